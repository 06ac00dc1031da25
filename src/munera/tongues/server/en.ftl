### What the server refuses, and what it says to hosts.

## How it was asked

server-malformed = This message cannot be read: { $why }.
server-nothing-to-read = there is nothing in it to read
server-too-large = This message is too large; at most { $most } bytes are read.
server-slow-down =
    Too many requests; please wait { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }.
server-wrong-origin = Requests from another site are not answered.
server-no-csrf = The header x-csrf-token is missing or wrong; GET /api/me tells the right one.
server-no-such-page = There is no such address.
server-wrong-method = This address does not answer that method.
server-unavailable = The server cannot reach its store just now; please try again in a moment.
server-internal = Something went wrong in the server; nothing was lost. Please try again.

## People

server-not-logged-in = Say who you are first: POST /api/guests, or log in.
server-wrong-password = The name or the password is wrong.
server-name-taken = Somebody else is called { $name }; please choose another name.
server-bad-name = A name needs at least one visible character and at most 30.
server-has-account = You have an account already.
server-guest-only-name = A guest has no password; make an account first.
server-no-scope = This token may not do that; it lacks the scope “{ $scope }”.
server-bad-webhook = A webhook must be an https address of another machine.
server-bad-mail = This is no mail address.
server-no-guests = This server is for people with an account.
server-no-such-session = There is no such session.
server-no-such-token = There is no such token.
server-no-such-person = There is no such person.
server-no-games = You have not finished a game yet.
server-too-many = You have as many as one person can have: { $most }.

## Tables

server-no-such-table = There is no such table.
server-bad-setup = A table cannot be set up like this: { $why }
server-setup-seats = there must be one seat for each player, and at most one for you.
server-setup-clock = a live clock has 10 seconds to 4 hours, a slow one 10 minutes to 60 days.
server-setup-level = there is no bot called { $level }; choose { LIST($levels, "or") }.
server-table-started = The game has begun already.
server-table-not-started = The game has not begun yet.
server-table-over = The game is over.
server-table-not-over = The game is not over yet.
server-table-full = Every seat is taken.
server-seat-taken = That seat is taken.
server-no-such-seat = There is no such seat.
server-seats-open = Some seats are still open; fill them with bots, or wait.
server-not-host = Only the host of the table can do that.
server-not-seated = You have no seat at this table.
server-seated-already = You have a seat at this table already.
server-brought-already = Your part in the dice stands already.
server-no-spectators = This table is for its players only.
server-no-hints = This table plays without hints.

## Play

server-stale = The table has moved on; look at the present position.
server-not-your-turn = It is not your turn.
server-illegal = The rules do not allow this now: action { $action }.
server-past-chance = A list of actions cannot go past a die, a draw or another player.
server-nothing-to-undo = There is nothing of yours to take back since the last die, draw or other player.
server-on-autopilot = A bot plays for you; take your seat back first.
server-not-on-autopilot = You play yourself already.
server-bad-orders = These standing orders cannot be followed: { $why }
server-order-unknown = There is no order “{ $kind }” now; choose { LIST($kinds, "or") }.
server-order-none = There is no order “{ $kind }”; none can be given now.
server-order-no-part = The order “{ $kind }” has no “{ $name }”.
server-order-part = “{ $name }” of the order “{ $kind }” must be { $wanted }.
server-order-number = a number from { $least } to { $most }
server-order-choice = { LIST($choices, "or") }
server-order-ranking = a list in order of preference of { LIST($choices, "or") }, each at most once
server-order-counts = numbers from { $least } to { $most } by { LIST($choices, "or") }
server-order-too-many = A seat may leave { $most } orders at a time, not { $count }.
server-no-such-move = The game has no such moment; it has { $moves } moves.
server-bad-record = This record cannot be read: { $why }
server-unknown-rules = This game follows rules that this server no longer has: { $game } { $rules }.
server-no-analysis = Nobody has asked for an analysis of this game yet.
server-not-asked-by-you = Only who asked for the analysis, or sits at the table, can cancel it.
server-no-such-puzzle = There is no such position to solve.
server-busy-thinking = The bots are busy; please ask again in a moment.
server-text = { $text }

## For the host, at the terminal

server-admin-in-the-way = { $path } is there already; choose another name, or move it away first.
server-admin-no-data = There is no server's data in { $path }.
server-admin-no-file = There is no file { $path }.
server-admin-not-empty = There are people in that database already; restore into an empty one.
server-admin-no-copy = { $path } is no backup of a server.
server-admin-no-account = Nobody has an account called { $name }.
server-admin-no-table = There is no table { $table }.
server-admin-database = --database must look like { $example }.
server-admin-not-installed = The server needs { $module }: install it with “{ $command }”.
server-admin-copied = Everything is in { $path }.
server-admin-restored = Everything of { $path } is back.

## Mail

server-mail-subject = Your turn at { $table }
server-mail-text = { $name }, it is your turn:
