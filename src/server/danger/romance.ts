import type { Table } from "./parts.ts";

const fr: Table = {
  heart: "bras gauche, coeur, poitrine, thorax, sein",
  pain: "mal, douleur*, fait mal, fais mal, pique, crampe*, lancer, lance",
  tight:
    "irrégulier*, vertige*, serre, pression, oppress*, pince, brûle, s emballe, emballe, palpitation*, palpite, bat vite, bat trop, poids, écrase, étau, lâche",
  severe:
    "insupportable*, atroce*, insoutenable*, enceinte, arrête pas, s arrête pas, horrible*, abondamment, beaucoup de sang, n en peux plus",
  head: "tête, crâne, front",
  hit: "cogné*, frappé*, tapé*, choc, heurté*, tombé sur, tombée sur, ouvert*, fendu*",
  breath: "respir*, souffle, haleine",
  not: "pas, plus, peine, difficile*, difficulté*, peu, mal à, n arrive, du mal, manque, aucun*, court, presque, jamais, arrête, galère",
  throat: "gorge, langue, lèvres, lèvre, visage, trachée",
  swell: "gonfl*, enfl*, serre, resserre, ferme, bloqu*, noué*, bouche",
  limb: "bras, jambe, jambes, pied, pieds, main, mains, visage, bouche, côté gauche, côté droit, corps, cheville, poignet, hanche, côte, côtes, épaule, coude, doigt, clavicule, nez, os, moitié, mâchoire, fémur, tibia",
  numb: "engourdi*, paralys*, fourmi*, tordu*, tombant*, tombe, de travers, mou, molle, endormi*, picot*, déformé*, pend",
  feel: "sens, sent, sentir, bouge, bouger, bougent, sensation*",
  baby: "bébé",
  broke: "cassé*, fractur*, brisé*, déboît*, luxé*, pété",
  blood: "sang, saign*",
  hole: "oreille*, bouche, nez, oeil, yeux, vomi*, crach*, tousse*, urine*, selles, pipi",
  wake: "bouge, bouger, réveill*, réagit, répond, conscience, conscient*, relever, lever, debout, relève, lève, se réveille, réagir, répondre, connaissance, inerte, ranimer, bouge plus, se lever, se relever, se redresser, ouvre les yeux, réanimer, réagi",
  fell: "tombé*, chute, glissé*, trébuché, dégringolé",
  who: "mari, femme, fils, fille, enfant, mère, maman, père, papa, mamie, papi, papy, grand mère, grand père, il, elle, ami, amie, copain, copine, bébé, frère, soeur, compagnon, compagne, client, homme, oncle, tante, garçon, collègue, lui, petite, petit, gamin*, gosse, nièce, neveu, belle mère, beau père, mémé, pépé, mon pote, petit fils, petite fille, enfants, voisin, voisine, bambin, gendre, épouse, époux, dame, monsieur, cousin*, cliente, fillette, ado, bb",
  swallow: "avalé*, bu, ingéré*, ingurgité, gobé, mordu dans, mis dans la bouche, a bu, croqué, sucé, avallé",
  small:
    "pile, piles, pièce, aimant*, javel, détergent, produit, lessive, bille, aiguille, cachets, comprimés, poison, médicaments, bouton, pile bouton, liquide vaisselle, chlore, pastille*, lave vaisselle, déboucheur, débouche, détartrant, acide, ammoniaque, chimique*, désinfectant, white spirit, destop",
  cut: "ouvert le, ouvert les, ouvert mes, ouvert ses, coupé*, coup, tranché*, entaillé*, taillé",
  vein: "veine*, poignet*, artère*",
  follow:
    "défoncer ma porte, défoncer la porte, enfoncer ma porte, enfoncer la porte, forcer ma porte, forcer la porte, fracturer la porte, essaie d entrer, essaye d entrer, essaie de rentrer, essaye de rentrer, tente d entrer, essaie d ouvrir, essaye d ouvrir, tente d ouvrir, force ma porte, force la porte, suit, suivi*, suis, poursuit, suivre, traque, harcèle, défonce ma porte, défonce la porte, entrer par effraction, entré par effraction, effraction, casse la porte, casser la porte, enfonce, cassé la vitre, passe par la fenêtre, entré dans ma chambre, entré dans notre chambre, s introduit, cherche à entrer, entrer de force, donne des coups dans, tape sur ma porte, cogne à ma porte, fracasse, défoncer",
  man: "homme, type, mec, quelqu un, inconnu, individu, gars, il",
  shut: "enfermé*, bloqué*, coincé*, emprisonné*, piégé*",
  place:
    "sauna, hammam, salle de bain, salle de bains, toilettes, wc, balcon, cave, escalier, chambre froide, terrasse, douche",
  us: "on, nous, je, suis, sommes, moi, jai, fils, fille, enfant, mari, femme, il, elle, sont",
  alone:
    "me tuer, me suicider, veux mourir, envie de mourir, plus envie de vivre, veux plus vivre, avalé tous les cachets, pris tous les cachets, pris tous mes médicaments, surdose, overdose, je meurs, vais mourir, va mourir, en train de mourir, vais m évanouir, va s évanouir, vais tomber dans, la tête qui tourne et, tomber dans les pommes, fait une crise, crise d épilepsie, convulse*, ébouillant*, me suis brûlé, me suis brûlée, gravement brûlé, vois double, perdu les eaux, perte des eaux, rompu la poche, poche des eaux, contractions, j accouche, accouche, elle accouche, manque d air et, je manque d air, il manque d air, elle manque d air, parle bizarrement, parle bizarre, il est tout bleu, est tout bleu, devient bleu, devient bleue, lèvres bleues, fausse couche, crise d asthme, s étouffe, étouffe, perd connaissance, tombé dans les pommes, tombée dans les pommes, à bout de souffle, arrive plus a respir*, arrive pas a respir*, continuer à vivre, plus la force de vivre, peux plus vivre, veut plus vivre, veut mourir, envie d en finir, mettre fin à mes jours, mettre fin à ses jours, fin à ma vie, fin à sa vie, se suicider, se tuer, se donner la mort, se faire du mal, me faire du mal, en finir, ouvert les veines, ouvrir les veines, taillé les veines, pas conscience, sans connaissance, inanimé*, inconscient*, inerte, plus de pouls, pas de pouls, massage cardiaque, yeux révulsés, yeux retournés, bave aux lèvres, le bébé arrive, bébé arrive, bébé va sortir, bébé sort, tête sort, voit la tête, en train d accoucher, eaux rompues, a perdu les eaux, perd les eaux, se vide de son sang, vide de son sang, arrête pas de saigner, saigne beaucoup, peau se décolle, peau qui se décolle, peau part, peau s en va, peau se détache, peau qui part, violée, violé, viol, a violé, abusé d elle, agressée, agressé, attouchements, un couteau à la main, couteau à la main, avec un couteau, armé d un, un pistolet, avec un pistolet, sort un couteau, a sorti un couteau, a un couteau, a une arme, coups de feu, tirs, nous tuer, va me tuer, va nous tuer, te tuer, vous tuer, s est étouffé, s étrangle, en train de s étouffer, en train de se noyer, se noie, avc, arrêt cardiaque, convulsions, bouche de travers, visage paralysé, a fait un malaise, fait un malaise, malaise grave, pulsion suicidaire, ne peut plus parler, arrive plus a parler, ne parle plus, peut plus parler, moitié du visage, visage pend, visage tombe, bouche tombe, abusé de moi, bébé est en train de sortir, en train de naître",
  other:
    "dos, nuque, cou, pieds, pied, dent, dents, genou*, épaule*, coup de soleil, tête, ventre, estomac, jambes, muscles, ampoule*, mollets, reins",
  thing:
    "faim, soif, rire, mal au coeur, verre, téléphone, écran, lunettes, tasse, miroir, tôt, télécommande, poignée, robinet, agneau, ennui, chaise*, table*, fauteuil*, canapé*, lit*, poulet, ville, savon*, forme, laitue, salade, artichaut, coussin, lampe, commode, clé, clés, valise, partir, départ, douche, pommeau, sauce, fenêtre, distributeur, au coeur de, du coeur, dinde, canard, palmier, coup de coeur, coups de coeur, bon coeur, vieille",
  toy: "jouet*, beurre, pain, fromage, steak, gâteau, fourchette, cuillère, plastique, film, blague, lunettes, masque de, téléphone, bague, montre, boucle d oreille, ballon, clé*, carrelage, feuilles, sale, saleté, tapis, moquette, chemise, pantalon, robe, drap*, nappe, canapé, tache*, coup de soleil, soleil, orange*, tension, analyse, groupe, don de, moustique*, glaçon*, citron, toast, bougie, amoureux, amoureuse, endormi*, lave linge, machine à laver, frigo, vin rouge, maillot, crème, peau sèche, chanson, petit déjeuner, pansement, manche, cheveux, ongle, chat dans, français, anglais, allemand, langue française, lampe, oreiller, arête de, fondue, apporter, prêter, emprunter, serviette*, veste, pizza, viande, entrecôte, bœuf, saignant*, glissant, failli, gratin, repas",
  took: "pris, avalé*, ingéré*, gobé, prit, absorbé, bu, mangé",
  pills:
    "cachets, comprimés, médicaments, somnifères, pilules, médocs, cachet, médoc, calmants, antidépresseurs, doliprane, xanax, tranquillisants, anxiolytiques, gélules",
  many: "tous, toute, tout, boîte*, plein, trop, beaucoup, tas, plaquette*, poignée, entière, entier, vingt, trente, vide, tube, plusieurs, flacon, paquet",
  weapon:
    "couteau*, pistolet*, fusil, arme*, hache, marteau, machette, batte, ciseaux, rasoir, lame, revolver, flingue",
  holds:
    "main, mains, couloir, hall, lobby, escalier*, brandit, agite, menace*, court, marche, pointe, sorti, se promène, armé*, tient, devant, avec, rôde, réception",
  height: "fenêtre*, balcon, toit, terrasse, pont, étage, rambarde, garde corps, parapet, falaise, toiture",
  jump: "sauter, saute, jeter, jette, se jeter, se jette, me jeter, balancer, sautera, lancer, défenestrer",
  wants:
    "veut, veux, va, menace*, vas, essaie, essaye, dit, vouloir, prêt à, prête à, sur le point, voulait, tente, allait, se, me",
  sill: "rebord*, rambarde, balustrade, garde corps, parapet, bord du toit, bord du balcon, corniche, appui de fenêtre, bord de la fenêtre",
  sits: "assis*, debout, grimpé*, monté*, pendu*, suspendu*, penché*, enjambé, accroché*",
  water: "piscine, bain, baignoire, jacuzzi, mer, lac, eau, spa, bassin, étang, pataugeoire, l eau, rivière",
  sunk: "sous l eau, coulé*, noyé*, flotte, repêché*, ne remonte, remonte pas, remonte plus, inerte, tête sous, immergé*, submergé*, face contre, bu la tasse, est au fond, gît au fond, allongé au fond, au fond et, resté au fond, tombé au fond, l a sorti, l ai sorti, avons sorti",
  shake:
    "tremble*, secoue*, convulse*, secousses, spasmes, convulsions, agite, soubresauts, crispe, gigote, tremblote",
  eyes: "yeux, bave, écume, mousse, tout le corps, par terre, sol, révuls*, corps entier, partout, violemment, raide, mordu la langue, lèvres, conscience, nous entend pas, de tout son corps, retournés",
  speak:
    "parle, parler, dire, entend, entendre, répondre, répond, mot, mots, phrase*, comprend, reconnaît, articuler, sait plus",
  sudden: "soudain, soudainement, tout à coup, d un coup, tout d un coup, un mot, brusquement, subitement",
  ill: "transpire*, sue, sueur*, pâle, confus*, somnolent*, étourdi*, désorienté*, bizarre, moite, vaseux, hagard*, sueurs froides, apathique, en sueur, livide, gris, délire, trempé*, faible, absent*, blanc comme, dans les vapes, incohérent*",
  sugar: "diabét*, insuline, glycémie, hypo, manque de sucre, baisse de sucre, taux de sucre",
  stop: "arrêter, arrête, stopper, s arrête, stoppe, arrêtent, cesse, contenir",
  flow: "coule, coule à flots, gicle, partout, perd, beaucoup, flots, mare, pisse, jaillit, plein de, énormément, dégouline, à flot, couvert*, perdu, tout son, flaque, abondance, plein",
  deep: "profond*, verre, vitre, éclat*, tesson*, os, béante, gravement, miroir, artère, à vif, plaie ouverte, baie vitrée",
  hot: "bouillant*, eau bouillante, eau chaude, thé chaud, café chaud, huile chaude, soupe chaude, bouilloire*, friteuse, casserole*, poêle, brûlant*, vapeur, fer à repasser, plaque*, huile, marmite, ébouillant*, barbecue, four",
  scald:
    "renversé*, brûlé*, ébouillanté*, versé*, sur lui, sur elle, sur le bras, sur la jambe, brûlure*, s est brûlé, éclaboussé*, fait tomber",
  skin: "peau, cloque*, se décolle, chair",
  stuck: "coincé*, bloqué*, avalé de travers, reste coincé",
  blue: "bleu*, violet*, violac*, cyanosé*",
  device:
    "bouilloire*, prise*, tableau électrique, compteur, disjoncteur, fusible*, chargeur*, rideau*, poubelle*, corbeille, sèche cheveux, télé, télévision, clim, climatisation, micro ondes, grille pain, four, radiateur*, minibar, lit, matelas, moquette, câble*, batterie*, ordinateur, portable, trottinette*, sauna, frigo, multiprise, rallonge, cafetière, interrupteur, boîtier électrique, plaque*, boite a fusibles",
  flame:
    "en feu, en flammes, flammes, étincelles, feu, fumée, fume, prend feu, pris feu, crame, crépite, prit feu, enflammé*, s enflamme",
  drink: "verre*, boisson*, cocktail*, bière*, vin, coca, drink, conso",
  slip: "mis quelque chose, versé quelque chose, mis un truc, versé un truc, mis quelquechose, drogué*, ghb, mis une pilule, mis de la drogue, mis un cachet, quelque chose dans son, quelque chose dans mon, quelque chose dans le",
  bang: "cogne*, tape, tambourine*, frappe, donne des coups, coups de pied, tapent, frappent, martèle, coups",
  threat:
    "tuer, menace*, peur, ne part pas, veut entrer, crever, égorger, buter, terrorisé*, défoncer, planter, casser la gueule",
  walk: "marcher, marche, appuyer",
};

const es: Table = {
  heart: "brazo izquierdo, corazón, pecho, tórax, corason",
  pain: "duele, duelen, dolor*, dole, punzada*, pincha*, calambre*, duelee, dolió, doliendo",
  tight:
    "mareo, mareado, mareada, irregular*, presión, oprim*, aprieta, apreta*, opresión, late rápido, late muy, palpitacion*, taquicardia, acelerado, arde, ardor, quema, pesa",
  severe:
    "insoportable*, embarazada, no para, no aguanto, no soporto, horrible*, inaguantable*, mucha sangre, tremendo",
  head: "cabeza, cráneo, frente",
  hit: "golpe*, pegó, dado, dio, chocó, abierto, partió, golpié",
  breath: "respira*, aliento",
  not: "no, apenas, casi, difícil, dificultad, cuesta, sin, mal, trabajo, nada, ni, tampoco",
  throat: "garganta, lengua, labios, labio, cara, tráquea",
  swell: "hincha*, inflam*, cierra, cerrando, cerrado, cerrada, aprieta, bloque*, cierre",
  limb: "brazo, brazos, pierna, piernas, pie, pies, mano, manos, cara, boca, lado izquierdo, lado derecho, cuerpo, tobillo, muñeca, cadera, costilla*, hombro, codo, dedo, clavícula, nariz, hueso, mandíbula, fémur",
  numb: "dormid*, entumec*, adormec*, paraliz*, hormigue*, torcid*, caíd*, cuelga, chuec*, paralís*",
  feel: "siento, siente, sentir, mover, mueve, muevo, mueven, sensibilidad",
  baby: "bebé",
  broke: "roto, rota, rompí, rompió, romper, fractur*, quebr*, partí, partido, dislocad*",
  blood: "sangre, sangra*",
  hole: "oído*, oreja*, boca, nariz, ojo, ojos, vomit*, tose, tosiendo, escup*, orina, orinar, heces",
  wake: "mueve, moverse, despierta*, reacciona*, responde*, conciencia, despert*, levantar*, levanta, en pie, de pie, ponerse de pie, parar, conocimiento, vuelve en sí, volver en sí, moverlo, abre los ojos, reanimar, reanima, consciente",
  fell: "caído*, cayó, caí, caer, caida, resbaló, resbalé, cay, tropezó, resbalado, cayendo",
  who: "marido, esposo, mujer, esposa, hijo, hija, niño, niña, madre, mamá, padre, papá, abuela, abuelo, él, ella, amigo, amiga, bebé, hermano, hermana, pareja, novio, novia, señor, señora, huésped, hombre, tío, tía, chico, chica, compañero, nena, nene, niños, nieto, nieta, sobrino, sobrina, suegra, suegro, peque, pequeño, pequeña, yayo, yaya, vecino, vecina, prima, primo, chaval, chavala, muchacho, muchacha, compañera, mi gordo, cuñado, cuñada, colega",
  swallow:
    "tragó, tragado, traga, tragar, bebió, bebido, ingirió, tragué, tomó, mordido, metido en la boca, se tragó, se ha tragado, ingerido, tragao, chupado, se comio, se ha comido",
  small:
    "pila, pilas, batería, moneda*, imán*, lejía, detergente, limpiador*, producto, canica, aguja, veneno, botón, cloro, lavavajillas, suavizante, hueso, espina, pastilla*, desatascador, desatascar, descalcificador, amoniaco, químic*, desinfectante, sosa, aguarrás, gasolina, matarratas, pila de botón",
  cut: "abrí, abierto, abrió, cortad*, corté, cortó, cortar, rajado, rajé",
  vein: "vena*, muñecas, muñeca, arteria",
  follow:
    "tirar la puerta, tirar mi puerta, forzar la puerta, forzar mi puerta, romper la puerta, romper mi puerta, derribar la puerta, intenta entrar, intentando entrar, quiere entrar, trata de entrar, tratando de entrar, intenta abrir, intentando abrir, trata de abrir, tratando de abrir, forzando, sigue, siguiendo, siguió, persigue, persiguiendo, seguido, acosa, acosando, perseguido, perseguía, forzar, forzado la puerta, derribando la puerta, tirando la puerta, rompiendo la puerta, reventar la puerta, patea la puerta, patadas a la puerta, patadas a mi puerta, entrado por la ventana, entró por la ventana, metido en mi habitación, metido en nuestra habitación, irrumpi*, reventado la puerta, echar abajo la puerta, echando abajo, entrado en mi habitación, entró en mi habitación, rompió la puerta, aporrea, golpea mi puerta, golpea la puerta, golpeando la puerta",
  man: "hombre, tipo, alguien, desconocido, extraño, señor, hombres, tío, un chico",
  shut: "encerrad*, atrapad*, atascad*, bloquead*, cerrad*",
  place: "sauna, baño, lavabo, aseo, balcón, sótano, baño turco, escalera*, terraza, hammam, ducha, cámara",
  us: "estamos, estoy, nos, me, está, mi, hijo, hija, quedamos, quedé, quedado, hemos, he, niño, niña",
  alone:
    "me quiero matar, quiero matarme, quiero morir, no quiero vivir, suicidarme, tomado todas las pastillas, tomé todas las pastillas, sobredosis, me muero, me estoy muriendo, se está muriendo, voy a morir, voy a desmayarme, me voy a desmayar, me desmayo, epilepsia, ataque epiléptico, convulsiona*, me quemé, me he quemado, se quemó, quemadura grave, veo doble, rompí aguas, roto aguas, rompió aguas, romper aguas, rompió la fuente, rompi la fuente, contracciones, de parto, me falta el aire, le falta el aire, falta el aire, me falta aire, le falta aire, sin aire y, habla raro, habla extraño, balbucea, se puso azul, está azul, labios azules, se puso morado, está morado, aborto, ataque de asma, crisis de asma, se ahoga, me ahogo, descarga eléctrica, se desmay*, sin conocimiento, no me entra aire, no le entra aire, falta de aire, no puedo seguir viviendo, no quiero seguir viviendo, ya no quiero vivir, no puedo más con la vida, seguir viviendo, no quiere vivir, quiere morir, quiere morirse, acabar con mi vida, acabar con su vida, acabar con todo, quitarme la vida, quitarse la vida, quiere matarse, matarse, suicidarse, hacerse daño, hacerme daño, cortado las venas, cortarse las venas, cortarme las venas, cortó las venas, sin sentido, inconsciente, perdió el conocimiento, ha perdido el conocimiento, perdido el sentido, no tiene pulso, sin pulso, desplomó, desplomado, ojos en blanco, espuma por la boca, ya viene el bebé, el bebé ya viene, bebé está saliendo, sale la cabeza, ve la cabeza, está pariendo, dando a luz, dar a luz, va a parir, fuente rota, se desangra, desangrando, no para de sangrar, deja de sangrar, piel se le cae, piel se cae, se le cae la piel, se le levanta la piel, piel se despega, violado, violada, violó, violaron, me violó, la violaron, violar, un cuchillo en la mano, cuchillo en la mano, con un cuchillo, con una navaja, con una pistola, tiene una pistola, tiene un cuchillo, con un arma, tiene un arma, tiros, disparos, disparando, matarnos, nos mata, nos va a matar, me va a matar, voy a matarte, va a matar, se está ahogando, se asfixia, asfixiando, se atragantó, atragantando, se está atragantando, infarto, cara torcida, boca torcida, convulsiones, ya no puede hablar, no puede ni hablar, no puede hablar y, no le salen las palabras, dejado de hablar, media cara, mitad de la cara, cara caída, boca caída, abusó de mi, abusó de ella, abusado de, abusaron de, se ha comido una pastilla, cara azul, azul la cara, bebé viene ya, está naciendo, ponerse de parto",
  other:
    "espalda, cuello, pies, pie, diente*, muela*, rodilla*, hombro*, quemadura*, cabeza, estómago, barriga, piernas, músculos, ampolla*, oído, tripa",
  thing:
    "hambre, sed, risa, vidrio, vaso, teléfono, móvil, pantalla, gafas, taza, espejo, temprano, mando, cordero, jamón, sueño, aburrimiento, grifo, ganas, silla*, mesa*, sillón*, sofá*, cama*, pollo, ciudad, jabón*, forma, madrid, barcelona, lechuga, ensalada, alcachofa, cojín, lámpara, cómoda, llave*, maleta*, irse, irme, irnos, partir, despedida, ducha, salsa, ventana, máquina, en el corazón de, pavo, pato, de todo corazón, de corazón, centro, regalo",
  toy: "juguete*, mantequilla, queso, filete, tarta, tenedor, cuchara, plástico, película, broma, gafas, móvil, teléfono, anillo, reloj, pendiente, pelota, llave*, azulejo*, hojas, suciedad, sucio, sucia, alfombra, moqueta, camisa, pantalón, vestido, sábana*, mantel, sofá, mancha*, solar, naranja*, presión, análisis, grupo, donar, mosquito*, hielo, limón, mascarilla, tostada*, vela, enamor*, dormido, dormida, durmió, lavadora, nevera, vino, bañador, crema, piel seca, canción, desayuno, tirita, manga, pelo, español, inglés, alemán, francés, idioma, lámpara, almohada, jamón, tensión, traer, prestar, toalla*, bolso, chaqueta, pizza, carne, comida, resbaladizo, resbala, abrí, abrió, abierto, sangría, uñas, pan tostado, quemadura solar",
  took: "tomado, tomó, tragado, tragó, ingirió, tomé, ha tomado, metido, ingerido, comido, tomaron, bebido",
  pills:
    "pastillas, pastilla, pastiya*, píldoras, somníferos, medicamentos, comprimidos, medicinas, tranquilizantes, calmantes, antidepresivos, medicación, ansiolíticos, diazepam, paracetamol, barbitúricos",
  many: "todas, todos, caja*, muchas, muchos, montón, demasiadas, demasiados, entera, entero, frasco, bote, blíster, puñado, veinte, treinta, vacía, vacío, todo, toda, tropecientas, mogollón",
  weapon:
    "cuchillo*, pistola*, navaja*, arma*, rifle, escopeta, hacha, martillo, machete, bate, tijeras, revólver, puñal",
  holds:
    "mano, manos, pasillo, vestíbulo, lobby, escalera*, agita, blande, amenaz*, corre, corriendo, camina, apunta*, sacó, sacado, anda, armado, lleva, tiene, con, suelto, recepción, empuña",
  height: "ventana*, balcón, azotea, tejado, terraza, puente, piso, barandilla, cornisa, planta, techo",
  jump: "saltar, salta, tirarse, tirarme, se tira, se tire, lanzarse, lanzarme, arrojarse, arrojarme, brincar, aventarse, aventarme, saltará",
  wants: "quiere, quiero, va a, amenaz*, voy a, intenta*, dice, a punto, quería, está por, pretende, se, me",
  sill: "alféizar, repisa, barandilla, cornisa, borde del tejado, borde de la azotea, borde del balcón, baranda, antepecho, poyete, marco de la ventana, borde de la ventana, pretil",
  sits: "sentad*, subid*, de pie, colgad*, cuelga, trepad*, encaramad*, asomad*, parad*, subió, se ha subido, ha saltado",
  water: "piscina, bañera, jacuzzi, mar, lago, agua, alberca, tina, estanque, spa, río, pileta",
  sunk: "bajo el agua, debajo del agua, hundid*, hundió, se hunde, flotando, sacaron del, lo sacaron, la sacaron, lo hemos sacado, la hemos sacado, lo sacamos, la sacamos, no sale, no ha salido, boca abajo, sumergid*, inmóvil, no sube, tragado agua, en el fondo, al fondo de la, flota",
  shake:
    "tiembla, temblando, tiemblan, sacudidas, convulsion*, convulsa, espasmos, temblores, sacude, se sacude, agita, retuerce, tembló, tirita, temblar, retorciendo",
  eyes: "ojos, espuma, todo el cuerpo, suelo, piso, en blanco, violentamente, rígido, rígida, babea, mordido la lengua, labios, conocimiento, no nos oye, cuerpo entero, volteados, tieso",
  speak:
    "habla, hablar, decir, oye, oír, responde, contesta, palabra, palabras, frase*, entiende, reconoce, articular, sabe quien, hablando",
  sudden: "de repente, de golpe, de pronto, una palabra, ni una palabra, súbitamente, repentinamente",
  ill: "suda, sudando, sudor*, pálid*, confus*, confundid*, somnolient*, mareado, desorientad*, rar*, aturdid*, apátic*, empapad*, blanco como, débil, ido, ida, atontad*, gris, delira*",
  sugar:
    "diabétic*, diabetes, insulina, glucosa, glucemia, azúcar baja, azúcar bajo, bajada de azúcar, bajón de azúcar, azúcar en sangre, bajo el azúcar",
  stop: "para, parar, detener, detiene, frenar, corta, cortar, cesa, contener",
  flow: "chorro*, brota, sale, saliendo, por todas partes, por todos lados, pierde, perdiendo, mucha, mucho, charco, a borbotones, chorrea*, muchísima, muchísimo, empapad*, borbotones, a chorros, lleno, llena, caño",
  deep: "profund*, vidrio*, cristal*, hueso, grave, gravemente, tajo, espejo, arteria, herida abierta, hondo",
  hot: "hirvi*, agua hirviendo, agua caliente, té caliente, café caliente, aceite, aceite caliente, sopa caliente, hervidor, tetera, olla, sartén, caldo, plancha, vapor, freidora, ardiendo, horno, barbacoa, aceite hirviendo",
  scald: "quemó, quemad*, derram*, volc*, echado encima, encima, escald*, vertid*, abrasad*",
  skin: "piel, ampolla*, se pela, levant*, pellejo",
  stuck: "atascad*, atragant*, atorad*, atravesad*, trabad*",
  blue: "morad*, violáce*, amoratad*",
  device:
    "hervidor, enchufe*, cuadro eléctrico, caja de fusibles, fusibles, cargador*, cortina*, papelera*, basura, secador*, tele, televisor, televisión, aire acondicionado, microondas, tostadora, horno, radiador*, minibar, cama, colchón, alfombra, moqueta, cable*, batería*, portátil, ordenador, patinete*, sauna, nevera, regleta, alargador, cafetera, interruptor*, tomacorriente*, contenedor, cuadro de luces, estufa",
  flame:
    "en llamas, llamas, chispas, fuego, humo, arde, ardiendo, incendi*, prendido fuego, prendió fuego, humea*, quemando, echa humo, chispea, se prendió",
  drink: "bebida*, copa*, vaso*, cóctel*, cerveza*, vino, cubata, trago, refresco, cubalibre",
  slip: "echado algo, echaron algo, echó algo, puesto algo, pusieron algo, puso algo, metido algo, burundanga, echado droga, algo en la bebida, algo en su bebida, algo en mi bebida, algo en la copa, drogado, drogada, drogaron, droga, metieron algo en",
  bang: "golpea*, aporrea*, patea*, patadas, da golpes, porrazos, dando golpes, puñetazos",
  threat:
    "matar, amenaz*, miedo, no se va, quiere entrar, rajar, aterrad*, matarnos, matarme, reventar, aterrorizad*",
  walk: "caminar, andar, moverse, apoyar",
};

const it: Table = {
  heart: "braccio sinistro, cuore, petto, torace",
  pain: "mal, male, dolore*, dolori, duole, fitta, fitte, punge, crampo, crampi, dolor",
  tight:
    "vertigin*, giramenti, irregolare, pressione, stringe, oppress*, batte forte, batte veloce, batte fortissimo, palpitazion*, tachicardia, accelerato, brucia, bruciore, peso, morsa, stretta, costrizione, impazzito",
  severe:
    "insopportabil*, atroc*, incinta, non smette, non si ferma, non resisto, tremend*, lancinant*, tantissimo sangue, da morire",
  head: "testa, cranio, fronte, capo",
  hit: "colpo, colpito, botta, picchiato, preso, urtato, spaccat*, sbattut*, battut*",
  breath: "respira*, respiro, fiato",
  not: "non, nn, fatica, difficoltà, difficile, manca, senza, appena, quasi, a stento, corto, male, smesso, piu",
  throat: "gola, lingua, labbra, labbro, viso, faccia, trachea",
  swell: "gonfi*, chiude, chiudendo, chiusa, stringe, serrata, bloccat*, strett*",
  limb: "braccio, braccia, gamba, gambe, piede, piedi, mano, mani, viso, faccia, bocca, lato sinistro, lato destro, corpo, caviglia, polso, anca, femore, costol*, spalla, gomito, dito, clavicola, naso, osso, mandibola",
  numb: "intorpidit*, formicol*, paralizz*, storta, storto, addormentat*, insensibil*, cadente, penzola, informicol*, pende, paralisi",
  feel: "sento, sente, sentire, muovere, muove, muovo, muovono, sensibilità",
  baby: "bebè, bimbo, bimba, neonato, bambino, pancia",
  broke: "rott*, romp*, frattur*, spezzat*, lussat*, slogat*, spaccat*",
  blood: "sangue, sanguin*",
  hole: "orecchi*, bocca, naso, occhi*, vomit*, toss*, sputa*, urin*, pipì, feci",
  wake: "muove, muoversi, sveglia, svegliare, reagisce, risponde, conoscenza, cosciente, svegliarsi, alzarsi, rialzarsi, alza, alzare, rialza, in piedi, alzarmi, rialzarmi, rialzare, tirarsi su, svegliarlo, svegliarla, svegliarli, reagire, rispondere, rinviene, riprende, apre gli occhi, rianimare, riprendersi, rinvenire, reagiscono, svegliato",
  fell: "cadut*, cade, cadere, inciampat*, scivol*, ruzzolat*",
  who: "marito, moglie, figlio, figlia, bambino, bambina, bimbo, bimba, mamma, madre, papà, padre, nonna, nonno, lui, lei, amico, amica, neonato, fratello, sorella, compagno, compagna, ragazzo, ragazza, fidanzato, fidanzata, signore, signora, ospite, uomo, zio, zia, collega, bimbi, figlioletto, figlioletta, piccolo, piccola, nipote, nipotino, nipotina, suocera, suocero, cugino, cugina, vicino, vicina, bambini, mia madre, babbo, un ospite, coinquilina, coinquilino, ragazzi, sorellina, fratellino, neonata, cognato, cognata, anziano, anziana",
  swallow:
    "bevuto, mandato giù, ingoiat*, ingerit*, morso, messo in bocca, inghiottit*, ingoiando, deglutit*, ha bevuto, succhiato, si è mangiato, si è messo in bocca",
  small:
    "pila, pile, batteri*, monet*, calamit*, magnet*, candeggina, detersivo, detergente, sapone, biglia, ago, pastiglie, pillole, veleno, bottone, varechina, prodotto, cloro, ammoniaca, lavastoviglie, disgorgante, sturalavandini, idraulico liquido, decalcificante, acido, chimic*, disinfettante, soda caustica, pila a bottone, trielina, acquaragia",
  cut: "taglio, taglia*, incis*",
  vein: "vene, vena, polsi, polso, arteria",
  follow:
    "sfondare la porta, sfondare la mia porta, forzare la porta, forzare la mia porta, sfondarmi la porta, cerca di entrare, sta cercando di entrare, cercando di entrare, prova a entrare, prova ad entrare, vuole entrare, tenta di entrare, cerca di aprire, cercando di aprire, tenta di aprire, prova ad aprire, segue, seguendo, seguito, insegue, inseguendo, seguita, perseguita, pedina, sfonda la porta, sfondando la porta, sfondato la porta, forza la porta, forzando la porta, scassina*, irruzione, entrato dalla finestra, entrando dalla finestra, è entrato in camera, entrato nella mia camera, entrato nella nostra camera, prende a calci la porta, calci alla porta, buttare giù la porta, buttando giù la porta, forzato la serratura, intrufol*, pugni alla porta, picchia alla porta",
  man: "uomo, tipo, qualcuno, sconosciuto, tizio, estraneo, signore, uomini",
  shut: "chius*, bloccat*, intrappolat*, incastrat*, rinchius*",
  place:
    "sauna, bagno, balcone, cantina, bagno turco, hammam, scale, terrazza, toilette, doccia, terrazzo, cella",
  us: "siamo, sono, ci, mi, è rimast*, rimast*, figlio, figlia, moglie, marito, bambino, bambina",
  alone:
    "voglio morire, uccidermi, ammazzarmi, farla finita, non voglio più vivere, preso tutte le pastiglie, preso tutte le pillole, overdose, sto morendo, mi sento morire, sta morendo, sto per morire, sto svenendo, e svengo, svengo, sto per svenire, sta per svenire, crisi epilettica, attacco epilettico, convulsion*, mi sono ustionat*, ustionat*, mi sono scottato gravemente, bruciato gravemente, vedo doppio, rotte le acque, rotto le acque, rotta le acque, si sono rotte le acque, contrazioni, doglie, sto partorendo, sta partorendo, manca il respiro, manca il fiato, mi manca l aria, le manca l aria, gli manca l aria, manca l aria e, parla strano, biascica, è diventato blu, sta diventando blu, labbra blu, cianotic*, aborto, attacco d asma, crisi d asma, soffoc*, scossa elettrica, presa la scossa, preso la scossa, perso i sensi, perde i sensi, non ce la faccio più a vivere, non voglio vivere, non vuole più vivere, vuole morire, togliermi la vita, togliersi la vita, vuole uccidersi, uccidersi, ammazzarsi, suicidarsi, suicidio, suicidarmi, farsi del male, farmi del male, porre fine, mettere fine, tagliato le vene, tagliarsi le vene, tagliarmi le vene, tagliata le vene, privo di sensi, priva di sensi, svenuto, svenuta, esanime, incosciente, senza sensi, perso conoscenza, perso coscienza, non ha polso, senza polso, massaggio cardiaco, occhi rovesciati, occhi girati, schiuma alla bocca, bava alla bocca, sta nascendo, nasce il bambino, sta uscendo il bambino, si vede la testa, partorendo, le si sono rotte, dissangua*, sta dissanguando, non smette di sanguinare, perde molto sangue, perde tanto sangue, pelle si stacca, si stacca la pelle, viene via la pelle, pelle viene via, si sta staccando la pelle, stuprata, stupro, stuprato, violentata, violentato, violentare, coltello in mano, con un coltello, con il coltello, con una pistola, ha una pistola, pistola in mano, ha un coltello, è armato, armato di, sparato, sparando, ucciderci, ammazzarci, ci ammazza, mi ammazza, ci uccide, mi uccide, ti ammazzo, vi ammazzo, sta soffocando, strozzando, si strozza, sta annegando, annegat*, annegando, ictus, infarto, bocca storta, faccia storta, non riesce più a parlare, non riesce a parlare e, non parla più, metà faccia, mezza faccia, metà viso, metà del viso, metà della faccia, abusato di me, abusato di lei, bloccato in gola, bloccata in gola, rimasto in gola, fermo in gola, di traverso in gola, bambino sta nascendo",
  other:
    "schiena, collo, piedi, piede, dente, denti, ginocchi*, spall*, scottatura*, testa, stomaco, gambe, muscoli, vescich*, polpacci, pancia",
  thing:
    "fame, sete, ridere, bicchiere, vetro, telefono, schermo, occhiali, tazza, specchio, telecomando, maniglia, agnello, sonno, noia, rubinetto, sedia, tavolo, tavolino, poltrona, divano, letto, pollo, città, sapone, forma, roma, insalata, carciofo, cuscino, lampada, cassettiera, cassettone, chiave, valigia, andare via, partire, partenza, doccia, salsa, finestra, macchinetta, nel cuore di, nel cuore del*, di cuore, tacchino, anatra, centro, milano, firenze, buon cuore",
  toy: "giocattol*, burro, pane, formaggio, bistecca, torta, forchetta, cucchiaio, plastica, film, scherzo, occhialini, occhiali, maschera, telefono, cellulare, anello, orologio, orecchino, palla, chiave, chiavi, piastrell*, foglie, sporco, sporcizia, tappeto, moquette, camicia, pantaloni, vestito, lenzuol*, tovaglia, divano, macchia*, macchie, sole, solare, arancia, arance, pressione, analisi, esame, gruppo, zanzar*, ghiaccio, limone, toast, candela, innamorat*, addormentat*, lavatrice, frigo, vino, costume, crema, pelle secca, canzone, colazione, cerotto, manica, capelli, unghia, italiano, inglese, tedesco, lampada, cuscino, portare, prestare, asciugaman*, borsa, giacca, pizza, carne, cibo, scivoloso, scivolosa, sanguinell*",
  took: "preso, presa, ingoiato, ingerito, inghiottito, buttato giù, mandato giù, presi, prese, mangiato, ingurgitato, ingoiata, assunto",
  pills:
    "pillole, pastiglie, compresse, sonniferi, medicine, farmaci, pasticche, medicinali, tranquillanti, calmanti, gocce, antidolorifici, antidepressivi, pillola, tavor, valium, xanax, barbiturici",
  many: "tutte, tutti, tutta, intera, intero, tante, tanti, troppe, troppi, scatola, scatole, mucchio, manciata, flacone, blister, boccetta, vuota, vuoto, venti, trenta, sacco, un sacco, confezione, valanga",
  weapon:
    "coltell*, pistola, pistole, fucile, arma, ascia, martello, machete, mazza, forbici, rasoio, armi, pugnale, taglierino, accetta",
  holds:
    "mano, corridoio, hall, lobby, atrio, scale, agita, brandisce, minacci*, corre, cammina, punta, puntato, estratto, gira, armato, ha un, tiene, con un, con il, in giro, reception, tirato fuori",
  height:
    "finestra, balcone, tetto, terrazza, terrazzo, ponte, piano, ringhiera, cornicione, davanzale, palazzo",
  jump: "buttarsi, buttarmi, saltare, salta, lanciarsi, gettarsi, si butta, si lancia, buttare giù, gettarmi, buttar, lanciarmi, si getta, di sotto, buttare",
  wants: "vuole, voglio, minacci*, sta per, vuol, cerca di, dice, tenta, prova a, voleva, intende, si, mi",
  sill: "davanzale, ringhiera, cornicione, parapetto, bordo del tetto, bordo del balcone, balaustra, bordo della finestra",
  sits: "sedut*, in piedi, salit*, arrampicat*, appes*, sporge, sporgendo, penzola, scavalcat*, aggrappat*, sale",
  water: "piscina, vasca, jacuzzi, idromassaggio, mare, lago, acqua, stagno, fiume, laghetto, piscinetta",
  sunk: "sott acqua, sotto acqua, affondat*, affonda, tirato fuori, tirata fuori, tirato su, tirata su, non riemerge, riemers*, riemerge, a faccia in giù, sommers*, immobile, ripescat*, andato sotto, andata sotto, va sotto, esanime, non risale, bevuto acqua, recuperat*, andato a fondo, sul fondo, in fondo alla, nel fondo, galleggia",
  shake:
    "trema, tremando, tremano, scosse, spasmi, convuls*, tremiti, sussulta, scatti, agita, scuote, si contorce, tremava, contorce, contrae, tremore, tremori",
  eyes: "occhi, schiuma, bava, tutto il corpo, per terra, terra, pavimento, rovesciati, girati, violentemente, rigid*, morso la lingua, labbra, coscienza, non ci sente, girati indietro, all indietro, rovescia",
  speak:
    "parla, parlare, dire, sente, sentire, risponde, rispondere, parola, parole, frase, frasi, capisce, riconosce, articolare, parlava",
  sudden:
    "improvvisamente, all improvviso, di colpo, improvviso, una parola, neanche una parola, d un tratto, tutto a un tratto",
  ill: "suda, sudando, sudat*, pallid*, confus*, sonnolent*, stordit*, disorientat*, stran*, sudore freddo, apatic*, assente, sudore, fradici*, bianc*, debole, intontit*, delira, grigi*, cenci*, imbambolat*, sudori",
  sugar: "diabetic*, diabete, insulina, glicemia, calo di zuccheri, zuccheri bassi",
  stop: "ferma, fermare, fermarlo, smette, smettere, arresta, arrestare, tampona*, bloccare, si ferma, fermarla",
  flow: "sgorga, zampilla, schizza, ovunque, dappertutto, perde, perdendo, molto, tanto, pozza, esce, a fiotti, tantissimo, fiumi, cola, a fiumi, un sacco, inzuppat*, grondante, lago di, fiotti, pieno, piena, litri",
  deep: "profond*, vetro, vetri, scheggi*, osso, grave, gravemente, squarcio, specchio, arteria, ferita aperta, malamente, vetrata",
  hot: "bollente, acqua bollente, acqua calda, tè caldo, tè bollente, caffè bollente, caffè caldo, olio, olio bollente, minestra bollente, bollitore, pentola, padella, brodo, vapore, ferro da stiro, friggitrice, ustionante, piastra, fornello, rovente, bollenti, forno, brace",
  scald: "rovesciat*, scottat*, versat*, bruciat*, addosso, ustion*, ribaltat*, schizzat*",
  skin: "pelle, vescich*, si stacca, spella*, bolle",
  stuck: "incastrat*, conficcat*, di traverso, andato di traverso",
  blue: "blu, viola, cianotic*, bluastr*, livid*, violace*",
  device:
    "bollitore, presa, prese, quadro elettrico, contatore, fusibili, caricatore, caricabatteri*, tenda, tende, cestino, spazzatura, phon, asciugacapelli, tv, televisore, televisione, condizionatore, climatizzatore, microonde, tostapane, forno, termosifone, minibar, letto, materasso, moquette, cavo, cavi, batteria, portatile, computer, monopattino, sauna, frigo, ciabatta, prolunga, macchina del caffè, interruttore, spina, stufa, centralina",
  flame:
    "in fiamme, fiamme, scintille, fuoco, fumo, bruciando, va a fuoco, preso fuoco, prende fuoco, a fuoco, incendiat*, fumando, fiammata, sta bruciando",
  drink: "drink, bicchiere, cocktail, birra, vino, bibita, bevanda, bevande, coca",
  slip: "messo qualcosa, versato qualcosa, sciolto qualcosa, droga, drogat*, qualcosa nel mio, qualcosa nel suo, qualcosa nel drink, qualcosa nel bicchiere, droga dello stupro, narcotizzat*",
  bang: "batte, picchia, bussa forte, calci, pugni, prende a calci, colpisce, sbatte, tira calci, bussa violentemente, martella",
  threat:
    "uccid*, ammazz*, minacci*, paura, non se ne va, vuole entrare, terrorizzat*, accoltell*, menare, spaccare la faccia, farci del male",
  walk: "camminare, muoversi, appoggiare, muovere",
};

