# Lo que se dice de los juegos de montones en misère cuyo cociente misère se conoce.

theorem-quotient = { $won ->
    [yes] la jugada deja la palabra { $word }, que es perdedora.
   *[no] estos montones son la palabra { $word }, que es perdedora.
  }
    .idea = { $won ->
        [yes] Cada montón cuenta como una palabra. ¿Qué jugada deja una palabra perdedora?
       *[no] estos montones son la palabra perdedora { $word }.
      }
    .short = { $won ->
        [yes] deja la palabra perdedora { $word }.
       *[no] { $word } es una palabra perdedora.
      }
quotient-heaps = Cada montón cuenta como una palabra: { $heaps }{ $more ->
    [yes] { " " }etcétera.
   *[no] .
  }{ $empty ->
    [yes] { " " }1 es la palabra vacía: ese montón no cuenta.
   *[no] { "" }
  }{ $power ->
    [yes] { " " }Un número tras una letra dice cuántas veces está: a2 es aa.
   *[no] { "" }
  }{ $length ->
    [0] { "" }
   *[other] { " " }A partir del montón { $from } las palabras se repiten con periodo { $length }.
  }
quotient-sum = { $won ->
    [yes] La posición es { $before } y la jugada deja { $after }
   *[no] Juntos forman la palabra { $before }
  }: el orden de las letras no importa{ $shortened ->
    [yes] , y { $rules }.
   *[no] .
  }
quotient-lost = De las { $order } palabras, { $count ->
    [1] solo { $words } es perdedora
   *[other] son perdedoras exactamente estas: { $words }{ $more ->
        [0] { "" }
       *[other] { " " }y { $more } más
      }
  }{ $reach ->
    [0] ; está demostrado para todos los montones.
   *[other] ; está demostrado para montones de hasta { $reach }.
  }
quotient-always = Desde una palabra perdedora ninguna jugada lleva a otra perdedora; desde cualquier otra, alguna sí, mientras la partida no haya terminado. Así que siempre hay respuesta, y la última jugada le toca al rival.
note-quotient = la palabra perdedora { $word }
beyond-reach = Para montones de más de { $reach } no se encontró ninguna regla para la modalidad misère; con menores se resuelve cualquier número de montones. { $why }
