### What goes wrong, and what to do about it.

errors-illegal =
    Action { $action } is not legal now; { $count ->
        [one] 1 other is
       *[other] { $count } others are
    }.
errors-players = { $game } is for { LIST($counts, "or") } players, not { $players }.
errors-variant = { $game } has no variant “{ $variant }”; choose { LIST($variants, "or") }.
errors-seat = There is no seat { $seat }: seats run from 0 to { $last }.
errors-not-now-but = “{ $words }” is not possible now. { $prompt }
errors-bytes = A state of { $game } has { $size } bytes, not { $given }.
errors-no-state = These bytes are no state of { $game }.
errors-no-action = There is no action { $action }: actions run from 0 to { $last }.
errors-no-move = “{ $text }” is no move of this game.
errors-no-game = There is no game “{ $name }”; choose { LIST($games, "or") }.
errors-names = { $players } players need { $players } names, not { $names }.
errors-empty-name = A player's name must have at least one visible character.

## Files

errors-no-text = { $path } is not a text file.
errors-cannot-read = { $path } cannot be read: { $reason }.
errors-cannot-write = { $path } cannot be written: { $reason }.
errors-reason-missing = no such file or directory
errors-reason-forbidden = permission denied
errors-reason-read-only = read-only file system
errors-reason-folder = is a directory
errors-reason-no-folder = not a directory
errors-reason-full = no space left on device
errors-folder = { $path } is a folder; give the name of a file in it.
errors-exists = { $path } exists already; choose another name, or continue it with --resume.
errors-nowhere = There is nowhere to keep the game; choose a file with --save.

## Records. The problem follows the line.

errors-in-file = { $path }, { $problem }
errors-in-line = line { $line }: { $problem }
errors-no-record = this is not a Munera record; one begins with “{ $beginning }”.
errors-newer-format =
    this record has format { $format }, and this program reads up to { $newest }; please update Munera.
errors-no-format = there is no record format { $format }.
errors-no-colon = “{ $text }” is neither a header line nor an action; both have a colon.
errors-given-twice = “{ $key }” is given twice.
errors-not-given = the header does not say “{ $key }:”.
errors-no-number = “{ $key }” must be a number, not “{ $value }”.
errors-newer-rules = these are rules { $rules } of { $game }; please update Munera.
errors-older-rules = these are rules { $rules } of { $game }; this program no longer knows them.
errors-no-action-line = “{ $text }” is not an action; one looks like “1: pass” or “chance: roll 4”.
errors-action-after-end = the game is over, and yet there is another action.
errors-turn-of-chance = “{ $who }” acts out of turn: it is the turn of chance.
errors-turn-of-seat = “{ $who }” acts out of turn: it is the turn of seat { $seat }.
errors-breaks-off = the record breaks off: its header promises { $promised } actions, here are { $actions }.
errors-more-actions = the header counts { $promised } actions, but there are { $actions }.
errors-result-too-early = the record breaks off: its header gives a result, but the game is not over.
errors-other-result = the header says “{ $given }”, but the game ended “{ $result }”.
errors-unknown-key = “{ $key }” means nothing in a header.
errors-contribution = a contribution has at most { $most } letters and single spaces.
errors-hexadecimal = “{ $key }” must be { $digits } hexadecimal digits.

## Actions tried before they are taken

errors-step = Action { $place } of { $count }, “{ $words }”,
errors-step-unknown = Action { $place } of { $count }, which means nothing in this game,
errors-step-waits = { $which } must wait: { $turn }.
errors-step-impossible = { $which } is not possible then. { $prompt }
errors-step-over = the game is over
errors-step-chance = a die is rolled or a card is drawn first
errors-step-turn = it is the turn of seat { $seat }

## At the terminal

errors-no-language = There is no language “{ $name }”; choose { LIST($languages, "or") }.
errors-which-game = Say which game: { LIST($games, "or") }.
errors-resumed = A game that is resumed keeps its --players, --variant and --name; please leave them out.
errors-other-game = { $path } is a game of { $game }, not of { $name }.
errors-finished = { $path } is a finished game; watch it with “munera replay”.
errors-whose-seat = { $path } does not say which seat is yours; choose one with --seat.
errors-seat-option = --seat must be from 1 to { $players }, not { $seat }.
errors-no-rule = There is no rule { $number }; “{ common-command-rules }” alone lists the chapters.
errors-no-rulebook = { $game } has no rulebook here.
errors-ends-decision = What comes before “{ $text }” ends your decision, so nothing was done.
errors-type-something = Please type a number or the words of a choice; “{ common-command-help }” says more.
errors-not-now = “{ $text }” is not possible now.
errors-number-first = A number can only stand first; please use words for what follows.
errors-no-choice = There is no choice { $number }; type one of the numbers above, or the words.
errors-none-of-these = “{ $text }” is none of the choices; type a number, its words, or “{ common-command-help }”.
errors-ambiguous = “{ $text }” could mean { LIST($some, "comma") }; please say which.
errors-ambiguous-more = “{ $text }” could mean { LIST($some, "comma") } …; please say which.
errors-quoted = “{ $text }”
errors-nothing-decided = You have not decided anything yet, so there is nothing to undo.
errors-seen-since = A die or a draw has been seen since your last step, so it cannot be undone.
errors-acted-since = { $who } has acted since your last step, so it cannot be undone.
errors-place-option = --on must be { LIST($places, "or") }, not “{ $given }”.
errors-address-option = --address is that of a Ray cluster; please add --on ray.
errors-players-option = --players takes numbers with commas between them, such as 3,4, not “{ $given }”.
errors-no-moves = { $path } holds no moves yet, so there is nothing to analyse.
errors-no-opponent = There is no opponent “{ $name }”; choose { LIST($bots, "or") }.
