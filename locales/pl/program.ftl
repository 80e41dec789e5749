# Czego nie mówi jedna tylko gra, po polsku. Komunikaty i dane w nich są w każdym pliku takie same jak w pliku angielskim.

## The games

door = { $name }: tu gra się w to tak: { $command }
misere-game = { $game } (misère)

## Questions before a game

banner = Nimatron gra tak dobrze jak ty. Wpisz „w” w swoim ruchu, a powie dlaczego.
welcome = „h” to pomoc, „q” kończy program.
which-game = Jaka gra?
first-keep = k: dokończ partię ({ $game })
kept-game = { $title } ({ $count ->
    [one] 1 ruch
    [few] { $count } ruchy
   *[other] { $count } ruchów
  })
first-same = Enter: to samo z inną zasadą
first-misere = { $on ->
    [yes] misere: gra misère jest włączona (kto wykonuje ostatni ruch, przegrywa); to samo słowo ją wyłącza
   *[no] misere: gra misère, w której przegrywa ten, kto wykonuje ostatni ruch
  }
ask-game = Numer lub nazwa [{ $usual }]:
help-game = Podaj numer gry lub jej nazwę; sam Enter wybiera grę podaną w nawiasie. „misere” przełącza między grą normalną a misère; „nim misere” wybiera od razu nim misère, „nim 3,4,5” nim z tymi stosami; „learn” zaczyna lekcje. „q” kończy program. Grę otwierają też inne jej nazwy, na przykład „wythoff”. Przy ACCESSIBLE=1 w środowisku pozycje są opisywane słowami.
who-first = Kto zaczyna?
who-second = Kto jest drugim graczem?
ask-who = Numer lub słowo (human, perfect…) [{ $usual }]:
who-human = człowiek
    .gloss = człowiek
who-perfect = komputer, który gra bezbłędnie
    .gloss = bezbłędny
who-beginner = komputer, który gra losowo, ale nie przeoczy wygranej w jednym ruchu
    .gloss = początkujący
who-random = komputer, który gra losowo
    .gloss = losowy
who-adaptive = komputer tak silny jak ty: dostosowuje się do wygranych i przegranych
    .gloss = twojej siły
help-who = Podaj numer z listy albo słowo: { $known }. Każde inne słowo jest imieniem człowieka. Po dwukropku można dopisać imię, np. human:Anna. „level” pyta, jak silny ma być komputer; perfect@70 gra optymalnie w 70% swoich ruchów.{ $more } Sam Enter wybiera to, co jest w nawiasie. „q” kończy program.
ask-name = Imię gracza { $number }?
help-name = Podaj imię, najwyżej { $most } znaków; pod tym imieniem gracz występuje w partii. Sam Enter wybiera imię podane w nawiasie. „q” kończy program.
name-player = Gracz { $number }
name-perfect = Nimatron
name-beginner = Początkujący
name-random = Los
help-whole = Można też podać całą pozycję, np. { $example }.
help-letters = 
    t: daje wskazówkę, za każdym razem następną
    w: najlepszy ruch i dlaczego; w RUCH: dlaczego ten ruch jest dobry albo zły
    v: do czego prowadzi każdy ruch
    o: wykonuje za ciebie ruch optymalny
    s: pyta o ruch krok po kroku
    d: pyta krok po kroku o ruch z kilku stosów
    a: wszystkie odpowiedzi i co na nie zagrać
    l: cały przebieg gry
    c: pozycje przegrywające
    x: { $thought }
    u: cofa twój ostatni ruch
    r: ponawia go
    m: dotychczasowe ruchy
    p: rysuje pozycję jeszcze raz
    q: kończy program

## A turn

turn = Ruch { $number }, kolej: { $name }
ask-turn = Ruch (np. { $example }) albo litera:
ask-turn-number = { $most ->
    [1] Ruch (1) albo litera:
    [2] Ruch (1 lub 2) albo litera:
   *[other] Ruch (od 1 do { $most }) albo litera:
  }
turn-how = Ruch: { $example }. Pomoc: „h”.
help-strategy = Jak wygrać: { $strategy }
did = { $name } { $deed } ({ $move }).
optimal-loses = Każdy ruch przegrywa; żaden nie przeciąga gry dłużej niż ten.
optimal-beyond = { $why } Ruch może więc nie być optymalny: wygrywa od razu, jeśli to możliwe; jeśli nie, to w miarę możliwości nie daje przeciwnikowi wygranej w jednym ruchu i upraszcza pozycję.
machine-beyond = { $name }: { $why } Dlatego zgaduję: jeśli mogę wygrać w jednym ruchu, wygrywam; jeśli nie, wybieram ruch, który w miarę możliwości nie daje ci takiej wygranej.
machine-lost = { $name } jest w pozycji przegrywającej: każdy ruch przegrywa.
machine-lost-points = { $name } przegrywa przy najlepszej grze, licząc też to, co obaj gracze już mają.
undone = Cofnięto: { $moves }.
redone = Ponowiono: { $moves }.

## What is offered at a turn, and tips

short-tip = wskazówka
short-values = wartości
short-why = dlaczego
short-optimal = optymalny
short-single = krok
short-double = z kilku
short-undo = cofnij
short-redo = ponów
short-help = pomoc
short-leave = koniec
words-tip = wskazówka podpowiedź
words-values = wartości
words-moves = ruchy
words-board = plansza
absent-undo = Nie ma jeszcze czego cofnąć.
absent-redo = Nie ma czego ponowić: żaden ruch nie jest cofnięty.
absent-moves = Nie było jeszcze żadnego ruchu.
absent-way = W tej grze nie ma „d”; o ruch pyta tylko „s”.
hints-off = W tej partii nie ma podpowiedzi (--hints none).
hints-tips = W tej partii dozwolone są tylko wskazówki: daje je „t”.
why-leaves = { $drawn ->
    [yes] Ruch { $move } zostawia taką pozycję.
   *[no] Ruch { $move } zostawia { $position }.
  }
why-leaves-nothing = Ruch { $move } nie zostawia nic.
why-loses = { $because ->
    [yes] Wtedy { $name } wygrywa ruchem { $best }. Z punktu widzenia tego gracza: { $reason }
   *[no] Wtedy { $name } wygrywa ruchem { $best }.
  }
why-wins = { $because ->
    [yes] Ten ruch wygrywa: { $reason }
   *[no] Ten ruch wygrywa: { $name } nie ma dobrej odpowiedzi.
  }
why-over = { $wins ->
    [yes] To koniec partii i ten ruch wygrywa.
   *[no] To koniec partii i ten ruch przegrywa.
  }
why-points = { $answered ->
    [yes] Najlepsza odpowiedź, którą ma { $name }, to { $best }.{ " " }
   *[no] { "" }
  }Wynik przy najlepszej grze, licząc też to, co obaj gracze już mają: { $ends }. { $cost ->
    [0] Lepszego ruchu nie ma.
   *[other] Z najlepszym ruchem: { $better }.
  }
name-opponent = przeciwnik
tip-won = Z tej pozycji możesz wygrać.
tip-lost = Z tej pozycji przegrasz, jeśli przeciwnik nie popełni błędu.
tip-points-won = Przy najlepszej grze obu stron wygrasz.
tip-points-drawn = Przy najlepszej grze obu stron będzie remis.
tip-points-lost = Przy najlepszej grze obu stron przegrasz.
tip-winning = { $points ->
    [yes] { $count ->
        [one] Tylko jeden ruch jest optymalny.
        [few] Optymalne są { $count } ruchy.
       *[other] Optymalnych jest { $count } ruchów.
      }
   *[no] { $count ->
        [one] Wygrywa tylko jeden ruch.
        [few] Wygrywają { $count } ruchy.
       *[other] Wygrywa { $count } ruchów.
      }
  }
tip-theorem = Jeden ruch wygrywający wynika z twierdzenia; nie wiadomo, czy wygrywają też inne.
tip-lasts = { $moves ->
    [0] Nie wiadomo, jak długo można przeciągnąć grę.
    [one] Twój następny ruch jest ostatni.
    [few] Możesz przeciągnąć grę jeszcze o { $moves } ruchy (licząc ruchy obu graczy).
   *[other] Możesz przeciągnąć grę jeszcze o { $moves } ruchów (licząc ruchy obu graczy).
  }
tip-backwards = Które pozycje bliżej końca gry są przegrywające? Czy możesz zostawić jedną z nich?
tip-compare = Porównaj ruchy: ile zyskasz od razu, a ile będzie mógł potem wziąć przeciwnik?
tip-one = Jeden z dobrych ruchów { $place }.
tip-quickest = Ruch, który wygrywa najszybciej, { $place }.
tip-it = Ten ruch { $place }.
tip-longest = Jeden z ruchów, które najdłużej przeciągają grę, { $place }.
tip-last = Do tej pozycji nie ma więcej wskazówek.
tip-why = „w” pokazuje cały ruch.
values-too-many = Możliwe ruchy: { $count }, za dużo na listę.
more-values = { $lose ->
    [yes] { $count ->
        [one] i jeszcze 1, który przegrywa (pokazuje go następne „v”)
        [few] i jeszcze { $count }, które przegrywają (pokazuje je następne „v”)
       *[other] i jeszcze { $count }, które przegrywają (pokazuje je następne „v”)
      }
   *[no] { $count ->
        [one] i jeszcze 1 (pokazuje go następne „v”)
       *[other] i jeszcze { $count } (pokazuje je następne „v”)
      }
  }

## Leaving, and searches that are stopped

ask-leave = Zakończyć tę partię? „y” lub „tak” kończy, cokolwiek innego wraca do gry:
ask-leave-kept = Zakończyć tę partię? Jest zapisana i można ją dokończyć poleceniem „nimatron play --resume”. „y” lub „tak” kończy, cokolwiek innego wraca do gry:
game-kept = Partia jest zapisana i można ją dokończyć poleceniem „nimatron play --resume”.
help-leave = Wpisz „y”, jeśli chcesz zakończyć partię; tak samo działa „q”. Po czymkolwiek innym gra toczy się dalej.
search-stopped = Przeszukiwanie zostało przerwane.

## Levels

who-level = komputer na jednym z trzech poziomów (level)
ask-level = Numer lub nazwa [{ $usual }]:
help-level = Podaj numer poziomu lub jego nazwę; sam Enter wybiera poziom podany w nawiasie. W pozostałych ruchach komputer gra nieoptymalnie, jeśli się da. „q” kończy program.
level-easy = łatwy (easy): optymalnie w { $percent }% swoich ruchów
level-medium = średni (medium): { $percent }%
level-hard = trudny (hard): { $percent }%
words-levels = łatwy średni trudny
name-level = Nimatron ({ $level })
refuse-level = „{ $level }” nie jest poziomem: podaj perfect@ i liczbę całkowitą od 0 do 100, np. perfect@70.

## The end of a game

wins = { $name } bierze, co zostało, i wygrywa.
wins-misere = { $other } bierze, co zostało, więc wygrywa { $name }.
wins-without-a-move = Nie ma czego brać: wygrywa { $name }.
wins-points = { $name } wygrywa { $own } : { $others } (liczba monet).
nobody-wins = Partia kończy się remisem { $one } : { $two }.
sums = Monety: { $first } { $one }, { $second } { $two }
wins-by-a-last-move = { $name } wykonuje ostatni ruch i wygrywa.
wins-by-a-last-move-misere = { $other } wykonuje ostatni ruch, więc wygrywa { $name }.
wins-with-no-move-left = Nie ma żadnego ruchu: wygrywa { $name }.
score = Wynik: { $score }
adaptive-grown = { $name } rośnie w siłę: gra teraz optymalnie w { $percent }% swoich ruchów.
remembered = { $name }: { $wins ->
    [one] 1 wygrana
    [few] { $wins } wygrane
   *[other] { $wins } wygranych
  }, { $losses ->
    [one] 1 przegrana
    [few] { $losses } przegrane
   *[other] { $losses } przegranych
  }. Nimatron gra optymalnie w { $percent }% swoich ruchów.
opponents-damaged = Wiersz { $line } pliku { $file } jest uszkodzony, więc nic się nie zmienia.
opponents-not-kept = Wygrane i przegrane nie są zapisywane: { $why }
ask-another = Jeszcze jedna partia?
short-again = od nowa
short-take-back = cofnij
short-examine = analiza
short-keep = N od ruchu N
short-change = inna gra

## After a game

help-after = „y”, „tak” lub Enter zaczyna nową partię z tymi samymi graczami i zasadami; zaczyna drugi gracz; tam, gdzie program pyta o pozycję, Enter wybiera tę samą. „u” cofa twój ostatni ruch i gra toczy się dalej. „e” analizuje partię ruch po ruchu: które ruchy były błędami i co było lepsze. „k 5” gra dalej od ruchu 5; samo „k” po analizie – od pierwszego błędu, a „w” z ruchem pokazuje, co by tam po nim zostało. „g” pyta od nowa o grę, pozycję i graczy. „q” lub „n” kończy program. „l” wypisuje polecenie z tą pozycją i tymi graczami, do wysłania.
taken-up = Partia toczy się dalej od ruchu { $number }.
refuse-take-up = „{ $answer }” nie wskazuje ruchu tej partii, od którego można grać dalej. { $most ->
    [1] Wpisz „k 1”.
   *[other] Wpisz „k” i liczbę od 1 do { $most }, np. „k 1”.
  }
review-title = { $game } { $position }: { $first } – { $second }
review-unknown = pozycja za duża, by ją ocenić
review-forced = jedyny możliwy ruch
review-lost = pozycja już była przegrywająca; każdy ruch przegrywa
review-by-theorem = wygrywa na mocy twierdzenia; o innych ruchach nie wiadomo
review-wins-anyway = wygrywa, jak każdy ruch
review-keeps = { $count ->
    [one] jedyny ruch wygrywający
   *[other] utrzymuje wygraną
  }
review-best = optymalny, wynik przy najlepszej grze: { $ends }
review-alike = wszystkie ruchy są równie dobre, wynik przy najlepszej grze: { $ends }
review-threw = błąd: wypuszcza wygraną z rąk.{ $answered ->
    [yes] { $drawn ->
        [yes] { "" } Wtedy wygrywa odpowiedź { $answer }.
       *[no] { "" } Zostawia { $left }, gdzie wygrywa odpowiedź { $answer }.
      }
   *[no] { "" }
  }
review-wins = { $drawn ->
    [yes] W tej pozycji wygrywa ruch { $best }.
   *[no] W pozycji { $position } wygrywa ruch { $best }.
  }
review-wins-because = { $drawn ->
    [yes] W tej pozycji wygrywa ruch { $best }. Dlaczego: { $reason }
   *[no] W pozycji { $position } wygrywa ruch { $best }. Dlaczego: { $reason }
  }
review-cost = { $cost ->
    [one] błąd: kosztuje 1 monetę.
    [few] błąd: kosztuje { $cost } monety.
   *[other] błąd: kosztuje { $cost } monet.
  }{ $answered ->
    [yes] { "" } Zostawia { $left }, gdzie najlepszą odpowiedzią jest { $answer }.
   *[no] { "" }
  }
review-optimal = W pozycji { $position } optymalny jest ruch { $best }; wynik przy najlepszej grze: { $ends }.
review-leaves-one-of = { $count ->
    [one] zostawia pozycję przegrywającą { $position }; do żadnej innej nie da się z niej dojść.
   *[other] zostawia pozycję przegrywającą { $position }; razem z tymi, do których da się z niej dojść, jest ich { $count }.
  }
review-is-one-of = { $count ->
    [one] { $position } to pozycja przegrywająca; do żadnej innej nie da się z niej dojść.
   *[other] { $position } to pozycja przegrywająca; razem z tymi, do których da się z niej dojść, jest ich { $count }.
  }
review-leaves-answered = zostawia pozycję { $position }, w której na każdy ruch { $ends ->
    [yes] jest wygrywająca odpowiedź, chyba że ruch ten kończy grę i przegrywa
   *[no] jest wygrywająca odpowiedź
  } (odpowiedzi pokazuje nimatron solve).
review-is-answered = na każdy ruch { $ends ->
    [yes] jest wygrywająca odpowiedź, chyba że ruch ten kończy grę i przegrywa
   *[no] jest wygrywająca odpowiedź
  } (odpowiedzi pokazuje nimatron solve).
review-faultless = Nie było błędów.
review-no-moves = Nie było żadnego ruchu.
review-tally = { $choices ->
    [0] { $name }: nie było wyboru.
   *[other] { $name }: trafne wybory: { $right } z { $choices }.
  }
review-choice-means = Wybór to ruch w pozycji, w której nie wszystkie ruchy były równie dobre.

## Refusals

refuse-choice = „{ $answer }” nie ma na liście. Podaj liczbę od 1 do { $most } albo { $names }; „h” to pomoc.
refuse-letter = Nie można tu wybrać „{ $answer }”. Wpisz { $names }; „h” to pomoc.
refuse-number-of = Nie można wybrać „{ $answer }”. Podaj { $offered }; „b” wraca, „h” to pomoc.
refuse-no-number = „{ $answer }” nie jest liczbą całkowitą od { $least } do { $most }. Podaj taką liczbę lub wpisz „h” (pomoc).
refuse-too-small = { $answer } to za mało. Podaj liczbę od { $least } do { $most } lub wpisz „h” (pomoc).
refuse-too-large = { $answer } to za dużo. { $most ->
    [1] Podaj 1
   *[other] Podaj liczbę od { $least } do { $most }
  } lub wpisz „h” (pomoc).
refuse-too-large-limit = { $limit }. { $most ->
    [1] Podaj 1
   *[other] Podaj liczbę od { $least } do { $most }
  } lub wpisz „h” (pomoc).
refuse-text = Podaj imię, najwyżej { $most } znaków, tylko widocznych.
refuse-memory = „{ $size }” nie jest rozmiarem pamięci: podaj liczbę bajtów lub liczbę z jednostką, np. 500MB albo 4GiB.
refuse-long-line = Wiersz jest za długi: może mieć najwyżej { $most } MiB.
refuse-turn = Nie można tu wybrać „{ $answer }”. Wpisz ruch, np. { $example }, albo literę ({ $letters }); litery objaśnia „h”.
flag-absent = Opcja { $option } jest dla graczy takich jak { $player }, a żaden z graczy nim nie jest.
refuse-seat = Gracz „{ $seat }” jest nieznany. Do wyboru: { $known } lub perfect@70 (optymalnie w 70% swoich ruchów); po dwukropku można dopisać imię, np. human:Anna.
refuse-who = Gracz „{ $seat }” jest nieznany. Podaj liczbę od 1 do { $most } albo { $known }; po dwukropku można dopisać imię, np. human:Anna; „level” pyta o poziom.
refuse-near = Czy „{ $answer }” to miało być { $near }? Wpisz { $near } albo human:{ $answer }, jeśli to imię człowieka.
refuse-game = Gra „{ $game }” jest nieznana. Do wyboru: { $known }.
refuse-number = „{ $value }” nie pasuje do { $argument }: to musi być liczba całkowita od { $least } do { $most }.
refuse-card = W grze { $game } rozstrzygają punkty, więc nie ma listy pozycji przegrywających do zapamiętania.
variant-no-option = Gra { $game } nie ma opcji { $option }; jest ona dla: { $known }.
variant-twice = Opcja { $option } jest podana dwa razy albo inna opcja mówi to samo. Podaj tylko jedną.
variant-no-misere = Gra { $game } nie ma opcji --misere: rozstrzygają punkty, a nie ostatni ruch.

## Programs as players

forfeit-stopped = { $name }: program przerwany przed swoim ruchem.
wins-by-forfeit = { $other } przegrywa walkowerem, więc wygrywa { $name }.
engine-terms = „{ $term }” nie pasuje do gry { $game }. Do wyboru: { $known }.
engine-no-terms = „{ $term }” nie pasuje do gry { $game }, która nie ma opcji.
engine-over = W pozycji { $position } partia jest skończona.

## Records

record-damaged = { $file }, wiersz { $line }: { $why }
damage-header = Partia zaczyna się od [Game "NAZWA"]; zamiast NAZWA może być: { $known }.
damage-tag = „{ $text }” nie jest znacznikiem. Znacznik to [Nazwa "wartość"]; cudzysłów zapisuje się \", a ukośnik wsteczny \\.
damage-twice = Znacznik { $tag } jest tu dwa razy; partia ma każdy znacznik tylko raz.
damage-move = „{ $text }” nie jest ani znacznikiem, ani ruchem { $number }. Ruch zapisuje się { $number }. RUCH, po jednym w wierszu.
damage-long-line = Wiersz jest za długi: może mieć najwyżej { $most } KiB.
damage-no-text = Wiersz nie jest tekstem UTF-8.
damage-no-position = Partia nie ma znacznika [Position "..."], np. [Position "{ $example }"].
damage-misere = Misere musi być "true" lub "false", a nie „{ $value }”.
damage-result = Result musi być "1-0", "0-1", "1/2-1/2" lub "*", a nie „{ $value }”.
damage-contradiction = Z ruchów wynika "{ $result }", a nie „{ $value }”.
damage-after-end = Przed tym ruchem partia była skończona; dalej może być tylko następna partia.
record-no-file = { $file } to katalog, urządzenie lub potok, a nie zwykły plik.
record-too-large = Plik { $file } jest za duży: może mieć najwyżej { $most } MiB.
record-empty = W pliku { $file } nie ma żadnej partii.
record-cut = { $damaged } W tym miejscu plik się urywa; używa się tego, co jest wcześniej, a reszta znika przy następnym zapisie.
record-replaces = Pierwszy ruch zastąpi twoją nieskończoną partię: { $game }
record-over = Ostatnia partia z pliku { $file } jest skończona; dokończyć można tylko nieskończoną.
record-none-kept = Żadna nieskończona partia nie jest zapisana; podaj plik zapisany opcją --record.
record-resumed = { $count ->
    [0] Partia toczy się dalej; nie było jeszcze żadnego ruchu.
    [one] Partia toczy się dalej; dotąd 1 ruch.
    [few] Partia toczy się dalej; dotąd { $count } ruchy.
   *[other] Partia toczy się dalej; dotąd { $count } ruchów.
  }
record-not-kept = Ta partia nie jest zapisywana: { $why }
record-no-home = katalog domowy jest nieznany.

## The command line

file-unreadable = Nie można odczytać pliku { $file }: { $error }.
file-unwritable = Nie można zapisać pliku { $file }: { $error }.
input-ended = Dane wejściowe skończyły się przed końcem partii.
input-ended-kept = Dane wejściowe się skończyły; partia jest zapisana i można ją dokończyć poleceniem „nimatron play --resume”.
output-unwritable = Nie można pisać na standardowe wyjście: { $error }.
input-or-output-failed = Nie udało się czytać lub pisać: { $error }.
work-interrupted = Obliczenia zostały przerwane.
work-given-up = Obliczenia zostały zatrzymane: osiągnęły granicę wywołań lub czasu.
nimber-large = Nimber jest większy niż { $most }, a większych ta metoda nie znajduje.
beyond = { $refused ->
    [yes] Ta pozycja jest za duża dla tego komputera: system odmawia pamięci, około { $memory } na { $positions } pozycji.
   *[no] { $short ->
        [yes] Ta pozycja jest za duża: na { $positions } pozycji potrzeba około { $memory } pamięci, a limit to { $limit } (--max-memory).
       *[no] Ta pozycja jest za duża: trzeba by przeszukać około { $positions } pozycji{ $timed ->
            [yes] , co zajęłoby około { $time }
           *[no] { "" }
          }.
      }
  }
beyond-search = Ta pozycja jest za duża dla przeszukiwania, niezależnie od pamięci i czasu.
moves-too-many = Lista ruchów ({ $count }) potrzebuje więcej pamięci, niż pozwala --max-memory.
# Po słowie „około”, więc w dopełniaczu.
time = { $unit ->
    [seconds] { $count ->
        [one] { $count } sekundy
       *[other] { $count } sekund
      }
    [minutes] { $count ->
        [one] { $count } minuty
       *[other] { $count } minut
      }
    [hours] { $count ->
        [one] { $count } godziny
       *[other] { $count } godzin
      }
   *[days] { $count ->
        [one] { $count } dnia
       *[other] { $count } dni
      }
  }

## Errors of the system

system-error = { $kind ->
    [NotFound] nie ma takiego pliku ani katalogu{ system-error.numbered }
    [PermissionDenied] brak uprawnień{ system-error.numbered }
    [IsADirectory] to jest katalog{ system-error.numbered }
    [NotADirectory] część ścieżki nie jest katalogiem{ system-error.numbered }
    [AlreadyExists] plik już istnieje{ system-error.numbered }
    [StorageFull] na dysku nie ma miejsca{ system-error.numbered }
    [QuotaExceeded] przydział miejsca na dysku jest wyczerpany{ system-error.numbered }
    [ReadOnlyFilesystem] dysk jest tylko do odczytu{ system-error.numbered }
    [FileTooLarge] plik jest za duży{ system-error.numbered }
    [BrokenPipe] drugi koniec potoku jest zamknięty{ system-error.numbered }
    [OutOfMemory] brakuje pamięci{ system-error.numbered }
   *[other] { $error }
  }
    .numbered = { $numbered ->
        [yes] { " " }(błąd systemu { $number })
       *[no] { "" }
      }

## Reports

progress-answer = Trwa obliczanie (Ctrl-C przerywa)
so-far = Dotąd: { $known }.
so-far-outcome = { $wins ->
    [yes] wygrywa gracz, którego kolej
   *[no] przegrywa gracz, którego kolej
  }
    .short = { $wins ->
        [yes] wygrana
       *[no] przegrana
      }
so-far-nimber = nimber to { $nimber }
    .short = nimber { $nimber }
so-far-not = { $count ->
    [one] nimber nie jest równy { $nimbers }
   *[other] nimber nie jest żadną z liczb { $nimbers }
  }
    .short = nimber inny niż { $nimbers }
so-far-moves = rozstrzygnięte ruchy: { $settled } z { $moves }
    .short = ruchy: { $settled } z { $moves }
so-far-winning = { $more ->
    [0] wygrywają: { $moves }
   *[other] wygrywają: { $moves } i jeszcze { $more }
  }
so-far-positions = zapisane pozycje: { $count }
    .short = pozycje: { $count }
position-with-terms = { $position } ({ $terms })
card = Kto zostawia przeciwnikowi jedną z tych pozycji, wygrywa:
card-alike = Kto zostawia przeciwnikowi jedną z tych pozycji, wygrywa ({ $alike }):
card-empty = Z tej pozycji nie da się dojść do żadnej pozycji przegrywającej.
card-long = Lista pozycji przegrywających powstaje z { $positions } pozycji lub mniej, co może długo trwać. Z --full powstanie mimo to.
card-too-many = Pozycji przegrywających, do których da się stąd dojść, jest { $count }, za dużo do zapamiętania; wszystkie wypisuje --json.
outcome = { $outcome ->
    [win] wygrana
    [draw] remis
    [loss] przegrana
    [beyond] za duża
   *[stopped] przerwane
  }
cutoffs = { $pay ->
    [yes] Przy nieograniczonej tablicy same odcięcia oszczędzają tu wywołania.
   *[no] Przy nieograniczonej tablicy same odcięcia się tu nie opłacają: odcięte przeszukiwanie niczego nie zapisuje.
  }{ $bounded ->
    [yes] { " " }Przy ograniczonej oszczędzają wywołania.
    [no] { " " }Przy ograniczonej też się nie opłacają.
   *[unknown] { "" }
  }
