### What the server refuses, and what it says to hosts.

## How it was asked

server-malformed = Este mensaje no se puede leer: { $why }.
server-nothing-to-read = no hay nada que leer
server-too-large = Este mensaje es demasiado grande; se leen { $most } bytes como máximo.
server-slow-down =
    Demasiadas peticiones; espera { $seconds ->
        [one] 1 segundo
       *[other] { $seconds } segundos
    }.
server-wrong-origin = Las peticiones de otro sitio no se responden.
server-no-csrf = Falta la cabecera x-csrf-token o es incorrecta; GET /api/me da la correcta.
server-no-such-page = Esta dirección no existe.
server-wrong-method = Esta dirección no responde a ese método.
server-unavailable = El servidor no llega a sus datos en este momento; inténtalo de nuevo enseguida.
server-internal = Algo ha fallado en el servidor; no se ha perdido nada. Inténtalo de nuevo.

## People

server-not-logged-in = Di primero quién eres: POST /api/guests, o inicia sesión.
server-wrong-password = El nombre o la contraseña no es correcta.
server-name-taken = Otra persona se llama { $name }; elige otro nombre.
server-bad-name = Un nombre tiene al menos un carácter visible y como máximo 30.
server-has-account = Ya tienes una cuenta.
server-guest-only-name = Un invitado no tiene contraseña; crea primero una cuenta.
server-no-scope = Este token no puede hacerlo; le falta el permiso «{ $scope }».
server-bad-webhook = Un webhook debe ser una dirección https de otra máquina.
server-bad-mail = Esto no es una dirección de correo.
server-no-guests = Este servidor es para quienes tienen una cuenta.
server-no-such-session = Esta sesión no existe.
server-no-such-token = Este token no existe.
server-no-such-person = Esta persona no existe.
server-no-games = Todavía no has terminado ninguna partida.
server-too-many = Tienes tantos como puede tener una persona: { $most }.

## Tables

server-no-such-table = Esta mesa no existe.
server-bad-setup = Una mesa no se puede preparar así: { $why }
server-setup-seats = debe haber un asiento por jugador, y como máximo uno para ti.
server-setup-clock = un reloj rápido tiene de 10 segundos a 4 horas, uno lento de 10 minutos a 60 días.
server-setup-level = no hay ningún bot llamado { $level }; elige { LIST($levels, "or") }.
server-table-started = La partida ya ha empezado.
server-table-not-started = La partida aún no ha empezado.
server-table-over = La partida ha terminado.
server-table-not-over = La partida aún no ha terminado.
server-table-full = Todos los asientos están ocupados.
server-seat-taken = Ese asiento está ocupado.
server-no-such-seat = Ese asiento no existe.
server-seats-open = Aún quedan asientos libres; ocúpalos con bots, o espera.
server-not-host = Solo puede hacerlo el anfitrión de la mesa.
server-not-seated = No tienes asiento en esta mesa.
server-seated-already = Ya tienes asiento en esta mesa.
server-brought-already = Tu parte en los dados ya está fijada.
server-no-spectators = Esta mesa es solo para quienes juegan.
server-no-hints = En esta mesa se juega sin consejos.

## Play

server-stale = La partida ha avanzado; mira la posición actual.
server-not-your-turn = No es tu turno.
server-illegal = Las reglas no lo permiten ahora: acción { $action }.
server-past-chance = Una lista de acciones no puede pasar de un dado, un robo u otro jugador.
server-nothing-to-undo = Desde el último dado, robo u otro jugador no hay nada tuyo que deshacer.
server-on-autopilot = Un bot juega por ti; recupera primero tu asiento.
server-not-on-autopilot = Ya juegas tú.
server-bad-orders = Estas órdenes no se pueden cumplir: { $why }
server-order-unknown = Ahora no hay ninguna orden «{ $kind }»; elige { LIST($kinds, "or") }.
server-order-none = No hay ninguna orden «{ $kind }»; ahora no se puede dar ninguna.
server-order-no-part = La orden «{ $kind }» no tiene «{ $name }».
server-order-part = «{ $name }» de la orden «{ $kind }» debe ser { $wanted }.
server-order-number = un número de { $least } a { $most }
server-order-choice = { LIST($choices, "or") }
server-order-ranking = una lista por orden de preferencia de { LIST($choices, "or") }, cada uno una vez como máximo
server-order-counts = números de { $least } a { $most } para { LIST($choices, "or") }
server-order-too-many = Un asiento puede dejar { $most } órdenes a la vez, no { $count }.
server-no-such-move = La partida no tiene ese momento; tiene { $moves } jugadas.
server-bad-record = Este registro no se puede leer: { $why }
server-unknown-rules = Esta partida sigue unas reglas que este servidor ya no tiene: { $game } { $rules }.
server-no-analysis = Nadie ha pedido aún un análisis de esta partida.
server-not-asked-by-you = Solo quien pidió el análisis, o se sienta a la mesa, puede cancelarlo.
server-no-such-puzzle = No existe esa posición por resolver.
server-busy-thinking = Los bots están ocupados; pregunta de nuevo enseguida.
server-text = { $text }

## For the host, at the terminal

server-admin-in-the-way = { $path } ya existe; elige otro nombre, o muévelo antes.
server-admin-no-data = No hay datos de un servidor en { $path }.
server-admin-no-file = No hay ningún archivo { $path }.
server-admin-not-empty = En esa base de datos ya hay personas; restaura en una vacía.
server-admin-no-copy = { $path } no es una copia de un servidor.
server-admin-no-account = Nadie tiene una cuenta llamada { $name }.
server-admin-no-table = No hay ninguna mesa { $table }.
server-admin-database = --database debe ser como { $example }.
server-admin-not-installed = El servidor necesita { $module }: instálalo con «{ $command }».
server-admin-copied = Todo está en { $path }.
server-admin-restored = Todo lo de { $path } está de vuelta.

## Mail

server-mail-subject = Te toca en { $table }
server-mail-text = { $name }, te toca jugar:
