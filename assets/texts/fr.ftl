# Français. Chaque texte a son jumeau dans en.ftl, qui dit les variables et leurs types.

### Language: French

## Partout

app-name = Alhambra
language-name = Français
number-large = 12 345,6
number-four = 1 234
noun-within = lignes
roll-and-write = Roll & Write
cancel = Annuler
close = Fermer
back = Retour
save = Enregistrer
copy = Copier
copied = Copié
delete = Supprimer
restore = Restaurer
export = Exporter
import = Importer
undo = Annuler
redo = Rétablir
menu = Menu
you = Vous
round = Manche
round-of = { $round } sur { $rounds }
coins = Pièces
lines = Lignes
types = Types
total = Total
player-sheet = Feuille de joueur
score-sheet = Feuille de score
score-card = Bilan
count-vp = { $vp } PV
costs-you = vous −{ $vp } PV
count-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
count-rounds = { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}
count-phantoms = { $phantoms ->
    [one] { $phantoms } joueur fictif
   *[other] { $phantoms } joueurs fictifs
}
count-players = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
phantom-name = Joueur fictif { $numeral }
player-name = Joueur { $number }
computer-name = Ordinateur { $number }
phantom-short = Fict. { $numeral }
place-name = { $place ->
    [1] 1er
   *[other] { $place }e
}
colour-name = { $colour ->
    [red] Rouge
    [blue] Bleu
    [green] Vert
    [gold] Or
    [plum] Prune
   *[teal] Bleu canard
}
colour-yellow = Jaune
you-within = vous
date = { $day ->
    [1] 1er
   *[other] { $day }
} { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[other] décembre
} { $year }
exported-to = Enregistré dans { $path }
bg-stats = BG Stats
page = Page
page-save = Enregistrer comme page
page-pdf-a4 = PDF, A4
page-pdf-letter = PDF, Letter
page-svg = SVG, pour les logiciels de dessin
page-png = PNG, une image
page-csv-points = CSV, les points
page-csv-moves = CSV, les coups
bg-stats-send = Envoyer à BG Stats
bg-stats-hint = Scannez le code avec le téléphone qui a l’application, ou copiez-y le lien.
bg-stats-code = Le code QR de cette partie
bg-stats-copy = Copier le lien
bg-stats-copied = Le lien est copié
# $file text
bg-stats-not-over = { $file } : la partie n’est pas finie, et BG Stats ne prend que les parties finies
bg-stats-no-code = Le lien est trop long pour un code QR ; avec un nom de fichier sans extension d’image, c’est le lien lui-même qui est écrit
bg-stats-without-comments = Le commentaire est laissé de côté, pour que le reste tienne dans un code QR
bg-stats-without-location = Le commentaire et le lieu sont laissés de côté, pour que le reste tienne dans un code QR
home = Accueil

## Bâtiments ; $building vaut pavilion, seraglio, arcades, chambers, garden ou tower

building-name = { $building ->
    [pavilion] Pavillon
    [seraglio] Sérail
    [arcades] Arcades
    [chambers] Chambres
    [garden] Jardin
   *[tower] Tour
}
building-bare = { $building ->
    [pavilion] pavillon
    [seraglio] sérail
    [arcades] arcades
    [chambers] chambres
    [garden] jardin
   *[tower] tour
}
building-a = { $building ->
    [pavilion] un pavillon
    [seraglio] un sérail
    [arcades] des arcades
    [chambers] des chambres
    [garden] un jardin
   *[tower] une tour
}
building-the = { $building ->
    [pavilion] le pavillon
    [seraglio] le sérail
    [arcades] les arcades
    [chambers] les chambres
    [garden] le jardin
   *[tower] la tour
}

## Feuilles montrées

sheet-cell = Rangée { $row }, colonne { $column } : { building-bare }
sheet-cell-built = Rangée { $row }, colonne { $column } : { building-bare }, { $building ->
    [pavilion] bâti
    [seraglio] bâti
    [arcades] bâties
    [chambers] bâties
    [garden] bâti
   *[tower] bâtie
}
sheet-cell-away = { $coins ->
    [one] à 1 pièce
   *[other] à { $coins } pièces
}
sheet-cell-back = { $coins ->
    [0] sans autre pièce
    [one] rend 1 pièce
   *[other] rend { $coins } pièces
}
sheet-die-changed = modifié ce tour
sheet-die-used = utilisé ce tour
sheet-line = Bâtis : { $built } sur 6. 4 rapportent { $four } PV, 5 rapportent { $five } PV, 6 rapportent { $six } PV
sheet-coins = Pièces prises : { $gained }, dépensées : { $spent }, à dépenser : { $left }
sheet-coins-hint = Deux pièces non dépensées valent 1 PV à la fin. { $coins } pièces peuvent être entourées par partie
race-boxes = { $name } : { $count } sur { $printed }
race-now = { $name } : { $count } sur { $printed }, { $vp } PV si tout s’arrêtait là
race-done = { $name } : type achevé à la manche { $round }, { $vp } PV
race-gone = { $name } : type achevé à la manche { $round }, { $vp } PV perdus
race-left = Encore à prendre : { $places }
race-none-left = Il ne reste plus de place

## Accueil

home-continue = Continuer
home-more-unfinished = { $games ->
    [one] 1 autre partie inachevée
   *[other] { $games } autres parties inachevées
}
home-new-game = Nouvelle partie
home-new-game-hint = Seul ou à plusieurs, un à cinq joueurs
home-library = Bibliothèque
home-library-hint = { $games ->
    [0] Des exemples de parties à regarder
    [one] { $games } partie enregistrée
   *[other] { $games } parties enregistrées
}
home-records = Records
home-records-hint = Vos meilleures parties et votre jeu
home-settings = Réglages
home-quit = Quitter
home-tagline = Lancez, choisissez, bâtissez
home-ended-now = si tout s’arrêtait là
home-first = Lancez les dés, bâtissez et devancez les joueurs fictifs.
home-last-result = Dernier résultat

## Nouvelle partie

new-title = Nouvelle partie
new-start = Commencer
new-rematch = Rejouer
new-solo-goal = But
new-goal-score = Le plus haut score
new-goal-beat = Battre les joueurs fictifs
new-goal-beat-hint = Les joueurs fictifs marquent aussi, avec un bonus de { $bonus } PV chacun
new-goal-score-hint = Les joueurs fictifs ne marquent rien mais prennent des places : plus ils bâtissent, moins vous marquez
new-around = Autour d’un écran
new-around-hint = Deux à cinq joueurs se relaient devant cet écran ; l’ordinateur peut jouer aussi
new-house-rules = Règles maison
new-phantoms = Joueurs fictifs
new-layout = Feuille
new-layout-default = Feuille intégrée
new-layout-hint = Quel bâtiment se trouve où. Recopiez la vôtre sous « Feuilles »
new-special-actions = Actions spéciales par tour
new-special-one = Une
new-special-one-hint = Modifier des dés ou bâtir une seconde fois, pas les deux
new-special-both = Les deux
new-special-both-hint = Modifier des dés et bâtir une seconde fois dans le même tour, si vous pouvez payer
new-change-dice = Dés modifiables par tour
new-change-two = Deux
new-change-two-hint = Au plus un dé jaune et un dé bleu
new-change-any = Tous
new-change-any-hint = Jusqu’aux quatre, tant que vous pouvez payer
new-rounds = Manches
new-rounds-usual = Standard : { $rounds }
new-rounds-fewer = Moins de manches
new-rounds-more = Plus de manches
new-bonus-less = Bonus plus petit
new-bonus-more = Bonus plus grand
new-phantom-bonus = Bonus des joueurs fictifs
new-seed = Graine des dés
new-seed-hint = Même graine, mêmes dés : jouez-la avec un ami et comparez
new-seed-new = Nouvelle graine
new-seed-code = C’est le code d’un défi, qui dit aussi qui joue et comment
new-seed-challenge = Ouvrir le défi
new-seed-digits = Une graine est un nombre entier de 19 chiffres au plus
new-players = Joueurs
new-first = Premier joueur
new-first-drawn = Tiré au sort
new-two-hint = À deux, un joueur fictif se joint à la partie
new-me-hint = La silhouette mise en évidence, c’est vous : votre résultat compte pour vos records
new-dice = Dés
new-dice-program = Lancés par le programme
new-dice-typed = Vrais dés, saisis
new-dice-typed-hint = Lancez à la table et saisissez chaque lancer : deux touches par paire. Modifiable en cours de partie
seat-me = c’est moi
seat-up = monter d’un rang
seat-drag = Faites glisser pour changer l’ordre
seat-lot = Tirer les places au sort
seat-no-room = Plus de place pour { $names } : { $players } joueurs au plus
seat-name = Nom du joueur { $number }
seat-colour = Couleur du joueur { $number }
seat-colour-of = { $colour } : { $name }
seat-person = Humain
seat-computer = { $level ->
    [beginner] Débutant
    [casual] Amateur
    [strong] Fort
    [advisor] Conseiller
    [advisor-fast] Conseiller rapide
    [random] Au hasard
   *[greedy] Glouton
}
seat-strength = { $level ->
    [beginner] connaît les règles : environ 85 PV en solo
    [casual] a déjà joué : environ 93 PV en solo
    [strong] fait peu d’erreurs : environ 97 PV en solo
    [advisor] voit tout : environ 100 PV en solo
    [advisor-fast] le conseiller au premier coup d’œil : environ 100 PV en solo
    [random] bâtit n’importe quoi : environ 82 PV en solo
   *[greedy] prend aussitôt le plus de points : environ 92 PV en solo
}

## Un nouveau bloc de score

new-table-title = Nouvelle table
new-pad-hint = Le programme compte les points ; chacun garde sa feuille de papier
new-pad-not-ready = Les six nombres de bâtiments doivent faire 36 en tout
new-pad-counts = Bâtiments de chaque type sur votre bloc
new-pad-counts-change = Modifier les nombres
new-pad-counts-hint = Comparez avec les cases de votre feuille de score en papier
new-pad-fewer = { $name } : moins
new-pad-more = { $name } : plus
new-pad-sum = { $sum } sur 36
new-pad-coins = Pièces imprimées sur une feuille
new-pad-phantom-dice = Dés des joueurs fictifs
new-pad-phantom-program = Lancés par le programme
new-pad-phantom-table = Lancés à la table
new-pad-phantom-none = Seulement avec un ou deux joueurs

## Le bloc de score

pad-types-now = Types, à ce stade
pad-types-and-more = { $vp } + …
pad-boxes = { $count } sur { $printed }
pad-complete = achevé
pad-locked = définitif
pad-change-boxes = Modifier les cases remplies : { $name }, { building-bare }
pad-to-play = à jouer
pad-first = premier joueur
pad-left = est parti
pad-has-left = { $name } a quitté la partie
pad-has-left-hint = « Revient » annule son départ
pad-setup-count = { $count } sur { $all }
pad-took-coins = pièces
pad-did-nothing = rien
pad-round-ended = finie à la main
pad-ended-without = { $round ->
    [0] Mise en place finie, bâtiments manquants : { $names }
   *[other] Manche { $round } finie, sans saisie : { $names }
}
pad-ended-so = { $what } ; vous pouvez annuler
pad-counts-said = nombres corrigés : { $counts }
pad-closed-with = lignes : { $lines } ; pièces : { $coins }
pad-lines-of = { $lines } avec { $count }
pad-rolled-again = { building-bare } : déjà { $building ->
    [pavilion] achevé
    [seraglio] achevé
    [arcades] achevées
    [chambers] achevées
    [garden] achevé
   *[tower] achevée
}, donc relancé
pad-said = { $name } : { $what }
pad-award-waits = { $award }, sauf si { $name } bâtit encore
pad-award-left = { $award } ; restent { $places } PV
pad-round-back = Une manche plus tôt
pad-round-on = Une manche plus tard
pad-tap = { $name } : touchez ce qui est bâti
pad-tap-hint = ou touches 1 à 6 ; appui long pour corriger
pad-tap-second = { $name } : touchez le second bâtiment
pad-setup-hint = Mise en place : bâtiment { $building } sur { $all }, puis le joueur suivant
pad-late = Saisie après coup, manche { $round }
pad-late-setup = Saisie après coup, mise en place
pad-late-hint = Chacun a sa saisie ; touchez un nom, puis le bâtiment
pad-phantom = { $name } : lancez, ou touchez le type
pad-phantom-hint = Un type déjà achevé se relance
pad-over-title = Toutes les manches sont jouées
pad-over-hint = Saisissez maintenant les lignes et pièces de chacun
pad-closed-hint = Le bilan est prêt
pad-odd-hint = Des saisies semblent fausses : vérifiez-les d’abord
pad-coins = Pièces prises
pad-second = Second bâtiment
pad-second-of = { $name } : second bâtiment
pad-second-short = { $name } : second bâtiment
pad-nothing = Rien
pad-next-row = Ensuite : { $name }
pad-next = Ensuite
pad-skip-row = Sauter : { $name }
pad-skip = Sauter
pad-previous = Précédent
pad-end-round = Finir la manche
pad-end-setup = Finir la mise en place
pad-end-round-ask = { $round ->
    [0] Finir la mise en place ? Bâtiments manquants : { $names }
   *[other] Finir la manche { $round } ? Sans saisie : { $names }
}
pad-skipped = encore ouvert
pad-skipped-count = sauté, { $count } sur { $all }
pad-late-entered = { $name } a déjà une saisie, { $what } : maintenez une case pour la changer, touchez pour ajouter
pad-has-entry = { $name } a déjà une saisie : { $what }
pad-has-entry-hint = Touchez encore pour ajouter ; maintenez une case pour la changer
pad-setup-full-hint = La mise en place a trois bâtiments ; touchez encore seulement s’il y en a vraiment eu un de plus
pad-type-dice = Saisir les dés
pad-type-dice-of = La paire lancée pour { $name } : jaune, puis bleu
pad-roll = Lancer
pad-in-the-past = { $part } : ce que vous saisissez maintenant comptera à ce moment-là
pad-back-to-now = Revenir au présent
pad-no-second = Pas de second
pad-second-hint = Il coûte 3 pièces
pad-close-table = Décompte final
pad-end-early = Arrêter avant la fin
pad-ends-early = La partie s’arrête avant la fin, après { $round ->
    [one] { $round } manche
   *[other] { $round } manches
} sur { $rounds }
pad-card = Bilan
pad-back-to-table = Revenir au bloc
pad-again = relancé
pad-second-entry = { $what } (2e)
pad-superseded = { $what }, jusqu’à la correction
pad-forecast-hint = Si tout s’arrêtait là ; dessous, le moins et le plus encore possibles. Cadenas : ne peut plus changer
pad-goes-first = Premier
pad-leaves-short = Part
pad-remove-short = Retirer
pad-returns-short = Revient
pad-closed = lignes +{ $lines }, pièces +{ $coins }
pad-forecast = Prévision
pad-missing = { $boxes ->
    [one] manque { $boxes }
   *[other] manquent { $boxes }
}
pad-range = { $least }–{ $most } PV possibles
pad-audit = Vérifier les saisies
pad-to-check = { $count } à vérifier
pad-audit-none = Toutes les saisies sont conformes aux règles
pad-audit-rest = Plus rien à vérifier
pad-audit-hint = C’est impossible selon les règles. Corrigez, ou gardez si c’est bien arrivé
pad-keep = Garder quand même
pad-keep-all = Tout garder quand même
pad-seats = Joueurs
pad-options = Règles et feuille
pad-description = Lieu et commentaire
pad-clock = Durée du tour
pad-clock-show = Afficher la durée du tour
pad-clock-hide = Masquer la durée du tour
table-agreed = Les règles convenues ont été modifiées
table-options-hint = Toutes les saisies comptent ainsi depuis le début, y compris les précédentes
pad-options-hint = { $round ->
    [0] Vos changements valent dès la mise en place ; la feuille est celle de toute la partie
   *[other] Vos changements valent dès la manche { $round } ; la feuille est celle de toute la partie
}
pad-options-changed = règles changées
pad-options-said = { $round ->
    [0] Dès la mise en place : { $what }
   *[other] Dès la manche { $round } : { $what }
}
pad-other-sheet = une autre feuille
pad-add-player = Ajouter un joueur
pad-who-stays = Qui figure dans l’historique ne peut pas être retiré
pad-make-first = { $name } commence
pad-leaves = { $name } quitte la partie
pad-remove = { $name } n’a jamais joué
pad-returns = { $name } revient dans la partie
pad-change = Modifier
pad-strike = Supprimer la saisie
pad-correct = Appliquer
pad-what = Ce que c’était
pad-who = Joueur
pad-and-more = { $what } et { $count } de plus
pad-undone = Annulé : { $what }
pad-redone = Rétabli : { $what }
pad-show-entry = Voir la saisie
pad-add-entry = { $round ->
    [0] Ajouter une saisie : { $name }, mise en place
   *[other] Ajouter une saisie : { $name }, manche { $round }
}
pad-add = Ajouter
pad-changed-nothing = Rien d’autre n’a changé
pad-award-then = manche { $round }, { $vp } PV
pad-no-award = pas de prime anticipée
pad-late-told = { $late }. { $what }
pad-from-to = { $what } : { $before }, maintenant { $after }
pad-reopened = { $name } : les croix ne correspondent plus ; saisissez de nouveau lignes et pièces
pad-whole-game = Partie entière
pad-how = Comment
pad-by-grid = Toucher la feuille
pad-by-numbers = Nombres
pad-lines-with = Rangées et colonnes avec { $count }
pad-coins-left = Pièces restantes
pad-coins-vp = 2 pièces = 1 PV
pad-line-vp = { $vp } PV chacune
pad-close-next = Joueur suivant
pad-close-on = Continuer avec { $name }
pad-close-done = Terminé
pad-refused = Cela ne va pas : { $reason }
home-pad = Bloc de score
home-pad-hint = Compter les points à une vraie table

## Les saisies impossibles selon les règles

odd-setup = { $name } a { $buildings ->
    [one] { $buildings } bâtiment
   *[other] { $buildings } bâtiments
} à la mise en place, et non trois (§3, §9)
odd-setup-action = { $name } a pris des pièces ou n’a rien fait à la mise en place, où chacun bâtit (§3)
odd-turn = { $name } a bâti { $buildings } fois à la manche { $round } ; un tour le permet deux fois au plus (§4, §5)
odd-two-actions = { $name } a fait plus d’une action à la manche { $round } ; un tour n’en permet qu’une (§4)
odd-second-unpaid = { $name } a bâti une seconde fois à la manche { $round } avec { $coins ->
    [one] { $coins } pièce au plus
   *[other] { $coins } pièces au plus
} ; il en faut 3 (§5)
odd-phantom-turn = { $name } a rempli { $boxes ->
    [one] { $boxes } case
   *[other] { $boxes } cases
} à la manche { $round } ; un joueur fictif en remplit une (§9)
odd-buildings = { $name } a { $buildings ->
    [one] { $buildings } bâtiment
   *[other] { $buildings } bâtiments
} à la manche { $round } ; même en dépensant bien chaque pièce, on en a { $most } au plus (§4, §5)
odd-completions = { $name } n’a pas pu achever { $types ->
    [one] { $types } type
   *[other] { $types } types
} à la manche { $round } (§4, §5)
odd-phantom-boxes = { $name } a { $boxes ->
    [one] { $boxes } case
   *[other] { $boxes } cases
} ; un joueur fictif finit avec { $due } (§9)
odd-coins-printed = Il reste { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} à { $name } ; seules { $printed } sont imprimées (§1)
odd-coins = Il reste { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} à { $name } ; ces tours en laissent { $most } au plus (§4, §5)
odd-lines = { $name } : aucune feuille de { $buildings ->
    [one] { $buildings } bâtiment
   *[other] { $buildings } bâtiments
} n’a { $four }, { $five } et { $six } lignes avec 4, 5 et 6 (§7)
odd-lines-of-types = { $name } : aucune feuille avec ces cases de chaque type n’a { $four }, { $five } et { $six } lignes avec 4, 5 et 6 (§1, §7)
odd-missing = { $name } n’a pas de saisie à la manche { $round } (§4)
odd-ended = La partie s’est arrêtée après { $played ->
    [one] { $played } manche
   *[other] { $played } manches
} sur { $rounds } (§2)

## Partie

play-title-solo = { $phantoms ->
    [2] Solo, deux joueurs fictifs
    [3] Solo, trois joueurs fictifs
    [4] Solo, quatre joueurs fictifs
   *[other] Solo, { $phantoms } joueurs fictifs
}
play-title-players = { $players ->
    [2] Deux joueurs
    [3] Trois joueurs
    [4] Quatre joueurs
    [5] Cinq joueurs
    [6] Six joueurs
   *[other] { $players } joueurs
}
play-choose = { $who ->
    [you] Bâtissez à un croisement
   *[other] { $who } : bâtir à un croisement
}
play-only-coins = Tous vos croisements sont bâtis : prenez des pièces
play-coins-or-dice = Tous vos croisements sont bâtis : prenez des pièces ou modifiez des dés
play-only-no-coins = Tous vos croisements sont bâtis : ne prenez aucune pièce
play-no-coins-or-dice = Tous vos croisements sont bâtis : modifiez des dés ou ne prenez aucune pièce
play-acts = { $name } joue
play-build = Bâtir { building-the }
play-coins-spent = { $vp } PV pour les pièces dépensées
play-line-row = rangée { $row } : { $count } sur 6, +{ $vp } PV à coup sûr
play-line-column = colonne { $column } : { $count } sur 6, +{ $vp } PV à coup sûr
play-line-row-same = rangée { $row } : { $count } sur 6
play-line-column-same = colonne { $column } : { $count } sur 6
play-race-alone = course : { $count ->
    [one] { $count } bâti
   *[other] { $count } bâtis
}, seul en tête, { $gain } PV si tout s’arrêtait là
play-race-shared = course : { $count ->
    [one] { $count } bâti
   *[other] { $count } bâtis
}, { place-name } à égalité, { $gain } PV si tout s’arrêtait là
play-race-place = course : { $count ->
    [one] { $count } bâti
   *[other] { $count } bâtis
}, { place-name }, { $gain } PV si tout s’arrêtait là
play-race-last = course : { $count ->
    [one] { $count } bâti
   *[other] { $count } bâtis
}, pas encore classé
play-completes = achève { building-the } : { $vp } PV si personne d’autre ne le fait dans cette manche
play-completes-surely = achève { building-the } : { $vp } PV à coup sûr
play-gain = { $coins ->
    [0] Ne prendre aucune pièce
    [one] Prendre { $coins } pièce
   *[other] Prendre { $coins } pièces
}
play-gain-detail = { $cells ->
    [0] aucun croisement bâti
    [one] 1 croisement bâti sur 4
   *[other] { $cells } croisements bâtis sur 4
}
play-gain-capped = Plus que { $coins } à entourer sur votre feuille
play-gain-full = Les { $coins } pièces sont entourées
play-gain-none = Aucun de vos croisements n’est bâti : vous ne prenez aucune pièce et lancez les quatre dés
play-change = Modifier des dés
play-change-hint = Faites glisser un dé, ou utilisez − et +
play-change-one-each = Un seul dé de chaque couleur peut être modifié par tour
play-change-detail = { $coins ->
    [0] aucune pièce à dépenser
   *[other] 1 par cran, { $coins } à dépenser
}
play-die-yellow = Dé jaune, { $pips }
play-die-blue = Dé bleu, { $pips }
play-die-up = Monter à { $pips }, 1 pièce
play-die-down = Baisser à { $pips }, 1 pièce
play-die-back-up = Remonter à { $pips } : la pièce revient
play-die-back-down = Rebaisser à { $pips } : la pièce revient
play-second-detail = rangée { $row }, colonne { $column }, { $coins } pièces
play-second-built = Pas de second bâtiment : l’autre croisement (rangée { $row }, colonne { $column }) est déjà bâti
play-second-poor = Un second bâtiment coûte 3 pièces
play-second-changed = Vous avez modifié des dés : pas de second bâtiment à ce tour
refuse-elsewhere = Vos dés ne sont pas là
refuse-built = Déjà bâti
refuse-acted = Vous avez déjà agi : annulez pour faire autre chose
refuse-roll-first = Lancez d’abord
play-end-turn = Finir le tour
play-bonus = bonus { $bonus }
play-end-rolls-two = lance deux dés
play-end-rolls-four = lance les quatre dés
play-end-rolls-none = plus aucun lancer
play-end-rolls-phantoms = seuls les fictifs lancent
play-take-back-nothing = Aucun retour possible
play-menu-resume = Reprendre
play-end-early-question = Arrêter la partie ici ?
play-key-home = Accueil
play-roll-four = Lancer les quatre dés
play-coins-left = { $coins } à dépenser
play-still-to-win = à prendre
play-ended-now = Si tout s’arrêtait là
play-ended-now-hint = Ouvrir le bilan tel qu’il est
play-last = Dernier coup : { $event }
play-take-back = Revenir en arrière
play-take-back-seen = Vous avez vu les dés suivants : revenir en arrière fait de cette partie un entraînement
play-take-back-practice = Vous avez vu les dés suivants : le retour en arrière sera noté dans la partie
play-is-practice = Entraînement : retour en arrière
play-end-early = Arrêter la partie ici
play-end-early-hint = Le bilan montre où en est la partie, qui est gardée comme arrêtée. Pour faire une pause, allez plutôt à l’accueil. Dans les deux cas, vous pourrez la continuer depuis la bibliothèque.
play-game-over = La partie est finie
play-see-score = Bilan
play-roll-seals = ne peut plus s’annuler
play-keep = { $who ->
    [you] Gardez un dé jaune et un dé bleu
   *[other] { $who } : gardez un dé jaune et un dé bleu
}
play-keep-pair = Garder jaune { $yellow }, bleu { $blue }, et passer jaune { $first }, bleu { $second }
play-pass-pair = passer
play-passes = { $who ->
    [you] { $pair } pour vous
   *[other] { $pair } va à { $who }
}
play-passed = { $who ->
    [you] Vous passez { $pair } à { $to }
   *[other] { $who } passe { $pair } à { $to }
}
play-passed-to-you = { $name } vous passe { $pair }
play-looking-at = Feuille : { $name } (lecture seule)
play-back-to-game = Revenir à la partie
play-sheet-of = { $name }, feuille : { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}, { $vp } PV si tout s’arrêtait là
play-is-helped = Entraînement : conseil
play-menu-players = Joueurs
play-menu-typed = Saisir de vrais dés
play-menu-program = Laisser désormais le programme lancer
play-menu-phantoms-program = Laisser le programme lancer pour les joueurs fictifs
play-menu-phantoms-typed = Saisir les dés des joueurs fictifs
play-menu-rolls = Corriger un lancer saisi
ask-first = Qui commence ?
ask-setup = { $who ->
    [you] Votre bâtiment
   *[other] { $who }, bâtiment
} { $number } sur 3 : lancez une paire
ask-phantom-setup = { $who }, bâtiment { $number } sur 3 : lancez une paire
ask-placing = { $who ->
    [you] Lancez votre paire et placez-la
   *[other] { $who } : lancez votre paire et placez-la
}
ask-extra = { $who ->
    [you] Lancez la paire en plus et placez-la
   *[other] { $who } : lancez la paire en plus et placez-la
}
ask-own = { $who ->
    [you] Lancez votre paire
   *[other] { $who } : lancez votre paire
}
ask-four = { $who ->
    [you] Lancez les quatre dés
   *[other] { $who } : lancez les quatre dés
}
ask-phantom = Lancez une paire pour { $who }
ask-again = { $dice } est déjà bâti : relancez
ask-again-complete = { $dice } est d’un type déjà achevé : relancez
ask-faces = Un dé va de 1 à 6
dice-typed = Vrais dés
dice-typed-hint = De vrais dés sont lancés à la table et saisis. Le programme peut les lancer : menu (M), D
dice-now-program = Désormais, le programme lance les dés
dice-now-typed = Désormais, lancez de vrais dés et saisissez chaque lancer
dice-now-players = Désormais, lancez vos propres dés et saisissez-les ; le programme lance pour les joueurs fictifs
ask-how = Saisissez le jaune puis le bleu, ou touchez les faces
ask-how-four = Saisissez jaune, bleu, jaune, bleu, ou touchez les faces
ask-program = Laisser le programme lancer cette fois
ask-draw-first = Tirer au sort qui commence
curtain-turn = À { $name } de jouer
curtain-go = Montrer la feuille
curtain-take = Prenez les dés passés : jaune { $yellow }, bleu { $blue }
mend-open = Tout peut changer avant le premier tour ; changer l’ordre ou le nombre des joueurs fait recommencer la mise en place
mend-settled = Noms, couleurs et qui joue (humain ou ordinateur) peuvent encore changer ; le nombre de joueurs, leur ordre et le premier joueur, non
mend-settled-solo = Votre nom et votre couleur peuvent encore changer
mend-leave = Si quelqu’un part, un ordinateur peut prendre sa place
mend-too-late = Ordre, nombre et premier joueur ne changent plus après le premier tour
mend-dropped = { $rolls ->
    [one] { $rolls } lancer saisi ne va plus avec la nouvelle mise en place et a été retiré
   *[other] { $rolls } lancers saisis ne vont plus avec la nouvelle mise en place et ont été retirés
}
rolls-choose = Quel lancer a été mal saisi ? Le dernier est en tête
rolls-setup = Bâtiment { $number } : { $rolled }
rolls-setup-again = Bâtiment { $number }, à nouveau : { $rolled }
rolls-placing = Première paire : { $rolled }
rolls-extra = Deuxième paire : { $rolled }
rolls-retype = Saisissez ce que les dés montraient vraiment
rolls-misfit = Ces dés ne vont plus avec la suite
rolls-choice = Garder les dés saisis, ou les corriger et revenir en arrière jusque-là ? Revenir en arrière fait de cette partie un entraînement
typed-as-typed = Saisi
typed-corrected = Corrigé
typed-keep = Garder { $what }
typed-take-back = Corriger en { $what } et revenir là
misfit-not-offered = Les dés n’offrent pas la rangée { $row }, colonne { $column } (§4.3a)
misfit-built = Rangée { $row }, colonne { $column } : déjà bâti (§4.3a)
misfit-coins = Pas assez de pièces : il en faut { $need }, il en reste { $have } (§5)
misfit-die = Aucun dé ne montre { $face } (§5.1)
misfit-kept = Les dés ne montrent pas { $pair } (§4.3b)
misfit-roll-first = Un autre lancer vient d’abord (§3.2, §4.1)
misfit-other-roll = Un autre lancer est attendu ici

## Conseils

play-hint = Conseil
play-menu-advise = Toujours conseiller, dans toutes les parties
play-menu-no-advice = Ne plus conseiller, dans toutes les parties
settings-advise = Toujours conseiller (pour apprendre)
hint-notice = Un conseil fait de cette partie un entraînement : elle ne compte pas pour les records
hint-notice-always = Vous avez demandé un conseil à chaque décision, ce qui fait de cette partie un entraînement : elle ne compte pas pour les records. « Pas dans cette partie » garde le réglage pour les autres parties
hint-show = Le montrer
hint-not-here = Pas dans cette partie
hint-thinking = Le conseiller réfléchit…
hint-first = Première estimation ; simulation de parties…
hint-best = le meilleur
hint-about = à peu près égal
hint-option = Conseil { $rank } : { $words }, { $mark }
hint-cell = { $cell }, conseil { $rank }, { $mark }
hint-cell-more = { $cell }, conseil { $rank }, { $mark } : { $words }
hint-turn = modifier { $dice }
hint-turn-later = modifier { $dice } pour la suite
hint-turn-yellow = jaune { $from }→{ $to }
hint-turn-blue = bleu { $from }→{ $to }
hint-at = { $building } ({ $here })
hint-build = bâtir { $building }
hint-second = bâtir aussi { $building }
hint-both = bâtir { $first } et { $second }
hint-gain = { $coins ->
    [0] ne prendre aucune pièce et relancer les dés
    [one] prendre { $coins } pièce
   *[other] prendre { $coins } pièces
}
hint-keep = garder jaune { $yellow }, bleu { $blue }
hint-end = finir le tour
hint-then = { $first }, puis { $next }
hint-equal = { $count ->
    [2] Le 1er et le 2e se valent à peu près (≈) : au choix
   *[other] Les { $count } premiers se valent à peu près (≈) : au choix
}
hint-equal-means = ≈ à peu près aussi bon que le meilleur : la différence est trop petite pour compter, ou pour être certaine
hint-equal-first = ≈ premier de trop peu pour compter, ou pour en être sûr
hint-better = { $vp } PV de mieux que le 2e
hint-because = { $vp } PV de mieux que le 2e : { $reasons }
hint-more = plus { $parts }
hint-less = moins { $parts }
hint-rival-more = l’adversaire a plus { $parts }
hint-rival-less = l’adversaire a moins { $parts }
hint-part-type = pour { building-the } ({ $vp })
hint-part-lines = pour les lignes ({ $vp })
hint-part-coins = pour les pièces ({ $vp })
hint-rest = ailleurs { $vp }
hint-likelier = Le 1er gagne { $percent } parties de plus sur 100 que le 2e
hint-likelier-because = Le 1er gagne { $percent } parties de plus sur 100 que le 2e et fait { $lead } PV de mieux face au meilleur adversaire : { $reasons }
hint-percent = { $percent } %
hint-expected = { $vp } PV attendus
hint-wins = { $percent } % de chances de gagner
hint-chance = { $chance } de chances de gagner
figure-with-vp = { $figure } ({ $vp } PV)
hint-rollouts = { $rollouts } parties simulées, ±{ $error }
hint-by-value = estimation rapide, ±{ $error }
hint-value = estimation rapide
hint-also = { $first } ; { $next }
hint-exact = calculé exactement
hint-cut = interrompu

## Historique

history-title = Historique
history-move = Parcourir l’historique
history-empty = Il ne s’est encore rien passé
history-discard = Abandonner
history-discard-question = Abandonner ce que vous avez modifié dans cette saisie ?
history-built = { $who ->
    [you] Vous avez
   *[other] { $who } a
} bâti { building-a } (rangée { $row }, colonne { $column })
history-built-second = { $who ->
    [you] Vous avez
   *[other] { $who } a
} aussi bâti { building-a } (rangée { $row }, colonne { $column }), pour 3 pièces
history-filled = { $who } : { building-bare }
history-gained = { $who ->
    [you] Vous
   *[other] { $who }
} { $coins ->
    [0] { $who ->
        [you] n’avez
       *[other] n’a
    } pris aucune pièce
    [one] { $who ->
        [you] avez
       *[other] a
    } pris { $coins } pièce
   *[other] { $who ->
        [you] avez
       *[other] a
    } pris { $coins } pièces
}
history-changed-yellow = { $who ->
    [you] Vous avez
   *[other] { $who } a
} modifié un dé jaune, de { $from } à { $to }
history-changed-blue = { $who ->
    [you] Vous avez
   *[other] { $who } a
} modifié un dé bleu, de { $from } à { $to }
history-rolled = { $who ->
    [you] Vous avez
   *[other] { $who } a
} lancé : jaune { $yellow }, bleu { $blue }
history-kept = { $who ->
    [you] Vous avez
   *[other] { $who } a
} gardé jaune { $yellow }, bleu { $blue }
history-first = { $who ->
    [you] Vous commencez
   *[other] { $who } commence
}
rematch-first = { $before ->
    [you] Vous avez commencé
   *[other] { $before } a commencé
} la dernière fois ; maintenant, { $who ->
    [you] c’est à vous
   *[other] c’est à { $who }
}
history-setup = Mise en place
history-round = Manche { $round }
history-turn-ended = { $who ->
    [you] Vous avez fini votre tour
   *[other] { $who } a fini son tour
}
history-taken-back = Retour jusqu’ici
history-was-taken-back = Annulé : { $what }
history-corrected = Corrigé : { $what }
history-amended = { $round ->
    [0] Corrigé, mise en place : { $what } au lieu de { $before }
   *[other] Corrigé, manche { $round } : { $what } au lieu de { $before }
}
history-of-round = { $round ->
    [0] { $what } (mise en place)
   *[other] { $what } (manche { $round })
}
history-struck = Supprimé : { $what }
history-hint-shown = Conseil montré
history-left = { $who } a quitté la partie ; un ordinateur prend sa place
history-came-back = { $who } est de retour
history-confirmed = Gardé quand même : { $what }
award-won = { $who ->
    [you] Vous avez
   *[other] { $who } a
} achevé { building-the } à la manche { $round } : { $vp } PV
award-gone = { $who } a achevé { building-the } à la manche { $round } : ses { $vp } PV sont perdus
award-shared = { $who } ont achevé { building-the } à la manche { $round } : { $sum } = { $vp } PV chacun
award-with-phantoms = { $who } ont achevé { building-the } à la manche { $round } : { $sum } = { $vp } PV pour { $scoring } ; les joueurs fictifs ne marquent rien
award-all-gone = { $who } ont achevé { building-the } à la manche { $round } : { $vp } PV sont perdus
award-none = { $who ->
    [you] Vous avez
   *[other] { $who } a
} achevé { building-the } à la manche { $round } : il ne reste plus de place
share-two = ({ $first } + { $second }) / { $players }
share-three = ({ $first } + { $second } + { $third }) / { $players }
share-one = { $first } / { $players }
names-and = { $names } et { $last }
history-filled-again = { $who } : { building-bare }, déjà { $building ->
    [pavilion] achevé
    [seraglio] achevé
    [arcades] achevées
    [chambers] achevées
    [garden] achevé
   *[tower] achevée
}, donc relancé
history-built-again = { $who ->
    [you] Vous avez
   *[other] { $who } a
} tiré { building-a } déjà { $building ->
    [pavilion] bâti
    [seraglio] bâti
    [arcades] bâties
    [chambers] bâties
    [garden] bâti
   *[tower] bâtie
} (rangée { $row }, colonne { $column }), donc relancé
history-dice = jaune { $yellow }, bleu { $blue }

## Bilan

score-won = { $who ->
    [you] Vous gagnez
   *[other] { $who } gagne
}
score-shared = { $names } se partagent la victoire
score-ahead = { $won }, { $points } d’avance sur { $whom }
score-level = { $won }, à égalité de points avec { $whom }
score-behind = { $who ->
    [you] Vous êtes { place-name }, à { count-vp } de la première place
   *[other] { $who } est { place-name }, à { count-vp } de la première place
}
score-solo-total = { $total } PV
score-leads = { $who ->
    [you] Vous menez avec { $total } PV
   *[other] { $who } mène avec { $total } PV
}
score-lead-shared = { $names } mènent avec { $total } PV chacun
score-not-finished = Arrêtée avant la fin : le score à ce moment
reason-place = { place-name } avec { $count ->
    [one] { $count } bâtiment
   *[other] { $count } bâtiments
} : { $vp } PV
reason-early = achevé à la manche { $round }, { place-name } : { $vp } PV
reason-early-shared = achevé à la manche { $round } avec { $names } : { $sum } = { $vp } PV
reason-shared = { $places } avec { $names }, { $count } chacun : { $sum } = { $vp } PV
places-two = { $first ->
    [1] 1er et 2e
   *[other] 2e et 3e
}
places-three = 1er, 2e et 3e
reason-no-place = { $count }, plus de place : 0 PV
reason-nothing = aucun bâti : 0 PV
reason-row = la rangée { $row } en a { $count } : { $vp } PV
reason-column = la colonne { $column } en a { $count } : { $vp } PV
reason-lines = { $lines ->
    [one] { $lines } ligne de { $count } : { $vp } PV
   *[other] { $lines } lignes de { $count } : { $vp } PV
}
reason-no-lines = aucune rangée ni colonne de 4 : 0 PV
reason-coins = { $coins ->
    [0] aucune pièce restante : 0 PV
    [one] { $coins } pièce restante, 1 PV pour 2 : { $vp } PV
   *[other] { $coins } pièces restantes, 1 PV pour 2 : { $vp } PV
}
reason-bonus = bonus fixe : { $vp } PV
score-bonus = Bonus
score-replay = Revoir
score-again = Rejouer
score-same-dice = Mêmes dés
score-export-png = Enregistrer l’image
score-export-text = Copier le texte
score-more = Plus
score-picture = Image
score-copied = Bilan copié en texte
reason-early-none = achevé à la manche { $round }, plus de place : 0 PV
reason-nobody = { $reason }, que personne ne reçoit
reason-rounded = { $reason }, arrondi vers le bas
reason-total = types { $types }, lignes { $lines }, pièces { $coins } : { $total } PV
reason-total-types = types { $types }, sans lignes ni pièces
reason-total-bonus = types { $types }, bonus { $bonus } : { $total } PV
score-odd = Saisies impossibles selon les règles : { $what }
score-reasons = { $name ->
    [you] Vos points expliqués
   *[other] { $name } : les points expliqués
}
score-cell = { $name }, { $what } : { $reason }
score-placing = { $place ->
    [1] Meilleure partie sur { $of }
   *[other] { place-name } meilleure sur { $of }
}
score-above = { score-placing }, { $points } au-dessus de votre moyenne
score-below = { score-placing }, { $points } au-dessous de votre moyenne
score-average = { score-placing }, tout juste votre moyenne
score-new-record = Nouveau record
score-counting = On compte…
score-legend = achevé tôt
files-choose = Choisir un fichier…
files-recent = Fichiers récents
files-none-chosen = Aucun fichier n’a été choisi. Si aucune fenêtre ne s’est ouverte, tapez le chemin ici.
why-choosing-file = La fenêtre de choix d’un fichier est ouverte
score-picture-hint = Un fichier existant n’est jamais remplacé

## Bibliothèque

library-title = Bibliothèque
library-empty = Aucune partie pour l’instant
library-empty-hint = Les parties jouées s’enregistrent ici automatiquement
library-reading = Lecture des parties enregistrées…
library-read-so-far = Lecture en cours, parties lues : { $known } sur { $all } pour l’instant
library-search = Rechercher
library-game = Jeu
library-all-games = Tous les jeux
library-filter-all = Toutes
library-filter-open = Inachevées
library-filter-done = Finies
library-filter-samples = Exemples
library-continue = Continuer
library-replay = Revoir
library-score = Bilan
library-rematch = Rejouer
library-import = Importer une partie
library-export = Exporter la partie
library-delete-question = Mettre « { $title } » à la corbeille ?
library-delete-confirm = Mettre à la corbeille
library-deleted = « { $title } » est dans la corbeille
library-trash = Corbeille
library-trash-empty = La corbeille est vide
library-restored = { $games ->
    [one] La partie est de retour dans la bibliothèque
   *[other] { $games } parties sont de retour dans la bibliothèque
}
library-kept = Votre partie est gardée dans la bibliothèque : vous pourrez la continuer quand vous voudrez
library-delete-for-good = Supprimer pour de bon
library-delete-for-good-question = Supprimer « { $title } » pour de bon ?
library-unfinished = Manche { $round } sur { $rounds }
library-finished = Finie
library-won = Victoire : { $names }
library-broken = Ce fichier est illisible : { $reason }
library-broken-hint = Il est peut-être endommagé, ou vient d’un autre programme ou d’une version plus récente
library-newer = Créée par une version plus récente : lecture seule
library-imported-odd = Importée avec des saisies impossibles selon les règles : { $finding }
library-here-already = Cette partie est déjà dans la bibliothèque
library-locked = Ouverte dans une autre fenêtre
library-changed = Un autre programme a modifié le fichier de cette partie : sa version est gardée dans { $file }, et la vôtre continue
library-date = { $date }, { $time }
library-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
library-path-hint = Saisissez ou collez le chemin d’un fichier
library-imported = « { $title } » est maintenant dans la bibliothèque
library-nothing-found = Aucune partie trouvée
library-nothing-found-hint = Rien ne correspond à la recherche ni aux filtres
library-stopped = Arrêtée avant la fin, manche { $round } sur { $rounds }
library-setup = Tout juste commencée
library-damaged = Illisible
library-sample = Exemple
library-empty-trash = Vider la corbeille
library-empty-trash-question = { $games ->
    [one] Supprimer pour de bon { $games } partie de la corbeille ?
   *[other] Supprimer pour de bon les { $games } parties de la corbeille ?
}
error-empty-trash = Tout n’a pas pu être supprimé de la corbeille : { $reason }
library-practice = Entraînement
library-branch = Variante
library-details = Détails
library-own-title = Titre
library-place = Lieu
library-clock = Heure
library-tags = Mots-clés
library-tags-hint = Séparés par des virgules
library-comment = Commentaire
library-today = Aujourd’hui
library-yesterday = Hier
library-won-by = { $points } · gagnée de { $lead }
library-lost-by = { $points } · perdue de { $lead }
library-ahead = { $who ->
    [you] Vous, { $lead } d’avance
   *[other] { $who }, { $lead } d’avance
}
library-tied = à égalité
library-level = { $points } · à égalité
library-leads = { $who ->
    [you] Vous menez, { $points }
   *[other] { $who } mène, { $points }
}
library-no-search = Effacer la recherche et les filtres
library-found = { $found } sur { $all }
library-everybody = Tous les joueurs
library-all-tags = Tous les mots-clés
library-all-places = Tous les lieux
library-any-time = Toute date
library-person = Joueur
library-tag = Mot-clé
library-time = Date
library-selected = { $games } parties sélectionnées
library-selected-hint = Ce que vous faites maintenant vaut pour toutes
library-select-none = N’en choisir qu’une
library-add-tag = Ajouter un mot-clé
library-find-tag = Toutes les parties avec ce mot-clé
library-add-tags = Ajouter
library-exported = { $games ->
    [one] { $games } partie enregistrée dans { $folder }
   *[other] { $games } parties enregistrées dans { $folder }
}
library-export-several = Exporter les parties dans un dossier
library-folder-hint = Le dossier est créé s’il n’existe pas ; aucun fichier n’y est remplacé
library-delete-several = Mettre { $games } parties à la corbeille ?
library-deleted-several = { $games } parties sont dans la corbeille
library-delete-several-for-good = Supprimer { $games } parties pour de bon ?
month = { $month ->
    [1] Janvier
    [2] Février
    [3] Mars
    [4] Avril
    [5] Mai
    [6] Juin
    [7] Juillet
    [8] Août
    [9] Septembre
    [10] Octobre
    [11] Novembre
   *[other] Décembre
} { $year }

## Records et statistiques

records-empty = Aucune partie finie pour l’instant
records-none-count = Aucune partie finie ne compte encore
records-none-count-hint = Les entraînements, les variantes, les parties qui reprennent une graine déjà jouée et les parties de plusieurs personnes ne comptent pas
records-empty-hint = Finissez-en une : elle apparaîtra ici
records-typed-table = Parties avec de vrais dés
records-conditions = { count-phantoms }, { count-rounds }
records-choose = Type de partie
records-both = les deux actions spéciales
records-any = tous les dés
records-game = { place-name } : { count-vp }, { $date }
records-only-unhelped = Seules comptent les parties sans aide, avec les dés du programme, et seule la première avec les mêmes dés
stats-title = Statistiques
stats-games = Parties
stats-average = Moyenne
stats-best = Meilleure
stats-median = Médiane
stats-trend = Au fil du temps
stats-wins = Victoires
stats-parts = D’où viennent les points
stats-trend-name = Totaux, du plus ancien au plus récent : { $totals }

## Défis

challenges = Défis
challenges-hint = Les dés du jour, et des codes à partager
challenges-day = Les dés du jour
challenges-week = Les dés de la semaine
challenges-week-of = Semaine { $week } de { $year }
challenges-play = Jouer
challenges-play-day = Jouer les dés du jour
challenges-play-week = Jouer les dés de la semaine
challenges-again = Rejouer
challenges-again-hint = Une autre partie avec les mêmes dés compte comme un nouvel essai
challenges-not-played = Pas encore joué
challenges-begun = Commencé, pas terminé
challenges-result = { $number ->
    [1] { count-vp }, premier essai
   *[other] { count-vp }, essai { $number }
}
challenges-streak = { $days ->
    [0] Jouez aujourd’hui pour commencer une série
    [one] { $days } jour
   *[other] { $days } jours de suite
}
challenges-streak-hint = Les jours pleins comptent : partie terminée le jour même, au premier essai, hors entraînement. Encadrés : tout autre résultat
challenges-longest = { $days ->
    [one] Record : { $days } jour
   *[other] Record : { $days } jours
}
challenges-week-named = { $title } { $week }, { $year }
challenges-missed = Pas joué
challenges-to-come = À venir
challenges-best = Meilleur résultat : { count-vp }, { $when }
challenges-is-best = Votre meilleur résultat
challenges-late-hint = Ne compte plus pour votre série
challenges-look = Voir le résultat
challenges-board = Avant le premier coup : { $setup }
challenges-own-board = Votre partie terminée
challenges-month-before = Mois précédent
challenges-month-after = Mois suivant
challenges-none-before = Il n’y avait pas de défis avant 2026
challenges-none-after = Les mois suivants sont à venir
challenges-today = Aujourd’hui
challenges-weeks = Sem.
challenges-weekday = { $day ->
    [1] lu
    [2] ma
    [3] me
    [4] je
    [5] ve
    [6] sa
   *[other] di
}
challenges-keys = D’un jour à l’autre
challenges-code = Code d’une partie
challenges-code-hint = Avec le code d’une partie, vous jouez avec les mêmes dés
challenges-letters = { $letters } caractères sur { $expected }
challenges-fault-letter = Aucun code ne contient « { $letter } », caractère { $place }
challenges-fault-length = Ce code devrait avoir { $expected } caractères, pas { $letters }
challenges-fault-check = Un caractère est faux, ou deux ont été échangés : comparez avec l’original
challenges-fault-newer = Ce code vient d’une version plus récente du programme : mettez-le à jour pour jouer
challenges-fault-other-game = Ce code vient d’un autre jeu du programme : saisissez-le là comme graine d’une nouvelle partie
challenges-fault-meaningless = Aucune partie n’a ce code : comparez avec l’original
challenges-no-sheet = Ce code est pour une feuille que vous n’avez pas : demandez son fichier et importez-le sous « Feuilles »
challenges-own-sheet = feuille personnelle
challenges-earlier = Derniers résultats
challenges-none = Les parties avec les dés du jour ou d’un code apparaissent ici
challenges-copy-code = Copier le code
challenges-copied = Le code est dans le presse-papiers
challenges-code-word = Code
challenges-share = Partager
challenges-shared = Copié. Rien n’y dévoile la partie.
challenges-with-code = Code : { $code }
why-no-code = Seules les parties avec les dés du programme ont un code

## Feuilles à soi

sheets-title = Feuilles
sheets-new = Nouvelle feuille
sheets-edit = Modifier la feuille
sheets-duplicate = Dupliquer
sheets-import = Importer une feuille
sheets-import-hint = Saisissez ou collez le chemin d’une feuille, ou d’une partie dont vous voulez la feuille
sheets-export = Exporter la feuille
sheets-print = Imprimer les feuilles
sheets-print-score = Feuille de score
sheets-what = Que saisir
sheets-whole-grid = Grille entière
sheets-counts-only = Nombres seuls
sheets-counts-only-hint = Les six nombres suffisent au bloc de score et aux parties papier ; pour jouer ici avec des dés, il faut la grille entière
sheets-paint-hint = Saisissez 1 à 6 ou des initiales, case par case ; les flèches déplacent, Retour arrière revient. Ou choisissez un bâtiment dans la liste et peignez.
sheets-name-hint = Notre bloc
sheets-coins = Pièces imprimées
sheets-coins-printed = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
sheets-count = Nombre
sheets-count-of = { $building } : nombre
sheets-vp-of = { $building }, { $place ->
    [1] 1re
   *[other] { $place }e
} place : points
sheets-type = { $building } : { $count }
sheets-sum = { $sum } sur 36 remplies
sheets-empty = Vide
sheets-confirmed = C’est le bloc de notre table
sheets-train = Apprentissage
sheets-train-for = Apprentissage pour
sheets-train-hint = Conseils et ordinateurs ne connaissent cette feuille qu’à peu près. L’apprentissage, en arrière-plan, prend des minutes ou des heures.
sheets-train-go-on = Continuer l’apprentissage
sheets-train-stop = Arrêter
sheets-training = Apprentissage : { $percent } % { $minutes ->
    [-1] faits
    [0] faits, encore moins d’une minute
    [one] faits, encore une minute environ
   *[other] faits, encore { $minutes } minutes environ
}
sheets-train-elsewhere = Apprentissage déjà en cours pour « { $name } » : { $kind }
sheets-kind-solo = Solo, { $phantoms } fictifs
sheets-kind-victory = Battre { $phantoms } fictifs
sheets-train-done = Conseils et ordinateurs connaissent maintenant « { $name } »
sheets-trained = Dans ces parties, conseils et ordinateurs connaissent bien cette feuille.
sheets-is-trained = Terminé
sheets-changed = Un autre programme a modifié cette feuille, et sa version reste ; la vôtre est maintenant « { $name } »
sheets-saved = « { $name } » est enregistrée comme bloc de votre table : ses nombres ne vous seront plus demandés
sheets-imported = « { $name } » est maintenant parmi vos feuilles
sheets-imported-faulty = Cette feuille a des erreurs : corrigez-la et enregistrez-la
sheets-unsaved = Pas encore enregistrée : { $name }
sheets-go-on = Continuer
sheets-discard = Abandonner
sheets-discard-question = Abandonner la feuille non enregistrée ?
sheets-none-yet = Votre bloc a une autre feuille ? Recopiez-la une fois et jouez ici avec votre propre bloc.
sheet-cell-empty = Rangée { $row }, colonne { $column } : vide
sheet-fault-no-name = Une feuille a besoin d’un nom
sheet-fault-name-taken = Une autre feuille porte ce nom
sheet-fault-empty = { $cells ->
    [one] { $cells } case est vide
   *[other] { $cells } cases sont vides
}
sheet-fault-count = { $building } : { $count }, mais un type en a de 1 à 31
sheet-fault-sum = La somme des nombres est { $sum }, et non 36
sheet-fault-coins = { $coins } pièces : une feuille en a de 3 à 40
sheet-fault-vp = { $building } : la { $place ->
    [1] 1re
   *[other] { $place }e
} place donne { $vp } PV, mais il faut de 0 à 99
sheet-fault-increases = { $building } : la { $place ->
    [1] 1re
   *[other] { $place }e
} place donne { $vp } PV, plus que la place précédente
home-sheets = Feuilles
home-sheets-hint = Recopier le bloc de votre table
keys-backspace = Retour arrière
keys-do-paint = Peindre la case et avancer
keys-do-paint-move = De case en case
keys-do-paint-back = Vider la case précédente

## Partie papier

late-title = Partie papier
late-correct = Corriger la partie
late-correct-word = Corriger
late-another = Saisir une autre partie papier
late-date = Date
late-date-hint = 2026-01-31
late-game-title = Titre
late-game-title-hint = Facultatif
late-place = Lieu
late-place-hint = Où vous avez joué
late-agreed = { count-rounds } · { $sheet } · règles standard
late-boxes = { $name }, { $building } : cases
late-completed = { $name }, { $building } : achevé à la manche
late-round = achevé à la manche
late-lines = { $name } : lignes avec { $count }
late-coins = { $name } : pièces restantes
late-tick = Feuille
late-tick-of = { $name } : cocher ce qui est bâti
late-tick-hint = Cochez ce qui est bâti : bâtiments et lignes sont comptés pour vous
late-no-lines = Aucune ligne de 4 ou plus pour l’instant
late-cell-ticked = Rangée { $row }, colonne { $column } : bâtie
late-start-over = Recommencer
late-start-over-question = Effacer ce que vous avez saisi ?
late-done = Terminé
late-save = Enregistrer en bibliothèque
late-nothing = Saisissez d’abord les bâtiments
late-not-ready = Pas encore prêt : { $why }
late-hint = Pour chaque type ses cases et, s’il est achevé, la manche ; rangées et colonnes avec 4, 5 et 6 bâtiments ; pièces restantes
late-fault-date = Écrivez la date ainsi : 2026-01-31
late-fault-date-ahead = Cette date est dans le futur
late-fault-time = Écrivez l’heure ainsi : 20:15, ou laissez-la vide
late-fault-beyond = La date n’est pas entre les années 1 et 9999
late-fault-skipped = Les horloges d’ici ont sauté ce jour
late-fault-same-name = Les joueurs { $one } et { $other } portent le même nom
late-fault-name = Le nom du joueur { $player } contient le caractère { $sign }, qu’aucun nom ne peut avoir
late-fault-ticked = Cases cochées sur la feuille : { $cells } ; cases de score remplies : { $boxes }
late-fault-boxes = { $building } : { $boxes } cases, mais la feuille en a { $printed }
late-fault-round-missing = { $building } : achevé, mais la manche manque
late-fault-round = { $building } : achevé à la manche { $completed }, mais la partie en a { $rounds }
late-fault-lines = Ces lignes ne vont pas avec { $buildings ->
    [one] { $buildings } bâtiment
   *[other] { $buildings } bâtiments
}
late-fault-coins = { $coins ->
    [one] { $coins } pièce restante
   *[other] { $coins } pièces restantes
}, mais seules { $printed } sont imprimées
late-total = { $name } : { $total } points
home-late-entry = Saisir une partie papier

## Revoir une partie

replay-play = Lecture
replay-pause = Pause
replay-step-back = Étape précédente
replay-step-on = Étape suivante
replay-turn-back = Tour précédent
replay-turn-on = Tour suivant
replay-round-back = Manche précédente
replay-round-on = Manche suivante
replay-speed = Vitesse
replay-event = Étape { $event } sur { $events }
replay-from-here = Jouer à partir d’ici
replay-from-here-hint = Dans une nouvelle partie ; celle-ci reste telle quelle
replay-branch-hint = La nouvelle partie est marquée comme variante et ne compte pas pour les records ; celle-ci reste telle quelle
replay-new-dice = De nouveaux dés
replay-new-dice-hint = Personne ne sait ce qui vient
replay-same-dice = Les mêmes dés
replay-same-dice-hint = La même situation donne le même lancer que dans cette partie
replay-as-it-stood = Tel que c’était
replay-with-corrections = Avec les corrections ultérieures
replay-marker-award = Prime anticipée à la manche { $round }
replay-marker-second = Second bâtiment à la manche { $round }
replay-marker-coins = Pièces à la manche { $round }
replay-events = Ce qui s’est passé
replay-score-only = Seule la feuille de score a été notée : ni dés ni feuilles à revoir.
replay-timeline = Chronologie
replay-version = Version
replay-sheet-of = Feuille de qui
replay-follow = Joueur actif
replay-speed-short = { $times }×

## Réglages

settings-title = Réglages
settings-look = Apparence
settings-theme = Thème
settings-theme-system = Système
settings-theme-light = Papier
settings-theme-dark = Nuit
settings-colour-blind = Palette pour daltoniens
settings-letters = Lettres sur les bâtiments
settings-scale = Taille
settings-scale-percent = { $percent } %
settings-grow = Plus grand dans les grandes fenêtres
settings-full-screen = Plein écran
settings-animation = Animations
settings-animation-system = Système
settings-animation-off = Aucune
settings-animation-quick = Rapides
settings-animation-normal = Normales
settings-animation-slow = Lentes
settings-language = Langue
settings-language-system = Système
settings-keep-awake = Garder l’écran allumé avec le bloc de score
settings-game = Partie
settings-end-turn = Finir mon tour quand il ne reste rien à faire (sans annulation)
settings-curtain = Annoncer chaque tour sur un écran partagé
settings-me = Moi
settings-name = Nom
settings-colour = Couleur
settings-files = Fichiers
settings-folder = Parties, réglages et feuilles sont gardés dans ce dossier
settings-copy-path = Copier le chemin
settings-smaller = Plus petit
settings-larger = Plus grand
settings-unreadable = Vos réglages dans { $path } n’ont pas pu être lus : ceux par défaut sont utilisés
settings-broken = { $path } ne contient pas de réglages : ceux par défaut sont utilisés, et l’ancien fichier sera gardé avec .bad
settings-field = Dans { $path }, { $key } ne peut pas être { $value } : le réglage par défaut est utilisé

## Aide du clavier

keys-title = Touches
keys-everywhere = Partout
keys-here = Sur cet écran
keys-do-row-back = Revenir au joueur actif
keys-do-cross = Cocher ou vider la case
keys-do-speed = Moins vite ou plus vite
keys-do-paint-empty = Vider la case
keys-do-paint-ends = À la première ou la dernière case
keys-do-close-message = Fermer le message
keys-do-keep = Garder la paire de ce numéro
keys-do-untype = Retirer le dernier dé
why-no-undo = Rien à annuler
why-no-redo = Rien à rétablir
why-game-over = La partie est finie
why-sample = Un exemple reste tel quel
why-typed-dice = Ses dés ont été saisis : le programme ne peut pas les relancer
why-no-typed-rolls = Aucun lancer saisi
why-no-hint = Rien à décider maintenant
why-no-change = Aucun dé ne peut être modifié maintenant
why-choose-first = Bâtissez ou prenez des pièces d’abord
why-looking = Vous regardez une autre feuille : revenez d’abord à la partie
why-both-dice = Saisissez d’abord le jaune et le bleu
why-four-dice = Saisissez d’abord les quatre dés : deux jaunes, deux bleus
why-no-number = { $count ->
    [0] Rien n’a de numéro maintenant
    [one] Seul 1 a quelque chose à bâtir
   *[other] Seuls 1 à { $count } ont quelque chose à bâtir
}
why-empty = Écrivez d’abord quelque chose
why-faults = Corrigez d’abord ce qui est marqué
why-nothing-changed = Rien n’a encore changé
why-most-players = On joue à { $count } au plus
why-fewest-players = On joue à { $count } au moins
why-first-round = La partie commence ici
why-current-round = C’est la manche en cours
why-count-unfit = La feuille et les cases ne concordent pas encore
why-too-many-lines = Une feuille n’a que 12 rangées et colonnes
why-pad-setup = La mise en place n’a que des bâtiments
why-pad-phantom = Les joueurs fictifs ne prennent aucune pièce
why-all-rounds-played = Toutes les manches sont jouées
why-no-grid = On ne connaît pas les cases de cette feuille : touchez le type
why-no-cells = Les cases de cette feuille ne sont pas connues
why-not-over = Parties finies seulement
why-no-second = Personne ne vient de bâtir
why-pad-left = A quitté la partie
why-save-first = Enregistrez d’abord les changements
why-goes-first = Commence déjà
why-third-player = Le troisième joueur figure déjà dans l’historique
why-last-player = Il faut quelqu’un pour jouer
why-other-first = Terminez ou annulez d’abord la saisie en cours
why-corrected = Seulement depuis la partie telle qu’elle était
why-trained-elsewhere = Un autre apprentissage est en cours
why-training-stops = L’apprentissage s’arrête
keys-enter = Entrée
keys-escape = Échap
keys-space = Espace
keys-tab = Tab
keys-arrows = Flèches
keys-ctrl = Ctrl
keys-shift = Maj
keys-page-up = Pg préc.
keys-page-down = Pg suiv.
keys-home = Début
keys-end = Fin
keys-delete = Suppr
keys-do-confirm = Activer le bouton mis en avant
keys-do-focus = Élément suivant, ou précédent
keys-do-move = Se déplacer sur la feuille
keys-do-turn = D’une flèche à l’autre
keys-do-build = Bâtir le bâtiment choisi
keys-do-choose = Bâtir la case de ce numéro
keys-do-second = Bâtir le second bâtiment
keys-do-go-on = Continuer
keys-do-full-screen = Plein écran
keys-do-paste = Ouvrir ce qui a été copié : une partie, un code ou le chemin d’un fichier
keys-do-sheets = Voir la feuille suivante
keys-do-type = Saisir les dés : jaune, puis bleu
keys-do-ends = Au début ou à la fin
keys-do-pick = Parcourir la liste
keys-do-pick-more = Sélectionner d’autres lignes
keys-do-pick-all = Sélectionner toute la liste
keys-do-reasons = Expliquer un nombre
keys-do-box = Remplir la case de ce type
keys-do-row = Choisir une ligne

## Ce qui ne va pas dans une table notée à la main

written-line = ligne { $line } : { $what }
written-lines-again = ligne { $line } et { $again ->
    [one] { $again } ligne suivante
   *[other] { $again } lignes suivantes
} : { $what }
written-form = cela s’écrit ainsi : { $form }
written-not-one-of = « { $word } » n’est rien de ce qui peut se trouver là : { $words }
written-open-quote = le guillemet { $mark } n’est pas fermé
written-twice = { $keyword } est donné deux fois : voir la ligne { $line }
written-no-players = il n’y a pas de joueurs : ajoutez une ligne players NOM NOM …, dans le sens horaire
written-no-name = un joueur n’a pas de nom
written-phantom-name = aucun joueur ne peut s’appeler « { $name } » : les joueurs fictifs s’appellent ainsi
written-same-name = deux joueurs s’appellent « { $name } »
written-name-sign = « { $name } » contient le caractère { $sign }, qu’aucun nom ne peut avoir : écrivez le nom sans lui
written-name-long = « { $name } » a { $letters } lettres, plus que les { $most } qu’un nom peut avoir : raccourcissez-le
written-phantoms = phantoms demande un nombre : 2, 3 ou 4 pour un joueur, 1 pour deux (§9, §10), et non « { $said } »
written-counts = counts demande six nombres, du pavillon à la tour (§1), et non « { $said } »
written-coins = coins demande le nombre de pièces imprimées (§1), et non « { $said } »
written-rounds = rounds est un nombre de 1 à 33 (§2), et non « { $said } »
written-special-actions = special_actions est one ou both (§5.3), et non « { $said } »
written-change-dice = change_dice est two ou any (§5.1), et non « { $said } »
written-against = against_phantoms ne demande rien, ou leur bonus (§11), et non « { $said } »
written-moment = { $keyword } demande un jour comme 2026-01-31, suivi si vous voulez d’une heure comme 20:15, et non « { $said } »
when-beyond = « { $said } » n’est pas entre les années 1 et 9999
when-skipped = « { $said } » : les horloges d’ici ont sauté ce jour
when-either = « { $said } » peut être { $one } ou { $other } : écrivez ainsi le jour voulu
written-of-layout = { $keyword } fait partie de la feuille nommée à la ligne { $line }
written-coins-alone = coins demande aussi counts : le nombre de bâtiments de chaque type manque (§1)
written-unclosed = la partie est finie, mais il manque à { $name } les lignes et les pièces (§7)
written-no-round = les manches vont de 1 à 33, et non { $word } (§2) ; les bâtiments de la mise en place viennent après setup
written-no-entry = aucune ligne ne commence par « { $word } » ; les entrées commencent par { $words } (docs/table-text.md)
written-whose = { $word } de qui ? Il manque un joueur, fictif ou non
written-nobody = personne ne s’appelle « { $word } » ; les noms sont { $names }
written-nothing-done = la ligne ne dit pas ce qui a été fait : des types de bâtiments, coins, nothing ou leaves
written-face = un dé montre de 1 à 6, et non « { $word } » (§1)
written-coins-twice = les pièces ({ $name }) sont données deux fois : voir la ligne { $line }
written-lines-twice = les lignes ({ $name }) sont données deux fois : voir la ligne { $line }
written-coins-missing = il manque à { $name } les pièces restantes : left { $name } PIÈCES
written-lines-missing = il manque à { $name } les lignes : lines { $name } QUATRE CINQ SIX
written-left-coins = left NOM demande les pièces restantes, et non « { $said } » (§7.3)
written-lines = lines NOM demande les nombres de lignes avec 4, 5 et 6, et non « { $said } » (§7.2)
written-sheet-rows = une feuille a 6 rangées, et non { $rows } (§1)
written-sheet-row = une rangée d’une feuille est faite de six x ou ., et non « { $row } » (§1)
written-building = « { $word } » n’est pas un type de bâtiment : les types sont pavillon, sérail, arcades, chambres, jardin, tour (§1)

## La ligne de commande : play et simulate

