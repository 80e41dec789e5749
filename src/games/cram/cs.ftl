# Co říká jen cram.

tagline-cram = klást domina na desku; kdo nemůže, prohrává
    .name = Cram
rules-cram = Cram: položte domino na dvě volná pole vedle sebe nebo pod sebou. Kdo nemůže táhnout, prohrává.
rules-cram-misere = Cram, misère: položte domino na dvě volná pole vedle sebe nebo pod sebou. Kdo udělá poslední tah, prohrává.
deed-domino = pokládá domino na pole { $first } a { $second }
    .advice = položit domino na pole { $first } a { $second }
way-domino = položit domino
position-cram-unreadable = „{ $word }“ není deska. Zadejte 4x5 pro prázdnou desku (4 řádky, 5 sloupců), nebo řádky shora dolů, třeba ..#/.../..., kde . je volné pole a # obsazené.
position-cram-ragged = Řádky musí být stejně dlouhé: délka řádku 1 je { $first }, délka řádku { $row } je { $columns }.
move-unreadable-cram = „{ $move }“ není tah. Zadejte dvě pole pro domino, každé jako písmeno sloupce a číslo řádku, třeba b2-c2.
move-no-such-cell = Pole { $cell } tu není: sloupce jsou a až { $letter }, řádky 1 až { $rows }.
move-cell-taken = Pole { $cell } je obsazené. Vyberte dvě volná sousední pole.
move-same-cell = Domino zabírá dvě různá pole, ne dvakrát { $cell }.
move-no-neighbours = Pole { $first } a { $second } spolu nesousedí: domino zabírá dvě pole vedle sebe nebo pod sebou.
ask-domino = Která dvě pole (třeba { $example })?
help-domino = Zadejte dvě volná pole vedle sebe nebo pod sebou, každé jako písmeno sloupce a číslo řádku a mezi nimi spojovník: { $example }. „b“ vede zpět do nabídky, „q“ ukončí program.
law-mirror-left = po tahu vypadá deska po otočení o půl kruhu stejně. Na každý soupeřův tah se dá odpovědět týmž tahem otočeným o půl kruhu, takže odpověď se vždy najde a poslední tah dělá ten, kdo takto odpovídá.
law-mirror-faced = deska vypadá po otočení o půl kruhu stejně. Na každý tah může soupeř odpovědět týmž tahem otočeným o půl kruhu, takže odpověď vždy najde a poslední tah udělá on.
