### Colosseum.

## Things. Tokens are counted; a single one is only named. “a” is the object of a sentence.

colosseum-kind-gladiator =
    { $count ->
        [1] gladiator
       *[other] { $count } gladiatoren
    }
    .a =
        { $count ->
            [1] een gladiator
           *[other] { $count } gladiatoren
        }
colosseum-kind-comedian =
    { $count ->
        [1] komiek
       *[other] { $count } komieken
    }
    .a =
        { $count ->
            [1] een komiek
           *[other] { $count } komieken
        }
colosseum-kind-musician =
    { $count ->
        [1] musicus
       *[other] { $count } musici
    }
    .a =
        { $count ->
            [1] een musicus
           *[other] { $count } musici
        }
colosseum-kind-horse =
    { $count ->
        [1] paard
       *[other] { $count } paarden
    }
    .a =
        { $count ->
            [1] een paard
           *[other] { $count } paarden
        }
colosseum-kind-torch =
    { $count ->
        [1] toorts
       *[other] { $count } toortsen
    }
    .a =
        { $count ->
            [1] een toorts
           *[other] { $count } toortsen
        }
colosseum-kind-priest =
    { $count ->
        [1] priester
       *[other] { $count } priesters
    }
    .a =
        { $count ->
            [1] een priester
           *[other] { $count } priesters
        }
colosseum-kind-ship =
    { $count ->
        [1] schip
       *[other] { $count } schepen
    }
    .a =
        { $count ->
            [1] een schip
           *[other] { $count } schepen
        }
colosseum-kind-lion =
    { $count ->
        [1] leeuw
       *[other] { $count } leeuwen
    }
    .a =
        { $count ->
            [1] een leeuw
           *[other] { $count } leeuwen
        }
colosseum-kind-scenery =
    { $count ->
        [1] coulisse
       *[other] { $count } coulissen
    }
    .a =
        { $count ->
            [1] een coulisse
           *[other] { $count } coulissen
        }
colosseum-kind-decoration =
    { $count ->
        [1] decoratie
       *[other] { $count } decoraties
    }
    .a =
        { $count ->
            [1] een decoratie
           *[other] { $count } decoraties
        }
colosseum-kind-chariot =
    { $count ->
        [1] strijdwagen
       *[other] { $count } strijdwagens
    }
    .a =
        { $count ->
            [1] een strijdwagen
           *[other] { $count } strijdwagens
        }
colosseum-kind-cage =
    { $count ->
        [1] kooi
       *[other] { $count } kooien
    }
    .a =
        { $count ->
            [1] een kooi
           *[other] { $count } kooien
        }
colosseum-kind-joker =
    { $count ->
        [1] joker
       *[other] { $count } jokers
    }
    .a =
        { $count ->
            [1] een joker
           *[other] { $count } jokers
        }
colosseum-kind-emperor =
    { $count ->
        [1] keizerfiche
       *[other] { $count } keizerfiches
    }
    .a =
        { $count ->
            [1] een keizerfiche
           *[other] { $count } keizerfiches
        }
colosseum-kind-extra_action =
    { $count ->
        [1] bijkomende actie
       *[other] { $count } bijkomende acties
    }
    .a =
        { $count ->
            [1] een bijkomende actie
           *[other] { $count } bijkomende acties
        }

colosseum-noble-emperor = Keizer
    .the = de Keizer
colosseum-noble-consul = Consul
    .the = de Consul
colosseum-noble-consul-1 = Consul 1
    .the = Consul 1
colosseum-noble-consul-2 = Consul 2
    .the = Consul 2
colosseum-noble-senator = Senator
    .the = de Senator
colosseum-noble-senator-1 = Senator 1
    .the = Senator 1
colosseum-noble-senator-2 = Senator 2
    .the = Senator 2
colosseum-noble-senator-3 = Senator 3
    .the = Senator 3

colosseum-program-1 = Hulde aan Munus
colosseum-program-2 = Amphitryon
colosseum-program-3 = Ode aan Aurora
colosseum-program-4 = De race van Janus
colosseum-program-5 = Naumachia
colosseum-program-6 = Venatio
colosseum-program-7 = De laatste der Samnieten
colosseum-program-8 = Drama Ultima
colosseum-program-9 = Lofzang op Cupido
colosseum-program-10 = De cavalerie van Spartacus
colosseum-program-11 = De woede van Amphitrite
colosseum-program-12 = Cave Leonem Cruciatum
colosseum-program-13 = Retiarius tegen Secutor
colosseum-program-14 = Satyricon van Momus
colosseum-program-15 = De lieren van Mercurius
colosseum-program-16 = De pony’s van Epona
colosseum-program-17 = Bacchus en de nimfen
colosseum-program-18 = Mare Spielbergus
colosseum-program-19 = De leeuwenstoet
colosseum-program-20 = Circus Maximus
colosseum-program-21 = De dialogen van Pluto
colosseum-program-22 = En Tellus schiep de aarde
colosseum-program-23 = Safari Optimus Maximus
colosseum-program-24 = De galeien van Apollo
colosseum-program-25 = Legendarische leeuwenjagers
colosseum-program-26 = De ruiterstoet van Venus
colosseum-program-27 = De razernij van Neptunus
colosseum-program-28 = De onthulde geheimen van Isis
colosseum-program-29 = Grote voorspellingen van Jupiter
colosseum-program-30 = De triomftocht van Caesar

colosseum-phase-set-up = voorbereiding
colosseum-phase-invest = investeren
colosseum-phase-acquire = fiches verwerven
colosseum-phase-trade = ruilen
colosseum-phase-produce = een evenement organiseren
colosseum-phase-closing-ceremony = slotceremonie
colosseum-phase-over = het einde

colosseum-variant-intense_auctions = felle veilingen

colosseum-nothing = niets
    .a = niets
colosseum-empty = leeg
colosseum-spectators =
    { $crowd ->
        [one] { $crowd } toeschouwer
       *[other] { $crowd } toeschouwers
    }
colosseum-medals =
    { $medals ->
        [one] { $medals } medaille
       *[other] { $medals } medailles
    }
colosseum-jokers =
    { $jokers ->
        [one] { $jokers } joker
       *[other] { $jokers } jokers
    }
colosseum-extra-action-token = een fiche Bijkomende Actie
colosseum-your-arena = jouw arena
colosseum-arena =
    { WHO($who) ->
        [you] jouw arena
       *[other] de arena van { FORM($who, "inside") }
    }
colosseum-rest-area = rustgebied
colosseum-space = vak { $space }
colosseum-space-with = vak { $space } ({ $there })
colosseum-starred = { $kind }★
colosseum-shown = { $program } (georganiseerd)

## What is asked

colosseum-prompt-over =
    Het spel is afgelopen: de overwinning gaat naar { LIST($winners, form: "object") } met { colosseum-spectators }.
colosseum-prompt-drawing = De eerste fiches worden getrokken.
colosseum-prompt-dealing = De eerste programma’s worden gedeeld.
colosseum-prompt-refilling = De lege marktplaatsen worden aangevuld.
colosseum-prompt-rolling =
    { $dice ->
        [one] De dobbelsteen wordt
       *[other] De dobbelstenen worden
    } gegooid voor { WHO($who) ->
        [you] jouw evenement
       *[other] het evenement van { FORM($who, "inside") }
    }.
colosseum-prompt-contest-first = De dobbelstenen beslissen om de eerste plaats.
colosseum-prompt-contest-last = De dobbelstenen beslissen om de laatste plaats.
colosseum-prompt-investment = Doe één investering of pas; je hebt { common-coins }.
colosseum-prompt-second-investment =
    Doe je tweede investering, waarvoor je al hebt betaald; je hebt { common-coins }.
colosseum-prompt-pay-for-second =
    Betaal { LIST($ways, "or") } voor het recht op een tweede investering, of pas; je hebt { common-coins }.
colosseum-prompt-initiate = Veil een marktplaats vanaf { $bid } of meer, of pas; je hebt { common-coins }.
colosseum-prompt-alone =
    Alle anderen hebben al gewonnen, dus marktplaats { $market } is voor jou voor { $bid }; je hebt { common-coins }.
colosseum-prompt-opening =
    Noem het openingsbod op marktplaats { $market }, { $bid } of meer; je hebt { common-coins }.
colosseum-prompt-raise = Bied meer dan { $bid } op marktplaats { $market } of stap uit; je hebt { common-coins }.
colosseum-prompt-trade =
    Stel iemand een ruil voor, of stop met ruilen; je hebt nog { common-coins } en { $offers ->
        [one] { $offers } voorstel
       *[other] { $offers } voorstellen
    }.
colosseum-prompt-draft-empty =
    { $offer }: noem wat je geeft, of wat je voor munten wilt hebben; je hebt { common-coins }.
colosseum-prompt-draft =
    { $offer } tot nu toe: { LIST($gives, form: "a") } voor { LIST($wants, form: "a") }; { $way }.
colosseum-prompt-answer =
    { $who } biedt je { LIST($gives, form: "a") } aan voor { LIST($wants, form: "a") }: { LIST($ways, "or") }.
colosseum-prompt-begin =
    Begin een evenement, waarbij je { $dice ->
        [one] één dobbelsteen
       *[other] twee dobbelstenen
    } gooit, of pas.
colosseum-prompt-move = Je gooide { $face }: verplaats een Edele met de klok mee.
colosseum-prompt-move-two =
    Je gooide { $first } en { $second }: verplaats een Edele met de eerste dobbelsteen en dan een andere met de tweede, of één met allebei.
colosseum-prompt-move-another = Verplaats een andere Edele met je tweede dobbelsteen; die toont { $face }.
colosseum-prompt-choose = Kies het programma van je evenement.
colosseum-prompt-choose-or-move =
    Kies het programma van je evenement, of verplaats eerst Edelen met je { colosseum-medals }.
colosseum-prompt-jokers =
    { $program } mist { $count ->
        [one] { $count } fiche
       *[other] { $count } fiches
    } en je hebt { colosseum-jokers }: zeg hoeveel je er gebruikt.
colosseum-prompt-spectators =
    { $program } trekt { colosseum-spectators } (je record is { $best }): { $way }.
colosseum-prompt-discard = Leg een van de fiches af die je in “{ $program }” gebruikte.
colosseum-prompt-donation = Je staat laatste: vraag { FORM($who, "object") } om één fiche als schenking, of pas.
colosseum-prompt-purse = { $why } en je hebt { common-coins }: { LIST($ways, "or") }.

colosseum-why-no-investment = Er is geen investering mogelijk
colosseum-why-no-second = Een tweede investering is niet mogelijk
colosseum-why-opening = Een veiling begint bij { $bid } of meer
colosseum-why-empty = Alle marktplaatsen zijn leeg
colosseum-why-outbid = { $who } biedt { $bid } op marktplaats { $market }
colosseum-why-no-offers = Je kunt geen voorstellen meer doen
colosseum-why-no-program = Geen van je programma’s kan worden georganiseerd
colosseum-offer-to-all = Je voorstel aan iedereen
colosseum-offer-to = Je voorstel aan { FORM($who, "object") }
colosseum-counter-offer-to = Je tegenvoorstel aan { FORM($who, "object") }
colosseum-way-cash = wissel een medaille in voor { common-coins }
colosseum-way-swap = ruil een fiche Bijkomende Actie voor een medaille
colosseum-way-pass = pas
colosseum-way-accept = neem aan
colosseum-way-decline = weiger
colosseum-way-counter = doe een tegenvoorstel
colosseum-way-add = vul het aan
colosseum-way-send = verstuur het
colosseum-way-add-or-send = vul het aan of verstuur het
colosseum-way-spend = zeg hoeveel medailles je uitgeeft voor elk { $spectators } meer; je hebt er { $medals }
colosseum-way-spend-none = geef geen medaille uit, of ruil er eerst een voor een fiche Bijkomende Actie

## What a choice would bring

colosseum-hint-cash = een medaille voor { common-coins }
colosseum-hint-swap = een fiche Bijkomende Actie voor een medaille
colosseum-hint-loge = { common-coins }; twee dobbelstenen in plaats van één bij elk evenement
colosseum-hint-season-ticket = { common-coins }; { $spectators } toeschouwers meer bij elk evenement
colosseum-hint-second = het recht op nog een investering, die haar eigen prijs heeft
colosseum-hint-expand = { common-coins }; voegt vak { $space } toe
colosseum-hint-with-nobles = met { LIST($nobles, form: "the") }
colosseum-hint-rest-area = een rustgebied
colosseum-hint-for-sale = { $program }: { common-coins }, hoogstens { $most }, mist { $lack }/{ $needed }
colosseum-hint-needs-arena = vraagt arena { $size }
colosseum-hint-ask-all = een open voorstel, voor de eerste die het aanneemt
colosseum-hint-ask = { $who }, met { $kinds } van wat je mist
colosseum-hint-ask-in-vain = { $who }, met niets van wat je mist
colosseum-hint-deal = geef { LIST($gives, form: "a") }, krijg { LIST($gets, form: "a") }
colosseum-hint-have = je hebt er { $count }
colosseum-hint-have-star = je hebt er { $count } en de Sterartiest
colosseum-hint-missing-in =
    ontbreekt in { $count ->
        [one] programma
       *[other] programma’s
    } { $programs }
colosseum-hint-used-in =
    hoort bij { $count ->
        [one] programma
       *[other] programma’s
    } { $programs }
colosseum-hint-used-nowhere = hoort bij geen van je programma’s
colosseum-hint-from-to = van vak { $start } naar { $space }
colosseum-hint-into = komt in de arena van { FORM($who, "inside") }
colosseum-hint-into-yours = komt in jouw arena
colosseum-hint-out-of = verlaat de arena van { FORM($who, "inside") }
colosseum-hint-out-of-yours = verlaat jouw arena
colosseum-hint-within = blijft in de arena van { FORM($who, "inside") }
colosseum-hint-within-yours = blijft in jouw arena
colosseum-hint-rest-medal = een rustgebied: levert een medaille op
colosseum-hint-rest-no-medal = een rustgebied, maar er is geen medaille meer
colosseum-hint-begin = { $program } zou nu { $crowd } trekken, voordat de Edelen bewegen
colosseum-hint-missing =
    { $count ->
        [one] { $count } fiche ontbreekt
       *[other] { $count } fiches ontbreken
    }
colosseum-hint-complete = volledig
colosseum-hint-show = { $program }: { $audience }
colosseum-hint-with-jokers = met { colosseum-jokers }
colosseum-hint-lacks = mist { LIST($kinds, "comma") }

## What happened

colosseum-told-no-investment = { $who } deed geen investering.
colosseum-told-no-second-investment = { $who } deed geen tweede investering.
colosseum-told-no-auction = { $who } veilde geen marktplaats.
colosseum-told-passed = { $who } stapte uit.
colosseum-told-ended-trading = { $who } stopte met ruilen.
colosseum-told-no-show = { $who } organiseerde geen evenement.
colosseum-told-no-donation = { $who } vroeg geen schenking.
colosseum-told-cashed = { $who } wisselde een medaille in voor munten.
colosseum-told-swapped = { $who } ruilde een fiche Bijkomende Actie voor een medaille.
colosseum-told-expanded-clockwise = { $who } breidde de arena uit met de klok mee.
colosseum-told-expanded-counterclockwise = { $who } breidde de arena uit tegen de klok in.
colosseum-told-bought-season-ticket = { $who } kocht een Seizoensticket.
colosseum-told-built-loge = { $who } bouwde de Keizersloge.
colosseum-told-paid-medals = { $who } betaalde met medailles voor een tweede investering.
colosseum-told-paid-extra-action = { $who } betaalde met een fiche Bijkomende Actie voor een tweede investering.
colosseum-told-declined = { $who } weigerde.
colosseum-told-bought = { $who } kocht programma { $number }, { $program }, voor { common-coins }.
colosseum-told-auction = { $who } veilde marktplaats { $market }: { LIST($kinds, "comma") }.
colosseum-told-bid = { $who } bood { $bid } op marktplaats { $market }.
colosseum-told-won = { $who } won marktplaats { $market } voor { $bid }: { $kinds }.
colosseum-told-filled = Marktplaats { $market } werd gevuld: { LIST($kinds, "comma") }.
colosseum-told-offered =
    { $who } bood { FORM($whom, "object") } { LIST($gives, form: "a") } aan voor { LIST($wants, form: "a") }.
colosseum-told-offered-all = { $who } bood iedereen { LIST($gives, form: "a") } aan voor { LIST($wants, form: "a") }.
colosseum-told-countered =
    { $who } bood { FORM($whom, "object") } in plaats daarvan { LIST($gives, form: "a") } aan voor { LIST($wants, form: "a") }.
colosseum-told-accepted =
    { $who } nam aan: { FORM($giver, "inside") } gaf { LIST($gives, form: "a") } voor { LIST($wants, form: "a") }.
colosseum-told-rolled = { $who } gooide { $faces }.
colosseum-told-rolled-for-tie = { $who } gooide { $face } om het gelijkspel te beslissen.
colosseum-told-moved = { $who } verplaatste { FORM($noble, "the") } van vak { $start } naar { $where }.
colosseum-told-moved-with-medal = { $who } verplaatste { FORM($noble, "the") } met een medaille van vak { $start } naar { $where }.
colosseum-told-show = { $who } trok { colosseum-spectators } met “{ $program }” en kreeg evenveel munten.
colosseum-told-medal = { $who } verdiende een medaille.
colosseum-told-podium = { $who } kreeg een Podium.
colosseum-told-star =
    { $who } won de { $count ->
        [one] Sterartiest-Prijs
       *[other] Sterartiest-Prijzen
    }: { $kinds }.
colosseum-told-star-lost =
    { $who } verloor de { $count ->
        [one] Sterartiest-Prijs
       *[other] Sterartiest-Prijzen
    }: { $kinds }.
colosseum-told-discarded = { $who } legde { FORM($kind, "a") } af.
colosseum-told-donation = { $who } kreeg { FORM($kind, "a") } van { FORM($giver, "object") } als schenking.
colosseum-told-round = Spelbeurt { $round } begon; startspeler: { FORM($who, "inside") }.

## Tables

colosseum-title-round = Spelbeurt { $round } van { $rounds }: { $phase } (startspeler: { FORM($first, "inside") })
colosseum-title-end = Het einde
colosseum-title-road = Edelen op de route van { $spaces } vakken (rustgebieden { LIST($rests, "comma") })
colosseum-title-tokens = Waardefiches (★ Sterartiest)
colosseum-title-markets = Marktplaatsen
colosseum-title-your-programs = Jouw programma’s
colosseum-title-programs =
    { WHO($who) ->
        [you] Jouw programma’s
       *[other] Programma’s van { FORM($who, "inside") }
    }
