## L’arène

cli-arena-help = faire jouer des robots entre eux et les classer
arena-specs = les robots, au moins deux : { $known }, module:Classe
arena-players = places à la table (2 par défaut)
arena-games-option = nombre de parties (100 par défaut), arrondi vers le haut pour que chaque robot joue chaque donne à chaque place
arena-seed = un nombre : la même graine donne les mêmes parties (0 par défaut)
arena-on = où : processes[:N] (par défaut), here, ray ou ray:ADRESSE
arena-out = le dossier des parties et du classement ; une série interrompue y reprend
arena-time-limit = secondes qu’un robot peut prendre par décision
arena-progress = { $done ->
    [one] { $done } partie sur { $total }
   *[other] { $done } parties sur { $total }
}
progress-left = { $unit ->
    [seconds] encore { $number } s
    [minutes] encore { $number } min
   *[hours] encore { $number } h
}
arena-summary = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} sur { $blocks ->
    [one] { $blocks } donne
   *[other] { $blocks } donnes
} ; par forfait : { $forfeits } ; sans fin : { $endless }. Intervalles : 95 %.
arena-few = Trop peu de donnes pour des intervalles : il en faut au moins { $least }.
arena-no-openskill = La colonne « openskill » demande l’extra « arena » : pip install "caravansary[arena]".
arena-written = Les parties et le classement sont dans { $folder }.
arena-stopped = Arrêté après { arena-progress } ; la même commande reprendra à cet endroit.
arena-chart = Elo avec intervalles à 95 %, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
arena-column-bot = robot
arena-column-elo = Elo
arena-column-interval = 95 %
arena-column-skill = openskill
arena-column-games = parties
arena-column-wins = victoires
arena-column-points = points
arena-column-turns = tours
arena-column-time = par tour
arena-column-slowest = max.
arena-column-forfeits = forfaits
arena-column-pair = paire
arena-column-share = devant
arena-column-difference = écart Elo
arena-column-sources = points par source

## Erreurs

arena-too-few = Une arène demande au moins deux robots, pas { $count }.
arena-twice = Le robot { $bot } est nommé deux fois.
arena-bot = Le robot { $bot } ne peut pas jouer : { $reason }
arena-number = { $option } doit être un nombre ({ $expected }), pas « { $found } ».
arena-place = « { $found } » ne dit pas où jouer les parties ; choix possibles : here, processes, processes:N, ray, ray:ADRESSE.
arena-no-ray = Ray n’est pas installé ; c’est l’extra « ray » : pip install "caravansary[ray]".
arena-ray = Ray n’a pas pu être lancé ou joint à { $address } : { $reason }
arena-folder = { $path } contient autre chose qu’une série de l’arène ; choisissez un autre dossier.
arena-games = Impossible de lire des parties de l’arène dans { $path }.
arena-other-run = { $path } contient une autre série : { $setting } était { $found }, maintenant { $wanted }. Choisissez un autre dossier avec --out.
arena-work-lost = Une tâche a fait échouer son processus { $times ->
    [one] une fois
   *[other] { $times } fois
} et a été abandonnée : { $task }.
arena-no-game = { $path } n’a pas de partie { $number }.

## Parties contre soi-même

cli-selfplay-help = faire jouer des robots et écrire leurs parties comme données d’apprentissage
selfplay-bots-option = qui joue : un robot pour toutes les places (greedy par défaut), ou jusqu’à un par place, à tour de rôle : { $known }
selfplay-games-option = nombre de parties (1000 par défaut)
selfplay-out = le dossier des fragments ; une série interrompue y reprend
selfplay-shard-option = parties par fragment ({ $default } par défaut)
selfplay-format-option = le format des fragments (npz par défaut) ; parquet demande l’extra du même nom
selfplay-progress = { $done ->
    [one] { $done } partie sur { $total }
   *[other] { $done } parties sur { $total }
}
selfplay-written = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} avec { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
} ({ $size } Mo) dans { $folder }, à { $rate } par seconde.
selfplay-bots = Il faut un robot pour tous ou jusqu’à un par place ({ $players }), pas { $found }.
selfplay-folder = { $path } contient autre chose qu’une série de parties contre soi-même ; choisissez un autre dossier.
selfplay-parquet = Parquet demande pyarrow : pip install caravansary[parquet].
selfplay-shard = { $path } n’est pas un fragment lisible ({ $reason }).
