# Deutsch. Jeder Text hat seinen Zwilling in en.ftl; dort stehen die Variablen und ihre Typen.

### Language: German

## Überall

app-name = Alhambra
language-name = Deutsch
number-large = 12.345,6
number-four = 1.234
noun-within = Linien
roll-and-write = Roll & Write
cancel = Abbrechen
close = Schließen
back = Zurück
save = Speichern
copy = Kopieren
copied = Kopiert
delete = Löschen
restore = Zurückholen
export = Exportieren
import = Importieren
undo = Rückgängig
redo = Wiederholen
menu = Menü
you = Du
round = Runde
round-of = { $round } von { $rounds }
coins = Münzen
lines = Linien
types = Arten
total = Summe
player-sheet = Spielerblatt
score-sheet = Wertungsblatt
score-card = Abrechnung
count-vp = { $vp } SP
costs-you = du −{ $vp } SP
count-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
count-rounds = { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}
count-phantoms = { $phantoms ->
    [one] { $phantoms } Phantom
   *[other] { $phantoms } Phantome
}
count-players = { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spieler
}
phantom-name = Phantom { $numeral }
player-name = Spieler { $number }
computer-name = Computer { $number }
phantom-short = Ph. { $numeral }
place-name = { $place }.
colour-name = { $colour ->
    [red] Rot
    [blue] Blau
    [green] Grün
    [gold] Gold
    [plum] Pflaume
   *[teal] Petrol
}
colour-yellow = Gelb
you-within = dir
date = { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[other] Dezember
} { $year }
exported-to = Gespeichert unter { $path }
bg-stats = BG Stats
page = Seite
page-save = Als Seite speichern
page-pdf-a4 = PDF, A4
page-pdf-letter = PDF, Letter
page-svg = SVG, für Zeichenprogramme
page-png = PNG, ein Bild
page-csv-points = CSV, die Punkte
page-csv-moves = CSV, der Verlauf
bg-stats-send = An BG Stats senden
bg-stats-hint = Scanne den Code mit dem Handy, auf dem die App ist, oder kopiere den Link dorthin.
bg-stats-code = Der QR-Code dieser Partie
bg-stats-copy = Link kopieren
bg-stats-copied = Der Link ist kopiert
bg-stats-not-over = { $file } ist nicht zu Ende, und BG Stats nimmt nur beendete Partien an
bg-stats-no-code = Der Link ist zu lang für einen QR-Code; in einer Datei ohne Bild-Endung bleibt er ein Link
bg-stats-without-comments = Der Kommentar fehlt, damit der Rest in einen QR-Code passt
bg-stats-without-location = Kommentar und Ort fehlen, damit der Rest in einen QR-Code passt
home = Start

## Gebäude; $building ist pavilion, seraglio, arcades, chambers, garden oder tower

building-name = { $building ->
    [pavilion] Pavillon
    [seraglio] Serail
    [arcades] Arkaden
    [chambers] Gemächer
    [garden] Garten
   *[tower] Turm
}
building-bare = { $building ->
    [pavilion] Pavillon
    [seraglio] Serail
    [arcades] Arkaden
    [chambers] Gemächer
    [garden] Garten
   *[tower] Turm
}
building-a = { $building ->
    [pavilion] einen Pavillon
    [seraglio] ein Serail
    [arcades] Arkaden
    [chambers] Gemächer
    [garden] einen Garten
   *[tower] einen Turm
}
building-the = { $building ->
    [pavilion] den Pavillon
    [seraglio] das Serail
    [arcades] die Arkaden
    [chambers] die Gemächer
    [garden] den Garten
   *[tower] den Turm
}

## Gezeigte Blätter

sheet-cell = Zeile { $row }, Spalte { $column }: { building-bare }
sheet-cell-built = Zeile { $row }, Spalte { $column }: { building-bare }, gebaut
sheet-cell-away = { $coins ->
    [one] 1 Münze entfernt
   *[other] { $coins } Münzen entfernt
}
sheet-cell-back = { $coins ->
    [0] für keine weiteren Münzen
    [one] bringt 1 Münze zurück
   *[other] bringt { $coins } Münzen zurück
}
sheet-die-changed = in diesem Zug gedreht
sheet-die-used = in diesem Zug benutzt
sheet-line = { $built } von 6 gebaut. 4 bringen { $four } SP, 5 bringen { $five } SP, 6 bringen { $six } SP
sheet-coins = Münzen: { $gained } bekommen, { $spent } ausgegeben, { $left } übrig
sheet-coins-hint = Je zwei übrige Münzen bringen am Ende 1 SP. { $coins } Münzen kann man in einer Partie einkreisen
race-boxes = { $name }: { $count } von { $printed }
race-now = { $name }: { $count } von { $printed }, { $vp } SP, wenn jetzt Schluss wäre
race-done = { $name }: vollendet in Runde { $round }, { $vp } SP
race-gone = { $name }: vollendet in Runde { $round }, { $vp } SP weg
race-left = Noch zu holen: { $places }
race-none-left = Keine Plätze mehr

## Start

home-continue = Weiterspielen
home-more-unfinished = { $games ->
    [one] 1 weitere offen
   *[other] { $games } weitere offen
}
home-new-game = Neue Partie
home-new-game-hint = Allein oder bis zu fünft
home-library = Archiv
home-library-hint = { $games ->
    [0] Beispielpartien ansehen
    [one] { $games } gespeicherte Partie
   *[other] { $games } gespeicherte Partien
}
home-records = Bestenliste
home-records-hint = Deine besten Partien, und wie du spielst
home-settings = Einstellungen
home-quit = Beenden
home-tagline = Würfeln, wählen, bauen
home-ended-now = wenn jetzt Schluss wäre
home-first = Würfle, baue Paläste und sei schneller als die Phantome.
home-last-result = Letztes Ergebnis

## Neue Partie

new-title = Neue Partie
new-start = Los
new-rematch = Noch einmal
new-solo-goal = Ziel
new-goal-score = Höchste Punktzahl
new-goal-beat = Phantome besiegen
new-goal-beat-hint = Auch die Phantome punkten, mit je { $bonus } SP Bonus
new-goal-score-hint = Phantome punkten nicht, belegen aber Plätze: Je mehr sie bauen, desto weniger SP bekommst du
new-around = An einem Bildschirm
new-around-hint = Zwei bis fünf spielen reihum an diesem Bildschirm, auch mit Computern
new-house-rules = Hausregeln
new-phantoms = Phantome
new-layout = Blatt
new-layout-default = Eingebautes Blatt
new-layout-hint = Welches Gebäude wo steht. Eigene Blätter überträgst du unter „Blätter“
new-special-actions = Sonderaktionen pro Zug
new-special-one = Eine
new-special-one-hint = Würfel drehen oder ein zweites Gebäude bauen, nicht beides
new-special-both = Beide
new-special-both-hint = Würfel drehen und ein zweites Gebäude bauen, wenn du beides bezahlen kannst
new-change-dice = Drehbare Würfel pro Zug
new-change-two = Zwei
new-change-two-hint = Höchstens ein gelber und ein blauer Würfel
new-change-any = Alle
new-change-any-hint = Jeder der vier, solange du zahlen kannst
new-rounds = Runden
new-rounds-usual = Üblich: { $rounds }
new-rounds-fewer = Weniger Runden
new-rounds-more = Mehr Runden
new-bonus-less = Kleinerer Bonus
new-bonus-more = Größerer Bonus
new-phantom-bonus = Phantom-Bonus
new-seed = Startwert
new-seed-hint = Gleicher Startwert, gleiche Würfe: Spielt ihn unter Freunden und vergleicht
new-seed-new = Neuer Startwert
new-seed-code = Das ist der Code einer Herausforderung; er sagt auch, wer wie spielt
new-seed-challenge = Herausforderung öffnen
new-seed-digits = Ein Startwert ist eine ganze Zahl mit höchstens 19 Stellen
new-players = Spieler
new-first = Startspieler
new-first-drawn = Ausgelost
new-two-hint = Zu zweit spielt ein Phantom mit
new-me-hint = Die hervorgehobene Figur bist du: Dein Ergebnis zählt für deine Bestenliste
new-dice = Würfel
new-dice-program = Das Programm würfelt
new-dice-typed = Echte Würfel, eingetippt
new-dice-typed-hint = Würfle am Tisch und tippe jeden Wurf ein: zwei Tasten pro Paar. Das lässt sich während der Partie umstellen
seat-me = das bin ich
seat-up = nach oben
seat-drag = Ziehen ändert die Reihenfolge
seat-lot = Plätze auslosen
seat-no-room = Kein Platz mehr für { $names }: Es spielen höchstens { $players }
seat-name = Name von Spieler { $number }
seat-colour = Farbe von Spieler { $number }
seat-colour-of = { $colour }: { $name }
seat-person = Mensch
seat-computer = { $level ->
    [beginner] Anfänger
    [casual] Geübt
    [strong] Stark
    [advisor] Berater
    [advisor-fast] Schneller Berater
    [random] Zufall
   *[greedy] Gierig
}
seat-strength = { $level ->
    [beginner] kennt die Regeln: allein etwa 85 SP
    [casual] hat schon gespielt: allein etwa 93 SP
    [strong] übersieht wenig: allein etwa 97 SP
    [advisor] sieht alles: allein etwa 100 SP
    [advisor-fast] entscheidet sofort: allein etwa 100 SP
    [random] baut irgendetwas: allein etwa 82 SP
   *[greedy] nimmt sofort die meisten Punkte: allein etwa 92 SP
}

## Ein neuer Wertungsblock

new-table-title = Neuer Tisch
new-pad-hint = Das Programm zählt mit; jeder hat sein eigenes Blatt aus Papier
new-pad-not-ready = Die sechs Gebäudezahlen müssen zusammen 36 ergeben
new-pad-counts = Gebäude jeder Art auf eurem Block
new-pad-counts-change = Zahlen ändern
new-pad-counts-hint = Vergleiche mit den Kästchen auf eurem Wertungsblatt aus Papier
new-pad-fewer = { $name }: weniger
new-pad-more = { $name }: mehr
new-pad-sum = { $sum } von 36
new-pad-coins = Münzen auf einem Blatt
new-pad-phantom-dice = Würfel der Phantome
new-pad-phantom-program = Das Programm würfelt
new-pad-phantom-table = Am Tisch gewürfelt
new-pad-phantom-none = Nur mit einem oder zwei Spielern

## Der Wertungsblock

pad-types-now = Arten bis jetzt
pad-types-and-more = { $vp } + …
pad-boxes = { $count } von { $printed }
pad-complete = vollendet
pad-locked = fest
pad-change-boxes = Kästchen ändern: { $name }, { building-bare }
pad-to-play = am Zug
pad-first = Startspieler
pad-left = ausgestiegen
pad-has-left = { $name } ist ausgestiegen
pad-has-left-hint = Mit „Zurück“ wieder dabei
pad-setup-count = { $count } von { $all }
pad-took-coins = Münzen
pad-did-nothing = nichts
pad-round-ended = von Hand beendet
pad-ended-without = { $round ->
    [0] Aufbau beendet, ohne alle Gebäude von { $names }
   *[other] Runde { $round } beendet, ohne Eintrag von { $names }
}
pad-ended-so = { $what }; „Rückgängig“ nimmt es zurück
pad-counts-said = Zahlen berichtigt: { $counts }
pad-closed-with = Linien: { $lines }; Münzen: { $coins }
pad-lines-of = { $lines } mit { $count }
pad-rolled-again = { building-bare }: schon vollendet, neu gewürfelt
pad-said = { $name }: { $what }
pad-award-waits = { $award }, wenn { $name } nicht noch einmal baut
pad-award-left = { $award }; noch zu holen: { $places } SP
pad-round-back = Frühere Runde
pad-round-on = Spätere Runde
pad-tap = { $name }: Tippe an, was gebaut wurde
pad-tap-hint = oder drücke 1 bis 6; zum Ändern halten
pad-tap-second = { $name }: Tippe das zweite Gebäude an
pad-setup-hint = Aufbau: Gebäude { $building } von { $all }, dann der nächste Spieler
pad-late = Nachtrag für Runde { $round }
pad-late-setup = Nachtrag für den Aufbau
pad-late-hint = Alle Zeilen haben einen Eintrag; tippe einen Namen an, dann das Gebäude
pad-phantom = { $name }: würfeln oder Art antippen
pad-phantom-hint = Art schon vollendet? Neu würfeln
pad-over-title = Alle Runden gespielt
pad-over-hint = Trag jetzt die Linien und Münzen aller ein
pad-closed-hint = Die Abrechnung ist fertig
pad-odd-hint = Einige Einträge stimmen wohl nicht: Prüf sie zuerst
pad-coins = Nahm Münzen
pad-second = Zweites Gebäude
pad-second-of = Zweites Gebäude von { $name }
pad-second-short = { $name }: zweites Gebäude
pad-nothing = Nichts
pad-next-row = Weiter: { $name }
pad-next = Weiter
pad-skip-row = Auslassen: { $name }
pad-skip = Auslassen
pad-previous = Zurück
pad-end-round = Runde beenden
pad-end-setup = Aufbau beenden
pad-end-round-ask = { $round ->
    [0] Aufbau beenden, bevor alle Gebäude von { $names } eingetragen sind?
   *[other] Runde { $round } ohne Eintrag von { $names } beenden?
}
pad-skipped = noch offen
pad-skipped-count = übersprungen, { $count } von { $all }
pad-late-entered = { $name } hat schon einen Eintrag, { $what }: Kästchen halten zum Ändern, tippen zum Ergänzen
pad-has-entry = { $name } hat schon einen Eintrag: { $what }
pad-has-entry-hint = Noch einmal tippen ergänzt; halte ein Kästchen, um es zu ändern
pad-setup-full-hint = Im Aufbau sind es drei Gebäude; tippe nur weiter, wenn es wirklich eins mehr war
pad-type-dice = Würfel eintippen
pad-type-dice-of = Das Paar für { $name }: gelb, dann blau
pad-roll = Würfeln
pad-in-the-past = { $part }: Was du jetzt einträgst, zählt dort
pad-back-to-now = Zur Gegenwart
pad-no-second = Kein zweites
pad-second-hint = Es kostet 3 Münzen
pad-close-table = Schlusswertung
pad-end-early = Vorzeitig beenden
pad-ends-early = Die Partie endet vorzeitig, nach { $round } von { $rounds } Runden
pad-card = Abrechnung
pad-back-to-table = Zurück zum Block
pad-again = neu gewürfelt
pad-second-entry = { $what } (2.)
pad-superseded = { $what }, bis zur Berichtigung
pad-forecast-hint = Wenn jetzt Schluss wäre; darunter, was mindestens und höchstens noch möglich ist. Schloss: ändert sich nicht mehr
pad-goes-first = Beginnt
pad-leaves-short = Geht
pad-remove-short = Entfernen
pad-returns-short = Zurück
pad-closed = Linien +{ $lines }, Münzen +{ $coins }
pad-forecast = Prognose
pad-missing = noch { $boxes }
pad-range = { $least }–{ $most } SP möglich
pad-audit = Einträge prüfen
pad-to-check = { $count } zu prüfen
pad-audit-none = Alle Einträge passen zu den Regeln
pad-audit-rest = Nichts mehr zu prüfen
pad-audit-hint = Nach den Regeln ist das unmöglich. Berichtige es, oder behalte es, wenn es wirklich so war
pad-keep = Trotzdem behalten
pad-keep-all = Alle trotzdem behalten
pad-seats = Spieler
pad-options = Regeln und Blatt
pad-description = Ort und Kommentar
pad-clock = Zuguhr
pad-clock-show = Zuguhr anzeigen
pad-clock-hide = Zuguhr ausblenden
table-agreed = Die vereinbarten Regeln wurden geändert
table-options-hint = Alle Einträge zählen von Anfang an danach, auch die früheren
pad-options-hint = { $round ->
    [0] Änderungen gelten vom Aufbau an; das Blatt gilt für die ganze Partie
   *[other] Änderungen gelten ab Runde { $round }; das Blatt gilt für die ganze Partie
}
pad-options-changed = Regeln geändert
pad-options-said = { $round ->
    [0] Vom Aufbau an: { $what }
   *[other] Ab Runde { $round }: { $what }
}
pad-other-sheet = ein anderes Blatt
pad-add-player = Spieler hinzufügen
pad-who-stays = Wer Einträge im Verlauf hat, lässt sich nicht entfernen
pad-make-first = { $name } beginnt
pad-leaves = { $name } steigt aus
pad-remove = { $name } war nie dabei
pad-returns = { $name } kommt zurück
pad-change = Ändern
pad-strike = Eintrag löschen
pad-correct = Übernehmen
pad-what = Was es war
pad-who = Wer es war
pad-and-more = { $what } und { $count ->
    [one] noch eins
   *[other] { $count } weitere
}
pad-undone = Zurückgenommen: { $what }
pad-redone = Wiederholt: { $what }
pad-show-entry = Eintrag zeigen
pad-add-entry = { $round ->
    [0] Nachtragen: { $name }, Aufbau
   *[other] Nachtragen: { $name }, Runde { $round }
}
pad-add = Nachtragen
pad-changed-nothing = Sonst hat sich nichts geändert
pad-award-then = Runde { $round }, { $vp } SP
pad-no-award = nicht vorzeitig gewertet
pad-late-told = { $late }. { $what }
pad-from-to = { $what }: { $before }, jetzt { $after }
pad-reopened = { $name }: Die Kreuze passen nicht mehr, trag bitte Linien und Münzen neu ein
pad-whole-game = Ganze Partie
pad-how = Wie
pad-by-grid = Auf dem Blatt
pad-by-numbers = Zahlen
pad-lines-with = Zeilen und Spalten mit { $count }
pad-coins-left = Münzen übrig
pad-coins-vp = 2 Münzen = 1 SP
pad-line-vp = je { $vp } SP
pad-close-next = Nächster Spieler
pad-close-on = Weiter mit { $name }
pad-close-done = Fertig
pad-refused = Das passt nicht: { $reason }
home-pad = Wertungsblock
home-pad-hint = Punkte einer Partie am Tisch mitzählen

## Einträge, die keine Partie nach den Regeln zulässt

odd-setup = { $name } hat { $buildings ->
    [one] { $buildings } Gebäude
   *[other] { $buildings } Gebäude
} aus dem Aufbau, nicht drei (§3, §9)
odd-setup-action = { $name } hat im Aufbau Münzen genommen oder nichts getan; da baut jeder (§3)
odd-turn = { $name } hat { $buildings }-mal in Runde { $round } gebaut; ein Zug erlaubt höchstens zwei Gebäude (§4, §5)
odd-two-actions = { $name } hat in Runde { $round } mehr als eine Aktion gemacht; ein Zug hat eine (§4)
odd-second-unpaid = { $name } hat in Runde { $round } mit höchstens { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} ein zweites Gebäude gebaut; es kostet 3 (§5)
odd-phantom-turn = { $name } hat in Runde { $round } { $boxes } Kästchen gefüllt; ein Phantom füllt eines (§9)
odd-buildings = { $name } hat bis Runde { $round } { $buildings } Gebäude; selbst mit gut ausgegebenen Münzen sind höchstens { $most } möglich (§4, §5)
odd-completions = { $name } kann in Runde { $round } nicht { $types ->
    [one] { $types } Art
   *[other] { $types } Arten
} vollendet haben (§4, §5)
odd-phantom-boxes = { $name } hat { $boxes } Kästchen; ein Phantom hat am Ende { $due } (§9)
odd-coins-printed = { $name } hat { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} übrig; gedruckt sind nur { $printed } (§1)
odd-coins = { $name } hat { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} übrig; nach diesen Zügen sind höchstens { $most } möglich (§4, §5)
odd-lines = { $name }: Kein Blatt mit { $buildings ->
    [one] { $buildings } Gebäude
   *[other] { $buildings } Gebäuden
} hat { $four }, { $five } und { $six } Linien mit 4, 5 und 6 (§7)
odd-lines-of-types = { $name }: Kein Blatt mit diesen Kästchen jeder Art hat { $four }, { $five } und { $six } Linien mit 4, 5 und 6 (§1, §7)
odd-missing = { $name } hat in Runde { $round } keinen Eintrag (§4)
odd-ended = Die Partie endete nach { $played } von { $rounds } Runden (§2)

## Spielen

play-title-solo = { $phantoms ->
    [2] Solo, zwei Phantome
    [3] Solo, drei Phantome
    [4] Solo, vier Phantome
   *[other] Solo, { $phantoms } Phantome
}
play-title-players = { $players ->
    [2] Zwei Spieler
    [3] Drei Spieler
    [4] Vier Spieler
    [5] Fünf Spieler
    [6] Sechs Spieler
   *[other] { $players } Spieler
}
play-choose = { $who ->
    [you] Baue an einer Kreuzung
   *[other] { $who }: Baue an einer Kreuzung
}
play-only-coins = Alle deine Kreuzungen sind bebaut: Nimm Münzen
play-coins-or-dice = Alle deine Kreuzungen sind bebaut: Nimm Münzen oder dreh Würfel
play-only-no-coins = Alle Kreuzungen sind bebaut: Es gibt keine Münzen
play-no-coins-or-dice = Alle deine Kreuzungen sind bebaut: Dreh Würfel oder nimm keine Münzen
play-acts = { $name } spielt
play-build = { $building ->
    [pavilion] Pavillon
    [seraglio] Serail
    [arcades] Arkaden
    [chambers] Gemächer
    [garden] Garten
   *[tower] Turm
} bauen
play-coins-spent = { $vp } SP für ausgegebene Münzen
play-line-row = Zeile { $row }: { $count } von 6, sicher +{ $vp } SP
play-line-column = Spalte { $column }: { $count } von 6, sicher +{ $vp } SP
play-line-row-same = Zeile { $row }: { $count } von 6
play-line-column-same = Spalte { $column }: { $count } von 6
play-race-alone = Wettlauf: { $count } gebaut, allein vorn, { $gain } SP, wenn jetzt Schluss wäre
play-race-shared = Wettlauf: { $count } gebaut, geteilter { place-name } Platz, { $gain } SP, wenn jetzt Schluss wäre
play-race-place = Wettlauf: { $count } gebaut, { place-name } Platz, { $gain } SP, wenn jetzt Schluss wäre
play-race-last = Wettlauf: { $count } gebaut, noch kein Platz
play-completes = vollendet { building-the }: { $vp } SP, wenn es in dieser Runde sonst keiner tut
play-completes-surely = vollendet { building-the }: sicher { $vp } SP
play-gain = { $coins ->
    [0] Keine Münzen nehmen
    [one] { $coins } Münze nehmen
   *[other] { $coins } Münzen nehmen
}
play-gain-detail = { $cells ->
    [0] noch keine Kreuzung bebaut
    [one] 1 von 4 Kreuzungen bebaut
   *[other] { $cells } von 4 Kreuzungen bebaut
}
play-gain-capped = Nur noch { $coins } auf deinem Blatt zum Einkreisen
play-gain-full = Alle { $coins } Münzen sind eingekreist
play-gain-none = Keine deiner Kreuzungen ist bebaut: keine Münzen nehmen und alle vier Würfel werfen
play-change = Würfel drehen
play-change-hint = Zieh einen Würfel, oder nimm − und +
play-change-one-each = Pro Zug darf man einen Würfel jeder Farbe drehen
play-change-detail = { $coins ->
    [0] keine Münzen übrig
   *[other] 1 Münze pro Schritt, { $coins } übrig
}
play-die-yellow = Gelber Würfel, { $pips }
play-die-blue = Blauer Würfel, { $pips }
play-die-up = Auf { $pips } hochdrehen, 1 Münze
play-die-down = Auf { $pips } herunterdrehen, 1 Münze
play-die-back-up = Zurück hoch auf { $pips }: Die Münze kommt wieder
play-die-back-down = Zurück herunter auf { $pips }: Die Münze kommt wieder
play-second-detail = Zeile { $row }, Spalte { $column }, { $coins } Münzen
play-second-built = Kein zweites Gebäude: Die andere Kreuzung (Zeile { $row }, Spalte { $column }) ist schon bebaut
play-second-poor = Ein zweites Gebäude kostet 3 Münzen
play-second-changed = Du hast Würfel gedreht, also kein zweites Gebäude in diesem Zug
refuse-elsewhere = Deine Würfel liegen nicht dort
refuse-built = Schon gebaut
refuse-acted = Du hast deine Aktion schon gemacht: Nimm sie zurück, um etwas anderes zu tun
refuse-roll-first = Erst würfeln
play-end-turn = Zug beenden
play-bonus = Bonus { $bonus }
play-end-rolls-two = wirft zwei Würfel
play-end-rolls-four = wirft alle vier Würfel
play-end-rolls-none = keine Würfe mehr
play-end-rolls-phantoms = nur die Phantome würfeln noch
play-take-back-nothing = Nichts zurückzunehmen
play-menu-resume = Weiter
play-end-early-question = Die Partie hier beenden?
play-key-home = Start
play-roll-four = Alle vier Würfel werfen
play-coins-left = { $coins } übrig
play-still-to-win = noch zu holen
play-ended-now = Stand jetzt
play-ended-now-hint = Die Abrechnung öffnen, wie sie jetzt steht
play-last = Eben: { $event }
play-take-back = Zurücknehmen
play-take-back-seen = Du kennst die nächsten Würfel: Zurücknehmen macht dies zu einer Übungspartie
play-take-back-practice = Du kennst die nächsten Würfel: Zurücknehmen wird in der Partie vermerkt
play-is-practice = Übung: zurückgenommen
play-end-early = Partie hier beenden
play-end-early-hint = Die Abrechnung zeigt das Ergebnis bis hierher, und die Partie wird als vorzeitig beendet gespeichert. Für eine Pause geh einfach zum Start. In beiden Fällen kannst du sie im Archiv weiterspielen.
play-game-over = Die Partie ist zu Ende
play-see-score = Abrechnung
play-roll-seals = nicht zurückzunehmen
play-keep = { $who ->
    [you] Behalte einen gelben und einen blauen Würfel
   *[other] { $who }: Behalte einen gelben und einen blauen Würfel
}
play-keep-pair = Gelb { $yellow }, Blau { $blue } behalten und Gelb { $first }, Blau { $second } weitergeben
play-pass-pair = weitergeben
play-passes = { $who ->
    [you] { $pair } geht an dich
   *[other] { $pair } geht an { $who }
}
play-passed = { $who ->
    [you] Du gibst { $pair } an { $to } weiter
   *[other] { $who } gibt { $pair } weiter → { $to }
}
play-passed-to-you = { $name } gibt dir { $pair } weiter
play-looking-at = Blatt von { $name } (nur ansehen)
play-back-to-game = Zurück zur Partie
play-sheet-of = Blatt von { $name }: { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}, { $vp } SP, wenn jetzt Schluss wäre
play-is-helped = Übung: Tipp
play-menu-players = Spieler
play-menu-typed = Echte Würfel eintippen
play-menu-program = Ab jetzt das Programm würfeln lassen
play-menu-phantoms-program = Das Programm für die Phantome würfeln lassen
play-menu-phantoms-typed = Würfel der Phantome eintippen
play-menu-rolls = Getippten Wurf berichtigen
ask-first = Wer beginnt?
ask-setup = { $who ->
    [you] Dein Gebäude
   *[other] { $who }, Gebäude
} { $number } von 3: Würfle ein Paar
ask-phantom-setup = { $who }, Gebäude { $number } von 3: Würfle ein Paar
ask-placing = { $who ->
    [you] Würfle dein Paar und leg es an
   *[other] { $who }: Würfle dein Paar und leg es an
}
ask-extra = { $who ->
    [you] Würfle das zusätzliche Paar und leg es an
   *[other] { $who }: Würfle das zusätzliche Paar und leg es an
}
ask-own = { $who ->
    [you] Würfle dein eigenes Paar
   *[other] { $who }: Würfle dein eigenes Paar
}
ask-four = { $who ->
    [you] Wirf alle vier Würfel
   *[other] { $who }: Wirf alle vier Würfel
}
ask-phantom = Würfle ein Paar für { $who }
ask-again = { $dice } ist schon bebaut: Würfle neu
ask-again-complete = { $dice } ist von einer schon vollendeten Art: Würfle neu
ask-faces = Würfel zeigen 1 bis 6
dice-typed = Echte Würfel
dice-typed-hint = Echte Würfel werden am Tisch geworfen und eingetippt. Auch das Programm kann würfeln: Menü (M), D
dice-now-program = Ab jetzt würfelt das Programm
dice-now-typed = Wirf ab jetzt echte Würfel und tippe jeden Wurf ein
dice-now-players = Wirf ab jetzt deine eigenen Würfel und tippe sie ein; für die Phantome würfelt das Programm
ask-how = Gib Gelb, dann Blau ein, oder tippe auf die Augen
ask-how-four = Gib Gelb, Blau, Gelb, Blau ein, oder tippe auf die Augen
ask-program = Dieses Mal das Programm würfeln lassen
ask-draw-first = Auslosen, wer beginnt
curtain-turn = { $name } ist am Zug
curtain-go = Blatt zeigen
curtain-take = Nimm die weitergegebenen Würfel: Gelb { $yellow }, Blau { $blue }
mend-open = Bis zum ersten Zug lässt sich alles ändern; eine neue Reihenfolge oder Zahl der Spieler startet den Aufbau neu
mend-settled = Namen, Farben und wer spielt (Mensch oder Computer) lassen sich noch ändern; Zahl und Reihenfolge der Spieler und der Startspieler nicht
mend-settled-solo = Dein Name und deine Farbe lassen sich noch ändern
mend-leave = Wenn jemand geht, kann ein Computer den Platz übernehmen
mend-too-late = Reihenfolge, Zahl und Startspieler lassen sich nach dem ersten Zug nicht mehr ändern
mend-dropped = { $rolls ->
    [one] { $rolls } getippter Wurf passt nicht mehr zum neuen Aufbau und entfällt
   *[other] { $rolls } getippte Würfe passen nicht mehr zum neuen Aufbau und entfallen
}
rolls-choose = Welcher Wurf war vertippt? Der letzte zuerst
rolls-setup = Gebäude { $number }: { $rolled }
rolls-setup-again = Gebäude { $number }, noch einmal: { $rolled }
rolls-placing = Erstes Paar: { $rolled }
rolls-extra = Zweites Paar: { $rolled }
rolls-retype = Gib die Würfel ein, wie sie wirklich lagen
rolls-misfit = Diese Würfel passen nicht zu dem, was danach kam
typed-as-typed = Wie getippt
typed-corrected = Berichtigt
rolls-choice = Die Würfel lassen, wie sie getippt sind, oder sie berichtigen und alles von da an zurücknehmen? Zurücknehmen macht dies zu einer Übungspartie
typed-keep = { $what } lassen
typed-take-back = Zu { $what } berichtigen und zurücknehmen
misfit-not-offered = Die Würfel bieten Zeile { $row }, Spalte { $column } nicht an (§4.3a)
misfit-built = Zeile { $row }, Spalte { $column } ist schon bebaut (§4.3a)
misfit-coins = Zu wenig Münzen: { $need } nötig, { $have } übrig (§5)
misfit-die = Kein Würfel zeigt { $face } (§5.1)
misfit-kept = Die Würfel zeigen nicht { $pair } (§4.3b)
misfit-roll-first = Erst kommt ein anderer Wurf (§3.2, §4.1)
misfit-other-roll = Hier ist ein anderer Wurf fällig

## Rat

play-hint = Tipp
play-menu-advise = Immer Rat zeigen, in allen Partien
play-menu-no-advice = Keinen Rat mehr zeigen, in allen Partien
settings-advise = Immer Rat zeigen (zum Lernen)
hint-notice = Ein Tipp macht dies zu einer Übungspartie: Sie zählt nicht für die Bestenliste
hint-notice-always = Nach deiner Einstellung wird bei jeder Entscheidung Rat gezeigt, also ist dies eine Übungspartie: Sie zählt nicht für die Bestenliste. „Nicht in dieser Partie“ lässt die Einstellung, wie sie ist
hint-show = Zeigen
hint-not-here = Nicht in dieser Partie
hint-thinking = Der Berater denkt nach …
hint-first = Erste Schätzung; Partien werden simuliert …
hint-best = am besten
hint-about = etwa gleich gut
hint-option = Vorschlag { $rank }: { $words }, { $mark }
hint-cell = { $cell }, Vorschlag { $rank }, { $mark }
hint-cell-more = { $cell }, Vorschlag { $rank }, { $mark }: { $words }
hint-turn = { $dice } drehen
hint-turn-later = { $dice } drehen, für später
hint-turn-yellow = Gelb { $from }→{ $to }
hint-turn-blue = Blau { $from }→{ $to }
hint-at = { $building } ({ $here })
hint-build = { $building } bauen
hint-second = dazu { $building } bauen
hint-both = { $first } und { $second } bauen
hint-gain = { $coins ->
    [0] keine Münzen nehmen und alle Würfel werfen
    [one] { $coins } Münze nehmen
   *[other] { $coins } Münzen nehmen
}
hint-keep = Gelb { $yellow }, Blau { $blue } behalten
hint-end = den Zug beenden
hint-then = { $first }, dann { $next }
hint-equal = { $count ->
    [2] Die ersten beiden sind etwa gleich gut (≈): Du hast die Wahl
   *[other] Die ersten { $count } sind etwa gleich gut (≈): Du hast die Wahl
}
hint-equal-means = ≈ etwa so gut wie das Beste: Der Unterschied ist zu klein, um wichtig oder sicher zu sein
hint-equal-first = ≈ vorn mit einem Unterschied, der zu klein ist, um wichtig oder sicher zu sein
hint-better = { $vp } SP besser als Nr. 2
hint-because = { $vp } SP besser als Nr. 2: { $reasons }
hint-more = mehr { $parts }
hint-less = weniger { $parts }
hint-rival-more = der Gegner hat mehr { $parts }
hint-rival-less = der Gegner hat weniger { $parts }
hint-part-type = im Wettlauf um { building-the } ({ $vp })
hint-part-lines = bei Linien ({ $vp })
hint-part-coins = bei Münzen ({ $vp })
hint-rest = sonst { $vp }
hint-likelier = Nr. 1 gewinnt { $percent } von 100 Partien mehr als Nr. 2
hint-likelier-because = Nr. 1 gewinnt { $percent } von 100 Partien mehr als Nr. 2 und steht gegen den besten Gegner um { $lead } SP besser da: { $reasons }
hint-percent = { $percent } %
hint-expected = { $vp } SP erwartet
hint-wins = { $percent } % Siegchance
hint-chance = { $chance } Siegchance
figure-with-vp = { $figure } ({ $vp } SP)
hint-rollouts = { $rollouts } simulierte Partien, ±{ $error }
hint-by-value = grob geschätzt, ±{ $error }
hint-value = grob geschätzt
hint-also = { $first }; { $next }
hint-exact = genau berechnet
hint-cut = abgebrochen

