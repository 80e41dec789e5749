# Ce qui se dit des jeux de tas en misère dont le quotient misère est connu.

theorem-quotient = { $won ->
    [yes] le coup laisse le mot { $word }, qui est perdant.
   *[no] ces tas forment le mot { $word }, qui est perdant.
  }
    .idea = { $won ->
        [yes] Chaque tas compte comme un mot. Quel coup laisse un mot perdant ?
       *[no] ces tas forment le mot perdant { $word }.
      }
    .short = { $won ->
        [yes] il laisse le mot perdant { $word }.
       *[no] { $word } est un mot perdant.
      }
quotient-heaps = Chaque tas compte comme un mot : { $heaps }{ $more ->
    [yes] { " " }et ainsi de suite.
   *[no] .
  }{ $empty ->
    [yes] { " " }1 est le mot vide : un tel tas ne compte pas.
   *[no] { "" }
  }{ $power ->
    [yes] { " " }Un nombre après une lettre dit combien de fois elle y est : a2 est aa.
   *[no] { "" }
  }{ $length ->
    [0] { "" }
   *[other] { " " }À partir du tas { $from }, les mots se répètent avec la période { $length }.
  }
quotient-sum = { $won ->
    [yes] La position est { $before }, et le coup laisse { $after }
   *[no] Ensemble, ils font le mot { $before }
  } : l’ordre des lettres ne compte pas{ $shortened ->
    [yes] , et { $rules }.
   *[no] .
  }
quotient-lost = { $count ->
    [1] Seul le mot { $words } est perdant
   *[other] Les mots perdants sont exactement { $words }{ $more ->
        [0] { "" }
       *[other] { " " }et { $more } autres
      }
  }, sur { $order } mots en tout{ $reach ->
    [0]  ; c’est prouvé pour tous les tas.
   *[other]  ; c’est prouvé pour les tas jusqu’à { $reach }.
  }
quotient-always = D’un mot perdant, aucun coup ne mène à un mot perdant ; de tout autre mot, un coup y mène tant que la partie n’est pas finie. Il y a donc toujours une réponse, et le dernier coup revient à l’adversaire.
note-quotient = le mot perdant { $word }
beyond-reach = Pour les tas de plus de { $reach }, aucune règle n’a été trouvée en misère ; avec de plus petits, tout nombre de tas est résolu. { $why }
