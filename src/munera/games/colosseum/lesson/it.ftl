### The lesson of Colosseum: for each step a title, what is said and, if something is to be done, what; then the answers to other moves.

colosseum-lesson-welcome-title = Salve, impresario
colosseum-lesson-welcome =
    Gestisci un’arena nell’antica Roma, e così Cato e Flavia. Dopo cinque turni vince chi ha attirato il pubblico più grande a un
    solo spettacolo. Tutto il resto serve solo ad arrivarci.

colosseum-lesson-programs-title = I tuoi due spettacoli
colosseum-lesson-programs =
    Ogni tessera è uno spettacolo che puoi dare. I cerchi pieni sono le risorse che hai, gli anelli tratteggiati quelle che ti
    mancano. A Drama Ultima mancano una torcia e uno scenario; completo, attira 12 spettatori.

colosseum-lesson-invest-title = Un investimento
colosseum-lesson-invest =
    Ogni turno comincia con un investimento: un nuovo spettacolo, un’arena più grande, un palco o un abbonamento. Gli abbonati
    vengono a ogni tuo spettacolo: cinque spettatori in più, per tutti e cinque i turni.
colosseum-lesson-invest-ask = Acquista un abbonamento per 10.
colosseum-lesson-invest-pass =
    Potresti aspettare, ma è il momento migliore: prima acquisti un abbonamento, più spettacoli riempie.
colosseum-lesson-invest-program =
    Un bello spettacolo, ma non ne hai ancora le risorse, né un’arena abbastanza grande. Prima guadagna con ciò che hai.
colosseum-lesson-invest-arena = Un’arena più grande serve ai grandi spettacoli. Non ne hai ancora, quindi può aspettare un turno.
colosseum-lesson-invest-loge = Il palco ti dà un secondo dado, e fa comodo. Oggi un abbonamento rende di più.

colosseum-lesson-auction-title = Un’asta
colosseum-lesson-auction =
    Ora si acquistano risorse, tre per volta. Cato ha aperto il mercato V a 8. Lì non c’è nulla che manchi ai tuoi spettacoli, e
    chi si ritira qui può ancora offrire altrove.
colosseum-lesson-auction-ask = Ritirati.
colosseum-lesson-auction-bid =
    Puoi vincere una sola asta per turno. Tienila, con le tue monete, per un mercato con qualcosa che ti manca.

colosseum-lesson-market-title = Acquista ciò che manca
colosseum-lesson-market =
    Tocca a te aprire un mercato. Il mercato II ha la torcia che manca a Drama Ultima, e un musicista per l’altro tuo spettacolo.
    Nessuno può aprire sotto 8.
colosseum-lesson-market-ask = Apri il mercato II a 8.
colosseum-lesson-market-pass = Se passi, in questo turno non potrai più aprire mercati, e la torcia è lì che ti aspetta.
colosseum-lesson-market-other = Non quello: cerca una torcia. Ce l’ha solo il mercato II.
colosseum-lesson-market-bid = Puoi aprire più in alto, ma ogni moneta oltre 8 è un regalo alla banca, se nessuno rilancia.

colosseum-lesson-raise-title = Qualcuno rilancia
colosseum-lesson-raise =
    Flavia offre 9. La torcia li vale ancora? Una risorsa in meno costa subito due spettatori a Drama Ultima, e ogni spettatore ti
    paga una moneta. La torcia ti servirà anche nei prossimi turni.
colosseum-lesson-raise-ask = Rilancia a 10.
colosseum-lesson-raise-pass = Una moneta in più è poco per una torcia: sul tavolo ce n’è una sola.
colosseum-lesson-raise-more = Una in più basta. Se lei continua, potrai ripensarci.

colosseum-lesson-trade-title = Fai un affare
colosseum-lesson-trade =
    Ora puoi commerciare. Ti serve uno scenario, e Cato ne ha uno che non può usare. A lui serve un terzo cavallo, e tu ne hai due
    che non ti servono. Un buon affare aiuta entrambi.
colosseum-lesson-trade-ask = Offri a Cato un cavallo per il suo scenario.
colosseum-lesson-trade-pass = C’è un buon affare che ti aspetta: un cavallo per uno scenario. Provaci prima di finire.
colosseum-lesson-trade-give = Dai qualcosa di cui puoi fare a meno. Nessuno dei tuoi spettacoli chiede cavalli.
colosseum-lesson-trade-want = Chiedi ciò che manca a Drama Ultima: uno scenario.
colosseum-lesson-trade-coins = In un affare possono entrare monete, ma questo è alla pari: una risorsa per una risorsa.
colosseum-lesson-trade-whom = Cerca chi ha uno scenario di troppo e vuole un cavallo: Cato.

