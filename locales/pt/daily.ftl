daily-begins = Nimatron, { $date }: { $game } { $position }. Encontre uma jogada que vença.
daily-known = Esta você já resolveu: outra vez não conta.
daily-ask = Jogada (t dica, ? resposta):
daily-help = Digite uma jogada que vença. “t” dá uma dica e, a cada novo pedido, uma mais forte; as dicas são contadas. “?” mostra a resposta. “q” encerra.
daily-again = Tente outra jogada; “t” dá uma dica, “?” mostra a resposta.
daily-row = Dias seguidos: { $days }.
daily-not-kept = O dia não conta. { $why }
daily-line = Nimatron { $date }, { $game } { $position }: { $found ->
    [yes] { $tries ->
        [1] na primeira tentativa
       *[other] na tentativa { $tries }
      }
   *[no] não encontrada
  }{ $hints ->
    [0] { "" }
   *[other] , dicas: { $hints }
  }. { $command }
daily-input-ended = A entrada terminou antes de a jogada ser encontrada.

# A day that cannot be read.
refuse-date = “{ $date }” não é um dia: escreva-o como AAAA-MM-DD, de { $first } a { $last }.
words-daily = hoje diária
first-new-day = A posição do dia é nova (“daily”).
