### Circus Maximus.

## Things

circus_maximus-place-villa = villa de César
    .at = à la villa de César
    .to = à la villa de César
    .for = pour la villa de César
    .from = de la villa de César
circus_maximus-place-forum = Forum Romanum
    .at = au Forum
    .to = au Forum
    .for = pour le Forum
    .from = du Forum
circus_maximus-place-circus_maximus = Cirque Maximus
    .at = au Cirque Maximus
    .to = au Cirque Maximus
    .for = pour le Cirque Maximus
    .from = du Cirque Maximus
circus_maximus-place-theatre_of_pompey = Théâtre de Pompée
    .at = au Théâtre de Pompée
    .to = au Théâtre de Pompée
    .for = pour le Théâtre de Pompée
    .from = du Théâtre de Pompée
circus_maximus-place-colosseum = Colisée
    .at = au Colisée
    .to = au Colisée
    .for = pour le Colisée
    .from = du Colisée
circus_maximus-place-venues = sites
    .at = sur les sites
    .to = vers les sites
    .for = pour les sites
    .from = des sites
circus_maximus-place-a-venue = un site
    .at = sur un site
    .to = vers un site
    .for = pour un site
    .from = d’un site

circus_maximus-seat-balcony = balcon
    .a = un ticket de balcon
circus_maximus-seat-arena = arène
    .a = un ticket d’arène
circus_maximus-seat-loge = loge
    .a = un ticket de loge

circus_maximus-visitor-legionnaire = légionnaire
    .a = un légionnaire
    .the = le légionnaire
    .begin = Un légionnaire
circus_maximus-visitor-bribed_legionnaire = légionnaire soudoyé
    .a = un légionnaire soudoyé
    .the = le légionnaire soudoyé
    .begin = Un légionnaire soudoyé
circus_maximus-visitor-student = étudiant
    .a = un étudiant
    .the = l’étudiant
    .begin = Un étudiant
circus_maximus-visitor-artisan = artisan
    .a = un artisan
    .the = l’artisan
    .begin = Un artisan
circus_maximus-visitor-tourist = touriste
    .a = un touriste
    .the = le touriste
    .begin = Un touriste
circus_maximus-visitor-senator = sénateur
    .a = un sénateur
    .the = le sénateur
    .begin = Un sénateur
circus_maximus-visitor-caesar = César
    .a = César
    .the = César
    .begin = César

circus_maximus-favour-extra_visitor = visiteur de plus
circus_maximus-favour-push_ahead = une place devant
circus_maximus-favour-double_sale = double vente
circus_maximus-favour-recall_trader = rappel d’un négociant
circus_maximus-favour-bribe_legionnaire = légionnaire soudoyé
circus_maximus-favour-new_ticket = nouveau ticket
circus_maximus-favour-rank_one_is_eight = le rang 1 devient 8
circus_maximus-favour-double_purchase = double achat
circus_maximus-favour-second_trader = deuxième négociant
circus_maximus-favour = faveur
circus_maximus-event = événement

circus_maximus-effect-extra_visitor = au lieu d’un négociant : un visiteur de plus (M8.1)
circus_maximus-effect-push_ahead = au lieu d’un négociant : un des vôtres avance (M8.2)
circus_maximus-effect-double_sale = un négociant servi sur un site vend deux fois (M8.3)
circus_maximus-effect-recall_trader = rejouez un négociant d’une phase passée (M8.4)
circus_maximus-effect-bribe_legionnaire = un légionnaire paie { $coins } au lieu de { $usual } (M8.5)
circus_maximus-effect-new_ticket = en phase II, au lieu d’un négociant : un ticket (M8.6)
circus_maximus-effect-rank_one_is_eight = votre 1 compte comme { $rank } dans une file (M8.7)
circus_maximus-effect-double_purchase = un négociant au Forum prend deux tickets (M8.8)
circus_maximus-effect-second_trader = jouez deux négociants dans un tour (M8.9)
circus_maximus-effect-start-card = vous commencez désormais chaque file (M4.2)

circus_maximus-variant-caesar = César

circus_maximus-phase-favours = phase I, les faveurs
    .begin = Phase I, les faveurs
circus_maximus-phase-tickets = phase II, les tickets
    .begin = Phase II, les tickets
circus_maximus-phase-events = phase III, les événements
    .begin = Phase III, les événements

circus_maximus-times = { $count } × { $thing }
circus_maximus-amount = { $thing } { $coins }
circus_maximus-sum = { $total } = { LIST($parts, "plus") }
circus_maximus-trader = { FORM($who, "inside") } { $rank }
circus_maximus-trader-as = { FORM($who, "inside") } { $rank } (comme { $counts_as })
circus_maximus-trader-pushed = { FORM($who, "inside") } { $rank } (poussé devant : comme { $counts_as })
circus_maximus-own-trader = le { $rank } du même gang
circus_maximus-your-trader = votre propre { $rank }
circus_maximus-gang-ranks =
    { $count ->
        [one] rang
       *[other] rangs
    } { LIST($ranks) }
circus_maximus-gang = { $who } ({ circus_maximus-gang-ranks })
    .inside = { FORM($who, "inside") } ({ circus_maximus-gang-ranks })
circus_maximus-place-with = { $venue } ({ $things })
circus_maximus-place-and = { $venue } { $things }
circus_maximus-start-card = carte premier joueur
circus_maximus-no-ticket = aucun ticket
circus_maximus-tickets =
    { $count ->
        [one] { $count } ticket
       *[other] { $count } tickets
    }
circus_maximus-visitors =
    { $count ->
        [one] { $count } visiteur
       *[other] { $count } visiteurs
    }
circus_maximus-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }

## What is asked

circus_maximus-prompt-over = La partie est finie : la victoire revient { LIST($winners, form: "to") } avec { common-coins }.
circus_maximus-prompt-draw-start-player = On tire au sort le premier joueur.
circus_maximus-prompt-draw-favour = On pioche une faveur pour la villa de César.
circus_maximus-prompt-draw-ticket = On pioche un ticket pour le Forum.
circus_maximus-prompt-draw-event = On pioche le ticket d’un événement spécial.
circus_maximus-prompt-draw-extra-visitor = On pioche le visiteur de plus.
circus_maximus-prompt-draw-new-ticket = On pioche le nouveau ticket.
circus_maximus-prompt-draw-visitor = On pioche un visiteur { FORM($venue, "for") }.
circus_maximus-prompt-place-visitor = Choisissez un site pour le visiteur de plus.
circus_maximus-prompt-play = Jouez un négociant { FORM($where, "at") }, ou passez.
circus_maximus-prompt-play-or-favour = Jouez un négociant { FORM($where, "at") } ou une faveur, ou passez.
circus_maximus-prompt-play-first =
    Jouez le premier de { $count } négociants { FORM($where, "at") } : un négociant rappelé, ou le plus faible.
circus_maximus-prompt-play-another = Jouez un autre négociant { FORM($where, "at") }.
circus_maximus-prompt-play-higher = Jouez un autre négociant { FORM($where, "at") }, de rang { $rank } ou plus.
circus_maximus-prompt-take-favour = Votre négociant { $rank } est servi : prenez une faveur.
circus_maximus-prompt-take-start-card = Votre négociant { $rank } est servi : prenez la carte premier joueur.
circus_maximus-prompt-take-favour-or-start-card =
    Votre négociant { $rank } est servi : prenez une faveur ou la carte premier joueur.
circus_maximus-prompt-take-ticket = Votre négociant { $rank } est servi : prenez un ticket.
circus_maximus-prompt-take-first-ticket =
    Votre négociant { $rank } est servi : prenez le premier de deux tickets, le plus haut dans la liste.
circus_maximus-prompt-take-second-ticket =
    Votre négociant { $rank } est servi : prenez le second ticket, pas plus haut que le premier dans la liste.
circus_maximus-prompt-make-sale = Votre négociant { $rank } est servi { FORM($where, "at") } : faites une vente.
circus_maximus-prompt-make-first-sale =
    Votre négociant { $rank } est servi { FORM($where, "at") } : faites la première de deux ventes, la plus haute dans la liste.
circus_maximus-prompt-make-second-sale =
    Votre négociant { $rank } est servi { FORM($where, "at") } : faites la seconde vente, pas plus haut que la première dans la liste.
circus_maximus-prompt-sell-favour =
    Votre négociant { $rank } est servi { FORM($where, "at") } : vendez une faveur pour la place à côté de César, ou refusez.

## What a choice would bring

circus_maximus-hint-decline = vous gardez vos faveurs
circus_maximus-hint-pass = plus de négociants dans cette phase
circus_maximus-hint-pass-day = plus de négociants aujourd’hui
circus_maximus-hint-pass-day-hand = plus de négociants aujourd’hui ; votre main rapporte { common-coins }
circus_maximus-hint-place = place { $place } sur { $length }
circus_maximus-hint-place-for = place { $place } sur { $length } pour { $cards }
circus_maximus-hint-no-ticket-but-favour = aucun ticket mais une faveur (M9.2)
circus_maximus-hint-traders-there =
    { $count ->
        [one] { $count } négociant déjà là
       *[other] { $count } négociants déjà là
    }
circus_maximus-hint-from = venu { FORM($origin, "from") }
circus_maximus-hint-if-kept = { $coins } en main
circus_maximus-hint-if-not-played = { common-coins } s’il n’est pas joué
circus_maximus-hint-past = devant { $passed }, à la place { $place }
circus_maximus-hint-past-at = devant { $passed } { FORM($where, "at") }, à la place { $place }
circus_maximus-hint-counts-as = compte alors comme { $rank }
circus_maximus-hint-no-visitor = { common-coins } si vendu, mais aucun visiteur n’est là
circus_maximus-hint-up-to = jusqu’à { $sum }
circus_maximus-hint-have = vous en avez { $count }
circus_maximus-hint-visitors-now = { circus_maximus-visitors } à présent
circus_maximus-hint-have-for-it = pour ce site vous avez { $tickets }
circus_maximus-hint-pays-more = paie { $coins } de plus
circus_maximus-hint-uses-bribe = utilise le pot-de-vin

## What happened

circus_maximus-told-day = Le jour { $day } commence ; premier joueur : { FORM($who, "inside") }.
circus_maximus-told-favours = Faveurs à la villa de César : { $favours }.
circus_maximus-told-tickets = Tickets au Forum : { $venues }.
circus_maximus-told-event =
    Un événement spécial { FORM($venue, "at") } apporte { FORM($seat, "a") } au Forum et un visiteur de plus ; chaque visiteur y paie aujourd’hui { common-coins } de plus.
circus_maximus-told-drew-ticket = { FORM($who, "has") } pioché { FORM($seat, "a") } { FORM($venue, "for") }.
circus_maximus-told-drew-visitor = { FORM($who, "has") } pioché { FORM($visitor, "a") } comme visiteur de plus.
circus_maximus-told-came = { FORM($visitor, "begin") } arrive { FORM($venue, "to") }.
circus_maximus-told-visitors = Visiteurs : { $venues }.
circus_maximus-told-visitors-and-nobody = Visiteurs : { $venues } ; personne { LIST($empty, form: "at") }.
circus_maximus-told-passed = { FORM($who, "has") } passé { FORM($where, "at") }.
circus_maximus-told-declined = { FORM($who, "hasnt") } pas vendu de faveur.
circus_maximus-told-played = { FORM($who, "has") } joué un { $rank } { FORM($where, "at") }.
circus_maximus-told-played-as = { FORM($who, "has") } joué un { $rank } comme { $counts_as } { FORM($where, "at") }.
circus_maximus-told-recalled =
    { FORM($who, "has") } rappelé un { $rank } { FORM($origin, "from") } pour le rejouer { FORM($where, "at") }.
circus_maximus-told-recalled-as =
    { FORM($who, "has") } rappelé un { $rank } { FORM($origin, "from") } pour le rejouer comme { $counts_as } { FORM($where, "at") }.
circus_maximus-told-pushed = { FORM($who, "has") } poussé un { $rank } devant { $passed } { FORM($where, "at") }.
circus_maximus-told-pushed-as =
    { FORM($who, "has") } poussé un { $rank } devant { $passed } { FORM($where, "at") } ; il y compte comme { $counts_as }.
