### The lesson of Colosseum: for each step a title, what is said and, if something is to be done, what; then the answers to other moves.

colosseum-lesson-welcome-title = Bienvenue, impresario
colosseum-lesson-welcome =
    Vous dirigez une arène dans la Rome antique, tout comme Cato et Flavia. Après cinq tours, l’emporte qui a attiré le plus grand
    public à un seul spectacle. Tout le reste ne sert qu’à y parvenir.

colosseum-lesson-programs-title = Vos deux programmes
colosseum-lesson-programs =
    Un programme est un spectacle à donner. Les cercles pleins sont les jetons que vous avez, les anneaux en pointillé ceux qui
    manquent. Drama Ultima attend une torche et un décor ; complet, il attire 12 spectateurs.

colosseum-lesson-invest-title = Un investissement
colosseum-lesson-invest =
    Chaque tour commence par un investissement : un nouveau programme, une arène plus grande, une loge ou un abonnement. Les
    abonnés viennent à tous vos spectacles : cinq spectateurs de plus, pendant les cinq tours.
colosseum-lesson-invest-ask = Achetez un abonnement pour 10.
colosseum-lesson-invest-pass =
    Vous pourriez attendre, mais c’est le meilleur moment : plus tôt vous achetez un abonnement, plus il remplit de spectacles.
colosseum-lesson-invest-program =
    Un beau spectacle, mais vous n’avez encore ni ses jetons ni une arène assez grande. Gagnez d’abord de l’argent avec ce que
    vous avez.
colosseum-lesson-invest-arena =
    Une arène plus grande sert aux grands programmes. Vous n’en avez pas encore : cela peut attendre un tour.
colosseum-lesson-invest-loge = La loge vous donne un deuxième dé, et c’est commode. Un abonnement rapporte plus aujourd’hui.

colosseum-lesson-auction-title = Une enchère
colosseum-lesson-auction =
    On achète maintenant des jetons, par trois. Cato a ouvert le marché V à 8. Il n’y a là rien qui manque à vos programmes, et
    qui se retire ici peut encore enchérir ailleurs.
colosseum-lesson-auction-ask = Retirez-vous.
colosseum-lesson-auction-bid =
    On ne gagne qu’une enchère par tour. Gardez-la, avec vos pièces, pour un marché où se trouve ce qui vous manque.

colosseum-lesson-market-title = Achetez ce qui manque
colosseum-lesson-market =
    À vous d’ouvrir un marché. Le marché II a la torche qui manque à Drama Ultima, et un musicien pour votre autre programme.
    Personne ne peut ouvrir à moins de 8.
colosseum-lesson-market-ask = Ouvrez le marché II à 8.
colosseum-lesson-market-pass = Si vous passez, vous ne pourrez plus ouvrir de marché ce tour, et la torche vous tend les bras.
colosseum-lesson-market-other = Pas celui-là : cherchez une torche. Seul le marché II en a une.
colosseum-lesson-market-bid =
    Vous pouvez ouvrir plus haut, mais chaque pièce au-dessus de 8 est un cadeau à la banque si personne ne surenchérit.

colosseum-lesson-raise-title = On surenchérit
colosseum-lesson-raise =
    Flavia offre 9. La torche les vaut-elle encore ? Un jeton de moins coûte dès maintenant deux spectateurs à Drama Ultima, et
    chaque spectateur vous paie une pièce. La torche vous servira aussi aux tours suivants.
colosseum-lesson-raise-ask = Montez à 10.
colosseum-lesson-raise-pass = Une pièce de plus, c’est peu pour une torche : il n’y en a qu’une sur la table.
colosseum-lesson-raise-more = Une de plus suffit. Si elle continue, vous pourrez y repenser.

colosseum-lesson-trade-title = Faites affaire
colosseum-lesson-trade =
    Vous pouvez maintenant échanger. Il vous faut un décor, et Cato en a un qui ne lui sert pas. Il lui faut un troisième cheval,
    et vous en avez deux de trop. Un bon échange profite aux deux.
colosseum-lesson-trade-ask = Offrez à Cato un cheval contre son décor.
colosseum-lesson-trade-pass = Une bonne affaire vous attend : un cheval contre un décor. Essayez avant de finir vos échanges.
colosseum-lesson-trade-give = Donnez ce dont vous pouvez vous passer. Aucun de vos programmes ne demande de chevaux.
colosseum-lesson-trade-want = Demandez ce qui manque à Drama Ultima : un décor.
colosseum-lesson-trade-coins = On peut y mettre des pièces, mais cet échange est juste : un jeton contre un jeton.
colosseum-lesson-trade-whom = Cherchez qui a un décor en trop et veut un cheval : Cato.