const pt: Table = {
  heart: "braço esquerdo, coração, peito, tórax",
  pain: "dói, doer, doendo, dor, dores, pontada*, cãibra*",
  tight:
    "tonto, tonta, tontura*, irregular*, pressão, aperta, aperto, apertado, batendo rápido, bate rápido, bate muito, disparado, acelerado, palpitaç*, queima, queimação, ardor, pesado, oprim*",
  severe: "insuportáv*, grávida, não para, não aguento, horríve*, muito sangue, atroz*",
  head: "cabeça, crânio, testa",
  hit: "bateu, bati, batido, pancada, batida, golpe, caiu de, abriu, partiu, rachou",
  breath: "respir*, fôlego",
  not: "não, n, mal, sem, difícil, dificuldade*, custa, quase, falta, nem, nada",
  throat: "garganta, língua, lábios, lábio, rosto, cara, traqueia",
  swell: "inch*, fecha*, aperta*, bloque*",
  limb: "braço, braços, perna, pernas, pé, pés, mão, mãos, cara, rosto, boca, lado esquerdo, lado direito, corpo, tornozelo, pulso, punho, anca, quadril, costela*, ombro, cotovelo, dedo, clavícula, nariz, osso, fémur",
  numb: "dorment*, paralisad*, formig*, torta, torto, caída, caído, adormec*, pendurad*, paralisia",
  feel: "sinto, sente, sentir, mexer, mexe, mexo, mover, move, sensibilidade",
  baby: "bebé, nenê",
  broke: "parti, partiu, partid*, quebrei, quebrou, quebrad*, fractur*, fratur*, deslocad*, deslocou",
  blood: "sangue, sangr*",
  hole: "ouvido*, orelha*, boca, nariz, olho, olhos, vomit*, tosse, tossi*, cuspi*, cospe, urina*, xixi, fezes",
  wake: "mexe, move, acorda, acordar, reage, responde, acordou, desperta, consciência, levantar*, levanta, em pé, de pé, levantou, erguer*, acordá lo, acordá la, reagir, responder, volta a si, mexer se, se mexe, conhecimento, abre os olhos, reanimar, consciente, reagi",
  fell: "caiu, caí, cair, caído, caida, escorregou, escorreguei, tropeçou, queda, escorregar, tombou",
  who: "marido, mulher, esposa, esposo, filho, filha, criança, mãe, mamã, pai, papá, avó, vovó, ele, ela, amigo, amiga, bebé, irmão, irmã, namorado, namorada, companheiro, hóspede, homem, tio, tia, rapaz, menino, menina, senhor, senhora, miúdo, miúda, menininho, menininha, neto, neta, sobrinho, sobrinha, sogra, sogro, garoto, garota, guri, cunhado, cunhada, primo, prima, moço, moça, vizinho, vizinha, colega, filhinho, filhinha, crianças, bebezinho, pequeno, pequena",
  swallow:
    "engoliu, engolido, engoli, bebeu, engolir, ingeriu, tomou, mordeu, meteu na boca, pôs na boca, colocou na boca, engolindo, a engolir, bebido, ingerido, chupou, ingolio",
  small:
    "pilha*, bateria, moeda*, ímã*, lixívia, detergente, produto, berlinde, agulha, comprimidos, pastilhas, veneno, botão, água sanitária, sanitária, cloro, amaciador, espinha, máquina de lavar loiça, lava louça, lava loiça, desentupidor, desentope, descalcificador, ácido, amoníaco, químic*, desinfetante, soda cáustica, pilha botão, aguarrás, diabo verde, limpa canos",
  cut: "cort*, golpeei",
  vein: "veia*, pulsos, pulso, artéria",
  follow:
    "arrombar a porta, arrombar a minha porta, arrombar minha porta, forçar a porta, forçar a minha porta, deitar a porta abaixo, a tentar entrar, tentando entrar, tenta entrar, quer entrar, a tentar abrir, tentando abrir, tenta abrir, a forçar, forçando, seguir, segue, seguiu, perseguir, persegue, seguindo, perseguindo, atrás de mim, perseguiu, arrombar, arromba, arrombou a porta, arrombaram a porta, a arrombar, arrombando, deita abaixo a porta, partir a porta, partiu a porta, rebentar a porta, pontapés na porta, chutando a porta, chutar a porta, entrou pela janela, entrou no meu quarto, entrou no nosso quarto, invadi*, forçou a porta, derrubar a porta, derrubando a porta, quebrou a porta, batendo na minha porta, esmurra a porta, murros na porta",
  man: "homem, tipo, alguém, desconhecido, estranho, gajo, cara, homens",
  shut: "preso*, presa*, trancad*, fechad*, encurralad*",
  place:
    "sauna, casa de banho, banheiro, wc, varanda, cave, banho turco, escada*, terraço, hammam, porão, sacada",
  us: "estamos, estou, ficámos, fiquei, ficou, está, tamos, tou, minha, meu, filho, filha, somos",
  alone:
    "quero morrer, me matar, matar me, não quero viver, não quero mais viver, tomei todos os comprimidos, tomou todos os comprimidos, overdose, vou morrer, estou a morrer, estou morrendo, está a morrer, está morrendo, vou desmaiar, vai desmaiar, convuls*, ataque epilético, ataque epiléptico, queimei me, me queimei, queimou se, queimou muito, escaldou, vejo a dobrar, rebentaram as águas, rebentaram me as águas, rebentou a bolsa, bolsa rebentou, bolsa estourou, estourou a bolsa, águas rebentaram, contrações, contracções, trabalho de parto, falta me o ar, falta lhe o ar, me falta ar, me falta o ar, está sem ar, estou sem ar, sem ar e, falta de ar e, com falta de ar, tenho falta de ar, fala enrolado, fala arrastad*, ficou azul, está roxo, está roxa, lábios roxos, aborto, ataque de asma, crise de asma, sufocar, sufocado, a sufocar, choque elétrico, choque eléctrico, apanhei um choque, desmai*, perdeu os sentidos, não aguento mais viver, não consigo mais viver, não consigo continuar a viver, continuar a viver, continuar vivendo, já não quero viver, não quer viver, não quer mais viver, quer morrer, quer matar se, quer se matar, se matar, matar se, suicidar se, se suicidar, suicídio, acabar com a vida, acabar com a minha vida, acabar com tudo, pôr fim à vida, tirar a própria vida, tirar a vida, fazer mal a si, se machucar, magoar se, cortou os pulsos, cortar os pulsos, cortou as veias, sem sentidos, inconsciente, desacordad*, perdeu a consciência, perdeu o conhecimento, sem pulso, não tem pulso, inanimad*, olhos revirados, revirou os olhos, revira os olhos, espuma na boca, espumar, espumando, o bebé está a nascer, bebé está a vir, bebê está nascendo, o bebê está nascendo, cabeça está a sair, dar à luz, dando à luz, a dar à luz, a parir, parindo, bolsa rompeu, rompeu a bolsa, bolsa de água, esvai se, a esvair, esvaindo, sangra muito, não para de sangrar, pele a sair, pele está a sair, pele está saindo, pele saindo, pele soltando, pele a soltar, pele caindo, violada, violado, violou, violaram, estupro, estuprou, estuprad*, faca na mão, com uma faca, com faca, tem uma faca, com uma pistola, tem uma pistola, com uma arma, tem uma arma, arma na mão, tiros, atirando, baleado, nos matar, matar nos, vai matar, vai me matar, vou te matar, está a sufocar, sufocando, se sufocando, engasgado, engasgada, engasgou, engasgando, está a afogar, se afogando, afogar se, afogou, avc, boca torta, cara torta, já não fala, já não consegue falar, não consegue mais falar, parou de falar, deixou de falar, metade da cara, metade do rosto, abusou de mim, abusou dela, abusou da, bebé está a nascer, preso na garganta, presa na garganta, entalado na garganta, ficou na garganta, cara azul, rosto azul",
  other:
    "costas, pescoço, pés, pé, dente*, joelho*, ombro*, escaldão, queimadura, cabeça, estômago, barriga, pernas, músculos, bolha*, ouvido",
  thing:
    "fome, sede, rir, copo, vidro, telefone, telemóvel, celular, ecrã, tela, óculos, espelho, cedo, comando, torneira, cordeiro, tédio, vontade, cadeira*, mesa*, poltrona*, sofá*, cama*, frango, cidade, sabonete*, forma, lisboa, porto, alface, salada, alcachofra, almofada, candeeiro, cómoda, chave*, mala*, partir, ir embora, despedida, chuveiro, molho, janela, máquina, no coração de, no coração d*, peru, pato, de coração, centro, gaveta*",
  toy: "brinquedo*, brincar, manteiga, pão, queijo, bife, bolo, garfo, colher, plástico, filme, brincadeira, óculos, telemóvel, celular, telefone, anel, relógio, brinco, bola, chave*, azulejo*, folhas, sujo, suja, sujidade, sujeira, tapete, alcatifa, camisa, calças, vestido, lençol, lençóis, sofá, mancha*, solar, laranja*, pressão, tensão, análise*, exame, doar, mosquito*, melga*, pernilongo*, gelo, limão, máscara, torrada*, vela, apaixon*, dormiu, adormeceu, máquina de lavar, frigorífico, geladeira, vinho, calção, creme, pele seca, canção, música, pequeno almoço, penso, band aid, manga, cabelo, unha, português, inglês, alemão, francês, língua, candeeiro, almofada, sapo, trazer, emprestar, toalha*, saco, bolsa, casaco, pizza, carne, comida, escorregadio, escorregadia, sangria",
  took: "tomou, tomei, engoliu, ingeriu, tomado, meteu, engoli, tomaram, comeu, bebeu, engolido",
  pills:
    "comprimidos, comprimido, pastilhas, pílulas, soníferos, medicamentos, remédios, calmantes, medicação, drageias, cápsulas, antidepressivos, ansiolíticos",
  many: "todos, todas, caixa*, muitos, muitas, montão, monte, demasiados, demais, inteira, inteiro, frasco, cartela*, punhado, mão cheia, vinte, trinta, vazia, vazio, toda, todo, tantos, um monte",
  weapon:
    "faca*, pistola*, arma*, espingarda, machado, martelo, catana, taco, tesoura, revólver, navaja, navalha, canivete",
  holds:
    "mão, mãos, corredor, átrio, lobby, hall, escada*, abana, brande, ameaç*, corre, correndo, a correr, anda, aponta*, sacou, puxou, armado, tem uma, com uma, segura, recepção, receção, solto, empunha",
  height: "janela*, varanda, sacada, telhado, terraço, ponte, andar, parapeito, prédio, corrimão, cobertura",
  jump: "saltar, salta, atirar se, atirar me, atira se, se atirar, me atirar, jogar se, se jogar, me jogar, pular, pula, lançar se, se lançar, se joga, atirar, mandar se, jogar",
  wants: "quer, quero, vai, vou, ameaç*, está prestes, tenta*, diz, queria, a tentar, quase, se",
  sill: "parapeito*, corrimão, grade, gradeamento, beiral, beirada, beira do telhado, guarda corpo, peitoril, muro do terraço, mureta",
  sits: "sentad*, em pé, de pé, pendurad*, trepou, subiu, empoleirad*, debruçad*, pulou, passou, trepad*",
  water: "piscina, banheira, jacuzzi, mar, lago, água, hidromassagem, rio, tanque, spa",
  sunk: "debaixo de água, debaixo d água, debaixo da água, afund*, a boiar, boiando, tirado da, tirada da, tiraram na, tiraram no, tirámos, não vem à tona, tona, de barriga para baixo, cara para baixo, submers*, imóvel, flutua*, rosto para baixo, não sobe, não subiu, inanimad*, engoliu água, no fundo, ao fundo da",
  shake:
    "treme, tremer, tremendo, tremem, sacode, convuls*, espasmos, tremores, sacudir, abana, contorce, debate, sacudindo, tremedeira, a tremer, estrebucha, se debate",
  eyes: "olhos, espuma, corpo todo, chão, revirad*, violentamente, rígid*, mordeu a língua, baba*, lábios, consciência, não nos ouve, corpo inteiro, virados, todo o corpo",
  speak:
    "fala, falar, dizer, ouve, ouvir, responde, responder, palavra, palavras, frase*, entende, reconhece, articular, falando",
  sudden: "de repente, repentinamente, subitamente, uma palavra, nenhuma palavra, do nada",
  ill: "sua, suar, suando, suado, suada, suor*, pálid*, confus*, sonolent*, tonto, desorientad*, estranh*, apátic*, atordoad*, encharcad*, branco como, fraco, fraca, grogue, cinzent*, delir*, gelad*, baralhad*",
  sugar:
    "diabétic*, diabetes, insulina, glicose, glicémia, açúcar baixo, baixa de açúcar, queda de açúcar, açúcar no sangue",
  stop: "para, parar, estancar, estanca, controlar, conter, deixa de, cessa",
  flow: "jorra*, esguicha*, por todo o lado, por todo lado, por toda parte, a perder, perde, perdendo, muito, poça, sai, saindo, a sair, em jacto, escorre*, imenso, encharcad*, pinga, tanto, perdeu, cheio de, cheia de, litros",
  deep: "fund*, profund*, vidro*, osso, grave, gravemente, caco*, estilhaço*, espelho, artéria, ferida aberta, feio",
  hot: "fervente, a ferver, água a ferver, água quente, água fervendo, fervendo, chá quente, café quente, óleo, azeite quente, óleo quente, sopa quente, chaleira, panela, frigideira, vapor, ferro de engomar, ferro, fritadeira, fogão, ferver, forno, grelha",
  scald: "queimou, queimad*, derram*, entorn*, virou, escald*, em cima, por cima, despej*, tombou, queimei",
  skin: "pele, bolha*, a sair, soltar, descol*",
  stuck: "engasg*, entalad*, atravessad*",
  blue: "arroxead*, roxo, roxa",
  device:
    "chaleira*, tomada*, quadro elétrico, quadro eléctrico, quadro da luz, caixa de fusíveis, disjuntor*, carregador*, cortina*, lixo, lixeira, balde do lixo, caixote, secador*, tv, televisão, televisor, ar condicionado, microondas, micro ondas, torradeira, forno, aquecedor, minibar, frigobar, cama, colchão, alcatifa, carpete, cabo*, bateria*, portátil, computador, trotinete*, patinete*, sauna, frigorífico, geladeira, extensão, máquina de café, interruptor*, fio*, ficha, fogão",
  flame:
    "em chamas, chamas, faisca*, fogo, fumo, fumaça, arde, a arder, pegou fogo, pegando fogo, queimando, deita fumo, a deitar, incendi*, a pegar fogo",
  drink: "bebida*, copo*, drink*, cocktail*, cerveja*, vinho, coquetel, sumo",
  slip: "pôs alguma coisa, puseram alguma coisa, meteu alguma coisa, meteram alguma coisa, colocou algo, colocaram algo, pôs algo, puseram algo, meteram algo, botou algo, botaram algo, colocou alguma coisa, colocaram alguma coisa, botou alguma coisa, botaram alguma coisa, boa noite cinderela, algo na bebida, algo na minha, algo no meu, alguma coisa na bebida, alguma coisa no copo, batizad*, drogado, drogada, drogaram, droga",
  bang: "bate, bater, batendo, esmurra*, pontapés, pontapear, murros, chuta*, espanca*, socos, a bater",
  threat:
    "matar, ameaç*, medo, não vai embora, quer entrar, esfaquear, apavorad*, aterrorizad*, bater me, acabar comigo",
  walk: "andar, caminhar, mexer se, apoiar",
};

