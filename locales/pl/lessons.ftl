# Kurs. Lekcja ma tytuł, a jako atrybuty: myśl w trzech zdaniach; wskazówkę, która nie zdradza ruchu; przykład, wiersz po wierszu, w którym
# są pozycja, najlepszy ruch i to, co po nim zostaje, tak jak znajduje je program; a gdy pyta o liczbę, także to pytanie.

lesson-backwards = Wygrywa czy przegrywa: od końca
    .idea = Gdy nie ma już czego brać, gracz, do którego należy ruch, przegrywa. Pozycja jest wygrywająca, jeśli jakiś ruch zostawia przegrywającą. Jest przegrywająca, jeśli każdy ruch zostawia wygrywającą.
    .tip = Jakie liczby możesz zostawić? Licz od 0 w górę: czy któraś z nich jest przegrywająca?
    .example =
        Gdy nie ma już patyczków (0), gracz, do którego należy ruch, przegrywa. Zapisz minus.
        Z pozycji 1 i 2 jest ruch, który zostawia 0, więc obie są wygrywające: plus.
        Z pozycji 3 ruch zostawia 2 albo 1, a obie są wygrywające, więc 3 jest przegrywająca.
        Tak samo 4 i 5 są wygrywające, a 6 przegrywająca.
        Przy { $position } ruch { $move } zostawia { $left }, czyli pozycję przegrywającą. Ten ruch wygrywa.
lesson-remainder = Reszta
    .idea = Gdy można wziąć od 1 do M patyczków, zostaw wielokrotność M+1. Ilekolwiek przeciwnik weźmie, uzupełnij to do M+1. Za każdym razem zostaje wtedy wielokrotność, a na końcu 0.
    .tip = Podziel liczbę patyczków przez M+1. Jaka jest reszta?
    .number = Jaka jest reszta z dzielenia przez M+1?
    .example =
        Można wziąć najwyżej 3, więc licz czwórkami.
        Reszta z dzielenia { $position } przez 4 to { $move }. Weź ją: zostaje { $left }.
        Jeśli przeciwnik weźmie 1, weź 3; po 2 weź 2, a po 3 weź 1. Zostają 4.
        Odpowiedz tak jeszcze raz, a ostatni patyczek jest twój.
lesson-last-stick = Nikt nie chce ostatniego patyczka
    .idea = W grze misère przegrywa ten, kto bierze ostatni patyczek. Zostaw więc o jeden więcej niż wielokrotność M+1. Ten jeden odłóż w myśli, a o pozostałe graj jak dotąd.
    .tip = Odłóż w myśli jeden patyczek. Jaką resztę z dzielenia przez M+1 dają pozostałe?
    .example =
        Odłóż w myśli jeden z { $position } patyczków: gra toczy się o 7.
        Można wziąć najwyżej 3, a reszta z dzielenia 7 przez 4 to { $move }. Weź ją.
        Zostaje { $left }: 4 do podziału i jeden, którego nikt nie chce.
        Ilekolwiek przeciwnik weźmie, uzupełnij to do 4. Ostatni patyczek zostaje dla przeciwnika.
lesson-period = Tabela i jej okres
    .idea = Gdy można brać tylko ustalone liczby, oznaczaj stosy po kolei, od 0, jako wygrywające albo przegrywające. Po pewnym czasie oznaczenia zaczną się powtarzać. Sprawdź, co ile, i dziel przez tę liczbę.
    .tip = Oznaczaj 0, 1, 2, 3 i tak dalej, aż oznaczenia zaczną się powtarzać. Któremu z oznaczonych stosów ten odpowiada?
    .example =
        Można wziąć 1, 3 lub 4. Stos 0 przegrywa; 1 zostawia 0, więc wygrywa.
        Z 2 można zostawić tylko 1, więc 2 przegrywa. Z 3, 4, 5 i 6 można zostawić 0 lub 2: wygrywają.
        Z 7 można zostawić 6, 4 lub 3, a wszystkie wygrywają: 7 przegrywa i wszystko zaczyna się od nowa.
        Stos jest więc przegrywający, gdy jego reszta z dzielenia przez 7 to 0 lub 2.
        { $position } daje resztę 6. Ruch { $move } zostawia { $left }, a to daje resztę 2: ten ruch wygrywa.
