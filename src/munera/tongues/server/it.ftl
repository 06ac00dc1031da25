### What the server refuses, and what it says to hosts.

## How it was asked

server-malformed = Questo messaggio non si può leggere: { $why }.
server-nothing-to-read = non c’è nulla da leggere
server-too-large = Questo messaggio è troppo grande; si leggono al massimo { $most } byte.
server-slow-down =
    Troppe richieste; aspetta { $seconds ->
        [one] un secondo
       *[other] { $seconds } secondi
    }.
server-wrong-origin = Alle richieste di un altro sito non si risponde.
server-no-csrf = L’intestazione x-csrf-token manca o è sbagliata; GET /api/me dà quella giusta.
server-no-such-page = Questo indirizzo non esiste.
server-wrong-method = Questo indirizzo non risponde a quel metodo.
server-unavailable = Il server ora non raggiunge i suoi dati; riprova tra un momento.
server-internal = Qualcosa è andato storto nel server; nulla è perduto. Riprova.

## People

server-not-logged-in = Di’ prima chi sei: POST /api/guests, oppure accedi.
server-wrong-password = Il nome o la password è sbagliata.
server-name-taken = Qualcun altro si chiama { $name }; scegli un altro nome.
server-bad-name = Un nome ha almeno un carattere visibile e al massimo 30.
server-has-account = Hai già un account.
server-guest-only-name = Un ospite non ha password; crea prima un account.
server-no-scope = Questo token non può farlo; gli manca lo scope «{ $scope }».
server-bad-webhook = Un webhook deve essere un indirizzo https di un’altra macchina.
server-bad-mail = Questo non è un indirizzo e-mail.
server-no-guests = Questo server è per chi ha un account.
server-no-such-session = Questa sessione non esiste.
server-no-such-token = Questo token non esiste.
server-no-such-person = Questa persona non esiste.
server-no-games = Non hai ancora finito nessuna partita.
server-too-many = Ne hai quanti una persona può averne: { $most }.

## Tables

server-no-such-table = Questo tavolo non esiste.
server-bad-setup = Un tavolo non si può preparare così: { $why }
server-setup-seats = serve un posto per ogni giocatore, e al massimo uno per te.
server-setup-clock = un orologio rapido va da 10 secondi a 4 ore, uno lento da 10 minuti a 60 giorni.
server-setup-level = non c’è un bot di nome { $level }; scegli { LIST($levels, "or") }.
server-table-started = La partita è già cominciata.
server-table-not-started = La partita non è ancora cominciata.
server-table-over = La partita è finita.
server-table-not-over = La partita non è ancora finita.
server-table-full = Tutti i posti sono occupati.
server-seat-taken = Quel posto è occupato.
server-no-such-seat = Quel posto non esiste.
server-seats-open = Alcuni posti sono ancora liberi; dalli a dei bot, o aspetta.
server-not-host = Può farlo solo chi ospita il tavolo.
server-not-seated = Non hai un posto a questo tavolo.
server-seated-already = Hai già un posto a questo tavolo.
server-brought-already = La tua parte nei dadi è già fissata.
server-no-spectators = Questo tavolo è solo per chi ci gioca.
server-no-hints = A questo tavolo si gioca senza consigli.

## Play

server-stale = La partita è andata avanti; guarda la posizione attuale.
server-not-your-turn = Non è il tuo turno.
server-illegal = Le regole ora non lo permettono: azione { $action }.
server-past-chance = Un elenco di azioni non può andare oltre un dado, una pescata o un altro giocatore.
server-nothing-to-undo = Dall’ultimo dado, pescata o altro giocatore non c’è nulla di tuo da riprendere.
server-on-autopilot = Un bot gioca per te; riprendi prima il tuo posto.
server-not-on-autopilot = Giochi già tu.
server-bad-orders = Queste disposizioni non si possono seguire: { $why }
server-order-unknown = Ora non c’è una disposizione «{ $kind }»; scegli { LIST($kinds, "or") }.
server-order-none = Non c’è una disposizione «{ $kind }»; ora non se ne possono dare.
server-order-no-part = La disposizione «{ $kind }» non ha «{ $name }».
server-order-part = «{ $name }» della disposizione «{ $kind }» deve essere { $wanted }.
server-order-number = un numero da { $least } a { $most }
server-order-choice = { LIST($choices, "or") }
server-order-ranking = un elenco in ordine di preferenza di { LIST($choices, "or") }, ciascuno al massimo una volta
server-order-counts = numeri da { $least } a { $most } per { LIST($choices, "or") }
server-order-too-many = Un posto può lasciare { $most } disposizioni alla volta, non { $count }.
server-no-such-move = La partita non ha quel momento; ha { $moves } mosse.
server-bad-record = Questa registrazione non si può leggere: { $why }
server-unknown-rules = Questa partita segue regole che questo server non ha più: { $game } { $rules }.
server-no-analysis = Nessuno ha ancora chiesto un’analisi di questa partita.
server-not-asked-by-you = Solo chi ha chiesto l’analisi, o siede al tavolo, può annullarla.
server-no-such-puzzle = Questa posizione da risolvere non esiste.
server-busy-thinking = I bot sono occupati; chiedi di nuovo tra un momento.
server-text = { $text }

## For the host, at the terminal

server-admin-in-the-way = { $path } esiste già; scegli un altro nome, o spostalo prima.
server-admin-no-data = Non ci sono dati di un server in { $path }.
server-admin-no-file = Non c’è un file { $path }.
server-admin-not-empty = In quella base di dati ci sono già persone; ripristina in una vuota.
server-admin-no-copy = { $path } non è una copia di un server.
server-admin-no-account = Nessuno ha un account di nome { $name }.
server-admin-no-table = Non c’è un tavolo { $table }.
server-admin-database = --database deve essere simile a { $example }.
server-admin-not-installed = Il server ha bisogno di { $module }: installalo con «{ $command }».
server-admin-copied = Tutto è in { $path }.
server-admin-restored = Tutto il contenuto di { $path } è tornato.

## Mail

server-mail-subject = Tocca a te a { $table }
server-mail-text = { $name }, tocca a te:
