# Español. Cada texto tiene su gemelo en en.ftl, que dice las variables y sus tipos.

### Language: Spanish

## En todas partes

app-name = Alhambra
language-name = Español
number-large = 12 345,6
number-four = 1234
noun-within = líneas
roll-and-write = Roll & Write
cancel = Cancelar
close = Cerrar
back = Atrás
save = Guardar
copy = Copiar
copied = Copiado
delete = Borrar
restore = Restaurar
export = Exportar
import = Importar
undo = Deshacer
redo = Rehacer
menu = Menú
you = Tú
round = Ronda
round-of = { $round } de { $rounds }
coins = Monedas
lines = Líneas
types = Tipos
total = Total
player-sheet = Hoja de jugador
score-sheet = Hoja de puntuación
score-card = Recuento
count-vp = { $vp } PV
costs-you = tú −{ $vp } PV
count-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
count-rounds = { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
}
count-phantoms = { $phantoms ->
    [one] { $phantoms } fantasma
   *[other] { $phantoms } fantasmas
}
count-players = { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
}
phantom-name = Fantasma { $numeral }
player-name = Jugador { $number }
computer-name = Ordenador { $number }
phantom-short = Fant. { $numeral }
place-name = { $place }.º
colour-name = { $colour ->
    [red] Rojo
    [blue] Azul
    [green] Verde
    [gold] Oro
    [plum] Ciruela
   *[teal] Turquesa
}
colour-yellow = Amarillo
you-within = tú
date = { $day } de { $month ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[other] diciembre
} de { $year }
exported-to = Guardado en { $path }
bg-stats = BG Stats
page = Página
page-save = Guardar como página
page-pdf-a4 = PDF, A4
page-pdf-letter = PDF, Carta
page-svg = SVG, para programas de dibujo
page-png = PNG, una imagen
page-csv-points = CSV, los puntos
page-csv-moves = CSV, las jugadas
bg-stats-send = Enviar a BG Stats
bg-stats-hint = Escanea el código con el móvil que tiene la aplicación o pásale el enlace.
bg-stats-code = El código QR de esta partida
bg-stats-copy = Copiar enlace
bg-stats-copied = El enlace está copiado
bg-stats-not-over = { $file } no ha terminado, y BG Stats solo admite partidas terminadas
bg-stats-no-code = El enlace es demasiado largo para un código QR; con un nombre de archivo sin extensión de imagen se escribe el enlace mismo
bg-stats-without-comments = Se omite el comentario para que el resto quepa en un código QR
bg-stats-without-location = Se omiten el comentario y el lugar para que el resto quepa en un código QR
home = Inicio

## Edificios

building-name = { $building ->
    [pavilion] Pabellón
    [seraglio] Serrallo
    [arcades] Arcadas
    [chambers] Cámaras
    [garden] Jardín
   *[tower] Torre
}
building-bare = { $building ->
    [pavilion] pabellón
    [seraglio] serrallo
    [arcades] arcadas
    [chambers] cámaras
    [garden] jardín
   *[tower] torre
}
building-a = { $building ->
    [pavilion] un pabellón
    [seraglio] un serrallo
    [arcades] unas arcadas
    [chambers] unas cámaras
    [garden] un jardín
   *[tower] una torre
}
building-the = { $building ->
    [pavilion] el pabellón
    [seraglio] el serrallo
    [arcades] las arcadas
    [chambers] las cámaras
    [garden] el jardín
   *[tower] la torre
}

## Las hojas a la vista

sheet-cell = Fila { $row }, columna { $column }: { building-bare }
sheet-cell-built = Fila { $row }, columna { $column }: { building-bare }, { $building ->
    [pavilion] construido
    [seraglio] construido
    [arcades] construidas
    [chambers] construidas
    [garden] construido
   *[tower] construida
}
sheet-cell-away = { $coins ->
    [one] a 1 moneda
   *[other] a { $coins } monedas
}
sheet-cell-back = { $coins ->
    [0] sin más monedas
    [one] devuelve 1 moneda
   *[other] devuelve { $coins } monedas
}
sheet-die-changed = cambiado este turno
sheet-die-used = usado este turno
sheet-line = { $built } de 6 construidos. 4 dan { $four } PV, 5 dan { $five } PV, 6 dan { $six } PV
sheet-coins = Monedas: { $gained } ganadas, { $spent } gastadas, { $left } por gastar
sheet-coins-hint = Cada dos monedas sin gastar valen 1 PV al final. En una partida se pueden rodear { $coins }
race-boxes = { $name }: { $count } de { $printed }
race-now = { $name }: { $count } de { $printed }, { $vp } PV si la partida acabara ya
race-done = { $name }: tipo completado en la ronda { $round }, { $vp } PV
race-gone = { $name }: tipo completado en la ronda { $round }, { $vp } PV perdidos
race-left = Aún por ganar: { $places }
race-none-left = No quedan puestos

## Inicio

home-continue = Continuar
home-more-unfinished = { $games ->
    [one] 1 partida más sin terminar
   *[other] { $games } partidas más sin terminar
}
home-new-game = Nueva partida
home-new-game-hint = De uno a cinco jugadores
home-library = Biblioteca
home-library-hint = { $games ->
    [0] Mira partidas de ejemplo
    [one] { $games } partida guardada
   *[other] { $games } partidas guardadas
}
home-records = Récords
home-records-hint = Tus mejores partidas y cómo juegas
home-settings = Ajustes
home-quit = Salir
home-tagline = Tira, elige, construye
home-ended-now = si acabara ya
home-first = Tira los dados, construye y gana la carrera a los fantasmas.
home-last-result = Último resultado

## Nueva partida

new-title = Nueva partida
new-start = Empezar
new-rematch = Jugar otra
new-solo-goal = Objetivo
new-goal-score = Máxima puntuación
new-goal-beat = Ganar a los fantasmas
new-goal-beat-hint = Los fantasmas también puntúan, con { $bonus } PV extra cada uno
new-goal-score-hint = Los fantasmas no puntúan, pero ocupan puestos: cuanto más construyen, menos PV recibes
new-around = En una misma pantalla
new-around-hint = De dos a cinco jugadores se turnan en esta pantalla; el ordenador también puede jugar
new-house-rules = Reglas de la casa
new-phantoms = Fantasmas
new-layout = Hoja
new-layout-default = Hoja del programa
new-layout-hint = Qué edificio está dónde. Tus propias hojas se copian en «Hojas»
new-special-actions = Acciones especiales por turno
new-special-one = Una
new-special-one-hint = Cambiar dados o construir un segundo edificio, no ambas cosas
new-special-both = Ambas
new-special-both-hint = Cambiar dados y construir un segundo edificio en el mismo turno, si puedes pagarlo
new-change-dice = Dados que puedes cambiar por turno
new-change-two = Dos
new-change-two-hint = Como mucho, un dado amarillo y uno azul
new-change-any = Todos
new-change-any-hint = Hasta los cuatro, mientras puedas pagar
new-rounds = Rondas
new-rounds-usual = Normal: { $rounds }
new-rounds-fewer = Menos rondas
new-rounds-more = Más rondas
new-bonus-less = Menos bonificación
new-bonus-more = Más bonificación
new-phantom-bonus = Bonificación de los fantasmas
new-seed = Semilla de los dados
new-seed-hint = La misma semilla da los mismos dados: juégala con un amigo y comparad
new-seed-new = Otra semilla
new-seed-code = Es el código de un reto, que también dice quién juega y cómo
new-seed-challenge = Abrir el reto
new-seed-digits = Una semilla es un número entero de hasta 19 cifras
new-players = Jugadores
new-first = Jugador inicial
new-first-drawn = Al azar
new-two-hint = Con dos jugadores se suma un fantasma
new-me-hint = La figura resaltada eres tú: tu resultado cuenta para tus récords
new-dice = Dados
new-dice-program = Los tira el programa
new-dice-typed = Dados reales, tecleados
new-dice-typed-hint = Tira en la mesa y teclea cada tirada: dos teclas por pareja. Puedes cambiarlo durante la partida
seat-me = soy yo
seat-up = subir
seat-drag = Arrastra para cambiar el orden
seat-lot = Sortear los sitios
seat-no-room = No queda sitio para { $names }: juegan como mucho { $players }
seat-name = Nombre del jugador { $number }
seat-colour = Color del jugador { $number }
seat-colour-of = { $colour }: { $name }
seat-person = Persona
seat-computer = { $level ->
    [beginner] Principiante
    [casual] Ocasional
    [strong] Fuerte
    [advisor] Asesor
    [advisor-fast] Asesor rápido
    [random] Al azar
   *[greedy] Codicioso
}
seat-strength = { $level ->
    [beginner] sabe las reglas: unos 85 PV en solitario
    [casual] ya ha jugado: unos 93 PV en solitario
    [strong] se le escapa poco: unos 97 PV en solitario
    [advisor] lo ve todo: unos 100 PV en solitario
    [advisor-fast] el asesor a primera vista: unos 100 PV en solitario
    [random] construye lo que sea: unos 82 PV en solitario
   *[greedy] quiere el máximo de puntos ya: unos 92 PV en solitario
}

## Un bloc nuevo

new-table-title = Nueva mesa
new-pad-hint = El programa lleva la cuenta; cada uno tiene su hoja de papel
new-pad-not-ready = Las seis cantidades de edificios deben sumar 36
new-pad-counts = Edificios de cada tipo en vuestro bloc
new-pad-counts-change = Cambiar los números
new-pad-counts-hint = Compara con las casillas de vuestra hoja de puntuación de papel
new-pad-fewer = { $name }: menos
new-pad-more = { $name }: más
new-pad-sum = { $sum } de 36
new-pad-coins = Monedas impresas en una hoja
new-pad-phantom-dice = Dados de los fantasmas
new-pad-phantom-program = Los tira el programa
new-pad-phantom-table = Se tiran en la mesa
new-pad-phantom-none = Solo con uno o dos jugadores

## El bloc

pad-types-now = Tipos, si acabara ya
pad-types-and-more = { $vp } + …
pad-boxes = { $count } de { $printed }
pad-complete = completo
pad-locked = fijo
pad-change-boxes = Cambiar las casillas marcadas: { $name }, { building-bare }
pad-to-play = le toca
pad-first = jugador inicial
pad-left = se ha ido
pad-has-left = { $name } ha dejado la partida
pad-has-left-hint = Con «Vuelve» se reincorpora
pad-setup-count = { $count } de { $all }
pad-took-coins = monedas
pad-did-nothing = nada
pad-round-ended = acabada a mano
pad-ended-without = { $round ->
    [0] La preparación acabó sin todos los edificios de { $names }
   *[other] La ronda { $round } acabó sin anotación de { $names }
}
pad-ended-so = { $what }; con «Deshacer» se anula
pad-counts-said = cantidades corregidas a { $counts }
pad-closed-with = líneas: { $lines }; monedas: { $coins }
pad-lines-of = { $lines } con { $count }
pad-rolled-again = { building-bare }: tipo ya completo, así que se tiró otra vez
pad-said = { $name }: { $what }
pad-award-waits = { $award }, si { $name } no vuelve a construir
pad-award-left = { $award }; aún por ganar: { $places } PV
pad-round-back = Ronda anterior
pad-round-on = Ronda siguiente
pad-tap = { $name }: toca lo construido
pad-tap-hint = o pulsa de 1 a 6; mantén pulsada una casilla para cambiarla
pad-tap-second = { $name }: toca el segundo edificio
pad-setup-hint = Preparación: edificio { $building } de { $all }, luego el siguiente jugador
pad-late = Anotación posterior, ronda { $round }
pad-late-setup = Anotación posterior, preparación
pad-late-hint = Todas las filas tienen anotación; toca un nombre y luego lo construido
pad-phantom = { $name }: tira o toca el tipo
pad-phantom-hint = ¿Tipo ya completo? Tira otra vez
pad-over-title = Jugadas todas las rondas
pad-over-hint = Ahora anota las líneas y monedas de cada uno
pad-closed-hint = El recuento está listo
pad-odd-hint = Algunas anotaciones parecen erróneas: revísalas antes
pad-coins = Tomó monedas
pad-second = Segundo edificio
pad-second-of = Segundo edificio de { $name }
pad-second-short = { $name }: segundo edificio
pad-nothing = Nada
pad-next-row = Siguiente: { $name }
pad-next = Siguiente
pad-skip-row = Saltar: { $name }
pad-skip = Saltar
pad-previous = Anterior
pad-end-round = Acabar ronda
pad-end-setup = Acabar preparación
pad-end-round-ask = { $round ->
    [0] ¿Acabar la preparación sin todos los edificios de { $names }?
   *[other] ¿Acabar la ronda { $round } sin anotación de { $names }?
}
pad-skipped = pendiente
pad-skipped-count = saltado, { $count } de { $all }
pad-late-entered = { $name } ya tiene una anotación, { $what }: mantén pulsada una casilla para cambiarla, toca para añadir
pad-has-entry = { $name } ya tiene una anotación: { $what }
pad-has-entry-hint = Toca otra vez para añadir; mantén pulsada una casilla para cambiarla
pad-setup-full-hint = La preparación tiene tres edificios; toca otra vez solo si de verdad hubo uno más
pad-type-dice = Teclear los dados
pad-type-dice-of = La pareja que tirasteis para { $name }: amarillo y luego azul
pad-roll = Tirar
pad-in-the-past = { $part }: lo que anotes ahora cuenta ahí
pad-back-to-now = Volver al presente
pad-no-second = Sin segundo
pad-second-hint = Cuesta 3 monedas
pad-close-table = Recuento final
pad-end-early = Acabar antes
pad-ends-early = La partida acaba antes, tras { $round } de { $rounds } rondas
pad-card = Recuento
pad-back-to-table = Volver al bloc
pad-again = repetida
pad-second-entry = { $what } (2.º)
pad-superseded = { $what }, hasta la corrección
pad-forecast-hint = Si la partida acabara ya; debajo, lo mínimo y lo máximo aún posible. Candado: ya no puede cambiar
pad-goes-first = Empieza
pad-leaves-short = Se va
pad-remove-short = Quitar
pad-returns-short = Vuelve
pad-closed = líneas +{ $lines }, monedas +{ $coins }
pad-forecast = Previsión
pad-missing = { $boxes ->
    [one] falta { $boxes }
   *[other] faltan { $boxes }
}
pad-range = de { $least } a { $most } PV posibles
pad-audit = Revisar anotaciones
pad-to-check = { $count } por revisar
pad-audit-none = Todas las anotaciones cumplen las reglas
pad-audit-rest = No queda nada por revisar
pad-audit-hint = Ninguna partida legal lo permite. Corrígelo, o consérvalo si de verdad pasó
pad-keep = Conservar
pad-keep-all = Conservar todo
pad-seats = Jugadores
pad-options = Reglas y hoja
pad-description = Lugar y comentario
pad-clock = Reloj del turno
pad-clock-show = Mostrar el reloj del turno
pad-clock-hide = Ocultar el reloj del turno
table-agreed = Las reglas acordadas han cambiado
table-options-hint = Todas las anotaciones cuentan así desde el principio, también las anteriores
pad-options-hint = { $round ->
    [0] Lo que cambies vale desde la preparación; la hoja es la de toda la partida
   *[other] Lo que cambies vale desde la ronda { $round }; la hoja es la de toda la partida
}
pad-options-changed = reglas cambiadas
pad-options-said = { $round ->
    [0] Desde la preparación: { $what }
   *[other] Desde la ronda { $round }: { $what }
}
pad-other-sheet = otra hoja
pad-add-player = Añadir jugador
pad-who-stays = Quien aparece en el historial no se puede quitar
pad-make-first = { $name } empieza
pad-leaves = { $name } deja la partida
pad-remove = { $name } no jugó nunca
pad-returns = { $name } vuelve a la partida
pad-change = Cambiar
pad-strike = Borrar anotación
pad-correct = Aplicar
pad-what = Qué fue
pad-who = De quién era
pad-and-more = { $what } y { $count } más
pad-undone = Deshecho: { $what }
pad-redone = Rehecho: { $what }
pad-show-entry = Ver anotación
pad-add-entry = { $round ->
    [0] Añadir anotación: { $name }, preparación
   *[other] Añadir anotación: { $name }, ronda { $round }
}
pad-add = Añadir
pad-changed-nothing = Nada más ha cambiado
pad-award-then = ronda { $round }, { $vp } PV
pad-no-award = sin premio anticipado
pad-late-told = { $late }. { $what }
pad-from-to = { $what }: { $before }, ahora { $after }
pad-reopened = { $name }: las cruces ya no cuadran; anota otra vez líneas y monedas
pad-whole-game = Toda la partida
pad-how = Cómo
pad-by-grid = Tocar la hoja
pad-by-numbers = Números
pad-lines-with = Filas y columnas con { $count }
pad-coins-left = Monedas restantes
pad-coins-vp = 2 monedas = 1 PV
pad-line-vp = { $vp } PV cada una
pad-close-next = Siguiente jugador
pad-close-on = Seguir con { $name }
pad-close-done = Listo
pad-refused = Esto no cuadra: { $reason }
home-pad = Bloc de puntuación
home-pad-hint = Lleva la cuenta en una mesa

## Anotaciones que ninguna partida legal permite

odd-setup = { $name } tiene { $buildings ->
    [one] { $buildings } edificio
   *[other] { $buildings } edificios
} de preparación, no tres (§3, §9)
odd-setup-action = { $name } tomó monedas o no hizo nada en la preparación, donde todos construyen (§3)
odd-turn = { $name } construyó { $buildings ->
    [one] { $buildings } vez
   *[other] { $buildings } veces
} en la ronda { $round }; un turno permite dos como mucho (§4, §5)
odd-two-actions = { $name } hizo más de una acción en la ronda { $round }; un turno tiene una (§4)
odd-second-unpaid = { $name } construyó un segundo edificio en la ronda { $round } con { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
} como mucho; cuesta 3 (§5)
odd-phantom-turn = { $name } marcó { $boxes ->
    [one] { $boxes } casilla
   *[other] { $boxes } casillas
} en la ronda { $round }; un fantasma marca una (§9)
odd-buildings = { $name } tiene { $buildings ->
    [one] { $buildings } edificio
   *[other] { $buildings } edificios
} en la ronda { $round }; aun gastando bien cada moneda, el máximo es { $most } (§4, §5)
odd-completions = { $name } no puede haber completado { $types ->
    [one] { $types } tipo
   *[other] { $types } tipos
} en la ronda { $round } (§4, §5)
odd-phantom-boxes = { $name } tiene { $boxes ->
    [one] { $boxes } casilla
   *[other] { $boxes } casillas
}; un fantasma acaba con { $due } (§9)
odd-coins-printed = A { $name } { $coins ->
    [one] le queda { $coins } moneda
   *[other] le quedan { $coins } monedas
}; solo hay { $printed } impresas (§1)
odd-coins = A { $name } { $coins ->
    [one] le queda { $coins } moneda
   *[other] le quedan { $coins } monedas
}; estos turnos dejan { $most } como mucho (§4, §5)
odd-lines = { $name }: ninguna hoja con { $buildings ->
    [one] { $buildings } edificio
   *[other] { $buildings } edificios
} tiene { $four }, { $five } y { $six } líneas con 4, 5 y 6 (§7)
odd-lines-of-types = { $name }: ninguna hoja con estas casillas de cada tipo tiene { $four }, { $five } y { $six } líneas con 4, 5 y 6 (§1, §7)
odd-missing = { $name } no tiene anotación en la ronda { $round } (§4)
odd-ended = La partida acabó tras { $played } de { $rounds } rondas (§2)

## La partida

play-title-solo = { $phantoms ->
    [2] Solitario, dos fantasmas
    [3] Solitario, tres fantasmas
    [4] Solitario, cuatro fantasmas
   *[other] Solitario, { $phantoms } fantasmas
}
play-title-players = { $players ->
    [2] Dos jugadores
    [3] Tres jugadores
    [4] Cuatro jugadores
    [5] Cinco jugadores
    [6] Seis jugadores
   *[other] { $players } jugadores
}
play-choose = { $who ->
    [you] Construye en un cruce
   *[other] { $who }: construye en un cruce
}
play-only-coins = Todos tus cruces están construidos: gana monedas
play-coins-or-dice = Todos tus cruces están construidos: gana monedas o cambia dados
play-only-no-coins = Todos tus cruces están construidos: no ganas monedas
play-no-coins-or-dice = Todos tus cruces están construidos: cambia dados o no ganes monedas
play-acts = Juega { $name }
play-build = Construir { building-the }
play-coins-spent = { $vp } PV por las monedas gastadas
play-line-row = fila { $row }: { $count } de 6, +{ $vp } PV seguros
play-line-column = columna { $column }: { $count } de 6, +{ $vp } PV seguros
play-line-row-same = fila { $row }: { $count } de 6
play-line-column-same = columna { $column }: { $count } de 6
play-race-alone = carrera: { $count ->
    [one] { $count } construido
   *[other] { $count } construidos
}, líder en solitario, { $gain } PV si acabara ya
play-race-shared = carrera: { $count ->
    [one] { $count } construido
   *[other] { $count } construidos
}, { place-name } compartido, { $gain } PV si acabara ya
play-race-place = carrera: { $count ->
    [one] { $count } construido
   *[other] { $count } construidos
}, { place-name }, { $gain } PV si acabara ya
play-race-last = carrera: { $count ->
    [one] { $count } construido
   *[other] { $count } construidos
}, aún sin puesto
play-completes = completa { building-the }: { $vp } PV si nadie más lo hace esta ronda
play-completes-surely = completa { building-the }: { $vp } PV seguros
play-gain = { $coins ->
    [0] No ganar monedas
    [one] Ganar { $coins } moneda
   *[other] Ganar { $coins } monedas
}
play-gain-detail = { $cells ->
    [0] ningún cruce construido aún
    [one] 1 de 4 cruces construido
   *[other] { $cells } de 4 cruces construidos
}
play-gain-capped = { $coins ->
    [one] Solo queda { $coins } por rodear en tu hoja
   *[other] Solo quedan { $coins } por rodear en tu hoja
}
play-gain-full = Las { $coins } monedas están rodeadas
play-gain-none = Ninguno de tus cruces está construido: no ganas monedas y tiras los cuatro dados
play-change = Cambiar dados
play-change-hint = Arrastra un dado, o usa − y +
play-change-one-each = En un turno se puede cambiar un dado de cada color
play-change-detail = { $coins ->
    [0] no hay monedas que gastar
   *[other] 1 moneda por paso, { $coins } por gastar
}
play-die-yellow = Dado amarillo, { $pips }
play-die-blue = Dado azul, { $pips }
play-die-up = Subir a { $pips }, 1 moneda
play-die-down = Bajar a { $pips }, 1 moneda
play-die-back-up = Volver a subir a { $pips }: recuperas la moneda
play-die-back-down = Volver a bajar a { $pips }: recuperas la moneda
play-second-detail = fila { $row }, columna { $column }, { $coins } monedas
play-second-built = Sin segundo edificio: el otro cruce (fila { $row }, columna { $column }) ya está construido
play-second-poor = Un segundo edificio cuesta 3 monedas
play-second-changed = Has cambiado dados: este turno no hay segundo edificio
refuse-elsewhere = Tus dados no están ahí
refuse-built = Ya construido
refuse-acted = Ya has actuado: deshaz para hacer otra cosa
refuse-roll-first = Tira primero
play-end-turn = Acabar turno
play-bonus = bonificación { $bonus }
play-end-rolls-two = tira dos dados
play-end-rolls-four = tira los cuatro dados
play-end-rolls-none = no hay más tiradas
play-end-rolls-phantoms = ya solo tiran los fantasmas
play-take-back-nothing = No hay nada que retirar
play-menu-resume = Seguir
play-end-early-question = ¿Acabar la partida aquí?
play-key-home = Inicio
play-roll-four = Tirar los cuatro dados
play-coins-left = { $coins } por gastar
play-still-to-win = aún por ganar
play-ended-now = Si acabara ya
play-ended-now-hint = Abre el recuento tal como está ahora
play-last = Ahora mismo: { $event }
play-take-back = Retirar jugada
play-take-back-seen = Has visto los dados siguientes: si retiras la jugada, la partida pasa a ser de práctica
play-take-back-practice = Has visto los dados siguientes: retirar la jugada queda anotado en el registro
play-is-practice = Práctica: jugada retirada
play-end-early = Acabar la partida aquí
play-end-early-hint = El recuento muestra cómo queda ahora, y la partida se guarda como acabada antes de tiempo. Para dejarla un rato, vuelve a Inicio. En ambos casos puedes seguirla desde la biblioteca.
play-game-over = La partida ha terminado
play-see-score = Recuento
play-roll-seals = esto no se puede deshacer
play-keep = { $who ->
    [you] Quédate con un dado amarillo y uno azul
   *[other] { $who }: quédate con un dado amarillo y uno azul
}
play-keep-pair = Quédate con amarillo { $yellow }, azul { $blue } y pasa amarillo { $first }, azul { $second }
play-pass-pair = pasa
play-passes = { $who ->
    [you] { $pair } pasan a ti
   *[other] { $pair } pasan a { $who }
}
play-passed = { $who ->
    [you] Pasas { $pair } a { $to }
   *[other] { $who } pasa { $pair } a { $to }
}
play-passed-to-you = { $name } te pasa { $pair }
play-looking-at = Hoja de { $name } (solo lectura)
play-back-to-game = Volver a la partida
play-sheet-of = Hoja de { $name }: { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}, { $vp } PV si acabara ya
play-is-helped = Práctica: pista
play-menu-players = Jugadores
play-menu-typed = Teclear dados reales
play-menu-program = Que desde ahora tire el programa
play-menu-phantoms-program = Que el programa tire por los fantasmas
play-menu-phantoms-typed = Teclear los dados de los fantasmas
play-menu-rolls = Corregir una tirada tecleada
ask-first = ¿Quién empieza?
ask-setup = { $who ->
    [you] Tu edificio
   *[other] { $who }, edificio
} { $number } de 3: tira una pareja
ask-phantom-setup = { $who }, edificio { $number } de 3: tira una pareja
ask-placing = { $who ->
    [you] Tira tu pareja y colócala
   *[other] { $who }: tira una pareja y colócala
}
ask-extra = { $who ->
    [you] Tira la pareja extra y colócala
   *[other] { $who }: tira la pareja extra y colócala
}
ask-own = { $who ->
    [you] Tira tu propia pareja
   *[other] { $who }: tira tu propia pareja
}
ask-four = { $who ->
    [you] Tira los cuatro dados
   *[other] { $who }: tira los cuatro dados
}
ask-phantom = Tira una pareja para { $who }
ask-again = { $dice } ya está construido: tira otra vez
ask-again-complete = { $dice } es de un tipo ya completo: tira otra vez
ask-faces = Los dados van de 1 a 6
dice-typed = Dados reales
dice-typed-hint = Los dados reales se tiran en la mesa y se teclean. El programa puede tirarlos: menú (M), D
dice-now-program = Desde ahora tira los dados el programa
dice-now-typed = Desde ahora, tira dados reales y teclea cada tirada
dice-now-players = Desde ahora, tirad vuestros dados y tecleadlos; el programa tira por los fantasmas
ask-how = Teclea amarillo y luego azul, o toca las caras
ask-how-four = Teclea amarillo, azul, amarillo, azul, o toca las caras
ask-program = Que esta vez tire el programa
ask-draw-first = Sortear quién empieza
curtain-turn = Turno de { $name }
curtain-go = Ver la hoja
curtain-take = Toma los dados que te pasan: amarillo { $yellow }, azul { $blue }
mend-open = Todo se puede cambiar hasta el primer turno; otro orden o número de jugadores reinicia la preparación
mend-settled = Aún se pueden cambiar nombres, colores y quién juega (persona u ordenador); el número de jugadores, su orden y el jugador inicial, no
mend-settled-solo = Aún puedes cambiar tu nombre y tu color
mend-leave = Si alguien se va, un ordenador puede ocupar su sitio
mend-too-late = El orden, el número y el jugador inicial no cambian tras el primer turno
mend-dropped = { $rolls ->
    [one] { $rolls } tirada tecleada ya no encaja en la nueva preparación y se ha descartado
   *[other] { $rolls } tiradas tecleadas ya no encajan en la nueva preparación y se han descartado
}
rolls-choose = ¿Qué tirada se tecleó mal? La última, primero
rolls-setup = Edificio { $number }: { $rolled }
rolls-setup-again = Edificio { $number }, otra vez: { $rolled }
rolls-placing = Primera pareja: { $rolled }
rolls-extra = Segunda pareja: { $rolled }
rolls-retype = Teclea los dados como fueron de verdad
rolls-misfit = Estos dados ya no encajan con lo que vino después
typed-as-typed = Como se tecleó
typed-corrected = Corregido
rolls-choice = ¿Dejar los dados como se teclearon, o corregirlos y retirar esto y todo lo posterior? Al retirar, la partida pasa a ser de práctica
typed-keep = Dejar { $what }
typed-take-back = Corregir a { $what } y retirar
misfit-not-offered = Los dados no ofrecen la fila { $row }, columna { $column } (§4.3a)
misfit-built = La fila { $row }, columna { $column } ya está construida (§4.3a)
misfit-coins = Faltan monedas: hacen falta { $need }, quedan { $have } (§5)
misfit-die = Ningún dado muestra { $face } (§5.1)
misfit-kept = Los dados no muestran { $pair } (§4.3b)
misfit-roll-first = Antes viene otra tirada (§3.2, §4.1)
misfit-other-roll = Aquí toca otra tirada

## Consejos

play-hint = Pista
play-menu-advise = Mostrar siempre pistas, en todas las partidas
play-menu-no-advice = Dejar de mostrar pistas, en todas las partidas
settings-advise = Mostrar siempre pistas (para aprender)
hint-notice = Una pista hace de esta una partida de práctica: no contará para los récords
hint-notice-always = Tus ajustes dan pistas en cada decisión, y eso hace de esta una partida de práctica: no contará para los récords. «En esta no» mantiene el ajuste para las demás
hint-show = Mostrar
hint-not-here = En esta no
hint-thinking = El asesor está pensando…
hint-first = Primera estimación; simulando partidas…
hint-best = lo mejor
hint-about = casi igual
hint-option = Pista { $rank }: { $words }, { $mark }
hint-cell = { $cell }, pista { $rank }, { $mark }
hint-cell-more = { $cell }, pista { $rank }, { $mark }: { $words }
hint-turn = cambiar { $dice }
hint-turn-later = cambiar { $dice } para después
hint-turn-yellow = amarillo { $from }→{ $to }
hint-turn-blue = azul { $from }→{ $to }
hint-at = { $building } ({ $here })
hint-build = construir { $building }
hint-second = construir también { $building }
hint-both = construir { $first } y { $second }
hint-gain = { $coins ->
    [0] no ganar monedas y tirar todos los dados
    [one] ganar { $coins } moneda
   *[other] ganar { $coins } monedas
}
hint-keep = quedarse con amarillo { $yellow }, azul { $blue }
hint-end = acabar el turno
hint-then = { $first }, luego { $next }
hint-equal = { $count ->
    [2] El 1.º y el 2.º son casi iguales (≈): elige
   *[other] Los { $count } primeros son casi iguales (≈): elige
}
hint-equal-means = ≈ casi tan bueno como el mejor: la diferencia es demasiado pequeña para importar o para estar seguro
hint-equal-first = ≈ primero por una diferencia demasiado pequeña para importar o para estar seguro
hint-better = { $vp } PV mejor que el 2.º
hint-because = { $vp } PV mejor que el 2.º: { $reasons }
hint-more = más { $parts }
hint-less = menos { $parts }
hint-rival-more = el rival tiene más { $parts }
hint-rival-less = el rival tiene menos { $parts }
hint-part-type = por { building-the } ({ $vp })
hint-part-lines = por las líneas ({ $vp })
hint-part-coins = por las monedas ({ $vp })
hint-rest = en lo demás { $vp }
hint-likelier = El 1.º gana { $percent } partidas más de cada 100 que el 2.º
hint-likelier-because = El 1.º gana { $percent } partidas más de cada 100 que el 2.º y saca { $lead } PV más al mejor rival: { $reasons }
hint-percent = { $percent } %
hint-expected = { $vp } PV esperados
hint-wins = gana el { $percent } %
hint-chance = gana el { $chance }
figure-with-vp = { $figure } ({ $vp } PV)
hint-rollouts = { $rollouts } partidas simuladas, ±{ $error }
hint-by-value = estimación rápida, ±{ $error }
hint-value = estimación rápida
hint-also = { $first }; { $next }
hint-exact = calculado exactamente
hint-cut = interrumpido

## Historial

history-title = Historial
history-move = Recorrer el historial
history-empty = Aún no ha pasado nada
history-discard = Descartar
history-discard-question = ¿Descartar lo que has cambiado en esta anotación?
history-built = { $who ->
    [you] Has construido
   *[other] { $who } ha construido
} { building-a } (fila { $row }, columna { $column })
history-built-second = { $who ->
    [you] Has construido también
   *[other] { $who } ha construido también
} { building-a } (fila { $row }, columna { $column }), por 3 monedas
history-filled = { $who }: { building-bare }
history-gained = { $coins ->
    [0] { $who ->
        [you] No has ganado monedas
       *[other] { $who } no ha ganado monedas
    }
    [one] { $who ->
        [you] Has ganado
       *[other] { $who } ha ganado
    } { $coins } moneda
   *[other] { $who ->
        [you] Has ganado
       *[other] { $who } ha ganado
    } { $coins } monedas
}
history-changed-yellow = { $who ->
    [you] Has cambiado
   *[other] { $who } ha cambiado
} un dado amarillo de { $from } a { $to }
history-changed-blue = { $who ->
    [you] Has cambiado
   *[other] { $who } ha cambiado
} un dado azul de { $from } a { $to }
history-rolled = { $who ->
    [you] Has sacado
   *[other] { $who } ha sacado
} amarillo { $yellow }, azul { $blue }
history-kept = { $who ->
    [you] Te has quedado con
   *[other] { $who } se ha quedado con
} amarillo { $yellow }, azul { $blue }
history-first = { $who ->
    [you] Empiezas tú
   *[other] Empieza { $who }
}
rematch-first = La última vez { $before ->
    [you] empezaste tú
   *[other] empezó { $before }
}; ahora { $who ->
    [you] empiezas tú
   *[other] empieza { $who }
}
history-setup = Preparación
history-round = Ronda { $round }
history-turn-ended = { $who ->
    [you] Has acabado tu turno
   *[other] { $who } ha acabado el turno
}
history-taken-back = Retirado hasta aquí
history-was-taken-back = Retirado: { $what }
history-corrected = Corregido: { $what }
history-amended = { $round ->
    [0] Corregido, preparación: { $what } en lugar de { $before }
   *[other] Corregido, ronda { $round }: { $what } en lugar de { $before }
}
history-of-round = { $round ->
    [0] { $what } (preparación)
   *[other] { $what } (ronda { $round })
}
history-struck = Borrado: { $what }
history-hint-shown = Pista mostrada
history-left = { $who } se ha ido; sigue un ordenador
history-came-back = { $who } ha vuelto
history-confirmed = Conservado: { $what }
award-won = { $who ->
    [you] Has completado
   *[other] { $who } ha completado
} { building-the } en la ronda { $round }: { $vp } PV
award-gone = { $who } ha completado { building-the } en la ronda { $round }: sus { $vp } PV se pierden
award-shared = { $who } han completado { building-the } en la ronda { $round }: { $sum } = { $vp } PV cada uno
award-with-phantoms = { $who } han completado { building-the } en la ronda { $round }: { $sum } = { $vp } PV para { $scoring }; los fantasmas no puntúan
award-all-gone = { $who } han completado { building-the } en la ronda { $round }: { $vp } PV se pierden
award-none = { $who ->
    [you] Has completado
   *[other] { $who } ha completado
} { building-the } en la ronda { $round }: no queda puesto
share-two = ({ $first } + { $second }) / { $players }
share-three = ({ $first } + { $second } + { $third }) / { $players }
share-one = { $first } / { $players }
names-and = { $names } y { $last }
history-filled-again = { $who }: { building-bare }, tipo ya completo, así que se tiró otra vez
history-built-again = { $who ->
    [you] Te ha salido
   *[other] A { $who } le ha salido
} { building-a } ya { $building ->
    [pavilion] construido
    [seraglio] construido
    [arcades] construidas
    [chambers] construidas
    [garden] construido
   *[tower] construida
} (fila { $row }, columna { $column }), así que se tiró otra vez
history-dice = amarillo { $yellow }, azul { $blue }

## Recuento

score-won = { $who ->
    [you] Has ganado
   *[other] Gana { $who }
}
score-shared = { $names } comparten la victoria
score-ahead = { $won }, con { $points } más que { $whom }
score-level = { $won }, con los mismos puntos que { $whom }
score-behind = { $who ->
    [you] Quedas { place-name }, a { count-vp } del primer puesto
   *[other] { $who } queda { place-name }, a { count-vp } del primer puesto
}
score-solo-total = { $total } PV
score-leads = { $who ->
    [you] Vas en cabeza con { $total } PV
   *[other] { $who } va en cabeza con { $total } PV
}
score-lead-shared = { $names } van en cabeza con { $total } PV cada uno
score-not-finished = Acabada antes: los puntos tal como estaban
reason-place = { place-name } con { $count ->
    [one] { $count } construido
   *[other] { $count } construidos
}: { $vp } PV
reason-early = completado en la ronda { $round }, { place-name }: { $vp } PV
reason-early-shared = completado en la ronda { $round } con { $names }: { $sum } = { $vp } PV
reason-shared = { $places } con { $names }, { $count ->
    [one] { $count } construido
   *[other] { $count } construidos
} cada uno: { $sum } = { $vp } PV
places-two = { $first ->
    [1] 1.º y 2.º
   *[other] 2.º y 3.º
}
places-three = 1.º, 2.º y 3.º
reason-no-place = { $count ->
    [one] { $count } construido
   *[other] { $count } construidos
}, no queda puesto: 0 PV
reason-nothing = ninguno construido: 0 PV
reason-row = la fila { $row } tiene { $count }: { $vp } PV
reason-column = la columna { $column } tiene { $count }: { $vp } PV
reason-lines = { $lines ->
    [one] { $lines } línea con { $count }: { $vp } PV
   *[other] { $lines } líneas con { $count }: { $vp } PV
}
reason-no-lines = ninguna fila ni columna tiene 4: 0 PV
reason-coins = { $coins ->
    [0] no quedan monedas: 0 PV
    [one] queda { $coins } moneda, 1 PV por cada 2: { $vp } PV
   *[other] quedan { $coins } monedas, 1 PV por cada 2: { $vp } PV
}
reason-bonus = bonificación fija: { $vp } PV
score-bonus = Bono
score-replay = Repetición
score-again = Jugar otra
score-same-dice = Mismos dados
score-export-png = Guardar como imagen
score-export-text = Copiar como texto
score-more = Más
score-picture = Imagen
score-copied = Recuento copiado como texto
reason-early-none = completado en la ronda { $round }, no queda puesto: 0 PV
reason-nobody = { $reason }, que nadie recibe
reason-rounded = { $reason }, redondeado hacia abajo
reason-total = tipos { $types }, líneas { $lines }, monedas { $coins }: { $total } PV
reason-total-types = tipos { $types }, sin líneas ni monedas
reason-total-bonus = tipos { $types }, bonificación { $bonus }: { $total } PV
score-odd = Anotaciones que ninguna partida legal permite: { $what }
score-reasons = { $name ->
    [you] Tus puntos explicados
   *[other] Los puntos de { $name } explicados
}
score-cell = { $name }, { $what }: { $reason }
score-placing = { $place ->
    [1] La mejor de { $of }
   *[other] La { $place }.ª mejor de { $of }
}
score-above = { score-placing }, { $points } más que tu media
score-below = { score-placing }, { $points } menos que tu media
score-average = { score-placing }, justo tu media
score-new-record = Nuevo récord
score-counting = Contando…
score-legend = anticipado
files-choose = Elegir un archivo…
files-recent = Archivos recientes
files-none-chosen = No se ha elegido ningún archivo. Si no se abrió una ventana, escribe aquí la ruta.
why-choosing-file = La ventana de archivos está abierta
score-picture-hint = Nunca se reemplaza un archivo existente

## Biblioteca

library-title = Biblioteca
library-empty = Aún no hay partidas
library-empty-hint = Las partidas que juegas se guardan aquí solas
library-reading = Leyendo las partidas guardadas…
library-read-so-far = Leyendo todavía: { $known } de { $all } partidas hasta ahora
library-search = Buscar
library-game = Juego
library-all-games = Todos los juegos
library-filter-all = Todas
library-filter-open = Sin terminar
library-filter-done = Terminadas
library-filter-samples = Ejemplos
library-continue = Continuar
library-replay = Repetición
library-score = Recuento
library-rematch = Jugar otra
library-import = Importar una partida
library-export = Exportar la partida
library-delete-question = ¿Mover «{ $title }» a la papelera?
library-delete-confirm = Mover a la papelera
library-deleted = «{ $title }» está en la papelera
library-trash = Papelera
library-trash-empty = La papelera está vacía
library-restored = { $games ->
    [one] La partida vuelve a estar en la biblioteca
   *[other] { $games } partidas vuelven a estar en la biblioteca
}
library-kept = Tu partida está en la biblioteca: puedes seguirla cuando quieras
library-delete-for-good = Borrar para siempre
library-delete-for-good-question = ¿Borrar «{ $title }» para siempre?
library-unfinished = Ronda { $round } de { $rounds }
library-finished = Terminada
library-won = Victoria de { $names }
library-broken = Este archivo no se puede leer: { $reason }
library-broken-hint = Puede que esté dañado, o que venga de otro programa o de una versión más nueva
library-newer = Hecha con una versión más nueva: solo lectura
library-imported-odd = Importada con anotaciones que ninguna partida legal permite: { $finding }
library-here-already = Esta partida ya está en la biblioteca
library-locked = Abierta en otra ventana
library-changed = Otro programa ha cambiado el archivo de esta partida; lo que escribió se conserva como { $file } y la tuya sigue
library-date = { $date }, { $time }
library-minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}
library-path-hint = Escribe o pega la ruta de un archivo
library-imported = «{ $title }» ya está en la biblioteca
library-nothing-found = No se encontró ninguna partida
library-nothing-found-hint = Nada encaja con la búsqueda y los filtros
library-stopped = Acabada antes, ronda { $round } de { $rounds }
library-setup = Recién empezada
library-damaged = No se puede leer
library-sample = Ejemplo
library-empty-trash = Vaciar la papelera
library-empty-trash-question = { $games ->
    [one] ¿Borrar para siempre { $games } partida de la papelera?
   *[other] ¿Borrar para siempre las { $games } partidas de la papelera?
}
error-empty-trash = No se pudo borrar todo lo de la papelera: { $reason }
library-practice = Práctica
library-branch = Variante
library-details = Detalles
library-own-title = Título
library-place = Lugar
library-clock = Hora
library-tags = Etiquetas
library-tags-hint = Separadas por comas
library-comment = Comentario
library-today = Hoy
library-yesterday = Ayer
library-won-by = { $points } · ganada por { $lead }
library-lost-by = { $points } · perdida por { $lead }
library-ahead = { $who ->
    [you] Ganaste por { $lead }
   *[other] { $who } ganó por { $lead }
}
library-tied = empate
library-level = { $points } · empate
library-leads = { $who ->
    [you] Vas en cabeza, { $points }
   *[other] { $who } va en cabeza, { $points }
}
library-no-search = Quitar búsqueda y filtros
library-found = { $found } de { $all }
library-everybody = Todos los jugadores
library-all-tags = Todas las etiquetas
library-all-places = Todos los lugares
library-any-time = Cualquiera
library-person = Jugador
library-tag = Etiqueta
library-time = Fecha
library-selected = { $games } partidas seleccionadas
library-selected-hint = Lo que hagas ahora se hace con todas
library-select-none = Elegir solo una
library-add-tag = Añadir etiqueta
library-find-tag = Todas las partidas con esta etiqueta
library-add-tags = Añadir
library-exported = { $games ->
    [one] { $games } partida guardada en { $folder }
   *[other] { $games } partidas guardadas en { $folder }
}
library-export-several = Exportar las partidas a una carpeta
library-folder-hint = La carpeta se crea si no existe; no se reemplaza ningún archivo en ella
library-delete-several = ¿Mover { $games } partidas a la papelera?
library-deleted-several = { $games } partidas están en la papelera
library-delete-several-for-good = ¿Borrar { $games } partidas para siempre?
month = { $month ->
    [1] Enero
    [2] Febrero
    [3] Marzo
    [4] Abril
    [5] Mayo
    [6] Junio
    [7] Julio
    [8] Agosto
    [9] Septiembre
    [10] Octubre
    [11] Noviembre
   *[other] Diciembre
} de { $year }

## Récords y estadísticas

records-empty = Aún no hay partidas terminadas
records-empty-hint = Termina una partida y aparecerá aquí
records-none-count = Aún no cuenta ninguna partida terminada
records-none-count-hint = No cuentan las partidas de práctica, las variantes, las que repiten una semilla ya jugada ni las de varias personas
records-typed-table = Partidas con dados reales
records-conditions = { count-phantoms }, { count-rounds }
records-choose = Clase de partida
records-both = ambas acciones especiales
records-any = cualquier dado
records-game = { place-name }: { count-vp }, { $date }
records-only-unhelped = Solo cuentan las partidas sin ayuda, con los dados del programa, y solo la primera con los mismos dados
stats-title = Estadísticas
stats-games = Partidas
stats-average = Media
stats-best = Mejor
stats-median = Mediana
stats-trend = Evolución
stats-wins = Victorias
stats-parts = De dónde vienen tus puntos
stats-trend-name = Totales, el más antiguo primero: { $totals }

## Retos

challenges = Retos
challenges-hint = Los dados del día y códigos
challenges-day = Dados del día
challenges-week = Dados de la semana
challenges-week-of = Semana { $week } de { $year }
challenges-play = Jugar
challenges-play-day = Jugar los dados del día
challenges-play-week = Jugar los dados de la semana
challenges-again = Jugar otra
challenges-again-hint = Otra partida con los mismos dados cuenta como otro intento
challenges-not-played = Sin jugar aún
challenges-begun = Empezado, sin terminar
challenges-result = { $number ->
    [1] { count-vp }, primer intento
   *[other] { count-vp }, intento { $number }
}
challenges-streak = { $days ->
    [0] Juega hoy para empezar una racha
    [one] { $days } día seguido
   *[other] { $days } días seguidos
}
challenges-streak-hint = Cuentan los días rellenos: terminados ese mismo día, al primer intento, sin práctica. Con borde: cualquier otro resultado
challenges-longest = { $days ->
    [one] Récord: { $days } día
   *[other] Récord: { $days } días
}
challenges-week-named = { $title } { $week }, { $year }
challenges-missed = Sin jugar
challenges-to-come = Por venir
challenges-best = Mejor hasta ahora: { count-vp }, { $when }
challenges-is-best = Tu mejor resultado
challenges-late-hint = Ya no cuenta para tu racha
challenges-look = Ver el resultado
challenges-board = Antes de la primera jugada: { $setup }
challenges-own-board = Tu partida terminada
challenges-month-before = Mes anterior
challenges-month-after = Mes siguiente
challenges-none-before = No hubo retos antes de 2026
challenges-none-after = Los meses siguientes están por venir
challenges-today = Hoy
challenges-weeks = Sem.
challenges-weekday = { $day ->
    [1] lu
    [2] ma
    [3] mi
    [4] ju
    [5] vi
    [6] sá
   *[other] do
}
challenges-keys = De un día a otro
challenges-code = Código de una partida
challenges-code-hint = Con el código de una partida juegas con los mismos dados
challenges-letters = { $letters } de { $expected } letras
challenges-fault-letter = Ningún código tiene «{ $letter }», letra { $place }
challenges-fault-length = Este código debería tener { $expected } letras, no { $letters }
challenges-fault-check = Una letra está mal o dos están intercambiadas: compáralo con el original
challenges-fault-newer = Este código es de una versión más nueva del programa: actualízalo para jugarlo
challenges-fault-other-game = Este código es de otro juego del programa: tecléalo allí como semilla de una partida nueva
challenges-fault-meaningless = Ninguna partida tiene este código: compáralo con el original
challenges-no-sheet = Este código es para una hoja que no tienes: pide su archivo e impórtalo en «Hojas»
challenges-own-sheet = hoja propia
challenges-earlier = Últimos resultados
challenges-none = Aquí aparecen las partidas con los dados del día o de un código
challenges-copy-code = Copiar el código
challenges-copied = El código está en el portapapeles
challenges-code-word = Código
challenges-share = Compartir
challenges-shared = Copiado. No desvela nada de la partida.
challenges-with-code = Código: { $code }
why-no-code = Solo las partidas con los dados del programa tienen código

## Hojas propias

sheets-title = Hojas
sheets-new = Nueva hoja
sheets-edit = Editar la hoja
sheets-duplicate = Duplicar
sheets-import = Importar una hoja
sheets-import-hint = Escribe o pega la ruta de una hoja, o de una partida cuya hoja quieras
sheets-export = Exportar la hoja
sheets-print = Imprimir hojas
sheets-print-score = Imprimir puntuación
sheets-what = Qué anotar
sheets-whole-grid = Cuadrícula entera
sheets-counts-only = Solo cantidades
sheets-counts-only-hint = Las seis cantidades bastan para el bloc y las partidas en papel; para jugar aquí con dados hace falta la cuadrícula entera
sheets-paint-hint = Teclea de 1 a 6 o las iniciales, celda a celda; las flechas mueven, Retroceso vuelve. O elige un edificio de la lista y pinta.
sheets-name-hint = Nuestro bloc
sheets-coins = Monedas impresas
sheets-coins-printed = { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}
sheets-count = Cantidad
sheets-count-of = { $building }: cantidad
sheets-vp-of = { $building }, puesto { place-name }: puntos
sheets-type = { $building }: { $count }
sheets-sum = { $sum } de 36 ocupadas
sheets-empty = Vacía
sheets-confirmed = Este es el bloc de nuestra mesa
sheets-train = Entrenar
sheets-train-for = Entrenar para
sheets-train-hint = Las pistas y los ordenadores solo conocen esta hoja a grandes rasgos. Entrenar lleva de minutos a horas, en segundo plano.
sheets-train-go-on = Seguir entrenando
sheets-train-stop = Detener
sheets-training = Entrenamiento: { $percent } % { $minutes ->
    [-1] hecho
    [0] hecho, queda menos de un minuto
    [one] hecho, queda alrededor de un minuto
   *[other] hecho, quedan unos { $minutes } minutos
}
sheets-train-elsewhere = Ya se entrena «{ $name }» para: { $kind }
sheets-kind-solo = Solitario, { count-phantoms }
sheets-kind-victory = Ganar a { count-phantoms }
sheets-train-done = Las pistas y los ordenadores ya conocen «{ $name }»
sheets-trained = Las pistas y los ordenadores conocen bien esta hoja en esas partidas.
sheets-is-trained = Entrenada
sheets-changed = Otro programa ha cambiado esta hoja, y ese cambio se conserva; la tuya es ahora «{ $name }»
sheets-saved = «{ $name }» queda guardado como el bloc de vuestra mesa: no se preguntarán sus cantidades
sheets-imported = «{ $name }» ya es una de tus hojas
sheets-imported-faulty = Esta hoja tiene fallos: corrígela y guárdala
sheets-unsaved = Sin guardar aún: { $name }
sheets-go-on = Continuar
sheets-discard = Descartar
sheets-discard-question = ¿Descartar la hoja sin guardar?
sheets-none-yet = ¿Tu bloc tiene otra hoja? Cópiala una vez y juega aquí con tu propio bloc.
sheet-cell-empty = Fila { $row }, columna { $column }: vacía
sheet-fault-no-name = Una hoja necesita un nombre
sheet-fault-name-taken = Otra hoja tiene este nombre
sheet-fault-empty = { $cells ->
    [one] { $cells } celda está vacía
   *[other] { $cells } celdas están vacías
}
sheet-fault-count = { $building }: { $count }, pero un tipo tiene de 1 a 31
sheet-fault-sum = Las cantidades suman { $sum }, no 36
sheet-fault-coins = { $coins } monedas: una hoja tiene de 3 a 40
sheet-fault-vp = { $building }: el puesto { place-name } da { $vp } PV, pero solo puede dar de 0 a 99
sheet-fault-increases = { $building }: el puesto { place-name } da { $vp } PV, más que el puesto anterior
home-sheets = Hojas
home-sheets-hint = Copia el bloc de vuestra mesa
keys-backspace = Retroceso
keys-do-paint = Pintar la celda y avanzar
keys-do-paint-move = De celda en celda
keys-do-paint-back = Vaciar la celda anterior

## Partida en papel

late-title = Partida en papel
late-correct = Corregir la partida
late-correct-word = Corregir
late-another = Anotar otra partida en papel
late-date = Fecha
late-date-hint = 2026-01-31
late-game-title = Título
late-game-title-hint = Opcional
late-place = Lugar
late-place-hint = Dónde jugasteis
late-agreed = { count-rounds } · { $sheet } · reglas normales
late-boxes = { $name }, { $building }: casillas
late-completed = { $name }, { $building }: completado en la ronda
late-round = completado en la ronda
late-lines = { $name }: líneas con { $count }
late-coins = { $name }: monedas restantes
late-tick = Hoja
late-tick-of = { $name }: marca lo construido
late-tick-hint = Marca lo construido: los edificios y las líneas se cuentan solos
late-no-lines = Aún no hay ninguna línea de 4 o más
late-cell-ticked = Fila { $row }, columna { $column }: con edificio
late-start-over = Empezar de nuevo
late-start-over-question = ¿Descartar lo que has tecleado?
late-done = Listo
late-save = Guardar en la biblioteca
late-nothing = Teclea primero los edificios
late-not-ready = Aún no se puede guardar: { $why }
late-hint = De cada tipo, sus casillas y, si está completo, la ronda; filas y columnas con 4, 5 y 6 edificios; monedas restantes
late-fault-date = Escribe la fecha así: 2026-01-31
late-fault-date-ahead = Esta fecha es futura
late-fault-time = Escribe la hora así: 20:15, o déjala vacía
late-fault-beyond = La fecha está fuera de los años 1 a 9999
late-fault-skipped = Los relojes de aquí se saltaron ese día
late-fault-same-name = Los jugadores { $one } y { $other } se llaman igual
late-fault-name = El nombre del jugador { $player } tiene el carácter { $sign }, que ningún nombre puede tener
late-fault-ticked = Hay { $cells } celdas marcadas en la hoja, pero { $boxes } casillas de puntuación
late-fault-boxes = { $building }: { $boxes } casillas, pero la hoja tiene { $printed }
late-fault-round-missing = { $building }: completo, pero falta la ronda
late-fault-round = { $building }: completado en la ronda { $completed }, pero la partida tiene { $rounds }
late-fault-lines = Estas líneas no cuadran con { $buildings ->
    [one] { $buildings } edificio
   *[other] { $buildings } edificios
}
late-fault-coins = { $coins ->
    [one] Queda { $coins } moneda
   *[other] Quedan { $coins } monedas
}, pero solo hay { $printed } impresas
late-total = { $name }: { $total } puntos
home-late-entry = Anotar una partida en papel

## Repetición

replay-play = Reproducir
replay-pause = Pausa
replay-step-back = Paso atrás
replay-step-on = Paso adelante
replay-turn-back = Turno anterior
replay-turn-on = Turno siguiente
replay-round-back = Ronda anterior
replay-round-on = Ronda siguiente
replay-speed = Velocidad
replay-event = Paso { $event } de { $events }
replay-from-here = Jugar desde aquí
replay-from-here-hint = Como partida nueva; esta queda como está
replay-branch-hint = La nueva partida se marca como variante y no cuenta para los récords; esta queda como está
replay-new-dice = Dados nuevos
replay-new-dice-hint = Nadie sabe qué vendrá
replay-same-dice = Los mismos dados
replay-same-dice-hint = En las mismas situaciones salen las mismas tiradas que en esta partida
replay-as-it-stood = Como estaba entonces
replay-with-corrections = Con correcciones posteriores
replay-marker-award = Premio en la ronda { $round }
replay-marker-second = Segundo edificio en la ronda { $round }
replay-marker-coins = Monedas en la ronda { $round }
replay-events = Qué pasó
replay-score-only = Solo se anotó la hoja de puntuación: no hay dados ni hojas que repetir.
replay-timeline = Línea de tiempo
replay-version = Versión
replay-sheet-of = Hoja de quién
replay-follow = Jugador en turno
replay-speed-short = { $times }×

## Ajustes

settings-title = Ajustes
settings-look = Aspecto
settings-theme = Tema
settings-theme-system = Sistema
settings-theme-light = Papel
settings-theme-dark = Noche
settings-colour-blind = Colores para daltónicos
settings-letters = Letras en los edificios
settings-scale = Tamaño
settings-scale-percent = { $percent } %
settings-grow = Más grande en ventanas grandes
settings-full-screen = Pantalla completa
settings-animation = Animaciones
settings-animation-system = Sistema
settings-animation-off = Ninguna
settings-animation-quick = Rápidas
settings-animation-normal = Normales
settings-animation-slow = Lentas
settings-language = Idioma
settings-language-system = Sistema
settings-keep-awake = Mantener la pantalla encendida con el bloc
settings-game = Partida
settings-end-turn = Acabar mi turno cuando no quede nada que hacer (sin deshacer)
settings-curtain = Anunciar cada turno al compartir pantalla
settings-me = Yo
settings-name = Nombre
settings-colour = Color
settings-files = Archivos
settings-folder = Tus partidas, ajustes y hojas están en esta carpeta
settings-copy-path = Copiar la ruta
settings-smaller = Más pequeño
settings-larger = Más grande
settings-unreadable = No se pudieron leer tus ajustes en { $path }; se usan los predeterminados
settings-broken = { $path } no contiene ajustes; se usan los predeterminados y el archivo antiguo se conservará como .bad
settings-field = { $key } no puede ser { $value } en { $path }; se usa el valor predeterminado

## Teclas

keys-title = Teclas
keys-everywhere = En todas partes
keys-here = En esta pantalla
keys-do-row-back = Volver al jugador en turno
keys-do-cross = Marcar o vaciar la celda
keys-do-speed = Más lento o más rápido
keys-do-paint-empty = Vaciar la celda
keys-do-paint-ends = A la primera o última celda
keys-do-close-message = Cerrar el mensaje
keys-do-keep = Quedarse con la pareja de este número
keys-do-untype = Quitar el último dado
why-no-undo = Nada que deshacer
why-no-redo = Nada que rehacer
why-game-over = La partida ha terminado
why-sample = Un ejemplo queda como está
why-typed-dice = Sus dados se teclearon: el programa no puede tirarlos otra vez
why-no-typed-rolls = No hay tiradas tecleadas
why-no-hint = No hay nada que decidir ahora
why-no-change = Ningún dado se puede cambiar ahora
why-choose-first = Primero construye o gana monedas
why-looking = Estás mirando otra hoja: vuelve primero a la partida
why-both-dice = Primero teclea amarillo y azul
why-four-dice = Primero teclea dos dados amarillos y dos azules
why-no-number = { $count ->
    [0] Nada tiene número aquí ahora
    [one] Solo el 1 tiene algo que construir
   *[other] Solo del 1 al { $count } hay algo que construir
}
why-empty = Primero escribe algo
why-faults = Primero arregla lo marcado
why-nothing-changed = Nada ha cambiado aún
why-most-players = Pueden jugar { $count } como mucho
why-fewest-players = Juegan { $count } como mínimo
why-first-round = La partida empieza aquí
why-current-round = Esta es la ronda actual
why-count-unfit = La hoja y las casillas aún no cuadran
why-too-many-lines = Una hoja solo tiene 12 filas y columnas
why-pad-setup = En la preparación solo hay edificios
why-pad-phantom = Los fantasmas no toman monedas
why-pad-left = Ha dejado la partida
why-save-first = Primero guarda los cambios
why-goes-first = Ya es el jugador inicial
why-third-player = El tercer jugador ya sale en el historial
why-last-player = Alguien tiene que jugar
why-all-rounds-played = Todas las rondas están jugadas
why-no-grid = No se conocen las celdas de esta hoja: toca el tipo
why-no-cells = No se conocen las celdas de esta hoja
why-not-over = Solo de una partida terminada
why-no-second = Nadie acaba de construir
why-other-first = Primero acaba o cancela la anotación actual
why-corrected = Solo desde la partida tal como fue
why-trained-elsewhere = Hay otro entrenamiento en marcha
why-training-stops = El entrenamiento se está deteniendo
keys-enter = Intro
keys-escape = Esc
keys-space = Espacio
keys-tab = Tab
keys-arrows = Flechas
keys-ctrl = Ctrl
keys-shift = Mayús
keys-page-up = RePág
keys-page-down = AvPág
keys-home = Inicio
keys-end = Fin
keys-delete = Supr
keys-do-confirm = Pulsar el botón resaltado
keys-do-focus = Control siguiente, o el anterior
keys-do-move = Moverse por la hoja
keys-do-turn = De flecha en flecha
keys-do-build = Construir el edificio elegido
keys-do-choose = Construir la celda con este número
keys-do-second = Construir el segundo edificio
keys-do-go-on = Seguir
keys-do-full-screen = Pantalla completa
keys-do-sheets = Ver la hoja siguiente
keys-do-type = Teclear dados: amarillo y luego azul
keys-do-ends = Al principio o al final
keys-do-pick = Subir y bajar por la lista
keys-do-pick-more = Seleccionar más de la lista
keys-do-pick-all = Seleccionar toda la lista
keys-do-reasons = Explicar un número
keys-do-box = Marcar la casilla de este tipo
keys-do-row = Elegir una fila

## Lo que no se pudo guardar

leave-game = Esta partida no está guardada
leave-table = Este bloc no está guardado
leave-late-entry = Tu partida en papel no está guardada
leave-sheet = La hoja que estás copiando no está guardada
leave-path = Guardar en otro sitio
leave-save = Guardar ahí
leave-again = Reintentar
leave-quit = Salir sin guardar
leave-go = Irse sin guardar
leave-failed = Sigue sin guardarse: { $reason }

## Tras un error del programa

crash-title = El programa se cerró inesperadamente
crash-saved = El { $date }, un error del propio programa lo cerró. Cada partida está guardada hasta su último paso.
crash-report = Lo que pasó está en este archivo, para quien corrige el programa. No contiene nada de tus partidas:
crash-copy = Copiar la ruta

## Errores

error-save = No se pudo guardar la partida: { $reason }
error-save-settings = No se pudieron guardar los ajustes: { $reason }
error-and-more = { $first } (y { $more } más)
error-open = No se pudo abrir «{ $name }»: { $reason }
error-export-ending = «{ $file }» contendría un registro, que es un archivo .json: ponle esa extensión
error-export = No se pudo escribir la exportación: { $reason }
error-sheet = No se pudo guardar la hoja: { $reason }
drafts-broken = No se pudo leer una parte de tu trabajo sin terminar en { $path }; el resto está aquí y el archivo antiguo se conservará como .bad
drafts-unreadable = No se pudo leer tu trabajo sin terminar: { $reason }
drafts-beside = Otra ventana tiene trabajo sin terminar de esta clase: se queda allí, y el tuyo se guarda aparte
drafts-unfinished = Ya hay trabajo sin terminar aquí: guárdalo o descártalo y vuelve a importar
folder-none = No hay carpeta para tus partidas; indica una con --data-dir o ALHAMBRA_DATA_DIR
folder-unusable = «{ $path }» no puede contener tus partidas; indica otra carpeta con --data-dir o ALHAMBRA_DATA_DIR
file-missing = no existe el archivo { $path }; comprueba el nombre
file-exists = { $path } ya existe y no se ha cambiado; elige otro nombre
file-not-text = { $path } no es un archivo de texto; elige otro
file-not-regular = { $path } no es un archivo sino una carpeta, un enlace o un dispositivo; elige otro nombre
file-too-large = { $path } tiene más de { $megabytes } MB; elige otro
file-protected = { $path } está protegido contra escritura y no se ha cambiado; elige otro nombre o permite escribir
file-unreadable = { $path } no se puede leer; comprueba que es un archivo que puedes leer
file-unwritable = { $path } no se puede escribir; comprueba que puedes escribir ahí y que el disco no está lleno
file-bad-name = { $path } no se puede escribir: el nombre es demasiado largo para este disco o tiene un carácter que no admite; elige otro
file-busy = otra ventana no deja de escribir en { $path }; inténtalo de nuevo
file-newer = { $path } es de una versión más nueva del programa y queda como está; actualiza el programa para cambiarlo
file-name = «{ $name }» no es el nombre de una partida guardada
file-not-sheet = «{ $file }» no es el archivo de una hoja; usa un nombre simple que acabe en .json
file-json = no es una hoja en JSON: { $why }
file-picture = no se pudo hacer la imagen («{ $detail }»)

## Rechazos

refused-row = fila { $row }
refused-crossing = fila { $row }, columna { $column }
refused-lines = { $four }, { $five } y { $six }
refused-roll = { $purpose ->
    [first_player] el sorteo del jugador inicial
    [setup] la tirada de preparación de { $who }
    [placing] la tirada de colocación de { $who }
    [extra_pair] la tirada de la pareja extra de { $who }
    [own_pair] la tirada de la pareja propia de { $who }
    [all_four] la tirada de cuatro dados de { $who }
   *[phantom] la tirada de fantasma de { $who }
}
refused-no-row = no hay fila { $row } en esta hoja de puntuación ({ $section })
refused-twice = { $who } aparece dos veces: cada fila de la hoja de puntuación va una sola vez (§8)
refused-full = a { $who } no le quedan casillas de { building-bare } (§1)
refused-boxes = { $who } tiene { $boxes } casillas de { building-bare }; solo hay { $printed } impresas (§1)
refused-round-missing = { $who } tiene las { $printed } casillas de { building-bare }, pero falta la ronda de la última (§6)
refused-incomplete = { $who } no puede haber completado { building-the } en la ronda { $completed } con { $boxes } de { $printed } casillas (§6)
refused-round = no hay ronda { $round }: esta partida tiene { $rounds } (§2)
refused-completed-round = { $who } no puede haber completado { building-the } en la ronda { $completed }: la partida tiene { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
} (§2)
refused-lines-unfit = { $who }: { $lines } líneas con 4, 5 y 6 no cuadran con { $buildings ->
    [one] { $buildings } edificio
   *[other] { $buildings } edificios
} (§1)
refused-coins = a { $who } { $coins ->
    [one] le queda { $coins } moneda
   *[other] le quedan { $coins } monedas
}; solo hay { $printed } impresas (§1)
refused-phantom-holdings = { $who } es un fantasma: no tiene líneas ni monedas (§9, §11)
refused-phantom-coins = { $who } es un fantasma: no toma monedas (§9)
refused-not-a-player = { $who } es un fantasma: solo los jugadores empiezan o se van (§3, §9)
refused-not-a-phantom = { $who } no es un fantasma: sus dados no se tiran en el bloc (§9)
refused-left = { $who } dejó la partida en la ronda { $left }: no se anota nada más en la ronda { $round }
refused-left-twice = { $who } ya dejó la partida, en la ronda { $left }
refused-not-due = { $round ->
    [0] { $who } ya tiene sus casillas de preparación: no toca tirar (§9)
   *[other] { $who } ya tiene sus casillas de la ronda { $round }: no toca tirar (§9)
}
refused-seed = la semilla { $seed } da { $due }, no { $found } (docs/record-format.md, Seeds)
alhambra-refused-seed = la semilla da algo distinto de { $found } (docs/record-format.md, Seeds)
refused-no-seed = tiró el programa, pero desde aquí no vale ninguna semilla (docs/record-format.md, Seeds)
refused-amended-roll = la anotación { $entry } se corrigió a mano: el programa no tira por el pasado (docs/record-format.md)
refused-grid = la hoja tiene cuadrícula, así que sus cantidades no se corrigen (§1)
refused-too-many-lines = { $who } tiene { $lines ->
    [one] { $lines } línea
   *[other] { $lines } líneas
}; una hoja tiene 12 (§1)
refused-lines-of-crosses = { $who }: las cruces de la hoja forman { $found } líneas con 4, 5 y 6, no { $said } (§7.2)
refused-crosses = { $who } tiene { $crosses ->
    [one] { $crosses } cruz
   *[other] { $crosses } cruces
} en { building-the }, pero { $boxes } casillas en la hoja de puntuación (§1)
refused-crosses-in-all = { $who } tiene { $crosses ->
    [one] { $crosses } cruz
   *[other] { $crosses } cruces
} en la hoja, pero { $boxes } casillas en la hoja de puntuación (§1)
refused-row-in-use = { $who } tiene anotaciones: la fila no se puede quitar de la hoja de puntuación
refused-row-rolled = { $who } tiene tiradas del programa, que pertenecen a esta fila (docs/record-format.md, Seeds)
refused-table-note = un bloc no admite pistas, y sus dados se corrigen como las demás anotaciones (docs/record-format.md)
refused-result-note = la única nota que admite un resultado es confirm (docs/record-format.md)
refused-no-entry = se refiere a la anotación { $entry }, que no es un suceso anterior que aún cuente
refused-seats = { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
} y { $phantoms ->
    [one] { $phantoms } fantasma
   *[other] { $phantoms } fantasmas
} no forman una partida: un jugador tiene de 2 a 4 fantasmas (§10), dos tienen 1 (§9), de tres a cinco, ninguno (§2)
refused-rounds = { $rounds } rondas: una partida tiene de 1 a 33 (§2)
refused-against = solo un jugador en solitario puede jugar contra los fantasmas, no { $players } (§11)
refused-bonus = la bonificación de los fantasmas es de { $bonus } PV, no de 0 a 99 (§11)
refused-grid-rows = la cuadrícula tiene { $rows } filas, no 6 (§1)
refused-grid-row = la fila { $row } de la cuadrícula tiene { $letters } letras, no 6 (§1)
refused-grid-letter = la fila { $row }, columna { $column } de la cuadrícula es «{ $letter }», no una de P S A C G T (§1)
refused-no-counts = una hoja necesita la cuadrícula o las seis cantidades (§1)
refused-counts = hay { $counts } cantidades, no una por cada uno de los 6 tipos (§1)
refused-count-not-grid = { building-the }: la cantidad es { $said }, pero la cuadrícula tiene { $found } (§1)
refused-vp-rows = hay { $rows } filas de PV, no una por cada uno de los 6 tipos (§1)
refused-places = { building-the }: { $places } puestos con PV, no 3 (§1)
refused-over = la partida ha terminado (§7)
refused-roll-first = antes viene { $roll } (§4.1)
refused-no-roll = esta no es la tirada que toca (§4)
refused-seat = el sitio { $seat } no está en esta mesa (§2)
refused-die = { $colour ->
    [yellow] ningún dado amarillo muestra { $face } (§4)
   *[blue] ningún dado azul muestra { $face } (§4)
}
refused-another-changed = { $colour ->
    [yellow] ya se cambió otro dado amarillo este turno; solo se permite uno (§5.1)
   *[blue] ya se cambió otro dado azul este turno; solo se permite uno (§5.1)
}
refused-beyond-face = un dado que muestra { $face } no puede ir más allá (§5.1)
refused-price-of-change = cambiar un dado cuesta { $need ->
    [one] { $need } moneda
   *[other] { $need } monedas
}; quedan { $have } (§5.1)
refused-price-of-second = un segundo edificio cuesta { $need ->
    [one] { $need } moneda
   *[other] { $need } monedas
}; quedan { $have } (§5.2)
refused-not-offered = los dados no ofrecen { $crossing } (§4.3a)
refused-built = { $crossing } ya está construida (§4.3a)
refused-action-chosen = la acción de este turno ya está elegida (§4.3)
refused-no-first = un segundo edificio necesita un primero (§5.2)
refused-one-special = se cambiaron dados este turno, y solo se permite una acción especial (§5.3)
refused-no-action = haz una acción antes de acabar el turno (§4.3)
refused-keep-first = quédate con una pareja antes de acabar el turno (§4.3b)
refused-nothing-to-keep = ahora no hay dados con que quedarse (§4.3b)
refused-not-rolled = los dados tirados no muestran { $pair } (§4.3b)
refused-roll-dice = una tirada tiene un dado de cada color, o dos de cada uno si se tiran los cuatro (§4)
refused-seat-zero = no hay sitio 0: los sitios cuentan desde 1 (§3.1)
refused-other-roll = dice { $said }, pero toca { $due } (§4)
refused-dice-of = { $roll } lleva { $due ->
    [0] cero dados
    [one] { $due } dado de cada color
   *[other] { $due } dados de cada color
}, no { $dice } (§4)
refused-no-roll-due = dice { $roll }, pero no toca tirar: { $who } tiene que decidir (§4)
refused-draw-first = antes se sortea el jugador inicial (§3.1)
refused-draw-due = dice { $said }, pero antes se sortea el jugador inicial (§3.1)
refused-later-entry = se refiere a la anotación { $entry }, que no es anterior
refused-of-a-table = solo se corrigen o borran anotaciones de un bloc (docs/record-format.md, Notes)
refused-no-player = el sitio { $seat } no es de un jugador: nadie puede decidir por él (§2)
refused-not-typed = la anotación { $entry } no es una tirada tecleada: solo esas se corrigen
refused-entry = anotación { $entry }: { $reason }
refused-not-an-object = es JSON, pero un registro debe ser un objeto
refused-other-game = es una partida de «{ $game }», que este programa no conoce: quizá la lea un programa más nuevo
refused-not-a-record = no es una partida de este programa
refused-no-version = su versión «{ $version }» no tiene la forma 1.0
refused-too-new = es la versión { $version }, y este programa lee hasta { $major }.x: hace falta un programa más nuevo
refused-newer = es la versión { $version }, más nueva que la { $own } de este programa: quizá la lea un programa más nuevo
json-none = no es JSON: la línea { $line } no se puede leer desde la columna { $column }
json-ends = no es JSON, o no entero: acaba demasiado pronto, en la línea { $line }
json-twice = «{ $name }» está dos veces en un objeto: mira la línea { $line }
json-large = { $number } en la línea { $line } es demasiado grande: los enteros tienen 64 bits, los mayores se escriben como texto
json-unknown = «{ $found }» no se conoce aquí; se admite { $known }
json-kind = hay { $found } en lugar de { $wanted }
json-length = hay una lista de { $found } en lugar de una de { $wanted }
json-length-from = hay una lista de { $found } en lugar de al menos { $least }
json-length-to = hay una lista de { $found } en lugar de { $least } a { $most }
json-letters = hay { $found } letras y se admiten { $most } como máximo
json-form = hay { $found } en lugar de un texto como «{ $like }»
json-alike = { $found } está dos veces y no puede haber dos iguales
json-none-of = falta uno de estos: { $names }
json-both = también está «{ $other }» y solo se admite uno de los dos
json-unfit = hay { $found }, que no sirve aquí
json-null = null
json-text = un texto
json-one-of = uno de { $names }
json-whole = un número entero de { $least } a { $most }
json-or = { $one } o { $other }
json-truth = true o false
json-list = una lista
json-object = un objeto
refused-member = «{ $member }» tiene un valor no permitido: { $why }
refused-no-id = «id» está vacío: debe distinguir la partida de todas las demás
refused-moment = «{ $member }» dice «{ $said }»: un momento se escribe en UTC, así: 2026-01-31T20:00:00Z
refused-day = «{ $member }» dice «{ $said }»: un día se escribe así: 2026-01-31
refused-form = no es una anotación válida: { $why }
refused-other-kind = «kind» es { $kind }, pero ninguna de las { $entries } anotaciones del diario es de esa clase
refused-dice = { $reason }; { $more ->
    [one] { $more } tirada posterior del programa tampoco coincide
   *[other] { $more } tiradas posteriores del programa tampoco coinciden
}
refused-result-length = { $figure } tiene { $claimed ->
    [one] { $claimed } elemento
   *[other] { $claimed } elementos
}, pero el diario da { $found } ({ $section })
refused-missing = falta «{ $member }»
refused-layout = su hoja: { $reason }
refused-no-grid = una partida completa necesita la cuadrícula de 6×6, y esta hoja solo tiene cantidades (§1)
refused-ended = acabó el { $ended }, antes de empezar el { $started }
refused-player-late = el sitio { $seat } es de un jugador tras un fantasma: los fantasmas van al final (§9)
refused-seed-order = una semilla desde la anotación { $from } viene después de otra desde { $after }
refused-seed-zero = la semilla { $seed } empieza en la anotación 0; las anotaciones cuentan desde 1
refused-too-many = «{ $name }» tiene { $entries } anotaciones, y se leen { $most } como mucho
refused-too-long = «{ $name }» es demasiado largo: { $found }, y se leen { $most } como mucho
refused-rest = { $later ->
    [one] { $reason }; { $later } anotación posterior no se ha comprobado
   *[other] { $reason }; { $later } anotaciones posteriores no se han comprobado
}
refused-not-closed = la partida ha acabado, pero falta el recuento de { $who } (§7)
refused-row-missing = la partida ha acabado, pero falta { $who } (§7)
refused-not-over = hay un resultado, pero la partida no ha terminado ({ $section })
refused-result = { $figure }: se indica { $claimed }, pero el diario da { $found } ({ $section })
refused-digest = el resumen anotado es { $claimed }, pero el registro da { $found }: se ha modificado

## Qué falla en una mesa escrita a mano

written-line = línea { $line }: { $what }
written-lines-again = línea { $line } y { $again ->
    [one] { $again } línea posterior
   *[other] { $again } líneas posteriores
}: { $what }
written-form = se escribe así: { $form }
written-not-one-of = «{ $word }» no es ninguna de estas palabras: { $words }
written-open-quote = las comillas { $mark } no están cerradas
written-twice = { $keyword } está dos veces: mira la línea { $line }
written-no-players = no hay jugadores: añade una línea players NOMBRE NOMBRE …, en sentido horario
written-no-name = un jugador no tiene nombre
written-phantom-name = ningún jugador puede llamarse «{ $name }»: así se llaman los fantasmas
written-same-name = dos jugadores se llaman «{ $name }»
written-name-sign = «{ $name }» tiene el carácter { $sign }, que ningún nombre puede tener: escribe el nombre sin él
written-name-long = «{ $name }» tiene { $letters } letras, más de las { $most } que puede tener un nombre: acórtalo
written-phantoms = phantoms lleva un número: 2, 3 o 4 para un jugador, 1 para dos (§9, §10), no «{ $said }»
written-counts = counts lleva seis números, de pabellón a torre (§1), no «{ $said }»
written-coins = coins lleva el número de monedas impresas (§1), no «{ $said }»
written-rounds = rounds es un número de 1 a 33 (§2), no «{ $said }»
written-special-actions = special_actions es one o both (§5.3), no «{ $said }»
written-change-dice = change_dice es two o any (§5.1), no «{ $said }»
written-against = against_phantoms no lleva nada, o la bonificación (§11), no «{ $said }»
written-moment = { $keyword } lleva un día como 2026-01-31 y, si quieres, una hora como 20:15, no «{ $said }»
when-beyond = «{ $said }» está fuera de los años 1 a 9999
when-skipped = «{ $said }»: los relojes de aquí se saltaron ese día
when-either = «{ $said }» puede ser { $one } o { $other }: escribe así el día al que te refieres
written-of-layout = { $keyword } es parte de la hoja nombrada en la línea { $line }
written-coins-alone = coins necesita también counts: faltan los edificios de cada tipo (§1)
written-unclosed = la partida ha acabado, pero faltan las líneas y monedas de { $name } (§7)
written-no-round = las rondas van de 1 a 33, no { $word } (§2); los edificios de preparación van tras setup
written-no-entry = ninguna línea empieza con «{ $word }»; las anotaciones empiezan con { $words } (docs/table-text.md)
written-whose = ¿{ $word } de quién? Falta un jugador o fantasma
written-nobody = nadie se llama «{ $word }»; los nombres son { $names }
written-nothing-done = no dice qué se hizo: tipos de edificio, coins, nothing o leaves
written-face = un dado muestra de 1 a 6, no «{ $word }» (§1)
written-coins-twice = las monedas de { $name } están dos veces: mira la línea { $line }
written-lines-twice = las líneas de { $name } están dos veces: mira la línea { $line }
written-coins-missing = faltan las monedas de { $name }: left { $name } MONEDAS
written-lines-missing = faltan las líneas de { $name }: lines { $name } CUATROS CINCOS SEISES
written-left-coins = left NOMBRE lleva las monedas restantes, no «{ $said }» (§7.3)
written-lines = lines NOMBRE lleva el número de líneas con 4, 5 y 6, no «{ $said }» (§7.2)
written-sheet-rows = una hoja tiene 6 filas, no { $rows } (§1)
written-sheet-row = una fila de una hoja son seis caracteres, x o ., no «{ $row }» (§1)
written-building = «{ $word }» no es un tipo de edificio: los tipos son pabellón, serrallo, arcadas, cámaras, jardín, torre (§1)

## La línea de órdenes: jugar y simular

play-done = { $file }: semilla { $seed }, { $totals } PV
play-stuck = la partida no puede seguir: { $why }
play-no-random = el sistema no tiene números aleatorios: indica una semilla con --seed
import-is-record = esto ya es un registro; ábrelo, o compruébalo con «verify»
import-done = { $file }: { $what }
import-plays-taken = { $file }: { $taken ->
    [0] no se añadió ninguna partida a la biblioteca
    [one] se añadió { $taken } partida a la biblioteca
   *[other] se añadieron { $taken } partidas a la biblioteca
}
import-play-here = ya está: { $play }
import-play-other = otro juego: { $game }, { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
import-play-unusable = omitida, número { $at }: { $why }
import-plays-output = las partidas van a la biblioteca: quita --output
import-needs-output = indica con --output dónde va el registro
import-plays-columns = { $why }; indica las columnas con --columns
import-plays-game = { $why }; indícalo con --game
import-no-column = «{ $name }» no es una columna; hay { $known }
import-no-game = «{ $name }» no es un juego; hay { $known }
layout-none = no es una hoja: { $why }
simulate-few = un torneo necesita dos jugadores o más: nómbralos con --players
simulate-games = { $games } partidas, { $pace } por segundo
simulate-pairs = { $games } partidas por cada pareja de jugadores, { $pace } por segundo
simulate-progress = { $percent } % de { $games } partidas, faltan { $left }
simulate-seed = semilla { $seed }
simulate-no-first = el jugador { $number } no puede empezar: { $players ->
    [one] hay { $players } jugador
   *[other] hay { $players } jugadores
}
simulate-first-drawn = el jugador inicial se sortea en cada partida
simulate-first-is = { $name } empieza en todas las partidas
simulate-order = orden
simulate-place = { $place }: { $mean } ± { $error } ({ $share } % de victorias)
simulate-total = total
simulate-parts = { $total } ± { $error } (tipos { $types }, líneas { $lines }, monedas { $coins })
simulate-totals = totales
simulate-rating = nivel
simulate-mean = media
simulate-wins = victorias
simulate-against = victorias en % contra

## Qué falla en una mesa terminada

scored-table = la mesa
scored-layout = la hoja
scored-unknown = { $place } tiene un miembro «{ $member }», que no es uno de { $known }
scored-no-rows = el miembro «rows» debe ser la lista de filas: jugadores y luego fantasmas
scored-player-late = la fila { $row } es un jugador tras un fantasma: los fantasmas van al final (§9)
scored-bonus-alone = el miembro «phantom_bonus» necesita «against_phantoms» (§11)
scored-no-truth = { $place }: { $value } no es ni true ni false
scored-no-text = { $place }: { $value } no es texto
scored-no-object = { $place } no es un objeto
scored-sheet-too = { $place } tiene una hoja, así que no debe darse también «{ $member }»
scored-phantom-sheet = { $place } es un fantasma: no tiene hoja (§9)
scored-no-sheet = { $place }: deben ser seis textos de seis caracteres, X si está construido y . si está libre (§1)
scored-sheet-row = { $place }: la fila { $row } es «{ $found }», no seis caracteres X o . (§1)
scored-no-grid = { $place } tiene una hoja, pero falta la cuadrícula con que leerla (§1)
scored-no-numbers = { $place }: { $value } no es un objeto de números
scored-small = { $place }: { $value } no es un número entero de 0 a 255
scored-number = { $place }: { $value } no es un número entero

## La línea de órdenes: sin ventana

window-no-display = no hay pantalla donde abrir una ventana: arranca el programa en un escritorio, o mira en alhambra --help qué hace sin él
window-unreachable = la pantalla { $display } no responde: comprueba { $variable } y que puedes abrir ventanas ahí
window-library = falta la biblioteca { $library }, así que no se puede abrir ninguna ventana: instálala con los paquetes de tu sistema
window-no-graphics = esta pantalla no ofrece OpenGL 2.1 ni OpenGL ES 2.0, así que no se puede abrir ninguna ventana: instala un controlador gráfico
window-open = La ventana que ya está abierta lo muestra.
window-refused = el sistema de ventanas se negó a abrir una ventana: vuelve a iniciar sesión en tu escritorio o prueba con otro

## La línea de órdenes: qué falló

failure-bad = { $file } no es válido: { $fault }
failure-faults = { $file } tiene { $faults } fallos:
failure-odd = { $file } tiene anotaciones que ninguna partida legal permite; si son ciertas, añade --confirm:
failure-input = la entrada estándar no se puede leer
failure-exists = { $path } ya existe y no se ha cambiado: elige otro nombre o añade --force
failure-output = la salida estándar no se puede escribir; comprueba que el disco no está lleno
crash-told = un error del propio programa lo ha cerrado; lo que pasó está en { $report }, y cada partida está guardada hasta su último paso
crash-untold = un error del propio programa lo ha cerrado, y no se pudo escribir ningún informe; cada partida está guardada hasta su último paso
failure-not-text = no es texto UTF-8
failure-too-large = tiene más de { $megabytes } MB
standard-input = la entrada estándar
usage-see-help = { $what } (mira --help)
usage-no-value = { $argument } necesita un valor
usage-not-one-of = «{ $value }» no es un valor válido para { $argument }: elige uno de { $valid }
usage-value = «{ $value }» no es un valor válido para { $argument }
usage-value-because = «{ $value }» no es un valor válido para { $argument }: { $why }
usage-unknown = { $argument } no se espera aquí
usage-unknown-like = { $argument } no se espera aquí; ¿querías decir { $like }?
usage-no-command = no existe la orden { $command }
usage-no-command-like = no existe la orden { $command }; ¿querías decir { $like }?
usage-missing = falta { $arguments }
usage-conflict = { $argument } no se puede usar con { $other }
usage-too-many = «{ $value }» es un valor de más para { $argument }
usage-code = «{ $code }» no es el código de un reto: { $fault }
usage-letters = la línea de órdenes no es texto UTF-8
usage-number = indica un número entero
usage-range = indica un número entero de { $from } a { $to }
usage-at-least = indica un número entero, { $from } o más
usage-moment = indica una fecha y hora como 2026-01-31T20:00:00Z (RFC 3339)
usage-size = indica una anchura y una altura de 200 a 8000, como 1280x800

## La línea de órdenes: ayuda

help-usage = Uso:
help-commands = Órdenes:
help-arguments = Argumentos:
help-options = Opciones:
help-game-options = Opciones de { $game }:
help-examples = Ejemplos:
help-default = { $what } [por omisión: { $value }]
help-in-game = { $what }. { $game }: { $here }
help-help = Muestra este mensaje, o la ayuda de una orden
help-print = Muestra la ayuda
help-print-long = Muestra la ayuda (un resumen con -h)
help-version = Muestra la versión
help-program = Juega a Alhambra: Roll & Write, y comprueba, muestra, puntúa, analiza y simula sus partidas
help-open = Qué muestra la ventana al abrirse: una partida guardada, otro archivo que importar, o el código de un reto
help-window = Sin orden, el programa abre su ventana. FILE o CODE se muestra en una ventana ya abierta, si la hay.
help-data-dir = La carpeta de partidas guardadas, ajustes y hojas; por omisión, la que nombra la variable de entorno ALHAMBRA_DATA_DIR o, si no, la habitual del sistema
help-language = El idioma; por omisión el de los ajustes o, si no, el del sistema
help-json = Como JSON
help-record = Un registro; - es la entrada estándar
help-record-to-write = El registro que se escribe; - es la salida estándar
help-force = Reemplaza un archivo existente
help-verify = Reproduce registros y comprueba cada suceso, dado y cifra
help-verify-more = Muestra una línea por archivo y, bajo uno malo, sus fallos. Bajo un bloc o un resultado indica también lo que ninguna partida legal permite: esos hallazgos no son fallos, y pueden estar confirmados.
help-records = Registros; - es la entrada estándar
help-show = Muestra la posición tras un suceso: hojas, dados, monedas, la carrera, los premios y el recuento como si acabara ya
help-at = Tras este suceso del diario, 0 para el principio; por omisión, al final
help-corrected = Con correcciones posteriores; por omisión, como era entonces
help-reveal = Dice también lo que está oculto antes del final: el dinero en la mano, las cartas tomadas o pagadas antes y la semilla; en una mesa o en una partida terminada no hay nada oculto
help-score = Explica el recuento de un registro, o de una mesa terminada escrita sin su historia
help-score-more = Un registro sin terminar se puntúa como si acabara ya.
help-scored = Un registro o una mesa terminada (JSON); - es la entrada estándar
help-advise = Ordena todas las opciones del jugador que decide: por valor al instante, o por simulaciones
help-advise-more = Una opción es un turno entero, con cambios de dados, un segundo edificio y monedas. docs/analysis.md explica cada cifra.
help-full-record = El registro de una partida completa; - es la entrada estándar
help-advise-at = La posición tras este suceso del diario, 0 para el principio; por omisión, al final
help-advise-rollouts = Afina con este máximo de simulaciones; el mismo número da la misma respuesta
help-advise-ms = Afina durante este máximo de milisegundos
help-analyse = Repasa una partida: qué perdió cada decisión frente a la mejor opción, la suerte de cada tirada, y cuál sería el resultado sin suerte
help-analyse-more = Puede tardar; el mismo registro da siempre el mismo análisis. docs/analysis.md explica cada cifra.
help-analyse-rollouts = Mide las pérdidas con este máximo de simulaciones por decisión; 0 las toma de los valores, al instante pero a grandes rasgos; por omisión 10000, y 2000 como mucho en Alhambra, el juego de losetas
help-import = Hace un registro de una mesa escrita como texto, o añade partidas de otros programas a la biblioteca
help-written = Una mesa escrita (- es la entrada estándar), o partidas: una exportación de BG Stats, partidas de BoardGameGeek en XML, o CSV
help-import-more = Las partidas entran en la biblioteca con sus totales y no necesitan OUT. Las que ya están se dejan fuera, igual que las de otros juegos; se indica cada una. Las columnas de CSV se reconocen por su encabezado en cualquier idioma del programa: fecha, hora, juego, lugar, minutos, nombre, puntos, puesto, ganó, comentario, identificador; una línea es una partida, con el nombre y los puntos de cada jugador, o un jugador de una partida.
help-columns = Qué contienen las columnas de CSV, desde la primera, por ejemplo date,game,name,points,name,points; - es una columna sin usar
help-import-game = El juego de todas las partidas, si el CSV no lo dice: roll_and_write, alhambra o alexandros
help-take-again = Añadir también las partidas que ya están
help-confirm = Acepta lo que ninguna partida legal permite, y anota en el registro que está confirmado
help-play = Juega una partida entera sin ventana y guarda su registro
help-game = El juego que se juega
help-players = Quién ocupa los sitios, en orden: beginner, casual, strong o advisor, del más débil al mejor; o random (cualquier jugada), greedy (el máximo de puntos al momento), advisor-fast (el asesor sin mirar adelante)
roll-and-write-help-players = uno juega solo, dos con un fantasma, de tres a cinco sin ninguno; por omisión, un jugador greedy
help-phantoms = Fantasmas: 2, 3 o 4 para un jugador (por omisión 2), 1 para dos, 0 para más
help-against-phantoms = Un jugador contra los fantasmas, que también puntúan (§11)
help-layout = Una hoja (JSON); por omisión, la del programa
help-special-actions = Acciones especiales por turno: cambiar dados o construir un segundo edificio (one), o ambas (both) (§5.3)
help-change-dice = Dados que se pueden cambiar por turno: uno amarillo y uno azul (two), o cualquiera (any) (§5.1)
help-phantom-bonus = Puntos de victoria de cada fantasma en lugar de líneas y monedas, de 0 a 99 (§11); por omisión 21, 18, 15 para 2, 3, 4
help-rounds = Rondas, de 1 a 33 (§2); por omisión 18, 15, 12 para 3, 4, 5 filas de la hoja de puntuación
help-play-seed = La semilla del azar, de 0 a 18446744073709551615; por omisión, una al azar
help-started = Cuándo empezó la partida, como «2026-01-31 20:15», o solo el día; con Z es UTC; por omisión, ahora
help-simulate = Juega muchas partidas e informa de cómo le va a cada sitio
help-simulate-more = La misma semilla da las mismas cifras, sea cual sea el número de hilos. No son las partidas que hace play con esa semilla: las simulaciones usan dados más rápidos.
help-tournament = Cada pareja de jugadores entre sí en una mesa de dos, cambiando de sitio en la mitad de las partidas; por omisión, todos los niveles
help-first = El jugador que empieza en todas las partidas, de 1 a 5; por omisión, se sortea en cada una
help-games = Partidas que se juegan; en un torneo, por cada pareja de jugadores
help-simulate-seed = La semilla de la simulación, de 0 a 18446744073709551615; por omisión, una al azar
help-threads = Hilos; por omisión, uno por núcleo
help-render = Dibuja la posición tras un suceso como PNG, sin pantalla ni controlador gráfico
help-render-at = Tras este suceso del diario; por omisión, al final
help-size = Anchura y altura en puntos
help-theme = Claro como el papel u oscuro como la noche
help-picture = La imagen que se escribe; - es la salida estándar
help-export = Escribe una partida, o todas, para otros programas y para papel: tablas como CSV o XLSX, páginas como PDF, SVG o PNG, un enlace para BG Stats, o una mesa como texto
help-export-more = El CSV o XLSX de results tiene una línea por número: row, name, part (una ruta fiable para programas), label, vp; el de moves, una por anotación; el de decisions, una por decisión, con lo que perdió. PNG sin --what es la imagen de render al final. El enlace para BG Stats es un código QR si OUT acaba en .svg, .png o .pdf. El texto se puede volver a importar, y es para partidas llevadas en una mesa. Con --all la tabla tiene una línea por jugador de cada partida terminada; para BG Stats es una lista en JSON de lo que dice cada enlace (la propia app acepta una partida cada vez).
help-format = Qué escribir: bgstats, csv, pdf, png, svg, txt o xlsx
help-export-file = Un registro o una mesa terminada (JSON); - es la entrada estándar; sin archivo se escribe una hoja vacía
help-export-what = Qué escribir. Páginas de una partida: card, position, sheet (de cada jugador) o review; sin partida, un sheet o score-sheet vacíos, para imprimir. CSV o XLSX: results, moves o decisions
help-export-at = La posición tras el suceso N, por omisión el último
help-export-layout = La hoja vacía que se escribe (JSON); por omisión, la del programa
help-export-paper = El tamaño del papel: a4 o letter
help-export-locale = Escribe el CSV como lo leen las hojas de cálculo de esa región, como es_ES; por omisión con comas y punto decimal
export-no-game = esto necesita el archivo de una partida; sin él solo hay hojas vacías: --format pdf, png o svg con --what sheet o score-sheet
export-no-page = --at y este --what son para páginas: --format pdf, png o svg
export-no-table = --what results, moves y decisions son tablas: --format csv o xlsx
export-empty-only = --what score-sheet es una hoja vacía, para imprimir: omite el archivo, o pide card, position o sheet
export-no-sheets = { $file } no tiene hojas de jugadores: pide card o position
export-no-position = { $file } no tiene posición, solo un resultado: pide card
help-exported = El archivo que se escribe; - es la salida estándar
export-no-list = --all es para --format csv, xlsx o bgstats
export-plays = { $games ->
    [one] { $games } partida guardada
   *[other] { $games } partidas guardadas
} en { $path }
export-unreadable = { $files ->
    [one] { $files } archivo no se puede leer y se omite
   *[other] { $files } archivos no se pueden leer y se omiten
}
help-export-all = Escribe todas tus partidas terminadas en un archivo: csv o xlsx como tabla, bgstats como lista de partidas
help-plays-game = Solo de este juego, como lo llaman sus registros, por ejemplo alhambra
help-plays-person = Solo partidas con esta persona
help-plays-place = Solo partidas jugadas en este lugar; un nombre vacío se refiere a las que no lo dicen
help-plays-since = Solo partidas empezadas este día o después, como 2026-01-31
help-plays-until = Solo partidas empezadas este día o antes
help-plays-players = Solo partidas con este número de jugadores
help-plays-kind = Solo partidas llevadas así: full (jugadas aquí), table (en el bloc), result (anotadas después) o totals (solo se conocen los totales)
help-statistics = Resume el conjunto de tus partidas terminadas: quién jugó, ganó y cuántos puntos hizo, y cuántas veces se jugó cada juego
help-statistics-show = Qué decir: people (personas), pairings (quién contra quién), games (juegos), places (lugares), years, months, players (número de jugadores), trend (cada resultado con la media de los diez últimos) o distribution (la distribución); por omisión people y games
export-row = Fila { $row }
export-column = Columna { $column }
export-lines-with = Líneas con { $count }
export-types = Tipos
failure-not-written = solo una mesa llevada anotación a anotación se escribe como texto, y { $file } es: { $kind }; elige csv o png
failure-cannot-be-written = { $file } tiene algo que no cabe en una mesa escrita, como una hoja propia: elige csv o png, o conserva el registro
help-exit = Códigos de salida, y cómo los llama JSON:
help-exit-fine = todo bien
help-exit-no = la respuesta es no (verify: no todos son registros válidos)
help-exit-usage = la línea de órdenes no se entiende
help-exit-bad = la única entrada no es válida: se indican sus fallos
help-exit-odd = la única entrada tiene algo que ninguna partida legal permite: se indican los hallazgos
help-exit-kind = la única entrada está bien, pero es de una clase que no sirve a la orden
help-exit-nothing = no hay nada de lo que hacer una copia
help-exit-unreadable = la entrada no se puede leer
help-exit-no-window = no se puede abrir ninguna ventana: no hay pantalla
help-exit-exists = la salida ya existe, y solo se reemplaza con --force
help-exit-unwritable = la salida no se puede escribir
help-exit-json = Con --json, un error se comunica en stderr como { $example }, en inglés.
help-written-form = Una mesa escrita tiene una cosa por línea; los detalles, en docs/table-text.md. En resumen:
help-written-players = los jugadores, en sentido horario
help-written-first = quién empieza
help-written-rounds = si difieren de lo habitual: rounds, phantoms, layout FILE o counts y coins, special_actions, change_dice, against_phantoms; también date, ended, title, location, comment
help-written-setup = edificios de la preparación
help-written-turn = ronda 3: un edificio o dos; o coins, nothing, leaves
help-written-phantom = la casilla de un fantasma
help-written-lines = al final: líneas con 4, 5 y 6; o sheet Red y seis filas de x y .
help-written-left = y monedas restantes
help-table-form = Una mesa terminada como JSON tiene estos miembros:
help-table-rows = sus filas: jugadores en sentido horario y luego fantasmas
help-table-layout = una hoja, con cuadrícula o solo con cantidades; por omisión, la del programa
help-table-rounds = de 1 a 33; por omisión, según el número de filas
help-table-against = true si uno juega contra los fantasmas: cada uno recibe 21, 18 o 15, según sean 2, 3 o 4 (§11)
help-table-bonus = de 0 a 99, si uno juega contra los fantasmas y cada uno recibe otra bonificación
help-row-form = Una fila tiene estos miembros; un tipo o número omitido es 0:
help-row-name = como se mostrará
help-row-phantom = true para un fantasma, que no tiene líneas ni monedas
help-row-sheet = seis textos de seis caracteres, X para una celda construida y . para una libre; o en su lugar
help-row-boxes = las casillas marcadas: { $example } y
help-row-lines = el número de filas y columnas con 4, 5 y 6 construidas: { $example }
help-row-completed = la ronda en que se completó cada tipo lleno: { $example }
help-row-coins = monedas restantes

## La línea de órdenes: mostrar y comprobar

show-started = { $title }, empezada { $moment }, hoja { $layout }
show-event = suceso { $at } de { $events }
show-event-was = suceso { $at } de { $events }: { $what }
show-setup = preparación
show-round = ronda { $round } de { $rounds }
show-all-rounds = todas las rondas han acabado
show-due = { $when }: { $due }
show-game-over = la partida ha terminado
show-due-action = { $name } elige una acción
show-due-second = { $name } construye un segundo edificio o acaba el turno
show-due-keep = { $name } se queda con una pareja
show-due-kept = { $name } se queda con { $pair } y acaba el turno
show-due-end = { $name } acaba el turno
show-due-roll = toca { refused-roll }
show-due-entry = le toca a { $name }
show-closed = el bloc está cerrado
show-to-close = a la espera del recuento final de { $names }
show-sheet = { $name }: { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
} ({ $circled } de { $printed } rodeadas, { $spent } gastadas)
show-in-front = delante: { history-dice }
show-yellow-letter = A
show-blue-letter = Z
show-race = Carrera
show-places = puestos
position-alexander = Alejandro: { $place }
position-costs = Para { $who }: { $costs }
position-reserve = { $who }, reserva: { $pieces }
position-board = Alhambra de { $who }:
show-awards = Premios anticipados
show-award = ronda { $round }: { building-bare }, tipo completado por { $rows }
show-no-vp = sin PV
show-now = Si acabara ya
show-early-mark = * premio anticipado: el tipo se completó
show-winner = Gana: { $name }
show-winners = Victoria compartida: { $names }
show-no-event = no hay suceso { $event }: el diario tiene { $events }
verify-good = { $file }: válido, { $what }
verify-faults = { $file }: { $faults ->
    [one] { $faults } fallo
   *[other] { $faults } fallos
}
verify-unreadable = { $file }: no se puede leer
verify-confirmed = confirmado: { $what }
verify-odd = sin confirmar: { $what }
verify-full = partida completa
verify-table = bloc de puntuación
verify-result = resultado
verify-totals-only = solo totales
verify-seats = { count-players } y { count-phantoms }
verify-unfinished = sin terminar
verify-in-setup = sin terminar, en la preparación
verify-in-round = sin terminar, en la ronda { $round }
verify-to-close = a la espera del recuento final
verify-practice = práctica
verify-newer = de una versión más nueva: solo lectura
verify-totals = { $totals } PV
failure-no-drawings = este programa se construyó sin sus dibujos (la opción gui), así que no puede dibujar
failure-no-gui = este programa se construyó sin su ventana (la opción gui): mira alhambra --help

## La línea de órdenes: aconsejar y analizar

advise-leaving = { $option }, dejando { $pair }
advise-nothing-left = no queda nada que decidir
advise-not-due = nadie tiene nada que decidir ahora
advise-more = y { $options } más (todas con --json)
advise-only = No hay otra opción
advise-at-once = Lo que el 1.º cambia al instante: { $what }
advise-race = { building-bare } ({ $race })
advise-lines = líneas de { $from } a { $to } PV
advise-coins = monedas de { $from } a { $to } ({ $before } a { $after } PV)
advise-next-built = el próximo turno tiene { $pair }, que está construido y da una moneda
advise-next-free = el próximo turno tiene { $pair }, con { building-the } libre
advise-all-dice = se tiran los cuatro dados
advise-parts = tipos { $types }, líneas { $lines }, monedas { $coins }
advise-legend-total = Tras cada opción: el total esperado en PV y la diferencia con la 1.ª ± error estándar; 2/3 es fila 2, columna 3
advise-legend-victory = Tras cada opción: la probabilidad de ganar y la diferencia con la 1.ª ± error estándar; 2/3 es fila 2, columna 3
analyse-title = { $title }, hoja { $layout }, { count-rounds }
analyse-title-open = { analyse-title }, sin terminar
analyse-round = ronda
analyse-at = en
analyse-done = decisión
analyse-best = mejor opción
analyse-loss = pérdida
analyse-luck = suerte tras ella
analyse-loss-vp = pérdida en PV
analyse-luck-vp = suerte en PV
analyse-no-choice = sin elección
analyse-same = la misma
analyse-sum = suma
analyse-result = resultado en PV
analyse-result-open = resultado esperado en PV, tal como está
analyse-victory = victoria
analyse-victory-open = probabilidad de ganar, tal como está
analyse-identity = { $what }: { $end } = { $parts }
analyse-start = { $figure } al principio
analyse-plus-luck = { $figure } de suerte
analyse-losses = { $figure } de pérdidas
analyse-others = { $figure } por los turnos de otros
analyse-residual = { $figure } de resto
analyse-without-luck = sin suerte: { $figure }
analyse-mean-loss = pérdida media de { $decisions ->
    [one] { $decisions } decisión
   *[other] { $decisions } decisiones
} con elección real: { $figure }
analyse-vp = { $figure } PV
analyse-mistake = ronda { $round }: «{ $best }» habría valido { $loss } más que «{ $chosen }»
analyse-mistake-because = { analyse-mistake }: { $reasons }
analyse-no-mistake = ninguna decisión costó mucho
analyse-unit-total = Las pérdidas y la suerte van en PV
analyse-unit-victory = Las pérdidas y la suerte son partes de una victoria
analyse-by-value = por estimación rápida
analyse-by-games = con hasta { $games } partidas simuladas por decisión ± error estándar
analyse-basis = { $unit }: pérdidas { $losses }, exactas en el último turno; suerte por estimación rápida sobre todas las tiradas, por muestreo en la preparación
analyse-legend = 2/3 es fila 2, columna 3; ≈ es casi igual. `advise --at N` muestra todas las opciones de una decisión. El resto es lo que los valores no captan.
failure-no-decisions = { $file } no tiene ni hojas ni dados, así que tampoco decisiones: es { $kind }

## Alhambra, el juego de losetas

alhambra-scoring = { $scoring ->
    [1] primera puntuación
    [2] segunda puntuación
   *[other] tercera puntuación
}
alhambra-tile = { building-bare } { $price }
alhambra-start-tile = la loseta inicial
alhambra-bazaar = un bazar
alhambra-camp = un campamento
alhambra-cell = { $x }, { $y }
alhambra-place-numbered = en { alhambra-cell }
alhambra-place-by-start = { $side ->
    [north] encima de la loseta inicial
    [east] a la derecha de la loseta inicial
    [south] debajo de la loseta inicial
   *[west] a la izquierda de la loseta inicial
}
alhambra-place-by-tile = { $side ->
    [north] encima { alhambra-place-of-tile }
    [east] a la derecha { alhambra-place-of-tile }
    [south] debajo { alhambra-place-of-tile }
   *[west] a la izquierda { alhambra-place-of-tile }
}
alhambra-place-of-tile = { $building ->
    [pavilion] del pabellón { $price }
    [seraglio] del serrallo { $price }
    [arcades] de las arcadas { $price }
    [chambers] de las cámaras { $price }
    [garden] del jardín { $price }
   *[tower] de la torre { $price }
}
alhambra-place-steps = { $side ->
    [north] { $tiles } hacia arriba
    [east] { $tiles } a la derecha
    [south] { $tiles } hacia abajo
   *[west] { $tiles } a la izquierda
}
alhambra-place-from-start = { $steps } desde la loseta inicial
alhambra-place-corner-start = { $corner ->
    [1] en la esquina inferior derecha de la loseta inicial
    [2] en la esquina inferior izquierda de la loseta inicial
    [3] en la esquina superior derecha de la loseta inicial
   *[other] en la esquina superior izquierda de la loseta inicial
}
alhambra-place-corner = { $corner ->
    [1] en la esquina inferior derecha { alhambra-place-of-tile }
    [2] en la esquina inferior izquierda { alhambra-place-of-tile }
    [3] en la esquina superior derecha { alhambra-place-of-tile }
   *[other] en la esquina superior izquierda { alhambra-place-of-tile }
}
alhambra-to-side = { $side ->
    [north] al norte
    [east] al este
    [south] al sur
   *[west] al oeste
}
alhambra-module = { $module ->
    [vizier] Visir
    [camps] Campamentos
    [bazaars] Bazares
   *[falconers] Halconeros
}
alhambra-module-hint = { $module ->
    [vizier] compra una vez fuera de turno por el precio exacto
    [camps] puntúan los edificios de su línea
    [bazaars] puntúan al final los vecinos de sus colores
   *[falconers] los halcones puntúan por tipo
}
alhambra-falcon-kind = { $kind ->
    [black] negro
    [brown] pardo
   *[white] blanco
}
alhambra-refused-occupied = { $place } ya está { $by }: { $piece } no cabe ahí (§A3)
alhambra-refused-nothing = No hay nada { $place } (§A4.6)
alhambra-refused-start = La loseta inicial se queda donde está (§A3.5)
alhambra-refused-no-neighbour = { $piece } { $place } debe compartir un lado con la Alhambra; una esquina no basta (§A3.3)
alhambra-refused-wall = { $piece } { $place } tiene muralla { $side }, pero al lado { $beside } no la tiene (§A3.2)
alhambra-refused-no-wall = { $piece } { $place } no tiene muralla { $side }, pero al lado { $beside } sí la tiene (§A3.2)
alhambra-refused-unreachable = Nadie podría llegar a pie hasta { $piece } { $place }: todos los caminos están amurallados (§A3.3)
alhambra-refused-cuts-off = Sin { $piece } nadie podría llegar a pie hasta { $cut } (§A3.3)
alhambra-refused-hole = Con este cambio de { $piece }, el espacio vacío { $place } quedaría encerrado (§A3.4)
alhambra-refused-camp-no-wall = El campamento { $place } necesita una empalizada contra una muralla (§A6.2)
alhambra-refused-camp-side = El lado { $side } del campamento { $place } no puede tocar { $beside } (§A6.2)
alhambra-refused-crossing = En el cruce del halcón deben juntarse cuatro losetas: { $place } no es así (§A6.4)
alhambra-refused-falcon-there = Ya hay ahí un halcón { alhambra-falcon-kind } (§A6.4)
alhambra-refused-falcon-colours = Ninguna de las cuatro losetas es de este tipo: { building-bare } (§A6.4)
alhambra-refused-of-a-player = { $who } solo reúne losetas: ni muralla, ni Alhambra, ni módulo (§A5)
alhambra-refused-no-third = Solo con dos jugadores hay tercer jugador (§A5)
alhambra-refused-no-tile = { $who } no tiene nada que quitar de este tipo: { building-bare }
alhambra-refused-too-many = { $who } no puede tener más de 99 losetas: { building-bare }
alhambra-refused-unknown-tile = No hay loseta { $tile } en esta partida (§A1.2)
alhambra-refused-of-row = { $who }: { $why }
alhambra-refused-space = El mercado tiene las casillas 1 a 4, no { $space } (§A1.5)
alhambra-refused-leftover-twice = La última loseta de la casilla { $space } ya está repartida: corrige esa anotación (§A4.9)
alhambra-refused-bazaars-early = { $who }, { alhambra-scoring }: los bazares solo dan PV en la tercera puntuación (§A6.3)
alhambra-refused-drawn-by-player = { $who }, { alhambra-scoring }: solo el tercer jugador roba campamentos y bazares (§A5.2)
alhambra-refused-twice = { $who } está dos veces: { alhambra-scoring }
alhambra-refused-not-scored = La partida no puede haber acabado: falta la tercera puntuación (§A4.9)
alhambra-refused-missing = Falta { $who }: { alhambra-scoring } (§A2.1)
alhambra-refused-players = El juego es para 2 a 6 jugadores, no { $players }
alhambra-refused-behind-third = El sitio { $seat } es de un jugador, pero el tercer jugador va al final (§A5)
alhambra-refused-third-players = { $players } jugadores tienen { $third } terceros jugadores: con dos hay uno, con más ninguno (§A5)
alhambra-refused-printed = Hay { $listed } piezas de una clase en la lista; existen { $most } (§A6)
alhambra-refused-tile-line = Lista de losetas, línea { $line }: «{ $text }» no sirve (§A1.2)
alhambra-refused-tile-head = La primera línea de una lista de losetas nombra sus columnas, no «{ $text }» (§A7)
alhambra-refused-tile-number = Una lista de losetas tiene de 1 a 99 losetas, no { $tiles } (§A7)
alhambra-refused-tile-twice = Lista de losetas, línea { $line }: { $tile } está dos veces (§A7)
alhambra-refused-module-off = { alhambra-module }: no está en esta partida (§A6)
alhambra-refused-over = La partida ha terminado (§A4.9)
alhambra-refused-not-now = Ahora no: { $due } (§A4)
alhambra-due-third = el tercer jugador roba una loseta
alhambra-due-yard = sale una loseta a la casilla { $space }
alhambra-due-deal = { $who } recibe una carta
alhambra-due-display = sale una carta a la vista
alhambra-due-reshuffle = se barajan los descartes
alhambra-due-first = alguien tiene que empezar
alhambra-due-decision = decide { $who }
alhambra-due-vizier = quien pueda puede enviar a su visir
alhambra-refused-not-in-reserve = { $piece } no está en la reserva (§A4.6)
alhambra-refused-bought-now = { $piece } se compró en este turno: puede colocarse cuando termine (§A4.6)
alhambra-refused-too-much = Estas cartas suman { $value }: varias pueden sumar 5 como mucho (§A4.4)
alhambra-refused-not-displayed = { $card } no está a la vista (§A4.4)
alhambra-refused-no-card = No se nombró ninguna carta (§A4.4)
alhambra-refused-not-yours = { $card } no está en la mano (§A4.5)
alhambra-refused-currency = { $card } no vale aquí: se paga en { alhambra-money } (§A4.5)
alhambra-refused-too-little = { $paid } de { $price } { alhambra-money } (§A4.5)
alhambra-refused-empty-space = La casilla { $space } está vacía hasta que termine el turno (§A4.5)
alhambra-refused-no-bazaar = { $piece } no está junto al mercado (§A6.3)
alhambra-refused-must-take = Aún se puede tomar dinero (§A4.8)
alhambra-refused-must-buy = Aún se puede comprar la loseta de la casilla { $space } (§A4.8)
alhambra-refused-must-buy-piece = Aún se puede comprar algo: { $piece } (§A4.8)
alhambra-refused-must-redesign = Aún se puede reformar la Alhambra (§A4.8)
alhambra-refused-must-wake = Aún se puede despertar al visir (§A4.8)
alhambra-refused-must-falcon = Aún se puede pagar y poner un halcón { alhambra-falcon-kind } (§A4.8)
alhambra-refused-one-action = La última acción no da otra: solo queda colocar (§A4.3)
alhambra-refused-lay-first = Compradas y sin colocar: { alhambra-tiles } (§A4.7)
alhambra-refused-not-bought = { $piece } no se compró en este turno (§A5.3)
alhambra-refused-asleep = { $who }: el visir duerme (§A6.1)
alhambra-refused-awake = { $who }: el visir ya está despierto (§A6.1)
alhambra-refused-not-exact = El visir paga justo: { $price } { alhambra-money }, no { $paid } (§A6.1)
alhambra-refused-bazaar-price = Un bazar cuesta justo lo que la loseta de su casilla: { $price } { alhambra-money }, no { $paid } (§A6.3)
alhambra-refused-bazaar-no-price = El bazar no tiene precio ahora: la casilla { $space } está vacía (§A6.3)
alhambra-refused-no-falcon = No queda ningún halcón { alhambra-falcon-kind } de { $colours } (§A6.4)
alhambra-refused-falcon-turn = Los halcones ocupan un turno entero (§A6.4)
alhambra-refused-not-in-stack = { $piece } no está en la pila (§A1.1)
alhambra-refused-not-in-deck = { $card } no está en el mazo (§A1.4)
alhambra-refused-no-scoring-card = Aquí no puede haber carta de puntuación: { $cards ->
    [one] se robó { $cards } carta
   *[other] se robaron { $cards } cartas
} de los montones (§A4.1)
alhambra-refused-scoring-card-due = La carta siguiente es la de puntuación: { $cards ->
    [one] se robó { $cards } carta
   *[other] se robaron { $cards } cartas
} de los montones (§A4.1)
alhambra-refused-empty-pile = El montón { $pile } no tiene cartas (§A4.1)
alhambra-refused-piles-sum = Los cinco montones tienen { $cards } cartas en total, pero quedan { $left } por repartir (§A4.1)
alhambra-refused-not-tied = { $who } no está entre quienes empatan para empezar (§A4.2)
alhambra-refused-no-piece = { $module ->
    [vizier] el visir { $number }
    [camps] No hay campamento { $number } en esta partida (§A6.2)
    [bazaars] No hay bazar { $number } en esta partida (§A6.3)
   *[falconers] No hay halcón { $number } en esta partida (§A6.4)
}
alhambra-refused-other-row = Ahora recibe cartas { $due }, no { $said } (§A4.1)
alhambra-refused-other-space = Ahora se llena la casilla { $due }, no la { $said } (§A4.7)
alhambra-refused-draw = aquí el programa no roba nada (§A4)
alhambra-refused-not-typed = La anotación { $entry } no es una loseta ni una carta tecleada: solo esas se corrigen
alhambra-refused-amended-draw = La anotación { $entry } no puede corregirse con lo que roba el programa
alhambra-refused-not-ended = La partida aún no puede haber terminado (§A4.9)
alhambra-refused-unplayable = { alhambra-module }: se conocen { $have } piezas, para jugar hacen falta { $need } (§A11.5)
alhambra-odd-skipped = Saltada: { alhambra-scoring } (§A2.1)
alhambra-odd-held-twice = Hecha dos veces: { alhambra-scoring } (§A2.1)
alhambra-odd-tiles = { alhambra-scoring }, { building-bare }: todas las filas juntas tienen { $tiles ->
    [one] { $tiles } loseta
   *[other] { $tiles } losetas
}, pero existen { $exist } (§A1.1)
alhambra-odd-sank = { $who }, { alhambra-scoring }, { building-bare }: solo { $tiles ->
    [one] { $tiles } loseta
   *[other] { $tiles } losetas
}, tras { $before } en la puntuación anterior
alhambra-odd-wall = { $who }, { alhambra-scoring }: una muralla de { $wall }; estas losetas dan { $most } como mucho (§A2.3)
alhambra-odd-third = { $who }, { alhambra-scoring }: { $tiles ->
    [one] { $tiles } loseta
   *[other] { $tiles } losetas
}; ha robado al menos { $least } (§A5.2)
alhambra-odd-falcons = { alhambra-scoring }: { $falcons } halcones en total del tipo { alhambra-falcon-kind }, pero solo existen 5 (§A6.4)
alhambra-odd-camps = { alhambra-scoring }: { $camps } campamentos en total, pero solo existen 8 (§A6.2)
alhambra-odd-bazaars = { alhambra-scoring }: { $bazaars } bazares en total, pero solo existen 8 (§A6.3)
alhambra-odd-bazaar-vp = { $who }, { alhambra-scoring }: un bazar de { $vp } PV; el máximo es 24 (§A6.3)
alhambra-odd-leftover-twice = La última loseta de la casilla { $space } se repartió dos veces (§A4.9)
alhambra-odd-module = { $who }, { alhambra-scoring }: { alhambra-module } no está en esta partida (§A6)
alhambra-odd-tile-twice = { $tile } está en dos sitios: { $first } en { $cell } y { $who } en { $again } (§A1.2)
alhambra-odd-tile-aside = { $tile } está en dos sitios: { $first } y { $again } (§A1.2)
alhambra-odd-laid-at = { $who } en { $cell }
alhambra-odd-in-reserve = { $who } en reserva
alhambra-odd-unlawful = { $who }, { $cell }: { $why }
alhambra-odd-wall-mismatch = de dos lados que se tocan solo uno tiene muralla (§A3.2)
alhambra-odd-unreachable = nadie puede llegar ahí a pie (§A3.3)
alhambra-odd-no-neighbour = no comparte ningún lado con la Alhambra (§A3.3)
alhambra-odd-hole = este espacio vacío está encerrado (§A3.4)
alhambra-odd-camp-no-wall = un campamento sin empalizada contra una muralla (§A6.2)
alhambra-odd-camp-side = un lado de un campamento toca lo que no debe (§A6.2)
alhambra-odd-crossing = un halcón donde no se juntan cuatro losetas (§A6.4)
alhambra-odd-falcon-colours = un halcón sin loseta de uno de sus colores (§A6.4)
alhambra-said = { $who }: { $what }
alhambra-more = { building-bare } +1
alhambra-fewer = { building-bare } −1
alhambra-laid = { $piece } se coloca { $place }
alhambra-removed = lo que había en { $cell } pasa a la reserva
alhambra-swapped = { $piece } entra por cambio en { $cell }
alhambra-reserved = { $piece } pasa a la reserva
alhambra-falcon-placed = un halcón { alhambra-falcon-kind } se coloca en { $cell }
alhambra-given = { $piece } va al tercer jugador
alhambra-measured-wall = muralla { $wall }
alhambra-measured-module = { alhambra-reason-module } { $numbers }
alhambra-drew = { $who } robó { $tiles ->
    [one] { $tiles } loseta
   *[other] { $tiles } losetas
}
alhambra-held = Hecha: { alhambra-scoring }
alhambra-leftover = la última loseta de la casilla { $space }
alhambra-leftover-none = La última loseta de la casilla { $space } se quedó
alhambra-last-tile = { $who } recibe { $piece }: es quien tiene más { alhambra-money }, { $money }
alhambra-last-tile-tied = Nadie recibe { $piece }: { $names } empatan en { alhambra-money }, { $money }
alhambra-last-tile-none = Nadie recibe { $piece }: nadie tiene { alhambra-money }
alhambra-goes-first = empieza
alhambra-scoring-card = la carta de puntuación
alhambra-money = { $currency ->
    [florin] florines
    [dirham] dírhams
    [dinar] dinares
   *[ducat] ducados
}
alhambra-card = { $currency ->
    [florin] florín { $value }
    [dirham] dírham { $value }
    [dinar] dinar { $value }
   *[ducat] ducado { $value }
}
alhambra-play-draws = roba { $piece }
alhambra-play-yard = { $piece } sale a la casilla { $space }
alhambra-play-beside = { $piece } se coloca junto al mercado
alhambra-play-dealt = recibe { $card }
alhambra-play-display = { $card } queda a la vista
alhambra-play-display-unnamed = Una carta queda a la vista
alhambra-play-scoring-card = Sale la carta de puntuación: { alhambra-scoring }
alhambra-play-reshuffle = Se barajan los descartes: { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}
alhambra-play-takes = toma { $cards }
alhambra-play-buys = compra { $piece } por { $cards }
alhambra-play-buys-exactly = compra { $piece } justo por { $cards }
alhambra-play-buys-unnamed = compra { $piece }
alhambra-play-buys-to = { $piece } { $place } por { $cards }
alhambra-play-buys-to-exactly = { $piece } { $place } justo por { $cards }
alhambra-play-wakes = despierta al visir
alhambra-play-falcon = compra un halcón { alhambra-falcon-kind } por { $card } y lo pone { $place }
alhambra-play-falcon-unnamed = compra un halcón { alhambra-falcon-kind } y lo pone { $place }
alhambra-play-vizier = envía al visir por { $piece }: { $cards }
alhambra-play-vizier-unnamed = envía al visir por { $piece }
alhambra-play-swaps = { $piece } en vez de { $left } { $place }
alhambra-play-removes = { $piece } { $place } a la reserva
alhambra-play-ends = acaba el turno
alhambra-play-passes = pasa
alhambra-cards = { $cards ->
    [one] una carta
   *[other] { $cards } cartas
}
alhambra-no-card = ninguna carta
alhambra-show-turn = Turno de { $who }
alhambra-show-yard = Mercado:
alhambra-show-space = { $currency ->
    [florin] { $space } (florines): { $what }
    [dirham] { $space } (dírhams): { $what }
    [dinar] { $space } (dinares): { $what }
   *[ducat] { $space } (ducados): { $what }
}
alhambra-show-empty = vacía
alhambra-show-price = { $currency ->
    [florin] { $piece }, { $price } en florines
    [dirham] { $piece }, { $price } en dírhams
    [dinar] { $piece }, { $price } en dinares
   *[ducat] { $piece }, { $price } en ducados
}
alhambra-show-display = A la vista: { $money }
alhambra-show-hand = { $who }, mano: { $money }
alhambra-show-pending = { $who }, aún por colocar: { $pieces }
alhambra-show-left = Quedan: { $tiles } en la pila, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
} en el mazo, { $discards ->
    [one] { $discards } descartada
   *[other] { $discards } descartadas
}
alhambra-show-seed = Semilla { $seed }
alhambra-late = Posterior, { alhambra-scoring }: { $what }
alhambra-in-scoring = { $what } ({ alhambra-scoring })
alhambra-total = Total
alhambra-total-third = Total (no puede ganar)
alhambra-reason-wall = { $wall ->
    [one] un tramo
   *[other] { $wall } tramos seguidos
}
alhambra-reason-types = tipos
alhambra-reason-no-tile = ninguna
alhambra-reason-behind = { alhambra-tiles }, { place-name }: nada
alhambra-reason-alone = { alhambra-tiles }, { place-name }
alhambra-reason-shared = { alhambra-tiles }, { $places } con { $names }: { $sum } = { $vp } PV
alhambra-reason-module = { $module ->
    [vizier] visir
    [camps] campamentos
    [bazaars] bazares
   *[falconers] halcones
}
alhambra-reason-piece = { $module ->
    [vizier] visir
    [camps] campamento
    [bazaars] bazar
   *[falconers] halcón
}
alhambra-reason-camp-laid = en { $cell }: { alhambra-reason-camp-lines }
alhambra-reason-camp-lines = edificios en línea: { $lines }
alhambra-reason-bazaar-laid = en { $cell }: { alhambra-reason-bazaar-matches }
alhambra-reason-bazaar-matches = { $matches ->
    [one] { $matches } coincidencia
   *[other] { $matches } coincidencias
} × { $colours ->
    [one] { $colours } color
   *[other] { $colours } colores
}
alhambra-reason-falcons-of = halcones de tipo { alhambra-falcon-kind }: { $falcons }
alhambra-missing-wall = muralla
alhambra-missing-third = Tercer jugador: { $has ->
    [one] { $has } loseta
   *[other] { $has } losetas
}; ya debe haber robado { $due }
alhambra-written-twice = Esta fila ya tiene esta puntuación
alhambra-written-no-line = La { alhambra-scoring } no tiene línea para «{ $name }»: una puntuación hecha tiene una por fila; si no está hecha, sus líneas empiezan por «open» (§A2.1)
alhambra-written-drawn = En la puntuación anterior el tercer jugador ya había robado { $before } campamentos y bazares: { $drawn } no pueden ser todos (§A5.2)
alhambra-written-few-tiles = Con estos jugadores hace falta una lista de al menos { $least } losetas, no { $tiles } (§A7)
alhambra-part = { $part ->
    [0] Principio
    [1] Antes de la primera puntuación
    [2] Antes de la segunda puntuación
   *[other] Antes de la tercera puntuación
}
alhambra-part-back = A la puntuación anterior
alhambra-part-on = A la puntuación siguiente
alhambra-mark-scoring = { $part ->
    [2] Primera puntuación
    [3] Segunda puntuación
   *[other] Tercera puntuación
}
alhambra-before-scoring = antes de la { alhambra-scoring }
alhambra-all-held = todas las puntuaciones hechas
alhambra-got = { $who }: { $vp } PV
alhambra-leads-now = En cabeza ahora: { $names }
alhambra-tiles = { $tiles ->
    [one] una loseta
   *[other] { $tiles } losetas
}
alhambra-wall = Muralla

