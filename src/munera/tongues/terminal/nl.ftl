### The terminal.

terminal-help =
    Typ het nummer van een keuze, de woorden (“bied 9”) of een duidelijk begin ervan.
    Zet “;” tussen meerdere zetten: ze worden allemaal gedaan of geen.
      ?               toont de drie beste zetten, je winkans en waarom
      terug           neemt je laatste zet terug, zolang er niets op volgde
      tafel           toont de hele tafel
      keuzes          toont alle keuzes, ook die op één regel samengevat zijn
      verslag         vertelt het spel tot nu toe
      regels          geeft een overzicht; “regels C4” een hoofdstuk,
                      “regels C4.6” één regel
      bewaar BESTAND  bewaart het spel voortaan in dat bestand
      stop            stopt; het spel blijft bewaard en kan verdergaan
terminal-welcome = Je zit op plaats { $seat }; met jou spelen { LIST($others, "comma") }.
terminal-welcome-as = Je zit op plaats { $seat } als { $name }; met jou spelen { LIST($others, "comma") }.
terminal-commands = “uitleg” geeft de commando’s, “?” geeft raad, “regels” de spelregels, “stop” stopt en bewaart het spel.
terminal-nothing-yet = Er is nog niets gebeurd.
terminal-kept-in = Het spel is bewaard in { $path }.
terminal-choose-file = { $problem } Kies een ander bestand met “{ common-command-save } BESTAND”.
terminal-nothing-to-keep = Je had nog niets beslist; er valt niets te bewaren.
terminal-go-on = Het spel is bewaard. Zo ga je verder:
terminal-watch-again = Zo bekijk je het opnieuw:
terminal-result = Uitslag
terminal-won = wint
terminal-player = speler
terminal-score = score
terminal-more-lines = … nog { $count } regels; “{ common-command-log }” toont ze allemaal
terminal-asked = { $who }:
terminal-type-number = typ het getal, bijvoorbeeld { $example }
terminal-type-words = typ bijvoorbeeld “{ $example }”; { $number } alleen is “{ $first }”
terminal-run = { $first } … { $last }
terminal-folded = “{ common-command-choices }” toont ze alle { $count }

## Watching a record

terminal-replay-help = Enter: verder · b: terug · een getal: naar die zet · t: de tafel · e: het einde · q: stoppen
terminal-replay-at = [{ $move } van { $moves }]
terminal-replay-title =
    { LIST($names, "comma") }: { $moves ->
        [one] { $moves } zet
       *[other] { $moves } zetten
    }.
terminal-replay-title-variants =
    { LIST($names, "comma") }, met { LIST($variants, "comma") }: { $moves ->
        [one] { $moves } zet
       *[other] { $moves } zetten
    }.
terminal-no-move = Er is geen zet { $move }; de laatste is { $last }.
terminal-means-nothing = “{ $typed }” betekent hier niets. { terminal-replay-help }
terminal-beginning = Dit is het begin.
terminal-unfinished = Het verslag houdt hier op; het spel is niet afgelopen.

## Lists of games, simulations

terminal-game = { $name }: { $title }, voor { LIST($counts, "or") } spelers; varianten: { $variants }
terminal-no-variants = geen
terminal-simulated =
    { $games ->
        [one] { $games } spel
       *[other] { $games } spellen
    } { $game } met { $players } spelers { $bot }, seed { $seed }
terminal-with-variants = { $game } ({ LIST($variants, "comma") })
terminal-column-seat = plaats
terminal-column-mean-score = gem. score
terminal-column-win-rate = gewonnen
terminal-column-interval = 95%-interval
terminal-all-seats = alle
terminal-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
terminal-percent = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }%
terminal-between = { $low } tot { $high }
terminal-speed = { $steps } acties per spel, { $speed } spellen per seconde
terminal-rounded = { NUMBER($number, maximumFractionDigits: 1) }
terminal-playing = bezig

## Matches between bots, reports

terminal-whole-rounds = { $games } spellen zijn geen hele rondes van { $seats } plaatsen; er worden er { $played } gespeeld.
terminal-more-games = { $path } bevat al meer spellen; alle { $games } tellen mee.
terminal-stopped = Gestopt na { $done } van { $games } spellen; dezelfde opdracht gaat verder vanaf { $path }.
terminal-arena =
    { $games ->
        [one] { $games } spel
       *[other] { $games } spellen
    } { $game } in { $blocks ->
        [one] { $blocks } blok
       *[other] { $blocks } blokken
    } van { $players }
terminal-column-bot = bot
terminal-column-seats = plaatsen
terminal-column-games = spellen
terminal-column-win-share = gewonnen
terminal-column-fair-share = eerlijk deel
terminal-column-mean-place = gem. plaats
terminal-column-decision = beslissing
terminal-column-longest = langste
terminal-column-mu = mu
terminal-column-sigma = sigma
terminal-column-ordinal = ordinal
terminal-arena-speed = seed { $seed }, { $speed } spellen per seconde, { $steps } acties per spel
terminal-reported =
    { $path }: { $games ->
        [one] { $games } spel
       *[other] { $games } spellen
    }, { $speed } per seconde
terminal-exported =
    { $path }: { $games ->
        [one] { $games } spel
       *[other] { $games } spellen
    }, { $rows ->
        [one] { $rows } rij
       *[other] { $rows } rijen
    }

## Advice and analysis

terminal-advice-only = Er is niets anders te doen: { $move }{ $brings }.
terminal-advice-best = { $place }. { $move }{ $brings }: { $chance } % winkans, { $gap } punten meer dan de volgende.
terminal-advice-worse = { $place }. { $move }{ $brings }: { $chance } % winkans, { $gap } punten minder dan de beste.
terminal-advice-equal = { $place }. { $move }{ $brings }: { $chance } % winkans, en even goed: { $other }.
terminal-analysing = analyse
terminal-chances = Winkansen na elke zet
terminal-column-move = zet
terminal-chance = (toeval)
terminal-nothing-better = De zoekmachine had niets beters gedaan.
terminal-mattered = Wat ertoe deed:
terminal-awards = Onderscheidingen:
terminal-mark = { $move }. { $said }
terminal-award = { $who }: { $said }
terminal-learnt = { $path }: { $games } spellen; scores { $missed } ernaast, verrassing { $surprise }

## Gecontroleerde dobbelstenen

terminal-dice-fair = Eerlijk: de belofte klopt, en alle { $outcomes } uitkomsten van het toeval ook.
terminal-dice-unpledged = Dit verslag bevat geen belofte: de dobbelstenen zijn niet gemaakt om te controleren.
terminal-dice-sealed = Het geheim van deze tafel is nog niet onthuld: controleer opnieuw als het spel is afgelopen.
terminal-dice-other-secret = Het geheim is niet dat wat de tafel vóór de eerste zet heeft beloofd.
terminal-dice-wrong = Actie { $action } klopt niet: het toeval moest “{ $due }” zeggen, maar het verslag zegt “{ $said }”.

## The server

terminal-serving = Munera is open op { $address } – Ctrl+C sluit het.
