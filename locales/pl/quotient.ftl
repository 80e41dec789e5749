# Co się mówi o grach na stosach w misère, których iloraz misère jest znany.

theorem-quotient = { $won ->
    [yes] ruch zostawia słowo { $word }, a ono jest przegrywające.
   *[no] te stosy to słowo { $word }, a ono jest przegrywające.
  }
    .idea = { $won ->
        [yes] Każdy stos liczy się jako słowo. Który ruch zostawia słowo przegrywające?
       *[no] te stosy to słowo przegrywające { $word }.
      }
    .short = { $won ->
        [yes] zostawia słowo przegrywające { $word }.
       *[no] { $word } to słowo przegrywające.
      }
quotient-heaps = Każdy stos liczy się jako słowo: { $heaps }{ $more ->
    [yes] { " " }i tak dalej.
   *[no] .
  }{ $empty ->
    [yes] { " " }1 to słowo puste: taki stos się nie liczy.
   *[no] { "" }
  }{ $power ->
    [yes] { " " }Liczba po literze mówi, ile razy ona tam stoi: a2 to aa.
   *[no] { "" }
  }{ $length ->
    [0] { "" }
   *[other] { " " }Od stosu { $from } słowa powtarzają się z okresem { $length }.
  }
quotient-sum = { $won ->
    [yes] Pozycja to { $before }, a ruch zostawia { $after }
   *[no] Razem tworzą słowo { $before }
  }: kolejność liter jest bez znaczenia{ $shortened ->
    [yes] , a { $rules }.
   *[no] .
  }
quotient-lost = Liczba wszystkich słów to { $order }; { $count ->
    [1] przegrywające jest tylko słowo { $words }
   *[other] przegrywające są dokładnie słowa { $words }{ $more ->
        [0] { "" }
       *[other] { " " }i dalsze (razem { $count })
      }
  }{ $reach ->
    [0] ; jest to udowodnione dla wszystkich stosów.
   *[other] ; jest to udowodnione dla stosów do { $reach }.
  }
quotient-always = Ze słowa przegrywającego żaden ruch nie prowadzi do słowa przegrywającego, z każdego innego jakiś prowadzi, dopóki gra się nie skończyła. Odpowiedź jest więc zawsze, a ostatni ruch przypada przeciwnikowi.
note-quotient = słowo przegrywające { $word }
beyond-reach = Dla stosów powyżej { $reach } nie znaleziono w grze misère zasady; mniejsze da się rozwiązać w każdej liczbie. { $why }
