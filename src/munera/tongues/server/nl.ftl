### What the server refuses, and what it says to hosts.

## How it was asked

server-malformed = Dit bericht is niet te lezen: { $why }.
server-nothing-to-read = er staat niets in om te lezen
server-too-large = Dit bericht is te groot; hoogstens { $most } bytes worden gelezen.
server-slow-down =
    Te veel verzoeken; wacht { $seconds ->
        [one] 1 seconde
       *[other] { $seconds } seconden
    }.
server-wrong-origin = Verzoeken van een andere site worden niet beantwoord.
server-no-csrf = De header x-csrf-token ontbreekt of klopt niet; GET /api/me geeft de juiste.
server-no-such-page = Dit adres bestaat niet.
server-wrong-method = Dit adres antwoordt niet op die methode.
server-unavailable = De server kan nu niet bij zijn gegevens; probeer het zo nog eens.
server-internal = Er ging iets mis in de server; er is niets verloren. Probeer het nog eens.

## People

server-not-logged-in = Zeg eerst wie je bent: POST /api/guests, of log in.
server-wrong-password = De naam of het wachtwoord klopt niet.
server-name-taken = Iemand anders heet al { $name }; kies een andere naam.
server-bad-name = Een naam heeft minstens één zichtbaar teken en hoogstens 30.
server-has-account = Je hebt al een account.
server-guest-only-name = Een gast heeft geen wachtwoord; maak eerst een account.
server-no-scope = Dit token mag dat niet; het mist de scope “{ $scope }”.
server-bad-webhook = Een webhook moet een https-adres van een andere machine zijn.
server-bad-mail = Dit is geen e-mailadres.
server-no-guests = Deze server is voor mensen met een account.
server-no-such-session = Deze sessie bestaat niet.
server-no-such-token = Dit token bestaat niet.
server-no-such-person = Deze persoon bestaat niet.
server-no-games = Je hebt nog geen partij uitgespeeld.
server-too-many = Je hebt er zoveel als één persoon kan hebben: { $most }.

## Tables

server-no-such-table = Deze tafel bestaat niet.
server-bad-setup = Een tafel kan zo niet worden klaargezet: { $why }
server-setup-seats = er moet voor elke speler één plaats zijn, en hoogstens één voor jou.
server-setup-clock = een snelle klok heeft 10 seconden tot 4 uur, een langzame 10 minuten tot 60 dagen.
server-setup-level = er is geen bot die { $level } heet; kies { LIST($levels, "or") }.
server-table-started = Het spel is al begonnen.
server-table-not-started = Het spel is nog niet begonnen.
server-table-over = Het spel is afgelopen.
server-table-not-over = Het spel is nog niet afgelopen.
server-table-full = Alle plaatsen zijn bezet.
server-seat-taken = Die plaats is bezet.
server-no-such-seat = Die plaats bestaat niet.
server-seats-open = Er zijn nog plaatsen vrij; zet er bots neer, of wacht.
server-not-host = Alleen de gastheer van de tafel kan dat.
server-not-seated = Je hebt geen plaats aan deze tafel.
server-seated-already = Je hebt al een plaats aan deze tafel.
server-brought-already = Jouw bijdrage aan de dobbelstenen staat al vast.
server-no-spectators = Deze tafel is alleen voor de spelers.
server-no-hints = Aan deze tafel wordt zonder tips gespeeld.

## Play

server-stale = Het spel is al verder; bekijk de huidige stand.
server-not-your-turn = Je bent niet aan de beurt.
server-illegal = De regels staan dit nu niet toe: actie { $action }.
server-past-chance = Een lijst van acties kan niet voorbij een dobbelsteen, een trekking of een andere speler gaan.
server-nothing-to-undo = Sinds de laatste dobbelsteen, trekking of andere speler valt er niets van jou terug te nemen.
server-on-autopilot = Een bot speelt voor jou; neem eerst je plaats terug.
server-not-on-autopilot = Je speelt al zelf.
server-bad-orders = Deze opdrachten kunnen niet worden uitgevoerd: { $why }
server-order-unknown = Er is nu geen opdracht “{ $kind }”; kies { LIST($kinds, "or") }.
server-order-none = Er is geen opdracht “{ $kind }”; er kan er nu geen worden gegeven.
server-order-no-part = De opdracht “{ $kind }” heeft geen “{ $name }”.
server-order-part = “{ $name }” van de opdracht “{ $kind }” moet { $wanted } zijn.
server-order-number = een getal van { $least } tot en met { $most }
server-order-choice = { LIST($choices, "or") }
server-order-ranking = een lijst op volgorde van voorkeur van { LIST($choices, "or") }, elk hoogstens één keer
server-order-counts = getallen van { $least } tot en met { $most } voor { LIST($choices, "or") }
server-order-too-many = Een plaats mag { $most } opdrachten tegelijk achterlaten, niet { $count }.
server-no-such-move = Het spel heeft dat moment niet; het heeft { $moves } zetten.
server-bad-record = Dit verslag is niet te lezen: { $why }
server-unknown-rules = Dit spel volgt regels die deze server niet meer heeft: { $game } { $rules }.
server-no-analysis = Nog niemand heeft om een analyse van dit spel gevraagd.
server-not-asked-by-you = Alleen wie om de analyse vroeg of aan de tafel zit, kan haar afbreken.
server-no-such-puzzle = Deze stelling om op te lossen bestaat niet.
server-busy-thinking = De bots zijn bezig; vraag het zo nog eens.
server-text = { $text }

## For the host, at the terminal

server-admin-in-the-way = { $path } bestaat al; kies een andere naam, of verplaats het eerst.
server-admin-no-data = Er zijn geen gegevens van een server in { $path }.
server-admin-no-file = Er is geen bestand { $path }.
server-admin-not-empty = Er zijn al mensen in die database; zet de kopie terug in een lege.
server-admin-no-copy = { $path } is geen kopie van een server.
server-admin-no-account = Niemand heeft een account met de naam { $name }.
server-admin-no-table = Er is geen tafel { $table }.
server-admin-database = --database moet eruitzien als { $example }.
server-admin-not-installed = De server heeft { $module } nodig: installeer het met “{ $command }”.
server-admin-copied = Alles staat in { $path }.
server-admin-restored = Alles uit { $path } is terug.

## Mail

server-mail-subject = Jij bent aan de beurt bij { $table }
server-mail-text = { $name }, je bent aan de beurt:
