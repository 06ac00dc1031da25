### Circus Maximus.

## Things

circus_maximus-place-villa = villa
    .the = the villa
circus_maximus-place-forum = Forum
    .the = the Forum
circus_maximus-place-circus_maximus = Circus Maximus
    .the = the Circus Maximus
circus_maximus-place-theatre_of_pompey = Theatre of Pompey
    .the = the Theatre of Pompey
circus_maximus-place-colosseum = Colosseum
    .the = the Colosseum
circus_maximus-place-venues = venues
    .the = the venues
circus_maximus-place-a-venue = a venue
    .the = a venue

circus_maximus-seat-balcony = balcony
    .a = a balcony ticket
circus_maximus-seat-arena = arena
    .a = an arena ticket
circus_maximus-seat-loge = loge
    .a = a loge ticket

circus_maximus-visitor-legionnaire = legionnaire
    .a = a legionnaire
    .the = the legionnaire
    .begin = A legionnaire
circus_maximus-visitor-bribed_legionnaire = bribed legionnaire
    .a = a bribed legionnaire
    .the = the bribed legionnaire
    .begin = A bribed legionnaire
circus_maximus-visitor-student = student
    .a = a student
    .the = the student
    .begin = A student
circus_maximus-visitor-artisan = artisan
    .a = an artisan
    .the = the artisan
    .begin = An artisan
circus_maximus-visitor-tourist = tourist
    .a = a tourist
    .the = the tourist
    .begin = A tourist
circus_maximus-visitor-senator = senator
    .a = a senator
    .the = the senator
    .begin = A senator
circus_maximus-visitor-caesar = Caesar
    .a = Caesar
    .the = Caesar
    .begin = Caesar

circus_maximus-favour-extra_visitor = extra visitor
circus_maximus-favour-push_ahead = push ahead
circus_maximus-favour-double_sale = double sale
circus_maximus-favour-recall_trader = recall trader
circus_maximus-favour-bribe_legionnaire = bribe legionnaire
circus_maximus-favour-new_ticket = new ticket
circus_maximus-favour-rank_one_is_eight = rank one is eight
circus_maximus-favour-double_purchase = double purchase
circus_maximus-favour-second_trader = second trader
circus_maximus-favour = favour
circus_maximus-event = event

circus_maximus-effect-extra_visitor = instead of a trader: one more visitor (M8.1)
circus_maximus-effect-push_ahead = instead of a trader: one of yours moves up (M8.2)
circus_maximus-effect-double_sale = a trader served at a venue sells twice (M8.3)
circus_maximus-effect-recall_trader = play a trader of an earlier phase again (M8.4)
circus_maximus-effect-bribe_legionnaire = a legionnaire pays { $coins } instead of { $usual } (M8.5)
circus_maximus-effect-new_ticket = in phase II, instead of a trader: a ticket (M8.6)
circus_maximus-effect-rank_one_is_eight = your 1 stands in a queue as { $rank } (M8.7)
circus_maximus-effect-double_purchase = a trader at the Forum takes two tickets (M8.8)
circus_maximus-effect-second_trader = play two traders in one turn (M8.9)
circus_maximus-effect-start-card = you begin each queueing from now on (M4.2)

circus_maximus-variant-caesar = Caesar

circus_maximus-phase-favours = phase I, favours
    .begin = Phase I, favours
circus_maximus-phase-tickets = phase II, tickets
    .begin = Phase II, tickets
circus_maximus-phase-events = phase III, events
    .begin = Phase III, events

circus_maximus-rank =
    { $rank ->
        [8] an 8
       *[other] a { $rank }
    }
circus_maximus-times = { $thing }×{ $count }
circus_maximus-amount = { $thing } { $coins }
circus_maximus-sum = { $total } = { LIST($parts, "plus") }
circus_maximus-trader = { FORM($who, "inside") } { $rank }
circus_maximus-trader-as = { FORM($who, "inside") } { $rank } (as { $counts_as })
circus_maximus-trader-pushed = { FORM($who, "inside") } { $rank } (pushed ahead: as { $counts_as })
circus_maximus-own-trader = { circus_maximus-rank } of the same gang
circus_maximus-your-trader = your own { $rank }
circus_maximus-gang-ranks =
    { $count ->
        [one] rank
       *[other] ranks
    } { LIST($ranks) }
circus_maximus-gang = { $who } ({ circus_maximus-gang-ranks })
    .inside = { FORM($who, "inside") } ({ circus_maximus-gang-ranks })
circus_maximus-place-with = { FORM($venue, "the") } ({ $things })
circus_maximus-place-and = { $venue } { $things }
circus_maximus-start-card = start-player card
circus_maximus-no-ticket = no ticket
circus_maximus-tickets =
    { $count ->
        [one] 1 ticket
       *[other] { $count } tickets
    }
circus_maximus-visitors =
    { $count ->
        [one] 1 visitor
       *[other] { $count } visitors
    }
circus_maximus-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }

## What is asked

circus_maximus-prompt-over = The game is over: { LIST($winners, form: "inside") } won with { common-coins }.
circus_maximus-prompt-draw-start-player = The start player is drawn.
circus_maximus-prompt-draw-favour = A favour is drawn for the villa.
circus_maximus-prompt-draw-ticket = A ticket is drawn for the Forum.
circus_maximus-prompt-draw-event = The ticket of a special event is drawn.
circus_maximus-prompt-draw-extra-visitor = The extra visitor is drawn.
circus_maximus-prompt-draw-new-ticket = The new ticket is drawn.
circus_maximus-prompt-draw-visitor = A visitor is drawn for { FORM($venue, "the") }.
circus_maximus-prompt-place-visitor = Choose a venue for the extra visitor.
circus_maximus-prompt-play = Play a trader at { FORM($where, "the") }, or pass.
circus_maximus-prompt-play-or-favour = Play a trader at { FORM($where, "the") } or a favour, or pass.
circus_maximus-prompt-play-first =
    Play the first of { $count } traders at { FORM($where, "the") }: a recalled one, or the lowest.
circus_maximus-prompt-play-another = Play another trader at { FORM($where, "the") }.
circus_maximus-prompt-play-higher = Play another trader at { FORM($where, "the") }, of rank { $rank } or higher.
circus_maximus-prompt-take-favour = Your trader { $rank } is served: take a favour.
circus_maximus-prompt-take-start-card = Your trader { $rank } is served: take the start-player card.
circus_maximus-prompt-take-favour-or-start-card =
    Your trader { $rank } is served: take a favour or the start-player card.
circus_maximus-prompt-take-ticket = Your trader { $rank } is served: take a ticket.
circus_maximus-prompt-take-first-ticket =
    Your trader { $rank } is served: take the first of two tickets, the upper one in the list.
circus_maximus-prompt-take-second-ticket =
    Your trader { $rank } is served: take the second ticket, not above the first in the list.
circus_maximus-prompt-make-sale = Your trader { $rank } is served at { FORM($where, "the") }: make a sale.
circus_maximus-prompt-make-first-sale =
    Your trader { $rank } is served at { FORM($where, "the") }: make the first of two sales, the upper one in the list.
circus_maximus-prompt-make-second-sale =
    Your trader { $rank } is served at { FORM($where, "the") }: make the second sale, not above the first in the list.
circus_maximus-prompt-sell-favour =
    Your trader { $rank } is served at { FORM($where, "the") }: sell a favour for the seat beside Caesar, or decline.

## What a choice would bring

circus_maximus-hint-decline = you keep your favours
circus_maximus-hint-pass = no more queueing in this phase
circus_maximus-hint-pass-day = no more queueing today
circus_maximus-hint-pass-day-hand = no more queueing today; your hand brings { common-coins }
circus_maximus-hint-place = place { $place } of { $length }
circus_maximus-hint-place-for = place { $place } of { $length } for { $cards }
circus_maximus-hint-no-ticket-but-favour = no ticket but a favour (M9.2)
circus_maximus-hint-traders-there =
    { $count ->
        [one] 1 trader
       *[other] { $count } traders
    } there
circus_maximus-hint-from = from { FORM($origin, "the") }
circus_maximus-hint-if-kept = { $coins } if kept
circus_maximus-hint-if-not-played = { common-coins } if not played
circus_maximus-hint-past = past { $passed } to place { $place }
circus_maximus-hint-past-at = past { $passed } at { FORM($where, "the") } to place { $place }
circus_maximus-hint-counts-as = then counts as { $rank }
circus_maximus-hint-no-visitor = { common-coins } if sold, but no visitor is there
circus_maximus-hint-up-to = up to { $sum }
circus_maximus-hint-have = you have { $count }
circus_maximus-hint-visitors-now = { circus_maximus-visitors } there now
circus_maximus-hint-have-for-it = you have { $tickets } for it
circus_maximus-hint-pays-more = pays { $coins } more
circus_maximus-hint-uses-bribe = uses the bribe

## What happened

circus_maximus-told-day = Day { $day } began with { FORM($who, "inside") } as start player.
circus_maximus-told-favours = Favours at the villa: { $favours }.
circus_maximus-told-tickets = Tickets at the Forum: for { $venues }.
circus_maximus-told-event =
    A special event at { FORM($venue, "the") } brought { FORM($seat, "a") } to the Forum and one more visitor; every visitor there pays { common-coins } more today.
circus_maximus-told-drew-ticket = { $who } drew { FORM($seat, "a") } for { FORM($venue, "the") }.
circus_maximus-told-drew-visitor = { $who } drew { FORM($visitor, "a") } as the extra visitor.
circus_maximus-told-came = { FORM($visitor, "begin") } came to { FORM($venue, "the") }.
circus_maximus-told-visitors = Visitors came to { $venues }.
circus_maximus-told-visitors-and-nobody =
    Visitors came to { $venues }; nobody came to { LIST($empty, "or", form: "the") }.
circus_maximus-told-passed = { $who } passed at { FORM($where, "the") }.
circus_maximus-told-declined = { $who } sold no favour.
circus_maximus-told-played = { $who } played { circus_maximus-rank } at { FORM($where, "the") }.
circus_maximus-told-played-as = { $who } played { circus_maximus-rank } as { $counts_as } at { FORM($where, "the") }.
circus_maximus-told-recalled =
    { $who } recalled { circus_maximus-rank } from { FORM($origin, "the") } and played it at { FORM($where, "the") }.
circus_maximus-told-recalled-as =
    { $who } recalled { circus_maximus-rank } from { FORM($origin, "the") } and played it as { $counts_as } at { FORM($where, "the") }.
circus_maximus-told-pushed = { $who } pushed { circus_maximus-rank } past { $passed } at { FORM($where, "the") }.
circus_maximus-told-pushed-as =
    { $who } pushed { circus_maximus-rank } past { $passed } at { FORM($where, "the") }; it counts as { $counts_as } there.
circus_maximus-told-used = { $who } used the favour { $favour }.
circus_maximus-told-sent = { $who } sent { FORM($visitor, "the") } to { FORM($venue, "the") }.
circus_maximus-told-took-start-card = { $who } took the start-player card and became start player.
circus_maximus-told-took-ticket = { $who } took { FORM($seat, "a") } for { FORM($venue, "the") }.
circus_maximus-told-took-favour = { $who } took the favour { $favour }.
circus_maximus-told-sold =
    { $who } sold { FORM($seat, "a") } at { FORM($venue, "the") } to { FORM($buyer, "a") } for { common-coins }.
circus_maximus-told-sold-favour =
    { $who } sold { $favour } as the seat beside Caesar to { FORM($buyer, "a") } for { common-coins }, and Caesar left.
circus_maximus-told-phase = { FORM($phase, "begin") }, began with { FORM($who, "inside") }.
circus_maximus-told-nothing = { $seats } had nothing to play.
circus_maximus-told-nothing-more = { $seats } had nothing more to play.
circus_maximus-told-no-favour-left = No favour was left at { FORM($where, "the") } for { LIST($gangs, form: "inside") }.
circus_maximus-told-no-ticket-left = No ticket was left at { FORM($where, "the") } for { LIST($gangs, form: "inside") }.
circus_maximus-told-no-goods = { $gangs } had nothing to sell at { FORM($where, "the") }.
circus_maximus-told-no-visitor = At { FORM($where, "the") } there was no visitor for { LIST($gangs, form: "inside") }.
circus_maximus-told-left = Nobody took { $favours }: out of the game.
circus_maximus-told-nobody-queued = Nobody queued at the villa: { FORM($who, "inside") } stayed start player.
circus_maximus-told-stayed-start-player =
    Nobody took the start-player card: { FORM($who, "inside") }, first in the queue, stayed start player.
circus_maximus-told-became-start-player =
    Nobody took the start-player card: { FORM($who, "inside") }, first in the queue, became start player.
circus_maximus-told-day-ended = Day { $day } ended.
circus_maximus-told-account = { LIST($parts, "semicolon") }.
circus_maximus-earned = { $who } earned { common-coins }: { $parts }
circus_maximus-earned-nothing = { $who } earned nothing
circus_maximus-from-sales =
    { $coins } from { $count ->
        [one] 1 sale
       *[other] { $count } sales
    }