lesson-pairs = Dwa równe stosy
    .idea = Dwa równe stosy to przegrana dla gracza, którego kolej. Ile weźmie z jednego, tyle przeciwnik weźmie z drugiego. Przeciwnik zawsze ma więc odpowiedź i wykonuje ostatni ruch.
    .tip = Czy możesz zostawić pary równych stosów?
    .example =
        W pozycji { $position } stosy są różne. Wyrównaj je: { $move } zostawia { $left }.
        Jeśli przeciwnik weźmie 2 z jednego, weź 2 z drugiego: zostają dwa stosy po 1.
        Jeśli przeciwnik weźmie cały stos, weź cały drugi: ostatnia zapałka jest twoja.
lesson-copying = Powtarzanie w drugiej połowie
    .idea = Zostaw dwie jednakowe części i powtarzaj w jednej to, co przeciwnik robi w drugiej. W grze kayles traf w środek rzędu, w grze chomp utrzymuj dwa równe ramiona. W grze cram odpowiadaj ruchem przeciwnika obróconym o 180°.
    .tip = Czy możesz zostawić dwie jednakowe części?
    .example =
        Traf w środek rzędu o { $position } kręglach: { $move } zostawia { $left }.
        Obie części są jednakowe. Przeciwnik musi zmienić jedną z nich.
        Zrób to samo w drugiej: znowu są jednakowe, a ostatni kręgiel jest twój.
lesson-powers = Nim i potęgi dwójki
    .idea = Każdy stos to suma różnych potęg dwójki: 5 to 4 + 1, a 6 to 4 + 2. Zostaw pozycję, w której każda potęga występuje parzystą liczbę razy. Cokolwiek wtedy zrobi przeciwnik, jakaś wystąpi nieparzystą liczbę razy, a ty możesz znowu wszystko wyrównać.
    .tip = Które potęgi występują nieparzystą liczbę razy? Szukaj stosu, w którym jest największa z nich.
    .number = Ile wynosi suma potęg dwójki bez pary?
    .example =
        1 to 1, 5 to 4 + 1, a 6 to 4 + 2.
        Czwórka występuje dwa razy i jedynka też. Dwójka raz, czyli nieparzystą liczbę razy.
        Dwójka jest tylko w stosie 6. Bez niej zostają 4: { $move } zostawia { $left }.
        Teraz każda potęga występuje parzystą liczbę razy.
lesson-nim-sum = Zapis dwójkowy i jak znaleźć ruch
    .idea = Zapisz wielkości stosów dwójkowo, jedną pod drugą: nim-suma ma 1 w każdej kolumnie z nieparzystą liczbą jedynek. Kto musi wykonać ruch przy nim-sumie 0, przegrywa. Aby zostawić nim-sumę 0, wybierz stos, który ma 1 w pierwszej od lewej nieparzystej kolumnie, i zmień jego cyfrę w każdej nieparzystej kolumnie.
    .tip = Które stosy mają 1 w pierwszej od lewej nieparzystej kolumnie?
    .number = Ile wynosi nim-suma?
    .example =
        4 to 0100, 9 to 1001, a 11 to 1011.
        Nieparzyste są kolumny czwórek i dwójek: nim-suma wynosi 0110, czyli 6.
        W kolumnie czwórek 1 ma tylko stos 4. Zmień obie cyfry: z 0100 robi się 0010, czyli 2.
        Ruch { $move } zostawia { $left } z nim-sumą 0.
