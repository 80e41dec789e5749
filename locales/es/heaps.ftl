# Lo que dicen los juegos de montones que no tienen palabras propias.

position-heaps = «{ $word }» no es un montón. Una posición son los tamaños de los montones, como 7 o 3,4: números enteros, { $most } en total como máximo, y { $heaps } montones como máximo.
move-no-such-heap = No hay ningún montón { $row }: { $rows ->
    [1] solo hay el montón 1.
   *[other] los montones van del 1 al { $rows }.
  }
move-empty-heap = El montón { $row } está vacío. Elige uno que no lo esté.
ask-heap = ¿En qué montón ({ $offered })?
help-heap = Escribe el número del montón en el que juegas: { $offered }. «b» vuelve al menú, «q» sale.
ask-heaps = ¿Cuántos montones, o cuáles?
help-heaps = Escribe cuántos montones hay, de 1 a { $most }; después se pregunta el tamaño de cada uno. «q» sale.
ask-heap-size = ¿De qué tamaño es el montón { $row }?
help-heap-size = Escribe el tamaño de este montón al principio, de 1 a { $most }. «q» sale.
theorem-heaps-left = la jugada deja los montones en parejas iguales. Lo que tu rival haga en un montón, hazlo tú en el otro montón de la pareja (la estrategia de Tweedledum y Tweedledee): siempre tienes respuesta, así que haces la última jugada.
    .idea = { $halves ->
        [yes] ¿Puedes dejar dos mitades iguales?
       *[no] ¿Puedes dejar parejas iguales?
      }
    .short = deja parejas iguales.
theorem-heaps-faced = los montones forman parejas iguales. Lo que se haga en un montón, el rival puede hacerlo en el otro montón de la pareja, así que hace la última jugada.
    .short = hay parejas iguales, así que tu rival puede copiar todas las jugadas.
theorem-heaps-nimbers = Los números de Grundy de los montones de 1 a { $most } son { $nimbers }{ $more ->
    [yes] { " " }(nimatron sequence muestra más).
   *[no] .
  }{ $dead ->
    [yes] { " " }Los montones que ninguna jugada puede cambiar se omiten.
   *[no] { "" }
  }
note-heaps = otra vez parejas iguales
alike-heaps = montones en cualquier orden
alike-live-heaps = montones en cualquier orden; se omiten los que ninguna jugada puede cambiar
place-heap = se hace en el montón { $row }
ask-taken = ¿Cuántos ({ $offered })?
help-taken = Escribe cuántos quitas del montón { $heap }: { $offered }. «b» vuelve al menú, «q» sale.
theorem-misere-kayles = el kayles misère está resuelto (Sibert y Conway): { $line ->
    [other] si hay al menos una fila distinta de 1, 4, 5, 9, 12, 17, 20 y 25, una posición es perdedora si y solo si su número de Grundy es 0.
    [short] si solo hay filas de 1, 4 y 5, la posición es perdedora si y solo si el número de filas de 1 y de 4 es impar.
    [even] si solo hay filas de 1, 4, 9, 12, 17 y 20, con un número par de filas de 9, 12 y 17, la posición es perdedora si y solo si el número de filas de 1, 4 y 20 es impar.
    [nines] es perdedora la posición con un número impar de filas de 9, o una sola fila de 12, y un número par de filas de 1 y de 4 en total, sin ninguna otra.
    [single] es perdedora la posición con una sola fila de 25, un número impar de filas de 9 y un número impar de filas de 1 y de 4 en total, sin ninguna otra.
   *[none] si solo hay filas de 1, 4, 5, 9, 12, 17, 20 y 25, la posición es perdedora si y solo si su número de Grundy es 0, salvo algunas excepciones, de las que esta no forma parte.
  }
misere-kayles-rows = { $won ->
    [yes] La jugada deja
   *[no] { $count ->
        [one] Hay
       *[other] Hay
      }
  } { $count ->
    [one] una fila de { $rows }
   *[other] filas de { $rows }
  }{ $line ->
    [other] , con números de Grundy { $nimbers }: su suma nim es 0.{ $won ->
        [yes] { " " }Después de cada respuesta haz que la suma nim vuelva a ser 0, mientras quede una fila así; sin ninguna, hay excepciones.
       *[no] { "" }
      }
    [none] , con números de Grundy { $nimbers }: su suma nim es 0.
   *[short] .
  }
theorem-pin-rows-nimbers = Los números de Grundy de las filas de 1 a { $most } bolos son { $nimbers }{ $more ->
    [yes] { " " }(nimatron sequence muestra más).
   *[no] .
  }
octal-is-kayles = Este juego octal es el kayles: cada montón es una fila.
