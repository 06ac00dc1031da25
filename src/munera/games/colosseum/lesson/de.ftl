### The lesson of Colosseum: for each step a title, what is said and, if something is to be done, what; then the answers to other moves.

colosseum-lesson-welcome-title = Willkommen, Impresario
colosseum-lesson-welcome =
    Du leitest eine Arena im alten Rom, Cato und Flavia auch. Nach fünf Runden gewinnt, wer zu einer einzigen Aufführung das
    größte Publikum angelockt hat. Alles andere hilft dir nur dorthin.

colosseum-lesson-programs-title = Deine zwei Programme
colosseum-lesson-programs =
    Ein Programm ist eine Aufführung, die du geben kannst. Volle Kreise sind Plättchen, die du hast, gestrichelte Ringe solche,
    die fehlen. Drama Ultima braucht noch eine Fackel und eine Kulisse; vollständig lockt es 12 Zuschauer an.

colosseum-lesson-invest-title = Eine Investition
colosseum-lesson-invest =
    Jede Runde beginnt mit einer Investition: ein neues Programm, eine größere Arena, die Kaiserloge oder ein Luxusplatz. Ein
    Luxusplatz bringt dir in jeder Aufführung fünf Zuschauer mehr, alle fünf Runden lang.
colosseum-lesson-invest-ask = Kaufe einen Luxusplatz für 10.
colosseum-lesson-invest-pass =
    Du könntest warten, aber jetzt lohnt es sich am meisten: Je früher du einen Luxusplatz kaufst, desto mehr Aufführungen füllt
    er.
colosseum-lesson-invest-program =
    Eine schöne Aufführung, aber dir fehlen noch ihre Plättchen und eine Arena, die groß genug ist. Verdiene erst mit dem, was du
    hast.
colosseum-lesson-invest-arena =
    Eine größere Arena ist für die großen Programme. Du hast noch keines, also kann sie eine Runde warten.
colosseum-lesson-invest-loge = Die Loge gibt dir einen zweiten Würfel, und das ist praktisch. Ein Luxusplatz bringt heute mehr.

colosseum-lesson-auction-title = Eine Versteigerung
colosseum-lesson-auction =
    Jetzt werden Plättchen gekauft, immer drei auf einmal. Cato hat Markt V mit 8 eröffnet. Dort liegt nichts, was deinen
    Programmen fehlt, und wer hier aussteigt, darf anderswo noch bieten.
colosseum-lesson-auction-ask = Steig aus.
colosseum-lesson-auction-bid =
    Du kannst nur eine Versteigerung je Runde gewinnen. Spar sie und deine Münzen für einen Markt mit etwas, das dir fehlt.

colosseum-lesson-market-title = Kaufe, was fehlt
colosseum-lesson-market =
    Jetzt darfst du einen Markt eröffnen. In Markt II liegen die Fackel, die Drama Ultima fehlt, und ein Musiker für dein anderes
    Programm. Unter 8 kann niemand eröffnen.
colosseum-lesson-market-ask = Eröffne Markt II mit 8.
colosseum-lesson-market-pass =
    Wenn du passt, darfst du in dieser Runde keinen Markt mehr eröffnen, und die Fackel liegt doch bereit.
colosseum-lesson-market-other = Nicht den: Such nach einer Fackel. Nur Markt II hat sie.
colosseum-lesson-market-bid = Du darfst höher eröffnen, aber jede Münze über 8 ist ein Geschenk an die Bank, wenn niemand erhöht.

colosseum-lesson-raise-title = Jemand erhöht
colosseum-lesson-raise =
    Flavia bietet 9. Ist dir die Fackel das noch wert? Ein Plättchen weniger kostet Drama Ultima jetzt zwei Zuschauer, und jeder
    Zuschauer zahlt dir eine Münze. Die Fackel nützt dir auch in späteren Runden.
colosseum-lesson-raise-ask = Erhöhe auf 10.
colosseum-lesson-raise-pass = Eine Münze mehr ist wenig für eine Fackel: Es liegt nur eine auf dem Tisch.
colosseum-lesson-raise-more = Eine mehr reicht. Macht sie weiter, kannst du neu überlegen.

colosseum-lesson-trade-title = Ein gutes Geschäft
colosseum-lesson-trade =
    Jetzt darfst du handeln. Du brauchst eine Kulisse, und Cato hat eine, mit der er nichts anfangen kann. Er braucht ein drittes
    Pferd, und du hast zwei, die du nicht brauchst. Gute Geschäfte helfen beiden.
colosseum-lesson-trade-ask = Biete Cato ein Pferd gegen seine Kulisse.
colosseum-lesson-trade-pass = Da wartet ein gutes Geschäft: ein Pferd gegen eine Kulisse. Versuch es, bevor du aufhörst.
colosseum-lesson-trade-give = Gib etwas, das du entbehren kannst. Keines deiner Programme braucht Pferde.
colosseum-lesson-trade-want = Verlange, was Drama Ultima fehlt: eine Kulisse.
colosseum-lesson-trade-coins = Auch Münzen können dabei sein, aber hier geht es auf: ein Plättchen gegen eines.
colosseum-lesson-trade-whom = Such jemanden, der eine Kulisse übrig hat und ein Pferd will: Cato.

colosseum-lesson-traded-title = Vollständig!
colosseum-lesson-traded =
    Cato nimmt an: Drama Ultima hat nun alles, was es braucht. Mit drei Pferden bekommt er den Star der Pferde und damit vier
    Zuschauer mehr. Du hast den Star der Komödianten.
colosseum-lesson-traded-ask = Du hast genug gehandelt: Klicke „Handel beenden“.
colosseum-lesson-traded-more = Du hast, was du brauchst. Weitere Geschäfte würden jetzt nur den anderen helfen.

colosseum-lesson-offered-title = Ein Angebot an dich
colosseum-lesson-offered =
    Flavia bietet einen Gladiator gegen einen Komödianten. Rechne erst: Ohne den dritten Komödianten fehlt deiner Aufführung ein
    Plättchen, und du verlierst den Star. Das sind sechs Zuschauer für einen Gladiator, den du nicht brauchst.
colosseum-lesson-offered-ask = Lehne ab.
colosseum-lesson-offered-accept = Das würde dich heute sechs Zuschauer kosten. Sag nein; sie nimmt es dir nicht übel.
colosseum-lesson-offered-counter = Du könntest mehr dafür verlangen, aber ein Komödiant ist dir heute zu viel wert.

colosseum-lesson-show-title = Die Aufführung
colosseum-lesson-show =
    Cato hat 23 Zuschauer angelockt. Kannst du mehr? Eine Aufführung beginnt mit dem Würfel: Er bewegt einen der Adligen, die auf
    dem Weg unterwegs sind. Wer in deiner Arena steht, wenn die Aufführung beginnt, sieht zu.
colosseum-lesson-show-ask = Beginne deine Aufführung.
colosseum-lesson-show-pass = Dein Programm ist vollständig, und viele Plätze sind zu füllen. Lass dir das nicht entgehen.

colosseum-lesson-noble-title = Ein adliger Gast
colosseum-lesson-noble =
    Du hast 2 gewürfelt. Der Senator auf Feld 19 ist zwei Schritte von deiner Arena entfernt, und ein Senator bringt drei
    Zuschauer; ein Konsul brächte fünf, der Kaiser sieben. Ein Adliger, der auf einem Rastplatz endet, bringt dir stattdessen eine
    Medaille.
colosseum-lesson-noble-ask = Ziehe diesen Senator in deine Arena.
colosseum-lesson-noble-other = Der kommt mit einer 2 nicht in deine Arena. Der Senator auf Feld 19 schon.

colosseum-lesson-produce-title = Zähle das Publikum
colosseum-lesson-produce =
    Wähle Drama Ultima und sieh dir die Summe an, bevor du dich festlegst: 12 für das vollständige Programm, 5 für den Luxusplatz,
    4 für den Star der Komödianten, 3 für den Senator.
colosseum-lesson-produce-ask = Führe Drama Ultima auf.
colosseum-lesson-produce-other =
    Dein anderes Programm ist kleiner, und die beste Aufführung zählt. Du kannst nur eines je Runde aufführen.

colosseum-lesson-podium-title = 24!
colosseum-lesson-podium =
    Das größte Publikum bisher, und 24 Münzen in deiner Kasse: Jeder Zuschauer zahlt eine. In der Abschlusszeremonie bekommt, wer
    führt, ein Podium. Es bringt in jeder späteren Aufführung drei Zuschauer.

colosseum-lesson-discard-title = Etwas nutzt sich ab
colosseum-lesson-discard =
    Wer etwas aufgeführt hat, verliert ein dabei eingesetztes Plättchen. Gib her, was leicht wiederkommt: In den Märkten liegen
    zwei Kulissen.
colosseum-lesson-discard-ask = Lege eine Kulisse ab.
colosseum-lesson-discard-comedian = Mit zwei Komödianten wäre der Star weg, und seine vier Zuschauer auch.
colosseum-lesson-discard-torch =
    Du hast 10 dafür bezahlt, und die großen Programme brauchen noch mehr davon. Eine Kulisse ist leichter zu ersetzen.

colosseum-lesson-donation-title = Der Letzte darf bitten
colosseum-lesson-donation =
    Wer den niedrigsten Rekord hat, darf sich ein Plättchen von dem nehmen, der das Podium bekam. Flavia bittet dich um ein Pferd.
    Führen hat seinen Preis.

colosseum-lesson-end-title = Das war eine Runde
colosseum-lesson-end =
    Noch vier davon, und deine beste Aufführung zählt. Ab jetzt: Kaufe ein größeres Programm, erweitere dafür deine Arena und
    sammle seine Plättchen. Jedes andere Programm, das du schon aufgeführt hast, bringt fünf treue Zuschauer mehr.
