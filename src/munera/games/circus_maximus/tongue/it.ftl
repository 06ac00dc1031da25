### Circus Maximus.

## Things

circus_maximus-place-villa = villa di Cesare
    .at = alla villa di Cesare
    .for = per la villa di Cesare
    .from = dalla villa di Cesare
circus_maximus-place-forum = Foro Romano
    .at = al Foro
    .for = per il Foro
    .from = dal Foro
circus_maximus-place-circus_maximus = Circo Massimo
    .at = al Circo Massimo
    .for = per il Circo Massimo
    .from = dal Circo Massimo
circus_maximus-place-theatre_of_pompey = Teatro di Pompeo
    .at = al Teatro di Pompeo
    .for = per il Teatro di Pompeo
    .from = dal Teatro di Pompeo
circus_maximus-place-colosseum = Colosseo
    .at = al Colosseo
    .for = per il Colosseo
    .from = dal Colosseo
circus_maximus-place-venues = luoghi
    .at = ai luoghi degli spettacoli
    .for = per i luoghi degli spettacoli
    .from = dai luoghi degli spettacoli
circus_maximus-place-a-venue = un luogo
    .at = in uno dei luoghi
    .for = per uno dei luoghi
    .from = da uno dei luoghi

circus_maximus-seat-balcony = balconata
    .a = un biglietto di balconata
circus_maximus-seat-arena = arena
    .a = un biglietto d’arena
circus_maximus-seat-loge = palco
    .a = un biglietto di palco

circus_maximus-visitor-legionnaire = legionario
    .a = un legionario
    .the = il legionario
    .begin = Un legionario
circus_maximus-visitor-bribed_legionnaire = legionario corrotto
    .a = un legionario corrotto
    .the = il legionario corrotto
    .begin = Un legionario corrotto
circus_maximus-visitor-student = studente
    .a = uno studente
    .the = lo studente
    .begin = Uno studente
circus_maximus-visitor-artisan = artigiano
    .a = un artigiano
    .the = l’artigiano
    .begin = Un artigiano
circus_maximus-visitor-tourist = turista
    .a = un turista
    .the = il turista
    .begin = Un turista
circus_maximus-visitor-senator = senatore
    .a = un senatore
    .the = il senatore
    .begin = Un senatore
circus_maximus-visitor-caesar = Cesare
    .a = Cesare
    .the = Cesare
    .begin = Cesare

circus_maximus-favour-extra_visitor = visitatore in più
circus_maximus-favour-push_ahead = un posto avanti
circus_maximus-favour-double_sale = doppia vendita
circus_maximus-favour-recall_trader = richiamo
circus_maximus-favour-bribe_legionnaire = legionario corrotto
circus_maximus-favour-new_ticket = nuovo biglietto
circus_maximus-favour-rank_one_is_eight = il rango 1 diventa 8
circus_maximus-favour-double_purchase = doppio acquisto
circus_maximus-favour-second_trader = secondo mercante
circus_maximus-favour = favore
circus_maximus-event = evento

circus_maximus-effect-extra_visitor = al posto di un mercante: un visitatore in più (M8.1)
circus_maximus-effect-push_ahead = al posto di un mercante: uno dei tuoi avanza (M8.2)
circus_maximus-effect-double_sale = un mercante servito vende due volte (M8.3)
circus_maximus-effect-recall_trader = rigioca un mercante di una fase passata (M8.4)
circus_maximus-effect-bribe_legionnaire = un legionario paga { $coins } invece di { $usual } (M8.5)
circus_maximus-effect-new_ticket = in fase II, al posto di un mercante: un biglietto (M8.6)
circus_maximus-effect-rank_one_is_eight = il tuo 1 sta in fila come { $rank } (M8.7)
circus_maximus-effect-double_purchase = un mercante al Foro prende due biglietti (M8.8)
circus_maximus-effect-second_trader = gioca due mercanti in un turno (M8.9)
circus_maximus-effect-start-card = d’ora in poi cominci ogni fila (M4.2)

circus_maximus-variant-caesar = Cesare

circus_maximus-phase-favours = fase I, i favori
    .begin = Fase I, i favori
circus_maximus-phase-tickets = fase II, i biglietti
    .begin = Fase II, i biglietti
circus_maximus-phase-events = fase III, gli eventi
    .begin = Fase III, gli eventi

circus_maximus-times = { $count } × { $thing }
circus_maximus-amount = { $thing } { $coins }
circus_maximus-sum = { $total } = { LIST($parts, "plus") }
circus_maximus-trader = { FORM($who, "inside") } { $rank }
    .object = { FORM($who, "object") } { $rank }
circus_maximus-trader-as = { FORM($who, "inside") } { $rank } (come { $counts_as })
    .object = { FORM($who, "object") } { $rank } (come { $counts_as })
circus_maximus-trader-pushed = { FORM($who, "inside") } { $rank } (spinto avanti: come { $counts_as })
    .object = { FORM($who, "object") } { $rank } (spinto avanti: come { $counts_as })
circus_maximus-own-trader = il { $rank } della stessa banda
    .object = il { $rank } della stessa banda
circus_maximus-your-trader = il tuo { $rank }
    .object = il tuo { $rank }
circus_maximus-gang-ranks =
    { $count ->
        [one] grado
       *[other] gradi
    } { LIST($ranks) }
circus_maximus-gang = { $who } ({ circus_maximus-gang-ranks })
    .inside = { FORM($who, "object") } ({ circus_maximus-gang-ranks })
circus_maximus-place-with = { $venue } ({ $things })
circus_maximus-place-and = { $venue } { $things }
circus_maximus-start-card = carta primo giocatore
circus_maximus-no-ticket = nessun biglietto
circus_maximus-tickets =
    { $count ->
        [one] { $count } biglietto
       *[other] { $count } biglietti
    }
circus_maximus-visitors =
    { $count ->
        [one] { $count } visitatore
       *[other] { $count } visitatori
    }
circus_maximus-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }

## What is asked

circus_maximus-prompt-over = La partita è finita: la vittoria va { LIST($winners, form: "to") } con { common-coins }.
circus_maximus-prompt-draw-start-player = Si sorteggia il primo giocatore.
circus_maximus-prompt-draw-favour = Si pesca un favore per la villa di Cesare.
circus_maximus-prompt-draw-ticket = Si pesca un biglietto per il Foro.
circus_maximus-prompt-draw-event = Si pesca il biglietto di un evento speciale.
circus_maximus-prompt-draw-extra-visitor = Si pesca il visitatore in più.
circus_maximus-prompt-draw-new-ticket = Si pesca il nuovo biglietto.
circus_maximus-prompt-draw-visitor = Si pesca un visitatore { FORM($venue, "for") }.
circus_maximus-prompt-place-visitor = Scegli un luogo per il visitatore in più.
circus_maximus-prompt-play = Gioca un mercante { FORM($where, "at") }, o passa.
circus_maximus-prompt-play-or-favour = Gioca un mercante { FORM($where, "at") } o un favore, o passa.
circus_maximus-prompt-play-first =
    Gioca il primo di { $count } mercanti { FORM($where, "at") }: uno richiamato, o il più basso.
circus_maximus-prompt-play-another = Gioca un altro mercante { FORM($where, "at") }.
circus_maximus-prompt-play-higher = Gioca un altro mercante { FORM($where, "at") }, di rango { $rank } o più alto.
circus_maximus-prompt-take-favour = Il tuo mercante { $rank } è servito: prendi un favore.
circus_maximus-prompt-take-start-card = Il tuo mercante { $rank } è servito: prendi la carta primo giocatore.
circus_maximus-prompt-take-favour-or-start-card =
    Il tuo mercante { $rank } è servito: prendi un favore o la carta primo giocatore.
circus_maximus-prompt-take-ticket = Il tuo mercante { $rank } è servito: prendi un biglietto.
circus_maximus-prompt-take-first-ticket =
    Il tuo mercante { $rank } è servito: prendi il primo di due biglietti, il più in alto nell’elenco.
circus_maximus-prompt-take-second-ticket =
    Il tuo mercante { $rank } è servito: prendi il secondo biglietto, non più in alto del primo nell’elenco.
circus_maximus-prompt-make-sale = Il tuo mercante { $rank } è servito { FORM($where, "at") }: fai una vendita.
circus_maximus-prompt-make-first-sale =
    Il tuo mercante { $rank } è servito { FORM($where, "at") }: fai la prima di due vendite, la più in alto nell’elenco.
