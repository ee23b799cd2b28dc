# Les mots de la table dans le navigateur. CUBES et CARD sont des fonctions fournies par le client.

## Cubes
cube-spice-1 = cube jaune
cube-spice-2 = cube rouge
cube-spice-3 = cube vert
cube-spice-4 = cube brun
cube-golem-1 = cristal jaune
cube-golem-2 = cristal vert
cube-golem-3 = cristal turquoise
cube-golem-4 = cristal magenta
letter-spice-1 = J
letter-spice-2 = R
letter-spice-3 = V
letter-spice-4 = B
letter-golem-1 = J
letter-golem-2 = V
letter-golem-3 = T
letter-golem-4 = M
cube-raise = Améliorer un { $cube }
cube-pay = Payer avec un { $cube }
cube-discard = Rendre un { $cube }

## Les cartes en mots
card-produce = prendre { CUBES($gain) }
card-trade = donner { CUBES($give) }, recevoir { CUBES($gain) }
card-upgrade = améliorer { $upgrades } fois
card-points = { points-count } pour { CUBES($cost) }

## La table
round = Ronde { $round }
last-round = Dernière ronde
other-players = Les autres joueurs
others-show = voir leurs places
others-hide = cacher leurs places
their-turn = joue
own-place = Votre place
you = Vous
log = Ce qui s’est passé
progress = { $have } sur { $goal }
tray-of = { $name } : { $count ->
    [one] { $count } case prise
   *[other] { $count } cases prises
} sur { $places } : { $pile }
done = Terminer
cancel = Annuler
not-now = Impossible en ce moment.
not-your-turn = Ce n'est pas votre tour.
finish-first = Terminez d'abord ce que vous avez commencé.
look-again = Revoir ce tour
needs = Il vous manque { $pile }.

## Ce qui est demandé
prompt-wait = { $name } réfléchit
prompt-turn = À vous de jouer
prompt-discard = Vous avez trop de { cube-many } : choisissez ceux que vous rendez
prompt-upgrade = { $left ->
    [0] Choisissez un { cube-one } à améliorer
    [one] Choisissez un { cube-one } à améliorer, encore une fois
   *[other] Choisissez un { cube-one } à améliorer, encore { $left } fois
  }
prompt-trade = Appuyez sur le lieu pour échanger
prompt-repeat = Appuyez encore pour échanger de nouveau
prompt-over = La partie est finie

## Mots de plusieurs plateaux
point-card = Carte Points, { $card }
claim-it = Appuyez pour la réclamer.
again-it = Appuyez pour refaire l’échange.
won = Vos gains
rest = Repos
bonus-tiles = Tuiles Bonus
bonus-vp = { points-count }

## Un jeu sans plateau à lui
plain-table = La table
plain-actions = Ce que vous pouvez faire
plain-waiting = Rien à faire pour le moment.
plain-empty = aucun
plain-yes = oui
plain-no = non

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
marks = Ce qui est imprimé sur les { cube-many }
marks-shape = Formes
marks-level = Chiffres
marks-letter = Lettres
language = Langue
opponent = Adversaire
players-from-to = { $to ->
    [one] De { $from } à { $to } joueur
   *[other] De { $from } à { $to } joueurs
}
play-now = Jouer
play-now-game = Jouer : { $game }
friends = Avec des amis
friends-game = Avec des amis : { $game }
your-tables = Vos tables
personal-link = Lien personnel
personal-about = Ce navigateur connaît vos places par un cookie. Un lien personnel vous les rend s’il est perdu, ou vous les donne aussi dans un autre navigateur.
personal-make = Créer un lien personnel
personal-keep = Gardez-le pour vous : qui l’ouvre tient vos places. Un lien plus récent l’annule.
personal-have = Vous avez un lien personnel
personal-use = L’utiliser
personal-arrive = Avec ce lien, ce navigateur tient les places de celui où le lien a été créé.
personal-leaves = { $count ->
    [one] Ce navigateur a { $count } table à lui. Il la perd, sauf si vous avez créé un lien personnel pour elle auparavant.
   *[other] Ce navigateur a { $count } tables à lui. Il les perd, sauf si vous avez créé un lien personnel pour elles auparavant.
}
personal-become = Utiliser ce lien
personal-stay = Tout laisser ainsi
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
hint-why-now = Pourquoi : cela rapporte { points-count } tout de suite.
hint-why-later = Pourquoi : cela mène à { points-count } pour { $pile }, dans environ { $turns } { $turns ->
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
keys = Touches : flèches et Entrée, R repos, D terminer, C confirmer, U annuler, H conseil
rules = Règles
rules-contents = Sommaire
rules-close = Fermer
rules-of = Les règles : { $game }
share = Laisser regarder
watchers = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
away = { $name } est absent.
cover = Laisser jouer un robot
ask-cover = Demander aux autres de laisser jouer un robot
happened-seated = { $name } s’est assis.
happened-left = { $name } est parti ; un robot continue.
happened-covered-absent = { $name } est absent ; un robot continue.
happened-covered-asked = Un robot joue pour { $name }, à sa demande.
happened-covered-agreed = Tous les autres sont d’accord : un robot joue pour { $name }.
happened-covered-left = Un robot joue pour { $name }.
happened-returned = { $name } est de retour.
happened-proposed-close = { $name } demande à tous les autres de fermer la table.
happened-proposed-cover = { $name } demande à tous les autres de laisser un robot jouer pour { $of }.
happened-declined = On ne le demande plus aux autres.
happened-closed = La table a été fermée.
happened-new-luck = Désormais, les cartes viennent d’un nouveau hasard que personne à la table ne connaît.
asked = Une question à tous les autres
asked-host = La personne qui a ouvert la table
asked-close = { $name } voudrait fermer cette table pour de bon.
asked-cover = { $name } voudrait qu’un robot joue pour { $of }, qui est absent et peut revenir à tout moment.
asked-missing = On attend encore l’accord de : { $names }.
agree = D’accord
decline = Non
withdraw = Ne plus le demander
ways-out = Faire une pause ou partir
cover-seat = Laisser un robot jouer pour moi
cover-seat-sure = Un robot joue pour vous jusqu’à votre retour.
leave-seat = Quitter la table
leave-seat-sure = Vous abandonnez votre place : un robot continue, et d’autres peuvent la prendre.
close = Fermer la table
close-sure = La table prend fin pour de bon, sans résultat.
ask-close = Demander à tous de fermer la table
ask-close-sure = La table prend fin pour de bon, sans résultat, dès que tous les autres sont d’accord.
no-thanks = Non, revenir
fair-luck = Distribution loyale
fair-luck-says = Les cartes viennent d’un secret que personne à cette table ne connaît. Il sera montré à la fin de la partie ; voici son empreinte, pour que chacun puisse alors vérifier qu’il n’a pas changé.
commitment = Engagement :
check-dealing = Vérifier la distribution
dealing-proven = La distribution est prouvée : toutes les cartes viennent du secret auquel la table s’était engagée dès le début.
dealing-not-noted = Toutes les cartes viennent du secret de cet engagement. Ce navigateur ne l’a pas noté pendant la partie ; comparez avec un autre qui l’a fait.
dealing-changed = L’engagement n’est pas celui que ce navigateur a noté pendant la partie. La distribution n’est pas prouvée.
dealing-other-secret = Le secret n’est pas celui de l’engagement. La distribution n’est pas prouvée.
dealing-other-cards = Le secret donne d’autres cartes que celles qui ont été jouées. La distribution n’est pas prouvée.
dealing-cannot = Cette page ne peut pas faire la vérification, qui demande https. Enregistrez la partie et utilisez : caravansary verify.
dealing-since = Cela vaut à partir de la décision { $decisions }, quand un deuxième appareil est arrivé.
covered = Un robot joue pour { $name }.
come-back = Me revoici
reconstructed = { $count ->
    [one] { $count } valeur de carte ou de tuile est reconstituée ; voir la documentation.
   *[other] { $count } valeurs de cartes ou de tuiles sont reconstituées ; voir la documentation.
}
log-all = { $count ->
    [one] Montrer le tour
   *[other] Montrer les { $count } tours
}

## Raconté dans le journal : suit le nom du joueur
did-nothing = ne fait rien
did-times = { $words } ({ $times } fois)

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

## Préparer une table
begins-lot = { $name } commence, par tirage au sort.
begins-named = { $name } commence.
begins-lot-later = Quand tout le monde sera là, on tirera au sort qui commence.
choices = Autres choix
choices-made = un choix est fait
who-begins = Qui commence
by-lot = par tirage au sort
world-box = Comme la boîte
own-values = Valeurs de votre boîte
own-values-what = Les fichiers avec les valeurs imprimées dans votre boîte, tels que le programme les exporte : { $known }. Un fichier omis garde les valeurs de la maison.
own-values-files = Fichiers ou zip …
own-values-folder = Dossier …
own-values-drop = Sans eux
own-values-used = On joue avec vos valeurs de { $files }.
own-values-here = On joue avec les valeurs d’une boîte personnelle.
own-values-zip = Cette archive zip est illisible.
own-values-none = Aucun fichier de ce jeu n’est là ; il a { $known }.
option-text = en texte