colosseum-lesson-traded-title = Complet !
colosseum-lesson-traded =
    Cato accepte : Drama Ultima a maintenant tout ce qu’il lui faut. Avec trois chevaux, Cato prend la vedette des chevaux, et
    avec elle quatre spectateurs de plus. Vous avez la vedette des comédiens.
colosseum-lesson-traded-ask = Vos échanges sont finis : cliquez sur « Finir d’échanger ».
colosseum-lesson-traded-more = Vous avez ce qu’il vous faut. D’autres échanges n’aideraient plus que les autres.

colosseum-lesson-offered-title = Une offre pour vous
colosseum-lesson-offered =
    Flavia propose un gladiateur contre un comédien. Comptez d’abord : sans le troisième comédien, il manque un jeton à votre
    spectacle et vous perdez la vedette. Cela fait six spectateurs pour un gladiateur dont vous n’avez pas besoin.
colosseum-lesson-offered-ask = Refusez.
colosseum-lesson-offered-accept = Cela vous coûterait six spectateurs aujourd’hui. Dites non ; elle ne vous en voudra pas.
colosseum-lesson-offered-counter = Vous pourriez demander plus en retour, mais un comédien vous est trop précieux aujourd’hui.

colosseum-lesson-show-title = Le spectacle
colosseum-lesson-show =
    Cato a attiré 23 spectateurs. Pouvez-vous faire mieux ? Un spectacle commence par le dé : il déplace un des nobles qui
    parcourent la route. Ceux qui sont dans votre arène quand le spectacle commence y assistent.
colosseum-lesson-show-ask = Commencez votre spectacle.
colosseum-lesson-show-pass = Vous avez un programme complet et toutes ces places à remplir. Ne manquez pas cela.

colosseum-lesson-noble-title = Un noble invité
colosseum-lesson-noble =
    Vous avez obtenu 2. Le sénateur de la case 19 est à deux pas de votre arène, et un sénateur vaut trois spectateurs ; un consul
    en amènerait cinq, l’Empereur sept. Un noble qui finit sur une zone de repos vous rapporte plutôt une médaille.
colosseum-lesson-noble-ask = Déplacez ce sénateur dans votre arène.
colosseum-lesson-noble-other = Avec un 2, celui-là n’atteint pas votre arène. Le sénateur de la case 19, si.

colosseum-lesson-produce-title = Comptez le public
colosseum-lesson-produce =
    Choisissez Drama Ultima et regardez la somme avant de confirmer : 12 pour le programme complet, 5 pour l’abonnement, 4 pour la
    vedette des comédiens, 3 pour le sénateur.
colosseum-lesson-produce-ask = Produisez Drama Ultima.
colosseum-lesson-produce-other =
    Votre autre programme est plus petit, et c’est le meilleur spectacle qui compte. On n’en produit qu’un par tour.

colosseum-lesson-podium-title = 24 !
colosseum-lesson-podium =
    Le plus grand public jusqu’ici, et 24 pièces dans votre bourse : chaque spectateur en paie une. À la cérémonie de clôture, qui
    mène reçoit un podium : il vaut trois spectateurs à chaque spectacle suivant.

colosseum-lesson-discard-title = Quelque chose s’use
colosseum-lesson-discard =
    Qui a donné un spectacle perd un des jetons utilisés. Perdez le plus facile à retrouver : il y a deux décors dans les marchés.
colosseum-lesson-discard-ask = Défaussez un décor.
colosseum-lesson-discard-comedian = Avec deux comédiens, la vedette serait perdue, et ses quatre spectateurs avec elle.
colosseum-lesson-discard-torch =
    Vous l’avez payée 10, et les grands programmes en demandent d’autres. Un décor est plus facile à remplacer.

colosseum-lesson-donation-title = Le dernier peut demander
colosseum-lesson-donation =
    Le dernier au score peut prendre un jeton à celui qui a reçu le podium. Flavia vous demande un cheval. Mener a son prix.

colosseum-lesson-end-title = C’était un tour
colosseum-lesson-end =
    Encore quatre comme celui-ci, et c’est votre meilleur spectacle qui compte. Désormais : achetez un plus grand programme,
    agrandissez votre arène pour lui et réunissez ses jetons. Chaque autre programme déjà produit amène cinq spectateurs fidèles
    de plus.