circus_maximus-told-used = { FORM($who, "has") } utilisé la faveur « { $favour } ».
circus_maximus-told-sent = { FORM($who, "has") } envoyé { FORM($visitor, "the") } { FORM($venue, "to") }.
circus_maximus-told-took-start-card = { FORM($who, "has") } pris la carte premier joueur.
circus_maximus-told-took-ticket = { FORM($who, "has") } pris { FORM($seat, "a") } { FORM($venue, "for") }.
circus_maximus-told-took-favour = { FORM($who, "has") } pris la faveur « { $favour } ».
circus_maximus-told-sold =
    { FORM($who, "has") } vendu { FORM($seat, "a") } { FORM($venue, "at") } à { FORM($buyer, "a") } pour { common-coins }.
circus_maximus-told-sold-favour =
    { FORM($who, "has") } vendu « { $favour } » comme place à côté de César à { FORM($buyer, "a") } pour { common-coins }, et César s’en va.
circus_maximus-told-phase = { FORM($phase, "begin") } : { FORM($who, "inside") } pour commencer.
circus_maximus-told-nothing = Rien à jouer pour { LIST($seats, form: "inside") }.
circus_maximus-told-nothing-more = Plus rien à jouer pour { LIST($seats, form: "inside") }.
circus_maximus-told-no-favour-left = Il ne restait aucune faveur { FORM($where, "at") } pour { LIST($gangs, form: "inside") }.
circus_maximus-told-no-ticket-left = Il ne restait aucun ticket { FORM($where, "at") } pour { LIST($gangs, form: "inside") }.
circus_maximus-told-no-goods = Rien à vendre { FORM($where, "at") } pour { LIST($gangs, form: "inside") }.
circus_maximus-told-no-visitor = Aucun visiteur { FORM($where, "at") } pour { LIST($gangs, form: "inside") }.
circus_maximus-told-left = Personne n’a pris { $favours } : hors du jeu.
circus_maximus-told-nobody-queued =
    Personne n’attendait à la villa de César ; le premier joueur ne change pas : { FORM($who, "inside") }.
circus_maximus-told-stayed-start-player =
    Personne n’a pris la carte premier joueur ; elle revient au premier de la file, toujours { FORM($who, "inside") }.
circus_maximus-told-became-start-player =
    Personne n’a pris la carte premier joueur ; elle revient au premier de la file : { FORM($who, "inside") }.
circus_maximus-told-day-ended = Fin du jour { $day }.
circus_maximus-told-account = { LIST($parts, "semicolon") }.
circus_maximus-earned = { FORM($who, "has") } gagné { common-coins } : { $parts }
circus_maximus-earned-nothing = { FORM($who, "hasnt") } rien gagné
circus_maximus-from-sales =
    { $coins } pour { $count ->
        [one] { $count } vente
       *[other] { $count } ventes
    }
circus_maximus-from-traders =
    { $coins } pour { $count ->
        [one] { $count } négociant non joué
       *[other] { $count } négociants non joués
    }
circus_maximus-from-favours =
    { $coins } pour { $count ->
        [one] { $count } faveur non utilisée
       *[other] { $count } faveurs non utilisées
    }
circus_maximus-unsold =
    { $count ->
        [one] { $count } ticket invendu
       *[other] { $count } tickets invendus
    }
circus_maximus-in-all = { $coins } en tout
circus_maximus-told-won = La victoire revient { LIST($winners, form: "to") } avec { common-coins }.
circus_maximus-told-won-level =
    La victoire revient { LIST($winners, form: "to") } avec { common-coins }, à égalité aussi le jour 3.
circus_maximus-told-won-tie =
    La victoire revient { LIST($winners, form: "to") } avec { common-coins }, autant que { LIST($others, form: "inside") }, mais plus le jour 3.

## Tables

circus_maximus-title-day = Jour { $day } sur { $days } : { $phase }
circus_maximus-title-day-with-start-player =
    Jour { $day } sur { $days } : { $phase } (premier joueur : { FORM($first, "inside") })
circus_maximus-title-villa = À prendre à la villa de César
circus_maximus-title-venues-favours = Visiteurs et tickets du jour (pièces : { LIST($coins, "comma") })
circus_maximus-title-venues-tickets = Tickets à prendre et leurs visiteurs (pièces : { LIST($coins, "comma") })
circus_maximus-title-venues-events = Visiteurs et tickets à leur vendre (pièces : { LIST($coins, "comma") })
circus_maximus-title-queues = Les files, le premier devant
circus_maximus-title-sales = Ventes du jour { $day }
circus_maximus-title-coins = Pièces de chaque jour : ventes + négociants non joués
circus_maximus-title-favours = Faveurs
circus_maximus-title-piles = Pioches
circus_maximus-column-player = joueur
circus_maximus-column-coins = pièces
circus_maximus-column-traders = négociants en main
circus_maximus-column-favours = faveurs
circus_maximus-column-sold-today = vendu ce jour
circus_maximus-column-queueing = file
circus_maximus-column-card = carte
circus_maximus-column-effect = ce qu’elle fait
circus_maximus-column-venue = site
circus_maximus-column-visitors = visiteurs et ce qu’ils paient
circus_maximus-column-tickets-at-forum = tickets au Forum
circus_maximus-column-tickets-in-hand = tickets en main
circus_maximus-column-where = où
circus_maximus-column-queue = négociants
circus_maximus-column-sold = vendu
circus_maximus-column-day = jour { $day }
circus_maximus-column-in-all = en tout
circus_maximus-column-favour = faveur
circus_maximus-column-tickets = tickets
circus_maximus-column-visitors-pile = visiteurs
circus_maximus-column-pile = pioche
circus_maximus-column-count = nombre
circus_maximus-column-what = ce qu’il y a dedans
circus_maximus-sold-for = { $count } pour { common-coins }
circus_maximus-sold-ticket = ticket { $seat } à { $buyer }
circus_maximus-sold-favour = { $favour } à { $buyer }
circus_maximus-passed = a passé
circus_maximus-nobody = personne
circus_maximus-holds = { $who } { LIST($tickets, "space") }
circus_maximus-pays = { $visitor } { $coins }
circus_maximus-served = servie
circus_maximus-now = maintenant { $now }
circus_maximus-now-then = maintenant { $now }, puis { LIST($rest, "comma") }
circus_maximus-with-player = { $who }
circus_maximus-pile = pioche
circus_maximus-gone = hors du jeu

## What an action is called: short, as it can be typed, and ending like the words of the records

circus_maximus-do-pass = passer
circus_maximus-do-decline = refuser
circus_maximus-do-use = utiliser { $favour }
circus_maximus-do-push = pousser { $rank }
circus_maximus-do-place = placer { FORM($venue, "at") }
circus_maximus-do-play = jouer { $rank }
circus_maximus-do-play-as = jouer { $rank } comme { $counts_as }
circus_maximus-do-play-at = jouer { $rank } { FORM($venue, "at") }
circus_maximus-do-play-as-at = jouer { $rank } comme { $counts_as } { FORM($venue, "at") }
circus_maximus-do-recall = rappeler { $rank }
circus_maximus-do-recall-as = rappeler { $rank } comme { $counts_as }
circus_maximus-do-recall-at = rappeler { $rank } { FORM($venue, "at") }
circus_maximus-do-recall-as-at = rappeler { $rank } comme { $counts_as } { FORM($venue, "at") }
circus_maximus-do-take-start-player = prendre la carte premier joueur
circus_maximus-do-take-favour = prendre { $favour }
circus_maximus-do-take-ticket = prendre { $venue } { $seat }
circus_maximus-do-sell = vendre { $goods } à { $buyer }
circus_maximus-do-start = premier joueur { $seat }
circus_maximus-do-draw-favour = piocher la faveur { $favour }
circus_maximus-do-draw-ticket = piocher le ticket { $venue } { $seat }
circus_maximus-do-draw-visitor = piocher le visiteur { $visitor }

## What an action is called where it is only read: an infinitive, in plain words

circus_maximus-deed-pass = { circus_maximus-do-pass }
circus_maximus-deed-decline = ne vendre aucune faveur
circus_maximus-deed-use = utiliser la faveur « { $favour } »
circus_maximus-deed-push = pousser en avant le négociant de rang { $rank }
circus_maximus-deed-place = envoyer le visiteur de plus { FORM($venue, "to") }
circus_maximus-deed-play = jouer le négociant de rang { $rank }
circus_maximus-deed-play-as = jouer le négociant de rang { $rank } comme { $counts_as }
circus_maximus-deed-play-at = jouer le négociant de rang { $rank } { FORM($venue, "at") }
circus_maximus-deed-play-as-at = jouer le négociant de rang { $rank } comme { $counts_as } { FORM($venue, "at") }
circus_maximus-deed-recall = rappeler le négociant de rang { $rank } pour le rejouer
circus_maximus-deed-recall-as = rappeler le négociant de rang { $rank } pour le rejouer comme { $counts_as }
circus_maximus-deed-recall-at = rappeler le négociant de rang { $rank } pour le rejouer { FORM($venue, "at") }
circus_maximus-deed-recall-as-at = rappeler le négociant de rang { $rank } pour le rejouer comme { $counts_as } { FORM($venue, "at") }
circus_maximus-deed-take-start-player = { circus_maximus-do-take-start-player }
circus_maximus-deed-take-favour = prendre la faveur « { $favour } »
circus_maximus-deed-take-ticket = prendre { FORM($seat, "a") } { FORM($venue, "for") }
circus_maximus-deed-sell = vendre { FORM($goods, "a") } à { FORM($buyer, "a") }
circus_maximus-deed-sell-favour = vendre la faveur « { $goods } » à { FORM($buyer, "a") } comme place à côté de César
circus_maximus-deed-start = tirer au sort { FORM($who, "inside") } comme premier joueur
circus_maximus-deed-draw-favour = piocher la faveur « { $favour } »
circus_maximus-deed-draw-ticket = piocher { FORM($seat, "a") } { FORM($venue, "for") }
circus_maximus-deed-draw-visitor = piocher { FORM($visitor, "a") }

## What was wrong with a move, and awards

circus_maximus-reason-sale = Cela rapporte { common-coins }.
circus_maximus-reason-ticket = Vendu là-bas, il rapporte jusqu’à { common-coins }.
circus_maximus-reason-card = À la place { $place } de la file, il reste une carte pour votre négociant.
circus_maximus-reason-visitor = À la place { $place } de la file, il reste un visiteur pour acheter.
circus_maximus-verdict-no-ticket = Il n’y avait aucun ticket à vendre là : { $where }.
circus_maximus-verdict-in-vain = À la place { $place } pour { $count }, le négociant attend en vain : { $where }.
circus_maximus-verdict-better-kept = Mieux valait garder le négociant { $rank } : en main il rapporte { common-coins } à la fin du jour.
circus_maximus-verdict-better-later = Le négociant { $rank } était plus utile dans une file suivante.
circus_maximus-verdict-favour-first = Une faveur aurait rapporté davantage ici : { $favour }.
circus_maximus-verdict-wrong-queue = Mauvaise file : { $other } promettait plus que { $where }.
circus_maximus-verdict-lower-enough = Le négociant { $rank } était trop fort pour cette file : { $other } aurait suffi.
circus_maximus-verdict-higher-needed = Le négociant { $rank } est trop loin : il fallait { $other }.
circus_maximus-verdict-unsold = Tickets restés invendus : { $count } ({ $where }).
circus_maximus-verdict-passed-early = Passé trop tôt : le négociant { $rank } pouvait encore rejoindre une file ({ $where }).
circus_maximus-verdict-favour-unused = Une faveur est restée inutilisée : { $favour }.
circus_maximus-verdict-favour-wasted = Une faveur a été dépensée pour trop peu : { $favour }.
circus_maximus-verdict-other-favour = « { $other } » valait ici plus que « { $thing } ».
circus_maximus-verdict-other-ticket = Ce ticket rapporte au plus { $coins }, un autre aurait rapporté { $more }.
circus_maximus-verdict-other-venue = Plus facile à vendre : { $other } plutôt que { $where }.
circus_maximus-verdict-sold-for-less = Vendu { $coins } là où l’on pouvait avoir { $more } : { $less } de perdu.
circus_maximus-verdict-visitor-for = Le visiteur sert à d’autres ({ $where }). Tickets { FORM($who, "of") } : { $count }.
circus_maximus-verdict-less = Cela valait environ { common-coins } de moins.
circus_maximus-verdict-less-promising = Cela menait à une position moins bonne.
circus_maximus-award-sale = A vendu un ticket { common-coins }, plus cher que tous les autres.
circus_maximus-award-kept = A gagné le plus grâce aux négociants restés en main : { common-coins }.
