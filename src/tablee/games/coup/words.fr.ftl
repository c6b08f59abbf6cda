# Coup : invites, journal, refus, décompte. `colour` est la lettre d’une série, `tile` une lettre et deux chiffres.
coup-colour-name =
    { $colour ->
        [Y] jaune
        [O] orange
        [R] rouge
        [V] violet
        [B] bleu
       *[G] vert
    }

coup-colour-the =
    { $colour ->
        [O] l’orange
       *[other] le { coup-colour-name }
    }

coup-phase =
    { $phase ->
        [buying] Achat
        [laying] Pose
        [swapping] Échange
        [last-tiles] Dernières tuiles
       *[scoring] Décompte
    }

coup-prompt-buy =
    { $who ->
        [you] Achetez un jeton à { $price }, ou arrêtez : { $left ->
            [one] encore un cette manche.
           *[other] encore { $left } au plus cette manche.
        }
       *[other] { $seat } achète des jetons.
    }
coup-prompt-lay =
    { $who ->
        [you] Posez une tuile : { $turn } sur { $of } cette manche.
       *[other] { $seat } pose sa tuile { $turn } sur { $of }.
    }
coup-prompt-swap =
    { $who ->
        [you] { $aside ->
            [0] Écartez les tuiles dont vous ne voulez pas, puis piochez.
            [one] Une tuile est écartée. Écartez-en d’autres, ou piochez.
           *[other] { $aside } tuiles sont écartées. Écartez-en d’autres, ou piochez.
        }
       *[other] { $seat } échange des tuiles.
    }
coup-prompt-last =
    { $who ->
        [you] C’est le Coup. Posez une dernière tuile, ou passez.
       *[other] { $seat } peut poser une dernière tuile.
    }
coup-prompt-won =
    { $who ->
        [you] Vous gagnez avec { $capital }.
       *[other] { $seat } gagne avec { $capital }.
    }
coup-prompt-tie = { $count } joueurs se partagent la victoire avec { $capital } chacun.

coup-log-buy =
    { $who ->
        [you] Vous achetez un jeton { coup-colour-name }.
       *[other] { $seat } achète un jeton { coup-colour-name }.
    }
coup-purchase =
    { $who ->
        [you] Vous achetez
       *[other] { $seat } achète
    } { $count ->
        [2] deux
        [3] trois
        [4] quatre
       *[other] { $count }
    } jetons : { $tokens }.
coup-purchase-part =
    { $count } { $count ->
        [one] { coup-colour-name }
       *[other] { $colour ->
            [Y] jaunes
            [O] orange
            [R] rouges
            [V] violets
            [B] bleus
           *[G] verts
        }
    }
coup-purchase-and = { $first }, { $next }
coup-log-stop =
    { $who ->
        [you] { $bought ->
            [0] Vous n’achetez rien.
           *[other] Vous avez fini vos achats.
        }
       *[other] { $bought ->
            [0] { $seat } n’achète rien.
           *[other] { $seat } a fini ses achats.
        }
    }
coup-log-lay =
    { $who ->
        [you] { $gain ->
            [0] Vous posez { $tile }.
           *[other] Vous posez { $tile } : { coup-colour-the } vaut maintenant { $value } (+{ $gain }).
        }
       *[other] { $gain ->
            [0] { $seat } pose { $tile }.
           *[other] { $seat } pose { $tile } : { coup-colour-the } vaut maintenant { $value } (+{ $gain }).
        }
    }
coup-log-swap =
    { $who ->
        [you] { $count ->
            [0] Vous gardez toutes vos tuiles.
            [one] Vous écartez une tuile.
           *[other] Vous écartez { $count } tuiles.
        }
       *[other] { $count ->
            [0] { $seat } garde toutes ses tuiles.
            [one] { $seat } écarte une tuile.
           *[other] { $seat } écarte { $count } tuiles.
        }
    }
coup-log-draw =
    { $who ->
        [you] { $count ->
            [one] Vous piochez une tuile.
           *[other] Vous piochez { $count } tuiles.
        }
       *[other] { $count ->
            [one] { $seat } pioche une tuile.
           *[other] { $seat } pioche { $count } tuiles.
        }
    }
