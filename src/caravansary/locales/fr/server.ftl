## Démarrage

server-listening = La table est ouverte à l’adresse { $address }
server-data = Les tables sont conservées dans { $path }
server-open-warning = D’autres peuvent atteindre ce serveur sur { $host }. S’il est ouvert à internet, placez-le derrière un proxy https (docs/server.md).
server-no-port = Impossible d’écouter sur { $host }, port { $port } : { $reason }.
server-setting = Le réglage « { $name } » ({ $source }) doit être { $expected }.
server-unknown-setting = Le réglage « { $name } » ({ $source }) n’existe pas ; réglages possibles : { $known }.
server-no-store = Les tables ne peuvent pas être gardées dans { $where } : { $reason }.
server-second = Un autre serveur (processus { $process }) utilise déjà { $where }.
server-damaged = Le fichier des tables est endommagé : { $where } : { $reason }. Remettez-en une copie, ou écartez-le pour repartir de zéro.
server-database = L’adresse de la base de données est illisible : postgresql://utilisateur:motdepasse@hôte/nom, où un mot de passe s’écrit avec %2F pour /, %3F pour ?, %23 pour # et %40 pour @.
server-newer-database = La base a été écrite par une version plus récente (schéma { $found } ; celle-ci lit jusqu’à { $known }).

## Ce qu’on attend

server-prompt-seats = { $count ->
    [one] On attend qu’une personne rejoigne la table.
   *[other] On attend que { $count } personnes rejoignent la table.
}
server-prompt-confirm = Confirmez votre tour, ou annulez-le.
server-prompt-other = { $name } décide.
server-prompt-bot = { $name } réfléchit.
server-prompt-won = La partie est finie : { $name } gagne.
server-prompt-over = La partie est finie.
server-prompt-closed = Cette table a été fermée.
server-prompt-stuck = Cette version ne peut pas continuer cette table ; on peut encore la lire.

## Refus

server-bad-shape = La demande est mal formée : { $where }.
server-not-json = Les demandes sont en JSON.
server-too-large = Trop grand : au plus { $most ->
    [one] { $most } octet
   *[other] { $most } octets
}.
server-too-fast = Trop de demandes ; attendez un instant.
server-too-slow = La demande n’est pas arrivée à temps.
server-no-device = Cet appareil n’est pas connu ; rejoignez d’abord la table.
server-not-seated = Vous n’avez pas de place à cette table.
server-not-your-seat = La place { $seat } n’est pas la vôtre.
server-not-host = Seule la personne qui a ouvert la table peut faire cela.
server-bad-invite = Cette invitation n’est pas valable.
server-bad-code = Ce code n’est pas valable ou a déjà servi.
server-banned = La personne qui tient ce serveur a exclu votre adresse.
server-bad-recovery = Ce lien personnel n’est pas valable, ou un plus récent l’a remplacé.
server-bad-push = Ce serveur n’envoie pas de notifications à cette adresse.
server-wrong-origin = Les demandes venant d’autres pages sont refusées.
server-wrong-host = Ce serveur n’est pas connu sous ce nom.
server-no-watching = Cette table n’est pas ouverte aux spectateurs.
server-no-such-table = Cette table n’existe pas.
server-no-such-page = Il n’y a rien ici.
server-no-such-method = Ce n’est pas possible ici.
server-waiting = La partie commence quand toutes les places sont prises.
server-game-over = La partie est finie.
server-not-over = Cela ne se voit qu’une fois la partie finie.
server-closed = Cette table a été fermée.
server-stuck = Cette version ne peut ni continuer ni rejouer cette table.
server-seat-taken = Il n’y a pas de place libre.
server-not-open = Cette place n’est pas libre.
server-not-your-turn = C’est au tour de { $name }.
server-covered = Un robot joue à cette place ; reprenez-la d’abord.
server-not-covered = Aucun robot ne joue à cette place.
server-time-up = Votre temps est écoulé ; le robot continue.
server-still-here = { $name } est encore là.
server-too-soon = La table attend { $name } encore un moment.
server-not-agreed = Tous les autres doivent d’abord être d’accord.
server-nobody-to-ask = Personne d’autre ne peut donner son accord ; il faut une absence plus longue.
server-no-proposal = Cette demande n’est plus en cours.
server-not-asked = On ne vous le demande pas.
server-table-full = Cette table est pleine ; elle n’accepte plus rien de ce genre.
server-too-often = Vous l’avez fait trop souvent à cette table.
server-stale = Il s’est passé quelque chose entre-temps.
server-illegal = Ce n’est pas possible en ce moment.
server-no-undo = Cela ne peut pas être annulé.
server-no-hint = Il n’y a pas de conseils ici.
server-bad-table = Cette table ne peut pas être ouverte.
server-store-away = Les tables sont inaccessibles pour le moment ; réessayez bientôt.
server-stopping = Le serveur s’arrête ; réessayez bientôt.
server-too-many = Il y a trop de connexions.
server-no-bot = Le robot n’a pas répondu ; réessayez.
server-broken = Un problème est survenu sur le serveur.

server-option = L’option « { $option } » ne peut pas s’utiliser ainsi.
server-seed = On ne choisit la graine que si un seul appareil tient toutes les places.
server-seats = Ce jeu demande { $count ->
    [one] { $count } place
   *[other] { $count } places
}.
server-begins = Personne ne peut commencer à la place { $found } : « begins » est le numéro d’une place, de 0 à { $most }, ou null pour un tirage au sort.
server-begins-before = On sait déjà qui a commencé cette partie : ne donnez pas « begins ».
server-daily = La donne du jour se joue seul contre { $level } : on ne choisit que les noms et l’édition.
server-daily-date = Le jour { $found } n’existe pas.
server-daily-early = La donne du { $found } n’est pas encore parue.
server-components = Les fichiers de composants sont inutilisables : { $faults }.
server-component-file = le fichier « { $file } » n’existe pas ; fichiers possibles : { $known }

## Notifications

push-turn = C’est à vous de jouer
push-no-extra = Les notifications demandent un paquet de plus : pip install "caravansary[push]"
push-bad-key = Le réglage push_key n’est pas une clé ; créez-en une avec : caravansary push-keys
push-keys-says = Mettez cette ligne dans les réglages du serveur, avec push_contact à côté, et gardez-la secrète. Les navigateurs reçoivent : { $public }
cli-push-keys-help = créer la clé avec laquelle le serveur envoie des notifications aux navigateurs quand c’est leur tour

## Ligne de commande

cli-serve-help = lancer le serveur de tables pour jouer dans un navigateur
server-no-extra = Le serveur de tables demande des paquets de plus : pip install "caravansary[table]"
server-flag-config = un fichier TOML avec des réglages (ou CARAVANSARY_CONFIG)
server-flag-browser = ouvrir la page dans le navigateur
server-flag-host = adresse d’écoute ; une autre que celle de cette machine ouvre le serveur aux autres
server-flag-port = port d’écoute (0 : un port libre)
server-flag-data = dossier du fichier de base de données (par défaut, le dossier de données de l’utilisateur)
server-flag-database = postgresql://... au lieu du fichier
server-flag-hosts = noms sous lesquels on atteint le serveur, séparés par des virgules
server-flag-origins = autres origines dont les pages peuvent s’en servir, séparées par des virgules
server-flag-proxies = adresses des proxys de confiance, séparées par des virgules
server-flag-secure = atteint en https par un proxy
server-flag-log = lignes à lire par des personnes ou par des programmes
server-flag-log-level = ce qui est noté dans le journal
server-flag-metrics = proposer /metrics, à cette machine ou à qui a le mot de passe
server-flag-metrics-token = le mot de passe qui permet de lire /metrics depuis une autre machine
server-flag-workers = processus des robots (0 : selon le nombre de cœurs)
server-flag-bots = robots permis aux tables outre les niveaux, séparés par des virgules (* : tous)
server-flag-bot-seconds = secondes de processeur pour un tour de robot
server-flag-hint-bot = le robot qui donne des conseils
server-flag-body = taille maximale d’une demande, en octets
server-flag-upload = taille maximale d’une demande de nouvelle table, en octets
server-flag-rate = demandes par seconde et par adresse (0 : sans limite)
server-flag-tables = nouvelles tables par jour et par adresse (0 : sans limite)
server-flag-connections = connexions simultanées par adresse, sauf celles des proxys (0 : sans limite)
server-flag-sockets = connexions simultanées en direct aux tables, par adresse
server-flag-all-sockets = connexions simultanées en direct aux tables, en tout
server-flag-rooms = tables gardées en mémoire
server-flag-keep-finished = jours avant de retirer les tables finies (0 : jamais)
server-flag-keep-unfinished = jours sans activité avant de retirer les tables inachevées (0 : jamais)
server-flag-beat = secondes entre deux signes de vie
server-flag-slow = secondes avant d’abandonner un lecteur qui ne lit plus, ou une demande dont plus rien n’arrive
server-flag-silence = heures après lesquelles on se passe de l’accord d’une personne absente pour fermer une table ou laisser jouer un robot
server-flag-push-key = la clé avec laquelle les notifications sont envoyées (caravansary push-keys)
server-flag-push-contact = adresse mailto:… ou https:… pour les services push qui auraient une question
server-flag-push-services = hôtes des services push auxquels envoyer des notifications, séparés par des virgules
server-flag-seeds = permettre de choisir la graine de toute table
