# El curso. Una lección tiene su título y, como atributos: la idea en tres frases; una pista que no nombra ninguna jugada; el ejemplo, línea
# a línea, con la posición, la mejor jugada y lo que deja, que halla el programa; y, donde pide un número, esa pregunta.

lesson-backwards = Ganar o perder, desde el final
    .idea = Si no queda nada que quitar, quien tiene el turno ha perdido. Una posición es ganadora si alguna jugada deja una perdedora. Es perdedora si todas las jugadas dejan una ganadora.
    .tip = ¿Qué números puedes dejar? Cuenta desde 0: ¿es perdedor alguno de ellos?
    .example =
        Con 0 palitos, quien tiene el turno ha perdido. Márcalo con un menos.
        Desde 1 y desde 2 una jugada deja 0, así que los dos son ganadores: más.
        Desde 3 una jugada deja 2 o 1, y los dos son ganadores: 3 es perdedor.
        Del mismo modo, 4 y 5 son ganadores, y 6 es perdedor.
        Desde { $position }, quitar { $move } deja { $left }, que es perdedor. Así que gana.
lesson-remainder = El resto
    .idea = Si se pueden quitar de 1 a M palitos, deja un múltiplo de M+1. Quite lo que quite tu rival, quita tú lo que falte para sumar M+1. Así queda cada vez un múltiplo y, al final, 0.
    .tip = Divide el número de palitos entre M+1. ¿Cuál es el resto?
    .number = Divide entre el máximo más 1. ¿Cuál es el resto?
    .example =
        Se pueden quitar 3 como máximo, así que cuenta de cuatro en cuatro.
        { $position } entre 4 da de resto { $move }. Quita ese resto: quedan { $left }.
        Si tu rival quita 1, quita 3; si quita 2, quita 2, y si quita 3, quita 1. Entonces quedan 4.
        Responde otra vez del mismo modo, y el último palito es tuyo.
lesson-last-stick = El último palito pierde
    .idea = En la modalidad misère pierde quien se lleva el último palito. Así que deja un palito más que un múltiplo de M+1. Aparta ese mentalmente y juega por los demás como antes.
    .tip = Aparta un palito. ¿Qué resto dejan los demás al dividirlos entre M+1?
    .example =
        Aparta uno de los { $position } palitos: quedan 7 por los que jugar.
        Se pueden quitar 3 como máximo, y 7 entre 4 da de resto { $move }. Quita ese resto.
        Quedan { $left } palitos: 4 para repartir y el que pierde.
        Quite lo que quite tu rival, haz que entre los dos sumen 4. El último palito es para tu rival.
lesson-period = Una tabla y su periodo
    .idea = Si solo se pueden quitar algunos números, marca los montones uno tras otro como ganadores o perdedores, empezando por 0. Al cabo de un rato las marcas vuelven en el mismo orden. Averigua cada cuántos montones se repiten y divide entre ese número.
    .tip = Marca 0, 1, 2, 3, etc. hasta que las marcas vuelvan. ¿A qué montón marcado se parece este?
    .example =
        Puedes quitar 1, 3 o 4. 0 es perdedor; 1 deja 0, así que es ganador.
        2 solo puede dejar 1, así que es perdedor. 3, 4, 5 y 6 pueden dejar 0 o 2: ganadores.
        7 deja 6, 4 o 3, todos ganadores: 7 es perdedor, y el orden vuelve a empezar.
        Así, un montón es perdedor si al dividirlo entre 7 deja de resto 0 o 2.
        { $position } deja de resto 6. La jugada { $move } deja { $left }, con resto 2: gana.
lesson-pairs = Dos montones iguales
    .idea = Dos montones iguales son una posición perdedora para quien tiene el turno. Lo que se quite de uno, el rival lo quita del otro. Así, el rival siempre tiene respuesta y hace la última jugada.
    .tip = ¿Puedes dejar los montones en parejas iguales?
    .example =
        Los montones de { $position } son distintos. Iguálalos: { $move } deja { $left }.
        Si tu rival quita 2 de un montón, quita 2 del otro: quedan dos montones de 1.
        Si tu rival quita un montón entero, quita el otro: el último fósforo es tuyo.
