# Co mówi tylko chomp.

tagline-chomp = odgryzaj kostki czekolady z zatrutym rogiem
    .name = Chomp
rules-chomp = Chomp: wybierz kostkę tabliczki czekolady i odgryź ją ze wszystkim, co jest na prawo od niej i pod nią. Kostka w lewym górnym rogu jest zatruta i nikt jej nie bierze. Kto nie może wykonać ruchu, przegrywa.
    .strategy = zostaw równe ramiona (w kwadracie: b2), a przy dwóch wierszach dolny o 1 krótszy; potem to utrzymuj.
rules-chomp-misere = Chomp, misère: wybierz kostkę tabliczki czekolady i odgryź ją ze wszystkim, co jest na prawo od niej i pod nią. Kostka w lewym górnym rogu jest zatruta i nikt jej nie bierze. Kto wykona ostatni ruch, przegrywa.
deed-bite = odgryza { $count ->
    [one] kostkę
    [few] { $count } kostki, zaczynając od
   *[other] { $count } kostek, zaczynając od
  } { $cell }
    .advice = odgryź { $count ->
    [one] kostkę
    [few] { $count } kostki, zaczynając od
   *[other] { $count } kostek, zaczynając od
  } { $cell }
position-chomp-unreadable = „{ $word }” nie jest tabliczką. Napisz 3x4 dla tabliczki o 3 wierszach i 4 kolumnach albo długości jej wierszy od góry do dołu, np. 4,4,2.
position-chomp-no-corner = „{ $word }” nie ma kostki w lewym górnym rogu: pierwszy wiersz musi mieć długość co najmniej 1, bo tej kostki nikt nie bierze.
position-chomp-longer-below = „{ $word }” nie jest tabliczką: żaden wiersz nie może być dłuższy niż wiersz nad nim; 4,4,2 byłoby dobrze.
move-unreadable-chomp = „{ $move }” nie jest ruchem. Napisz kostkę jako literę kolumny i numer wiersza, np. b2.
move-poisoned = Kostka { $cell } jest zatruta i nikt jej nie bierze. Wybierz inną.
move-no-such-bar-row = Nie ma kostki { $cell }: wiersze mają numery od 1 do { $rows }.
move-no-such-square = Nie ma kostki { $cell }: wiersz { $row } ma kolumny od a do { $letter }.
ask-square = Która kostka (np. { $example })?
help-square = Podaj kostkę, którą odgryzasz ze wszystkim, co jest na prawo od niej i pod nią, jako literę kolumny i numer wiersza: { $example }. „b” wraca do menu, „q” kończy program.
theorem-poisoned-left = została tylko zatruta kostka, więc przeciwnik nie ma ruchu.
    .idea = Czy możesz zostawić tylko zatrutą kostkę?
theorem-arms-left = po ruchu zostaje kształt litery L o dwóch równych ramionach długości { $arm } (nie licząc rogu). Ile przeciwnik odgryzie z jednego ramienia, tyle odgryź z drugiego: zawsze masz odpowiedź i ostatni ruch będzie twój.
    .idea = Czy możesz zostawić dwa równe ramiona?
    .short = zostawia równe ramiona.
theorem-arms-faced = tabliczka ma kształt litery L o dwóch równych ramionach długości { $arm } (nie licząc rogu). Ile zniknie z jednego ramienia, tyle przeciwnik może odgryźć z drugiego i to on wykonuje ostatni ruch.
theorem-rows-left = po ruchu zostają dwa wiersze, dolny o jedną kostkę krótszy. Cokolwiek przeciwnik odgryzie, możesz znowu zostawić dolny wiersz o kostkę krótszy i ostatni ruch będzie twój.
    .idea = Czy możesz zostawić dwa wiersze, dolny o 1 krótszy?
    .short = zostawia dolny wiersz o 1 krótszy.
theorem-rows-faced = są dwa wiersze, dolny o jedną kostkę krótszy. Cokolwiek zniknie, przeciwnik może znowu zostawić dolny wiersz o kostkę krótszy i to on wykonuje ostatni ruch.
theorem-columns-left = po ruchu zostają dwie kolumny, prawa o jedną kostkę krótsza. Cokolwiek przeciwnik odgryzie, możesz znowu zostawić prawą kolumnę o kostkę krótszą i ostatni ruch będzie twój.
    .idea = Czy możesz zostawić dwie kolumny, prawą o 1 krótszą?
    .short = zostawia prawą kolumnę o 1 krótszą.
theorem-columns-faced = są dwie kolumny, prawa o jedną kostkę krótsza. Cokolwiek zniknie, przeciwnik może znowu zostawić prawą kolumnę o kostkę krótszą i to on wykonuje ostatni ruch.
note-arms = znowu równe ramiona
note-rows = dolny wiersz znowu o 1 krótszy
note-columns = prawa kolumna znowu o 1 krótsza
alike-bars = z dokładnością do zamiany wierszy z kolumnami
moves-chomp = Zapis b2 oznacza: odgryź kostkę w kolumnie b i wierszu 2 ze wszystkim, co jest na prawo od niej i pod nią.
place-bite = zaczyna się w wierszu { $row }