## Verlauf

history-title = Verlauf
history-move = Durch den Verlauf
history-empty = Noch ist nichts geschehen
history-discard = Verwerfen
history-discard-question = Verwerfen, was du an diesem Eintrag geändert hast?
history-built = { $who ->
    [you] Du baust
   *[other] { $who } baut
} { building-a } (Zeile { $row }, Spalte { $column })
history-built-second = { $who ->
    [you] Du baust
   *[other] { $who } baut
} dazu { building-a } (Zeile { $row }, Spalte { $column }), für 3 Münzen
history-filled = { $who }: { building-bare }
history-gained = { $who ->
    [you] Du nimmst
   *[other] { $who } nimmt
} { $coins ->
    [0] keine Münzen
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
history-changed-yellow = { $who ->
    [you] Du drehst
   *[other] { $who } dreht
} einen gelben Würfel von { $from } auf { $to }
history-changed-blue = { $who ->
    [you] Du drehst
   *[other] { $who } dreht
} einen blauen Würfel von { $from } auf { $to }
history-rolled = { $who ->
    [you] Du würfelst
   *[other] { $who } würfelt
} Gelb { $yellow }, Blau { $blue }
history-kept = { $who ->
    [you] Du behältst
   *[other] { $who } behält
} Gelb { $yellow }, Blau { $blue }
history-first = { $who ->
    [you] Du beginnst
   *[other] { $who } beginnt
}
rematch-first = { $before ->
    [you] Du hast
   *[other] { $before } hat
} letztes Mal begonnen; jetzt { $who ->
    [you] beginnst du
   *[other] beginnt { $who }
}
history-setup = Aufbau
history-round = Runde { $round }
history-turn-ended = { $who ->
    [you] Du beendest deinen Zug
   *[other] { $who } beendet den Zug
}
history-taken-back = Bis hierher zurückgenommen
history-was-taken-back = Zurückgenommen: { $what }
history-corrected = Berichtigt: { $what }
history-amended = { $round ->
    [0] Berichtigt, Aufbau: { $what } statt { $before }
   *[other] Berichtigt, Runde { $round }: { $what } statt { $before }
}
history-of-round = { $round ->
    [0] { $what } (Aufbau)
   *[other] { $what } (Runde { $round })
}
history-struck = Gelöscht: { $what }
history-hint-shown = Tipp gezeigt
history-left = { $who } ist ausgestiegen; ein Computer übernimmt
history-came-back = { $who } ist zurück
history-confirmed = Trotzdem behalten: { $what }
award-won = { $who ->
    [you] Du vollendest
   *[other] { $who } vollendet
} { building-the } in Runde { $round }: { $vp } SP
award-gone = { $who } vollendet { building-the } in Runde { $round }: { $vp } SP sind weg
award-shared = { $who } vollenden { building-the } in Runde { $round }: je { $sum } = { $vp } SP
award-with-phantoms = { $who } vollenden { building-the } in Runde { $round }: { $sum } = { $vp } SP ({ $scoring }); Phantome punkten nicht
award-all-gone = { $who } vollenden { building-the } in Runde { $round }: { $vp } SP sind weg
award-none = { $who ->
    [you] Du vollendest
   *[other] { $who } vollendet
} { building-the } in Runde { $round }: kein Platz mehr
share-two = ({ $first } + { $second }) / { $players }
share-three = ({ $first } + { $second } + { $third }) / { $players }
share-one = { $first } / { $players }
names-and = { $names } und { $last }
history-filled-again = { $who }: { building-bare }, schon vollendet, neu gewürfelt
history-built-again = { $who ->
    [you] Du triffst
   *[other] { $who } trifft
} { building-a } (Zeile { $row }, Spalte { $column }): schon gebaut, neu gewürfelt
history-dice = Gelb { $yellow }, Blau { $blue }

## Abrechnung

score-won = { $who ->
    [you] Du gewinnst
   *[other] { $who } gewinnt
}
score-shared = { $names } teilen sich den Sieg
score-ahead = { $won }, { $points } vor { $whom }
score-level = { $won }, punktgleich mit { $whom }
score-behind = { $who ->
    [you] Du liegst auf Platz { $place }, { count-vp } zurück
   *[other] { $who } liegt auf Platz { $place }, { count-vp } zurück
}
score-solo-total = { $total } SP
score-leads = { $who ->
    [you] Du führst mit { $total } SP
   *[other] { $who } führt mit { $total } SP
}
score-lead-shared = { $names } führen mit je { $total } SP
score-not-finished = Vorzeitig beendet: der Stand in diesem Moment
reason-place = { place-name } Platz, { $count } gebaut: { $vp } SP
reason-early = vollendet in Runde { $round }, { place-name } Platz: { $vp } SP
reason-early-shared = vollendet in Runde { $round } mit { $names }: { $sum } = { $vp } SP
reason-shared = { $places } Platz mit { $names }, je { $count } gebaut: { $sum } = { $vp } SP
places-two = { $first ->
    [1] 1. und 2.
   *[other] 2. und 3.
}
places-three = 1., 2. und 3.
reason-no-place = { $count } gebaut, kein Platz mehr: 0 SP
reason-nothing = nichts gebaut: 0 SP
reason-row = Zeile { $row } hat { $count }: { $vp } SP
reason-column = Spalte { $column } hat { $count }: { $vp } SP
reason-lines = { $lines ->
    [one] { $lines } Linie mit { $count }: { $vp } SP
   *[other] { $lines } Linien mit { $count }: { $vp } SP
}
reason-no-lines = keine Zeile oder Spalte hat 4: 0 SP
reason-coins = { $coins ->
    [0] keine Münzen übrig: 0 SP
    [one] { $coins } Münze übrig, 1 SP für je 2: { $vp } SP
   *[other] { $coins } Münzen übrig, 1 SP für je 2: { $vp } SP
}
reason-bonus = fester Bonus: { $vp } SP
score-bonus = Bonus
score-replay = Nachspielen
score-again = Noch einmal
score-same-dice = Gleiche Würfel
score-export-png = Als Bild speichern
score-export-text = Als Text kopieren
score-more = Mehr
score-picture = Bild
score-copied = Abrechnung als Text kopiert
reason-early-none = vollendet in Runde { $round }, kein Platz mehr: 0 SP
reason-nobody = { $reason }, die niemand bekommt
reason-rounded = { $reason }, abgerundet
reason-total = Arten { $types }, Linien { $lines }, Münzen { $coins }: { $total } SP
reason-total-types = Arten { $types }, ohne Linien und Münzen
reason-total-bonus = Arten { $types }, Bonus { $bonus }: { $total } SP
score-odd = Einträge, die nach den Regeln unmöglich sind: { $what }
score-reasons = { $name ->
    [you] Deine Punkte
   *[other] Punkte von { $name }
} erklärt
score-cell = { $name }, { $what }: { $reason }
score-placing = Platz { $place } von { $of }
score-above = { score-placing }, { $points } über deinem Schnitt
score-below = { score-placing }, { $points } unter deinem Schnitt
score-average = { score-placing }, genau dein Schnitt
score-new-record = Neuer Rekord
score-counting = Es wird gezählt …
score-legend = früh vollendet
files-choose = Datei wählen …
files-recent = Zuletzt verwendete Dateien
files-none-chosen = Keine Datei gewählt. Wenn sich kein Fenster geöffnet hat, gib hier den Pfad ein.
why-choosing-file = Das Fenster zur Dateiwahl ist offen
score-picture-hint = Eine vorhandene Datei wird nie ersetzt

## Archiv

library-title = Archiv
library-empty = Noch keine Partien hier
library-empty-hint = Deine Partien werden hier von selbst gespeichert
library-reading = Gespeicherte Partien werden gelesen …
library-read-so-far = Wird noch gelesen: bisher { $known } von { $all } Partien
library-search = Suchen
library-game = Spiel
library-all-games = Alle Spiele
library-filter-all = Alle
library-filter-open = Offen
library-filter-done = Beendet
library-filter-samples = Beispiele
library-continue = Weiterspielen
library-replay = Nachspielen
library-score = Abrechnung
library-rematch = Noch einmal
library-import = Partie importieren
library-export = Partie exportieren
library-delete-question = „{ $title }“ in den Papierkorb legen?
library-delete-confirm = In den Papierkorb
library-deleted = „{ $title }“ liegt im Papierkorb
library-trash = Papierkorb
library-trash-empty = Der Papierkorb ist leer
library-restored = { $games ->
    [one] Die Partie ist wieder im Archiv
   *[other] { $games } Partien sind wieder im Archiv
}
library-kept = Deine Partie liegt im Archiv: Du kannst sie jederzeit weiterspielen
library-delete-for-good = Endgültig löschen
library-delete-for-good-question = „{ $title }“ endgültig löschen?
library-unfinished = Runde { $round } von { $rounds }
library-finished = Beendet
library-won = Sieg: { $names }
library-broken = Diese Datei lässt sich nicht lesen: { $reason }
library-broken-hint = Sie ist vielleicht beschädigt oder stammt aus einem anderen Programm oder einer neueren Version
library-newer = Von einer neueren Version: nur ansehen
library-imported-odd = Importiert, mit Einträgen, die nach den Regeln unmöglich sind: { $finding }
library-here-already = Diese Partie ist schon im Archiv
library-locked = In einem anderen Fenster offen
library-changed = Ein anderes Programm hat die Datei dieser Partie geändert; seine Fassung liegt in { $file }, und deine geht weiter
library-date = { $date }, { $time }
library-minutes = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
library-path-hint = Gib den Pfad einer Datei ein
library-imported = „{ $title }“ ist jetzt im Archiv
library-nothing-found = Keine Partien gefunden
library-nothing-found-hint = Nichts passt zu Suche und Filtern
library-stopped = Vorzeitig beendet, Runde { $round } von { $rounds }
library-setup = Gerade begonnen
library-damaged = Nicht lesbar
library-sample = Beispiel
library-empty-trash = Papierkorb leeren
library-empty-trash-question = { $games ->
    [one] { $games } Partie im Papierkorb endgültig löschen?
   *[other] Alle { $games } Partien im Papierkorb endgültig löschen?
}
error-empty-trash = Nicht alles im Papierkorb ließ sich löschen: { $reason }
library-practice = Übung
library-branch = Abzweig
library-details = Angaben
library-own-title = Titel
library-place = Ort
library-clock = Uhrzeit
library-tags = Stichwörter
library-tags-hint = Durch Kommas getrennt
library-comment = Kommentar
library-today = Heute
library-yesterday = Gestern
library-won-by = { $points } · um { $lead } gewonnen
library-lost-by = { $points } · um { $lead } verloren
library-ahead = { $who ->
    [you] Du mit { $lead } Vorsprung
   *[other] { $who } mit { $lead } Vorsprung
}
library-tied = Gleichstand
library-level = { $points } · Gleichstand
library-leads = { $who ->
    [you] Du führst, { $points }
   *[other] { $who } führt, { $points }
}
library-no-search = Suche und Filter löschen
library-found = { $found } von { $all }
library-everybody = Alle Spieler
library-all-tags = Alle Stichwörter
library-all-places = Alle Orte
library-any-time = Egal wann
library-person = Spieler
library-tag = Stichwort
library-time = Datum
library-selected = { $games } Partien gewählt
library-selected-hint = Was du jetzt tust, gilt für alle
library-select-none = Nur eine Partie wählen
library-add-tag = Stichwort hinzufügen
library-find-tag = Alle Partien mit diesem Stichwort
library-add-tags = Hinzufügen
library-exported = { $games ->
    [one] { $games } Partie gespeichert in { $folder }
   *[other] { $games } Partien gespeichert in { $folder }
}
library-export-several = Partien in einen Ordner exportieren
library-folder-hint = Fehlt der Ordner, wird er angelegt; keine Datei darin wird ersetzt
library-delete-several = { $games } Partien in den Papierkorb legen?
library-deleted-several = { $games } Partien liegen im Papierkorb
library-delete-several-for-good = { $games } Partien endgültig löschen?
month = { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[other] Dezember
} { $year }

## Bestenliste und Statistik

records-empty = Noch keine beendeten Partien
records-empty-hint = Beende eine Partie, dann steht sie hier
records-none-count = Noch zählt keine beendete Partie
records-none-count-hint = Übungspartien, Abzweige, Partien mit einem schon gespielten Startwert und Partien mehrerer Personen zählen nicht
records-typed-table = Partien mit echten Würfeln
records-conditions = { count-phantoms }, { count-rounds }
records-choose = Art der Partie
records-both = beide Sonderaktionen
records-any = alle Würfel drehbar
records-game = { place-name } Platz: { count-vp }, { $date }
records-only-unhelped = Es zählen nur Partien ohne Hilfe mit den Würfeln des Programms, und mit denselben Würfeln nur die erste
stats-title = Statistik
stats-games = Partien
stats-average = Schnitt
stats-best = Rekord
stats-median = Median
stats-trend = Im Lauf der Zeit
stats-wins = Siege
stats-parts = Woher deine Punkte kommen
stats-trend-name = Summen, die älteste zuerst: { $totals }

## Herausforderungen

challenges = Herausforderungen
challenges-hint = Die Würfel des Tages und Codes zum Teilen
challenges-day = Würfel des Tages
challenges-week = Würfel der Woche
challenges-week-of = Woche { $week }, { $year }
challenges-play = Spielen
challenges-play-day = Die Würfel des Tages spielen
challenges-play-week = Die Würfel der Woche spielen
challenges-again = Noch einmal
challenges-again-hint = Eine weitere Partie mit denselben Würfeln zählt als neuer Versuch
challenges-not-played = Noch nicht gespielt
challenges-begun = Begonnen, nicht beendet
challenges-result = { count-vp }, { $number }. Versuch
challenges-streak = { $days ->
    [0] Spiel heute, dann beginnt eine Serie
    [one] { $days } Tag in Folge
   *[other] { $days } Tage in Folge
}
challenges-streak-hint = Gefüllte Tage zählen: am selben Tag fertig gespielt, beim ersten Versuch, ohne Übung. Umrandet: jedes andere Ergebnis
challenges-longest = { $days ->
    [one] Längste Serie: { $days } Tag
   *[other] Längste Serie: { $days } Tage
}
challenges-week-named = { $title } { $week }, { $year }
challenges-missed = Nicht gespielt
challenges-to-come = Kommt noch
challenges-best = Bestes Ergebnis: { count-vp }, { $when }
challenges-is-best = Dein bestes Ergebnis bisher
challenges-late-hint = Zählt nicht mehr für deine Serie
challenges-look = Zum Ergebnis
challenges-board = Vor dem ersten Zug: { $setup }
challenges-own-board = Deine beendete Partie
challenges-month-before = Voriger Monat
challenges-month-after = Nächster Monat
challenges-none-before = Vor 2026 gab es keine Herausforderungen
challenges-none-after = Spätere Monate kommen noch
challenges-today = Heute
challenges-weeks = KW
challenges-weekday = { $day ->
    [1] Mo
    [2] Di
    [3] Mi
    [4] Do
    [5] Fr
    [6] Sa
   *[other] So
}
challenges-keys = Von Tag zu Tag
challenges-code = Code einer Partie
challenges-code-hint = Mit dem Code einer Partie spielst du mit denselben Würfeln
challenges-letters = { $letters } von { $expected } Buchstaben
challenges-fault-letter = Kein Code hat „{ $letter }“, Buchstabe { $place }
challenges-fault-length = Dieser Code müsste { $expected } Buchstaben haben, nicht { $letters }
challenges-fault-check = Ein Buchstabe ist falsch oder zwei sind vertauscht: Vergleiche mit dem Original
challenges-fault-newer = Dieser Code stammt von einer neueren Version des Programms: Aktualisiere es, um ihn zu spielen
challenges-fault-other-game = Dieser Code gehört zu einem anderen Spiel des Programms: Tippe ihn dort als Startwert einer neuen Partie ein
challenges-fault-meaningless = Keine Partie hat diesen Code: Vergleiche mit dem Original
challenges-no-sheet = Dieser Code ist für ein Blatt, das du nicht hast: Lass dir die Datei geben und importiere sie unter „Blätter“
challenges-own-sheet = eigenes Blatt
challenges-earlier = Letzte Ergebnisse
challenges-none = Hier stehen Partien mit den Würfeln des Tages oder eines Codes
challenges-copy-code = Code kopieren
challenges-copied = Der Code ist in der Zwischenablage
challenges-code-word = Code
challenges-share = Teilen
challenges-shared = Kopiert. Es verrät nichts im Voraus.
challenges-with-code = Code: { $code }
why-no-code = Nur Partien mit den Würfeln des Programms haben einen Code

## Eigene Blätter

sheets-title = Blätter
sheets-new = Neues Blatt
sheets-edit = Blatt bearbeiten
sheets-duplicate = Duplizieren
sheets-import = Blatt importieren
sheets-import-hint = Gib den Pfad eines Blatts ein oder einer Partie, deren Blatt du willst
sheets-export = Blatt exportieren
sheets-print = Blätter drucken
sheets-print-score = Wertungsblatt drucken
sheets-what = Was eintragen
sheets-whole-grid = Ganzes Raster
sheets-counts-only = Nur Zahlen
sheets-counts-only-hint = Für Wertungsblock und Papierpartien genügen die sechs Zahlen; um hier mit Würfeln zu spielen, braucht es das ganze Raster
sheets-paint-hint = Tippe 1 bis 6 oder Anfangsbuchstaben, Feld für Feld; Pfeile bewegen, Rücktaste geht zurück. Oder wähle ein Gebäude in der Liste und male.
sheets-name-hint = Unser Block
sheets-coins = Gedruckte Münzen
sheets-coins-printed = { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
sheets-count = Zahl
sheets-count-of = { $building }: Zahl
sheets-vp-of = { $building }, { place-name } Platz: Punkte
sheets-type = { $building }: { $count }
sheets-sum = { $sum } von 36 belegt
sheets-empty = Leer
sheets-confirmed = Das ist der Block auf unserem Tisch
sheets-train = Trainieren
sheets-train-for = Trainieren für
sheets-train-hint = Tipps und Computerspieler kennen dieses Blatt nur ungefähr. Das Training dauert Minuten bis Stunden, im Hintergrund.
sheets-train-go-on = Weiter trainieren
sheets-train-stop = Anhalten
sheets-training = Training: { $percent } % { $minutes ->
    [-1] fertig
    [0] fertig, noch weniger als eine Minute
    [one] fertig, noch etwa eine Minute
   *[other] fertig, noch etwa { $minutes } Minuten
}
sheets-train-elsewhere = Trainiert wird schon „{ $name }“ für: { $kind }
sheets-kind-solo = Solo, { count-phantoms }
sheets-kind-victory = { count-phantoms } besiegen
sheets-train-done = Tipps und Computerspieler kennen jetzt „{ $name }“
sheets-trained = Tipps und Computer kennen dieses Blatt in solchen Partien gut.
sheets-is-trained = Trainiert
sheets-changed = Ein anderes Programm hat dieses Blatt geändert: Seine Fassung bleibt, deine heißt jetzt „{ $name }“
sheets-saved = „{ $name }“ ist als Block auf eurem Tisch gespeichert: Nach den Zahlen wird nicht mehr gefragt
sheets-imported = „{ $name }“ ist jetzt eins deiner Blätter
sheets-imported-faulty = Dieses Blatt hat Fehler: Berichtige und speichere es
sheets-unsaved = Noch nicht gespeichert: { $name }
sheets-go-on = Weiter
sheets-discard = Verwerfen
sheets-discard-question = Das nicht gespeicherte Blatt verwerfen?
sheets-none-yet = Hat euer Block ein anderes Blatt? Übertrage es einmal und spiel hier mit eurem eigenen Block.
sheet-cell-empty = Zeile { $row }, Spalte { $column }: leer
sheet-fault-no-name = Ein Blatt braucht einen Namen
sheet-fault-name-taken = Ein anderes Blatt hat diesen Namen
sheet-fault-empty = { $cells ->
    [one] { $cells } Feld ist leer
   *[other] { $cells } Felder sind leer
}
sheet-fault-count = { $building }: { $count }, aber eine Art hat 1 bis 31
sheet-fault-sum = Die Zahlen ergeben zusammen { $sum }, nicht 36
sheet-fault-coins = { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}: Ein Blatt hat 3 bis 40
sheet-fault-vp = { $building }: Der { place-name } Platz bringt { $vp } SP, möglich sind aber nur 0 bis 99
sheet-fault-increases = { $building }: Der { place-name } Platz bringt { $vp } SP, mehr als der Platz davor
home-sheets = Blätter
home-sheets-hint = Den Block auf eurem Tisch übertragen
keys-backspace = Rücktaste
keys-do-paint = Das Feld bemalen und weiter
keys-do-paint-move = Von Feld zu Feld
keys-do-paint-back = Das vorige Feld leeren

## Nachtragen

late-title = Papierpartie
late-correct = Partie berichtigen
late-correct-word = Berichtigen
late-another = Weitere Papierpartie eintragen
late-date = Datum
late-date-hint = 2026-01-31
late-game-title = Titel
late-game-title-hint = Optional
late-place = Ort
late-place-hint = Wo ihr gespielt habt
late-agreed = { count-rounds } · { $sheet } · übliche Regeln
late-boxes = { $name }, { $building }: Kästchen
late-completed = { $name }, { $building }: vollendet in Runde
late-round = vollendet in Runde
late-lines = { $name }: Linien mit { $count }
late-coins = { $name }: Münzen übrig
late-tick = Blatt
late-tick-of = { $name }: Ankreuzen, was gebaut ist
late-tick-hint = Kreuze an, was gebaut ist: Gebäude und Linien werden für dich gezählt
late-no-lines = Noch keine Linie mit 4 oder mehr
late-cell-ticked = Zeile { $row }, Spalte { $column }: gebaut
late-start-over = Neu beginnen
late-start-over-question = Verwerfen, was du eingegeben hast?
late-done = Fertig
late-save = Ins Archiv
late-nothing = Tipp erst die Gebäude ein
late-not-ready = Noch nicht fertig: { $why }
late-hint = Für jede Art ihre Kästchen und, wenn vollendet, die Runde; Zeilen und Spalten mit 4, 5 und 6 Gebäuden; übrige Münzen
late-fault-date = Schreib das Datum so: 2026-01-31
late-fault-date-ahead = Dieses Datum liegt in der Zukunft
late-fault-time = Schreib die Zeit so: 20:15, oder lass sie weg
late-fault-beyond = Das Datum liegt nicht in den Jahren 1 bis 9999
late-fault-skipped = Diesen Tag haben die Uhren hier übersprungen
late-fault-same-name = Spieler { $one } und { $other } heißen gleich
late-fault-name = Der Name von Spieler { $player } enthält das Zeichen { $sign }, das in keinem Namen stehen kann
late-fault-ticked = { $cells ->
    [one] { $cells } Feld ist angekreuzt
   *[other] { $cells } Felder sind angekreuzt
}, aber { $boxes } { $boxes ->
    [one] Kästchen ist
   *[other] Kästchen sind
} gefüllt
late-fault-boxes = { $building }: { $boxes } Kästchen, aber das Blatt hat { $printed }
late-fault-round-missing = { $building }: vollendet, aber die Runde fehlt
late-fault-round = { $building }: vollendet in Runde { $completed }, aber die Partie hat { $rounds }
late-fault-lines = Diese Linien passen nicht zu { $buildings ->
    [one] { $buildings } Gebäude
   *[other] { $buildings } Gebäuden
}
late-fault-coins = { $coins ->
    [one] { $coins } Münze übrig
   *[other] { $coins } Münzen übrig
}, aber nur { $printed } sind gedruckt
late-total = { $name }: { $total } Punkte
home-late-entry = Papierpartie eintragen

## Nachspielen

replay-play = Abspielen
replay-pause = Pause
replay-step-back = Schritt zurück
replay-step-on = Schritt weiter
replay-turn-back = Zug zurück
replay-turn-on = Zug weiter
replay-round-back = Vorige Runde
replay-round-on = Nächste Runde
replay-speed = Tempo
replay-event = Schritt { $event } von { $events }
replay-from-here = Von hier weiterspielen
replay-from-here-hint = Als neue Partie; diese bleibt, wie sie ist
replay-branch-hint = Die neue Partie wird als Abzweig vermerkt und zählt nicht für die Bestenliste; diese bleibt, wie sie ist
replay-new-dice = Neue Würfel
replay-new-dice-hint = Niemand weiß, was kommt
replay-same-dice = Dieselben Würfel
replay-same-dice-hint = In gleichen Lagen fallen die gleichen Würfe wie hier
replay-as-it-stood = Wie es damals war
replay-with-corrections = Mit späteren Berichtigungen
replay-marker-award = Wertung in Runde { $round }
replay-marker-second = Zweites Gebäude in Runde { $round }
replay-marker-coins = Münzen in Runde { $round }
replay-events = Was geschah
replay-score-only = Nur das Wertungsblatt wurde festgehalten: Es gibt keine Würfel und Blätter zum Nachspielen.
replay-timeline = Zeitleiste
replay-version = Fassung
replay-sheet-of = Wessen Blatt
replay-follow = Wer am Zug ist
replay-speed-short = { $times }×

## Einstellungen

settings-title = Einstellungen
settings-look = Aussehen
settings-theme = Farben
settings-theme-system = System
settings-theme-light = Papier
settings-theme-dark = Nacht
settings-colour-blind = Farben für Farbenblinde
settings-letters = Buchstaben auf Gebäuden
settings-scale = Größe
settings-scale-percent = { $percent } %
settings-grow = Größer in großen Fenstern
settings-full-screen = Vollbild
settings-animation = Bewegungen
settings-animation-system = System
settings-animation-off = Keine
settings-animation-quick = Schnell
settings-animation-normal = Normal
settings-animation-slow = Langsam
settings-language = Sprache
settings-language-system = System
settings-keep-awake = Bildschirm am Tisch anlassen
settings-game = Spiel
settings-end-turn = Zug beenden, wenn nichts mehr zu tun ist (dann kein Zurücknehmen)
settings-curtain = Jeden Zug ansagen, wenn ihr einen Bildschirm teilt
settings-me = Ich
settings-name = Name
settings-colour = Farbe
settings-files = Dateien
settings-folder = In diesem Ordner liegen deine Partien, Einstellungen und Blätter
settings-copy-path = Pfad kopieren
settings-smaller = Kleiner
settings-larger = Größer
settings-unreadable = Deine Einstellungen in { $path } ließen sich nicht lesen; es gelten die Vorgaben
settings-broken = In { $path } stehen keine Einstellungen; es gelten die Vorgaben, und die alte Datei bleibt als .bad
settings-field = { $key } kann in { $path } nicht { $value } sein; es gilt die Vorgabe

## Hilfe zu den Tasten

keys-title = Tasten
keys-everywhere = Überall
keys-here = Auf dieser Seite
keys-do-row-back = Zurück zum Spieler am Zug
keys-do-cross = Das Feld ankreuzen oder leeren
keys-do-speed = Langsamer oder schneller
keys-do-paint-empty = Das Feld leeren
keys-do-paint-ends = Zum ersten oder letzten Feld
keys-do-close-message = Die Meldung schließen
keys-do-keep = Das Paar mit dieser Zahl behalten
keys-do-untype = Den letzten Würfel entfernen
why-no-undo = Nichts rückgängig zu machen
why-no-redo = Nichts zu wiederholen
why-game-over = Die Partie ist zu Ende
why-sample = Ein Beispiel bleibt, wie es ist
why-typed-dice = Die Würfel wurden eingetippt: Das Programm kann sie nicht noch einmal werfen
why-no-typed-rolls = Es gibt keine getippten Würfe
why-no-hint = Gerade ist nichts zu entscheiden
why-no-change = Gerade lässt sich kein Würfel drehen
why-choose-first = Bau erst oder nimm Münzen
why-looking = Du siehst dir ein anderes Blatt an: Geh erst zurück zur Partie
why-both-dice = Gib erst Gelb und Blau ein
why-four-dice = Gib erst alle vier Würfel ein: zwei gelbe, zwei blaue
why-no-number = { $count ->
    [0] Hier hat gerade nichts eine Zahl
    [one] Nur bei 1 gibt es etwas zu bauen
   *[other] Nur bei 1 bis { $count } gibt es etwas zu bauen
}
why-empty = Gib erst etwas ein
why-faults = Berichtige erst, was markiert ist
why-nothing-changed = Noch hat sich nichts geändert
why-most-players = Höchstens { $count } können spielen
why-fewest-players = Mindestens { $count } müssen mitspielen
why-first-round = Hier beginnt die Partie
why-current-round = Das ist die laufende Runde
why-count-unfit = Blatt und Kästchen passen noch nicht zusammen
why-too-many-lines = Ein Blatt hat nur 12 Zeilen und Spalten
why-pad-setup = Im Aufbau gibt es nur Gebäude
why-pad-phantom = Phantome nehmen keine Münzen
why-pad-left = Ist ausgestiegen
why-save-first = Speichere erst die Änderungen
why-goes-first = Beginnt schon
why-third-player = Der dritte Spieler steht schon im Verlauf
why-last-player = Jemand muss spielen
why-all-rounds-played = Alle Runden sind gespielt
why-no-grid = Die Felder dieses Blatts sind unbekannt: Tippe die Art an
why-no-cells = Die Felder dieses Blatts sind unbekannt
why-not-over = Nur für beendete Partien
why-no-second = Niemand hat gerade gebaut
why-other-first = Beende erst den laufenden Eintrag oder brich ihn ab
why-corrected = Nur von der Partie, wie sie war
why-trained-elsewhere = Ein anderes Training läuft
why-training-stops = Das Training hält gerade an
keys-enter = Eingabe
keys-escape = Esc
keys-space = Leertaste
keys-tab = Tab
keys-arrows = Pfeile
keys-ctrl = Strg
keys-shift = Umschalt
keys-page-up = Bild auf
keys-page-down = Bild ab
keys-home = Pos1
keys-end = Ende
keys-delete = Entf
keys-do-confirm = Den hervorgehobenen Knopf drücken
keys-do-focus = Nächstes Bedienelement oder das davor
keys-do-move = Über das Blatt gehen
keys-do-turn = Von Pfeil zu Pfeil
keys-do-build = Das gewählte Gebäude bauen
keys-do-choose = Auf dem Feld mit dieser Zahl bauen
keys-do-second = Das zweite Gebäude bauen
keys-do-go-on = Weiter
keys-do-full-screen = Vollbild
keys-do-sheets = Das nächste Blatt ansehen
keys-do-type = Würfel eintippen: Gelb, dann Blau
keys-do-ends = Zum Anfang oder zum Ende
keys-do-pick = In der Liste auf und ab
keys-do-pick-more = Mehr von der Liste wählen
keys-do-pick-all = Die ganze Liste wählen
keys-do-reasons = Eine Zahl erklären
keys-do-box = Das Kästchen dieser Art füllen
keys-do-row = Eine Zeile wählen

## Was sich nicht speichern ließ

leave-game = Diese Partie ist nicht gespeichert
leave-table = Dieser Wertungsblock ist nicht gespeichert
leave-late-entry = Deine Papierpartie ist nicht gespeichert
leave-sheet = Das Blatt, das du überträgst, ist nicht gespeichert
leave-path = Anderswo speichern
leave-save = Dort speichern
leave-again = Noch einmal versuchen
leave-quit = Beenden, ohne zu speichern
leave-go = Verlassen, ohne zu speichern
leave-failed = Immer noch nicht gespeichert: { $reason }

## Nach einem eigenen Fehler des Programms

crash-title = Das Programm wurde unerwartet beendet
crash-saved = Ein Fehler im Programm hat es am { $date } beendet. Jede Partie ist bis zum letzten Schritt gespeichert.
crash-report = Was geschah, steht in dieser Datei, für alle, die das Programm verbessern. Von deinen Partien steht nichts darin:
crash-copy = Pfad kopieren

## Fehler

error-save = Die Partie ließ sich nicht speichern: { $reason }
error-save-settings = Die Einstellungen ließen sich nicht speichern: { $reason }
error-and-more = { $first } (und noch { $more })
error-open = „{ $name }“ ließ sich nicht öffnen: { $reason }
error-export-ending = „{ $file }“ enthielte ein Protokoll, also eine .json-Datei: Gib ihr diese Endung
error-export = Der Export ließ sich nicht schreiben: { $reason }
error-sheet = Das Blatt ließ sich nicht speichern: { $reason }
drafts-broken = Ein Teil deiner begonnenen Arbeit in { $path } ließ sich nicht lesen; der Rest ist hier, und die alte Datei bleibt als .bad
drafts-unreadable = Deine begonnene Arbeit ließ sich nicht lesen: { $reason }
drafts-beside = Ein anderes Fenster hat begonnene Arbeit dieser Art: Sie bleibt dort, und deine wird getrennt aufbewahrt
drafts-unfinished = Hier ist schon begonnene Arbeit: Speichere oder verwirf sie und importiere dann noch einmal
folder-none = Es gibt keinen Ordner für deine Partien; nenne einen mit --data-dir oder ALHAMBRA_DATA_DIR
folder-unusable = „{ $path }“ kann deine Partien nicht aufnehmen; nenne einen anderen Ordner mit --data-dir oder ALHAMBRA_DATA_DIR
file-missing = es gibt keine Datei { $path }; prüfe den Namen
file-exists = { $path } ist schon da und wurde nicht geändert; wähle einen anderen Namen
file-not-text = { $path } ist keine Textdatei; wähle eine andere
file-not-regular = { $path } ist keine Datei, sondern ein Ordner, ein Link oder ein Gerät; wähle einen anderen Namen
file-too-large = { $path } hat mehr als { $megabytes } MB; wähle eine andere
file-protected = { $path } ist schreibgeschützt und wurde nicht geändert; wähle einen anderen Namen oder erlaube das Schreiben
file-unreadable = { $path } lässt sich nicht lesen; prüfe, ob es eine Datei ist, die du lesen darfst
file-unwritable = { $path } lässt sich nicht schreiben; prüfe, ob du dort schreiben darfst und die Platte nicht voll ist
file-bad-name = { $path } lässt sich nicht schreiben: Der Name ist zu lang für diese Platte oder hat ein Zeichen, das sie nicht zulässt; nimm einen anderen
file-busy = ein anderes Fenster schreibt immerzu in { $path }; versuch es noch einmal
file-newer = { $path } stammt von einer neueren Version des Programms und bleibt, wie es ist; aktualisiere das Programm, um es zu ändern
file-name = „{ $name }“ ist nicht der Name einer gespeicherten Partie
file-not-sheet = „{ $file }“ ist nicht die Datei eines Blatts; nimm einen einfachen Dateinamen, der auf .json endet
file-json = es ist kein Blatt in JSON: { $why }
file-picture = das Bild ließ sich nicht herstellen („{ $detail }“)

## Ablehnungen

refused-row = Zeile { $row }
refused-crossing = Zeile { $row }, Spalte { $column }
refused-lines = { $four }, { $five } und { $six }
refused-roll = { $purpose ->
    [first_player] die Auslosung des Startspielers
    [setup] der Aufbau-Wurf von { $who }
    [placing] der Anlege-Wurf von { $who }
    [extra_pair] der Wurf des zusätzlichen Paars von { $who }
    [own_pair] der Wurf des eigenen Paars von { $who }
    [all_four] der Wurf aller vier Würfel von { $who }
   *[phantom] der Phantom-Wurf von { $who }
}
refused-no-row = es gibt keine Zeile { $row } auf diesem Wertungsblatt ({ $section })
refused-twice = { $who } kommt zweimal vor: Jede Zeile des Wertungsblatts gibt es nur einmal (§8)
refused-full = { $who } hat keine Kästchen mehr: { building-bare } (§1)
refused-boxes = { $who } hat { $boxes } Kästchen ({ building-bare }); gedruckt sind nur { $printed } (§1)
refused-round-missing = { $who } hat alle { $printed } Kästchen ({ building-bare }), aber die Runde des letzten fehlt (§6)
refused-incomplete = { $who } kann { building-the } nicht in Runde { $completed } vollendet haben, mit { $boxes } von { $printed } Kästchen (§6)
refused-round = es gibt keine Runde { $round }: Diese Partie hat { $rounds } (§2)
refused-completed-round = { $who } kann { building-the } nicht in Runde { $completed } vollendet haben: Die Partie hat { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
} (§2)
refused-lines-unfit = { $who }: { $lines } Linien mit 4, 5 und 6 passen nicht zu { $buildings ->
    [one] { $buildings } Gebäude
   *[other] { $buildings } Gebäuden
} (§1)
refused-coins = { $who } hat { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} übrig; gedruckt sind nur { $printed } (§1)
refused-phantom-holdings = { $who } ist ein Phantom: ohne Linien und Münzen (§9, §11)
refused-phantom-coins = { $who } ist ein Phantom: Es nimmt keine Münzen (§9)
refused-not-a-player = { $who } ist ein Phantom: Nur Spieler beginnen oder steigen aus (§3, §9)
refused-not-a-phantom = { $who } ist kein Phantom: Diese Würfel werden nicht auf dem Block geworfen (§9)
refused-left = { $who } ist in Runde { $left } ausgestiegen: In Runde { $round } wird nichts mehr eingetragen
refused-left-twice = { $who } ist schon in Runde { $left } ausgestiegen
refused-not-due = { $round ->
    [0] { $who } hat die Kästchen des Aufbaus schon: Kein Wurf ist fällig (§9)
   *[other] { $who } hat die Kästchen der Runde { $round } schon: Kein Wurf ist fällig (§9)
}
refused-seed = Startwert { $seed } ergibt { $due }, nicht { $found } (docs/record-format.md, Seeds)
alhambra-refused-seed = der Startwert ergibt etwas anderes als { $found } (docs/record-format.md, Seeds)
refused-no-seed = das Programm hat gewürfelt, aber von hier an gilt kein Startwert (docs/record-format.md, Seeds)
refused-amended-roll = Eintrag { $entry } wurde von Hand berichtigt: Das Programm würfelt nicht für Vergangenes (docs/record-format.md)
refused-grid = das Blatt hat ein Raster, also lassen sich seine Zahlen nicht berichtigen (§1)
refused-too-many-lines = { $who } hat { $lines ->
    [one] { $lines } Linie
   *[other] { $lines } Linien
}; ein Blatt hat 12 (§1)
refused-lines-of-crosses = { $who }: Die Kreuze des Blatts ergeben { $found } Linien mit 4, 5 und 6, nicht { $said } (§7.2)
refused-crosses = { $who } hat { $crosses ->
    [one] { $crosses } Kreuz
   *[other] { $crosses } Kreuze
} ({ building-bare }), aber { $boxes } Kästchen auf dem Wertungsblatt (§1)
refused-crosses-in-all = { $who } hat { $crosses ->
    [one] { $crosses } Kreuz
   *[other] { $crosses } Kreuze
} auf dem Blatt, aber { $boxes } Kästchen auf dem Wertungsblatt (§1)
refused-row-in-use = { $who } hat Einträge: Die Zeile lässt sich nicht vom Wertungsblatt entfernen
refused-row-rolled = { $who } hat Würfe des Programms, die zu dieser Zeile gehören (docs/record-format.md, Seeds)
refused-table-note = ein Wertungsblock kennt keine Tipps, und seine Würfel werden wie seine anderen Einträge geändert (docs/record-format.md)
refused-result-note = der einzige Vermerk, den ein Ergebnis zulässt, ist confirm (docs/record-format.md)
refused-no-entry = es bezieht sich auf Eintrag { $entry }, der kein früheres, noch gültiges Ereignis ist
refused-seats = { $players } Spieler und { $phantoms ->
    [one] { $phantoms } Phantom
   *[other] { $phantoms } Phantome
} ergeben keine Partie: Ein Spieler hat 2 bis 4 Phantome (§10), zwei haben 1 (§9), drei bis fünf keins (§2)
refused-rounds = { $rounds } Runden: Eine Partie hat 1 bis 33 (§2)
refused-against = nur ein einzelner Spieler kann gegen die Phantome spielen, nicht { $players } (§11)
refused-bonus = der Bonus der Phantome ist { $bonus } SP, nicht 0 bis 99 (§11)
refused-grid-rows = { $rows ->
    [one] das Raster hat { $rows } Zeile
   *[other] das Raster hat { $rows } Zeilen
}, nicht 6 (§1)
refused-grid-row = Zeile { $row } des Rasters hat { $letters } Buchstaben, nicht 6 (§1)
refused-grid-letter = Zeile { $row }, Spalte { $column } des Rasters ist „{ $letter }“, keiner von P S A C G T (§1)
refused-no-counts = ein Blatt braucht ein Raster oder die sechs Zahlen (§1)
refused-counts = es sind { $counts } Zahlen, nicht eine für jede der 6 Arten (§1)
refused-count-not-grid = { building-bare }: Die Zahl ist { $said }, aber das Raster hat { $found } (§1)
refused-vp-rows = es sind { $rows } Zeilen mit SP, nicht eine für jede der 6 Arten (§1)
refused-places = { building-bare }: { $places } Plätze mit SP, nicht 3 (§1)
refused-over = die Partie ist zu Ende (§7)
refused-roll-first = erst kommt { $roll } (§4.1)
refused-no-roll = das ist nicht der Wurf, der als Nächstes kommt (§4)
refused-seat = Platz { $seat } ist nicht an diesem Tisch (§2)
refused-die = { $colour ->
    [yellow] kein gelber Würfel zeigt { $face } (§4)
   *[blue] kein blauer Würfel zeigt { $face } (§4)
}
refused-another-changed = { $colour ->
    [yellow] ein anderer gelber Würfel wurde in diesem Zug schon gedreht; nur einer darf es (§5.1)
   *[blue] ein anderer blauer Würfel wurde in diesem Zug schon gedreht; nur einer darf es (§5.1)
}
refused-beyond-face = ein Würfel, der { $face } zeigt, lässt sich nicht weiter drehen (§5.1)
refused-price-of-change = einen Würfel zu drehen kostet { $need ->
    [one] { $need } Münze
   *[other] { $need } Münzen
}; { $have } übrig (§5.1)
refused-price-of-second = ein zweites Gebäude kostet { $need ->
    [one] { $need } Münze
   *[other] { $need } Münzen
}; { $have } übrig (§5.2)
refused-not-offered = die Würfel bieten { $crossing } nicht an (§4.3a)
refused-built = { $crossing } ist schon bebaut (§4.3a)
refused-action-chosen = die Aktion dieses Zugs ist schon gewählt (§4.3)
refused-no-first = ein zweites Gebäude braucht ein erstes (§5.2)
refused-one-special = in diesem Zug wurden Würfel gedreht, und nur eine Sonderaktion ist erlaubt (§5.3)
refused-no-action = mach eine Aktion, bevor du den Zug beendest (§4.3)
refused-keep-first = behalte ein Paar, bevor du den Zug beendest (§4.3b)
refused-nothing-to-keep = gerade sind keine Würfel zu behalten (§4.3b)
refused-not-rolled = die geworfenen Würfel zeigen nicht { $pair } (§4.3b)
refused-roll-dice = ein Wurf hat einen Würfel jeder Farbe, oder je zwei, wenn alle vier geworfen werden (§4)
refused-seat-zero = es gibt keinen Platz 0: Plätze zählen ab 1 (§3.1)
refused-other-roll = da steht { $said }, aber { $due } kommt als Nächstes (§4)
refused-dice-of = { $roll } braucht { $due ->
    [0] keine Würfel
    [one] { $due } Würfel jeder Farbe
   *[other] { $due } Würfel jeder Farbe
}, nicht { $dice } (§4)
refused-no-roll-due = da steht { $roll }, aber kein Wurf ist an der Reihe: { $who } hat zu entscheiden (§4)
refused-draw-first = erst wird der Startspieler ausgelost (§3.1)
refused-draw-due = da steht { $said }, aber erst wird der Startspieler ausgelost (§3.1)
refused-later-entry = es bezieht sich auf Eintrag { $entry }, der kein früherer ist
refused-of-a-table = nur Einträge eines Wertungsblocks lassen sich ändern oder streichen (docs/record-format.md, Notes)
refused-no-player = Platz { $seat } ist kein Spieler: Niemand kann für ihn entscheiden (§2)
refused-not-typed = Eintrag { $entry } ist kein getippter Wurf: Nur die lassen sich berichtigen
refused-entry = Eintrag { $entry }: { $reason }
refused-not-an-object = es ist JSON, aber ein Protokoll muss ein Objekt sein
refused-other-game = es ist eine Partie von „{ $game }“, das dieses Programm nicht kennt: Ein neueres kann sie vielleicht lesen
refused-not-a-record = das ist keine Partie dieses Programms
refused-no-version = die Version „{ $version }“ hat nicht die Form 1.0
refused-too-new = es ist Version { $version }, und dieses Programm liest bis { $major }.x: Ein neueres ist nötig
refused-newer = es ist Version { $version }, neuer als die { $own } dieses Programms: Ein neueres kann es vielleicht lesen
json-none = es ist kein JSON: Zeile { $line } lässt sich ab Spalte { $column } nicht lesen
json-ends = es ist kein JSON oder nicht das ganze: Es endet zu früh, in Zeile { $line }
json-twice = „{ $name }“ kommt in einem Objekt zweimal vor: siehe Zeile { $line }
json-large = { $number } in Zeile { $line } ist zu groß: Ganze Zahlen haben 64 Bit, größere schreibt man als Text
json-unknown = „{ $found }“ ist hier unbekannt; möglich sind { $known }
json-kind = dort steht { $found }, verlangt ist { $wanted }
json-length = dort steht eine Liste von { $found } statt einer von { $wanted }
json-length-from = dort steht eine Liste von { $found } statt einer von mindestens { $least }
json-length-to = dort steht eine Liste von { $found } statt einer von { $least } bis { $most }
json-letters = dort stehen { $found } Buchstaben statt höchstens { $most }
json-form = dort steht { $found } statt eines Texts wie „{ $like }“
json-alike = { $found } kommt zweimal vor, aber keine zwei dürfen gleich sein
json-none-of = eines davon fehlt: { $names }
json-both = „{ $other }“ ist auch da, aber nur eines von beiden ist erlaubt
json-unfit = dort steht { $found }, womit sich hier nichts anfangen lässt
json-null = null
json-text = ein Text
json-one-of = eines von { $names }
json-whole = eine ganze Zahl von { $least } bis { $most }
json-or = { $one } oder { $other }
json-truth = true oder false
json-list = eine Liste
json-object = ein Objekt
refused-member = „{ $member }“ hat einen Wert, der nicht erlaubt ist: { $why }
refused-no-id = „id“ ist leer: Sie muss die Partie von allen anderen unterscheiden
refused-moment = „{ $member }“ sagt „{ $said }“: Ein Zeitpunkt steht in UTC, etwa 2026-01-31T20:00:00Z
refused-day = „{ $member }“ sagt „{ $said }“: Ein Tag wird geschrieben wie 2026-01-31
refused-form = es ist kein gültiger Eintrag: { $why }
refused-other-kind = „kind“ ist { $kind }, aber keiner der { $entries } Einträge ist von dieser Art
refused-dice = { $reason }; { $more ->
    [one] auch { $more } späterer Wurf des Programms passt nicht dazu
   *[other] auch { $more } spätere Würfe des Programms passen nicht dazu
}
refused-result-length = { $figure } hat { $claimed ->
    [one] { $claimed } Element
   *[other] { $claimed } Elemente
}, aber die Einträge ergeben { $found } ({ $section })
refused-missing = „{ $member }“ fehlt
refused-layout = das Blatt: { $reason }
refused-no-grid = eine ganze Partie braucht das Raster 6×6, und dieses Blatt hat nur Zahlen (§1)
refused-ended = sie endete um { $ended }, bevor sie um { $started } begann
refused-player-late = Platz { $seat } ist ein Spieler nach einem Phantom: Phantome kommen zuletzt (§9)
refused-seed-order = ein Startwert ab Eintrag { $from } kommt nach einem ab { $after }
refused-seed-zero = Startwert { $seed } beginnt bei Eintrag 0; Einträge zählen ab 1
refused-too-many = „{ $name }“ hat { $entries } Einträge, und höchstens { $most } werden gelesen
refused-too-long = „{ $name }“ ist zu lang: { $found }, und höchstens { $most } werden gelesen
refused-rest = { $later ->
    [one] { $reason }; { $later } späterer Eintrag wurde nicht geprüft
   *[other] { $reason }; { $later } spätere Einträge wurden nicht geprüft
}
refused-not-closed = die Partie ist zu Ende, aber die Schlusswertung von { $who } fehlt (§7)
refused-row-missing = die Partie ist zu Ende, aber { $who } fehlt (§7)
refused-not-over = es gibt ein Ergebnis, aber die Partie ist nicht zu Ende ({ $section })
refused-result = { $figure } behauptet { $claimed }, aber die Einträge ergeben { $found } ({ $section })
refused-digest = die Prüfsumme behauptet { $claimed }, aber das Protokoll hat { $found }: Es wurde verändert

## Was an einem von Hand geschriebenen Tisch nicht stimmt

written-line = Zeile { $line }: { $what }
written-lines-again = Zeile { $line } und { $again ->
    [one] { $again } spätere Zeile
   *[other] { $again } spätere Zeilen
}: { $what }
written-form = man schreibt es so: { $form }
written-not-one-of = „{ $word }“ ist nichts von dem, was hier stehen kann: { $words }
written-open-quote = das Anführungszeichen { $mark } ist nicht geschlossen
written-twice = { $keyword } steht zweimal da: siehe Zeile { $line }
written-no-players = es gibt keine Spieler: Füge eine Zeile players NAME NAME … ein, im Uhrzeigersinn
written-no-name = ein Spieler hat keinen Namen
written-phantom-name = kein Spieler darf „{ $name }“ heißen: So heißen Phantome
written-same-name = zwei Spieler heißen „{ $name }“
written-name-sign = „{ $name }“ enthält das Zeichen { $sign }, das in keinem Namen stehen kann: Schreib den Namen ohne es
written-name-long = „{ $name }“ hat { $letters } Buchstaben, mehr als die { $most }, die ein Name haben kann: Kürze ihn
written-phantoms = nach phantoms steht eine Zahl: 2, 3 oder 4 für einen Spieler, 1 für zwei (§9, §10), nicht „{ $said }“
written-counts = nach counts stehen sechs Zahlen, Pavillon bis Turm (§1), nicht „{ $said }“
written-coins = nach coins steht die Zahl der gedruckten Münzen (§1), nicht „{ $said }“
written-rounds = nach rounds steht eine Zahl von 1 bis 33 (§2), nicht „{ $said }“
written-special-actions = special_actions ist one oder both (§5.3), nicht „{ $said }“
written-change-dice = change_dice ist two oder any (§5.1), nicht „{ $said }“
written-against = nach against_phantoms steht nichts oder ihr Bonus (§11), nicht „{ $said }“
written-moment = nach { $keyword } steht ein Tag wie 2026-01-31 und danach, wenn du willst, eine Zeit wie 20:15, nicht „{ $said }“
when-beyond = „{ $said }“ liegt nicht in den Jahren 1 bis 9999
when-skipped = „{ $said }“: Diesen Tag haben die Uhren hier übersprungen
when-either = „{ $said }“ kann { $one } oder { $other } sein: Schreib den Tag, der gemeint ist, auf diese Weise
written-of-layout = { $keyword } gehört zum Blatt, das in Zeile { $line } genannt ist
written-coins-alone = coins braucht auch counts: Die Gebäude jeder Art fehlen (§1)
written-unclosed = die Partie ist zu Ende, aber die Linien und Münzen von { $name } fehlen (§7)
written-no-round = Runden sind 1 bis 33, nicht { $word } (§2); Gebäude des Aufbaus stehen nach setup
written-no-entry = keine Zeile beginnt mit „{ $word }“; Einträge beginnen mit { $words } (docs/table-text.md)
written-whose = { $word } von wem? Ein Spieler oder Phantom fehlt
written-nobody = niemand heißt „{ $word }“; die Namen sind { $names }
written-nothing-done = es fehlt, was getan wurde: Arten von Gebäuden, coins, nothing oder leaves
written-face = ein Würfel zeigt 1 bis 6, nicht „{ $word }“ (§1)
written-coins-twice = die Münzen von { $name } stehen zweimal da: siehe Zeile { $line }
written-lines-twice = die Linien von { $name } stehen zweimal da: siehe Zeile { $line }
written-coins-missing = die Münzen von { $name } fehlen: left { $name } MÜNZEN
written-lines-missing = die Linien von { $name } fehlen: lines { $name } VIERER FÜNFER SECHSER
written-left-coins = nach left NAME stehen die übrigen Münzen, nicht „{ $said }“ (§7.3)
written-lines = nach lines NAME stehen die Zahlen der Linien mit 4, 5 und 6, nicht „{ $said }“ (§7.2)
written-sheet-rows = ein Blatt hat 6 Zeilen, nicht { $rows } (§1)
written-sheet-row = eine Zeile eines Blatts ist sechsmal x oder ., nicht „{ $row }“ (§1)
written-building = „{ $word }“ ist keine Art von Gebäude: Die Arten sind Pavillon, Serail, Arkaden, Gemächer, Garten, Turm (§1)

## Die Befehlszeile: spielen und simulieren

play-done = { $file }: Startwert { $seed }, { $totals } SP
play-stuck = die Partie kann nicht weitergehen: { $why }
play-no-random = das System hat keine Zufallszahlen: Gib mit --seed einen Startwert an
import-is-record = das ist schon ein Protokoll; öffne es, oder prüfe es mit „verify“
import-done = { $file }: { $what }
import-plays-taken = { $file }: { $taken ->
    [0] keine Partie wurde ins Archiv übernommen
    [one] { $taken } Partie wurde ins Archiv übernommen
   *[other] { $taken } Partien wurden ins Archiv übernommen
}
import-play-here = schon da: { $play }
import-play-other = ein anderes Spiel: { $game }, { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
import-play-unusable = weggelassen, Nummer { $at }: { $why }
import-plays-output = Partien kommen ins Archiv: Lass --output weg
import-needs-output = sag mit --output, wohin das Protokoll soll
import-plays-columns = { $why }; nenne die Spalten mit --columns
import-plays-game = { $why }; nenne es mit --game
import-no-column = „{ $name }“ ist keine Spalte; es gibt { $known }
import-no-game = „{ $name }“ ist kein Spiel; es gibt { $known }
layout-none = es ist kein Blatt: { $why }
simulate-few = ein Turnier braucht zwei oder mehr Spieler: Nenne sie mit --players
simulate-games = { $games } Partien, { $pace } pro Sekunde
simulate-pairs = { $games } Partien für jedes Paar von Spielern, { $pace } pro Sekunde
simulate-progress = { $percent } % von { $games } Partien, noch { $left }
simulate-seed = Startwert { $seed }
simulate-no-first = Spieler { $number } kann nicht beginnen: Es gibt { $players ->
    [one] nur { $players } Spieler
   *[other] nur { $players } Spieler
}
simulate-first-drawn = der Startspieler wird für jede Partie ausgelost
simulate-first-is = { $name } beginnt jede Partie
simulate-order = Folge
simulate-place = { $place }: { $mean } ± { $error } ({ $share } % Siege)
simulate-total = Summe
simulate-parts = { $total } ± { $error } (Arten { $types }, Linien { $lines }, Münzen { $coins })
simulate-totals = Summen
simulate-rating = Wertzahl
simulate-mean = Schnitt
simulate-wins = Siege
simulate-against = Siege in % gegen

## Was an einem beendeten Tisch nicht stimmt

scored-table = der Tisch
scored-layout = das Blatt
scored-unknown = { $place } hat ein Element „{ $member }“; möglich sind { $known }
scored-no-rows = das Element „rows“ muss die Liste der Zeilen sein: Spieler, dann Phantome
scored-player-late = Zeile { $row } ist ein Spieler nach einem Phantom: Phantome kommen zuletzt (§9)
scored-bonus-alone = das Element „phantom_bonus“ braucht „against_phantoms“ (§11)
scored-no-truth = { $place }: { $value } ist weder true noch false
scored-no-text = { $place }: { $value } ist kein Text
scored-no-object = { $place } ist kein Objekt
scored-sheet-too = { $place } hat ein Blatt, also darf „{ $member }“ nicht auch noch stehen
scored-phantom-sheet = { $place } ist ein Phantom: Es hat kein Blatt (§9)
scored-no-sheet = { $place }: Es müssen sechs Texte mit je sechs Zeichen sein, X für gebaut und . für frei (§1)
scored-sheet-row = { $place }: Zeile { $row } ist „{ $found }“, nicht sechsmal X oder . (§1)
scored-no-grid = { $place } hat ein Blatt, aber „layout“ hat kein Raster, um es zu lesen (§1)
scored-no-numbers = { $place }: { $value } ist kein Objekt mit Zahlen
scored-small = { $place }: { $value } ist keine ganze Zahl von 0 bis 255
scored-number = { $place }: { $value } ist keine ganze Zahl

## Die Befehlszeile: kein Fenster

window-no-display = es gibt keinen Bildschirm für ein Fenster: Starte das Programm auf einem Desktop, oder lies in alhambra --help, was es ohne kann
window-unreachable = der Bildschirm { $display } antwortet nicht: Prüfe { $variable }, und ob du dort Fenster öffnen darfst
window-library = die Bibliothek { $library } fehlt, deshalb öffnet sich kein Fenster: Installiere sie mit den Paketen deines Systems
window-no-graphics = dieser Bildschirm bietet weder OpenGL 2.1 noch OpenGL ES 2.0, deshalb öffnet sich kein Fenster: Installiere einen Grafiktreiber
window-open = Das schon offene Fenster zeigt es.
window-refused = das Fenstersystem hat kein Fenster geöffnet: Melde dich neu an, oder nimm eine andere Desktop-Umgebung

## Die Befehlszeile: was nicht ging

failure-bad = { $file } ist fehlerhaft: { $fault }
failure-faults = { $file } hat { $faults } Fehler:
failure-odd = { $file } hat Einträge, die nach den Regeln unmöglich sind; wenn sie stimmen, nimm --confirm dazu:
failure-input = die Standardeingabe lässt sich nicht lesen
failure-exists = { $path } ist schon da und wurde nicht geändert: Wähle einen anderen Namen, oder nimm --force dazu
failure-output = die Standardausgabe lässt sich nicht schreiben; prüfe, ob die Platte voll ist
crash-told = ein Fehler im Programm hat es beendet; was geschah, steht in { $report }, und jede Partie ist bis zum letzten Schritt gespeichert
crash-untold = ein Fehler im Programm hat es beendet, und kein Bericht ließ sich schreiben; jede Partie ist bis zum letzten Schritt gespeichert
failure-not-text = es ist kein Text in UTF-8
failure-too-large = es hat mehr als { $megabytes } MB
standard-input = Standardeingabe
usage-see-help = { $what } (siehe --help)
usage-no-value = { $argument } braucht einen Wert
usage-not-one-of = „{ $value }“ ist kein gültiger Wert für { $argument }: Wähle einen von { $valid }
usage-value = „{ $value }“ ist kein gültiger Wert für { $argument }
usage-value-because = „{ $value }“ ist kein gültiger Wert für { $argument }: { $why }
usage-unknown = { $argument } wird hier nicht erwartet
usage-unknown-like = { $argument } wird hier nicht erwartet; meintest du { $like }?
usage-no-command = es gibt keinen Befehl { $command }
usage-no-command-like = es gibt keinen Befehl { $command }; meintest du { $like }?
usage-missing = { $arguments } fehlt
usage-conflict = { $argument } geht nicht zusammen mit { $other }
usage-too-many = „{ $value }“ ist ein Wert zu viel für { $argument }
usage-code = „{ $code }“ ist kein Code einer Herausforderung: { $fault }
usage-letters = die Befehlszeile ist kein Text in UTF-8
usage-number = gib eine ganze Zahl an
usage-range = gib eine ganze Zahl von { $from } bis { $to } an
usage-at-least = gib eine ganze Zahl an, { $from } oder mehr
usage-moment = gib Datum und Zeit an wie 2026-01-31T20:00:00Z (RFC 3339)
usage-size = gib Breite und Höhe von 200 bis 8000 an, wie 1280x800

## Die Befehlszeile: Hilfe

help-usage = Aufruf:
help-commands = Befehle:
help-arguments = Argumente:
help-options = Optionen:
help-game-options = Optionen für { $game }:
help-examples = Beispiele:
help-default = { $what } [Standard: { $value }]
help-in-game = { $what }. { $game }: { $here }
help-help = Zeigt diesen Text oder die Hilfe zu einem Befehl
help-print = Hilfe zeigen
help-print-long = Hilfe zeigen (kürzer mit -h)
help-version = Version zeigen
help-program = Alhambra: Roll & Write spielen und seine Partien prüfen, zeigen, werten, analysieren und simulieren
help-open = Was das Fenster gleich zeigt: eine gespeicherte Partie, eine andere Datei zum Importieren oder den Code einer Herausforderung
help-window = Ohne Befehl öffnet das Programm sein Fenster. FILE oder CODE zeigt ein schon offenes Fenster, wenn es eins gibt.
help-data-dir = Der Ordner für Partien, Einstellungen und Blätter; sonst der aus der Umgebungsvariablen ALHAMBRA_DATA_DIR oder der übliche des Systems
help-language = Die Sprache; sonst die der Einstellungen oder des Systems
help-json = Als JSON
help-record = Ein Protokoll; - ist die Standardeingabe
help-record-to-write = Das Protokoll, das geschrieben wird; - ist die Standardausgabe
help-force = Ersetzt eine vorhandene Datei
help-verify = Spielt Protokolle nach und prüft jedes Ereignis, jeden Würfel und jede Zahl
help-verify-more = Schreibt eine Zeile pro Datei und unter eine fehlerhafte ihre Fehler. Unter einem Wertungsblock oder Ergebnis steht auch, was nach den Regeln unmöglich ist: Das sind keine Fehler, und es kann bestätigt sein.
help-records = Protokolle; - ist die Standardeingabe
help-show = Zeigt die Stellung nach einem Ereignis: Blätter, Würfel, Münzen, den Wettlauf, Wertungen und die Abrechnung, als wäre jetzt Schluss
help-at = Nach diesem Ereignis, 0 für den Anfang; sonst am Ende
help-corrected = Mit späteren Berichtigungen; sonst, wie es damals war
help-reveal = Sagt auch, was vor dem Ende verborgen ist: Geld auf der Hand, früher genommene und bezahlte Karten und den Startwert; an einem Tisch und in einer beendeten Partie ist nichts verborgen
help-score = Erklärt die Abrechnung eines Protokolls oder eines beendeten Tischs, der ohne Verlauf aufgeschrieben ist
help-score-more = Ein unbeendetes Protokoll wird gewertet, als wäre jetzt Schluss.
help-scored = Ein Protokoll oder ein beendeter Tisch (JSON); - ist die Standardeingabe
help-advise = Ordnet alle Möglichkeiten dessen, der als Nächstes entscheidet: sofort nach Wert oder durch Simulationen
help-advise-more = Eine Möglichkeit ist ein ganzer Zug, mit gedrehten Würfeln, zweitem Gebäude und Münzen. docs/analysis.md erklärt jede Zahl.
help-full-record = Das Protokoll einer ganzen Partie; - ist die Standardeingabe
help-advise-at = Die Stellung nach diesem Ereignis, 0 für den Anfang; sonst am Ende
help-advise-rollouts = Verfeinert mit höchstens so vielen Simulationen; dieselbe Zahl gibt dieselbe Antwort
help-advise-ms = Verfeinert höchstens so viele Millisekunden lang
help-analyse = Beurteilt eine Partie: was jede Entscheidung gegenüber der besten verlor, wie glücklich jeder Wurf war und wie es ohne Glück ausginge
help-analyse-more = Das kann dauern; dasselbe Protokoll gibt immer dieselbe Analyse. docs/analysis.md erklärt jede Zahl.
help-analyse-rollouts = Misst Verluste mit höchstens so vielen Simulationen pro Entscheidung; 0 nimmt sie aus den Werten, sofort, aber grob; ohne Angabe 10000, in Alhambra, dem Legespiel, höchstens 2000
help-import = Macht ein Protokoll aus einem Tisch, der als Text aufgeschrieben ist, oder übernimmt Partien anderer Programme ins Archiv
help-written = Ein aufgeschriebener Tisch (- ist die Standardeingabe) oder Partien: ein Export von BG Stats, Partien von BoardGameGeek als XML oder CSV
help-import-more = Partien kommen mit ihren Summen ins Archiv und brauchen kein OUT. Die schon da sind, bleiben weg, ebenso die anderer Spiele; jede wird genannt. Spalten von CSV werden an ihren Überschriften erkannt, in jeder Sprache des Programms: Datum, Uhrzeit, Spiel, Ort, Minuten, Name, Punkte, Platz, gewonnen, Kommentar, Kennung; eine Zeile ist eine Partie, mit Name und Punkten jedes Spielers, oder ein Spieler einer Partie.
help-columns = Was die Spalten von CSV enthalten, von der ersten an, etwa date,game,name,points,name,points; - ist eine Spalte, die nicht verwendet wird
help-import-game = Das Spiel aller Partien, wenn CSV es nicht sagt: roll_and_write, alhambra oder alexandros
help-take-again = Auch Partien übernehmen, die schon da sind
help-confirm = Nimmt an, was nach den Regeln unmöglich ist, und vermerkt im Protokoll, dass es bestätigt ist
help-play = Spielt eine ganze Partie ohne Fenster und speichert ihr Protokoll
help-game = Das Spiel, das gespielt wird
help-players = Die Spielweisen der Plätze, der Reihe nach: beginner, casual, strong oder advisor, vom schwächsten zum besten; oder random (irgendein Zug), greedy (sofort die meisten Punkte), advisor-fast (der Berater ohne Vorausschau)
roll-and-write-help-players = einer spielt allein, zwei mit einem Phantom, drei bis fünf ohne; sonst ein greedy
help-phantoms = Phantome: 2, 3 oder 4 für einen Spieler (sonst 2), 1 für zwei, 0 für mehr
help-against-phantoms = Ein Spieler spielt gegen die Phantome, die auch punkten (§11)
help-layout = Ein Blatt (JSON); sonst das eingebaute
help-special-actions = Sonderaktionen pro Zug: Würfel drehen oder ein zweites Gebäude bauen (one), oder beides (both) (§5.3)
help-change-dice = Würfel, die man pro Zug drehen darf: ein gelber und ein blauer (two), oder alle (any) (§5.1)
help-phantom-bonus = Siegpunkte jedes Phantoms statt Linien und Münzen, 0 bis 99 (§11); sonst 21, 18, 15 für 2, 3, 4
help-rounds = Runden, 1 bis 33 (§2); sonst 18, 15, 12 für 3, 4, 5 Zeilen des Wertungsblatts
help-play-seed = Der Startwert des Zufalls, 0 bis 18446744073709551615; sonst ein zufälliger
help-started = Wann die Partie begann, etwa „2026-01-31 20:15“, oder nur der Tag; mit Z in UTC; sonst jetzt
help-simulate = Spielt viele Partien und sagt, wie jeder Platz abschneidet
help-simulate-more = Derselbe Startwert gibt dieselben Zahlen, mit wie vielen Threads auch immer. Es sind nicht die Partien, die play aus diesem Startwert macht: Simulationen nehmen schnellere Würfel.
help-tournament = Je zwei Spieler gegeneinander an einem Tisch zu zweit, mit Platztausch nach der Hälfte der Partien; sonst alle Stufen
help-first = Wer in jeder Partie beginnt, 1 bis 5; sonst für jede Partie ausgelost
help-games = Zahl der Partien; in einem Turnier für jedes Paar von Spielern
help-simulate-seed = Der Startwert der Simulation, 0 bis 18446744073709551615; sonst ein zufälliger
help-threads = Threads; sonst einer pro Kern
help-render = Zeichnet die Stellung nach einem Ereignis als PNG, ohne Bildschirm und ohne Grafiktreiber
help-render-at = Nach diesem Ereignis; sonst am Ende
help-size = Breite und Höhe in Punkten
help-theme = Hell wie Papier oder dunkel wie die Nacht
help-picture = Das Bild, das geschrieben wird; - ist die Standardausgabe
help-export = Schreibt eine Partie oder alle Partien für andere Programme und für Papier: Tabellen als CSV oder XLSX, Seiten als PDF, SVG oder PNG, einen Link für BG Stats oder einen Tisch als Text
help-export-more = CSV oder XLSX von results hat eine Zeile pro Zahl: row, name, part (ein Pfad, auf den Programme sich verlassen können), label, vp; von moves eine pro Eintrag; von decisions eine pro Entscheidung, mit dem Verlust. PNG ohne --what ist das Bild von render am Ende. Der Link für BG Stats ist ein QR-Code, wenn OUT auf .svg, .png oder .pdf endet. Text lässt sich wieder importieren und ist für Partien am Tisch. Mit --all hat die Tabelle eine Zeile pro Spieler jeder beendeten Partie; für BG Stats wird es eine Liste in JSON mit dem, was jeder Link sagt (die App selbst nimmt eine Partie auf einmal).
help-format = Was geschrieben wird: bgstats, csv, pdf, png, svg, txt oder xlsx
help-export-file = Ein Protokoll oder ein beendeter Tisch (JSON); - ist die Standardeingabe; ohne Datei wird ein leeres Blatt geschrieben
help-export-what = Was geschrieben wird. Seiten einer Partie: card, position, sheet (aller Spieler) oder review; ohne Partie ein leeres sheet oder score-sheet, zum Drucken. CSV oder XLSX: results, moves oder decisions
help-export-at = Die Stellung nach Ereignis N, sonst dem letzten
help-export-layout = Welches Blatt leer geschrieben wird (JSON); sonst das eingebaute
help-export-paper = Das Papierformat: a4 oder letter
help-export-locale = Schreibt CSV so, wie Tabellenkalkulationen dieser Region es lesen, etwa de_DE; ohne Angabe mit Kommas und Dezimalpunkt
export-no-game = dafür braucht es die Datei einer Partie; ohne sie gibt es nur leere Blätter: --format pdf, png oder svg mit --what sheet oder score-sheet
export-no-page = --at und dieses --what sind für Seiten: --format pdf, png oder svg
export-no-table = --what results, moves und decisions sind Tabellen: --format csv oder xlsx
export-empty-only = --what score-sheet ist ein leeres, zum Drucken: Lass die Datei weg, oder nimm card, position oder sheet
export-no-sheets = { $file } hat keine Blätter von Spielern: Nimm card oder position
export-no-position = { $file } hat keine Stellung, nur ein Ergebnis: Nimm card
help-exported = Die Datei, die geschrieben wird; - ist die Standardausgabe
export-no-list = --all ist für --format csv, xlsx oder bgstats
export-plays = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} gespeichert unter { $path }
export-unreadable = { $files ->
    [one] { $files } Datei ist nicht lesbar und fehlt
   *[other] { $files } Dateien sind nicht lesbar und fehlen
}
help-export-all = Schreibt alle deine beendeten Partien in eine Datei: csv oder xlsx als Tabelle, bgstats als Liste von Partien
help-plays-game = Nur von diesem Spiel, wie seine Protokolle es nennen, etwa alhambra
help-plays-person = Nur Partien mit dieser Person
help-plays-place = Nur Partien, die hier gespielt wurden; ein leerer Name meint die ohne Ort
help-plays-since = Nur Partien, die an diesem Tag oder später begannen, etwa 2026-01-31
help-plays-until = Nur Partien, die an diesem Tag oder früher begannen
help-plays-players = Nur Partien mit so vielen Spielern
help-plays-kind = Nur Partien, die so geführt wurden: full (hier gespielt), table (auf dem Wertungsblock), result (nachgetragen) oder totals (nur die Summen sind bekannt)
help-statistics = Sagt, was deine beendeten Partien zusammen ergeben: wer wie oft gespielt, gewonnen und wie viele Punkte gemacht hat, und wie oft welches Spiel gespielt wurde
help-statistics-show = Was gesagt wird: people (Personen), pairings (wer gegen wen), games (Spiele), places (Orte), years, months, players (Spielerzahl), trend (jedes Ergebnis mit dem Mittel der letzten zehn) oder distribution (Verteilung); ohne Angabe people und games
export-row = Zeile { $row }
export-column = Spalte { $column }
export-lines-with = Linien mit { $count }
export-types = Arten
failure-not-written = nur ein Tisch, der Eintrag für Eintrag geführt wurde, wird als Text geschrieben, nicht { $file } ({ $kind }): Wähle csv oder png
failure-cannot-be-written = { $file } hat, was ein aufgeschriebener Tisch nicht fasst, etwa ein eigenes Blatt: Wähle csv oder png, oder behalte das Protokoll
help-exit = Rückgabewerte, und wie JSON sie nennt:
help-exit-fine = alles in Ordnung
help-exit-no = die Antwort ist nein (verify: nicht alle Protokolle sind gut)
help-exit-usage = die Befehlszeile ist nicht verständlich
help-exit-bad = die eine Eingabe ist fehlerhaft: Ihre Fehler stehen da
help-exit-odd = die eine Eingabe hat, was nach den Regeln unmöglich ist: Es steht da
help-exit-kind = die eine Eingabe ist gut, aber von einer Art, für die der Befehl nicht ist
help-exit-nothing = es gibt nichts zu sichern
help-exit-unreadable = die Eingabe lässt sich nicht lesen
help-exit-no-window = kein Fenster lässt sich öffnen: Es gibt keinen Bildschirm
help-exit-exists = die Ausgabe gibt es schon, und sie wird nur mit --force ersetzt
help-exit-unwritable = die Ausgabe lässt sich nicht schreiben
help-exit-json = Mit --json wird ein Fehler auf stderr gemeldet als { $example }, auf Englisch.
help-written-form = Ein aufgeschriebener Tisch hat eine Sache pro Zeile; Näheres in docs/table-text.md. In Kürze:
help-written-players = die Spieler, im Uhrzeigersinn
help-written-first = wer beginnt
help-written-rounds = wenn sie vom Üblichen abweichen: rounds, phantoms, layout FILE oder counts und coins, special_actions, change_dice, against_phantoms; auch date, ended, title, location, comment
help-written-setup = Gebäude des Aufbaus
help-written-turn = Runde 3: ein Gebäude oder zwei; oder coins, nothing, leaves
help-written-phantom = ein Kästchen eines Phantoms
help-written-lines = am Ende: Linien mit 4, 5 und 6; oder sheet Red und sechs Zeilen aus x und .
help-written-left = und übrige Münzen
help-table-form = Ein beendeter Tisch als JSON hat diese Elemente:
help-table-rows = seine Zeilen: Spieler im Uhrzeigersinn, dann Phantome
help-table-layout = ein Blatt, mit Raster oder nur mit Zahlen; sonst das eingebaute
help-table-rounds = 1 bis 33; sonst nach der Zahl der Zeilen
help-table-against = true, wenn einer gegen die Phantome spielt: Jedes bekommt 21, 18 oder 15, bei 2, 3 oder 4 (§11)
help-table-bonus = 0 bis 99, wenn einer gegen die Phantome spielt und jedes einen anderen Bonus bekommt
help-row-form = Eine Zeile hat diese Elemente; fehlt eine Art oder Zahl, ist sie 0:
help-row-name = wie er gezeigt wird
help-row-phantom = true für ein Phantom, das weder Linien noch Münzen hat
help-row-sheet = sechs Texte mit je sechs Zeichen, X für ein gebautes Feld und . für ein freies; oder stattdessen
help-row-boxes = die gefüllten Kästchen: { $example } und
help-row-lines = die Zahl der Zeilen und Spalten mit 4, 5 und 6 Gebäuden: { $example }
help-row-completed = die Runde, in der jede volle Art vollendet wurde: { $example }
help-row-coins = übrige Münzen

## Die Befehlszeile: zeigen und prüfen

show-started = { $title }, begonnen { $moment }, Blatt { $layout }
show-event = Ereignis { $at } von { $events }
show-event-was = Ereignis { $at } von { $events }: { $what }
show-setup = Aufbau
show-round = Runde { $round } von { $rounds }
show-all-rounds = alle Runden sind vorbei
show-due = { $when }: { $due }
show-game-over = die Partie ist zu Ende
show-due-action = { $name } wählt eine Aktion
show-due-second = { $name } baut ein zweites Gebäude oder beendet den Zug
show-due-keep = { $name } behält ein Paar
show-due-kept = { $name } behält { $pair } und beendet den Zug
show-due-end = { $name } beendet den Zug
show-due-roll = als Nächstes kommt { refused-roll }
show-due-entry = { $name } ist an der Reihe
show-closed = der Wertungsblock ist geschlossen
show-to-close = es fehlt die Schlusswertung von { $names }
show-sheet = { $name }: { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} ({ $circled } von { $printed } eingekreist, { $spent } ausgegeben)
show-in-front = davor liegen: { history-dice }
show-yellow-letter = G
show-blue-letter = B
show-race = Wettlauf
show-places = Plätze
position-alexander = Alexander: { $place }
position-costs = Für { $who }: { $costs }
position-reserve = { $who }, Reserve: { $pieces }
position-board = Alhambra von { $who }:
show-awards = Vorzeitige Wertungen
show-award = Runde { $round }: { building-bare } vollendet von { $rows }
show-no-vp = keine SP
show-now = Wenn jetzt Schluss wäre
show-early-mark = * vorzeitige Wertung: Die Art wurde vollendet
show-winner = Sieg: { $name }
show-winners = Geteilter Sieg: { $names }
show-no-event = es gibt kein Ereignis { $event }: Das Protokoll hat { $events }
verify-good = { $file }: gut, { $what }
verify-faults = { $file }: { $faults ->
    [one] { $faults } Fehler
   *[other] { $faults } Fehler
}
verify-unreadable = { $file }: nicht lesbar
verify-confirmed = bestätigt: { $what }
verify-odd = nicht bestätigt: { $what }
verify-full = ganze Partie
verify-table = Wertungsblock
verify-result = Ergebnis
verify-totals-only = nur Summen
verify-seats = { count-players } und { count-phantoms }
verify-unfinished = nicht beendet
verify-in-setup = nicht beendet, im Aufbau
verify-in-round = nicht beendet, in Runde { $round }
verify-to-close = wartet auf die Schlusswertung
verify-practice = Übung
verify-newer = von einer neueren Version: nur ansehen
verify-totals = { $totals } SP
failure-no-drawings = dieses Programm wurde ohne Zeichnungen gebaut (Feature gui) und kann deshalb nicht zeichnen
failure-no-gui = dieses Programm wurde ohne Fenster gebaut (Feature gui): alhambra --help sagt, was es ohne kann

## Die Befehlszeile: raten und analysieren

advise-leaving = { $option }, es bleibt { $pair }
advise-nothing-left = nichts mehr zu entscheiden
advise-not-due = gerade hat niemand etwas zu entscheiden
advise-more = und { $options } weitere (alle mit --json)
advise-only = Es gibt keine andere Möglichkeit
advise-at-once = Was Nr. 1 sofort ändert: { $what }
advise-race = { building-bare } ({ $race })
advise-lines = Linien von { $from } auf { $to } SP
advise-coins = Münzen von { $from } auf { $to } ({ $before } auf { $after } SP)
advise-next-built = im nächsten Zug: { $pair }; da ist schon gebaut, das bringt eine Münze
advise-next-free = im nächsten Zug: { $pair }; da ist frei: { building-bare }
advise-all-dice = alle vier Würfel werden geworfen
advise-parts = Arten { $types }, Linien { $lines }, Münzen { $coins }
advise-legend-total = Nach jeder Möglichkeit: die erwartete Summe in SP und der Unterschied zu Nr. 1 ± Standardfehler; 2/3 ist Zeile 2, Spalte 3
advise-legend-victory = Nach jeder Möglichkeit: die Siegchance und der Unterschied zu Nr. 1 ± Standardfehler; 2/3 ist Zeile 2, Spalte 3
analyse-title = { $title }, Blatt { $layout }, { count-rounds }
analyse-title-open = { analyse-title }, noch nicht zu Ende
analyse-round = Runde
analyse-at = bei
analyse-done = Entscheidung
analyse-best = beste Möglichkeit
analyse-loss = Verlust
analyse-luck = Glück danach
analyse-loss-vp = Verlust in SP
analyse-luck-vp = Glück in SP
analyse-no-choice = keine Wahl
analyse-same = dieselbe
analyse-sum = Summe
analyse-result = Ergebnis in SP
analyse-result-open = erwartetes Ergebnis in SP, beim jetzigen Stand
analyse-victory = Sieg
analyse-victory-open = Siegchance beim jetzigen Stand
analyse-identity = { $what }: { $end } = { $parts }
analyse-start = { $figure } am Anfang
analyse-plus-luck = { $figure } Glück
analyse-losses = { $figure } Verluste
analyse-others = { $figure } Züge der anderen
analyse-residual = { $figure } Rest
analyse-without-luck = ohne Glück: { $figure }
analyse-mean-loss = mittlerer Verlust bei { $decisions ->
    [one] { $decisions } Entscheidung
   *[other] { $decisions } Entscheidungen
} mit echter Wahl: { $figure }
analyse-vp = { $figure } SP
analyse-mistake = Runde { $round }: „{ $best }“ wäre { $loss } mehr wert gewesen als „{ $chosen }“
analyse-mistake-because = { analyse-mistake }: { $reasons }
analyse-no-mistake = keine Entscheidung hat viel gekostet
analyse-unit-total = Verluste und Glück in SP
analyse-unit-victory = Verluste und Glück als Anteile eines Siegs
analyse-by-value = grob geschätzt
analyse-by-games = nach bis zu { $games } simulierten Partien pro Entscheidung ± Standardfehler
analyse-basis = { $unit }: Verluste { $losses }, im letzten Zug genau; Glück grob geschätzt über alle Würfe, im Aufbau als Stichprobe
analyse-legend = 2/3 ist Zeile 2, Spalte 3; ≈ heißt etwa gleich gut. `advise --at N` zeigt alle Möglichkeiten einer Entscheidung. Der Rest ist, was den Werten entgeht.
failure-no-decisions = { $file } ({ $kind }) hat weder Blätter noch Würfel, also keine Entscheidungen

## Alhambra, das Legespiel

alhambra-scoring = { $scoring ->
    [1] erste Wertung
    [2] zweite Wertung
   *[other] dritte Wertung
}
alhambra-tile = { building-bare } { $price }
alhambra-start-tile = das Startplättchen
alhambra-bazaar = Basar
alhambra-camp = Lager
alhambra-cell = { $x }, { $y }
alhambra-place-numbered = auf { alhambra-cell }
alhambra-place-by-start = { $side ->
    [north] oberhalb des Startplättchens
    [east] rechts vom Startplättchen
    [south] unterhalb des Startplättchens
   *[west] links vom Startplättchen
}
alhambra-place-of-tile = { alhambra-tile }
alhambra-place-by-tile = { $side ->
    [north] oberhalb von { alhambra-place-of-tile }
    [east] rechts von { alhambra-place-of-tile }
    [south] unterhalb von { alhambra-place-of-tile }
   *[west] links von { alhambra-place-of-tile }
}
alhambra-place-steps = { $side ->
    [north] { $tiles } nach oben
    [east] { $tiles } nach rechts
    [south] { $tiles } nach unten
   *[west] { $tiles } nach links
}
alhambra-place-from-start = vom Startplättchen { $steps }
alhambra-place-corner-start = { $corner ->
    [1] rechts unten am Startplättchen
    [2] links unten am Startplättchen
    [3] rechts oben am Startplättchen
   *[other] links oben am Startplättchen
}
alhambra-place-corner = { $corner ->
    [1] rechts unten an { alhambra-place-of-tile }
    [2] links unten an { alhambra-place-of-tile }
    [3] rechts oben an { alhambra-place-of-tile }
   *[other] links oben an { alhambra-place-of-tile }
}
alhambra-to-side = { $side ->
    [north] im Norden
    [east] im Osten
    [south] im Süden
   *[west] im Westen
}
alhambra-module = { $module ->
    [vizier] Wesir
    [camps] Lager
    [bazaars] Basare
   *[falconers] Falkner
}
alhambra-module-hint = { $module ->
    [vizier] kauft einmal außer der Reihe genau zum Preis
    [camps] werten die Gebäude in der Linie vor sich
    [bazaars] werten am Ende Nachbarn in ihren Farben
   *[falconers] Falken werten nach ihrer Art
}
alhambra-falcon-kind = { $kind ->
    [black] schwarz
    [brown] braun
   *[white] weiß
}

alhambra-refused-occupied = { $place } liegt schon { $by }: { $piece } passt dort nicht hin (§A3)
alhambra-refused-nothing = { $place } liegt nichts (§A4.6)
alhambra-refused-start = Das Startplättchen bleibt, wo es ist (§A3.5)
alhambra-refused-no-neighbour = { $piece } { $place } muss eine Seite mit der Alhambra teilen; eine Ecke genügt nicht (§A3.3)
alhambra-refused-wall = { $piece } { $place } hat { $side } eine Mauer, { $beside } daneben hat dort keine (§A3.2)
alhambra-refused-no-wall = { $piece } { $place } hat { $side } keine Mauer, { $beside } daneben hat dort eine (§A3.2)
alhambra-refused-unreachable = Zu { $piece } { $place } käme niemand zu Fuß: Jeder Weg ist vermauert (§A3.3)
alhambra-refused-cuts-off = Ohne { $piece } käme niemand zu Fuß zu { $cut } (§A3.3)
alhambra-refused-hole = Mit dieser Änderung von { $piece } wäre die Lücke { $place } eingeschlossen (§A3.4)
alhambra-refused-camp-no-wall = Das Lager { $place } braucht einen Wall an einer Mauer (§A6.2)
alhambra-refused-camp-side = Die Seite { $side } des Lagers { $place } darf { $beside } nicht berühren (§A6.2)
alhambra-refused-crossing = An der Kreuzung des Falken müssen vier Plättchen zusammenstoßen; { $place } ist keine (§A6.4)
alhambra-refused-falcon-there = Dort ist schon ein Falke ({ alhambra-falcon-kind }) (§A6.4)
alhambra-refused-falcon-colours = Unter den vier Plättchen fehlt: { building-bare } (§A6.4)

alhambra-refused-of-a-player = { $who } sammelt nur Plättchen: keine Mauer, keine Alhambra, kein Modul (§A5)
alhambra-refused-no-third = Nur zu zweit gibt es einen dritten Spieler (§A5)
alhambra-refused-no-tile = { $who } hat nichts zum Wegnehmen: { building-bare }
alhambra-refused-too-many = { $who } kann nicht mehr als 99 Plättchen haben: { building-bare }
alhambra-refused-unknown-tile = Es gibt kein Plättchen { $tile } in dieser Partie (§A1.2)
alhambra-refused-of-row = { $who }: { $why }
alhambra-refused-space = Der Bauhof hat die Plätze 1 bis 4, nicht { $space } (§A1.5)
alhambra-refused-leftover-twice = Das letzte Plättchen auf Platz { $space } ist schon vergeben: Berichtige diesen Eintrag (§A4.9)
alhambra-refused-bazaars-early = { $who }, { alhambra-scoring }: Basare bringen nur bei der dritten Wertung SP (§A6.3)
alhambra-refused-drawn-by-player = { $who }, { alhambra-scoring }: Nur der dritte Spieler zieht Lager und Basare (§A5.2)
alhambra-refused-twice = { $who } steht zweimal da: { alhambra-scoring }
alhambra-refused-not-scored = Die Partie kann nicht zu Ende sein: Die dritte Wertung fehlt (§A4.9)
alhambra-refused-missing = { $who } fehlt: { alhambra-scoring } (§A2.1)
alhambra-refused-players = Das Spiel ist für 2 bis 6 Spieler, nicht für { $players }
alhambra-refused-behind-third = Auf Platz { $seat } folgt ein Spieler auf den dritten Spieler, doch der kommt zuletzt (§A5)
alhambra-refused-third-players = { $players } Spieler mit { $third } dritten Spielern: Zu zweit gibt es einen, sonst keinen (§A5)
alhambra-refused-printed = { $listed } Stück einer Sorte sind angegeben; es gibt { $most } (§A6)
alhambra-refused-tile-line = Plättchenliste, Zeile { $line }: „{ $text }“ ist unbrauchbar (§A1.2)
alhambra-refused-tile-head = Die erste Zeile einer Plättchenliste nennt ihre Spalten, nicht „{ $text }“ (§A7)
alhambra-refused-tile-number = Eine Plättchenliste hat 1 bis 99 Plättchen, nicht { $tiles } (§A7)
alhambra-refused-tile-twice = Plättchenliste, Zeile { $line }: { $tile } steht zweimal da (§A7)
alhambra-refused-module-off = { alhambra-module }: nicht in dieser Partie (§A6)
alhambra-refused-over = Die Partie ist zu Ende (§A4.9)
alhambra-refused-not-now = Jetzt nicht: { $due } (§A4)
alhambra-due-third = der dritte Spieler zieht ein Plättchen
alhambra-due-yard = auf Platz { $space } kommt ein Plättchen
alhambra-due-deal = { $who } bekommt eine Karte
alhambra-due-display = eine Karte wird ausgelegt
alhambra-due-reshuffle = die Ablage wird gemischt
alhambra-due-first = jemand muss beginnen
alhambra-due-decision = { $who } entscheidet
alhambra-due-vizier = wer kann, darf den Wesir schicken
alhambra-refused-not-in-reserve = { $piece } liegt nicht in der Reserve (§A4.6)
alhambra-refused-bought-now = { $piece } wurde in diesem Zug gekauft und kann am Ende des Zuges gelegt werden (§A4.6)
alhambra-refused-too-much = Diese Karten ergeben { $value }: Mehrere dürfen höchstens 5 ergeben (§A4.4)
alhambra-refused-not-displayed = { $card } liegt nicht aus (§A4.4)
alhambra-refused-no-card = Es wurde keine Karte genannt (§A4.4)
alhambra-refused-not-yours = { $card } ist nicht auf der Hand (§A4.5)
alhambra-refused-currency = { $card } gilt hier nicht, nur { alhambra-money } (§A4.5)
alhambra-refused-too-little = Bezahlt: { $paid }, Preis: { $price } { alhambra-money } (§A4.5)
alhambra-refused-empty-space = Platz { $space } ist leer, bis der Zug endet (§A4.5)
alhambra-refused-no-bazaar = { $piece } liegt nicht neben dem Bauhof (§A6.3)
alhambra-refused-must-take = Man kann noch Geld nehmen (§A4.8)
alhambra-refused-must-buy = Das Plättchen auf Platz { $space } kann noch gekauft werden (§A4.8)
alhambra-refused-must-buy-piece = Es gibt noch etwas zu kaufen: { $piece } (§A4.8)
alhambra-refused-must-redesign = Die Alhambra kann noch umgebaut werden (§A4.8)
alhambra-refused-must-wake = Der Wesir kann noch geweckt werden (§A4.8)
alhambra-refused-must-falcon = Ein Falke ({ alhambra-falcon-kind }) kann noch bezahlt und gesetzt werden (§A4.8)
alhambra-refused-one-action = Die letzte Aktion gibt keine weitere: Es bleibt nur das Legen (§A4.3)
alhambra-refused-lay-first = Gekauft und noch nicht gelegt: { alhambra-tiles } (§A4.7)
alhambra-refused-not-bought = { $piece } wurde nicht in diesem Zug gekauft (§A5.3)
alhambra-refused-asleep = { $who }: Der Wesir schläft (§A6.1)
alhambra-refused-awake = { $who }: Der Wesir ist schon wach (§A6.1)
alhambra-refused-not-exact = Der Wesir zahlt passend: { $price } { alhambra-money }, nicht { $paid } (§A6.1)
alhambra-refused-bazaar-price = Ein Basar kostet genau so viel wie das Plättchen auf seinem Platz: { $price } { alhambra-money }, nicht { $paid } (§A6.3)
alhambra-refused-bazaar-no-price = Der Basar hat jetzt keinen Preis: Platz { $space } ist leer (§A6.3)
alhambra-refused-no-falcon = Vergeben: alle Falken ({ alhambra-falcon-kind }) von { $colours } (§A6.4)
alhambra-refused-falcon-turn = Falken kosten einen ganzen eigenen Zug (§A6.4)
alhambra-refused-not-in-stack = { $piece } ist nicht im Stapel (§A1.1)
alhambra-refused-not-in-deck = { $card } ist nicht im Geldstapel (§A1.4)
alhambra-refused-no-scoring-card = Hier kann keine Wertungskarte liegen: { $cards ->
    [one] { $cards } Karte wurde
   *[other] { $cards } Karten wurden
} von den Stapeln gezogen (§A4.1)
alhambra-refused-scoring-card-due = Die nächste Karte ist die Wertungskarte: { $cards ->
    [one] { $cards } Karte wurde
   *[other] { $cards } Karten wurden
} von den Stapeln gezogen (§A4.1)
alhambra-refused-empty-pile = Stapel { $pile } hat keine Karte (§A4.1)
alhambra-refused-piles-sum = Die fünf Stapel haben zusammen { $cards } Karten, zu teilen sind aber { $left } (§A4.1)
alhambra-refused-not-tied = { $who } gehört nicht zu denen, die beginnen könnten (§A4.2)
alhambra-refused-no-piece = { $module ->
    [vizier] der Wesir { $number }
    [camps] Es gibt kein Lager { $number } in dieser Partie (§A6.2)
    [bazaars] Es gibt keinen Basar { $number } in dieser Partie (§A6.3)
   *[falconers] Es gibt keinen Falken { $number } in dieser Partie (§A6.4)
}
alhambra-refused-other-row = Jetzt bekommt { $due } Karten, nicht { $said } (§A4.1)
alhambra-refused-other-space = Jetzt wird Platz { $due } gefüllt, nicht Platz { $said } (§A4.7)
alhambra-refused-draw = Hier zieht das Programm nichts (§A4)
alhambra-refused-not-typed = Eintrag { $entry } ist kein Plättchen und keine Karte, die jemand eingegeben hat: Nur solche lassen sich berichtigen
alhambra-refused-amended-draw = Eintrag { $entry } kann nicht durch etwas berichtigt werden, was das Programm zieht
alhambra-refused-not-ended = Die Partie kann noch nicht zu Ende sein (§A4.9)
alhambra-refused-unplayable = { alhambra-module }: { $have } Stück sind bekannt, zum Spielen braucht es { $need } (§A11.5)

alhambra-odd-skipped = Übersprungen: { alhambra-scoring } (§A2.1)
alhambra-odd-held-twice = Zweimal durchgeführt: { alhambra-scoring } (§A2.1)
alhambra-odd-tiles = { alhambra-scoring }, { building-bare }: Alle Zeilen zusammen haben { $tiles } Plättchen, aber es gibt { $exist } (§A1.1)
alhambra-odd-sank = { $who }, { alhambra-scoring }, { building-bare }: nur { $tiles } Plättchen, nach { $before } bei der Wertung davor
alhambra-odd-wall = { $who }, { alhambra-scoring }: eine Mauer von { $wall }; diese Plättchen ergeben höchstens { $most } (§A2.3)
alhambra-odd-third = { $who }, { alhambra-scoring }: { $tiles } Plättchen; gezogen sind mindestens { $least } (§A5.2)
alhambra-odd-falcons = { alhambra-scoring }: zusammen { $falcons } Falken ({ alhambra-falcon-kind }), aber es gibt nur 5 (§A6.4)
alhambra-odd-camps = { alhambra-scoring }: zusammen { $camps } Lager, aber es gibt nur 8 (§A6.2)
alhambra-odd-bazaars = { alhambra-scoring }: zusammen { $bazaars } Basare, aber es gibt nur 8 (§A6.3)
alhambra-odd-bazaar-vp = { $who }, { alhambra-scoring }: ein Basar mit { $vp } SP; möglich sind höchstens 24 (§A6.3)
alhambra-odd-leftover-twice = Das letzte Plättchen auf Platz { $space } wurde zweimal vergeben (§A4.9)
alhambra-odd-module = { $who }, { alhambra-scoring }: { alhambra-module } ist nicht in dieser Partie (§A6)
alhambra-odd-tile-twice = { $tile } liegt an zwei Orten: { $first } auf { $cell } und { $who } auf { $again } (§A1.2)
alhambra-odd-tile-aside = { $tile } ist an zwei Orten: { $first } und { $again } (§A1.2)
alhambra-odd-laid-at = { $who } auf { $cell }
alhambra-odd-in-reserve = { $who } in Reserve
alhambra-odd-unlawful = { $who }, { $cell }: { $why }
alhambra-odd-wall-mismatch = zwei Seiten berühren sich, aber nur eine hat eine Mauer (§A3.2)
alhambra-odd-unreachable = niemand kommt zu Fuß dorthin (§A3.3)
alhambra-odd-no-neighbour = es teilt keine Seite mit der Alhambra (§A3.3)
alhambra-odd-hole = diese Lücke ist eingeschlossen (§A3.4)
alhambra-odd-camp-no-wall = ein Lager ohne Wall an einer Mauer (§A6.2)
alhambra-odd-camp-side = eine Seite eines Lagers berührt, was sie nicht darf (§A6.2)
alhambra-odd-crossing = ein Falke, wo keine vier Plättchen zusammenstoßen (§A6.4)
alhambra-odd-falcon-colours = ein Falke ohne ein Plättchen einer seiner Farben (§A6.4)

alhambra-said = { $who }: { $what }
alhambra-more = { building-bare } +1
alhambra-fewer = { building-bare } −1
alhambra-laid = { $piece } { $place } gelegt
alhambra-removed = was auf { $cell } lag, in die Reserve
alhambra-swapped = { $piece } auf { $cell } eingetauscht
alhambra-reserved = { $piece } in die Reserve
alhambra-falcon-placed = Falke ({ alhambra-falcon-kind }) auf { $cell } gesetzt
alhambra-given = { $piece } an den dritten Spieler
alhambra-measured-wall = Mauer { $wall }
alhambra-measured-module = { alhambra-reason-module } { $numbers }
alhambra-drew = { $who } zieht { $tiles } Plättchen
alhambra-held = Durchgeführt: { alhambra-scoring }
alhambra-leftover = das letzte Plättchen auf Platz { $space }
alhambra-leftover-none = Das letzte Plättchen auf Platz { $space } blieb liegen
alhambra-last-tile = { $who } bekommt { $piece }: die meisten { alhambra-money }, { $money }
alhambra-last-tile-tied = Niemand bekommt { $piece }: { $names } haben gleich viele { alhambra-money }, { $money }
alhambra-last-tile-none = Niemand bekommt { $piece }: Niemand hat { alhambra-money }
alhambra-goes-first = beginnt
alhambra-scoring-card = die Wertungskarte
alhambra-money = { $currency ->
    [florin] Gulden
    [dirham] Dirham
    [dinar] Denare
   *[ducat] Dukaten
}
alhambra-card = { $currency ->
    [florin] Gulden { $value }
    [dirham] Dirham { $value }
    [dinar] Denar { $value }
   *[ducat] Dukaten { $value }
}
alhambra-play-draws = zieht { $piece }
alhambra-play-yard = { $piece } kommt auf Platz { $space }
alhambra-play-beside = { $piece } kommt neben den Bauhof
alhambra-play-dealt = bekommt { $card }
alhambra-play-display = { $card } liegt aus
alhambra-play-display-unnamed = Eine Karte liegt aus
alhambra-play-scoring-card = Die Wertungskarte kommt: { alhambra-scoring }
alhambra-play-reshuffle = Die Ablage wird gemischt: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
alhambra-play-takes = nimmt { $cards }
alhambra-play-buys = kauft { $piece } für { $cards }
alhambra-play-buys-exactly = kauft { $piece } passend für { $cards }
alhambra-play-buys-unnamed = kauft { $piece }
alhambra-play-buys-to = { $piece } { $place } für { $cards }
alhambra-play-buys-to-exactly = { $piece } { $place } passend für { $cards }
alhambra-play-wakes = weckt den Wesir
alhambra-play-falcon = kauft einen Falken ({ alhambra-falcon-kind }) für { $card } und setzt ihn { $place }
alhambra-play-falcon-unnamed = kauft einen Falken ({ alhambra-falcon-kind }) und setzt ihn { $place }
alhambra-play-vizier = schickt den Wesir, { $piece } zu kaufen: { $cards }
alhambra-play-vizier-unnamed = schickt den Wesir, { $piece } zu kaufen
alhambra-play-swaps = { $piece } statt { $left } { $place }
alhambra-play-removes = { $piece } { $place } in die Reserve
alhambra-play-ends = beendet den Zug
alhambra-play-passes = passt
alhambra-cards = { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}
alhambra-no-card = keine Karte
alhambra-show-turn = Am Zug: { $who }
alhambra-show-yard = Bauhof:
alhambra-show-space = { $currency ->
    [florin] { $space } (Gulden): { $what }
    [dirham] { $space } (Dirham): { $what }
    [dinar] { $space } (Denare): { $what }
   *[ducat] { $space } (Dukaten): { $what }
}
alhambra-show-empty = leer
alhambra-show-price = { $currency ->
    [florin] { $piece }, { $price } in Gulden
    [dirham] { $piece }, { $price } in Dirham
    [dinar] { $piece }, { $price } in Denaren
   *[ducat] { $piece }, { $price } in Dukaten
}
alhambra-show-display = Auslage: { $money }
alhambra-show-hand = { $who }, Hand: { $money }
alhambra-show-pending = { $who }, noch zu legen: { $pieces }
alhambra-show-left = Übrig: { $tiles } im Stapel, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} im Geldstapel, { $discards } abgelegt
alhambra-show-seed = Startwert { $seed }
alhambra-late = Nachgetragen, { alhambra-scoring }: { $what }
alhambra-in-scoring = { $what } ({ alhambra-scoring })

alhambra-total = Summe
alhambra-total-third = Summe (kann nicht gewinnen)
alhambra-reason-wall = { $wall ->
    [one] ein Stück
   *[other] { $wall } Stücke ohne Lücke
}
alhambra-reason-types = Arten
alhambra-reason-no-tile = keins
alhambra-reason-behind = { alhambra-tiles }, { place-name } Platz: nichts
alhambra-reason-alone = { alhambra-tiles }, { place-name } Platz
alhambra-reason-shared = { alhambra-tiles }, { $places } Platz mit { $names }: { $sum } = { $vp } SP
alhambra-reason-module = { $module ->
    [vizier] Wesir
    [camps] Lager
    [bazaars] Basare
   *[falconers] Falken
}
alhambra-reason-piece = { $module ->
    [vizier] Wesir
    [camps] Lager
    [bazaars] Basar
   *[falconers] Falke
}
alhambra-reason-camp-laid = auf { $cell }: { alhambra-reason-camp-lines }
alhambra-reason-camp-lines = Gebäude in der Linie: { $lines }
alhambra-reason-bazaar-laid = auf { $cell }: { alhambra-reason-bazaar-matches }
alhambra-reason-bazaar-matches = { $matches } Treffer × { $colours ->
    [one] { $colours } Farbe
   *[other] { $colours } Farben
}
alhambra-reason-falcons-of = Falken ({ alhambra-falcon-kind }): { $falcons }
alhambra-missing-wall = Mauer
alhambra-missing-third = Dritter Spieler: { $has } Plättchen; gezogen sind bis jetzt { $due }

alhambra-written-twice = Diese Zeile hat diese Wertung schon
alhambra-written-no-line = Für „{ $name }“ fehlt eine Zeile ({ alhambra-scoring }): Eine durchgeführte Wertung hat eine für jede Reihe; ist sie noch offen, beginnen ihre Zeilen mit „open“ (§A2.1)
alhambra-written-drawn = Bei der Wertung davor hatte der dritte Spieler schon { $before } Lager und Basare gezogen: { $drawn } können nicht alle sein (§A5.2)
alhambra-written-few-tiles = Mit diesen Spielern braucht die Partie eine Liste von mindestens { $least } Plättchen, nicht { $tiles } (§A7)
alhambra-part = { $part ->
    [0] Anfang
    [1] Vor der ersten Wertung
    [2] Vor der zweiten Wertung
   *[other] Vor der dritten Wertung
}
alhambra-part-back = Zur Wertung davor
alhambra-part-on = Zur nächsten Wertung
alhambra-mark-scoring = { $part ->
    [2] Erste Wertung
    [3] Zweite Wertung
   *[other] Dritte Wertung
}
alhambra-before-scoring = vor der { $scoring ->
    [1] ersten
    [2] zweiten
   *[other] dritten
} Wertung
alhambra-all-held = alle Wertungen durchgeführt
alhambra-got = { $who }: { $vp } SP
alhambra-leads-now = Jetzt vorn: { $names }
alhambra-tiles = { $tiles ->
    [one] ein Plättchen
   *[other] { $tiles } Plättchen
}
alhambra-wall = Mauer

## Alhambra: Seiten

alhambra-name = Alhambra, das Legespiel
alhambra-home-table-hint = Punkte für Alhambra am Tisch zählen
alhambra-home-name = Alhambra
alhambra-home-first = Kauf Plättchen, bau die längste Mauer und sammle von jeder Art am meisten.
alhambra-home-pieces = Deine Schachtel
alhambra-done = Fertig

alhambra-new-first-later = Später
alhambra-new-hint = Das Programm zählt mit; jeder legt seine eigene Alhambra
alhambra-new-modules = Module
alhambra-new-tiles = Plättchen
alhambra-new-tiles-first = Erste Ausgabe
alhambra-new-tiles-own = Deine Schachtel
alhambra-new-second-scoring = Zweite Wertungskarte
alhambra-new-pile = Stapel { $pile }
alhambra-new-third = Dritter Spieler
alhambra-third-usual = Dirk
alhambra-new-third-hint = Zu zweit sammelt ein Dritter Plättchen und belegt Plätze (§A5)
alhambra-new-more = Auslegung der Regeln
alhambra-new-further = Weitere Aktion nach genauer Zahlung
alhambra-new-further-may = Darf entfallen
alhambra-new-further-must = Muss sein
alhambra-new-hands = Geld auf der Hand
alhambra-new-hands-hidden = Verdeckt
alhambra-new-hands-open = Offen für alle
alhambra-new-holes = Lücken in einer Alhambra
alhambra-new-holes-area = Nie
alhambra-new-holes-single = Ab zwei Feldern
alhambra-new-vizier = Der Wesir kauft
alhambra-new-vizier-after = Nach einer Wertung
alhambra-new-vizier-before = Davor
alhambra-new-camp-plain = Glatte Seite eines Lagers an einer Mauer
alhambra-new-forbidden = Verboten
alhambra-new-allowed = Erlaubt
alhambra-new-camp-line = Ein Basar in der Linie eines Lagers
alhambra-new-line-counts = Zählt
alhambra-new-line-ends = Beendet sie
alhambra-new-third-modules = Lager und Basare, die der dritte Spieler zieht
alhambra-new-third-keeps = Bleiben
alhambra-new-third-redraws = Neu gezogen
alhambra-new-track = Punkteleiste
alhambra-new-lap = Runden zu { $vp }

alhambra-table-now = jetzt +{ $vp }
alhambra-table-of-it = davon { $vp }
alhambra-table-row = { $who }: { $total } SP; diese Wertung: { $vp } SP
alhambra-table-head = { building-name }: { $places } SP in der { $scoring ->
    [1] ersten
    [2] zweiten
   *[other] dritten
} Wertung
alhambra-table-third = { $has } von { $due } Plättchen
alhambra-table-third-more = { $has } Plättchen statt { $due }
alhambra-table-laid = hier gelegt
alhambra-table-laid-reserve = gelegt; { $count } in Reserve
alhambra-table-lap = Runde { $lap }, Feld { $space }
alhambra-table-cell = { $who }, { building-bare }: { $tiles } von { $printed }, { $vp } SP
alhambra-table-leads = { $what }, vorn
alhambra-table-open = noch nicht gezählt
alhambra-table-measured = { $who }, { $what }: { $number }
alhambra-table-begin = Tippe für jedes gelegte Plättchen eine Art in der Zeile des Spielers an, oder drücke 1 bis 6
alhambra-table-nothing = nichts ändert sich
alhambra-table-one-more = Ein Plättchen mehr für { $who } ({ building-bare }): { $changes }
alhambra-table-moves = { $who } { $before } → { $after }
alhambra-table-margins = { building-name }, Vorsprung oder Rückstand: { $margins }
alhambra-table-offer = Arten bringen noch { $next } SP in der nächsten Wertung, { $all } insgesamt
alhambra-table-offer-last = Arten bringen noch { $next } SP in der letzten Wertung
alhambra-table-vizier = Wesir: Nach einem Zug und nach einer Wertung darf, wessen Wesir wach ist, passend kaufen
alhambra-table-vizier-before = Wesir: Nach einem Zug, vor einer Wertung darf, wessen Wesir wach ist, passend kaufen
alhambra-table-falcons = Falken übrig: { $black } schwarz, { $brown } braun, { $white } weiß
alhambra-table-over = Alle drei Wertungen sind durchgeführt; jeder Eintrag lässt sich noch berichtigen
alhambra-over-change = Die Partie ist zu Ende: Alle Wertungen sind durchgeführt. Trotzdem etwas ändern?
alhambra-over-yes = Ändern
alhambra-table-sure = Stimmt das?
alhambra-table-so = So liegt es auf dem Tisch
alhambra-key-tile = ein Plättchen dieser Art mehr
alhambra-why-now = Das ist die Wertung, die als Nächstes kommt

alhambra-lead-row = { $who }: { $tiles } Plättchen, { $vp } SP ({ $margin })
alhambra-lead-ahead = { $tiles } voraus
alhambra-lead-behind = { $tiles } zurück
alhambra-lead-level = gleichauf
alhambra-lead-more = mit einem mehr: { $changes }

alhambra-less = Eins weg
alhambra-count = Zählen
alhambra-count-laid = Alle haben ihre Alhambra hier ausgelegt
alhambra-count-hint = Gib die Zahl jeder Art ein, eine Ziffer nach der anderen; ab zehn wähle erst die Art
alhambra-scoring-now = { $scoring ->
    [1] Erste Wertung
    [2] Zweite Wertung
   *[other] Dritte Wertung
}
alhambra-scoring-hold = Jetzt werten
alhambra-scoring-hold-anyway = Trotzdem werten
alhambra-scoring-missing = Es fehlt: { $what }
alhambra-scoring-ask = Ergänzen, was fehlt
alhambra-scoring-all-said = Es fehlt nichts
alhambra-scoring-without = Ohne das weiter
alhambra-scoring-never = Die Wertungskarte kam nie
alhambra-scoring-rows = Wessen SP

alhambra-measure-wall = { $who }: längste Mauer
alhambra-measure-wall-hint = Stücke der längsten Außenmauer ohne Lücke: Tippe die Zahl an oder schreibe sie
alhambra-measure-list-hint = Tippe die SP jedes Lagers oder Basars an oder schreibe sie, eins nach dem anderen; tippe einen Wert an, um ihn wegzunehmen
alhambra-measure-module = { $who }: { alhambra-module }
alhambra-measure-take-off = { $vp } SP wegnehmen
alhambra-measure-number = { $number }
alhambra-measure-nothing = Tippe die Zahl erst an oder schreibe sie
alhambra-measure-falcons-hint = Tippe an, wie viele es je sind, oder schreibe drei Ziffern: schwarz, braun, weiß
alhambra-measure-add = { $vp } SP dazu
alhambra-measure-each = SP von einem
alhambra-measure-none = Keine
alhambra-key-digit = die Zahl schreiben

alhambra-third = Dritter Spieler
alhambra-third-has = { $who } hat { $has } Plättchen; bis zu dieser Wertung sind { $due } gezogen
alhambra-third-stack = Plättchen übrig im Stapel
alhambra-third-draws = { $who } zieht { $draws }
alhambra-third-modules = Lager und Basare
alhambra-third-add = { $count } Plättchen dazu

alhambra-leftovers = Letzte Plättchen
alhambra-leftovers-hint = Schalte leere Plätze aus, wähle bei den anderen das Plättchen und tippe das Geld aller in jeder Währung ein: Das Plättchen zählt für den, der es bekommt
alhambra-leftovers-tile = Plättchen
alhambra-leftovers-unsaid = Welches?
alhambra-leftovers-lay = { $who } legt es in die Alhambra, wo es zählt
alhambra-leftovers-space = { $space ->
    [1] Gulden
    [2] Dirham
    [3] Denare
   *[other] Dukaten
}
alhambra-leftovers-money = { $who }, Platz { $space }
alhambra-leftovers-gets = Geht an
alhambra-leftovers-stays = niemand
alhambra-leftovers-unnamed = { $spaces }: Plättchen wählen, sonst wird es nicht gezählt
alhambra-leftovers-unpaid = { $spaces }: kein Geld eingetippt, niemand bekommt es
alhambra-leftovers-done = Eintragen

alhambra-history-add = Vergessenes nachtragen: { alhambra-scoring }
alhambra-history-more = Eins mehr
alhambra-history-fewer = Eins weniger
alhambra-history-change = Mehr oder weniger
alhambra-history-when = Zählt ab
alhambra-entry-tile = Plättchen gezählt
alhambra-entry-lay = Plättchen gelegt
alhambra-entry-take-off = Weggenommen
alhambra-entry-swap = Eingetauscht
alhambra-entry-give = Abgegeben
alhambra-entry-not-drawn = Nicht gezogen: { $tile }
alhambra-remind = Zur Erinnerung
alhambra-remind-cards = Die Partie hat { $cards } Geldkarten: Von jedem Wert und jeder Währung fehlt eine (§A5.1)
alhambra-remind-draws = { $who } zieht am Anfang { $start } Plättchen, nach der ersten Wertung { $after } und nach der zweiten ein Drittel des Stapels, abgerundet; der Bauhof zählt nicht mit (§A5.2)
alhambra-remind-not-held = Eine Wertung, deren Karte bis zum Ende nicht kam, fällt aus, und { $who } zieht nichts für sie (§A4.10)
alhambra-remind-gift = Ein in diesem Zug gekauftes Plättchen, auch vom Wesir, auch ein Lager oder ein Basar, darf an { $who } gehen, statt gelegt oder in die Reserve genommen zu werden; keins aus der Reserve oder der Alhambra und keins vom Ende (§A5.3)
alhambra-remind-never = { $who } belegt Plätze bei den Arten, bekommt nie SP für Mauern oder Module und keins der letzten Plättchen und gewinnt nie (§A5.4)
alhambra-remind-keeps = Lager und Basare, die { $who } zieht, zählen bei den gezogenen Plättchen mit, bleiben und bringen nichts (§A5.2)
alhambra-remind-redraws = Lager und Basare, die { $who } zieht, scheiden aus, und das nächste Plättchen wird dafür gezogen (§A5.2)
alhambra-remind-tokens = Es gibt { $players } Wesire, je einen, und alle sind am Anfang wach (§A6.1)
alhambra-remind-vizier-buys = Nach einem Zug, sobald der Bauhof voll ist, darf jeder mit wachem Wesir ein Plättchen kaufen, nur passend, und legt es sofort oder nimmt es in die Reserve. Das bringt keine weitere Aktion, der Wesir schläft ein, und der Bauhof wird aufgefüllt
alhambra-remind-vizier-buys-two = Nach einem Zug, sobald der Bauhof voll ist, darf jeder mit wachem Wesir ein Plättchen kaufen, nur passend, und legt es sofort, nimmt es in die Reserve oder gibt es { $who }. Das bringt keine weitere Aktion, der Wesir schläft ein, und der Bauhof wird aufgefüllt
alhambra-remind-vizier-order = Wer am Zug wäre, darf zuerst, wer gerade fertig ist, zuletzt. Nach einem Zug von { $who }: { $order }; nach jedem Kauf dürfen die Nächsten noch kaufen, wer verzichtet hat, erst wieder nach einem weiteren Zug
alhambra-remind-vizier-after = Eine fällige Wertung kommt vor den Wesiren
alhambra-remind-vizier-before = Die Wesire kommen vor einer fälligen Wertung
alhambra-remind-vizier-wake = Den Wesir zu wecken ist eine Aktion
alhambra-remind-vizier-end = Beim Verteilen der letzten Plättchen hilft er nicht, und am Ende ist er nichts wert
alhambra-remind-falcons = Es gibt { $falcons } Falken, { $each } von jeder Sorte, und alle liegen offen (§A6.4)
alhambra-remind-falcon-turn = Falken kosten einen ganzen Zug: beliebig viele, jeder für eine Geldkarte beliebiger Währung und Höhe
alhambra-remind-falcon-place = Jeder wird sofort gesetzt, wo vier Plättchen zusammenstoßen, keins davon ein Lager, mit mindestens einem Gebäude jeder seiner zwei Farben; ein Falke pro Kreuzung
alhambra-remind-falcon-back = Er wird nie versetzt; wird eins seiner vier Plättchen weggenommen oder getauscht, geht er in den Vorrat zurück
alhambra-remind-falcon-vp = Bei jeder Wertung bringen 1 bis 5 Falken einer Sorte { $vp } SP

alhambra-part-wall = Mauer { $side }
alhambra-part-rampart = Wall { $side }

alhambra-replay-follow = Wer dran ist
alhambra-board = Alhambra
alhambra-board-of = Alhambra von { $who }
alhambra-board-reserve = Reserve
alhambra-board-wall = Längste Mauer: { $pieces }
alhambra-board-free = frei
alhambra-board-holds = { $piece }: { $places ->
    [0] Dafür ist kein Platz frei
    [one] Ein Platz ist frei; tippe ihn an
   *[other] { $places } Plätze sind frei; tippe einen an
}
alhambra-board-aside = In die Reserve
alhambra-board-is-aside = Es liegt in der Reserve
alhambra-board-pick = Wähle erst ein Plättchen
alhambra-board-choose = Tippe erst an, was weg soll
alhambra-board-give = An { $who }
alhambra-board-take = Wegnehmen
alhambra-board-so = So liegt es auf dem Tisch
alhambra-board-overrules = Bisher gezählt bei { $who }: { $counted }. Sobald hier ein Plättchen liegt, zählen nur gelegte.
alhambra-board-overrule = Hier auslegen
alhambra-board-counted = { $tiles } × { building-bare }
alhambra-board-gone = Es liegt schon auf dem Tisch
alhambra-board-tile = { building-name } { $price }, Mauern: { $walls }
alhambra-board-tile-open = { building-name } { $price }, ohne Mauern
alhambra-board-camp = Lager
alhambra-board-bazaar = Basar
alhambra-board-falcon = Falke
alhambra-board-in-hand = In die Hand nehmen
alhambra-board-not-whole = Es fehlt noch etwas daran
alhambra-pieces-camp = Lager { $price }

alhambra-late-scoring = Wertung
alhambra-late-hint = Für jede Wertung die Plättchen jeder Art und die längste Mauer
alhambra-late-fault-nothing = Tippe erst die Plättchen ein
alhambra-late-list = 3 + 2
alhambra-late-list-hint = Lager und Basare: die SP jedes Stücks, etwa 3 + 2
alhambra-late-fault-list = { $who }, { alhambra-scoring }, { alhambra-module }: Schreib die SP jedes Stücks, etwa 3 + 2
alhambra-pieces-which = Teile
alhambra-pieces-camps = Lager { $count }/{ $all }
alhambra-pieces-bazaars = Basare { $count }/{ $all }
alhambra-pieces-falcons = Falken { $count }/{ $all }
alhambra-pieces-hint = Übertrage sie einmal aus deiner Schachtel: Jeder neue Tisch bietet sie an. Tippe eins an, um es zu ändern oder wegzulassen
alhambra-pieces-price = Preis
alhambra-pieces-currency = Währung
alhambra-pieces-take-out = { $number } herausnehmen: { $what }
alhambra-pieces-none = Noch ist nichts bekannt von dem, was in deiner Schachtel gedruckt ist. Übertrage es einmal, und jeder neue Tisch bietet es an
alhambra-pieces-how-camp = Tippe die Seiten mit einem Wall an, eine oder zwei
alhambra-pieces-how-bazaar = Tippe die Seiten mit einer Mauer an, falls es welche gibt, und die drei Farben
alhambra-pieces-how-falcon = Tippe die Sorte und die zwei Farben an
alhambra-pieces-all = Alle sind da
alhambra-pieces-tiles = Plättchen { $count }
alhambra-pieces-tiles-hint = Die Plättchen der ersten Ausgabe. Weichen deine ab, tippe eines an und ändere es: Neue Tische bieten dann deine an
alhambra-pieces-tiles-own = Deine eigenen Plättchen: Neue Tische bieten sie an. Tippe eines an, um es zu ändern
alhambra-pieces-no-tile = Tippe ein Plättchen an, um es zu ändern
alhambra-pieces-how-tile = Tippe die Seiten mit einer Mauer an und stelle den Preis ein
alhambra-pieces-another = Noch eines dieser Art
alhambra-pieces-remove = Plättchen entfernen
alhambra-pieces-last-tile = Es ist das letzte seiner Art
alhambra-pieces-first-edition = Zurück zur ersten Ausgabe
alhambra-pieces-first-edition-question = Deine eigenen Plättchen gingen verloren.
alhambra-pieces-tiles-there = Deine Schachtel hat schon eigene Plättchen: Geh dort zur ersten Ausgabe zurück, bevor du andere importierst
alhambra-pieces-tiles-taken = { $count ->
    [one] { $count } Plättchen ist jetzt in deiner Schachtel
   *[other] { $count } Plättchen sind jetzt in deiner Schachtel
}
alhambra-pieces-taken = Die Schachtel ist importiert
alhambra-pieces-import = Schachtel importieren
alhambra-pieces-import-hint = Gib den Pfad einer Schachtel oder einer Liste von Plättchen (CSV) ein
alhambra-pieces-export = Schachtel exportieren
alhambra-pieces-no-box = es ist weder eine Schachtel noch eine Liste von Plättchen
alhambra-pieces-json = es ist keine Schachtel in JSON: { $why }

## Alexandros: Seiten

alexandros-page-map = Plan
alexandros-page-plain-space = leeres Feld
alexandros-page-space = { $what }, Reihe { $row }, Stelle { $place }
alexandros-page-space-of = { $what }, Reihe { $row }, Stelle { $place }: Statthalter von { $who }
alexandros-page-corner = Ecke: Linie { $line }, Stelle { $place }
alexandros-page-owned = Von { $who }, mit { $governors ->
    [one] einem Statthalter
   *[other] Statthaltern
} auf { $on }
alexandros-page-own = Sie gehört schon { $who }
alexandros-page-vacant = Frei
alexandros-page-two-owners = Statthalter zweier Spieler
alexandros-page-with-governors = { $governors ->
    [one] Mit { $governors } Statthalter
   *[other] Mit { $governors } Statthaltern: bringt nichts
}
alexandros-page-no-cards = keine Karten
alexandros-page-cards = { $count ->
    [one] { $count } Karte: { $cards }
   *[other] { $count } Karten: { $cards }
}
alexandros-page-price = Statthalter auf { $on } für { $cards }
alexandros-page-occupy = Besetzen
alexandros-page-take-over = Übernehmen
alexandros-page-end-goal = Das Ziel ist erreicht: Die Partie ist zu Ende
alexandros-page-end-walls = Rote Mauern liegen: Die Partie endet nach diesem Zug
alexandros-page-to-goal = Ende bei { $points } Punkten
alexandros-page-player-said = { $who }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, noch { $needs } nötig, Steuern jetzt { $gain }, { $home } Statthalter nicht auf dem Plan
alexandros-page-has-left = { $who } ist ausgestiegen
alexandros-page-gain = Steuern + { $gain }
alexandros-page-needs = noch { $needs }
alexandros-page-type-province = Provinz eintragen
alexandros-page-type-short = Provinz
alexandros-page-divide = Teilen
alexandros-page-recall = Statthalter zurücknehmen
alexandros-page-recall-from = Zurücknehmen: { $on }
alexandros-page-taxes = Steuern eintreiben
alexandros-page-taxes-gain = { $gain ->
    [0] Steuern
   *[other] Steuern + { $gain }
}
alexandros-page-taxes-now = Steuern jetzt
alexandros-page-taxes-typed = Punkte eintippen
alexandros-page-before-after = { $who } + { $gain }: { $before } → { $after }
alexandros-page-tax-with = Möglich mit
alexandros-page-tax-card = Karte
alexandros-page-card-unsaid = Ohne Angabe
alexandros-page-type-points = Am Tisch sind es andere Punkte
alexandros-page-walls = Mauern
alexandros-page-walls-laid = Gelegte Mauern
alexandros-page-walls-left = Mauern übrig: { $black } schwarz, { $red } rot
alexandros-page-leaves = Jemand steigt aus
alexandros-page-close = Partie beenden
alexandros-page-close-early = Weder Punkte noch Mauern beenden sie schon
alexandros-page-is-over = Die Partie ist zu Ende: Das käme nach ihrem Ende
alexandros-page-enter = Eintragen
alexandros-page-turn = Zug
alexandros-page-player = Spieler
alexandros-page-plain = Leere Felder
alexandros-page-symbols = Felder mit Symbol
alexandros-page-province = Provinz
alexandros-page-owner = Besitzer
alexandros-page-why-no-symbols = Trag erst ihre Felder mit Symbol ein
alexandros-page-why-no-governor = Sag, wo die Statthalter stehen
alexandros-page-province-hint = Zähle die Felder innerhalb ihrer Mauern
alexandros-page-rest = Der Rest: { $contents }. { $whose }
alexandros-page-governor-in-part = In diesem Teil: Statthalter von { $who } auf { $on }
alexandros-page-governors-on = Statthalter auf
alexandros-page-hand = Meine Hand
alexandros-page-hand-of = Hand von { $who }
alexandros-page-hand-hint = Wird nirgends sonst gezeigt und nie gespeichert: Die Preise sagen dann, was fehlt
alexandros-page-hand-forget = Leeren
alexandros-page-missing = Es fehlt: { $cards }
alexandros-page-in-hand = Alles auf der Hand
alexandros-page-to-loser = { $count ->
    [one] { $count } davon geht an den Besitzer
   *[other] { $count } davon gehen an den Besitzer
}
alexandros-page-move = Alexanders Zug
alexandros-page-move-short = Ziehen
alexandros-page-move-first = Zuerst zieht Alexander
alexandros-page-card = Karte
alexandros-page-from-hand = Von der Hand
alexandros-page-other-card = Die andere offene Karte
alexandros-page-stays = Keine Karte führt irgendwohin: Alexander bleibt stehen
alexandros-page-stuck = Die Mauern reichen für kein Ziel dieser Karte: Führt auch die andere nirgendwohin, bleibt Alexander stehen
alexandros-page-stay = Alexander bleibt
alexandros-page-stay-card = Nimm eine offene Karte; welche, muss niemand sagen
alexandros-page-tap-goal = Tippe ein leuchtendes Feld an: das Ziel
alexandros-page-tap-corner = Tippe die Ecke an, an der er stehen bleibt
alexandros-page-ways-hint = Wähle einen Weg, oder tippe eine Ecke an, über die er führt
alexandros-page-one-way = Es gibt nur diesen Weg
alexandros-page-tap-province = Tippe die Provinz an
alexandros-page-instead-of = Was geschah stattdessen?
alexandros-page-why-no-change = Wähle, was stattdessen geschah
alexandros-page-forgotten = Vergessenes nachtragen
alexandros-history-add = Vergessenes nachtragen: Zug { $turn }
alexandros-page-change-on-map = Auf dem Plan ändern
alexandros-page-what-forgotten = Was wurde vergessen?
alexandros-page-why-no-forgotten = Wähle, was vergessen wurde
alexandros-page-way = { alexandros-walls } · { $ways ->
    [one] { $ways } Weg
   *[other] { $ways } Wege
}
alexandros-page-divides-nothing = Keine neue Provinz
alexandros-page-stays-with = { $contents } ({ $who })
alexandros-page-no-province = Noch keine Provinz
alexandros-page-no-province-hint = Trag eine ein, sobald sie jemand will
alexandros-page-turn-of = { $who }, Zug { $turn }
alexandros-page-actions-left = { $actions ->
    [0] Keine Aktion übrig
    [one] Noch { $actions } Aktion
   *[other] Noch { $actions } Aktionen
}
alexandros-page-next = Weiter: { $who }
alexandros-page-in-turn = Zug { $turn }: { $what }
alexandros-page-begin-turn = Wer am Zug ist
alexandros-page-sure = Trotzdem?
alexandros-page-do-it = Ja
alexandros-page-why-no-spaces = Zähle erst ihre Felder
alexandros-page-why-no-walls = Sag erst, wie viele Mauern
alexandros-page-why-no-taxes = Dieser Spieler hat keinen Statthalter auf dem Plan
alexandros-page-keys-province = Eine Provinz wählen
alexandros-page-keys-back = Zurück
alexandros-page-new-hint = Wähle Spieler und Plan, dann zählt das Programm beim Spielen mit
alexandros-page-new-seats-hint = Wie ihr sitzt, im Uhrzeigersinn
alexandros-page-goes-first = { $who } beginnt
alexandros-page-board = Plan
alexandros-page-without-board = Ohne Plan
alexandros-page-board-hint = Mauern, Provinzen und Preise folgen aus Alexanders Weg
alexandros-page-without-board-hint = Provinzen werden eingetragen, wenn sie jemand will
alexandros-page-goal = Punkte, die die Partie beenden
alexandros-page-recall-costs = Statthalter zurücknehmen
alexandros-page-recall-action = Eine Aktion
alexandros-page-recall-free = Gratis
alexandros-page-joker = Offene Karten als Joker
alexandros-page-joker-each = Jede für sich
alexandros-page-joker-both = Nur beide
alexandros-page-rim = Provinzen schließen
alexandros-page-rim-boundary = Mauern und Rand
alexandros-page-rim-walls-only = Nur Mauern
alexandros-page-rim-walls = Wege am Rand
alexandros-page-rim-laid = Mit Mauern
alexandros-page-rim-none = Ohne Mauern
alexandros-page-late-hint = Tippe die Punkte von allen ein; Namen können leer bleiben
alexandros-page-final-points = Punkte am Ende
alexandros-page-points-of = Punkte von { $who }
alexandros-page-rounds = Gespielte Runden
alexandros-page-ended = Wie sie endete
alexandros-page-ended-goal = Durch Punkte
alexandros-page-ended-walls = Durch rote Mauern
alexandros-page-ended-early = Vorzeitig
alexandros-page-why-no-points = Tippe erst die Punkte ein
alexandros-page-late-kept = { $finding }. So ist es gespeichert, und so bleibt es
alexandros-page-boards = Pläne
alexandros-page-boards-none = Noch kein Plan
alexandros-page-boards-none-hint = Übertrage deinen einmal: Mauern und Provinzen folgen daraus
alexandros-page-board-about = { $spaces } Felder, davon { $plain } leer
alexandros-page-board-new = Neuer Plan
alexandros-page-board-edit = Plan bearbeiten
alexandros-page-board-import = Plan importieren
alexandros-page-board-import-hint = Gib den Pfad eines Plans ein oder einer Partie, deren Plan du willst
alexandros-page-board-export = Plan exportieren
alexandros-page-board-discard = Den nicht gespeicherten Plan verwerfen?
alexandros-page-board-name = Name
alexandros-page-board-name-hint = Unser Plan
alexandros-page-tools = Was ein Klick legt
alexandros-page-tool-cycle = Nächstes Symbol
alexandros-page-tool-start = Alexanders Start
alexandros-page-no-space = kein Feld
alexandros-page-rows = Reihen
alexandros-page-board-missing = Noch auf keinem Feld: { $symbols }
alexandros-page-row-offset = Reihe { $row }: leere Stellen davor
alexandros-page-row-length = Reihe { $row }: Stellen
alexandros-page-editor-hint = Klicke und zeichne, oder tippe T A H L S und einen Punkt; ein Leerzeichen ist kein Feld
alexandros-page-game = Alexandros
alexandros-page-home-hint = Punkte für Alexandros am Tisch zählen
alexandros-home-first = Grenze Provinzen ab, besetze sie und kassiere Steuern: am echten Tisch.

## Alexandros: was geschieht

alexandros-symbol = { $symbol ->
    [temple] Tempel
    [amphora] Amphore
    [horse] Pferd
    [lyre] Leier
   *[hoplite] Hoplit
}
alexandros-a-symbol = { $symbol ->
    [temple] einem Tempel
    [amphora] einer Amphore
    [horse] einem Pferd
    [lyre] einer Leier
   *[hoplite] einem Hopliten
}
alexandros-symbols = { $symbol ->
    [temple] { $count } Tempel
    [amphora] { $count ->
        [one] { $count } Amphore
       *[other] { $count } Amphoren
    }
    [horse] { $count ->
        [one] { $count } Pferd
       *[other] { $count } Pferde
    }
    [lyre] { $count ->
        [one] { $count } Leier
       *[other] { $count } Leiern
    }
   *[hoplite] { $count ->
        [one] { $count } Hoplit
       *[other] { $count } Hopliten
    }
}
alexandros-on-symbols = { $symbol ->
    [temple] { $count } Tempeln
    [amphora] { $count } Amphoren
    [horse] { $count } Pferden
    [lyre] { $count } Leiern
   *[hoplite] { $count } Hopliten
}
alexandros-player = Spieler { $player }
alexandros-place = ({ $row }, { $column })
alexandros-space = { alexandros-a-symbol } in Reihe { $row }
alexandros-plain = { $spaces ->
    [0] kein leeres Feld
    [one] { $spaces } leeres Feld
   *[other] { $spaces } leere Felder
}
alexandros-stands = { $who } auf { alexandros-a-symbol }
alexandros-stands-on-plain = { $who } auf einem leeren Feld
alexandros-walls = { $walls ->
    [0] keine Mauer
    [one] { $walls } Mauer
   *[other] { $walls } Mauern
}
alexandros-said = { $who } { $what }
alexandros-by = { $who }, { $what }
alexandros-told = Provinz { $province }: { $contents }
alexandros-divided = Provinz { $province } wird geteilt: Provinz { $part } bekommt { $contents }
alexandros-occupied = besetzt Provinz { $province } mit { $governors ->
    [one] einem Statthalter
   *[other] Statthaltern
} auf { $on }
alexandros-occupied-there = besetzt eine Provinz mit { $governors ->
    [one] einem Statthalter
   *[other] Statthaltern
} auf { $on }
alexandros-taken-over = übernimmt Provinz { $province } mit { $governors ->
    [one] einem Statthalter
   *[other] Statthaltern
} auf { $on }
alexandros-taken-over-there = übernimmt eine Provinz mit { $governors ->
    [one] einem Statthalter
   *[other] Statthaltern
} auf { $on }
alexandros-taken-back = nimmt aus Provinz { $province } einen Statthalter auf { $on } zurück
alexandros-taken-back-there = nimmt einen Statthalter auf { $on } zurück
alexandros-taxed = treibt Steuern ein
alexandros-taxed-with = treibt mit { alexandros-a-symbol } Steuern ein
alexandros-laid = legt { alexandros-walls }
alexandros-moved = Karte { alexandros-symbol }: Alexander zieht zu { $goal }, { $walls }
alexandros-moved-by-hand = Handkarte { alexandros-symbol }: Alexander zieht zu { $goal }, { $walls }
alexandros-stayed = nimmt eine offene Karte: Kein Feld ist frei, und Alexander bleibt stehen
alexandros-stayed-with = nimmt die offene Karte { alexandros-symbol }: Kein Feld ist frei, und Alexander bleibt stehen
alexandros-left = steigt aus
alexandros-begun = ist am Zug
alexandros-closed = Die Partie ist zu Ende
alexandros-late = Nachgetragen, Zug { $turn }: { $what }
alexandros-of-turn = { $what } (Zug { $turn })
alexandros-got = { $who } + { $gain }, jetzt { $points }
alexandros-now = { $who }: { $points }
alexandros-end-goal = die Punkte sind erreicht: Die Partie ist zu Ende
alexandros-end-walls = rote Mauern sind nötig: Die Partie endet nach diesem Zug

alexandros-title = Alexandros · { play-title-players }
alexandros-title-on-board = Alexandros auf { $board } · { play-title-players }
alexandros-stage = Zug { $turn }, Mauern übrig: { $walls }
alexandros-stage-over = zu Ende
alexandros-part = { $part ->
    [0] Anfang
   *[other] Zug { $part }
}
alexandros-part-back = Voriger Zug
alexandros-part-on = Nächster Zug
alexandros-mark-taxes = Steuern in Zug { $turn }
alexandros-mark-province = Eine Provinz wechselt in Zug { $turn } den Besitzer

alexandros-points = Punkte
alexandros-head-turn = Z { $turn }
alexandros-taxes-of = Steuern, Zug { $turn }, { $who }
alexandros-province = Provinz { $province }
alexandros-typed-points = Eingetippt
alexandros-entered-points = Nachgetragen
alexandros-one-governor = ein Statthalter, jedes leere Feld zählt 1 (§X4.4)
alexandros-more-governors = { $governors } Statthalter: nichts, mit einem wären es { $value } (§X4.4)
alexandros-typed-differs = um so viel weicht das Eingetippte von den Provinzen ab

alexandros-points-change = { $who }: { $to ->
    [one] { $to } Punkt
   *[other] { $to } Punkte
}, nicht { $from }
alexandros-province-change = Provinz { $province }: { $to }, nicht { $from }
alexandros-province-new = Provinz { $province } ist neu: { $to }
alexandros-province-gone = Provinz { $province } ist weg: { $from }
alexandros-walls-more = { $walls ->
    [one] { $walls } Mauer mehr
   *[other] { $walls } Mauern mehr
}
alexandros-walls-fewer = { $walls ->
    [one] { $walls } Mauer weniger
   *[other] { $walls } Mauern weniger
}
alexandros-goes-on = Die Partie ist nicht zu Ende

alexandros-warning-no-plain = Bringt nichts: kein leeres Feld
alexandros-warning-more-governors = Bringt mit { $governors } Statthaltern nichts; mit einem wären es { $value }
alexandros-warning-helps-others = Steuern jetzt: { $own } für dich, { $points } für { $who }
alexandros-warning-ends-goal = Die Partie wäre zu Ende: { $goal } Punkte wären erreicht
alexandros-warning-ends-walls = Die Partie wäre zu Ende: Rote Mauern wären nötig
alexandros-warning-last-governor = Es ist der letzte Statthalter: Die Provinz wird frei
alexandros-warning-no-move = Alexander hat in diesem Zug nicht gezogen

alexandros-odd-governors = { $who } hat { $governors } Statthalter auf dem Plan, aber es gibt nur 4 (§X1.1)
alexandros-odd-cards = { $cards } Karten mit { alexandros-a-symbol } wurden auf einmal benutzt, aber es gibt nur 11 (§X1.1)
alexandros-odd-walls = { $walls } Mauern liegen, aber es gibt nur 75 (§X1.1)
alexandros-odd-on-plain = ein Statthalter von { $who } in Provinz { $province } steht auf einem leeren Feld (§X4.2)
alexandros-odd-two-owners = Provinz { $province } hat Statthalter zweier Spieler (§X5.2)
alexandros-odd-plain-spaces = alle Provinzen haben zusammen { $spaces } leere Felder, aber der Plan hat nur { $board } (§X5.1)
alexandros-odd-symbol-spaces = alle Provinzen haben zusammen { $spaces }, aber der Plan hat nur { $board } (§X5.1)
alexandros-odd-taxes = { $typed ->
    [one] { $typed } Punkt ist
   *[other] { $typed } Punkte sind
} als Steuern von { $who } eingetippt, aber die Provinzen ergeben { $computed } (§X4.4)
alexandros-odd-taxes-without = { $who } trieb in Zug { $turn } Steuern ein, ohne einen Statthalter auf dem Plan zu haben (§X4.4)
alexandros-odd-sinks = die Punkte von { $who } sinken von { $from } auf { $to } (§X4.4)
alexandros-odd-after-goal = { $who } handelte in Zug { $turn } nach den Steuern, die das Ziel von { $goal } Punkten erreichten: Die Partie war sofort zu Ende (§X6.2)
alexandros-odd-after-end = Zug { $turn } kam nach dem Ende: Die Partie war in Zug { $ended } vorbei (§X6)
alexandros-odd-no-space = { $governors ->
    [one] Provinz { $province } hat { $spaces }, aber { $governors } Statthalter steht dort (§X4.2)
   *[other] Provinz { $province } hat { $spaces }, aber { $governors } Statthalter stehen dort (§X4.2)
}
alexandros-odd-goal-missed = das Ziel von { $goal } Punkten soll die Partie beendet haben, aber niemand hat mehr als { $most } (§X6.2)
alexandros-odd-goal-passed = { $who } hat { $points } Punkte: Das Ziel von { $goal } hat die Partie beendet, nichts anderes (§X6.2)
alexandros-odd-no-round = keine Runde wurde begonnen, aber der Beste hat { $most ->
    [one] { $most } Punkt
   *[other] { $most } Punkte
} (§X3)

alexandros-refused-plain = dieses Feld hat kein Symbol (§X3.1)
alexandros-refused-wall = an diesem Feld liegt eine Mauer (§X3.1)
alexandros-refused-governor = ein Statthalter von { $who } steht auf diesem Feld (§X3.1)
alexandros-refused-alexander = Alexander steht an diesem Feld (§X3.1)
alexandros-refused-not-nearest = dieses Feld ({ alexandros-symbol }) ist { $distance } Linien entfernt; ein anderes nur { $least } (§X3.3)
alexandros-refused-not-from-alexander = der Weg beginnt nicht, wo Alexander steht (§X3.4)
alexandros-refused-no-line = keine Linie führt von einer Ecke des Wegs zur nächsten (§X3.4)
alexandros-refused-not-at-goal = Alexander muss an einer Ecke des Felds enden (§X3.3)
alexandros-refused-not-shortest = dieser Weg hat { $lines } Linien; { $least ->
    [one] eine genügt
   *[other] { $least } genügen
} (§X3.4)
alexandros-refused-not-in-hand = auf der Hand fehlt: { alexandros-symbol } (§X3.5)
alexandros-refused-joker-available = die Karte mit { $card } ist kein Joker: Ein Feld mit { alexandros-a-symbol } ist frei (§X3.6)
alexandros-refused-joker-hand = eine Handkarte mit { $card } ist nie ein Joker (§X3.6)
alexandros-refused-can-move = Alexander zieht: Ein Feld mit { $symbol } ist frei (§X3.8)
alexandros-refused-walls-short = Die Mauern reichen nicht (nötig: { $needed }, übrig: { $left }); wähle ein anderes Ziel oder einen anderen Weg (§X3.7)
alexandros-refused-other-card = die Mauern reichen nur mit der anderen offenen Karte, { $card }: Nimm diese (§X3.7)
alexandros-refused-not-moved = Alexander hat in diesem Zug noch nicht gezogen, und damit beginnt er (§X3)
alexandros-refused-no-actions = beide Aktionen sind gemacht (§X4)
alexandros-refused-taxes-twice = Steuern werden einmal pro Zug eingetrieben (§X4.4)
alexandros-refused-tax-card = kein Statthalter von { $who } steht auf { alexandros-a-symbol } (§X4.4)
alexandros-refused-no-taxes = kein Statthalter von { $who } ist auf dem Plan (§X4.4)
alexandros-refused-no-province = dieses Feld ist in keiner Provinz: Es ist nicht eingeschlossen (§X5.1)
alexandros-refused-no-symbol = eine Provinz ohne Symbole lässt sich nicht besetzen (§X4.2)
alexandros-refused-no-governor-named = mindestens ein Statthalter muss hinein (§X4.2)
alexandros-refused-no-governor = { $wanted ->
    [one] ein Statthalter ist nötig
   *[other] { $wanted } Statthalter sind nötig
}, verfügbar { $home ->
    [one] ist { $home }
   *[other] sind { $home }
}: Nimm erst einen vom Plan zurück (§X4.2)
alexandros-refused-no-place = gewünschte Felder: { $on }; die Provinz hat { $spaces } (§X4.2)
alexandros-refused-no-place-on = jeder Statthalter braucht ein eigenes Feld mit Symbol in der Provinz (§X4.2)
alexandros-refused-cards-missing = es fehlen Karten: { $cards } (§X4.2)
alexandros-refused-occupied = { $who } hat diese Provinz: Man muss sie übernehmen (§X4.2)
alexandros-refused-own = es ist eine eigene Provinz (§X4.3)
alexandros-refused-vacant = niemand hat diese Provinz: Man besetzt sie, statt sie zu übernehmen (§X4.3)
alexandros-refused-not-there = kein Statthalter von { $who } steht dort (§X4.5)
alexandros-nothing = nichts

alexandros-refused-player = es gibt keinen Spieler { $player } an diesem Tisch (§X1.1)
alexandros-refused-no-turn = Züge zählen ab 1
alexandros-refused-other-player = Zug { $turn } ist der von { $whose }: { $who } tut darin nichts (§X3)
alexandros-refused-over = es gibt keinen Zug { $turn }: Die Partie endete in Zug { $ended } (§X6)
alexandros-refused-moved-twice = Alexander hat in Zug { $turn } schon gezogen: Ein Zug beginnt mit einer einzigen Bewegung (§X3)
alexandros-refused-left = { $who } ist in Zug { $turn } ausgestiegen
alexandros-refused-unknown = eine Provinz { $province } ist nicht bekannt
alexandros-refused-known = es gibt schon eine Provinz { $province }
alexandros-refused-no-spaces = eine Provinz hat eine Nummer und mindestens ein Feld (§X5.1)
alexandros-refused-needs-board = dafür braucht es einen Plan, aber der Tisch hat keinen (§X10.4)
alexandros-refused-known-by-board = der Plan des Tischs weiß das von selbst (§X10.4)
alexandros-refused-no-space = der Plan hat kein Feld { $place } (§X1.3)
alexandros-refused-no-corner = der Plan hat keine Ecke { $place } (§X1.3)
alexandros-refused-one-by-one = Statthalter nimmt man einzeln zurück, nicht { $governors } auf einmal (§X4.5)
alexandros-refused-points = { $given ->
    [one] die Punkte von { $given } Spieler sind angegeben
   *[other] die Punkte von { $given } Spielern sind angegeben
}, aber am Tisch sitzen { count-players }: Gib die Punkte aller an (§X1.1)
alexandros-refused-closed-twice = die Partie ist schon zu Ende (§X6)
alexandros-refused-not-closed = die Partie ist zu Ende, aber ihr Abschluss fehlt (§X6)
alexandros-divide-plain = der Teil hat { $part ->
    [one] { $part } leeres Feld
   *[other] { $part } leere Felder
}, die Provinz nur { $whole } (§X5.2)
alexandros-divide-symbol = der Teil hat { $part }, die Provinz nur { $whole } (§X5.2)
alexandros-divide-governor = nicht in der Provinz: { $stands } (§X5.2)
alexandros-divide-no-place = mehr Statthalter als Felder mit { alexandros-a-symbol } in dem Teil (§X5.2)
alexandros-divide-no-place-left = mehr Statthalter als Felder mit { alexandros-a-symbol } in dem, was bleibt (§X5.2)
alexandros-divide-nothing = der Teil hat kein Feld oder keine Nummer (§X5.2)
alexandros-divide-whole = der Teil ist die ganze Provinz: Nichts bleibt übrig (§X5.2)

alexandros-refused-players = { count-players }: 2 bis 4 müssen es sein (§X1.1)
alexandros-refused-goal = das Ziel ist 20 bis 200 Punkte, nicht { $goal } (§X7)
alexandros-refused-phantom = Platz { $seat } ist ein Phantom, aber Alexandros ist nur für Spieler (§X1.1)
alexandros-board-rows = ein Plan hat höchstens 200 Reihen, nicht { $rows } (§X1.3)
alexandros-board-row-length = Reihe { $row } hat { $characters } Zeichen; möglich sind höchstens 200 (§X1.3)
alexandros-board-letter = „{ $letter }“ in Reihe { $row }, Spalte { $column } ist kein Feld: Nimm T, A, H, L, S, einen Punkt oder ein Leerzeichen (§X1.3)
alexandros-board-empty = der Plan hat kein Feld (§X1.3)
alexandros-board-spaces = der Plan hat { $spaces } Felder; möglich sind höchstens 510 (§X1.3)
alexandros-board-apart = die Felder ab Reihe { $row }, Spalte { $column } hängen mit keinen anderen zusammen (§X1.3)
alexandros-board-missing = es fehlt ein Feld mit { alexandros-a-symbol } (§X1.3)
alexandros-board-start = der Start, Linie { $line }, Stelle { $place }, ist keine Ecke des Plans (§X1.3)

alexandros-board-no-name = Ein Plan braucht einen Namen
alexandros-board-name-taken = Ein anderer Plan hat diesen Namen
alexandros-board-file = „{ $file }“ ist nicht die Datei eines Plans; nimm einen einfachen Dateinamen, der auf .json endet
alexandros-board-json = es ist kein Plan in JSON: { $why }
alexandros-board-saved = „{ $name }“ ist gespeichert: Partien können ihn jetzt nutzen
alexandros-board-changed = Ein anderes Programm hat diesen Plan geändert: Seine Fassung bleibt, deine heißt jetzt „{ $name }“
alexandros-board-imported = „{ $name }“ ist jetzt einer deiner Pläne
alexandros-board-imported-faulty = Dieser Plan hat Fehler: Berichtige und speichere ihn
alexandros-board-not-saved = Der Plan ließ sich nicht speichern: { $reason }

## Tische mit echtem Material

table-instead = { $now } statt { $was }
table-conflict = { $count ->
    [one] Damit wird ein späterer Eintrag unmöglich. Auch diesen löschen?
   *[other] Damit werden { $count } spätere Einträge unmöglich. Auch diese löschen?
}
table-strike-too = Auch löschen
table-started = { $title }, begonnen { $moment }

# Die Analyse einer Partie.

review = Analyse
review-hint = Was jede Entscheidung und jeder Wurf wert war
review-working = Sieht weiter voraus: { $percent } %
review-stop = Anhalten
review-go-on = Weiter vorausschauen
review-by-value = Bisher grob geschätzt
review-course = Erwartete SP, Schritt für Schritt
review-course-wins = Siegchance, Schritt für Schritt
review-step-other = Anderes
review-back = Voriger Schritt
review-on = Nächster Schritt
review-mistake-short = Runde { $round }: { $loss }
review-mistake = Fehler { $rank }, { $words }
review-none = Keine Entscheidung hat viel gekostet
review-in-hundred = { $games } von 100
review-smaller = { $count ->
    [one] { $count } kleinerer Verlust: { $loss }
   *[other] { $count } kleinere Verluste, zusammen { $loss }
}
review-smaller-count = { $count ->
    [one] { $count } kleinerer Verlust
   *[other] { $count } kleinere Verluste
}
review-round = Runde { $round }: { $words }
review-luck = { $words }: { $figure } Glück
review-setup = Aufbau
review-others = Züge der anderen: { $figure }
review-others-did = Züge der anderen: { $figure } · { $did }
review-residual = Was den Schätzungen entgeht: { $figure }
review-done = Gespielt: { $words }
review-listed = { $loss } · { $done }
review-part-start = Anfang
review-part-luck = Glück
review-part-losses = Fehler
review-part-others = Andere
review-part-residual = Rest
review-residual-means = Was zwischen Erwartung und Ergebnis übrig bleibt: Die Schätzungen können nicht sagen, ob es Glück oder Spiel war
review-no-parts = Was davon Glück war und was Spiel, können die Schätzungen nicht sagen
review-part-result = Ergebnis
review-part-expected = Erwartet
review-was-best = Das war die beste Möglichkeit
review-was-close = Knapp: etwa so gut wie die beste
review-only = Es gab keine andere Möglichkeit
review-vp-instead = Zu erwarten sind mit der besten { $best } SP, mit dieser { $done }
review-wins-instead = Die beste gewinnt { $best } von 100, diese { $done }
review-cost = Die beste wäre { $vp } SP mehr wert gewesen
review-cost-because = Die beste wäre { $vp } SP mehr wert gewesen: { $reasons }
review-cost-games = Die beste hätte { $percent } von 100 Partien mehr gewonnen
review-cost-games-because = Die beste hätte { $percent } von 100 Partien mehr gewonnen und stünde gegen den besten Gegner um { $lead } SP besser da: { $reasons }
review-whose = Wessen Entscheidungen

## Was alle Partien zusammen sagen

statistics-title = Statistik
statistics-figure-said = { $row }, { $column }: { $figure }
statistics-reading = Bisher { $read } Partien gelesen; weitere folgen
statistics-none-fits = Keine beendete Partie passt dazu
statistics-none-fits-hint = Wähle oben in den Listen mehr aus
statistics-no-figures = Noch keine Zahlen
statistics-no-figures-hint = Diese Partien haben keine
statistics-csv = Als CSV speichern
plays-title = Partien
plays-number = Partie
plays-player = Spieler
plays-computer = Computer
plays-points = Punkte
plays-rank = Platz
plays-won = Gewonnen
plays-minutes = Minuten
statistics-plays = Partien als Tabelle speichern
statistics-plays-hint = Eine Zeile pro Spieler jeder Partie, die hier gezeigt wird, für eine Tabellenkalkulation; endet der Name auf .csv, wird es CSV. Eine vorhandene Datei wird nie ersetzt
statistics-bg-stats = Partien für BG Stats speichern
statistics-bg-stats-hint = Jede Partie, die hier gezeigt wird, wie die App BG Stats sie liest, in einer Liste (JSON). Eine vorhandene Datei wird nie ersetzt
statistics-all = Alle
statistics-filters = Mehr Filter
statistics-clear = Alle zeigen
statistics-form = Form
statistics-form-won-marks = Form (gefüllt: gewonnen)
statistics-form-won = { $won } der letzten { $games } gewonnen
statistics-topic = Zeigen
statistics-mode = Modus
statistics-mode-solo = Allein mit { $phantoms ->
    [one] { $phantoms } Phantom
   *[other] { $phantoms } Phantomen
}
statistics-mode-against = Gegen { count-phantoms }
statistics-kind = Wie geführt
statistics-kind-full = Hier gespielt
statistics-kind-table = Auf dem Wertungsblock
statistics-kind-result = Nachgetragen
statistics-kind-totals = Nur Summen
statistics-layout = Blatt
statistics-options = Runden und Regeln
statistics-person = Person
statistics-place = Ort
statistics-date = Datum
statistics-days = Die letzten { $days } Tage
statistics-trend = Im Lauf der Zeit
statistics-spread = Streuung der Ergebnisse
statistics-split = Woher die Punkte kommen
statistics-types = Arten von Gebäuden
statistics-cells = Gebaute Felder
statistics-coins = Münzen und Sonderaktionen
statistics-program-dice = Würfel des Programms
statistics-typed-dice = Von Menschen geworfene Würfel
statistics-people = Personen
statistics-pairings = Personen gegeneinander
statistics-adjusted = Ergebnisse ohne Glück
statistics-loss = Verlust pro Entscheidung
statistics-result = Ergebnis
statistics-mean = Schnitt von { $games }
statistics-low = Üblich ab
statistics-high = Üblich bis
statistics-range = Üblicher Bereich
statistics-usual = Etwa zwei von drei Ergebnissen liegen im üblichen Bereich
statistics-single = Ab dem zweiten Ergebnis steht hier ein Diagramm
statistics-vp = SP
statistics-part = Teil
statistics-type = Art
statistics-won = Gewonnen
statistics-completed = Vollendet
statistics-early = Vorzeitig
statistics-sheets = { $sheets ->
    [one] Wie oft jedes Feld gebaut wurde, auf { $sheets } Blatt
   *[other] Wie oft jedes Feld gebaut wurde, auf { $sheets } Blättern
}
statistics-cell = Zeile { $row }, Spalte { $column }
statistics-built = Gebaut
statistics-per-game = Pro Partie
statistics-earned = Münzen bekommen
statistics-spent = Münzen ausgegeben
statistics-wasted = Münzen verschenkt
statistics-changed = Würfel gedreht
statistics-second = Zweite Gebäude
statistics-face = Augen
statistics-thrown = Geworfen
statistics-expected = Erwartet
statistics-fair = { $dice } Würfel: Faire Würfel fallen in { $often } von 100 Fällen mindestens so ungleichmäßig
statistics-unfair = { $dice } Würfel: Faire Würfel fallen in weniger als 1 von 100 Fällen so ungleichmäßig
statistics-contests = Mit Gegnern
statistics-pairing = Wer
statistics-two = { $one } – { $other }
statistics-level = { $level } gleichauf
statistics-margin = Mittlerer Vorsprung des Ersten
statistics-ahead = Erster vorn
statistics-behind = Zweiter vorn
statistics-luck = Glück
statistics-reviewed = Analysierte Partien, in denen es um die höchste Summe ging
statistics-from-to = { $least }–{ $most }
statistics-quartiles = Der Median ist { $middle }, die mittlere Hälfte liegt zwischen { $low } und { $high }
statistics-latest = Das letzte, { $total }, liegt über { $below ->
    [0] keinem
   *[other] { $below }
} der anderen { $others }
statistics-mixed = { $lists }: alles zusammen gezählt
statistics-by-game = Nach Spiel
statistics-by-place = Nach Ort
statistics-by-year = Nach Jahr
statistics-by-month = Nach Monat
statistics-by-players = Nach Spielerzahl
statistics-year = Jahr
statistics-month = Monat
statistics-players = Spieler
statistics-hours = Stunden
statistics-winning = Schnitt der Sieger
statistics-worst = Tiefstwert
statistics-share = Gewonnen, in %
statistics-mean-place = Mittlerer Platz
statistics-streak = Meiste Siege in Folge
statistics-shared-wins = Gewonnen, in %: von Partien mit Gegnern; ein Sieg, den sich zwei teilen, zählt für jeden halb
statistics-one-game = Punkte werden nur innerhalb eines Spiels verglichen: Wähle oben eines
statistics-with-game = Punkte werden nur innerhalb eines Spiels verglichen: Wähle eines mit --game
statistics-no-place = Ohne Ort
statistics-this-month = Dieser Monat
statistics-this-year = Dieses Jahr
statistics-span = Von … bis …
statistics-since = Von
statistics-until = Bis
statistics-counted = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} mit { $people ->
    [one] { $people } Person
   *[other] { $people } Personen
}
statistics-empty-hint = Spiele eine Partie zu Ende, schreibe am Tisch mit oder trage eine Papierpartie ein, dann stehen ihre Zahlen hier
people-title = Wer ist wer
people-search = Person suchen
people-none = Niemand gefunden
people-no-search = Suche löschen
people-empty-hint = Wer eine Partie zu Ende spielt, steht hier, mit allen, gegen die gespielt wurde
people-games = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
people-wins = { $wins ->
    [one] { $wins } Sieg
   *[other] { $wins } Siege
}
people-last = zuletzt am { $day }
people-best = Bestwert { $total }
people-against = Gegen
people-alone = Bisher allein oder nur gegen Computer
people-names = Geschrieben als
people-here = { $name }, an diesem Rechner
people-split = Trennen
people-edit = Name und Farbe …
people-shown = Angezeigter Name
people-short = Kurzname
people-colour = Farbe
people-no-colour = Keine eigene Farbe
people-join = Vereinen mit …
people-join-title = { $name } ist dieselbe Person wie
people-join-who = Wer
people-join-choose = Wähl, wer es ist
people-join-hint = Gespeicherte Partien bleiben, wie sie sind; nur Listen und Statistik zählen beide als eine Person. Unter „Geschrieben als“ lässt es sich zurücknehmen.
people-join-do = Sie sind eine Person
people-join-nobody = Alle anderen haben schon gegen { $name } gespielt
people-joined = { $other } ist jetzt { $one }
people-parted = { $name } ist jetzt jemand anderes
people-not-saved = Wer wer ist, ließ sich nicht speichern: { $reason }
people-unreadable = Wer wer ist, ließ sich nicht lesen; jeder Name zählt für sich: { $reason }
people-broken = In { $path } steht nicht, wer wer ist; jeder Name zählt für sich, und die alte Datei bleibt als .bad
people-newer = { $path } stammt von einer neueren Version des Programms; jeder Name zählt für sich, und die Datei bleibt, wie sie ist

# Eine Entscheidung, die noch einmal versucht wird, und die, die geübt werden.

trial-again = Noch einmal versuchen
trial-again-hint = Die Stellung ohne die Antwort: ein Versuch, dann, was er wert war
trial-title = Noch einmal: { $game }
trial-question = Runde { $round }: Was würdest du tun?
trial-tap = Oder bau: Tipp eine leuchtende Kreuzung an.
trial-hint = Ein Versuch; dann siehst du, was er wert war.
trial-done = Das ist mein Zug
trial-good = So gut wie das Beste
trial-bad = { $loss } weniger als das Beste
trial-in-the-game = In der Partie verloren: { $loss }
trial-tried = Dein Versuch: { $words }
trial-back = Zurück
trial-once-more = Noch ein Versuch
drills = Aufgaben
drills-home-none = Deine teuersten Züge
drills-home = { $count ->
    [0] Heute nichts zu üben
    [one] Heute eine Entscheidung zu üben
   *[other] Heute { $count } Entscheidungen zu üben
}
drills-due = für heute
drills-learning = noch nicht gelernt
drills-sitting = gelernt
drills-none = Aufgaben sind die teuersten Entscheidungen deiner eigenen Partien, noch einmal gestellt. Analysiere eine beendete Partie oder geh alle durch: Bis zu fünf Entscheidungen pro Partie kommen hierher, immer wieder, bis du sie gelernt hast.
drills-lost = { $loss } verloren
drills-lost-chance = { $loss } Siegchance verloren
drills-hint = Eine Entscheidung, die du richtig triffst, kommt nach 1, 3, 7, 16 und 35 Tagen wieder und ist dann gelernt; eine falsche kommt am nächsten Tag wieder.
drills-start = Beginnen
drills-none-due = Heute ist nichts fällig.
drills-next = Weiter
drills-title = { $at } von { $of }: { $game }
drills-search = Alle Partien durchgehen
drills-search-hint = Sucht im Hintergrund nach teuren Entscheidungen in jeder beendeten Partie des Archivs
drills-searching = Geht Partien durch: { $done } von { $all }
drills-stop = Nicht weiter durchgehen
drills-sits = gelernt
drills-is-due = heute fällig
drills-comes-back = { $days ->
    [0] heute
    [one] morgen
   *[other] in { $days } Tagen
}
drills-empty = Noch nichts zu üben
drills-now = Für heute
drills-later = Für später
drills-learned = Gelernt
drills-no-game = Die Partie ist nicht mehr im Archiv
drills-gone = { $count ->
    [one] Eine Entscheidung fehlt hier, weil ihre Partie nicht mehr im Archiv ist
   *[other] { $count } Entscheidungen fehlen hier, weil ihre Partien nicht mehr im Archiv sind
}
drills-with = { $day }, mit { $people }
drills-times = { $count ->
    [0] noch nicht geübt
    [one] einmal geübt
    [2] zweimal geübt
   *[other] { $count }-mal geübt
}
drills-went = { $good } von { $all } richtig
drills-return = { $count ->
    [one] Eine kommt { $when } wieder
   *[other] { $count } kommen { $when } wieder
}
drills-learned-now = { $count ->
    [one] Eine ist jetzt gelernt
   *[other] { $count } sind jetzt gelernt
}
backup-no-stream = eine Sicherung wird in eine Datei geschrieben: Nenne eine statt „-“
backup-done = { $files ->
    [one] Eine Datei ist in der Sicherung { $file }
   *[other] { $files } Dateien sind in der Sicherung { $file }
}
backup-left-out = ausgelassen: { $reason }
work-progress = { $percent } %, noch { $left }
backup-of = Sicherung vom { $made } durch Version { $program }, { $files ->
    [one] eine Datei
   *[other] { $files } Dateien
}
backup-file = { $name }: { $what }
backup-is-new = neu
backup-is-same = gleich
backup-differs = hier anders
backup-is-open = in einem anderen Fenster offen, bleibt unberührt
backup-same = { $count ->
    [0] Keine davon ist schon hier
    [one] Eine davon ist schon hier
   *[other] { $count } davon sind schon hier
}
backup-choose = { $count ->
    [one] Eine Datei ist hier anders
   *[other] { $count } Dateien sind hier anders
}: Nimm --conflicts dazu, mit keep (deine bleiben), replace (die der Sicherung treten an ihre Stelle) oder both (sie kommen unter anderen Namen)
backup-nothing-yet = Nichts wurde geändert
backup-restored = Zurückgeholt: { $added } neu, { $replaced } ersetzt, { $same } schon hier, { $kept } ausgelassen, weil deine bleiben
backup-skipped = { $name } blieb unberührt: Es ist in einem anderen Fenster offen oder hat sich seither geändert
backup-refused = kann nicht hierher: { $reason }
backup-bad-name = der Name ist zu lang für diese Platte oder dort nicht erlaubt
backup-is-empty = es ist leer
backup-in-place = was hier an seiner Stelle liegt, ist keine Datei oder lässt sich nicht lesen
backup-unwritable = es lässt sich hier nicht schreiben
backup-no-folder = es gibt keinen Datenordner { $path }, und es wurde nichts gesichert; prüfe --data-dir, ALHAMBRA_DATA_DIR und HOME
backup-nothing = in { $path } ist nichts zu sichern, und es wurde nichts gesichert; prüfe --data-dir, ALHAMBRA_DATA_DIR und HOME
backup-changed-meanwhile = diese Sicherung wurde verändert, während sie zurückgeholt wurde; was bis dahin zurückkam, ist vollständig: Wähl sie noch einmal
backup-none = das ist keine Sicherung dieses Programms; wähle eine Datei, die mit „Sichern“ oder alhambra backup entstand
backup-newer = diese Sicherung stammt von einer neueren Version des Programms; aktualisiere es, um sie zurückzuholen
backup-damaged = diese Sicherung ist beschädigt oder unvollständig, und nichts davon wurde benutzt; versuch eine andere Kopie
backup-changed = { $name } in dieser Sicherung ist nicht so, wie es geschrieben wurde, und nichts davon wurde benutzt; versuch eine andere Kopie
backup-foreign = „{ $name }“ in dieser Sicherung ist keine Datei dieses Programms, und nichts davon wurde benutzt; nimm nur Sicherungen, denen du traust
backup-twice = { $name } ist zweimal in dieser Sicherung, und nichts davon wurde benutzt; nimm nur Sicherungen, denen du traust
backup-file-too-large = { $name } in dieser Sicherung hat mehr als { $most } MB, und nichts davon wurde benutzt; nimm nur Sicherungen, denen du traust
backup-too-much = das ist mehr, als eine Sicherung fasst; kopiere stattdessen den Datenordner
help-backup = Schreibt alles, was du gemacht hast, in eine Datei
help-backup-more = Sie enthält Partien mit zurückgenommenen Zügen, Blätter mit ihrem Training, Pläne, deine Schachtel, begonnene Arbeit, Aufgaben und Einstellungen; nicht den Papierkorb und nichts, was sich neu berechnen lässt. Eine unlesbare Datei wird ausgelassen und genannt, und der Rückgabewert ist 1.
help-backup-output = Die Sicherung, die geschrieben wird
help-restore = Holt zurück, was in einer Sicherung ist
help-restore-more = Die ganze Sicherung wird geprüft, bevor sich etwas ändert. Was hier fehlt, kommt; was hier gleich ist, bleibt. Sind Dateien hier anders, werden sie genannt und nichts wird geändert (Rückgabewert 1), bis --conflicts sagt, was aus ihnen wird. Was ein anderes Fenster offen hat, bleibt unberührt und wird genannt. Nach einem Abbruch kann man es wiederholen.
help-restore-file = Eine Sicherung
help-dry-run = Sagt nur, was sich ändern würde
help-conflicts = Was aus Dateien wird, die hier anders sind: keep (deine bleiben), replace (die der Sicherung treten an ihre Stelle) oder both (sie kommen unter anderen Namen; Einstellungen und anderes, was es nur einmal gibt, bleiben)
replay-loss = { $loss } gegenüber dem Besten verloren
keys-do-loss = Nächste teure Entscheidung
best-play = Bestes Spiel
best-play-mine = In der Partie
same-dice-hint = Der Berater spielt mit denselben Würfeln: beide Blätter nebeneinander, und wo sie sich trennen
same-dice-not = Das geht nur mit beendeten Partien, in denen das Programm alle Würfel geworfen hat.
same-dice-title = Gleiche Würfel: { $game }
best-play-playing = Der Berater spielt …
best-play-total = { $who }: { $total } SP
best-play-won = { $who }: { $total } SP, Sieg
best-play-parting = Wo sie sich trennen
best-play-alike = Sie trennen sich nie.
best-play-marks = Gerahmt: nur hier. Pfeile: mehr oder weniger als gegenüber. Zahlen: eigene, dann höchste der anderen.
race-strip-type = { $building } { $own }, andere höchstens { $most }
best-play-did = { $who }: { $what }
same-dice-beside = Vergleichen mit
review-decisions = Alle Entscheidungen
review-list = Liste

## Wie gut ein Ergebnis ist

standing = Wie gut war das?
standing-compare = Vergleich
standing-adjusted = Ohne Glück
standing-adjusted-hint = Was die Entscheidungen allein bei mittlerem Glück gebracht hätten
standing-tries = Deine Versuche mit diesen Würfeln
standing-try = { $number ->
    [1] Erster Versuch
   *[other] Versuch { $number }
}
standing-this = diese Partie
standing-levels = Alle Stufen
standing-you = Dein Ergebnis
standing-more = { $by } mehr als du
standing-fewer = { $by } weniger als du
standing-beaten = Besser als { $percent } % seiner Partien mit anderen Würfeln
standing-beaten-none = Mit anderen Würfeln brachte fast jede Partie aller Stufen mehr
standing-beaten-all = Besser als fast jede Partie aller Stufen mit anderen Würfeln
standing-levels-hint = Die Balken sind Punkte mit diesen Würfeln, bei Anfänger und Geübt das Mittel aus 100 Partien. Wie oft dein Ergebnis besser ist, zeigen 1.000 Partien jeder Stufe mit anderen Würfeln.
standing-working = Spielt …

## Sicherungen im Fenster

backup-hint = Eine Sicherung enthält alles, was du hier gemacht hast, in einer Datei
backup-make = Sichern …
backup-make-title = In diese Datei sichern
backup-make-do = Sichern
backup-restore = Zurückholen …
backup-restore-title = Diese Sicherung zurückholen
backup-restore-hint = Was sich ändern würde, wird vorher gezeigt
backup-read = Zeigen
backup-restore-do = Zurückholen
backup-busy = Eine Sicherung wird gerade geschrieben oder zurückgeholt
backup-working = { $percent } % fertig
backup-all-here = Alles darin ist schon hier
backup-counts = { $new } neu · { $differs } anders · { $same } gleich
backup-game = Partie
backup-undone = Zurückgenommene Züge
backup-training = Training
backup-board = Plan
backup-box = Schachtel
backup-draft = Begonnene Arbeit
backup-conflicts = { $count ->
    [one] Welche Fassung dieser Datei?
   *[other] Welche Fassung dieser { $count } Dateien?
}
backup-both = Beide behalten
backup-keep = Meine behalten
backup-replace = Gesicherte nehmen
backup-both-hint = Die gesicherten kommen unter anderen Namen dazu; Einstellungen und anderes, was es nur einmal gibt, bleiben deine eigenen
backup-keep-hint = Deine bleiben, wie sie sind; nur Neues kommt dazu
backup-replace-hint = Die gesicherten ersetzen deine, die dann verloren sind
backup-failed = Mit dieser Sicherung ging etwas schief: { $reason }

## Dateien, die hereinkommen

keys-do-paste = Kopiertes öffnen: eine Partie, einen Code oder den Pfad einer Datei
files-drop-here = Dateien hier ablegen, um sie zu öffnen
files-pasted = Eingefügter Text
files-pasted-names = Das sind offenbar Namen: Wähle das Feld eines Spielernamens und füge sie dort ein, dann bekommt jeder eine Zeile

## Die Regeln von Roll & Write, nach § der Beschreibung

rules = Regeln
rules-search = In den Regeln suchen
rules-contents = Inhalt
rules-found = { $found } von { $all } Abschnitten
rules-none = Davon steht in keinem Abschnitt etwas. Versuch es mit einem kürzeren Wort.
rules-scroll = Durch die Regeln blättern
rules-aim = Das Ziel
rules-aim-text = Alle bauen auf einem eigenen Blatt an ihrer Alhambra, mit Würfeln, die von Hand zu Hand gehen. Punkte bekommt, wer von einer Art die meisten Gebäude hat oder sie als Erster vollendet; auch gefüllte Zeilen, Spalten und übrige Münzen zählen. Wer nach der letzten Runde die meisten Punkte hat, gewinnt.
rules-sheet = Die Blätter
rules-sheet-text = Auf deinem Blatt stehen 36 Gebäude von sechs Arten. Ein gelber Würfel bestimmt die Zeile, ein blauer die Spalte; wo sie sich treffen, ist eine Kreuzung. Um dort zu bauen, streich das Feld durch und füll das nächste Kästchen dieser Art auf dem Wertungsblatt, das für den ganzen Tisch gilt. Dazu kommt eine Leiste mit Münzen; drei davon gehören dir von Anfang an.
rules-sheet-example = Ein Blatt, auf dem noch nichts gebaut ist.
rules-rounds = Die Runden
rules-rounds-text = Zu dritt dauert eine Partie 18 Runden, zu viert 15 und zu fünft 12; Phantome zählen dabei als Spieler. In jeder Runde ist jeder einmal am Zug, im Uhrzeigersinn ab dem Startspieler.
rules-setup = Der Aufbau
rules-setup-text = Bestimmt, wer anfängt. Der Reihe nach wirft jeder einen gelben und einen blauen Würfel und baut, wohin sie zeigen, dreimal reihum; ist das Feld schon gebaut, wird neu gewürfelt. Dann wirft jeder sein Paar noch einmal und legt es an: Gelb an seine Zeile, Blau an seine Spalte. Der Startspieler wirft außerdem ein zusätzliches Paar und legt es an; es wandert von nun an um den Tisch.
rules-turn = Dein Zug
rules-turn-text = Auf deinem Blatt liegen vier Würfel, zwei gelbe und zwei blaue, und bilden vier Kreuzungen. Zwei davon wurden dir weitergegeben und bleiben, wie sie sind; dein eigenes Paar wirfst du zuerst, wenn du es im letzten Zug benutzt hast. Für Münzen darfst du Würfel drehen. Dann tust du eines von beidem: bauen oder Münzen nehmen.
rules-build = Bauen
rules-build-text = Wähl einen gelben und einen blauen Würfel, deren Kreuzung noch frei ist, und bau dort. Diese beiden Würfel liegen nun vor dir und werden zu Beginn deines nächsten Zuges geworfen. Die anderen zwei bekommt der nächste Spieler, so wie sie liegen.
rules-build-example = Gelb 2 und 5, Blau 3 und 6: vier Kreuzungen. Zeile 2, Spalte 3 ist schon bebaut, also bleiben dir drei zur Wahl.
rules-gain = Münzen nehmen
rules-gain-text = Zähl, wie viele deiner vier Kreuzungen bebaut sind, und kreis so viele Münzen ein; zeigen zwei Würfel dasselbe, zählt eine Kreuzung doppelt. Das darfst du immer tun, und du musst es, wenn alle vier bebaut sind. Dann wirf alle vier Würfel, behalt einen gelben und einen blauen und gib die anderen zwei weiter. Sind alle gedruckten Münzen eingekreist, gibt es keine mehr, auch wenn du schon welche ausgegeben hast.
rules-gain-example = Gelb 1 und 4, zweimal Blau 5: zwei bebaute Felder, und jedes zählt doppelt. Das sind 4 Münzen.
rules-end = Den Zug beenden
rules-end-text = Bis du deinen Zug beendest, kannst du alles seit dem letzten Wurf rückgängig machen. In der letzten Runde wirft und behält der letzte Spieler keine Würfel mehr und gibt keine weiter; die Phantome würfeln noch.
rules-change = Würfel drehen
rules-change-text = Bevor du baust oder Münzen nimmst, dreht jede ausgegebene Münze einen Würfel um eins hinauf oder hinunter. Je Zug darfst du einen gelben und einen blauen Würfel drehen; als Hausregel beliebige der vier. Aus einer 6 wird nie eine 1 und aus einer 1 nie eine 6. Der Würfel behält seine neue Zahl, auch wenn er weitergegeben wird.
rules-change-example = Für eine Münze wurde aus der gelben 2 eine 3. Mit der blauen 2 zeigt sie nun auf dieses Gebäude: { building-bare }.
rules-second = Ein zweites Gebäude
rules-second-text = Nach dem Bauen darfst du für 3 Münzen auch an der Kreuzung der beiden unbenutzten Würfel bauen, wenn sie noch frei ist. Dann wirf alle vier Würfel, behalt einen gelben und einen blauen und gib die anderen zwei weiter.
rules-special = Eine Sonderaktion pro Zug
rules-special-text = Würfel zu drehen und ein zweites Gebäude zu bauen sind Sonderaktionen. Du darfst eine davon pro Zug nutzen, oder beide, wenn ihr das vor der Partie so abmacht.
rules-race = Der Wettlauf
rules-race-text = Füllst du das letzte Kästchen einer Art, gewinnst du am Ende der Runde den höchsten Platz, der noch frei ist. Wer dieselbe Art in derselben Runde vollendet, teilt sich mit dir die nächsten Plätze, einen für jeden: Punkte zusammenzählen, teilen, abrunden. Diese Plätze werden gestrichen, und niemand kann sie mehr gewinnen. Eine Art, für die kein Platz mehr frei ist, bringt nichts.
rules-race-example = Anna und Ben vollenden das Serail in derselben Runde: 17 und 9 sind 26, also 13 SP für jeden. Der dritte Platz mit 2 SP ist noch frei.
rules-types = Am Ende: die Arten
rules-types-text = Nach der letzten Runde gehen die übrigen Plätze jeder Art an die Spieler mit den meisten Kästchen; wer für sie schon belohnt wurde, zählt nicht mehr mit. Bei Gleichstand teilt man sich die Plätze und rundet ab. Ohne ein Gebäude der Art gibt es dafür nichts.
rules-types-example = Anna führt bei den Arkaden und bekommt 18 SP. Ben und Clara liegen gleichauf dahinter und teilen sich 10 und 3: je 6 SP.
rules-lines = Am Ende: die Linien
rules-lines-text = Jede Zeile und jede Spalte deines Blattes zählt: 2 SP mit vier Gebäuden, 5 SP mit fünf und 10 SP mit allen sechs. Sie müssen nicht nebeneinander liegen.
rules-lines-example = Vier, fünf und sechs Gebäude: 2, 5 und 10, zusammen 17 SP.
rules-victory = Am Ende: Münzen und Sieg
rules-victory-text = Je zwei übrige Münzen sind 1 SP wert; eine einzelne bringt nichts. Wer die meisten Punkte hat, gewinnt; bei Gleichstand teilt man sich den Sieg.
rules-card = Die Abrechnung
rules-card-text = Die Abrechnung zeigt für jeden Spieler die Punkte der sechs Arten, der Linien und der Münzen und die Summe. Plätze aus dem Wettlauf sind gekennzeichnet.
rules-two = Zu zweit
rules-two-text = Ein Phantom spielt mit. Es hat kein Blatt: Nach eurem Aufbau wird sein Paar dreimal geworfen, und jeder Wurf füllt ein Kästchen der Art, auf die er zeigt. Danach wird es einmal pro Runde geworfen, nach euch beiden, und noch einmal, wenn diese Art schon voll ist. Ein Phantom nimmt euch Plätze weg, bekommt aber nie Punkte und gewinnt nie.
rules-two-example = Phantom I würfelt Gelb 3 und Blau 5 ({ building-bare }) und füllt sein nächstes Kästchen dieser Art.
rules-solo = Allein spielen
rules-solo-text = Du spielst gegen zwei Phantome, oder gegen drei oder vier, wenn es schwerer sein soll. Weil niemand da ist, der Würfel bekommt, bleiben nach dem Bauen die zwei unbenutzten liegen, und die zwei benutzten werden für den nächsten Zug geworfen. Nach dem Münzennehmen oder einem zweiten Gebäude werden alle vier geworfen. Hol so viele Punkte wie möglich.
rules-against = Die Phantome besiegen
rules-against-text = In dieser Solo-Variante punkten die Phantome mit ihren Arten wie Spieler und bekommen statt Linien und Münzen einen Bonus: je 21 SP bei zwei Phantomen, 18 bei drei, 15 bei vier. Die höchste Summe gewinnt; ein Gleichstand wird geteilt, auch mit einem Phantom.
rules-open = Wo die Regeln Spielraum lassen
rules-open-text = Manches lässt sich verschieden lesen. Runden, Sonderaktionen, das Drehen von Würfeln und den Phantom-Bonus stellst du ein, wenn eine Partie beginnt. Sieht das Blatt deines Blocks anders aus, trag es unter „Blätter“ ein und spiel darauf.

