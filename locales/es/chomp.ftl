# Lo que solo dice el chomp.

tagline-chomp = muerde una tableta con una esquina envenenada
    .name = Chomp
rules-chomp = Chomp: elige un cuadrado de la tableta de chocolate y muérdelo junto con todo lo que queda a su derecha y por debajo. El cuadrado de arriba a la izquierda está envenenado y no se come nunca. Quien no puede jugar pierde.
    .strategy = deja dos brazos iguales (en una tableta cuadrada basta b2), o dos filas con la de abajo un cuadrado más corta; después mantenlo así.
rules-chomp-misere = Chomp, misère: elige un cuadrado de la tableta de chocolate y muérdelo junto con todo lo que queda a su derecha y por debajo. El cuadrado de arriba a la izquierda está envenenado y no se come nunca. Quien hace la última jugada pierde.
deed-bite = muerde { $count ->
    [one] 1 cuadrado
   *[other] { $count } cuadrados
  } a partir de { $cell }
    .advice = muerde { $count ->
    [one] 1 cuadrado
   *[other] { $count } cuadrados
  } a partir de { $cell }
position-chomp-unreadable = «{ $word }» no es una tableta. Escribe 3x4 para una de 3 filas y 4 columnas, o las longitudes de sus filas de arriba abajo, como 4,4,2.
position-chomp-no-corner = «{ $word }» no tiene el cuadrado de arriba a la izquierda: la primera fila debe tener una longitud de al menos 1, porque ese cuadrado no se come nunca.
position-chomp-longer-below = «{ $word }» no es una tableta: ninguna fila puede ser más larga que la de encima; 4,4,2 estaría bien.
move-unreadable-chomp = «{ $move }» no es una jugada. Escribe un cuadrado con una letra para la columna y un número para la fila, como b2.
move-poisoned = { $cell } está envenenado y no se come nunca. Elige otro cuadrado.
move-no-such-bar-row = No hay ningún cuadrado { $cell }: { $rows ->
    [1] solo hay la fila 1.
   *[other] las filas van de la 1 a la { $rows }.
  }
move-no-such-square = No hay ningún cuadrado { $cell }: las columnas de la fila { $row } van de la a a la { $letter }.
ask-square = ¿Qué cuadrado, como { $example }?
help-square = Escribe el cuadrado que vas a morder, junto con todo lo que queda a su derecha y por debajo, con una letra para la columna y un número para la fila: { $example }. «b» vuelve al menú, «q» sale.
theorem-poisoned-left = solo queda el cuadrado envenenado, así que el rival no puede jugar.
    .idea = ¿Puedes dejar solo el cuadrado envenenado?
theorem-arms-left = la jugada deja una L con dos brazos iguales de { $arm }. Lo que tu rival muerda de un brazo, muérdelo tú del otro: siempre tienes respuesta, así que haces la última jugada.
    .idea = ¿Puedes dejar dos brazos iguales?
    .short = deja brazos iguales.
theorem-arms-faced = la tableta es una L con dos brazos iguales de { $arm }. Lo que se muerda de un brazo, el rival puede morderlo del otro, así que hace la última jugada.
theorem-rows-left = la jugada deja dos filas, la de abajo un cuadrado más corta. Muerda lo que muerda tu rival, puedes volver a dejar la fila de abajo un cuadrado más corta, así que haces la última jugada.
    .idea = ¿Puedes dejar dos filas, la de abajo un cuadrado más corta?
    .short = deja la fila de abajo un cuadrado más corta.
theorem-rows-faced = hay dos filas, la de abajo un cuadrado más corta. Se muerda lo que se muerda, el rival puede volver a dejar la fila de abajo un cuadrado más corta, así que hace la última jugada.
theorem-columns-left = la jugada deja dos columnas, la de la derecha un cuadrado más corta. Muerda lo que muerda tu rival, puedes volver a dejar la columna de la derecha un cuadrado más corta, así que haces la última jugada.
    .idea = ¿Puedes dejar dos columnas, la de la derecha un cuadrado más corta?
    .short = deja la columna de la derecha un cuadrado más corta.
theorem-columns-faced = hay dos columnas, la de la derecha un cuadrado más corta. Se muerda lo que se muerda, el rival puede volver a dejar la columna de la derecha un cuadrado más corta, así que hace la última jugada.
note-arms = otra vez brazos iguales
note-rows = otra vez una más corta
note-columns = otra vez una más corta
alike-bars = también con filas y columnas intercambiadas
moves-chomp = Escribe b2 para morder el cuadrado de la columna b y la fila 2 junto con todo lo que queda a su derecha y por debajo.
place-bite = empieza en la fila { $row }
