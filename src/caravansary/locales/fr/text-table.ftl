## La table en texte

text-player = Joueur { $number }
text-who = { $who ->
    [you] {" "}(vous)
   *[other] {" "}({ $who })
}
text-seats = À la table, dans l’ordre du tour : { $names }.
text-begins = { $how ->
    [lot] { $name } commence, par tirage au sort.
   *[named] { $name } commence.
}
text-reconstructed = Note : { $count ->
    [one] { $count } valeur de { $file } est reconstituée et peut différer
   *[other] { $count } valeurs de { $file } sont reconstituées et peuvent différer
} de votre boîte ; « caravansary components export » permet de saisir les valeurs imprimées.
text-how = Répondez par un numéro ou en notation. « aide » donne des explications, « annuler » revient en arrière, « quitter » garde la partie pour plus tard.
text-cubes = { CUBES($pile) }
text-only-choice = Un seul choix : { $action }.
text-no-number = Choisissez un numéro de 1 à { $most }.
text-wins = { $name } gagne avec { points-count }.
text-wins-tie = { $tied } sont à égalité avec { points-count } ; { $name }, qui a joué en dernier, l’emporte.
text-log-turn = Ronde { $round }, { $name } : { $turn }
text-log-empty = Il ne s’est encore rien passé.
text-hint = { $bot } choisirait : { $action }.
text-undone = Annulé.
text-no-undo = Il n’y a rien à annuler.
text-save-where = Écrivez « enregistrer » et le nom d’un fichier.
text-saved = Enregistré dans { $path }.
text-left = À la prochaine.
text-input-ended = La saisie est terminée.
text-interrupted = Interrompu.
text-kept = La partie est dans { $path } ; pour continuer :
text-did = { $name } : { $what }.
text-help-answer = Répondez par le numéro d’un choix, par sa notation (« { $example } ») ou par un tour entier sur une ligne. Quand les choix sont nombreux, seuls leurs noms sont donnés ; « liste » les donne en entier.
text-help-cubes = Les { cube-many } s’écrivent par niveau, de 1 à 4 : { CUBES($cubes) }. Dans les dessins, la lettre de la couleur les précède ; + prend des { cube-many }, > les échange, ^ les améliore.
text-help-commands = On peut aussi écrire : table, liste, journal, annuler, conseil, enregistrer FICHIER, quitter.
text-command-help = aide help ? h
text-command-table = table
text-command-list = liste list
text-command-log = journal log
text-command-undo = annuler undo u
text-command-hint = conseil hint
text-command-save = enregistrer save
text-command-quit = quitter quit q exit
