eastern-wonders = { $edition ->
    [golem] Century : Golem – Montagnes orientales
   *[spice] Century : Merveilles orientales
}

## Actions

eastern-wonders-lot = Prendre le lot de départ { $arg } : { CUBES($cubes) }
eastern-wonders-boat = { $kind ->
    [market] Placer le bateau en { $arg } ({ $tile } : { CUBES($give) } contre { CUBES($gain) })
   *[other] Placer le bateau en { $arg }
}
eastern-wonders-move = { $kind ->
    [market] Aller en { $arg } ({ $tile } : { CUBES($give) } contre { CUBES($gain) } ; sur place : { CUBES($cubes) } ; péage : { $toll })
    [port] Aller au port { $arg } ({ $tile } : { $points } points pour { CUBES($give) } ; sur place : { CUBES($cubes) })
   *[closed] Aller au port fermé { $arg } (sur place : { CUBES($cubes) })
}
eastern-wonders-leave = Laisser { CUBES($arg) } en { $hex } et continuer
eastern-wonders-toll = Payer { CUBES($arg) } au joueur { $number }
eastern-wonders-take = Prendre tout ce qui se trouve ici : { CUBES($cubes) }
eastern-wonders-build = { $cost ->
    [0] Construire un comptoir sur { $tile } gratuitement
    [one] Construire un comptoir sur { $tile } pour { $cost } cube
   *[other] Construire un comptoir sur { $tile } pour { $cost } cubes
}
eastern-wonders-pay = Payer { CUBES($arg) } pour le comptoir
eastern-wonders-bonus = { $kind ->
    [free_move] Prendre une tuile Bonus : un pas gratuit de plus à chaque tour
    [harvest_red] Prendre une tuile Bonus : { CUBES("2") } de plus à chaque récolte
    [upgrade_on_build] Prendre une tuile Bonus : améliorer un cube après une construction
    [hold_plus_3] Prendre une tuile Bonus : trois cases de plus dans la cale
   *[vp] Prendre une tuile Bonus : { $points } points
}
eastern-wonders-raise = Améliorer { CUBES($from) } en { CUBES($to) }
eastern-wonders-trade = Échanger { CUBES($give) } contre { CUBES($gain) }
eastern-wonders-again = Échanger encore : { CUBES($give) } contre { CUBES($gain) }
eastern-wonders-claim = Réclamer { $arg } pour { $points } points : rendre { CUBES($give) }
eastern-wonders-harvest = Récolter { CUBES($gain) }
eastern-wonders-pass = Ne rien faire
eastern-wonders-done = Assez
eastern-wonders-discard = Rendre { CUBES($arg) } aux bols

## Phases

eastern-wonders-phase-over = La partie est finie.
eastern-wonders-phase-lot = Choisissez un lot de départ.
eastern-wonders-phase-boat = Placez votre bateau sur une tuile Marché.
eastern-wonders-phase-turn = Déplacez-vous, ou agissez sur place.
eastern-wonders-phase-move = Continuez, ou arrêtez-vous ici.
eastern-wonders-phase-sail = Un cube est resté derrière : allez sur une case voisine.
eastern-wonders-phase-toll = Choisissez un cube pour le propriétaire du bateau qui est ici.
eastern-wonders-phase-take = Prendre les cubes qui sont ici ?
eastern-wonders-phase-action = Agissez ici : marché, port, récolte ou rien.
eastern-wonders-phase-pay = Choisissez un cube pour payer le comptoir.
eastern-wonders-phase-bonus = Une colonne est vide : choisissez une tuile Bonus.
eastern-wonders-phase-upgrade = Améliorez un cube, ou arrêtez.
eastern-wonders-phase-trade = Échanger ici ?
eastern-wonders-phase-repeat = Échanger encore ?
eastern-wonders-phase-discard = La cale est trop pleine : rendez un cube.

## Pourquoi pas

eastern-wonders-cannot-lot = Le lot { $lot } est déjà pris.
eastern-wonders-cannot-boat = { $hex } est un port ; un bateau commence sur une tuile Marché.
eastern-wonders-cannot-far = { $hex } ne touche pas { $here }.
eastern-wonders-cannot-step = Il n'y a plus de pas gratuit : laissez un cube avant d'aller en { $hex }.
eastern-wonders-cannot-leave = On ne laisse pas de cube tant qu'un pas est gratuit (encore { $free }).
eastern-wonders-cannot-sail = Depuis { $hex }, le bateau n'atteindrait aucun endroit où finir son déplacement.
eastern-wonders-cannot-end = Le déplacement ne pourrait pas finir : { $hex } demande un péage de { $toll } et il ne resterait rien pour continuer.
eastern-wonders-cannot-stop = Le déplacement ne peut pas finir en { $hex } : le péage y est de { $toll }.
eastern-wonders-cannot-market = { $hex } est un port, pas un marché.
eastern-wonders-cannot-twice = Vous avez déjà un comptoir sur { $tile }.
eastern-wonders-cannot-build = Le comptoir coûte { $cost } cubes ; il n'y en a que { $cubes }.
eastern-wonders-cannot-outpost = Vous n'avez pas de comptoir sur { $tile }.
eastern-wonders-cannot-trade = Pour { $tile } il manque { CUBES($missing) }.
eastern-wonders-cannot-port = { $hex } n'est pas un port.
eastern-wonders-cannot-closed = Le port { $hex } n'offre rien pour l'instant.
eastern-wonders-cannot-claim = Pour { $tile } il manque { CUBES($missing) }.
eastern-wonders-cannot-bonus = { $kind ->
    [free_move] Il ne reste pas de tuile Bonus de pas gratuits.
    [harvest_red] Il ne reste pas de tuile Bonus de récolte.
    [upgrade_on_build] Il ne reste pas de tuile Bonus d'amélioration.
    [hold_plus_3] Il ne reste pas de tuile Bonus de cale.
   *[vp] Il ne reste pas de tuile Bonus de points.
}

## Décompte

eastern-wonders-score-vp = Tuiles PV
eastern-wonders-score-bonus = Tuiles Bonus
eastern-wonders-score-board = Cases libérées du plateau
eastern-wonders-score-cubes = { $edition ->
    [golem] Cristaux restants (sauf jaunes)
   *[spice] Épices restantes (sauf jaunes)
}
eastern-wonders-score-total = Total

## La table en texte

eastern-wonders-table-head = Manche { $round }{ $final ->
    [yes] , la dernière
   *[no] { "" }
}
eastern-wonders-table-legend = @1 bateau, #1 comptoir du joueur 1 ; [12] cubes ; 11>3 échange ; 2244=12 points
eastern-wonders-table-closed = fermé
eastern-wonders-table-pile = Tuiles PV dans la pioche : { $count }{ $within ->
    [0] { "" }
   *[other] , la tuile Fermeture parmi les { $within } prochaines
}
eastern-wonders-table-bonus-left = Tuiles Bonus : { $tiles }
eastern-wonders-table-bonus-own = tuiles Bonus : { $tiles }
eastern-wonders-table-bonus = { $kind ->
    [free_move] { $count } × pas gratuit
    [harvest_red] { $count } × récolte
    [upgrade_on_build] { $count } × amélioration après construction
    [hold_plus_3] { $count } × cale + 3
   *[vp] { $points } points
}
eastern-wonders-table-none = aucune
eastern-wonders-table-lots = Lots de départ : { $lots }
eastern-wonders-table-lot = Lot de départ { $lot } : { CUBES($cubes) }.
eastern-wonders-table-icon = { $icon ->
    [ginger] gingembre
    [chili] piment
    [tea] thé
   *[cloves] girofle
}
eastern-wonders-table-outposts-left = comptoirs restants : { $outposts }
eastern-wonders-table-progress = tuiles PV { $have }/{ $goal }
eastern-wonders-table-market = { $hex } : marché { $tile } ({ $icon }), { CUBES($give) } contre { CUBES($gain) }
eastern-wonders-table-port = { $hex } : port avec { $tile }, { $points } points pour { CUBES($cost) }
eastern-wonders-table-port-closed = { $hex } : port, fermé
eastern-wonders-table-lying = { " " }; sur place : { CUBES($cubes) }
eastern-wonders-table-outposts-of = { " " }; comptoirs : { $players }
eastern-wonders-table-boats-of = { " " }; bateaux : { $players }
eastern-wonders-table-seat = { $name } : { $boat ->
    [none] pas encore de bateau
   *[other] bateau en { $boat }
} ; cale { CUBES($hold) } ({ $count } sur { $limit }) ; { $have } tuiles PV sur { $goal } ; comptoirs restants : { $outposts } ; tuiles Bonus : { $bonus }.

## Les règles en bref

eastern-wonders-rules = À votre tour, vous pouvez naviguer, puis faire une action là où vous êtes. Le premier pas est gratuit ; pour chaque autre, laissez un cube sur la case que vous quittez. Si d'autres bateaux sont au marché où vous vous arrêtez, donnez un cube à chaque propriétaire ; dans un port, personne ne paie. Après avoir navigué, vous pouvez prendre tous les cubes qui s'y trouvent. Au marché, vous pouvez construire un comptoir, pour un cube par comptoir déjà là (deux à deux joueurs), et avec un comptoir à vous y échanger autant que possible. Un comptoir est le plus à gauche de sa rangée sur votre plateau ; une colonne vidée rapporte une tuile Bonus. Au port, vous pouvez rendre les cubes de la tuile PV et la réclamer. Partout, vous pouvez à la place récolter deux cubes jaunes. Votre cale a dix cases à la fin de votre tour. Quand quelqu'un réclame sa quatrième tuile PV, on finit la manche. Comptent les tuiles PV, les tuiles Bonus, les cases libérées et chaque cube qui n'est pas jaune (1) ; en cas d'égalité gagne qui a joué en dernier.

## Plans de jeu

eastern-wonders-map-option = map est « standard », « random », un fichier avec un dessin ou les lignes d'un dessin, pas { $found }.
eastern-wonders-map-bad = Ce plan est inutilisable : { $faults }.
eastern-wonders-map-large = un plan a au plus { $most } lignes et colonnes de texte
eastern-wonders-map-letter = ligne { $line }, endroit { $at } : « { $found } » n'est ni o (marché) ni P (port)
eastern-wonders-map-between = ligne { $line }, endroit { $at } : cette case est entre deux colonnes, qui sont à deux caractères l'une de l'autre
eastern-wonders-map-line = ligne { $line }, endroit { $at } : cette case devrait être une ligne plus haut ou plus bas, entre celles des colonnes voisines
eastern-wonders-map-markets = il y a { $found } tuiles Marché (o) au lieu de { $expected }
eastern-wonders-map-ports = il y a { $found } ports (P) au lieu de { $expected }
eastern-wonders-map-columns = il y a plus de { $most } colonnes
eastern-wonders-map-twice = deux cases sont au même endroit
eastern-wonders-map-apart = sans lien avec le reste : { $hexes }
eastern-wonders-map-touch = { $hex } touche moins de deux autres cases

## Composants

eastern-wonders-components-icons = { $file }, ligne { $line } : { $count } tuiles ont l'icône { $icon } au lieu de { $expected }
eastern-wonders-components-vp-bonus = { $file }, ligne { $line } : il y a une seule tuile { $value }

## Positions

eastern-wonders-position-pending = la décision « { $phase } » ne peut pas être en cours ici
eastern-wonders-position-closed = la tuile Fermeture et les tuiles PV des ports ne correspondent pas aux tuiles réclamées
eastern-wonders-position-vp-pile = les tuiles Bonus PV se prennent par le dessus : 6, 5, 4, 3
eastern-wonders-position-icons = { $count } tuiles du plan ont l'icône { $icon } au lieu de { $expected }
eastern-wonders-position-boat = le bateau de la place { $seat } ne peut pas être là
eastern-wonders-position-outposts = la place { $seat } a { $found } comptoirs { $icon } sur le plan, mais { $expected } ont quitté le plateau
eastern-wonders-position-hold = la place { $seat } a { $cubes } cubes, plus que les { $most } possibles
eastern-wonders-position-bonus = il y a { $found } tuiles Bonus { $kind } en tout au lieu de { $expected }
eastern-wonders-position-columns = la place { $seat } a { $found } tuiles Bonus pour { $expected } colonnes vides
eastern-wonders-position-lots = les cales ne correspondent pas aux lots pris
eastern-wonders-position-draft = avant la première manche il n'y a ni comptoirs, ni tuiles réclamées, ni cubes sur le plan

## Sur la page d’accueil

eastern-wonders-title = Eastern Wonders
eastern-wonders-about = Naviguez d’île en île, fondez des comptoirs, échangez en chemin et livrez les ports.

## Ce qui est demandé dans le navigateur

eastern-wonders-cube-leave = Laisser un { $cube }
eastern-wonders-cube-toll = Céder un { $cube }
eastern-wonders-aside-turn = Naviguez vers une case éclairée, ou agissez là où se trouve votre bateau.
eastern-wonders-prompt-pay = Choisissez une pièce pour payer le comptoir
eastern-wonders-prompt-lot = Choisissez votre cargaison de départ
eastern-wonders-prompt-boat = Posez votre bateau sur une île
eastern-wonders-prompt-move = Naviguez encore, ou appuyez sur Terminer pour rester
eastern-wonders-prompt-sail = Choisissez où naviguer
eastern-wonders-prompt-toll = Choisissez une pièce à remettre
eastern-wonders-prompt-take = Prendre ce qui se trouve ici ?
eastern-wonders-prompt-action = Agissez ici : bâtir, échanger, réclamer ou récolter
eastern-wonders-prompt-bonus = Choisissez une tuile bonus

## Le plateau dans le navigateur

eastern-wonders-board-sea = La mer
eastern-wonders-board-island = Île { $at } : { $card }.
eastern-wonders-board-port = Port { $at } : { $card }.
eastern-wonders-board-port-empty = Port { $at }, vide.
eastern-wonders-board-port-closed = Port { $at }, fermé.
eastern-wonders-board-closed = fermé
eastern-wonders-board-lying-here = { $pile } posés ici.
eastern-wonders-board-boats-here = Bateaux : { $names }.
eastern-wonders-board-outposts-here = Comptoirs : { $names }.
eastern-wonders-board-hex-move = Appuyez pour naviguer ici.
eastern-wonders-board-hex-boat = Appuyez pour placer votre bateau ici.
eastern-wonders-board-hex-trade = Appuyez pour échanger.
eastern-wonders-board-hex-again = Appuyez pour refaire l’échange.
eastern-wonders-board-hex-claim = Appuyez pour prendre la tuile.
eastern-wonders-board-lots = Cargaisons de départ
eastern-wonders-board-lot = Cargaison : { $pile }
eastern-wonders-board-bonus-free_move = Un pas gratuit de plus à chaque tour
eastern-wonders-board-bonus-harvest_red = Un cube de niveau 2 à chaque récolte
eastern-wonders-board-bonus-upgrade_on_build = Améliorer un cube à chaque construction
eastern-wonders-board-bonus-hold_plus_3 = Trois places de plus dans la cale
eastern-wonders-board-bonus-left = { $count } restantes.
eastern-wonders-board-tiles-of = Tuiles de { $name }
eastern-wonders-board-vp-pile = Pile de tuiles de points, { $count } restantes
eastern-wonders-board-closed-within = Le port fermé est parmi les { $count } prochaines tuiles
eastern-wonders-board-player-board = Comptoirs restants sur le plateau : { $rows }
eastern-wonders-board-board-row = { $icon } { $count }
eastern-wonders-good-spice-ginger = gingembre
eastern-wonders-good-spice-chili = piment
eastern-wonders-good-spice-tea = thé
eastern-wonders-good-spice-cloves = girofle
eastern-wonders-good-golem-ginger = pierre racine
eastern-wonders-good-golem-chili = braise
eastern-wonders-good-golem-tea = fougère
eastern-wonders-good-golem-cloves = chardon
eastern-wonders-board-your-hold = Votre cale
eastern-wonders-board-deeds = Ce que votre bateau peut faire
eastern-wonders-board-deed-take = Ramasser
eastern-wonders-board-deed-build = Bâtir
eastern-wonders-board-deed-trade = Échanger
eastern-wonders-board-deed-claim = Acquérir
eastern-wonders-board-deed-harvest = Récolter
eastern-wonders-board-deed-take-what = Prendre tous les cubes posés ici.
eastern-wonders-board-deed-build-what = Poser un comptoir sur cette île.
eastern-wonders-board-deed-trade-what = Faire l’échange de cette île, autant de fois que possible.
eastern-wonders-board-deed-claim-what = Payer la tuile de ce port et la prendre.
eastern-wonders-board-deed-harvest-what = Prendre deux jaunes au lieu de toute autre action.
eastern-wonders-board-no-take = Il n'y a pas de cube ici.
eastern-wonders-board-no-build-port = Les comptoirs se posent sur les îles, pas dans les ports.
eastern-wonders-board-no-build-twice = Vous avez déjà un comptoir ici.
eastern-wonders-board-no-build-cost = Coûte { $count } cubes pour les comptoirs déjà posés ici.
eastern-wonders-board-no-trade-port = On n'échange pas dans les ports, mais sur les îles.
eastern-wonders-board-no-trade-outpost = Il vous faut un comptoir ici.
eastern-wonders-board-no-claim = Seulement dans un port.

## Raconté dans le journal : suit le nom du joueur

eastern-wonders-did-lot = commence avec { CUBES($cubes) }
eastern-wonders-did-boat = part de { $arg }
eastern-wonders-did-move = navigue vers { $arg }
eastern-wonders-did-leave = laisse { CUBES($arg) }
eastern-wonders-did-toll = remet { CUBES($arg) } à { $name }
eastern-wonders-did-take = prend { CUBES($cubes) } sur place
eastern-wonders-did-build = bâtit un comptoir ({ $good })
eastern-wonders-did-pay = paie { CUBES($arg) }
eastern-wonders-did-bonus = prend la tuile bonus « { $what } »
eastern-wonders-did-raise = améliore { CUBES($from) } en { CUBES($to) }
eastern-wonders-did-trade = échange { CUBES($give) } contre { CUBES($gain) }{ $times ->
    [1] {""}
   *[other] {" "}({ $times } fois)
}
eastern-wonders-did-again = échange encore { CUBES($give) } contre { CUBES($gain) }
eastern-wonders-did-claim = réclame { $points } points pour { CUBES($give) }
eastern-wonders-did-harvest = récolte { CUBES($gain) }
eastern-wonders-did-discard = rend { CUBES($arg) }

## La première partie

eastern-wonders-lesson-1 = Choisissez ce que votre cale contient au départ.
eastern-wonders-lesson-2 = Posez votre bateau sur une des îles.
eastern-wonders-lesson-3 = Bâtissez un comptoir là où vous êtes, ou récoltez deux jaunes.
eastern-wonders-lesson-4 = Appuyez sur une île voisine pour y naviguer. Un pas est gratuit ; chaque pas de plus laisse une pièce derrière.
eastern-wonders-lesson-5 = Là où vous avez un comptoir, échangez autant que vous voulez. Bâtissez-en un et échangez.
eastern-wonders-lesson-6 = Portez au port les pièces qu’il demande et réclamez sa tuile.

## Les règles par sections, pour leur page

eastern-wonders-rules-1 = Vous naviguez d’île en île, fondez des comptoirs, échangez là où vous en avez un et apportez ce que les ports demandent. Il y a quatre sortes de pièces, chacune plus précieuse que la précédente. Le plus de points gagne.
    .title = De quoi il s’agit
eastern-wonders-rules-2 = La mer est faite de marchés sur des îles et de quatre ports. Chaque port montre une tuile avec son prix et ses points. Votre plateau porte vingt comptoirs sur quatre rangées, une par denrée. En commençant par le dernier joueur, chacun prend une cargaison de départ et pose son bateau sur une île.
    .title = Ce qui se trouve sur la table
eastern-wonders-rules-3 = D’abord vous pouvez naviguer, puis faire une chose là où vous êtes.
    .title = Votre tour
eastern-wonders-rules-4 = Le premier pas vers un hexagone voisin est gratuit. Pour chaque pas de plus, laissez une pièce sur l’hexagone que vous quittez. Si d’autres bateaux se trouvent à l’île où vous vous arrêtez, remettez une pièce à chacun de leurs propriétaires ; les ports ne demandent rien. Après avoir navigué, vous pouvez prendre tout ce qui se trouve là.
    .title = Naviguer
eastern-wonders-rules-5 = Sur une île, vous pouvez bâtir un comptoir si vous n’en avez pas. Il coûte une pièce par comptoir qui s’y trouve déjà (deux à deux joueurs). C’est celui de gauche dans la rangée de cette denrée. Puis, avec un comptoir à vous, faites l’échange aussi souvent que vous pouvez payer.
    .title = Bâtir et échanger
eastern-wonders-rules-6 = Quand une colonne entière de votre plateau est vide, choisissez aussitôt une tuile bonus : un pas gratuit de plus à chaque tour, une pièce de plus à chaque récolte, une amélioration à chaque comptoir, trois places de plus dans la cale, ou des points.
    .title = Tuiles bonus
eastern-wonders-rules-7 = Dans un port, rendez les pièces que montre sa tuile et gardez la tuile. Une nouvelle la remplace. Dès que la tuile fermée est tirée, ce port n’offre rien ; elle passe au port où la tuile suivante est réclamée.
    .title = Ports
eastern-wonders-rules-8 = Partout vous pouvez récolter à la place : prenez deux jaunes. À la fin de votre tour, la cale a dix places.
    .title = Récolte et place dans la cale
eastern-wonders-rules-9 = Quand quelqu’un réclame sa quatrième tuile, on finit la manche. Comptez les tuiles, les tuiles bonus, les cases découvertes de votre plateau et un point pour chaque pièce qui n’est pas jaune. En cas d’égalité, qui a joué le dernier gagne.
    .title = La fin

## Préparer une table
eastern-wonders-option-map = Carte
eastern-wonders-option-map-standard = Standard
eastern-wonders-option-map-random = Au hasard
eastern-wonders-option-map-own = La vôtre
eastern-wonders-map-another = Une autre carte au hasard
eastern-wonders-map-drawing = Dessinée en lettres : o est une île, P un port ; deux caractères d’une colonne à l’autre, deux lignes entre voisines d’une colonne. Il y a 20 îles et 4 ports.
eastern-wonders-map-file = Depuis un fichier …
eastern-wonders-map-preview = La carte : 20 îles, des ports en { $ports }
