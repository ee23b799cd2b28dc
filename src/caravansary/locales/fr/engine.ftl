## Cubes

cubes-of-level = { $level ->
    [1] { $count ->
        [one] { $count } jaune
       *[other] { $count } jaunes
    }
    [2] { $edition ->
        [golem] { $count ->
            [one] { $count } vert
           *[other] { $count } verts
        }
       *[spice] { $count ->
            [one] { $count } rouge
           *[other] { $count } rouges
        }
    }
    [3] { $edition ->
        [golem] { $count } turquoise
       *[spice] { $count ->
            [one] { $count } vert
           *[other] { $count } verts
        }
    }
   *[4] { $edition ->
        [golem] { $count } magenta
       *[spice] { $count ->
            [one] { $count } brun
           *[other] { $count } bruns
        }
    }
}
cube-letters = { $edition ->
    [golem] JVTM
   *[spice] JRVB
}
cubes-none = rien
cube-one = { $edition ->
    [golem] cristal
   *[spice] cube
}
cube-many = { $edition ->
    [golem] cristaux
   *[spice] cubes
}
points-count = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
list-and = { $count ->
    [1] { $last }
   *[other] { $first } et { $last }
}
language-name = Français
labelled = { $what } : { $found }
joined = { $first } ; { $next }

## Erreurs

error-game = Le jeu « { $found } » n’existe pas ; jeux possibles : { $known }.
error-broken-game = Le jeu { $game } du paquet { $package } ne peut pas être joué : { $part } : { $reason }.
error-broken-missing = élément manquant
error-broken-type = type attendu : { $expected } ; trouvé : { $found }
error-broken-value = valeur attendue : { $expected } ; trouvée : { $found }
error-broken-arguments = il faut une fonction de ({ $expected })
error-broken-mark = la marque @compiled manque
error-broken-id = le point d’entrée s’appelle « { $entry } », le jeu « { $found } »
error-broken-taken = { $package } a déjà un jeu « { $id } »
error-broken-field = le champ { $field } manque
error-broken-file = { $path } manque ou n’est pas du texte UTF-8
error-broken-words = le message { $id } manque dans { $path }
kernel-memory = La réflexion demande plus de mémoire que les { $most } Mo accordés à une page.
kernel-failed = La fonction compilée { $function } a échoué avec le code { $code }.
error-part = Il manque à { $game } l’élément « { $part } », nécessaire ici.
error-players = { $game } se joue de { $least } à { $most ->
    [one] { $most } joueur
   *[other] { $most } joueurs
}, pas à { $found }.
error-seed-type = Une graine est un nombre entier, pas { $found }.
error-secret = Le secret de la distribution compte { $bytes ->
    [one] { $bytes } octet
   *[other] { $bytes } octets
}.
error-seed-range = Une graine est un nombre entier de 0 à { $most }, pas { $found }.
error-edition = L’édition « { $found } » n’existe pas ; éditions possibles : { $known }.
error-language = La langue « { $lang } » n’est pas disponible ; langues possibles : { $known }.
error-option = L’option « { $option } » n’existe pas ; options possibles : { $known }.
error-option-value = { $option } doit être l’une de ces valeurs : { $known } ; pas « { $found } ».
error-seat = Les places sont numérotées de 0 à { $most } ; « { $seat } » n’en est pas une.
error-decisions = { $most ->
    [one] La partie compte { $most } décision ; on ne peut pas revenir à { $found }.
   *[other] La partie compte { $most } décisions ; on ne peut pas revenir à { $found }.
}
error-position = Position impossible : { $faults }.
error-components = Les fichiers de composants dans { $folder } sont inutilisables : { $faults }.
error-components-type = Les valeurs des composants se lisent dans un dossier : donnez son nom, pas { $found }.
system-reason =
    { $code ->
        [ENOENT] ce fichier ou dossier n’existe pas
        [EACCES] permission refusée
        [EISDIR] c’est un dossier
        [ENOTDIR] ce n’est pas un dossier
        [EEXIST] il existe déjà
        [ENOSPC] il n’y a plus de place sur le disque
        [EROFS] le disque est en lecture seule
        [EADDRINUSE] l’adresse est déjà prise
       *[other] { $words }
    }
