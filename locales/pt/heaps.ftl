# O que dizem os jogos de pilhas que não têm palavras próprias.

position-heaps = “{ $word }” não é uma pilha. Uma posição são os tamanhos das pilhas, como 7 ou 3,4: números inteiros, no máximo { $most } ao todo, e no máximo { $heaps } pilhas.
move-no-such-heap = Não existe a pilha { $row }: { $rows ->
    [1] só há a pilha 1.
   *[other] as pilhas são numeradas de 1 a { $rows }.
  }
move-empty-heap = A pilha { $row } está vazia. Escolha uma que não esteja.
ask-heap = Em que pilha ({ $offered })?
help-heap = Digite o número da pilha em que você joga: { $offered }. “b” volta ao menu, “q” encerra.
ask-heaps = Quantas pilhas, ou quais?
help-heaps = Digite quantas pilhas há, de 1 a { $most }; depois o programa pergunta o tamanho de cada uma. “q” encerra.
ask-heap-size = Qual é o tamanho da pilha { $row }?
help-heap-size = Digite o tamanho desta pilha no início, de 1 a { $most }. “q” encerra.
theorem-heaps-left = a jogada deixa as pilhas em pares iguais. O que o seu adversário fizer em uma pilha, faça na outra pilha do par (a estratégia de Tweedledum e Tweedledee): você sempre tem resposta e, assim, faz a última jogada.
    .idea = { $halves ->
        [yes] Você consegue deixar duas metades iguais?
       *[no] Você consegue deixar pares iguais?
      }
    .short = a jogada deixa pares iguais.
theorem-heaps-faced = as pilhas formam pares iguais. O que se faz em uma pilha, o adversário pode fazer na outra pilha do par e, assim, faz a última jogada.
    .short = há pares iguais; por isso, o seu adversário pode copiar cada jogada.
theorem-heaps-nimbers = Os nimbers das pilhas de 1 a { $most } são { $nimbers }{ $more ->
    [yes] { " " }(nimatron sequence lista mais).
   *[no] .
  }{ $dead ->
    [yes] { " " }Pilhas que nenhuma jogada pode mudar ficam de fora.
   *[no] { "" }
  }
note-heaps = de novo pares iguais
alike-heaps = pilhas em qualquer ordem
alike-live-heaps = pilhas em qualquer ordem; as que nenhuma jogada pode mudar ficam de fora
place-heap = é na pilha { $row }
ask-taken = Quantos ({ $offered })?
help-taken = Digite quantos você tira da pilha { $heap }: { $offered }. “b” volta ao menu, “q” encerra.
theorem-misere-kayles = o kayles na versão misère está resolvido (Sibert e Conway): { $line ->
    [other] se há pelo menos uma fileira que não seja de 1, 4, 5, 9, 12, 17, 20 nem 25, uma posição é perdedora exatamente quando seu nimber é 0.
    [short] só com fileiras de 1, 4 e 5, uma posição é perdedora exatamente quando o número de fileiras de 1 e 4 é ímpar.
    [even] só com fileiras de 1, 4, 9, 12, 17 e 20, e com um número par de fileiras de 9, 12 e 17, uma posição é perdedora exatamente quando o número de fileiras de 1, 4 e 20 é ímpar.
    [nines] um número ímpar de fileiras de 9, ou uma única fileira de 12, com um número par de fileiras de 1 e 4 ao todo e nenhuma outra, é uma posição perdedora.
    [single] uma única fileira de 25, um número ímpar de fileiras de 9 e um número ímpar de fileiras de 1 e 4 ao todo, sem nenhuma outra, formam uma posição perdedora.
   *[none] só com fileiras de 1, 4, 5, 9, 12, 17, 20 e 25, uma posição é perdedora exatamente quando seu nimber é 0, com algumas exceções, às quais esta não pertence.
  }
misere-kayles-rows = { $won ->
    [yes] A jogada deixa
   *[no] Há
  } { $count ->
    [one] uma fileira de { $rows }
   *[other] fileiras de { $rows }
  }{ $line ->
    [other] , com nimbers { $nimbers }: sua soma-nim é 0.{ $won ->
        [yes] { " " }Depois de cada resposta, faça com que a soma-nim volte a ser 0, enquanto houver uma fileira assim; sem nenhuma, há exceções.
       *[no] { "" }
      }
    [none] , com nimbers { $nimbers }: sua soma-nim é 0.
   *[short] .
  }
theorem-pin-rows-nimbers = Os nimbers das fileiras de 1 a { $most } pinos são { $nimbers }{ $more ->
    [yes] { " " }(nimatron sequence lista mais).
   *[no] .
  }
octal-is-kayles = Este jogo octal é o kayles: cada pilha é uma fileira.
