endless-world = { $edition ->
    [spice] Century : Un nouveau monde
   *[golem] Century : Golem, Un monde sans fin
}

## Actions

endless-world-activate = { $kind ->
    [produce] Activer { $arg } : prendre { CUBES($gain) }
    [upgrade] Activer { $arg } : améliorer jusqu'à { $upgrades } fois
    [golem] Activer { $arg } : une tuile Bonus, la carte { $card }, ou les deux
   *[trade] Activer { $arg } : échanger { CUBES($give) } contre { CUBES($gain) }
} ({ $merchants ->
    [one] { $merchants } marchand
   *[other] { $merchants } marchands
}{ $expelled ->
    [0] {""}
   *[other] , { $expelled } renvoyés
}{ $tools ->
    [none] {""}
   *[other] , les outils apportent { CUBES($tools) }
})
endless-world-rest = { $count ->
    [0] Repos (aucun marchand à rappeler)
    [one] Repos : rappeler { $count } marchand
   *[other] Repos : rappeler { $count } marchands
}
endless-world-take = { $kind ->
    [none] Prendre une tuile Bonus dans un espace vide
    [single] Prendre { $arg } : { $points } points par icône { $icon1 ->
        [assistance] Assistance
        [exploration] Exploration
        [new_merchants] Nouveaux marchands
       *[tool] Outil
    }
    [pair] Prendre { $arg } : { $points } points par paire { $icon1 ->
        [assistance] Assistance
        [exploration] Exploration
        [new_merchants] Nouveaux marchands
       *[tool] Outil
    } et { $icon2 ->
        [assistance] Assistance
        [exploration] Exploration
        [new_merchants] Nouveaux marchands
       *[tool] Outil
    }
    [merchant_pair] Prendre { $arg } : { $points } points par paire de marchands
   *[flat] Prendre { $arg } : { $points } points
}
endless-world-claim = { $kind ->
    [none] Réclamer là où il n'y a pas de carte
   *[other] Réclamer { $arg } pour { $points } points : rendre { CUBES($cost) } ; { $kind ->
        [assistance] un marchand de moins en { $symbol }
        [exploration] puis explorer
        [new_merchants] nouveaux marchands : { $count }
       *[tool] outil : { CUBES($crystal) } en { $symbol }
    }
}
endless-world-explore = { $kind ->
    [crystals] Explorer { $location } ({ $arg }) : prendre { CUBES($crystals) }
    [merchant] Explorer { $location } ({ $arg }) : un nouveau marchand
    [points] Explorer { $location } ({ $arg }) : 3 points à la fin
   *[icon] Explorer { $location } ({ $arg }) : une icône { $icon ->
        [assistance] Assistance
        [exploration] Exploration
        [new_merchants] Nouveaux marchands
       *[tool] Outil
    } de plus
}
endless-world-trade = Échanger { CUBES($give) } contre { CUBES($gain) }
endless-world-again = Échanger encore : { CUBES($give) } contre { CUBES($gain) }
endless-world-done = Assez
endless-world-raise = Améliorer { CUBES($from) } en { CUBES($to) }
endless-world-discard = Rendre { CUBES($arg) } aux bols

## Phases

endless-world-phase-over = La partie est finie.
endless-world-phase-turn = Activez un lieu, ou reposez-vous.
endless-world-phase-trade = Échanger ?
endless-world-phase-repeat = Échanger encore ?
endless-world-phase-upgrade = Améliorez un cube, ou arrêtez.
endless-world-phase-golem = Prenez une tuile Bonus, réclamez la carte, ou les deux.
endless-world-phase-explore = Choisissez une tuile Exploration.
endless-world-phase-discard = La caravane contient dix cubes : rendez-en un.

## Pourquoi pas

