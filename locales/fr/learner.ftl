# Ce que l'on dit de l'apprenti et de ses boîtes d'allumettes.

boxes-not-kept = Les boîtes de { $file } sont pour d’autres parties que celle-ci. Elles restent telles quelles ; l’apprenti repart de zéro, et ce qu’il apprend maintenant n’est pas enregistré.
boxes-no-file = { $file } est un dossier, un périphérique ou un tube ; les boîtes d’allumettes ont besoin d’un fichier ordinaire.
boxes-format = { $file } ne contient pas de boîtes d’allumettes que cette version de nimatron sache lire.
boxes-line = { $file } est endommagé ou incomplet : la ligne { $line } ne se lit pas comme des boîtes d’allumettes.
boxes-box = { $row ->
    [yes] { $file } est endommagé : la boîte pour { $position } bâtonnets a un contenu impossible.
   *[no] { $file } est endommagé : la boîte pour { $position } a un contenu impossible.
  }
boxes-other-terms = { $row ->
    [yes] { $file } contient les boîtes d’allumettes d’autres parties : { $game }, { $sticks } dans la rangée, jusqu’à { $take } à la fois. Nommez un autre fichier.
   *[no] { $file } contient les boîtes d’allumettes d’autres parties : { $game } à partir de { $position }. Nommez un autre fichier.
  }
progress-training = Entraînement
train-title = { $row ->
    [yes] { $game }, { $sticks } dans la rangée, jusqu’à { $take } à la fois : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
      } { $against ->
        [random] de l’apprenti contre un joueur qui joue au hasard
        [beginner] de l’apprenti contre un débutant
        [perfect] de l’apprenti contre un joueur parfait
       *[self] de l’apprenti contre lui-même
      }
   *[no] { $game } à partir de { $position } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
      } { $against ->
        [random] de l’apprenti contre un joueur qui joue au hasard
        [beginner] de l’apprenti contre un débutant
        [perfect] de l’apprenti contre un joueur parfait
       *[self] de l’apprenti contre lui-même
      }
  }
train-no-curve = Sans parties, il n’y a pas de courbe pour --svg.
train-won = { $against ->
    [self] L’apprenti a joué des deux côtés. Le joueur qui commençait { $games ->
        [one] { $won ->
            [0] n’a pas gagné la seule partie
           *[other] a gagné la seule partie
        }
       *[other] a gagné { $won ->
            [one] { $won } partie
           *[other] { $won } parties
        } sur { $games }
      } : { $share }.
   *[other] L’apprenti { $games ->
        [one] { $won ->
            [0] n’a pas gagné la seule partie
           *[other] a gagné la seule partie
        }
       *[other] a gagné { $won ->
            [one] { $won } partie
           *[other] { $won } parties
        } sur { $games }
      } : { $share }.
  }
curve-won = part gagnée
curve-games = parties
boxes-title = { $row ->
    [yes] { $game }, { $sticks } dans la rangée, jusqu’à { $take } à la fois : les boîtes après { $games ->
        [one] { $games } partie
       *[other] { $games } parties
      }
   *[no] { $game } à partir de { $position } : les boîtes après { $games ->
        [one] { $games } partie
       *[other] { $games } parties
      }
  }
boxes-after = Les boîtes après { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } en tout, comparées aux coups gagnants :
column-sticks = bâtonnets
column-winning = gagne
column-favourite = favori
column-agrees = juste
column-beads = perles en %
agrees = { $right ->
    [yes] oui
   *[no] non
  }
beads-others = autres : { $share }
boxes-not-shown = { $row ->
    [yes] Seules les boîtes de 1 à { $shown } bâtonnets sont montrées ; --json donne aussi les autres.
   *[no] Seules les { $shown } boîtes les plus proches de la fin de la partie sont montrées, sur { $all } ; --json donne aussi les autres.
  }
boxes-favourite = { $row ->
    [yes] Le favori d’une boîte est le nombre qui a le plus de perles.
   *[no] Une boîte vaut pour toutes les positions équivalentes, une perle pour tous les coups qui laissent des positions d’une même boîte. Le favori d’une boîte est sa perle la plus fréquente.
  }
boxes-right = { $winnable ->
    [one] { $right ->
        [0] Le favori ne gagne pas dans la seule position qui peut être gagnée.
       *[other] Le favori gagne dans la seule position qui peut être gagnée.
    }
   *[other] Le favori gagne dans { $right } des { $winnable } positions qui peuvent être gagnées.
  }

## Ce qu'une partie a appris

learned = { $name } : { $changes }. { $kept }
learned-bead-won = la boîte { $box } a reçu une perle { $bead } de plus
learned-bead-lost = la boîte { $box } a perdu une perle { $bead }
learned-more = { $count ->
    [one] { $count } autre boîte a changé
   *[other] { $count } autres boîtes ont changé
  }
learned-nothing = { $name } : aucune boîte n’a changé, car une boîte garde la dernière perle de chaque nombre. { $kept }
learned-saved = Enregistré dans { $file }.
learned-not-saved = Ce n’est pas enregistré.
learned-not-saved-flag = Ce n’est pas enregistré ; --boxes FICHIER l’enregistrerait.

## L'apprenti dans les jeux de positions

column-position = position
column-winning-more = { $count } de plus
learned-nothing-position = { $name } : aucune boîte n’a changé, car une boîte garde la dernière perle de chaque coup. { $kept }
refuse-learner-boxes = { $game } { $position } est trop grand pour l’apprenti : il lui faudrait plus de { $most } boîtes d’allumettes. Choisissez une position plus petite.
refuse-learner-moves = { $game } { $position } est trop grand pour l’apprenti : ses positions ont plus de { $most } coups. Choisissez une position plus petite.

## Les boîtes pendant qu'il joue

watched-box = boîte { $box } :
watched-aside = mise de côté :
watched-alike = Une boîte vaut pour toutes les positions équivalentes ; ses perles portent le nom du coup dans l’une d’elles.
watched-won = Après une victoire, chaque perle revient avec une autre pareille : les coups qui ont gagné sont tirés plus souvent.
watched-lost = Après une défaite, les perles sont jetées : les coups qui ont perdu sont tirés moins souvent.
watched-kept = { $count ->
    [one] { $count } perle était la dernière de sa sorte dans sa boîte ; elle y retourne : tout coup doit rester possible, car l’erreur était peut-être ailleurs.
   *[other] { $count } perles étaient les dernières de leur sorte dans leurs boîtes ; elles y retournent : tout coup doit rester possible, car l’erreur était peut-être ailleurs.
  } Ce qui aide, c’est une victoire : elle ajoute des perles, les bons coups deviennent plus probables, et les défaites suivantes ont quelque chose à enlever. nimatron train joue beaucoup de parties à la suite.

who-learner = l’ordinateur : apprend de ses parties, avec des boîtes d’allumettes et des perles
    .gloss = apprenti
    .help = L’apprenti commence au hasard et progresse de partie en partie.
help-box = la boîte de l’apprenti
name-learner = Apprenti
refuse-learner = { $game } n’a pas d’apprenti, donc pas de boîtes. L’apprenti joue à { $known }.
refuse-learner-points = L’apprenti ne peut pas jouer à { $game }, où les points décident : ses perles ne connaissent que gagné et perdu.
record-resumed-learner = L’apprenti joue avec ses boîtes telles qu’elles sont maintenant ; les coups déjà joués ne lui apprennent rien.
match-learner-drawn = Un apprenti joue un match à partir d’une seule position, celle de ses boîtes : enlevez --random-starts et donnez une position.
curve-said = Jusqu’à la partie { $games } : { $share } de victoires
train-most = Contre un jeu parfait, on peut gagner au plus { $won ->
    [one] { $won } partie
   *[other] { $won } parties
  } sur { $games } ({ $share }).
