endless-world = { $edition ->
    [spice] Century : Un nouveau monde
   *[golem] Century Golem : Un monde sans fin
}

endless-world-golem = { $edition ->
    [spice] Fort
   *[golem] Golem
}

## Actions

endless-world-activate = { $kind ->
    [produce] Activer { $arg } : prendre { CUBES($gain) }
    [upgrade] Activer { $arg } : { $upgrades ->
        [one] améliorer une fois
       *[other] améliorer jusqu’à { $upgrades } fois
    }
    [golem] Activer { $arg } : une tuile Bonus, la carte { $card }, ou les deux
   *[trade] Activer { $arg } : échanger { CUBES($give) } contre { CUBES($gain) }
} ({ $merchants ->
    [one] { $merchants } marchand
   *[other] { $merchants } marchands
}{ $expelled ->
    [0] {""}
    [one] , { $expelled } expulsé
   *[other] , { $expelled } expulsés
}{ $tools ->
    [none] {""}
   *[other] , les cartes Outil rapportent { CUBES($tools) }
})
endless-world-rest = { $count ->
    [0] Repos (aucun marchand à récupérer)
    [one] Repos : récupérer { $count } marchand
   *[other] Repos : récupérer { $count } marchands
}
endless-world-take = { $kind ->
    [none] Prendre une tuile Bonus dans un espace vide
    [single] Prendre { $arg } : { points-count } par icône { $icon1 ->
        [assistance] Assistance
        [exploration] Exploration
        [new_merchants] Nouveaux marchands
       *[tool] Outil
    }
    [pair] Prendre { $arg } : { points-count } par paire { $icon1 ->
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
    [merchant_pair] Prendre { $arg } : { points-count } par paire de marchands
   *[flat] Prendre { $arg } : { points-count }
}
endless-world-claim = { $kind ->
    [none] Réclamer là où il n’y a pas de carte
   *[other] Réclamer { $arg } pour { points-count } : remettre { CUBES($cost) } ; { $kind ->
        [assistance] un marchand de moins en { $symbol }
        [exploration] puis explorer
        [new_merchants] nouveaux marchands : { $count }
       *[tool] outil : { CUBES($crystal) } en { $symbol }
    }
}
endless-world-explore = { $kind ->
    [crystals] Explorer { $location } ({ $arg }) : prendre { CUBES($crystals) }
    [merchant] Explorer { $location } ({ $arg }) : un nouveau marchand
    [points] Explorer { $location } ({ $arg }) : 3 points à la fin
   *[icon] Explorer { $location } ({ $arg }) : une icône { $icon ->
        [assistance] Assistance
        [exploration] Exploration
        [new_merchants] Nouveaux marchands
       *[tool] Outil
    } de plus
}
endless-world-trade = Échanger { CUBES($give) } contre { CUBES($gain) }
endless-world-again = Échanger encore : { CUBES($give) } contre { CUBES($gain) }
endless-world-done = Terminer
endless-world-raise = Améliorer { CUBES($from) } en { CUBES($to) }
endless-world-discard = Remettre { CUBES($arg) } dans les bols

## Phases

endless-world-phase-over = La partie est finie.
endless-world-phase-turn = Activez un lieu, ou reposez-vous.
endless-world-phase-trade = Échanger ?
endless-world-phase-repeat = Échanger encore ?
endless-world-phase-upgrade = Améliorez un { cube-one }, ou arrêtez.
endless-world-phase-golem = Prenez une tuile Bonus, réclamez la carte, ou les deux.
endless-world-phase-explore = Choisissez une tuile Exploration.
endless-world-phase-discard = La caravane ne peut contenir que dix { cube-many } : remettez-en un dans les bols.

## Pourquoi pas

endless-world-cannot-covered = { $location } est couvert par { $tile } tant que personne ne l’explore.
endless-world-cannot-own = Vos propres marchands sont en { $location } ; reposez-vous pour les récupérer.
endless-world-cannot-merchants = { $location } demande { $required ->
    [one] { $required } marchand
   *[other] { $required } marchands
} ; il n’y en a que { $merchants } sur votre plateau Joueur.
endless-world-cannot-golem = { $card ->
    [none] { $location } n’a rien pour vous : pas de carte, ni de tuile Bonus que vous puissiez prendre.
   *[other] { $location } n’a rien pour vous : pour { $card }, il manque { CUBES($missing) }, et il n’y a pas de tuile Bonus que vous puissiez prendre.
}
endless-world-cannot-claim = Pour { $card }, il manque { CUBES($missing) }.
endless-world-cannot-no-card = Il n’y a pas de carte sur ce lieu.
endless-world-cannot-no-tile = Cet espace Bonus est vide.
endless-world-cannot-space = Vos trois espaces Bonus sont pleins.
endless-world-cannot-twice = Vous l’avez déjà fait sur ce lieu.
endless-world-cannot-explore = { $tile } n’est pas sur le plateau de jeu.

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

endless-world-table-head = Ronde { $round }{ $final ->
    [yes] , la dernière
   *[no] {""}
}, panneaux { $panels }
endless-world-table-golems = Lieux { endless-world-golem }
endless-world-table-deck = Pioche : { $top ->
    [none] vide
   *[other] { $top }, dessous : { $count }
}
endless-world-table-locations = Lieux
endless-world-table-bonus = bonus
endless-world-table-caravan = caravane
endless-world-table-cards = cartes
endless-world-table-tiles = tuiles
endless-world-table-merchants = marchands : { $board } sur le plateau, { $reserve } en réserve
endless-world-table-below = dessous : { $count }
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
    [golem] { endless-world-golem }
   *[trade] { CUBES($give) } contre { CUBES($gain) }
}
endless-world-card-what = { $kind ->
    [assistance] un marchand de moins en { $symbol }
    [exploration] exploration
    [new_merchants] nouveaux marchands : { $count }
   *[tool] outil { CUBES($crystal) } en { $symbol }
}
endless-world-bonus-what = { $kind ->
    [single] { $points } par { $first }
    [pair] { $points } par { $first } et { $second }
    [merchant_pair] { $points } par paire de marchands
   *[flat] { points-count }
}
endless-world-tile-what = { $kind ->
    [crystals] { CUBES($crystals) }
    [merchant] un marchand
    [points] 3 points
   *[icon] { $icon }
}

