# Mida öeldakse hunnikumängudest misère’is, mille misère-jagatis on teada.

theorem-quotient = { $won ->
    [yes] käik jätab sõna { $word }, mis on kaotatud.
   *[no] need hunnikud on sõna { $word }, mis on kaotatud.
  }
    .idea = { $won ->
        [yes] Iga hunnik loeb sõnana. Milline käik jätab kaotatud sõna?
       *[no] need hunnikud on kaotatud sõna { $word }.
      }
    .short = { $won ->
        [yes] see jätab kaotatud sõna { $word }.
       *[no] { $word } on kaotatud sõna.
      }
quotient-heaps = Iga hunnik loeb sõnana: { $heaps }{ $more ->
    [yes] { " " }ja nii edasi.
   *[no] .
  }{ $length ->
    [0] { "" }
   *[other] { " " }Alates hunnikust { $from } korduvad sõnad perioodiga { $length }.
  }
quotient-sum = { $won ->
    [yes] Seis on { $before } ja käik jätab { $after }
   *[no] Kokku on need { $before }
  }: tähtede järjekord ei loe{ $shortened ->
    [yes] { " " }ja { $rules }.
   *[no] .
  }
quotient-lost = { $count ->
    [1] Kaotatud on ainult sõna { $words }
   *[other] Kaotatud on täpselt sõnad { $words }{ $more ->
        [0] { "" }
       *[other] { " " }ja veel { $more }
      }
  }, kokku on sõnu { $order }{ $reach ->
    [0] ; see on tõestatud kõigi hunnikute kohta.
   *[other] ; see on tõestatud hunnikute kohta kuni { $reach }.
  }
quotient-always = Kaotatud sõnast ei vii ükski käik kaotatud sõnani; igast muust viib mõni, kui mäng pole läbi. Vastus leidub seega alati ja viimane käik jääb vastasele.
note-quotient = kaotatud sõna { $word }
beyond-reach = Hunnikutele üle { $reach } ei leitud misère’is reeglit; väiksematega laheneb iga arv hunnikuid. { $why }
