### The web page's own words. What games say is in their own catalogues.

## Everywhere

web-back = Zurück
web-settings = Einstellungen
web-rules = Regeln
web-rules-of = Regeln von { $game }
web-undo = Zurücknehmen
web-hint = Was täte ein Bot?
web-light-theme = Helles Design
web-dark-theme = Dunkles Design
web-of-number = von { $n }
web-go = Bestätigen
web-all = alle
web-colosseum = Colosseum
web-level-plebeian = Plebejer
web-level-eques = Eques
web-level-senator = Senator
web-level-consul = Konsul
web-level-emperor = Kaiser
web-level-on-scale = { $n } von { $of }, { $ease }
web-ease-plebeian = am leichtesten
web-ease-eques = leicht
web-ease-senator = mittel
web-ease-consul = schwer
web-ease-emperor = am schwersten

## At a table

web-prompt = Was gefragt ist
web-the-table-works = Einen Moment…
web-is-thinking = { $name } überlegt
web-time-left = Verbleibende Zeit
web-title-your-turn = Du bist dran · { $table }
web-n-players =
    { $n ->
        [one] 1 Spieler
       *[other] { $n } Spieler
    }
web-n-watching =
    { $n ->
        [one] 1 schaut zu
       *[other] { $n } schauen zu
    }
web-watching = Wer diesem Tisch zuschaut
web-pace-none = ohne Uhr
web-pace-live = live
web-pace-slow = Zug um Zug
web-leave-table = Tisch verlassen
web-bot-level = Bot, { $level }
web-a-bot-plays = ein Bot spielt weiter
web-at-the-table = am Tisch
web-away = nicht da
web-players = Spieler
web-turn-order = Reihenfolge
web-board = Spielplan
web-your-place = Dein Platz
web-you-are-first = Startspieler
web-log = Verlauf
web-log-empty = Noch ist nichts geschehen.
web-chat = Chat
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-write = An den Tisch schreiben…
web-pass = Passen
web-tab-programs = Programme
web-tab-tokens = Plättchen
web-tab-players = Spieler
web-tab-log = Verlauf
web-tab-more = Mehr

## Colosseum: the table

web-round = Runde
web-phase-invest = Investieren
web-phase-acquire = Erwerben
web-phase-trade = Handeln
web-phase-produce = Aufführen
web-phase-closing-ceremony = Abschluss
web-phase-over = Ende
web-board-label = Der Spielplan: ein Weg von 36 Feldern um den Platz, mit Arenen, Adligen und Märkten
web-see-all = Ganzen Plan sehen
web-see-near = Leuchtendes von nahem sehen
web-album = { $n } Programme
web-open-programs = Programme zum Kauf ansehen
web-coins = Münzen
web-medals = Medaillen
web-arena = Arena
web-best-show = Beste Aufführung
web-loge = Kaiserloge: zwei Würfel
web-season-tickets =
    { $n ->
        [one] 1 Luxusplatz
       *[other] { $n } Luxusplätze
    }
web-podiums =
    { $n ->
        [one] 1 Podium
       *[other] { $n } Podien
    }
web-arena-of =
    { $n ->
        [one] Arena mit 1 Feld
       *[other] Arena mit { $n } Feldern
    }
web-first-player = Startspieler dieser Runde
web-first-short = 1.
web-no-tokens = keine Plättchen
web-produced = Aufgeführt
web-produced-means = Schon aufgeführt, und du darfst es erneut: Nur deine beste Aufführung zählt; die +{ $n } kommen von anderen Programmen.
web-shown-again = erneut
web-no-show-yet = Noch keine Aufführung
web-your-tokens = Deine Plättchen
web-star = Star
web-stars = Stars
web-stars-worth = je +4 in einer Aufführung
web-star-nobody = Niemand hat diesen Star
web-supply-tickets = Plätze
web-supply-medals = Medaillen
web-supply-bag = Beutel
web-your-programs = Deine Programme
web-no-programs = Du hast kein Programm.
web-ladder =
    Eigene Zahl: jetzt { $now }, vollständig { $best }; { $missing ->
        [0] nichts fehlt
        [one] 1 Plättchen fehlt
       *[other] { $missing } Plättchen fehlen
    }{ $jokers ->
        [0] .
        [one] , 1 Joker springt ein.
       *[other] , { $jokers } Joker springen ein.
    }

## Colosseum: investing

web-expand-label = Deine Arena auf Feld { $space } ausbauen, für größere Programme:
web-tag-arena-brings = +1 Feld
web-tag-loge = Loge
web-tag-loge-brings = zwei Würfel
web-tag-ticket = Luxusplatz
web-tag-ticket-brings = +5 je Aufführung
web-ask-buy = { $program } kaufen?
web-ask-expand = Deine Arena auf Feld { $space } ausbauen?
web-ask-ticket = Einen Luxusplatz kaufen?
web-ask-loge = Die Kaiserloge bauen?
web-ask-second-medals = Zwei Medaillen für eine zweite Investition zahlen?
web-ask-second-token = Eine Zusatzaktion für eine zweite Investition zahlen?
web-ask-cash = Eine Medaille gegen { $n } Münzen tauschen?
web-ask-swap = Eine Zusatzaktion gegen eine Medaille tauschen?
web-go-pay = { $n } zahlen
web-go-second = Nochmals investieren
web-go-cash = Münzen nehmen
web-go-swap = Tauschen
web-cash-medal = Medaille → 6 Münzen
web-swap-token = Zusatzaktion → Medaille
web-second-medals = Nochmals: 2 Medaillen
web-second-token = Nochmals: Zusatzaktion
web-fx-arena = Arena der Größe { $n }, für größere Programme
web-fx-loge = zwei Würfel in jeder Aufführung
web-fx-ticket = +5 Zuschauer in jeder Aufführung
web-fx-filled = { $have } von { $of } Plättchen
web-fx-assets = Plättchen
web-fx-audience = Publikum
web-audience-means = Was dieses Programm jetzt anziehen würde: seine eigene Zahl, dazu frühere Aufführungen, Luxusplätze, Stars, Adlige und Podien.
web-fx-walk = Feld { $from } →
web-fx-rest = { $space }, Ruheplatz: eine Medaille
web-fx-star-gained = Star: { $kind }
web-fx-star-lost = Star verloren: { $kind }
web-fx-star-kept = Star behalten: { $kind }
web-fx-too-poor = zu wenig für eine Versteigerung: sie beginnt bei { $n }
web-fx-more = { $n } weitere …
web-fx-spectators = { $n } Zuschauer

web-programs = Programme
web-back-to-table = Zurück zum Tisch
web-for-sale-count = { $n } von { $of } zu kaufen
web-you-have = Du hast
web-find-program = Programm suchen
web-i-may-buy = Darf ich kaufen
web-fits-my-arena = Passt in meine Arena
web-sorted-by = Sortiert nach
web-sorted-closest = Vollständigkeit
web-sorted-draws = Publikum jetzt
web-sorted-price = Preis
web-uses-tokens = Nutzt diese Plättchen
web-needs-arena = Braucht Arenagröße { $size }; deine ist { $yours }
web-leaves-coins = Lässt dir { $n } Münzen
web-draws-now = Zieht { $n } mit deinen Plättchen an
web-draws-nothing =
    { $n ->
        [one] Noch 1 Plättchen nötig zum Aufführen
       *[other] Noch { $n } Plättchen nötig zum Aufführen
    }
web-below-last-show = Nicht über { $n }, deiner letzten Aufführung
web-too-dear = Mehr, als du zahlen kannst
web-buy-label = { $program } für { $n } Münzen kaufen
web-no-program-found = Kein Programm passt dazu.
web-already-bought = Schon gekauft

## Colosseum: acquiring

web-open-market = Markt { $market } versteigern
web-market-helps = { $program }: +{ $n } seiner Plättchen
web-market-helps-none = Nichts, was deinen Programmen fehlt.
web-tag-joker = Joker
web-tag-medal = Medaille
web-tag-extra = Zusatzaktion
web-open-at = Markt { $market } eröffnen mit
web-bid-label = { $bid } bieten, bleiben { $left }
web-last-coin = Letzte Münze von { $name }
web-leaves = bleibt { $n }
web-bids = Gebote
web-auction-of = Versteigerung von Markt { $market }
web-auction-has-won = hat schon einen Markt
web-auction-passed = ausgestiegen
web-auction-passed-at = ausgestiegen · bot { $bid }
web-auction-poor = zu wenig Münzen: { $of }
web-auction-why-passed = ausgestiegen
web-auction-why-poor = zu wenig Münzen
web-auction-why-has-won = Markt ersteigert
web-auction-out = raus
web-auction-leads = vorn mit { $bid } von { $of }
web-auction-bid = Gebot { $bid } von { $of }
web-bids-lower = Niedrigere Gebote
web-bids-higher = Höhere Gebote
web-fx-rival-limit = { $name } kann bis { $n } gehen
web-ask-accept = Angebot von { $name } annehmen?
web-ask-accept-counter = Gegenangebot von { $name } annehmen?
web-auction-in =
    { $of ->
        [0] keine Münzen
        [one] 1 Münze
       *[other] { $of } Münzen
    }
web-ask-open = Markt { $market } versteigern?
web-ask-raise = Biete mehr als { $bid } für Markt { $market } oder steig aus.
web-ask-bid = { $bid } für Markt { $market } bieten?
web-out-passed = Du bist ausgestiegen: Diese Versteigerung geht ohne dich weiter.
web-out-poor = { FORM($who, "has") } { $bid } geboten, und du hast { common-coins }: Du bist aus dieser Versteigerung raus.
web-out-has-won = Du hast schon einen Markt ersteigert: In dieser Versteigerung kannst du nicht bieten.
web-outbid = Mit { common-coins } konntest du nicht höher gehen.
web-cannot-open = Gebote beginnen bei { $least }: Mit { common-coins } kannst du nicht bieten.
web-go-open = Mit { $bid } eröffnen
web-go-bid = { $bid } bieten
web-go-put-up = Versteigern
web-drop-out = Aussteigen

## Colosseum: trading

web-trade-with = Handeln mit
web-trade-thinks = überlegt
web-trade-answered = hat geantwortet
web-trade-declined = hat abgelehnt
web-trade-lacks = hat es nicht
web-trade-has =
    { $n ->
        [one] hat 1 Sorte, die dir fehlt
       *[other] hat { $n } Sorten, die dir fehlen
    }
web-trade-has-none = hat nichts, was dir fehlt
web-trade-you-lack = fehlen deinen Programmen
web-trade-hint =
    Wähle, wen du fragst. Du kannst noch { $n ->
        [one] ein Angebot
       *[other] { $n } Angebote
    } machen.
web-everyone = Alle
web-first-to-accept = wer zuerst annimmt
web-you-give = Du gibst
web-you-get = Du bekommst
web-gives = { $name } gibt
web-in-return = Dafür
web-from-your-rack = Aus deinem Vorrat
web-from-player = Von { $name }
web-from-anyone = Von irgendwem
web-give-label = { $kind } geben, noch { $n }
web-want-label = { $kind } wollen, { $n } vorhanden
web-take-back-label = { $kind } zurücknehmen
web-nothing-yet = noch nichts
web-deal-added = dazugekommen
web-deal-taken-out = gestrichen
web-pay-label = Münzen, die du zahlst
web-charge-label = Münzen, die du willst
web-offer-of = { $name } macht dieses Angebot.
web-may-offer = { $name } darf ein Angebot machen.
web-offer-preparing = { $name } bereitet ein Angebot vor.
web-counter-of = { $name } antwortet mit diesem Angebot.
web-offer-refused = Das kann nicht Teil des Angebots sein.
web-offer-declined =
    { $n ->
        [one] { LIST($who) } hat dein Angebot abgelehnt.
       *[other] { LIST($who) } haben dein Angebot abgelehnt.
    }
web-offer-nobody = Niemand hat dein Angebot angenommen: { LIST($who, form: "inside") } haben abgelehnt.
web-offer-passed-over =
    { $n ->
        [one] { LIST($who) } hat nicht, was du willst.
       *[other] { LIST($who) } haben nicht, was du willst.
    }
web-counter-declined = { LIST($who) } hat dein Gegenangebot abgelehnt.
web-for-you = Für dich
web-for-player = Für { $name }
web-no-program-changes = Kein Programm ändert sich
web-end-trading = Handel beenden
web-ask-draft-both = Wähle, was du gibst und was du dafür willst.
web-ask-draft-want = Wähle jetzt, was du dafür willst.
web-ask-draft-give = Wähle jetzt, was du dafür gibst.
web-ask-send = Dieses Angebot senden?
web-do-send = Senden
web-do-accept = Annehmen
web-do-decline = Ablehnen
web-do-counter = Ändern…

## Colosseum: producing

web-do-begin = Aufführung beginnen
web-dice-label = Würfel: { $faces }
web-your-roll = Dein Wurf
web-the-roll = Der Wurf
web-walk =
    { $n ->
        [one] { $noble }: 1 Feld
       *[other] { $noble }: { $n } Felder
    }
web-walk-way = von { $from } auf { $where }
web-choose-noble = Wähle einen leuchtenden Adligen.
web-choose-target = Wähle, wohin er geht.
web-medals-move-nobles = Eine Medaille bewegt einen Adligen bis zu drei Felder vor oder zurück: wähle einen leuchtenden.
web-move-label = { $noble } auf Feld { $space }
web-move-to-label = { $noble } { $n } Felder, auf Feld { $space }
web-move-brings = { $n } Zuschauer für { FORM($who, "accusative") }
web-ask-move =
    { FORM($noble, "accusative") } { $n ->
        [one] ein Feld bewegen?
       *[other] { $n } Felder bewegen?
    }
web-go-move = Bewegen
web-ask-produce = { $program } aufführen?
web-go-produce = Aufführen
web-ask-jokers =
    { $n ->
        [0] Keinen Joker nutzen?
        [one] Einen Joker nutzen?
       *[other] { $n } Joker nutzen?
    }
web-go-jokers = Nutzen
web-use-jokers =
    { $n ->
        [0] Kein Joker
        [one] 1 Joker
       *[other] { $n } Joker
    }
web-ask-medals =
    { $n ->
        [0] Keine Medaille für Zuschauer ausgeben?
        [one] Eine Medaille für Zuschauer ausgeben?
       *[other] { $n } Medaillen für Zuschauer ausgeben?
    }
web-produce-for = Vor { $n } aufführen
web-produce-label = { $program } aufführen, { $n } Zuschauer
web-audience = Publikum
web-show-all = Alle { $n } Plättchen
web-show-some = { $have } von { $of } Plättchen
web-show-jokers =
    { $n ->
        [one] ein Joker springt ein
       *[other] { $n } Joker springen ein
    }
web-show-each = je +{ $n }
web-show-previous =
    { $n ->
        [0] Kein anderes Programm aufgeführt
        [one] 1 anderes Programm aufgeführt
       *[other] { $n } andere Programme aufgeführt
    }
web-show-tickets =
    { $n ->
        [0] Kein Luxusplatz
        [one] 1 Luxusplatz
       *[other] { $n } Luxusplätze
    }
web-show-stars = Eingesetzte Stars
web-show-nobles = Adlige in der Arena
web-show-podiums =
    { $n ->
        [0] Kein Podium
        [one] 1 Podium
       *[other] { $n } Podien
    }
web-show-medals = Ausgegebene Medaillen
web-show-medals-held = du hast { $n }
web-fewer-medals = Eine Medaille weniger
web-more-medals = Eine Medaille mehr

## Colosseum: closing

web-closing-podium = Podium
web-closing-clean-up = Aufräumen
web-closing-donation = Spende
web-podium-goes-to = Ein Podium für { FORM($who, "accusative") } mit { $score }: +3 in jeder Aufführung.
web-podium-contest = Würfel entscheiden, wer es erhält.
web-clean-up-says = Ein Plättchen jeder Aufführung verlässt das Spiel.
web-donation-says =
    { WHO($who) ->
        [you] Du liegst mit { $score } hinten und darfst { FORM($giver, "accusative") } um ein Plättchen bitten.
       *[other] { $who } liegt mit { $score } hinten und darf { FORM($giver, "accusative") } um ein Plättchen bitten.
    }
web-donation-next = Dann darf der Letzte den Führenden um ein Plättchen bitten.
web-in-the-fire = Im Feuer
web-donated = { $who } liegt hinten und hat von dir { FORM($kind, "a") } als Spende bekommen.
web-no-loss = kein Verlust
web-no-gain = kein Gewinn
web-star-kept = Star behalten
web-star-lost = Star verloren
web-star-won = Star gewonnen
web-star-taken = { FORM($who, "has") } dir den Star genommen: { LIST($kinds) }.
web-spectators = Zuschauer
web-pick-loses =
    Programm { $number }, { $program }, verliert { $n ->
        [one] 1 Zuschauer
       *[other] { $n } Zuschauer
    }, wenn du dieses Plättchen hergibst.
web-pick-gains =
    Programm { $number }, { $program }, gewinnt { $n ->
        [one] 1 Zuschauer
       *[other] { $n } Zuschauer
    } mit diesem Plättchen.
web-ask-discard = Dieses Plättchen ablegen: { $kind }?
web-go-discard = Ablegen
web-ask-request = Um dieses Plättchen bitten: { $kind }?
web-go-request = Darum bitten

## Circus Maximus: the table

web-circus-maximus = Circus Maximus
web-day = Tag
web-phase-favours = Gunst
web-phase-tickets = Tickets
web-phase-events = Veranstaltungen
web-phase-scoring = Wertung
web-circus-board-label = Die Stadt: Caesars Villa, das Forum und drei Schauplätze mit ihren Schlangen
web-place-villa = Villa
web-place-forum = Forum
web-place-circus_maximus = Circus
web-place-theatre_of_pompey = Theater
web-place-colosseum = Colosseum
web-places = Orte
web-turn-order-short = Anstehen
web-start-player = Startspieler
web-start-short = Start
web-start-player-text = Ab jetzt beginnst du jede Schlange.
web-start-card = die Startspielerkarte
web-the-queue = Die Schlange
web-queue-served = von vorn bedient, eine Karte je Händler
web-queue-empty = Noch steht niemand an.
web-served = bedient
web-nothing-to-sell = nichts zu verkaufen
web-trader-idle = { $name }, { $rank }: { $why }
web-now = jetzt
web-no-visitors = noch keine Besucher
web-tickets = Tickets
web-favours = Gunst
web-in-hand = Auf der Hand
web-sold = Verkauf
web-none = keine
web-none-yet = noch keine
web-has-passed = hat gepasst
web-out = raus
web-today = Heute
web-n-events =
    { $n ->
        [0] kein Sonderereignis
        [one] 1 Sonderereignis
       *[other] { $n } Sonderereignisse
    }
web-event-pays =
    { $n ->
        [one] Besucher zahlen 1 Münze mehr
       *[other] Besucher zahlen { $n } Münzen mehr
    }
web-no-events = Besucher zahlen wie immer.
web-favours-left = Gunst übrig
web-visitors-left = Besucher übrig
web-trader = Händler
web-your-traders = Deine Händler
web-unplayed-pay = Nicht gespielte Händler bringen heute Abend ihre Münzen.
web-tonight = Heute Abend
web-tonight-sold = verkauft
web-tonight-tickets = Tickets
web-tonight-unplayed = nicht gespielt
web-more-to-sell = noch bis { $n }
web-your-tickets = Deine Tickets
web-your-favours = Deine Gunst
web-no-tickets-yet = Noch keine. Es gibt sie am Forum.
web-no-tickets-today = Keine.
web-no-favours-yet = Keine. Sie wird in der Villa gewährt.
web-no-favours-today = Keine.
web-no-tickets-here = keine mehr
web-best-visitor = bester Besucher { $n }
web-up-to = bis zu { $n }
web-worth-unused = { $n } wert, wenn nie genutzt
web-tab-traders = Händler
web-tab-favours = Gunst

web-favour-extra_visitor = Zieh einen Besucher für einen Schauplatz deiner Wahl.
web-favour-push_ahead = Einer deiner Händler rückt einen Platz vor.
web-favour-double_sale = Ein bedienter Händler verkauft zwei Tickets.
web-favour-recall_trader = Nimm einen Händler aus einer früheren Phase zurück und spiel ihn.
web-favour-bribe_legionnaire = Ein Legionär zahlt dir 6 statt 2.
web-favour-new_ticket = Zieh ein Ticket und einen Besucher für dessen Schauplatz.
web-favour-rank_one_is_eight = Deine 1 zählt in dieser Phase als 8.
web-favour-double_purchase = Ein am Forum bedienter Händler nimmt zwei Tickets.
web-favour-second_trader = Spiel im selben Zug noch einen Händler.
web-when-instead = Statt eines Händlers.
web-when-forum = Statt eines Händlers, in der Phase der Tickets.
web-when-buying = Wenn du am Forum bedient wirst.
web-when-selling = Wenn du an einem Schauplatz bedient wirst.
web-when-beside = Zusammen mit einem Händler.
web-when-one = Wenn du deine 1 spielst.

web-to-venue = Nach: { $venue }
web-sell-to = Verkaufen ({ $visitor }, zahlt { $n })
web-push-label = Deine { $rank } vordrängeln
web-choose-venue = Wähle einen Schauplatz für deine { $rank }.
web-choose-push = Wähle, welcher Händler vorrückt.
web-choose-recall = Wähle, welcher Händler zurückkommt.
web-choose-buyer = Wähle, wer kauft.
web-choose-ticket = Wähle jetzt das Ticket für diesen Besucher.
web-ask-play = Deine { $rank } spielen?
web-ask-play-at = Deine { $rank } spielen: { $venue }?
web-ask-play-as-eight = Deine { $rank } als 8 spielen?
web-ask-play-as-eight-at = Deine { $rank } als 8 spielen: { $venue }?
web-ask-recall = Deine { $rank } zurücknehmen und neu spielen?
web-ask-recall-at = Deine { $rank } zurücknehmen und neu spielen: { $venue }?
web-ask-push = Deine { $rank } einen Platz vorrücken?
web-ask-use = Die Gunst „{ $favour }“ nutzen?
web-ask-take = „{ $thing }“ nehmen?
web-ask-sell = „{ $thing }“ verkaufen ({ $visitor })?
web-go-play = Spielen
web-go-push = Vordrängeln
web-go-place = Hinstellen
web-go-use = Nutzen
web-go-take = Nehmen
web-go-sell = Verkaufen
web-sell-nothing = Nichts verkaufen
web-fx-place = in der Schlange
web-place-of = { $n } von { $of }
web-fx-hand = nicht gespielt
web-fx-favour-used = verbraucht eine Gunst

## Pages

web-pages = Seiten
web-nav-play = Spielen
web-nav-rules = Regeln
web-nav-replays = Aufzeichnungen
web-nav-about = Über
web-language = Sprache
web-hero = Gib Rom ein Spektakel.
web-hero-text = Zwei Brettspiele aus dem alten Rom, in zehn Sekunden gegen gute Bots oder mit Freunden über einen Link.
web-about-colosseum = Biete auf Gladiatoren und Löwen, baue deine Arena, locke den Kaiser an. Eine große Aufführung gewinnt.
web-about-circus_maximus = Führe eine Bande von Schwarzhändlern: steh an für Gunst und Tickets, und verkaufe teuer an den Toren.
web-minutes-colosseum = etwa 40 Minuten
web-minutes-circus_maximus = etwa 25 Minuten
web-level = Stufe der Bots
web-bots-of = Bots: { $level }
web-play-now = Jetzt spielen
web-with-friends = Mit Freunden
web-my-games = Meine Spiele
web-my-games-empty = Kein Spiel im Gange.
web-my-games-later = Deine Spiele erscheinen hier, sobald der Server antwortet.
web-all-games = Alle { $n } Spiele
web-open-tables = Offene Tische
web-open-tables-empty = Gerade wartet niemand. Öffne einen Tisch, und andere sehen ihn hier.
web-open-tables-later = Offene Tische erscheinen hier, sobald der Server antwortet.
web-status-open = wartet auf Spieler
web-status-playing = läuft
web-status-over = zu Ende
web-time-to-go = noch { $time }
web-time-waited = seit { $time }
web-seats-free =
    { $n ->
        [one] 1 Platz frei
       *[other] { $n } Plätze frei
    }
web-open = Öffnen
web-join = Mitspielen
web-new-table = Neuer Tisch
web-replays-text = Geh gespielte Partien Schritt für Schritt durch.
web-fan-made = Ein freier Ort, von Liebhabern gemacht. Spiele von Wolfgang Kramer, Markus Lübke und Jeffrey D. Allers.
web-fair-dice = Faire Würfel, erklärt
web-credits = Danksagung
web-loading = Einen Moment…

web-game = Spiel
web-variant-intense_auctions = Intensive Auktionen
web-variant-intense_auctions-text = Man kann mehrere Auktionen je Runde gewinnen (Regel C4.10).
web-variant-caesar = Caesar
web-variant-caesar-text = Caesar selbst kann kommen, mit zwei weiteren Besuchern (Regel M9).
web-pace = Tempo
web-pace-none-title = Gemütlich
web-pace-none-text = ohne Uhr
web-pace-live-title = Live
web-pace-live-text = { $n } min je Person, { $more } s je Zug
web-pace-slow-title = Per Post
web-pace-slow-text =
    { $n ->
        [24] ein Tag je Zug
        [72] drei Tage je Zug
       *[other] { $n } Stunden je Zug
    }
web-pace-time = Wie viel Zeit
web-pace-minutes = { $n } min
web-pace-hours = { $n } Stunden
web-pace-days =
    { $n ->
        [one] 1 Tag
       *[other] { $n } Tage
    }
web-who-may-come = Wer darf kommen
web-with-the-link = Mit dem Link
web-anyone = Alle
web-table-name = Name des Tisches
web-table-name-hint = Iden des März
web-open-the-table = Tisch öffnen
web-the-table = Der Tisch
web-variants = Variante
web-no-variant = keine
web-more-choices = Mehr einstellen
web-may-watch = Andere dürfen zuschauen
web-may-watch-text = Zuschauer sehen, was für alle offen liegt, und können nichts tun.
web-advice-allowed = Rat erlaubt
web-advice-allowed-text = Wer spielt, darf fragen, was ein Bot täte.
web-takes-over = Spielt für Abwesende weiter
web-takes-over-text = Wer keine Zeit mehr hat oder geht, kann den Platz jederzeit wieder einnehmen.
web-yes = ja
web-no = nein
web-begin-game = Spiel beginnen
web-sit-here = Hierher
web-send-away = { $name } wegschicken
web-plan-seats =
    { $n ->
        [0] Alle Plätze sind besetzt: Das Spiel kann beginnen.
        [one] Ein Platz ist für Freunde. Öffne den Tisch, dann hast du den Link.
       *[other] { $n } Plätze sind für Freunde. Öffne den Tisch, dann hast du den Link.
    }

web-seats = Plätze
web-seats-taken = { $n } von { $of } besetzt
web-open-seat = Freier Platz
web-for-a-friend = für einen Freund oder Bot
web-thats-you = das bist du, mit deiner Farbe und deinem Wappen
web-ready = Bereit
web-seat-a-bot = Bot hinsetzen
web-remove-bot = Bot entfernen
web-send-link = Link senden
web-copied = Kopiert
web-your-name = Dein Name
web-take-a-seat = Platz nehmen
web-fill-with-bots = Mit Bots auffüllen
web-i-am-ready = Ich bin bereit
web-not-yet = Noch nicht
web-lobby-come = Ein Platz ist für dich frei.
web-lobby-open-seats =
    { $n ->
        [one] Ein Platz ist frei. Sende den Link oder setze einen Bot hin.
       *[other] { $n } Plätze sind frei. Sende den Link oder setze Bots hin.
    }
web-lobby-are-you-ready = Alle Plätze sind besetzt. Bist du bereit?
web-lobby-waiting = Warten auf { $names }.
web-lobby-starting = Alle sind bereit: Das Spiel beginnt.

web-title-over = { $table } ist zu Ende
web-lasted = dauerte { $time }
web-podium-label = Das Siegerpodest
web-wins = { $name } gewinnt
web-you-win = Du gewinnst!
web-they-win = { $names } teilen sich den Sieg
web-won-spectators = { $n } Zuschauer kamen zu einer einzigen Aufführung.
web-won-coins = { $n } Münzen nach drei Tagen.
web-final-standing = Endstand
web-by-day = Tage { $days }, Gunst { $favours }
web-rematch = Revanche
web-replay = Nachspielen
web-share = Teilen
web-see-table = Tisch ansehen
web-dice-fair = Würfel nachweislich fair
web-fair-title = Jeder Wurf und jedes Ziehen folgt aus dem Geheimnis, auf das sich der Tisch vor dem ersten Zug festgelegt hat.
web-chart-label = Punkte aller Spieler im Verlauf
web-awards = Auszeichnungen
web-awards-none = Alles war gleich verteilt.
web-award-podiums = Liebling der Stadt
web-award-podiums-text =
    { $n ->
        [one] { $n } Podium
       *[other] { $n } Podien
    }
web-award-stars = Starmacher
web-award-stars-text =
    { $n ->
        [one] { $n } Star am Ende
       *[other] { $n } Stars am Ende
    }
web-award-tickets = Treues Publikum
web-award-tickets-text =
    { $n ->
        [one] { $n } Luxusplatz
       *[other] { $n } Luxusplätze
    }
web-award-programs = Emsige Bühne
web-award-programs-text =
    { $n ->
        [one] { $n } Programm aufgeführt
       *[other] { $n } Programme aufgeführt
    }
web-award-rich = Volle Truhen
web-award-rich-text =
    { $n ->
        [one] { $n } Münze am Ende
       *[other] { $n } Münzen am Ende
    }
web-award-arena = Baumeister
web-award-arena-text = eine Arena mit { $n } Feldern
web-award-sales = Bester Verkäufer
web-award-sales-text =
    { $n ->
        [one] { $n } Münze aus Verkäufen
       *[other] { $n } Münzen aus Verkäufen
    }
web-award-patience = Geduld zahlt sich aus
web-award-patience-text =
    { $n ->
        [one] { $n } Münze von Händlern, die zu Hause blieben
       *[other] { $n } Münzen von Händlern, die zu Hause blieben
    }
web-award-day = Tag der Tage
web-award-day-text =
    { $n ->
        [one] { $n } Münze an einem Tag
       *[other] { $n } Münzen an einem Tag
    }
web-award-favours = Freund Caesars
web-award-favours-text =
    { $n ->
        [one] { $n } Gunstkarte bis zum Ende behalten
       *[other] { $n } Gunstkarten bis zum Ende behalten
    }
web-award-find = Bester Zug
web-award-lucky = Am meisten Glück
web-award-unlucky = Am wenigsten Glück
web-award-comeback = Aufholjagd
web-award-steady = Wenigste Fehler
web-award-bargain = Bestes Gebot
web-award-trade = Bester Handel
web-award-sale = Teuerster Verkauf

web-replay-first = Zum Anfang
web-replay-back = Einen Schritt zurück
web-replay-next = Einen Schritt weiter
web-replay-last = Zum Ende
web-replay-play = Abspielen
web-replay-pause = Pause
web-replay-speed = Tempo
web-replay-move = Zug { $n } von { $of }
web-share-moment = Diesen Moment teilen
web-download-record = Protokoll
web-leave-replay = Verlassen
web-replays-empty = Noch kein beendetes Spiel.

web-find-rule = Wort oder Nummer suchen
web-no-rule-found = Das sagt keine Regel.

web-set-look = Aussehen
web-set-play = Spiel
web-set-you = Du
web-set-kept = in diesem Browser gespeichert; Name, Sprache und Aussehen auch in deinem Konto
web-set-theme = Design
web-theme-system = Wie das System
web-theme-light = Tag
web-theme-dark = Nacht
web-set-text = Schriftgröße
web-set-contrast = Stärkerer Kontrast
web-set-contrast-text = Kräftigere Linien und Schrift, keine Muster auf Flächen.
web-set-motion = Bewegung
web-motion-full = Voll
web-motion-short = Kurz
web-motion-none = Keine
web-set-bots = Bots antworten
web-set-bots-text = an Tischen, die du eröffnest
web-bots-at-once = Sofort
web-bots-human = Wie Menschen
web-set-sure = Nachfragen, bevor etwas endgültig ist
web-set-sure-text = Gebote, Antworten an andere, Würfel, das Ende deines Zugs.
web-set-effects = Zeigen, was ein Zug bewirkt
web-set-effects-text = Die Folgen als kleine Schilder in der Frage.
web-ask-sure = { $what }?
web-cannot-be-undone = Das lässt sich nicht zurücknehmen.
web-do-it = Ja, so machen
web-set-seats = Plätze
web-set-seats-text = Farbe, Wappen und Webmuster
web-save = Speichern
web-saved = Gespeichert.
web-record-line = { $n } gespielt, { $won } gewonnen
web-set-account = Konto
web-set-account-text = An einen Gast erinnert sich nur dieser Browser. Mit einem Konto findest du deine Spiele überall wieder.
web-password = Passwort
web-make-account = Konto anlegen
web-account-made = Dein Konto ist angelegt.
web-log-in = Anmelden
web-logged-in = Du bist angemeldet.
web-set-keys = Tasten
web-key-walk = durch Leuchtendes gehen
web-key-choose = wählen
web-key-back = zurück
web-key-pass = passen
web-key-markets = die Märkte

web-about-what = Was das ist
web-about-what-text = Munera sind die Spiele, die ein römischer Veranstalter dem Volk gibt. Hier kann man zwei Brettspiele darüber spielen, erforschen und Maschinen beibringen. Es ist von Liebhabern gemacht und hat mit den Verlagen nichts zu tun.
web-fair-step-1 = Vor dem ersten Zug wählt der Tisch ein Geheimnis und zeigt allen dessen Fingerabdruck, einen Hash: Das Geheimnis kann nicht mehr geändert werden.
web-fair-step-2 = Jeder Spieler bringt etwas Eigenes mit. Jeder Wurf und jedes Ziehen folgt aus beidem, sodass niemand es lenken kann.
web-fair-step-3 = Am Ende wird das Geheimnis enthüllt. Jeder kann ein beendetes Spiel prüfen, hier oder mit einem Befehl auf dem eigenen Rechner.
web-credits-games = Colosseum ist von Wolfgang Kramer und Markus Lübke, Circus Maximus von Jeffrey D. Allers.
web-credits-signs = Zeichen von Lorc, Delapouite und anderen, aus
web-credits-fonts = Schriften: Cinzel von Natanael Gama und Inter von Rasmus Andersson, unter der SIL Open Font License.

