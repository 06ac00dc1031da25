### The web page's own words. What games say is in their own catalogues.

## Everywhere

web-back = Back
web-settings = Settings
web-rules = Rules
web-rules-of = Rules of { $game }
web-undo = Undo
web-hint = What would a bot do?
web-light-theme = Light theme
web-dark-theme = Dark theme
web-of-number = of { $n }
web-go = Confirm
web-all = all
web-colosseum = Colosseum
web-level-plebeian = Plebeian
web-level-eques = Eques
web-level-senator = Senator
web-level-consul = Consul
web-level-emperor = Emperor
web-level-on-scale = { $n } of { $of }, { $ease }
web-ease-plebeian = easiest
web-ease-eques = easy
web-ease-senator = medium
web-ease-consul = hard
web-ease-emperor = hardest

## At a table

web-prompt = What is asked
web-the-table-works = One moment…
web-is-thinking = { $name } is thinking
web-time-left = Time left
web-title-your-turn = Your turn · { $table }
web-n-players =
    { $n ->
        [one] 1 player
       *[other] { $n } players
    }
web-n-watching =
    { $n ->
        [one] 1 watches
       *[other] { $n } watch
    }
web-watching = People who watch this table
web-pace-none = no clock
web-pace-live = live
web-pace-slow = a move at a time
web-leave-table = Leave the table
web-bot-level = Bot, { $level }
web-a-bot-plays = a bot plays on
web-at-the-table = at the table
web-away = away
web-players = Players
web-turn-order = Order of turns
web-board = Board
web-your-place = Your place
web-you-are-first = First player
web-log = Log
web-log-empty = Nothing has happened yet.
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-write = Write to the table…
web-pass = Pass
web-tab-programs = Programs
web-tab-tokens = Assets
web-tab-players = Players
web-tab-log = Log
web-tab-more = More

## Colosseum: the table

web-round = Round
web-phase-invest = Invest
web-phase-acquire = Acquire
web-phase-trade = Trade
web-phase-produce = Produce
web-phase-closing-ceremony = Closing
web-phase-over = The end
web-board-label = The board: a road of 36 spaces around the square, with arenas, nobles and markets
web-see-all = See the whole board
web-see-near = See what is lit from nearer
web-album = { $n } programs
web-open-programs = See the programs for sale
web-coins = Coins
web-medals = Medals
web-arena = Arena
web-best-show = Best show
web-loge = Emperor’s loge: two dice
web-season-tickets =
    { $n ->
        [one] 1 season ticket
       *[other] { $n } season tickets
    }
web-podiums =
    { $n ->
        [one] 1 podium
       *[other] { $n } podiums
    }
web-arena-of =
    { $n ->
        [one] Arena of 1 space
       *[other] Arena of { $n } spaces
    }
web-first-player = First player this round
web-first-short = 1st
web-no-tokens = no asset tokens
web-produced = Produced
web-produced-means = You produced it before and may again: only your best show counts; the +{ $n } come from other programs.
web-shown-again = shown again
web-no-show-yet = No show yet
web-your-tokens = Your asset tokens
web-star = star performer
web-stars = Star performers
web-stars-worth = +4 each in a show
web-star-nobody = Nobody has this star
web-supply-tickets = tickets
web-supply-medals = medals
web-supply-bag = bag
web-your-programs = Your programs
web-no-programs = You own no program.
web-ladder =
    Its own figure: { $now } now, { $best } when complete; { $missing ->
        [0] nothing is missing
        [one] 1 asset is missing
       *[other] { $missing } assets are missing
    }{ $jokers ->
        [0] .
        [one] , 1 joker stands in.
       *[other] , { $jokers } jokers stand in.
    }

## Colosseum: investing

web-expand-label = Expand your arena over space { $space }, for larger programs:
web-tag-arena-brings = +1 space
web-tag-loge = Loge
web-tag-loge-brings = two dice
web-tag-ticket = Ticket
web-tag-ticket-brings = +5 a show
web-ask-buy = Buy { $program }?
web-ask-expand = Expand your arena over space { $space }?
web-ask-ticket = Buy a season ticket?
web-ask-loge = Build the Emperor’s loge?
web-ask-second-medals = Pay two medals for a second investment?
web-ask-second-token = Pay an extra-action token for a second investment?
web-ask-cash = Turn a medal into { $n } coins?
web-ask-swap = Swap an extra-action token for a medal?
web-go-pay = Pay { $n }
web-go-second = Invest again
web-go-cash = Take the coins
web-go-swap = Swap
web-cash-medal = Medal → 6 coins
web-swap-token = Extra action → medal
web-second-medals = Invest again: 2 medals
web-second-token = Invest again: extra action
web-fx-arena = arena of { $n }, for larger programs
web-fx-loge = two dice in every show
web-fx-ticket = +5 spectators in every show
web-fx-filled = { $have } of { $of } assets
web-fx-assets = assets
web-fx-audience = audience
web-audience-means = What this program would draw if it were shown now: its own figure, and what comes from earlier shows, season tickets, stars, nobles and podiums.
web-fx-walk = space { $from } →
web-fx-rest = { $space }, rest area: a medal
web-fx-star-gained = Star: { $kind }
web-fx-star-lost = Star lost: { $kind }
web-fx-star-kept = Star kept: { $kind }
web-fx-too-poor = too little for an auction: bids begin at { $n }
web-fx-more = { $n } more…
web-fx-spectators = { $n } spectators

web-programs = Programs
web-back-to-table = Back to the table
web-for-sale-count = { $n } of { $of } for sale
web-you-have = You have
web-find-program = Find a program
web-i-may-buy = I may buy
web-fits-my-arena = Fits my arena
web-sorted-by = Sorted by
web-sorted-closest = most complete
web-sorted-draws = audience now
web-sorted-price = price
web-uses-tokens = Uses these assets
web-needs-arena = Needs an arena of { $size }; yours is { $yours }
web-leaves-coins = Leaves you { $n } coins
web-draws-now = Draws { $n } with your assets
web-draws-nothing =
    { $n ->
        [one] Lacks 1 more asset to be shown
       *[other] Lacks { $n } more assets to be shown
    }
web-below-last-show = Not above { $n }, your last show
web-too-dear = More than you can pay
web-buy-label = Buy { $program } for { $n } coins
web-no-program-found = No program fits what you are looking for.
web-already-bought = Already bought

## Colosseum: acquiring

web-open-market = Put market { $market } up for auction
web-market-helps = { $program }: +{ $n } of its assets
web-market-helps-none = It holds nothing that your programs lack.
web-tag-joker = joker
web-tag-medal = medal
web-tag-extra = extra action
web-open-at = Open market { $market } at
web-bid-label = Bid { $bid }, leaves { $left }
web-last-coin = { $name }’s last coin
web-leaves = leaves { $n }
web-bids = Bids
web-auction-of = Auction of market { $market }
web-auction-has-won = won a market already
web-auction-passed = dropped out
web-auction-passed-at = dropped out · bid { $bid }
web-auction-poor = too few coins: { $of }
web-auction-why-passed = dropped out
web-auction-why-poor = too few coins
web-auction-why-has-won = won a market
web-auction-out = out
web-auction-leads = in the lead: { $bid } of { $of }
web-auction-bid = bid { $bid } of { $of }
web-bids-lower = Lower bids
web-bids-higher = Higher bids
web-fx-rival-limit = { $name } can go to { $n }
web-ask-accept = Accept { $name }’s offer?
web-ask-accept-counter = Accept { $name }’s counter-offer?
web-auction-in =
    { $of ->
        [0] no coins
        [one] 1 coin
       *[other] { $of } coins
    }
web-ask-open = Put market { $market } up for auction?
web-ask-raise = Raise above { $bid } for market { $market }, or drop out.
web-ask-bid = Bid { $bid } for market { $market }?
web-out-passed = You dropped out: this auction goes on without you.
web-out-poor = { $who } bid { $bid } and you have { common-coins }: you are out of this auction.
web-out-has-won = You have won a market already: you cannot bid in this auction.
web-outbid = With { common-coins } you could not go higher.
web-cannot-open = Bids begin at { $least }: with { common-coins } you cannot bid.
web-go-open = Open at { $bid }
web-go-bid = Bid { $bid }
web-go-put-up = Put it up
web-drop-out = Drop out

## Colosseum: trading

web-trade-with = Trade with
web-trade-thinks = thinks about it
web-trade-answered = has answered
web-trade-declined = declined
web-trade-lacks = does not hold it
web-trade-has =
    { $n ->
        [one] has 1 kind you lack
       *[other] has { $n } kinds you lack
    }
web-trade-has-none = has nothing you lack
web-trade-you-lack = your programs lack these
web-trade-hint =
    Choose whom to ask. You may make { $n ->
        [one] one more offer
       *[other] { $n } more offers
    }.
web-everyone = Everyone
web-first-to-accept = first to accept
web-you-give = You give
web-you-get = You get
web-gives = { $name } gives
web-in-return = In return
web-from-your-rack = From your rack
web-from-player = From { $name }
web-from-anyone = From anyone
web-give-label = Give { $kind }, { $n } left
web-want-label = Want { $kind }, { $n } there
web-take-back-label = Take back { $kind }
web-nothing-yet = nothing yet
web-deal-added = added
web-deal-taken-out = taken out
web-pay-label = Coins you pay
web-charge-label = Coins you want
web-offer-of = { $name } makes this offer.
web-may-offer = { $name } may make an offer.
web-offer-preparing = { $name } is preparing an offer.
web-counter-of = { $name } answers with this offer.
web-offer-refused = That cannot be part of this offer.
web-offer-declined = { LIST($who) } declined your offer.
web-offer-nobody = Nobody took your offer: { LIST($who, form: "inside") } declined.
web-offer-passed-over =
    { $n ->
        [one] { LIST($who) } does not hold what you want.
       *[other] { LIST($who) } do not hold what you want.
    }
web-counter-declined = { LIST($who) } declined your counter-offer.
web-for-you = For you
web-for-player = For { $name }
web-no-program-changes = No program changes
web-end-trading = End trading
web-ask-draft-both = Choose what you give and what you want for it.
web-ask-draft-want = Now choose what you want for it.
web-ask-draft-give = Now choose what you give for it.
web-ask-send = Send this offer?
web-do-send = Send
web-do-accept = Accept
web-do-decline = Decline
web-do-counter = Change…

## Colosseum: producing

web-do-begin = Begin the show
web-dice-label = Dice: { $faces }
web-your-roll = Your roll
web-the-roll = The roll
web-walk =
    { $n ->
        [one] { $noble } moves 1 space
       *[other] { $noble } moves { $n } spaces
    }
web-walk-way = from { $from } to { $where }
web-choose-noble = Choose a noble that is lit.
web-choose-target = Choose where it goes.
web-medals-move-nobles = A medal moves a noble up to three spaces, forward or back: choose one that is lit.
web-move-label = { $noble } on space { $space }
web-move-to-label = { $noble } { $n } spaces, to space { $space }
web-move-brings = { $n } spectators for { FORM($who, "inside") }
web-ask-move =
    Move { FORM($noble, "the") } { $n ->
        [one] one space
       *[other] { $n } spaces
    }?
web-go-move = Move
web-ask-produce = Produce { $program }?
web-go-produce = Produce
web-ask-jokers =
    { $n ->
        [0] Use no joker?
        [one] Use a joker?
       *[other] Use { $n } jokers?
    }
web-go-jokers = Use them
web-use-jokers =
    { $n ->
        [0] No joker
        [one] 1 joker
       *[other] { $n } jokers
    }
web-ask-medals =
    { $n ->
        [0] Spend no medal on spectators?
        [one] Spend a medal on spectators?
       *[other] Spend { $n } medals on spectators?
    }
web-produce-for = Produce for { $n }
web-produce-label = Produce { $program }, { $n } spectators
web-audience = Audience
web-show-all = All { $n } assets
web-show-some = { $have } of { $of } assets
web-show-jokers =
    { $n ->
        [one] a joker stands in
       *[other] { $n } jokers stand in
    }
web-show-each = +{ $n } each
web-show-previous =
    { $n ->
        [0] No other program produced
        [one] 1 other program produced
       *[other] { $n } other programs produced
    }
web-show-tickets =
    { $n ->
        [0] No season ticket
        [one] 1 season ticket
       *[other] { $n } season tickets
    }
web-show-stars = Star performers used
web-show-nobles = Nobles in the arena
web-show-podiums =
    { $n ->
        [0] No podium
        [one] 1 podium
       *[other] { $n } podiums
    }
web-show-medals = Medals spent
web-show-medals-held = you hold { $n }
web-fewer-medals = One medal less
web-more-medals = One medal more

## Colosseum: closing

web-closing-podium = Podium
web-closing-clean-up = Clean-up
web-closing-donation = Donation
web-podium-goes-to = A podium for { FORM($who, "inside") } with { $score }: +3 in every show.
web-podium-contest = Dice decide who receives it.
web-clean-up-says = One asset token of every show leaves the game.
web-donation-says =
    { WHO($who) ->
        [you] You are last with { $score } and may ask { FORM($giver, "inside") } for an asset token.
       *[other] { $who } is last with { $score } and may ask { FORM($giver, "inside") } for an asset token.
    }
