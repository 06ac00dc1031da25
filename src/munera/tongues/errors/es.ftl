### What goes wrong, and what to do about it.

errors-illegal =
    La acción { $action } no está permitida ahora; { $count ->
        [one] otra sí
       *[other] otras { $count } sí
    }.
errors-players = { $game } es para { LIST($counts, "or") } jugadores, no para { $players }.
errors-variant = { $game } no tiene ninguna variante «{ $variant }»; elige { LIST($variants, "or") }.
errors-seat = No hay ningún asiento { $seat }: los asientos van del 0 al { $last }.
errors-not-now-but = «{ $words }» no es posible ahora. { $prompt }
errors-bytes = Un estado de { $game } tiene { $size } bytes, no { $given }.
errors-no-state = Estos bytes no son un estado de { $game }.
errors-no-action = No hay ninguna acción { $action }: las acciones van de la 0 a la { $last }.
errors-no-move = «{ $text }» no es una jugada de este juego.
errors-no-game = No hay ningún juego «{ $name }»; elige { LIST($games, "or") }.
errors-names = Para { $players } jugadores hacen falta { $players } nombres, no { $names }.
errors-empty-name = El nombre de un jugador debe tener al menos un carácter visible.

## Files

errors-no-text = { $path } no es un archivo de texto.
errors-cannot-read = No se puede leer { $path }: { $reason }.
errors-cannot-write = No se puede escribir { $path }: { $reason }.
errors-reason-missing = no existe
errors-reason-forbidden = acceso denegado
errors-reason-read-only = el disco es de solo lectura
errors-reason-folder = es una carpeta
errors-reason-no-folder = una parte de la ruta no es una carpeta
errors-reason-full = el disco está lleno
errors-folder = { $path } es una carpeta; da el nombre de un archivo dentro de ella.
errors-exists = { $path } ya existe; elige otro nombre, o sigue la partida con --resume.
errors-nowhere = No hay dónde guardar la partida; elige un archivo con --save.

## Records. The problem follows the line.

errors-in-file = { $path }, { $problem }
errors-in-line = línea { $line }: { $problem }
errors-no-record = esto no es un registro de Munera; empezaría por «{ $beginning }».
errors-newer-format =
    este registro tiene el formato { $format }, y este programa lee hasta el { $newest }; actualiza Munera.
errors-no-format = el formato { $format } no existe.
errors-no-colon = «{ $text }» no es ni una línea de cabecera ni una acción; ambas llevan dos puntos.
errors-given-twice = «{ $key }» aparece dos veces.
errors-not-given = la cabecera no dice «{ $key }:».
errors-no-number = «{ $key }» debe ser un número, no «{ $value }».
errors-newer-rules = estas son las reglas { $rules } de { $game }; actualiza Munera.
errors-older-rules = estas son las reglas { $rules } de { $game }; este programa ya no las conoce.
errors-no-action-line = «{ $text }» no es una acción; se escribe «1: pass» o «chance: roll 4».
errors-action-after-end = la partida ha terminado, y aun así hay otra acción.
errors-turn-of-chance = «{ $who }» actúa fuera de turno: le toca al azar.
errors-turn-of-seat = «{ $who }» actúa fuera de turno: le toca al asiento { $seat }.
errors-breaks-off = el registro se corta: la cabecera promete { $promised } acciones, aquí hay { $actions }.
errors-more-actions = la cabecera cuenta { $promised } acciones, pero hay { $actions }.
errors-result-too-early = el registro se corta: la cabecera da un resultado, pero la partida no ha terminado.
errors-other-result = la cabecera dice «{ $given }», pero la partida terminó con «{ $result }».
errors-unknown-key = «{ $key }» no significa nada en una cabecera.
errors-contribution = una contribución tiene como máximo { $most } caracteres y espacios simples.
errors-hexadecimal = «{ $key }» debe tener { $digits } cifras hexadecimales.

## Acciones que se prueban antes de hacerlas

errors-step = La acción { $place } de { $count }, «{ $words }»,
errors-step-unknown = La acción { $place } de { $count }, que no significa nada en este juego,
errors-step-waits = { $which } debe esperar: { $turn }.
errors-step-impossible = { $which } no es posible en ese momento. { $prompt }
errors-step-over = la partida ha terminado
errors-step-chance = antes se tira un dado o se roba una carta
errors-step-turn = le toca al asiento { $seat }

## At the terminal

errors-no-language = No hay ningún idioma «{ $name }»; elige { LIST($languages, "or") }.
errors-which-game = Di qué juego: { LIST($games, "or") }.
errors-resumed = Una partida que se reanuda conserva sus --players, --variant y --name; no los indiques.
errors-other-game = { $path } es una partida de { $game }, no de { $name }.
errors-finished = { $path } es una partida terminada; mírala con «munera replay».
errors-whose-seat = { $path } no dice cuál es tu asiento; elige uno con --seat.
errors-seat-option = --seat debe ir de 1 a { $players }, no { $seat }.
errors-no-rule = No hay ninguna regla { $number }; «{ common-command-rules }» a secas da los capítulos.
errors-no-rulebook = { $game } no tiene libro de reglas aquí.
errors-ends-decision = Lo que precede a «{ $text }» pone fin a tu decisión; no se ha hecho nada.
errors-type-something = Escribe un número o las palabras de una opción; «{ common-command-help }» explica más.
errors-not-now = «{ $text }» no es posible ahora.
errors-number-first = Un número solo puede ir al principio; escribe lo que sigue con palabras.
errors-no-choice = No hay ninguna opción { $number }; escribe uno de los números de arriba, o las palabras.
errors-none-of-these =
    «{ $text }» no es ninguna de las opciones; escribe un número, las palabras o «{ common-command-help }».
errors-ambiguous = «{ $text }» puede significar { LIST($some, "comma") }; di cuál.
errors-ambiguous-more = «{ $text }» puede significar { LIST($some, "comma") } …; di cuál.
errors-quoted = «{ $text }»
errors-nothing-decided = Aún no has decidido nada; no hay nada que deshacer.
errors-seen-since = Desde tu última jugada se ha visto un dado o un robo; ya no se puede deshacer.
errors-acted-since = { $who } ha actuado desde tu última jugada; ya no se puede deshacer.
errors-place-option = --on debe ser { LIST($places, "or") }, no «{ $given }».
errors-address-option = --address es la de un clúster Ray; añade --on ray.
errors-players-option = --players lleva números separados por comas, como 3,4, no «{ $given }».
errors-no-moves = { $path } aún no contiene jugadas: no hay nada que analizar.
errors-no-opponent = No hay ningún rival «{ $name }»; elige { LIST($bots, "or") }.