const ro: Table = {
  heart: "bratul stang, mana stanga, inima, pieptul, piept, inimii, inima mea, pieptului",
  pain: "doare, dor, durere*, dureri, ma doare, doar, înțeapă, junghi*, crampe, crampă, intepatur*",
  tight:
    "ametit*, ametesc, neregulat, apasare, apasă, presiune, strânge, bate tare, bate foarte, bate repede, palpitati*, arde, arsură, gheară",
  severe:
    "insuportabil*, îngrozitoare, groaznic*, insarcinata, gravida, nu se opreste, nu mai suport, atroc*, nu mai pot de",
  head: "cap, capul, craniu, frunte",
  hit: "lovi*, izbit*, spart, dat",
  breath: "respir*, răsufl*, suflu, sufla",
  not: "nu, greu, abia, dificil, fara, nici, deloc, aproape, n",
  throat: "gat, gatul, limba, buzele, buza, fata, traheea",
  swell: "umfl*, inchide, strange, strâns, stramt*, blocat*",
  limb: "brat, bratul, mana, mâini, mainile, picior, picioare, piciorul, picioarele, fata, gura, partea stanga, partea dreapta, corp, corpul, glezna, incheietura, sold, soldul, coasta, coaste, umar, umarul, cot, cotul, deget, degetul, clavicula, nas, nasul, os, maxilar*",
  numb: "amort*, paraliz*, furnic*, stramb*, cazut*, atarna",
  feel: "simt, simte, simti, mișc*",
  baby: "bebe, bebelus*, copilul, burta",
  broke: "rupt*, fractur*, spart, luxat*, frant, scrântit",
  blood: "sange, sanger*, sangele",
  hole: "ureche*, urechi, gura, nas, nasul, ochi, ochiul, vomit*, vars*, tuse*, scuip*, urin*",
  wake: "mișcă, trezeste, trezi, trezească, reactioneaza, raspunde, constient*, se trezeste, ridica, scula, ridice, scoale, trezim, trezesc, reactiona, cunostinta, revina, revine, își revine, deschide ochii, resuscit*, miste, trezit",
  fell: "cazut, cade, cazu, impiedicat, alunec*, picat",
  who: "sot, sotul, sotia, fiul, fiica, copil, copilul, mama, tata, tatăl, bunica, bunicul, el, ea, prieten, prietena, prietenul, bebe, bebelus*, frate, fratele, sora, iubitul, iubita, barbat, barbatul, femeia, baiatul, fata mea, fetita, unchi*, matusa, coleg*, baietel*, copii, copiii, nepot*, nepoat*, soacra, socrul, verisoar*, var, vecin*, tataie, mamaie, iubita mea, fratiorul, surioara, nevasta, femeie, prietenei, pusti*, micut*, cel mic, cea mica, oaspete, fratelui",
  swallow: "inghit*, baut, muscat din, bagat in gura, ingerat, pus in gura, a inghitit, sorbit",
  small:
    "baterie*, baterii, moneda, banut, magnet*, clor, detergent, inalbitor, pastile, otrava, ac, bila, nasture, solutie, medicamente, masina de spalat vase, desfundat, desfundator, soda caustica, acid, amoniac, chimic*, dezinfectant, detartrant, solutia, substan*, spirt, diluant, bateria",
  cut: "taia*, tai",
  vein: "vene*, încheietur*, artera",
  follow:
    "spargă ușa, spargă ușa mea, forțeze ușa, dărâme ușa, incearca sa intre, incearca sa deschida, vrea sa intre, forteaza, a intrat peste, urmareste, urmarit, urmarea, se tine dupa, vine dupa, sparge usa, spart usa, forteaza usa, bate cu pumnii, da cu picioarele in usa, lovește ușa, intrat pe fereastra, intrat pe geam, intrat in camera, intrat in camera mea, intrat peste, patruns, intre cu forta, intrat cu forta, darama usa, spargă, dă în ușă, intre peste",
  man: "barbat, om, cineva, strain, tip, un tip, necunoscut, individ",
  shut: "blocat*, inchis*, incuiat*, prins*, captiv*",
  place: "sauna, baie, baia, toaleta, balcon, balconul, pivnita, subsol, scari, terasa, wc, hamam",
  us: "suntem, sunt, am, noi, eu, ne, m, a ramas, ramas, copilul, fiul, fiica, sotia, sotul",
  alone:
    "mor veniti, eu mor, mor aici, mor ajutor, vreau să mor, să mă omor, mă sinucid, nu mai vreau să trăiesc, luat toate pastilele, supradoză, o sa mor, simt ca mor, pe moarte, o sa lesin, are o criza, criza de epilepsie, m am ars, m am fript, s a ars, oparit, vad dublu, s a rupt apa, mi s a rupt apa, i s a rupt apa, ruptă apa, contractii, nasc acum, sa nasc, naste, nu are aer, nu mai am aer, n am aer, nu am aer sa, vorbeste ciudat, vorbeste neclar, s a invinetit, buze vinete, e vanat, este vânăt, avort, criza de astm, atac de astm, ma sufoc, se sufoca, sufoca, electrocut*, lesin*, nu mai pot trai, nu vreau sa mai traiesc, nu mai pot continua, nu mai vrea sa traiasca, vrea sa moara, sa se omoare, sa se sinucida, sinucid*, sa-si ia viata, sa si ia viata, sa mi iau viata, sa termin cu viata, sa si faca rau, taiat venele, taie venele, taia venele, inconștient*, fara cunostinta, pierdut cunostinta, si a pierdut cunostinta, fara puls, nu are puls, n are puls, resuscitare, ochii peste cap, ochii dati, spuma la gura, spume la gura, naste acum, sta sa nasca, sa nasca, nasca acum, travaliu, sangereaza abundent, hemoragi*, nu se opreste sangele, i se ia pielea, se ia pielea, se jupoaie pielea, se desprinde pielea, pielea se ia, pielea se desprinde, pielea se jupoaie, violata, viol, violat, a violat o, m a violat, abuzat*, cutit in mana, cu un cutit, cu cutitul, are un cutit, cu un pistol, are pistol, are un pistol, are o arma, are armă, cu o arma, pistol în mână, inarmat, împușc*, focuri de arma, ne omoara, ma omoara, sa ne omoare, sa ma omoare, se ineaca, inecat*, s a inecat, accident vascular, avc, infarct, gura stramba, fata stramba, convuls*, nu mai poate vorbi, nu mai vorbeste, nu poate sa vorbeasca, jumatate de fata, jumatate din fata, jumatatea fetei, copilul vine acum, se vede capul copilului, sa nasca acum",
  other:
    "spate, spatele, ceafa, picioarele, picioare, talpa, talpile, dinte, dintii, dintele, masea, maseaua, genunchi*, umar, umarul, umerii, arsuri, cap, capul, stomac*, burta, muschii, basici",
  thing:
    "foame, sete, ras, pahar, sticla, telefon, ecran, ochelari, cana, oglinda, devreme, telecomanda, robinet, miel, plictiseala, scaun*, masa, mesei, fotoliu*, canapea*, pat, patul, patului, pui, oras*, sapun*, forma, salata, perna, lampa, comoda, comodei, sertar*, cheie, cheia, valiza, plecam, plec, despartire, dus, dusul, sos, fereastra, geam*, automat*, în inima, din inima, curcan, rata, conditionat, curat, proaspat, conditionatul",
  toy: "jucari*, unt, paine, brânză, friptura, tort, furculita, lingura, plastic, film, gluma, telefon*, inel*, ceas*, cercel*, minge*, cheie, cheia, gresie, faianță, frunze, mizerie, murdar*, covor*, mocheta, camasa, pantaloni*, rochie, rochia, cearsaf*, fata de masa, canapea*, pata, pete, portocal*, tensiun*, analiz*, grupa, donat*, tantar*, gheata, lamaie, prosop*, masca, toast, lumanare, indragostit*, adormit*, masina de spalat, frigider*, vin rosu, costum, crema, piele uscata, cantec, mic dejun, plasture*, maneca, unghie*, romana, engleza, germana, limba engleza, limba romana, lampa, perna, saltea, aduce, aduceti, imprumuta, prosoape*, geanta, jacheta, pizza, carne, mancare, alunecos, ochelar*, cheil*",
  took: "luat, inghit*, ingerat, baut, mâncat, lua, bagat în el",
  pills:
    "pastil*, somnifere*, medicamente*, tablete*, calmante*, antidepresive*, pilule, diazepam, xanax, paracetamol, hapuri",
  many: "toate, tot, toata, multe, prea multe, cutie, cutia, cutii, folie, gramada, pumn, intreaga, intreg, flacon*, douazeci, treizeci, goala, goale, o groaza, atatea, plina, mult prea",
  weapon: "cutit*, pistol*, arma, pusca, topor*, ciocan*, maceta, bata, briceag*, foarfec*, lama, sabie",
  holds:
    "mana, maini, hol*, culoar*, receptie, scari, flutura, agita, ameninț*, alearga, merge, indreapta, scos, umbla, inarmat, tine, are un, cu un, prin, lobby, coridor*",
  height: "fereastra, geam, geamul, balcon, balconul, acoperis*, terasa, pod, podul, etaj*, balustrad*, bloc",
  jump: "sara, sari, sare, arunce, arunc, arunca, se arunca, ma arunc, se arunce, sar, să sară",
  wants: "vrea, vreau, ameninț*, sa se, incearca, zice, spune, gata, pe punctul, urmeaza, o sa, vroia, ma",
  sill: "pervaz*, balustrad*, margin* acoperis*, margin* balcon*, parapet*, bordur*, marginea acoperisului, marginea balconului, marginea terasei, glaf*, cornisa, marginea geamului",
  sits: "sta, stând, urcat, catarat*, agatat*, atarna, asezat*, s a urcat, s a suit, suit, aplecat",
  water: "piscina, piscinei, cada, cazii, jacuzzi, mare, lac, lacul, apa, bazin*, iaz, hidromasaj, râu",
  sunk: "sub apa, scufund*, plutește, scos din, scoasa din, nu mai iese, iese la suprafata, la suprafata, cu fata in jos, nemiscat*, inert*, a dispărut sub, înghițit apă, la fund, pe fund, pe fundul, la fundul, l am scos, am scos o, a fost scos, pe fundul piscinei",
  shake:
    "tremur*, zvarcol*, convulsii, spasme, scutur*, smuceste, zbate, se zbate, zguduie, convulsioneaza, cutremur*",
  eyes: "ochii, ochi, spuma, tot corpul, din tot corpul, jos, podea, pe jos, dati peste cap, peste cap, violent, rigid*, teapan*, si a muscat limba, saliveaza, buze, incontrolabil, nu ne aude, întorși",
  speak:
    "vorbi, vorbeste, vorbeasca, spune, spună, zica, zice, aude, audă, raspunde, cuvant*, cuvinte, propozit*, intelege, recunoaste, articula, articuleze, raspunda",
  sudden: "brusc, deodata, dintr o data, dintrodata, un cuvant, niciun cuvânt, subit, din senin",
  ill: "transpira*, palid*, confuz*, ametit, somnolent*, dezorientat*, ciudat*, sudoare, apatic*, buimac*, leoarca, alb ca, slabit*, aiureaza, delireaza, absent*, sudori",
  sugar: "diabetic*, diabet, insulina, glicemi*, zaharul scazut, zahăr scăzut",
  stop: "opri, opreste, opreasca, opresc, oprim, stopa, inceteaza",
  flow: "curge, curgea, tasneste, peste tot, pierde, pierdut, mult, multe, balta, siroaie, gafaie, plin, plina, foarte mult, enorm, suvoi, șiroiește, litri, picura",
  deep: "adanc*, sticla, geam, ciob*, os, osul, grav, rana deschisa, rău, oglinda, artera, rănit",
  hot: "clocot*, apa clocotita, apa fiarta, apa fierbinte, ceai fierbinte, cafea fierbinte, ulei, ulei incins, supa fierbinte, fierbator*, ceainic*, oala, tigaie*, aburi, fier de calcat, plita, cuptor, gratar, încins, opărit*, fiart*",
  scald: "varsat*, oparit*, ars, arsa, rasturnat*, turnat, peste el, peste ea, arsura, arsuri, fript*",
  skin: "piele, pielea, basici, basica, jupoaie, cojeste, jupuit*, se ia",
  stuck: "blocat*, infipt*, intepenit*, s a pus",
  blue: "albastr*, vanat*, vineti*, mov, invinetit*, cenusiu, violet",
  device:
    "fierbator*, priza, prize, prizei, tablou electric, tabloul electric, sigurante*, incarcator*, perdea*, perdele*, draperi*, gunoi*, uscator*, foehn*, feon*, televizor*, tv, aer conditionat, aerul conditionat, microunde, cuptor*, prajitor*, calorifer*, minibar*, pat, patul, saltea*, mocheta, covor*, cablu*, bateri*, laptop*, trotinet*, sauna, frigider*, prelungitor*, cafetiera, intrerupator*, stecher*, panou electric, aragaz*, cosul de",
  flame:
    "in flacari, flacari, scantei, foc, fum, fumega, arde, luat foc, a luat foc, ia foc, iese fum, vâlvătaie, scoate fum",
  drink: "bautur*, pahar*, cocktail*, bere*, vin, suc*, drink",
  slip: "pus ceva, pus cineva, turnat ceva, băgat ceva, drogat*, pus droguri, ceva in bautura, ceva in pahar, amestecat ceva, strecurat, pus o pastila, strecurat ceva",
  bang: "bate, bubuie, loveste, izbeste, da cu picioarele, da cu pumnii, da cu piciorul, bate cu pumnii, ciocane*, trage cu picioarele, lovesc, bat cu",
  threat:
    "omoare, omoara, ameninț*, frica, ucide, ucidă, nu pleaca, vrea sa intre, teama, terorizat*, înjunghi*",
  walk: "merge, mearga, calca",
};

export const ROMANCE = { fr, es, it, pt, ro };