web-donation-next = Then the last player may ask the leader for an asset token.
web-in-the-fire = In the fire
web-donated = { $who } is last and took { FORM($kind, "a") } from you as a donation.
web-no-loss = no loss
web-no-gain = no gain
web-star-kept = star kept
web-star-lost = star lost
web-star-won = star won
web-star-taken = { $who } took your star: { LIST($kinds) }.
web-spectators = spectators
web-pick-loses =
    Program { $number }, { $program }, loses { $n ->
        [one] 1 spectator
       *[other] { $n } spectators
    } if you give this away.
web-pick-gains =
    Program { $number }, { $program }, gains { $n ->
        [one] 1 spectator
       *[other] { $n } spectators
    } with this.
web-ask-discard = Discard one { $kind }?
web-go-discard = Discard
web-ask-request = Ask for one { $kind }?
web-go-request = Ask for it

## Circus Maximus: the table

web-circus-maximus = Circus Maximus
web-day = Day
web-phase-favours = Favours
web-phase-tickets = Tickets
web-phase-events = Events
web-phase-scoring = Scoring
web-circus-board-label = The city: Caesar’s villa, the Forum and three venues, with their queues
web-place-villa = Villa
web-place-forum = Forum
web-place-circus_maximus = Circus
web-place-theatre_of_pompey = Theatre
web-place-colosseum = Colosseum
web-places = Places
web-turn-order-short = Queueing
web-start-player = Start player
web-start-short = start
web-start-player-text = You begin every queue from now on.
web-start-card = the start-player card
web-the-queue = The queue
web-queue-served = served from the front, one card for each trader
web-queue-empty = Nobody is queueing yet.
web-served = served
web-nothing-to-sell = nothing to sell
web-trader-idle = { $name }, { $rank }: { $why }
web-now = now
web-no-visitors = no visitors yet
web-tickets = Tickets
web-favours = Favours
web-in-hand = In hand
web-sold = Sales
web-none = none
web-none-yet = none yet
web-has-passed = has passed
web-out = out
web-today = Today
web-n-events =
    { $n ->
        [0] no special event
        [one] 1 special event
       *[other] { $n } special events
    }
web-event-pays =
    { $n ->
        [one] visitors pay 1 coin more
       *[other] visitors pay { $n } coins more
    }
web-no-events = Visitors pay what they always pay.
web-favours-left = Favours left
web-visitors-left = Visitors left
web-trader = Trader
web-your-traders = Your traders
web-unplayed-pay = Unplayed traders pay their coins tonight.
web-tonight = Tonight
web-tonight-sold = sold
web-tonight-tickets = tickets
web-tonight-unplayed = unplayed
web-more-to-sell = up to { $n } more
web-your-tickets = Your tickets
web-your-favours = Your favours
web-no-tickets-yet = None yet. They are for sale at the Forum.
web-no-tickets-today = None.
web-no-favours-yet = None. They are given at the villa.
web-no-favours-today = None.
web-no-tickets-here = none left
web-best-visitor = best visitor { $n }
web-up-to = up to { $n }
web-worth-unused = worth { $n } if never used
web-tab-traders = Traders
web-tab-favours = Favours

web-favour-extra_visitor = Draw a visitor to a venue of your choice.
web-favour-push_ahead = One of your traders moves one place forward.
web-favour-double_sale = A trader served at a venue sells two tickets.
web-favour-recall_trader = Take back a trader from an earlier phase and play it.
web-favour-bribe_legionnaire = A legionnaire pays you 6 instead of 2.
web-favour-new_ticket = Draw a ticket, and a visitor for its venue.
web-favour-rank_one_is_eight = Your 1 counts as 8 for this phase.
web-favour-double_purchase = A trader served at the Forum takes two tickets.
web-favour-second_trader = Play another trader in the same turn.
web-when-instead = Instead of a trader.
web-when-forum = Instead of a trader, in the phase of tickets.
web-when-buying = When served at the Forum.
web-when-selling = When served at a venue.
web-when-beside = Together with a trader.
web-when-one = When you play your 1.

web-to-venue = To { $venue }
web-sell-to = Sell to the { $visitor }, who pays { $n }
web-push-label = Push your { $rank } ahead
web-choose-venue = Choose a venue for your { $rank }.
web-choose-push = Choose which of your traders moves up.
web-choose-recall = Choose which of your traders comes back.
web-choose-buyer = Choose who buys.
web-choose-ticket = Now choose the ticket for this visitor.
web-ask-play = Play your { $rank }?
web-ask-play-at = Play your { $rank }: { $venue }?
web-ask-play-as-eight = Play your { $rank } as rank 8?
web-ask-play-as-eight-at = Play your { $rank } as rank 8: { $venue }?
web-ask-recall = Take your { $rank } back and play it again?
web-ask-recall-at = Take your { $rank } back and play it again: { $venue }?
web-ask-push = Push your { $rank } one place ahead?
web-ask-use = Use the favour “{ $favour }”?
web-ask-take = Take “{ $thing }”?
web-ask-sell = Sell “{ $thing }” to the { $visitor }?
web-go-play = Play
web-go-push = Push ahead
web-go-place = Place
web-go-use = Use it
web-go-take = Take it
web-go-sell = Sell
web-sell-nothing = Sell nothing
web-fx-place = in the queue
web-place-of = { $n } of { $of }
web-fx-hand = unplayed
web-fx-favour-used = uses up a favour

## Pages

web-pages = Pages
web-nav-play = Play
web-nav-rules = Rules
web-nav-replays = Replays
web-nav-about = About
web-language = Language
web-hero = Give Rome a show.
web-hero-text = Two board games of ancient Rome, against good bots in ten seconds or with friends by a link.
web-about-colosseum = Bid for gladiators and lions, build your arena, lure the Emperor to your seats. One great show wins.
web-about-circus_maximus = Lead a gang of black-market traders: queue for favours, queue for tickets, and sell dear at the gates.
web-minutes-colosseum = about 40 minutes
web-minutes-circus_maximus = about 25 minutes
web-level = Level of the bots
web-bots-of = Bots: { $level }
web-play-now = Play now
web-with-friends = With friends
web-my-games = My games
web-my-games-empty = No game is under way.
web-my-games-later = Your games appear here when the server answers.
web-all-games = All { $n } games
web-open-tables = Open tables
web-open-tables-empty = Nobody is waiting just now. Open a table, and others see it here.
web-open-tables-later = Open tables appear here when the server answers.
web-status-open = waiting for players
web-status-playing = under way
web-status-over = over
web-time-to-go = { $time } left
web-time-waited = for { $time }
web-seats-free =
    { $n ->
        [one] 1 seat free
       *[other] { $n } seats free
    }
web-open = Open
web-join = Join
web-new-table = New table
web-replays-text = Step through games you have played.
web-fan-made = A free, fan-made place to play. Games designed by Wolfgang Kramer, Markus Lübke and Jeffrey D. Allers.
web-fair-dice = Fair dice, explained
web-credits = Credits
web-loading = One moment…

web-game = Game
web-variant-intense_auctions = Intense auctions
web-variant-intense_auctions-text = One may win several auctions in a round (rule C4.10).
web-variant-caesar = Caesar
web-variant-caesar-text = Caesar himself may come to a venue, and two more visitors with him (rule M9).
web-pace = Pace
web-pace-none-title = Unhurried
web-pace-none-text = no clock
web-pace-live-title = Live
web-pace-live-text = { $n } min each, { $more } s a move
web-pace-slow-title = By post
web-pace-slow-text =
    { $n ->
        [24] a day for each move
        [72] three days for each move
       *[other] { $n } hours for each move
    }
web-pace-time = How much time
web-pace-minutes = { $n } min
web-pace-hours = { $n } hours
web-pace-days =
    { $n ->
        [one] 1 day
       *[other] { $n } days
    }
web-who-may-come = Who may come
web-with-the-link = With the link
web-anyone = Anyone
web-table-name = Name of the table
web-table-name-hint = Ides of March
web-open-the-table = Open the table
web-the-table = The table
web-variants = Variant
web-no-variant = none
web-more-choices = More choices
web-may-watch = Others may watch
web-may-watch-text = Spectators see what lies open to everybody, and can do nothing.
web-advice-allowed = Advice allowed
web-advice-allowed-text = A player may ask what a bot would do.
web-takes-over = Plays on for who is away
web-takes-over-text = Who runs out of time, or leaves, may take the seat back at any moment.
web-yes = yes
web-no = no
web-begin-game = Begin the game
web-sit-here = Sit here
web-send-away = Send { $name } away
web-plan-seats =
    { $n ->
        [0] Every seat is taken: the game can begin.
        [one] One seat is for a friend. Open the table to get its link.
       *[other] { $n } seats are for friends. Open the table to get its link.
    }

web-seats = Seats
web-seats-taken = { $n } of { $of } taken
web-open-seat = Open seat
web-for-a-friend = for a friend, or a bot
web-thats-you = that’s you, with your colour and emblem
web-ready = Ready
web-seat-a-bot = Seat a bot
web-remove-bot = Remove the bot
web-send-link = Send the link
web-copied = Copied
web-your-name = Your name
web-take-a-seat = Take a seat
web-fill-with-bots = Fill with bots
web-i-am-ready = I am ready
web-not-yet = Not yet
web-lobby-come = A seat is free for you.
web-lobby-open-seats =
    { $n ->
        [one] One seat is open. Send the link, or seat a bot.
       *[other] { $n } seats are open. Send the link, or seat bots.
    }
web-lobby-are-you-ready = All seats are taken. Are you ready?
web-lobby-waiting = Waiting for { $names }.
web-lobby-starting = All are ready: the game begins.

web-title-over = { $table } is over
web-lasted = lasted { $time }
web-podium-label = The winners’ podium
web-wins = { $name } wins
web-you-win = You win!
web-they-win = { $names } share the victory
web-won-spectators = { $n } spectators came to one single show.
web-won-coins = { $n } coins after three days.
web-final-standing = Final standing
web-by-day = days { $days }, favours { $favours }
web-rematch = Rematch
web-replay = Replay
web-share = Share
web-see-table = See the table
web-dice-fair = Dice proved fair
web-fair-title = Every die and every draw follows from the secret that the table committed to before the first move.
web-chart-label = Scores of all players over time
web-awards = Awards
web-awards-none = Everything was shared evenly.
web-award-podiums = Darling of the city
web-award-podiums-text =
    { $n ->
        [one] { $n } podium
       *[other] { $n } podiums
    }
web-award-stars = Star maker
web-award-stars-text =
    { $n ->
        [one] { $n } star performer at the end
       *[other] { $n } star performers at the end
    }
web-award-tickets = Faithful crowd
web-award-tickets-text =
    { $n ->
        [one] { $n } season ticket sold
       *[other] { $n } season tickets sold
    }
web-award-programs = Busy stage
web-award-programs-text =
    { $n ->
        [one] { $n } program produced
       *[other] { $n } programs produced
    }
web-award-rich = Full coffers
web-award-rich-text =
    { $n ->
        [one] { $n } coin at the end
       *[other] { $n } coins at the end
    }
web-award-arena = Master builder
web-award-arena-text = an arena of { $n } spaces
web-award-sales = Best seller
web-award-sales-text =
    { $n ->
        [one] { $n } coin from sales
       *[other] { $n } coins from sales
    }
web-award-patience = Patience pays
web-award-patience-text =
    { $n ->
        [one] { $n } coin from traders who stayed at home
       *[other] { $n } coins from traders who stayed at home
    }
web-award-day = Day of days
web-award-day-text =
    { $n ->
        [one] { $n } coin in one day
       *[other] { $n } coins in one day
    }
web-award-favours = Friend of Caesar
web-award-favours-text =
    { $n ->
        [one] { $n } favour kept to the end
       *[other] { $n } favours kept to the end
    }
web-award-find = Best move
web-award-lucky = Most luck
web-award-unlucky = Least luck
web-award-comeback = Comeback
web-award-steady = Fewest mistakes
web-award-bargain = Best bid
web-award-trade = Sharpest trade
web-award-sale = Dearest sale

web-replay-first = To the beginning
web-replay-back = One step back
web-replay-next = One step on
web-replay-last = To the end
web-replay-play = Play
web-replay-pause = Pause
web-replay-speed = Speed
web-replay-move = Move { $n } of { $of }
web-share-moment = Share this moment
web-download-record = Record
web-leave-replay = Leave
web-replays-empty = No finished game yet.

web-find-rule = Find a word or a number
web-no-rule-found = No rule says that.

web-set-look = Look
web-set-play = Play
web-set-you = You
web-set-kept = kept in this browser; name, language and theme also in your account
web-set-theme = Theme
web-theme-system = As the system
web-theme-light = Day
web-theme-dark = Night
web-set-text = Text size
web-set-contrast = Stronger contrast
web-set-contrast-text = Stronger lines and text, no textures on surfaces.
web-set-motion = Movement
web-motion-full = Full
web-motion-short = Short
web-motion-none = None
web-set-bots = Bots answer
web-set-bots-text = at tables that you open
web-bots-at-once = At once
web-bots-human = At human pace
web-set-sure = Ask before a move that cannot be undone
web-set-sure-text = Bids, answers to others, dice, the end of your turn.
web-set-effects = Show what a move does
web-set-effects-text = Effects as chips in the prompt.
web-ask-sure = { $what }?
web-cannot-be-undone = This cannot be undone.
web-do-it = Yes, do it
web-set-seats = Seats
web-set-seats-text = colour, emblem and weave
web-save = Save
web-saved = Saved.
web-record-line = { $n } played, { $won } won
web-set-account = Account
web-set-account-text = A guest is remembered in this browser only. With an account you find your games again everywhere.
web-password = Password
web-make-account = Make an account
web-account-made = Your account is made.
web-log-in = Log in
web-logged-in = You are logged in.
web-set-keys = Keys
web-key-walk = walk what is lit
web-key-choose = choose
web-key-back = go back
web-key-pass = pass
web-key-markets = the markets

