# What is said by the feature review.

review-open = La partida no ha terminado.
review-total = En total (partidas: { $count })
review-total-player = { $choices ->
    [0] { $name }: ninguna decisión.
    [one] { $name }: 1 decisión, { $right ->
        [one] 1 acierto
       *[other] { $right } aciertos
      }; { $mistakes ->
        [0] ningún error.
        [one] 1 error.
       *[other] { $mistakes } errores.
      }
   *[other] { $name }: { $choices } decisiones, { $right ->
        [one] 1 acierto
       *[other] { $right } aciertos
      }; { $mistakes ->
        [0] ningún error.
        [one] 1 error.
       *[other] { $mistakes } errores.
      }
  }
replay-move = { $number }. { $did }
replay-number = Partida { $number } de { $last }.
replay-won = Gana { $name }.
replay-drawn = La partida acaba en empate.
replay-ask = { $made } de { $most }; Enter sigue, b atrás, w JUGADA porqué, q sale:
replay-help = Enter o «n» pasa a la jugada siguiente y, después de la última, termina la repetición. «b» retrocede una jugada. Un número de 0 a { $most } va a la posición que hay después de tantas jugadas. «w JUGADA» dice qué deja una jugada desde aquí y por qué es buena o mala. «q» sale.
replay-refuse = «{ $answer }» no vale aquí. Escribe «n», «b», «w» y una jugada, o un número de jugadas de 0 a { $most }; «h» da ayuda.
replay-over = Aquí la partida ha terminado: no hay jugada por la que preguntar.
replay-at-start = Este es el principio de la partida; antes no hay nada.
