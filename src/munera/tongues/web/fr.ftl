### The web page's own words. What games say is in their own catalogues.

## Everywhere

web-back = Retour
web-settings = Réglages
web-rules = Règles
web-rules-of = Règles de { $game }
web-undo = Annuler
web-hint = Que ferait un robot ?
web-light-theme = Thème clair
web-dark-theme = Thème sombre
web-of-number = sur { $n }
web-go = Confirmer
web-all = tout
web-colosseum = Colosseum
web-level-plebeian = Plébéien
web-level-eques = Chevalier
web-level-senator = Sénateur
web-level-consul = Consul
web-level-emperor = Empereur
web-level-on-scale = { $n } sur { $of }, { $ease }
web-ease-plebeian = le plus facile
web-ease-eques = facile
web-ease-senator = moyen
web-ease-consul = difficile
web-ease-emperor = le plus difficile

## At a table

web-prompt = Ce qui est demandé
web-the-table-works = Un instant…
web-is-thinking = { $name } réfléchit
web-time-left = Temps restant
web-title-your-turn = À vous · { $table }
web-n-players =
    { $n ->
        [one] 1 joueur
       *[other] { $n } joueurs
    }
web-n-watching =
    { $n ->
        [one] 1 spectateur
       *[other] { $n } spectateurs
    }
web-watching = Ceux qui regardent cette table
web-pace-none = sans pendule
web-pace-live = en direct
web-pace-slow = coup par coup
web-leave-table = Quitter la table
web-bot-level = Robot, { $level }
web-a-bot-plays = un robot joue à sa place
web-at-the-table = à la table
web-away = absent
web-players = Joueurs
web-turn-order = Ordre du tour
web-board = Plateau
web-your-place = Votre place
web-you-are-first = Premier joueur
web-log = Journal
web-log-empty = Il ne s’est encore rien passé.
web-chat = Discussion
web-chat-empty = Personne n’a encore rien dit.
web-chat-write = Écrire à la table…
web-pass = Passer
web-tab-programs = Programmes
web-tab-tokens = Éléments
web-tab-players = Joueurs
web-tab-log = Journal
web-tab-more = Plus

## Colosseum: the table

web-round = Tour
web-phase-invest = Investir
web-phase-acquire = Acheter
web-phase-trade = Échanger
web-phase-produce = Produire
web-phase-closing-ceremony = Clôture
web-phase-over = Fin
web-board-label = Le plateau : une route de 36 cases autour de la place, avec arènes, nobles et marchés
web-see-all = Voir tout le plateau
web-see-near = Voir de plus près ce qui est éclairé
web-album = { $n } programmes
web-open-programs = Voir les programmes à vendre
web-coins = Pièces
web-medals = Médailles
web-arena = Arène
web-best-show = Meilleur spectacle
web-loge = Loge impériale : deux dés
web-season-tickets =
    { $n ->
        [one] 1 abonnement
       *[other] { $n } abonnements
    }
web-podiums =
    { $n ->
        [one] 1 podium
       *[other] { $n } podiums
    }
web-arena-of =
    { $n ->
        [one] Arène d’une case
       *[other] Arène de { $n } cases
    }
web-first-player = Premier joueur de ce tour
web-first-short = 1er
web-no-tokens = aucun élément
web-produced = Produit
web-produced-means = Déjà produit, il peut être rejoué : seul votre meilleur spectacle compte ; les +{ $n } viennent d’autres programmes.
web-shown-again = à nouveau
web-no-show-yet = Pas encore de spectacle
web-your-tokens = Vos éléments
web-star = vedette
web-stars = Vedettes
web-stars-worth = +4 chacune par spectacle
web-star-nobody = Personne n’a cette vedette
web-supply-tickets = abonn.
web-supply-medals = médailles
web-supply-bag = sac
web-your-programs = Vos programmes
web-no-programs = Vous n’avez aucun programme.
web-ladder =
    Son propre chiffre : { $now } maintenant, { $best } au complet ; { $missing ->
        [0] rien ne manque
        [one] il manque 1 élément
       *[other] il manque { $missing } éléments
    }{ $jokers ->
        [0] .
        [one] , 1 joker remplace.
       *[other] , { $jokers } jokers remplacent.
    }

## Colosseum: investing

web-expand-label = Agrandir votre arène sur la case { $space }, pour de plus grands programmes :
web-tag-arena-brings = +1 case
web-tag-loge = Loge
web-tag-loge-brings = deux dés
web-tag-ticket = Abonnement
web-tag-ticket-brings = +5 par spectacle
web-ask-buy = Acheter { $program } ?
web-ask-expand = Agrandir votre arène sur la case { $space } ?
web-ask-ticket = Acheter un abonnement ?
web-ask-loge = Construire la loge impériale ?
web-ask-second-medals = Payer deux médailles pour un second investissement ?
web-ask-second-token = Payer un jeton Action supplémentaire pour un second investissement ?
web-ask-cash = Changer une médaille contre { $n } pièces ?
web-ask-swap = Échanger un jeton Action supplémentaire contre une médaille ?
web-go-pay = Payer { $n }
web-go-second = Investir encore
web-go-cash = Prendre les pièces
web-go-swap = Échanger
web-cash-medal = Médaille → 6 pièces
web-swap-token = Action suppl. → médaille
web-second-medals = Investir encore : 2 médailles
web-second-token = Investir encore : action suppl.
web-fx-arena = arène de { $n }, pour de plus grands programmes
web-fx-loge = deux dés à chaque spectacle
web-fx-ticket = +5 spectateurs à chaque spectacle
web-fx-filled = { $have } éléments sur { $of }
web-fx-assets = éléments
web-fx-audience = public
web-audience-means = Ce que ce programme attirerait s’il était présenté maintenant : son propre chiffre, et ce qu’apportent les spectacles passés, abonnements, vedettes, nobles et podiums.
web-fx-walk = case { $from } →
web-fx-rest = { $space }, aire de repos : une médaille
web-fx-star-gained = Vedette : { $kind }
web-fx-star-lost = Vedette perdue : { $kind }
web-fx-star-kept = Vedette gardée : { $kind }
web-fx-too-poor = trop peu pour une enchère : elles commencent à { $n }
web-fx-more = { $n } de plus…
web-fx-spectators = { $n } spectateurs

web-programs = Programmes
web-back-to-table = Retour à la table
web-for-sale-count = { $n } sur { $of } à vendre
web-you-have = Vous avez
web-find-program = Chercher un programme
web-i-may-buy = Que je peux acheter
web-fits-my-arena = À ma taille
web-sorted-by = Triés par
web-sorted-closest = plus complets
web-sorted-draws = public actuel
web-sorted-price = prix
web-uses-tokens = Utilise ces éléments
web-needs-arena = Demande une arène de { $size } ; la vôtre : { $yours }
web-leaves-coins = Il vous reste { $n } pièces
web-draws-now = Attire { $n } avec vos éléments
web-draws-nothing =
    { $n ->
        [one] Il manque encore 1 élément pour le jouer
       *[other] Il manque encore { $n } éléments pour le jouer
    }
web-below-last-show = Pas au-dessus de { $n }, votre dernier spectacle
web-too-dear = Trop cher pour vous
web-buy-label = Acheter { $program } pour { $n } pièces
web-no-program-found = Aucun programme ne correspond.
web-already-bought = Déjà acheté

## Colosseum: acquiring

web-open-market = Mettre le marché { $market } aux enchères
web-market-helps = { $program } : +{ $n } de ses éléments
web-market-helps-none = Rien de ce qui manque à vos programmes.
web-tag-joker = joker
web-tag-medal = médaille
web-tag-extra = action suppl.
web-open-at = Ouvrir le marché { $market } à
web-bid-label = Miser { $bid }, il reste { $left }
web-last-coin = Dernière pièce de { $name }
web-leaves = reste { $n }
web-bids = Enchères
web-auction-of = Enchère du marché { $market }
web-auction-has-won = a déjà remporté un marché
web-auction-passed = s’est retiré
web-auction-passed-at = s’est retiré · misait { $bid }
web-auction-poor = trop peu de pièces : { $of }
web-auction-why-passed = retiré
web-auction-why-poor = trop peu de pièces
web-auction-why-has-won = marché remporté
web-auction-out = sorti
web-auction-leads = en tête : { $bid } sur { $of }
web-auction-bid = mise : { $bid } sur { $of }
web-bids-lower = Mises plus basses
web-bids-higher = Mises plus hautes
web-fx-rival-limit = { $name } peut aller jusqu’à { $n }
web-ask-accept = Accepter l’offre de { $name } ?
web-ask-accept-counter = Accepter la contre-offre de { $name } ?
web-auction-in =
    { $of ->
        [0] pas de pièces
        [one] 1 pièce
       *[other] { $of } pièces
    }
web-ask-open = Mettre le marché { $market } aux enchères ?
web-ask-raise = Surenchérissez au-dessus de { $bid } pour le marché { $market } ou retirez-vous.
web-ask-bid = Miser { $bid } pour le marché { $market } ?
web-out-passed = Vous vous êtes retiré : cette enchère continue sans vous.
web-out-poor = { FORM($who, "has") } misé { $bid } et vous avez { common-coins } : vous êtes hors de cette enchère.
web-out-has-won = Vous avez déjà remporté un marché : vous ne pouvez pas miser dans cette enchère.
web-outbid = Avec { common-coins }, vous ne pouviez pas suivre.
web-cannot-open = Les mises commencent à { $least } : avec { common-coins }, vous ne pouvez pas miser.
web-go-open = Ouvrir à { $bid }
web-go-bid = Miser { $bid }
web-go-put-up = Aux enchères
web-drop-out = Se retirer

## Colosseum: trading

web-trade-with = Échanger avec
web-trade-thinks = y réfléchit
web-trade-answered = a répondu
web-trade-declined = a refusé
web-trade-lacks = ne l’a pas
web-trade-has =
    { $n ->
        [one] a 1 sorte qui vous manque
       *[other] a { $n } sortes qui vous manquent
    }
web-trade-has-none = n’a rien qui vous manque
web-trade-you-lack = il manque ceux-ci à vos programmes
web-trade-hint =
    Choisissez à qui demander. Vous pouvez faire encore { $n ->
        [one] une offre
       *[other] { $n } offres
    }.
web-everyone = Tous
web-first-to-accept = au premier qui accepte
web-you-give = Vous donnez
web-you-get = Vous recevez
web-gives = { $name } donne
web-in-return = En échange
web-from-your-rack = De vos éléments
web-from-player = De { $name }
web-from-anyone = De n’importe qui
web-give-label = Donner { $kind }, reste { $n }
web-want-label = Demander { $kind }, il y en a { $n }
web-take-back-label = Reprendre { $kind }
web-nothing-yet = encore rien
web-deal-added = ajouté
web-deal-taken-out = retiré
web-pay-label = Pièces que vous payez
web-charge-label = Pièces que vous demandez
web-offer-of = { $name } fait cette offre.
web-may-offer = { $name } peut faire une offre.
web-offer-preparing = { $name } prépare une offre.
web-counter-of = { $name } répond par cette offre.
web-offer-refused = Cela ne peut pas faire partie de l’offre.
web-offer-declined =
    { $n ->
        [one] { LIST($who) } a refusé votre offre.
       *[other] { LIST($who) } ont refusé votre offre.
    }
web-offer-nobody = Personne n’a pris votre offre : { LIST($who, form: "inside") } ont refusé.
web-offer-passed-over =
    { $n ->
        [one] { LIST($who) } n’a pas ce que vous voulez.
       *[other] { LIST($who) } n’ont pas ce que vous voulez.
    }
web-counter-declined = { LIST($who) } a refusé votre contre-offre.
web-for-you = Pour vous
web-for-player = Pour { $name }
web-no-program-changes = Aucun programme ne change
web-end-trading = Finir d’échanger
web-ask-draft-both = Choisissez ce que vous donnez et ce que vous voulez en échange.
web-ask-draft-want = Choisissez maintenant ce que vous voulez en échange.
web-ask-draft-give = Choisissez maintenant ce que vous donnez en échange.
web-ask-send = Envoyer cette offre ?
web-do-send = Envoyer
web-do-accept = Accepter
web-do-decline = Refuser
web-do-counter = Modifier…

## Colosseum: producing

web-do-begin = Commencer le spectacle
web-dice-label = Dés : { $faces }
web-your-roll = Votre lancer
web-the-roll = Le lancer
web-walk =
    { $n ->
        [one] { $noble } : 1 case
       *[other] { $noble } : { $n } cases
    }
web-walk-way = de { $from } à { $where }
web-choose-noble = Choisissez un noble éclairé.
web-choose-target = Choisissez où il va.
web-medals-move-nobles = Une médaille déplace un noble de trois cases au plus, en avant ou en arrière : choisissez-en un éclairé.
web-move-label = { $noble } sur la case { $space }
web-move-to-label = { $noble } de { $n } cases, vers la case { $space }
web-move-brings = { $n } spectateurs pour { FORM($who, "inside") }
web-ask-move =
    Déplacer { FORM($noble, "the") } { $n ->
        [one] d’une case ?
       *[other] de { $n } cases ?
    }
web-go-move = Déplacer
web-ask-produce = Produire { $program } ?
web-go-produce = Produire
web-ask-jokers =
    { $n ->
        [0] Sans joker ?
        [one] Utiliser un joker ?
       *[other] Utiliser { $n } jokers ?
    }
web-go-jokers = Utiliser
web-use-jokers =
    { $n ->
        [0] Sans joker
        [one] 1 joker
       *[other] { $n } jokers
    }
web-ask-medals =
    { $n ->
        [0] Ne dépenser aucune médaille ?
        [one] Dépenser une médaille pour le public ?
       *[other] Dépenser { $n } médailles pour le public ?
    }
web-produce-for = Produire pour { $n }
web-produce-label = Produire { $program }, { $n } spectateurs
web-audience = Public
web-show-all = Les { $n } éléments
web-show-some = { $have } éléments sur { $of }
web-show-jokers =
    { $n ->
        [one] un joker remplace
       *[other] { $n } jokers remplacent
    }
web-show-each = +{ $n } chacun
web-show-previous =
    { $n ->
        [0] Aucun autre programme produit
        [one] 1 autre programme produit
       *[other] { $n } autres programmes produits
    }
web-show-tickets =
    { $n ->
        [0] Aucun abonnement
        [one] 1 abonnement
       *[other] { $n } abonnements
    }
web-show-stars = Vedettes employées
web-show-nobles = Nobles dans l’arène
web-show-podiums =
    { $n ->
        [0] Aucun podium
        [one] 1 podium
       *[other] { $n } podiums
    }
web-show-medals = Médailles dépensées
web-show-medals-held = vous en avez { $n }
web-fewer-medals = Une médaille de moins
web-more-medals = Une médaille de plus

## Colosseum: closing

web-closing-podium = Podium
web-closing-clean-up = Rangement
web-closing-donation = Don
web-podium-goes-to = Un podium pour { FORM($who, "inside") } avec { $score } : +3 à chaque spectacle.
web-podium-contest = Les dés décident qui le reçoit.
web-clean-up-says = Un élément de chaque spectacle quitte le jeu.
web-donation-says =
    { WHO($who) ->
        [you] Vous êtes en dernier avec { $score } et pouvez demander un élément { FORM($giver, "to") }.
       *[other]
            { WHO($giver) ->
                [you] { $who }, en dernier avec { $score }, peut vous demander un élément.
               *[other] { $who }, en dernier avec { $score }, peut demander un élément { FORM($giver, "to") }.
            }
    }
web-donation-next = Puis le dernier peut demander un élément au premier.
web-in-the-fire = Au feu
web-donated = { $who }, en dernier, vous a pris { FORM($kind, "a") } : c’est l’aumône.
web-no-loss = sans perte
web-no-gain = sans gain
web-star-kept = vedette gardée
web-star-lost = vedette perdue
web-star-won = vedette gagnée
web-star-taken = { FORM($who, "has") } pris votre vedette : { LIST($kinds) }.
web-spectators = spectateurs
web-pick-loses =
    Le programme { $number }, { $program }, perd { $n ->
        [one] 1 spectateur
       *[other] { $n } spectateurs
    } si vous cédez cet élément.
web-pick-gains =
    Le programme { $number }, { $program }, gagne { $n ->
        [one] 1 spectateur
       *[other] { $n } spectateurs
    } avec cet élément.
web-ask-discard = Défausser cet élément : { $kind } ?
web-go-discard = Défausser
web-ask-request = Demander cet élément : { $kind } ?
web-go-request = Demander

## Circus Maximus: the table

web-circus-maximus = Circus Maximus
web-day = Jour
web-phase-favours = Faveurs
web-phase-tickets = Tickets
web-phase-events = Événements
web-phase-scoring = Décompte
web-circus-board-label = La ville : la villa de César, le Forum et trois lieux de spectacle, avec leurs files
web-place-villa = Villa
web-place-forum = Forum
web-place-circus_maximus = Circus
web-place-theatre_of_pompey = Théâtre
web-place-colosseum = Colisée
web-places = Lieux
web-turn-order-short = File
web-start-player = Premier joueur
web-start-short = 1er
web-start-player-text = Vous commencez désormais chaque file.
web-start-card = la carte premier joueur
web-the-queue = La file
web-queue-served = servie depuis l’avant, une carte par négociant
web-queue-empty = Personne ne fait encore la queue.
web-served = servi
web-nothing-to-sell = rien à vendre
web-trader-idle = { $name }, { $rank } : { $why }
web-now = maintenant
web-no-visitors = pas encore de visiteurs
web-tickets = Tickets
web-favours = Faveurs
web-in-hand = En main
web-sold = Ventes
web-none = aucune
web-none-yet = pas encore
web-has-passed = a passé
web-out = passé
web-today = Aujourd’hui
web-n-events =
    { $n ->
        [0] aucun événement spécial
        [one] 1 événement spécial
       *[other] { $n } événements spéciaux
    }
web-event-pays =
    { $n ->
        [one] les visiteurs paient 1 pièce de plus
       *[other] les visiteurs paient { $n } pièces de plus
    }
web-no-events = Les visiteurs paient comme d’habitude.
web-favours-left = Faveurs restantes
web-visitors-left = Visiteurs restants
web-trader = Négociant
web-your-traders = Vos négociants
web-unplayed-pay = Les négociants non joués rapportent leurs pièces ce soir.
web-tonight = Ce soir
web-tonight-sold = vendu
web-tonight-tickets = tickets
web-tonight-unplayed = non joués
web-more-to-sell = encore jusqu’à { $n }
web-your-tickets = Vos tickets
web-your-favours = Vos faveurs
web-no-tickets-yet = Pas encore. On en vend au Forum.
web-no-tickets-today = Aucun.
web-no-favours-yet = Aucune. On les accorde à la villa.
web-no-favours-today = Aucune.
web-no-tickets-here = plus aucun
web-best-visitor = meilleur visiteur { $n }
web-up-to = jusqu’à { $n }
web-worth-unused = vaut { $n } si elle ne sert pas
web-tab-traders = Négociants
web-tab-favours = Faveurs

web-favour-extra_visitor = Piochez un visiteur pour le lieu de votre choix.
web-favour-push_ahead = Un de vos négociants avance d’une place.
web-favour-double_sale = Un négociant servi sur un lieu vend deux tickets.
web-favour-recall_trader = Reprenez un négociant d’une phase précédente et jouez-le.
web-favour-bribe_legionnaire = Un légionnaire vous paie 6 au lieu de 2.
web-favour-new_ticket = Piochez un ticket, et un visiteur pour son lieu.
web-favour-rank_one_is_eight = Votre 1 compte comme 8 pendant cette phase.
web-favour-double_purchase = Un négociant servi au Forum prend deux tickets.
web-favour-second_trader = Jouez un autre négociant dans le même tour.
web-when-instead = Au lieu d’un négociant.
web-when-forum = Au lieu d’un négociant, dans la phase des tickets.
web-when-buying = Une fois servi au Forum.
web-when-selling = Une fois servi sur un lieu.
web-when-beside = Avec un négociant.
web-when-one = Quand vous jouez votre 1.

web-to-venue = Vers : { $venue }
web-sell-to = Vendre ({ $visitor }, paie { $n })
web-push-label = Faire avancer votre { $rank }
web-choose-venue = Choisissez un lieu pour votre { $rank }.
web-choose-push = Choisissez lequel de vos négociants avance.
web-choose-recall = Choisissez lequel de vos négociants revient.
web-choose-buyer = Choisissez l’acheteur.
web-choose-ticket = Choisissez maintenant le ticket pour ce visiteur.
web-ask-play = Jouer votre { $rank } ?
web-ask-play-at = Jouer votre { $rank } : { $venue } ?
web-ask-play-as-eight = Jouer votre { $rank } comme un 8 ?
web-ask-play-as-eight-at = Jouer votre { $rank } comme un 8 : { $venue } ?
web-ask-recall = Reprendre votre { $rank } et le rejouer ?
web-ask-recall-at = Reprendre votre { $rank } et le rejouer : { $venue } ?
web-ask-push = Faire avancer votre { $rank } d’une place ?
web-ask-use = Utiliser la faveur « { $favour } » ?
web-ask-take = Prendre « { $thing } » ?
web-ask-sell = Vendre « { $thing } » ({ $visitor }) ?
web-go-play = Jouer
web-go-push = Avancer
web-go-place = Placer
web-go-use = Utiliser
web-go-take = Prendre
web-go-sell = Vendre
web-sell-nothing = Ne rien vendre
web-fx-place = dans la file
web-place-of = { $n } sur { $of }
web-fx-hand = non joués
web-fx-favour-used = consomme une faveur

## Pages

web-pages = Pages
web-nav-play = Jouer
web-nav-rules = Règles
web-nav-replays = Parties revues
web-nav-about = À propos
web-language = Langue
web-hero = Du spectacle pour Rome.
web-hero-text = Deux jeux de société de la Rome antique, contre de bons robots en dix secondes ou entre amis par un lien.
web-about-colosseum = Enchérissez pour des gladiateurs et des lions, bâtissez votre arène, attirez l’Empereur. Un seul grand spectacle l’emporte.
web-about-circus_maximus = Menez une bande de négociants au noir : faites la queue pour les faveurs, puis pour les tickets, et vendez cher aux portes.
web-minutes-colosseum = environ 40 minutes
web-minutes-circus_maximus = environ 25 minutes
web-level = Niveau des robots
web-bots-of = Robots : { $level }
web-play-now = Jouer
web-with-friends = Entre amis
web-my-games = Mes parties
web-my-games-empty = Aucune partie en cours.
web-my-games-later = Vos parties apparaîtront ici quand le serveur répondra.
web-all-games = Les { $n } parties
web-open-tables = Tables ouvertes
web-open-tables-empty = Personne n’attend pour l’instant. Ouvrez une table : les autres la verront ici.
web-open-tables-later = Les tables ouvertes apparaîtront ici quand le serveur répondra.
web-status-open = attend des joueurs
web-status-playing = en cours
web-status-over = terminée
web-time-to-go = encore { $time }
web-time-waited = depuis { $time }
web-seats-free =
    { $n ->
        [one] 1 place libre
       *[other] { $n } places libres
    }
web-open = Ouvrir
web-join = Rejoindre
web-new-table = Nouvelle table
web-replays-text = Revoyez vos parties pas à pas.
web-fan-made = Un lieu gratuit, fait par des passionnés. Jeux de Wolfgang Kramer, Markus Lübke et Jeffrey D. Allers.
web-fair-dice = Des dés honnêtes, expliqués
web-credits = Crédits
web-loading = Un instant…

web-game = Jeu
web-variant-intense_auctions = Enchères intenses
web-variant-intense_auctions-text = On peut gagner plusieurs enchères par tour (règle C4.10).
web-variant-caesar = César
web-variant-caesar-text = César lui-même peut venir, et deux visiteurs de plus avec lui (règle M9).
web-pace = Rythme
web-pace-none-title = Sans hâte
web-pace-none-text = sans pendule
web-pace-live-title = En direct
web-pace-live-text = { $n } min chacun, { $more } s par coup
web-pace-slow-title = Par courrier
web-pace-slow-text =
    { $n ->
        [24] un jour par coup
        [72] trois jours par coup
       *[other] { $n } heures par coup
    }
web-pace-time = Combien de temps
web-pace-minutes = { $n } min
web-pace-hours = { $n } heures
web-pace-days =
    { $n ->
        [one] 1 jour
       *[other] { $n } jours
    }
web-who-may-come = Qui peut venir
web-with-the-link = Avec le lien
web-anyone = Tout le monde
web-table-name = Nom de la table
web-table-name-hint = Ides de mars
web-open-the-table = Ouvrir la table
web-the-table = La table
web-variants = Variante
web-no-variant = aucune
web-more-choices = Plus de choix
web-may-watch = Spectateurs admis
web-may-watch-text = Ils voient ce qui est visible de tous et ne peuvent rien faire.
web-advice-allowed = Conseils permis
web-advice-allowed-text = On peut demander ce que ferait un robot.
web-takes-over = Joue pour les absents
web-takes-over-text = Qui n’a plus de temps, ou s’en va, peut reprendre sa place à tout moment.
web-yes = oui
web-no = non
web-begin-game = Commencer la partie
web-sit-here = S’asseoir ici
web-send-away = Renvoyer { $name }
web-plan-seats =
    { $n ->
        [0] Toutes les places sont prises : la partie peut commencer.
        [one] Une place est pour un ami. Ouvrez la table pour avoir son lien.
       *[other] { $n } places sont pour des amis. Ouvrez la table pour avoir son lien.
    }

web-seats = Places
web-seats-taken = occupées : { $n } sur { $of }
web-open-seat = Place libre
web-for-a-friend = pour un ami ou un robot
web-thats-you = c’est vous, avec votre couleur et votre emblème
web-ready = Prêt
web-seat-a-bot = Asseoir un robot
web-remove-bot = Retirer le robot
web-send-link = Envoyer le lien
web-copied = Copié
web-your-name = Votre nom
web-take-a-seat = Prendre place
web-fill-with-bots = Compléter avec des robots
web-i-am-ready = Je suis prêt
web-not-yet = Pas encore
web-lobby-come = Une place vous attend.
web-lobby-open-seats =
    { $n ->
        [one] Une place est libre. Envoyez le lien, ou asseyez un robot.
       *[other] { $n } places sont libres. Envoyez le lien, ou asseyez des robots.
    }
web-lobby-are-you-ready = Toutes les places sont prises. Êtes-vous prêt ?
web-lobby-waiting = On attend { $names }.
web-lobby-starting = Tous sont prêts : la partie commence.

web-title-over = { $table } est terminée
web-lasted = a duré { $time }
web-podium-label = Le podium des vainqueurs
web-wins = { $name } l’emporte
web-you-win = Vous gagnez !
web-they-win = { $names } partagent la victoire
web-won-spectators = { $n } spectateurs pour un seul spectacle.
web-won-coins = { $n } pièces après trois jours.
web-final-standing = Classement final
web-by-day = jours { $days }, faveurs { $favours }
web-rematch = Revanche
web-replay = Revoir
web-share = Partager
web-see-table = Voir la table
web-dice-fair = Dés prouvés honnêtes
web-fair-title = Chaque dé et chaque tirage découlent du secret auquel la table s’est engagée avant le premier coup.
web-chart-label = Scores de tous les joueurs au fil du temps
web-awards = Distinctions
web-awards-none = Tout a été partagé également.
web-award-podiums = Chéri de la ville
web-award-podiums-text =
    { $n ->
        [one] { $n } podium
       *[other] { $n } podiums
    }
web-award-stars = Faiseur de vedettes
web-award-stars-text =
    { $n ->
        [one] { $n } vedette à la fin
       *[other] { $n } vedettes à la fin
    }
web-award-tickets = Public fidèle
web-award-tickets-text =
    { $n ->
        [one] { $n } abonnement
       *[other] { $n } abonnements
    }
web-award-programs = Scène animée
web-award-programs-text =
    { $n ->
        [one] { $n } programme produit
       *[other] { $n } programmes produits
    }
web-award-rich = Coffres pleins
web-award-rich-text =
    { $n ->
        [one] { $n } pièce à la fin
       *[other] { $n } pièces à la fin
    }
web-award-arena = Maître bâtisseur
web-award-arena-text = une arène de { $n } cases
web-award-sales = Meilleur vendeur
web-award-sales-text =
    { $n ->
        [one] { $n } pièce de ventes
       *[other] { $n } pièces de ventes
    }
web-award-patience = La patience paie
web-award-patience-text =
    { $n ->
        [one] { $n } pièce de négociants restés chez eux
       *[other] { $n } pièces de négociants restés chez eux
    }
web-award-day = Le grand jour
web-award-day-text =
    { $n ->
        [one] { $n } pièce en un jour
       *[other] { $n } pièces en un jour
    }
web-award-favours = Ami de César
web-award-favours-text =
    { $n ->
        [one] { $n } faveur gardée jusqu’au bout
       *[other] { $n } faveurs gardées jusqu’au bout
    }
web-award-find = Meilleur coup
web-award-lucky = Le plus de chance
web-award-unlucky = Le moins de chance
web-award-comeback = Remontée
web-award-steady = Le moins d’erreurs
web-award-bargain = Meilleure enchère
web-award-trade = Échange le plus habile
web-award-sale = Vente la plus chère

web-replay-first = Au début
web-replay-back = Un pas en arrière
web-replay-next = Un pas en avant
web-replay-last = À la fin
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-speed = Vitesse
web-replay-move = Coup { $n } sur { $of }
web-share-moment = Partager ce moment
web-download-record = Fichier
web-leave-replay = Quitter
web-replays-empty = Aucune partie terminée.

web-find-rule = Chercher un mot ou un numéro
web-no-rule-found = Aucune règle ne dit cela.

web-set-look = Apparence
web-set-play = Jeu
web-set-you = Vous
web-set-kept = conservés dans ce navigateur ; nom, langue et thème aussi dans votre compte
web-set-theme = Thème
web-theme-system = Comme le système
web-theme-light = Jour
web-theme-dark = Nuit
web-set-text = Taille du texte
web-set-contrast = Contraste renforcé
web-set-contrast-text = Traits et texte plus marqués, surfaces sans texture.
web-set-motion = Mouvement
web-motion-full = Complet
web-motion-short = Bref
web-motion-none = Aucun
web-set-bots = Réponse des robots
web-set-bots-text = aux tables que vous ouvrez
web-bots-at-once = Immédiate
web-bots-human = À rythme humain
web-set-sure = Demander avant un coup irréversible
web-set-sure-text = Enchères, réponses aux autres, dés, fin de votre tour.
web-set-effects = Montrer ce que fait un coup
web-set-effects-text = Ses effets en étiquettes dans la question.
web-ask-sure = { $what } ?
web-cannot-be-undone = Ce coup ne peut pas être repris.
web-do-it = Oui, je le fais
web-set-seats = Places
web-set-seats-text = couleur, emblème et tissage
web-save = Enregistrer
web-saved = Enregistré.
web-record-line = jouées : { $n }, gagnées : { $won }
web-set-account = Compte
web-set-account-text = Un invité n’est connu que de ce navigateur. Avec un compte, vous retrouvez vos parties partout.
web-password = Mot de passe
web-make-account = Créer un compte
web-account-made = Votre compte est créé.
web-log-in = Se connecter
web-logged-in = Vous êtes connecté.
web-set-keys = Touches
web-key-walk = parcourir ce qui est éclairé
web-key-choose = choisir
web-key-back = revenir
web-key-pass = passer
web-key-markets = les marchés

