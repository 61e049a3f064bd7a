import type { Table } from "./parts.ts";

const fr: Table = {
  heart: "bras gauche, coeur, cœur, poitrine, thorax, sein",
  pain: "mal, douleur*, fait mal, fais mal, pique, crampe*, lancer, lance",
  tight:
    "irrégulier*, vertige*, serre, serré, pression, oppress*, pince, brûle, s emballe, emballe, palpitation*, palpite, bat vite, bat trop, poids, écrase, étau, lâche",
  severe:
    "insupportable*, atroce*, insoutenable*, enceinte, arrête pas, s arrête pas, horrible*, abondamment, beaucoup de sang, n en peux plus",
  head: "tête, crâne, front",
  hit: "cogné*, frappé*, tapé*, choc, heurté*, tombé sur, tombée sur, ouvert*, fendu*, cogne",
  breath: "respire*, respir*, souffle, respiration, haleine",
  not: "pas, plus, peine, difficile*, difficulté*, peu, mal à, n arrive, du mal, manque, aucun*, court, presque, jamais, arrête, galère",
  throat: "gorge, langue, lèvres, lèvre, visage, trachée",
  swell: "gonfl*, enfl*, serre, resserre, ferme, bloqu*, noué*, bouche, enflé*",
  limb: "bras, jambe, jambes, pied, pieds, main, mains, visage, bouche, côté gauche, côté droit, corps, cheville, poignet, hanche, côte, côtes, épaule, coude, doigt, clavicule, nez, os, moitié, mâchoire, fémur, tibia",
  numb: "engourdi*, paralys*, fourmi*, tordu*, tombant*, tombe, de travers, mou, molle, endormi*, picot*, déformé*, pend",
  feel: "sens, sent, sentir, bouge, bouger, bougent, sensation*",
  baby: "bébé, bebe",
  broke: "cassé*, fractur*, brisé*, déboît*, luxé*, casse, pété, cassee",
  blood: "sang, saigne*, saign*",
  hole: "oreille*, bouche, nez, oeil, œil, yeux, vomi*, crach*, tousse*, urine*, selles, pipi",
  wake: "bouge, bouger, réveille, réveill*, réagit, répond, conscience, conscient*, relever, lever, debout, relève, lève",
  fell: "tombé*, tomber, chute, glissé*, chuté, tombe, trébuché",
  who: "mari, femme, fils, fille, enfant, mère, maman, père, papa, mamie, papi, papy, grand mère, grand père, il, elle, ami, amie, copain, copine, bébé, bebe, frère, soeur, compagnon, compagne, client, homme, oncle, tante, garçon, collègue, lui",
  swallow: "avalé*, avale, bu, ingéré*, ingurgité, gobé",
  small:
    "pile, piles, pièce, aimant*, javel, détergent, produit, lessive, bille, aiguille, cachets, comprimés, poison, médicaments, bouton, pile bouton, liquide vaisselle, chlore",
  cut: "ouvert le, ouvert les, ouvert mes, ouvert ses, coupé*, coup, tranché*, entaillé*, taillé",
  vein: "veine*, poignet*, artère*",
  follow:
    "défoncer ma porte, défoncer la porte, enfoncer ma porte, enfoncer la porte, forcer ma porte, forcer la porte, fracturer la porte, essaie d entrer, essaye d entrer, essaie de rentrer, essaye de rentrer, tente d entrer, essaie d ouvrir, essaye d ouvrir, tente d ouvrir, forcer ma porte, force ma porte, force la porte, suit, suivi*, suis, poursuit, suivre, traque, harcèle",
  man: "homme, type, mec, quelqu un, inconnu, individu, gars, il",
  shut: "enfermé*, bloqué*, coincé*, emprisonné*, piégé*",
  place:
    "sauna, hammam, salle de bain, salle de bains, toilettes, wc, balcon, cave, escalier, chambre froide, terrasse, douche",
  us: "on, nous, je, suis, sommes, moi, jai, fils, fille, enfant, mari, femme, il, elle, sont",
  alone:
    "me tuer, me suicider, veux mourir, envie de mourir, plus envie de vivre, veux plus vivre, avalé tous les cachets, pris tous les cachets, pris tous mes médicaments, surdose, overdose, je meurs, vais mourir, va mourir, en train de mourir, vais m évanouir, va s évanouir, vais tomber dans, la tête qui tourne et, tomber dans les pommes, fait une crise, crise d épilepsie, convulse*, ébouillant*, me suis brûlé, me suis brûlée, gravement brûlé, vois double, perdu les eaux, perte des eaux, rompu la poche, poche des eaux, contractions, j accouche, accouche, elle accouche, manque d air et, je manque d air, il manque d air, elle manque d air, parle bizarrement, parle bizarre, il est tout bleu, est tout bleu, devient bleu, devient bleue, lèvres bleues, fausse couche, crise d asthme, s étouffe, étouffe, perd connaissance, tombé dans les pommes, tombée dans les pommes, à bout de souffle, arrive plus a respir*, arrive pas a respir*",
  other:
    "dos, nuque, cou, pieds, pied, dent, dents, genou*, épaule*, coup de soleil, tête, ventre, estomac, jambes, muscles, ampoule*, mollets, reins",
  thing:
    "faim, soif, rire, mal au coeur, mal au cœur, verre, téléphone, écran, lunettes, tasse, miroir, tôt, télécommande, poignée, robinet, agneau, ennui, chaise*, table*, fauteuil*, canapé*, lit*, poulet, ville, savon*, forme, laitue, salade, artichaut, coussin, lampe, commode, clé, clés, valise, partir, départ, douche, pommeau, sauce, fenêtre, distributeur, au coeur de, au cœur de, du coeur, dinde, canard, palmier, coup de coeur, coups de coeur, bon coeur, vieille",
};

