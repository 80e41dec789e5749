# Lo que no dice un juego en particular, en español. Cada archivo tiene los mismos mensajes, con los mismos datos, que el inglés.

## The games

door = { $name } se juega aquí así: { $command }
misere-game = { $game } (misère)

## Questions before a game

banner = Nimatron juega tan bien como tú. Escribe «w» en tu turno y te dice por qué.
welcome = «h» da ayuda, «q» sale.
which-game = ¿A qué juego jugamos?
first-keep = k: seguir jugando a { $game }
kept-game = { $title } ({ $count ->
    [one] 1 jugada
   *[other] { $count } jugadas
  })
first-same = Enter: lo mismo con otra regla
first-misere = { $on ->
    [yes] misere: está activada la modalidad misère (quien hace la última jugada pierde); la misma palabra la desactiva
   *[no] misere: la modalidad misère, en la que pierde quien hace la última jugada
  }
ask-game = Número o nombre [{ $usual }]:
help-game = Escribe el número de un juego o su nombre; Enter sin más elige el que está entre corchetes. «misere» cambia entre el juego normal y la modalidad misère; «nim misere» elige directamente el nim misère, «nim 3,4,5» el nim con estos montones; «learn» empieza las lecciones. «q» sale. También lo abren otros nombres con que se conoce un juego, como «wythoff». Con ACCESSIBLE=1 en el entorno, las posiciones se dicen con palabras.
who-first = ¿Quién empieza?
who-second = ¿Y contra quién?
ask-who = Número o palabra (human, perfect…) [{ $usual }]:
who-human = una persona
    .gloss = una persona
who-perfect = la máquina: juega a la perfección
    .gloss = juego perfecto
who-beginner = la máquina: juega al azar, pero no deja pasar una victoria inmediata
    .gloss = principiante
who-random = la máquina: juega al azar
    .gloss = azar
who-adaptive = la máquina: tan fuerte como tú; se adapta a tus victorias y derrotas
    .gloss = de tu nivel
help-who = Escribe un número de la lista, o { $known }; cualquier otra palabra es el nombre de una persona. Tras dos puntos puede ir un nombre, como en human:Ana. «level» pregunta por el nivel de la máquina; perfect@70 juega de forma óptima en el 70 % de sus turnos.{ $more } Enter sin más elige lo que está entre corchetes. «q» sale.
ask-name = ¿Nombre (participante { $number })?
help-name = Escribe un nombre de 1 a { $most } caracteres; así te llamará el juego. Enter sin más elige el que está entre corchetes. «q» sale.
name-player = Participante { $number }
name-perfect = Nimatron
name-beginner = Principiante
name-random = Azar
help-whole = También vale una posición entera, como { $example }.
help-letters =
    t: da una pista; cada vez, la siguiente
    w: la mejor jugada y por qué; w JUGADA: por qué esa jugada es buena o mala
    v: a qué lleva cada jugada
    o: hace la mejor jugada por ti
    s: pide la jugada paso a paso
    d: pide paso a paso una jugada en varios montones
    a: todas las respuestas del rival y cómo contestarlas
    l: una partida entera
    c: las posiciones perdedoras
    x: { $thought }
    u: deshace tu última jugada
    r: la rehace
    m: las jugadas hechas
    p: vuelve a dibujar la posición
    q: deja la partida

## A turn

turn = Jugada { $number }, le toca a: { $name }
ask-turn = Jugada (como { $example }) o letra:
ask-turn-number = { $most ->
    [1] Jugada (1) o letra:
    [2] Jugada (1 o 2) o letra:
   *[other] Jugada (de 1 a { $most }) o letra:
  }
turn-how = Una jugada: { $example }. «h» da ayuda.
help-strategy = Cómo ganar: { $strategy }
did = { $name } { $deed } ({ $move }).
optimal-loses = Todas las jugadas pierden; ninguna aguanta más que esta.
optimal-beyond = { $why } Puede que esta jugada no sea óptima: gana enseguida si se puede; si no, procura no regalar al rival una victoria inmediata y deja una posición más pequeña.
machine-beyond = { $name }: { $why } Así que juego a ojo: si puedo ganar enseguida, gano; si no, elijo una jugada que no te regale la victoria.
machine-lost = { $name } está en una posición perdedora: todas las jugadas pierden.
machine-lost-points = { $name } pierde si nadie se equivoca, contando lo que cada lado ya tiene.
undone = Deshecho: { $moves }.
redone = Rehecho: { $moves }.

## What is offered at a turn, and tips

short-tip = pista
short-values = valores
short-why = motivo
short-optimal = óptima
short-single = pasos
short-double = varios
short-undo = deshacer
short-redo = rehacer
short-help = ayuda
short-leave = salir
words-tip = pista
words-values = valores
words-moves = jugadas
words-board = tablero dibujo
absent-undo = Todavía no hay nada que deshacer.
absent-redo = No hay nada que rehacer: no se ha deshecho ninguna jugada.
absent-moves = Todavía no se ha hecho ninguna jugada.
absent-way = En este juego solo «s» pregunta la jugada.
hints-off = En esta partida no hay ayudas (--hints none).
hints-tips = En esta partida solo hay pistas: «t» da una.
why-leaves = { $drawn ->
    [yes] La jugada { $move } deja esto.
   *[no] La jugada { $move } deja { $position }.
  }
why-leaves-nothing = La jugada { $move } no deja nada.
why-loses = { $because ->
    [yes] Entonces gana { $name } con la jugada { $best }. Visto desde su lado: { $reason }
   *[no] Entonces gana { $name } con la jugada { $best }.
  }
why-wins = { $because ->
    [yes] Gana: { $reason }
   *[no] Gana, porque { $name } no tiene ninguna buena respuesta.
  }
why-over = { $wins ->
    [yes] La partida se acaba, y la jugada gana.
   *[no] La partida se acaba, y la jugada pierde.
  }
why-points = { $answered ->
    [yes] La mejor respuesta de { $name } es { $best }.{ " " }
   *[no] { "" }
  }Si nadie se equivoca, la partida acaba en { $ends }, contando lo que cada lado ya tiene. { $cost ->
    [0] Ninguna jugada es mejor.
   *[other] Con la mejor jugada acaba en { $better }.
  }
name-opponent = tu rival
tip-won = Desde aquí puedes ganar.
tip-lost = Desde aquí pierdes, si tu rival no se equivoca.
tip-points-won = Si nadie se equivoca, ganas.
tip-points-drawn = Si nadie se equivoca, la partida acaba en empate.
tip-points-lost = Si nadie se equivoca, pierdes.
tip-winning = { $points ->
    [yes] { $count ->
        [one] Solo hay una jugada óptima.
       *[other] Hay { $count } jugadas óptimas.
      }
   *[no] { $count ->
        [one] Solo hay una jugada ganadora.
       *[other] Hay { $count } jugadas ganadoras.
      }
  }
tip-theorem = Un teorema da una jugada ganadora; no se sabe si hay otras.
tip-lasts = { $moves ->
    [0] No se sabe cuánto puedes alargar la partida.
    [one] Tu próxima jugada es la última.
   *[other] Puedes alargar la partida { $moves } jugadas más, contando las de ambos.
  }
tip-backwards = ¿Qué posiciones más cercanas al final son perdedoras? ¿Puedes dejar una de ellas?
tip-compare = Compara las jugadas: ¿qué ganas ahora, y cuánto podrá llevarse después tu rival?
tip-one = Una de ellas { $place }.
tip-quickest = La jugada más rápida { $place }.
tip-it = Esa jugada { $place }.
tip-longest = Una de las jugadas que más aguantan { $place }.
tip-last = No hay más pistas para esta posición.
tip-why = «w» muestra la jugada.
values-too-many = Hay { $count } jugadas, demasiadas para una lista.
more-values = { $lose ->
    [yes] { $count ->
        [one] 1 más, que pierde (otra vez «v» la muestra)
       *[other] { $count } más, y todas pierden (otra vez «v» las muestra)
      }
   *[no] { $count ->
        [one] 1 más (otra vez «v» la muestra)
       *[other] { $count } más (otra vez «v» las muestra)
      }
  }

## Leaving, and searches that are stopped

ask-leave = ¿Salir de esta partida? «y» o «sí» para salir; otra cosa, para seguir:
ask-leave-kept = ¿Salir de esta partida? Queda guardada: «nimatron play --resume» la continúa. «y» o «sí» para salir; otra cosa, para seguir:
game-kept = La partida queda guardada: «nimatron play --resume» la continúa.
help-leave = «y» sale de la partida, y «q» también. Con cualquier otra cosa se sigue jugando.
search-stopped = La búsqueda se ha detenido.

## Levels

who-level = la máquina: uno de tres niveles
ask-level = Número o nombre [{ $usual }]:
help-level = Escribe el número de un nivel o su nombre; Enter sin más elige el que está entre corchetes. En los demás turnos la máquina hace una jugada que no es óptima, si la hay. «q» sale.
level-easy = fácil: óptimo en el { $percent } % de sus turnos
level-medium = medio: { $percent } %
level-hard = difícil: { $percent } %
words-levels = fácil medio difícil
name-level = Nimatron ({ $level })
refuse-level = «{ $level }» no es un nivel: escribe perfect@ y un número entero de 0 a 100, como perfect@70.

## The end of a game

wins = { $name } se lleva lo que queda y gana.
wins-misere = { $other } se ha llevado lo que quedaba, así que gana { $name }.
wins-without-a-move = No hay nada que quitar: gana { $name }.
wins-points = { $name } gana por { $own ->
    [one] 1 moneda
   *[other] { $own } monedas
  } a { $others }.
nobody-wins = La partida acaba en empate, { $one ->
    [one] 1 moneda
   *[other] { $one } monedas
  } a { $two }.
sums = Monedas: { $first } { $one }, { $second } { $two }
wins-by-a-last-move = { $name } hace la última jugada y gana.
wins-by-a-last-move-misere = { $other } ha hecho la última jugada, así que gana { $name }.
wins-with-no-move-left = No hay ninguna jugada: gana { $name }.
score = Marcador: { $score }
adaptive-grown = { $name } ha ganado fuerza: ahora juega de forma óptima en el { $percent } % de sus turnos.
remembered = { $name }: { $wins ->
    [one] 1 victoria
   *[other] { $wins } victorias
  }, { $losses ->
    [one] 1 derrota
   *[other] { $losses } derrotas
  }. Nimatron juega de forma óptima en el { $percent } % de sus turnos.
opponents-damaged = La línea { $line } de { $file } está dañada, así que no se ha cambiado nada.
opponents-not-kept = Las victorias y derrotas no se guardan: { $why }
ask-another = ¿Otra partida?
short-again = revancha
short-take-back = deshacer
short-examine = analizar
short-keep = N desde la jugada N
short-change = cambiar

## After a game

help-after = «y» empieza otra partida con los mismos participantes y reglas, y empieza el otro lado; si se pregunta la posición, Enter elige la misma. «u» deshace tu última jugada para seguir jugando. «e» analiza la partida jugada a jugada: cuáles fueron errores y qué habría sido mejor. «k 5» sigue jugando desde la jugada 5; después de «e», «k» sin más lo hace desde el primer error, y «w JUGADA» dice qué habría dejado allí esa jugada. «g» vuelve a preguntar el juego, la posición y los participantes. «q» o «n» sale. «l» escribe la orden con esta posición y estos jugadores, para enviarla.
taken-up = La partida sigue desde la jugada { $number }.
refuse-take-up = «{ $answer }» no es una jugada desde la que seguir. { $most ->
    [1] Escribe «k 1».
   *[other] Escribe «k» y un número de 1 a { $most }, como «k 1».
  }
review-title = { $game } { $position }: { $first } contra { $second }
review-unknown = demasiado grande para juzgarla
review-forced = la única jugada posible
review-lost = ya perdida; todas las jugadas pierden
review-by-theorem = gana por un teorema; de las otras no se sabe
review-wins-anyway = gana, como todas las jugadas
review-keeps = { $count ->
    [one] la única jugada que gana
   *[other] sigue ganando
  }
review-best = óptima: si nadie se equivoca, acaba en { $ends }
review-alike = todas las jugadas son igual de buenas y acaban en { $ends }
review-threw = error: dejó escapar la victoria.{ $answered ->
    [yes] { $drawn ->
        [yes] { "" } Entonces gana { $answer }.
       *[no] { "" } Deja { $left }, donde gana la respuesta { $answer }.
      }
   *[no] { "" }
  }
review-wins = { $drawn ->
    [yes] Desde esta posición gana { $best }.
   *[no] Desde { $position } gana la jugada { $best }.
  }
review-wins-because = { $drawn ->
    [yes] Desde esta posición gana { $best }: { $reason }
   *[no] Desde { $position } gana la jugada { $best }: { $reason }
  }
review-cost = { $cost ->
    [one] error: costó 1 moneda.
   *[other] error: costó { $cost } monedas.
  }{ $answered ->
    [yes] { "" } Deja { $left }, donde la mejor respuesta es { $answer }.
   *[no] { "" }
  }
review-optimal = Desde { $position } es óptima la jugada { $best }: si nadie se equivoca, acaba en { $ends }.
review-leaves-one-of = { $count ->
    [one] deja { $position }, una posición perdedora; desde ella no se puede llegar a ninguna otra.
   *[other] deja { $position }, una de { $count } posiciones perdedoras, contando las que se pueden alcanzar desde ella.
  }
review-is-one-of = { $count ->
    [one] { $position } es una posición perdedora; desde ella no se puede llegar a ninguna otra.
   *[other] { $position } es una de { $count } posiciones perdedoras, contando las que se pueden alcanzar desde ella.
  }
review-leaves-answered = deja { $position }, donde cada jugada { $ends ->
    [yes] termina la partida y pierde, o tiene una respuesta ganadora
   *[no] tiene una respuesta ganadora
  } (nimatron solve muestra las respuestas).
review-is-answered = cada jugada { $ends ->
    [yes] termina la partida y pierde, o tiene una respuesta ganadora
   *[no] tiene una respuesta ganadora
  } (nimatron solve muestra las respuestas).
review-faultless = No hubo errores.
review-no-moves = No hubo jugadas.
review-tally = { $choices ->
    [0] { $name }: ninguna decisión.
    [one] { $name }: 1 decisión, { $right ->
        [one] 1 acierto
       *[other] { $right } aciertos
      }.
   *[other] { $name }: { $choices } decisiones, { $right ->
        [one] 1 acierto
       *[other] { $right } aciertos
      }.
  }
review-choice-means = Un turno cuenta como decisión cuando no todas las jugadas son igual de buenas.

## Refusals

refuse-choice = «{ $answer }» no está en la lista. Escribe un número de 1 a { $most }, o bien { $names }; «h» da ayuda.
refuse-letter = «{ $answer }» no vale aquí. Escribe { $names }; «h» da ayuda.
refuse-number-of = «{ $answer }» no vale aquí. Escribe { $offered }; «b» vuelve atrás, «h» da ayuda.
refuse-no-number = «{ $answer }» no es un número entero de { $least } a { $most }. Escribe uno, o «h» para ver la ayuda.
refuse-too-small = { $answer } es demasiado poco. Escribe un número de { $least } a { $most }, o «h» para ver la ayuda.
refuse-too-large = { $answer } es demasiado. { $most ->
    [1] Escribe 1
   *[other] Escribe un número de { $least } a { $most }
  }, o «h» para ver la ayuda.
refuse-too-large-limit = { $limit }. { $most ->
    [1] Escribe 1
   *[other] Escribe un número de { $least } a { $most }
  }, o «h» para ver la ayuda.
refuse-text = Escribe un nombre de 1 a { $most } caracteres, todos visibles.
refuse-memory = «{ $size }» no es una cantidad de memoria: escribe bytes, o un número con unidad, como 500MB o 4GiB.
refuse-long-line = La línea es demasiado larga: el límite es de { $most } MiB.
refuse-turn = «{ $answer }» no vale aquí. Escribe una jugada, como { $example }, o una letra ({ $letters }); «h» dice qué significan.
flag-absent = { $option } es para jugadores como { $player }, y aquí no juega ninguno.
refuse-seat = participante desconocido: «{ $seat }»; usa { $known } o perfect@70 (óptimo en el 70 % de sus turnos), con un nombre tras dos puntos si quieres, como en human:Ana.
refuse-who = «{ $seat }» no es un participante. Escribe un número de 1 a { $most }, o bien { $known }, con un nombre tras dos puntos si quieres, como en human:Ana; «level» pregunta el nivel.
refuse-near = «{ $answer }»: ¿querías decir { $near }? Escribe { $near }, o human:{ $answer } para una persona con ese nombre.
refuse-game = juego desconocido: «{ $game }»; usa { $known }.
refuse-number = { $argument } tiene que ser un número entero de { $least } a { $most }, no «{ $value }».
refuse-card = { $game } se decide por puntos, así que no hay ninguna lista de posiciones perdedoras que aprender.
variant-no-option = { $game } no tiene la opción { $option }; es para { $known }.
variant-twice = { $option } está dos veces, u otra opción dice lo mismo. Da solo una.
variant-no-misere = { $game } no tiene --misere: deciden los puntos, no la última jugada.

## Programs as players

forfeit-stopped = { $name } se ha detenido antes de su jugada.
wins-by-forfeit = { $other } pierde por una falta, así que gana { $name }.
engine-terms = «{ $term }» no vale para { $game }; usa { $known }.
engine-no-terms = «{ $term }» no vale para { $game }, que no tiene opciones.
engine-over = En { $position } la partida ha terminado.

## Records

record-damaged = { $file }, línea { $line }: { $why }
damage-header = Una partida empieza con [Game "NOMBRE"]; NOMBRE es uno de estos: { $known }.
damage-tag = «{ $text }» no es una etiqueta. Una etiqueta es [Nombre "valor"], con \" y \\ para las comillas y la barra inversa.
damage-twice = La etiqueta { $tag } está dos veces; una partida tiene cada etiqueta una sola vez.
damage-move = «{ $text }» no es ni una etiqueta ni la jugada { $number }. Una jugada se escribe { $number }. JUGADA, una en cada línea.
damage-long-line = La línea es demasiado larga: se leen { $most } KiB como máximo.
damage-no-text = La línea no es texto UTF-8.
damage-no-position = A la partida le falta la etiqueta [Position "..."], como [Position "{ $example }"].
damage-misere = Misere tiene que ser "true" o "false", no «{ $value }».
damage-result = Result tiene que ser "1-0", "0-1", "1/2-1/2" o "*", no «{ $value }».
damage-contradiction = Según las jugadas el resultado es «{ $result }», no «{ $value }».
damage-after-end = La partida había terminado antes de esta jugada; aquí solo puede seguir otra partida.
record-no-file = { $file } es una carpeta, un dispositivo o una tubería, y no un archivo normal.
record-too-large = { $file } es demasiado grande: se leen { $most } MiB como máximo.
record-empty = { $file } no contiene ninguna partida.
record-cut = { $damaged } Ahí está cortado el archivo; se usa lo que hay antes, y el resto desaparece al escribir de nuevo.
record-replaces = La primera jugada sustituirá tu partida sin terminar: { $game }
record-over = La última partida de { $file } ha terminado; solo se puede continuar una sin terminar.
record-none-kept = No hay guardada ninguna partida sin terminar; nombra un archivo escrito por --record.
record-resumed = { $count ->
    [0] La partida continúa; aún no se ha hecho ninguna jugada.
    [one] La partida continúa; se ha hecho 1 jugada.
   *[other] La partida continúa; se han hecho { $count } jugadas.
  }
record-not-kept = Esta partida no se guarda: { $why }
record-no-home = no se conoce tu carpeta personal.

## The command line

file-unreadable = No se puede leer { $file }: { $error }.
file-unwritable = No se puede escribir { $file }: { $error }.
input-ended = La entrada se acabó antes que la partida.
input-ended-kept = La entrada se acabó; la partida queda guardada: «nimatron play --resume» la continúa.
output-unwritable = No se puede escribir en la salida estándar: { $error }.
input-or-output-failed = Ha fallado la lectura o la escritura: { $error }.
work-interrupted = El trabajo se ha interrumpido.
work-given-up = El trabajo se ha detenido en su límite de llamadas o de tiempo.
nimber-large = El número de Grundy es mayor que { $most }, el mayor que encuentra este método.
beyond = { $refused ->
    [yes] Esta posición es demasiado grande para resolverla en este equipo: el sistema niega la memoria, unos { $memory } para { $positions } posiciones.
   *[no] { $short ->
        [yes] Esta posición es demasiado grande para resolverla: necesitaría unos { $memory } de memoria para { $positions } posiciones, y el límite es de { $limit } (--max-memory).
       *[no] Esta posición es demasiado grande para resolverla: la búsqueda visitaría unas { $positions } posiciones{ $timed ->
            [yes] { " " }y tardaría alrededor de { $time }
           *[no] { "" }
          }.
      }
  }
beyond-search = Esta posición es demasiado grande para la búsqueda, por más memoria y tiempo que tenga.
moves-too-many = La lista de { $count } jugadas necesitaría más memoria de la que permite --max-memory.
time = { $unit ->
    [seconds] { $count ->
        [one] { $count } segundo
       *[other] { $count } segundos
      }
    [minutes] { $count } minutos
    [hours] { $count } horas
   *[days] { $count } días
  }

## Errors of the system

system-error = { $kind ->
    [NotFound] No existe el archivo o la carpeta{ system-error.numbered }
    [PermissionDenied] Permiso denegado{ system-error.numbered }
    [IsADirectory] Es una carpeta{ system-error.numbered }
    [NotADirectory] No es una carpeta{ system-error.numbered }
    [AlreadyExists] El archivo ya existe{ system-error.numbered }
    [StorageFull] No queda espacio en el dispositivo{ system-error.numbered }
    [QuotaExceeded] Se ha superado la cuota de disco{ system-error.numbered }
    [ReadOnlyFilesystem] El sistema de archivos es de solo lectura{ system-error.numbered }
    [FileTooLarge] El archivo es demasiado grande{ system-error.numbered }
    [BrokenPipe] Tubería rota{ system-error.numbered }
    [OutOfMemory] No se puede reservar memoria{ system-error.numbered }
   *[other] { $error }
  }
    .numbered = { $numbered ->
        [yes] { " " }(error del sistema { $number })
       *[no] { "" }
      }

## Reports

progress-answer = Resolviendo (Ctrl-C lo detiene)
so-far = Hasta ahora: { $known }.
so-far-outcome = { $wins ->
    [yes] gana quien tiene el turno
   *[no] pierde quien tiene el turno
  }
    .short = { $wins ->
        [yes] ganadora
       *[no] perdedora
      }
so-far-nimber = el número de Grundy es { $nimber }
    .short = número de Grundy { $nimber }
so-far-not = { $count ->
    [one] el número de Grundy no es { $nimbers }
   *[other] el número de Grundy no es ninguno de { $nimbers }
  }
    .short = número de Grundy distinto de { $nimbers }
so-far-moves = { $moves ->
    [one] la única jugada, { $settled ->
        [0] sin resolver
       *[other] resuelta
    }
   *[other] jugadas resueltas: { $settled } de { $moves }
  }
    .short = { $settled } de { $moves ->
        [one] 1 jugada
       *[other] { $moves } jugadas
      }
so-far-winning = { $more ->
    [0] ganan: { $moves }
   *[other] ganan: { $moves } y { $more } más
  }
so-far-positions = { $count ->
    [one] 1 posición guardada
   *[other] { $count } posiciones guardadas
  }
    .short = { $count ->
        [one] 1 posición
       *[other] { $count } posiciones
      }
position-with-terms = { $position } ({ $terms })
card = Déjale a tu rival una de estas y ganas:
card-alike = Déjale a tu rival una de estas y ganas ({ $alike }):
card-empty = Desde esta posición no se puede llegar a ninguna posición perdedora.
card-long = La lista de posiciones perdedoras se hace a partir de hasta { $positions } posiciones, lo que puede tardar. Con --full se hace de todos modos.
card-too-many = Desde esta posición se puede llegar a { $count } posiciones perdedoras, demasiadas para aprenderlas de memoria; --json las muestra todas.
outcome = { $outcome ->
    [win] ganadora
    [draw] empate
    [loss] perdedora
    [beyond] demasiado grande
   *[stopped] detenido
  }
cutoffs = { $pay ->
    [yes] Sin límite para la tabla, las podas por sí solas ahorran llamadas aquí.
   *[no] Sin límite para la tabla, las podas por sí solas no compensan aquí: una búsqueda podada no guarda nada.
  }{ $bounded ->
    [yes] { " " }Con un límite ahorran llamadas.
    [no] { " " }Con un límite tampoco compensan.
   *[unknown] { "" }
  }
