# What is said by the feature sequence.

sequence-period = Perioda { $length } po předperiodě { $before }, dokázáno: od { $from } se nimbery opakují donekonečna.
sequence-no-period = Z nimberů do { $to } žádná perioda nevyplývá.
sequence-misere = Ve hře misère mají posloupnost jen octal, kayles, sticks a take s danými čísly: místo nimberů, které patří k běžné hře, slova. Vynechejte --misere.
sequence-option = Přepínač { $option } u posloupnosti hry { $game } nelze použít.
sequence-shape = --shape musí být dvě strany, aspoň jedna z nich n, třeba 2xn nebo nxn, ne „{ $shape }“.
sequence-bfile = Soubor b-file má na řádku jedno číslo, a prohraná pozice jich má několik. Vynechejte --bfile.
sequence-words = { $length ->
    [0] Slova hromádek větších než { $reach } nejsou známa a žádná perioda není dokázána.
   *[other] Perioda { $length } po předperiodě { $before }. Je dokázáno, že od { $from } se slova opakují do nekonečna.
  } Ve hře misère je několik hromádek součinem svých slov (misère kvocient řádu { $order }): písmena smějí měnit místa{ $ruled ->
    [yes] { " " }a platí { $rules }.
   *[no] .
  } { $count ->
    [0] Žádné slovo není prohrané.
    [1] Prohrané je jen slovo { $lost }.
   *[other] Prohraná jsou právě slova { $lost }.
  }
sequence-reach = Slova hromádek ve hře misère byla nalezena jen do { $reach } (řád kvocientu { $order }) a pro větší hromádky žádné pravidlo. Zadejte nejvýše --to { $reach }.
sequence-nimbers = { $game }{ $shape }, nimbery podle velikosti:
sequence-losing = { $game }, prohrané pozice:
sequence-heap-words = { $game }, slova podle velikosti:
