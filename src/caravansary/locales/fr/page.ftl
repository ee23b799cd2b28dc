## Une page sans serveur : chargement, versions, mémoire

page-loading = { $what ->
    [python] Python, qui applique les règles dans cette page
    [library] La bibliothèque de Python
    [rules] Règles, cartes et textes
   *[start] Tout est là ; Python démarre
  } ({ $done } sur { $total } Mo)
page-loading-why = À charger une seule fois : ensuite, cette page fonctionne sans réseau.
page-damaged = Un fichier de cette page n’est pas arrivé en entier : { $file }. Vos tables sont en sécurité.
page-lost = Ce qui fait marcher cette page s’arrête sans cesse. Vos tables sont en sécurité.
page-new-version = Une nouvelle version de cette page est là. Vos tables restent.
page-use-new-version = L’utiliser
page-later = Plus tard

## Emporter et apporter des tables

tables-save = Enregistrer toutes les tables dans un fichier
tables-saved-as = caravansary-tables.json
tables-taken-in = { $count ->
    [0] Toutes les tables de ce fichier étaient déjà ici.
    [one] Une table a été ajoutée.
   *[other] { $count } tables ont été ajoutées.
  }
page-bad-tables = Ce fichier ne contient pas de tables de Caravansary, ou il est abîmé.
server-no-room = Ce navigateur n’a plus de place pour les tables. Libérez de l’espace sur l’appareil et réessayez ; rien n’est perdu.

## Jouer par lien, sans serveur

seat-link = Par lien ou fichier
link-no-bots = Une partie par lien se joue sans robots.
link-how = Après chaque tour, vous envoyez un lien par n’importe quelle messagerie ; le joueur suivant l’ouvre, voit ce qui s’est passé, joue et renvoie un lien.
link-fair = Toutes les cartes à venir sont dans le lien : quelqu’un de décidé pourrait les regarder d’avance dans un autre navigateur. Les décisions annulées sont comptées et montrées ; rien n’empêche le reste.
link-send = C’est au tour de { $name }
link-send-what = Envoyez ce lien à { $name }. Le lien que vous recevrez en retour rouvrira cette table.
link-link = Lien pour { $name }
link-file = La même chose en fichier
link-over = La partie est finie. Le lien la montre aux autres.
link-undone = { $name } a annulé { $count ->
    [one] une décision
   *[other] { $count } décisions
  } jusqu’ici.
link-who = Qui êtes-vous ?
link-open = Ouvrir la table
link-other-way = Sur cet appareil, la partie a pris un autre cours que dans ce lien.
link-apart = Ouvrir le lien comme une table à part
link-bad = Ce lien est abîmé ; la messagerie l’a peut-être coupé. Demandez plutôt le fichier.

## Avec des amis sur le réseau

net-needs-server = Jouer sur le réseau, tous en même temps, demande un serveur de tables. Cette page n’en a pas.
net-how = Toute personne qui a Python peut en lancer un (caravansary serve) et vous en donner l’adresse.
net-address = Adresse d’un serveur de tables
net-use = L’utiliser
net-bad = Ce n’est pas une adresse web.
net-go = Jouer sur { $host }
net-forget = Oublier ce serveur
