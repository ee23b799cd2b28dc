## Analyse de positions et de parties

cli-analyse-help = parcourir une partie finie : les chances de chacun à chaque tour, et les tours qui ont coûté le plus cher
analyse-record = une partie enregistrée, ou une partie d’arène : games.jsonl#17
analyse-simulations = parties jouées à partir de chaque tour possible (12 par défaut) ; davantage, c’est plus sûr mais plus lent
analyse-seed = un nombre : la même graine donne la même analyse (0 par défaut)
analyse-out = le dossier pour l’image et les données (par défaut, à côté de la partie)
analyse-progress = { $done ->
    [one] { $done } étape sur { $total }
   *[other] { $done } étapes sur { $total }
}
analyse-marked = Les tours qui ont coûté le plus cher ({ $simulations ->
    [one] { $simulations } simulation
   *[other] { $simulations } simulations
} par tour, puis jouées jusqu’au bout avec deux séries de pioches) :
analyse-none = Aucun tour n’a coûté cher ({ $simulations ->
    [one] { $simulations } simulation
   *[other] { $simulations } simulations
} par tour).
analyse-moment = Ronde { $round }, joueur { $player } : { $turn }. Mieux : { $better } (chance de gagner +{ $loss } %, écart { $margin }).
analyse-chart = Chance de gagner après chaque tour
analyse-written = L’image et les données sont dans { $folder }.
analyse-over = La partie est finie : il n’y a plus rien à décider.
analyse-unfinished = Cette partie n’est pas finie ; seules les parties finies peuvent être parcourues.
analyse-number = { $option } doit être un nombre ({ $expected }), pas « { $found } ».
