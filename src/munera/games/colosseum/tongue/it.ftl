### Colosseum.

## Things. Tokens are counted; a single one is only named. “a” is the object of a sentence.

colosseum-kind-gladiator =
    { $count ->
        [1] gladiatore
       *[other] { $count } gladiatori
    }
    .a =
        { $count ->
            [1] un gladiatore
           *[other] { $count } gladiatori
        }
colosseum-kind-comedian =
    { $count ->
        [1] attore
       *[other] { $count } attori
    }
    .a =
        { $count ->
            [1] un attore
           *[other] { $count } attori
        }
colosseum-kind-musician =
    { $count ->
        [1] musicista
       *[other] { $count } musicisti
    }
    .a =
        { $count ->
            [1] un musicista
           *[other] { $count } musicisti
        }
colosseum-kind-horse =
    { $count ->
        [1] cavallo
       *[other] { $count } cavalli
    }
    .a =
        { $count ->
            [1] un cavallo
           *[other] { $count } cavalli
        }
colosseum-kind-torch =
    { $count ->
        [1] torcia
       *[other] { $count } torce
    }
    .a =
        { $count ->
            [1] una torcia
           *[other] { $count } torce
        }
colosseum-kind-priest =
    { $count ->
        [1] sacerdote
       *[other] { $count } sacerdoti
    }
    .a =
        { $count ->
            [1] un sacerdote
           *[other] { $count } sacerdoti
        }
colosseum-kind-ship =
    { $count ->
        [1] nave
       *[other] { $count } navi
    }
    .a =
        { $count ->
            [1] una nave
           *[other] { $count } navi
        }
colosseum-kind-lion =
    { $count ->
        [1] leone
       *[other] { $count } leoni
    }
    .a =
        { $count ->
            [1] un leone
           *[other] { $count } leoni
        }
colosseum-kind-scenery =
    { $count ->
        [1] scenario
       *[other] { $count } scenari
    }
    .a =
        { $count ->
            [1] uno scenario
           *[other] { $count } scenari
        }
colosseum-kind-decoration =
    { $count ->
        [1] decorazione
       *[other] { $count } decorazioni
    }
    .a =
        { $count ->
            [1] una decorazione
           *[other] { $count } decorazioni
        }
colosseum-kind-chariot =
    { $count ->
        [1] biga
       *[other] { $count } bighe
    }
    .a =
        { $count ->
            [1] una biga
           *[other] { $count } bighe
        }
colosseum-kind-cage =
    { $count ->
        [1] gabbia
       *[other] { $count } gabbie
    }
    .a =
        { $count ->
            [1] una gabbia
           *[other] { $count } gabbie
        }
colosseum-kind-joker =
    { $count ->
        [1] jolly
       *[other] { $count } jolly
    }
    .a =
        { $count ->
            [1] un jolly
           *[other] { $count } jolly
        }
colosseum-kind-emperor =
    { $count ->
        [1] gettone Imperatore
       *[other] { $count } gettoni Imperatore
    }
    .a =
        { $count ->
            [1] un gettone Imperatore
           *[other] { $count } gettoni Imperatore
        }
colosseum-kind-extra_action =
    { $count ->
        [1] azione extra
       *[other] { $count } azioni extra
    }
    .a =
        { $count ->
            [1] un’azione extra
           *[other] { $count } azioni extra
        }

colosseum-noble-emperor = Imperatore
    .the = l’Imperatore
colosseum-noble-consul = Console
    .the = il Console
colosseum-noble-consul-1 = Console 1
    .the = il Console 1
colosseum-noble-consul-2 = Console 2
    .the = il Console 2
colosseum-noble-senator = Senatore
    .the = il Senatore
colosseum-noble-senator-1 = Senatore 1
    .the = il Senatore 1
colosseum-noble-senator-2 = Senatore 2
    .the = il Senatore 2
colosseum-noble-senator-3 = Senatore 3
    .the = il Senatore 3

colosseum-program-1 = Tributo a Munus
colosseum-program-2 = Anfitrione
colosseum-program-3 = Ode ad Aurora
colosseum-program-4 = La corsa di Giano
colosseum-program-5 = Naumachia
colosseum-program-6 = Venatio
colosseum-program-7 = L’ultimo dei Sanniti
colosseum-program-8 = Drama Ultima
colosseum-program-9 = Inno a Cupido
colosseum-program-10 = La cavalleria di Spartaco
colosseum-program-11 = L’ira di Anfitrite
colosseum-program-12 = Cave Leonem Cruciatum
colosseum-program-13 = Reziario contro Secutor
colosseum-program-14 = Satyricon di Momo
colosseum-program-15 = Le lire di Mercurio
colosseum-program-16 = I pony di Epona
colosseum-program-17 = Bacco e le ninfe
colosseum-program-18 = Mare Spielbergus
colosseum-program-19 = Il corteo dei leoni
colosseum-program-20 = Circus Maximus
colosseum-program-21 = I dialoghi di Plutone
colosseum-program-22 = E Tellus creò la Terra
colosseum-program-23 = Safari Optimus Maximus
colosseum-program-24 = Le galee di Apollo
colosseum-program-25 = Leggendari cacciatori di leoni
colosseum-program-26 = La cavalcata equestre di Venere
colosseum-program-27 = La furia di Nettuno
colosseum-program-28 = I segreti di Iside svelati
colosseum-program-29 = Grandi profezie di Giove
colosseum-program-30 = La marcia trionfale di Cesare

colosseum-phase-set-up = preparazione
colosseum-phase-invest = investire
colosseum-phase-acquire = acquistare risorse
colosseum-phase-trade = commerciare
colosseum-phase-produce = organizzare uno spettacolo
colosseum-phase-closing-ceremony = cerimonia di chiusura
colosseum-phase-over = la fine

colosseum-variant-intense_auctions = aste accese

colosseum-nothing = niente
    .a = niente
colosseum-empty = vuoto
colosseum-spectators =
    { $crowd ->
        [one] { $crowd } spettatore
       *[other] { $crowd } spettatori
    }
colosseum-medals =
    { $medals ->
        [one] { $medals } medaglia
       *[other] { $medals } medaglie
    }
colosseum-jokers = { $jokers } jolly
colosseum-extra-action-token = un gettone Azione Extra
colosseum-your-arena = la tua arena
colosseum-arena =
    { WHO($who) ->
        [you] la tua arena
       *[other] l’arena { FORM($who, "of") }
    }
colosseum-rest-area = area di riposo
colosseum-space = casella { $space }
colosseum-space-with = casella { $space } ({ $there })
colosseum-starred = { $kind }★
colosseum-shown = { $program } (rappresentato)

## What is asked

colosseum-prompt-over =
    La partita è finita: la vittoria va { LIST($winners, form: "to") } con { colosseum-spectators }.
colosseum-prompt-drawing = Si pescano le prime risorse.
colosseum-prompt-dealing = Si distribuiscono le prime tessere spettacolo.
colosseum-prompt-refilling = Si riempiono i mercati vuoti.
colosseum-prompt-rolling =
    Si { $dice ->
        [one] lancia il dado
       *[other] lanciano i dadi
    } per { WHO($who) ->
        [you] il tuo spettacolo
       *[other] lo spettacolo { FORM($who, "of") }
    }.
colosseum-prompt-contest-first = Si lanciano i dadi per spareggiare il primo posto.
colosseum-prompt-contest-last = Si lanciano i dadi per spareggiare l’ultimo posto.
colosseum-prompt-investment = Fai un investimento o passa; hai { common-coins }.
colosseum-prompt-second-investment = Fai il tuo secondo investimento, che hai già pagato; hai { common-coins }.
colosseum-prompt-pay-for-second =
    Paga { LIST($ways, "or") } per il diritto a un secondo investimento, o passa; hai { common-coins }.
colosseum-prompt-initiate = Metti all’asta un mercato a { $bid } o più, o passa; hai { common-coins }.
colosseum-prompt-alone =
    Tutti gli altri hanno vinto: il mercato { $market } è tuo per { $bid }; hai { common-coins }.
colosseum-prompt-opening = Fai l’offerta iniziale per il mercato { $market }, { $bid } o più; hai { common-coins }.
colosseum-prompt-raise = Rilancia oltre { $bid } per il mercato { $market } o ritirati; hai { common-coins }.
colosseum-prompt-trade =
    Proponi uno scambio a qualcuno, o finisci di commerciare; ti restano { common-coins } e { $offers ->
        [one] { $offers } proposta
       *[other] { $offers } proposte
    }.
colosseum-prompt-draft-empty =
    { $offer }: di’ che cosa dai, o che cosa vuoi in cambio di monete; hai { common-coins }.
colosseum-prompt-draft =
    { $offer } finora: { LIST($gives, form: "a") } per { LIST($wants, form: "a") }; { $way }.
colosseum-prompt-answer =
    { $who } ti propone { LIST($gives, form: "a") } per { LIST($wants, form: "a") }: { LIST($ways, "or") }.
colosseum-prompt-begin =
    Comincia uno spettacolo, lanciando { $dice ->
        [one] un dado
       *[other] due dadi
    }, o passa.
colosseum-prompt-move = Hai ottenuto { $face }: muovi un Nobile in senso orario.
colosseum-prompt-move-two =
    Hai ottenuto { $first } e { $second }: muovi un Nobile con il primo dado e poi un altro con il secondo, o uno solo con entrambi.
colosseum-prompt-move-another = Muovi un altro Nobile con il secondo dado, che mostra { $face }.
colosseum-prompt-choose = Scegli la tessera del tuo spettacolo.
colosseum-prompt-choose-or-move =
    Scegli la tessera del tuo spettacolo, o prima muovi Nobili { $medals ->
        [one] con la tua medaglia
       *[other] con le tue { $medals } medaglie
    }.
colosseum-prompt-jokers =
    A { $program } { $count ->
        [one] manca { $count } risorsa
       *[other] mancano { $count } risorse
    } e hai { colosseum-jokers }: di’ quanti ne usi.
colosseum-prompt-spectators =
    { $program } attira { colosseum-spectators } (il tuo primato è { $best }): { $way }.
colosseum-prompt-discard = Scarta una delle risorse usate in «{ $program }».
colosseum-prompt-donation = Sei in ultima posizione: puoi chiedere { FORM($who, "to") } una risorsa in dono, o passare.
colosseum-prompt-purse = { $why } e hai { common-coins }: { LIST($ways, "or") }.

colosseum-why-no-investment = Nessun investimento è possibile
colosseum-why-no-second = Un secondo investimento non è possibile
colosseum-why-opening = Un’asta si apre a { $bid } o più
colosseum-why-empty = Tutti i mercati sono vuoti
colosseum-why-outbid = { $who } offre { $bid } per il mercato { $market }
colosseum-why-no-offers = Non puoi più fare proposte
colosseum-why-no-program = Nessuna delle tue tessere può essere rappresentata
colosseum-offer-to-all = La tua proposta a tutti
colosseum-offer-to = La tua proposta { FORM($who, "to") }
colosseum-counter-offer-to = La tua controproposta { FORM($who, "to") }
colosseum-way-cash = incassa una medaglia per { common-coins }
colosseum-way-swap = scambia un gettone Azione Extra con una medaglia
colosseum-way-pass = passa
colosseum-way-accept = accetta
colosseum-way-decline = rifiuta
colosseum-way-counter = fai una controproposta
colosseum-way-add = completala
colosseum-way-send = inviala
colosseum-way-add-or-send = completala o inviala
colosseum-way-spend = di’ quante medaglie spendi per { $spectators } in più ciascuna; ne hai { $medals }
colosseum-way-spend-none = non spendere medaglie, o prima scambia un gettone Azione Extra con una medaglia

## What a choice would bring

colosseum-hint-cash = una medaglia per { common-coins }
colosseum-hint-swap = un gettone Azione Extra per una medaglia
colosseum-hint-loge = { common-coins }; due dadi invece di uno in ogni spettacolo
colosseum-hint-season-ticket = { common-coins }; { $spectators } spettatori in più in ogni spettacolo
colosseum-hint-second = il diritto a un altro investimento, che ha il suo prezzo
colosseum-hint-expand = { common-coins }; aggiunge la casella { $space }
colosseum-hint-with-nobles = con { LIST($nobles, form: "the") }
colosseum-hint-rest-area = un’area di riposo
colosseum-hint-for-sale = { $program }: { common-coins }, al massimo { $most }, mancano { $lack }/{ $needed }
colosseum-hint-needs-arena = richiede arena { $size }
colosseum-hint-ask-all = una proposta aperta, per il primo che accetta
colosseum-hint-ask = { $who }, che ha { $kinds } di ciò che ti manca
colosseum-hint-ask-in-vain = { $who }, che non ha nulla di ciò che ti manca
colosseum-hint-deal = dai { LIST($gives, form: "a") }, ricevi { LIST($gets, form: "a") }
colosseum-hint-have = ne hai { $count }
colosseum-hint-have-star = ne hai { $count } e il Premio
colosseum-hint-missing-in =
    manca { $count ->
        [one] alla tessera
       *[other] alle tessere
    } { $programs }
colosseum-hint-used-in =
    serve { $count ->
        [one] alla tessera
       *[other] alle tessere
    } { $programs }
colosseum-hint-used-nowhere = non serve a nessuna tua tessera
colosseum-hint-from-to = dalla casella { $start } alla { $space }
colosseum-hint-into = entra nell’arena { FORM($who, "of") }
colosseum-hint-into-yours = entra nella tua arena
colosseum-hint-out-of = lascia l’arena { FORM($who, "of") }
colosseum-hint-out-of-yours = lascia la tua arena
colosseum-hint-within = resta nell’arena { FORM($who, "of") }
colosseum-hint-within-yours = resta nella tua arena
colosseum-hint-rest-medal = un’area di riposo: frutta una medaglia
colosseum-hint-rest-no-medal = un’area di riposo, ma non ci sono più medaglie
colosseum-hint-begin = { $program } attirerebbe { $crowd } adesso, prima che i Nobili si muovano
colosseum-hint-missing =
    { $count ->
        [one] manca { $count } risorsa
       *[other] mancano { $count } risorse
    }
colosseum-hint-complete = completo
colosseum-hint-show = { $program }: { $audience }
colosseum-hint-with-jokers = con { colosseum-jokers }
colosseum-hint-lacks = manca: { LIST($kinds, "comma") }

## What happened

colosseum-told-no-investment = { FORM($who, "hasnt") } investito.
colosseum-told-no-second-investment = { FORM($who, "hasnt") } fatto un secondo investimento.
colosseum-told-no-auction = { FORM($who, "hasnt") } messo all’asta nessun mercato.
colosseum-told-passed =
    { WHO($who) ->
        [you] Ti sei ritirato.
       *[other] { $who } si è ritirato.
    }
colosseum-told-ended-trading = { FORM($who, "has") } finito di commerciare.
colosseum-told-no-show = { FORM($who, "hasnt") } rappresentato nessuno spettacolo.
colosseum-told-no-donation = { FORM($who, "hasnt") } chiesto nessun dono.
colosseum-told-cashed = { FORM($who, "has") } incassato una medaglia.
colosseum-told-swapped = { FORM($who, "has") } scambiato un gettone Azione Extra con una medaglia.
colosseum-told-expanded-clockwise = { FORM($who, "has") } ampliato l’arena in senso orario.
colosseum-told-expanded-counterclockwise = { FORM($who, "has") } ampliato l’arena in senso antiorario.
colosseum-told-bought-season-ticket = { FORM($who, "has") } acquistato un Abbonamento.
colosseum-told-built-loge = { FORM($who, "has") } costruito il Palco Imperiale.
colosseum-told-paid-medals = { FORM($who, "has") } pagato con medaglie un secondo investimento.
colosseum-told-paid-extra-action = { FORM($who, "has") } pagato con un gettone Azione Extra un secondo investimento.
colosseum-told-declined = { FORM($who, "has") } rifiutato.
colosseum-told-bought = { FORM($who, "has") } acquistato la tessera { $number }, { $program }, per { common-coins }.
colosseum-told-auction = { FORM($who, "has") } messo all’asta il mercato { $market }: { LIST($kinds, "comma") }.
colosseum-told-bid = { FORM($who, "has") } offerto { $bid } per il mercato { $market }.
colosseum-told-won = { FORM($who, "has") } vinto il mercato { $market } per { $bid }: { $kinds }.
colosseum-told-filled = Il mercato { $market } si riempie: { LIST($kinds, "comma") }.
colosseum-told-offered =
    { FORM($who, "has") } proposto { FORM($whom, "to") } { LIST($gives, form: "a") } per { LIST($wants, form: "a") }.
colosseum-told-offered-all =
    { FORM($who, "has") } proposto a tutti { LIST($gives, form: "a") } per { LIST($wants, form: "a") }.
colosseum-told-countered =
    { FORM($who, "has") } proposto invece { FORM($whom, "to") } { LIST($gives, form: "a") } per { LIST($wants, form: "a") }.
colosseum-told-accepted =
    { FORM($who, "has") } accettato: { FORM($giver, "then") } dato { LIST($gives, form: "a") } per { LIST($wants, form: "a") }.
colosseum-told-rolled = { FORM($who, "has") } ottenuto { $faces } con i dadi.
colosseum-told-rolled-for-tie = { FORM($who, "has") } ottenuto { $face } con il dado nello spareggio.
colosseum-told-moved = { FORM($who, "has") } mosso { FORM($noble, "the") } dalla casella { $start } alla { $where }.
colosseum-told-moved-with-medal = { FORM($who, "has") } mosso { FORM($noble, "the") } con una medaglia dalla casella { $start } alla { $where }.
colosseum-told-show =
    { FORM($who, "has") } attirato { colosseum-spectators } con «{ $program }» e ricevuto altrettante monete.
colosseum-told-medal = { FORM($who, "has") } guadagnato una medaglia.
colosseum-told-podium = { FORM($who, "has") } ricevuto un Podium.
colosseum-told-star =
    { FORM($who, "has") } ricevuto { $count ->
        [one] il Premio
       *[other] i Premi
    }: { $kinds }.
colosseum-told-star-lost =
    { FORM($who, "has") } perso { $count ->
        [one] il Premio
       *[other] i Premi
    }: { $kinds }.
colosseum-told-discarded = { FORM($who, "has") } scartato { FORM($kind, "a") }.
colosseum-told-donation = { FORM($who, "has") } ricevuto { FORM($kind, "a") } in dono { FORM($giver, "from") }.
colosseum-told-round = Comincia il turno { $round }; primo giocatore: { FORM($who, "inside") }.

## Tables

colosseum-title-round = Turno { $round } di { $rounds }: { $phase } (primo giocatore: { FORM($first, "inside") })
colosseum-title-end = La fine
colosseum-title-road = I Nobili sulle { $spaces } caselle (aree di riposo { LIST($rests, "comma") })
colosseum-title-tokens = Gettoni Risorse (★ Premio)
colosseum-title-markets = Mercati
colosseum-title-your-programs = Le tue tessere spettacolo
colosseum-title-programs =
    { WHO($who) ->
        [you] Le tue tessere spettacolo
       *[other] Tessere spettacolo { FORM($who, "of") }
    }
