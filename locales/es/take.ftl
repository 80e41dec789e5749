# Lo que solo dicen los juegos de sustracción.

tagline-take = quita de un montón 1, 2 o 3 (u otros números acordados)
    .name = Sustracción
rules-take = Sustracción: quita de un solo montón; solo se permiten estos números: { $set }. Quien no puede jugar pierde.
    .strategy = halla el número de Grundy de cada montón y juega al nim con esos números.
rules-take-misere = Sustracción, misère: quita de un solo montón; solo se permiten estos números: { $set }. Quien hace la última jugada pierde.
terms-take = quitando { $value }
ask-set = ¿Qué números se pueden quitar?
help-set = Escribe los números que puede quitar una jugada, como 1,3,4, 1-5 o 1-3,7; Enter sin más elige los que están entre corchetes. «q» sale.
set-unreadable = «{ $word }» no es un conjunto de números. Escribe los números que se pueden quitar, de 1 a { $most }, como 1,3,4, 1-5 o 1-3,7: { $numbers } como máximo.
position-take = «{ $word }» no es un montón. Una posición son los tamaños de los montones, como 7 o 7,5: números enteros, { $most } en total como máximo, y { $heaps } montones como máximo.
move-unreadable-numbers = «{ $move }» no es una jugada. Escribe 2:3 para quitar 3 del montón 2.
move-take-none = Del montón { $heap } no se puede quitar nada: solo tiene { $size }, y lo mínimo que se puede quitar es { $least }. Elige otro montón.
move-take-count = No se pueden quitar { $count } del montón { $heap }, que tiene { $size }. Lo que se puede quitar: { $takable }.
deed-taken = quita { $taken } del montón { $heap }
    .advice = quita { $taken } del montón { $heap }
moves-take = Escribe 2:3 para quitar 3 del montón 2.
