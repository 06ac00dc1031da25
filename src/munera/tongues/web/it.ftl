### The web page's own words. What games say is in their own catalogues.

## Everywhere

web-back = Indietro
web-settings = Impostazioni
web-rules = Regole
web-rules-of = Regole di { $game }
web-undo = Annulla
web-hint = Cosa farebbe un bot?
web-light-theme = Tema chiaro
web-dark-theme = Tema scuro
web-of-number = di { $n }
web-go = Conferma
web-all = tutto
web-colosseum = Colosseum
web-level-plebeian = Plebeo
web-level-eques = Eques
web-level-senator = Senatore
web-level-consul = Console
web-level-emperor = Imperatore
web-level-on-scale = { $n } su { $of }, { $ease }
web-ease-plebeian = il più facile
web-ease-eques = facile
web-ease-senator = medio
web-ease-consul = difficile
web-ease-emperor = il più difficile

## At a table

web-prompt = Cosa si chiede
web-the-table-works = Un momento…
web-is-thinking = { $name } sta pensando
web-time-left = Tempo rimasto
web-title-your-turn = Tocca a te · { $table }
web-n-players =
    { $n ->
        [one] 1 giocatore
       *[other] { $n } giocatori
    }
web-n-watching =
    { $n ->
        [one] 1 guarda
       *[other] { $n } guardano
    }
web-watching = Chi guarda questo tavolo
web-pace-none = senza orologio
web-pace-live = dal vivo
web-pace-slow = una mossa alla volta
web-leave-table = Lascia il tavolo
web-bot-level = Bot, { $level }
web-a-bot-plays = gioca un bot
web-at-the-table = al tavolo
web-away = assente
web-players = Giocatori
web-turn-order = Ordine di turno
web-board = Tabellone
web-your-place = Il tuo posto
web-you-are-first = Primo giocatore
web-log = Diario
web-log-empty = Non è ancora successo nulla.
web-chat = Chat
web-chat-empty = Nessuno ha ancora detto nulla.
web-chat-write = Scrivi al tavolo…
web-pass = Passa
web-tab-programs = Spettacoli
web-tab-tokens = Risorse
web-tab-players = Giocatori
web-tab-log = Diario
web-tab-more = Altro

## Colosseum: the table

web-round = Turno
web-phase-invest = Investire
web-phase-acquire = Acquistare
web-phase-trade = Commerciare
web-phase-produce = Spettacolo
web-phase-closing-ceremony = Chiusura
web-phase-over = Fine
web-board-label = Il tabellone: una strada di 36 caselle attorno alla piazza, con arene, nobili e mercati
web-see-all = Vedi tutto il tabellone
web-see-near = Vedi da vicino ciò che è illuminato
web-album = { $n } spettacoli
web-open-programs = Vedi gli spettacoli in vendita
web-coins = Monete
web-medals = Medaglie
web-arena = Arena
web-best-show = Miglior spettacolo
web-loge = Palco Imperiale: due dadi
web-season-tickets =
    { $n ->
        [one] 1 abbonamento
       *[other] { $n } abbonamenti
    }
web-podiums =
    { $n ->
        [one] 1 podium
       *[other] { $n } podium
    }
web-arena-of =
    { $n ->
        [one] Arena di 1 casella
       *[other] Arena di { $n } caselle
    }
web-first-player = Primo giocatore di questo turno
web-first-short = 1º
web-no-tokens = nessuna risorsa
web-produced = Prodotto
web-produced-means = Già prodotto, si può replicare: conta solo il tuo miglior spettacolo; i +{ $n } vengono da altri spettacoli.
web-shown-again = di nuovo
web-no-show-yet = Ancora nessuno spettacolo
web-your-tokens = Le tue risorse
web-star = premio
web-stars = Premi
web-stars-worth = +4 ciascuno a spettacolo
web-star-nobody = Nessuno ha questo premio
web-supply-tickets = abbon.
web-supply-medals = medaglie
web-supply-bag = sacco
web-your-programs = I tuoi spettacoli
web-no-programs = Non hai nessuno spettacolo.
web-ladder =
    La sua cifra: { $now } ora, { $best } al completo; { $missing ->
        [0] non manca nulla
        [one] manca 1 risorsa
       *[other] mancano { $missing } risorse
    }{ $jokers ->
        [0] .
        [one] , 1 jolly sostituisce.
       *[other] , { $jokers } jolly sostituiscono.
    }

## Colosseum: investing

web-expand-label = Amplia la tua arena sulla casella { $space }, per spettacoli più grandi:
web-tag-arena-brings = +1 casella
web-tag-loge = Palco
web-tag-loge-brings = due dadi
web-tag-ticket = Abbonamento
web-tag-ticket-brings = +5 a spettacolo
web-ask-buy = Acquistare { $program }?
web-ask-expand = Ampliare la tua arena sulla casella { $space }?
web-ask-ticket = Acquistare un abbonamento?
web-ask-loge = Costruire il Palco Imperiale?
web-ask-second-medals = Pagare due medaglie per un secondo investimento?
web-ask-second-token = Pagare un gettone Azione Extra per un secondo investimento?
web-ask-cash = Cambiare una medaglia in { $n } monete?
web-ask-swap = Scambiare un gettone Azione Extra con una medaglia?
web-go-pay = Paga { $n }
web-go-second = Investi ancora
web-go-cash = Prendi le monete
web-go-swap = Scambia
web-cash-medal = Medaglia → 6 monete
web-swap-token = Azione Extra → medaglia
web-second-medals = Ancora: 2 medaglie
web-second-token = Ancora: Azione Extra
web-fx-arena = arena di { $n }, per spettacoli più grandi
web-fx-loge = due dadi a ogni spettacolo
web-fx-ticket = +5 spettatori a ogni spettacolo
web-fx-filled = { $have } risorse su { $of }
web-fx-assets = risorse
web-fx-audience = pubblico
web-audience-means = Quanto attirerebbe questo spettacolo se fosse rappresentato ora: la sua cifra, più spettacoli precedenti, abbonamenti, premi, nobili e podium.
web-fx-walk = casella { $from } →
web-fx-rest = { $space }, area di sosta: una medaglia
web-fx-star-gained = Premio: { $kind }
web-fx-star-lost = Premio perso: { $kind }
web-fx-star-kept = Premio tenuto: { $kind }
web-fx-too-poor = troppo poco per un’asta: si parte da { $n }
web-fx-more = altri { $n }…
web-fx-spectators = { $n } spettatori

web-programs = Spettacoli
web-back-to-table = Torna al tavolo
web-for-sale-count = { $n } su { $of } in vendita
web-you-have = Hai
web-find-program = Cerca uno spettacolo
web-i-may-buy = Che posso comprare
web-fits-my-arena = Per la mia arena
web-sorted-by = Ordina per
web-sorted-closest = più completi
web-sorted-draws = pubblico attuale
web-sorted-price = prezzo
web-uses-tokens = Usa queste risorse
web-needs-arena = Richiede un’arena di { $size }; la tua è di { $yours }
web-leaves-coins = Ti restano { $n } monete
web-draws-now = Attira { $n } con le tue risorse
web-draws-nothing =
    { $n ->
        [one] Manca ancora 1 risorsa per rappresentarlo
       *[other] Mancano ancora { $n } risorse per rappresentarlo
    }
web-below-last-show = Non sopra { $n }, il tuo ultimo spettacolo
web-too-dear = Più di quanto puoi pagare
web-buy-label = Acquista { $program } per { $n } monete
web-no-program-found = Nessuno spettacolo corrisponde.
web-already-bought = Già acquistato

## Colosseum: acquiring

web-open-market = Metti all’asta il mercato { $market }
web-market-helps = { $program }: +{ $n } delle sue risorse
web-market-helps-none = Nulla di ciò che manca ai tuoi spettacoli.
web-tag-joker = jolly
web-tag-medal = medaglia
web-tag-extra = azione extra
web-open-at = Apri il mercato { $market } a
web-bid-label = Offri { $bid }, resta { $left }
web-last-coin = Ultima moneta di { $name }
web-leaves = resta { $n }
web-bids = Offerte
web-auction-of = Asta del mercato { $market }
web-auction-has-won = ha già vinto un mercato
web-auction-passed = si è ritirato
web-auction-passed-at = si è ritirato · offriva { $bid }
web-auction-poor = troppo poche monete: { $of }
web-auction-why-passed = ritirato
web-auction-why-poor = troppo poche monete
web-auction-why-has-won = mercato vinto
web-auction-out = fuori
web-auction-leads = in testa con { $bid } su { $of }
web-auction-bid = offerta { $bid } su { $of }
web-bids-lower = Offerte più basse
web-bids-higher = Offerte più alte
web-fx-rival-limit = { $name } può arrivare a { $n }
web-ask-accept = Accettare l’offerta di { $name }?
web-ask-accept-counter = Accettare la controfferta di { $name }?
web-auction-in =
    { $of ->
        [0] nessuna moneta
        [one] 1 moneta
       *[other] { $of } monete
    }
web-ask-open = Mettere all’asta il mercato { $market }?
web-ask-raise = Rilancia oltre { $bid } per il mercato { $market } o ritirati.
web-ask-bid = Offrire { $bid } per il mercato { $market }?
web-out-passed = Ti sei ritirato: l’asta continua senza di te.
web-out-poor = { FORM($who, "has") } offerto { $bid } e tu hai { common-coins }: sei fuori da quest’asta.
web-out-has-won = Hai già vinto un mercato: non puoi offrire in quest’asta.
web-outbid = Con { common-coins } non potevi andare oltre.
web-cannot-open = Le offerte partono da { $least }: con { common-coins } non puoi offrire.
web-go-open = Apri a { $bid }
web-go-bid = Offri { $bid }
web-go-put-up = All’asta
web-drop-out = Ritirati

## Colosseum: trading

web-trade-with = Commercia con
web-trade-thinks = ci pensa
web-trade-answered = ha risposto
web-trade-declined = ha rifiutato
web-trade-lacks = non ce l’ha
web-trade-has =
    { $n ->
        [one] ha 1 tipo che ti manca
       *[other] ha { $n } tipi che ti mancano
    }
web-trade-has-none = non ha nulla che ti manchi
web-trade-you-lack = mancano ai tuoi spettacoli
web-trade-hint =
    Scegli a chi chiedere. Puoi fare ancora { $n ->
        [one] un’offerta
       *[other] { $n } offerte
    }.
web-everyone = Tutti
web-first-to-accept = al primo che accetta
web-you-give = Tu dai
web-you-get = Tu ricevi
web-gives = { $name } dà
web-in-return = In cambio
web-from-your-rack = Dalle tue risorse
web-from-player = Da { $name }
web-from-anyone = Da chiunque
web-give-label = Dai { $kind }, restano { $n }
web-want-label = Chiedi { $kind }, ce ne sono { $n }
web-take-back-label = Riprendi { $kind }
web-nothing-yet = ancora nulla
web-deal-added = aggiunto
web-deal-taken-out = tolto
web-pay-label = Monete che paghi
web-charge-label = Monete che chiedi
web-offer-of = { $name } fa questa offerta.
web-may-offer = { $name } può fare un’offerta.
web-offer-preparing = { $name } sta preparando un’offerta.
web-counter-of = { $name } risponde con questa offerta.
web-offer-refused = Questo non può far parte dell’offerta.
web-offer-declined =
    { $n ->
        [one] { LIST($who) } ha rifiutato la tua offerta.
       *[other] { LIST($who) } hanno rifiutato la tua offerta.
    }
web-offer-nobody = Nessuno ha accettato la tua offerta: { LIST($who, form: "inside") } hanno rifiutato.
web-offer-passed-over =
    { $n ->
        [one] { LIST($who) } non ha ciò che vuoi.
       *[other] { LIST($who) } non hanno ciò che vuoi.
    }
web-counter-declined = { LIST($who) } ha rifiutato la tua controfferta.
web-for-you = Per te
web-for-player = Per { $name }
web-no-program-changes = Nessuno spettacolo cambia
web-end-trading = Finisci di commerciare
web-ask-draft-both = Scegli che cosa dai e che cosa vuoi in cambio.
web-ask-draft-want = Ora scegli che cosa vuoi in cambio.
web-ask-draft-give = Ora scegli che cosa dai in cambio.
web-ask-send = Inviare questa offerta?
web-do-send = Invia
web-do-accept = Accetta
web-do-decline = Rifiuta
web-do-counter = Cambia…

## Colosseum: producing

web-do-begin = Inizia lo spettacolo
web-dice-label = Dadi: { $faces }
web-your-roll = Il tuo lancio
web-the-roll = Il lancio
web-walk =
    { $n ->
        [one] { $noble }: 1 casella
       *[other] { $noble }: { $n } caselle
    }
web-walk-way = da { $from } alla { $where }
web-choose-noble = Scegli un nobile illuminato.
web-choose-target = Scegli dove va.
web-medals-move-nobles = Una medaglia muove un nobile fino a tre caselle, avanti o indietro: scegline uno illuminato.
web-move-label = { $noble } sulla casella { $space }
web-move-to-label = { $noble } di { $n } caselle, alla casella { $space }
web-move-brings = { $n } spettatori per { FORM($who, "object") }
web-ask-move =
    Muovere { FORM($noble, "the") } { $n ->
        [one] di una casella?
       *[other] di { $n } caselle?
    }
web-go-move = Muovi
web-ask-produce = Produrre { $program }?
web-go-produce = Produci
web-ask-jokers =
    { $n ->
        [0] Nessun jolly?
        [one] Usare un jolly?
       *[other] Usare { $n } jolly?
    }
web-go-jokers = Usa
web-use-jokers =
    { $n ->
        [0] Nessun jolly
        [one] 1 jolly
       *[other] { $n } jolly
    }
web-ask-medals =
    { $n ->
        [0] Nessuna medaglia per il pubblico?
        [one] Spendere una medaglia per il pubblico?
       *[other] Spendere { $n } medaglie per il pubblico?
    }
web-produce-for = Produci per { $n }
web-produce-label = Produci { $program }, { $n } spettatori
web-audience = Pubblico
web-show-all = Tutte le { $n } risorse
web-show-some = { $have } risorse su { $of }
web-show-jokers =
    { $n ->
        [one] un jolly sostituisce
       *[other] { $n } jolly sostituiscono
    }
web-show-each = +{ $n } ciascuno
web-show-previous =
    { $n ->
        [0] Nessun altro spettacolo prodotto
        [one] 1 altro spettacolo prodotto
       *[other] { $n } altri spettacoli prodotti
    }
web-show-tickets =
    { $n ->
        [0] Nessun abbonamento
        [one] 1 abbonamento
       *[other] { $n } abbonamenti
    }
web-show-stars = Premi usati
web-show-nobles = Nobili nell’arena
web-show-podiums =
    { $n ->
        [0] Nessun podium
        [one] 1 podium
       *[other] { $n } podium
    }
web-show-medals = Medaglie spese
web-show-medals-held = ne hai { $n }
web-fewer-medals = Una medaglia in meno
web-more-medals = Una medaglia in più

## Colosseum: closing

web-closing-podium = Podium
web-closing-clean-up = Pulizia
web-closing-donation = Donazione
web-podium-goes-to = Un podium per { FORM($who, "object") } con { $score }: +3 a ogni spettacolo.
web-podium-contest = I dadi decidono chi lo riceve.
web-clean-up-says = Una risorsa di ogni spettacolo esce dal gioco.
web-donation-says =
    { WHO($who) ->
        [you] Sei in coda con { $score } e puoi chiedere una risorsa { FORM($giver, "to") }.
       *[other]
            { WHO($giver) ->
                [you] { $who }, in coda con { $score }, può chiederti una risorsa.
               *[other] { $who }, in coda con { $score }, può chiedere una risorsa { FORM($giver, "to") }.
            }
    }
web-donation-next = Poi l’ultimo può chiedere una risorsa al primo.
web-in-the-fire = Nel fuoco
web-donated = { $who }, in coda, ti ha preso { FORM($kind, "a") } in dono.
web-no-loss = nessuna perdita
web-no-gain = nessun guadagno
web-star-kept = premio tenuto
web-star-lost = premio perso
web-star-won = premio vinto
web-star-taken = { FORM($who, "has") } preso il tuo premio: { LIST($kinds) }.
web-spectators = spettatori
web-pick-loses =
    Lo spettacolo { $number }, { $program }, perde { $n ->
        [one] 1 spettatore
       *[other] { $n } spettatori
    } se cedi questa risorsa.
web-pick-gains =
    Lo spettacolo { $number }, { $program }, guadagna { $n ->
        [one] 1 spettatore
       *[other] { $n } spettatori
    } con questa risorsa.
web-ask-discard = Scartare questa risorsa: { $kind }?
web-go-discard = Scarta
web-ask-request = Chiedere questa risorsa: { $kind }?
web-go-request = Chiedi

## Circus Maximus: the table

web-circus-maximus = Circus Maximus
web-day = Giorno
web-phase-favours = Favori
web-phase-tickets = Biglietti
web-phase-events = Eventi
web-phase-scoring = Conteggio
web-circus-board-label = La città: la villa di Cesare, il Foro e tre luoghi di spettacolo, con le loro file
web-place-villa = Villa
web-place-forum = Foro
web-place-circus_maximus = Circo
web-place-theatre_of_pompey = Teatro
web-place-colosseum = Colosseo
web-places = Luoghi
web-turn-order-short = Fila
web-start-player = Primo giocatore
web-start-short = 1º
web-start-player-text = D’ora in poi inizi tu ogni fila.
web-start-card = la carta primo giocatore
web-the-queue = La fila
web-queue-served = servita dalla testa, una carta per mercante
web-queue-empty = Nessuno è ancora in fila.
web-served = servito
web-nothing-to-sell = niente da vendere
web-trader-idle = { $name }, { $rank }: { $why }
web-now = ora
web-no-visitors = ancora nessun visitatore
web-tickets = Biglietti
web-favours = Favori
web-in-hand = In mano
web-sold = Vendite
web-none = nessuno
web-none-yet = ancora nessuno
web-has-passed = ha passato
web-out = fuori
web-today = Oggi
web-n-events =
    { $n ->
        [0] nessun evento speciale
        [one] 1 evento speciale
       *[other] { $n } eventi speciali
    }
web-event-pays =
    { $n ->
        [one] i visitatori pagano 1 moneta in più
       *[other] i visitatori pagano { $n } monete in più
    }
web-no-events = I visitatori pagano come sempre.
web-favours-left = Favori rimasti
web-visitors-left = Visitatori rimasti
web-trader = Mercante
web-your-traders = I tuoi mercanti
web-unplayed-pay = I mercanti non giocati rendono le loro monete stasera.
web-tonight = Stasera
web-tonight-sold = venduto
web-tonight-tickets = biglietti
web-tonight-unplayed = non giocati
web-more-to-sell = ancora fino a { $n }
web-your-tickets = I tuoi biglietti
web-your-favours = I tuoi favori
web-no-tickets-yet = Ancora nessuno. Si vendono al Foro.
web-no-tickets-today = Nessuno.
web-no-favours-yet = Nessuno. Si concedono alla villa.
web-no-favours-today = Nessuno.
web-no-tickets-here = nessuno rimasto
web-best-visitor = miglior visitatore { $n }
web-up-to = fino a { $n }
web-worth-unused = vale { $n } se non usato
web-tab-traders = Mercanti
web-tab-favours = Favori

web-favour-extra_visitor = Pesca un visitatore per un luogo a scelta.
web-favour-push_ahead = Un tuo mercante avanza di un posto.
web-favour-double_sale = Un mercante servito vende due biglietti.
web-favour-recall_trader = Riprendi un mercante da una fase precedente e giocalo.
web-favour-bribe_legionnaire = Un legionario ti paga 6 invece di 2.
web-favour-new_ticket = Pesca un biglietto e un visitatore per il suo luogo.
web-favour-rank_one_is_eight = Il tuo 1 vale 8 in questa fase.
web-favour-double_purchase = Un mercante servito al Foro prende due biglietti.
web-favour-second_trader = Gioca un altro mercante nello stesso turno.
web-when-instead = Al posto di un mercante.
web-when-forum = Al posto di un mercante, nella fase dei biglietti.
web-when-buying = Quando sei servito al Foro.
web-when-selling = Quando sei servito in un luogo.
web-when-beside = Insieme a un mercante.
web-when-one = Quando giochi il tuo 1.

web-to-venue = A: { $venue }
web-sell-to = Vendi ({ $visitor }, paga { $n })
web-push-label = Fai avanzare il tuo { $rank }
web-choose-venue = Scegli un luogo per il tuo { $rank }.
web-choose-push = Scegli quale mercante avanza.
web-choose-recall = Scegli quale mercante ritorna.
web-choose-buyer = Scegli chi compra.
web-choose-ticket = Ora scegli il biglietto per questo visitatore.
web-ask-play = Giocare il tuo { $rank }?
web-ask-play-at = Giocare il tuo { $rank }: { $venue }?
web-ask-play-as-eight = Giocare il tuo { $rank } come 8?
web-ask-play-as-eight-at = Giocare il tuo { $rank } come 8: { $venue }?
web-ask-recall = Riprendere il tuo { $rank } e rigiocarlo?
web-ask-recall-at = Riprendere il tuo { $rank } e rigiocarlo: { $venue }?
web-ask-push = Far avanzare il tuo { $rank } di un posto?
web-ask-use = Usare il favore «{ $favour }»?
web-ask-take = Prendere «{ $thing }»?
web-ask-sell = Vendere «{ $thing }» ({ $visitor })?
web-go-play = Gioca
web-go-push = Avanza
web-go-place = Metti
web-go-use = Usa
web-go-take = Prendi
web-go-sell = Vendi
web-sell-nothing = Non vendere
web-fx-place = in fila
web-place-of = { $n } su { $of }
web-fx-hand = non giocati
web-fx-favour-used = consuma un favore

## Pages

web-pages = Pagine
web-nav-play = Gioca
web-nav-rules = Regole
web-nav-replays = Replay
web-nav-about = Info
web-language = Lingua
web-hero = Dai a Roma uno spettacolo.
web-hero-text = Due giochi da tavolo dell’antica Roma, in dieci secondi contro buoni bot o con gli amici tramite un link.
web-about-colosseum = Fai offerte per gladiatori e leoni, costruisci l’arena, attira l’Imperatore. Vince un solo grande spettacolo.
web-about-circus_maximus = Guida una banda di bagarini: fila per i favori, fila per i biglietti, e vendi caro ai cancelli.
web-minutes-colosseum = circa 40 minuti
web-minutes-circus_maximus = circa 25 minuti
web-level = Livello dei bot
web-bots-of = Bot: { $level }
web-play-now = Gioca ora
web-with-friends = Con amici
web-my-games = Le mie partite
web-my-games-empty = Nessuna partita in corso.
web-my-games-later = Le tue partite appariranno qui quando il server risponderà.
web-all-games = Tutte le { $n } partite
web-open-tables = Tavoli aperti
web-open-tables-empty = Nessuno aspetta ora. Apri un tavolo: gli altri lo vedranno qui.
web-open-tables-later = I tavoli aperti appariranno qui quando il server risponderà.
web-status-open = attende giocatori
web-status-playing = in corso
web-status-over = finita
web-time-to-go = ancora { $time }
web-time-waited = da { $time }
web-seats-free =
    { $n ->
        [one] 1 posto libero
       *[other] { $n } posti liberi
    }
web-open = Apri
web-join = Entra
web-new-table = Nuovo tavolo
web-replays-text = Rivedi passo passo le tue partite.
web-fan-made = Un posto gratuito, fatto da appassionati. Giochi di Wolfgang Kramer, Markus Lübke e Jeffrey D. Allers.
web-fair-dice = Dadi onesti, spiegati
web-credits = Riconoscimenti
web-loading = Un momento…

web-game = Gioco
web-variant-intense_auctions = Aste intense
web-variant-intense_auctions-text = Si possono vincere più aste per turno (regola C4.10).
web-variant-caesar = Cesare
web-variant-caesar-text = Può venire Cesare in persona, con altri due visitatori (regola M9).
web-pace = Ritmo
web-pace-none-title = Senza fretta
web-pace-none-text = senza orologio
web-pace-live-title = Dal vivo
web-pace-live-text = { $n } min a testa, { $more } s a mossa
web-pace-slow-title = Per posta
web-pace-slow-text =
    { $n ->
        [24] un giorno a mossa
        [72] tre giorni a mossa
       *[other] { $n } ore a mossa
    }
web-pace-time = Quanto tempo
web-pace-minutes = { $n } min
web-pace-hours = { $n } ore
web-pace-days =
    { $n ->
        [one] 1 giorno
       *[other] { $n } giorni
    }
web-who-may-come = Chi può venire
web-with-the-link = Con il link
web-anyone = Chiunque
web-table-name = Nome del tavolo
web-table-name-hint = Idi di marzo
web-open-the-table = Apri il tavolo
web-the-table = Il tavolo
web-variants = Variante
web-no-variant = nessuna
web-more-choices = Altre scelte
web-may-watch = Spettatori ammessi
web-may-watch-text = Vedono ciò che è visibile a tutti e non possono fare nulla.
web-advice-allowed = Consigli permessi
web-advice-allowed-text = Si può chiedere cosa farebbe un bot.
web-takes-over = Gioca per chi è assente
web-takes-over-text = Chi resta senza tempo, o se ne va, può riprendersi il posto in ogni momento.
web-yes = sì
web-no = no
web-begin-game = Comincia la partita
web-sit-here = Siediti qui
web-send-away = Manda via { $name }
web-plan-seats =
    { $n ->
        [0] Tutti i posti sono presi: la partita può cominciare.
        [one] Un posto è per un amico. Apri il tavolo per avere il link.
       *[other] { $n } posti sono per gli amici. Apri il tavolo per avere il link.
    }

web-seats = Posti
web-seats-taken = { $n } su { $of } occupati
web-open-seat = Posto libero
web-for-a-friend = per un amico o un bot
web-thats-you = sei tu, con il tuo colore e il tuo emblema
web-ready = Pronto
web-seat-a-bot = Metti un bot
web-remove-bot = Togli il bot
web-send-link = Invia il link
web-copied = Copiato
web-your-name = Il tuo nome
web-take-a-seat = Siediti
web-fill-with-bots = Riempi con bot
web-i-am-ready = Sono pronto
web-not-yet = Non ancora
web-lobby-come = C’è un posto per te.
web-lobby-open-seats =
    { $n ->
        [one] Un posto è libero. Invia il link o metti un bot.
       *[other] { $n } posti sono liberi. Invia il link o metti dei bot.
    }
web-lobby-are-you-ready = Tutti i posti sono occupati. Sei pronto?
web-lobby-waiting = Si attende { $names }.
web-lobby-starting = Tutti pronti: la partita comincia.

web-title-over = { $table } è finita
web-lasted = durata: { $time }
web-podium-label = Il podio dei vincitori
web-wins = Vince { $name }
web-you-win = Hai vinto!
web-they-win = { $names } si dividono la vittoria
web-won-spectators = { $n } spettatori per un solo spettacolo.
web-won-coins = { $n } monete dopo tre giorni.
web-final-standing = Classifica finale
web-by-day = giorni { $days }, favori { $favours }
web-rematch = Rivincita
web-replay = Rivedi
web-share = Condividi
web-see-table = Vedi il tavolo
web-dice-fair = Dadi provati onesti
web-fair-title = Ogni dado e ogni pescata derivano dal segreto a cui il tavolo si è impegnato prima della prima mossa.
web-chart-label = Punteggi di tutti nel tempo
web-awards = Onorificenze
web-awards-none = Tutto è stato diviso equamente.
web-award-podiums = Beniamino della città
web-award-podiums-text = { $n } podium
web-award-stars = Creatore di stelle
web-award-stars-text =
    { $n ->
        [one] { $n } premio alla fine
       *[other] { $n } premi alla fine
    }
web-award-tickets = Pubblico fedele
web-award-tickets-text =
    { $n ->
        [one] { $n } abbonamento
       *[other] { $n } abbonamenti
    }
web-award-programs = Scena affollata
web-award-programs-text =
    { $n ->
        [one] { $n } spettacolo prodotto
       *[other] { $n } spettacoli prodotti
    }
web-award-rich = Forzieri pieni
web-award-rich-text =
    { $n ->
        [one] { $n } moneta alla fine
       *[other] { $n } monete alla fine
    }
web-award-arena = Mastro costruttore
web-award-arena-text = un’arena di { $n } caselle
web-award-sales = Miglior venditore
web-award-sales-text =
    { $n ->
        [one] { $n } moneta dalle vendite
       *[other] { $n } monete dalle vendite
    }
web-award-patience = La pazienza paga
web-award-patience-text =
    { $n ->
        [one] { $n } moneta da mercanti rimasti a casa
       *[other] { $n } monete da mercanti rimasti a casa
    }
web-award-day = Il giorno dei giorni
web-award-day-text =
    { $n ->
        [one] { $n } moneta in un giorno
       *[other] { $n } monete in un giorno
    }
web-award-favours = Amico di Cesare
web-award-favours-text =
    { $n ->
        [one] { $n } favore tenuto fino alla fine
       *[other] { $n } favori tenuti fino alla fine
    }
web-award-find = Migliore mossa
web-award-lucky = Più fortuna
web-award-unlucky = Meno fortuna
web-award-comeback = Rimonta
web-award-steady = Meno errori
web-award-bargain = Migliore offerta
web-award-trade = Scambio più abile
web-award-sale = Vendita più cara

web-replay-first = All’inizio
web-replay-back = Un passo indietro
web-replay-next = Un passo avanti
web-replay-last = Alla fine
web-replay-play = Riproduci
web-replay-pause = Pausa
web-replay-speed = Velocità
web-replay-move = Mossa { $n } di { $of }
web-share-moment = Condividi questo momento
web-download-record = Registro
web-leave-replay = Esci
web-replays-empty = Nessuna partita finita.

web-find-rule = Cerca una parola o un numero
web-no-rule-found = Nessuna regola dice questo.

web-set-look = Aspetto
web-set-play = Gioco
web-set-you = Tu
web-set-kept = conservate in questo browser; nome, lingua e tema anche nel tuo account
web-set-theme = Tema
web-theme-system = Come il sistema
web-theme-light = Giorno
web-theme-dark = Notte
web-set-text = Dimensione del testo
web-set-contrast = Contrasto più forte
web-set-contrast-text = Linee e testo più marcati, superfici senza trame.
web-set-motion = Movimento
web-motion-full = Completo
web-motion-short = Breve
web-motion-none = Nessuno
web-set-bots = I bot rispondono
web-set-bots-text = ai tavoli che apri
web-bots-at-once = Subito
web-bots-human = A ritmo umano
web-set-sure = Chiedi prima di ciò che non si può annullare
web-set-sure-text = Offerte, risposte agli altri, dadi, la fine del tuo turno.
web-set-effects = Mostra che cosa fa una mossa
web-set-effects-text = I suoi effetti come etichette nella domanda.
web-ask-sure = { $what }?
web-cannot-be-undone = Non si potrà annullare.
web-do-it = Sì, procedi
web-set-seats = Posti
web-set-seats-text = colore, emblema e trama
web-save = Salva
web-saved = Salvato.
web-record-line = giocate: { $n }, vinte: { $won }
web-set-account = Account
web-set-account-text = Un ospite è ricordato solo in questo browser. Con un account ritrovi le partite ovunque.
web-password = Password
web-make-account = Crea un account
web-account-made = Il tuo account è creato.
web-log-in = Accedi
web-logged-in = Hai effettuato l’accesso.
web-set-keys = Tasti
web-key-walk = scorri ciò che è illuminato
web-key-choose = scegli
web-key-back = indietro
web-key-pass = passa
web-key-markets = i mercati

web-about-what = Che cos’è
web-about-what-text = I munera sono gli spettacoli che un impresario romano offre al popolo. Qui due giochi da tavolo si giocano, si studiano e si insegnano alle macchine. È opera di appassionati, senza legami con gli editori.
web-fair-step-1 = Prima della prima mossa il tavolo sceglie un segreto e ne mostra a tutti l’impronta, un hash: il segreto non si può più cambiare.
web-fair-step-2 = Ogni giocatore porta qualcosa di suo. Ogni dado e ogni pescata derivano da entrambi: nessuno può guidarli.
web-fair-step-3 = Alla fine il segreto è svelato. Chiunque può verificare una partita finita, qui o con un comando sulla propria macchina.
web-credits-games = Colosseum è di Wolfgang Kramer e Markus Lübke, Circus Maximus di Jeffrey D. Allers.
web-credits-signs = Segni di Lorc, Delapouite e altri, da
web-credits-fonts = Caratteri: Cinzel di Natanael Gama e Inter di Rasmus Andersson, sotto SIL Open Font License.

## Quiet and error states

web-no-connection = Il server non è raggiungibile. Nulla è perduto: riprova tra un momento.
web-server-error = Qualcosa è andato storto sul server. Nulla è perduto: riprova tra un momento.
web-line-broke = La linea è caduta. Nuovo tentativo.
web-line-trying = Nulla è perduto: il tavolo tiene il tuo posto. Prossimo tentativo tra { $n } s.
web-try-now = Prova ora
web-try-again = Riprova
web-go-home = Alla pagina iniziale
web-quiet-full = Nessun posto per guardare
web-quiet-offline = Il server non risponde
web-quiet-no-table = Nessun tavolo a questo indirizzo
web-quiet-no-table-text = “{ $address }” non porta da nessuna parte. Forse manca una lettera, o il tavolo è stato chiuso prima della fine della partita.
web-better-address = Correggi l’indirizzo
web-quiet-server = Il server ha un problema
web-quiet-no-replay = Nessuna partita a questo indirizzo
web-quiet-nowhere = Nulla a questo indirizzo
web-quiet-nowhere-text = “{ $address }” non porta da nessuna parte. Il link potrebbe essersi accorciato per strada. Dalla pagina iniziale si arriva ovunque.
web-quiet-broken = Qualcosa in questa pagina si è rotto
web-quiet-broken-text = La partita è al sicuro sul server: ricarica la pagina. Il problema: { $error }

## Around the table

web-more = Altro
web-panel-log = Cronaca
web-panel-chat = Chat
web-panel-orders = Ordini
web-panel-table = Tavolo
web-see-moment = Vedi questo momento
web-by-order = per un ordine lasciato
web-while-away = Mentre eri via
web-watch-it = Rivedilo
web-play-on = Continua
web-rule-here = La regola dietro questa domanda: { $rule }
web-rules-all = Tutte le regole
web-sounds = Suoni
web-sound-on = Attiva i suoni
web-sound-off = Disattiva i suoni
web-people = A questo tavolo
web-mute = Nascondi quello che dice { $name }
web-is-muted = Non senti { $name }.
web-unmute = Senti di nuovo
web-chat-not-sent = Non è stato inviato; riprova.
web-fair-dice-title = Dadi onesti
web-fair-promise =
    { $n ->
        [0] Ancora nessun dado né estrazione. Verranno tutti da un segreto fissato prima della prima mossa.
        [one] Un dado o un’estrazione finora, da un segreto fissato prima della prima mossa.
       *[other] { $n } dadi ed estrazioni finora, tutti da un segreto fissato prima della prima mossa.
    }
web-fair-verified =
    { $n ->
        [one] Verificato: l’unico dado o estrazione di questa partita era onesto.
       *[other] Verificato: tutti i { $n } dadi e le estrazioni di questa partita erano onesti.
    }
web-fair-wrong = I dadi di questa partita non seguono dall’impegno preso. Non fidarti di questo host.
web-fair-commitment = Impegno preso prima della prima mossa
web-fair-mine = Tu hai portato
web-fair-theirs = Contributo di { $name }
web-fair-secret = Il segreto, rivelato
web-close = Chiudi
web-hint-title = Un bot considererebbe
web-hint-none = Nulla in particolare.
web-step-aside = Fai giocare un bot
web-step-aside-text = Devi andare? Un bot gioca al tuo posto, e lo riprendi quando vuoi.
web-a-bot-plays-for-you = Un bot gioca per te.
web-take-my-seat-back = Riprendi il mio posto
web-account-of = Il conto del giorno { $day }
web-account-had = aveva { $n }
web-account-sold = Venduto
web-account-unplayed = Non giocati
web-account-best = giorno migliore
web-account-nothing-sold = Nulla venduto
web-account-go-on = Al giorno { $day }

## Ordini lasciati

web-orders-standing = I tuoi ordini
web-orders-none = Lascia una decisione in anticipo e nessuno dovrà aspettarti. Solo tu vedi i tuoi ordini.
web-order-give = Lascia quest’ordine
web-order-revoke = Revoca quest’ordine
web-order-pass_phase = Passare in una fase
web-order-text-pass_phase = Passi ogni volta che tocca a te in questa fase e rifiuti le offerte.
web-order-bid = Offrire fino a un limite
web-order-text-bid = Rilanci di uno fino al limite, poi ti ritiri. L’ordine termina quando vinci.
web-order-decline_trades = Rispondere alle offerte
web-order-text-decline_trades = Accetti la prima offerta che ti dà almeno questo per al massimo quello e rifiuti le altre. Senza desideri rifiuti tutto.
web-order-answer_offer = Rispondere a quest’offerta aperta
web-order-text-answer_offer = La tua risposta all’offerta che sta arrivando a te, e a nessun’altra.
web-order-discard = Scartare dopo uno spettacolo
web-order-text-discard = A ogni riordino scarti il primo di questi che è possibile.
web-order-donation = Chiedere una donazione
web-order-text-donation = Quando sei ultimo chiedi il primo di questi che il primo possiede.
web-order-queue_up = Mettersi in coda
web-order-text-queue_up = Giochi il tuo mercante più basso che sta abbastanza avanti, finché ce ne sono tanti.
web-order-take_favour = Prendere favori
web-order-text-take_favour = Servito alla villa prendi la prima di queste che c’è.
web-order-take_dearest = Prendere il biglietto più caro
web-order-text-take_dearest = A parità, quello per il luogo con il visitatore migliore.
web-order-sell_dearest = Vendere al prezzo migliore
web-order-text-sell_dearest = Vendi il tuo biglietto più caro al visitatore che paga di più.
web-order-param-phase = Fase
web-order-param-market = Mercato
web-order-param-most = Fino a
web-order-param-put_up = Metterlo all’asta
web-order-param-tokens = Mi danno almeno
web-order-param-coins = e almeno monete
web-order-param-for_tokens = per al massimo
web-order-param-for_coins = e al massimo monete
web-order-param-lasts = Vale
web-order-param-answer = Risposta
web-order-param-kinds = Il primo di questi
web-order-param-otherwise = Altrimenti
web-order-param-queue = Coda
web-order-param-traders = Mercanti lì
web-order-param-highest = Rango massimo
web-order-param-place = Posto in coda o migliore
web-order-param-favours = La prima di queste
web-order-any = qualsiasi mercato
web-order-market = mercato { $market }
web-order-choice-no = no
web-order-choice-yes = sì
web-order-choice-accept = accettare
web-order-choice-decline = rifiutare
web-order-choice-ask = chiedimi
web-order-choice-pass = passare
web-order-choice-phase = questa fase
web-order-choice-day = questo giorno
web-order-choice-game = tutta la partita

## Lessons

web-lesson-colosseum = Il tuo primo turno
web-lesson-circus-maximus = Il tuo primo giorno
web-lesson-about = Passo dopo passo al tavolo vero, in circa cinque minuti.
web-lesson-first = Prima volta? Impara in cinque minuti
web-lesson-number = Magister, { $n } di { $of }
web-lesson-next = Avanti
web-lesson-back = Passo precedente
web-lesson-leave = Lascia la lezione
web-lesson-go-on = Continua la lezione
web-lesson-again = Dall’inizio
web-lesson-whole-game = Ora una partita intera contro i Plebei
web-lesson-otherwise = Le regole lo permettono, ma questa lezione va per un’altra strada. Prova ciò che è richiesto.
web-lesson-watch = Gli altri giocano…

## Analysis of a finished game

web-analysis = Analisi
web-analysis-about = Un bot forte guarda ogni mossa: chi era in vantaggio e quando, quali mosse hanno contato e che cosa era meglio.
web-analysis-ask = Analizza questa partita
web-analysis-thorough = Dedica più tempo
web-analysis-working = La partita è in corso di analisi
web-analysis-leave = Puoi andartene: l’analisi continua e sarà qui al tuo ritorno.
web-analysis-cancel = Annulla
web-analysis-failed = Non è stato possibile finire l’analisi.
web-chances = Probabilità di vincere di ciascuno
web-percent = { $n }%
web-mark-before = Mossa importante precedente
web-mark-next = Mossa importante successiva
web-marks-count =
    { $n ->
        [one] Una mossa importante è segnata sul grafico.
       *[other] { $n } mosse importanti sono segnate sul grafico.
    }
web-show-better = Mostra la mossa migliore
web-what-if = E se…
web-what-if-back = Torna alla partita
web-what-if-who = { $name } avrebbe potuto fare questo:
web-what-if-chance = Qui decidono i dadi o le carte. Vai a un momento in cui qualcuno sceglie.
web-what-if-end = Poi decidono i dadi, le carte o un altro giocatore.
web-play-on-here = Continua da qui
web-play-on-about = Un nuovo tavolo comincia dopo la mossa { $n }, con nuovi dadi.
web-play-on-seat = Il tuo posto
web-plays-on = Seguito di un’altra partita

## Positions to solve

web-puzzle = Problema
web-puzzles = Problemi
web-puzzles-about = Posizioni vere con una mossa nettamente migliore. Trovala: conta la tua prima risposta.
web-puzzles-record =
    { $answered ->
        [0] Non hai ancora risposto a nessuna.
       *[other] Ne hai risolte { $solved } su { $answered } al primo tentativo.
    }
web-puzzle-today = Posizione del giorno
web-puzzle-find = Trova la mossa migliore
web-puzzle-about = Falla sul tavolo. Una sola mossa dà la migliore probabilità di vincere.
web-puzzle-right = È la mossa migliore
web-puzzle-wrong = C’è una mossa migliore
web-puzzle-best = La migliore era: { $move }
web-puzzle-odds = La tua probabilità di vincere: { $yours } con la tua mossa, { $best } con la migliore.
web-puzzle-chance = La tua probabilità di vincere ora è { $best }.
web-puzzle-first-counts = Solo la prima risposta conta per il tuo bilancio.
web-puzzle-next = Prossima posizione
web-puzzle-number = Posizione { $n }, { $grade }, { $state }
web-puzzle-new = ancora senza risposta
web-puzzle-solved = risolta
web-puzzle-missed = sbagliata
web-grade-1 = facile
web-grade-2 = media
web-grade-3 = difficile

## Colosseum: aiuto per la prima partita

web-help-first-investment = Tutto ciò che è dorato si compra: spettacoli, caselle d’arena per i più grandi, abbonamenti, palco. Vince lo spettacolo più grande.
web-help-initiate = Offri per le tre risorse di un mercato. Sotto: quali tuoi spettacoli aiuta, e di quante risorse.
web-help-idle = Scambia risorse e monete con chiunque; entrambi devono dare qualcosa.
web-help-beginning = Prima i dadi portano i nobili nelle arene, poi scegli lo spettacolo.
web-help-moving = I nobili nella tua arena attirano: Imperatore 7, Console 5, Senatore 3. Finire su un alloro dà una medaglia.
web-help-choosing = Una moneta per spettatore. Uno spettacolo si può replicare in altri turni; conta solo il migliore.
web-help-clean-up = Esce per sempre dal gioco: cedi ciò che nuoce meno ai tuoi spettacoli.
web-help-donation = Un dono del primo: prendi ciò che completa i tuoi spettacoli.

## Circus Maximus: gli aiuti

web-caesars-villa = Villa di Cesare
web-queue-reach =
    { $n ->
        [one] prima il grado più alto · una sola carta
       *[other] prima il grado più alto · { $n } carte per i primi { $n }
    }
web-queue-empty-today = Nessuno ha fatto la fila qui.
web-and-more = + altri { $n }
web-n-tickets-today =
    { $n ->
        [one] 1 biglietto oggi
       *[other] { $n } biglietti oggi
    }
web-n-visitors =
    { $n ->
        [0] nessun visitatore
        [one] 1 visitatore
       *[other] { $n } visitatori
    }
web-no-ticket-of-yours = nessun tuo biglietto
web-tickets-for-sale = da vendere
web-took = { $name }: { $thing }
web-help-queue-cards =
    { $n ->
        [one] C’è una sola carta: la prende il grado più alto.
       *[other] Ci sono { $n } carte: i { $n } gradi più alti ne prendono una ciascuno.
    }
web-help-queue-tickets = { $n } biglietti per i { $n } gradi più alti. Venduto, uno rende le sue monete e quelle di chi compra.
web-help-queue-venues = Un mercante vende un biglietto a un visitatore: le monete si sommano. Prima il grado più alto.
web-help-no-goods = Non hai biglietti da vendere: qui un mercante non guadagna nulla, tenuto in mano rende le sue monete.
web-help-place = I gradi più alti stanno davanti, anche se arrivano dopo.
web-help-take-favour = Un favore serve una volta, quando lo dice la carta; tenuto fino alla fine rende { $n }.
web-help-take-ticket = Vendilo stasera nel suo luogo. Rende le sue monete e quelle del visitatore che lo compra.
web-help-sell = Scegli un tuo biglietto e un visitatore illuminati: le monete si sommano.
web-help-place-visitor = Ogni visitatore compra un biglietto: mandalo dove vuoi vendere.
web-extra-visitor = { $visitor }, paga { $n }.
web-extra-caesar = È Cesare: con lui arrivano altri due visitatori.
web-fx-nothing-left = troppo indietro: nessuna carta
web-fx-gets-card =
    { $n ->
        [one] per ora prende l’unica carta
       *[other] per ora prende una delle { $n } carte
    }
web-fx-too-few =
    { $n ->
        [one] solo 1 carta: niente per lui
       *[other] solo { $n } carte: niente per lui
    }
web-fx-loses = il tuo { $rank } resta senza niente
web-fx-sellers =
    { $n ->
        [0] nessun mercante per vendere
        [one] 1 mercante resta per vendere
       *[other] { $n } mercanti restano per vendere
    }
web-fx-no-ticket = nessun biglietto: { $venue }
web-fx-no-more-tickets = niente più biglietti: { $venue }
web-fx-no-visitor = nessun visitatore rimasto
web-fx-sale-about = migliore vendita ora
web-fx-best-sale = migliore vendita
web-fx-visitors-tickets =
    { $visitors ->
        [0] nessun visitatore
        [one] 1 visitatore
       *[other] { $visitors } visitatori
    } per { $tickets ->
        [one] 1 biglietto
       *[other] { $tickets } biglietti
    }
web-fx-favour-worth = vale { $n } se non usato
web-fx-next = mercante seguente: { $name }, { $rank }
web-accounts = Conti
web-account-unsold = Non venduti
web-account-you-lead = Hai guadagnato { $earned } e sei in testa di { $n } con { $coins }.
web-account-you-share = Hai guadagnato { $earned } e condividi la testa con { $coins }.
web-account-you-behind = Hai guadagnato { $earned } e con { $coins } sei indietro di { $n }.
web-account-tomorrow =
    { $n ->
        [one] Mercanti, biglietti e visitatori tornano; i favori restano. Domani c’è un evento speciale.
       *[other] Mercanti, biglietti e visitatori tornano; i favori restano. Domani ci sono { $n } eventi speciali.
    }

## Profilo, impostazioni, repliche e altre pagine

web-profile = Profilo
web-nobody-yet = Benvenuto
web-nobody-yet-text = Non hai ancora giocato qui. Scegli un nome qui sotto o inizia una partita.
web-guest-since = Ospite dal { $day }, noto solo a questo browser
web-account-since = Qui dal { $day }
web-statistics = Come è andata
web-never-played = Non ancora giocato
web-won-share = { $n } % vinte
web-past-games = Partite concluse
web-more-games = Partite precedenti
web-place-nth = { $n }.
web-you-short = Tu
web-result = Risultato
web-sessions = Dove sei connesso
web-this-browser = questo browser
web-unknown-browser = Browser sconosciuto
web-session-line = visto { $seen }, dal { $created }
web-end-session = Disconnetti
web-log-out = Esci
web-guest-leaves = Uscire e perdere le tue partite?
web-guest-leaves-text = Sei un ospite: solo questo browser ti conosce. Una volta uscito, nessuno può restituirti le partite. Un account le conserva.
web-stay = Resta
web-download-games = Scarica le mie partite
web-log-in-text = Con il tuo account ritrovi le partite su ogni dispositivo.
web-have-account = Ho già un account
web-no-account = Non ho ancora un account
web-change-password = Cambia la password
web-password-least = almeno 8 caratteri
web-password-old = Vecchia password
web-password-new = Nuova password
web-password-changed = Password cambiata; gli altri browser sono disconnessi.
web-change = Cambia
web-tokens = Programmi che giocano per te
web-tokens-text = Un tuo bot entra ai tavoli con un gettone. Può giocare, mai cambiare il tuo account.
web-token-once = Copialo ora: si mostra solo questa volta.
web-token-name = Nome del programma
web-token-name-hint = Il mio primo bot
web-make-token = Crea un gettone
web-end-token = Revoca
web-token-until = fino al { $day }
web-scope-read = guardare
web-scope-play = giocare
web-scope-tables = aprire e unirsi ai tavoli
web-copy = Copia
web-set-sound = Suoni
web-set-sound-text = Dadi, monete, il tuo turno.
web-call-me = Avvisami
web-call-browser = Quando tocca a me
web-call-browser-text = Nel browser, mentre un’altra scheda o finestra è davanti.
web-call-denied = Il browser non lo permette: consenti gli avvisi per questo sito nelle sue impostazioni.
web-call-unsupported = Questo browser non ha avvisi.
web-call-mail = Per posta elettronica
web-call-mail-text = Quando tocca a te e sei via; mai nelle partite dal vivo.
web-call-webhook = A un webhook
web-call-webhook-text = Un indirizzo https che viene a sapere di ogni tuo turno quando sei via.
web-call-needs-account = Posta e webhook richiedono un account.
web-notice-turn = Tocca a te.
web-your-turn = Tocca a te
web-your-turn-in = Tocca a te in { $count ->
    [one] { $count } partita
   *[other] { $count } partite
}
web-qr-code = Codice QR
web-qr-label = Codice QR di { $address }
web-qr-text = Inquadra con un telefono: si apre questo tavolo, manca solo un nome.
web-lobby-full = Tutti i posti sono presi. La partita inizia quando tutti sono pronti; puoi guardarla qui.
web-stand-up = Lascia il posto
web-join-rematch = Unisciti alla rivincita
web-won-by = { $n } più di { $name }.
web-charts = Grafici
web-chart-audience = Miglior spettacolo per turno
web-chart-standing = Monete per giorno
web-chart-coins = Monete nel tempo
web-chart-days = Da dove vengono le monete
web-who-led = Chi era in testa e quando
web-led-share = { $name }, { $n } % della partita
web-nobody-alone = Nessuno da solo
web-bar-sales = giorno { $day }, venduto: { $n }
web-bar-traders = giorno { $day }, non giocati: { $n }
web-bar-favours = favori tenuti: { $n }
web-key-sales = vendite
web-key-traders = mercanti non giocati
web-phase-set-up = Preparazione
web-replay-scrub = Momento della partita
web-replay-jump = Salta per fase
web-no-record-kept = Il file non è più aperto in questa scheda. Sceglilo di nuovo.
web-open-record = Apri una registrazione
web-open-record-text = Un file .munera dal tuo disco: il server lo rigioca, controlla ogni dado ed estrazione e lo mostra qui. Non viene conservato.
web-choose-record = Scegli un file
web-drop-record = o trascinalo qui
web-record-too-large = Questo file è troppo grande per una registrazione: al massimo 200 kB.
web-dice-wrong-commitment = Il segreto di questa registrazione non è quello promesso dal tavolo.
web-dice-wrong-outcome = Un dado o un’estrazione di questa registrazione non segue dal segreto.
web-dice-not-revealed = La partita qui non è finita: il segreto è ancora sigillato.
web-dice-no-commitment = Sui dadi di questa registrazione nulla fu promesso.
web-contents = Indice
web-quiet-no-storage = Questo browser non conserva nulla
web-quiet-no-storage-text = Senza cookie il server non può riconoscerti. Consentili per questo sito; regole e repliche si aprono senza.

## The plan of a day or a round

web-plan = Scopo e svolgimento
web-goal-circus_maximus = Vince chi ha più monete dopo tre giorni. Ogni mercante fa la fila una volta al giorno.
web-plan-favours = Alla villa i gradi più alti prendono un favore ciascuno.
web-plan-tickets = Al Foro altri mercanti prendono un biglietto ciascuno.
web-plan-events = Nei luoghi un altro mercante vende ogni biglietto a un visitatore.
web-plan-scoring = Le vendite rendono, e anche ogni mercante rimasto in mano.
web-goal-colosseum = Vince il più grande spettacolo in cinque turni.
web-plan-invest = Compra uno spettacolo, caselle d’arena, un abbonamento o il palco.
web-plan-acquire = Offri per le tre risorse di un banco.
web-plan-trade = Scambia risorse e monete con chiunque.
web-plan-produce = Metti in scena uno spettacolo: una moneta per spettatore.
web-plan-closing-ceremony = Ogni spettacolo costa una risorsa. Il primo riceve un podium, l’ultimo un dono.

## Circus Maximus: per la prima partita

web-if-you-pass = Se passi: { $what }.
web-trader-title = Grado { $rank }; rende { $coins } se non giocato
web-trader-played = Già giocato oggi: { $place }. Ogni mercante fa la fila una volta al giorno.
web-trader-passed = Hai passato in questa fase.
web-trader-asked = Non ora. { $ask }
web-trader-waits = Non ora: tocca a { $name }.
web-being-served = È servito: { $name }, { $rank } ({ $place })
web-in-vain =
    { $n ->
        [one] Non è rimasto niente per il tuo { $ranks }.
       *[other] Non è rimasto niente per i tuoi { $ranks }.
    }
web-counts-as = Il tuo { $rank } vale come { $as }.
web-pair-first-ticket = Il tuo { $rank } prende due biglietti: scegli prima quello più a sinistra.
web-pair-second-ticket = Ora il secondo biglietto, più a destra o dello stesso tipo.
web-pair-first-sale = Il tuo { $rank } vende due biglietti: comincia dal meno caro.
web-pair-second-sale = Ora la seconda vendita del tuo { $rank }.

## Circus Maximus: immagini delle regole

