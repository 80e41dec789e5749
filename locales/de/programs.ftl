# What is said by the feature programs.

refuse-command = Nach exec: muss der Befehl eines Programms stehen, in sichtbaren Zeichen, z. B. exec:./bot.
bot-not-run = Das Programm „{ $command }“ lässt sich nicht starten: { $error }
bot-not-found = Das Programm „{ $command }“ lässt sich nicht starten: Die Shell kennt keinen solchen Befehl.
forfeit-no-move = { $name } hat mit „{ $line }“ geantwortet. { $why }{ $said }
forfeit-not-legal = { $name } hat mit „{ $line }“ geantwortet, und das ist nicht erlaubt. { $why }{ $said }
forfeit-out-of-turn = { $name } hat „{ $line }“ geschrieben, ohne am Zug zu sein.{ $said }
forfeit-late = { $name } hat in { $seconds } s keinen Zug gemacht.{ $said }
forfeit-long-line = { $name } hat eine Zeile mit mehr als { $most } KiB geschrieben.{ $said }
forfeit-comments = { $name } hat in einem Zug mehr als { $most } Kommentare geschrieben.{ $said }
forfeit-ended = { $known ->
    [yes] { $name } hat sich ohne Zug beendet, mit Status { $status }.
   *[no] { $name } hat sich ohne Zug beendet.
  }{ $said }
record-program = Eine Seite der letzten Partie von { $file } ist ein Programm. Aus einem Protokoll heraus werden keine Befehle ausgeführt: Beginne ein neues Spiel mit --first oder --second.

# A time that cannot be read.
refuse-move-time = „{ $time }“ ist keine Zeit für einen Zug: Schreib Sekunden über 0 und bis { $most }, z. B. 0.5.
bot-said = { " " }Zuletzt schrieb es: „{ $line }“
bot-said-in = { " " }Zuletzt schrieb es: „{ $line }“ (alles steht in { $file })
