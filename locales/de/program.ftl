# Was nicht ein einzelnes Spiel sagt, auf Deutsch. Jede Datei hat dieselben Meldungen mit denselben Angaben wie die englische.

## The games

door = { $name } wird hier so gespielt: { $command }
misere-game = { $game } (Misère)

## Questions before a game

banner = Nimatron spielt so gut wie du. Gib am Zug „w“ ein, und es sagt dir, warum.
welcome = „h“ zeigt die Hilfe, „q“ beendet das Programm.
which-game = Welches Spiel?
first-keep = k: { $game } weiterspielen
kept-game = { $title } ({ $count ->
    [one] 1 Zug
   *[other] { $count } Züge
  })
first-same = Enter: dasselbe mit einer anderen Regel
first-misere = { $on ->
    [yes] misere: Die Misère-Variante ist eingeschaltet (wer den letzten Zug macht, verliert); dasselbe Wort schaltet sie wieder aus
   *[no] misere: die Misère-Variante, in der verliert, wer den letzten Zug macht
  }
ask-game = Nummer oder Name [{ $usual }]:
help-game = Gib die Nummer oder den Namen eines Spiels ein; Enter allein wählt die Vorgabe in Klammern. „misere“ schaltet zwischen Normalspiel und Misère-Variante um; „nim misere“ wählt gleich Misère-Nim, „nim 3,4,5“ Nim mit diesen Haufen; „learn“ beginnt die Lektionen. „q“ beendet das Programm. Auch andere Namen eines Spiels wie „wythoff“ öffnen es. Mit ACCESSIBLE=1 in der Umgebung werden Stellungen in Worten beschrieben.
who-first = Wer beginnt?
who-second = Und wer spielt dagegen?
ask-who = Nummer oder Wort (human, perfect, …) [{ $usual }]:
who-human = ein Mensch
    .gloss = ein Mensch
who-perfect = der Computer: spielt perfekt
    .gloss = perfektes Spiel
who-beginner = der Computer: spielt zufällig, verpasst aber keinen sofortigen Sieg
    .gloss = Neuling
who-random = der Computer: spielt zufällig
    .gloss = Zufall
who-adaptive = der Computer: so stark wie du; er richtet sich nach deinen Siegen und Niederlagen
    .gloss = so stark wie du
help-who = Gib eine Nummer aus der Liste ein oder { $known }; jedes andere Wort ist der Name eines Menschen. Nach einem Doppelpunkt kann ein Name folgen, z. B. human:Anna. „level“ fragt, wie stark der Computer sein soll; perfect@70 spielt in 70 % seiner Züge optimal.{ $more } Enter allein wählt, was in Klammern steht. „q“ beendet das Programm.
ask-name = Name von Person { $number }?
help-name = Gib einen Namen mit 1 bis { $most } Zeichen ein. So heißt die Person im Spiel. Enter allein wählt die Vorgabe in Klammern. „q“ beendet das Programm.
name-player = Person { $number }
name-perfect = Nimatron
name-beginner = Neuling
name-random = Zufall
help-whole = Du kannst auch eine ganze Stellung eingeben, z. B. { $example }.
help-letters = 
    t: gibt einen Tipp, jedes Mal den nächsten
    w: der beste Zug und warum; w ZUG: warum dieser Zug gut ist oder nicht
    v: wohin jeder Zug führt
    o: macht den optimalen Zug für dich
    s: fragt Schritt für Schritt nach dem Zug
    d: fragt Schritt für Schritt nach einem Zug von mehreren Haufen
    a: jeder Gegenzug und die Antwort darauf
    l: ein ganzer Spielverlauf
    c: die Verluststellungen
    x: { $thought }
    u: nimmt deinen letzten Zug zurück
    r: wiederholt ihn
    m: die bisherigen Züge
    p: noch einmal die Stellung
    q: beendet das Programm

## A turn

turn = Zug { $number }: { $name }
ask-turn = Zug (z. B. { $example }) oder Buchstabe:
ask-turn-number = { $most ->
    [1] Zug (1) oder Buchstabe:
    [2] Zug (1 oder 2) oder Buchstabe:
   *[other] Zug (1 bis { $most }) oder Buchstabe:
  }
turn-how = Ein Zug: { $example }. „h“ für Hilfe.
help-strategy = So gewinnst du: { $strategy }
did = { $name ->
    [Lernmaschine] Die Lernmaschine
    [Neuling] Der Neuling
    [Zufall] Der Zufall
   *[other] { $name }
  } { $deed } ({ $move }).
optimal-loses = Jeder Zug verliert; mit keinem dauert das Spiel länger als mit diesem.
optimal-beyond = { $why } Dieser Zug ist vielleicht nicht optimal: Er gewinnt sofort, wenn das geht; sonst lässt er dem Gegenüber möglichst keinen sofortigen Sieg und macht die Stellung kleiner.
machine-beyond = { $name }: { $why } Also rate ich: Ich gewinne sofort, wenn das geht, und mache sonst einen Zug, der dir keinen sofortigen Sieg erlaubt.
machine-lost = { $name ->
    [Lernmaschine] Die Lernmaschine
    [Neuling] Der Neuling
    [Zufall] Der Zufall
   *[other] { $name }
  } steht in einer Verluststellung: Jeder Zug verliert.
machine-lost-points = { $name } verliert bei bestem Spiel; was beide schon haben, zählt mit.
undone = Zurückgenommen: { $moves }.
redone = Wiederholt: { $moves }.

## What is offered at a turn, and tips

short-tip = Tipp
short-values = Werte
short-why = warum
short-optimal = optimal
short-single = Schritte
short-double = mehrere
short-undo = zurück
short-redo = wiederholen
short-help = Hilfe
short-leave = Ende
words-tip = tipp hinweis
words-values = werte
words-moves = züge
words-board = brett
absent-undo = Es gibt noch nichts zurückzunehmen.
absent-redo = Es gibt nichts zu wiederholen: Kein Zug ist zurückgenommen.
absent-moves = Es wurde noch kein Zug gemacht.
absent-way = In diesem Spiel fragt nur „s“ Schritt für Schritt nach dem Zug.
hints-off = Hinweise sind in diesem Spiel ausgeschaltet (--hints none).
hints-tips = In diesem Spiel gibt es nur Tipps: „t“ gibt einen.
why-leaves = { $drawn ->
    [yes] Der Zug { $move } hinterlässt diese Stellung.
   *[no] Der Zug { $move } hinterlässt { $position }.
  }
why-leaves-nothing = Der Zug { $move } lässt nichts übrig.
why-loses = { $because ->
    [yes] Dann gewinnt { $name ->
        [Lernmaschine] die Lernmaschine
        [Neuling] der Neuling
        [Zufall] der Zufall
       *[other] { $name }
      } mit dem Zug { $best }. Aus dieser Sicht: { $reason }
   *[no] Dann gewinnt { $name ->
        [Lernmaschine] die Lernmaschine
        [Neuling] der Neuling
        [Zufall] der Zufall
       *[other] { $name }
      } mit dem Zug { $best }.
  }
why-wins = { $because ->
    [yes] Der Zug gewinnt: { $reason }
   *[no] Der Zug gewinnt, denn { $name ->
        [Lernmaschine] die Lernmaschine
        [Neuling] der Neuling
        [Zufall] der Zufall
       *[other] { $name }
      } hat keine gute Antwort.
  }
why-over = { $wins ->
    [yes] Das Spiel ist zu Ende, und der Zug gewinnt.
   *[no] Das Spiel ist zu Ende, und der Zug verliert.
  }
why-points = { $answered ->
    [yes] Am besten antwortet { $name ->
        [Lernmaschine] die Lernmaschine
        [Neuling] der Neuling
        [Zufall] der Zufall
       *[other] { $name }
      } mit { $best }.{ " " }
   *[no] { "" }
  }Ergebnis bei bestem Spiel, mit dem, was beide schon haben: { $ends }. { $cost ->
    [0] Kein Zug ist besser.
   *[other] Mit dem besten Zug: { $better }.
  }
name-opponent = dein Gegenüber
tip-won = Von hier aus kannst du gewinnen.
tip-lost = Von hier aus verlierst du, wenn dein Gegenüber keinen Fehler macht.
tip-points-won = Spielen beide optimal, gewinnst du.
tip-points-drawn = Spielen beide optimal, endet das Spiel unentschieden.
tip-points-lost = Spielen beide optimal, verlierst du.
tip-winning = { $points ->
    [yes] { $count ->
        [one] Nur ein Zug ist optimal.
       *[other] { $count } Züge sind optimal.
      }
   *[no] { $count ->
        [one] Nur ein Zug gewinnt.
       *[other] { $count } Züge gewinnen.
      }
  }
tip-theorem = Ein Satz nennt einen Gewinnzug; ob auch andere gewinnen, ist nicht bekannt.
tip-lasts = { $moves ->
    [0] Wie lange du das Spiel dauern lassen kannst, ist nicht bekannt.
    [one] Dein nächster Zug ist der letzte.
   *[other] Du kannst das Spiel noch { $moves } Züge dauern lassen (beide Seiten zusammen).
  }
tip-backwards = Welche Stellungen näher am Ende sind verloren? Kannst du eine davon hinterlassen?
tip-compare = Vergleich die Züge: Was gewinnst du sofort, und wie viel darf dein Gegenüber dann nehmen?
tip-one = Einer der guten Züge { $place }.
tip-quickest = Der schnellste Gewinnzug { $place }.
tip-it = Der beste Zug { $place }.
tip-longest = Einer der Züge, mit denen es am längsten dauert, { $place }.
tip-last = Zu dieser Stellung gibt es keine weiteren Tipps.
tip-why = „w“ zeigt den Zug.
values-too-many = Es sind { $count } Züge, zu viele zum Auflisten.
more-values = { $lose ->
    [yes] { $count ->
        [one] 1 weiterer, der verliert (noch einmal „v“ zeigt ihn)
       *[other] { $count } weitere, die alle verlieren (noch einmal „v“ zeigt sie)
      }
   *[no] { $count ->
        [one] 1 weiterer (noch einmal „v“ zeigt ihn)
       *[other] { $count } weitere (noch einmal „v“ zeigt sie)
      }
  }

## Leaving, and searches that are stopped

ask-leave = Dieses Spiel verlassen? „y“ oder „ja“ beendet es, alles andere spielt weiter:
ask-leave-kept = Dieses Spiel verlassen? Es wird gespeichert: „nimatron play --resume“ setzt es fort. „y“ oder „ja“ beendet es, alles andere spielt weiter:
game-kept = Das Spiel ist gespeichert: „nimatron play --resume“ setzt es fort.
help-leave = „y“ oder „q“ verlässt das Spiel. Mit allem anderen geht es weiter.
search-stopped = Die Suche wurde abgebrochen.

## Levels

who-level = der Computer: eine von drei Stufen
ask-level = Nummer oder Name [{ $usual }]:
help-level = Gib die Nummer oder den Namen einer Stufe ein; Enter allein wählt die Vorgabe in Klammern. In den übrigen Zügen spielt der Computer nicht optimal, wenn das möglich ist. „q“ beendet das Programm.
level-easy = leicht: optimal in { $percent } % seiner Züge
level-medium = mittel: { $percent } %
level-hard = schwer: { $percent } %
words-levels = leicht mittel schwer
name-level = Nimatron ({ $level })
refuse-level = „{ $level }“ ist keine Stufe: Schreib perfect@ und eine ganze Zahl von 0 bis 100, z. B. perfect@70.

## The end of a game

wins = { $name ->
    [Lernmaschine] Die Lernmaschine
    [Neuling] Der Neuling
    [Zufall] Der Zufall
   *[other] { $name }
  } macht den letzten Zug und gewinnt.
wins-misere = { $other ->
    [Lernmaschine] Die Lernmaschine
    [Neuling] Der Neuling
    [Zufall] Der Zufall
   *[other] { $other }
  } macht den letzten Zug, also gewinnt { $name ->
    [Lernmaschine] die Lernmaschine
    [Neuling] der Neuling
    [Zufall] der Zufall
   *[other] { $name }
  }.
wins-without-a-move = Es gibt nichts zu nehmen: { $name ->
    [Lernmaschine] die Lernmaschine
    [Neuling] der Neuling
    [Zufall] der Zufall
   *[other] { $name }
  } gewinnt.
wins-points = { $name ->
    [Lernmaschine] Die Lernmaschine
    [Neuling] Der Neuling
    [Zufall] Der Zufall
   *[other] { $name }
  } gewinnt mit { $own } zu { $others } Münzen.
nobody-wins = Das Spiel endet unentschieden, { $one } zu { $two } Münzen.
sums = Münzen: { $first } { $one }, { $second } { $two }
wins-by-a-last-move = { $name ->
    [Lernmaschine] Die Lernmaschine
    [Neuling] Der Neuling
    [Zufall] Der Zufall
   *[other] { $name }
  } macht den letzten Zug und gewinnt.
wins-by-a-last-move-misere = { $other ->
    [Lernmaschine] Die Lernmaschine
    [Neuling] Der Neuling
    [Zufall] Der Zufall
   *[other] { $other }
  } macht den letzten Zug, also gewinnt { $name ->
    [Lernmaschine] die Lernmaschine
    [Neuling] der Neuling
    [Zufall] der Zufall
   *[other] { $name }
  }.
wins-with-no-move-left = Es gibt keinen Zug: { $name ->
    [Lernmaschine] die Lernmaschine
    [Neuling] der Neuling
    [Zufall] der Zufall
   *[other] { $name }
  } gewinnt.
score = Spielstand: { $score }
adaptive-grown = { $name } ist stärker geworden und spielt jetzt in { $percent } % seiner Züge optimal.
remembered = { $name }: { $wins ->
    [one] 1 Sieg
   *[other] { $wins } Siege
  }, { $losses ->
    [one] 1 Niederlage
   *[other] { $losses } Niederlagen
  }. Nimatron spielt in { $percent } % seiner Züge optimal.
opponents-damaged = Zeile { $line } von { $file } ist beschädigt, deshalb wurde nichts geändert.
opponents-not-kept = Siege und Niederlagen werden nicht gespeichert: { $why }
ask-another = Noch ein Spiel?
short-again = noch einmal
short-take-back = zurücknehmen
short-examine = Analyse
short-keep = N ab Zug N
short-change = anderes Spiel

## After a game

help-after = „y“ oder Enter beginnt ein neues Spiel mit denselben Seiten und Regeln, und die andere Seite fängt an; wird nach der Stellung gefragt, wählt Enter dieselbe. „u“ nimmt deinen letzten Zug zurück und spielt weiter. „e“ geht das Spiel Zug für Zug durch: welche Züge Fehler waren und was besser war. „k 5“ spielt ab Zug 5 weiter; nach „e“ reicht „k“, dann geht es beim ersten Fehler weiter, und „w“ mit einem Zug zeigt, was er dort gelassen hätte. „g“ fragt neu nach Spiel, Stellung und Seiten. „q“ oder „n“ beendet das Programm. „l“ schreibt den Befehl mit dieser Stellung und diesen Seiten, zum Verschicken.
taken-up = Das Spiel geht ab Zug { $number } weiter.
refuse-take-up = „{ $answer }“ nennt keinen Zug dieses Spiels, ab dem es weitergehen kann. { $most ->
    [1] Gib „k 1“ ein.
   *[other] Gib „k“ und eine Zahl von 1 bis { $most } ein, z. B. „k 1“.
  }
review-title = { $game } { $position }: { $first } gegen { $second }
review-unknown = zu groß für ein Urteil
review-forced = der einzige mögliche Zug
review-lost = schon verloren; jeder Zug verliert
review-by-theorem = gewinnt nach einem Satz; ob andere auch gewinnen, ist ungeklärt
review-wins-anyway = gewinnt, wie jeder Zug
review-keeps = { $count ->
    [one] der einzige Gewinnzug
   *[other] gewinnt weiterhin
  }
review-best = optimal, bei bestem Spiel { $ends }
review-alike = jeder Zug ist gleich gut, bei bestem Spiel { $ends }
review-threw = Fehler: Der Zug verschenkt den Sieg.{ $answered ->
    [yes] { $drawn ->
        [yes] { "" } Dann gewinnt das Gegenüber mit { $answer }.
       *[no] { "" } Er hinterlässt { $left }; dann gewinnt das Gegenüber mit { $answer }.
      }
   *[no] { "" }
  }
review-wins = { $drawn ->
    [yes] In dieser Stellung gewinnt { $best }.
   *[no] In der Stellung { $position } gewinnt der Zug { $best }.
  }
review-wins-because = { $drawn ->
    [yes] In dieser Stellung gewinnt { $best }. Warum: { $reason }
   *[no] In der Stellung { $position } gewinnt der Zug { $best }. Warum: { $reason }
  }
review-cost = { $cost ->
    [one] Fehler: Der Zug kostet 1 Münze.
   *[other] Fehler: Der Zug kostet { $cost } Münzen.
  }{ $answered ->
    [yes] { "" } Er hinterlässt { $left }; der beste Gegenzug ist { $answer }.
   *[no] { "" }
  }
review-optimal = In der Stellung { $position } ist der Zug { $best } optimal, bei bestem Spiel { $ends }.
review-leaves-one-of = { $count ->
    [one] Er hinterlässt { $position }, eine Verluststellung; von ihr aus ist keine weitere erreichbar.
   *[other] Er hinterlässt { $position }, eine Verluststellung; zusammen mit denen, die von ihr aus erreichbar sind, sind es { $count }.
  }
review-is-one-of = { $count ->
    [one] { $position } ist eine Verluststellung; von ihr aus ist keine weitere erreichbar.
   *[other] { $position } ist eine Verluststellung; zusammen mit denen, die von ihr aus erreichbar sind, sind es { $count }.
  }
review-leaves-answered = Er hinterlässt { $position }, und auf jeden Zug dort { $ends ->
    [yes] gibt es eine Gewinnantwort, wenn er nicht selbst die Partie beendet und verliert
   *[no] gibt es eine Gewinnantwort
  } (nimatron solve zeigt die Antworten).
review-is-answered = Auf jeden Zug { $ends ->
    [yes] gibt es eine Gewinnantwort, wenn er nicht selbst die Partie beendet und verliert
   *[no] gibt es eine Gewinnantwort
  } (nimatron solve zeigt die Antworten).
review-faultless = Es gab keine Fehler.
review-no-moves = Es gab keine Züge.
review-tally = { $choices ->
    [0] { $name }: keine Entscheidungen.
    [one] { $name }: { $right } von 1 Entscheidung richtig.
   *[other] { $name }: { $right } von { $choices } Entscheidungen richtig.
  }
review-choice-means = Eine Entscheidung ist eine Stelle, an der nicht alle Züge gleich gut waren.

## Refusals

refuse-choice = „{ $answer }“ steht nicht in der Liste. Möglich ist eine Nummer von 1 bis { $most } oder { $names }; „h“ zeigt die Hilfe.
refuse-letter = „{ $answer }“ geht hier nicht. Gib { $names } ein; „h“ zeigt die Hilfe.
refuse-number-of = „{ $answer }“ steht nicht zur Wahl. Gib { $offered } ein; „b“ führt zurück, „h“ zeigt die Hilfe.
refuse-no-number = „{ $answer }“ ist keine ganze Zahl von { $least } bis { $most }. Gib eine ein; „h“ zeigt die Hilfe.
refuse-too-small = { $answer } ist zu wenig. Gib eine Zahl von { $least } bis { $most } ein; „h“ zeigt die Hilfe.
refuse-too-large = { $answer } ist zu viel. { $most ->
    [1] Gib 1 ein
   *[other] Gib eine Zahl von { $least } bis { $most } ein
  }; „h“ zeigt die Hilfe.
refuse-too-large-limit = { $limit }. { $most ->
    [1] Gib 1 ein
   *[other] Gib eine Zahl von { $least } bis { $most } ein
  }; „h“ zeigt die Hilfe.
refuse-text = Gib einen Namen aus 1 bis { $most } sichtbaren Zeichen ein.
refuse-memory = „{ $size }“ ist keine Speichergröße: Schreib Bytes oder eine Zahl mit Einheit, z. B. 500MB oder 4GiB.
refuse-long-line = Die Zeile ist zu lang: Höchstens { $most } MiB sind möglich.
refuse-turn = „{ $answer }“ geht hier nicht. Gib einen Zug ein, z. B. { $example }, oder einen Buchstaben ({ $letters }); „h“ zeigt, was sie bedeuten.
flag-absent = { $option } gilt nur für Seiten wie { $player }, und hier gibt es keine solche.
refuse-seat = Die Angabe „{ $seat }“ für eine Seite ist unbekannt; möglich sind { $known } oder perfect@70 (optimal in 70 % der Züge), nach einem Doppelpunkt auch ein Name, z. B. human:Anna.
refuse-who = „{ $seat }“ steht nicht zur Wahl. Möglich ist eine Nummer von 1 bis { $most } oder { $known }, nach einem Doppelpunkt auch ein Name, z. B. human:Anna; „level“ fragt nach einer Stufe.
refuse-near = Ist mit „{ $answer }“ { $near } gemeint? Gib { $near } ein, oder human:{ $answer } für einen Menschen dieses Namens.
refuse-game = Das Spiel „{ $game }“ ist unbekannt; möglich sind { $known }.
refuse-number = { $argument } muss eine ganze Zahl von { $least } bis { $most } sein, nicht „{ $value }“.
refuse-card = Beim Spiel { $game } entscheiden Punkte, es gibt also keine Verluststellungen zum Auswendiglernen.
variant-no-option = Das Spiel { $game } hat keine Option { $option }; es gibt sie nur für { $known }.
variant-twice = { $option } steht zweimal da, oder eine andere Option sagt dasselbe. Gib nur eine an.
variant-no-misere = Für das Spiel { $game } gibt es kein --misere: Dort entscheiden Punkte, nicht der letzte Zug.

## Programs as players

forfeit-stopped = { $name } wurde vor dem Zug beendet.
wins-by-forfeit = { $other ->
    [Lernmaschine] Die Lernmaschine
    [Neuling] Der Neuling
    [Zufall] Der Zufall
   *[other] { $other }
  } verliert durch Regelverstoß, also gewinnt { $name ->
    [Lernmaschine] die Lernmaschine
    [Neuling] der Neuling
    [Zufall] der Zufall
   *[other] { $name }
  }.
engine-terms = „{ $term }“ gilt nicht für das Spiel { $game }; möglich sind { $known }.
engine-no-terms = „{ $term }“ gilt nicht für das Spiel { $game }, das keine Optionen hat.
engine-over = In der Stellung { $position } ist das Spiel zu Ende.

## Records

record-damaged = { $file }, Zeile { $line }: { $why }
damage-header = Eine Partie beginnt mit [Game "NAME"]; NAME ist eines von { $known }.
damage-tag = „{ $text }“ ist keine Kopfzeile. Eine Kopfzeile ist [Name "Wert"], mit \" und \\ für Anführungszeichen und Backslash.
damage-twice = Die Kopfzeile { $tag } steht zweimal da; eine Partie hat jede nur einmal.
damage-move = „{ $text }“ ist weder eine Kopfzeile noch Zug { $number }. Ein Zug wird als { $number }. ZUG geschrieben, je einer in einer Zeile.
damage-long-line = Die Zeile ist zu lang: Höchstens { $most } KiB werden gelesen.
damage-no-text = Die Zeile ist kein UTF-8-Text.
damage-no-position = Der Partie fehlt die Kopfzeile [Position "..."], z. B. [Position "{ $example }"].
damage-misere = Misere muss "true" oder "false" sein, nicht „{ $value }“.
damage-result = Result muss "1-0", "0-1", "1/2-1/2" oder "*" sein, nicht „{ $value }“.
damage-contradiction = Nach den Zügen ist das Ergebnis „{ $result }“, nicht „{ $value }“.
damage-after-end = Das Spiel war vor diesem Zug zu Ende; danach kann nur eine weitere Partie folgen.
record-no-file = { $file } ist ein Ordner, ein Gerät oder eine Pipe und keine gewöhnliche Datei.
record-too-large = { $file } ist zu groß: Höchstens { $most } MiB werden gelesen.
record-empty = { $file } enthält keine Partie.
record-cut = { $damaged } Dort ist die Datei abgeschnitten; was davor steht, wird verwendet, der Rest fällt weg, sobald mehr geschrieben wird.
record-replaces = Der erste Zug ersetzt deine unfertige Partie: { $game }
record-over = Die letzte Partie von { $file } ist zu Ende; fortsetzen lässt sich nur eine unfertige.
record-none-kept = Es ist keine unfertige Partie gespeichert; nenne eine Datei, die --record geschrieben hat.
record-resumed = { $count ->
    [0] Das Spiel geht weiter; es wurde noch kein Zug gemacht.
    [one] Das Spiel geht weiter; 1 Zug wurde gemacht.
   *[other] Das Spiel geht weiter; { $count } Züge wurden gemacht.
  }
record-not-kept = Dieses Spiel wird nicht gespeichert: { $why }
record-no-home = Dein Home-Verzeichnis ist nicht bekannt.

## The command line

file-unreadable = { $file } lässt sich nicht lesen: { $error }.
file-unwritable = { $file } lässt sich nicht schreiben: { $error }.
input-ended = Die Eingabe war zu Ende, bevor das Spiel vorbei war.
input-ended-kept = Die Eingabe war zu Ende; das Spiel ist gespeichert: „nimatron play --resume“ setzt es fort.
output-unwritable = Die Standardausgabe lässt sich nicht schreiben: { $error }.
input-or-output-failed = Beim Lesen oder Schreiben ist ein Fehler aufgetreten: { $error }.
work-interrupted = Der Vorgang wurde abgebrochen.
work-given-up = Der Vorgang wurde beendet, weil die Grenze für Aufrufe oder Zeit erreicht ist.
nimber-large = Der Grundy-Wert ist größer als { $most }, der größte, den diese Methode findet.
beyond = { $refused ->
    [yes] Diese Stellung ist zu groß, um auf diesem Rechner gelöst zu werden: Das System verweigert den Speicher, etwa { $memory } für { $positions } Stellungen.
   *[no] { $short ->
        [yes] Diese Stellung ist zu groß, um gelöst zu werden: Sie bräuchte etwa { $memory } Speicher für { $positions } Stellungen, und die Grenze ist { $limit } (--max-memory).
       *[no] Diese Stellung ist zu groß, um gelöst zu werden: Die Suche würde etwa { $positions } Stellungen besuchen{ $timed ->
            [yes] { " " }und etwa { $time } dauern
           *[no] { "" }
          }.
      }
  }
beyond-search = Diese Stellung ist zu groß für die Suche, gleich wie viel Speicher und Zeit sie hat.
moves-too-many = Die Liste der Züge ({ $count }) bräuchte mehr Speicher, als --max-memory erlaubt.
time = { $unit ->
    [seconds] { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
      }
    [minutes] { $count } Minuten
    [hours] { $count } Stunden
   *[days] { $count } Tage
  }

## Errors of the system

system-error = { $kind ->
    [NotFound] Datei oder Verzeichnis nicht gefunden{ system-error.numbered }
    [PermissionDenied] Keine Berechtigung{ system-error.numbered }
    [IsADirectory] Ist ein Verzeichnis{ system-error.numbered }
    [NotADirectory] Ist kein Verzeichnis{ system-error.numbered }
    [AlreadyExists] Die Datei existiert bereits{ system-error.numbered }
    [StorageFull] Auf dem Gerät ist kein Speicherplatz mehr verfügbar{ system-error.numbered }
    [QuotaExceeded] Der zugeteilte Speicherplatz ist überschritten{ system-error.numbered }
    [ReadOnlyFilesystem] Das Dateisystem ist nur lesbar{ system-error.numbered }
    [FileTooLarge] Die Datei ist zu groß{ system-error.numbered }
    [BrokenPipe] Unterbrochene Pipe{ system-error.numbered }
    [OutOfMemory] Nicht genügend Arbeitsspeicher{ system-error.numbered }
   *[other] { $error }
  }
    .numbered = { $numbered ->
        [yes] { " " }(Systemfehler { $number })
       *[no] { "" }
      }

## Reports

progress-answer = Löse (Strg-C bricht ab)
so-far = Bisher: { $known }.
so-far-outcome = { $wins ->
    [yes] wer am Zug ist, gewinnt
   *[no] wer am Zug ist, verliert
  }
    .short = { $wins ->
        [yes] gewonnen
       *[no] verloren
      }
so-far-nimber = der Grundy-Wert ist { $nimber }
    .short = Grundy-Wert { $nimber }
so-far-not = { $count ->
    [one] der Grundy-Wert ist nicht { $nimbers }
   *[other] der Grundy-Wert ist keiner von { $nimbers }
  }
    .short = Grundy-Wert nicht { $nimbers }
so-far-moves = { $moves ->
    [one] der einzige Zug ist { $settled ->
        [0] nicht geklärt
       *[other] geklärt
    }
   *[other] { $settled } von { $moves } Zügen geklärt
  }
    .short = { $settled } von { $moves ->
        [one] 1 Zug
       *[other] { $moves } Zügen
      }
so-far-winning = { $more ->
    [0] gewinnt: { $moves }
   *[other] gewinnt: { $moves } und { $more } weitere
  }
so-far-positions = { $count ->
    [one] 1 Stellung gespeichert
   *[other] { $count } Stellungen gespeichert
  }
    .short = { $count ->
        [one] 1 Stellung
       *[other] { $count } Stellungen
      }
position-with-terms = { $position } ({ $terms })
card = Hinterlass deinem Gegenüber eine davon, und du gewinnst:
card-alike = Hinterlass deinem Gegenüber eine davon, und du gewinnst ({ $alike }):
card-empty = Von dieser Stellung aus ist keine Verluststellung erreichbar.
card-long = Die Liste der Verluststellungen entsteht aus bis zu { $positions } Stellungen, was lange dauern kann. Mit --full wird sie trotzdem erstellt.
card-too-many = Von dieser Stellung aus sind { $count } Verluststellungen erreichbar, zu viele zum Auswendiglernen; --json zeigt sie alle.
outcome = { $outcome ->
    [win] gewonnen
    [draw] unentschieden
    [loss] verloren
    [beyond] zu groß
   *[stopped] abgebrochen
  }
cutoffs = { $pay ->
    [yes] Ohne Grenze für die Tabelle sparen Schnitte allein hier Aufrufe.
   *[no] Ohne Grenze für die Tabelle lohnen sich Schnitte allein hier nicht: Eine abgeschnittene Suche speichert nichts.
  }{ $bounded ->
    [yes] { " " }Mit einer Grenze sparen sie Aufrufe.
    [no] { " " }Auch mit einer Grenze lohnen sie sich nicht.
   *[unknown] { "" }
  }
ingredients-unknown = Die Methode „{ $method }“ ist unbekannt; eine mit + verbundene Liste besteht aus { $known }, jedes nur einmal.
ingredients-mixed = „{ $method }“ mischt Minimax mit der Suche nach Grundy-Werten oder nennt einen Bestandteil zweimal: raw-table, end-states, early-exit und order gehören zu Minimax, simple-cut, cut, etc, aspiration und sharp zu den Grundy-Werten.
ingredients-two-tables = „{ $method }“ hat zwei Tabellen: Nenne table oder raw-table.
ingredients-two-cuts = „{ $method }“ hat zwei Schnitte: Nenne simple-cut oder cut.
ingredients-etc-table = In „{ $method }“ hat etc keine Tabelle zum Nachsehen; ergänze table.
ingredients-etc-cut = In „{ $method }“ hat etc nichts abzuschneiden; ergänze simple-cut oder cut.
ingredients-aspiration-cut = In „{ $method }“ hat aspiration nichts abzuschneiden; ergänze simple-cut oder cut.

## Reasons

standing-over = { $won ->
    [yes] Das Spiel ist zu Ende: Wer jetzt am Zug wäre, hat gewonnen.
   *[no] Das Spiel ist zu Ende: Wer jetzt am Zug wäre, hat verloren.
  }
standing-over-points = Das Spiel ist zu Ende: Es gibt nichts mehr zu nehmen.
standing-won = Der beste Zug ist { $move }: { $deed }.{ $moves ->
    [0] { "" }
   *[other] { " " }{ $moves ->
        [one] Damit gewinnt man sofort.
       *[other] Damit gewinnt man in höchstens { $moves } Zügen (beide Seiten zusammen).
      }
  }
every-move-loses = Jeder Zug verliert.
standing-lost = Jeder Zug verliert. { $moves ->
    [0] Mit welchem es am längsten dauert, ist nicht bekannt; ein möglicher Zug ist { $move }: { $deed }.
   *[other] Am längsten dauert es zum Beispiel mit { $move }: { $deed }. { $moves ->
        [one] Es ist der letzte Zug.
       *[other] Das Spiel dauert dann { $moves } Züge, diesen mitgezählt.
      }
  }
after-it-components = Danach, mit den Grundy-Werten:
after-it = Danach:
also-wins = { $count ->
    [one] Auch dieser Zug gewinnt: { $moves }.
   *[other] Auch diese Züge gewinnen: { $moves }.
  }
also-best = { $count ->
    [one] Ebenso gut: { $moves }.
   *[other] Ebenso gut: { $moves }.
  }
also-wins-many = { $count } andere Züge gewinnen auch.
also-best-many = { $count } andere Züge sind ebenso gut.
standing-points = Der beste Zug ist { $move }: { $deed }. Spielen beide optimal, bekommt die Seite am Zug von hier an { $own } und das Gegenüber { $other }: Die Differenz ist { $margin }.
standing-points-in-all = Der beste Zug ist { $move }: { $deed }. { $final }
points-in-the-end = Bei bestem Spiel { $outcome ->
    [win] gewinnst du danach { $own } zu { $other }
    [draw] steht es am Ende unentschieden { $own } zu { $other }
   *[loss] verlierst du danach { $own } zu { $other }
  }; was beide schon haben, zählt mit.
leads-to-points = { $outcome ->
    [win] Sieg mit { $own } zu { $other }
    [draw] Unentschieden mit { $own } zu { $other }
   *[loss] Niederlage mit { $own } zu { $other }
  }
endings-told = Warum: was jeder Zug jetzt bringt, die beste Antwort darauf und wozu das führt; was beide schon haben, zählt mit:
margins-told = Warum: Differenz = jetzt gewonnene Münzen − Differenz des Gegenübers bei bester Antwort:
margin-answered = { $move } zu nehmen bringt jetzt { $gains }; die beste Antwort ist, { $answer } zu nehmen, mit der Differenz { $other } für das Gegenüber von da an: Am Ende ist die Differenz { $gains } − { $other } = { $margin }.
margin-ends = { $move } zu nehmen bringt { $gains } und beendet das Spiel: Die Differenz ist { $margin }.
more-margins = { $count ->
    [one] 1 weiterer Zug, nicht besser
   *[other] { $count } weitere Züge, keiner besser
  }
margins-go-on = Vergleich die Züge nach jedem Gegenzug genauso. Nimmt ein Zug 1 Spalte, nimmt auch jeder spätere nur 1.
why = Warum: { $reason }
why-by-enter = Enter sagt, warum.
why-sooner = Der Zug { $move } gewinnt schneller: { $reason }
nimber-means = Der Grundy-Wert (auch Nimber) einer Stellung ist die Größe des Nim-Haufens, mit dem sie gleichwertig ist.
nim-sum-means = Für die Nim-Summe schreib die Grundy-Werte als Summen verschiedener Zweierpotenzen und streich gleiche paarweise: Von 3 und 5 zum Beispiel, also 2 + 1 und 4 + 1, bleibt 2 + 4 = 6.
nim-sum-again = Bestimme nach jedem Gegenzug die Grundy-Werte und zieh so, dass ihre Nim-Summe wieder 0 ist.
nimbers-of-components = { $kind ->
    [theorem-pin-rows-nimbers] { $count ->
        [one] eine Reihe mit dem Grundy-Wert { $nimbers }
       *[other] { $count } Reihen mit den Grundy-Werten { $nimbers }
      }
    [theorem-heaps-nimbers] { $count ->
        [one] einen Haufen mit dem Grundy-Wert { $nimbers }
       *[other] { $count } Haufen mit den Grundy-Werten { $nimbers }
      }
   *[other] { $count ->
        [one] eine Komponente mit dem Grundy-Wert { $nimbers }
       *[other] { $count } Komponenten mit den Grundy-Werten { $nimbers }
      }
  }
component-nimber = Grundy-Wert { $nimber }
theorem-component-lost = Kein Zug hinterlässt Komponenten mit der Nim-Summe 0, deshalb kann das Gegenüber sie immer auf 0 bringen.
    .short = Kein Zug hinterlässt Komponenten mit der Nim-Summe 0.
theorem-component-left = Der Zug hinterlässt { $after }. Kein Gegenzug hinterlässt Komponenten mit der Nim-Summe 0, deshalb kannst du sie immer wieder auf 0 bringen.
    .idea = Kannst du die Nim-Summe der Komponenten auf 0 bringen?
theorem-component-won = Der Zug hinterlässt { $after }, deren Nim-Summe 0 ist. Wer bei Nim-Summe 0 ziehen muss, verliert (Satz von Sprague-Grundy): Jeder Zug ändert sie, und das Gegenüber kann sie immer wieder auf 0 bringen.
    .idea = Kannst du die Nim-Summe der Grundy-Werte auf 0 bringen?
    .short = Er bringt die Nim-Summe der Grundy-Werte auf 0.
theorem-components-won = Die Stellung zerfällt in { $before }, deren Nim-Summe { $sum } ist. Der Zug hinterlässt { $after }; damit ist die Nim-Summe 0. Wer bei Nim-Summe 0 ziehen muss, verliert (Satz von Sprague-Grundy): Jeder Zug ändert sie, und das Gegenüber kann sie immer wieder auf 0 bringen.
    .idea = Kannst du die Nim-Summe der Grundy-Werte auf 0 bringen?
    .short = Er bringt die Nim-Summe der Grundy-Werte auf 0.
theorem-nimbers-repeat = Bewiesen ist: Nach einer Vorperiode der Länge { $before } wiederholen sich die Grundy-Werte mit der Periode { $length }.
theorem-heap-reduced = { $large } = { $small } + { $times ->
    [1] { $length }
   *[other] { $times } × { $length }
  }, und { $small } hat den Grundy-Wert { $nimber }.
theorem-heap-divided = { $won ->
    [yes] Der Zug hinterlässt { $heap }
   *[no] Die Größe des Haufens ist { $heap }
  } = { $times } × { $length }{ $rest ->
    [0] .
   *[other] { " " }+ { $rest }.
  }
theorem-heap-remainders = { $count ->
    [one] Ein Haufen ist genau dann verloren, wenn seine Größe ein Vielfaches von { $length } ist.
   *[other] Ein Haufen ist genau dann verloren, wenn seine Größe beim Teilen durch { $length } einen der Reste { $remainders } lässt.
  } Kein Zug (erlaubt: { $set }) führt von einem solchen Haufen wieder zu einem solchen; von jedem anderen Haufen führt ein Zug dorthin.
    .idea = Welchen Rest lässt die Größe des Haufens beim Teilen durch { $length }?
theorem-misere-nimbers = In der Misère-Variante sind genau diese Stellungen verloren: Nim-Summe 0 mit einem Grundy-Wert über 1 und Nim-Summe 1 ohne einen solchen (Satz von Ferguson).{ $won ->
    [yes] { " " }Hinterlass nach jedem Gegenzug wieder eine davon.
   *[no] { "" }
  }
    .idea = Wie groß ist die Nim-Summe der Haufen?
misere-nimbers = { $won ->
    [yes] Nach dem Zug
   *[no] Hier
  } { $count ->
    [one] ist der Grundy-Wert { $nimbers }, die Nim-Summe also auch.
   *[other] sind die Grundy-Werte der Haufen{ $round ->
        [0] { "" }
       *[other] , ihre Reste beim Teilen durch { $round },
      } { $nimbers }: Ihre Nim-Summe ist { $sum }{ $high ->
        [yes] , und mindestens einer ist größer als 1.
       *[no] .
      }
  }
theorem-components-none-left = Nach dem Zug ist kein Zug mehr möglich: Er ist der letzte.
theorem-components-lost = Die Stellung zerfällt in { $before }, deren Nim-Summe 0 ist. Jeder Zug ändert sie, und das Gegenüber kann sie immer wieder auf 0 bringen.
    .short = Die Nim-Summe der Grundy-Werte ist 0, und jeder Zug ändert sie.
other-theorem = Am leichtesten zu merken ist { $move }. { $law }
mex = { $count ->
    [one] Der Grundy-Wert ist { $nimber }, die kleinste Zahl, die kein Zug hinterlässt (mex): Ein Zug hinterlässt { $moves }.
   *[other] Der Grundy-Wert ist { $nimber }, die kleinste Zahl, die kein Zug hinterlässt (mex): Züge hinterlassen { $moves }.
  }
parts = Die Stellung zerfällt in { $count } Komponenten, die einander nicht beeinflussen. Der Grundy-Wert der Stellung ist die Nim-Summe (xor) der einzelnen Grundy-Werte: { $sum } = { $nimber }.
in-brackets = { " " }({ $text })
as-sentence = { $text }.
certificate = { $listed ->
    [yes] { $won ->
        [yes] { $count ->
            [one] Der Zug hinterlässt { $position }. Von { $position } und den von dort erreichbaren Stellungen ist nur sie verloren{ $alike }:
           *[other] Der Zug hinterlässt { $position }. Von { $position } und den von dort erreichbaren Stellungen sind diese { $count } verloren{ $alike }:
          }
       *[no] { $count ->
            [one] Von { $position } und den von dort erreichbaren Stellungen ist nur diese verloren{ $alike }:
           *[other] Von { $position } und den von dort erreichbaren Stellungen sind diese { $count } verloren{ $alike }:
          }
      }
   *[no] { $won ->
        [yes] Der Zug hinterlässt { $position }. Von { $position } und den von dort erreichbaren Stellungen sind { $count } verloren ({ $card }).
       *[no] Von den Stellungen, die von { $position } aus erreichbar sind, sind { $count } verloren ({ $card }).
      }
  }
certificate-proves = { $count ->
    [one] Von jeder anderen Stellung, die von dort aus entstehen kann, führt{ $spares ->
        [yes] , wenn das Spiel nicht zu Ende ist,
       *[no] { "" }
      } ein Zug zu ihr.
   *[other] Kein Zug führt von einer dieser Stellungen zu einer anderen von ihnen; von jeder übrigen Stellung, die von dort aus entstehen kann, führt{ $spares ->
        [yes] , wenn das Spiel nicht zu Ende ist,
       *[no] { "" }
      } ein Zug zu einer von ihnen.
  }
losing-by-heart = Oder lern die Verluststellungen auswendig, die entstehen können (insgesamt { $count }; { $card }).
leaves-lost-drawn = Der Zug hinterlässt eine Verluststellung: Jeder Gegenzug lässt sich so beantworten, dass wieder eine Verluststellung bleibt{ $ends ->
    [yes] , oder er beendet das Spiel und verliert so
   *[no] { "" }
  }.
then-answer = dann { $move }
leaves-lost = Der Zug hinterlässt { $position }, eine Verluststellung: Jeder Gegenzug lässt sich so beantworten, dass wieder eine Verluststellung bleibt{ $ends ->
    [yes] , oder er beendet das Spiel und verliert so
   *[no] { "" }
  }.
replies-answered = Auf jeden Gegenzug gibt es eine gewinnende Antwort{ $ends ->
    [yes] , oder er beendet das Spiel und verliert so
   *[no] { "" }
  }:
moves-answered = Auf jeden Zug gibt es eine gewinnende Antwort{ $ends ->
    [yes] , oder er beendet das Spiel und verliert so
   *[no] { "" }
  }:
reply-answered = { $reply } wird mit { $answer } beantwortet, das hinterlässt { $then } ({ $note }).
reply-ends = { $reply } beendet das Spiel und verliert.
more-replies-answered = { $count ->
    [one] Auch auf einen weiteren Zug gibt es eine Antwort{ $ends ->
        [yes] , oder er beendet das Spiel und verliert so
       *[no] { "" }
      }.
   *[other] Auch auf { $count } weitere Züge gibt es Antworten{ $ends ->
        [yes] , oder sie beenden das Spiel und verlieren so
       *[no] { "" }
      }.
  }
more-replies = { $count ->
    [one] 1 weiterer, auch mit Antwort{ $ends ->
        [yes] { " " }oder mit Spielende
       *[no] { "" }
      }
   *[other] { $count } weitere, alle mit Antwort{ $ends ->
        [yes] { " " }oder mit Spielende
       *[no] { "" }
      }
  }
more-replies-menu = { $count ->
    [one] 1 weiterer, auch mit Antwort{ $ends ->
        [yes] { " " }oder mit Spielende
       *[no] { "" }
      } („a“ zeigt ihn)
   *[other] { $count } weitere, alle mit Antwort{ $ends ->
        [yes] { " " }oder mit Spielende
       *[no] { "" }
      } ({ $listed ->
        [0] „a“ zeigt sie
       *[other] „a“ zeigt bis zu { $listed }
    })
  }
left-out = { "  " }… { $more }
more-replies-alike = { $count ->
    [one] 1 weiterer Zug hinterlässt dasselbe wie einer von diesen ({ $alike })
   *[other] { $count } weitere Züge hinterlassen dasselbe wie einer von diesen ({ $alike })
  }
more-drawings = { $count ->
    [one] 1 Zeichnung (--full zeigt sie)
   *[other] { $count } Zeichnungen (--full zeigt sie)
  }
drawings-mean = Jede Zeichnung zeigt, was nach diesen Zügen bleibt.
line-hint = „l“ zeigt den längsten Spielverlauf, Zug für Zug.
line-hint-points = „l“ zeigt das beste Spiel beider Seiten, Zug für Zug.
why-again = Noch einmal „w“ sagt den ganzen Satz.
piles-changed = 2=4 heißt: Haufen 2 hat jetzt 4. Die anderen Haufen sind wie vorher.
as-told = { $text }
line-unknown = Der längste Spielverlauf ist hier nicht bekannt.
no-replies = Es gibt keine Gegenzüge zu zeigen.
longest-line = Der längste Spielverlauf, wenn die gewinnende Seite am schnellsten und die verlierende am langsamsten spielt:
line-goes-on = und so weiter; nur die ersten { $count } Züge sind gezeigt
best-line = Das beste Spiel beider Seiten:
side-own = am Zug
side-other = Gegenüber
column-reply = Gegenzug
column-gains = bringt jetzt
column-other = Differenz Gegenüber
column-margin = Differenz
mark-best = am besten
column-leaves = hinterlässt
column-answer = Antwort
column-leads-to = führt zu
leads-to = { $outcome ->
    [win] { $moves ->
        [0] Sieg
       *[other] { $moves ->
            [one] sofortiger Sieg
           *[other] Sieg in { $moves } Zügen
          }
      }
    [draw] Unentschieden
   *[loss] { $moves ->
        [0] Niederlage
       *[other] { $moves ->
            [one] sofortige Niederlage
           *[other] Niederlage in { $moves } Zügen
          }
      }
  }
column-move = Zug
note-end = Ende
note-lost = wieder eine Verluststellung
note-two = was auch gespielt wird, es bleiben noch zwei Züge
    .short = noch zwei Züge
    .means = Noch zwei Züge: Was auch gespielt wird, es bleiben genau zwei.
label-nim-sum = Nim-Summe

more = -- Leertaste: weiter, q: zurück --
card-by-flag = --card zeigt sie alle
card-by-letter = „c“ zeigt sie alle
card-by-json = solve --card --json zeigt sie alle

## Typography

# Das Zeichen vor einem Bruchteil; ob Ziffern gruppiert und Zahlen an das Hauptwort danach gebunden werden (yes oder no); Buchstaben, die
# an das nächste Wort, und Wörter, die an eine Zahl nach ihnen gebunden werden; bei yes längere Wörter, die nach einer Zahl stehen und keine
# Hauptwörter sind. Deutsche Hauptwörter
# beginnen groß, deshalb bindet das Programm sie nicht; vor ihnen steht in den Meldungen ein geschütztes Leerzeichen.
typography-point = ,
typography-ties = yes
typography-tied-words = eine
typography-no-nouns = und bis ist von oder hat ein gibt hinterlässt gewinnt sind machen lässt genommen führt übrig mit enthält auf für sein nehmen kann geht ziehen wird verloren umzuwerfen steht nimmst muss zwei nichts durch falsch die der braucht bleiben beim werden weiter vor ungerade richtig nimm nicht nach macht kommt haben gleich genau gegen dürfen den bleibt ändert zum wurde wiederholen vom verlor verliert verkleinert stellt spielt schlechter passt optimal nur nimmt müssen hinterlassen gilt gewonnen gewinnen gehören gehen führen erreicht ergeben entscheidet entscheiden einen eine des dauern bekommen bekam behält beendet beantwortet aufgehoben auch antwortet als allein abzubeißen noch da zusammen mehr mal kürzer zieht gemeistert heißt steckt wieder weiterspielen gesichert verkleinern
# avoided: " ... __ _, _; _) (_

# term: losing position = verluststellung
# term: winning position = gewinnstellung
# term: winning move = gewinnz
# term: optimal move = optimal
# term: perfect player = perfekt
# term: opponent = gegenüber
# term: board = brett
# term: nimber = grundy-wert
# term: nim-sum = nim-summe
# term: sprague-grundy = sprague-grundy
# term: component = komponente
# term: summand = summand
# term: transposition table = transpositionstabelle
# term: theorem = satz
# term: golden pair = goldene
# term: misère = misère
# term: normal play = normalspiel
# term: domino = domino
# term: learner = lernmaschine
# term: matchbox = schachtel
# term: bead = perle
# term: margin = differenz
# term: lesson = lektion
# term: cell = feld
# term: square = stück
# term: period = periode
# term: heap = haufen
# term: pile = haufen

# What the check lists, and is right as it is.
# right: at-once-unreadable: pile
# right: column-right
# right: quiz-sheet-name
# right: said-summand
# right: damage-misere: "
# right: damage-result: "
# right: damage-tag: "
# right: map-shared: square
# right: name-level
# right: name-perfect
# right: nimber-by-command
# right: outcome-nimber: nimber
# right: position-cram-unreadable: ...
# right: progress-training
# right: short-optimal
# right: standing-won: opponent
# right: help-set: square
# right: tagline-chomp: square
# right: tagline-cram: board
# right: tagline-sticks: opponent

## Figures

percent = { $number } %
list-and = { $first } und { $last }
list-numbers = { $first } und { $last }
list-or = { $first } oder { $last }

## The quiz

quiz-ask = Gewonnen (+) oder verloren (-)? (t Tipp, ? weiß nicht)
quiz-ask-points = Gewonnen (+), verloren (-) oder unentschieden (=)? (t Tipp, ? weiß nicht)
quiz-help = Eine Stellung ist gewonnen, wenn die Seite am Zug gewinnen kann, was das Gegenüber auch tut; sonst ist sie verloren. Gib „+“ für gewonnen oder „-“ für verloren ein, oder das Wort.
quiz-help-points = Eine Stellung ist gewonnen, wenn die Seite am Zug von hier an mehr bekommen kann als das Gegenüber, was es auch tut; sie ist unentschieden, wenn bestenfalls Gleichstand möglich ist. Gib „+“ für gewonnen, „-“ für verloren oder „=“ für unentschieden ein, oder das Wort.
quiz-refuse = „{ $answer }“ ist hier keine Antwort. { $accepted }
quiz-accepts = Gib „+“ für gewonnen oder „-“ für verloren ein, oder „?“, wenn du es nicht weißt; „h“ zeigt die Hilfe.
quiz-accepts-points = Gib „+“ für gewonnen, „-“ für verloren oder „=“ für unentschieden ein, oder „?“, wenn du es nicht weißt; „h“ zeigt die Hilfe.
quiz-accepts-move = { $how } Oder gib „?“ ein, wenn du es nicht weißt, oder „w ZUG“, um zu sehen, warum; „h“ zeigt die Hilfe.
quiz-such-as = Schreib einen Zug wie { $example }.
quiz-no-tip = Zu dieser Stellung gibt es keinen weiteren Tipp.
quiz-help-why = „w ZUG“ sagt, warum ein Zug gut oder schlecht ist. Das zählt als falsch, wie „?“.
quiz-told = Wer nach einem Zug fragt, für den zählt die Antwort als nicht gewusst.
quiz-ask-move = Welcher Zug gewinnt? (t Tipp, w ZUG warum, ? weiß nicht)
quiz-help-move = Gib einen Gewinnzug ein. „q“ beendet das Programm.
quiz-ask-best = Welcher Zug ist der beste? (t Tipp, w ZUG warum, ? weiß nicht)
quiz-help-best = Gib einen Zug ein, der die beste Differenz erreicht: was du von hier an bekommst, minus was dein Gegenüber bekommt. „q“ beendet das Programm.
quiz-verdict = { $right ->
    [yes] Richtig: { $fact }.
    [unknown] Die Antwort: { $fact }.
   *[no] Falsch: { $fact }.
  }
quiz-outcome = { $outcome ->
    [win] Die Stellung ist gewonnen
    [draw] Die Stellung ist unentschieden
   *[loss] Die Stellung ist verloren
  }
quiz-best = { $points ->
    [yes] { $count ->
        [one] Zug { $moves } ist besser als jeder andere
       *[other] die Züge { $moves } sind besser als alle anderen
      }
   *[no] { $count ->
        [one] Zug { $moves } gewinnt als einziger
       *[other] die Züge { $moves } gewinnen als einzige
      }
  }
quiz-card-by-solve = solve --card zeigt sie alle
quiz-read = Lern als Nächstes: nimatron learn { $name } (Lektion { $number }: { $title })

## Answers

words-help = hilfe
words-why = warum
words-undo = zurücknehmen rückgängig
words-redo = wiederholen wieder
words-quit = ende beenden
words-back = zurück
words-yes = ja
words-no = nein
words-review = analyse
words-change = anderes wechseln
words-keep = weiter weiterspielen
words-won = gewonnen gewinn
words-lost = verloren verlust
words-drawn = unentschieden
words-misere = Misère misère-variante

## Going back, and misère play

help-back = „b“ führt zurück zur Frage davor.
refuse-back = Das ist die erste Frage; davor gibt es keine.
refuse-misere = Das Spiel { $game } hat keine Misère-Variante. Wähle es ohne misere oder nimm ein anderes Spiel.

## Positions that are too large

no-hints = { $memory ->
    [yes] { $why } Spiel weiter: Sobald die Stellung klein genug ist, gibt es Hinweise. Oder beginne ein Spiel mit größerem --max-memory.
   *[no] { $why } Spiel weiter: Sobald die Stellung klein genug ist, gibt es Hinweise.
  }
machine-knows = { $name }: Jetzt muss ich nicht mehr raten.

## Sums of games

variant-only-normal = Für das Spiel { $game } gibt es kein --misere: Es gehört zum Normalspiel, in dem sich Grundy-Werte addieren.
beyond-summand = Summand { $number } ist zu groß; die Summanden teilen sich den Speicher gleichmäßig. { $why }

## Memory that the system refuses

# Wird gesagt, bevor die Worte aufgebaut sind; hat deshalb keine Angaben und steht in einer Zeile.
memory-first = Das Programm kann nicht beginnen: Das System verweigert den Speicher, den es braucht.

## What is known so far

so-far-theorem = gewinnt nach einem Satz: { $move }
so-far-share = etwa { $percent } % der Arbeit erledigt
so-far-games = { $judged } von { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
  } beurteilt
others-unsettled = Ob auch andere Züge gewinnen, ist nicht geklärt: Eine Suche würde zu lange dauern.

boxes-in-use = { $file } wird gerade von einem anderen nimatron benutzt; warte, bis es fertig ist, oder nenne eine andere Datei.
boxes-no-lock = { $file } kann nicht gesperrt werden: { $lock } ist keine gewöhnliche Datei.
learn-help-keys = „t“ gibt einen Tipp. „?“ heißt „weiß nicht“: Es zeigt den Grund und zählt als falsch.
learn-no-progress-file = { $file } ist ein Ordner, ein Gerät oder eine Pipe; der Fortschritt braucht eine gewöhnliche Datei.
typography-colon = :
typography-semicolon = ;
ask-turn-only = Zug [{ $move }]:
hints-examined = Die Partie ist schon untersucht, und Hilfen sind gesperrt (--hints): „y“ spielt noch einmal.
won-you = Du hast gewonnen, { $name }.
won-other = { $name ->
    [Lernmaschine] Die Lernmaschine
    [Neuling] Der Neuling
    [Zufall] Der Zufall
   *[other] { $name }
  } hat gewonnen.
short-send = Zeile zum Verschicken
words-send = zeile
forfeit-resigned = { $name } gibt auf.
words-more = mehr
forgotten = Gelöscht: { $file }
forgotten-none = Es sind weder Spielstände noch Spielstärken gespeichert.
refuse-name-move = „{ $answer }“ ist ein Zug, und das Spiel beginnt nach den Namen. Gib einen Namen ein, oder Enter allein für den in Klammern.
