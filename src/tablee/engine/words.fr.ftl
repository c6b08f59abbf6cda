# Les phrases de la table elle-même, dans tous les jeux.
table-seat = Place { $number }
table-player = { $seat }
table-points = Points
# Les robots : noms et niveaux, les mêmes dans le navigateur, le terminal et les messages.
table-bot-name =
    { $number ->
        [0] Basalte
        [1] Silex
        [2] Craie
        [3] Marne
        [4] Granit
       *[5] Ardoise
    }
table-bot-level =
    { $level ->
        [novice] un robot débutant
        [casual] un robot amateur
        [skilled] un robot confirmé
        [expert] un robot expert
        [master] un robot maître
        [random] un robot qui joue au hasard
        [greedy] un robot glouton
        [ismcts] un robot chercheur
       *[other] un robot ({ $level })
    }
# Le niveau d’un robot en un mot, là où la place manque.
table-level =
    { $level ->
        [novice] débutant
        [casual] amateur
        [skilled] confirmé
        [expert] expert
        [master] maître
        [random] au hasard
        [greedy] glouton
        [ismcts] chercheur
       *[other] { $level }
    }

table-game-over = La partie est terminée.
table-no-such-seat = Il n’y a pas de place { $number } à cette table.
table-not-your-turn = Ce n’est pas votre tour : c’est à { $seat } de jouer.
table-no-such-move = « { $text } » n’est pas un coup de ce jeu. Essayez : { $near }.
table-refuse-now = « { $text } » n’est pas possible maintenant.
table-means-nothing = Vous ne pouvez rien en faire maintenant.
table-no-such-action = Il n’y a pas d’action numéro { $action } dans ce jeu.
table-refused-by-rule = { $reason } ({ $clause })
table-nothing-to-undo = Vous n’avez aucun coup à annuler.
table-undo-needs-consent = Quelque chose a été révélé depuis ce coup : il faut l’accord de toute la table pour l’annuler.
table-not-to-be-undone = Cette place ne peut pas annuler ces coups.
table-undo-forbidden = Dans ce jeu, on ne peut plus annuler un coup une fois que quelque chose a été révélé.
table-log-undo =
    { $who ->
        [you] { $steps ->
            [one] Vous annulez un coup.
           *[other] Vous annulez { $steps } coups.
        }
       *[other] { $steps ->
            [one] { $seat } annule un coup.
           *[other] { $seat } annule { $steps } coups.
        }
    }
table-resigned-before = { $seat } a déjà abandonné.
table-ended-by-resigning =
    { $who ->
        [you] La partie est terminée : vous avez abandonné.
       *[other] La partie est terminée : { $seat } a abandonné.
    }
table-ended-by-stopping = La partie est terminée : elle a été arrêtée avant la fin.
table-log-resign =
    { $who ->
        [you] Vous abandonnez.
       *[other] { $seat } abandonne.
    }
table-log-timeout =
    { $who ->
        [you] Votre temps est écoulé.
       *[other] Le temps de { $seat } est écoulé.
    }
table-log-bot =
    Un robot ({ $bot ->
        [novice] débutant
        [casual] amateur
        [skilled] confirmé
        [expert] expert
        [master] maître
       *[other] { $bot }
    }) prend { $who ->
        [you] votre place
       *[other] la place de { $seat }
    }.
table-log-person = { $name } prend la place { $number }.
table-log-back =
    { $who ->
        [you] Vous reprenez votre place.
       *[other] { $seat } reprend sa place.
    }
table-log-stop = La partie est arrêtée avant la fin.
table-bad-seats = { $title } se joue de { $low } à { $high }, pas à { $seats }.
table-bad-rules = La version { $rules } des règles de { $title } est inconnue ici ; la plus récente est la { $newest }. Une version plus récente de Tablée la connaît peut-être.
table-no-options = { $title } n’a pas d’option « { $option } » : il se joue sans option.
table-bad-option = { $title } n’a pas d’option « { $option } ». Vouliez-vous dire : { $near } ?
table-bad-option-value = Cette valeur n’est pas possible pour cette option de { $title } : { $reason }
table-bad-content = { $where } : ce fichier de contenu ne convient pas à { $title } : { $reason }
table-content-no-text = ce n’est pas un texte en UTF-8.
table-content-deep = trop de crochets ou d’accolades sont imbriqués.
table-content-too-short = le JSON est incomplet : il s’arrête trop tôt.
table-content-no-json = ce n’est pas du JSON : il y a une faute à la ligne { $line }, au caractère { $column }.
table-content-whole = { $reason }.
table-content-there = { $reason } (dans { $place }).
table-content-way = { $outer } › { $inner }
table-content-entry = élément { $number }
table-content-missing = le champ « { $field } » manque
table-content-field = il n’y a pas de champ « { $field } » ; champs possibles : { $near }
table-content-other-kind = on attend { $wanted }, pas { $found }
table-content-kind =
    { $kind ->
        [int] un nombre entier
        [float] un nombre à virgule
        [str] un texte entre guillemets
        [array] une liste entre crochets
        [object] un objet entre accolades
        [bool] true ou false
        [null] null
       *[other] { $kind }
    }
table-content-bound =
    { $side ->
        [least] le nombre doit être d’au moins { $bound }
       *[most] le nombre doit être d’au plus { $bound }
    }
table-content-length =
    il faut { $side ->
        [least] au moins { $bound }
        [most] au plus { $bound }
       *[exactly] exactement { $bound }
    } { $of ->
        [str] { $bound ->
            [one] caractère
           *[other] caractères
        }
       *[array] { $bound ->
            [one] élément
           *[other] éléments
        }
    }
table-content-none-of = « { $value } » ne convient pas ; choisissez parmi : { $known }
table-content-number = il y a un nombre trop grand
table-content-else = { $reason }
table-unknown-game = Il n’y a pas de jeu nommé « { $name } ». Vouliez-vous dire : { $near } ?
table-part-missing = Le jeu « { $game } » : { $module } doit définir la fonction « { $function } », ou le jeu doit redéfinir la méthode correspondante.
table-part-other-name = Le jeu « { $game } » : { $module } définit « { $found } », mais pas « { $function } ». Si c’est la même fonction, renommez-la ; sinon, faites commencer son nom par un trait de soulignement.
table-part-other-module = Le jeu « { $game } » a un module { $module }, mais aucun nommé « { $wanted } ». Si c’est le même, renommez-le ; sinon, donnez-lui un nom moins proche.
table-unknown-bot = Il n’y a pas de robot nommé « { $name } ». Vouliez-vous dire : { $near } ?
table-missing-extra = Il faut le paquet Python « { $module } » ; installez-le avec : pip install tablee[{ $extra }]
table-bad-budget = « { $name } » : le nombre après les deux-points dit combien de fois un robot chercheur anticipe, de 1 à { $most }.

record-not-a-record = { $where }, ligne { $line } : ce n’est pas une partie enregistrée par Tablée ; la première ligne devrait être « { $title } ».
record-bad-format = { $where }, ligne { $line } : le format { $format } est inconnu ici, seul le { $known } l’est. Une version plus récente de Tablée le lit peut-être.
record-bad-header = { $where }, ligne { $line } : « { $text } » devrait être un champ et sa valeur, comme « game: coup », chaque champ une fois.
record-truncated = { $where }, ligne { $line } : l’enregistrement s’arrête avant les coups ; une ligne vide devrait suivre l’en-tête.
record-missing-field = { $where } : il manque la ligne « { $field } » dans l’en-tête.
record-bad-value = { $where } : « { $value } » ne peut pas être la valeur de « { $field } ».
record-bad-hex = { $where } : « { $field } » devrait être une suite d’octets en hexadécimal.
record-bad-commitment = { $where } : le secret ne correspond pas à l’engagement montré à l’ouverture de la table.
record-bad-line = { $where }, ligne { $line } : « { $text } » devrait être une place et son coup, comme « 0 pass », ou un événement de la table, comme « * undo 0 1 ».
record-bad-undo = { $where }, ligne { $line } : on y annule plus de coups qu’il n’y en a eu.
record-illegal-move = { $where }, coup { $move } (« { $text } ») : { $reason }
record-refused = { $where } : { $reason }
record-other-result = { $where } : l’enregistrement annonce { $result }, mais ses coups mènent à { $found }.
record-other-content = { $where } : cette partie de { $title } a été jouée avec un autre contenu ({ $content }…) ; donnez ce fichier avec --content.
