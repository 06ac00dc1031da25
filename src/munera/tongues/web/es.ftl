### The web page's own words. What games say is in their own catalogues.

## Everywhere

web-back = Atrás
web-settings = Ajustes
web-rules = Reglas
web-rules-of = Reglas de { $game }
web-undo = Deshacer
web-hint = ¿Qué haría un bot?
web-light-theme = Tema claro
web-dark-theme = Tema oscuro
web-of-number = de { $n }
web-go = Confirmar
web-all = todo
web-colosseum = Colosseum
web-level-plebeian = Plebeyo
web-level-eques = Eques
web-level-senator = Senador
web-level-consul = Cónsul
web-level-emperor = Emperador
web-level-on-scale = { $n } de { $of }, { $ease }
web-ease-plebeian = el más fácil
web-ease-eques = fácil
web-ease-senator = medio
web-ease-consul = difícil
web-ease-emperor = el más difícil

## At a table

web-prompt = Lo que se pide
web-the-table-works = Un momento…
web-is-thinking = { $name } está pensando
web-time-left = Tiempo restante
web-title-your-turn = Te toca · { $table }
web-n-players =
    { $n ->
        [one] 1 jugador
       *[other] { $n } jugadores
    }
web-n-watching =
    { $n ->
        [one] 1 mira
       *[other] { $n } miran
    }
web-watching = Quienes miran esta mesa
web-pace-none = sin reloj
web-pace-live = en vivo
web-pace-slow = jugada a jugada
web-leave-table = Dejar la mesa
web-bot-level = Bot, { $level }
web-a-bot-plays = juega un bot
web-at-the-table = en la mesa
web-away = ausente
web-players = Jugadores
web-turn-order = Orden de turno
web-board = Tablero
web-your-place = Tu sitio
web-you-are-first = Primer jugador
web-log = Diario
web-log-empty = Aún no ha pasado nada.
web-chat = Chat
web-chat-empty = Nadie ha dicho nada todavía.
web-chat-write = Escribe a la mesa…
web-pass = Pasar
web-tab-programs = Programas
web-tab-tokens = Fichas
web-tab-players = Jugadores
web-tab-log = Diario
web-tab-more = Más

## Colosseum: the table

web-round = Ronda
web-phase-invest = Invertir
web-phase-acquire = Adquirir
web-phase-trade = Comerciar
web-phase-produce = Producir
web-phase-closing-ceremony = Clausura
web-phase-over = Final
web-board-label = El tablero: un camino de 36 casillas alrededor de la plaza, con arenas, nobles y mercados
web-see-all = Ver todo el tablero
web-see-near = Ver de cerca lo iluminado
web-album = { $n } programas
web-open-programs = Ver los programas en venta
web-coins = Monedas
web-medals = Medallas
web-arena = Arena
web-best-show = Mejor espectáculo
web-loge = Palco Imperial: dos dados
web-season-tickets =
    { $n ->
        [one] 1 abono
       *[other] { $n } abonos
    }
web-podiums =
    { $n ->
        [one] 1 anfiteatro
       *[other] { $n } anfiteatros
    }
web-arena-of =
    { $n ->
        [one] Arena de 1 casilla
       *[other] Arena de { $n } casillas
    }
web-first-player = Primer jugador de esta ronda
web-first-short = 1º
web-no-tokens = ninguna ficha
web-produced = Producido
web-produced-means = Ya producido, puede repetirse: solo cuenta tu mejor espectáculo; los +{ $n } vienen de otros programas.
web-shown-again = otra vez
web-no-show-yet = Aún sin espectáculo
web-your-tokens = Tus fichas
web-star = estrella
web-stars = Estrellas
web-stars-worth = +4 cada una por espectáculo
web-star-nobody = Nadie tiene esta estrella
web-supply-tickets = abonos
web-supply-medals = medallas
web-supply-bag = bolsa
web-your-programs = Tus programas
web-no-programs = No tienes ningún programa.
web-ladder =
    Su propia cifra: { $now } ahora, { $best } completo; { $missing ->
        [0] no falta nada
        [one] falta 1 ficha
       *[other] faltan { $missing } fichas
    }{ $jokers ->
        [0] .
        [one] , 1 comodín sustituye.
       *[other] , { $jokers } comodines sustituyen.
    }

## Colosseum: investing

web-expand-label = Ampliar tu arena sobre la casilla { $space }, para programas mayores:
web-tag-arena-brings = +1 casilla
web-tag-loge = Palco
web-tag-loge-brings = dos dados
web-tag-ticket = Abono
web-tag-ticket-brings = +5 por espectáculo
web-ask-buy = ¿Comprar { $program }?
web-ask-expand = ¿Ampliar tu arena sobre la casilla { $space }?
web-ask-ticket = ¿Comprar un abono?
web-ask-loge = ¿Construir el Palco Imperial?
web-ask-second-medals = ¿Pagar dos medallas por una segunda inversión?
web-ask-second-token = ¿Pagar una ficha de Acción Adicional por una segunda inversión?
web-ask-cash = ¿Cambiar una medalla por { $n } monedas?
web-ask-swap = ¿Cambiar una ficha de Acción Adicional por una medalla?
web-go-pay = Pagar { $n }
web-go-second = Invertir otra vez
web-go-cash = Tomar las monedas
web-go-swap = Cambiar
web-cash-medal = Medalla → 6 monedas
web-swap-token = Acción Adic. → medalla
web-second-medals = Otra vez: 2 medallas
web-second-token = Otra vez: Acción Adicional
web-fx-arena = arena de { $n }, para programas mayores
web-fx-loge = dos dados en cada espectáculo
web-fx-ticket = +5 espectadores en cada espectáculo
web-fx-filled = { $have } de { $of } fichas
web-fx-assets = fichas
web-fx-audience = público
web-audience-means = Lo que atraería este programa si se diera ahora: su propia cifra, más espectáculos anteriores, abonos, estrellas, nobles y anfiteatros.
web-fx-walk = casilla { $from } →
web-fx-rest = { $space }, zona de descanso: una medalla
web-fx-star-gained = Estrella: { $kind }
web-fx-star-lost = Estrella perdida: { $kind }
web-fx-star-kept = Estrella conservada: { $kind }
web-fx-too-poor = muy poco para una subasta: empieza en { $n }
web-fx-more = { $n } más…
web-fx-spectators = { $n } espectadores

web-programs = Programas
web-back-to-table = Volver a la mesa
web-for-sale-count = { $n } de { $of } en venta
web-you-have = Tienes
web-find-program = Buscar un programa
web-i-may-buy = Que puedo comprar
web-fits-my-arena = Cabe en mi arena
web-sorted-by = Ordenar por
web-sorted-closest = más completos
web-sorted-draws = público actual
web-sorted-price = precio
web-uses-tokens = Usa estas fichas
web-needs-arena = Pide una arena de { $size }; la tuya es de { $yours }
web-leaves-coins = Te quedan { $n } monedas
web-draws-now = Atrae { $n } con tus fichas
web-draws-nothing =
    { $n ->
        [one] Falta 1 ficha más para producirlo
       *[other] Faltan { $n } fichas más para producirlo
    }
web-below-last-show = No supera { $n }, tu último espectáculo
web-too-dear = Más de lo que puedes pagar
web-buy-label = Comprar { $program } por { $n } monedas
web-no-program-found = Ningún programa coincide.
web-already-bought = Ya comprado

## Colosseum: acquiring

web-open-market = Subastar el mercado { $market }
web-market-helps = { $program }: +{ $n } de sus fichas
web-market-helps-none = Nada de lo que falta a tus programas.
web-tag-joker = comodín
web-tag-medal = medalla
web-tag-extra = acción adic.
web-open-at = Abrir el mercado { $market } en
web-bid-label = Pujar { $bid }, quedan { $left }
web-last-coin = Última moneda de { $name }
web-leaves = quedan { $n }
web-bids = Pujas
web-auction-of = Subasta del mercado { $market }
web-auction-has-won = ya ha ganado un mercado
web-auction-passed = se ha retirado
web-auction-passed-at = se ha retirado · pujó { $bid }
web-auction-poor = muy pocas monedas: { $of }
web-auction-why-passed = retirado
web-auction-why-poor = muy pocas monedas
web-auction-why-has-won = mercado ganado
web-auction-out = fuera
web-auction-leads = en cabeza con { $bid } de { $of }
web-auction-bid = puja { $bid } de { $of }
web-bids-lower = Pujas más bajas
web-bids-higher = Pujas más altas
web-fx-rival-limit = { $name } puede llegar a { $n }
web-ask-accept = ¿Aceptar la oferta de { $name }?
web-ask-accept-counter = ¿Aceptar la contraoferta de { $name }?
web-auction-in =
    { $of ->
        [0] sin monedas
        [one] 1 moneda
       *[other] { $of } monedas
    }
web-ask-open = ¿Subastar el mercado { $market }?
web-ask-raise = Puja más de { $bid } por el mercado { $market } o retírate.
web-ask-bid = ¿Pujar { $bid } por el mercado { $market }?
web-out-passed = Te has retirado: esta subasta sigue sin ti.
web-out-poor = { FORM($who, "has") } pujado { $bid } y tienes { common-coins }: quedas fuera de esta subasta.
web-out-has-won = Ya has ganado un mercado: no puedes pujar en esta subasta.
web-outbid = Con { common-coins } no podías pujar más.
web-cannot-open = Las pujas empiezan en { $least }: con { common-coins } no puedes pujar.
web-go-open = Abrir en { $bid }
web-go-bid = Pujar { $bid }
web-go-put-up = Subastar
web-drop-out = Retirarse

## Colosseum: trading

web-trade-with = Comerciar con
web-trade-thinks = lo piensa
web-trade-answered = ha respondido
web-trade-declined = ha rechazado
web-trade-lacks = no lo tiene
web-trade-has =
    { $n ->
        [one] tiene 1 tipo que te falta
       *[other] tiene { $n } tipos que te faltan
    }
web-trade-has-none = no tiene nada que te falte
web-trade-you-lack = les faltan a tus programas
web-trade-hint =
    Elige a quién pedir. Puedes hacer { $n ->
        [one] una oferta más
       *[other] { $n } ofertas más
    }.
web-everyone = Todos
web-first-to-accept = al primero que acepte
web-you-give = Das
web-you-get = Recibes
web-gives = { $name } da
web-in-return = A cambio
web-from-your-rack = De tus fichas
web-from-player = De { $name }
web-from-anyone = De cualquiera
web-give-label = Dar { $kind }, quedan { $n }
web-want-label = Pedir { $kind }, hay { $n }
web-take-back-label = Retirar { $kind }
web-nothing-yet = nada aún
web-deal-added = añadido
web-deal-taken-out = quitado
web-pay-label = Monedas que pagas
web-charge-label = Monedas que pides
web-offer-of = { $name } hace esta oferta.
web-may-offer = { $name } puede hacer una oferta.
web-offer-preparing = { $name } prepara una oferta.
web-counter-of = { $name } responde con esta oferta.
web-offer-refused = Eso no puede formar parte de la oferta.
web-offer-declined =
    { $n ->
        [one] { LIST($who) } ha rechazado tu oferta.
       *[other] { LIST($who) } han rechazado tu oferta.
    }
web-offer-nobody = Nadie ha aceptado tu oferta: { LIST($who, form: "inside") } la han rechazado.
web-offer-passed-over =
    { $n ->
        [one] { LIST($who) } no tiene lo que quieres.
       *[other] { LIST($who) } no tienen lo que quieres.
    }
web-counter-declined = { LIST($who) } ha rechazado tu contraoferta.
web-for-you = Para ti
web-for-player = Para { $name }
web-no-program-changes = Ningún programa cambia
web-end-trading = Dejar de comerciar
web-ask-draft-both = Elige qué das y qué quieres a cambio.
web-ask-draft-want = Ahora elige qué quieres a cambio.
web-ask-draft-give = Ahora elige qué das a cambio.
web-ask-send = ¿Enviar esta oferta?
web-do-send = Enviar
web-do-accept = Aceptar
web-do-decline = Rechazar
web-do-counter = Cambiar…

## Colosseum: producing

web-do-begin = Empezar el espectáculo
web-dice-label = Dados: { $faces }
web-your-roll = Tu tirada
web-the-roll = La tirada
web-walk =
    { $n ->
        [one] { $noble }: 1 casilla
       *[other] { $noble }: { $n } casillas
    }
web-walk-way = de { $from } a { $where }
web-choose-noble = Elige un noble iluminado.
web-choose-target = Elige adónde va.
web-medals-move-nobles = Una medalla mueve un noble hasta tres casillas, adelante o atrás: elige uno iluminado.
web-move-label = { $noble } en la casilla { $space }
web-move-to-label = { $noble } { $n } casillas, a la casilla { $space }
web-move-brings = { $n } espectadores { FORM($who, "for") }
web-ask-move =
    ¿Mover { FORM($noble, "to") } { $n ->
        [one] una casilla?
       *[other] { $n } casillas?
    }
web-go-move = Mover
web-ask-produce = ¿Producir { $program }?
web-go-produce = Producir
web-ask-jokers =
    { $n ->
        [0] ¿Sin comodín?
        [one] ¿Usar un comodín?
       *[other] ¿Usar { $n } comodines?
    }
web-go-jokers = Usar
web-use-jokers =
    { $n ->
        [0] Sin comodín
        [one] 1 comodín
       *[other] { $n } comodines
    }
web-ask-medals =
    { $n ->
        [0] ¿No gastar medallas en público?
        [one] ¿Gastar una medalla en público?
       *[other] ¿Gastar { $n } medallas en público?
    }
web-produce-for = Producir para { $n }
web-produce-label = Producir { $program }, { $n } espectadores
web-audience = Público
web-show-all = Las { $n } fichas
web-show-some = { $have } de { $of } fichas
web-show-jokers =
    { $n ->
        [one] un comodín sustituye
       *[other] { $n } comodines sustituyen
    }
web-show-each = +{ $n } cada uno
web-show-previous =
    { $n ->
        [0] Ningún otro programa producido
        [one] 1 otro programa producido
       *[other] { $n } otros programas producidos
    }
web-show-tickets =
    { $n ->
        [0] Ningún abono
        [one] 1 abono
       *[other] { $n } abonos
    }
web-show-stars = Estrellas usadas
web-show-nobles = Nobles en la arena
web-show-podiums =
    { $n ->
        [0] Ningún anfiteatro
        [one] 1 anfiteatro
       *[other] { $n } anfiteatros
    }
web-show-medals = Medallas gastadas
web-show-medals-held = tienes { $n }
web-fewer-medals = Una medalla menos
web-more-medals = Una medalla más

## Colosseum: closing

web-closing-podium = Anfiteatro
web-closing-clean-up = Limpieza
web-closing-donation = Donación
web-podium-goes-to = Un anfiteatro { FORM($who, "for") } con { $score }: +3 en cada espectáculo.
web-podium-contest = Los dados deciden quién lo recibe.
web-clean-up-says = Una ficha de cada espectáculo sale del juego.
web-donation-says =
    { WHO($who) ->
        [you] Vas en último lugar con { $score } y puedes pedir una ficha { FORM($giver, "to") }.
       *[other]
            { WHO($giver) ->
                [you] { $who }, en último lugar con { $score }, puede pedirte una ficha.
               *[other] { $who }, en último lugar con { $score }, puede pedir una ficha { FORM($giver, "to") }.
            }
    }
web-donation-next = Luego el último puede pedir una ficha al primero.
web-in-the-fire = En el fuego
web-donated = { $who }, en último lugar, ha recibido de ti { FORM($kind, "a") } en donación.
web-no-loss = sin pérdida
web-no-gain = sin ganancia
web-star-kept = estrella salvada
web-star-lost = estrella perdida
web-star-won = estrella ganada
web-star-taken = { FORM($who, "has") } tomado tu estrella: { LIST($kinds) }.
web-spectators = espectadores
web-pick-loses =
    El programa { $number }, { $program }, pierde { $n ->
        [one] 1 espectador
       *[other] { $n } espectadores
    } si cedes esta ficha.
web-pick-gains =
    El programa { $number }, { $program }, gana { $n ->
        [one] 1 espectador
       *[other] { $n } espectadores
    } con esta ficha.
web-ask-discard = ¿Descartar esta ficha: { $kind }?
web-go-discard = Descartar
web-ask-request = ¿Pedir esta ficha: { $kind }?
web-go-request = Pedir

## Circus Maximus: the table

web-circus-maximus = Circus Maximus
web-day = Día
web-phase-favours = Favores
web-phase-tickets = Entradas
web-phase-events = Eventos
web-phase-scoring = Recuento
web-circus-board-label = La ciudad: la villa de César, el Foro y tres recintos, con sus colas
web-place-villa = Villa
web-place-forum = Foro
web-place-circus_maximus = Circo
web-place-theatre_of_pompey = Teatro
web-place-colosseum = Coliseo
web-places = Lugares
web-turn-order-short = Cola
web-start-player = Primer jugador
web-start-short = 1º
web-start-player-text = Desde ahora empiezas cada cola.
web-start-card = la carta de primer jugador
web-the-queue = La cola
web-queue-served = atendida desde el frente, una carta por comerciante
web-queue-empty = Aún no hay nadie en la cola.
web-served = atendido
web-nothing-to-sell = nada que vender
web-trader-idle = { $name }, { $rank }: { $why }
web-now = ahora
web-no-visitors = aún sin visitantes
web-tickets = Entradas
web-favours = Favores
web-in-hand = En mano
web-sold = Ventas
web-none = ninguno
web-none-yet = aún nada
web-has-passed = ha pasado
web-out = fuera
web-today = Hoy
web-n-events =
    { $n ->
        [0] sin evento especial
        [one] 1 evento especial
       *[other] { $n } eventos especiales
    }
web-event-pays =
    { $n ->
        [one] los visitantes pagan 1 moneda más
       *[other] los visitantes pagan { $n } monedas más
    }
web-no-events = Los visitantes pagan lo de siempre.
web-favours-left = Favores restantes
web-visitors-left = Visitantes restantes
web-trader = Comerciante
web-your-traders = Tus comerciantes
web-unplayed-pay = Los comerciantes no jugados dan sus monedas esta noche.
web-tonight = Esta noche
web-tonight-sold = vendido
web-tonight-tickets = entradas
web-tonight-unplayed = sin jugar
web-more-to-sell = hasta { $n } más
web-your-tickets = Tus entradas
web-your-favours = Tus favores
web-no-tickets-yet = Aún ninguna. Se venden en el Foro.
web-no-tickets-today = Ninguna.
web-no-favours-yet = Ninguno. Se conceden en la villa.
web-no-favours-today = Ninguno.
web-no-tickets-here = no quedan
web-best-visitor = mejor visitante { $n }
web-up-to = hasta { $n }
web-worth-unused = vale { $n } si no se usa
web-tab-traders = Comerciantes
web-tab-favours = Favores

web-favour-extra_visitor = Roba un visitante para el recinto que elijas.
web-favour-push_ahead = Uno de tus comerciantes avanza un puesto.
web-favour-double_sale = Un comerciante atendido vende dos entradas.
web-favour-recall_trader = Recupera un comerciante de una fase anterior y juégalo.
web-favour-bribe_legionnaire = Un legionario te paga 6 en vez de 2.
web-favour-new_ticket = Roba una entrada y un visitante para su recinto.
web-favour-rank_one_is_eight = Tu 1 cuenta como 8 en esta fase.
web-favour-double_purchase = Un comerciante atendido en el Foro toma dos entradas.
web-favour-second_trader = Juega otro comerciante en el mismo turno.
web-when-instead = En lugar de un comerciante.
web-when-forum = En lugar de un comerciante, en la fase de entradas.
web-when-buying = Al ser atendido en el Foro.
web-when-selling = Al ser atendido en un recinto.
web-when-beside = Junto con un comerciante.
web-when-one = Cuando juegas tu 1.

web-to-venue = A: { $venue }
web-sell-to = Vender ({ $visitor }, paga { $n })
web-push-label = Adelantar tu { $rank }
web-choose-venue = Elige un recinto para tu { $rank }.
web-choose-push = Elige qué comerciante avanza.
web-choose-recall = Elige qué comerciante vuelve.
web-choose-buyer = Elige quién compra.
web-choose-ticket = Elige ahora la entrada para este visitante.
web-ask-play = ¿Jugar tu { $rank }?
web-ask-play-at = ¿Jugar tu { $rank }: { $venue }?
web-ask-play-as-eight = ¿Jugar tu { $rank } como 8?
web-ask-play-as-eight-at = ¿Jugar tu { $rank } como 8: { $venue }?
web-ask-recall = ¿Recuperar tu { $rank } y jugarlo otra vez?
web-ask-recall-at = ¿Recuperar tu { $rank } y jugarlo otra vez: { $venue }?
web-ask-push = ¿Adelantar tu { $rank } un puesto?
web-ask-use = ¿Usar el favor «{ $favour }»?
web-ask-take = ¿Tomar «{ $thing }»?
web-ask-sell = ¿Vender «{ $thing }» ({ $visitor })?
web-go-play = Jugar
web-go-push = Adelantar
web-go-place = Colocar
web-go-use = Usar
web-go-take = Tomar
web-go-sell = Vender
web-sell-nothing = No vender
web-fx-place = en la cola
web-place-of = { $n } de { $of }
web-fx-hand = sin jugar
web-fx-favour-used = gasta un favor

## Pages

web-pages = Páginas
web-nav-play = Jugar
web-nav-rules = Reglas
web-nav-replays = Repeticiones
web-nav-about = Acerca de
web-language = Idioma
web-hero = Dale a Roma un espectáculo.
web-hero-text = Dos juegos de mesa de la antigua Roma, en diez segundos contra buenos bots o con amigos mediante un enlace.
web-about-colosseum = Puja por gladiadores y leones, construye tu arena, atrae al Emperador. Gana un solo gran espectáculo.
web-about-circus_maximus = Dirige una banda de revendedores: haz cola por favores y entradas, y vende caro a las puertas.
web-minutes-colosseum = unos 40 minutos
web-minutes-circus_maximus = unos 25 minutos
web-level = Nivel de los bots
web-bots-of = Bots: { $level }
web-play-now = Jugar ya
web-with-friends = Con amigos
web-my-games = Mis partidas
web-my-games-empty = Ninguna partida en curso.
web-my-games-later = Tus partidas aparecerán aquí cuando responda el servidor.
web-all-games = Las { $n } partidas
web-open-tables = Mesas abiertas
web-open-tables-empty = Nadie espera ahora. Abre una mesa y otros la verán aquí.
web-open-tables-later = Las mesas abiertas aparecerán aquí cuando responda el servidor.
web-status-open = espera jugadores
web-status-playing = en curso
web-status-over = terminada
web-time-to-go = quedan { $time }
web-time-waited = desde hace { $time }
web-seats-free =
    { $n ->
        [one] 1 asiento libre
       *[other] { $n } asientos libres
    }
web-open = Abrir
web-join = Unirse
web-new-table = Nueva mesa
web-replays-text = Revisa tus partidas paso a paso.
web-fan-made = Un lugar gratuito, hecho por aficionados. Juegos de Wolfgang Kramer, Markus Lübke y Jeffrey D. Allers.
web-fair-dice = Dados justos, explicados
web-credits = Créditos
web-loading = Un momento…

