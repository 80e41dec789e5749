# Der Kurs. Eine Lektion hat ihren Titel und als Attribute: die Idee in drei Sätzen; einen Tipp, der keinen Zug nennt; das Beispiel, Zeile
# für Zeile, mit der Stellung, dem besten Zug und dem Rest, die das Programm findet; und, wo nach einer Zahl gefragt wird, diese Frage.

lesson-backwards = Gewonnen oder verloren, vom Ende her
    .idea = Ist nichts mehr da, hat verloren, wer am Zug ist. Eine Stellung ist gewonnen, wenn ein Zug eine verlorene hinterlässt. Sie ist verloren, wenn jeder Zug eine gewonnene hinterlässt.
    .tip = Welche Zahlen kannst du hinterlassen? Zähl von 0 an aufwärts: Ist eine davon verloren?
    .example =
        Bei 0 Stäbchen hat verloren, wer am Zug ist. Schreib ein Minus dazu.
        Von 1 und von 2 führt ein Zug zu 0, beide sind also gewonnen: Plus.
        Von 3 führt ein Zug zu 2 oder 1, und beide sind gewonnen: 3 ist verloren.
        Genauso sind 4 und 5 gewonnen, und 6 ist verloren.
        Nimm von { $position } Stäbchen { $move }: Es bleiben { $left }, und das ist verloren. Also gewinnt der Zug.
lesson-remainder = Der Rest
    .idea = Dürfen 1 bis M Stäbchen genommen werden, hinterlass ein Vielfaches von M + 1. Was dein Gegenüber auch nimmt, nimm so viele, dass es zusammen M + 1 sind. So bleibt jedes Mal ein Vielfaches, und am Ende 0.
    .tip = Teile die Zahl der Stäbchen durch M + 1. Welcher Rest bleibt?
    .number = Welcher Rest bleibt beim Teilen durch M+1?
    .example =
        Höchstens 3 dürfen genommen werden, also zähl in Viererschritten.
        { $position } durch 4 lässt den Rest { $move }. Nimm ihn: { $left } bleiben übrig.
        Nimmt dein Gegenüber 1, nimm 3; nach 2 nimm 2, und nach 3 nimm 1. Dann bleiben 4.
        Antworte noch einmal so, und das letzte Stäbchen gehört dir.
lesson-last-stick = Das letzte Stäbchen will niemand
    .idea = In der Misère-Variante verliert, wer das letzte Stäbchen nimmt. Hinterlass also eines mehr als ein Vielfaches von M + 1. Leg dieses eine in Gedanken beiseite und spiel um die anderen wie bisher.
    .tip = Leg ein Stäbchen beiseite. Welchen Rest lassen die anderen beim Teilen durch M + 1?
    .example =
        Leg eines der { $position } Stäbchen beiseite: 7 bleiben im Spiel.
        Höchstens 3 dürfen genommen werden, und 7 durch 4 lässt den Rest { $move }. Nimm ihn.
        { $left } Stäbchen bleiben übrig: 4 zum Teilen und das eine, das niemand will.
        Was dein Gegenüber auch nimmt, ergänze es auf 4. Das letzte Stäbchen bleibt deinem Gegenüber.
lesson-period = Eine Tabelle und ihre Periode
    .idea = Dürfen nur bestimmte Zahlen genommen werden, schreib zu den Haufen der Reihe nach, ob sie gewonnen oder verloren sind, von 0 an. Nach einer Weile wiederholen sich die Zeichen in festem Abstand, der Periode. Finde heraus, wie lang die Periode ist, und teile durch ihre Länge.
    .tip = Schreib zu 0, 1, 2, 3 und so weiter ein Zeichen, bis sie sich wiederholen. Welchem dieser Haufen gleicht der hier?
    .example =
        Du darfst 1, 3 oder 4 nehmen. 0 ist verloren; 1 führt zu 0, ist also gewonnen.
        2 führt nur zu 1, ist also verloren. 3, 4, 5 und 6 führen alle zu 0 oder 2: gewonnen.
        7 führt zu 6, 4 oder 3, alle gewonnen: 7 ist verloren, und die Zeichen beginnen von vorn.
        Ein Haufen ist also verloren, wenn er beim Teilen durch 7 den Rest 0 oder 2 lässt.
        { $position } lässt den Rest 6. Der Zug { $move } hinterlässt { $left }, mit dem Rest 2: Der Zug gewinnt.
lesson-pairs = Zwei gleiche Haufen
    .idea = Zwei gleiche Haufen sind verloren, wenn man am Zug ist. Egal, was von einem genommen wird: Dein Gegenüber nimmt ebenso viel vom anderen. So hat das Gegenüber immer eine Antwort und macht den letzten Zug.
    .tip = Kannst du Paare gleicher Haufen hinterlassen?
    .example =
        Die Haufen { $position } sind verschieden groß. Mach sie gleich: { $move } hinterlässt { $left }.
        Nimmt dein Gegenüber 2 von einem Haufen, nimm 2 vom anderen: Es bleiben zwei Haufen mit 1.
        Nimmt dein Gegenüber einen ganzen Haufen, nimm den anderen: Das letzte Streichholz gehört dir.
lesson-copying = Zug um Zug nachmachen
    .idea = Hinterlass zwei gleiche Hälften und mach in der einen nach, was dein Gegenüber in der anderen macht. Bei Kayles triff die Mitte einer Reihe, bei Chomp halte zwei Arme gleich lang. Bei Cram antworte mit dem Zug deines Gegenübers, um eine halbe Drehung gedreht.
    .tip = Kannst du zwei gleiche Hälften hinterlassen?
    .example =
        Triff die Mitte der Reihe von { $position } Kegeln: { $move } hinterlässt { $left }.
        Beide Hälften sind gleich. Dein Gegenüber muss eine davon ändern.
        Mach in der anderen dasselbe: Beide sind wieder gleich, und der letzte Kegel gehört dir.
lesson-powers = Nim mit Zweierpotenzen
    .idea = Jede Größe ist eine Summe verschiedener Zweierpotenzen: 5 ist 4 + 1, und 6 ist 4 + 2. Hinterlass jede Potenz in gerader Anzahl. Was dein Gegenüber dann auch macht, danach kommt eine Potenz ungerade oft vor, und du kannst wieder jede in gerader Anzahl hinterlassen.
    .tip = Welche Potenzen kommen ungerade oft vor? Such einen Haufen, in dem die größte davon steckt.
    .number = Was ist die Summe der ungepaarten Zweierpotenzen?
    .example =
        1 ist 1, 5 ist 4 + 1, und 6 ist 4 + 2.
        Die 4 kommt zweimal vor und die 1 auch. Die 2 kommt einmal vor, also ungerade oft.
        Nur der Haufen mit 6 enthält eine 2. Ohne sie bleiben 4: { $move } hinterlässt { $left }.
        Jetzt kommt jede Potenz in gerader Anzahl vor.
lesson-nim-sum = Binär rechnen und den Zug finden
    .idea = Schreib die Größen binär untereinander: Die Nim-Summe hat eine 1 in jeder ungeraden Spalte, das heißt in jeder mit ungerade vielen Einsen. Wer bei Nim-Summe 0 ziehen muss, verliert. Um sie zu hinterlassen, wähle einen Haufen mit einer 1 in der ersten ungeraden Spalte von links und ändere seine Ziffer in jeder ungeraden Spalte.
    .tip = Welche Haufen haben eine 1 in der ersten ungeraden Spalte von links?
    .number = Wie groß ist die Nim-Summe?
    .example =
        4 ist 0100, 9 ist 1001, und 11 ist 1011.
        Die Spalten der 4 und der 2 sind ungerade: Die Nim-Summe ist 0110, also 6.
        Nur der Haufen mit 4 hat eine 1 in der Spalte der 4. Ändere dort beide Ziffern, in den Spalten der 4 und der 2: Aus 0100 wird 0010, also 2.
        { $move } hinterlässt { $left }, mit Nim-Summe 0.
lesson-misere-nim = Misère-Nim
    .idea = Beim Misère-Nim verliert, wer das letzte Streichholz nimmt. Solange zwei oder mehr Haufen mindestens zwei Streichhölzer haben, spiel wie beim normalen Nim. Ist es nur noch einer, verkleinere ihn auf 0 oder 1, sodass eine ungerade Anzahl von Einerhaufen bleibt.
    .tip = Wie viele Haufen haben mindestens zwei Streichhölzer? Wenn es einer ist: Willst du davon 0 oder 1 übrig lassen?
    .example =
        Nur ein Haufen von { $position } hat mehr als ein Streichholz, jetzt fällt also die Entscheidung.
        Ohne diesen Haufen blieben zwei Einerhaufen, und das letzte Streichholz bliebe dir.
        Lass also eines davon übrig: { $move } hinterlässt { $left }, eine ungerade Anzahl von Einerhaufen.
        Dein Gegenüber nimmt eines, du nimmst eines, und dein Gegenüber muss das letzte nehmen.
lesson-mex = Der Grundy-Wert eines Haufens
    .idea = Eine Stellung ohne Zug hat den Grundy-Wert 0. Sonst ist er die kleinste Zahl, die unter den Grundy-Werten der in einem Zug erreichbaren Stellungen fehlt. Grundy-Wert 0 heißt verloren, jeder andere gewonnen.
    .tip = Zu welchen Grundy-Werten führen die Züge? Welche ist die kleinste Zahl, die fehlt?
    .number = Wie groß ist der Grundy-Wert?
    .example =
        Du darfst 1, 3 oder 4 nehmen. Die Haufen 0, 1, 2 und 3 haben die Grundy-Werte 0, 1, 0 und 1.
        4 führt zu 3, 1 oder 0, mit den Grundy-Werten 1, 1 und 0. Die kleinste Zahl, die fehlt, ist 2.
        5 führt zu 4, 2 oder 1, mit den Grundy-Werten 2, 0 und 1. Die kleinste Zahl, die fehlt, ist 3.
        { $position } führt zu 5, 3 oder 2, mit den Grundy-Werten 3, 1 und 0. Also ist der Grundy-Wert 2.
        { $move } hinterlässt { $left }, mit Grundy-Wert 0: Der Zug gewinnt.
lesson-sums = Spielsummen
    .idea = In einer Spielsumme zieht man jedes Mal in genau einem der Spiele. Jedes zählt wie ein Nim-Haufen, der so groß ist wie sein Grundy-Wert. Bestimme also die Grundy-Werte und hinterlass Nim-Summe 0.
    .tip = Welchen Grundy-Wert hat jedes Spiel? Spiel mit diesen Zahlen Nim.
    .number = Wie groß ist die Nim-Summe der Grundy-Werte?
    .example =
        Höchstens 3 Stäbchen dürfen genommen werden, ihr Grundy-Wert ist also der Rest von 5 durch 4: 1.
        Der Grundy-Wert eines Nim-Haufens ist seine Größe: 4.
        Mach aus der 4 eine 1: { $move } hinterlässt { $left }.
        Jetzt sind beide Grundy-Werte 1, und die Nim-Summe ist 0.
lesson-kayles = Kayles und Dawsons Kayles
    .idea = Bei Kayles kann ein Zug eine Reihe teilen, und die Teile addieren sich wie Nim-Haufen. Bilde also die Nim-Summe der Grundy-Werte aller Reihen. Dawsons Kayles (oktal 0.07), bei dem ein Zug immer zwei benachbarte nimmt, hat andere Grundy-Werte, die man genauso findet.
    .tip = Welche Grundy-Werte gibt es hier? Was kannst du so ändern, dass die Nim-Summe 0 wird?
    .number = Was ist die Nim-Summe aller Reihen oder Haufen?
    .example =
        Die Reihen mit 4 und 6 Kegeln haben die Grundy-Werte 1 und 3: Die Nim-Summe ist 2.
        Auch die Reihe mit 6 muss den Grundy-Wert 1 bekommen: { $move } hinterlässt { $left }.
        Jetzt ist die Nim-Summe 0.
lesson-golden = Goldene Paare
    .idea = Beim Spiel Streichhölzer nimmt ein Zug beliebig viel von einem Haufen oder gleich viel von zweien. Bei zwei Haufen sind die goldenen Paare verloren: 1 2, 3 5, 4 7, 6 10, … Das Paar Nummer n beginnt mit der kleinsten Zahl, die in keinem früheren Paar vorkommt, und die andere Zahl ist um n größer.
    .tip = Welches goldene Paar kannst du erreichen? Such ein Paar mit einer der Größen hier oder mit derselben Differenz.
    .example =
        Das Paar Nummer 1 ist 1 2. Die kleinste freie Zahl ist 3, und 3 + 2 ist 5: Das Paar Nummer 2 ist 3 5.
        Jetzt ist 4 die kleinste freie Zahl, und 4 + 3 ist 7: Das Paar Nummer 3 ist 4 7.
        In { $position } steckt die 3 des Paars 3 5: { $move } hinterlässt { $left }.
        Kein Zug führt von einem Paar zu einem anderen. Dein Gegenüber hinterlässt also kein Paar, und du kannst wieder eines erreichen.
lesson-no-formula = Keine Formel
    .idea = Bei Chomp gewinnt auf jedem Rechteck mit mehr als einem Stück, wer beginnt: Gibt es auf das Abbeißen der letzten Ecke eine Antwort, die gewinnt, so kann man gleich mit ihr beginnen. Aber niemand kennt eine Formel für den Gewinnzug. Sieh dir also zuerst kleine Stellungen an, und bei Münzen rechne aus, was jeder Zug am Ende bringt.
    .tip = Was hinterlässt jeder Zug? Beginne mit den Zügen, die wenig übrig lassen.
    .example =
        { $position } ist ein Rechteck, also gewinnt irgendein Zug. Aber welcher?
        a2 hinterlässt eine Zeile, und dein Gegenüber beißt alles außer dem vergifteten Stück ab.
        b2 hinterlässt Arme der Länge 3 und 2, und dein Gegenüber macht sie gleich lang.
        Eine Suche findet { $move }. Das hinterlässt { $left }, und auf jeden Gegenzug gibt es eine gewinnende Antwort.

## The course

learn-course = Der Kurs: { $mastered } von { $count } Lektionen gemeistert
learn-due-in = { $days ->
    [0] jetzt fällig
    [one] morgen fällig
   *[other] in { $days } Tagen fällig
  }
learn-after = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
  }
learn-boxes = Schachteln: Eine Perle steht für eine gemeisterte Lektion, die nach so vielen Tagen wiederkommt
learn-ask = Welche Lektion? [{ $number }]
learn-help = Gib die Nummer oder den Namen einer Lektion ein; Enter allein wählt die Vorgabe in Klammern. „q“ beendet das Programm.
learn-repeats = { $count ->
    [one] 1 Lektion ist fällig. Zuerst eine Frage dazu.
   *[other] { $count } Lektionen sind fällig. Zuerst je eine Frage dazu.
  }
refuse-lesson = „{ $lesson }“ ist keine Lektion. Nimm eine Nummer von 1 bis { $most } oder { $known }.

## A lesson

learn-title = Lektion { $number } von { $count }: { $title }
learn-example = Ein Beispiel: { $game } { $position }
learn-next = Enter zeigt die nächste Zeile:
learn-next-help = Drück nur Enter, um die nächste Zeile des Beispiels zu sehen. „q“ beendet das Programm.
learn-next-refuse = „{ $answer }“ wird hier nicht gebraucht. Drück nur Enter; „h“ zeigt die Hilfe, „q“ beendet das Programm.
learn-drills = { $left ->
    [one] Jetzt die Fragen: noch 1 richtige Antwort, dann beginnt die letzte Partie.
   *[other] Jetzt die Fragen: { $left } richtige Antworten hintereinander, dann beginnt die letzte Partie.
  }
learn-odd = (* ungerade)
learn-drill = { $game } { $position }
learn-earlier = Noch einmal Lektion { $lesson }: { $game } { $position }
learn-answer = { $game } { $position } ist eine Verluststellung, und dein Gegenüber spielt { $move }.
learn-refute = { $game } { $position } ist eine Gewinnstellung, und dein Gegenüber spielt { $move }: ein Fehler.
learn-tip = Tipp: { $tip }
learn-ask-number = { $question } (t Tipp, ? weiß nicht)
learn-help-number = Gib eine ganze Zahl ein.
learn-accepts-number = Gib eine ganze Zahl ein, oder „?“, wenn du es nicht weißt; „h“ zeigt die Hilfe.
learn-ask-idea = Welche Idee entscheidet diese Stellung? (a bis { $most }; t Tipp, ? weiß nicht)
learn-help-idea = Gib den Buchstaben der Lektion ein, deren Idee entscheidet, ob die Stellung gewonnen oder verloren ist.
learn-accepts-idea = Gib einen Buchstaben von a bis { $most } ein, oder „?“, wenn du es nicht weißt; „h“ zeigt die Hilfe.
learn-why = Warum: { $idea ->
    [powers] { $outcome ->
        [win] Der Zug hinterlässt { $left }, wo jede Zweierpotenz in gerader Anzahl vorkommt.
       *[loss] Jede Zweierpotenz kommt in gerader Anzahl vor. Nach jedem Zug kommt eine ungerade oft vor, und dein Gegenüber kann dann wieder jede in gerader Anzahl hinterlassen.
      }
    [nimbers] { $outcome ->
        [win] Der Zug hinterlässt { $left } mit Grundy-Wert 0, und das ist verloren.
       *[loss] Der Grundy-Wert ist 0, und das ist verloren: Kein Zug hinterlässt wieder 0.
      }
   *[marks] { $outcome ->
        [win] Der Zug hinterlässt { $left }, und das ist eine Verluststellung.
       *[loss] Jeder Zug hinterlässt eine Gewinnstellung.
      }
  }
learn-mex = { $count ->
    [0] Von { $position } aus gibt es keinen Zug, also ist der Grundy-Wert 0.
    [1] Von { $position } aus hinterlassen die Züge den Grundy-Wert { $moves }. Die kleinste Zahl, die fehlt (mex), ist { $nimber }: Das ist der Grundy-Wert.
   *[other] Von { $position } aus hinterlassen die Züge die Grundy-Werte { $moves }. Die kleinste Zahl, die fehlt (mex), ist { $nimber }: Das ist der Grundy-Wert.
  }
learn-right-number = Die Zahl ist { $number }
learn-right-idea = Es ist Lektion { $number }, { $title }
learn-restarts = Nötig sind vier richtige Antworten hintereinander; die Zählung beginnt wieder bei 0.
learn-row = Richtig hintereinander: { $row } von { $most }
learn-boss = Die letzte Partie: { $game } { $position } gegen { $name }. Dein Gegenüber spielt perfekt, aber du beginnst und kannst gewinnen.
learn-boss-lost = { $name } gewinnt. Versuch es noch einmal von derselben Stellung aus.
learn-mastered = Lektion { $number } ist gemeistert: { $title }. Sie kommt { $days ->
    [one] morgen
   *[other] in { $days } Tagen
  } wieder.
learn-input-ended = Die Eingabe war zu Ende, bevor die Lektion vorbei war.
learn-kept = Dein Fortschritt liegt in { $file }.

## Progress

learn-damaged = Zeile { $line } von { $file } ist beschädigt, deshalb wurde nichts geändert. --reset legt die Datei beiseite und fängt neu an.
learn-reset = Der Kurs fängt neu an. Der bisherige Fortschritt liegt in { $file }.
learn-reset-none = Es gibt noch keinen Fortschritt.
learn-unkept = Ohne Terminal wird der Fortschritt nur mit --progress DATEI gespeichert.
learn-not-kept = Der Fortschritt wird nicht gespeichert. { $why }
learn-no-home = Der Fortschritt wird nicht gespeichert, weil es kein Home-Verzeichnis gibt.

words-learn = Lektionen lernen
first-due = { $count ->
    [one] 1 Lektion ist fällig („learn“).
   *[other] { $count } Lektionen sind fällig („learn“).
  }
