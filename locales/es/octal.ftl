# Lo que solo dicen los juegos octales.

tagline-octal = quita y parte según un código; 0.137 es el ajedrez de Dawson
    .name = Juego octal
rules-octal = Juego octal { $code }: una jugada quita de un montón. La primera cifra tras el punto dice qué puede quedar del montón cuando se quita 1; la segunda, cuando se quitan 2, y así sucesivamente: 1 nada, 2 un montón, 4 dos montones; se suman para permitir varias cosas (3: nada o un montón). Un 4 antes del punto permite partir un montón sin quitar nada. Quien no puede jugar pierde.
    .strategy = halla el número de Grundy de cada montón y juega al nim con esos números.
rules-octal-misere = Juego octal { $code }, misère: una jugada quita de un montón. La primera cifra tras el punto dice qué puede quedar del montón cuando se quita 1; la segunda, cuando se quitan 2, y así sucesivamente: 1 nada, 2 un montón, 4 dos montones; se suman para permitir varias cosas (3: nada o un montón). Un 4 antes del punto permite partir un montón sin quitar nada. Quien hace la última jugada pierde.
terms-octal = código { $value }
ask-code = ¿Qué código tiene el juego octal?
    .means = Un juego octal se juega con montones, y su código dice qué puede hacer una jugada. La primera cifra tras el punto vale para quitar 1 de un montón, la segunda para quitar 2, y así sucesivamente. 1: no queda nada del montón; 2: queda un montón; 4: dos montones; una suma permite varias cosas. Así, 0.137 permite quitar 1 si es el montón entero, quitar 2 y dejar nada o un montón, y quitar 3 y dejar nada, un montón o dos.
help-code = Escribe el código del juego, como 0.77 para el kayles, 0.07 para el kayles de Dawson o 0.137 para el ajedrez de Dawson; Enter sin más elige el que está entre corchetes. Cifra a cifra, tras el punto dice qué puede quedar cuando se quita 1, 2, 3, etc.: 1 nada, 2 un montón, 4 dos montones; se suman para permitir varias cosas (3: nada o un montón). «q» sale.
code-unreadable = «{ $code }» no es el código de un juego octal. Un código es 0 o 4, un punto y cifras de 0 a 7, como 0.137.
code-first-digit = En el código «{ $code }» la cifra antes del punto tiene que ser 0 o 4: con cualquier otra, una jugada podría dejar un montón como está, y la partida no acabaría nunca.
code-large-digit = En el código «{ $code }» hay una cifra mayor que 7. Las cifras de un juego octal van de 0 a 7: la suma de 1 (no queda nada), 2 (un montón) y 4 (dos montones).
code-too-long = El código «{ $code }» es demasiado largo: tras el punto puede haber { $most } cifras como máximo.
code-without-moves = En el juego «{ $code }» no hay ninguna jugada. Al menos una cifra del código no debe ser 0.
position-octal = «{ $word }» no es un montón. Una posición son los tamaños de los montones, como 7 o 7,5: números enteros, { $most } en total como máximo, y { $heaps } montones como máximo.
move-unreadable-octal = «{ $move }» no es una jugada. Escribe 2:3 para quitar 3 del montón 2, 2:3=5 para dejar un montón de 5, o 2:3=1+4 para dejar dos, de 1 y 4.
move-octal-none = En el montón { $heap } no hay ninguna jugada posible: solo tiene { $size }. Elige otro montón.
move-octal-count = No se pueden quitar { $count } del montón { $heap }, que tiene { $size }. Lo que se puede quitar: { $takable }.
move-octal-left = Si se quitan { $taken } del montón { $heap }, quedan { $rest } en total. Di qué queda de una forma que permita el código, como { $example }.
deed-octal-halves = parte en dos el montón { $heap }
    .advice = parte en dos el montón { $heap }
deed-octal-leaves = quita { $taken } del montón { $heap } y deja un montón de { $other }
    .advice = quita { $taken } del montón { $heap } y deja un montón de { $other }
deed-octal-breaks = quita { $taken } del montón { $heap } y deja { $one } y { $other }
    .advice = quita { $taken } del montón { $heap } y deja { $one } y { $other }
deed-octal-splits = parte el montón { $heap } en { $one } y { $other }
    .advice = parte el montón { $heap } en { $one } y { $other }
ask-octal-taken = ¿Cuántos quitas ({ $offered })?
help-octal-taken = Escribe cuántos quitas del montón { $heap }: { $offered }. «b» vuelve al menú, «q» sale.
ask-octal-small = Quedan { $rest }. ¿Tamaño del menor de dos montones (de 0 a { $most }; 0 deja uno)?
help-octal-small = Los { $rest } que quedan pueden seguir juntos o formar dos montones. Escribe 0 para un solo montón, o el tamaño del menor de dos, hasta { $most }. «b» vuelve al menú, «q» sale.
ask-octal-broken = Quedan { $rest } en dos montones. ¿Tamaño del menor (de { $least } a { $most })?
help-octal-broken = Los { $rest } que quedan tienen que formar dos montones. Escribe el tamaño del menor, de { $least } a { $most }. «b» vuelve al menú, «q» sale.
limit-octal = { $answer } es demasiado para el menor de dos montones que suman { $rest }
moves-octal = Escribe 2:3 para quitar 3 del montón 2, 2:3=5 para dejar un montón de 5, y 2:3=1+4 para dejar dos montones, de 1 y 4.
