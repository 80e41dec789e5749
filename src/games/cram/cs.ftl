# Co říká jen cram.

tagline-cram = klást domina na desku; kdo nemůže, prohrává
    .name = Cram
rules-cram = Cram: položte domino na dvě volná pole vedle sebe nebo pod sebou. Kdo nemůže táhnout, prohrává.
    .strategy = Na prázdné desce sudá krát lichá: vezměte střed a odpovídejte otočením o 180°; sudá krát sudá: nechte začít soupeře; lichá krát lichá: počítejte nimbery.
rules-cram-misere = Cram, misère: položte domino na dvě volná pole vedle sebe nebo pod sebou. Kdo udělá poslední tah, prohrává.
deed-domino = pokládá domino na pole { $first } a { $second }
    .advice = položit domino na pole { $first } a { $second }
position-cram-unreadable = „{ $word }“ není deska. Zadejte 4x5 pro prázdnou desku (4 řádky, 5 sloupců), nebo řádky shora dolů, třeba ..#/.../..., kde . je volné pole a # obsazené.
position-cram-ragged = Řádky musí být stejně dlouhé: délka řádku 1 je { $first }, délka řádku { $row } je { $columns }.
move-unreadable-cram = „{ $move }“ není tah. Zadejte dvě pole pro domino, každé jako písmeno sloupce a číslo řádku, třeba b2-c2.
move-no-such-cell = Pole { $cell } tu není: sloupce jsou a až { $letter }, řádky 1 až { $rows }.
move-cell-taken = Pole { $cell } je obsazené. Vyberte dvě volná sousední pole.
move-same-cell = Domino zabírá dvě různá pole, ne dvakrát { $cell }.
move-no-neighbours = Pole { $first } a { $second } spolu nesousedí: domino zabírá dvě pole vedle sebe nebo pod sebou.
ask-domino = Která dvě pole (třeba { $example })?
help-domino = Zadejte dvě volná pole vedle sebe nebo pod sebou, každé jako písmeno sloupce a číslo řádku a mezi nimi spojovník: { $example }. „b“ vede zpět do nabídky, „q“ ukončí program.
theorem-mirror-left = po tahu vypadají volná pole, na která lze položit domino, po otočení desky o 180° kolem středu ({ $centre }) stejně. Žádné domino nepřekrývá svůj obraz, takže na každý tah můžete odpovědět jeho obrazem: odpověď máte vždy, a uděláte tak poslední tah.
theorem-mirror-faced = volná pole, na která lze položit domino, vypadají po otočení desky o 180° kolem středu ({ $centre }) stejně. Žádné domino nepřekrývá svůj obraz, takže soupeř může na každý tah odpovědět jeho obrazem: odpověď má vždy, a udělá tak poslední tah.
centre-cell = pole { $first }
centre-border = mezi { $first } a { $second }
centre-corner = na rohu mezi { $first } a { $second }
note-mirror = po otočení vypadá stejně
alike-boards = i s částmi na jiných místech, otočenými nebo zrcadlenými
moves-cram = Tah b2-c2 pokládá domino na pole b2 a c2: písmeno značí sloupec, číslo řádek.
place-domino-row = je v řádku { $row }
place-domino-column = je ve sloupci { $letter }