circus_maximus-from-traders =
    { $coins } from { $count ->
        [one] 1 trader
       *[other] { $count } traders
    } not played
circus_maximus-from-favours =
    { $coins } from { $count ->
        [one] 1 favour
       *[other] { $count } favours
    } not used
circus_maximus-unsold = { circus_maximus-tickets } unsold
circus_maximus-in-all = { $coins } in all
circus_maximus-told-won = { $winners } won with { common-coins }.
circus_maximus-told-won-level = { $winners } won with { common-coins }, level on day 3 too.
circus_maximus-told-won-tie =
    { $winners } won with { common-coins }, as many as { LIST($others, form: "inside") }, but more of them on day 3.

## Tables

circus_maximus-title-day = Day { $day } of { $days }: { $phase }
circus_maximus-title-day-with-start-player =
    Day { $day } of { $days }: { $phase } (start player: { FORM($first, "inside") })
circus_maximus-title-villa = To take at the villa
circus_maximus-title-venues-favours = Today's visitors and tickets (coins: { LIST($coins, "comma") })
circus_maximus-title-venues-tickets = Tickets to take and their visitors (coins: { LIST($coins, "comma") })
circus_maximus-title-venues-events = Visitors and the tickets to sell them (coins: { LIST($coins, "comma") })
circus_maximus-title-queues = Queues, the first in front
circus_maximus-title-sales = Sales of day { $day }
circus_maximus-title-coins = Coins of each day: sales + traders not played
circus_maximus-title-favours = Favours
circus_maximus-title-piles = Piles
circus_maximus-column-player = player
circus_maximus-column-coins = coins
circus_maximus-column-traders = traders in hand
circus_maximus-column-favours = favours
circus_maximus-column-sold-today = sold today
circus_maximus-column-queueing = queueing
circus_maximus-column-card = card
circus_maximus-column-effect = what it does
circus_maximus-column-venue = venue
circus_maximus-column-visitors = visitors and what each pays
circus_maximus-column-tickets-at-forum = tickets at the Forum
circus_maximus-column-tickets-in-hand = tickets in hand
circus_maximus-column-where = where
circus_maximus-column-queue = traders
circus_maximus-column-sold = sold
circus_maximus-column-day = day { $day }
circus_maximus-column-in-all = in all
circus_maximus-column-favour = favour
circus_maximus-column-tickets = tickets
circus_maximus-column-visitors-pile = visitors
circus_maximus-column-pile = pile
circus_maximus-column-count = count
circus_maximus-column-what = what is in it
circus_maximus-sold-for = { $count } for { common-coins }
circus_maximus-sold-ticket = { $seat } ticket to { $buyer }
circus_maximus-sold-favour = { $favour } to { $buyer }
circus_maximus-passed = passed
circus_maximus-nobody = nobody
circus_maximus-holds = { $who } { LIST($tickets, "space") }
circus_maximus-pays = { $visitor } { $coins }
circus_maximus-served = served
circus_maximus-now = now { $now }
circus_maximus-now-then = now { $now }, then { LIST($rest, "comma") }
circus_maximus-with-player = { $who }
circus_maximus-pile = pile
circus_maximus-gone = gone

## What an action is called: short, as it can be typed, and ending like the words of the records

circus_maximus-do-pass = pass
circus_maximus-do-decline = decline
circus_maximus-do-use = use { $favour }
circus_maximus-do-push = push { $rank }
circus_maximus-do-place = place at { $venue }
circus_maximus-do-play = play { $rank }
circus_maximus-do-play-as = play { $rank } as { $counts_as }
circus_maximus-do-play-at = play { $rank } at { $venue }
circus_maximus-do-play-as-at = play { $rank } as { $counts_as } at { $venue }
circus_maximus-do-recall = recall { $rank }
circus_maximus-do-recall-as = recall { $rank } as { $counts_as }
circus_maximus-do-recall-at = recall { $rank } at { $venue }
circus_maximus-do-recall-as-at = recall { $rank } as { $counts_as } at { $venue }
circus_maximus-do-take-start-player = take start player
circus_maximus-do-take-favour = take { $favour }
circus_maximus-do-take-ticket = take { $venue } { $seat }
circus_maximus-do-sell = sell { $goods } to { $buyer }
circus_maximus-do-start = start { $seat }
circus_maximus-do-draw-favour = draw favour { $favour }
circus_maximus-do-draw-ticket = draw ticket { $venue } { $seat }
circus_maximus-do-draw-visitor = draw visitor { $visitor }

