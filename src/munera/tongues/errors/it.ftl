### What goes wrong, and what to do about it.

errors-illegal =
    L’azione { $action } ora non è permessa; { $count ->
        [one] un’altra lo è
       *[other] altre { $count } lo sono
    }.
errors-players = { $game } è per { LIST($counts, "or") } giocatori, non per { $players }.
errors-variant = { $game } non ha una variante «{ $variant }»; scegli { LIST($variants, "or") }.
errors-seat = Non c’è un posto { $seat }: i posti vanno da 0 a { $last }.
errors-not-now-but = «{ $words }» ora non è possibile. { $prompt }
errors-bytes = Uno stato di { $game } ha { $size } byte, non { $given }.
errors-no-state = Questi byte non sono uno stato di { $game }.
errors-no-action = Non c’è un’azione { $action }: le azioni vanno da 0 a { $last }.
errors-no-move = «{ $text }» non è una mossa di questo gioco.
errors-no-game = Non c’è un gioco «{ $name }»; scegli { LIST($games, "or") }.
errors-names = Per { $players } giocatori servono { $players } nomi, non { $names }.
errors-empty-name = Il nome di un giocatore deve avere almeno un carattere visibile.

## Files

errors-no-text = { $path } non è un file di testo.
errors-cannot-read = Non si può leggere { $path }: { $reason }.
errors-cannot-write = Non si può scrivere { $path }: { $reason }.
errors-reason-missing = non esiste
errors-reason-forbidden = l’accesso è negato
errors-reason-read-only = il disco è di sola lettura
errors-reason-folder = è una cartella
errors-reason-no-folder = una parte del percorso non è una cartella
errors-reason-full = il disco è pieno
errors-folder = { $path } è una cartella; indica il nome di un file in quella cartella.
errors-exists = { $path } esiste già; scegli un altro nome, o riprendi la partita con --resume.
errors-nowhere = Non c’è dove salvare la partita; scegli un file con --save.

## Records. The problem follows the line.

errors-in-file = { $path }, { $problem }
errors-in-line = riga { $line }: { $problem }
errors-no-record = questa non è una registrazione di Munera; comincerebbe con «{ $beginning }».
errors-newer-format =
    questa registrazione ha il formato { $format }, e questo programma legge fino al { $newest }; aggiorna Munera.
errors-no-format = il formato { $format } non esiste.
errors-no-colon = «{ $text }» non è né una riga d’intestazione né un’azione; entrambe hanno i due punti.
errors-given-twice = «{ $key }» compare due volte.
errors-not-given = l’intestazione non dice «{ $key }:».
errors-no-number = «{ $key }» deve essere un numero, non «{ $value }».
errors-newer-rules = queste sono le regole { $rules } di { $game }; aggiorna Munera.
errors-older-rules = queste sono le regole { $rules } di { $game }; questo programma non le conosce più.
errors-no-action-line = «{ $text }» non è un’azione; si scrive «1: pass» oppure «chance: roll 4».
errors-action-after-end = la partita è finita, eppure c’è un’altra azione.
errors-turn-of-chance = «{ $who }» agisce fuori turno: tocca al caso.
errors-turn-of-seat = «{ $who }» agisce fuori turno: tocca al posto { $seat }.
errors-breaks-off = la registrazione si interrompe: l’intestazione promette { $promised } azioni, qui ce ne sono { $actions }.
errors-more-actions = l’intestazione conta { $promised } azioni, ma ce ne sono { $actions }.
errors-result-too-early = la registrazione si interrompe: l’intestazione dà un risultato, ma la partita non è finita.
errors-other-result = l’intestazione dice «{ $given }», ma la partita è finita con «{ $result }».
errors-unknown-key = «{ $key }» non significa nulla in un’intestazione.
errors-contribution = un contributo ha al massimo { $most } caratteri e spazi singoli.
errors-hexadecimal = «{ $key }» deve avere { $digits } cifre esadecimali.

## Azioni provate prima di compierle

errors-step = L’azione { $place } di { $count }, «{ $words }»,
errors-step-unknown = L’azione { $place } di { $count }, che in questo gioco non significa nulla,
errors-step-waits = { $which } deve aspettare: { $turn }.
errors-step-impossible = { $which } in quel momento non è possibile. { $prompt }
errors-step-over = la partita è finita
errors-step-chance = prima si lancia un dado o si pesca una carta
errors-step-turn = tocca al posto { $seat }

## At the terminal

errors-no-language = Non c’è una lingua «{ $name }»; scegli { LIST($languages, "or") }.
errors-which-game = Di’ quale gioco: { LIST($games, "or") }.
errors-resumed = Una partita ripresa mantiene i suoi --players, --variant e --name; lasciali fuori.
errors-other-game = { $path } è una partita di { $game }, non di { $name }.
errors-finished = { $path } è una partita finita; guardala con «munera replay».
errors-whose-seat = { $path } non dice quale posto è il tuo; scegline uno con --seat.
errors-seat-option = --seat deve andare da 1 a { $players }, non { $seat }.
errors-no-rule = Non c’è una regola { $number }; «{ common-command-rules }» da solo elenca i capitoli.
errors-no-rulebook = { $game } non ha un regolamento qui.
errors-ends-decision = Ciò che precede «{ $text }» conclude la tua decisione; non è stato fatto nulla.
errors-type-something = Scrivi un numero o le parole di una scelta; «{ common-command-help }» dice di più.
errors-not-now = «{ $text }» ora non è possibile.
errors-number-first = Un numero può stare solo all’inizio; scrivi il resto a parole.
errors-no-choice = Non c’è una scelta { $number }; scrivi uno dei numeri qui sopra, o le parole.
errors-none-of-these =
    «{ $text }» non è nessuna delle scelte; scrivi un numero, le parole, oppure «{ common-command-help }».
errors-ambiguous = «{ $text }» può significare { LIST($some, "comma") }; di’ quale.
errors-ambiguous-more = «{ $text }» può significare { LIST($some, "comma") } …; di’ quale.
errors-quoted = «{ $text }»
errors-nothing-decided = Non hai ancora deciso nulla; non c’è nulla da annullare.
errors-seen-since = Dopo la tua ultima mossa si è visto un dado o una pescata; non si può più annullare.
errors-acted-since = { $who } ha agito dopo la tua ultima mossa; non si può più annullare.
errors-place-option = --on deve essere { LIST($places, "or") }, non «{ $given }».
errors-address-option = --address è quello di un cluster Ray; aggiungi --on ray.
errors-players-option = --players vuole numeri separati da virgole, come 3,4, non «{ $given }».
errors-no-moves = { $path } non contiene ancora mosse: non c’è nulla da analizzare.
errors-no-opponent = Non c’è nessun avversario «{ $name }»; scegli { LIST($bots, "or") }.