const es: Table = {
  heart: "brazo izquierdo, corazón, pecho, tórax, corason, corazon",
  pain: "duele, duelen, dolor*, dole, punzada*, pincha*, calambre*, duelee, dolió, doliendo",
  tight:
    "mareo, mareado, mareada, irregular*, presión, oprim*, aprieta, apreta*, opresión, late rápido, late muy, palpitacion*, taquicardia, acelerado, arde, ardor, quema, pesa",
  severe:
    "insoportable*, embarazada, no para, no aguanto, no soporto, horrible*, inaguantable*, mucha sangre, tremendo",
  head: "cabeza, cráneo, frente",
  hit: "golpe*, golpeó, golpeado, golpeó, pegó, dado, dio, chocó, abierto, partió, golpié",
  breath: "respira*, aliento, respiración, respirar",
  not: "no, apenas, casi, difícil, dificultad, cuesta, sin, mal, trabajo, nada, ni, tampoco",
  throat: "garganta, lengua, labios, labio, cara, tráquea",
  swell: "hincha*, inflam*, cierra, cerrando, cerrado, cerrada, aprieta, bloque*, cierre",
  limb: "brazo, brazos, pierna, piernas, pie, pies, mano, manos, cara, boca, lado izquierdo, lado derecho, cuerpo, tobillo, muñeca, cadera, costilla*, hombro, codo, dedo, clavícula, nariz, hueso, mandíbula, fémur",
  numb: "dormid*, entumec*, adormec*, paraliz*, hormigue*, torcid*, caíd*, cuelga, chuec*, paralís*",
  feel: "siento, siente, sentir, mover, mueve, muevo, mueven, sensibilidad",
  baby: "bebé, bebe",
  broke: "roto, rota, rompí, rompió, romper, fractur*, quebr*, partí, partido, dislocad*, rompi, rompio",
  blood: "sangre, sangra*",
  hole: "oído*, oreja*, boca, nariz, ojo, ojos, vomit*, tose, tosiendo, escup*, orina, orinar, heces",
  wake: "mueve, moverse, despierta*, reacciona*, responde*, despertar, conciencia, despert*, levantar*, levanta, en pie, de pie, ponerse de pie, parar, levantarse",
  fell: "caído*, cayó, caí, caer, caida, resbaló, resbalé, caido, cayo, cay, tropezó",
  who: "marido, esposo, mujer, esposa, hijo, hija, niño, niña, madre, mamá, padre, papá, abuela, abuelo, él, ella, amigo, amiga, bebé, hermano, hermana, pareja, novio, novia, señor, señora, huésped, hombre, tío, tía, chico, chica, compañero",
  swallow: "tragó, tragado, traga, tragar, bebió, bebido, ingirió, tragué, trago, tomó",
  small:
    "pila, pilas, batería, moneda*, imán*, imanes, lejía, detergente, limpiador*, producto, canica, aguja, pastillas, veneno, botón, cloro, lavavajillas, suavizante, hueso, espina",
  cut: "abrí, abierto, abrió, cortad*, corté, cortó, corte, cortar, rajado, rajé",
  vein: "vena*, muñecas, muñeca, arteria",
  follow:
    "tirar la puerta, tirar mi puerta, forzar la puerta, forzar mi puerta, romper la puerta, romper mi puerta, derribar la puerta, intenta entrar, intentando entrar, quiere entrar, trata de entrar, tratando de entrar, intenta abrir, intentando abrir, trata de abrir, tratando de abrir, forzando, sigue, siguiendo, siguió, persigue, persiguiendo, seguido, acosa, acosando, perseguido, perseguía",
  man: "hombre, tipo, alguien, desconocido, extraño, señor, hombres, tío, un chico",
  shut: "encerrad*, atrapad*, atascad*, bloquead*, cerrad*",
  place: "sauna, baño, lavabo, aseo, balcón, sótano, baño turco, escalera*, terraza, hammam, ducha, cámara",
  us: "estamos, estoy, nos, me, está, mi, hijo, hija, quedamos, quedé, quedado, hemos, he, niño, niña",
  alone:
    "me quiero matar, quiero matarme, quiero morir, no quiero vivir, suicidarme, tomado todas las pastillas, tomé todas las pastillas, sobredosis, me muero, me estoy muriendo, se está muriendo, voy a morir, voy a desmayarme, me voy a desmayar, me desmayo, epilepsia, ataque epiléptico, convulsiona*, me quemé, me he quemado, se quemó, quemadura grave, veo doble, rompí aguas, roto aguas, rompió aguas, romper aguas, rompi aguas, rompió la fuente, rompi la fuente, contracciones, de parto, me falta el aire, le falta el aire, falta el aire, me falta aire, le falta aire, sin aire y, habla raro, habla extraño, balbucea, se puso azul, está azul, labios azules, se puso morado, está morado, aborto, ataque de asma, crisis de asma, se ahoga, me ahogo, descarga eléctrica, se desmay*, sin conocimiento, no me entra aire, no le entra aire, falta de aire",
  other:
    "espalda, cuello, pies, pie, diente*, muela*, rodilla*, hombro*, quemadura*, cabeza, estómago, barriga, piernas, músculos, ampolla*, oído, tripa",
  thing:
    "hambre, sed, risa, vidrio, vaso, teléfono, móvil, pantalla, gafas, taza, espejo, temprano, mando, cordero, jamón, sueño, aburrimiento, grifo, ganas, silla*, mesa*, sillón*, sofá*, cama*, pollo, ciudad, jabón*, forma, madrid, barcelona, lechuga, ensalada, alcachofa, cojín, lámpara, cómoda, llave*, maleta*, irse, irme, irnos, partir, despedida, ducha, salsa, ventana, máquina, en el corazón de, pavo, pato, de todo corazón, de corazón, centro, regalo",
};

