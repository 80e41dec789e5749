# Co mówi tylko suma gier.

tagline-sum = kilka gier naraz; kto nie ma ruchu w żadnej, przegrywa
    .name = Suma gier
rules-sum = Suma gier: kilka gier toczy się obok siebie. Ruch wykonuje się w jednej z nich, według jej zasad. Kto nie może wykonać ruchu w żadnej, przegrywa.
    .strategy = zapisz nimber każdej gry i traktuj te liczby jak stosy gry nim.
moves-sum = Zapis 2/1:3 oznacza: ruch 1:3 w składniku 2. To numer składnika, ukośnik i ruch, tak jak zapisuje go jego gra.
position-sum-too-many = Za dużo składników ({ $count }): suma ma ich najwyżej { $most }.
summand-refused = Składnik { $number }: { $why }
summand-empty = brakuje gry. Napisz każdą grę z jej pozycją, a między nimi +: { $example }.
summand-no-game = „{ $game }” nie może być w sumie. Mogą w niej być: { $known }.
summand-no-position = { $game } wymaga pozycji, np. { $game } { $example }.
summand-misere = składnik nie ma własnego --misere. Podaj --misere dla całej sumy, poza cudzysłowem.
summand-no-options = { $game } nie ma opcji, więc nie można podać „{ $option }”.
summand-no-option = { $game } nie ma opcji „{ $option }”. Ma: { $known }.
summand-no-value = Opcja { $option } wymaga wartości.
move-unreadable-sum = „{ $move }” nie jest ruchem. Napisz numer składnika, ukośnik i ruch w jego grze, np. 2/1:3.
move-no-such-summand = Nie ma składnika { $summand }: składniki mają numery od 1 do { $summands }.
deed-summand = { $deed } w składniku { $number } ({ $game })
    .advice = { $advice } w składniku { $number } ({ $game })
place-summand = należy do składnika { $number } ({ $game })
ask-summand = W którym składniku ({ $offered })?
help-summand = Podaj numer składnika, w którym chcesz wykonać ruch: { $offered }. O resztę zapyta jego gra. „b” wraca do menu, „q” kończy program.
ask-summands = Jakie gry?
help-summands = Podaj najwyżej { $most } gier z + między nimi, każdą z pozycją i opcjami: { $example }. Gry, które mogą być w sumie: { $known }. „q” kończy program.
theorem-summands-left = po ruchu składniki dzielą się na pary, w których gra się tak samo. Cokolwiek przeciwnik zrobi w jednym składniku pary, zrób to samo w drugim: zawsze masz odpowiedź i ostatni ruch będzie twój.
    .idea = Czy możesz zostawić pary składników, w których gra się tak samo?
theorem-summands-faced = składniki dzielą się na pary, w których gra się tak samo. Cokolwiek stanie się w jednym składniku pary, przeciwnik może zrobić to samo w drugim i to on wykonuje ostatni ruch.
    .short = składniki dzielą się na pary, w których gra się tak samo, więc przeciwnik może powtórzyć każdy ruch.
note-summands = znowu pary, w których gra się tak samo
theorem-summands-last = po ruchu nikt nie ma już ruchu w żadnym składniku: to ostatni ruch.
theorem-summands-won = { $count ->
    [one] ruch zmienia nimber z { $old } na { $new }.
   *[other] nim-suma gier wynosi { $sum }. W składniku { $number } ruch zmienia nimber z { $old } na { $new }, co zeruje nim-sumę.
  }
    .idea = Jaki nimber ma każdy składnik? Który ruch zeruje ich nim-sumę?
theorem-summands-leave = { $count ->
    [one] po ruchu nimber to 0.
   *[other] po ruchu nim-suma gier wynosi 0.
  }
    .idea = Jaki nimber ma każdy składnik? Który ruch zeruje ich nim-sumę?
theorem-summands-lost = { $count ->
    [one] nimber to 0, a każdy ruch go zmienia.
   *[other] nim-suma gier wynosi { $sum }, a każdy ruch ją zmienia.
  }
    .short = nim-suma nimberów wynosi 0, a każdy ruch ją zmienia.
summand-nimber = Nimber składnika { $number } to { $nimber }{ $how }.
summand-heaps-nimbers = Dla wielkości od 1 do { $most } nimbery w tej grze to { $nimbers }{ $more ->
    [yes] { " " }(dalsze wypisuje nimatron sequence).
   *[no] .
  }
nimber-by-parts = , czyli nim-suma liczb { $parts }
nimber-by-remainder = , czyli reszta z dzielenia { $number } przez { $round }
nimber-by-size = , czyli wielkość stosu
nimber-by-copies = : każdy ruch można tam powtórzyć
nimber-by-command = { " " }(nimatron solve { $summand })
theorem-summands = Z twierdzenia Sprague’a-Grundy’ego wynika, że { $count ->
    [one] gra jest równoważna
   *[other] każda gra jest równoważna
  } jednemu stosowi gry nim, którego wielkością jest jej nimber{ $larger ->
    [yes] ; ruch może go też zwiększyć, ale przeciwnik może to cofnąć.
   *[no] .
  } Kto musi wykonać ruch przy { $count ->
    [one] nimberze
   *[other] nim-sumie
  } 0, przegrywa: każdy ruch zmienia tę liczbę, a przeciwnik zawsze może ją znowu wyzerować.
