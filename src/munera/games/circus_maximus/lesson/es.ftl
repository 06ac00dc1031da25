### The lesson of Circus Maximus: for each step a title, what is said and, if something is to be done, what; then the answers to other moves.

circus_maximus-lesson-welcome-title = Te espera el mercado negro
circus_maximus-lesson-welcome =
    Diriges una banda de ocho comerciantes, de rango 1 a 8, que venden entradas a las puertas de las arenas de Roma. Tras tres
    días gana quien tenga más monedas. Este es tu primer día.

circus_maximus-lesson-goods-title = Entradas y visitantes
circus_maximus-lesson-goods =
    En el Foro hay seis entradas, pero solo cuatro visitantes quieren una. Lo que más da es un buen asiento vendido a un visitante
    rico: cuentan las monedas de ambos.

circus_maximus-lesson-villa-title = Cola en la villa de César
circus_maximus-lesson-villa =
    Primero todos hacen cola por los favores de César. Los rangos más altos van delante; los iguales, detrás de los que llegaron
    antes. Cada comerciante trabaja una vez al día, y el que se queda en casa da monedas: un 8 o un 7 da 3, un 1 o un 2 nada.
circus_maximus-lesson-villa-ask = Juega tu 3: adelanta al 2 de Cato.
circus_maximus-lesson-villa-pass = Un favor bien vale un comerciante pequeño. Envía uno mientras sea barato.
circus_maximus-lesson-villa-low = Ese quedaría detrás del 2 de Cato. Un rango más y eliges antes que nadie.
circus_maximus-lesson-villa-high =
    Basta un 3 para adelantar al 2 de Cato. Los rangos altos te harán falta en el Foro y en los recintos.

circus_maximus-lesson-enough-title = Saber parar
circus_maximus-lesson-enough =
    Nadie está delante de ti, así que elegirás antes que nadie. Quien pasa ya no juega comerciantes en esta cola, y los
    comerciantes en mano quedan para la siguiente.
circus_maximus-lesson-enough-ask = Pasa.
circus_maximus-lesson-enough-play =
    Ya vas en cabeza. Un segundo favor costaría ahora un comerciante que necesitas para las entradas.

circus_maximus-lesson-favour-title = Elige un favor
circus_maximus-lesson-favour =
    La cola se atiende desde delante. Un legionario paga solo 2 por su asiento, pero uno sobornado paga 6, y en el Coliseo espera
    uno.
circus_maximus-lesson-favour-ask = Toma «sobornar a un legionario».
circus_maximus-lesson-favour-start =
    Ser primer jugador es útil, pero si nadie toma esa carta, es para quien iba delante en la cola: tú.
circus_maximus-lesson-favour-other =
    También es útil, pero mira el Coliseo: allí espera un legionario, y solo el soborno le hace pagar 6.

circus_maximus-lesson-forum-title = Cola por las entradas
circus_maximus-lesson-forum =
    Nadie ha tomado la carta de primer jugador, así que es tuya. En el Foro quien va delante elige las mejores entradas. Quieres
    dos: envía ahora un comerciante fuerte, pero guarda tu 8 para vender.
circus_maximus-lesson-forum-ask = Juega tu 7.
circus_maximus-lesson-forum-pass = Sin entradas no hay nada que vender.
circus_maximus-lesson-forum-eight = Guarda el 8. En los recintos quien va delante elige al visitante más rico.
circus_maximus-lesson-forum-low = Demasiado bajo: otros dos juegan después de ti, y quieres elegir antes que nadie.

circus_maximus-lesson-second-title = Una segunda entrada
circus_maximus-lesson-second =
    Tu 7 va en cabeza, luego el 6 de Cato y el 4 de Flavia. Un comerciante más trae una segunda entrada, y basta un 5 para ir
    antes que Flavia.
circus_maximus-lesson-second-ask = Juega tu 5.
circus_maximus-lesson-second-pass = Dos entradas dan casi el doble, y esta solo cuesta un 5.
circus_maximus-lesson-second-high = Serviría, pero querrás a ese comerciante en los recintos. Basta un 5.
circus_maximus-lesson-second-low = Ese quedaría detrás del 4 de Flavia. Un 5, no.

circus_maximus-lesson-done-title = Dos bastan
circus_maximus-lesson-done =
    Hay cuatro visitantes para las entradas de todos. Una tercera podría quedarse sin comprador, y las entradas sin vender no
    valen nada.