play-done = { $file } : graine { $seed }, { $totals } PV
play-stuck = la partie ne peut pas continuer : { $why }
play-no-random = le système ne fournit pas de nombres aléatoires : donnez une graine avec --seed
import-is-record = c’est déjà une partie enregistrée ; ouvrez-la, ou vérifiez-la avec « verify »
import-done = { $file } : { $what }
import-plays-taken = { $file } : { $taken ->
    [0] aucune partie n’a été ajoutée à la bibliothèque
    [one] { $taken } partie a été ajoutée à la bibliothèque
   *[other] { $taken } parties ont été ajoutées à la bibliothèque
}
import-play-here = déjà présente : { $play }
import-play-other = un autre jeu : { $game }, { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
import-play-unusable = laissée de côté, numéro { $at } : { $why }
import-plays-output = les parties entrent dans la bibliothèque : omettez --output
import-needs-output = dites avec --output où écrire le fichier de partie
import-plays-columns = { $why } ; nommez les colonnes avec --columns
import-plays-game = { $why } ; nommez-le avec --game
import-no-column = « { $name } » n’est pas une colonne ; il y a { $known }
import-no-game = « { $name } » n’est pas un jeu ; il y a { $known }
layout-none = ce n’est pas une feuille : { $why }
simulate-few = un tournoi demande deux joueurs ou plus : indiquez-les avec --players
simulate-games = { $games } parties, { $pace } par seconde
simulate-pairs = { $games } parties par paire de joueurs, { $pace } par seconde
simulate-progress = { $percent } % de { $games } parties, encore { $left }
simulate-seed = graine { $seed }
simulate-no-first = le joueur { $number } ne peut pas commencer : il y a { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
simulate-first-drawn = le premier joueur est tiré au sort à chaque partie
simulate-first-is = { $name } commence chaque partie
simulate-order = ordre
simulate-place = { $place } : { $mean } ± { $error } ({ $share } % de victoires)
simulate-total = total
simulate-parts = { $total } ± { $error } (types { $types }, lignes { $lines }, pièces { $coins })
simulate-totals = totaux
simulate-rating = cote
simulate-mean = moy.
simulate-wins = gagné
simulate-against = gagné en % contre

## Ce qui ne va pas dans une table finie

scored-table = la table
scored-layout = la feuille
scored-unknown = { $place } a un membre « { $member } », qui n’est pas l’un de { $known }
scored-no-rows = le membre « rows » doit être la liste des lignes : les joueurs, puis les joueurs fictifs
scored-player-late = la ligne { $row } est un joueur après un joueur fictif : les joueurs fictifs viennent en dernier (§9)
scored-bonus-alone = le membre « phantom_bonus » demande « against_phantoms » (§11)
scored-no-truth = { $place } : { $value } n’est ni true ni false
scored-no-text = { $place } : { $value } n’est pas un texte
scored-no-object = { $place } n’est pas un objet
scored-sheet-too = { $place } a une feuille : « { $member } » ne doit pas être donné en plus
scored-phantom-sheet = { $place } est un joueur fictif : il n’a pas de feuille (§9)
scored-no-sheet = { $place } : il faut six textes de six signes, X pour bâti et . pour libre (§1)
scored-sheet-row = { $place } : la rangée { $row } est « { $found } », et non six X ou . (§1)
scored-no-grid = { $place } a une feuille, mais la feuille imprimée n’a pas de grille pour la lire (§1)
scored-no-numbers = { $place } : { $value } n’est pas un objet de nombres
scored-small = { $place } : { $value } n’est pas un nombre entier de 0 à 255
scored-number = { $place } : { $value } n’est pas un nombre entier

## La ligne de commande : pas de fenêtre

window-no-display = il n’y a pas d’écran où ouvrir une fenêtre : lancez le programme depuis un bureau, ou voyez avec alhambra --help ce qu’il fait sans
window-unreachable = l’écran { $display } ne répond pas : vérifiez { $variable }, et que vous pouvez y ouvrir des fenêtres
window-library = la bibliothèque { $library } manque, aucune fenêtre ne peut donc s’ouvrir : installez-la avec les paquets de votre système
window-no-graphics = cet écran n’offre ni OpenGL 2.1 ni OpenGL ES 2.0, aucune fenêtre ne peut donc s’ouvrir : installez un pilote graphique
window-open = La fenêtre déjà ouverte le montre.
window-refused = le système a refusé d’ouvrir une fenêtre : rouvrez votre session, ou essayez un autre bureau
folder-unusable = « { $path } » ne peut pas contenir vos parties ; indiquez un autre dossier avec --data-dir ou ALHAMBRA_DATA_DIR

## Ce qui n’a pas pu être enregistré

leave-game = Cette partie n’est pas enregistrée
leave-table = Ce bloc de score n’est pas enregistré
leave-late-entry = Votre partie papier n’est pas enregistrée
leave-sheet = La feuille que vous recopiez n’est pas enregistrée
leave-path = L’enregistrer ailleurs
leave-save = Enregistrer là
leave-again = Réessayer
leave-quit = Quitter sans enregistrer
leave-go = Partir sans enregistrer
leave-failed = Toujours pas enregistré : { $reason }

## Après une erreur du programme

crash-title = Le programme s’est arrêté de façon inattendue
crash-saved = Le { $date }, une erreur du programme l’a interrompu. Chaque partie est enregistrée jusqu’à sa dernière étape.
crash-report = Ce qui s’est passé est dans ce fichier, pour qui corrige le programme. Il ne contient rien de vos parties :
crash-copy = Copier le chemin

## Erreurs

error-save = La partie n’a pas pu être enregistrée : { $reason }
error-save-settings = Les réglages n’ont pas pu être enregistrés : { $reason }
error-and-more = { $first } (et { $more } de plus)
files-drop-here = Déposez les fichiers ici pour les ouvrir
files-pasted = Texte collé
files-pasted-names = Ce sont apparemment des noms : choisissez le champ d’un nom de joueur et collez-les là, chacun aura sa ligne
error-open = « { $name } » n’a pas pu être ouvert : { $reason }
error-export-ending = « { $file } » contiendrait une partie, et les parties sont des fichiers .json : donnez-lui cette extension
error-export = L’export n’a pas pu être écrit : { $reason }
error-sheet = La feuille n’a pas pu être enregistrée : { $reason }
drafts-broken = Une partie de votre travail en cours dans { $path } n’a pas pu être lue ; le reste est là, et l’ancien fichier sera gardé avec .bad
drafts-unreadable = Votre travail en cours n’a pas pu être lu : { $reason }
drafts-beside = Une autre fenêtre a un travail en cours du même genre : il y reste, et le vôtre est gardé à part
drafts-unfinished = Il y a déjà un travail en cours ici : enregistrez-le ou abandonnez-le, puis importez de nouveau
folder-none = Il n’y a pas de dossier pour vos parties ; indiquez-en un avec --data-dir ou ALHAMBRA_DATA_DIR
file-missing = il n’y a pas de fichier { $path } ; vérifiez le nom
file-exists = { $path } existe déjà et n’a pas été modifié ; choisissez un autre nom
file-not-text = { $path } n’est pas un fichier texte ; choisissez-en un autre
file-not-regular = { $path } n’est pas un fichier mais un dossier, un lien ou un périphérique ; choisissez un autre nom
file-too-large = { $path } dépasse { $megabytes } Mo ; choisissez-en un autre
file-protected = { $path } est protégé en écriture et n’a pas été modifié ; choisissez un autre nom, ou permettez l’écriture
file-unreadable = { $path } ne peut pas être lu ; vérifiez que c’est un fichier que vous pouvez lire
file-unwritable = { $path } ne peut pas être écrit ; vérifiez que vous pouvez écrire là et que le disque n’est pas plein
file-bad-name = { $path } ne peut pas être écrit : le nom est trop long pour ce disque, ou contient un caractère qu’il n’admet pas ; choisissez-en un autre
file-busy = une autre fenêtre n’arrête pas d’écrire dans { $path } ; réessayez
file-newer = une version plus récente du programme a écrit { $path }, qui reste tel quel ; mettez le programme à jour pour le modifier
file-name = « { $name } » n’est pas le nom d’une partie enregistrée
file-not-sheet = « { $file } » n’est pas le fichier d’une feuille ; prenez un nom de fichier simple en .json
file-json = ce n’est pas une feuille en JSON : { $why }
file-picture = l’image n’a pas pu être faite (« { $detail } »)

## Refus

refused-row = ligne { $row }
refused-crossing = rangée { $row }, colonne { $column }
refused-lines = { $four }, { $five } et { $six }
refused-roll = { $purpose ->
    [first_player] le tirage du premier joueur
    [setup] le lancer de mise en place : { $who }
    [placing] le lancer de la paire à placer : { $who }
    [extra_pair] le lancer de la paire en plus : { $who }
    [own_pair] le lancer de sa propre paire : { $who }
    [all_four] le lancer des quatre dés : { $who }
   *[phantom] le lancer du joueur fictif : { $who }
}
refused-no-row = cette feuille de score n’a pas de ligne { $row } ({ $section })
refused-twice = { $who } apparaît deux fois : chaque ligne de la feuille de score n’y figure qu’une fois (§8)
refused-full = { $who } n’a plus de case libre pour { building-the } (§1)
refused-boxes = { $who } a { $boxes } cases pour { building-the } ; seules { $printed } sont imprimées (§1)
refused-round-missing = { $who } a les { $printed } cases pour { building-the }, mais la manche de la dernière manque (§6)
refused-incomplete = { $who } n’a pas pu achever { building-the } à la manche { $completed } avec { $boxes ->
    [one] { $boxes } case
   *[other] { $boxes } cases
} sur { $printed } (§6)
refused-round = il n’y a pas de manche { $round } : cette partie en a { $rounds } (§2)
refused-completed-round = { $who } n’a pas pu achever { building-the } à la manche { $completed } : la partie en a { $rounds } (§2)
refused-lines-unfit = { $who } : { $lines } lignes avec 4, 5 et 6 ne vont pas avec { $buildings ->
    [one] { $buildings } bâtiment
   *[other] { $buildings } bâtiments
} (§1)
refused-coins = il reste { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} à { $who } ; seules { $printed } sont imprimées (§1)
refused-phantom-holdings = { $who } est un joueur fictif : il n’a ni lignes ni pièces (§9, §11)
refused-phantom-coins = { $who } est un joueur fictif : il ne prend pas de pièces (§9)
refused-not-a-player = { $who } est un joueur fictif : seuls les joueurs commencent ou partent (§3, §9)
refused-not-a-phantom = { $who } n’est pas un joueur fictif : ses dés ne se lancent pas sur le bloc (§9)
refused-left = { $who } a quitté la partie à la manche { $left } : plus rien ne s’inscrit à la manche { $round }
refused-left-twice = { $who } a déjà quitté la partie, à la manche { $left }
refused-not-due = { $round ->
    [0] { $who } a déjà ses cases de la mise en place : aucun lancer n’est attendu (§9)
   *[other] { $who } a déjà ses cases de la manche { $round } : aucun lancer n’est attendu (§9)
}
refused-seed = la graine { $seed } donne { $due }, et non { $found } (docs/record-format.md, Seeds)
alhambra-refused-seed = la graine donne autre chose que { $found } (docs/record-format.md, Seeds)
refused-no-seed = le programme a lancé les dés, mais aucune graine ne vaut à partir d’ici (docs/record-format.md, Seeds)
refused-amended-roll = l’entrée { $entry } a été corrigée à la main : le programme ne lance pas de dés pour le passé (docs/record-format.md)
refused-grid = la feuille a une grille, ses nombres ne se corrigent donc pas (§1)
refused-too-many-lines = { $who } a { $lines ->
    [one] { $lines } ligne
   *[other] { $lines } lignes
} ; une feuille en a 12 (§1)
refused-lines-of-crosses = { $who } : les croix de la feuille font { $found } lignes avec 4, 5 et 6, et non { $said } (§7.2)
refused-crosses = { $who } a { $crosses } croix pour { building-the }, mais { $boxes ->
    [one] { $boxes } case
   *[other] { $boxes } cases
} sur la feuille de score (§1)
refused-crosses-in-all = { $who } a { $crosses } croix sur sa feuille, mais { $boxes ->
    [one] { $boxes } case
   *[other] { $boxes } cases
} sur la feuille de score (§1)
refused-row-in-use = { $who } a des saisies : sa ligne ne peut pas être retirée de la feuille de score
refused-row-rolled = { $who } a des lancers du programme, qui appartiennent à cette ligne (docs/record-format.md, Seeds)
refused-table-note = un bloc de score n’a pas de conseils, et ses dés se corrigent comme les autres entrées (docs/record-format.md)
refused-result-note = la seule note possible d’un résultat est confirm (docs/record-format.md)
refused-no-entry = elle renvoie à l’entrée { $entry }, qui n’est pas un événement antérieur encore valable
refused-seats = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
} et { $phantoms ->
    [one] { $phantoms } joueur fictif
   *[other] { $phantoms } joueurs fictifs
} ne font pas une partie : un joueur a 2 à 4 joueurs fictifs (§10), deux en ont 1 (§9), trois à cinq n’en ont pas (§2)
refused-rounds = { $rounds } manches : une partie en a 1 à 33 (§2)
refused-against = seul un joueur en solo peut jouer contre les joueurs fictifs, et non { $players } (§11)
refused-bonus = le bonus des joueurs fictifs est de { $bonus } PV, et non de 0 à 99 (§11)
refused-grid-rows = la grille a { $rows ->
    [one] { $rows } rangée
   *[other] { $rows } rangées
}, et non 6 (§1)
refused-grid-row = la rangée { $row } de la grille a { $letters ->
    [one] { $letters } lettre
   *[other] { $letters } lettres
}, et non 6 (§1)
refused-grid-letter = rangée { $row }, colonne { $column } de la grille : « { $letter } » n’est pas l’une de P S A C G T (§1)
refused-no-counts = une feuille a besoin d’une grille ou des six nombres (§1)
refused-counts = il y a { $counts } nombres, et non un pour chacun des 6 types (§1)
refused-count-not-grid = { building-the } : le nombre est { $said }, mais la grille en a { $found } (§1)
refused-vp-rows = il y a { $rows } rangées de PV, et non une pour chacun des 6 types (§1)
refused-places = { building-the } : { $places } rangs avec des PV, et non 3 (§1)
refused-over = la partie est finie (§7)
refused-roll-first = d’abord { $roll } (§4.1)
refused-no-roll = ce n’est pas le lancer attendu ici (§4)
refused-seat = la place { $seat } n’est pas à cette table (§2)
refused-die = { $colour ->
    [yellow] aucun dé jaune ne montre { $face } (§4)
   *[blue] aucun dé bleu ne montre { $face } (§4)
}
refused-another-changed = { $colour ->
    [yellow] un autre dé jaune a déjà été modifié ce tour ; un seul peut l’être (§5.1)
   *[blue] un autre dé bleu a déjà été modifié ce tour ; un seul peut l’être (§5.1)
}
refused-beyond-face = un dé qui montre { $face } ne peut pas aller plus loin (§5.1)
refused-price-of-change = modifier un dé coûte { $need ->
    [one] { $need } pièce
   *[other] { $need } pièces
} ; il en reste { $have } (§5.1)
refused-price-of-second = un second bâtiment coûte { $need ->
    [one] { $need } pièce
   *[other] { $need } pièces
} ; il en reste { $have } (§5.2)
refused-not-offered = les dés n’offrent pas ce croisement : { $crossing } (§4.3a)
refused-built = { $crossing } : déjà bâti (§4.3a)
refused-action-chosen = l’action de ce tour est déjà choisie (§4.3)
refused-no-first = un second bâtiment en demande un premier (§5.2)
refused-one-special = des dés ont été modifiés ce tour, et une seule action spéciale est permise (§5.3)
refused-no-action = faites une action avant de finir le tour (§4.3)
refused-keep-first = gardez une paire avant de finir le tour (§4.3b)
refused-nothing-to-keep = il n’y a pas de dés à garder ici (§4.3b)
refused-not-rolled = les dés lancés ne montrent pas { $pair } (§4.3b)
refused-roll-dice = un lancer a un dé de chaque couleur, ou deux de chaque si les quatre sont lancés (§4)
refused-seat-zero = il n’y a pas de place 0 : les places se comptent à partir de 1 (§3.1)
refused-other-roll = l’entrée indique { $said }, mais on attend { $due } (§4)
refused-dice-of = { $roll } demande { $due ->
    [0] aucun dé
    [one] { $due } dé de chaque couleur
   *[other] { $due } dés de chaque couleur
}, et non { $dice } (§4)
refused-no-roll-due = l’entrée indique { $roll }, mais aucun lancer n’est attendu : { $who } doit décider (§4)
refused-draw-first = le premier joueur est d’abord tiré au sort (§3.1)
refused-draw-due = l’entrée indique { $said }, mais le premier joueur est d’abord tiré au sort (§3.1)
refused-later-entry = elle renvoie à l’entrée { $entry }, qui ne vient pas avant
refused-of-a-table = seules les entrées d’un bloc de score se corrigent ou se suppriment (docs/record-format.md, Notes)
refused-no-player = la place { $seat } n’est pas celle d’un joueur : personne ne peut décider pour elle (§2)
refused-not-typed = l’entrée { $entry } n’est pas un lancer saisi : seuls ceux-là se corrigent
refused-entry = entrée { $entry } : { $reason }
refused-not-an-object = c’est du JSON, mais une partie doit être un objet
refused-other-game = c’est une partie de « { $game } », un jeu que ce programme ne connaît pas : un programme plus récent peut la lire
refused-not-a-record = ce n’est pas une partie de ce programme
refused-no-version = sa version « { $version } » n’est pas de la forme 1.0
refused-too-new = elle est en version { $version }, et ce programme lit jusqu’à { $major }.x : il faut un programme plus récent
refused-newer = elle est en version { $version }, plus récente que la { $own } de ce programme : un programme plus récent peut la lire
json-none = ce n’est pas du JSON : la ligne { $line } est illisible à partir de la colonne { $column }
json-ends = ce n’est pas du JSON, ou pas tout : le texte s’arrête trop tôt, à la ligne { $line }
json-twice = « { $name } » figure deux fois dans un objet : voir la ligne { $line }
json-large = { $number } à la ligne { $line } est trop grand : les nombres entiers ont 64 bits, les plus grands s’écrivent comme texte
json-unknown = « { $found } » est inconnu ici ; possibles : { $known }
json-kind = on trouve { $found } et non { $wanted }
json-length = on trouve une liste de { $found } et non de { $wanted }
json-length-from = on trouve une liste de { $found } et non d’au moins { $least }
json-length-to = on trouve une liste de { $found } et non de { $least } à { $most }
json-letters = on trouve { $found } lettres, et { $most } au plus sont permises
json-form = on trouve { $found } et non un texte comme « { $like } »
json-alike = { $found } figure deux fois, et il n’en faut pas deux pareils
json-none-of = il manque l’un de ceux-ci : { $names }
json-both = « { $other } » y est aussi, et un seul des deux est permis
json-unfit = on trouve { $found }, qui ne convient pas ici
json-null = null
json-text = un texte
json-one-of = l’un de { $names }
json-whole = un nombre entier de { $least } à { $most }
json-or = { $one } ou { $other }
json-truth = true ou false
json-list = une liste
json-object = un objet
refused-member = la valeur de « { $member } » n’est pas permise : { $why }
refused-no-id = « id » est vide : il doit distinguer la partie de toutes les autres
refused-moment = « { $member } » dit « { $said } » : un moment s’écrit en UTC, comme 2026-01-31T20:00:00Z
refused-day = « { $member } » dit « { $said } » : un jour s’écrit comme 2026-01-31
refused-form = ce n’est pas une entrée valable : { $why }
refused-other-kind = « kind » vaut { $kind }, mais aucune des { $entries } entrées du journal n’est de ce genre
refused-dice = { $reason } ; { $more ->
    [one] { $more } lancer suivant du programme n’en vient pas non plus
   *[other] { $more } lancers suivants du programme n’en viennent pas non plus
}
refused-result-length = { $figure } a { $claimed ->
    [one] { $claimed } élément
   *[other] { $claimed } éléments
}, mais le journal en donne { $found } ({ $section })
refused-missing = il manque « { $member } »
refused-layout = sa feuille : { $reason }
refused-no-grid = une partie complète demande la grille 6×6, et cette feuille n’a que des nombres (§1)
refused-ended = elle a pris fin le { $ended }, avant d’avoir commencé le { $started }
refused-player-late = la place { $seat } est un joueur après un joueur fictif : les joueurs fictifs viennent en dernier (§9)
refused-seed-order = une graine à partir de l’entrée { $from } vient après une graine à partir de { $after }
refused-seed-zero = la graine { $seed } part de l’entrée 0 ; les entrées se comptent à partir de 1
refused-too-many = « { $name } » a { $entries } entrées, et { $most } au plus sont lues
refused-too-long = « { $name } » est trop long : { $found }, et { $most } au plus sont lus
refused-rest = { $later ->
    [one] { $reason } ; { $later } entrée suivante n’a pas été vérifiée
   *[other] { $reason } ; { $later } entrées suivantes n’ont pas été vérifiées
}
refused-not-closed = la partie est finie, mais { $who } n’a pas de décompte final (§7)
refused-row-missing = la partie est finie, mais { $who } manque (§7)
refused-not-over = il y a un résultat, mais la partie n’est pas finie ({ $section })
refused-result = { $figure } indique { $claimed }, mais le journal donne { $found } ({ $section })
refused-digest = son empreinte indique { $claimed }, mais la partie a { $found } : elle a été modifiée

## La ligne de commande : ce qui n’a pas marché

failure-bad = { $file } n’est pas valable : { $fault }
failure-faults = { $file } a { $faults } erreurs :
failure-odd = { $file } a des saisies impossibles selon les règles ; si c’est bien arrivé, ajoutez --confirm :
failure-input = l’entrée standard ne peut pas être lue
failure-exists = { $path } existe déjà et n’a pas été modifié : choisissez un autre nom, ou ajoutez --force
failure-output = la sortie standard ne peut pas être écrite ; vérifiez que le disque n’est pas plein
crash-told = une erreur du programme l’a interrompu ; ce qui s’est passé est dans { $report }, et chaque partie est enregistrée jusqu’à sa dernière étape
crash-untold = une erreur du programme l’a interrompu, et aucun rapport n’a pu être écrit ; chaque partie est enregistrée jusqu’à sa dernière étape
failure-not-text = ce n’est pas du texte UTF-8
failure-too-large = il dépasse { $megabytes } Mo
standard-input = l’entrée standard
usage-see-help = { $what } (voir --help)
usage-no-value = il manque une valeur à { $argument }
usage-not-one-of = « { $value } » n’est pas une valeur de { $argument } : choisissez parmi { $valid }
usage-value = « { $value } » n’est pas une valeur de { $argument }
usage-value-because = « { $value } » n’est pas une valeur de { $argument } : { $why }
usage-unknown = { $argument } n’est pas attendu ici
usage-unknown-like = { $argument } n’est pas attendu ici ; vouliez-vous dire { $like } ?
usage-no-command = il n’y a pas de commande { $command }
usage-no-command-like = il n’y a pas de commande { $command } ; vouliez-vous dire { $like } ?
usage-missing = il manque { $arguments }
usage-conflict = { $argument } ne va pas avec { $other }
usage-too-many = « { $value } » est une valeur de trop pour { $argument }
usage-code = « { $code } » n’est pas le code d’un défi : { $fault }
usage-letters = la ligne de commande n’est pas du texte UTF-8
usage-number = donnez un nombre entier
usage-range = donnez un nombre entier de { $from } à { $to }
usage-at-least = donnez un nombre entier, { $from } ou plus
usage-moment = donnez une date et une heure comme 2026-01-31T20:00:00Z (RFC 3339)
usage-size = donnez une largeur et une hauteur de 200 à 8000, comme 1280x800

## La ligne de commande : aide

help-usage = Utilisation :
help-commands = Commandes :
help-arguments = Arguments :
help-options = Options :
help-game-options = Options pour { $game } :
help-examples = Exemples :
help-default = { $what } [par défaut : { $value }]
help-in-game = { $what }. { $game } : { $here }
help-help = Affiche ce message, ou l’aide d’une commande
help-print = Afficher l’aide
help-print-long = Afficher l’aide (un résumé avec -h)
help-version = Afficher la version
help-program = Jouer à Alhambra : Roll & Write, et vérifier, montrer, compter, analyser et simuler ses parties
help-open = Ce qu’ouvre la fenêtre : une partie enregistrée, un autre fichier à importer, ou le code d’un défi
help-window = Sans commande, le programme ouvre sa fenêtre. FILE ou CODE s’affiche dans la fenêtre déjà ouverte, s’il y en a une.
help-data-dir = Le dossier des parties, réglages et feuilles ; par défaut celui de la variable d’environnement ALHAMBRA_DATA_DIR, sinon celui d’usage du système
help-language = La langue ; par défaut celle des réglages, sinon celle du système
help-json = En JSON
help-record = Une partie enregistrée ; - est l’entrée standard
help-record-to-write = Le fichier de partie à écrire ; - est la sortie standard
help-force = Remplace un fichier existant
help-verify = Rejoue des parties enregistrées et y vérifie chaque événement, chaque dé et chaque nombre
help-verify-more = Affiche une ligne par fichier, suivie de ses erreurs s’il en a. Pour un bloc de score ou un résultat s’y ajoute ce qui est impossible selon les règles : ce ne sont pas des erreurs, et quelqu’un a pu le confirmer.
help-records = Des parties enregistrées ; - est l’entrée standard
help-show = Montre la position après un événement : feuilles, dés, pièces, course, primes, et le bilan comme si la partie s’arrêtait là
help-at = Après cet événement du journal, 0 pour le début ; par défaut à la fin
help-corrected = Avec les corrections ultérieures ; par défaut telle qu’elle était alors
help-reveal = Dit aussi ce qui est caché avant la fin : l’argent en main, les cartes prises ou payées auparavant et la graine ; rien n’est caché à une table ni dans une partie finie
help-score = Explique le bilan d’une partie enregistrée, ou d’une table finie notée sans son historique
help-score-more = Une partie inachevée est comptée comme si elle s’arrêtait là.
help-scored = Une partie enregistrée ou une table finie (JSON) ; - est l’entrée standard
help-advise = Classe toutes les options du joueur qui doit décider : aussitôt d’après leur valeur, ou par des parties simulées
help-advise-more = Une option est un tour entier, dés modifiés, second bâtiment et pièces compris. docs/analysis.md explique chaque nombre.
help-full-record = Le fichier d’une partie complète ; - est l’entrée standard
help-advise-at = La position après cet événement du journal, 0 pour le début ; par défaut à la fin
help-advise-rollouts = Affine avec au plus ce nombre de parties simulées ; le même nombre donne la même réponse
help-advise-ms = Affine pendant au plus ce nombre de millisecondes
help-analyse = Revient sur une partie : ce que chaque décision a perdu sur la meilleure option, la chance de chaque lancer, et ce que serait le résultat sans la chance
help-analyse-more = Cela peut durer ; la même partie donne toujours la même analyse. docs/analysis.md explique chaque nombre.
help-analyse-rollouts = Mesure les pertes avec au plus ce nombre de parties simulées par décision ; 0 les tire des valeurs, ce qui est immédiat mais approximatif ; 10000 par défaut, au plus 2000 à Alhambra, le jeu de tuiles
help-import = Fait un fichier de partie à partir d’une table notée en texte, ou ajoute les parties d’autres programmes à la bibliothèque
help-written = Une table notée (- est l’entrée standard), ou des parties : un export de BG Stats, des parties de BoardGameGeek en XML, ou du CSV
help-import-more = Les parties entrent dans la bibliothèque avec leurs totaux, et n’ont pas besoin de OUT. Celles qui y sont déjà sont laissées de côté, comme celles d’autres jeux ; chacune est signalée. Les colonnes CSV sont reconnues à leur en-tête dans toutes les langues du programme : date, heure, jeu, lieu, minutes, nom, points, rang, gagné, commentaire, identifiant ; une ligne est une partie, avec le nom et les points de chaque joueur, ou un joueur d’une partie.
help-columns = Ce que contiennent les colonnes CSV, à partir de la première, par exemple date,game,name,points,name,points ; - est une colonne non utilisée
help-import-game = Le jeu de toutes les parties, si le CSV ne le dit pas : roll_and_write, alhambra ou alexandros
help-take-again = Ajouter quand même les parties déjà présentes
help-confirm = Accepte ce qui est impossible selon les règles, et note dans le fichier que c’est confirmé
help-play = Joue une partie entière sans fenêtre et l’enregistre
help-game = Le jeu qui est joué
help-players = Qui joue à chaque place, dans l’ordre : beginner, casual, strong ou advisor, du plus faible au meilleur ; ou random (n’importe quel coup), greedy (le plus de points aussitôt), advisor-fast (le conseiller sans regarder plus loin)
roll-and-write-help-players = un joueur joue en solo, deux avec un joueur fictif, trois à cinq sans ; par défaut greedy seul
help-phantoms = Joueurs fictifs : 2, 3 ou 4 pour un joueur (2 par défaut), 1 pour deux, 0 pour plus
help-against-phantoms = Un joueur joue contre les joueurs fictifs, qui marquent aussi (§11)
help-layout = Une feuille (JSON) ; par défaut la feuille intégrée
help-special-actions = Actions spéciales par tour : modifier des dés ou bâtir un second bâtiment (one), ou les deux (both) (§5.3)
help-change-dice = Dés modifiables par tour : un jaune et un bleu (two), ou n’importe lesquels (any) (§5.1)
help-phantom-bonus = Points de victoire de chaque joueur fictif à la place des lignes et des pièces, de 0 à 99 (§11) ; par défaut 21, 18, 15 pour 2, 3, 4
help-rounds = Manches, de 1 à 33 (§2) ; par défaut 18, 15, 12 pour 3, 4, 5 lignes de la feuille de score
help-play-seed = La graine du hasard, de 0 à 18446744073709551615 ; par défaut au hasard
help-started = Le début de la partie, comme « 2026-01-31 20:15 », ou seulement le jour ; avec Z il est en UTC ; par défaut maintenant
help-simulate = Joue beaucoup de parties et montre les résultats de chaque place
help-simulate-more = La même graine donne les mêmes nombres, quel que soit le nombre de fils d’exécution. Ce ne sont pas les parties que play en tirerait : les simulations ont des dés plus rapides.
help-tournament = Chacun contre chacun à une table de deux, en échangeant les places pour la moitié des parties ; par défaut tous les niveaux
help-first = Le joueur qui commence chaque partie, de 1 à 5 ; par défaut tiré au sort à chaque partie
help-games = Parties à jouer ; dans un tournoi, par paire de joueurs
help-simulate-seed = La graine de la simulation, de 0 à 18446744073709551615 ; par défaut au hasard
help-threads = Fils d’exécution ; par défaut un par cœur
help-render = Dessine la position après un événement en PNG, sans écran ni pilote graphique
help-render-at = Après cet événement du journal ; par défaut à la fin
help-size = Largeur et hauteur en points
help-theme = Clair comme le papier (light) ou sombre comme la nuit (dark)
help-picture = L’image à écrire ; - est la sortie standard
help-export = Écrit une partie, ou toutes, pour d’autres programmes et sur papier : des tableaux en CSV ou XLSX, des pages en PDF, SVG ou PNG, un lien pour BG Stats, ou une table en texte
help-export-more = Le CSV ou XLSX des résultats (results) a une ligne par nombre : row (la rangée), name (le nom), part (un chemin sur lequel les programmes peuvent compter), label (en mots), vp (les PV) ; celui des coups (moves) une par entrée ; celui des décisions (decisions) une par décision, avec ce qu’elle a coûté. Un PNG sans --what est l’image de render à la fin. Le lien pour BG Stats est un code QR quand OUT finit par .svg, .png ou .pdf. Le texte peut être importé de nouveau ; il est pour les parties tenues à une table. Avec --all, le tableau a une ligne par joueur de chaque partie finie ; pour BG Stats, c’est une liste en JSON de ce que dit chaque lien (l’application elle-même prend une partie à la fois).
help-format = Ce qu’il faut écrire : bgstats, csv, pdf, png, svg, txt ou xlsx
help-export-file = Une partie enregistrée ou une table finie (JSON) ; - est l’entrée standard ; sans elle, une feuille vide est écrite
help-export-what = Ce qu’il faut écrire. Pages d’une partie : card (le bilan), position, sheet (les feuilles de tous) ou review (l’analyse) ; sans partie une feuille vide, sheet ou score-sheet, à imprimer. CSV ou XLSX : results, moves ou decisions
help-export-at = La position après l’événement N, par défaut la dernière
help-export-layout = La disposition d’une feuille vide (JSON) ; par défaut celle du programme
help-export-paper = Le format du papier : a4 ou letter
help-export-locale = Écrit le CSV comme le lisent les tableurs de cette région, par exemple fr_FR ; sinon avec virgules et point décimal
export-no-game = il faut ici le fichier d’une partie ; sans lui il n’y a que des feuilles vides : --format pdf, png ou svg avec --what sheet ou score-sheet
export-no-page = --at et ce --what sont pour les pages : --format pdf, png ou svg
export-no-table = --what results, moves et decisions sont des tableaux : --format csv ou xlsx
export-empty-only = --what score-sheet est une feuille vide, à imprimer : ne nommez pas de fichier, ou demandez card, position ou sheet
export-no-sheets = { $file } n’a pas de feuilles de joueurs : demandez card ou position
export-no-position = { $file } n’a pas de position, seulement un résultat : demandez card
help-exported = Le fichier à écrire ; - est la sortie standard
export-no-list = --all est pour --format csv, xlsx ou bgstats
export-plays = { $games ->
    [one] { $games } partie enregistrée
   *[other] { $games } parties enregistrées
} dans { $path }
export-unreadable = { $files ->
    [one] { $files } fichier illisible est laissé de côté
   *[other] { $files } fichiers illisibles sont laissés de côté
}
help-export-all = Écrit toutes vos parties finies dans un seul fichier : csv ou xlsx en tableau, bgstats en liste de parties
help-plays-game = Seulement les parties de ce jeu, tel que ses fichiers le nomment, par exemple alhambra
help-plays-person = Seulement les parties avec cette personne
help-plays-place = Seulement les parties jouées dans ce lieu ; un nom vide désigne celles dont le lieu n’est pas donné
help-plays-since = Seulement les parties commencées ce jour-là ou après, par exemple 2026-01-31
help-plays-until = Seulement les parties commencées ce jour-là ou avant
help-plays-players = Seulement les parties avec ce nombre de joueurs
help-plays-kind = Seulement les parties notées ainsi : full (jouées ici), table (sur le bloc de score), result (saisies après coup) ou totals (seuls les totaux sont connus)
help-statistics = Dit ce que vos parties finies donnent ensemble : qui a joué, gagné et marqué combien, et combien de fois chaque jeu a été joué
help-statistics-show = Ce qu’il faut dire : people (les personnes), pairings (face à face), games (les jeux), places (les lieux), years, months, players (le nombre de joueurs), trend (chaque résultat avec la moyenne des dix derniers) ou distribution (la répartition) ; par défaut people et games
export-row = Rangée { $row }
export-column = Colonne { $column }
export-lines-with = Lignes de { $count }
export-types = Types
failure-not-written = seule une table tenue saisie par saisie s’écrit en texte, et pour { $file } le genre est « { $kind } » : choisissez csv ou png
failure-cannot-be-written = { $file } a ce qu’une table notée ne peut pas contenir, comme une feuille à elle : choisissez csv ou png, ou gardez la partie enregistrée
help-exit = Codes de sortie, et leur nom en JSON :
help-exit-fine = tout va bien
help-exit-no = la réponse est non (verify : certaines parties ne sont pas bonnes)
help-exit-usage = la ligne de commande n’est pas comprise
help-exit-bad = l’entrée n’est pas valable : ses erreurs sont énumérées
help-exit-odd = l’entrée contient de l’impossible selon les règles : tout est énuméré
help-exit-kind = l’entrée est bonne, mais d’un genre qui n’est pas pour cette commande
help-exit-nothing = il n’y a rien à sauvegarder
help-exit-unreadable = l’entrée ne peut pas être lue
help-exit-no-window = aucune fenêtre ne peut s’ouvrir : il n’y a pas d’écran
help-exit-exists = la sortie existe déjà, et n’est remplacée qu’avec --force
help-exit-unwritable = la sortie ne peut pas être écrite
help-exit-json = Avec --json, un échec est signalé sur stderr sous la forme { $example }, en anglais.
help-written-form = Une table notée a une chose par ligne ; voir docs/table-text.md (en anglais) pour les détails. En bref :
help-written-players = les joueurs, dans le sens horaire
help-written-first = qui commence
help-written-rounds = si ce n’est pas par défaut : rounds, phantoms, layout FILE ou counts et coins, special_actions, change_dice, against_phantoms ; et aussi date, ended, title, location, comment
help-written-setup = les bâtiments de la mise en place
help-written-turn = manche 3 : un bâtiment ou deux ; ou coins (pièces), nothing (rien), leaves (s’en va)
help-written-phantom = la case d’un joueur fictif
help-written-lines = à la fin : les lignes avec 4, 5 et 6 ; ou sheet Red et six rangées de x et de .
help-written-left = et les pièces restantes
help-table-form = Une table finie en JSON a ces membres :
help-table-rows = ses lignes : les joueurs dans le sens horaire, puis les joueurs fictifs
help-table-layout = une feuille, avec sa grille ou seulement des nombres ; par défaut la feuille intégrée
help-table-rounds = de 1 à 33 ; par défaut selon le nombre de lignes
help-table-against = true quand un joueur joue contre les joueurs fictifs : chacun reçoit 21, 18 ou 15 s’ils sont 2, 3 ou 4 (§11)
help-table-bonus = de 0 à 99, quand un joueur joue contre les joueurs fictifs et que chacun reçoit un autre bonus
help-row-form = Une ligne a ces membres ; un type ou un nombre omis vaut 0 :
help-row-name = tel qu’il sera affiché
help-row-phantom = true pour un joueur fictif, qui n’a ni lignes ni pièces
help-row-sheet = six textes de six signes, X pour une case bâtie et . pour une case libre ; ou à la place
help-row-boxes = les cases remplies : { $example } et
help-row-lines = le nombre de rangées et de colonnes avec 4, 5 et 6 bâtiments : { $example }
help-row-completed = la manche où chaque type plein a été achevé : { $example }
help-row-coins = les pièces restantes

## La ligne de commande : show et verify

show-started = { $title }, commencée le { $moment }, feuille { $layout }
show-event = événement { $at } sur { $events }
show-event-was = événement { $at } sur { $events } : { $what }
show-setup = mise en place
show-round = manche { $round } sur { $rounds }
show-all-rounds = toutes les manches sont jouées
show-due = { $when } : { $due }
show-game-over = la partie est finie
show-due-action = { $name } choisit une action
show-due-second = { $name } bâtit un second bâtiment ou finit son tour
show-due-keep = { $name } garde une paire
show-due-kept = { $name } garde { $pair } et finit son tour
show-due-end = { $name } finit son tour
show-due-roll = on attend { refused-roll }
show-due-entry = c’est à { $name }
show-closed = le bloc de score est clos
show-to-close = en attente du décompte final : { $names }
show-sheet = { $name } : { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} ({ $circled } sur { $printed } entourées, { $spent } dépensées)
show-in-front = devant : { history-dice }
show-yellow-letter = J
show-blue-letter = B
show-race = Course
show-places = places
position-alexander = Alexandre : { $place }
position-costs = Pour { $who } : { $costs }
position-reserve = { $who }, réserve : { $pieces }
position-board = { $who }, Alhambra :
show-awards = Primes anticipées
show-award = manche { $round } : { building-bare }, { $building ->
    [pavilion] achevé
    [seraglio] achevé
    [arcades] achevées
    [chambers] achevées
    [garden] achevé
   *[tower] achevée
} par { $rows }
show-no-vp = aucun PV
show-now = Si tout s’arrêtait là
show-early-mark = * prime anticipée : le type a été achevé
show-winner = Victoire : { $name }
show-winners = Victoire partagée : { $names }
show-no-event = il n’y a pas d’événement { $event } : le journal en a { $events }
verify-good = { $file } : bon, { $what }
verify-faults = { $file } : { $faults ->
    [one] { $faults } erreur
   *[other] { $faults } erreurs
}
verify-unreadable = { $file } : illisible
verify-confirmed = confirmé : { $what }
verify-odd = non confirmé : { $what }
verify-full = partie complète
verify-table = bloc de score
verify-result = résultat
verify-totals-only = totaux seuls
verify-seats = { count-players } et { count-phantoms }
verify-unfinished = inachevée
verify-in-setup = inachevée, à la mise en place
verify-in-round = inachevée, à la manche { $round }
verify-to-close = en attente du décompte final
verify-practice = entraînement
verify-newer = d’une version plus récente : lecture seule
verify-totals = { $totals } PV
failure-no-drawings = ce programme a été construit sans ses dessins (l’option gui) : il ne peut rien dessiner
failure-no-gui = ce programme a été construit sans sa fenêtre (l’option gui) : voir alhambra --help

## La ligne de commande : advise et analyse

advise-leaving = { $option }, en laissant { $pair }
advise-nothing-left = il n’y a plus rien à décider
advise-not-due = aucune décision n’est attendue
advise-more = et { $options } de plus (toutes avec --json)
advise-only = Il n’y a pas d’autre option
advise-at-once = Ce que le 1er change tout de suite : { $what }
advise-race = { building-bare } ({ $race })
advise-lines = lignes de { $from } à { $to } PV
advise-coins = pièces de { $from } à { $to } ({ $before } à { $after } PV)
advise-next-built = le prochain tour a { $pair }, déjà bâti, qui donne une pièce
advise-next-free = le prochain tour a { $pair }, où { building-the } { $building ->
    [pavilion] est libre
    [seraglio] est libre
    [arcades] sont libres
    [chambers] sont libres
    [garden] est libre
   *[tower] est libre
}
advise-all-dice = les quatre dés sont lancés
advise-parts = types { $types }, lignes { $lines }, pièces { $coins }
advise-legend-total = Après chaque option : le total attendu en PV et la différence avec le 1er ± erreur type ; 2/3 est la rangée 2, colonne 3
advise-legend-victory = Après chaque option : les chances de gagner et la différence avec le 1er ± erreur type ; 2/3 est la rangée 2, colonne 3
analyse-title = { $title }, feuille { $layout }, { count-rounds }
analyse-title-open = { analyse-title }, pas encore finie
analyse-round = manche
analyse-at = après
analyse-done = décision
analyse-best = meilleure option
analyse-loss = perte
analyse-luck = chance ensuite
analyse-loss-vp = perte en PV
analyse-luck-vp = chance en PV
analyse-no-choice = aucun choix
analyse-same = la même chose
analyse-sum = somme
analyse-result = résultat en PV
analyse-result-open = résultat attendu en PV, en l’état
analyse-victory = victoire
analyse-victory-open = chances de gagner, en l’état
analyse-identity = { $what } : { $end } = { $parts }
analyse-start = { $figure } au départ
analyse-plus-luck = { $figure } de chance
analyse-losses = { $figure } de pertes
analyse-others = { $figure } par les tours des autres
analyse-residual = { $figure } de reste
analyse-without-luck = sans la chance : { $figure }
analyse-mean-loss = perte moyenne { $decisions ->
    [one] de { $decisions } décision
   *[other] de { $decisions } décisions
} avec un vrai choix : { $figure }
analyse-vp = { $figure } PV
analyse-mistake = manche { $round } : « { $best } » aurait valu { $loss } de plus que « { $chosen } »
analyse-mistake-because = { analyse-mistake } : { $reasons }
analyse-no-mistake = aucune décision n’a coûté cher
analyse-unit-total = Pertes et chance sont en PV
analyse-unit-victory = Pertes et chance sont des parts de victoire
analyse-by-value = par estimation rapide
analyse-by-games = par { $games } parties simulées au plus par décision ± erreur type
analyse-basis = { $unit } : pertes { $losses }, exactes au dernier tour ; chance par estimation rapide sur tous les cas, à la mise en place sur un échantillon
analyse-legend = 2/3 est la rangée 2, colonne 3 ; ≈ veut dire à peu près égal. `advise --at N` énumère toutes les options d’une décision. Le reste est ce que les valeurs ignorent.
failure-no-decisions = { $file } n’a ni feuilles ni dés, donc pas de décisions à analyser : le genre est « { $kind } »

## Alhambra, le jeu de tuiles

alhambra-scoring = { $scoring ->
    [1] premier décompte
    [2] deuxième décompte
   *[other] troisième décompte
}
alhambra-tile = { building-bare } { $price }
alhambra-start-tile = la tuile de départ
alhambra-bazaar = un bazar
alhambra-camp = un camp
alhambra-cell = { $x }, { $y }
alhambra-place-numbered = en { alhambra-cell }
alhambra-place-by-start = { $side ->
    [north] au-dessus de la tuile de départ
    [east] à droite de la tuile de départ
    [south] au-dessous de la tuile de départ
   *[west] à gauche de la tuile de départ
}
alhambra-place-by-tile = { $side ->
    [north] au-dessus { alhambra-place-of-tile }
    [east] à droite { alhambra-place-of-tile }
    [south] au-dessous { alhambra-place-of-tile }
   *[west] à gauche { alhambra-place-of-tile }
}
alhambra-place-of-tile = { $building ->
    [pavilion] du pavillon { $price }
    [seraglio] du sérail { $price }
    [arcades] des arcades { $price }
    [chambers] des chambres { $price }
    [garden] du jardin { $price }
   *[tower] de la tour { $price }
}
alhambra-place-steps = { $side ->
    [north] { $tiles } vers le haut
    [east] { $tiles } vers la droite
    [south] { $tiles } vers le bas
   *[west] { $tiles } vers la gauche
}
alhambra-place-from-start = { $steps } depuis la tuile de départ
alhambra-place-corner-start = { $corner ->
    [1] au coin inférieur droit de la tuile de départ
    [2] au coin inférieur gauche de la tuile de départ
    [3] au coin supérieur droit de la tuile de départ
   *[other] au coin supérieur gauche de la tuile de départ
}
alhambra-place-corner = { $corner ->
    [1] au coin inférieur droit { alhambra-place-of-tile }
    [2] au coin inférieur gauche { alhambra-place-of-tile }
    [3] au coin supérieur droit { alhambra-place-of-tile }
   *[other] au coin supérieur gauche { alhambra-place-of-tile }
}
alhambra-to-side = { $side ->
    [north] au nord
    [east] à l’est
    [south] au sud
   *[west] à l’ouest
}
alhambra-module = { $module ->
    [vizier] Vizir
    [camps] Camps
    [bazaars] Bazars
   *[falconers] Fauconniers
}
alhambra-module-hint = { $module ->
    [vizier] achète une fois hors de son tour, au prix exact
    [camps] comptent les bâtiments de la ligne devant eux
    [bazaars] comptent à la fin les voisins de leurs couleurs
   *[falconers] les faucons comptent par sorte
}
alhambra-falcon-kind = { $kind ->
    [black] noir
    [brown] brun
   *[white] blanc
}

alhambra-refused-occupied = { $place }, il y a déjà { $by } : on ne peut y poser { $piece } (§A3)
alhambra-refused-nothing = Il n’y a rien { $place } (§A4.6)
alhambra-refused-start = La tuile de départ reste à sa place (§A3.5)
alhambra-refused-no-neighbour = { $piece } { $place } doit toucher l’Alhambra par un côté ; un coin ne suffit pas (§A3.3)
alhambra-refused-wall = { $piece } { $place } a une muraille { $side }, mais { $beside } à côté n’en a pas (§A3.2)
alhambra-refused-no-wall = { $piece } { $place } n’a pas de muraille { $side }, mais { $beside } à côté en a une (§A3.2)
alhambra-refused-unreachable = Personne ne pourrait atteindre à pied { $piece } { $place } : tous les chemins sont murés (§A3.3)
alhambra-refused-cuts-off = Sans { $piece }, personne ne pourrait atteindre à pied { $cut } (§A3.3)
alhambra-refused-hole = Ce changement ({ $piece }) enfermerait l’espace vide { $place } (§A3.4)
alhambra-refused-camp-no-wall = Le camp { $place } doit avoir un rempart contre une muraille (§A6.2)
alhambra-refused-camp-side = Le côté { $side } du camp { $place } ne peut toucher { $beside } (§A6.2)
alhambra-refused-crossing = Un faucon demande un croisement de quatre tuiles : il n’y en a pas { $place } (§A6.4)
alhambra-refused-falcon-there = Il y a déjà un faucon { alhambra-falcon-kind } (§A6.4)
alhambra-refused-falcon-colours = Aucune des quatre tuiles n’est du type { building-bare } (§A6.4)

alhambra-refused-of-a-player = { $who } ne fait que collecter des tuiles : ni muraille, ni Alhambra, ni module (§A5)
alhambra-refused-no-third = Il n’y a de troisième joueur qu’à deux (§A5)
alhambra-refused-no-tile = { $who } n’a pas de tuile { building-bare } à enlever
alhambra-refused-too-many = { $who } ne peut avoir plus de 99 tuiles : { building-bare }
alhambra-refused-unknown-tile = Il n’y a pas de tuile { $tile } dans cette partie (§A1.2)
alhambra-refused-of-row = { $who } : { $why }
alhambra-refused-space = Le chantier a les cases 1 à 4, pas { $space } (§A1.5)
alhambra-refused-leftover-twice = La dernière tuile de la case { $space } est déjà attribuée : corrigez cette saisie (§A4.9)
alhambra-refused-bazaars-early = { $who }, { alhambra-scoring } : les bazars ne rapportent des PV qu’au troisième décompte (§A6.3)
alhambra-refused-drawn-by-player = { $who }, { alhambra-scoring } : seul le troisième joueur tire des camps et des bazars (§A5.2)
alhambra-refused-twice = { $who } est donné deux fois : { alhambra-scoring }
alhambra-refused-not-scored = La partie ne peut être finie : le troisième décompte n’a pas eu lieu (§A4.9)
alhambra-refused-missing = { $who } manque : { alhambra-scoring } (§A2.1)
alhambra-refused-players = Le jeu est pour 2 à 6 joueurs, pas { $players }
alhambra-refused-behind-third = La place { $seat } est un joueur après le troisième joueur : celui-ci vient en dernier (§A5)
alhambra-refused-third-players = { $third } troisièmes joueurs pour { $players } joueurs : à deux il y en a un, à plus il n’y en a pas (§A5)
alhambra-refused-printed = { $listed } pièces d’une sorte sont données ; il y en a { $most } (§A6)
alhambra-refused-tile-line = Liste des tuiles, ligne { $line } : « { $text } » ne convient pas (§A1.2)
alhambra-refused-tile-head = La première ligne d’une liste de tuiles nomme ses colonnes, pas « { $text } » (§A7)
alhambra-refused-tile-number = Une liste de tuiles en a de 1 à 99, pas { $tiles } (§A7)
alhambra-refused-tile-twice = Liste des tuiles, ligne { $line } : { $tile } y est deux fois (§A7)
alhambra-refused-module-off = { alhambra-module } : pas dans cette partie (§A6)
alhambra-refused-over = La partie est finie (§A4.9)
alhambra-refused-not-now = Pas maintenant : { $due } (§A4)
alhambra-due-third = le troisième joueur tire une tuile
alhambra-due-yard = une tuile arrive sur la case { $space }
alhambra-due-deal = { $who } reçoit une carte
alhambra-due-display = une carte est exposée
alhambra-due-reshuffle = la défausse est mélangée
alhambra-due-first = quelqu’un doit commencer
alhambra-due-decision = { $who } décide
alhambra-due-vizier = qui le peut envoie son vizir s’il le veut
alhambra-refused-not-in-reserve = { $piece } n’est pas dans la réserve (§A4.6)
alhambra-refused-bought-now = { $piece } : achat de ce tour, à poser à la fin du tour (§A4.6)
alhambra-refused-too-much = Ces cartes font { $value } : plusieurs peuvent faire 5 au plus (§A4.4)
alhambra-refused-not-displayed = { $card } n’est pas exposé (§A4.4)
alhambra-refused-no-card = Aucune carte n’a été nommée (§A4.4)
alhambra-refused-not-yours = { $card } n’est pas dans la main (§A4.5)
alhambra-refused-currency = { $card } ne vaut rien ici : on paie en { alhambra-money } (§A4.5)
alhambra-refused-too-little = { $paid } sur { $price } { alhambra-money } (§A4.5)
alhambra-refused-empty-space = La case { $space } est vide jusqu’à la fin du tour (§A4.5)
alhambra-refused-no-bazaar = { $piece } n’est pas à côté du chantier (§A6.3)
alhambra-refused-must-take = On peut encore prendre de l’argent (§A4.8)
alhambra-refused-must-buy = On peut encore acheter la tuile de la case { $space } (§A4.8)
alhambra-refused-must-buy-piece = On peut encore acheter : { $piece } (§A4.8)
alhambra-refused-must-redesign = On peut encore transformer l’Alhambra (§A4.8)
alhambra-refused-must-wake = On peut encore réveiller le vizir (§A4.8)
alhambra-refused-must-falcon = On peut encore payer et placer un faucon { alhambra-falcon-kind } (§A4.8)
alhambra-refused-one-action = La dernière action n’en donne pas d’autre : il ne reste qu’à poser (§A4.3)
alhambra-refused-lay-first = Achetées et pas encore posées : { alhambra-tiles } (§A4.7)
alhambra-refused-not-bought = { $piece } : pas un achat de ce tour (§A5.3)
alhambra-refused-asleep = { $who } : le vizir dort (§A6.1)
alhambra-refused-awake = { $who } : le vizir est déjà éveillé (§A6.1)
alhambra-refused-not-exact = Le vizir paie exactement : { $price } { alhambra-money }, pas { $paid } (§A6.1)
alhambra-refused-bazaar-price = Un bazar coûte exactement le prix de la tuile de sa case : { $price } { alhambra-money }, pas { $paid } (§A6.3)
alhambra-refused-bazaar-no-price = Le bazar n’a pas de prix pour l’instant : la case { $space } est vide (§A6.3)
alhambra-refused-no-falcon = Plus de faucon { alhambra-falcon-kind } ({ $colours }) (§A6.4)
alhambra-refused-falcon-turn = Les faucons prennent un tour entier (§A6.4)
alhambra-refused-not-in-stack = { $piece } n’est pas dans la pile (§A1.1)
alhambra-refused-not-in-deck = { $card } n’est pas dans la pioche (§A1.4)
alhambra-refused-no-scoring-card = Aucune carte de décompte ne peut être ici : { $cards ->
    [one] { $cards } carte a été tirée
   *[other] { $cards } cartes ont été tirées
} des piles (§A4.1)
alhambra-refused-scoring-card-due = La carte suivante est celle du décompte : { $cards ->
    [one] { $cards } carte a été tirée
   *[other] { $cards } cartes ont été tirées
} des piles (§A4.1)
alhambra-refused-empty-pile = La pile { $pile } n’a aucune carte (§A4.1)
alhambra-refused-piles-sum = Les cinq piles ont { $cards } cartes en tout, mais il en reste { $left } à répartir (§A4.1)
alhambra-refused-not-tied = { $who } n’est pas à égalité pour commencer (§A4.2)
alhambra-refused-no-piece = { $module ->
    [vizier] le vizir { $number }
    [camps] Il n’y a pas de camp { $number } dans cette partie (§A6.2)
    [bazaars] Il n’y a pas de bazar { $number } dans cette partie (§A6.3)
   *[falconers] Il n’y a pas de faucon { $number } dans cette partie (§A6.4)
}
alhambra-refused-other-row = C’est { $due } qui reçoit des cartes, pas { $said } (§A4.1)
alhambra-refused-other-space = C’est la case { $due } qui se remplit, pas la case { $said } (§A4.7)
alhambra-refused-draw = le programme ne tire rien ici (§A4)
alhambra-refused-not-typed = L’entrée { $entry } n’est ni une tuile ni une carte saisie : seules celles-ci se corrigent
alhambra-refused-amended-draw = L’entrée { $entry } ne se corrige pas par ce que tire le programme
alhambra-refused-not-ended = La partie ne peut être terminée : elle n’est pas arrivée à sa fin (§A4.9)
alhambra-refused-unplayable = { alhambra-module } : { $have } pièces sont connues, il en faut { $need } pour jouer (§A11.5)

alhambra-odd-skipped = Sauté : { alhambra-scoring } (§A2.1)
alhambra-odd-held-twice = Fait deux fois : { alhambra-scoring } (§A2.1)
alhambra-odd-tiles = { alhambra-scoring }, { building-bare } : { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
} sur toutes les lignes, mais il y en a { $exist } (§A1.1)
alhambra-odd-sank = { $who }, { alhambra-scoring }, { building-bare } : { $tiles ->
    [one] { $tiles } tuile seulement
   *[other] { $tiles } tuiles seulement
}, après { $before } au décompte précédent
alhambra-odd-wall = { $who }, { alhambra-scoring } : une muraille de { $wall } ; ces tuiles en donnent { $most } au plus (§A2.3)
alhambra-odd-third = { $who }, { alhambra-scoring } : { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
} ; au moins { $least } ont été tirées (§A5.2)
alhambra-odd-falcons = { alhambra-scoring } : faucons, { alhambra-falcon-kind } : { $falcons } en tout, mais il y en a 5 (§A6.4)
alhambra-odd-camps = { alhambra-scoring } : { $camps } camps en tout, mais il y en a 8 (§A6.2)
alhambra-odd-bazaars = { alhambra-scoring } : { $bazaars } bazars en tout, mais il y en a 8 (§A6.3)
alhambra-odd-bazaar-vp = { $who }, { alhambra-scoring } : un bazar de { $vp } PV ; 24 au plus (§A6.3)
alhambra-odd-leftover-twice = La dernière tuile de la case { $space } a été attribuée deux fois (§A4.9)
alhambra-odd-module = { $who }, { alhambra-scoring } : le module { alhambra-module } n’est pas dans cette partie (§A6)
alhambra-odd-tile-twice = { $tile } est à deux endroits : { $first } en { $cell } et { $who } en { $again } (§A1.2)
alhambra-odd-tile-aside = { $tile } est à deux endroits : { $first } et { $again } (§A1.2)
alhambra-odd-laid-at = { $who } en { $cell }
alhambra-odd-in-reserve = { $who } en réserve
alhambra-odd-unlawful = { $who }, { $cell } : { $why }
alhambra-odd-wall-mismatch = de deux côtés qui se touchent, un seul a une muraille (§A3.2)
alhambra-odd-unreachable = personne ne peut y aller (§A3.3)
alhambra-odd-no-neighbour = elle ne touche l’Alhambra par aucun côté (§A3.3)
alhambra-odd-hole = cet espace vide est enfermé (§A3.4)
alhambra-odd-camp-no-wall = un camp sans rempart contre une muraille (§A6.2)
alhambra-odd-camp-side = un côté d’un camp touche ce qu’il ne peut toucher (§A6.2)
alhambra-odd-crossing = un faucon là où quatre tuiles ne se touchent pas (§A6.4)
alhambra-odd-falcon-colours = un faucon sans tuile d’une de ses couleurs (§A6.4)

alhambra-said = { $who } : { $what }
alhambra-more = { building-bare } +1
alhambra-fewer = { building-bare } −1
alhambra-laid = { $piece } { $place }
alhambra-removed = de { $cell } à la réserve
alhambra-swapped = échange en { $cell } : { $piece }
alhambra-reserved = { $piece } à la réserve
alhambra-falcon-placed = un faucon { alhambra-falcon-kind } placé en { $cell }
alhambra-given = au troisième joueur : { $piece }
alhambra-measured-wall = muraille { $wall }
alhambra-measured-module = { alhambra-reason-module } { $numbers }
alhambra-drew = { $who } a tiré { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}
alhambra-held = Fait : { alhambra-scoring }
alhambra-leftover = la dernière tuile de la case { $space }
alhambra-leftover-none = La dernière tuile de la case { $space } est restée
alhambra-last-tile = { $who } reçoit { $piece }, avec le plus de { alhambra-money } : { $money }
alhambra-last-tile-tied = Personne ne reçoit { $piece } : { $names } ont chacun { $money } { alhambra-money }
alhambra-last-tile-none = Personne ne reçoit { $piece } : personne n’a de { alhambra-money }
alhambra-goes-first = commence
alhambra-scoring-card = la carte de décompte
alhambra-money = { $currency ->
    [florin] florins
    [dirham] dirhams
    [dinar] dinars
   *[ducat] ducats
}
alhambra-card = { $currency ->
    [florin] florin { $value }
    [dirham] dirham { $value }
    [dinar] dinar { $value }
   *[ducat] ducat { $value }
}
alhambra-play-draws = tire { $piece }
alhambra-play-yard = { $piece } arrive sur la case { $space }
alhambra-play-beside = { $piece } se place à côté du chantier
alhambra-play-dealt = reçoit { $card }
alhambra-play-display = { $card } est exposé
alhambra-play-display-unnamed = Une carte est exposée
alhambra-play-scoring-card = La carte de décompte sort : { alhambra-scoring }
alhambra-play-reshuffle = La défausse est mélangée : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
alhambra-play-takes = prend { $cards }
alhambra-play-buys = achète { $piece } pour { $cards }
alhambra-play-buys-exactly = achète { $piece } pour exactement { $cards }
alhambra-play-buys-unnamed = achète { $piece }
alhambra-play-buys-to = { $piece } { $place } pour { $cards }
alhambra-play-buys-to-exactly = { $piece } { $place } pour exactement { $cards }
alhambra-play-wakes = réveille le vizir
alhambra-play-falcon = achète un faucon { alhambra-falcon-kind } pour { $card } et le place { $place }
alhambra-play-falcon-unnamed = achète un faucon { alhambra-falcon-kind } et le place { $place }
alhambra-play-vizier = envoie le vizir acheter { $piece } : { $cards }
alhambra-play-vizier-unnamed = envoie le vizir acheter { $piece }
alhambra-play-swaps = { $piece } au lieu de { $left } { $place }
alhambra-play-removes = { $piece } { $place } à la réserve
alhambra-play-ends = finit son tour
alhambra-play-passes = passe
alhambra-cards = { $cards ->
    [one] une carte
   *[other] { $cards } cartes
}
alhambra-no-card = aucune carte
alhambra-show-turn = À { $who } de jouer
alhambra-show-yard = Chantier :
alhambra-show-space = { $currency ->
    [florin] { $space } (florins) : { $what }
    [dirham] { $space } (dirhams) : { $what }
    [dinar] { $space } (dinars) : { $what }
   *[ducat] { $space } (ducats) : { $what }
}
alhambra-show-empty = vide
alhambra-show-price = { $currency ->
    [florin] { $piece }, { $price } en florins
    [dirham] { $piece }, { $price } en dirhams
    [dinar] { $piece }, { $price } en dinars
   *[ducat] { $piece }, { $price } en ducats
}
alhambra-show-display = Cartes exposées : { $money }
alhambra-show-hand = { $who }, main : { $money }
alhambra-show-pending = { $who }, encore à placer : { $pieces }
alhambra-show-left = Reste : { $tiles } dans la pile, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} dans la pioche, { $discards ->
    [one] { $discards } défaussée
   *[other] { $discards } défaussées
}
alhambra-show-seed = Graine { $seed }
alhambra-late = Après coup, { alhambra-scoring } : { $what }
alhambra-in-scoring = { $what } ({ alhambra-scoring })

