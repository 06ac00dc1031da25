### The terminal.

terminal-help =
    Tapez le numéro d’un choix, ses mots (« miser 9 ») ou un début sans équivoque.
    Mettez « ; » entre plusieurs coups : ils sont joués tous ou aucun.
      ?               montre les trois meilleurs coups, vos chances et pourquoi
      annuler         reprend votre dernier coup, tant que rien n’a suivi
      table           montre toute la table
      choix           donne tous les choix, même ceux réunis sur une ligne
      journal         raconte la partie depuis le début
      règles          donne un aperçu ; « règles C4 » un chapitre,
                      « règles C4.6 » une règle
      garder FICHIER  garde désormais la partie dans ce fichier
      quitter         arrête ; la partie est gardée et peut être reprise
terminal-welcome = Vous êtes à la place { $seat } ; avec vous jouent { LIST($others, "comma") }.
terminal-welcome-as =
    Vous êtes à la place { $seat } sous le nom de { $name } ; avec vous jouent { LIST($others, "comma") }.
terminal-commands = « aide » donne les commandes, « règles » les règles, « quitter » arrête et garde la partie.
terminal-nothing-yet = Il ne s’est encore rien passé.
terminal-kept-in = La partie est gardée dans { $path }.
terminal-choose-file = { $problem } Choisissez un autre fichier avec « { common-command-save } FICHIER ».
terminal-nothing-to-keep = Vous n’aviez encore rien décidé ; il n’y a rien à garder.
terminal-go-on = La partie est gardée. Pour la reprendre :
terminal-watch-again = Pour la revoir :
terminal-result = Résultat
terminal-won = gagne
terminal-player = joueur
terminal-score = score
terminal-more-lines = … { $count } lignes de plus ; « { common-command-log } » les montre toutes
terminal-asked = { $who } :
terminal-type-number = tapez le nombre, par exemple { $example }
terminal-type-words = tapez par exemple « { $example } » ; { $number } seul veut dire « { $first } »
terminal-run = { $first } … { $last }
terminal-folded = « { common-command-choices } » donne les { $count }

## Watching a record

terminal-replay-help = Entrée : suite · b : retour · un nombre : aller à ce coup · t : la table · e : la fin · q : quitter
terminal-replay-at = [{ $move } sur { $moves }]
terminal-replay-title =
    { LIST($names, "comma") } : { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }.
terminal-replay-title-variants =
    { LIST($names, "comma") }, avec { LIST($variants, "comma") } : { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }.
terminal-no-move = Il n’y a pas de coup { $move } ; le dernier est le { $last }.
terminal-means-nothing = « { $typed } » ne veut rien dire ici. { terminal-replay-help }
terminal-beginning = C’est le début.
terminal-unfinished = L’enregistrement s’arrête ici ; la partie n’est pas finie.

## Lists of games, simulations

terminal-game = { $name } : { $title }, pour { LIST($counts, "or") } joueurs ; variantes : { $variants }
terminal-no-variants = aucune
terminal-simulated =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } de { $game } à { $players } joueurs { $bot }, graine { $seed }
terminal-with-variants = { $game } ({ LIST($variants, "comma") })
terminal-column-seat = place
terminal-column-mean-score = score moyen
terminal-column-win-rate = victoires
terminal-column-interval = intervalle à 95 %
terminal-all-seats = toutes
terminal-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
terminal-percent = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) } %
terminal-between = { $low } à { $high }
terminal-speed = { $steps } actions par partie, { $speed } parties par seconde
terminal-rounded = { NUMBER($number, maximumFractionDigits: 1) }
terminal-playing = parties

## Matches between bots, reports

terminal-whole-rounds = { $games } parties ne font pas des tours entiers de { $seats } places ; on en joue { $played }.
terminal-more-games = { $path } contient déjà plus de parties ; toutes les { $games } sont comptées.
terminal-stopped = Arrêté après { $done } parties sur { $games } ; la même commande reprend à partir de { $path }.
terminal-arena =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } de { $game } en { $blocks ->
        [one] { $blocks } série
       *[other] { $blocks } séries
    } de { $players }
terminal-column-bot = bot
terminal-column-seats = places
terminal-column-games = parties
terminal-column-win-share = victoires
terminal-column-fair-share = part égale
terminal-column-mean-place = rang moyen
terminal-column-decision = décision
terminal-column-longest = la plus longue
terminal-column-mu = mu
terminal-column-sigma = sigma
terminal-column-ordinal = ordinal
terminal-arena-speed = graine { $seed }, { $speed } parties par seconde, { $steps } actions par partie
terminal-reported =
    { $path } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $speed } par seconde
terminal-exported =
    { $path } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $rows ->
        [one] { $rows } ligne
       *[other] { $rows } lignes
    }

## Advice and analysis

terminal-advice-only = Il n’y a rien d’autre à faire : { $move }{ $brings }.
terminal-advice-best = { $place }. { $move }{ $brings } : { $chance } % de chances de gagner, { $gap } points de plus que le suivant.
terminal-advice-worse = { $place }. { $move }{ $brings } : { $chance } % de chances de gagner, { $gap } points de moins que le meilleur.
terminal-advice-equal = { $place }. { $move }{ $brings } : { $chance } % de chances de gagner, et tout aussi bon : { $other }.
terminal-analysing = analyse
terminal-chances = Chances de gagner après chaque coup
terminal-column-move = coup
terminal-chance = (hasard)
terminal-nothing-better = La recherche n’aurait rien fait de mieux.
terminal-mattered = Ce qui a compté :
terminal-awards = Récompenses :
terminal-mark = { $move }. { $said }
terminal-award = { $who } : { $said }
terminal-learnt = { $path } : { $games } parties ; scores manqués de { $missed }, surprise { $surprise }

## Dés vérifiés

terminal-dice-fair = Tout est juste : l’engagement est tenu, et les { $outcomes } résultats du hasard aussi.
terminal-dice-unpledged = Cet enregistrement n’a pas d’engagement : ses dés ne sont pas faits pour être vérifiés.
terminal-dice-sealed = Le secret de cette table n’est pas encore révélé : vérifiez à nouveau à la fin de la partie.
terminal-dice-other-secret = Le secret n’est pas celui sur lequel la table s’est engagée avant le premier coup.
terminal-dice-wrong = L’action { $action } est fausse : le hasard devait dire « { $due } », mais l’enregistrement dit « { $said } ».

## The server

terminal-serving = Munera est ouvert à l’adresse { $address } – Ctrl+C le ferme.
