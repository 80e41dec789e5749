# What is said by the feature programs.

refuse-command = Za exec: patří příkaz, kterým se program spouští, ve viditelných znacích, třeba exec:./bot.
bot-not-run = Program „{ $command }“ nelze spustit: { $error }
bot-not-found = Program „{ $command }“ nelze spustit: shell takový příkaz nezná.
forfeit-no-move = { $name }: odpověď zněla „{ $line }“. { $why }{ $said }
forfeit-not-legal = { $name }: odpověď „{ $line }“ není podle pravidel. { $why }{ $said }
forfeit-out-of-turn = { $name }: program napsal „{ $line }“, i když nebyl na tahu.{ $said }
forfeit-late = { $name }: žádný tah do { $seconds } s.{ $said }
forfeit-long-line = { $name }: řádek je delší než { $most } KiB.{ $said }
forfeit-comments = { $name }: v jednom tahu je víc než { $most } komentářů.{ $said }
forfeit-ended = { $known ->
    [yes] { $name }: program skončil a netáhl, návratový kód je { $status }.
   *[no] { $name }: program skončil a netáhl.
  }{ $said }
record-program = V poslední hře souboru { $file } hraje program. Příkazy ze záznamu se nespouštějí: začněte novou hru s --first nebo --second.

# A time that cannot be read.
refuse-move-time = „{ $time }“ není čas na tah: zadejte počet sekund větší než 0 a nejvýš { $most }, třeba 0.5.
bot-said = { " " }Nakonec napsal: „{ $line }“
bot-said-in = { " " }Nakonec napsal: „{ $line }“ (celé je to v souboru { $file })