web-rule-m-event-days = Nessun evento il giorno I, uno il giorno II, due il giorno III
web-rule-m-event-coins = Un evento: un biglietto in più, un visitatore in più, e ogni visitatore del luogo paga 1 in più
web-rule-m-turns = A turno, in senso orario, un mercante ciascuno; chi passa è fuori
web-rule-m-queue-rank = Il rango più alto sta più vicino alla porta
web-rule-m-queue-equal = A pari rango: dietro a quelli già presenti
web-rule-m-served = Una carta per mercante, da davanti; dietro la corda non resta nulla
web-rule-m-once-a-day = Chi ha fatto la fila vi resta fino alla fine del giorno
web-rule-m-villa = Prendi uno dei favori rimasti, o la carta primo giocatore
web-rule-m-forum = Prendi uno dei biglietti scoperti
web-rule-m-sale = Il tuo biglietto per questo luogo, venduto a un visitatore che vi si trova
web-rule-m-no-ticket = Senza biglietto per questo luogo: nessuna vendita
web-rule-m-score = Biglietto e visitatore: le loro monete si sommano
web-rule-m-score-event = Con un evento, anche la sua moneta
web-rule-m-kept = I mercanti tenuti in mano rendono le loro monete
web-rule-m-unsold = I biglietti invenduti non rendono nulla
web-rule-m-push = Il 4 supera un 6 e vale come 6 per questa fase
web-rule-m-push-later = Un 6 giocato dopo sta dietro al superato
web-rule-m-one-is-eight = Con questo favore l’1 fa la fila come un 8
web-rule-m-caesar-comes = Dove arriva Cesare, arrivano altri due visitatori
web-rule-m-caesar-sale = Accanto a lui, una vendita può usare un favore al posto di un biglietto

## Circus Maximus: Cesare

web-caesar-there = Cesare è qui: { $venue }.
web-caesar-sells = Una vendita lì può usare un favore al posto di un biglietto. Lui non compra nulla.
web-caesar-here = Cesare: qui si può vendere un favore

## The rules: the page

web-opened-from-table = Aperto dal tuo tavolo
web-back-to-named = Torna a { $name }
web-glossary = Parole
web-see-also = Vedi anche

## The rules: what a chapter is about

web-chapter-C1 = Che cosa sta dove prima del primo turno.
web-chapter-C2 = Cinque turni di cinque fasi, e tutti ne finiscono una prima della successiva.
web-chapter-C3 = Spendi monete per ciò che servirà ai tuoi spettacoli.
web-chapter-C4 = I mercati vanno all’asta, tre risorse per volta.
web-chapter-C5 = Scambiare, comprare e vendere finché le risorse sono dove servono.
web-chapter-C6 = Lanci i dadi, i Nobili camminano, e una tessera va in scena per la folla.
web-chapter-C7 = Tutto ciò che attira spettatori si somma, riga per riga.
web-chapter-C8 = Il primo è onorato, gli spettacoli si consumano, e l’ultimo è aiutato.
web-chapter-C9 = Chi ha più risorse di un tipo ne ha il Premio.
web-chapter-C10 = Piccole cose da tenere per il momento giusto.
web-chapter-C11 = Decide un solo spettacolo: il più grande di tutti.
web-chapter-M1 = Che cosa sta dove prima del primo giorno.
web-chapter-M2 = Tre giorni; ognuno porta nuovi favori, biglietti, visitatori ed eventi.
web-chapter-M3 = Nelle tre fasi si fa la fila allo stesso modo.
web-chapter-M4 = I mercanti fanno la fila per ciò che dà Cesare.
web-chapter-M5 = I mercanti fanno la fila per i biglietti.
web-chapter-M6 = I mercanti fanno la fila per vendere in tre posti insieme.
web-chapter-M7 = Ciò che è venduto, ciò che è serbato, e chi ha vinto.
web-chapter-M8 = Ognuno piega una regola, una volta.
web-chapter-M9 = Cesare stesso può venire in un luogo.

## The rules: captions of the pictures

web-rule-grow-before = Prima: il Console è appena fuori. Dieci monete.
web-rule-grow-after = Dopo: una casella in più, e il Console è dentro.
web-rule-other-wins = Un altro vince ciò che il banditore ha aperto.
web-rule-opens-again = Quel mercato resta vuoto; se ne può aprire un altro.
web-rule-one-die = Senza palco: un dado
web-rule-two-dice = Con il palco: due dadi. Con 1–3 scegli tu.
web-rule-two-nobles = Un 2 e un 3: due Nobili, un dado ciascuno
web-rule-one-noble = O un Nobile della somma, 5 caselle
web-rule-rests = Il movimento finisce su un’area di riposo: una medaglia
web-rule-rests-not = Ci passa soltanto sopra: nulla
web-rule-medal-forward = Per una medaglia: fino a tre caselle avanti
web-rule-medal-back = O indietro, cosa che i dadi non permettono
web-rule-assets-there = Quattro risorse richieste, tre ci sono.
web-rule-joker-fills = Un jolly sostituisce la quarta.
web-rule-score-rises = Più che mai: è il nuovo punteggio.
web-rule-score-stays = Meno: il punteggio resta com’era.
web-rule-star-stays = Eguagliato: il Premio resta.
web-rule-star-goes = Superato: il Premio passa di mano.

## The rules: glossary

web-term-arena = Grandezza dell’arena
web-term-arena-text = Le caselle che la tua arena copre sulla strada: 2, 3 o 4.
web-term-program = Tessera spettacolo
web-term-program-text = Uno spettacolo tuo: le risorse che chiede, l’arena che gli serve, il pubblico che attira.
web-term-noble = Nobile
web-term-noble-text = Imperatore, Console o Senatore; aggiunge spettatori finché sta nell’arena dello spettacolo.
web-term-rest = Area di riposo
web-term-rest-text = Una delle sei caselle dove finire un movimento di dadi può dare una medaglia.
web-term-medal = Medaglia
web-term-medal-text = 3 spettatori, il movimento di un Nobile o 6 monete. Due: un secondo investimento.
web-term-joker = Jolly
web-term-joker-text = Sostituisce una qualsiasi risorsa mancante; non conta mai per un Premio.
web-term-extra = Gettone Azione Extra
web-term-extra-text = Paga un secondo investimento o diventa una medaglia.
web-term-season = Abbonamento
web-term-season-text = 5 spettatori in più a ogni tuo spettacolo, per 10 monete.
web-term-loge = Palco Imperiale
web-term-loge-text = Chi lo ha costruito lancia due dadi invece di uno.
web-term-podium = Podium
web-term-podium-text = Per chi è in testa alla fine di un turno: 3 spettatori a ogni spettacolo successivo.
web-term-star = Premio
web-term-star-text = Di chi ha più risorse del suo tipo, almeno tre; 4 spettatori quando quel tipo è usato.
web-term-initiator = Banditore
web-term-initiator-text = Il giocatore a cui tocca mettere all’asta un mercato.
web-term-partner = Mercante attivo
web-term-partner-text = Il giocatore con cui ora tutti possono trattare.
web-term-audience = Pubblico e punteggio
web-term-audience-text = Il pubblico è quanto attira uno spettacolo; il punteggio è il tuo migliore finora.
web-term-trader = Mercante
web-term-trader-text = Uno dei tuoi otto, rango da 1 a 8; ognuno si gioca una volta al giorno, o rende se non è giocato.
web-term-rank = Rango effettivo
web-term-rank-text = Quanto vale un mercante in questa fila: come stampato, salvo che un favore lo cambi.
web-term-queue = Fila
web-term-queue-text = Il rango più alto sta davanti ed è servito per primo; a pari rango si sta dietro.
web-term-favour = Favore
web-term-favour-text = Una carta della villa di Cesare che serve una volta; non usata, rende monete alla fine.
web-term-start = Carta primo giocatore
web-term-start-text = Sta alla villa e si può prendere come un favore.
web-term-entry = Biglietto
web-term-entry-text = Si prende al Foro e si vende a un visitatore del luogo che nomina.
web-term-visitor = Visitatore
web-term-visitor-text = Aspetta in un luogo e compra un biglietto; ogni tipo paga il suo prezzo.
web-term-venue = Luogo
web-term-venue-text = Circo Massimo, Teatro di Pompeo o Colosseo, ognuno con la sua fila.
web-term-event = Evento speciale
web-term-event-text = Quel giorno ogni visitatore del suo luogo paga una moneta in più.
web-term-caesar = Cesare
web-term-caesar-text = Porta con sé altri due visitatori e lascia che una vendita usi un favore.
