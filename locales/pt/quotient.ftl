# O que se diz dos jogos de pilhas em misère cujo quociente misère é conhecido.

theorem-quotient = { $won ->
    [yes] a jogada deixa a palavra { $word }, que está perdida.
   *[no] estas pilhas são a palavra { $word }, que está perdida.
  }
    .idea = { $won ->
        [yes] Cada pilha conta como uma palavra. Qual jogada deixa uma palavra perdida?
       *[no] estas pilhas são a palavra perdida { $word }.
      }
    .short = { $won ->
        [yes] ela deixa a palavra perdida { $word }.
       *[no] { $word } é uma palavra perdida.
      }
quotient-heaps = Cada pilha conta como uma palavra: { $heaps }{ $more ->
    [yes] { " " }e assim por diante.
   *[no] .
  }{ $length ->
    [0] { "" }
   *[other] { " " }A partir da pilha { $from } as palavras se repetem com período { $length }.
  }
quotient-sum = { $won ->
    [yes] A posição é { $before }, e a jogada deixa { $after }
   *[no] Juntas são { $before }
  }: a ordem das letras não importa{ $shortened ->
    [yes] , e { $rules }.
   *[no] .
  }
quotient-lost = { $count ->
    [1] Só a palavra { $words } está perdida
   *[other] Estão perdidas exatamente as palavras { $words }{ $more ->
        [0] { "" }
       *[other] { " " }e mais { $more }
      }
  }, de { $order } palavras ao todo{ $reach ->
    [0] ; isso está provado para todas as pilhas.
   *[other] ; isso está provado para pilhas de até { $reach }.
  }
quotient-always = De uma palavra perdida nenhuma jogada leva a uma palavra perdida; de qualquer outra alguma leva, enquanto a partida não acabou. Assim sempre há uma resposta, e a última jogada fica para o adversário.
note-quotient = a palavra perdida { $word }
beyond-reach = Para pilhas acima de { $reach } não se achou regra em misère; com menores, qualquer número de pilhas é resolvido. { $why }
