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
cube-discard = Remettre un { $cube } dans les bols

## Les cartes en mots
card-produce = prendre { CUBES($gain) }
card-trade = donner { CUBES($give) }, recevoir { CUBES($gain) }
card-upgrade = améliorer { $upgrades } fois
card-points = { points-count } pour { CUBES($cost) }

## La table
round = Ronde { $round }
last-round = Dernière ronde
last-round-begins = La dernière ronde a commencé.
taken-back = Annulé.
taken-back-by = { $name } annule son tour.
confirmed = Confirmé.
other-players = Les autres joueurs
others-show = voir leurs places
others-hide = cacher leurs places
their-turn = joue
place-of = Place de { $name }
the-table = La table
own-place = Votre place
you = Vous
log = Journal
progress = { $have } sur { $goal }
tray-of = { $name }, { $count ->
    [one] { $count } case occupée
   *[other] { $count } cases occupées
} sur { $places } : { $pile }
done = Terminer
cancel = Annuler
not-now = Impossible en ce moment.
not-your-turn = Ce n’est pas votre tour.
finish-first = Terminez d’abord ce que vous avez commencé.
look-again = Revoir ce tour
needs = Il vous manque { $pile }.
do-it = Valider
tap-again = Touchez encore une fois pour valider.

## Regarder de plus près
closer-trade = L’échange peut être répété dans le même tour, autant de fois que vous pouvez payer.
closer-upgrade = Chaque amélioration fait monter un { cube-one } d’un niveau ; le même peut monter plusieurs fois.
closer-points = Pour la réclamer, remettez dans les bols exactement ces { cube-many }.

## Ce qui est demandé
prompt-wait = { $name } réfléchit
prompt-turn = À vous de jouer
prompt-discard = Vous avez trop de { cube-many } : choisissez ceux à remettre dans les bols
prompt-upgrade = { $left ->
    [0] Choisissez un { cube-one } à améliorer
    [one] Choisissez un { cube-one } à améliorer, encore une fois
   *[other] Choisissez un { cube-one } à améliorer, encore { $left } fois
  }
prompt-trade = Appuyez sur le lieu pour échanger
prompt-repeat = Appuyez de nouveau pour échanger encore
prompt-over = La partie est finie

## Mots de plusieurs plateaux
point-card = Carte Points, { $card }
claim-it = Appuyez pour la réclamer.
again-it = Appuyez pour échanger encore.
won-of = Ce que { $name } a réclamé
won = Ce que vous avez réclamé
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
settings = Apparence et langue
world = Monde
world-spice = Épices
world-golem = Cristaux
shade = Clair ou sombre
shade-light = Clair
shade-dark = Sombre
sound = Son
volume = Volume
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
play-now-game = Jouer : { $game }
friends = Avec des amis
friends-game = Avec des amis : { $game }
your-tables = Vos tables
personal-link = Lien personnel
personal-about = Ce navigateur connaît vos places par un cookie. Grâce à un lien personnel, vous les retrouvez s’il est perdu, ou les avez aussi dans un autre navigateur.
personal-make = Créer un lien personnel
personal-keep = Gardez-le pour vous : quiconque l’ouvre prend vos places. Un lien plus récent l’annule.
personal-have = Vous avez un lien personnel
personal-use = L’utiliser
personal-arrive = Avec ce lien, ce navigateur occupe les places de celui où le lien a été créé.
personal-leaves = { $count ->
    [one] Ce navigateur a { $count } table à lui. Il la perd, sauf si vous avez déjà créé un lien personnel pour elle.
   *[other] Ce navigateur a { $count } tables à lui. Il les perd, sauf si vous avez déjà créé un lien personnel pour elles.
}
personal-become = Utiliser ce lien
personal-stay = Ne rien changer
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
hint-why-now = Pourquoi : cela rapporte { points-count } tout de suite.
hint-why-later = Pourquoi : cela mène à { points-count } pour { $pile }, dans environ { $turns } { $turns ->
    [one] tour
   *[other] tours
  }.
hint-why-far = Pourquoi : cela prépare des gains encore lointains.
looking-back = Vous regardez en arrière
traveller = Voyageur
player-n = Joueur { $number }
opening = On dresse la table…
preparing = On prépare le jeu, cette première fois seulement…
reconnecting = La connexion est perdue. Nouvel essai…
reconnected = De nouveau connecté. Rien n’est perdu.
server-away = Le serveur ne répond pas. Réessayez dans un instant.
table-gone = Il n’y a pas de table ici.
dismiss = D’accord
notice = Message de la personne qui tient ce serveur
home = Page d’accueil
try-again = Réessayer
around = Autour de la table
menu = Menu
menu-close = Fermer
speed = Tours des autres
speed-calm = lentement
speed-brisk = rapidement
speed-instant = aussitôt
confirming = Confirmer les tours
confirming-others = avec d’autres personnes
confirming-always = toujours
confirming-never = jamais
reading = Lire la table en texte
reading-off = Montrer la table en image
command = Votre tour en notation
command-how = Écrivez un numéro, ou un tour en notation comme « { $example } ». Vous pouvez aussi écrire « annuler », « confirmer » ou « conseil ».
command-go = Jouer
command-undo = annuler a
command-confirm = confirmer c
command-hint = conseil
command-nothing = Ce n’est pas possible en ce moment.
shortcuts = Touches
shortcuts-on = Activer les raccourcis à une touche
shortcuts-how = Les flèches passent d’un choix à l’autre, Entrée le valide, Échap ferme ce qui est ouvert. Un champ vide n’a pas de touche.
shortcuts-clash = Plusieurs ont la même touche : { $names }.
shortcuts-reset = Les touches habituelles
shortcut-rest = repos
shortcut-done = terminer, ou ne rien faire
shortcut-confirm = confirmer
shortcut-undo = annuler
shortcut-hint = conseil
shortcut-own = aller à votre place
shortcut-table = aller à la table
shortcut-others = aller aux autres
shortcut-log = aller au journal
shortcut-command = aller à la ligne de notation
rules = Règles
rules-contents = Sommaire
rules-close = Fermer
rules-of = Les règles : { $game }
share = Inviter à regarder
watchers = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
away = { $name } n’est pas là.
cover = Laisser jouer un robot
ask-cover = Demander aux autres de laisser jouer un robot
happened-seated = { $name } a pris place.
happened-left = { $name } a quitté la table ; un robot continue.
happened-covered-absent = { $name } n’est pas là ; un robot continue.
happened-covered-asked = Un robot joue pour { $name }, à sa demande.
happened-covered-agreed = Tous les autres sont d’accord : un robot joue pour { $name }.
happened-covered-left = Un robot joue pour { $name }.
happened-returned = { $name } est de retour.
happened-proposed-close = { $name } demande à tous les autres de fermer la table.
happened-proposed-cover = { $name } demande à tous les autres de laisser un robot jouer pour { $of }.
happened-declined = On ne le demande plus aux autres.
happened-closed = La table a été fermée.
happened-new-luck = Désormais, les cartes viennent d’un nouveau secret que personne à la table ne connaît.
asked = Une question à tous les autres
asked-host = La personne qui a ouvert la table
asked-close = { $name } voudrait fermer cette table pour de bon.
asked-cover = { $name } voudrait qu’un robot joue pour { $of }, qui n’est pas là et peut revenir à tout moment.
asked-missing = On attend encore l’accord de : { $names }.
agree = D’accord
decline = Non
withdraw = Ne plus le demander
ways-out = Faire une pause ou partir
cover-seat = Laisser un robot jouer pour moi
cover-seat-sure = Un robot joue pour vous jusqu’à votre retour.
leave-seat = Quitter la table
leave-seat-sure = Vous abandonnez votre place : un robot continue, et d’autres peuvent la prendre.
close = Fermer la table
close-sure = La table prend fin pour de bon, sans résultat.
ask-close = Demander à tous de fermer la table
ask-close-sure = La table prend fin pour de bon, sans résultat, dès que tous les autres sont d’accord.
no-thanks = Non, revenir
fair-luck = Distribution honnête
fair-luck-says = Les cartes viennent d’un secret que personne à cette table ne connaît. Il sera montré à la fin de la partie ; voici son empreinte, pour que chacun puisse alors vérifier qu’il n’a pas changé.
commitment = Engagement :
check-dealing = Vérifier la distribution
dealing-proven = La distribution est prouvée : toutes les cartes viennent du secret auquel la table s’était engagée dès le début.
dealing-not-noted = Toutes les cartes viennent du secret de cet engagement. Ce navigateur ne l’a pas noté pendant la partie ; comparez avec un autre qui l’a fait.
dealing-changed = L’engagement, ou la décision à partir de laquelle il compte, n’est pas ce que ce navigateur a noté pendant la partie. La distribution n’est pas prouvée.
dealing-other-secret = Le secret n’est pas celui de l’engagement. La distribution n’est pas prouvée.
dealing-other-cards = Le secret donne d’autres cartes que celles qui ont été jouées. La distribution n’est pas prouvée.
dealing-cannot = Cette page ne peut pas faire la vérification, qui demande https. Enregistrez la partie et utilisez : caravansary verify.
dealing-since = Cela vaut à partir de la décision { $decisions }, moment où un deuxième appareil a rejoint la table.
covered = Un robot joue pour { $name }.
come-back = Me revoici
reconstructed = { $count ->
    [one] { $count } valeur de carte ou de tuile est reconstituée ; voir la documentation.
   *[other] { $count } valeurs de cartes ou de tuiles sont reconstituées ; voir la documentation.
}
log-all = { $count ->
    [one] Montrer le tour
   *[other] Montrer les { $count } tours
}

## Raconté dans le journal : suit le nom du joueur
did-nothing = ne fait rien
did-times = { $words } ({ $times } fois)

## La même chose en images : de petits mots entre les cubes
log-takes = prend
log-plays = joue
log-trades = échange
log-acquires = achète
log-with = avec
log-claims = réclame
log-for = pour
log-rests = se repose
log-back = de retour en main
log-raises = améliore
log-pays = paie
log-returns = remet
log-begins = commence avec
log-starts = part de
log-sails = navigue vers
log-leaves = laisse
log-gives = paie
log-builds = construit
log-harvests = récolte
log-bonus = tuile Bonus
log-golem = { $edition ->
    [golem] lieu Golem
   *[spice] lieu Fort
}
log-expels = expulse
log-explores = explore
log-start = Le début
since-yours = Depuis votre dernier tour
score-so-far = { $points ->
    [one] { $points } point pour l’instant
   *[other] { $points } points pour l’instant
}
score-at-least = { $points ->
    [one] au moins { $points } point pour l’instant
   *[other] au moins { $points } points pour l’instant
}

## La fin, et le retour en arrière
over-counting = Le décompte
over-skip = Aller au résultat
review-game = Revoir la partie
share-result = Le résultat en image
shared-game = Une partie, tour par tour
replay-play = Rejouer les tours
replay-stop = Pause
replay-pace = Vitesse
replay-calm = lentement
replay-brisk = rapidement
replay-fast = très vite
percent = { $percent } %
curve-sure = { $count ->
    [one] D’après { $count } partie jouée à partir de chaque position. La valeur réelle se trouve dans la bande deux fois sur trois.
   *[other] D’après { $count } parties jouées à partir de chaque position. La valeur réelle se trouve dans la bande deux fois sur trois.
}
mark-played = joué
mark-better = meilleur
note-on = Note sur le tour { $turn }
turn-n = Tour { $turn } :
play-on = Continuer à partir d’ici
play-on-against = Contre
share-game = Partager la partie avec ses notes
share-game-link = Ouvre la partie, tour par tour
over-draw = La partie est finie
over-you-won = Vous gagnez !
over-won = { $name } gagne
play-again = Rejouer
download-record = Enregistrer la partie
share-position = Partager cette position
share-position-link = Ouvre cette position à une nouvelle table
share-position-file = Enregistrer un fichier
shared-opened = Une position partagée
shared-who = Qui continue ?
shared-bad = Ce lien ne contient pas de position lisible.
replay = La partie tour par tour
turn-before = Un tour en arrière
turn-after = Un tour en avant
turn-of = Tour { $turn } sur { $count }
back-to-now = Revenir au présent
to-the-end = À la fin
curve = Chances de gagner
curve-says = { $name } : { $percent } %
turning-heading = Les tours qui ont compté
turning = Tour { $turn }, { $name } { $what }
turning-lost = −{ $lost } %
turning-lost-what = { $lost } pour cent de chances de gagner perdues
turning-better = Mieux : { $what }
turning-none = Aucun tour n’a coûté cher.
analysing = Analyse de chaque tour… { $percent } %

## À plusieurs
hand-over = { $name }, c’est à vous
hand-over-why = Passez l’écran. La main s’affiche dès que vous appuyez.
hand-over-ready = Je suis { $name }
lobby = { $count ->
    [one] Il manque encore un joueur
   *[other] Il manque encore { $count } joueurs
}
lobby-stays = Vous pouvez fermer cette page ; la table attend parmi vos tables.
seat-open = place libre
yours = vous
invite-link = Invitation : qui ouvre ce lien peut s’asseoir
watch-link = Pour regarder seulement
copy = Copier
copied = Copié
seat-kind = Place { $number } : qui
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
join = On vous invite à une table
join-of = { $names } vous { $count ->
    [one] attend
   *[other] attendent
  } : { $game }
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
lesson-follow = Suivez la flèche
lesson-touch = Touchez pour voir en grand, puis touchez encore.
lesson-next = Continuer
lesson-back = Retour
lesson-close = J’en sais assez
lesson-done = C’est tout. Le journal, le conseil et les règles restent à portée de main.
lesson-play = Jouer une vraie partie

## Astuces dans les parties suivantes
tip = Astuce
tips = Astuces
tip-read = Compris
tips-off = Plus d’astuces
tip-last = C’est la dernière ronde : jouez ce qui compte tout de suite.
tip-near = Plus qu’une à réclamer pour quelqu’un, et ce sera la dernière ronde : finissez ce que vous avez commencé.

## Préparer une table
begins-lot = { $name } commence, par tirage au sort.
begins-named = { $name } commence.
begins-lot-later = Quand tout le monde sera là, on tirera au sort qui commence.
choices = Autres choix
choices-made = choix modifiés
who-begins = Qui commence
by-lot = par tirage au sort
world-box = Comme dans la boîte
own-values = Valeurs de votre boîte
own-values-what = Les fichiers avec les valeurs imprimées dans votre boîte, tels que le programme les exporte : { $known }. Pour un fichier absent, les valeurs fournies ici restent.
own-values-files = Fichiers ou zip…
own-values-folder = Dossier…
own-values-drop = Sans eux
own-values-used = On joue avec vos valeurs de { $files }.
own-values-here = On joue avec les valeurs d’une boîte personnelle.
own-values-zip = Cette archive zip est illisible.
own-values-none = Aucun fichier de ce jeu ne s’y trouve ; il lui faut : { $known }.
option-text = en texte

## Ensemble
together = À la table
rematch = Proposer une revanche
again-there = Vers la partie suivante
asked-rematch = { $name } voudrait rejouer.
happened-proposed-rematch = { $name } propose une revanche.
happened-declined-rematch = { $name } préfère ne pas rejouer.
happened-again = Tout le monde rejoue.
happened-timed-bot = Le temps de { $name } est écoulé ; un robot prend le relais.
happened-timed-leave = Le temps de { $name } est écoulé ; un robot prend la place.
happened-timed-tell = Le temps de { $name } est écoulé.
happened-spoke = { $name } : { $words }
happened-gesture = { $name } { $words }
away-for = { $name } n’est plus là { $time }.
away-waits = La table attend.
away-grace = Un robot prendra le relais si l’absence se prolonge.
for-moments = depuis un instant
for-minutes = { $count ->
    [one] depuis { $count } minute
   *[other] depuis { $count } minutes
}
for-hours = { $count ->
    [one] depuis { $count } heure
   *[other] depuis { $count } heures
}
for-days = { $count ->
    [one] depuis { $count } jour
   *[other] depuis { $count } jours
}
days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
elsewhere = Continuer sur un autre appareil
elsewhere-says = Ouvrez-y ce lien, ou visez l’image avec son appareil photo ; si vous y regardez déjà cette table, tapez-y le code. Votre place change d’appareil une seule fois ; le code sert pendant un quart d’heure.
elsewhere-link = Lien pour votre autre appareil
elsewhere-here = Je joue ici sur un autre appareil
elsewhere-code = Le code qu’il affiche
qr = Le lien sous forme de code QR
qr-show = Code QR
share-link = Partager
calls = Quand c’est à moi
calls-vibration = Vibrer
calls-notice = Me prévenir
calls-refused = Votre navigateur n’autorise pas les notifications de cette page.
clock-of = { $name } : il reste { $left }
clock-waits = attend la connexion
clock = Pendule
clock-none = Sans pendule
clock-turn = Un temps pour chaque tour
clock-game = Un temps pour la partie
clock-time = Combien de temps
clock-increment = Chaque tour ajoute
clock-then = Quand le temps est écoulé
clock-then-bot = Un robot prend le relais
clock-then-leave = La place revient à un robot
clock-then-tell = On le signale seulement
time-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
time-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
time-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
time-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
words = Dire quelque chose
words-mute = Ne pas montrer ce que disent les autres
says-hello = Bonjour !
says-luck = Bonne chance !
says-well-played = Bien joué !
says-thanks = Merci !
says-sorry = Pardon !
says-moment = Un instant, s’il vous plaît
says-good-game = Belle partie !
says-wave = fait signe
says-clap = applaudit
says-laugh = rit
says-oops = sursaute
says-heart = envoie un cœur
