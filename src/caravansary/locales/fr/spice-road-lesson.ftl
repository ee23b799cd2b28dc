# La première partie : chapitres et étapes, comme frontend/src/boards/spice-road/lesson.script.json les joue ; puis les astuces des parties suivantes.

spice-road-chapter-begin = Les premiers tours
spice-road-lesson-goal = Votre but est d’avoir le plus de points, et les cartes Points comme celle-ci en rapportent : la ronde où quelqu’un réclame sa sixième est la dernière.
spice-road-lesson-caravan = Voici votre caravane avec { CUBES("111") }, la sorte la moins précieuse ; { $edition ->
    [golem] vert, turquoise et magenta
   *[spice] rouge, vert et brun
} valent chacun plus que le précédent.
spice-road-lesson-play = À votre tour, vous faites une seule chose : appuyez sur cette carte pour la jouer et prendre { CUBES("11") }.
spice-road-lesson-rival-free = Maintenant { $name } achète la première carte du marché, qui est gratuite.
spice-road-lesson-acquire = Vous voulez cette carte, et elle coûte un { cube-one } par carte à sa gauche : appuyez dessus.
spice-road-lesson-pay = Payez en appuyant sur un { cube-one } de votre caravane : il va sur la première carte.
spice-road-lesson-pay-on = Le deuxième va sur la deuxième carte, et celui qui achètera cette carte le recevra.
spice-road-lesson-rival-plays = { $name } joue la carte qu’il a achetée et prend { CUBES("111") }.
spice-road-lesson-rest = Une carte jouée reste sur la table : appuyez sur Repos pour reprendre la vôtre en main.
spice-road-lesson-rival-cube = { $name } achète la carte qui porte votre { cube-one } et le reçoit aussi.
spice-road-lesson-play-again = Votre première carte est de nouveau en main : rejouez-la pour { CUBES("11") }.
spice-road-lesson-rival-rests = { $name } se repose et reprend sa carte jouée.
spice-road-lesson-trade = Jouez maintenant la carte achetée : elle échange { CUBES("11") } contre { CUBES("22") }.
spice-road-lesson-again = Une même carte échange autant de fois que vous pouvez payer, dans le même tour : appuyez dessus encore une fois.
spice-road-lesson-rival-upgrades = { $name } améliore deux de ses { cube-many }.
spice-road-lesson-claim = Vous avez les { CUBES("2222") } que demande cette carte : appuyez dessus pour réclamer ses points et, comme elle est la première, une pièce { spice-road-gold } qui en vaut 3 de plus.

spice-road-chapter-caravan = Une caravane pleine
spice-road-lesson-later = Quelques rondes plus tard, votre caravane contient huit { cube-many }, et elle a dix cases.
spice-road-lesson-overfill = Jouez quand même cette carte : elle rapporte { CUBES("1111") }, plus qu’il n’y a de place.
spice-road-lesson-discard = À la fin du tour, vous ne pouvez en garder que dix : appuyez sur un jaune pour le remettre dans les bols.
spice-road-lesson-discard-on = Remettez-en encore un dans les bols, et vous gardez les plus précieux.
spice-road-lesson-rival-takes = { $name } prend { CUBES("11") }.
spice-road-lesson-aim = Cette carte Points demande { CUBES("11333") }, et ce qui vous manque est écrit dessous.
spice-road-lesson-upgrade = Jouez cette carte, qui améliore deux fois.
spice-road-lesson-raise = Appuyez sur le { cube-one } marqué : il monte d’un niveau.
spice-road-lesson-raise-on = Améliorez-en un autre, ou de nouveau le même si vous en vouliez un plus précieux encore.
spice-road-lesson-rival-waits = { $name } prend { CUBES("111") }.
spice-road-lesson-silver = Réclamez la carte : comme elle est la deuxième, elle rapporte une pièce d’argent qui vaut 1 point.

spice-road-chapter-end = La fin de la partie
spice-road-lesson-five = Vers la fin, vous avez cinq cartes Points et { $name } quatre : votre sixième fera de cette ronde la dernière.
spice-road-lesson-coins = Il n’y a plus de pièces { spice-road-gold } : celles d’argent sont passées au-dessus de la première carte.
spice-road-lesson-trade-last = Cette carte demande { CUBES("22333") } : jouez celle-ci pour échanger { CUBES("22") } contre { CUBES("33") }.
spice-road-lesson-again-last = Échangez encore une fois avec la même carte.
spice-road-lesson-done = Un troisième échange prendrait les deux derniers qu’il vous faut : arrêtez-vous là avec Terminer.
spice-road-lesson-rival-last = { $name } se repose pour reprendre ses cartes.
spice-road-lesson-sixth = Réclamez votre sixième carte Points.
spice-road-lesson-rival-end = La ronde est jouée jusqu’au bout, et { $name } réclame encore une carte.
spice-road-lesson-won = Les cartes, les pièces de 3 et de 1, et 1 point par { cube-one } qui n’est pas jaune : le plus haut total gagne.

spice-road-tip-acquire = Une bonne carte rapporte bien plus qu’elle ne coûte : au début, cherchez-en une qui change des jaunes en { cube-many } précieux.
spice-road-tip-raise = Vous pouvez améliorer de nouveau le même { cube-one }, jusqu’à la sorte la plus précieuse.
spice-road-tip-again = Vous pouvez échanger encore avec la même carte, autant de fois que vous pouvez payer.
spice-road-tip-discard = Votre caravane est trop pleine : gardez ce que demande la prochaine carte Points.
spice-road-tip-claim = Vous pouvez réclamer une carte Points, et les deux premières de la rangée rapportent parfois aussi des pièces.
