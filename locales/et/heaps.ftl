# Mida ütlevad hunnikumängud, kui neil oma sõnu ei ole.

position-heaps = „{ $word }” ei ole hunnik. Seis on hunnikute suurused, näiteks 7 või 3,4: täisarvud, kokku kuni { $most }, ja kuni { $heaps } hunnikut.
move-no-such-heap = Hunnikut { $row } ei ole: hunnikute numbrid on 1 kuni { $rows }.
move-empty-heap = Hunnik { $row } on tühi. Vali mõni teine.
ask-heap = Millises hunnikus ({ $offered })?
help-heap = Sisesta selle hunniku number, milles käid: { $offered }. „b” viib tagasi menüüsse, „q” lõpetab.
ask-heaps = Mitu hunnikut või millised hunnikud?
help-heaps = Sisesta hunnikute arv, 1 kuni { $most }; seejärel küsitakse, kui suur iga hunnik on. „q” lõpetab.
ask-heap-size = Kui suur on hunnik { $row }?
help-heap-size = Sisesta, kui suur see hunnik alguses on, 1 kuni { $most }. „q” lõpetab.
theorem-heaps-left = pärast käiku on hunnikud paarikaupa võrdsed. Mida vastane ühes hunnikus teeb, seda tee sama paari teises hunnikus (Tweedledumi ja Tweedledee strateegia): sul on alati vastus ja viimase käigu teed sina.
    .idea = { $halves ->
        [yes] Kas saad jätta kaks võrdset poolt?
       *[no] Kas saad teha hunnikud paarikaupa võrdseks?
      }
    .short = see teeb hunnikud paarikaupa võrdseks.
theorem-heaps-faced = hunnikud on paarikaupa võrdsed. Mida ühes hunnikus ka ei tehtaks, vastane saab sama teha sama paari teises hunnikus ja nii teeb viimase käigu tema.
    .short = hunnikud on paarikaupa võrdsed, nii et vastane saab iga käiku korrata.
theorem-heaps-nimbers = Hunnikute nimbrid (suurus 1 kuni { $most }) on { $nimbers }{ $more ->
    [yes] { " " }(edasised loetleb nimatron sequence).
   *[no] .
  }{ $dead ->
    [yes] { " " }Hunnikuid, mida ükski käik ei muuda, ei loeta.
   *[no] { "" }
  }
note-heaps = jälle paarikaupa võrdsed
alike-heaps = hunnikute järjekord ei loe
alike-live-heaps = hunnikute järjekord ei loe; need, mida ükski käik ei muuda, on ära jäetud
place-heap = on hunnikus { $row }
ask-taken = Mitu ({ $offered })?
help-taken = Sisesta, mitu hunnikust { $heap } võtad: { $offered }. „b” viib tagasi menüüsse, „q” lõpetab.
theorem-misere-kayles = misère-kayles on lahendatud (Sibert ja Conway): { $line ->
    [other] kui vähemalt ühe rea pikkus ei ole 1, 4, 5, 9, 12, 17, 20 ega 25, on seis kaotusseis parajasti siis, kui selle nimber on 0.
    [short] kui iga rea pikkus on 1, 4 või 5, on seis kaotusseis parajasti siis, kui ridu pikkusega 1 ja 4 on kokku paaritu arv.
    [even] kui iga rea pikkus on 1, 4, 9, 12, 17 või 20 ning ridu pikkusega 9, 12 ja 17 on kokku paarisarv, on seis kaotusseis parajasti siis, kui ridu pikkusega 1, 4 ja 20 on kokku paaritu arv.
    [nines] kaotusseis on seis, kus on paaritu arv ridu pikkusega 9 või üksainus rida pikkusega 12 ning peale nende ainult ridu pikkusega 1 ja 4, neid kokku paarisarv.
    [single] kaotusseis on seis, kus on üksainus rida pikkusega 25, paaritu arv ridu pikkusega 9 ning ridu pikkusega 1 ja 4 kokku paaritu arv, aga muid ridu ei ole.
   *[none] kui iga rea pikkus on 1, 4, 5, 9, 12, 17, 20 või 25 ja seisu ei ole selle teoreemi erandite tabelis, on seis kaotusseis parajasti siis, kui selle nimber on 0.
  }
misere-kayles-rows = { $won ->
    [yes] { $count ->
        [one] Käik jätab rea pikkusega { $rows }
       *[other] Käik jätab read pikkusega { $rows }
      }
   *[no] { $count ->
        [one] Alles on rida pikkusega { $rows }
       *[other] Alles on read pikkusega { $rows }
      }
  }{ $line ->
    [other] ; nimbrid on { $nimbers } ja nende nim-summa on 0.{ $won ->
        [yes] { " " }Muuda nim-summa pärast iga vastust jälle nulliks, kuni jääb alles mõni selline rida; ilma selleta on erandeid.
       *[no] { "" }
      }
    [none] ; nimbrid on { $nimbers } ja nende nim-summa on 0.
   *[short] .
  }
theorem-pin-rows-nimbers = Ridade nimbrid (1 kuni { $most } kurikat) on { $nimbers }{ $more ->
    [yes] { " " }(edasised loetleb nimatron sequence).
   *[no] .
  }
octal-is-kayles = See mäng on kayles: iga hunnik on rida.