coup-log-drew = Vous piochez { $tiles }.
coup-log-pass =
    { $who ->
        [you] Vous ne posez pas de dernière tuile.
       *[other] { $seat } ne pose pas de dernière tuile.
    }
coup-log-coup =
    { $who ->
        [you] Coup ! Vous achevez une suite de { $length } en { coup-colour-name }. Chacun des autres peut poser une dernière tuile.
       *[other] Coup ! { $seat } achève une suite de { $length } en { coup-colour-name }. Chacun des autres peut poser une dernière tuile.
    }
coup-log-round =
    { $who ->
        [you] Manche { $round }. Vous commencez.
       *[other] Manche { $round }. { $seat } commence.
    }
coup-log-over = La partie est terminée.

coup-refuse-sold-out =
    { $colour ->
        [O] Tous les jetons orange sont vendus.
       *[other] Tous les jetons { coup-colour-name }s sont vendus.
    }
coup-refuse-already-laid = { $tile } est déjà sur le plateau.
coup-refuse-not-held = Vous n’avez pas { $tile } en main.
coup-refuse-now =
    { $question ->
        [buy] « { $text } » n’est pas possible maintenant : achetez un jeton, ou arrêtez.
        [lay] « { $text } » n’est pas possible maintenant : posez une tuile.
        [swap] « { $text } » n’est pas possible maintenant : écartez des tuiles, ou piochez.
       *[last] « { $text } » n’est pas possible après le Coup : posez une dernière tuile, ou passez.
    }
coup-refuse-must-lay = Il faut poser une tuile ; on ne peut passer qu’après le Coup.
coup-refuse-not-in-hand = Cette tuile ne peut pas être écartée.
coup-refuse-already-aside = { $tile } est déjà écartée.
coup-refuse-order = Les tuiles s’écartent dans l’ordre des séries, et { $tile } vient avant { $last }. Annulez pour choisir à nouveau.

coup-score-cash = Argent
coup-score-tokens =
    { $tokens ->
        [one] Un jeton { coup-colour-name } à { $value }
       *[other] { $tokens } jetons { $colour ->
            [O] orange
           *[other] { coup-colour-name }s
        } à { $value }
    }

coup-content-hands = pour { $seats } mains de { $hand } tuiles, il faudrait plus que les { $tiles } tuiles du jeu.
coup-content-capital = { $seats } joueurs avec { $capital } chacun ont plus que les { $money } de la boîte.
coup-content-lay = à { $seats }, personne ne peut poser { $lay } tuiles d’une main de { $hand }.
coup-content-no-run = la première valeur de suite est celle de zéro tuile : elle doit être 0.
coup-content-joined-runs = une tuile qui réunit deux suites ne doit pas diminuer leur valeur totale.

## La première partie guidée

coup-guide-start-race = Le plus riche gagne. La partie s’arrête au Coup : la première suite de dix tuiles sans trou, dans n’importe quelle série.
coup-guide-start-goal = Chaque manche a trois étapes : acheter des jetons avec votre argent, poser des tuiles, puis échanger celles dont vous ne voulez pas.
coup-guide-buy-token = À présent, on achète. Un jeton est une part de série : il rapporte à la fin de la partie, d’autant plus que les suites sont longues.
coup-guide-buy-colour = Regardez vos tuiles : avec des numéros proches d’une même couleur, vous pouvez bâtir une suite. Cette couleur est prometteuse.
coup-guide-buy-stop = Arrêtez quand vous voulez : l’argent garde sa valeur, mais un jeton ne vaut presque rien si sa série n’a que des suites courtes.
coup-guide-lay-tile = À présent, on pose. Chaque tuile a sa case : ce que vous choisissez, c’est quelle série grandit, et quand.
coup-guide-lay-run = Une suite courte ne vaut presque rien, une longue vaut beaucoup : combler un trou est souvent le meilleur choix.
coup-guide-lay-brake = Avant de poser, regardez qui a des jetons de la couleur : une tuile qui aide surtout les autres, ou rapproche leur Coup, peut attendre dans votre main.
coup-guide-swap-tiles = À présent, on peut échanger. Écartez les tuiles qui vous servent peu, puis complétez votre main : on saura combien, jamais lesquelles.
coup-guide-swap-order = Parcourez votre main dans l’ordre : après une tuile écartée, seules les suivantes peuvent partir. Choisissez ensuite « { coup-move-done } ».
coup-guide-swap-keep = Gardez la tuile qu’un rival attend : une tuile écartée retourne à la pioche, où il pourrait la tirer.
coup-guide-coup = C’est le Coup : on n’achète plus, on n’échange plus, mais tous, sauf son auteur, peuvent encore poser une tuile.
coup-guide-last = Une dernière tuile, si vous voulez : posez celle qui valorise le plus vos jetons, ou passez si toutes profitent davantage aux autres.
coup-guide-end = Un jeton vaut la somme des suites de sa série. Les jetons et l’argent font votre capital, et le plus grand capital gagne.

