ferry = Le Bac
ferry-title = Le Bac
ferry-about = Chargez des marchandises, troquez-les contre de meilleures et faites passer les voyageurs qui les demandent.

## Actions

ferry-carry = Faire passer { $arg } : remettre { CUBES($cost) }, passage { $fare }
ferry-load = Charger { CUBES($arg) }
ferry-barter = Troquer des marchandises, deux crans au plus
ferry-wait = Attendre
ferry-raise = Améliorer { CUBES($from) } en { CUBES($to) }
ferry-done = Terminer
ferry-unload = Décharger { CUBES($arg) }

## Phases

ferry-phase-over = La partie est finie.
ferry-phase-turn = Faites passer un voyageur, chargez, troquez ou attendez.
ferry-phase-raise = Améliorez une marchandise, ou arrêtez.
ferry-phase-unload = La cale ne peut en contenir que six : déchargez une marchandise.

## Pourquoi pas

ferry-cannot-carry = { $card } demande encore { CUBES($missing) }.
ferry-cannot-barter = Il n’y a rien à troquer dans la cale.

## Décompte

ferry-score-fares = Passages
ferry-score-goods = Marchandises restantes (sauf jaunes)
ferry-score-total = Total

## Les règles en bref

ferry-rules = À votre tour, effectuez une seule action. Chargez deux marchandises jaunes ou une rouge. Troquez : améliorez des marchandises de deux crans en tout au plus. Faites passer l’un des trois voyageurs du quai en remettant les marchandises qu’il demande ; le suivant vient de la pioche. Ou attendez. À la fin du tour, une cale contient six marchandises au plus. Dès que quelqu’un a fait passer quatre voyageurs, on finit la ronde. On compte les passages et chaque marchandise qui n’est pas jaune (1) ; en cas d’égalité, le dernier à avoir joué l’emporte.
ferry-notation = Les tours en notation : carry t05 ; load 11 ; load 2 ; barter 1>2 2>3 ; wait. Une cale trop pleine : unload 1 à la fin.

## La table en texte

ferry-table-head = Ronde { $round }{ $final ->
    [yes] , la dernière
   *[no] { "" }
} ; voyageurs encore à venir : { $count }.
ferry-table-traveller = { $card } demande { $cost } et paie { $fare }.
ferry-table-seat = { $name } : { $hold } ({ $count } sur { $limit }) ; voyageurs passés : { $have } sur { $goal }.

## Le plateau simple dans le navigateur

ferry-view-quay = Sur le quai
ferry-view-deck = Encore à venir
ferry-view-hold = Cale
ferry-view-carried = Passés
ferry-view-missing = Encore demandé
ferry-view-cost = Demande
ferry-view-fare = Passage