circus_maximus-prompt-make-second-sale =
    Il tuo mercante { $rank } è servito { FORM($where, "at") }: fai la seconda vendita, non più in alto della prima nell’elenco.
circus_maximus-prompt-sell-favour =
    Il tuo mercante { $rank } è servito { FORM($where, "at") }: vendi un favore per il posto accanto a Cesare, o rifiuta.

## What a choice would bring

circus_maximus-hint-decline = tieni i tuoi favori
circus_maximus-hint-pass = niente più mercanti in questa fase
circus_maximus-hint-pass-day = niente più mercanti oggi
circus_maximus-hint-pass-day-hand = niente più mercanti oggi; la tua mano rende { common-coins }
circus_maximus-hint-place = posto { $place } di { $length }
circus_maximus-hint-place-for = posto { $place } di { $length } per { $cards }
circus_maximus-hint-no-ticket-but-favour = nessun biglietto ma un favore (M9.2)
circus_maximus-hint-traders-there =
    { $count ->
        [one] { $count } mercante già lì
       *[other] { $count } mercanti già lì
    }
circus_maximus-hint-from = { FORM($origin, "from") }
circus_maximus-hint-if-kept = { $coins } se resta in mano
circus_maximus-hint-if-not-played = { common-coins } se non giocato
circus_maximus-hint-past = oltre { FORM($passed, "object") }, al posto { $place }
circus_maximus-hint-past-at = oltre { FORM($passed, "object") } { FORM($where, "at") }, al posto { $place }
circus_maximus-hint-counts-as = poi vale { $rank }
circus_maximus-hint-no-visitor = { common-coins } se venduto, ma non c’è nessun visitatore
circus_maximus-hint-up-to = fino a { $sum }
circus_maximus-hint-have = ne hai { $count }
circus_maximus-hint-visitors-now = ora { circus_maximus-visitors }
circus_maximus-hint-have-for-it = per questo luogo hai { $tickets }
circus_maximus-hint-pays-more = paga { $coins } in più
circus_maximus-hint-uses-bribe = usa la bustarella

## What happened

circus_maximus-told-day = Comincia il giorno { $day }; primo giocatore: { FORM($who, "inside") }.
circus_maximus-told-favours = Favori alla villa di Cesare: { $favours }.
circus_maximus-told-tickets = Biglietti al Foro: { $venues }.
circus_maximus-told-event =
    Un evento speciale { FORM($venue, "at") } porta { FORM($seat, "a") } al Foro e un visitatore in più; lì oggi ogni visitatore paga { common-coins } in più.
circus_maximus-told-drew-ticket = { FORM($who, "has") } pescato { FORM($seat, "a") } { FORM($venue, "for") }.
circus_maximus-told-drew-visitor = { FORM($who, "has") } pescato { FORM($visitor, "a") } come visitatore in più.
circus_maximus-told-came = { FORM($visitor, "begin") } arriva { FORM($venue, "at") }.
circus_maximus-told-visitors = Visitatori: { $venues }.
circus_maximus-told-visitors-and-nobody = Visitatori: { $venues }; nessuno { LIST($empty, "or", form: "at") }.
circus_maximus-told-passed = { FORM($who, "has") } passato { FORM($where, "at") }.
circus_maximus-told-declined = { FORM($who, "hasnt") } venduto nessun favore.
circus_maximus-told-played = { FORM($who, "has") } giocato un { $rank } { FORM($where, "at") }.
circus_maximus-told-played-as = { FORM($who, "has") } giocato un { $rank } come { $counts_as } { FORM($where, "at") }.
circus_maximus-told-recalled =
    { FORM($who, "has") } richiamato un { $rank } { FORM($origin, "from") } per rigiocarlo { FORM($where, "at") }.
circus_maximus-told-recalled-as =
    { FORM($who, "has") } richiamato un { $rank } { FORM($origin, "from") } per rigiocarlo come { $counts_as } { FORM($where, "at") }.
circus_maximus-told-pushed = { FORM($who, "has") } spinto un { $rank } oltre { FORM($passed, "object") } { FORM($where, "at") }.
circus_maximus-told-pushed-as =
    { FORM($who, "has") } spinto un { $rank } oltre { FORM($passed, "object") } { FORM($where, "at") }; lì vale { $counts_as }.
circus_maximus-told-used = { FORM($who, "has") } usato il favore «{ $favour }».
circus_maximus-told-sent = { FORM($who, "has") } mandato { FORM($visitor, "the") } { FORM($venue, "at") }.
circus_maximus-told-took-start-card = { FORM($who, "has") } preso la carta primo giocatore.
circus_maximus-told-took-ticket = { FORM($who, "has") } preso { FORM($seat, "a") } { FORM($venue, "for") }.
circus_maximus-told-took-favour = { FORM($who, "has") } preso il favore «{ $favour }».
circus_maximus-told-sold =
    { FORM($who, "has") } venduto { FORM($seat, "a") } { FORM($venue, "at") } a { FORM($buyer, "a") } per { common-coins }.
circus_maximus-told-sold-favour =
    { FORM($who, "has") } venduto «{ $favour }» come posto accanto a Cesare a { FORM($buyer, "a") } per { common-coins }, e Cesare se ne va.
circus_maximus-told-phase = { FORM($phase, "begin") }; primo a giocare: { FORM($who, "inside") }.
circus_maximus-told-nothing = Niente da giocare per { LIST($seats, form: "object") }.
circus_maximus-told-nothing-more = Più niente da giocare per { LIST($seats, form: "object") }.
circus_maximus-told-no-favour-left = Non restava nessun favore { FORM($where, "at") } per { LIST($gangs, form: "inside") }.
circus_maximus-told-no-ticket-left = Non restava nessun biglietto { FORM($where, "at") } per { LIST($gangs, form: "inside") }.
circus_maximus-told-no-goods = Niente da vendere { FORM($where, "at") } per { LIST($gangs, form: "inside") }.
circus_maximus-told-no-visitor = Nessun visitatore { FORM($where, "at") } per { LIST($gangs, form: "inside") }.
circus_maximus-told-left = Nessuno ha preso { $favours }: fuori dal gioco.
circus_maximus-told-nobody-queued =
    Nessuno era in fila alla villa di Cesare; il primo giocatore non cambia: { FORM($who, "inside") }.
circus_maximus-told-stayed-start-player =
    Nessuno ha preso la carta primo giocatore: va al primo della fila, ancora { FORM($who, "inside") }.
circus_maximus-told-became-start-player =
    Nessuno ha preso la carta primo giocatore: va al primo della fila, { FORM($who, "inside") }.
circus_maximus-told-day-ended = Finisce il giorno { $day }.
circus_maximus-told-account = { LIST($parts, "semicolon") }.
circus_maximus-earned = { FORM($who, "has") } guadagnato { common-coins }: { $parts }
circus_maximus-earned-nothing = { FORM($who, "hasnt") } guadagnato nulla
circus_maximus-from-sales =
    { $coins } da { $count ->
        [one] { $count } vendita
       *[other] { $count } vendite
    }
circus_maximus-from-traders =
    { $coins } da { $count ->
        [one] { $count } mercante non giocato
       *[other] { $count } mercanti non giocati
    }
circus_maximus-from-favours =
    { $coins } da { $count ->
        [one] { $count } favore non usato
       *[other] { $count } favori non usati
    }
circus_maximus-unsold =
    { $count ->
        [one] { $count } biglietto invenduto
       *[other] { $count } biglietti invenduti
    }
circus_maximus-in-all = { $coins } in tutto
circus_maximus-told-won = La vittoria va { LIST($winners, form: "to") } con { common-coins }.
circus_maximus-told-won-level =
    La vittoria va { LIST($winners, form: "to") } con { common-coins }, alla pari anche nel giorno 3.
circus_maximus-told-won-tie =
    La vittoria va { LIST($winners, form: "to") } con { common-coins }, tante quante { LIST($others, form: "inside") }, ma di più nel giorno 3.

## Tables

circus_maximus-title-day = Giorno { $day } di { $days }: { $phase }
circus_maximus-title-day-with-start-player =
    Giorno { $day } di { $days }: { $phase } (primo giocatore: { FORM($first, "inside") })
