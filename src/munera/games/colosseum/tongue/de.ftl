### Colosseum.

## Things. Tokens are counted; a single one is only named. “a” is the object of a sentence, in the accusative.

colosseum-kind-gladiator =
    { $count ->
        [1] Gladiator
       *[other] { $count } Gladiatoren
    }
    .a =
        { $count ->
            [1] einen Gladiator
           *[other] { $count } Gladiatoren
        }
colosseum-kind-comedian =
    { $count ->
        [1] Komödiant
       *[other] { $count } Komödianten
    }
    .a =
        { $count ->
            [1] einen Komödianten
           *[other] { $count } Komödianten
        }
colosseum-kind-musician =
    { $count ->
        [1] Musiker
       *[other] { $count } Musiker
    }
    .a =
        { $count ->
            [1] einen Musiker
           *[other] { $count } Musiker
        }
colosseum-kind-horse =
    { $count ->
        [1] Pferd
       *[other] { $count } Pferde
    }
    .a =
        { $count ->
            [1] ein Pferd
           *[other] { $count } Pferde
        }
colosseum-kind-torch =
    { $count ->
        [1] Fackel
       *[other] { $count } Fackeln
    }
    .a =
        { $count ->
            [1] eine Fackel
           *[other] { $count } Fackeln
        }
colosseum-kind-priest =
    { $count ->
        [1] Priester
       *[other] { $count } Priester
    }
    .a =
        { $count ->
            [1] einen Priester
           *[other] { $count } Priester
        }
colosseum-kind-ship =
    { $count ->
        [1] Schiff
       *[other] { $count } Schiffe
    }
    .a =
        { $count ->
            [1] ein Schiff
           *[other] { $count } Schiffe
        }
colosseum-kind-lion =
    { $count ->
        [1] Löwe
       *[other] { $count } Löwen
    }
    .a =
        { $count ->
            [1] einen Löwen
           *[other] { $count } Löwen
        }
colosseum-kind-scenery =
    { $count ->
        [1] Kulisse
       *[other] { $count } Kulissen
    }
    .a =
        { $count ->
            [1] eine Kulisse
           *[other] { $count } Kulissen
        }
colosseum-kind-decoration =
    { $count ->
        [1] Dekoration
       *[other] { $count } Dekorationen
    }
    .a =
        { $count ->
            [1] eine Dekoration
           *[other] { $count } Dekorationen
        }
colosseum-kind-chariot =
    { $count ->
        [1] Streitwagen
       *[other] { $count } Streitwagen
    }
    .a =
        { $count ->
            [1] einen Streitwagen
           *[other] { $count } Streitwagen
        }
colosseum-kind-cage =
    { $count ->
        [1] Käfig
       *[other] { $count } Käfige
    }
    .a =
        { $count ->
            [1] einen Käfig
           *[other] { $count } Käfige
        }
colosseum-kind-joker =
    { $count ->
        [1] Joker
       *[other] { $count } Joker
    }
    .a =
        { $count ->
            [1] einen Joker
           *[other] { $count } Joker
        }
colosseum-kind-emperor =
    { $count ->
        [1] Kaiserplättchen
       *[other] { $count } Kaiserplättchen
    }
    .a =
        { $count ->
            [1] ein Kaiserplättchen
           *[other] { $count } Kaiserplättchen
        }
colosseum-kind-extra_action =
    { $count ->
        [1] Zusatzaktion
       *[other] { $count } Zusatzaktionen
    }
    .a =
        { $count ->
            [1] eine Zusatzaktion
           *[other] { $count } Zusatzaktionen
        }

colosseum-noble-emperor = Kaiser
    .accusative = den Kaiser
    .dative = dem Kaiser
colosseum-noble-consul = Konsul
    .accusative = den Konsul
    .dative = dem Konsul
colosseum-noble-consul-1 = Konsul 1
    .accusative = Konsul 1
    .dative = Konsul 1
colosseum-noble-consul-2 = Konsul 2
    .accusative = Konsul 2
    .dative = Konsul 2
colosseum-noble-senator = Senator
    .accusative = den Senator
    .dative = dem Senator
