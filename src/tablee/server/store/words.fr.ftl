# Le stockage : ce qui peut ne pas aller avec une base de données.

store-url = Ce n’est pas une adresse de base de données ; utilisez sqlite:///FICHIER ou postgresql://COMPTE@HÔTE/NOM.
store-url-port = Le port, dans l’adresse de la base de données, devrait être un nombre de 1 à 65535, comme dans postgresql://COMPTE@HÔTE:5432/NOM.
store-no-psycopg = PostgreSQL demande le pilote psycopg : pip install tablee[postgres].
store-unreachable = La base de données { $where } est hors d’atteinte : { $reason }.
store-in-use = Un autre serveur Tablée utilise { $where } ; arrêtez-le d’abord, ou donnez à celui-ci son propre dossier --data.
store-locked = Un autre programme garde { $where } verrouillé ; fermez-le et réessayez.
store-read-only = La base de données { $where } ne peut pas être modifiée : vérifiez les droits du fichier, de son dossier ou de son compte.
store-full = Il n’y a plus de place pour { $where } : libérez de l’espace, et le jeu continue.
store-damaged = La base de données { $where } est abîmée ({ $reason }) ; restaurez une sauvegarde avec « tablee restore ».
store-not-a-database = { $where } n’est pas une base de données.
store-foreign = { $where } est la base de données d’un autre programme, pas de Tablée ; choisissez-en une vide.
store-newer = { $where } a été écrit par une Tablée plus récente (révision { $revision }) ; mettez ce programme à jour.
store-blank = La base { $where } est vide, alors que les clés d’un ancien serveur sont dans le dossier des données. Si la base a été déplacée ou perdue, remettez-la en place, ou restaurez une sauvegarde avec « tablee restore ». Pour partir d’une base vide, ajoutez --new-store.
store-not-durable = La base de données ne garderait pas un coup après une coupure de courant ({ $reason }) ; activez la synchronisation complète.
unfit-to-keep = Il y a là quelque chose qui ne peut pas être gardé : un caractère qui n’en est pas un, ou un nombre trop grand.
store-closed = Le serveur s’arrête ; réessayez dans un instant.

## Sauvegardes

store-backup-exists = { $file } existe déjà ; choisissez un autre nom pour la sauvegarde.
store-backup-missing = Il n’y a pas de fichier { $file }.
store-not-a-backup = { $file } n’est pas une sauvegarde de Tablée.
store-backup-damaged = La sauvegarde { $file } est abîmée : ce n’est plus ce qui a été écrit. Prenez une autre copie, ou une sauvegarde plus ancienne.
store-no-store = Il n’y a rien à sauvegarder à { $where }.
store-not-empty = Il y a déjà des tables ou des personnes dans { $where } ; une sauvegarde ne se restaure que dans un stockage vide.
