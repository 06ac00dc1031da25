### The web page's own words. What games say is in their own catalogues.

## Everywhere

web-back = Terug
web-settings = Instellingen
web-rules = Regels
web-rules-of = Regels van { $game }
web-undo = Terugnemen
web-hint = Wat zou een bot doen?
web-light-theme = Licht thema
web-dark-theme = Donker thema
web-of-number = van { $n }
web-go = Bevestigen
web-all = alles
web-colosseum = Colosseum
web-level-plebeian = Plebejer
web-level-eques = Eques
web-level-senator = Senator
web-level-consul = Consul
web-level-emperor = Keizer
web-level-on-scale = { $n } van { $of }, { $ease }
web-ease-plebeian = makkelijkst
web-ease-eques = makkelijk
web-ease-senator = gemiddeld
web-ease-consul = moeilijk
web-ease-emperor = moeilijkst

## At a table

web-prompt = Wat er gevraagd wordt
web-the-table-works = Een ogenblik…
web-is-thinking = { $name } denkt na
web-time-left = Resterende tijd
web-title-your-turn = Jouw beurt · { $table }
web-n-players =
    { $n ->
        [one] 1 speler
       *[other] { $n } spelers
    }
web-n-watching =
    { $n ->
        [one] 1 kijkt mee
       *[other] { $n } kijken mee
    }
web-watching = Wie naar deze tafel kijkt
web-pace-none = geen klok
web-pace-live = live
web-pace-slow = zet voor zet
web-leave-table = Tafel verlaten
web-bot-level = Bot, { $level }
web-a-bot-plays = een bot speelt verder
web-at-the-table = aan tafel
web-away = weg
web-players = Spelers
web-turn-order = Beurtvolgorde
web-board = Bord
web-your-place = Jouw plaats
web-you-are-first = Startspeler
web-log = Verslag
web-log-empty = Er is nog niets gebeurd.
web-chat = Chat
web-chat-empty = Nog niemand heeft iets gezegd.
web-chat-write = Schrijf aan de tafel…
web-pass = Passen
web-tab-programs = Programma’s
web-tab-tokens = Fiches
web-tab-players = Spelers
web-tab-log = Verslag
web-tab-more = Meer

## Colosseum: the table

web-round = Ronde
web-phase-invest = Investeren
web-phase-acquire = Verwerven
web-phase-trade = Ruilen
web-phase-produce = Organiseren
web-phase-closing-ceremony = Slot
web-phase-over = Einde
web-board-label = Het bord: een weg van 36 vakken rond het plein, met arena’s, edelen en marktplaatsen
web-see-all = Het hele bord zien
web-see-near = Van dichtbij zien wat verlicht is
web-album = { $n } programma’s
web-open-programs = Programma’s te koop bekijken
web-coins = Munten
web-medals = Medailles
web-arena = Arena
web-best-show = Beste evenement
web-loge = Keizersloge: twee dobbelstenen
web-season-tickets =
    { $n ->
        [one] 1 seizoensticket
       *[other] { $n } seizoenstickets
    }
web-podiums =
    { $n ->
        [one] 1 podium
       *[other] { $n } podia
    }
web-arena-of =
    { $n ->
        [one] Arena van 1 vak
       *[other] Arena van { $n } vakken
    }
web-first-player = Startspeler van deze ronde
web-first-short = 1e
web-no-tokens = geen fiches
web-produced = Vertoond
web-produced-means = Al vertoond; het mag opnieuw: alleen je beste evenement telt; de +{ $n } komen van andere programma’s.
web-shown-again = opnieuw
web-no-show-yet = Nog geen evenement
web-your-tokens = Jouw fiches
web-star = sterartiest
web-stars = Sterartiesten
web-stars-worth = +4 elk per evenement
web-star-nobody = Niemand heeft deze ster
web-supply-tickets = tickets
web-supply-medals = medailles
web-supply-bag = zak
web-your-programs = Jouw programma’s
web-no-programs = Je hebt geen programma.
web-ladder =
    Eigen getal: nu { $now }, volledig { $best }; { $missing ->
        [0] er ontbreekt niets
        [one] er ontbreekt 1 fiche
       *[other] er ontbreken { $missing } fiches
    }{ $jokers ->
        [0] .
        [one] , 1 joker valt in.
       *[other] , { $jokers } jokers vallen in.
    }

## Colosseum: investing

web-expand-label = Je arena over vak { $space } uitbreiden, voor grotere programma’s:
web-tag-arena-brings = +1 vak
web-tag-loge = Loge
web-tag-loge-brings = twee dobbelstenen
web-tag-ticket = Ticket
web-tag-ticket-brings = +5 per evenement
web-ask-buy = { $program } kopen?
web-ask-expand = Je arena over vak { $space } uitbreiden?
web-ask-ticket = Een seizoensticket kopen?
web-ask-loge = De keizersloge bouwen?
web-ask-second-medals = Twee medailles betalen voor een tweede investering?
web-ask-second-token = Een fiche Bijkomende Actie betalen voor een tweede investering?
web-ask-cash = Een medaille inwisselen voor { $n } munten?
web-ask-swap = Een fiche Bijkomende Actie ruilen voor een medaille?
web-go-pay = { $n } betalen
web-go-second = Nog eens investeren
web-go-cash = Munten nemen
web-go-swap = Ruilen
web-cash-medal = Medaille → 6 munten
web-swap-token = Bijk. Actie → medaille
web-second-medals = Nog eens: 2 medailles
web-second-token = Nog eens: Bijkomende Actie
web-fx-arena = arena van { $n }, voor grotere programma’s
web-fx-loge = twee dobbelstenen bij elk evenement
web-fx-ticket = +5 toeschouwers bij elk evenement
web-fx-filled = { $have } van { $of } fiches
web-fx-assets = fiches
web-fx-audience = publiek
web-audience-means = Wat dit programma zou trekken als het nu te zien was: zijn eigen getal, en wat erbij komt door eerdere evenementen, seizoenstickets, sterren, edelen en podia.
web-fx-walk = vak { $from } →
web-fx-rest = { $space }, rustplaats: een medaille
web-fx-star-gained = Ster: { $kind }
web-fx-star-lost = Ster kwijt: { $kind }
web-fx-star-kept = Ster behouden: { $kind }
web-fx-too-poor = te weinig voor een veiling: die begint bij { $n }
web-fx-more = nog { $n }…
web-fx-spectators = { $n } toeschouwers

web-programs = Programma’s
web-back-to-table = Terug naar de tafel
web-for-sale-count = { $n } van { $of } te koop
web-you-have = Je hebt
web-find-program = Programma zoeken
web-i-may-buy = Mag ik kopen
web-fits-my-arena = Past in mijn arena
web-sorted-by = Gesorteerd op
web-sorted-closest = meest compleet
web-sorted-draws = publiek nu
web-sorted-price = prijs
web-uses-tokens = Gebruikt deze fiches
web-needs-arena = Vraagt een arena van { $size }; die van jou is { $yours }
web-leaves-coins = Laat je { $n } munten
web-draws-now = Trekt { $n } met je fiches
web-draws-nothing =
    { $n ->
        [one] Nog 1 fiche nodig om te vertonen
       *[other] Nog { $n } fiches nodig om te vertonen
    }
web-below-last-show = Niet boven { $n }, je laatste evenement
web-too-dear = Meer dan je kunt betalen
web-buy-label = { $program } kopen voor { $n } munten
web-no-program-found = Geen programma past bij wat je zoekt.
web-already-bought = Al gekocht

## Colosseum: acquiring

