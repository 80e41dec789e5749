# Ce que disent à la fois les allumettes et le jeu de Nim.

deed-single = prend { $count ->
    [one] { $count } allumette
   *[other] { $count } allumettes
  } dans le tas { $pile }
    .advice = prenez { $count ->
    [one] { $count } allumette
   *[other] { $count } allumettes
  } dans le tas { $pile }
deed-double = prend { $count ->
    [one] { $count } allumette
   *[other] { $count } allumettes
  } dans chacun des tas { $number ->
    [2] { $first } et { $second }
   *[other] { $piles }
  }
    .advice = prenez { $count ->
    [one] { $count } allumette
   *[other] { $count } allumettes
  } dans chacun des tas { $number ->
    [2] { $first } et { $second }
   *[other] { $piles }
  }
position-piles-bad-size = « { $word } » n’est pas une taille de tas. Une position donne les tailles des tas, par exemple 3,5,7 : des nombres entiers de 0 à { $most }.
position-piles-too-many = Cela fait trop de tas : une position en a de 1 à { $most }.
move-no-such-pile = Il n’y a pas de tas { $row } : { $rows ->
    [1] il n’y a que le tas 1.
   *[other] les tas sont numérotés de 1 à { $rows }.
  }
move-empty-pile = Le tas { $row } est vide. Prenez dans un tas qui a des allumettes.
move-same-pile = Les deux tas doivent être différents, comme dans 1+2:1.
move-count-single = On ne peut pas en prendre { $count } : le tas { $pile } a { $size ->
    [one] { $size } allumette
   *[other] { $size } allumettes
  }. Prenez-en { $most ->
    [1] 1.
    [2] 1 ou 2.
   *[other] de 1 à { $most }.
  }
move-count-double = On ne peut pas en prendre { $count } : { $piles ->
    [2] le plus petit des deux tas
   *[other] le plus petit de ces tas
  } a { $size ->
    [one] { $size } allumette
   *[other] { $size } allumettes
  }. Prenez-en { $most ->
    [1] 1.
    [2] 1 ou 2.
   *[other] de 1 à { $most }.
  }
ask-piles = Combien de tas, ou lesquels ?
help-piles = Entrez le nombre de tas d’allumettes, de 2 à { $most } ; le nombre d’allumettes de chacun vous est demandé ensuite. « q » quitte le programme.
ask-pile-size = Combien d’allumettes dans le tas { $row } ?
help-pile-size = Entrez le nombre d’allumettes de ce tas au départ, de 1 à { $most }. « q » quitte le programme.
ask-pile = Dans quel tas ({ $offered }) ?
ask-first-pile = Quel est le premier tas ({ $offered }) ?
ask-second-pile = Quel est le second tas ({ $offered }) ?
ask-count-single = Combien d’allumettes dans le tas { $heap } ?
ask-count-double = Combien d’allumettes dans chacun ?
help-pick-pile = Entrez le numéro du tas dans lequel vous prenez : { $offered }. « b » ramène au menu, « q » quitte le programme.
help-pick-first = Entrez le numéro du premier des deux tas dans lesquels vous prenez : { $offered }. « b » ramène au menu, « q » quitte le programme.
help-pick-second = Entrez le numéro du second tas dans lequel vous prenez : { $offered }. « b » ramène au menu, « q » quitte le programme.
help-count-single = Entrez combien d’allumettes vous prenez dans le tas { $heap }{ $most ->
    [1]  : seul 1 est possible
    [2]  : 1 ou 2
   *[other] , de 1 à { $most }
  }. « b » ramène au menu, « q » quitte le programme.
help-count-double = Entrez combien d’allumettes vous prenez dans chacun des tas { $first } et { $second }{ $most ->
    [1]  : seul 1 est possible
    [2]  : 1 ou 2
   *[other] , de 1 à { $most }
  }. « b » ramène au menu, « q » quitte le programme.
limit-single = { $answer }, c’est trop : le tas { $heap } { $size ->
    [1] n’a qu’une allumette
    [one] n’a que { $size } allumette
   *[other] n’a que { $size } allumettes
  }
limit-double = { $answer }, c’est trop : le plus petit des deux tas { $size ->
    [1] n’a qu’une allumette
    [one] n’a que { $size } allumette
   *[other] n’a que { $size } allumettes
  }
alike-piles = tas dans un ordre quelconque
theorem-takes-last = il prend toutes les allumettes qui restent.
    .idea = Pouvez-vous tout prendre ?
theorem-ones-left = { $piles ->
    [one] le coup laisse une seule allumette, et l’adversaire doit la prendre.
   *[other] le coup laisse { $piles } tas d’une allumette. C’est un nombre impair : l’adversaire doit donc prendre la dernière.
  }
    .idea = Combien de tas d’une allumette voulez-vous laisser : un nombre pair ou impair ?
theorem-ones-faced = { $piles ->
    [one] il ne reste qu’une allumette, et il faut la prendre.
   *[other] il ne reste que des tas d’une allumette. Leur nombre, { $piles }, est impair : le joueur dont c’est le tour doit donc prendre la dernière.
  }
note-last = { $piles ->
    [one] une seule allumette
   *[other] nombre impair de tas d’une allumette
  }
place-pile = prend dans le tas { $pile }
place-piles = prend dans les tas { $number ->
    [2] { $first } et { $second }
   *[other] { $piles }
  }
absent-double = Il ne reste qu’un tas dans lequel prendre.
