# Mida öeldakse hunnikumängudest misère’is, mille misère-jagatis on teada.

theorem-quotient = { $won ->
    [yes] käik jätab sõna { $word }, mis on kaotav.
   *[no] need hunnikud annavad sõna { $word }, mis on kaotav.
  }
    .idea = { $won ->
        [yes] Iga hunnik loeb sõnana. Milline käik jätab kaotava sõna?
       *[no] need hunnikud annavad kaotava sõna { $word }.
      }
    .short = { $won ->
        [yes] see jätab kaotava sõna { $word }.
       *[no] { $word } on kaotav sõna.
      }
quotient-heaps = Iga hunnik loeb sõnana: { $heaps }{ $more ->
    [yes] { " " }ja nii edasi.
   *[no] .
  }{ $empty ->
    [yes] { " " }1 on tühi sõna: selline hunnik ei loe.
   *[no] { "" }
  }{ $power ->
    [yes] { " " }Arv tähe järel ütleb, mitu korda see seal on: a2 on aa.
   *[no] { "" }
  }{ $length ->
    [0] { "" }
   *[other] { " " }Alates hunnikust { $from } korduvad sõnad perioodiga { $length }.
  }
quotient-sum = { $won ->
    [yes] Seis on { $before } ja käik jätab { $after }
   *[no] Kokku annavad need sõna { $before }
  }: tähtede järjekord ei loe{ $shortened ->
    [yes] { " " }ja { $rules }.
   *[no] .
  }
quotient-lost = Sõnu on kokku { $order }; { $count ->
    [1] kaotav on neist ainult { $words }
   *[other] kaotavad on neist täpselt { $words }{ $more ->
        [0] { "" }
       *[other] { " " }ja veel { $more }
      }
  }{ $reach ->
    [0] ; see on tõestatud kõigi hunnikute kohta.
   *[other] ; see on tõestatud hunnikute kohta kuni { $reach }.
  }
quotient-always = Kaotavast sõnast ei vii ükski käik kaotava sõnani; igast muust viib mõni, kui mäng pole läbi. Vastus leidub seega alati ja viimane käik jääb vastasele.
note-quotient = kaotav sõna { $word }
beyond-reach = Hunnikutele üle { $reach } ei leitud misère-mängus reeglit; väiksematega laheneb iga arv hunnikuid. { $why }
