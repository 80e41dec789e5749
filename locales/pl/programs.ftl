# What is said by the feature programs.

refuse-command = Po exec: musi stać polecenie, które uruchamia program, w widocznych znakach, np. exec:./bot.
bot-not-run = Nie można uruchomić programu „{ $command }”: { $error }
bot-not-found = Nie można uruchomić programu „{ $command }”: powłoka nie zna takiego polecenia.
forfeit-no-move = { $name }: odpowiedź brzmi „{ $line }”. { $why }{ $said }
forfeit-not-legal = { $name }: odpowiedź „{ $line }” jest niezgodna z zasadami. { $why }{ $said }
forfeit-out-of-turn = { $name }: program pisze „{ $line }” poza swoją kolejką.{ $said }
forfeit-late = { $name }: brak ruchu w ciągu { $seconds } s.{ $said }
forfeit-long-line = { $name }: wiersz dłuższy niż { $most } KiB.{ $said }
forfeit-comments = { $name }: w jednym ruchu jest więcej komentarzy niż { $most }.{ $said }
forfeit-ended = { $known ->
    [yes] { $name }: program kończy się bez ruchu, kod wyjścia: { $status }.
   *[no] { $name }: program kończy się bez ruchu.
  }{ $said }
record-program = W ostatniej partii z pliku { $file } gra program. Zapis nie uruchamia poleceń: zacznij nową partię z --first lub --second.

# A time that cannot be read.
refuse-move-time = „{ $time }” nie jest czasem na ruch: podaj sekundy, więcej niż 0 i najwyżej { $most }, np. 0.5.
bot-said = { " " }Ostatnio napisał: „{ $line }”
bot-said-in = { " " }Ostatnio napisał: „{ $line }” (całość jest w { $file })