lesson-misere-nim = Nim misère
    .idea = W grze nim misère przegrywa ten, kto bierze ostatnią zapałkę. Dopóki co najmniej dwa stosy mają więcej niż jedną zapałkę, graj jak w zwykłej grze nim. Gdy ma je już tylko jeden, zmniejsz go do 0 lub 1 tak, by została nieparzysta liczba stosów po jednej.
    .tip = Ile stosów ma więcej niż jedną zapałkę? Jeśli tylko jeden: chcesz z niego zostawić 0 czy 1?
    .example =
        W pozycji { $position } tylko jeden stos ma więcej niż jedną zapałkę, więc teraz wszystko się rozstrzyga.
        Bez tego stosu zostałyby dwa stosy po jednej, a ostatnia zapałka byłaby twoja.
        Zostaw więc z niego jedną: { $move } zostawia { $left }, nieparzystą liczbę stosów po jednej.
        Przeciwnik bierze jedną, ty bierzesz jedną, a ostatnią musi wziąć przeciwnik.
lesson-mex = Nimber stosu
    .idea = Pozycja bez ruchu ma nimber 0. Nimber każdej innej to najmniejsza liczba, która nie jest nimberem żadnej pozycji, do której prowadzi ruch. Pozycja o nimberze 0 jest przegrywająca, a każda inna wygrywająca.
    .tip = Jakie nimbery może zostawić ruch? Jakiej najmniejszej liczby wśród nich brakuje?
    .number = Ile wynosi nimber?
    .example =
        Można wziąć 1, 3 lub 4. Stosy 0, 1, 2 i 3 mają nimbery 0, 1, 0 i 1.
        Z 4 można zostawić 3, 1 lub 0 o nimberach 1, 1 i 0. Najmniejsza brakująca liczba to 2.
        Z 5 można zostawić 4, 2 lub 1 o nimberach 2, 0 i 1. Najmniejsza brakująca liczba to 3.
        Z { $position } można zostawić 5, 3 lub 2 o nimberach 3, 1 i 0. Nimber tego stosu to więc 2.
        Ruch { $move } zostawia { $left } o nimberze 0: wygrywa.
lesson-sums = Sumy gier
    .idea = W sumie gier ruch wykonuje się w jednej z nich. Każda działa jak stos gry nim, którego wielkością jest jej nimber. Znajdź więc nimbery i zostaw nim-sumę 0.
    .tip = Jaki nimber ma każda gra? Traktuj te liczby jak stosy gry nim.
    .number = Ile wynosi nim-suma nimberów?
    .example =
        Patyczków można wziąć najwyżej 3, więc ich nimber to reszta z dzielenia 5 przez 4: 1.
        Nimber stosu gry nim to jego wielkość: 4.
        Z 4 zrób 1: { $move } zostawia { $left }.
        Teraz oba nimbery to 1, a nim-suma wynosi 0.
lesson-kayles = Kayles i kayles Dawsona
    .idea = Ruch w grze kayles może podzielić rząd, a części sumują się jak stosy gry nim. Oblicz więc nim-sumę nimberów wszystkich rzędów. Kayles Dawsona (kod ósemkowy 0.07), w którym zawsze strąca się dwa sąsiednie kręgle, ma inne nimbery, ale znajduje się je tak samo.
    .tip = Jakie są tu nimbery? Co możesz zmienić, by nim-suma wynosiła 0?
    .number = Jaka jest nim-suma wszystkich rzędów lub stosów?
    .example =
        Rzędy o 4 i 6 kręglach mają nimbery 1 i 3: nim-suma wynosi 2.
        Zmień rząd o 6 kręglach tak, by też miał nimber 1: { $move } zostawia { $left }.
        Teraz nim-suma wynosi 0.