colosseum-title-for-sale = Programma’s te koop (toeschouwers met 0, 1, 2 … fiches te weinig)
colosseum-title-unseen = Fiches die nog niemand zag
colosseum-column-impresario = impresario
colosseum-column-best = record
colosseum-column-coins = munten
colosseum-column-medals = medailles
colosseum-column-tickets = tickets
colosseum-column-podiums = podia
colosseum-column-loge = loge
colosseum-column-arena = arena
colosseum-column-nobles = Edelen erin
colosseum-column-noble = Edele
colosseum-column-draws = trekt
colosseum-column-space = vak
colosseum-column-where = waar
colosseum-column-tokens = fiches
colosseum-column-market = marktplaats
colosseum-column-number = nr.
colosseum-column-program = programma
colosseum-column-missing = ontbreekt
colosseum-column-audience = publiek nu
colosseum-column-price = prijs
colosseum-column-assets = fiches
colosseum-column-spectators = toeschouwers
colosseum-column-lack = je mist
colosseum-column-count = aantal
colosseum-column-kinds = wat het moet zijn
colosseum-pile-face-down = gedekt
colosseum-pile-bag = in de zak
colosseum-needs = nodig: { $needs }
colosseum-need-arena = een arena van { $size }
colosseum-need-assets =
    { $count ->
        [one] nog { $count } fiche
       *[other] nog { $count } fiches
    }
colosseum-sum = { $total } = { LIST($parts, "plus") }
colosseum-audience-program = programma { $count }
colosseum-audience-previous-programs = vorige evenementen { $count }
colosseum-audience-season-tickets = seizoenstickets { $count }
colosseum-audience-stars = sterartiesten { $count }
colosseum-audience-nobles = Edelen { $count }
colosseum-audience-podiums = podia { $count }

## What an action is called: short, as it can be typed, and ending like the words of the records

colosseum-do-cash = medaille inwisselen
colosseum-do-swap = bijkomende actie ruilen
colosseum-do-pass = pas
colosseum-do-buy = koop { $number }
colosseum-do-expand-clockwise = uitbreiden, met de klok mee
colosseum-do-expand-counterclockwise = uitbreiden, tegen de klok in
colosseum-do-buy-season-ticket = koop seizoensticket
colosseum-do-build-loge = bouw loge
colosseum-do-second-with-medals = tweede met medailles
colosseum-do-second-with-extra-action = tweede met bijkomende actie
colosseum-do-auction = veil { $number }
colosseum-do-bid = bied { $number }
colosseum-do-ask = vraag { $seat }
colosseum-do-ask-all = vraag iedereen
colosseum-do-give = geef { $kind }
colosseum-do-want = wil { $kind }
colosseum-do-pay = betaal { $number }
colosseum-do-charge = verlang { $number }
colosseum-do-send = verstuur
colosseum-do-accept = neem aan
colosseum-do-decline = weiger
colosseum-do-counter = tegenvoorstel
colosseum-do-begin-show = begin evenement
colosseum-do-move = verplaats { $noble } { $steps }
colosseum-do-move-with-both = verplaats { $noble } { $steps } met beide
colosseum-do-medal = medaille { $noble } { $steps }
colosseum-do-produce = organiseer { $number }
colosseum-do-jokers = jokers { $number }
colosseum-do-medals = medailles { $number }
colosseum-do-discard = leg af { $kind }
colosseum-do-request = vraag { $kind }
colosseum-do-draw = trek { $kind }
colosseum-do-deal = deel { $number }
colosseum-do-roll = gooi { $face }

## What an action is called where it is only read: an infinitive, in plain words

colosseum-steps =
    { $steps ->
        [one] { $steps } vak
       *[other] { $steps } vakken
    }
colosseum-deed-cash = een medaille inwisselen voor munten
colosseum-deed-swap = een fiche Bijkomende Actie ruilen voor een medaille
colosseum-deed-pass = passen
colosseum-deed-buy = “{ $program }” kopen
colosseum-deed-expand-clockwise = de arena uitbreiden met de klok mee
colosseum-deed-expand-counterclockwise = de arena uitbreiden tegen de klok in
colosseum-deed-buy-season-ticket = een Seizoensticket kopen
colosseum-deed-build-loge = de Keizersloge bouwen
colosseum-deed-second-with-medals = met medailles betalen voor een tweede investering
colosseum-deed-second-with-extra-action = met een fiche Bijkomende Actie betalen voor een tweede investering
colosseum-deed-auction = marktplaats { $number } veilen
colosseum-deed-bid = { $number } bieden
colosseum-deed-ask = { FORM($who, "object") } een ruil voorstellen
colosseum-deed-ask-all = iedereen een ruil voorstellen
colosseum-deed-give = { FORM($kind, "a") } aanbieden
colosseum-deed-want = { FORM($kind, "a") } in ruil vragen
colosseum-deed-pay = { common-coins } aanbieden
colosseum-deed-charge = { common-coins } in ruil vragen
colosseum-deed-send = het voorstel versturen
colosseum-deed-accept = het voorstel aannemen
colosseum-deed-decline = het voorstel weigeren
colosseum-deed-counter = een tegenvoorstel doen
colosseum-deed-begin-show = een evenement beginnen
colosseum-deed-move = { FORM($noble, "the") } over { colosseum-steps } verplaatsen
colosseum-deed-move-with-both = { FORM($noble, "the") } met beide dobbelstenen over { colosseum-steps } verplaatsen
colosseum-deed-medal-forward = een medaille uitgeven om { FORM($noble, "the") } over { colosseum-steps } vooruit te verplaatsen
colosseum-deed-medal-back = een medaille uitgeven om { FORM($noble, "the") } over { colosseum-steps } achteruit te verplaatsen
colosseum-deed-produce = “{ $program }” organiseren
colosseum-deed-jokers =
    { $number ->
        [0] geen joker gebruiken
        [one] één joker gebruiken
       *[other] { $number } jokers gebruiken
    }
colosseum-deed-medals =
    { $number ->
        [0] geen medaille uitgeven
        [one] één medaille uitgeven voor toeschouwers
       *[other] { $number } medailles uitgeven voor toeschouwers
    }
colosseum-deed-discard = { FORM($kind, "a") } afleggen
colosseum-deed-request = { FORM($kind, "a") } als schenking vragen
colosseum-deed-draw = { FORM($kind, "a") } trekken
colosseum-deed-deal = “{ $program }” uitdelen
colosseum-deed-roll = { $face } gooien

## What was wrong with a move, and awards

