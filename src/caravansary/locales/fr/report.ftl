## Le rapport d’équilibre (caravansary components report)

report-title = { $game }, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} entre robots rapides
report-unfinished = Parties inachevées : { $count }
report-seat = place
report-wins = victoires
report-points = points
report-source = points venant de
report-share = part
report-winners = des gagnants
report-length = Rondes : minimum { $least }, médiane { $middle }, maximum { $most }
report-per-game = usages par partie
report-in-games = part des parties
report-by-winners = par les gagnants
report-rare = Presque jamais utilisés : { $ids }
report-none-rare = Tout ce qui était en jeu a servi.
report-plot-seats = Part des parties gagnées par place
report-plot-length = Durée des parties, en rondes
report-plot-points = Points par source, en moyenne
report-plot-use = Usages par partie : { $file }
report-written = { $count ->
    [one] { $count } fichier écrit
   *[other] { $count } fichiers écrits
} dans { $folder }
report-games = Le nombre de parties doit aller de 1 à { $most }, pas { $found }.
cli-components-report-help = jouer beaucoup de parties et montrer ce qui sert, d’où viennent les points, qui gagne et combien de temps cela dure
cli-report-games = combien de parties
cli-report-players = combien de joueurs
cli-report-seed = la première donne
cli-report-out = un dossier pour le rapport, ses comptes et ses graphiques