## Alhambra: pantallas

alhambra-name = Alhambra, el juego de losetas
alhambra-home-table-hint = Lleva la cuenta de Alhambra
alhambra-home-name = Alhambra
alhambra-home-first = Compra losetas, construye la muralla más larga y reúne más que nadie de cada tipo.
alhambra-home-pieces = Tu caja
alhambra-done = Listo
alhambra-new-first-later = Se dirá luego
alhambra-new-hint = El programa lleva la cuenta; cada uno construye su Alhambra
alhambra-new-modules = Módulos
alhambra-new-tiles = Losetas
alhambra-new-tiles-first = Primera edición
alhambra-new-tiles-own = Tu caja
alhambra-new-second-scoring = Segunda carta de puntuación
alhambra-new-pile = Montón { $pile }
alhambra-new-third = Tercer jugador
alhambra-third-usual = Dirk
alhambra-new-third-hint = Con dos jugadores, un tercero reúne losetas y ocupa puestos (§A5)
alhambra-new-more = Variantes de reglas
alhambra-new-further = Acción extra tras un pago exacto
alhambra-new-further-may = Se puede omitir
alhambra-new-further-must = Obligatoria
alhambra-new-hands = Dinero en la mano
alhambra-new-hands-hidden = Oculto
alhambra-new-hands-open = A la vista de todos
alhambra-new-holes = Huecos en una Alhambra
alhambra-new-holes-area = Nunca
alhambra-new-holes-single = De dos espacios o más
alhambra-new-vizier = El visir compra
alhambra-new-vizier-after = Tras una puntuación
alhambra-new-vizier-before = Antes de ella
alhambra-new-camp-plain = Lado liso de un campamento junto a una muralla
alhambra-new-forbidden = Prohibido
alhambra-new-allowed = Permitido
alhambra-new-camp-line = Un bazar en la línea de un campamento
alhambra-new-line-counts = Cuenta
alhambra-new-line-ends = La corta
alhambra-new-third-modules = Campamentos y bazares que roba el tercer jugador
alhambra-new-third-keeps = Se quedan
alhambra-new-third-redraws = Se roba otra vez
alhambra-new-track = Contador de puntos
alhambra-new-lap = Vueltas de { $vp }
alhambra-table-now = +{ $vp } ya
alhambra-table-of-it = de ellos { $vp }
alhambra-table-row = { $who }: { $total } PV; esta puntuación: { $vp } PV
alhambra-table-head = { building-name }: { $places } PV en la { alhambra-scoring }
alhambra-table-third = { $has } de { $due } losetas
alhambra-table-third-more = { $has } losetas en vez de { $due }
alhambra-table-laid = en pantalla
alhambra-table-laid-reserve = en pantalla; { $count } en reserva
alhambra-table-lap = vuelta { $lap }, casilla { $space }
alhambra-table-cell = { $who }, { building-bare }: { $tiles } de { $printed }, { $vp } PV
alhambra-table-leads = { $what }, en cabeza
alhambra-table-open = aún sin contar
alhambra-table-measured = { $who }, { $what }: { $number }
alhambra-table-begin = Toca un tipo en la fila de un jugador, o pulsa de 1 a 6, por cada loseta colocada
alhambra-table-nothing = nada cambia
alhambra-table-one-more = Una loseta más para { $who } ({ building-bare }): { $changes }
alhambra-table-moves = { $who } { $before } → { $after }
alhambra-table-margins = { building-name }, por delante o por detrás: { $margins }
alhambra-table-offer = Los tipos aún dan { $next } PV en la próxima puntuación, { $all } en total
alhambra-table-offer-last = Los tipos aún dan { $next } PV en la última puntuación
alhambra-table-vizier = Visir: tras un turno, y tras una puntuación, quien lo tenga despierto puede comprar al precio exacto
alhambra-table-vizier-before = Visir: tras un turno, antes de una puntuación, quien lo tenga despierto puede comprar al precio exacto
alhambra-table-falcons = Halcones libres: { $black ->
    [one] { $black } negro
   *[other] { $black } negros
}, { $brown ->
    [one] { $brown } pardo
   *[other] { $brown } pardos
}, { $white ->
    [one] { $white } blanco
   *[other] { $white } blancos
}
alhambra-table-over = Las tres puntuaciones están hechas; aún se puede corregir cualquier anotación
alhambra-over-change = La partida ha terminado: se han hecho todas las puntuaciones. ¿Cambiarla de todos modos?
alhambra-over-yes = Cambiarla
alhambra-table-sure = ¿Es correcto?
alhambra-table-so = Así está en la mesa
alhambra-key-tile = una loseta más de este tipo
alhambra-why-now = Esta es la puntuación que viene ahora
alhambra-lead-row = { $who }: { $tiles ->
    [one] { $tiles } loseta
   *[other] { $tiles } losetas
}, { $vp } PV ({ $margin })
alhambra-lead-ahead = { $tiles } por delante
alhambra-lead-behind = { $tiles } por detrás
alhambra-lead-level = igualados
alhambra-lead-more = con una más: { $changes }
alhambra-less = Una menos
alhambra-count = Contar
alhambra-count-laid = Las losetas de todos están en los tableros
alhambra-count-hint = Teclea el número de cada tipo, una cifra tras otra; para diez o más elige antes el tipo
alhambra-scoring-now = { $scoring ->
    [1] Primera puntuación
    [2] Segunda puntuación
   *[other] Tercera puntuación
}
alhambra-scoring-hold = Puntuar ahora
alhambra-scoring-hold-anyway = Puntuar igualmente
alhambra-scoring-missing = Falta: { $what }
alhambra-scoring-ask = Rellenar lo que falta
alhambra-scoring-all-said = No falta nada
alhambra-scoring-without = Seguir sin ello
alhambra-scoring-never = La carta de puntuación nunca salió
alhambra-scoring-rows = PV de quién
alhambra-measure-wall = { $who }: muralla más larga
alhambra-measure-wall-hint = Tramos de la muralla exterior seguida más larga: toca el número o escríbelo
alhambra-measure-list-hint = Toca o escribe los PV de cada uno, uno tras otro; toca uno de ellos para quitarlo
alhambra-measure-module = { $who }: { alhambra-module }
alhambra-measure-take-off = Quitar { $vp } PV
alhambra-measure-number = { $number }
alhambra-measure-nothing = Primero toca o escribe el número
alhambra-measure-falcons-hint = Toca cuántos de cada tipo, o escribe tres cifras: negros, pardos, blancos
alhambra-measure-add = Añadir { $vp } PV
alhambra-measure-each = PV de uno
alhambra-measure-none = Ninguno
alhambra-key-digit = escribir el número
alhambra-third = Tercer jugador
alhambra-third-has = { $who } tiene { $has ->
    [one] { $has } loseta
   *[other] { $has } losetas
}; para esta puntuación debe haber robado { $due }
alhambra-third-stack = Losetas que quedan en la pila
alhambra-third-draws = { $who } roba { $draws }
alhambra-third-modules = Campamentos y bazares
alhambra-third-add = { $count ->
    [one] Añadir { $count } loseta
   *[other] Añadir { $count } losetas
}
alhambra-leftovers = Últimas losetas
alhambra-leftovers-hint = Desactiva las casillas vacías, di qué loseta hay en las demás y teclea el dinero de cada uno en cada moneda: la loseta cuenta para quien la recibe
alhambra-leftovers-tile = Loseta
alhambra-leftovers-unsaid = ¿Cuál?
alhambra-leftovers-lay = { $who } la pone en el tablero, donde cuenta
alhambra-leftovers-space = { $space ->
    [1] Florines
    [2] Dírhams
    [3] Dinares
   *[other] Ducados
}
alhambra-leftovers-money = { $who }, casilla { $space }
alhambra-leftovers-gets = Va a
alhambra-leftovers-stays = nadie
alhambra-leftovers-unnamed = { $spaces }: indica la loseta o no se contará
alhambra-leftovers-unpaid = { $spaces }: dinero sin teclear, nadie la recibe
alhambra-leftovers-done = Anotar
alhambra-history-add = Añadir una anotación olvidada: { alhambra-scoring }
alhambra-history-more = Una más
alhambra-history-fewer = Una menos
alhambra-history-change = Más o menos
alhambra-history-when = Cuenta desde
alhambra-entry-tile = Loseta contada
alhambra-entry-lay = Loseta colocada
alhambra-entry-take-off = Quitada
alhambra-entry-swap = Cambiada
alhambra-entry-give = Entregada
alhambra-entry-not-drawn = No robada: { $tile }
alhambra-remind = Para recordar
alhambra-remind-cards = La partida tiene { $cards } cartas de dinero: se aparta una de cada valor y moneda (§A5.1)
alhambra-remind-draws = { $who } roba { $start } losetas al principio, { $after } tras la primera puntuación y, tras la segunda, un tercio de la pila, redondeado hacia abajo; el mercado no cuenta (§A5.2)
alhambra-remind-not-held = Una puntuación cuya carta no ha salido antes del final no se hace, y { $who } no roba nada por ella (§A4.10)
alhambra-remind-gift = Una loseta comprada en este turno, también por el visir, y también un campamento o un bazar, se puede dar a { $who } en lugar de colocarla o llevarla a la reserva; no una de la reserva o la Alhambra, ni una recibida al final (§A5.3)
alhambra-remind-never = { $who } ocupa puestos en los tipos, pero nunca recibe PV por murallas o módulos ni últimas losetas, y nunca gana (§A5.4)
alhambra-remind-keeps = Los campamentos y bazares que roba { $who } cuentan entre las losetas robadas, se quedan y no puntúan (§A5.2)
alhambra-remind-redraws = Los campamentos y bazares que roba { $who } salen de la partida, y se roba la loseta siguiente en su lugar (§A5.2)
alhambra-remind-tokens = Hay { $players } visires, uno por jugador, y todos empiezan despiertos (§A6.1)
alhambra-remind-vizier-buys = Tras un turno, con el mercado lleno, quien tenga el visir despierto puede comprar una loseta, solo al precio exacto, y la coloca o la lleva a la reserva al momento. No da otra acción, el visir se duerme y el mercado se repone
alhambra-remind-vizier-buys-two = Tras un turno, con el mercado lleno, quien tenga el visir despierto puede comprar una loseta, solo al precio exacto, y la coloca, la lleva a la reserva o la da a { $who } al momento. No da otra acción, el visir se duerme y el mercado se repone
alhambra-remind-vizier-order = Decide primero quien tendría el próximo turno; el último, quien acaba de jugar. Tras un turno de { $who }: { $order }; tras cada compra, los que siguen aún pueden comprar, pero quien renunció no vuelve a decidir hasta que acabe otro turno
alhambra-remind-vizier-after = Una puntuación pendiente va antes que los visires
alhambra-remind-vizier-before = Los visires van antes que una puntuación pendiente
alhambra-remind-vizier-wake = Despertar al visir es una acción
alhambra-remind-vizier-end = El visir no se usa al repartir las últimas losetas, y al final no vale nada
alhambra-remind-falcons = Hay { $falcons } halcones, { $each } de cada tipo, y todos están a la vista (§A6.4)
alhambra-remind-falcon-turn = Los halcones ocupan un turno entero: tantos como quieras, cada uno por una carta de dinero de cualquier moneda y valor
alhambra-remind-falcon-place = Cada uno se pone al momento donde se juntan cuatro losetas, ninguna un campamento, con al menos un edificio de cada uno de sus dos colores; un halcón por cruce
alhambra-remind-falcon-back = Nunca se mueve; si una de sus cuatro losetas se quita o se cambia, vuelve a la reserva general
alhambra-remind-falcon-vp = En cada puntuación, de 1 a 5 halcones de un tipo dan { $vp } PV
alhambra-part-wall = Muralla { $side }
alhambra-part-rampart = Empalizada { $side }
alhambra-replay-follow = Quien juega
alhambra-board = Tablero
alhambra-board-of = Alhambra de { $who }
alhambra-board-reserve = Reserva
alhambra-board-wall = Muralla más larga: { $pieces }
alhambra-board-free = libre
alhambra-board-holds = { $piece }: { $places ->
    [0] no hay ningún lugar libre
    [one] hay un lugar libre; tócalo
   *[other] hay { $places } lugares libres; toca uno
}
alhambra-board-aside = A la reserva
alhambra-board-is-aside = Está en la reserva
alhambra-board-pick = Primero elige una loseta
alhambra-board-choose = Primero toca lo que hay que quitar
alhambra-board-give = Para { $who }
alhambra-board-take = Quitar
alhambra-board-so = Así está en la mesa
alhambra-board-overrules = Contado hasta ahora para { $who }: { $counted }. En cuanto haya aquí una loseta, solo cuenta lo colocado.
alhambra-board-overrule = Colocarla aquí
alhambra-board-counted = { $tiles } × { building-bare }
alhambra-board-gone = Ya está en la mesa
alhambra-board-tile = { building-name } { $price }, murallas: { $walls }
alhambra-board-tile-open = { building-name } { $price }, sin murallas
alhambra-board-camp = Campamento
alhambra-board-bazaar = Bazar
alhambra-board-falcon = Halcón
alhambra-board-in-hand = Tomar en la mano
alhambra-board-not-whole = Aún le falta algo
alhambra-pieces-camp = Campamento { $price }
alhambra-late-scoring = Puntuación
alhambra-late-hint = De cada puntuación, las losetas de cada tipo y la muralla más larga
alhambra-late-fault-nothing = Primero teclea las losetas
alhambra-late-list = 3 + 2
alhambra-late-list-hint = Campamentos y bazares: los PV de cada uno, como 3 + 2
alhambra-late-fault-list = { $who }, { alhambra-scoring }, { alhambra-module }: escribe los PV de cada uno, como 3 + 2
alhambra-pieces-which = Piezas
alhambra-pieces-camps = Campamentos { $count }/{ $all }
alhambra-pieces-bazaars = Bazares { $count }/{ $all }
alhambra-pieces-falcons = Halcones { $count }/{ $all }
alhambra-pieces-hint = Cópialas una vez de tu caja: cada mesa nueva las ofrece. Toca una para cambiarla u omitirla
alhambra-pieces-price = Precio
alhambra-pieces-currency = Moneda
alhambra-pieces-take-out = Sacar { $number }: { $what }
alhambra-pieces-none = Aún no se sabe qué está impreso en tu caja. Cópialo una vez y cada mesa nueva lo ofrece
alhambra-pieces-how-camp = Toca los lados con empalizada, uno o dos
alhambra-pieces-how-bazaar = Toca los lados con muralla, si los hay, y sus tres colores
alhambra-pieces-how-falcon = Toca su tipo y sus dos colores
alhambra-pieces-all = Están todas
alhambra-pieces-tiles = Losetas { $count }
alhambra-pieces-tiles-hint = Las losetas de la primera edición. Si las tuyas son otras, toca una y cámbiala: las mesas nuevas ofrecen entonces las tuyas
alhambra-pieces-tiles-own = Tus propias losetas: las mesas nuevas las ofrecen. Toca una para cambiarla
alhambra-pieces-no-tile = Toca una loseta para cambiarla
alhambra-pieces-how-tile = Toca los lados con muralla y pon el precio
alhambra-pieces-another = Otra de este tipo
alhambra-pieces-remove = Quitar esta loseta
alhambra-pieces-last-tile = Es la última de su tipo
alhambra-pieces-first-edition = Volver a la primera edición
alhambra-pieces-first-edition-question = Tus propias losetas se perderían.
alhambra-pieces-tiles-there = Tu caja ya tiene sus propias losetas: vuelve allí a la primera edición antes de importar otras
alhambra-pieces-tiles-taken = { $count ->
    [one] Ahora { $count } loseta está en tu caja
   *[other] Ahora { $count } losetas están en tu caja
}
alhambra-pieces-taken = La caja está importada
alhambra-pieces-import = Importar una caja
alhambra-pieces-import-hint = Escribe o pega la ruta de una caja o de una lista de losetas (CSV)
alhambra-pieces-export = Exportar la caja
alhambra-pieces-no-box = no es ni una caja ni una lista de losetas
alhambra-pieces-json = no es una caja en JSON: { $why }

## Alexandros: pantallas

alexandros-page-map = Mapa
alexandros-page-plain-space = casilla simple
alexandros-page-space = { $what }, fila { $row }, lugar { $place }
alexandros-page-space-of = { $what }, fila { $row }, lugar { $place }: gobernador de { $who }
alexandros-page-corner = Esquina: línea { $line }, lugar { $place }
alexandros-page-owned = De { $who }, con { $governors ->
    [one] un gobernador
   *[other] gobernadores
} en { $on }
alexandros-page-own = Ya es de { $who }
alexandros-page-vacant = Vacante
alexandros-page-two-owners = Gobernadores de dos jugadores
alexandros-page-with-governors = { $governors ->
    [one] Con { $governors } gobernador
   *[other] Con { $governors } gobernadores: no rinde nada
}
alexandros-page-no-cards = ninguna carta
alexandros-page-cards = { $count ->
    [one] { $count } carta: { $cards }
   *[other] { $count } cartas: { $cards }
}
alexandros-page-price = Gobernadores en { $on } por { $cards }
alexandros-page-occupy = Ocupar
alexandros-page-take-over = Conquistar
alexandros-page-end-goal = Meta alcanzada: la partida ha terminado
alexandros-page-end-walls = Hay fronteras rojas: la partida acaba tras este turno
alexandros-page-to-goal = Acaba a los { $points } puntos
alexandros-page-player-said = { $who }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, le faltan { $needs }, impuestos ahora { $gain }, { $home } { $home ->
    [one] gobernador
   *[other] gobernadores
} fuera del tablero
alexandros-page-has-left = { $who } ha dejado la partida
alexandros-page-gain = impuestos + { $gain }
alexandros-page-needs = { $needs ->
    [one] falta { $needs }
   *[other] faltan { $needs }
}
alexandros-page-type-province = Anotar una provincia
alexandros-page-type-short = Provincia
alexandros-page-divide = Dividir
alexandros-page-recall = Retirar un gobernador
alexandros-page-recall-from = Retirar: { $on }
alexandros-page-taxes = Cobrar impuestos
alexandros-page-taxes-gain = { $gain ->
    [0] Impuestos
   *[other] Impuestos + { $gain }
}
alexandros-page-taxes-now = Impuestos ahora
alexandros-page-taxes-typed = Teclear los puntos
alexandros-page-before-after = { $who } + { $gain }: { $before } → { $after }
alexandros-page-tax-with = Se pueden cobrar con
alexandros-page-tax-card = Carta
alexandros-page-card-unsaid = Sin decir
alexandros-page-type-points = Los discos están en otro sitio
alexandros-page-walls = Fronteras
alexandros-page-walls-laid = Fronteras puestas
alexandros-page-walls-left = Fronteras restantes: { $black ->
    [one] { $black } negra
   *[other] { $black } negras
}, { $red ->
    [one] { $red } roja
   *[other] { $red } rojas
}
alexandros-page-leaves = Un jugador se va
alexandros-page-close = Acabar la partida
alexandros-page-close-early = Ni los puntos ni las fronteras la acaban aún
alexandros-page-is-over = La partida ha acabado: esto se añadiría a una mesa terminada
alexandros-page-enter = Anotar
alexandros-page-turn = Turno
alexandros-page-player = Jugador
alexandros-page-plain = Casillas simples
alexandros-page-symbols = Casillas con símbolo
alexandros-page-province = Provincia
alexandros-page-owner = De quién es
alexandros-page-why-no-symbols = Primero anota sus casillas con símbolo
alexandros-page-why-no-governor = Di dónde están sus gobernadores
alexandros-page-province-hint = Cuenta las casillas dentro de sus fronteras
alexandros-page-rest = El resto: { $contents }. { $whose }
alexandros-page-governor-in-part = En esta parte: gobernador de { $who } en { $on }
alexandros-page-governors-on = Gobernadores en
alexandros-page-hand = Mi mano
alexandros-page-hand-of = Mano de { $who }
alexandros-page-hand-hint = No se muestra en otro sitio ni se guarda: así los precios dicen qué falta
alexandros-page-hand-forget = Vaciar
alexandros-page-missing = Falta: { $cards }
alexandros-page-in-hand = Todo en la mano
alexandros-page-to-loser = { $count ->
    [one] { $count } de ellas va a quien la pierde
   *[other] { $count } de ellas van a quien la pierde
}
alexandros-page-move = Movimiento de Alejandro
alexandros-page-move-short = Mover
alexandros-page-move-first = Primero se mueve Alejandro
alexandros-page-card = Carta
alexandros-page-from-hand = De la mano
alexandros-page-other-card = La otra carta abierta
alexandros-page-stays = Ninguna carta lleva a ninguna parte: Alejandro se queda
alexandros-page-stuck = Las fronteras no alcanzan para ningún destino de esta carta: si la otra tampoco lleva a ninguna parte, Alejandro se queda
alexandros-page-stay = Alejandro se queda
alexandros-page-stay-card = Toma una carta abierta; no hace falta decir cuál
alexandros-page-tap-goal = Toca una casilla iluminada: el destino
alexandros-page-tap-corner = Toca la esquina donde se detiene
alexandros-page-ways-hint = Elige un camino, o toca una esquina por la que pasa
alexandros-page-one-way = Solo hay este camino
alexandros-page-tap-province = Toca la provincia
alexandros-page-instead-of = ¿Qué pasó en su lugar?
alexandros-page-why-no-change = Elige qué pasó en su lugar
alexandros-page-forgotten = Añadir una anotación olvidada
alexandros-history-add = Añadir una anotación olvidada: turno { $turn }
alexandros-page-change-on-map = Cambiar en el mapa
alexandros-page-what-forgotten = ¿Qué se olvidó?
alexandros-page-why-no-forgotten = Elige qué se olvidó
alexandros-page-way = { alexandros-walls } · { $ways ->
    [one] { $ways } camino
   *[other] { $ways } caminos
}
alexandros-page-divides-nothing = No crea ninguna provincia
alexandros-page-stays-with = { $contents } ({ $who })
alexandros-page-no-province = Aún no hay provincias
alexandros-page-no-province-hint = Anota una en cuanto alguien la quiera
alexandros-page-turn-of = { $who }, turno { $turn }
alexandros-page-actions-left = { $actions ->
    [0] No quedan acciones
    [one] Queda { $actions } acción
   *[other] Quedan { $actions } acciones
}
alexandros-page-next = Siguiente: { $who }
alexandros-page-in-turn = Turno { $turn }: { $what }
alexandros-page-begin-turn = De quién es el turno
alexandros-page-sure = ¿Hacerlo igualmente?
alexandros-page-do-it = Hacerlo
alexandros-page-why-no-spaces = Primero cuenta sus casillas
alexandros-page-why-no-walls = Primero di cuántas fronteras
alexandros-page-why-no-taxes = Este jugador no tiene gobernador en el tablero
alexandros-page-keys-province = Elegir una provincia
alexandros-page-keys-back = Atrás
alexandros-page-new-hint = Elige jugadores y tablero, y lleva la cuenta mientras jugáis
alexandros-page-new-seats-hint = En el orden en que os sentáis, en sentido horario
alexandros-page-goes-first = Empieza { $who }
alexandros-page-board = Tablero
alexandros-page-without-board = Sin tablero
alexandros-page-board-hint = Fronteras, provincias y costes salen del camino de Alejandro
alexandros-page-without-board-hint = Las provincias se teclean cuando alguien las quiere
alexandros-page-goal = Puntos que acaban la partida
alexandros-page-recall-costs = Retirar un gobernador
alexandros-page-recall-action = Una acción
alexandros-page-recall-free = Gratis
alexandros-page-joker = Cartas abiertas como comodín
alexandros-page-joker-each = Cada una
alexandros-page-joker-both = Solo ambas
alexandros-page-rim = Cierran las provincias
alexandros-page-rim-boundary = Fronteras y borde
alexandros-page-rim-walls-only = Solo fronteras
alexandros-page-rim-walls = Caminos por el borde
alexandros-page-rim-laid = Con fronteras
alexandros-page-rim-none = Sin fronteras
alexandros-page-late-hint = Teclea los puntos de todos; los nombres pueden quedar vacíos
alexandros-page-final-points = Puntos al final
alexandros-page-points-of = Puntos de { $who }
alexandros-page-rounds = Rondas jugadas
alexandros-page-ended = Cómo acabó
alexandros-page-ended-goal = Por puntos
alexandros-page-ended-walls = Por fronteras rojas
alexandros-page-ended-early = Antes de tiempo
alexandros-page-why-no-points = Primero teclea los puntos
alexandros-page-late-kept = { $finding }. Así se guardó, y así queda
alexandros-page-boards = Tableros
alexandros-page-boards-none = Aún no hay tableros
alexandros-page-boards-none-hint = Copia el tuyo una vez: de ahí salen fronteras y provincias
alexandros-page-board-about = { $spaces } casillas, { $plain } de ellas simples
alexandros-page-board-new = Nuevo tablero
alexandros-page-board-edit = Editar el tablero
alexandros-page-board-import = Importar un tablero
alexandros-page-board-import-hint = Escribe o pega la ruta de un tablero, o de una partida cuyo tablero quieras
alexandros-page-board-export = Exportar el tablero
alexandros-page-board-discard = ¿Descartar el tablero sin guardar?
alexandros-page-board-name = Nombre
alexandros-page-board-name-hint = Nuestro tablero
alexandros-page-tools = Lo que pone un clic
alexandros-page-tool-cycle = Otro símbolo
alexandros-page-tool-start = Salida de Alejandro
alexandros-page-no-space = sin casilla
alexandros-page-rows = Filas
alexandros-page-board-missing = Aún en ninguna casilla: { $symbols }
alexandros-page-row-offset = Fila { $row }: lugares vacíos antes
alexandros-page-row-length = Fila { $row }: lugares
alexandros-page-editor-hint = Haz clic y arrastra, o teclea T A H L S y punto; un espacio es «sin casilla»
alexandros-page-game = Alexandros
alexandros-page-home-hint = Lleva la cuenta en una mesa real
alexandros-home-first = Delimita provincias, gobiérnalas y cobra impuestos: en una mesa real.

## Alexandros: lo que pasa

