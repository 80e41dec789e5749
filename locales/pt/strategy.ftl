# What is said by the feature strategy.

strategy-written = { $file } tem uma estratégia: { $how }.
strategy-by-list = { $count ->
    [one] { $count } posição com sua resposta
   *[other] { $count } posições com suas respostas
  }
strategy-proves-win = Provado pelas regras: em { $game } { $position } quem tem a vez vence ({ $how }).
strategy-proves-loss = Provado pelas regras: em { $game } { $position } quem tem a vez perde ({ $how }).
strategy-proves-margin = Provado pelas regras: em { $game } { $position } quem tem a vez termina com saldo de pelo menos { $margin } ({ $how }).
strategy-long = A estratégia teria mais de { $most } linhas: uma busca a partir daqui visita até { $positions } posições.{ $full ->
    [yes] { "" }
   *[no] { " " }Com --full, ela pode ter um milhão.
  }
strategy-header = Uma estratégia começa com [Game "NOME"], [Position "…"] e [Strategy "win"], [Strategy "loss"] ou, onde os pontos decidem, [Strategy "SALDO"].
strategy-line = Uma linha de uma estratégia é POSIÇÃO -> JOGADA; onde os pontos decidem, POSIÇÃO -> JOGADA for SALDO.
strategy-twice = Esta posição aparece duas vezes, talvez de outra forma.
strategy-unused = Esta posição nunca é necessária.
strategy-missing = A posição { $position }, que pode vir em seguida, não tem resposta.
strategy-loses = Daqui o outro lado pode vencer.
strategy-less = Daqui se consegue menos do que o prometido.
