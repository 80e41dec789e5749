# Mida ütleb ainult Eukleidese mäng.

tagline-euclid = lahuta suuremast arvust väiksema kordne
    .name = Eukleidese mäng
rules-euclid = Eukleidese mäng: lahuta kahest arvust väiksem suuremast, üks või mitu korda, nii et tulemus ei lähe alla nulli. Kui üks arvudest on 0, on mäng läbi ja võidab see, kes tegi viimase käigu. Mõnes raamatus lõpeb mäng juba siis, kui arvud on võrdsed: see on teine mäng.
    .strategy = jäta arvud, mille suhe on väiksem kui 1,618…, või 0, kui suurem arv jagub väiksemaga.
rules-euclid-misere = Eukleidese mäng, misère: lahuta kahest arvust väiksem suuremast, üks või mitu korda, nii et tulemus ei lähe alla nulli. Kui üks arvudest on 0, on mäng läbi ja kaotab see, kes tegi viimase käigu.
    .strategy = jäta arvud, mille suhe on väiksem kui 1,618…; ka võrdsed arvud sobivad.
position-euclid = „{ $word }” ei ole seis. Seis on kaks arvu, näiteks 21,13: täisarvud 0 kuni { $most }.
move-unreadable-euclid = „{ $move }” ei ole käik. Kirjuta, mitu korda väiksem arv lahutatakse, näiteks 1.
move-count-euclid = Väiksemat arvu ei saa lahutada { $count } korda. { $most ->
    [one] Kirjuta 1.
   *[other] Kirjuta arv 1 kuni { $most }.
  }
ask-euclid = Mitu korda väiksem arv lahutatakse (1 kuni { $most })?
help-euclid = Sisesta, mitu korda väiksem arv suuremast lahutatakse, 1 kuni { $most }. „b” viib tagasi menüüsse, „q” lõpetab.
limit-euclid = { $answer } on liiga palju: { $smaller } mahub arvu { $larger } ainult { $most ->
    [one] üks kord
    [2] kaks korda
   *[other] { $most } korda
  }
deed-euclid = lahutab { $count ->
    [one] üks kord
    [2] kaks korda
   *[other] { $count } korda
  } arvu { $smaller } arvust { $larger }
    .advice = lahuta { $count ->
    [one] üks kord
    [2] kaks korda
   *[other] { $count } korda
  } arv { $smaller } arvust { $larger }
theorem-euclid-ends = see jätab 0 ja sellega on mäng läbi.
    .idea = Kas saad jätta 0?
theorem-euclid-equal-left = käik jätab kaks võrdset arvu, { $larger } ja { $larger }, ja vastane peab tegema viimase käigu.
    .idea = Kas saad jätta võrdsed arvud?
theorem-euclid-equal-faced = arvud on võrdsed ja ainus käik on viimane.
theorem-euclid-left = käik jätab { $larger } ja { $smaller }. Nende suhe on väiksem kui kuldlõike suhe 1,618…, seega on vastasel ainult üks käik ja see jätab kaks arvu, mille suhe on kuldlõike suhtest suurem. { $misere ->
    [yes] Sina saad jälle jätta arvud, mille suhe on kuldlõike suhtest väiksem, ja nii edasi, kuni mäng lõpeb sinu võiduga.
   *[no] Kui suurem neist jagub väiksemaga, jäta 0 ja võida; kui ei jagu, jäta jälle kaks arvu, mille suhe on kuldlõike suhtest väiksem.
  }
    .idea = Milline käik jätab kaks arvu, mille suhe on väiksem kui kuldlõike suhe 1,618…?
    .short = see jätab kaks arvu, mille suhe on kuldlõike suhtest väiksem.
theorem-euclid-faced = arvude { $larger } ja { $smaller } suhe on väiksem kui kuldlõike suhe 1,618…, seega on ainult üks käik ja see jätab kaks arvu, mille suhe on kuldlõike suhtest suurem. { $misere ->
    [yes] Vastane saab jälle jätta arvud, mille suhe on kuldlõike suhtest väiksem, ja nii edasi, kuni mäng lõpeb vastase võiduga.
   *[no] Kui suurem neist jagub väiksemaga, jätab vastane 0 ja võidab; kui ei jagu, saab ta jälle jätta kaks arvu, mille suhe on kuldlõike suhtest väiksem.
  }
moves-euclid = Kirjuta 2, et lahutada väiksem arv suuremast kaks korda.
