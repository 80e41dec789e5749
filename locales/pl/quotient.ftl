# Co się mówi o grach na stosach w misère, których iloraz misère jest znany.

theorem-quotient = { $won ->
    [yes] ruch zostawia słowo { $word }, a ono jest przegrane.
   *[no] te stosy to słowo { $word }, a ono jest przegrane.
  }
    .idea = { $won ->
        [yes] Każdy stos liczy się jako słowo. Który ruch zostawia przegrane słowo?
       *[no] te stosy to przegrane słowo { $word }.
      }
    .short = { $won ->
        [yes] zostawia przegrane słowo { $word }.
       *[no] { $word } to przegrane słowo.
      }
quotient-heaps = Każdy stos liczy się jako słowo: { $heaps }{ $more ->
    [yes] { " " }i tak dalej.
   *[no] .
  }{ $length ->
    [0] { "" }
   *[other] { " " }Od stosu { $from } słowa powtarzają się z okresem { $length }.
  }
quotient-sum = { $won ->
    [yes] Pozycja to { $before }, a ruch zostawia { $after }
   *[no] Razem to { $before }
  }: kolejność liter się nie liczy{ $shortened ->
    [yes] , a { $rules }.
   *[no] .
  }
quotient-lost = { $count ->
    [1] Przegrane jest tylko słowo { $words }
   *[other] Przegrane są dokładnie słowa { $words }{ $more ->
        [0] { "" }
       *[other] { " " }i dalsze (razem { $count })
      }
  }; wszystkich słów jest { $order }{ $reach ->
    [0] ; jest to udowodnione dla wszystkich stosów.
   *[other] ; jest to udowodnione dla stosów do { $reach }.
  }
quotient-always = Z przegranego słowa żaden ruch nie prowadzi do przegranego słowa, z każdego innego jakiś prowadzi, dopóki gra się nie skończyła. Odpowiedź jest więc zawsze, a ostatni ruch przypada przeciwnikowi.
note-quotient = przegrane słowo { $word }
beyond-reach = Dla stosów powyżej { $reach } nie znaleziono w misère zasady; mniejsze da się rozwiązać w każdej liczbie. { $why }
