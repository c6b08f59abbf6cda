# Les pendules : le temps qui reste et à qui ; une place qu’un robot tient pour quelqu’un.
clock-label = Pendule
clock-yours = votre pendule
clock-your-move = à vous
clock-move-of = au tour de { $name }
clock-days =
    { $hours ->
        [0] { $days ->
            [one] { $days } jour
           *[other] { $days } jours
        }
       *[other] { $days ->
            [one] { $days } jour { $hours } h
           *[other] { $days } jours { $hours } h
        }
    }
clock-hours =
    { $minutes ->
        [0] { $hours } h
       *[other] { $hours } h { $minutes } min
    }
clock-minutes = { $minutes } min
clock-low = Il vous reste { $time } pour ce coup.
clock-title-own = ({ $time }) { $title }
clock-title-other = { $game } · { $name } { $time }
clock-still = Toujours là ?
clock-still-why = Encore { $time } pour ce coup. Ensuite, un robot joue pour vous jusqu’à votre retour.
clock-still-bank = Encore { $time } pour la partie. Ensuite, un robot joue pour vous jusqu’à votre retour.
clock-here = Je suis là

seat-lost = Un robot tient votre place
seat-lost-clock = Votre temps est écoulé. { $bot } joue pour vous depuis { $time }.
seat-lost-since = { $bot } joue pour vous depuis { $time }.
seat-lost-waits = Votre temps est écoulé. Comme personne d’autre ne joue, la partie vous attend.
seat-lost-nobody = Vous regardez la partie. Tous les joueurs sont absents : elle attend leur retour.
seat-lost-back = Reprendre votre place
seat-lost-title = Un robot tient votre place : { $game }
seat-lost-away = En votre absence
seat-played-for-you = { $bot } a joué pour vous à partir de { $time }.
seat-plays-for-you = { $bot } joue pour vous
seat-you = vous
