### What goes wrong, and what to do about it.

errors-illegal =
    Aktion { $action } ist jetzt nicht erlaubt; { $count ->
        [one] { $count } andere ist es
       *[other] { $count } andere sind es
    }.
errors-players = { $game } ist für { LIST($counts, "or") } Personen, nicht für { $players }.
errors-variant = { $game } hat keine Variante „{ $variant }“; wähle { LIST($variants, "or") }.
errors-seat = Es gibt keinen Platz { $seat }: die Plätze gehen von 0 bis { $last }.
errors-not-now-but = „{ $words }“ ist jetzt nicht möglich. { $prompt }
errors-bytes = Ein Zustand von { $game } hat { $size } Bytes, nicht { $given }.
errors-no-state = Diese Bytes sind kein Zustand von { $game }.
errors-no-action = Es gibt keine Aktion { $action }: die Aktionen gehen von 0 bis { $last }.
errors-no-move = „{ $text }“ ist kein Zug in diesem Spiel.
errors-no-game = Es gibt kein Spiel „{ $name }“; wähle { LIST($games, "or") }.
errors-names = { $players } Personen brauchen { $players } Namen, nicht { $names }.
errors-empty-name = Ein Name braucht mindestens ein sichtbares Zeichen.

## Files

errors-no-text = { $path } ist keine Textdatei.
errors-cannot-read = { $path } lässt sich nicht lesen: { $reason }.
errors-cannot-write = { $path } lässt sich nicht schreiben: { $reason }.
errors-reason-missing = gibt es nicht
errors-reason-forbidden = kein Zugriff
errors-reason-read-only = der Datenträger ist schreibgeschützt
errors-reason-folder = ist ein Ordner
errors-reason-no-folder = ein Teil des Pfads ist kein Ordner
errors-reason-full = der Datenträger ist voll
errors-folder = { $path } ist ein Ordner; gib den Namen einer Datei darin an.
errors-exists = { $path } gibt es schon; wähle einen anderen Namen, oder spiele mit --resume weiter.
errors-nowhere = Das Spiel lässt sich nirgends speichern; wähle mit --save eine Datei.

## Records. The problem follows the line.

errors-in-file = { $path }, { $problem }
errors-in-line = Zeile { $line }: { $problem }
errors-no-record = das ist keine Aufzeichnung von Munera; eine beginnt mit „{ $beginning }“.
errors-newer-format =
    diese Aufzeichnung hat das Format { $format }, und dieses Programm liest bis { $newest }; bitte aktualisiere Munera.
errors-no-format = das Format { $format } gibt es nicht.
errors-no-colon = „{ $text }“ ist weder eine Kopfzeile noch eine Aktion; beide haben einen Doppelpunkt.
errors-given-twice = „{ $key }“ steht zweimal da.
errors-not-given = im Kopf fehlt „{ $key }:“.
errors-no-number = „{ $key }“ muss eine Zahl sein, nicht „{ $value }“.
errors-newer-rules = das sind die Regeln { $rules } von { $game }; bitte aktualisiere Munera.
errors-older-rules = das sind die Regeln { $rules } von { $game }; dieses Programm kennt sie nicht mehr.
errors-no-action-line = „{ $text }“ ist keine Aktion; eine sieht so aus: „1: pass“ oder „chance: roll 4“.
errors-action-after-end = das Spiel ist zu Ende, und doch folgt noch eine Aktion.
errors-turn-of-chance = „{ $who }“ ist nicht an der Reihe: der Zufall ist es.
errors-turn-of-seat = „{ $who }“ ist nicht an der Reihe: Platz { $seat } ist es.
errors-breaks-off = die Aufzeichnung bricht ab: der Kopf verspricht { $promised } Aktionen, hier sind { $actions }.
errors-more-actions = der Kopf zählt { $promised } Aktionen, aber es sind { $actions }.
errors-result-too-early = die Aufzeichnung bricht ab: der Kopf nennt ein Ergebnis, aber das Spiel ist nicht zu Ende.
errors-other-result = der Kopf sagt „{ $given }“, aber das Spiel endete mit „{ $result }“.
errors-unknown-key = „{ $key }“ bedeutet im Kopf nichts.
errors-contribution = ein Beitrag hat höchstens { $most } Zeichen und nur einfache Leerzeichen.
errors-hexadecimal = „{ $key }“ muss aus { $digits } hexadezimalen Ziffern bestehen.

## Aktionen, die vorher ausprobiert werden

errors-step = Aktion { $place } von { $count }, „{ $words }“,
errors-step-unknown = Aktion { $place } von { $count }, die in diesem Spiel nichts bedeutet,
errors-step-waits = { $which } muss warten: { $turn }.
errors-step-impossible = { $which } ist dann nicht möglich. { $prompt }
errors-step-over = das Spiel ist vorbei
errors-step-chance = zuerst wird gewürfelt oder eine Karte gezogen
errors-step-turn = Platz { $seat } ist an der Reihe

## At the terminal

errors-no-language = Es gibt keine Sprache „{ $name }“; wähle { LIST($languages, "or") }.
errors-which-game = Sag, welches Spiel: { LIST($games, "or") }.
errors-resumed = Ein fortgesetztes Spiel behält seine --players, --variant und --name; bitte lass sie weg.
errors-other-game = { $path } ist ein Spiel { $game }, nicht { $name }.
errors-finished = { $path } ist ein beendetes Spiel; sieh es dir mit „munera replay“ an.
errors-whose-seat = { $path } sagt nicht, welcher Platz deiner ist; wähle ihn mit --seat.
errors-seat-option = --seat muss von 1 bis { $players } gehen, nicht { $seat }.
errors-no-rule = Es gibt keine Regel { $number }; „{ common-command-rules }“ allein nennt die Kapitel.
errors-no-rulebook = { $game } hat hier keine Spielregel.
errors-ends-decision = Was vor „{ $text }“ steht, beendet deine Entscheidung; es wurde nichts getan.
errors-type-something = Tippe eine Nummer oder die Wörter einer Auswahl; „{ common-command-help }“ sagt mehr.
errors-not-now = „{ $text }“ ist jetzt nicht möglich.
errors-number-first = Eine Nummer kann nur am Anfang stehen; schreib das Weitere in Wörtern.
errors-no-choice = Es gibt keine Auswahl { $number }; tippe eine der Nummern oben, oder die Wörter.
errors-none-of-these =
    „{ $text }“ steht nicht zur Auswahl; tippe eine Nummer, die Wörter oder „{ common-command-help }“.
errors-ambiguous = „{ $text }“ kann { LIST($some, "comma") } heißen; sag, was du meinst.
errors-ambiguous-more = „{ $text }“ kann { LIST($some, "comma") } … heißen; sag, was du meinst.
errors-quoted = „{ $text }“
errors-nothing-decided = Du hast noch nichts entschieden; es gibt nichts zurückzunehmen.
errors-seen-since = Seit deinem letzten Zug war ein Würfel oder eine Karte zu sehen; er lässt sich nicht zurücknehmen.
errors-acted-since = { $who } war seit deinem letzten Zug am Zug; er lässt sich nicht zurücknehmen.
errors-place-option = --on muss { LIST($places, "or") } sein, nicht „{ $given }“.
errors-address-option = --address ist die eines Ray-Clusters; bitte ergänze --on ray.
errors-players-option = --players nimmt Zahlen mit Kommas dazwischen, etwa 3,4, nicht „{ $given }“.
errors-no-moves = { $path } enthält noch keine Züge, es gibt also nichts zu analysieren.
errors-no-opponent = Den Gegner „{ $name }“ gibt es nicht; wähle { LIST($bots, "or") }.
