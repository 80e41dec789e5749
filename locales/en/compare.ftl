# What is said by the feature compare.

refuse-method = unknown method "{ $method }"; use { $known }, or a list of { $ingredients } joined by +.
refuse-method-here = "{ $method }" is not a method for { $game } at this position; use { $known }.
progress-method = Method { $method }
compare-title = { $game } { $position }: comparison of methods
column-method = method
column-calls = calls
column-positions = positions
column-seconds = seconds
column-ratio = ratio
column-nimber = nimber
column-outcome = outcome
outcome-nimber = { $outcome }, nimber { $nimber }
ratio-means = Ratio: speed relative to the first method that finished.
plain-given-up = plain has no table, and is stopped after { $calls } calls.
compare-nimber = Stopped where a nimber is above 127, the largest that a search counts: { $names }.
compare-memory = Stopped by --max-memory: { $names }.
compare-time = Stopped by the time that each method has (--give-up): { $names }.
