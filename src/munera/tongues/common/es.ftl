### What every game and every screen needs.

common-number = { $number }

# Players. The value begins a sentence; the other forms stand in it, “has” and “hasnt” begin it, “then” follows a colon.
common-player = { $name }
    .inside = { $name }
    .has = { $name } ha
    .hasnt = { $name } no ha
    .then = { $name } ha
    .to = a { $name }
    .of = de { $name }
    .for = para { $name }
common-you = Tú
    .inside = tú
    .has = Has
    .hasnt = No has
    .then = has
    .to = a ti
    .of = de ti
    .for = para ti
common-seat = El asiento { $seat }
    .inside = el asiento { $seat }
    .has = El asiento { $seat } ha
    .hasnt = El asiento { $seat } no ha
    .then = el asiento { $seat } ha
    .to = al asiento { $seat }
    .of = del asiento { $seat }
    .for = para el asiento { $seat }

# Lists, made from two at a time
common-join-more =
    .and = { $first }, { $next }
    .or = { $first }, { $next }
    .comma = { $first }, { $next }
    .semicolon = { $first }; { $next }
    .plus = { $first } + { $next }
    .space = { $first } { $next }
common-join-last =
    .and = { $first } y { $next }
    .or = { $first } o { $next }
    .comma = { $first }, { $next }
    .semicolon = { $first }; { $next }
    .plus = { $first } + { $next }
    .space = { $first } { $next }

# Parts of a hint
common-parts = { LIST($parts, "comma") }
common-sentences = { LIST($parts, "semicolon") }

common-none = –
common-yes = sí
common-coins =
    { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    }
    .a = { common-coins }

# For games without words of their own
common-the-table = La mesa
common-sheet = { $title }
common-what = qué
common-now = ahora
common-did = { $who }: { $words }.
common-chance-did = El azar: { $words }.

# What can be typed at the terminal, beside the English words
common-command-undo = deshacer
common-command-table = mesa
common-command-choices = opciones
common-command-log = crónica
common-command-rules = reglas
common-command-save = guardar
common-command-help = ayuda
common-command-quit = salir

## What an analysis says of a move, and awards

common-verdict-cost = { $who }: { $reason } Costó un { $cost } % de ganar. Mejor: { $better }.
common-verdict-find = { FORM($who, "has") } dado con ello: { $played }. Es un { $gain } % más de ganar que lo obvio: { $other }.
common-verdict-luck = { $who }: la suerte trajo aquí un { $gain } % de ganar.
common-reason-level = Nada promete más.
common-reason-ahead = Unos { $points } puntos más de probabilidad de ganar que con la segunda opción.
common-verdict-plain = La búsqueda veía algo mejor.
common-award-find = { $gain } puntos más de probabilidad de ganar que con la jugada obvia (jugada { $move }).
common-award-lucky = Los dados y sorteos dieron { $gain } puntos de probabilidad de ganar.
common-award-unlucky = Los dados y sorteos costaron { $loss } puntos de probabilidad de ganar.
common-award-comeback =
    Ganó de todos modos: en la jugada { $move } la probabilidad era { $chance ->
        [0] menos del 1 %
       *[other] solo el { $chance } %
    }.
common-award-steady = Cedió lo mínimo por errores.
