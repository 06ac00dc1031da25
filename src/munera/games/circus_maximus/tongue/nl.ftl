### Circus Maximus.

## Things

circus_maximus-place-villa = villa van Caesar
    .at = bij de villa van Caesar
    .the = de villa van Caesar
circus_maximus-place-forum = Forum Romanum
    .at = op het Forum
    .the = het Forum
circus_maximus-place-circus_maximus = Circus Maximus
    .at = bij het Circus Maximus
    .the = het Circus Maximus
circus_maximus-place-theatre_of_pompey = Theater van Pompeius
    .at = bij het Theater van Pompeius
    .the = het Theater van Pompeius
circus_maximus-place-colosseum = Colosseum
    .at = bij het Colosseum
    .the = het Colosseum
circus_maximus-place-venues = locaties
    .at = bij de locaties
    .the = de locaties
circus_maximus-place-a-venue = een locatie
    .at = bij een locatie
    .the = een locatie

circus_maximus-seat-balcony = balkon
    .a = een balkonticket
circus_maximus-seat-arena = arena
    .a = een arenaticket
circus_maximus-seat-loge = loge
    .a = een logeticket

circus_maximus-visitor-legionnaire = legionair
    .a = een legionair
    .the = de legionair
    .begin = Een legionair
circus_maximus-visitor-bribed_legionnaire = omgekochte legionair
    .a = een omgekochte legionair
    .the = de omgekochte legionair
    .begin = Een omgekochte legionair
circus_maximus-visitor-student = student
    .a = een student
    .the = de student
    .begin = Een student
circus_maximus-visitor-artisan = ambachtsman
    .a = een ambachtsman
    .the = de ambachtsman
    .begin = Een ambachtsman
circus_maximus-visitor-tourist = toerist
    .a = een toerist
    .the = de toerist
    .begin = Een toerist
circus_maximus-visitor-senator = senator
    .a = een senator
    .the = de senator
    .begin = Een senator
circus_maximus-visitor-caesar = Caesar
    .a = Caesar
    .the = Caesar
    .begin = Caesar

circus_maximus-favour-extra_visitor = extra bezoeker
circus_maximus-favour-push_ahead = voordringen
circus_maximus-favour-double_sale = dubbele verkoop
circus_maximus-favour-recall_trader = handelaar terughalen
circus_maximus-favour-bribe_legionnaire = legionair omkopen
circus_maximus-favour-new_ticket = nieuw ticket
circus_maximus-favour-rank_one_is_eight = rang 1 wordt 8
circus_maximus-favour-double_purchase = dubbele aankoop
circus_maximus-favour-second_trader = tweede handelaar
circus_maximus-favour = gunst
circus_maximus-event = evenement

circus_maximus-effect-extra_visitor = in plaats van een handelaar: een bezoeker erbij (M8.1)
circus_maximus-effect-push_ahead = in plaats van een handelaar: een van jou schuift op (M8.2)
circus_maximus-effect-double_sale = een handelaar op een locatie verkoopt twee keer (M8.3)
circus_maximus-effect-recall_trader = speel een handelaar uit een eerdere fase opnieuw (M8.4)
circus_maximus-effect-bribe_legionnaire = een legionair betaalt { $coins } in plaats van { $usual } (M8.5)
circus_maximus-effect-new_ticket = in fase II, in plaats van een handelaar: een ticket (M8.6)
circus_maximus-effect-rank_one_is_eight = je 1 staat in een rij als { $rank } (M8.7)
circus_maximus-effect-double_purchase = een handelaar op het Forum neemt twee tickets (M8.8)
circus_maximus-effect-second_trader = speel twee handelaars in één beurt (M8.9)
circus_maximus-effect-start-card = jij begint voortaan elke rij (M4.2)

circus_maximus-variant-caesar = Caesar

circus_maximus-phase-favours = fase I, gunsten
    .begin = Fase I, gunsten
circus_maximus-phase-tickets = fase II, tickets
    .begin = Fase II, tickets
circus_maximus-phase-events = fase III, evenementen
    .begin = Fase III, evenementen

circus_maximus-times = { $count }× { $thing }
circus_maximus-amount = { $thing } { $coins }
circus_maximus-sum = { $total } = { LIST($parts, "plus") }
circus_maximus-trader = { FORM($who, "inside") } { $rank }
    .object = { FORM($who, "object") } { $rank }
circus_maximus-trader-as = { FORM($who, "inside") } { $rank } (als { $counts_as })
    .object = { FORM($who, "object") } { $rank } (als { $counts_as })
circus_maximus-trader-pushed = { FORM($who, "inside") } { $rank } (voorgedrongen: als { $counts_as })
    .object = { FORM($who, "object") } { $rank } (voorgedrongen: als { $counts_as })
circus_maximus-own-trader = de { $rank } van dezelfde bende
    .object = de { $rank } van dezelfde bende
circus_maximus-your-trader = je eigen { $rank }
    .object = je eigen { $rank }
circus_maximus-gang-ranks =
    { $count ->
        [one] rang
       *[other] rangen
    } { LIST($ranks) }
circus_maximus-gang = { $who } ({ circus_maximus-gang-ranks })
    .inside = { FORM($who, "object") } ({ circus_maximus-gang-ranks })
circus_maximus-place-with = { $venue } ({ $things })
circus_maximus-place-and = { $venue } { $things }
circus_maximus-start-card = startspelerkaart
circus_maximus-no-ticket = geen ticket
circus_maximus-tickets =
    { $count ->
        [one] { $count } ticket
       *[other] { $count } tickets
    }
circus_maximus-visitors =
    { $count ->
        [one] { $count } bezoeker
       *[other] { $count } bezoekers
    }
circus_maximus-cards =
    { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }

## What is asked

circus_maximus-prompt-over =
    Het spel is afgelopen: de overwinning gaat naar { LIST($winners, form: "object") } met { common-coins }.
circus_maximus-prompt-draw-start-player = De startspeler wordt geloot.
circus_maximus-prompt-draw-favour = Er wordt een gunst getrokken voor de villa van Caesar.
circus_maximus-prompt-draw-ticket = Er wordt een ticket getrokken voor het Forum.
circus_maximus-prompt-draw-event = Het ticket van een bijzonder evenement wordt getrokken.
circus_maximus-prompt-draw-extra-visitor = De extra bezoeker wordt getrokken.
circus_maximus-prompt-draw-new-ticket = Het nieuwe ticket wordt getrokken.
circus_maximus-prompt-draw-visitor = Er wordt een bezoeker getrokken voor { FORM($venue, "the") }.
circus_maximus-prompt-place-visitor = Kies een locatie voor de extra bezoeker.
circus_maximus-prompt-play = Speel een handelaar { FORM($where, "at") }, of pas.
circus_maximus-prompt-play-or-favour = Speel een handelaar { FORM($where, "at") } of een gunst, of pas.
circus_maximus-prompt-play-first =
    Speel de eerste van { $count } handelaars { FORM($where, "at") }: een teruggehaalde, of de laagste.
circus_maximus-prompt-play-another = Speel nog een handelaar { FORM($where, "at") }.
circus_maximus-prompt-play-higher = Speel nog een handelaar { FORM($where, "at") }, van rang { $rank } of hoger.
circus_maximus-prompt-take-favour = Je handelaar { $rank } is aan de beurt: neem een gunst.
circus_maximus-prompt-take-start-card = Je handelaar { $rank } is aan de beurt: neem de startspelerkaart.
circus_maximus-prompt-take-favour-or-start-card =
    Je handelaar { $rank } is aan de beurt: neem een gunst of de startspelerkaart.
circus_maximus-prompt-take-ticket = Je handelaar { $rank } is aan de beurt: neem een ticket.
circus_maximus-prompt-take-first-ticket =
    Je handelaar { $rank } is aan de beurt: neem het eerste van twee tickets, het bovenste in de lijst.
circus_maximus-prompt-take-second-ticket =
    Je handelaar { $rank } is aan de beurt: neem het tweede ticket, niet boven het eerste in de lijst.
circus_maximus-prompt-make-sale = Je handelaar { $rank } is aan de beurt { FORM($where, "at") }: verkoop iets.
circus_maximus-prompt-make-first-sale =
    Je handelaar { $rank } is aan de beurt { FORM($where, "at") }: doe de eerste van twee verkopen, de bovenste in de lijst.
circus_maximus-prompt-make-second-sale =
    Je handelaar { $rank } is aan de beurt { FORM($where, "at") }: doe de tweede verkoop, niet boven de eerste in de lijst.
circus_maximus-prompt-sell-favour =
    Je handelaar { $rank } is aan de beurt { FORM($where, "at") }: verkoop een gunst voor de plaats naast Caesar, of weiger.

## What a choice would bring

circus_maximus-hint-decline = je houdt je gunsten
circus_maximus-hint-pass = geen handelaars meer in deze fase
circus_maximus-hint-pass-day = geen handelaars meer vandaag
circus_maximus-hint-pass-day-hand = geen handelaars meer vandaag; je hand levert { common-coins } op
circus_maximus-hint-place = plaats { $place } van { $length }
circus_maximus-hint-place-for = plaats { $place } van { $length } voor { $cards }
circus_maximus-hint-no-ticket-but-favour = geen ticket maar een gunst (M9.2)
circus_maximus-hint-traders-there =
    { $count ->
        [one] al { $count } handelaar daar
       *[other] al { $count } handelaars daar
    }
circus_maximus-hint-from = uit de rij van { FORM($origin, "the") }
circus_maximus-hint-if-kept = { $coins } in de hand
circus_maximus-hint-if-not-played = { common-coins } als je hem niet speelt
circus_maximus-hint-past = voorbij { FORM($passed, "object") } naar plaats { $place }
circus_maximus-hint-past-at = voorbij { FORM($passed, "object") } { FORM($where, "at") } naar plaats { $place }
circus_maximus-hint-counts-as = telt dan als { $rank }
circus_maximus-hint-no-visitor = { common-coins } bij verkoop, maar er is geen bezoeker
circus_maximus-hint-up-to = tot { $sum }
circus_maximus-hint-have = je hebt er { $count }
circus_maximus-hint-visitors-now = nu { circus_maximus-visitors }
circus_maximus-hint-have-for-it = je hebt er { $tickets } voor
circus_maximus-hint-pays-more = betaalt { $coins } meer
circus_maximus-hint-uses-bribe = gebruikt de omkoping

## What happened

circus_maximus-told-day = Dag { $day } begon; startspeler: { FORM($who, "inside") }.
circus_maximus-told-favours = Gunsten bij de villa van Caesar: { $favours }.
circus_maximus-told-tickets = Tickets op het Forum: { $venues }.
circus_maximus-told-event =
    Een bijzonder evenement { FORM($venue, "at") } bracht { FORM($seat, "a") } naar het Forum en een extra bezoeker; elke bezoeker betaalt daar vandaag { common-coins } meer.
circus_maximus-told-drew-ticket = { $who } trok { FORM($seat, "a") } voor { FORM($venue, "the") }.
circus_maximus-told-drew-visitor = { $who } trok { FORM($visitor, "a") } als extra bezoeker.
circus_maximus-told-came = { FORM($visitor, "begin") } kwam naar { FORM($venue, "the") }.
circus_maximus-told-visitors = Bezoekers: { $venues }.
circus_maximus-told-visitors-and-nobody = Bezoekers: { $venues }; niemand { LIST($empty, "or", form: "at") }.
circus_maximus-told-passed = { $who } paste { FORM($where, "at") }.
circus_maximus-told-declined = { $who } verkocht geen gunst.
circus_maximus-told-played = { $who } speelde een { $rank } { FORM($where, "at") }.
circus_maximus-told-played-as = { $who } speelde een { $rank } als { $counts_as } { FORM($where, "at") }.
circus_maximus-told-recalled =
    { $who } haalde een { $rank } terug van { FORM($origin, "the") } en speelde hem { FORM($where, "at") }.
circus_maximus-told-recalled-as =
    { $who } haalde een { $rank } terug van { FORM($origin, "the") } en speelde hem als { $counts_as } { FORM($where, "at") }.
circus_maximus-told-pushed = { $who } liet een { $rank } voordringen, voorbij { FORM($passed, "object") } { FORM($where, "at") }.
circus_maximus-told-pushed-as =
    { $who } liet een { $rank } voordringen, voorbij { FORM($passed, "object") } { FORM($where, "at") }; hij telt daar als { $counts_as }.
circus_maximus-told-used = { $who } gebruikte de gunst “{ $favour }”.
circus_maximus-told-sent = { $who } stuurde { FORM($visitor, "the") } naar { FORM($venue, "the") }.
circus_maximus-told-took-start-card = { $who } nam de startspelerkaart en werd startspeler.
circus_maximus-told-took-ticket = { $who } nam { FORM($seat, "a") } voor { FORM($venue, "the") }.
circus_maximus-told-took-favour = { $who } nam de gunst “{ $favour }”.
circus_maximus-told-sold =
    { $who } verkocht { FORM($seat, "a") } { FORM($venue, "at") } aan { FORM($buyer, "a") } voor { common-coins }.
circus_maximus-told-sold-favour =
    { $who } verkocht “{ $favour }” als plaats naast Caesar aan { FORM($buyer, "a") } voor { common-coins }, en Caesar vertrok.
circus_maximus-told-phase = { FORM($phase, "begin") }, begon met { FORM($who, "object") }.
circus_maximus-told-nothing = Niets te spelen voor { LIST($seats, form: "object") }.
circus_maximus-told-nothing-more = Niets meer te spelen voor { LIST($seats, form: "object") }.
circus_maximus-told-no-favour-left = Er bleef { FORM($where, "at") } geen gunst over voor { LIST($gangs, form: "inside") }.
circus_maximus-told-no-ticket-left = Er bleef { FORM($where, "at") } geen ticket over voor { LIST($gangs, form: "inside") }.
circus_maximus-told-no-goods = Niets te verkopen { FORM($where, "at") } voor { LIST($gangs, form: "inside") }.
circus_maximus-told-no-visitor = Geen bezoeker { FORM($where, "at") } voor { LIST($gangs, form: "inside") }.
circus_maximus-told-left = Niemand nam { $favours }: uit het spel.
circus_maximus-told-nobody-queued =
    Niemand stond in de rij bij de villa van Caesar; de startspeler blijft { FORM($who, "inside") }.
circus_maximus-told-stayed-start-player =
    Niemand nam de startspelerkaart: ze gaat naar de eerste in de rij, opnieuw { FORM($who, "object") }.
circus_maximus-told-became-start-player =
    Niemand nam de startspelerkaart: ze gaat naar de eerste in de rij, { FORM($who, "object") }.
circus_maximus-told-day-ended = Dag { $day } eindigde.
circus_maximus-told-account = { LIST($parts, "semicolon") }.
circus_maximus-earned = { $who } verdiende { common-coins }: { $parts }
circus_maximus-earned-nothing = { $who } verdiende niets
circus_maximus-from-sales =
    { $coins } met { $count ->
        [one] { $count } verkoop
       *[other] { $count } verkopen
    }
circus_maximus-from-traders =
    { $coins } met { $count ->
        [one] { $count } niet gespeelde handelaar
       *[other] { $count } niet gespeelde handelaars
    }
circus_maximus-from-favours =
    { $coins } met { $count ->
        [one] { $count } ongebruikte gunst
       *[other] { $count } ongebruikte gunsten
    }
circus_maximus-unsold =
    { $count ->
        [one] { $count } onverkocht ticket
       *[other] { $count } onverkochte tickets
    }
circus_maximus-in-all = { $coins } in totaal
circus_maximus-told-won = De overwinning gaat naar { LIST($winners, form: "object") } met { common-coins }.
circus_maximus-told-won-level =
    De overwinning gaat naar { LIST($winners, form: "object") } met { common-coins }, ook op dag 3 gelijk.
circus_maximus-told-won-tie =
    De overwinning gaat naar { LIST($winners, form: "object") } met { common-coins }, evenveel als { LIST($others, form: "inside") }, maar meer ervan op dag 3.

## Tables

circus_maximus-title-day = Dag { $day } van { $days }: { $phase }
circus_maximus-title-day-with-start-player =
    Dag { $day } van { $days }: { $phase } (startspeler: { FORM($first, "inside") })
circus_maximus-title-villa = Te nemen bij de villa van Caesar
circus_maximus-title-venues-favours = Bezoekers en tickets van vandaag (munten: { LIST($coins, "comma") })
circus_maximus-title-venues-tickets = Tickets en hun bezoekers (munten: { LIST($coins, "comma") })
circus_maximus-title-venues-events = Bezoekers en de tickets voor hen (munten: { LIST($coins, "comma") })
circus_maximus-title-queues = Rijen, de eerste vooraan
circus_maximus-title-sales = Verkopen van dag { $day }
circus_maximus-title-coins = Munten per dag: verkopen + niet gespeelde handelaars
circus_maximus-title-favours = Gunsten
circus_maximus-title-piles = Stapels
circus_maximus-column-player = speler
circus_maximus-column-coins = munten
circus_maximus-column-traders = handelaars
circus_maximus-column-favours = gunsten
circus_maximus-column-sold-today = vandaag verkocht
circus_maximus-column-queueing = in de rij
circus_maximus-column-card = kaart
circus_maximus-column-effect = wat ze doet
circus_maximus-column-venue = locatie
circus_maximus-column-visitors = bezoekers en wat ze betalen
circus_maximus-column-tickets-at-forum = tickets op het Forum
circus_maximus-column-tickets-in-hand = tickets in de hand
circus_maximus-column-where = waar
circus_maximus-column-queue = handelaars
circus_maximus-column-sold = verkocht
circus_maximus-column-day = dag { $day }
circus_maximus-column-in-all = totaal
circus_maximus-column-favour = gunst
circus_maximus-column-tickets = tickets
circus_maximus-column-visitors-pile = bezoekers
circus_maximus-column-pile = stapel
circus_maximus-column-count = aantal
circus_maximus-column-what = wat erin zit
circus_maximus-sold-for = { $count } voor { common-coins }
circus_maximus-sold-ticket = ticket { $seat } aan { $buyer }
circus_maximus-sold-favour = { $favour } aan { $buyer }
circus_maximus-passed = gepast
circus_maximus-nobody = niemand
circus_maximus-holds = { $who } { LIST($tickets, "space") }
circus_maximus-pays = { $visitor } { $coins }
circus_maximus-served = bediend
circus_maximus-now = nu { $now }
circus_maximus-now-then = nu { $now }, dan { LIST($rest, "comma") }
circus_maximus-with-player = { $who }
circus_maximus-pile = stapel
circus_maximus-gone = uit het spel

## What an action is called: short, as it can be typed, and ending like the words of the records

circus_maximus-do-pass = pas
circus_maximus-do-decline = weiger
circus_maximus-do-use = gebruik { $favour }
circus_maximus-do-push = dring voor { $rank }
circus_maximus-do-place = plaats { FORM($venue, "at") }
circus_maximus-do-play = speel { $rank }
circus_maximus-do-play-as = speel { $rank } als { $counts_as }
circus_maximus-do-play-at = speel { $rank } { FORM($venue, "at") }
circus_maximus-do-play-as-at = speel { $rank } als { $counts_as } { FORM($venue, "at") }
circus_maximus-do-recall = haal terug { $rank }
circus_maximus-do-recall-as = haal terug { $rank } als { $counts_as }
circus_maximus-do-recall-at = haal terug { $rank } { FORM($venue, "at") }
circus_maximus-do-recall-as-at = haal terug { $rank } als { $counts_as } { FORM($venue, "at") }
circus_maximus-do-take-start-player = neem startspelerkaart
circus_maximus-do-take-favour = neem { $favour }
circus_maximus-do-take-ticket = neem { $venue } { $seat }
circus_maximus-do-sell = verkoop { $goods } aan { $buyer }
circus_maximus-do-start = startspeler { $seat }
circus_maximus-do-draw-favour = trek gunst { $favour }
circus_maximus-do-draw-ticket = trek ticket { $venue } { $seat }
circus_maximus-do-draw-visitor = trek bezoeker { $visitor }

## What an action is called where it is only read: an infinitive, in plain words

circus_maximus-deed-pass = passen
circus_maximus-deed-decline = geen gunst verkopen
circus_maximus-deed-use = de gunst “{ $favour }” gebruiken
circus_maximus-deed-push = de handelaar van rang { $rank } laten voordringen
circus_maximus-deed-place = de extra bezoeker naar { FORM($venue, "the") } sturen
circus_maximus-deed-play = de handelaar van rang { $rank } spelen
circus_maximus-deed-play-as = de handelaar van rang { $rank } als { $counts_as } spelen
circus_maximus-deed-play-at = de handelaar van rang { $rank } { FORM($venue, "at") } spelen
circus_maximus-deed-play-as-at = de handelaar van rang { $rank } als { $counts_as } { FORM($venue, "at") } spelen
circus_maximus-deed-recall = de handelaar van rang { $rank } terughalen en opnieuw spelen
circus_maximus-deed-recall-as = de handelaar van rang { $rank } terughalen en als { $counts_as } spelen
circus_maximus-deed-recall-at = de handelaar van rang { $rank } terughalen en { FORM($venue, "at") } spelen
circus_maximus-deed-recall-as-at = de handelaar van rang { $rank } terughalen en als { $counts_as } { FORM($venue, "at") } spelen
circus_maximus-deed-take-start-player = de startspelerkaart nemen
circus_maximus-deed-take-favour = de gunst “{ $favour }” nemen
circus_maximus-deed-take-ticket = { FORM($seat, "a") } voor { FORM($venue, "the") } nemen
circus_maximus-deed-sell = { FORM($goods, "a") } aan { FORM($buyer, "a") } verkopen
circus_maximus-deed-sell-favour = de gunst “{ $goods }” als plaats naast Caesar aan { FORM($buyer, "a") } verkopen
circus_maximus-deed-start = { FORM($who, "object") } als startspeler trekken
circus_maximus-deed-draw-favour = de gunst “{ $favour }” trekken
circus_maximus-deed-draw-ticket = { FORM($seat, "a") } voor { FORM($venue, "the") } trekken
circus_maximus-deed-draw-visitor = { FORM($visitor, "a") } trekken

## What was wrong with a move, and awards

circus_maximus-reason-sale = Dat levert { common-coins } op.
circus_maximus-reason-ticket = Daar verkocht levert het tot { common-coins } op.
circus_maximus-reason-card = Op plaats { $place } in de rij is er nog een kaart voor je handelaar.
circus_maximus-reason-visitor = Op plaats { $place } in de rij is er nog een bezoeker om te kopen.
circus_maximus-verdict-no-ticket = Daar was geen ticket te verkopen: { $where }.
circus_maximus-verdict-in-vain = Op plaats { $place } voor { $count } staat de handelaar daar vergeefs: { $where }.
circus_maximus-verdict-better-kept = Handelaar { $rank } was beter bewaard: in de hand levert hij aan het eind van de dag { common-coins } op.
circus_maximus-verdict-better-later = Handelaar { $rank } was in een latere rij harder nodig.
circus_maximus-verdict-favour-first = Een gunst had hier meer opgeleverd: { $favour }.
circus_maximus-verdict-wrong-queue = Verkeerde rij: { $other } beloofde meer dan { $where }.
circus_maximus-verdict-lower-enough = Handelaar { $rank } was te goed voor deze rij: { $other } had volstaan.
circus_maximus-verdict-higher-needed = Handelaar { $rank } staat te ver achteraan: { $other } was nodig.
circus_maximus-verdict-unsold = Onverkocht gebleven tickets: { $count } ({ $where }).
circus_maximus-verdict-passed-early = Te vroeg gepast: handelaar { $rank } kon nog in een rij gaan staan ({ $where }).
circus_maximus-verdict-favour-unused = Een gunst bleef ongebruikt: { $favour }.
circus_maximus-verdict-favour-wasted = Een gunst werd voor te weinig uitgegeven: { $favour }.
circus_maximus-verdict-other-favour = “{ $other }” was hier meer waard dan “{ $thing }”.
circus_maximus-verdict-other-ticket = Dit ticket levert hoogstens { $coins } op, een ander had { $more } opgeleverd.
circus_maximus-verdict-other-venue = Makkelijker te verkopen: { $other } in plaats van { $where }.
circus_maximus-verdict-sold-for-less = Verkocht voor { $coins } waar { $more } te krijgen was: { $less } weggegeven.
circus_maximus-verdict-visitor-for = De bezoeker is er voor anderen ({ $where }). Tickets van { FORM($who, "object") }: { $count }.
circus_maximus-verdict-less = Het was ongeveer { common-coins } minder waard.
circus_maximus-verdict-less-promising = Het leidde tot een slechtere stelling.
circus_maximus-award-sale = Verkocht één ticket voor { common-coins }, meer dan wie ook.
circus_maximus-award-kept = Verdiende het meest met handelaars in de hand: { common-coins }.