## Les règles en bref

endless-world-rules = À votre tour, activez un lieu ou reposez-vous. Pour activer, placez le nombre indiqué de marchands sur un lieu découvert où vous n’en avez pas ; là où se trouve un autre joueur, placez-en un de plus que lui, et les siens sont expulsés. Puis prenez les { cube-many } montrés, améliorez, échangez autant de fois que possible ou, sur un lieu { endless-world-golem }, prenez la tuile Bonus du dessus (vous avez trois espaces), réclamez la carte en remettant ses { cube-many } dans les bols, ou les deux. Sur les lieux à leur symbole, les cartes Assistance épargnent un marchand et les cartes Outil rapportent un { cube-one } ; les Nouveaux marchands viennent de votre réserve ; l’Exploration vous donne une tuile du plateau de jeu et ouvre son lieu à tous. Reposez-vous pour récupérer tous vos marchands. À la fin du tour, une caravane ne peut contenir plus de dix { cube-many }. Quand quelqu’un réclame sa huitième carte Points, on finit la ronde. On compte les cartes, les tuiles Bonus, les tuiles Exploration et chaque { cube-one } qui n’est pas jaune (1) ; en cas d’égalité, le dernier à avoir joué l’emporte.

## Sur la page d’accueil

endless-world-title = { $edition ->
    [spice] Un nouveau monde
   *[golem] Un monde sans fin
}
endless-world-about = Envoyez vos marchands là où il faut, expulsez ceux des autres et explorez l’inconnu.

## Ce qui est demandé dans le navigateur

endless-world-aside-turn = Envoyez des marchands sur un lieu éclairé, ou reposez-vous pour les récupérer.
endless-world-prompt-explore = Choisissez une tuile à explorer
endless-world-prompt-golem = Réclamez la carte, prenez une tuile Bonus, ou les deux

## Le plateau dans le navigateur

endless-world-board-merchants-short = Il vous manque { $count } { $count ->
    [one] marchand
   *[other] marchands
  }.
endless-world-board-panels = Le monde
endless-world-board-panel = Panneau { $name }
endless-world-board-location = Lieu : { $what }
endless-world-board-location-symbol = Il porte le symbole { $symbol }.
endless-world-board-panel-jump = Panneau { $number }, lieux éclairés : { $count }
endless-world-board-location-golem = réclamer la carte au-dessus ou prendre une tuile Bonus
endless-world-board-location-free = Demande { $count } { $count ->
    [one] marchand
   *[other] marchands
  }.