web-open-market = Marktplaats { $market } veilen
web-market-helps = { $program }: +{ $n } van zijn fiches
web-market-helps-none = Er ligt niets wat je programma’s missen.
web-tag-joker = joker
web-tag-medal = medaille
web-tag-extra = bijk. actie
web-open-at = Marktplaats { $market } openen op
web-bid-label = { $bid } bieden, blijft { $left }
web-last-coin = Laatste munt van { $name }
web-leaves = blijft { $n }
web-bids = Biedingen
web-auction-of = Veiling van marktplaats { $market }
web-auction-has-won = won al een marktplaats
web-auction-passed = uitgestapt
web-auction-passed-at = uitgestapt · bood { $bid }
web-auction-poor = te weinig munten: { $of }
web-auction-why-passed = uitgestapt
web-auction-why-poor = te weinig munten
web-auction-why-has-won = marktplaats gewonnen
web-auction-out = eruit
web-auction-leads = aan kop met { $bid } van { $of }
web-auction-bid = bod { $bid } van { $of }
web-bids-lower = Lagere biedingen
web-bids-higher = Hogere biedingen
web-fx-rival-limit = { $name } kan tot { $n } gaan
web-ask-accept = Het aanbod van { $name } aannemen?
web-ask-accept-counter = Het tegenbod van { $name } aannemen?
web-auction-in =
    { $of ->
        [0] geen munten
        [one] 1 munt
       *[other] { $of } munten
    }
web-ask-open = Marktplaats { $market } veilen?
web-ask-raise = Bied meer dan { $bid } op marktplaats { $market } of stap uit.
web-ask-bid = { $bid } bieden op marktplaats { $market }?
web-out-passed = Je bent uitgestapt: deze veiling gaat zonder jou verder.
web-out-poor = { $who } bood { $bid } en je hebt { common-coins }: je ligt uit deze veiling.
web-out-has-won = Je hebt al een marktplaats gewonnen: in deze veiling kun je niet bieden.
web-outbid = Met { common-coins } kon je niet hoger gaan.
web-cannot-open = Biedingen beginnen bij { $least }: met { common-coins } kun je niet bieden.
web-go-open = Openen op { $bid }
web-go-bid = { $bid } bieden
web-go-put-up = Veilen
web-drop-out = Uitstappen

## Colosseum: trading

web-trade-with = Ruilen met
web-trade-thinks = denkt erover na
web-trade-answered = heeft geantwoord
web-trade-declined = weigerde
web-trade-lacks = heeft het niet
web-trade-has =
    { $n ->
        [one] heeft 1 soort die je mist
       *[other] heeft { $n } soorten die je mist
    }
web-trade-has-none = heeft niets dat je mist
web-trade-you-lack = deze missen je programma’s
web-trade-hint =
    Kies wie je vraagt. Je mag nog { $n ->
        [one] één aanbod
       *[other] { $n } aanbiedingen
    } doen.
web-everyone = Iedereen
web-first-to-accept = eerste die accepteert
web-you-give = Jij geeft
web-you-get = Jij krijgt
web-gives = { $name } geeft
web-in-return = In ruil
web-from-your-rack = Uit je rek
web-from-player = Van { $name }
web-from-anyone = Van iedereen
web-give-label = { $kind } geven, nog { $n }
web-want-label = { $kind } vragen, er zijn er { $n }
web-take-back-label = { $kind } terugnemen
web-nothing-yet = nog niets
web-deal-added = toegevoegd
web-deal-taken-out = weggehaald
web-pay-label = Munten die je betaalt
web-charge-label = Munten die je wilt
web-offer-of = { $name } doet dit aanbod.
web-may-offer = { $name } mag een aanbod doen.
web-offer-preparing = { $name } bereidt een aanbod voor.
web-counter-of = { $name } antwoordt met dit aanbod.
web-offer-refused = Dat kan geen deel zijn van dit aanbod.
web-offer-declined =
    { $n ->
        [one] { LIST($who) } weigerde je aanbod.
       *[other] { LIST($who) } weigerden je aanbod.
    }
web-offer-nobody = Niemand nam je aanbod aan: { LIST($who, form: "inside") } weigerden.
web-offer-passed-over =
    { $n ->
        [one] { LIST($who) } heeft niet wat je wilt.
       *[other] { LIST($who) } hebben niet wat je wilt.
    }
web-counter-declined = { LIST($who) } weigerde je tegenbod.
web-for-you = Voor jou
web-for-player = Voor { $name }
web-no-program-changes = Geen programma verandert
web-end-trading = Stoppen met ruilen
web-ask-draft-both = Kies wat je geeft en wat je daarvoor wilt.
web-ask-draft-want = Kies nu wat je ervoor wilt.
web-ask-draft-give = Kies nu wat je ervoor geeft.
web-ask-send = Dit aanbod versturen?
web-do-send = Versturen
web-do-accept = Accepteren
web-do-decline = Weigeren
web-do-counter = Wijzigen…

## Colosseum: producing

web-do-begin = Evenement beginnen
web-dice-label = Dobbelstenen: { $faces }
web-your-roll = Jouw worp
web-the-roll = De worp
web-walk =
    { $n ->
        [one] { $noble }: 1 vak
       *[other] { $noble }: { $n } vakken
    }
web-walk-way = van { $from } naar { $where }
web-choose-noble = Kies een verlichte edele.
web-choose-target = Kies waarheen.
web-medals-move-nobles = Een medaille verplaatst een edele tot drie vakken, vooruit of achteruit: kies een verlichte.
web-move-label = { $noble } op vak { $space }
web-move-to-label = { $noble } { $n } vakken, naar vak { $space }
web-move-brings = { $n } toeschouwers voor { FORM($who, "object") }
web-ask-move =
    { FORM($noble, "the") } { $n ->
        [one] één vak verplaatsen?
       *[other] { $n } vakken verplaatsen?
    }
web-go-move = Verplaatsen
web-ask-produce = { $program } vertonen?
web-go-produce = Vertonen
web-ask-jokers =
    { $n ->
        [0] Geen joker gebruiken?
        [one] Een joker gebruiken?
       *[other] { $n } jokers gebruiken?
    }
web-go-jokers = Gebruiken
web-use-jokers =
    { $n ->
        [0] Geen joker
        [one] 1 joker
       *[other] { $n } jokers
    }
web-ask-medals =
    { $n ->
        [0] Geen medaille uitgeven?
        [one] Een medaille aan publiek uitgeven?
       *[other] { $n } medailles aan publiek uitgeven?
    }
web-produce-for = Vertonen voor { $n }
web-produce-label = { $program } vertonen, { $n } toeschouwers
web-audience = Publiek
web-show-all = Alle { $n } fiches
web-show-some = { $have } van { $of } fiches
web-show-jokers =
    { $n ->
        [one] een joker valt in
       *[other] { $n } jokers vallen in
    }
web-show-each = elk +{ $n }
web-show-previous =
    { $n ->
        [0] Geen ander programma vertoond
        [one] 1 ander programma vertoond
       *[other] { $n } andere programma’s vertoond
    }
web-show-tickets =
    { $n ->
        [0] Geen seizoensticket
        [one] 1 seizoensticket
       *[other] { $n } seizoenstickets
    }
web-show-stars = Gebruikte sterren
web-show-nobles = Edelen in de arena
web-show-podiums =
    { $n ->
        [0] Geen podium
        [one] 1 podium
       *[other] { $n } podia
    }
web-show-medals = Uitgegeven medailles
web-show-medals-held = je hebt er { $n }
web-fewer-medals = Een medaille minder
web-more-medals = Een medaille meer

## Colosseum: closing

web-closing-podium = Podium
web-closing-clean-up = Opruimen
web-closing-donation = Gift
web-podium-goes-to = Een podium voor { FORM($who, "object") } met { $score }: +3 bij elk evenement.
web-podium-contest = Dobbelstenen beslissen wie het krijgt.
web-clean-up-says = Van elk evenement verdwijnt één fiche uit het spel.
web-donation-says =
    { WHO($who) ->
        [you] Je staat laatste met { $score } en mag { FORM($giver, "object") } om een fiche vragen.
       *[other] { $who } staat laatste met { $score } en mag { FORM($giver, "object") } om een fiche vragen.
    }
web-donation-next = Daarna mag de laatste de leider om een fiche vragen.
web-in-the-fire = In het vuur
web-donated = { $who } staat laatste en kreeg { FORM($kind, "a") } van je als schenking.
web-no-loss = geen verlies
web-no-gain = geen winst
web-star-kept = ster behouden
web-star-lost = ster kwijt
web-star-won = ster gewonnen
web-star-taken = { $who } nam je ster over: { LIST($kinds) }.
web-spectators = toeschouwers
web-pick-loses =
    Programma { $number }, { $program }, verliest { $n ->
        [one] 1 toeschouwer
       *[other] { $n } toeschouwers
    } als je deze fiche weggeeft.
web-pick-gains =
    Programma { $number }, { $program }, wint { $n ->
        [one] 1 toeschouwer
       *[other] { $n } toeschouwers
    } met deze fiche.
web-ask-discard = Deze fiche afleggen: { $kind }?
web-go-discard = Afleggen
web-ask-request = Om deze fiche vragen: { $kind }?
web-go-request = Vragen

## Circus Maximus: the table

web-circus-maximus = Circus Maximus
web-day = Dag
web-phase-favours = Gunsten
web-phase-tickets = Tickets
web-phase-events = Evenementen
web-phase-scoring = Telling
web-circus-board-label = De stad: Caesars villa, het Forum en drie speelplaatsen, met hun rijen
web-place-villa = Villa
web-place-forum = Forum
web-place-circus_maximus = Circus
web-place-theatre_of_pompey = Theater
web-place-colosseum = Colosseum
web-places = Plaatsen
web-turn-order-short = Rij
web-start-player = Startspeler
web-start-short = start
web-start-player-text = Jij begint voortaan elke rij.
web-start-card = de startspelerkaart
web-the-queue = De rij
web-queue-served = van voren bediend, één kaart per handelaar
web-queue-empty = Nog niemand staat in de rij.
web-served = bediend
web-nothing-to-sell = niets te verkopen
web-trader-idle = { $name }, { $rank }: { $why }
web-now = nu
web-no-visitors = nog geen bezoekers
web-tickets = Tickets
web-favours = Gunsten
web-in-hand = In de hand
web-sold = Verkoop
web-none = geen
web-none-yet = nog geen
web-has-passed = heeft gepast
web-out = gepast
web-today = Vandaag
web-n-events =
    { $n ->
        [0] geen bijzonder evenement
        [one] 1 bijzonder evenement
       *[other] { $n } bijzondere evenementen
    }
web-event-pays =
    { $n ->
        [one] bezoekers betalen 1 munt meer
       *[other] bezoekers betalen { $n } munten meer
    }
web-no-events = Bezoekers betalen wat ze altijd betalen.
web-favours-left = Gunsten over
web-visitors-left = Bezoekers over
web-trader = Handelaar
web-your-traders = Jouw handelaars
web-unplayed-pay = Niet gespeelde handelaars leveren vanavond hun munten op.
web-tonight = Vanavond
web-tonight-sold = verkocht
web-tonight-tickets = tickets
web-tonight-unplayed = niet gespeeld
web-more-to-sell = nog tot { $n }
web-your-tickets = Jouw tickets
web-your-favours = Jouw gunsten
web-no-tickets-yet = Nog geen. Ze zijn te koop op het Forum.
web-no-tickets-today = Geen.
web-no-favours-yet = Geen. Ze worden in de villa gegeven.
web-no-favours-today = Geen.
web-no-tickets-here = geen meer
web-best-visitor = beste bezoeker { $n }
web-up-to = tot { $n }
web-worth-unused = { $n } waard als ze niet gebruikt wordt
web-tab-traders = Handelaars
web-tab-favours = Gunsten

web-favour-extra_visitor = Trek een bezoeker voor een plaats naar keuze.
web-favour-push_ahead = Een van je handelaars schuift één plaats op.
web-favour-double_sale = Een bediende handelaar verkoopt twee tickets.
web-favour-recall_trader = Neem een handelaar uit een eerdere fase terug en speel hem.
web-favour-bribe_legionnaire = Een legionair betaalt je 6 in plaats van 2.
web-favour-new_ticket = Trek een ticket, en een bezoeker voor de plaats ervan.
web-favour-rank_one_is_eight = Je 1 telt deze fase als 8.
web-favour-double_purchase = Een handelaar op het Forum neemt twee tickets.
web-favour-second_trader = Speel nog een handelaar in dezelfde beurt.
web-when-instead = In plaats van een handelaar.
web-when-forum = In plaats van een handelaar, in de fase van de tickets.
web-when-buying = Wanneer je op het Forum bediend wordt.
web-when-selling = Wanneer je bij een speelplaats bediend wordt.
web-when-beside = Samen met een handelaar.
web-when-one = Wanneer je je 1 speelt.

web-to-venue = Naar: { $venue }
web-sell-to = Verkopen ({ $visitor }, betaalt { $n })
web-push-label = Je { $rank } laten voordringen
web-choose-venue = Kies een plaats voor je { $rank }.
web-choose-push = Kies welke handelaar voordringt.
web-choose-recall = Kies welke handelaar terugkomt.
web-choose-buyer = Kies wie koopt.
web-choose-ticket = Kies nu het ticket voor deze bezoeker.
web-ask-play = Je { $rank } spelen?
web-ask-play-at = Je { $rank } spelen: { $venue }?
web-ask-play-as-eight = Je { $rank } als 8 spelen?
web-ask-play-as-eight-at = Je { $rank } als 8 spelen: { $venue }?
web-ask-recall = Je { $rank } terugnemen en opnieuw spelen?
web-ask-recall-at = Je { $rank } terugnemen en opnieuw spelen: { $venue }?
web-ask-push = Je { $rank } één plaats laten opschuiven?
web-ask-use = De gunst “{ $favour }” gebruiken?
web-ask-take = “{ $thing }” nemen?
web-ask-sell = “{ $thing }” verkopen ({ $visitor })?
web-go-play = Spelen
web-go-push = Voordringen
web-go-place = Plaatsen
web-go-use = Gebruiken
web-go-take = Nemen
web-go-sell = Verkopen
web-sell-nothing = Niets verkopen
web-fx-place = in de rij
web-place-of = { $n } van { $of }
web-fx-hand = niet gespeeld
web-fx-favour-used = kost een gunst

## Pages

web-pages = Pagina’s
web-nav-play = Spelen
web-nav-rules = Regels
web-nav-replays = Herhalingen
web-nav-about = Over
web-language = Taal
web-hero = Geef Rome een show.
web-hero-text = Twee bordspellen uit het oude Rome, binnen tien seconden tegen goede bots of met vrienden via een link.
web-about-colosseum = Bied op gladiatoren en leeuwen, bouw je arena, lok de Keizer naar je tribune. Eén groot evenement wint.
web-about-circus_maximus = Leid een bende zwarthandelaars: sta in de rij voor gunsten en tickets, en verkoop duur aan de poort.
web-minutes-colosseum = ongeveer 40 minuten
web-minutes-circus_maximus = ongeveer 25 minuten
web-level = Niveau van de bots
web-bots-of = Bots: { $level }
web-play-now = Nu spelen
web-with-friends = Met vrienden
web-my-games = Mijn spellen
web-my-games-empty = Geen spel bezig.
web-my-games-later = Je spellen verschijnen hier zodra de server antwoordt.
web-all-games = Alle { $n } spellen
web-open-tables = Open tafels
web-open-tables-empty = Nu wacht er niemand. Open een tafel, en anderen zien die hier.
web-open-tables-later = Open tafels verschijnen hier zodra de server antwoordt.
web-status-open = wacht op spelers
web-status-playing = bezig
web-status-over = afgelopen
web-time-to-go = nog { $time }
web-time-waited = al { $time }
web-seats-free =
    { $n ->
        [one] 1 plaats vrij
       *[other] { $n } plaatsen vrij
    }
web-open = Openen
web-join = Meedoen
web-new-table = Nieuwe tafel
web-replays-text = Loop je gespeelde spellen stap voor stap door.
web-fan-made = Een gratis plek, gemaakt door liefhebbers. Spellen van Wolfgang Kramer, Markus Lübke en Jeffrey D. Allers.
web-fair-dice = Eerlijke dobbelstenen, uitgelegd
web-credits = Met dank aan
web-loading = Een ogenblik…

web-game = Spel
web-variant-intense_auctions = Intense veilingen
web-variant-intense_auctions-text = Je kunt meerdere veilingen per ronde winnen (regel C4.10).
web-variant-caesar = Caesar
web-variant-caesar-text = Caesar zelf kan komen, met nog twee bezoekers (regel M9).
web-pace = Tempo
web-pace-none-title = Ongehaast
web-pace-none-text = geen klok
web-pace-live-title = Live
web-pace-live-text = { $n } min elk, { $more } s per zet
web-pace-slow-title = Per post
web-pace-slow-text =
    { $n ->
        [24] een dag per zet
        [72] drie dagen per zet
       *[other] { $n } uur per zet
    }
