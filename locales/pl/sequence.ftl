# What is said by the feature sequence.

sequence-period = Dowiedziono: okres { $length } po przedokresie długości { $before }; od { $from } nimbery powtarzają się bez końca.
sequence-no-period = Z nimberów do { $to } nie wynika żaden okres.
sequence-misere = Ciągi są ciągami nimberów, a te należą do gry normalnej: pomiń --misere.
sequence-option = Opcji { $option } nie można użyć do ciągów gry { $game }.
sequence-shape = --shape to dwa boki, z których co najmniej jeden to n, np. 2xn lub nxn, a nie „{ $shape }”.
sequence-bfile = Plik b-file ma w wierszu jedną liczbę, a pozycja przegrywająca to kilka liczb. Pomiń --bfile.
