# What is said by the feature solve.

values-left-out = Tahů je { $count }; k čemu každý vede, ukáže --full.
batch-values = S --batch potřebuje --values také --json.
batch-line-failed = Tohle je chyba programu: na tento řádek nedokáže odpovědět.
batch-bad-lines = { $count ->
    [one] U 1 řádku dávky chybí odpověď; důvod je uveden přímo u něj.
   *[other] U { $count } řádků dávky chybí odpověď; důvod je uveden přímo u každého z nich.
  }
report = { $outcome ->
    [win] { $game } { $position }: hráč na tahu vyhrává.
    [draw] { $game } { $position }: remíza.
   *[loss] { $game } { $position }: hráč na tahu prohrává.
  }
report-nimber = Nimber (Grundyho číslo): { $nimber }
report-moves = { $points ->
    [yes] { $count ->
        [one] Optimální je jen jeden tah: { $moves }
        [few] Optimální jsou { $count } tahy: { $moves }
       *[other] Optimálních je { $count } tahů: { $moves }
      }
   *[no] { $count ->
        [one] Vyhrává jen jeden tah: { $moves }
        [few] Vyhrávají { $count } tahy: { $moves }
       *[other] Vyhrává { $count } tahů: { $moves }
      }
  }
report-every-move = { $points ->
    [yes] Optimální je každý tah.
   *[no] Vyhrává každý tah.
  }
report-moves-more = { $moves } a { $count ->
    [one] 1 další (vypíše ho --full)
    [few] { $count } další (vypíše je --full)
   *[other] { $count } dalších (vypíše je --full)
  }
report-moves-many = { $points ->
    [yes] Optimálních je { $count } tahů; vypíše je --json.
   *[no] Vyhrává { $count } tahů; vypíše je --json.
  }
more-lines = { $count ->
    [one] 1 další řádek (ukáže ho --full)
    [few] { $count } další řádky (ukáže je --full)
   *[other] { $count } dalších řádků (ukáže je --full)
  }
more-replies-full = { $count ->
    [one] 1 další tah, i na něj je odpověď{ $ends ->
        [yes] , nebo hra končí
       *[no] { "" }
      } (ukáže ji --full)
    [few] { $count } další tahy, i na ně je odpověď{ $ends ->
        [yes] , nebo hra končí
       *[no] { "" }
      } (ukáže je --full)
   *[other] { $count } dalších tahů, i na ně je odpověď{ $ends ->
        [yes] , nebo hra končí
       *[no] { "" }
      } ({ $listed ->
        [0] ukáže je --full
       *[other] --full jich ukáže až { $listed }
    })
  }
batch-progress = { $count ->
    [one] vyřízen 1 řádek
    [few] vyřízeny { $count } řádky
   *[other] vyřízeno { $count } řádků
  }
batch-progress-share = { $count ->
    [one] vyřízen 1 řádek, { $percent } % souboru
    [few] vyřízeny { $count } řádky, { $percent } % souboru
   *[other] vyřízeno { $count } řádků, { $percent } % souboru
  }
report-move-theorem = Podle věty vyhrává { $move }.