web-about-what = What this is
web-about-what-text = Munera are the shows a Roman impresario gives to the people. Here two board games about them can be played, studied and taught to machines. It is made by people who love these games, and has nothing to do with their publishers.
web-fair-step-1 = Before the first move the table chooses a secret and shows everybody its fingerprint, a hash: the secret can no longer be changed.
web-fair-step-2 = Every player brings something of their own. Each die and each draw follows from both, so that nobody can steer it.
web-fair-step-3 = At the end the secret is revealed. Anybody can check a finished game, here or with one command on a machine of their own.
web-credits-games = Colosseum was designed by Wolfgang Kramer and Markus Lübke, Circus Maximus by Jeffrey D. Allers.
web-credits-signs = Signs by Lorc, Delapouite and others, from
web-credits-fonts = Fonts: Cinzel by Natanael Gama and Inter by Rasmus Andersson, under the SIL Open Font License.

## Quiet and error states

web-no-connection = The server cannot be reached. Nothing is lost: try again in a moment.
web-server-error = Something went wrong on the server. Nothing is lost: try again in a moment.
web-line-broke = The line broke. Trying again.
web-line-trying = Nothing is lost: the table keeps your place. Next try in { $n } s.
web-try-now = Try now
web-try-again = Try again
web-go-home = Go home
web-quiet-full = No place to watch from
web-quiet-offline = No answer from the server
web-quiet-no-table = No table at this address
web-quiet-no-table-text = “{ $address }” leads nowhere. Perhaps a letter is missing, or the table was closed before its game was over.
web-better-address = Correct the address
web-quiet-server = The server has a problem
web-quiet-no-replay = No game at this address
web-quiet-nowhere = Nothing at this address
web-quiet-nowhere-text = “{ $address }” leads nowhere. The link may have been cut short on its way to you. From the home page everything can be reached.
web-quiet-broken = Something on this page broke
web-quiet-broken-text = Your game is safe on the server: load the page again. What went wrong: { $error }

## Around the table

web-more = More
web-panel-log = Log
web-panel-chat = Chat
web-panel-orders = Orders
web-panel-table = Table
web-see-moment = See this moment
web-by-order = by a standing order
web-while-away = While you were away
web-watch-it = Watch it
web-play-on = Play on
web-rule-here = The rule behind this question: { $rule }
web-rules-all = All the rules
web-sounds = Sounds
web-sound-on = Switch sounds on
web-sound-off = Switch sounds off
web-people = At this table
web-mute = Do not show what { $name } says
web-is-muted = You do not hear { $name }.
web-unmute = Hear again
web-chat-not-sent = This was not sent; try again.
web-fair-dice-title = Fair dice
web-fair-promise =
    { $n ->
        [0] No die or draw yet. All of them will follow from a secret fixed before the first move.
        [one] One die or draw so far, from a secret fixed before the first move.
       *[other] { $n } dice and draws so far, all from a secret fixed before the first move.
    }
web-fair-verified =
    { $n ->
        [one] Checked: the one die or draw of this game was fair.
       *[other] Checked: all { $n } dice and draws of this game were fair.
    }
web-fair-wrong = The dice of this game do not follow from what was committed to. Do not trust this host.
web-fair-commitment = Committed to before the first move
web-fair-mine = You brought
web-fair-theirs = { $name } brought
web-fair-secret = The secret, revealed
web-close = Close
web-hint-title = A bot would consider
web-hint-none = Nothing in particular.
web-step-aside = Let a bot play for me
web-step-aside-text = Must you go? A bot plays on in your place, and you take the seat back whenever you like.
web-a-bot-plays-for-you = A bot plays for you.
web-take-my-seat-back = Take my seat back
web-account-of = The account of day { $day }
web-account-had = had { $n }
web-account-sold = Sold
web-account-unplayed = Not played
web-account-best = best day
web-account-nothing-sold = Nothing sold
web-account-go-on = On to day { $day }

## Lessons

web-lesson-colosseum = Your first round
web-lesson-circus-maximus = Your first day
web-lesson-about = Led step by step on the real table, in about five minutes.
web-lesson-first = New here? Learn it in five minutes
web-lesson-number = Magister, { $n } of { $of }
web-lesson-next = Next
web-lesson-back = Previous step
web-lesson-leave = Leave the lesson
web-lesson-go-on = Go on with the lesson
web-lesson-again = From the beginning
web-lesson-whole-game = Now a whole game against Plebeians
web-lesson-otherwise = The rules allow it, but this lesson goes another way. Try what is asked.
web-lesson-watch = The others play…

## Standing orders

web-orders-standing = Your orders
web-orders-none = Leave a decision in advance, and nobody waits for you. Only you see your orders.
web-order-give = Leave this order
web-order-revoke = Revoke this order
web-order-pass_phase = Pass in a phase
web-order-text-pass_phase = You pass whenever you are asked in this phase, and decline offers.
web-order-bid = Bid up to a limit
web-order-text-bid = You raise by one up to the limit, then drop out. The order ends when you have won.
web-order-decline_trades = Answer trade offers
web-order-text-decline_trades = You accept the first offer that gives you at least this for at most that, and decline all others. Without a wish you decline everything.
web-order-answer_offer = Answer this open offer
web-order-text-answer_offer = Your answer to the offer that is on its way to you, and to no other.
web-order-discard = Discard after a show
web-order-text-discard = In every clean-up you discard the first of these that is possible.
web-order-donation = Ask for a donation
web-order-text-donation = When you are last you ask for the first of these that the leader holds.
web-order-queue_up = Queue up
web-order-text-queue_up = You play your lowest trader that stands far enough in front, until so many stand there.
web-order-take_favour = Take favours
web-order-text-take_favour = When served at the villa you take the first of these that is there.
web-order-take_dearest = Take the dearest ticket
web-order-text-take_dearest = Of equal tickets you take the one for the venue with the best visitor.
web-order-sell_dearest = Sell at the best price
web-order-text-sell_dearest = You sell your dearest ticket to the dearest visitor.
web-order-param-phase = Phase
web-order-param-market = Market
web-order-param-most = Up to
web-order-param-put_up = Put it up myself
web-order-param-tokens = They give at least
web-order-param-coins = and at least coins
web-order-param-for_tokens = for at most
web-order-param-for_coins = and at most coins
web-order-param-lasts = Lasts
web-order-param-answer = Answer
web-order-param-kinds = The first of these
web-order-param-otherwise = Otherwise
web-order-param-queue = Queue
web-order-param-traders = Traders there
web-order-param-highest = Rank at most
web-order-param-place = Place in the queue or better
web-order-param-favours = The first of these
web-order-any = any market
web-order-market = market { $market }
web-order-choice-no = no
web-order-choice-yes = yes
web-order-choice-accept = accept
web-order-choice-decline = decline
web-order-choice-ask = ask me
web-order-choice-pass = pass
web-order-choice-phase = this phase
web-order-choice-day = this day
web-order-choice-game = the whole game

## Analysis of a finished game

web-analysis = Analysis
web-analysis-about = A strong bot looks at every move: who was winning when, which moves mattered, and what was better.
web-analysis-ask = Analyse this game
web-analysis-thorough = Take more time
web-analysis-working = The game is being analysed
web-analysis-leave = You may leave; it goes on and will be here when you come back.
web-analysis-cancel = Cancel
web-analysis-failed = The analysis could not be finished.
web-chances = Everybody’s chance to win
web-percent = { $n } %
web-mark-before = Previous key move
web-mark-next = Next key move
web-marks-count =
    { $n ->
        [one] One key move is marked on the chart.
       *[other] { $n } key moves are marked on the chart.
    }
web-show-better = Show the better move
web-what-if = What if…
web-what-if-back = Back to the game
web-what-if-who = { $name } could have done this:
web-what-if-chance = Dice or cards decide here. Go to a moment where somebody chooses.
web-what-if-end = Then dice, cards or another player decide.
web-play-on-here = Play on from here
web-play-on-about = A new table begins after move { $n }, with new dice.
web-play-on-seat = Your seat
web-plays-on = Played on from another game

## Positions to solve

web-puzzle = Puzzle
web-puzzles = Puzzles
web-puzzles-about = Real positions with one move that is clearly best. Find it; your first answer counts.
web-puzzles-record =
    { $answered ->
        [0] You have answered none yet.
       *[other] You have solved { $solved } of { $answered } at the first try.
    }
web-puzzle-today = Position of the day
web-puzzle-find = Find the best move
web-puzzle-about = Make it on the table. One move gives the best chance to win.
web-puzzle-right = That is the best move
web-puzzle-wrong = There is a better move
web-puzzle-best = Best was: { $move }
web-puzzle-odds = Your chance to win: { $yours } with your move, { $best } with the best.
web-puzzle-chance = Your chance to win is now { $best }.
web-puzzle-first-counts = Only the first answer counts for your record.
web-puzzle-next = Next position
web-puzzle-number = Position { $n }, { $grade }, { $state }
web-puzzle-new = not answered yet
web-puzzle-solved = solved
web-puzzle-missed = missed
web-grade-1 = easy
web-grade-2 = medium
web-grade-3 = hard

## Colosseum: help for the first game

web-help-first-investment = Everything golden can be bought: programs, arena spaces for larger ones, tickets, the loge. Largest single show wins.
web-help-initiate = Bid for the three asset tokens of a market. Under it: which of your programs it helps, and how many of their assets it adds.
web-help-idle = Swap asset tokens and coins with anybody; both sides must give something.
web-help-beginning = First the dice move nobles into arenas, then you choose which program to show.
web-help-moving = Nobles in your arena bring spectators: Emperor 7, Consul 5, Senator 3. Ending on a rest area, with its laurel, earns a medal.
web-help-choosing = A coin for each spectator. Programs may be shown again in later rounds; only your best show counts.
web-help-clean-up = It leaves the game for good: give away what hurts your programs least.
web-help-donation = A gift from the leader: take what fills your programs.

## Circus Maximus: what helps

web-caesars-villa = Caesar’s villa
web-queue-reach =
    { $n ->
        [one] highest rank first · one card, so one trader gets something
       *[other] highest rank first · { $n } cards for the first { $n }
    }
web-queue-empty-today = Nobody queued here.
web-and-more = + { $n } more
web-n-tickets-today =
    { $n ->
        [one] 1 ticket today
       *[other] { $n } tickets today
    }
web-n-visitors =
    { $n ->
        [0] no visitor
        [one] 1 visitor
       *[other] { $n } visitors
    }
web-no-ticket-of-yours = no ticket of yours
web-tickets-for-sale = tickets to sell
web-took = { $name }: { $thing }
web-help-queue-cards =
    { $n ->
        [one] One card lies there: the highest rank gets it.
       *[other] { $n } cards lie there: the { $n } highest ranks take one each, in order.
    }
web-help-queue-tickets = { $n } tickets for the { $n } highest ranks. Sold at its venue, one brings its coins and its buyer’s.
web-help-queue-venues = A trader sells one ticket to one visitor: their coins add up. The highest rank goes first.
web-help-no-goods = You have no ticket to sell: here a trader earns nothing, kept in hand it pays its coins.
web-help-place = Higher ranks stand in front, also those who come later.
web-help-take-favour = A favour helps once, when its card says; kept to the end of the game it pays { $n }.
web-help-take-ticket = Sell it this evening at its venue. What it brings: its own coins and those of the visitor who buys it.
web-help-sell = Choose a ticket of yours and a visitor, both lit: their coins add up.
web-help-place-visitor = Every visitor buys one ticket: send this one where you want to sell.
web-extra-visitor = { $visitor }, pays { $n }.
web-extra-caesar = It is Caesar: two more visitors come with him.
web-fx-nothing-left = too far back: no card left
web-fx-gets-card =
    { $n ->
        [one] gets the only card as it stands
       *[other] gets one of { $n } cards as it stands
    }
web-fx-too-few =
    { $n ->
        [one] only 1 card: nothing left for it
       *[other] only { $n } cards: nothing left for it
    }
web-fx-loses = your { $rank } then gets nothing
web-fx-sellers =
    { $n ->
        [0] no trader left to sell
        [one] 1 trader left to sell
       *[other] { $n } traders left to sell
    }
web-fx-no-ticket = no ticket for the { $venue }
web-fx-no-more-tickets = no more tickets for the { $venue }
web-fx-no-visitor = no visitor would be left
web-fx-sale-about = best sale now
web-fx-best-sale = best sale
web-fx-visitors-tickets =
    { $visitors ->
        [0] no visitor
        [one] 1 visitor
       *[other] { $visitors } visitors
    } for { $tickets ->
        [one] 1 ticket
       *[other] { $tickets } tickets
    }
web-fx-favour-worth = worth { $n } if never used
web-fx-next = next trader: { $name }, { $rank }
web-accounts = Accounts
web-account-unsold = Not sold
web-account-you-lead = You earned { $earned } and lead by { $n } with { $coins }.
web-account-you-share = You earned { $earned } and share the lead with { $coins }.
web-account-you-behind = You earned { $earned } and are { $n } behind the leader, with { $coins }.
web-account-tomorrow =
    { $n ->
        [one] Traders, tickets and visitors come back; favours stay. Tomorrow brings one special event.
       *[other] Traders, tickets and visitors come back; favours stay. Tomorrow brings { $n } special events.
    }

## Profile, settings, replays and other pages

web-profile = Profile
web-nobody-yet = Welcome
web-nobody-yet-text = You have not played here yet. Take a name below, or simply start a game.
web-guest-since = Guest since { $day }, known to this browser only
web-account-since = Here since { $day }
web-statistics = How you have fared
web-never-played = Not played yet
web-won-share = { $n } % won
web-past-games = Past games
web-more-games = Earlier games
web-place-nth = { $n }.
web-you-short = You
web-result = Result
web-sessions = Where you are logged in
web-this-browser = this browser
web-unknown-browser = Unknown browser
web-session-line = last seen { $seen }, since { $created }
web-end-session = Log out there
web-log-out = Log out
web-guest-leaves = Log out and lose your games?
web-guest-leaves-text = You are a guest: this browser alone knows you. Once you are logged out, nobody can bring your games back. An account keeps them.
web-stay = Stay
web-download-games = Download my games
web-log-in-text = With your account you find your games again, on any device.
web-have-account = I have an account already
web-no-account = I have no account yet
web-change-password = Change the password
web-password-least = at least 8 characters
web-password-old = Old password
web-password-new = New password
web-password-changed = The password is changed; all other browsers are logged out.
web-change = Change
web-tokens = Programs that play for you
web-tokens-text = A bot of your own joins tables with a token. It can play, but never change your account.
web-token-once = Copy it now: it is shown only this once.
web-token-name = Name of the program
web-token-name-hint = My first bot
web-make-token = Make a token
web-end-token = Take it back
web-token-until = until { $day }
web-scope-read = look
web-scope-play = play
web-scope-tables = open and join tables
web-copy = Copy
web-set-sound = Sounds
web-set-sound-text = Dice, coins, your turn.
web-call-me = Call me
web-call-browser = When it is my turn
web-call-browser-text = In the browser, while another tab or window is in front.
web-call-denied = The browser does not allow it: permit notices for this site in its settings.
web-call-unsupported = This browser has no notices.
web-call-mail = By mail
web-call-mail-text = When it is your turn and you are away; never in live games.
web-call-webhook = To a webhook
web-call-webhook-text = An https address that is told of each of your turns while you are away.
web-call-needs-account = Mail and webhooks need an account.
web-notice-turn = It is your turn.
web-your-turn = Your turn
web-your-turn-in = Your turn in { $count ->
    [one] { $count } game
   *[other] { $count } games
}
web-qr-code = QR code
web-qr-label = QR code of { $address }
web-qr-text = Point a phone’s camera here: it opens this table, and only a name is asked for.
web-lobby-full = Every seat is taken. The game begins when all are ready; you may watch it here.
web-stand-up = Leave the seat
web-join-rematch = Join the rematch
web-won-by = { $n } more than { $name }.
web-charts = Charts
web-chart-audience = Best show by round
web-chart-standing = Coins by day
web-chart-coins = Coins over time
web-chart-days = Where the coins came from
web-who-led = Who led when
web-led-share = { $name }, { $n } % of the game
web-nobody-alone = Nobody alone
web-bar-sales = day { $day }, sold: { $n }
web-bar-traders = day { $day }, not played: { $n }
web-bar-favours = favours kept: { $n }
web-key-sales = sales
web-key-traders = traders not played
web-phase-set-up = Set-up
web-replay-scrub = Moment of the game
web-replay-jump = Jump by phase
web-no-record-kept = The record file is no longer open in this tab. Choose it again.
web-open-record = Open a record
web-open-record-text = A .munera file from your disk: the server plays it through, checks every die and draw, and shows it here. It is not kept.
web-choose-record = Choose a file
web-drop-record = or drop it here
web-record-too-large = This file is too large for a record: at most 200 kB are read.
web-dice-wrong-commitment = The secret in this record is not the one its table had promised.
web-dice-wrong-outcome = One die or draw of this record does not follow from its secret.
web-dice-not-revealed = The game is not over in this record: its secret is still sealed.
web-dice-no-commitment = Nobody promised anything about the dice of this record.
web-contents = Contents
web-quiet-no-storage = This browser keeps nothing
web-quiet-no-storage-text = Without cookies the server cannot know that you are still you. Allow them for this site; rules and replays open without.

## The plan of a day or a round

web-plan = Goal and plan
web-goal-circus_maximus = Most coins after three days wins. Each trader queues once a day.
web-plan-favours = At the villa the highest ranks take a favour each.
web-plan-tickets = At the Forum other traders take a ticket each.
web-plan-events = At the venues one more trader sells each ticket to a visitor.
web-plan-scoring = Sales pay, and so does every trader you kept in hand.
web-goal-colosseum = The largest single show of five rounds wins.
web-plan-invest = Buy a program, arena spaces, a season ticket or the loge.
web-plan-acquire = Bid for the three tokens of a stall.
web-plan-trade = Exchange tokens and coins with anyone.
web-plan-produce = Show a program: every spectator pays a coin.
web-plan-closing-ceremony = Every show costs a token. The leader gets a podium, the last a gift.

## Circus Maximus: for the first game

web-if-you-pass = If you pass: { $what }.
web-trader-title = Rank { $rank }; pays { $coins } if not played today
web-trader-played = Played today: { $place }. Each trader queues once a day.
web-trader-passed = You have passed in this phase.
web-trader-asked = Not now. { $ask }
web-trader-waits = Not now: it is { $name }’s turn.
web-being-served = Being served: the { $rank } of { $name } ({ $place })
web-in-vain = Nothing was left for your { $ranks }.
web-counts-as = Your { $rank } counts as { $as }.
web-pair-first-ticket = Your { $rank } takes two tickets: choose first the one further left.
web-pair-second-ticket = Now the second ticket, further right or of the same kind.
web-pair-first-sale = Your { $rank } sells two tickets: begin with the cheaper one.
web-pair-second-sale = Now the second sale of your { $rank }.

## Circus Maximus: pictures of the rules

web-rule-m-event-days = No event on day I, one on day II, two on day III
web-rule-m-event-coins = An event: one more ticket, one more visitor, and every visitor there pays 1 more
web-rule-m-turns = In turn, clockwise, one trader each; who passes is out
web-rule-m-queue-rank = The highest rank stands nearest the door
web-rule-m-queue-equal = Equal rank: behind those already there
web-rule-m-served = One card for each trader, from the front; behind the rope nothing is left
web-rule-m-once-a-day = Who has queued stays there until the day ends
web-rule-m-villa = Take one of the favours still there, or the start-player card
web-rule-m-forum = Take one of the tickets that lie open
web-rule-m-sale = Your ticket for this venue, sold to a visitor there
web-rule-m-no-ticket = Without a ticket for this venue: no sale
web-rule-m-score = Ticket and visitor: their coins add up
web-rule-m-score-event = With an event, its coin as well
web-rule-m-kept = Traders you kept in hand pay their coins
web-rule-m-unsold = Unsold tickets pay nothing
web-rule-m-push = The 4 overtakes a 6 and counts as 6 for this phase
web-rule-m-push-later = A later 6 stands behind the one overtaken
web-rule-m-one-is-eight = With this favour the 1 queues as an 8
web-rule-m-caesar-comes = Where Caesar comes, two more visitors come too
web-rule-m-caesar-sale = Beside him, one sale may use a favour in place of a ticket

## Circus Maximus: Caesar

web-caesar-there = Caesar is there: { $venue }.
web-caesar-sells = One sale there may use a favour in place of a ticket. He himself buys nothing.
web-caesar-here = Caesar: one favour may be sold here

## The rules: the page

web-opened-from-table = Opened from your table
web-back-to-named = Back to { $name }
web-glossary = Words
web-see-also = See also

## The rules: what a chapter is about

web-chapter-C1 = What lies where before the first round begins.
web-chapter-C2 = Five rounds of five phases, and everybody finishes one before the next.
web-chapter-C3 = You spend coins on what your later shows will need.
web-chapter-C4 = Markets come under the hammer, three asset tokens at a time.
web-chapter-C5 = Swap, buy and sell until the asset tokens are where they are needed.
web-chapter-C6 = You roll, nobles walk, and one program is played for the crowd.
web-chapter-C7 = Everything that draws spectators is added up, line by line.
web-chapter-C8 = The leader is honoured, shows wear out, and the last is helped.
web-chapter-C9 = Whoever has most of a kind has its star.
web-chapter-C10 = Small things that are worth keeping for the right moment.
web-chapter-C11 = One show decides: the largest of all.
web-chapter-M1 = What lies where before the first day begins.
web-chapter-M2 = Three days; each brings new favours, tickets, visitors and events.
web-chapter-M3 = All three phases queue in the same way.
web-chapter-M4 = Traders queue for what Caesar gives.
web-chapter-M5 = Traders queue for tickets.
web-chapter-M6 = Traders queue to sell at three places at once.
web-chapter-M7 = What was sold, what was saved, and who won.
web-chapter-M8 = Each bends one rule, once.
web-chapter-M9 = Caesar himself may come to a venue.

## The rules: captions of the pictures

web-rule-grow-before = Before: the Consul stands just outside. Ten coins.
web-rule-grow-after = After: one space more, and the Consul is inside.
web-rule-other-wins = Somebody else wins what the initiator opened.
web-rule-opens-again = That market stays empty; another may be opened.
web-rule-one-die = Without a loge: one die
web-rule-two-dice = With a loge: two dice. For 1–3 you choose.
web-rule-two-nobles = A 2 and a 3: two nobles, one die each
web-rule-one-noble = Or one noble by the sum, 5 spaces
web-rule-rests = The move ends on a rest area: a medal
web-rule-rests-not = It only passes over one: nothing
web-rule-medal-forward = For a medal: up to three spaces forward
web-rule-medal-back = Or back, which dice never allow
web-rule-assets-there = Four assets are asked for, three are there.
web-rule-joker-fills = A joker stands in for the fourth.
web-rule-score-rises = More than ever before: that is the new score.
web-rule-score-stays = Less: the score stays as it was.
web-rule-star-stays = Equalled: the star stays.
web-rule-star-goes = Overtaken: the star moves on.

## The rules: glossary

web-term-arena = Arena size
web-term-arena-text = The spaces your arena covers on the road: 2, 3 or 4.
web-term-program = Program
web-term-program-text = A show you own: the assets it asks for, the arena it needs, the audience it draws.
web-term-noble = Noble
web-term-noble-text = Emperor, Consul or Senator; adds spectators to a show while standing in its arena.
web-term-rest = Rest area
web-term-rest-text = One of six spaces where a noble’s dice move may end with a medal.
web-term-medal = Medal
web-term-medal-text = 3 spectators, a noble’s move, or 6 coins. Two of them: a second investment.
web-term-joker = Joker
web-term-joker-text = Stands in for any one missing asset; never counts for a star.
web-term-extra = Extra-action token
web-term-extra-text = Pays for a second investment, or becomes a medal.
web-term-season = Season ticket
web-term-season-text = 5 spectators more at every show of yours, for 10 coins.
web-term-loge = Emperor’s loge
web-term-loge-text = Who has built it rolls two dice instead of one.
web-term-podium = Podium
web-term-podium-text = For the leader at the end of a round: 3 spectators at every later show.
web-term-star = Star performer
web-term-star-text = Belongs to whoever holds most of its kind, three at least; 4 spectators when that kind is used.
web-term-initiator = Initiator
web-term-initiator-text = The player whose turn it is to put a market up for auction.
web-term-partner = Active trader
web-term-partner-text = The player everybody may deal with just now.
web-term-audience = Audience and score
web-term-audience-text = The audience is what one show draws; the score is your best one so far.
web-term-trader = Trader
web-term-trader-text = One of your eight, rank 1 to 8; each is played once a day, or pays if not played.
web-term-rank = Effective rank
web-term-rank-text = What a trader counts for in this queue: as printed, unless a favour changed it.
web-term-queue = Queue
web-term-queue-text = The highest rank stands in front and is served first; equals stand behind.
web-term-favour = Favour
web-term-favour-text = A card from Caesar’s villa that works once; unused it pays coins at the end.
web-term-start = Start-player card
web-term-start-text = Lies at the villa and may be taken like a favour.
web-term-entry = Ticket
web-term-entry-text = Taken at the Forum, sold to one visitor at the venue it names.
web-term-visitor = Visitor
web-term-visitor-text = Waits at a venue and buys one ticket; each kind pays its own price.
web-term-venue = Venue
web-term-venue-text = Circus Maximus, Theatre of Pompey or Colosseum, each with its own queue.
web-term-event = Special event
web-term-event-text = Every visitor at its venue pays one coin more that day.
web-term-caesar = Caesar
web-term-caesar-text = Draws two more visitors with him, and lets one sale use a favour.
