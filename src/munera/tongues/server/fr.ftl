### What the server refuses, and what it says to hosts.

## How it was asked

server-malformed = Ce message est illisible : { $why }.
server-nothing-to-read = il ne contient rien à lire
server-too-large = Ce message est trop long ; { $most } octets au plus sont lus.
server-slow-down =
    Trop de demandes ; attendez { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    }.
server-wrong-origin = Les demandes venant d’un autre site restent sans réponse.
server-no-csrf = L’en-tête x-csrf-token manque ou est faux ; GET /api/me donne le bon.
server-no-such-page = Cette adresse n’existe pas.
server-wrong-method = Cette adresse ne répond pas à cette méthode.
server-unavailable = Le serveur n’atteint pas ses données pour l’instant ; réessayez dans un moment.
server-internal = Le serveur a eu un problème ; rien n’est perdu. Réessayez.

## People

server-not-logged-in = Dites d’abord qui vous êtes : POST /api/guests, ou connectez-vous.
server-wrong-password = Le nom ou le mot de passe est faux.
server-name-taken = Quelqu’un d’autre s’appelle { $name } ; choisissez un autre nom.
server-bad-name = Un nom a au moins un caractère visible et au plus 30.
server-has-account = Vous avez déjà un compte.
server-guest-only-name = Un invité n’a pas de mot de passe ; créez d’abord un compte.
server-no-scope = Ce jeton n’en a pas le droit ; il lui manque la portée « { $scope } ».
server-bad-webhook = Un webhook doit être une adresse https d’une autre machine.
server-bad-mail = Ce n’est pas une adresse de courriel.
server-no-guests = Ce serveur est réservé aux personnes qui ont un compte.
server-no-such-session = Cette session n’existe pas.
server-no-such-token = Ce jeton n’existe pas.
server-no-such-person = Cette personne n’existe pas.
server-no-games = Vous n’avez encore terminé aucune partie.
server-too-many = Vous en avez autant qu’une personne peut en avoir : { $most }.

## Tables

server-no-such-table = Cette table n’existe pas.
server-bad-setup = Une table ne peut pas être dressée ainsi : { $why }
server-setup-seats = il faut une place pour chaque joueur, et au plus une pour vous.
server-setup-clock = une pendule rapide va de 10 secondes à 4 heures, une lente de 10 minutes à 60 jours.
server-setup-level = aucun bot ne s’appelle { $level } ; choisissez { LIST($levels, "or") }.
server-table-started = La partie a déjà commencé.
server-table-not-started = La partie n’a pas encore commencé.
server-table-over = La partie est finie.
server-table-not-over = La partie n’est pas encore finie.
server-table-full = Toutes les places sont prises.
server-seat-taken = Cette place est prise.
server-no-such-seat = Cette place n’existe pas.
server-seats-open = Des places sont encore libres ; donnez-les à des bots, ou attendez.
server-not-host = Seul l’hôte de la table peut le faire.
server-not-seated = Vous n’avez pas de place à cette table.
server-seated-already = Vous avez déjà une place à cette table.
server-brought-already = Votre part aux dés est déjà fixée.
server-no-spectators = Cette table est réservée à ses joueurs.
server-no-hints = Cette table joue sans conseils.

## Play

server-stale = La partie a avancé ; regardez la position actuelle.
server-not-your-turn = Ce n’est pas votre tour.
server-illegal = Les règles ne le permettent pas maintenant : action { $action }.
server-past-chance = Une liste d’actions ne peut pas aller au-delà d’un dé, d’une pioche ou d’un autre joueur.
server-nothing-to-undo = Depuis le dernier dé, la dernière pioche ou l’action d’un autre, vous n’avez rien à reprendre.
server-on-autopilot = Un bot joue pour vous ; reprenez d’abord votre place.
server-not-on-autopilot = Vous jouez déjà vous-même.
server-bad-orders = Ces consignes ne peuvent pas être suivies : { $why }
server-order-unknown = Il n’y a pas de consigne « { $kind } » maintenant ; choisissez { LIST($kinds, "or") }.
server-order-none = Il n’y a pas de consigne « { $kind } » ; aucune n’est possible maintenant.
server-order-no-part = La consigne « { $kind } » n’a pas de « { $name } ».
server-order-part = « { $name } » de la consigne « { $kind } » doit être { $wanted }.
server-order-number = un nombre de { $least } à { $most }
server-order-choice = { LIST($choices, "or") }
server-order-ranking = une liste par ordre de préférence de { LIST($choices, "or") }, chacun au plus une fois
server-order-counts = des nombres de { $least } à { $most } pour { LIST($choices, "or") }
server-order-too-many = Une place peut laisser { $most } consignes à la fois, pas { $count }.
server-no-such-move = La partie n’a pas ce moment ; elle compte { $moves } coups.
server-bad-record = Cet enregistrement est illisible : { $why }
server-unknown-rules = Cette partie suit des règles que ce serveur n’a plus : { $game } { $rules }.
server-no-analysis = Personne n’a encore demandé l’analyse de cette partie.
server-not-asked-by-you = Seule la personne qui a demandé l’analyse, ou qui est assise à la table, peut l’annuler.
server-no-such-puzzle = Cette position à résoudre n’existe pas.
server-busy-thinking = Les bots sont occupés ; redemandez dans un moment.
server-text = { $text }

## For the host, at the terminal

server-admin-in-the-way = { $path } existe déjà ; choisissez un autre nom, ou déplacez-le d’abord.
server-admin-no-data = Il n’y a pas de données d’un serveur dans { $path }.
server-admin-no-file = Il n’y a pas de fichier { $path }.
server-admin-not-empty = Il y a déjà des personnes dans cette base ; restaurez dans une base vide.
server-admin-no-copy = { $path } n’est pas une sauvegarde d’un serveur.
server-admin-no-account = Personne n’a de compte au nom de { $name }.
server-admin-no-table = Il n’y a pas de table { $table }.
server-admin-database = --database doit ressembler à { $example }.
server-admin-not-installed = Le serveur a besoin de { $module } : installez-le avec « { $command } ».
server-admin-copied = Tout est dans { $path }.
server-admin-restored = Tout le contenu de { $path } est de retour.

## Mail

server-mail-subject = À vous de jouer à { $table }
server-mail-text = { $name }, c’est à vous de jouer :
