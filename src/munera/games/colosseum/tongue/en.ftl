### Colosseum.

## Things. Tokens are counted; a single one is only named. “a” is the object of a sentence.

colosseum-kind-gladiator =
    { $count ->
        [1] gladiator
       *[other] { $count } gladiators
    }
    .a =
        { $count ->
            [1] a gladiator
           *[other] { $count } gladiators
        }
colosseum-kind-comedian =
    { $count ->
        [1] comedian
       *[other] { $count } comedians
    }
    .a =
        { $count ->
            [1] a comedian
           *[other] { $count } comedians
        }
colosseum-kind-musician =
    { $count ->
        [1] musician
       *[other] { $count } musicians
    }
    .a =
        { $count ->
            [1] a musician
           *[other] { $count } musicians
        }
colosseum-kind-horse =
    { $count ->
        [1] horse
       *[other] { $count } horses
    }
    .a =
        { $count ->
            [1] a horse
           *[other] { $count } horses
        }
colosseum-kind-torch =
    { $count ->
        [1] torch
       *[other] { $count } torches
    }
    .a =
        { $count ->
            [1] a torch
           *[other] { $count } torches
        }
colosseum-kind-priest =
    { $count ->
        [1] priest
       *[other] { $count } priests
    }
    .a =
        { $count ->
            [1] a priest
           *[other] { $count } priests
        }
colosseum-kind-ship =
    { $count ->
        [1] ship
       *[other] { $count } ships
    }
    .a =
        { $count ->
            [1] a ship
           *[other] { $count } ships
        }
colosseum-kind-lion =
    { $count ->
        [1] lion
       *[other] { $count } lions
    }
    .a =
        { $count ->
            [1] a lion
           *[other] { $count } lions
        }
colosseum-kind-scenery =
    { $count ->
        [1] scenery
       *[other] { $count } scenery
    }
    .a =
        { $count ->
            [1] scenery
           *[other] { $count } scenery
        }
colosseum-kind-decoration =
    { $count ->
        [1] decoration
       *[other] { $count } decorations
    }
    .a =
        { $count ->
            [1] a decoration
           *[other] { $count } decorations
        }
colosseum-kind-chariot =
    { $count ->
        [1] chariot
       *[other] { $count } chariots
    }
    .a =
        { $count ->
            [1] a chariot
           *[other] { $count } chariots
        }
colosseum-kind-cage =
    { $count ->
        [1] cage
       *[other] { $count } cages
    }
    .a =
        { $count ->
            [1] a cage
           *[other] { $count } cages
        }
colosseum-kind-joker =
    { $count ->
        [1] joker
       *[other] { $count } jokers
    }
    .a =
        { $count ->
            [1] a joker
           *[other] { $count } jokers
        }
colosseum-kind-emperor =
    { $count ->
        [1] emperor
       *[other] { $count } emperors
    }
    .a =
        { $count ->
            [1] an emperor
           *[other] { $count } emperors
        }
colosseum-kind-extra_action =
    { $count ->
        [1] extra action
       *[other] { $count } extra actions
    }
    .a =
        { $count ->
            [1] an extra action
           *[other] { $count } extra actions
        }

colosseum-noble-emperor = emperor
    .the = the emperor
    .typed = emperor
colosseum-noble-consul = consul
    .the = the consul
    .typed = consul
colosseum-noble-consul-1 = consul 1
    .the = consul 1
    .typed = consul-1
colosseum-noble-consul-2 = consul 2
    .the = consul 2
    .typed = consul-2
colosseum-noble-senator = senator
    .the = the senator
    .typed = senator
colosseum-noble-senator-1 = senator 1
    .the = senator 1
    .typed = senator-1
colosseum-noble-senator-2 = senator 2
    .the = senator 2
    .typed = senator-2
colosseum-noble-senator-3 = senator 3
    .the = senator 3
    .typed = senator-3

colosseum-program-1 = Tribute to Munus
colosseum-program-2 = Amphitryon
colosseum-program-3 = Ode to Aurora
colosseum-program-4 = Race of Janus
colosseum-program-5 = Naumachia
colosseum-program-6 = Venatio
colosseum-program-7 = The Last of the Samnites
colosseum-program-8 = Drama Ultima
colosseum-program-9 = Anthem to Cupidon
colosseum-program-10 = Cavalry of Spartacus
colosseum-program-11 = Amphitrite's Anger
colosseum-program-12 = Cave Leonem Cruciatum
colosseum-program-13 = Retiarius vs. Secutor
colosseum-program-14 = Satyricon of Momus
colosseum-program-15 = Lyres of Mercury
colosseum-program-16 = The Ponies of Epona
colosseum-program-17 = Bacchus and the Nymphs
colosseum-program-18 = Mare Spielbergus
colosseum-program-19 = Lions' Procession
colosseum-program-20 = Circus Maximus
colosseum-program-21 = The Dialogues of Pluto
colosseum-program-22 = And Tellus Created the Earth
colosseum-program-23 = Safari Optimus Maximus
colosseum-program-24 = The Galleys of Apollo
colosseum-program-25 = Legendary Lion Hunters
colosseum-program-26 = Venus' Equestrian Cavalcade
colosseum-program-27 = Neptune's Fury
colosseum-program-28 = Isis' Revealed Secrets
colosseum-program-29 = Great Prophecies of Jupiter
colosseum-program-30 = Caesar's Triumphal March

colosseum-phase-set-up = set-up
colosseum-phase-invest = invest
colosseum-phase-acquire = acquire
colosseum-phase-trade = trade
colosseum-phase-produce = produce
colosseum-phase-closing-ceremony = closing ceremony
colosseum-phase-over = the end

colosseum-variant-intense_auctions = intense auctions

colosseum-nothing = nothing
    .a = nothing
colosseum-empty = empty
colosseum-spectators =
    { $crowd ->
        [one] 1 spectator
       *[other] { $crowd } spectators
    }
colosseum-medals =
    { $medals ->
        [one] 1 medal
       *[other] { $medals } medals
    }
colosseum-jokers =
    { $jokers ->
        [one] 1 joker
       *[other] { $jokers } jokers
    }
colosseum-extra-action-token = an extra-action token
colosseum-your-arena = your arena
colosseum-arena =
    { WHO($who) ->
        [you] your arena
       *[other] the arena of { FORM($who, "inside") }
    }
colosseum-rest-area = rest area
colosseum-space = space { $space }
colosseum-space-with = space { $space } ({ $there })
colosseum-starred = { $kind }★
colosseum-shown = { $program } (shown)

## What is asked

colosseum-prompt-over = The game is over: { LIST($winners, form: "inside") } won with { colosseum-spectators }.
colosseum-prompt-drawing = The first asset tokens are being drawn.
colosseum-prompt-dealing = The first programs are being dealt.
colosseum-prompt-refilling = The empty markets are being refilled.
colosseum-prompt-rolling =
    { $dice ->
        [one] The die is
       *[other] The dice are
    } being rolled for { WHO($who) ->
        [you] your show
       *[other] the show of { FORM($who, "inside") }
    }.
colosseum-prompt-contest-first = Dice are being rolled to break a tie for first place.
colosseum-prompt-contest-last = Dice are being rolled to break a tie for last place.
colosseum-prompt-investment = Make one investment or pass; you have { common-coins }.
colosseum-prompt-second-investment = Make your second investment, which you have paid for; you have { common-coins }.
colosseum-prompt-pay-for-second =
    Pay { LIST($ways, "or") } for the right to a second investment, or pass; you have { common-coins }.
colosseum-prompt-initiate = Put a market up for auction at { $bid } or more, or pass; you have { common-coins }.
colosseum-prompt-alone = All others have won, so market { $market } is yours for { $bid }; you have { common-coins }.
colosseum-prompt-opening = Name the first bid for market { $market }, { $bid } or more; you have { common-coins }.
colosseum-prompt-raise = Raise above { $bid } for market { $market } or drop out; you have { common-coins }.
colosseum-prompt-trade =
    Ask somebody to trade, or end trading; you have { common-coins } and { $offers ->
        [one] 1 offer
       *[other] { $offers } offers
    } left.
colosseum-prompt-draft-empty =
    { $offer }: name what you give, or what you want for coins; you have { common-coins }.
colosseum-prompt-draft = { $offer } so far: { LIST($gives, form: "a") } for { LIST($wants, form: "a") }; { $way }.
colosseum-prompt-answer = { $who } offers you { LIST($gives, form: "a") } for { LIST($wants, form: "a") }: { LIST($ways, "or") }.
colosseum-prompt-begin =
    Begin a show, which rolls { $dice ->
        [one] one die
       *[other] two dice
    }, or pass.
colosseum-prompt-move = You rolled { $face }: move a noble clockwise.
colosseum-prompt-move-two =
    You rolled { $first } and { $second }: move one noble by the first die, and then another by the second, or one by both.
colosseum-prompt-move-another = Move another noble by your second die, which shows { $face }.
colosseum-prompt-choose = Choose the program of your show.
colosseum-prompt-choose-or-move = Choose the program of your show, or first move nobles with your { colosseum-medals }.
colosseum-prompt-jokers =
    { $program } lacks { $count ->
        [one] 1 asset
       *[other] { $count } assets
    } and you have { colosseum-jokers }: say how many you use.
colosseum-prompt-spectators = { $program } draws { colosseum-spectators } (your best so far is { $best }): { $way }.
colosseum-prompt-discard = Discard one of the asset tokens you used in { $program }.
colosseum-prompt-donation = You are last, so you may ask { FORM($who, "inside") } for one asset token as a donation, or pass.
colosseum-prompt-purse = { $why } and you have { common-coins }: { LIST($ways, "or") }.

colosseum-why-no-investment = No investment is possible
colosseum-why-no-second = A second investment is not possible
colosseum-why-opening = An auction opens at { $bid } or more
colosseum-why-empty = All markets are empty
colosseum-why-outbid = { $who } bids { $bid } for market { $market }
colosseum-why-no-offers = No more offers are possible
colosseum-why-no-program = None of your programs can be shown
colosseum-offer-to-all = Your offer to all
colosseum-offer-to = Your offer to { FORM($who, "inside") }
colosseum-counter-offer-to = Your counter-offer to { FORM($who, "inside") }
colosseum-way-cash = cash a medal for { common-coins }
colosseum-way-swap = swap an extra-action token for a medal
colosseum-way-pass = pass
colosseum-way-accept = accept
colosseum-way-decline = decline
colosseum-way-counter = make a counter-offer
colosseum-way-add = add to it
colosseum-way-send = send it
colosseum-way-add-or-send = add to it or send it
colosseum-way-spend = say how many medals you spend for { $spectators } more each; you have { $medals }
colosseum-way-spend-none = spend no medal, or swap an extra-action token for one first

## What a choice would bring

colosseum-hint-cash = a medal for { common-coins }
colosseum-hint-swap = an extra-action token for a medal
colosseum-hint-loge = { common-coins }; two dice instead of one in every show
colosseum-hint-season-ticket = { common-coins }; { $spectators } more spectators in every show
colosseum-hint-second = the right to one more investment, which has its own price
colosseum-hint-expand = { common-coins }; adds space { $space }
colosseum-hint-with-nobles = with { LIST($nobles, form: "the") }
colosseum-hint-rest-area = a rest area
colosseum-hint-for-sale = { $program }: { common-coins }, best { $most }, lacks { $lack }/{ $needed }
colosseum-hint-needs-arena = needs arena { $size }
colosseum-hint-ask-all = an open offer, for the first who accepts
colosseum-hint-ask = { $who }, who has { $kinds } of what you lack
colosseum-hint-ask-in-vain = { $who }, who has nothing of what you lack
colosseum-hint-deal = give { LIST($gives, form: "a") }, get { LIST($gets, form: "a") }
colosseum-hint-have = you have { $count }
colosseum-hint-have-star = you have { $count } and its star
colosseum-hint-missing-in =
    missing in { $count ->
        [one] program
       *[other] programs
    } { $programs }
colosseum-hint-used-in =
    used in { $count ->
        [one] program
       *[other] programs
    } { $programs }
colosseum-hint-used-nowhere = used in none of your programs
colosseum-hint-from-to = from space { $start } to { $space }
colosseum-hint-into = into the arena of { FORM($who, "inside") }
colosseum-hint-into-yours = into your arena
colosseum-hint-out-of = out of the arena of { FORM($who, "inside") }
colosseum-hint-out-of-yours = out of your arena
colosseum-hint-within = within the arena of { FORM($who, "inside") }
colosseum-hint-within-yours = within your arena
colosseum-hint-rest-medal = a rest area: earns a medal
colosseum-hint-rest-no-medal = a rest area, but no medal is left
colosseum-hint-begin = { $program } would draw { $crowd } now, before the nobles move
colosseum-hint-missing =
    { $count ->
        [one] 1 asset
       *[other] { $count } assets
    } missing
colosseum-hint-complete = complete
colosseum-hint-show = { $program }: { $audience }
colosseum-hint-with-jokers = with { colosseum-jokers }
colosseum-hint-lacks = lacks { LIST($kinds, "comma") }

## What happened

colosseum-told-no-investment = { $who } made no investment.
colosseum-told-no-second-investment = { $who } made no second investment.
colosseum-told-no-auction = { $who } put no market up.
colosseum-told-passed = { $who } dropped out.
colosseum-told-ended-trading = { $who } ended trading.
colosseum-told-no-show = { $who } gave no show.
colosseum-told-no-donation = { $who } asked for no donation.
colosseum-told-cashed = { $who } cashed a medal.
colosseum-told-swapped = { $who } swapped an extra-action token for a medal.
colosseum-told-expanded-clockwise = { $who } expanded the arena clockwise.
colosseum-told-expanded-counterclockwise = { $who } expanded the arena counterclockwise.
colosseum-told-bought-season-ticket = { $who } bought a season ticket.
colosseum-told-built-loge = { $who } built the loge.
colosseum-told-paid-medals = { $who } paid medals for a second investment.
colosseum-told-paid-extra-action = { $who } paid an extra-action token for a second investment.
colosseum-told-declined = { $who } declined.
colosseum-told-bought = { $who } bought program { $number }, { $program }, for { common-coins }.
colosseum-told-auction = { $who } put up market { $market }: { LIST($kinds, "comma") }.
colosseum-told-bid = { $who } bid { $bid } for market { $market }.
colosseum-told-won = { $who } won market { $market } for { $bid }: { $kinds }.
colosseum-told-filled = Market { $market } was filled: { LIST($kinds, "comma") }.
colosseum-told-offered = { $who } offered { FORM($whom, "inside") } { LIST($gives, form: "a") } for { LIST($wants, form: "a") }.
colosseum-told-offered-all = { $who } offered all { LIST($gives, form: "a") } for { LIST($wants, form: "a") }.
colosseum-told-countered = { $who } offered { FORM($whom, "inside") } { LIST($gives, form: "a") } for { LIST($wants, form: "a") } instead.
colosseum-told-accepted = { $who } accepted: { FORM($giver, "inside") } gave { LIST($gives, form: "a") } for { LIST($wants, form: "a") }.
colosseum-told-rolled = { $who } rolled { $faces }.
colosseum-told-rolled-for-tie = { $who } rolled { $face } to break the tie.
colosseum-told-moved = { $who } moved { FORM($noble, "the") } from space { $start } to { $where }.
colosseum-told-moved-with-medal = { $who } moved { FORM($noble, "the") } with a medal from space { $start } to { $where }.
colosseum-told-show = { $who } drew { colosseum-spectators } with { $program } and took as many coins.
colosseum-told-medal = { $who } earned a medal.
colosseum-told-podium = { $who } received a podium.
colosseum-told-star =
    { $who } won the { $count ->
        [one] star
       *[other] stars
    } of the { $kinds }.
colosseum-told-star-lost =
    { $who } lost the { $count ->
        [one] star
       *[other] stars
    } of the { $kinds }.
colosseum-told-discarded = { $who } discarded { FORM($kind, "a") }.
colosseum-told-donation = { $who } received { FORM($kind, "a") } from { FORM($giver, "inside") } as a donation.
colosseum-told-round = Round { $round } began, with { FORM($who, "inside") } first.

## Tables

colosseum-title-round = Round { $round } of { $rounds }: { $phase } (first player: { FORM($first, "inside") })
colosseum-title-end = The end
colosseum-title-road = Nobles on the road of { $spaces } spaces (rest areas { LIST($rests, "comma") })
colosseum-title-tokens = Tokens (★ star performer)
colosseum-title-markets = Markets
colosseum-title-your-programs = Your programs
colosseum-title-programs =
    { WHO($who) ->
        [you] Your programs
       *[other] Programs of { FORM($who, "inside") }
    }
colosseum-title-for-sale = Programs for sale (spectators with 0, 1, 2 … assets missing)
colosseum-title-unseen = Tokens not seen yet
colosseum-column-impresario = impresario
colosseum-column-best = best
colosseum-column-coins = coins
colosseum-column-medals = medals
colosseum-column-tickets = tickets
colosseum-column-podiums = podiums
colosseum-column-loge = loge
colosseum-column-arena = arena
colosseum-column-nobles = nobles in it
colosseum-column-noble = noble
colosseum-column-draws = draws
colosseum-column-space = space
colosseum-column-where = where
colosseum-column-tokens = tokens
colosseum-column-market = market
colosseum-column-number = no.
colosseum-column-program = program
colosseum-column-missing = missing
colosseum-column-audience = audience if shown now
colosseum-column-price = price
colosseum-column-assets = assets
colosseum-column-spectators = spectators
colosseum-column-lack = you lack
colosseum-column-count = count
colosseum-column-kinds = what they must be
colosseum-pile-face-down = face down
colosseum-pile-bag = in the bag
colosseum-needs = needs { $needs }
colosseum-need-arena = an arena of { $size }
colosseum-need-assets =
    { $count ->
        [one] 1 asset
       *[other] { $count } assets
    } more
colosseum-sum = { $total } = { LIST($parts, "plus") }
colosseum-audience-program = program { $count }
colosseum-audience-previous-programs = previous programs { $count }
colosseum-audience-season-tickets = season tickets { $count }
colosseum-audience-stars = stars { $count }
colosseum-audience-nobles = nobles { $count }
colosseum-audience-podiums = podiums { $count }

## What an action is called: short, as it can be typed, and ending like the words of the records

colosseum-do-cash = cash medal
colosseum-do-swap = swap extra action
colosseum-do-pass = pass
colosseum-do-buy = buy { $number }
colosseum-do-expand-clockwise = expand clockwise
colosseum-do-expand-counterclockwise = expand counterclockwise
colosseum-do-buy-season-ticket = buy season ticket
colosseum-do-build-loge = build loge
colosseum-do-second-with-medals = second with medals
colosseum-do-second-with-extra-action = second with extra action
colosseum-do-auction = auction { $number }
colosseum-do-bid = bid { $number }
colosseum-do-ask = ask { $seat }
colosseum-do-ask-all = ask all
colosseum-do-give = give { $kind }
colosseum-do-want = want { $kind }
colosseum-do-pay = pay { $number }
colosseum-do-charge = charge { $number }
colosseum-do-send = send
colosseum-do-accept = accept
colosseum-do-decline = decline
colosseum-do-counter = counter
colosseum-do-begin-show = begin show
colosseum-do-move = move { FORM($noble, "typed") } { $steps }
colosseum-do-move-with-both = move { FORM($noble, "typed") } { $steps } with both
colosseum-do-medal = medal { FORM($noble, "typed") } { $steps }
colosseum-do-produce = produce { $number }
colosseum-do-jokers = jokers { $number }
colosseum-do-medals = medals { $number }
colosseum-do-discard = discard { $kind }
colosseum-do-request = request { $kind }
colosseum-do-draw = draw { $kind }
colosseum-do-deal = deal { $number }
colosseum-do-roll = roll { $face }

## What an action is called where it is only read: an infinitive, in plain words

colosseum-steps =
    { $steps ->
        [one] 1 space
       *[other] { $steps } spaces
    }
colosseum-deed-cash = cash a medal
colosseum-deed-swap = swap an extra-action token for a medal
colosseum-deed-pass = { colosseum-do-pass }
colosseum-deed-buy = buy “{ $program }”
colosseum-deed-expand-clockwise = expand the arena clockwise
colosseum-deed-expand-counterclockwise = expand the arena counterclockwise
colosseum-deed-buy-season-ticket = buy a season ticket
colosseum-deed-build-loge = build the loge
colosseum-deed-second-with-medals = pay medals for a second investment
colosseum-deed-second-with-extra-action = pay an extra-action token for a second investment
colosseum-deed-auction = put market { $number } up for auction
colosseum-deed-bid = { colosseum-do-bid }
colosseum-deed-ask = ask { FORM($who, "inside") } to trade
colosseum-deed-ask-all = ask all to trade
colosseum-deed-give = offer { FORM($kind, "a") }
colosseum-deed-want = ask for { FORM($kind, "a") } in return
colosseum-deed-pay = offer { common-coins }
colosseum-deed-charge = ask for { common-coins } in return
colosseum-deed-send = send the offer
colosseum-deed-accept = accept the offer
colosseum-deed-decline = decline the offer
colosseum-deed-counter = make a counter-offer
colosseum-deed-begin-show = begin a show
colosseum-deed-move = move { FORM($noble, "the") } by { colosseum-steps }
colosseum-deed-move-with-both = move { FORM($noble, "the") } by { colosseum-steps } with both dice
colosseum-deed-medal-forward = spend a medal to move { FORM($noble, "the") } forward by { colosseum-steps }
colosseum-deed-medal-back = spend a medal to move { FORM($noble, "the") } back by { colosseum-steps }
colosseum-deed-produce = produce “{ $program }”
colosseum-deed-jokers =
    { $number ->
        [0] use no joker
        [one] use one joker
       *[other] use { $number } jokers
    }
colosseum-deed-medals =
    { $number ->
        [0] spend no medal
        [one] spend one medal on spectators
       *[other] spend { $number } medals on spectators
    }
colosseum-deed-discard = discard { FORM($kind, "a") }
colosseum-deed-request = ask for { FORM($kind, "a") } as a donation
colosseum-deed-draw = draw { FORM($kind, "a") }
colosseum-deed-deal = deal “{ $program }”
colosseum-deed-roll = { colosseum-do-roll }

## What was wrong with a move, and awards

colosseum-reason-market = Market { $market } is worth about { common-coins } to you.
colosseum-reason-dear = Market { $market } is worth about { common-coins } to you, and the bid stands at { $bid }.
colosseum-reason-useless = Market { $market } is of little use to you.
colosseum-reason-then = Then “{ $program }” draws { colosseum-spectators } instead of { $before }.
colosseum-reason-complete = Then “{ $program }” is complete and draws { colosseum-spectators } instead of { $before }.
colosseum-reason-show = “{ $program }” draws { colosseum-spectators }.
colosseum-reason-record = “{ $program }” draws { colosseum-spectators }, more than your best show so far.
colosseum-reason-not-missed = No program of yours will miss this token.
colosseum-verdict-overpaid = { $coins } for market { $market } was { $over } too much: its tokens were worth about { $worth }.
colosseum-verdict-bid-high = { $bid } for market { $market } was more than needed: { $other } might have been enough.
colosseum-verdict-bid-low = { $bid } for market { $market } invited the others to go on: { $other } would have ended it sooner.
colosseum-verdict-market-dear = Market { $market } was worth about { $worth }, but { $coins } will be missing later.
colosseum-verdict-wrong-market = Market { $market } was worth about { $worth }, market { $other } about { $best }.
colosseum-verdict-not-needed = Market { $market } was hardly needed: it was worth about { $worth }.
colosseum-verdict-let-go = Market { $market } ({ LIST($kinds, "comma") }) was worth up to { $worth }, and the bid stood at { $bid }.
colosseum-verdict-no-auction = Market { $market }, worth about { $worth }, was left to the others.
colosseum-verdict-program-left = Program { $number }, “{ $program }”, was not bought.
colosseum-verdict-no-deal = There was a deal to make with { FORM($who, "inside") }.
colosseum-verdict-no-show = A show of { colosseum-spectators } was not given.
colosseum-verdict-program-lacks = For “{ $program }” { $lack } of its assets are still missing.
colosseum-verdict-program-lacks-more = Assets still missing: { $lack } for “{ $program }”, but only { $fewer } for “{ $other }”.
colosseum-verdict-noble-helped = This step ({ $noble }) brings { colosseum-spectators } to { FORM($who, "inside") }.
colosseum-verdict-noble-missed = Another step ({ $noble }) would have brought { colosseum-spectators } more.
colosseum-verdict-medal-missed = A step to a rest area would have earned a medal.
colosseum-verdict-medal-wasted = The medal for this step ({ $noble }) was wasted: it brought { colosseum-spectators }, at a show it brings { $usual }.
colosseum-verdict-medal-cashed = A medal was cashed for { common-coins }; kept, it can bring { colosseum-spectators } or a noble.
colosseum-verdict-medals-kept = Medals not spent: { $count }. They would have drawn { colosseum-spectators }.
colosseum-verdict-medals-in-vain = Medals spent in vain: { $count }. With { colosseum-spectators } this show is no new record.
colosseum-verdict-medals-spent = Medals spent too soon: { $count }. Later they are worth more.
colosseum-verdict-smaller-show = “{ $program }” draws { $crowd }, “{ $other }” would have drawn { $more }.
colosseum-verdict-joker-kept = Jokers not used: { $count }. That is { colosseum-spectators } fewer.
colosseum-verdict-show-early = A show of { colosseum-spectators } now was not worth what it wears out.
colosseum-verdict-fed = This deal gives { FORM($who, "inside") } { $theirs } spectators to hope for and brings { $mine }.
colosseum-verdict-fed-leader = This deal feeds the leader: { $theirs } spectators to hope for go to { FORM($who, "inside") }, { $mine } come back.
colosseum-verdict-deal-refused = The deal with { FORM($who, "inside") } was worth { $crowd } spectators to hope for.
colosseum-verdict-star-discarded = With this token ({ $kind }) its star performer is lost.
colosseum-verdict-key-discarded = “{ $program }” needs the token that was discarded ({ $kind }): now { $lack } are missing there.
colosseum-verdict-other-donation = “{ $program }” lacks another token: { $kind }.
colosseum-verdict-less = It was worth about { $spectators } spectators less.
colosseum-verdict-less-promising = It led to a worse position.
colosseum-award-bargain = Bought market { $market } for { $coins }, worth about { $worth }.
colosseum-award-trade =
    One trade brought about { $crowd ->
        [one] 1 spectator more
       *[other] { $crowd } spectators more
    }.
