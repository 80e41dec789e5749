daily-begins = Nimatron, { $date }: { $game } { $position }. Leia võitev käik.
daily-known = Selle oled juba lahendanud: teist korda see ei loe.
daily-ask = Käik (t vihje, ? vastus):
daily-help = Sisesta käik, mis võidab. „t” annab vihje, iga järgmine on tugevam; vihjed loetakse kokku. „?” näitab vastust. „q” lõpetab.
daily-again = Proovi teist käiku; „t” annab vihje, „?” näitab vastust.
daily-row = Päevi järjest: { $days }.
daily-not-kept = Päeva ei loeta. { $why }
daily-line = Nimatron { $date }, { $game } { $position }: { $found ->
    [yes] { $tries ->
        [1] esimesel katsel
       *[other] { $tries }. katsel
      }
   *[no] ei leitud
  }{ $hints ->
    [0] { "" }
   *[other] , vihjeid: { $hints }
  }. { $command }
daily-input-ended = Sisend lõppes enne, kui käik leiti.

# A day that cannot be read.
refuse-date = „{ $date }” ei ole päev: kirjuta see kujul AAAA-KK-PP, { $first } kuni { $last }.
words-daily = täna päev
first-new-day = Päeva seis on uus („daily”).