web-about-what = Ce que c’est
web-about-what-text = Les munera sont les spectacles qu’un impresario romain offre au peuple. Ici, deux jeux de société à leur sujet se jouent, s’étudient et s’enseignent aux machines. C’est l’œuvre de passionnés, sans lien avec les éditeurs.
web-fair-step-1 = Avant le premier coup, la table choisit un secret et montre à tous son empreinte, un hash : le secret ne peut plus changer.
web-fair-step-2 = Chaque joueur apporte quelque chose à lui. Chaque dé et chaque tirage découlent des deux : personne ne peut les orienter.
web-fair-step-3 = À la fin, le secret est révélé. Chacun peut vérifier une partie terminée, ici ou avec une commande sur sa machine.
web-credits-games = Colosseum a été créé par Wolfgang Kramer et Markus Lübke, Circus Maximus par Jeffrey D. Allers.
web-credits-signs = Signes de Lorc, Delapouite et d’autres, tirés de
web-credits-fonts = Polices : Cinzel de Natanael Gama et Inter de Rasmus Andersson, sous licence SIL Open Font License.

## Quiet and error states

web-no-connection = Le serveur est injoignable. Rien n’est perdu : réessayez dans un instant.
web-server-error = Une erreur est survenue sur le serveur. Rien n’est perdu : réessayez dans un instant.
web-line-broke = La ligne est coupée. Nouvel essai.
web-line-trying = Rien n’est perdu : la table garde votre place. Prochain essai dans { $n } s.
web-try-now = Essayer
web-try-again = Réessayer
web-go-home = Accueil
web-quiet-full = Pas de place pour regarder
web-quiet-offline = Le serveur ne répond pas
web-quiet-no-table = Pas de table à cette adresse
web-quiet-no-table-text = « { $address } » ne mène nulle part. Il manque peut-être une lettre, ou la table a été fermée avant la fin de la partie.
web-better-address = Corriger l’adresse
web-quiet-server = Le serveur a un problème
web-quiet-no-replay = Pas de partie à cette adresse
web-quiet-nowhere = Rien à cette adresse
web-quiet-nowhere-text = « { $address } » ne mène nulle part. Le lien a pu être tronqué en chemin. Depuis l’accueil, tout est accessible.
web-quiet-broken = Quelque chose s’est cassé sur cette page
web-quiet-broken-text = Votre partie est en sûreté sur le serveur : rechargez la page. Le problème : { $error }

## Around the table

web-more = Plus
web-panel-log = Journal
web-panel-chat = Discussion
web-panel-orders = Ordres
web-panel-table = Table
web-see-moment = Voir ce moment
web-by-order = par un ordre laissé
web-while-away = Pendant votre absence
web-watch-it = Le revoir
web-play-on = Continuer
web-rule-here = La règle derrière cette question : { $rule }
web-rules-all = Toutes les règles
web-sounds = Sons
web-sound-on = Activer les sons
web-sound-off = Couper les sons
web-people = À cette table
web-mute = Masquer ce que dit { $name }
web-is-muted = Vous n’entendez pas { $name }.
web-unmute = Réentendre
web-chat-not-sent = Le message n’est pas parti ; réessayez.
web-fair-dice-title = Dés équitables
web-fair-promise =
    { $n ->
        [0] Aucun dé ni tirage pour l’instant. Tous découleront d’un secret fixé avant le premier coup.
        [one] Un dé ou tirage jusqu’ici, issu d’un secret fixé avant le premier coup.
       *[other] { $n } dés et tirages jusqu’ici, tous issus d’un secret fixé avant le premier coup.
    }
web-fair-verified =
    { $n ->
        [one] Vérifié : le seul dé ou tirage de cette partie était équitable.
       *[other] Vérifié : les { $n } dés et tirages de cette partie étaient équitables.
    }
web-fair-wrong = Les dés de cette partie ne découlent pas de l’engagement pris. Ne faites pas confiance à cet hôte.
web-fair-commitment = Engagement pris avant le premier coup
web-fair-mine = Vous avez apporté
web-fair-theirs = Apport de { $name }
web-fair-secret = Le secret, révélé
web-close = Fermer
web-hint-title = Un robot envisagerait
web-hint-none = Rien de particulier.
web-step-aside = Laisser jouer un robot
web-step-aside-text = Vous devez partir ? Un robot joue à votre place, et vous la reprenez quand vous voulez.
web-a-bot-plays-for-you = Un robot joue pour vous.
web-take-my-seat-back = Reprendre ma place
web-account-of = Les comptes du jour { $day }
web-account-had = avait { $n }
web-account-sold = Vendu
web-account-unplayed = Non joués
web-account-best = meilleur jour
web-account-nothing-sold = Rien de vendu
web-account-go-on = Au jour { $day }

## Ordres laissés

web-orders-standing = Vos ordres
web-orders-none = Laissez une décision d’avance : personne ne vous attendra. Vous seul voyez vos ordres.
web-order-give = Laisser cet ordre
web-order-revoke = Annuler cet ordre
web-order-pass_phase = Passer une phase
web-order-text-pass_phase = Vous passez à chaque question de cette phase et refusez les offres.
web-order-bid = Miser jusqu’à une limite
web-order-text-bid = Vous surenchérissez d’une pièce jusqu’à la limite, puis vous vous retirez. L’ordre cesse dès que vous gagnez.
web-order-decline_trades = Répondre aux offres
web-order-text-decline_trades = Vous acceptez la première offre qui vous donne au moins ceci contre au plus cela, et refusez les autres. Sans souhait, vous refusez tout.
web-order-answer_offer = Répondre à cette offre ouverte
web-order-text-answer_offer = Votre réponse à l’offre qui arrive jusqu’à vous, et à aucune autre.
web-order-discard = Défausser après un spectacle
web-order-text-discard = À chaque rangement, vous défaussez le premier de ces éléments qui le permet.
web-order-donation = Demander un don
web-order-text-donation = Quand vous êtes dernier, vous demandez le premier de ces éléments que possède le meneur.
web-order-queue_up = Faire la queue
web-order-text-queue_up = Vous jouez votre plus faible marchand qui se place assez devant, jusqu’à ce nombre.
web-order-take_favour = Prendre des faveurs
web-order-text-take_favour = Servi à la villa, vous prenez la première de ces cartes qui s’y trouve.
web-order-take_dearest = Prendre le billet le plus cher
web-order-text-take_dearest = À prix égal, celui du lieu qui a le meilleur visiteur.
web-order-sell_dearest = Vendre au meilleur prix
web-order-text-sell_dearest = Vous vendez votre billet le plus cher au visiteur qui paie le plus.
web-order-param-phase = Phase
web-order-param-market = Marché
web-order-param-most = Jusqu’à
web-order-param-put_up = Le mettre aux enchères
web-order-param-tokens = On me donne au moins
web-order-param-coins = et au moins en pièces
web-order-param-for_tokens = contre au plus
web-order-param-for_coins = et au plus en pièces
web-order-param-lasts = Dure
web-order-param-answer = Réponse
web-order-param-kinds = Le premier de ceux-ci
web-order-param-otherwise = Sinon
web-order-param-queue = File
web-order-param-traders = Marchands sur place
web-order-param-highest = Rang au plus
web-order-param-place = Place dans la file ou mieux
web-order-param-favours = La première de celles-ci
web-order-any = n’importe quel marché
web-order-market = marché { $market }
web-order-choice-no = non
web-order-choice-yes = oui
web-order-choice-accept = accepter
web-order-choice-decline = refuser
web-order-choice-ask = me demander
web-order-choice-pass = passer
web-order-choice-phase = cette phase
web-order-choice-day = cette journée
web-order-choice-game = toute la partie

## Lessons

web-lesson-colosseum = Votre premier tour
web-lesson-circus-maximus = Votre premier jour
web-lesson-about = Pas à pas sur la vraie table, en cinq minutes environ.
web-lesson-first = Nouveau ici ? Apprenez en cinq minutes
web-lesson-number = Magister, { $n } sur { $of }
web-lesson-next = Suivant
web-lesson-back = Étape précédente
web-lesson-leave = Quitter la leçon
web-lesson-go-on = Reprendre la leçon
web-lesson-again = Depuis le début
web-lesson-whole-game = Maintenant, une partie entière contre des Plébéiens
web-lesson-otherwise = Les règles le permettent, mais cette leçon prend un autre chemin. Essayez ce qui est demandé.
web-lesson-watch = Les autres jouent…

