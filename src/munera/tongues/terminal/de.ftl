### The terminal.

terminal-help =
    Tippe die Nummer einer Auswahl, ihre Wörter („biete 9“) oder einen klaren Anfang.
    Setze „;“ zwischen mehrere Züge: sie werden alle gemacht oder keiner.
      ?                zeigt die drei besten Züge, deine Gewinnchance und warum
      zurück           nimmt deinen letzten Zug zurück, solange nichts folgte
      tisch            zeigt den ganzen Tisch
      auswahl          zeigt alles zur Auswahl, auch was in einer Zeile steht
      verlauf          erzählt das bisherige Spiel
      regeln           gibt einen Überblick; „regeln C4“ ein Kapitel,
                       „regeln C4.6“ eine Regel
      speichern DATEI  speichert das Spiel von nun an in dieser Datei
      ende             hört auf; das Spiel ist gespeichert und kann weitergehen
terminal-welcome = Du sitzt auf Platz { $seat }; mit dir spielen { LIST($others, "comma") }.
terminal-welcome-as = Du sitzt als { $name } auf Platz { $seat }; mit dir spielen { LIST($others, "comma") }.
terminal-commands = „hilfe“ nennt die Befehle, „?“ rät, „regeln“ die Regeln, „ende“ hört auf und speichert das Spiel.
terminal-nothing-yet = Es ist noch nichts geschehen.
terminal-kept-in = Das Spiel ist gespeichert in { $path }.
terminal-choose-file = { $problem } Wähle mit „{ common-command-save } DATEI“ eine andere Datei.
terminal-nothing-to-keep = Du hattest noch nichts entschieden; es gibt nichts zu speichern.
terminal-go-on = Das Spiel ist gespeichert. So geht es weiter:
terminal-watch-again = So siehst du es noch einmal:
terminal-result = Ergebnis
terminal-won = gewinnt
terminal-player = Spieler
terminal-score = Punkte
terminal-more-lines = … { $count } Zeilen mehr; „{ common-command-log }“ zeigt alle
terminal-asked = { $who }:
terminal-type-number = tippe die Zahl, zum Beispiel { $example }
terminal-type-words = tippe zum Beispiel „{ $example }“; { $number } allein heißt „{ $first }“
terminal-run = { $first } … { $last }
terminal-folded = „{ common-command-choices }“ zeigt alle { $count }

## Watching a record

terminal-replay-help = Enter: weiter · b: zurück · eine Zahl: zu diesem Zug · t: der Tisch · e: das Ende · q: aufhören
terminal-replay-at = [{ $move } von { $moves }]
terminal-replay-title =
    { LIST($names, "comma") }: { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    }.
terminal-replay-title-variants =
    { LIST($names, "comma") }, mit { LIST($variants, "comma") }: { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    }.
terminal-no-move = Es gibt keinen Zug { $move }; der letzte ist { $last }.
terminal-means-nothing = „{ $typed }“ bedeutet hier nichts. { terminal-replay-help }
terminal-beginning = Das ist der Anfang.
terminal-unfinished = Die Aufzeichnung endet hier; das Spiel ist nicht zu Ende.

## Lists of games, simulations

terminal-game = { $name }: { $title }, für { LIST($counts, "or") } Personen; Varianten: { $variants }
terminal-no-variants = keine
terminal-simulated =
    { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    } { $game } mit { $players } Spielern „{ $bot }“, Startwert { $seed }
terminal-with-variants = { $game } ({ LIST($variants, "comma") })
terminal-column-seat = Platz
terminal-column-mean-score = Ø Punkte
terminal-column-win-rate = Siege
terminal-column-interval = 95-%-Intervall
terminal-all-seats = alle
terminal-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
terminal-percent = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) } %
terminal-between = { $low } bis { $high }
terminal-speed = { $steps } Aktionen je Spiel, { $speed } Spiele in der Sekunde
terminal-rounded = { NUMBER($number, maximumFractionDigits: 1) }
terminal-playing = läuft

## Matches between bots, reports

terminal-whole-rounds = { $games } Spiele sind keine ganzen Umläufe von { $seats } Plätzen; gespielt werden { $played }.
terminal-more-games = { $path } enthält schon mehr Spiele; alle { $games } zählen.
terminal-stopped = Angehalten nach { $done } von { $games } Spielen; derselbe Befehl macht bei { $path } weiter.
terminal-arena =
    { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    } { $game } in { $blocks ->
        [one] { $blocks } Block
       *[other] { $blocks } Blöcken
    } zu { $players }
terminal-column-bot = Bot
terminal-column-seats = Plätze
terminal-column-games = Spiele
terminal-column-win-share = Siege
terminal-column-fair-share = fairer Teil
terminal-column-mean-place = Ø Platz
terminal-column-decision = Zug
terminal-column-longest = längster
terminal-column-mu = mu
terminal-column-sigma = sigma
terminal-column-ordinal = ordinal
terminal-arena-speed = Startwert { $seed }, { $speed } Spiele in der Sekunde, { $steps } Aktionen je Spiel
terminal-reported =
    { $path }: { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    }, { $speed } in der Sekunde
terminal-exported =
    { $path }: { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    }, { $rows ->
        [one] { $rows } Zeile
       *[other] { $rows } Zeilen
    }

## Advice and analysis

terminal-advice-only = Es gibt nichts anderes zu tun: { $move }{ $brings }.
terminal-advice-best = { $place }. { $move }{ $brings }: { $chance } % Gewinnchance, { $gap } Punkte mehr als der nächste.
terminal-advice-worse = { $place }. { $move }{ $brings }: { $chance } % Gewinnchance, { $gap } Punkte weniger als der beste.
terminal-advice-equal = { $place }. { $move }{ $brings }: { $chance } % Gewinnchance, und genauso gut: { $other }.
terminal-analysing = Analyse
terminal-chances = Gewinnchancen nach jedem Zug
terminal-column-move = Zug
terminal-chance = (Zufall)
terminal-nothing-better = Die Suche hätte nichts besser gemacht.
terminal-mattered = Worauf es ankam:
terminal-awards = Auszeichnungen:
terminal-mark = { $move }. { $said }
terminal-award = { $who }: { $said }
terminal-learnt = { $path }: { $games } Partien; Punkte verfehlt um { $missed }, Überraschung { $surprise }

## Geprüfte Würfel

terminal-dice-fair = Alles stimmt: die Zusage ist eingehalten, und alle { $outcomes } Ergebnisse des Zufalls sind richtig.
terminal-dice-unpledged = Diese Aufzeichnung hat keine Zusage: ihre Würfel sind nicht zum Prüfen gemacht.
terminal-dice-sealed = Das Geheimnis dieses Tisches ist noch nicht enthüllt: prüfe noch einmal, wenn das Spiel vorbei ist.
terminal-dice-other-secret = Das Geheimnis ist nicht das, das der Tisch vor dem ersten Zug zugesagt hat.
terminal-dice-wrong = Aktion { $action } ist falsch: der Zufall musste „{ $due }“ sagen, in der Aufzeichnung steht „{ $said }“.

## The server

terminal-serving = Munera ist unter { $address } geöffnet – Strg+C schließt es.