circus_maximus-title-villa = Da prendere alla villa di Cesare
circus_maximus-title-venues-favours = Visitatori e biglietti di oggi (monete: { LIST($coins, "comma") })
circus_maximus-title-venues-tickets = Biglietti da prendere e visitatori (monete: { LIST($coins, "comma") })
circus_maximus-title-venues-events = Visitatori e biglietti per loro (monete: { LIST($coins, "comma") })
circus_maximus-title-queues = File, il primo davanti
circus_maximus-title-sales = Vendite del giorno { $day }
circus_maximus-title-coins = Monete di ogni giorno: vendite + mercanti non giocati
circus_maximus-title-favours = Favori
circus_maximus-title-piles = Mazzi
circus_maximus-column-player = giocatore
circus_maximus-column-coins = monete
circus_maximus-column-traders = mercanti in mano
circus_maximus-column-favours = favori
circus_maximus-column-sold-today = venduto oggi
circus_maximus-column-queueing = in fila
circus_maximus-column-card = carta
circus_maximus-column-effect = che cosa fa
circus_maximus-column-venue = luogo
circus_maximus-column-visitors = visitatori e quanto pagano
circus_maximus-column-tickets-at-forum = biglietti al Foro
circus_maximus-column-tickets-in-hand = biglietti in mano
circus_maximus-column-where = dove
circus_maximus-column-queue = mercanti
circus_maximus-column-sold = venduto
circus_maximus-column-day = giorno { $day }
circus_maximus-column-in-all = in tutto
circus_maximus-column-favour = favore
circus_maximus-column-tickets = biglietti
circus_maximus-column-visitors-pile = visitatori
circus_maximus-column-pile = mazzo
circus_maximus-column-count = quanti
circus_maximus-column-what = che cosa c’è dentro
circus_maximus-sold-for = { $count } per { common-coins }
circus_maximus-sold-ticket = biglietto { $seat } a { $buyer }
circus_maximus-sold-favour = { $favour } a { $buyer }
circus_maximus-passed = passato
circus_maximus-nobody = nessuno
circus_maximus-holds = { $who } { LIST($tickets, "space") }
circus_maximus-pays = { $visitor } { $coins }
circus_maximus-served = servita
circus_maximus-now = ora { $now }
circus_maximus-now-then = ora { $now }, poi { LIST($rest, "comma") }
circus_maximus-with-player = { $who }
circus_maximus-pile = mazzo
circus_maximus-gone = fuori dal gioco

## What an action is called: short, as it can be typed, and ending like the words of the records

circus_maximus-do-pass = passa
circus_maximus-do-decline = rifiuta
circus_maximus-do-use = usa { $favour }
circus_maximus-do-push = spingi { $rank }
circus_maximus-do-place = metti { FORM($venue, "at") }
circus_maximus-do-play = gioca { $rank }
circus_maximus-do-play-as = gioca { $rank } come { $counts_as }
circus_maximus-do-play-at = gioca { $rank } { FORM($venue, "at") }
circus_maximus-do-play-as-at = gioca { $rank } come { $counts_as } { FORM($venue, "at") }
circus_maximus-do-recall = richiama { $rank }
circus_maximus-do-recall-as = richiama { $rank } come { $counts_as }
circus_maximus-do-recall-at = richiama { $rank } { FORM($venue, "at") }
circus_maximus-do-recall-as-at = richiama { $rank } come { $counts_as } { FORM($venue, "at") }
circus_maximus-do-take-start-player = prendi carta primo giocatore
circus_maximus-do-take-favour = prendi { $favour }
circus_maximus-do-take-ticket = prendi { $venue } { $seat }
circus_maximus-do-sell = vendi { $goods } a { $buyer }
circus_maximus-do-start = primo giocatore { $seat }
circus_maximus-do-draw-favour = pesca favore { $favour }
circus_maximus-do-draw-ticket = pesca biglietto { $venue } { $seat }
circus_maximus-do-draw-visitor = pesca visitatore { $visitor }

## What an action is called where it is only read: an infinitive, in plain words