endless-world-cannot-covered = { $location } est couvert par { $tile } tant que personne ne l'explore.
endless-world-cannot-own = Vos propres marchands sont en { $location } ; reposez-vous pour les rappeler.
endless-world-cannot-merchants = { $location } demande { $required } marchands ; il n'y en a que { $merchants } sur votre plateau.
endless-world-cannot-golem = { $card ->
    [none] { $location } n'a rien pour vous : pas de carte, ni de tuile Bonus que vous puissiez prendre.
   *[other] { $location } n'a rien pour vous : pour { $card } il manque { CUBES($missing) }, et il n'y a pas de tuile Bonus que vous puissiez prendre.
}
endless-world-cannot-claim = Pour { $card } il manque { CUBES($missing) }.
endless-world-cannot-no-card = Il n'y a pas de carte à ce lieu.
endless-world-cannot-no-tile = Cet espace Bonus est vide.
endless-world-cannot-space = Vos trois espaces Bonus sont pleins.
endless-world-cannot-twice = Vous l'avez déjà fait à ce lieu.
endless-world-cannot-explore = { $tile } n'est pas sur le plateau.

## Décompte

endless-world-score-cards = Cartes Points
endless-world-score-bonus = Tuiles Bonus
endless-world-score-exploration = Tuiles Exploration
endless-world-score-cubes = { $edition ->
    [spice] Épices restantes (sauf jaunes)
   *[golem] Cristaux restants (sauf jaunes)
}
endless-world-score-total = Total

## La table en texte

endless-world-table-head = Manche { $round }{ $final ->
    [yes] , la dernière
   *[no] {""}
}, panneaux { $panels }
endless-world-table-golems = Lieux Golem
endless-world-table-deck = Pioche : { $top ->
    [none] vide
   *[other] { $top }, { $count } dessous
}
endless-world-table-locations = Lieux
endless-world-table-bonus = bonus
endless-world-table-caravan = caravane
endless-world-table-cards = cartes
endless-world-table-tiles = tuiles
endless-world-table-merchants = marchands { $board } sur le plateau, { $reserve } en réserve
endless-world-table-below = { $count } dessous
endless-world-table-empty = vide
endless-world-table-covered = couvert par { $tile }
endless-world-table-held = { $count } du joueur { $number }
endless-world-table-takes = { $count ->
    [one] demande { $count } marchand
   *[other] demande { $count } marchands
}
endless-world-icon = { $icon ->
    [assistance] Assistance
    [exploration] Exploration
    [new_merchants] Nouveaux marchands
   *[tool] Outil
}
endless-world-location-what = { $kind ->
    [produce] prendre { CUBES($gain) }
    [upgrade] améliorer { $upgrades } fois
    [golem] golem
   *[trade] { CUBES($give) } contre { CUBES($gain) }
}
endless-world-card-what = { $kind ->
    [assistance] un marchand de moins en { $symbol }
    [exploration] exploration
    [new_merchants] nouveaux marchands : { $count }
   *[tool] outil { CUBES($crystal) } en { $symbol }
}
endless-world-bonus-what = { $kind ->
    [single] { $points } par { $first }
    [pair] { $points } par { $first } et { $second }
    [merchant_pair] { $points } par deux marchands
   *[flat] { $points } points
}
endless-world-tile-what = { $kind ->
    [crystals] { CUBES($crystals) }
    [merchant] un marchand
    [points] 3 points
   *[icon] { $icon }
}

## Les règles en bref

endless-world-rules = À votre tour, activez un lieu ou reposez-vous. Pour activer, posez le nombre indiqué de marchands sur un lieu ouvert où vous n'en avez pas ; là où se tient quelqu'un d'autre, posez-en un de plus, et les siens rentrent chez eux. Puis prenez les cristaux montrés, améliorez, échangez autant que possible ou, à un lieu Golem, prenez la tuile Bonus du dessus (vous avez trois espaces), réclamez la carte en rendant ses cristaux, ou les deux. L'Assistance épargne un marchand et l'Outil apporte un cristal aux lieux de leur symbole ; les Nouveaux marchands viennent de votre réserve ; l'Exploration vous donne une tuile du plateau et ouvre son lieu à tous. Reposez-vous pour rappeler tous vos marchands. Une caravane contient dix cristaux à la fin du tour. Quand quelqu'un réclame sa huitième carte, on finit la manche. Comptent les cartes, les tuiles Bonus et Exploration et chaque cristal qui n'est pas jaune (1) ; en cas d'égalité gagne qui a joué en dernier.
