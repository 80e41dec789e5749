# O que se diz dos jogos de pilhas em misère cujo quociente misère é conhecido.

theorem-quotient = { $won ->
    [yes] a jogada deixa a palavra { $word }, que é perdedora.
   *[no] estas pilhas são a palavra { $word }, que é perdedora.
  }
    .idea = { $won ->
        [yes] Cada pilha conta como uma palavra. Qual jogada deixa uma palavra perdedora?
       *[no] estas pilhas são a palavra perdedora { $word }.
      }
    .short = { $won ->
        [yes] ela deixa a palavra perdedora { $word }.
       *[no] { $word } é uma palavra perdedora.
      }
quotient-heaps = Cada pilha conta como uma palavra: { $heaps }{ $more ->
    [yes] { " " }e assim por diante.
   *[no] .
  }{ $empty ->
    [yes] { " " }1 é a palavra vazia: essa pilha não conta.
   *[no] { "" }
  }{ $power ->
    [yes] { " " }Um número depois de uma letra diz quantas vezes ela aparece: a2 é aa.
   *[no] { "" }
  }{ $length ->
    [0] { "" }
   *[other] { " " }A partir da pilha { $from } as palavras se repetem com período { $length }.
  }
quotient-sum = { $won ->
    [yes] A posição é { $before }, e a jogada deixa { $after }
   *[no] Juntas formam a palavra { $before }
  }: a ordem das letras não importa{ $shortened ->
    [yes] , e { $rules }.
   *[no] .
  }
quotient-lost = De { $order } palavras ao todo, { $count ->
    [1] só { $words } é perdedora
   *[other] são perdedoras exatamente estas: { $words }{ $more ->
        [0] { "" }
       *[other] { " " }e mais { $more }
      }
  }{ $reach ->
    [0] ; isso está provado para todas as pilhas.
   *[other] ; isso está provado para pilhas de até { $reach }.
  }
quotient-always = De uma palavra perdedora nenhuma jogada leva a uma palavra perdedora; de qualquer outra alguma leva, enquanto a partida não acabou. Assim sempre há uma resposta, e a última jogada fica para o adversário.
note-quotient = a palavra perdedora { $word }
beyond-reach = Para pilhas acima de { $reach } não se achou regra na versão misère; com menores, qualquer número de pilhas é resolvido. { $why }