alhambra-total = Total
alhambra-total-third = Total, hors victoire
alhambra-reason-wall = { $wall ->
    [one] un segment
   *[other] { $wall } segments de suite
}
alhambra-reason-types = types
alhambra-reason-no-tile = aucune
alhambra-reason-behind = { alhambra-tiles }, { place-name } : rien
alhambra-reason-alone = { alhambra-tiles }, { place-name }
alhambra-reason-shared = { alhambra-tiles }, { $places } avec { $names } : { $sum } = { $vp } PV
alhambra-reason-module = { $module ->
    [vizier] vizir
    [camps] camps
    [bazaars] bazars
   *[falconers] faucons
}
alhambra-reason-piece = { $module ->
    [vizier] vizir
    [camps] camp
    [bazaars] bazar
   *[falconers] faucon
}
alhambra-reason-camp-laid = en { $cell } : { alhambra-reason-camp-lines }
alhambra-reason-camp-lines = bâtiments alignés : { $lines }
alhambra-reason-bazaar-laid = en { $cell } : { alhambra-reason-bazaar-matches }
alhambra-reason-bazaar-matches = { $matches ->
    [one] { $matches } correspondance
   *[other] { $matches } correspondances
} × { $colours ->
    [one] { $colours } couleur
   *[other] { $colours } couleurs
}
alhambra-reason-falcons-of = faucons, { alhambra-falcon-kind } : { $falcons }
alhambra-missing-wall = muraille
alhambra-missing-third = Troisième joueur : { $has ->
    [one] { $has } tuile
   *[other] { $has } tuiles
} ; il en faut { $due } à ce stade

alhambra-written-twice = Cette ligne a déjà ce décompte
alhambra-written-no-line = Le { alhambra-scoring } n’a pas de ligne pour « { $name } » : un décompte fait en a une par rangée ; s’il n’est pas fait, ses lignes commencent par « open » (§A2.1)
alhambra-written-drawn = Camps et bazars que le troisième joueur avait déjà tirés au décompte précédent : { $before } ; { $drawn } ne peut être le total (§A5.2)
alhambra-written-few-tiles = Avec ces joueurs, il faut une liste d’au moins { $least } tuiles, pas { $tiles } (§A7)
alhambra-part = { $part ->
    [0] Début
    [1] Avant le premier décompte
    [2] Avant le deuxième décompte
   *[other] Avant le troisième décompte
}
alhambra-part-back = Décompte précédent
alhambra-part-on = Décompte suivant
alhambra-mark-scoring = { $part ->
    [2] Premier décompte
    [3] Deuxième décompte
   *[other] Troisième décompte
}
alhambra-before-scoring = avant le { alhambra-scoring }
alhambra-all-held = tous les décomptes faits
alhambra-got = { $who } : { $vp } PV
alhambra-leads-now = En tête maintenant : { $names }
alhambra-tiles = { $tiles ->
    [one] une tuile
   *[other] { $tiles } tuiles
}
alhambra-wall = Muraille

## Alhambra : les écrans

alhambra-name = Alhambra, le jeu de tuiles
alhambra-home-table-hint = Compter les points d’Alhambra à table
alhambra-home-name = Alhambra
alhambra-home-first = Achetez des tuiles, bâtissez la plus longue muraille et menez dans chaque type.
alhambra-home-pieces = Votre boîte
alhambra-done = Terminé

alhambra-new-first-later = Plus tard
alhambra-new-hint = Le programme compte les points ; chacun pose son propre Alhambra
alhambra-new-modules = Modules
alhambra-new-tiles = Tuiles
alhambra-new-tiles-first = Première édition
alhambra-new-tiles-own = Votre boîte
alhambra-new-second-scoring = Deuxième carte de décompte
alhambra-new-pile = Pile { $pile }
alhambra-new-third = Troisième joueur
alhambra-third-usual = Dirk
alhambra-new-third-hint = À deux joueurs, un troisième reçoit des tuiles et prend des places (§A5)
alhambra-new-more = Variantes de règles
alhambra-new-further = Action de plus après un paiement exact
alhambra-new-further-may = Facultative
alhambra-new-further-must = Obligatoire
alhambra-new-hands = Argent en main
alhambra-new-hands-hidden = Caché
alhambra-new-hands-open = Visible de tous
alhambra-new-holes = Trous dans un Alhambra
alhambra-new-holes-area = Jamais
alhambra-new-holes-single = De deux cases ou plus
alhambra-new-vizier = Le vizir achète
alhambra-new-vizier-after = Après un décompte
alhambra-new-vizier-before = Avant
alhambra-new-camp-plain = Côté nu d’un camp contre une muraille
alhambra-new-forbidden = Interdit
alhambra-new-allowed = Permis
alhambra-new-camp-line = Un bazar dans la ligne d’un camp
alhambra-new-line-counts = Compte
alhambra-new-line-ends = L’arrête
alhambra-new-third-modules = Camps et bazars tirés par le troisième joueur
alhambra-new-third-keeps = Restent
alhambra-new-third-redraws = Remplacés
alhambra-new-track = Piste de score
alhambra-new-lap = Tours de { $vp }

alhambra-table-now = +{ $vp } à présent
alhambra-table-of-it = dont { $vp }
alhambra-table-row = { $who } : { $total } PV ; ce décompte : { $vp } PV
alhambra-table-head = { building-name } : { $places } PV au { alhambra-scoring }
alhambra-table-third = { $has ->
    [one] { $has } tuile
   *[other] { $has } tuiles
} sur { $due }
alhambra-table-third-more = { $has } tuiles au lieu de { $due }
alhambra-table-laid = posé à l’écran
alhambra-table-laid-reserve = posé ; { $count } en réserve
alhambra-table-lap = tour { $lap }, case { $space }
alhambra-table-cell = { $who }, { building-bare } : { $tiles } sur { $printed }, { $vp } PV
alhambra-table-leads = { $what }, en tête
alhambra-table-open = pas encore compté
alhambra-table-measured = { $who }, { $what } : { $number }
alhambra-table-begin = Pour chaque tuile posée, touchez un type dans la ligne d’un joueur, ou tapez 1 à 6
alhambra-table-nothing = rien ne change
alhambra-table-one-more = Une tuile de plus pour { $who } ({ building-bare }) : { $changes }
alhambra-table-moves = { $who } { $before } → { $after }
alhambra-table-margins = { building-name }, avance ou retard : { $margins }
alhambra-table-offer = Les types donnent encore { $next } PV au prochain décompte, { $all } en tout
alhambra-table-offer-last = Les types donnent encore { $next } PV au dernier décompte
alhambra-table-vizier = Vizir : après un tour, et après un décompte, qui a son vizir éveillé peut acheter au prix exact
alhambra-table-vizier-before = Vizir : après un tour, avant un décompte, qui a son vizir éveillé peut acheter au prix exact
alhambra-table-falcons = Faucons restants : { $black ->
    [one] { $black } noir
   *[other] { $black } noirs
}, { $brown ->
    [one] { $brown } brun
   *[other] { $brown } bruns
}, { $white ->
    [one] { $white } blanc
   *[other] { $white } blancs
}
alhambra-table-over = Les trois décomptes ont eu lieu ; toute saisie peut encore être corrigée
alhambra-over-change = La partie est finie : tous les décomptes sont faits. La modifier quand même ?
alhambra-over-yes = La modifier
alhambra-table-sure = Est-ce exact ?
alhambra-table-so = C’est ainsi sur la table
alhambra-key-tile = une tuile de plus de ce type
alhambra-why-now = C’est le décompte qui vient

alhambra-lead-row = { $who } : { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}, { $vp } PV ({ $margin })
alhambra-lead-ahead = { $tiles } d’avance
alhambra-lead-behind = { $tiles } de retard
alhambra-lead-level = à égalité
alhambra-lead-more = avec une de plus : { $changes }

alhambra-less = Une de moins
alhambra-count = Compter
alhambra-count-laid = Les tuiles de chacun sont sur les plateaux
alhambra-count-hint = Tapez le nombre de chaque type, un chiffre après l’autre ; pour dix ou plus, choisissez d’abord le type
alhambra-scoring-now = { $scoring ->
    [1] Premier décompte
    [2] Deuxième décompte
   *[other] Troisième décompte
}
alhambra-scoring-hold = Compter maintenant
alhambra-scoring-hold-anyway = Compter quand même
alhambra-scoring-missing = Il manque : { $what }
alhambra-scoring-ask = Compléter ce qui manque
alhambra-scoring-all-said = Il ne manque rien
alhambra-scoring-without = Continuer sans
alhambra-scoring-never = La carte de décompte n’est jamais sortie
alhambra-scoring-rows = Les PV de qui

alhambra-measure-wall = { $who } : plus longue muraille
alhambra-measure-wall-hint = Segments de la plus longue muraille extérieure sans coupure : touchez le nombre ou tapez-le
alhambra-measure-list-hint = Touchez ou tapez les PV de chacun, l’un après l’autre ; touchez-en un pour l’enlever
alhambra-measure-module = { $who } : { alhambra-module }
alhambra-measure-take-off = Enlever { $vp } PV
alhambra-measure-number = { $number }
alhambra-measure-nothing = Touchez ou tapez d’abord le nombre
alhambra-measure-falcons-hint = Touchez combien de chaque sorte, ou tapez trois chiffres : noirs, bruns, blancs
alhambra-measure-add = Ajouter { $vp } PV
alhambra-measure-each = PV d’un seul
alhambra-measure-none = Aucun
alhambra-key-digit = taper le nombre

alhambra-third = Troisième joueur
alhambra-third-has = { $who } a { $has ->
    [one] { $has } tuile
   *[other] { $has } tuiles
} ; il en faut { $due } pour ce décompte
alhambra-third-stack = Tuiles restant dans la pile
alhambra-third-draws = { $who } en tire { $draws }
alhambra-third-modules = Camps et bazars
alhambra-third-add = { $count ->
    [one] Ajouter { $count } tuile
   *[other] Ajouter { $count } tuiles
}

alhambra-leftovers = Dernières tuiles
alhambra-leftovers-hint = Désactivez les cases vides, indiquez la tuile des autres et saisissez l’argent de chacun dans chaque monnaie : la tuile compte pour qui la reçoit
alhambra-leftovers-tile = Tuile
alhambra-leftovers-unsaid = Laquelle ?
alhambra-leftovers-lay = { $who } la pose sur le plateau, où elle compte
alhambra-leftovers-space = { $space ->
    [1] Florins
    [2] Dirhams
    [3] Dinars
   *[other] Ducats
}
alhambra-leftovers-money = { $who }, case { $space }
alhambra-leftovers-gets = Va à
alhambra-leftovers-stays = personne
alhambra-leftovers-unnamed = { $spaces } : indiquez la tuile, sinon elle ne compte pas
alhambra-leftovers-unpaid = { $spaces } : aucun argent saisi, personne ne la reçoit
alhambra-leftovers-done = Noter

alhambra-history-add = Ajouter une saisie oubliée : { alhambra-scoring }
alhambra-history-more = Une de plus
alhambra-history-fewer = Une de moins
alhambra-history-change = Plus ou moins
alhambra-history-when = Compte à partir du
alhambra-entry-tile = Tuile comptée
alhambra-entry-lay = Tuile posée
alhambra-entry-take-off = Retirée
alhambra-entry-swap = Échangée
alhambra-entry-give = Donnée
alhambra-entry-not-drawn = Pas tirée : { $tile }
alhambra-remind = À retenir
alhambra-remind-cards = Le jeu a { $cards } cartes d’argent : une de chaque valeur et de chaque monnaie est retirée (§A5.1)
alhambra-remind-draws = { $who } tire { $start } tuiles au début, { $after } après le premier décompte et, après le deuxième, un tiers de la pile, arrondi vers le bas ; le chantier ne compte pas (§A5.2)
alhambra-remind-not-held = Un décompte dont la carte n’est pas sortie avant la fin n’a pas lieu, et { $who } ne tire rien pour lui (§A4.10)
alhambra-remind-gift = Une tuile achetée pendant ce tour, même par le vizir, même un camp ou un bazar, peut être donnée à { $who } au lieu d’être posée ou mise en réserve, mais aucune tuile de la réserve ou de l’Alhambra, ni aucune reçue à la fin (§A5.3)
alhambra-remind-never = { $who } prend des places pour les types, n’a jamais de PV pour la muraille ou les modules, ne reçoit aucune des dernières tuiles et ne gagne jamais (§A5.4)
alhambra-remind-keeps = Les camps et bazars tirés par { $who } comptent parmi les tuiles tirées, restent et ne rapportent rien (§A5.2)
alhambra-remind-redraws = Les camps et bazars tirés par { $who } quittent la partie, et la tuile suivante est tirée à leur place (§A5.2)
alhambra-remind-tokens = Il y a { $players } vizirs, un par personne, tous éveillés au début (§A6.1)
alhambra-remind-vizier-buys = Après un tour, dès que le chantier est plein, qui a son vizir éveillé peut acheter une tuile, au prix exact seulement, et la pose ou la met aussitôt en réserve. Cela ne donne aucune action de plus, le vizir s’endort et le chantier est complété
alhambra-remind-vizier-buys-two = Après un tour, dès que le chantier est plein, qui a son vizir éveillé peut acheter une tuile, au prix exact seulement, et la pose, la met en réserve ou la donne aussitôt à { $who }. Cela ne donne aucune action de plus, le vizir s’endort et le chantier est complété
alhambra-remind-vizier-order = Celui dont c’est ensuite le tour choisit en premier, celui qui vient de finir en dernier. Quand { $who } vient de jouer : { $order } ; après chaque achat, les suivants peuvent encore acheter, mais qui a renoncé n’est plus interrogé avant la fin d’un autre tour
alhambra-remind-vizier-after = Un décompte à faire passe avant les vizirs
alhambra-remind-vizier-before = Les vizirs passent avant un décompte à faire
alhambra-remind-vizier-wake = Réveiller le vizir est une action
alhambra-remind-vizier-end = Le vizir ne sert pas à la distribution des dernières tuiles, et ne vaut rien à la fin
alhambra-remind-falcons = Il y a { $falcons } faucons, { $each } de chaque sorte, tous visibles (§A6.4)
alhambra-remind-falcon-turn = Les faucons prennent un tour entier : autant qu’on veut, chacun pour une carte d’argent de n’importe quelle monnaie et valeur
alhambra-remind-falcon-place = Chacun est placé aussitôt là où quatre tuiles se touchent, dont aucune n’est un camp, avec au moins un bâtiment de chacune de ses deux couleurs ; un seul faucon par croisement
alhambra-remind-falcon-back = On ne le déplace jamais ; si l’une de ses quatre tuiles est retirée ou échangée, il retourne à la réserve générale
alhambra-remind-falcon-vp = À chaque décompte, 1 à 5 faucons d’une sorte donnent { $vp } PV

alhambra-part-wall = Muraille { $side }
alhambra-part-rampart = Rempart { $side }

alhambra-replay-follow = Qui joue
alhambra-board = Plateau
alhambra-board-of = Alhambra : { $who }
alhambra-board-reserve = Réserve
alhambra-board-wall = Plus longue muraille : { $pieces }
alhambra-board-free = libre
alhambra-board-holds = { $piece } : { $places ->
    [0] aucune place n’est libre
    [one] une place est libre ; touchez-la
   *[other] { $places } places sont libres ; touchez-en une
}
alhambra-board-aside = Dans la réserve
alhambra-board-is-aside = Elle est dans la réserve
alhambra-board-pick = Choisissez d’abord une tuile
alhambra-board-choose = Touchez d’abord ce qu’il faut retirer
alhambra-board-give = À { $who }
alhambra-board-take = L’enlever
alhambra-board-so = Comme sur la table
alhambra-board-overrules = Compté pour { $who } : { $counted }. Dès qu’une tuile est posée ici, seul compte ce qui est posé.
alhambra-board-overrule = La poser ici
alhambra-board-counted = { $tiles } × { building-bare }
alhambra-board-gone = Elle est déjà sur la table
alhambra-board-tile = { building-name } { $price }, murailles : { $walls }
alhambra-board-tile-open = { building-name } { $price }, sans muraille
alhambra-board-camp = Camp
alhambra-board-bazaar = Bazar
alhambra-board-falcon = Faucon
alhambra-board-in-hand = Prendre en main
alhambra-board-not-whole = Elle n’est pas encore complète
alhambra-pieces-camp = Camp { $price }

alhambra-late-scoring = Décompte
alhambra-late-hint = Pour chaque décompte, les tuiles de chaque type et la plus longue muraille
alhambra-late-fault-nothing = Saisissez d’abord les tuiles
alhambra-late-list = 3 + 2
alhambra-late-list-hint = Camps et bazars : les PV de chacun, comme 3 + 2
alhambra-late-fault-list = { $who }, { alhambra-scoring }, { alhambra-module } : écrivez les PV de chacun, comme 3 + 2
alhambra-pieces-which = Pièces
alhambra-pieces-camps = Camps { $count }/{ $all }
alhambra-pieces-bazaars = Bazars { $count }/{ $all }
alhambra-pieces-falcons = Faucons { $count }/{ $all }
alhambra-pieces-hint = Copiez-les une fois de votre boîte : chaque nouvelle table les propose. Touchez une pièce pour la changer ou la retirer
alhambra-pieces-price = Prix
alhambra-pieces-currency = Monnaie
alhambra-pieces-take-out = Enlever { $number } : { $what }
alhambra-pieces-none = Les pièces imprimées de votre boîte ne sont pas encore connues. Copiez-les une fois : chaque nouvelle table les propose
alhambra-pieces-how-camp = Touchez les côtés qui ont un rempart, un ou deux
alhambra-pieces-how-bazaar = Touchez les côtés qui ont une muraille, s’il y en a, et ses trois couleurs
alhambra-pieces-how-falcon = Touchez sa sorte et ses deux couleurs
alhambra-pieces-all = Elles y sont toutes
alhambra-pieces-tiles = Tuiles { $count }
alhambra-pieces-tiles-hint = Les tuiles de la première édition. Si les vôtres diffèrent, touchez-en une et changez-la : les nouvelles tables proposent alors les vôtres
alhambra-pieces-tiles-own = Vos propres tuiles : les nouvelles tables les proposent. Touchez-en une pour la changer
alhambra-pieces-no-tile = Touchez une tuile pour la changer
alhambra-pieces-how-tile = Touchez les côtés qui ont une muraille et indiquez le prix
alhambra-pieces-another = Une autre de ce type
alhambra-pieces-remove = Enlever cette tuile
alhambra-pieces-last-tile = C’est la dernière de son type
alhambra-pieces-first-edition = Revenir à la première édition
alhambra-pieces-first-edition-question = Vos propres tuiles seraient perdues.
alhambra-pieces-tiles-there = Votre boîte a déjà ses propres tuiles : revenez-y à la première édition avant d’en importer d’autres
alhambra-pieces-tiles-taken = { $count ->
    [one] { $count } tuile est maintenant dans votre boîte
   *[other] { $count } tuiles sont maintenant dans votre boîte
}
alhambra-pieces-taken = La boîte est importée
alhambra-pieces-import = Importer une boîte
alhambra-pieces-import-hint = Saisissez ou collez le chemin d’une boîte ou d’une liste de tuiles (CSV)
alhambra-pieces-export = Exporter la boîte
alhambra-pieces-no-box = ce n’est ni une boîte ni une liste de tuiles
alhambra-pieces-json = ce n’est pas une boîte en JSON : { $why }

## Alexandros : les écrans

alexandros-page-map = Carte
alexandros-page-plain-space = case neutre
alexandros-page-space = { $what }, rangée { $row }, place { $place }
alexandros-page-space-of = { $what }, rangée { $row }, place { $place } : gouverneur ({ $who })
alexandros-page-corner = Coin : ligne { $line }, place { $place }
alexandros-page-owned = À { $who }, avec { $governors ->
    [one] un gouverneur
   *[other] des gouverneurs
} sur { $on }
alexandros-page-own = Elle est déjà à { $who }
alexandros-page-vacant = Libre
alexandros-page-two-owners = Gouverneurs de deux joueurs
alexandros-page-with-governors = { $governors ->
    [one] Avec { $governors } gouverneur
   *[other] Avec { $governors } gouverneurs : ne rapporte rien
}
alexandros-page-no-cards = aucune carte
alexandros-page-cards = { $count ->
    [one] { $count } carte : { $cards }
   *[other] { $count } cartes : { $cards }
}
alexandros-page-price = Gouverneurs sur { $on } pour { $cards }
alexandros-page-occupy = Occuper
alexandros-page-take-over = Prendre
alexandros-page-end-goal = Le but est atteint : la partie est finie
alexandros-page-end-walls = Des murs rouges sont posés : la partie finit après ce tour
alexandros-page-to-goal = Fin à { $points } points
alexandros-page-player-said = { $who } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, encore { $needs }, impôts maintenant { $gain }, { $home } { $home ->
    [one] gouverneur
   *[other] gouverneurs
} hors du plateau
alexandros-page-has-left = { $who } a quitté la partie
alexandros-page-gain = impôts + { $gain }
alexandros-page-needs = encore { $needs }
alexandros-page-type-province = Saisir une province
alexandros-page-type-short = Province
alexandros-page-divide = Diviser
alexandros-page-recall = Reprendre un gouverneur
alexandros-page-recall-from = Reprendre : { $on }
alexandros-page-taxes = Lever l’impôt
alexandros-page-taxes-gain = { $gain ->
    [0] Impôts
   *[other] Impôts + { $gain }
}
alexandros-page-taxes-now = Impôts maintenant
alexandros-page-taxes-typed = Saisir les points
alexandros-page-before-after = { $who } + { $gain } : { $before } → { $after }
alexandros-page-tax-with = Possible avec
alexandros-page-tax-card = Carte
alexandros-page-card-unsaid = Non dite
alexandros-page-type-points = Les disques sont ailleurs
alexandros-page-walls = Murs
alexandros-page-walls-laid = Murs posés
alexandros-page-walls-left = Murs restants : { $black ->
    [one] { $black } noir
   *[other] { $black } noirs
}, { $red ->
    [one] { $red } rouge
   *[other] { $red } rouges
}
alexandros-page-leaves = Un joueur part
alexandros-page-close = Finir la partie
alexandros-page-close-early = Ni les points ni les murs ne la finissent encore
alexandros-page-is-over = La partie est finie : ceci serait ajouté à une table terminée
alexandros-page-enter = Noter
alexandros-page-turn = Tour
alexandros-page-player = Joueur
alexandros-page-plain = Cases neutres
alexandros-page-symbols = Cases à symbole
alexandros-page-province = Province
alexandros-page-owner = Propriétaire
alexandros-page-why-no-symbols = Indiquez d’abord ses cases avec symbole
alexandros-page-why-no-governor = Indiquez où sont ses gouverneurs
alexandros-page-province-hint = Comptez les cases à l’intérieur de ses murs
alexandros-page-rest = Le reste : { $contents }. { $whose }
alexandros-page-governor-in-part = Dans cette part : gouverneur ({ $who }) sur { $on }
alexandros-page-governors-on = Gouverneurs sur
alexandros-page-hand = Ma main
alexandros-page-hand-of = Main : { $who }
alexandros-page-hand-hint = Affichée ici seulement et jamais enregistrée : les prix disent alors ce qui manque
alexandros-page-hand-forget = Vider
alexandros-page-missing = Manque : { $cards }
alexandros-page-in-hand = Tout est en main
alexandros-page-to-loser = { $count ->
    [one] { $count } de ces cartes va au perdant
   *[other] { $count } de ces cartes vont au perdant
}
alexandros-page-move = Le trajet d’Alexandre
alexandros-page-move-short = Avancer
alexandros-page-move-first = D’abord Alexandre se déplace
alexandros-page-card = Carte
alexandros-page-from-hand = De la main
alexandros-page-other-card = L’autre carte visible
alexandros-page-stays = Aucune carte ne mène nulle part : Alexandre reste
alexandros-page-stuck = Les murs ne suffisent pour aucun but de cette carte : si l’autre ne mène nulle part non plus, Alexandre reste
alexandros-page-stay = Alexandre reste
alexandros-page-stay-card = Prenez une carte visible ; il n’est pas nécessaire de dire laquelle
alexandros-page-tap-goal = Touchez une case éclairée : le but
alexandros-page-tap-corner = Touchez le coin où il s’arrête
alexandros-page-ways-hint = Choisissez un chemin, ou touchez un coin par lequel il passe
alexandros-page-one-way = Il n’y a que ce chemin
alexandros-page-tap-province = Touchez la province
alexandros-page-instead-of = Que s’est-il passé ?
alexandros-page-why-no-change = Choisissez ce qui s’est passé à la place
alexandros-page-forgotten = Ajouter une saisie oubliée
alexandros-history-add = Ajouter une saisie oubliée : tour { $turn }
alexandros-page-change-on-map = Modifier sur la carte
alexandros-page-what-forgotten = Qu’a-t-on oublié ?
alexandros-page-why-no-forgotten = Choisissez ce qui a été oublié
alexandros-page-way = { alexandros-walls } · { $ways ->
    [one] { $ways } chemin
   *[other] { $ways } chemins
}
alexandros-page-divides-nothing = Ne crée aucune province
alexandros-page-stays-with = { $contents } ({ $who })
alexandros-page-no-province = Encore aucune province
alexandros-page-no-province-hint = Saisissez-en une dès que quelqu’un la veut
alexandros-page-turn-of = { $who }, tour { $turn }
alexandros-page-actions-left = { $actions ->
    [0] Plus d’action
    [one] Encore { $actions } action
   *[other] Encore { $actions } actions
}
alexandros-page-next = Ensuite : { $who }
alexandros-page-in-turn = Tour { $turn } : { $what }
alexandros-page-begin-turn = À qui le tour
alexandros-page-sure = Le faire quand même ?
alexandros-page-do-it = Le faire
alexandros-page-why-no-spaces = Comptez d’abord ses cases
alexandros-page-why-no-walls = Dites d’abord combien de murs
alexandros-page-why-no-taxes = Ce joueur n’a pas de gouverneur sur le plateau
alexandros-page-keys-province = Choisir une province
alexandros-page-keys-back = Retour
alexandros-page-new-hint = Choisissez joueurs et plateau, puis comptez les points en jouant
alexandros-page-new-seats-hint = Dans l’ordre où vous êtes assis, en sens horaire
alexandros-page-goes-first = { $who } commence
alexandros-page-board = Plateau
alexandros-page-without-board = Sans plateau
alexandros-page-board-hint = Murs, provinces et prix découlent du chemin d’Alexandre
alexandros-page-without-board-hint = Les provinces sont saisies quand quelqu’un les veut
alexandros-page-goal = Points qui finissent la partie
alexandros-page-recall-costs = Reprendre un gouverneur
alexandros-page-recall-action = Une action
alexandros-page-recall-free = Gratuit
alexandros-page-joker = Cartes visibles comme jokers
alexandros-page-joker-each = Chacune
alexandros-page-joker-both = Les deux seulement
alexandros-page-rim = Les provinces sont fermées par
alexandros-page-rim-boundary = Murs et bord
alexandros-page-rim-walls-only = Murs seuls
alexandros-page-rim-walls = Chemins le long du bord
alexandros-page-rim-laid = Avec murs
alexandros-page-rim-none = Sans murs
alexandros-page-late-hint = Tapez les points de chacun ; les noms peuvent rester vides
alexandros-page-final-points = Points à la fin
alexandros-page-points-of = Points : { $who }
alexandros-page-rounds = Manches jouées
alexandros-page-ended = Fin de la partie
alexandros-page-ended-goal = Par les points
alexandros-page-ended-walls = Par les murs rouges
alexandros-page-ended-early = Anticipée
alexandros-page-why-no-points = Saisissez d’abord les points
alexandros-page-late-kept = { $finding }. C’est enregistré ainsi et le restera
alexandros-page-boards = Plateaux
alexandros-page-boards-none = Encore aucun plateau
alexandros-page-boards-none-hint = Recopiez le vôtre une fois : murs et provinces en découlent
alexandros-page-board-about = { $spaces } cases, dont { $plain } neutres
alexandros-page-board-new = Nouveau plateau
alexandros-page-board-edit = Modifier le plateau
alexandros-page-board-import = Importer un plateau
alexandros-page-board-import-hint = Saisissez ou collez le chemin d’un plateau, ou d’une partie dont vous voulez le plateau
alexandros-page-board-export = Exporter le plateau
alexandros-page-board-discard = Abandonner le plateau non enregistré ?
alexandros-page-board-name = Nom
alexandros-page-board-name-hint = Notre plateau
alexandros-page-tools = Ce que pose un clic
alexandros-page-tool-cycle = Symbole suivant
alexandros-page-tool-start = Le départ d’Alexandre
alexandros-page-no-space = pas de case
alexandros-page-rows = Rangées
alexandros-page-board-missing = Encore sur aucune case : { $symbols }
alexandros-page-row-offset = Rangée { $row } : places vides avant
alexandros-page-row-length = Rangée { $row } : places
alexandros-page-editor-hint = Cliquez et dessinez, ou tapez T A H L S et un point ; un blanc est un trou
alexandros-page-game = Alexandros
alexandros-page-home-hint = Compter les points à une vraie table
alexandros-home-first = Délimitez des provinces, gouvernez-les et levez l’impôt : à une vraie table.

## Alexandros : ce qui se passe

