/**
 * Words of danger in everyday sentences, removed before the server reads a text: detectors that blink, "dying to
 * try", a doctor's certificate. Written as in src/lib/danger/words.ts.
 */
import type { DangerWords } from "../../lib/danger/words.ts";
import type { LanguageTag } from "../../lib/messages/languages.ts";

export const EVERYDAY: Readonly<Record<LanguageTag, string>> = {
  en: `paramedic* training, paramedic* ~ conference, paramedic* ~ training, doctors ~ conference, pen exploded, exploded ~ pocket, fire tower, fire station tour, game is on fire, paramedic* ball, paramedic* conference, doctors ball, first aid course*, first aid training, first aid kit*, first aid workshop, emergency training, police ball, police choir, police conference, cardiac surgery congress, cardiac surgery conference, cardiology congress, fire brigade ball, firefighter* ball, emergency medicine congress, stain ~ ~ blood, looks like blood ~ shirt, blood stain*, bloodstain*, knife ~ ~ birthday cake, smoke detector*, smoke sensor*, smoke alarm*, heat detector*, gas detector*, fire alarm ~ blink*, fire alarm ~ beep*, fire alarm ~ chirp*, fire
    alarm ~ batter*, fire alarm ~ flash*, blinking ~ fire alarm, beep* ~ fire alarm, batter* ~ fire alarm, fire alarm panel, fire alarm light, fire
    drill*, fire blanket*, fire escape*, fire exit*, fire safety, co alarm ~ batter*, co alarm ~ blink*, co alarm ~ beep*, dying for, dying to, dying
    of laugh*, dying of hunger, dying of thirst, dying of curiosity, dying of boredom, dying of heat, dying from laugh*, dying laughing, dying here of
    laugh*, dying with laugh*, die of laugh*, died laughing, died of laugh*, died of embarrass*, to die for, phone is dying, battery is dying, battery
    died, plant* ~ dying, flowers ~ dying, kill for, killing time, feet are killing me, gave ~ heart attack, heart attack ~ bill, heart attack ~
    price*, heart attack on a plate, heart attack burger*, doctor s note*, doctor note*, doctor s certificate*, doctor s letter*, certificate ~
    doctor, note ~ doctor, medical certificate, doctor s prescription*, prescription ~ doctor, i am a doctor, i m a doctor, doctor said, doctor told,
    no doctor, dont need ~ doctor, not need ~ doctor, no need ~ doctor, doctor* conference, doctors congress, doctor strange, police report*, police
    certificate, report ~ police, police clearance, police registration, registration ~ police, no police, no fire, not on fire, no ambulance, no
    smoke, isn t bleeding, not bleeding, no blood, false alarm, blood orange*, bloody mary*, blood pressure, blood sugar, blood test*, bleeding nose
    stopped, fire wood, firewood, food was fire, breakfast is fire, breakfast was fire, pizza is fire, music is fire, view is fire, straight fire,
    absolutely fire, light a fire, fire bowl*, fire show*, gas heater*, gas cooker*, gas fireplace*, gas barbecue*, gas hob*, gas lamp*, gas mileage,
    bill ~ gas, choking hazard, photo bomb*, stroke class, butterfly stroke, different stroke*, water gun*, nerf gun*, massage gun*, give it a shot,
    golf shot*, best shot, murder mystery, murder dinner, emergency contact*, emergency number*, emergency light*, emergency kit*, emergency charger,
    fashion emergency, coffee emergency, knife set*, palette knife, knife ~ cake, knife ~ cheese, knife ~ bread, knife ~ fruit, knife ~ butter, steak
    ~ knife, smoking area*, smoking balcon*, smoking room*, smoked salmon, burning candle*, burning calories, lights ~ burning, drowning in work,
    drowning in emails, got robbed of sleep, police car toy, toy police, fire truck*, fire engine*, toy ambulance, toy gun*, drop dead, dead tired,
    sunburn*, is the bomb, are the bomb, was the bomb, nobody is bleeding, no one is bleeding, knives for the, more knives, clean knives, dont need ~
    ambulance, no need ~ ambulance, not need ~ ambulance, ambulance ~ not needed, dont need ~ police, nearly had ~ heart attack, almost had ~ heart
    attack, lost ~ police, wallet ~ police, police ~ wallet, police ~ lost and found, police dog*, doctor ~ vaccin*, toilet ~ chok*, sink ~ chok*,
    drain ~ chok*, drowning in towels, drowning in dirty, drowning in laundry, locked out, blue eyes, touched me deeply, touched me so, bonfire*, log
    fire*, open fire*, fire lit, light ~ fire tonight, light the fire, lit the fire, fire going tonight, smell* ~ cigarette*, cigarette smoke,
    cigarette* ~ smok*, smok* ~ cigar*, cigar smoke, stale smoke, cold smoke, smok* ~ next door, smok* ~ next balcony, smok* ~ balcony, balcony ~
    smok*, smok* ~ neighbo*, neighbo* ~ smok*, smok* ~ ~ non smoking, non smoking ~ ~ smoke*, previous guest* ~ smok*, smok* ~ previous guest*, smok*
    ~ ~ another room, smok* ~ ~ different room, smok* ~ change room*, smell* of smoke ~ ~ change, smell* of smoke ~ ~ another room, someone smok*,
    somebody smok*, people smok*, second hand smoke, burned toast, toast ~ burn*, croissant* ~ burn*, burn* ~ croissant*, burnt ~ toast, bread ~
    burn*, pancakes ~ burn*, bacon ~ burn*, pizza ~ burn*, coffee ~ burn*, hair dryer ~ burn* out, hairdryer ~ burn* out, burnt out, burned out, hair
    dryer ~ died, bulb ~ burn*, so fire, pure fire, absolute fire, was on fire last night, chef is on fire, chef was on fire, on fire ~ chef, kitchen
    is on fire compliment*, set the place on fire, dying of the heat, dying in this heat, dying from the heat, dying without, die without, dying for
    a, dying here ~ hot, dying here ~ heat, die for, heart attack ~ minibar, price* ~ heart attack, bill ~ heart attack, gas fire pit, gas ~ grill*,
    gas ~ bbq, emergency exit*, emergency lamp*, exit light*, exit sign*, fire pit, jump* in ~ pool, jump* into ~ pool, killing it, killed it, burger*
    ~ fire, wings ~ fire, dinner was fire, food ~ is fire, fire ~ food, pasta was fire, cocktails were fire, baby is coming with, baby is coming
    along, baby is coming too, fire ~ fireplace, blood mary, knife and ~ board, knife ~ cutting board, do you have ~ knife, you have ~ sharp knife,
    need a knife, need a sharp knife, need a big knife, borrow ~ knife, lend ~ knife, knife and ~ plates, knife and fork*, sharp knife to, sharp knife
    for, sharp knife please, could we have ~ knife, could i have ~ knife, can we have ~ knife, can i have ~ knife, can we get ~ knife, could we get ~
    knife, knife ~ watermelon, knife ~ melon, knife ~ pineapple, knife ~ fish, knife ~ mango, knife ~ birthday, grill fire, wood fire*, wood fired,
    fire ~ wood oven, fire ~ grill, campfire*, husband is a doctor, wife is a doctor, he is a doctor, she is a doctor, son is a doctor, daughter is a
    doctor, doctor s appointment*, doctor appointment*, appointment ~ doctor, doctor s office, doctor s visit, fire ~ bonfire, fire tonight, oven
    fire, he beats her at, snoring ~ second room, beats her every time, beating ~ wife at, beating my wife at, beating ~ girlfriend at`,
  de: `notarzte ~ kongress*, kongress* ~ notarzt*, notarzte ~ tagung*, sanitater ~ kongress*, feuerwehrtreffen*, feuerwehrturm, feuerwehrmuseum, arzteball*, notarztekongress*, notarzt kongress, notarzttagung*, sanitatertagung*, erste hilfe kurs*, notfallkurs*, notfalltraining*, notfallschulung*, polizeiball*, polizeichor*, feuerwehrball*, feuerwehrfest*, rettungskongress*, blutfleck*, fleck ~ ~ blut, sieht aus wie blut, rauchmelder*, rauchwarnmelder*, brandmelder*, feuermelder*, gasmelder*, rauchsensor*, rauch melder*, feueralarm ~ blink*, feueralarm ~ piep*,
    feueralarm ~ batterie*, feueralarm ~ prob*, probealarm*, feuerloscher*, feuertreppe*, feuerleiter*, feuerubung*, feuerschutz*, co melder ~ blink*,
    co melder ~ piep*, co melder ~ batterie*, sterbe ~ vor lachen, sterbe ~ vor hunger, sterbe ~ vor neugier*, sterbe ~ vor langeweile, sterben ~ vor
    lachen, zum sterben schon*, zum sterben lecker*, zum sterben gut, sterbenslangweilig*, vor lachen, handy ~ stirbt, akku stirbt, todmude, lache
    mich tot, lach mich tot, totgelacht, tot gelacht, attest*, arztattest*, arztlich* attest*, arzt ~ attest, attest ~ arzt, krankschreibung ~ arzt,
    krankschreib* ~ arzt, arztbrief*, arztrechnung*, arztrezept*, rezept ~ arzt, arzt ~ rezept, bin arzt, bin arztin, kein arzt, keinen arzt, keine
    arztin, arztekongress*, arztetagung*, arztebund*, arzt ~ krankschreib*, bescheinigung ~ arzt, arzt ~ bescheinigung, doktor ~ bescheinigung,
    doktorarbeit, doktortitel, polizeiliche anmeldung, polizeiliche meldung, polizeibericht*, anzeige ~ polizei, polizei ~ anzeige, polizeiruf, keine
    polizei, kein feuer, keine gefahr, keinen krankenwagen, kein krankenwagen, kein notarzt, keinen notarzt, blutet nicht*, nicht mehr blut*,
    fehlalarm*, blutorange*, blutdruck*, blutzucker*, bluttest*, feuerwerk*, feuerstelle*, feuerschale*, feuerkorb*, feuerholz*, feuerzeug*, feuer
    machen, feuerzangenbowle, kamin ~ feuer, feuertopf*, gasgrill*, gasherd*, gaskocher*, gasflasche*, gasheiz*, gaslampe*, gasthaus*, gasthof*,
    herzinfarkt ~ preis*, herzinfarkt ~ rechnung, fast ~ herzinfarkt, notfallkontakt*, notfallnummer*, notrufnummer*, kein notruf, notfallset,
    notfallkoffer, messer zum, messer fur, obstmesser*, taschenmesser*, kuchenmesser*, kuchenmesser, messerset*, messerblock, ein messer ~ kuchen, ein
    messer ~ obst, raucherzimmer, raucherbereich*, raucherecke*, verbrannte pizza, sonnenbrand*, brennt darauf, brennend interess*, brennen darauf,
    brennt ~ lampe, lampe ~ brennt, wasserpistole*, massagepistole*, spielzeugpistole*, krimidinner, bei einbruch, einbruch ~ dunkelheit, uberfallig,
    ertrinke in, ertrinken in arbeit, arzt ~ in rente, fussball ~ geschlagen, sahne schlag*, sterbe vor durst, sterbe vor hitze, sterbe vor mudigkeit,
    sterben vor hunger, sterben vor neugier*, sterben vor langeweile, gestorben vor hunger, gestorben vor langeweile, einbruch der nacht, bin selbst
    arzt, bin selber arzt, bin selbst arztin, krankenwagen brauchen wir nicht, krankenwagen brauche ich nicht, krankenwagen braucht es nicht, arzt
    brauchen wir nicht, arzt brauche ich nicht, arzt ist nicht notig, arzt nicht notig, krankenwagen nicht notig, krankenwagen ist nicht notig,
    polizei nicht notig, polizei melden, verloren* ~ polizei, polizei ~ verloren*, verlust* ~ polizei, hitze ~ bringt mich um, warme ~ bringt mich um,
    rucken ~ bringt mich um, schuhe ~ bringen mich um, fusse ~ bringen mich um, leicht verbrannt, kaminfeuer*, feuer im kamin, kamin an, kamin ~
    brenn*, kamin ~ angezund*, kamin ~ anzund*, kaminabend, feuer ~ garten heute, lagerfeuer*, osterfeuer, brennholz, zigarettenrauch*,
    zigarettenqualm, zigarette* ~ rauch*, rauch* ~ zigarette*, riecht nach zigarette*, riecht ~ rauch ~ nichtraucher*, nichtraucher* ~ ~ rauch*,
    nichtraucher* ~ ~ qualm*, rauch ~ ~ nichtraucher*, rauch* ~ nichtraucher*, kalter rauch, kaltem rauch, kalten rauch, kalt* qualm, raucher*, rauch*
    ~ nachbar*, nachbar* ~ rauch*, nachbar* ~ qualm*, qualm* ~ nachbar*, rauch ~ balkon, balkon ~ rauch*, nebenan ~ rauch*, rauch ~ nebenan, rauch ~
    vormieter*, rauch* ~ ~ anderes zimmer, rauch ~ ~ zimmer wechseln, riecht ~ rauch ~ ~ anderes, toast ~ verbrann*, verbrann* ~ toast, croissant* ~
    verbrann*, verbrann* ~ croissant*, brotchen ~ verbrann*, verbrann* ~ brotchen, semmel* ~ verbrann*, brot ~ verbrann*, ei ~ verbrann*, spiegelei* ~
    verbrann*, kuchen ~ verbrann*, schnitzel ~ verbrann*, fon ~ durchgebrannt, fohn ~ durchgebrannt, durchgebrannt, birne ~ durchgebrann*, feuer und
    flamme, feuer im essen, feuer auf der zunge, sterben vor hitze, sterbe ohne, sterben ohne, ohne kaffee ~ sterb*, sterbe ~ ohne kaffee, sterbe fur,
    sterben fur, zum sterben, stirbt man vor hitze, umkommen vor hitze, komme um vor hitze, gehen ein vor hitze, herzinfarkt bei, herzkasper,
    notausgang*, notausgangs*, notbeleuchtung, fluchtweg*, springt ~ ins wasser, brennt ~ interess*, essen ~ feuer, brennt ~ ~ kamin*, *preis* ~ ~
    herzinfarkt, minibarpreis* ~ ~ ~ herzinfarkt, zimmerpreis* ~ ~ herzinfarkt, preis* ~ ~ herzinfarkt, rechnung ~ ~ herzinfarkt, messer und teller,
    messer und gabel, scharfes messer fur, scharfes messer zum, haben sie ~ messer, habt ihr ~ messer, hatten sie ~ messer, brauchen ein messer,
    brauche ein messer, brauchen ein scharfes messer, brauche ein scharfes messer, messer ausleihen, messer leihen, messer ~ wassermelone, messer ~
    melone, messer ~ kuchen, messer ~ torte, messer ~ fisch, messer ~ obst, messer ~ ananas, messer bekommen, feuer im grill, holzofen*, mann ist
    arzt, frau ist arztin, mann ist artz, arzttermin*, termin beim arzt, termin ~ arzt, arztbesuch*, brennt ~ lagerfeuer, lagerfeuer ~ brennt, brennt
    ~ grillfeuer, brennt ~ holzofen, brennt ~ holzbackofen`,
  fr: `rassemblement de pompiers, congres ~ pompier*, congres ~ urgentiste*, stylo ~ explose, caserne ~ pompier*, tour des pompiers, bal des pompiers, bal des medecins, congres ~ medecin*, congres d urgentistes, congres de medecine ~ urgence, formation ~ urgence*, formation aux premiers secours, formation premiers secours, cours de secours, premiers secours formation, congres ~ police, chorale de la police, tache ~ ~ sang, ressemble a du sang, detecteur* de fumee, detecteur* d incendie, detecteurs fumee, detecteur fumee, detecteur* de gaz, alarme incendie ~ clignot*, alarme incendie ~
    pile*, alarme incendie ~ bip*, alarme incendie ~ test*, clignot* ~ alarme incendie, exercice incendie, exercice d incendie, essai ~ alarme
    incendie, extincteur*, porte coupe feu, escalier de secours, issue de secours, issues de secours, meurs d envie, meurt d envie, mourir d envie,
    meurs de rire, mort de rire, morte de rire, morts de rire, mourir de rire, mourrir de rire, meurs de faim, meurt de faim, mort de faim, meurs de
    soif, meurt de soif, meurs de curiosite, meurs de chaud, meurs de froid, meurs d impatience, meurs d ennui, tuer le temps, tordre de rire,
    etouffe* de rire, etouffe* de chaleur, on etouffe ici, etouffe ~ clim*, certificat* medica*, certificat ~ medecin, medecin ~ certificat,
    certificat ~ docteur, docteur ~ certificat, certificat medical ~ medecin, attestation ~ medecin, attestation medicale ~ medecin, arret de travail
    ~ medecin, arret maladie ~ medecin, medecin ~ arret maladie, ordonnance ~ medecin, ordonnance ~ docteur, medecin ~ ordonnance, mot du medecin,
    suis medecin, suis docteur, pas de medecin, pas besoin ~ medecin, congres ~ medecin*, visite medicale, medecin traitant, plainte ~ police, police
    d assurance, police de caractere*, fiche de police, fiches de police, main courante, pas la police, pas de feu, pas de fumee, aucune fumee, ne
    saigne plus, ne saigne pas, fausse alerte, orange* sanguine*, tension arterielle, prise de sang, bois pour ~ feu, feu dans ~ cheminee, cheminee ~
    feu, allumer ~ feu, feux rouges, feu vert, feux de signalisation, coup de feu en cuisine, du feu pour, avez vous du feu, pot au feu, cuisine au
    feu, plaque* ~ gaz, cuisiniere ~ gaz, rechaud ~ gaz, bouteille* de gaz, barbecue ~ gaz, chauffage ~ gaz, eau gazeuse, crise cardiaque ~ prix,
    crise cardiaque ~ addition, crise cardiaque ~ facture, prix ~ crise cardiaque, failli ~ crise cardiaque, frole ~ crise cardiaque, contact* d
    urgence, numero d urgence, numeros d urgence, pas une urgence, rien d urgent, couteau pour, couteau de table, couteau ~ fruits, couteau ~ steak,
    couteau ~ beurre, couteau ~ fromage, couteau a huitre*, coin fumeur*, zone fumeur*, saumon fume, calories brulees, brule* ~ envie, brule les
    calories, coup de soleil, ampoule ~ brule*, pistolet* a eau, pistolet de massage, soiree enquete, murder party, camion de pompier*, jouet ~
    pompier*, bal des pompiers, calendrier* ~ pompier*, se noyer dans le travail, pas besoin ~ ambulance, pas besoin ~ police, pas besoin ~ pompiers,
    declaration ~ ~ police, perte ~ police, perdu* ~ police, feu ~ cheminee, cheminee ~ allum*, allum* ~ cheminee, feu de joie, feu de la saint jean,
    brasier ~ soir, bois ~ feu, odeur de cigarette*, sent ~ cigarette*, cigarette* ~ fumee, fumee ~ cigarette*, fumee ~ voisin*, voisin* ~ fume*,
    fumee ~ balcon, balcon ~ fumee, balcon ~ fume, fumee froide, tabac froid, non fumeur*, fumeur*, fumee ~ tabac, tabac, sent la fumee ~ ~ changer,
    fumee ~ ~ changer ~ chambre, toast* ~ brule*, pain* ~ brule*, croissant* ~ brule*, brule* ~ croissant*, brule* ~ toast*, tartine* ~ brule*, pain*
    ~ crame*, crepe* ~ brule*, pizza ~ brulee, gratin ~ brule, croque monsieur ~ brule*, seche cheveux ~ grille, seche cheveux ~ brule, seche cheveux
    ~ crame, seche cheveux ~ lache, ampoule* ~ grill*, grille pain, du feu de dieu, cuisine du feu, a mis le feu ~ ambiance, mis le feu a la piste,
    meurs de chaleur, mourir de chaud, mourir de chaleur, meurt de chaud, meurt de chaleur, mourrons de chaud, creve* de chaud, creve* de chaleur,
    meurs sans, mourir sans, sans cafe ~ meur*, vais mourir sans, a mourir, a tomber, crise cardiaque en voyant, infarctus ~ prix, infarctus ~
    addition, infarctus en voyant, gaz ~ barbecue, plancha ~ gaz, issue* de secours, sortie* de secours, eclairage de secours, lumiere de secours,
    bloc de secours, voyant ~ secours, saut* ~ dans ~ piscine, bebe arrive avec, bebe arrive demain, bebe arrive a, bebe arrive en, cuisine ~ tuerie,
    une tuerie, couteau et ~ assiettes, couteau bien aiguise, avez vous ~ couteau, auriez vous ~ couteau, besoin d un couteau, besoin d un grand
    couteau, emprunter ~ couteau, preter ~ couteau, couteau ~ gateau, couteau ~ pasteque, couteau ~ melon, couteau ~ poisson, feu de bois, feu de
    camp, feu du barbecue, feu du grill, mari est medecin, femme est medecin, mari est docteur, femme est docteur, rendez vous chez le medecin, rendez
    vous ~ medecin, rdv ~ medecin, rendez vous ~ docteur, rdv ~ docteur, pourrait avoir un couteau, pourrions avoir un couteau, peut on avoir un
    couteau`,
  es: `esta que arde, que arde el partido, boligrafo exploto, encuentro de bomberos, torre de bomberos, baile de los bomberos, congreso de medicos, congreso medico, congreso de cirugia cardiaca, congreso ~ emergencia*, curso de primeros auxilios, primeros auxilios, formacion ~ emergencia*, curso ~ emergencia*, coro de la policia, congreso ~ policia, mancha ~ ~ sangre, parece sangre, detector* de humo*, detector* de gas, sensor* de humo*, alarma* de humo*, alarma* ~ incendio* ~ parpade*, alarma* ~ incendio* ~ pil*, alarma* ~
    incendio* ~ bateria, alarma* ~ incendio* ~ pita*, parpade* ~ alarma ~ incendio*, simulacro de incendio*, prueba ~ alarma ~ incendio*, extintor*,
    escalera* de incendio*, escalera* de emergencia, puerta* cortafuego*, luces de emergencia, me muero por, muero por, morimos por, muere por,
    morirme por, me muero de ganas, muero de ganas, muero de risa, morimos de risa, morir de risa, moria de risa, muero de hambre, morimos de hambre,
    muero de sed, muero de sueno, muero de curiosidad, muero de calor, muero de frio, muero de aburrimiento, muero de verguenza, muere de ganas, muere
    de risa, muere de hambre, muriendo de risa, muriendo de hambre, muriendo por, muero del gusto, para morirse, matar el tiempo, mataria por, meo de
    risa, ahog* de risa, ahog* en trabajo, ahog* de calor, certificado* ~ medico, certificado* medico*, justificante ~ medico, justificante ~ doctor,
    medico ~ justificante, medico ~ certificado, parte medico, baja medica, receta ~ medico, receta medica, informe medico, medico ~ receta, seguro
    medico, soy medico, soy medica, soy doctor, ningun medico, congreso ~ medico*, historia medica, revision medica, denuncia ~ policia, policia ~
    denuncia, certificado ~ policia, parte de policia, registro ~ policia, serie de policia*, sin policia, no hay fuego, no hay humo, no es fuego, no
    sangra, no hay sangre, falsa alarma, naranja* sanguina*, presion arterial, analisis de sangre, lena ~ fuego, fuego ~ chimenea, encender ~ fuego, a
    fuego lento, fuego ~ barbacoa, tienen fuego, cocina de gas, estufa de gas, bombona* ~ gas, barbacoa de gas, agua con gas, gasolinera*, casi ~
    infarto, infarto ~ precio*, infarto ~ cuenta, infarto ~ factura, precio ~ infarto, de infarto, me da un infarto, contacto* de emergencia,
    telefono* de emergencia*, numero* de emergencia*, ninguna emergencia, cuchillo para, cuchillo ~ fruta, cuchillo ~ queso, cuchillo ~ pan, cuchillo
    jamonero, zona ~ fumar, quema* calorias, quemadura* solar*, quemando calorias, luz ~ quemada, pistola* de agua, pistola de masaje, pistola de
    juguete, cena con asesinato, camion de bomberos, ataque de risa, ataque de hambre, me desmayo de, no necesit* ~ medico, no hace falta ~ medico, no
    necesit* ~ ambulancia, no hace falta ~ ambulancia, no hace falta ~ policia, perdid* ~ policia, policia ~ perdid*, chimenea*, hoguera*, fogata*,
    olor a tabaco, huele a tabaco, tabaco, olor a cigarr*, huele a cigarr*, cigarr* ~ humo, humo ~ cigarr*, humo ~ tabaco, humo ~ vecin*, vecin* ~
    fuma*, vecin* ~ humo, humo ~ balcon, balcon ~ humo, balcon ~ fuma, humo frio, no fumador*, fumador*, huele a humo ~ ~ cambi*, humo ~ ~ cambi* ~
    habitacion, tostada* ~ quemad*, pan ~ quemad*, quemad* ~ pan, quemad* ~ tostada*, croissant* ~ quemad*, cruasan* ~ quemad*, tortilla ~ quemada,
    huevos ~ quemados, arroz ~ quemado, pizza ~ quemada, pan quemandose, cafe quemado, secador ~ quemado, secador ~ quemo, secador ~ fundi*, bombilla
    ~ fundi*, bombilla ~ quem*, comida ~ fuego, es puro fuego, puro fuego, estaba que arde, la fiesta ~ arde, arde de ganas, morir de calor, muriendo
    de calor, morimos de calor, nos morimos de calor, muero sin, morir sin, sin cafe ~ muer*, muero ~ sin cafe, de muerte, precio* ~ infarto, infarto
    al ver, precios de infarto, me dio un infarto ~ ver, ataque al corazon ~ precio*, ataque al corazon al ver, barbacoa a gas, parrilla de gas,
    parrilla a gas, gas ~ barbacoa, gas ~ parrilla, bombona ~ gas, salida* de emergencia, luz* de emergencia, piloto de emergencia, saltar ~ piscina,
    salta* ~ a la piscina, saltar al agua, calor asfixiante, calor sofocante, lavabo ~ atascad*, inodoro ~ atascad*, vater ~ atascad*, ducha ~
    atascad*, desague ~ atascad*, tienen desatascador, tiene desatascador, cuchillo y ~ platos, cuchillo afilado para, tienen ~ cuchillo, tendrian ~
    cuchillo, tiene usted ~ cuchillo, necesitamos un cuchillo, necesito un cuchillo, prestar ~ cuchillo, prestarnos ~ cuchillo, dejar ~ cuchillo,
    cuchillo ~ tarta, cuchillo ~ pastel, cuchillo ~ sandia, cuchillo ~ melon, cuchillo ~ pescado, fuego de la parrilla, horno de lena, fuego de lena,
    marido es medico, mujer es medica, esposo es medico, esposa es medica, esposo es doctor, esposa es doctora, cita ~ medico, cita ~ doctor, cita
    medica, cuchillo para cortar, cuchillo para la, cuchillo para el`,
  it: `raduno dei vigili del fuoco, raduno ~ vigili, raduno ~ pompieri, penna esplosa, caserma dei vigili, ballo dei pompieri, congresso medico, congresso dei medici, congresso di cardiochirurgia, corso di primo soccorso, primo soccorso, corso di pronto soccorso, formazione ~ emergenz*, banda della polizia, congresso ~ polizia, macchia ~ ~ sangue, macchia ~ ~ ~ sangue, sembra sangue, rilevator* di fumo, rilevator* fumo, rivelator* di fumo, rivelator* fumo, sensor* di fumo, sensor* fumo, sensore antifumo, allarme antincendio,
    allarme fumo, rilevatore antincendio, rivelatore d incendio, rilevatore di gas, allarme incendio ~ lampeggia*, allarme incendio ~ batteria,
    allarme incendio ~ pila, prova ~ incendio, simulazione ~ incendio, estintor*, scala antincendio, porta antincendio, luc* di emergenza, muoio dalla
    voglia, muoio di voglia, muoio dal ridere, muoio dalle risate, morire dal ridere, morto dal ridere, morti dal ridere, morta dal ridere, morire
    dalle risate, muoio di fame, muoio di sete, muoio di curiosita, muoio dalla curiosita, muoio di sonno, muoio di caldo, muoio di freddo, muoio di
    noia, moriamo di fame, moriamo dalla voglia, morendo di fame, morendo dal ridere, morendo dalla voglia, da morire, ammazzare il tempo, ucciderei
    per, soffoco dal caldo, si soffoca ~ caldo, certificat* ~ medico, medico ~ certificato, certificato del dottore, ricetta ~ medico, medico ~
    ricetta, ricetta medica, visita medica, medico ~ base, sono medico, sono un medico, sono dottore, nessun medico, non serve ~ medico, prenotazione
    ~ dottor, denuncia ~ polizia, denuncia ~ carabinieri, polizia ~ denuncia, carabinieri ~ denuncia, polizia ~ schedina, schedin* ~ polizia, polizza,
    caserma ~ carabinieri, niente polizia, non c e fuoco, non c e fumo, nessun incendio, niente fuoco, non sanguina, niente sangue, falso allarme,
    aranc* ~ sanguinell*, arancia rossa, pressione del sangue, esame del sangue, esami del sangue, analisi del sangue, sangue freddo, fuoco ~ camino,
    camino ~ fuoco, accendere ~ fuoco, legna ~ fuoco, fuoco lento, fuoco della griglia, cucina a gas, fornello a gas, bombola ~ gas, barbecue a gas,
    stufa a gas, acqua gasata, acqua gassata, quasi ~ infarto, infarto ~ prezz*, infarto ~ conto, da infarto, contatt* di emergenza, numer* di
    emergenza, nessuna emergenza, coltello per, coltello ~ frutta, coltello ~ formaggio, coltello ~ pane, bruciare calorie, brucia* calorie,
    scottatura solare, lampadina ~ bruciat*, scottature solari, zona fumatori, area fumatori, pistola ad acqua, pistola massaggi*, pistola giocattolo,
    cena con delitto, camion dei pompieri, attacco di fame, attacco di risa, salmone affumicato, crollat* ~ sonno, crollat* ~ stanc*, crollat*
    addormentat*, crollat* sul letto, non ho bisogno ~ medico, non abbiamo bisogno ~ medico, non c e bisogno ~ medico, non serve ~ ambulanza, non c e
    bisogno ~ ambulanza, non abbiamo bisogno ~ ambulanza, caldo ~ uccide, schiena ~ uccide, camino, caminetto, falo, odore di sigarett*, puzza di
    sigarett*, sigarett* ~ fumo, fumo ~ sigarett*, fumo di sigaro, fumo ~ vicin*, vicin* ~ fuma*, vicin* ~ fumo, fumo ~ balcone, balcone ~ fumo,
    balcone ~ fuma*, puzza di fumo ~ ~ cambi*, fumo freddo, puzza di fumo freddo, fumo stantio, fumo passivo, non fumator*, fumo ~ ~ cambi* ~ camera,
    fumo ~ ~ altra camera, odora di fumo ~ ~ cambi*, toast ~ bruciat*, pane ~ bruciat*, cornett* ~ bruciat*, croissant ~ bruciat*, brioche ~ bruciat*,
    bruciat* ~ cornett*, bruciat* ~ pane, pizza ~ bruciata, caffe ~ bruciato, phon ~ bruciat*, asciugacapelli ~ bruciat*, lampadina ~ fulmin*, phon ~
    fulmin*, fuoco puro, cibo ~ fuoco, moriamo di caldo, morire di caldo, morendo di caldo, si muore di caldo, muoio senza, morire senza, muoio per
    un, senza caffe ~ muoio, buono da morire, prezz* ~ infarto, infarto quando ho visto, infarto vedendo, infarto a vedere, prezzi da infarto, mi e
    venuto un infarto, mi viene un infarto, attacco di cuore ~ prezz*, colpo ~ prezz*, griglia a gas, gas ~ griglia, gas ~ barbecue, bombole ~ gas,
    uscita* di emergenza, uscita* d emergenza, uscite d emergenza, luce* di emergenza, luce d emergenza, luci d emergenza, tuffarsi in piscina,
    ammazza che, ammazzacaffe, ammazzo il tempo, ammazza il tempo, ammazziamo il tempo, noia ~ ammazza, ammazza quanto, caldo soffocante, soffocante,
    afa soffocante, che faccia, coltello e ~ piatti, coltello affilato per, avete ~ coltello, avreste ~ coltello, ha un coltello per, serve un
    coltello, servirebbe ~ coltello, prestare ~ coltello, prestarci ~ coltello, coltello ~ torta, coltello ~ anguria, coltello ~ melone, coltello ~
    pesce, fuoco del barbecue, forno a legna, marito e medico, marito e un medico, moglie e medico, moglie e un medico, marito e dottore, moglie e
    dottoressa, appuntamento ~ medico, appuntamento ~ dottore, visita dal medico, coltello per tagliare, coltello per il, potremmo avere un coltello,
    possiamo avere un coltello, potrei avere un coltello`,
  pt: `garrafa de gas, botija de gas, encontro de bombeiros, o jogo esta a arder, caneta explodiu, baile dos bombeiros, congresso medico, congresso de medicos, congresso de cirurgia cardiaca, curso de primeiros socorros, primeiros socorros, curso ~ emergencia*, formacao ~ emergencia*, coro da policia, congresso ~ policia, mancha ~ ~ sangue, parece sangue, bomba da, bomba de agua, detector* de fumo, detetor* de fumo, detector* de fumaca, detetor* de fumaca, detetor* de incendio, sensor* de fumo, sensor* de fumaca, alarme
    de fumo, alarme de fumaca, detetor* de gas, alarme ~ incendio ~ pisc*, alarme ~ incendio ~ pilha*, alarme ~ incendio ~ bateria, alarme ~ incendio
    ~ apit*, simulacao de incendio, teste ~ alarme ~ incendio, escada* de incendio, escada* de emergencia, porta corta fogo, luzes de emergencia,
    morrendo de vontade, morro de vontade, morrer de vontade, a morrer por, morro por, morta por, morto por, morrer de rir, morri de rir, morro de
    rir, morrendo de rir, a morrer de riso, morrer de riso, morrendo de fome, a morrer de fome, morro de fome, morto de fome, morta de fome, mortos de
    fome, morrendo de sede, a morrer de sede, morrendo de sono, a morrer de sono, morrendo de curiosidade, a morrer de curiosidade, morrendo de calor,
    a morrer de calor, morrendo de frio, a morrer de frio, morrendo de vergonha, morrendo de tedio, matar o tempo, matava por, sufoc* de calor,
    atestado ~ medico, medico ~ atestado, declaracao medica, declaracao ~ medico, receita ~ medico, medico ~ receita, receita medica, baixa medica,
    relatorio medico, sou medico, sou medica, sou doutor, nenhum medico, congresso ~ medicos, queixa ~ policia, participacao ~ policia, policia ~
    queixa, boletim ~ policia, policia ~ boletim, registo ~ policia, sem policia, nao ha fogo, nao e fogo, nao ha fumo, nao tem fogo, nao sangra, nao
    tem sangue, alarme falso, falso alarme, laranja* ~ sanguinea*, pressao arterial, analises ao sangue, exame de sangue, lareira ~ fogo, fogo ~
    lareira, acender ~ fogo, lenha ~ fogo, fogo de chao, fogo lento, fogo baixo, fogao a gas, fogao de gas, esquentador a gas, botija* de gas, botijao
    de gas, churrasqueira a gas, aquecedor a gas, agua gaseificada, quase ~ enfarte, quase ~ infarto, enfarte ~ preco*, infarto ~ preco*, enfarte ~
    conta, infarto ~ conta, contato* de emergencia, telefone de emergencia, nenhuma emergencia, faca para, faca ~ fruta, faca ~ queijo, faca ~ pao,
    area de fumadores, queimando calorias, queimadura* solar*, pistola* de massagem, pistola de brincar, jantar ~ crime, carro dos bombeiros, ataque
    de riso, ataque de fome, preco ~ assalto, nao precis* ~ medico, bom de morrer, boa de morrer, lindo de morrer, linda de morrer, nao precis* ~
    ambulancia, nao e preciso ~ medico, nao e preciso ~ ambulancia, lareira*, fogueira*, lenha, cheira a tabaco, cheiro a tabaco, cheiro a cigarr*,
    cheiro de cigarr*, cheira a cigarr*, cigarr* ~ fumo, fumo ~ cigarr*, fumaca ~ cigarr*, cigarr* ~ fumaca, fumo ~ tabaco, fumo ~ vizinh*, vizinh* ~
    fuma*, vizinh* ~ fumo, fumaca ~ vizinh*, fumo ~ varanda, varanda ~ fumo, fumaca ~ varanda, varanda ~ fumaca, varanda ~ fuma, fumo frio, nao
    fumador*, nao fumante*, fumante*, cheira a fumo ~ ~ mudar, cheira a fumo ~ ~ trocar, fumo ~ ~ mudar ~ quarto, fumaca ~ ~ trocar ~ quarto, fumaca ~
    ~ mudar ~ quarto, torrada* ~ queimad*, pao ~ queimad*, croissant* ~ queimad*, queimad* ~ pao, queimad* ~ croissant*, queimad* ~ torrada*, bolo ~
    queimado, pizza ~ queimada, ovos ~ queimados, cafe queimado, pao de queijo ~ queimado, secador ~ queimou, secador ~ queimado, secador ~ avariou,
    lampada ~ queim*, comida ~ fogo, puro fogo, morro de calor, morrer de calor, morremos de calor, morro sem, morrer sem, morrendo por, morro por um,
    morro por uma, morrer por um, sem cafe ~ morr*, morro de sede, preco* ~ enfarte, preco* ~ infarto, enfarte quando vi, infarto quando vi, enfarte
    ao ver, infarto ao ver, ataque cardiaco ~ preco*, ataque cardiaco quando vi, ataque cardiaco ao ver, ataque do coracao ~ preco*, grelhador a gas,
    grelha a gas, gas ~ churrasqueira, gas ~ grelhador, bilha de gas, gas ~ grelha, saida* de emergencia, sinal de saida, pular ~ piscina, calor
    sufocante, churrasco ~ gas, gas ~ churrasco, faca e ~ pratos, faca afiada para, tem uma faca para, teriam ~ faca, preciso de uma faca, precisamos
    de uma faca, emprestar ~ faca, emprestam ~ faca, arranjar ~ faca, arranjam ~ faca, faca ~ bolo, faca ~ melancia, faca ~ peixe, fogo da grelha,
    fogo da churrasqueira, forno a lenha, marido e medico, esposa e medica, mulher e medica, marido e doutor, consulta medica, consulta ~ medico, faca
    para cortar`,
  nl: `ambulancedag, brandweertoren, brandweermuseum, pen ~ ontploft, artsen ~ congres, doktersbal, artsencongres*, ehbo cursus, ehbo training, reanimatiecursus*, politiekoor, politiebal, brandweerfeest, ambulancecongres*, spoedcursus*, bloedvlek*, vlek ~ ~ bloed, lijkt op bloed, rookmelder*, rook melder*, rookalarm*, brand melder*, rookdetector*, brandalarm ~ knipper*, brandalarm ~ piep*, knipper* ~ brandalarm,
    brandoefening*, brandblusser*, brandtrap*, branddeur*, nooduitgang*, noodverlichting, noodnummer*, noodcontact*, co melder ~ knipper*, co melder ~
    batterij*, lach ~ dood, dood gelachen, doodgelachen, doodmoe, om te sterven, zou moorden, stik ~ lach, doktersverklaring*, doktersbriefje*,
    verklaring ~ dokter, dokter ~ verklaring, briefje ~ dokter, doktersrecept*, recept ~ dokter, dokter ~ recept, doktersafspraak*, ben dokter, ben
    arts, geen dokter, geen arts, artsencongres*, aangifte ~ politie, politie ~ aangifte, politierapport*, politieverklaring, geen politie, geen
    brand, geen vuur, geen rook, niet in brand, geen ambulance, bloedt niet*, loos alarm, vals alarm, bloedsinaasappel*, bloeddruk*, bloedsuiker,
    vuurwerk, vuurkorf*, vuurplaats, vuurtje, brandhout, haardvuur, gasfornuis*, gasbarbecue*, gasfles*, gaskachel*, gasten, gastvrij*, bijna ~
    hartaanval, hartverwarmend, geen noodgeval, geen nood, in nood van koffie, mes om, mes ~ fruit, mes ~ kaas, mes ~ brood, mes ~ taart, fruitmes*,
    steakmes*, zakmes*, rookruimte, rookplek, rookplaats, rookgedeelte, gerookte*, rookworst, verbrand* ~ zon, zonverbrand*, zonnebrand*, lamp ~
    brand*, licht ~ brand*, aangebrand*, waterpistool*, massagepistool*, speelgoedpistool*, moorddiner, brandweerauto*, politieauto*, verdrink* in
    werk, lachaanval, aanval op ~ ontbijt, overval op de koelkast, sterf van de honger, sterf van de dorst, sterf van nieuwsgierigheid, sterf van het
    lachen, sterf van de hitte, sterf van verveling, ga dood van de honger, ga dood van het lachen, ga dood van nieuwsgierigheid, ga dood van de
    hitte, ga dood van de warmte, stik van het lachen, stik van de warmte, stikken van de warmte, stikken van de hitte, stikken van het lachen, stikt
    van de muggen, stikt ~ van de toeristen, stikt ~ van de mensen, stikt ~ van de wespen, dokter is niet nodig, dokter niet nodig, arts niet nodig,
    ambulance niet nodig, ambulance is niet nodig, verloren ~ politie, politie ~ verloren, open haard*, openhaard*, haard ~ aan*, haard ~ brand*, vuur
    in ~ haard, kampvuur*, haardhout, sigarettenrook, sigaretten* ~ rook*, rook* ~ sigaret*, ruikt naar sigaret*, stinkt naar sigaret*, naar rook ~
    rookvrij*, rookvrij*, niet roken*, niet rokers*, niet rook kamer, nietrokers*, rook ~ niet rok*, niet rok* ~ ~ rook, oude rook, muffe rook, koude
    rook, rook* ~ buren, buren ~ rok*, buren ~ rook*, rook ~ balkon, balkon ~ rook*, balkon ~ rokt, rook ~ ~ andere kamer, naar rook ~ ~ andere kamer,
    vorige gast* ~ gerookt, rook van ~ buur*, sigarenrook, toast ~ verbrand*, verbrand* ~ toast*, tosti ~ verbrand*, verbrand* ~ tosti, croissant* ~
    verbrand*, verbrand* ~ croissant*, brood ~ verbrand*, verbrand* ~ brood*, broodje* ~ verbrand*, ei ~ verbrand*, pizza ~ verbrand*, fohn ~
    doorgebrand, haardroger ~ doorgebrand, doorgebrand*, lamp ~ doorgebrand, in vuur en vlam, vuur en vlam, vuurwerk in ~ mond, sterf zonder, sterven
    zonder, ga dood zonder, dood zonder koffie, zonder koffie ~ dood, zonder koffie ~ sterf, dood van de hitte, sterf van de warmte, sterven van de
    hitte, doodgaan van de hitte, gaan dood van de hitte, om voor te sterven, een moord voor, moord doen voor, hartaanval* ~ prijs*, hartaanval* ~
    prijzen, hartaanval* ~ rekening, hartaanval van, hartinfarct van, hartinfarct ~ prijs*, hartverzakking, barbecue op gas, noodverlichting*,
    noodlamp*, branderig, brandende vraag, brandend actueel, eten ~ vuur, mes en ~ borden, scherp mes voor, heeft u ~ mes, hebben jullie ~ mes, heb je
    ~ mes, hebt u ~ mes, mes nodig, mes lenen, mes om ~ te snijden, mes ~ watermeloen, mes ~ meloen, mes ~ vis, mes krijgen, uit de brand, vuur van de
    bbq, houtoven*, houtgestookte, vreugdevuur, grillvuur, man is arts, vrouw is arts, man is dokter, vrouw is dokter, afspraak bij de dokter,
    afspraak ~ dokter, doktersafspraak, afspraak ~ huisarts, mes voor de water*, brandt ~ kampvuur, brandt ~ houtoven, brandt ~ vuurkorf`,
  da: `ambulancemode*, brandtarn, brandmuseum, pen ~ eksploderede, laeger ~ kongres, laegekongres*, laegebal, forstehjaelpskursus*, akutkursus*, politikor*, politibal, brandmandsbal, ambulancekongres*, blodplet*, plet ~ ~ blod, ligner blod, hjertekirurgi*, rogalarm*, rogdetektor*, rogmelder*, roegalarm*, branddetektor*, rogsensor*, brandalarm* ~ blink*, brandalarm* ~ bip*, brandalarm* ~ batteri*,
    brandalarm* ~ test*, brandalarm* ~ prov*, blink* ~ brandalarm*, brandovelse*, brandslukker*, ildslukker*, brandtrappe*, branddor*, nodudgang*,
    nodbelysning, nodtelefon*, nodkontakt*, do af grin, dor af grin, doer af grin, dod af grin, ved at do af, do af sult, do af torst, dor af sult,
    dor af torst, dor af kedsomhed, dor af nysgerrighed, dor for at, dor efter at, dor efter en, do efter at, dor efter, skrig* af grin, kvaeles af
    grin, kvalt af grin, kvaeles af varme, slar tiden ihjel, sla tiden ihjel, laegeerklaering*, laegeattest*, attest ~ laege*, erklaering ~ laege*,
    laege* ~ attest*, laege* ~ erklaering, recept ~ laege*, laege* ~ recept, laegebesog, laegekongres*, er laege, ingen laege, laegetid*, laegens
    anbefaling, politi* ~ anmeld*, politirapport*, politiattest*, politianmeld*, ingen politi, ikke politi*, ingen brand, ingen ild, ingen rog, ikke
    ild, bloder ikke*, ingen blod, falsk alarm, blodappelsin*, blodtryk*, blodprov*, blodsukker*, pejs*, ildsted*, baalsted*, balsted*, baal*,
    fyrvaerkeri, taende ~ ild, taende op, gaskomfur*, gasflaske*, gaskoger*, gasvarmer*, naesten ~ hjerteanfald, naesten ~ hjertestop, hjerteanfald ~
    pris*, hjertestop ~ pris*, hjerteanfald ~ regning*, ikke en nodsituation, ingen nodsituation, frugtkniv*, kniv ~ frugt*, kniv ~ kage*, kniv ~
    ost*, kniv ~ brod*, steakkniv*, lommekniv*, rogeomrade*, rygeomrade*, rygerum, roget laks, brandt toast, solskoldet, forbraendt ~ solen,
    brandvarm*, vandpistol*, legetojspistol*, massagepistol*, mordmiddag*, brandbil*, drukner i arbejde, drukner i mails, latteranfald*, angreb pa ~
    buffet*, til at do for, ikke brug for ~ laege, ikke brug for ~ ambulance, behover ikke ~ laege, behover ikke ~ ambulance, ingen ambulance, anmeld*
    ~ ~ politi*, tabt* ~ politi*, ild i ~ pejs*, taend* ~ pejs*, braend* ~ pejs*, balplads*, bal i aften, baalet, balet, balfad*, braendeovn*,
    breaendeovn*, cigaretrog, cigaretrogen, cigaret* ~ rog, rog ~ cigaret*, lugter af cigaret*, lugter af rog ~ ikke ryger*, ikke ryger*, ikkeryger*,
    rogfri*, rog ~ ikkeryger*, gammel rog, kold rog, rog ~ nabo*, nabo* ~ ryger, nabo* ~ rog, rog ~ altan*, altan* ~ ryger, altan* ~ rog, ryger ~
    altan*, lugter ~ rog ~ ~ andet vaerelse, rog ~ ~ andet vaerelse, ryger pa, nogen ryger, naboen ryger, gaesten ryger, braendt toast, toast* ~
    braend*, brodet ~ braendt, brod ~ braendt, croissant* ~ braend*, braend* ~ croissant*, rundstykke* ~ braendt, braendt ~ brod*, pizza* ~ braendt,
    hartorrer* ~ braendt af, hartorrer* ~ braendt sammen, braendt sammen, braendt af, paeren ~ braendt, dor af varme*, do af varme*, dor uden, do
    uden, ved at do ~ varme, dor ~ uden kaffe, do ~ uden kaffe, dor af hede, do for en, dor for en, hjerteanfald over, hjertestop over, fik ~
    hjerteanfald, fik ~ hjertestop, blodprop ~ pris*, nodudgangs*, nodbelysning*, kolesvand, maden var ild, mad ~ ild, kniv og ~ tallerken*, har i ~
    kniv, har du en kniv, mangler en kniv, brug for en kniv, lane en kniv, lane en skarp kniv, kniv ~ vandmelon*, kniv ~ melon*, kniv ~ fisk*, brug
    for en skarp kniv, grillild, ild i grillen, ild i braendeovn*, balsted, min mand er laege, min kone er laege, manden er laege, laegetid,
    laegeaftale*, tid ~ laegen, kniv til at skaere, kniv til kag*, kniv til vandmel*, braender ~ balet, braender ~ bal`,
  sv: `ambulansmote*, brandtorn, brandmuseum, penna ~ exploderat, lakare ~ kongress, lakarkongress*, lakarbal, forsta hjalpen kurs*, akutkurs*, akututbildning*, poliskor*, polisbal, brandmannabal, ambulanskongress*, blodflack*, flack ~ ~ blod, ser ut som blod, brandvarnare*, rokdetektor*, rokvarnare*, roklarm*, rokgivare*, brandlarm* ~ blink*, brandlarm* ~ pip*, brandlarm* ~ batteri*, brandlarm* ~
    test*, brandlarm* ~ prov*, blink* ~ brandlarm*, brandovning*, brandslackare*, brandtrapp*, branddorr*, nodutgang*, nodnummer*, dor av skratt, do
    av skratt, dog av skratt, dott av skratt, dor av hunger, dor av torst, dor av nyfikenhet, dor av varme, dor av uttrakning, dor av trakighet,
    skratta ihjal, skrattar ihjal, skrattade ihjal, trakar ~ ihjal, svalter ihjal, fryser ihjal, do gott, dogott, att do for, kvavs av varme, kvavs av
    skratt, slar ihjal ~ tid, sla ihjal ~ tid, lakarintyg*, lakarintyget, intyg ~ lakare*, lakare* ~ intyg, lakarbesok*, lakarkongress*, recept ~
    lakare*, lakare* ~ recept, ar lakare, ingen lakare, husalakare, lakartid*, doktorsavhandling, polisanmalan, polisrapport*, polis* ~ anmal*,
    polisintyg, ingen polis, inte polis*, ingen eld, ingen rok, brinner inte, inte brinner, bloder inte*, inget blod, falsklarm*, falskt alarm,
    blodapelsin*, blodtryck*, blodsocker*, eld i ~ spis*, brasa*, oppna spis*, kakelugn*, brinner for, brinner av iver, fyrverkeri*, eldstad*,
    eldplats*, grillplats*, gasolgrill*, gasolspis*, gasspis*, gasflaska*, gaslaga*, nastan ~ hjartattack, nastan ~ hjartinfarkt, hjartattack ~ pris*,
    hjartinfarkt ~ pris*, hjartinfarkt ~ nota*, hjartattack av, inte en nodsituation, fruktkniv*, kniv ~ frukt*, kniv ~ tarta*, stekkniv*, fickkniv*,
    rokruta*, rokomrade*, rokrum, rokt lax, brand toast, brant mig ~ sol*, solbrand*, vattenpistol*, leksakspistol*, polisbil*, drunkn* i jobb*,
    drunkn* i mejl*, skrattanfall*, hungerattack*, dor sa god*, dor sa gott, dor sa fin*, dor sa mysig*, dor vad god*, dor vad gott, behover inte ~
    lakare, behover inte ~ ambulans, behover ingen lakare, ingen ambulans, anmal* ~ ~ polis*, borttappa* ~ polis*, braskamin*, eld i ~ kamin*, kamin*,
    tand* ~ kamin*, oppen spis, eldkorg*, lagereld*, ved till, cigarettrok*, cigarett* ~ rok*, rok* ~ cigarett*, luktar cigarett*, luktar rok ~
    rokfri*, rokfri*, icke rok*, ickerok*, gammal rok, unken rok, kall rok, rok* ~ granne*, granne* ~ rok*, rok* ~ balkong*, balkong* ~ rok*, luktar
    rok ~ ~ annat rum, rok ~ ~ annat rum, byta rum ~ rok, rok ~ byta rum, luktar ~ rok ~ byta rum, nagon roker, brant toast, toast* ~ brand*, brod* ~
    brant, brod* ~ brand*, croissant* ~ brand*, brand* ~ croissant*, brant ~ brod, vidbrand*, pizza* ~ brand, hartork* ~ brunnit, hartork* ~ brant,
    harfon ~ brunnit, brunnit ur, har gatt sonder ~ brand, dor av hetta*, dor av varmen, do av varme*, do av hetta*, dor utan, do utan, dor ~ utan
    kaffe, do ~ utan kaffe, dor for, hjartattack ~ not*, hjartattack nar jag sag, hjartinfarkt nar jag sag, fick ~ hjartattack, fick ~ hjartinfarkt,
    hjartsnorp, grill* ~ gas*, gasol ~ grill*, utrymningsskylt*, hoppa i ~ pool*, maten var eld, mat ~ eld, kniv och ~ tallrik*, har ni ~ kniv,
    behover en kniv, behover en vass kniv, lana en kniv, lana en vass kniv, kniv ~ vattenmelon*, grilleld, eld i grillen, vedeldad*, eld i vedugn*,
    majbrasa, min man ar lakare, min fru ar lakare, mannen ar lakare, tid hos lakaren, tid hos doktorn, lakarbesok, kniv till tart*, kniv for att
    skara, kniv att skara, kniv till vattenmel*, brinner ~ brasan`,
  nb: `ambulansemote*, branntarn, brannmuseum, penn ~ eksploderte, leger ~ kongress, legekongress*, legeball, forstehjelpskurs*, akuttkurs*, politikor*, politiball, brannmannsball, ambulansekongress*, blodflekk*, flekk ~ ~ blod, ser ut som blod, hjertekirurgi*, roykvarsler*, roykdetektor*, roykmelder*, brannvarsler*, branndetektor*, roykalarm*, brannalarm* ~ blink*, brannalarm* ~ pip*, brannalarm* ~
    batteri*, brannalarm* ~ test*, brannalarm* ~ prov*, blink* ~ brannalarm*, brannovelse*, brannslukker*, brannslukningsapparat*, branntrapp*,
    branndor*, nodlys*, dor av latter, do av latter, dod av latter, dode av latter, ler meg i hjel, le meg i hjel, ihjel av latter, dor av sult, dor
    av nysgjerrighet, dor av kjedsomhet, dor etter, dor for a, sulter i hjel, fryser i hjel, kjeder ~ i hjel, kveles av varme, kveles av latter, sla ~
    i hjel ~ tid*, legeerklaering*, legeattest*, attest ~ lege*, lege* ~ attest*, erklaering ~ lege*, lege* ~ erklaering*, resept ~ lege*, lege* ~
    resept, legetime*, legekongress*, er lege, ingen lege, ikke lege, ingen brann, ingen royk, brenner ikke, ikke brann, blor ikke*, blodtrykk*,
    peis*, fyre ~ peis*, brenner for, brenner etter, balpanne*, balbrenning, bålplass*, gassgrill*, gasskomfyr*, gassflaske*, gasspeis*, gassovn*,
    nesten ~ hjerteinfarkt, nesten ~ hjerteanfall, hjerteinfarkt ~ pris*, hjerteanfall ~ pris*, hjerteinfarkt ~ regning*, hjerteinfarkt av,
    hjerteanfall av, ingen nodsituasjon, ikke en nodsituasjon, kniv ~ kake*, biffkniv*, roykeomrade*, roykerom, roykeplass*, roykt laks, roykelaks,
    brent toast, solbrent, solbrenthet, brent meg ~ sol*, vannpistol*, leketoyspistol*, massasjepistol*, brannbil*, politibil*, drukner i jobb*,
    latteranfall*, latterkrampe*, a do for, trenger ikke ~ lege, trenger ikke ~ ambulanse, trenger ingen lege, ingen ambulanse, mistet ~ politi*, fyr
    i ~ peis*, tenn* ~ peis*, fyring, ildsted, vedovn*, leirbal*, sigarettroyk*, sigarett* ~ royk*, royk* ~ sigarett*, lukter sigarett*, lukter royk ~
    roykfri*, roykfri*, ikke royk*, ikkeroyk*, gammel royk, kald royk, royk* ~ nabo*, nabo* ~ royk*, royk* ~ balkong*, balkong* ~ royk*, royk* ~
    veranda*, veranda* ~ royk*, lukter royk ~ ~ annet rom, royk ~ ~ annet rom, bytte rom ~ royk, royk ~ bytte rom, lukter ~ royk ~ bytte rom, noen
    royker, toast* ~ brent, brod* ~ brent, croissant* ~ brent, brent ~ croissant*, brente ~ croissant*, brent ~ brod*, rundstykke* ~ brent, pizza* ~
    brent, svidd*, harfoner* ~ brent, foner* ~ brent, harforer ~ gatt, lyspaere* ~ brent, dor av heten, do av hete*, dor uten, do uten, dor ~ uten
    kaffe, do ~ uten kaffe, hjerteinfarkt da jeg, hjerteinfarkt nar jeg, fikk ~ hjerteinfarkt, fikk ~ hjerteanfall, hjerteattakk ~ pris*, gass grill,
    grill* ~ gass*, gass til grill*, nodutgangsskilt*, hoppe i ~ basseng*, maten var fyr, mat ~ fyr, har dere ~ kniv, trenger en kniv, trenger en
    skarp kniv, kniv ~ vannmelon*, fyr i grillen, grillbal, vedfyrt*, bal i kveld, mannen min er lege, kona mi er lege, kona er lege, mannen er lege,
    time ~ legen, kniv til a skjaere, kniv til kak*, brenner ~ balet, brenner ~ bal`,
  fi: `ensihoitajien paiva*, palotorni, palomuseo, kyna rajahti, laakarikongressi*, laakaripaivat, laakarien tanssiaiset, ensiapukurs*, ensiapukoulutu*, poliisikuoro*, palomiesten juhla*, veritahra*, tahra ~ ~ verelta, nayttaa verelta, palovaroit*, palohalyt* ~ vilkku*, palohalyt* ~ piip*, palohalyt* ~ pariston*, palohalyt* ~ paristo*, palohalyt* ~ test*, palohalyttim*,
    savuilmaisi*, savuhalyt*, savuvaroit*, savutunnist*, palotarkast*, paloharjoit*, palosammut*, sammutin*, paloportaat, palo ovi*, palo ovet,
    hatauloskaynti*, hatapoistumis*, hatavalo*, kuolen nauruun, kuolin nauruun, kuollut nauruun, kuolla ~ nauruun, nauruun, kuolen nalkaan, kuolen
    janoon, kuolen uteliaisuu*, kuolen kuumuu*, kuolen tylsyy*, kuolemanvasyn*, kuolen ~ halusta, nalkaan, tylsyyteen, uteliaisuuteen, tappaa aikaa,
    tapan aikaa, tukehdun nauruun, tukehdun kuumuuteen, laakarintodist*, laakarin todist*, laakarinlausun*, todistu* ~ laakari*, laakari* ~ todistu*,
    resepti* ~ laakari*, laakari* ~ resepti*, laakariaika*, laakarikaynti*, laakarikongress*, olen laakari, olen itse laakari, ei laakaria, ei tarvita
    laakaria, en tarvitse laakaria, poliisiraport*, rikosilmoit*, ilmoitu* ~ poliisi*, poliisi* ~ ilmoitu*, poliisiaseman, ei poliisia, ei tulipaloa,
    ei ole tulipaloa, ei savua, ei pala, ei vuoda verta, vaara halytys, veriappelsiin*, verenpain*, verikoe*, verensoker*, takkatul*, takka*, nuotio*,
    polttopu*, ilotulit*, lamppu ~ pala*, valo* ~ pala*, palan halusta, kaasugrill*, kaasuliesi*, kaasupullo*, kaasulie*, melkein ~ sydankohtau*,
    sydankohtau* ~ hinn*, sydankohtau* ~ lasku*, sydari* ~ hinta*, ei hatatilan*, ei mikaan hatatilanne, veitsi juust*, veitsi ~ leiv*, veitsi ~
    hedelm*, juustoveits*, leipaveits*, hedelmaveits*, voiveits*, pihviveits*, linkkuveits*, veitsi ja haarukka, haarukka ja veitsi, tupakkapaik*,
    tupakoint*, savustet*, savulohi*, savusaun*, palanut paahto*, palaneelta paahto*, paahtoleip* ~ pala*, auringossa pala*, pala* auringossa,
    vesipyssy*, vesipistooli*, lelupistooli*, hierontapistooli*, murhaillallis*, paloauto*, poliisiauto*, hukun toihin, hukun tyohon, naurukohtau*,
    makujen rajahdys, rajahdys makuja, emme tarvitse laakaria, ei tarvitse laakaria, en tarvitse ambulanssia, emme tarvitse ambulanssia, ei tarvita
    ambulanssia, veitsen hedelm*, veitsen leiv*, veitsen juust*, kadonne* ~ poliisi*, takkaan, takassa, takan, tuli takassa, takkahuone*, kokko*,
    nuotiopaik*, tulisija*, polttopui*, tupakan savu*, tupakansavu*, tupakan haju*, tupakanhaju*, tupakalta, tupakka*, tupakan, tupakoi*,
    tupakoitsij*, savuton*, savuttom*, savukkee*, savuke*, vanha savu*, savu* ~ naapuri*, naapuri* ~ savu*, savu* ~ parvek*, parvek* ~ savu*, parvek*
    ~ poltta*, savulta ~ ~ vaihtaa, savun haju* ~ ~ vaihtaa, savu* ~ ~ vaihtaa ~ huone*, haisee savulle ~ ~ toise*, palanutta paahtoleip*, palanu* ~
    paahtoleip*, leipa ~ palanu*, leipa ~ paloi, sampyla* ~ palanu*, croissant* ~ palanu*, croissant* ~ palo*, voisarvi ~ palanu*, pizza ~ palanu*,
    pizza ~ paloi, hiustenkuivaa* ~ palanu*, hiustenkuivaa* ~ paloi, hiustenkuivaa* ~ karahti, foon* ~ palo*, lamppu ~ palan*, lamppu ~ paloi,
    karahti, oli ihan liekeissa, keittio ~ liekeissa, kokki ~ liekeissa, liekeissa kuin, kuolen helteeseen, kuolemme kuumuuteen, kuollaan kuumuuteen,
    kuolen ilman, kuolemme ilman, kuolla ilman, kuolee kuumuuteen, kuolla ~ kuumuuteen, ilman kahvia ~ kuol*, kuolen jos en, kuolen kahvin, kuolen
    oluen, kuolettavan hyva*, hinna* ~ sydankohtau*, sydankohtau* ~ hinta*, sydankohtau* ~ laskun, sydankohtau* kun na*, sydari* ~ hinna*, infarkt* ~
    hinna*, kaasugrilli*, kaasugril*, kaasu grilli*, grilli* ~ kaasu*, kaasu* ~ grilli*, hatauloskayn*, varauloskaynti*, poistumistie*, hataval*,
    hypata altaaseen, hypata jarveen, hypata mereen, hyppia altaaseen, ruoka ~ tulta, veitsi ja ~ lautas*, onko teilla ~ veits*, tarvitsemme veits*,
    tarvitsisimme ~ veits*, tarvitsen veits*, tarvitsen teravan veits*, lainata ~ veits*, saisimmeko ~ veits*, saisinko ~ veits*, veitsi ~ kakku*,
    veitsen ~ kakku*, veitsea ~ kakku*, veitsi ~ vesimeloni*, veitsea ~ vesimeloni*, veitsi ~ kalan, grillituli, tuli grilliin, tulet grilliin, puu
    uuni*, puu-uuni*, puuuuni, mieheni on laakari, vaimoni on laakari, aika laakari*, varattu laakari*, palaako ~ nuotio, palaako ~ grilli, palaako ~
    takka`,
  pl: `zlot strazakow, wieza strazacka, dlugopis wybuchl, ratownikow szkolenie, szkolenie ratownikow, bal strazakow, bal lekarzy, zjazd lekarzy, kongres lekarzy, kongres kardiochirurg*, kurs pierwszej pomocy, szkolenie ~ pierwszej pomocy, pierwszej pomocy, szkolenie ~ ratunkow*, orkiestra policyjna, chor policji, plama ~ ~ krew, wyglada jak krew, czujnik* dymu, czujk* dymu, detektor* dymu, czujnik* pozarow*, czujka pozarow*, czujnik* gazu, czujnik* czadu, czujka przeciwpozarow*, alarm
    pozarow* ~ mig*, alarm pozarow* ~ pika*, alarm przeciwpozarow* ~ mig*, alarm przeciwpozarow* ~ test*, alarm* ~ pozar* ~ bateri*, test* ~ alarm* ~
    pozarow*, proba ~ alarm* ~ pozarow*, cwiczenia ~ pozarow*, gasnic*, schody ~ pozarow*, drzwi ~ pozarow*, wyjscie ewakuacyjne, wyjscie awaryjne,
    umieram z ciekawosci, umieram z glodu, umieram z pragnienia, umieram ze smiechu, umieramy ze smiechu, umieramy z glodu, umrzec ze smiechu, umarlam
    ze smiechu, umarlem ze smiechu, umieram z nudow, umieram z goraca, umieram z checi, umieram z niecierpliwosci, umieram zeby sprobowac, umieram z
    ochoty, umrzec z nudow, zeby umrzec z glodu, smiertelnie zmeczon*, zabic czas, zabilbym za, zabilabym za, dusimy sie ze smiechu, dusze sie ze
    smiechu, zaswiadczeni* ~ lekar*, zwolnienie lekarsk*, zwolnieni* ~ lekar*, zwolnieni* ~ doktor*, lekar* ~ zwolnieni*, lekar* ~ zaswiadcz*, recept*
    ~ lekar*, lekar* ~ recept*, wizyt* ~ lekar*, wizyta lekarsk*, jestem lekar*, nie potrzeb* ~ lekarz*, zaden lekarz, bez lekarza, zglosz* ~ policj*,
    policj* ~ zgloszeni*, raport ~ policj*, zaswiadczenie ~ policj*, bez policji, nie ma pozaru, nie ma ognia, nie ma dymu, nie pali sie, to nie
    pozar, nie krwawi, falszywy alarm, pomarancz* ~ krwist*, cisnieni* krwi, badani* krwi, ogien ~ kominku, kominek ~ ogien, kominku ~ ogien, ognisk*,
    rozpalic ~ ogien, drewno ~ ogien, fajerwerk*, kuchenk* gazow*, kuchenka na gaz, gaz do grilla, butl* ~ gaz*, woda gazowan*, wody gazowan*,
    ogrzewacz gazow*, prawie ~ zawal*, o malo ~ zawal*, zawal* ~ cen*, zawal* ~ rachun*, zawalu dostane, kontakt alarmow*, numer* alarmow*, nie jest
    nagly wypadek, to nie nagly, noz ~ owoc*, noz ~ ser*, noz ~ chleb*, noz ~ tort*, scyzoryk*, palarni*, miejsce ~ palenia, strefa ~ palenia,
    wedzon*, lampa ~ pali, swiatlo ~ pali*, przypalon* tost*, tost* ~ spalon*, spalon* ~ slonc*, poparzen* slonecz*, spalone kalorie, pistolet* na
    wode, pistolet do masazu, kolacja kryminaln*, woz strazacki, wozik policyjn*, tone w pracy, tone w mailach, atak smiechu, atak glodu, napad
    smiechu, napad glodu, eksplozja smak*, wybuch smak*, nie trzeba ~ policj*, nie potrzeb* ~ policj*, zglos* ~ ~ policj*, policj* ~ zgubion*,
    zgubion* ~ policj*, nie potrzeb* ~ karetk*, karetki nie potrzeb*, lekarza nie potrzeb*, karetka nie jest potrzebna, lekarz nie jest potrzebny,
    lampk* ~ pali, swieca sie pali, swiece sie pala, kontrolk* ~ pali*, dym ~ papieros*, papieros* ~ dym*, dymem ~ papieros*, dymu ~ papieros*, dym z
    cygar*, dym tytoniow*, dymu tytoniow*, zapach dymu, zapachu dymu, smierdzi dymem, czuc dymem, czuc dym ~ papieros*, zimny* dym*, zupa to ogien,
    jedzenie to ogien, to ogien pycha, istny ogien, prawdziwy ogien, ostr* jak ogien, ogien w gebie, ogien w ustach, ogien w buzi, umieram z upalu,
    umieramy z upalu, umieramy z goraca, umieramy z pragnienia, umieram bez, umieramy bez, bez kawy umr*, bez kawy umier*, umre bez, umre z glodu,
    umre z pragnienia, umre z goraca, umre z upalu, umre z nudow, zaraz umre z, padam z glodu, plastikow* ~ pistolet*, pistolet* ~ plastikow*,
    zabawkow* pistolet*, pistolet* ~ zabawk*, zabawk* ~ pistolet*, plastikowy noz, plastikowe noze, noz ~ masl*, noz do steków, grill* ~ gaz*, gaz* ~
    grill*, kominek ~ pali, kominek ~ zapal*, zapal* ~ kominek, rozpala* ~ kominek, ognisko ~ pali, pali* ~ ognisko, spalil* sie suszark*, suszark* ~
    spalil*, suszark* ~ dymi* sie nie, spalon* croissant*, spalon* chleb*, przypalon*, przypalil* sie ~ tost*, zawal* ~ minibar*, dostal* zawalu ~
    cen*, zawal na widok, serce mi stanelo ~ cen*, udaru ~ cen*, dymna kawa, wedzony dymem, na ogien, rozpala* ~ ogien, rozpalicie ~ ogien, zapalicie
    ~ ogien, palicie ~ ogien, ogien ~ rozpal*, ogien na tarasie o, stek ~ krwist*, krwist* stek*, ser ~ topi*, lod* ~ topi*, snieg ~ topi*, czekolad*
    ~ topi*, topi sie ~ ser, topi sie ~ lod*, noz i ~ talerz*, maja panstwo ~ noz, macie ~ noz, czy jest ~ noz, potrzebujemy noza, potrzebuje noza,
    potrzebny noz, potrzebujemy ostrego noza, potrzebuje ostrego noza, pozyczyc ~ noz, prosic o ~ noz, noz ~ arbuz*, noz ~ ciast*, noz ~ ryb*, ogien w
    grillu, ogien na grill*, piec opalany, maz jest lekarzem, zona jest lekarzem, zona jest lekarka, maz lekarz, wizyte u lekarza, wizyty u lekarza,
    termin u lekarza, noz do krojenia, noz do tortu, noza do krojenia, noza do tort*, noz zeby pokroic, noz do pokrojenia`,
  cs: `sraz hasicu, hasicska vez, propiska vybuchla, skoleni zachranaru, hasicsky ples, ples hasicu, lekarsky ples, lekarsky kongres, kongres lekaru, kurz prvni pomoci, skoleni prvni pomoci, prvni pomoci, policejni sbor, policejni orchestr, policejni ples, skvrna ~ ~ krev, vypada jako krev, kourov* hlasic*, hlasic* koure, detektor* koure, cidlo koure, kourov* cidl*, kourov* detektor*, kourov* senzor*, pozarni hlasic*, pozarni
    cidl*, hlasic* pozaru, detektor* plynu, pozarni alarm ~ blik*, pozarni alarm ~ pipa*, pozarni alarm ~ bateri*, pozarni poplach ~ cvic*, test* ~
    pozarni*, zkouska ~ pozarni*, pozarni cviceni, hasici pristroj*, pozarni schod*, pozarni dvere, nouzovy vychod, unikovy vychod, nouzove osvetleni,
    umiram zvedavosti, umiram hlady, umiram smichy, umirame hlady, umirame smichy, umiram zizni, umiram nudou, umiram horkem, umiram touhou, umiram
    chuti, umrela smichy, umrel smichy, umrit smichy, umrit hlady, chcipam smichy, chcipam vedrem, smrtelne unaven*, k smrti rad*, k smrti unaven*,
    zabit cas, zabijim cas, vrazdil za, dusim se smichy, dusime se smichy, potvrzeni ~ lekar*, potvrzeni ~ doktor*, lekarsk* zprav*, lekarsk*
    predpis*, lekar* ~ potvrzeni, neschopenk*, neschopenk* ~ lekar*, doktor* ~ neschopenk*, predpis ~ lekar*, prohlidka ~ lekar*, jsem lekar*, jsem
    doktor*, nepotreb* ~ lekar*, nepotreb* ~ doktor*, zadny lekar, zadny doktor, kongres ~ lekar*, hlaseni ~ polici*, nahlasit ~ polici*, polici* ~
    nahlas*, policejn* protokol*, potvrzeni ~ polici*, bez policie, nehori, nikde nehori, neni pozar, neni kour, zadny kour, zadny ohen, zadny pozar,
    nekrvaci, plany poplach, falesny poplach, krvav* pomeranc*, krevni tlak*, odber krve, krvinka, ohen v krbu, krb*, ohniste, taborak*, rozdelat
    ohen, zapalit ohen, drevo ~ ohen, ohnostroj*, plynov* spora*, plynov* varic*, plynov* bomb*, plynov* lahev, gril na plyn, malem ~ infarkt, skoro ~
    infarkt, infarkt ~ cen*, infarkt ~ uct*, infarkt z, nouzov* cislo, nouzov* kontakt*, tisnov* cislo, neni nouze, nuz ~ ovoc*, nuz ~ syr*, nuz ~
    chleb*, nuz ~ dort*, kapesni nuz, kurarn*, koutek pro kuraky, misto pro kuraky, uzen*, svetlo ~ hori, lampa ~ hori, spalen* toast*, toast* ~
    spalen*, spalen* ~ slun*, spalen* sluncem, spalit kalorie, vodni pistol*, masazni pistol*, pistolka, hasicske auto, hasicsk* ~ hrack*, topim se v
    praci, zachvat smichu, zachvat hladu, exploze chuti, vybuch chuti, vybuchl* smichy, neni treba policie, lekar* nepotreb*, doktor* nepotreb*,
    sanitk* nepotreb*, nepotreb* ~ sanitk*, nepotreb* ~ polici*, nahlas* ~ polici*, polici* ~ ztracen*, ztracen* ~ polici*, kour* ~ cigaret*, cigaret*
    ~ kour*, cigaretov* kour*, kour* od soused*, koure ze soused*, kour ze soused*, studen* kour*, zapach koure, smrdi kour*, citit kour* ~ cigaret*,
    uplny ohen, hotovy ohen, pali jako ohen, ohen v puse, ohen v ustech, jidlo ~ ohen, umiram vedrem, umirame vedrem, umirame horkem, umirame zizni,
    umirame nudou, chcipame vedrem, chcipneme vedrem, umru vedrem, umru hlady, umru zizni, umru nudou, umru bez, bez kafe umru, bez kavy umru, umiram
    bez, umirame bez, nouzov* vychod*, svetlo nouzov*, plastov* pistol*, pistol* ~ hrack*, hrack* ~ pistol*, detsk* pistol*, plastov* nuz, plastove
    noze, nuz na maslo, noz* ~ maslo, gril* ~ plyn*, plyn* ~ gril*, hori ~ krb*, krb* ~ hori, zapal* ~ krb*, krb* ~ zapal*, krb* ~ ohen, hori ohynek,
    fen ~ shorel, shorel ~ fen, spalen* croissant*, pripalen*, spalen* chleb*, infarkt ~ minibar*, trefil slak ~ cen*, slak z uct*, klepne me ~ cen*,
    zapalite ~ ohen, zapalujete ~ ohen, rozdelate ~ ohen, rozdelavate ~ ohen, bude ~ ohen, ohen na terase, po zavreni, do zavreni, pred zavrenim,
    zavreni bazen*, zavreni sauny, zavreni baru, krvav* steak*, steak* ~ krvav*, jelito, ztratil* ~ ~ pistol*, ztratil* ~ mec, syr ~ topi*, snih ~
    topi*, led ~ topi*, cokolad* ~ topi*, zmrzlin* ~ topi*, topeni ~ topi*, topi* ~ topeni, ztratil* ~ bryl*, ztratil* ~ telefon*, ztratil* ~ klic*,
    ztratil* ~ mobil*, ztratil* ~ cepic*, ztratil* ~ batoh*, ztratil* ~ hrack*, ztratil* ~ kart*, nuz a ~ talir*, mate ~ nuz, potrebujeme nuz,
    potrebuju nuz, potrebujeme ostry nuz, potreboval* ~ nuz, pujcit ~ nuz, pujcili ~ nuz, nuz ~ dort, nuz ~ meloun*, nuz ~ ovoce, nuz ~ rybu, ohen v
    grilu, ohen v peci, pec na drevo, taborov*, manzel je doktor, manzel je lekar, manzelka je lekarka, manzelka je doktorka, k lekari objednan*,
    objednan* k lekari, objednan* k doktor*, termin u lekare, kontrola u lekare, nuz na meloun, nuz na kraj*, nuz na chleba, nuz na ryb*, termin u
    doktor*, topi se na pokoj*, topi se v pokoj*`,
  hu: `tuzoltotalalkozo*, tuzolto torony, tuztorony, toll ~ felrobbant, mentosok napja, mentos kepzes, mentosok balja, mentosbal*, orvosbal*, orvosok balja, orvoskongresszus*, orvosi kongresszus*, szivsebesz* kongresszus*, elsosegelytanfolyam*, elsosegely tanfolyam*, elsosegely kepzes*, rendorseg* korus*, rendorbal*, tuzoltobal*, tuzoltok balja, verfolt*, folt ~ ~ ver, vernek latszik, fustjelzo*, fustriaszto*, fusterzekelo*, tuzjelzo* ~ villog*, tuzjelzo* ~ pittyeg*, tuzjelzo* ~ csipog*, tuzjelzo* ~ elem*, tuzjelzo* ~ teszt*,
    tuzjelzo* ~ proba*, villog* ~ tuzjelzo*, tuzjelzo lamp*, tuzriado gyakorlat*, tuzriado proba*, tuzolto keszulek*, tuzoltokeszulek*, tuzlepcso*,
    tuzgatlo*, veszkijarat*, vezsvilagitas, gazerzekelo*, gazjelzo*, meghalok a kivancsisag*, meghalok az ehseg*, meghalok a nevetes*, meghalok a
    rohog*, meghalok a szomj*, meghalok az unalom*, meghalok a melegtol, meghalok erte, meghalok egy kave*, meghalunk a nevetes*, meghalunk az ehseg*,
    meghaltam a nevetes*, megorulok erte, halalra nevet*, halalra roho*, halalosan faradt, halalosan finom, ehen halok, ehen halunk, szomjan halok,
    eghalok, megfulladok a nevetes*, megfulladok a meleg*, megolom az idot, agyonutni az idot, igazolas* ~ orvos*, orvos* ~ igazolas*, orvosi papir*,
    recept* ~ orvos*, orvos* ~ recept*, orvosi vizsgalat*, orvosi lelet*, orvoskongresszus*, orvos vagyok, haziorvos*, nem kell orvos, nem szukseges
    orvos, nincs szukseg orvos*, rendorsegi igazolas*, rendorsegi jegyzokonyv*, feljelentes ~ rendor*, bejelentes ~ rendor*, rendor* ~ feljelent*,
    rendor* ~ bejelent*, rendorseg nem kell, nem kell rendor*, nincs tuz, nincs fust, nem eg semmi, nem verzik, nincs ver, teves riasztas, verna*,
    vernarancs*, vernyomas*, vervetel*, vercukor*, tuz a kandallo*, kandallo*, tuzet rak*, tuzrako*, tuzifa, bogracs*, grill*, gaztuzhely*,
    gazpalack*, gazfozo*, szensavas*, majdnem ~ szivroham*, majdnem ~ infarktus*, szivroham* ~ ar*, szivroham* ~ szamla*, infarktus* ~ ar*, szivroham*
    kaptam, segelyhivo szam*, veszhelyzeti kapcsolattarto, nincs veszhelyzet, gyumolcskes*, sajtkes*, kenyervago kes*, kes ~ kenyer*, kes ~ sajt*, kes
    ~ torta*, bicska*, zsebkes*, dohanyzo hely*, dohanyzohely*, fustolt*, lampa ~ eg*, eg a lampa, eg a villany, eg a vagytol, megegett ~ piritos*,
    piritos* ~ megegett, leegtem ~ nap*, napeges*, kaloria* ~ eget*, vizipisztoly*, jatekpisztoly*, masszazspisztoly*, krimivacsora*, tuzoltoauto*,
    rendorauto*, megfulladok a munka*, nevetogorcs*, rohogogorcs*, roham ~ nevetes*, izek robbanasa, izrobbanas*, nem kell mento*, mentot nem kell,
    orvost nem kell, orvosra nincs szukseg*, bejelentes* ~ rendor*, elveszett ~ rendor*, rendor* ~ elveszett, cigifust*, cigarettafust*, fust* ~
    cigarett*, cigarett* ~ fust*, cigi* ~ fust*, dohanyfust*, hideg fust*, fustszag*, fust ~ szomszed*, szomszed* ~ cigi*, valami tuz volt, tuz volt
    isteni, tuzes volt, csipos ~ tuz, tuz volt a ~ leves*, tuz volt ~ etel*, meghalok a meleg*, meghalunk a meleg*, meghalok a hoseg*, meghalunk a
    hoseg*, megdoglok*, megdoglunk*, kave nelkul ~ meghal*, meghalok kave nelkul, nelkul meghalok, nelkul meghalunk, meghalok egy sor*, meghalok egy
    ital*, szomjan halunk, gazgrill*, kandallo* ~ eg*, eg* ~ kandallo*, eg a kandallo, tabortuz*, tabortuz ~ eg, leegett ~ hajszarito*, hajszarito* ~
    leegett, hajszarito* ~ kiegett, odaegett*, megegett ~ croissant*, egett szag* ~ piritos*, szivroham* ~ minibar*, szivinfarktus* ~ ar*,
    jatekfegyver*, jatek ~ pisztoly*, muanyag kes*, muanyag pisztoly*, vajkes*, kes ~ vaj*, gyujt* ~ tuz*, tuzgyujt*, tuz a terasz*, tuz melle, veres
    steak*, veresen, veres hurka*, kes es tanyer*, kest es ~ tanyer*, kes kell, kest kerni, kest kernenk, kest kernek, eles kes ~ tort*, van ~ eles
    kesuk, van ~ kesuk, kolcson ~ kest, kest kolcson, kest ~ torta*, kes ~ dinny*, kest ~ dinny*, kes ~ gyumolcs*, kest ~ gyumolcs*, kes ~ hal*,
    tortahoz ~ kes*, dinnyehez ~ kes*, grilltuz, tuz a grill*, faszenes, fatuzeles*, maglya*, ferjem orvos, felesegem orvos, ferjem doktor, orvosi
    idopont*, idopont* ~ orvos*, orvoshoz ~ idopont*`,
  ro: `intalnirea pompierilor, foisorul de foc, turnul pompierilor, pix ~ explodat, ambulantieri* ~ curs*, balul pompierilor, balul medicilor, congres medical, congresul medicilor, congresul de chirurgie cardiaca, curs de prim ajutor, prim ajutor, curs ~ urgenta*, congres ~ politi*, pata ~ ~ sange, parca e sange, seamana cu sange, detector* de fum, senzor* de fum, alarma de fum, detector* de incendi*, senzor* de incendi*, detector* de gaz*, senzor* de gaz*, alarma ~
    incendiu ~ clip*, alarma ~ incendiu ~ piui*, alarma ~ incendiu ~ bateri*, alarma ~ incendiu ~ test*, alarma ~ incendiu ~ prob*, clip* ~ alarma ~
    incendiu, test* ~ alarm* ~ incendiu, exercitiu ~ incendiu, simulare ~ incendiu, extinctor*, stingator*, scara de incendiu, usa antifoc, iesire de
    urgenta, iesirea de urgenta, lumin* de urgenta, mor de curiozitate, mor de foame, mor de sete, mor de ras, murim de ras, murim de foame, mor de
    nerabdare, mor dupa, murim dupa, mor de pofta, mor de plictiseala, mor de cald, mor de somn, mor de rusine, am murit de ras, murit de ras, muri de
    ras, sa mori de ras, ucid timpul, omor timpul, omori timpul, as omori pentru, ma sufoc de ras, ma sufoc de cald, inec de ras, adeverint* ~ medic*,
    adeverint* ~ doctor*, certificat ~ medic*, scutire ~ medic*, medic* ~ adeverint*, medic* ~ certificat, reteta ~ medic*, reteta ~ doctor*, medic* ~
    reteta, retet* medical*, concediu medical, control medical, sunt medic, sunt doctor, medic de familie, niciun medic, niciun doctor, congres* ~
    medic*, plangere ~ politi*, politi* ~ plangere, declaratie ~ politi*, raport ~ politi*, adeverint* ~ politi*, proces verbal ~ politi*, fara
    politie, nu e foc, nu este foc, nu e fum, nu arde, niciun incendiu, nu sangereaza, alarma falsa, portocal* ~ rosi*, tensiunea arteriala, analize
    de sange, foc ~ semineu, semineu*, aprinde ~ foc*, lemne ~ foc, artificii, aragaz*, butelie ~ gaz, soba pe gaz, apa gazoasa, apa carbogazoasa, era
    sa fac infarct, aproape ~ infarct, infarct ~ pret*, infarct ~ nota, preturi de infarct, fac infarct la, contact* de urgenta, numar* de urgenta,
    nicio urgenta, nu e o urgenta, nu e urgenta, cutit pentru, cutit ~ fructe, cutit ~ branza, cutit ~ paine, cutit ~ tort, briceag*, loc de fumat,
    zona de fumat, zona pentru fumatori, camera ~ fumatori, afumat*, bec ~ ars, becul a ars, arde calorii, ars de soare, ars* ~ soare*, pistol cu apa,
    pistol de masaj, pistol de jucarie, cina ~ crima, masina de pompieri, ma inec in treaba, criza de ras, atac de ras, armata, mor sa incerc*, mor sa
    vad, mor sa gust*, mor sa aflu, mor sa stiu, mor sa mananc, bun de murit, buna de murit, nu am nevoie ~ medic, nu avem nevoie ~ medic, nu e nevoie
    ~ medic, nu am nevoie ~ doctor, nu avem nevoie ~ doctor, nu e nevoie ~ doctor, nu e nevoie ~ ambulanta, nu avem nevoie ~ ambulanta, nu am nevoie ~
    ambulanta, nu e nevoie ~ politie, focul in semineu, foc de tabara, focul de tabara, lemne, miros de tigar*, miroase a tigar*, tigar* ~ fum, fum ~
    tigar*, fum de tigara, fum de tigari, nefumator*, fumat*, vecin* ~ fumea*, fumeaza, fum ~ vecin*, vecin* ~ fum, fum ~ balcon*, balcon* ~ fum,
    balcon* ~ fumeaz*, fum vechi, fum statut, miroase a fum ~ ~ schimb*, fum ~ ~ schimb* ~ camer*, fum ~ ~ alta camera, miros de fum ~ ~ camer*, toast
    ~ ars*, paine* ~ ars*, croissant* ~ ars*, corn* ~ ars*, ars* ~ croissant*, ars* ~ paine*, painea prajita ~ ars*, pizza ~ arsa, omleta ~ arsa,
    cafea arsa, cafeaua ~ arsa, uscator* de par ~ ars, uscator* ~ ars, uscator* ~ stricat, foehn* ~ ars, feon* ~ ars, bec* ~ ars*, mor de caldura,
    murim de caldura, murim de cald, muri de cald, muri de caldura, moare de cald, mor fara, murim fara, mor dupa o, mor dupa un, fara cafea ~ mor,
    mor ~ fara cafea, de murit, pret* ~ infarct, infarct ~ factur*, infarct cand am vazut, infarct cand am, era sa fac un infarct, atac de cord ~
    pret*, atac de cord cand am vazut, atac cerebral ~ pret*, gaz ~ gratar*, butelie*, gratar* ~ gaz*, iesire* de urgenta, iesirii de urgenta, lumina*
    de urgenta, bec* ~ iesire* de urgenta, sar* in piscina, sari in piscina, sara in piscina, sare in piscina, omoram timpul, mancare* ~ foc,
    sufocant*, uscator* ~ ~ s a ars, bec* ~ s a ars, cutit si ~ farfurii, cutit ascutit pentru, aveti ~ cutit, avem nevoie de un cutit, am nevoie de
    un cutit, imprumuta ~ cutit, da un cutit, primi un cutit, cutit ~ pepene*, cutit ~ fructe*, cutit ~ peste, iute foc, scump foc, frumoasa foc,
    frumos foc, suparat foc, suparata foc, foc la gratar, focul la gratar, foc in gratar, cuptor cu lemne, cuptorul cu lemne, foc de lemne, sotul meu
    este medic, sotul e medic, sotul meu e medic, sotia mea e medic, sotia mea este medic, sotul este doctor, sotul meu e doctor, sotia e doctor,
    sotia mea e doctor, programare la doctor, programare ~ medic`,
  el: `συναντηση πυροσβεστων, στυλο εσκασε, εκπαιδευση διασωστων, χορος των πυροσβεστων, συνεδριο γιατρων, ιατρικο συνεδριο, συνεδριο καρδιοχειρουργ*, σεμιναριο πρωτων βοηθειων, πρωτων βοηθειων, πρωτες βοηθειες, χορωδια της αστυνομιας, λεκες ~ ~ αιμα, λεκε ~ ~ αιμα, μοιαζει με αιμα, ανιχνευτ* καπνου, αισθητηρ* καπνου, ανιχνευτ* πυρκαγιας, ανιχνευτ* φωτιας, συναγερμ* καπνου, ανιχνευτ* αεριου, ανιχνευτ* γκαζιου, συναγερμ*
    πυρκαγιας ~ αναβοσβ*, συναγερμ* πυρκαγιας ~ μπαταρι*, συναγερμ* φωτιας ~ μπαταρι*, συναγερμ* φωτιας ~ αναβοσβ*, ασκηση πυρκαγιας, δοκιμη ~
    πυρκαγιας, πυροσβεστηρ*, εξοδο* κινδυνου, εξοδο* εκτακτης αναγκης, φωτ* εκτακτης αναγκης, πεθαινω για, πεθαινουμε για, πεθαινω απο περιεργεια,
    πεθαινω απο τα γελια, πεθαινω στα γελια, πεθαναμε στα γελια, πεθανα στα γελια, πεθανα απο τα γελια, πεθαινουμε στα γελια, να πεθανω στα γελια, να
    πεθανεις στα γελια, πεθαινω της πεινας, πεθαινουμε της πεινας, πεθαινω απο πεινα, πεθαινω απο την πεινα, πεθαινω απο διψα, πεθαινω απο βαρεμαρα,
    πεθαινω απο ζεστη, πεθαινω της διψας, πεθαινω για υπνο, πνιγηκα στα γελια, πνιγομαι στη δουλεια, πνιγομαι στα γελια, σκοτωνω την ωρα, σκοτωσουμε
    την ωρα, σκοτωνα για, βεβαιωση ~ γιατρο*, γιατρο* ~ βεβαιωση, ιατρικη βεβαιωση, ιατρικη γνωματευση, χαρτι ~ γιατρο*, γνωματευση ~ γιατρο*, συνταγη
    ~ γιατρο*, γιατρο* ~ συνταγη, πιστοποιητικο ~ γιατρο*, γιατρος ~ ραντεβου, ειμαι γιατρος, δεν χρειαζ* ~ γιατρο*, κανενας γιατρος, συνεδριο ~
    γιατρων, δηλωση ~ αστυνομια, αστυνομια ~ δηλωση, καταγγελια ~ αστυνομια, βεβαιωση ~ αστυνομια*, οχι αστυνομια, δεν εχει φωτια, δεν υπαρχει φωτια,
    δεν ειναι φωτια, δεν καιγεται, δεν εχει καπνο, δεν υπαρχει καπνος, δεν αιμορραγει, δεν εχει αιμα, λαθος συναγερμος, ψευτικος συναγερμος,
    αιματοχρωμ*, πιεση αιματος, εξετασ* αιματος, αναλυσεις αιματος, φωτια στο τζακι, ξυλα ~ φωτια, αναψουμε ~ φωτια, αναψω ~ φωτια, φωτια για ~
    τσιγαρο, εχετε φωτια, κουζινα αεριου, κουζινα γκαζιου, ψησταρια ~ αεριου, μπαρμπεκιου ~ γκαζι, φιαλη ~ αεριου, φιαλη ~ γκαζι*, γκαζακι, αεριουχο
    νερο, παραλιγο ~ εμφραγμα, κοντεψα ~ εμφραγμα, εμφραγμα ~ τιμ*, εμφραγμα ~ λογαριασμ*, τιμες ~ εμφραγμα, καρδιακη προσβολη ~ τιμ*, επαφη εκτακτης
    αναγκης, τηλεφωνο εκτακτης αναγκης, αριθμ* εκτακτης αναγκης, δεν ειναι εκτακτη, μαχαιρι για, μαχαιρι ~ φρουτ*, μαχαιρι ~ ψωμι, μαχαιρι ~ τυρι,
    μαχαιρι ~ τουρτα, σουγια*, μαχαιροπιρουν*, χωρο* καπνιστων, καπνιστ*, λαμπα ~ καμενη, λαμπα ~ καηκε, καηκε ~ λαμπα, τοστ ~ καμενο, καηκα ~ ηλιο,
    εγκαυμα ~ ηλιο, νεροπιστολ*, πιστολι μασαζ, παιδικο πιστολι, πιστολακι, πυροσβεστικο παιχνιδι, κριση γελιου, εκρηξη γευσ*, εκρηξη αρωμ*, πεθαινω
    να δοκιμ*, πεθαινω να φα*, πεθαινω να δω, πεθαινω να παω, πεθαινω να μαθω, πεθαινω να πιω, πεθαινω να κολυμπ*, πεθαινουμε να δοκιμ*, πεθαινουμε να
    φα*, πεθαινουμε να δουμε, δεν χρειαζ* ~ ασθενοφορο, χαμεν* ~ αστυνομια, αστυνομια ~ χαμεν*, καπνο* ~ τσιγαρ*, τσιγαρ* ~ καπνο*, καπνος απο το
    διπλα*, μυρωδια καπνου, μυριζει καπνο*, κρυος καπνος, μυριζει τσιγαρ*, το φαγητο ~ φωτια, φαγητο φωτια, ηταν φωτια μπραβο, φωτια και λαβρα, καιει
    σαν φωτια, καυτερο ~ φωτια, πικαντικο ~ φωτια, πεθαινω απο τη ζεστη, πεθαινουμε απο τη ζεστη, πεθαινουμε απο ζεστη, πεθαινω απο τη διψα, πεθαινω
    στη ζεστη, πεθαινουμε στη ζεστη, πεθαινω χωρις, πεθαινουμε χωρις, θα πεθανω χωρις, θα πεθανω απο τη ζεστη, θα πεθανω απο ζεστη, χωρις καφε
    πεθαινω, χωρις καφε θα πεθανω, εγκεφαλικο ~ τιμες, εγκεφαλικο ~ λογαριασμο, ψησταρι* υγραεριου, ψησταρι* ~ υγραεριο, γκριλ ~ υγραεριο*, γκριλ ~
    γκαζι*, μπαρμπεκιου υγραεριου, γκαζιου ψησταρια, κουζινα υγραεριου, καηκε ~ πιστολακι, πιστολακι ~ καηκε, πιστολακι για τα μαλλια, καηκε ~
    κρουασαν, καμεν* ~ κρουασαν, κρουασαν ~ καμεν*, καηκε το ψωμι, τζακι ~ απο*, καηκα στον ηλιο, πλαστικο μαχαιρι, πλαστικα μαχαιρια, μαχαιρι
    βουτυρου, μαχαιρι ~ βουτυρο, παιδικο οπλο, οπλο παιχνιδι, παιχνιδι οπλο, αναβ* ~ φωτια, φωτια ~ αναβ*, φωτια στη βεραντα τι, φωτια στην παραλια,
    μπριζολα ~ αιμα, με αιμα η μπριζολα, μπριζολα ~ ματωμεν*, μαχαιρι και ~ πιατα, κοφτερο μαχαιρι για, εχετε ~ μαχαιρι, χρειαζομαστε ~ μαχαιρι,
    χρειαζομαι ~ μαχαιρι, δανειστουμε ~ μαχαιρι, δανεισετε ~ μαχαιρι, μαχαιρι ~ καρπουζι, μαχαιρι ~ πεπονι, μαχαιρι ~ φρουτα, μαχαιρι ~ ψαρι, φωτια
    στη σχαρα, φωτια για μπαρμπεκιου, ξυλοφουρνο*, αντρας μου ειναι γιατρος, αντρας μου γιατρος, συζυγος μου ειναι γιατρος, γυναικα μου ειναι γιατρος,
    ραντεβου ~ γιατρο, μαχαιρι για να κοψ*, μαχαιρι για το`,
  tr: `itfaiye kulesi, itfaiyeciler bulus*, itfaiye muzesi, kalem patladi, paramedik egitim*, itfaiyeciler balosu, doktorlar balosu, doktor kongre*, hekim kongre*, kalp cerrahi* kongre*, ilk yardim kurs*, ilk yardim egitim*, ilk yardim, acil tip kongre*, acil durum egitim*, polis korosu, polis bandosu, leke ~ ~ kan, kan lekesi gibi, kan gibi, duman dedektor*, duman sensor*, duman alarm*, duman detektor*, duman algila*, gaz dedektor*, gaz sensor*, gaz alarm*, yangin dedektor*, yangin
    sensor*, yangin alarm* ~ yanip, yangin alarm* ~ pil*, yangin alarm* ~ test*, yangin alarm* ~ bip*, yangin alarm* ~ otuyor pil*, yangin alarm*
    isig*, yangin algila*, yangin tatbikat*, yangin tup*, yangin sondur*, yangin merdiven*, yangin kapi*, yangin cikis*, acil cikis*, acil durum
    isig*, yanip sonuyor, yanip sonme*, denemek icin olu*, tatmak icin olu*, gormek icin olu*, icin oluyorum, icin olurum, icin olup, icin can
    ativorum, gulmekten old*, gulmekten olu*, gulmekten olec*, gulmekten yerl*, gulmekten bayil*, gulmekten bogul*, acliktan olu*, acliktan old*,
    acliktan olec*, susuzluktan olu*, meraktan olu*, meraktan catl*, sicaktan olu*, sicaktan bogul*, sicaktan bunal*, sicaktan old*, yorgunluktan
    olu*, yorgunluktan old*, sikintidan olu*, can sikintisindan olu*, uykusuzluktan olu*, bayilirim, bayiliyorum, bayildik, bayiliriz, vakit oldur*,
    zaman oldur*, is yukunden bogul*, iste bogul*, rapor ~ doktor*, doktor* ~ rapor*, doktor* ~ recete*, recete ~ doktor*, saglik rapor*, doktorum,
    doktoruyum, ben doktorum, doktorun yazdig*, doktora gerek yok, doktor gerek* yok, doktor* istemi*, doktor gerekmi*, doktorlar kongre*, doktor
    kongre*, doktora tez*, doktora yap*, polis rapor*, polis tutanag*, polise kayip*, tutanak ~ polis*, polis* ~ tutanak*, polis* ~ bildir*, polis
    kaydi, polis merkezi nerede, polise gerek yok, polislik bir, yangin yok, yangin degil, duman yok, ates yok, yanmiyor, kanamiyor, kan yok, yanlis
    alarm, kan portakal*, kan tahlil*, kan basinc*, kan seker*, somine*, ates yak*, odun ~ ates, kamp ates*, atesiniz var, cakmak, gazoz*, gaz ocag*,
    gazli icecek*, gazli soba, gazli barbeku, gazli izgara, gaz tupu, mutfak tupu, az daha kalp krizi*, az kalsin kalp krizi*, neredeyse kalp krizi*,
    fiyat* ~ kalp krizi*, kalp krizi* ~ fiyat*, hesab* ~ kalp krizi*, acil durum kisisi, acil durum numara*, acil durum iletisim*, acil bir durum yok,
    acil degil, acil durum degil, bicak rica, meyve ~ bicak*, ekmek ~ bicak*, peynir ~ bicak*, pasta ~ bicak*, biftek bicag*, caki, sigara ic*, sigara
    alan*, tutsulenmis, lamba ~ yan*, isik* ~ yan*, ampul ~ yan*, yanmis tost*, tost ~ yanmis, gunes yan*, gunesten yan*, guneste yan*, kalori yak*,
    su tabanca*, oyuncak tabanca*, masaj tabanca*, oyuncak silah*, oyuncak polis*, cinayet yemeg*, itfaiye araba*, oyuncak itfaiye*, gulme krizi*,
    aclik krizi*, lezzet patlama*, tat patlama*, patlamis misir, sicaktan bayilac*, acliktan bayilac*, ambulansa gerek yok, ambulans gerekmi*,
    ambulans gerekmez, kayip ~ polis*, duman* ~ sigara*, sigara ~ duman*, komsu ~ duman*, nargile duman*, duman kokuyor ~ sigara*, izgara duman*,
    mangal duman*, soguk duman, ates gibiydi, ates gibi aci, agzim yaniyor, agzim yandi, aci ~ yaniyor, sicaktan gebe*, sicaktan olec*, sicaktan
    pistik, yaniyoruz sicaktan, kahve* icmezsem ol*, kahvesiz ol*, cay icmezsem ol*, kahve olmazsa ol*, kahve icmeden ol*, acimdan ol*, olecegim
    susuzluktan, susuzluktan olec*, gazli mangal*, mangal ~ gaz*, gazli ocak, somine ~ yan*, yan* ~ somine*, ates yakil*, mangal yan*, kurutma
    makinesi yan*, sac kurutma ~ yan*, fon makinesi yan*, kruvasan yan*, kruvasan* ~ yan*, ekmek yan*, yanik kruvasan*, yanik tost, yanik ekmek, kalp
    krizi ~ minibar*, minibar* ~ kalp krizi, kalbime iniyordu, kalbime inecekti, plastik bicak*, oyuncak bicak*, oyuncak kilic*, tereyag* ~ bicak*,
    bicak ~ tereyag*, yastik savas*, atesi yak*, ates ~ yakiyor*, ates basinda, atesin basinda, biftek ~ kanli, kanli biftek, oglu* ~ oyuncak ~ kayb*,
    oglu* oyuncag* ~ kayb*, kizi* ~ oyuncag* ~ kayb*, gozlug* ~ kayb*, telefon* ~ kayb*, anahtar* ~ kayb*, sapka* ~ kayb*, canta* ~ kayb*, kart* ~
    kayb*, bicak ve ~ tabak*, bicaginiz var, bicagi alabilir, bicak alabilir, bicak lazim, bicak rica*, bicak var mi, bicak odunc, keskin bicak var,
    kesmek icin ~ bicak, pasta ~ bicag*, karpuz ~ bicak, karpuz ~ bicag*, kavun ~ bicak, meyve ~ bicag*, balik ~ bicak, mangal atesi, izgara atesi,
    odun ates*, tas firin*, odun firin*, esim doktor, kocam doktor, karim doktor, doktor randevu*, doktora randevu*, doktorda randevu*`,
  uk: `пожежн* веж*, пожежн* частин*, пожежн* музе*, ручка вибухнула, бал пожежників, конгрес лікарів, з їзд лікарів, курс* першої допомоги, першої допомоги, тренінг ~ екстрен*, хор поліції, оркестр поліції, пляма ~ ~ кров, схожа на кров, датчик* диму, датчик* димов*, димов* датчик*, детектор* диму, сповіщувач* диму, пожежн* датчик*, датчик* пожеж*, пожежн* сповіщувач*, датчик*
    газу, пожежн* сигналізац* ~ блима*, пожежн* сигналізац* ~ мига*, пожежн* сигналізац* ~ батаре*, пожежн* сигналізац* ~ пищ*, пожежн* сигналізац* ~
    тест*, перевірк* пожежн*, тест* пожежн*, навчання ~ пожеж*, вогнегасник*, пожежн* сход*, пожежн* двер*, аварійн* вихід*, запасн* вихід, пожежн*
    вихід, помираю від цікавості, помираю від сміху, помираю від голоду, помираю від спраги, помираю від нудьги, помираю від спеки, помираю з голоду,
    помираю зі сміху, помираю як хочу, помираю хочу, помираємо зі сміху, помираємо від сміху, помираємо з голоду, вмираю від цікавості, вмираю від
    сміху, вмираю з голоду, вмираю від голоду, вмираю зі сміху, вмираю від спеки, вмираю як хочу, вмираю хочу, умираю от, умираю как хочу, умираю
    хочу, помер* від сміху, помер* зі сміху, померти зі сміху, помирали від сміху, помирали зі сміху, вмерти від сміху, вмерти зі сміху, смертельно
    втом*, вбити час, вбиваю час, вбив би за, задихаюсь від сміху, задихаємось від сміху, задуш* від сміху, довідк* ~ лікар*, лікар* ~ довідк*,
    медичн* довідк*, лікарнян*, лікар* ~ лікарнян*, рецепт ~ лікар*, лікар* ~ рецепт*, висновок ~ лікар*, справк* ~ врач*, я лікар, сам лікар, сімейн*
    лікар*, не потрібен лікар, лікар не потріб*, не треба лікар*, лікаря не треба, без лікаря, конференц* ~ лікар*, конгрес ~ лікар*, заяв* ~ поліці*,
    поліці* ~ заяв*, довідк* ~ поліці*, протокол ~ поліці*, поліція не потрібна, поліції не треба, без поліції, не пожежа, немає пожежі, пожежі немає,
    диму немає, немає диму, вогню немає, немає вогню, кров не йде, не кровоточ*, крові немає, хибн* тривог*, помилков* тривог*, фальшив* тривог*,
    кривав* апельсин*, тиск крові, аналіз* крові, вогонь у каміні, вогонь ~ камін*, камін* ~ вогонь, розпалити ~ вогонь, розвести ~ вогонь, дров* ~
    вогн*, феєрверк*, газов* плит*, газов* балон*, газов* гриль*, гриль ~ газ*, газов* обігрівач*, газован*, ледь ~ інфаркт*, мало не інфаркт*, мало
    не отримав інфаркт*, майже ~ інфаркт*, інфаркт* ~ цін*, інфаркт* ~ рахун*, екстрен* контакт*, екстрен* номер*, номер* екстрен*, нічого екстреного,
    не екстрен*, ніж для, ніж ~ фрукт*, ніж ~ сир*, ніж ~ хліб*, ніж ~ торт*, складаний ніж, місце для паління, місце для куріння, зона для куріння,
    копчен*, лампа ~ горить, лампочка ~ горить, горить ~ лампочка, світло ~ горить, горить ~ світло, горить ~ лампа, згорів тост, тост ~ згорів,
    згорів ~ сонці, згоріла ~ сонці, обгорі* ~ сонц*, водян* пістолет*, масажн* пістолет*, пістолет для масажу, іграшков* зброя, пожежн* машин*, тону
    в роботі, напад сміху, напади сміху, напад голоду, вибух смак*, вибух емоц*, швидка не потрібна, швидкої не треба, не треба швидк*, швидку не
    треба, загублен* ~ поліці*, поліці* ~ загублен*, дим* ~ цигар*, цигар* ~ дим*, сигарет* ~ дим*, дим* ~ сигарет*, цигарков* дим*, тютюнов* дим*,
    холодн* дим*, запах диму, тхне димом, дым* ~ сигарет*, сигаретн* дым*, дим від сусід*, просто вогонь, це вогонь, вогонь дякую, борщ ~ вогонь, їжа
    ~ вогонь, музика ~ вогонь, пече як вогонь, вогонь у роті, помремо від спеки, помру від спеки, помру з голоду, помираємо від спеки, вмираємо від
    спеки, помираю без, вмираю без, помру без, без кави помру, без кави помираю, без кави вмираю, умру без, умираю от жары, умираем от жары, інфаркт*
    ~ мінібар*, цін* ~ інфаркт*, рахунк* ~ інфаркт*, фен ~ згорів, згорів ~ фен, сгорел фен, фен сгорел, підгоріл*, пригоріл*, круасан ~ згорі*,
    згорів круасан, хліб згорів, тост* згорі*, газов* мангал*, камін ~ горить, горить камін, камін ~ горіти, горіти камін, розпал* ~ камін*, багаття,
    ватра, іграшков* ніж, іграшков* нож*, пластиков* ніж, пластиков* нож*, ніж ~ масл*, водяний пістолет, іграшков* ~ пістолет*, розпал* ~ вогонь,
    запалите ~ вогонь, запалюєте ~ вогонь, вогонь ~ розпалю*, біля вогню, стейк ~ кров*, біфштекс ~ кров*, ніж та тарілк*, ніж і ~ тарілк*, ніж щоб ~
    розрізати, ніж щоб, гострий ніж для, у вас є ~ ніж, чи є ~ ніж, є у вас ~ ніж, потрібен ніж, потрібен гострий ніж, позичити ~ ніж, можна ~ ніж,
    ніж ~ кавун*, ніж ~ диня, ніж ~ рибу, вогонь у мангал*, вогонь для мангал*, вогнищ*, піч на дровах, чоловік лікар, дружина лікар, мій чоловік
    лікар, моя дружина лікар*, запис до лікаря, записан* до лікаря, прийом у лікаря, прийом до лікаря, стрибнути в басейн, стрибати в басейн`,
  ar: `مؤتمر ~ الأطباء, مؤتمر طبي, مؤتمر جراحة القلب, مؤتمر طب الطوارئ, دورة إسعافات*, دورة إسعاف*, إسعافات أولية, الإسعافات الأولية, دورة الإسعاف*, تدريب ~ الطوارئ, بقعة ~ ~ دم, تشبه الدم, سكينة وأطباق, سكينة وطبق*, سكينة ~ ~ تورت*, *سكينة ~ ~ *لتورت*, سكينة ~ ~ كيك*, سكين ~ ~ تورت*, سكين ~ ~ كيك*, *كاشف* الدخان, *كاشف* دخان, *كواشف الدخان, *حساس الدخان, *حساس دخان, *جهاز الدخان, *جهاز انذار الدخان, *جهاز كشف الدخان, *مستشعر الدخان, *إنذار
    الدخان, *كاشف الحريق, *كاشف حريق, *كاشف الغاز, *جهاز كشف الغاز, *إنذار الحريق ~ *يومض*, *إنذار الحريق ~ *بطاري*, *إنذار الحريق ~ *تجريب*, *تجربة ~
    *الحريق, *اختبار ~ *الحريق, *تدريب ~ *الحريق, *طفاي* الحريق, *طفاي* حريق, *مطفأة حريق, *مطفأة الحريق, *سلم الحريق, *باب الحريق, *مخرج الطوارئ,
    *مخرج طوارئ, *مخارج الطوارئ, *إضاءة الطوارئ, *رقم الطوارئ, *أرقام الطوارئ, *أموت من الضحك, *أموت من الجوع, *أموت من العطش, *أموت من الفضول, *أموت
    من الحر, *أموت من الملل, *أموت من التعب, *أموت وأجرب, *بموت من الضحك, *بموت من الجوع, *بموت من الحر, *متت من الضحك, *متنا من الضحك, *ميت من الضحك,
    *ميت من الجوع, *ميتة من الجوع, *ميتين من الجوع, *ميتين جوع, *ميت جوع, *ميتة جوع, *هموت من الضحك, *هموت من الجوع, *هموت واجرب, *هموت واذوق, *نموت
    من الضحك, *نموت من الجوع, *يموت من الضحك, *مت من الضحك, *اختنق* من الضحك, *نختنق من الحر, *أختنق من الحر, *الموت ضحك*, *قتل الوقت, *شهادة طبية,
    *شهادة مرضية, *تقرير طبي, *شهادة من ~ *الطبيب, *شهادة من طبيب, *شهادة من دكتور, *تقرير ~ *طبيب, *تقرير ~ *دكتور, *طبيب ~ *شهادة, *طبيب ~ *تقرير,
    *دكتور ~ *تقرير, *وصفة ~ *طبيب, *روشتة ~ *دكتور, *وصفة طبية, *إجازة مرضية, *إجازة مرضية ~ *طبيب, *أنا طبيب, *أنا طبيبة, *انا دكتور, *لا أحتاج ~
    *طبيب, *لا نحتاج ~ *طبيب, *مش محتاج ~ *دكتور, *ما أحتاج ~ *دكتور, *مؤتمر ~ *الأطباء, *موعد ~ *دكتور, *بلاغ ~ *الشرطة, *محضر ~ *الشرطة, *تقرير ~
    *الشرطة, *لا حاجة للشرطة, *لا يوجد حريق, *مافي حريق, *ما في حريق, *مفيش حريق, *ليس حريقا, *لا يوجد دخان, *مافي دخان, *ما في دخان, *مفيش دخان, *لا
    ينزف, *إنذار كاذب, *برتقال الدم, *ضغط الدم, *تحليل دم, *فحص دم, *نار المدفأة, *نار الشواء, *المدفأة ~ *النار, *النار ~ *المدفأة, *نار هادئة,
    *إشعال النار, *نشعل ~ *نار, *موقد الغاز, *فرن الغاز, *شواية الغاز, *شواية غاز, *اسطوانة الغاز, *دفاية غاز, *مشروب* غازي*, *مياه غازية, *كادت ~
    *نوبة قلبية, *جلطة من السعر, *جلطة من الأسعار, *جلطة ~ *الفاتورة, *نوبة قلبية ~ *السعر, *نوبة قلبية ~ *الفاتورة, *ليست حالة طارئة, *مش طوارئ, *مو
    طوارئ, *ليس ~ *طوارئ, *غير طارئ, *سكين للفاكهة, *سكين فاكهة, *سكين الفاكهة, *سكينة للفاكهة, *سكين ~ *فواكه, *سكين ~ *فاكهة, *سكين ~ *كيك*, *سكين ~
    *خبز, *سكين ~ *جبن*, *منطقة التدخين, *غرفة مدخنين, *أماكن التدخين, *سمك مدخن, *سلمون مدخن, *مسدس ماء, *مسدس مي, *مسدس مساج, *مسدس لعبة, *مسدس
    المساج, *سيارة إطفاء لعبة, *لعبة ~ *شرطة, *غرقان في الشغل, *غارق في العمل, *هجوم على البوفيه, *انفجار* ~ *نكه*, *حروق الشمس, *حرق السعرات, *لا
    نحتاج ~ *إسعاف, *لا أحتاج ~ *إسعاف, *بلاغ* ~ *لشرطة, *هاتفي يموت, *جوالي يموت, *موبايلي بيموت, *بطارية ~ *تموت, *دخان ~ *سجائر, *دخان ~ *سيجار*,
    *دخان ~ *شيش*, *دخان ~ *أرجيل*, *سجائر ~ *دخان, *ريحة دخان, *رائحة دخان, *رائحة الدخان, *ريحة الدخان, *دخان بارد, *الأكل نار, *أكلكم نار, *طعم
    نار, حار نار, حارة نار, *نار يا شيف, *سعر نار, *أسعار نار, *الأسعار نار, *أموت من غير, *بدون قهوة ~ *موت, *من غير قهوة ~ *موت, *بلا قهوة ~ *موت,
    *سأموت من الحر, *حموت من الحر, *هموت من الحر, *نموت من الحر, *سأموت من الجوع, *سأموت من العطش, *هموت من العطش, *راح أموت من الحر, *جلطة ~ *أسعار,
    *جلطة ~ *سعر, *أسعار ~ *جلطة, *نوبة قلبية ~ *أسعار, *سكتة ~ *أسعار, *سكتة قلبية ~ *أسعار, *مسدس الماء, *مسدس المي, *مسدس المية, *مسدس ألعاب, *مسدس
    بلاستيك*, *سكين بلاستيك*, *سكين ~ *زبدة, *سكين الزبدة, *شواية ~ *غاز, *شواء ~ *غاز, *مشواة ~ *غاز, *غاز ~ *شواء, *مدفأة ~ *تشتعل, *تشعلون ~
    *المدفأة, *مجفف ~ *احترق, *مجفف ~ *يحترق, *سشوار ~ *احترق, *استشوار ~ *احترق, *الكرواسون ~ *محروق, *توست ~ *محروق, *الخبز محروق, *نار المخيم, *حطب
    ~ *نار, *تشعلون ~ *النار, *تشعلون ~ *نار, *تولعون ~ *النار, *تولعون ~ *نار, *ستشعلون ~ *نار, *إشعال ~ *نار, *جلسة ~ *النار, *حول النار, *ستيك ~
    *دم, *لحم ~ *دم, *سكين ~ *أطباق, *سكين ~ *صحون, *سكين لتقطيع, *سكين لقطع, *سكينة عشان ~ *نقطع, *سكين عشان, *سكين حاد لتقطيع, *سكين حادة لتقطيع,
    *هل لديكم سكين, *عندكم سكين*, *هل يوجد سكين, *نحتاج سكين, *نحتاج إلى سكين, *محتاجين سكين*, *سكين ~ *الكعكة, *سكين* ~ *الكيك*, *سكين* ~ *البطيخ*,
    *سكين* ~ *الفواكه, *سكين* ~ *السمك, *سكين* ~ *التورت*, *نار المشوى, *نار الشوي, *فرن الحطب, *فرن حطب, *زوجي طبيب, *زوجتي طبيبة, *زوجي دكتور,
    *زوجتي دكتورة, *موعد ~ *الطبيب, *موعد ~ *طبيب, *موعد ~ *الدكتور`,
  he: `נשף הרופאים, כנס רופאים, כנס הרופאים, כנס ניתוחי לב, כנס לרפואה דחופה, קורס עזרה ראשונה, עזרה ראשונה, קורס ~ חירום, תזמורת המשטרה, מקהלת המשטרה, כתם ~ ~ דם, נראה כמו דם, *גלאי* עשן, *גלאי* העשן, *גלאי* גז, *גלאי* הגז, *גלאי* אש, *גלאי* האש, *חיישן עשן, *חיישן העשן, *חיישני עשן, *אזעקת העשן, *אזעקת עשן, *אזעקת
    האש ~ *מהבהב*, *אזעקת האש ~ *סוללה, *אזעקת אש ~ *תרגיל, *אזעקת האש ~ *צפצ*, *תרגיל ~ *אש, *תרגיל ~ *שריפה, *בדיקה ~ *אש, *מטף*, *מטף כיבוי אש,
    *כיבוי אש, *דלת אש, *דלתות אש, *מדרגות חירום, *יציאת חירום, *יציאות חירום, *תאורת חירום, *תאורת החירום, *מספר חירום, *איש קשר לחירום, מת מצחוק,
    מתה מצחוק, מתים מצחוק, מתנו מצחוק, מתתי מצחוק, למות מצחוק, נמות מצחוק, מת לנסות, מתה לנסות, מת לטעום, מתה לטעום, מתים לטעום, מתים לנסות, מת לדעת,
    מתה לדעת, מת מרעב, מתה מרעב, מתים מרעב, מת מצמא, מתה מצמא, מת מסקרנות, מתה מסקרנות, מת מחום, מתה מחום, מתים מחום, מת משעמום, מתה משעמום, מת
    מעייפות, מתה מעייפות, מתים מעייפות, מת לקפה, מתה לקפה, גוסס מרעב, *נחנק* מצחוק, *נחנק* מחום, *נחנקים מחום, *מתעלפ* מרעב, *להרוג זמן, *להרוג את
    הזמן, *אישור ~ *רופא*, *אישור רפואי ~ *רופא*, *אישור מחלה, *רופא* ~ *אישור, *מרשם ~ *רופא*, *רופא* ~ *מרשם, *מכתב ~ *רופא*, *תעודה ~ *רופא*, *אני
    רופא*, *רופא משפחה, *רופא המשפחה, *לא צריך רופא*, *לא צריכה רופא*, *לא צריכים רופא*, *אין צורך ברופא*, *כנס רופאים, *תלונה ~ *משטרה, *משטרה ~
    *תלונה, *אישור ~ *משטרה, *דוח משטרה, *לא צריך משטרה, *אין שריפה, *לא שריפה, *אין אש, *אין עשן, *לא מדמם, *אין דם, *אזעקת שווא, *תפוז דם, *תפוזי
    דם, *לחץ דם, *בדיקת דם, *בדיקות דם, *אש באח, *אש ~ *אח, *מדורה, *מדורות, *עצים ~ *אש, *להדליק אש, *אש קטנה, *על האש, *כיריים גז, *כירי* גז, *בלון
    גז, *גריל גז, *תנור גז, *מנגל גז, *מים מוגזים, *תחנת דלק, *כמעט ~ *התקף לב, *התקף לב ~ *מחיר*, *התקף לב ~ *חשבון, *מחיר* ~ *התקף לב, *קיבלתי התקף
    לב, *לא מקרה חירום, *אין חירום, *לא חירום, *סכין לפירות, *סכין פירות, *סכין ~ *פירות, *סכין ~ *לחם, *סכין ~ *גבינ*, *סכין ~ *עוגה, *אולר, *סכו ם,
    *פינת עישון, *אזור עישון, *מעושן, *נשרף לי הטוסט, *טוסט ~ שרוף, *הנורה נשרפה, *נורה שרופה, *נשרפתי בשמש, *נשרפנו בשמש, *כוויות שמש, *כוויית שמש,
    *לשרוף קלוריות, *אקדח מים, *אקדח מסאז*, *אקדח צעצוע, *אקדח עיסוי, *רכב כיבוי ~ *צעצוע, *טובע בעבודה, *טובעת בעבודה, *התקף צחוק, *התקף רעב, *פיצוץ
    של טעמ*, *פיצוץ טעמים, אני מת על, אני מתה על, אנחנו מתים על, *לא צריך אמבולנס, *לא צריכים אמבולנס, *אין צורך באמבולנס, *שאבד* ~ *משטרה, *משטרה ~
    *שאבד*, לא בוער, זה לא בוער, *עשן סיגריות, *עשן ~ *סיגרי*, *סיגרי* ~ *עשן, *עשן נרגילה, *ריח עשן, *ריח של עשן, *עשן קר, *עשן ~ *מנגל, *האוכל אש,
    *אוכל אש, *היה אש, *הייתה אש, *ממש אש, *חריף אש, *אש על הפה, *אש בפה, *בלי קפה אני מת*, *בלי קפה אמות, *אמות בלי, מת בלי, מתה בלי, מתים בלי, מת
    מהחום, מתה מהחום, מתים מהחום, *אמות מחום, *נמות מחום, *אמות מרעב, *אמות מצמא, *מת על הנוף, *התקף לב ~ *מיניבר, *התקף לב ~ *מחירים, *גריל* גז,
    *גריל* הגז, *גריל ~ *גז, *ברביקיו גז, *מנגל ~ *גז, *נורה ~ *חירום, *שלט ~ *חירום, *יציאת החירום, *יציאות החירום, *דלת החירום, *הפן נשרף, *פן שרוף,
    *נשרף הפן, *מייבש ~ *נשרף, *קרואסון ~ *שרוף, *הלחם נשרף, *לחם שרוף, *אקדח ~ *צעצוע, *צעצוע ~ *אקדח, *סכין פלסטיק, *סכיני פלסטיק, *סכין חמאה, *סכין
    ~ *חמאה, *רובה מים, *רובה צעצוע, *חרב צעצוע, *אח ~ *דולק*, *אח ~ *בוער*, *מדליקים ~ *אח, *מדליקים ~ *אש, *תדליקו ~ *אש, *מדליקים ~ *האש, *מסביב
    לאש, *ליד האש, *אש במדורה, *סטייק ~ *מדמם, *סטייק מדמם, *סטייק ~ *דם, *סכין ~ *צלחות, *סכין לעוגה, *סכין לחתוך, *סכין לחיתוך, *סכין כדי לחתוך,
    *סכין חדה לחתוך, *סכין חד לחתוך, *יש לכם סכין*, *אפשר סכין*, *אפשר לקבל סכין*, *צריכים סכין*, *צריך סכין*, *להשאיל סכין*, *סכין* ~ *עוגה, *סכין* ~
    *אבטיח, *סכין* ~ *פירות, *סכין* ~ *דג, *אש בגריל, *אש במנגל, *אש למנגל, *מדורה*, *תנור עצים, *בעלי רופא, *אשתי רופאה, *תור לרופא*, *תור אצל ~
    *רופא*, *תור ~ *רופא*`,
  hi: `चाबी ~ गिर*, डॉक्टरों का सम्मेलन, डॉक्टर सम्मेलन, डॉक्टर* ~ कॉन्फ्रेंस, हार्ट सर्जरी कॉन्फ्रेंस, प्राथमिक उपचार, फर्स्ट एड ट्रेनिंग, इमरजेंसी ट्रेनिंग, पुलिस बैंड, दाग ~ ~ खून, खून जैसा, खून के दाग, स्मोक डिटेक्टर*, स्मोक अलार्म*, स्मोक सेंसर*, धुएं ~ डिटेक्टर, धुआं ~ डिटेक्टर, धुएँ ~ अलार्म, धुआं डिटेक्टर*, धुएं ~ सेंसर, फायर अलार्म ~
    टिमटिमा*, फायर अलार्म ~ बैटरी, फायर अलार्म ~ बीप*, फायर अलार्म ~ टेस्ट, फायर ड्रिल, अग्निशामक*, अग्नि शामक*, आग बुझाने ~ यंत्र, आग बुझाने वाला,
    आपातकालीन निकास, आपातकालीन द्वार, इमरजेंसी एग्जिट, इमरजेंसी लाइट, इमरजेंसी नंबर, इमरजेंसी कॉन्टैक्ट, आपातकालीन नंबर, गैस डिटेक्टर, हंसते हंसते
    मर*, हंस हंस कर मर*, हंसी से मर*, हंसी के मारे, भूख से मर*, भूख के मारे, प्यास से मर*, गर्मी से मर*, गर्मी से बेहोश*, बोरियत से मर*, शर्म से मर*,
    चखने के लिए मर*, के लिए मरा जा*, के लिए मर*, खाने के लिए मर*, देखने के लिए मर*, जानने के लिए मर*, पर मरता, पर मरती, पे मरता, हंस हंस ~ दम, हंसते
    हंसते दम, डॉक्टर ~ सर्टिफिकेट, डॉक्टर ~ प्रमाण पत्र, डॉक्टर ~ प्रमाणपत्र, डॉक्टर ~ पर्ची, डॉक्टर ~ पर्चा, डॉक्टर ~ चिट्ठी, डॉक्टर ~ नोट, डॉक्टर ~
    प्रिस्क्रिप्शन, मेडिकल सर्टिफिकेट ~ डॉक्टर, मेडिकल सर्टिफिकेट, सर्टिफिकेट ~ डॉक्टर, मैं डॉक्टर, मैं खुद डॉक्टर, डॉक्टर ~ जरूरत नहीं, डॉक्टर नहीं
    चाहिए, डॉक्टरों ~ सम्मेलन, पुलिस ~ रिपोर्ट, पुलिस वेरिफिकेशन, पुलिस ~ शिकायत, पुलिस ~ जरूरत नहीं, पुलिस क्लीयरेंस, आग नहीं, कोई आग नहीं, धुआं
    नहीं, खून नहीं, झूठा अलार्म, फॉल्स अलार्म, ब्लड प्रेशर, ब्लड टेस्ट, खून ~ जांच, खून का टेस्ट, आग ताप*, आग जला*, लकड़ी ~ आग, चिमनी ~ आग, अंगीठी ~
    आग, कैंप फायर*, कैम्प फायर, बोनफायर*, गैस स्टोव*, गैस सिलेंडर*, गैस चूल्ह*, गैस हीटर*, गैस गीजर, पेट ~ गैस, हार्ट अटैक ~ बिल, बिल ~ हार्ट अटैक,
    कीमत ~ हार्ट अटैक, हार्ट अटैक ~ कीमत, हार्ट अटैक आते आते, दिल का दौरा पड़ते पड़ते, कोई इमरजेंसी नहीं, इमरजेंसी नहीं, आपात स्थिति नहीं, फल ~ चाकू,
    चाकू ~ फल, केक ~ चाकू, सेब ~ चाकू, ब्रेड ~ चाकू, पनीर ~ चाकू, चाकू छुरी, स्मोकिंग एरिया, स्मोकिंग ज़ोन, बल्ब ~ जल*, लाइट ~ जल*, टोस्ट ~ जल*, धूप ~
    जल*, कैलोरी ~ जल*, पानी ~ पिस्तौल, पानी वाली बंदूक, खिलौन* ~ बंदूक, खिलौन* ~ पिस्तौल, मसाज गन, स्वाद ~ धमाका, धमाका ऑफर, धमाकेदार*, काम में डूब*,
    डूबे हुए ~ काम, चोर बाजार, दिल चोर, फायर ब्रिगेड ~ खिलौन*, एम्बुलेंस ~ जरूरत नहीं, एंबुलेंस ~ जरूरत नहीं, मोमबत्ती जल*, मोमबत्तियां जल*, सिगरेट ~
    धुआं, सिगरेट ~ धुंआ, बीड़ी ~ धुआं, हुक्के ~ धुआं, सिगार ~ धुआं, धुएं की बदबू, सिगरेट के धुएं, एकदम आग, खाना ~ आग, बिल्कुल आग, मुंह में आग, मुंह ~
    आग लग*, मिर्च ~ आग, के बिना मर*, बिना चाय मर*, बिना कॉफी मर*, गर्मी से जल*, गर्मी में मर*, गर्मी से मरे*, प्यासे मर*, भूखे मर*, भूख लगी ~ मर*, दाम
    ~ हार्ट अटैक, हार्ट अटैक ~ दाम, रेट ~ हार्ट अटैक, मिनीबार ~ हार्ट अटैक, बिल देखकर ~ हार्ट अटैक, रेट ~ दिल का दौरा, दाम ~ दिल का दौरा, ड्रायर जल
    गय*, हेयर ड्रायर जल*, ड्रायर ~ जल गया, क्रोइसैन जल*, क्रोइसां जल*, ब्रेड जल*, पराठा जल*, रोटी जल*, गैस ~ ग्रिल, गैस ~ बारबेक्यू, गैस तंदूर,
    आतिशदान जल*, फायरप्लेस ~ जल*, खिलौने ~ चाकू, खिलौने वाली, खिलौना चाकू, प्लास्टिक ~ चाकू, मक्खन ~ चाकू, कटलरी ~ चाकू, अलाव जल*, बत्ती ~ जल*, टीवी ~
    जल रही, लाल बत्ती*, स्टेक ~ खून*, चाकू और ~ प्लेट*, केक काटने ~ चाकू, तरबूज ~ चाकू, मछली ~ चाकू, काटने के लिए ~ चाकू, चाकू मिल सक*, चाकू मिलेगा,
    चाकू चाहिए, चाकू दे सक*, चाकू है क्या, तेज चाकू है, तेज चाकू मिल*, ग्रिल की आग, अलाव*, कैंपफायर, कैम्पफायर, लकड़ी के तंदूर, पति डॉक्टर हैं, पति
    डॉक्टर है, पत्नी डॉक्टर हैं, पत्नी डॉक्टर है, डॉक्टर का अपॉइंटमेंट, डॉक्टर से अपॉइंटमेंट, डॉक्टर के पास अपॉइंटमेंट`,
  "zh-Hans": `急救培训, 急救课, 急救讲座, 急救演练, 急救包, 心脏病学会, 心脏病大会, 心脏外科会议, 医生大会, 医生年会, 医师年会, 急诊医学年会, 像血一样, 像血迹, 烟雾报警器, 烟雾警报器, 烟雾探测器, 烟雾感应器, 烟感, 烟感器, 烟雾传感器, 感烟器, 火灾报警器*闪, 火灾报警器*电池, 火灾报警器*灯, 火警*闪, 火警器*闪, 火警*演习, 火警*测试, 消防演习, 火警演练, 火灾演习, 火灾探测器, 火灾感应器, 消防器材, 灭火器,
    燃气报警器, 煤气报警器, 一氧化碳报警器, 一氧化碳探测器, 急救箱, 急救包, 紧急出口, 安全出口, 应急灯, 紧急联系人, 想死你们, 想死你, 想死我了, 馋死, 笑死, 饿死, 渴死, 热死, 困死, 累死, 无聊死, 好奇死, 冷死, 开心死, 羡慕死, 可爱死, 爱死,
    好吃到想死, 好吃得要死, 笑得*喘不过气, 笑到*喘不过气, 笑*窒息, 热得*窒息, 美*窒息, 笑晕, 饿晕, 累晕, 医生证明, 医生*证明, 医生开*证明, 医生*处方, 医生开*药方, 医生*假条, 医生*病假, 病假条, 诊断证明, 医生*开单, 我是医生, 我是个医生,
    我老公是医生, 不用叫医生, 不用医生, 不需要医生, 不需要*救护车, 不用叫救护车, 医生大会, 医生会议, 报警回执, 报警证明, 报警*回执, 警察*证明, 派出所*登记, 警察局怎么走, 不用报警, 不需要报警, 警察博物馆, 没有着火, 没着火, 不是着火, 不是火灾, 没有火灾,
    没冒烟, 没有冒烟, 没有烟, 不流血了, 没流血, 没有流血, 误报, 虚惊, 假警报, 血橙, 血压计, 血压, 壁炉*火, 篝火, 生火, 烧烤*冒烟, 火锅*冒烟, 瓦斯炉, 瓦斯罐, 煤气灶, 煤气罐, 心脏病*价格, 价格*心脏病, 账单*心脏病, 心脏病*账单, 差点*心脏病,
    心脏病都*吓, 心脏病都*出来, 不紧急, 不是紧急, 有刀叉, 有刀吗, 水果刀, 有刀可以, 有刀切, 拿刀叉, 拿刀切, 面包刀, 吸烟区, 吸烟室, 玩具枪, 水枪, 按摩枪, 筋膜枪, 玩具警察, 警察玩具, 玩具救护车, 消防车玩具, 玩具消防车, 味蕾*爆炸, 口感*爆炸,
    好吃*爆炸, 爆炸好吃, 人气爆炸, 爆炸头, 晒伤, 燃烧卡路里, 密室逃脱, 剧本杀, 泳池*溺水*标志, 攻击性, 小偷市场, 打我电话, 打我房间, 打我手机, 拨打我, 想死这个味, 不用救护车, 不需要救护车, 手机*死了, 火花塞,
    香烟味, 烟味, 二手烟, 隔壁*烟*飘, 抽烟*烟, 香烟的烟, 雪茄*烟, 烧烤*烟, 火爆了, 太火了, 火辣, 辣得*冒火, 辣到*冒火, 辣得*着火, 嘴*着火了, 嗓子冒烟了*水, 渴得*冒烟, 嗓子*冒烟, 没咖啡*死, 没有咖啡*死, 不喝咖啡*死,
    热得要死, 热得快死, 热到*死, 热得要命, 饿得要死, 渴得要死, 饿得快死, 渴得快死, 累得要死, 困得要死, 辣死, 冷得要死, 价钱*心脏病, 心脏病*价, 心脏病*贵, 看到账单*心脏, 面包*烤焦, 烤焦, 烤糊, 面包*焦了, 吹风机烧坏, 吹风机烧了,
    吹风机坏, 点*壁炉, 壁炉, 营火, 烟花, 放烟火, 燃气烤, 煤气烤, 燃气灶, 瓦斯烤, 安全出口*灯, 玩具刀, 玩具*刀, 玩具剑, 玩具手枪, 塑料刀, 黄油刀, 奶酪刀, 切面包*刀, 冷得发抖, 冻得发抖, 冷得*抖, 冻得*抖, 开水泡, 热水泡茶,
    泡茶, 带血*牛排, 牛排*带*血, 带点血, 血旺, 毛血旺, 鸭血,
    切蛋糕的刀, 切西瓜的刀, 切水果的刀, 刀切蛋糕, 刀切西瓜, 刀切水果, 刀*切西瓜, 刀*切蛋糕, 刀*切水果, 刀*切鱼, 刀和盘子, 刀*盘子, 有没有刀, 借*把刀, 借一把刀, 借把刀, 需要一把刀, 烤炉的火, 烧烤的火, 烤架的火, 柴火炉, 柴火, 我老婆是医生,
    我丈夫是医生, 我妻子是医生, 先生是医生, 太太是医生, 约了医生, 预约了医生, 医生预约, 医生的预约`,
  ja: `ぬいぐるみが行方不明, ぬいぐるみ*行方不明, おもちゃ*行方不明, 消防署見学, 心臓外科, 心臓病学会, 救急講習, 救急法講習, 救急医学会, 医師会, 救急救命講習, 警察音楽隊, 血のような染み, 血みたいなシミ, 火事対策, 煙探知機, 煙感知器, 煙感知機, 煙報知器, 煙センサー, 煙警報器, 火災報知器, 火災報知機, 火災報知設備, 火災感知器, 火災警報器, 火災探知機, 火災探知器, 火災センサー, 火災保険, ガス警報器, ガス漏れ警報器, ガス漏れ検知器, ガス検知器, 一酸化炭素警報器, 避難訓練,
    火災訓練, 火災*訓練, 消火器, 消防訓練, 非常口, 非常階段, 非常灯, 緊急連絡先, 緊急電話番号, 緊急時の連絡先, 緊急速報, 緊急地震速報, 救急箱, 救急セット, 救急用品, 救急バッグ, 笑い死, 笑いすぎて死, 笑って死, 食べたくて死, 飲みたくて死, 楽しみで死,
    気になって死, おいしくて死, 美味しくて死, 可愛すぎて死, かわいすぎて死, 暑くて死, 暑すぎて死, 寒くて死, お腹すいて死, おなかすいて死, お腹が空いて死, 空腹で死, 腹減って死, 眠くて死, 退屈で死, 恥ずかしくて死, 疲れて死, 暇で死, 喉が渇いて死,
    死にそうなくらい*おいし, 食べてみたくて死, 試してみたくて死, 笑い*息ができ, 笑いすぎて息, 笑いすぎて倒れ, 笑い*窒息, 暑くて倒れそう, お腹すいて倒れ, 空腹で倒れ, 眠くて倒れ, 倒れるように寝, 倒れこむ*寝, 看板が倒れ, 傘が倒れ, パラソルが倒れ, 椅子が倒れ,
    ランプが倒れ, 自転車が倒れ, 倒れた*傘, 倒れ*スーツケース, スーツケースが倒れ, 植木*倒れ, 花瓶が倒れ, 医者の診断書, 医師の診断書, 診断書*医者, 診断書*医師, 医師*診断書, 医者*診断書, お医者さん*診断書, 医師の証明, 医者の証明, 証明書*医師, 証明書*医者,
    医師*処方, 医者*処方, 処方箋*医師, 処方箋*医者, 私は医者, 私は医師, 私も医者, かかりつけの医者, 医師免許, 医師会, 医者*学会, 医師*学会, 医者は必要な, 医者はいりません, 医者は要りません, 医者は不要, 医者*必要ありません, 医者を呼ぶほどではな,
    医者に行くほどではな, 歯医者*予約, 歯医者, 警察の証明, 警察*届け, 警察*届出, 警察*遺失物, 遺失届*警察, 紛失届*警察, 警察*紛失届, 警察*被害届, 警察*事故証明, 警察は必要な, 警察は呼ばなくて, 警察ドラマ, 警察犬, 警察博物館, 火事ではな, 火事じゃな,
    火事では*ありません, 火災ではな, 燃えてはいな, 燃えていません, 燃えているわけではな, 煙は出ていな, 煙が出ているわけではな, 煙が出ていません, 出血していません, 誤作動, 誤報, 迷子札, 迷子防止, 迷子センター, 迷子になった荷物, 迷子の荷物, 荷物が迷子,
    スーツケースが迷子, ブラッドオレンジ, 心臓*値段, 心臓が止まる*値段, 心臓止まる*値段, 心臓が飛び出, 心臓に悪い値段, 心臓に悪い*ドッキリ, 薪が燃えて, 暖炉*燃えて, 暖炉*煙が, 焚き火*煙が, 焚き火*燃えて, バーベキュー*煙が, 焼肉*煙が, タバコの煙が, 煙草の煙が,
    たばこの煙が, 隣*煙が*タバコ, 煙で*燻製, ろうそく*燃えて, 脂肪*燃えて, 燃えているカロリー, やる気*燃えて, 緊急ではあり, 緊急じゃな, 緊急性はな, 急ぎではな, 果物ナイフを, フルーツナイフを, ペティナイフを, ナイフを*お借り, ナイフを*果物, ナイフを*ケーキ,
    ナイフを*フォーク, ナイフを*持ってきて, 包丁を*貸, 包丁を*借, 水鉄砲, おもちゃの銃, マッサージガン, 銃*おもちゃ, 消防車*おもちゃ, 美味しさ*爆発, 旨味*爆発, 味*爆発, おいしさ*爆発, 爆発的, 髪*爆発, 寝癖*爆発, 仕事に溺れ, お酒に溺れ, スマホ中毒,
    カフェイン中毒, コーヒー中毒, 活字中毒, 仕事中毒, ゲーム中毒, 虫に襲われ, 睡魔に襲われ, 眠気に襲われ, 空腹に襲われ, 殺虫剤, 死ぬほど*おい, 死ぬほど*美味, 死ぬほど*食べ, 死ぬほど*笑, 死ぬほど*好き, 死ぬほど*暑, 死ぬほど*楽し, ナイフを一本, ナイフを1本,
    ナイフを2本, ナイフを二本, 出血はありません, 血は止まりました, 出血は止まりました, 出血はない, 出血はなく, 救急車はいりません, 救急車は要りません, 救急車は必要な, 救急車を呼ぶほどではな, 電池が死に, スマホ*死に, バッテリー*死に, 充電*死に,
    タバコの煙, たばこの煙, 煙草の煙, 煙の臭いが*タバコ, タバコ*煙の臭, タバコ*煙くさ, タバコ*煙臭, 煙臭いので*部屋, 電子タバコ, 葉巻の煙, 焼き鳥*煙, バーベキュー*煙, 燻製の煙, 料理が火を噴, 火を噴くほど辛, 口から火が, 火を噴きそう*辛,
    顔から火が, コーヒーがないと死, コーヒー飲まないと死, 暑さで死, 暑すぎ*死に, のどが渇いて死, ビールが飲みたくて死, お腹ペコペコで死, 値段*心臓発作, 料金*心臓発作, 請求*心臓発作, 心臓発作*値段, 心臓発作*請求, 値段*心臓が, 請求*心臓が,
    焦げ臭いパン, パンが焦げ, トーストが焦げ, クロワッサンが焦げ, クロワッサンが真っ黒, 暖炉に火, 暖炉の火, 焚き火, たき火, キャンプファイヤー, 薪ストーブ, 花火, ガスグリル, ガスコンロ, ガスバーベキュー, ガス式グリル, 非常口のランプ,
    非常口の灯, 非常灯が点滅, おもちゃのピストル, おもちゃの拳銃, おもちゃのナイフ, おもちゃの刀, プラスチックのナイフ, ナイフ*バター, ドライヤーが焼, ドライヤーが壊, レア*血, 血がしたた, 血のソーセージ,
    包丁を貸, 包丁を借り, ナイフを貸, ナイフを借り, ナイフはありますか, 包丁はありますか, ナイフありますか, 包丁ありますか, ケーキ*ナイフ, ケーキ*包丁, スイカ*ナイフ, スイカ*包丁, 果物*ナイフ, フルーツ*ナイフ, 魚*包丁, ナイフとお皿, ナイフと皿,
    ナイフとフォーク, よく切れるナイフ, よく切れる包丁, グリルの火, 薪*火, 薪窯, 薪オーブン, 夫は医者, 夫は医師, 妻は医者, 妻は医師, 主人は医者, 主人が医者, 夫が医者, 夫が医師, 妻が医者, 妻が医師, 医者の予約, 病院の予約`,
  ko: `응급처치 교육*, 응급처치 강습*, 응급의학회*, 응급의학 학회*, 의사회*, 의사 학회*, 심장외과*, 경찰 악대*, 경찰악대*, 핏자국 같*, 피처럼 *, 연기 감지기*, 연기감지기*, 연기 탐지기*, 연기탐지기*, 연기 센서*, 화재감지기*, 화재 감지기*, 화재경보기* ~ 깜빡*, 화재 경보기* ~ 깜빡*, 화재경보기* ~ 깜박*, 화재 경보기* ~ 깜박*, 화재경보기* ~ 배터리*, 화재 경보기* ~
    배터리*, 화재경보기* ~ 건전지*, 화재 경보기* ~ 건전지*, 화재경보기* ~ 불빛*, 화재경보기* ~ 삑*, 화재 경보기* ~ 삑*, 화재경보기* ~ 삐*, 화재 경보기* ~ 삐*, 화재 경보* ~ 테스트*, 화재경보* ~ 테스트*, 화재 대피 훈련*,
    화재 훈련*, 화재대피훈련*, 화재 보험*, 화재 대피로*, 화재보험*, 소화기*, 비상구*, 비상계단*, 비상등*, 비상 연락*, 응급 상황은 아*, 응급상황은 아*, 응급실은 괜찮*, 응급 연락처*, 응급처치 키트*, 응급 키트*, 구급상자*, 구급약*,
    응급은 아*, 가스 감지기*, 가스 경보기*, 일산화탄소 경보기*, 일산화탄소 감지기*, 웃겨 죽*, 웃겨서 죽*, 웃다가 죽*, 웃다 죽*, 웃겨죽*, 배고파 죽*, 배고파서 죽*, 배고파죽*, 더워 죽*, 더워서 죽*, 추워 죽*, 추워서 죽*, 졸려 죽*,
    졸려서 죽*, 심심해 죽*, 심심해서 죽*, 궁금해 죽*, 궁금해서 죽*, 먹고 싶어 죽*, 먹고 싶어서 죽*, 먹고싶어 죽*, 먹고싶어서 죽*, 마시고 싶어 죽*, 싶어 죽*, 싶어서 죽*, 목말라 죽*, 피곤해 죽*, 피곤해서 죽*, 좋아 죽*, 좋아서
    죽*, 귀여워 죽*, 귀여워서 죽*, 맛있어 죽*, 맛있어서 죽*, 힘들어 죽*, 창피해 죽*, 부러워 죽*, 보고 싶어 죽*, 웃다가 기절*, 웃겨서 기절*, 피곤해서 기절*, 맛있어서 기절*, 기절하듯 잤*, 기절하듯이 *, 기절 수준*, 웃다가 숨이*,
    웃겨서 숨이*, 쓰러져 잤*, 쓰러져서 잤*, 진단서 ~ 의사*, 의사 ~ 진단서*, 소견서 ~ 의사*, 의사 ~ 소견서*, 의사 ~ 처방*, 처방전 ~ 의사*, 의사 증명*, 의사 학회*, 의사인데*, 의사입니다*, 의사이고, 의사소통*, 의사 소통*, 의사가
    필요하지*, 의사는 필요 없*, 의사는 필요없*, 의사까지는*, 의사 부를*, 구입 의사*, 예약 의사*, 연장할 의사*, 경찰 신고 확인*, 경찰 확인서*, 경찰 신고서*, 경찰은 필요*, 경찰박물관*, 분실 신고 ~ 경찰*, 경찰 ~ 분실*, 불이 난 건
    아*, 불난 건 아*, 화재는 아*, 화재가 아*, 불 난 건 아*, 연기는 안*, 연기는 없*, 연기가 나는 건 아*, 연기가 나지는*, 연기가 없*, 피는 안*, 출혈은 없*, 오작동*, 오경보*, 심장마비 걸릴*, 심장마비 올*, 가격 ~ 심장마비*,
    심장이 멈추는 줄*, 심장이 멈출 뻔*, 심장이 멎는 줄*, 심장이 멈출 정도*, 바베큐* ~ 연기*, 바비큐* ~ 연기*, 고기 ~ 연기*, 모닥불*, 연기가 맛*, 과일칼*, 칼 하나*, 흡연구역*, 장난감 총*, 물총*, 마사지건*, 장난감 경찰*, 구급차
    장난감*, 맛 ~ 폭발*, 맛이 폭발*, 폭발적*, 인기 폭발*, 감동 폭발*, 커피 중독*, 카페인 중독*, 중독성*, 스마트폰 중독*, 일 중독*, 가격 ~ 강도*, 강도가 세*, 강도를 조*, 강도 조*, 운동 강도*, 마사지 강도*, 물 강도*, 냉방
    강도*, 수압 강도*, 강도가 약*, 강도가 강*, 강도를 약*, 강도를 세*, 밥도둑*, 시간 도둑*, 공격적*, 모기 ~ 공격*, 모기* 공격*, 벌레 ~ 공격*, 방탈출*, 위협적이*, 매트리스 강도*, 피는 멈췄*, 출혈은 멈췄*, 더워서 쓰러질*,
    피곤해서 쓰러질*, 배고파서 쓰러질*, 졸려서 쓰러질*, 경찰서 주소*, 경찰서 위치*, 경찰서가 어디*, 경찰서는 어디*, 경찰서 어디*, 구급차는 필요 없*, 구급차는 필요없*, 구급차까지는*, 담배 ~ 연기*, 담배연기*, 흡연 ~ 연기*, 시가 연기*,
    바베큐 연기*, 숯불 연기*, 연기 맛*, 훈제*, 입에 불이*, 입에서 불이*, 입에서 불나*, 매워 죽*, 매워서 죽*, 커피 없으면 죽*, 커피 안 마시면 죽*, 커피 못 마시면 죽*, 더워서 미치*, 더워서 죽을*, 가격 보고 심장*, 가격보고 심장*,
    계산서 보고 심장*, 값 보고 심장*, 요금 ~ 심장마비*, 심장마비 올 뻔*, 빵이 타*, 토스트가 타*, 토스트가 탔*, 크루아상이 타*, 드라이기가 타*, 드라이기가 고장*, 벽난로*, 장작불*, 캠프파이어*, 불멍*, 불꽃놀이*, 가스 그릴*,
    가스그릴*, 가스레인지 사용*, 가스버너*, 비상구 불*, 비상구 등*, 장난감 칼*, 장난감칼*, 장난감총*, 플라스틱 칼*, 버터 나이프*, 버터나이프*, 핏기*, 피가 흐르는 스테이크*, 칼하고 접시*, 칼과 접시*, 칼이랑 접시*, 칼 좀 빌*, 칼
    빌릴*, 칼을 빌릴*, 칼을 빌려*, 칼 있나요*, 칼 있어요*, 칼이 있나요*, 잘 드는 칼*, 케이크 ~ 칼*, 수박 ~ 칼*, 과일 ~ 칼*, 생선 ~ 칼*, 그릴 불*, 바비큐 불*, 장작 불*, 화덕*, 남편이 의사*, 남편은 의사*, 아내가 의사*,
    아내는 의사*, 진료 예약*, 의사 ~ 예약*`,
};

