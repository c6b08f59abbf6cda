# Coupage : cartes, invites, journal, refus, décompte. `recipe` et `kind` sont trois lettres, `card` et `cards` des textes.
coupage-grape = { $name } { $stars ->
        [1] ★
        [2] ★★
       *[other] ★★★
    }
coupage-card =
    { $card ->
        [TIM] Temps
        [JEU] Vin jeune
        [VOL] Vol de carte
        [PIQ] Vin piqué
        [OEN] Œnologue
        [REC] Récolte
        [EVA] Évaporation
       *[VDT] Vol de temps
    }
coupage-cards = { $first }, { $rest }
coupage-recipe =
    { $recipe ->
        [BLA] blanc
        [ROS] rosé
        [ROU] rouge
        [CVB] cava blanc
       *[CVR] cava rosé
    }
coupage-effect =
    { $card ->
        [TIM] Fait vieillir le vin d’un de vos tonneaux.
        [JEU] Mettez en bouteille un de vos tonneaux prêts sans payer d’étoiles.
        [VOL] Tirez une carte au hasard dans la main d’un adversaire.
        [PIQ] Bloque le tonneau d’un autre joueur pendant quatre de ses tours.
        [OEN] Débarrasse n’importe quel tonneau de son Vin piqué.
        [REC] Révélez une carte par joueur ; chacun en prend une, en commençant par vous.
        [EVA] Défaussez un cépage du tonneau d’un autre joueur, jamais le dernier.
       *[VDT] Déplacez un Temps du tonneau d’un autre joueur vers un des vôtres.
    }
coupage-ability =
    { $ability ->
        [rose] prendre une carte du marché
        [rouge] une carte de la main sert de Temps
        [cava-blanc] reprendre un Temps et un cépage
       *[cava-rose] un tour supplémentaire
    }
coupage-phase =
    { $phase ->
        [draw] Pioche
        [act] Actions
        [harvest] Récolte
        [rose] Capacité du rosé
        [rouge] Capacité du rouge
        [cava-blanc] Capacité du cava blanc
       *[over] Fin
    }

coupage-prompt-draw =
    { $who ->
        [you] Prenez une carte, à la pioche ou au marché.
       *[other] { $seat } doit prendre une carte.
    }
coupage-prompt-act =
    { $who ->
        [you] { $left ->
            [one] Faites encore une action, ou finissez votre tour.
           *[other] Faites jusqu’à { $left } actions, ou finissez votre tour.
        }
       *[other] { $left ->
            [one] { $seat } peut encore faire une action.
           *[other] { $seat } peut faire jusqu’à { $left } actions.
        }
    }
coupage-prompt-grape =
    { $left ->
        [one] Encore un cépage pour le { coupage-recipe }.
       *[other] Choisissez les cépages du { coupage-recipe } : encore { $left }.
    }
coupage-prompt-replace = Choisissez le cépage qui complète le tonneau.
coupage-prompt-pay =
    { $goal ->
        [time] Payez en cépages un Temps pour le { coupage-recipe }
       *[bottle] Payez en cépages la mise en bouteille du { coupage-recipe }
    } : { $left ->
        [0] c’est assez. Ajoutez-en, ou validez.
        [one] encore une étoile.
       *[other] encore { $left } étoiles.
    }
coupage-prompt-facedown = Lequel des cépages payés reste face cachée comme Temps ?
coupage-prompt-discard = Défaussez une carte, puis piochez-en une.
coupage-prompt-victim = À qui prenez-vous une carte ?
coupage-prompt-young = Quel tonneau mettez-vous en bouteille ?
coupage-prompt-target =
    { $kind ->
        [PIQ] Quel tonneau piquez-vous ?
        [OEN] De quel tonneau retirez-vous le Vin piqué ?
        [EVA] Dans quel tonneau un cépage s’évapore-t-il ?
       *[VDT] De quel tonneau prenez-vous un Temps ?
    }
coupage-prompt-evaporate = Quel cépage s’évapore ?
coupage-prompt-which-time = Quel Temps prenez-vous ?
coupage-prompt-own-barrel = Sur lequel de vos tonneaux le posez-vous ?
coupage-prompt-harvest =
    { $who ->
        [you] Prenez une des cartes récoltées.
       *[other] { $seat } doit prendre une des cartes récoltées.
    }
coupage-prompt-rose =
    { $who ->
        [you] Votre rosé vous offre une carte du marché. Choisissez-la, ou refusez.
       *[other] { $seat } peut prendre une carte du marché.
    }
coupage-prompt-rouge =
    { $who ->
        [you] Une carte de votre main sert de Temps : quel tonneau ? Ou refusez.
       *[other] { $seat } peut utiliser une carte de sa main comme Temps.
    }
coupage-prompt-serve = Quelle carte sert de dernier Temps au rouge ?
coupage-prompt-rouge-card = Quelle carte posez-vous face cachée comme Temps ?
coupage-prompt-cava-blanc =
    { $who ->
        [you] Reprenez un Temps et un cépage : choisissez le Temps, ou refusez.
       *[other] { $seat } peut reprendre un Temps et un cépage.
    }
coupage-prompt-cava-blanc-grape = Quel cépage reprenez-vous ?
coupage-prompt-won =
    { $who ->
        [you] Vous avez réuni les trois bouteilles et gagnez.
       *[other] { $seat } a réuni les trois bouteilles et gagne.
    }
coupage-prompt-stopped =
    { $who ->
        [you] La partie s’arrête sans que personne ait atteint le but. Vous en êtes le plus près et gagnez.
       *[other] La partie s’arrête sans que personne ait atteint le but. { $seat } en est le plus près et gagne.
    }
coupage-prompt-shared = La partie s’arrête sans que personne ait atteint le but. { $count } joueurs se partagent la victoire.

# Chez qui : « chez vous », « chez Nora ».
coupage-owners =
    { $owner_who ->
        [you] chez vous
       *[other] chez { $owner_seat }
    }
coupage-log-draw =
    { $who ->
        [you] Vous piochez une carte.
       *[other] { $seat } pioche une carte.
    }
coupage-log-drew = Vous piochez { $card }.
coupage-log-market =
    { $who ->
        [you] Vous prenez { $card } au marché.
       *[other] { $seat } prend { $card } au marché.
    }
coupage-log-filled = { $card } arrive au marché.
coupage-log-reshuffled =
    { $count ->
        [one] La seule carte de la défausse devient la pioche.
       *[other] On mélange les { $count } cartes de la défausse pour refaire la pioche.
    }
coupage-log-no-draw =
    { $who ->
        [you] Vous n’avez rien à piocher.
       *[other] { $seat } n’a rien à piocher.
    }
coupage-log-end =
    { $who ->
        [you] { $left ->
            [2] Vous ne faites rien ce tour-ci.
           *[other] Vous finissez votre tour.
        }
       *[other] { $left ->
            [2] { $seat } ne fait rien ce tour-ci.
           *[other] { $seat } finit son tour.
        }
    }
coupage-log-lay =
    { $who ->
        [you] Vous commencez un { coupage-recipe } sur le tonneau { $barrel } : { $cards }.
       *[other] { $seat } commence un { coupage-recipe } sur le tonneau { $barrel } : { $cards }.
    }
coupage-log-replace =
    { $who ->
        [you] Vous ajoutez { $card } au { coupage-recipe } du tonneau { $barrel }.
       *[other] { $seat } ajoute { $card } au { coupage-recipe } du tonneau { $barrel }.
    }
coupage-log-time =
    { $who ->
        [you] Vous faites vieillir le { coupage-recipe } du tonneau { $barrel }.
       *[other] { $seat } fait vieillir le { coupage-recipe } du tonneau { $barrel }.
    }
coupage-log-stars =
    { $who ->
        [you] Vous payez { $cards } ; { $card } reste face cachée comme Temps sur le tonneau { $barrel }, le { coupage-recipe }.
       *[other] { $seat } paie { $cards } ; { $card } reste face cachée comme Temps sur le tonneau { $barrel }, le { coupage-recipe }.
    }
coupage-log-bottle =
    { $who ->
        [you] Vous mettez en bouteille le { coupage-recipe } du tonneau { $barrel } et payez { $cards }.
       *[other] { $seat } met en bouteille le { coupage-recipe } du tonneau { $barrel } et paie { $cards }.
    }
coupage-log-bottle-serve =
    { $who ->
        [you] Vous mettez en bouteille le { coupage-recipe } du tonneau { $barrel } et payez { $cards } ; { $card } sert de dernier Temps.
       *[other] { $seat } met en bouteille le { coupage-recipe } du tonneau { $barrel } et paie { $cards } ; { $card } sert de dernier Temps.
    }
coupage-log-cycle =
    { $who ->
        [you] Vous défaussez { $card }.
       *[other] { $seat } défausse { $card }.
    }
coupage-log-jeu =
    { $who ->
        [you] Vous mettez en bouteille le { coupage-recipe } du tonneau { $barrel } avec un Vin jeune, sans payer.
       *[other] { $seat } met en bouteille le { coupage-recipe } du tonneau { $barrel } avec un Vin jeune, sans payer.
    }
coupage-log-jeu-serve =
    { $who ->
        [you] Vous mettez en bouteille le { coupage-recipe } du tonneau { $barrel } avec un Vin jeune, sans payer ; { $card } sert de dernier Temps.
       *[other] { $seat } met en bouteille le { coupage-recipe } du tonneau { $barrel } avec un Vin jeune, sans payer ; { $card } sert de dernier Temps.
    }
coupage-log-vol =
    { $who ->
        [you] Vous prenez une carte à { $victim_seat }.
       *[other] { $victim_who ->
            [you] { $seat } vous prend une carte.
           *[other] { $seat } prend une carte à { $victim_seat }.
        }
    }
coupage-log-stole = Vous prenez { $card } à { $victim_seat }.
coupage-log-lost-card = { $seat } vous prend { $card }.
coupage-log-piq =
    { $who ->
        [you] Vous posez un Vin piqué sur le { coupage-recipe } du tonneau { $barrel }, { coupage-owners }.
       *[other] { $seat } pose un Vin piqué sur le { coupage-recipe } du tonneau { $barrel }, { coupage-owners }.
    }
coupage-log-oen =
    { $who ->
        [you] Vous sauvez le { coupage-recipe } du tonneau { $barrel }, { coupage-owners }.
       *[other] { $seat } sauve le { coupage-recipe } du tonneau { $barrel }, { coupage-owners }.
    }
coupage-log-rec =
    { $who ->
        [you] Vous jouez une Récolte.
       *[other] { $seat } joue une Récolte.
    }
coupage-log-revealed = Récoltées : { $cards }.
coupage-log-harvest =
    { $who ->
        [you] Vous prenez { $card }.
       *[other] { $seat } prend { $card }.
    }
coupage-log-eva =
    { $who ->
        [you] Vous faites s’évaporer { $card } du { coupage-recipe } du tonneau { $barrel }, { coupage-owners }.
       *[other] { $seat } fait s’évaporer { $card } du { coupage-recipe } du tonneau { $barrel }, { coupage-owners }.
    }
coupage-log-vdt =
    { $who ->
        [you] Vous prenez un Temps sur le tonneau { $barrel }, { coupage-owners }, pour votre propre tonneau { $own }.
       *[other] { $seat } prend un Temps sur le tonneau { $barrel }, { coupage-owners }, pour son propre tonneau { $own }.
    }
coupage-log-cleared =
    { $who ->
        [you] Le Vin piqué de votre tonneau { $barrel } disparaît.
       *[other] Le Vin piqué du tonneau { $barrel }, chez { $seat }, disparaît.
    }
coupage-log-decline =
    { $who ->
        [you] Vous n’utilisez pas la capacité.
       *[other] { $seat } n’utilise pas la capacité.
    }
coupage-log-rose =
    { $who ->
        [you] Grâce à votre rosé, vous prenez { $card } au marché.
       *[other] { $seat }, grâce à son rosé, prend { $card } au marché.
    }
coupage-log-rouge =
    { $who ->
        [you] Grâce à votre rouge, vous posez une carte de votre main, face cachée, comme Temps sur le tonneau { $barrel }.
       *[other] { $seat }, grâce à son rouge, pose une carte de sa main, face cachée, comme Temps sur le tonneau { $barrel }.
    }
coupage-log-rouge-own = Votre rouge : { $card } va face cachée comme Temps sur le tonneau { $barrel }.
coupage-log-cava-blanc =
    { $who ->
        [you] Grâce à votre cava blanc, vous reprenez { $grape } et { $card } du tonneau { $barrel }.
       *[other] { $seat }, grâce à son cava blanc, reprend { $grape } et { $card } du tonneau { $barrel }.
    }
coupage-log-cava-blanc-hidden =
    { $who ->
        [you] Grâce à votre cava blanc, vous reprenez { $grape } et une carte face cachée du tonneau { $barrel }.
       *[other] { $seat }, grâce à son cava blanc, reprend { $grape } et une carte face cachée du tonneau { $barrel }.
    }
coupage-log-extra =
    { $who ->
        [you] Grâce à votre cava rosé, vous jouez un tour supplémentaire.
       *[other] { $seat }, grâce à son cava rosé, joue un tour supplémentaire.
    }
coupage-log-won =
    { $who ->
        [you] Vous avez réuni les trois bouteilles et gagnez.
       *[other] { $seat } a réuni les trois bouteilles et gagne.
    }
coupage-log-stopped = Après { $turns } tours, la partie s’arrête.

coupage-refuse-no-cards = La pioche et la défausse sont vides : il n’y a rien à piocher.
coupage-refuse-empty-slot = Il n’y a pas de carte à la place { $slot } du marché.
coupage-refuse-taken = Il n’y a pas de carte à cette place.
coupage-refuse-now =
    { $question ->
        [draw] « { $text } » n’est pas possible maintenant : prenez d’abord une carte.
        [harvest] « { $text } » n’est pas possible maintenant : prenez une des cartes récoltées.
        [rose] « { $text } » n’est pas possible maintenant : prenez une carte du marché, ou refusez.
        [rouge] « { $text } » n’est pas possible maintenant : choisissez un de vos tonneaux auxquels il manque du Temps, ou refusez.
        [cava-blanc] « { $text } » n’est pas possible maintenant : choisissez un Temps du cava mis en bouteille, ou refusez.
        [facedown] « { $text } » n’est pas possible maintenant : choisissez un des cépages payés. Pour faire autre chose, annulez cette étape.
        [victim] « { $text } » n’est pas possible maintenant : choisissez un autre joueur qui a des cartes. Pour faire autre chose, annulez cette étape.
        [young] « { $text } » n’est pas possible maintenant : choisissez un de vos tonneaux prêts. Pour faire autre chose, annulez cette étape.
        [target] « { $text } » n’est pas possible maintenant : choisissez un tonneau. Pour faire autre chose, annulez cette étape.
        [evaporate] « { $text } » n’est pas possible maintenant : choisissez un cépage de ce tonneau. Pour faire autre chose, annulez cette étape.
        [which-time] « { $text } » n’est pas possible maintenant : choisissez une des cartes Temps. Pour faire autre chose, annulez cette étape.
        [own-barrel] « { $text } » n’est pas possible maintenant : choisissez un de vos tonneaux auxquels il manque du Temps. Pour faire autre chose, annulez cette étape.
        [cava-blanc-grape] « { $text } » n’est pas possible maintenant : choisissez un cépage du cava mis en bouteille. Pour faire autre chose, annulez cette étape.
       *[other] « { $text } » n’est pas possible maintenant : choisissez une carte de votre main. Pour faire autre chose, annulez cette étape.
    }
coupage-refuse-drawn-already = « { $text } » n’est plus possible ce tour-ci : vous avez déjà pris votre carte.
coupage-refuse-begin = « { $text } » n’est qu’une partie d’un coup : choisissez d’abord un vin de la liste, un tonneau ou une action.
coupage-refuse-no-barrel = Tous vos tonneaux sont occupés.
coupage-refuse-lockout = Avec un { coupage-recipe } de plus, vous ne pourriez plus gagner.
coupage-refuse-grapes = Vous n’avez pas en main les cépages d’un { coupage-recipe }.
coupage-refuse-empty-barrel = Le tonneau { $barrel } est vide.
coupage-refuse-bottled = Le tonneau { $barrel } est déjà en bouteille.
coupage-refuse-spoiled =
    { $turns ->
        [one] Le vin du tonneau { $barrel } est piqué pendant encore un de vos tours.
       *[other] Le vin du tonneau { $barrel } est piqué pendant encore { $turns } de vos tours.
    }
coupage-refuse-complete = Le tonneau { $barrel } a tous ses cépages.
coupage-refuse-no-fit = Aucun cépage de votre main ne convient au tonneau { $barrel }.
coupage-refuse-aged = Le tonneau { $barrel } a tout le Temps qu’il lui faut.
coupage-refuse-no-time = Vous n’avez pas de carte Temps.
coupage-refuse-stars =
    { $stars ->
        [one] Il vous faut en main des cépages valant une étoile.
       *[other] Il vous faut en main des cépages valant { $stars } étoiles.
    }
coupage-refuse-not-ready = Le tonneau { $barrel } n’est pas prêt. Il manque : cépages { $grapes }, Temps { $time }.
coupage-refuse-not-held = Vous n’avez pas { $card } en main, ou pas assez.
coupage-refuse-no-effect =
    { $kind ->
        [JEU] Aucun de vos tonneaux n’est prêt pour la mise en bouteille.
        [VOL] Personne d’autre n’a de carte.
        [PIQ] Aucun autre joueur n’a de tonneau en production qui ne soit pas déjà piqué.
        [OEN] Aucun tonneau n’est piqué.
        [REC] Il ne reste aucune carte à récolter.
        [EVA] Aucun autre joueur n’a de tonneau en production avec au moins deux cépages.
       *[VDT] Il n’y a pas de Temps à prendre, ou aucun de vos tonneaux ne peut en recevoir.
    }
coupage-refuse-empty-hand = Vous n’avez pas de carte à défausser.
coupage-refuse-no-grape = { $card } n’est pas un cépage.
coupage-refuse-payment = Avec { $card }, vous paieriez plus qu’il ne faut.
coupage-refuse-misfit = Avec { $card }, vous ne pouvez pas compléter le vin.
coupage-refuse-order-first =
    { $step ->
        [pay] On paie d’abord les cartes qui ont le plus d’étoiles, à égalité dans l’ordre de la liste
       *[grape] Les cépages se choisissent dans l’ordre de la liste
    } : avant { $card } vient { $first }.
coupage-refuse-order-back =
    { $step ->
        [pay] On paie d’abord les cartes qui ont le plus d’étoiles, à égalité dans l’ordre de la liste
       *[grape] Les cépages se choisissent dans l’ordre de la liste
    } : { $card } vient avant { $last }. Annulez une étape pour choisir cette carte.
coupage-refuse-not-with-those = Ce cépage ne donne pas un vin complet avec ceux que vous avez choisis.
coupage-refuse-unpaid =
    { $left ->
        [1] Il reste une étoile à payer.
       *[other] Il reste { $left } étoiles à payer.
    }
coupage-refuse-too-much = Avec ce cépage, vous paieriez plus qu’il ne faut.
coupage-refuse-nowhere = Ce tonneau n’existe pas à cette table.
coupage-refuse-not-spoiled = Ce tonneau n’est pas piqué.
coupage-refuse-own-barrel = Cette carte vise le tonneau d’un autre joueur.
coupage-refuse-not-producing = Ce tonneau n’est pas en production.
coupage-refuse-one-spoiled = Ce tonneau est déjà piqué.
coupage-refuse-last-grape = Le dernier cépage d’un tonneau ne peut pas s’évaporer.
coupage-refuse-no-time-there = Il n’y a pas de Temps sur ce tonneau.

coupage-score-bottle =
    { $recipe ->
        [BLA] Blanc
        [ROS] Rosé
        [ROU] Rouge
        [CVB] Cava blanc
       *[CVR] Cava rosé
    }

coupage-content-letters = « { $code } » ne peut pas être le code d’une variété ; il faut trois lettres majuscules, comme MAC.
coupage-content-name = la variété { $code } doit avoir un nom imprimable : ni vide, ni avec des retours à la ligne ou des caractères de contrôle.
coupage-content-same-name = deux variétés s’appellent « { $name } » ; chacune doit avoir son propre nom.
coupage-content-code = le code { $code } désigne deux choses ; chaque variété a ses trois lettres à elle.
coupage-content-grapes = il faut { $wanted } cartes Cépage, mais il y en a { $found }.
coupage-content-specials = il faut { $wanted } cartes spéciales, mais il y en a { $found }.
coupage-content-slot = la recette { $recipe } demande « { $text } » ; un cépage est W, R, les trois lettres d’une variété, ou plusieurs séparées par « / ».
coupage-content-alike = la recette { $recipe } pourrait se faire avec plus de { $most } cépages d’une même variété ; demandez-en davantage de différentes.
coupage-content-impossible = la recette { $recipe } est impossible avec ces cépages.

## La première partie guidée

coupage-guide-start-goal = Soyez le premier à mettre en bouteille deux vins et un cava. Un tour commence par une carte : inconnue à la pioche, ou l’une des deux du marché.
coupage-guide-draw-aid = Avant de choisir, regardez ce qui manque à vos recettes : la carte des vins cite les cépages qu’il vous faut.
coupage-guide-act-two = Jusqu’à deux actions : poser une recette, faire vieillir un vin, le mettre en bouteille, jouer une carte spéciale, échanger une carte.
coupage-guide-act-recipes = Chaque tonneau contient un vin. Il lui faut d’abord des cépages, puis du Temps, enfin des étoiles pour la mise en bouteille.
coupage-guide-act-stars = Les étoiles sont votre argent : gardez des cépages pour payer. La carte des vins dit ce que coûte chaque bouteille.
coupage-guide-act-plan = Sans cava, personne ne gagne : commencez tôt le vôtre.
coupage-guide-grape = Les cépages se posent tous à la fois. Prenez ceux qui ont peu d’étoiles et gardez les autres pour payer.
coupage-guide-lay = Votre vin doit maintenant vieillir. Jouez une carte Temps, ou payez avec les étoiles de vos cépages ; chaque Temps coûte une action.
coupage-guide-pay = Ne payez pas plus qu’il ne faut : on ne rend pas la monnaie, et ce que vous payez va à la défausse.
coupage-guide-facedown = Un des cépages payés reste face cachée et compte comme Temps ; tout le monde l’a vu.
coupage-guide-replace = Tout cépage qui convient à la recette fait l’affaire, pas seulement celui que vous avez perdu.
coupage-guide-young = Un vin jeune ne coûte pas d’étoiles : c’est sur la bouteille la plus chère qu’il fait gagner le plus.
coupage-guide-bottle = Une bouteille est à vous pour de bon : plus aucune carte ne peut la toucher.
coupage-guide-harvest = Lors d’une récolte, chacun prend à son tour une des cartes visibles, et tous voient laquelle.
coupage-guide-target = Nuisez à qui est le plus près de gagner. Un Œnologue, lui, sauve un de vos tonneaux.
coupage-guide-evaporate = Choisissez le cépage le plus dur à remplacer : un cépage rare, ou un de ceux que la recette nomme.
coupage-guide-victim = La carte est prise au hasard ; seuls vous et son propriétaire saurez laquelle.
coupage-guide-piq = Un tonneau piqué est bloqué pendant quatre tours de son propriétaire ; un Œnologue le sauve aussitôt.
coupage-guide-eva = Un cépage évaporé doit être remplacé par un cépage qui convient avant la mise en bouteille.
coupage-guide-lost-card = On vous a pris une carte. Si vous en avez moins de trois à la fin de votre tour, vous piochez jusqu’à trois.
coupage-guide-discard = Défaussez une carte qui ne vous sert à rien ; tout le monde la voit, et elle peut revenir.
coupage-guide-reshuffled = La pioche était vide, on a mélangé la défausse : des cartes déjà vues peuvent revenir.
coupage-guide-ability = La capacité d’un vin s’utilise aussitôt ou se perd ; elle ne coûte pas d’action.
coupage-guide-end = La troisième bouteille termine aussitôt la partie, même au milieu d’un tour.

## Moves, as they are offered

coupage-move-pile = Piocher
coupage-move-nothing = Vide
coupage-move-market = Prendre la carte { $number } du marché
coupage-move-end = Finir le tour
coupage-move-cycle = Défausser une carte et piocher
coupage-move-cycle-brief = Défausser et piocher
coupage-move-decline = Refuser
coupage-move-done =
    { $goal ->
        [stars] Payer ainsi un Temps, tonneau { $number }
       *[bottle] Payer ainsi et embouteiller le tonneau { $number }
    }
coupage-move-up = Un Temps face visible
coupage-move-down = Temps face cachée { $number }
coupage-move-lay = Poser un { coupage-recipe }
coupage-move-play = Jouer { $card }
coupage-move-card = { $card }
coupage-move-seat = Prendre une carte à { $seat }
coupage-move-barrel = Tonneau { $barrel } de { $seat }
coupage-move-aim =
    { $card ->
        [TIM] Faire vieillir { coupage-aimed }
        [JEU] Embouteiller { coupage-aimed }
        [PIQ] Piquer { coupage-aimed }
        [OEN] Sauver { coupage-aimed }
        [EVA] Faire évaporer dans { coupage-aimed }
       *[VDT] Prendre un Temps dans { coupage-aimed }
    }
coupage-aimed =
    { $whose ->
        [you] votre tonneau { $barrel }
       *[other] le tonneau { $barrel } de { $seat }
    }
coupage-move-with =
    { $step ->
        [pay] Payer { $card }
        [discard] Défausser { $card }
        [evaporate] Faire évaporer { $card }
        [facedown] { $card } comme Temps
        [rouge-card] { $card } comme Temps
        [serve] { $card } comme Temps
       *[grape] Ajouter { $card }
    }
coupage-move-replace = Compléter le tonneau { $number }
coupage-move-time = Carte Temps sur le tonneau { $number }
coupage-move-stars = Payer un Temps en étoiles, tonneau { $number }
coupage-move-bottle = Embouteiller le tonneau { $number }
coupage-move-take = Prendre la carte { $number } de la récolte
coupage-move-take-card = Prendre { $card }
coupage-group =
    { $group ->
        [barrel-1] Tonneau 1
        [barrel-2] Tonneau 2
        [barrel-3] Tonneau 3
        [barrel-4] Tonneau 4
        [draw] Prendre une carte
        [end] Fin
        [lay] Poser des cépages
        [special] Cartes spéciales
        [cycle] Défausser et piocher
        [grape] Cépages
        [replace] Cépages
        [pay] Payer
        [facedown] Face cachée
        [discard] Défausser
        [harvest] Récolte
       *[target] Choisir
    }

## What a move would bring

coupage-effect-pile =
    { $count ->
        [0] On mélange d’abord la défausse ; vous piochez ensuite une carte inconnue.
       *[other] Une carte inconnue ; la pioche en a { $count }.
    }
coupage-effect-take = Vous prenez { $card }.
coupage-effect-nearer = Utile pour : { $wines }.
coupage-effect-nearer-one =
    { coupage-recipe } { $left ->
        [0] (alors complet)
       *[other] (puis encore { $left })
    }
coupage-effect-lay = { $count } cartes vont sur un tonneau libre. Il lui faudra ensuite { $time } Temps et { $stars } étoiles.
coupage-effect-lockout = Vous ne pourriez plus gagner : il ne resterait aucun tonneau pour ce qui vous manque.
coupage-effect-ages =
    Le { coupage-recipe } vieillit{ $time ->
        [0] {""}
       *[other]  ; il faut encore { $time } Temps
    }{ $grapes ->
        [0] .
        [1]  ; un cépage manque encore.
       *[other]  ; { $grapes } cépages manquent encore.
    }
coupage-effect-ripe = Le { coupage-recipe } est alors prêt : { $stars } étoiles pour la mise en bouteille.
coupage-effect-stars = Coûte des cépages valant { $stars } étoiles ; l’un d’eux reste face cachée comme Temps.
coupage-effect-replace =
    Un cépage de votre main rejoint le { coupage-recipe } ; { $left ->
        [0] il est alors complet.
        [1] il manque encore un cépage.
       *[other] il manque encore { $left } cépages.
    }
coupage-effect-pays =
    { $stars ->
        [0] Ne coûte aucune étoile.
       *[other] Coûte des cépages valant { $stars } étoiles.
    }
coupage-effect-bottle =
    { $counts ->
        [yes] Avec le { coupage-recipe }, vous avez { $progress } des 3 bouteilles.
       *[no] Le { coupage-recipe } ne compte pas : vous en avez déjà assez de sa sorte.
    }
coupage-effect-wins = Vos trois bouteilles sont alors réunies : vous gagnez.
coupage-effect-cycle = Coûte une action : vous défaussez une carte et piochez celle du dessus.
coupage-effect-end =
    { $actions ->
        [0] {""}
        [1] Vous renoncez à une action.{" "}
       *[other] Vous renoncez à { $actions } actions.{" "}
    }{ $draws ->
        [0] { $extra ->
            [yes] Puis vous jouez votre tour supplémentaire.
           *[no] Le joueur suivant prend une carte.
        }
        [1] Vous piochez une carte, puis { coupage-effect-next }
       *[other] Vous piochez { $draws } cartes, puis { coupage-effect-next }
    }
coupage-effect-next =
    { $extra ->
        [yes] vous jouez votre tour supplémentaire.
       *[no] c’est au suivant.
    }
coupage-effect-decline = La capacité n’est pas utilisée.
coupage-effect-paid =
    { $left ->
        [0] Tout est payé.
        [1] Il reste alors une étoile à payer.
       *[other] Il reste alors { $left } étoiles à payer.
    }
coupage-effect-discard = Vous défaussez { $card } et piochez la carte du dessus.
coupage-effect-facedown = { $card } reste face cachée comme Temps.
coupage-effect-serve = { $card } sert de dernier Temps, puis part à la défausse avec les cartes du tonneau.
coupage-effect-grape =
    { $stars ->
        [1] Va dans le tonneau ; vaut une étoile en paiement.
       *[other] Va dans le tonneau ; vaut { $stars } étoiles en paiement.
    }
coupage-effect-evaporate =
    { $seat } ne pourra plus mettre en bouteille son { coupage-recipe } : { $count ->
        [one] il manquera un cépage.
       *[other] il manquera { $count } cépages.
    }
coupage-effect-victim =
    { $count ->
        [1] La seule carte de { $seat }.
       *[other] Une des { $count } cartes de { $seat }, au hasard.
    }
coupage-effect-known = Vous connaissez ces cartes : { $cards }.
coupage-effect-target =
    { $whose ->
        [you] Votre { coupage-recipe }
       *[other] { $seat }, { coupage-recipe }
    }{ $ready ->
        [yes] , prêt
       *[no] {""}
    } : { $card ->
        [PIQ] ni cépage, ni Temps, ni mise en bouteille pendant quatre tours de son propriétaire.
        [OEN] le Vin piqué est retiré, la production reprend.
        [EVA] perd un cépage de votre choix.
       *[VDT] perd un Temps au profit d’un de vos tonneaux.
    }

## Where the game stands

coupage-heading = Manche { $round }
coupage-supply =
    { $count ->
        [0] La pioche est vide
        [1] Une carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
coupage-bottles =
    { $wines ->
        [0] aucun vin
        [1] 1 vin
       *[other] { $wines } vins
    }, { $cavas ->
        [0] aucun cava
        [1] 1 cava
       *[other] { $cavas } cavas
    }

## Ce qui manque aux recettes et ce qu’attendent les tonneaux

coupage-variety = { $name }
coupage-or = { $first } ou { $next }
coupage-and = { $first } et { $next }
coupage-either = { $first } / { $next }
coupage-barrel-free = Libre
coupage-barrel-bottled = En bouteille
coupage-barrel-spoiled =
    { $turns ->
        [1] Bloqué 1 tour
       *[other] Bloqué { $turns } tours
    }
coupage-barrel-ready = Prêt : { $stars } ★
coupage-barrel-lacks-both =
    Manque { $grapes ->
        [1] 1 cépage
       *[other] { $grapes } cépages
    }, { $time } Temps
coupage-barrel-lacks-grapes =
    Manque { $grapes ->
        [1] 1 cépage
       *[other] { $grapes } cépages
    }
coupage-barrel-lacks-time = Manque { $time } Temps
coupage-aid-asks =
    { $different ->
        [1] Un seul cépage suffit.
       *[other] Au moins { $different } cépages différents.
    }
coupage-aid-all = Vous avez tous les cépages : une action suffit pour les poser.
coupage-aid-missing =
    Il manque { $grapes }{ $market ->
        [0] .
       *[other] { $count ->
            [1] {"\u202F"}: au marché.
           *[other] {"\u202F"}; { $market } au marché.
        }
    }
coupage-aid-times = { $count } { $grape }
coupage-aid-of =
    { $different ->
        [yes] { $count } différents parmi { $grapes }
       *[no] { $count } parmi { $grapes }
    }
coupage-aid-colour =
    { $colour ->
        [white] { $count ->
            [1] 1 blanc
           *[other] { $different ->
                [yes] { $count } blancs différents
               *[no] { $count } blancs
            }
        }
       *[red] { $count ->
            [1] 1 rouge
           *[other] { $different ->
                [yes] { $count } rouges différents
               *[no] { $count } rouges
            }
        }
    }
coupage-aid-but = { $colour } (sauf { $but })
coupage-aid-blend = { $grapes }, au moins { $different } cépages différents en tout
coupage-aid-spare =
    { $cava ->
        [yes] Ne compterait plus : vous avez votre cava.
       *[no] Ne compterait plus : vous avez vos deux vins.
    }
coupage-aid-closed =
    { $free ->
        [no] Aucun tonneau n’est libre.
       *[yes] { $cava ->
            [yes] Un cava de plus vous ferait perdre.
           *[no] Un vin de plus vous ferait perdre.
        }
    }

## La table en zones et en pièces

coupage-layout-hand = Vos cartes
coupage-layout-chosen = choisie
coupage-layout-stars =
    { $stars ->
        [1] ★
        [2] ★★
        [3] ★★★
       *[other] { $stars } ★
    }
coupage-layout-back = une carte
coupage-layout-aid = Carte des vins
coupage-layout-time-stars = { coupage-layout-stars } = 1 Temps
coupage-layout-grapes = Cépages
coupage-layout-to-bottle = À payer
coupage-layout-recipe = { $recipe } { $name }
coupage-layout-brings = { $needs } En bouteille : { $ability }.
coupage-layout-barrels = Vos tonneaux
coupage-layout-cellar = Tonneaux de { $seat }
coupage-layout-barrel = { $number }
coupage-layout-barrel-of = { $number } { $recipe }
coupage-layout-bottle = une bouteille : { $recipe }
coupage-layout-cava-card = carte Cava
coupage-layout-time-down = un Temps face cachée
coupage-layout-time-known = un Temps face cachée : { $card }
coupage-layout-down = comme Temps
coupage-layout-turns =
    { $turns ->
        [one] 1 tour
       *[other] { $turns } tours
    }
coupage-layout-market = Marché
coupage-layout-harvest = Récolte
coupage-layout-place = { $number }
coupage-layout-resolving = En cours
coupage-layout-pile = Pioche
coupage-layout-discard = Défausse
coupage-layout-players = Bouteilles
coupage-layout-goal =
    But : { $wines ->
        [one] 1 vin
       *[other] { $wines } vins
    } et { $cavas ->
        [one] 1 cava
       *[other] { $cavas } cavas
    }{ $second ->
        [yes]  ; un second cava compte comme un vin
       *[no] {""}
    }
coupage-layout-wines = Vins
coupage-layout-cavas = Cavas
coupage-layout-cards = Cartes
coupage-layout-hands = Les cartes des autres
