# Français. Chaque texte de la fenêtre ; sa clé est dans src/app/texts/keys.rs, son jumeau dans en.ftl.

## Partout

app-name = Alhambra
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
help = Aide
you = Vous
round = Manche
round-of = { $round } sur { $rounds }
coins = Pièces
lines = Lignes
types = Types
total = Total
player-sheet = Feuille de joueur
score-sheet = Feuille de score
score-card = Décompte
count-vp = { $vp } PV
count-rounds = { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}
count-phantoms = { $phantoms ->
    [one] { $phantoms } joueur fictif
   *[other] { $phantoms } joueurs fictifs
}
phantom-name = Joueur fictif { $numeral }
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
you-within = vous
date = { $day } { $month ->
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
sheet-cell-built = Rangée { $row }, colonne { $column } : { building-bare }, bâti
sheet-die-changed = modifié ce tour
sheet-die-used = utilisé ce tour
sheet-coins = Pièces : { $gained } prises, { $spent } dépensées, { $left } à dépenser
race-boxes = { $name } : { $count } sur { $printed }
race-now = { $name } : { $count } sur { $printed }, { $vp } PV si tout s’arrêtait là
race-done = { $name } : achevé à la manche { $round }, { $vp } PV
race-gone = { $name } : achevé à la manche { $round }, { $vp } PV perdus
race-left = Encore à prendre : { $places }
race-none-left = Il ne reste plus de place

## Accueil

home-continue = Continuer
home-continue-game = { $title }, manche { $round } sur { $rounds }
home-new-game = Nouvelle partie
home-new-game-hint = En solitaire, avec deux, trois ou quatre joueurs fictifs
home-library = Bibliothèque
home-library-hint = { $games ->
    [0] Aucune partie enregistrée
    [one] { $games } partie enregistrée
   *[other] { $games } parties enregistrées
}
home-records = Records et statistiques
home-records-hint = Vos meilleures parties, et votre façon de jouer
home-settings = Réglages
home-settings-hint = Thème, langue, taille et le reste
home-quit = Quitter
home-tagline = Lancez, choisissez, bâtissez
home-so-far = jusqu’ici
home-first = Lancez les dés, bâtissez palais et jardins, et devancez les joueurs fictifs.

## Nouvelle partie

new-title = Nouvelle partie
new-start = Commencer
new-rematch = Revanche
new-solo-goal = But
new-goal-score = Le plus haut total
new-goal-beat = Battre les joueurs fictifs
new-goal-beat-hint = Ils marquent leurs types, et { $bonus } PV chacun
new-goal-score-hint = Ils ne marquent rien, mais vous prennent des places
new-phantoms = Joueurs fictifs
new-layout = Feuille
new-layout-default = Feuille du programme
new-special-actions = Actions spéciales par tour
new-special-one = L’une des deux
new-special-one-hint = À chaque tour, modifier des dés ou bâtir une seconde fois
new-special-both = Les deux
new-special-both-hint = Modifier des dés et bâtir une seconde fois, si l’on peut payer
new-change-dice = Dés modifiables par tour
new-change-two = Deux
new-change-two-hint = Au plus un dé jaune et un dé bleu
new-change-any = Tous
new-change-any-hint = Autant des quatre que vos pièces le permettent
new-rounds = Manches
new-rounds-usual = Selon les règles : { $rounds }
new-rounds-fewer = Moins de manches
new-rounds-more = Plus de manches
new-bonus-less = Bonus plus petit
new-bonus-more = Bonus plus grand
new-phantom-bonus = Bonus d’un joueur fictif
new-seed = Numéro des dés
new-seed-hint = Même numéro, mêmes dés : jouez-le avec un ami et comparez
new-seed-new = Un autre numéro
new-seed-wrong = Un numéro de dés est un nombre entier de 0 à { $max }

## Partie

play-title-solo = { $phantoms ->
    [2] Solitaire, deux joueurs fictifs
    [3] Solitaire, trois joueurs fictifs
    [4] Solitaire, quatre joueurs fictifs
   *[other] Solitaire, { $phantoms } joueurs fictifs
}
play-title-players = { $players ->
    [2] Deux joueurs
    [3] Trois joueurs
    [4] Quatre joueurs
    [5] Cinq joueurs
   *[other] { $players } joueurs
}
play-choose = À vous : choisissez un bâtiment qui brille, ou
play-only-coins = Tout est bâti à vos croisements : prenez des pièces
play-build = Construire { building-the }
play-line-row = rangée { $row } : { $count } sur 6, +{ $vp } PV
play-line-column = colonne { $column } : { $count } sur 6, +{ $vp } PV
play-line-row-same = rangée { $row } : { $count } sur 6
play-line-column-same = colonne { $column } : { $count } sur 6
play-race-alone = course : { $count }, seul en tête, { $gain } PV
play-race-shared = course : { $count }, { place-name } à égalité, { $gain } PV
play-race-place = course : { $count }, { place-name }, { $gain } PV
play-race-last = course : { $count }, pas encore classé
play-completes = achève { building-the } : { $vp } PV si personne d’autre ne le fait dans cette manche
play-gain = { $coins ->
    [0] Ne prendre aucune pièce
    [one] Prendre { $coins } pièce
   *[other] Prendre { $coins } pièces
}
play-gain-detail = { $cells } bâtis à vos 4 croisements
play-gain-capped = Après { $coins }, toutes les pièces imprimées sont entourées
play-gain-none = Rien n’est bâti à vos croisements : vous ne prenez aucune pièce et relancez les quatre dés
play-change = Modifier des dés
play-change-detail = { $coins ->
    [0] aucune pièce
   *[other] 1 par cran, { $coins } en main
}
play-die-yellow = Dé jaune, { $pips }
play-die-blue = Dé bleu, { $pips }
play-die-up = Monter d’un cran, 1 pièce
play-die-down = Baisser d’un cran, 1 pièce
play-change-undo = Reprendre la modification
play-second = Bâtir une seconde fois
play-second-detail = rangée { $row }, colonne { $column }, 3 pièces
play-second-built = Pas de second bâtiment ensuite : l’autre croisement (rangée { $row }, colonne { $column }) est bâti
play-second-poor = Un second bâtiment coûte 3 pièces
play-second-changed = Vous avez modifié des dés : pas de second bâtiment à ce tour
play-end-turn = Finir le tour
play-end-rolls-two = deux dés relancés
play-end-rolls-four = quatre dés relancés
play-end-rolls-none = aucun dé relancé
play-take-back-nothing = Il n’y a rien à reprendre
play-menu-resume = Continuer la partie
play-end-early-question = Arrêter la partie ici ?
play-key-home = Accueil
play-roll-four = Lancer les quatre dés
play-coins-left = { $coins } à dépenser
play-still-to-win = en jeu
play-ended-now = Si tout s’arrêtait là
play-last = Dernier coup : { $event }
play-take-back = Revenir en arrière
play-take-back-seen = Les dés suivants sont connus : revenir en arrière fait de cette partie un entraînement
play-is-practice = Entraînement
play-end-early = Arrêter la partie ici
play-end-early-hint = Elle reste inachevée et se continue depuis la bibliothèque
play-alone-only = Les parties à plusieurs peuvent se revoir ici, mais pas encore se jouer
play-game-over = La partie est finie
play-see-score = Décompte

## Historique

history-title = Historique
history-empty = Il ne s’est encore rien passé
history-built = { $who ->
    [you] Vous avez
   *[other] { $who } a
} construit { building-a } (rangée { $row }, colonne { $column })
history-built-second = { $who ->
    [you] Vous avez
   *[other] { $who } a
} construit aussi { building-a } (rangée { $row }, colonne { $column }), pour 3 pièces
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
} passé un dé jaune de { $from } à { $to }
history-changed-blue = { $who ->
    [you] Vous avez
   *[other] { $who } a
} passé un dé bleu de { $from } à { $to }
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
history-setup = Mise en place
history-round = Manche { $round }
history-turn-ended = { $who ->
    [you] Vous avez fini votre tour
   *[other] { $who } a fini son tour
}
history-taken-back = Retour jusqu’ici
history-corrected = Corrigé : { $what }
history-hint-shown = Conseil montré
history-confirmed = Gardé quand même : { $what }
award-won = { $who ->
    [you] Vous avez
   *[other] { $who } a
} achevé { building-the } à la manche { $round } : { $vp } PV
award-gone = { $who } a achevé { building-the } à la manche { $round } : ses { $vp } PV sont perdus
award-shared = { $who } ont achevé { building-the } à la manche { $round } : { $sum } = { $vp } PV chacun
award-none = { $who ->
    [you] Vous avez
   *[other] { $who } a
} achevé { building-the } à la manche { $round } : il ne reste plus de place
share-two = ({ $first } + { $second }) / { $players }
share-three = ({ $first } + { $second } + { $third }) / { $players }
share-one = { $first } / { $players }
names-and = { $names } et { $last }
history-filled-again = { $who } : { building-bare }, déjà achevé, donc relancé
history-built-again = { $who ->
    [you] Vous êtes retombé
   *[other] { $who } est retombé
} sur { building-a } déjà bâti (rangée { $row }, colonne { $column }), donc relancé
history-dice = jaune { $yellow }, bleu { $blue }

## Décompte

score-won = { $who ->
    [you] Vous gagnez
   *[other] { $who } gagne
}
score-shared = { $names } se partagent la victoire
score-solo-total = { $total } PV
score-not-finished = Arrêtée avant la fin : voici où on en était
reason-place = { place-name } avec { $count ->
    [one] { $count } bâtiment
   *[other] { $count } bâtiments
} : { $vp } PV
reason-early = achevé à la manche { $round }, { place-name } : { $vp } PV
reason-early-shared = achevé à la manche { $round } avec { $names } : { $sum } = { $vp } PV
reason-shared = { $places } avec { $names }, { $count } chacun : { $sum } = { $vp } PV
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
reason-early-none = achevé à la manche { $round }, plus de place : 0 PV
reason-nobody = { $reason }, pour personne
reason-rounded = { $reason }, arrondi vers le bas
reason-total = types { $types }, lignes { $lines }, pièces { $coins } : { $total } PV
reason-total-bonus = types { $types }, bonus { $bonus } : { $total } PV
score-reasons = D’où viennent { $name ->
    [you] vos points
   *[other] les points de { $name }
}
score-cell = { $name }, { $what } : { $reason }
score-new-record = Nouveau record
score-legend = achevé en cours de partie
score-picture-hint = Un fichier existant n’est jamais remplacé

