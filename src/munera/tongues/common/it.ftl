### What every game and every screen needs.

common-number = { $number }

# Players. The value begins a sentence; the other forms stand in it, “has” and “hasnt” begin it, “then” follows a colon.
common-player = { $name }
    .inside = { $name }
    .object = { $name }
    .has = { $name } ha
    .hasnt = { $name } non ha
    .then = { $name } ha
    .to = a { $name }
    .of = di { $name }
    .from = da { $name }
common-you = Tu
    .inside = tu
    .object = te
    .has = Hai
    .hasnt = Non hai
    .then = hai
    .to = a te
    .of = di te
    .from = da te
common-seat = Il posto { $seat }
    .inside = il posto { $seat }
    .object = il posto { $seat }
    .has = Il posto { $seat } ha
    .hasnt = Il posto { $seat } non ha
    .then = il posto { $seat } ha
    .to = al posto { $seat }
    .of = del posto { $seat }
    .from = dal posto { $seat }

# Lists, made from two at a time
common-join-more =
    .and = { $first }, { $next }
    .or = { $first }, { $next }
    .comma = { $first }, { $next }
    .semicolon = { $first }; { $next }
    .plus = { $first } + { $next }
    .space = { $first } { $next }
common-join-last =
    .and = { $first } e { $next }
    .or = { $first } o { $next }
    .comma = { $first }, { $next }
    .semicolon = { $first }; { $next }
    .plus = { $first } + { $next }
    .space = { $first } { $next }

# Parts of a hint
common-parts = { LIST($parts, "comma") }
common-sentences = { LIST($parts, "semicolon") }

common-none = –
common-yes = sì
common-coins =
    { $coins ->
        [one] { $coins } moneta
       *[other] { $coins } monete
    }
    .a = { common-coins }

# For games without words of their own
common-the-table = Il tavolo
common-sheet = { $title }
common-what = cosa
common-now = adesso
common-did = { $who }: { $words }.
common-chance-did = Il caso: { $words }.

# What can be typed at the terminal, beside the English words
common-command-undo = annulla
common-command-table = tavolo
common-command-choices = scelte
common-command-log = cronaca
common-command-rules = regole
common-command-save = salva
common-command-help = aiuto
common-command-quit = esci

## What an analysis says of a move, and awards

common-verdict-cost = { $who }: { $reason } Costo: { $cost } % di probabilità di vincere. Meglio: { $better }.
common-verdict-find = { FORM($who, "has") } trovato la mossa: { $played }. È il { $gain } % di vincere in più di quella ovvia: { $other }.
common-verdict-luck = { $who }: la fortuna ha portato qui il { $gain } % di vincere.
common-reason-level = Nient’altro promette di più.
common-reason-ahead = Circa { $points } punti di probabilità di vincere in più rispetto alla seconda scelta.
common-verdict-plain = La ricerca vedeva di meglio altrove.
common-award-find = { $gain } punti di probabilità di vincere in più rispetto alla mossa ovvia (mossa { $move }).
common-award-lucky = Dadi ed estrazioni hanno portato { $gain } punti di probabilità di vincere.
common-award-unlucky = Dadi ed estrazioni sono costati { $loss } punti di probabilità di vincere.
common-award-comeback =
    Vittoria comunque: alla mossa { $move } la probabilità era { $chance ->
        [0] meno dell’1 %
       *[other] solo il { $chance } %
    }.
common-award-steady = Ha ceduto di meno per errori.
