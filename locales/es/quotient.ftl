# Lo que se dice de los juegos de montones en misère cuyo cociente misère se conoce.

theorem-quotient = { $won ->
    [yes] la jugada deja la palabra { $word }, que está perdida.
   *[no] estos montones son la palabra { $word }, que está perdida.
  }
    .idea = { $won ->
        [yes] Cada montón cuenta como una palabra. ¿Qué jugada deja una palabra perdida?
       *[no] estos montones son la palabra perdida { $word }.
      }
    .short = { $won ->
        [yes] deja la palabra perdida { $word }.
       *[no] { $word } es una palabra perdida.
      }
quotient-heaps = Cada montón cuenta como una palabra: { $heaps }{ $more ->
    [yes] { " " }etcétera.
   *[no] .
  }{ $length ->
    [0] { "" }
   *[other] { " " }A partir del montón { $from } las palabras se repiten con periodo { $length }.
  }
quotient-sum = { $won ->
    [yes] La posición es { $before } y la jugada deja { $after }
   *[no] Juntos son { $before }
  }: el orden de las letras no importa{ $shortened ->
    [yes] , y { $rules }.
   *[no] .
  }
quotient-lost = { $count ->
    [1] Solo está perdida la palabra { $words }
   *[other] Están perdidas exactamente las palabras { $words }{ $more ->
        [0] { "" }
       *[other] { " " }y { $more } más
      }
  }, de { $order } palabras en total{ $reach ->
    [0] ; está demostrado para todos los montones.
   *[other] ; está demostrado para montones de hasta { $reach }.
  }
quotient-always = Desde una palabra perdida ninguna jugada lleva a otra perdida; desde cualquier otra alguna lo hace, mientras la partida no haya terminado. Así que siempre hay respuesta, y la última jugada le toca al rival.
note-quotient = la palabra perdida { $word }
beyond-reach = Para montones de más de { $reach } no se encontró ninguna regla en misère; con menores se resuelve cualquier número de montones. { $why }
