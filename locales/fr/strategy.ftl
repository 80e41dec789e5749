# What is said by the feature strategy.

strategy-written = { $file } contient une stratégie : { $how }.
strategy-by-list = { $count ->
    [one] { $count } position avec sa réponse
   *[other] { $count } positions avec leurs réponses
  }
strategy-proves-win = Prouvé par les règles : { $game } { $position } est une position gagnante pour le joueur dont c’est le tour ({ $how }).
strategy-proves-loss = Prouvé par les règles : { $game } { $position } est une position perdante pour le joueur dont c’est le tour ({ $how }).
strategy-proves-margin = Prouvé par les règles : dans { $game } { $position }, le joueur dont c’est le tour obtient un écart d’au moins { $margin } ({ $how }).
strategy-long = La stratégie aurait plus de { $most } lignes : une recherche à partir d’ici visite jusqu’à { $positions } positions.{ $full ->
    [yes] { "" }
   *[no] { " " }Avec --full, elle peut en avoir un million.
  }
strategy-header = Une stratégie commence par [Game "NOM"], [Position "..."] et [Strategy "win"], [Strategy "loss"] ou, quand les points décident, [Strategy "ÉCART"].
strategy-line = Une ligne d’une stratégie est POSITION -> COUP ou, quand les points décident, POSITION -> COUP for ÉCART.
strategy-twice = Cette position y est deux fois, peut-être sous une autre forme.
strategy-unused = Cette position ne sert jamais.
strategy-missing = La position { $position }, qui peut venir ensuite, n’a pas de réponse.
strategy-loses = À partir d’ici, l’autre joueur peut gagner.
strategy-less = À partir d’ici, on obtient moins que ce qui est annoncé.