error-output = Impossible d’écrire la sortie : { $reason }.
error-file = Impossible de lire { $path } : { $reason }.
error-no-file = Il n’y a pas de fichier { $path }.
error-file-large = { $path } dépasse { $most ->
    [one] { $most } octet
   *[other] { $most } octets
}.
error-file-text = { $path } n’est pas du texte UTF-8.
error-file-write = Impossible d’écrire { $path } : { $reason }.

illegal-over = La partie est finie.
illegal-no-number = Une action est un nombre entier, pas { $found }.
illegal-out-of-range = Les actions sont numérotées de 0 à { $most } ; { $action } n’en est pas une.
illegal-phase = Pas maintenant : la décision en cours est « { $phase } ».
illegal-no-cube = Ce { cube-one } n’est pas disponible : { CUBES($cube) }.

notation-no-text = Un tour est un texte, pas { $found }.
notation-empty = Un tour ne peut pas être vide.
notation-too-long = Un tour fait au plus { $most ->
    [one] { $most } caractère
   *[other] { $most } caractères
}.
notation-unknown = Mot { $word }, « { $found } » ; attendu : { $expected }.
notation-incomplete = Le tour n’est pas complet ; suite possible : { $expected }.
notation-too-much = Mot { $word }, « { $found } » : le tour est déjà fini.
notation-times = Mot { $word }, « { $found } » : impossible de répéter autant de fois.

position-field = { $field } doit être { $expected }
position-players = players doit aller de { $least } à { $most }, pas { $found }
position-edition = edition doit être l’une de ces valeurs : { $known } ; pas { $found }
position-absent = { $field } manque
position-unknown = { $field } nomme « { $found } », qui n’existe pas
position-twice = { $card } est à deux endroits
position-missing = { $card } n’est nulle part
position-pending-card = la carte en cours ne peut pas être { $card }
position-pending-cubes = la décision en cours ne correspond pas aux { cube-many }
position-short-row = { $field } doit compter { $expected ->
    [one] { $expected } carte
   *[other] { $expected } cartes
} tant que sa pioche n’est pas vide
position-caravan = la place { $seat } a { $cubes ->
    [one] { $cubes } { cube-one }
   *[other] { $cubes } { cube-many }
}, plus de { $most } au début d’un tour
position-coins = il y a en tout { $found ->
    [one] { $found } pièce
   *[other] { $found } pièces
} { $coin ->
    [gold] { $edition ->
        [golem] de cuivre
       *[spice] d’or
    }
   *[silver] d’argent
} au lieu de { $expected }
position-coins-seat = la place { $seat } a plus de pièces que de cartes réclamées
position-claims = personne ne peut avoir réclamé plus de { $most } fois
position-final-round = final_round ne correspond pas à ce qui a été réclamé
position-still-to-play = la place { $seat } a été la dernière à réclamer mais doit encore jouer dans la dernière ronde
position-market-cubes = il y a des { cube-many } sur { $card }, la carte la plus à droite, où personne n’a pu en poser
position-reserve = marchands en réserve de la place { $seat } : { $found } au lieu de { $expected }, d’après ses cartes et ses tuiles
position-placed = marchands de la place { $seat } sur { $location } : { $found } est impossible
position-explored = tuiles Exploration de la place { $seat } : { $found } au lieu de { $expected }, une par carte Exploration
position-start-card = la carte de départ { $card } ne peut pas être au marché
position-pending-location = la décision en cours ne correspond pas au lieu { $location }
position-panels = panels doit être { $expected }
position-owner = { $location } doit avoir un propriétaire et des marchands, ou ni l’un ni les autres
position-gap = { $field } doit se remplir par la gauche
position-merchants = la place { $seat } a { $found ->
    [one] { $found } marchand
   *[other] { $found } marchands
} en tout au lieu de { $expected }
position-covered = il ne peut pas y avoir de tuile Exploration ou de marchands sur { $location }
position-removed = { $card } ne fait pas partie des cartes pour ce nombre de joueurs
position-tiles = il y a en tout { $found ->
    [one] { $found } tuile
   *[other] { $found } tuiles
} { $kind ->
    [bonus] Bonus
   *[exploration] Exploration
} au lieu de { $expected }

record-no-text = Un enregistrement est un texte d’une longueur raisonnable.
record-no-record = Ce n’est pas un enregistrement de Caravansary.
record-cut = L’enregistrement est tronqué : la fin manque.
record-edited = L’enregistrement a été modifié après sa sauvegarde.
record-field = Le champ « { $field } » de l’enregistrement n’a pas la valeur attendue.
record-format = L’enregistrement est au format { $found } ; cette version lit le format { $known }.
record-rules = L’enregistrement suit la version { $found } des règles ; celle-ci est la version { $known }.
record-components = L’enregistrement utilise d’autres composants ({ $found }, ici { $known }).
record-start = Le début de l’enregistrement est impossible : { $reason }
record-action = L’action { $number } de l’enregistrement est impossible : { $reason }

components-no-number = { $file }, ligne { $line } : { $column } doit être un nombre entier, pas « { $value } »
components-negative = { $file }, ligne { $line } : { $column } ne peut pas être négatif ({ $value })
components-range = { $file }, ligne { $line } : { $column } doit aller de { $least } à { $most }, pas { $value }
components-no-pile = { $file }, ligne { $line } : { $column } doit indiquer des { cube-many } par des chiffres de 1 à 4, pas « { $value } »
components-pile-size = { $file }, ligne { $line } : { $column } doit compter de { $most ->
    [one] { $least } à { $most } { cube-one }
   *[other] { $least } à { $most } { cube-many }
}, pas « { $value } »
components-unknown = { $file }, ligne { $line } : valeur inconnue pour { $column } : « { $value } » ; valeurs possibles : { $known }
components-bad-id = { $file }, ligne { $line } : « { $value } » n’est pas un identifiant (1 à 12 minuscules, chiffres, - et _)
components-endless-trade = { $file }, ligne { $line } : cet échange rend tout ce qu’il prend et pourrait se répéter sans fin
components-kind = { $file }, ligne { $line } : les colonnes ne correspondent pas au genre « { $value } »
components-start = { $file }, ligne { $line } : les cartes de départ sont s1 et s2, pas « { $value } »
components-first = { $file }, ligne { $line } : « { $expected } » doit se trouver ici
components-too-large = { $file }, ligne { $line } : le fichier dépasse { $most ->
    [one] { $most } octet
   *[other] { $most } octets
}
components-no-text = { $file }, ligne { $line } : le fichier n’est pas du texte UTF-8
components-no-csv = { $file }, ligne { $line } : ce n’est pas un fichier CSV ({ $problem })
components-columns = { $file }, ligne { $line } : il manque des colonnes : { $columns }
components-duplicate = { $file }, ligne { $line } : « { $value } » est déjà { $where ->
    [here] à la ligne { $first }
   *[elsewhere] dans { $other }, ligne { $first }
}
components-rows = { $file }, ligne { $line } : { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
} au lieu de { $expected }
components-whole = { $file }, ligne { $line } : { $problem }
components-too-many = { $file }, ligne { $line } : plus de valeurs que de colonnes
components-panels = { $file }, ligne { $line } : { $what } sur les panneaux { $panels } : { $count } au lieu de { $expected }
components-deck = { $file }, ligne { $line } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} dans une partie à { $players }, c’est trop peu ; il en faut { $least }

## Pourquoi un tour vaut mieux qu’un autre

why-when = { $turns ->
    [0] tout de suite
    [one] dans un tour environ
   *[other] dans { $turns } tours environ
}
why-instead = { $instead ->
    [0] avant le tour suivant
    [one] dans un tour environ
   *[other] dans { $instead } tours environ
}
why-next = { $turns ->
    [one] Au prochain tour
   *[other] Dans les { $turns } prochains tours
}
why-end = Il permet de finir la partie en tête { why-when }.
why-sooner = Il rapporte { points-count } pour { CUBES($pile) } { why-when } ; l’autre tour ne les rapporte que { why-instead }.
why-only = Il rapporte { points-count } pour { CUBES($pile) } { why-when } ; avec l’autre tour, il faudrait plus { $instead ->
    [one] d’un tour
   *[other] de { $instead } tours
}.
why-rival = Il rapporte { points-count } pour { CUBES($pile) } { why-when } ; après l’autre tour, { $name } les réclame { why-instead }.
why-pace = { why-next }, il rapporte environ { points-count }, contre environ { $instead } pour l’autre tour.
why-slows = { why-next }, { $name } réclame environ { points-count } au lieu de { $instead }.
why-points = D’ici à la fin de la partie, il rapporte environ { points-count } de plus, petit à petit.
