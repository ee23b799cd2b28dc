spice-road = { $edition ->
    [golem] Century : Golem
   *[spice] Century : La Route des épices
}

## Actions

spice-road-play = { $kind ->
    [produce] Jouer { $arg } : prendre { CUBES($gain) }
    [upgrade] Jouer { $arg } : améliorer jusqu'à { $upgrades } fois
   *[trade] Jouer { $arg } : échanger { CUBES($give) } contre { CUBES($gain) }
}
spice-road-acquire = { $kind ->
    [none] Acheter à un emplacement vide
    [produce] Acheter { $arg } (prendre { CUBES($gain) })
    [upgrade] Acheter { $arg } (améliorer jusqu'à { $upgrades } fois)
   *[trade] Acheter { $arg } ({ CUBES($give) } contre { CUBES($gain) })
}{ $price ->
    [0] , gratuite
   *[other] , prix { $price }
}{ $loaded ->
    [yes] , avec { CUBES($cubes) } dessus
   *[no] { "" }
}
spice-road-claim = { $coin ->
    [gold] Réclamer { $arg } pour { $points } points et une pièce { $edition ->
        [golem] de cuivre
       *[spice] d'or
    } : rendre { CUBES($cost) }
    [silver] Réclamer { $arg } pour { $points } points et une pièce d'argent : rendre { CUBES($cost) }
   *[none] Réclamer { $arg } pour { $points } points : rendre { CUBES($cost) }
}
spice-road-rest = { $count ->
    [0] Repos (aucune carte à reprendre)
    [one] Repos : reprendre { $count } carte
   *[other] Repos : reprendre { $count } cartes
}
spice-road-again = Échanger encore : { CUBES($give) } contre { CUBES($gain) }
spice-road-done = Assez
spice-road-raise = Améliorer { CUBES($from) } en { CUBES($to) }
spice-road-pay = Poser { CUBES($arg) } sur { $card }
spice-road-discard = Rendre { CUBES($arg) } aux bols

## Phases

spice-road-phase-over = La partie est finie.
spice-road-phase-turn = Jouez une carte, achetez-en une, réclamez des points ou reposez-vous.
spice-road-phase-repeat = Échanger encore ?
spice-road-phase-upgrade = Améliorez un cube, ou arrêtez.
spice-road-phase-pay = Choisissez un cube pour la prochaine carte à gauche de celle voulue.
spice-road-phase-discard = La caravane contient dix cubes : rendez-en un.

## Pourquoi pas

spice-road-cannot-played = { $card } est déjà jouée ; reposez-vous pour la reprendre.
spice-road-cannot-hand = { $card } n'est pas en main.
spice-road-cannot-trade = Pour { $card } il manque { CUBES($missing) }.
spice-road-cannot-empty = L'emplacement { $slot } est vide.
spice-road-cannot-acquire = { $card } coûte { $price } cubes ; il n'y en a que { $cubes }.
spice-road-cannot-claim = Pour { $card } il manque { CUBES($missing) }.

## Décompte

spice-road-score-cards = Cartes Points
spice-road-score-gold = { $edition ->
    [golem] Pièces de cuivre
   *[spice] Pièces d'or
}
spice-road-score-silver = Pièces d'argent
spice-road-score-cubes = { $edition ->
    [golem] Cristaux restants (sauf jaunes)
   *[spice] Épices restantes (sauf jaunes)
}
spice-road-score-total = Total

## Les règles en bref

spice-road-rules = À votre tour, faites une seule chose. Jouez une carte de votre main pour son effet. Achetez une carte du marché : celle de gauche est gratuite, chaque pas vers la droite coûte un cube au choix, posé sur les cartes dépassées. Réclamez une carte Points en rendant exactement ses cubes ; les deux premières rapportent une pièce tant qu'il en reste. Ou reposez-vous et reprenez toutes vos cartes jouées. Une caravane contient dix cubes à la fin du tour. Quand quelqu'un réclame sa cinquième carte Points (la sixième à deux ou trois), on finit la manche. Comptent les cartes, les pièces (3 et 1) et chaque cube qui n'est pas jaune (1) ; en cas d'égalité gagne qui a joué en dernier.

## La table en texte

spice-road-table-head = Manche { $round }{ $final ->
    [yes] , la dernière
   *[no] { "" }
}
spice-road-table-points = Points
spice-road-table-market = Marché (pioche { $count }), un cube de plus par place vers la droite
spice-road-table-deck = pioche { $count }
spice-road-table-lacking = manque
spice-road-table-ready = prête
spice-road-table-worth = = { $points }
spice-road-table-price = { $price ->
    [0] gratuit
   *[other] pour { $price }
}
spice-road-table-coin = { $coin ->
    [gold] { $edition ->
        [golem] { $count } cuivre
       *[spice] { $count } or
    }
   *[silver] { $count } argent
}
spice-road-table-progress = points { $have } sur { $goal }
spice-road-table-hand = main
spice-road-table-played = jouées
spice-road-table-hidden = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
spice-road-table-none = aucune
spice-road-table-effect = { $kind ->
    [produce] prendre { CUBES($gain) }
    [upgrade] améliorer jusqu'à { $upgrades } fois
   *[trade] échanger { CUBES($give) } contre { CUBES($gain) }
}
spice-road-table-points-plain = Cartes Points, encore { $count } dans la pioche :
spice-road-table-point-card = { $place }. { $card }, { $points } points{ $coin ->
    [gold] { $edition ->
        [golem] {" "}et une pièce de cuivre (il en reste { $left })
       *[spice] {" "}et une pièce d'or (il en reste { $left })
    }
    [silver] {" "}et une pièce d'argent (il en reste { $left })
   *[none] { "" }
} : rendre { CUBES($cost) } ; { $ready ->
    [yes] c'est possible.
   *[no] il manque { CUBES($lacks) }.
}
spice-road-table-market-plain = Marché, encore { $count } dans la pioche :
spice-road-table-merchant = { $place }. { $card }, { $price ->
    [0] gratuite
    [one] coûte { $price } cube
   *[other] coûte { $price } cubes
} : { $effect } ; cubes dessus : { CUBES($cubes) }.
spice-road-table-seat = { $name } : caravane { CUBES($caravan) }, { $count } sur 10 ; main : { $hand } ; jouées : { $played } ; cartes Points : { $have } sur { $goal } ; { $edition ->
    [golem] pièces de cuivre
   *[spice] pièces d'or
} : { $gold } ; pièces d'argent : { $silver }.
spice-road-notation = Des tours en notation : play m17 x2 (échanger deux fois) ; play s2 1>2 2>3 (améliorer) ; acquire m12 pay 1 1 (cubes sur les cartes à sa gauche, depuis la gauche) ; claim p05 ; rest. Caravane trop pleine : discard 1 1 à la fin.