colosseum-reason-market = Marktplaats { $market } is voor jou ongeveer { common-coins } waard.
colosseum-reason-dear = Marktplaats { $market } is voor jou ongeveer { common-coins } waard, en het bod staat op { $bid }.
colosseum-reason-useless = Marktplaats { $market } heb je nauwelijks nodig.
colosseum-reason-then = Dan trekt “{ $program }” { colosseum-spectators } in plaats van { $before }.
colosseum-reason-complete = Dan is “{ $program }” volledig en trekt { colosseum-spectators } in plaats van { $before }.
colosseum-reason-show = “{ $program }” trekt { colosseum-spectators }.
colosseum-reason-record = “{ $program }” trekt { colosseum-spectators }, meer dan je beste voorstelling tot nu toe.
colosseum-reason-not-missed = Geen van je programma’s zal deze fiche missen.
colosseum-verdict-overpaid = { $coins } voor marktplaats { $market } was { $over } te veel: de fiches waren ongeveer { $worth } waard.
colosseum-verdict-bid-high = { $bid } voor marktplaats { $market } was meer dan nodig: { $other } was misschien genoeg geweest.
colosseum-verdict-bid-low = { $bid } voor marktplaats { $market } nodigde uit tot meer bieden: { $other } had het eerder beëindigd.
colosseum-verdict-market-dear = Marktplaats { $market } was ongeveer { $worth } waard, maar die { $coins } ontbreken later.
colosseum-verdict-wrong-market = Marktplaats { $market } was ongeveer { $worth } waard, marktplaats { $other } ongeveer { $best }.
colosseum-verdict-not-needed = Marktplaats { $market } was nauwelijks nodig: ongeveer { $worth } waard.
colosseum-verdict-let-go = Marktplaats { $market } ({ LIST($kinds, "comma") }) was tot { $worth } waard, en het bod stond op { $bid }.
colosseum-verdict-no-auction = Marktplaats { $market }, ongeveer { $worth } waard, werd aan de anderen gelaten.
colosseum-verdict-program-left = Programma { $number }, “{ $program }”, werd niet gekocht.
colosseum-verdict-no-deal = Er was een ruil mogelijk met { FORM($who, "object") }.
colosseum-verdict-no-show = Een voorstelling met { colosseum-spectators } werd niet gegeven.
colosseum-verdict-program-lacks = Voor “{ $program }” ontbreken nog fiches: { $lack }.
colosseum-verdict-program-lacks-more = Nog ontbrekende fiches: { $lack } voor “{ $program }”, maar slechts { $fewer } voor “{ $other }”.
colosseum-verdict-noble-helped = Deze stap ({ $noble }) brengt { FORM($who, "object") } { colosseum-spectators }.
colosseum-verdict-noble-missed = Een andere stap ({ $noble }) had { colosseum-spectators } meer gebracht.
colosseum-verdict-medal-missed = Een stap naar een rustgebied had een medaille opgeleverd.
colosseum-verdict-medal-wasted = De medaille voor deze stap ({ $noble }) is verspild: { colosseum-spectators }, bij een voorstelling { $usual }.
colosseum-verdict-medal-cashed = Een medaille werd ingewisseld voor { common-coins }; bewaard kan ze { colosseum-spectators } of een edele brengen.
colosseum-verdict-medals-kept = Niet uitgegeven medailles: { $count }. Ze hadden { colosseum-spectators } getrokken.
colosseum-verdict-medals-in-vain = Vergeefs uitgegeven medailles: { $count }. Met { colosseum-spectators } is dit geen nieuw record.
colosseum-verdict-medals-spent = Te vroeg uitgegeven medailles: { $count }. Later zijn ze meer waard.
colosseum-verdict-smaller-show = “{ $program }” trekt { $crowd }, “{ $other }” had { $more } getrokken.
colosseum-verdict-joker-kept = Niet gebruikte jokers: { $count }. Dat scheelt { colosseum-spectators }.
colosseum-verdict-show-early = Een voorstelling met { colosseum-spectators } was niet waard wat ze kost.
colosseum-verdict-fed = Deze ruil geeft { FORM($who, "object") } { $theirs } te verwachten toeschouwers en levert { $mine } op.
colosseum-verdict-fed-leader = Deze ruil voedt de koploper: { FORM($who, "inside") } krijgt { $theirs } te verwachten toeschouwers, { $mine } komen terug.
colosseum-verdict-deal-refused = De ruil met { FORM($who, "object") } was { $crowd } te verwachten toeschouwers waard.
colosseum-verdict-star-discarded = Met deze fiche ({ $kind }) gaat ook de steracteur verloren.
colosseum-verdict-key-discarded = “{ $program }” heeft de afgelegde fiche nodig ({ $kind }): nu ontbreken er { $lack }.
colosseum-verdict-other-donation = Voor “{ $program }” ontbreekt een andere fiche: { $kind }.
colosseum-verdict-less = Het was ongeveer { $spectators } toeschouwers minder waard.
colosseum-verdict-less-promising = Het leidde tot een slechtere stelling.
colosseum-award-bargain = Kocht marktplaats { $market } voor { $coins }, waard ongeveer { $worth }.
colosseum-award-trade =
    Eén ruil bracht ongeveer { $crowd ->
        [one] 1 toeschouwer meer
       *[other] { $crowd } toeschouwers meer
    }.
