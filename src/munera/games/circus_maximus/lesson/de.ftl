### The lesson of Circus Maximus: for each step a title, what is said and, if something is to be done, what; then the answers to other moves.

circus_maximus-lesson-welcome-title = Willkommen auf dem Schwarzmarkt
circus_maximus-lesson-welcome =
    Du führst eine Bande von acht Händlern, Rang 1 bis 8, die vor den Arenen Roms Tickets verkaufen. Wer nach drei Tagen die
    meisten Münzen hat, gewinnt. Dies ist dein erster Tag.

circus_maximus-lesson-goods-title = Tickets und Besucher
circus_maximus-lesson-goods =
    Am Forum gibt es sechs Tickets, aber nur vier Besucher wollen eines. Ein guter Platz für einen reichen Besucher bringt am
    meisten: Die Münzen von beiden zählen.

circus_maximus-lesson-villa-title = Anstehen an Caesars Villa
circus_maximus-lesson-villa =
    Zuerst stehen alle um Caesars Gunst an. Höhere Ränge stehen vorn, gleiche hinter denen, die früher da waren. Jeder Händler
    arbeitet einmal am Tag, und wer zu Hause bleibt, bringt Münzen: eine 8 oder 7 bringt 3, eine 1 oder 2 nichts.
circus_maximus-lesson-villa-ask = Spiele deine 3: Sie überholt Catos 2.
circus_maximus-lesson-villa-pass = Eine Gunst ist einen kleinen Händler wert. Schick einen, solange es billig ist.
circus_maximus-lesson-villa-low = Der stünde hinter Catos 2. Ein Rang mehr, und du wählst zuerst.
circus_maximus-lesson-villa-high =
    Eine 3 reicht, um Catos 2 zu überholen. Die hohen Ränge brauchst du am Forum und an den Schauplätzen.

circus_maximus-lesson-enough-title = Wissen, wann es reicht
circus_maximus-lesson-enough =
    Niemand hat dich überholt, also wählst du zuerst. Wer passt, spielt in dieser Schlange keinen Händler mehr, und die Händler
    auf der Hand bleiben für die nächste.
circus_maximus-lesson-enough-ask = Passe.
circus_maximus-lesson-enough-play =
    Du stehst schon vorn. Eine zweite Gunst würde jetzt einen Händler kosten, den du für Tickets brauchst.

circus_maximus-lesson-favour-title = Wähle eine Gunst
circus_maximus-lesson-favour =
    Die Schlange wird von vorn bedient. Ein Legionär zahlt nur 2 für seinen Platz, ein bestochener aber 6, und am Colosseum wartet
    einer.
circus_maximus-lesson-favour-ask = Nimm „Legionär bestechen“.
circus_maximus-lesson-favour-start =
    Startspieler zu sein ist nützlich, aber nimmt niemand diese Karte, geht sie an den Ersten der Schlange: an dich.
circus_maximus-lesson-favour-other =
    Auch nützlich, aber schau zum Colosseum: Dort wartet ein Legionär, und nur bestochen zahlt er 6.

circus_maximus-lesson-forum-title = Anstehen um Tickets
circus_maximus-lesson-forum =
    Niemand hat die Startspielerkarte genommen, also gehört sie dir. Am Forum wählt, wer vorn steht, die besten Tickets. Du willst
    zwei: Schick jetzt einen starken Händler, aber behalte deine 8 zum Verkaufen.
circus_maximus-lesson-forum-ask = Spiele deine 7.
circus_maximus-lesson-forum-pass = Ohne Tickets gibt es nichts zu verkaufen.
circus_maximus-lesson-forum-eight = Behalte die 8. An den Schauplätzen wählt, wer vorn steht, den reichsten Besucher.
circus_maximus-lesson-forum-low = Zu niedrig: Nach dir spielen noch zwei, und du willst zuerst wählen.

circus_maximus-lesson-second-title = Ein zweites Ticket
circus_maximus-lesson-second =
    Deine 7 führt, dann kommen Catos 6 und Flavias 4. Ein weiterer Händler bringt ein zweites Ticket, und eine 5 reicht, um vor
    Flavia dran zu sein.
circus_maximus-lesson-second-ask = Spiele deine 5.
circus_maximus-lesson-second-pass = Zwei Tickets bringen fast doppelt so viel, und dieses kostet nur eine 5.
circus_maximus-lesson-second-high = Das ginge, aber diesen Händler brauchst du noch an den Schauplätzen. Eine 5 reicht.
circus_maximus-lesson-second-low = Der stünde hinter Flavias 4. Eine 5 nicht.

circus_maximus-lesson-done-title = Zwei sind genug
circus_maximus-lesson-done =
    Es gibt vier Besucher für die Tickets von allen. Ein drittes fände vielleicht keinen Käufer, und unverkaufte Tickets sind
    nichts wert.
