# What is said by the feature strategy.

strategy-written = W pliku { $file } jest strategia: { $how }.
strategy-by-list = { $count ->
    [one] jedna pozycja z odpowiedzią
    [few] { $count } pozycje z odpowiedziami
   *[other] { $count } pozycji z odpowiedziami
  }
strategy-proves-win = Dowiedzione z zasad: pozycja { $game } { $position } jest wygrywająca dla gracza, którego kolej ({ $how }).
strategy-proves-loss = Dowiedzione z zasad: pozycja { $game } { $position } jest przegrywająca dla gracza, którego kolej ({ $how }).
strategy-proves-margin = Dowiedzione z zasad: w pozycji { $game } { $position } gracz, którego kolej, zdobywa co najmniej o { $margin } więcej niż przeciwnik ({ $how }).
strategy-long = Strategia miałaby więcej wierszy niż { $most }: przeszukiwanie odwiedza stąd do { $positions } pozycji.{ $full ->
    [yes] { "" }
   *[no] { " " }Opcja --full dopuszcza milion.
  }
strategy-header = Strategia zaczyna się od [Game "NAZWA"], [Position "..."] i [Strategy "win"], [Strategy "loss"] lub, tam gdzie rozstrzygają punkty, [Strategy "RÓŻNICA"].
strategy-line = Wiersz strategii to POZYCJA -> RUCH, a tam, gdzie rozstrzygają punkty, POZYCJA -> RUCH for RÓŻNICA.
strategy-twice = Ta pozycja jest tu dwa razy, być może w innej postaci.
strategy-unused = Ta pozycja nie jest nigdy potrzebna.
strategy-missing = Pozycja { $position }, która może wystąpić, nie ma odpowiedzi.
strategy-loses = Stąd może wygrać druga strona.
strategy-less = Stąd zdobywa się mniej, niż podano.
