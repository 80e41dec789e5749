# Co się mówi o uczniu i jego pudełkach.

boxes-not-kept = Pudełka w pliku { $file } są do innych gier niż ta. Zostają, jak są. Uczeń zaczyna od nowa, a to, czego się teraz nauczy, nie zostanie zapisane.
boxes-no-file = { $file } to katalog, urządzenie lub potok; pudełka wymagają zwykłego pliku.
boxes-format = W pliku { $file } nie ma pudełek, które ta wersja programu nimatron umie odczytać.
boxes-line = Plik { $file } jest uszkodzony lub niepełny: wiersza { $line } nie można odczytać jako pudełek.
boxes-box = { $row ->
    [yes] Plik { $file } jest uszkodzony: pudełko dla liczby patyczków { $position } ma niemożliwą zawartość.
   *[no] Plik { $file } jest uszkodzony: pudełko dla pozycji { $position } ma niemożliwą zawartość.
  }
boxes-other-terms = { $row ->
    [yes] W pliku { $file } są pudełka do innych gier: { $game }, { $sticks } w rzędzie, najwyżej { $take } naraz. Podaj inny plik.
   *[no] W pliku { $file } są pudełka do innych gier: { $game } od pozycji { $position }. Podaj inny plik.
  }
progress-training = Trwa trening
train-title = { $row ->
    [yes] { $game }, { $sticks } w rzędzie, najwyżej { $take } naraz: { $games ->
        [one] 1 partia
        [few] { $games } partie
       *[other] { $games } partii
      } { $against ->
        [random] z graczem losowym
        [beginner] z początkującym
        [perfect] z graczem bezbłędnym
       *[self] z samym sobą
      }
   *[no] { $game } od pozycji { $position }: { $games ->
        [one] 1 partia
        [few] { $games } partie
       *[other] { $games } partii
      } { $against ->
        [random] z graczem losowym
        [beginner] z początkującym
        [perfect] z graczem bezbłędnym
       *[self] z samym sobą
      }
  }
train-no-curve = Bez rozgrywek nie ma krzywej dla --svg.
train-won = { $against ->
    [self] Uczeń gra za obie strony. Strona, która zaczyna, { $games ->
        [one] { $won ->
            [0] nie wygrywa jedynej partii
           *[other] wygrywa jedyną partię
        }
       *[other] wygrywa { $won } z { $games } partii
      }: { $share }.
   *[other] Uczeń { $games ->
        [one] { $won ->
            [0] nie wygrywa jedynej partii
           *[other] wygrywa jedyną partię
        }
       *[other] wygrywa { $won } z { $games } partii
      }: { $share }.
  }
curve-won = odsetek wygranych
curve-games = partie
boxes-title = { $row ->
    [yes] { $game }, { $sticks } w rzędzie, najwyżej { $take } naraz: pudełka po { $games ->
        [one] 1 partii
       *[other] { $games } partiach
      }
   *[no] { $game } od pozycji { $position }: pudełka po { $games ->
        [one] 1 partii
       *[other] { $games } partiach
      }
  }
boxes-after = Pudełka łącznie po { $games ->
    [one] 1 partii
   *[other] { $games } partiach
  } i ruchy wygrywające:
column-sticks = patyczki
column-winning = wygrywa
column-favourite = faworyt
column-agrees = dobrze
column-beads = koraliki w %
agrees = { $right ->
    [yes] tak
   *[no] nie
  }
beads-others = inne: { $share }
boxes-not-shown = { $row ->
    [yes] Widać tylko pudełka dla liczb patyczków od 1 do { $shown }; inne podaje też --json.
   *[no] Widać tylko { $shown } z { $all } pudełek, te najbliżej końca gry; inne podaje też --json.
  }
boxes-favourite = { $row ->
    [yes] Faworyt pudełka to liczba, która ma więcej koralików niż każda inna.
   *[no] Pudełko jest dla wszystkich pozycji, w których gra się tak samo, a koralik dla wszystkich ruchów, po których zostają pozycje tego samego pudełka. Faworyt pudełka to rodzaj koralików, których jest w nim więcej niż każdych innych.
  }
boxes-right = { $winnable ->
    [one] { $right ->
        [0] Faworyt nie wygrywa w jedynej pozycji, którą można wygrać.
       *[other] Faworyt wygrywa w jedynej pozycji, którą można wygrać.
    }
   *[other] Faworyt wygrywa w { $right } z { $winnable } pozycji, które można wygrać.
  }

## What a game has taught

learned = { $name }: { $changes }. { $kept }
learned-bead-won = do pudełka { $box } przybywa koralik { $bead }
learned-bead-lost = z pudełka { $box } ubywa koralik { $bead }
learned-more = { $count ->
    [one] jeszcze 1 pudełko
    [few] jeszcze { $count } pudełka
   *[other] jeszcze { $count } pudełek
  }
learned-nothing = { $name }: żadne pudełko się nie zmienia, bo ostatni koralik każdej liczby zostaje w pudełku. { $kept }
learned-saved = Zapisano w pliku { $file }.
learned-not-saved = To nie jest zapisywane.
learned-not-saved-flag = To nie jest zapisywane; zapisałoby to --boxes PLIK.

## The learner in games of positions

column-position = pozycja
column-winning-more = { $count ->
    [one] 1 inny
    [few] { $count } inne
   *[other] { $count } innych
  }
learned-nothing-position = { $name }: żadne pudełko się nie zmienia, bo ostatni koralik każdego ruchu zostaje w pudełku. { $kept }
refuse-learner-boxes = { $game } { $position } to za duża pozycja dla ucznia: potrzeba by więcej pudełek niż { $most }. Wybierz mniejszą pozycję.
refuse-learner-moves = { $game } { $position } to za duża pozycja dla ucznia: w jej pozycjach jest więcej ruchów niż { $most }. Wybierz mniejszą pozycję.

## The boxes while it plays

watched-box = pudełko { $box }:
watched-aside = odłożone:
watched-alike = Pudełko jest dla wszystkich pozycji, w których gra się tak samo; nazwą koralika jest ruch w jednej z nich.
watched-won = Po wygranej każdy koralik wraca z drugim takim samym, więc ruchy, które wygrywają, są losowane częściej.
watched-lost = Po przegranej koraliki się wyrzuca, więc ruchy, które przegrywają, są losowane rzadziej.
watched-kept = { $count ->
    [one] 1 koralik jest ostatnim takim w swoim pudełku, więc wraca: każdy ruch musi pozostać możliwy, bo błędem mógł być inny.
    [few] { $count } koraliki są ostatnimi takimi w swoich pudełkach, więc wracają: każdy ruch musi pozostać możliwy, bo błędem mógł być inny.
   *[other] { $count } koralików jest ostatnimi takimi w swoich pudełkach, więc wracają: każdy ruch musi pozostać możliwy, bo błędem mógł być inny.
  } Pomaga wygrana: dodaje koralików, więc dobre ruchy są bardziej prawdopodobne, a późniejsze przegrane mają co zabrać. Wiele partii naraz rozgrywa nimatron train.

who-learner = komputer, który uczy się w trakcie gry (pudełka z koralikami)
    .gloss = uczeń
    .help = Uczeń gra z początku losowo i z partii na partię coraz lepiej.
help-box = pudełko ucznia
name-learner = Uczeń
refuse-learner = W grze { $game } nie ma ucznia, a więc i pudełek. Uczeń gra w: { $known }.
refuse-learner-points = Uczeń nie może grać w grę { $game }, w której rozstrzygają punkty: jego koraliki znają tylko wygraną i przegraną.
record-resumed-learner = Uczeń gra według pudełek takich, jakie są teraz; wcześniejsze ruchy nie liczą się ani na plus, ani na minus.
match-learner-drawn = Uczeń gra mecz od jednej pozycji, dla której ma pudełka: pomiń --random-starts i podaj pozycję.
curve-said = Do partii { $games }: wygrane { $share }
train-most = Przeciw bezbłędnej grze można wygrać najwyżej { $won } z { $games } partii ({ $share }).