colosseum-noble-senator-1 = Senator 1
    .accusative = Senator 1
    .dative = Senator 1
colosseum-noble-senator-2 = Senator 2
    .accusative = Senator 2
    .dative = Senator 2
colosseum-noble-senator-3 = Senator 3
    .accusative = Senator 3
    .dative = Senator 3

colosseum-program-1 = Huldigung an Munus
colosseum-program-2 = Amphitryon
colosseum-program-3 = Ode an Aurora
colosseum-program-4 = Das Rennen des Janus
colosseum-program-5 = Naumachia
colosseum-program-6 = Venatio
colosseum-program-7 = Der letzte Samnit
colosseum-program-8 = Drama Ultima
colosseum-program-9 = Hymne an Cupido
colosseum-program-10 = Die Reiterei des Spartacus
colosseum-program-11 = Amphitrites Zorn
colosseum-program-12 = Cave Leonem Cruciatum
colosseum-program-13 = Retiarius gegen Secutor
colosseum-program-14 = Satyricon des Momus
colosseum-program-15 = Die Leiern des Merkur
colosseum-program-16 = Die Ponys der Epona
colosseum-program-17 = Bacchus und die Nymphen
colosseum-program-18 = Mare Spielbergus
colosseum-program-19 = Der Zug der Löwen
colosseum-program-20 = Circus Maximus
colosseum-program-21 = Die Dialoge des Pluto
colosseum-program-22 = Und Tellus erschuf die Erde
colosseum-program-23 = Safari Optimus Maximus
colosseum-program-24 = Die Galeeren des Apollo
colosseum-program-25 = Legendäre Löwenjäger
colosseum-program-26 = Der Reiterzug der Venus
colosseum-program-27 = Neptuns Wut
colosseum-program-28 = Die enthüllten Geheimnisse der Isis
colosseum-program-29 = Jupiters große Weissagungen
colosseum-program-30 = Caesars Triumphzug

colosseum-phase-set-up = Aufbau
colosseum-phase-invest = Investieren
colosseum-phase-acquire = Plättchen erwerben
colosseum-phase-trade = Handeln
colosseum-phase-produce = Veranstaltungen
colosseum-phase-closing-ceremony = Abschlusszeremonie
colosseum-phase-over = das Ende

colosseum-variant-intense_auctions = scharfe Versteigerungen

colosseum-nothing = nichts
    .a = nichts
colosseum-empty = leer
colosseum-spectators = { $crowd } Zuschauer
colosseum-medals =
    { $medals ->
        [one] { $medals } Medaille
       *[other] { $medals } Medaillen
    }
colosseum-jokers = { $jokers } Joker
colosseum-extra-action-token = eine Zusatzaktion
colosseum-your-arena = deine Arena
colosseum-arena =
    { WHO($who) ->
        [you] deine Arena
       *[other] die Arena von { FORM($who, "inside") }
    }
colosseum-rest-area = Rastplatz
colosseum-space = Feld { $space }
colosseum-space-with = Feld { $space } ({ $there })
colosseum-starred = { $kind }★
colosseum-shown = { $program } (aufgeführt)

## What is asked

colosseum-prompt-over =
    Das Spiel ist zu Ende: der Sieg geht an { LIST($winners, form: "accusative") } mit { $crowd ->
        [one] { $crowd } Zuschauer
       *[other] { $crowd } Zuschauern
    }.
colosseum-prompt-drawing = Die ersten Plättchen werden gezogen.
colosseum-prompt-dealing = Die ersten Programme werden ausgeteilt.
colosseum-prompt-refilling = Die leeren Märkte werden aufgefüllt.
colosseum-prompt-rolling =
    Für { WHO($who) ->
        [you] deine Veranstaltung
       *[other] die Veranstaltung von { FORM($who, "dative") }
    } { $dice ->
        [one] fällt der Würfel
       *[other] fallen die Würfel
    }.
colosseum-prompt-contest-first = Die Würfel entscheiden um den ersten Platz.
colosseum-prompt-contest-last = Die Würfel entscheiden um den letzten Platz.
colosseum-prompt-investment = Tätige eine Investition oder passe; du hast { common-coins }.
colosseum-prompt-second-investment = Tätige deine zweite Investition, die du bezahlt hast; du hast { common-coins }.
colosseum-prompt-pay-for-second =
    Bezahle { LIST($ways, "or") } für das Recht auf eine zweite Investition, oder passe; du hast { common-coins }.
colosseum-prompt-initiate = Versteigere einen Markt ab { $bid }, oder passe; du hast { common-coins }.
colosseum-prompt-alone =
    Alle anderen haben schon gewonnen: Markt { $market } gehört dir für { $bid }; du hast { common-coins }.
colosseum-prompt-opening =
    Nenne das erste Gebot für Markt { $market }, mindestens { $bid }; du hast { common-coins }.
colosseum-prompt-raise = Biete mehr als { $bid } für Markt { $market } oder steig aus; du hast { common-coins }.
colosseum-prompt-trade =
    Schlage jemandem einen Handel vor oder beende den Handel; du hast noch { common-coins } und { $offers ->
        [one] { $offers } Angebot
       *[other] { $offers } Angebote
    }.
colosseum-prompt-draft-empty =
    { $offer }: sag, was du gibst, oder was du für Münzen haben willst; du hast { common-coins }.
colosseum-prompt-draft =
    { $offer } bisher: { LIST($gives, form: "a") } gegen { LIST($wants, form: "a") }; { $way }.
colosseum-prompt-answer =
    { $who } bietet dir { LIST($gives, form: "a") } gegen { LIST($wants, form: "a") }: { LIST($ways, "or") }.
colosseum-prompt-begin =
    Beginne eine Veranstaltung, wofür du mit { $dice ->
        [one] einem Würfel
       *[other] zwei Würfeln
    } würfelst, oder passe.
colosseum-prompt-move = Du hast { $face } gewürfelt: ziehe einen Adeligen im Uhrzeigersinn.
colosseum-prompt-move-two =
    Du hast { $first } und { $second } gewürfelt: ziehe einen Adeligen mit dem ersten Würfel und dann einen anderen mit dem zweiten, oder einen mit beiden.
colosseum-prompt-move-another = Ziehe einen anderen Adeligen mit dem zweiten Würfel; er zeigt { $face }.
colosseum-prompt-choose = Wähle das Programm deiner Veranstaltung.
colosseum-prompt-choose-or-move =
    Wähle das Programm deiner Veranstaltung, oder ziehe vorher Adelige mit { $medals ->
        [one] deiner Medaille
       *[other] deinen { $medals } Medaillen
    }.
colosseum-prompt-jokers =
    „{ $program }“ fehlen { $count } Plättchen, und du hast { colosseum-jokers }: sag, wie viele du einsetzt.
colosseum-prompt-spectators =
    „{ $program }“ lockt { colosseum-spectators } an (dein Rekord ist { $best }): { $way }.
colosseum-prompt-discard = Lege eines der Plättchen ab, die du in „{ $program }“ eingesetzt hast.
colosseum-prompt-donation =
    Du liegst hinten: bitte { FORM($who, "accusative") } um ein Plättchen als Spende, oder passe.
colosseum-prompt-purse = { $why }, und du hast { common-coins }: { LIST($ways, "or") }.

colosseum-why-no-investment = Keine Investition ist möglich
colosseum-why-no-second = Eine zweite Investition ist nicht möglich
colosseum-why-opening = Eine Versteigerung beginnt bei { $bid }
colosseum-why-empty = Alle Märkte sind leer
colosseum-why-outbid = { $who } bietet { $bid } für Markt { $market }
colosseum-why-no-offers = Weitere Angebote sind nicht möglich
colosseum-why-no-program = Keines deiner Programme kann aufgeführt werden
colosseum-offer-to-all = Dein Angebot an alle
colosseum-offer-to = Dein Angebot an { FORM($who, "accusative") }
colosseum-counter-offer-to = Dein Gegenangebot an { FORM($who, "accusative") }
colosseum-way-cash = löse eine Medaille für { common-coins } ein
colosseum-way-swap = tausche eine Zusatzaktion gegen eine Medaille
colosseum-way-pass = passe
colosseum-way-accept = nimm an
colosseum-way-decline = lehne ab
colosseum-way-counter = mach ein Gegenangebot
colosseum-way-add = ergänze es
colosseum-way-send = schick es ab
colosseum-way-add-or-send = ergänze es oder schick es ab
colosseum-way-spend = sag, wie viele Medaillen du für je { $spectators } mehr ausgibst; du hast { $medals }
colosseum-way-spend-none = gib keine Medaille aus, oder tausche vorher eine Zusatzaktion gegen eine

## What a choice would bring

colosseum-hint-cash = eine Medaille für { common-coins }
colosseum-hint-swap = eine Zusatzaktion gegen eine Medaille
colosseum-hint-loge = { common-coins }; zwei Würfel statt einem in jeder Veranstaltung
colosseum-hint-season-ticket = { common-coins }; { $spectators } Zuschauer mehr in jeder Veranstaltung
colosseum-hint-second = das Recht auf eine weitere Investition, die ihren eigenen Preis hat
colosseum-hint-expand = { common-coins }; fügt Feld { $space } hinzu
colosseum-hint-with-nobles = mit { LIST($nobles, form: "dative") }
colosseum-hint-rest-area = ein Rastplatz
colosseum-hint-for-sale = { $program }: { common-coins }, höchstens { $most }, es fehlen { $lack }/{ $needed }
colosseum-hint-needs-arena = braucht Arena { $size }
colosseum-hint-ask-all = ein offenes Angebot, an den Ersten, der annimmt
colosseum-hint-ask = { $who }, mit { $kinds } von dem, was dir fehlt
colosseum-hint-ask-in-vain = { $who }, mit nichts von dem, was dir fehlt
colosseum-hint-deal = gib { LIST($gives, form: "a") }, erhalte { LIST($gets, form: "a") }
colosseum-hint-have = du hast { $count }
colosseum-hint-have-star = du hast { $count } und den Star
colosseum-hint-missing-in =
    fehlt in { $count ->
        [one] Programm
       *[other] den Programmen
    } { $programs }
colosseum-hint-used-in =
    gehört zu { $count ->
        [one] Programm
       *[other] den Programmen
    } { $programs }
colosseum-hint-used-nowhere = gehört zu keinem deiner Programme
colosseum-hint-from-to = von Feld { $start } nach { $space }
colosseum-hint-into = in die Arena von { FORM($who, "inside") }
colosseum-hint-into-yours = in deine Arena
colosseum-hint-out-of = aus der Arena von { FORM($who, "inside") }
colosseum-hint-out-of-yours = aus deiner Arena
colosseum-hint-within = innerhalb der Arena von { FORM($who, "inside") }
colosseum-hint-within-yours = innerhalb deiner Arena
colosseum-hint-rest-medal = ein Rastplatz: bringt eine Medaille
colosseum-hint-rest-no-medal = ein Rastplatz, aber es ist keine Medaille mehr da
colosseum-hint-begin = „{ $program }“ würde jetzt { $crowd } anlocken, ehe die Adeligen ziehen
colosseum-hint-missing =
    { $count ->
        [one] { $count } Plättchen fehlt
       *[other] { $count } Plättchen fehlen
    }
colosseum-hint-complete = vollständig
colosseum-hint-show = { $program }: { $audience }
colosseum-hint-with-jokers =
    mit { $jokers ->
        [one] { $jokers } Joker
       *[other] { $jokers } Jokern
    }
colosseum-hint-lacks = es fehlt: { LIST($kinds, "comma") }

## What happened

colosseum-told-no-investment = { FORM($who, "has") } nicht investiert.
colosseum-told-no-second-investment = { FORM($who, "has") } kein zweites Mal investiert.
colosseum-told-no-auction = { FORM($who, "has") } keinen Markt versteigert.
colosseum-told-passed =
    { WHO($who) ->
        [you] Du bist ausgestiegen.
       *[other] { $who } ist ausgestiegen.
    }