web-game = Juego
web-variant-intense_auctions = Subastas intensas
web-variant-intense_auctions-text = Se pueden ganar varias subastas por ronda (regla C4.10).
web-variant-caesar = César
web-variant-caesar-text = Puede venir el propio César, con dos visitantes más (regla M9).
web-pace = Ritmo
web-pace-none-title = Sin prisa
web-pace-none-text = sin reloj
web-pace-live-title = En vivo
web-pace-live-text = { $n } min cada uno, { $more } s por jugada
web-pace-slow-title = Por correo
web-pace-slow-text =
    { $n ->
        [24] un día por jugada
        [72] tres días por jugada
       *[other] { $n } horas por jugada
    }
web-pace-time = Cuánto tiempo
web-pace-minutes = { $n } min
web-pace-hours = { $n } horas
web-pace-days =
    { $n ->
        [one] 1 día
       *[other] { $n } días
    }
web-who-may-come = Quién puede venir
web-with-the-link = Con el enlace
web-anyone = Cualquiera
web-table-name = Nombre de la mesa
web-table-name-hint = Idus de marzo
web-open-the-table = Abrir la mesa
web-the-table = La mesa
web-variants = Variante
web-no-variant = ninguna
web-more-choices = Más opciones
web-may-watch = Se puede mirar
web-may-watch-text = El público ve lo que todos ven y no puede hacer nada.
web-advice-allowed = Consejos permitidos
web-advice-allowed-text = Se puede preguntar qué haría un bot.
web-takes-over = Juega por quien no está
web-takes-over-text = Quien se queda sin tiempo, o se va, puede recuperar su asiento cuando quiera.
web-yes = sí
web-no = no
web-begin-game = Empezar la partida
web-sit-here = Sentarse aquí
web-send-away = Echar a { $name }
web-plan-seats =
    { $n ->
        [0] Todos los asientos están ocupados: puede empezar la partida.
        [one] Un asiento es para un amigo. Abre la mesa para tener su enlace.
       *[other] { $n } asientos son para amigos. Abre la mesa para tener su enlace.
    }

web-seats = Asientos
web-seats-taken = { $n } de { $of } ocupados
web-open-seat = Asiento libre
web-for-a-friend = para un amigo o un bot
web-thats-you = eres tú, con tu color y tu emblema
web-ready = Listo
web-seat-a-bot = Sentar un bot
web-remove-bot = Quitar el bot
web-send-link = Enviar el enlace
web-copied = Copiado
web-your-name = Tu nombre
web-take-a-seat = Sentarse
web-fill-with-bots = Completar con bots
web-i-am-ready = Estoy listo
web-not-yet = Aún no
web-lobby-come = Hay un asiento para ti.
web-lobby-open-seats =
    { $n ->
        [one] Hay un asiento libre. Envía el enlace o sienta un bot.
       *[other] Hay { $n } asientos libres. Envía el enlace o sienta bots.
    }
web-lobby-are-you-ready = Todos los asientos están ocupados. ¿Listo?
web-lobby-waiting = Esperando a { $names }.
web-lobby-starting = Todos listos: empieza la partida.

web-title-over = { $table } ha terminado
web-lasted = duró { $time }
web-podium-label = El podio de los ganadores
web-wins = Gana { $name }
web-you-win = ¡Has ganado!
web-they-win = { $names } comparten la victoria
web-won-spectators = { $n } espectadores en un solo espectáculo.
web-won-coins = { $n } monedas tras tres días.
web-final-standing = Clasificación final
web-by-day = días { $days }, favores { $favours }
web-rematch = Revancha
web-replay = Repetición
web-share = Compartir
web-see-table = Ver la mesa
web-dice-fair = Dados probados justos
web-fair-title = Cada dado y cada robo se derivan del secreto al que la mesa se comprometió antes de la primera jugada.
web-chart-label = Puntuaciones de todos en el tiempo
web-awards = Distinciones
web-awards-none = Todo se repartió por igual.
web-award-podiums = Favorito de la ciudad
web-award-podiums-text =
    { $n ->
        [one] { $n } anfiteatro
       *[other] { $n } anfiteatros
    }
web-award-stars = Creador de estrellas
web-award-stars-text =
    { $n ->
        [one] { $n } estrella al final
       *[other] { $n } estrellas al final
    }
web-award-tickets = Público fiel
web-award-tickets-text =
    { $n ->
        [one] { $n } abono
       *[other] { $n } abonos
    }
web-award-programs = Escenario activo
web-award-programs-text =
    { $n ->
        [one] { $n } programa producido
       *[other] { $n } programas producidos
    }
web-award-rich = Arcas llenas
web-award-rich-text =
    { $n ->
        [one] { $n } moneda al final
       *[other] { $n } monedas al final
    }
web-award-arena = Maestro constructor
web-award-arena-text = una arena de { $n } casillas
web-award-sales = Mejor vendedor
web-award-sales-text =
    { $n ->
        [one] { $n } moneda por ventas
       *[other] { $n } monedas por ventas
    }
web-award-patience = La paciencia paga
web-award-patience-text =
    { $n ->
        [one] { $n } moneda de comerciantes en casa
       *[other] { $n } monedas de comerciantes en casa
    }
web-award-day = El gran día
web-award-day-text =
    { $n ->
        [one] { $n } moneda en un día
       *[other] { $n } monedas en un día
    }
web-award-favours = Amigo de César
web-award-favours-text =
    { $n ->
        [one] { $n } favor guardado hasta el final
       *[other] { $n } favores guardados hasta el final
    }
web-award-find = Mejor jugada
web-award-lucky = Más suerte
web-award-unlucky = Menos suerte
web-award-comeback = Remontada
web-award-steady = Menos errores
web-award-bargain = Mejor puja
web-award-trade = Trato más hábil
web-award-sale = Venta más cara

web-replay-first = Al principio
web-replay-back = Un paso atrás
web-replay-next = Un paso adelante
web-replay-last = Al final
web-replay-play = Reproducir
web-replay-pause = Pausa
web-replay-speed = Velocidad
web-replay-move = Jugada { $n } de { $of }
web-share-moment = Compartir este momento
web-download-record = Registro
web-leave-replay = Salir
web-replays-empty = Ninguna partida terminada.

web-find-rule = Busca una palabra o un número
web-no-rule-found = Ninguna regla dice eso.

web-set-look = Aspecto
web-set-play = Juego
web-set-you = Tú
web-set-kept = guardados en este navegador; nombre, idioma y tema también en tu cuenta
web-set-theme = Tema
web-theme-system = Como el sistema
web-theme-light = Día
web-theme-dark = Noche
web-set-text = Tamaño del texto
web-set-contrast = Más contraste
web-set-contrast-text = Líneas y texto más marcados, superficies sin texturas.
web-set-motion = Movimiento
web-motion-full = Completo
web-motion-short = Breve
web-motion-none = Ninguno
web-set-bots = Los bots responden
web-set-bots-text = en las mesas que abres
web-bots-at-once = Al instante
web-bots-human = A ritmo humano
web-set-sure = Preguntar antes de lo que no se puede deshacer
web-set-sure-text = Pujas, respuestas a otros, dados, el final de tu turno.
web-set-effects = Mostrar lo que hace una jugada
web-set-effects-text = Sus efectos como etiquetas en la pregunta.
web-ask-sure = ¿{ $what }?
web-cannot-be-undone = Esto no se puede deshacer.
web-do-it = Sí, hacerlo
web-set-seats = Asientos
web-set-seats-text = color, emblema y tejido
web-save = Guardar
web-saved = Guardado.
web-record-line = jugadas: { $n }, ganadas: { $won }
web-set-account = Cuenta
web-set-account-text = A un invitado solo lo recuerda este navegador. Con una cuenta encuentras tus partidas en todas partes.
web-password = Contraseña
web-make-account = Crear una cuenta
web-account-made = Tu cuenta está creada.
web-log-in = Entrar
web-logged-in = Has entrado.
web-set-keys = Teclas
web-key-walk = recorrer lo iluminado
web-key-choose = elegir
web-key-back = volver
web-key-pass = pasar
web-key-markets = los mercados

web-about-what = Qué es esto
web-about-what-text = Los munera son los espectáculos que un empresario romano ofrece al pueblo. Aquí dos juegos de mesa se juegan, se estudian y se enseñan a las máquinas. Lo hacen aficionados, sin relación con las editoriales.
web-fair-step-1 = Antes de la primera jugada la mesa elige un secreto y muestra a todos su huella, un hash: el secreto ya no puede cambiar.
web-fair-step-2 = Cada jugador aporta algo propio. Cada dado y cada robo se derivan de ambos: nadie puede dirigirlos.
web-fair-step-3 = Al final se revela el secreto. Cualquiera puede comprobar una partida terminada, aquí o con un comando en su máquina.
web-credits-games = Colosseum es de Wolfgang Kramer y Markus Lübke; Circus Maximus, de Jeffrey D. Allers.
web-credits-signs = Signos de Lorc, Delapouite y otros, de
web-credits-fonts = Tipos: Cinzel de Natanael Gama e Inter de Rasmus Andersson, con licencia SIL Open Font License.

## Quiet and error states

web-no-connection = No se puede llegar al servidor. No se ha perdido nada: prueba en un momento.
web-server-error = Algo falló en el servidor. No se ha perdido nada: prueba en un momento.
web-line-broke = Se cortó la línea. Reintentando.
web-line-trying = No se ha perdido nada: la mesa guarda tu sitio. Próximo intento en { $n } s.
web-try-now = Probar ya
web-try-again = Reintentar
web-go-home = Al inicio
web-quiet-full = No hay sitio para mirar
web-quiet-offline = El servidor no responde
web-quiet-no-table = No hay mesa en esta dirección
web-quiet-no-table-text = «{ $address }» no lleva a ninguna parte. Quizá falta una letra, o la mesa se cerró antes de acabar la partida.
web-better-address = Corregir la dirección
web-quiet-server = El servidor tiene un problema
web-quiet-no-replay = No hay partida en esta dirección
web-quiet-nowhere = Nada en esta dirección
web-quiet-nowhere-text = «{ $address }» no lleva a ninguna parte. Quizá el enlace se cortó por el camino. Desde el inicio se llega a todo.
web-quiet-broken = Algo se rompió en esta página
web-quiet-broken-text = Tu partida está a salvo en el servidor: recarga la página. Qué falló: { $error }

## Around the table

web-more = Más
web-panel-log = Registro
web-panel-chat = Chat
web-panel-orders = Órdenes
web-panel-table = Mesa
web-see-moment = Ver este momento
web-by-order = por una orden dejada
web-while-away = Mientras no estabas
web-watch-it = Verlo
web-play-on = Seguir jugando
web-rule-here = La regla detrás de esta pregunta: { $rule }
web-rules-all = Todas las reglas
web-sounds = Sonidos
web-sound-on = Activar los sonidos
web-sound-off = Desactivar los sonidos
web-people = En esta mesa
web-mute = No mostrar lo que dice { $name }
web-is-muted = No oyes a { $name }.
web-unmute = Volver a oír
web-chat-not-sent = No se ha enviado; inténtalo de nuevo.
web-fair-dice-title = Dados justos
web-fair-promise =
    { $n ->
        [0] Aún no hay dados ni robos. Todos saldrán de un secreto fijado antes de la primera jugada.
        [one] Un dado o robo hasta ahora, de un secreto fijado antes de la primera jugada.
       *[other] { $n } dados y robos hasta ahora, todos de un secreto fijado antes de la primera jugada.
    }
web-fair-verified =
    { $n ->
        [one] Comprobado: el único dado o robo de esta partida fue justo.
       *[other] Comprobado: los { $n } dados y robos de esta partida fueron justos.
    }
web-fair-wrong = Los dados de esta partida no se siguen de lo comprometido. No te fíes de este anfitrión.
web-fair-commitment = Compromiso anterior a la primera jugada
web-fair-mine = Tú aportaste
web-fair-theirs = Aportación de { $name }
web-fair-secret = El secreto, revelado
web-close = Cerrar
web-hint-title = Un bot consideraría
web-hint-none = Nada en particular.
web-step-aside = Dejar jugar a un bot
web-step-aside-text = ¿Tienes que irte? Un bot juega por ti y recuperas tu sitio cuando quieras.
web-a-bot-plays-for-you = Un bot juega por ti.
web-take-my-seat-back = Recuperar mi sitio
web-account-of = La cuenta del día { $day }
web-account-had = tenía { $n }
web-account-sold = Vendido
web-account-unplayed = No jugados
web-account-best = mejor día
web-account-nothing-sold = Nada vendido
web-account-go-on = Al día { $day }

## Órdenes

web-orders-standing = Tus órdenes
web-orders-none = Deja una decisión por adelantado y nadie te esperará. Solo tú ves tus órdenes.
web-order-give = Dejar esta orden
web-order-revoke = Anular esta orden
web-order-pass_phase = Pasar en una fase
web-order-text-pass_phase = Pasas cada vez que te toque en esta fase y rechazas las ofertas.
web-order-bid = Pujar hasta un límite
web-order-text-bid = Subes de uno en uno hasta el límite y luego te retiras. La orden acaba cuando ganas.
web-order-decline_trades = Responder a las ofertas
web-order-text-decline_trades = Aceptas la primera oferta que te dé al menos esto por como mucho aquello y rechazas las demás. Sin deseo, rechazas todo.
web-order-answer_offer = Responder a esta oferta abierta
web-order-text-answer_offer = Tu respuesta a la oferta que viene hacia ti, y a ninguna otra.
web-order-discard = Descartar tras un espectáculo
web-order-text-discard = En cada limpieza descartas el primero de estos que sea posible.
web-order-donation = Pedir una donación
web-order-text-donation = Cuando vas último pides el primero de estos que tenga quien va en cabeza.
web-order-queue_up = Ponerse en la cola
web-order-text-queue_up = Juegas tu mercader más bajo que quede bastante adelante, hasta que haya tantos.
web-order-take_favour = Tomar favores
web-order-text-take_favour = Al ser atendido en la villa tomas la primera de estas que haya.
web-order-take_dearest = Tomar la entrada más cara
web-order-text-take_dearest = Si empatan, la del lugar con el mejor visitante.
web-order-sell_dearest = Vender al mejor precio
web-order-text-sell_dearest = Vendes tu entrada más cara al visitante que más paga.
web-order-param-phase = Fase
web-order-param-market = Mercado
web-order-param-most = Hasta
web-order-param-put_up = Sacarlo a subasta
web-order-param-tokens = Me dan al menos
web-order-param-coins = y al menos monedas
web-order-param-for_tokens = por como mucho
web-order-param-for_coins = y como mucho monedas
web-order-param-lasts = Dura
web-order-param-answer = Respuesta
web-order-param-kinds = El primero de estos
web-order-param-otherwise = Si no
web-order-param-queue = Cola
web-order-param-traders = Mercaderes allí
web-order-param-highest = Rango máximo
web-order-param-place = Puesto en la cola o mejor
web-order-param-favours = La primera de estas
web-order-any = cualquier mercado
web-order-market = mercado { $market }
web-order-choice-no = no
web-order-choice-yes = sí
web-order-choice-accept = aceptar
web-order-choice-decline = rechazar
web-order-choice-ask = preguntarme
web-order-choice-pass = pasar
web-order-choice-phase = esta fase
web-order-choice-day = este día
web-order-choice-game = toda la partida

## Lessons

