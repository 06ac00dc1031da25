### The terminal.

terminal-help =
    Type the number of a choice, its words (“bid 9”), or an unmistakable beginning.
    Put “;” between several moves: they are made all or none.
      ?          shows the three best moves, with your chance to win and why
      undo       takes back your last step, until others act or dice or draws show
      table      draws the whole table
      choices    lists all choices, also those folded into one line
      log        tells the game so far
      rules      gives an overview; “rules C4” a chapter, “rules C4.6” one rule
      save FILE  keeps the game in that file from now on
      quit       ends the session; the game is kept and can be resumed
terminal-welcome = You sit in seat { $seat }; with you play { LIST($others, "comma") }.
terminal-welcome-as = You sit in seat { $seat } as { $name }; with you play { LIST($others, "comma") }.
terminal-commands = “help” lists the commands, “?” advises, “rules” the rules, “quit” leaves and keeps the game.
terminal-nothing-yet = Nothing has happened yet.
terminal-kept-in = The game is kept in { $path }.
terminal-choose-file = { $problem } Choose another file with “{ common-command-save } FILE”.
terminal-nothing-to-keep = You had decided nothing yet, so there is nothing to keep.
terminal-go-on = The game is kept. Go on with it:
terminal-watch-again = Watch it again:
terminal-result = Result
terminal-won = won
terminal-player = player
terminal-score = score
terminal-more-lines = … { $count } lines more; “{ common-command-log }” shows them all
terminal-asked = { $who }:
terminal-type-number = type the number, for example { $example }
terminal-type-words = type for example “{ $example }”; { $number } alone is “{ $first }”
terminal-run = { $first } … { $last }
terminal-folded = “{ common-command-choices }” lists all { $count }

## Watching a record

terminal-replay-help = Enter: on · b: back · a number: go to that move · t: the table · e: the end · q: quit
terminal-replay-at = [{ $move } of { $moves }]
terminal-replay-title =
    { LIST($names, "comma") }: { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }.
terminal-replay-title-variants =
    { LIST($names, "comma") }, with { LIST($variants, "comma") }: { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }.
terminal-no-move = There is no move { $move }; the last one is { $last }.
terminal-means-nothing = “{ $typed }” means nothing here. { terminal-replay-help }
terminal-beginning = This is the beginning.
terminal-unfinished = The record ends here; the game is not over.

## Lists of games, simulations

terminal-game = { $name }: { $title }, for { LIST($counts, "comma") } players; variants: { $variants }
terminal-no-variants = none
terminal-simulated =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    } of { $game } with { $players } { $bot } players, seed { $seed }
terminal-with-variants = { $game } ({ LIST($variants, "comma") })
terminal-column-seat = seat
terminal-column-mean-score = mean score
terminal-column-win-rate = win rate
terminal-column-interval = 95 % interval
terminal-all-seats = all
terminal-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
terminal-percent = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) } %
terminal-between = { $low } to { $high }
terminal-speed = { $steps } steps a game, { $speed } games a second
terminal-rounded = { NUMBER($number, maximumFractionDigits: 1) }
terminal-playing = playing

## Matches between bots, reports

terminal-whole-rounds = { $games } games are no whole rounds of { $seats } seats, so { $played } are played.
terminal-more-games = { $path } holds more games than that already; all { $games } are counted.
terminal-stopped = Stopped after { $done } of { $games } games; the same command goes on from { $path }.
terminal-arena =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    } of { $game } in { $blocks ->
        [one] 1 block
       *[other] { $blocks } blocks
    } of { $players }
terminal-column-bot = bot
terminal-column-seats = seats
terminal-column-games = games
terminal-column-win-share = win share
terminal-column-fair-share = fair share
terminal-column-mean-place = mean place
terminal-column-decision = decision
terminal-column-longest = longest
terminal-column-mu = mu
terminal-column-sigma = sigma
terminal-column-ordinal = ordinal
terminal-arena-speed = seed { $seed }, { $speed } games a second, { $steps } steps a game
terminal-reported =
    { $path }: { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $speed } a second
terminal-exported =
    { $path }: { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $rows ->
        [one] 1 row
       *[other] { $rows } rows
    }

## Advice and analysis

terminal-advice-only = There is nothing else to do: { $move }{ $brings }.
terminal-advice-best = { $place }. { $move }{ $brings }: { $chance } % to win, { $gap } points more than the next.
terminal-advice-worse = { $place }. { $move }{ $brings }: { $chance } % to win, { $gap } points less than the best.
terminal-advice-equal = { $place }. { $move }{ $brings }: { $chance } % to win, and just as good: { $other }.
terminal-analysing = analysing
terminal-chances = Chances to win after every move
terminal-column-move = move
terminal-chance = (chance)
terminal-nothing-better = The search would have done nothing better.
terminal-mattered = What mattered:
terminal-awards = Awards:
terminal-mark = { $move }. { $said }
terminal-award = { $who }: { $said }
terminal-learnt = { $path }: { $games } games; scores missed by { $missed }, surprise { $surprise }

## Dice that were checked

terminal-dice-fair = Fair: the commitment holds, and so do all { $outcomes } outcomes of chance.
terminal-dice-unpledged = This record has no commitment: its dice were not made to be checked.
terminal-dice-sealed = The secret of this table is not revealed yet: check again when the game is over.
terminal-dice-other-secret = The secret is not the one that the table committed to before the first move.
terminal-dice-wrong = Action { $action } is wrong: chance had to say “{ $due }”, but the record says “{ $said }”.

## The server

terminal-serving = Munera is open at { $address } – Ctrl+C closes it.