web-pace-time = Hoeveel tijd
web-pace-minutes = { $n } min
web-pace-hours = { $n } uur
web-pace-days =
    { $n ->
        [one] 1 dag
       *[other] { $n } dagen
    }
web-who-may-come = Wie mag komen
web-with-the-link = Met de link
web-anyone = Iedereen
web-table-name = Naam van de tafel
web-table-name-hint = Idus van maart
web-open-the-table = Tafel openen
web-the-table = De tafel
web-variants = Variant
web-no-variant = geen
web-more-choices = Meer keuzes
web-may-watch = Anderen mogen toekijken
web-may-watch-text = Toeschouwers zien wat voor iedereen open ligt en kunnen niets doen.
web-advice-allowed = Advies toegestaan
web-advice-allowed-text = Een speler mag vragen wat een bot zou doen.
web-takes-over = Speelt verder voor wie weg is
web-takes-over-text = Wie geen tijd meer heeft of weggaat, kan de plaats altijd weer innemen.
web-yes = ja
web-no = nee
web-begin-game = Spel beginnen
web-sit-here = Hier zitten
web-send-away = { $name } wegsturen
web-plan-seats =
    { $n ->
        [0] Alle plaatsen zijn bezet: het spel kan beginnen.
        [one] Eén plaats is voor een vriend. Open de tafel om de link te krijgen.
       *[other] { $n } plaatsen zijn voor vrienden. Open de tafel om de link te krijgen.
    }

web-seats = Plaatsen
web-seats-taken = { $n } van { $of } bezet
web-open-seat = Vrije plaats
web-for-a-friend = voor een vriend of een bot
web-thats-you = dat ben jij, met jouw kleur en embleem
web-ready = Klaar
web-seat-a-bot = Bot neerzetten
web-remove-bot = Bot weghalen
web-send-link = Link sturen
web-copied = Gekopieerd
web-your-name = Jouw naam
web-take-a-seat = Plaatsnemen
web-fill-with-bots = Opvullen met bots
web-i-am-ready = Ik ben klaar
web-not-yet = Nog niet
web-lobby-come = Er is een plaats vrij voor jou.
web-lobby-open-seats =
    { $n ->
        [one] Eén plaats is vrij. Stuur de link, of zet een bot neer.
       *[other] { $n } plaatsen zijn vrij. Stuur de link, of zet bots neer.
    }
web-lobby-are-you-ready = Alle plaatsen zijn bezet. Ben je klaar?
web-lobby-waiting = Wachten op { $names }.
web-lobby-starting = Iedereen is klaar: het spel begint.

web-title-over = { $table } is afgelopen
web-lasted = duurde { $time }
web-podium-label = Het podium van de winnaars
web-wins = { $name } wint
web-you-win = Jij wint!
web-they-win = { $names } delen de overwinning
web-won-spectators = { $n } toeschouwers bij één enkel evenement.
web-won-coins = { $n } munten na drie dagen.
web-final-standing = Eindstand
web-by-day = dagen { $days }, gunsten { $favours }
web-rematch = Revanche
web-replay = Herhaling
web-share = Delen
web-see-table = Tafel bekijken
web-dice-fair = Dobbelstenen bewezen eerlijk
web-fair-title = Elke worp en trekking volgt uit het geheim waaraan de tafel zich voor de eerste zet verbond.
web-chart-label = Scores van alle spelers door de tijd
web-awards = Prijzen
web-awards-none = Alles was gelijk verdeeld.
web-award-podiums = Lieveling van de stad
web-award-podiums-text =
    { $n ->
        [one] { $n } podium
       *[other] { $n } podia
    }
web-award-stars = Sterrenmaker
web-award-stars-text =
    { $n ->
        [one] { $n } sterartiest aan het einde
       *[other] { $n } sterartiesten aan het einde
    }
web-award-tickets = Trouw publiek
web-award-tickets-text =
    { $n ->
        [one] { $n } seizoensticket
       *[other] { $n } seizoenstickets
    }
web-award-programs = Druk podium
web-award-programs-text =
    { $n ->
        [one] { $n } programma vertoond
       *[other] { $n } programma’s vertoond
    }
web-award-rich = Volle kisten
web-award-rich-text =
    { $n ->
        [one] { $n } munt aan het einde
       *[other] { $n } munten aan het einde
    }
web-award-arena = Meesterbouwer
web-award-arena-text = een arena van { $n } vakken
web-award-sales = Beste verkoper
web-award-sales-text =
    { $n ->
        [one] { $n } munt uit verkoop
       *[other] { $n } munten uit verkoop
    }
web-award-patience = Geduld loont
web-award-patience-text =
    { $n ->
        [one] { $n } munt van thuisblijvers
       *[other] { $n } munten van thuisblijvers
    }
web-award-day = Dag der dagen
web-award-day-text =
    { $n ->
        [one] { $n } munt op één dag
       *[other] { $n } munten op één dag
    }
web-award-favours = Vriend van Caesar
web-award-favours-text =
    { $n ->
        [one] { $n } gunst tot het einde bewaard
       *[other] { $n } gunsten tot het einde bewaard
    }
web-award-find = Beste zet
web-award-lucky = Meeste geluk
web-award-unlucky = Minste geluk
web-award-comeback = Comeback
web-award-steady = Minste fouten
web-award-bargain = Beste bod
web-award-trade = Scherpste ruil
web-award-sale = Duurste verkoop

web-replay-first = Naar het begin
web-replay-back = Een stap terug
web-replay-next = Een stap verder
web-replay-last = Naar het einde
web-replay-play = Afspelen
web-replay-pause = Pauze
web-replay-speed = Snelheid
web-replay-move = Zet { $n } van { $of }
web-share-moment = Dit moment delen
web-download-record = Verslag
web-leave-replay = Verlaten
web-replays-empty = Nog geen afgelopen spel.

web-find-rule = Zoek een woord of nummer
web-no-rule-found = Geen regel zegt dat.

web-set-look = Uiterlijk
web-set-play = Spel
web-set-you = Jij
web-set-kept = bewaard in deze browser; naam, taal en thema ook in je account
web-set-theme = Thema
web-theme-system = Zoals het systeem
web-theme-light = Dag
web-theme-dark = Nacht
web-set-text = Tekstgrootte
web-set-contrast = Sterker contrast
web-set-contrast-text = Krachtiger lijnen en tekst, geen patronen op vlakken.
web-set-motion = Beweging
web-motion-full = Volledig
web-motion-short = Kort
web-motion-none = Geen
web-set-bots = Bots antwoorden
web-set-bots-text = aan tafels die jij opent
web-bots-at-once = Meteen
web-bots-human = In mensentempo
web-set-sure = Vragen vóór een zet die niet terug kan
web-set-sure-text = Biedingen, antwoorden aan anderen, dobbelstenen, het eind van je beurt.
web-set-effects = Tonen wat een zet doet
web-set-effects-text = De gevolgen als labels in de vraag.
web-ask-sure = { $what }?
web-cannot-be-undone = Dit kan niet worden teruggenomen.
web-do-it = Ja, doen
web-set-seats = Plaatsen
web-set-seats-text = kleur, embleem en weefsel
web-save = Opslaan
web-saved = Opgeslagen.
web-record-line = { $n } gespeeld, { $won } gewonnen
web-set-account = Account
web-set-account-text = Een gast wordt alleen in deze browser onthouden. Met een account vind je je spellen overal terug.
web-password = Wachtwoord
web-make-account = Account maken
web-account-made = Je account is gemaakt.
web-log-in = Inloggen
web-logged-in = Je bent ingelogd.
web-set-keys = Toetsen
web-key-walk = langs wat verlicht is
web-key-choose = kiezen
web-key-back = terug
web-key-pass = passen
web-key-markets = de marktplaatsen

web-about-what = Wat dit is
web-about-what-text = Munera zijn de shows die een Romeinse impresario het volk geeft. Hier kun je twee bordspellen daarover spelen, bestuderen en aan machines leren. Het is gemaakt door liefhebbers en staat los van de uitgevers.
web-fair-step-1 = Voor de eerste zet kiest de tafel een geheim en laat iedereen de vingerafdruk ervan zien, een hash: het geheim kan niet meer veranderen.
web-fair-step-2 = Elke speler brengt iets van zichzelf mee. Elke worp en trekking volgt uit beide, zodat niemand ze kan sturen.
web-fair-step-3 = Aan het einde wordt het geheim onthuld. Iedereen kan een afgelopen spel controleren, hier of met één commando op de eigen machine.
web-credits-games = Colosseum is ontworpen door Wolfgang Kramer en Markus Lübke, Circus Maximus door Jeffrey D. Allers.
web-credits-signs = Tekens van Lorc, Delapouite en anderen, uit
web-credits-fonts = Lettertypen: Cinzel van Natanael Gama en Inter van Rasmus Andersson, onder de SIL Open Font License.

## Quiet and error states

web-no-connection = De server is niet bereikbaar. Er is niets verloren: probeer het zo nog eens.
web-server-error = Er ging iets mis op de server. Er is niets verloren: probeer het zo nog eens.
web-line-broke = De verbinding brak. Opnieuw proberen.
web-line-trying = Niets is verloren: de tafel houdt je plaats vrij. Volgende poging over { $n } s.
web-try-now = Nu proberen
web-try-again = Opnieuw
web-go-home = Naar de startpagina
web-quiet-full = Geen plaats om te kijken
web-quiet-offline = De server antwoordt niet
web-quiet-no-table = Geen tafel op dit adres
web-quiet-no-table-text = “{ $address }” leidt nergens heen. Misschien ontbreekt er een letter, of de tafel is gesloten voordat het spel was afgelopen.
web-better-address = Het adres verbeteren
web-quiet-server = De server heeft een probleem
web-quiet-no-replay = Geen spel op dit adres
web-quiet-nowhere = Niets op dit adres
web-quiet-nowhere-text = “{ $address }” leidt nergens heen. De link is onderweg misschien ingekort. Vanaf de startpagina is alles te bereiken.
web-quiet-broken = Iets op deze pagina ging kapot
web-quiet-broken-text = Je spel staat veilig op de server: laad de pagina opnieuw. Wat er misging: { $error }

## Around the table

web-more = Meer
web-panel-log = Verloop
web-panel-chat = Chat
web-panel-orders = Orders
web-panel-table = Tafel
web-see-moment = Dit moment bekijken
web-by-order = door een vaste order
web-while-away = Terwijl je weg was
web-watch-it = Bekijk het
web-play-on = Verder spelen
web-rule-here = De regel achter deze vraag: { $rule }
web-rules-all = Alle regels
web-sounds = Geluiden
web-sound-on = Geluiden aanzetten
web-sound-off = Geluiden uitzetten
web-people = Aan deze tafel
web-mute = Niet tonen wat { $name } zegt
web-is-muted = Je hoort { $name } niet.
web-unmute = Weer horen
web-chat-not-sent = Dit is niet verstuurd; probeer het opnieuw.
web-fair-dice-title = Eerlijke dobbelstenen
web-fair-promise =
    { $n ->
        [0] Nog geen worp of trekking. Ze volgen allemaal uit een geheim van voor de eerste zet.
        [one] Eén worp of trekking tot nu toe, uit een geheim van voor de eerste zet.
       *[other] { $n } worpen en trekkingen tot nu toe, alle uit een geheim van voor de eerste zet.
    }
web-fair-verified =
    { $n ->
        [one] Gecontroleerd: de enige worp of trekking van dit spel was eerlijk.
       *[other] Gecontroleerd: alle { $n } worpen en trekkingen van dit spel waren eerlijk.
    }
web-fair-wrong = De dobbelstenen van dit spel volgen niet uit wat vooraf is vastgelegd. Vertrouw deze host niet.
web-fair-commitment = Vastgelegd voor de eerste zet
web-fair-mine = Jij bracht in
web-fair-theirs = Inbreng van { $name }
web-fair-secret = Het geheim, onthuld
web-close = Sluiten
web-hint-title = Een bot zou overwegen
web-hint-none = Niets in het bijzonder.
web-step-aside = Een bot laten spelen
web-step-aside-text = Moet je weg? Een bot speelt in jouw plaats verder, en je neemt je plaats terug wanneer je wilt.
web-a-bot-plays-for-you = Een bot speelt voor je.
web-take-my-seat-back = Mijn plaats terugnemen
web-account-of = De rekening van dag { $day }
web-account-had = had { $n }
web-account-sold = Verkocht
web-account-unplayed = Niet gespeeld
web-account-best = beste dag
web-account-nothing-sold = Niets verkocht
web-account-go-on = Naar dag { $day }

## Vaste orders

web-orders-standing = Jouw orders
web-orders-none = Neem een beslissing vooraf, dan wacht niemand op je. Alleen jij ziet je orders.
web-order-give = Deze order geven
web-order-revoke = Deze order intrekken
web-order-pass_phase = Passen in een fase
web-order-text-pass_phase = Je past telkens als je in deze fase iets gevraagd wordt, en wijst aanbiedingen af.
web-order-bid = Bieden tot een grens
web-order-text-bid = Je verhoogt met één tot de grens en stapt dan uit. De order vervalt zodra je wint.
web-order-decline_trades = Ruilvoorstellen beantwoorden
web-order-text-decline_trades = Je neemt het eerste aanbod aan dat je minstens dit geeft voor hoogstens dat, en wijst de rest af. Zonder wens wijs je alles af.
web-order-answer_offer = Dit open aanbod beantwoorden
web-order-text-answer_offer = Jouw antwoord op het aanbod dat naar je onderweg is, en op geen ander.
web-order-discard = Afleggen na een show
web-order-text-discard = Bij elke opruiming leg je het eerste hiervan af dat kan.
web-order-donation = Om een gift vragen
web-order-text-donation = Als je laatste bent vraag je om het eerste hiervan dat de leider heeft.
web-order-queue_up = In de rij gaan staan
web-order-text-queue_up = Je speelt je laagste handelaar die ver genoeg vooraan staat, tot er zoveel staan.
web-order-take_favour = Gunsten nemen
web-order-text-take_favour = Aan de beurt bij de villa neem je de eerste hiervan die er ligt.
web-order-take_dearest = Het duurste kaartje nemen
web-order-text-take_dearest = Bij gelijke kaartjes dat voor de plaats met de beste bezoeker.
web-order-sell_dearest = Tegen de beste prijs verkopen
web-order-text-sell_dearest = Je verkoopt je duurste kaartje aan de beste bezoeker.
web-order-param-phase = Fase
web-order-param-market = Marktplaats
web-order-param-most = Tot en met
web-order-param-put_up = Zelf laten veilen
web-order-param-tokens = Zij geven minstens
web-order-param-coins = en minstens munten
web-order-param-for_tokens = voor hoogstens
web-order-param-for_coins = en hoogstens munten
web-order-param-lasts = Geldt
web-order-param-answer = Antwoord
web-order-param-kinds = Het eerste hiervan
web-order-param-otherwise = Anders
web-order-param-queue = Rij
web-order-param-traders = Handelaars daar
web-order-param-highest = Rang hoogstens
web-order-param-place = Plaats in de rij of beter
web-order-param-favours = De eerste hiervan
web-order-any = elke marktplaats
web-order-market = marktplaats { $market }
web-order-choice-no = nee
web-order-choice-yes = ja
web-order-choice-accept = aannemen
web-order-choice-decline = afwijzen
web-order-choice-ask = mij vragen
web-order-choice-pass = passen
web-order-choice-phase = deze fase
web-order-choice-day = deze dag
web-order-choice-game = het hele spel

## Lessons

web-lesson-colosseum = Je eerste ronde
web-lesson-circus-maximus = Je eerste dag
web-lesson-about = Stap voor stap aan de echte tafel, in ongeveer vijf minuten.
web-lesson-first = Nieuw hier? Leer het in vijf minuten
web-lesson-number = Magister, { $n } van { $of }
web-lesson-next = Verder
web-lesson-back = Vorige stap
web-lesson-leave = Les verlaten
web-lesson-go-on = Verder met de les
web-lesson-again = Vanaf het begin
web-lesson-whole-game = Nu een heel spel tegen Plebejers
web-lesson-otherwise = De regels laten het toe, maar deze les gaat een andere kant op. Probeer wat er gevraagd wordt.
web-lesson-watch = De anderen spelen…

