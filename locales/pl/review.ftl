# What is said by the feature review.

review-open = Partia nie jest skończona.
review-total = Łącznie (liczba partii: { $count })
review-total-player = { $choices ->
    [0] { $name }: nie było wyboru.
   *[other] { $name }: trafne wybory: { $right } z { $choices }; { $mistakes ->
        [0] bez błędów.
        [one] 1 błąd.
        [few] { $mistakes } błędy.
       *[other] { $mistakes } błędów.
      }
  }
replay-move = { $number }. { $did }
replay-number = Partia { $number } z { $last }.
replay-won = { $name } wygrywa.
replay-drawn = Remis.
replay-ask = Ruch { $made } z { $most }; Enter dalej, b wstecz, w RUCH dlaczego, q koniec:
replay-help = Enter lub „n” przechodzi do następnego ruchu, a po ostatnim kończy odtwarzanie. „b” cofa o ruch. Liczba od 0 do { $most } pokazuje pozycję po tylu ruchach. „w RUCH” mówi, co ruch z tej pozycji zostawia i dlaczego jest dobry albo zły. „q” kończy.
replay-refuse = Nie można tu wybrać „{ $answer }”. Wpisz „n”, „b”, „w” i ruch albo liczbę ruchów od 0 do { $most }; „h” to pomoc.
replay-over = Tu partia jest skończona: nie ma ruchu, o który można zapytać.
replay-at-start = To początek partii; wcześniej nie ma nic.