lesson-copying = Copiar en otro sitio
    .idea = Deja dos mitades iguales, y copia en una lo que tu rival haga en la otra. En el kayles, derriba el centro de una fila; en el chomp, mantén dos brazos iguales. En el cram, responde con la jugada de tu rival girada media vuelta.
    .tip = ¿Puedes dejar dos mitades iguales?
    .example =
        Derriba el bolo central de la fila de { $position }: { $move } deja { $left }.
        Las dos mitades son iguales. Tu rival tiene que cambiar una de ellas.
        Haz lo mismo en la otra: vuelven a ser iguales, y el último bolo es tuyo.
lesson-powers = El nim y las potencias de dos
    .idea = Todo tamaño es una suma de potencias de dos distintas: 5 es 4 + 1, y 6 es 4 + 2. Deja cada potencia un número par de veces. Así, haga lo que haga tu rival, alguna potencia queda impar, y puedes hacer que todas vuelvan a ser pares.
    .tip = ¿Qué potencias aparecen un número impar de veces? Busca un montón que tenga la mayor de ellas.
    .number = ¿Cuánto suman las potencias de dos sin pareja?
    .example =
        1 es 1, 5 es 4 + 1, y 6 es 4 + 2.
        El 4 aparece dos veces, y el 1 también. El 2 aparece una vez, que es impar.
        Solo el montón de 6 tiene un 2. Sin él quedan 4: { $move } deja { $left }.
        Ahora cada potencia aparece un número par de veces.
lesson-nim-sum = En binario: cómo hallar la jugada
    .idea = Escribe los tamaños en binario, uno debajo de otro: la suma nim tiene un 1 en cada columna con un número impar de unos. Quien tiene que jugar desde una suma nim 0 pierde. Para dejarla, elige un montón con un 1 en la primera columna impar por la izquierda, y cambia su cifra en todas las columnas impares.
    .tip = ¿Qué montones tienen un 1 en la primera columna impar por la izquierda?
    .number = ¿Cuál es la suma nim?
    .example =
        4 es 0100, 9 es 1001, y 11 es 1011.
        Las columnas del 4 y del 2 son impares: la suma nim es 0110, que es 6.
        Solo el montón de 4 tiene un 1 en la columna del 4. Cambia ambas cifras: 0100 pasa a 0010, que es 2.
        { $move } deja { $left }, con suma nim 0.
lesson-misere-nim = Nim misère
    .idea = En el nim misère pierde quien se lleva el último fósforo. Mientras dos o más montones tengan al menos dos fósforos, juega como en el nim. Cuando solo los tenga uno, redúcelo a 0 o a 1, de modo que quede un número impar de montones de uno.
    .tip = ¿Cuántos montones tienen al menos dos fósforos? Si es uno: ¿quieres dejarlo en 0 o en 1?
    .example =
        Solo un montón de { $position } tiene más de un fósforo, así que se decide ahora.
        Sin ese montón quedarían dos montones de uno, y el último fósforo sería para ti.
        Así que deja en él un fósforo: { $move } deja { $left }, un número impar de montones de uno.
        Tu rival quita uno, tú quitas otro, y tu rival tiene que llevarse el último.
lesson-mex = El número de Grundy de un montón
    .idea = Una posición sin jugadas tiene número de Grundy 0. El de cualquier otra es el menor número que falta entre los números de Grundy de lo que dejan sus jugadas. Con número de Grundy 0 la posición es perdedora; con cualquier otro, ganadora.
    .tip = ¿Qué números de Grundy puede dejar una jugada? ¿Cuál es el menor número que falta?
    .number = ¿Cuál es el número de Grundy?
    .example =
        Puedes quitar 1, 3 o 4. Los montones 0, 1, 2 y 3 tienen números de Grundy 0, 1, 0 y 1.
        4 deja 3, 1 o 0, con números de Grundy 1, 1 y 0. El menor número que falta es 2.
        5 deja 4, 2 o 1, con números de Grundy 2, 0 y 1. El menor número que falta es 3.
        { $position } deja 5, 3 o 2, con números de Grundy 3, 1 y 0. Así que el suyo es 2.
        { $move } deja { $left }, con número de Grundy 0: gana.
lesson-sums = Sumas de juegos
    .idea = En una suma de juegos, cada jugada se hace en uno de ellos. Cada juego cuenta como un montón de nim cuyo tamaño es su número de Grundy. Así que halla los números de Grundy y deja suma nim 0.
    .tip = ¿Cuál es el número de Grundy de cada juego? Juega al nim con esos números.
    .number = ¿Cuál es la suma nim de los números de Grundy?
    .example =
        Se pueden quitar 3 palitos como máximo, así que su número de Grundy es el resto de 5 entre 4: 1.
        El número de Grundy de un montón de nim es su tamaño: 4.
        Haz que el 4 sea 1: { $move } deja { $left }.
        Ahora los dos números de Grundy son 1, y la suma nim es 0.
lesson-kayles = Kayles y el kayles de Dawson
    .idea = En el kayles una jugada puede partir una fila, y las partes se suman como montones de nim. Así que halla la suma nim de los números de Grundy de todas las filas. El kayles de Dawson (octal 0.07), en el que cada jugada quita dos contiguos, tiene otros números de Grundy, que se hallan del mismo modo.
    .tip = ¿Qué números de Grundy hay? ¿Qué puedes cambiar para que la suma nim sea 0?
    .number = ¿Cuál es la suma nim de todas las filas o montones?
    .example =
        Las filas de 4 y 6 bolos tienen números de Grundy 1 y 3: la suma nim es 2.
        La fila de 6 tiene que pasar también a 1: { $move } deja { $left }.
        Ahora la suma nim es 0.
lesson-golden = Pares áureos
    .idea = En el juego de los fósforos una jugada quita de un montón, o lo mismo de dos. Con dos montones son perdedores los pares áureos: 1 2, 3 5, 4 7, 6 10… El par número n empieza con el menor número que no está en ningún par anterior, y su otro número es ese más n.
    .tip = ¿A qué par áureo puedes llegar? Busca un tamaño que se conserve, o la misma diferencia.
    .example =
        El par número 1 es 1 2. El menor número libre es 3, y 3 + 2 es 5: el par número 2 es 3 5.
        Ahora el menor número libre es 4, y 4 + 3 es 7: el par número 3 es 4 7.
        En { $position } conserva el 3 del par 3 5: { $move } deja { $left }.
        Ninguna jugada lleva de un par a otro. Así, tu rival no deja ningún par, y tú puedes volver a uno.
lesson-no-formula = Sin fórmula
    .idea = En el chomp, quien empieza gana en todo rectángulo de más de un cuadrado: si morder solo la última esquina perdiera, la respuesta que lo castiga podría haber sido ya la primera jugada. Pero nadie conoce una fórmula para esa jugada. Así que mira primero las posiciones pequeñas y, en las monedas, cuenta qué gana al final cada jugada.
    .tip = ¿Qué deja cada jugada? Empieza por las que dejan poco.
    .example =
        { $position } es un rectángulo, así que alguna jugada gana. Pero ¿cuál?
        a2 deja una fila, y tu rival la muerde entera salvo el cuadrado envenenado.
        b2 deja brazos de 3 y 2, y tu rival los iguala.
        Una búsqueda halla { $move }. Deja { $left }, y toda respuesta tiene una réplica ganadora.

## The course

learn-course = El curso: { $mastered } de { $count } lecciones dominadas
learn-due-in = { $days ->
    [0] toca ahora
    [one] toca mañana
   *[other] toca en { $days } días
  }
learn-after = { $days ->
    [one] 1 día
   *[other] { $days } días
  }
learn-boxes = Cajas de fósforos: cada bolita es una lección dominada, que vuelve al cabo de estos días
learn-ask = ¿Qué lección? [{ $number }]
learn-help = Escribe el número de una lección o su nombre; Enter sin más elige la que está entre corchetes. «q» sale.
learn-repeats = { $count ->
    [one] Toca repasar 1 lección. Primero, una pregunta sobre ella.
   *[other] Toca repasar { $count } lecciones. Primero, una pregunta sobre cada una.
  }
refuse-lesson = «{ $lesson }» no es una lección. Usa un número de 1 a { $most }, o bien { $known }.

## A lesson

