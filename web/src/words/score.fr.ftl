# La feuille de score : qui a gagné et pourquoi, ce qui a décidé, d’où vient chaque point.
score-wins =
    { $who ->
        [you] Vous gagnez.
       *[other] { $name } gagne.
    }
score-wins-by =
    { $who ->
        [you] Vous gagnez, de { $margin }.
       *[other] { $name } gagne, de { $margin }.
    }
score-shared = { $names } partagent la victoire.
score-shared-you = Vous partagez la victoire avec { $names }.
score-your-name = { $name } (vous)
score-won = Vous avez tous gagné.
score-lost = Vous avez tous perdu.
score-nobody = Personne n’a gagné.
score-stopped = La partie a été arrêtée.
score-abandoned = La partie est restée inachevée.
score-unfinished = Voici où en était chacun.
score-resigned = Tous les autres ont abandonné.
score-all-along = En tête du premier au dernier coup.
score-leader =
    { $who ->
        [you] Vous avez
        [several] Les vainqueurs ont
       *[other] { $name } a
    }
score-since =
    { $changes ->
        [0] { $leader } pris la tête pour de bon au coup { $move } ({ $round }).
        [one] { $leader } pris la tête pour de bon au coup { $move } ({ $round }), seul changement de tête.
       *[other] { $leader } pris la tête pour de bon au coup { $move } ({ $round }), après { $changes } changements de tête.
    }
score-since-move =
    { $changes ->
        [0] { $leader } pris la tête pour de bon au coup { $move }.
        [one] { $leader } pris la tête pour de bon au coup { $move }, seul changement de tête.
       *[other] { $leader } pris la tête pour de bon au coup { $move }, après { $changes } changements de tête.
    }
score-difference = Ce qui a fait la différence : { $source }, { $points } contre { $other }.
score-most = La plus grosse part : { $source }, { $points } en tout.

score-course = Le cours de la partie
score-decided = Le tournant de la partie
score-decided-loading = On cherche le coup décisif…
score-decided-failed = Impossible d’afficher le déroulement de la partie pour l’instant.
score-decided-even = Aucun coup ne se détache : les points sont venus peu à peu.
score-missed = Ce qui aurait fait gagner
score-missed-from = { $where } : avec les cartes telles qu’elles étaient, la partie pouvait encore être gagnée.
score-missed-from-move = Après le coup { $at } : avec les cartes telles qu’elles étaient, la partie pouvait encore être gagnée.
score-together = Tous
score-curve = Les points de chacun si la partie s’était arrêtée là, coup par coup
score-curve-caption = Les points de chacun si la partie s’était arrêtée là.
score-move = Coup { $number }
score-turn-total =
    { $change ->
        [gain] { $who ->
            [you] Vous gagnez { $points } points.
           *[other] { $seat } gagne { $points } points.
        }
       *[loss] { $who ->
            [you] Vous perdez { $points } points.
           *[other] { $seat } perd { $points } points.
        }
    }
score-turn-own =
    { $who ->
        [you] Vous passez de { $from } à { $to }{ $sources }.
       *[other] { $name } passe de { $from } à { $to }{ $sources }.
    }
score-turn-others =
    { $more ->
        [0] { $own ->
            [yes] Pour les autres : { $changes }.
           *[no] { $changes }.
        }
       *[other] { $own ->
            [yes] Pour les autres : { $changes }, moins pour le reste.
           *[no] { $changes }, moins pour le reste.
        }
    }
score-turn-lead =
    { $who ->
        [you] { $kind ->
            [takes] Vous prenez la tête, avec { $after } d’avance.
            [level] Vous revenez à égalité.
            [loses] Vous y perdez l’avance pour un temps.
            [grows] Vous portez votre avance de { $before } à { $after }.
            [melts] Votre avance fond de { $before } à { $after }.
            [closes] Vous restez derrière, mais à { $after } au lieu de { $before }.
           *[widens] Vous avez maintenant { $after } de retard, au lieu de { $before }.
        }
       *[other] { $kind ->
            [takes] { $name } prend la tête, avec { $after } d’avance.
            [level] { $name } revient à égalité.
            [loses] { $name } y perd l’avance pour un temps.
            [grows] { $name } porte son avance de { $before } à { $after }.
            [melts] { $name } voit son avance fondre de { $before } à { $after }.
            [closes] { $name } reste derrière, mais à { $after } au lieu de { $before }.
           *[widens] { $name } a maintenant { $after } de retard, au lieu de { $before }.
        }
    }
score-see-move = Voir la position après le coup { $at }
score-turn-see = Voir la position
score-rematch = Rejouer
score-rematch-go = Rejoindre la nouvelle partie
score-next-level =
    { $level ->
        [casual] Affronter des robots amateurs
        [skilled] Affronter des robots confirmés
        [expert] Affronter des robots experts
       *[master] Affronter des robots maîtres
    }
score-whole = Jouer la partie complète
score-replay = Revoir la partie
score-board = Voir le plateau
score-share = Partager cette feuille
score-shared-link = Le lien est copié.
score-share-failed = Le lien n’a pas pu être copié. Le voici : { $link }
score-download = Télécharger l’enregistrement
score-verify = Vérifier le tirage
score-played = Partie du { $date }, { $moves } coups.
score-branched = Une partie « et si… » : on connaissait ses cartes d’une autre partie.
