### The lesson of Colosseum: for each step a title, what is said and, if something is to be done, what; then the answers to other moves.

colosseum-lesson-welcome-title = Welkom, impresario
colosseum-lesson-welcome =
    Je leidt een arena in het oude Rome, net als Cato en Flavia. Na vijf rondes wint wie het grootste publiek naar één enkel
    evenement trok. Al het andere helpt je daar alleen bij.

colosseum-lesson-programs-title = Je twee programma’s
colosseum-lesson-programs =
    Een programma is een evenement dat je kunt geven. Gevulde cirkels zijn fiches die je hebt, gestreepte ringen fiches die je
    mist. Drama Ultima mist een toorts en een coulisse; volledig trekt het 12 toeschouwers.

colosseum-lesson-invest-title = Eén investering
colosseum-lesson-invest =
    Elke ronde begint met een investering: een nieuw programma, een grotere arena, een loge of een seizoensticket. Een
    seizoensticket brengt vijf vaste toeschouwers naar al je evenementen, alle vijf de rondes lang.
colosseum-lesson-invest-ask = Koop een seizoensticket voor 10.
colosseum-lesson-invest-pass =
    Je kunt wachten, maar nu loont het het meest: hoe eerder je een seizoensticket koopt, hoe meer evenementen het vult.
colosseum-lesson-invest-program =
    Een mooi evenement, maar je hebt er nog geen fiches voor en ook geen arena die groot genoeg is. Verdien eerst met wat je hebt.
colosseum-lesson-invest-arena =
    Een grotere arena is voor de grote programma’s. Die heb je nog niet, dus dat kan een ronde wachten.
colosseum-lesson-invest-loge =
    De loge geeft je een tweede dobbelsteen, en dat is handig. Een seizoensticket levert vandaag meer op.

colosseum-lesson-auction-title = Een veiling
colosseum-lesson-auction =
    Nu worden er fiches gekocht, drie tegelijk. Cato heeft marktplaats V geopend op 8. Daar ligt niets wat je programma’s missen, en wie
    hier uitstapt, mag elders nog bieden.
colosseum-lesson-auction-ask = Stap uit.
colosseum-lesson-auction-bid =
    Je mag maar één veiling per ronde winnen. Bewaar die, en je munten, voor een marktplaats met iets wat je mist.

colosseum-lesson-market-title = Koop wat ontbreekt
colosseum-lesson-market =
    Nu mag jij een marktplaats openen. Op marktplaats II liggen de toorts die Drama Ultima mist en een musicus voor je andere programma. Onder
    8 kan niemand openen.
colosseum-lesson-market-ask = Open marktplaats II op 8.
colosseum-lesson-market-pass = Als je past, mag je deze ronde geen marktplaats meer openen, en de toorts ligt voor het grijpen.
colosseum-lesson-market-other = Niet die: zoek een toorts. Alleen marktplaats II heeft er een.
colosseum-lesson-market-bid = Je mag hoger openen, maar elke munt boven 8 is een cadeau aan de bank als niemand verhoogt.

colosseum-lesson-raise-title = Iemand verhoogt
colosseum-lesson-raise =
    Flavia biedt 9. Is de toorts dat nog waard? Eén fiche minder kost Drama Ultima nu twee toeschouwers, en elke toeschouwer
    betaalt je een munt. Ook in latere rondes heb je nog iets aan de toorts.
colosseum-lesson-raise-ask = Verhoog naar 10.
colosseum-lesson-raise-pass = Eén munt meer is weinig voor een toorts: er ligt er maar één op tafel.
colosseum-lesson-raise-more = Eén meer is genoeg. Gaat ze door, dan kun je opnieuw nadenken.

colosseum-lesson-trade-title = Een goede ruil
colosseum-lesson-trade =
    Nu mag je ruilen. Jij hebt een coulisse nodig, en Cato heeft er een waar hij niets aan heeft. Hij heeft een derde paard nodig,
    en jij hebt er twee te veel. Een goede ruil helpt beide kanten.
colosseum-lesson-trade-ask = Bied Cato een paard aan voor zijn coulisse.
colosseum-lesson-trade-pass = Er wacht een goede ruil: een paard voor een coulisse. Probeer het voordat je stopt.
colosseum-lesson-trade-give = Geef iets wat je kunt missen. Geen van je programma’s vraagt om paarden.
colosseum-lesson-trade-want = Vraag wat Drama Ultima mist: een coulisse.
colosseum-lesson-trade-coins = Munten mogen bij een ruil horen, maar deze gaat gelijk op: een fiche voor een fiche.
colosseum-lesson-trade-whom = Zoek wie een coulisse over heeft en een paard wil: Cato.