## Analysis of a finished game

web-analysis = Analyse
web-analysis-about = Een sterke bot bekijkt elke zet: wie er wanneer voorstond, welke zetten ertoe deden en wat beter was.
web-analysis-ask = Dit spel analyseren
web-analysis-thorough = Meer tijd nemen
web-analysis-working = Het spel wordt geanalyseerd
web-analysis-leave = Je mag weggaan; de analyse gaat door en staat hier als je terugkomt.
web-analysis-cancel = Annuleren
web-analysis-failed = De analyse kon niet worden afgemaakt.
web-chances = Ieders winkans
web-percent = { $n }%
web-mark-before = Vorige belangrijke zet
web-mark-next = Volgende belangrijke zet
web-marks-count =
    { $n ->
        [one] Eén belangrijke zet is in de grafiek gemarkeerd.
       *[other] { $n } belangrijke zetten zijn in de grafiek gemarkeerd.
    }
web-show-better = De betere zet tonen
web-what-if = Wat als…
web-what-if-back = Terug naar het spel
web-what-if-who = Dit had { $name } kunnen doen:
web-what-if-chance = Hier beslissen dobbelstenen of kaarten. Ga naar een moment waarop iemand kiest.
web-what-if-end = Daarna beslissen dobbelstenen, kaarten of een andere speler.
web-play-on-here = Vanaf hier verder spelen
web-play-on-about = Na zet { $n } begint een nieuwe tafel, met nieuwe dobbelstenen.
web-play-on-seat = Jouw plaats
web-plays-on = Vervolg op een ander spel

## Positions to solve

web-puzzle = Puzzel
web-puzzles = Puzzels
web-puzzles-about = Echte stellingen met één zet die duidelijk de beste is. Vind hem; je eerste antwoord telt.
web-puzzles-record =
    { $answered ->
        [0] Je hebt er nog geen beantwoord.
       *[other] Je hebt er { $solved } van de { $answered } in één keer opgelost.
    }
web-puzzle-today = Stelling van de dag
web-puzzle-find = Vind de beste zet
web-puzzle-about = Doe hem op de tafel. Eén zet geeft de beste winkans.
web-puzzle-right = Dat is de beste zet
web-puzzle-wrong = Er is een betere zet
web-puzzle-best = Het beste was: { $move }
web-puzzle-odds = Jouw winkans: { $yours } met jouw zet, { $best } met de beste.
web-puzzle-chance = Jouw winkans is nu { $best }.
web-puzzle-first-counts = Alleen het eerste antwoord telt voor je score.
web-puzzle-next = Volgende stelling
web-puzzle-number = Stelling { $n }, { $grade }, { $state }
web-puzzle-new = nog niet beantwoord
web-puzzle-solved = opgelost
web-puzzle-missed = gemist
web-grade-1 = makkelijk
web-grade-2 = gemiddeld
web-grade-3 = moeilijk

## Colosseum: hulp bij het eerste spel

web-help-first-investment = Alles wat goud is kun je kopen: programma’s, arenavakken voor grotere, tickets, de loge. De grootste enkele show wint.
web-help-initiate = Bied op de drie fiches van een marktplaats. Eronder: welke van je programma’s ze helpen, en met hoeveel fiches.
web-help-idle = Ruil fiches en munten met wie je wilt; beide kanten geven iets.
web-help-beginning = Eerst brengen de dobbelstenen edelen naar arena’s, dan kies je het programma.
web-help-moving = Edelen in je arena trekken publiek: keizer 7, consul 5, senator 3. Eindigen op een lauwer geeft een medaille.
web-help-choosing = Een munt per toeschouwer. Programma’s mogen later opnieuw; alleen je beste evenement telt.
web-help-clean-up = Het verdwijnt voorgoed: geef wat je programma’s het minst schaadt.
web-help-donation = Een gift van de leider: neem wat je programma’s aanvult.

## Circus Maximus: wat helpt

web-caesars-villa = Caesars villa
web-queue-reach =
    { $n ->
        [one] hoogste rang eerst · één kaart
       *[other] hoogste rang eerst · { $n } kaarten voor de eerste { $n }
    }
web-queue-empty-today = Niemand stond hier in de rij.
web-and-more = + { $n } meer
web-n-tickets-today =
    { $n ->
        [one] 1 ticket vandaag
       *[other] { $n } tickets vandaag
    }
web-n-visitors =
    { $n ->
        [0] geen bezoeker
        [one] 1 bezoeker
       *[other] { $n } bezoekers
    }
web-no-ticket-of-yours = geen ticket van jou
web-tickets-for-sale = tickets te koop
web-took = { $name }: { $thing }
web-help-queue-cards =
    { $n ->
        [one] Er ligt één kaart: de hoogste rang krijgt die.
       *[other] Er liggen { $n } kaarten: de { $n } hoogste rangen nemen er elk één.
    }
web-help-queue-tickets = { $n } tickets voor de { $n } hoogste rangen. Verkocht brengt er een zijn munten op en die van de koper.
web-help-queue-venues = Een handelaar verkoopt één ticket aan één bezoeker: hun munten tellen samen. De hoogste rang eerst.
web-help-no-goods = Je hebt geen ticket te verkopen: hier verdient een handelaar niets, in de hand levert hij zijn munten op.
web-help-place = Hogere rangen staan ervoor, ook wie later komt.
web-help-take-favour = Een gunst helpt één keer, wanneer de kaart het zegt; wie haar tot het einde houdt, krijgt { $n }.
web-help-take-ticket = Verkoop het vanavond op zijn plek. Het brengt zijn eigen munten op en die van de bezoeker die het koopt.
web-help-sell = Kies een ticket van jou en een bezoeker die oplichten: hun munten tellen samen.
web-help-place-visitor = Elke bezoeker koopt één ticket: stuur deze naar waar je wilt verkopen.
web-extra-visitor = { $visitor }, betaalt { $n }.
web-extra-caesar = Het is Caesar: met hem komen nog twee bezoekers.
web-fx-nothing-left = te ver achter: geen kaart meer
web-fx-gets-card =
    { $n ->
        [one] krijgt voorlopig de enige kaart
       *[other] krijgt voorlopig een van de { $n } kaarten
    }
web-fx-too-few =
    { $n ->
        [one] maar 1 kaart: niets voor hem
       *[other] maar { $n } kaarten: niets voor hem
    }
web-fx-loses = je { $rank } krijgt dan niets
web-fx-sellers =
    { $n ->
        [0] geen handelaar meer om te verkopen
        [one] nog 1 handelaar om te verkopen
       *[other] nog { $n } handelaars om te verkopen
    }
web-fx-no-ticket = geen ticket: { $venue }
web-fx-no-more-tickets = geen tickets meer: { $venue }
web-fx-no-visitor = geen bezoeker meer over
web-fx-sale-about = beste verkoop nu
web-fx-best-sale = beste verkoop
web-fx-visitors-tickets =
    { $visitors ->
        [0] geen bezoeker
        [one] 1 bezoeker
       *[other] { $visitors } bezoekers
    } voor { $tickets ->
        [one] 1 ticket
       *[other] { $tickets } tickets
    }
web-fx-favour-worth = { $n } waard als je haar niet gebruikt
web-fx-next = volgende handelaar: { $name }, { $rank }
web-accounts = Rekeningen
web-account-unsold = Niet verkocht
web-account-you-lead = Je verdiende { $earned } en leidt met { $n }: { $coins }.
web-account-you-share = Je verdiende { $earned } en deelt de leiding met { $coins }.
web-account-you-behind = Je verdiende { $earned } en staat met { $coins } { $n } achter.
web-account-tomorrow =
    { $n ->
        [one] Handelaars, tickets en bezoekers komen terug; gunsten blijven. Morgen is er één bijzonder evenement.
       *[other] Handelaars, tickets en bezoekers komen terug; gunsten blijven. Morgen zijn er { $n } bijzondere evenementen.
    }

## Profiel, instellingen, herhalingen en andere pagina’s

