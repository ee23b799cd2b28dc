# Les mots de la table dans le navigateur. CUBES et CARD sont des fonctions fournies par le client.

## Cubes
cube-spice-1 = cube jaune
cube-spice-2 = cube rouge
cube-spice-3 = cube vert
cube-spice-4 = cube brun
cube-golem-1 = cristal jaune
cube-golem-2 = cristal vert
cube-golem-3 = { $game ->
    [endless-world] cristal bleu
   *[other] cristal turquoise
}
cube-golem-4 = cristal magenta
letter-spice-1 = J
letter-spice-2 = R
letter-spice-3 = V
letter-spice-4 = B
letter-golem-1 = J
letter-golem-2 = V
letter-golem-3 = { $game ->
    [endless-world] B
   *[other] T
}
letter-golem-4 = M
cube-raise = Améliorer un { $cube }
cube-pay = Payer avec un { $cube }
cube-discard = Rendre un { $cube }
cube-leave = Laisser un { $cube }
cube-toll = Céder un { $cube }

## Les cartes en mots
card-produce = prendre { $gain }
card-trade = donner { $give }, recevoir { $gain }
card-upgrade = améliorer { $count } fois
card-points = { $points } points pour { $cost }
card-power-assistance = un marchand de moins à chaque lieu marqué { $symbol }
card-power-tool = { $gain } de plus à chaque lieu marqué { $symbol }
card-power-new_merchants = tout de suite { $count } { $count ->
    [one] marchand
   *[other] marchands
  } de votre réserve
card-power-exploration = découvre tout de suite un lieu
symbol-s1 = du soleil
symbol-s2 = du triangle
symbol-s3 = des vagues
symbol-s4 = de la lune

## La table
round = Tour { $round }
last-round = Dernier tour
other-players = Les autres joueurs
others-show = voir leurs places
others-hide = cacher leurs places
their-turn = joue
own-place = Votre place
you = Vous
log = Ce qui s’est passé
progress = { $have } sur { $goal }
tray-of = { $name } : { $count } places prises sur { $places } : { $pile }
done = Terminer
cancel = Reprendre
not-now = Impossible en ce moment.
not-your-turn = Ce n'est pas votre tour.
finish-first = Terminez d'abord ce que vous avez commencé.
merchants-short = Il vous manque { $count } { $count ->
    [one] marchand
   *[other] marchands
  }.
look-again = Revoir ce tour
needs = Il vous manque { $pile }.
deck-merchant = Pioche de marchands, { $count } restantes
deck-points = Pioche de points, { $count } restantes

## Ce qui est demandé
prompt-wait = { $name } réfléchit
prompt-turn = À vous de jouer
aside-spice-road-turn = Jouez une carte, prenez-en une au marché, réclamez une carte de points ou reposez-vous.
aside-eastern-wonders-turn = Naviguez vers une case éclairée, ou agissez là où se trouve votre bateau.
aside-endless-world-turn = Envoyez des marchands vers un lieu éclairé, ou reposez-vous pour les rappeler.
prompt-discard = Votre plateau est trop plein : choisissez ce que vous rendez
prompt-pay = Choisissez une pièce pour la carte suivante
prompt-eastern-wonders-pay = Choisissez une pièce pour payer le comptoir
prompt-upgrade = { $left ->
    [0] Choisissez une pièce à améliorer
    [one] Choisissez une pièce à améliorer, encore un pas
   *[other] Choisissez une pièce à améliorer, encore { $left } pas
  }
prompt-trade = Appuyez sur le lieu pour échanger
prompt-repeat = Appuyez encore pour échanger de nouveau
prompt-lot = Choisissez votre cargaison de départ
prompt-boat = Posez votre bateau sur une île
prompt-move = Naviguez encore, ou appuyez sur Terminer pour rester
prompt-sail = Choisissez où naviguer
prompt-toll = Choisissez une pièce à remettre
prompt-take = Prendre ce qui se trouve ici ?
prompt-action = Agissez ici : bâtir, échanger, réclamer ou récolter
prompt-explore = Choisissez une tuile à explorer
prompt-bonus = Choisissez une tuile bonus
prompt-golem = Réclamez la carte, prenez une tuile bonus, ou les deux
prompt-over = La partie est finie

## Spice Road
points-row = Cartes de points
market-row = Marché
coins-gold = { $count ->
    [one] { $count } pièce de trois points
   *[other] { $count } pièces de trois points
}
coins-silver = { $count ->
    [one] { $count } pièce d’un point
   *[other] { $count } pièces d’un point
}
point-card = Carte de points, { $card }
merchant-card = Carte marchand, { $card }
hand-card = Dans votre main, { $card }
played-card = Jouée, { $card }
claim-it = Appuyez pour la prendre.
play-it = Appuyez pour la jouer.
again-it = Appuyez pour refaire l’échange.
played-why = Revient en main quand vous vous reposez.
acquire-free = Appuyez pour la prendre, gratuite.
acquire-for = Appuyez pour la prendre : { $count } { $count ->
    [one] cube
   *[other] cubes
  }, un sur chaque carte à sa gauche.
acquire-short = Il vous manque { $count } { $count ->
    [one] cube
   *[other] cubes
  }.
with-cubes = Vous recevez aussi { $pile } posés dessus.
being-bought = en cours d’achat
free = gratuite
price = coûte { $count }
hand = Votre main
played = Vos cartes jouées
won = Vos gains
hand-of = Main de { $name }, { $count } { $count ->
    [one] carte
   *[other] cartes
  }
played-of = Jouées par { $name }, { $count } { $count ->
    [one] carte
   *[other] cartes
  }
won-by = Gagné par { $name }, { $count } { $count ->
    [one] carte
   *[other] cartes
  }
rest = Se reposer

## Eastern Wonders
sea = La mer
island = Île { $at } : { $card }.
port = Port { $at } : { $card }.
port-empty = Port { $at }, vide.
port-closed = Port { $at }, fermé.
closed = fermé
lying-here = { $pile } posés ici.
boats-here = Bateaux : { $names }.
outposts-here = Comptoirs : { $names }.
hex-move = Appuyez pour naviguer ici.
hex-boat = Appuyez pour placer votre bateau ici.
hex-trade = Appuyez pour échanger.
hex-again = Appuyez pour refaire l’échange.
hex-claim = Appuyez pour prendre la tuile.
lots = Cargaisons de départ
lot = Cargaison : { $pile }
bonus-tiles = Tuiles bonus
bonus-free-move = Un pas gratuit de plus à chaque tour
bonus-harvest-red = Un cube de niveau 2 à chaque récolte
bonus-upgrade-on-build = Améliorer un cube à chaque construction
bonus-hold-plus-3 = Trois places de plus dans la cale
bonus-vp = { $points } points
bonus-left = { $count } restantes.
tiles-of = Tuiles de { $name }
vp-pile = Pile de tuiles de points, { $count } restantes
closed-within = Le port fermé est parmi les { $count } prochaines tuiles
player-board = Comptoirs restants sur le plateau : { $rows }
board-row = { $icon } { $count }
good-spice-ginger = gingembre
good-spice-chili = piment
good-spice-tea = thé
good-spice-cloves = girofle
good-golem-ginger = pierre racine
good-golem-chili = braise
good-golem-tea = fougère
good-golem-cloves = chardon
your-hold = Votre cale
deeds = Ce que votre bateau peut faire
deed-take = Ramasser
deed-build = Bâtir
deed-trade = Échanger
deed-claim = Acquérir
deed-harvest = Récolter
deed-take-what = Prendre tous les cubes posés ici.
deed-build-what = Poser un comptoir sur cette île.
deed-trade-what = Faire l’échange de cette île, autant de fois que possible.
deed-claim-what = Payer la tuile de ce port et la prendre.
deed-harvest-what = Prendre deux jaunes au lieu de toute autre action.
no-take = Il n'y a pas de cube ici.
no-build-port = Les comptoirs se posent sur les îles, pas dans les ports.
no-build-twice = Vous avez déjà un comptoir ici.
no-build-cost = Coûte { $count } cubes pour les comptoirs déjà posés ici.
no-trade-port = On n'échange pas dans les ports, mais sur les îles.
no-trade-outpost = Il vous faut un comptoir ici.
no-claim = Seulement dans un port.

## Endless World
panels = Le monde
panel = Panneau { $name }
location = Lieu : { $what }
location-symbol = Il porte le signe { $symbol }.
panel-jump = Panneau { $number }, { $count } en lumière
location-golem = prendre la carte au-dessus ou une tuile bonus
location-free = Demande { $count } { $count ->
    [one] marchand
   *[other] marchands
  }.
location-taken = { $name } est ici avec { $count } ; venez avec { $due }.
location-own = Vos marchands y sont déjà ; reposez-vous pour les rappeler.
location-golem-nothing = Vous ne pouvez pas payer la carte, et il n’y a pas de tuile bonus à prendre ou plus de place.
location-covered = Encore inexploré.
activate-it = Appuyez pour envoyer vos marchands.
explore-it = Appuyez pour l’explorer.
golem-first = Envoyez d’abord des marchands au golem en dessous.
bonus-tile = Tuile bonus, { $what }
stack-below = { $count } de plus en dessous.
bonus-pair = { $points } points par paire { $first } et { $second }
bonus-single = { $points } points par { $first }
bonus-merchants = { $points } { $points ->
    [one] point
   *[other] points
  } par groupe de deux marchands
kind-assistance = Assistance
kind-tool = Outil
kind-new_merchants = Nouveaux marchands
kind-exploration = Exploration
kind-assistance-what = un marchand de moins là où est son symbole
kind-tool-what = un cristal là où est son symbole
kind-new_merchants-what = pris à la réserve, tout de suite
kind-exploration-what = découvre un lieu
found-crystals = { $pile }
found-merchant = un marchand de la réserve
found-icon = compte comme { $icon }
open-deck = Pioche ouverte, { $count } cartes, au-dessus : { $card }
deck-left = { $count } dans la pioche
your-cards = Vos cartes
cards-of = Cartes de { $name }
merchants = { $board } marchands disponibles, { $reserve } en réserve
trade-again = Échanger encore

## Page d’accueil
app-name = Caravansary
app-line = Là où toutes les caravanes se croisent
settings = Aspect et langue
world = Monde
world-spice = Épices
world-golem = Cristaux
shade = Clair ou sombre
shade-light = Clair
shade-dark = Sombre
marks = Ce qui est imprimé sur les pièces
marks-shape = Formes
marks-level = Chiffres
marks-letter = Lettres
language = Langue
opponent = Adversaire
game-spice-road = Spice Road
game-spice-road-about = Réunissez des cartes, changez de simples denrées en trésors et honorez les grandes commandes avant les autres.
game-eastern-wonders = Eastern Wonders
game-eastern-wonders-about = Naviguez d’île en île, fondez des comptoirs, échangez en chemin et livrez les ports.
game-endless-world = Endless World
game-endless-world-about = Envoyez vos marchands là où il faut, bousculez les autres et explorez l’inconnu.
players-from-to = De { $from } à { $to } joueurs
play-now = Jouer
play-now-game = Jouer : { $game }
friends = Avec des amis
friends-game = Avec des amis : { $game }
your-tables = Vos tables
no-tables = Aucune table pour l’instant. Vos parties commencées vous attendront ici.
open-record = Ouvrir une partie
table-over = terminée
table-yours = à vous
table-waiting = en attente

## La table en direct
confirm = Confirmer
pass = Ne rien faire
hint = Conseil
hint-thinking = Un joueur chevronné y réfléchit…
hint-says = Un joueur chevronné { $what }
hint-done = Un joueur chevronné s’arrête là
hint-why-now = Pourquoi : cela rapporte { $points } points tout de suite.
hint-why-later = Pourquoi : cela mène à { $points } points pour { $pile }, dans environ { $turns } { $turns ->
    [one] tour
   *[other] tours
  }.
hint-why-far = Pourquoi : cela prépare des gains encore lointains.
looking-back = Vous regardez en arrière
your-turn-now = C’est à vous.
traveller = Voyageur
player-n = Joueur { $number }
opening = On dresse la table…
preparing = On prépare le jeu, cette première fois seulement…
reconnecting = La connexion est perdue. Nouvel essai…
reconnected = De nouveau connecté. Rien n’est perdu.
server-away = Le serveur ne répond pas. Réessayez dans un instant.
table-gone = Il n’y a pas de table ici.
dismiss = D’accord
home = Page d’accueil
try-again = Réessayer
around = Autour de la table
speed = Tours des autres
speed-calm = lentement
speed-brisk = vivement
speed-instant = d’un coup
confirming = Confirmer les tours
confirming-others = avec d’autres personnes
confirming-always = toujours
confirming-never = jamais
keys = Touches : flèches et Entrée, R se reposer, D terminer, C confirmer, U reprendre, H conseil
rules = Règles
rules-of = Les règles : { $game }
share = Laisser regarder
watchers = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
away = { $name } est absent.
cover = Laisser jouer un robot
covered = Un robot joue pour { $name }.
come-back = Me revoici
reconstructed = { $count } valeurs de cartes ou de tuiles sont reconstituées ; voir la documentation.
log-all = Montrer les { $count } tours
trade-it = Appuyez pour échanger.
trade-once = Échanger

## Raconté dans le journal : suit le nom du joueur
did-nothing = ne fait rien
did-times = { $words } ({ $times } fois)
did-spice-road-play = { $kind ->
    [produce] prend { CUBES($gain) }
    [upgrade] joue une carte qui améliore { $upgrades } fois
   *[trade] échange { CUBES($give) } contre { CUBES($gain) }
}{ $times ->
    [1] {""}
   *[other] {" "}({ $times } fois)
}
did-spice-road-acquire = obtient la carte « { CARD($arg) } »{ $loaded ->
    [yes] {" "}avec { CUBES($cubes) } dessus
   *[no] {""}
}
did-spice-road-claim = { $coin ->
    [none] réclame { $points } points pour { CUBES($cost) }
   *[other] réclame { $points } points et une pièce pour { CUBES($cost) }
}
did-spice-road-rest = { $count ->
    [0] se repose
    [one] se repose et reprend { $count } carte
   *[other] se repose et reprend { $count } cartes
}
did-spice-road-again = échange encore { CUBES($give) } contre { CUBES($gain) }
did-spice-road-raise = améliore { CUBES($from) } en { CUBES($to) }
did-spice-road-pay = paie { CUBES($arg) }
did-spice-road-discard = rend { CUBES($arg) }
did-eastern-wonders-lot = commence avec { CUBES($cubes) }
did-eastern-wonders-boat = part de { $arg }
did-eastern-wonders-move = navigue vers { $arg }
did-eastern-wonders-leave = laisse { CUBES($arg) }
did-eastern-wonders-toll = remet { CUBES($arg) } à { $name }
did-eastern-wonders-take = prend { CUBES($cubes) } sur place
did-eastern-wonders-build = bâtit un comptoir ({ $good })
did-eastern-wonders-pay = paie { CUBES($arg) }
did-eastern-wonders-bonus = prend la tuile bonus « { $what } »
did-eastern-wonders-raise = améliore { CUBES($from) } en { CUBES($to) }
did-eastern-wonders-trade = échange { CUBES($give) } contre { CUBES($gain) }{ $times ->
    [1] {""}
   *[other] {" "}({ $times } fois)
}
did-eastern-wonders-again = échange encore { CUBES($give) } contre { CUBES($gain) }
did-eastern-wonders-claim = réclame { $points } points pour { CUBES($give) }
did-eastern-wonders-harvest = récolte { CUBES($gain) }
did-eastern-wonders-discard = rend { CUBES($arg) }
did-endless-world-activate = { $kind ->
    [produce] prend { CUBES($gain) }
    [upgrade] va améliorer
    [golem] rend visite à un golem
   *[trade] { $times ->
        [0] va échanger
       *[other] échange
    } { CUBES($give) } contre { CUBES($gain) }
}{ $times ->
    [0] {""}
    [1] {""}
   *[other] {" "}({ $times } fois)
} avec { $merchants ->
    [one] { $merchants } marchand
   *[other] { $merchants } marchands
}{ $expelled ->
    [0] {""}
   *[other] , en renvoyant { $expelled } chez eux
}
did-endless-world-rest = { $count ->
    [0] se repose
    [one] se repose et rappelle { $count } marchand
   *[other] se repose et rappelle { $count } marchands
}
did-endless-world-take = prend la tuile bonus « { $what } »
did-endless-world-claim = réclame { $points } points pour { CUBES($cost) }
did-endless-world-explore = explore et trouve « { $what } »
did-endless-world-trade = échange { CUBES($give) } contre { CUBES($gain) }
did-endless-world-again = échange encore { CUBES($give) } contre { CUBES($gain) }
did-endless-world-raise = améliore { CUBES($from) } en { CUBES($to) }
did-endless-world-discard = rend { CUBES($arg) }

## La fin, et le retour en arrière
over-draw = La partie est finie
over-you-won = Vous gagnez !
over-won = { $name } gagne
play-again = Rejouer
look-at-table = Regarder la table
download-record = Enregistrer la partie
share-position = Partager cette position
share-position-link = Ouvre cette position à une nouvelle table
share-position-file = Enregistrer un fichier
shared-opened = Une position partagée
shared-who = Qui continue ?
shared-bad = Ce lien ne contient pas de position lisible.
replay = La partie tour par tour
turn-before = Un tour en arrière
turn-after = Un tour en avant
turn-of = Tour { $turn } sur { $count }
back-to-now = Revenir au présent
to-the-end = À la fin
curve = Chances de gagner
curve-says = { $name } : { $percent } %
curve-now = Chances de gagner à ce moment : { $chances }
turning-heading = Les tours qui ont compté
turning = Tour { $turn }, { $name } { $what }
turning-lost = −{ $lost } %
turning-lost-what = { $lost } pour cent de chances de gagner perdues
turning-better = Mieux : { $what }
turning-none = Aucun tour n’a coûté cher.
analysing = On pèse chaque tour… { $percent } %

## À plusieurs
hand-over = { $name }, c’est à vous
hand-over-why = Passez l’écran. La main se montre quand vous êtes prêt.
hand-over-ready = Je suis { $name }
lobby = { $count ->
    [one] Il manque encore un joueur
   *[other] Il manque encore { $count } joueurs
}
lobby-stays = Vous pouvez fermer cette page ; la table attend parmi vos tables.
seat-open = place libre
yours = vous
invite-link = Invitation : qui ouvre ce lien peut s’asseoir
watch-link = Pour regarder seulement
copy = Copier
copied = Copié
seat-kind = Place { $number } : qui
seat-me = Sur cet écran
seat-bot = Ordinateur
seat-open-what = reçoit un lien de vous
seat-add = Une place de plus
seat-remove = Enlever la place { $number }
name-of = Nom à la place { $number }
hide-hands = Cacher les mains entre les tours
allow-hints = Permettre les conseils
open-table = Ouvrir la table
begin = Commencer
join = Vous êtes invité à une table
join-of = { $names } vous { $count ->
    [one] attend
   *[other] attendent
  } : { $game }
take-seat = Reprendre votre place
your-name = Votre nom
sit-down = S’asseoir
just-watch = Seulement regarder
guest = Invité
table-open = attend des joueurs
table-closed = fermée
tables-all = Montrer les { $count }
learn = Première partie

## La première partie
lesson = Première partie
lesson-step = Étape { $step } sur { $count }
lesson-close = J’en sais assez
lesson-done = C’est tout. Continuez : le journal, le conseil et les règles restent à portée de main.
lesson-spice-road-1 = En bas se trouve votre main. Appuyez sur la carte qui prend deux jaunes pour la jouer.
lesson-spice-road-2 = Jouez maintenant la carte aux flèches, puis appuyez sur des pièces de votre plateau pour rendre chacune plus précieuse d’un niveau.
lesson-spice-road-3 = Prenez une nouvelle carte au marché. Celle de gauche est gratuite ; plus à droite, posez une pièce sur chaque carte que vous passez.
lesson-spice-road-4 = Les cartes jouées reviennent en main quand vous vous reposez. Appuyez sur Se reposer.
lesson-spice-road-5 = Sous chaque carte de points vous voyez ce qui vous manque. Jouez des cartes pour le réunir.
lesson-spice-road-6 = Quand une carte de points s’allume, appuyez dessus pour la réclamer. Les deux premières rapportent aussi des pièces.
lesson-eastern-wonders-1 = Choisissez ce que votre cale contient au départ.
lesson-eastern-wonders-2 = Posez votre bateau sur une des îles.
lesson-eastern-wonders-3 = Bâtissez un comptoir là où vous êtes, ou récoltez deux jaunes.
lesson-eastern-wonders-4 = Appuyez sur une île voisine pour y naviguer. Un pas est gratuit ; chaque pas de plus laisse une pièce derrière.
lesson-eastern-wonders-5 = Là où vous avez un comptoir, échangez autant que vous voulez. Bâtissez-en un et échangez.
lesson-eastern-wonders-6 = Portez au port les pièces qu’il demande et réclamez sa tuile.
lesson-endless-world-1 = Appuyez sur un lieu pour y envoyer des marchands et prendre ce qu’il montre.
lesson-endless-world-2 = Envoyez-en ailleurs. Là où quelqu’un se tient déjà, il en faut un de plus que lui.
lesson-endless-world-3 = Les marchands restent jusqu’au repos, ou jusqu’à ce que quelqu’un les renvoie. Appuyez sur Se reposer pour les rappeler.
lesson-endless-world-4 = Trouvez un lieu qui améliore ou échange, et rendez vos pièces plus précieuses.
lesson-endless-world-5 = Juste sous chaque carte se trouve le lieu de son golem : allez-y pour la carte, la tuile bonus au-dessous, ou les deux.
lesson-endless-world-6 = Réunissez ce qu’une carte demande et réclamez-la. Le tour de table où quelqu’un réclame sa huitième carte est le dernier.