circus_maximus-lesson-done-ask = Passe.
circus_maximus-lesson-done-play =
    Jeder Händler, den du jetzt schickst, fehlt dir an den Schauplätzen. Zwei Tickets sind heute genug.

circus_maximus-lesson-ticket-title = Die erste Wahl
circus_maximus-lesson-ticket =
    Eine Loge ist 3 Münzen wert, ein Platz in der Arena 2, ein Balkon 1. Am Circus Maximus wartet ein Senator, der 6 zahlt.
circus_maximus-lesson-ticket-ask = Nimm die Loge für den Circus Maximus.
circus_maximus-lesson-ticket-later = Auch gut, aber der Senator am Circus Maximus ist der bessere Käufer. Nimm zuerst sein Ticket.
circus_maximus-lesson-ticket-other = Eine Loge ist mehr wert, und du darfst zuerst wählen.

circus_maximus-lesson-another-title = Und eines für den Legionär
circus_maximus-lesson-another =
    Dein zweiter Händler ist dran. Am Colosseum wartet dein Legionär, und die Loge dafür liegt noch hier.
circus_maximus-lesson-another-ask = Nimm die Loge für das Colosseum.
circus_maximus-lesson-another-circus =
    Am Circus Maximus warten nur zwei Besucher, und einer gehört schon dir. Deine Bestechung wirkt am Colosseum.
circus_maximus-lesson-another-other = Beim selben Besucher bringt eine Loge mehr.

circus_maximus-lesson-sellers-title = Anstehen zum Verkaufen
circus_maximus-lesson-sellers =
    Jetzt hat jeder Schauplatz seine eigene Schlange. Wer vorn steht, wählt zuerst einen Besucher. Auch Cato hat ein Ticket für
    den Circus Maximus, und er hat noch seine 8.
circus_maximus-lesson-sellers-ask = Schick deine 8 zum Circus Maximus.
circus_maximus-lesson-sellers-pass = Deine Tickets sind nichts wert, wenn kein Händler sie verkauft.
circus_maximus-lesson-sellers-venue = Der Senator wartet am Circus Maximus: Dort wird deine 8 gebraucht.
circus_maximus-lesson-sellers-low =
    Den könnte Cato mit seiner 8 überholen. Gleiche Ränge stehen dahinter, also ist deine 8 sicher.

circus_maximus-lesson-colosseum-title = Das andere Ticket
circus_maximus-lesson-colosseum =
    Flavia steht mit einer 5 am Colosseum. Wer vorn steht, wählt den Besucher, und deine 6 stünde vor ihr.
circus_maximus-lesson-colosseum-ask = Schick deine 6 zum Colosseum.
circus_maximus-lesson-colosseum-pass = Du hast noch ein Ticket für das Colosseum. Jemand muss es verkaufen.
circus_maximus-lesson-colosseum-venue = Dein zweites Ticket ist für das Colosseum.
circus_maximus-lesson-colosseum-low = Der stünde hinter Flavias 5.

circus_maximus-lesson-close-title = Alles bereit
circus_maximus-lesson-close =
    Beide Tickets haben ihren Verkäufer. Die Händler auf der Hand bringen, was auf ihnen steht.
circus_maximus-lesson-close-ask = Passe.
circus_maximus-lesson-close-play = Du hast keine Tickets mehr zu verkaufen. Zu Hause bringt ein Händler mehr.

circus_maximus-lesson-sale-title = Dein erster Verkauf
circus_maximus-lesson-sale =
    Deine 8 steht vorn. Der Senator zahlt 6, der Student 3; dazu kommen jeweils die 3 für die Loge.
circus_maximus-lesson-sale-ask = Verkaufe die Loge an den Senator.
circus_maximus-lesson-sale-other = Den überlass Cato. Der Senator zahlt mehr.

circus_maximus-lesson-bribe-title = Nutze die Gunst
circus_maximus-lesson-bribe =
    Hier zahlt ein Handwerker 4 und ein Legionär 2, mit deiner Bestechung aber zahlt der Legionär 6. Eine Gunst wirkt einmal, dann
    ist sie weg.
circus_maximus-lesson-bribe-ask = Klicke zuerst deine Gunst „Legionär bestechen“ an, dann verkaufe ihm die Loge.
circus_maximus-lesson-bribe-other = Das bringt weniger. Mit deiner Gunst zahlt der Legionär 6.

circus_maximus-lesson-end-title = Die Abrechnung des Tages
circus_maximus-lesson-end =
    Zwei Logen, ein Senator und ein bestochener Legionär, dazu eine Münze für die Händler zu Hause: 19, und du führst. Zwei Tage
    folgen noch, mit besonderen Ereignissen, bei denen die Besucher eines Schauplatzes mehr zahlen. Auch Gunstkarten, die du bis
    zum Ende behältst, bringen Münzen.
