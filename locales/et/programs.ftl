# What is said by the feature programs.

refuse-command = exec: järele peab tulema programmi käsk, milles on ainult nähtavad märgid, näiteks exec:./bot.
bot-not-run = programmi „{ $command }” ei saa käivitada: { $error }
bot-not-found = programmi „{ $command }” ei saa käivitada: kest ei tunne sellist käsku.
forfeit-no-move = { $name } vastas „{ $line }”. { $why }{ $said }
forfeit-not-legal = { $name } vastas „{ $line }”, mis ei ole lubatud. { $why }{ $said }
forfeit-out-of-turn = { $name } kirjutas „{ $line }”, kui ei olnud tema kord.{ $said }
forfeit-late = { $name } ei teinud käiku { $seconds } s jooksul.{ $said }
forfeit-long-line = { $name } kirjutas rea, mis on pikem kui { $most } KiB.{ $said }
forfeit-comments = { $name } kirjutas ühe käigu ajal rohkem kui { $most } kommentaari.{ $said }
forfeit-ended = { $known ->
    [yes] { $name } lõpetas käiku tegemata, olek { $status }.
   *[no] { $name } lõpetas käiku tegemata.
  }{ $said }
record-program = Faili { $file } viimases mängus mängib programm. Üleskirjutus ei käivita käske: alusta uut mängu võtmega --first või --second.

# A time that cannot be read.
refuse-move-time = „{ $time }” ei ole käigu aeg: kirjuta sekundid, üle 0 ja kuni { $most }, näiteks 0.5.
bot-said = { " " }Viimati kirjutas ta: „{ $line }”
bot-said-in = { " " }Viimati kirjutas ta: „{ $line }” (kõik on failis { $file })
