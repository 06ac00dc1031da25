### Colosseum.

## Things. Tokens are counted; a single one is only named. “a” is the object of a sentence.

colosseum-kind-gladiator =
    { $count ->
        [1] gladiador
       *[other] { $count } gladiadores
    }
    .a =
        { $count ->
            [1] un gladiador
           *[other] { $count } gladiadores
        }
colosseum-kind-comedian =
    { $count ->
        [1] actor
       *[other] { $count } actores
    }
    .a =
        { $count ->
            [1] un actor
           *[other] { $count } actores
        }
colosseum-kind-musician =
    { $count ->
        [1] músico
       *[other] { $count } músicos
    }
    .a =
        { $count ->
            [1] un músico
           *[other] { $count } músicos
        }
colosseum-kind-horse =
    { $count ->
        [1] caballo
       *[other] { $count } caballos
    }
    .a =
        { $count ->
            [1] un caballo
           *[other] { $count } caballos
        }
colosseum-kind-torch =
    { $count ->
        [1] antorcha
       *[other] { $count } antorchas
    }
    .a =
        { $count ->
            [1] una antorcha
           *[other] { $count } antorchas
        }
colosseum-kind-priest =
    { $count ->
        [1] sacerdote
       *[other] { $count } sacerdotes
    }
    .a =
        { $count ->
            [1] un sacerdote
           *[other] { $count } sacerdotes
        }
colosseum-kind-ship =
    { $count ->
        [1] barco
       *[other] { $count } barcos
    }
    .a =
        { $count ->
            [1] un barco
           *[other] { $count } barcos
        }
colosseum-kind-lion =
    { $count ->
        [1] león
       *[other] { $count } leones
    }
    .a =
        { $count ->
            [1] un león
           *[other] { $count } leones
        }
colosseum-kind-scenery =
    { $count ->
        [1] escenografía
       *[other] { $count } escenografías
    }
    .a =
        { $count ->
            [1] una escenografía
           *[other] { $count } escenografías
        }
colosseum-kind-decoration =
    { $count ->
        [1] decoración
       *[other] { $count } decoraciones
    }
    .a =
        { $count ->
            [1] una decoración
           *[other] { $count } decoraciones
        }
colosseum-kind-chariot =
    { $count ->
        [1] cuadriga
       *[other] { $count } cuadrigas
    }
    .a =
        { $count ->
            [1] una cuadriga
           *[other] { $count } cuadrigas
        }
colosseum-kind-cage =
    { $count ->
        [1] jaula
       *[other] { $count } jaulas
    }
    .a =
        { $count ->
            [1] una jaula
           *[other] { $count } jaulas
        }
colosseum-kind-joker =
    { $count ->
        [1] comodín
       *[other] { $count } comodines
    }
    .a =
        { $count ->
            [1] un comodín
           *[other] { $count } comodines
        }
colosseum-kind-emperor =
    { $count ->
        [1] ficha de Emperador
       *[other] { $count } fichas de Emperador
    }
    .a =
        { $count ->
            [1] una ficha de Emperador
           *[other] { $count } fichas de Emperador
        }
colosseum-kind-extra_action =
    { $count ->
        [1] acción adicional
       *[other] { $count } acciones adicionales
    }
    .a =
        { $count ->
            [1] una acción adicional
           *[other] { $count } acciones adicionales
        }

colosseum-noble-emperor = Emperador
    .the = el Emperador
    .to = al Emperador
colosseum-noble-consul = Cónsul
    .the = el Cónsul
    .to = al Cónsul
colosseum-noble-consul-1 = Cónsul 1
    .the = el Cónsul 1
    .to = al Cónsul 1
colosseum-noble-consul-2 = Cónsul 2
    .the = el Cónsul 2
    .to = al Cónsul 2
colosseum-noble-senator = Senador
    .the = el Senador
    .to = al Senador
colosseum-noble-senator-1 = Senador 1
    .the = el Senador 1
    .to = al Senador 1
colosseum-noble-senator-2 = Senador 2
    .the = el Senador 2
    .to = al Senador 2
colosseum-noble-senator-3 = Senador 3
    .the = el Senador 3
    .to = al Senador 3

colosseum-program-1 = Tributo a Munus
colosseum-program-2 = Anfitrión
colosseum-program-3 = Oda a Aurora
colosseum-program-4 = La carrera de Jano
colosseum-program-5 = Naumaquia
colosseum-program-6 = Venatio
colosseum-program-7 = El último de los samnitas
colosseum-program-8 = Drama Ultima
colosseum-program-9 = Himno a Cupido
colosseum-program-10 = La caballería de Espartaco
colosseum-program-11 = La ira de Anfítrite
colosseum-program-12 = Cave Leonem Cruciatum
colosseum-program-13 = Reciario contra Secutor
colosseum-program-14 = Satiricón de Momo
colosseum-program-15 = Las liras de Mercurio
colosseum-program-16 = Los ponis de Epona
colosseum-program-17 = Baco y las ninfas
colosseum-program-18 = Mare Spielbergus
colosseum-program-19 = El desfile de los leones
colosseum-program-20 = Circus Maximus
colosseum-program-21 = Los diálogos de Plutón
colosseum-program-22 = Y Tellus creó la Tierra
colosseum-program-23 = Safari Optimus Maximus
colosseum-program-24 = Las galeras de Apolo
colosseum-program-25 = Legendarios cazadores de leones
colosseum-program-26 = La cabalgata ecuestre de Venus
colosseum-program-27 = La furia de Neptuno
colosseum-program-28 = Los secretos de Isis revelados
colosseum-program-29 = Grandes profecías de Júpiter
colosseum-program-30 = La marcha triunfal de César

colosseum-phase-set-up = preparación
colosseum-phase-invest = invertir
colosseum-phase-acquire = adquirir fichas
colosseum-phase-trade = comerciar
colosseum-phase-produce = producir un espectáculo
colosseum-phase-closing-ceremony = ceremonia de clausura
colosseum-phase-over = el final

colosseum-variant-intense_auctions = subastas intensas

colosseum-nothing = nada
    .a = nada
colosseum-empty = vacío
colosseum-spectators =
    { $crowd ->
        [one] { $crowd } espectador
       *[other] { $crowd } espectadores
    }
colosseum-medals =
    { $medals ->
        [one] { $medals } medalla
       *[other] { $medals } medallas
    }
colosseum-jokers =
    { $jokers ->
        [one] { $jokers } comodín
       *[other] { $jokers } comodines
    }
colosseum-extra-action-token = una ficha de Acción Adicional
colosseum-your-arena = tu circo
colosseum-arena =
    { WHO($who) ->
        [you] tu circo
       *[other] el circo { FORM($who, "of") }
    }
colosseum-rest-area = área de descanso
colosseum-space = la casilla { $space }
colosseum-space-with = la casilla { $space } ({ $there })
colosseum-starred = { $kind }★
colosseum-shown = { $program } (producido)

## What is asked

colosseum-prompt-over =
    La partida ha terminado: la victoria es { LIST($winners, form: "for") }, con { colosseum-spectators }.
colosseum-prompt-drawing = Se roban las primeras fichas.
colosseum-prompt-dealing = Se reparten los primeros programas.
colosseum-prompt-refilling = Se reponen los mercados vacíos.
colosseum-prompt-rolling =
    Se { $dice ->
        [one] tira el dado
       *[other] tiran los dados
    } para { WHO($who) ->
        [you] tu espectáculo
       *[other] el espectáculo { FORM($who, "of") }
    }.
colosseum-prompt-contest-first = Se tiran los dados para desempatar el primer puesto.
colosseum-prompt-contest-last = Se tiran los dados para desempatar el último puesto.
colosseum-prompt-investment = Haz una inversión o pasa; tienes { common-coins }.
colosseum-prompt-second-investment = Haz tu segunda inversión, que ya has pagado; tienes { common-coins }.
colosseum-prompt-pay-for-second =
    Paga { LIST($ways, "or") } por el derecho a una segunda inversión, o pasa; tienes { common-coins }.
colosseum-prompt-initiate = Saca un mercado a subasta por { $bid } o más, o pasa; tienes { common-coins }.
colosseum-prompt-alone =
    Todos los demás han ganado ya, así que el mercado { $market } es tuyo por { $bid }; tienes { common-coins }.
colosseum-prompt-opening =
    Haz la puja de salida por el mercado { $market }, { $bid } o más; tienes { common-coins }.
colosseum-prompt-raise = Puja más de { $bid } por el mercado { $market } o retírate; tienes { common-coins }.
colosseum-prompt-trade =
    Propón un trato a alguien, o deja de comerciar; te quedan { common-coins } y { $offers ->
        [one] { $offers } oferta
       *[other] { $offers } ofertas
    }.
colosseum-prompt-draft-empty =
    { $offer }: di qué das, o qué quieres a cambio de monedas; tienes { common-coins }.
colosseum-prompt-draft =
    { $offer } hasta ahora: { LIST($gives, form: "a") } por { LIST($wants, form: "a") }; { $way }.
colosseum-prompt-answer =
    { $who } te ofrece { LIST($gives, form: "a") } por { LIST($wants, form: "a") }: { LIST($ways, "or") }.
colosseum-prompt-begin =
    Empieza un espectáculo, tirando { $dice ->
        [one] un dado
       *[other] dos dados
    }, o pasa.
colosseum-prompt-move = Has sacado { $face }: mueve a un Noble en el sentido de las agujas del reloj.
colosseum-prompt-move-two =
    Has sacado { $first } y { $second }: mueve a un Noble con el primer dado y luego a otro con el segundo, o a uno solo con ambos.
colosseum-prompt-move-another = Mueve a otro Noble con tu segundo dado, que muestra { $face }.
colosseum-prompt-choose = Elige el programa de tu espectáculo.
colosseum-prompt-choose-or-move =
    Elige el programa de tu espectáculo, o mueve antes a los Nobles con { $medals ->
        [one] tu medalla
       *[other] tus { $medals } medallas
    }.
colosseum-prompt-jokers =
    A { $program } le { $count ->
        [one] falta { $count } elemento
       *[other] faltan { $count } elementos
    } y tienes { colosseum-jokers }: di cuántos usas.
colosseum-prompt-spectators =
    { $program } atrae a { colosseum-spectators } (tu mejor marca es { $best }): { $way }.
colosseum-prompt-discard = Descarta una de las fichas usadas en «{ $program }».
colosseum-prompt-donation =
    Vas en último lugar: puedes pedir { FORM($who, "to") } que te done una ficha, o pasar.
colosseum-prompt-purse = { $why } y tienes { common-coins }: { LIST($ways, "or") }.

colosseum-why-no-investment = No es posible ninguna inversión
colosseum-why-no-second = No es posible una segunda inversión
colosseum-why-opening = Una subasta se abre con { $bid } o más
colosseum-why-empty = Todos los mercados están vacíos
colosseum-why-outbid = { $who } puja { $bid } por el mercado { $market }
colosseum-why-no-offers = Ya no puedes hacer más ofertas
colosseum-why-no-program = Ninguno de tus programas se puede producir
colosseum-offer-to-all = Tu oferta a todos
colosseum-offer-to = Tu oferta { FORM($who, "to") }
colosseum-counter-offer-to = Tu contraoferta { FORM($who, "to") }
colosseum-way-cash = cambia una medalla por { common-coins }
colosseum-way-swap = cambia una ficha de Acción Adicional por una medalla
colosseum-way-pass = pasa
colosseum-way-accept = acepta
colosseum-way-decline = rechaza
colosseum-way-counter = haz una contraoferta
colosseum-way-add = complétala
colosseum-way-send = envíala
colosseum-way-add-or-send = complétala o envíala
colosseum-way-spend = di cuántas medallas gastas por { $spectators } más cada una; tienes { $medals }
colosseum-way-spend-none = no gastes ninguna medalla, o cambia antes una ficha de Acción Adicional por una

## What a choice would bring

colosseum-hint-cash = una medalla por { common-coins }
colosseum-hint-swap = una ficha de Acción Adicional por una medalla
colosseum-hint-loge = { common-coins }; dos dados en vez de uno en cada espectáculo
colosseum-hint-season-ticket = { common-coins }; { $spectators } espectadores más en cada espectáculo
colosseum-hint-second = el derecho a otra inversión, que tiene su propio precio
colosseum-hint-expand = { common-coins }; añade la casilla { $space }
colosseum-hint-with-nobles = con { LIST($nobles, form: "the") }
colosseum-hint-rest-area = un área de descanso
colosseum-hint-for-sale = { $program }: { common-coins }, como mucho { $most }, faltan { $lack }/{ $needed }
colosseum-hint-needs-arena = requiere circo { $size }
colosseum-hint-ask-all = una oferta abierta, para el primero que acepte
colosseum-hint-ask = { $who }, que tiene { $kinds } de lo que te falta
colosseum-hint-ask-in-vain = { $who }, que no tiene nada de lo que te falta
colosseum-hint-deal = das { LIST($gives, form: "a") }, recibes { LIST($gets, form: "a") }
colosseum-hint-have = tienes { $count }
colosseum-hint-have-star = tienes { $count } y su Estrella
colosseum-hint-missing-in =
    falta en { $count ->
        [one] el programa
       *[other] los programas
    } { $programs }
colosseum-hint-used-in =
    sirve en { $count ->
        [one] el programa
       *[other] los programas
    } { $programs }
colosseum-hint-used-nowhere = no sirve en ninguno de tus programas
colosseum-hint-from-to = de la casilla { $start } a la { $space }
colosseum-hint-into = entra en el circo { FORM($who, "of") }
colosseum-hint-into-yours = entra en tu circo
colosseum-hint-out-of = deja el circo { FORM($who, "of") }
colosseum-hint-out-of-yours = deja tu circo
colosseum-hint-within = sigue en el circo { FORM($who, "of") }
colosseum-hint-within-yours = sigue en tu circo
colosseum-hint-rest-medal = un área de descanso: da una medalla
colosseum-hint-rest-no-medal = un área de descanso, pero no quedan medallas
colosseum-hint-begin = { $program } atraería a { $crowd } ahora, antes de que se muevan los Nobles
colosseum-hint-missing =
    { $count ->
        [one] falta { $count } elemento
       *[other] faltan { $count } elementos
    }
colosseum-hint-complete = completo
colosseum-hint-show = { $program }: { $audience }
colosseum-hint-with-jokers = con { colosseum-jokers }
colosseum-hint-lacks = falta: { LIST($kinds, "comma") }

## What happened

colosseum-told-no-investment = { FORM($who, "hasnt") } invertido.
colosseum-told-no-second-investment = { FORM($who, "hasnt") } hecho una segunda inversión.
colosseum-told-no-auction = { FORM($who, "hasnt") } sacado ningún mercado a subasta.
colosseum-told-passed =
    { WHO($who) ->
        [you] Te has retirado.
       *[other] { $who } se ha retirado.
    }
colosseum-told-ended-trading = { FORM($who, "has") } dejado de comerciar.
colosseum-told-no-show = { FORM($who, "hasnt") } producido ningún espectáculo.
colosseum-told-no-donation = { FORM($who, "hasnt") } pedido ninguna donación.
colosseum-told-cashed = { FORM($who, "has") } cambiado una medalla por monedas.
colosseum-told-swapped = { FORM($who, "has") } cambiado una ficha de Acción Adicional por una medalla.
colosseum-told-expanded-clockwise = { FORM($who, "has") } ampliado el circo en sentido horario.
colosseum-told-expanded-counterclockwise = { FORM($who, "has") } ampliado el circo en sentido antihorario.
colosseum-told-bought-season-ticket = { FORM($who, "has") } comprado un Abono de Temporada.
colosseum-told-built-loge = { FORM($who, "has") } construido el Palco Imperial.
colosseum-told-paid-medals = { FORM($who, "has") } pagado con medallas una segunda inversión.
colosseum-told-paid-extra-action = { FORM($who, "has") } pagado con una ficha de Acción Adicional una segunda inversión.
colosseum-told-declined = { FORM($who, "has") } rechazado la oferta.
colosseum-told-bought = { FORM($who, "has") } comprado el programa { $number }, { $program }, por { common-coins }.
colosseum-told-auction = { FORM($who, "has") } sacado a subasta el mercado { $market }: { LIST($kinds, "comma") }.
colosseum-told-bid = { FORM($who, "has") } pujado { $bid } por el mercado { $market }.
colosseum-told-won = { FORM($who, "has") } ganado el mercado { $market } por { $bid }: { $kinds }.
colosseum-told-filled = Se repone el mercado { $market }: { LIST($kinds, "comma") }.
colosseum-told-offered =
    { FORM($who, "has") } hecho una oferta { FORM($whom, "for") }: { LIST($gives, form: "a") } por { LIST($wants, form: "a") }.
colosseum-told-offered-all =
    { FORM($who, "has") } ofrecido a todos { LIST($gives, form: "a") } por { LIST($wants, form: "a") }.
colosseum-told-countered =
    { FORM($who, "has") } hecho una contraoferta { FORM($whom, "for") }: { LIST($gives, form: "a") } por { LIST($wants, form: "a") }.
colosseum-told-accepted =
    { FORM($who, "has") } aceptado: { FORM($giver, "then") } dado { LIST($gives, form: "a") } por { LIST($wants, form: "a") }.
colosseum-told-rolled = { FORM($who, "has") } sacado { $faces } en los dados.
colosseum-told-rolled-for-tie = { FORM($who, "has") } sacado { $face } en el desempate.
colosseum-told-moved = { FORM($who, "has") } movido { FORM($noble, "to") } de la casilla { $start } a { $where }.
colosseum-told-moved-with-medal = { FORM($who, "has") } movido { FORM($noble, "to") } con una medalla de la casilla { $start } a { $where }.
colosseum-told-show =
    { FORM($who, "has") } atraído a { colosseum-spectators } con «{ $program }» y recibido otras tantas monedas.
colosseum-told-medal = { FORM($who, "has") } ganado una medalla.
colosseum-told-podium = { FORM($who, "has") } recibido un Anfiteatro.
colosseum-told-star =
    { FORM($who, "has") } ganado { $count ->
        [one] el Premio de Estrella
       *[other] los Premios de Estrella
    }: { $kinds }.
colosseum-told-star-lost =
    { FORM($who, "has") } perdido { $count ->
        [one] el Premio de Estrella
       *[other] los Premios de Estrella
    }: { $kinds }.
colosseum-told-discarded = { FORM($who, "has") } descartado { FORM($kind, "a") }.
colosseum-told-donation = { FORM($who, "has") } recibido { FORM($kind, "a") } en donación { FORM($giver, "of") }.
colosseum-told-round = Empieza el turno { $round }; primer jugador: { FORM($who, "inside") }.

## Tables

