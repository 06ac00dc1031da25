### Circus Maximus.

## Things

circus_maximus-place-villa = Caesars Villa
    .at = in Caesars Villa
    .to = in Caesars Villa
    .for = für Caesars Villa
    .from = aus Caesars Villa
circus_maximus-place-forum = Forum Romanum
    .at = am Forum
    .to = zum Forum
    .for = für das Forum
    .from = vom Forum
circus_maximus-place-circus_maximus = Circus Maximus
    .at = am Circus Maximus
    .to = zum Circus Maximus
    .for = für den Circus Maximus
    .from = vom Circus Maximus
circus_maximus-place-theatre_of_pompey = Pompeius-Theater
    .at = am Pompeius-Theater
    .to = zum Pompeius-Theater
    .for = für das Pompeius-Theater
    .from = vom Pompeius-Theater
circus_maximus-place-colosseum = Colosseum
    .at = am Colosseum
    .to = zum Colosseum
    .for = für das Colosseum
    .from = vom Colosseum
circus_maximus-place-venues = Schauplätze
    .at = an den Schauplätzen
    .to = zu den Schauplätzen
    .for = für die Schauplätze
    .from = von den Schauplätzen
circus_maximus-place-a-venue = ein Schauplatz
    .at = an einem Schauplatz
    .to = zu einem Schauplatz
    .for = für einen Schauplatz
    .from = von einem Schauplatz

circus_maximus-seat-balcony = Balkon
    .a = ein Balkonticket
circus_maximus-seat-arena = Arena
    .a = ein Arenaticket
circus_maximus-seat-loge = Loge
    .a = ein Logenticket

circus_maximus-visitor-legionnaire = Legionär
    .accusative = einen Legionär
    .the = den Legionär
    .begin = Ein Legionär
circus_maximus-visitor-bribed_legionnaire = bestochener Legionär
    .accusative = einen bestochenen Legionär
    .the = den bestochenen Legionär
    .begin = Ein bestochener Legionär
circus_maximus-visitor-student = Student
    .accusative = einen Studenten
    .the = den Studenten
    .begin = Ein Student
circus_maximus-visitor-artisan = Handwerker
    .accusative = einen Handwerker
    .the = den Handwerker
    .begin = Ein Handwerker
circus_maximus-visitor-tourist = Tourist
    .accusative = einen Touristen
    .the = den Touristen
    .begin = Ein Tourist
circus_maximus-visitor-senator = Senator
    .accusative = einen Senator
    .the = den Senator
    .begin = Ein Senator
circus_maximus-visitor-caesar = Caesar
    .accusative = Caesar
    .the = Caesar
    .begin = Caesar

circus_maximus-favour-extra_visitor = weiterer Besucher
circus_maximus-favour-push_ahead = Vordrängeln
circus_maximus-favour-double_sale = Doppelverkauf
circus_maximus-favour-recall_trader = Händler zurückholen
circus_maximus-favour-bribe_legionnaire = Legionär bestechen
circus_maximus-favour-new_ticket = neues Ticket
circus_maximus-favour-rank_one_is_eight = Rang 1 wird 8
circus_maximus-favour-double_purchase = Doppelkauf
circus_maximus-favour-second_trader = zweiter Händler
circus_maximus-favour = Gunst
circus_maximus-event = Ereignis

circus_maximus-effect-extra_visitor = statt eines Händlers: ein Besucher mehr (M8.1)
circus_maximus-effect-push_ahead = statt eines Händlers: einer von dir rückt vor (M8.2)
circus_maximus-effect-double_sale = ein Händler am Schauplatz verkauft zweimal (M8.3)
circus_maximus-effect-recall_trader = spiele einen Händler einer früheren Phase neu (M8.4)
circus_maximus-effect-bribe_legionnaire = ein Legionär zahlt { $coins } statt { $usual } (M8.5)
circus_maximus-effect-new_ticket = in Phase II, statt eines Händlers: ein Ticket (M8.6)
circus_maximus-effect-rank_one_is_eight = deine 1 steht in der Schlange als { $rank } (M8.7)
circus_maximus-effect-double_purchase = ein Händler am Forum nimmt zwei Tickets (M8.8)
circus_maximus-effect-second_trader = spiele zwei Händler in einem Zug (M8.9)
circus_maximus-effect-start-card = du beginnst ab jetzt jedes Anstellen (M4.2)

circus_maximus-variant-caesar = Caesar

circus_maximus-phase-favours = Phase I, Caesars Gunst
    .begin = Phase I, Caesars Gunst
circus_maximus-phase-tickets = Phase II, Tickets
    .begin = Phase II, Tickets
circus_maximus-phase-events = Phase III, Veranstaltungen
    .begin = Phase III, Veranstaltungen

circus_maximus-times = { $count }× { $thing }
circus_maximus-amount = { $thing } { $coins }
circus_maximus-sum = { $total } = { LIST($parts, "plus") }
circus_maximus-trader = { FORM($who, "inside") } { $rank }
    .object = { FORM($who, "dative") } { $rank }
circus_maximus-trader-as = { FORM($who, "inside") } { $rank } (als { $counts_as })
    .object = { FORM($who, "dative") } { $rank } (als { $counts_as })
circus_maximus-trader-pushed = { FORM($who, "inside") } { $rank } (vorgedrängelt: als { $counts_as })
    .object = { FORM($who, "dative") } { $rank } (vorgedrängelt: als { $counts_as })
circus_maximus-own-trader = die { $rank } derselben Bande
    .object = der { $rank } derselben Bande
circus_maximus-your-trader = deine eigene { $rank }
    .object = deiner eigenen { $rank }
circus_maximus-gang-ranks =
    { $count ->
        [one] Rang
       *[other] Ränge
    } { LIST($ranks) }
circus_maximus-gang = { $who } ({ circus_maximus-gang-ranks })
    .inside = { FORM($who, "accusative") } ({ circus_maximus-gang-ranks })
circus_maximus-place-with = { $venue } ({ $things })
circus_maximus-place-and = { $venue } { $things }
circus_maximus-start-card = Startspielerkarte
circus_maximus-no-ticket = kein Ticket
circus_maximus-tickets =
    { $count ->
        [one] { $count } Ticket
       *[other] { $count } Tickets
    }
circus_maximus-visitors = { $count } Besucher
circus_maximus-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }

## What is asked

circus_maximus-prompt-over = Das Spiel ist zu Ende: der Sieg geht an { LIST($winners, form: "accusative") } mit { common-coins }.
circus_maximus-prompt-draw-start-player = Der Startspieler wird ausgelost.
circus_maximus-prompt-draw-favour = Eine Gunstkarte für Caesars Villa wird gezogen.
circus_maximus-prompt-draw-ticket = Ein Ticket für das Forum wird gezogen.
circus_maximus-prompt-draw-event = Das Ticket eines besonderen Ereignisses wird gezogen.
circus_maximus-prompt-draw-extra-visitor = Der weitere Besucher wird gezogen.
circus_maximus-prompt-draw-new-ticket = Das neue Ticket wird gezogen.
circus_maximus-prompt-draw-visitor = Ein Besucher { FORM($venue, "for") } wird gezogen.
circus_maximus-prompt-place-visitor = Wähle einen Schauplatz für den weiteren Besucher.
circus_maximus-prompt-play = Spiele einen Händler { FORM($where, "at") }, oder passe.
circus_maximus-prompt-play-or-favour = Spiele einen Händler { FORM($where, "at") } oder eine Gunst, oder passe.
circus_maximus-prompt-play-first =
    Spiele den ersten von { $count } Händlern { FORM($where, "at") }: einen zurückgeholten, oder den niedrigsten.
circus_maximus-prompt-play-another = Spiele noch einen Händler { FORM($where, "at") }.
circus_maximus-prompt-play-higher = Spiele noch einen Händler { FORM($where, "at") }, vom Rang { $rank } oder höher.
circus_maximus-prompt-take-favour = Dein Händler { $rank } ist dran: nimm eine Gunst.
circus_maximus-prompt-take-start-card = Dein Händler { $rank } ist dran: nimm die Startspielerkarte.
circus_maximus-prompt-take-favour-or-start-card =
    Dein Händler { $rank } ist dran: nimm eine Gunst oder die Startspielerkarte.
circus_maximus-prompt-take-ticket = Dein Händler { $rank } ist dran: nimm ein Ticket.
circus_maximus-prompt-take-first-ticket =
    Dein Händler { $rank } ist dran: nimm das erste von zwei Tickets, das obere in der Liste.
circus_maximus-prompt-take-second-ticket =
    Dein Händler { $rank } ist dran: nimm das zweite Ticket, nicht über dem ersten in der Liste.
circus_maximus-prompt-make-sale = Dein Händler { $rank } ist { FORM($where, "at") } dran: verkaufe etwas.
circus_maximus-prompt-make-first-sale =
    Dein Händler { $rank } ist { FORM($where, "at") } dran: mach den ersten von zwei Verkäufen, den oberen in der Liste.
