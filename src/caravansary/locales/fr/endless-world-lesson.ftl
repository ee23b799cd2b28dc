# La première partie : chapitres et étapes, comme frontend/src/boards/endless-world/lesson.script.json les joue ; puis les astuces des parties suivantes.

endless-world-chapter-begin = Les premiers tours
endless-world-lesson-goal = Votre but est d’avoir le plus de points, et les cartes Points comme celle-ci en rapportent : la ronde où quelqu’un réclame sa huitième est la dernière.
endless-world-lesson-caravan = Voici votre caravane avec { CUBES("111") }, la sorte la moins précieuse ; { $edition ->
    [golem] vert, turquoise et magenta
   *[spice] rouge, vert et brun
} valent chacun plus que le précédent.
endless-world-lesson-place = À votre tour, vous envoyez des marchands sur un lieu : appuyez sur celui-ci, il en demande deux et rapporte { CUBES("111") }.
endless-world-lesson-rival-places = { $name } envoie lui aussi deux marchands, et ils restent sur place.
endless-world-lesson-market = Ce lieu ne demande qu’un marchand et échange { CUBES("111") } contre { CUBES("22") } : appuyez dessus.
endless-world-lesson-trade = Appuyez sur le bouton pour échanger une fois.
endless-world-lesson-again = Vous pouvez échanger autant de fois que vous pouvez payer, dans le même tour : appuyez encore une fois.
endless-world-lesson-rival-expels = { $name } envoie trois marchands là où vous en avez deux, un de plus que vous : il utilise le lieu, et les vôtres sont expulsés et rentrent.
endless-world-lesson-expel = Faites de même : deux de ses marchands sont ici ; appuyez pour en envoyer trois et les expulser.
endless-world-lesson-rival-gains = { $name } a récupéré ses marchands et va sur un autre lieu.
endless-world-lesson-rest = Il vous reste peu de marchands : appuyez sur Repos pour récupérer tous les vôtres.
endless-world-lesson-rival-rests = { $name } se repose aussi.
endless-world-lesson-golem = Sous chaque carte se trouve son lieu { endless-world-golem } : envoyez un marchand sur celui-ci.
endless-world-lesson-claim = Vous avez les { CUBES("222") } que demande cette carte : appuyez dessus pour la réclamer.
endless-world-lesson-explore = C’est une carte Exploration : prenez une tuile sur un lieu, qui est désormais ouvert à tous ; celle-ci vaut 3 points.
endless-world-lesson-bonus = La même visite rapporte aussi la tuile Bonus, qui vaut des points à la fin pour les icônes de vos cartes : appuyez dessus.

endless-world-chapter-cards = Ce que font les cartes
endless-world-lesson-assistance = Quelques rondes plus tard, vous avez une carte Assistance : les lieux à son symbole vous demandent un marchand de moins.
endless-world-lesson-upgrade = Ce lieu porte ce symbole et demande donc un marchand au lieu de deux : appuyez dessus.
endless-world-lesson-raise = Il améliore deux fois : appuyez sur un jaune, il monte d’un niveau.
endless-world-lesson-raise-on = Améliorez-en un autre, ou de nouveau le même si vous voulez.
endless-world-lesson-rival-takes = { $name } prend { CUBES("11") }.
endless-world-lesson-tool = Vous avez aussi une carte Outil, qui donne { CUBES("1") } de plus sur chaque lieu à son symbole.
endless-world-lesson-produce = Ce lieu le porte : appuyez dessus pour { CUBES("3") } et celui de votre carte.
endless-world-lesson-limit = À la fin du tour, une caravane ne peut contenir que dix { cube-many } : appuyez sur un jaune pour le remettre dans les bols.
endless-world-lesson-rival-home = { $name } se repose.
endless-world-lesson-last-one = Envoyez votre dernier marchand sur ce lieu { endless-world-golem }.
endless-world-lesson-newcomers = Réclamez cette carte Nouveaux marchands : elle fait venir aussitôt deux marchands de votre réserve.
endless-world-lesson-bonus-icons = Prenez aussi la tuile Bonus, qui rapporte 2 points par icône Outil que vous avez.

endless-world-chapter-end = La fin de la partie
endless-world-lesson-seven = Vers la fin, vous avez sept cartes Points et { $name } six : votre huitième fera de cette ronde la dernière.
endless-world-lesson-golem-last = Envoyez un marchand sur ce lieu { endless-world-golem }.
endless-world-lesson-eighth = Réclamez votre huitième carte Points.
endless-world-lesson-bonus-last = Et prenez la tuile Bonus, votre troisième : vous n’avez que trois espaces Bonus.
endless-world-lesson-rival-end = La ronde est jouée jusqu’au bout, et { $name } réclame encore une carte.
endless-world-lesson-won = Les cartes Points, les tuiles Bonus, les tuiles Exploration et 1 point par { cube-one } qui n’est pas jaune : le plus haut total gagne.

endless-world-tip-activate = Sur un lieu libre, placez le nombre de marchands indiqué ; sur un lieu occupé, un de plus que ceux qui s’y trouvent.
endless-world-tip-raise = Vous pouvez améliorer de nouveau le même { cube-one }, jusqu’à la sorte la plus précieuse.
endless-world-tip-again = Vous pouvez échanger encore ici, autant de fois que vous pouvez payer.
endless-world-tip-take = À la fin, les tuiles Bonus comptent les icônes de vos cartes : prenez celle qui va avec ce que vous réunissez, vous avez trois espaces Bonus.
endless-world-tip-claim = Vous pouvez réclamer la carte, et son effet sert aussitôt ou dès votre prochain tour.
endless-world-tip-explore = Choisissez ce qu’il vous faut : le lieu au-dessous est dès lors ouvert à tous.
endless-world-tip-discard = Votre caravane est trop pleine : gardez ce que demande la prochaine carte.
