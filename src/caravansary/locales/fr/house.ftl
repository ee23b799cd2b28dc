# Jouer tout de suite, la donne du jour, et ce que cet appareil retient des parties finies.

## Jouer tout de suite
opponents = Adversaires
strength = Leur niveau
opponents-count = { $count ->
    [one] adversaire
   *[other] adversaires
}
opponents-fewer = { $count ->
    [one] Ce jeu admet { $count } adversaire.
   *[other] Ce jeu admet { $count } adversaires.
}
next-level = Vous gagnez souvent à ce niveau.
next-level-take = La prochaine fois : { $name }

## La donne du jour
daily = Donne du jour
daily-practice = Entraînement
daily-against = { $date }, adversaire : { $name }
daily-about = La même donne pour tout le monde aujourd’hui. Votre premier essai compte, sans conseils ; l’adversaire se renforce du lundi au dimanche.
daily-here = C’est la donne du { $date } : cet essai compte.
daily-here-practice = C’est la donne du { $date }, en entraînement.
daily-open = Jouer la donne
daily-playing = Continuer
daily-done = S’entraîner
daily-way-game = { $what } : { $game }
daily-line = Caravansary { $date } · { $game } · { $points }–{ $rival } ({ $name }) · { $what }

## Problèmes
puzzles = Problèmes
puzzles-none = Ce jeu n’a pas de problèmes.
puzzles-found = Résolus : { $count } sur { $total }
puzzle-number = Problème { $number } sur { $count }
puzzle-level-0 = Facile
puzzle-level-1 = Moins facile
puzzle-level-2 = Difficile
puzzle-part-opening = Début de partie
puzzle-part-middle = Milieu de partie
puzzle-part-end = Fin de partie
puzzle-asks = Tiré d’une vraie partie. Un tour est nettement le meilleur : jouez-le.
puzzle-best = C’est le meilleur tour.
puzzle-shown = Voici le meilleur tour.
puzzle-behind = Ce n’est pas le meilleur tour : il rapporte environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} de moins.
puzzle-weak = Ce n’est pas le meilleur tour.
puzzle-turns = Le meilleur : { $best }. Le deuxième, environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} de moins : { $next }.
puzzle-sure = Vérifié par de bons robots, qui ont joué jusqu’à la fin avec { $decks ->
    [one] { $decks } pioche
   *[other] { $decks } pioches
}.
puzzle-again = Réessayer
puzzle-solve = Montrer le meilleur tour
puzzle-next = Problème suivant
puzzle-is-found = résolu
puzzle-is-shown = solution montrée

## Historique
history = Historique
history-about = Les parties que vous avez finies dans ce navigateur. Elles restent sur cet appareil et ne sont communiquées à personne.
history-save = Enregistrer dans un fichier
history-load = Ouvrir un fichier
history-no-file = Ce fichier ne contient pas d’historique.
history-loaded = { $count ->
    [one] { $count } partie ajoutée.
   *[other] { $count } parties ajoutées.
}
history-bad = { $count ->
    [one] { $count } entrée illisible a été laissée de côté.
   *[other] { $count } entrées illisibles ont été laissées de côté.
}
history-full = Ce navigateur n’a plus de place pour d’autres parties ; enregistrez l’historique dans un fichier.
history-most = { $count ->
    [one] Seule la dernière partie est gardée ({ $count }).
   *[other] Les { $count } dernières parties sont gardées.
}
history-numbers = Par jeu et par niveau
history-games = Parties
history-all = { $count ->
    [one] Afficher { $count } partie
   *[other] Afficher les { $count } parties
}
history-none = Aucune partie finie pour l’instant.
against-people = Humains
against-mixed = Plusieurs niveaux
outcome-won = gagnée
outcome-lost = perdue
outcome-drawn = égalité
stat-played = Jouées
stat-won = Gagnées
stat-streak = Victoires de suite
stat-average = Moyenne
stat-best = Meilleur score
stat-pace = Durée d’un tour
stat-seconds = { $seconds } s

## Ce qu’on peut accomplir
feats = Exploits
feats-count = { $count } sur { $total }
feat-open = (pas encore)
feat-first = Première victoire
    .about = Vous avez gagné une partie.
feat-hair = À un cheveu près
    .about = Vous avez gagné de deux points au plus.
feat-far = Loin devant
    .about = Vous avez gagné d’au moins trente points.
feat-after = Parti le dernier
    .about = Vous avez gagné en étant le dernier dans l’ordre du tour.
feat-full = Marché bondé
    .about = Vous avez gagné contre au moins trois adversaires.
feat-swift = Sans traîner
    .about = Vous avez gagné en huit secondes par tour au plus, en moyenne.
feat-row = Belle série
    .about = Vous avez gagné trois parties de suite à un même niveau.
feat-worlds = Les deux mondes
    .about = Vous avez gagné avec des cubes et avec des cristaux.
feat-master = Maître des maîtres
    .about = Vous avez gagné contre le Grand maître.
feat-week = Une semaine en route
    .about = Vous avez joué la donne du jour sept jours de suite.