lesson-golden = Złote pary
    .idea = W grze zapałki bierze się z jednego stosu albo po tyle samo z dwóch. Przy dwóch stosach przegrywają złote pary: 1 2, 3 5, 4 7, 6 10, … Para numer n zaczyna się od najmniejszej liczby, której nie ma w żadnej wcześniejszej, a jej druga liczba jest o n większa.
    .tip = Do której złotej pary możesz dojść? Szukaj wielkości, która zostanie, albo tej samej różnicy.
    .example =
        Para numer 1 to 1 2. Najmniejsza pozostała liczba to 3, a 3 + 2 to 5: para numer 2 to 3 5.
        Teraz najmniejsza pozostała liczba to 4, a 4 + 3 to 7: para numer 3 to 4 7.
        W pozycji { $position } jest trójka z pary 3 5: { $move } zostawia { $left }.
        Żaden ruch nie prowadzi z pary do pary. Przeciwnik nie może więc zostawić pary, a ty możesz znowu zostawić jakąś.
lesson-no-formula = Bez wzoru
    .idea = W grze chomp zaczynający wygrywa na każdym prostokącie większym niż jedna kostka: gdyby odgryzienie kostki w prawym dolnym rogu przegrywało, wygrywająca odpowiedź na nie mogłaby być od razu pierwszym ruchem. Ale wzoru na ten ruch nikt nie zna. Zacznij więc od małych pozycji, a w grze monety licz, co każdy ruch daje na końcu.
    .tip = Co zostawia każdy ruch? Zacznij od ruchów, po których zostaje mało.
    .example =
        { $position } to prostokąt, więc jakiś ruch wygrywa. Ale który?
        Po a2 zostaje jeden wiersz i przeciwnik odgryza wszystko oprócz zatrutej kostki.
        Po b2 zostają ramiona 3 i 2 i przeciwnik je wyrównuje.
        Przeszukiwanie znajduje { $move }. Zostaje { $left }, a na każdy ruch przeciwnika jest odpowiedź, która wygrywa.

## The course

learn-course = Kurs (opanowane lekcje: { $mastered } z { $count })
learn-due-in = { $days ->
    [0] powtórka teraz
    [one] powtórka jutro
   *[other] powtórka za { $days } dni
  }
learn-after = { $days ->
    [one] 1 dzień
   *[other] { $days } dni
  }
learn-boxes = Pudełka: koralik to opanowana lekcja, która wraca po tylu dniach
learn-ask = Która lekcja? [{ $number }]
learn-help = Podaj numer lekcji albo jej nazwę; sam Enter wybiera tę w nawiasie. „q” kończy program.
learn-repeats = { $count ->
    [one] Do powtórki jest 1 lekcja. Najpierw pytanie z niej.
    [few] Do powtórki są { $count } lekcje. Najpierw pytanie z każdej.
   *[other] Do powtórki jest { $count } lekcji. Najpierw pytanie z każdej.
  }
refuse-lesson = „{ $lesson }” nie jest lekcją. Podaj numer od 1 do { $most } albo nazwę: { $known }.

## A lesson

learn-title = Lekcja { $number } z { $count }: { $title }
learn-example = Przykład: { $game } { $position }
learn-next = Enter pokazuje następny wiersz:
learn-next-help = Sam Enter pokazuje następny wiersz przykładu. „q” kończy program.
learn-next-refuse = „{ $answer }” nie jest tu potrzebne. Naciśnij tylko Enter; „h” to pomoc, „q” kończy program.
learn-drills = { $left ->
    [one] Teraz pytania: jeszcze 1 dobra odpowiedź i zaczyna się ostatnia partia.
    [few] Teraz pytania: { $left } dobre odpowiedzi z rzędu i zaczyna się ostatnia partia.
   *[other] Teraz pytania: { $left } dobrych odpowiedzi z rzędu i zaczyna się ostatnia partia.
  }
