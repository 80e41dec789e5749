# What is said by the feature strategy.

strategy-written = Failis { $file } on strateegia: { $how }.
strategy-by-list = { $count ->
    [one] üks seis koos vastusega
   *[other] { $count } seisu koos vastustega
  }
strategy-proves-win = Reeglite järgi tõestatud: { $game } { $position } on võiduseis ({ $how }).
strategy-proves-loss = Reeglite järgi tõestatud: { $game } { $position } on kaotusseis ({ $how }).
strategy-proves-margin = Reeglite järgi tõestatud: { $game } { $position }: käigul oleva mängija lõplik vahe on vähemalt { $margin } ({ $how }).
strategy-long = Strateegias oleks ridu rohkem kui { $most }: otsing siit käib läbi kuni { $positions } seisu.{ $full ->
    [yes] { "" }
   *[no] { " " }Võtmega --full võib neid olla miljon.
  }
strategy-header = Strateegia alguses on [Game "NIMI"], [Position "..."] ja [Strategy "win"], [Strategy "loss"] või, kui otsustavad punktid, [Strategy "VAHE"].
strategy-line = Strateegia rida on SEIS -> KÄIK või, kui otsustavad punktid, SEIS -> KÄIK for VAHE.
strategy-twice = See seis on siin kaks korda, võib-olla teisel kujul.
strategy-unused = Seda seisu ei ole kunagi vaja.
strategy-missing = Seisul { $position }, mis võib järgmisena tulla, ei ole vastust.
strategy-loses = Siit saab teine pool võita.
strategy-less = Siit saadakse vähem, kui on väidetud.