## Die Regeln von Alhambra, dem Legespiel, nach § der Beschreibung

alhambra-rules-aim-text = Du kaufst Gebäude mit Geld in vier Währungen und legst daraus deine eigene Alhambra. Dreimal wird gewertet: Wer bei einer Gebäudeart vorn liegt, bekommt Punkte, und alle bekommen Punkte für ihre längste Mauer. Wer am Ende die meisten Punkte hat, gewinnt.
alhambra-rules-tiles = Plättchen und Punkte
alhambra-rules-tiles-text = Es gibt 54 Gebäudeplättchen von sechs Arten, jedes mit seinem Preis. Wer von einer Art die meisten hat, bekommt bei jeder Wertung Siegpunkte dafür. Pavillons sind billig und bringen am wenigsten, Türme sind teuer und bringen am meisten, und jede Wertung zahlt mehr als die davor.
alhambra-rules-tiles-example = Wie viele Plättchen es von jeder Art gibt, was sie kosten und was die Plätze bei den drei Wertungen bringen.
alhambra-rules-walls = Mauern und Startplättchen
alhambra-rules-walls-text = Die meisten Plättchen haben an einer, zwei oder drei Seiten eine Mauer. Dein Startplättchen hat weder Mauer noch Preis und ist kein Gebäude.
alhambra-rules-money = Geld
alhambra-rules-money-text = Du zahlst mit Karten in vier Währungen: Gulden, Dirham, Denare und Dukaten. In jeder gibt es Karten von 1 bis 9, jede dreimal.
alhambra-rules-money-example = Je eine Karte der vier Währungen.
alhambra-rules-yard = Der Bauhof
alhambra-rules-yard-text = Auf den Plätzen des Bauhofs liegen vier Plättchen. Der Platz bestimmt, womit du zahlst: auf dem ersten mit Gulden, auf dem zweiten mit Dirham, auf dem dritten mit Denaren, auf dem vierten mit Dukaten.
alhambra-rules-yard-example = Das Serail kostet jetzt 5 Gulden, die Arkaden 8 Dirham, der Garten 10 Denare und der Turm 11 Dukaten.
alhambra-rules-scorings = Drei Wertungen
alhambra-rules-scorings-text = Gewertet wird dreimal: wenn die erste Wertungskarte auftaucht, wenn die zweite auftaucht, und am Ende der Partie. Es zählt nur, was in deiner Alhambra liegt, nicht was in deiner Reserve ist.
alhambra-rules-majorities = Wer am meisten hat
alhambra-rules-majorities-text = Bei jeder Art ist vorn, wer die meisten Plättchen davon hat, egal, was sie kosten. Die erste Wertung zahlt für einen Platz, die zweite für zwei, die dritte für drei. Bei Gleichstand teilt man sich die Plätze: Punkte zusammenzählen, teilen, abrunden. Ohne ein Plättchen der Art gibt es dafür nichts.
alhambra-rules-majorities-example = Türme bei der zweiten Wertung: Anna und Ben haben je vier und teilen sich 13 und 6, also 9 SP für jeden. Clara hat einen und geht leer aus.
alhambra-rules-longest = Die Mauer
alhambra-rules-longest-text = Eine ummauerte Seite gehört zu deiner Mauer, wenn dahinter kein Plättchen liegt. Such die längste Linie, die ohne Lücke an deiner Mauer entlangführt: Jedes Stück davon ist 1 SP wert. Nur diese eine Linie zählt. Zwei Mauern aneinander bringen nichts.
alhambra-rules-longest-example = Drei Mauerzüge aus drei, zwei und einem Stück: Nur der längste zählt und bringt 3 SP.
alhambra-rules-upright = Plättchen legen
alhambra-rules-upright-text = Plättchen liegen aufrecht und werden nie gedreht. Nach jeder einzelnen Änderung muss deine ganze Alhambra diese Regeln einhalten, ob du ein Plättchen legst, wegnimmst oder austauschst.
alhambra-rules-sides = Passende Seiten
alhambra-rules-sides-text = Wo sich zwei Plättchen berühren, haben beide eine Mauer oder keines.
alhambra-rules-sides-example = Der Pavillon hat im Osten eine Mauer. Die Gemächer haben im Westen keine und passen deshalb dort nicht.
alhambra-rules-foot = Zu Fuß
alhambra-rules-foot-text = Vom Startplättchen aus kommt man zu Fuß zu jedem anderen Plättchen, ohne eine Mauer zu überqueren. Ein neues Plättchen hat also eine Seite mit deiner Alhambra gemeinsam; eine Ecke reicht nicht.
alhambra-rules-foot-example = Die Seiten passen, aber zum Serail käme niemand zu Fuß: Der einzige Weg ist vermauert.
alhambra-rules-holes = Keine Lücken
alhambra-rules-holes-text = Du darfst keinen leeren Raum einschließen, ob ein Feld oder viele.
alhambra-rules-holes-example = Der Garten würde den Ring um das leere Feld in der Mitte schließen.
alhambra-rules-start = Das Startplättchen bleibt
alhambra-rules-start-text = Dein Startplättchen bleibt bis zum Ende liegen: Es wird nie weggenommen oder ausgetauscht.
alhambra-rules-setup = Der Aufbau
alhambra-rules-setup-text = Alle legen ihr Startplättchen, und der Bauhof bekommt vier Plättchen. Dann bekommt einer nach dem anderen Geld, Karte für Karte und offen für alle, bis es mindestens 20 ergibt; von da an sind die Hände geheim. Vier weitere Karten werden ausgelegt. Der Rest wird in fünf Stapel geteilt: In den zweiten wird die eine Wertungskarte gemischt, in den vierten die andere.
alhambra-rules-first = Wer anfängt
alhambra-rules-first-text = Es beginnt, wer die wenigsten Karten hat; bei Gleichstand, wer von ihnen am wenigsten Geld hat, und dann der Jüngste. Gespielt wird im Uhrzeigersinn.
alhambra-rules-turn = Dein Zug
alhambra-rules-turn-text = In deinem Zug tust du eines: Geld nehmen, ein Plättchen kaufen oder deine Alhambra umbauen. Aber jedes Mal, wenn du passend zahlst, hast du noch eine Aktion. So kannst du bis zu vier Plättchen kaufen und danach noch Geld nehmen oder umbauen.
alhambra-rules-take = Geld nehmen
alhambra-rules-take-text = Nimm eine Karte der Auslage, egal, was sie wert ist. Oder nimm mehrere, die zusammen höchstens 5 ergeben; die Währungen dürfen verschieden sein.
alhambra-rules-take-example = Die 9 allein darfst du nehmen, auch die 2 mit der 3, oder die 1, die 1 und die 3. Die 3 mit der 3 nicht: Das wären 6.
alhambra-rules-buy = Kaufen
alhambra-rules-buy-text = Bezahl ein Plättchen des Bauhofs mit Karten seiner Währung, die mindestens so viel wert sind wie sein Preis. Wechselgeld gibt es nicht. Leg das Plättchen beiseite, bis der Zug endet; so lange bleibt sein Platz leer.
alhambra-rules-buy-example = Der Garten kostet 10 Denare. Mit 3 und 7 zahlst du passend und hast noch eine Aktion; mit 4 und 7 ist ein Denar verloren, und das war deine letzte Aktion.
alhambra-rules-redesign = Umbauen
alhambra-rules-redesign-text = Ändere eines an deiner Alhambra: Leg ein Plättchen aus der Reserve, nimm ein gelegtes in die Reserve oder tausch die beiden am selben Ort. Was du in diesem Zug gekauft hast, wartet, bis der Zug endet.
alhambra-rules-end = Den Zug beenden
alhambra-rules-end-text = Leg jedes gekaufte Plättchen oder nimm es in die Reserve, in beliebiger Reihenfolge. Dann wird die Auslage auf vier Karten und der Bauhof auf vier Plättchen aufgefüllt. Ist eine Wertungskarte aufgetaucht, folgt die Wertung; danach ist der Nächste am Zug.
alhambra-rules-pass = Passen
alhambra-rules-pass-text = Passen darfst du nur, wenn du gar nichts tun kannst: keine Karte nehmen, nichts bezahlen, an deiner Alhambra nichts ändern.
alhambra-rules-over = Das Ende der Partie
alhambra-rules-over-text = Die Partie endet, wenn der Bauhof nicht mehr voll wird. Alle zeigen ihre Karten, und jedes Plättchen im Bauhof geht umsonst an den, der am meisten Geld seiner Währung hat; bei Gleichstand bleibt es liegen. Diese Plättchen werden gelegt oder kommen in die Reserve. Dann folgt die dritte Wertung. Die meisten Punkte gewinnen, und bei Gleichstand teilt man sich den Sieg.
alhambra-rules-missed = Eine Wertung, die nie kommt
alhambra-rules-missed-text = Ist eine Wertungskarte bis zum Ende der Partie nicht aufgetaucht, fällt ihre Wertung aus. Die Partie endet auch, wenn alle nacheinander gepasst haben.
alhambra-rules-two = Zu zweit
alhambra-rules-two-text = Zu zweit ist jede Geldkarte nur zweimal statt dreimal da: zusammen 72 Karten.
alhambra-rules-dirk = Der dritte Spieler
alhambra-rules-dirk-text = Ein dritter Spieler ist dabei, der Dirk heißt, wenn ihr ihm keinen anderen Namen gebt; er hat keine Züge, kein Geld und keine Alhambra. Er bekommt am Anfang sechs Plättchen vom Stapel, nach der ersten Wertung noch sechs und nach der zweiten ein Drittel des Stapels, abgerundet.
alhambra-rules-give = Plättchen verschenken
alhambra-rules-give-text = Wenn dein Zug endet, darfst du jedes Plättchen, das du darin gekauft hast, dem dritten Spieler schenken. Was in deiner Reserve oder deiner Alhambra ist, bleibt deins, und auch, was du am Ende der Partie bekommst.
alhambra-rules-third = Die Plätze des dritten Spielers
alhambra-rules-third-text = Der dritte Spieler bekommt bei den Arten Plätze und Punkte wie jeder andere, aber er hat weder Mauer noch Module. Er nimmt euch Punkte weg, gewinnt aber nie.
alhambra-rules-third-example = Gärten bei der dritten Wertung: Anna und Dirk haben je vier und teilen sich 20 und 12, also 16 SP für jeden. Ben hat zwei und bekommt 5 SP.
alhambra-rules-vizier = Modul: der Wesir
alhambra-rules-vizier-text = Jeder hat einen Wesir, der am Anfang wach ist. Nach jedem Zug, sobald der Bauhof voll ist, darf ein wacher Wesir ein Plättchen zum genauen Preis kaufen; zuerst wird gefragt, wer als Nächster am Zug ist. Es wird sofort gelegt oder kommt in die Reserve, der Bauhof wird wieder aufgefüllt, und der Wesir schläft ein. Deinen zu wecken kostet eine Aktion.
alhambra-rules-camps = Modul: Lager
alhambra-rules-camps-text = Lager kaufst, legst und versetzt du wie Gebäude, aber niemand kann durch sie hindurchgehen. Mindestens einer ihrer Wälle steht an der Mauer eines Gebäudes. Wälle dürfen nichts anderes berühren, und glatte Seiten nur glatte Seiten anderer Lager. Bei jeder Wertung bringt jeder Pfeil 1 SP für jedes Gebäude in der lückenlosen Linie, auf die er zeigt. Das Startplättchen zählt mit; eine Lücke oder ein anderes Lager beendet die Linie.
alhambra-rules-camps-example = Die Pfeile dreier Lager zeigen auf vier, vier und zwei Gebäude: 10 SP.
alhambra-rules-bazaars = Modul: Basare
alhambra-rules-bazaars-text = Ein Basar, der gezogen wird, kommt neben den Bauhof. Er kostet genau so viel wie das Plättchen auf dem Platz seiner Währung; solange dieser Platz leer ist, kann ihn niemand kaufen. Zähl bei der dritten Wertung die Plättchen ringsum, die eine seiner drei Farben haben, auch über Eck. Nimm ihre Zahl mal die Zahl seiner Farben, die darunter vorkommen.
alhambra-rules-bazaars-example = Vier Plättchen um den Basar passen, in allen drei Farben: 4 × 3 = 12 SP.
alhambra-rules-falcons = Modul: Falkner
alhambra-rules-falcons-text = Du darfst deinen ganzen Zug für Falken verwenden: Jeder kostet eine Geldkarte, egal welche. Setz ihn dorthin, wo vier Plättchen zusammentreffen und seine beiden Farben dabei sind; auch das Startplättchen und Basare dürfen dabei sein, Lager nicht. Er bleibt dort und kommt nur in den Vorrat zurück, wenn eines seiner Plättchen weggenommen oder ausgetauscht wird. Bei jeder Wertung bringen ein bis fünf Falken einer Sorte 2, 6, 12, 20 oder 30 SP.
alhambra-rules-falcons-example = Der braune Falke hat die Farben von Pavillon und Turm. Er sitzt, wo beide zusammentreffen, und bringt 2 SP.
alhambra-rules-open = Wo die Regeln Spielraum lassen
alhambra-rules-open-text = Die Ausgaben sind verschieden, und manches lässt sich verschieden lesen. Wenn eine Partie beginnt, wählst du die Module und den Stapel der zweiten Wertungskarte. Dort legst du auch fest, was für Lücken gilt, für die weitere Aktion, den dritten Spieler, die Käufe der Wesire und die Lager.

