# Le stockage : ce qui peut ne pas aller avec une base de données.

store-url = Ce n’est pas une adresse de base de données ; utilisez sqlite:///FICHIER ou postgresql://COMPTE@HÔTE/NOM.
store-url-port = Le port, dans l’adresse de la base de données, doit être un nombre de 1 à 65535, comme dans postgresql://COMPTE@HÔTE:5432/NOM.
store-no-psycopg = PostgreSQL a besoin du pilote psycopg : pip install tablee[postgres].
store-unreachable = La base de données { $where } est injoignable : { $reason }.
store-in-use = Un autre serveur Tablée utilise { $where } ; arrêtez-le d’abord, ou donnez à celui-ci son propre dossier --data.
store-locked = Un autre programme garde { $where } verrouillé ; fermez-le et réessayez.
store-read-only = Impossible d’écrire dans la base de données { $where } : vérifiez les droits du fichier, de son dossier ou du compte.
store-full = Le disque de { $where } est plein. Libérez de l’espace, et les parties pourront continuer.
store-damaged = La base de données { $where } est endommagée ({ $reason }) ; restaurez une sauvegarde avec « tablee restore ».
store-not-a-database = { $where } n’est pas une base de données.
store-foreign = { $where } appartient à un autre programme que Tablée ; choisissez une base de données vide.
store-newer = { $where } a été écrit par une version plus récente de Tablée (révision { $revision }) ; mettez celle-ci à jour.
store-blank = La base { $where } est vide, alors que les clés d’un ancien serveur sont dans le dossier des données. Si la base a été déplacée ou perdue, remettez-la en place, ou restaurez une sauvegarde avec « tablee restore ». Pour partir d’une base vide, ajoutez --new-store.
store-not-durable = La base de données pourrait perdre des coups lors d’une coupure de courant ({ $reason }) ; activez la synchronisation complète.
unfit-to-keep = Ceci contient quelque chose qui ne peut pas être enregistré : un caractère invalide, ou un nombre trop grand.
store-closed = Le serveur s’arrête ; réessayez dans un instant.

## Sauvegardes

store-backup-exists = { $file } existe déjà ; choisissez un autre nom pour la sauvegarde.
store-backup-missing = Le fichier { $file } n’existe pas.
store-not-a-backup = { $file } n’est pas une sauvegarde de Tablée.
store-backup-damaged = La sauvegarde { $file } est endommagée : son contenu a changé depuis qu’elle a été écrite. Prenez-en une autre copie, ou une sauvegarde plus ancienne.
store-no-store = Il n’y a rien à sauvegarder à { $where }.
store-not-empty = { $where } contient déjà des tables ou des personnes ; une sauvegarde ne se restaure que dans une base vide.
