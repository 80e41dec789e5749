# What is said by the feature compare.

refuse-method = méthode inconnue : « { $method } » ; utilisez { $known }, ou une liste de { $ingredients } réunis par +.
refuse-method-here = « { $method } » n’est pas une méthode pour { $game } dans cette position ; utilisez { $known }.
progress-method = Méthode { $method }
compare-title = { $game } { $position } : comparaison des méthodes
column-method = méthode
column-calls = appels
column-positions = positions
column-seconds = secondes
column-ratio = rapport
column-nimber = nimber
column-outcome = résultat
outcome-nimber = { $outcome }, nimber { $nimber }
ratio-means = Rapport : vitesse comparée à celle de la première méthode qui a abouti.
plain-given-up = plain n’a pas de table, et s’arrête après { $calls } appels.
compare-nimber = Arrêtées par un nimber au-delà de 127, le plus grand qu’une recherche compte : { $names }.
compare-memory = Arrêtées par --max-memory : { $names }.
compare-time = Arrêtées par le temps accordé à chaque méthode (--give-up) : { $names }.
