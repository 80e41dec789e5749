# Ce que dit seul le Nim de Fibonacci.

tagline-fibonacci = prendre au plus le double de ce qui vient d’être pris
    .name = Nim de Fibonacci
rules-fibonacci = Nim de Fibonacci : prenez au moins une allumette, et au plus le double de ce qu’a pris le coup précédent ; le premier coup ne peut pas tout prendre. Le joueur qui prend la dernière allumette gagne. Le nombre après la barre oblique est le maximum que l’on peut prendre maintenant.
    .strategy = écrivez le nombre d’allumettes comme somme de nombres de Fibonacci deux à deux non consécutifs, et prenez le plus petit d’entre eux.
rules-fibonacci-misere = Nim de Fibonacci, misère : prenez au moins une allumette, et au plus le double de ce qu’a pris le coup précédent ; le premier coup doit en laisser au moins deux. Le joueur qui prend la dernière allumette perd. Le nombre après la barre oblique est le maximum que l’on peut prendre maintenant.
    .strategy = réservez une allumette à votre adversaire ; écrivez le nombre des autres comme somme de nombres de Fibonacci deux à deux non consécutifs, et prenez le plus petit d’entre eux.
position-fibonacci = « { $word } » n’est pas une position. Une position, c’est le nombre d’allumettes, par exemple 13, ou bien, après une barre oblique, le maximum que l’on peut prendre maintenant, sans dépasser ce qu’il y a, par exemple 13/4 : des nombres entiers de 0 à { $most }.
deed-fibonacci = prend { $count ->
    [one] { $count } allumette
   *[other] { $count } allumettes
  }
    .advice = prenez { $count ->
    [one] { $count } allumette
   *[other] { $count } allumettes
  }
ask-matches = Combien d’allumettes ?
help-matches = Entrez le nombre d’allumettes au départ, au plus { $most }. « q » quitte le programme.
theorem-match-left = le coup laisse une seule allumette, et l’adversaire doit la prendre.
    .idea = Pouvez-vous laisser une seule allumette ?
theorem-match-faced = il ne reste qu’une allumette, et il faut la prendre.
zeckendorf-sum = { $count ->
    [1] { $number } est un nombre de Fibonacci (1, 2, 3, 5, 8…)
   *[other] { $number } s’écrit { $parts }, somme de nombres de Fibonacci (1, 2, 3, 5, 8…) deux à deux non consécutifs
  }
theorem-zeckendorf-left = le coup laisse { $number }, et { $sum }. On peut maintenant prendre au plus { $most }, c’est-à-dire moins que { $least }. Quoi que votre adversaire prenne, écrivez ce qui reste comme somme de nombres de Fibonacci deux à deux non consécutifs, et prenez le plus petit d’entre eux : vous le pouvez toujours, et c’est donc vous qui prenez la dernière allumette.
    .idea = Écrivez le nombre d’allumettes comme somme de nombres de Fibonacci deux à deux non consécutifs. Quel est le plus petit d’entre eux ?
theorem-zeckendorf-left-misere = le coup laisse { $number } et la dernière allumette, et { $sum }. On peut maintenant prendre au plus { $most }, c’est-à-dire moins que { $least }. Quoi que votre adversaire prenne, écrivez ce qui reste sans la dernière allumette comme somme de nombres de Fibonacci deux à deux non consécutifs, et prenez le plus petit d’entre eux : vous le pouvez toujours, et votre adversaire doit prendre la dernière allumette.
    .idea = Réservez une allumette à votre adversaire. Écrivez le nombre des autres comme somme de nombres de Fibonacci deux à deux non consécutifs. Quel est le plus petit d’entre eux ?
theorem-zeckendorf-faced = { $sum }. On peut maintenant prendre au plus { $most }, c’est-à-dire moins que { $least }. Quoi qu’on prenne, l’adversaire peut écrire ce qui reste comme somme de nombres de Fibonacci deux à deux non consécutifs, et prendre le plus petit d’entre eux ; c’est donc lui qui prend la dernière allumette.
theorem-zeckendorf-faced-misere = sans la dernière allumette, il y en a { $number }, et { $sum }. On peut maintenant prendre au plus { $most }, c’est-à-dire moins que { $least }. Quoi qu’on prenne, l’adversaire peut écrire ce qui reste sans la dernière allumette comme somme de nombres de Fibonacci deux à deux non consécutifs, et prendre le plus petit d’entre eux ; à la fin, la dernière allumette reste au joueur dont c’est le tour.
moves-fibonacci = Écrivez 2 pour prendre 2 allumettes.
