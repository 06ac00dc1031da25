### The lesson of Circus Maximus: for each step a title, what is said and, if something is to be done, what; then the answers to other moves.

circus_maximus-lesson-welcome-title = Ti aspetta il mercato nero
circus_maximus-lesson-welcome =
    Guidi una banda di otto mercanti, di rango da 1 a 8, che vendono biglietti fuori dalle arene di Roma. Dopo tre giorni vince
    chi ha più monete. Questo è il tuo primo giorno.

circus_maximus-lesson-goods-title = Biglietti e visitatori
circus_maximus-lesson-goods =
    Al Foro ci sono sei biglietti, ma solo quattro visitatori ne vogliono uno. Un buon posto venduto a un visitatore ricco rende
    più di tutto: contano le monete di entrambi.

circus_maximus-lesson-villa-title = In fila alla villa di Cesare
circus_maximus-lesson-villa =
    Prima tutti fanno la fila per i favori di Cesare. I ranghi più alti stanno davanti, quelli pari dietro a chi è arrivato prima.
    Ogni mercante lavora una volta al giorno, e chi resta a casa rende monete: un 8 o un 7 ne rende 3, un 1 o un 2 nessuna.
circus_maximus-lesson-villa-ask = Gioca il tuo 3: supera il 2 di Cato.
circus_maximus-lesson-villa-pass = Un favore vale bene un piccolo mercante. Mandane uno finché costa poco.
circus_maximus-lesson-villa-low = Quello starebbe dietro al 2 di Cato. Un rango in più e la prima scelta è tua.
circus_maximus-lesson-villa-high =
    Per superare il 2 di Cato basta un 3. I ranghi alti ti serviranno al Foro e ai luoghi degli spettacoli.

circus_maximus-lesson-enough-title = Sapersi fermare
circus_maximus-lesson-enough =
    Nessuno è davanti a te, quindi la prima scelta è tua. Chi passa non gioca più mercanti in questa fila, e i mercanti in mano
    restano per la prossima.
circus_maximus-lesson-enough-ask = Passa.
circus_maximus-lesson-enough-play = Sei già in testa. Un secondo favore ora costerebbe un mercante che ti serve per i biglietti.

circus_maximus-lesson-favour-title = Scegli un favore
circus_maximus-lesson-favour =
    La fila è servita da davanti. Un legionario paga solo 2 per il suo posto, ma uno corrotto paga 6, e al Colosseo ce n’è uno che
    aspetta.
circus_maximus-lesson-favour-ask = Prendi «legionario corrotto».
circus_maximus-lesson-favour-start =
    Essere primo giocatore è utile, ma se nessuno prende quella carta va a chi era in testa alla fila: a te.
circus_maximus-lesson-favour-other =
    Utile anche questo, ma guarda il Colosseo: lì aspetta un legionario, e solo la bustarella lo fa pagare 6.

circus_maximus-lesson-forum-title = In fila per i biglietti
circus_maximus-lesson-forum =
    Nessuno ha preso la carta primo giocatore, quindi è tua. Al Foro chi è davanti sceglie i biglietti migliori. Tu ne vuoi due:
    manda ora un mercante forte, ma tieni il tuo 8 per vendere.
circus_maximus-lesson-forum-ask = Gioca il tuo 7.
circus_maximus-lesson-forum-pass = Senza biglietti non c’è nulla da vendere.
circus_maximus-lesson-forum-eight = Tieni l’8. Ai luoghi degli spettacoli chi è davanti sceglie il visitatore più ricco.
circus_maximus-lesson-forum-low = Troppo basso: altri due giocano dopo di te, e tu vuoi la prima scelta.

circus_maximus-lesson-second-title = Un secondo biglietto
circus_maximus-lesson-second =
    Il tuo 7 è in testa, poi il 6 di Cato e il 4 di Flavia. Un altro mercante porta un secondo biglietto, e basta un 5 per venire
    prima di Flavia.
circus_maximus-lesson-second-ask = Gioca il tuo 5.
circus_maximus-lesson-second-pass = Due biglietti rendono quasi il doppio, e questo costa solo un 5.
circus_maximus-lesson-second-high = Funzionerebbe, ma quel mercante ti servirà ai luoghi degli spettacoli. Basta un 5.
circus_maximus-lesson-second-low = Quello starebbe dietro al 4 di Flavia. Un 5 no.

circus_maximus-lesson-done-title = Due bastano
circus_maximus-lesson-done =
    Ci sono quattro visitatori per i biglietti di tutti. Un terzo potrebbe non trovare compratori, e i biglietti invenduti non
    valgono nulla.
