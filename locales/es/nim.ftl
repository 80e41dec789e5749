# Lo que solo dice el nim.

tagline-nim = quita de un solo montón
    .name = Nim
rules-nim = Nim: quita de un solo montón los fósforos que quieras, al menos uno. Gana quien se lleva el último fósforo.
    .strategy = escribe cada montón como suma de potencias de dos distintas (5 = 4 + 1) y deja cada potencia un número par de veces.
rules-nim-misere = Nim, misère: quita de un solo montón los fósforos que quieras, al menos uno. Pierde quien se lleva el último fósforo.
    .strategy = juega como en el nim normal hasta que solo quede un montón de dos o más: redúcelo a 0 o a 1, de modo que dejes un número impar de montones de uno.
move-unreadable-nim = «{ $move }» no es una jugada. Escribe 2:1 para quitar 1 del montón 2.
theorem-nim-won = la jugada deja la suma nim en 0; antes era { $sum }. (Escribe los tamaños en binario, uno debajo de otro: la suma nim tiene un 1 en cada columna con un número impar de unos. Para hallar la jugada, toma un montón que tenga un 1 en la primera de esas columnas por la izquierda y cambia, en todas ellas, su 1 por 0 y su 0 por 1: así el montón disminuye.) Quien se encuentra con una suma nim igual a 0 pierde (Bouton, 1901): toda jugada deja impar alguna columna, y el rival lo arregla del mismo modo.
    .idea = La suma nim es { $sum }. ¿Qué montones tienen un 1 en su primera columna por la izquierda?
    .short = hace que la suma nim sea 0.
theorem-nim-won-misere = la jugada hace que la suma nim sea 0 y deja un montón de dos o más; antes la suma nim era { $sum }. (Escribe los tamaños en binario, uno debajo de otro: la suma nim tiene un 1 en cada columna con un número impar de unos. Para hallar la jugada, toma un montón que tenga un 1 en la primera de esas columnas por la izquierda y cambia, en todas ellas, su 1 por 0 y su 0 por 1: así el montón disminuye.) Mientras haya algún montón así, juega como en el nim. Cuando solo quede uno, la suma nim no es 0, así que te toca a ti: redúcelo a 0 o a 1, de modo que quede un número impar de montones de uno, y tu rival se lleva el último fósforo.
    .idea = La suma nim es { $sum }. ¿Qué montones tienen un 1 en su primera columna por la izquierda?
    .short = hace que la suma nim sea 0.
theorem-nim-lost = la suma nim es { $sum }. (Escribe los tamaños en binario, uno debajo de otro: la suma nim tiene un 1 en cada columna con un número impar de unos.) Toda jugada deja impar alguna columna, y el rival siempre puede hacer que todas vuelvan a ser pares.
    .short = la suma nim es { $sum }, y toda jugada la cambia.
theorem-nim-lost-misere = la suma nim es { $sum }, y hay un montón de dos o más. (Escribe los tamaños en binario, uno debajo de otro: la suma nim tiene un 1 en cada columna con un número impar de unos.) Mientras haya un montón así, toda jugada deja impar alguna columna, y el rival puede hacer que todas vuelvan a ser pares. Cuando solo queda uno, la suma nim no es 0, así que le toca al rival: reducido a 0 o a 1, deja un número impar de montones de uno.
    .short = la suma nim es { $sum }, y toda jugada la cambia.
theorem-pairs-left = la jugada deja los montones en parejas iguales. Lo que tu rival quite de un montón, quítalo tú del otro montón de la pareja (la estrategia de Tweedledum y Tweedledee): siempre tienes respuesta, así que te llevas el último fósforo.
    .idea = ¿Puedes dejar los montones en parejas iguales?
    .short = deja parejas iguales.
theorem-pairs-faced = los montones forman parejas iguales. Lo que se quite de un montón, el rival puede quitarlo del otro montón de la pareja, así que se lleva el último fósforo.
    .short = los montones forman parejas iguales, así que tu rival puede copiar todas las jugadas.
note-pairs = otra vez parejas iguales
note-as-nim = como el nim { $left }
moves-nim = Escribe 2:1 para quitar 1 fósforo del montón 2.
