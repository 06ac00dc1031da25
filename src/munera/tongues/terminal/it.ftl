### The terminal.

terminal-help =
    Scrivi il numero di una scelta, le sue parole («offri 9») o un inizio chiaro.
    Metti «;» fra più mosse: si fanno tutte o nessuna.
      ?           mostra le tre mosse migliori, le tue probabilità e perché
      annulla     riprende la tua ultima mossa, finché non è seguito nulla
      tavolo      mostra tutto il tavolo
      scelte      elenca tutte le scelte, anche quelle riunite in una riga
      cronaca     racconta la partita fin qui
      regole      dà un sommario; «regole C4» un capitolo, «regole C4.6» una regola
      salva FILE  da ora in poi salva la partita in quel file
      esci        esce; la partita resta salvata e si può riprendere
terminal-welcome = Siedi al posto { $seat }; con te giocano { LIST($others, "comma") }.
terminal-welcome-as = Siedi al posto { $seat } come { $name }; con te giocano { LIST($others, "comma") }.
terminal-commands = «aiuto» elenca i comandi, «?» consiglia, «regole» le regole, «esci» esce e salva la partita.
terminal-nothing-yet = Non è ancora successo nulla.
terminal-kept-in = La partita è salvata in { $path }.
terminal-choose-file = { $problem } Scegli un altro file con «{ common-command-save } FILE».
terminal-nothing-to-keep = Non avevi ancora deciso nulla; non c’è nulla da salvare.
terminal-go-on = La partita è salvata. Per continuarla:
terminal-watch-again = Per rivederla:
terminal-result = Risultato
terminal-won = vince
terminal-player = giocatore
terminal-score = punti
terminal-more-lines = … altre { $count } righe; «{ common-command-log }» le mostra tutte
terminal-asked = { $who }:
terminal-type-number = scrivi il numero, per esempio { $example }
terminal-type-words = scrivi per esempio «{ $example }»; { $number } da solo è «{ $first }»
terminal-run = { $first } … { $last }
terminal-folded = «{ common-command-choices }» le elenca tutte e { $count }

## Watching a record

terminal-replay-help = Invio: avanti · b: indietro · un numero: va a quella mossa · t: il tavolo · e: la fine · q: esci
terminal-replay-at = [{ $move } di { $moves }]
terminal-replay-title =
    { LIST($names, "comma") }: { $moves ->
        [one] { $moves } mossa
       *[other] { $moves } mosse
    }.
terminal-replay-title-variants =
    { LIST($names, "comma") }, con { LIST($variants, "comma") }: { $moves ->
        [one] { $moves } mossa
       *[other] { $moves } mosse
    }.
terminal-no-move = Non c’è una mossa { $move }; l’ultima è la { $last }.
terminal-means-nothing = «{ $typed }» qui non significa nulla. { terminal-replay-help }
terminal-beginning = Questo è l’inizio.
terminal-unfinished = La registrazione finisce qui; la partita non è finita.

## Lists of games, simulations

terminal-game = { $name }: { $title }, per { LIST($counts, "or") } giocatori; varianti: { $variants }
terminal-no-variants = nessuna
terminal-simulated =
    { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    } di { $game } con { $players } giocatori { $bot }, seme { $seed }
terminal-with-variants = { $game } ({ LIST($variants, "comma") })
terminal-column-seat = posto
terminal-column-mean-score = punti medi
terminal-column-win-rate = vittorie
terminal-column-interval = intervallo 95%
terminal-all-seats = tutti
terminal-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
terminal-percent = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }%
terminal-between = da { $low } a { $high }
terminal-speed = { $steps } azioni a partita, { $speed } partite al secondo
terminal-rounded = { NUMBER($number, maximumFractionDigits: 1) }
terminal-playing = in gioco

## Matches between bots, reports

terminal-whole-rounds = { $games } partite non sono giri interi di { $seats } posti; se ne giocano { $played }.
terminal-more-games = { $path } contiene già più partite; si contano tutte e { $games }.
terminal-stopped = Interrotto dopo { $done } partite su { $games }; lo stesso comando riprende da { $path }.
terminal-arena =
    { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    } di { $game } in { $blocks ->
        [one] { $blocks } blocco
       *[other] { $blocks } blocchi
    } da { $players }
terminal-column-bot = bot
terminal-column-seats = posti
terminal-column-games = partite
terminal-column-win-share = vittorie
terminal-column-fair-share = parte equa
terminal-column-mean-place = posto medio
terminal-column-decision = decisione
terminal-column-longest = più lunga
terminal-column-mu = mu
terminal-column-sigma = sigma
terminal-column-ordinal = ordinal
terminal-arena-speed = seme { $seed }, { $speed } partite al secondo, { $steps } azioni a partita
terminal-reported =
    { $path }: { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    }, { $speed } al secondo
terminal-exported =
    { $path }: { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    }, { $rows ->
        [one] { $rows } riga
       *[other] { $rows } righe
    }

## Advice and analysis

terminal-advice-only = Non c’è altro da fare: { $move }{ $brings }.
terminal-advice-best = { $place }. { $move }{ $brings }: { $chance } % di vincere, { $gap } punti più della seguente.
terminal-advice-worse = { $place }. { $move }{ $brings }: { $chance } % di vincere, { $gap } punti meno della migliore.
terminal-advice-equal = { $place }. { $move }{ $brings }: { $chance } % di vincere, e altrettanto buona: { $other }.
terminal-analysing = analisi
terminal-chances = Probabilità di vincere dopo ogni mossa
terminal-column-move = mossa
terminal-chance = (caso)
terminal-nothing-better = La ricerca non avrebbe fatto di meglio.
terminal-mattered = Ciò che ha contato:
terminal-awards = Premi:
terminal-mark = { $move }. { $said }
terminal-award = { $who }: { $said }
terminal-learnt = { $path }: { $games } partite; punteggi mancati di { $missed }, sorpresa { $surprise }

## Dadi verificati

terminal-dice-fair = Tutto corretto: l’impegno è rispettato, e così tutti i { $outcomes } esiti del caso.
terminal-dice-unpledged = Questa registrazione non ha un impegno: i suoi dadi non sono fatti per essere verificati.
terminal-dice-sealed = Il segreto di questo tavolo non è ancora rivelato: verifica di nuovo a partita finita.
terminal-dice-other-secret = Il segreto non è quello su cui il tavolo si era impegnato prima della prima mossa.
terminal-dice-wrong = L’azione { $action } è sbagliata: il caso doveva dire «{ $due }», ma la registrazione dice «{ $said }».

## The server

terminal-serving = Munera è aperto su { $address } – Ctrl+C lo chiude.
