# Lo que dicen tanto el juego de los fósforos como el nim.

deed-single = quita { $count ->
    [one] 1 fósforo
   *[other] { $count } fósforos
  } del montón { $pile }
    .advice = quita { $count } del montón { $pile }
deed-double = quita { $count ->
    [one] 1 fósforo
   *[other] { $count } fósforos
  } de cada uno de los montones { $number ->
    [2] { $first } y { $second }
   *[other] { $piles }
  }
    .advice = quita { $count } de cada uno de los montones { $number ->
    [2] { $first } y { $second }
   *[other] { $piles }
  }
position-piles-bad-size = «{ $word }» no es el tamaño de un montón. Una posición son los tamaños de los montones, como 3,5,7: números enteros de 0 a { $most }.
position-piles-too-many = Son demasiados montones: una posición tiene de 1 a { $most }.
move-no-such-pile = No hay ningún montón { $row }: { $rows ->
    [1] solo hay el montón 1.
   *[other] los montones van del 1 al { $rows }.
  }
move-empty-pile = El montón { $row } está vacío. Quita de un montón que tenga fósforos.
move-same-pile = Los dos montones tienen que ser distintos, como en 1+2:1.
move-count-single = No se pueden quitar { $count }: el montón { $pile } tiene { $size }. { $most ->
    [1] Quita 1.
    [2] Quita 1 o 2.
   *[other] Quita de 1 a { $most }.
  }
move-count-double = No se pueden quitar { $count }: { $piles ->
    [2] el menor de los dos montones
   *[other] el menor de estos montones
  } tiene { $size }. { $most ->
    [1] Quita 1.
    [2] Quita 1 o 2.
   *[other] Quita de 1 a { $most }.
  }
ask-piles = ¿Cuántos montones, o cuáles?
help-piles = Escribe cuántos montones de fósforos hay, de 2 a { $most }; después se pregunta cuántos fósforos tiene cada uno. «q» sale.
ask-pile-size = ¿Cuántos fósforos en el montón { $row }?
help-pile-size = Escribe cuántos fósforos tiene este montón al principio, de 1 a { $most }. «q» sale.
ask-pile = ¿De qué montón ({ $offered })?
ask-first-pile = ¿Cuál es el primer montón ({ $offered })?
ask-second-pile = ¿Cuál es el segundo montón ({ $offered })?
ask-count-single = ¿Cuántos fósforos del montón { $heap }?
ask-count-double = ¿Cuántos fósforos de cada uno?
help-pick-pile = Escribe el número del montón del que vas a quitar: { $offered }. «b» vuelve al menú, «q» sale.
help-pick-first = Escribe el número del primero de los dos montones de los que vas a quitar: { $offered }. «b» vuelve al menú, «q» sale.
help-pick-second = Escribe el número del segundo montón del que vas a quitar: { $offered }. «b» vuelve al menú, «q» sale.
help-count-single = Escribe cuántos fósforos vas a quitar del montón { $heap }{ $most ->
    [1] : solo puede ser 1
   *[other] , de 1 a { $most }
  }. «b» vuelve al menú, «q» sale.
help-count-double = Escribe cuántos fósforos vas a quitar de cada uno de los montones { $first } y { $second }{ $most ->
    [1] : solo puede ser 1
   *[other] , de 1 a { $most }
  }. «b» vuelve al menú, «q» sale.
limit-single = { $answer } es demasiado: el montón { $heap } tiene { $size }
limit-double = { $answer } es demasiado: el menor de los dos montones tiene { $size }
alike-piles = montones en cualquier orden
theorem-takes-last = se lleva todos los fósforos que quedan.
    .idea = ¿Puedes llevártelo todo?
theorem-ones-left = { $piles ->
    [one] la jugada deja un solo fósforo, y el rival tiene que llevárselo.
   *[other] la jugada deja { $piles } montones de uno. Es un número impar, así que el rival tiene que llevarse el último.
  }
    .idea = ¿Cuántos montones de uno quieres dejar: un número par o impar?
theorem-ones-faced = { $piles ->
    [one] solo queda un fósforo, y hay que llevárselo.
   *[other] solo quedan montones de uno. Son { $piles }, un número impar, así que quien tiene el turno tendrá que llevarse el último.
  }
note-last = { $piles ->
    [one] un solo fósforo
   *[other] un número impar de montones de uno
  }
place-pile = quita del montón { $pile }
place-piles = quita de los montones { $number ->
    [2] { $first } y { $second }
   *[other] { $piles }
  }
absent-double = Solo queda un montón del que quitar.
