### The lesson of Circus Maximus: for each step a title, what is said and, if something is to be done, what; then the answers to other moves.

circus_maximus-lesson-welcome-title = Welcome to the black market
circus_maximus-lesson-welcome =
    You lead a gang of eight traders, rank 1 to 8, who sell tickets outside the arenas of Rome. After three days, whoever has most coins
    wins. This is your first day.

circus_maximus-lesson-goods-title = Tickets and visitors
circus_maximus-lesson-goods =
    Six tickets are for sale at the Forum, but only four visitors want one. A good seat sold to a rich visitor is worth most: the coins of
    both count.

circus_maximus-lesson-villa-title = Queue at Caesar’s villa
circus_maximus-lesson-villa =
    First everybody queues for Caesar’s favours. Higher ranks stand in front, equal ones behind those who came first. Each trader works
    once a day, and one that stays at home earns coins: an 8 or 7 earns 3, a 1 or 2 nothing.
circus_maximus-lesson-villa-ask = Play your 3: it goes in front of Cato’s 2.
circus_maximus-lesson-villa-pass = A favour is worth a small trader. Send one while it is cheap.
circus_maximus-lesson-villa-low = That one would stand behind Cato’s 2. One rank more and you choose first.
circus_maximus-lesson-villa-high = A 3 is enough to stand in front of Cato’s 2. You will need the high ranks at the Forum and at the venues.

circus_maximus-lesson-enough-title = Knowing when to stop
circus_maximus-lesson-enough =
    Nobody stands in front of you, so you will choose first. Who passes plays no more trader in this queue, and the traders in hand stay for the next.
circus_maximus-lesson-enough-ask = Pass.
circus_maximus-lesson-enough-play = You are first already. A second favour now would cost a trader that you need for tickets.

circus_maximus-lesson-favour-title = Choose a favour
circus_maximus-lesson-favour =
    The queue is served from the front. A legionnaire pays only 2 for his seat, but one who is bribed pays 6, and one waits at the Colosseum.
circus_maximus-lesson-favour-ask = Take “bribe legionnaire”.
circus_maximus-lesson-favour-start = Being start player is useful, but if nobody takes that card it goes to whoever was first in the queue: you.
circus_maximus-lesson-favour-other = Also useful, but look at the Colosseum: a legionnaire waits there, and only the bribe makes him pay 6.

circus_maximus-lesson-forum-title = Queue for tickets
circus_maximus-lesson-forum =
    Nobody took the start-player card, so it is yours. At the Forum whoever is in front chooses the best tickets. You want two: send a strong
    trader now, but keep your 8 for selling.
circus_maximus-lesson-forum-ask = Play your 7.
circus_maximus-lesson-forum-pass = Without tickets there is nothing to sell.
circus_maximus-lesson-forum-eight = Keep the 8. At the venues the one in front chooses the richest visitor.
circus_maximus-lesson-forum-low = Too low: two others play after you, and you want the first choice.

circus_maximus-lesson-second-title = A second ticket
circus_maximus-lesson-second =
    Your 7 leads, then Cato’s 6 and Flavia’s 4. One more trader brings a second ticket, and a 5 is enough to be served before Flavia.
circus_maximus-lesson-second-ask = Play your 5.
circus_maximus-lesson-second-pass = Two tickets earn nearly twice as much, and this one costs only a 5.
circus_maximus-lesson-second-high = It would work, but you will want that trader at the venues. A 5 is enough.
circus_maximus-lesson-second-low = That one would stand behind Flavia’s 4. A 5 does not.

circus_maximus-lesson-done-title = Two are enough
circus_maximus-lesson-done =
    There are four visitors for everybody’s tickets. A third ticket might find no buyer, and unsold tickets are worth nothing.
circus_maximus-lesson-done-ask = Pass.
circus_maximus-lesson-done-play = Every trader you send now is missing at the venues. Two tickets are enough today.

circus_maximus-lesson-ticket-title = First choice
circus_maximus-lesson-ticket =
    A loge is worth 3 coins, a place in the arena 2, a balcony 1. At the Circus Maximus waits a senator, who pays 6.
circus_maximus-lesson-ticket-ask = Take the loge for the Circus Maximus.
circus_maximus-lesson-ticket-later = A good one, too, but the senator at the Circus Maximus is the better buyer. Take his first.
circus_maximus-lesson-ticket-other = A loge is worth more, and you are the first to choose.

circus_maximus-lesson-another-title = And one for the legionnaire
circus_maximus-lesson-another =
    Your second trader is served. The Colosseum has your legionnaire, and its loge is still here.
circus_maximus-lesson-another-ask = Take the loge for the Colosseum.
circus_maximus-lesson-another-circus = At the Circus Maximus only two visitors wait, and one of them is yours already. Your bribe works at the Colosseum.
circus_maximus-lesson-another-other = For the same visitor a loge brings more.

circus_maximus-lesson-sellers-title = Queue to sell
circus_maximus-lesson-sellers =
    Now each venue has a queue of its own. Whoever is in front chooses a visitor first. Cato has a ticket for the Circus Maximus too, and
    he still has his 8.
circus_maximus-lesson-sellers-ask = Send your 8 to the Circus Maximus.
circus_maximus-lesson-sellers-pass = Your tickets are worth nothing unless a trader sells them.
circus_maximus-lesson-sellers-venue = The senator waits at the Circus Maximus: your 8 is needed there.
circus_maximus-lesson-sellers-low = Cato could get in front of that one with his 8. Equal ranks stand behind, so your 8 is safe.

circus_maximus-lesson-colosseum-title = The other ticket
circus_maximus-lesson-colosseum =
    Flavia stands at the Colosseum with a 5. Whoever stands in front chooses the visitor, and your 6 would stand in front of her.
circus_maximus-lesson-colosseum-ask = Send your 6 to the Colosseum.
circus_maximus-lesson-colosseum-pass = You still hold a ticket for the Colosseum. Somebody has to sell it.
circus_maximus-lesson-colosseum-venue = Your second ticket is for the Colosseum.
circus_maximus-lesson-colosseum-low = That one would stand behind Flavia’s 5.

circus_maximus-lesson-close-title = All is set
circus_maximus-lesson-close =
    Both tickets have their seller. The traders left in hand earn what is written on them.
circus_maximus-lesson-close-ask = Pass.
circus_maximus-lesson-close-play = You have no more tickets to sell. At home a trader earns more.

circus_maximus-lesson-sale-title = Your first sale
circus_maximus-lesson-sale =
    Your 8 is in front. The senator pays 6, the student 3, each besides the 3 for the loge.
circus_maximus-lesson-sale-ask = Sell the loge to the senator.
circus_maximus-lesson-sale-other = Leave that one to Cato. The senator pays more.

circus_maximus-lesson-bribe-title = Use the favour
circus_maximus-lesson-bribe =
    Here an artisan pays 4 and a legionnaire 2, but with your bribe the legionnaire pays 6. A favour works once and is then gone.
circus_maximus-lesson-bribe-ask = First click your favour “bribe legionnaire”, then sell him the loge.
circus_maximus-lesson-bribe-other = That brings less. With your favour the legionnaire pays 6.

circus_maximus-lesson-end-title = The day’s account
circus_maximus-lesson-end =
    Two loges, a senator and a bribed legionnaire, and a coin for the traders at home: 19, and you lead. Two more days follow, with special
    events that make a venue’s visitors pay more. Favours you keep to the end are worth coins, too.
