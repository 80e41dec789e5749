# Co se říká o žákovi a jeho krabičkách.

boxes-not-kept = Krabičky v souboru { $file } jsou pro jiné hry, než je tato. Zůstanou, jak jsou. Žák začíná znovu; co se teď naučí, to se neuloží.
boxes-no-file = { $file } je složka, zařízení nebo roura; krabičky potřebují obyčejný soubor.
boxes-format = V souboru { $file } nejsou krabičky, které by tato verze programu nimatron uměla přečíst.
boxes-line = Soubor { $file } je poškozený nebo neúplný: řádek { $line } nelze přečíst jako krabičky.
boxes-box = { $row ->
    [yes] Soubor { $file } je poškozený: krabička pro počet tyček { $position } obsahuje něco, co v krabičce být nemůže.
   *[no] Soubor { $file } je poškozený: krabička pro pozici { $position } obsahuje něco, co v krabičce být nemůže.
  }
boxes-other-terms = { $row ->
    [yes] V souboru { $file } jsou krabičky pro jiné hry ({ $game }: { $sticks } v řadě, nejvýš { $take } najednou). Zadejte jiný soubor.
   *[no] V souboru { $file } jsou krabičky pro jiné hry ({ $game } z pozice { $position }). Zadejte jiný soubor.
  }
progress-training = Trénuji
train-title = { $row ->
    [yes] { $game }: { $sticks } v řadě, nejvýš { $take } najednou; { $games ->
        [one] 1 hra
        [few] { $games } hry
       *[other] { $games } her
      } { $against ->
        [random] proti náhodnému hráči
        [beginner] proti začátečníkovi
        [perfect] proti bezchybnému hráči
       *[self] sám se sebou
      }
   *[no] { $game } z pozice { $position }; { $games ->
        [one] 1 hra
        [few] { $games } hry
       *[other] { $games } her
      } { $against ->
        [random] proti náhodnému hráči
        [beginner] proti začátečníkovi
        [perfect] proti bezchybnému hráči
       *[self] sám se sebou
      }
  }
train-no-curve = Bez her není pro --svg žádná křivka.
train-won = { $against ->
    [self] Žák hrál za obě strany. Her celkem: { $games }; výher začínající strany: { $won } ({ $share }).
   *[other] Her celkem: { $games }; výher žáka: { $won } ({ $share }).
  }
curve-won = podíl vyhraných her
curve-games = hry
boxes-title = { $row ->
    [yes] { $game }: { $sticks } v řadě, nejvýš { $take } najednou; krabičky po { $games ->
        [one] 1 hře
       *[other] { $games } hrách
      }
   *[no] { $game } z pozice { $position }; krabičky po { $games ->
        [one] 1 hře
       *[other] { $games } hrách
      }
  }
boxes-after = Krabičky celkem po { $games ->
    [one] 1 hře
   *[other] { $games } hrách
  } a vítězné tahy:
column-sticks = tyčky
column-winning = vyhrává
column-favourite = favorit
column-agrees = správně
column-beads = korálky v %
agrees = { $right ->
    [yes] ano
   *[no] ne
  }
beads-others = další: { $share }
boxes-not-shown = { $row ->
    [yes] Ukázány jsou jen krabičky pro 1 až { $shown } tyček; ostatní vypíše --json.
   *[no] Ukázány jsou jen krabičky nejblíž konci hry, { $shown } z celkových { $all }; ostatní vypíše --json.
  }
boxes-favourite = { $row ->
    [yes] Favorit krabičky je číslo, které má víc korálků než kterékoli jiné.
   *[no] Krabička je pro všechny pozice, které se hrají stejně, korálek pro všechny tahy, po nichž zbývají pozice téže krabičky. Favorit krabičky je druh korálků, kterého je v ní nejvíc.
  }
boxes-right = Pozice, které lze vyhrát: { $winnable }; z toho favorit vyhrává: { $right }.

## What a game has taught

learned = { $name }: { $changes }. { $kept }
learned-bead-won = krabička { $box } dostala další korálek { $bead }
learned-bead-lost = krabička { $box } přišla o korálek { $bead }
learned-more = { $count ->
    [one] ještě 1 další krabička
    [few] ještě { $count } další krabičky
   *[other] ještě { $count } dalších krabiček
  }
learned-nothing = { $name }: žádná krabička se nezměnila, protože poslední korálek každého čísla v krabičce zůstává. { $kept }
learned-saved = Uloženo do souboru { $file }.
learned-not-saved = Neukládá se to.
learned-not-saved-flag = Neukládá se to; uložil by to přepínač --boxes SOUBOR.

## The learner in games of positions

column-position = pozice
column-winning-more = { $count ->
    [one] 1 další
    [few] { $count } další
   *[other] { $count } dalších
  }
learned-nothing-position = { $name }: žádná krabička se nezměnila, protože poslední korálek každého tahu v krabičce zůstává. { $kept }
refuse-learner-boxes = { $game } { $position } je na žáka příliš velká pozice: bylo by třeba víc krabiček než { $most }. Zvolte menší pozici.
refuse-learner-moves = { $game } { $position } je na žáka příliš velká pozice: všech tahů v jejích pozicích je víc než { $most }. Zvolte menší pozici.

## The boxes while it plays

watched-box = krabička { $box }:
watched-aside = stranou:
watched-alike = Krabička je pro všechny pozice, které se hrají stejně; její korálky se jmenují podle tahů v jedné z nich.
watched-won = Po výhře se každý korálek vrátí s dalším stejným, takže tahy, které vyhrály, se losují častěji.
watched-lost = Po prohře se korálky zahodí, takže tahy, které prohrály, se losují méně často.
watched-kept = { $count ->
    [one] 1 korálek byl ve své krabičce poslední svého druhu, a tak se vrací: žádný tah nesmí zmizet, protože chyba mohla být v jiném tahu.
    [few] { $count } korálky byly ve svých krabičkách poslední svého druhu, a tak se vracejí: žádný tah nesmí zmizet, protože chyba mohla být v jiném tahu.
   *[other] { $count } korálků bylo ve svých krabičkách posledních svého druhu, a tak se vrací: žádný tah nesmí zmizet, protože chyba mohla být v jiném tahu.
  } Pomůže výhra: přidá korálky, takže dobré tahy budou častější a pozdější prohry budou mít co vzít. Mnoho her najednou zahraje nimatron train.

who-learner = počítač, který se hraním učí (krabičky s korálky)
    .gloss = žák
    .help = Žák hraje zprvu náhodně a hru od hry se zlepšuje.
help-box = krabička žáka
name-learner = Žák
refuse-learner = Hra { $game } nemá žáka, a tak ani krabičky. Žák hraje: { $known }.
refuse-learner-points = Žák nemůže hrát { $game }, kde rozhodují body: jeho korálky znají jen výhru a prohru.
record-resumed-learner = Žák hraje podle krabiček, jaké jsou teď; dřívější tahy se mu nepočítají ani k dobru, ani ke škodě.
match-learner-drawn = Žák hraje zápas z jedné pozice, pro kterou má krabičky: místo --random-starts zadejte pozici.
curve-said = Do hry { $games }: vyhráno { $share }
train-most = Proti bezchybnému soupeři lze vyhrát nejvýš { $share } her ({ $won } z celkových { $games }).
