# La page des règles : titres, paragraphes et légendes des exemples. frontend/src/boards/endless-world/rules.ts nomme les clauses de chacun.

endless-world-rules-goal = But du jeu
endless-world-rules-goal-1 = Vous envoyez des marchands sur les lieux d’un monde en partie inconnu, y réunissez des { cube-many }, les améliorez et réclamez avec eux des cartes Points. Le joueur qui a le plus de points à la fin gagne.
endless-world-rules-goal-2 = Il y a quatre sortes de { cube-many }, chacune plus précieuse que la précédente : { $edition ->
    [spice] jaune, rouge, vert et brun
   *[golem] jaune, vert, turquoise et magenta
}. Améliorer un { cube-one }, c’est l’échanger contre un autre de la sorte suivante.
endless-world-rules-goal-2-shown = Les quatre niveaux, du moins précieux au plus précieux. Chacun a sa marque et se reconnaît sans sa couleur.

endless-world-rules-setup = Mise en place
endless-world-rules-setup-1 = Le plateau de jeu est fait de quatre panneaux : A1, B1, C1, et un parmi D1, E1 et F1. Vous choisissez ce dernier, ou il est tiré au sort.
endless-world-rules-setup-2 = Les cartes Points à étoile blanche restent dans la boîte. À deux joueurs, celles marquées « 3+ » et « =4 » aussi ; à trois joueurs, celles marquées « =4 ».
endless-world-rules-setup-3 = On mélange les cartes Points en une pioche face visible : on en voit la carte du dessus. Une carte se trouve au-dessus de chaque lieu { endless-world-golem }, la pioche à leur droite.
endless-world-rules-setup-4 = Les tuiles Bonus marquées I ou III restent dans la boîte. Les 17 autres sont réparties au hasard, face visible, dans les espaces Bonus du plateau de jeu, autant que chacun l’indique ; les dernières retournent dans la boîte. D’une pile, on ne prend que la tuile du dessus.
endless-world-rules-setup-4-shown = Les quatre types de tuiles Bonus.
endless-world-rules-setup-5 = On mélange les dix tuiles Exploration et on en pose une, face visible, sur chaque lieu à icône Exploration. À deux ou trois joueurs, les deux dernières couvrent les lieux marqués 2-3 ; à quatre, ceux-ci restent découverts et les deux tuiles retournent dans la boîte.
endless-world-rules-setup-5-shown = Un lieu couvert. Personne ne peut l’utiliser tant que la tuile n’a pas été prise.
endless-world-rules-setup-6 = Le premier joueur est tiré au sort, à moins que vous ne disiez qui commence en préparant la table. On joue dans le sens horaire.
endless-world-rules-setup-7 = Chacun a douze marchands. Six d’entre eux, sept à deux joueurs, sont sur le plateau Joueur ; les autres sont en réserve et ne peuvent pas encore servir.
endless-world-rules-setup-7-shown = Six marchands disponibles, et six en réserve, plus petits.
endless-world-rules-setup-8 = Le contenu de la caravane au départ dépend de l’ordre du tour : le premier joueur a { CUBES("111") }, le deuxième et le troisième { CUBES("1111") }, le quatrième { CUBES("1112") }.
endless-world-rules-setup-8-shown = Les caravanes au départ, dans l’ordre du tour.

endless-world-rules-turn = Votre tour
endless-world-rules-turn-1 = La partie se joue en rondes. Au cours d’une ronde, chaque joueur joue un tour, en commençant par le premier joueur.
endless-world-rules-turn-2 = À votre tour, effectuez une seule de ces deux actions : activer un lieu ou vous reposer.

endless-world-rules-activate = Activer un lieu
endless-world-rules-activate-1 = Choisissez un lieu sans tuile Exploration et où ne se trouve aucun de vos marchands. Placez-y le nombre requis de marchands, puis effectuez l’action du lieu.
endless-world-rules-activate-2 = Si personne ne s’y trouve, placez exactement autant de marchands que le lieu en montre, pris sur votre plateau Joueur.
endless-world-rules-activate-2-shown = Ce lieu libre demande deux marchands.
endless-world-rules-activate-3 = Si des marchands d’un autre joueur s’y trouvent, placez-en exactement un de plus. Les siens sont expulsés et retournent sur son plateau Joueur.
endless-world-rules-activate-3-shown = Trois marchands sont là : vous en placez quatre, et les trois sont expulsés.
endless-world-rules-activate-4 = Chaque carte Assistance au symbole du lieu réduit d’un marchand le nombre requis, que le lieu soit occupé ou non ; mais il faut toujours placer au moins un marchand. Il peut donc y avoir sur un lieu moins de marchands qu’il n’en montre ; un de plus suffit alors, même si c’est moins que le nombre indiqué.
endless-world-rules-activate-4-shown = Le lieu en montre trois mais, grâce à des cartes Assistance, un seul marchand s’y trouve. Deux suffisent.
endless-world-rules-activate-5 = Chaque carte Outil au symbole du lieu vous donne son { cube-one } avant l’action. Vous pouvez l’utiliser dans cette action.
endless-world-rules-activate-6 = Vient ensuite l’action. Vous pouvez y renoncer : ne rien améliorer, ne rien échanger. Mais sur un lieu { endless-world-golem }, il faut effectuer au moins une de ses deux actions.

