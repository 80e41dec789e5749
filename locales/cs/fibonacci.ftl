# Co říká jen Fibonacciho nim.

tagline-fibonacci = brát nejvýš dvakrát tolik co soupeř
    .name = Fibonacci
rules-fibonacci = Fibonacciho nim: berete aspoň jednu sirku a nejvýš dvakrát tolik, kolik vzal předchozí tah; první tah nesmí vzít všechny. Kdo vezme poslední sirku, vyhrává. Za lomítkem je, kolik se teď smí nejvýš vzít.
    .strategy = zapište počet sirek jako součet Fibonacciho čísel, z nichž žádná dvě nesousedí, a vezměte nejmenší z nich.
rules-fibonacci-misere = Fibonacciho nim, misère: berete aspoň jednu sirku a nejvýš dvakrát tolik, kolik vzal předchozí tah; první tah musí nechat aspoň dvě. Kdo vezme poslední sirku, prohrává. Za lomítkem je, kolik se teď smí nejvýš vzít.
    .strategy = jednu sirku odložte pro soupeře; počet ostatních zapište jako součet Fibonacciho čísel, z nichž žádná dvě nesousedí, a vezměte nejmenší z nich.
position-fibonacci = „{ $word }“ není pozice. Pozice se zapisuje jako počet sirek, třeba 13, nebo s lomítkem a s tím, kolik se teď smí nejvýš vzít (ne víc, než kolik jich je), třeba 13/4: celá čísla od 0 do { $most }.
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
theorem-match-left = po tahu zbývá jediná sirka a tu musí vzít soupeř.
    .idea = Můžete nechat jedinou sirku?
theorem-match-faced = zbývá už jen jedna sirka a tu je třeba vzít.
zeckendorf-sum = { $count ->
    [1] { $number } je jedno z Fibonacciho čísel (1, 2, 3, 5, 8, …)
   *[other] { $number } je { $parts } jako součet Fibonacciho čísel (1, 2, 3, 5, 8, …), z nichž žádná dvě nejsou sousední
  }
theorem-zeckendorf-left = tah nechá { $number } a { $sum }. Vzít se teď smí nejvýš { $most }, a to na { $least } nestačí. Ať soupeř vezme, kolik chce, zapište to, co zbude, jako součet Fibonacciho čísel, z nichž žádná dvě nesousedí, a vezměte nejmenší z nich: vždycky to jde, a tak vezmete i poslední sirku.
    .idea = Napište počet sirek jako součet Fibonacciho čísel, z nichž žádná dvě nesousedí. Který člen je nejmenší?
theorem-zeckendorf-left-misere = tah nechá { $number } a poslední sirku, a { $sum }. Vzít se teď smí nejvýš { $most }, a to na { $least } nestačí. Ať soupeř vezme, kolik chce, zapište to, co zbude vedle poslední sirky, jako součet Fibonacciho čísel, z nichž žádná dvě nesousedí, a vezměte nejmenší z nich: vždycky to jde, a poslední sirku musí vzít soupeř.
    .idea = Jednu sirku nechte stranou pro soupeře. Počet ostatních napište jako součet Fibonacciho čísel, z nichž žádná dvě nesousedí. Který člen je nejmenší?
theorem-zeckendorf-faced = { $sum }. Vzít se teď smí nejvýš { $most }, a to na { $least } nestačí. Ať hráč na tahu vezme, kolik chce, soupeř může to, co zbude, zapsat jako součet Fibonacciho čísel, z nichž žádná dvě nesousedí, a vzít nejmenší z nich; tak vezme i poslední sirku.
theorem-zeckendorf-faced-misere = bez poslední sirky jich je { $number } a { $sum }. Vzít se teď smí nejvýš { $most }, a to na { $least } nestačí. Ať hráč na tahu vezme, kolik chce, soupeř může to, co zbude vedle poslední sirky, zapsat jako součet Fibonacciho čísel, z nichž žádná dvě nesousedí, a vzít nejmenší z nich; poslední sirku nakonec musí vzít hráč na tahu.
moves-fibonacci = Zápis 2 znamená vzít 2 sirky.
