# What is said by the feature sequence.

sequence-period = Perioda { $length } po předperiodě { $before }, dokázáno: od { $from } se nimbery opakují donekonečna.
sequence-no-period = Z nimberů do { $to } žádná perioda nevyplývá.
sequence-misere = Posloupnosti se skládají z nimberů a ty patří k běžné hře: vynechejte --misere.
sequence-option = Přepínač { $option } u posloupnosti hry { $game } nelze použít.
sequence-shape = --shape musí být dvě strany, aspoň jedna z nich n, třeba 2xn nebo nxn, ne „{ $shape }“.
sequence-bfile = Soubor b-file má na řádku jedno číslo, a prohraná pozice jich má několik. Vynechejte --bfile.
