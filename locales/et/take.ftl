# Mida ütleb ainult lahutamismäng.

tagline-take = võta 1, 2 või 3 (või oma reegli järgi)
    .name = Lahutamismäng
rules-take = Lahutamismäng: { $numeric ->
    [yes] võta ühest hunnikust ära üks arvudest { $set }.
   *[no] muuda üht hunnikut reegli „{ $set }” järgi. { $letters }
  } Kes ei saa käia, kaotab.
    .strategy = leia iga hunniku nimber ja mängi nendega nagu mängus nim.
rules-take-misere = Lahutamismäng, misère: { $numeric ->
    [yes] võta ühest hunnikust ära üks arvudest { $set }.
   *[no] muuda üht hunnikut reegli „{ $set }” järgi. { $letters }
  } Kes teeb viimase käigu, kaotab.
terms-take = { $numeric ->
    [yes] võetakse { $value }
   *[no] reegel: { $value }
  }
ask-set = Milliseid arve võib võtta?
help-set = Sisesta arvud, mida käik tohib võtta, näiteks 1,3,4 või 1-5, või reegel inglise keeles, näiteks primes; k <= n/2; k divides n and k < n; take 1 or 2, then split; split a + b, a != b. n on hunniku suurus, k võetav arv; ülejäänu võib saada kaheks hunnikuks a ja b, a ei ole suurem kui b ja 0 ei ole hunnik. Arvude liigid: any, even, odd, squares, cubes, triangular, primes, fibonacci, powers of 2. Märgid ja sõnad: = != < <= > >= + - * / ^ mod, gcd(k, n), half, and, or, not. Koma lisab tingimuse, semikoolon veel ühe käiguviisi: take 1; take 2, n is even. Ainult Enter valib nurksulgudes oleva. „q” lõpetab programmi.
set-unreadable = „{ $word }” ei ole arvude hulk. Kirjuta arvud, mida võib võtta, 1 kuni { $most }, näiteks 1,3,4, 1-5 või 1-3,7: kõige rohkem { $numbers }.
position-take = „{ $word }” ei ole hunnik. Seis on hunnikute suurused, näiteks 7 või 7,5: täisarvud, kokku kuni { $most }, ja kuni { $heaps } hunnikut.
move-unreadable-numbers = „{ $move }” ei ole käik. Kirjuta 2:3, et võtta hunnikust 2 kolm.
move-take-none = Hunnikust { $heap } ei saa midagi võtta: selles on ainult { $size }, aga vähim lubatud arv on { $least }. Vali mõni teine hunnik.
move-take-count = Hunnikust { $heap } ei saa võtta { $count }; selles on { $size }. Võtta saab: { $takable }.
deed-taken = võtab hunnikust { $heap } ära { $taken }
    .advice = võta hunnikust { $heap } ära { $taken }
moves-take = Kirjuta 2:3, et võtta hunnikust 2 kolm. Kui reegel jagab hunnikuid, kirjuta 2:1+4, et jagada hunnik 2 osadeks 1 ja 4, ning 2:3=1+4, et võtta 3 ja jätta 1 ja 4.
rule-letters = n on hunniku suurus ja k on see, kui palju võetakse.{ $splits ->
    [yes] { " " }Ülejäänust võib saada kaks hunnikut suurusega a ja b, kus a ei ole suurem kui b.
   *[no] { "" }
  }
move-none = Hunnikus { $heap } ei saa käia: selles on { $size }. Vali mõni teine hunnik.
move-other = { $played } ei ole käik hunnikus { $heap }, milles on { $size }. Seal on lubatud: { $allowed }.
rule-unreadable = Reegel pole arusaadav kohast, mis on tähistatud märgiga ›: { $marked } (siia sobib: { $what ->
    [number] arv, n, k või arvude liik, näiteks primes, powers of 2
    [taken] mitte k, sest midagi ei võeta
    [parts] mitte a ega b enne sõna „split”
    [split] split
    [length] kõige rohkem 200 märki
    [closing] lõpusulg
    [comparison] võrdlus, näiteks k <= n/2
    [last] n, k või arv; reeglid ei mäleta viimast käiku, selleks on coins ja fibonacci
    [pass] käik; nende reeglite järgi ei saa käiku vahele jätta
    [heaps] üks hunnik; käik muudab ainult üht, kahest korraga võetakse mängus matches
   *[sign] võrdlus nagu <=, „and”, „or”, koma või lõpp
  }). Reeglid on näiteks: 1,3,4; primes; k <= n/2; k divides n and k < n; split a + b, a != b; take 1 or 2, then split.
move-unreadable-rule = „{ $move }” ei ole käik. Kirjuta 2:3, et võtta hunnikust 2 ära 3, 2:1+4, et jagada see osadeks 1 ja 4, või 2:3=1+4, et võtta 3 ja jätta 1 ja 4.
