# What is said by the feature compare.

refuse-method = método desconocido: «{ $method }»; usa { $known }, o una lista de { $ingredients } unidos por +.
refuse-method-here = «{ $method }» no es un método para { $game } en esta posición; usa { $known }.
progress-method = Método { $method }
compare-title = { $game } { $position }: comparación de métodos
column-method = método
column-calls = llamadas
column-positions = posiciones
column-seconds = segundos
column-ratio = factor
column-nimber = Grundy
column-outcome = resultado
outcome-nimber = { $outcome }, Grundy { $nimber }
ratio-means = Factor: velocidad respecto del primer método que terminó.
plain-given-up = plain no tiene tabla, y se detiene a las { $calls } llamadas.
compare-nimber = Detenidos por un número de Grundy mayor que 127, el mayor que cuenta una búsqueda: { $names }.
compare-memory = Detenidos por --max-memory: { $names }.
compare-time = Detenidos por el tiempo de cada método (--give-up): { $names }.