colosseum-title-round = Turno { $round } de { $rounds }: { $phase } (primer jugador: { FORM($first, "inside") })
colosseum-title-end = El final
colosseum-title-road = Los Nobles en las { $spaces } casillas (áreas de descanso { LIST($rests, "comma") })
colosseum-title-tokens = Fichas de elemento (★ Estrella)
colosseum-title-markets = Mercados
colosseum-title-your-programs = Tus programas
colosseum-title-programs =
    { WHO($who) ->
        [you] Tus programas
       *[other] Programas { FORM($who, "of") }
    }
colosseum-title-for-sale = Programas a la venta (espectadores si faltan 0, 1, 2 … elementos)
colosseum-title-unseen = Fichas aún no vistas
colosseum-column-impresario = empresario
colosseum-column-best = marca
colosseum-column-coins = monedas
colosseum-column-medals = medallas
colosseum-column-tickets = abonos
colosseum-column-podiums = anfit.
colosseum-column-loge = palco
colosseum-column-arena = circo
colosseum-column-nobles = Nobles en él
colosseum-column-noble = Noble
colosseum-column-draws = atrae
colosseum-column-space = casilla
colosseum-column-where = dónde
colosseum-column-tokens = fichas
colosseum-column-market = mercado
colosseum-column-number = n.º
colosseum-column-program = programa
colosseum-column-missing = falta
colosseum-column-audience = público ahora
colosseum-column-price = coste
colosseum-column-assets = elementos
colosseum-column-spectators = espectadores
colosseum-column-lack = te faltan
colosseum-column-count = cuántas
colosseum-column-kinds = qué tienen que ser
colosseum-pile-face-down = boca abajo
colosseum-pile-bag = en la bolsa
colosseum-needs = requiere { $needs }
colosseum-need-arena = un circo de { $size }
colosseum-need-assets =
    { $count ->
        [one] { $count } elemento más
       *[other] { $count } elementos más
    }
colosseum-sum = { $total } = { LIST($parts, "plus") }
colosseum-audience-program = programa { $count }
colosseum-audience-previous-programs = espectáculos anteriores { $count }
colosseum-audience-season-tickets = abonos { $count }
colosseum-audience-stars = estrellas { $count }
colosseum-audience-nobles = Nobles { $count }
colosseum-audience-podiums = anfiteatros { $count }

## What an action is called: short, as it can be typed, and ending like the words of the records

colosseum-do-cash = cambiar medalla
colosseum-do-swap = cambiar acción adicional
colosseum-do-pass = pasar
colosseum-do-buy = comprar { $number }
colosseum-do-expand-clockwise = ampliar en sentido horario
colosseum-do-expand-counterclockwise = ampliar en sentido antihorario
colosseum-do-buy-season-ticket = comprar abono
colosseum-do-build-loge = construir palco
colosseum-do-second-with-medals = segunda con medallas
colosseum-do-second-with-extra-action = segunda con acción adicional
colosseum-do-auction = subasta { $number }
colosseum-do-bid = pujar { $number }
colosseum-do-ask = proponer { $seat }
colosseum-do-ask-all = proponer a todos
colosseum-do-give = dar { $kind }
colosseum-do-want = querer { $kind }
colosseum-do-pay = pagar { $number }
colosseum-do-charge = cobrar { $number }
colosseum-do-send = enviar
colosseum-do-accept = aceptar
colosseum-do-decline = rechazar
colosseum-do-counter = contraoferta
colosseum-do-begin-show = empezar espectáculo
colosseum-do-move = mover { $noble } { $steps }
colosseum-do-move-with-both = mover { $noble } { $steps } con ambos
colosseum-do-medal = medalla { $noble } { $steps }
colosseum-do-produce = producir { $number }
colosseum-do-jokers = comodines { $number }
colosseum-do-medals = medallas { $number }
colosseum-do-discard = descartar { $kind }
colosseum-do-request = pedir { $kind }
colosseum-do-draw = robar { $kind }
colosseum-do-deal = repartir { $number }
colosseum-do-roll = dado { $face }

## What an action is called where it is only read: an infinitive, in plain words

colosseum-steps =
    { $steps ->
        [one] { $steps } casilla
       *[other] { $steps } casillas
    }
colosseum-deed-cash = cambiar una medalla por monedas
colosseum-deed-swap = cambiar una ficha de Acción Adicional por una medalla
colosseum-deed-pass = { colosseum-do-pass }
colosseum-deed-buy = comprar «{ $program }»
colosseum-deed-expand-clockwise = ampliar el circo en sentido horario
colosseum-deed-expand-counterclockwise = ampliar el circo en sentido antihorario
colosseum-deed-buy-season-ticket = comprar un Abono de Temporada
colosseum-deed-build-loge = construir el Palco Imperial
colosseum-deed-second-with-medals = pagar con medallas una segunda inversión
colosseum-deed-second-with-extra-action = pagar con una ficha de Acción Adicional una segunda inversión
colosseum-deed-auction = sacar a subasta el mercado { $number }
colosseum-deed-bid = { colosseum-do-bid }
colosseum-deed-ask = proponer un trato { FORM($who, "to") }
colosseum-deed-ask-all = proponer un trato a todos
colosseum-deed-give = ofrecer { FORM($kind, "a") }
colosseum-deed-want = pedir { FORM($kind, "a") } a cambio
colosseum-deed-pay = ofrecer { common-coins }
colosseum-deed-charge = pedir { common-coins } a cambio
colosseum-deed-send = enviar la oferta
colosseum-deed-accept = aceptar la oferta
colosseum-deed-decline = rechazar la oferta
colosseum-deed-counter = hacer una contraoferta
colosseum-deed-begin-show = empezar un espectáculo
colosseum-deed-move = mover { colosseum-steps } { FORM($noble, "to") }
colosseum-deed-move-with-both = mover { colosseum-steps } { FORM($noble, "to") } con ambos dados
colosseum-deed-medal-forward = gastar una medalla para mover { colosseum-steps } adelante { FORM($noble, "to") }
colosseum-deed-medal-back = gastar una medalla para mover { colosseum-steps } atrás { FORM($noble, "to") }
colosseum-deed-produce = producir «{ $program }»
colosseum-deed-jokers =
    { $number ->
        [0] no usar ningún comodín
        [one] usar un comodín
       *[other] usar { $number } comodines
    }
colosseum-deed-medals =
    { $number ->
        [0] no gastar ninguna medalla
        [one] gastar una medalla para atraer espectadores
       *[other] gastar { $number } medallas para atraer espectadores
    }
colosseum-deed-discard = descartar { FORM($kind, "a") }
colosseum-deed-request = pedir { FORM($kind, "a") } en donación
colosseum-deed-draw = robar { FORM($kind, "a") }
colosseum-deed-deal = repartir «{ $program }»
colosseum-deed-roll = sacar { $face } en el dado

## What was wrong with a move, and awards