web-profile = Profiel
web-nobody-yet = Welkom
web-nobody-yet-text = Je hebt hier nog niet gespeeld. Kies hieronder een naam, of begin gewoon een spel.
web-guest-since = Gast sinds { $day }, alleen bekend in deze browser
web-account-since = Hier sinds { $day }
web-statistics = Hoe het je verging
web-never-played = Nog niet gespeeld
web-won-share = { $n } % gewonnen
web-past-games = Gespeelde spellen
web-more-games = Eerdere spellen
web-place-nth = { $n }.
web-you-short = Jij
web-result = Uitslag
web-sessions = Waar je bent aangemeld
web-this-browser = deze browser
web-unknown-browser = Onbekende browser
web-session-line = laatst gezien { $seen }, sinds { $created }
web-end-session = Daar afmelden
web-log-out = Afmelden
web-guest-leaves = Afmelden en je partijen verliezen?
web-guest-leaves-text = Je bent gast: alleen deze browser kent je. Na het afmelden krijgt niemand je partijen terug. Een account bewaart ze.
web-stay = Blijven
web-download-games = Mijn partijen downloaden
web-log-in-text = Met je account vind je je spellen terug, op elk apparaat.
web-have-account = Ik heb al een account
web-no-account = Ik heb nog geen account
web-change-password = Wachtwoord wijzigen
web-password-least = minstens 8 tekens
web-password-old = Oud wachtwoord
web-password-new = Nieuw wachtwoord
web-password-changed = Het wachtwoord is gewijzigd; alle andere browsers zijn afgemeld.
web-change = Wijzigen
web-tokens = Programma’s die voor je spelen
web-tokens-text = Een eigen bot komt met een token aan tafel. Hij kan spelen, maar nooit je account wijzigen.
web-token-once = Kopieer het nu: het wordt maar één keer getoond.
web-token-name = Naam van het programma
web-token-name-hint = Mijn eerste bot
web-make-token = Token maken
web-end-token = Intrekken
web-token-until = tot { $day }
web-scope-read = kijken
web-scope-play = spelen
web-scope-tables = tafels openen en aanschuiven
web-copy = Kopiëren
web-set-sound = Geluiden
web-set-sound-text = Dobbelstenen, munten, jouw beurt.
web-call-me = Roep me
web-call-browser = Als ik aan de beurt ben
web-call-browser-text = In de browser, zolang een ander tabblad of venster voor staat.
web-call-denied = De browser staat het niet toe: sta meldingen voor deze site toe in de instellingen.
web-call-unsupported = Deze browser kent geen meldingen.
web-call-mail = Per mail
web-call-mail-text = Als je aan de beurt bent en weg bent; nooit bij live partijen.
web-call-webhook = Naar een webhook
web-call-webhook-text = Een https-adres dat van elke beurt van jou hoort zolang je weg bent.
web-call-needs-account = Mail en webhooks vragen een account.
web-notice-turn = Je bent aan de beurt.
web-your-turn = Jouw beurt
web-your-turn-in = Jij bent aan de beurt in { $count ->
    [one] { $count } spel
   *[other] { $count } spellen
}
web-qr-code = QR-code
web-qr-label = QR-code van { $address }
web-qr-text = Richt de camera van een telefoon hierop: deze tafel opent, er is alleen nog een naam nodig.
web-lobby-full = Alle plaatsen zijn bezet. Het spel begint als iedereen klaar is; je mag hier meekijken.
web-stand-up = Plaats verlaten
web-join-rematch = Doe mee aan de revanche
web-won-by = { $n } meer dan { $name }.
web-charts = Grafieken
web-chart-audience = Beste show per ronde
web-chart-standing = Munten per dag
web-chart-coins = Munten in de tijd
web-chart-days = Waar de munten vandaan kwamen
web-who-led = Wie wanneer leidde
web-led-share = { $name }, { $n } % van het spel
web-nobody-alone = Niemand alleen
web-bar-sales = dag { $day }, verkocht: { $n }
web-bar-traders = dag { $day }, niet gespeeld: { $n }
web-bar-favours = bewaarde gunsten: { $n }
web-key-sales = verkoop
web-key-traders = niet gespeelde handelaars
web-phase-set-up = Opzetten
web-replay-scrub = Moment van het spel
web-replay-jump = Per fase springen
web-no-record-kept = Het bestand is niet meer open in dit tabblad. Kies het opnieuw.
web-open-record = Een verslag openen
web-open-record-text = Een .munera-bestand van je schijf: de server speelt het na, controleert elke dobbelsteen en trekking en toont het hier. Het wordt niet bewaard.
web-choose-record = Kies een bestand
web-drop-record = of laat het hier los
web-record-too-large = Dit bestand is te groot voor een verslag: hoogstens 200 kB.
web-dice-wrong-commitment = Het geheim in dit verslag is niet wat de tafel had beloofd.
web-dice-wrong-outcome = Een dobbelsteen of trekking in dit verslag volgt niet uit het geheim.
web-dice-not-revealed = Het spel is hier nog niet uit: het geheim is nog verzegeld.
web-dice-no-commitment = Over de dobbelstenen van dit verslag is niets beloofd.
web-contents = Inhoud
web-quiet-no-storage = Deze browser bewaart niets
web-quiet-no-storage-text = Zonder cookies weet de server niet dat jij nog jij bent. Sta ze toe voor deze site; regels en herhalingen werken zonder.

## The plan of a day or a round

web-plan = Doel en verloop
web-goal-circus_maximus = Wie na drie dagen de meeste munten heeft, wint. Elke handelaar staat één keer per dag in de rij.
web-plan-favours = Bij de villa nemen de hoogste rangen elk een gunst.
web-plan-tickets = Op het Forum nemen andere handelaars elk een ticket.
web-plan-events = Op de plekken zelf verkoopt telkens nog een handelaar één ticket aan een bezoeker.
web-plan-scoring = Verkopen leveren munten op, en elke handelaar die in de hand bleef.
web-goal-colosseum = De grootste enkele show in vijf ronden wint.
web-plan-invest = Koop een programma, arenavakken, een seizoensticket of de loge.
web-plan-acquire = Bied op de drie fiches van een kraam.
web-plan-trade = Ruil fiches en munten met wie je wilt.
web-plan-produce = Voer een programma op: een munt per toeschouwer.
web-plan-closing-ceremony = Elk evenement kost een fiche. De leider krijgt een podium, de laatste een gift.

## Circus Maximus: voor het eerste spel

web-if-you-pass = Als je past: { $what }.
web-trader-title = Rang { $rank }; levert { $coins } op als hij niet wordt gespeeld
web-trader-played = Vandaag al gespeeld: { $place }. Elke handelaar staat één keer per dag in de rij.
web-trader-passed = Je hebt in deze fase gepast.
web-trader-asked = Nu niet. { $ask }
web-trader-waits = Nu niet: { $name } is aan de beurt.
web-being-served = Aan de beurt: { $name }, { $rank } ({ $place })
web-in-vain = Er was niets over voor je { $ranks }.
web-counts-as = Je { $rank } telt als { $as }.
web-pair-first-ticket = Je { $rank } neemt twee tickets: kies eerst het linker.
web-pair-second-ticket = Nu het tweede ticket, verder naar rechts of van dezelfde soort.
web-pair-first-sale = Je { $rank } verkoopt twee tickets: begin met het goedkoopste.
web-pair-second-sale = Nu de tweede verkoop van je { $rank }.

## Circus Maximus: plaatjes bij de regels