## Quiet and error states

web-no-connection = Der Server ist nicht erreichbar. Nichts ist verloren: Versuch es gleich noch einmal.
web-server-error = Auf dem Server ging etwas schief. Nichts ist verloren: Versuch es gleich noch einmal.
web-line-broke = Die Leitung brach ab. Neuer Versuch.
web-line-trying = Nichts ist verloren: Der Tisch hält deinen Platz frei. Nächster Versuch in { $n } s.
web-try-now = Jetzt versuchen
web-try-again = Nochmals versuchen
web-go-home = Zur Startseite
web-quiet-full = Kein Platz zum Zuschauen
web-quiet-offline = Der Server antwortet nicht
web-quiet-no-table = Kein Tisch unter dieser Adresse
web-quiet-no-table-text = „{ $address }“ führt nirgendwohin. Vielleicht fehlt ein Buchstabe, oder der Tisch wurde geschlossen, bevor das Spiel zu Ende war.
web-better-address = Die Adresse berichtigen
web-quiet-server = Der Server hat ein Problem
web-quiet-no-replay = Kein Spiel unter dieser Adresse
web-quiet-nowhere = Nichts unter dieser Adresse
web-quiet-nowhere-text = „{ $address }“ führt nirgendwohin. Der Link wurde unterwegs vielleicht gekürzt. Von der Startseite erreichst du alles.
web-quiet-broken = Auf dieser Seite ging etwas kaputt
web-quiet-broken-text = Dein Spiel ist auf dem Server sicher: Lade die Seite neu. Was schiefging: { $error }

## Around the table

web-more = Mehr
web-panel-log = Verlauf
web-panel-chat = Chat
web-panel-orders = Aufträge
web-panel-table = Tisch
web-see-moment = Diesen Moment ansehen
web-by-order = durch einen Auftrag
web-while-away = Während du weg warst
web-watch-it = Ansehen
web-play-on = Weiterspielen
web-rule-here = Die Regel zu dieser Frage: { $rule }
web-rules-all = Alle Regeln
web-sounds = Geräusche
web-sound-on = Geräusche einschalten
web-sound-off = Geräusche ausschalten
web-people = An diesem Tisch
web-mute = Nicht zeigen, was { $name } sagt
web-is-muted = Du hörst { $name } nicht.
web-unmute = Wieder hören
web-chat-not-sent = Das kam nicht an; versuch es noch einmal.
web-fair-dice-title = Faire Würfel
web-fair-promise =
    { $n ->
        [0] Noch kein Wurf und kein Ziehen. Alles folgt aus einem Geheimnis, das vor dem ersten Zug feststand.
        [one] Bisher ein Wurf oder Ziehen, aus einem Geheimnis, das vor dem ersten Zug feststand.
       *[other] Bisher { $n } Würfe und Ziehungen, alle aus einem Geheimnis, das vor dem ersten Zug feststand.
    }
web-fair-verified =
    { $n ->
        [one] Geprüft: Der eine Wurf oder Zug dieser Partie war fair.
       *[other] Geprüft: Alle { $n } Würfe und Ziehungen dieser Partie waren fair.
    }
web-fair-wrong = Die Würfel dieser Partie folgen nicht aus dem, was zugesagt war. Trau diesem Gastgeber nicht.
web-fair-commitment = Vor dem ersten Zug zugesagt
web-fair-mine = Du brachtest ein
web-fair-theirs = Beitrag: { $name }
web-fair-secret = Das Geheimnis, aufgedeckt
web-close = Schließen
web-hint-title = Ein Bot würde erwägen
web-hint-none = Nichts Bestimmtes.
web-step-aside = Einen Bot spielen lassen
web-step-aside-text = Musst du gehen? Ein Bot spielt für dich weiter, und du nimmst deinen Platz zurück, wann du willst.
web-a-bot-plays-for-you = Ein Bot spielt für dich.
web-take-my-seat-back = Meinen Platz zurücknehmen
web-account-of = Die Abrechnung von Tag { $day }
web-account-had = hatte { $n }
web-account-sold = Verkauft
web-account-unplayed = Nicht gespielt
web-account-best = bester Tag
web-account-nothing-sold = Nichts verkauft
web-account-go-on = Weiter zu Tag { $day }

## Aufträge

web-orders-standing = Deine Aufträge
web-orders-none = Entscheide im Voraus, dann wartet niemand auf dich. Nur du siehst deine Aufträge.
web-order-give = Auftrag erteilen
web-order-revoke = Auftrag zurücknehmen
web-order-pass_phase = In einer Phase passen
web-order-text-pass_phase = Du passt in dieser Phase, sooft du gefragt wirst, und lehnst Angebote ab.
web-order-bid = Bis zu einer Grenze bieten
web-order-text-bid = Du erhöhst um eins bis zur Grenze und steigst dann aus. Der Auftrag endet, wenn du gewonnen hast.
web-order-decline_trades = Handelsangebote beantworten
web-order-text-decline_trades = Du nimmst das erste Angebot an, das dir mindestens dies für höchstens das gibt, und lehnst alle anderen ab. Ohne Wunsch lehnst du alles ab.
web-order-answer_offer = Dieses offene Angebot beantworten
web-order-text-answer_offer = Deine Antwort auf das Angebot, das zu dir unterwegs ist, und auf kein anderes.
web-order-discard = Nach einer Aufführung ablegen
web-order-text-discard = Bei jedem Aufräumen legst du das erste davon ab, das möglich ist.
web-order-donation = Um eine Spende bitten
web-order-text-donation = Bist du Letzter, bittest du um das erste davon, das der Führende hat.
web-order-queue_up = Anstellen
web-order-text-queue_up = Du spielst deinen niedrigsten Händler, der weit genug vorn steht, bis so viele dort stehen.
web-order-take_favour = Gunstkarten nehmen
web-order-text-take_favour = An der Villa bedient, nimmst du die erste davon, die daliegt.
web-order-take_dearest = Die teuerste Karte nehmen
web-order-text-take_dearest = Bei gleichen die für den Ort mit dem besten Besucher.
web-order-sell_dearest = Zum besten Preis verkaufen
web-order-text-sell_dearest = Du verkaufst deine teuerste Karte an den besten Besucher.
web-order-param-phase = Phase
web-order-param-market = Markt
web-order-param-most = Bis
web-order-param-put_up = Selbst versteigern
web-order-param-tokens = Ich bekomme mindestens
web-order-param-coins = und mindestens Münzen
web-order-param-for_tokens = für höchstens
web-order-param-for_coins = und höchstens Münzen
web-order-param-lasts = Gilt
web-order-param-answer = Antwort
web-order-param-kinds = Das erste davon
web-order-param-otherwise = Sonst
web-order-param-queue = Schlange
web-order-param-traders = Händler dort
web-order-param-highest = Rang höchstens
web-order-param-place = Platz in der Schlange oder besser
web-order-param-favours = Die erste davon
web-order-any = jeder Markt
web-order-market = Markt { $market }
web-order-choice-no = nein
web-order-choice-yes = ja
web-order-choice-accept = annehmen
web-order-choice-decline = ablehnen
web-order-choice-ask = mich fragen
web-order-choice-pass = passen
web-order-choice-phase = diese Phase
web-order-choice-day = diesen Tag
web-order-choice-game = die ganze Partie

## Lessons

web-lesson-colosseum = Deine erste Runde
web-lesson-circus-maximus = Dein erster Tag
web-lesson-about = Schritt für Schritt am echten Tisch, in etwa fünf Minuten.
web-lesson-first = Neu hier? Lerne es in fünf Minuten
web-lesson-number = Magister, { $n } von { $of }
web-lesson-next = Weiter
web-lesson-back = Schritt zurück
web-lesson-leave = Lektion verlassen
web-lesson-go-on = Lektion fortsetzen
web-lesson-again = Von vorn
web-lesson-whole-game = Jetzt ein ganzes Spiel gegen Plebejer
web-lesson-otherwise = Die Regeln erlauben es, aber diese Lektion geht einen anderen Weg. Versuch, was verlangt ist.
web-lesson-watch = Die anderen spielen…

## Analysis of a finished game

web-analysis = Analyse
web-analysis-about = Ein starker Bot sieht sich jeden Zug an: wer wann vorn lag, welche Züge wichtig waren und was besser war.
web-analysis-ask = Diese Partie analysieren
web-analysis-thorough = Mehr Zeit nehmen
web-analysis-working = Die Partie wird analysiert
web-analysis-leave = Du kannst gehen; die Analyse läuft weiter und ist hier, wenn du zurückkommst.
web-analysis-cancel = Abbrechen
web-analysis-failed = Die Analyse konnte nicht beendet werden.
web-chances = Gewinnchancen aller Spieler
web-percent = { $n } %
web-mark-before = Voriger wichtiger Zug
web-mark-next = Nächster wichtiger Zug
web-marks-count =
    { $n ->
        [one] Ein wichtiger Zug ist im Diagramm markiert.
       *[other] { $n } wichtige Züge sind im Diagramm markiert.
    }
web-show-better = Den besseren Zug zeigen
web-what-if = Was wäre, wenn…
web-what-if-back = Zurück zur Partie
web-what-if-who = { $name } hätte dies tun können:
web-what-if-chance = Hier entscheiden Würfel oder Karten. Geh zu einem Moment, in dem jemand wählt.
web-what-if-end = Danach entscheiden Würfel, Karten oder ein anderer Spieler.
web-play-on-here = Ab hier weiterspielen
web-play-on-about = Ein neuer Tisch beginnt nach Zug { $n }, mit neuen Würfeln.
web-play-on-seat = Dein Platz
web-plays-on = Fortsetzung einer anderen Partie

## Positions to solve

web-puzzle = Rätsel
web-puzzles = Rätsel
web-puzzles-about = Echte Stellungen, in denen ein Zug klar der beste ist. Finde ihn; deine erste Antwort zählt.
web-puzzles-record =
    { $answered ->
        [0] Du hast noch keine beantwortet.
       *[other] Du hast { $solved } von { $answered } im ersten Versuch gelöst.
    }
web-puzzle-today = Stellung des Tages
web-puzzle-find = Finde den besten Zug
web-puzzle-about = Mach ihn am Tisch. Ein Zug gibt die beste Gewinnchance.
web-puzzle-right = Das ist der beste Zug
web-puzzle-wrong = Es gibt einen besseren Zug
web-puzzle-best = Am besten war: { $move }
web-puzzle-odds = Deine Gewinnchance: { $yours } mit deinem Zug, { $best } mit dem besten.
web-puzzle-chance = Deine Gewinnchance ist jetzt { $best }.
web-puzzle-first-counts = Nur die erste Antwort zählt für deine Bilanz.
web-puzzle-next = Nächste Stellung
web-puzzle-number = Stellung { $n }, { $grade }, { $state }
web-puzzle-new = noch nicht beantwortet
web-puzzle-solved = gelöst
web-puzzle-missed = verfehlt
web-grade-1 = leicht
web-grade-2 = mittel
web-grade-3 = schwer

## Colosseum: Hilfe für die erste Partie

web-help-first-investment = Alles Goldene ist zu kaufen: Programme, Arenafelder für größere, Luxusplätze, Loge. Die größte einzelne Aufführung gewinnt.
web-help-initiate = Biete auf die drei Plättchen eines Markts. Darunter: welchen deiner Programme er hilft, und um wie viele Plättchen.
web-help-idle = Tausche Plättchen und Münzen mit allen; beide Seiten müssen etwas geben.
web-help-beginning = Erst bringen die Würfel Adlige in Arenen, dann wählst du das Programm.
web-help-moving = Adlige in deiner Arena bringen Zuschauer: Kaiser 7, Konsul 5, Senator 3. Wer auf einem Lorbeerfeld endet, bringt eine Medaille.
web-help-choosing = Eine Münze je Zuschauer. Programme dürfen später erneut aufgeführt werden; nur deine beste Aufführung zählt.
web-help-clean-up = Es verlässt das Spiel für immer: Gib, was deinen Programmen am wenigsten schadet.
web-help-donation = Ein Geschenk des Führenden: Nimm, was deine Programme füllt.

## Circus Maximus: was hilft

web-caesars-villa = Caesars Villa
web-queue-reach =
    { $n ->
        [one] höchster Rang zuerst · nur eine Karte
       *[other] höchster Rang zuerst · { $n } Karten für die ersten { $n }
    }
web-queue-empty-today = Hier stand niemand an.
web-and-more = + { $n } weitere
web-n-tickets-today =
    { $n ->
        [one] 1 Ticket heute
       *[other] { $n } Tickets heute
    }
web-n-visitors =
    { $n ->
        [0] kein Besucher
        [one] 1 Besucher
       *[other] { $n } Besucher
    }
web-no-ticket-of-yours = kein Ticket von dir
web-tickets-for-sale = zu verkaufen
web-took = { $name }: { $thing }
web-help-queue-cards =
    { $n ->
        [one] Dort liegt eine Karte: Der höchste Rang bekommt sie.
       *[other] Dort liegen { $n } Karten: Die { $n } höchsten Ränge nehmen je eine.
    }
web-help-queue-tickets = { $n } Tickets für die { $n } höchsten Ränge. Verkauft bringt eines seine Münzen und die des Käufers.
web-help-queue-venues = Ein Händler verkauft ein Ticket an einen Besucher: Ihre Münzen zählen zusammen. Der höchste Rang zuerst.
web-help-no-goods = Du hast kein Ticket zu verkaufen: Hier verdient ein Händler nichts, auf der Hand bringt er seine Münzen.
web-help-place = Höhere Ränge stehen davor, auch wer später kommt.
web-help-take-favour = Eine Gunst hilft einmal, zu der Zeit, die auf ihrer Karte steht; bis zum Ende behalten bringt sie { $n }.
web-help-take-ticket = Verkaufe es heute Abend vor Ort. Es bringt seine eigenen Münzen und die des Besuchers, der es kauft.
web-help-sell = Wähle eines deiner Tickets und einen Besucher, die leuchten: Ihre Münzen zählen zusammen.
web-help-place-visitor = Jeder Besucher kauft ein Ticket: Schicke diesen dorthin, wo du verkaufen willst.
web-extra-visitor = { $visitor }, zahlt { $n }.
web-extra-caesar = Es ist Caesar: Mit ihm kommen zwei weitere Besucher.
web-fx-nothing-left = zu weit hinten: keine Karte mehr
web-fx-gets-card =
    { $n ->
        [one] bekommt vorerst die einzige Karte
       *[other] bekommt vorerst eine von { $n } Karten
    }
web-fx-too-few =
    { $n ->
        [one] nur 1 Karte: nichts für ihn übrig
       *[other] nur { $n } Karten: nichts für ihn übrig
    }
web-fx-loses = deine { $rank } geht dann leer aus
web-fx-sellers =
    { $n ->
        [0] kein Händler mehr zum Verkaufen
        [one] noch 1 Händler zum Verkaufen
       *[other] noch { $n } Händler zum Verkaufen
    }
web-fx-no-ticket = kein Ticket: { $venue }
web-fx-no-more-tickets = kein Ticket mehr: { $venue }
web-fx-no-visitor = kein Besucher mehr übrig
web-fx-sale-about = bester Verkauf jetzt
web-fx-best-sale = bester Verkauf
web-fx-visitors-tickets =
    { $visitors ->
        [0] kein Besucher
        [one] 1 Besucher
       *[other] { $visitors } Besucher
    } für { $tickets ->
        [one] 1 Ticket
       *[other] { $tickets } Tickets
    }
web-fx-favour-worth = { $n } wert, wenn unbenutzt
web-fx-next = nächster Händler: { $name }, { $rank }
web-accounts = Abrechnungen
web-account-unsold = Nicht verkauft
web-account-you-lead = Du verdienst { $earned } und führst um { $n } mit { $coins }.
web-account-you-share = Du verdienst { $earned } und führst gemeinsam mit { $coins }.
web-account-you-behind = Du verdienst { $earned } und liegst mit { $coins } um { $n } zurück.
web-account-tomorrow =
    { $n ->
        [one] Händler, Tickets und Besucher kommen zurück; Gunst bleibt. Morgen gibt es ein Sonderereignis.
       *[other] Händler, Tickets und Besucher kommen zurück; Gunst bleibt. Morgen gibt es { $n } Sonderereignisse.
    }

## Profil, Einstellungen, Aufzeichnungen und andere Seiten