colosseum-lesson-traded-title = Volledig!
colosseum-lesson-traded =
    Cato neemt aan: Drama Ultima heeft nu alles wat het nodig heeft. Met drie paarden krijgt hij de sterartiest van de paarden,
    goed voor vier toeschouwers meer. Jij hebt de sterartiest van de komieken.
colosseum-lesson-traded-ask = Je hebt genoeg geruild: klik “Stoppen met ruilen”.
colosseum-lesson-traded-more = Je hebt wat je nodig hebt. Nog meer ruilen helpt nu alleen de anderen.

colosseum-lesson-offered-title = Een aanbod voor jou
colosseum-lesson-offered =
    Flavia biedt een gladiator voor een komiek. Reken eerst: zonder de derde komiek komt je evenement een fiche tekort en verlies
    je de sterartiest. Dat is zes toeschouwers voor een gladiator die je niet nodig hebt.
colosseum-lesson-offered-ask = Weiger.
colosseum-lesson-offered-accept = Dat zou je vandaag zes toeschouwers kosten. Zeg nee; ze vindt het niet erg.
colosseum-lesson-offered-counter = Je zou er meer voor kunnen vragen, maar een komiek is je vandaag te veel waard.

colosseum-lesson-show-title = Het evenement
colosseum-lesson-show =
    Cato trok 23 toeschouwers. Kun jij meer? Een evenement begint met de dobbelsteen: die verplaatst een van de edelen die over de
    weg lopen. Wie in je arena staat als het evenement begint, kijkt mee.
colosseum-lesson-show-ask = Begin je evenement.
colosseum-lesson-show-pass = Je hebt een volledig programma en al die plaatsen om te vullen. Laat dat niet schieten.

colosseum-lesson-noble-title = Een edele gast
colosseum-lesson-noble =
    Je gooide 2. De senator op vak 19 is twee stappen van je arena, en een senator is drie toeschouwers waard; een consul zou er
    vijf brengen, de Keizer zeven. Een edele die op een rustgebied eindigt, levert je in plaats daarvan een medaille op.
colosseum-lesson-noble-ask = Verplaats die senator naar je arena.
colosseum-lesson-noble-other = Die haalt je arena niet met een 2. De senator op vak 19 wel.

colosseum-lesson-produce-title = Tel het publiek
colosseum-lesson-produce =
    Kies Drama Ultima en bekijk de som voordat je bevestigt: 12 voor het volledige programma, 5 voor het seizoensticket, 4 voor de
    sterartiest van de komieken, 3 voor de senator.
colosseum-lesson-produce-ask = Vertoon Drama Ultima.
colosseum-lesson-produce-other =
    Je andere programma is kleiner, en het beste evenement telt. Je kunt er maar één per ronde vertonen.

colosseum-lesson-podium-title = 24!
colosseum-lesson-podium =
    Het grootste publiek tot nu toe, en 24 munten in je beurs: elke toeschouwer betaalt er een. In de slotceremonie krijgt wie
    leidt een podium, drie toeschouwers waard bij elk later evenement.

colosseum-lesson-discard-title = Iets raakt versleten
colosseum-lesson-discard =
    Wie een evenement gaf, verliest één fiche die erin gebruikt is. Verlies wat je makkelijk terugkrijgt: op de marktplaatsen liggen
    twee coulissen.
colosseum-lesson-discard-ask = Leg een coulisse af.
colosseum-lesson-discard-comedian = Met twee komieken ben je de sterartiest kwijt, en zijn vier toeschouwers ook.
colosseum-lesson-discard-torch =
    Je betaalde er 10 voor, en de grote programma’s vragen er meer. Een coulisse is makkelijker te vervangen.

colosseum-lesson-donation-title = De laatste mag vragen
colosseum-lesson-donation =
    Wie de laagste score heeft, mag één fiche nemen van wie het podium kreeg. Flavia vraagt je om een paard. Leiden heeft zijn
    prijs.

colosseum-lesson-end-title = Dat was een ronde
colosseum-lesson-end =
    Nog vier van zulke rondes, en je beste evenement telt. Vanaf nu: koop een groter programma, breid je arena ervoor uit en
    verzamel de fiches. Elk ander programma dat je eerder vertoonde, brengt vijf trouwe toeschouwers extra.
