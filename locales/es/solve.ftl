# What is said by the feature solve.

values-left-out = Hay { $count } jugadas; --full muestra a qué lleva cada una.
batch-values = Con --batch, --values exige también --json.
batch-line-failed = Es un fallo del programa: no puede responder a esta línea.
batch-bad-lines = { $count ->
    [one] 1 línea del lote no tiene respuesta; la línea dice por qué.
   *[other] { $count } líneas del lote no tienen respuesta; cada una dice por qué.
  }
report = { $outcome ->
    [win] { $game } { $position }: gana quien tiene el turno.
    [draw] { $game } { $position }: empate.
   *[loss] { $game } { $position }: pierde quien tiene el turno.
  }
report-nimber = Número de Grundy: { $nimber }
report-moves = { $points ->
    [yes] { $count ->
        [one] Solo hay una jugada óptima: { $moves }
       *[other] Hay { $count } jugadas óptimas: { $moves }
      }
   *[no] { $count ->
        [one] Solo hay una jugada ganadora: { $moves }
       *[other] Hay { $count } jugadas ganadoras: { $moves }
      }
  }
report-every-move = { $points ->
    [yes] Todas las jugadas son óptimas.
   *[no] Todas las jugadas ganan.
  }
report-moves-more = { $moves } y { $count ->
    [one] 1 más (--full la muestra)
   *[other] { $count } más (--full las muestra)
  }
report-moves-many = { $points ->
    [yes] Hay { $count } jugadas óptimas; --json las muestra.
   *[no] Hay { $count } jugadas ganadoras; --json las muestra.
  }
more-lines = { $count ->
    [one] 1 línea más (--full la muestra)
   *[other] { $count } líneas más (--full las muestra)
  }
more-replies-full = { $count ->
    [one] 1 más, también con réplica{ $ends ->
        [yes] { " " }o final de la partida
       *[no] { "" }
      } (--full la muestra)
   *[other] { $count } más, todas con réplica{ $ends ->
        [yes] { " " }o final de la partida
       *[no] { "" }
      } ({ $listed ->
        [0] --full las muestra
       *[other] --full muestra hasta { $listed }
    })
  }
batch-progress = { $count ->
    [one] 1 línea respondida
   *[other] { $count } líneas respondidas
  }
batch-progress-share = { $count ->
    [one] 1 línea respondida, el { $percent } % del archivo
   *[other] { $count } líneas respondidas, el { $percent } % del archivo
  }
report-move-theorem = Por un teorema gana { $move }.
