# What is said by the feature compare.

refuse-method = tundmatu meetod „{ $method }”; sobib { $known } või plussmärgiga ühendatud loend koostisosadest { $ingredients }.
refuse-method-here = { $game }: meetod „{ $method }” ei sobi selle mängu sellele seisule; sobib { $known }.
progress-method = Meetod { $method }
compare-title = { $game } { $position }: meetodite võrdlus
column-method = meetod
column-calls = kutseid
column-positions = seise
column-seconds = sekundeid
column-ratio = suhe
column-nimber = nimber
column-outcome = tulemus
outcome-nimber = { $outcome }, nimber { $nimber }
ratio-means = Suhe: kiirus võrreldes esimese meetodiga, mis lõpetas.
plain-given-up = Meetodil plain ei ole tabelit ja see peatatakse { $calls } kutse järel.
compare-nimber = Peatunud nimbri juures, mis on üle 127, suurima, millega otsing arvestab: { $names }.
compare-memory = Peatunud --max-memory tõttu: { $names }.
compare-time = Peatunud meetodile antud aja tõttu (--give-up): { $names }.
