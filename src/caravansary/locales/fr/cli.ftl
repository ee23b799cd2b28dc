## La ligne de commande

cli-overview = caravansary : les jeux Century. Commandes :
cli-overview-end = « caravansary COMMANDE --help » explique une commande. --lang LANG choisit la langue, --version donne la version.
cli-arguments = arguments
cli-options = options
cli-help-help = afficher cette aide
cli-lang-help = la langue (par défaut, celle du système)
cli-version-help = afficher la version
cli-play-help = jouer une partie, à plusieurs ou contre des robots
cli-games-help = lister les jeux
cli-replay-help = afficher les tours d’une partie enregistrée et son résultat
cli-verify-help = vérifier que la distribution d’une partie est conforme à l’engagement de la table
cli-components-export-help = copier les valeurs des composants d’un jeu, pour saisir celles de votre boîte
cli-components-check-help = vérifier un dossier de valeurs de composants
cli-game-option = le jeu : { $known } (par défaut : { $default })
cli-check-game = le jeu : { $known } (par défaut, celui dont les fichiers s’y trouvent)
cli-text = jouer ici, dans le terminal
cli-players = combien de joueurs (par défaut, deux, ou vous et les robots)
cli-bots = robots à la table, séparés par des virgules : { $known }
cli-names = les noms des personnes, dans l’ordre où elles sont assises
cli-names-count = Donnez { $count ->
    [one] un nom
   *[other] { $count } noms différents
} à --names, séparés par des virgules.
cli-begins = qui commence : un nom, un numéro (les personnes d’abord, puis les robots) ou lot, le tirage au sort (par défaut)
cli-begins-who = Personne à la table ne correspond à « { $found } ». Peuvent commencer : { $known }.
cli-seat-begins = --seat et --begins disent tous deux qui commence : n’en donnez qu’un.
cli-seat = votre place dans l’ordre du tour ; une autre façon de dire qui commence
cli-edition = noms et couleurs : spice ou golem
cli-seed = un nombre : la même graine donne la même partie
cli-components-option = un dossier avec les valeurs de votre boîte
cli-option = une option du jeu ; VALUE peut être @FICHIER contenant du JSON
cli-plain = lignes simples sans couleurs ni dessins, pour lecteurs d’écran
cli-record = écrire la partie dans ce fichier
cli-load = continuer une partie enregistrée
cli-record-file = une partie enregistrée
cli-export-folder = le dossier où écrire
cli-check-folder = le dossier à vérifier
cli-game = { $most ->
    [one] { $least } à { $most } joueur
   *[other] { $least } à { $most } joueurs
} ; éditions : { $editions } ; options : { $options }
cli-unfinished = La partie n’est pas finie.
cli-no-browser = La table pour navigateur n’est pas installée ici ; voici la table en texte.
cli-exported = Valeurs de { $game } écrites dans { $folder } : { $files }.
cli-checked = { $folder } est utilisable : caravansary play { $game } --components "{ $folder }" (empreinte { $fingerprint }).
cli-checked-bad = { $folder } est inutilisable : { $count ->
    [one] { $count } erreur.
   *[other] { $count } erreurs.
}
cli-reconstructed = { $file } : { $count ->
    [one] { $count } valeur est reconstituée
   *[other] { $count } valeurs sont reconstituées
}.

## Erreurs

cli-problem-unknown = arguments inconnus : { $found }
cli-problem-missing = il manque : { $found }
cli-problem-no-value = l’option { $option } attend une valeur
cli-problem-value = l’option { $option } n’accepte pas { $found }
cli-usage-head = utilisation :
cli-usage = Cette ligne de commande est illisible : { $problem }. Voir « { $command } --help ».
cli-command = La commande « { $found } » n’existe pas ; commandes possibles : { $known }.
cli-number = { $option } doit être un nombre entier ({ $expected }), pas « { $found } ».
cli-option-form = Une option s’écrit nom=valeur, pas « { $found } ».
cli-only-text = { $option } ne va qu’avec --text.
cli-with-load = { $option } ne va pas avec --load : la partie enregistrée le précise déjà.
cli-too-many-bots = { $bots ->
    [one] { $bots } robot est
   *[other] { $bots } robots sont
} de trop pour { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}.
cli-exists = { $path } existe déjà ; rien n’a été écrit.
cli-no-overwrite = { $path } n’est pas une partie enregistrée et ne sera pas écrasé.
cli-no-json = { $path } n’est pas du JSON.

## Vérifier la distribution

cli-verify-commitment = l’engagement que la table a montré, tel qu’il a été noté
cli-verify-since = après combien de décisions la table l’a montré pour la première fois (0 : elle a été ouverte pour d’autres)
cli-verify-form = Un engagement compte 64 chiffres, de 0 à 9 et de a à f.
verify-nothing = Les cartes de cette partie ne viennent pas d’un secret : elle a été jouée sur un seul appareil, ou sa graine a été choisie. Il n’y a rien à vérifier.
verify-commitment = Engagement : { $commitment }
verify-other-secret = Le secret de cet enregistrement n’est pas celui de l’engagement.
verify-from-setup = Toutes les cartes, dès la première, viennent du secret qu’il cachait.
verify-since = À partir de la décision { $decisions }, toutes les cartes viennent du secret qu’il cachait.
verify-late = La table l’avait montré plus tôt : la distribution n’est pas prouvée.
verify-differs = La décision { $decision } n’est pas celle qui a été annoncée à la table : ses cartes ne viennent pas de ce secret.
verify-told = { $decisions ->
    [one] La décision est celle qui a été annoncée à la table.
   *[other] Les { $decisions } décisions sont celles qui ont été annoncées à la table.
}
verify-not-told = L’enregistrement ne dit pas ce qui a été annoncé à la table ; on a seulement redistribué les cartes de ses décisions.
verify-holds = La distribution est prouvée.
verify-compare = La distribution est prouvée si c’est bien l’engagement que la table a montré pendant la partie (--commitment le compare).

## Un site de fichiers statiques

cli-site-help = écrire la table comme un dossier de fichiers statiques pour tout hébergeur web
site-folder = un dossier nouveau, ou un site à réécrire
site-written = Le site est dans { $path } ({ $megabytes } Mo). Pour l’essayer : python -m http.server --directory { $path }
site-no-client = Le client pour navigateur n’a pas été compilé. Lancez python3 dev.py site DOSSIER depuis les sources.
site-no-runtime = Cette installation n’a pas de Python pour pages web. Lancez python3 dev.py site DOSSIER depuis les sources.
site-no-kernels = Les noyaux des jeux manquent. Lancez d’abord python -m caravansary.kernels.build.
site-not-compiled = Les modules de la page n’ont pas pu être compilés : { $reason }
site-not-empty = { $path } contient d’autres fichiers ; un site s’écrit dans un nouveau dossier.

## Copies des tables

cli-admin-tables-help = lister les tables du serveur qui tourne
cli-admin-devices-help = lister les appareils qui occupent des places, avec le nombre de tables
cli-admin-close-help = fermer définitivement une table du serveur qui tourne
admin-table = l’identifiant de la table, comme dans son adresse
admin-closed = { $table } est fermée.
admin-no-server = Aucun serveur ne répond à { $path } : { $reason }.
admin-refused = { $reason }
cli-admin-ban-help = exclure une adresse du serveur qui tourne ; affiche les adresses exclues
admin-address = une adresse ou un réseau, comme 192.0.2.7 ou 192.0.2.0/24
admin-lift = l’admettre de nouveau
admin-no-address = « { $found } » n’est pas une adresse ; par exemple 192.0.2.7 ou 192.0.2.0/24.
cli-admin-end-help = révoquer les clés d’un appareil : il perd ses places et n’ouvre plus rien
admin-device = les premiers chiffres de l’empreinte de l’appareil, comme les montre « admin devices »
admin-no-device = Aucun appareil, ou plus d’un, ne commence par « { $found } » ; donnez les chiffres que montre « admin devices ».
admin-ended = Les clés de { $device } n’ouvrent plus rien ; { $seats ->
    [one] { $seats } place a été libérée.
   *[other] { $seats } places ont été libérées.
}
cli-admin-message-help = afficher un message d’une ligne sur toutes les pages ; sans texte, montrer le message actuel
admin-message = le message, d’une seule ligne
admin-message-fr = le même message en français
admin-clear = effacer le message
admin-clear-or-tell = Donnez un message ou effacez-le, pas les deux.
admin-bad-message = Ce message compte plus d’une ligne, ou plus de { $most ->
    [one] { $most } caractère
   *[other] { $most } caractères
}.
cli-backup-help = copier toutes les tables du serveur dans un fichier, même pendant qu’il tourne
cli-restore-help = rétablir les tables à partir d’une copie, quand aucun serveur ne tourne
backup-file = le fichier à écrire ; il ne doit pas exister
backup-written = { $tables ->
    [one] { $tables } table est
   *[other] { $tables } tables sont
} dans { $path }.
backup-none = Il n’y a pas de tables dans { $path }.
backup-other = { $path } n’est pas une copie de tables.
backup-postgres = Les tables sont gardées dans PostgreSQL : utilisez pg_dump et pg_restore.
restore-file = un fichier écrit par « caravansary backup »
restore-done = { $tables ->
    [one] { $tables } table est
   *[other] { $tables } tables sont
} de nouveau dans { $path }.
restore-aside = Ce qui s’y trouvait avant est gardé dans { $path }.