ingredients-unknown = Metoda „{ $method }” jest nieznana; lista połączona znakiem + ma składniki { $known }, każdy raz.
ingredients-mixed = „{ $method }” miesza minimaks z szukaniem nimberów albo podaje jakiś składnik dwa razy: raw-table, end-states, early-exit i order należą do minimaksu, simple-cut, cut, etc, aspiration i sharp do nimberów.
ingredients-two-tables = „{ $method }” ma dwie tablice: podaj table albo raw-table.
ingredients-two-cuts = „{ $method }” ma dwa odcięcia: podaj simple-cut albo cut.
ingredients-etc-table = W „{ $method }” etc nie ma tablicy, w której mogłoby szukać; dodaj table.
ingredients-etc-cut = W „{ $method }” etc nie ma czego odciąć; dodaj simple-cut lub cut.
ingredients-aspiration-cut = W „{ $method }” aspiration nie ma czego odciąć; dodaj simple-cut lub cut.

## Reasons

standing-over = { $won ->
    [yes] Partia jest skończona: gracz, który miałby ruch, wygrywa.
   *[no] Partia jest skończona: gracz, który miałby ruch, przegrywa.
  }
standing-over-points = Partia jest skończona: nie ma już czego brać.
standing-won = Najlepszy ruch to { $move }: { $deed }.{ $moves ->
    [0] { "" }
   *[other] { " " }{ $moves ->
        [one] Wygrywa od razu.
        [few] Wygrywa najpóźniej po { $moves } ruchach (licząc ruchy obu graczy).
       *[other] Wygrywa najpóźniej po { $moves } ruchach (licząc ruchy obu graczy).
      }
  }
every-move-loses = Każdy ruch przegrywa.
standing-lost = Każdy ruch przegrywa. { $moves ->
    [0] Nie wiadomo, który ruch najdłużej przeciąga grę; możliwy ruch to { $move }: { $deed }.
   *[other] Najdłużej przeciąga grę np. ruch { $move }: { $deed }. { $moves ->
        [one] To ostatni ruch.
        [few] Gra trwa wtedy { $moves } ruchy, łącznie z tym.
       *[other] Gra trwa wtedy { $moves } ruchów, łącznie z tym.
      }
  }
after-it-components = Po tym ruchu, z nimberami:
after-it = Po tym ruchu:
also-wins = { $count ->
    [one] Wygrywa też ruch { $moves }.
   *[other] Wygrywają też ruchy { $moves }.
  }
also-best = { $count ->
    [one] Równie dobry jest ruch { $moves }.
   *[other] Równie dobre są ruchy { $moves }.
  }
also-wins-many = { $count ->
    [few] Wygrywają też { $count } inne ruchy.
   *[other] Wygrywa też { $count } innych ruchów.
  }
also-best-many = { $count ->
    [few] Równie dobre są { $count } inne ruchy.
   *[other] Równie dobrych jest { $count } innych ruchów.
  }
standing-points = Najlepszy ruch to { $move }: { $deed }. Przy najlepszej grze gracz, którego kolej, zdobywa odtąd { $own }, a przeciwnik { $other }: różnica wynosi { $margin }.
standing-points-in-all = Najlepszy ruch to { $move }: { $deed }. { $final }
points-in-the-end = Przy najlepszej grze { $outcome ->
    [win] wygrasz potem { $own } : { $other }
    [draw] będzie potem remis { $own } : { $other }
   *[loss] przegrasz potem { $own } : { $other }
  }, licząc też to, co obaj gracze już mają.
leads-to-points = { $outcome ->
    [win] wygrana { $own } : { $other }
    [draw] remis { $own } : { $other }
   *[loss] przegrana { $own } : { $other }
  }
endings-told = Dlaczego: ile każdy ruch od razu daje, jaka jest na niego najlepsza odpowiedź i jaki jest potem wynik, licząc też to, co obaj gracze już mają:
margins-told = Dlaczego: różnica = zysk z ruchu − różnica przeciwnika przy najlepszej odpowiedzi:
margin-answered = Ruch { $move } daje od razu { $gains }; najlepsza odpowiedź to { $answer }, po której przeciwnik ma różnicę { $other }, więc różnica na końcu to { $gains } − { $other } = { $margin }.
margin-ends = Ruch { $move } daje { $gains } i kończy partię: różnica wynosi { $margin }.
more-margins = { $count ->
    [one] jeszcze 1 ruch, nie lepszy
    [few] jeszcze { $count } ruchy, żaden nie jest lepszy
   *[other] jeszcze { $count } ruchów, żaden nie jest lepszy
  }
margins-go-on = Po każdej odpowiedzi porównaj ruchy tak samo. Gdy ktoś weźmie 1 kolumnę, w każdym następnym ruchu można wziąć tylko 1.
why = Dlaczego: { $reason }
why-by-enter = Enter powie dlaczego.
why-sooner = Ruch { $move } wygrywa szybciej: { $reason }
nimber-means = Nimber (wartość Grundy’ego) pozycji to wielkość pojedynczego stosu gry nim, który jest jej równoważny.
nim-sum-means = Aby znaleźć nim-sumę, rozpisz nimbery na sumy różnych potęg dwójki i skreślaj po dwie równe potęgi: z 3 i 5, czyli 2 + 1 i 4 + 1, zostaje 2 + 4 = 6.
nim-sum-again = Po każdej odpowiedzi ustal nimbery i zagraj tak, żeby ich nim-suma znowu wynosiła 0.
nimbers-of-components = { $kind ->
    [theorem-pin-rows-nimbers] { $count ->
        [one] jeden rząd o nimberze { $nimbers }
        [few] { $count } rzędy o nimberach { $nimbers }
       *[other] { $count } rzędów o nimberach { $nimbers }
      }
    [theorem-heaps-nimbers] { $count ->
        [one] jeden stos o nimberze { $nimbers }
        [few] { $count } stosy o nimberach { $nimbers }
       *[other] { $count } stosów o nimberach { $nimbers }
      }
   *[other] { $count ->
        [one] jedną składową o nimberze { $nimbers }
        [few] { $count } składowe o nimberach { $nimbers }
       *[other] { $count } składowych o nimberach { $nimbers }
      }
  }
component-nimber = nimber { $nimber }
theorem-component-lost = żaden ruch nie zostawia składowych o nim-sumie 0, więc przeciwnik zawsze może ją wyzerować.
    .short = żaden ruch nie zostawia składowych o nim-sumie 0.
theorem-component-left = ruch zostawia { $after }. Żadna odpowiedź nie zostawia składowych o nim-sumie 0, więc zawsze możesz ją znowu wyzerować.
    .idea = Czy możesz wyzerować nim-sumę składowych?