colosseum-title-for-sale = Tessere in vendita (spettatori con 0, 1, 2 … risorse mancanti)
colosseum-title-unseen = Gettoni non ancora visti
colosseum-column-impresario = impresario
colosseum-column-best = primato
colosseum-column-coins = monete
colosseum-column-medals = medaglie
colosseum-column-tickets = abbon.
colosseum-column-podiums = podium
colosseum-column-loge = palco
colosseum-column-arena = arena
colosseum-column-nobles = Nobili presenti
colosseum-column-noble = Nobile
colosseum-column-draws = attira
colosseum-column-space = casella
colosseum-column-where = dove
colosseum-column-tokens = gettoni
colosseum-column-market = mercato
colosseum-column-number = n.
colosseum-column-program = spettacolo
colosseum-column-missing = manca
colosseum-column-audience = pubblico adesso
colosseum-column-price = costo
colosseum-column-assets = risorse
colosseum-column-spectators = spettatori
colosseum-column-lack = ti mancano
colosseum-column-count = quanti
colosseum-column-kinds = che cosa devono essere
colosseum-pile-face-down = coperti
colosseum-pile-bag = nel sacchetto
colosseum-needs = richiede { $needs }
colosseum-need-arena = un’arena da { $size }
colosseum-need-assets =
    { $count ->
        [one] { $count } altra risorsa
       *[other] altre { $count } risorse
    }
colosseum-sum = { $total } = { LIST($parts, "plus") }
colosseum-audience-program = tessera { $count }
colosseum-audience-previous-programs = spettacoli precedenti { $count }
colosseum-audience-season-tickets = abbonamenti { $count }
colosseum-audience-stars = premi { $count }
colosseum-audience-nobles = Nobili { $count }
colosseum-audience-podiums = podium { $count }

## What an action is called: short, as it can be typed, and ending like the words of the records

colosseum-do-cash = incassa medaglia
colosseum-do-swap = scambia azione extra
colosseum-do-pass = passa
colosseum-do-buy = acquista { $number }
colosseum-do-expand-clockwise = amplia in senso orario
colosseum-do-expand-counterclockwise = amplia in senso antiorario
colosseum-do-buy-season-ticket = acquista abbonamento
colosseum-do-build-loge = costruisci palco
colosseum-do-second-with-medals = secondo con medaglie
colosseum-do-second-with-extra-action = secondo con azione extra
colosseum-do-auction = asta { $number }
colosseum-do-bid = offri { $number }
colosseum-do-ask = chiedi { $seat }
colosseum-do-ask-all = chiedi a tutti
colosseum-do-give = dai { $kind }
colosseum-do-want = vuoi { $kind }
colosseum-do-pay = paga { $number }
colosseum-do-charge = pretendi { $number }
colosseum-do-send = invia
colosseum-do-accept = accetta
colosseum-do-decline = rifiuta
colosseum-do-counter = controproposta
colosseum-do-begin-show = comincia spettacolo
colosseum-do-move = muovi { $noble } { $steps }
colosseum-do-move-with-both = muovi { $noble } { $steps } con entrambi
colosseum-do-medal = medaglia { $noble } { $steps }
colosseum-do-produce = rappresenta { $number }
colosseum-do-jokers = jolly { $number }
colosseum-do-medals = medaglie { $number }
colosseum-do-discard = scarta { $kind }
colosseum-do-request = richiedi { $kind }
colosseum-do-draw = pesca { $kind }
colosseum-do-deal = distribuisci { $number }
colosseum-do-roll = dado { $face }

## What an action is called where it is only read: an infinitive, in plain words

colosseum-steps =
    { $steps ->
        [one] { $steps } casella
       *[other] { $steps } caselle
    }
colosseum-deed-cash = incassare una medaglia
colosseum-deed-swap = scambiare un gettone Azione Extra con una medaglia
colosseum-deed-pass = passare
colosseum-deed-buy = acquistare «{ $program }»
colosseum-deed-expand-clockwise = ampliare l’arena in senso orario
colosseum-deed-expand-counterclockwise = ampliare l’arena in senso antiorario
colosseum-deed-buy-season-ticket = acquistare un Abbonamento
colosseum-deed-build-loge = costruire il Palco Imperiale
colosseum-deed-second-with-medals = pagare con medaglie un secondo investimento
colosseum-deed-second-with-extra-action = pagare con un gettone Azione Extra un secondo investimento
colosseum-deed-auction = mettere all’asta il mercato { $number }
colosseum-deed-bid = offrire { $number }
colosseum-deed-ask = proporre uno scambio { FORM($who, "to") }
colosseum-deed-ask-all = proporre uno scambio a tutti
colosseum-deed-give = offrire { FORM($kind, "a") }
colosseum-deed-want = chiedere { FORM($kind, "a") } in cambio
colosseum-deed-pay = offrire { common-coins }
colosseum-deed-charge = chiedere { common-coins } in cambio
colosseum-deed-send = inviare la proposta
colosseum-deed-accept = accettare la proposta
colosseum-deed-decline = rifiutare la proposta
colosseum-deed-counter = fare una controproposta
colosseum-deed-begin-show = cominciare uno spettacolo
colosseum-deed-move = muovere { FORM($noble, "the") } di { colosseum-steps }
colosseum-deed-move-with-both = muovere { FORM($noble, "the") } di { colosseum-steps } con entrambi i dadi
colosseum-deed-medal-forward = spendere una medaglia per muovere { FORM($noble, "the") } avanti di { colosseum-steps }
colosseum-deed-medal-back = spendere una medaglia per muovere { FORM($noble, "the") } indietro di { colosseum-steps }
colosseum-deed-produce = rappresentare «{ $program }»
colosseum-deed-jokers =
    { $number ->
        [0] non usare jolly
        [one] usare un jolly
       *[other] usare { $number } jolly
    }
colosseum-deed-medals =
    { $number ->
        [0] non spendere medaglie
        [one] spendere una medaglia per attirare spettatori
       *[other] spendere { $number } medaglie per attirare spettatori
    }
colosseum-deed-discard = scartare { FORM($kind, "a") }
colosseum-deed-request = chiedere { FORM($kind, "a") } in dono
colosseum-deed-draw = pescare { FORM($kind, "a") }
colosseum-deed-deal = distribuire «{ $program }»
colosseum-deed-roll = ottenere { $face } con il dado

## What was wrong with a move, and awards

colosseum-reason-market = Per te il mercato { $market } vale circa { common-coins }.
colosseum-reason-dear = Per te il mercato { $market } vale circa { common-coins }, e l’offerta è a { $bid }.
colosseum-reason-useless = Il mercato { $market } ti serve poco.
colosseum-reason-then = Allora «{ $program }» attira { colosseum-spectators } invece di { $before }.
colosseum-reason-complete = Allora «{ $program }» è completo e attira { colosseum-spectators } invece di { $before }.
colosseum-reason-show = «{ $program }» attira { colosseum-spectators }.
colosseum-reason-record = «{ $program }» attira { colosseum-spectators }, più del tuo miglior spettacolo finora.
colosseum-reason-not-missed = A nessuna tua tessera mancherà questa risorsa.
colosseum-verdict-overpaid = { $coins } per il mercato { $market } erano { $over } di troppo: le sue tessere ne valevano circa { $worth }.
colosseum-verdict-bid-high = { $bid } per il mercato { $market } era più del necessario: { $other } poteva bastare.
colosseum-verdict-bid-low = { $bid } per il mercato { $market } invitava a rilanciare: { $other } avrebbe chiuso prima.
colosseum-verdict-market-dear = Il mercato { $market } valeva circa { $worth }, ma quei { $coins } mancheranno più tardi.
colosseum-verdict-wrong-market = Il mercato { $market } valeva circa { $worth }, il mercato { $other } circa { $best }.
colosseum-verdict-not-needed = Il mercato { $market } serviva a poco: valeva circa { $worth }.
colosseum-verdict-let-go = Il mercato { $market } ({ LIST($kinds, "comma") }) valeva fino a { $worth }, e l’offerta era a { $bid }.
colosseum-verdict-no-auction = Il mercato { $market }, che valeva circa { $worth }, è stato lasciato agli altri.
colosseum-verdict-program-left = Il programma { $number }, «{ $program }», non è stato comprato.
colosseum-verdict-no-deal = C’era uno scambio da fare con { FORM($who, "object") }.
colosseum-verdict-no-show = Uno spettacolo da { colosseum-spectators } non è stato dato.
colosseum-verdict-program-lacks = Per «{ $program }», risorse ancora mancanti: { $lack }.
colosseum-verdict-program-lacks-more = Risorse ancora mancanti: { $lack } per «{ $program }», ma solo { $fewer } per «{ $other }».
colosseum-verdict-noble-helped = Questo passo ({ $noble }) porta { colosseum-spectators } { FORM($who, "to") }.
colosseum-verdict-noble-missed = Un altro passo ({ $noble }) avrebbe portato { colosseum-spectators } in più.
colosseum-verdict-medal-missed = Un passo fino a un’area di riposo avrebbe fruttato una medaglia.
colosseum-verdict-medal-wasted = La medaglia per questo passo ({ $noble }) è sprecata: porta { colosseum-spectators }, in uno spettacolo { $usual }.
colosseum-verdict-medal-cashed = Una medaglia è stata cambiata in { common-coins }; conservata può portare { colosseum-spectators } o un nobile.
colosseum-verdict-medals-kept = Medaglie non spese: { $count }. Avrebbero attirato { colosseum-spectators }.
colosseum-verdict-medals-in-vain = Medaglie spese invano: { $count }. Con { colosseum-spectators } non è un nuovo record.
colosseum-verdict-medals-spent = Medaglie spese troppo presto: { $count }. Più tardi valgono di più.
colosseum-verdict-smaller-show = «{ $program }» attira { $crowd }, «{ $other }» avrebbe attirato { $more }.
colosseum-verdict-joker-kept = Jolly non usati: { $count }. Sono { colosseum-spectators } in meno.
colosseum-verdict-show-early = Uno spettacolo da { colosseum-spectators } non valeva ciò che consuma.
colosseum-verdict-fed = Questo scambio dà { FORM($who, "to") } { $theirs } spettatori attesi e ne porta { $mine }.
colosseum-verdict-fed-leader = Questo scambio nutre chi è in testa: { $theirs } spettatori attesi vanno { FORM($who, "to") }, { $mine } tornano.
colosseum-verdict-deal-refused = Lo scambio con { FORM($who, "object") } valeva { $crowd } spettatori attesi.
colosseum-verdict-star-discarded = Con questa tessera ({ $kind }) si perde anche la sua stella.
colosseum-verdict-key-discarded = «{ $program }» richiede la tessera scartata ({ $kind }): ora ne mancano { $lack }.
colosseum-verdict-other-donation = A «{ $program }» manca un’altra tessera: { $kind }.
colosseum-verdict-less = Valeva circa { $spectators } spettatori in meno.
colosseum-verdict-less-promising = Portava a una posizione peggiore.
colosseum-award-bargain = Ha preso il mercato { $market } per { $coins }, valore circa { $worth }.
colosseum-award-trade =
    Uno scambio ha portato circa { $crowd ->
        [one] 1 spettatore in più
       *[other] { $crowd } spettatori in più
    }.