learn-odd = (* nieparzysta liczba)
learn-drill = { $game } { $position }
learn-earlier = Znowu lekcja { $lesson }: { $game } { $position }
learn-answer = { $game } { $position } to pozycja przegrywająca, a przeciwnik wykonuje w niej ruch { $move }.
learn-refute = { $game } { $position } to pozycja wygrywająca, ale przeciwnik wykonuje w niej ruch { $move }, a to błąd.
learn-tip = Wskazówka. { $tip }
learn-ask-number = { $question } (t wskazówka, ? nie wiem)
learn-help-number = Podaj liczbę całkowitą.
learn-accepts-number = Podaj liczbę całkowitą albo „?”, jeśli nie wiesz; „h” to pomoc.
learn-ask-idea = Która zasada tu rozstrzyga? (od a do { $most }; t wskazówka, ? nie wiem)
learn-help-idea = Podaj literę z tej listy: lekcję, której zasada rozstrzyga, czy pozycja jest wygrywająca, czy przegrywająca.
learn-accepts-idea = Podaj literę od a do { $most } albo „?”, jeśli nie wiesz; „h” to pomoc.
learn-why = Dlaczego: { $idea ->
    [powers] { $outcome ->
        [win] ruch zostawia { $left }, gdzie każda potęga dwójki występuje parzystą liczbę razy.
       *[loss] każda potęga dwójki występuje tu parzystą liczbę razy. Po każdym ruchu jakaś wystąpi nieparzystą liczbę razy, a przeciwnik znowu wszystko wyrówna.
      }
    [nimbers] { $outcome ->
        [win] ruch zostawia { $left } o nimberze 0, a nimber 0 przegrywa.
       *[loss] nimber to 0, a to przegrana: żaden ruch nie zostawia znowu 0.
      }
   *[marks] { $outcome ->
        [win] ruch zostawia { $left }, a to pozycja przegrywająca.
       *[loss] każdy ruch zostawia pozycję wygrywającą.
      }
  }
learn-mex = { $count ->
    [0] Z pozycji { $position } nie ma żadnego ruchu, więc jej nimber to 0.
    [1] Z pozycji { $position } ruchy zostawiają nimber { $moves }. Najmniejsza liczba, której brakuje (mex), to { $nimber }: to jest jej nimber.
   *[other] Z pozycji { $position } ruchy zostawiają nimbery { $moves }. Najmniejsza liczba, której brakuje (mex), to { $nimber }: to jest jej nimber.
  }
learn-right-number = szukana liczba to { $number }
learn-right-idea = to lekcja { $number }, { $title }
learn-restarts = Potrzebne są cztery dobre odpowiedzi z rzędu, więc liczenie zaczyna się znowu od 0.
learn-row = Dobrze z rzędu: { $row } z { $most }
learn-boss = Ostatnia partia: { $game } { $position }, przeciwnik { $name } gra bezbłędnie. Zaczynasz i możesz wygrać.
learn-boss-lost = { $name } wygrywa. Spróbuj jeszcze raz od tej samej pozycji.
learn-mastered = Lekcja { $number } opanowana: { $title }. Wróci za { $days ->
    [one] 1 dzień
   *[other] { $days } dni
  }.
learn-input-ended = Dane wejściowe skończyły się przed końcem lekcji.
learn-kept = Twoje postępy są w pliku { $file }.

## Progress

learn-damaged = Wiersz { $line } pliku { $file } jest uszkodzony, więc nic się nie zmienia. --reset odkłada plik i zaczyna od nowa.
learn-reset = Kurs zaczyna się od nowa. Dotychczasowe postępy są w pliku { $file }.
learn-reset-none = Nie ma jeszcze postępów.
learn-unkept = Postępy nie są zapisywane: bez terminala trzeba podać --progress PLIK.
learn-not-kept = Postępy nie są zapisywane. { $why }
learn-no-home = Postępy nie są zapisywane, bo nie ma katalogu domowego.

words-learn = lekcje nauka
first-due = { $count ->
    [one] Do powtórki jest 1 lekcja („learn”).
    [few] Do powtórki są { $count } lekcje („learn”).
   *[other] Do powtórki jest { $count } lekcji („learn”).
  }