theorem-component-won = ruch zostawia { $after }; nim-suma wynosi 0. Kto musi wykonać ruch przy nim-sumie 0, przegrywa (twierdzenie Sprague’a-Grundy’ego): każdy ruch ją zmienia, a przeciwnik zawsze może ją znowu wyzerować.
    .idea = Czy możesz wyzerować nim-sumę nimberów?
    .short = zeruje nim-sumę nimberów.
theorem-components-won = pozycja dzieli się na { $before }; nim-suma wynosi { $sum }. Ruch zostawia { $after }, więc zeruje nim-sumę. Kto musi wykonać ruch przy nim-sumie 0, przegrywa (twierdzenie Sprague’a-Grundy’ego): każdy ruch ją zmienia, a przeciwnik zawsze może ją znowu wyzerować.
    .idea = Czy możesz wyzerować nim-sumę nimberów?
    .short = zeruje nim-sumę nimberów.
theorem-nimbers-repeat = Dowiedziono, że po przedokresie długości { $before } nimbery powtarzają się z okresem { $length }.
theorem-heap-reduced = { $large } = { $small } + { $times ->
    [1] { $length }
   *[other] { $times } × { $length }
  }, a { $small } ma nimber { $nimber }.
theorem-heap-divided = { $won ->
    [yes] ruch zostawia { $heap }
   *[no] stos ma { $heap }, przy czym { $heap }
  } = { $times } × { $length }{ $rest ->
    [0] .
   *[other] { " " }+ { $rest }.
  }
theorem-heap-remainders = { $count ->
    [one] Stos jest przegrywający wtedy i tylko wtedy, gdy dzieli się przez { $length }.
   *[other] Stos jest przegrywający wtedy i tylko wtedy, gdy przy dzieleniu przez { $length } daje jedną z reszt { $remainders }.
  } Żaden ruch (można wziąć { $set }) nie prowadzi z takiego stosu do innego takiego; z każdego innego stosu jakiś ruch do takiego prowadzi.
    .idea = Jaką resztę daje stos przy dzieleniu przez { $length }?
theorem-misere-nimbers = w grze misère przegrywające są dokładnie te pozycje: nim-suma 0 z nimberem większym od 1 oraz nim-suma 1 bez takiego nimbera (twierdzenie Fergusona).{ $won ->
    [yes] { " " }Po każdej odpowiedzi zostaw znowu jedną z nich.
   *[no] { "" }
  }
    .idea = Ile wynosi nim-suma stosów?
misere-nimbers = { $won ->
    [yes] Po ruchu
   *[no] Tutaj
  } { $count ->
    [one] nimber to { $nimbers } i tyle samo wynosi nim-suma.
   *[other] nimbery stosów{ $round ->
        [0] { "" }
       *[other] { " " }(reszty z dzielenia przez { $round })
      } to { $nimbers }; ich nim-suma wynosi { $sum }{ $high ->
        [yes] , a co najmniej jeden jest większy od 1.
       *[no] .
      }
  }
theorem-components-none-left = to ostatni ruch: po nim nikt nie może już wykonać żadnego.
theorem-components-lost = pozycja dzieli się na { $before }; nim-suma wynosi 0. Każdy ruch ją zmienia, a przeciwnik zawsze może ją znowu wyzerować.
    .short = nim-suma nimberów wynosi 0 i każdy ruch ją zmienia.
other-theorem = Ruch { $move } najłatwiej zapamiętać: { $law }
mex = { $count ->
    [one] Nimber to { $nimber }, najmniejsza liczba, której nie zostawia żaden ruch (mex): jakiś ruch zostawia { $moves }.
   *[other] Nimber to { $nimber }, najmniejsza liczba, której nie zostawia żaden ruch (mex): ruchy zostawiają { $moves }.
  }
parts = Pozycja dzieli się na { $count ->
    [few] { $count } składowe, które
   *[other] { $count } składowych, które
  } nie mają na siebie wpływu. Jej nimber to nim-suma (xor) ich nimberów: { $sum } = { $nimber }.
in-brackets = { " " }({ $text })
as-sentence = { $text }.
certificate = { $listed ->
    [yes] { $won ->
        [yes] { $count ->
            [one] ruch zostawia { $position }. Spośród tej pozycji i tych, do których da się z niej dojść, tylko ona jest przegrywająca{ $alike }:
            [few] ruch zostawia { $position }. Spośród tej pozycji i tych, do których da się z niej dojść, przegrywające są { $count }{ $alike }:
           *[other] ruch zostawia { $position }. Spośród tej pozycji i tych, do których da się z niej dojść, przegrywających jest { $count }{ $alike }:
          }
       *[no] { $count ->
            [one] spośród pozycji { $position } i tych, do których da się z niej dojść, tylko ona jest przegrywająca{ $alike }:
            [few] spośród pozycji { $position } i tych, do których da się z niej dojść, przegrywające są { $count }{ $alike }:
           *[other] spośród pozycji { $position } i tych, do których da się z niej dojść, przegrywających jest { $count }{ $alike }:
          }
      }
   *[no] { $won ->
        [yes] ruch zostawia { $position }. Wśród tej pozycji i tych, do których da się z niej dojść, liczba przegrywających to { $count } ({ $card }).
       *[no] wśród pozycji, do których da się dojść z { $position }, liczba przegrywających to { $count } ({ $card }).
      }
  }
certificate-proves = { $count ->
    [one] Z każdej innej pozycji, która może stąd powstać{ $spares ->
        [yes] , o ile partia nie jest skończona,
       *[no] ,
      } jakiś ruch do niej prowadzi.
   *[other] Żaden ruch nie prowadzi z jednej z nich do drugiej; z każdej innej pozycji, która może stąd powstać{ $spares ->
        [yes] , o ile partia nie jest skończona,
       *[no] ,
      } jakiś ruch prowadzi do jednej z nich.
  }
losing-by-heart = Albo naucz się na pamięć pozycji przegrywających, które mogą powstać (razem { $count }; { $card }).
leaves-lost-drawn = ruch zostawia pozycję przegrywającą: na każdy ruch przeciwnika jest odpowiedź, po której znowu zostaje pozycja przegrywająca{ $ends ->
    [yes] , albo ten ruch kończy partię i przegrywa
   *[no] { "" }
  }.
then-answer = potem { $move }
leaves-lost = ruch zostawia { $position }, pozycję przegrywającą dla gracza, którego kolej: na każdy jego ruch jest odpowiedź, po której znowu zostaje pozycja przegrywająca{ $ends ->
    [yes] , albo ten ruch kończy partię i przegrywa
   *[no] { "" }
  }.
replies-answered = na każdy ruch przeciwnika jest odpowiedź, która wygrywa{ $ends ->
    [yes] , albo ruch kończy partię i przegrywa
   *[no] { "" }
  }:
moves-answered = na każdy ruch jest odpowiedź, która wygrywa{ $ends ->
    [yes] , albo ruch kończy partię i przegrywa
   *[no] { "" }
  }:
reply-answered = Na { $reply } odpowiedzią jest { $answer }, zostaje { $then } ({ $note }).
reply-ends = { $reply } kończy partię i przegrywa ten, kto tak gra.
more-replies-answered = { $count ->
    [one] Na 1 inny ruch też jest odpowiedź{ $ends ->
        [yes] , albo kończy partię i przegrywa
       *[no] { "" }
      }.
    [few] Na { $count } inne ruchy też jest odpowiedź{ $ends ->
        [yes] , albo kończą partię i przegrywają
       *[no] { "" }
      }.
   *[other] Na { $count } innych ruchów też jest odpowiedź{ $ends ->
        [yes] , albo kończą partię i przegrywają
       *[no] { "" }
      }.
  }
more-replies = { $count ->
    [one] jeszcze 1 ruch, też z odpowiedzią{ $ends ->
        [yes] { " " }lub końcem partii
       *[no] { "" }
      }
    [few] jeszcze { $count } ruchy, też z odpowiedzią{ $ends ->
        [yes] { " " }lub końcem partii
       *[no] { "" }
      }
   *[other] jeszcze { $count } ruchów, też z odpowiedzią{ $ends ->
        [yes] { " " }lub końcem partii
       *[no] { "" }
      }
  }
more-replies-menu = { $count ->
    [one] jeszcze 1 ruch, też z odpowiedzią{ $ends ->
        [yes] { " " }lub końcem partii
       *[no] { "" }
      } (pokazuje go „a”)
    [few] jeszcze { $count } ruchy, też z odpowiedzią{ $ends ->
        [yes] { " " }lub końcem partii
       *[no] { "" }
      } (pokazuje je „a”)
   *[other] jeszcze { $count } ruchów, też z odpowiedzią{ $ends ->
        [yes] { " " }lub końcem partii
       *[no] { "" }
      } ({ $listed ->
        [0] pokazuje je „a”
       *[other] „a” pokazuje do { $listed }
    })
  }
left-out = { "  " }… { $more }
more-replies-alike = { $count ->
    [one] jeszcze 1 ruch zostawia to samo co któryś z powyższych ({ $alike })
    [few] jeszcze { $count } ruchy zostawiają to samo co któryś z powyższych ({ $alike })
   *[other] jeszcze { $count } ruchów zostawia to samo co któryś z powyższych ({ $alike })
  }
more-drawings = { $count ->
    [one] 1 rysunek (pokazuje go --full)
    [few] { $count } rysunki (pokazuje je --full)
   *[other] { $count } rysunków (pokazuje je --full)
  }
drawings-mean = Każdy rysunek pokazuje, co zostaje po tych ruchach.
line-hint = „l” pokazuje najdłuższy przebieg gry ruch po ruchu.
line-hint-points = „l” pokazuje najlepszą grę obu graczy ruch po ruchu.
why-again = Jeszcze raz „w”: całe twierdzenie.
piles-changed = 2=4 znaczy: na stosie 2 są teraz 4. Pozostałe stosy się nie zmieniły.
as-told = { $text }
line-unknown = Najdłuższy przebieg gry jest tu nieznany.
no-replies = Nie ma tu odpowiedzi do pokazania.
longest-line = Najdłuższy przebieg gry, gdy wygrywający się spieszy, a przegrywający zwleka:
line-goes-on = i tak dalej; pokazano tylko początek (ruchy: { $count })
best-line = Najlepsza gra obu graczy:
side-own = gracz, którego kolej
side-other = przeciwnik
column-reply = ruch
column-gains = zysk
column-other = różnica przeciwnika
column-margin = różnica
mark-best = najlepszy
column-leaves = zostaje
column-answer = odpowiedź
column-leads-to = wynik
leads-to = { $outcome ->
    [win] { $moves ->
        [0] wygrana
       *[other] { $moves ->
            [one] wygrana od razu
            [few] wygrana w { $moves } ruchach
           *[other] wygrana w { $moves } ruchach
          }
      }
    [draw] remis
   *[loss] { $moves ->
        [0] przegrana
       *[other] { $moves ->
            [one] przegrana od razu
            [few] przegrana w { $moves } ruchach
           *[other] przegrana w { $moves } ruchach
          }
      }
  }
column-move = ruch
note-end = koniec
note-lost = znowu pozycja przegrywająca
note-two = cokolwiek się zagra, zostają dwa ruchy
    .short = zostają dwa ruchy
    .means = Zostają dwa ruchy: cokolwiek się zagra, zostają dokładnie dwa.
label-nim-sum = nim-suma

more = -- spacja: dalej, q: powrót --
card-by-flag = wszystkie wypisuje --card
card-by-letter = wszystkie wypisuje „c”
card-by-json = wszystkie wypisuje solve --card --json

## Typography

# The mark before a fraction; whether figures are grouped and tied to the nouns after them (yes or no); letters that are tied to
# the next word, and words that are tied to a number after them; if figures are tied, longer words after a figure that are no nouns.
typography-point = ,
typography-ties = yes
typography-tied-words = a i o u w z A I O U W Z stos stosu stosie stosów rząd rzędu rzędzie kręgiel kręgla kręgle wiersz wiersza wierszu składnik składnika składniku
typography-no-nouns = albo jest lub można nie oraz są też wygrywa zostawia
# avoided: " ... __ _-_ _, _; _) (_

# term: losing position = przegrywając
# term: winning position = wygrywając
# term: winning move = wygrywając
# term: optimal move = optymaln
# term: perfect player = bezbłędn
# term: opponent = przeciwnik
# term: board = plansz
# term: nimber = nimber
# term: nim-sum = nim-sum
# term: sprague-grundy = sprague’a-grundy’ego
# term: component = składow
# term: summand = składnik
# term: transposition table = tablic
# term: theorem = twierdzeni
# term: golden pair = złot
# term: misère = misère
# term: normal play = normaln
# term: domino = domin, kostk
# term: learner = ucz
# term: matchbox = pudeł
# term: bead = koralik
# term: margin = różnic
# term: lesson = lekcj
# term: cell = pole, pola, polu, polem, pól
# term: square = kostk, kostek
# term: period = okres
# term: heap = stos
# term: pile = stos

# What the check lists, and is right as it is.
# right: also-best-many: one
# right: also-wins-many: one
# right: at-once-unreadable: pile
# right: boxes-after: few
# right: boxes-right: few
# right: boxes-title: few
# right: column-nimber
# right: component-nimber
# right: damage-contradiction: "
# right: damage-misere: "
# right: damage-result: "
# right: damage-tag: "
# right: deed-euclid: few
# right: learn-after: few
# right: learn-due-in: few
# right: learn-mastered: few
# right: limit-euclid: few
# right: map-shared: square
# right: misere-game
# right: more-values: few
# right: move-count-euclid: few
# right: name-level
# right: name-perfect
# right: nimber-by-command
# right: outcome-nimber
# right: parts: one
# right: position-cram-ragged: cell
# right: position-cram-unreadable: ...
# right: report-moves-many: one
# right: report-moves-more: few
# right: report-nimber
# right: review-leaves-one-of: few
# right: review-is-one-of: few
# right: review-tally: few
# right: standing-won: opponent
# right: tagline-cram: board
# right: time: few
# right: tip-points-lost: few
# right: tip-points-won: few
# right: train-won: few
# right: tree-nimber
# right: help-set: square
# right: help-set: _-_
# right: words-misere: misère

## Figures

percent = { $number }%
list-and = { $first } i { $last }
list-numbers = { $first } i { $last }
list-or = { $first } lub { $last }

## The quiz

quiz-ask = Pozycja wygrywa (+) czy przegrywa (-)? (t wskazówka, ? nie wiem)
quiz-ask-points = Wygrywa (+), przegrywa (-) czy remisuje (=)? (t wskazówka, ? nie wiem)
quiz-help = Pozycja jest wygrywająca, jeśli gracz, którego kolej, może wygrać bez względu na to, co zrobi przeciwnik; w przeciwnym razie jest przegrywająca. Wpisz „+” lub „wygrywa”, jeśli jest wygrywająca, a „-” lub „przegrywa”, jeśli przegrywająca.
quiz-help-points = Pozycja jest wygrywająca, jeśli gracz, którego kolej, może zdobyć odtąd więcej niż przeciwnik bez względu na to, co ten zrobi; jest remisowa, jeśli najlepszym wynikiem jest równość. Wpisz „+” lub „wygrywa”, jeśli jest wygrywająca, „-” lub „przegrywa”, jeśli przegrywająca, a „=” lub „remis”, jeśli remisowa.
quiz-refuse = „{ $answer }” nie jest tu odpowiedzią. { $accepted }
quiz-accepts = Wpisz „+” (wygrywa), „-” (przegrywa) lub „?” (nie wiem); „h” to pomoc.
quiz-accepts-points = Wpisz „+” (wygrywa), „-” (przegrywa), „=” (remisuje) lub „?” (nie wiem); „h” to pomoc.
quiz-accepts-move = { $how } Albo wpisz „?”, jeśli nie wiesz, lub „w RUCH”, aby zobaczyć dlaczego; „h” to pomoc.
quiz-such-as = Wpisz ruch, np. { $example }.
quiz-no-tip = Do tej pozycji nie ma innej wskazówki.
quiz-help-why = „w RUCH” mówi, dlaczego ruch jest dobry albo zły. Liczy się to jako błąd, tak jak „?”.
quiz-told = Pytanie o ruch liczy się jak nieznajomość odpowiedzi.
quiz-ask-move = Który ruch wygrywa? (t wskazówka, w RUCH dlaczego, ? nie wiem)
quiz-help-move = Wpisz ruch, który wygrywa. „q” kończy program.
quiz-ask-best = Który ruch jest najlepszy? (t wskazówka, w RUCH dlaczego, ? nie wiem)
quiz-help-best = Wpisz ruch, który daje najlepszą różnicę: ile zdobywasz odtąd ty minus ile przeciwnik. „q” kończy program.
quiz-verdict = { $right ->
    [yes] Dobrze: { $fact }.
    [unknown] Odpowiedź: { $fact }.
   *[no] Źle: { $fact }.
  }
quiz-outcome = { $outcome ->
    [win] pozycja jest wygrywająca
    [draw] pozycja jest remisowa
   *[loss] pozycja jest przegrywająca
  }
quiz-best = { $points ->
    [yes] { $count ->
        [one] ruch { $moves } jest lepszy od wszystkich innych
       *[other] ruchy { $moves } są lepsze od wszystkich innych
      }
   *[no] { $count ->
        [one] wygrywa tylko ruch { $moves }
       *[other] wygrywają tylko ruchy { $moves }
      }
  }
quiz-card-by-solve = wszystkie wypisuje solve --card
quiz-read = Przyda się teraz lekcja { $number }, { $title }: nimatron learn { $name }

## Answers

words-help = pomoc instrukcja
words-why = dlaczego
words-undo = cofnij
words-redo = ponów powtórz
words-quit = koniec zakończ
words-back = wstecz wróć
words-yes = tak
words-no = nie
words-review = analiza
words-change = inna zmień
words-keep = dokończ
words-won = wygrana wygrywająca wygrywa
words-lost = przegrana przegrywająca przegrywa
words-drawn = remis remisowa remisuje

## Going back, and misère play

help-back = „b” wraca do poprzedniego pytania.
refuse-back = Przed tym pytaniem nie ma żadnego.
refuse-misere = Gra { $game } nie ma wersji misère. Wybierz ją bez „misere” albo inną grę.
words-misere = misère odwrotna

## Positions that are too large

no-hints = { $memory ->
    [yes] { $why } Graj dalej: gdy pozycja się zmniejszy, podpowiedzi wrócą. Możesz też zacząć partię z większym --max-memory.
   *[no] { $why } Graj dalej: gdy pozycja się zmniejszy, podpowiedzi wrócą.
  }
machine-knows = { $name }: Nie muszę już zgadywać.

## Sums of games

variant-only-normal = Gra { $game } nie ma opcji --misere: gra się w nią tylko normalnie, a wtedy nimbery się dodają.
beyond-summand = Składnik { $number } jest za duży; pamięć dzieli się między składniki po równo. { $why }

## Memory that the system refuses

# Said before the words are built, so it has no figures and stands on one line.
memory-first = Program nie może się uruchomić: system odmawia mu potrzebnej pamięci.

## What is known so far

so-far-theorem = na mocy twierdzenia wygrywa ruch { $move }
so-far-share = wykonano około { $percent }% pracy
so-far-games = ocenione partie: { $judged } z { $count }
others-unsettled = Nie wiadomo, czy wygrywają też inne ruchy: przeszukiwanie trwałoby za długo.

boxes-in-use = Pliku { $file } używa inny nimatron; poczekaj, aż skończy, albo podaj inny plik.
boxes-no-lock = Nie można zablokować pliku { $file }: { $lock } nie jest zwykłym plikiem.
learn-help-keys = „t” daje wskazówkę. „?” znaczy „nie wiem”: pokazuje odpowiedź z wyjaśnieniem i liczy się jako błąd.
learn-no-progress-file = { $file } to katalog, urządzenie lub potok; postępy zapisuje się w zwykłym pliku.
typography-colon = :
typography-semicolon = ;
ask-turn-only = Ruch [{ $move }]:
hints-examined = Partia jest już przeanalizowana, a podpowiedzi są zablokowane (--hints): „y” zaczyna nową.
won-you = Wygrana należy do ciebie, { $name }.
won-other = Wygrywa { $name }.
short-send = wiersz do wysłania
words-send = wyślij
forfeit-resigned = { $name } poddaje się.
words-more = więcej
forgotten = Usunięto: { $file }
forgotten-none = Nie ma zapisanych wyników ani siły gry.
refuse-name-move = „{ $answer }” to ruch, a partia zaczyna się po imionach. Podaj imię albo sam Enter, aby wybrać to w nawiasie.
