# What is said by the feature sequence.

sequence-period = Период { $length } после предпериода { $before }, доказано: с { $from } нимберы повторяются без конца.
sequence-no-period = До { $to } периода нет: эти нимберы его не доказывают.
sequence-misere = Последовательности состоят из нимберов, а они — для нормальной игры: уберите --misere.
sequence-option = Параметр { $option } не годится для последовательностей игры { $game }.
sequence-shape = --shape — это две стороны, хотя бы одна из них n, например 2xn или nxn, а не «{ $shape }».
sequence-bfile = В файле b-file на строке одно число, а проигрышная позиция — несколько. Уберите --bfile.