colosseum-told-ended-trading = { FORM($who, "has") } den Handel beendet.
colosseum-told-no-show = { FORM($who, "has") } nichts veranstaltet.
colosseum-told-no-donation = { FORM($who, "has") } um keine Spende gebeten.
colosseum-told-cashed = { FORM($who, "has") } eine Medaille eingelöst.
colosseum-told-swapped = { FORM($who, "has") } eine Zusatzaktion gegen eine Medaille getauscht.
colosseum-told-expanded-clockwise = { FORM($who, "has") } die Arena im Uhrzeigersinn erweitert.
colosseum-told-expanded-counterclockwise = { FORM($who, "has") } die Arena gegen den Uhrzeigersinn erweitert.
colosseum-told-bought-season-ticket = { FORM($who, "has") } Luxusplätze gekauft.
colosseum-told-built-loge = { FORM($who, "has") } die Kaiserloge gebaut.
colosseum-told-paid-medals = { FORM($who, "has") } eine zweite Investition mit Medaillen bezahlt.
colosseum-told-paid-extra-action = { FORM($who, "has") } eine zweite Investition mit einer Zusatzaktion bezahlt.
colosseum-told-declined = { FORM($who, "has") } abgelehnt.
colosseum-told-bought = { FORM($who, "has") } Programm { $number }, { $program }, für { common-coins } gekauft.
colosseum-told-auction = { FORM($who, "has") } Markt { $market } zur Versteigerung gestellt: { LIST($kinds, "comma") }.
colosseum-told-bid = { FORM($who, "has") } { $bid } für Markt { $market } geboten.
colosseum-told-won = { FORM($who, "has") } Markt { $market } für { $bid } ersteigert: { $kinds }.
colosseum-told-filled = Markt { $market } wurde aufgefüllt: { LIST($kinds, "comma") }.
colosseum-told-offered =
    { FORM($who, "has") } { FORM($whom, "dative") } { LIST($gives, form: "a") } gegen { LIST($wants, form: "a") } angeboten.
colosseum-told-offered-all =
    { FORM($who, "has") } allen { LIST($gives, form: "a") } gegen { LIST($wants, form: "a") } angeboten.
colosseum-told-countered =
    { FORM($who, "has") } { FORM($whom, "dative") } stattdessen { LIST($gives, form: "a") } gegen { LIST($wants, form: "a") } angeboten.
colosseum-told-accepted =
    { FORM($who, "has") } angenommen: { FORM($giver, "then") } { LIST($gives, form: "a") } gegen { LIST($wants, form: "a") } gegeben.
colosseum-told-rolled = { FORM($who, "has") } { $faces } gewürfelt.
colosseum-told-rolled-for-tie = { FORM($who, "has") } im Stechen { $face } gewürfelt.
colosseum-told-moved = { FORM($who, "has") } { FORM($noble, "accusative") } von Feld { $start } auf { $where } gezogen.
colosseum-told-moved-with-medal =
    { FORM($who, "has") } { FORM($noble, "accusative") } mit einer Medaille von Feld { $start } auf { $where } gezogen.
colosseum-told-show =
    { FORM($who, "has") } mit „{ $program }“ { colosseum-spectators } angelockt und ebenso viele Münzen erhalten.
colosseum-told-medal = { FORM($who, "has") } eine Medaille verdient.
colosseum-told-podium = { FORM($who, "has") } ein Podium erhalten.
colosseum-told-star =
    { FORM($who, "has") } die { $count ->
        [one] Starkarte
       *[other] Starkarten
    } erhalten: { $kinds }.
colosseum-told-star-lost =
    { FORM($who, "has") } die { $count ->
        [one] Starkarte
       *[other] Starkarten
    } verloren: { $kinds }.
colosseum-told-discarded = { FORM($who, "has") } { FORM($kind, "a") } abgelegt.
colosseum-told-donation = { FORM($who, "has") } { FORM($kind, "a") } von { FORM($giver, "dative") } als Spende erhalten.
colosseum-told-round = Runde { $round } begann; Startspieler: { FORM($who, "inside") }.

## Tables

colosseum-title-round = Runde { $round } von { $rounds }: { $phase } (Startspieler: { FORM($first, "inside") })
colosseum-title-end = Das Ende
colosseum-title-road = Die Adeligen auf den { $spaces } Feldern (Rastplätze { LIST($rests, "comma") })
colosseum-title-tokens = Spektakelplättchen (★ Star)
colosseum-title-markets = Märkte
colosseum-title-your-programs = Deine Programme
colosseum-title-programs =
    { WHO($who) ->
        [you] Deine Programme
       *[other] Programme von { FORM($who, "inside") }
    }
colosseum-title-for-sale = Programme zu kaufen (Zuschauer, wenn 0, 1, 2 … Plättchen fehlen)
colosseum-title-unseen = Noch verdeckte Plättchen
colosseum-column-impresario = Impresario
colosseum-column-best = Rekord
colosseum-column-coins = Münzen
colosseum-column-medals = Med.
colosseum-column-tickets = Luxuspl.
colosseum-column-podiums = Podien
colosseum-column-loge = Loge
colosseum-column-arena = Arena
colosseum-column-nobles = Adelige darin
colosseum-column-noble = Adeliger
colosseum-column-draws = lockt an
colosseum-column-space = Feld
colosseum-column-where = wo
colosseum-column-tokens = Plättchen
colosseum-column-market = Markt
colosseum-column-number = Nr.
colosseum-column-program = Programm
colosseum-column-missing = es fehlt
colosseum-column-audience = Publikum jetzt
colosseum-column-price = Preis
colosseum-column-assets = Plättchen
colosseum-column-spectators = Zuschauer
colosseum-column-lack = dir fehlen
colosseum-column-count = Anzahl
colosseum-column-kinds = was es sein muss
colosseum-pile-face-down = verdeckt
colosseum-pile-bag = im Beutel
colosseum-needs = braucht { $needs }
colosseum-need-arena = Arena { $size }
colosseum-need-assets = { $count } Plättchen mehr
colosseum-sum = { $total } = { LIST($parts, "plus") }
colosseum-audience-program = Programm { $count }
colosseum-audience-previous-programs = frühere Programme { $count }
colosseum-audience-season-tickets = Luxusplätze { $count }
colosseum-audience-stars = Stars { $count }
colosseum-audience-nobles = Adelige { $count }
colosseum-audience-podiums = Podien { $count }

## What an action is called: short, as it can be typed, and ending like the words of the records

colosseum-do-cash = löse Medaille ein
colosseum-do-swap = tausche Zusatzaktion
colosseum-do-pass = passe
colosseum-do-buy = kaufe { $number }
colosseum-do-expand-clockwise = erweitere im Uhrzeigersinn
colosseum-do-expand-counterclockwise = erweitere gegen den Uhrzeigersinn
colosseum-do-buy-season-ticket = kaufe Luxusplätze
colosseum-do-build-loge = baue Loge
colosseum-do-second-with-medals = zweite mit Medaillen
colosseum-do-second-with-extra-action = zweite mit Zusatzaktion
colosseum-do-auction = versteigere { $number }
colosseum-do-bid = biete { $number }
colosseum-do-ask = frage { $seat }
colosseum-do-ask-all = frage alle
colosseum-do-give = gib { $kind }
colosseum-do-want = will { $kind }
colosseum-do-pay = zahle { $number }
colosseum-do-charge = verlange { $number }
colosseum-do-send = schick ab
colosseum-do-accept = nimm an
colosseum-do-decline = lehne ab
colosseum-do-counter = Gegenangebot
colosseum-do-begin-show = beginne Veranstaltung
colosseum-do-move = ziehe { $noble } { $steps }
colosseum-do-move-with-both = ziehe { $noble } { $steps } mit beiden
colosseum-do-medal = Medaille { $noble } { $steps }
colosseum-do-produce = führe auf { $number }
colosseum-do-jokers = Joker { $number }
colosseum-do-medals = Medaillen { $number }
colosseum-do-discard = lege ab { $kind }
colosseum-do-request = erbitte { $kind }
colosseum-do-draw = ziehe { $kind }
colosseum-do-deal = teile aus { $number }
colosseum-do-roll = würfle { $face }

## What an action is called where it is only read: an infinitive, in plain words

colosseum-steps =
    { $steps ->
        [one] { $steps } Feld
       *[other] { $steps } Felder
    }
