### Circus Maximus.

## Things

circus_maximus-place-villa = villa de César
    .at = en la villa de César
    .to = a la villa de César
    .for = para la villa de César
    .from = de la villa de César
circus_maximus-place-forum = Foro Romano
    .at = en el Foro
    .to = al Foro
    .for = para el Foro
    .from = del Foro
circus_maximus-place-circus_maximus = Circo Máximo
    .at = en el Circo Máximo
    .to = al Circo Máximo
    .for = para el Circo Máximo
    .from = del Circo Máximo
circus_maximus-place-theatre_of_pompey = Teatro de Pompeyo
    .at = en el Teatro de Pompeyo
    .to = al Teatro de Pompeyo
    .for = para el Teatro de Pompeyo
    .from = del Teatro de Pompeyo
circus_maximus-place-colosseum = Coliseo
    .at = en el Coliseo
    .to = al Coliseo
    .for = para el Coliseo
    .from = del Coliseo
circus_maximus-place-venues = recintos
    .at = en los recintos
    .to = a los recintos
    .for = para los recintos
    .from = de los recintos
circus_maximus-place-a-venue = un recinto
    .at = en un recinto
    .to = a un recinto
    .for = para un recinto
    .from = de un recinto

circus_maximus-seat-balcony = anfiteatro
    .a = una entrada de anfiteatro
circus_maximus-seat-arena = arena
    .a = una entrada de arena
circus_maximus-seat-loge = palco
    .a = una entrada de palco

circus_maximus-visitor-legionnaire = legionario
    .a = un legionario
    .the = al legionario
    .begin = Un legionario
circus_maximus-visitor-bribed_legionnaire = legionario sobornado
    .a = un legionario sobornado
    .the = al legionario sobornado
    .begin = Un legionario sobornado
circus_maximus-visitor-student = estudiante
    .a = un estudiante
    .the = al estudiante
    .begin = Un estudiante
circus_maximus-visitor-artisan = artesano
    .a = un artesano
    .the = al artesano
    .begin = Un artesano
circus_maximus-visitor-tourist = turista
    .a = un turista
    .the = al turista
    .begin = Un turista
circus_maximus-visitor-senator = senador
    .a = un senador
    .the = al senador
    .begin = Un senador
circus_maximus-visitor-caesar = César
    .a = César
    .the = a César
    .begin = César

circus_maximus-favour-extra_visitor = visitante adicional
circus_maximus-favour-push_ahead = un puesto adelante
circus_maximus-favour-double_sale = venta doble
circus_maximus-favour-recall_trader = rescatar un comerciante
circus_maximus-favour-bribe_legionnaire = sobornar a un legionario
circus_maximus-favour-new_ticket = entrada nueva
circus_maximus-favour-rank_one_is_eight = el rango 1 es 8
circus_maximus-favour-double_purchase = compra doble
circus_maximus-favour-second_trader = segundo comerciante
circus_maximus-favour = favor
circus_maximus-event = evento

circus_maximus-effect-extra_visitor = en vez de un comerciante: un visitante más (M8.1)
circus_maximus-effect-push_ahead = en vez de un comerciante: uno tuyo avanza (M8.2)
circus_maximus-effect-double_sale = un comerciante atendido vende dos veces (M8.3)
circus_maximus-effect-recall_trader = vuelve a jugar uno de una fase anterior (M8.4)
circus_maximus-effect-bribe_legionnaire = un legionario paga { $coins } en vez de { $usual } (M8.5)
circus_maximus-effect-new_ticket = en la fase II, en vez de un comerciante: una entrada (M8.6)
circus_maximus-effect-rank_one_is_eight = tu 1 hace cola como { $rank } (M8.7)
circus_maximus-effect-double_purchase = un comerciante en el Foro toma dos entradas (M8.8)
circus_maximus-effect-second_trader = juega dos comerciantes en un turno (M8.9)
circus_maximus-effect-start-card = desde ahora empiezas tú cada cola (M4.2)

circus_maximus-variant-caesar = César

circus_maximus-phase-favours = fase I, los favores
    .begin = Fase I, los favores
circus_maximus-phase-tickets = fase II, las entradas
    .begin = Fase II, las entradas
circus_maximus-phase-events = fase III, los eventos
    .begin = Fase III, los eventos

circus_maximus-times = { $count } × { $thing }
circus_maximus-amount = { $thing } { $coins }
circus_maximus-sum = { $total } = { LIST($parts, "plus") }
circus_maximus-trader = { FORM($who, "inside") } { $rank }
    .object = { FORM($who, "of") } { $rank }
circus_maximus-trader-as = { FORM($who, "inside") } { $rank } (como { $counts_as })
    .object = { FORM($who, "of") } { $rank } (como { $counts_as })
circus_maximus-trader-pushed = { FORM($who, "inside") } { $rank } (colado: como { $counts_as })
    .object = { FORM($who, "of") } { $rank } (colado: como { $counts_as })
circus_maximus-own-trader = el { $rank } de la misma banda
    .object = del { $rank } de la misma banda
circus_maximus-your-trader = tu propio { $rank }
    .object = de tu propio { $rank }
circus_maximus-gang-ranks =
    { $count ->
        [one] rango
       *[other] rangos
    } { LIST($ranks) }
circus_maximus-gang = { $who } ({ circus_maximus-gang-ranks })
    .inside = { FORM($who, "inside") } ({ circus_maximus-gang-ranks })
    .for = { FORM($who, "for") } ({ circus_maximus-gang-ranks })
circus_maximus-place-with = { $venue } ({ $things })
circus_maximus-place-and = { $venue } { $things }
circus_maximus-start-card = carta de primer jugador
circus_maximus-no-ticket = ninguna entrada
circus_maximus-tickets =
    { $count ->
        [one] { $count } entrada
       *[other] { $count } entradas
    }
circus_maximus-visitors =
    { $count ->
        [one] { $count } visitante
       *[other] { $count } visitantes
    }
circus_maximus-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }

## What is asked

circus_maximus-prompt-over = La partida ha terminado: la victoria es { LIST($winners, form: "for") }, con { common-coins }.
circus_maximus-prompt-draw-start-player = Se sortea el primer jugador.
circus_maximus-prompt-draw-favour = Se roba un favor para la villa de César.
circus_maximus-prompt-draw-ticket = Se roba una entrada para el Foro.
circus_maximus-prompt-draw-event = Se roba la entrada de un evento especial.
circus_maximus-prompt-draw-extra-visitor = Se roba el visitante adicional.
circus_maximus-prompt-draw-new-ticket = Se roba la entrada nueva.
circus_maximus-prompt-draw-visitor = Se roba un visitante { FORM($venue, "for") }.
circus_maximus-prompt-place-visitor = Elige un recinto para el visitante adicional.
circus_maximus-prompt-play = Juega un comerciante { FORM($where, "at") }, o pasa.
circus_maximus-prompt-play-or-favour = Juega un comerciante { FORM($where, "at") } o un favor, o pasa.
circus_maximus-prompt-play-first =
    Juega el primero de { $count } comerciantes { FORM($where, "at") }: uno rescatado, o el más bajo.
circus_maximus-prompt-play-another = Juega otro comerciante { FORM($where, "at") }.
circus_maximus-prompt-play-higher = Juega otro comerciante { FORM($where, "at") }, de rango { $rank } o más.
circus_maximus-prompt-take-favour = Le toca a tu comerciante { $rank }: toma un favor.
circus_maximus-prompt-take-start-card = Le toca a tu comerciante { $rank }: toma la carta de primer jugador.
circus_maximus-prompt-take-favour-or-start-card =
    Le toca a tu comerciante { $rank }: toma un favor o la carta de primer jugador.
circus_maximus-prompt-take-ticket = Le toca a tu comerciante { $rank }: toma una entrada.
circus_maximus-prompt-take-first-ticket =
    Le toca a tu comerciante { $rank }: toma la primera de dos entradas, la de más arriba en la lista.
circus_maximus-prompt-take-second-ticket =
    Le toca a tu comerciante { $rank }: toma la segunda entrada, no más arriba que la primera en la lista.
circus_maximus-prompt-make-sale = Le toca a tu comerciante { $rank } { FORM($where, "at") }: haz una venta.
circus_maximus-prompt-make-first-sale =
    Le toca a tu comerciante { $rank } { FORM($where, "at") }: haz la primera de dos ventas, la de más arriba en la lista.
circus_maximus-prompt-make-second-sale =
    Le toca a tu comerciante { $rank } { FORM($where, "at") }: haz la segunda venta, no más arriba que la primera en la lista.
circus_maximus-prompt-sell-favour =
    Le toca a tu comerciante { $rank } { FORM($where, "at") }: vende un favor por el asiento junto a César, o rechaza.

## What a choice would bring

circus_maximus-hint-decline = conservas tus favores
circus_maximus-hint-pass = no más colas en esta fase
circus_maximus-hint-pass-day = no más colas hoy
circus_maximus-hint-pass-day-hand = no más colas hoy; tu mano da { common-coins }
circus_maximus-hint-place = puesto { $place } de { $length }
circus_maximus-hint-place-for = puesto { $place } de { $length } para { $cards }
circus_maximus-hint-no-ticket-but-favour = ninguna entrada pero un favor (M9.2)
circus_maximus-hint-traders-there =
    { $count ->
        [one] ya { $count } comerciante allí
       *[other] ya { $count } comerciantes allí
    }
circus_maximus-hint-from = viene { FORM($origin, "from") }
circus_maximus-hint-if-kept = { $coins } en la mano
circus_maximus-hint-if-not-played = { common-coins } si no se juega
circus_maximus-hint-past = delante { FORM($passed, "object") }, al puesto { $place }
circus_maximus-hint-past-at = delante { FORM($passed, "object") } { FORM($where, "at") }, al puesto { $place }
circus_maximus-hint-counts-as = luego cuenta como { $rank }
circus_maximus-hint-no-visitor = { common-coins } si se vende, pero no hay ningún visitante
circus_maximus-hint-up-to = hasta { $sum }
circus_maximus-hint-have = tienes { $count }
circus_maximus-hint-visitors-now = ahora { circus_maximus-visitors }
circus_maximus-hint-have-for-it = para él tienes { $tickets }
circus_maximus-hint-pays-more = paga { $coins } más
circus_maximus-hint-uses-bribe = usa el soborno

## What happened

circus_maximus-told-day = Empieza el día { $day }; primer jugador: { FORM($who, "inside") }.
circus_maximus-told-favours = Favores en la villa de César: { $favours }.
circus_maximus-told-tickets = Entradas en el Foro: { $venues }.
circus_maximus-told-event =
    Un evento especial { FORM($venue, "at") } trae { FORM($seat, "a") } al Foro y un visitante más; allí cada visitante paga hoy { common-coins } más.
circus_maximus-told-drew-ticket = { FORM($who, "has") } robado { FORM($seat, "a") } { FORM($venue, "for") }.
circus_maximus-told-drew-visitor = { FORM($who, "has") } robado { FORM($visitor, "a") } como visitante adicional.
circus_maximus-told-came = { FORM($visitor, "begin") } llega { FORM($venue, "to") }.
circus_maximus-told-visitors = Visitantes: { $venues }.
circus_maximus-told-visitors-and-nobody = Visitantes: { $venues }; nadie { LIST($empty, "or", form: "at") }.
circus_maximus-told-passed = { FORM($who, "has") } pasado { FORM($where, "at") }.
circus_maximus-told-declined = { FORM($who, "hasnt") } vendido ningún favor.
circus_maximus-told-played = { FORM($who, "has") } jugado un { $rank } { FORM($where, "at") }.
circus_maximus-told-played-as = { FORM($who, "has") } jugado un { $rank } como { $counts_as } { FORM($where, "at") }.
circus_maximus-told-recalled =
    { FORM($who, "has") } rescatado un { $rank } { FORM($origin, "from") } para jugarlo { FORM($where, "at") }.
circus_maximus-told-recalled-as =
    { FORM($who, "has") } rescatado un { $rank } { FORM($origin, "from") } para jugarlo como { $counts_as } { FORM($where, "at") }.
circus_maximus-told-pushed = { FORM($who, "has") } colado un { $rank } delante { FORM($passed, "object") } { FORM($where, "at") }.
circus_maximus-told-pushed-as =
    { FORM($who, "has") } colado un { $rank } delante { FORM($passed, "object") } { FORM($where, "at") }; allí cuenta como { $counts_as }.
