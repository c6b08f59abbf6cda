# Sur le fil : pourquoi une demande ou un message n’a pas été compris.

web-bad-message = Ce message n’a pas été compris : { $reason }
web-bad-method = Cela ne se fait pas par cette méthode.
web-bad-request = Cette demande ne convient pas : { $reason }
web-bad-text = Ce texte contient un caractère qui n’en est pas un (le caractère nul).
web-bad-type = La demande doit être en JSON.
web-forbidden = Ce n’est pas permis : { $reason }
web-not-found = Il n’y a rien à cette adresse.
web-too-large-body = La demande est trop grande.
web-unexpected = Quelque chose d’inattendu est arrivé ici. Rien de ce qui vous a été confirmé n’est perdu.

web-home-title = Une table pour de bons jeux, entre amis et avec des robots honnêtes.
web-home-open = La maison est ouverte et garde chaque coup. La table dans le navigateur viendra ensuite ; d’ici là, ces portes sont ouvertes :
web-home-terminal = Jouer tout de suite, dans un terminal
web-home-program = S’asseoir avec un programme à soi
web-home-operator = Voir si tout va bien
web-home-game = { $title }, de { $designers } ({ $publisher }, { $year })
web-home-credit = Tablée n’est pas affiliée aux auteurs et éditeurs de ces jeux.
