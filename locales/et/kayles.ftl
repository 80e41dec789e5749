# Mida ütleb ainult kayles.

tagline-kayles = löö maha üks kurikas või kaks kõrvuti
    .name = Kayles
rules-kayles = Kayles: löö maha üks kurikas või kaks kõrvuti seisvat kurikat. See, mis reast kummalegi poole jääb, on edaspidi omaette rida. Kes ei saa käia, kaotab.
    .strategy = jaga rida võrdseteks poolteks ja korda vastase käike teises pooles; muidu mängi ridade nimbritega nagu mängus nim: 1 kuni 10 kurika puhul on need 1 2 3 1 4 3 2 1 4 2.
rules-kayles-misere = Kayles, misère: löö maha üks kurikas või kaks kõrvuti seisvat kurikat. See, mis reast kummalegi poole jääb, on edaspidi omaette rida. Kes teeb viimase käigu, kaotab.
deed-pin = lööb reas { $row } maha kurika { $pin }
    .advice = löö reas { $row } maha kurikas { $pin }
deed-pins = lööb reas { $row } maha kurikad { $pin } ja { $next }
    .advice = löö reas { $row } maha kurikad { $pin } ja { $next }
position-kayles-unreadable = „{ $word }” ei ole kurikate rida. Seis on ridade pikkused, näiteks 7 või 3,4: täisarvud, kokku kuni { $most } kurikat ja kuni { $most } rida.
move-unreadable-kayles = „{ $move }” ei ole käik. Kirjuta 2:3, et lüüa reas 2 maha kurikas 3, või 2:3+, et lüüa maha kurikad 3 ja 4.
move-no-such-row = Rida { $row } ei ole: ridade numbrid on 1 kuni { $rows }.
move-empty-row = Rida { $row } on tühi. Vali rida, kus on kurikaid.
move-no-such-pin = Reas { $row } ei ole kurikat { $pin }: { $most ->
    [1] seal on ainult kurikas 1.
   *[other] selle kurikate numbrid on 1 kuni { $most }.
  }
move-no-next-pin = Kurikas { $pin } on reas { $row } viimane: selle järel enam kurikat ei ole. Jäta + ära, et lüüa maha ainult see.
ask-pin-rows = Mitu rida kurikaid või millised read?
help-pin-rows = Sisesta kurikaridade arv, 1 kuni { $most }; seejärel küsitakse, mitu kurikat igas reas on. „q” lõpetab.
ask-row-length = Mitu kurikat on reas { $row }?
help-row-length = Sisesta, mitu kurikat selles reas alguses on, 1 kuni { $most }. „q” lõpetab.
ask-row = Millises reas ({ $offered })?
help-row = Sisesta selle rea number, milles kurikaid maha lööd: { $offered }. „b” viib tagasi menüüsse, „q” lõpetab.
ask-pin = Milline kurikas või esimene kahest (1 kuni { $most })?
help-pin = Sisesta selle kurika number, mille reas { $row } maha lööd, 1 kuni { $most }; seejärel küsitakse, kas ka järgmine kukub. „b” viib tagasi menüüsse, „q” lõpetab.
ask-how-many-pins = Mitu kurikat ({ $most ->
    [1] 1
   *[other] 1 või 2
  })?
help-how-many-pins = Sisesta, mitu kurikat maha lööd, 1 kuni { $most }: 1 on ainult kurikas { $pin }, 2 on see ja järgmine. „b” viib tagasi menüüsse, „q” lõpetab.
limit-row = { $size ->
    [1] Kurikat { $answer } ei ole: reas { $row } on ainult kurikas 1
   *[other] Kurikat { $answer } ei ole: reas { $row } on ainult kurikad 1 kuni { $size }
  }
limit-two-pins = { $answer } on liiga palju: korraga kukub kuni kaks kurikat
limit-last-pin = { $answer } on liiga palju: kurikas { $pin } on oma rea viimane
theorem-pin-rows-left = pärast käiku on read paarikaupa võrdsed. Mida vastane ühes reas teeb, seda tee sama paari teises reas (Tweedledumi ja Tweedledee strateegia): sul on alati vastus ja viimase käigu teed sina.
    .idea = { $halves ->
        [yes] Kas saad jätta kaks võrdset poolt?
       *[no] Kas saad teha read paarikaupa võrdseks?
      }
    .short = see teeb read paarikaupa võrdseks.
theorem-pin-rows-faced = read on paarikaupa võrdsed. Mida ühes reas ka ei tehtaks, vastane saab sama teha sama paari teises reas ja nii teeb viimase käigu tema.
    .idea = read on paarikaupa võrdsed, nii et vastane saab iga käiku korrata.
theorem-pin-rows-nimbers = Ridade nimbrid (1 kuni { $most } kurikat) on { $nimbers }{ $more ->
    [yes] { " " }(edasised loetleb nimatron sequence).
   *[no] .
  }
alike-rows = ridade järjekord ei loe
moves-kayles = Kirjuta 2:3, et lüüa reas 2 maha kurikas 3, ja 2:3+, et lüüa maha kurikad 3 ja 4. Sulgudes rea all on number, mis sel reas oli enne viimast käiku.
place-pins-left = on rea { $row } vasakpoolses kolmandikus
place-pins-middle = on rea { $row } keskmises kolmandikus
place-pins-right = on rea { $row } parempoolses kolmandikus
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