circus_maximus-lesson-done-ask = Pasa.
circus_maximus-lesson-done-play = Cada comerciante que envíes ahora te faltará en los recintos. Hoy bastan dos entradas.

circus_maximus-lesson-ticket-title = Primera elección
circus_maximus-lesson-ticket =
    Un palco vale 3 monedas, un asiento de arena 2, uno de anfiteatro 1. En el Circo Máximo espera un senador, que paga 6.
circus_maximus-lesson-ticket-ask = Toma el palco para el Circo Máximo.
circus_maximus-lesson-ticket-later = También es bueno, pero el senador del Circo Máximo es mejor comprador. Toma primero el suyo.
circus_maximus-lesson-ticket-other = Un palco vale más, y eliges antes que nadie.

circus_maximus-lesson-another-title = Y una para el legionario
circus_maximus-lesson-another =
    Le toca a tu segundo comerciante. En el Coliseo está tu legionario, y el palco para el Coliseo sigue aquí.
circus_maximus-lesson-another-ask = Toma el palco para el Coliseo.
circus_maximus-lesson-another-circus =
    En el Circo Máximo solo esperan dos visitantes, y uno ya es tuyo. Tu soborno sirve en el Coliseo.
circus_maximus-lesson-another-other = Con el mismo visitante un palco da más.

circus_maximus-lesson-sellers-title = Cola para vender
circus_maximus-lesson-sellers =
    Ahora cada recinto tiene su propia cola. Quien va delante elige primero visitante. Cato también tiene una entrada para el
    Circo Máximo, y aún tiene su 8.
circus_maximus-lesson-sellers-ask = Envía tu 8 al Circo Máximo.
circus_maximus-lesson-sellers-pass = Tus entradas no valen nada si ningún comerciante las vende.
circus_maximus-lesson-sellers-venue = El senador espera en el Circo Máximo: allí hace falta tu 8.
circus_maximus-lesson-sellers-low = Cato podría adelantarlo con su 8. Los rangos iguales van detrás, así que tu 8 está a salvo.

circus_maximus-lesson-colosseum-title = La otra entrada
circus_maximus-lesson-colosseum =
    Flavia está en el Coliseo con un 5. Quien va delante elige visitante, y tu 6 iría delante de ella.
circus_maximus-lesson-colosseum-ask = Envía tu 6 al Coliseo.
circus_maximus-lesson-colosseum-pass = Aún tienes una entrada para el Coliseo. Alguien tiene que venderla.
circus_maximus-lesson-colosseum-venue = Tu segunda entrada es para el Coliseo.
circus_maximus-lesson-colosseum-low = Ese quedaría detrás del 5 de Flavia.

circus_maximus-lesson-close-title = Todo está listo
circus_maximus-lesson-close =
    Ambas entradas tienen su vendedor. Los comerciantes que quedan en mano dan lo que llevan escrito.
circus_maximus-lesson-close-ask = Pasa.
circus_maximus-lesson-close-play = Ya no tienes entradas que vender. En casa un comerciante da más.

circus_maximus-lesson-sale-title = Tu primera venta
circus_maximus-lesson-sale =
    Tu 8 va delante. El senador paga 6, el estudiante 3, cada uno además de los 3 del palco.
circus_maximus-lesson-sale-ask = Vende el palco al senador.
circus_maximus-lesson-sale-other = Deja ese para Cato. El senador paga más.

circus_maximus-lesson-bribe-title = Usa el favor
circus_maximus-lesson-bribe =
    Aquí un artesano paga 4 y un legionario 2, pero con tu soborno el legionario paga 6. Un favor sirve una vez y se acaba.
circus_maximus-lesson-bribe-ask = Pulsa primero tu favor «sobornar a un legionario» y luego véndele el palco.
circus_maximus-lesson-bribe-other = Eso da menos. Con tu favor el legionario paga 6.

circus_maximus-lesson-end-title = La cuenta del día
circus_maximus-lesson-end =
    Dos palcos, un senador y un legionario sobornado, y una moneda por los comerciantes en casa: 19, y vas en cabeza. Quedan dos
    días más, con eventos especiales que hacen pagar más a los visitantes de un recinto. Los favores que guardes hasta el final
    también valen monedas.
