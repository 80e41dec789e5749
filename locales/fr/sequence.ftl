# What is said by the feature sequence.

sequence-period = Période { $length } après une prépériode de { $before }. C’est prouvé : à partir de { $from }, les nimbers se répètent sans fin.
sequence-no-period = Les nimbers jusqu’à { $to } ne prouvent aucune période.
sequence-misere = En version misère, seuls octal, kayles, sticks et take avec des nombres donnés ont des suites : des mots au lieu des nimbers, qui relèvent de la version normale. Enlevez --misere.
sequence-option = { $option } ne vaut pas pour les suites du jeu { $game }.
sequence-shape = --shape doit être deux côtés, dont un au moins est n, par exemple 2xn ou nxn, et non « { $shape } ».
sequence-bfile = Un b-file a un nombre par ligne, et une position perdante en a plusieurs. Enlevez --bfile.
sequence-words = { $length ->
    [0] Les mots des tas plus grands que { $reach } ne sont pas connus, et aucune période n’est démontrée.
   *[other] Période { $length } après une prépériode de { $before }. C’est prouvé : à partir de { $from }, les mots se répètent sans fin.
  } En version misère, plusieurs tas sont le produit de leurs mots (quotient misère d’ordre { $order }) : les lettres peuvent changer de place{ $ruled ->
    [yes] , et { $rules }.
   *[no] .
  } { $count ->
    [0] Aucun mot n’est perdant.
    [1] Seul le mot { $lost } est perdant.
   *[other] Les mots perdants sont exactement { $lost }.
  }
sequence-reach = Les mots des tas en version misère n’ont été trouvés que jusqu’à { $reach } (quotient d’ordre { $order }), et aucune règle pour les tas plus grands. Donnez au plus --to { $reach }.
sequence-nimbers = { $game }{ $shape }, nimbers par taille :
sequence-losing = { $game }, positions perdantes :
sequence-heap-words = { $game }, mots par taille :
