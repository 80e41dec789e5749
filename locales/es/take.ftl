# Lo que solo dicen los juegos de sustracción.

tagline-take = quita de un montón 1, 2 o 3 (o según una regla tuya)
    .name = Sustracción
rules-take = Sustracción: { $numeric ->
    [yes] quita de un solo montón; solo se permiten estos números: { $set }.
   *[no] cambia un montón según la regla «{ $set }». { $letters }
  } Quien no puede jugar pierde.
    .strategy = halla el número de Grundy de cada montón y juega al nim con esos números.
rules-take-misere = Sustracción, misère: { $numeric ->
    [yes] quita de un solo montón; solo se permiten estos números: { $set }.
   *[no] cambia un montón según la regla «{ $set }». { $letters }
  } Quien hace la última jugada pierde.
terms-take = { $numeric ->
    [yes] quitando { $value }
   *[no] regla: { $value }
  }
ask-set = ¿Qué números se pueden quitar?
help-set = Escribe los números que una jugada puede quitar, como 1,3,4 o 1-5, o una regla en inglés, como primes; k <= n/2; k divides n and k < n; take 1 or 2, then split; split a + b, a != b. n es el tamaño del montón y k cuántos se quitan; lo que queda puede formar dos montones a y b, a no mayor que b, y 0 es ningún montón. Clases de números: any, even, odd, squares, cubes, triangular, primes, fibonacci, powers of 2. Signos y palabras: = != < <= > >= + - * / ^ mod, gcd(k, n), half, and, or, not. Una coma añade una condición, un punto y coma otra manera de jugar: take 1; take 2, n is even. Enter sin más elige lo que está entre corchetes. «q» sale del programa.
set-unreadable = «{ $word }» no es un conjunto de números. Escribe los números que se pueden quitar, de 1 a { $most }, como 1,3,4, 1-5 o 1-3,7: { $numbers } como máximo.
position-take = «{ $word }» no es un montón. Una posición son los tamaños de los montones, como 7 o 7,5: números enteros, { $most } en total como máximo, y { $heaps } montones como máximo.
move-unreadable-numbers = «{ $move }» no es una jugada. Escribe 2:3 para quitar 3 del montón 2.
move-take-none = Del montón { $heap } no se puede quitar nada: solo tiene { $size }, y lo mínimo que se puede quitar es { $least }. Elige otro montón.
move-take-count = No se pueden quitar { $count } del montón { $heap }, que tiene { $size }. Lo que se puede quitar: { $takable }.
deed-taken = quita { $taken } del montón { $heap }
    .advice = quita { $taken } del montón { $heap }
moves-take = Escribe 2:3 para quitar 3 del montón 2. Si la regla divide montones, escribe 2:1+4 para dividir el montón 2 en 1 y 4, y 2:3=1+4 para quitar 3 y dejar 1 y 4.
rule-letters = n es el tamaño del montón y k cuántos se quitan.{ $splits ->
    [yes] { " " }Lo que queda puede formar dos montones de a y b, con a no mayor que b.
   *[no] { "" }
  }
move-none = En el montón { $heap }, que tiene { $size }, no hay jugada posible. Elige otro montón.
move-other = { $played } no es una jugada en el montón { $heap }, que tiene { $size }. Allí se permite: { $allowed }.
rule-unreadable = La regla no se entiende a partir del lugar marcado con ›: { $marked } (se espera: { $what ->
    [number] un número, n, k o una clase de números como primes, powers of 2
    [taken] sin k, pues no se quita nada
    [parts] sin a ni b antes de «split»
    [split] split
    [length] 200 caracteres como máximo
    [closing] un paréntesis de cierre
    [comparison] una comparación como k <= n/2
    [last] n, k o un número; las reglas no recuerdan la última jugada, para eso están coins y fibonacci
    [pass] una jugada; en estas reglas no se puede pasar
    [heaps] un solo montón; una jugada cambia solo uno, en matches se quita de dos a la vez
   *[sign] una comparación como <=, «and», «or», una coma o el final
  }). Ejemplos de reglas: 1,3,4; primes; k <= n/2; k divides n and k < n; split a + b, a != b; take 1 or 2, then split.
move-unreadable-rule = «{ $move }» no es una jugada. Escribe 2:3 para quitar 3 del montón 2, 2:1+4 para dividirlo en 1 y 4, o 2:3=1+4 para quitar 3 y dejar 1 y 4.