alexandros-symbol = { $symbol ->
    [temple] templo
    [amphora] ánfora
    [horse] caballo
    [lyre] lira
   *[hoplite] hoplita
}
alexandros-a-symbol = { $symbol ->
    [temple] un templo
    [amphora] un ánfora
    [horse] un caballo
    [lyre] una lira
   *[hoplite] un hoplita
}
alexandros-symbols = { $symbol ->
    [temple] { $count ->
        [one] { $count } templo
       *[other] { $count } templos
    }
    [amphora] { $count ->
        [one] { $count } ánfora
       *[other] { $count } ánforas
    }
    [horse] { $count ->
        [one] { $count } caballo
       *[other] { $count } caballos
    }
    [lyre] { $count ->
        [one] { $count } lira
       *[other] { $count } liras
    }
   *[hoplite] { $count ->
        [one] { $count } hoplita
       *[other] { $count } hoplitas
    }
}
alexandros-on-symbols = { alexandros-symbols }
alexandros-player = jugador { $player }
alexandros-place = ({ $row }, { $column })
alexandros-space = { alexandros-a-symbol } de la fila { $row }
alexandros-plain = { $spaces ->
    [0] ninguna casilla simple
    [one] { $spaces } casilla simple
   *[other] { $spaces } casillas simples
}
alexandros-stands = { $who } en { alexandros-a-symbol }
alexandros-stands-on-plain = { $who } en una casilla simple
alexandros-walls = { $walls ->
    [0] ninguna frontera
    [one] { $walls } frontera
   *[other] { $walls } fronteras
}
alexandros-said = { $who } { $what }
alexandros-by = { $who }, { $what }
alexandros-told = Provincia { $province }: { $contents }
alexandros-divided = La provincia { $province } se divide: la provincia { $part } recibe { $contents }
alexandros-occupied = ocupa la provincia { $province } con { $governors ->
    [one] un gobernador
   *[other] gobernadores
} en { $on }
alexandros-occupied-there = ocupa una provincia con { $governors ->
    [one] un gobernador
   *[other] gobernadores
} en { $on }
alexandros-taken-over = conquista la provincia { $province } con { $governors ->
    [one] un gobernador
   *[other] gobernadores
} en { $on }
alexandros-taken-over-there = conquista una provincia con { $governors ->
    [one] un gobernador
   *[other] gobernadores
} en { $on }
alexandros-taken-back = retira un gobernador de { $on } en la provincia { $province }
alexandros-taken-back-there = retira un gobernador de { $on }
alexandros-taxed = cobra impuestos
alexandros-taxed-with = cobra impuestos con { alexandros-a-symbol }
alexandros-laid = pone { alexandros-walls }
alexandros-moved = carta de { alexandros-symbol }: Alejandro se mueve a { $goal }, { $walls }
alexandros-moved-by-hand = carta de { alexandros-symbol } de la mano: Alejandro se mueve a { $goal }, { $walls }
alexandros-stayed = toma una carta abierta: ninguna casilla está disponible y Alejandro se queda
alexandros-stayed-with = toma la carta abierta ({ alexandros-symbol }): ninguna casilla está disponible y Alejandro se queda
alexandros-left = deja la partida
alexandros-begun = empieza su turno
alexandros-closed = La partida ha terminado
alexandros-late = Posterior, turno { $turn }: { $what }
alexandros-of-turn = { $what } (turno { $turn })
alexandros-got = { $who } + { $gain }, ahora { $points }
alexandros-now = { $who }: { $points }
alexandros-end-goal = se alcanzan los puntos de la meta: la partida ha terminado
alexandros-end-walls = hacen falta fronteras rojas: la partida acaba tras este turno
alexandros-title = Alexandros · { play-title-players }
alexandros-title-on-board = Alexandros en { $board } · { play-title-players }
alexandros-stage = turno { $turn }, fronteras restantes: { $walls }
alexandros-stage-over = terminada
alexandros-part = { $part ->
    [0] Principio
   *[other] Turno { $part }
}
alexandros-part-back = Turno anterior
alexandros-part-on = Turno siguiente
alexandros-mark-taxes = Impuestos en el turno { $turn }
alexandros-mark-province = Una provincia cambia de manos en el turno { $turn }
alexandros-points = Puntos
alexandros-head-turn = T { $turn }
alexandros-taxes-of = Impuestos, turno { $turn }, { $who }
alexandros-province = Provincia { $province }
alexandros-typed-points = Tecleados
alexandros-entered-points = Anotados después
alexandros-one-governor = un gobernador, cada casilla simple cuenta 1 (§X4.4)
alexandros-more-governors = { $governors } gobernadores: nada, con uno sería { $value } (§X4.4)
alexandros-typed-differs = diferencia entre lo tecleado y lo que dan las provincias
alexandros-points-change = { $who }: { $to ->
    [one] { $to } punto
   *[other] { $to } puntos
}, no { $from }
alexandros-province-change = Provincia { $province }: { $to }, no { $from }
alexandros-province-new = La provincia { $province } es nueva: { $to }
alexandros-province-gone = La provincia { $province } desaparece: { $from }
alexandros-walls-more = { $walls ->
    [one] { $walls } frontera más
   *[other] { $walls } fronteras más
}
alexandros-walls-fewer = { $walls ->
    [one] { $walls } frontera menos
   *[other] { $walls } fronteras menos
}
alexandros-goes-on = La partida no ha terminado
alexandros-warning-no-plain = No rinde nada: ninguna casilla simple
alexandros-warning-more-governors = No rinde nada con { $governors } gobernadores; con uno sería { $value }
alexandros-warning-helps-others = Impuestos ahora: { $own } para ti, { $points } para { $who }
alexandros-warning-ends-goal = La partida acabaría: se alcanzarían { $goal } puntos
alexandros-warning-ends-walls = La partida acabaría: harían falta fronteras rojas
alexandros-warning-last-governor = Es el último gobernador: la provincia queda vacante
alexandros-warning-no-move = Alejandro no ha movido en este turno
alexandros-odd-governors = { $who } tiene { $governors } gobernadores en el tablero, pero solo hay 4 (§X1.1)
alexandros-odd-cards = se usaron { $cards } cartas a la vez con { alexandros-a-symbol }, pero solo hay 11 (§X1.1)
alexandros-odd-walls = hay { $walls } fronteras puestas, pero solo existen 75 (§X1.1)
alexandros-odd-on-plain = un gobernador de { $who } en la provincia { $province } está en una casilla simple (§X4.2)
alexandros-odd-two-owners = la provincia { $province } tiene gobernadores de dos jugadores (§X5.2)
alexandros-odd-plain-spaces = todas las provincias juntas tienen { $spaces } casillas simples, pero el tablero solo tiene { $board } (§X5.1)
alexandros-odd-symbol-spaces = todas las provincias juntas tienen { $spaces }, pero el tablero solo tiene { $board } (§X5.1)
alexandros-odd-taxes = { $typed ->
    [one] se tecleó { $typed } punto
   *[other] se teclearon { $typed } puntos
} por los impuestos de { $who }, pero las provincias dan { $computed } (§X4.4)
alexandros-odd-taxes-without = { $who } cobró impuestos en el turno { $turn } sin gobernador en el tablero (§X4.4)
alexandros-odd-sinks = los puntos de { $who } bajan de { $from } a { $to } (§X4.4)
alexandros-odd-after-goal = { $who } actuó en el turno { $turn } tras los impuestos que alcanzaron la meta de { $goal } puntos: la partida acabó en ese momento (§X6.2)
alexandros-odd-after-end = el turno { $turn } vino después del final: la partida acabó en el turno { $ended } (§X6)
alexandros-odd-no-space = { $governors ->
    [one] la provincia { $province } tiene { $spaces }, pero allí hay { $governors } gobernador (§X4.2)
   *[other] la provincia { $province } tiene { $spaces }, pero allí hay { $governors } gobernadores (§X4.2)
}
alexandros-odd-goal-missed = la meta de { $goal } puntos habría acabado la partida, pero nadie tiene más de { $most } (§X6.2)
alexandros-odd-goal-passed = { $who } tiene { $points } puntos: la partida acabó por la meta de { $goal }, no de otro modo (§X6.2)
alexandros-odd-no-round = no se empezó ninguna ronda, pero el mejor tiene { $most ->
    [one] { $most } punto
   *[other] { $most } puntos
} (§X3)
alexandros-refused-plain = esa casilla no tiene símbolo (§X3.1)
alexandros-refused-wall = una frontera pasa junto a esa casilla (§X3.1)
alexandros-refused-governor = un gobernador de { $who } está en esa casilla (§X3.1)
alexandros-refused-alexander = Alejandro está junto a esa casilla (§X3.1)
alexandros-refused-not-nearest = este destino ({ alexandros-symbol }) está a { $distance } líneas; hay otro a solo { $least } (§X3.3)
alexandros-refused-not-from-alexander = el camino no empieza donde está Alejandro (§X3.4)
alexandros-refused-no-line = ninguna línea lleva de una esquina del camino a la siguiente (§X3.4)
alexandros-refused-not-at-goal = Alejandro debe acabar en una esquina de la casilla (§X3.3)
alexandros-refused-not-shortest = este camino tiene { $lines } líneas; { $least ->
    [one] basta { $least }
   *[other] bastan { $least }
} (§X3.4)
alexandros-refused-not-in-hand = falta en la mano: { alexandros-symbol } (§X3.5)
alexandros-refused-joker-available = { $card } no es comodín: hay { alexandros-a-symbol } disponible (§X3.6)
alexandros-refused-joker-hand = { $card } de la mano nunca es comodín (§X3.6)
alexandros-refused-can-move = Alejandro se mueve: hay { $symbol } disponible (§X3.8)
alexandros-refused-walls-short = { $needed ->
    [one] hace falta { $needed } frontera
   *[other] hacen falta { $needed } fronteras
}, quedan { $left }: elige otro destino o camino (§X3.7)
alexandros-refused-other-card = las fronteras solo alcanzan para un destino de la otra carta abierta, { $card }: toma esa (§X3.7)
alexandros-refused-not-moved = Alejandro aún no se ha movido en este turno, que empieza con su movimiento (§X3)
alexandros-refused-no-actions = las dos acciones están hechas (§X4)
alexandros-refused-taxes-twice = los impuestos se cobran una vez por turno (§X4.4)
alexandros-refused-tax-card = ningún gobernador de { $who } está en { alexandros-a-symbol } (§X4.4)
alexandros-refused-no-taxes = no hay ningún gobernador de { $who } en el tablero (§X4.4)
alexandros-refused-no-province = esa casilla no está en ninguna provincia: no está cerrada (§X5.1)
alexandros-refused-no-symbol = una provincia sin símbolos no se puede ocupar (§X4.2)
alexandros-refused-no-governor-named = hay que poner al menos un gobernador (§X4.2)
alexandros-refused-no-governor = { $wanted ->
    [one] hace falta un gobernador
   *[other] hacen falta { $wanted } gobernadores
}, y fuera del tablero { $home ->
    [one] hay { $home }
   *[other] hay { $home }
}: antes retira uno (§X4.2)
alexandros-refused-no-place = los gobernadores irían en { $on }; la provincia tiene { $spaces } (§X4.2)
alexandros-refused-no-place-on = cada gobernador necesita su propia casilla con símbolo en la provincia (§X4.2)
alexandros-refused-cards-missing = cartas que faltan: { $cards } (§X4.2)
alexandros-refused-occupied = esta provincia es de { $who }: hay que conquistarla (§X4.2)
alexandros-refused-own = es una provincia propia (§X4.3)
alexandros-refused-vacant = esta provincia no es de nadie: se ocupa, no se conquista (§X4.3)
alexandros-refused-not-there = ahí no hay gobernador de { $who } (§X4.5)
alexandros-nothing = nada
alexandros-refused-player = no hay jugador { $player } en esta mesa (§X1.1)
alexandros-refused-no-turn = los turnos cuentan desde 1
alexandros-refused-other-player = el turno { $turn } es de { $whose }: { $who } no hace nada en él (§X3)
alexandros-refused-over = no hay turno { $turn }: la partida acabó en el turno { $ended } (§X6)
alexandros-refused-moved-twice = Alejandro ya movió en el turno { $turn }: un turno empieza con un movimiento (§X3)
alexandros-refused-left = { $who } se fue en el turno { $turn }
alexandros-refused-unknown = no se conoce ninguna provincia { $province }
alexandros-refused-known = ya hay una provincia { $province }
alexandros-refused-no-spaces = una provincia tiene un número y al menos una casilla (§X5.1)
alexandros-refused-needs-board = esto necesita un tablero, pero la mesa no lo tiene (§X10.4)
alexandros-refused-known-by-board = el tablero de la mesa ya lo sabe por sí mismo (§X10.4)
alexandros-refused-no-space = el tablero no tiene casilla { $place } (§X1.3)
alexandros-refused-no-corner = el tablero no tiene esquina { $place } (§X1.3)
alexandros-refused-one-by-one = los gobernadores se retiran de uno en uno, no { $governors } a la vez (§X4.5)
alexandros-refused-points = { $given ->
    [one] se dan los puntos de { $given } jugador
   *[other] se dan los puntos de { $given } jugadores
}, pero hay { count-players }: indica los de todos (§X1.1)
alexandros-refused-closed-twice = la partida ya ha terminado (§X6)
alexandros-refused-not-closed = la partida ha terminado, pero falta su final (§X6)
alexandros-divide-plain = la parte tiene { $part ->
    [one] { $part } casilla simple
   *[other] { $part } casillas simples
}, la provincia solo { $whole } (§X5.2)
alexandros-divide-symbol = la parte tiene { $part }, la provincia solo { $whole } (§X5.2)
alexandros-divide-governor = no está en la provincia: { $stands } (§X5.2)
alexandros-divide-no-place = más gobernadores que casillas con { alexandros-a-symbol } en la parte (§X5.2)
alexandros-divide-no-place-left = más gobernadores que casillas con { alexandros-a-symbol } en lo que queda (§X5.2)
alexandros-divide-nothing = la parte no tiene casilla o no tiene número (§X5.2)
alexandros-divide-whole = la parte es la provincia entera: no queda nada (§X5.2)
alexandros-refused-players = { count-players }: deben ser de 2 a 4 (§X1.1)
alexandros-refused-goal = la meta es de 20 a 200 puntos, no { $goal } (§X7)
alexandros-refused-phantom = el sitio { $seat } es de un fantasma, pero a Alexandros solo juegan jugadores (§X1.1)
alexandros-board-rows = un tablero tiene 200 filas como mucho, no { $rows } (§X1.3)
alexandros-board-row-length = la fila { $row } tiene { $characters } caracteres, y el máximo es 200 (§X1.3)
alexandros-board-letter = «{ $letter }» en la fila { $row }, columna { $column } no es una casilla: usa T, A, H, L, S, un punto o un espacio (§X1.3)
alexandros-board-empty = el tablero no tiene casillas (§X1.3)
alexandros-board-spaces = el tablero tiene { $spaces } casillas, y el máximo es 510 (§X1.3)
alexandros-board-apart = las casillas desde la fila { $row }, columna { $column } no se unen a las demás (§X1.3)
alexandros-board-missing = ninguna casilla tiene { alexandros-a-symbol } (§X1.3)
alexandros-board-start = la salida, línea { $line }, lugar { $place }, no es una esquina del tablero (§X1.3)
alexandros-board-no-name = Un tablero necesita un nombre
alexandros-board-name-taken = Otro tablero tiene este nombre
alexandros-board-file = «{ $file }» no es el archivo de un tablero; usa un nombre simple que acabe en .json
alexandros-board-json = no es un tablero en JSON: { $why }
alexandros-board-saved = «{ $name }» está guardado: ya se pueden llevar partidas en él
alexandros-board-changed = Otro programa ha cambiado este tablero, y ese cambio se conserva; el tuyo es ahora «{ $name }»
alexandros-board-imported = «{ $name }» ya es uno de tus tableros
alexandros-board-imported-faulty = Este tablero tiene fallos: corrígelo y guárdalo
alexandros-board-not-saved = No se pudo guardar el tablero: { $reason }

## Mesas de partidas con material real

table-instead = { $now } en lugar de { $was }
table-conflict = { $count ->
    [one] Esto hace imposible una anotación posterior. ¿Borrarla también?
   *[other] Esto hace imposibles { $count } anotaciones posteriores. ¿Borrarlas también?
}
table-strike-too = Borrar también
table-started = { $title }, empezada { $moment }
review = Repaso
review-hint = Lo que valió cada decisión y cada tirada
review-working = Profundizando: { $percent } %
review-stop = Detener
review-go-on = Profundizar
review-by-value = De momento, estimaciones rápidas
review-course = PV esperados, paso a paso
review-course-wins = Probabilidad de ganar, paso a paso
review-step-other = Otro
review-back = Paso anterior
review-on = Paso siguiente
review-mistake-short = Ronda { $round }: { $loss }
review-mistake = Error { $rank }, { $words }
review-none = Ninguna decisión costó mucho
review-in-hundred = { $games } de 100
review-smaller = { $count ->
    [one] { $count } pérdida menor: { $loss }
   *[other] { $count } pérdidas menores, en total { $loss }
}
review-smaller-count = { $count ->
    [one] { $count } pérdida menor
   *[other] { $count } pérdidas menores
}
review-round = Ronda { $round }: { $words }
review-luck = { $words }: { $figure } de suerte
review-setup = Preparación
review-others = Turnos de otros: { $figure }
review-others-did = Turnos de otros: { $figure } · { $did }
review-residual = Lo que no captan las estimaciones: { $figure }
review-done = Jugado: { $words }
review-listed = { $loss } · { $done }
review-part-start = Principio
review-part-luck = Suerte
review-part-losses = Errores
review-part-others = Otros
review-part-residual = Resto
review-residual-means = Lo que queda entre el resultado esperado y el real: las estimaciones no saben si fue suerte o juego
review-no-parts = Las estimaciones no distinguen qué fue suerte y qué fue juego
review-part-result = Resultado
review-part-expected = Esperado
review-was-best = Era la mejor opción
review-was-close = Por poco: casi tan buena como la mejor
review-only = No había otra opción
review-vp-instead = La mejor promete { $best } PV, esta { $done }
review-wins-instead = La mejor gana { $best } de cada 100, esta { $done }
review-cost = La mejor habría valido { $vp } PV más
review-cost-because = La mejor habría valido { $vp } PV más: { $reasons }
review-cost-games = La mejor habría ganado { $percent } partidas más de cada 100
review-cost-games-because = La mejor habría ganado { $percent } partidas más de cada 100 y sacado { $lead } PV más al mejor rival: { $reasons }
review-whose = Decisiones de quién

## Lo que dicen todas las partidas juntas

statistics-title = Estadísticas
statistics-figure-said = { $row }, { $column }: { $figure }
statistics-reading = { $read } partidas leídas de momento; faltan más
statistics-none-fits = Ninguna partida terminada encaja
statistics-none-fits-hint = Amplía la selección en las listas de arriba
statistics-no-figures = Aún no hay cifras
statistics-no-figures-hint = Estas partidas no las tienen
statistics-csv = Guardar como CSV
plays-title = Partidas
plays-number = Partida
plays-player = Jugador
plays-computer = Ordenador
plays-points = Puntos
plays-rank = Puesto
plays-won = Ganada
plays-minutes = Minutos
statistics-plays = Guardar partidas como tabla
statistics-plays-hint = Una línea por jugador de cada partida que se muestra aquí, para una hoja de cálculo; si el nombre acaba en .csv, será CSV. Un archivo existente nunca se reemplaza
statistics-bg-stats = Guardar las partidas para BG Stats
statistics-bg-stats-hint = Cada partida que se muestra aquí, como la lee la aplicación BG Stats, en una lista (JSON). Un archivo existente nunca se reemplaza
statistics-all = Todo
statistics-filters = Más filtros
statistics-clear = Mostrar todo
statistics-form = Forma
statistics-form-won-marks = Forma (relleno: ganada)
statistics-form-won = Ganó { $won } de las últimas { $games }
statistics-topic = Mostrar
statistics-mode = Modo
statistics-mode-solo = Solitario, { count-phantoms }
statistics-mode-against = Contra { count-phantoms }
statistics-kind = Origen
statistics-kind-full = Jugada aquí
statistics-kind-table = En el bloc
statistics-kind-result = Anotada después
statistics-kind-totals = Solo totales
statistics-layout = Hoja
statistics-options = Rondas y opciones
statistics-person = Persona
statistics-place = Lugar
statistics-date = Fecha
statistics-days = Los últimos { $days } días
statistics-trend = Evolución
statistics-spread = Reparto de los resultados
statistics-split = De dónde vienen los puntos
statistics-types = Tipos de edificio
statistics-cells = Celdas
statistics-coins = Monedas y acciones especiales
statistics-program-dice = Los dados del programa
statistics-typed-dice = Dados tirados por personas
statistics-people = Personas
statistics-pairings = Unos contra otros
statistics-adjusted = Resultados sin suerte
statistics-loss = Pérdida por decisión
statistics-result = Resultado
statistics-mean = Media de { $games }
statistics-low = Habitual de
statistics-high = Habitual a
statistics-range = Lo habitual
statistics-usual = Cerca de dos de cada tres resultados caen dentro de lo habitual
statistics-single = Con un segundo resultado aparece aquí un gráfico
statistics-vp = PV
statistics-part = Parte
statistics-type = Tipo
statistics-won = Ganados
statistics-completed = Completados
statistics-early = Premios anticipados
statistics-sheets = { $sheets ->
    [one] Cuántas veces se construyó cada celda, en { $sheets } hoja
   *[other] Cuántas veces se construyó cada celda, en { $sheets } hojas
}
statistics-cell = Fila { $row }, columna { $column }
statistics-built = Construida
statistics-per-game = Por partida
statistics-earned = Monedas ganadas
statistics-spent = Monedas gastadas
statistics-wasted = Monedas perdidas
statistics-changed = Dados cambiados
statistics-second = Segundos edificios
statistics-face = Cara
statistics-thrown = Salió
statistics-expected = Esperado
statistics-fair = { $dice } dados: unos dados equilibrados salen al menos así de desiguales en { $often } de 100 casos
statistics-unfair = { $dice } dados: unos dados equilibrados salen así de desiguales en menos de 1 de 100 casos
statistics-contests = Con rivales
statistics-pairing = Quién
statistics-two = { $one } – { $other }
statistics-level = empates: { $level }
statistics-margin = Ventaja media del primero
statistics-ahead = Gana el primero
statistics-behind = Gana el segundo
statistics-luck = Suerte
statistics-reviewed = Partidas repasadas y jugadas a la máxima puntuación
statistics-from-to = { $least }–{ $most }
statistics-quartiles = La mediana es { $middle }, la mitad central va de { $low } a { $high }
statistics-latest = El último, { $total }, { $below ->
    [0] no supera a ninguno
   *[other] supera a { $below }
} de los otros { $others }
statistics-mixed = { $lists }: todo se cuenta junto
statistics-by-game = Por juego
statistics-by-place = Por lugar
statistics-by-year = Por año
statistics-by-month = Por mes
statistics-by-players = Por número de jugadores
statistics-year = Año
statistics-month = Mes
statistics-players = Jugadores
statistics-hours = Horas
statistics-winning = Media de los ganadores
statistics-worst = Peor
statistics-share = Ganadas, en %
statistics-mean-place = Puesto medio
statistics-streak = Mejor racha
statistics-shared-wins = Ganadas, en %: de las partidas con rivales; una victoria compartida entre dos cuenta media para cada uno
statistics-one-game = Los puntos solo se comparan dentro de un mismo juego: elige uno arriba
statistics-with-game = Los puntos solo se comparan dentro de un juego: elige uno con --game
statistics-no-place = Sin lugar
statistics-this-month = Este mes
statistics-this-year = Este año
statistics-span = Del … al …
statistics-since = Del
statistics-until = Al
statistics-counted = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
} con { $people ->
    [one] { $people } persona
   *[other] { $people } personas
}
statistics-empty-hint = Termina una partida, lleva la cuenta en una mesa o anota una partida en papel: sus cifras aparecen aquí
people-title = Quién es quién
people-search = Buscar a alguien
people-none = No se encontró a nadie
people-no-search = Quitar la búsqueda
people-empty-hint = Quien termina una partida aparece aquí, con todos sus rivales
people-games = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
people-wins = { $wins ->
    [one] { $wins } victoria
   *[other] { $wins } victorias
}
people-last = última: { $day }
people-best = récord { $total }
people-against = Contra
people-alone = Hasta ahora a solas o solo contra ordenadores
people-names = Escrito así
people-here = { $name }, en este ordenador
people-split = Separar
people-edit = Nombre y color…
people-shown = Nombre que se muestra
people-short = Nombre corto
people-colour = Color
people-no-colour = Sin color propio
people-join = Unir con…
people-join-title = { $name } es la misma persona que
people-join-who = Quién
people-join-choose = Elige quién es
people-join-hint = Las partidas guardadas no cambian: solo las listas y las estadísticas cuentan a las dos como una. Puedes deshacerlo en «Escrito así».
people-join-do = Son una sola persona
people-join-nobody = Todos los demás ya han jugado contra { $name }
people-joined = { $other } es desde ahora { $one }
people-parted = { $name } es desde ahora otra persona
people-not-saved = No se pudo guardar quién es quién: { $reason }
people-unreadable = No se pudo leer quién es quién, así que cada nombre cuenta aparte: { $reason }
people-broken = { $path } no dice quién es quién; cada nombre cuenta aparte y el archivo antiguo se conservará como .bad
people-newer = { $path } es de una versión más nueva del programa; cada nombre cuenta aparte y el archivo queda como está
trial-again = Intentar otra vez
trial-again-hint = La posición sin la respuesta: un intento, y luego lo que valió
trial-title = Otra vez: { $game }
trial-question = Ronda { $round }: ¿qué harías?
trial-tap = O construye: toca un cruce iluminado.
trial-hint = Un intento; luego ves lo que valió.
trial-done = Juego así
trial-good = Tan bueno como lo mejor
trial-bad = { $loss } menos que lo mejor
trial-in-the-game = Perdido en la partida: { $loss }
trial-tried = Tu intento: { $words }
trial-back = Volver
trial-once-more = Otro intento
drills = Ejercicios
drills-home-none = Otra vez tus decisiones más caras
drills-home = { $count ->
    [0] Nada que practicar hoy
    [one] Una decisión que practicar hoy
   *[other] { $count } decisiones que practicar hoy
}
drills-due = para hoy
drills-learning = sin aprender
drills-sitting = aprendidas
drills-none = Los ejercicios son las decisiones más caras de tus propias partidas, planteadas otra vez. Repasa una partida terminada, o todas: hasta cinco decisiones por partida vienen aquí, y vuelven hasta que las aprendas.
drills-lost = pérdida: { $loss }
drills-lost-chance = { $loss } menos de probabilidad de ganar
drills-hint = Una decisión que aciertas vuelve tras 1, 3, 7, 16 y 35 días, y entonces está aprendida; una que fallas vuelve al día siguiente.
drills-start = Empezar
drills-none-due = Hoy no toca nada.
drills-next = Siguiente
drills-title = { $at } de { $of }: { $game }
drills-search = Repasar todas las partidas
drills-search-hint = Busca decisiones caras en todas las partidas terminadas de la biblioteca, en segundo plano
drills-searching = Repasando partidas: { $done } de { $all }
drills-stop = Dejar de repasar
drills-sits = aprendida
drills-is-due = toca hoy
drills-comes-back = { $days ->
    [0] hoy
    [one] mañana
   *[other] dentro de { $days } días
}
drills-empty = Todavía no hay nada que practicar
drills-now = Para hoy
drills-later = Para más tarde
drills-learned = Aprendidas
drills-no-game = Su partida ya no está en la biblioteca
drills-gone = { $count ->
    [one] Falta una decisión: su partida ya no está en la biblioteca
   *[other] Faltan { $count } decisiones: sus partidas ya no están en la biblioteca
}
drills-with = { $day }, con { $people }
drills-times = { $count ->
    [0] sin practicar todavía
    [one] practicada una vez
    [2] practicada dos veces
   *[other] practicada { $count } veces
}
drills-went = Acertadas: { $good } de { $all }
drills-return = { $count ->
    [one] Una vuelve { $when }
   *[other] { $count } vuelven { $when }
}
drills-learned-now = { $count ->
    [one] Una ya está aprendida
   *[other] { $count } ya están aprendidas
}
backup-no-stream = una copia se escribe en un archivo: nombra uno en lugar de «-»
backup-done = { $files ->
    [one] Un archivo está en la copia { $file }
   *[other] { $files } archivos están en la copia { $file }
}
backup-left-out = omitido: { $reason }
work-progress = { $percent } %, faltan { $left }
backup-of = Copia del { $made }, de la versión { $program }, { $files ->
    [one] un archivo
   *[other] { $files } archivos
}
backup-file = { $name }: { $what }
backup-is-new = nuevo
backup-is-same = igual
backup-differs = distinto aquí
backup-is-open = abierto en otra ventana, no se toca
backup-same = { $count ->
    [0] Ninguno de ellos está ya aquí
    [one] Uno de ellos ya está aquí
   *[other] { $count } de ellos ya están aquí
}
backup-choose = { $count ->
    [one] Un archivo es distinto aquí
   *[other] { $count } archivos son distintos aquí
}: añade --conflicts keep (se quedan los tuyos), replace (los de la copia ocupan su lugar) o both (llegan con otros nombres)
backup-nothing-yet = No se ha cambiado nada
backup-restored = Restaurado: { $added } nuevos, { $replaced } reemplazados, { $same } ya estaban, { $kept } omitidos porque se quedan los tuyos
backup-skipped = { $name } no se ha tocado: está abierto en otra ventana o ha cambiado entretanto
backup-refused = no se puede poner aquí: { $reason }
backup-bad-name = su nombre es demasiado largo para este disco o no se admite en él
backup-is-empty = está vacío
backup-in-place = lo que hay aquí en su lugar no es un archivo o no se puede leer
backup-unwritable = no se puede escribir aquí
backup-no-folder = no hay carpeta de datos { $path }, y no se ha hecho ninguna copia; comprueba --data-dir, ALHAMBRA_DATA_DIR y HOME
backup-nothing = no hay nada que copiar en { $path }, y no se ha hecho ninguna copia; comprueba --data-dir, ALHAMBRA_DATA_DIR y HOME
backup-changed-meanwhile = esta copia ha cambiado mientras se restauraba; lo restaurado hasta entonces está completo: elígela de nuevo
backup-none = no es una copia de seguridad de este programa; elige un archivo hecho con «Hacer copia» o con alhambra backup
backup-newer = esta copia es de una versión más nueva del programa; actualízalo para restaurarla
backup-damaged = esta copia está dañada o incompleta, y no se ha usado nada de ella; prueba con otra
backup-changed = { $name } en esta copia no está como se escribió, y no se ha usado nada de ella; prueba con otra
backup-foreign = «{ $name }» en esta copia no es un archivo de este programa, y no se ha usado nada de ella; restaura solo copias de confianza
backup-twice = { $name } está dos veces en esta copia, y no se ha usado nada de ella; restaura solo copias de confianza
backup-file-too-large = { $name } en esta copia tiene más de { $most } MB, y no se ha usado nada de ella; restaura solo copias de confianza
backup-too-much = es más de lo que cabe en una copia; copia en su lugar la carpeta de datos
help-backup = Escribe todo lo que has hecho en un archivo
help-backup-more = Contiene partidas con lo que se deshizo en ellas, hojas con lo aprendido para ellas, tableros, tu caja, trabajo sin terminar, decisiones que practicar y ajustes; no la papelera ni lo que se puede volver a calcular. Un archivo que no se puede leer se omite y se nombra, y el código de salida es 1.
help-backup-output = La copia que se escribe
help-restore = Recupera lo que hay en una copia de seguridad
help-restore-more = Se comprueba la copia entera antes de cambiar nada. Lo que falta aquí se añade; lo que es igual se queda. Si hay archivos distintos aquí, se indican y no se cambia nada (código de salida 1) hasta que --conflicts diga qué hacer con ellos. Lo que tiene abierto otra ventana no se toca y se nombra. Si se interrumpe, se puede repetir.
help-restore-file = Una copia de seguridad
help-dry-run = Solo dice qué cambiaría
help-conflicts = Qué hacer con los archivos distintos aquí: keep (se quedan los tuyos), replace (los de la copia ocupan su lugar) o both (llegan con otros nombres; los ajustes y otros archivos únicos se quedan)
replay-loss = { $loss } perdidos frente a lo mejor
keys-do-loss = Siguiente decisión cara
best-play = Juego ideal
best-play-mine = En la partida
same-dice-hint = El asesor juega los mismos dados: las dos hojas juntas, y dónde se separan
same-dice-not = Hace falta una partida terminada en que el programa tiró todos los dados.
same-dice-title = Los mismos dados: { $game }
best-play-playing = El asesor está jugando…
best-play-total = { $who }: { $total } PV
best-play-won = { $who }: { $total } PV, victoria
best-play-parting = Dónde se separan
best-play-alike = No se separan nunca.
best-play-marks = Enmarcado: solo aquí. Flechas: más o menos que enfrente. Números: propios y máximo de los demás.
race-strip-type = { $building } { $own }, los demás { $most } como mucho
best-play-did = { $who }: { $what }
same-dice-beside = Comparar con
review-decisions = Todas las decisiones
review-list = Lista

## Lo bueno que es un resultado

standing = ¿Qué tal fue?
standing-compare = Comparar
standing-adjusted = Sin suerte
standing-adjusted-hint = Lo que las decisiones solas habrían dado con dados medios
standing-tries = Tus intentos con estos dados
standing-try = { $number ->
    [1] Primer intento
   *[other] Intento { $number }
}
standing-this = esta partida
standing-levels = Junto a los niveles
standing-you = Tu resultado
standing-more = { $by } más que tú
standing-fewer = { $by } menos que tú
standing-beaten = Mejor que el { $percent } % de sus partidas con otros dados
standing-beaten-none = Con otros dados, casi todas las partidas de los niveles fueron mejores
standing-beaten-all = Mejor que casi todas las partidas de los niveles con otros dados
standing-levels-hint = Las barras son puntos con estos dados; en principiante y ocasional, la media de 100 partidas. Cuántas veces tu resultado es mejor se ha medido en 1000 partidas de cada nivel con otros dados.
standing-working = Jugando…

## Copias de seguridad en la ventana

backup-hint = Una copia de seguridad reúne en un archivo todo lo que has hecho aquí
backup-make = Hacer copia…
backup-make-title = Copiar en este archivo
backup-make-do = Hacer copia
backup-restore = Restaurar…
backup-restore-title = Restaurar esta copia
backup-restore-hint = Antes de cambiar nada se muestra qué cambiaría
backup-read = Mostrar
backup-restore-do = Restaurar
backup-busy = Se está haciendo o restaurando una copia
backup-working = { $percent } % hecho
backup-all-here = Todo lo que contiene ya está aquí
backup-counts = nuevos: { $new } · distintos: { $differs } · iguales: { $same }
backup-game = Partida
backup-undone = Jugadas deshechas
backup-training = Entrenamiento
backup-board = Tablero
backup-box = Caja
backup-draft = Trabajo sin terminar
backup-conflicts = { $count ->
    [one] ¿Qué versión de este archivo?
   *[other] ¿Qué versión de estos { $count } archivos?
}
backup-both = Conservar ambos
backup-keep = Conservar los míos
backup-replace = Tomar los otros
backup-both-hint = Los de la copia llegan con otros nombres; los ajustes y otros archivos únicos siguen siendo los tuyos
backup-keep-hint = Los tuyos se quedan como están; solo se añade lo nuevo
backup-replace-hint = Los de la copia ocupan el lugar de los tuyos, que se pierden
backup-failed = Algo falló con esta copia: { $reason }
keys-do-paste = Abrir lo que se copió: una partida, un código o la ruta de un archivo
files-drop-here = Suelta aquí los archivos para abrirlos
files-pasted = Texto pegado
files-pasted-names = Parecen nombres: elige el campo de un nombre de jugador y pégalos ahí, y cada uno tendrá su fila

## Las reglas de Roll & Write, por § de la descripción

rules = Reglas
rules-search = Buscar en las reglas
rules-contents = Índice
rules-found = { $found } de { $all } apartados
rules-none = Ningún apartado habla de eso. Prueba con una palabra más corta.
rules-scroll = Desplazar las reglas
rules-aim = El objetivo
rules-aim-text = Cada cual construye su Alhambra en su propia hoja, con dados que pasan de mano en mano. Da puntos tener más edificios de un tipo que los demás o completarlo antes que nadie; también los dan las filas y columnas que se llenan y las monedas que sobran. Gana quien tiene más puntos tras la última ronda.
rules-sheet = Las hojas
rules-sheet-text = Tu hoja tiene 36 edificios de seis tipos. Un dado amarillo indica la fila y uno azul la columna; donde se encuentran hay un cruce. Para construirlo, tacha la celda en tu hoja y marca la siguiente casilla de ese tipo en la hoja de puntuación, que es común a toda la mesa. Tu hoja tiene además una tira de monedas, y tres son tuyas desde el principio.
rules-sheet-example = Una hoja en la que aún no se ha construido nada.
rules-rounds = Las rondas
rules-rounds-text = Con tres jugadores la partida dura 18 rondas, con cuatro 15 y con cinco 12; los fantasmas cuentan aquí como jugadores. En cada ronda todos juegan un turno, en sentido horario desde el jugador inicial.
rules-setup = La preparación
rules-setup-text = Elegid quién empieza. Por turnos, cada uno tira un dado amarillo y uno azul y construye donde señalan, dando tres vueltas a la mesa; si la celda ya está construida, se tira otra vez. Después cada uno tira de nuevo su pareja y la coloca: el amarillo en su fila, el azul en su columna. El jugador inicial tira y coloca además una pareja extra, que a partir de entonces circula por la mesa.
rules-turn = Tu turno
rules-turn-text = En tu hoja hay cuatro dados, dos amarillos y dos azules, que forman cuatro cruces. Dos te los han pasado y se quedan como están; tu propia pareja se tira primero si la usaste en el turno anterior. Pagando monedas puedes cambiar dados. Luego haces una sola cosa: construir o ganar monedas.
rules-build = Construir
rules-build-text = Elige un dado amarillo y uno azul cuyo cruce no esté construido, y constrúyelo. Esos dos dados quedan delante de ti y se tiran al empezar tu próximo turno. Los otros dos pasan al siguiente jugador tal como están.
rules-build-example = Amarillos 2 y 5, azules 3 y 6: cuatro cruces. La fila 2, columna 3 ya está construida, así que eliges entre los otros tres.
rules-gain = Ganar monedas
rules-gain-text = Cuenta cuántos de tus cuatro cruces están construidos y rodea otras tantas monedas; si dos dados muestran lo mismo, un cruce cuenta doble. Siempre está permitido, y es obligatorio si los cuatro están construidos. Después tira los cuatro dados, quédate con uno amarillo y uno azul y pasa los otros dos. Cuando todas las monedas impresas están rodeadas ya no se gana ninguna, aunque hayas gastado algunas.
rules-gain-example = Amarillos 1 y 4, dos veces azul 5: dos celdas construidas que cuentan doble. Son 4 monedas.
rules-end = Acabar el turno
rules-end-text = Hasta que acabes tu turno puedes deshacer todo lo hecho desde la última tirada. En la última ronda, el último jugador ya no tira, guarda ni pasa dados; los fantasmas aún tiran.
rules-change = Cambiar dados
rules-change-text = Antes de construir o ganar monedas, cada moneda que gastes sube o baja un dado en uno. Por turno puedes cambiar un dado amarillo y uno azul; como regla de la casa, cualquiera de los cuatro. Un 6 nunca pasa a 1, ni un 1 a 6. El dado conserva su nuevo número, también cuando se pasa.
rules-change-example = Por una moneda, el 2 amarillo es ahora un 3. Con el 2 azul señala { building-a }.
rules-second = Construir un segundo edificio
rules-second-text = Después de construir puedes gastar 3 monedas para construir el cruce de los dos dados que no usaste, si no está ya construido. Después tira los cuatro dados, quédate con uno amarillo y uno azul y pasa los otros dos.
rules-special = Una acción especial por turno
rules-special-text = Cambiar dados y construir un segundo edificio son acciones especiales. Puedes hacer una por turno, o ambas si así lo acordasteis antes de la partida.
rules-race = La carrera
rules-race-text = Cuando marcas la última casilla de un tipo, ganas al final de la ronda el mejor puesto que quede libre. Quienes lo completan en la misma ronda se reparten los siguientes puestos, uno por cabeza: se suman los puntos, se dividen y se redondea hacia abajo. Esos puestos se tachan y ya nadie puede ganarlos. Un tipo completado cuando no queda ningún puesto no da nada.
rules-race-example = Anna y Ben completan el serrallo en la misma ronda: 17 y 9 son 26, es decir, 13 PV para cada uno. El tercer puesto, 2 PV, sigue libre.
rules-types = Al final: los tipos
rules-types-text = Tras la última ronda, los puestos que quedan de cada tipo son para quienes tienen más casillas, salvo los jugadores que ya fueron premiados por él. Los empatados se reparten los puestos que ocupan, redondeando hacia abajo. Hace falta al menos un edificio de un tipo para puntuar en él.
rules-types-example = Anna va en cabeza en las arcadas y recibe 18 PV. Ben y Clara empatan detrás y se reparten 10 y 3: 6 PV cada uno.
rules-lines = Al final: las líneas
rules-lines-text = Cada fila y cada columna de tu hoja puntúa: 2 PV con cuatro edificios, 5 PV con cinco y 10 PV con los seis. No hace falta que estén juntos.
rules-lines-example = Cuatro, cinco y seis edificios: 2, 5 y 10, en total 17 PV.
rules-victory = Al final: monedas y victoria
rules-victory-text = Cada dos monedas que te queden valen 1 PV; una suelta no vale nada. Gana el total más alto, y los empatados comparten la victoria.
rules-card = El recuento
rules-card-text = El recuento muestra de cada jugador los puntos de los seis tipos, de las líneas y de las monedas, y el total. Los puestos ganados durante la carrera aparecen señalados.
rules-two = Dos jugadores
rules-two-text = Os acompaña un fantasma. No tiene hoja: tras vuestra preparación se tira su pareja tres veces, y cada tirada marca una casilla del tipo que señala. Después se tira una vez por ronda, tras vuestros turnos, y de nuevo si ese tipo ya está completo. Un fantasma os quita puestos, pero nunca puntúa ni gana.
rules-two-example = El fantasma I saca amarillo 3 y azul 5: { building-a }. Marca su siguiente casilla de ese tipo.
rules-solo = Jugar en solitario
rules-solo-text = Juegas contra dos fantasmas, o contra tres o cuatro si quieres más dificultad. Como no hay a quién pasar dados, tras construir los dos que no usaste se quedan, y los dos usados se tiran para el turno siguiente. Tras ganar monedas o construir un segundo edificio se tiran los cuatro. Busca el total más alto.
rules-against = Ganar a los fantasmas
rules-against-text = En esta variante en solitario los fantasmas puntúan los tipos como jugadores y reciben una bonificación en vez de líneas y monedas: 21 PV cada uno si son dos, 18 si son tres, 15 si son cuatro. Gana el total más alto, y un empate se comparte, también con un fantasma.
rules-open = Donde las reglas dejan margen
rules-open-text = Algunos puntos admiten más de una lectura. Las rondas, las acciones especiales, el cambio de dados y la bonificación de los fantasmas se eligen al empezar una partida. Si la hoja de tu bloc es distinta, cópiala en «Hojas» y juega con ella.

## Las reglas de Alhambra, el juego de losetas, por § de la descripción

alhambra-rules-aim-text = Compras edificios con dinero de cuatro monedas y con ellos formas tu propia Alhambra. Se puntúa tres veces: quien va en cabeza en un tipo de edificio recibe puntos, y todos los reciben por su muralla más larga. Gana quien tiene más puntos al final.
alhambra-rules-tiles = Losetas y puntos
alhambra-rules-tiles-text = Hay 54 losetas de edificio de seis tipos, cada una con su precio. En cada puntuación, quien tiene más losetas de un tipo recibe puntos de victoria por él. Los pabellones son baratos y dan menos, las torres son caras y dan más, y cada puntuación paga más que la anterior.
alhambra-rules-tiles-example = Cuántas losetas hay de cada tipo, cuánto cuestan y qué dan los puestos en las tres puntuaciones.
alhambra-rules-walls = Murallas y loseta inicial
alhambra-rules-walls-text = La mayoría de las losetas tiene muralla en uno, dos o tres lados. Tu loseta inicial no tiene ni muralla ni precio, y no es un edificio.
alhambra-rules-money = Dinero
alhambra-rules-money-text = Pagas con cartas de cuatro monedas: florines, dírhams, dinares y ducados. De cada una hay cartas del 1 al 9, tres de cada valor.
alhambra-rules-money-example = Una carta de cada moneda.
alhambra-rules-yard = El mercado
alhambra-rules-yard-text = En las casillas del mercado hay cuatro losetas. La casilla dice con qué se paga: florines en la primera, dírhams en la segunda, dinares en la tercera, ducados en la cuarta.
alhambra-rules-yard-example = Ahora el serrallo cuesta 5 florines, las arcadas 8 dírhams, el jardín 10 dinares y la torre 11 ducados.
alhambra-rules-scorings = Tres puntuaciones
alhambra-rules-scorings-text = Se puntúa tres veces: cuando aparece la primera carta de puntuación, cuando aparece la segunda y al final de la partida. Solo cuenta lo que está colocado en tu Alhambra, no lo que tienes en la reserva.
alhambra-rules-majorities = Quién tiene más
alhambra-rules-majorities-text = En cada tipo va primero quien tiene más losetas, cuesten lo que cuesten. La primera puntuación paga un puesto, la segunda dos, la tercera tres. Los empatados se reparten los puestos que ocupan: se suman los puntos, se dividen y se redondea hacia abajo. Sin una loseta del tipo no se recibe nada por él.
alhambra-rules-majorities-example = Torres en la segunda puntuación: Anna y Ben tienen cuatro cada uno y se reparten 13 y 6, es decir, 9 PV para cada uno. Clara tiene una y no recibe nada.
alhambra-rules-longest = La muralla
alhambra-rules-longest-text = Un lado amurallado forma parte de tu muralla si no hay ninguna loseta detrás. Busca la línea más larga que puedas seguir por la muralla sin interrupción: cada tramo vale 1 PV. Solo cuenta esa línea. Dos murallas una contra otra no dan nada.
alhambra-rules-longest-example = Tres líneas, de tres, dos y un tramo: solo cuenta la más larga, que da 3 PV.
alhambra-rules-upright = Colocar losetas
alhambra-rules-upright-text = Las losetas se colocan derechas y nunca se giran. Tras cada cambio, toda tu Alhambra tiene que cumplir estas reglas, tanto si colocas una loseta como si quitas una o cambias dos.
alhambra-rules-sides = Lados que encajan
alhambra-rules-sides-text = Donde se tocan dos losetas, las dos tienen muralla o no la tiene ninguna.
alhambra-rules-sides-example = El pabellón tiene muralla al este. Las cámaras no la tienen al oeste, así que ahí no encajan.
alhambra-rules-foot = A pie
alhambra-rules-foot-text = Desde la loseta inicial se puede ir a pie a todas las demás sin cruzar murallas. Una loseta nueva comparte, pues, un lado con tu Alhambra; una esquina no basta.
alhambra-rules-foot-example = Los lados encajan, pero nadie podría llegar a pie al serrallo: el único camino está amurallado.
alhambra-rules-holes = Sin huecos
alhambra-rules-holes-text = No puedes dejar encerrados espacios vacíos, sea uno solo o varios.
alhambra-rules-holes-example = El jardín cerraría el anillo alrededor del espacio vacío del centro.
alhambra-rules-start = La loseta inicial se queda
alhambra-rules-start-text = Tu loseta inicial se queda en su sitio hasta el final: nunca se quita ni se cambia.
alhambra-rules-setup = La preparación
alhambra-rules-setup-text = Cada uno coloca su loseta inicial, y el mercado recibe cuatro losetas. Después, uno tras otro, se reparte dinero a cada jugador, carta a carta y a la vista de todos, hasta que suma 20 o más; desde entonces las manos son secretas. Otras cuatro cartas quedan a la vista. El resto se divide en cinco montones: una carta de puntuación se mezcla en el segundo y la otra en el cuarto.
alhambra-rules-first = Quién empieza
alhambra-rules-first-text = Empieza quien tiene menos cartas; si hay empate, quien de ellos tiene menos dinero, y después el más joven. Se juega en sentido horario.
alhambra-rules-turn = Tu turno
alhambra-rules-turn-text = En tu turno haces una sola cosa: tomar dinero, comprar una loseta o reformar tu Alhambra. Pero cada vez que pagas el precio exacto tienes una acción más. Así puedes comprar hasta cuatro losetas y después aún tomar dinero o reformar.
alhambra-rules-take = Tomar dinero
alhambra-rules-take-text = Toma una carta de las que están a la vista, valga lo que valga. O toma varias que sumen 5 como mucho; las monedas pueden ser distintas.
alhambra-rules-take-example = Puedes tomar el 9 solo, el 2 con el 3, o el 1, el 1 y el 3. El 3 con el 3 no: suman 6.
alhambra-rules-buy = Comprar
alhambra-rules-buy-text = Paga una loseta del mercado con cartas de su moneda que valgan al menos su precio. No hay cambio. Deja la loseta a un lado hasta que acabe el turno; mientras tanto, su casilla queda vacía.
alhambra-rules-buy-example = El jardín cuesta 10 dinares. Con 3 y 7 pagas el precio exacto y tienes una acción más; con 4 y 7 pierdes un dinar, y esa era tu última acción.
alhambra-rules-redesign = Reformar
alhambra-rules-redesign-text = Cambia una cosa en tu Alhambra: coloca una loseta de la reserva, pasa a la reserva una colocada o cambia la una por la otra en el mismo lugar. Lo que compraste en este turno espera hasta que acabe.
alhambra-rules-end = Acabar el turno
alhambra-rules-end-text = Coloca cada loseta comprada o pásala a la reserva, en el orden que quieras. Después se completan las cartas a la vista hasta cuatro, y el mercado hasta cuatro losetas. Si apareció una carta de puntuación, se puntúa; luego le toca al siguiente.
alhambra-rules-pass = Pasar
alhambra-rules-pass-text = Solo puedes pasar si no puedes hacer nada: ni tomar una carta, ni pagar nada, ni cambiar nada en tu Alhambra.
alhambra-rules-over = El final de la partida
alhambra-rules-over-text = La partida acaba cuando el mercado ya no puede llenarse. Se muestran las manos, y cada loseta que queda en el mercado es, gratis, para quien tiene más dinero de su moneda; si hay empate, se queda. Esas losetas se colocan o pasan a la reserva. Después llega la tercera puntuación. Gana quien tiene más puntos, y los empatados comparten la victoria.
alhambra-rules-missed = Una puntuación que no llega
alhambra-rules-missed-text = Si una carta de puntuación no ha aparecido al final de la partida, su puntuación no se hace. La partida acaba también cuando todos han pasado uno tras otro.
alhambra-rules-two = Dos jugadores
alhambra-rules-two-text = Con dos jugadores, cada carta de dinero está dos veces en vez de tres: 72 cartas en total.
alhambra-rules-dirk = El tercer jugador
alhambra-rules-dirk-text = Os acompaña un tercer jugador, Dirk si no le dais otro nombre, que no tiene turnos, dinero ni Alhambra. Recibe seis losetas de la pila al principio, seis más tras la primera puntuación y un tercio de la pila tras la segunda, redondeando hacia abajo.
alhambra-rules-give = Regalar losetas
alhambra-rules-give-text = Cuando acaba tu turno, puedes dar al tercer jugador cualquier loseta que hayas comprado en él. Las de tu reserva y tu Alhambra siguen siendo tuyas, igual que las que recibes al final de la partida.
alhambra-rules-third = Los puestos del tercer jugador
alhambra-rules-third-text = El tercer jugador ocupa puestos y recibe puntos por los tipos como cualquiera, pero no tiene muralla ni módulos. Os quita puntos, pero nunca gana.
alhambra-rules-third-example = Jardines en la tercera puntuación: Anna y Dirk tienen cuatro cada uno y se reparten 20 y 12, es decir, 16 PV para cada uno. Ben tiene dos y recibe 5 PV.
alhambra-rules-vizier = Módulo: el visir
alhambra-rules-vizier-text = Cada uno tiene un visir, despierto al principio. Tras cada turno, cuando el mercado está lleno, un visir despierto puede comprar una loseta por su precio exacto; se pregunta primero a quien juega después. La loseta se coloca o pasa a la reserva enseguida, el mercado se completa y ese visir se duerme. Despertar al tuyo es una acción.
alhambra-rules-camps = Módulo: campamentos
alhambra-rules-camps-text = Los campamentos se compran, se colocan y se mueven como los edificios, pero nadie puede atravesarlos. Un campamento tiene al menos una empalizada contra la muralla de un edificio. Sus empalizadas no tocan nada más, y sus lados lisos solo lados lisos de otros campamentos. En cada puntuación, cada flecha da 1 PV por cada edificio de la línea sin interrupción que señala. La loseta inicial cuenta; un hueco u otro campamento acaba la línea.
alhambra-rules-camps-example = Las flechas de tres campamentos señalan cuatro, cuatro y dos edificios: 10 PV.
alhambra-rules-bazaars = Módulo: bazares
alhambra-rules-bazaars-text = Un bazar que sale de la pila queda junto al mercado. Cuesta justo lo que la loseta que hay en la casilla de su moneda; mientras esa casilla está vacía, nadie puede comprarlo. En la tercera puntuación, cuenta las losetas de alrededor que tienen uno de sus tres colores, también en las esquinas. Multiplica su número por el de los colores del bazar que hay entre ellas.
alhambra-rules-bazaars-example = Cuatro losetas alrededor del bazar encajan, en sus tres colores: 4 × 3 = 12 PV.
alhambra-rules-falcons = Módulo: halconeros
alhambra-rules-falcons-text = Puedes dedicar todo tu turno a los halcones: cada uno cuesta una carta de dinero, la que quieras. Ponlo donde se encuentran cuatro losetas con sus dos colores entre ellas; la loseta inicial y un bazar pueden estar entre las cuatro, un campamento no. Se queda allí, y solo vuelve a la reserva general si una de sus losetas se quita o se cambia. En cada puntuación, de uno a cinco halcones de un tipo dan 2, 6, 12, 20 o 30 PV.
alhambra-rules-falcons-example = El halcón pardo tiene los colores del pabellón y de la torre. Está donde se encuentran los dos y da 2 PV.
alhambra-rules-open = Donde las reglas dejan margen
alhambra-rules-open-text = Las ediciones son distintas, y algunos puntos admiten más de una lectura. Al empezar una partida eliges los módulos y el montón de la segunda carta de puntuación. Allí se deciden también los huecos, la acción adicional, el tercer jugador, cuándo compran los visires y qué pueden hacer los campamentos.

## Consejos

settings-tips = Consejos ante cada novedad
tip-crossing = Consejo: cada dado amarillo forma un cruce con cada azul. Elige uno y constrúyelo.
tip-phantom = Consejo: los fantasmas han tirado. Cada uno marca una casilla de la carrera y puede quitarte un puesto.
tip-award = Consejo: hay un puesto tachado en la carrera. Quien completa pronto un tipo se lleva el mejor que quede.
tip-coins = Consejo: tienes monedas. Una mueve un dado en uno antes de actuar; tres pagan un segundo edificio.
tip-close = Entendido

## Una primera partida, paso a paso

lesson = Aprender a jugar
lesson-offer = Aprender el juego en cinco turnos
lesson-aim = Objetivo del juego
lesson-aim-hint = Consigue el máximo de puntos de victoria: completa tipos de edificio antes que nadie, forma líneas, guarda monedas. Dos fantasmas compiten contigo. Nadie los maneja: solo tiran dados y marcan casillas. Empiezas con tres edificios, elegidos por los dados, y { $coins } monedas.
lesson-turn = Turno { $round } de 5
lesson-strayed = Eso está permitido, pero sigamos por ahora la lección: tu hoja no ha cambiado.
lesson-crossing = Dos dados amarillos indican filas y dos azules columnas: cuatro cruces, ninguno construido aún. Construye el pabellón de la fila 3, columna 2. Tienes { $built } de { $printed } pabellones, y quien los tenga todos primero recibe más.
lesson-phantoms = La celda queda tachada y se marca una casilla en la carrera. Acaba tu turno: los dos dados usados se tiran otra vez. Después cada fantasma tira dos dados: señalan una celda de la hoja, y el fantasma marca una casilla de su tipo.
lesson-dice-stay = Los dados que no usaste siguen donde estaban, amarillo 5 y azul 6. Aún se cruzan en un pabellón: constrúyelo.
lesson-race = Un pabellón más y los tendrás todos. Quien primero completa los pabellones gana { $vp } puntos de victoria (PV), el segundo { $second } y el tercero { $third }. Al final también puntúan los tipos sin completar: por eso los fantasmas pueden bajar tu total. Acaba tu turno.
lesson-coins = En vez de construir puedes ganar monedas, una por cada cruce construido; aquí lo están todos. Los dos dados amarillos muestran 1, así que cada celda cuenta doble: { $coins } monedas.
lesson-all-four = Ahora tienes { $coins } monedas. Después de ganar monedas se tiran los cuatro dados: acaba tu turno.
lesson-change = El último pabellón está en la fila 4, columna 4, pero ningún dado azul muestra 4. Arrastra el 3 azul a la columna 4, o elige «Cambiar dados» y súbelo. Cada paso cuesta una moneda. Un dado nunca pasa de 6 a 1, y puedes cambiar un dado de cada color por turno.
lesson-complete = Ahora el 4 amarillo y el 4 azul se cruzan en tu último pabellón. Constrúyelo.
lesson-award = Todos tus pabellones están construidos. La ronda acaba cuando los fantasmas han tirado: entonces recibes { $vp } PV por ellos, y ya nadie más puede ser el primero. Acaba tu turno.
lesson-line = El último turno de esta partida corta. La fila 1 tiene dos edificios, como muestran los puntos de al lado; cuatro en una fila o columna valen 2 PV. Construye primero en la fila 1, columna 2.
lesson-second = Los dos dados sin usar señalan la fila 1, columna 4. Si no has cambiado dados en este turno, puedes construir también ahí, por 3 monedas: elige «{ $button }».
lesson-last = La fila 1 ya tiene cuatro edificios, y te quedan { $coins } monedas; cada dos valen 1 PV. Acaba el turno, y con él la partida.
lesson-over = Tu primera partida
lesson-learnt-types = Al final: más casillas, mejor puesto libre
lesson-learnt-shared = Misma ronda o empate: puestos compartidos
lesson-learnt-coins = Cada moneda impresa se rodea una sola vez
lesson-learnt-rules = En solitario: 18 rondas; lo demás: reglas (F1)
lesson-play-on = Empezar en solitario

## El escritorio conoce el programa

install-record = Partida de Alhambra guardada
install-done = Alhambra ya está en tus menús, y abre partidas ({ $pattern }) y enlaces como { $link }
install-written = escrito: { $path }
install-in-the-way = { $path } no es de este programa o se ha cambiado, y no se ha instalado nada: muévelo e inténtalo de nuevo
install-bad-path = «{ $path }» no puede estar en una entrada de menú, y no se ha instalado nada: muévelo a una ruta de texto simple, sin = ni caracteres de control
install-of-other = { $path } es de este programa con la carpeta de datos «{ $folder }», tus menús tienen una sola entrada para él, y no se ha instalado nada: quita antes aquella con --data-dir y esa carpeta, install --user --remove
install-removed = Alhambra ya no está en tus menús
install-none = Aquí no hay nada instalado que quitar
install-changed = no se ha tocado, porque alguien lo ha cambiado: { $path }
install-lost = el sistema no dice dónde se instalan los programas: define HOME o XDG_DATA_HOME
install-not-here = alhambra install solo funciona en Linux: en Windows y macOS elige este programa en «Abrir con»; allí no se abren enlaces
install-tool-done = hecho: { $tool }
install-tool-missing = falta: { $tool }; tu escritorio lo descubrirá solo, a más tardar en el próximo inicio de sesión
install-tool-failed = ha fallado: { $tool }; vuelve a iniciar sesión, o reinstálalo
install-links-open = { $tool } dice que los enlaces abren este programa
install-links-elsewhere = { $tool } no dice que los enlaces abran este programa: elígelo en los ajustes de tu escritorio
help-install = Da a conocer el programa a tu escritorio, para que un doble clic abra las partidas
help-install-more = En Linux escribe un icono, una entrada de menú y el tipo de las partidas en tu propia carpeta (XDG_DATA_HOME, o ~/.local/share), y hace que se rehagan las listas del escritorio. Un enlace como alhambra:100TZ-GW7EZ abre su reto. No se reemplaza ningún archivo ajeno. Repítelo cuando el programa cambie de sitio.
help-install-user = Solo para ti
help-install-remove = Quita lo que se instaló, pero ningún archivo que alguien haya cambiado
help-man = Escribe las páginas de manual: una del programa y una de cada orden
help-man-output = La carpeta donde escribirlas; por omisión van a la salida estándar, una tras otra
help-completions = Escribe lo que necesita un intérprete de órdenes para completar órdenes y opciones
help-completions-more = Los paquetes del programa ya lo traen. Si no, ponlo donde tu intérprete lo busque, como en los ejemplos.
help-shell = El intérprete de órdenes
library-imported-several = Importación: nuevas { $added }, ya estaban { $here }, ilegibles { $failed }
library-copy = Copiar la partida como texto
library-copied = La partida está en el portapapeles como texto

photo = Foto de la mesa
photo-word = Foto
photo-none = Aún no hay ninguna foto
photo-awaited = Leyendo la foto…
photo-working = Preparando la foto… { $percent } %
photo-stop = Detener
photo-stopped = La última imagen elegida no se ha añadido
photo-kept = La foto se guarda con la partida
photo-choose = Añadir una foto…
photo-replace = Elegir otra…
photo-hint = Una imagen JPEG o PNG; también puedes soltarla en esta ventana
photo-take = Añadir
photo-remove = Quitar
photo-remove-question = ¿Quitar la foto? El archivo original se conserva.
photo-unreadable = { $path } no es una imagen JPEG o PNG; guárdala antes en uno de esos formatos
photo-damaged = { $path } está dañada o es de un tipo que no se puede leer; guárdala de nuevo como JPEG o PNG
photo-too-long = { $path } mide más de 20 000 píxeles de lado; redúcela antes
photo-too-many = { $path } tiene más de { $most } millones de píxeles; redúcela antes
photo-locked = Otra ventana está cambiando esta foto ahora mismo. Inténtalo de nuevo.
photo-changed = Otra ventana ha cambiado esta foto entretanto: así está ahora. No se ha reemplazado ni quitado nada.
photo-no-game = La partida se borró en otra ventana; la foto no se ha guardado
photo-failed = No se ha podido leer o guardar la foto: { $reason }
alhambra-simulate-parts = { $total } ± { $error } (tipos { $types }, murallas { $walls }, módulos { $modules })
alhambra-help-players = de dos a seis; por omisión, dos jugadores greedy
alhambra-help-modules = Los módulos de la partida: vizier, camps, bazaars, falconers, con campamentos, bazares y halcones nuestros, que no son los impresos (§A6, §A11.5)
alhambra-help-second-scoring-pile = El montón de dinero en el que se mezcla la segunda carta de puntuación (§A4.1)
alhambra-help-holes = Qué huecos se prohíben: espacios vacíos aislados (area), o solo un espacio con losetas en todos los lados (single) (§A3.4)
alhambra-help-further-action = Si la acción tras una compra exacta se puede omitir (may) o es obligatoria (must) (§A4.3)
alhambra-help-vizier-before-scoring = Los visires compran antes de una puntuación pendiente (§A6.1)
alhambra-help-third-player-modules = Los campamentos y bazares que roba el tercer jugador se quedan y no puntúan (keep) o se roban de nuevo (redraw) (§A5.2)
alhambra-play-first = quién empieza depende de las cartas repartidas (§A4.2): omite --first
alhambra-play-seats = juegan de dos a seis, no { $players }: nómbralos con --players
alhambra-due-turn = es el turno de { $name }
alhambra-due-vizier-of = { $name } puede enviar al visir
alhambra-due-placing = { $name } coloca losetas
alhambra-play-declines = no envía al visir
alhambra-advise-declines = no enviar al visir
alhambra-advise-takes = tomar { $cards }
alhambra-advise-buys = comprar { $piece } por { $cards }
alhambra-advise-buys-exactly = comprar { $piece } justo por { $cards }
alhambra-advise-lays = colocar { $piece } { $place }
alhambra-advise-gives = dar { $piece } al tercer jugador
alhambra-advise-wakes = despertar al visir
alhambra-advise-falcon = comprar un halcón { alhambra-falcon-kind } por { $card } y ponerlo { $place }
alhambra-advise-vizier = enviar al visir por { $piece }: { $cards }
alhambra-advise-passes = pasar
alhambra-gains-action = se paga justo, así que sigue otra acción
alhambra-gains-most = más losetas que nadie del tipo { building-bare }, { alhambra-scoring }: { $tiles }, los demás tienen { $others } como mucho
alhambra-gains-wall = la muralla más larga, de { $from } a { $to }
alhambra-gains-vp = { $to } en vez de { $from } PV si la { alhambra-scoring } fuera ahora
alhambra-gains-pays = { $piece } se podrá pagar justo
alhambra-gains-money = después, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
} de valor { $sum } en la mano
alhambra-advise-parts = tipos { $types }, murallas { $walls }, módulos { $modules }
alhambra-advise-legend = Tras cada opción: la probabilidad de ganar, la diferencia con la 1.ª ± error estándar y los PV propios que se esperan al final
alhambra-analyse-open = { $title }, sin terminar
alhambra-analyse-turn = turno
alhambra-analyse-mistake = turno { $turn }: «{ $best }» habría ganado { $loss } más que «{ $chosen }» (PV: { $vp })
alhambra-analyse-by-value = Pérdidas por estimación rápida, suerte jugando con ella hasta la próxima decisión de cada jugador
alhambra-analyse-by-games = Pérdidas con hasta { $games } partidas simuladas por decisión ± error estándar, suerte con algunas jugadas hasta el final
alhambra-analyse-legend = Los porcentajes son probabilidades de ganar, por las que se juzgan las opciones; al lado están los PV, y quien juega a ganar a veces cede algunos. ≈ es casi igual. `advise --at N` muestra todas las opciones de una decisión. El resto es lo que los valores no captan.
alhambra-review-hint = Lo que valió cada decisión y lo que fue suerte
alhambra-review-open-hands = { $title } · manos abiertas
alhambra-review-turn = { $turn ->
    [0] Antes del primer turno: { $words }
   *[other] Turno { $turn }: { $words }
}
alhambra-turn = { $turn ->
    [0] Antes del primer turno
   *[other] Turno { $turn }
}
alhambra-review-axis = Turno
alhambra-so-far = Hasta ahora
alhambra-same = Mismas losetas y cartas
alhambra-same-hint = Lo que cada nivel hace en tu lugar con las mismas losetas y cartas, y cómo las juega el asesor
alhambra-same-not = Hace falta una partida terminada que el programa repartió por completo.
alhambra-same-title = Mismas losetas y cartas: { $game }
alhambra-same-wins = Gana el { $percent } % ± { $error } % de { $games } partidas
alhambra-same-place = { $place } de { $players }
alhambra-same-levels-hint = Las barras son los PV al final; en los niveles, la media de sus partidas. Cada nivel ocupa tu lugar; los ordenadores conservan el suyo, y el fuerte juega por las demás personas. De una partida a otra solo cambian los descuidos. El asesor rápido decide al instante; el asesor mira más allá, en una partida.
alhambra-same-progress = Jugando: { $percent } %
alhambra-trial-question = ¿Qué harías?
alhambra-trial-best = Ver lo mejor
alhambra-trial-played = En la partida: { $words }

## El juego de losetas, jugado aquí

alhambra-play-title = Alhambra · { play-title-players }
alhambra-home-play-hint = Contra el ordenador o juntos
alhambra-challenges-against = { $computers ->
    [1] Contra un ordenador fuerte
    [2] Contra dos ordenadores fuertes
    [3] Contra tres ordenadores fuertes
    [4] Contra cuatro ordenadores fuertes
   *[other] Contra { $computers } ordenadores fuertes
}
alhambra-challenges-day = Partida del día
alhambra-challenges-week = Partida de la semana
alhambra-challenges-play-day = Jugar la partida del día
alhambra-challenges-play-week = Jugar la partida de la semana
alhambra-challenges-again = Otra partida con las mismas pilas cuenta como otro intento
alhambra-challenges-code = Con el código de una partida juegas con las mismas pilas, aquí contra ordenadores fuertes
alhambra-challenges-none = Aquí aparecen las partidas del día, de la semana o de un código que termines
alhambra-challenges-no-code = Solo las partidas repartidas por el programa, con las losetas de la primera edición, tienen código
alhambra-records-only-unhelped = Solo cuentan las partidas de una persona contra ordenadores: sin ayuda, repartidas por el programa y con una semilla que no hayas jugado antes
alhambra-records-typed = Partidas con losetas reales
alhambra-statistics-scorings = Puntuaciones
alhambra-statistics-purchases = Compras y pagos exactos
alhambra-statistics-bought = Compras en el turno propio
alhambra-statistics-exactly = Pagos exactos
alhambra-statistics-computers = Ordenadores
alhambra-statistics-no-modules = Sin módulos
alhambra-statistics-reviewed = Partidas repasadas
alhambra-statistics-loss = Pérdida por decisión, en %
alhambra-statistics-reviewed-loss = Partidas repasadas; los porcentajes son probabilidades de ganar
alhambra-new-game = Nueva partida de Alhambra
alhambra-new-game-hint = Empieza quien tiene menos cartas
alhambra-new-seed = Semilla
alhambra-new-seed-hint = La misma semilla, con los mismos jugadores y módulos, da las mismas pilas
alhambra-new-seed-more = Semilla y variantes de reglas
alhambra-seat-strength = { $level ->
    [beginner] apenas ve más allá de la próxima puntuación
    [casual] levanta murallas, se le escapa mucho
    [strong] planea y te vigila
    [advisor] calcula por adelantado, el más fuerte
    [advisor-fast] el asesor a primera vista
    [random] hace cualquier cosa permitida
   *[greedy] quiere el máximo de puntos ya
}
alhambra-your-board = Tu Alhambra
alhambra-your-hand = Tu mano
alhambra-hand = Mano
alhambra-hand-of = Mano de { $who }
alhambra-open-hand = Mano abierta
alhambra-your-turn = Te toca
alhambra-next-vp = { $scoring }: { $vp } PV si fuera ahora
alhambra-more-vp = luego +{ $vp } PV
alhambra-stack-left = { $tiles ->
    [one] una loseta en la pila
   *[other] { $tiles } losetas en la pila
}
alhambra-deck-left = { $cards ->
    [one] Mazo de dinero: una carta
   *[other] Mazo de dinero: { $cards } cartas
}
alhambra-deck-scoring = { $after ->
    [0] { $scoring ->
        [1] Primera puntuación { $within ->
            [one] con la próxima carta
           *[other] a { $within } cartas o menos
        }
       *[other] Segunda puntuación { $within ->
            [one] con la próxima carta
           *[other] a { $within } cartas o menos
        }
    }
   *[other] { $scoring ->
        [1] Primera puntuación tras { $after } a { $within } cartas
       *[other] Segunda puntuación tras { $after } a { $within } cartas
    }
}
alhambra-deck-about = { $within ->
    [0] { $scoring ->
        [1] Primera puntuación en cualquier momento
       *[other] Segunda puntuación en cualquier momento
    }
   *[other] { $after ->
        [0] { $scoring ->
            [1] Primera puntuación a unas { $within } cartas o menos
           *[other] Segunda puntuación a unas { $within } cartas o menos
        }
       *[other] { $scoring ->
            [1] Primera puntuación tras unas { $after } a { $within } cartas
           *[other] Segunda puntuación tras unas { $after } a { $within } cartas
        }
    }
}
alhambra-deck-last = Tercera puntuación cuando el mercado no pueda llenarse
alhambra-deck-empty = La pila está vacía: la próxima compra termina la partida
alhambra-deck-ends = La partida termina tras este turno
alhambra-yard = Mercado
alhambra-yard-hint = precio exacto: una acción más
alhambra-display = Dinero
alhambra-display-hint = una carta, o varias que sumen hasta 5
alhambra-taken-alone = Varias cartas pueden sumar 5 como máximo: esta se toma sola
alhambra-pays-exactly = exacto: { $cards }
alhambra-pays-loss = { $cards }, { $lost } de más
alhambra-pays-missing = { $missing ->
    [one] falta { $missing }
   *[other] faltan { $missing }
}
alhambra-pays-in-hand = { $sum } en la mano
alhambra-pays-enough = con { $sum } basta
alhambra-pays-no-price = ahora sin precio
alhambra-pays-not-exactly = no exacto
alhambra-pays-no-action = sin acción
alhambra-next-bazaar = Siguiente bazar
alhambra-sum = { $sum ->
    [one] { $currency ->
        [florin] { $sum } florín
        [dirham] { $sum } dírham
        [dinar] { $sum } dinar
       *[ducat] { $sum } ducado
    }
   *[other] { $sum } { alhambra-money }
}
alhambra-take = Tomar { $cards }
alhambra-take-ends = tu acción de este turno
alhambra-buy = Comprar { $what } por { $cards }
alhambra-buy-what = Comprar { $what }
alhambra-choose-cards = elige las cartas para pagar
alhambra-exact-again = exacto: una acción más
alhambra-lost-ends = { $lost } de más: ninguna otra acción
alhambra-vizier-sleeps = exacto: luego tu visir duerme
alhambra-buy-fits-nowhere = no cabe en ningún sitio: a la reserva
alhambra-buy-ends-game = la partida termina tras este turno
alhambra-put-away = Pasar { $what } a la reserva
alhambra-is-redesign = una reforma: tu acción de este turno
alhambra-keep-in-reserve = Poner { $what } en la reserva
alhambra-to-reserve = A la reserva
alhambra-lay-it = { $what }: colócala donde está iluminado
alhambra-decline = No enviar al visir
alhambra-decline-hint = sigue despierto
alhambra-pass = Pasar
alhambra-or-act = u otra acción más
alhambra-first-act = antes toma dinero, compra o reforma
alhambra-first-place = Antes coloca lo que has comprado
alhambra-wake = Despertar al visir
alhambra-vizier-awake = Visir despierto
alhambra-vizier-asleep = Visir dormido
alhambra-vizier-woken = Tu visir está despierto ahora
alhambra-take-falcons = Halcones
alhambra-let-go = Soltar lo elegido
alhambra-to-card = Recuento
alhambra-not-your-turn = No es tu turno
alhambra-bought-now = { $what }, recién comprada
alhambra-bought = Comprado
alhambra-bought-and-reserve = Comprado, reserva
alhambra-would = { $scoring }: { $before } → { $after } PV. Muralla: { $wallbefore } → { $wallafter }
alhambra-other-reserve = { $pieces ->
    [one] una en reserva
   *[other] { $pieces } en reserva
}
alhambra-leads = lidera: { $types }
alhambra-leads-level = empata en cabeza (=): { $types }
alhambra-other-leads = lidera
alhambra-other-level = empata
alhambra-guide-wait = { $who } está pensando…
alhambra-guide-over = La partida ha terminado
alhambra-end = La partida termina
alhambra-end-stack = La pila está vacía y el mercado ya no puede llenarse. Cada loseta que queda en él es para quien tenga más dinero en la moneda de su casilla.
alhambra-end-passed = Todos han pasado, uno tras otro. Cada loseta que queda en el mercado es para quien tenga más dinero en la moneda de su casilla.
alhambra-end-none-left = No queda nada en el mercado
alhambra-end-hands = Manos
alhambra-guide-turn = Toma dinero, compra una loseta o reforma: haz clic en lo que quieras
alhambra-guide-again = Precio exacto: otra acción antes de colocar, o coloca tus losetas
alhambra-guide-last = Tienes más dinero de su moneda que nadie: esta última loseta es tuya.
alhambra-guide-end = Solo queda acabar el turno
alhambra-guide-vizier = Visir, tras el turno de { $who }: ¿compras una loseta por su precio exacto?
alhambra-guide-vizier-own = Visir, tras tu propio turno: ¿compras una loseta por su precio exacto?
alhambra-guide-laid = Pásala a la reserva, o haz clic otra vez para dejarla
alhambra-guide-looking = Estás mirando a { $who }: { $key }, u otro clic en esa tarjeta, te devuelve a la tuya
alhambra-guide-buy = { $what }: elige un sitio para comprarla y colocarla allí
alhambra-guide-falcon-card = Elige una carta de tu mano para pagar
alhambra-guide-falcon = Haz clic en un cruce iluminado
alhambra-guide-nowhere = { $what } no cabe en ningún sitio: va a la reserva
alhambra-guide-place = { $places ->
    [one] { $what }: hay un lugar iluminado; haz clic en él o pon la loseta en la reserva
   *[other] { $what }: hay { $places } lugares iluminados; haz clic en uno o pon la loseta en la reserva
}
alhambra-guide-reserve = { $what } de la reserva: colócala ({ $places }) o cámbiala por otra ({ $swaps })
alhambra-cover-hint = Las manos son secretas: que nadie más mire
alhambra-cover-next = Siguiente: { $name }
alhambra-cover-vizier = Visir: { $name }
alhambra-cover-go = Mostrar mi mano
alhambra-deal = El dinero inicial
alhambra-deal-hint = Ahora todos ven estas cartas. En cuanto empiece la partida, las manos serán secretas.
alhambra-deal-sum = { $sum } en { $cards } cartas
alhambra-deal-begins = Empieza { $name }
alhambra-deal-fewest = Empieza quien tiene menos cartas.
alhambra-deal-least = Empieza quien tiene menos cartas; en caso de empate, quien tiene menos dinero.
alhambra-deal-lot = Empieza quien tiene menos cartas y menos dinero; en caso de empate, decide la suerte.
alhambra-deal-go = Empezar
alhambra-scorings = Puntuaciones
alhambra-overview = Losetas y PV
alhambra-history-cards = Las cartas tomadas o pagadas hace más de una ronda no se nombran: recordarlas es parte del juego.
alhambra-scoring-totals = Hasta ahora: { $totals }
alhambra-no-scoring-yet = Aún no ha habido ninguna puntuación
alhambra-take-back-seen = Has visto lo que salió después: si retiras la jugada, la partida pasa a ser de práctica
alhambra-take-back-of = Eso lo decidió { $name }, y has visto lo que salió después: si retiras la jugada, la partida pasa a ser de práctica

## Losetas y cartas reales, tecleadas

alhambra-new-deals = Losetas y cartas
alhambra-new-deals-program = Las baraja el programa
alhambra-new-deals-typed = Reales, tecleadas
alhambra-new-deals-hint = Barajad en la mesa y teclead lo que se robe. Los ordenadores juegan con ello y dicen lo que hacen
alhambra-ask-third = Una loseta de la pila para { $who }
alhambra-ask-yard = Una loseta para la casilla { $space } del mercado ({ alhambra-money })
alhambra-ask-deal = Una carta para { $who }: { $dealt } de { $enough } hasta ahora
alhambra-ask-display = Una carta para dejar a la vista
alhambra-ask-reshuffle = El mazo está vacío: barajad los descartes
alhambra-ask-shuffled = Ya están barajados
alhambra-ask-first = Varios pueden empezar: ¿quién es el más joven?
alhambra-ask-how-card = Haz clic en la carta, o teclea 1–4 para su moneda y luego su valor.
alhambra-ask-how-tile = Haz clic en lo que se robó. Lo que ya no está se ve pálido.
alhambra-ask-piles = Cuando haya cuatro a la vista, dividid el resto en montones de unas { $sizes } cartas, barajad la primera carta de puntuación en el montón 2, la segunda en el montón { $second }, y poned el montón 1 encima.
alhambra-piles = ¿Qué altura tienen los montones?
alhambra-piles-why = Escribe cuántas cartas de dinero tiene cada montón, sin las cartas de puntuación del 2 y del { $second }: así el programa dice exactamente cuándo puede llegar la próxima puntuación. Basta con dividir a ojo: entonces lo dice aproximadamente.
alhambra-piles-of = Cartas de dinero en el montón { $pile }
alhambra-piles-counted = Tienen estas alturas
alhambra-piles-by-eye = Están divididos a ojo
alhambra-ask-program = Que esta vez robe el programa
alhambra-typed-news = Lo último que se hizo
alhambra-typed-no-news = Nadie ha jugado todavía
alhambra-typed-correct = Corregir una carta o loseta tecleada
alhambra-typed-choose = ¿Cuál se tecleó mal? La última, primero
alhambra-typed-retype = Elige lo que fue de verdad
alhambra-typed-misfit = Lo que vino después no encaja con { $what }
alhambra-typed-choice = ¿Dejarlo como se tecleó, o corregirlo y retirar esto y todo lo posterior? Al retirar, la partida pasa a ser de práctica

alhambra-lesson-offer = Aprender
alhambra-lesson-opponent = Ben
alhambra-lesson-turn = Turno { $turn } de { $turns }
alhambra-lesson-strayed = Eso está permitido, pero sigamos por ahora la lección: nada ha cambiado.
alhambra-lesson-aim = Construyes una Alhambra alrededor de tu loseta inicial. Gana quien tenga más puntos de victoria (PV) tras tres puntuaciones. { $opponent } juega contra ti; { $third }, el tercer jugador de una partida de dos, solo reúne losetas.
alhambra-lesson-yard = En el mercado hay cuatro losetas a la venta. Cada casilla tiene una moneda: solo con ella se paga su loseta. El número de una loseta es su precio, y debajo pone cómo podrías pagarlo ahora.
alhambra-lesson-take-one = En cada turno haces una cosa: tomar dinero, comprar una loseta o reformar. Empieza por el dinero: una carta a la vista, por alta que sea. Toma el dírham 6.
alhambra-lesson-turn-ends = La carta está en tu mano, y esa era tu acción. Acaba tu turno: las cartas a la vista se completan hasta cuatro y luego juega { $opponent }.
alhambra-lesson-buy-with-loss = { $opponent } pagó una torre a su precio exacto y actuó otra vez; pronto lo harás tú. Compra ahora el jardín de { $price } con tus dírhams 6 y 3. No hay cambio: se pierde { $lost } y no sigue ninguna otra acción.
alhambra-lesson-lay = Las losetas nunca se giran. Donde dos se tocan, ambas tienen muralla o ninguna, y a cada una se llega a pie desde la inicial. Coloca el jardín en la celda marcada: sus murallas miran hacia fuera.
alhambra-lesson-wall = La muralla exterior también cuenta: en cada puntuación, su línea más larga da 1 PV por tramo. La tuya tiene { $wall }. Acaba tu turno.
alhambra-lesson-take-several = También puedes tomar varias cartas que sumen { $most } como máximo, en cualquier moneda. Las cartas pequeñas ayudan a pagar el precio exacto. Toma el dinar 2 junto con el ducado 3.
alhambra-lesson-end = No queda nada más que hacer en este turno: acábalo.
alhambra-lesson-buy-exactly = Una torre de { $price } ha salido a la casilla de los florines, y tienes un florín { $price }. Quien paga el precio exacto tiene una acción más. Cómprala.
alhambra-lesson-exactly-again = Así que actúa otra vez: el pabellón cuesta { $price } dinares, justo lo que tienes. Cómpralo también a su precio exacto.
alhambra-lesson-money-after = Otra vez exacto, así que una acción más. Toma el ducado 2: con tu 3 pagará el serrallo.
alhambra-lesson-lay-beside = Ahora colocas lo que has comprado. Coloca la torre en la celda marcada, al este del jardín. Donde se tocan ninguna tiene muralla, y por fuera sus murallas se unen.
alhambra-lesson-reserve = El pabellón tiene tres murallas y aún no cabe en ningún sitio: ponlo en tu reserva. Allí no puntúa, pero es tuyo.
alhambra-lesson-longer-wall = Tu muralla es ahora una línea de { $wall } tramos. Acaba tu turno.
alhambra-lesson-two-cards = El serrallo de la casilla de los ducados cuesta { $price }, y tus ducados 3 y 2 suman justo eso. Cómpralo.
alhambra-lesson-small-card = Puedes actuar otra vez. Toma el dinar 1: con tu 8 suma 9, y bien puede llegar un jardín de 9.
alhambra-lesson-lay-for-reserve = Coloca el serrallo en la celda marcada, al oeste de la loseta inicial. Está abierto al norte: allí cabrá tu pabellón.
alhambra-lesson-redesign = Reformar también es una acción: colocar una loseta de la reserva, retirar una colocada o cambiar la una por la otra. Haz clic en el pabellón de tu reserva y luego en la celda marcada.
alhambra-lesson-double-wall = Entre el pabellón y el jardín hay muralla contra muralla: está permitido, pero no cuenta. Por fuera, tu muralla tiene { $wall } tramos. Acaba tu turno.
alhambra-lesson-majority = En una puntuación, quien tiene más losetas colocadas de un tipo recibe sus PV; los precios no importan. Tienes un jardín, igual que { $third }. Compra el segundo, por { $price } dinares exactos, y vas en cabeza.
alhambra-lesson-next-money = Con tu acción de más, toma el ducado 6: es justo lo que cuestan las arcadas.
alhambra-lesson-lay-majority = Coloca el jardín en la celda marcada, debajo de la torre: su muralla continúa la tuya.
alhambra-lesson-for-its-walls = En arcadas va en cabeza { $opponent } con dos, pero estas alargarían tu muralla. Compra las arcadas con tu ducado 6.
alhambra-lesson-high-card = Otra vez exacto. Toma el dinar 7: también hay que pagar las losetas caras.
alhambra-lesson-longest-wall = Coloca las arcadas en la celda marcada, al sur de la loseta inicial: tu muralla crece de { $wall } a { $after } tramos.
alhambra-lesson-deck-track = La línea de arriba muestra cuánto queda del mazo de dinero y dónde pueden estar las cartas de puntuación. La primera puede salir ya con cualquier carta, y estás en buena posición. Toma el dinar 9.
alhambra-lesson-scoring-card = Acaba tu turno y mira qué carta sale.
alhambra-lesson-scored = Salió la carta de puntuación. Tu muralla da { $wall } PV; tener más jardines, { $gardens }, y más pabellones, { $pavilions }. Los { $towers } PV de las torres los compartes con { $opponent }: { $shared } cada uno. Suman { $total } PV.
alhambra-lesson-to-come = { $third } ha robado seis losetas más. Las dos puntuaciones siguientes dan mucho más, y en ellas también cuentan segundos y terceros puestos. Cuando el mercado ya no puede llenarse, la partida acaba con la tercera.
alhambra-lesson-over-result = Tras la primera puntuación tienes { $own } PV, { $opponent } { $theirs } y { $third } { $last }.
alhambra-lesson-learnt-turn = Tomar dinero, comprar o reformar; con el precio exacto, una acción más
alhambra-lesson-learnt-scoring = En cada puntuación cuentan las mayorías de cada tipo y tu muralla exterior más larga
alhambra-lesson-learnt-rules = En las reglas (F1): más jugadores, las últimas losetas, los módulos
alhambra-lesson-play-on = Empezar una partida de dos

## Games of which only the totals are known

totals-from = de { $program }
totals-only-known = Solo se conocen los totales.
totals-no-picture = { $file }: solo se conocen los totales, así que no hay imagen ni página
totals-fault-players = { $players ->
    [0] no jugó nadie
   *[other] jugaron { $players }, y como mucho pueden { $most }
}
totals-fault-phantom = el sitio { $seat } es un fantasma: quien tiene un total es un jugador
totals-fault-length = hay { $given } totales o puestos, pero { count-players }
totals-fault-places = los puestos contradicen los totales
totals-fault-twice = ya hay un final
totals-fault-none = no hay totales
totals-fault-note = una partida de la que solo se conocen los totales no admite notas

## Plays of other programs

plays-in-heads-id = id, identificador
plays-in-heads-play = partida, número
plays-in-heads-date = fecha, día, jugado el
plays-in-heads-time = hora, inicio
plays-in-heads-game = juego
plays-in-heads-location = lugar, sitio, dónde
plays-in-heads-minutes = minutos, duración
plays-in-heads-name = nombre, jugador, jugadora, quién
plays-in-heads-points = puntos, total, puntuación, suma, pv, resultado
plays-in-heads-rank = puesto, posición, rango
plays-in-heads-won = ganó, ganador, ganadora
plays-in-heads-comment = comentario, comentarios, nota, notas
plays-in-column-ignored = sin usar
plays-in-column-id = identificador
plays-in-column-play = número de la partida
plays-in-column-date = fecha
plays-in-column-time = hora
plays-in-column-game = juego
plays-in-column-location = lugar
plays-in-column-minutes = minutos
plays-in-column-name = nombre
plays-in-column-points = puntos
plays-in-column-rank = puesto
plays-in-column-won = ganó
plays-in-column-comment = comentario
plays-in-bg-stats = un archivo de BG Stats
plays-in-bgg = un archivo de partidas de BoardGameGeek
plays-in-csv = una hoja de cálculo
plays-in-not-plays = no contiene partidas de otro programa
plays-in-too-large = esto es { $kind }, pero ocupa más de { $most } MB
plays-in-too-many-lines = esto es { $kind }, pero tiene más de { $most } líneas
plays-in-not-read = no se pudo leer hasta el final: { $why }
plays-in-damaged-at = esto es { $kind }, pero hay un daño en la línea { $line }, columna { $column }
plays-in-damaged = esto es { $kind }, pero está dañado o cortado
plays-in-no-plays = esto es { $kind }, pero no contiene partidas
plays-in-no-column = esto es { $kind }, pero falta una columna: { $column }
plays-in-no-game = esto es { $kind }, pero no dice a qué juego se jugó
plays-in-no-day = «{ $said }» no es un día, o podría ser dos
plays-in-players = jugadores: { $players }, y se juega de { $fewest } a { $most }
plays-in-no-name = alguien no tiene nombre
plays-in-no-points = { $name } no tiene puntos
plays-in-bad-points = los puntos de { $name } son «{ $said }», no un número entero
plays-in-incomplete = no se terminó
plays-in-too-long = contiene un texto demasiado largo
plays-in-title = Partidas por importar
plays-in-take = { $count ->
    [0] Añadir
    [one] Añadir { $count } partida
   *[other] Añadir { $count } partidas
}
plays-in-take-none = No queda ninguna partida que añadir
plays-in-another = Elegir otro archivo
plays-in-export-again = Expórtalo otra vez o elige otro archivo
plays-in-what = Qué se añade
plays-in-hint = Las partidas van a la biblioteca con día, lugar, nombres y totales. Las que ya están se dejan fuera si no las eliges.
plays-in-chosen = Por añadir
plays-in-new = Nuevas
plays-in-known = Ya están
plays-in-left-out = Omitidas
plays-in-files-out = { $files ->
    [one] 1 archivo no se cuenta aquí
   *[other] { $files } archivos no se cuentan aquí
}
plays-in-unusable = número { $at }: { $why }
plays-in-all-again = Añadir todas las que ya están
plays-in-more = … y { $count } más
plays-in-columns = Qué contienen las columnas
plays-in-column = Columna { $number }
plays-in-choose = ¿Qué columna contiene «{ $column }»?
plays-in-game = Juego de todas las partidas
plays-in-game-by-column = Según una columna
plays-in-taken = { $count ->
    [one] { $count } partida ya está en la biblioteca
   *[other] { $count } partidas ya están en la biblioteca
}
plays-in-reading = Leyendo las partidas… { $percent } %
plays-in-taking = Añadiendo las partidas… { $percent } %
plays-in-stop = Detener
plays-in-stopped = Detenido: { $count ->
    [0] no se añadió ninguna partida
    [one] { $count } partida ya está en la biblioteca
   *[other] { $count } partidas ya están en la biblioteca
}
plays-out-writing = Guardando las partidas… { $percent } %
plays-out-stopped = Detenido: no se guardó ningún archivo
totals-form-way = Solo totales
totals-form-title = Anotar solo los totales
totals-form-hint = Para partidas de las que solo sabes quién jugó y con cuántos puntos. Cuentan en las estadísticas; nada se puede explicar ni volver a ver.
totals-form-name = Nombre del jugador { $number }
totals-form-total = Total del jugador { $number }
totals-form-rank = Puesto del jugador { $number }
totals-form-equal = Con los mismos puntos se comparte el puesto, salvo si lo decidió otra cosa: anota entonces quién iba delante.
totals-form-no-name = Todos necesitan un nombre
totals-form-no-total = Nadie tiene puntos todavía
