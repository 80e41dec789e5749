# What is said by the feature sequence.

sequence-period = Periood { $length }, eelperiood { $before }, tõestatud: alates arvust { $from } korduvad nimbrid lõputult.
sequence-no-period = Kuni arvuni { $to } perioodi ei leitud: need nimbrid ei tõesta ühtki.
sequence-misere = Jadad koosnevad nimbritest, mis kuuluvad tavamängu juurde: jäta --misere ära.
sequence-option = { $game }: { $option } ei käi selle mängu jadade kohta.
sequence-shape = --shape peab olema kaks külge, millest vähemalt üks on n, näiteks 2xn või nxn, mitte „{ $shape }”.
sequence-bfile = b-failis on igal real üks arv, kaotusseisus aga mitu. Jäta --bfile ära.