colosseum-lesson-traded-title = Completo!
colosseum-lesson-traded =
    Cato accetta: Drama Ultima ora ha tutto ciò che serve. Con tre cavalli lui prende il premio dei cavalli, che gli dà quattro
    spettatori in più. Tu hai il premio degli attori.
colosseum-lesson-traded-ask = Hai finito di commerciare: premi «Finisci di commerciare».
colosseum-lesson-traded-more = Hai ciò che ti serve. Altri affari ora aiuterebbero solo gli altri.

colosseum-lesson-offered-title = Un’offerta per te
colosseum-lesson-offered =
    Flavia offre un gladiatore per un attore. Prima fai i conti: senza il terzo attore al tuo spettacolo manca una risorsa e perdi
    il premio. Sono sei spettatori per un gladiatore che non ti serve.
colosseum-lesson-offered-ask = Rifiuta.
colosseum-lesson-offered-accept = Oggi ti costerebbe sei spettatori. Di’ di no; lei non se la prenderà.
colosseum-lesson-offered-counter = Potresti chiedere di più in cambio, ma oggi un attore per te vale troppo.

colosseum-lesson-show-title = Lo spettacolo
colosseum-lesson-show =
    Cato ha attirato 23 spettatori. Sai fare meglio? Uno spettacolo comincia con il dado: muove uno dei nobili che percorrono la
    strada. Chi è nella tua arena quando lo spettacolo comincia vi assiste.
colosseum-lesson-show-ask = Inizia lo spettacolo.
colosseum-lesson-show-pass = Hai uno spettacolo completo e tutti quei posti da riempire. Non perdere l’occasione.

colosseum-lesson-noble-title = Un nobile ospite
colosseum-lesson-noble =
    Hai ottenuto 2. Il senatore sulla casella 19 è a due passi dalla tua arena, e un senatore vale tre spettatori; un console ne
    porterebbe cinque, l’Imperatore sette. Un nobile che termina su un’area di riposo ti frutta invece una medaglia.
colosseum-lesson-noble-ask = Muovi quel senatore nella tua arena.
colosseum-lesson-noble-other = Con un 2 quello non arriva alla tua arena. Il senatore sulla casella 19 sì.

colosseum-lesson-produce-title = Conta il pubblico
colosseum-lesson-produce =
    Scegli Drama Ultima e guarda la somma prima di confermare: 12 per lo spettacolo completo, 5 per l’abbonamento, 4 per il premio
    degli attori, 3 per il senatore.
colosseum-lesson-produce-ask = Produci Drama Ultima.
colosseum-lesson-produce-other = L’altro tuo spettacolo è più piccolo, e conta il migliore. Puoi produrne uno solo per turno.

colosseum-lesson-podium-title = 24!
colosseum-lesson-podium =
    Il pubblico più grande finora, e 24 monete nella tua borsa: ogni spettatore ne paga una. Nella cerimonia di chiusura chi è in
    testa riceve un podium, che vale tre spettatori in ogni spettacolo successivo.

colosseum-lesson-discard-title = Qualcosa si consuma
colosseum-lesson-discard =
    Chi ha dato uno spettacolo perde una delle risorse usate. Perdi la più facile da ritrovare: nei mercati ci sono due scenari.
colosseum-lesson-discard-ask = Scarta uno scenario.
colosseum-lesson-discard-comedian = Con due attori il premio sarebbe perso, e con esso i suoi quattro spettatori.
colosseum-lesson-discard-torch =
    L’hai pagata 10, e i grandi spettacoli ne vogliono altre. Uno scenario è più facile da sostituire.

colosseum-lesson-donation-title = L’ultimo può chiedere
colosseum-lesson-donation =
    L’ultimo per punteggio può prendere una risorsa da chi ha ricevuto il podium. Flavia ti chiede un cavallo. Stare in testa ha
    il suo prezzo.

colosseum-lesson-end-title = Questo era un turno
colosseum-lesson-end =
    Altri quattro così, e conta il tuo spettacolo migliore. D’ora in poi: acquista uno spettacolo più grande, amplia l’arena per
    ospitarlo e raccogli le sue risorse. Ogni altro spettacolo già prodotto porta cinque spettatori fedeli in più.
