daily-begins = Nimatron, { $date }: { $game } { $position }. Znajdź ruch, który wygrywa.
daily-known = Ta pozycja jest już rozwiązana: drugi raz się nie liczy.
daily-ask = Ruch (t wskazówka, ? rozwiązanie):
daily-help = Wpisz ruch, który wygrywa. „t” daje wskazówkę, każda następna jest mocniejsza, a wskazówki są liczone. „?” pokazuje rozwiązanie. „q” kończy program.
daily-again = Spróbuj innego ruchu; „t” daje wskazówkę, „?” pokazuje rozwiązanie.
daily-row = Dni z rzędu: { $days }.
daily-not-kept = Dzień nie jest liczony. { $why }
daily-line = Nimatron { $date }, { $game } { $position }: { $found ->
    [yes] { $tries ->
        [1] za pierwszym razem
       *[other] za { $tries }. razem
      }
   *[no] nie znaleziono
  }{ $hints ->
    [0] { "" }
   *[other] , wskazówki: { $hints }
  }. { $command }
daily-input-ended = Wejście skończyło się, zanim ruch został znaleziony.

# A day that cannot be read.
refuse-date = „{ $date }” nie jest dniem: podaj go jako RRRR-MM-DD, od { $first } do { $last }.
words-daily = dziś dzień
first-new-day = Pozycja dnia jest nowa („daily”).