const it: Table = {
  heart: "braccio sinistro, cuore, petto, torace",
  pain: "mal, male, dolore*, dolori, duole, fitta, fitte, punge, crampo, crampi, dolor",
  tight:
    "vertigin*, giramenti, irregolare, pressione, stringe, oppress*, batte forte, batte veloce, batte fortissimo, palpitazion*, tachicardia, accelerato, brucia, bruciore, peso, morsa, stretta, costrizione, impazzito",
  severe:
    "insopportabil*, atroc*, incinta, non smette, non si ferma, non resisto, tremend*, lancinant*, tantissimo sangue, da morire",
  head: "testa, cranio, fronte, capo",
  hit: "battuto, sbattuto, colpo, colpito, botta, picchiato, preso, urtato, spaccat*, sbattut*, battut*",
  breath: "respira*, respiro, fiato, respirazione",
  not: "non, nn, fatica, difficoltà, difficile, manca, senza, appena, quasi, a stento, corto, male, smesso, piu",
  throat: "gola, lingua, labbra, labbro, viso, faccia, trachea",
  swell: "gonfi*, chiude, chiudendo, chiusa, stringe, serrata, bloccat*, strett*",
  limb: "braccio, braccia, gamba, gambe, piede, piedi, mano, mani, viso, faccia, bocca, lato sinistro, lato destro, corpo, caviglia, polso, anca, femore, costol*, spalla, gomito, dito, clavicola, naso, osso, mandibola",
  numb: "intorpidit*, formicol*, paralizz*, storta, storto, addormentat*, insensibil*, cadente, penzola, informicol*, pende",
  feel: "sento, sente, sentire, muovere, muove, muovo, muovono, sensibilità",
  baby: "bebè, bimbo, bimba, neonato, bambino, pancia",
  broke: "rott*, romp*, frattur*, spezzat*, lussat*, slogat*, spaccat*",
  blood: "sangue, sanguin*",
  hole: "orecchi*, bocca, naso, occhi*, vomit*, toss*, sputa*, urin*, pipì, feci",
  wake: "muove, muoversi, sveglia, svegliare, reagisce, risponde, conoscenza, cosciente, svegliarsi, alzarsi, rialzarsi, alza, alzare, rialza, in piedi, alzarmi, rialzarmi, rialzare, tirarsi su",
  fell: "cadut*, cade, cadere, scivolat*, inciampat*, caduta",
  who: "marito, moglie, figlio, figlia, bambino, bambina, bimbo, bimba, mamma, madre, papà, padre, nonna, nonno, lui, lei, amico, amica, neonato, fratello, sorella, compagno, compagna, ragazzo, ragazza, fidanzato, fidanzata, signore, signora, ospite, uomo, zio, zia, collega",
  swallow: "ingoiato, inghiottito, ingerito, bevuto, mandato giù, ingoiat*, ingerit*",
  small:
    "pila, pile, batteri*, monet*, calamit*, magnet*, candeggina, detersivo, detergente, sapone, biglia, ago, pastiglie, pillole, veleno, bottone, varechina, prodotto, cloro, ammoniaca",
  cut: "tagliat*, taglio, taglia*, incis*",
  vein: "vene, vena, polsi, polso, arteria",
  follow:
    "sfondare la porta, sfondare la mia porta, forzare la porta, forzare la mia porta, sfondarmi la porta, cerca di entrare, sta cercando di entrare, cercando di entrare, prova a entrare, prova ad entrare, vuole entrare, tenta di entrare, cerca di aprire, cercando di aprire, tenta di aprire, prova ad aprire, segue, seguendo, seguito, insegue, inseguendo, seguita, perseguita, pedina",
  man: "uomo, tipo, qualcuno, sconosciuto, tizio, estraneo, signore, uomini",
  shut: "chius*, bloccat*, intrappolat*, incastrat*, rinchius*",
  place:
    "sauna, bagno, balcone, cantina, bagno turco, hammam, scale, terrazza, toilette, doccia, terrazzo, cella",
  us: "siamo, sono, ci, mi, è rimast*, rimasti, rimast*, figlio, figlia, moglie, marito, bambino, bambina",
  alone:
    "voglio morire, uccidermi, ammazzarmi, farla finita, non voglio più vivere, preso tutte le pastiglie, preso tutte le pillole, overdose, sto morendo, mi sento morire, sta morendo, sto per morire, sto svenendo, e svengo, svengo, sto per svenire, sta per svenire, crisi epilettica, attacco epilettico, convulsion*, mi sono ustionat*, ustionat*, mi sono scottato gravemente, bruciato gravemente, vedo doppio, rotte le acque, rotto le acque, rotta le acque, si sono rotte le acque, contrazioni, doglie, sto partorendo, sta partorendo, manca il respiro, manca il fiato, mi manca l aria, le manca l aria, gli manca l aria, manca l aria e, parla strano, biascica, è diventato blu, sta diventando blu, labbra blu, cianotic*, aborto, attacco d asma, crisi d asma, soffoc*, scossa elettrica, presa la scossa, preso la scossa, perso i sensi, perde i sensi",
  other:
    "schiena, collo, piedi, piede, dente, denti, ginocchi*, spall*, scottatura*, testa, stomaco, gambe, muscoli, vescich*, polpacci, pancia",
  thing:
    "fame, sete, ridere, bicchiere, vetro, telefono, schermo, occhiali, tazza, specchio, telecomando, maniglia, agnello, sonno, noia, rubinetto, sedia, tavolo, tavolino, poltrona, divano, letto, pollo, città, sapone, forma, roma, insalata, carciofo, cuscino, lampada, cassettiera, cassettone, chiave, valigia, andare via, partire, partenza, doccia, salsa, finestra, macchinetta, nel cuore di, nel cuore del*, di cuore, tacchino, anatra, centro, milano, firenze, buon cuore",
};

const pt: Table = {
  heart: "braço esquerdo, coração, peito, tórax, coracao",
  pain: "dói, doi, doer, doendo, dor, dores, pontada*, cãibra*",
  tight:
    "tonto, tonta, tontura*, irregular*, pressão, aperta, aperto, apertado, batendo rápido, bate rápido, bate muito, disparado, acelerado, palpitaç*, palpitac*, queima, queimação, ardor, pesado, oprim*",
  severe:
    "insuportáv*, insuportav*, grávida, gravida, não para, nao para, não aguento, nao aguento, horríve*, muito sangue, atroz*",
  head: "cabeça, cabeca, crânio, testa",
  hit: "bateu, bati, batido, pancada, batida, golpe, caiu de, abriu, partiu, rachou",
  breath: "respir*, fôlego, folego, respiração",
  not: "não, nao, n, mal, sem, difícil, dificuldade*, custa, quase, falta, nem, nada",
  throat: "garganta, língua, lábios, lábio, rosto, cara, traqueia",
  swell: "inch*, fecha*, fechando, aperta*, bloque*, incha*, apertar",
  limb: "braço, braços, braco, perna, pernas, pé, pés, mão, mãos, cara, rosto, boca, lado esquerdo, lado direito, corpo, tornozelo, pulso, punho, anca, quadril, costela*, ombro, cotovelo, dedo, clavícula, nariz, osso, fémur, fêmur",
  numb: "dormente*, dorment*, paralisad*, formig*, torta, torto, caída, caído, adormec*, pendurad*",
  feel: "sinto, sente, sentir, mexer, mexe, mexo, mover, move, sensibilidade",
  baby: "bebé, bebê, bebe, nenê",
  broke: "parti, partiu, partid*, quebrei, quebrou, quebrad*, fractur*, fratur*, deslocad*, deslocou",
  blood: "sangue, sangra*, sangr*",
  hole: "ouvido*, orelha*, boca, nariz, olho, olhos, vomit*, tosse, tossi*, cuspi*, cospe, urina*, xixi, fezes",
  wake: "mexe, move, acorda, acordar, reage, responde, acordou, desperta, consciência, levantar*, levanta, em pé, de pé, levantou, erguer*",
  fell: "caiu, caí, cair, caído, caida, escorregou, escorreguei, tropeçou, queda, cai",
  who: "marido, mulher, esposa, esposo, filho, filha, criança, mãe, mae, mamã, pai, papá, avó, avô, avo, vovó, vovô, ele, ela, amigo, amiga, bebé, bebê, bebe, irmão, irmã, namorado, namorada, companheiro, hóspede, homem, tio, tia, rapaz, menino, menina, senhor, senhora",
  swallow: "engoliu, engolido, engoli, bebeu, engolir, ingeriu, tomou",
  small:
    "pilha*, bateria, moeda*, íman*, ímã*, lixívia, detergente, produto, berlinde, agulha, comprimidos, pastilhas, veneno, botão, água sanitária, sanitária, cloro, amaciador, espinha",
  cut: "cort*, cortei, cortou, golpeei",
  vein: "veia*, pulsos, pulso, artéria",
  follow:
    "arrombar a porta, arrombar a minha porta, arrombar minha porta, forçar a porta, forçar a minha porta, deitar a porta abaixo, a tentar entrar, tentando entrar, tenta entrar, quer entrar, a tentar abrir, tentando abrir, tenta abrir, a forçar, forçando, seguir, segue, seguiu, perseguir, persegue, seguindo, perseguindo, atrás de mim, perseguiu",
  man: "homem, tipo, alguém, desconhecido, estranho, gajo, cara, homens",
  shut: "preso*, presa*, trancad*, fechad*, encurralad*",
  place:
    "sauna, casa de banho, banheiro, wc, varanda, cave, banho turco, escada*, terraço, hammam, porão, sacada",
  us: "estamos, estou, ficámos, ficamos, fiquei, ficou, está, tamos, tou, minha, meu, filho, filha, somos",
  alone:
    "quero morrer, me matar, matar me, não quero viver, não quero mais viver, tomei todos os comprimidos, tomou todos os comprimidos, overdose, vou morrer, estou a morrer, estou morrendo, está a morrer, está morrendo, vou desmaiar, vai desmaiar, convuls*, ataque epilético, ataque epiléptico, queimei me, me queimei, queimou se, queimou muito, escaldou, vejo a dobrar, rebentaram as águas, rebentaram me as águas, rebentou a bolsa, bolsa rebentou, bolsa estourou, estourou a bolsa, águas rebentaram, contrações, contracções, trabalho de parto, falta me o ar, falta lhe o ar, me falta ar, me falta o ar, está sem ar, estou sem ar, sem ar e, falta de ar e, com falta de ar, tenho falta de ar, fala enrolado, fala arrastad*, ficou azul, está roxo, está roxa, lábios roxos, aborto, ataque de asma, crise de asma, sufocar, sufocado, a sufocar, choque elétrico, choque eléctrico, apanhei um choque, desmai*, perdeu os sentidos",
  other:
    "costas, pescoço, pés, pé, dente*, joelho*, ombro*, escaldão, queimadura, cabeça, cabeca, estômago, barriga, pernas, músculos, bolha*, ouvido",
  thing:
    "fome, sede, rir, copo, vidro, telefone, telemóvel, celular, ecrã, tela, óculos, chávena, espelho, cedo, comando, torneira, cordeiro, tédio, vontade, cadeira*, mesa*, poltrona*, sofá*, cama*, frango, cidade, sabonete*, forma, lisboa, porto, alface, salada, alcachofra, almofada, candeeiro, cómoda, chave*, mala*, partir, ir embora, despedida, chuveiro, molho, janela, máquina, no coração de, no coração d*, peru, pato, de coração, centro, gaveta*",
};

const ro: Table = {
  heart:
    "bratul stang, brațul stâng, mana stanga, mâna stângă, inima, inimă, pieptul, piept, inimii, inima mea, pieptului",
  pain: "doare, dor, durere*, dureri, ma doare, doar, înțeapă, inteapa, junghi*, crampe, crampă, intepatur*",
  tight:
    "ametit*, amețit*, ametesc, amețesc, neregulat, apasare, apasă, apasa, presiune, strânge, bate tare, bate foarte, bate repede, palpitati*, arde, arsură, gheară, gheara",
  severe:
    "insuportabil*, îngrozitoare, groaznic*, insarcinata, însărcinată, gravida, nu se opreste, nu mai suport, atroc*, nu mai pot de",
  head: "cap, capul, craniu, frunte",
  hit: "lovit*, lovi*, izbit*, spart, dat, lovitur*",
  breath: "respir*, răsufl*, rasufl*, suflu, sufla, respirație",
  not: "nu, greu, abia, dificil, fara, fără, nici, deloc, aproape, n",
  throat: "gat, gât, gatul, gâtul, limba, buzele, buza, fata, fața, traheea",
  swell: "umfl*, inchide, închide, strange, strâns, stramt*, blocat*, umfla",
  limb: "brat, braț, bratul, brațul, mana, mâna, mâini, maini, mainile, picior, picioare, piciorul, picioarele, fata, fața, gura, partea stanga, partea dreapta, corp, corpul, glezna, incheietura, sold, șold, soldul, coasta, coaste, umar, umăr, umarul, cot, cotul, deget, degetul, clavicula, nas, nasul, os, maxilar*",
  numb: "amort*, amorț*, paraliz*, furnic*, stramb*, strâmb*, cazut*, atarna",
  feel: "simt, simte, simti, mișc*, misc*, mișca",
  baby: "bebe, bebelus*, copilul, bebelușul, burta",
  broke: "rupt, rupt*, fractur*, spart, luxat*, frant, frânt, scrântit",
  blood: "sange, sânge, sanger*, sânger*, sangele",
  hole: "ureche*, urechi, gura, nas, nasul, ochi, ochiul, vomit*, vars*, tuse*, scuip*, urina, urin*",
  wake: "mișcă, misca, trezeste, trezește, trezi, trezească, reactioneaza, reacționează, raspunde, răspunde, constient*, se trezeste, ridica, ridică, scula, ridice, scoale",
  fell: "cazut, căzut, cade, alunecat, cazu, impiedicat, căzu",
  who: "sot, soț, sotul, soțul, sotia, soția, fiul, fiica, copil, copilul, mama, tata, tatăl, bunica, bunicul, el, ea, prieten, prietena, prietenul, bebe, bebelus*, frate, fratele, sora, iubitul, iubita, barbat, barbatul, femeia, baiatul, băiatul, fata mea, fetita, unchi*, matusa, coleg*",
  swallow: "inghit*, înghiț*, inghiț*, baut, băut, inghitit, înghițit",
  small:
    "baterie*, baterii, moneda, monedă, banut, magnet*, clor, detergent, inalbitor, pastile, otrava, otravă, ac, bila, nasture, solutie, medicamente",
  cut: "taiat*, tăiat*, taia*, tai",
  vein: "vene*, venele, incheieturi*, încheietur*, artera",
  follow:
    "spargă ușa, spargă ușa mea, spargă usa, forțeze ușa, dărâme ușa, forteze usa, incearca sa intre, încearcă să intre, incearca sa deschida, încearcă să deschidă, vrea sa intre, forteaza, forțează, a intrat peste, urmareste, urmărește, urmarit, urmărit, urmarea, se tine dupa, vine dupa",
  man: "barbat, bărbat, om, cineva, strain, străin, tip, un tip, necunoscut, individ",
  shut: "blocat*, inchis*, închis*, incuiat*, încuiat*, prins*, captiv*",
  place:
    "sauna, saună, baie, baia, toaleta, toaletă, balcon, balconul, pivnita, subsol, scari, terasa, wc, hamam",
  us: "suntem, sunt, am, noi, eu, ne, m, a ramas, ramas, copilul, fiul, fiica, sotia, sotul",
  alone:
    "mor veniti, mor veniți, eu mor, mor aici, mor ajutor, vreau să mor, să mă omor, mă sinucid, nu mai vreau să trăiesc, luat toate pastilele, supradoză, o sa mor, o să mor, simt ca mor, pe moarte, lesin, leșin, o sa lesin, convulsii, are o criza, criza de epilepsie, m am ars, m am fript, s a ars, oparit, opărit, vad dublu, s a rupt apa, mi s a rupt apa, i s a rupt apa, ruptă apa, contractii, contracții, nasc acum, sa nasc, naste, naște, nu are aer, nu mai am aer, n am aer, nu am aer sa, vorbeste ciudat, vorbește ciudat, vorbeste neclar, s a invinetit, buze vinete, e vanat, este vânăt, avort, criza de astm, atac de astm, ma sufoc, se sufoca, sufoca, electrocut*, lesin*, leșin*",
  other:
    "spate, spatele, ceafa, picioarele, picioare, talpa, talpile, dinte, dintii, dintele, masea, maseaua, genunchi*, umar, umarul, umerii, arsuri, cap, capul, stomac*, burta, muschii, basici",
  thing:
    "foame, sete, ras, râs, pahar, sticla, telefon, ecran, ochelari, cana, oglinda, devreme, telecomanda, robinet, miel, plictiseala, scaun*, masa, mesei, masă, fotoliu*, canapea*, pat, patul, patului, pui, oras*, oraș*, sapun*, săpun, forma, formă, salata, perna, lampa, comoda, comodei, sertar*, cheie, cheia, valiza, plecam, plecăm, plec, despartire, dus, duș, dusul, sos, fereastra, geam*, automat*, în inima, in inima, din inima, din inimă, curcan, rata, conditionat, condiționat, curat, proaspat, conditionatul",
};

export const ROMANCE = { fr, es, it, pt, ro };
