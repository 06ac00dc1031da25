### The lesson of Circus Maximus: for each step a title, what is said and, if something is to be done, what; then the answers to other moves.

circus_maximus-lesson-welcome-title = Bienvenue au marché noir
circus_maximus-lesson-welcome =
    Vous menez un gang de huit négociants, de rang 1 à 8, qui vendent des tickets aux portes des arènes de Rome. Après trois
    jours, le plus de pièces gagne. Voici votre premier jour.

circus_maximus-lesson-goods-title = Tickets et visiteurs
circus_maximus-lesson-goods =
    Six tickets sont à prendre au Forum, mais seuls quatre visiteurs en veulent un. Une bonne place vendue à un riche visiteur
    rapporte le plus : les pièces des deux comptent.

circus_maximus-lesson-villa-title = La file à la villa de César
circus_maximus-lesson-villa =
    D’abord, tous font la queue pour les faveurs de César. Les hauts rangs sont devant ; à rang égal, on est derrière les premiers
    venus. Chaque négociant travaille une fois par jour. Chez lui, il rapporte des pièces : un 8 ou un 7 en vaut 3, un 1 ou un 2
    aucune.
circus_maximus-lesson-villa-ask = Jouez votre 3 : il dépasse le 2 de Cato.
circus_maximus-lesson-villa-pass = Une faveur vaut bien un petit négociant. Envoyez-en un à bon compte.
circus_maximus-lesson-villa-low = Celui-là serait derrière le 2 de Cato. Un rang de plus, et vous choisissez en premier.
circus_maximus-lesson-villa-high =
    Un 3 suffit pour passer devant le 2 de Cato. Il vous faudra les hauts rangs au Forum et sur les sites.

circus_maximus-lesson-enough-title = Savoir s’arrêter
circus_maximus-lesson-enough =
    Personne n’est devant vous : vous choisirez en premier. Qui passe ne joue plus de négociant dans cette file, et les négociants
    en main restent pour la suivante.
circus_maximus-lesson-enough-ask = Passez.
circus_maximus-lesson-enough-play =
    Vous êtes déjà en tête. Une deuxième faveur coûterait un négociant qu’il vous faut pour les tickets.

circus_maximus-lesson-favour-title = Choisissez une faveur
circus_maximus-lesson-favour =
    La file est servie par l’avant. Un légionnaire ne paie que 2 pour sa place, mais soudoyé il paie 6, et il y en a un au
    Colisée.
circus_maximus-lesson-favour-ask = Prenez « légionnaire soudoyé ».
circus_maximus-lesson-favour-start =
    Être premier joueur est utile, mais si personne ne prend cette carte, elle va à la tête de la file : à vous.
circus_maximus-lesson-favour-other =
    Utile aussi, mais regardez le Colisée : un légionnaire y attend, et seul le pot-de-vin le fait payer 6.

circus_maximus-lesson-forum-title = La file pour les tickets
circus_maximus-lesson-forum =
    Personne n’a pris la carte premier joueur : elle est à vous. Au Forum, qui est devant choisit les meilleurs tickets. Vous en
    voulez deux : envoyez maintenant un négociant fort, mais gardez votre 8 pour vendre.
circus_maximus-lesson-forum-ask = Jouez votre 7.
circus_maximus-lesson-forum-pass = Sans tickets, il n’y a rien à vendre.
circus_maximus-lesson-forum-eight = Gardez le 8. Sur les sites, qui est devant choisit le visiteur le plus riche.
circus_maximus-lesson-forum-low = Trop bas : deux autres jouent après vous, et vous voulez le premier choix.

circus_maximus-lesson-second-title = Un deuxième ticket
circus_maximus-lesson-second =
    Votre 7 est en tête, puis viennent le 6 de Cato et le 4 de Flavia. Un négociant de plus apporte un deuxième ticket, et un 5
    suffit pour passer avant Flavia.
circus_maximus-lesson-second-ask = Jouez votre 5.
circus_maximus-lesson-second-pass = Deux tickets rapportent presque le double, et celui-ci ne coûte qu’un 5.
circus_maximus-lesson-second-high = Cela irait, mais ce négociant vous sera utile sur les sites. Un 5 suffit.
circus_maximus-lesson-second-low = Celui-là serait derrière le 4 de Flavia. Un 5, non.

circus_maximus-lesson-done-title = Deux suffisent
circus_maximus-lesson-done =
    Il y a quatre visiteurs pour les tickets de tous. Un troisième pourrait rester sans acheteur, et un ticket invendu ne vaut
    rien.
circus_maximus-lesson-done-ask = Passez.
circus_maximus-lesson-done-play =
    Chaque négociant envoyé maintenant vous manquera sur les sites. Deux tickets suffisent aujourd’hui.

circus_maximus-lesson-ticket-title = Le premier choix
circus_maximus-lesson-ticket =
    Une loge vaut 3 pièces, une place dans l’arène 2, un balcon 1. Au Cirque Maximus attend un sénateur, qui paie 6.
circus_maximus-lesson-ticket-ask = Prenez la loge pour le Cirque Maximus.
circus_maximus-lesson-ticket-later =
    Elle est bonne aussi, mais le sénateur du Cirque Maximus est meilleur acheteur. Prenez d’abord la sienne.
circus_maximus-lesson-ticket-other = Une loge vaut plus, et vous choisissez en premier.

circus_maximus-lesson-another-title = Et un pour le légionnaire
circus_maximus-lesson-another =
    Votre deuxième négociant est servi. Votre légionnaire attend au Colisée, et il reste une loge pour ce site.
circus_maximus-lesson-another-ask = Prenez la loge pour le Colisée.
circus_maximus-lesson-another-circus =
    Au Cirque Maximus, seuls deux visiteurs attendent, et l’un est déjà à vous. Votre pot-de-vin sert au Colisée.
circus_maximus-lesson-another-other = Avec le même visiteur, une loge rapporte plus.

circus_maximus-lesson-sellers-title = La file pour vendre
circus_maximus-lesson-sellers =
    Maintenant chaque site a sa propre file. Qui est devant choisit son visiteur en premier. Cato aussi a un ticket pour le Cirque
    Maximus, et il a encore son 8.
circus_maximus-lesson-sellers-ask = Envoyez votre 8 au Cirque Maximus.
circus_maximus-lesson-sellers-pass = Vos tickets ne valent rien si aucun négociant ne les vend.
circus_maximus-lesson-sellers-venue = Le sénateur attend au Cirque Maximus : c’est là qu’il faut votre 8.
circus_maximus-lesson-sellers-low = Cato pourrait passer devant avec son 8. À rang égal on est derrière : votre 8 ne risque rien.

circus_maximus-lesson-colosseum-title = L’autre ticket
circus_maximus-lesson-colosseum =
    Flavia est au Colisée avec un 5. Qui est devant choisit le visiteur, et votre 6 serait devant elle.
circus_maximus-lesson-colosseum-ask = Envoyez votre 6 au Colisée.
circus_maximus-lesson-colosseum-pass = Vous avez encore un ticket pour le Colisée. Il faut bien que quelqu’un le vende.
circus_maximus-lesson-colosseum-venue = Votre deuxième ticket est pour le Colisée.
circus_maximus-lesson-colosseum-low = Celui-là serait derrière le 5 de Flavia.

circus_maximus-lesson-close-title = Tout est prêt
circus_maximus-lesson-close =
    Les deux tickets ont leur vendeur. Les négociants restés en main rapportent ce qui est écrit sur eux.
circus_maximus-lesson-close-ask = Passez.
circus_maximus-lesson-close-play = Vous n’avez plus de tickets à vendre. Un négociant rapporte plus chez lui.

circus_maximus-lesson-sale-title = Votre première vente
circus_maximus-lesson-sale =
    Votre 8 est devant. Le sénateur paie 6, l’étudiant 3, chaque fois en plus des 3 de la loge.
circus_maximus-lesson-sale-ask = Vendez la loge au sénateur.
circus_maximus-lesson-sale-other = Laissez celui-là à Cato. Le sénateur paie plus.

circus_maximus-lesson-bribe-title = Utilisez la faveur
circus_maximus-lesson-bribe =
    Ici, un artisan paie 4 et un légionnaire 2, mais avec votre pot-de-vin le légionnaire paie 6. Une faveur sert une fois, puis
    disparaît.
circus_maximus-lesson-bribe-ask = Cliquez d’abord sur votre faveur « légionnaire soudoyé », puis vendez-lui la loge.
circus_maximus-lesson-bribe-other = Cela rapporte moins. Avec votre faveur, le légionnaire paie 6.

circus_maximus-lesson-end-title = Les comptes du jour
circus_maximus-lesson-end =
    Deux loges, un sénateur et un légionnaire soudoyé, et une pièce pour les négociants restés chez eux : 19, et vous menez. Deux
    jours suivent encore, avec des événements spéciaux qui font payer plus les visiteurs d’un site. Les faveurs gardées jusqu’au
    bout valent aussi des pièces.
