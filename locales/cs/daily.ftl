daily-begins = Nimatron, { $date }: { $game } { $position }. Najděte tah, který vyhrává.
daily-known = Tuto pozici už jste vyřešili: podruhé se nepočítá.
daily-ask = Tah (t rada, ? řešení):
daily-help = Zadejte tah, který vyhrává. „t“ dá radu a pokaždé o něco silnější; rady se počítají. „?“ ukáže řešení. „q“ ukončí program.
daily-again = Zkuste jiný tah; „t“ dá radu, „?“ ukáže řešení.
daily-row = Dní v řadě: { $days }.
daily-not-kept = Den se nepočítá. { $why }
daily-line = Nimatron { $date }, { $game } { $position }: { $found ->
    [yes] { $tries ->
        [1] napoprvé
       *[other] na { $tries }. pokus
      }
   *[no] nenalezeno
  }{ $hints ->
    [0] { "" }
   *[other] , rady: { $hints }
  }. { $command }
daily-input-ended = Vstup skončil dřív, než byl tah nalezen.

# A day that cannot be read.
refuse-date = „{ $date }“ není den: zadejte ho jako RRRR-MM-DD, od { $first } do { $last }.
words-daily = dnes denní
first-new-day = Dnešní pozice je nová („daily“).
