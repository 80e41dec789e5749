# Lo que se dice del aprendiz y de sus cajas.

boxes-not-kept = Las cajas de { $file } son para otras partidas, no para esta. Se quedan como están; el aprendiz empieza de cero, y lo que aprenda ahora no se guarda.
boxes-no-file = { $file } es una carpeta, un dispositivo o una tubería; las cajas necesitan un archivo normal.
boxes-format = { $file } no tiene cajas que pueda leer esta versión de nimatron.
boxes-line = { $file } está dañado o incompleto: la línea { $line } no se puede leer como cajas.
boxes-box = { $row ->
    [yes] { $file } está dañado: la caja de { $position } palitos tiene un contenido imposible.
   *[no] { $file } está dañado: la caja de { $position } tiene un contenido imposible.
  }
boxes-other-terms = { $row ->
    [yes] { $file } tiene las cajas de otras partidas: { $game }, fila de { $sticks }, hasta { $take } de una vez. Nombra otro archivo.
   *[no] { $file } tiene las cajas de otras partidas: { $game } desde { $position }. Nombra otro archivo.
  }
progress-training = Entrenando
train-title = { $row ->
    [yes] { $game }, fila de { $sticks }, hasta { $take } de una vez: { $games ->
        [one] 1 partida
       *[other] { $games } partidas
      } { $against ->
        [random] contra el azar
        [beginner] contra un principiante
        [perfect] contra un juego perfecto
       *[self] contra sí mismo
      }
   *[no] { $game } desde { $position }: { $games ->
        [one] 1 partida
       *[other] { $games } partidas
      } { $against ->
        [random] contra el azar
        [beginner] contra un principiante
        [perfect] contra un juego perfecto
       *[self] contra sí mismo
      }
  }
train-no-curve = Sin partidas no hay curva para --svg.
train-won = { $against ->
    [self] El aprendiz jugó en ambos lados. El lado que empezaba { $games ->
        [one] { $won ->
            [0] no ganó la única partida
           *[other] ganó la única partida
        }
       *[other] ganó { $won } de { $games } partidas
      }: { $share }.
   *[other] El aprendiz { $games ->
        [one] { $won ->
            [0] no ganó la única partida
           *[other] ganó la única partida
        }
       *[other] ganó { $won } de { $games } partidas
      }: { $share }.
  }
curve-won = parte ganada
curve-games = partidas
boxes-title = { $row ->
    [yes] { $game }, fila de { $sticks }, hasta { $take } de una vez: las cajas tras { $games ->
        [one] 1 partida
       *[other] { $games } partidas
      }
   *[no] { $game } desde { $position }: las cajas tras { $games ->
        [one] 1 partida
       *[other] { $games } partidas
      }
  }
boxes-after = Las cajas tras { $games ->
    [one] 1 partida
   *[other] { $games } partidas
  } en total, comparadas con las jugadas ganadoras:
column-sticks = palitos
column-winning = gana
column-favourite = favorita
column-agrees = bien
column-beads = bolitas en %
agrees = { $right ->
    [yes] sí
   *[no] no
  }
beads-others = otras: { $share }
boxes-not-shown = { $row ->
    [yes] Solo se muestran las cajas de 1 a { $shown } palitos; --json da también las demás.
   *[no] Solo se muestran las { $shown } cajas más cercanas al final de la partida, de { $all }; --json da también las demás.
  }
boxes-favourite = { $row ->
    [yes] La bolita favorita de una caja es la del número que tiene más bolitas.
   *[no] Una caja es para todas las posiciones que se juegan igual; una bolita, para todas las jugadas que dejan posiciones de una misma caja. La favorita de una caja es su bolita más frecuente.
  }
boxes-right = { $winnable ->
    [one] { $right ->
        [0] La favorita no gana en la única posición que se puede ganar.
       *[other] La favorita gana en la única posición que se puede ganar.
    }
   *[other] La favorita gana en { $right } de las { $winnable } posiciones que se pueden ganar.
  }

## What a game has taught

learned = { $name }: { $changes }. { $kept }
learned-bead-won = la caja { $box } ganó otra bolita { $bead }
learned-bead-lost = la caja { $box } perdió una bolita { $bead }
learned-more = { $count ->
    [one] 1 caja más
   *[other] { $count } cajas más
  }
learned-nothing = { $name }: no cambió ninguna caja, porque cada caja conserva la última bolita de cada número. { $kept }
learned-saved = Guardado en { $file }.
learned-not-saved = Esto no se guarda.
learned-not-saved-flag = Esto no se guarda; --boxes ARCHIVO lo guardaría.

## The learner in games of positions

column-position = posición
column-winning-more = { $count } más
learned-nothing-position = { $name }: no cambió ninguna caja, porque cada caja conserva la última bolita de cada jugada. { $kept }
refuse-learner-boxes = { $game } { $position } es demasiado grande para el aprendiz: necesitaría más de { $most } cajas. Elige una posición más pequeña.
refuse-learner-moves = { $game } { $position } es demasiado grande para el aprendiz: sus posiciones tienen más de { $most } jugadas. Elige una posición más pequeña.

## The boxes while it plays

watched-box = caja { $box }:
watched-aside = aparte:
watched-alike = Una caja es para todas las posiciones que se juegan igual; sus bolitas llevan el nombre de la jugada en una de ellas.
watched-won = Después de una victoria cada bolita vuelve con otra igual, así que las jugadas que ganaron salen más a menudo.
watched-lost = Después de una derrota las bolitas se tiran, así que las jugadas que perdieron salen menos a menudo.
watched-kept = { $count ->
    [one] 1 bolita era la última de su clase en su caja, así que vuelve: toda jugada debe seguir siendo posible, porque el error pudo estar en otra.
   *[other] { $count } bolitas eran las últimas de su clase en sus cajas, así que vuelven: toda jugada debe seguir siendo posible, porque el error pudo estar en otra.
  } Lo que ayuda es ganar: añade bolitas, así que las buenas jugadas se hacen más probables, y las derrotas posteriores tienen qué quitar. nimatron train juega muchas partidas seguidas.

who-learner = la máquina: aprende de sus partidas con cajas de fósforos y bolitas
    .gloss = aprendiz
    .help = El aprendiz empieza jugando al azar y mejora de partida en partida.
help-box = la caja del aprendiz
name-learner = Aprendiz
refuse-learner = { $game } no tiene aprendiz y, por tanto, tampoco cajas. El aprendiz juega a { $known }.
refuse-learner-points = El aprendiz no puede jugar a { $game }, donde deciden los puntos: sus bolitas solo saben de ganar y perder.
record-resumed-learner = El aprendiz juega con sus cajas tal como están ahora; las jugadas anteriores no le cuentan ni a favor ni en contra.
match-learner-drawn = Un aprendiz juega un encuentro desde una sola posición, para la que son sus cajas: omite --random-starts y da una posición.
curve-said = Hasta la partida { $games }: { $share } de victorias
train-most = Contra un juego perfecto lo máximo posible es ganar { $won } de { $games ->
    [one] 1 partida
   *[other] { $games } partidas
  } ({ $share }).
