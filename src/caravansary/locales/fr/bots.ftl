## Les robots

bots-spec = « { $found } » ne désigne pas un robot ; écrivez nom, nom:nombre ou nom:nombre,clé=valeur.
bots-unknown = Le robot « { $found } » n’existe pas ; robots possibles : { $known }.
bots-option = Le robot { $bot } n’accepte pas « { $found } » ; il accepte : { $known }.
bots-number = { $bot } : « { $key } » doit être un nombre entier de { $least } à { $most }, pas « { $found } ».
bots-seconds = { $bot } : « { $key } » doit être un nombre de secondes, comme 0.5, au plus { $most }, pas « { $found } ».
bots-no-level = Le niveau « { $found } » n’existe pas ; niveaux possibles : { $known }.
bots-values = { $game } n’a pas de valeurs figées { $found } ; valeurs possibles : { $known }.
bots-outside = Le robot { $bot } n’a pas pu être créé : { $reason }.
bots-no-choose = { $bot } n’est pas un robot : il lui manque la fonction « choose ».

## Niveaux

bots-level-porter = Porteur
    .about = Porte mieux qu’il ne marchande : le plus doux des adversaires
bots-level-apprentice = Apprenti
    .about = Apprend encore : un adversaire tout en douceur
bots-level-peddler = Colporteur
    .about = Voit un tour à l’avance et se trompe souvent
bots-level-drover = Caravanier
    .about = Prévoit quelques tours à l’avance
bots-level-trader = Négociant
    .about = Prévoit bien et se trompe rarement
bots-level-merchant = Marchand
    .about = Prévoit de loin : un adversaire sérieux
bots-level-grand-master = Grand maître
    .about = Le plus fort de tous ; prend le temps de réfléchir

## Le juge appris

judge-missing = { $path } manque : les valeurs fixées à la main remplacent le juge entraîné.
judge-unreadable = Impossible de lire { $path } : { $reason } ; les valeurs fixées à la main remplacent le juge entraîné.
judge-cut = { $path } est tronqué ou n’est pas un juge : les valeurs fixées à la main le remplacent.
judge-edited = { $path } a été modifié après avoir été écrit : les valeurs fixées à la main remplacent le juge entraîné.
judge-format = { $path } est au format { $found }, cette version lit le format { $known } : les valeurs fixées à la main remplacent le juge entraîné.
judge-other = { $path } a été entraîné pour { $found ->
    [one] { $found } joueur
   *[other] { $found } joueurs
}, pas pour { $wanted } : les valeurs fixées à la main le remplacent.
judge-rules = { $path } a été entraîné avec la version { $found } des règles, celle-ci est la version { $known } : les valeurs fixées à la main le remplacent.
judge-layers = { $path } ne convient pas : ses couches sont { $found }, le jeu a { $known ->
    [one] { $known } caractéristique
   *[other] { $known } caractéristiques
} ; les valeurs fixées à la main le remplacent.
judge-box = { $path } n’a pas été entraîné pour les valeurs des composants ou le plan de jeu de cette partie : les valeurs fixées à la main le remplacent.

## Apprentissage

learn-games = { $done ->
    [one] { $done } partie sur { $total }
   *[other] { $done } parties sur { $total }
}
learn-training = entraînement : { $done } %
learn-empty = Il n’y a aucune position pour l’entraînement : jouez plus de parties.
learn-large = { $path } aurait { $found ->
    [one] { $found } octet
   *[other] { $found } octets
} ; la limite est { $most }.
