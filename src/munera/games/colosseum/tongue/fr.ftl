### Colosseum.

## Things. Tokens are counted; a single one is only named. “a” is the object of a sentence.

colosseum-kind-gladiator =
    { $count ->
        [1] gladiateur
       *[other] { $count } gladiateurs
    }
    .a =
        { $count ->
            [1] un gladiateur
           *[other] { $count } gladiateurs
        }
colosseum-kind-comedian =
    { $count ->
        [1] comédien
       *[other] { $count } comédiens
    }
    .a =
        { $count ->
            [1] un comédien
           *[other] { $count } comédiens
        }
colosseum-kind-musician =
    { $count ->
        [1] musicien
       *[other] { $count } musiciens
    }
    .a =
        { $count ->
            [1] un musicien
           *[other] { $count } musiciens
        }
colosseum-kind-horse =
    { $count ->
        [1] cheval
       *[other] { $count } chevaux
    }
    .a =
        { $count ->
            [1] un cheval
           *[other] { $count } chevaux
        }
colosseum-kind-torch =
    { $count ->
        [1] torche
       *[other] { $count } torches
    }
    .a =
        { $count ->
            [1] une torche
           *[other] { $count } torches
        }
colosseum-kind-priest =
    { $count ->
        [1] prêtre
       *[other] { $count } prêtres
    }
    .a =
        { $count ->
            [1] un prêtre
           *[other] { $count } prêtres
        }
colosseum-kind-ship =
    { $count ->
        [1] navire
       *[other] { $count } navires
    }
    .a =
        { $count ->
            [1] un navire
           *[other] { $count } navires
        }
colosseum-kind-lion =
    { $count ->
        [1] lion
       *[other] { $count } lions
    }
    .a =
        { $count ->
            [1] un lion
           *[other] { $count } lions
        }
colosseum-kind-scenery =
    { $count ->
        [1] décor
       *[other] { $count } décors
    }
    .a =
        { $count ->
            [1] un décor
           *[other] { $count } décors
        }
colosseum-kind-decoration =
    { $count ->
        [1] ornement
       *[other] { $count } ornements
    }
    .a =
        { $count ->
            [1] un ornement
           *[other] { $count } ornements
        }
colosseum-kind-chariot =
    { $count ->
        [1] char
       *[other] { $count } chars
    }
    .a =
        { $count ->
            [1] un char
           *[other] { $count } chars
        }
colosseum-kind-cage =
    { $count ->
        [1] cage
       *[other] { $count } cages
    }
    .a =
        { $count ->
            [1] une cage
           *[other] { $count } cages
        }
colosseum-kind-joker =
    { $count ->
        [1] joker
       *[other] { $count } jokers
    }
    .a =
        { $count ->
            [1] un joker
           *[other] { $count } jokers
        }
colosseum-kind-emperor =
    { $count ->
        [1] jeton Empereur
       *[other] { $count } jetons Empereur
    }
    .a =
        { $count ->
            [1] un jeton Empereur
           *[other] { $count } jetons Empereur
        }
colosseum-kind-extra_action =
    { $count ->
        [1] action supplémentaire
       *[other] { $count } actions supplémentaires
    }
    .a =
        { $count ->
            [1] une action supplémentaire
           *[other] { $count } actions supplémentaires
        }

colosseum-noble-emperor = Empereur
    .the = l’Empereur
colosseum-noble-consul = Consul
    .the = le Consul
colosseum-noble-consul-1 = Consul 1
    .the = le Consul 1
colosseum-noble-consul-2 = Consul 2
    .the = le Consul 2
colosseum-noble-senator = Sénateur
    .the = le Sénateur
colosseum-noble-senator-1 = Sénateur 1
    .the = le Sénateur 1
colosseum-noble-senator-2 = Sénateur 2
    .the = le Sénateur 2
colosseum-noble-senator-3 = Sénateur 3
    .the = le Sénateur 3

colosseum-program-1 = Hommage à Munus
colosseum-program-2 = Amphitryon
colosseum-program-3 = Ode à Aurore
colosseum-program-4 = Course de Janus
colosseum-program-5 = Naumachie
colosseum-program-6 = Venatio
colosseum-program-7 = Le Dernier des Samnites
colosseum-program-8 = Drama Ultima
colosseum-program-9 = Hymne à Cupidon
colosseum-program-10 = La Cavalerie de Spartacus
colosseum-program-11 = La Colère d’Amphitrite
colosseum-program-12 = Cave Leonem Cruciatum
colosseum-program-13 = Rétiaire contre Secutor
colosseum-program-14 = Satyricon de Momus
colosseum-program-15 = Les Lyres de Mercure
colosseum-program-16 = Les Poneys d’Épona
colosseum-program-17 = Bacchus et les Nymphes
colosseum-program-18 = Mare Spielbergus
colosseum-program-19 = Le Cortège des lions
colosseum-program-20 = Circus Maximus
colosseum-program-21 = Les Dialogues de Pluton
colosseum-program-22 = Et Tellus créa la Terre
colosseum-program-23 = Safari Optimus Maximus
colosseum-program-24 = Les Galères d’Apollon
colosseum-program-25 = Légendaires Chasseurs de lions
colosseum-program-26 = La Cavalcade équestre de Vénus
colosseum-program-27 = La Fureur de Neptune
colosseum-program-28 = Les Secrets d’Isis dévoilés
colosseum-program-29 = Grandes Prophéties de Jupiter
colosseum-program-30 = La Marche triomphale de César

colosseum-phase-set-up = mise en place
colosseum-phase-invest = investissement
colosseum-phase-acquire = achat d’éléments
colosseum-phase-trade = échange
colosseum-phase-produce = production de spectacles
colosseum-phase-closing-ceremony = cérémonie de clôture
colosseum-phase-over = la fin

colosseum-variant-intense_auctions = enchères intenses

colosseum-nothing = rien
    .a = rien
colosseum-empty = vide
colosseum-spectators =
    { $crowd ->
        [one] { $crowd } spectateur
       *[other] { $crowd } spectateurs
    }
colosseum-medals =
    { $medals ->
        [one] { $medals } médaille
       *[other] { $medals } médailles
    }
colosseum-jokers =
    { $jokers ->
        [one] { $jokers } joker
       *[other] { $jokers } jokers
    }
colosseum-extra-action-token = un jeton Action supplémentaire
colosseum-your-arena = votre arène
colosseum-arena =
    { WHO($who) ->
        [you] votre arène
       *[other] l’arène { FORM($who, "of") }
    }
colosseum-rest-area = zone de repos
colosseum-space = la case { $space }
colosseum-space-with = la case { $space } ({ $there })
colosseum-starred = { $kind }★
colosseum-shown = { $program } (présenté)

## What is asked

colosseum-prompt-over = La partie est finie : la victoire revient { LIST($winners, form: "to") } avec { colosseum-spectators }.
colosseum-prompt-drawing = On pioche les premiers éléments.
colosseum-prompt-dealing = On distribue les premiers programmes.
colosseum-prompt-refilling = On remplit les marchés vides.
colosseum-prompt-rolling =
    On lance { $dice ->
        [one] le dé
       *[other] les dés
    } pour { WHO($who) ->
        [you] votre spectacle
       *[other] le spectacle { FORM($who, "of") }
    }.
colosseum-prompt-contest-first = On lance les dés pour départager les premiers.
colosseum-prompt-contest-last = On lance les dés pour départager les derniers.
colosseum-prompt-investment = Faites un investissement ou passez ; vous avez { common-coins }.
colosseum-prompt-second-investment =
    Faites votre deuxième investissement, dont vous avez payé le droit ; vous avez { common-coins }.
colosseum-prompt-pay-for-second =
    Payez { LIST($ways, "or") } pour avoir droit à un deuxième investissement, ou passez ; vous avez { common-coins }.
colosseum-prompt-initiate =
    Mettez un marché aux enchères à { $bid } pièces ou plus, ou passez ; vous avez { common-coins }.
colosseum-prompt-alone =
    Tous les autres ont gagné une enchère : le marché { $market } est à vous pour { $bid } ; vous avez { common-coins }.
colosseum-prompt-opening =
    Annoncez la première offre pour le marché { $market }, { $bid } ou plus ; vous avez { common-coins }.
colosseum-prompt-raise =
    Surenchérissez au-dessus de { $bid } pour le marché { $market } ou retirez-vous ; vous avez { common-coins }.
colosseum-prompt-trade =
    Proposez un échange à quelqu’un, ou finissez d’échanger ; il vous reste { common-coins } et { $offers ->
        [one] { $offers } offre
       *[other] { $offers } offres
    }.
colosseum-prompt-draft-empty =
    { $offer } : dites ce que vous donnez, ou ce que vous voulez contre des pièces ; vous avez { common-coins }.
colosseum-prompt-draft = { $offer } jusqu’ici : { LIST($gives, form: "a") } contre { LIST($wants, form: "a") } ; { $way }.
colosseum-prompt-answer = { $who } vous propose { LIST($gives, form: "a") } contre { LIST($wants, form: "a") } : { LIST($ways, "or") }.
colosseum-prompt-begin =
    Commencez un spectacle, en lançant { $dice ->
        [one] un dé
       *[other] deux dés
    }, ou passez.
colosseum-prompt-move = Vous avez obtenu { $face } : déplacez un Noble dans le sens horaire.
colosseum-prompt-move-two =
    Vous avez obtenu { $first } et { $second } : déplacez un Noble avec le premier dé, puis un autre avec le second, ou un seul avec les deux.
colosseum-prompt-move-another = Déplacez un autre Noble avec votre second dé, qui montre { $face }.
colosseum-prompt-choose = Choisissez le programme de votre spectacle.
colosseum-prompt-choose-or-move =
    Choisissez le programme de votre spectacle, ou déplacez d’abord des Nobles { $medals ->
        [one] avec votre médaille
       *[other] avec vos { $medals } médailles
    }.
colosseum-prompt-jokers =
    { $program } : il manque { $count ->
        [one] { $count } élément
       *[other] { $count } éléments
    } et vous avez { colosseum-jokers } ; dites combien vous en utilisez.
colosseum-prompt-spectators =
    { $program } attire { colosseum-spectators } (votre record est de { $best }) : { $way }.
colosseum-prompt-discard = Défaussez un des éléments utilisés dans « { $program } ».
colosseum-prompt-donation = Vous êtes dernier : vous pouvez demander un élément en aumône { FORM($who, "to") }, ou passer.
colosseum-prompt-purse = { $why } et vous avez { common-coins } : { LIST($ways, "or") }.

colosseum-why-no-investment = Aucun investissement n’est possible
colosseum-why-no-second = Un deuxième investissement n’est pas possible
colosseum-why-opening = Une enchère s’ouvre à { $bid } ou plus
colosseum-why-empty = Tous les marchés sont vides
colosseum-why-outbid = { $who } offre { $bid } pour le marché { $market }
colosseum-why-no-offers = Vous ne pouvez plus faire d’offre
colosseum-why-no-program = Aucun de vos programmes ne peut être présenté
colosseum-offer-to-all = Votre offre à tous
colosseum-offer-to = Votre offre { FORM($who, "to") }
colosseum-counter-offer-to = Votre contre-offre { FORM($who, "to") }
colosseum-way-cash = encaissez une médaille contre { common-coins }
colosseum-way-swap = changez un jeton Action supplémentaire contre une médaille
colosseum-way-pass = passez
colosseum-way-accept = acceptez
colosseum-way-decline = refusez
colosseum-way-counter = faites une contre-offre
colosseum-way-add = complétez-la
colosseum-way-send = envoyez-la
colosseum-way-add-or-send = complétez-la ou envoyez-la
colosseum-way-spend =
    dites combien de médailles vous dépensez pour { $spectators } de plus chacune ; vous en avez { $medals }
