### The lesson of Colosseum: for each step a title, what is said and, if something is to be done, what; then the answers to other moves.

colosseum-lesson-welcome-title = Salve, empresario
colosseum-lesson-welcome =
    Diriges una arena en la antigua Roma, igual que Cato y Flavia. Tras cinco rondas gana quien haya atraído al mayor público a un
    solo espectáculo. Todo lo demás solo ayuda a llegar ahí.

colosseum-lesson-programs-title = Tus dos programas
colosseum-lesson-programs =
    Un programa es un espectáculo que puedes dar. Los círculos llenos son fichas que tienes; los anillos a trazos, las que te
    faltan. A Drama Ultima le faltan una antorcha y una escenografía; completo, atrae a 12 espectadores.

colosseum-lesson-invest-title = Una inversión
colosseum-lesson-invest =
    Cada ronda empieza con una inversión: un programa nuevo, una arena mayor, un palco o un abono. Los abonados vienen a todos tus
    espectáculos: cinco espectadores más, en las cinco rondas.
colosseum-lesson-invest-ask = Compra un abono por 10.
colosseum-lesson-invest-pass =
    Podrías esperar, pero este es el mejor momento: cuanto antes compres un abono, más espectáculos llenará.
colosseum-lesson-invest-program =
    Un buen espectáculo, pero aún no tienes sus fichas ni una arena lo bastante grande. Primero gana dinero con lo que tienes.
colosseum-lesson-invest-arena =
    Una arena mayor es para los grandes programas. Aún no tienes ninguno, así que puede esperar una ronda.
colosseum-lesson-invest-loge = El palco te da un segundo dado, y eso viene bien. Hoy un abono te da más.

colosseum-lesson-auction-title = Una subasta
colosseum-lesson-auction =
    Ahora se compran fichas, de tres en tres. Cato ha abierto el mercado V con 8. Allí no hay nada que les falte a tus programas,
    y quien se retira aquí aún puede pujar en otro.
colosseum-lesson-auction-ask = Retírate.
colosseum-lesson-auction-bid =
    Solo puedes ganar una subasta por ronda. Guárdala, con tus monedas, para un mercado con algo que te falte.

colosseum-lesson-market-title = Compra lo que falta
colosseum-lesson-market =
    Te toca abrir un mercado. El mercado II tiene la antorcha que le falta a Drama Ultima, y un músico para tu otro programa.
    Nadie puede abrir con menos de 8.
colosseum-lesson-market-ask = Abre el mercado II con 8.
colosseum-lesson-market-pass = Si pasas, ya no podrás abrir un mercado en esta ronda, y la antorcha está ahí esperándote.
colosseum-lesson-market-other = Ese no: busca una antorcha. Solo la tiene el mercado II.
colosseum-lesson-market-bid = Puedes abrir más alto, pero cada moneda por encima de 8 es un regalo a la banca si nadie sube.

colosseum-lesson-raise-title = Alguien sube
colosseum-lesson-raise =
    Flavia puja 9. ¿Aún lo vale la antorcha? Una ficha menos le cuesta ya dos espectadores a Drama Ultima, y cada espectador te
    paga una moneda. La antorcha también te servirá en rondas posteriores.
colosseum-lesson-raise-ask = Sube a 10.
colosseum-lesson-raise-pass = Una moneda más es poco por una antorcha: solo hay una en la mesa.
colosseum-lesson-raise-more = Una más basta. Si ella sigue, podrás pensarlo otra vez.

colosseum-lesson-trade-title = Haz un trato
colosseum-lesson-trade =
    Ahora puedes comerciar. Necesitas una escenografía, y Cato tiene una que no puede usar. Él necesita un tercer caballo, y tú
    tienes dos que no necesitas. Un buen trato ayuda a ambos.
colosseum-lesson-trade-ask = Ofrece a Cato un caballo por su escenografía.
colosseum-lesson-trade-pass = Te espera un buen trato: un caballo por una escenografía. Inténtalo antes de terminar.
colosseum-lesson-trade-give = Da algo que te sobre. Ninguno de tus programas pide caballos.
colosseum-lesson-trade-want = Pide lo que le falta a Drama Ultima: una escenografía.
colosseum-lesson-trade-coins = Las monedas pueden entrar en un trato, pero este es parejo: una ficha por una ficha.
colosseum-lesson-trade-whom = Busca a quien le sobre una escenografía y quiera un caballo: Cato.

colosseum-lesson-traded-title = ¡Completo!
colosseum-lesson-traded =
    Cato acepta: Drama Ultima ya tiene todo lo que necesita. Con tres caballos él se lleva la estrella de los caballos, que le da
    cuatro espectadores más. Tú tienes la estrella de los actores.
colosseum-lesson-traded-ask = Ya no necesitas comerciar más: pulsa «Dejar de comerciar».
colosseum-lesson-traded-more = Ya tienes lo que necesitas. Más tratos ahora solo ayudarían a los demás.

colosseum-lesson-offered-title = Una oferta para ti
colosseum-lesson-offered =
    Flavia ofrece un gladiador por un actor. Primero cuenta: sin el tercer actor, a tu espectáculo le falta una ficha y pierdes la
    estrella. Son seis espectadores por un gladiador que no necesitas.
colosseum-lesson-offered-ask = Rechaza.
colosseum-lesson-offered-accept = Eso te costaría hoy seis espectadores. Di que no; ella no se lo tomará a mal.
colosseum-lesson-offered-counter = Podrías pedir más a cambio, pero hoy un actor vale demasiado para ti.

colosseum-lesson-show-title = El espectáculo
colosseum-lesson-show =
    Cato ha atraído a 23 espectadores. ¿Puedes superarlo? Un espectáculo empieza con el dado: mueve a uno de los nobles que
    recorren el camino. Quien esté en tu arena cuando empiece el espectáculo lo verá.
colosseum-lesson-show-ask = Empieza tu espectáculo.
colosseum-lesson-show-pass = Tienes un programa completo y todos esos asientos por llenar. No te lo pierdas.

colosseum-lesson-noble-title = Un invitado noble
colosseum-lesson-noble =
    Has sacado 2. El senador de la casilla 19 está a dos pasos de tu arena, y un senador vale tres espectadores; un cónsul traería
    cinco, el Emperador siete. En cambio, un noble que termina en un área de descanso te da una medalla.
colosseum-lesson-noble-ask = Mueve a ese senador a tu arena.
colosseum-lesson-noble-other = Ese no llega a tu arena con un 2. El senador de la casilla 19, sí.

colosseum-lesson-produce-title = Cuenta el público
colosseum-lesson-produce =
    Elige Drama Ultima y mira la suma antes de confirmar: 12 por el programa completo, 5 por el abono, 4 por la estrella de los
    actores, 3 por el senador.
colosseum-lesson-produce-ask = Produce Drama Ultima.
colosseum-lesson-produce-other =
    Tu otro programa es más pequeño, y cuenta el mejor espectáculo. Solo puedes producir uno por ronda.

colosseum-lesson-podium-title = ¡24!
colosseum-lesson-podium =
    El mayor público hasta ahora, y 24 monedas en tus arcas: cada espectador paga una. En la ceremonia de clausura quien va en
    cabeza recibe un anfiteatro, que vale tres espectadores en cada espectáculo posterior.

colosseum-lesson-discard-title = Algo se desgasta
colosseum-lesson-discard =
    Quien dio un espectáculo pierde una ficha usada en él. Pierde lo más fácil de recuperar: hay dos escenografías en los
    mercados.
colosseum-lesson-discard-ask = Descarta una escenografía.
colosseum-lesson-discard-comedian = Con dos actores perderías la estrella, y con ella sus cuatro espectadores.
colosseum-lesson-discard-torch =
    Pagaste 10 por ella, y los grandes programas quieren más. Una escenografía es más fácil de reponer.

colosseum-lesson-donation-title = El último puede pedir
colosseum-lesson-donation =
    Quien va último en puntuación puede tomar una ficha de quien recibió el anfiteatro. Flavia te pide un caballo. Ir en cabeza
    tiene su precio.

colosseum-lesson-end-title = Eso fue una ronda
colosseum-lesson-end =
    Cuatro más así, y cuenta tu mejor espectáculo. Desde ahora: compra un programa mayor, amplía tu arena para él y reúne sus
    fichas. Cada otro programa que ya hayas producido trae cinco espectadores fieles más.
