# What is said by the feature sequence.

sequence-period = Dowiedziono: okres { $length } po przedokresie długości { $before }; od { $from } nimbery powtarzają się bez końca.
sequence-no-period = Z nimberów do { $to } nie wynika żaden okres.
sequence-misere = W grze misère ciąg mają tylko octal, kayles, sticks i take z podanymi liczbami: zamiast nimberów, które należą do gry normalnej, słowa. Pomiń --misere.
sequence-option = Opcji { $option } nie można użyć do ciągów gry { $game }.
sequence-shape = --shape to dwa boki, z których co najmniej jeden to n, np. 2xn lub nxn, a nie „{ $shape }”.
sequence-bfile = Plik b-file ma w wierszu jedną liczbę, a pozycja przegrywająca to kilka liczb. Pomiń --bfile.
sequence-words = { $length ->
    [0] Słowa stosów większych niż { $reach } nie są znane i żaden okres nie jest udowodniony.
   *[other] Okres { $length } po przedokresie { $before }. Jest udowodnione, że od { $from } słowa powtarzają się bez końca.
  } W grze misère kilka stosów to iloczyn ich słów (iloraz misère rzędu { $order }): litery mogą zamieniać się miejscami{ $ruled ->
    [yes] { " " }i { $rules }.
   *[no] .
  } { $count ->
    [0] Żadne słowo nie jest przegrywające.
    [1] Przegrywające jest tylko słowo { $lost }.
   *[other] Przegrywające są dokładnie słowa { $lost }.
  }
sequence-reach = Słowa stosów w grze misère znaleziono tylko do { $reach } (rząd ilorazu { $order }), a dla większych stosów żadnej reguły. Podaj najwyżej --to { $reach }.
sequence-nimbers = { $game }{ $shape }, nimbery według wielkości:
sequence-losing = { $game }, pozycje przegrywające:
sequence-heap-words = { $game }, słowa według wielkości:
