# La page des règles : titres, paragraphes et légendes des exemples. frontend/src/boards/eastern-wonders/rules.ts nomme les clauses de chacun.

eastern-wonders-rules-goal = But du jeu
eastern-wonders-rules-goal-1 = Vous naviguez de marché en marché, construisez des comptoirs, échangez là où vous en avez un et apportez aux ports ce qu’ils demandent. Le joueur qui a le plus de points à la fin gagne.
eastern-wonders-rules-goal-2 = Il y a quatre sortes de { cube-many }, chacune plus précieuse que la précédente : { $edition ->
    [golem] jaune, vert, turquoise et magenta
   *[spice] jaune, rouge, vert et brun
}. Améliorer un { cube-one }, c’est l’échanger contre un autre de la sorte suivante.
eastern-wonders-rules-goal-2-shown = Les quatre niveaux, du moins précieux au plus précieux. Chacun a sa marque et se reconnaît sans sa couleur.

eastern-wonders-rules-setup = Mise en place
eastern-wonders-rules-setup-1 = Il y a 24 tuiles Marché, six pour chacune des quatre icônes Commerce. Une tuile de chaque icône, tirée au sort, retourne dans la boîte ; on mélange les 20 autres et on assemble le plan de jeu.
eastern-wonders-rules-setup-2 = Le plan standard a des colonnes de 4, 5, 6, 5 et 4 tuiles. Les quatre ports sont les deux bouts des colonnes extérieures.
eastern-wonders-rules-setup-2-shown = Le plan standard : un port à chaque coin, des marchés partout ailleurs.
eastern-wonders-rules-setup-3 = On mélange les tuiles Points de Victoire (tuiles PV) et on en pose une, face visible, sur chaque port. On mêle la tuile Fermeture aux cinq suivantes ; ces six tuiles vont sur le dessus de la pioche.
eastern-wonders-rules-setup-4 = Les tuiles Bonus sont triées par type, face visible. Celles qui ne rapportent que des points forment une pile : 6 sur le dessus, puis 5, 4 et 3.
eastern-wonders-rules-setup-4-shown = La pile de points, à partir du dessus.
eastern-wonders-rules-setup-5 = Chacun a un bateau, une cale de dix cases et un plateau Joueur avec 20 comptoirs : une rangée de cinq par icône.
eastern-wonders-rules-setup-5-shown = Un plateau Joueur au départ. Sous les comptoirs se trouvent des valeurs qui comptent une fois découvertes.
eastern-wonders-rules-setup-6 = C’est à celui qui a pris le bateau le plus récemment de commencer : vous pouvez dire qui c’est. Si personne ne le dit, le premier joueur est tiré au sort. On joue dans le sens horaire.
eastern-wonders-rules-setup-7 = Quatre lots de départ sont sur la table, quel que soit le nombre de joueurs. En commençant par celui qui précède le premier joueur et en remontant l’ordre du tour, chacun prend un lot et place son bateau sur la tuile Marché de son choix. Des bateaux peuvent partager une tuile, sans rien payer à ce moment. Les lots restants retournent dans les bols.
eastern-wonders-rules-setup-7-shown = Les quatre lots de départ.
eastern-wonders-rules-setup-8 = Vous pouvez créer votre propre plan de jeu : 20 marchés et quatre ports d’un seul tenant, chacun touchant au moins deux autres tuiles.

eastern-wonders-rules-turn = Votre tour
eastern-wonders-rules-turn-1 = La partie se joue en rondes. Au cours d’une ronde, chaque joueur joue un tour, en commençant par le premier joueur.
eastern-wonders-rules-turn-2 = À votre tour, vous pouvez déplacer votre bateau, puis effectuer une action là où il se trouve : Marché sur une tuile Marché, Port dans un port, Récolte partout. Rien n’est obligatoire : le bateau peut rester, et vous pouvez n’effectuer aucune action.

eastern-wonders-rules-move = Déplacer son bateau
eastern-wonders-rules-move-1 = Le premier pas vers une tuile adjacente est gratuit. Pour chaque pas de plus, laissez un { cube-one } de votre choix sur la tuile que vous quittez. Vous pouvez continuer tant que vous avez des { cube-many }.
eastern-wonders-rules-move-1-shown = Deux pas : le premier est gratuit ; pour le second, un { cube-one } jaune reste sur la tuile du milieu.
eastern-wonders-rules-move-2 = Chaque tuile Bonus de pas gratuit en donne un de plus. Les pas gratuits d’un déplacement viennent d’abord, les pas payés ensuite.
eastern-wonders-rules-move-3 = Si vous terminez votre déplacement sur une tuile Marché où se trouvent d’autres bateaux, donnez un { cube-one } de votre choix à chacun de leurs propriétaires, l’un après l’autre dans l’ordre du tour après vous. Si vous ne pouvez pas les payer tous, vous ne pouvez pas vous y arrêter ; passer ne coûte rien de plus. On ne paie rien dans un port, ni quand on reste sur place.
eastern-wonders-rules-move-3-shown = S’arrêter ici coûte deux { cube-many }, un par bateau. S’il ne vous en reste qu’un, il faut s’arrêter ailleurs.
eastern-wonders-rules-move-4 = S’il y a des { cube-many } là où votre déplacement s’est terminé, vous pouvez les prendre : tous ou aucun. Vous payez d’abord les propriétaires des bateaux ; on ne paie donc pas avec ce qui se trouve là. Un bateau qui n’a pas bougé ne prend rien ; un bateau revenu à son point de départ a bougé.
eastern-wonders-rules-move-4-shown = D’abord payer un { cube-one } pour l’autre bateau, puis prendre { CUBES("23") }.
eastern-wonders-rules-move-5 = Ce que les autres vous paient va aussitôt dans votre cale. On ne vérifie si elle est trop pleine qu’à la fin de votre propre tour.

eastern-wonders-rules-market = Marché : construire et échanger
eastern-wonders-rules-market-1 = Vous pouvez d’abord construire un comptoir, si vous n’en avez pas sur cette tuile. Il coûte un { cube-one } de votre choix par comptoir déjà présent (deux à deux joueurs), à remettre dans les bols. Sur une tuile sans comptoir, c’est gratuit.
eastern-wonders-rules-market-1-shown = Deux comptoirs sont déjà là : le vôtre coûte deux { cube-many }. À deux joueurs, un seul comptoir adverse vous en coûterait autant.
eastern-wonders-rules-market-2 = Prenez le comptoir le plus à gauche dans la rangée de votre plateau Joueur qui porte l’icône de cette tuile.
eastern-wonders-rules-market-2-shown = Un comptoir sur une tuile de la troisième icône : le plus à gauche de cette rangée quitte le plateau et découvre sa valeur.
eastern-wonders-rules-market-3 = Quand une colonne entière de votre plateau est libérée, choisissez aussitôt une tuile Bonus parmi celles qui restent.
eastern-wonders-rules-market-3-shown = La première colonne est libérée sur les quatre rangées : cela rapporte une tuile Bonus.
eastern-wonders-rules-market-4 = Avec des tuiles Bonus d’amélioration, vous pouvez maintenant améliorer un { cube-one } d’un niveau pour chacune d’elles. Une tuile que ce comptoir vient de vous rapporter compte déjà.
eastern-wonders-rules-market-5 = Ensuite, si vous avez un comptoir sur cette tuile, ancien ou nouveau, vous pouvez échanger : remettez dans les bols ce qui est avant la flèche, prenez ce qui est après, autant de fois que vous pouvez payer.
eastern-wonders-rules-market-5-shown = Là où trois jaunes en rapportent un du plus haut niveau, neuf jaunes permettent un, deux ou trois échanges dans le même tour.

eastern-wonders-rules-port = Port : réclamer une tuile
eastern-wonders-rules-port-1 = Remettez dans les bols les { cube-many } que montre la tuile PV de ce port et gardez la tuile, face cachée. La tuile suivante de la pioche est posée sur le port.
eastern-wonders-rules-port-1-shown = Contre { CUBES("2234") }, cette tuile rapporte 14 points.
eastern-wonders-rules-port-2 = Si la tuile piochée est la tuile Fermeture, ce port est fermé : il n’offre rien tant qu’elle s’y trouve.
eastern-wonders-rules-port-3 = Dès lors, quand une tuile est réclamée dans un autre port, la tuile Fermeture va dans ce port, et la tuile piochée va dans celui qui était fermé.
eastern-wonders-rules-port-3-shown = La tuile de droite est réclamée : ce port est maintenant fermé, et la nouvelle tuile ouvre celui de gauche.

eastern-wonders-rules-harvest = Récolte
eastern-wonders-rules-harvest-1 = Sur n’importe quelle tuile, y compris dans un port, prenez { CUBES("11") } dans les bols, et { CUBES("2") } de plus par tuile Bonus de Récolte.

eastern-wonders-rules-bonus = Tuiles Bonus
eastern-wonders-rules-bonus-1 = Chaque colonne libérée rapporte une tuile Bonus de votre choix. Plusieurs tuiles du même type s’additionnent.
eastern-wonders-rules-bonus-2 = Pas gratuit : chaque déplacement peut avoir un pas gratuit de plus.
eastern-wonders-rules-bonus-2-shown = Ne rapporte pas de points.
eastern-wonders-rules-bonus-3 = Récolte : chaque Récolte rapporte { CUBES("2") } de plus.
eastern-wonders-rules-bonus-3-shown = Rapporte 1 point à la fin.
eastern-wonders-rules-bonus-4 = Amélioration : après avoir construit un comptoir, vous pouvez améliorer un { cube-one } d’un niveau.
eastern-wonders-rules-bonus-4-shown = Rapporte 2 points à la fin.
eastern-wonders-rules-bonus-5 = Cale : trois cases de plus dans votre cale.
eastern-wonders-rules-bonus-5-shown = Ne rapporte pas de points.
eastern-wonders-rules-bonus-6 = Points : vous recevez toujours la tuile du dessus de la pile ; la première vaut donc 6 points, la suivante 5, puis 4 et 3.
eastern-wonders-rules-bonus-6-shown = Rapportent ce qu’elles montrent.

eastern-wonders-rules-hold = Capacité de la cale
eastern-wonders-rules-hold-1 = Une cale a dix cases, et trois de plus par tuile Bonus de cale. Pendant votre tour, elle peut en contenir plus ; à la fin du tour, remettez dans les bols des { cube-many } de votre choix jusqu’à ce que le reste y tienne.
eastern-wonders-rules-hold-1-shown = Douze dans une cale de dix : il faut en remettre deux. Ici, ce sont des jaunes, mais le choix vous appartient.
eastern-wonders-rules-hold-2 = Entre vos tours, votre cale peut être trop pleine, parce que d’autres vous ont payé.

eastern-wonders-rules-end = Fin de la partie
eastern-wonders-rules-end-1 = Quand quelqu’un réclame sa quatrième tuile PV, on finit la ronde : tous auront joué le même nombre de tours. La partie est alors finie.
eastern-wonders-rules-end-2 = Avant le décompte, chaque cale est ramenée une dernière fois à sa capacité. Les { cube-many } jaunes partent d’abord, puisqu’ils ne comptent pas.
eastern-wonders-rules-end-3 = Additionnez vos tuiles PV, les points de vos tuiles Bonus (6, 5, 4 ou 3, Récolte 1, Amélioration 2), les valeurs découvertes de votre plateau Joueur et 1 par { cube-one } de votre cale qui n’est pas jaune.
eastern-wonders-rules-end-4 = Dans chaque rangée du plateau Joueur, les cases valent 0, 1, 2, 2 et 3 points, de gauche à droite.
eastern-wonders-rules-end-4-shown = Les points des rangées : 8, 3, 0 et 1.
eastern-wonders-rules-end-5 = Le plus haut total gagne. En cas d’égalité, la victoire va à celui des joueurs concernés qui a joué en dernier.

eastern-wonders-rules-open = Ce que tous peuvent voir
eastern-wonders-rules-open-1 = Seul l’ordre de la pioche de tuiles PV est inconnu. Tout le reste est visible : les cales, les plateaux, les tuiles Bonus, et même quelles tuiles Marché sont retournées dans la boîte, puisque le plan montre les autres. Les tuiles PV réclamées sont face cachée, mais tous les ont vues.