colosseum-reason-market = Para ti el mercado { $market } vale unas { common-coins }.
colosseum-reason-dear = Para ti el mercado { $market } vale unas { common-coins }, y la puja está en { $bid }.
colosseum-reason-useless = El mercado { $market } apenas te hace falta.
colosseum-reason-then = Entonces «{ $program }» atrae a { colosseum-spectators } en vez de a { $before }.
colosseum-reason-complete = Entonces «{ $program }» está completo y atrae a { colosseum-spectators } en vez de a { $before }.
colosseum-reason-show = «{ $program }» atrae a { colosseum-spectators }.
colosseum-reason-record = «{ $program }» atrae a { colosseum-spectators }, más que tu mejor espectáculo hasta ahora.
colosseum-reason-not-missed = Ninguno de tus programas echará en falta esta ficha.
colosseum-verdict-overpaid = { $coins } por el mercado { $market } eran { $over } de más: sus fichas valían unas { $worth }.
colosseum-verdict-bid-high = { $bid } por el mercado { $market } era más de lo necesario: { $other } habría podido bastar.
colosseum-verdict-bid-low = { $bid } por el mercado { $market } invitaba a seguir pujando: { $other } lo habría cerrado antes.
colosseum-verdict-market-dear = El mercado { $market } valía unas { $worth }, pero esas { $coins } faltarán más tarde.
colosseum-verdict-wrong-market = El mercado { $market } valía unas { $worth }, el mercado { $other } unas { $best }.
colosseum-verdict-not-needed = El mercado { $market } apenas hacía falta: valía unas { $worth }.
colosseum-verdict-let-go = El mercado { $market } ({ LIST($kinds, "comma") }) valía hasta { $worth }, y la puja estaba en { $bid }.
colosseum-verdict-no-auction = El mercado { $market }, que valía unas { $worth }, quedó para los demás.
colosseum-verdict-program-left = El programa { $number }, «{ $program }», no se compró.
colosseum-verdict-no-deal = Había un trato que proponer { FORM($who, "to") }.
colosseum-verdict-no-show = No se dio un espectáculo de { colosseum-spectators }.
colosseum-verdict-program-lacks = Para «{ $program }», elementos que aún faltan: { $lack }.
colosseum-verdict-program-lacks-more = Elementos que aún faltan: { $lack } para «{ $program }», pero solo { $fewer } para «{ $other }».
colosseum-verdict-noble-helped = Este paso ({ $noble }) le lleva { colosseum-spectators } { FORM($who, "to") }.
colosseum-verdict-noble-missed = Otro paso ({ $noble }) habría traído { colosseum-spectators } más.
colosseum-verdict-medal-missed = Un paso hasta un área de descanso habría dado una medalla.
colosseum-verdict-medal-wasted = La medalla de este paso ({ $noble }) se desperdició: trae { colosseum-spectators }, en un espectáculo { $usual }.
colosseum-verdict-medal-cashed = Se cambió una medalla por { common-coins }; guardada puede traer { colosseum-spectators } o a un noble.
colosseum-verdict-medals-kept = Medallas sin gastar: { $count }. Habrían atraído { colosseum-spectators }.
colosseum-verdict-medals-in-vain = Medallas gastadas en vano: { $count }. Con { colosseum-spectators } no es un nuevo récord.
colosseum-verdict-medals-spent = Medallas gastadas demasiado pronto: { $count }. Más tarde valen más.
colosseum-verdict-smaller-show = «{ $program }» atrae { $crowd }, «{ $other }» habría atraído { $more }.
colosseum-verdict-joker-kept = Comodines sin usar: { $count }. Son { colosseum-spectators } menos.
colosseum-verdict-show-early = Un espectáculo de { colosseum-spectators } no valía lo que gasta.
colosseum-verdict-fed = Este trato da { FORM($who, "to") } { $theirs } espectadores esperables y aporta { $mine }.
colosseum-verdict-fed-leader = Este trato alimenta a quien va primero: { $theirs } espectadores esperables van { FORM($who, "to") }, { $mine } vuelven.
colosseum-verdict-deal-refused = El trato { FORM($who, "of") } valía { $crowd } espectadores esperables.
colosseum-verdict-star-discarded = Con esta ficha ({ $kind }) se pierde también su estrella.
colosseum-verdict-key-discarded = «{ $program }» necesita la ficha descartada ({ $kind }): ahora faltan { $lack }.
colosseum-verdict-other-donation = A «{ $program }» le falta otra ficha: { $kind }.
colosseum-verdict-less = Valía unos { $spectators } espectadores menos.
colosseum-verdict-less-promising = Llevaba a una posición peor.
colosseum-award-bargain = Se llevó el mercado { $market } por { $coins }, valor unas { $worth }.
colosseum-award-trade =
    Un trato trajo alrededor de { $crowd ->
        [one] 1 espectador más
       *[other] { $crowd } espectadores más
    }.