circus_maximus-deed-pass = passare
circus_maximus-deed-decline = non vendere favori
circus_maximus-deed-use = usare il favore «{ $favour }»
circus_maximus-deed-push = spingere avanti il mercante di rango { $rank }
circus_maximus-deed-place = mandare il visitatore in più { FORM($venue, "at") }
circus_maximus-deed-play = giocare il mercante di rango { $rank }
circus_maximus-deed-play-as = giocare il mercante di rango { $rank } come { $counts_as }
circus_maximus-deed-play-at = giocare il mercante di rango { $rank } { FORM($venue, "at") }
circus_maximus-deed-play-as-at = giocare il mercante di rango { $rank } come { $counts_as } { FORM($venue, "at") }
circus_maximus-deed-recall = richiamare il mercante di rango { $rank } per rigiocarlo
circus_maximus-deed-recall-as = richiamare il mercante di rango { $rank } per rigiocarlo come { $counts_as }
circus_maximus-deed-recall-at = richiamare il mercante di rango { $rank } per rigiocarlo { FORM($venue, "at") }
circus_maximus-deed-recall-as-at = richiamare il mercante di rango { $rank } per rigiocarlo come { $counts_as } { FORM($venue, "at") }
circus_maximus-deed-take-start-player = prendere la carta primo giocatore
circus_maximus-deed-take-favour = prendere il favore «{ $favour }»
circus_maximus-deed-take-ticket = prendere { FORM($seat, "a") } { FORM($venue, "for") }
circus_maximus-deed-sell = vendere { FORM($goods, "a") } a { FORM($buyer, "a") }
circus_maximus-deed-sell-favour = vendere il favore «{ $goods }» a { FORM($buyer, "a") } come posto accanto a Cesare
circus_maximus-deed-start = estrarre { FORM($who, "object") } come primo giocatore
circus_maximus-deed-draw-favour = pescare il favore «{ $favour }»
circus_maximus-deed-draw-ticket = pescare { FORM($seat, "a") } { FORM($venue, "for") }
circus_maximus-deed-draw-visitor = pescare { FORM($visitor, "a") }

## What was wrong with a move, and awards

circus_maximus-reason-sale = Rende { common-coins }.
circus_maximus-reason-ticket = Venduto lì, rende fino a { common-coins }.
circus_maximus-reason-card = Al posto { $place } della fila resta una carta per il tuo mercante.
circus_maximus-reason-visitor = Al posto { $place } della fila resta un visitatore per comprare.
circus_maximus-verdict-no-ticket = Lì non c’era alcun biglietto da vendere: { $where }.
circus_maximus-verdict-in-vain = Al posto { $place } per { $count } il mercante aspetta invano: { $where }.
circus_maximus-verdict-better-kept = Era meglio tenere il mercante { $rank }: in mano rende { common-coins } a fine giornata.
circus_maximus-verdict-better-later = Il mercante { $rank } serviva di più in una fila successiva.
circus_maximus-verdict-favour-first = Un favore avrebbe reso di più qui: { $favour }.
circus_maximus-verdict-wrong-queue = Fila sbagliata: { $other } prometteva più di { $where }.
circus_maximus-verdict-lower-enough = Il mercante { $rank } era troppo forte per questa fila: bastava { $other }.
circus_maximus-verdict-higher-needed = Il mercante { $rank } è troppo indietro: serviva { $other }.
circus_maximus-verdict-unsold = Biglietti rimasti invenduti: { $count } ({ $where }).
circus_maximus-verdict-passed-early = Passato troppo presto: il mercante { $rank } poteva ancora mettersi in fila ({ $where }).
circus_maximus-verdict-favour-unused = Un favore è rimasto inutilizzato: { $favour }.
circus_maximus-verdict-favour-wasted = Un favore è stato speso per troppo poco: { $favour }.
circus_maximus-verdict-other-favour = «{ $other }» valeva qui più di «{ $thing }».
circus_maximus-verdict-other-ticket = Questo biglietto rende al massimo { $coins }, un altro avrebbe reso { $more }.
circus_maximus-verdict-other-venue = Più facile da vendere: { $other } invece di { $where }.
circus_maximus-verdict-sold-for-less = Venduto a { $coins } dove si potevano avere { $more }: { $less } di perso.
circus_maximus-verdict-visitor-for = Il visitatore serve ad altri ({ $where }). Biglietti { FORM($who, "of") }: { $count }.
circus_maximus-verdict-less = Valeva circa { common-coins } in meno.
circus_maximus-verdict-less-promising = Portava a una posizione peggiore.
circus_maximus-award-sale = Ha venduto un biglietto per { common-coins }, più di chiunque altro.
circus_maximus-award-kept = Ha guadagnato di più con i mercanti rimasti in mano: { common-coins }.