ingredients-unknown = método desconocido: «{ $method }»; una lista unida por + tiene ingredientes de { $known }, cada uno una vez.
ingredients-mixed = «{ $method }» mezcla el minimax con la búsqueda de números de Grundy, o nombra dos veces un ingrediente: raw-table, end-states, early-exit y order son del minimax; simple-cut, cut, etc, aspiration y sharp, de la otra búsqueda.
ingredients-two-tables = «{ $method }» tiene dos tablas: nombra table o raw-table.
ingredients-two-cuts = «{ $method }» tiene dos podas: nombra simple-cut o cut.
ingredients-etc-table = En «{ $method }» etc no tiene tabla en la que mirar; añade table.
ingredients-etc-cut = En «{ $method }» etc no tiene nada que podar; añade simple-cut o cut.
ingredients-aspiration-cut = En «{ $method }» aspiration no tiene nada que podar; añade simple-cut o cut.

## Reasons

standing-over = { $won ->
    [yes] La partida ha terminado: ha ganado quien tendría el turno.
   *[no] La partida ha terminado: ha perdido quien tendría el turno.
  }
standing-over-points = La partida ha terminado: no queda nada que llevarse.
standing-won = La mejor jugada es { $move }: { $deed }.{ $moves ->
    [0] { "" }
   *[other] { " " }{ $moves ->
        [one] Gana enseguida.
       *[other] Gana en { $moves } jugadas como máximo, contando las de ambos.
      }
  }
every-move-loses = Todas las jugadas pierden.
standing-lost = Todas las jugadas pierden. { $moves ->
    [0] No se sabe cuáles aguantan más; una jugada posible es { $move }: { $deed }.
   *[other] Una de las que más aguantan es { $move }: { $deed }. { $moves ->
        [one] Es la última jugada.
       *[other] Así la partida dura { $moves } jugadas, contando esta.
      }
  }
after-it-components = Después de esa jugada, con los números de Grundy:
after-it = Después de esa jugada:
also-wins = { $count ->
    [one] También gana: { $moves }.
   *[other] También ganan: { $moves }.
  }
also-best = { $count ->
    [one] Igual de buena: { $moves }.
   *[other] Igual de buenas: { $moves }.
  }
also-wins-many = También ganan otras { $count } jugadas.
also-best-many = Otras { $count } jugadas son igual de buenas.
standing-points = La mejor jugada es { $move }: { $deed }. Si nadie se equivoca, quien tiene el turno consigue { $own } de aquí en adelante, y el otro lado, { $other }: una diferencia de { $margin }.
standing-points-in-all = La mejor jugada es { $move }: { $deed }. { $final }
points-in-the-end = Si después nadie se equivoca, { $outcome ->
    [win] ganas por { $own } a { $other }
    [draw] la partida acaba en empate, { $own } a { $other }
   *[loss] pierdes por { $own } a { $other }
  }, contando lo que cada lado ya tiene.
leads-to-points = { $outcome ->
    [win] victoria por { $own } a { $other }
    [draw] empate, { $own } a { $other }
   *[loss] derrota por { $own } a { $other }
  }
endings-told = Por qué: lo que cada jugada gana ahora, la mejor respuesta y a qué lleva, contando lo que cada lado ya tiene:
margins-told = Por qué: diferencia = lo que se gana ahora − la diferencia del rival después, con la mejor respuesta:
margin-answered = Con { $move } se ganan ahora { $gains }; la mejor respuesta es { $answer }, con una diferencia de { $other } para el rival desde entonces: en total, una diferencia de { $gains } − { $other } = { $margin }.
margin-ends = Con { $move } se ganan { $gains } y se acaba la partida: la diferencia es { $margin }.
more-margins = { $count ->
    [one] 1 jugada más, que no es mejor
   *[other] { $count } jugadas más, y ninguna es mejor
  }
margins-go-on = Compara del mismo modo después de cada respuesta. En cuanto alguien se lleva 1 columna, todas las jugadas siguientes se llevan 1.
why = Por qué: { $reason }
why-by-enter = Enter dice por qué.
why-sooner = La jugada { $move } gana antes: { $reason }
nimber-means = El número de Grundy (o nimber) es el tamaño del único montón de nim al que equivale la posición.
nim-sum-means = Para hallar una suma nim, escribe los números de Grundy como sumas de potencias de dos distintas y tacha por parejas las iguales: 3 y 5, es decir, 2 + 1 y 4 + 1, dejan 2 + 4 = 6.
nim-sum-again = Después de cada respuesta mira los números de Grundy y juega de modo que su suma nim vuelva a ser 0.
nimbers-of-components = { $kind ->
    [theorem-pin-rows-nimbers] { $count ->
        [one] una fila con número de Grundy { $nimbers }
       *[other] { $count } filas con números de Grundy { $nimbers }
      }
    [theorem-heaps-nimbers] { $count ->
        [one] un montón con número de Grundy { $nimbers }
       *[other] { $count } montones con números de Grundy { $nimbers }
      }
   *[other] { $count ->
        [one] una componente con número de Grundy { $nimbers }
       *[other] { $count } componentes con números de Grundy { $nimbers }
      }
  }
component-nimber = número de Grundy { $nimber }
theorem-component-lost = ninguna jugada deja componentes con suma nim 0, así que el rival siempre puede hacer que sea 0.
    .short = ninguna jugada deja componentes con suma nim 0.
theorem-component-left = la jugada deja { $after }. Ninguna respuesta deja componentes con suma nim 0, así que siempre puedes hacer que vuelva a ser 0.
    .idea = ¿Puedes hacer que la suma nim de las componentes sea 0?
theorem-component-won = la jugada deja { $after }, cuya suma nim es 0. Quien tiene que jugar desde una suma nim 0 pierde (teorema de Sprague-Grundy): toda jugada la cambia, y el rival siempre puede hacer que vuelva a ser 0.
    .idea = ¿Puedes hacer que la suma nim de los números de Grundy sea 0?
    .short = hace que la suma nim de los números de Grundy sea 0.
