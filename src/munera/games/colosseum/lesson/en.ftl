### The lesson of Colosseum: for each step a title, what is said and, if something is to be done, what; then the answers to other moves.

colosseum-lesson-welcome-title = Welcome, impresario
colosseum-lesson-welcome =
    You run an arena in ancient Rome, and so do Cato and Flavia. After five rounds, whoever drew the largest crowd to one
    single show wins. Everything else only helps you get there.

colosseum-lesson-programs-title = Your two programs
colosseum-lesson-programs =
    A program is a show you can stage. Filled circles are tokens you have, dashed rings are those you lack. Drama Ultima lacks a
    torch and a scenery; complete, it draws 12 spectators.

colosseum-lesson-invest-title = Invest once
colosseum-lesson-invest =
    Each round begins with an investment: a new program, a larger arena, a loge or a season ticket. Season-ticket holders come to
    every show of yours, five of them, in all five rounds.
colosseum-lesson-invest-ask = Buy a season ticket for 10.
colosseum-lesson-invest-pass = You could wait, but this is the cheapest moment: the sooner you buy a season ticket, the more shows it fills.
colosseum-lesson-invest-program = A fine show, but you have neither its tokens nor an arena large enough for it yet. First make money with what you have.
colosseum-lesson-invest-arena = A larger arena is for the great programs. You own none yet, so it can wait a round.
colosseum-lesson-invest-loge = The loge gives you a second die, which is handy. A season ticket brings more today.

colosseum-lesson-auction-title = An auction
colosseum-lesson-auction =
    Now tokens are bought, three at a time. Cato has opened market V at 8. It holds nothing your programs lack, and who drops out here
    may still bid elsewhere.
colosseum-lesson-auction-ask = Drop out.
colosseum-lesson-auction-bid = You may win only one auction in a round. Save it, and your coins, for a market with something you lack.

colosseum-lesson-market-title = Buy what is missing
colosseum-lesson-market =
    Your turn to open a market. Market II has the torch that Drama Ultima lacks, and a musician for your other program. Nobody can open
    below 8.
colosseum-lesson-market-ask = Open market II at 8.
colosseum-lesson-market-pass = If you pass, you cannot open a market this round, and the torch is there for the taking.
colosseum-lesson-market-other = Not that one: look for a torch. Only market II has it.
colosseum-lesson-market-bid = You may open higher, but each coin above 8 is a present to the bank unless somebody raises.

colosseum-lesson-raise-title = Somebody raises
colosseum-lesson-raise =
    Flavia bids 9. Is the torch still worth it? A token fewer costs Drama Ultima two spectators now, and every spectator pays you a
    coin. The torch will serve you in later rounds, too.
colosseum-lesson-raise-ask = Raise to 10.
colosseum-lesson-raise-pass = One coin more is little for a torch: there is only one of them on the table.
colosseum-lesson-raise-more = One more is enough. If she goes on, you can think again.

colosseum-lesson-trade-title = Make a deal
colosseum-lesson-trade =
    Now you may trade. You need a scenery, and Cato has one he cannot use. He needs a third horse, and you have two that you do not
    need. Good deals help both sides.
colosseum-lesson-trade-ask = Offer Cato a horse for his scenery.
colosseum-lesson-trade-pass = There is a good deal waiting: a horse for a scenery. Try it before you leave the floor.
colosseum-lesson-trade-give = Give something you can spare. None of your programs asks for horses.
colosseum-lesson-trade-want = Ask for what Drama Ultima lacks: a scenery.
colosseum-lesson-trade-coins = Coins can be part of a deal, but this one is even: a token for a token.
colosseum-lesson-trade-whom = Look for who has a scenery to spare and wants a horse: Cato.

colosseum-lesson-traded-title = Complete!
colosseum-lesson-traded =
    Cato accepts: Drama Ultima now has all it needs. With three horses he takes the horses' star performer, which gives him four more
    spectators. You have the comedians' star.
colosseum-lesson-traded-ask = You have what you need: click “End trading”.
colosseum-lesson-traded-more = You have what you need. More deals would only help the others now.

colosseum-lesson-offered-title = An offer to you
colosseum-lesson-offered =
    Flavia offers a gladiator for a comedian. Count first: without the third comedian your show is a token short and you lose the
    star. That is six spectators for a gladiator you do not need.
colosseum-lesson-offered-ask = Decline.
colosseum-lesson-offered-accept = That would cost you six spectators today. Say no; she will not mind.
colosseum-lesson-offered-counter = You could ask for more in return, but a comedian is worth too much to you today.

colosseum-lesson-show-title = The show
colosseum-lesson-show =
    Cato drew 23 spectators. Can you do better? A show begins with the die: it moves one of the nobles who walk the road. Whoever
    stands in your arena when the show begins watches it.
colosseum-lesson-show-ask = Begin your show.
colosseum-lesson-show-pass = You have a complete program and all those seats to fill. Do not miss it.

colosseum-lesson-noble-title = A noble guest
colosseum-lesson-noble =
    You rolled 2. The senator on space 19 is two steps from your arena, and a senator is worth three spectators; a consul would bring
    five, the Emperor seven. A noble who ends on a rest area earns you a medal instead.
colosseum-lesson-noble-ask = Move that senator into your arena.
colosseum-lesson-noble-other = That one does not reach your arena with a 2. The senator on space 19 does.

colosseum-lesson-produce-title = Count the crowd
colosseum-lesson-produce =
    Choose Drama Ultima and look at the sum before you commit: 12 for the complete program, 5 for the season ticket, 4 for the
    comedians’ star, 3 for the senator.
colosseum-lesson-produce-ask = Produce Drama Ultima.
colosseum-lesson-produce-other = Your other program is smaller, and the best show counts. You can produce only one in a round.

colosseum-lesson-podium-title = 24!
colosseum-lesson-podium =
    The largest crowd so far, and 24 coins in your purse: every spectator pays one. In the closing ceremony the leader gets a podium,
    worth three spectators in every later show.

colosseum-lesson-discard-title = Something wears out
colosseum-lesson-discard =
    Everybody who gave a show loses one token used in it. Lose what is easiest to get back: two sceneries lie in the markets.
colosseum-lesson-discard-ask = Discard a scenery.
colosseum-lesson-discard-comedian = With two comedians the star would be gone, and its four spectators with it.
colosseum-lesson-discard-torch = You paid 10 for it and the great programs want more of them. A scenery is easier to replace.

colosseum-lesson-donation-title = The last may ask
colosseum-lesson-donation =
    Whoever is last on score may take one token from the one who got the podium. Flavia asks you for a horse. Leading has its price.

colosseum-lesson-end-title = That was a round
colosseum-lesson-end =
    Four more like it, and your best show counts. From now on: buy a larger program, enlarge your arena for it, and collect its tokens. Each
    other program you have produced before brings five loyal spectators more.
