# Lo que solo dice el nim de Fibonacci.

tagline-fibonacci = quita como máximo el doble de lo que se acaba de quitar
    .name = Nim de Fibonacci
rules-fibonacci = Nim de Fibonacci: quita al menos un fósforo, y como máximo el doble de los que quitó la jugada anterior; la primera jugada no puede quitarlos todos. Gana quien se lleva el último fósforo. El número tras la barra es el máximo que se puede quitar ahora.
    .strategy = escribe el número de fósforos como suma de números de Fibonacci no consecutivos y quita el menor de ellos.
rules-fibonacci-misere = Nim de Fibonacci, misère: quita al menos un fósforo, y como máximo el doble de los que quitó la jugada anterior; la primera jugada tiene que dejar al menos dos. Pierde quien se lleva el último fósforo. El número tras la barra es el máximo que se puede quitar ahora.
    .strategy = reserva un fósforo para tu rival; escribe el número de los demás como suma de números de Fibonacci no consecutivos y quita el menor de ellos.
position-fibonacci = «{ $word }» no es una posición. Una posición es el número de fósforos, como 13, o ese número con una barra y el máximo que se puede quitar ahora, que no sea mayor, como 13/4: números enteros de 0 a { $most }.
deed-fibonacci = quita { $count ->
    [one] 1 fósforo
   *[other] { $count } fósforos
  }
    .advice = quita { $count ->
    [one] 1 fósforo
   *[other] { $count } fósforos
  }
ask-matches = ¿Cuántos fósforos hay?
help-matches = Escribe cuántos fósforos hay al principio, hasta { $most }. «q» sale.
theorem-match-left = la jugada deja un solo fósforo, y el rival tiene que llevárselo.
    .idea = ¿Puedes dejar un solo fósforo?
theorem-match-faced = solo queda un fósforo, y hay que llevárselo.
zeckendorf-sum = { $count ->
    [1] { $number } es uno de los números de Fibonacci (1, 2, 3, 5, 8…)
   *[other] { $number } es { $parts }, una suma de números de Fibonacci (1, 2, 3, 5, 8…) no consecutivos
  }
theorem-zeckendorf-left = la jugada deja { $number }, y { $sum }. Ahora se pueden quitar { $most } como máximo, y eso es menos que { $least }. Quite lo que quite tu rival, escribe lo que queda como suma de números de Fibonacci no consecutivos y quita el menor de ellos: siempre puedes, así que te llevas el último fósforo.
    .idea = Escribe el número de fósforos como suma de números de Fibonacci no consecutivos. ¿Cuál es el menor de ellos?
theorem-zeckendorf-left-misere = la jugada deja { $number } y el último fósforo, y { $sum }. Ahora se pueden quitar { $most } como máximo, y eso es menos que { $least }. Quite lo que quite tu rival, escribe lo que queda aparte del último fósforo como suma de números de Fibonacci no consecutivos y quita el menor de ellos: siempre puedes, así que tu rival tiene que llevarse el último fósforo.
    .idea = Reserva un fósforo para tu rival. Escribe el número de los demás como suma de números de Fibonacci no consecutivos. ¿Cuál es el menor de ellos?
theorem-zeckendorf-faced = { $sum }. Ahora se pueden quitar { $most } como máximo, y eso es menos que { $least }. Se quite lo que se quite, el rival puede escribir lo que queda como suma de números de Fibonacci no consecutivos y quitar el menor de ellos, así que se lleva el último fósforo.
theorem-zeckendorf-faced-misere = sin el último fósforo hay { $number }, y { $sum }. Ahora se pueden quitar { $most } como máximo, y eso es menos que { $least }. Se quite lo que se quite, el rival puede escribir lo que queda aparte del último fósforo como suma de números de Fibonacci no consecutivos y quitar el menor de ellos; al final el último fósforo queda para quien tiene ahora el turno.
moves-fibonacci = Escribe 2 para quitar 2 fósforos.
