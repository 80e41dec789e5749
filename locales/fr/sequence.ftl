# What is said by the feature sequence.

sequence-period = Période { $length } après une prépériode de { $before }. C’est prouvé : à partir de { $from }, les nimbers se répètent sans fin.
sequence-no-period = Les nimbers jusqu’à { $to } ne prouvent aucune période.
sequence-misere = Les suites sont faites de nimbers, qui relèvent de la version normale : enlevez --misere.
sequence-option = { $option } ne vaut pas pour les suites du jeu { $game }.
sequence-shape = --shape doit être deux côtés, dont un au moins est n, par exemple 2xn ou nxn, et non « { $shape } ».
sequence-bfile = Un b-file a un nombre par ligne, et une position perdante en a plusieurs. Enlevez --bfile.
