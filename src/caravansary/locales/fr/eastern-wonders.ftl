eastern-wonders = { $edition ->
    [golem] Century Golem : Montagnes orientales
   *[spice] Century : Merveilles orientales
}

## Actions

eastern-wonders-lot = Prendre le lot de départ { $arg } : { CUBES($cubes) }
eastern-wonders-boat = { $kind ->
    [market] Placer le bateau en { $arg } ({ $tile } : { CUBES($give) } contre { CUBES($gain) })
   *[other] Placer le bateau en { $arg }
}
eastern-wonders-move = { $kind ->
    [market] Naviguer vers { $arg } ({ $tile } : { CUBES($give) } contre { CUBES($gain) } ; sur place : { CUBES($cubes) } ; péage : { $toll })
    [port] Naviguer vers le port { $arg } ({ $tile } : { points-count } pour { CUBES($give) } ; sur place : { CUBES($cubes) })
   *[closed] Naviguer vers le port fermé { $arg } (sur place : { CUBES($cubes) })
}
eastern-wonders-leave = Laisser { CUBES($arg) } en { $hex } et naviguer encore
eastern-wonders-toll = Payer { CUBES($arg) } au joueur { $number }
eastern-wonders-take = Prendre tout ce qui se trouve ici : { CUBES($cubes) }
eastern-wonders-build = { $cost ->
    [0] Construire un comptoir sur { $tile } gratuitement
    [one] Construire un comptoir sur { $tile } pour { $cost } { cube-one }
   *[other] Construire un comptoir sur { $tile } pour { $cost } { cube-many }
}
eastern-wonders-pay = Payer { CUBES($arg) } pour le comptoir
eastern-wonders-bonus = Prendre une tuile Bonus : { $kind ->
    [free_move] un pas gratuit de plus à chaque tour{ eastern-wonders-bonus-worth }
    [harvest_red] { CUBES("2") } de plus à chaque Récolte{ eastern-wonders-bonus-worth }
    [upgrade_on_build] améliorer un { cube-one } après une construction{ eastern-wonders-bonus-worth }
    [hold_plus_3] trois cases de plus dans la cale{ eastern-wonders-bonus-worth }
   *[vp] { points-count } à la fin
}
eastern-wonders-bonus-worth = { $points ->
    [0] { "" }
   *[other] {" "}({ points-count } à la fin)
}
eastern-wonders-raise = Améliorer { CUBES($from) } en { CUBES($to) }
eastern-wonders-trade = Échanger { CUBES($give) } contre { CUBES($gain) }
eastern-wonders-again = Échanger encore : { CUBES($give) } contre { CUBES($gain) }
eastern-wonders-claim = Réclamer { $arg } pour { points-count } : remettre { CUBES($give) }
eastern-wonders-harvest = Récolter { CUBES($gain) }
eastern-wonders-pass = Ne rien faire
eastern-wonders-done = Terminer
eastern-wonders-discard = Remettre { CUBES($arg) } dans les bols

## Phases

eastern-wonders-phase-over = La partie est finie.
eastern-wonders-phase-lot = Choisissez un lot de départ.
eastern-wonders-phase-boat = Placez votre bateau sur une tuile Marché.
eastern-wonders-phase-turn = Naviguez, ou agissez là où vous êtes.
eastern-wonders-phase-move = Naviguez encore, ou arrêtez-vous ici.
eastern-wonders-phase-sail = Vous avez laissé un { cube-one } : naviguez vers une tuile adjacente.
eastern-wonders-phase-toll = Choisissez un { cube-one } pour le propriétaire du bateau qui est ici.
eastern-wonders-phase-take = Prendre les { cube-many } qui sont ici ?
eastern-wonders-phase-action = Agissez ici : Marché, Port, Récolte ou rien.
eastern-wonders-phase-pay = Choisissez un { cube-one } pour payer le comptoir.
eastern-wonders-phase-bonus = Une colonne est libérée : choisissez une tuile Bonus.
eastern-wonders-phase-upgrade = Améliorez un { cube-one }, ou arrêtez.
eastern-wonders-phase-trade = Échanger ici ?
eastern-wonders-phase-repeat = Échanger encore ?
eastern-wonders-phase-discard = La cale est trop pleine : remettez un { cube-one } dans les bols.

## Pourquoi pas

eastern-wonders-cannot-lot = Le lot { $lot } est déjà pris.
eastern-wonders-cannot-boat = { $hex } est un port ; un bateau part d’une tuile Marché.
eastern-wonders-cannot-far = { $hex } n’est pas adjacent à { $here }.
eastern-wonders-cannot-step = Il n’y a plus de pas gratuit : laissez un { cube-one } avant de naviguer vers { $hex }.
eastern-wonders-cannot-leave = On ne laisse pas de { cube-one } tant qu’il reste des pas gratuits (encore { $free }).
eastern-wonders-cannot-sail = Depuis { $hex }, le bateau ne pourrait atteindre aucune tuile où finir son déplacement.
eastern-wonders-cannot-end = Le déplacement ne pourrait pas finir : { $hex } demande un péage de { $toll } et il ne resterait rien pour continuer.
eastern-wonders-cannot-stop = Le déplacement ne peut pas finir en { $hex } : le péage y est de { $toll }.
eastern-wonders-cannot-market = { $hex } est un port, pas un marché.
eastern-wonders-cannot-twice = Vous avez déjà un comptoir sur { $tile }.
eastern-wonders-cannot-build = Le comptoir coûte { $cost ->
    [one] { $cost } { cube-one }
   *[other] { $cost } { cube-many }
} ; vous n’en avez que { $cubes }.
eastern-wonders-cannot-outpost = Vous n’avez pas de comptoir sur { $tile }.
eastern-wonders-cannot-trade = Pour { $tile }, il manque { CUBES($missing) }.
eastern-wonders-cannot-port = { $hex } n’est pas un port.
eastern-wonders-cannot-closed = Le port { $hex } n’offre rien pour l’instant.
eastern-wonders-cannot-claim = Pour { $tile }, il manque { CUBES($missing) }.
eastern-wonders-cannot-bonus = { $kind ->
    [free_move] Il ne reste pas de tuile Bonus de pas gratuits.
    [harvest_red] Il ne reste pas de tuile Bonus de Récolte.
    [upgrade_on_build] Il ne reste pas de tuile Bonus d’amélioration.
    [hold_plus_3] Il ne reste pas de tuile Bonus de cale.
   *[vp] Il ne reste pas de tuile Bonus de points.
}

## Décompte

eastern-wonders-score-vp = Points des tuiles PV
eastern-wonders-score-bonus = Points des tuiles Bonus
eastern-wonders-score-board = Cases libérées du plateau Joueur
eastern-wonders-score-cubes = { $edition ->
    [golem] Cristaux restants (sauf jaunes)
   *[spice] Épices restantes (sauf jaunes)
}
eastern-wonders-score-total = Total

## La table en texte

eastern-wonders-table-head = Ronde { $round }{ $final ->
    [yes] , la dernière
   *[no] { "" }
}
eastern-wonders-table-legend = @1 bateau, #1 comptoir du joueur 1 ; [12] { cube-many } ; 11>3 échange ; 2244=12 points
eastern-wonders-table-closed = fermé
eastern-wonders-table-pile = Tuiles PV dans la pioche : { $count }{ $within ->
    [0] { "" }
    [1] , d’abord la tuile Fermeture
   *[other] , la tuile Fermeture parmi les { $within } prochaines
}
eastern-wonders-table-bonus-left = Tuiles Bonus : { $tiles }
eastern-wonders-table-bonus-own = tuiles Bonus : { $tiles }
eastern-wonders-table-bonus = { $kind ->
    [free_move] { $count } × pas gratuit{ eastern-wonders-bonus-worth }
    [harvest_red] { $count } × Récolte{ eastern-wonders-bonus-worth }
    [upgrade_on_build] { $count } × amélioration après construction{ eastern-wonders-bonus-worth }
    [hold_plus_3] { $count } × cale + 3{ eastern-wonders-bonus-worth }
   *[vp] { points-count }
}
eastern-wonders-picture-bonus = { $count ->
    [1] { "" }
   *[other] { $count } x{" "}
}{ $kind ->
    [free_move] pas gratuit
    [harvest_red] Récolte
    [upgrade_on_build] amélioration
   *[hold_plus_3] cale + 3
}
eastern-wonders-table-none = aucune
eastern-wonders-table-lots = Lots de départ : { $lots }
eastern-wonders-table-lot = Lot de départ { $lot } : { CUBES($cubes) }.
eastern-wonders-good = { $edition ->
    [golem] { $icon ->
        [ginger] pierre racine
        [chili] braise
        [tea] fougère
       *[cloves] chardon
    }
   *[spice] { $icon ->
        [ginger] gingembre
        [chili] piment
        [tea] thé
       *[cloves] girofle
    }
}
eastern-wonders-table-outposts-left = comptoirs restants : { $outposts }
eastern-wonders-table-progress = tuiles PV { $have }/{ $goal }
eastern-wonders-table-market = { $hex } : marché { $tile } ({ $icon }), { CUBES($give) } contre { CUBES($gain) }
eastern-wonders-table-port = { $hex } : port avec { $tile }, { points-count } pour { CUBES($cost) }
eastern-wonders-table-port-closed = { $hex } : port, fermé
eastern-wonders-table-lying = { "\u00A0" }; sur place : { CUBES($cubes) }
eastern-wonders-table-outposts-of = { "\u00A0" }; comptoirs : { $players }
eastern-wonders-table-boats-of = { "\u00A0" }; bateaux : { $players }
eastern-wonders-table-seat = { $name } : { $boat ->
    [none] pas encore de bateau
   *[other] bateau en { $boat }
} ; cale { CUBES($hold) } ({ $count } sur { $limit }) ; tuiles PV : { $have } sur { $goal } ; comptoirs restants : { $outposts } ; tuiles Bonus : { $bonus }.

## Les règles en bref

eastern-wonders-rules = À votre tour, vous pouvez naviguer, puis effectuer une action là où vous êtes. Le premier pas est gratuit ; pour chaque pas de plus, laissez un { cube-one } sur la tuile que vous quittez. Si d’autres bateaux sont au marché où vous vous arrêtez, donnez un { cube-one } à chaque propriétaire ; dans un port, personne ne paie. Après avoir navigué, vous pouvez prendre tous les { cube-many } qui s’y trouvent. Au marché, vous pouvez construire un comptoir, pour un { cube-one } par comptoir déjà présent (deux à deux joueurs) ; là où vous avez un comptoir, vous pouvez ensuite échanger autant de fois que possible. Prenez le comptoir le plus à gauche de la rangée correspondante de votre plateau Joueur ; une colonne libérée rapporte une tuile Bonus. Au port, vous pouvez remettre dans les bols les { cube-many } de la tuile PV et la réclamer. Sur toute tuile, vous pouvez plutôt récolter deux { cube-many } jaunes. À la fin de votre tour, votre cale a dix cases. Quand quelqu’un réclame sa quatrième tuile PV, on finit la ronde. On compte les tuiles PV, les tuiles Bonus, les cases libérées et chaque { cube-one } qui n’est pas jaune (1) ; en cas d’égalité, le dernier à avoir joué l’emporte.

## Plans de jeu

eastern-wonders-map-option = map doit être « standard », « random », un fichier avec un dessin ou les lignes d’un dessin, pas { $found }.
eastern-wonders-map-bad = Ce plan est inutilisable : { $faults }.
eastern-wonders-map-large = un plan a au plus { $most ->
    [one] { $most } ligne et colonne
   *[other] { $most } lignes et colonnes
} de texte
eastern-wonders-map-letter = ligne { $line }, caractère { $at } : « { $found } » n’est ni o (marché) ni P (port)
eastern-wonders-map-between = ligne { $line }, caractère { $at } : cette tuile est entre deux colonnes, qui sont à deux caractères l’une de l’autre
eastern-wonders-map-line = ligne { $line }, caractère { $at } : cette tuile doit être une ligne plus haut ou plus bas, entre celles des colonnes voisines
eastern-wonders-map-markets = il y a { $found ->
    [one] { $found } tuile Marché (o)
   *[other] { $found } tuiles Marché (o)
} au lieu de { $expected }
eastern-wonders-map-ports = il y a { $found ->
    [one] { $found } port (P)
   *[other] { $found } ports (P)
} au lieu de { $expected }
eastern-wonders-map-columns = il y a plus de { $most ->
    [one] { $most } colonne
   *[other] { $most } colonnes
}
eastern-wonders-map-twice = deux tuiles sont au même endroit
eastern-wonders-map-apart = sans lien avec le reste : { $hexes }
eastern-wonders-map-touch = { $hex } touche moins de deux autres tuiles

## Composants

eastern-wonders-components-icons = { $file }, ligne { $line } : { $count ->
    [one] { $count } tuile a
   *[other] { $count } tuiles ont
} l’icône { $icon } au lieu de { $expected }
eastern-wonders-components-vp-bonus = { $file }, ligne { $line } : il n’y a qu’une tuile { $value }

## Positions

eastern-wonders-position-pending = la décision « { $phase } » ne peut pas être en cours ici
eastern-wonders-position-closed = la tuile Fermeture et les tuiles PV des ports ne correspondent pas aux tuiles réclamées
eastern-wonders-position-vp-pile = les tuiles Bonus PV se prennent par le dessus : 6, 5, 4, 3
eastern-wonders-position-icons = { $count ->
    [one] { $count } tuile du plan a
   *[other] { $count } tuiles du plan ont
} l’icône { $icon } au lieu de { $expected }
eastern-wonders-position-boat = le bateau de la place { $seat } ne peut pas être là
eastern-wonders-position-outposts = la place { $seat } a { $found ->
    [one] { $found } comptoir { $icon }
   *[other] { $found } comptoirs { $icon }
} sur le plan au lieu de { $expected }, d’après son plateau Joueur
eastern-wonders-position-hold = la place { $seat } a { $cubes ->
    [one] { $cubes } { cube-one }
   *[other] { $cubes } { cube-many }
}, plus que le maximum de { $most }
eastern-wonders-position-bonus = il y a { $found ->
    [one] { $found } tuile Bonus { $kind }
   *[other] { $found } tuiles Bonus { $kind }
} en tout au lieu de { $expected }
eastern-wonders-position-columns = la place { $seat } a { $found ->
    [one] { $found } tuile Bonus
   *[other] { $found } tuiles Bonus
} pour { $expected ->
    [one] { $expected } colonne libérée
   *[other] { $expected } colonnes libérées
}
eastern-wonders-position-lots = les cales ne correspondent pas aux lots pris
eastern-wonders-position-draft = avant la première ronde, il n’y a ni comptoirs, ni tuiles réclamées, ni { cube-many } sur le plan

## Sur la page d’accueil

eastern-wonders-title = { $edition ->
    [golem] Montagnes orientales
   *[spice] Merveilles orientales
}
eastern-wonders-about = Naviguez de marché en marché, construisez des comptoirs, échangez en chemin et approvisionnez les ports.

## Ce qui est demandé dans le navigateur

eastern-wonders-cube-leave = Laisser un { $cube }
eastern-wonders-cube-toll = Payer un { $cube }
eastern-wonders-aside-turn = Naviguez vers une tuile éclairée, ou agissez là où se trouve votre bateau.
eastern-wonders-prompt-pay = Choisissez un { cube-one } pour payer le comptoir
eastern-wonders-prompt-lot = Choisissez votre lot de départ
eastern-wonders-prompt-boat = Placez votre bateau sur une tuile Marché
eastern-wonders-prompt-move = Naviguez encore, ou agissez ici
eastern-wonders-prompt-sail = Choisissez où naviguer
eastern-wonders-prompt-toll = Choisissez un { cube-one } pour payer le péage
eastern-wonders-prompt-take = Prendre ce qui se trouve ici ?
eastern-wonders-prompt-action = Agissez ici : construire, échanger, réclamer ou récolter
eastern-wonders-prompt-bonus = Choisissez une tuile Bonus

## Le plateau dans le navigateur

eastern-wonders-board-sea = Le plan de jeu
eastern-wonders-board-island = Marché { $at }, { $good } : { $card }.
eastern-wonders-board-port = Port { $at } : { $card }.
eastern-wonders-board-port-empty = Port { $at }, vide.
eastern-wonders-board-port-closed = Port { $at }, fermé.
eastern-wonders-board-closed = fermé
eastern-wonders-board-lying-here = Sur place : { $pile }.
eastern-wonders-board-boats-here = Bateaux : { $names }.
eastern-wonders-board-outposts-here = Comptoirs : { $names }.
eastern-wonders-board-outpost-costs = Coût d’un comptoir ici : { $count }.
eastern-wonders-board-hex-move = Appuyez pour naviguer ici.
eastern-wonders-board-hex-boat = Appuyez pour placer votre bateau ici.
eastern-wonders-board-hex-trade = Appuyez pour échanger.
eastern-wonders-board-hex-again = Appuyez pour échanger encore.
eastern-wonders-board-hex-claim = Appuyez pour réclamer la tuile.
eastern-wonders-board-lots = Lots de départ
eastern-wonders-board-lot = Lot de départ : { $pile }
eastern-wonders-board-bonus-free_move = Un pas gratuit de plus à chaque tour{ eastern-wonders-bonus-worth }
eastern-wonders-board-bonus-harvest_red = { CUBES("2") } de plus à chaque Récolte{ eastern-wonders-bonus-worth }
eastern-wonders-board-bonus-upgrade_on_build = Améliorer un { cube-one } à chaque construction{ eastern-wonders-bonus-worth }
eastern-wonders-board-bonus-hold_plus_3 = Trois cases de plus dans la cale{ eastern-wonders-bonus-worth }
eastern-wonders-board-bonus-left = { $count ->
    [one] { $count } restante.
   *[other] { $count } restantes.
}
eastern-wonders-board-tiles-of = Tuiles de { $name }
eastern-wonders-board-vp-pile = Pioche de tuiles PV, { $count ->
    [one] { $count } restante
   *[other] { $count } restantes
}
eastern-wonders-board-closed-within = { $count ->
    [one] La tuile Fermeture vient ensuite
   *[other] La tuile Fermeture est parmi les { $count } prochaines tuiles
}
eastern-wonders-board-player-board = Comptoirs restants sur le plateau : { $rows }
eastern-wonders-board-board-row = { $icon } { $count }
eastern-wonders-closer-board = Chaque case libérée rapporte ses points à la fin ; une colonne libérée rapporte une tuile Bonus.
eastern-wonders-board-your-hold = Votre cale
eastern-wonders-board-deeds = Ce que votre bateau peut faire
eastern-wonders-board-deed-take = Prendre
eastern-wonders-board-deed-build = Construire
eastern-wonders-board-deed-trade = Échanger
eastern-wonders-board-deed-claim = Réclamer
eastern-wonders-board-deed-harvest = Récolter
eastern-wonders-board-deed-take-what = Prendre tous les { cube-many } posés ici.
eastern-wonders-board-deed-build-what = Construire un comptoir sur cette tuile Marché.
eastern-wonders-board-deed-trade-what = Faire l’échange de cette tuile Marché, autant de fois que possible.
eastern-wonders-board-deed-claim-what = Remettre dans les bols les { cube-many } de la tuile PV de ce port et la réclamer.
eastern-wonders-board-deed-harvest-what = Prendre deux jaunes au lieu de toute autre action.
eastern-wonders-board-no-take = Il n’y a pas de { cube-one } ici.
eastern-wonders-board-no-build-port = Les comptoirs se construisent sur les tuiles Marché, pas dans les ports.
eastern-wonders-board-no-build-twice = Vous avez déjà un comptoir ici.
eastern-wonders-board-no-build-cost = Coûte { $count ->
    [one] { $count } { cube-one }
   *[other] { $count } { cube-many }
} pour les comptoirs déjà construits ici.
eastern-wonders-board-no-trade-port = On n’échange pas dans les ports, mais sur les tuiles Marché.
eastern-wonders-board-no-trade-outpost = Il vous faut un comptoir ici.
eastern-wonders-board-no-claim = Seulement dans un port.

## Raconté dans le journal : suit le nom du joueur

eastern-wonders-did-lot = commence avec { CUBES($cubes) }
eastern-wonders-did-boat = part de { $arg }
eastern-wonders-did-move = navigue vers { $arg }
eastern-wonders-did-leave = laisse { CUBES($arg) }
eastern-wonders-did-toll = paie { CUBES($arg) } à { $name }
eastern-wonders-did-take = prend { CUBES($cubes) } sur place
eastern-wonders-did-build = construit un comptoir ({ $good })
eastern-wonders-did-pay = paie { CUBES($arg) }
eastern-wonders-did-bonus = prend la tuile Bonus « { $what } »
eastern-wonders-did-raise = améliore { CUBES($from) } en { CUBES($to) }
eastern-wonders-did-trade = échange { CUBES($give) } contre { CUBES($gain) }{ $times ->
    [1] {""}
   *[other] {" "}({ $times } fois)
}
eastern-wonders-did-again = échange encore { CUBES($give) } contre { CUBES($gain) }
eastern-wonders-did-claim = réclame { points-count } pour { CUBES($give) }
eastern-wonders-did-harvest = récolte { CUBES($gain) }
eastern-wonders-did-discard = remet { CUBES($arg) } dans les bols

## Préparer une table
eastern-wonders-option-map = Plan de jeu
eastern-wonders-option-map-standard = Standard
eastern-wonders-option-map-random = Au hasard
eastern-wonders-option-map-own = Le vôtre
eastern-wonders-map-another = Un autre plan au hasard
eastern-wonders-map-drawing = Dessiné en lettres : o est une tuile Marché, P un port ; deux caractères d’une colonne à l’autre, deux lignes entre voisines d’une colonne. Il y a 20 tuiles Marché et 4 ports.
eastern-wonders-map-file = Depuis un fichier…
eastern-wonders-map-preview = Le plan de jeu : 20 tuiles Marché, des ports en { $ports }

eastern-wonders-feat-free = Libre passage
    .about = Vous avez gagné sans payer de péage à personne.
eastern-wonders-feat-settler = Constructeur
    .about = Vous avez construit douze comptoirs en une partie.