/** Danger in spite of such words: detectors that ring, "I am dying, please". */
export const NOT_EVERYDAY: Readonly<Record<LanguageTag, DangerWords>> = {
  en: {
    words:
      "hiss* ~ gas, gas ~ hiss*, gas heater ~ smell*, gas stove ~ smell*, gas heater ~ hiss*, smell* ~ ~ gas heater, smoke detector ~ going off, smoke alarm ~ going off, smoke detector went off, smoke alarm went off, smoke detector ~ ringing, smoke alarm ~ ringing, smoke alarm ~ screaming, alarm is going off",
  },
  de: {
    words:
      "zischt ~ gas*, gas* ~ zischt, gasherd ~ riecht, gasheiz* ~ riecht, gasheiz* ~ stinkt, gasherd ~ stinkt, rauchmelder ~ losgegangen, rauchmelder geht ~ los, rauchmelder ~ heult, rauchmelder ~ schrillt, rauchmelder schlagt ~ alarm, rauchmelder ~ alarm geschlagen, brandmelder geht ~ los",
  },
  fr: {
    words:
      "gaz ~ siffle, siffle ~ gaz, gaziniere ~ sent, sent ~ gaz, detecteur de fumee ~ sonne, detecteur de fumee s est declenche, detecteur de fumee hurle, detecteur d incendie ~ sonne",
  },
  es: {
    words:
      "gas ~ silba, silba ~ gas, gas ~ sisea, huele ~ gas, muero por favor, muere por favor, muriendo por favor, detector de humo ~ sonando, alarma de humo ~ sonando, detector de humo ~ suena, alarma de humo suena, salto el detector de humo, ha saltado ~ detector de humo",
  },
  it: {
    words:
      "gas ~ sibila, sibila ~ gas, gas ~ fischia, fischia ~ gas, odore ~ gas, puzza ~ gas, rilevatore di fumo ~ suonando, sensore di fumo ~ suonando, suona ~ allarme antincendio, allarme antincendio e scattato, allarme antincendio sta suonando, scattato ~ allarme antincendio",
  },
  pt: {
    words:
      "gas ~ assobia, assobia ~ gas, gas ~ chia, cheira ~ gas, cheiro ~ gas, morro por favor, morrer por favor, morrendo por favor, detector de fumo ~ tocar, detetor de fumo ~ tocar, alarme de fumo ~ tocar, detector de fumaca ~ tocando, detector de fumaca disparou, detetor de fumo disparou, alarme de fumo disparou",
  },
  nl: {
    words:
      "gas* ~ sist, sist ~ gas*, gasfornuis ~ ruikt, gaskachel ~ stinkt, gaskachel ~ ruikt, rookmelder gaat ~ af, rookmelder ~ afgegaan, rookalarm gaat ~ af, rookmelder loeit, brandmelder gaat ~ af",
  },
  da: {
    words:
      "gas* ~ hvaeser, gas* ~ hvisler, hvaeser ~ gas*, hvisler ~ gas*, gaskomfur* ~ lugter, gasovn* ~ lugter, rogalarmen hyler, rogalarmen ringer, rogalarmen gar i gang, rogalarmen er gaet i gang, rogalarmen er gaet af",
  },
  sv: {
    words:
      "gas* ~ vaser, gas* ~ pyser, vaser ~ gas*, pyser ~ gas*, gasol* ~ luktar, gasspis* ~ luktar, brandvarnaren tjuter, brandvarnaren ringer, brandvarnaren har gatt, brandvarnaren larmar, roklarmet gar, roklarmet tjuter",
  },
  nb: {
    words:
      "gass* ~ hveser, gass* ~ suser, hveser ~ gass*, gassovn* ~ lukter, gasskomfyr* ~ lukter, roykvarsleren uler, roykvarsleren ringer, roykvarsleren har gatt av, roykvarsleren gar av, roykvarsleren hyler",
  },
  fi: {
    words:
      "kaasu* ~ sihisee, kaasu* ~ suhisee, sihisee ~ kaasu*, suhisee ~ kaasu*, kaasuliesi ~ haisee, kaasulammit* ~ haisee, palovaroitin soi, palovaroitin huutaa, palohalytin soi, palohalytin huutaa, palovaroitin halyttaa, savuhalytin soi",
  },
  pl: {
    words:
      "gaz* ~ syczy, syczy ~ gaz*, piecyk* gazow* ~ smierdzi, kuchenk* gazow* ~ smierdzi, smierdzi ~ gaz*, czujnik dymu wyje, czujka dymu wyje, czujnik dymu ~ wlaczyl, alarm dymu wyje, czujnik dymu alarmuje",
  },
  cs: {
    words:
      "plyn* ~ syci, syci ~ plyn*, smrdi ~ plyn*, citit plyn, hlasic koure houka, kourovy hlasic houka, detektor koure houka, hlasic koure ~ spustil, kourovy hlasic ~ spustil, detektor koure rve, pozarni hlasic houka",
  },
  hu: {
    words:
      "sziszeg ~ gaz*, gaz* ~ sziszeg, gazkonvektor ~ budos, gazszag*, fustjelzo szol, fustjelzo megszolalt, fustjelzo sivit, fustjelzo vijjog, fustriaszto megszolalt, fusterzekelo beriasztott, fustjelzo riaszt",
  },
  ro: {
    words:
      "gaz* ~ suiera, suiera ~ gaz*, gaz* ~ fasaie, miroase ~ gaz*, miros ~ gaz*, detectorul de fum suna, alarma de fum suna, detectorul de fum s a declansat, detectorul de fum s a pornit, alarma de fum s a declansat",
  },
  el: {
    words:
      "γκαζι ~ σφυριζει, σφυριζει ~ γκαζι, μυριζει γκαζι, μυριζει υγραεριο, ανιχνευτης καπνου χτυπαει, συναγερμος καπνου χτυπαει, ανιχνευτης καπνου ηχει, ανιχνευτης καπνου βαραει, χτυπαει ~ ανιχνευτης καπνου",
  },
  tr: {
    words:
      "gaz* ~ tisliyor, tisliyor ~ gaz*, gaz kok*, ocak ~ gaz kok*, duman dedektoru caliyor, duman alarmi caliyor, yangin dedektoru caliyor, duman dedektoru ~ otmeye basladi, duman alarmi devreye girdi",
  },
  uk: {
    words:
      "газ* ~ шипить, шипить ~ газ*, тхне газом, смердить газом, пахне газом, датчик диму спрацював, датчик диму верещить, датчик диму реве, спрацював ~ датчик диму, пожежний датчик спрацював, спрацював пожежний датчик",
  },
  ar: {
    words:
      "رائحة غاز*, ريحة غاز*, رائحة الغاز*, كاشف الدخان يرن, إنذار الدخان ~ يعمل, انذار الدخان ~ شغال, إنذار الدخان يرن",
  },
  he: {
    words:
      "ריח גז, ריח של גז, גז ~ לוחש, גלאי העשן צופר, גלאי העשן מצלצל, גלאי העשן הופעל, אזעקת העשן פועלת, אזעקת העשן צופרת, אזעקת העשן הופעלה, גלאי העשן מיילל",
  },
  hi: { words: "गैस की बदबू, गैस की गंध, गैस ~ लीक*, स्मोक अलार्म ~ बज*, स्मोक डिटेक्टर ~ बज*, धुएं का अलार्म बज*" },
  "zh-Hans": { words: "煤气*嘶嘶,燃气*嘶嘶,煤气灶*漏, 烟雾报警器*响了, 烟感*响了, 烟雾警报*响" },
  ja: {
    words:
      "ガスがシューシュー,ガスコンロ*シュー,ガスストーブ*シュー, 火災報知器が鳴, 火災報知機が鳴, 煙感知器が鳴, 火災警報器が鳴, 警報が鳴り響",
  },
  ko: {
    words:
      "가스 ~ 쉭쉭*, 가스 ~ 새는*, 가스 냄새*, 연기 감지기가 울*, 연기감지기가 울*, 화재감지기가 울*, 화재 감지기가 울*, 화재감지기 울*",
  },
};
