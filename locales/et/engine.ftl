# What is said by the feature engine.

refuse-skill = „{ $skill }” ei ole mootori mänguviis; sobib { $known } või perfect@70 (optimaalne käik 70% juhtudest).
engine-version = „{ $line }” on teine protokoll; see mootor kasutab protokolli nimatron 1.
engine-line = „{ $line }” ei ole arusaadav; rida on nimatron 1, game NIMI, position SEIS või quit.
engine-no-game = Ühtki mängu ei ole alustatud.
engine-fixed = { $option } ei saa mängu ajal muutuda.