circus_maximus-prompt-make-second-sale =
    Dein Händler { $rank } ist { FORM($where, "at") } dran: mach den zweiten Verkauf, nicht über dem ersten in der Liste.
circus_maximus-prompt-sell-favour =
    Dein Händler { $rank } ist { FORM($where, "at") } dran: verkaufe eine Gunst für den Platz neben Caesar, oder lehne ab.

## What a choice would bring

circus_maximus-hint-decline = du behältst deine Gunstkarten
circus_maximus-hint-pass = keine Händler mehr in dieser Phase
circus_maximus-hint-pass-day = keine Händler mehr heute
circus_maximus-hint-pass-day-hand = keine Händler mehr heute; deine Hand bringt { common-coins }
circus_maximus-hint-place = Platz { $place } von { $length }
circus_maximus-hint-place-for = Platz { $place } von { $length } für { $cards }
circus_maximus-hint-no-ticket-but-favour = kein Ticket, aber eine Gunst (M9.2)
circus_maximus-hint-traders-there = schon { $count } Händler dort
circus_maximus-hint-from = { FORM($origin, "from") }
circus_maximus-hint-if-kept = { $coins } auf der Hand
circus_maximus-hint-if-not-played = { common-coins }, wenn ungespielt
circus_maximus-hint-past = vor { FORM($passed, "object") } auf Platz { $place }
circus_maximus-hint-past-at = vor { FORM($passed, "object") } { FORM($where, "at") } auf Platz { $place }
circus_maximus-hint-counts-as = zählt dann als { $rank }
circus_maximus-hint-no-visitor = { common-coins } beim Verkauf, aber kein Besucher ist da
circus_maximus-hint-up-to = bis zu { $sum }
circus_maximus-hint-have = du hast { $count }
circus_maximus-hint-visitors-now = jetzt { circus_maximus-visitors }
circus_maximus-hint-have-for-it = du hast dafür { $tickets }
circus_maximus-hint-pays-more = zahlt { $coins } mehr
circus_maximus-hint-uses-bribe = verbraucht die Bestechung

## What happened

circus_maximus-told-day = Tag { $day } begann; Startspieler: { FORM($who, "inside") }.
circus_maximus-told-favours = Gunstkarten in Caesars Villa: { $favours }.
circus_maximus-told-tickets = Tickets am Forum: { $venues }.
circus_maximus-told-event =
    Ein besonderes Ereignis { FORM($venue, "at") } brachte { FORM($seat, "a") } zum Forum und einen Besucher mehr; jeder Besucher zahlt dort heute { common-coins } mehr.
circus_maximus-told-drew-ticket = { FORM($who, "has") } { FORM($seat, "a") } { FORM($venue, "for") } gezogen.
circus_maximus-told-drew-visitor = { FORM($who, "has") } { FORM($visitor, "accusative") } als weiteren Besucher gezogen.
circus_maximus-told-came = { FORM($visitor, "begin") } kam { FORM($venue, "to") }.
circus_maximus-told-visitors = Besucher: { $venues }.
circus_maximus-told-visitors-and-nobody = Besucher: { $venues }; niemand { LIST($empty, "or", form: "at") }.
circus_maximus-told-passed = { FORM($who, "has") } { FORM($where, "at") } gepasst.
circus_maximus-told-declined = { FORM($who, "has") } keine Gunst verkauft.
circus_maximus-told-played = { FORM($who, "has") } eine { $rank } { FORM($where, "at") } gespielt.
circus_maximus-told-played-as = { FORM($who, "has") } eine { $rank } als { $counts_as } { FORM($where, "at") } gespielt.
circus_maximus-told-recalled =
    { FORM($who, "has") } eine { $rank } { FORM($origin, "from") } zurückgeholt und { FORM($where, "at") } gespielt.
circus_maximus-told-recalled-as =
    { FORM($who, "has") } eine { $rank } { FORM($origin, "from") } zurückgeholt und als { $counts_as } { FORM($where, "at") } gespielt.
circus_maximus-told-pushed = { FORM($who, "has") } eine { $rank } { FORM($where, "at") } vorgedrängelt, vor { FORM($passed, "object") }.
circus_maximus-told-pushed-as =
    { FORM($who, "has") } eine { $rank } { FORM($where, "at") } vorgedrängelt, vor { FORM($passed, "object") }; sie zählt dort als { $counts_as }.
circus_maximus-told-used = { FORM($who, "has") } die Gunst „{ $favour }“ genutzt.
circus_maximus-told-sent = { FORM($who, "has") } { FORM($visitor, "the") } { FORM($venue, "to") } geschickt.
circus_maximus-told-took-start-card = { FORM($who, "has") } die Startspielerkarte genommen.
circus_maximus-told-took-ticket = { FORM($who, "has") } { FORM($seat, "a") } { FORM($venue, "for") } genommen.
circus_maximus-told-took-favour = { FORM($who, "has") } die Gunst „{ $favour }“ genommen.
circus_maximus-told-sold =
    { FORM($who, "has") } { FORM($seat, "a") } { FORM($venue, "at") } für { common-coins } an { FORM($buyer, "accusative") } verkauft.
circus_maximus-told-sold-favour =
    { FORM($who, "has") } „{ $favour }“ als Platz neben Caesar für { common-coins } an { FORM($buyer, "accusative") } verkauft, und Caesar ging.
circus_maximus-told-phase = { FORM($phase, "begin") }; es beginnt: { FORM($who, "inside") }.
circus_maximus-told-nothing = Nichts zu spielen für { LIST($seats, form: "accusative") }.
circus_maximus-told-nothing-more = Nichts mehr zu spielen für { LIST($seats, form: "accusative") }.
circus_maximus-told-no-favour-left = Es blieb { FORM($where, "at") } keine Gunst übrig für { LIST($gangs, form: "inside") }.
circus_maximus-told-no-ticket-left = Es blieb { FORM($where, "at") } kein Ticket übrig für { LIST($gangs, form: "inside") }.
circus_maximus-told-no-goods = Nichts zu verkaufen { FORM($where, "at") } für { LIST($gangs, form: "inside") }.
circus_maximus-told-no-visitor = Kein Besucher { FORM($where, "at") } für { LIST($gangs, form: "inside") }.
circus_maximus-told-left = Niemand nahm { $favours }: aus dem Spiel.
circus_maximus-told-nobody-queued =
    Niemand stand an Caesars Villa an; Startspieler bleibt { FORM($who, "inside") }.
circus_maximus-told-stayed-start-player =
    Niemand nahm die Startspielerkarte; sie geht an den Ersten der Schlange, wieder an { FORM($who, "accusative") }.
circus_maximus-told-became-start-player =
    Niemand nahm die Startspielerkarte; sie geht an den Ersten der Schlange: an { FORM($who, "accusative") }.
circus_maximus-told-day-ended = Tag { $day } ist zu Ende.
circus_maximus-told-account = { LIST($parts, "semicolon") }.
circus_maximus-earned = { FORM($who, "has") } { common-coins } verdient: { $parts }
circus_maximus-earned-nothing = { FORM($who, "has") } nichts verdient
circus_maximus-from-sales =
    { $coins } mit { $count ->
        [one] { $count } Verkauf
       *[other] { $count } Verkäufen
    }
circus_maximus-from-traders =
    { $coins } mit { $count ->
        [one] { $count } ungespielten Händler
       *[other] { $count } ungespielten Händlern
    }
circus_maximus-from-favours =
    { $coins } mit { $count ->
        [one] { $count } ungenutzten Gunstkarte
       *[other] { $count } ungenutzten Gunstkarten
    }
circus_maximus-unsold =
    { $count ->
        [one] { $count } Ticket unverkauft
       *[other] { $count } Tickets unverkauft
    }
circus_maximus-in-all = { $coins } insgesamt
circus_maximus-told-won = Der Sieg geht an { LIST($winners, form: "accusative") } mit { common-coins }.
circus_maximus-told-won-level =
    Der Sieg geht an { LIST($winners, form: "accusative") } mit { common-coins }, auch am Tag 3 gleichauf.
circus_maximus-told-won-tie =
    Der Sieg geht an { LIST($winners, form: "accusative") } mit { common-coins }, so vielen wie { LIST($others, form: "inside") }, aber mehr davon am Tag 3.

## Tables

circus_maximus-title-day = Tag { $day } von { $days }: { $phase }
circus_maximus-title-day-with-start-player =
    Tag { $day } von { $days }: { $phase } (Startspieler: { FORM($first, "inside") })
circus_maximus-title-villa = In Caesars Villa zu nehmen
circus_maximus-title-venues-favours = Besucher und Tickets des Tages (Münzen: { LIST($coins, "comma") })
circus_maximus-title-venues-tickets = Tickets und ihre Besucher (Münzen: { LIST($coins, "comma") })
circus_maximus-title-venues-events = Besucher und Tickets für sie (Münzen: { LIST($coins, "comma") })
circus_maximus-title-queues = Warteschlangen, der Erste vorn
circus_maximus-title-sales = Verkäufe am Tag { $day }
circus_maximus-title-coins = Münzen jedes Tages: Verkäufe + ungespielte Händler
circus_maximus-title-favours = Gunstkarten
circus_maximus-title-piles = Stapel
circus_maximus-column-player = Spieler
circus_maximus-column-coins = Münzen
circus_maximus-column-traders = Händler auf der Hand
circus_maximus-column-favours = Gunst
circus_maximus-column-sold-today = heute verkauft
circus_maximus-column-queueing = Anstellen
circus_maximus-column-card = Karte
circus_maximus-column-effect = was sie tut
circus_maximus-column-venue = Schauplatz
circus_maximus-column-visitors = Besucher und was sie zahlen
circus_maximus-column-tickets-at-forum = Tickets am Forum
circus_maximus-column-tickets-in-hand = Tickets in Besitz
circus_maximus-column-where = wo
circus_maximus-column-queue = Händler
circus_maximus-column-sold = verkauft
circus_maximus-column-day = Tag { $day }
circus_maximus-column-in-all = gesamt
circus_maximus-column-favour = Gunst
circus_maximus-column-tickets = Tickets
circus_maximus-column-visitors-pile = Besucher
circus_maximus-column-pile = Stapel
circus_maximus-column-count = Anzahl
circus_maximus-column-what = was darin ist
circus_maximus-sold-for = { $count } für { common-coins }
circus_maximus-sold-ticket = Ticket { $seat } an { $buyer }
circus_maximus-sold-favour = { $favour } an { $buyer }
circus_maximus-passed = gepasst
circus_maximus-nobody = niemand
circus_maximus-holds = { $who } { LIST($tickets, "space") }
circus_maximus-pays = { $visitor } { $coins }
circus_maximus-served = bedient
circus_maximus-now = jetzt { $now }
circus_maximus-now-then = jetzt { $now }, dann { LIST($rest, "comma") }
circus_maximus-with-player = { $who }
circus_maximus-pile = Stapel
circus_maximus-gone = aus dem Spiel

## What an action is called: short, as it can be typed, and ending like the words of the records

circus_maximus-do-pass = passe
circus_maximus-do-decline = lehne ab
circus_maximus-do-use = nutze { $favour }
circus_maximus-do-push = drängle vor { $rank }
circus_maximus-do-place = setze { FORM($venue, "at") }
circus_maximus-do-play = spiele { $rank }
circus_maximus-do-play-as = spiele { $rank } als { $counts_as }
circus_maximus-do-play-at = spiele { $rank } { FORM($venue, "at") }
circus_maximus-do-play-as-at = spiele { $rank } als { $counts_as } { FORM($venue, "at") }
circus_maximus-do-recall = hole zurück { $rank }
circus_maximus-do-recall-as = hole zurück { $rank } als { $counts_as }
circus_maximus-do-recall-at = hole zurück { $rank } { FORM($venue, "at") }
circus_maximus-do-recall-as-at = hole zurück { $rank } als { $counts_as } { FORM($venue, "at") }
circus_maximus-do-take-start-player = nimm Startspielerkarte
circus_maximus-do-take-favour = nimm { $favour }
circus_maximus-do-take-ticket = nimm { $venue } { $seat }
circus_maximus-do-sell = verkaufe { $goods } an { $buyer }
circus_maximus-do-start = Startspieler { $seat }
circus_maximus-do-draw-favour = ziehe Gunst { $favour }
circus_maximus-do-draw-ticket = ziehe Ticket { $venue } { $seat }
circus_maximus-do-draw-visitor = ziehe Besucher { $visitor }

## What an action is called where it is only read: an infinitive, in plain words

circus_maximus-deed-pass = passen
circus_maximus-deed-decline = keine Gunst verkaufen
circus_maximus-deed-use = die Gunst „{ $favour }“ nutzen
circus_maximus-deed-push = den Händler vom Rang { $rank } vordrängeln lassen
circus_maximus-deed-place = den weiteren Besucher { FORM($venue, "to") } schicken
circus_maximus-deed-play = den Händler vom Rang { $rank } spielen
circus_maximus-deed-play-as = den Händler vom Rang { $rank } als { $counts_as } spielen
circus_maximus-deed-play-at = den Händler vom Rang { $rank } { FORM($venue, "at") } spielen
circus_maximus-deed-play-as-at = den Händler vom Rang { $rank } als { $counts_as } { FORM($venue, "at") } spielen
circus_maximus-deed-recall = den Händler vom Rang { $rank } zurückholen und neu spielen
circus_maximus-deed-recall-as = den Händler vom Rang { $rank } zurückholen und als { $counts_as } spielen
circus_maximus-deed-recall-at = den Händler vom Rang { $rank } zurückholen und { FORM($venue, "at") } spielen
circus_maximus-deed-recall-as-at = den Händler vom Rang { $rank } zurückholen und als { $counts_as } { FORM($venue, "at") } spielen
circus_maximus-deed-take-start-player = die Startspielerkarte nehmen
circus_maximus-deed-take-favour = die Gunst „{ $favour }“ nehmen
circus_maximus-deed-take-ticket = { FORM($seat, "a") } { FORM($venue, "for") } nehmen
circus_maximus-deed-sell = { FORM($goods, "a") } an { FORM($buyer, "accusative") } verkaufen
circus_maximus-deed-sell-favour = die Gunst „{ $goods }“ als Platz neben Caesar an { FORM($buyer, "accusative") } verkaufen
circus_maximus-deed-start = { FORM($who, "accusative") } als Startspieler auslosen
circus_maximus-deed-draw-favour = die Gunst „{ $favour }“ ziehen
circus_maximus-deed-draw-ticket = { FORM($seat, "a") } { FORM($venue, "for") } ziehen
circus_maximus-deed-draw-visitor = { FORM($visitor, "accusative") } ziehen

## What was wrong with a move, and awards

circus_maximus-reason-sale = Das bringt { common-coins }.
circus_maximus-reason-ticket = Dort verkauft bringt es bis zu { common-coins }.
circus_maximus-reason-card = An Stelle { $place } der Schlange ist noch eine Karte für deinen Händler da.
circus_maximus-reason-visitor = An Stelle { $place } der Schlange ist noch ein Besucher da, der kauft.
circus_maximus-verdict-no-ticket = Dort gab es kein Ticket zu verkaufen: { $where }.
circus_maximus-verdict-in-vain = An Stelle { $place } für { $count } steht der Händler dort vergeblich: { $where }.
circus_maximus-verdict-better-kept = Händler { $rank } blieb besser auf der Hand: dort bringt er am Ende des Tages { common-coins }.
circus_maximus-verdict-better-later = Händler { $rank } wurde in einer späteren Schlange mehr gebraucht.
circus_maximus-verdict-favour-first = Eine Gunst hätte hier mehr gebracht: { $favour }.
circus_maximus-verdict-wrong-queue = Falsche Schlange: { $other } versprach mehr als { $where }.
circus_maximus-verdict-lower-enough = Händler { $rank } war zu gut für diese Schlange: { $other } hätte gereicht.
circus_maximus-verdict-higher-needed = Händler { $rank } steht zu weit hinten: { $other } war nötig.
circus_maximus-verdict-unsold = Unverkauft gebliebene Tickets: { $count } ({ $where }).
circus_maximus-verdict-passed-early = Zu früh gepasst: Händler { $rank } konnte sich noch anstellen ({ $where }).
circus_maximus-verdict-favour-unused = Eine Gunst blieb ungenutzt: { $favour }.
circus_maximus-verdict-favour-wasted = Eine Gunst wurde für zu wenig ausgegeben: { $favour }.
circus_maximus-verdict-other-favour = „{ $other }“ war hier mehr wert als „{ $thing }“.
circus_maximus-verdict-other-ticket = Dieses Ticket bringt höchstens { $coins }, ein anderes hätte { $more } gebracht.
circus_maximus-verdict-other-venue = Leichter zu verkaufen: { $other } statt { $where }.
circus_maximus-verdict-sold-for-less = Für { $coins } verkauft, wo { $more } zu haben waren: { $less } verschenkt.
circus_maximus-verdict-visitor-for = Der Besucher nützt anderen ({ $where }). Tickets bei { FORM($who, "dative") }: { $count }.
circus_maximus-verdict-less = Das war etwa { common-coins } weniger wert.
circus_maximus-verdict-less-promising = Das führte zu einer schlechteren Stellung.
circus_maximus-award-sale = Hat ein Ticket für { common-coins } verkauft, teurer als alle anderen.
circus_maximus-award-kept = Hat mit Händlern auf der Hand am meisten verdient: { common-coins }.
