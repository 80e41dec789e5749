# What is said by the feature review.

review-open = Hra neskončila.
review-total = Celkem za všechny hry: { $count }
review-total-player = { $choices ->
    [0] { $name }: žádná volba.
   *[other] { $name }: voleb { $choices }, z toho správných { $right }; { $mistakes ->
        [0] žádná chyba.
        [one] 1 chyba.
        [few] { $mistakes } chyby.
       *[other] { $mistakes } chyb.
      }
  }
replay-move = { $number }. { $did }
replay-number = Hra { $number }/{ $last }.
replay-won = { $name } vyhrává.
replay-drawn = Remíza.
replay-ask = Tah { $made }/{ $most }; Enter dál, b zpět, w TAH proč, q konec:
replay-help = Enter nebo „n“ pokračuje dalším tahem a po posledním přehrávání skončí. „b“ vrátí tah. Číslo od 0 do { $most } ukáže pozici po tolika tazích. „w TAH“ řekne, co tah z této pozice nechá a čím je dobrý nebo špatný. „q“ skončí.
replay-refuse = „{ $answer }“ se tu nenabízí. Zadejte „n“, „b“, „w“ a tah, nebo počet tahů od 0 do { $most }; „h“ je nápověda.
replay-over = Tady je hra u konce: není tu tah, na který by se dalo zeptat.
replay-at-start = Toto je začátek hry; před ním nic není.
