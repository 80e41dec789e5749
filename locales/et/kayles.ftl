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
position-kayles-unreadable = „{ $word }” ei ole kurikate rida. Seis on ridade pikkused, näiteks 7 või 3,4: täisarvud, kokku kuni { $most } kurikat ja kuni { $heaps } rida.
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
    .short = read on paarikaupa võrdsed, nii et vastane saab iga käiku korrata.
alike-rows = ridade järjekord ei loe
moves-kayles = Kirjuta 2:3, et lüüa reas 2 maha kurikas 3, ja 2:3+, et lüüa maha kurikad 3 ja 4.
    .picture = Sulgudes rea all on number, mis sel reas oli enne viimast käiku.
place-pins-left = on rea { $row } vasakpoolses kolmandikus
place-pins-middle = on rea { $row } keskmises kolmandikus
place-pins-right = on rea { $row } parempoolses kolmandikus