endless-world-board-location-taken = { $name } est ici avec { $count } ; venez avec { $due }.
endless-world-board-location-own = Vos marchands y sont déjà ; reposez-vous pour les récupérer.
endless-world-board-location-golem-nothing = Vous ne pouvez pas payer la carte, et il n’y a pas de tuile Bonus à prendre, ou plus d’espace Bonus libre.
endless-world-board-location-covered = Encore inexploré. Qui l’explore reçoit : { $what }.
endless-world-board-activate-it = Appuyez pour envoyer vos marchands.
endless-world-board-explore-it = Appuyez pour l’explorer.
endless-world-board-golem-first = Envoyez d’abord des marchands sur le lieu { endless-world-golem } en dessous.
endless-world-board-bonus-tile = Tuile Bonus, { $what }
endless-world-board-stack-below = Encore { $count } en dessous.
endless-world-board-bonus-pair = { points-count } par paire d’icônes { $first } et { $second }
endless-world-board-bonus-single = { points-count } par icône { $first }
endless-world-board-bonus-merchants = { $points } { $points ->
    [one] point
   *[other] points
  } par paire de marchands
endless-world-board-kind-assistance = un marchand de moins sur les lieux à son symbole
endless-world-board-kind-tool = un { cube-one } sur les lieux à son symbole
endless-world-board-kind-new_merchants = pris dans votre réserve, aussitôt
endless-world-board-kind-exploration = découvre un lieu
endless-world-board-found-merchant = un marchand de votre réserve
endless-world-board-found-icon = une icône { $icon } de plus
endless-world-board-open-deck = Pioche face visible, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, au-dessus : { $card }
endless-world-board-deck-left = { $count } dans la pioche
endless-world-board-your-cards = Vos cartes
endless-world-board-cards-of = Cartes de { $name }
endless-world-board-merchants = { $board ->
    [one] { $board } marchand disponible
   *[other] { $board } marchands disponibles
}, { $reserve } en réserve
endless-world-board-trade-again = Échanger encore
endless-world-board-trade-it = Appuyez pour échanger.
endless-world-board-trade-once = Échanger

## Les cartes en mots

endless-world-symbol = { $symbol ->
    [s1] du soleil
    [s2] du triangle
    [s3] des vagues
   *[s4] de la lune
}
endless-world-card-assistance = { card-points } ; un marchand de moins sur chaque lieu marqué { endless-world-symbol }
endless-world-card-tool = { card-points } ; { CUBES($bonus) } de plus sur chaque lieu marqué { endless-world-symbol }
endless-world-card-new_merchants = { card-points } ; aussitôt { $bonus } { $bonus ->
    [one] marchand
   *[other] marchands
  } de votre réserve
endless-world-card-exploration = { card-points } ; découvre aussitôt un lieu

## Raconté dans le journal : suit le nom du joueur

endless-world-did-activate = { $kind ->
    [produce] prend { CUBES($gain) }
    [upgrade] va améliorer
    [golem] va sur un lieu { endless-world-golem }
   *[trade] { $times ->
        [0] va échanger
       *[other] échange
    } { CUBES($give) } contre { CUBES($gain) }
}{ $times ->
    [0] {""}
    [1] {""}
   *[other] {" "}({ $times } fois)
} avec { $merchants ->
    [one] { $merchants } marchand
   *[other] { $merchants } marchands
}{ $expelled ->
    [0] {""}
    [one] , en expulsant { $expelled } autre
   *[other] , en expulsant { $expelled } autres
}
endless-world-did-rest = { $count ->
    [0] se repose
    [one] se repose et récupère { $count } marchand
   *[other] se repose et récupère { $count } marchands
}
endless-world-did-take = prend la tuile Bonus « { $what } »
endless-world-did-claim = réclame { points-count } pour { CUBES($cost) }
endless-world-did-explore = explore et trouve « { $what } »
endless-world-did-trade = échange { CUBES($give) } contre { CUBES($gain) }
endless-world-did-again = échange encore { CUBES($give) } contre { CUBES($gain) }
endless-world-did-raise = améliore { CUBES($from) } en { CUBES($to) }
endless-world-did-discard = remet { CUBES($arg) } dans les bols

## Préparer une table
endless-world-option-panels = Quatrième panneau
endless-world-option-panels-random = par tirage au sort
endless-world-panel-merchants = { $count ->
    [one] 1 marchand :
   *[other] { $count } marchands :
}

endless-world-feat-explorer = Explorateur
    .about = Vous avez pris trois tuiles Exploration en une partie.
endless-world-feat-tireless = Pas le temps de souffler
    .about = Vous avez gagné avec quatre repos au plus.