## Moves, as they are offered

coup-move-lay = Poser le { $number } { coup-colour-name }
coup-move-aside = Écarter le { $number } { coup-colour-name }
coup-move-buy = Acheter un jeton { coup-colour-name }
coup-move-stop = Arrêter d’acheter
coup-move-done = Terminé, je pioche
coup-move-pass = Ne rien poser
coup-group =
    { $group ->
        [Y] Jaune
        [O] Orange
        [R] Rouge
        [V] Violet
        [B] Bleu
        [G] Vert
       *[other] Autres coups
    }

## What a move would bring

coup-effect-tile = { $number } { coup-colour-name }
coup-effect-joins = Le { coup-effect-tile } réunit { $left } et { $right }
coup-effect-lengthens = Le { coup-effect-tile } fait une suite de { $length } avec { $left }
coup-effect-alone = Le { coup-effect-tile } reste seul
coup-effect-lay = { $deed } : { $gains }.
coup-effect-you = +{ $gain } pour vous
coup-effect-other = +{ $gain } pour { $seat }
coup-effect-and = { $first }, { $next }
coup-effect-nobody = +{ $gain } par jeton, mais personne n’en a
coup-effect-nothing = aucun jeton n’y gagne
coup-effect-coup = C’est le Coup. Les autres pourront poser une dernière tuile.
coup-effect-then = Ensuite, { $numbers } fait le Coup.
coup-effect-number = le { $number }
coup-effect-or = { $first } ou { $next }
coup-effect-buy = Un jeton { coup-colour-name } coûte { $price } et vaut { $worth } pour l’instant.
coup-effect-held =
    { $count ->
        [one] Vous en avez déjà un.
       *[other] Vous en avez déjà { $count }.
    }
coup-effect-aside = Le { coup-effect-tile } retourne à la pioche. Personne ne le voit.
coup-effect-stop = Vous gardez votre argent. Vous pourrez acheter à la prochaine manche.
coup-effect-done =
    { $aside ->
        [0] Vous gardez tout et piochez jusqu’à { $hand } tuiles.
        [one] Une tuile repart, et vous piochez jusqu’à { $hand } tuiles.
       *[other] { $aside } tuiles repartent, et vous piochez jusqu’à { $hand } tuiles.
    }
coup-effect-pass = Vous ne posez plus rien.

## Where the game stands

coup-heading = Manche { $round }
coup-supply =
    { $count ->
        [0] La pioche est vide
        [one] Une tuile dans la pioche
       *[other] { $count } tuiles dans la pioche
    }
coup-worth = vaut { $worth }

## La table en zones et en pièces

coup-layout-hand = Vos tuiles
coup-layout-returned = Écartées plus tôt : { $tiles }
coup-layout-gain = +{ $gain }
coup-layout-coup = Coup !
coup-layout-aside = écartée
coup-layout-board = Le plateau
coup-layout-goal = Une suite de { $goal } fait le Coup
coup-layout-number = { $number }
coup-layout-values = Valeur d’un jeton
coup-layout-run =
    { $run ->
        [0] aucune tuile
       *[other] suite de { $run }
    }
coup-layout-runs =
    { $count ->
        [one] suite de { $runs }
       *[other] suites de { $runs }
    }
coup-layout-supply = Jetons à { $price }
coup-layout-token = un jeton { coup-colour-name }
coup-layout-pool = Pioche
coup-layout-back = une tuile
coup-layout-tokens = Jetons
coup-layout-tiles = Tuiles
coup-layout-cash = Argent
coup-layout-worth = Valeur
