# La page des règles : titres, paragraphes et légendes des exemples. frontend/src/boards/spice-road/rules.ts nomme les clauses de chacun.

spice-road-rules-goal = But du jeu
spice-road-rules-goal-1 = Vous menez une caravane. Les cartes Marchand vous procurent des { cube-many }, les améliorent et les échangent ; avec ceux qu’il faut, vous réclamez des cartes Points. Le joueur qui a le plus de points à la fin gagne.
spice-road-rules-goal-2 = Il y a quatre sortes de { cube-many }, chacune plus précieuse que la précédente : { $edition ->
    [golem] jaune, vert, turquoise et magenta
   *[spice] jaune (curcuma), rouge (safran), vert (cardamome) et brun (cannelle)
}. Améliorer un { cube-one }, c’est l’échanger contre un autre de la sorte suivante.
spice-road-rules-goal-2-shown = Les quatre niveaux, du moins précieux au plus précieux. Chacun a sa marque et se reconnaît sans sa couleur.

spice-road-rules-setup = Mise en place
spice-road-rules-setup-1 = On mélange les 36 cartes Points. Cinq forment une rangée, face visible ; les autres forment une pioche, face cachée, à droite de la rangée.
spice-road-rules-setup-2 = Au-dessus de la carte Points la plus à gauche se trouve une pile de pièces { spice-road-gold }, au-dessus de la suivante une pile de pièces d’argent. Chaque pile compte deux pièces par joueur.
spice-road-rules-setup-2-shown = À trois joueurs, six pièces de chaque sorte.
spice-road-rules-setup-3 = Chacun commence avec les deux mêmes cartes Marchand en main : l’une rapporte { CUBES("11") }, l’autre améliore deux fois. Les cartes de départ inutilisées retournent dans la boîte.
spice-road-rules-setup-3-shown = La main de départ de chaque joueur.
spice-road-rules-setup-4 = On mélange les 43 autres cartes Marchand. Six forment une seconde rangée, face visible : le marché. Les autres forment une pioche, face cachée, à sa droite.
spice-road-rules-setup-5 = Le premier joueur est tiré au sort, à moins que vous ne disiez qui commence en préparant la table. On joue dans le sens horaire.
spice-road-rules-setup-6 = Le contenu de la caravane au départ dépend de l’ordre du tour : le premier joueur a { CUBES("111") }, le deuxième et le troisième { CUBES("1111") }, le quatrième et le cinquième { CUBES("1112") }.
spice-road-rules-setup-6-shown = Les caravanes au départ, dans l’ordre du tour.

spice-road-rules-turn = Votre tour
spice-road-rules-turn-1 = La partie se joue en rondes. Au cours d’une ronde, chaque joueur joue un tour, en commençant par le premier joueur.
spice-road-rules-turn-2 = À votre tour, effectuez une seule de ces quatre actions : jouer une carte, acheter une carte, vous reposer ou réclamer une carte Points. On ne peut pas passer, mais on peut toujours se reposer.

spice-road-rules-play = Jouer une carte
spice-road-rules-play-1 = Posez une carte de votre main devant vous, face visible, et appliquez son effet. Elle y reste : une carte jouée ne peut plus être jouée avant un repos.
spice-road-rules-play-2 = { $edition ->
    [golem] Une carte Produire
   *[spice] Une carte Épices
} : prenez dans les bols les { cube-many } qu’elle montre.
spice-road-rules-play-2-shown = Cette carte rapporte { CUBES("12") }.
spice-road-rules-play-3 = { $edition ->
    [golem] Une carte Améliorer
   *[spice] Une carte Amélioration
} : améliorez jusqu’au nombre de fois indiqué. Chaque fois, un { cube-one } monte d’un niveau. Vous pouvez améliorer de nouveau le même et vous arrêter plus tôt. Un { cube-one } du plus haut niveau ne peut plus être amélioré.
spice-road-rules-play-3-shown = Une carte à trois améliorations, avec { CUBES("112") } : d’abord deux sur des { cube-many } différents, puis encore une sur l’un d’eux.
spice-road-rules-play-4 = { $edition ->
    [golem] Une carte Échanger
   *[spice] Une carte Échange
} : remettez dans les bols ce qui est au-dessus de la flèche, prenez ce qui est en dessous. Vous pouvez recommencer tant que vous pouvez payer, y compris avec ce que l’échange vient de vous rapporter.
spice-road-rules-play-4-shown = Avec une carte qui donne { CUBES("3") } contre { CUBES("11") }, six jaunes permettent un, deux ou trois échanges dans le même tour.
spice-road-rules-play-5 = { $edition ->
    [golem] Une carte Échanger ne se joue que si l’échange est possible au moins une fois. Une carte Améliorer
   *[spice] Une carte Échange ne se joue que si l’échange est possible au moins une fois. Une carte Amélioration
} peut se jouer même si vous n’améliorez rien.

spice-road-rules-acquire = Acheter une carte
spice-road-rules-acquire-1 = Choisissez une carte du marché. Posez un { cube-one } de votre choix sur chacune des cartes à sa gauche, puis prenez la carte en main. Sans assez de { cube-many } pour toutes ces cartes, vous ne pouvez pas l’acheter. La carte la plus à gauche est gratuite.
spice-road-rules-acquire-1-shown = La quatrième carte coûte trois { cube-many } : un sur chacune des cartes à sa gauche. Il y en avait déjà un sur la deuxième.
spice-road-rules-acquire-2 = Ce qui se trouve sur la carte achetée va dans votre caravane. Vous le recevez après avoir payé : cela ne peut pas servir à payer cette même carte.
spice-road-rules-acquire-3 = Les cartes de droite glissent vers la gauche avec ce qu’elles portent, et la pioche complète la rangée. La nouvelle carte est en main : vous pouvez la jouer dès votre prochain tour. Quand une pioche est vide, sa rangée raccourcit et la partie continue.

spice-road-rules-rest = Repos
spice-road-rules-rest-1 = Reprenez en main toutes les cartes que vous avez jouées. Le repos est permis même s’il n’y a rien à reprendre.

spice-road-rules-claim = Réclamer une carte Points
spice-road-rules-claim-1 = Remettez dans les bols exactement les { cube-many } que montre une carte Points visible et gardez la carte, face cachée. Les cartes glissent vers la gauche et la pioche complète la rangée, tant qu’elle n’est pas vide.
spice-road-rules-claim-2 = La carte la plus à gauche rapporte aussi une des pièces posées au-dessus d’elle, et la suivante de même, tant qu’il y en a. Une pièce { spice-road-gold } vaut 3 points, une pièce d’argent 1 point.
spice-road-rules-claim-3 = Quand la dernière pièce { spice-road-gold } est prise, les pièces d’argent glissent au-dessus de la carte la plus à gauche. Dès lors, la deuxième carte n’en rapporte plus.
spice-road-rules-claim-3-shown = Il n’y a plus de pièces { spice-road-gold } : celles d’argent sont maintenant au-dessus de la première carte.

spice-road-rules-caravan = Capacité de la caravane
spice-road-rules-caravan-1 = Une caravane a dix cases. Pendant votre tour, elle peut en contenir plus ; à la fin du tour, remettez dans les bols des { cube-many } de votre choix jusqu’à ce qu’il en reste dix.
spice-road-rules-caravan-1-shown = Douze, c’est deux de trop. Ici, deux jaunes ont été remis dans les bols, mais le choix vous appartient.
spice-road-rules-caravan-2 = Les bols ne s’épuisent jamais : il y a toujours assez de { cube-many } de chaque sorte.

spice-road-rules-end = Fin de la partie
spice-road-rules-end-1 = Quand quelqu’un réclame sa cinquième carte Points (à deux ou trois joueurs, sa sixième), on finit la ronde : tous auront joué le même nombre de tours. La partie est alors finie.
spice-road-rules-end-2 = Additionnez les points de vos cartes, 3 par pièce { spice-road-gold }, 1 par pièce d’argent et 1 par { cube-one } de votre caravane qui n’est pas jaune.
spice-road-rules-end-2-shown = Des cartes de 9 et 12 points, deux pièces { spice-road-gold }, une pièce d’argent et deux { cube-many } qui ne sont pas jaunes.
spice-road-rules-end-3 = Le plus haut total gagne. En cas d’égalité, la victoire va à celui des joueurs concernés qui a joué en dernier.

spice-road-rules-open = Ce que tous peuvent voir
spice-road-rules-open-1 = Personne ne connaît l’ordre des deux pioches. Les rangées, les pièces, les caravanes et toutes les cartes jouées sont visibles.
spice-road-rules-open-2 = Les mains et les cartes réclamées sont cachées, mais chacune de leurs cartes a été prise sous les yeux de tous : vous pouvez vous en souvenir. Une table peut les montrer ; c’est le cas si vous jouez seul contre l’ordinateur.
