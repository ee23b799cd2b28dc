## Analyse de positions et de parties

cli-analyse-help = parcourir une partie finie : qui allait gagner quand, et quels tours ont le plus coûté
analyse-record = une partie enregistrée, ou une partie d’arène : games.jsonl#17
analyse-simulations = parties jouées à partir de chaque tour possible (sinon 12) ; plus est plus sûr et plus lent
analyse-seed = un nombre : la même graine donne la même analyse (sinon 0)
analyse-out = le dossier pour l’image et les données (sinon à côté de la partie)
analyse-progress = { $done ->
    [one] { $done } étape sur { $total }
   *[other] { $done } étapes sur { $total }
}
analyse-marked = Les tours qui ont le plus coûté ({ $simulations ->
    [one] { $simulations } simulation
   *[other] { $simulations } simulations
} par tour, puis jouées jusqu’au bout avec deux séries de pioches) :
analyse-none = Aucun tour n’a beaucoup coûté ({ $simulations ->
    [one] { $simulations } simulation
   *[other] { $simulations } simulations
} par tour).
analyse-moment = Ronde { $round }, joueur { $player } : { $turn }. Mieux : { $better } (chance de gagner +{ $loss } %, écart { $margin }).
analyse-chart = Chance de gagner après chaque tour
analyse-written = L’image et les données sont dans { $folder }.
analyse-over = La partie est finie : il n’y a plus rien à décider.
analyse-unfinished = Cette partie n’est pas finie ; seules les parties finies peuvent être parcourues.
analyse-number = { $option } devrait être un nombre ({ $expected }), pas « { $found } ».