## Bibliothèque

library-title = Bibliothèque
library-empty = Aucune partie pour l’instant
library-empty-hint = Les parties jouées se rangent ici d’elles-mêmes
library-search = Rechercher
library-filter-all = Toutes
library-filter-open = Inachevées
library-filter-done = Finies
library-filter-samples = Exemples
library-continue = Continuer
library-replay = Revoir
library-score = Décompte
library-rematch = Revanche
library-import = Importer une partie
library-export = Exporter la partie
library-delete-question = Mettre « { $title } » à la corbeille ?
library-deleted = « { $title } » est dans la corbeille
library-trash = Corbeille
library-trash-empty = La corbeille est vide
library-unfinished = Manche { $round } sur { $rounds }
library-finished = Finie
library-broken = Ce fichier est illisible : { $reason }
library-newer = Créée par une version plus récente : on peut la regarder, pas la modifier
library-here-already = Cette partie est déjà dans la bibliothèque
library-locked = Ouverte dans une autre fenêtre
library-date = { $date }, { $time }
library-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
library-path-hint = Saisissez ou collez le chemin d’un fichier
library-imported = « { $title } » est maintenant dans la bibliothèque
library-nothing-found = Aucune partie ne convient
library-nothing-found-hint = Cherchez autre chose, ou affichez toutes les parties
library-none-selected = Choisissez une partie
library-stopped = Arrêtée à la manche { $round } sur { $rounds }
library-setup = À peine commencée
library-damaged = Illisible
library-practice = Entraînement
library-details = Fiche
library-own-title = Titre
library-place = Lieu
library-tags = Mots-clés
library-tags-hint = Séparés par des virgules
library-comment = Commentaire

## Records et statistiques

records-title = Records et statistiques
records-empty = Aucune partie finie pour l’instant
records-empty-hint = Finissez-en une : elle apparaîtra ici
records-typed-table = Parties avec les dés de la table
records-conditions = { count-phantoms }, { count-rounds }
records-choose = Quelles parties
records-both = les deux actions spéciales
records-any = tous les dés modifiables
records-game = { place-name } : { count-vp }, { $date }
records-only-unhelped = Seules comptent les parties sans aide, avec les dés du programme et un numéro de dés jamais joué
stats-title = Statistiques
stats-games = Parties
stats-average = Moyenne
stats-best = Meilleure
stats-median = Médiane
stats-trend = Au fil du temps
stats-wins = Victoires
stats-parts = D’où viennent les points
stats-trend-name = Totaux, du plus ancien au plus récent : { $totals }

## Revoir une partie

replay-play = Lecture
replay-pause = Pause
replay-step-back = Un pas en arrière
replay-step-on = Un pas en avant
replay-round-back = Manche précédente
replay-round-on = Manche suivante
replay-speed = Vitesse
replay-event = Étape { $event } sur { $events }
replay-from-here = Jouer à partir d’ici
replay-from-here-hint = Dans une nouvelle partie ; celle-ci reste telle quelle
replay-as-it-stood = Tel que c’était
replay-with-corrections = Avec les corrections ultérieures
replay-marker-award = Type achevé à la manche { $round }
replay-marker-second = Second bâtiment à la manche { $round }
replay-marker-coins = Pièces à la manche { $round }
replay-events = Ce qui s’est passé
replay-score-only = Cette partie ne garde que la feuille de score : ni dés ni feuilles à revoir.
replay-marker-note = Correction à la manche { $round }
replay-timeline = Chronologie
replay-version = Quel déroulement
replay-sheet-of = Feuille de qui
replay-follow = À qui le tour
replay-speed-short = { $times }×

## Réglages

settings-title = Réglages
settings-look = Apparence
settings-theme = Thème
settings-theme-system = Comme le système
settings-theme-light = Papier
settings-theme-dark = Nuit
settings-colour-blind = Couleurs pour daltoniens
settings-letters = Lettres sur les bâtiments
settings-scale = Taille
settings-scale-percent = { $percent } %
settings-full-screen = Plein écran
settings-animation = Animations
settings-animation-off = Aucune
settings-animation-quick = Rapides
settings-animation-normal = Normales
settings-animation-slow = Lentes
settings-language = Langue
settings-language-system = Comme le système
settings-language-en = English
settings-language-fr = Français
settings-game = Partie
settings-end-turn = Finir le tour tout seul quand il n’y a plus rien à faire
settings-me = Moi
settings-name = Nom
settings-colour = Couleur
settings-files = Fichiers
settings-folder = Parties, réglages et feuilles sont gardés dans ce dossier
settings-copy-path = Copier le chemin
settings-smaller = Plus petit
settings-larger = Plus grand
settings-warning = Un de vos réglages était illisible et a été remplacé

## Aide du clavier

keys-title = Touches
keys-everywhere = Partout
keys-playing = Pendant la partie
keys-replaying = En revoyant une partie
keys-enter = Entrée
keys-escape = Échap
keys-space = Espace
keys-tab = Tab
keys-arrows = Flèches
keys-shift = Maj
keys-page-up = Pg préc.
keys-page-down = Pg suiv.
keys-home = Début
keys-end = Fin
keys-delete = Suppr
keys-do-confirm = Faire ce qui est mis en avant
keys-do-back = Retour, ou menu
keys-do-focus = Élément suivant
keys-do-move = Se déplacer sur la feuille
keys-do-build = Construire le bâtiment choisi
keys-do-choose = Construire la case de ce numéro
keys-do-gain = Prendre des pièces
keys-do-change = Modifier des dés
keys-do-second = Bâtir une seconde fois
keys-do-end = Finir le tour
keys-do-undo = Annuler
keys-do-redo = Rétablir
keys-do-play = Lecture ou pause
keys-do-step = Un pas en arrière ou en avant
keys-do-round = Manche précédente ou suivante
keys-do-full-screen = Plein écran
keys-do-help = Cette liste
keys-do-quit = Quitter
keys-do-take-back = Reprendre un tour
keys-do-menu = Menu
keys-do-ends = Au début ou à la fin
keys-do-pick = Choisir une partie
keys-do-reasons = La raison d’un nombre
keys-do-play-on = Jouer à partir d’ici

## Erreurs

error-save = La partie n’a pas pu être enregistrée : { $reason }
error-save-settings = Les réglages n’ont pas pu être enregistrés : { $reason }
error-open = « { $name } » n’a pas pu s’ouvrir : { $reason }
error-export = L’export n’a pas pu être écrit : { $reason }
file-missing = il n’y a pas de fichier { $path } ; vérifiez le nom
file-exists = { $path } existe déjà et n’a pas été touché ; choisissez un autre nom
file-not-text = { $path } n’est pas un fichier texte ; choisissez-en un autre
file-unreadable = { $path } ne se laisse pas lire ; vérifiez que vous en avez le droit
file-unwritable = { $path } ne se laisse pas écrire ; vérifiez que vous en avez le droit et qu’il reste de la place
file-name = « { $name } » n’est pas le nom d’une partie enregistrée
