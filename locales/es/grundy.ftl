# Lo que solo dice el juego de Grundy.

tagline-grundy = parte un montón en dos de distinto tamaño
    .name = Juego de Grundy
rules-grundy = Juego de Grundy: parte un montón en dos de distinto tamaño. Quien no puede jugar pierde.
    .strategy = halla el número de Grundy de cada montón y juega al nim con esos números.
rules-grundy-misere = Juego de Grundy, misère: parte un montón en dos de distinto tamaño. Quien hace la última jugada pierde.
move-unreadable-grundy = «{ $move }» no es una jugada. Para partir el montón 2 en 1 y 4, si tiene 5, escribe 2:1+4.
move-grundy-none = El montón { $heap } no se puede partir en dos de distinto tamaño: solo tiene { $size }. Elige otro montón.
move-grundy-unequal = El montón { $heap } tiene { $size }. Pártelo en dos montones de distinto tamaño que sumen { $size }, como en { $example }.
deed-grundy = parte el montón { $heap } en { $one } y { $other }
    .advice = parte el montón { $heap } en { $one } y { $other }
ask-grundy = ¿De qué tamaño es el menor de los dos ({ $most ->
    [1] solo 1
   *[other] de 1 a { $most }
  })?
help-grundy = El montón { $heap }, de { $size }, se convierte en dos montones de distinto tamaño. Escribe el tamaño del menor{ $most ->
    [1] : solo puede ser 1
   *[other] , de 1 a { $most }
  }. «b» vuelve al menú, «q» sale.
limit-grundy = { $answer } es demasiado para el menor de dos montones distintos que suman { $size }
moves-grundy = Escribe 2:1+4 para partir el montón 2 en montones de 1 y 4.
