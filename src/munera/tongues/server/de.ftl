### What the server refuses, and what it says to hosts.

## How it was asked

server-malformed = Diese Nachricht lässt sich nicht lesen: { $why }.
server-nothing-to-read = es steht nichts darin
server-too-large = Diese Nachricht ist zu groß; höchstens { $most } Bytes werden gelesen.
server-slow-down =
    Zu viele Anfragen; warte bitte { $seconds ->
        [one] 1 Sekunde
       *[other] { $seconds } Sekunden
    }.
server-wrong-origin = Anfragen von einer anderen Website werden nicht beantwortet.
server-no-csrf = Der Header x-csrf-token fehlt oder ist falsch; GET /api/me nennt den richtigen.
server-no-such-page = Diese Adresse gibt es nicht.
server-wrong-method = Diese Adresse antwortet auf diese Methode nicht.
server-unavailable = Der Server erreicht gerade seine Daten nicht; versuche es gleich noch einmal.
server-internal = Im Server ist etwas schiefgegangen; nichts ist verloren. Versuche es noch einmal.

## People

server-not-logged-in = Sag zuerst, wer du bist: POST /api/guests, oder melde dich an.
server-wrong-password = Der Name oder das Passwort stimmt nicht.
server-name-taken = Jemand anderes heißt schon { $name }; wähle einen anderen Namen.
server-bad-name = Ein Name braucht mindestens ein sichtbares Zeichen und höchstens 30.
server-has-account = Du hast schon ein Konto.
server-guest-only-name = Ein Gast hat kein Passwort; lege zuerst ein Konto an.
server-no-scope = Dieses Token darf das nicht; ihm fehlt die Berechtigung „{ $scope }“.
server-bad-webhook = Ein Webhook muss eine https-Adresse eines anderen Rechners sein.
server-bad-mail = Das ist keine E-Mail-Adresse.
server-no-guests = Dieser Server ist für Leute mit einem Konto.
server-no-such-session = Diese Sitzung gibt es nicht.
server-no-such-token = Dieses Token gibt es nicht.
server-no-such-person = Diese Person gibt es nicht.
server-no-games = Du hast noch keine Partie zu Ende gespielt.
server-too-many = Du hast so viele, wie eine Person haben kann: { $most }.

## Tables

server-no-such-table = Diesen Tisch gibt es nicht.
server-bad-setup = So lässt sich kein Tisch aufstellen: { $why }
server-setup-seats = es muss für jede Person einen Platz geben, und höchstens einen für dich.
server-setup-clock = eine schnelle Uhr hat 10 Sekunden bis 4 Stunden, eine langsame 10 Minuten bis 60 Tage.
server-setup-level = es gibt keinen Bot namens { $level }; wähle { LIST($levels, "or") }.
server-table-started = Das Spiel hat schon begonnen.
server-table-not-started = Das Spiel hat noch nicht begonnen.
server-table-over = Das Spiel ist zu Ende.
server-table-not-over = Das Spiel ist noch nicht zu Ende.
server-table-full = Alle Plätze sind besetzt.
server-seat-taken = Dieser Platz ist besetzt.
server-no-such-seat = Diesen Platz gibt es nicht.
server-seats-open = Es sind noch Plätze frei; besetze sie mit Bots, oder warte.
server-not-host = Das kann nur, wer den Tisch eröffnet hat.
server-not-seated = Du hast keinen Platz an diesem Tisch.
server-seated-already = Du hast schon einen Platz an diesem Tisch.
server-brought-already = Dein Beitrag zu den Würfeln steht schon fest.
server-no-spectators = Dieser Tisch ist nur für die, die dort spielen.
server-no-hints = An diesem Tisch wird ohne Tipps gespielt.

## Play

server-stale = Das Spiel ist schon weiter; sieh dir die jetzige Stellung an.
server-not-your-turn = Du bist nicht an der Reihe.
server-illegal = Die Regeln erlauben das jetzt nicht: Aktion { $action }.
server-past-chance = Eine Liste von Aktionen kann nicht über einen Würfel, ein Ziehen oder andere hinausgehen.
server-nothing-to-undo = Seit dem letzten Würfel, Ziehen oder anderen gibt es nichts von dir zurückzunehmen.
server-on-autopilot = Ein Bot spielt für dich; nimm zuerst deinen Platz zurück.
server-not-on-autopilot = Du spielst schon selbst.
server-bad-orders = Diese Aufträge lassen sich nicht ausführen: { $why }
server-order-unknown = Einen Auftrag „{ $kind }“ gibt es jetzt nicht; wähle { LIST($kinds, "or") }.
server-order-none = Einen Auftrag „{ $kind }“ gibt es nicht; jetzt kann keiner gegeben werden.
server-order-no-part = Der Auftrag „{ $kind }“ hat kein „{ $name }“.
server-order-part = „{ $name }“ des Auftrags „{ $kind }“ muss { $wanted } sein.
server-order-number = eine Zahl von { $least } bis { $most }
server-order-choice = { LIST($choices, "or") }
server-order-ranking = eine Liste nach Vorliebe aus { LIST($choices, "or") }, jedes höchstens einmal
server-order-counts = Zahlen von { $least } bis { $most } für { LIST($choices, "or") }
server-order-too-many = Ein Platz kann { $most } Aufträge zugleich hinterlassen, nicht { $count }.
server-no-such-move = Diesen Moment hat das Spiel nicht; es hat { $moves } Züge.
server-bad-record = Diese Aufzeichnung lässt sich nicht lesen: { $why }
server-unknown-rules = Dieses Spiel folgt Regeln, die dieser Server nicht mehr hat: { $game } { $rules }.
server-no-analysis = Noch niemand hat um eine Analyse dieser Partie gebeten.
server-not-asked-by-you = Nur wer um die Analyse gebeten hat oder am Tisch sitzt, kann sie abbrechen.
server-no-such-puzzle = Diese Stellung zum Lösen gibt es nicht.
server-busy-thinking = Die Bots sind beschäftigt; frag gleich noch einmal.
server-text = { $text }

## For the host, at the terminal

server-admin-in-the-way = { $path } gibt es schon; wähle einen anderen Namen, oder verschiebe es zuerst.
server-admin-no-data = In { $path } sind keine Daten eines Servers.
server-admin-no-file = Es gibt keine Datei { $path }.
server-admin-not-empty = In dieser Datenbank sind schon Personen; stelle in einer leeren wieder her.
server-admin-no-copy = { $path } ist keine Sicherung eines Servers.
server-admin-no-account = Niemand hat ein Konto namens { $name }.
server-admin-no-table = Es gibt keinen Tisch { $table }.
server-admin-database = --database muss so aussehen: { $example }.
server-admin-not-installed = Der Server braucht { $module }: installiere es mit „{ $command }“.
server-admin-copied = Alles ist in { $path }.
server-admin-restored = Alles aus { $path } ist wieder da.

## Mail

server-mail-subject = Du bist an der Reihe: { $table }
server-mail-text = { $name }, du bist an der Reihe:
