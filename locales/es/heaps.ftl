# Lo que dicen los juegos de montones que no tienen palabras propias.

position-heaps = «{ $word }» no es un montón. Una posición son los tamaños de los montones, como 7 o 3,4: números enteros, { $most } en total como máximo, y { $most } montones como máximo.
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
    .idea = hay parejas iguales, así que tu rival puede copiar todas las jugadas.
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