## Tipps

settings-tips = Hinweise, wenn etwas neu ist
tip-crossing = Hinweis: Jeder gelbe Würfel bildet mit jedem blauen eine Kreuzung. Wähl eine und bau dort.
tip-phantom = Hinweis: Die Phantome haben gewürfelt. Jedes füllt ein Kästchen im Wettlauf und kann dir einen Platz wegnehmen.
tip-award = Hinweis: Im Wettlauf ist ein Platz gestrichen. Wer eine Art früh vollendet, bekommt den besten, der noch frei ist.
tip-coins = Hinweis: Du hast Münzen. Eine dreht einen Würfel um eins, bevor du handelst; drei bezahlen ein zweites Gebäude.
tip-close = Verstanden

## Eine erste Partie, Schritt für Schritt

lesson = Spielen lernen
lesson-offer = Das Spiel in fünf Zügen lernen
lesson-aim = Ziel des Spiels
lesson-aim-hint = Hol die meisten Siegpunkte: Vollende Gebäudearten als Erster, bau Linien, behalte Münzen. Zwei Phantome laufen mit dir um die Wette. Niemand spielt sie: Sie würfeln nur und füllen Kästchen. Du beginnst mit drei Gebäuden, die die Würfel bestimmt haben, und { $coins } Münzen.
lesson-turn = Zug { $round } von 5
lesson-strayed = Das ist erlaubt, aber bleiben wir vorerst bei der Lektion: Dein Blatt ist unverändert.
lesson-crossing = Zwei gelbe Würfel bestimmen Zeilen, zwei blaue Spalten: vier Kreuzungen, und noch ist keine bebaut. Bau den Pavillon in Zeile 3, Spalte 2. Du hast { $built } von { $printed } Pavillons, und wer als Erster alle hat, bekommt am meisten.
lesson-phantoms = Das Feld ist durchgestrichen, und im Wettlauf ist ein Kästchen gefüllt. Beende deinen Zug: Die zwei benutzten Würfel werden neu geworfen. Dann wirft jedes Phantom zwei Würfel: Sie zeigen auf ein Feld des Blatts, und das Phantom füllt ein Kästchen von dessen Art.
lesson-dice-stay = Die unbenutzten Würfel sind liegen geblieben, Gelb 5 und Blau 6. Sie kreuzen sich immer noch bei einem Pavillon: Bau ihn.
lesson-race = Noch ein Pavillon, und du hast alle. Wer die Pavillons als Erster vollendet, gewinnt { $vp } Siegpunkte (SP), der Zweite { $second }, der Dritte { $third }. Am Ende zählen auch unvollendete Arten: Darum können Phantome deine Summe senken. Beende deinen Zug.
lesson-coins = Statt zu bauen, kannst du Münzen nehmen, eine für jede bebaute Kreuzung; hier sind es alle. Beide gelben Würfel zeigen 1, also zählt jedes Feld doppelt: { $coins } Münzen.
lesson-all-four = Du hast jetzt { $coins } Münzen. Nach dem Münzennehmen werden alle vier Würfel geworfen: Beende deinen Zug.
lesson-change = Der letzte Pavillon steht in Zeile 4, Spalte 4, aber kein blauer Würfel zeigt 4. Zieh die blaue 3 auf Spalte 4, oder wähl „Würfel drehen“ und dreh sie hoch. Jeder Schritt kostet eine Münze. Von 6 auf 1 geht es nie, und in einem Zug darfst du einen Würfel jeder Farbe drehen.
lesson-complete = Jetzt treffen sich Gelb 4 und Blau 4 bei deinem letzten Pavillon. Bau ihn.
lesson-award = Alle deine Pavillons sind gebaut. Die Runde endet, wenn die Phantome gewürfelt haben: Dann bekommst du dafür { $vp } SP, und niemand sonst kann mehr Erster werden. Beende deinen Zug.
lesson-line = Der letzte Zug dieser kurzen Partie. Zeile 1 hat zwei Gebäude, wie die Punkte daneben zeigen; vier in einer Zeile oder Spalte sind 2 SP wert. Bau zuerst in Zeile 1, Spalte 2.
lesson-second = Die zwei unbenutzten Würfel zeigen auf Zeile 1, Spalte 4. Wenn du in diesem Zug keinen Würfel gedreht hast, darfst du für 3 Münzen auch dort bauen: Wähl „{ $button }“.
lesson-last = Zeile 1 hat jetzt vier Gebäude, und dir bleiben { $coins } Münzen; je zwei sind 1 SP wert. Beende den Zug und damit die Partie.
lesson-over = Deine erste Partie
lesson-learnt-types = Am Ende: meiste Kästchen, bester freier Platz
lesson-learnt-shared = Gleiche Runde oder gleich viele: Plätze geteilt
lesson-learnt-coins = Jede gedruckte Münze wird nur einmal eingekreist
lesson-learnt-rules = Solo sind es 18 Runden; mehr in den Regeln (F1)
lesson-play-on = Solopartie beginnen

## Der Desktop kennt das Programm

install-record = Alhambra-Partie
install-done = Alhambra steht jetzt in deinen Menüs und öffnet Partien ({ $pattern }) und Links wie { $link }
install-written = geschrieben: { $path }
install-in-the-way = { $path } ist nicht von diesem Programm oder wurde geändert, und nichts wurde installiert: Räum es weg und versuch es noch einmal
install-bad-path = „{ $path }“ kann nicht in einem Menüeintrag stehen, und nichts wurde installiert: Verschieb es an einen Pfad aus einfachem Text, ohne = und Steuerzeichen
install-of-other = { $path } gehört zu diesem Programm mit dem Datenordner „{ $folder }“, deine Menüs haben nur einen Eintrag dafür, und nichts wurde installiert: Entferne den erst mit --data-dir und diesem Ordner, install --user --remove
install-removed = Alhambra steht nicht mehr in deinen Menüs
install-none = Hier ist nichts installiert, das sich entfernen ließe
install-changed = blieb, weil jemand es geändert hat: { $path }
install-lost = das System sagt nicht, wohin Programme installiert werden: Setze HOME oder XDG_DATA_HOME
install-not-here = alhambra install geht nur unter Linux: Unter Windows und macOS wähle dieses Programm bei „Öffnen mit“; Links öffnen sich dort nicht
install-tool-done = erledigt: { $tool }
install-tool-missing = fehlt: { $tool }; dein Desktop merkt es selbst, spätestens bei der nächsten Anmeldung
install-tool-failed = gescheitert: { $tool }; melde dich neu an oder installiere es neu
install-links-open = { $tool } sagt, dass Links dieses Programm öffnen
install-links-elsewhere = { $tool } sagt nicht, dass Links dieses Programm öffnen: Wähle es in den Einstellungen deines Desktops
help-install = Macht das Programm deinem Desktop bekannt, sodass ein Doppelklick Partien öffnet
help-install-more = Unter Linux schreibt es ein Symbol, einen Menüeintrag und den Typ der Partien in deinen eigenen Ordner (XDG_DATA_HOME oder ~/.local/share) und lässt den Desktop seine Listen auffrischen. Ein Link wie alhambra:100TZ-GW7EZ öffnet seine Herausforderung. Keine fremde Datei wird ersetzt. Noch einmal nötig, wenn das Programm umgezogen ist.
help-install-user = Nur für dich
help-install-remove = Nimmt weg, was installiert wurde, aber keine Datei, die jemand geändert hat
help-man = Schreibt die Handbuchseiten: eine des Programms und eine jedes Befehls
help-man-output = Der Ordner für die Seiten; sonst gehen sie alle nacheinander auf die Standardausgabe
help-completions = Schreibt, was eine Shell braucht, um Befehle und Optionen zu vervollständigen
help-completions-more = In Paketen des Programms ist es schon dabei. Sonst gehört es dorthin, wo deine Shell danach sucht, wie in den Beispielen.
help-shell = Die Shell
library-imported-several = Importiert: { $added } neu, { $here } schon hier, { $failed } nicht lesbar
library-copy = Partie als Text kopieren
library-copied = Die Partie ist als Text in der Zwischenablage

photo = Foto vom Tisch
photo-word = Foto
photo-none = Noch kein Foto
photo-awaited = Das Foto wird gelesen …
photo-working = Das Foto wird vorbereitet … { $percent } %
photo-stop = Abbrechen
photo-stopped = Abgebrochen: Das zuletzt gewählte Bild wurde nicht hinzugefügt
photo-kept = Das Foto liegt jetzt bei der Partie
photo-choose = Foto hinzufügen …
photo-replace = Anderes wählen …
photo-hint = Pfad eines Bilds (JPEG, PNG); oder zieh eins auf dieses Fenster
photo-take = Hinzufügen
photo-remove = Entfernen
photo-remove-question = Das Foto entfernen? Die Datei, aus der es gemacht wurde, bleibt.
photo-unreadable = { $path } ist kein Bild in JPEG oder PNG; speichere es zuerst als eines davon
photo-damaged = { $path } ist beschädigt oder von einer Art, die nicht gelesen werden kann; speichere es neu als JPEG oder PNG
photo-too-long = { $path } hat an einer Seite mehr als 20.000 Pixel; verkleinere es zuerst
photo-too-many = { $path } hat mehr als { $most } Millionen Pixel; verkleinere es zuerst
photo-locked = Ein anderes Fenster ändert dieses Foto gerade. Versuch es noch einmal.
photo-changed = Ein anderes Fenster hat dieses Foto inzwischen geändert: So ist es jetzt. Es wurde nichts ersetzt oder entfernt.
photo-no-game = Die Partie wurde in einem anderen Fenster gelöscht; das Foto ist nicht gespeichert
photo-failed = Das Foto konnte nicht gelesen oder gespeichert werden: { $reason }
alhambra-simulate-parts = { $total } ± { $error } (Arten { $types }, Mauern { $walls }, Module { $modules })
alhambra-help-players = zwei bis sechs; sonst zwei greedy
alhambra-help-modules = Die Module im Spiel: vizier, camps, bazaars, falconers, mit Lagern, Basaren und Falken von uns, die nicht die gedruckten sind (§A6, §A11.5)
alhambra-help-second-scoring-pile = Der Geldstapel, in den die zweite Wertungskarte gemischt wird (§A4.1)
alhambra-help-holes = Welche Lücken verboten sind: abgeschnittene leere Felder (area) oder nur ein Feld mit Plättchen an allen Seiten (single) (§A3.4)
alhambra-help-further-action = Ob die Aktion nach einem passenden Kauf entfallen darf (may) oder sein muss (must) (§A4.3)
alhambra-help-vizier-before-scoring = Wesire kaufen vor einer fälligen Wertung (§A6.1)
alhambra-help-third-player-modules = Lager und Basare, die der dritte Spieler zieht, bleiben und bringen nichts (keep) oder werden neu gezogen (redraw) (§A5.2)
alhambra-play-first = wer beginnt, folgt aus den ausgeteilten Karten (§A4.2): --first weglassen
alhambra-play-seats = es spielen zwei bis sechs, nicht { $players }: mit --players nennen
alhambra-due-turn = { $name } ist am Zug
alhambra-due-vizier-of = { $name } darf den Wesir schicken
alhambra-due-placing = { $name } legt Plättchen
alhambra-play-declines = schickt den Wesir nicht
alhambra-advise-declines = den Wesir nicht schicken
alhambra-advise-takes = { $cards } nehmen
alhambra-advise-buys = { $piece } für { $cards } kaufen
alhambra-advise-buys-exactly = { $piece } passend für { $cards } kaufen
alhambra-advise-lays = { $piece } { $place } legen
alhambra-advise-gives = { $piece } dem dritten Spieler geben
alhambra-advise-wakes = den Wesir wecken
alhambra-advise-falcon = einen Falken ({ alhambra-falcon-kind }) für { $card } kaufen und { $place } setzen
alhambra-advise-vizier = den Wesir schicken, { $piece } zu kaufen: { $cards }
alhambra-advise-passes = passen
alhambra-gains-action = es wird passend bezahlt, also folgt noch eine Aktion
alhambra-gains-most = die meisten Plättchen der Art { building-bare }, { alhambra-scoring }: { $tiles }, andere haben höchstens { $others }
alhambra-gains-wall = längste Mauer von { $from } auf { $to }
alhambra-gains-vp = { $to } statt { $from } SP, wenn jetzt { alhambra-scoring } wäre
alhambra-gains-pays = { $piece } lässt sich danach passend bezahlen
alhambra-gains-money = danach { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} im Wert von { $sum } auf der Hand
alhambra-advise-parts = Arten { $types }, Mauern { $walls }, Module { $modules }
alhambra-advise-legend = Nach jeder Möglichkeit: die Siegchance, der Unterschied zu Nr. 1 ± Standardfehler und die eigenen SP, die am Ende zu erwarten sind
alhambra-analyse-open = { $title }, noch nicht zu Ende
alhambra-analyse-turn = Zug
alhambra-analyse-mistake = Zug { $turn }: „{ $best }“ hätte { $loss } mehr gewonnen als „{ $chosen }“ (SP: { $vp })
alhambra-analyse-by-value = Verluste grob geschätzt, Glück durch Weiterspielen danach bis zur nächsten Entscheidung jedes Spielers
alhambra-analyse-by-games = Verluste nach bis zu { $games } simulierten Partien pro Entscheidung ± Standardfehler, Glück nach einigen bis zum Ende gespielten
alhambra-analyse-legend = % sind Siegchancen, nach denen Möglichkeiten beurteilt werden; SP stehen daneben, und wer gewinnen will, gibt manchmal welche auf. ≈ heißt etwa gleich gut. `advise --at N` zeigt alle Möglichkeiten einer Entscheidung. Der Rest ist, was den Werten entgeht.
alhambra-review-hint = Was jede Entscheidung wert war und was Glück war
alhambra-review-open-hands = { $title } · offene Hände
alhambra-review-turn = { $turn ->
    [0] Vor dem ersten Zug: { $words }
   *[other] Zug { $turn }: { $words }
}
alhambra-turn = { $turn ->
    [0] Vor dem ersten Zug
   *[other] Zug { $turn }
}
alhambra-review-axis = Zug
alhambra-so-far = Bisher
alhambra-same = Gleiche Plättchen und Karten
alhambra-same-hint = Was jede Stufe an deiner Stelle aus denselben Plättchen und Karten macht, und wie der Berater sie spielt
alhambra-same-not = Das geht nur mit beendeten Partien, die ganz vom Programm gemischt wurden.
alhambra-same-title = Gleiche Plättchen und Karten: { $game }
alhambra-same-wins = Gewinnt { $percent } % ± { $error } % von { $games } Partien
alhambra-same-place = { $place } von { $players }
alhambra-same-levels-hint = Die Balken sind SP am Ende, bei den Stufen das Mittel ihrer Partien. Jede Stufe sitzt auf deinem Platz; Computer behalten ihre, und für andere Menschen spielen starke. Die Partien unterscheiden sich nur durch die Fehler der Stufen. Der schnelle Berater entscheidet sofort; der Berater schaut voraus, in einer Partie.
alhambra-same-progress = Spielt: { $percent } %
alhambra-trial-question = Was würdest du tun?
alhambra-trial-best = Das Beste zeigen
alhambra-trial-played = In der Partie: { $words }

## Das Legespiel, hier gespielt

alhambra-play-title = Alhambra · { play-title-players }
alhambra-home-play-hint = Gegen Computer oder zusammen hier
alhambra-challenges-against = { $computers ->
    [1] Gegen einen starken Computer
    [2] Gegen zwei starke Computer
    [3] Gegen drei starke Computer
    [4] Gegen vier starke Computer
   *[other] Gegen { $computers } starke Computer
}
alhambra-challenges-day = Partie des Tages
alhambra-challenges-week = Partie der Woche
alhambra-challenges-play-day = Die Partie des Tages spielen
alhambra-challenges-play-week = Die Partie der Woche spielen
alhambra-challenges-again = Eine weitere Partie mit denselben Stapeln zählt als neuer Versuch
alhambra-challenges-code = Mit dem Code einer Partie spielst du mit denselben Stapeln, hier gegen starke Computer
alhambra-challenges-none = Hier stehen beendete Partien des Tages, der Woche oder eines Codes
alhambra-challenges-no-code = Nur Partien, die das Programm mit den Plättchen der ersten Ausgabe gemischt hat, haben einen Code
alhambra-records-only-unhelped = Es zählen nur Partien einer Person gegen Computer: ohne Hilfe, vom Programm gemischt und mit einem Startwert, den du noch nicht gespielt hast
alhambra-records-typed = Partien mit echten Plättchen
alhambra-statistics-scorings = Wertungen
alhambra-statistics-purchases = Käufe und passende Zahlungen
alhambra-statistics-bought = Im eigenen Zug gekauft
alhambra-statistics-exactly = Passend bezahlt
alhambra-statistics-computers = Computer
alhambra-statistics-no-modules = Ohne Module
alhambra-statistics-reviewed = Analysierte Partien
alhambra-statistics-loss = Verlust pro Entscheidung, in %
alhambra-statistics-reviewed-loss = Analysierte Partien; Prozente sind Siegchancen
alhambra-new-game = Neue Partie Alhambra
alhambra-new-game-hint = Es beginnt, wer die wenigsten Karten hat
alhambra-new-seed = Startwert
alhambra-new-seed-hint = Derselbe Startwert gibt bei denselben Spielern und Modulen dieselben Stapel
alhambra-new-seed-more = Startwert und Auslegung der Regeln
alhambra-seat-strength = { $level ->
    [beginner] sieht kaum über die nächste Wertung hinaus
    [casual] baut Mauern, übersieht vieles
    [strong] plant voraus und achtet auf dich
    [advisor] rechnet voraus, am stärksten
    [advisor-fast] entscheidet sofort
    [random] tut irgendetwas Erlaubtes
   *[greedy] will sofort die meisten Punkte
}
alhambra-your-board = Deine Alhambra
alhambra-your-hand = Deine Hand
alhambra-hand = Hand
alhambra-hand-of = Hand von { $who }
alhambra-open-hand = Offene Hand
alhambra-your-turn = Du bist am Zug
alhambra-next-vp = { $scoring }: { $vp } SP, käme sie jetzt
alhambra-more-vp = als Nächstes +{ $vp } SP
alhambra-stack-left = { $tiles ->
    [one] ein Plättchen im Stapel
   *[other] { $tiles } Plättchen im Stapel
}
alhambra-deck-left = { $cards ->
    [one] Geldstapel: eine Karte
   *[other] Geldstapel: { $cards } Karten
}
alhambra-deck-scoring = { $after ->
    [0] { $scoring ->
        [1] Erste Wertung { $within ->
            [one] mit der nächsten Karte
           *[other] innerhalb von { $within } Karten
        }
       *[other] Zweite Wertung { $within ->
            [one] mit der nächsten Karte
           *[other] innerhalb von { $within } Karten
        }
    }
   *[other] { $scoring ->
        [1] Erste Wertung nach { $after } bis { $within } Karten
       *[other] Zweite Wertung nach { $after } bis { $within } Karten
    }
}
alhambra-deck-about = { $within ->
    [0] { $scoring ->
        [1] Erste Wertung jederzeit
       *[other] Zweite Wertung jederzeit
    }
   *[other] { $after ->
        [0] { $scoring ->
            [1] Erste Wertung innerhalb von etwa { $within } Karten
           *[other] Zweite Wertung innerhalb von etwa { $within } Karten
        }
       *[other] { $scoring ->
            [1] Erste Wertung nach etwa { $after } bis { $within } Karten
           *[other] Zweite Wertung nach etwa { $after } bis { $within } Karten
        }
    }
}
alhambra-deck-last = Dritte Wertung, wenn der Bauhof nicht mehr voll wird
alhambra-deck-empty = Der Stapel ist leer: Der nächste Kauf beendet die Partie
alhambra-deck-ends = Die Partie endet nach diesem Zug
alhambra-yard = Bauhof
alhambra-yard-hint = passend bezahlt: noch eine Aktion
alhambra-display = Geld
alhambra-display-hint = eine Karte oder mehrere, zusammen bis 5
alhambra-taken-alone = Mehrere Karten dürfen zusammen höchstens 5 ergeben: Diese wird allein genommen
alhambra-pays-exactly = passend: { $cards }
alhambra-pays-loss = { $cards }, { $lost } zu viel
alhambra-pays-missing = { $missing ->
    [one] { $missing } fehlt
   *[other] { $missing } fehlen
}
alhambra-pays-in-hand = { $sum } auf der Hand
alhambra-pays-enough = { $sum } reicht
alhambra-pays-no-price = jetzt ohne Preis
alhambra-pays-not-exactly = nicht passend
alhambra-pays-no-action = keine Aktion
alhambra-next-bazaar = Nächster Basar
alhambra-sum = { $sum ->
    [one] { $currency ->
        [florin] { $sum } Gulden
        [dirham] { $sum } Dirham
        [dinar] { $sum } Denar
       *[ducat] { $sum } Dukat
    }
   *[other] { $sum } { alhambra-money }
}
alhambra-take = { $cards } nehmen
alhambra-take-ends = deine Aktion in diesem Zug
alhambra-buy = { $what } für { $cards } kaufen
alhambra-buy-what = { $what } kaufen
alhambra-choose-cards = wähle die Karten zum Bezahlen
alhambra-exact-again = passend: noch eine Aktion
alhambra-lost-ends = { $lost } zu viel: keine weitere Aktion
alhambra-vizier-sleeps = passend: danach schläft dein Wesir
alhambra-buy-fits-nowhere = passt jetzt nirgends: in die Reserve
alhambra-buy-ends-game = die Partie endet nach diesem Zug
alhambra-put-away = { $what } in die Reserve legen
alhambra-is-redesign = ein Umbau: deine Aktion in diesem Zug
alhambra-keep-in-reserve = { $what } in die Reserve legen
alhambra-to-reserve = In die Reserve
alhambra-lay-it = { $what }: Leg es dorthin, wo es leuchtet
alhambra-decline = Den Wesir nicht schicken
alhambra-decline-hint = er bleibt wach
alhambra-pass = Passen
alhambra-or-act = oder noch eine Aktion
alhambra-first-act = erst Geld nehmen, kaufen oder umbauen
alhambra-first-place = Leg erst hin, was du gekauft hast
alhambra-wake = Den Wesir wecken
alhambra-vizier-awake = Wesir wach
alhambra-vizier-asleep = Wesir schläft
alhambra-vizier-woken = Dein Wesir ist jetzt wach
alhambra-take-falcons = Falken
alhambra-let-go = Auswahl aufheben
alhambra-to-card = Abrechnung
alhambra-not-your-turn = Du bist nicht an der Reihe
alhambra-bought-now = { $what }, eben gekauft
alhambra-bought = Gekauft
alhambra-bought-and-reserve = Gekauft, Reserve
alhambra-would = { $scoring }: { $before } → { $after } SP. Mauer: { $wallbefore } → { $wallafter }
alhambra-other-reserve = { $pieces ->
    [one] eins in Reserve
   *[other] { $pieces } in Reserve
}
alhambra-leads = führt allein: { $types }
alhambra-leads-level = gleichauf vorn (=): { $types }
alhambra-other-leads = führt
alhambra-other-level = gleichauf
alhambra-guide-wait = { $who } überlegt …
alhambra-guide-over = Die Partie ist zu Ende
alhambra-end = Die Partie endet
alhambra-end-stack = Der Stapel ist leer, und der Bauhof wird nicht mehr voll. Jedes Plättchen darin bekommt, wer am meisten Geld in der Währung seines Platzes hat.
alhambra-end-passed = Alle haben nacheinander gepasst. Jedes Plättchen im Bauhof bekommt, wer am meisten Geld in der Währung seines Platzes hat.
alhambra-end-none-left = Im Bauhof liegt nichts mehr
alhambra-end-hands = Hände
alhambra-guide-turn = Nimm Geld, kauf ein Plättchen oder bau um: Klick auf das, was du willst
alhambra-guide-again = Passend bezahlt: Du hast noch eine Aktion, oder du legst die Plättchen an
alhambra-guide-last = Du hast das meiste Geld seiner Währung: Dieses letzte Plättchen gehört dir.
alhambra-guide-end = Es bleibt nur, den Zug zu beenden
alhambra-guide-vizier = Wesir, nach dem Zug von { $who }: Kaufst du ein Plättchen genau zum Preis?
alhambra-guide-vizier-own = Wesir, nach deinem eigenen Zug: Kaufst du ein Plättchen genau zum Preis?
alhambra-guide-laid = Leg es in die Reserve, oder klick noch einmal, um es liegen zu lassen
alhambra-guide-looking = Du siehst { $who } zu: { $key } oder noch ein Klick dorthin führt zu deiner Alhambra zurück
alhambra-guide-buy = { $what }: Wähle einen Platz, um zu kaufen und dort zu legen
alhambra-guide-falcon-card = Wähle eine Karte deiner Hand zum Bezahlen
alhambra-guide-falcon = Klick auf eine leuchtende Kreuzung
alhambra-guide-nowhere = { $what } passt jetzt nirgends: Es kommt in die Reserve
alhambra-guide-place = { $places ->
    [one] { $what }: Ein Platz leuchtet; klick darauf oder leg das Plättchen in die Reserve
   *[other] { $what }: { $places } Plätze leuchten; klick auf einen oder leg das Plättchen in die Reserve
}
alhambra-guide-reserve = { $what } aus der Reserve: Leg es an ({ $places }) oder tausch es gegen ein anderes ({ $swaps })
alhambra-cover-hint = Die Hände sind geheim: Niemand sonst sollte hinsehen
alhambra-cover-next = Als Nächstes: { $name }
alhambra-cover-vizier = Wesir: { $name }
alhambra-cover-go = Meine Hand zeigen
alhambra-deal = Das Startgeld
alhambra-deal-hint = Jetzt sehen alle diese Karten. Sobald es losgeht, sind die Hände geheim.
alhambra-deal-sum = { $sum } in { $cards } Karten
alhambra-deal-begins = { $name } beginnt
alhambra-deal-fewest = Wer die wenigsten Karten hat, beginnt.
alhambra-deal-least = Wer die wenigsten Karten hat, beginnt; bei Gleichstand, wer das wenigste Geld hat.
alhambra-deal-lot = Wer die wenigsten Karten und das wenigste Geld hat, beginnt; bei Gleichstand entscheidet das Los.
alhambra-deal-go = Beginnen
alhambra-scorings = Wertungen
alhambra-overview = Plättchen und SP
alhambra-history-cards = Karten, die vor mehr als einer Runde genommen oder bezahlt wurden, werden nicht genannt: Sie sich zu merken gehört zum Spiel.
alhambra-scoring-totals = Bisher: { $totals }
alhambra-no-scoring-yet = Es wurde noch nicht gewertet
alhambra-take-back-seen = Du hast gesehen, was danach gezogen wurde: Zurücknehmen macht daraus eine Übungspartie
alhambra-take-back-of = Das hat { $name } entschieden, und du hast gesehen, was danach gezogen wurde: Zurücknehmen macht daraus eine Übungspartie

## Echte Plättchen und Karten, eingetippt

alhambra-new-deals = Plättchen und Karten
alhambra-new-deals-program = Das Programm mischt
alhambra-new-deals-typed = Echte, eingetippt
alhambra-new-deals-hint = Mischt am Tisch und tippt ein, was gezogen wird. Computer spielen danach und sagen, was sie tun
alhambra-ask-third = Ein Plättchen vom Stapel für { $who }
alhambra-ask-yard = Ein Plättchen für Platz { $space } des Bauhofs ({ alhambra-money })
alhambra-ask-deal = Eine Karte für { $who }: bisher { $dealt } von { $enough }
alhambra-ask-display = Eine Karte für die Auslage
alhambra-ask-reshuffle = Der Geldstapel ist leer: Mischt die abgelegten Karten
alhambra-ask-shuffled = Sie sind gemischt
alhambra-ask-first = Mehrere können beginnen: Wer ist am jüngsten?
alhambra-ask-how-card = Klicke die Karte an, oder tippe 1–4 für die Währung und dann den Wert.
alhambra-ask-how-tile = Klicke an, was gezogen wurde. Was weg ist, ist blass.
alhambra-ask-piles = Sobald vier ausliegen, teilt den Rest in Stapel von etwa { $sizes } Karten, mischt die erste Wertungskarte in Stapel 2, die zweite in Stapel { $second }, und legt Stapel 1 obenauf.
alhambra-piles = Wie hoch sind die Stapel?
alhambra-piles-why = Gib ein, wie viele Geldkarten jeder Stapel hat, ohne die Wertungskarten in 2 und { $second }: Dann sagt das Programm genau, wann die nächste Wertung kommen kann. Nach Augenmaß zu teilen genügt: Dann sagt es das ungefähr.
alhambra-piles-of = Geldkarten in Stapel { $pile }
alhambra-piles-counted = So hoch sind sie
alhambra-piles-by-eye = Sie sind nach Augenmaß geteilt
alhambra-ask-program = Dieses Mal das Programm ziehen lassen
alhambra-typed-news = Was zuletzt geschah
alhambra-typed-no-news = Noch war niemand am Zug
alhambra-typed-correct = Getippte Karte oder getipptes Plättchen berichtigen
alhambra-typed-choose = Was war vertippt? Das Letzte zuerst
alhambra-typed-retype = Wähle, was es wirklich war
alhambra-typed-misfit = Was danach kam, passt nicht zu { $what }
alhambra-typed-choice = Es lassen, wie es getippt ist, oder es berichtigen und alles von da an zurücknehmen? Zurücknehmen macht dies zu einer Übungspartie

alhambra-lesson-offer = Lernen
alhambra-lesson-opponent = Ben
alhambra-lesson-turn = Zug { $turn } von { $turns }
alhambra-lesson-strayed = Das ist erlaubt, aber bleiben wir vorerst bei der Lektion: Es hat sich nichts geändert.
alhambra-lesson-aim = Du baust eine Alhambra um dein Startplättchen. Wer nach drei Wertungen die meisten Siegpunkte (SP) hat, gewinnt. { $opponent } spielt gegen dich; { $third }, der Dritte in einer Partie zu zweit, sammelt nur Plättchen.
alhambra-lesson-yard = Im Bauhof stehen vier Plättchen zum Verkauf. Jeder Platz hat eine Währung: Nur mit ihr bezahlt man sein Plättchen. Die Zahl darauf ist der Preis, und darunter steht, wie du ihn jetzt bezahlen könntest.
alhambra-lesson-take-one = In jedem Zug tust du eines: Geld nehmen, ein Plättchen kaufen oder umbauen. Fang mit Geld an: eine Karte der Auslage, egal wie hoch. Nimm den Dirham 6.
alhambra-lesson-turn-ends = Die Karte ist auf deiner Hand, und das war deine Aktion. Beende deinen Zug: Die Auslage wird auf vier Karten aufgefüllt, dann spielt { $opponent }.
alhambra-lesson-buy-with-loss = { $opponent } hat einen Turm passend bezahlt und noch einmal gehandelt; bald tust du das auch. Kauf jetzt den Garten für { $price } mit deinen Dirham 6 und 3. Wechselgeld gibt es nicht: { $lost } ist verloren, und keine Aktion folgt mehr.
alhambra-lesson-lay = Plättchen werden nie gedreht. Wo sich zwei berühren, haben beide eine Mauer oder keines; jedes erreicht man vom Startplättchen zu Fuß. Leg den Garten auf das markierte Feld, Mauern nach außen.
alhambra-lesson-wall = Auch Außenmauern zählen: Bei jeder Wertung bringt die längste Mauer ohne Lücke 1 SP je Stück. Deine hat { $wall }. Beende deinen Zug.
alhambra-lesson-take-several = Du darfst auch mehrere Karten nehmen, die zusammen höchstens { $most } ergeben, egal in welchen Währungen. Kleine Karten helfen, passend zu bezahlen. Nimm die Karten Denar 2 und Dukaten 3 zusammen.
alhambra-lesson-end = Mehr bleibt in diesem Zug nicht: Beende ihn.
alhambra-lesson-buy-exactly = Auf dem Guldenplatz liegt jetzt ein Turm für { $price }, und du hast einen Gulden { $price }. Wer passend bezahlt, hat noch eine Aktion. Kauf ihn.
alhambra-lesson-exactly-again = Also noch eine Aktion: Der Pavillon kostet { $price } Denare, und genau die hast du. Kauf auch ihn passend.
alhambra-lesson-money-after = Wieder passend, also noch eine Aktion. Nimm den Dukaten 2: Mit deiner 3 bezahlt er das Serail.
alhambra-lesson-lay-beside = Jetzt legst du, was du gekauft hast. Leg den Turm auf das markierte Feld, östlich vom Garten. Wo sie sich berühren, hat keiner eine Mauer, und außen schließen sich die Mauern an.
alhambra-lesson-reserve = Der Pavillon hat drei Mauern und passt noch nirgends: Leg ihn in deine Reserve. Dort zählt er nicht, aber er gehört dir.
alhambra-lesson-longer-wall = Deine Mauer hat jetzt { $wall } Stücke ohne Lücke. Beende deinen Zug.
alhambra-lesson-two-cards = Das Serail auf dem Dukatenplatz kostet { $price }, und deine Dukaten 3 und 2 ergeben genau das. Kauf es.
alhambra-lesson-small-card = Du darfst noch einmal handeln. Nimm den Denar 1: Mit deiner 8 ergibt er 9, und ein Garten für 9 kann gut noch kommen.
alhambra-lesson-lay-for-reserve = Leg das Serail auf das markierte Feld, westlich vom Startplättchen. Nach Norden ist es offen: Dort wird dein Pavillon passen.
alhambra-lesson-redesign = Auch Umbauen ist eine Aktion: ein Plättchen aus der Reserve legen, ein gelegtes zurücknehmen oder beide tauschen. Klick auf den Pavillon in deiner Reserve, dann auf das markierte Feld.
alhambra-lesson-double-wall = Zwischen Pavillon und Garten liegt Mauer an Mauer: Das ist erlaubt, zählt aber nicht. Außen hat deine Mauer { $wall } Stücke. Beende deinen Zug.
alhambra-lesson-majority = Bei einer Wertung bekommt die SP einer Art, wer die meisten ihrer Plättchen gelegt hat; Preise zählen nicht. Du hast einen Garten, { $third } auch. Kauf den zweiten, passend für { $price } Denare, und du führst.
alhambra-lesson-next-money = Nimm mit der weiteren Aktion den Dukaten 6: Genau das kosten die Arkaden.
alhambra-lesson-lay-majority = Leg den Garten auf das markierte Feld, unter den Turm: Seine Mauer setzt deine fort.
alhambra-lesson-for-its-walls = Bei den Arkaden führt { $opponent } mit zweien, aber diese machen deine Mauer länger. Kauf die Arkaden mit deinem Dukaten 6.
alhambra-lesson-high-card = Wieder passend. Nimm den Denar 7: Auch die teuren Plättchen wollen bezahlt sein.
alhambra-lesson-longest-wall = Leg die Arkaden auf das markierte Feld, südlich vom Startplättchen: Deine Mauer wächst von { $wall } auf { $after } Stücke.
alhambra-lesson-deck-track = Die Leiste oben zeigt, wie voll der Geldstapel ist und wo die Wertungskarten liegen können. Die erste kann jetzt mit jeder Karte kommen, und du stehst gut da. Nimm den Denar 9.
alhambra-lesson-scoring-card = Beende deinen Zug, und sieh, was in die Auslage kommt.
alhambra-lesson-scored = Die Wertungskarte ist gekommen. Deine Mauer bringt { $wall } SP, die meisten Gärten { $gardens }, die meisten Pavillons { $pavilions }. Die { $towers } SP der Türme teilst du mit { $opponent }: je { $shared }. Das macht { $total } SP.
alhambra-lesson-to-come = { $third } hat sechs weitere Plättchen gezogen. Die nächsten zwei Wertungen bringen viel mehr, und dort zählen auch zweite und dritte Plätze. Wird der Bauhof nicht mehr voll, endet die Partie mit der dritten Wertung.
alhambra-lesson-over-result = Nach der ersten Wertung hast du { $own } SP, { $opponent } { $theirs } und { $third } { $last }.
alhambra-lesson-learnt-turn = Geld nehmen, kaufen oder umbauen; passend bezahlt: noch eine Aktion
alhambra-lesson-learnt-scoring = Bei jeder Wertung zählen die meisten Plättchen einer Art und deine längste Außenmauer
alhambra-lesson-learnt-rules = In den Regeln (F1): mehr Mitspieler, die letzten Plättchen, die Module
alhambra-lesson-play-on = Partie zu zweit beginnen

## Games of which only the totals are known

totals-from = aus { $program }
totals-only-known = Nur die Summen sind bekannt.
totals-no-picture = { $file }: Nur die Summen sind bekannt, deshalb gibt es kein Bild und keine Seite davon
totals-fault-players = { $players ->
    [0] niemand hat gespielt
   *[other] { $players } haben gespielt, höchstens { $most } können es
}
totals-fault-phantom = Platz { $seat } ist ein Phantom: Wer eine Summe hat, ist ein Spieler
totals-fault-length = es sind { $given } Summen oder Plätze, aber { count-players }
totals-fault-places = die Plätze widersprechen den Summen
totals-fault-twice = es gibt schon ein Ende
totals-fault-none = es sind keine Summen da
totals-fault-note = zu einer Partie, von der nur die Summen bekannt sind, gibt es keine Vermerke

## Plays of other programs

plays-in-heads-id = id, kennung
plays-in-heads-play = partie, nummer
plays-in-heads-date = datum, tag, gespielt am
plays-in-heads-time = zeit, uhrzeit, beginn
plays-in-heads-game = spiel
plays-in-heads-location = ort, wo
plays-in-heads-minutes = minuten, dauer
plays-in-heads-name = name, spieler, spielerin, wer
plays-in-heads-points = punkte, summe, gesamt, sp, ergebnis
plays-in-heads-rank = rang, platz, platzierung
plays-in-heads-won = gewonnen, sieger, siegerin
plays-in-heads-comment = kommentar, bemerkung, notiz
plays-in-column-ignored = nicht verwendet
plays-in-column-id = Kennung
plays-in-column-play = Nummer der Partie
plays-in-column-date = Datum
plays-in-column-time = Uhrzeit
plays-in-column-game = Spiel
plays-in-column-location = Ort
plays-in-column-minutes = Minuten
plays-in-column-name = Name
plays-in-column-points = Punkte
plays-in-column-rank = Platz
plays-in-column-won = gewonnen
plays-in-column-comment = Kommentar
plays-in-bg-stats = eine Datei von BG Stats
plays-in-bgg = eine Datei mit Partien von BoardGameGeek
plays-in-csv = eine Tabelle
plays-in-not-plays = es sind keine Partien eines anderen Programms darin
plays-in-too-large = das ist { $kind }, aber sie ist größer als { $most } MB
plays-in-too-many-lines = das ist { $kind }, aber sie hat mehr als { $most } Zeilen
plays-in-not-read = sie ließ sich nicht bis zum Ende lesen: { $why }
plays-in-damaged-at = das ist { $kind }, aber sie ist in Zeile { $line }, Spalte { $column } beschädigt
plays-in-damaged = das ist { $kind }, aber sie ist beschädigt oder abgeschnitten
plays-in-no-plays = das ist { $kind }, aber es sind keine Partien darin
plays-in-no-column = das ist { $kind }, aber eine Spalte fehlt: { $column }
plays-in-no-game = das ist { $kind }, aber sie sagt nicht, welches Spiel gespielt wurde
plays-in-no-day = „{ $said }“ ist kein Tag oder könnte zwei meinen
plays-in-players = Spieler: { $players }, möglich sind { $fewest } bis { $most }
plays-in-no-name = jemand hat keinen Namen
plays-in-no-points = { $name } hat keine Punkte
plays-in-bad-points = die Punkte von { $name } sind „{ $said }“, keine ganze Zahl
plays-in-incomplete = sie wurde nicht beendet
plays-in-too-long = ein Text darin ist zu lang
plays-in-title = Partien importieren
plays-in-take = { $count ->
    [0] Übernehmen
    [one] { $count } Partie übernehmen
   *[other] { $count } Partien übernehmen
}
plays-in-take-none = Es ist keine Partie mehr zu übernehmen
plays-in-another = Andere Datei wählen
plays-in-export-again = Exportiere sie noch einmal, oder wähle eine andere Datei
plays-in-what = Was übernommen wird
plays-in-hint = Partien kommen mit Tag, Ort, Namen und Summen ins Archiv. Die schon da sind, bleiben weg, wenn du sie nicht auswählst.
plays-in-chosen = Zu übernehmen
plays-in-new = Neu
plays-in-known = Schon da
plays-in-left-out = Weggelassen
plays-in-files-out = { $files ->
    [one] 1 Datei ist hier nicht gezählt
   *[other] { $files } Dateien sind hier nicht gezählt
}
plays-in-unusable = Nummer { $at }: { $why }
plays-in-all-again = Alle übernehmen, die schon da sind
plays-in-more = … und { $count } weitere
plays-in-columns = Was die Spalten enthalten
plays-in-column = Spalte { $number }
plays-in-choose = Welche Spalte enthält „{ $column }“?
plays-in-game = Spiel aller Partien
plays-in-game-by-column = Wie in einer Spalte
plays-in-taken = { $count ->
    [one] { $count } Partie ist jetzt im Archiv
   *[other] { $count } Partien sind jetzt im Archiv
}
plays-in-reading = Die Partien werden gelesen … { $percent } %
plays-in-taking = Die Partien werden übernommen … { $percent } %
plays-in-stop = Abbrechen
plays-in-stopped = Abgebrochen: { $count ->
    [0] Es wurde keine Partie übernommen
    [one] { $count } Partie ist jetzt im Archiv
   *[other] { $count } Partien sind jetzt im Archiv
}
plays-out-writing = Die Partien werden gespeichert … { $percent } %
plays-out-stopped = Abgebrochen: Es wurde keine Datei gespeichert
totals-form-way = Nur Summen
totals-form-title = Nur Summen eintragen
totals-form-hint = Für Partien, von denen du nur weißt, wer gespielt hat und wie viele Punkte jeder hatte. Sie zählen in der Statistik; erklären oder nachspielen lässt sich nichts.
totals-form-name = Name von Spieler { $number }
totals-form-total = Summe von Spieler { $number }
totals-form-rank = Platz von Spieler { $number }
totals-form-equal = Wer gleich viele Punkte hat, teilt sich den Platz. Hat etwas anderes entschieden, trag ein, wer vorn lag.
totals-form-no-name = Alle brauchen einen Namen
totals-form-no-total = Noch niemand hat Punkte