learn-title = Lección { $number } de { $count }: { $title }
learn-example = Un ejemplo: { $game } { $position }
learn-next = Enter muestra la línea siguiente:
learn-next-help = Pulsa Enter sin más para ver la línea siguiente del ejemplo. «q» sale.
learn-next-refuse = «{ $answer }» no hace falta aquí. Pulsa Enter sin más; «h» da ayuda, «q» sale.
learn-drills = { $left ->
    [one] Ahora, las preguntas: con 1 respuesta correcta más empieza la última partida.
   *[other] Ahora, las preguntas: con { $left } respuestas correctas seguidas empieza la última partida.
  }
learn-odd = (* impar)
learn-drill = { $game } { $position }
learn-earlier = Otra vez la lección { $lesson }: { $game } { $position }
learn-answer = En { $game } { $position }, una posición perdedora, tu rival juega { $move }.
learn-refute = En { $game } { $position }, una posición ganadora, tu rival juega { $move }: un error.
learn-tip = Pista. { $tip }
learn-ask-number = { $question } (t pista, ? no lo sé)
learn-help-number = Escribe un número entero.
learn-accepts-number = Escribe un número entero, o «?» si no lo sabes; «h» da ayuda.
learn-ask-idea = ¿Qué idea resuelve esta posición? (de la a a la { $most }; t pista, ? no lo sé)
learn-help-idea = Escribe la letra de la lección cuya idea decide si la posición es ganadora o perdedora.
learn-accepts-idea = Escribe una letra de la a a la { $most }, o «?» si no lo sabes; «h» da ayuda.
learn-why = Por qué: { $idea ->
    [powers] { $outcome ->
        [win] deja { $left }, donde cada potencia de dos aparece un número par de veces.
       *[loss] cada potencia de dos aparece un número par de veces. Toda jugada deja impar alguna potencia, y tu rival hace después que todas vuelvan a ser pares.
      }
    [nimbers] { $outcome ->
        [win] deja { $left }, con número de Grundy 0, y el 0 pierde.
       *[loss] el número de Grundy es 0, y eso pierde: ninguna jugada vuelve a dejar 0.
      }
   *[marks] { $outcome ->
        [win] deja { $left }, que es perdedora.
       *[loss] todas las jugadas dejan una posición ganadora.
      }
  }
learn-mex = { $count ->
    [0] Desde { $position } no hay ninguna jugada, así que el número de Grundy es 0.
    [1] Desde { $position }, las jugadas dejan el número de Grundy { $moves }. El menor número que falta (el mex) es { $nimber }: ese es el número de Grundy.
   *[other] Desde { $position }, las jugadas dejan los números de Grundy { $moves }. El menor número que falta (el mex) es { $nimber }: ese es el número de Grundy.
  }
learn-right-number = el número es { $number }
learn-right-idea = es la lección { $number }, { $title }
learn-restarts = Hacen falta cuatro respuestas correctas seguidas, así que la cuenta vuelve a 0.
learn-row = Correctas seguidas: { $row } de { $most }
learn-boss = La última partida: { $game } { $position } contra { $name }, que juega a la perfección. Empiezas tú, y puedes ganar.
learn-boss-lost = Ha ganado { $name }. Inténtalo otra vez desde la misma posición.
learn-mastered = Dominas la lección { $number }: { $title }. Volverá dentro de { $days ->
    [one] 1 día
   *[other] { $days } días
  }.
learn-input-ended = La entrada se acabó antes que la lección.
learn-kept = Tu progreso se guarda en { $file }.

## Progress

learn-damaged = La línea { $line } de { $file } está dañada, así que no se ha cambiado nada. --reset aparta el archivo y empieza de nuevo.
learn-reset = El curso empieza de nuevo. El progreso anterior se conserva en { $file }.
learn-reset-none = Todavía no hay progreso.
learn-unkept = Aquí no se guarda el progreso; para guardarlo fuera de una terminal, usa --progress ARCHIVO.
learn-not-kept = El progreso no se guarda. { $why }
learn-no-home = El progreso no se guarda, porque no hay carpeta personal.

words-learn = lecciones aprender
first-due = { $count ->
    [one] Toca repasar 1 lección («learn»).
   *[other] Toca repasar { $count } lecciones («learn»).
  }
