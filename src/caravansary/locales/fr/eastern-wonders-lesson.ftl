# La première partie : chapitres et étapes, comme frontend/src/boards/eastern-wonders/lesson.script.json les joue ; puis les astuces des parties suivantes.

eastern-wonders-chapter-begin = Le départ
eastern-wonders-lesson-goal = Votre but est d’avoir le plus de points, et les tuiles PV des quatre ports en rapportent le plus : la ronde où quelqu’un réclame sa quatrième est la dernière.
eastern-wonders-lesson-rival-lot = { $name } prend un lot de départ et place son bateau sur une tuile Marché.
eastern-wonders-lesson-lot = Appuyez maintenant sur ce lot de { CUBES("1111") }, la sorte la moins précieuse ; { $edition ->
    [golem] vert, turquoise et magenta
   *[spice] rouge, vert et brun
} valent chacun plus que le précédent.
eastern-wonders-lesson-boat = Placez votre bateau sur cette tuile Marché, qui échange { CUBES("11") } contre { CUBES("22") }.
eastern-wonders-lesson-build = On n’échange que là où l’on a un comptoir : appuyez sur Construire, c’est gratuit puisque personne n’en a encore ici.
eastern-wonders-lesson-trade = Appuyez maintenant sur Échanger pour donner { CUBES("11") } et recevoir { CUBES("22") }.
eastern-wonders-lesson-again = Vous pouvez échanger autant de fois que vous pouvez payer, dans le même tour : appuyez encore une fois sur Échanger.
eastern-wonders-lesson-rival-sails = { $name } navigue vers la tuile suivante et construit un comptoir.
eastern-wonders-lesson-sail = À votre tour, vous pouvez d’abord naviguer : appuyez sur cette tuile adjacente, le premier pas est gratuit.
eastern-wonders-lesson-stay = Vous pourriez continuer pour un { cube-one } par pas, mais appuyez sur Terminer pour rester ici.
eastern-wonders-lesson-build-next = Construisez ici aussi, c’est encore gratuit.
eastern-wonders-lesson-trade-next = Ce marché donne { CUBES("33") } pour { CUBES("22") } : échangez.
eastern-wonders-lesson-again-next = Et encore une fois avec le reste.
eastern-wonders-lesson-rival-port = { $name } navigue vers un port et récolte { CUBES("11") }.
eastern-wonders-lesson-wanted = Le port à côté de vous demande { CUBES("113333") }, et il ne vous manque que les jaunes.
eastern-wonders-lesson-sail-port = Naviguez vers le port.
eastern-wonders-lesson-stay-port = Appuyez sur Terminer pour rester ici.
eastern-wonders-lesson-harvest = On peut récolter sur toute tuile : appuyez sur Récolter pour { CUBES("11") }.
eastern-wonders-lesson-rival-builds = { $name } repart et construit un comptoir de plus.
eastern-wonders-lesson-claim = Rien ne vous oblige à naviguer : appuyez sur Réclamer pour remettre les { cube-many } dans les bols et garder la tuile.

eastern-wonders-chapter-market = Un marché disputé
eastern-wonders-lesson-aim = Quelques rondes plus tard, vous voulez aller à ce marché, à deux pas d’ici, où se trouve le bateau de { $name }.
eastern-wonders-lesson-step = Le premier pas est gratuit : appuyez sur cette tuile.
eastern-wonders-lesson-leave = Chaque pas de plus coûte un { cube-one } qui reste sur la tuile que vous quittez : appuyez sur un jaune.
eastern-wonders-lesson-step-on = Appuyez maintenant sur le marché où vous allez.
eastern-wonders-lesson-stop = Appuyez sur Terminer pour finir ici votre déplacement.
eastern-wonders-lesson-toll = S’arrêter là où se trouve un autre bateau coûte un { cube-one }, donné à son propriétaire : appuyez sur un jaune pour { $name }.
eastern-wonders-lesson-take = Ce que d’autres ont laissé sur cette tuile est à vous si vous le voulez : appuyez sur Prendre.
eastern-wonders-lesson-harvest-more = Récoltez { CUBES("11") }, bien que votre cale soit presque pleine.
eastern-wonders-lesson-limit = À la fin de votre tour, vous ne pouvez en garder que dix dans votre cale : remettez un jaune dans les bols.
eastern-wonders-lesson-rival-leaves = { $name } repart et construit ailleurs.
eastern-wonders-lesson-build-paid = Construisez ici : à deux joueurs, un comptoir coûte deux { cube-many } pour celui qui s’y trouve déjà.
eastern-wonders-lesson-pay = Payez avec un jaune.
eastern-wonders-lesson-pay-on = Et avec un autre.
eastern-wonders-lesson-column = Vos comptoirs viennent de votre plateau Joueur, dont la première colonne est maintenant libérée : choisissez cette tuile Bonus en récompense.
eastern-wonders-lesson-raise = Votre nouvelle tuile améliore un { cube-one } chaque fois que vous construisez : appuyez sur un jaune.
eastern-wonders-lesson-trade-dear = Échangez maintenant { CUBES("222") } contre { CUBES("44") }, la sorte la plus précieuse.

eastern-wonders-chapter-end = La fin de la partie
eastern-wonders-lesson-three = Vers la fin, vous avez trois tuiles PV, et { $name } aussi : une quatrième fait de cette ronde la dernière.
eastern-wonders-lesson-closed = La tuile Fermeture est ici : ce port n’offre rien pour l’instant.
eastern-wonders-lesson-sail-last = Naviguez vers ce port, qui demande ce que vous avez.
eastern-wonders-lesson-stay-last = Appuyez sur Terminer pour rester ici.
eastern-wonders-lesson-fourth = Réclamez votre quatrième tuile PV.
eastern-wonders-lesson-moved = Maintenant, c’est votre port qui est fermé, et l’autre est de nouveau ouvert.
eastern-wonders-lesson-rival-end = La ronde est jouée jusqu’au bout, et { $name } réclame la tuile du port qui a rouvert.
eastern-wonders-lesson-won = Les tuiles PV, les tuiles Bonus, les valeurs découvertes de votre plateau Joueur et 1 point par { cube-one } qui n’est pas jaune : le plus haut total gagne.

eastern-wonders-tip-lot = Regardez d’abord le plan de jeu : votre lot doit servir au marché où vous commencez.
eastern-wonders-tip-leave = Au-delà du pas gratuit, chaque pas coûte un { cube-one }, que pourra prendre le joueur qui finira son déplacement sur cette tuile.
eastern-wonders-tip-toll = Finir un déplacement là où se trouve un autre bateau coûte un { cube-one } ; dans un port, ou si vous restez sur place, cela ne coûte rien.
eastern-wonders-tip-take = Prendre ce qui se trouve ici est gratuit et n’est pas une action : vous pouvez encore faire autre chose.
eastern-wonders-tip-again = Vous pouvez échanger encore ici, autant de fois que vous pouvez payer.
eastern-wonders-tip-bonus = Une colonne de votre plateau Joueur est libérée : une tuile de Récolte ou d’amélioration aide à chaque tour suivant, les points comptent à la fin.
eastern-wonders-tip-discard = Votre cale est trop pleine : gardez ce que demande le prochain port.
eastern-wonders-tip-claim = Vous pouvez réclamer la tuile PV de ce port.
eastern-wonders-tip-build = Construire est gratuit là où personne n’a de comptoir, et un comptoir de chaque icône libère une colonne de votre plateau Joueur.
