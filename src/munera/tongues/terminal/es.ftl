### The terminal.

terminal-help =
    Escribe el número de una opción, sus palabras («pujar 9») o un comienzo claro.
    Pon «;» entre varias jugadas: se hacen todas o ninguna.
      ?                muestra las tres mejores jugadas, tus opciones y por qué
      deshacer         retira tu última jugada, mientras nada la haya seguido
      mesa             muestra toda la mesa
      opciones         da todas las opciones, también las reunidas en una línea
      crónica          cuenta la partida hasta ahora
      reglas           da un resumen; «reglas C4» un capítulo,
                       «reglas C4.6» una regla
      guardar ARCHIVO  guarda desde ahora la partida en ese archivo
      salir            termina; la partida queda guardada y puede seguir
terminal-welcome = Te sientas en el asiento { $seat }; contigo juegan { LIST($others, "comma") }.
terminal-welcome-as = Te sientas en el asiento { $seat } como { $name }; contigo juegan { LIST($others, "comma") }.
terminal-commands = «ayuda» da las órdenes, «?» aconseja, «reglas» las reglas, «salir» termina y guarda la partida.
terminal-nothing-yet = Aún no ha pasado nada.
terminal-kept-in = La partida está guardada en { $path }.
terminal-choose-file = { $problem } Elige otro archivo con «{ common-command-save } ARCHIVO».
terminal-nothing-to-keep = Aún no habías decidido nada; no hay nada que guardar.
terminal-go-on = La partida está guardada. Para seguirla:
terminal-watch-again = Para verla otra vez:
terminal-result = Resultado
terminal-won = gana
terminal-player = jugador
terminal-score = puntos
terminal-more-lines = … { $count } líneas más; «{ common-command-log }» las muestra todas
terminal-asked = { $who }:
terminal-type-number = escribe el número, por ejemplo { $example }
terminal-type-words = escribe por ejemplo «{ $example }»; { $number } a secas es «{ $first }»
terminal-run = { $first } … { $last }
terminal-folded = «{ common-command-choices }» da las { $count }

## Watching a record

terminal-replay-help = Intro: seguir · b: atrás · un número: ir a esa jugada · t: la mesa · e: el final · q: salir
terminal-replay-at = [{ $move } de { $moves }]
terminal-replay-title =
    { LIST($names, "comma") }: { $moves ->
        [one] { $moves } jugada
       *[other] { $moves } jugadas
    }.
terminal-replay-title-variants =
    { LIST($names, "comma") }, con { LIST($variants, "comma") }: { $moves ->
        [one] { $moves } jugada
       *[other] { $moves } jugadas
    }.
terminal-no-move = No hay ninguna jugada { $move }; la última es la { $last }.
terminal-means-nothing = «{ $typed }» no significa nada aquí. { terminal-replay-help }
terminal-beginning = Este es el principio.
terminal-unfinished = El registro termina aquí; la partida no ha terminado.

## Lists of games, simulations

terminal-game = { $name }: { $title }, para { LIST($counts, "or") } jugadores; variantes: { $variants }
terminal-no-variants = ninguna
terminal-simulated =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } de { $game } con { $players } jugadores { $bot }, semilla { $seed }
terminal-with-variants = { $game } ({ LIST($variants, "comma") })
terminal-column-seat = asiento
terminal-column-mean-score = media
terminal-column-win-rate = victorias
terminal-column-interval = intervalo 95 %
terminal-all-seats = todos
terminal-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
terminal-percent = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) } %
terminal-between = de { $low } a { $high }
terminal-speed = { $steps } acciones por partida, { $speed } partidas por segundo
terminal-rounded = { NUMBER($number, maximumFractionDigits: 1) }
terminal-playing = jugando

## Matches between bots, reports

terminal-whole-rounds = { $games } partidas no son vueltas enteras de { $seats } asientos; se juegan { $played }.
terminal-more-games = { $path } ya contiene más partidas; cuentan las { $games }.
terminal-stopped = Parado tras { $done } de { $games } partidas; la misma orden sigue desde { $path }.
terminal-arena =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } de { $game } en { $blocks ->
        [one] { $blocks } bloque
       *[other] { $blocks } bloques
    } de { $players }
terminal-column-bot = bot
terminal-column-seats = asientos
terminal-column-games = partidas
terminal-column-win-share = victorias
terminal-column-fair-share = parte justa
terminal-column-mean-place = puesto medio
terminal-column-decision = decisión
terminal-column-longest = la más larga
terminal-column-mu = mu
terminal-column-sigma = sigma
terminal-column-ordinal = ordinal
terminal-arena-speed = semilla { $seed }, { $speed } partidas por segundo, { $steps } acciones por partida
terminal-reported =
    { $path }: { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }, { $speed } por segundo
terminal-exported =
    { $path }: { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }, { $rows ->
        [one] { $rows } fila
       *[other] { $rows } filas
    }

## Advice and analysis

terminal-advice-only = No hay nada más que hacer: { $move }{ $brings }.
terminal-advice-best = { $place }. { $move }{ $brings }: { $chance } % de ganar, { $gap } puntos más que la siguiente.
terminal-advice-worse = { $place }. { $move }{ $brings }: { $chance } % de ganar, { $gap } puntos menos que la mejor.
terminal-advice-equal = { $place }. { $move }{ $brings }: { $chance } % de ganar, e igual de buena: { $other }.
terminal-analysing = analizando
terminal-chances = Probabilidad de ganar tras cada jugada
terminal-column-move = jugada
terminal-chance = (azar)
terminal-nothing-better = La búsqueda no habría hecho nada mejor.
terminal-mattered = Lo que contó:
terminal-awards = Premios:
terminal-mark = { $move }. { $said }
terminal-award = { $who }: { $said }
terminal-learnt = { $path }: { $games } partidas; puntuaciones falladas por { $missed }, sorpresa { $surprise }

## Dados comprobados

terminal-dice-fair = Todo correcto: el compromiso se cumple, y también los { $outcomes } resultados del azar.
terminal-dice-unpledged = Este registro no tiene compromiso: sus dados no se hicieron para comprobarlos.
terminal-dice-sealed = El secreto de esta mesa aún no se ha revelado: vuelve a comprobarlo cuando acabe la partida.
terminal-dice-other-secret = El secreto no es aquel con el que la mesa se comprometió antes de la primera jugada.
terminal-dice-wrong = La acción { $action } es incorrecta: el azar debía decir «{ $due }», pero el registro dice «{ $said }».

## The server

terminal-serving = Munera está abierto en { $address } – Ctrl+C lo cierra.