colosseum-deed-cash = eine Medaille einlösen
colosseum-deed-swap = eine Zusatzaktion gegen eine Medaille tauschen
colosseum-deed-pass = passen
colosseum-deed-buy = „{ $program }“ kaufen
colosseum-deed-expand-clockwise = die Arena im Uhrzeigersinn erweitern
colosseum-deed-expand-counterclockwise = die Arena gegen den Uhrzeigersinn erweitern
colosseum-deed-buy-season-ticket = Luxusplätze kaufen
colosseum-deed-build-loge = die Kaiserloge bauen
colosseum-deed-second-with-medals = eine zweite Investition mit Medaillen bezahlen
colosseum-deed-second-with-extra-action = eine zweite Investition mit einer Zusatzaktion bezahlen
colosseum-deed-auction = Markt { $number } versteigern
colosseum-deed-bid = { $number } bieten
colosseum-deed-ask = { FORM($who, "dative") } einen Handel vorschlagen
colosseum-deed-ask-all = allen einen Handel vorschlagen
colosseum-deed-give = { FORM($kind, "a") } anbieten
colosseum-deed-want = { FORM($kind, "a") } dafür verlangen
colosseum-deed-pay = { common-coins } anbieten
colosseum-deed-charge = { common-coins } dafür verlangen
colosseum-deed-send = das Angebot abschicken
colosseum-deed-accept = das Angebot annehmen
colosseum-deed-decline = das Angebot ablehnen
colosseum-deed-counter = ein Gegenangebot machen
colosseum-deed-begin-show = eine Veranstaltung beginnen
colosseum-deed-move = { FORM($noble, "accusative") } um { colosseum-steps } ziehen
colosseum-deed-move-with-both = { FORM($noble, "accusative") } mit beiden Würfeln um { colosseum-steps } ziehen
colosseum-deed-medal-forward = eine Medaille ausgeben und { FORM($noble, "accusative") } um { colosseum-steps } vorwärts ziehen
colosseum-deed-medal-back = eine Medaille ausgeben und { FORM($noble, "accusative") } um { colosseum-steps } rückwärts ziehen
colosseum-deed-produce = „{ $program }“ aufführen
colosseum-deed-jokers =
    { $number ->
        [0] keinen Joker einsetzen
        [one] einen Joker einsetzen
       *[other] { $number } Joker einsetzen
    }
colosseum-deed-medals =
    { $number ->
        [0] keine Medaille ausgeben
        [one] eine Medaille für Zuschauer ausgeben
       *[other] { $number } Medaillen für Zuschauer ausgeben
    }
colosseum-deed-discard = { FORM($kind, "a") } ablegen
colosseum-deed-request = um { FORM($kind, "a") } als Spende bitten
colosseum-deed-draw = { FORM($kind, "a") } ziehen
colosseum-deed-deal = „{ $program }“ austeilen
colosseum-deed-roll = { $face } würfeln

## What was wrong with a move, and awards

colosseum-reason-market = Markt { $market } ist für dich etwa { common-coins } wert.
colosseum-reason-dear = Markt { $market } ist für dich etwa { common-coins } wert, und das Gebot steht bei { $bid }.
colosseum-reason-useless = Markt { $market } brauchst du kaum.
colosseum-reason-then = Dann lockt „{ $program }“ { colosseum-spectators } an statt { $before }.
colosseum-reason-complete = Dann ist „{ $program }“ vollständig und lockt { colosseum-spectators } an statt { $before }.
colosseum-reason-show = „{ $program }“ lockt { colosseum-spectators } an.
colosseum-reason-record = „{ $program }“ lockt { colosseum-spectators } an, mehr als deine beste Vorstellung bisher.
colosseum-reason-not-missed = Keinem deiner Programme wird dieses Plättchen fehlen.
colosseum-verdict-overpaid = { $coins } für Markt { $market } waren { $over } zu viel: seine Plättchen waren etwa { $worth } wert.
colosseum-verdict-bid-high = { $bid } für Markt { $market } war mehr als nötig: { $other } hätte vielleicht genügt.
colosseum-verdict-bid-low = { $bid } für Markt { $market } lud zum Weiterbieten ein: { $other } hätte es früher beendet.
colosseum-verdict-market-dear = Markt { $market } war etwa { $worth } wert, aber die { $coins } fehlen später.
colosseum-verdict-wrong-market = Markt { $market } war etwa { $worth } wert, Markt { $other } etwa { $best }.
colosseum-verdict-not-needed = Markt { $market } wurde kaum gebraucht: er war etwa { $worth } wert.
colosseum-verdict-let-go = Markt { $market } ({ LIST($kinds, "comma") }) war bis zu { $worth } wert, und das Gebot stand bei { $bid }.
colosseum-verdict-no-auction = Markt { $market }, etwa { $worth } wert, blieb den anderen überlassen.
colosseum-verdict-program-left = Programm { $number }, „{ $program }“, wurde nicht gekauft.
colosseum-verdict-no-deal = Mit { FORM($who, "dative") } war ein Handel zu machen.
colosseum-verdict-no-show = Eine Vorstellung mit { colosseum-spectators } wurde nicht gegeben.
colosseum-verdict-program-lacks = Für „{ $program }“ noch fehlende Plättchen: { $lack }.
colosseum-verdict-program-lacks-more = Noch fehlende Plättchen: { $lack } für „{ $program }“, aber nur { $fewer } für „{ $other }“.
colosseum-verdict-noble-helped = Dieser Schritt ({ $noble }) bringt { FORM($who, "dative") } { colosseum-spectators }.
colosseum-verdict-noble-missed = Ein anderer Schritt ({ $noble }) hätte { colosseum-spectators } mehr gebracht.
colosseum-verdict-medal-missed = Ein Schritt zu einem Rastplatz hätte eine Medaille eingebracht.
colosseum-verdict-medal-wasted = Die Medaille für diesen Schritt ({ $noble }) ist verschenkt: sie bringt { colosseum-spectators }, bei einer Vorstellung { $usual }.
colosseum-verdict-medal-cashed = Eine Medaille wurde für { common-coins } eingetauscht; aufgehoben kann sie { colosseum-spectators } oder einen Adligen bringen.
colosseum-verdict-medals-kept = Nicht ausgegebene Medaillen: { $count }. Sie hätten { colosseum-spectators } angelockt.
colosseum-verdict-medals-in-vain = Vergeblich ausgegebene Medaillen: { $count }. Mit { colosseum-spectators } ist das kein neuer Rekord.
colosseum-verdict-medals-spent = Zu früh ausgegebene Medaillen: { $count }. Später sind sie mehr wert.
colosseum-verdict-smaller-show = „{ $program }“ lockt { $crowd } an, „{ $other }“ hätte { $more } angelockt.
colosseum-verdict-joker-kept = Nicht eingesetzte Joker: { $count }. Das sind { colosseum-spectators } weniger.
colosseum-verdict-show-early = Eine Vorstellung mit { colosseum-spectators } war nicht wert, was sie verbraucht.
colosseum-verdict-fed = Dieser Handel gibt { FORM($who, "dative") } { $theirs } zu erwartende Zuschauer und bringt { $mine }.
colosseum-verdict-fed-leader = Dieser Handel füttert den Führenden: { $theirs } zu erwartende Zuschauer gehen an { FORM($who, "accusative") }, { $mine } kommen zurück.
colosseum-verdict-deal-refused = Der Handel mit { FORM($who, "dative") } war { $crowd } zu erwartende Zuschauer wert.
colosseum-verdict-star-discarded = Mit diesem Plättchen ({ $kind }) geht auch sein Star verloren.
colosseum-verdict-key-discarded = „{ $program }“ braucht das abgelegte Plättchen ({ $kind }): jetzt fehlen dort { $lack }.
colosseum-verdict-other-donation = Für „{ $program }“ fehlt ein anderes Plättchen: { $kind }.
colosseum-verdict-less = Das war etwa { $spectators } Zuschauer weniger wert.
colosseum-verdict-less-promising = Das führte zu einer schlechteren Stellung.
colosseum-award-bargain = Hat Markt { $market } für { $coins } ersteigert, wert etwa { $worth }.
colosseum-award-trade =
    Ein Handel brachte etwa { $crowd ->
        [one] 1 Zuschauer mehr
       *[other] { $crowd } Zuschauer mehr
    }.
