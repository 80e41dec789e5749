# What is said by the feature programs.

refuse-command = Après exec: il faut la commande d’un programme, en caractères visibles, comme dans exec:./bot.
bot-not-run = impossible de lancer le programme « { $command } » : { $error }
bot-not-found = impossible de lancer le programme « { $command } » : l’interpréteur ne connaît pas cette commande.
forfeit-no-move = { $name } a répondu « { $line } ». { $why }{ $said }
forfeit-not-legal = { $name } a répondu « { $line } », ce qui n’est pas permis. { $why }{ $said }
forfeit-out-of-turn = { $name } a écrit « { $line } » hors de son tour.{ $said }
forfeit-late = { $name } n’a pas joué en { $seconds } s.{ $said }
forfeit-long-line = { $name } a écrit une ligne de plus de { $most } Kio.{ $said }
forfeit-comments = { $name } a écrit plus de { $most } commentaires en un seul tour.{ $said }
forfeit-ended = { $known ->
    [yes] { $name } s’est terminé sans jouer, avec le code { $status }.
   *[no] { $name } s’est terminé sans jouer.
  }{ $said }
record-program = Un joueur de la dernière partie de { $file } est un programme. Un enregistrement ne lance pas de commandes : commencez une nouvelle partie avec --first ou --second.

# A time that cannot be read.
refuse-move-time = « { $time } » n’est pas une durée pour un coup : écrivez des secondes, plus de 0 et au plus { $most }, par exemple 0.5.
bot-said = { " " }Il a écrit en dernier : « { $line } »
bot-said-in = { " " }Il a écrit en dernier : « { $line } » (le tout est dans { $file })