## What an action is called where it is only read: an infinitive, in plain words

circus_maximus-deed-pass = { circus_maximus-do-pass }
circus_maximus-deed-decline = sell no favour
circus_maximus-deed-use = use the favour “{ $favour }”
circus_maximus-deed-push = push the trader of rank { $rank } ahead
circus_maximus-deed-place = send the extra visitor to { FORM($venue, "the") }
circus_maximus-deed-play = play the trader of rank { $rank }
circus_maximus-deed-play-as = play the trader of rank { $rank } as { $counts_as }
circus_maximus-deed-play-at = play the trader of rank { $rank } at { FORM($venue, "the") }
circus_maximus-deed-play-as-at = play the trader of rank { $rank } as { $counts_as } at { FORM($venue, "the") }
circus_maximus-deed-recall = recall the trader of rank { $rank } and play it again
circus_maximus-deed-recall-as = recall the trader of rank { $rank } and play it as { $counts_as }
circus_maximus-deed-recall-at = recall the trader of rank { $rank } and play it at { FORM($venue, "the") }
circus_maximus-deed-recall-as-at = recall the trader of rank { $rank } and play it as { $counts_as } at { FORM($venue, "the") }
circus_maximus-deed-take-start-player = take the start-player card
circus_maximus-deed-take-favour = take the favour “{ $favour }”
circus_maximus-deed-take-ticket = take { FORM($seat, "a") } for { FORM($venue, "the") }
circus_maximus-deed-sell = sell { FORM($goods, "a") } to { FORM($buyer, "a") }
circus_maximus-deed-sell-favour = sell the favour “{ $goods }” to { FORM($buyer, "a") } as the seat beside Caesar
circus_maximus-deed-start = draw { FORM($who, "inside") } as start player
circus_maximus-deed-draw-favour = draw the favour “{ $favour }”
circus_maximus-deed-draw-ticket = draw { FORM($seat, "a") } for { FORM($venue, "the") }
circus_maximus-deed-draw-visitor = draw { FORM($visitor, "a") }

## What was wrong with a move, and awards

circus_maximus-reason-sale = It brings { common-coins }.
circus_maximus-reason-ticket = Sold there, it brings up to { common-coins }.
circus_maximus-reason-card = In place { $place } of the queue there is a card left for your trader.
circus_maximus-reason-visitor = In place { $place } of the queue there is a visitor left to buy.
circus_maximus-verdict-no-ticket = There was no ticket to sell there: { $where }.
circus_maximus-verdict-in-vain = In place { $place } for { $count } the trader stands there in vain: { $where }.
circus_maximus-verdict-better-kept = Trader { $rank } was better kept: in hand it brings { common-coins } at the end of the day.
circus_maximus-verdict-better-later = Trader { $rank } was needed more in a later queue.
circus_maximus-verdict-favour-first = A favour would have brought more here: { $favour }.
circus_maximus-verdict-wrong-queue = Wrong queue: { $other } promised more than { $where }.
circus_maximus-verdict-lower-enough = Trader { $rank } was too good for this queue: { $other } would have done.
circus_maximus-verdict-higher-needed = Trader { $rank } stands too far back: { $other } was needed.
circus_maximus-verdict-unsold = Tickets left unsold: { $count } ({ $where }).
circus_maximus-verdict-passed-early = Passed too early: trader { $rank } could still have joined a queue ({ $where }).
circus_maximus-verdict-favour-unused = A favour was left unused: { $favour }.
circus_maximus-verdict-favour-wasted = A favour was spent for too little: { $favour }.
circus_maximus-verdict-other-favour = “{ $other }” was worth more here than “{ $thing }”.
circus_maximus-verdict-other-ticket = This ticket brings { $coins } at most, another would have brought { $more }.
circus_maximus-verdict-other-venue = A ticket for { $other } was easier to sell than one for { $where }.
circus_maximus-verdict-sold-for-less = Sold for { $coins } where { $more } could be had: { $less } given away.
circus_maximus-verdict-visitor-for = The visitor is there for others ({ $where }). Tickets held by { FORM($who, "inside") }: { $count }.
circus_maximus-verdict-less = It was worth about { common-coins } less.
circus_maximus-verdict-less-promising = It led to a worse position.
circus_maximus-award-sale = Sold one ticket for { common-coins }, more than anybody else.
circus_maximus-award-kept = Earned the most with traders kept in hand: { common-coins }.