theorem-components-won = la posición se divide en { $before }, cuya suma nim es { $sum }. La jugada deja { $after }; con eso la suma nim es 0. Quien tiene que jugar desde una suma nim 0 pierde (teorema de Sprague-Grundy): toda jugada la cambia, y el rival siempre puede hacer que vuelva a ser 0.
    .idea = ¿Puedes hacer que la suma nim de los números de Grundy sea 0?
    .short = hace que la suma nim de los números de Grundy sea 0.
theorem-nimbers-repeat = Está demostrado que los números de Grundy se repiten con periodo { $length } tras un preperiodo de { $before }.
theorem-heap-reduced = { $large } = { $small } + { $times ->
    [1] { $length }
   *[other] { $times } × { $length }
  }, y { $small } tiene número de Grundy { $nimber }.
theorem-heap-divided = { $won ->
    [yes] la jugada deja { $heap }
   *[no] el montón tiene { $heap }, y { $heap }
  } = { $times } × { $length }{ $rest ->
    [0] .
   *[other] { " " }+ { $rest }.
  }
theorem-heap-remainders = { $count ->
    [one] Un montón es perdedor si y solo si es múltiplo de { $length }.
   *[other] Un montón es perdedor si y solo si, al dividirlo entre { $length }, deja uno de estos restos: { $remainders }.
  } Ninguna jugada (quitar { $set }) lleva de un montón así a otro; desde cualquier otro montón, alguna jugada lleva a uno.
    .idea = ¿Qué resto deja el montón al dividirlo entre { $length }?
theorem-misere-nimbers = en la modalidad misère son perdedoras estas posiciones y ninguna más: las de suma nim 0, si algún número de Grundy es mayor que 1, y las de suma nim 1, si no lo es ninguno (teorema de Ferguson).{ $won ->
    [yes] { " " }Después de cada respuesta deja otra vez una de estas.
   *[no] { "" }
  }
    .idea = ¿Cuál es la suma nim de los montones?
misere-nimbers = { $won ->
    [yes] Después de la jugada
   *[no] Aquí
  } { $count ->
    [one] el número de Grundy es { $nimbers }, y la suma nim también.
   *[other] los números de Grundy de los montones{ $round ->
        [0] { "" }
       *[other] , es decir, sus restos al dividirlos entre { $round },
      } son { $nimbers }: su suma nim es { $sum }{ $high ->
        [yes] , y al menos uno es mayor que 1.
       *[no] .
      }
  }
theorem-components-none-left = después de la jugada nadie puede jugar: es la última.
theorem-components-lost = la posición se divide en { $before }, cuya suma nim es 0. Toda jugada la cambia, y el rival siempre puede hacer que vuelva a ser 0.
    .short = la suma nim de los números de Grundy es 0, y toda jugada la cambia.
other-theorem = La más fácil de recordar es { $move }: { $law }
mex = { $count ->
    [one] El número de Grundy es { $nimber }, el menor que ninguna jugada deja (el mex). Número que deja la jugada (entre paréntesis, una que lo deja): { $moves }.
   *[other] El número de Grundy es { $nimber }, el menor que ninguna jugada deja (el mex). Números que dejan las jugadas (entre paréntesis, una jugada que lo deja): { $moves }.
  }
parts = La posición se divide en { $count } componentes que no influyen unas en otras. Su número de Grundy es la suma nim (xor) de los de todas: { $sum } = { $nimber }.
in-brackets = { " " }({ $text })
as-sentence = { $text }.
certificate = { $listed ->
    [yes] { $won ->
        [yes] { $count ->
            [one] deja { $position }. Entre { $position } y las posiciones a las que se puede llegar desde ahí, solo esa es perdedora{ $alike }:
           *[other] deja { $position }. Entre { $position } y las posiciones a las que se puede llegar desde ahí, estas { $count } son perdedoras{ $alike }:
          }
       *[no] { $count ->
            [one] entre { $position } y las posiciones a las que se puede llegar desde ahí, solo esta es perdedora{ $alike }:
           *[other] entre { $position } y las posiciones a las que se puede llegar desde ahí, estas { $count } son perdedoras{ $alike }:
          }
      }
   *[no] { $won ->
        [yes] deja { $position }. Entre { $position } y las posiciones a las que se puede llegar desde ahí, { $count } son perdedoras ({ $card }).
       *[no] entre las posiciones a las que se puede llegar desde { $position }, { $count } son perdedoras ({ $card }).
      }
  }
certificate-proves = { $count ->
    [one] Desde cualquier otra posición que pueda darse{ $spares ->
        [yes] , salvo si la partida ha terminado,
       *[no] ,
      } alguna jugada lleva a ella.
   *[other] Ninguna jugada lleva de una de ellas a otra; desde cualquier otra posición que pueda darse{ $spares ->
        [yes] , salvo si la partida ha terminado,
       *[no] ,
      } alguna jugada lleva a una de ellas.
  }
losing-by-heart = O aprende de memoria las posiciones perdedoras que pueden darse ({ $count } en total; { $card }).
leaves-lost-drawn = deja una posición perdedora: a toda respuesta se puede replicar dejando otra posición perdedora{ $ends ->
    [yes] , o bien la respuesta acaba la partida y, así, pierde
   *[no] { "" }
  }.
then-answer = réplica { $move }
leaves-lost = deja { $position }, una posición perdedora para quien tiene el turno: a toda respuesta se puede replicar dejando otra posición perdedora{ $ends ->
    [yes] , o bien la respuesta acaba la partida y, así, pierde
   *[no] { "" }
  }.
replies-answered = toda respuesta tiene una réplica ganadora{ $ends ->
    [yes] , o acaba la partida y, así, pierde
   *[no] { "" }
  }:
moves-answered = toda jugada tiene una réplica ganadora{ $ends ->
    [yes] , o acaba la partida y, así, pierde
   *[no] { "" }
  }:
reply-answered = la réplica a { $reply } es { $answer }, que deja { $then } ({ $note }).
reply-ends = { $reply } acaba la partida, y quien hace esa jugada pierde.
more-replies-answered = { $count ->
    [one] También tiene réplica 1 jugada más{ $ends ->
        [yes] , o acaba la partida y, así, pierde
       *[no] { "" }
      }.
   *[other] También tienen réplica { $count } jugadas más{ $ends ->
        [yes] , o acaban la partida y, así, pierden
       *[no] { "" }
      }.
  }
more-replies = { $count ->
    [one] 1 más, también con réplica{ $ends ->
        [yes] { " " }o final de la partida
       *[no] { "" }
      }
   *[other] { $count } más, todas con réplica{ $ends ->
        [yes] { " " }o final de la partida
       *[no] { "" }
      }
  }
more-replies-menu = { $count ->
    [one] 1 más, también con réplica{ $ends ->
        [yes] { " " }o final de la partida
       *[no] { "" }
      } («a» la muestra)
   *[other] { $count } más, todas con réplica{ $ends ->
        [yes] { " " }o final de la partida
       *[no] { "" }
      } ({ $listed ->
        [0] «a» las muestra
       *[other] «a» muestra hasta { $listed }
    })
  }
left-out = { "  " }… { $more }
more-replies-alike = { $count ->
    [one] 1 más deja lo mismo que una de estas ({ $alike })
   *[other] { $count } más dejan lo mismo que una de estas ({ $alike })
  }
more-drawings = { $count ->
    [one] 1 dibujo (--full lo muestra)
   *[other] { $count } dibujos (--full los muestra)
  }
drawings-mean = Cada dibujo muestra lo que dejan estas jugadas.
line-hint = «l» muestra la partida más larga, jugada a jugada.
line-hint-points = «l» muestra el mejor juego de ambos lados, jugada a jugada.
why-again = Otra vez «w» dice el teorema entero.
piles-changed = 2=4 significa: el montón 2 tiene ahora 4. Los demás montones no han cambiado.
as-told = { $text }
line-unknown = Aquí no se conoce la partida más larga.
no-replies = No hay respuestas que mostrar.
longest-line = La partida más larga, si quien gana va lo más rápido posible y quien pierde, lo más despacio:
line-goes-on = y así sucesivamente; solo se muestran las primeras { $count } jugadas
best-line = El mejor juego de ambos lados:
side-own = quien juega
side-other = rival
column-reply = respuesta
column-gains = gana ahora
column-other = diferencia del rival
column-margin = diferencia
mark-best = la mejor
column-leaves = deja
column-answer = réplica
column-leads-to = lleva a
leads-to = { $outcome ->
    [win] { $moves ->
        [0] victoria
       *[other] { $moves ->
            [one] victoria inmediata
           *[other] victoria en { $moves } jugadas
          }
      }
    [draw] empate
   *[loss] { $moves ->
        [0] derrota
       *[other] { $moves ->
            [one] derrota inmediata
           *[other] derrota en { $moves } jugadas
          }
      }
  }
column-move = jugada
note-end = el final
note-lost = otra posición perdedora
note-two = se juegue lo que se juegue, quedan dos jugadas
    .short = quedan dos
    .means = Quedan dos: se juegue lo que se juegue, quedan exactamente dos jugadas.
label-nim-sum = suma nim

more = -- espacio: seguir; q: volver --
card-by-flag = --card las muestra todas
card-by-letter = «c» las muestra todas
card-by-json = solve --card --json las muestra todas

## Typography

# La marca decimal; si se agrupan las cifras y se unen al nombre que las sigue (yes o no); letras que se unen a la palabra siguiente y
# palabras que se unen al número que las sigue; si es yes, palabras más largas que siguen a una cifra y no son nombres.
typography-point = ,
typography-ties = yes
typography-tied-words = montón fila columna bolo sumando jugada lección par Participante partida Grundy
typography-no-nouns = que son con del las los una uno por para como más está están gana ganan pierde pierden deja dejan tiene tienen queda quedan tras desde entre hasta cuando también pero porque sin entonces derriba acaba acaban
# Signos que no lleva ningún mensaje; _ es un espacio.
# avoided: " “ ” ... — – __ _, _; _) (_ «_ _» ¿_ ¡_

# Palabras: una para cada cosa, con el principio con que se reconoce. Fuentes:
# [W] Nim (juego), es.wikipedia.org: montón, fósforos, juego normal y de misère, teorema de Sprague-Grundy.
# [H] Teoría de juegos, cap. 25, github.com/zlarosav/cphb-es: montones de palitos, estado ganador y perdedor (aquí:
#     posición), suma nim, número de Grundy, mex, juego misère, jugada, casilla.
# [G] La simetría del Nim, libro de GeoGebra Juegos: montones, potencias de 2, versiones normal y misère, la película de Marienbad.
# [B] Nim, versión misère (reglamento), github.com/tagore84/bga: posición perdedora y ganadora, montones o filas, palillos.
# [J] Jugar al Nim, kids.jotdown.es: quitar, llevarse la última, estrategia ganadora, cerillas (aquí: fósforos, que se entiende en América).
# [C] Juego del cinco, miaulapreferida.blogspot.com: posiciones ganadoras y perdedoras.
# [P] El juego de los palitos, cafedementa13.blogspot.com: palitos, filas, jugador y turno.
# [F] Juego de los fosforitos, mipersona.net/armandoacosta: fósforos, jugada.
# [M] MENACE, es.stringtranslate.com: cajas de fósforos, cuentas (aquí: bolitas, que no se confunden con contar).
# [D] Juega al Nim contra Fibo, divermates.es: retirar de uno o de varios montones, variante, objetos de un montón.
# «Nímero» (nimber) no se usa: en los textos vistos solo aparece como errata de «número». Sin fuente vista: réplica (la respuesta propia
# a la respuesta del rival), par áureo, componente, diferencia, aprendiz.
# term: losing position = perdedor, perdid
# term: winning position = ganador, ganad
# term: winning move = jugada ganadora, ganan, jugada que gana, gana
# term: optimal move = óptim
# term: perfect player = perfec
# term: opponent = rival
# term: nimber = número de grundy, números de grundy
# term: nim-sum = suma nim
# term: component = componente
# term: transposition table = tabla de transposiciones
# term: theorem = teorema
# term: golden pair = par áureo, pares áureos
# term: misère = misère
# term: normal play = juego normal
# term: matchbox = caja
# term: bead = bolita
# term: cell = casilla
# term: square = cuadrado
# term: board = tablero
# term: domino = dominó
# term: heap = montón, montones
# term: learner = aprendiz
# term: lesson = lecci
# term: margin = diferencia
# term: period = periodo
# term: pile = montón, montones
# term: sprague-grundy = sprague-grundy
# term: summand = sumando

