# What is said by the feature sequence.

sequence-period = Periood { $length }, eelperiood { $before }, tõestatud: alates arvust { $from } korduvad nimbrid lõputult.
sequence-no-period = Kuni arvuni { $to } perioodi ei leitud: need nimbrid ei tõesta ühtki.
sequence-misere = Misère-mängus on jadad ainult mängudel octal, kayles, sticks ja antud arvudega take: tavamängu nimbrite asemel sõnad. Jäta --misere ära.
sequence-option = { $game }: { $option } ei käi selle mängu jadade kohta.
sequence-shape = --shape peab olema kaks külge, millest vähemalt üks on n, näiteks 2xn või nxn, mitte „{ $shape }”.
sequence-bfile = b-failis on igal real üks arv, kaotusseisus aga mitu. Jäta --bfile ära.
sequence-words = { $length ->
    [0] Suuremate hunnikute kui { $reach } sõnad ei ole teada ja ühtki perioodi pole tõestatud.
   *[other] Periood { $length } pärast eelperioodi { $before }. On tõestatud, et alates { $from } korduvad sõnad lõputult.
  } Misère-mängus on mitu hunnikut nende sõnade korrutis (misère-kvootsient järguga { $order }): tähed võivad kohti vahetada{ $ruled ->
    [yes] { " " }ja { $rules }.
   *[no] .
  } { $count ->
    [0] Ükski sõna ei ole kaotav.
    [1] Kaotav on ainult sõna { $lost }.
   *[other] Kaotavad on täpselt sõnad { $lost }.
  }
sequence-reach = Hunnikute sõnad misère-mängus leiti ainult kuni { $reach } (kvootsiendi järk { $order }) ja suuremate hunnikute jaoks reeglit ei leitud. Anna kõige rohkem --to { $reach }.
sequence-nimbers = { $game }{ $shape }, nimbrid suuruse järgi:
sequence-losing = { $game }, kaotusseisud:
sequence-heap-words = { $game }, sõnad suuruse järgi:
