# O que dizem os jogos de pilhas que não têm palavras próprias.

position-heaps = “{ $word }” não é uma pilha. Uma posição são os tamanhos das pilhas, como 7 ou 3,4: números inteiros, no máximo { $most } ao todo, e no máximo { $most } pilhas.
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
    .idea = há pares iguais; por isso, o seu adversário pode copiar cada jogada.
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
