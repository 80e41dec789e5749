# What is said by the feature review.

review-open = Mäng ei ole läbi.
review-total = Kõik { $count } mängu kokku
review-total-player = { $choices ->
    [0] { $name }: valikuid ei olnud.
    [one] { $name }: 1 valik, õigeid { $right }; { $mistakes ->
        [0] vigu ei olnud.
        [one] 1 viga.
       *[other] { $mistakes } viga.
      }
   *[other] { $name }: { $choices } valikut, õigeid { $right }; { $mistakes ->
        [0] vigu ei olnud.
        [one] 1 viga.
       *[other] { $mistakes } viga.
      }
  }
replay-move = { $number }. { $did }
replay-number = Mäng { $number } (kokku { $last }).
replay-won = { $name } võidab.
replay-drawn = Viik.
replay-ask = Käike { $made } (kokku { $most }); Enter edasi, b tagasi, w KÄIK miks, q lõpeta:
replay-help = Enter või „n” läheb järgmise käigu juurde ja lõpetab pärast viimast. „b” läheb ühe käigu tagasi. Arv 0 kuni { $most } läheb seisu, mis on nii mitme käigu järel. „w KÄIK” ütleb, millise seisu käik siit jätab ja miks käik on hea või halb. „q” lõpetab.
replay-refuse = „{ $answer }” ei ole siin valikus. Sisesta „n”, „b”, „w” ja käik või käikude arv 0 kuni { $most }; „h” on abi.
replay-over = Siin on mäng läbi: käiku, mille kohta küsida, ei ole.
replay-at-start = See on mängu algus; enne seda ei ole midagi.