web-lesson-colosseum = Tu primera ronda
web-lesson-circus-maximus = Tu primer día
web-lesson-about = Paso a paso en la mesa de verdad, en unos cinco minutos.
web-lesson-first = ¿Eres nuevo? Apréndelo en cinco minutos
web-lesson-number = Magister, { $n } de { $of }
web-lesson-next = Siguiente
web-lesson-back = Paso anterior
web-lesson-leave = Dejar la lección
web-lesson-go-on = Seguir con la lección
web-lesson-again = Desde el principio
web-lesson-whole-game = Ahora, una partida entera contra Plebeyos
web-lesson-otherwise = Las reglas lo permiten, pero esta lección va por otro camino. Prueba lo que se pide.
web-lesson-watch = Los demás juegan…

## Analysis of a finished game

web-analysis = Análisis
web-analysis-about = Un bot fuerte mira cada jugada: quién iba ganando y cuándo, qué jugadas importaron y qué era mejor.
web-analysis-ask = Analizar esta partida
web-analysis-thorough = Dedicar más tiempo
web-analysis-working = Se está analizando la partida
web-analysis-leave = Puedes irte: el análisis sigue y estará aquí cuando vuelvas.
web-analysis-cancel = Cancelar
web-analysis-failed = No se pudo terminar el análisis.
web-chances = Probabilidad de ganar de cada uno
web-percent = { $n } %
web-mark-before = Jugada importante anterior
web-mark-next = Jugada importante siguiente
web-marks-count =
    { $n ->
        [one] Una jugada importante está marcada en el gráfico.
       *[other] { $n } jugadas importantes están marcadas en el gráfico.
    }
web-show-better = Mostrar la jugada mejor
web-what-if = ¿Y si…?
web-what-if-back = Volver a la partida
web-what-if-who = { $name } podría haber hecho esto:
web-what-if-chance = Aquí deciden los dados o las cartas. Ve a un momento en que alguien elige.
web-what-if-end = Después deciden los dados, las cartas u otro jugador.
web-play-on-here = Seguir jugando desde aquí
web-play-on-about = Una mesa nueva empieza tras la jugada { $n }, con dados nuevos.
web-play-on-seat = Tu asiento
web-plays-on = Continuación de otra partida

## Positions to solve

web-puzzle = Problema
web-puzzles = Problemas
web-puzzles-about = Posiciones reales con una jugada claramente mejor. Encuéntrala: cuenta tu primera respuesta.
web-puzzles-record =
    { $answered ->
        [0] Aún no has respondido a ninguna.
       *[other] Has resuelto { $solved } de { $answered } al primer intento.
    }
web-puzzle-today = Posición del día
web-puzzle-find = Encuentra la mejor jugada
web-puzzle-about = Hazla en la mesa. Una sola jugada da la mejor probabilidad de ganar.
web-puzzle-right = Es la mejor jugada
web-puzzle-wrong = Hay una jugada mejor
web-puzzle-best = La mejor era: { $move }
web-puzzle-odds = Tu probabilidad de ganar: { $yours } con tu jugada, { $best } con la mejor.
web-puzzle-chance = Tu probabilidad de ganar es ahora del { $best }.
web-puzzle-first-counts = Solo la primera respuesta cuenta para tu historial.
web-puzzle-next = Siguiente posición
web-puzzle-number = Posición { $n }, { $grade }, { $state }
web-puzzle-new = aún sin respuesta
web-puzzle-solved = resuelta
web-puzzle-missed = fallada
web-grade-1 = fácil
web-grade-2 = media
web-grade-3 = difícil

## Colosseum: ayuda para la primera partida

web-help-first-investment = Todo lo dorado se puede comprar: programas, casillas de arena para los mayores, abonos, el palco. Gana el mayor espectáculo.
web-help-initiate = Puja por las tres fichas de un mercado. Debajo: qué programas tuyos ayuda, y con cuántas fichas.
web-help-idle = Cambia fichas y monedas con quien quieras; ambos deben dar algo.
web-help-beginning = Primero los dados llevan nobles a las arenas, luego eliges el programa.
web-help-moving = Los nobles en tu arena atraen: Emperador 7, Cónsul 5, Senador 3. Acabar en un laurel da una medalla.
web-help-choosing = Una moneda por espectador. Un programa puede repetirse en otras rondas; solo cuenta tu mejor espectáculo.
web-help-clean-up = Sale del juego para siempre: cede lo que menos dañe tus programas.
web-help-donation = Un regalo de quien va en cabeza: toma lo que complete tus programas.

## Circus Maximus: ayudas

web-caesars-villa = Villa del César
web-queue-reach =
    { $n ->
        [one] primero el rango más alto · una sola carta
       *[other] primero el rango más alto · { $n } cartas para los { $n } primeros
    }
web-queue-empty-today = Nadie hizo cola aquí.
web-and-more = + { $n } más
web-n-tickets-today =
    { $n ->
        [one] 1 entrada hoy
       *[other] { $n } entradas hoy
    }
web-n-visitors =
    { $n ->
        [0] ningún visitante
        [one] 1 visitante
       *[other] { $n } visitantes
    }
web-no-ticket-of-yours = ninguna entrada tuya
web-tickets-for-sale = entradas en venta
web-took = { $name }: { $thing }
web-help-queue-cards =
    { $n ->
        [one] Hay una sola carta: se la lleva el rango más alto.
       *[other] Hay { $n } cartas: los { $n } rangos más altos toman una cada uno.
    }
web-help-queue-tickets = { $n } entradas para los { $n } rangos más altos. Vendida, una da sus monedas y las de quien la compra.
web-help-queue-venues = Un comerciante vende una entrada a un visitante: sus monedas se suman. Primero el rango más alto.
web-help-no-goods = No tienes entradas que vender: aquí un comerciante no gana nada, en la mano da sus monedas.
web-help-place = Los rangos más altos van delante, aunque lleguen después.
web-help-take-favour = Un favor sirve una vez, cuando lo dice la carta; guardado hasta el final da { $n }.
web-help-take-ticket = Véndela esta noche en su lugar. Da sus monedas y las del visitante que la compra.
web-help-sell = Elige una entrada tuya y un visitante iluminados: sus monedas se suman.
web-help-place-visitor = Cada visitante compra una entrada: envíalo donde quieras vender.
web-extra-visitor = { $visitor }, paga { $n }.
web-extra-caesar = Es el César: con él vienen dos visitantes más.
web-fx-nothing-left = demasiado atrás: sin carta
web-fx-gets-card =
    { $n ->
        [one] recibe por ahora la única carta
       *[other] recibe por ahora una de las { $n } cartas
    }
web-fx-too-few =
    { $n ->
        [one] solo 1 carta: nada para él
       *[other] solo { $n } cartas: nada para él
    }
web-fx-loses = tu { $rank } se queda sin nada
web-fx-sellers =
    { $n ->
        [0] ningún comerciante para vender
        [one] queda 1 comerciante para vender
       *[other] quedan { $n } comerciantes para vender
    }
web-fx-no-ticket = sin entrada: { $venue }
web-fx-no-more-tickets = sin más entradas: { $venue }
web-fx-no-visitor = no quedaría visitante
web-fx-sale-about = mejor venta ahora
web-fx-best-sale = mejor venta
web-fx-visitors-tickets =
    { $visitors ->
        [0] ningún visitante
        [one] 1 visitante
       *[other] { $visitors } visitantes
    } para { $tickets ->
        [one] 1 entrada
       *[other] { $tickets } entradas
    }
web-fx-favour-worth = vale { $n } si no se usa
web-fx-next = siguiente comerciante: { $name }, { $rank }
web-accounts = Cuentas
web-account-unsold = No vendidas
web-account-you-lead = Ganas { $earned } y vas por delante por { $n } con { $coins }.
web-account-you-share = Ganas { $earned } y compartes la cabeza con { $coins }.
web-account-you-behind = Ganas { $earned } y con { $coins } vas { $n } por detrás.
web-account-tomorrow =
    { $n ->
        [one] Comerciantes, entradas y visitantes vuelven; los favores se quedan. Mañana hay un evento especial.
       *[other] Comerciantes, entradas y visitantes vuelven; los favores se quedan. Mañana hay { $n } eventos especiales.
    }