circus_maximus-told-used = { FORM($who, "has") } usado el favor «{ $favour }».
circus_maximus-told-sent = { FORM($who, "has") } enviado { FORM($visitor, "the") } { FORM($venue, "to") }.
circus_maximus-told-took-start-card = { FORM($who, "has") } tomado la carta de primer jugador.
circus_maximus-told-took-ticket = { FORM($who, "has") } tomado { FORM($seat, "a") } { FORM($venue, "for") }.
circus_maximus-told-took-favour = { FORM($who, "has") } tomado el favor «{ $favour }».
circus_maximus-told-sold =
    { FORM($who, "has") } vendido { FORM($seat, "a") } { FORM($venue, "at") } a { FORM($buyer, "a") } por { common-coins }.
circus_maximus-told-sold-favour =
    { FORM($who, "has") } vendido «{ $favour }» como asiento junto a César a { FORM($buyer, "a") } por { common-coins }, y César se va.
circus_maximus-told-phase = { FORM($phase, "begin") }; primero en jugar: { FORM($who, "inside") }.
circus_maximus-told-nothing = Nada que jugar { LIST($seats, form: "for") }.
circus_maximus-told-nothing-more = Nada más que jugar { LIST($seats, form: "for") }.
circus_maximus-told-no-favour-left = No quedaba ningún favor { FORM($where, "at") } { LIST($gangs, form: "for") }.
circus_maximus-told-no-ticket-left = No quedaba ninguna entrada { FORM($where, "at") } { LIST($gangs, form: "for") }.
circus_maximus-told-no-goods = Sin nada que vender { FORM($where, "at") }: { LIST($gangs, form: "inside") }.
circus_maximus-told-no-visitor = Sin visitante { FORM($where, "at") }: { LIST($gangs, form: "inside") }.
circus_maximus-told-left = Nadie ha tomado { $favours }: fuera del juego.
circus_maximus-told-nobody-queued =
    Nadie hacía cola en la villa de César; el primer jugador no cambia: { FORM($who, "inside") }.
circus_maximus-told-stayed-start-player =
    Nadie ha tomado la carta de primer jugador: es para el primero de la cola, de nuevo { FORM($who, "inside") }.
circus_maximus-told-became-start-player =
    Nadie ha tomado la carta de primer jugador: es para el primero de la cola, { FORM($who, "inside") }.
circus_maximus-told-day-ended = Termina el día { $day }.
circus_maximus-told-account = { LIST($parts, "semicolon") }.
circus_maximus-earned = { FORM($who, "has") } ganado { common-coins }: { $parts }
circus_maximus-earned-nothing = { FORM($who, "hasnt") } ganado nada
circus_maximus-from-sales =
    { $coins } por { $count ->
        [one] { $count } venta
       *[other] { $count } ventas
    }
circus_maximus-from-traders =
    { $coins } por { $count ->
        [one] { $count } comerciante no jugado
       *[other] { $count } comerciantes no jugados
    }
circus_maximus-from-favours =
    { $coins } por { $count ->
        [one] { $count } favor no usado
       *[other] { $count } favores no usados
    }
circus_maximus-unsold =
    { $count ->
        [one] { $count } entrada sin vender
       *[other] { $count } entradas sin vender
    }
circus_maximus-in-all = { $coins } en total
circus_maximus-told-won = La victoria es { LIST($winners, form: "for") }, con { common-coins }.
circus_maximus-told-won-level =
    La victoria es { LIST($winners, form: "for") }, con { common-coins }, empatados también el día 3.
circus_maximus-told-won-tie =
    La victoria es { LIST($winners, form: "for") }, con { common-coins }, tantas como { LIST($others, form: "inside") }, pero más de ellas el día 3.

## Tables

circus_maximus-title-day = Día { $day } de { $days }: { $phase }
circus_maximus-title-day-with-start-player =
    Día { $day } de { $days }: { $phase } (primer jugador: { FORM($first, "inside") })
circus_maximus-title-villa = Para tomar en la villa de César
circus_maximus-title-venues-favours = Visitantes y entradas de hoy (monedas: { LIST($coins, "comma") })
circus_maximus-title-venues-tickets = Entradas y sus visitantes (monedas: { LIST($coins, "comma") })
circus_maximus-title-venues-events = Visitantes y entradas para ellos (monedas: { LIST($coins, "comma") })
circus_maximus-title-queues = Colas, el primero delante
circus_maximus-title-sales = Ventas del día { $day }
circus_maximus-title-coins = Monedas de cada día: ventas + comerciantes no jugados
circus_maximus-title-favours = Favores
circus_maximus-title-piles = Mazos
circus_maximus-column-player = jugador
circus_maximus-column-coins = monedas
circus_maximus-column-traders = comerciantes
circus_maximus-column-favours = favores
circus_maximus-column-sold-today = vendido hoy
circus_maximus-column-queueing = cola
circus_maximus-column-card = carta
circus_maximus-column-effect = qué hace
circus_maximus-column-venue = recinto
circus_maximus-column-visitors = visitantes y cuánto pagan
circus_maximus-column-tickets-at-forum = entradas en el Foro
circus_maximus-column-tickets-in-hand = entradas en mano
circus_maximus-column-where = dónde
circus_maximus-column-queue = comerciantes
circus_maximus-column-sold = vendido
circus_maximus-column-day = día { $day }
circus_maximus-column-in-all = total
circus_maximus-column-favour = favor
circus_maximus-column-tickets = entradas
circus_maximus-column-visitors-pile = visitantes
circus_maximus-column-pile = mazo
circus_maximus-column-count = cuántas
circus_maximus-column-what = qué hay en él
circus_maximus-sold-for = { $count } por { common-coins }
circus_maximus-sold-ticket = entrada { $seat } a { $buyer }
circus_maximus-sold-favour = { $favour } a { $buyer }
circus_maximus-passed = pasado
circus_maximus-nobody = nadie
circus_maximus-holds = { $who } { LIST($tickets, "space") }
circus_maximus-pays = { $visitor } { $coins }
circus_maximus-served = atendida
circus_maximus-now = ahora { $now }
circus_maximus-now-then = ahora { $now }, luego { LIST($rest, "comma") }
circus_maximus-with-player = { $who }
circus_maximus-pile = mazo
circus_maximus-gone = fuera del juego

## What an action is called: short, as it can be typed, and ending like the words of the records

circus_maximus-do-pass = pasar
circus_maximus-do-decline = rechazar
circus_maximus-do-use = usar { $favour }
circus_maximus-do-push = colar { $rank }
circus_maximus-do-place = poner { FORM($venue, "at") }
circus_maximus-do-play = jugar { $rank }
circus_maximus-do-play-as = jugar { $rank } como { $counts_as }
circus_maximus-do-play-at = jugar { $rank } { FORM($venue, "at") }
circus_maximus-do-play-as-at = jugar { $rank } como { $counts_as } { FORM($venue, "at") }
circus_maximus-do-recall = rescatar { $rank }
circus_maximus-do-recall-as = rescatar { $rank } como { $counts_as }
circus_maximus-do-recall-at = rescatar { $rank } { FORM($venue, "at") }
circus_maximus-do-recall-as-at = rescatar { $rank } como { $counts_as } { FORM($venue, "at") }
circus_maximus-do-take-start-player = tomar carta de primer jugador
circus_maximus-do-take-favour = tomar { $favour }
circus_maximus-do-take-ticket = tomar { $venue } { $seat }
circus_maximus-do-sell = vender { $goods } a { $buyer }
circus_maximus-do-start = primer jugador { $seat }
circus_maximus-do-draw-favour = robar favor { $favour }
circus_maximus-do-draw-ticket = robar entrada { $venue } { $seat }
circus_maximus-do-draw-visitor = robar visitante { $visitor }

## What an action is called where it is only read: an infinitive, in plain words