## Analysis of a finished game

web-analysis = Analyse
web-analysis-about = Un robot fort examine chaque coup : qui menait et quand, quels coups ont compté, et ce qui était mieux.
web-analysis-ask = Analyser cette partie
web-analysis-thorough = Prendre plus de temps
web-analysis-working = La partie est en cours d’analyse
web-analysis-leave = Vous pouvez partir : l’analyse continue et sera là à votre retour.
web-analysis-cancel = Annuler
web-analysis-failed = L’analyse n’a pas pu être achevée.
web-chances = Chances de gagner de chacun
web-percent = { $n } %
web-mark-before = Coup important précédent
web-mark-next = Coup important suivant
web-marks-count =
    { $n ->
        [one] { $n } coup important est marqué sur le graphique.
       *[other] { $n } coups importants sont marqués sur le graphique.
    }
web-show-better = Montrer le meilleur coup
web-what-if = Et si…
web-what-if-back = Retour à la partie
web-what-if-who = { $name } aurait pu faire ceci :
web-what-if-chance = Ici, les dés ou les cartes décident. Allez à un moment où quelqu’un choisit.
web-what-if-end = Ensuite, les dés, les cartes ou un autre joueur décident.
web-play-on-here = Continuer à partir d’ici
web-play-on-about = Une nouvelle table commence après le coup { $n }, avec de nouveaux dés.
web-play-on-seat = Votre place
web-plays-on = Suite d’une autre partie

## Positions to solve

web-puzzle = Problème
web-puzzles = Problèmes
web-puzzles-about = De vraies positions où un coup est nettement le meilleur. Trouvez-le ; votre première réponse compte.
web-puzzles-record =
    { $answered ->
        [0] Vous n’avez encore répondu à aucune.
       *[other] Vous en avez résolu { $solved } sur { $answered } au premier essai.
    }
web-puzzle-today = Position du jour
web-puzzle-find = Trouvez le meilleur coup
web-puzzle-about = Jouez-le sur la table. Un seul coup donne les meilleures chances de gagner.
web-puzzle-right = C’est le meilleur coup
web-puzzle-wrong = Il y a un meilleur coup
web-puzzle-best = Le meilleur était : { $move }
web-puzzle-odds = Vos chances de gagner : { $yours } avec votre coup, { $best } avec le meilleur.
web-puzzle-chance = Vos chances de gagner sont maintenant de { $best }.
web-puzzle-first-counts = Seule la première réponse compte pour votre bilan.
web-puzzle-next = Position suivante
web-puzzle-number = Position { $n }, { $grade }, { $state }
web-puzzle-new = encore sans réponse
web-puzzle-solved = résolue
web-puzzle-missed = manquée
web-grade-1 = facile
web-grade-2 = moyenne
web-grade-3 = difficile

## Colosseum : aide pour la première partie

web-help-first-investment = Tout ce qui est doré s’achète : programmes, cases d’arène pour les plus grands, abonnements, loge. Le plus grand spectacle gagne.
web-help-initiate = Misez pour les trois éléments d’un marché. Dessous : vos programmes qu’il aide, et de combien d’éléments.
web-help-idle = Échangez éléments et pièces avec qui vous voulez ; chacun doit donner quelque chose.
web-help-beginning = D’abord les dés mènent les nobles dans les arènes, puis vous choisissez le programme.
web-help-moving = Les nobles dans votre arène attirent : Empereur 7, Consul 5, Sénateur 3. Finir sur un laurier vaut une médaille.
web-help-choosing = Une pièce par spectateur. Un programme peut être rejoué à un autre tour ; seul votre meilleur spectacle compte.
web-help-clean-up = Il quitte le jeu pour de bon : cédez ce qui nuit le moins à vos programmes.
web-help-donation = Un cadeau du meneur : prenez ce qui complète vos programmes.

## Circus Maximus : ce qui aide

web-caesars-villa = Villa de César
web-queue-reach =
    { $n ->
        [one] le plus haut rang d’abord · une seule carte
       *[other] le plus haut rang d’abord · { $n } cartes pour les { $n } premiers
    }
web-queue-empty-today = Personne n’a fait la queue ici.
web-and-more = + { $n } autres
web-n-tickets-today =
    { $n ->
        [one] 1 ticket aujourd’hui
       *[other] { $n } tickets aujourd’hui
    }
web-n-visitors =
    { $n ->
        [0] aucun visiteur
        [one] 1 visiteur
       *[other] { $n } visiteurs
    }
web-no-ticket-of-yours = aucun ticket à vous
web-tickets-for-sale = tickets à vendre
web-took = { $name } : { $thing }
web-help-queue-cards =
    { $n ->
        [one] Une seule carte s’y trouve : le plus haut rang la reçoit.
       *[other] { $n } cartes s’y trouvent : les { $n } plus hauts rangs en prennent une chacun.
    }
web-help-queue-tickets = { $n } tickets pour les { $n } plus hauts rangs. Vendu, un ticket rapporte ses pièces et celles de l’acheteur.
web-help-queue-venues = Un négociant vend un ticket à un visiteur : leurs pièces s’additionnent. Le plus haut rang passe d’abord.
web-help-no-goods = Vous n’avez aucun ticket à vendre : ici un négociant ne gagne rien, gardé en main il rapporte ses pièces.
web-help-place = Les rangs plus élevés passent devant, même venus plus tard.
web-help-take-favour = Une faveur sert une fois, au moment indiqué ; gardée jusqu’à la fin, elle rapporte { $n }.
web-help-take-ticket = Vendez-le ce soir sur place. Il rapporte ses propres pièces et celles du visiteur qui l’achète.
web-help-sell = Choisissez un de vos tickets et un visiteur éclairés : leurs pièces s’additionnent.
web-help-place-visitor = Chaque visiteur achète un ticket : envoyez celui-ci là où vous voulez vendre.
web-extra-visitor = { $visitor }, paie { $n }.
web-extra-caesar = C’est César : deux autres visiteurs viennent avec lui.
web-fx-nothing-left = trop loin : plus de carte
web-fx-gets-card =
    { $n ->
        [one] reçoit pour l’instant la seule carte
       *[other] reçoit pour l’instant une des { $n } cartes
    }
web-fx-too-few =
    { $n ->
        [one] 1 seule carte : rien pour lui
       *[other] { $n } cartes seulement : rien pour lui
    }
web-fx-loses = votre { $rank } n’aura plus rien
web-fx-sellers =
    { $n ->
        [0] plus aucun négociant pour vendre
        [one] 1 négociant reste pour vendre
       *[other] { $n } négociants restent pour vendre
    }
web-fx-no-ticket = aucun ticket : { $venue }
web-fx-no-more-tickets = plus de ticket : { $venue }
web-fx-no-visitor = plus aucun visiteur
web-fx-sale-about = meilleure vente
web-fx-best-sale = meilleure vente
web-fx-visitors-tickets =
    { $visitors ->
        [0] aucun visiteur
        [one] 1 visiteur
       *[other] { $visitors } visiteurs
    } pour { $tickets ->
        [one] 1 ticket
       *[other] { $tickets } tickets
    }
web-fx-favour-worth = vaut { $n } si inutilisée
web-fx-next = négociant suivant : { $name }, { $rank }
web-accounts = Comptes
web-account-unsold = Non vendus
web-account-you-lead = Vous gagnez { $earned } et menez de { $n } avec { $coins }.
web-account-you-share = Vous gagnez { $earned } et partagez la tête avec { $coins }.
web-account-you-behind = Vous gagnez { $earned } ; avec { $coins }, vous avez { $n } de retard.
web-account-tomorrow =
    { $n ->
        [one] Négociants, tickets et visiteurs reviennent ; les faveurs restent. Demain : un événement spécial.
       *[other] Négociants, tickets et visiteurs reviennent ; les faveurs restent. Demain : { $n } événements spéciaux.
    }

## Profil, réglages, rediffusions et autres pages

web-profile = Profil
web-nobody-yet = Bienvenue
web-nobody-yet-text = Vous n’avez pas encore joué ici. Choisissez un nom ci-dessous, ou commencez une partie.
web-guest-since = Invité depuis le { $day }, connu de ce navigateur seulement
web-account-since = Ici depuis le { $day }
web-statistics = Vos résultats
web-never-played = Pas encore joué
web-won-share = { $n } % gagnées
web-past-games = Parties terminées
web-more-games = Parties plus anciennes
web-place-nth = { $n }.
web-you-short = Vous
web-result = Résultat
web-sessions = Où vous êtes connecté
web-this-browser = ce navigateur
web-unknown-browser = Navigateur inconnu
web-session-line = vu le { $seen }, depuis le { $created }
web-end-session = Déconnecter
web-log-out = Se déconnecter
web-guest-leaves = Se déconnecter et perdre vos parties ?
web-guest-leaves-text = Vous êtes invité : seul ce navigateur vous connaît. Une fois déconnecté, personne ne peut vous rendre vos parties. Un compte les garde.
web-stay = Rester
web-download-games = Télécharger mes parties
web-log-in-text = Avec votre compte, vous retrouvez vos parties sur tout appareil.
web-have-account = J’ai déjà un compte
web-no-account = Je n’ai pas encore de compte
web-change-password = Changer le mot de passe
web-password-least = au moins 8 caractères
web-password-old = Ancien mot de passe
web-password-new = Nouveau mot de passe
web-password-changed = Mot de passe changé ; les autres navigateurs sont déconnectés.
web-change = Changer
web-tokens = Programmes qui jouent pour vous
web-tokens-text = Votre propre robot rejoint une table avec un jeton. Il peut jouer, jamais changer votre compte.
web-token-once = Copiez-le maintenant : il n’est montré qu’une fois.
web-token-name = Nom du programme
web-token-name-hint = Mon premier robot
web-make-token = Créer un jeton
web-end-token = Révoquer
web-token-until = jusqu’au { $day }
web-scope-read = regarder
web-scope-play = jouer
web-scope-tables = ouvrir et rejoindre des tables
web-copy = Copier
web-set-sound = Sons
web-set-sound-text = Dés, pièces, votre tour.
web-call-me = M’appeler
web-call-browser = Quand c’est à moi
web-call-browser-text = Dans le navigateur, tant qu’un autre onglet ou une autre fenêtre est devant.
web-call-denied = Le navigateur ne le permet pas : autorisez les avis pour ce site dans ses réglages.
web-call-unsupported = Ce navigateur n’a pas d’avis.
web-call-mail = Par courriel
web-call-mail-text = Quand c’est à vous en votre absence ; jamais en direct.
web-call-webhook = À un webhook
web-call-webhook-text = Une adresse https prévenue à chacun de vos tours en votre absence.
web-call-needs-account = Courriel et webhooks demandent un compte.
web-notice-turn = C’est à vous.
web-your-turn = À vous
web-your-turn-in = À vous de jouer dans { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
web-qr-code = Code QR
web-qr-label = Code QR de { $address }
web-qr-text = Visez avec l’appareil photo d’un téléphone : cette table s’ouvre, il ne manque qu’un nom.
web-lobby-full = Toutes les places sont prises. La partie commence quand tous sont prêts ; vous pouvez la regarder ici.
web-stand-up = Quitter la place
web-join-rematch = Rejoindre la revanche
web-won-by = { $n } de plus que { $name }.
web-charts = Graphiques
web-chart-audience = Meilleur spectacle par tour
web-chart-standing = Pièces par jour
web-chart-coins = Pièces au fil du temps
web-chart-days = D’où viennent les pièces
web-who-led = Qui menait quand
web-led-share = { $name }, { $n } % de la partie
web-nobody-alone = Ex æquo
web-bar-sales = jour { $day }, ventes : { $n }
web-bar-traders = jour { $day }, non joués : { $n }
web-bar-favours = faveurs gardées : { $n }
web-key-sales = ventes
web-key-traders = négociants non joués
web-phase-set-up = Mise en place
web-replay-scrub = Moment de la partie
web-replay-jump = Sauter de phase en phase
web-no-record-kept = Le fichier n’est plus ouvert dans cet onglet. Choisissez-le à nouveau.
web-open-record = Ouvrir un enregistrement
web-open-record-text = Un fichier .munera de votre disque : le serveur le rejoue, vérifie chaque dé et chaque tirage, et le montre ici. Il n’est pas gardé.
web-choose-record = Choisir un fichier
web-drop-record = ou déposez-le ici
web-record-too-large = Ce fichier est trop gros pour un enregistrement : 200 ko au plus.
web-dice-wrong-commitment = Le secret de cet enregistrement n’est pas celui que la table avait promis.
web-dice-wrong-outcome = Un dé ou un tirage de cet enregistrement ne suit pas de son secret.
web-dice-not-revealed = La partie n’est pas finie ici : le secret reste scellé.
web-dice-no-commitment = Rien n’a été promis sur les dés de cet enregistrement.
web-contents = Sommaire
web-quiet-no-storage = Ce navigateur ne garde rien
web-quiet-no-storage-text = Sans cookies, le serveur ne peut pas vous reconnaître. Autorisez-les pour ce site ; règles et rediffusions s’ouvrent sans.

## The plan of a day or a round

web-plan = But et déroulement
web-goal-circus_maximus = Le plus de pièces après trois jours gagne. Chaque négociant fait la queue une fois par jour.
web-plan-favours = À la villa, les plus hauts rangs prennent chacun une faveur.
web-plan-tickets = Au Forum, d’autres négociants prennent chacun un ticket.
web-plan-events = Sur les lieux, un négociant de plus vend chaque ticket à un visiteur.
web-plan-scoring = Les ventes rapportent, et chaque négociant gardé en main aussi.
web-goal-colosseum = Le plus grand spectacle en cinq tours gagne.
web-plan-invest = Achetez un programme, des cases d’arène, un abonnement ou la loge.
web-plan-acquire = Misez pour les trois éléments d’un étal.
web-plan-trade = Échangez éléments et pièces avec qui vous voulez.
web-plan-produce = Présentez un programme : une pièce par spectateur.
web-plan-closing-ceremony = Chaque spectacle coûte un élément. Le meneur reçoit un podium, le dernier un cadeau.

## Circus Maximus : pour la première partie

web-if-you-pass = Si vous passez : { $what }.
web-trader-title = Rang { $rank } ; rapporte { $coins } s’il n’est pas joué
web-trader-played = Déjà joué aujourd’hui : { $place }. Chaque négociant ne fait la queue qu’une fois par jour.
web-trader-passed = Vous avez passé dans cette phase.
web-trader-asked = Pas maintenant. { $ask }
web-trader-waits = Pas maintenant : c’est à { $name } de jouer.
web-being-served = On sert : { $name }, { $rank } ({ $place })
web-in-vain =
    { $n ->
        [one] Il ne restait rien pour votre { $ranks }.
       *[other] Il ne restait rien pour vos { $ranks }.
    }
web-counts-as = Votre { $rank } compte comme { $as }.
web-pair-first-ticket = Votre { $rank } prend deux tickets : choisissez d’abord celui de gauche.
web-pair-second-ticket = Maintenant le second ticket, plus à droite ou du même genre.
web-pair-first-sale = Votre { $rank } vend deux tickets : commencez par le moins cher.
web-pair-second-sale = Maintenant la seconde vente de votre { $rank }.

## Circus Maximus : images des règles

web-rule-m-event-days = Aucun événement le jour I, un le jour II, deux le jour III
web-rule-m-event-coins = Un événement : un ticket de plus, un visiteur de plus, et chaque visiteur du site paie 1 de plus
web-rule-m-turns = À tour de rôle, dans le sens horaire, un négociant chacun ; qui passe est dehors
web-rule-m-queue-rank = Le plus haut rang est le plus près de la porte
web-rule-m-queue-equal = À rang égal : derrière ceux qui y sont déjà
web-rule-m-served = Une carte par négociant, par l’avant ; derrière la corde, il ne reste rien
web-rule-m-once-a-day = Qui a fait la queue y reste jusqu’à la fin du jour
web-rule-m-villa = Prenez une des faveurs qui restent, ou la carte premier joueur
web-rule-m-forum = Prenez un des tickets visibles
web-rule-m-sale = Votre ticket pour ce site, vendu à un visiteur qui s’y trouve
web-rule-m-no-ticket = Sans ticket pour ce site : pas de vente
web-rule-m-score = Ticket et visiteur : leurs pièces s’additionnent
web-rule-m-score-event = Avec un événement, sa pièce aussi
web-rule-m-kept = Les négociants gardés en main rapportent leurs pièces
web-rule-m-unsold = Les tickets invendus ne rapportent rien
web-rule-m-push = Le 4 dépasse un 6 et compte comme 6 pour cette phase
web-rule-m-push-later = Un 6 joué plus tard se met derrière le dépassé
web-rule-m-one-is-eight = Avec cette faveur, le 1 fait la queue comme un 8
web-rule-m-caesar-comes = Là où vient César, deux visiteurs de plus viennent aussi
web-rule-m-caesar-sale = À ses côtés, une vente peut utiliser une faveur à la place d’un ticket

## Circus Maximus : César

web-caesar-there = César est là : { $venue }.
web-caesar-sells = Une vente peut y utiliser une faveur au lieu d’un ticket. Lui-même n’achète rien.
web-caesar-here = César : une faveur peut se vendre ici

## The rules: the page

web-opened-from-table = Ouvert depuis votre table
web-back-to-named = Retour à { $name }
web-glossary = Lexique
web-see-also = Voir aussi

## The rules: what a chapter is about

web-chapter-C1 = Ce qui se trouve où avant le premier tour.
web-chapter-C2 = Cinq tours de cinq phases, et tous finissent l’une avant la suivante.
web-chapter-C3 = Vous dépensez des pièces pour ce qu’il faudra à vos spectacles.
web-chapter-C4 = Les marchés passent aux enchères, trois éléments à la fois.
web-chapter-C5 = Troquer, acheter et vendre, jusqu’à ce que les éléments soient où il faut.
web-chapter-C6 = Vous lancez les dés, les Nobles marchent, et un programme est donné à la foule.
web-chapter-C7 = Tout ce qui attire des spectateurs s’additionne, ligne par ligne.
web-chapter-C8 = On honore le premier, les spectacles s’usent, et le dernier est aidé.
web-chapter-C9 = Qui a le plus d’une sorte a sa Vedette.
web-chapter-C10 = De petites choses à garder pour le bon moment.
web-chapter-C11 = Un seul spectacle décide : le plus grand de tous.
web-chapter-M1 = Ce qui se trouve où avant le premier jour.
web-chapter-M2 = Trois jours ; chacun apporte faveurs, tickets, visiteurs et événements nouveaux.
web-chapter-M3 = Dans les trois phases on fait la queue de la même façon.
web-chapter-M4 = Les négociants font la queue pour ce que donne César.
web-chapter-M5 = Les négociants font la queue pour les tickets.
web-chapter-M6 = Les négociants font la queue pour vendre à trois endroits à la fois.
web-chapter-M7 = Ce qui est vendu, ce qui est gardé, et qui a gagné.
web-chapter-M8 = Chacune plie une règle, une fois.
web-chapter-M9 = César lui-même peut venir sur un site.

## The rules: captions of the pictures

web-rule-grow-before = Avant : le Consul est juste dehors. Dix pièces.
web-rule-grow-after = Après : une case de plus, et le Consul est dedans.
web-rule-other-wins = Un autre gagne ce que l’initiateur a ouvert.
web-rule-opens-again = Ce marché reste vide ; on peut en ouvrir un autre.
web-rule-one-die = Sans loge : un dé
web-rule-two-dice = Avec une loge : deux dés. Pour 1–3 vous choisissez.
web-rule-two-nobles = Un 2 et un 3 : deux Nobles, un dé chacun
web-rule-one-noble = Ou un seul Noble de la somme, 5 cases
web-rule-rests = Le déplacement finit sur une zone de repos : une médaille
web-rule-rests-not = Il ne fait qu’y passer : rien
web-rule-medal-forward = Pour une médaille : jusqu’à trois cases en avant
web-rule-medal-back = Ou en arrière, ce que les dés ne permettent jamais
web-rule-assets-there = Quatre éléments demandés, trois sont là.
web-rule-joker-fills = Un joker remplace le quatrième.
web-rule-score-rises = Plus que jamais : c’est le nouveau score.
web-rule-score-stays = Moins : le score reste ce qu’il était.
web-rule-star-stays = À égalité : la Vedette reste.
web-rule-star-goes = Dépassé : la Vedette change de main.

## The rules: glossary

web-term-arena = Taille de l’arène
web-term-arena-text = Les cases que couvre votre arène sur la route : 2, 3 ou 4.
web-term-program = Programme
web-term-program-text = Un spectacle à vous : les éléments qu’il demande, l’arène qu’il lui faut, le public qu’il attire.
web-term-noble = Noble
web-term-noble-text = Empereur, Consul ou Sénateur ; ajoute des spectateurs tant qu’il se trouve dans l’arène du spectacle.
web-term-rest = Zone de repos
web-term-rest-text = Une des six cases où finir un déplacement aux dés peut rapporter une médaille.
web-term-medal = Médaille
web-term-medal-text = 3 spectateurs, un déplacement de Noble ou 6 pièces. Deux médailles : un deuxième investissement.
web-term-joker = Joker
web-term-joker-text = Remplace n’importe quel élément manquant ; ne compte jamais pour une Vedette.
web-term-extra = Jeton Action supplémentaire
web-term-extra-text = Paie un deuxième investissement, ou devient une médaille.
web-term-season = Abonnement
web-term-season-text = 5 spectateurs de plus à chacun de vos spectacles, pour 10 pièces.
web-term-loge = Loge impériale
web-term-loge-text = Qui l’a construite lance deux dés au lieu d’un.
web-term-podium = Podium
web-term-podium-text = Pour le premier à la fin d’un tour : 3 spectateurs à chaque spectacle suivant.
web-term-star = Vedette
web-term-star-text = À qui a le plus d’éléments de sa sorte, trois au moins ; 4 spectateurs quand cette sorte sert.
web-term-initiator = Initiateur
web-term-initiator-text = Le joueur dont c’est le tour de mettre un marché aux enchères.
web-term-partner = Marchand actif
web-term-partner-text = Le joueur avec qui tous peuvent traiter en ce moment.
web-term-audience = Public et score
web-term-audience-text = Le public est ce qu’attire un spectacle ; le score est votre meilleur public jusqu’ici.
web-term-trader = Négociant
web-term-trader-text = Un de vos huit, de rang 1 à 8 ; chacun se joue une fois par jour, ou rapporte s’il n’est pas joué.
web-term-rank = Rang effectif
web-term-rank-text = Ce que vaut un négociant dans cette file : ce qui est imprimé, sauf si une faveur l’a changé.
web-term-queue = File
web-term-queue-text = Le plus haut rang est devant et servi d’abord ; à rang égal on se met derrière.
web-term-favour = Faveur
web-term-favour-text = Une carte de la villa de César qui sert une fois ; non utilisée, elle rapporte à la fin.
web-term-start = Carte premier joueur
web-term-start-text = Elle est à la villa et se prend comme une faveur.
web-term-entry = Ticket
web-term-entry-text = Pris au Forum, vendu à un visiteur du site qu’il nomme.
web-term-visitor = Visiteur
web-term-visitor-text = Attend sur un site et achète un ticket ; chaque sorte paie son prix.
web-term-venue = Site
web-term-venue-text = Cirque Maximus, Théâtre de Pompée ou Colisée, chacun avec sa file.
web-term-event = Événement spécial
web-term-event-text = Chaque visiteur de son site paie ce jour une pièce de plus.
web-term-caesar = César
web-term-caesar-text = Il amène deux visiteurs de plus et permet à une vente d’utiliser une faveur.