colosseum-way-spend-none = ne dépensez aucune médaille, ou changez d’abord un jeton Action supplémentaire contre une

## What a choice would bring

colosseum-hint-cash = une médaille contre { common-coins }
colosseum-hint-swap = un jeton Action supplémentaire contre une médaille
colosseum-hint-loge = { common-coins } ; deux dés au lieu d’un à chaque spectacle
colosseum-hint-season-ticket = { common-coins } ; { $spectators } spectateurs de plus à chaque spectacle
colosseum-hint-second = le droit à un investissement de plus, qui a son propre prix
colosseum-hint-expand = { common-coins } ; ajoute la case { $space }
colosseum-hint-with-nobles = avec { LIST($nobles, form: "the") }
colosseum-hint-rest-area = une zone de repos
colosseum-hint-for-sale = { $program } : { common-coins }, au mieux { $most }, manque { $lack }/{ $needed }
colosseum-hint-needs-arena = demande arène { $size }
colosseum-hint-ask-all = une offre ouverte, au premier qui accepte
colosseum-hint-ask = { $who }, qui a { $kinds } parmi ce qui vous manque
colosseum-hint-ask-in-vain = { $who }, qui n’a rien de ce qui vous manque
colosseum-hint-deal = vous donnez { LIST($gives, form: "a") }, vous recevez { LIST($gets, form: "a") }
colosseum-hint-have = vous en avez { $count }
colosseum-hint-have-star = vous en avez { $count } et la Vedette
colosseum-hint-missing-in =
    manque { $count ->
        [one] au programme
       *[other] aux programmes
    } { $programs }
colosseum-hint-used-in =
    sert { $count ->
        [one] au programme
       *[other] aux programmes
    } { $programs }
colosseum-hint-used-nowhere = ne sert à aucun de vos programmes
colosseum-hint-from-to = de la case { $start } à la case { $space }
colosseum-hint-into = entre dans l’arène { FORM($who, "of") }
colosseum-hint-into-yours = entre dans votre arène
colosseum-hint-out-of = quitte l’arène { FORM($who, "of") }
colosseum-hint-out-of-yours = quitte votre arène
colosseum-hint-within = reste dans l’arène { FORM($who, "of") }
colosseum-hint-within-yours = reste dans votre arène
colosseum-hint-rest-medal = une zone de repos : rapporte une médaille
colosseum-hint-rest-no-medal = une zone de repos, mais il n’y a plus de médaille
colosseum-hint-begin = { $program } attirerait { $crowd } maintenant, avant que les Nobles bougent
colosseum-hint-missing =
    { $count ->
        [one] { $count } élément manque
       *[other] { $count } éléments manquent
    }
colosseum-hint-complete = complet
colosseum-hint-show = { $program } : { $audience }
colosseum-hint-with-jokers = avec { colosseum-jokers }
colosseum-hint-lacks = manque : { LIST($kinds, "comma") }

## What happened

colosseum-told-no-investment = { FORM($who, "hasnt") } pas investi.
colosseum-told-no-second-investment = { FORM($who, "hasnt") } pas fait de deuxième investissement.
colosseum-told-no-auction = { FORM($who, "hasnt") } mis aucun marché aux enchères.
colosseum-told-passed =
    { WHO($who) ->
        [you] Vous vous êtes retiré.
       *[other] { $who } s’est retiré.
    }
colosseum-told-ended-trading = { FORM($who, "has") } fini d’échanger.
colosseum-told-no-show = { FORM($who, "hasnt") } pas donné de spectacle.
colosseum-told-no-donation = { FORM($who, "hasnt") } pas demandé l’aumône.
colosseum-told-cashed = { FORM($who, "has") } encaissé une médaille.
colosseum-told-swapped = { FORM($who, "has") } changé un jeton Action supplémentaire contre une médaille.
colosseum-told-expanded-clockwise = { FORM($who, "has") } agrandi l’arène dans le sens horaire.
colosseum-told-expanded-counterclockwise = { FORM($who, "has") } agrandi l’arène dans le sens antihoraire.
colosseum-told-bought-season-ticket = { FORM($who, "has") } acheté un Abonnement.
colosseum-told-built-loge = { FORM($who, "has") } construit la Loge impériale.
colosseum-told-paid-medals = { FORM($who, "has") } payé un deuxième investissement en médailles.
colosseum-told-paid-extra-action = { FORM($who, "has") } payé un deuxième investissement d’un jeton Action supplémentaire.
colosseum-told-declined = { FORM($who, "has") } refusé.
colosseum-told-bought = { FORM($who, "has") } acheté le programme { $number }, { $program }, pour { common-coins }.
colosseum-told-auction = { FORM($who, "has") } mis aux enchères le marché { $market } : { LIST($kinds, "comma") }.
colosseum-told-bid = { FORM($who, "has") } offert { $bid } pour le marché { $market }.
colosseum-told-won = { FORM($who, "has") } remporté le marché { $market } pour { $bid } : { $kinds }.
colosseum-told-filled = Le marché { $market } se remplit : { LIST($kinds, "comma") }.
colosseum-told-offered =
    { FORM($who, "has") } fait une offre pour { FORM($whom, "inside") } : { LIST($gives, form: "a") } contre { LIST($wants, form: "a") }.
colosseum-told-offered-all =
    { FORM($who, "has") } fait une offre à tous : { LIST($gives, form: "a") } contre { LIST($wants, form: "a") }.
colosseum-told-countered =
    { FORM($who, "has") } fait une contre-offre pour { FORM($whom, "inside") } : { LIST($gives, form: "a") } contre { LIST($wants, form: "a") }.
colosseum-told-accepted = { FORM($who, "has") } accepté : { FORM($giver, "then") } donné { LIST($gives, form: "a") } contre { LIST($wants, form: "a") }.
colosseum-told-rolled = { FORM($who, "has") } obtenu { $faces } aux dés.
colosseum-told-rolled-for-tie = { FORM($who, "has") } obtenu { $face } au dé pour départager.
colosseum-told-moved = { FORM($who, "has") } déplacé { FORM($noble, "the") } de la case { $start } à { $where }.
colosseum-told-moved-with-medal = { FORM($who, "has") } déplacé { FORM($noble, "the") } avec une médaille de la case { $start } à { $where }.
colosseum-told-show =
    { FORM($who, "has") } attiré { colosseum-spectators } avec « { $program } », et reçu autant de pièces.
colosseum-told-medal = { FORM($who, "has") } gagné une médaille.
colosseum-told-podium = { FORM($who, "has") } reçu un Podium.
colosseum-told-star =
    { FORM($who, "has") } obtenu { $count ->
        [one] le titre de Vedette
       *[other] les titres de Vedette
    } : { $kinds }.
colosseum-told-star-lost =
    { FORM($who, "has") } perdu { $count ->
        [one] le titre de Vedette
       *[other] les titres de Vedette
    } : { $kinds }.
colosseum-told-discarded = { FORM($who, "has") } défaussé { FORM($kind, "a") }.
colosseum-told-donation =
    { FORM($who, "has") } reçu { FORM($kind, "a") } en aumône { WHO($giver) ->
        [you] de votre part
       *[other] de la part { FORM($giver, "of") }
    }.
colosseum-told-round = Le tour { $round } commence ; premier joueur : { FORM($who, "inside") }.

## Tables

colosseum-title-round = Tour { $round } sur { $rounds } : { $phase } (premier joueur : { FORM($first, "inside") })
colosseum-title-end = La fin
colosseum-title-road = Les Nobles sur les { $spaces } cases (zones de repos { LIST($rests, "comma") })
colosseum-title-tokens = Jetons éléments (★ Vedette)
colosseum-title-markets = Marchés
colosseum-title-your-programs = Vos programmes
colosseum-title-programs =
    { WHO($who) ->
        [you] Vos programmes
       *[other] Programmes { FORM($who, "of") }
    }
colosseum-title-for-sale = Programmes à vendre (spectateurs avec 0, 1, 2 … éléments manquants)
colosseum-title-unseen = Jetons encore cachés
colosseum-column-impresario = impresario
colosseum-column-best = record
colosseum-column-coins = pièces
colosseum-column-medals = médailles
colosseum-column-tickets = abonn.
colosseum-column-podiums = podiums
colosseum-column-loge = loge
colosseum-column-arena = arène
colosseum-column-nobles = Nobles présents
colosseum-column-noble = Noble
colosseum-column-draws = attire
colosseum-column-space = case
colosseum-column-where = où
colosseum-column-tokens = jetons
colosseum-column-market = marché
colosseum-column-number = n°
colosseum-column-program = programme
colosseum-column-missing = manque
colosseum-column-audience = public maintenant
colosseum-column-price = prix
colosseum-column-assets = éléments
colosseum-column-spectators = spectateurs
colosseum-column-lack = il vous manque
colosseum-column-count = nombre
colosseum-column-kinds = ce que c’est forcément
colosseum-pile-face-down = face cachée
colosseum-pile-bag = dans le sac
colosseum-needs = il faut { $needs }
colosseum-need-arena = une arène de { $size }
colosseum-need-assets =
    { $count ->
        [one] { $count } élément de plus
       *[other] { $count } éléments de plus
    }
colosseum-sum = { $total } = { LIST($parts, "plus") }
colosseum-audience-program = programme { $count }
colosseum-audience-previous-programs = spectacles précédents { $count }
colosseum-audience-season-tickets = abonnements { $count }
colosseum-audience-stars = vedettes { $count }
colosseum-audience-nobles = Nobles { $count }
colosseum-audience-podiums = podiums { $count }

## What an action is called: short, as it can be typed, and ending like the words of the records

colosseum-do-cash = encaisser une médaille
colosseum-do-swap = changer l’action supplémentaire
colosseum-do-pass = passer
colosseum-do-buy = acheter { $number }
colosseum-do-expand-clockwise = agrandir, sens horaire
colosseum-do-expand-counterclockwise = agrandir, sens antihoraire
colosseum-do-buy-season-ticket = acheter un abonnement
colosseum-do-build-loge = construire la loge
colosseum-do-second-with-medals = deuxième, avec des médailles
colosseum-do-second-with-extra-action = deuxième, avec l’action supplémentaire
colosseum-do-auction = enchère { $number }
colosseum-do-bid = miser { $number }
colosseum-do-ask = demander { $seat }
colosseum-do-ask-all = demander à tous
colosseum-do-give = donner { $kind }
colosseum-do-want = vouloir { $kind }
colosseum-do-pay = payer { $number }
colosseum-do-charge = réclamer { $number }
colosseum-do-send = envoyer
colosseum-do-accept = accepter
colosseum-do-decline = refuser
colosseum-do-counter = contre-offre
colosseum-do-begin-show = commencer le spectacle
colosseum-do-move = déplacer { $noble } { $steps }
colosseum-do-move-with-both = déplacer { $noble } { $steps } avec les deux
colosseum-do-medal = médaille { $noble } { $steps }
colosseum-do-produce = présenter { $number }
colosseum-do-jokers = jokers { $number }
colosseum-do-medals = médailles { $number }
colosseum-do-discard = défausser { $kind }
colosseum-do-request = demander { $kind }
colosseum-do-draw = piocher { $kind }
colosseum-do-deal = distribuer { $number }
colosseum-do-roll = dé { $face }

## What an action is called where it is only read: an infinitive, in plain words

colosseum-steps =
    { $steps ->
        [one] d’une case
       *[other] de { $steps } cases
    }
colosseum-deed-cash = { colosseum-do-cash }
colosseum-deed-swap = changer un jeton Action supplémentaire contre une médaille
colosseum-deed-pass = { colosseum-do-pass }
colosseum-deed-buy = acheter « { $program } »
colosseum-deed-expand-clockwise = agrandir l’arène dans le sens horaire
colosseum-deed-expand-counterclockwise = agrandir l’arène dans le sens antihoraire
colosseum-deed-buy-season-ticket = acheter un Abonnement
colosseum-deed-build-loge = construire la Loge impériale
colosseum-deed-second-with-medals = payer un deuxième investissement en médailles
colosseum-deed-second-with-extra-action = payer un deuxième investissement d’un jeton Action supplémentaire
colosseum-deed-auction = mettre aux enchères le marché { $number }
colosseum-deed-bid = { colosseum-do-bid }
colosseum-deed-ask = proposer un échange { FORM($who, "to") }
colosseum-deed-ask-all = proposer un échange à tous
colosseum-deed-give = offrir { FORM($kind, "a") }
colosseum-deed-want = demander { FORM($kind, "a") } en échange
colosseum-deed-pay = offrir { common-coins }
colosseum-deed-charge = demander { common-coins } en échange
colosseum-deed-send = envoyer l’offre
colosseum-deed-accept = accepter l’offre
colosseum-deed-decline = refuser l’offre
colosseum-deed-counter = faire une contre-offre
colosseum-deed-begin-show = commencer un spectacle
colosseum-deed-move = déplacer { FORM($noble, "the") } { colosseum-steps }
colosseum-deed-move-with-both = déplacer { FORM($noble, "the") } { colosseum-steps } avec les deux dés
colosseum-deed-medal-forward = dépenser une médaille pour faire avancer { FORM($noble, "the") } { colosseum-steps }
colosseum-deed-medal-back = dépenser une médaille pour faire reculer { FORM($noble, "the") } { colosseum-steps }
colosseum-deed-produce = présenter « { $program } »
colosseum-deed-jokers =
    { $number ->
        [0] n’utiliser aucun joker
        [one] utiliser un joker
       *[other] utiliser { $number } jokers
    }
colosseum-deed-medals =
    { $number ->
        [0] ne dépenser aucune médaille
        [one] dépenser une médaille pour attirer des spectateurs
       *[other] dépenser { $number } médailles pour attirer des spectateurs
    }
colosseum-deed-discard = défausser { FORM($kind, "a") }
colosseum-deed-request = demander { FORM($kind, "a") } en aumône
colosseum-deed-draw = piocher { FORM($kind, "a") }
colosseum-deed-deal = distribuer « { $program } »
colosseum-deed-roll = obtenir { $face } au dé

## What was wrong with a move, and awards

colosseum-reason-market = Le marché { $market } vaut environ { common-coins } pour vous.
colosseum-reason-dear = Le marché { $market } vaut environ { common-coins } pour vous, et l’enchère en est à { $bid }.
colosseum-reason-useless = Le marché { $market } ne vous sert guère.
colosseum-reason-then = « { $program } » attirera alors { colosseum-spectators } au lieu de { $before }.
colosseum-reason-complete = « { $program } » sera alors complet et attirera { colosseum-spectators } au lieu de { $before }.
colosseum-reason-show = « { $program } » attire { colosseum-spectators }.
colosseum-reason-record = « { $program } » attire { colosseum-spectators }, plus que votre meilleur spectacle jusqu’ici.
colosseum-reason-not-missed = Cet élément ne manquera à aucun de vos programmes.
colosseum-verdict-overpaid = { $coins } pour le marché { $market }, c’était { $over } de trop : ses jetons en valaient environ { $worth }.
colosseum-verdict-bid-high = { $bid } pour le marché { $market }, c’était plus qu’il ne fallait : { $other } aurait pu suffire.
colosseum-verdict-bid-low = { $bid } pour le marché { $market } invitait à surenchérir : { $other } aurait conclu plus tôt.
colosseum-verdict-market-dear = Le marché { $market } valait environ { $worth }, mais { $coins } manqueront plus tard.
colosseum-verdict-wrong-market = Le marché { $market } valait environ { $worth }, le marché { $other } environ { $best }.
colosseum-verdict-not-needed = Le marché { $market } n’était guère utile : il valait environ { $worth }.
colosseum-verdict-let-go = Le marché { $market } ({ LIST($kinds, "comma") }) valait jusqu’à { $worth }, et l’enchère en était à { $bid }.
colosseum-verdict-no-auction = Le marché { $market }, qui valait environ { $worth }, a été laissé aux autres.
colosseum-verdict-program-left = Le programme { $number }, « { $program } », n’a pas été acheté.
colosseum-verdict-no-deal = Il y avait un échange à faire avec { FORM($who, "inside") }.
colosseum-verdict-no-show = Un spectacle à { colosseum-spectators } n’a pas été donné.
colosseum-verdict-program-lacks = Pour « { $program } », éléments encore manquants : { $lack }.
colosseum-verdict-program-lacks-more = Éléments encore manquants : { $lack } pour « { $program } », mais seulement { $fewer } pour « { $other } ».
colosseum-verdict-noble-helped = Ce pas ({ $noble }) amène { colosseum-spectators } { FORM($who, "to") }.
colosseum-verdict-noble-missed = Un autre pas ({ $noble }) aurait amené { colosseum-spectators } de plus.
colosseum-verdict-medal-missed = Un pas jusqu’à une zone de repos aurait rapporté une médaille.
colosseum-verdict-medal-wasted = La médaille pour ce pas ({ $noble }) est gaspillée : elle amène { colosseum-spectators }, à un spectacle { $usual }.
colosseum-verdict-medal-cashed = Une médaille a été échangée contre { common-coins } ; gardée, elle peut amener { colosseum-spectators } ou un noble.
colosseum-verdict-medals-kept = Médailles non dépensées : { $count }. Elles auraient attiré { colosseum-spectators }.
colosseum-verdict-medals-in-vain = Médailles dépensées en vain : { $count }. Avec { colosseum-spectators }, ce spectacle n’est pas un record.
colosseum-verdict-medals-spent = Médailles dépensées trop tôt : { $count }. Plus tard elles vaudront davantage.
colosseum-verdict-smaller-show = « { $program } » attire { $crowd }, « { $other } » aurait attiré { $more }.
colosseum-verdict-joker-kept = Jokers non utilisés : { $count }. Cela fait { colosseum-spectators } de moins.
colosseum-verdict-show-early = Un spectacle à { colosseum-spectators } ne valait pas ce qu’il use.
colosseum-verdict-fed = Cet échange donne { FORM($who, "to") } { $theirs } spectateurs à espérer et en rapporte { $mine }.
colosseum-verdict-fed-leader = Cet échange nourrit le premier : { $theirs } spectateurs à espérer vont { FORM($who, "to") }, { $mine } reviennent.
colosseum-verdict-deal-refused = L’échange avec { FORM($who, "inside") } valait { $crowd } spectateurs à espérer.
colosseum-verdict-star-discarded = Avec ce jeton ({ $kind }) part aussi sa vedette.
colosseum-verdict-key-discarded = « { $program } » a besoin du jeton défaussé ({ $kind }) : il y manque maintenant { $lack }.
colosseum-verdict-other-donation = Il manque un autre jeton à « { $program } » : { $kind }.
colosseum-verdict-less = Cela valait environ { $spectators } spectateurs de moins.
colosseum-verdict-less-promising = Cela menait à une position moins bonne.
colosseum-award-bargain = A obtenu le marché { $market } pour { $coins }, valeur environ { $worth }.
colosseum-award-trade =
    Un échange a apporté environ { $crowd ->
        [one] 1 spectateur de plus
       *[other] { $crowd } spectateurs de plus
    }.
