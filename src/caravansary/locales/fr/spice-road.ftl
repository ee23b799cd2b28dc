spice-road = { $edition ->
    [golem] Century Golem
   *[spice] Century : La Route des épices
}

spice-road-gold = { $edition ->
    [golem] de cuivre
   *[spice] d’or
}
spice-road-coin-one = pièce
spice-road-coin-many = pièces

## Actions

spice-road-play = { $kind ->
    [produce] Jouer { $arg } : prendre { CUBES($gain) }
    [upgrade] Jouer { $arg } : { $upgrades ->
        [one] améliorer une fois
       *[other] améliorer jusqu’à { $upgrades } fois
    }
   *[trade] Jouer { $arg } : échanger { CUBES($give) } contre { CUBES($gain) }
}
spice-road-acquire = { $kind ->
    [none] Acheter à un emplacement vide
    [produce] Acheter { $arg } (prendre { CUBES($gain) })
    [upgrade] Acheter { $arg } ({ $upgrades ->
        [one] améliorer une fois
       *[other] améliorer jusqu’à { $upgrades } fois
    })
   *[trade] Acheter { $arg } ({ CUBES($give) } contre { CUBES($gain) })
}{ $price ->
    [0] , gratuite
   *[other] , prix { $price }
}{ $loaded ->
    [yes] , avec { CUBES($cubes) } dessus
   *[no] { "" }
}
spice-road-claim = { $coin ->
    [gold] Réclamer { $arg } pour { points-count } et une pièce { $edition ->
        [golem] de cuivre
       *[spice] d’or
    } : remettre { CUBES($cost) }
    [silver] Réclamer { $arg } pour { points-count } et une pièce d’argent : remettre { CUBES($cost) }
   *[none] Réclamer { $arg } pour { points-count } : remettre { CUBES($cost) }
}
spice-road-rest = { $count ->
    [0] Repos (aucune carte à reprendre)
    [one] Repos : reprendre { $count } carte
   *[other] Repos : reprendre { $count } cartes
}
spice-road-again = Échanger encore : { CUBES($give) } contre { CUBES($gain) }
spice-road-done = Terminer
spice-road-raise = Améliorer { CUBES($from) } en { CUBES($to) }
spice-road-pay = Poser { CUBES($arg) } sur { $card }
spice-road-discard = Remettre { CUBES($arg) } dans les bols

## Phases

spice-road-phase-over = La partie est finie.
spice-road-phase-turn = Jouez une carte, achetez-en une, réclamez une carte Points ou reposez-vous.
spice-road-phase-repeat = Échanger encore ?
spice-road-phase-upgrade = Améliorez un { cube-one }, ou arrêtez.
spice-road-phase-pay = Choisissez un { cube-one } à poser sur la prochaine carte, à gauche de celle que vous achetez.
spice-road-phase-discard = La caravane ne peut contenir que dix { cube-many } : remettez-en un dans les bols.

## Pourquoi pas

spice-road-cannot-played = { $card } a déjà été jouée ; reposez-vous pour la reprendre.
spice-road-cannot-hand = { $card } n’est pas en main.
spice-road-cannot-trade = Pour { $card }, il manque { CUBES($missing) }.
spice-road-cannot-empty = L’emplacement { $slot } est vide.
spice-road-cannot-acquire = { $card } coûte { $price ->
    [one] { $price } { cube-one }
   *[other] { $price } { cube-many }
} ; vous n’en avez que { $cubes }.
spice-road-cannot-claim = Pour { $card }, il manque { CUBES($missing) }.

## Décompte

spice-road-score-cards = Cartes Points
spice-road-score-gold = { $edition ->
    [golem] Pièces de cuivre
   *[spice] Pièces d’or
}
spice-road-score-silver = Pièces d’argent
spice-road-score-cubes = { $edition ->
    [golem] Cristaux restants (sauf jaunes)
   *[spice] Épices restantes (sauf jaunes)
}
spice-road-score-total = Total

## Les règles en bref

spice-road-rules = À votre tour, effectuez une seule action. Jouez une carte de votre main pour son effet. Achetez une carte Marchand : la plus à gauche est gratuite ; pour les autres, posez un { cube-one } de votre choix sur chacune des cartes à leur gauche. Réclamez une carte Points en remettant dans les bols exactement ses { cube-many } ; les deux premières rapportent une pièce tant qu’il en reste. Ou reposez-vous et reprenez en main toutes vos cartes jouées. À la fin du tour, une caravane ne peut contenir plus de dix { cube-many }. Quand quelqu’un réclame sa cinquième carte Points (la sixième à deux ou trois joueurs), on finit la ronde. On compte les cartes, les pièces (3 et 1) et chaque { cube-one } qui n’est pas jaune (1) ; en cas d’égalité, le dernier à avoir joué l’emporte.

## La table en texte

spice-road-table-head = Ronde { $round }{ $final ->
    [yes] , la dernière
   *[no] { "" }
}
spice-road-table-points = Points
spice-road-table-market = Marché (pioche { $count }), un { cube-one } de plus par carte vers la droite
spice-road-table-deck = pioche { $count }
spice-road-table-lacking = manque
spice-road-table-ready = prête
spice-road-table-worth = = { $points }
spice-road-table-price = { $price ->
    [0] gratuite
   *[other] pour { $price }
}
spice-road-table-coin = { $coin ->
    [gold] { $edition ->
        [golem] { $count } cuivre
       *[spice] { $count } or
    }
   *[silver] { $count } argent
}
spice-road-table-progress = cartes Points { $have } sur { $goal }
spice-road-table-hand = main
spice-road-table-played = jouées
spice-road-table-hidden = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
spice-road-table-none = aucune
spice-road-table-effect = { $kind ->
    [produce] prendre { CUBES($gain) }
    [upgrade] { $upgrades ->
        [one] améliorer une fois
       *[other] améliorer jusqu’à { $upgrades } fois
    }
   *[trade] échanger { CUBES($give) } contre { CUBES($gain) }
}
spice-road-table-points-plain = Cartes Points, encore { $count } dans la pioche :
spice-road-table-point-card = { $place }. { $card }, { points-count }{ $coin ->
    [gold] { $edition ->
        [golem] {" "}et une pièce de cuivre (il en reste { $left })
       *[spice] {" "}et une pièce d’or (il en reste { $left })
    }
    [silver] {" "}et une pièce d’argent (il en reste { $left })
   *[none] { "" }
} : remettre { CUBES($cost) } ; { $ready ->
    [yes] c’est possible.
   *[no] il manque { CUBES($lacks) }.
}
spice-road-table-market-plain = Marché, encore { $count } dans la pioche :
spice-road-table-merchant = { $place }. { $card }, { $price ->
    [0] gratuite
    [one] coûte { $price } { cube-one }
   *[other] coûte { $price } { cube-many }
} : { $effect } ; { cube-many } dessus : { CUBES($cubes) }.
spice-road-table-seat = { $name } : caravane { CUBES($caravan) }, { $count } sur 10 ; main : { $hand } ; jouées : { $played } ; cartes Points : { $have } sur { $goal } ; { $edition ->
    [golem] pièces de cuivre
   *[spice] pièces d’or
} : { $gold } ; pièces d’argent : { $silver }.
spice-road-notation = Les tours en notation : play m17 x2 (échanger deux fois) ; play s2 1>2 2>3 (améliorer) ; acquire m12 pay 1 1 ({ cube-many } sur les cartes à sa gauche, de gauche à droite) ; claim p05 ; rest. Caravane trop pleine : discard 1 1 à la fin.

## Sur la page d’accueil

spice-road-title = { $edition ->
    [golem] Édition Golem
   *[spice] La Route des épices
}
spice-road-about = Réunissez des cartes, changez de simples denrées en trésors et honorez les grandes commandes avant les autres.

## Ce qui est demandé dans le navigateur

spice-road-aside-turn = Jouez une carte, achetez-en une au marché, réclamez une carte Points ou reposez-vous.
spice-road-prompt-pay = Choisissez un { cube-one } pour la carte suivante

## Le plateau dans le navigateur

spice-road-board-deck-merchant = Pioche Marchand, { $count ->
    [one] { $count } restante
   *[other] { $count } restantes
}
spice-road-board-deck-points = Pioche Points, { $count ->
    [one] { $count } restante
   *[other] { $count } restantes
}
spice-road-board-points-row = Cartes Points
spice-road-board-market-row = Marché
spice-road-board-coins-gold = { $count ->
    [one] { $count } pièce de trois points
   *[other] { $count } pièces de trois points
}
spice-road-board-coins-silver = { $count ->
    [one] { $count } pièce d’un point
   *[other] { $count } pièces d’un point
}
spice-road-board-merchant-card = Carte Marchand, { $card }
spice-road-board-hand-card = Dans votre main, { $card }
spice-road-board-played-card = Jouée, { $card }
spice-road-board-play-it = Appuyez pour la jouer.
spice-road-board-played-why = Revient en main quand vous vous reposez.
spice-road-board-acquire-free = Appuyez pour l’acheter : elle est gratuite.
spice-road-board-acquire-for = Appuyez pour l’acheter : { $count ->
    [one] { $count } { cube-one }
   *[other] { $count } { cube-many }
}, un sur chaque carte à sa gauche.
spice-road-board-acquire-short = Il vous manque { $count ->
    [one] { $count } { cube-one }
   *[other] { $count } { cube-many }
}.
spice-road-board-with-cubes = Vous recevez aussi ce qui est posé dessus : { $pile }.
spice-road-board-being-bought = en cours d’achat
spice-road-board-free = gratuite
spice-road-board-price = coûte { $count }
spice-road-board-hand = Votre main
spice-road-board-played = Vos cartes jouées
spice-road-board-hand-of = Main de { $name }, { $count } { $count ->
    [one] carte
   *[other] cartes
  }
spice-road-board-played-of = Jouées par { $name }, { $count } { $count ->
    [one] carte
   *[other] cartes
  }
spice-road-board-won-by = Réclamées par { $name }, { $count } { $count ->
    [one] carte
   *[other] cartes
  }

## Raconté dans le journal : suit le nom du joueur

spice-road-did-play = { $kind ->
    [produce] prend { CUBES($gain) }
    [upgrade] joue une carte qui améliore { $upgrades ->
        [one] une fois
       *[other] { $upgrades } fois
    }
   *[trade] échange { CUBES($give) } contre { CUBES($gain) }
}{ $times ->
    [1] {""}
   *[other] {" "}({ $times } fois)
}
spice-road-did-acquire = achète la carte « { CARD($arg) } »{ $loaded ->
    [yes] {" "}avec { CUBES($cubes) } dessus
   *[no] {""}
}
spice-road-did-claim = { $coin ->
    [none] réclame { points-count } pour { CUBES($cost) }
   *[other] réclame { points-count } et une pièce pour { CUBES($cost) }
}
spice-road-did-rest = { $count ->
    [0] se repose
    [one] se repose et reprend { $count } carte
   *[other] se repose et reprend { $count } cartes
}
spice-road-did-again = échange encore { CUBES($give) } contre { CUBES($gain) }
spice-road-did-raise = améliore { CUBES($from) } en { CUBES($to) }
spice-road-did-pay = paie { CUBES($arg) }
spice-road-did-discard = remet { CUBES($arg) } dans les bols

spice-road-feat-thrift = Petite main
    .about = Vous avez gagné en achetant quatre cartes au plus.
spice-road-feat-tireless = Infatigable
    .about = Vous avez gagné avec trois repos au plus.
