# What is said by the feature sequence.

sequence-period = Período { $length } após o pré-período { $before }, provado: a partir de { $from } os nimbers se repetem para sempre.
sequence-no-period = Os nimbers até { $to } não provam nenhum período.
sequence-misere = As sequências são de nimbers, que pertencem à versão normal: tire --misere.
sequence-option = { $option } não vale para as sequências do jogo { $game }.
sequence-shape = --shape tem de ser dois lados, pelo menos um deles n, como 2xn ou nxn; “{ $shape }” não serve.
sequence-bfile = Um b-file tem um número por linha, e uma posição perdedora são vários. Tire --bfile.