endless-world-rules-locations = Ce que font les lieux
endless-world-rules-locations-1 = Production : prenez dans les bols les { cube-many } montrés.
endless-world-rules-locations-1-shown = Deux marchands rapportent { CUBES("112") }. Le symbole en haut à droite est celui des cartes Assistance et Outil.
endless-world-rules-locations-2 = Amélioration : améliorez jusqu’au nombre de fois indiqué. Chaque fois, un { cube-one } monte d’un niveau ; vous pouvez améliorer de nouveau le même.
endless-world-rules-locations-2-shown = Jusqu’à trois améliorations.
endless-world-rules-locations-3 = Échange : remettez dans les bols ce qui est avant la flèche, prenez ce qui est après. Vous pouvez recommencer tant que vous pouvez payer, y compris avec ce que l’échange vient de vous rapporter.
endless-world-rules-locations-3-shown = { CUBES("133") } contre { CUBES("22") }, autant de fois que vous voulez.

endless-world-rules-golem = Lieux { endless-world-golem }
endless-world-rules-golem-1 = Sur un lieu { endless-world-golem }, vous pouvez prendre sa tuile Bonus, réclamer la carte Points au-dessus, ou faire les deux, dans l’ordre de votre choix. S’il y a deux piles, prenez la tuile du dessus de l’une d’elles.
endless-world-rules-golem-1-shown = Un lieu { endless-world-golem } entre sa carte et ses deux piles de tuiles Bonus.
endless-world-rules-golem-2 = Votre plateau Joueur a trois espaces Bonus. Avec trois tuiles Bonus, vous ne pouvez plus en prendre.
endless-world-rules-golem-3 = Pour réclamer une carte, remettez dans les bols les { cube-many } qu’elle montre et prenez-la. Les cartes de droite glissent vers la gauche, et la carte du dessus de la pioche complète la rangée. Quand la pioche est vide, le lieu { endless-world-golem } le plus à droite reste sans carte.

endless-world-rules-cards = Les quatre types de cartes Points
endless-world-rules-cards-1 = Chaque carte Points porte l’une des quatre icônes et a un effet en plus de ses points.
endless-world-rules-cards-1-shown = Assistance, Outil, Nouveaux marchands, Exploration.
endless-world-rules-cards-2 = Assistance : dès votre prochaine activation, les lieux à son symbole vous demandent un marchand de moins. Plusieurs cartes s’additionnent, mais il faut toujours un marchand.
endless-world-rules-cards-3 = Outil : dès votre prochaine activation, les lieux à son symbole vous donnent le { cube-one } qu’elle montre, avant leur action. Plusieurs cartes s’additionnent.
endless-world-rules-cards-4 = Nouveaux marchands : aussitôt, le nombre indiqué passe de votre réserve à votre plateau Joueur, ou autant qu’il en reste. Vous pouvez réclamer une telle carte même si la réserve est vide.
endless-world-rules-cards-5 = Exploration : aussitôt, prenez une tuile Exploration de votre choix sur le plateau de jeu. Son lieu est dès lors ouvert à tous. S’il n’en reste pas, la carte peut tout de même être réclamée.
endless-world-rules-cards-6 = Une tuile Exploration vous donne aussitôt des { cube-many }, ou aussitôt un marchand de votre réserve, ou 3 points à la fin, ou une icône de plus, qui compte à la fin pour les tuiles Bonus.
endless-world-rules-cards-6-shown = De gauche à droite : des { cube-many }, un marchand, 3 points, une icône.

endless-world-rules-rest = Repos
endless-world-rules-rest-1 = Récupérez tous vos marchands du plateau de jeu et replacez-les sur votre plateau Joueur. Le repos est permis même si aucun ne s’y trouve.

endless-world-rules-caravan = Capacité de la caravane
endless-world-rules-caravan-1 = Une caravane a dix cases. Pendant votre tour, elle peut en contenir plus ; à la fin du tour, remettez dans les bols des { cube-many } de votre choix jusqu’à ce qu’il en reste dix.
endless-world-rules-caravan-1-shown = Douze, c’est deux de trop. Ici, deux jaunes ont été remis dans les bols, mais le choix vous appartient.
endless-world-rules-caravan-2 = Les bols ne s’épuisent jamais : il y a toujours assez de { cube-many } de chaque sorte.

endless-world-rules-end = Fin de la partie
endless-world-rules-end-1 = Quand quelqu’un réclame sa huitième carte Points, on finit la ronde : tous auront joué le même nombre de tours. La partie est alors finie.
endless-world-rules-end-2 = Additionnez vos cartes Points, vos tuiles Bonus, vos tuiles Exploration et 1 par { cube-one } de votre caravane qui n’est pas jaune.
endless-world-rules-end-3 = Une tuile Bonus rapporte 2 points par icône du type qu’elle montre ; ou 3 points par paire des deux types qu’elle montre ; ou 1 point par paire de marchands que vous possédez, sur votre plateau Joueur et sur les lieux, mais pas en réserve ; ou simplement 3 points. Les icônes sont celles de vos cartes Points et de vos tuiles Exploration.
endless-world-rules-end-3-shown = Par icône, par paire d’icônes, par paire de marchands, et sans condition.
endless-world-rules-end-4 = La même icône peut compter pour plusieurs tuiles Bonus.
endless-world-rules-end-4-shown = Sept icônes. Une paire pour la première tuile, trois pour la deuxième, trois icônes pour la troisième.
endless-world-rules-end-5 = Le plus haut total gagne. En cas d’égalité, la victoire va à celui des joueurs concernés qui a joué en dernier.

endless-world-rules-open = Ce que tous peuvent voir
endless-world-rules-open-1 = Personne ne connaît l’ordre de la pioche de cartes Points sous sa carte du dessus, ni les tuiles Bonus sous la première d’une pile. Tout le reste est visible.