circus_maximus-lesson-done-ask = Passa.
circus_maximus-lesson-done-play = Ogni mercante che mandi ora ti mancherà per vendere. Due biglietti oggi bastano.

circus_maximus-lesson-ticket-title = La prima scelta
circus_maximus-lesson-ticket =
    Un palco vale 3 monete, un posto nell’arena 2, una balconata 1. Al Circo Massimo aspetta un senatore, che paga 6.
circus_maximus-lesson-ticket-ask = Prendi il palco per il Circo Massimo.
circus_maximus-lesson-ticket-later =
    Buono anche questo, ma il senatore al Circo Massimo è un compratore migliore. Prendi prima il suo.
circus_maximus-lesson-ticket-other = Un palco vale di più, e la prima scelta è tua.

circus_maximus-lesson-another-title = E uno per il legionario
circus_maximus-lesson-another =
    Tocca al tuo secondo mercante. Al Colosseo c’è il tuo legionario, e il palco per il Colosseo è ancora qui.
circus_maximus-lesson-another-ask = Prendi il palco per il Colosseo.
circus_maximus-lesson-another-circus =
    Al Circo Massimo aspettano solo due visitatori, e uno è già tuo. La tua bustarella serve al Colosseo.
circus_maximus-lesson-another-other = Con lo stesso visitatore un palco rende di più.

circus_maximus-lesson-sellers-title = In fila per vendere
circus_maximus-lesson-sellers =
    Ora ogni luogo ha la sua fila. Chi è davanti sceglie per primo un visitatore. Anche Cato ha un biglietto per il Circo Massimo,
    e ha ancora il suo 8.
circus_maximus-lesson-sellers-ask = Manda il tuo 8 al Circo Massimo.
circus_maximus-lesson-sellers-pass = I tuoi biglietti non valgono nulla se nessun mercante li vende.
circus_maximus-lesson-sellers-venue = Il senatore aspetta al Circo Massimo: è lì che serve il tuo 8.
circus_maximus-lesson-sellers-low = Cato potrebbe superarlo con il suo 8. A pari rango si sta dietro, quindi il tuo 8 è al sicuro.

circus_maximus-lesson-colosseum-title = L’altro biglietto
circus_maximus-lesson-colosseum =
    Flavia è al Colosseo con un 5. Chi è davanti sceglie il visitatore, e il tuo 6 starebbe davanti a lei.
circus_maximus-lesson-colosseum-ask = Manda il tuo 6 al Colosseo.
circus_maximus-lesson-colosseum-pass = Hai ancora un biglietto per il Colosseo. Qualcuno deve venderlo.
circus_maximus-lesson-colosseum-venue = Il tuo secondo biglietto è per il Colosseo.
circus_maximus-lesson-colosseum-low = Quello starebbe dietro al 5 di Flavia.

circus_maximus-lesson-close-title = Tutto è pronto
circus_maximus-lesson-close =
    Entrambi i biglietti hanno un venditore. I mercanti rimasti in mano rendono ciò che portano scritto.
circus_maximus-lesson-close-ask = Passa.
circus_maximus-lesson-close-play = Non hai più biglietti da vendere. A casa un mercante rende di più.

circus_maximus-lesson-sale-title = La tua prima vendita
circus_maximus-lesson-sale =
    Il tuo 8 è davanti. Il senatore paga 6, lo studente 3, ciascuno oltre ai 3 del palco.
circus_maximus-lesson-sale-ask = Vendi il palco al senatore.
circus_maximus-lesson-sale-other = Quello lascialo a Cato. Il senatore paga di più.

circus_maximus-lesson-bribe-title = Usa il favore
circus_maximus-lesson-bribe =
    Qui un artigiano paga 4 e un legionario 2, ma con la tua bustarella il legionario paga 6. Un favore serve una volta sola, poi
    è finito.
circus_maximus-lesson-bribe-ask = Premi prima il tuo favore «legionario corrotto», poi vendigli il palco.
circus_maximus-lesson-bribe-other = Così rende meno. Con il tuo favore il legionario paga 6.

circus_maximus-lesson-end-title = Il conto del giorno
circus_maximus-lesson-end =
    Due palchi, un senatore e un legionario corrotto, e una moneta per i mercanti a casa: 19, e sei in testa. Seguono altri due
    giorni, con eventi speciali che fanno pagare di più i visitatori di un luogo. Anche i favori che tieni fino alla fine valgono
    monete.