# Lo que la comprobación señala y está bien como está.
# right: column-nimber: nimber
# right: damage-misere: "
# right: damage-result: "
# right: damage-tag: "
# right: misere-game
# right: name-level
# right: name-perfect
# right: nimber-by-command
# right: outcome-nimber: nimber
# right: position-cram-unreadable: ...
# right: standing-won: opponent
# right: tagline-chomp: square
# right: words-misere
# right: help-set: square
# right: words-no

## Figures

percent = { $number } %
list-and = { $first }, { $last }
list-numbers = { $first } y { $last }
list-or = { $first } { $last ->
    [q] o
    [half] o
    [learner] o
    [law] o
   *[other] o bien
  } { $last }

## The quiz

quiz-ask = ¿Ganadora (+) o perdedora (-)? (t pista, ? no lo sé)
quiz-ask-points = ¿Ganadora (+), perdedora (-) o de empate (=)? (t pista, ? no lo sé)
quiz-help = Una posición es ganadora si quien tiene el turno puede ganar, haga lo que haga su rival; si no, es perdedora. Escribe + si es ganadora o - si es perdedora, o la palabra.
quiz-help-points = Una posición es ganadora si quien tiene el turno puede conseguir de aquí en adelante más que su rival, haga este lo que haga; es de empate si lo más que puede conseguir es igualar. Escribe + si es ganadora, - si es perdedora o = si es de empate, o la palabra.
quiz-refuse = «{ $answer }» no es una respuesta aquí. { $accepted }
quiz-accepts = Escribe + si es ganadora o - si es perdedora, o «?» si no lo sabes; «h» da ayuda.
quiz-accepts-points = Escribe + si es ganadora, - si es perdedora o = si es de empate, o «?» si no lo sabes; «h» da ayuda.
quiz-accepts-move = { $how } O escribe «?» si no lo sabes, o «w JUGADA» para ver por qué; «h» da ayuda.
quiz-such-as = Escribe una jugada, como { $example }.
quiz-no-tip = No hay otra pista para esta posición.
quiz-help-why = «w JUGADA» dice por qué una jugada es buena o mala. Cuenta como error, igual que «?».
quiz-told = Preguntar por una jugada cuenta como no saber la respuesta.
quiz-ask-move = ¿Qué jugada gana? (t pista, w JUGADA motivo, ? no lo sé)
quiz-help-move = Escribe una jugada que gane. «q» sale.
quiz-ask-best = ¿Qué jugada es la mejor? (t pista, w JUGADA motivo, ? no lo sé)
quiz-help-best = Escribe una jugada que consiga la mejor diferencia: lo que ganas de aquí en adelante menos lo que gana tu rival. «q» sale.
quiz-verdict = { $right ->
    [yes] Correcto: { $fact }.
    [unknown] La respuesta: { $fact }.
   *[no] Incorrecto: { $fact }.
  }
quiz-outcome = { $outcome ->
    [win] la posición es ganadora
    [draw] la posición es de empate
   *[loss] la posición es perdedora
  }
quiz-best = { $points ->
    [yes] { $count ->
        [one] la jugada { $moves } es mejor que todas las demás
       *[other] las jugadas { $moves } son mejores que todas las demás
      }
   *[no] { $count ->
        [one] solo gana { $moves }
       *[other] solo ganan { $moves }
      }
  }
quiz-card-by-solve = solve --card las muestra todas
quiz-read = Para aprender ahora: nimatron learn { $name } (lección { $number }: { $title })

## Answers

words-help = ayuda
words-why = porqué porque
words-undo = deshacer
words-redo = rehacer
words-quit = salir fin
words-back = atrás volver
words-yes = sí revancha
words-no = no
words-review = analizar análisis
words-change = cambiar otro
words-keep = seguir continuar
words-won = ganadora gana ganada
words-lost = perdedora pierde perdida
words-drawn = empate empatada

## Going back, and misère play

help-back = «b» vuelve a la pregunta anterior.
refuse-back = Antes de esta pregunta no hay ninguna.
refuse-misere = { $game } no tiene la modalidad misère. Elígelo sin misere, o elige otro juego.
words-misere = misère

## Positions that are too large

no-hints = { $memory ->
    [yes] { $why } Sigue jugando: habrá ayudas cuando sea más pequeña. O empieza una partida con un --max-memory mayor.
   *[no] { $why } Sigue jugando: habrá ayudas cuando sea más pequeña.
  }
machine-knows = { $name }: ya no tengo que jugar a ojo.

## Sums of games

variant-only-normal = { $game } no tiene --misere: solo se juega en juego normal, en el que los números de Grundy se suman.
beyond-summand = El sumando { $number } es demasiado grande; los sumandos se reparten la memoria por igual. { $why }

## Memory that the system refuses

# Se dice antes de construir las palabras, así que no tiene datos y está en una línea.
memory-first = El programa no puede empezar: el sistema niega la memoria que necesita.

## What is known so far

so-far-theorem = gana por un teorema: { $move }
so-far-share = hecho alrededor del { $percent } % del trabajo
so-far-games = juzgadas { $judged } de { $count ->
    [one] 1 partida
   *[other] { $count } partidas
  }
others-unsettled = No se ha aclarado si ganan también otras jugadas: la búsqueda tardaría demasiado.

boxes-in-use = Otro nimatron está usando { $file }; espera a que termine o nombra otro archivo.
boxes-no-lock = No se puede bloquear { $file }: { $lock } no es un archivo normal.
learn-help-keys = «t» da una pista. «?» significa «no lo sé»: muestra por qué, y cuenta como error.
learn-no-progress-file = { $file } es una carpeta, un dispositivo o una tubería; el progreso se guarda en un archivo normal.
typography-colon = :
typography-semicolon = ;
ask-turn-only = Jugada [{ $move }]:
hints-examined = La partida ya se examinó y las pistas están bloqueadas (--hints): «y» juega otra vez.
won-you = Has ganado, { $name }.
won-other = Ha ganado { $name }.
short-send = línea para enviar
words-send = línea
forfeit-resigned = { $name } abandona.
words-more = más
forgotten = Borrado: { $file }
forgotten-none = No hay marcadores ni niveles guardados.
refuse-name-move = «{ $answer }» es una jugada, y la partida empieza después de los nombres. Escribe un nombre, o pulsa Enter para elegir el que está entre corchetes.