circus_maximus-deed-pass = { circus_maximus-do-pass }
circus_maximus-deed-decline = no vender ningún favor
circus_maximus-deed-use = usar el favor «{ $favour }»
circus_maximus-deed-push = colar más adelante el comerciante de rango { $rank }
circus_maximus-deed-place = enviar al visitante adicional { FORM($venue, "to") }
circus_maximus-deed-play = jugar el comerciante de rango { $rank }
circus_maximus-deed-play-as = jugar el comerciante de rango { $rank } como { $counts_as }
circus_maximus-deed-play-at = jugar el comerciante de rango { $rank } { FORM($venue, "at") }
circus_maximus-deed-play-as-at = jugar el comerciante de rango { $rank } como { $counts_as } { FORM($venue, "at") }
circus_maximus-deed-recall = rescatar el comerciante de rango { $rank } para jugarlo de nuevo
circus_maximus-deed-recall-as = rescatar el comerciante de rango { $rank } para jugarlo como { $counts_as }
circus_maximus-deed-recall-at = rescatar el comerciante de rango { $rank } para jugarlo { FORM($venue, "at") }
circus_maximus-deed-recall-as-at = rescatar el comerciante de rango { $rank } para jugarlo como { $counts_as } { FORM($venue, "at") }
circus_maximus-deed-take-start-player = tomar la carta de primer jugador
circus_maximus-deed-take-favour = tomar el favor «{ $favour }»
circus_maximus-deed-take-ticket = tomar { FORM($seat, "a") } { FORM($venue, "for") }
circus_maximus-deed-sell = vender { FORM($goods, "a") } a { FORM($buyer, "a") }
circus_maximus-deed-sell-favour = vender el favor «{ $goods }» a { FORM($buyer, "a") } como asiento junto a César
circus_maximus-deed-start = sacar { FORM($who, "to") } como primer jugador
circus_maximus-deed-draw-favour = robar el favor «{ $favour }»
circus_maximus-deed-draw-ticket = robar { FORM($seat, "a") } { FORM($venue, "for") }
circus_maximus-deed-draw-visitor = robar { FORM($visitor, "a") }

## What was wrong with a move, and awards

circus_maximus-reason-sale = Da { common-coins }.
circus_maximus-reason-ticket = Vendida allí, da hasta { common-coins }.
circus_maximus-reason-card = En el puesto { $place } de la cola queda una carta para tu comerciante.
circus_maximus-reason-visitor = En el puesto { $place } de la cola queda un visitante para comprar.
circus_maximus-verdict-no-ticket = Allí no había ninguna entrada que vender: { $where }.
circus_maximus-verdict-in-vain = En el puesto { $place } para { $count } el comerciante espera en vano: { $where }.
circus_maximus-verdict-better-kept = Era mejor guardar al comerciante { $rank }: en la mano da { common-coins } al final del día.
circus_maximus-verdict-better-later = El comerciante { $rank } hacía más falta en una cola posterior.
circus_maximus-verdict-favour-first = Un favor habría dado más aquí: { $favour }.
circus_maximus-verdict-wrong-queue = Cola equivocada: { $other } prometía más que { $where }.
circus_maximus-verdict-lower-enough = El comerciante { $rank } era demasiado para esta cola: bastaba { $other }.
circus_maximus-verdict-higher-needed = El comerciante { $rank } queda demasiado atrás: hacía falta { $other }.
circus_maximus-verdict-unsold = Entradas sin vender: { $count } ({ $where }).
circus_maximus-verdict-passed-early = Pasado demasiado pronto: el comerciante { $rank } aún podía ponerse a la cola ({ $where }).
circus_maximus-verdict-favour-unused = Un favor quedó sin usar: { $favour }.
circus_maximus-verdict-favour-wasted = Un favor se gastó para demasiado poco: { $favour }.
circus_maximus-verdict-other-favour = «{ $other }» valía aquí más que «{ $thing }».
circus_maximus-verdict-other-ticket = Esta entrada da como mucho { $coins }, otra habría dado { $more }.
circus_maximus-verdict-other-venue = Más fácil de vender: { $other } en vez de { $where }.
circus_maximus-verdict-sold-for-less = Vendido por { $coins } donde se podían obtener { $more }: { $less } regalado.
circus_maximus-verdict-visitor-for = El visitante es para otros ({ $where }). Entradas { FORM($who, "of") }: { $count }.
circus_maximus-verdict-less = Valía unas { common-coins } menos.
circus_maximus-verdict-less-promising = Llevaba a una posición peor.
circus_maximus-award-sale = Vendió una entrada por { common-coins }, más que nadie.
circus_maximus-award-kept = Ganó lo máximo con los comerciantes que quedaron en la mano: { common-coins }.