## Perfil, ajustes, repeticiones y otras páginas

web-profile = Perfil
web-nobody-yet = Te damos la bienvenida
web-nobody-yet-text = Aún no has jugado aquí. Elige un nombre abajo o empieza una partida.
web-guest-since = Invitado desde el { $day }, solo en este navegador
web-account-since = Aquí desde el { $day }
web-statistics = Cómo te ha ido
web-never-played = Aún sin jugar
web-won-share = { $n } % ganadas
web-past-games = Partidas terminadas
web-more-games = Partidas anteriores
web-place-nth = { $n }.
web-you-short = Tú
web-result = Resultado
web-sessions = Dónde tienes sesión
web-this-browser = este navegador
web-unknown-browser = Navegador desconocido
web-session-line = visto el { $seen }, desde el { $created }
web-end-session = Cerrar sesión allí
web-log-out = Cerrar sesión
web-guest-leaves = ¿Cerrar sesión y perder tus partidas?
web-guest-leaves-text = Eres invitado: solo este navegador te conoce. Si cierras la sesión, nadie puede devolverte tus partidas. Una cuenta las guarda.
web-stay = Quedarme
web-download-games = Descargar mis partidas
web-log-in-text = Con tu cuenta recuperas tus partidas en cualquier dispositivo.
web-have-account = Ya tengo una cuenta
web-no-account = Aún no tengo cuenta
web-change-password = Cambiar la contraseña
web-password-least = al menos 8 caracteres
web-password-old = Contraseña antigua
web-password-new = Contraseña nueva
web-password-changed = Contraseña cambiada; los demás navegadores quedan sin sesión.
web-change = Cambiar
web-tokens = Programas que juegan por ti
web-tokens-text = Un bot tuyo entra en las mesas con una clave. Puede jugar, nunca cambiar tu cuenta.
web-token-once = Cópiala ahora: solo se muestra esta vez.
web-token-name = Nombre del programa
web-token-name-hint = Mi primer bot
web-make-token = Crear una clave
web-end-token = Retirar
web-token-until = hasta el { $day }
web-scope-read = mirar
web-scope-play = jugar
web-scope-tables = abrir mesas y unirse
web-copy = Copiar
web-set-sound = Sonidos
web-set-sound-text = Dados, monedas, tu turno.
web-call-me = Avísame
web-call-browser = Cuando me toque
web-call-browser-text = En el navegador, mientras otra pestaña o ventana está delante.
web-call-denied = El navegador no lo permite: autoriza los avisos de este sitio en sus ajustes.
web-call-unsupported = Este navegador no tiene avisos.
web-call-mail = Por correo electrónico
web-call-mail-text = Cuando te toca y no estás; nunca en partidas en vivo.
web-call-webhook = A un webhook
web-call-webhook-text = Una dirección https que se entera de cada turno tuyo cuando no estás.
web-call-needs-account = El correo y los webhooks requieren una cuenta.
web-notice-turn = Te toca.
web-your-turn = Te toca
web-your-turn-in = Te toca en { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
web-qr-code = Código QR
web-qr-label = Código QR de { $address }
web-qr-text = Apunta con la cámara de un teléfono: se abre esta mesa y solo falta un nombre.
web-lobby-full = Todos los asientos están ocupados. La partida empieza cuando todos estén listos; puedes mirarla aquí.
web-stand-up = Dejar el asiento
web-join-rematch = Unirse a la revancha
web-won-by = { $n } más que { $name }.
web-charts = Gráficos
web-chart-audience = Mejor espectáculo por ronda
web-chart-standing = Monedas por día
web-chart-coins = Monedas en el tiempo
web-chart-days = De dónde salieron las monedas
web-who-led = Quién iba delante y cuándo
web-led-share = { $name }, { $n } % de la partida
web-nobody-alone = Empate
web-bar-sales = día { $day }, vendido: { $n }
web-bar-traders = día { $day }, sin jugar: { $n }
web-bar-favours = favores guardados: { $n }
web-key-sales = ventas
web-key-traders = comerciantes no jugados
web-phase-set-up = Preparación
web-replay-scrub = Momento de la partida
web-replay-jump = Saltar por fases
web-no-record-kept = El archivo ya no está abierto en esta pestaña. Elígelo otra vez.
web-open-record = Abrir un registro
web-open-record-text = Un archivo .munera de tu disco: el servidor lo reproduce, comprueba cada dado y cada robo y lo muestra aquí. No se guarda.
web-choose-record = Elegir un archivo
web-drop-record = o suéltalo aquí
web-record-too-large = Este archivo es demasiado grande para un registro: como mucho 200 kB.
web-dice-wrong-commitment = El secreto de este registro no es el que la mesa prometió.
web-dice-wrong-outcome = Un dado o robo de este registro no se sigue de su secreto.
web-dice-not-revealed = La partida no ha terminado aquí: el secreto sigue sellado.
web-dice-no-commitment = Nada se prometió sobre los dados de este registro.
web-contents = Índice
web-quiet-no-storage = Este navegador no guarda nada
web-quiet-no-storage-text = Sin cookies el servidor no puede reconocerte. Permítelas para este sitio; reglas y repeticiones se abren sin ellas.

## The plan of a day or a round

web-plan = Objetivo y desarrollo
web-goal-circus_maximus = Gana quien tenga más monedas tras tres días. Cada comerciante hace cola una vez al día.
web-plan-favours = En la villa los rangos más altos toman un favor cada uno.
web-plan-tickets = En el Foro otros comerciantes toman una entrada cada uno.
web-plan-events = En los lugares otro comerciante vende cada entrada a un visitante.
web-plan-scoring = Las ventas dan monedas, y también cada comerciante que quedó en la mano.
web-goal-colosseum = Gana el mayor espectáculo en cinco rondas.
web-plan-invest = Compra un programa, casillas de arena, un abono o el palco.
web-plan-acquire = Puja por las tres fichas de un puesto.
web-plan-trade = Cambia fichas y monedas con quien quieras.
web-plan-produce = Presenta un programa: una moneda por espectador.
web-plan-closing-ceremony = Cada espectáculo cuesta una ficha. Quien va en cabeza recibe un anfiteatro; el último, un regalo.

## Circus Maximus: para la primera partida

web-if-you-pass = Si pasas: { $what }.
web-trader-title = Rango { $rank }; da { $coins } si no se juega
web-trader-played = Ya jugado hoy: { $place }. Cada comerciante hace cola una vez al día.
web-trader-passed = Has pasado en esta fase.
web-trader-asked = Ahora no. { $ask }
web-trader-waits = Ahora no: le toca a { $name }.
web-being-served = Se atiende: { $name }, { $rank } ({ $place })
web-in-vain =
    { $n ->
        [one] No quedó nada para tu { $ranks }.
       *[other] No quedó nada para tus { $ranks }.
    }
web-counts-as = Tu { $rank } cuenta como { $as }.
web-pair-first-ticket = Tu { $rank } toma dos entradas: elige primero la de la izquierda.
web-pair-second-ticket = Ahora la segunda entrada, más a la derecha o del mismo tipo.
web-pair-first-sale = Tu { $rank } vende dos entradas: empieza por la más barata.
web-pair-second-sale = Ahora la segunda venta de tu { $rank }.

## Circus Maximus: imágenes de las reglas

web-rule-m-event-days = Ningún evento el día I, uno el día II, dos el día III
web-rule-m-event-coins = Un evento: una entrada más, un visitante más, y cada visitante de allí paga 1 más
web-rule-m-turns = Por turnos, en sentido horario, un comerciante cada uno; quien pasa queda fuera
web-rule-m-queue-rank = El rango más alto está junto a la puerta
web-rule-m-queue-equal = Igual rango: detrás de los que ya están
web-rule-m-served = Una carta por comerciante, desde delante; tras la cuerda no queda nada
web-rule-m-once-a-day = Quien ha hecho cola sigue allí hasta el final del día
web-rule-m-villa = Toma uno de los favores que quedan, o la carta de primer jugador
web-rule-m-forum = Toma una de las entradas boca arriba
web-rule-m-sale = Tu entrada para este recinto, vendida a un visitante de allí
web-rule-m-no-ticket = Sin entrada para este recinto: no hay venta
web-rule-m-score = Entrada y visitante: sus monedas se suman
web-rule-m-score-event = Con un evento, también su moneda
web-rule-m-kept = Los comerciantes que guardas en mano dan sus monedas
web-rule-m-unsold = Las entradas sin vender no dan nada
web-rule-m-push = El 4 adelanta a un 6 y cuenta como 6 en esta fase
web-rule-m-push-later = Un 6 posterior se pone detrás del adelantado
web-rule-m-one-is-eight = Con este favor el 1 hace cola como un 8
web-rule-m-caesar-comes = Adonde va César, van dos visitantes más
web-rule-m-caesar-sale = A su lado, una venta puede usar un favor en lugar de una entrada

## Circus Maximus: César

web-caesar-there = El César está aquí: { $venue }.
web-caesar-sells = Una venta allí puede usar un favor en lugar de una entrada. Él no compra nada.
web-caesar-here = César: aquí se puede vender un favor

## The rules: the page

web-opened-from-table = Abierto desde tu mesa
web-back-to-named = Volver a { $name }
web-glossary = Palabras
web-see-also = Véase también

## The rules: what a chapter is about

web-chapter-C1 = Qué hay en cada sitio antes del primer turno.
web-chapter-C2 = Cinco turnos de cinco fases; todos acaban una antes de la siguiente.
web-chapter-C3 = Gastas monedas en lo que tus espectáculos necesitarán.
web-chapter-C4 = Los mercados salen a subasta, de tres en tres fichas.
web-chapter-C5 = Cambiar, comprar y vender hasta que las fichas estén donde hacen falta.
web-chapter-C6 = Tiras los dados, los Nobles caminan y se ofrece un programa a la multitud.
web-chapter-C7 = Todo lo que atrae espectadores se suma, línea por línea.
web-chapter-C8 = Se honra al primero, los espectáculos se desgastan y se ayuda al último.
web-chapter-C9 = Quien más tiene de un tipo tiene su Estrella.
web-chapter-C10 = Pequeñas cosas que conviene guardar para el momento justo.
web-chapter-C11 = Decide un solo espectáculo: el mayor de todos.
web-chapter-M1 = Qué hay en cada sitio antes del primer día.
web-chapter-M2 = Tres días; cada uno trae nuevos favores, entradas, visitantes y eventos.
web-chapter-M3 = En las tres fases se hace cola igual.
web-chapter-M4 = Los comerciantes hacen cola por lo que da César.
web-chapter-M5 = Los comerciantes hacen cola por las entradas.
web-chapter-M6 = Los comerciantes hacen cola para vender en tres sitios a la vez.
web-chapter-M7 = Lo vendido, lo guardado y quién ha ganado.
web-chapter-M8 = Cada uno tuerce una regla, una vez.
web-chapter-M9 = El propio César puede ir a un recinto.

## The rules: captions of the pictures

web-rule-grow-before = Antes: el Cónsul está justo fuera. Diez monedas.
web-rule-grow-after = Después: una casilla más, y el Cónsul está dentro.
web-rule-other-wins = Otro gana lo que abrió el iniciador.
web-rule-opens-again = Ese mercado sigue vacío; se puede abrir otro.
web-rule-one-die = Sin palco: un dado
web-rule-two-dice = Con palco: dos dados. Con 1–3 eliges tú.
web-rule-two-nobles = Un 2 y un 3: dos Nobles, un dado cada uno
web-rule-one-noble = O un Noble con la suma, 5 casillas
web-rule-rests = El movimiento acaba en un área de descanso: una medalla
web-rule-rests-not = Solo pasa por encima: nada
web-rule-medal-forward = Por una medalla: hasta tres casillas adelante
web-rule-medal-back = O atrás, lo que los dados no permiten
web-rule-assets-there = Se piden cuatro elementos, hay tres.
web-rule-joker-fills = Un comodín sustituye al cuarto.
web-rule-score-rises = Más que nunca: esa es la nueva puntuación.
web-rule-score-stays = Menos: la puntuación queda como estaba.
web-rule-star-stays = Igualado: la Estrella se queda.
web-rule-star-goes = Superado: la Estrella cambia de dueño.

## The rules: glossary

web-term-arena = Tamaño del circo
web-term-arena-text = Las casillas que cubre tu circo en el camino: 2, 3 o 4.
web-term-program = Programa
web-term-program-text = Un espectáculo tuyo: los elementos que pide, el circo que necesita, el público que atrae.
web-term-noble = Noble
web-term-noble-text = Emperador, Cónsul o Senador; da espectadores a un espectáculo mientras está en su circo.
web-term-rest = Área de descanso
web-term-rest-text = Una de las seis casillas donde acabar un movimiento de dados puede dar una medalla.
web-term-medal = Medalla
web-term-medal-text = 3 espectadores, mover a un Noble o 6 monedas. Dos de ellas: una segunda inversión.
web-term-joker = Comodín
web-term-joker-text = Sustituye a cualquier elemento que falte; nunca cuenta para una Estrella.
web-term-extra = Ficha de Acción Adicional
web-term-extra-text = Paga una segunda inversión o se convierte en medalla.
web-term-season = Abono de Temporada
web-term-season-text = 5 espectadores más en cada espectáculo tuyo, por 10 monedas.
web-term-loge = Palco Imperial
web-term-loge-text = Quien lo ha construido tira dos dados en vez de uno.
web-term-podium = Anfiteatro
web-term-podium-text = Para quien va en cabeza al final de un turno: 3 espectadores en cada espectáculo posterior.
web-term-star = Estrella
web-term-star-text = De quien tiene más fichas de su tipo, tres al menos; 4 espectadores si se usa ese tipo.
web-term-initiator = Iniciador
web-term-initiator-text = El jugador al que le toca sacar un mercado a subasta.
web-term-partner = Comerciante activo
web-term-partner-text = El jugador con el que ahora todos pueden tratar.
web-term-audience = Público y puntuación
web-term-audience-text = El público es lo que atrae un espectáculo; la puntuación, el mayor que has tenido.
web-term-trader = Comerciante
web-term-trader-text = Uno de tus ocho, de rango 1 a 8; cada uno se juega una vez al día, o da monedas si no se juega.
web-term-rank = Rango efectivo
web-term-rank-text = Lo que vale un comerciante en esta cola: lo impreso, salvo que un favor lo cambie.
web-term-queue = Cola
web-term-queue-text = El rango más alto va delante y se atiende primero; los iguales se ponen detrás.
web-term-favour = Favor
web-term-favour-text = Una carta de la villa de César que sirve una vez; sin usar da monedas al final.
web-term-start = Carta de primer jugador
web-term-start-text = Está en la villa y se puede tomar como un favor.
web-term-entry = Entrada
web-term-entry-text = Se toma en el Foro y se vende a un visitante del recinto que nombra.
web-term-visitor = Visitante
web-term-visitor-text = Espera en un recinto y compra una entrada; cada tipo paga su precio.
web-term-venue = Recinto
web-term-venue-text = Circo Máximo, Teatro de Pompeyo o Coliseo, cada uno con su cola.
web-term-event = Evento especial
web-term-event-text = Cada visitante de su recinto paga ese día una moneda más.
web-term-caesar = César
web-term-caesar-text = Trae a dos visitantes más y deja que una venta use un favor.
