# Mida ütlevad hunnikumängud, kui neil oma sõnu ei ole.

position-heaps = „{ $word }” ei ole hunnik. Seis on hunnikute suurused, näiteks 7 või 3,4: täisarvud, kokku kuni { $most }, ja kuni { $most } hunnikut.
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
    .idea = hunnikud on paarikaupa võrdsed, nii et vastane saab iga käiku korrata.
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
