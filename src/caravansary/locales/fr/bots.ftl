## Joueurs de l'ordinateur

bots-spec = « { $found } » ne désigne pas un bot ; écrivez nom, nom:nombre ou nom:nombre,clé=valeur.
bots-unknown = Il n'y a pas de bot « { $found } » ; il y a : { $known }.
bots-option = Le bot { $bot } n'accepte pas « { $found } » ; il accepte : { $known }.
bots-number = { $bot } : « { $key } » devrait être un nombre entier de { $least } à { $most }, pas « { $found } ».
bots-seconds = { $bot } : « { $key } » devrait être un nombre de secondes, comme 0.5, au plus { $most }, pas « { $found } ».
bots-no-level = Il n'y a pas de niveau « { $found } » ; il y a : { $known }.
bots-outside = Le bot { $bot } n'a pas pu être créé : { $reason }.
bots-no-choose = { $bot } n'est pas un bot : il lui manque la fonction « choose ».

## Niveaux

bots-level-apprentice = Apprenti
    .about = Apprend encore : un premier adversaire, tout en douceur
bots-level-peddler = Colporteur
    .about = Voit un tour à l'avance et se trompe souvent
bots-level-drover = Caravanier
    .about = Prévoit quelques tours à l'avance
bots-level-trader = Négociant
    .about = Prévoit bien et se trompe rarement
bots-level-merchant = Marchand
    .about = Prévoit de loin : un adversaire sérieux
bots-level-grand-master = Grand maître
    .about = Le plus fort de tous ; prend le temps de réfléchir