alexandros-symbol = { $symbol ->
    [temple] temple
    [amphora] amphore
    [horse] cheval
    [lyre] lyre
   *[hoplite] hoplite
}
alexandros-a-symbol = { $symbol ->
    [temple] un temple
    [amphora] une amphore
    [horse] un cheval
    [lyre] une lyre
   *[hoplite] un hoplite
}
alexandros-symbols = { $symbol ->
    [temple] { $count ->
        [one] { $count } temple
       *[other] { $count } temples
    }
    [amphora] { $count ->
        [one] { $count } amphore
       *[other] { $count } amphores
    }
    [horse] { $count ->
        [one] { $count } cheval
       *[other] { $count } chevaux
    }
    [lyre] { $count ->
        [one] { $count } lyre
       *[other] { $count } lyres
    }
   *[hoplite] { $count ->
        [one] { $count } hoplite
       *[other] { $count } hoplites
    }
}
alexandros-on-symbols = { alexandros-symbols }
alexandros-player = joueur { $player }
alexandros-place = ({ $row }, { $column })
alexandros-space = { alexandros-a-symbol } de la rangée { $row }
alexandros-plain = { $spaces ->
    [0] aucune case neutre
    [one] { $spaces } case neutre
   *[other] { $spaces } cases neutres
}
alexandros-stands = { $who } sur { alexandros-a-symbol }
alexandros-stands-on-plain = { $who } sur une case neutre
alexandros-walls = { $walls ->
    [0] aucun mur
    [one] { $walls } mur
   *[other] { $walls } murs
}
alexandros-said = { $who } { $what }
alexandros-by = { $who }, { $what }
alexandros-told = Province { $province } : { $contents }
alexandros-divided = La province { $province } est divisée : la province { $part } reçoit { $contents }
alexandros-occupied = occupe la province { $province } avec { $governors ->
    [one] un gouverneur
   *[other] des gouverneurs
} sur { $on }
alexandros-occupied-there = occupe une province avec { $governors ->
    [one] un gouverneur
   *[other] des gouverneurs
} sur { $on }
alexandros-taken-over = prend la province { $province } avec { $governors ->
    [one] un gouverneur
   *[other] des gouverneurs
} sur { $on }
alexandros-taken-over-there = prend une province avec { $governors ->
    [one] un gouverneur
   *[other] des gouverneurs
} sur { $on }
alexandros-taken-back = reprend un gouverneur posé sur { $on } dans la province { $province }
alexandros-taken-back-there = reprend un gouverneur posé sur { $on }
alexandros-taxed = lève l’impôt
alexandros-taxed-with = lève l’impôt avec { alexandros-a-symbol }
alexandros-laid = pose { alexandros-walls }
alexandros-moved = carte { alexandros-symbol } : Alexandre va sur { $goal }, { $walls }
alexandros-moved-by-hand = carte { alexandros-symbol } de la main : Alexandre va sur { $goal }, { $walls }
alexandros-stayed = prend une carte visible : aucune case n’est disponible, Alexandre reste
alexandros-stayed-with = prend la carte visible « { alexandros-symbol } » : aucune case n’est disponible, Alexandre reste
alexandros-left = quitte la partie
alexandros-begun = commence son tour
alexandros-closed = La partie est finie
alexandros-late = Après coup, tour { $turn } : { $what }
alexandros-of-turn = { $what } (tour { $turn })
alexandros-got = { $who } + { $gain }, soit { $points }
alexandros-now = { $who } : { $points }
alexandros-end-goal = le but est atteint : la partie est finie
alexandros-end-walls = il faut des murs rouges : la partie finit après ce tour

alexandros-title = Alexandros · { play-title-players }
alexandros-title-on-board = Alexandros sur { $board } · { play-title-players }
alexandros-stage = tour { $turn }, murs restants : { $walls }
alexandros-stage-over = finie
alexandros-part = { $part ->
    [0] Début
   *[other] Tour { $part }
}
alexandros-part-back = Tour précédent
alexandros-part-on = Tour suivant
alexandros-mark-taxes = Impôts au tour { $turn }
alexandros-mark-province = Une province change de main au tour { $turn }

alexandros-points = Points
alexandros-head-turn = T { $turn }
alexandros-taxes-of = Impôts, tour { $turn }, { $who }
alexandros-province = Province { $province }
alexandros-typed-points = Saisis
alexandros-entered-points = Saisis après coup
alexandros-one-governor = un seul gouverneur, chaque case neutre compte 1 (§X4.4)
alexandros-more-governors = { $governors } gouverneurs : rien, avec un seul ce serait { $value } (§X4.4)
alexandros-typed-differs = la saisie diffère d’autant de ce que donnent les provinces

alexandros-points-change = { $who } : { $to ->
    [one] { $to } point
   *[other] { $to } points
} au lieu de { $from }
alexandros-province-change = Province { $province } : { $to } au lieu de { $from }
alexandros-province-new = La province { $province } est nouvelle : { $to }
alexandros-province-gone = La province { $province } n’est plus là : { $from }
alexandros-walls-more = { $walls ->
    [one] { $walls } mur de plus
   *[other] { $walls } murs de plus
}
alexandros-walls-fewer = { $walls ->
    [one] { $walls } mur de moins
   *[other] { $walls } murs de moins
}
alexandros-goes-on = La partie n’est pas finie

alexandros-warning-no-plain = Ne rapporte rien : aucune case neutre
alexandros-warning-more-governors = Ne rapporte rien avec { $governors } gouverneurs ; avec un seul ce serait { $value }
alexandros-warning-helps-others = Impôts maintenant : { $own } pour vous, { $points } pour { $who }
alexandros-warning-ends-goal = La partie finirait : { $goal } points seraient atteints
alexandros-warning-ends-walls = La partie finirait : il faudrait des murs rouges
alexandros-warning-last-governor = C’est le dernier gouverneur : la province devient libre
alexandros-warning-no-move = Alexandre ne s’est pas déplacé pendant ce tour

alexandros-odd-governors = { $who } a { $governors } gouverneurs sur le plateau, mais il n’y en a que 4 (§X1.1)
alexandros-odd-cards = { $cards } cartes avec { alexandros-a-symbol } ont servi en même temps, mais il n’y en a que 11 (§X1.1)
alexandros-odd-walls = { $walls } murs sont posés, mais il n’y en a que 75 (§X1.1)
alexandros-odd-on-plain = { $who } a un gouverneur sur une case neutre dans la province { $province } (§X4.2)
alexandros-odd-two-owners = la province { $province } a des gouverneurs de deux joueurs (§X5.2)
alexandros-odd-plain-spaces = les provinces ont ensemble { $spaces } cases neutres, mais le plateau en a { $board } (§X5.1)
alexandros-odd-symbol-spaces = les provinces ont ensemble { $spaces }, mais le plateau en a { $board } (§X5.1)
alexandros-odd-taxes = impôts, { $who } : { $typed ->
    [one] { $typed } point saisi
   *[other] { $typed } points saisis
}, mais les provinces donnent { $computed } (§X4.4)
alexandros-odd-taxes-without = { $who } a levé l’impôt au tour { $turn } sans gouverneur sur le plateau (§X4.4)
alexandros-odd-sinks = { $who } : les points baissent de { $from } à { $to } (§X4.4)
alexandros-odd-after-goal = { $who } a agi au tour { $turn } après les impôts qui ont permis d’atteindre le but de { $goal } points : la partie était finie aussitôt (§X6.2)
alexandros-odd-after-end = le tour { $turn } est venu après la fin : la partie était finie au tour { $ended } (§X6)
alexandros-odd-no-space = { $governors ->
    [one] la province { $province } a { $spaces }, mais { $governors } gouverneur s’y trouve (§X4.2)
   *[other] la province { $province } a { $spaces }, mais { $governors } gouverneurs s’y trouvent (§X4.2)
}
alexandros-odd-goal-missed = le but de { $goal } points aurait fini la partie, mais personne n’en a plus de { $most } (§X6.2)
alexandros-odd-goal-passed = { $who } a { $points } points : c’est le but de { $goal } qui a fini la partie, et rien d’autre (§X6.2)
alexandros-odd-no-round = aucune manche n’a commencé, mais le meilleur a { $most ->
    [one] { $most } point
   *[other] { $most } points
} (§X3)

alexandros-refused-plain = cette case n’a pas de symbole (§X3.1)
alexandros-refused-wall = un mur longe cette case (§X3.1)
alexandros-refused-governor = { $who } a un gouverneur sur cette case (§X3.1)
alexandros-refused-alexander = Alexandre touche cette case (§X3.1)
alexandros-refused-not-nearest = cette case « { alexandros-symbol } » est à { $distance } lignes ; une autre n’est qu’à { $least } (§X3.3)
alexandros-refused-not-from-alexander = le chemin ne part pas d’Alexandre (§X3.4)
alexandros-refused-no-line = aucune ligne ne mène d’un coin du chemin au suivant (§X3.4)
alexandros-refused-not-at-goal = Alexandre doit finir à un coin de la case (§X3.3)
alexandros-refused-not-shortest = ce chemin a { $lines } lignes ; { $least ->
    [one] { $least } suffirait
   *[other] { $least } suffiraient
} (§X3.4)
alexandros-refused-not-in-hand = la main n’a pas de carte « { alexandros-symbol } » (§X3.5)
alexandros-refused-joker-available = { $card } n’est pas un joker : { alexandros-a-symbol } est disponible (§X3.6)
alexandros-refused-joker-hand = { $card } de la main n’est jamais un joker (§X3.6)
alexandros-refused-can-move = Alexandre se déplace : { $symbol } est disponible (§X3.8)
alexandros-refused-walls-short = il faut { $needed ->
    [one] { $needed } mur
   *[other] { $needed } murs
}, il en reste { $left } : choisissez un autre but ou chemin (§X3.7)
alexandros-refused-other-card = les murs ne suffisent que pour un but de l’autre carte visible, { $card } : prenez-la (§X3.7)
alexandros-refused-not-moved = Alexandre ne s’est pas encore déplacé pendant ce tour, qui commence par là (§X3)
alexandros-refused-no-actions = les deux actions sont faites (§X4)
alexandros-refused-taxes-twice = les impôts se lèvent une fois par tour (§X4.4)
alexandros-refused-tax-card = { $who } n’a aucun gouverneur sur { alexandros-a-symbol } (§X4.4)
alexandros-refused-no-taxes = { $who } n’a aucun gouverneur sur le plateau (§X4.4)
alexandros-refused-no-province = cette case n’est dans aucune province : rien ne la ferme (§X5.1)
alexandros-refused-no-symbol = une province sans symbole ne peut pas être occupée (§X4.2)
alexandros-refused-no-governor-named = il faut y placer au moins un gouverneur (§X4.2)
alexandros-refused-no-governor = { $wanted ->
    [one] il faut un gouverneur
   *[other] il faut { $wanted } gouverneurs
}, et { $home } { $home ->
    [one] n’est pas
   *[other] ne sont pas
} sur le plateau : reprenez-en d’abord un (§X4.2)
alexandros-refused-no-place = des gouverneurs devaient être sur { $on } ; la province a { $spaces } (§X4.2)
alexandros-refused-no-place-on = chaque gouverneur a besoin d’une case à symbole à lui dans la province (§X4.2)
alexandros-refused-cards-missing = cartes manquantes : { $cards } (§X4.2)
alexandros-refused-occupied = { $who } a cette province : il faut la prendre (§X4.2)
alexandros-refused-own = c’est déjà sa propre province (§X4.3)
alexandros-refused-vacant = personne n’a cette province : on l’occupe, on ne la prend pas (§X4.3)
alexandros-refused-not-there = { $who } n’a pas de gouverneur là (§X4.5)
alexandros-nothing = rien

alexandros-refused-player = il n’y a pas de joueur { $player } à cette table (§X1.1)
alexandros-refused-no-turn = les tours se comptent à partir de 1
alexandros-refused-other-player = au tour { $turn }, c’est à { $whose } de jouer : { $who } ne peut y agir (§X3)
alexandros-refused-over = il n’y a pas de tour { $turn } : la partie s’est terminée au tour { $ended } (§X6)
alexandros-refused-moved-twice = Alexandre a déjà été déplacé au tour { $turn } : un tour commence par un seul déplacement (§X3)
alexandros-refused-left = { $who } a quitté la partie au tour { $turn }
alexandros-refused-unknown = aucune province { $province } n’a été saisie
alexandros-refused-known = il y a déjà une province { $province }
alexandros-refused-no-spaces = une province a un numéro et au moins une case (§X5.1)
alexandros-refused-needs-board = il faut pour cela un plateau, mais la table n’en a pas (§X10.4)
alexandros-refused-known-by-board = le plateau de la table le sait de lui-même (§X10.4)
alexandros-refused-no-space = le plateau n’a pas de case { $place } (§X1.3)
alexandros-refused-no-corner = le plateau n’a pas de coin { $place } (§X1.3)
alexandros-refused-one-by-one = les gouverneurs se reprennent un à un, pas { $governors } à la fois (§X4.5)
alexandros-refused-points = { $given ->
    [one] les points de { $given } joueur sont donnés
   *[other] les points de { $given } joueurs sont donnés
}, mais il y a { count-players } : donnez-les tous (§X1.1)
alexandros-refused-closed-twice = la partie est déjà finie (§X6)
alexandros-refused-not-closed = la partie est finie, mais sa fin manque (§X6)
alexandros-divide-plain = la part a { $part ->
    [one] { $part } case neutre
   *[other] { $part } cases neutres
}, la province seulement { $whole } (§X5.2)
alexandros-divide-symbol = la part a { $part }, la province seulement { $whole } (§X5.2)
alexandros-divide-governor = pas dans la province : { $stands } (§X5.2)
alexandros-divide-no-place = plus de gouverneurs que de cases avec { alexandros-a-symbol } dans la part (§X5.2)
alexandros-divide-no-place-left = plus de gouverneurs que de cases avec { alexandros-a-symbol } dans le reste (§X5.2)
alexandros-divide-nothing = la part n’a pas de case ou pas de numéro (§X5.2)
alexandros-divide-whole = la part est toute la province : il ne reste rien (§X5.2)

alexandros-refused-players = { count-players } : il en faut de 2 à 4 (§X1.1)
alexandros-refused-goal = le but est de 20 à 200 points, pas { $goal } (§X7)
alexandros-refused-phantom = la place { $seat } est un joueur fictif, et seuls des joueurs jouent à Alexandros (§X1.1)
alexandros-board-rows = un plateau a au plus 200 rangées, pas { $rows } (§X1.3)
alexandros-board-row-length = la rangée { $row } a { $characters } caractères, mais le maximum est 200 (§X1.3)
alexandros-board-letter = « { $letter } », rangée { $row }, colonne { $column }, n’est pas une case : T, A, H, L, S, un point ou un blanc (§X1.3)
alexandros-board-empty = le plateau n’a aucune case (§X1.3)
alexandros-board-spaces = le plateau a { $spaces } cases, mais le maximum est 510 (§X1.3)
alexandros-board-apart = les cases à partir de la rangée { $row }, colonne { $column }, sont coupées des autres (§X1.3)
alexandros-board-missing = aucune case n’a { alexandros-a-symbol } (§X1.3)
alexandros-board-start = le départ, ligne { $line }, place { $place }, n’est pas un coin du plateau (§X1.3)

alexandros-board-no-name = Il faut un nom au plateau
alexandros-board-name-taken = Un autre plateau porte ce nom
alexandros-board-file = « { $file } » n’est pas le fichier d’un plateau ; prenez un nom de fichier simple en .json
alexandros-board-json = ce n’est pas un plateau en JSON : { $why }
alexandros-board-saved = « { $name } » est enregistré : vos tables peuvent l’utiliser
alexandros-board-changed = Un autre programme a modifié ce plateau, et sa version reste ; le vôtre est maintenant « { $name } »
alexandros-board-imported = « { $name } » est maintenant un de vos plateaux
alexandros-board-imported-faulty = Ce plateau a des erreurs : corrigez-le et enregistrez-le
alexandros-board-not-saved = Le plateau n’a pas pu être enregistré : { $reason }

## Tables de jeux joués avec le vrai matériel

table-instead = { $now } au lieu de { $was }
table-conflict = { $count ->
    [one] Cela rend impossible une saisie ultérieure. La supprimer aussi ?
   *[other] Cela rend impossibles { $count } saisies ultérieures. Les supprimer aussi ?
}
table-strike-too = Supprimer aussi
table-started = { $title }, commencée le { $moment }

review = Analyse
review-hint = Ce que valait chaque décision et chaque lancer
review-working = Recherche : { $percent } %
review-stop = Arrêter
review-go-on = Chercher plus loin
review-by-value = Estimations rapides pour l’instant
review-course = PV attendus, pas à pas
review-course-wins = Chances de gagner, pas à pas
review-step-other = Autre
review-back = Étape précédente
review-on = Étape suivante
review-mistake-short = Manche { $round } : { $loss }
review-mistake = Erreur { $rank }, { $words }
review-none = Aucune décision n’a coûté cher
review-in-hundred = { $games } sur 100
review-smaller = { $count ->
    [one] { $count } perte moindre : { $loss }
   *[other] { $count } pertes moindres, { $loss } en tout
}
review-smaller-count = { $count ->
    [one] { $count } perte moindre
   *[other] { $count } pertes moindres
}
review-round = Manche { $round } : { $words }
review-luck = { $words } : { $figure } de chance
review-setup = Mise en place
review-others = Tours des autres : { $figure }
review-others-did = Tours des autres : { $figure } · { $did }
review-residual = Ce que les estimations ignorent : { $figure }
review-done = Joué : { $words }
review-listed = { $loss } · { $done }
review-part-start = Départ
review-part-luck = Chance
review-part-losses = Erreurs
review-part-others = Autres
review-part-residual = Reste
review-residual-means = Ce qui reste entre le résultat attendu et le résultat réel : les estimations ne disent pas si c’est la chance ou le jeu
review-no-parts = Les estimations ne disent pas ce qui tient à la chance et ce qui tient au jeu
review-part-result = Résultat
review-part-expected = Attendu
review-was-best = C’était la meilleure option
review-was-close = De peu : à peu près aussi bonne que la meilleure
review-only = Il n’y avait rien d’autre à choisir
review-vp-instead = La meilleure promet { $best } PV, celle-ci { $done }
review-wins-instead = La meilleure gagne { $best } fois sur 100, celle-ci { $done }
review-cost = La meilleure aurait valu { $vp } PV de plus
review-cost-because = La meilleure aurait valu { $vp } PV de plus : { $reasons }
review-cost-games = La meilleure aurait gagné { $percent } parties de plus sur 100
review-cost-games-because = La meilleure aurait gagné { $percent } parties de plus sur 100 et fait { $lead } PV de mieux face au meilleur adversaire : { $reasons }
review-whose = Décisions de

## Ce que disent toutes les parties ensemble

statistics-title = Statistiques
statistics-figure-said = { $row }, { $column } : { $figure }
statistics-reading = Parties lues jusqu’ici : { $read } ; d’autres suivent
statistics-none-fits = Aucune partie finie ne correspond
statistics-none-fits-hint = Élargissez le choix dans les listes ci-dessus
statistics-no-figures = Pas encore de chiffres
statistics-no-figures-hint = Ces parties n’en ont pas
statistics-csv = Enregistrer en CSV
plays-title = Parties
plays-number = Partie
plays-player = Joueur
plays-computer = Ordinateur
plays-points = Points
plays-rank = Rang
plays-won = Gagnée
plays-minutes = Minutes
statistics-plays = Enregistrer les parties en tableau
statistics-plays-hint = Une ligne par joueur de chaque partie montrée ici, pour un tableur ; avec un nom en .csv, ce sera du CSV. Un fichier existant n’est jamais remplacé
statistics-bg-stats = Enregistrer les parties pour BG Stats
statistics-bg-stats-hint = Chaque partie montrée ici telle que l’application BG Stats la lit, dans une liste (JSON). Un fichier existant n’est jamais remplacé
statistics-all = Tout
statistics-filters = Plus de filtres
statistics-clear = Tout afficher
statistics-form = Forme
statistics-form-won-marks = Forme (plein : gagné)
statistics-form-won = A gagné { $won } des { $games } dernières
statistics-topic = Afficher
statistics-mode = Mode
statistics-mode-solo = Solo, { count-phantoms }
statistics-mode-against = Contre { count-phantoms }
statistics-kind = Origine
statistics-kind-full = Jouée ici
statistics-kind-table = Sur le bloc de score
statistics-kind-result = Saisie après coup
statistics-kind-totals = Totaux seuls
statistics-layout = Feuille
statistics-options = Manches et options
statistics-person = Personne
statistics-place = Lieu
statistics-date = Date
statistics-days = Les { $days } derniers jours
statistics-trend = Évolution
statistics-spread = Répartition des résultats
statistics-split = Origine des points
statistics-types = Types de bâtiment
statistics-cells = Cases bâties
statistics-coins = Pièces et actions spéciales
statistics-program-dice = Les dés du programme
statistics-typed-dice = Les dés lancés à la main
statistics-people = Personnes
statistics-pairings = Face à face
statistics-adjusted = Résultats sans la chance
statistics-loss = Perte par décision
statistics-result = Résultat
statistics-mean = Moyenne de { $games }
statistics-low = Habituel de
statistics-high = Habituel à
statistics-range = Plage habituelle
statistics-usual = Environ deux résultats sur trois sont dans la plage habituelle
statistics-single = Dès le deuxième résultat, un graphique s’affiche ici
statistics-vp = PV
statistics-part = Poste
statistics-type = Type
statistics-won = Remportés
statistics-completed = Achevés
statistics-early = Primes anticipées
statistics-sheets = { $sheets ->
    [one] Combien de fois chaque case a été bâtie, sur { $sheets } feuille
   *[other] Combien de fois chaque case a été bâtie, sur { $sheets } feuilles
}
statistics-cell = Rangée { $row }, colonne { $column }
statistics-built = Bâtie
statistics-per-game = Par partie
statistics-earned = Pièces gagnées
statistics-spent = Pièces dépensées
statistics-wasted = Pièces perdues
statistics-changed = Dés modifiés
statistics-second = Seconds bâtiments
statistics-face = Face
statistics-thrown = Obtenus
statistics-expected = Attendus
statistics-fair = { $dice } dés : des dés équitables tombent au moins aussi inégalement dans { $often } cas sur 100
statistics-unfair = { $dice } dés : des dés équitables tombent aussi inégalement dans moins d’un cas sur 100
statistics-contests = Avec adversaires
statistics-pairing = Qui
statistics-two = { $one } – { $other }
statistics-level = { $level } à égalité
statistics-margin = Avance moyenne du premier
statistics-ahead = Premier devant
statistics-behind = Second devant
statistics-luck = Chance
statistics-reviewed = Parties analysées et jouées pour le plus haut total
statistics-from-to = { $least }–{ $most }
statistics-quartiles = La médiane est { $middle }, la moitié centrale va de { $low } à { $high }
statistics-latest = Le dernier, { $total }, { $below ->
    [0] ne dépasse aucun
   *[other] dépasse { $below }
} des { $others } autres
statistics-mixed = { $lists } : tout est compté ensemble
statistics-by-game = Par jeu
statistics-by-place = Par lieu
statistics-by-year = Par année
statistics-by-month = Par mois
statistics-by-players = Par nombre de joueurs
statistics-year = Année
statistics-month = Mois
statistics-players = Joueurs
statistics-hours = Heures
statistics-winning = Moyenne des vainqueurs
statistics-worst = Moins bonne
statistics-share = Gagnées, en %
statistics-mean-place = Place moyenne
statistics-streak = Meilleure série
statistics-shared-wins = Gagnées, en % : des parties avec adversaires ; une victoire partagée à deux compte pour moitié
statistics-one-game = Les points ne se comparent qu’au sein d’un même jeu : choisissez-en un ci-dessus
statistics-with-game = Les points ne se comparent que pour un même jeu : choisissez-en un avec --game
statistics-no-place = Lieu non précisé
statistics-this-month = Ce mois-ci
statistics-this-year = Cette année
statistics-span = Du … au …
statistics-since = Du
statistics-until = Au
statistics-counted = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} avec { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
}
statistics-empty-hint = Terminez une partie, comptez les points d’une table ou saisissez une partie papier : ses chiffres apparaissent ici
people-title = Qui est qui
people-search = Chercher une personne
people-none = Personne ne correspond
people-no-search = Effacer la recherche
people-empty-hint = Qui termine une partie apparaît ici, avec tous ses adversaires
people-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
people-wins = { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
}
people-last = dernière le { $day }
people-best = record { $total }
people-against = Contre
people-alone = Seul jusqu’ici, ou contre des ordinateurs
people-names = Écrit ainsi
people-here = { $name }, sur cet ordinateur
people-split = Séparer
people-edit = Nom et couleur…
people-shown = Nom affiché
people-short = Nom court
people-colour = Couleur
people-no-colour = Sans couleur attitrée
people-join = Réunir avec…
people-join-title = { $name } est la même personne que
people-join-who = Qui
people-join-choose = Choisissez qui c’est
people-join-hint = Les parties enregistrées ne changent pas : seules les listes et les statistiques comptent les deux comme une personne. Vous pouvez l’annuler sous « Écrit ainsi ».
people-join-do = C’est une seule personne
people-join-nobody = Tous les autres ont déjà joué contre { $name }
people-joined = { $other } est désormais { $one }
people-parted = { $name } est désormais quelqu’un d’autre
people-not-saved = « Qui est qui » n’a pas pu être enregistré : { $reason }
people-unreadable = « Qui est qui » n’a pas pu être lu, chaque nom compte donc à part : { $reason }
people-broken = { $path } ne dit pas qui est qui : chaque nom compte à part, et l’ancien fichier sera gardé avec .bad
people-newer = { $path } vient d’une version plus récente du programme : chaque nom compte à part, et le fichier reste tel quel

# Une décision retentée, et celles qu'on travaille.

trial-again = Retenter
trial-again-hint = La position sans la réponse : un essai, puis ce qu’il valait
trial-title = Retenter : { $game }
trial-question = Manche { $round } : que feriez-vous ?
trial-tap = Ou bâtissez : touchez un croisement éclairé.
trial-hint = Un seul essai ; vous voyez ensuite ce qu’il valait.
trial-done = Je joue ainsi
trial-good = Aussi bon que le meilleur
trial-bad = { $loss } de moins que le meilleur
trial-in-the-game = Perdu dans la partie : { $loss }
trial-tried = Votre essai : { $words }
trial-back = Revenir
trial-once-more = Encore un essai
drills = Exercices
drills-home-none = Vos décisions les plus coûteuses
drills-home = { $count ->
    [0] Rien à travailler aujourd’hui
    [one] Une décision à travailler aujourd’hui
   *[other] { $count } décisions à travailler aujourd’hui
}
drills-due = pour aujourd’hui
drills-learning = à apprendre
drills-sitting = acquises
drills-none = Les exercices sont les décisions les plus coûteuses de vos propres parties, à prendre de nouveau. Analysez une partie finie, ou parcourez-les toutes : jusqu’à cinq décisions par partie viennent ici, et reviennent jusqu’à ce qu’elles soient acquises.
drills-lost = perte : { $loss }
drills-lost-chance = { $loss } de chances perdues
drills-hint = Une décision réussie revient après 1, 3, 7, 16 et 35 jours, puis elle est acquise ; une décision manquée revient le lendemain.
drills-start = Commencer
drills-none-due = Rien n’est prévu aujourd’hui.
drills-next = Suivante
drills-title = { $at } sur { $of } : { $game }
drills-search = Parcourir toutes les parties
drills-search-hint = Cherche les décisions coûteuses dans chaque partie finie de la bibliothèque, en arrière-plan
drills-searching = Parties parcourues : { $done } sur { $all }
drills-stop = Cesser de parcourir les parties
drills-sits = acquise
drills-is-due = prévue aujourd’hui
drills-comes-back = { $days ->
    [0] aujourd’hui
    [one] demain
   *[other] dans { $days } jours
}
drills-empty = Rien à travailler pour l’instant
drills-now = Pour aujourd’hui
drills-later = À revoir plus tard
drills-learned = Acquises
drills-no-game = Sa partie n’est plus dans la bibliothèque
drills-gone = { $count ->
    [one] Une décision manque ici : sa partie n’est plus dans la bibliothèque
   *[other] { $count } décisions manquent ici : leurs parties ne sont plus dans la bibliothèque
}
drills-with = { $day }, avec { $people }
drills-times = { $count ->
    [0] pas encore travaillée
    [one] travaillée une fois
    [2] travaillée deux fois
   *[other] travaillée { $count } fois
}
drills-went = Réussies : { $good } sur { $all }
drills-return = { $count ->
    [one] Une revient { $when }
   *[other] { $count } reviennent { $when }
}
drills-learned-now = { $count ->
    [one] Une est maintenant acquise
   *[other] { $count } sont maintenant acquises
}
backup-no-stream = une sauvegarde s’écrit dans un fichier : nommez-en un au lieu de « - »
backup-done = { $files ->
    [one] Un fichier est dans la sauvegarde { $file }
   *[other] { $files } fichiers sont dans la sauvegarde { $file }
}
backup-left-out = laissé de côté : { $reason }
work-progress = { $percent } %, encore { $left }
backup-of = Sauvegarde du { $made } par la version { $program }, { $files ->
    [one] un fichier
   *[other] { $files } fichiers
}
backup-file = { $name } : { $what }
backup-is-new = nouveau
backup-is-same = identique
backup-differs = différent ici
backup-is-open = ouvert dans une autre fenêtre, et laissé tel quel
backup-same = { $count ->
    [0] Aucun d’eux n’est déjà ici
    [one] L’un d’eux est déjà ici
   *[other] { $count } d’entre eux sont déjà ici
}
backup-choose = { $count ->
    [one] Un fichier est différent ici
   *[other] { $count } fichiers sont différents ici
} : ajoutez --conflicts keep (les vôtres restent), replace (ceux de la sauvegarde prennent leur place) ou both (ils prennent d’autres noms)
backup-nothing-yet = Rien n’a été modifié
backup-restored = Restauré : { $added ->
    [one] { $added } nouveau
   *[other] { $added } nouveaux
}, { $replaced ->
    [one] { $replaced } remplacé
   *[other] { $replaced } remplacés
}, { $same } déjà ici, { $kept ->
    [one] { $kept } laissé
   *[other] { $kept } laissés
} au profit des vôtres
backup-skipped = { $name } a été laissé tel quel : il est ouvert dans une autre fenêtre, ou a changé depuis
backup-refused = ne peut pas venir ici : { $reason }
backup-bad-name = son nom est trop long pour ce disque, ou n’y est pas admis
backup-is-empty = il est vide
backup-in-place = ce qui se trouve ici à sa place n’est pas un fichier, ou ne peut pas être lu
backup-unwritable = il ne peut pas être écrit ici
backup-no-folder = il n’y a pas de dossier de données { $path }, et aucune sauvegarde n’a été faite ; vérifiez --data-dir, ALHAMBRA_DATA_DIR et HOME
backup-nothing = il n’y a rien à sauvegarder dans { $path }, et aucune sauvegarde n’a été faite ; vérifiez --data-dir, ALHAMBRA_DATA_DIR et HOME
backup-changed-meanwhile = cette sauvegarde a changé pendant qu’on la restaurait ; ce qui est venu jusque-là est entier : choisissez-la de nouveau
backup-none = ce n’est pas une sauvegarde de ce programme ; choisissez un fichier créé par « Sauvegarder » ou par alhambra backup
backup-newer = une version plus récente du programme a fait cette sauvegarde ; mettez le programme à jour pour la restaurer
backup-damaged = cette sauvegarde est abîmée ou incomplète, et rien n’en a été utilisé ; essayez-en une autre copie
backup-changed = { $name } n’est plus dans cette sauvegarde tel qu’il a été écrit, et rien n’en a été utilisé ; essayez-en une autre copie
backup-foreign = « { $name } » dans cette sauvegarde n’est pas un fichier de ce programme, et rien n’en a été utilisé ; ne restaurez que des sauvegardes sûres
backup-twice = { $name } est deux fois dans cette sauvegarde, et rien n’en a été utilisé ; ne restaurez que des sauvegardes sûres
backup-file-too-large = { $name } dans cette sauvegarde dépasse { $most } Mo, et rien n’en a été utilisé ; ne restaurez que des sauvegardes sûres
backup-too-much = c’est plus que ce qu’une sauvegarde peut contenir ; copiez plutôt le dossier des données
help-backup = Écrit en un seul fichier tout ce que vous avez fait
help-backup-more = Il contient les parties avec leurs coups annulés, les feuilles avec leur apprentissage, les plateaux, votre boîte, le travail inachevé, les décisions à travailler et les réglages ; ni la corbeille, ni ce qui peut être retrouvé. Un fichier qui ne peut pas être lu est laissé de côté et nommé, et le code de sortie est 1.
help-backup-output = La sauvegarde à écrire
help-restore = Rétablit ce qui est dans une sauvegarde
help-restore-more = Toute la sauvegarde est vérifiée avant que rien ne change. Ce qui manque ici est ajouté ; ce qui est identique reste. Si des fichiers sont différents ici, ils sont nommés et rien ne change (code de sortie 1) tant que --conflicts ne dit pas ce qu’ils deviennent. Les fichiers ouverts dans une autre fenêtre sont laissés tels quels et nommés. En cas d’interruption, on peut recommencer.
help-restore-file = Une sauvegarde
help-dry-run = Dit seulement ce qui changerait
help-conflicts = Ce que deviennent les fichiers différents ici : keep (les vôtres restent), replace (ceux de la sauvegarde prennent leur place) ou both (ils prennent d’autres noms ; les réglages et ce qui n’existe qu’une fois restent)
replay-loss = { $loss } de moins que le meilleur
keys-do-loss = Décision coûteuse suivante
best-play = Meilleur jeu
best-play-mine = Dans la partie
same-dice-hint = Le conseiller joue les mêmes dés : les deux feuilles côte à côte, et où elles se séparent
same-dice-not = Il faut une partie finie dont le programme a lancé tous les dés.
same-dice-title = Les mêmes dés : { $game }
best-play-playing = Le conseiller joue…
best-play-total = { $who } : { $total } PV
best-play-won = { $who } : { $total } PV, victoire
best-play-parting = Où elles se séparent
best-play-alike = Elles ne se séparent jamais.
best-play-marks = Encadré : ici seulement. Flèches : plus ou moins qu’en face. Nombres : joueur, puis meilleur des autres.
race-strip-type = { $building } { $own }, les autres { $most } au plus
best-play-did = { $who } : { $what }
same-dice-beside = Comparer avec
review-decisions = Toutes les décisions
review-list = Liste

## Ce que vaut un résultat

standing = Que vaut ce résultat ?
standing-compare = Comparer
standing-adjusted = Sans la chance
standing-adjusted-hint = Ce que les décisions seules auraient donné avec des dés moyens
standing-tries = Vos essais avec ces dés
standing-try = { $number ->
    [1] Premier essai
   *[other] Essai { $number }
}
standing-this = cette partie
standing-levels = Face aux niveaux
standing-you = Votre résultat
standing-more = { $by } de plus que vous
standing-fewer = { $by } de moins que vous
# $percent number
standing-beaten = Mieux que { $percent } % de ses parties avec d’autres dés
standing-beaten-none = Avec d’autres dés, presque toutes les parties des niveaux ont fait mieux
standing-beaten-all = Mieux que presque toutes les parties des niveaux avec d’autres dés
standing-levels-hint = Les barres donnent les points avec ces dés, la moyenne de 100 parties pour le débutant et l’amateur. La part des parties moins bonnes vient de 1 000 parties de chaque niveau avec d’autres dés.
standing-working = Partie en cours…

## Sauvegardes dans la fenêtre

backup-hint = Une sauvegarde contient en un fichier tout ce que vous avez fait ici
backup-make = Sauvegarder…
backup-make-title = Sauvegarder dans ce fichier
backup-make-do = Sauvegarder
backup-restore = Restaurer…
backup-restore-title = Restaurer cette sauvegarde
backup-restore-hint = Ce qui changerait est montré avant que rien ne change
backup-read = Montrer
backup-restore-do = Restaurer
backup-busy = Une sauvegarde ou une restauration est en cours
backup-working = { $percent } % faits
backup-all-here = Tout ce qu’elle contient est déjà ici
backup-counts = nouveaux : { $new } · différents : { $differs } · identiques : { $same }
backup-game = Partie
backup-undone = Coups annulés
backup-training = Apprentissage
backup-board = Plateau
backup-box = Boîte
backup-draft = Travail en cours
backup-conflicts = { $count ->
    [one] Quelle version de ce fichier ?
   *[other] Quelle version de ces { $count } fichiers ?
}
backup-both = Garder les deux
backup-keep = Garder les miens
backup-replace = Prendre les autres
backup-both-hint = Ceux de la sauvegarde prennent d’autres noms ; les réglages et ce qui n’existe qu’une fois restent les vôtres
backup-keep-hint = Les vôtres restent comme ils sont ; seuls les nouveaux sont ajoutés
backup-replace-hint = Ceux de la sauvegarde prennent la place des vôtres, qui sont perdus
backup-failed = Quelque chose n’a pas marché avec cette sauvegarde : { $reason }

## Les règles de Roll & Write, par § de la description

rules = Règles
rules-search = Chercher dans les règles
rules-contents = Sommaire
rules-found = { $found } sur { $all } sections
rules-none = Aucune section n’en parle. Essayez un mot plus court.
rules-scroll = Faire défiler les règles
rules-aim = Le but du jeu
rules-aim-text = Chacun bâtit son Alhambra sur sa propre feuille, avec des dés qui passent de main en main. On marque des points en ayant le plus de bâtiments d’un type ou en l’achevant avant les autres, puis pour les rangées et les colonnes bien remplies et pour les pièces restantes. Qui a le plus de points après la dernière manche l’emporte.
rules-sheet = Les feuilles
rules-sheet-text = Votre feuille porte 36 bâtiments de six types. Un dé jaune désigne la rangée, un dé bleu la colonne ; là où ils se rencontrent se trouve un croisement. Pour le bâtir, barrez la case de la feuille et cochez la case suivante de ce type sur la feuille de score, commune à toute la table. Votre feuille a aussi une bande de pièces, et vous en possédez trois dès le départ.
rules-sheet-example = Une feuille où rien n’est encore bâti.
rules-rounds = Les manches
rules-rounds-text = À trois joueurs, la partie dure 18 manches, à quatre 15 et à cinq 12 ; les joueurs fictifs comptent ici comme des joueurs. À chaque manche, chacun joue un tour, dans le sens horaire à partir du premier joueur.
rules-setup = La mise en place
rules-setup-text = Choisissez qui commence. Tour à tour, chacun lance un dé jaune et un dé bleu et bâtit la case qu’ils désignent ; on fait ainsi trois tours de table. Si la case est déjà bâtie, on relance. Puis chacun lance encore sa paire et la place : le jaune sur sa rangée, le bleu sur sa colonne. Le premier joueur lance et place aussi une paire en plus, qui circule ensuite autour de la table.
rules-turn = Votre tour
rules-turn-text = Quatre dés sont sur votre feuille, deux jaunes et deux bleus, et forment quatre croisements. Deux vous ont été passés et restent tels quels ; votre propre paire est d’abord lancée si elle a servi au tour précédent. Vous pouvez modifier des dés contre des pièces. Ensuite, une seule chose : bâtir, ou prendre des pièces.
rules-build = Bâtir
rules-build-text = Choisissez un dé jaune et un dé bleu dont le croisement n’est pas bâti, et bâtissez-le. Ces deux dés restent devant vous, pour être lancés au début de votre prochain tour. Les deux autres vont au joueur suivant, tels qu’ils sont.
rules-build-example = Jaunes 2 et 5, bleus 3 et 6 : quatre croisements. La case de la rangée 2, colonne 3 est déjà bâtie : vous avez le choix entre les trois autres.
rules-gain = Prendre des pièces
rules-gain-text = Comptez combien de vos quatre croisements sont bâtis et entourez autant de pièces ; si deux dés montrent le même nombre, un croisement compte double. C’est toujours permis, et obligatoire quand les quatre sont bâtis. Lancez ensuite les quatre dés, gardez un jaune et un bleu, et passez les deux autres. Une fois toutes les pièces imprimées entourées, il n’y en a plus à prendre, même si vous en avez dépensé.
rules-gain-example = Jaunes 1 et 4, deux fois bleu 5 : deux cases bâties, qui comptent double. Cela fait 4 pièces.
rules-end = Finir le tour
rules-end-text = Jusqu’à la fin de votre tour, tout ce qui suit le dernier lancer peut s’annuler. À la dernière manche, le dernier joueur ne lance, ne garde et ne passe plus de dés ; les joueurs fictifs lancent encore.
rules-change = Modifier des dés
rules-change-text = Avant de bâtir ou de prendre des pièces, chaque pièce dépensée tourne un dé d’un cran, vers le haut ou vers le bas. Un seul dé jaune et un seul dé bleu peuvent changer par tour ; comme règle maison, n’importe lesquels des quatre. Un 6 ne devient jamais un 1, ni un 1 un 6. Le dé garde son nouveau nombre, même une fois passé.
rules-change-example = Pour une pièce, le 2 jaune est devenu un 3. Avec le 2 bleu, il désigne maintenant { building-a }.
rules-second = Bâtir une seconde fois
rules-second-text = Après avoir bâti, vous pouvez dépenser 3 pièces pour bâtir le croisement des deux dés restants, s’il n’est pas déjà bâti. Lancez ensuite les quatre dés, gardez un jaune et un bleu, et passez les deux autres.
rules-special = Une action spéciale par tour
rules-special-text = Modifier des dés et bâtir une seconde fois sont des actions spéciales. Vous en faites une par tour, ou les deux si vous en êtes convenus avant la partie.
rules-race = La course
rules-race-text = Quand vous cochez la dernière case d’un type, vous gagnez à la fin de la manche la meilleure place encore libre. Ceux qui achèvent ce type dans la même manche se partagent les places suivantes, une pour chacun : on additionne les points, on divise, on arrondit vers le bas. Ces places sont alors rayées, et plus personne ne peut les gagner. Un type achevé quand il ne reste aucune place ne rapporte rien.
rules-race-example = Anna et Ben achèvent le sérail dans la même manche : 17 et 9 font 26, soit 13 PV chacun. La troisième place, 2 PV, reste libre.
rules-types = À la fin : les types
rules-types-text = Après la dernière manche, les places qui restent de chaque type vont à ceux qui ont le plus de cases, sauf aux joueurs déjà récompensés. Les ex æquo se partagent les places qu’ils occupent, arrondi vers le bas. Il faut au moins un bâtiment d’un type pour y marquer.
rules-types-example = Anna mène aux arcades et reçoit 18 PV. Ben et Clara, à égalité derrière elle, se partagent 10 et 3 : 6 PV chacun.
rules-lines = À la fin : les lignes
rules-lines-text = Chaque rangée et chaque colonne de votre feuille compte : 2 PV avec quatre bâtiments, 5 PV avec cinq et 10 PV avec six. Ils n’ont pas besoin de se toucher.
rules-lines-example = Quatre, cinq et six bâtiments : 2, 5 et 10, soit 17 PV en tout.
rules-victory = À la fin : pièces et victoire
rules-victory-text = Deux pièces restantes valent 1 PV ; une pièce seule ne vaut rien. Le plus haut total l’emporte, et les ex æquo partagent la victoire.
rules-card = Le bilan
rules-card-text = Le bilan montre pour chaque joueur les points des six types, des lignes et des pièces, et le total. Les places gagnées pendant la course y sont marquées.
rules-two = À deux
rules-two-text = Un joueur fictif se joint à vous. Il n’a pas de feuille : après votre mise en place, sa paire est lancée trois fois, et chaque lancer coche une case du type désigné. Ensuite elle est lancée une fois par manche, après vous deux, et relancée si ce type est déjà complet. Un joueur fictif vous prend des places, mais ne marque ni ne gagne jamais.
rules-two-example = Le joueur fictif I lance jaune 3 et bleu 5 : { building-a }. Il coche sa prochaine case de ce type.
rules-solo = Jouer seul
rules-solo-text = Vous jouez contre deux joueurs fictifs, ou trois ou quatre pour plus de difficulté. Comme il n’y a personne à qui passer des dés, après avoir bâti, les deux dés restants ne bougent pas et les deux utilisés sont lancés pour le tour suivant. Après avoir pris des pièces ou bâti une seconde fois, les quatre sont lancés. Visez le plus haut total.
rules-against = Battre les joueurs fictifs
rules-against-text = Dans cette variante en solo, les joueurs fictifs marquent les types comme des joueurs et reçoivent un bonus au lieu des lignes et des pièces : 21 PV chacun s’ils sont deux, 18 à trois, 15 à quatre. Le plus haut total l’emporte ; une égalité se partage, même avec un joueur fictif.
rules-open = Là où les règles laissent le choix
rules-open-text = Certains points se lisent de plusieurs façons. Manches, actions spéciales, dés modifiés et bonus des joueurs fictifs se règlent au début d’une partie. Si la feuille de votre bloc est différente, saisissez-la sous « Feuilles » et jouez dessus.

## Les règles d’Alhambra, le jeu de tuiles, par § de la description

alhambra-rules-aim-text = Vous achetez des bâtiments avec de l’argent de quatre monnaies et vous en faites votre propre Alhambra. Il y a trois décomptes : qui est en tête pour un type de bâtiment marque des points, et chacun en marque pour sa plus longue muraille. Qui a le plus de points à la fin l’emporte.
alhambra-rules-tiles = Tuiles et points
alhambra-rules-tiles-text = Il y a 54 tuiles de bâtiment de six types, chacune avec son prix. À chaque décompte, qui a le plus de tuiles d’un type reçoit des points de victoire. Les pavillons sont bon marché et rapportent le moins, les tours sont chères et rapportent le plus, et chaque décompte paie davantage que le précédent.
alhambra-rules-tiles-example = Combien il y a de tuiles de chaque type, ce qu’elles coûtent, et ce que rapportent les places aux trois décomptes.
alhambra-rules-walls = Murailles et tuile de départ
alhambra-rules-walls-text = La plupart des tuiles ont une muraille sur un, deux ou trois côtés. Votre tuile de départ n’a ni muraille ni prix, et ce n’est pas un bâtiment.
alhambra-rules-money = Argent
alhambra-rules-money-text = Vous payez avec des cartes de quatre monnaies : florins, dirhams, dinars et ducats. Dans chacune, il y a des cartes de 1 à 9, trois de chaque.
alhambra-rules-money-example = Une carte de chaque monnaie.
alhambra-rules-yard = Le chantier
alhambra-rules-yard-text = Quatre tuiles se trouvent sur les cases du chantier. La case dit avec quoi on paie : florins sur la première, dirhams sur la deuxième, dinars sur la troisième, ducats sur la quatrième.
alhambra-rules-yard-example = Le sérail coûte en ce moment 5 florins, les arcades 8 dirhams, le jardin 10 dinars et la tour 11 ducats.
alhambra-rules-scorings = Trois décomptes
alhambra-rules-scorings-text = Il y a trois décomptes : quand la première carte de décompte apparaît, quand la seconde apparaît, et à la fin de la partie. Seul compte ce qui est posé dans votre Alhambra, pas ce qui est dans votre réserve.
alhambra-rules-majorities = Qui en a le plus
alhambra-rules-majorities-text = Pour chaque type, qui a le plus de tuiles est premier, quel que soit leur prix. Le premier décompte paie une place, le deuxième deux, le troisième trois. Les ex æquo se partagent les places qu’ils occupent : on additionne les points, on divise, on arrondit vers le bas. Sans tuile d’un type, on n’y marque rien.
alhambra-rules-majorities-example = Tours au deuxième décompte : Anna et Ben en ont quatre chacun et se partagent 13 et 6, soit 9 PV chacun. Clara en a une et n’a rien.
alhambra-rules-longest = La muraille
alhambra-rules-longest-text = Un côté muré fait partie de votre muraille s’il n’y a pas de tuile derrière. Cherchez la plus longue ligne qui se suit le long de la muraille sans interruption : chaque segment vaut 1 PV. Seule cette ligne compte. Deux murailles l’une contre l’autre ne rapportent rien.
alhambra-rules-longest-example = Trois lignes de trois segments, de deux et d’un seul : seule la plus longue compte et rapporte 3 PV.
alhambra-rules-upright = Poser des tuiles
alhambra-rules-upright-text = Les tuiles se posent à l’endroit et ne se tournent jamais. Après chaque changement, tout votre Alhambra doit respecter ces règles, que vous posiez une tuile, en retiriez une ou en échangiez deux.
alhambra-rules-sides = Des côtés qui s’accordent
alhambra-rules-sides-text = Là où deux tuiles se touchent, les deux ont une muraille ou aucune n’en a.
alhambra-rules-sides-example = Le pavillon a une muraille à l’est. Les chambres n’en ont pas à l’ouest : elles ne vont pas là.
alhambra-rules-foot = À pied
alhambra-rules-foot-text = Depuis la tuile de départ, on peut aller à pied à toutes les autres sans traverser de muraille. Une nouvelle tuile partage donc un côté avec votre Alhambra ; un coin ne suffit pas.
alhambra-rules-foot-example = Les côtés s’accordent, mais personne ne pourrait aller au sérail : le seul chemin est muré.
alhambra-rules-holes = Pas de trous
alhambra-rules-holes-text = Vous ne pouvez pas enfermer d’espace vide, que ce soit une case ou plusieurs.
alhambra-rules-holes-example = Le jardin fermerait l’anneau autour de la case vide au milieu.
alhambra-rules-start = La tuile de départ reste
alhambra-rules-start-text = Votre tuile de départ reste à sa place jusqu’à la fin : on ne la retire pas et on ne l’échange pas.
alhambra-rules-setup = La mise en place
alhambra-rules-setup-text = Chacun pose sa tuile de départ, et le chantier reçoit quatre tuiles. Puis chacun à son tour reçoit de l’argent, carte par carte et à la vue de tous, jusqu’à ce que cela fasse 20 ou plus ; ensuite les mains sont secrètes. Quatre autres cartes sont exposées. Le reste est divisé en cinq piles : une carte de décompte est mélangée à la deuxième, l’autre à la quatrième.
alhambra-rules-first = Qui commence
alhambra-rules-first-text = Qui a le moins de cartes commence ; à égalité, c’est celui des ex æquo qui a le moins d’argent, puis le plus jeune. On joue dans le sens horaire.
alhambra-rules-turn = Votre tour
alhambra-rules-turn-text = À votre tour, vous faites une seule chose : prendre de l’argent, acheter une tuile ou transformer votre Alhambra. Mais chaque fois que vous payez le prix exact, vous avez une action de plus. Vous pouvez ainsi acheter jusqu’à quatre tuiles, puis encore prendre de l’argent ou transformer.
alhambra-rules-take = Prendre de l’argent
alhambra-rules-take-text = Prenez une carte exposée, quelle que soit sa valeur. Ou prenez-en plusieurs qui font 5 au plus ensemble ; les monnaies peuvent différer.
alhambra-rules-take-example = Vous pouvez prendre le 9 seul, le 2 avec le 3, ou le 1, le 1 et le 3. Pas le 3 avec le 3 : cela fait 6.
alhambra-rules-buy = Acheter
alhambra-rules-buy-text = Payez une tuile du chantier avec des cartes de sa monnaie qui valent au moins son prix. On ne rend pas la monnaie. Mettez la tuile de côté jusqu’à la fin du tour ; sa case reste vide jusque-là.
alhambra-rules-buy-example = Le jardin coûte 10 dinars. Avec 3 et 7, vous payez le prix exact et jouez encore une action ; avec 4 et 7, un dinar est perdu, et c’était votre dernière action.
alhambra-rules-redesign = Transformer
alhambra-rules-redesign-text = Changez une chose dans votre Alhambra : posez une tuile de la réserve, mettez une tuile posée en réserve, ou échangez-les au même endroit. Ce que vous avez acheté pendant ce tour doit attendre la fin du tour.
alhambra-rules-end = Finir le tour
alhambra-rules-end-text = Posez chaque tuile achetée ou mettez-la en réserve, dans l’ordre de votre choix. Puis on complète les cartes exposées à quatre, et le chantier à quatre tuiles. Si une carte de décompte est apparue, le décompte a lieu ; ensuite, c’est au joueur suivant.
alhambra-rules-pass = Passer
alhambra-rules-pass-text = Vous ne passez que si vous ne pouvez rien faire du tout : ni prendre de carte, ni rien payer, ni rien changer dans votre Alhambra.
alhambra-rules-over = La fin de la partie
alhambra-rules-over-text = La partie finit quand le chantier ne peut plus être rempli. On montre les mains, et chaque tuile restée au chantier va gratuitement à qui a le plus d’argent de sa monnaie ; à égalité, elle reste. Ces tuiles sont posées ou mises en réserve. Puis vient le troisième décompte. Le plus haut total l’emporte, et les ex æquo partagent la victoire.
alhambra-rules-missed = Un décompte qui ne vient pas
alhambra-rules-missed-text = Si une carte de décompte n’est pas apparue avant la fin de la partie, son décompte n’a pas lieu. La partie finit aussi quand tous ont passé l’un après l’autre.
alhambra-rules-two = À deux
alhambra-rules-two-text = À deux, chaque carte d’argent n’est là que deux fois au lieu de trois : 72 cartes en tout.
alhambra-rules-dirk = Le troisième joueur
alhambra-rules-dirk-text = Un troisième joueur se joint à vous, Dirk si vous ne lui donnez pas d’autre nom ; il n’a ni tour, ni argent, ni Alhambra. Il reçoit six tuiles de la pile au début, six après le premier décompte, et un tiers de la pile après le deuxième, arrondi vers le bas.
alhambra-rules-give = Donner des tuiles
alhambra-rules-give-text = À la fin de votre tour, vous pouvez donner au troisième joueur toute tuile achetée pendant ce tour. Celles de votre réserve et de votre Alhambra restent à vous, comme celles que vous recevez à la fin de la partie.
alhambra-rules-third = Les places du troisième joueur
alhambra-rules-third-text = Le troisième joueur prend des places et des points pour les types comme tout le monde, mais il n’a ni muraille ni modules. Il vous prend des points, mais ne gagne jamais.
alhambra-rules-third-example = Jardins au troisième décompte : Anna et Dirk en ont quatre chacun et se partagent 20 et 12, soit 16 PV chacun. Ben en a deux et reçoit 5 PV.
alhambra-rules-vizier = Module : le vizir
alhambra-rules-vizier-text = Chacun a un vizir, éveillé au début. Après chaque tour, dès que le chantier est plein, un vizir éveillé peut acheter une tuile à son prix exact ; on demande d’abord à qui doit jouer ensuite. Elle est posée ou mise en réserve tout de suite, le chantier est complété, et ce vizir s’endort. Réveiller le vôtre est une action.
alhambra-rules-camps = Module : camps
alhambra-rules-camps-text = On achète, pose et déplace les camps comme des bâtiments, mais personne ne peut les traverser. Un camp a au moins un rempart contre la muraille d’un bâtiment. Ses remparts ne touchent rien d’autre, et ses côtés nus ne touchent que des côtés nus d’autres camps. À chaque décompte, chacune de ses flèches rapporte 1 PV par bâtiment de la ligne ininterrompue qu’elle montre. La tuile de départ en est un ; un vide ou un autre camp termine la ligne.
alhambra-rules-camps-example = Les flèches de trois camps montrent quatre, quatre et deux bâtiments : 10 PV.
alhambra-rules-bazaars = Module : bazars
alhambra-rules-bazaars-text = Un bazar tiré se place à côté du chantier. Il coûte exactement le prix de la tuile posée sur la case de sa monnaie ; tant que cette case est vide, personne ne peut l’acheter. Au troisième décompte, comptez autour de lui les tuiles qui ont une de ses trois couleurs, coins compris. Multipliez-les par le nombre de ses couleurs qui s’y trouvent.
alhambra-rules-bazaars-example = Quatre tuiles autour du bazar conviennent, dans ses trois couleurs : 4 × 3 = 12 PV.
alhambra-rules-falcons = Module : fauconniers
alhambra-rules-falcons-text = Vous pouvez consacrer tout votre tour aux faucons : chacun coûte une carte d’argent, au choix. Placez-le là où quatre tuiles se rencontrent, avec ses deux couleurs parmi elles ; la tuile de départ et un bazar peuvent en être, un camp non. Il y reste, et ne revient que si une de ses tuiles est retirée ou échangée. À chaque décompte, un à cinq faucons d’une sorte rapportent 2, 6, 12, 20 ou 30 PV.
alhambra-rules-falcons-example = Le faucon brun a les couleurs du pavillon et de la tour. Il est là où les deux se rencontrent et rapporte 2 PV.
alhambra-rules-open = Là où les règles laissent le choix
alhambra-rules-open-text = Les éditions diffèrent, et certains points se lisent de plusieurs façons. Au début d’une partie, vous choisissez les modules et la pile de la seconde carte de décompte. C’est là aussi que se règlent les trous, l’action de plus, le troisième joueur, le moment où les vizirs achètent et ce que font les camps.

## Astuces

settings-tips = Astuces à chaque nouveauté
tip-crossing = Astuce : chaque dé jaune croise chaque dé bleu. Choisissez un croisement à bâtir.
tip-phantom = Astuce : les joueurs fictifs ont lancé. Chacun coche une case de la course et peut prendre une place avant vous.
tip-award = Astuce : une place de la course est rayée. Qui achève un type tôt prend la meilleure qui reste.
tip-coins = Astuce : vous avez des pièces. Une seule tourne un dé d’un cran avant d’agir ; trois paient un second bâtiment.
tip-close = Compris

## Une première partie, pas à pas

lesson = Apprendre à jouer
lesson-offer = Apprendre le jeu en cinq tours
lesson-aim = But du jeu
lesson-aim-hint = Marquez le plus de points de victoire : soyez le premier à achever des types de bâtiments, formez des lignes, gardez des pièces. Deux joueurs fictifs font la course contre vous. Personne ne les joue : ils lancent des dés et cochent des cases. Vous commencez avec trois bâtiments, choisis par les dés, et { $coins } pièces.
lesson-turn = Tour { $round } sur 5
lesson-strayed = C’est permis, mais suivons la leçon pour l’instant : votre feuille n’a pas changé.
lesson-crossing = Deux dés jaunes désignent des rangées, deux bleus des colonnes : quatre croisements, aucun n’est encore bâti. Bâtissez le pavillon en rangée 3, colonne 2. Vous avez { $built } pavillons sur { $printed }, et le premier à les avoir tous reçoit le plus.
lesson-phantoms = La case est barrée et une case est cochée dans la course. Finissez votre tour : les deux dés utilisés sont relancés. Puis chaque joueur fictif lance deux dés : ils désignent une case de la feuille, et il coche une case de son type.
lesson-dice-stay = Les dés restants n’ont pas bougé, jaune 5 et bleu 6. Ils se croisent encore sur un pavillon : bâtissez-le.
lesson-race = Encore un pavillon et les vôtres sont complets. Le premier à achever les pavillons gagne { $vp } points de victoire (PV), le deuxième { $second }, le troisième { $third }. À la fin, les types inachevés comptent aussi : les joueurs fictifs peuvent donc faire baisser votre total. Finissez votre tour.
lesson-coins = Au lieu de bâtir, vous pouvez prendre des pièces, une par croisement bâti ; ici, ils le sont tous. Les deux dés jaunes montrent 1, donc chaque case compte double : { $coins } pièces.
lesson-all-four = Vous avez maintenant { $coins } pièces. Après avoir pris des pièces, les quatre dés sont lancés : finissez votre tour.
lesson-change = Le dernier pavillon est en rangée 4, colonne 4, mais aucun dé bleu ne montre 4. Faites glisser le 3 bleu jusqu’à la colonne 4, ou choisissez « Modifier des dés » et montez-le. Chaque cran coûte une pièce. Un dé ne passe jamais de 6 à 1, et vous pouvez modifier un dé de chaque couleur par tour.
lesson-complete = Le 4 jaune et le 4 bleu se croisent maintenant sur votre dernier pavillon. Bâtissez-le.
lesson-award = Tous vos pavillons sont bâtis. La manche finit quand les joueurs fictifs ont joué : vous recevez alors { $vp } PV, et plus personne d’autre ne peut être premier. Finissez votre tour.
lesson-line = Le dernier tour de cette courte partie. La rangée 1 a deux bâtiments, comme le montrent les points à côté ; quatre dans une rangée ou une colonne valent 2 PV. Bâtissez d’abord en rangée 1, colonne 2.
lesson-second = Les deux dés restants désignent la rangée 1, colonne 4. Si vous n’avez modifié aucun dé pendant ce tour, vous pouvez y bâtir aussi, pour 3 pièces : choisissez « { $button } ».
lesson-last = La rangée 1 a maintenant quatre bâtiments, et il vous reste { $coins } pièces ; deux valent 1 PV. Finissez le tour, et avec lui la partie.
lesson-over = Votre première partie
lesson-learnt-types = À la fin : le plus de cases, la meilleure place
lesson-learnt-shared = Même manche ou égalité : places partagées
lesson-learnt-coins = Chaque pièce imprimée ne s’entoure qu’une fois
lesson-learnt-rules = En solo : 18 manches ; le reste : règles (F1)
lesson-play-on = Commencer une partie en solo

## Le bureau connaît le programme

install-record = Partie d’Alhambra enregistrée
install-done = Alhambra est maintenant dans vos menus, et ouvre les parties ({ $pattern }) et les liens comme { $link }
install-written = écrit : { $path }
install-in-the-way = { $path } ne vient pas de ce programme ou a été modifié, et rien n’a été installé : déplacez-le et réessayez
install-bad-path = « { $path } » ne peut pas figurer dans une entrée de menu, et rien n’a été installé : déplacez-le vers un chemin en texte simple, sans = ni caractères de contrôle
install-of-other = { $path } appartient à ce programme avec le dossier de données « { $folder } », et vos menus n’ont qu’une entrée pour lui : rien n’a été installé ; retirez d’abord celle-là avec --data-dir et ce dossier, install --user --remove
install-removed = Alhambra n’est plus dans vos menus
install-none = Rien n’est installé ici qui puisse être retiré
install-changed = laissé, car quelqu’un l’a modifié : { $path }
install-lost = le système ne dit pas où s’installent les programmes : définissez HOME ou XDG_DATA_HOME
install-not-here = alhambra install ne marche que sous Linux : sous Windows et macOS, choisissez ce programme sous « Ouvrir avec » ; les liens ne s’y ouvrent pas
install-tool-done = fait : { $tool }
install-tool-missing = absent : { $tool } ; votre bureau le découvrira seul, au plus tard à la prochaine connexion
install-tool-failed = échec : { $tool } ; reconnectez-vous, ou réinstallez-le
install-links-open = { $tool } dit que les liens ouvrent ce programme
install-links-elsewhere = { $tool } ne dit pas que les liens ouvrent ce programme : choisissez-le dans les réglages de votre bureau
help-install = Présente le programme à votre bureau, pour qu’un double clic ouvre les parties
help-install-more = Sous Linux, il écrit une icône, une entrée de menu et le type des parties dans votre propre dossier (XDG_DATA_HOME, ou ~/.local/share), et fait actualiser les listes du bureau. Un lien comme alhambra:100TZ-GW7EZ ouvre son défi. Aucun fichier d’autrui n’est remplacé. À refaire quand le programme a changé de place.
help-install-user = Pour vous seul
help-install-remove = Retire ce qui a été installé, mais aucun fichier que quelqu’un a modifié
help-man = Écrit les pages de manuel : une du programme et une de chaque commande
help-man-output = Le dossier où les écrire ; par défaut, elles vont à la sortie standard, l’une après l’autre
help-completions = Écrit ce qu’il faut à un shell pour compléter les commandes et les options
help-completions-more = Les paquets du programme l’apportent déjà. Sinon, mettez-le là où votre shell le cherche, comme dans les exemples.
help-shell = Le shell
library-imported-several = Importation : nouvelles { $added }, déjà ici { $here }, illisibles { $failed }
library-copy = Copier la partie en texte
library-copied = La partie est dans le presse-papiers, en texte

