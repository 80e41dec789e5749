# What is said by the feature compare.

refuse-method = Метод «{ $method }» неизвестен. Допустимо: { $known } или составные части, соединённые знаком +: { $ingredients }.
refuse-method-here = Метод «{ $method }» не годится для игры { $game } в этой позиции. Допустимо: { $known }.
progress-method = Метод { $method }
compare-title = { $game } { $position }: сравнение методов
column-method = метод
column-calls = вызовы
column-positions = позиции
column-seconds = секунды
column-ratio = отношение
column-nimber = нимбер
column-outcome = исход
outcome-nimber = { $outcome }, нимбер { $nimber }
ratio-means = Отношение: во сколько раз метод быстрее первого из тех, что дошли до конца.
plain-given-up = У метода plain нет таблицы, он остановлен после { $calls } вызовов.
compare-nimber = Остановлены на нимбере больше 127, наибольшего, с каким считает перебор: { $names }.
compare-memory = Остановлены из-за --max-memory: { $names }.
compare-time = Остановлены по времени, данному каждому методу (--give-up): { $names }.
