# What is said by the feature solve.

values-left-out = Käike on { $count }; milleni igaüks viib, näitab --full.
batch-values = Koos --batch-iga vajab --values ka --json-i.
batch-line-failed = See on programmi viga: sellele reale ei oska ta vastata.
batch-bad-lines = { $count ->
    [one] 1 sisendreal ei ole vastust; rida ütleb, miks.
   *[other] { $count } sisendreal ei ole vastust; iga rida ütleb, miks.
  }
report = { $outcome ->
    [win] { $game } { $position }: käigul olev mängija võidab.
    [draw] { $game } { $position }: viik.
   *[loss] { $game } { $position }: käigul olev mängija kaotab.
  }
report-nimber = Nimber: { $nimber }
report-moves = { $points ->
    [yes] { $count ->
        [one] Optimaalne on ainult üks käik: { $moves }
       *[other] Optimaalseid käike on { $count }: { $moves }
      }
   *[no] { $count ->
        [one] Võidab ainult üks käik: { $moves }
       *[other] Võidukäike on { $count }: { $moves }
      }
  }
report-every-move = { $points ->
    [yes] Iga käik on optimaalne.
   *[no] Iga käik võidab.
  }
report-moves-more = { $moves } ja { $count ->
    [one] veel 1 (--full näitab seda)
   *[other] veel { $count } (--full näitab neid)
  }
report-moves-many = { $points ->
    [yes] Optimaalseid käike on { $count }; --json loetleb need.
   *[no] Võidukäike on { $count }; --json loetleb need.
  }
more-lines = { $count ->
    [one] veel 1 rida (--full näitab seda)
   *[other] veel { $count } rida (--full näitab neid)
  }
more-replies-full = { $count ->
    [one] veel 1; ka sellele leidub vastus{ $ends ->
        [yes] { " " }või lõpetab see mängu
       *[no] { "" }
      } (--full näitab seda)
   *[other] veel { $count }; igaühele neist leidub vastus{ $ends ->
        [yes] { " " }või lõpetab see mängu
       *[no] { "" }
      } ({ $listed ->
        [0] --full näitab neid
       *[other] --full näitab neist kuni { $listed }
    })
  }
batch-progress = { $count ->
    [one] vastatud 1 reale
   *[other] vastatud { $count } reale
  }
batch-progress-share = { $count ->
    [one] vastatud 1 reale, { $percent }% failist
   *[other] vastatud { $count } reale, { $percent }% failist
  }
report-move-theorem = Teoreemi järgi võidab käik { $move }.