web-rule-m-event-days = Geen evenement op dag I, één op dag II, twee op dag III
web-rule-m-event-coins = Een evenement: één ticket meer, één bezoeker meer, en elke bezoeker daar betaalt 1 meer
web-rule-m-turns = Om de beurt, met de klok mee, elk één handelaar; wie past, doet niet meer mee
web-rule-m-queue-rank = De hoogste rang staat het dichtst bij de deur
web-rule-m-queue-equal = Gelijke rang: achter wie er al staat
web-rule-m-served = Eén kaart per handelaar, van voren af; achter het touw is niets meer over
web-rule-m-once-a-day = Wie in de rij stond, blijft daar tot de dag om is
web-rule-m-villa = Neem een van de gunsten die er nog zijn, of de startspelerkaart
web-rule-m-forum = Neem een van de open tickets
web-rule-m-sale = Je ticket voor deze locatie, verkocht aan een bezoeker daar
web-rule-m-no-ticket = Zonder ticket voor deze locatie: geen verkoop
web-rule-m-score = Ticket en bezoeker: hun munten tellen samen
web-rule-m-score-event = Bij een evenement ook de munt daarvan
web-rule-m-kept = Handelaars die je in de hand houdt, leveren hun munten op
web-rule-m-unsold = Onverkochte tickets leveren niets op
web-rule-m-push = De 4 gaat een 6 voorbij en telt in deze fase als 6
web-rule-m-push-later = Een latere 6 staat achter de ingehaalde
web-rule-m-one-is-eight = Met deze gunst staat de 1 als 8 in de rij
web-rule-m-caesar-comes = Waar Caesar komt, komen twee bezoekers mee
web-rule-m-caesar-sale = Naast hem mag één verkoop een gunst gebruiken in plaats van een ticket

## Circus Maximus: Caesar

web-caesar-there = Caesar is er: { $venue }.
web-caesar-sells = Eén verkoop daar mag een gunst gebruiken in plaats van een ticket. Zelf koopt hij niets.
web-caesar-here = Caesar: hier mag één gunst verkocht worden

## The rules: the page

web-opened-from-table = Geopend vanaf je tafel
web-back-to-named = Terug naar { $name }
web-glossary = Woorden
web-see-also = Zie ook

## The rules: what a chapter is about

web-chapter-C1 = Wat waar ligt voordat de eerste spelbeurt begint.
web-chapter-C2 = Vijf spelbeurten van vijf fases, en iedereen maakt er een af voor de volgende.
web-chapter-C3 = Je geeft munten uit aan wat je latere evenementen nodig hebben.
web-chapter-C4 = De marktplaatsen komen onder de hamer, drie fiches tegelijk.
web-chapter-C5 = Ruilen, kopen en verkopen tot de fiches zijn waar ze nodig zijn.
web-chapter-C6 = Je gooit, Edelen lopen, en één programma wordt voor de menigte gebracht.
web-chapter-C7 = Alles wat toeschouwers trekt wordt opgeteld, regel voor regel.
web-chapter-C8 = De eerste wordt geëerd, evenementen slijten, en de laatste wordt geholpen.
web-chapter-C9 = Wie het meeste van een soort heeft, heeft haar Sterartiest.
web-chapter-C10 = Kleine dingen om voor het juiste moment te bewaren.
web-chapter-C11 = Eén evenement beslist: het grootste van allemaal.
web-chapter-M1 = Wat waar ligt voordat de eerste dag begint.
web-chapter-M2 = Drie dagen; elk brengt nieuwe gunsten, tickets, bezoekers en evenementen.
web-chapter-M3 = In alle drie fases staat men op dezelfde manier in de rij.
web-chapter-M4 = Handelaars staan in de rij voor wat Caesar geeft.
web-chapter-M5 = Handelaars staan in de rij voor tickets.
web-chapter-M6 = Handelaars staan op drie plaatsen tegelijk in de rij om te verkopen.
web-chapter-M7 = Wat verkocht is, wat gespaard is, en wie gewonnen heeft.
web-chapter-M8 = Elke gunst buigt één regel, één keer.
web-chapter-M9 = Caesar zelf kan naar een locatie komen.

## The rules: captions of the pictures

web-rule-grow-before = Ervoor: de Consul staat net buiten. Tien munten.
web-rule-grow-after = Erna: één vak meer, en de Consul staat binnen.
web-rule-other-wins = Een ander wint wat de veilingmeester opende.
web-rule-opens-again = Die marktplaats blijft leeg; een andere mag open.
web-rule-one-die = Zonder loge: één dobbelsteen
web-rule-two-dice = Met een loge: twee dobbelstenen. Bij 1–3 kies je.
web-rule-two-nobles = Een 2 en een 3: twee Edelen, elk één dobbelsteen
web-rule-one-noble = Of één Edele met de som, 5 vakken
web-rule-rests = De zet eindigt op een rustgebied: een medaille
web-rule-rests-not = Hij gaat er alleen overheen: niets
web-rule-medal-forward = Voor een medaille: tot drie vakken vooruit
web-rule-medal-back = Of achteruit, wat dobbelstenen nooit toelaten
web-rule-assets-there = Vier fiches gevraagd, drie zijn er.
web-rule-joker-fills = Een joker vervangt de vierde.
web-rule-score-rises = Meer dan ooit: dat is de nieuwe score.
web-rule-score-stays = Minder: de score blijft zoals hij was.
web-rule-star-stays = Geëvenaard: de Sterartiest blijft.
web-rule-star-goes = Ingehaald: de Sterartiest verhuist.

## The rules: glossary

web-term-arena = Grootte van de arena
web-term-arena-text = De vakken die je arena op de weg bedekt: 2, 3 of 4.
web-term-program = Programma
web-term-program-text = Een evenement van jou: welke fiches en welke arena het vraagt, hoeveel publiek het trekt.
web-term-noble = Edele
web-term-noble-text = Keizer, Consul of Senator; brengt toeschouwers mee zolang hij in de arena van het evenement staat.
web-term-rest = Rustgebied
web-term-rest-text = Een van de zes vakken waar een zet met dobbelstenen een medaille kan opleveren.
web-term-medal = Medaille
web-term-medal-text = 3 toeschouwers, een zet met een Edele of 6 munten. Twee ervan: een tweede investering.
web-term-joker = Joker
web-term-joker-text = Vervangt één ontbrekende fiche naar keuze; telt nooit voor een Sterartiest.
web-term-extra = Fiche Bijkomende Actie
web-term-extra-text = Betaalt een tweede investering of wordt een medaille.
web-term-season = Seizoensticket
web-term-season-text = 5 toeschouwers meer bij elk evenement van jou, voor 10 munten.
web-term-loge = Keizersloge
web-term-loge-text = Wie haar gebouwd heeft, gooit twee dobbelstenen in plaats van één.
web-term-podium = Podium
web-term-podium-text = Voor wie aan het einde van een spelbeurt voorop ligt: 3 toeschouwers bij elk later evenement.
web-term-star = Sterartiest
web-term-star-text = Van wie de meeste fiches van de soort heeft, minstens drie; 4 toeschouwers als die soort wordt gebruikt.
web-term-initiator = Veilingmeester
web-term-initiator-text = De speler die aan de beurt is om een marktplaats te veilen.
web-term-partner = Actieve handelaar
web-term-partner-text = De speler met wie iedereen nu mag handelen.
web-term-audience = Publiek en score
web-term-audience-text = Het publiek is wat één evenement trekt; de score is je beste tot nu toe.
web-term-trader = Handelaar
web-term-trader-text = Een van je acht, rang 1 tot 8; elk wordt één keer per dag gespeeld, of levert ongespeeld munten op.
web-term-rank = Werkelijke rang
web-term-rank-text = Waarvoor een handelaar in deze rij telt: zoals gedrukt, tenzij een gunst het veranderde.
web-term-queue = Rij
web-term-queue-text = De hoogste rang staat vooraan en wordt eerst bediend; gelijken staan erachter.
web-term-favour = Gunst
web-term-favour-text = Een kaart uit de villa van Caesar die één keer werkt; ongebruikt levert ze aan het einde munten op.
web-term-start = Startspelerkaart
web-term-start-text = Ligt bij de villa en kan als een gunst worden genomen.
web-term-entry = Ticket
web-term-entry-text = Genomen op het Forum, verkocht aan een bezoeker van de locatie die het noemt.
web-term-visitor = Bezoeker
web-term-visitor-text = Wacht op een locatie en koopt één ticket; elke soort betaalt haar eigen prijs.
web-term-venue = Locatie
web-term-venue-text = Circus Maximus, Theater van Pompeius of Colosseum, elk met een eigen rij.
web-term-event = Bijzonder evenement
web-term-event-text = Elke bezoeker op die locatie betaalt die dag één munt meer.
web-term-caesar = Caesar
web-term-caesar-text = Brengt twee bezoekers mee en laat één verkoop een gunst gebruiken.
