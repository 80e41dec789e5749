# What is said by the feature compare.

refuse-method = método desconhecido: “{ $method }”; use { $known }, ou uma lista de { $ingredients } ligados por +.
refuse-method-here = “{ $method }” não é um método para { $game } nesta posição; use { $known }.
progress-method = Método { $method }
compare-title = { $game } { $position }: comparação de métodos
column-method = método
column-calls = chamadas
column-positions = posições
column-seconds = segundos
column-ratio = razão
column-nimber = nimber
column-outcome = resultado
outcome-nimber = { $outcome }, nimber { $nimber }
ratio-means = Razão: velocidade em relação ao primeiro método que terminou.
plain-given-up = plain não tem tabela e é interrompido depois de { $calls } chamadas.
compare-nimber = Parados por um nimber acima de 127, o maior que uma busca conta: { $names }.
compare-memory = Parados por --max-memory: { $names }.
compare-time = Parados pelo tempo de cada método (--give-up): { $names }.
