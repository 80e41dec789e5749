# What is said by the feature strategy.

strategy-written = V souboru { $file } je strategie: { $how }.
strategy-by-list = { $count ->
    [one] jedna pozice s odpovědí
    [few] { $count } pozice s odpověďmi
   *[other] { $count } pozic s odpověďmi
  }
strategy-proves-win = Dokázáno podle pravidel: { $game } { $position } je pro hráče na tahu vyhraná pozice ({ $how }).
strategy-proves-loss = Dokázáno podle pravidel: { $game } { $position } je pro hráče na tahu prohraná pozice ({ $how }).
strategy-proves-margin = Dokázáno podle pravidel: { $game } { $position }, hráč na tahu získá aspoň o { $margin } víc než soupeř ({ $how }).
strategy-long = Strategie by měla víc než { $most } řádků: prohledávání odtud navštíví až { $positions } pozic.{ $full ->
    [yes] { "" }
   *[no] { " " }Volba --full jich dovolí milion.
  }
strategy-header = Strategie začíná značkami [Game "NÁZEV"], [Position "..."] a [Strategy "win"], [Strategy "loss"] nebo v hrách na body [Strategy "ROZDÍL"].
strategy-line = Řádek strategie je POZICE -> TAH, v hrách na body POZICE -> TAH for ROZDÍL.
strategy-twice = Tato pozice je tu dvakrát, možná v jiné podobě.
strategy-unused = Tato pozice není nikdy potřeba.
strategy-missing = Pozice { $position }, která může následovat, nemá odpověď.
strategy-loses = Odtud může vyhrát druhá strana.
strategy-less = Odtud se získá méně, než se tvrdí.