photo = Photo de la table
photo-word = Photo
photo-none = Pas encore de photo
photo-awaited = Lecture de la photo…
photo-working = Préparation de la photo… { $percent } %
photo-stop = Arrêter
photo-stopped = La dernière image choisie n’a pas été ajoutée
photo-kept = La photo est conservée avec la partie
photo-choose = Ajouter une photo…
photo-replace = En choisir une autre…
photo-hint = Une image JPEG ou PNG ; vous pouvez aussi la déposer sur cette fenêtre
photo-take = Ajouter
photo-remove = Retirer
photo-remove-question = Retirer la photo ? Le fichier d’origine reste.
photo-unreadable = { $path } n’est pas une image JPEG ou PNG ; enregistrez-la d’abord sous l’un de ces formats
photo-damaged = { $path } est endommagée ou d’un type illisible ; enregistrez-la de nouveau en JPEG ou en PNG
photo-too-long = { $path } dépasse 20 000 pixels de côté ; réduisez-la d’abord
photo-too-many = { $path } a plus de { $most } millions de pixels ; réduisez-la d’abord
photo-locked = Une autre fenêtre est en train de changer cette photo. Réessayez.
photo-changed = Une autre fenêtre a changé cette photo entre-temps : la voici telle qu’elle est. Rien n’a été remplacé ni retiré.
photo-no-game = La partie a été supprimée dans une autre fenêtre ; la photo n’a pas été conservée
photo-failed = La photo n’a pas pu être lue ou conservée : { $reason }
alhambra-simulate-parts = { $total } ± { $error } (types { $types }, murailles { $walls }, modules { $modules })
alhambra-help-players = de deux à six ; par défaut deux greedy
alhambra-help-modules = Les modules du jeu : vizier, camps, bazaars, falconers, avec des camps, bazars et faucons à nous, qui ne sont pas ceux qui sont imprimés (§A6, §A11.5)
alhambra-help-second-scoring-pile = La pile d’argent où l’on mélange la deuxième carte de décompte (§A4.1)
alhambra-help-holes = Quels trous sont interdits : des cases vides isolées (area), ou seulement une case entourée de tuiles (single) (§A3.4)
alhambra-help-further-action = Si l’action après un achat exact peut être omise (may) ou doit être faite (must) (§A4.3)
alhambra-help-vizier-before-scoring = Les vizirs achètent avant un décompte à faire (§A6.1)
alhambra-help-third-player-modules = Les camps et bazars que tire le troisième joueur restent et ne comptent pas (keep) ou sont tirés à nouveau (redraw) (§A5.2)
alhambra-play-first = qui commence découle des cartes distribuées (§A4.2) : omettez --first
alhambra-play-seats = on joue de deux à six, pas { $players } : nommez-les avec --players
alhambra-due-turn = c’est à { $name } de jouer
alhambra-due-vizier-of = { $name } peut envoyer le vizir
alhambra-due-placing = { $name } place des tuiles
alhambra-play-declines = n’envoie pas le vizir
alhambra-advise-declines = ne pas envoyer le vizir
alhambra-advise-takes = prendre { $cards }
alhambra-advise-buys = acheter { $piece } pour { $cards }
alhambra-advise-buys-exactly = acheter { $piece } pour exactement { $cards }
alhambra-advise-lays = poser { $piece } { $place }
alhambra-advise-gives = donner { $piece } au troisième joueur
alhambra-advise-wakes = réveiller le vizir
alhambra-advise-falcon = acheter un faucon { alhambra-falcon-kind } pour { $card } et le placer { $place }
alhambra-advise-vizier = envoyer le vizir acheter { $piece } : { $cards }
alhambra-advise-passes = passer
alhambra-gains-action = le prix est payé exactement, une autre action suit donc
alhambra-gains-most = le plus de tuiles du type { building-bare }, { alhambra-scoring } : { $tiles }, les autres en ont { $others } au plus
alhambra-gains-wall = la plus longue muraille, de { $from } à { $to }
alhambra-gains-vp = { $to } au lieu de { $from } PV si le { alhambra-scoring } avait lieu maintenant
alhambra-gains-pays = { $piece } pourra être payé exactement
alhambra-gains-money = ensuite, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} d’une valeur de { $sum } en main
alhambra-advise-parts = types { $types }, murailles { $walls }, modules { $modules }
alhambra-advise-legend = Après chaque option : les chances de gagner, la différence avec le 1er ± erreur type, et les PV attendus à la fin
alhambra-analyse-open = { $title }, pas encore finie
alhambra-analyse-turn = tour
alhambra-analyse-mistake = tour { $turn } : « { $best } » aurait gagné { $loss } de plus que « { $chosen } » (PV : { $vp })
alhambra-analyse-by-value = Pertes par estimation rapide, chance en jouant ainsi jusqu’à la prochaine décision de chacun
alhambra-analyse-by-games = Pertes par { $games } parties simulées au plus par décision ± erreur type, chance par quelques-unes jouées jusqu’à la fin
alhambra-analyse-legend = Les % sont des chances de gagner, d’après lesquelles les options sont jugées ; les PV sont à côté, et qui joue pour gagner en cède parfois. ≈ veut dire à peu près égal. `advise --at N` énumère toutes les options d’une décision. Le reste est ce que les valeurs ignorent.
alhambra-review-hint = Ce que valait chaque décision, et ce qui était de la chance
alhambra-review-open-hands = { $title } · mains visibles
alhambra-review-turn = { $turn ->
    [0] Avant le premier tour : { $words }
   *[other] Tour { $turn } : { $words }
}
alhambra-turn = { $turn ->
    [0] Avant le premier tour
   *[other] Tour { $turn }
}
alhambra-review-axis = Tour
alhambra-so-far = Jusqu’ici
alhambra-same = Mêmes tuiles et cartes
alhambra-same-hint = Ce que chaque niveau fait à votre place avec les mêmes tuiles et cartes, et comment le conseiller les joue
alhambra-same-not = Il faut une partie finie, entièrement distribuée par le programme.
alhambra-same-title = Mêmes tuiles et cartes : { $game }
alhambra-same-wins = Gagne { $percent } % ± { $error } % de { $games } parties
alhambra-same-place = { $place } sur { $players }
alhambra-same-levels-hint = Les barres donnent les PV à la fin, la moyenne de ses parties pour chaque niveau. Chaque niveau joue à votre place ; les ordinateurs gardent le leur, et le niveau fort remplace les autres personnes. D’une partie à l’autre, seules les erreurs changent. Le conseiller rapide décide aussitôt ; le conseiller anticipe, en une partie.
alhambra-same-progress = Parties en cours : { $percent } %
alhambra-trial-question = Que feriez-vous ?
alhambra-trial-best = Voir le meilleur
alhambra-trial-played = Dans la partie : { $words }

## Le jeu de tuiles, joué ici

alhambra-play-title = Alhambra · { play-title-players }
alhambra-home-play-hint = Contre l’ordinateur ou ensemble
alhambra-challenges-against = { $computers ->
    [1] Contre un ordinateur fort
    [2] Contre deux ordinateurs forts
    [3] Contre trois ordinateurs forts
    [4] Contre quatre ordinateurs forts
   *[other] Contre { $computers } ordinateurs forts
}
alhambra-challenges-day = Partie du jour
alhambra-challenges-week = Partie de la semaine
alhambra-challenges-play-day = Jouer la partie du jour
alhambra-challenges-play-week = Jouer la partie de la semaine
alhambra-challenges-again = Une autre partie avec les mêmes piles compte comme un nouvel essai
alhambra-challenges-code = Avec le code d’une partie, vous jouez avec les mêmes piles, ici contre des ordinateurs forts
alhambra-challenges-none = Les parties du jour, de la semaine ou d’un code que vous terminez apparaissent ici
alhambra-challenges-no-code = Seules les parties distribuées par le programme, avec les tuiles de la première édition, ont un code
alhambra-records-only-unhelped = Seules comptent les parties d’une personne contre l’ordinateur, sans aide, distribuées par le programme avec une graine jamais jouée
alhambra-records-typed = Parties avec de vraies tuiles
alhambra-statistics-scorings = Décomptes
alhambra-statistics-purchases = Achats et paiements exacts
alhambra-statistics-bought = Achats à son tour
alhambra-statistics-exactly = Paiements exacts
alhambra-statistics-computers = Ordinateurs
alhambra-statistics-no-modules = Sans module
alhambra-statistics-reviewed = Parties analysées
alhambra-statistics-loss = Perte par décision, en %
alhambra-statistics-reviewed-loss = Parties analysées ; les pourcentages sont des chances de gagner
alhambra-new-game = Nouvelle partie d’Alhambra
alhambra-new-game-hint = Qui a le moins de cartes commence
alhambra-new-seed = Graine
alhambra-new-seed-hint = La même graine, avec les mêmes joueurs et modules, donne les mêmes piles
alhambra-new-seed-more = Graine et variantes de règles
alhambra-seat-strength = { $level ->
    [beginner] ne voit guère plus loin que le prochain décompte
    [casual] bâtit des murailles, oublie beaucoup
    [strong] prévoit et vous surveille
    [advisor] calcule à l’avance, le plus fort
    [advisor-fast] le conseiller au premier coup d’œil
    [random] joue n’importe quel coup permis
   *[greedy] veut le plus de points tout de suite
}
alhambra-your-board = Votre Alhambra
alhambra-your-hand = Votre main
alhambra-hand = Main
alhambra-hand-of = Main : { $who }
alhambra-open-hand = Main visible
alhambra-your-turn = À vous de jouer
alhambra-next-vp = { $scoring } : { $vp } PV s’il venait maintenant
alhambra-more-vp = ensuite +{ $vp } PV
alhambra-stack-left = { $tiles ->
    [one] une tuile dans la pile
   *[other] { $tiles } tuiles dans la pile
}
alhambra-deck-left = { $cards ->
    [one] Pioche : une carte
   *[other] Pioche : { $cards } cartes
}
alhambra-deck-scoring = { $after ->
    [0] { $scoring ->
        [1] Premier décompte { $within ->
            [one] avec la prochaine carte
           *[other] d’ici { $within } cartes
        }
       *[other] Deuxième décompte { $within ->
            [one] avec la prochaine carte
           *[other] d’ici { $within } cartes
        }
    }
   *[other] { $scoring ->
        [1] Premier décompte après { $after } à { $within } cartes
       *[other] Deuxième décompte après { $after } à { $within } cartes
    }
}
alhambra-deck-about = { $within ->
    [0] { $scoring ->
        [1] Premier décompte d’un moment à l’autre
       *[other] Deuxième décompte d’un moment à l’autre
    }
   *[other] { $after ->
        [0] { $scoring ->
            [1] Premier décompte d’ici { $within } cartes environ
           *[other] Deuxième décompte d’ici { $within } cartes environ
        }
       *[other] { $scoring ->
            [1] Premier décompte après { $after } à { $within } cartes environ
           *[other] Deuxième décompte après { $after } à { $within } cartes environ
        }
    }
}
alhambra-deck-last = Troisième décompte quand le chantier ne peut plus être rempli
alhambra-deck-empty = La pile est vide : le prochain achat met fin à la partie
alhambra-deck-ends = La partie se termine après ce tour
alhambra-yard = Chantier
alhambra-yard-hint = prix exact : une action de plus
alhambra-display = Argent
alhambra-display-hint = une carte, ou plusieurs jusqu’à 5 au total
alhambra-taken-alone = Plusieurs cartes ne peuvent dépasser 5 en tout : celle-ci est prise seule
alhambra-pays-exactly = exact : { $cards }
alhambra-pays-loss = { $cards }, { $lost ->
    [one] { $lost } perdu
   *[other] { $lost } perdus
}
alhambra-pays-missing = il manque { $missing }
alhambra-pays-in-hand = { $sum } en main
alhambra-pays-enough = { $sum ->
    [one] { $sum } suffit
   *[other] { $sum } suffisent
}
alhambra-pays-no-price = sans prix
alhambra-pays-not-exactly = pas exactement
alhambra-pays-no-action = plus d’action
alhambra-next-bazaar = Bazar suivant
alhambra-sum = { $sum ->
    [one] { $currency ->
        [florin] { $sum } florin
        [dirham] { $sum } dirham
        [dinar] { $sum } dinar
       *[ducat] { $sum } ducat
    }
   *[other] { $sum } { alhambra-money }
}
alhambra-take = Prendre { $cards }
alhambra-take-ends = votre action de ce tour
alhambra-buy = Acheter { $what } pour { $cards }
alhambra-buy-what = Acheter { $what }
alhambra-choose-cards = choisissez les cartes pour payer
alhambra-exact-again = exact : une action de plus
alhambra-lost-ends = { $lost ->
    [one] { $lost } perdu
   *[other] { $lost } perdus
} : plus d’action
alhambra-vizier-sleeps = exact : puis votre vizir dort
alhambra-buy-fits-nowhere = ne va nulle part : en réserve
alhambra-buy-ends-game = la partie se termine après ce tour
alhambra-put-away = Mettre { $what } en réserve
alhambra-is-redesign = une transformation : votre action de ce tour
alhambra-keep-in-reserve = Mettre { $what } en réserve
alhambra-to-reserve = En réserve
alhambra-lay-it = { $what } : posez-la là où c’est éclairé
alhambra-decline = Ne pas envoyer le vizir
alhambra-decline-hint = il reste éveillé
alhambra-pass = Passer
alhambra-or-act = ou encore une action
alhambra-first-act = prenez d’abord de l’argent, achetez ou transformez
alhambra-first-place = Posez d’abord ce que vous avez acheté
alhambra-wake = Réveiller le vizir
alhambra-vizier-awake = Vizir éveillé
alhambra-vizier-asleep = Vizir endormi
alhambra-vizier-woken = Votre vizir est maintenant éveillé
alhambra-take-falcons = Faucons
alhambra-let-go = Annuler le choix
alhambra-to-card = Bilan
alhambra-not-your-turn = Ce n’est pas votre tour
alhambra-bought-now = { $what }, nouvel achat
alhambra-bought = Acheté
alhambra-bought-and-reserve = Acheté, réserve
alhambra-would = { $scoring } : { $before } → { $after } PV. Muraille : { $wallbefore } → { $wallafter }
alhambra-other-reserve = { $pieces ->
    [one] une en réserve
   *[other] { $pieces } en réserve
}
alhambra-leads = mène : { $types }
alhambra-leads-level = à égalité en tête (=) : { $types }
alhambra-other-leads = en tête
alhambra-other-level = à égalité
alhambra-guide-wait = { $who } réfléchit…
alhambra-guide-over = La partie est finie
alhambra-end = La partie se termine
alhambra-end-stack = La pile est vide et le chantier ne peut plus être rempli. Chaque tuile qui y reste va à qui a le plus d’argent dans la monnaie de sa case.
alhambra-end-passed = Tout le monde a passé, l’un après l’autre. Chaque tuile qui reste au chantier va à qui a le plus d’argent dans la monnaie de sa case.
alhambra-end-none-left = Il ne reste rien au chantier
alhambra-end-hands = Mains
alhambra-guide-turn = Prenez de l’argent, achetez une tuile ou transformez : cliquez sur ce que vous voulez
alhambra-guide-again = Prix exact : encore une action avant de poser, ou posez vos tuiles
alhambra-guide-last = Vous avez le plus d’argent de sa monnaie : cette dernière tuile est à vous.
alhambra-guide-end = Il ne reste qu’à finir le tour
alhambra-guide-vizier = { $who } a fini son tour. Vizir : achetez-vous une tuile à son prix exact ?
alhambra-guide-vizier-own = Vizir, après votre propre tour : achetez-vous une tuile à son prix exact ?
alhambra-guide-laid = Mettez-la en réserve, ou cliquez encore pour la laisser
alhambra-guide-looking = Vous regardez { $who } : { $key }, ou un autre clic sur ce panneau, ramène au vôtre
alhambra-guide-buy = { $what } : choisissez une place pour l’acheter et la poser là
alhambra-guide-falcon-card = Choisissez une carte de votre main pour payer
alhambra-guide-falcon = Cliquez sur un croisement éclairé
alhambra-guide-nowhere = { $what } ne va nulle part : en réserve
alhambra-guide-place = { $places ->
    [one] { $what } : une place est éclairée ; cliquez dessus, ou mettez la tuile en réserve
   *[other] { $what } : { $places } places sont éclairées ; cliquez sur l’une d’elles, ou mettez la tuile en réserve
}
alhambra-guide-reserve = { $what } de la réserve : posez-la ({ $places }) ou échangez-la contre une autre ({ $swaps })
alhambra-cover-hint = Les mains sont secrètes : que personne d’autre ne regarde
alhambra-cover-next = Ensuite : { $name }
alhambra-cover-vizier = Vizir : { $name }
alhambra-cover-go = Montrer ma main
alhambra-deal = L’argent de départ
alhambra-deal-hint = Tout le monde voit ces cartes maintenant. Dès que la partie commence, les mains sont secrètes.
alhambra-deal-sum = { $sum } en { $cards } cartes
alhambra-deal-begins = { $name } commence
alhambra-deal-fewest = Qui a le moins de cartes commence.
alhambra-deal-least = Qui a le moins de cartes commence ; à égalité, qui a le moins d’argent.
alhambra-deal-lot = Qui a le moins de cartes et le moins d’argent commence ; à égalité, le sort décide.
alhambra-deal-go = Commencer
alhambra-scorings = Décomptes
alhambra-overview = Tuiles et PV
alhambra-history-cards = Les cartes prises ou payées il y a plus d’un tour de table ne sont pas nommées : s’en souvenir fait partie du jeu.
alhambra-scoring-totals = Jusqu’ici : { $totals }
alhambra-no-scoring-yet = Il n’y a pas encore eu de décompte
alhambra-take-back-seen = Vous avez vu ce qui a été tiré ensuite : revenir en arrière en fait une partie d’entraînement
alhambra-take-back-of = C’est { $name } qui l’a décidé, et vous avez vu ce qui a été tiré ensuite : revenir en arrière en fait une partie d’entraînement

## Vraies tuiles et cartes, saisies

alhambra-new-deals = Tuiles et cartes
alhambra-new-deals-program = Mélangées par le programme
alhambra-new-deals-typed = Vraies, saisies
alhambra-new-deals-hint = Mélangez à la table et saisissez ce qui est tiré. Les ordinateurs jouent avec et disent ce qu’ils font
alhambra-ask-third = Une tuile de la pile pour { $who }
alhambra-ask-yard = Une tuile pour la case { $space } du chantier ({ alhambra-money })
alhambra-ask-deal = Une carte pour { $who } : { $dealt } sur { $enough } jusqu’ici
alhambra-ask-display = Une carte à exposer
alhambra-ask-reshuffle = La pioche est vide : mélangez la défausse
alhambra-ask-shuffled = C’est mélangé
alhambra-ask-first = Plusieurs peuvent commencer : qui est le plus jeune ?
alhambra-ask-how-card = Cliquez sur la carte, ou tapez 1–4 pour sa monnaie, puis sa valeur.
alhambra-ask-how-tile = Cliquez sur ce qui a été tiré. Ce qui est parti est pâle.
alhambra-ask-piles = Une fois quatre cartes exposées, coupez le reste en piles d’environ { $sizes } cartes, mélangez la première carte de décompte à la pile 2, la seconde à la pile { $second }, et posez la pile 1 dessus.
alhambra-piles = Quelle est la hauteur des piles ?
alhambra-piles-why = Tapez combien de cartes d’argent compte chaque pile, sans les cartes de décompte des piles 2 et { $second } : le programme dit alors exactement quand le prochain décompte peut venir. Couper à vue d’œil suffit : il le dit alors à peu près.
alhambra-piles-of = Cartes d’argent dans la pile { $pile }
alhambra-piles-counted = Ce sont leurs hauteurs
alhambra-piles-by-eye = Elles sont coupées à vue d’œil
alhambra-ask-program = Laisser le programme tirer cette fois
alhambra-typed-news = Ce qui vient de se passer
alhambra-typed-no-news = Personne n’a encore joué
alhambra-typed-correct = Corriger une carte ou une tuile saisie
alhambra-typed-choose = Laquelle a été mal saisie ? La dernière est en tête
alhambra-typed-retype = Choisissez ce que c’était vraiment
alhambra-typed-misfit = La suite ne va pas avec { $what }
alhambra-typed-choice = Garder ce qui est saisi, ou le corriger et revenir en arrière jusque-là ? Revenir en arrière fait de cette partie un entraînement

alhambra-lesson-offer = Apprendre
alhambra-lesson-opponent = Ben
alhambra-lesson-turn = Tour { $turn } sur { $turns }
alhambra-lesson-strayed = C’est permis, mais suivons la leçon pour l’instant : rien n’a changé.
alhambra-lesson-aim = Vous bâtissez un Alhambra autour de votre tuile de départ. Qui a le plus de points de victoire (PV) après trois décomptes gagne. { $opponent } joue contre vous ; { $third }, le troisième joueur d’une partie à deux, ne fait que recevoir des tuiles.
alhambra-lesson-yard = Quatre tuiles sont à vendre au chantier. Chaque case a une monnaie : elle seule paie sa tuile. Le nombre sur une tuile est son prix, et dessous est écrit comment vous pourriez le payer.
alhambra-lesson-take-one = À chaque tour, vous faites une chose : prendre de l’argent, acheter une tuile ou transformer. Commencez par l’argent : une carte exposée, si haute soit-elle. Prenez le dirham 6.
alhambra-lesson-turn-ends = La carte est dans votre main, et c’était votre action. Finissez votre tour : les cartes exposées sont complétées à quatre, puis { $opponent } joue.
alhambra-lesson-buy-with-loss = { $opponent } a payé une tour à son prix exact et a rejoué ; vous le ferez bientôt. Achetez maintenant le jardin à { $price } avec vos dirhams 6 et 3. On ne rend pas la monnaie : { $lost } est perdu, et aucune autre action ne suit.
alhambra-lesson-lay = On ne tourne pas les tuiles. Là où deux se touchent, toutes deux ont une muraille ou aucune, et chacune s’atteint à pied depuis le départ. Posez le jardin sur la case marquée, murailles vers l’extérieur.
alhambra-lesson-wall = La muraille extérieure compte aussi : à chaque décompte, sa plus longue ligne rapporte 1 PV par segment. La vôtre en a { $wall }. Finissez votre tour.
alhambra-lesson-take-several = Vous pouvez aussi prendre plusieurs cartes qui font { $most } au plus, dans n’importe quelles monnaies. Les petites cartes aident à payer le prix exact. Prenez le dinar 2 avec le ducat 3.
alhambra-lesson-end = Il ne reste rien d’autre à faire dans ce tour : finissez-le.
alhambra-lesson-buy-exactly = Une tour à { $price } est arrivée sur la case des florins, et vous avez un florin { $price }. Qui paie le prix exact a une action de plus. Achetez-la.
alhambra-lesson-exactly-again = Une action de plus, donc : le pavillon coûte { $price } dinars, et vous les avez. Achetez-le aussi à son prix exact.
alhambra-lesson-money-after = Prix exact encore, donc une action de plus. Prenez le ducat 2 : avec votre 3, il paiera le sérail.
alhambra-lesson-lay-beside = Placez maintenant ce que vous avez acheté. Posez la tour sur la case marquée, à l’est du jardin. Là où elles se touchent, aucune des deux tuiles n’a de muraille, et dehors leurs murailles se rejoignent.
alhambra-lesson-reserve = Le pavillon a trois murailles et ne va encore nulle part : mettez-le en réserve. Il n’y compte pas, mais il est à vous.
alhambra-lesson-longer-wall = Votre muraille est maintenant une ligne de { $wall } segments. Finissez votre tour.
alhambra-lesson-two-cards = Le sérail sur la case des ducats coûte { $price }, et vos ducats 3 et 2 font juste ce prix. Achetez-le.
alhambra-lesson-small-card = Vous pouvez agir encore. Prenez le dinar 1 : avec votre 8, cela fait 9, et un jardin à 9 peut bien arriver.
alhambra-lesson-lay-for-reserve = Posez le sérail sur la case marquée, à l’ouest de la tuile de départ. Il est ouvert au nord : votre pavillon ira là.
alhambra-lesson-redesign = Transformer est aussi une action : poser une tuile de la réserve, en reprendre une posée, ou les échanger. Cliquez sur le pavillon de votre réserve, puis sur la case marquée.
alhambra-lesson-double-wall = Entre le pavillon et le jardin, muraille contre muraille : c’est permis, mais ne compte pas. Dehors, votre muraille a { $wall } segments. Finissez votre tour.
alhambra-lesson-majority = À un décompte, les PV d’un type vont à qui en a posé le plus de tuiles ; les prix ne comptent pas. Vous avez un jardin, { $third } aussi. Achetez le deuxième, à { $price } dinars exactement, et vous êtes en tête.
alhambra-lesson-next-money = Avec votre action de plus, prenez le ducat 6 : c’est juste le prix des arcades.
alhambra-lesson-lay-majority = Posez le jardin sur la case marquée, sous la tour : sa muraille prolonge la vôtre.
alhambra-lesson-for-its-walls = Aux arcades, { $opponent } est en tête avec deux tuiles, mais celles-ci allongeraient votre muraille. Achetez-les avec votre ducat 6.
alhambra-lesson-high-card = Prix exact encore. Prenez le dinar 7 : il faut aussi payer les tuiles chères.
alhambra-lesson-longest-wall = Posez les arcades sur la case marquée, au sud de la tuile de départ : votre muraille passe de { $wall } à { $after } segments.
alhambra-lesson-deck-track = La ligne en haut montre combien de cartes il reste dans la pioche, et où peuvent se trouver les cartes de décompte. La première peut maintenant sortir à chaque carte, et vous êtes bien placé. Prenez le dinar 9.
alhambra-lesson-scoring-card = Finissez votre tour, et voyez ce qui vient parmi les cartes exposées.
alhambra-lesson-scored = La carte de décompte est sortie. Votre muraille rapporte { $wall } PV, le plus de jardins { $gardens }, le plus de pavillons { $pavilions }. Vous partagez les { $towers } PV des tours avec { $opponent } : { $shared } chacun. Cela fait { $total } PV.
alhambra-lesson-to-come = { $third } a reçu six autres tuiles. Les deux décomptes suivants rapportent bien plus, et les deuxième et troisième places y comptent aussi. Quand le chantier ne peut plus être rempli, la partie finit avec le troisième décompte.
alhambra-lesson-over-result = Après le premier décompte, vous avez { $own } PV, { $opponent } { $theirs } et { $third } { $last }.
alhambra-lesson-learnt-turn = Prendre de l’argent, acheter ou transformer ; au prix exact, une action de plus
alhambra-lesson-learnt-scoring = À chaque décompte : le plus de tuiles d’un type et votre plus longue muraille extérieure
alhambra-lesson-learnt-rules = Dans les règles (F1) : plus de joueurs, les dernières tuiles, les modules
alhambra-lesson-play-on = Commencer une partie à deux

## Games of which only the totals are known

totals-from = via { $program }
totals-only-known = Seuls les totaux sont connus.
totals-no-picture = { $file } : seuls les totaux sont connus, il n’y en a donc ni image ni page
totals-fault-players = { $players ->
    [0] personne n’a joué
   *[other] { $players } ont joué, et { $most } au plus le peuvent
}
totals-fault-phantom = la place { $seat } est un joueur fictif : qui a un total joue vraiment
totals-fault-length = il y a { $given } totaux ou rangs, mais { count-players }
totals-fault-places = les rangs contredisent les totaux
totals-fault-twice = il y a déjà une fin
totals-fault-none = il n’y a pas de totaux
totals-fault-note = une partie dont seuls les totaux sont connus n’accepte aucune note

## Plays of other programs

plays-in-heads-id = id, identifiant
plays-in-heads-play = partie, numéro
plays-in-heads-date = date, jour, joué le
plays-in-heads-time = heure, début
plays-in-heads-game = jeu
plays-in-heads-location = lieu, où
plays-in-heads-minutes = minutes, durée
plays-in-heads-name = nom, joueur, joueuse, qui
plays-in-heads-points = points, total, score, somme, pv, résultat
plays-in-heads-rank = rang, classement
plays-in-heads-won = gagné, gagnant, gagnante, vainqueur
plays-in-heads-comment = commentaire, commentaires, remarque
plays-in-column-ignored = non utilisée
plays-in-column-id = identifiant
plays-in-column-play = numéro de la partie
plays-in-column-date = date
plays-in-column-time = heure
plays-in-column-game = jeu
plays-in-column-location = lieu
plays-in-column-minutes = minutes
plays-in-column-name = nom
plays-in-column-points = points
plays-in-column-rank = rang
plays-in-column-won = gagné
plays-in-column-comment = commentaire
plays-in-bg-stats = un fichier de BG Stats
plays-in-bgg = un fichier de parties de BoardGameGeek
plays-in-csv = un tableau
plays-in-not-plays = il ne contient aucune partie d’un autre programme
plays-in-too-large = c’est { $kind }, mais il dépasse { $most } Mo
plays-in-too-many-lines = c’est { $kind }, mais il a plus de { $most } lignes
plays-in-not-read = il n’a pas pu être lu jusqu’au bout : { $why }
plays-in-damaged-at = c’est { $kind }, mais il est endommagé à la ligne { $line }, colonne { $column }
plays-in-damaged = c’est { $kind }, mais il est endommagé ou tronqué
plays-in-no-plays = c’est { $kind }, mais il ne contient aucune partie
plays-in-no-column = c’est { $kind }, mais il manque une colonne : { $column }
plays-in-no-game = c’est { $kind }, mais il ne dit pas à quel jeu on a joué
plays-in-no-day = « { $said } » n’est pas un jour, ou pourrait en être deux
plays-in-players = joueurs : { $players }, et il en faut de { $fewest } à { $most }
plays-in-no-name = quelqu’un n’a pas de nom
plays-in-no-points = { $name } n’a pas de points
plays-in-bad-points = { $name } a « { $said } » points, ce qui n’est pas un nombre entier
plays-in-incomplete = elle n’a pas été terminée
plays-in-too-long = un texte y est trop long
plays-in-title = Parties à importer
plays-in-take = { $count ->
    [0] Ajouter
    [one] Ajouter { $count } partie
   *[other] Ajouter { $count } parties
}
plays-in-take-none = Il ne reste aucune partie à ajouter
plays-in-another = Choisir un autre fichier
plays-in-export-again = Exportez-le de nouveau, ou choisissez un autre fichier
plays-in-what = Ce qui est ajouté
plays-in-hint = Les parties entrent dans la bibliothèque avec le jour, le lieu, les noms et les totaux. Celles qui y sont déjà sont laissées de côté, sauf si vous les choisissez.
plays-in-chosen = À ajouter
plays-in-new = Nouvelles
plays-in-known = Déjà présentes
plays-in-left-out = Laissées de côté
plays-in-files-out = { $files ->
    [one] 1 fichier n’est pas compté ici
   *[other] { $files } fichiers ne sont pas comptés ici
}
plays-in-unusable = numéro { $at } : { $why }
plays-in-all-again = Ajouter toutes celles déjà présentes
plays-in-more = … et { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}
plays-in-columns = Ce que contiennent les colonnes
plays-in-column = Colonne { $number }
plays-in-choose = Quelle colonne contient « { $column } » ?
plays-in-game = Jeu de toutes les parties
plays-in-game-by-column = Selon une colonne
plays-in-taken = { $count ->
    [one] { $count } partie est maintenant dans la bibliothèque
   *[other] { $count } parties sont maintenant dans la bibliothèque
}
plays-in-reading = Lecture des parties… { $percent } %
plays-in-taking = Ajout des parties… { $percent } %
plays-in-stop = Arrêter
plays-in-stopped = Arrêté : { $count ->
    [0] aucune partie n’a été ajoutée
    [one] { $count } partie est maintenant dans la bibliothèque
   *[other] { $count } parties sont maintenant dans la bibliothèque
}
plays-out-writing = Enregistrement des parties… { $percent } %
plays-out-stopped = Arrêté : aucun fichier n’a été enregistré
totals-form-way = Totaux seuls
totals-form-title = Saisir les totaux seuls
totals-form-hint = Pour les parties dont vous savez seulement qui a joué et avec combien de points. Elles comptent dans les statistiques ; rien ne peut être expliqué ni revu.
totals-form-name = Nom du joueur { $number }
totals-form-total = Total du joueur { $number }
totals-form-rank = Rang du joueur { $number }
totals-form-equal = À égalité de points, on partage le rang, sauf si autre chose a tranché : indiquez alors qui était devant.
totals-form-no-name = Il faut un nom pour chacun
totals-form-no-total = Personne n’a encore de points
