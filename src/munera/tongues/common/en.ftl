### What every game and every screen needs.

common-number = { $number }

# Players. The value begins a sentence; “inside” stands in it.
common-player = { $name }
    .inside = { $name }
common-you = You
    .inside = you
common-seat = Seat { $seat }
    .inside = seat { $seat }

# Lists, made from two at a time
common-join-more =
    .and = { $first }, { $next }
    .or = { $first }, { $next }
    .comma = { $first }, { $next }
    .semicolon = { $first }; { $next }
    .plus = { $first } + { $next }
    .space = { $first } { $next }
common-join-last =
    .and = { $first } and { $next }
    .or = { $first } or { $next }
    .comma = { $first }, { $next }
    .semicolon = { $first }; { $next }
    .plus = { $first } + { $next }
    .space = { $first } { $next }

# Parts of a hint
common-parts = { LIST($parts, "comma") }
common-sentences = { LIST($parts, "semicolon") }

common-none = –
common-yes = yes
common-coins =
    { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
    .a = { common-coins }

# For games without words of their own
common-the-table = The table
common-sheet = { $title }
common-what = what
common-now = now
common-did = { $who }: { $words }.
common-chance-did = Chance: { $words }.

# What can be typed at the terminal, beside the English words
common-command-undo = undo
common-command-table = table
common-command-choices = choices
common-command-log = log
common-command-rules = rules
common-command-save = save
common-command-help = help
common-command-quit = quit

## What an analysis says of a move, and awards

common-verdict-cost = { $who }: { $reason } That cost { $cost } % to win. Better: { $better }.
common-verdict-find = { $who } found it: { $played }. That is { $gain } % more to win than the obvious: { $other }.
common-verdict-luck = { $who }: luck brought { $gain } % to win here.
common-reason-level = Nothing else promises more.
common-reason-ahead = About { $points } points more chance to win than with the next best move.
common-verdict-plain = The search saw more in something else.
common-award-find = { $gain } points more winning chance than with the obvious move (move { $move }).
common-award-lucky = Dice and draws brought { $gain } points of winning chance.
common-award-unlucky = Dice and draws cost { $loss } points of winning chance.
common-award-comeback =
    Won all the same: at move { $move } the chance was { $chance ->
        [0] less than 1 %
       *[other] only { $chance } %
    }.
common-award-steady = Gave away the least by mistakes.
