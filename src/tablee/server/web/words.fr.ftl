# Sur le fil : pourquoi une demande ou un message n’a pas été compris.

web-bad-message = Ce message n’a pas été compris : { $reason }
web-bad-method = Cela ne se fait pas par cette méthode.
web-bad-request = Cette demande ne convient pas : { $reason }
web-bad-text = Ce texte contient un caractère qui n’en est pas un (le caractère nul).
web-bad-type = La demande doit être en JSON.
web-forbidden = Ce n’est pas permis : { $reason }
web-not-found = Il n’y a rien à cette adresse.
web-too-large-body = La demande est trop grande.
web-unbuilt = Le client n’est pas encore construit : dans le dossier des sources, make play le construit et ouvre la table.
web-unexpected = Quelque chose d’inattendu est arrivé ici. Rien de ce qui vous a été confirmé n’est perdu.
web-only-news = Il n’y a rien à dire sur cette liaison : elle annonce ce qui se passe à vos tables.
