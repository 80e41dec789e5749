# Co říká jen Fibonacciho nim.

tagline-fibonacci = brát nejvýš dvakrát tolik, kolik se bralo naposled
    .name = Fibonacciho nim
rules-fibonacci = Fibonacciho nim: berete aspoň jednu sirku a nejvýš dvakrát tolik, kolik vzal předchozí tah; první tah nesmí vzít všechny. Kdo vezme poslední sirku, vyhrává. Za lomítkem je, kolik se teď smí nejvýš vzít.
rules-fibonacci-misere = Fibonacciho nim, misère: berete aspoň jednu sirku a nejvýš dvakrát tolik, kolik vzal předchozí tah; první tah musí nechat aspoň dvě. Kdo vezme poslední sirku, prohrává. Za lomítkem je, kolik se teď smí nejvýš vzít.
position-fibonacci = „{ $word }“ není pozice. Pozice se zapisuje jako počet sirek, třeba 13, nebo s lomítkem a s tím, kolik se teď smí nejvýš vzít, třeba 13/4: celá čísla od 0 do { $most }.
deed-fibonacci = bere { $count ->
    [one] 1 sirku
    [few] { $count } sirky
   *[other] { $count } sirek
  }
    .advice = vzít { $count ->
    [one] 1 sirku
    [few] { $count } sirky
   *[other] { $count } sirek
  }
ask-matches = Kolik bude sirek?
help-matches = Zadejte, kolik bude na začátku sirek, nejvýš { $most }. „q“ ukončí program.
law-match-left = po tahu zbývá jediná sirka a tu musí vzít soupeř.
law-match-faced = zbývá už jen jedna sirka a tu je třeba vzít.
law-zeckendorf-left = tah nechává { $number }, což je { $parts } jako součet čísel 1, 2, 3, 5, 8, ..., z nichž žádná dvě nejsou sousední. Vzít se teď smí nejvýš { $most }, méně než nejmenší sčítanec { $least }. Ať soupeř vezme, kolik chce, můžete pak vzít nejmenší sčítanec toho, co zbude, a tak i poslední sirku.
law-zeckendorf-left-misere = tah nechává { $number } a poslední sirku, a { $number } je { $parts } jako součet čísel 1, 2, 3, 5, 8, ..., z nichž žádná dvě nejsou sousední. Vzít se teď smí nejvýš { $most }, méně než nejmenší sčítanec { $least }. Ať soupeř vezme, kolik chce, můžete pak vzít nejmenší sčítanec toho, co zbude, takže poslední sirka nezbude na vás.
law-zeckendorf-faced = { $number } je { $parts } jako součet čísel 1, 2, 3, 5, 8, ..., z nichž žádná dvě nejsou sousední. Vzít se teď smí nejvýš { $most }, méně než nejmenší sčítanec { $least }. Ať hráč na tahu vezme, kolik chce, soupeř může pak vzít nejmenší sčítanec toho, co zbude, a tak i poslední sirku.
law-zeckendorf-faced-misere = bez poslední sirky jich je { $number }, což je { $parts } jako součet čísel 1, 2, 3, 5, 8, ..., z nichž žádná dvě nejsou sousední. Vzít se teď smí nejvýš { $most }, méně než nejmenší sčítanec { $least }. Ať hráč na tahu vezme, kolik chce, soupeř může pak vzít nejmenší sčítanec toho, co zbude, takže poslední sirka zbude na hráče na tahu.
moves-fibonacci = Tah 2 bere 2 sirky.
