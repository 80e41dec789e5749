# Ce que disent les jeux de tas qui n'ont pas leurs propres mots.

position-heaps = « { $word } » n’est pas un tas. Une position donne les tailles des tas, par exemple 7 ou 3,4 : des nombres entiers, { $most } au plus en tout, et au plus { $heaps } tas.
move-no-such-heap = Il n’y a pas de tas { $row } : { $rows ->
    [1] il n’y a que le tas 1.
   *[other] les tas sont numérotés de 1 à { $rows }.
  }
move-empty-heap = Le tas { $row } est vide. Choisissez-en un qui ne l’est pas.
ask-heap = Dans quel tas ({ $offered }) ?
help-heap = Entrez le numéro du tas dans lequel vous jouez : { $offered }. « b » ramène au menu, « q » quitte le programme.
ask-heaps = Combien de tas, ou lesquels ?
help-heaps = Entrez le nombre de tas, de 1 à { $most } ; la taille de chacun vous est demandée ensuite. « q » quitte le programme.
ask-heap-size = Quelle est la taille du tas { $row } ?
help-heap-size = Entrez la taille de ce tas au départ, de 1 à { $most }. « q » quitte le programme.
theorem-heaps-left = le coup laisse des paires de tas égaux. Quoi que votre adversaire fasse dans un tas, faites de même dans l’autre tas de la paire (stratégie de Tweedledum et Tweedledee) : vous avez toujours une réponse, et c’est donc vous qui jouez le dernier coup.
    .idea = { $halves ->
        [yes] Pouvez-vous laisser deux moitiés égales ?
       *[no] Pouvez-vous laisser des paires de tas égaux ?
      }
    .short = il laisse des paires de tas égaux.
theorem-heaps-faced = les tas vont par paires égales. Quoi qu’on fasse dans un tas, l’adversaire peut faire de même dans l’autre tas de la paire ; c’est donc lui qui joue le dernier coup.
    .short = les tas vont par paires égales : votre adversaire peut donc copier chaque coup.
theorem-heaps-nimbers = Les nimbers des tas de 1 à { $most } sont { $nimbers }{ $more ->
    [yes] { " " }(nimatron sequence en donne davantage).
   *[no] .
  }{ $dead ->
    [yes] { " " }Les tas qu’aucun coup ne peut changer sont omis.
   *[no] { "" }
  }
note-heaps = de nouveau des paires
alike-heaps = tas dans un ordre quelconque
alike-live-heaps = tas dans un ordre quelconque ; ceux qu’aucun coup ne peut changer sont omis
place-heap = se joue dans le tas { $row }
ask-taken = Combien ({ $offered }) ?
help-taken = Entrez combien de jetons vous prenez dans le tas { $heap } : { $offered }. « b » ramène au menu, « q » quitte le programme.
theorem-misere-kayles = le kayles misère est résolu (Sibert et Conway) : { $line ->
    [other] avec au moins une rangée d’une longueur autre que 1, 4, 5, 9, 12, 17, 20 et 25, une position est perdante si et seulement si son nimber est 0.
    [short] des rangées de 1, 4 et 5 seules sont perdantes si et seulement si le nombre de rangées de 1 et de 4 est impair.
    [even] des rangées de 1, 4, 9, 12, 17 et 20 seules, avec un nombre pair de rangées de 9, 12 et 17, sont perdantes si et seulement si le nombre de rangées de 1, 4 et 20 est impair.
    [nines] un nombre impair de rangées de 9, ou une seule rangée de 12, avec un nombre pair de rangées de 1 et de 4 au total et aucune autre, est une position perdante.
    [single] une seule rangée de 25, un nombre impair de rangées de 9 et un nombre impair de rangées de 1 et de 4 au total, sans aucune autre, forment une position perdante.
   *[none] des rangées de 1, 4, 5, 9, 12, 17, 20 et 25 seules sont perdantes si et seulement si leur nimber est 0, à quelques exceptions près, dont cette position ne fait pas partie.
  }
misere-kayles-rows = { $won ->
    [yes] Le coup laisse
   *[no] Il y a
  } { $count ->
    [one] une rangée de { $rows }
   *[other] des rangées de { $rows }
  }{ $line ->
    [other] , de nimbers { $nimbers } : leur somme de Nim est 0.{ $won ->
        [yes] { " " }Après chaque riposte, ramenez la somme de Nim à 0, tant qu’il reste une telle rangée ; sans elle, il y a des exceptions.
       *[no] { "" }
      }
    [none] , de nimbers { $nimbers } : leur somme de Nim est 0.
   *[short] .
  }
theorem-pin-rows-nimbers = Les nimbers des rangées de 1 à { $most } quilles sont { $nimbers }{ $more ->
    [yes] { " " }(nimatron sequence en donne davantage).
   *[no] .
  }
octal-is-kayles = Ce jeu octal est le kayles : chaque tas est une rangée.
