### The lesson of Circus Maximus: for each step a title, what is said and, if something is to be done, what; then the answers to other moves.

circus_maximus-lesson-welcome-title = Welkom op de zwarte markt
circus_maximus-lesson-welcome =
    Je leidt een bende van acht handelaars, rang 1 tot 8, die tickets verkopen buiten de arena’s van Rome. Wie na drie dagen de
    meeste munten heeft, wint. Dit is je eerste dag.

circus_maximus-lesson-goods-title = Tickets en bezoekers
circus_maximus-lesson-goods =
    Op het Forum zijn zes tickets te koop, maar slechts vier bezoekers willen er een. Een goede plaats voor een rijke bezoeker
    levert het meest op: de munten van beide tellen.

circus_maximus-lesson-villa-title = In de rij bij Caesars villa
circus_maximus-lesson-villa =
    Eerst staat iedereen in de rij voor de gunsten van Caesar. Hogere rangen staan vooraan, gelijke achter wie er het eerst was.
    Elke handelaar werkt één keer per dag, en wie thuisblijft, levert munten op: een 8 of 7 levert er 3 op, een 1 of 2 niets.
circus_maximus-lesson-villa-ask = Speel je 3: die gaat voor Cato’s 2.
circus_maximus-lesson-villa-pass = Een gunst is een kleine handelaar waard. Stuur er een nu het goedkoop is.
circus_maximus-lesson-villa-low = Die zou achter Cato’s 2 staan. Eén rang meer en je kiest als eerste.
circus_maximus-lesson-villa-high =
    Een 3 is genoeg om voor Cato’s 2 te komen. De hoge rangen heb je nodig op het Forum en bij de locaties.

circus_maximus-lesson-enough-title = Weten wanneer het genoeg is
circus_maximus-lesson-enough =
    Niemand is je voorbijgegaan, dus je kiest als eerste. Wie past, speelt in deze rij geen handelaar meer, en de handelaars in de
    hand blijven voor de volgende.
circus_maximus-lesson-enough-ask = Pas.
circus_maximus-lesson-enough-play =
    Je staat al vooraan. Een tweede gunst zou nu een handelaar kosten die je voor tickets nodig hebt.

circus_maximus-lesson-favour-title = Kies een gunst
circus_maximus-lesson-favour =
    De rij wordt van voren af bediend. Een legionair betaalt maar 2 voor zijn plaats, maar een omgekochte betaalt 6, en bij het
    Colosseum wacht er een.
circus_maximus-lesson-favour-ask = Neem “legionair omkopen”.
circus_maximus-lesson-favour-start =
    Startspeler zijn is nuttig, maar als niemand die kaart neemt, gaat ze naar wie vooraan in de rij stond: jij.
circus_maximus-lesson-favour-other =
    Ook nuttig, maar kijk naar het Colosseum: daar wacht een legionair, en alleen omgekocht betaalt hij 6.

circus_maximus-lesson-forum-title = In de rij voor tickets
circus_maximus-lesson-forum =
    Niemand nam de startspelerkaart, dus ze is van jou. Op het Forum kiest wie vooraan staat de beste tickets. Je wilt er twee:
    stuur nu een sterke handelaar, maar houd je 8 om te verkopen.
circus_maximus-lesson-forum-ask = Speel je 7.
circus_maximus-lesson-forum-pass = Zonder tickets valt er niets te verkopen.
circus_maximus-lesson-forum-eight = Houd de 8. Bij de locaties kiest wie vooraan staat de rijkste bezoeker.
circus_maximus-lesson-forum-low = Te laag: na jou spelen er nog twee, en je wilt de eerste keus.

circus_maximus-lesson-second-title = Een tweede ticket
circus_maximus-lesson-second =
    Je 7 staat vooraan, dan Cato’s 6 en Flavia’s 4. Nog een handelaar levert een tweede ticket op, en een 5 is genoeg om voor
    Flavia aan de beurt te zijn.
circus_maximus-lesson-second-ask = Speel je 5.
circus_maximus-lesson-second-pass = Twee tickets leveren bijna dubbel zoveel op, en dit kost maar een 5.
circus_maximus-lesson-second-high = Dat zou lukken, maar die handelaar heb je straks nodig bij de locaties. Een 5 is genoeg.
circus_maximus-lesson-second-low = Die zou achter Flavia’s 4 staan. Een 5 niet.

circus_maximus-lesson-done-title = Twee is genoeg
circus_maximus-lesson-done =
    Er zijn vier bezoekers voor ieders tickets. Een derde ticket vindt misschien geen koper, en onverkochte tickets zijn niets
    waard.
circus_maximus-lesson-done-ask = Pas.
circus_maximus-lesson-done-play = Elke handelaar die je nu stuurt, mis je bij de locaties. Twee tickets zijn vandaag genoeg.

circus_maximus-lesson-ticket-title = De eerste keus
circus_maximus-lesson-ticket =
    Een loge is 3 munten waard, een plaats in de arena 2, een balkon 1. Bij het Circus Maximus wacht een senator, die 6 betaalt.
circus_maximus-lesson-ticket-ask = Neem de loge voor het Circus Maximus.
circus_maximus-lesson-ticket-later =
    Ook een goede, maar de senator bij het Circus Maximus is de betere koper. Neem eerst die van hem.
circus_maximus-lesson-ticket-other = Een loge is meer waard, en jij kiest als eerste.

circus_maximus-lesson-another-title = En een voor de legionair
circus_maximus-lesson-another =
    Je tweede handelaar is aan de beurt. Bij het Colosseum wacht je legionair, en de loge ervoor ligt hier nog.
circus_maximus-lesson-another-ask = Neem de loge voor het Colosseum.
circus_maximus-lesson-another-circus =
    Bij het Circus Maximus wachten maar twee bezoekers, en een daarvan is al van jou. Je omkoping werkt bij het Colosseum.
circus_maximus-lesson-another-other = Bij dezelfde bezoeker levert een loge meer op.

circus_maximus-lesson-sellers-title = In de rij om te verkopen
circus_maximus-lesson-sellers =
    Nu heeft elke locatie haar eigen rij. Wie vooraan staat, kiest als eerste een bezoeker. Cato heeft ook een ticket voor het
    Circus Maximus, en hij heeft zijn 8 nog.
circus_maximus-lesson-sellers-ask = Stuur je 8 naar het Circus Maximus.
circus_maximus-lesson-sellers-pass = Je tickets zijn niets waard als geen handelaar ze verkoopt.
circus_maximus-lesson-sellers-venue = De senator wacht bij het Circus Maximus: daar is je 8 nodig.
circus_maximus-lesson-sellers-low = Daar zou Cato met zijn 8 voor komen. Gelijke rangen staan erachter, dus je 8 is veilig.

circus_maximus-lesson-colosseum-title = Het andere ticket
circus_maximus-lesson-colosseum =
    Flavia staat met een 5 bij het Colosseum. Wie vooraan staat, kiest de bezoeker, en je 6 zou voor haar staan.
circus_maximus-lesson-colosseum-ask = Stuur je 6 naar het Colosseum.
circus_maximus-lesson-colosseum-pass = Je hebt nog een ticket voor het Colosseum. Iemand moet het verkopen.
circus_maximus-lesson-colosseum-venue = Je tweede ticket is voor het Colosseum.
circus_maximus-lesson-colosseum-low = Die zou achter Flavia’s 5 staan.

circus_maximus-lesson-close-title = Alles klaar
circus_maximus-lesson-close =
    Beide tickets hebben hun verkoper. De handelaars in je hand leveren op wat erop staat.
circus_maximus-lesson-close-ask = Pas.
circus_maximus-lesson-close-play = Je hebt geen tickets meer te verkopen. Thuis levert een handelaar meer op.

circus_maximus-lesson-sale-title = Je eerste verkoop
circus_maximus-lesson-sale =
    Je 8 staat vooraan. De senator betaalt 6, de student 3, telkens naast de 3 voor de loge.
circus_maximus-lesson-sale-ask = Verkoop de loge aan de senator.
circus_maximus-lesson-sale-other = Laat die aan Cato. De senator betaalt meer.

circus_maximus-lesson-bribe-title = Gebruik de gunst
circus_maximus-lesson-bribe =
    Hier betaalt een ambachtsman 4 en een legionair 2, maar met je omkoping betaalt de legionair 6. Een gunst werkt één keer en is
    dan weg.
circus_maximus-lesson-bribe-ask = Klik eerst op je gunst “legionair omkopen” en verkoop hem dan de loge.
circus_maximus-lesson-bribe-other = Dat levert minder op. Met je gunst betaalt de legionair 6.

circus_maximus-lesson-end-title = De rekening van de dag
circus_maximus-lesson-end =
    Twee loges, een senator en een omgekochte legionair, en een munt voor de handelaars thuis: 19, en je leidt. Er volgen nog twee
    dagen, met bijzondere evenementen waardoor de bezoekers van een locatie meer betalen. Ook gunsten die je tot het einde
    bewaart, zijn munten waard.
