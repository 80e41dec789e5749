# Co se říká o žákovi a jeho krabičkách.

boxes-not-kept = Krabičky v souboru { $file } jsou pro jiné hry, než je tato. Zůstanou, jak jsou; žák začíná znovu a co se teď naučí, se neuloží.
boxes-in-use = Soubor { $file } právě používá jiný nimatron; počkejte, až skončí, nebo zadejte jiný soubor.
boxes-no-file = { $file } je složka, zařízení nebo roura; krabičky potřebují obyčejný soubor.
boxes-no-lock = Soubor { $file } nelze zamknout: { $lock } není obyčejný soubor.
boxes-format = V souboru { $file } nejsou krabičky, které by tato verze programu nimatron uměla přečíst.
boxes-line = Soubor { $file } je poškozený nebo neúplný: řádek { $line } nelze přečíst jako krabičky.
boxes-box = Soubor { $file } je poškozený: krabička pro počet tyček { $sticks } obsahuje, co v žádné být nemůže.
boxes-other-terms = V souboru { $file } jsou krabičky pro jiné hry: { $game }, tyček { $sticks }, nejvýš { $take } najednou. Zadejte jiný soubor.
progress-training = Trénuji
train-title = { $game }, tyček { $sticks }, nejvýš { $take } najednou: { $games ->
    [one] 1 hra
    [few] { $games } hry
   *[other] { $games } her
  } { $against }
against-random = proti náhodnému hráči
against-beginner = proti začátečníkovi
against-perfect = proti bezchybnému hráči
against-self = proti sobě
train-won = Počet her, které žák vyhrál: { $won } z { $games } ({ $share }).
train-won-self = Žák hrál za obě strany. Počet her, které vyhrála strana, která začala: { $won } z { $games } ({ $share }).
curve-won = podíl vyhraných her
curve-games = hry
boxes-title = { $game }, tyček { $sticks }, nejvýš { $take } najednou: krabičky po { $games ->
    [one] 1 hře
   *[other] { $games } hrách
  }
boxes-after = Krabičky, celkem po { $games ->
    [one] 1 hře
   *[other] { $games } hrách
  }, vedle toho, co je správně:
column-sticks = tyčky
column-winning = vyhrává
column-favourite = favorit
column-agrees = správně
column-beads = korálky v %
agrees-yes = ano
agrees-no = ne
beads-others = další: { $share }
boxes-not-shown = Ukázány jsou jen krabičky pro 1 až { $shown } tyček; ostatní vypíše --json.
boxes-favourite = Favorit krabičky je číslo, které má víc korálků než každé jiné.
boxes-right = { $winnable ->
    [one] Vyhrát lze 1 pozici; favorit vyhrává v { $right } z nich.
    [few] Vyhrát lze { $winnable } pozice; favorit vyhrává v { $right } z nich.
   *[other] Vyhrát lze { $winnable } pozic; favorit vyhrává v { $right } z nich.
  }