web-profile = Profil
web-nobody-yet = Willkommen
web-nobody-yet-text = Du hast hier noch nicht gespielt. Wähle unten einen Namen oder beginne einfach ein Spiel.
web-guest-since = Gast seit { $day }, nur diesem Browser bekannt
web-account-since = Hier seit { $day }
web-statistics = Wie es dir erging
web-never-played = Noch nicht gespielt
web-won-share = { $n } % gewonnen
web-past-games = Gespielte Partien
web-more-games = Frühere Partien
web-place-nth = { $n }.
web-you-short = Du
web-result = Ergebnis
web-sessions = Wo du angemeldet bist
web-this-browser = dieser Browser
web-unknown-browser = Unbekannter Browser
web-session-line = zuletzt { $seen }, seit { $created }
web-end-session = Dort abmelden
web-log-out = Abmelden
web-guest-leaves = Abmelden und deine Partien verlieren?
web-guest-leaves-text = Du bist Gast: Nur dieser Browser kennt dich. Nach dem Abmelden bringt niemand deine Partien zurück. Ein Konto bewahrt sie.
web-stay = Bleiben
web-download-games = Meine Partien herunterladen
web-log-in-text = Mit deinem Konto findest du deine Partien auf jedem Gerät wieder.
web-have-account = Ich habe schon ein Konto
web-no-account = Ich habe noch kein Konto
web-change-password = Passwort ändern
web-password-least = mindestens 8 Zeichen
web-password-old = Altes Passwort
web-password-new = Neues Passwort
web-password-changed = Das Passwort ist geändert; alle anderen Browser sind abgemeldet.
web-change = Ändern
web-tokens = Programme, die für dich spielen
web-tokens-text = Ein eigener Bot kommt mit einem Schlüssel an Tische. Er darf spielen, aber nie dein Konto ändern.
web-token-once = Kopiere ihn jetzt: Er wird nur dieses eine Mal gezeigt.
web-token-name = Name des Programms
web-token-name-hint = Mein erster Bot
web-make-token = Schlüssel machen
web-end-token = Zurücknehmen
web-token-until = bis { $day }
web-scope-read = zusehen
web-scope-play = spielen
web-scope-tables = Tische eröffnen und beitreten
web-copy = Kopieren
web-set-sound = Klänge
web-set-sound-text = Würfel, Münzen, dein Zug.
web-call-me = Ruf mich
web-call-browser = Wenn ich dran bin
web-call-browser-text = Im Browser, solange ein anderer Tab oder ein anderes Fenster vorne ist.
web-call-denied = Der Browser erlaubt es nicht: Gestatte Hinweise für diese Seite in seinen Einstellungen.
web-call-unsupported = Dieser Browser kennt keine Hinweise.
web-call-mail = Per Mail
web-call-mail-text = Wenn du dran und nicht da bist; nie bei Live-Partien.
web-call-webhook = An einen Webhook
web-call-webhook-text = Eine https-Adresse, die von jedem deiner Züge erfährt, solange du nicht da bist.
web-call-needs-account = Mail und Webhooks brauchen ein Konto.
web-notice-turn = Du bist dran.
web-your-turn = Du bist dran
web-your-turn-in = Du bist dran in { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
web-qr-code = QR-Code
web-qr-label = QR-Code von { $address }
web-qr-text = Richte eine Handykamera hierauf: Dieser Tisch öffnet sich, und es fehlt nur ein Name.
web-lobby-full = Alle Plätze sind besetzt. Das Spiel beginnt, wenn alle bereit sind; du kannst hier zusehen.
web-stand-up = Platz verlassen
web-join-rematch = Zur Revanche
web-won-by = { $n } mehr als { $name }.
web-charts = Diagramme
web-chart-audience = Beste Show nach Runden
web-chart-standing = Münzen nach Tagen
web-chart-coins = Münzen im Verlauf
web-chart-days = Woher die Münzen kamen
web-who-led = Wer wann führte
web-led-share = { $name }, { $n } % der Partie
web-nobody-alone = Niemand allein
web-bar-sales = Tag { $day }, verkauft: { $n }
web-bar-traders = Tag { $day }, nicht gespielt: { $n }
web-bar-favours = behaltene Gunst: { $n }
web-key-sales = Verkäufe
web-key-traders = nicht gespielte Händler
web-phase-set-up = Aufbau
web-replay-scrub = Moment der Partie
web-replay-jump = Nach Phasen springen
web-no-record-kept = Die Datei ist in diesem Tab nicht mehr offen. Wähle sie erneut.
web-open-record = Eine Aufzeichnung öffnen
web-open-record-text = Eine .munera-Datei von deiner Platte: Der Server spielt sie nach, prüft jeden Würfel und jeden Zug aus dem Beutel und zeigt sie hier. Sie wird nicht behalten.
web-choose-record = Datei wählen
web-drop-record = oder hier ablegen
web-record-too-large = Diese Datei ist zu groß für eine Aufzeichnung: höchstens 200 kB.
web-dice-wrong-commitment = Das Geheimnis dieser Aufzeichnung ist nicht das versprochene.
web-dice-wrong-outcome = Ein Würfel oder Zug dieser Aufzeichnung folgt nicht aus ihrem Geheimnis.
web-dice-not-revealed = Die Partie ist hier nicht zu Ende: Das Geheimnis ist noch versiegelt.
web-dice-no-commitment = Über die Würfel dieser Aufzeichnung wurde nichts versprochen.
web-contents = Inhalt
web-quiet-no-storage = Dieser Browser behält nichts
web-quiet-no-storage-text = Ohne Cookies erkennt dich der Server nicht wieder. Erlaube sie für diese Seite; Regeln und Aufzeichnungen gehen ohne.

## The plan of a day or a round

web-plan = Ziel und Ablauf
web-goal-circus_maximus = Wer nach drei Tagen die meisten Münzen hat, gewinnt. Jeder Händler steht einmal am Tag an.
web-plan-favours = An der Villa nehmen die höchsten Ränge je eine Gunst.
web-plan-tickets = Am Forum nehmen andere Händler je ein Ticket.
web-plan-events = An den Schauplätzen verkauft je ein weiterer Händler ein Ticket an einen Besucher.
web-plan-scoring = Verkäufe bringen Münzen, und jeder Händler, der auf der Hand blieb.
web-goal-colosseum = Die größte einzelne Aufführung in fünf Runden gewinnt.
web-plan-invest = Kaufe ein Programm, Arenafelder, einen Luxusplatz oder die Loge.
web-plan-acquire = Biete auf die drei Plättchen eines Stands.
web-plan-trade = Tausche Plättchen und Münzen mit allen.
web-plan-produce = Führe ein Programm auf: eine Münze je Zuschauer.
web-plan-closing-ceremony = Jede Aufführung kostet ein Plättchen. Wer führt, bekommt ein Podium, wer Letzter ist, ein Geschenk.

## Circus Maximus: für die erste Partie

web-if-you-pass = Wenn du passt: { $what }.
web-trader-title = Rang { $rank }; bringt { $coins }, wenn nicht gespielt
web-trader-played = Heute schon gespielt: { $place }. Jeder Händler steht einmal am Tag an.
web-trader-passed = Du hast in dieser Phase gepasst.
web-trader-asked = Nicht jetzt. { $ask }
web-trader-waits = Nicht jetzt: { $name } ist am Zug.
web-being-served = Bedient wird: { $name }, { $rank } ({ $place })
web-in-vain = Für deine { $ranks } blieb nichts übrig.
web-counts-as = Deine { $rank } zählt als { $as }.
web-pair-first-ticket = Deine { $rank } nimmt zwei Tickets: Wähle zuerst das linke.
web-pair-second-ticket = Jetzt das zweite Ticket, weiter rechts oder von derselben Art.
web-pair-first-sale = Deine { $rank } verkauft zwei Tickets: Beginne mit dem billigeren.
web-pair-second-sale = Jetzt der zweite Verkauf deiner { $rank }.

## Circus Maximus: Bilder zu den Regeln

web-rule-m-event-days = Kein Ereignis am Tag I, eines am Tag II, zwei am Tag III
web-rule-m-event-coins = Ein Ereignis: ein Ticket mehr, ein Besucher mehr, und jeder Besucher dort zahlt 1 mehr
web-rule-m-turns = Reihum im Uhrzeigersinn je ein Händler; wer passt, ist draußen
web-rule-m-queue-rank = Der höchste Rang steht der Tür am nächsten
web-rule-m-queue-equal = Gleicher Rang: hinter denen, die schon da sind
web-rule-m-served = Eine Karte je Händler, von vorn; hinter dem Seil ist nichts mehr übrig
web-rule-m-once-a-day = Wer angestanden hat, bleibt dort, bis der Tag endet
web-rule-m-villa = Nimm eine der Gunstkarten, die noch da sind, oder die Startspielerkarte
web-rule-m-forum = Nimm eines der offenen Tickets
web-rule-m-sale = Dein Ticket für diesen Schauplatz, verkauft an einen Besucher dort
web-rule-m-no-ticket = Ohne Ticket für diesen Schauplatz: kein Verkauf
web-rule-m-score = Ticket und Besucher: Ihre Münzen zählen zusammen
web-rule-m-score-event = Bei einem Ereignis auch dessen Münze
web-rule-m-kept = Händler, die du auf der Hand behältst, bringen ihre Münzen
web-rule-m-unsold = Unverkaufte Tickets bringen nichts
web-rule-m-push = Die 4 überholt eine 6 und zählt in dieser Phase als 6
web-rule-m-push-later = Eine spätere 6 steht hinter der überholten
web-rule-m-one-is-eight = Mit dieser Gunst steht die 1 als 8 an
web-rule-m-caesar-comes = Wohin Caesar kommt, kommen zwei weitere Besucher
web-rule-m-caesar-sale = Neben ihm darf ein Verkauf eine Gunst statt eines Tickets nutzen

## Circus Maximus: Caesar

web-caesar-there = Caesar ist da: { $venue }.
web-caesar-sells = Ein Verkauf dort darf eine Gunst statt eines Tickets nutzen. Er selbst kauft nichts.
web-caesar-here = Caesar: Eine Gunst darf verkauft werden

## The rules: the page

web-opened-from-table = Von deinem Tisch aus geöffnet
web-back-to-named = Zurück zu { $name }
web-glossary = Wörter
web-see-also = Siehe auch

## The rules: what a chapter is about

web-chapter-C1 = Was wo liegt, ehe die erste Runde beginnt.
web-chapter-C2 = Fünf Runden zu fünf Phasen, und alle beenden eine, ehe die nächste beginnt.
web-chapter-C3 = Du gibst Münzen aus für das, was spätere Veranstaltungen brauchen.
web-chapter-C4 = Die Märkte kommen unter den Hammer, je drei Plättchen.
web-chapter-C5 = Tauschen, kaufen und verkaufen, bis die Plättchen sind, wo man sie braucht.
web-chapter-C6 = Du würfelst, Adelige ziehen, und ein Programm wird für die Menge aufgeführt.
web-chapter-C7 = Alles, was Zuschauer anzieht, wird Zeile für Zeile zusammengezählt.
web-chapter-C8 = Der Führende wird geehrt, Veranstaltungen nutzen sich ab, und dem Letzten wird geholfen.
web-chapter-C9 = Wer am meisten von einer Sorte hat, hat ihren Star.
web-chapter-C10 = Kleinigkeiten, die man für den rechten Augenblick aufhebt.
web-chapter-C11 = Eine Veranstaltung entscheidet: die größte von allen.
web-chapter-M1 = Was wo liegt, ehe der erste Tag beginnt.
web-chapter-M2 = Drei Tage; jeder bringt neue Gunstkarten, Tickets, Besucher und Ereignisse.
web-chapter-M3 = In allen drei Phasen wird gleich angestanden.
web-chapter-M4 = Händler stehen an für das, was Caesar gibt.
web-chapter-M5 = Händler stehen an für Tickets.
web-chapter-M6 = Händler stehen an, um an drei Orten zugleich zu verkaufen.
web-chapter-M7 = Was verkauft, was gespart wurde, und wer gewonnen hat.
web-chapter-M8 = Jede beugt eine Regel, einmal.
web-chapter-M9 = Caesar selbst kann an einen Schauplatz kommen.

## The rules: captions of the pictures

web-rule-grow-before = Vorher: der Konsul steht knapp draußen. Zehn Münzen.
web-rule-grow-after = Nachher: ein Feld mehr, und der Konsul ist drinnen.
web-rule-other-wins = Ein anderer gewinnt, was der Versteigerer eröffnet hat.
web-rule-opens-again = Dieser Markt bleibt leer; ein anderer darf eröffnet werden.
web-rule-one-die = Ohne Loge: ein Würfel
web-rule-two-dice = Mit Loge: zwei Würfel. Bei 1–3 wählst du.
web-rule-two-nobles = Eine 2 und eine 3: zwei Adelige, je ein Würfel
web-rule-one-noble = Oder ein Adeliger um die Summe, 5 Felder
web-rule-rests = Der Zug endet auf einem Rastplatz: eine Medaille
web-rule-rests-not = Er geht nur darüber hinweg: nichts
web-rule-medal-forward = Für eine Medaille: bis zu drei Felder vor
web-rule-medal-back = Oder zurück, was Würfel nie erlauben
web-rule-assets-there = Vier Plättchen sind verlangt, drei sind da.
web-rule-joker-fills = Ein Joker steht für das vierte.
web-rule-score-rises = Mehr als je zuvor: das ist der neue Rekord.
web-rule-score-stays = Weniger: der Rekord bleibt, wie er war.
web-rule-star-stays = Eingeholt: der Star bleibt.
web-rule-star-goes = Überholt: der Star wechselt.

## The rules: glossary

web-term-arena = Größe der Arena
web-term-arena-text = Die Felder, die deine Arena auf der Straße bedeckt: 2, 3 oder 4.
web-term-program = Programm
web-term-program-text = Eine Veranstaltung, die dir gehört: welche Plättchen und welche Arena sie braucht, wie viele sie anzieht.
web-term-noble = Adeliger
web-term-noble-text = Kaiser, Konsul oder Senator; bringt einer Veranstaltung Zuschauer, solange er in ihrer Arena steht.
web-term-rest = Rastplatz
web-term-rest-text = Eines von sechs Feldern, auf denen der Würfelzug eines Adeligen eine Medaille bringen kann.
web-term-medal = Medaille
web-term-medal-text = 3 Zuschauer, der Zug eines Adeligen oder 6 Münzen. Zwei davon: eine zweite Investition.
web-term-joker = Joker
web-term-joker-text = Steht für ein beliebiges fehlendes Plättchen; zählt nie für einen Star.
web-term-extra = Zusatzaktion
web-term-extra-text = Bezahlt eine zweite Investition oder wird zu einer Medaille.
web-term-season = Luxusplatz
web-term-season-text = 5 Zuschauer mehr bei jeder deiner Veranstaltungen, für 10 Münzen.
web-term-loge = Kaiserloge
web-term-loge-text = Wer sie gebaut hat, wirft zwei Würfel statt einem.
web-term-podium = Podium
web-term-podium-text = Für den Führenden am Ende einer Runde: 3 Zuschauer bei jeder späteren Veranstaltung.
web-term-star = Star
web-term-star-text = Gehört dem, der am meisten von seiner Sorte hat, mindestens drei; 4 Zuschauer, wenn die Sorte eingesetzt wird.
web-term-initiator = Versteigerer
web-term-initiator-text = Wer an der Reihe ist, einen Markt zu versteigern.
web-term-partner = Aktiver Händler
web-term-partner-text = Der Spieler, mit dem jetzt alle handeln dürfen.
web-term-audience = Publikum und Rekord
web-term-audience-text = Das Publikum ist, was eine Veranstaltung anzieht; der Rekord ist dein bisher größtes.
web-term-trader = Händler
web-term-trader-text = Einer deiner acht, Rang 1 bis 8; jeder wird einmal am Tag gespielt, oder bringt ungespielt Münzen.
web-term-rank = Wirksamer Rang
web-term-rank-text = Was ein Händler in dieser Schlange gilt: wie gedruckt, außer eine Gunst hat es geändert.
web-term-queue = Schlange
web-term-queue-text = Der höchste Rang steht vorn und wird zuerst bedient; Gleiche stehen dahinter.
web-term-favour = Gunst
web-term-favour-text = Eine Karte aus Caesars Villa, die einmal wirkt; ungenutzt bringt sie am Ende Münzen.
web-term-start = Startspielerkarte
web-term-start-text = Liegt an der Villa und kann wie eine Gunst genommen werden.
web-term-entry = Ticket
web-term-entry-text = Am Forum genommen, an einen Besucher des Schauplatzes verkauft, den es nennt.
web-term-visitor = Besucher
web-term-visitor-text = Wartet an einem Schauplatz und kauft ein Ticket; jede Art zahlt ihren Preis.
web-term-venue = Schauplatz
web-term-venue-text = Circus Maximus, Pompeius-Theater oder Colosseum, jeder mit eigener Schlange.
web-term-event = Besonderes Ereignis
web-term-event-text = Jeder Besucher an seinem Schauplatz zahlt an diesem Tag eine Münze mehr.
web-term-caesar = Caesar
web-term-caesar-text = Zieht zwei weitere Besucher an und lässt einen Verkauf eine Gunst nutzen.
