### What goes wrong, and what to do about it.

errors-illegal =
    L’action { $action } n’est pas permise maintenant ; { $count ->
        [one] { $count } autre l’est
       *[other] { $count } autres le sont
    }.
errors-players = { $game } se joue à { LIST($counts, "or") }, pas à { $players }.
errors-variant = { $game } n’a pas de variante « { $variant } » ; choisissez { LIST($variants, "or") }.
errors-seat = Il n’y a pas de place { $seat } : les places vont de 0 à { $last }.
errors-not-now-but = « { $words } » n’est pas possible maintenant. { $prompt }
errors-bytes = Un état de { $game } compte { $size } octets, pas { $given }.
errors-no-state = Ces octets ne sont pas un état de { $game }.
errors-no-action = Il n’y a pas d’action { $action } : les actions vont de 0 à { $last }.
errors-no-move = « { $text } » n’est pas un coup de ce jeu.
errors-no-game = Il n’y a pas de jeu « { $name } » ; choisissez { LIST($games, "or") }.
errors-names = Pour { $players } joueurs il faut { $players } noms, pas { $names }.
errors-empty-name = Le nom d’un joueur doit avoir au moins un caractère visible.

## Files

errors-no-text = { $path } n’est pas un fichier texte.
errors-cannot-read = Impossible de lire { $path } : { $reason }.
errors-cannot-write = Impossible d’écrire { $path } : { $reason }.
errors-reason-missing = il n’existe pas
errors-reason-forbidden = l’accès est refusé
errors-reason-read-only = le disque est en lecture seule
errors-reason-folder = c’est un dossier
errors-reason-no-folder = une partie du chemin n’est pas un dossier
errors-reason-full = le disque est plein
errors-folder = { $path } est un dossier ; donnez le nom d’un fichier dans ce dossier.
errors-exists = { $path } existe déjà ; choisissez un autre nom, ou reprenez la partie avec --resume.
errors-nowhere = La partie ne peut être gardée nulle part ; choisissez un fichier avec --save.

## Records. The problem follows the line.

errors-in-file = { $path }, { $problem }
errors-in-line = ligne { $line } : { $problem }
errors-no-record = ce n’est pas un enregistrement de Munera ; il commencerait par « { $beginning } ».
errors-newer-format =
    cet enregistrement est au format { $format }, et ce programme lit jusqu’au format { $newest } ; mettez Munera à jour.
errors-no-format = le format { $format } n’existe pas.
errors-no-colon = « { $text } » n’est ni une ligne d’en-tête ni une action ; les deux ont un deux-points.
errors-given-twice = « { $key } » est donné deux fois.
errors-not-given = l’en-tête ne dit pas « { $key }: ».
errors-no-number = « { $key } » doit être un nombre, pas « { $value } ».
errors-newer-rules = ce sont les règles { $rules } de { $game } ; mettez Munera à jour.
errors-older-rules = ce sont les règles { $rules } de { $game } ; ce programme ne les connaît plus.
errors-no-action-line = « { $text } » n’est pas une action ; on écrit « 1: pass » ou « chance: roll 4 ».
errors-action-after-end = la partie est finie, et pourtant il y a encore une action.
errors-turn-of-chance = « { $who } » agit hors de son tour : c’est au hasard d’agir.
errors-turn-of-seat = « { $who } » agit hors de son tour : c’est à la place { $seat } d’agir.
errors-breaks-off = l’enregistrement s’interrompt : l’en-tête promet { $promised } actions, il y en a { $actions }.
errors-more-actions = l’en-tête compte { $promised } actions, mais il y en a { $actions }.
errors-result-too-early = l’enregistrement s’interrompt : l’en-tête donne un résultat, mais la partie n’est pas finie.
errors-other-result = l’en-tête dit « { $given } », mais la partie s’est terminée par « { $result } ».
errors-unknown-key = « { $key } » n’a pas de sens dans un en-tête.
errors-contribution = une contribution a au plus { $most } caractères et des espaces simples.
errors-hexadecimal = « { $key } » doit avoir { $digits } chiffres hexadécimaux.

## Actions essayées avant d’être jouées

errors-step = L’action { $place } sur { $count }, « { $words } »,
errors-step-unknown = L’action { $place } sur { $count }, qui ne signifie rien dans ce jeu,
errors-step-waits = { $which } doit attendre : { $turn }.
errors-step-impossible = { $which } n’est pas possible à ce moment. { $prompt }
errors-step-over = la partie est terminée
errors-step-chance = il faut d’abord lancer un dé ou piocher une carte
errors-step-turn = c’est à la place { $seat } d’agir

## At the terminal

errors-no-language = Il n’y a pas de langue « { $name } » ; choisissez { LIST($languages, "or") }.
errors-which-game = Dites à quel jeu : { LIST($games, "or") }.
errors-resumed = Une partie reprise garde ses --players, --variant et --name ; ne les donnez pas.
errors-other-game = { $path } est une partie de { $game }, pas de { $name }.
errors-finished = { $path } est une partie finie ; regardez-la avec « munera replay ».
errors-whose-seat = { $path } ne dit pas quelle place est la vôtre ; choisissez-la avec --seat.
errors-seat-option = --seat va de 1 à { $players }, { $seat } n’est pas possible.
errors-no-rule = Il n’y a pas de règle { $number } ; « { common-command-rules } » tout seul donne les chapitres.
errors-no-rulebook = { $game } n’a pas de livret de règles ici.
errors-ends-decision = Ce qui précède « { $text } » termine votre décision ; rien n’a été fait.
errors-type-something = Tapez un numéro ou les mots d’un choix ; « { common-command-help } » en dit plus.
errors-not-now = « { $text } » n’est pas possible maintenant.
errors-number-first = Un numéro ne peut venir qu’en premier ; écrivez la suite en mots.
errors-no-choice = Il n’y a pas de choix { $number } ; tapez un des numéros ci-dessus, ou les mots.
errors-none-of-these =
    « { $text } » n’est aucun des choix ; tapez un numéro, les mots, ou « { common-command-help } ».
errors-ambiguous = « { $text } » peut vouloir dire { LIST($some, "comma") } ; précisez.
errors-ambiguous-more = « { $text } » peut vouloir dire { LIST($some, "comma") } … ; précisez.
errors-quoted = « { $text } »
errors-nothing-decided = Vous n’avez encore rien décidé ; il n’y a rien à annuler.
errors-seen-since = Un dé ou une pioche a été vu depuis votre dernier coup ; il ne peut plus être annulé.
errors-acted-since = { $who } a agi depuis votre dernier coup ; il ne peut plus être annulé.
errors-place-option = --on doit être { LIST($places, "or") }, pas « { $given } ».
errors-address-option = --address est celle d’un cluster Ray ; ajoutez --on ray.
errors-players-option = --players prend des nombres séparés par des virgules, comme 3,4, pas « { $given } ».
errors-no-moves = { $path } ne contient encore aucun coup : il n’y a rien à analyser.
errors-no-opponent = Il n’y a pas d’adversaire « { $name } » ; choisissez { LIST($bots, "or") }.
