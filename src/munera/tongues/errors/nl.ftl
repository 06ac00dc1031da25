### What goes wrong, and what to do about it.

errors-illegal =
    Actie { $action } is nu niet toegestaan; { $count ->
        [one] { $count } andere wel
       *[other] { $count } andere wel
    }.
errors-players = { $game } is voor { LIST($counts, "or") } spelers, niet voor { $players }.
errors-variant = { $game } heeft geen variant “{ $variant }”; kies { LIST($variants, "or") }.
errors-seat = Er is geen plaats { $seat }: de plaatsen lopen van 0 tot en met { $last }.
errors-not-now-but = “{ $words }” is nu niet mogelijk. { $prompt }
errors-bytes = Een toestand van { $game } heeft { $size } bytes, niet { $given }.
errors-no-state = Deze bytes zijn geen toestand van { $game }.
errors-no-action = Er is geen actie { $action }: de acties lopen van 0 tot en met { $last }.
errors-no-move = “{ $text }” is geen zet in dit spel.
errors-no-game = Er is geen spel “{ $name }”; kies { LIST($games, "or") }.
errors-names = { $players } spelers hebben { $players } namen nodig, niet { $names }.
errors-empty-name = De naam van een speler moet minstens één zichtbaar teken hebben.

## Files

errors-no-text = { $path } is geen tekstbestand.
errors-cannot-read = { $path } kan niet worden gelezen: { $reason }.
errors-cannot-write = { $path } kan niet worden geschreven: { $reason }.
errors-reason-missing = het bestaat niet
errors-reason-forbidden = de toegang is geweigerd
errors-reason-read-only = de schijf is alleen-lezen
errors-reason-folder = het is een map
errors-reason-no-folder = een deel van het pad is geen map
errors-reason-full = de schijf is vol
errors-folder = { $path } is een map; geef de naam van een bestand in die map.
errors-exists = { $path } bestaat al; kies een andere naam, of speel verder met --resume.
errors-nowhere = Het spel kan nergens worden bewaard; kies een bestand met --save.

## Records. The problem follows the line.

errors-in-file = { $path }, { $problem }
errors-in-line = regel { $line }: { $problem }
errors-no-record = dit is geen Munera-verslag; dat begint met “{ $beginning }”.
errors-newer-format =
    dit verslag heeft formaat { $format }, en dit programma leest tot en met { $newest }; werk Munera bij.
errors-no-format = formaat { $format } bestaat niet.
errors-no-colon = “{ $text }” is geen kopregel en geen actie; beide hebben een dubbelepunt.
errors-given-twice = “{ $key }” staat er twee keer.
errors-not-given = de kop zegt niets over “{ $key }:”.
errors-no-number = “{ $key }” moet een getal zijn, niet “{ $value }”.
errors-newer-rules = dit zijn de regels { $rules } van { $game }; werk Munera bij.
errors-older-rules = dit zijn de regels { $rules } van { $game }; dit programma kent ze niet meer.
errors-no-action-line = “{ $text }” is geen actie; die ziet eruit als “1: pass” of “chance: roll 4”.
errors-action-after-end = het spel is afgelopen, en toch is er nog een actie.
errors-turn-of-chance = “{ $who }” is niet aan de beurt: het toeval is aan de beurt.
errors-turn-of-seat = “{ $who }” is niet aan de beurt: plaats { $seat } is aan de beurt.
errors-breaks-off = het verslag breekt af: de kop belooft { $promised } acties, hier zijn er { $actions }.
errors-more-actions = de kop telt { $promised } acties, maar er zijn er { $actions }.
errors-result-too-early = het verslag breekt af: de kop noemt een uitslag, maar het spel is niet afgelopen.
errors-other-result = de kop zegt “{ $given }”, maar het spel eindigde met “{ $result }”.
errors-unknown-key = “{ $key }” betekent niets in een kop.
errors-contribution = een bijdrage heeft hoogstens { $most } tekens en enkele spaties.
errors-hexadecimal = “{ $key }” moet uit { $digits } hexadecimale cijfers bestaan.

## Acties die worden geprobeerd voordat ze worden uitgevoerd

errors-step = Actie { $place } van { $count }, “{ $words }”,
errors-step-unknown = Actie { $place } van { $count }, die in dit spel niets betekent,
errors-step-waits = { $which } moet wachten: { $turn }.
errors-step-impossible = { $which } is dan niet mogelijk. { $prompt }
errors-step-over = het spel is afgelopen
errors-step-chance = eerst wordt er gedobbeld of een kaart getrokken
errors-step-turn = plaats { $seat } is aan de beurt

## At the terminal

errors-no-language = Er is geen taal “{ $name }”; kies { LIST($languages, "or") }.
errors-which-game = Zeg welk spel: { LIST($games, "or") }.
errors-resumed = Een hervat spel houdt zijn --players, --variant en --name; laat die weg.
errors-other-game = { $path } is een spel { $game }, niet { $name }.
errors-finished = { $path } is een afgelopen spel; bekijk het met “munera replay”.
errors-whose-seat = { $path } zegt niet welke plaats van jou is; kies er een met --seat.
errors-seat-option = --seat moet van 1 tot en met { $players } zijn, niet { $seat }.
errors-no-rule = Er is geen regel { $number }; “{ common-command-rules }” alleen geeft de hoofdstukken.
errors-no-rulebook = { $game } heeft hier geen spelregels.
errors-ends-decision = Wat voor “{ $text }” staat, beëindigt je beslissing; er is niets gedaan.
errors-type-something = Typ een nummer of de woorden van een keuze; “{ common-command-help }” vertelt meer.
errors-not-now = “{ $text }” is nu niet mogelijk.
errors-number-first = Een nummer kan alleen vooraan staan; schrijf wat volgt in woorden.
errors-no-choice = Er is geen keuze { $number }; typ een van de nummers hierboven, of de woorden.
errors-none-of-these = “{ $text }” is geen van de keuzes; typ een nummer, de woorden, of “{ common-command-help }”.
errors-ambiguous = “{ $text }” kan { LIST($some, "comma") } betekenen; zeg welke.
errors-ambiguous-more = “{ $text }” kan { LIST($some, "comma") } … betekenen; zeg welke.
errors-quoted = “{ $text }”
errors-nothing-decided = Je hebt nog niets beslist; er valt niets terug te nemen.
errors-seen-since = Sinds je laatste zet is er een dobbelsteen of een trekking gezien; hij kan niet meer terug.
errors-acted-since = { $who } heeft sinds je laatste zet gehandeld; hij kan niet meer terug.
errors-place-option = --on moet { LIST($places, "or") } zijn, niet “{ $given }”.
errors-address-option = --address is die van een Ray-cluster; voeg --on ray toe.
errors-players-option = --players neemt getallen met komma’s ertussen, zoals 3,4, niet “{ $given }”.
errors-no-moves = { $path } bevat nog geen zetten, dus er valt niets te analyseren.
errors-no-opponent = Er is geen tegenstander “{ $name }”; kies { LIST($bots, "or") }.
