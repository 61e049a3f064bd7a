/**
 * The parts of what guests tell calmly, or see and hear happen to others: who does not come back from the water, wanders
 * out in the cold, is locked in or held, begs next door, lies in the corridor. Added to each language's other parts.
 */
import type { LanguageTag } from "../../lib/messages/languages.ts";
import type { Table } from "./parts.ts";

export const FURTHER_PARTS: Readonly<Record<LanguageTag, Table>> = {
  en: {
    swam: "swam, swim, swimming, kayak*, paddle*, paddling, snorkel*, diving, dive, surf*, canoe*, current, undertow, riptide, rip current, waves, wave, dinghy",
    unseen:
      "not come back, not back, isn t back, hasn t come back, hasnt come back, haven t seen him, can t see him, can t see her, can t see them, cant see him, cant see her, don t see him, can t be seen, no longer see, disappeared, vanished, out of sight, didn t return, hasn t returned, swept, carried away, carried off, carried out, dragged out, pulled out, no sign, taken out, drifting, took two",
    frail: "dementia, alzheimer*, demented, senile",
    astray:
      "wandered, wandering, walked out, walked off, gone out, went out, went outside, left the room, left the hotel, missing, gone, snow, freezing, car park, parking lot, middle of the road, in the road, street, minus, degrees, sub zero, disappeared",
    undress:
      "pyjamas, pajamas, barefoot, bare feet, in socks, only socks, nightgown, nightie, hospital gown, no shoes, no coat, slippers",
    panel:
      "fuse box, fusebox, electrical box, electric box, electrical panel, fuse panel, distribution board, electrical cabinet, electrical cupboard, socket, sockets, outlet, wiring, wire, wires, into the light*, through the light*, onto the light*, over the light*, out of the light*, into the lamp*, through the lamp*, light fitting*, ceiling light*, chandelier*, junction box, meter cupboard",
    crackle:
      "crackl*, sizzl*, melting, melted, melts, spitting, sputter*, fizz*, popping, exploded, burst, hissing, scorch*",
    drips:
      "dripping, drips, water running, water runs, pouring, pours, leaking, leaks, streaming, flooding, trickling, water coming",
    beg: "begging him, begging her, begs him, begs her, begging them, begging someone, begging for help, begging to stop, begging please, begs to be, pleading, pleads, let me go, let go of me, let me out, leave me alone, stop it, don t hurt, please stop, please don t, stop please, to stop",
    hear: "hear, heard, hearing, next door, neighbour*, neighbor*, through the wall, opposite, above us, below us, room above, room below, upstairs, downstairs, behind the wall",
    weep: "crying, cries, sobbing, groaning, groans, moaning, moans, whimper*, screaming, screams, screamed, wailing, yelling, weeping, shouting, calling for, sobs",
    silent:
      "nobody opens, no one opens, nobody answers, no one answers, no answer, not answering, doesn t answer, not answered, doesn t open, not opened, hasn t opened, won t open, gone quiet, gone silent, went quiet, went silent, suddenly quiet, suddenly silent, dead silent, can t hear anything, nothing now, no response, doesn t reply, stopped answering, no reply, silence, it s quiet",
    blows:
      "slap, slaps, slapping, thud, thuds, blows, being hit, punches, whack, smack, crash, something break, smashing, furniture, breaking glass, banging",
    seldom:
      "every ten, every few, every 10, every 15, every twenty, secs, seconds, rarely, shallow, irregular, pauses, very slow, very slowly, so slowly, rattling, rattle, gurgling, faint, weak, once in a while",
    rope: "rope, belt, noose, cord, bedsheet, bed sheet, scarf, cable",
    tied: "tied, tying, round his neck, round her neck, around his neck, around her neck, around my neck, knotted, hung, hanging, ready, beam",
    heavy:
      "tv, television, wardrobe, dresser, cabinet, cupboard, bookcase, shelf, shelves, fridge, wall, tree, ceiling, chest of drawers, beam, rock, statue, gate, car, glass",
    pinned:
      "pinned, underneath, trapped under, lies under, lying under, is under, stuck under, fell on, fallen on, pulled it over, pulled down on, crushed, came down on, on top of, tipped over on, toppled",
    jammed:
      "jammed, crushed, trapped in, caught in, stuck in the door, stuck in a door, stuck in the lift, stuck in the elevator, stuck in the gap, slammed, severed, cut off, tip is gone, tip missing, missing the tip, came off, hanging off, chopped off, escalator, torn off, can t get it out, can t get it out, cant get it out, can t pull it out, between the bars, stuck between",
    cliff: "cliff, cliffs, slope, ravine, gorge, crevasse, precipice, embankment, rocks, shaft, ditch, edge",
    bulge:
      "swelled, swelling, swollen, bulging, puffed, bloated, hissing, white smoke, fumes, vapour, vapor, inflated, expanding",
    sick: "vomit*, throwing up, threw up, puking, diarrhoea, diarrhea, fever, mushroom*",
    raving:
      "raving, delirious, talking nonsense, rambling, hallucinat*, doesn t recognise, doesn t recognize, doesn t know us, not recognise, not recognize, what day it, what day is, where he is, where she is, who i am, who we are, who he is, who she is, his own name, her own name, incoherent*, what year",
    lies: "lying, lies, laying, slumped, crumpled, sprawled",
    ground:
      "floor, ground, corridor, hallway, stairs, staircase, by the lift, in front of the lift, by the elevator, car park, snow, lawn, pavement, sidewalk, behind the bar, road, stairwell, lobby",
    masked: "balaclava*, ski mask*, masked, hooded, in masks, hoods, wearing masks",
    dragged:
      "dragged, dragging, drags, pulled her into, pulled him into, pulling her into, forced her into, carried her into, pushed her into, hauled, shoved her into, by the hair, by her hair",
    alone:
      "won t let me leave, wont let me leave, won t let me go, wont let me go, won t let me out, wont let me out, won t let us leave, won t let us go, won t let her leave, won t let her go, doesn t let me leave, not let me leave, keeps me locked, locked me in, locked her in, locked us in, locked them in, keeping me locked, held against, against my will, against her will, my ex found, my ex has found, my ex husband found, my ex is here, my ex is in, ex boyfriend found, don t tell him my room, don t tell him which room, don t give him my room, grenade*, landmine, unexploded, avalanche, landslide, mudslide, tsunami, earthquake, noose, get out of the bath, get out of the bathtub, get out of the tub, stuck in the bath, stuck in the bathtub, stuck in the tub, wrong side of the railing, wrong side of the fence, outside the railing, other side of the railing, over the fence of the balcony, stop breathing, needle in, needles in, hands tied, ends badly, pretend to be housekeeping, say it s housekeeping, say you re housekeeping, say you are housekeeping, already tied the, melted plastic, melting plastic, in the mirror of blood, through the ice, ice broke, fell through ice, by the time you read, when you read this, farewell letter, farewell message, goodbye letter, suicide note, goodbye message, find me like, have to find me, walking into the sea, walk into the sea, no point anymore, orange glow, glow under the door, door handle is hot, door knob is hot, pepper spray, tear gas, all coughing, everyone is coughing, without her inhaler, without his inhaler, no inhaler, hiding under the bed, hiding in the, hiding under, hiding behind, hiding from, stitches opened, stitches burst, wound opened, cut his arms, cut her arms, cut his arm open, rat poison, pesticide, not sweating, heat stroke, got a shock from the, keeps pumping, hair is caught in the",
    broke:
      "wrong way, weird angle, wrong angle, strange angle, odd angle, twisted, turned outwards, turned outward",
    shut: "from inside, from the inside, locked in, locked herself, locked himself",
    us: "two of us, man, woman, year old, old man, old lady, gentleman, someone, he s, i m inside, im inside, we re inside, inside it",
    not: "hasn t, hasnt, haven t, havent, wasn t, didn t, didnt",
    who: "someone, somebody, gentleman, lady, people, boys, girls, year old",
    many: "at once, all at once, too much, every one",
    pills: "patches, patch, morphine, fentanyl, oxy*, heroin, drugs, drops",
    took: "stuck on, put on, applied, taken, injected",
    small: "drain*, pipe cleaner, unblocker, liquid, solution, antifreeze, paint thinner, berries, lye",
    device: "electric car, e car, ev, escooter, ebike, e scooter, charcoal, hookah, rug",
    sting: "wasp, bee, bees, hornet*, scorpion*, jellyfish, stung, sting, man of war, weever",
    lift: "lift, elevator, dumbwaiter",
    drops: "dropped, droped, plunged, fell, falling, crooked, slipped down, plummeted, hanging",
    stove: "boiler, fireplace, stove, heater, damper, flue, furnace, generator",
    ache: "headache*, head hurts, heads hurt, head is pounding, flashes, head is bursting, splitting head, dizzy",
    everyone: "all of us, everyone, everybody, both of us, whole family, we all",
    pregnant: "pregnant, pregnancy, weeks pregnant",
    structure:
      "ceiling, balcony, railing, scaffold*, beam, beams, plaster, façade, facade, roof, glass wall, snow from the roof, snow came off, hillside, bank, mud, chandelier",
    collapse:
      "collapsed, came down, coming down, crack, cracked, falling, gave way, giving way, caved, sinking, swaying, slid, sliding, hangs",
    people:
      "people, children, kids, someone, guests, woman, man, tables, underneath, inside, trapped, under it, on it, buried, beds",
    nowhere:
      "can t find him, can t find her, cant find him, cant find her, find him anywhere, find her anywhere, nowhere to be found",
    beat: "beating up, kicking him, kicking her, beating him, beating a, punching a, kick him, punching him, laying into",
    follow:
      "came in from the balcony, came through the balcony, pried open, prised open, throwing stones, climbed into",
    toy: "furniture, chairs, suitcases, newspaper*, rubbish, litter, letter, parcel*, coat, shoes, clothes, luggage, backpack, dog, cat, tap, faucet, sink",
  },
  de: {
    swam: "schwimmen, geschwommen, schwamm, hinausgeschwommen, rausgeschwommen, kajak*, kanu*, paddel*, sup, schnorchel*, tauchen, surfen, strömung, welle, wellen, schlauchboot*, luftmatratze*",
    unseen:
      "nicht zurück*, noch nicht zurück, nicht wieder*, sehe ihn nicht, sehen ihn nicht, sehen sie nicht, sehen wir nicht, nicht mehr zu sehen, nicht mehr sehen, nirgends zu sehen, verschwunden, weg, keine spur, abgetrieben, mitgerissen, fortgerissen, rausgezogen, treibt ab, hinausgetrieben, überfällig, nicht mehr aufgetaucht",
    frail: "demenz, dement, demente, dementer, dementen, demenzkrank*, alzheimer*, verwirrter, verwirrte",
    astray:
      "weggelaufen, rausgelaufen, rausgegangen, hinausgegangen, rausspaziert, irrt, umherirr*, verschwunden, weg, draussen, schnee, parkplatz, strasse, minus, grad, kälte, eiskalt, vermisst, losgelaufen",
    undress:
      "schlafanzug, pyjama, barfuss, nachthemd, in socken, nur socken, hausschuh*, bademantel, ohne schuhe, ohne jacke, pantoffel*",
    panel:
      "sicherungskasten, stromkasten, verteilerkasten, schaltkasten, elektrokasten, schaltschrank, elektroschrank, stromschrank, zählerkasten, steckdose*, aus der lampe, in die lampe, durch die lampe, über die lampe, aus der leuchte, in die leuchte, deckenlampe, deckenleuchte, kabel, leitungen, stromleitung*, lichtschalter, verteilerdose",
    crackle:
      "knister*, brutzel*, schmilz*, geschmolzen*, schmelz*, zischt, zischen, knallt, geplatzt, spratzelt, knackt, kokelt, schmort",
    drips: "tropft, läuft, rinnt, fliesst, strömt, sickert",
    beg: "fleht*, bettelt, winselt, lass mich los, lass mich raus, lass mich in ruhe, lass mich gehen, hör auf, hören sie auf, bitte nicht, nicht schlagen, aufhören soll, soll aufhören, tu mir nicht*, anflehen",
    hear: "hören, höre, hört, gehört, nebenan, nachbar*, durch die wand, gegenüber, über uns, unter uns, nebenzimmer, wand",
    weep: "weint, weinen, schreit, schreie, schreien, wimmer*, stöhn*, ächz*, jammert, kreischt, brüllt, ruft, rufen, rufe, heult, schluchz*",
    silent:
      "niemand öffnet, niemand macht auf, keiner öffnet, keiner macht auf, macht niemand auf, öffnet niemand, macht nicht auf, öffnet nicht, antwortet nicht, keine antwort, plötzlich still, jetzt still, ganz still, totenstill, nichts mehr, keine reaktion, reagiert nicht, meldet sich nicht, nicht geöffnet, macht keiner auf",
    blows:
      "poltert, klatscht, klatschen, schläge, schlägen, prügel, gepolter, dumpf*, scheppert, rumst, rumpelt, zerbricht, ohrfeige*, klirrt",
    seldom:
      "alle zehn, alle paar, alle 10, alle 15, alle zwanzig, sekunden, selten, flach, unregelmässig, aussetzer, setzt aus, röchel*, rasselt, ganz langsam, stockt, pausen",
    rope: "seil, strick, gürtel, schlinge, leine, kabel, bettlaken, schal",
    tied: "gebunden, festgebunden, angebunden, befestigt, festgemacht, geknotet, um den hals, um hals, aufgehängt, balken, angeknotet, bereit",
    heavy:
      "fernseher, schrank, kommode, regal, kühlschrank, wand, baum, decke, balken, vitrine, tor, mauer, statue, auto, glasscheibe",
    pinned:
      "darunter, liegt unter, eingeklemmt, drunter, auf ihn gefallen, auf sie gefallen, begraben, umgekippt, umgefallen, auf sich gezogen, über sich gezogen, auf ihm, auf ihr, erdrückt",
    jammed:
      "eingeklemmt, gequetscht, eingequetscht, abgetrennt, abgerissen, abgeschnitten, fingerkuppe, kuppe fehlt, ab ist, abgehackt, rolltreppe, steckt in der tür, steckt im aufzug, nicht mehr raus, nicht mehr heraus, zwischen den stäben, zwischen den gitterstäben",
    cliff:
      "klippe, klippen, abhang, hang, schlucht, böschung, abgrund, felsen, schacht, spalte, gletscherspalte, felswand",
    bulge:
      "aufgebläht, bläht, dick geworden, aufgequollen, geschwollen, zischt, weisser rauch, dampft, aufgegangen, ausgebeult, gast aus",
    sick: "erbricht, erbrochen, übergibt, übergeben, kotzt, durchfall, fieber, pilze",
    raving:
      "fantasiert, phantasiert, wirres, redet wirr, deliriert, halluziniert, erkennt uns nicht, erkennt mich nicht, erkennt niemand*, welcher tag, wo er ist, wo sie ist, wer ich bin, wer wir sind, seinen namen nicht, ihren namen nicht, welches jahr, lallt, ist verwirrt, völlig verwirrt",
    lies: "liegt, liegend, lag, liegen",
    ground:
      "boden, flur, gang, treppe, vor dem aufzug, neben dem aufzug, am aufzug, vor dem lift, am lift, schnee, parkplatz, strasse, gehweg, treppenhaus, fussboden, rasen, am boden, stiegenhaus",
    masked: "maskiert*, sturmhaube*, sturmmaske*, vermummt*, skimaske*, masken",
    dragged:
      "gezerrt, zerrt, zerren, geschleift, schleift, reingezogen, hineingezogen, gezogen, verschleppt, an den haaren",
    alone:
      "lässt mich nicht gehen, lässt mich nicht raus, lässt mich nicht weg, lässt uns nicht gehen, lässt uns nicht raus, lässt sie nicht raus, lässt sie nicht gehen, hält mich fest, mich eingesperrt, uns eingesperrt, sie eingesperrt, mich eingeschlossen, gegen meinen willen, gegen ihren willen, mein ex hat mich gefunden, mein ex ist hier, mein ex steht, mein ex sucht mich, mein exmann, sagen sie ihm nicht, nicht meine zimmernummer, granate*, handgranate*, fliegerbombe, lawine, erdrutsch, erdbeben, tsunami, badewanne nicht raus, nicht aus der badewanne, nicht aus der wanne, in der badewanne fest, ausserhalb des geländers, falsche* seite des geländers, hinter dem geländer, jenseits des geländers, aussen am balkon, strick um, seil um den hals, hände gefesselt, gefesselt, nimmt ein böses ende, nicht überleben, strick festgemacht, gürtel festgemacht, seil festgemacht, gürtel angebunden, geschmolzenes plastik, geschmolzenem plastik, durchs eis, ins eis eingebrochen, eis gebrochen, wenn sie das lesen, wenn du das liest, abschiedsbrief, abschiedsnachricht, abschieds sms, hat keinen sinn mehr, gehe jetzt ins wasser, gehe ins wasser, türklinke ist heiss, türgriff ist heiss, feuerschein, pfefferspray, tränengas, alle husten, ohne inhalator, kein inhalator, ohne asthmaspray, verstecke mich, unter dem bett versteckt, naht aufgegangen, naht geplatzt, wunde aufgegangen, arme aufgeschnitten, arm aufgeschnitten, pulsadern, rattengift, pestizid, schwitzt nicht mehr, einen schlag bekommen, hört nicht auf zu pumpen",
    broke: "verdreht, verdrehtes, nach aussen gedreht, steht ab, unnatürlich, falsche richtung",
    shut: "von innen, eingesperrt, verriegelt, verschlossen, kommen nicht raus, komme nicht raus, abgeschlossen",
    place: "badewanne, dampfbad, keller, kühlraum, gästetoilette, klo, wc, abstellraum, heizraum",
    us: "zu zweit, mann, frau, jährige, jähriger, herr, dame, opa, oma, kleine, jemand, bin drin, sind drin",
    who: "herr, dame, leute, jungs, jungen, buben, jährige, jähriger, gast, ex",
    many: "auf einmal, zu viel, gleichzeitig, auf ein mal, sämtliche",
    pills: "pflaster, morphium*, morphin*, fentanyl*, heroin, drogen, tropfen",
    took: "aufgeklebt, geklebt, gespritzt, genommen, eingeworfen",
    small:
      "abflussreiniger, rohrreiniger, lösung, flüssigkeit, frostschutz, beeren, verdünner, entkalker, lauge",
    device: "e auto, elektroauto, tesla, kohle, shisha, teppich",
    sting: "wespe, biene, bienen, hornisse*, skorpion*, qualle*, gestochen, feuerqualle",
    lift: "aufzug, lift, fahrstuhl",
    drops: "abgesackt, abgestürzt, runtergefallen, schief, sackt, gefallen, stürzt, hängt schief",
    stove: "kessel, kamin, ofen, heizung, therme, boiler, generator, kachelofen",
    ache: "kopfschmerz*, kopfweh, kopf weh, blitze vor, kopf platzt, kopf dröhnt, schwindlig",
    everyone: "alle, wir alle, uns allen, allen, beide, ganze familie",
    pregnant: "schwanger, schwangere, ssw, schwangerschaftswoche",
    structure:
      "decke, balkon, geländer, gerüst, balken, putz, fassade, dach, glaswand, dachlawine, hang, zwischendecke, kronleuchter",
    collapse:
      "eingestürzt, runtergekommen, riss, abgebrochen, bricht, herabgestürzt, fällt runter, gibt nach, schwankt, rutscht, stürzt, senkt, heruntergefallen",
    people: "leute, kinder, jemand, gäste, frau, mann, menschen, darunter, drin, drauf, verschüttet, tische",
    nowhere:
      "finden ihn nirgends, finden sie nirgends, finden wir ihn nirgends, finden wir sie nirgends, finde ihn nirgends, finde sie nirgends, ihn nirgends, ihn nicht mehr finden",
    beat: "verprügeln, prügeln, schlagen auf, treten ihn, treten auf, schlägt auf, tritt ihn, treten ihm",
    follow:
      "fenster aufgehebelt, vom balkon reingekommen, über den balkon gekommen, werfen steine, aufgehebelt, eingestiegen",
    toy: "möbel, zeitung*, müll, brief, paket*, mantel, schuhe, kleider, gepäck, koffer, rucksack, hund, katze, wasserhahn, hahn, waschbecken",
  },
  nl: {
    swam: "zwemmen, gezwommen, zwom, kajak*, kano*, suppen, snorkelen, duiken, surfen, stroming, mui, golf, golven, rubberboot*, opblaasboot*",
    unseen:
      "niet terug, nog niet terug, niet teruggekomen, niet meer terug, zien hem niet, zie hem niet, zien haar niet, zie haar niet, niet meer te zien, niet meer gezien, verdwenen, nergens te zien, weg, geen spoor, meegesleurd, afgedreven, meegenomen, drijft af, niet meer boven",
    frail: "dementie, dement, demente, alzheimer*, dementerende*",
    astray:
      "weggelopen, naar buiten, verdwenen, vermist, weg, dwaalt, ronddwa*, sneeuw, parkeerplaats, parkeerterrein, straat, vriest, vrieskou, graden, kou, op straat",
    undress:
      "pyjama, blote voeten, blootsvoets, nachtjapon, nachthemd, op sokken, alleen sokken, pantoffel*, sloffen, ochtendjas, zonder jas, zonder schoenen",
    panel:
      "meterkast, stoppenkast, zekeringkast, schakelkast, elektriciteitskast, groepenkast, stopcontact*, uit de lamp, in de lamp, door de lamp, over de lamp, plafondlamp, bedrading, kabels, lichtschakelaar, elektrakast, stroomkast",
    crackle:
      "knetter*, sist, sissen, smelt*, gesmolten, sputter*, knapt, ontploft, spettert, knispert, schroeit",
    drips: "druipt, druppelt, drupt, loopt, stroomt, lekt, gutst",
    beg: "smeekt, smeken, smekend, laat me los, laat me gaan, laat me eruit, hou op, houd op, stop ermee, alsjeblieft niet, doe me niks, niet slaan, te stoppen, ophoudt",
    hear: "hoor, hoorde, horen, gehoord, hiernaast, buren, buurman, buurvrouw, naast ons, boven ons, onder ons, tegenover, door de muur, kamer naast, kamer boven",
    weep: "huilt, huilen, gehuil, gekreun, kreunt, kreunen, gejammer, schreeuwt, geschreeuw, gilt, gegil, krijst, snikt, kermt, gekerm, roept, jammert",
    silent:
      "doet niet open, niemand doet open, niet open, geen antwoord, antwoordt niet, niemand antwoordt, reageert niet, geen reactie, ineens stil, plotseling stil, nu stil, doodstil, niks meer, niets meer, wordt niet opengedaan, opent niet, helemaal stil",
    blows:
      "klappen, gebonk, bonken, bonk, slaan, klap, meppen, doffe, gestommel, breken, glasgerinkel, servies, slagen",
    seldom:
      "stokt, om de tien, om de paar, seconden, zelden, oppervlakkig, onregelmatig, met tussenpozen, valt stil, rochelt, reutelt, heel langzaam, heel traag, af en toe",
    rope: "touw, riem, strop, koord, kabel, laken, sjaal",
    tied: "vastgebonden, vastgemaakt, geknoopt, om zijn nek, om haar nek, om mijn nek, opgehangen, balk, bevestigd, gebonden, klaar",
    heavy:
      "tv, televisie, kast, dressoir, ladekast, koelkast, boom, muur, plafond, balk, rek, poort, kledingkast, auto, glas",
    pinned:
      "eronder, ligt onder, bekneld, op hem gevallen, op haar gevallen, over zich heen, omgevallen, omgekieperd, bedolven, klem, bovenop, over hem heen, verpletterd",
    jammed:
      "klem, beklemd, bekneld, geplet, afgesneden, afgerukt, topje eraf, vingertopje, topje kwijt, eraf, afgehakt, roltrap, vast in de deur, vast in de lift, tussen de deur, niet meer uit, krijgen hem er niet uit, krijgen het er niet uit, tussen de spijlen",
    cliff: "klif, kliffen, helling, afgrond, ravijn, kloof, rotsen, schacht, talud, gletsjerspleet, rotswand",
    bulge:
      "opgezwollen, bol, opgezet, zwelt, uitgezet, sist, witte rook, rookt, opgeblazen, walmt, bolt op, bolle, witte damp, damp",
    sick: "braakt, overgeeft, overgegeven, spuugt, kotst, diarree, koorts, paddenstoelen",
    raving:
      "ijlt, wartaal, raaskalt, hallucineert, herkent ons niet, herkent me niet, herkent niemand, welke dag, waar hij is, waar ze is, wie ik ben, wie we zijn, zijn eigen naam, haar eigen naam, welk jaar, verward, in de war",
    lies: "ligt, lag, liggend, liggen",
    ground:
      "grond, vloer, gang, trap, bij de lift, voor de lift, naast de lift, sneeuw, parkeerplaats, stoep, straat, trappenhuis, gras, badkamervloer",
    masked: "bivakmuts*, gemaskerd*, maskers, vermomd*",
    dragged:
      "gesleurd, sleurt, sleuren, meegesleurd, gesleept, sleept, naar binnen getrokken, getrokken, meegetrokken, aan haar haren, aan de haren",
    alone:
      "laat me niet gaan, laat me niet weg, laat me er niet uit, laat me niet vertrekken, laat me niet naar buiten, laat ons niet gaan, laat haar niet gaan, houdt me vast, houdt me gevangen, me opgesloten, ons opgesloten, haar opgesloten, mij opgesloten, tegen mijn wil, tegen haar wil, mijn ex heeft me gevonden, mijn ex staat, mijn ex is hier, mijn ex zoekt, zeg hem niet, niet mijn kamernummer, granaat, handgranaat, lawine, aardverschuiving, aardbeving, tsunami, niet uit bad, niet uit het bad, uit de badkuip, vast in bad, vast in het bad, verkeerde kant van het hek, verkeerde kant van de reling, buiten de reling, over de reling, buitenkant van het balkon, strop, handen vastgebonden, loopt slecht af, touw vastgemaakt, riem vastgemaakt, gesmolten plastic, door het ijs, ijs gebroken, ijs is gebroken, als je dit leest, als u dit leest, afscheidsbrief, afscheidsbericht, heeft geen zin meer, loop nu het water in, loop de zee in, oranje gloed, deurklink is heet, deurknop is heet, pepperspray, traangas, iedereen hoest, zonder inhaler, zonder pufje, verstop me, verstopt onder het bed, hechting open, hechtingen open, wond is open, armen opengesneden, rattengif, zweet niet meer, schok gekregen, stenen door de ruit, gooien stenen",
    broke: "gedraaid, verkeerde kant op, rare hoek, vreemde hoek, naar buiten gedraaid, scheef",
    shut: "van binnen, van binnenuit, opgesloten, op slot, vergrendeld, komen er niet uit, kom er niet uit",
    place: "badkuip, bad, stoombad, kelder, koelcel, wc, toilet, berging",
    us: "met zijn tweeën, man, vrouw, jarige, meneer, mevrouw, oude, kleintje, iemand, zit erin, zitten erin",
    who: "meneer, mevrouw, mensen, jongens, meisjes, jarige, ex, lui",
    many: "tegelijk, te veel, in een keer, teveel, allemaal",
    pills: "pleisters, pleister, morfine*, fentanyl*, heroïne, drugs, druppels",
    took: "opgeplakt, geplakt, gespoten, ingespoten, genomen, ingenomen",
    small: "ontstopper, gootsteenontstopper, oplossing, vloeistof, antivries, bessen, terpentine, ontkalker",
    device:
      "elektrische auto, e auto, tesla, waterpijp, kooltje, tapijt, vloerkleed, accu, e bike, fietsaccu",
    sting: "wesp, bij, bijen, hoornaar, schorpioen*, kwal, kwallen, gestoken, pieterman",
    lift: "lift, goederenlift",
    drops: "gevallen, gezakt, zakte, schuin, naar beneden gestort, hangt scheef",
    stove: "ketel, haard, kachel, openhaard, geiser, boiler, aggregaat",
    ache: "hoofdpijn, koppijn, flitsen, hoofd barst, hoofd bonkt, duizelig",
    everyone: "allemaal, iedereen, wij allemaal, ons allemaal, allebei, hele gezin",
    pregnant: "zwanger, weken zwanger",
    structure:
      "plafond, balkon, reling, steiger, balk, pleisterwerk, gevel, dak, glaswand, sneeuw van het dak, kroonluchter, balustrade",
    collapse:
      "ingestort, naar beneden gekomen, scheur, afgebroken, breekt af, valt naar beneden, begeeft het, wankelt, schuift, zakt, instorten",
    people: "mensen, kinderen, iemand, gasten, vrouw, man, eronder, erop, binnen, bedolven, tafels",
    nowhere: "vinden hem nergens, vinden haar nergens, vind hem nergens, hem nergens, haar nergens vinden",
    beat: "schoppen hem, slaan in op, in elkaar, trappen hem, schopt hem, inslaan op",
    follow: "raam geforceerd, via het balkon, gooien stenen, willen naar binnen, raam opengebroken",
    toy: "meubels, meubilair, krant, afval, brief, pakket*, schoenen, kleren, bagage, koffer*, rugzak, hond, kat, kraan, wasbak",
  },
  sv: {
    swam: "simma, simmade, simmar, simmat, kajak*, kanot*, paddla, paddlade, sup, snorkla, dyka, dök, surfa, ström, strömmen, vågor, våg, gummibåt*, badade, bada",
    unseen:
      "inte tillbaka, inte kommit tillbaka, inte kommit upp, ser honom inte, ser henne inte, ser dem inte, inte syns, syns inte, syns inte till, syntes inte, försvann, försvunnen, försvunnit, borta, inget spår, drogs ut, drogs med, drev, driver, drivit, tog med sig",
    frail: "dement, demens, demenssjuk*, alzheimer*, dementa, senil",
    astray:
      "gick ut, gått ut, gått ifrån, irrar, vandrar, försvunnen, försvunnit, borta, snö, snön, parkeringen, gatan, minusgrader, minus, grader, kallt, kylan, vägen",
    undress:
      "pyjamas, barfota, nattlinne, i strumplästen, bara strumpor, strumpor, tofflor, badrock, utan skor, utan jacka, nattskjorta",
    panel:
      "elskåp*, proppskåp*, säkringsskåp*, elcentral*, elpanel*, eluttag*, vägguttag*, uttaget, ur lampan, i lampan, genom lampan, över lampan, taklampa*, kablar, elledning*, ljusströmbrytare, eldosa*",
    crackle:
      "sprakar, knastrar, fräser, smälter, smält, smälta, väser, pyser, smäller, sprängdes, exploderade, gnistrar",
    drips: "droppar, rinner, forsar, läcker, strömmar, sipprar",
    beg: "bönfaller, bönar, ber och, vädjar, tigger, släpp mig, låt mig gå, släpp ut mig, sluta slå, snälla sluta, gör mig inte, sluta nu, lämna mig ifred, ska sluta",
    hear: "hör, hörde, hört, hörs, grannen, grannrummet, bredvid, rummet intill, genom väggen, mitt emot, ovanför, våningen över, våningen under, väggen",
    weep: "gråter, gråt, gråta, skriker, skrik, jämrar, jämmer, stönar, stön, kvider, gnyr, tjuter, ropar, snyftar, vrålar",
    silent:
      "öppnar inte, ingen öppnar, inte öppnat, svarar inte, inget svar, ingen svarar, helt tyst, plötsligt tyst, blev tyst, alldeles tyst, hör inget, hörs inget, inte ett ljud, reagerar inte, knäpptyst",
    blows: "slag, smällar, dunsar, duns, dunkar, smäller, slås, kross*, örfil*, bråk, porslin",
    seldom:
      "glest, sällan, var tionde, sekunder, ytligt, oregelbundet, uppehåll, rosslar, väldigt långsamt, mycket långsamt, svagt, enstaka, knappt",
    rope: "rep, repet, bälte, skärp, snara, sladd, lakan, snöre, halsduk",
    tied: "knutit, bundit, fäst, runt halsen, om halsen, hängt, bjälke, knuten, bundet, redo",
    heavy:
      "tv, tvn, byrå, byrån, skåp*, garderob*, bokhylla*, hylla*, kylskåp*, träd*, vägg*, tak, taket, grind*, balk*, bil, bilen",
    pinned:
      "ligger under, under den, klämd, fastklämd, över sig, på sig, föll över, vält över, ramlade på, ovanpå, begravd, välte över, krossad",
    jammed:
      "klämd, klämt, klämde, krossad, fastnat i dörren, fastnat i hissen, avskuren, avsliten, toppen borta, fingertopp*, kapade, avkapad, rulltrappa*, avhuggen, toppen av, får inte ut, inte loss, mellan spjälorna, mellan gallret",
    cliff:
      "klippa, klippan, klippor, stup, stupet, slänt*, branten, sluttning*, ravin*, brant, bergskant, schakt*, bergsvägg",
    bulge: "svullit, svullet, svullnat, buktar, pyser, väser, vit rök, sväller, uppsvälld, ångar, blåsts upp",
    sick: "kräks, kräkts, spyr, spytt, diarre, feber, svamp, svampar",
    raving:
      "yrar, svamlar, hallucinerar, känner inte igen, vilken dag, var han är, var hon är, vem jag är, vilka vi är, sitt eget namn, sitt namn, vilket år, pratar osammanhängande, förvirrad",
    lies: "ligger, låg, legat, liggande",
    ground:
      "golv, golvet, korridor*, trappan, trapphus*, vid hissen, framför hissen, snön, parkeringen, trottoar*, marken, gräset, gatan, hallen",
    masked: "rånarluva*, rånarluvor, maskerad*, balaklava*, skidmask*",
    dragged: "släpade, släpat, släpar, drog in, drogs in, dragit in, drar in, slet in, drar henne i håret",
    alone:
      "släpper inte ut mig, låter mig inte gå, låter mig inte lämna, släpper mig inte, släpper inte iväg mig, låst in mig, låste in mig, låst in oss, låst in henne, håller mig fången, mot min vilja, mot hennes vilja, mitt ex har hittat, mitt ex är här, mitt ex står, min exman, säg inte mitt rum, säg inte till honom, granat, handgranat*, lavin, jordskred, jordbävning*, skalv, tsunami, upp ur badkaret, ur badkaret, fast i badkaret, utanför räcket, fel sida av räcket, fel sida om räcket, över räcket, på utsidan av balkongen, snara, bakbunden, slutar illa, repet knutet, knutit repet, bundit repet, smält plast, genom isen, isen brast, isen sprack, gick genom isen, när du läser detta, när ni läser det här, avskedsbrev, avskeds sms, ingen idé längre, går ut i vattnet nu, går i sjön, orange sken, handtaget är hett, pepparsprej, pepparspray, tårgas, alla hostar, utan inhalator, ingen inhalator, gömmer mig, gömt mig, stygnen gått upp, såret gått upp, skurit upp armarna, råttgift, svettas inte, fick en stöt, fått en stöt, blixtar för ögonen, bänt upp, brutit upp fönstret",
    broke: "åt fel håll, konstig vinkel, vriden, vriden utåt, snett, felvinklad",
    shut: "inifrån, inlåst, låst, låsta, instängd, kommer inte ut, gått i lås, låste sig",
    place: "badkar*, bastu*, ångbastu*, källare*, kylrum*, toalett*, toa, förråd*",
    us: "är två, man, kvinna, åring, åringen, herre, dam, gubbe, tant, gammal, någon, är inne, sitter i",
    who: "herre, dam, folk, killar, tjejer, åring, åringen, rumskamrat*, någon, kille, ex",
    many: "för mycket, på en gång, samtidigt, allihop, alldeles för",
    pills: "plåster, morfin*, fentanyl*, heroin, droger, droppar",
    took: "klistrat, satt på, injicerat, tagit, sprutat",
    small: "propplösare, lösning, vätska, frostskydd, bär, thinner, lut, avkalkning*, kaustik*",
    device: "elbil*, laddstation*, vattenpipa*, kol, kolbit*, matta*",
    sting: "geting, bi, bin, bålgeting, skorpion*, manet, maneter, stucken, stack, fjärsing",
    lift: "hiss, hissen",
    drops: "föll, rasade, störtade, snett, sjönk, tappade, hänger snett",
    stove: "panna, pannan, kamin, kaminen, spis, öppen spis, spjäll, spjället, element",
    ache: "huvudvärk, ont i huvudet, huvudet spränger, spränger, blixtar, yr",
    everyone: "alla, allihop, hela familjen, båda, vi alla",
    pregnant: "gravid, gravida",
    structure:
      "tak, taket, balkong*, räcke, räcket, ställning*, byggställning*, balk, puts, fasad, snö från taket, slänten, kristallkrona, innertak*",
    collapse:
      "rasat, rasade, kollapsat, spricka, lossnat, faller, ger vika, svajar, glider, ramlat ner, ramlade ner, rasar, hänger löst",
    people:
      "folk, barn, barnen, någon, gäster, kvinna, man, människor, under, därunder, inne, bord, begravda, rör",
    nowhere:
      "hittar honom inte, hittar henne inte, hittar honom ingenstans, hittar henne ingenstans, honom ingenstans",
    beat: "misshandlar, sparkar honom, sparkar på, slår ner, slår honom, spöar, sparkar i huvudet",
    follow: "bänt upp, klättrat in, klättrade in, kastar sten, in från balkongen",
    toy: "möbler, tidning*, skräp, brev, paket*, skor, kläder, bagage*, resväsk*, ryggsäck*, hund*, katt*, kran, kranen, handfat*",
  },
  nb: {
    swam: "svømme, svømte, svømmer, svømt, kajakk*, kano*, padle, padlet, padlebrett, snorkle, dykke, dykket, surfe, strøm, strømmen, bølge, bølger, gummibåt*, badet, bade",
    unseen:
      "ikke kommet tilbake, ikke tilbake, ikke kommet, ikke kommet opp, ser ham ikke, ser henne ikke, ser dem ikke, ikke å se, ser ikke, forsvant, forsvunnet, borte, ingen spor, dratt ut, dratt med, driver, drev, drevet, tok med seg",
    frail: "dement, demens, demente, alzheimer*, senil, demenssyk*",
    astray:
      "gikk ut, gått ut, gått fra, vandrer, vandret, forsvunnet, borte, snøen, snø, parkeringsplass*, gata, minus, grader, kuldegrader, kulda, veien, ute",
    undress:
      "pysjamas, pyjamas, barbeint, nattkjole, sokkelesten, bare sokker, sokker, tøfler, morgenkåpe, badekåpe, uten sko, uten jakke",
    panel:
      "sikringsskap*, sikringsboks*, elskap*, el skap*, strømskap*, fordelingsskap*, stikkontakt*, kontakten, ut av lampa, i lampa, gjennom lampa, inn i lampa, fra lampa, taklampe*, taklampa, ledninger, kabler, koblingsboks*, lysbryter*",
    crackle:
      "spraker, knitrer, freser, smelter, smeltet, smeltende, hveser, suser, smeller, eksploderte, putrer, gnistrer",
    drips: "drypper, renner, fosser, lekker, strømmer, siler",
    beg: "bønnfaller, trygler, ber om nåde, tigger, slipp meg, la meg gå, la meg komme ut, slutt å slå, vær så snill slutt, ikke slå, la meg være, slipp meg ut, skal slutte",
    hear: "hører, hørte, hørt, høres, naboen, naborommet, ved siden av, gjennom veggen, rett overfor, over oss, under oss, rommet over, veggen",
    weep: "gråter, gråt, gråte, skriker, skrik, jamrer, stønner, stønn, klynker, hyler, rope, roper, rop, ropte, hulker, brøler, hyling",
    silent:
      "åpner ikke, ingen åpner, ikke åpnet, svarer ikke, ingen svarer, ikke svar, helt stille, plutselig stille, ble stille, helt stille nå, hører ingenting, ikke en lyd, reagerer ikke, dørgende stille",
    blows: "slag, smell, dunk, dunking, dunker, slås, knus*, fik, ørefik*, klask*, servise, bråk",
    seldom:
      "sjelden, hvert tiende, sekunder, sekund, overfladisk, uregelmessig, pauser, surkler, ralling, veldig sakte, svært sakte, svakt, innimellom",
    rope: "tau, tauet, belte, løkke, snor, ledning, laken, skjerf",
    tied: "knyttet, bundet, festet, rundt halsen, om halsen, hengt, bjelke, klar",
    heavy:
      "tv, tven, tv en, kommode*, skap, skapet, garderobeskap*, bokhylle*, hylle*, kjøleskap*, tre, treet, vegg*, tak, taket, port*, bjelke*, bil, bilen",
    pinned:
      "ligger under, under den, i klem, fastklemt, over seg, oppå seg, falt over, falt på, veltet over, oppå, begravd, knust under",
    jammed:
      "i klem, klemt, klemte, knust, satt fast i døra, sitter fast i døra, fast i heisen, kuttet av, revet av, tuppen borte, fingertupp*, fingeren av, avkuttet, rulletrapp*, tuppen av, får den ikke ut, ikke løs, mellom sprinklene, mellom spilene",
    cliff:
      "stup, stupet, skråning*, skrent*, skrenten, klippe, klippen, klipper, juv, juvet, ura, kløft*, utfor, kanten, sjakt*, skrånga, bratt*, skrenten",
    bulge: "svulmet, svulmer, hovnet, bulet, buler, hvit røyk, hveser, oppblåst, damper, est ut, este",
    sick: "kaster opp, kastet opp, spyr, spydd, diare, feber, sopp",
    raving:
      "fantaserer, snakker i ørska, ørske, babler, vrøvler, hallusinerer, kjenner oss ikke, kjenner ikke igjen, hvilken dag, hvor han er, hvor hun er, hvem jeg er, hvem vi er, sitt eget navn, navnet sitt, hvilket år, forvirret",
    lies: "ligger, lå, ligget, liggende",
    ground:
      "gulv, gulvet, korridor*, trapp*, gangen, ved heisen, foran heisen, snøen, parkeringsplass*, fortau*, bakken, gresset, gata, lobbyen",
    masked: "finlandshette*, finlandshetter, maskert*, balaklava*, skimaske*, hetter",
    dragged:
      "slept, slepte, sleper, dratt inn, dro inn, drar inn, halte, tvang inn, dratt med, drar henne i håret, drar henne etter håret",
    alone:
      "slipper meg ikke ut, lar meg ikke gå, lar meg ikke dra, slipper meg ikke, lar meg ikke få, låst meg inne, låste meg inne, låst oss inne, låst henne inne, holder meg fanget, mot min vilje, mot hennes vilje, eksen min har funnet, eksen har funnet, eksen min er her, eksen er her, eksen min står, ikke si romnummeret, ikke si til ham, granat, håndgranat*, snøskred, skred, jordskred, ras, jordskjelv*, tsunami, opp av badekaret, ut av badekaret, fast i badekaret, utenfor rekkverket, feil side av rekkverket, feil side av gjerdet, over rekkverket, utsiden av balkongen, renneløkke, bakbundet, ender ille, ender stygt, gått utfor, utfor kanten, utfor stupet, falt utfor, knyttet tauet, festet tauet, festet beltet, smeltet plast, gjennom isen, isen brast, isen sprakk, når du leser dette, når dere leser dette, avskjedsbrev, avskjedsmelding, ikke vits lenger, ikke noe vits lenger, går ut i fjorden, går ut i vannet nå, går på sjøen nå, oransje skjær, dørhåndtaket er varmt, pepperspray, tåregass, alle hoster, uten inhalator, gjemmer meg, gjemt meg, stingene har gått opp, såret har gått opp, skåret opp armene, rottegift, svetter ikke, fikk støt, fått støt, raste snø, under snøen",
    broke: "feil vei, rar vinkel, vridd, vridd utover, skjevt, merkelig vinkel",
    shut: "innenfra, innelåst, låst, sperret, kommer ikke ut, gått i lås, låste seg, sitter fast",
    place: "badekar*, badstue*, dampbad*, kjeller*, kjølerom*, toalett*, do, bod",
    us: "to stykker, mann, dame, åring, åringen, herre, gammel, noen, er inni, sitter inni",
    who: "herre, dame, folk, gutter, jenter, åring, åringen, romkamerat*, noen, eks, eksen",
    many: "for mye, på en gang, samtidig, alt sammen, altfor mye",
    pills: "plaster, plastre, morfin*, fentanyl*, heroin, dop, dråper",
    took: "klistret, satt på, injisert, tatt, sprøytet",
    small: "avløpsåpner, plumbo, løsning, væske, frostvæske, bær, tynner, lut, avkalk*",
    device: "elbil*, elbilen, ladestasjon*, vannpipe*, kull*, teppe*, bilen",
    flame: "ryker fra, ryker av, det ryker",
    sting: "veps, bie, bier, humle, skorpion*, manet, brennmanet*, stukket, stakk, fjesing",
    lift: "heis, heisen",
    drops: "falt, raste, styrtet, skjev, skjevt, sank, datt, henger skjevt",
    stove: "kjel, kjelen, peis, peisen, ovn, ovnen, spjeld, spjeldet, fyrkjel*",
    ache: "hodepine, vondt i hodet, hodet sprenger, lysglimt, svimmel",
    everyone: "alle, alle sammen, hele familien, begge, vi alle",
    pregnant: "gravid, gravide",
    structure:
      "tak, taket, himling, balkong*, rekkverk*, stillas*, bjelke, murpuss, fasade, snø fra taket, raste snø, skråningen, lysekrone, ra",
    collapse:
      "raste, rast, kollapset, sprekk, løsnet, faller, gir etter, svaier, sklir, falt ned, datt ned, ramlet, henger løst",
    people: "folk, barn, unger, noen, gjester, kvinne, mann, mennesker, under, inne, bord, begravd",
    nowhere: "finner ham ikke, finner henne ikke, finner ham ingen steder, ham ingen steder, finner han ikke",
    beat: "slår løs på, sparker ham, sparker han, sparker de han, banker opp, jule opp, slår ned, sparker i hodet",
    follow: "brutt opp vinduet, klatret inn, kaster stein, inn fra balkongen",
    toy: "møbler, avis*, søppel, brev, pakke*, sko, klær, bagasje*, koffert*, ryggsekk*, hund*, katt*, kran, krana, kranen, vask, vasken, vandhane*, hane",
  },
  da: {
    swam: "svømme, svømmede, svømmer, svømmet, kajak*, kano*, padle, snorkle, dykke, dykkede, surfe, strøm, strømmen, bølge, bølger, gummibåd*, badede, bade",
    unseen:
      "ikke kommet tilbage, ikke tilbage, ikke kommet op, ser ham ikke, kan ikke se ham, kan ikke se hende, ikke set, ikke til at se, forsvandt, forsvundet, væk, intet spor, trukket ud, trukket med, driver, drev, drevet, ude af syne, tog med sig",
    frail: "dement, demens, demente, alzheimer*, senil, demensramt*",
    astray:
      "gik ud, gået ud, gået fra, vandrer, forsvundet, væk, sne, sneen, parkeringsplads*, gaden, minus, grader, frostgrader, kulden, frost, vejen, ude",
    undress:
      "pyjamas, nattøj, bare fødder, barfodet, natkjole, strømpesokker, kun sokker, sokker, hjemmesko, badekåbe, uden sko, uden jakke",
    panel:
      "elskab*, eltavle*, sikringsskab*, sikringsboks*, elboks*, strømskab*, fordelertavle*, stikkontakt*, ud af lampen, i lampen, gennem lampen, ned i lampen, loftslampe*, ledninger, kabler, lyskontakt*",
    crackle:
      "knitrer, spraker, syder, smelter, smeltet, svedet plastik, hvæser, hvisler, smælder, eksploderede, gnistrer",
    drips: "drypper, løber, fosser, lækker, strømmer, siver",
    beg: "trygler, bønfalder, tigger, slip mig, lad mig gå, lad mig komme ud, hold op, stop det, ikke slå, lad mig være, lad være med at slå, skal stoppe, skal holde op",
    hear: "hører, hørte, hørt, høre, naboen, naboværelset, ved siden af, gennem væggen, overfor, over os, under os, værelset over, væggen",
    weep: "græder, gråd, græde, skriger, skrig, jamrer, stønner, støn, klynker, hyler, råber, hulker, brøler, klynken, hyl",
    silent:
      "åbner ikke, ingen åbner, ikke åbnet, svarer ikke, ingen svarer, intet svar, helt stille, pludselig stille, blev stille, hører intet, ikke en lyd, reagerer ikke, musestille",
    blows: "slag, brag, bump, dunk, klask*, lussing*, bliver slået, smadre*, glas, bulder, tæsk",
    seldom:
      "sjældent, hvert tiende, sekunder, sekund, overfladisk, uregelmæssigt, pauser, rallen, raller, meget langsomt, svagt, en gang imellem",
    rope: "reb, rebet, bælte, løkke, snor, ledning, lagen, tørklæde",
    tied: "bundet, fastgjort, bindt, om halsen, rundt om halsen, hængt, bjælke, knude, klar",
    heavy:
      "tv, tvet, fjernsyn*, kommode*, skab, skabet, garderobeskab*, reol*, hylde*, køleskab*, træ, træet, mur*, væg*, loft, loftet, port*, bjælke*, bil, bilen",
    pinned:
      "ligger under, under det, i klemme, fastklemt, ned over sig, over sig, faldet ned over, væltet ned over, væltede ned over, oven på, begravet, knust under",
    jammed:
      "i klemme, klemt, klemte, knust, sidder fast i døren, fast i elevatoren, skåret af, revet af, spidsen væk, fingerspids*, spidsen af, hugget af, rulletrappe*, kan ikke få den ud, ikke få den fri, mellem tremmerne",
    cliff:
      "klint*, klippe, klippen, klipper, skrænt*, skrænten, skråning*, kløft*, afgrund*, bjergside, skakt*, kanten",
    bulge: "svulmet, svulmer, hævet, bulet, buler, hvid røg, hvæser, oppustet, damper, udspilet",
    sick: "kaster op, kastet op, brækker sig, diarre, feber, svampe",
    raving:
      "fantaserer, taler i vildelse, vildelse, vrøvler, hallucinerer, kender os ikke, genkender ikke, hvilken dag, hvor han er, hvor hun er, hvem jeg er, hvem vi er, sit eget navn, sit navn, hvilket år, forvirret",
    lies: "ligger, lå, ligget, liggende",
    ground:
      "gulv, gulvet, gangen, korridor*, trappe*, ved elevatoren, foran elevatoren, sneen, parkeringsplads*, fortov*, jorden, græsset, gaden, lobbyen",
    masked: "elefanthue*, elefanthuer, maskeret, maskerede, hætte*",
    dragged:
      "slæbt, slæbte, slæber, trukket ind, trak ind, trækker ind, hevet ind, tvang ind, trækker hende i håret, slæber hende i håret",
    alone:
      "vil ikke lade mig gå, lader mig ikke gå, lukker mig ikke ud, slipper mig ikke, må ikke gå for ham, låst mig inde, lukket mig inde, låst os inde, låst hende inde, spærret mig inde, holder mig fanget, mod min vilje, mod hendes vilje, min eks har fundet, min eks er her, min eks står, min eksmand, sig ikke mit værelse, sig det ikke til ham, granat, håndgranat*, lavine, jordskred, jordskælv*, tsunami, op af badekarret, ud af badekarret, fast i badekarret, uden for rækværket, forkerte side af rækværket, forkert side af hegnet, over rækværket, ydersiden af altanen, bagbundet, ender galt, bundet rebet, bundet bæltet, svedet plastik, smeltet plastik, gennem isen, isen brast, isen knækkede, når du læser dette, når i læser dette, afskedsbrev, afskedsbesked, ikke mere mening, ingen mening længere, går i vandet nu, går ud i vandet, orange skær, dørhåndtaget er varmt, peberspray, tåregas, alle hoster, uden inhalator, gemmer mig, gemt mig, stingene er gået op, såret er gået op, skåret armene op, rottegift, sveder ikke, fik stød, fået stød, pumpe ud, pumper ud",
    broke: "forkert vej, mærkelig vinkel, vredet, drejet udad, skævt vinkel",
    shut: "indefra, låst inde, låst, spærret, kommer ikke ud, kan ikke komme ud, sidder fast",
    place: "badekar*, sauna*, dampbad*, kælder*, kølerum*, toilet*, wc, depot",
    us: "er to, mand, dame, årig, årige, herre, gammel, nogen, er inde i",
    who: "herre, dame, folk, drenge, piger, årig, årige, værelseskammerat*, nogen, eks",
    many: "for meget, på en gang, samtidig, alt for meget, allesammen",
    pills: "plastre, plaster, morfin*, fentanyl*, heroin, stoffer, dråber",
    took: "klistret, sat på, sprøjtet, taget, indtaget",
    small: "afløbsrens*, opløsning, væske, frostvæske, bær, fortynder, lud",
    device: "elbil*, ladestander*, vandpibe*, kul, tæppe*, bilen",
    sting: "hveps, bi, bier, gedehams, skorpion*, vandmand, brandmand, stukket, stak, fjæsing",
    lift: "elevator, elevatoren",
    drops: "faldt, styrtede, skæv, skævt, sank, røg ned, hænger skævt",
    stove: "kedel, kedlen, pejs, pejsen, brændeovn*, spjæld, spjældet, gasfyr*",
    ache: "hovedpine, ondt i hovedet, hovedet sprænger, lysglimt, svimmel",
    everyone: "alle, alle sammen, allesammen, hele familien, begge, vi alle",
    pregnant: "gravid, gravide",
    structure:
      "loft, loftet, altan*, rækværk*, stillads*, bjælke, puds, facade, tag, taget, sne fra taget, skrænten, lysekrone",
    collapse:
      "styrtet, faldet ned, kollapset, revne, løsnet, falder, giver efter, svajer, skrider, faldet halvt, halvt af, brækket af, hænger løst, ramlet",
    people: "folk, børn, nogen, gæster, kvinde, mand, mennesker, under, inde, borde, begravet, ude på",
    nowhere:
      "finde ham nogen steder, kan ikke finde ham, kan ikke finde hende, finder ham ikke, ham ingen steder",
    beat: "sparker ham, slår løs på, banker ham, tæsker, sparker i hovedet, slår ned",
    follow: "brækket vinduet op, kravlede ind, kaster sten, ind fra altanen",
    toy: "møbler, avis*, affald, brev, pakke*, sko, tøj, bagage*, kuffert*, rygsæk*, hund*, kat*, vandhane*, hane, håndvask*",
  },
  fi: {
    swam: "uimaan, uimassa, uimasta, ui, uivat, uida, kajak*, kanoot*, melomaan, melomassa, suppail*, snorklaamaan, sukeltamaan, sukelsi, surffaamaan, virta, aalto, aallot, kumivene*",
    unseen:
      "ei ole tullut takaisin, ei ole palannut, ei palannut, ei tullut takaisin, ei näy, ei näkyny*, emme näe, en näe, katosi, kadonnut, hävisi, vei mukanaan, vei pois, ajelehtii, kateissa, pinnan alle, ei noussut, ei ole noussut, vei",
    frail: "muistisaira*, dementia*, dementoitun*, alzheimer*, dementikko",
    astray:
      "lähti ulos, lähtenyt ulos, lähti huoneesta, lähti, karannut, karkasi, harhailee, vaeltaa, kadonnut, katosi, hävinnyt, lumessa, hangessa, lumihang*, parkkipaik*, kadulla, pakkas*, pakkanen, astetta, ulkona, tiellä, kylmässä",
    undress:
      "pyjama*, paljain jaloin, yöpaita*, yöpaidassa, sukissa, sukkasilla*, sukkasillaan, tohveleissa, aamutakissa, ilman kenkiä, ilman takkia",
    panel:
      "sähkökaap*, sulaketaulu*, sähkötaulu*, sähkökeskus*, sulakekaap*, pistorasia*, lampusta, lamppuun, lampun läpi, valaisime*, kattolamp*, johdot, sähköjohto*, valokatkaisi*",
    crackle:
      "rätisee, ritisee, sihisee, sulaa, sulanut, sulaneen, sähisee, paukkuu, poksahti, räjähti, kipinöi, suhisee",
    drips: "tippuu, valuu, vuotaa, virtaa, ryöppyää, tulee vettä",
    beg: "anelee, aneli, rukoilee, pyytää että lopeta, päästä minut, päästä irti, anna minun mennä, lopeta, älä lyö, älkää lyökö, jätä minut rauhaan, päästäkää",
    hear: "kuulen, kuuluu, kuulimme, kuulin, kuulemme, naapuri*, naapurihuone*, seinän takaa, seinän läpi, vastapäätä, yläpuolel*, alapuolel*, viereisestä, yläkerrasta, viereises*",
    weep: "itkee, itkua, itku, huutaa, huusi, huutoa, kirkuu, vaikertaa, vaikeroi, voihkii, voihkinaa, valittaa, parkuu, uikuttaa, nyyhkyttää, karjuu, kiljuu, huudot",
    silent:
      "ei avaa, kukaan ei avaa, kukaan ei vastaa, ei vastaa, ei ole avannut, ei vastausta, ihan hiljaista, aivan hiljaista, yhtäkkiä hiljaista, hiljeni, täysin hiljaista, ei kuulu mitään, ei kuulu enää, ei reagoi, hiljaisuus, on hiljaista",
    blows:
      "läiskin*, läimäy*, läpsi*, iskuja, lyöntejä, kolinaa, tömähdyks*, lyödään, hakka*, paiskot*, rikkoutu*, jysähdyks*, pauketta, särky*",
    seldom:
      "harvoin, harvakseltaan, kymmenen sekunnin, sekunnin, sekuntia, pinnallisesti, epäsäännöllisesti, katkonaisesti, korisee, korina, hyvin hitaasti, todella hitaasti, heikosti, pitkiä taukoja, katkoja, vaimeasti",
    rope: "köysi, köyden, narun, naru, vyö, vyön, silmukka*, johto, lakanan, huivi",
    tied: "solmi*, sitoi, sitonut, kiinnitti, kiinnittänyt, kaulaan, kaulan ympär*, ripustanut, palkki*, valmiina",
    heavy:
      "telkkari*, televisio*, tv, lipasto*, kaappi, kaapin, kaapi, hylly, hyllyn, jääkaap*, puu, puun, seinä, katto, portti, kirjahylly*, vaatekaap*, palkki, auto, lasi",
    pinned:
      "alle jäi, jäi alle, alla, on alla, päälleen, puristuksissa, kaatui päälle, kaatunut päälle, kaatui lapsen, putosi päälle, päällä, alle, alleen, murskautu*",
    jammed:
      "puristuk*, jäi väliin, väliin, jäi kiinni oveen, murskaantu*, irtosi, irronnut, pää irti, sormenpää*, pää poikki, liukuporta*, oven välissä, hissin väliin, ei saa irti, ei saada irti, ei irtoa, kaltereiden välissä, pinnojen välissä",
    cliff:
      "jyrkän*, kallio*, rotko*, rinne*, rinteessä, törmä*, kuilu*, jyrkänne*, railo*, kallion*, penger*, reunan yli",
    bulge:
      "turvonnut, turposi, pullist*, paisu*, sihisee, valkoista savua, höyryää, pullottaa, valkoista höyryä",
    sick: "oksentaa, oksensi, oksentanut, ripuli*, kuume, kuumetta, sieniä, sienet",
    raving:
      "hourailee, hourii, sekava*, sekavia, sekaisin, hallusinoi, ei tunnista, mikä päivä, missä hän on, missä on, kuka minä olen, keitä olemme, omaa nimeään, mikä vuosi, puhuu sekavia",
    lies: "makaa, makasi, maannut, lojuu, makaamassa",
    ground:
      "lattialla, lattialle, käytävällä, käytävässä, portaissa, portaikossa, hissin edessä, hissin vieressä, lumessa, hangessa, parkkipaikalla, maassa, kadulla, nurmikolla, aulassa",
    masked: "kommandopip*, naamioitun*, naamiot, naamari*, hupputettu*, pipo",
    dragged:
      "raahasi*, raahaa, raahaavat, veti sisään, vetivät huoneeseen, vetivät, vedettiin, kiskoi, kiskoivat, pakotti huoneeseen, hiuksista, tukasta",
    alone:
      "ei päästä minua, ei anna minun lähteä, ei anna minun mennä, ei päästä meitä, lukitsi minut, lukinnut minut, lukitsi meidät, lukitsi hänet, pitää minua vangittuna, vastoin tahtoani, vasten tahtoani, exäni löysi, eksäni löysi, exä löysi, exäni on täällä, eksäni on täällä, ex mieheni löysi, ex mieheni on, älkää kertoko huonettani, älkää kertoko hänelle, kranaatti, käsikranaat*, lumivyöry, maanvyöry, maanjäristy*, järistys, tsunami, ylös kylpyammeesta, pois ammeesta, ylös ammeesta, jumissa ammeessa, jumissa kylpyammeessa, kaiteen ulkopuolella, kaiteen väärällä, kaiteen yli, väärällä puolella kaidetta, parvekkeen ulkopuolella, hirttosilmukka, kädet sidottu, käy huonosti, painui pinnan, vajosi pinnan, sitonut köyden, sitonut vyön, solminut vyön, sulanut muovi, sulanutta muovia, sulaneelta muovilta, jäihin, putosi jäihin, vajosi jäihin, jää petti, kun luet tämän, kun luette tämän, jäähyväiskirje*, jäähyväisviest*, ei ole enää järkeä, ei ole enää mitään järkeä, kävelen järveen, menen järveen nyt, oranssi hehku, ovenkahva on kuuma, pippurisumut*, pippurisuihk*, kyynelkaas*, kaikki yskivät, ilman inhalaattoria, ilman astmapiippu*, piiloudun, piilossa sängyn alla, olen piilossa, tikit aukesivat, tikit repesivät, haava aukesi, viilsi käsivart*, viiltänyt kädet, rotanmyrkky*, ei hikoile, sain sähköiskun",
    broke: "väärään suuntaan, väärässä asennossa, oudossa asennossa, oudossa kulmassa, vääntynyt, ulospäin",
    shut: "sisältä, sisäpuolelta, lukittu, lukossa, lukkiutu*, emme pääse ulos, en pääse ulos, jumissa, ei pääse ulos, loukussa",
    place: "kylpyamme*, ammeessa, sauna*, höyrysauna*, kellari*, kylmiö*, vessa*, wc, varasto*",
    us: "kaksi, mies, nainen, vuotias, vanhus, herra, rouva, joku, oon sisällä, olen sisällä, ollaan sisällä, olemme sisällä",
    who: "joku, vuotias, vuotta, vanhus, herra, rouva, ihmisiä, miehet, pojat, tytöt, isäni, äitini, ex, huonekaveri*",
    man: "miehet, miestä, pojat, poikaa",
    many: "liikaa, kerralla, yhtä aikaa, aivan liikaa, kaikki",
    pills: "laastari*, morfiini*, fentanyyl*, heroiini*, huumeita, tippoja",
    took: "laittoi, liimasi, liimannut, pisti, piikitti, ottanut, otti, nieli",
    small:
      "viemärinavaaj*, putkenavaaj*, liuos, liuosta, nestettä, pakkasneste*, marjoja, tinneriä, lipeä*, kalkinpoist*",
    device: "sähköauto*, lataus*, vesipiippu*, hiili, hiilet, matto*",
    sting: "ampiainen, mehiläinen, mehiläis*, herhiläinen, skorpioni*, meduusa*, pisti, pistänyt",
    lift: "hissi, hissin, tavarahissi",
    drops: "putos, putosi, pudonnut, tippui, romahti, vinossa, roikkuu",
    stove: "takka, takan, uuni, kattila, hella, pelti, kamiina, lämmityskattila",
    ache: "päänsärky*, pää kipeä, pää särkee, päätä särkee, päänsäryt, salamoita, pää halkeaa, huimaa",
    everyone: "kaikilla, kaikki, meillä kaikilla, koko perhe*, molemmilla",
    pregnant: "raskaana, raskausviik*",
    structure:
      "katto, kattoa, parveke*, kaide, telineet, rakennustelin*, palkki, rappaus, julkisivu, lumi katolta, katolta, rinne, kattokruunu",
    collapse:
      "romahti, romahtanut, halkeama, irronnut, putosi, putoaa, antaa periksi, huojuu, valuu, sortui, sortunut, roikkuu",
    people: "ihmisiä, lapsia, joku, vieraita, nainen, mies, alla, sisällä, päällä, pöytien",
    nowhere: "emme löydä häntä, en löydä häntä, häntä ei löydy, ei löydy mistään, löydy mistään",
    beat: "potkivat häntä, hakkaa, hakkaavat, pieksevät, pieksee, potkii päähän, lyö häntä",
    follow: "mursi ikkunan, kiipesi sisään, heittelevät kiviä, tuli parvekkeelta",
    toy: "huonekalu*, sanomaleh*, roska*, kirje, paketti, kengät, vaatteet, matkalauku*, reppu*, koira*, kissa*, hana, hanasta, lavuaari*",
  },
  fr: {
    swam: "nager, nagé, nageait, nage, baigner, baignait, kayak*, canoe, canoë, paddle, snorkel*, plonger, plongée, surf*, courant, courants, baïne, vague, vagues, canot, bateau pneumatique",
    unseen:
      "pas revenu, pas revenue, pas rentré, pas remonté, pas encore revenu, toujours pas revenu, ne le voit plus, ne la voit plus, ne les voit plus, le vois plus, la vois plus, voit plus, vois plus, disparu*, emporté*, emporte, dérive, dériv*, introuvable, plus de trace, au large",
    frail: "alzheimer, démence, dément, démente, sénile, désorienté, désorientée",
    astray:
      "sorti, sortie, parti, partie, erre, erré, errer, disparu, disparue, neige, parking, rue, route, moins, degrés, froid, dehors, fugué",
    undress:
      "pyjama, pieds nus, chemise de nuit, en chaussettes, chaussettes, chaussons, pantoufles, robe de chambre, sans manteau, sans chaussures",
    panel:
      "tableau électrique, armoire électrique, boîtier électrique, coffret électrique, compteur électrique, prise électrique, prise, prises, disjoncteur, dans la lampe, sur la lampe, par la lampe, dans le plafonnier, plafonnier, du lustre, fils électriques, fil électrique, câbles, interrupteur, multiprise",
    crackle:
      "grésille*, crépite*, fond, fondu*, fondre, siffle, pétille, explosé, éclaté, claque, roussi, crépitement*, grésillement*",
    drips: "goutte, coule, ruisselle, dégouline, fuit, inonde, suinte",
    beg: "supplie, suppliait, implore, suppliant, lâche moi, lâchez moi, laisse moi partir, laissez moi partir, laisse moi sortir, laisse moi tranquille, arrête, arrêtez, me fais pas de mal, me frappe pas, d arrêter, qu il arrête",
    hear: "entend, entends, entendu, entendons, entendre, voisin*, à côté, d à côté, à travers le mur, en face, au dessus, en dessous, mur, étage du dessus",
    weep: "pleure, pleurs, pleurer, crie, cris, crier, hurle, hurlait, gémit, gémir, gémissait, gémissements, gémissement, geint, sanglote, râle, appelle, appels, hurlements",
    silent:
      "n ouvre pas, n ouvre plus, n ouvre, personne n ouvre, personne ne répond, répond pas, répond plus, pas de réponse, aucune réponse, plus rien, plus un bruit, silence, d un coup plus, n entend plus, réagit pas, plus aucun bruit",
    blows:
      "coups, claques, gifles, bruits sourds, bruit sourd, fracas, vaisselle, cassé, brisé, gifle, tape, choc",
    seldom:
      "toutes les dix, toutes les, secondes, rarement, superficiel*, irrégulier, irrégulière, pauses, râle, très lentement, faiblement, par à coups, saccadé*, espacée*",
    rope: "corde, ceinture, noeud coulant, cordon, câble, drap, écharpe",
    tied: "attaché, attachée, accroché, accrochée, noué, nouée, autour du cou, pendu, poutre, prête, fixé",
    heavy:
      "télé, télévision, tv, armoire, commode, meuble, étagère, frigo, arbre, mur, plafond, bibliothèque, portail, poutre, vitrine, placard, voiture, vitre",
    pinned:
      "dessous, coincé dessous, coincée dessous, est dessous, est sous, sur lui, sur elle, tombé dessus, tombée dessus, lui est tombé, lui est tombée, renversé sur, écrasé, écrasée, enseveli*, sous l, bloqué dessous",
    jammed:
      "coincé, coincée, coincés, écrasé, écrasée, arraché, arrachée, sectionné*, coupé net, bout du doigt, bout en moins, amputé*, escalator, pris dans la porte, broyé*, arrive pas à la sortir, arrive pas à le sortir, entre les barreaux",
    cliff:
      "falaise, falaises, ravin, pente, précipice, gouffre, crevasse, talus, rochers, gorge, à pic, contrebas",
    bulge: "gonflé, gonflée, gonfle, enflé, enflée, siffle, fumée blanche, bombé, bombée, vapeur, gonfler",
    sick: "vomit, vomi, vomir, vomissements, diarrhée, fièvre, champignons",
    raving:
      "délire, divague, hallucine, raconte n importe quoi, ne nous reconnaît, nous reconnaît plus, reconnaît plus, reconnaît pas, quel jour, où il est, où elle est, qui je suis, qui nous sommes, son nom, son prénom, quelle année, propos incohérents, incohérent*, confus, confuse",
    lies: "allongé, allongée, gît, étendu, étendue, couché, couchée, affalé, affalée, effondré, effondrée, gisant",
    ground:
      "sol, par terre, couloir, escalier, escaliers, devant l ascenseur, près de l ascenseur, neige, parking, trottoir, carrelage, route, pelouse, hall, à terre",
    masked: "cagoule*, cagoulé*, masqué, masqués, encagoulé*",
    dragged:
      "traîné, traînée, traîne, traînent, entraîné*, tiré, tirée, forcé à entrer, emmené de force, embarqué*, par les cheveux",
    alone:
      "me laisse pas partir, me laisse pas sortir, ne me laisse pas, m empêche de partir, m empêche de sortir, m empêche de quitter, m a enfermé*, m ont enfermé*, nous a enfermé*, l a enfermé*, me retient, me séquestre, séquestr*, contre mon gré, contre son gré, mon ex m a retrouv*, mon ex m a trouv*, mon ex est là, mon ex est ici, mon ex est en bas, mon ex est à la réception, ne lui dites pas ma chambre, ne lui donnez pas ma chambre, ne lui dites pas où, grenade à main, une grenade, grenade dans, avalanche, glissement de terrain, tremblement de terre, séisme, tsunami, sortir de la baignoire, sortir du bain, coincé dans la baignoire, coincée dans la baignoire, bloquée dans la baignoire, de l autre côté de la rambarde, mauvais côté de la rambarde, mauvais côté de la balustrade, à l extérieur du balcon, de l autre côté du garde corps, noeud coulant, mains attachées, ligoté*, ça finira mal, ça va mal finir, charbon de bois dans la chambre, ne sait pas nager, sait pas nager, attaché la corde, attaché la ceinture, noué la corde, plastique fondu, la glace a cédé, passé à travers la glace, à travers la glace, quand vous lirez, quand tu liras, lettre d adieu, message d adieu, sms d adieu, plus la peine de vivre, plus aucun sens, je vais dans la mer, marche dans la mer, lueur orange, poignée est brûlante, poignée brûlante, bombe au poivre, gaz lacrymogène, lacrymo, tout le monde tousse, sans sa ventoline, sans ventoline, sans inhalateur, je me cache, suis caché, suis cachée, points ont lâché, points ont sauté, plaie s est rouverte, ouvert les bras, entaillé les bras, ouvert les veines, mort aux rats, pesticide, ne transpire plus, pris le jus, pris une décharge",
    broke:
      "tordu*, à l envers, angle bizarre, drôle d angle, tourné vers l extérieur, tournée vers l extérieur, de travers",
    shut: "de l intérieur, enfermé, enfermée, enfermés, bloqué, bloquée, bloqués, verrouillé*, peut pas sortir, peux pas sortir, peut plus sortir",
    place: "baignoire, sauna, hammam, cave, chambre froide, toilettes, wc, toilette, débarras, local",
    us: "monsieur, homme, femme, dame, de ans, vieux, vieille, quelqu un, petit, petite, deux, ans, suis dedans, sommes dedans",
    who: "monsieur, dame, quelqu un, gens, garçons, ans, ex, jeunes, mari, mec, pote",
    many: "trop, d un coup, à la fois, en même temps, tous, toutes",
    pills: "patchs, patch, morphine, fentanyl, héroïne, drogue, gouttes",
    took: "collé, pris, mis, injecté, piqué, posé",
    small: "déboucheur, débouche, destop, antigel, baies, white spirit, solution, liquide, soude, détartrant",
    device: "voiture électrique, tesla, borne, trottinette, chicha, charbon, tapis, moquette",
    sting: "guêpe*, abeille*, frelon*, scorpion*, méduse*, piqué, piquée, piqûre, vive",
    lift: "ascenseur, monte charge",
    drops: "tombé, chuté, décroché, de travers, lâché, penché, chute",
    stove: "chaudière, cheminée, poêle, chauffe eau, insert, chauffage, groupe électrogène",
    ache: "mal à la tête, mal au crâne, maux de tête, mal de tête, éclairs, tête explose, vertiges",
    everyone: "tous, nous tous, tout le monde, toute la famille, tous les deux",
    pregnant: "enceinte",
    structure:
      "plafond, faux plafond, balcon, rambarde, échafaudage, poutre, plâtre, façade, toit, verrière, neige du toit, talus, lustre",
    collapse:
      "effondré, effondrée, tombé, tombée, tomber, fissure, arraché, s écroule, écroulé, cède, cédé, oscille, glisse, pend",
    people:
      "gens, enfants, quelqu un, clients, femme, homme, personnes, dessous, dedans, dessus, tables, ensevelis, table",
    nowhere:
      "le trouvons nulle part, la trouvons nulle part, le trouve nulle part, la trouve nulle part, le trouve plus, la trouve plus",
    beat: "tabassent, frappent, rouent de coups, donnent des coups, coups de pied, lui tapent, s acharnent",
    follow:
      "forcé la fenêtre, entré par le balcon, passé par le balcon, jettent des pierres, entré par la fenêtre",
    toy: "meubles, journal, déchets, lettre, colis, chaussures, vêtements, bagages, valise*, sac, chien*, chat, robinet*, lavabo",
  },
  es: {
    swam: "nadar, nadando, nadó, nadaba, bañar, bañarse, bañaba, kayak*, canoa, piragua, paddle, buceo, bucear, buceando, snorkel, surf*, corriente, resaca, ola, olas, bote, lancha",
    unseen:
      "no ha vuelto, no ha regresado, no volvió, no regresó, no vuelve, no regresa, no lo veo, no la veo, no lo vemos, no la vemos, no le veo, no le vemos, ya no se ve, no se le ve, no los vemos, desaparec*, se lo llevó, se la llevó, se los llevó, arrastr*, a la deriva, ni rastro, llevó, lleva mar adentro, mar adentro, no ha salido",
    frail: "alzheimer, demencia, demente, senil, desorientad*",
    astray:
      "salió, se fue, salido, ido, escap*, deambul*, vagando, desaparec*, nieve, nevando, estacionamiento, aparcamiento, calle, carretera, grados, bajo cero, frío, afuera, fuera",
    undress:
      "pijama, piyama, descalz*, camisón, en calcetines, calcetines, zapatillas, pantuflas, bata, sin abrigo, sin zapatos",
    panel:
      "cuadro eléctrico, cuadro de luz, caja de fusibles, caja eléctrica, tablero eléctrico, armario eléctrico, enchufe, enchufes, tomacorriente*, contacto, sobre la lámpara, en la lámpara, por la lámpara, de la lámpara, cables, cableado, interruptor, plafón, regleta",
    crackle:
      "chisporrote*, crepita*, derrit*, derretid*, zumba, sisea, estalla*, estalló, explotó, reventó, reventaron, chamusca*",
    drips:
      "gotea, goteando, chorrea, chorreando, cae agua, cayendo agua, filtra, escurre, corre, inund*, sale agua",
    beg: "suplica, suplicando, suplicaba, ruega, rogando, implora, suéltame, suéltenme, déjame ir, déjame salir, déjame en paz, basta, no me pegues, por favor no, que pare, para por favor, ya no",
    hear: "oigo, oye, oyen, oímos, oí, escucho, escucha, escuchan, escuchamos, se oye, vecin*, al lado, de al lado, pared, enfrente, arriba, de arriba, abajo",
    weep: "llora, llorando, llanto, lloros, grita, gritando, gritos, gime, gimiendo, gemidos, quejidos, solloza, chilla, chillando, alaridos, pide ayuda, quejándose, lamentos",
    silent:
      "no abre, nadie abre, no abren, no contesta, no responde, nadie contesta, nadie responde, sin respuesta, no se oye nada, no se oye, silencio, de repente nada, ya nada, no ha abierto, no reacciona, ya no se oye",
    blows:
      "golpes, bofetadas, golpazos, cachetadas, golpe, porrazos, vidrios, rompe, rompiendo, roto, palizas, paliza",
    seldom:
      "cada diez, cada tanto, cada 10, cada veinte, segundos, rara vez, superficial, irregular, pausas, entrecortada, entrecortado, muy lento, muy despacio, débil, de vez en cuando, estertor*",
    rope: "cuerda, soga, cinturón, nudo, cordón, cable, sábana, bufanda, cinto, correa",
    tied: "atado, atada, amarr*, colgado, colgada, al cuello, en el cuello, alrededor del cuello, viga, lista, listo, preparad*",
    heavy:
      "tele, televisor, televisión, armario, cómoda, ropero, estantería, estante, nevera, refrigerador, árbol, muro, pared, techo, mueble, librería, portón, viga, coche, carro, cristal",
    pinned:
      "debajo, atrapado debajo, atrapada debajo, encima, se le cayó, se le vino, le cayó, cayó encima, aplast*, sepultad*, se echó encima, se tiró encima",
    jammed:
      "atrapad*, pillad*, pilló, aplastad*, arrancad*, sin la punta, punta del dedo, amputad*, escalera mecánica, prensad*, machucó, trabad*, enganchad*, atorad*, no la podemos sacar, no lo podemos sacar, no puedo sacarla, entre los barrotes, no podemos sacar",
    cliff:
      "acantilado, acantilados, barranco, precipicio, ladera, despeñ*, rocas, quebrada, talud, grieta, pendiente, risco",
    bulge:
      "hinchado, hinchada, hinchó, inflado, inflada, infló, silba, humo blanco, abultad*, abomb*, vapor, echando gas",
    sick: "vomita, vomitando, vomitado, vómitos, devuelve, diarrea, fiebre, setas, hongos",
    raving:
      "delira, delirando, desvaría, alucina, dice cosas raras, no nos reconoce, no me reconoce, no reconoce, qué día, dónde está, quién soy, quiénes somos, su nombre, qué año, incoherenc*, incoherente*, confundid*",
    lies: "tirado, tirada, tumbado, tumbada, tendido, tendida, acostado, desplomado, yace, echado",
    ground:
      "suelo, piso, pasillo, escalera, escaleras, junto al ascensor, delante del ascensor, frente al ascensor, al elevador, nieve, estacionamiento, aparcamiento, acera, calle, césped, vestíbulo",
    masked: "pasamontañas, encapuchad*, enmascarad*",
    dragged:
      "arrastr*, metieron a la fuerza, a rastras, metieron a, jalaron, jalando, a la fuerza, forzaron a entrar, por el pelo, del pelo, de los pelos",
    alone:
      "no me deja ir, no me deja salir, no me deja irme, no me deja marchar, no nos deja salir, no me dejan salir, no me dejan ir, no la deja salir, me ha encerrado, me encerró, me tiene encerrad*, me ha dejado encerrad*, nos encerró, la encerró, la tiene encerrad*, me tiene retenid*, contra mi voluntad, contra su voluntad, mi ex me ha encontrado, mi ex me encontró, mi ex está aquí, mi ex está en, mi ex está abajo, mi exmarido, no le digan mi habitación, no le digáis, no le digan en qué, no le digan mi cuarto, granada de mano, una granada, granada en, avalancha, alud, deslave, derrumbe, terremoto, temblor fuerte, sismo, tsunami, salir de la bañera, salir de la tina, atrapada en la bañera, atrapado en la bañera, del otro lado de la barandilla, otro lado de la baranda, lado equivocado de la barandilla, fuera de la barandilla, por fuera del balcón, soga, maniatad*, manos atadas, va a acabar mal, acaba mal, va a terminar mal, no sabe nadar, atado la cuerda, atado el cinturón, amarrado la soga, plástico derretido, rompió el hielo, cayó al hielo, hielo se rompió, cuando leas esto, cuando lean esto, carta de despedida, mensaje de despedida, ya no tiene sentido, me meto al mar, me voy al mar, resplandor naranja, resplandor por debajo, pomo quema, manija quema, pomo está caliente, spray pimienta, gas pimienta, gas lacrimógeno, todos tosen, sin inhalador, no lleva el inhalador, no tiene el inhalador, estoy escondid*, me escondí, puntos se abrieron, se le abrieron los puntos, se abrió la herida, cortado los brazos, cortó los brazos, cortado las venas, veneno para ratas, matarratas, pesticida, no suda, me dio corriente, dio calambre, se está poniendo morad*, poniendo morada",
    broke: "torcid*, al revés, ángulo raro, girada hacia afuera, girada hacia fuera, doblada, de lado",
    shut: "desde dentro, por dentro, desde adentro, encerrad*, trabada, atascada, bloquead*, no puede salir, no podemos salir, no puedo salir, con llave",
    place:
      "bañera, tina, sauna, sótano, cámara frigorífica, aseo, servicio, lavabo, trastero, vapor, cuarto de las maletas, cuarto",
    us: "dos, hombre, mujer, señor, señora, de años, años, viejo, anciano, anciana, alguien, niño, niña, estoy dentro, estamos dentro",
    who: "alguien, años, anciano, anciana, gente, chicos, chicas, hombres, ex, jóvenes, tíos, amiga, nene",
    many: "de golpe, a la vez, al mismo tiempo, demasiado, todos, todas, de una vez",
    pills: "parches, parche, morfina, fentanilo, heroína, drogas, gotas",
    took: "pegado, puso, puesto, inyectado, pinchado, tomado, metido",
    small: "desatascador, destapacaños, destapa, anticongelante, bayas, aguarrás, líquido, sosa, solución",
    device:
      "coche eléctrico, carro eléctrico, auto eléctrico, patinete, narguile, carbón, cachimba, alfombra",
    sting:
      "avispa*, abeja*, avispón, alacrán*, escorpión*, medusa*, carabela, picado, picó, picadura, aguamala",
    lift: "ascensor, elevador, montacargas",
    drops: "cayó, caído, desplomó, desplomado, inclinado, soltó, cayendo",
    stove: "caldera, chimenea, estufa, calentador, brasero, generador, calefactor",
    ache: "dolor de cabeza, duele la cabeza, destellos, cabeza me explota, luces en los ojos, mareado, mareada, mareados",
    everyone: "todos, nos duele, toda la familia, los dos, a todos",
    pregnant: "embarazada, embarazo",
    structure:
      "techo, balcón, barandilla, baranda, andamio, viga, yeso, fachada, tejado, cristalera, nieve del tejado, ladera, lámpara de araña",
    collapse:
      "derrumb*, desplom*, grieta, cayó, caído, cayendo, cae, desprend*, cede, cedió, tambalea, desliza, se hunde",
    people:
      "gente, niños, alguien, huéspedes, mujer, hombre, personas, debajo, dentro, encima, mesas, sepultados",
    nowhere:
      "no lo encontramos, no la encontramos, no lo encuentro por, no la encuentro por, no aparece por ningún, no lo encuentro, no la encuentro",
    beat: "dan patadas, dándole patadas, pateando, dando una paliza, pegando a, golpeando a, apaleando, patadas en la cabeza",
    follow: "entró por el balcón, entró por la ventana, forzó la ventana, tiran piedras",
    toy: "muebles, periódico, basura, carta, paquete*, zapatos, ropa, equipaje, maleta*, mochila*, perro*, gato*, grifo*, lavabo, llave del agua",
  },
  it: {
    swam: "nuotare, nuotava, nuotando, nuotato, nuoto, bagno al largo, kayak*, canoa, sup, pedalò, snorkeling, immersione, immergersi, surf*, corrente, onda, onde, gommone, canotto, materassino",
    unseen:
      "non è tornat*, non è ancora tornat*, non è rientrat*, non torna, non è riemers*, non lo vedo, non la vedo, non lo vediamo, non la vediamo, non si vede, non li vediamo, sparit*, scompars*, trascinat*, portat* via, portati via, portato via, alla deriva, nessuna traccia, al largo, ha portato via, non sono tornati",
    frail: "alzheimer, demenza, demente, dementi, senile, disorientat*",
    astray:
      "uscito, uscita, andato via, scappat*, vaga, vagando, vagare, sparit*, scompars*, neve, parcheggio, strada, gradi, sotto zero, freddo, fuori, gelo, allontanat*",
    undress:
      "pigiama, scalzo, scalza, camicia da notte, calzini, in calze, ciabatte, pantofole, vestaglia, accappatoio, senza giacca, senza scarpe",
    panel:
      "quadro elettrico, quadro della luce, scatola elettrica, centralina, contatore, presa elettrica, presa, prese, nel lampadario, dal lampadario, sulla lampada, nella lampada, dalla lampada, plafoniera, fili, cavi, interruttore, ciabatta elettrica",
    crackle:
      "crepita, scoppietta, sfrigola, frigge, fonde, fuso, fusa, sciogl*, sciolt*, sibila, ronza e, scoppiat*, esplos*",
    drips: "gocciola, goccia, cola, scorre, piove, perde acqua, filtra, scroscia, allaga*, cade acqua",
    beg: "supplica, supplicando, implora, implorando, lasciami, lasciami andare, lasciami stare, fammi uscire, smettila, basta ti prego, non farmi male, ti prego basta, di smettere, non picchiarmi",
    hear: "sento, sentiamo, si sente, si sentono, sentito, sentivo, vicin*, accanto, parete, muro, di fronte, di sopra, di sotto, piano di sopra",
    weep: "piange, pianti, piangere, pianto, urla, urlava, urlare, grida, gridare, geme, gemiti, gemeva, lamenti, lamenta, si lamenta, singhiozza, strilla, chiama aiuto, singhiozzi",
    silent:
      "non apre, nessuno apre, non aprono, non risponde, nessuno risponde, nessuna risposta, silenzio, non si sente più niente, non si sente più, più niente, più nulla, ad un tratto silenzio, non ha aperto, non reagisce",
    blows:
      "schiaffi, botte, colpi, tonfi, tonfo, ceffoni, rotto, rompersi, vetri, piatti, percosse, schiaffo, sberle",
    seldom:
      "ogni dieci, ogni tanto, ogni 10, ogni venti, secondi, raramente, superficiale, irregolare, pause, a scatti, molto lentamente, pianissimo, debole, rantol*, rantolo, a tratti",
    rope: "corda, cintura, cappio, cavo, lenzuolo, sciarpa, laccio, cinghia",
    tied: "legato, legata, annodat*, appes*, al collo, intorno al collo, attorno al collo, trave, pronta, fissat*",
    heavy:
      "tv, televisore, televisione, armadio, cassettiera, comò, mobile, libreria, scaffale, frigo, albero, muro, soffitto, cancello, trave, credenza, macchina, auto, vetro",
    pinned:
      "sotto, incastrato sotto, rimasto sotto, rimasta sotto, addosso, caduto addosso, caduta addosso, gli è caduto, le è caduto, schiacciat*, sepolt*, tirato addosso, rovesciat* addosso",
    jammed:
      "schiacciat*, incastrat*, tagliato via, mozzat*, staccat*, punta del dito, senza la punta, amputat*, scala mobile, chiuso nella porta, chiuso la mano, bloccata nell ascensore, strappat*, tranciat*, non riesce a tirarla fuori, non riusciamo a tirarla, non riusciamo a toglierla, tra le sbarre",
    cliff: "scogliera, dirupo, burrone, precipizio, scarpata, pendio, rocce, crepaccio, strapiombo, gola",
    bulge: "gonfiat*, gonfia, gonfio, rigonfi*, sibila, fumo bianco, vapore, si gonfia, bombat*",
    sick: "vomita, vomitato, vomito, rimette, diarrea, febbre, funghi",
    raving:
      "delira, vaneggia, sragiona, allucinazioni, farnetica, non ci riconosce, non mi riconosce, non riconosce, che giorno, dove si trova, chi sono, chi siamo, il suo nome, come si chiama, che anno, cose senza senso, confus*",
    lies: "sdraiat*, steso, stesa, disteso, distesa, riverso, riversa, giace, a terra, accasciat*",
    ground:
      "pavimento, per terra, terra, corridoio, scale, davanti all ascensore, vicino all ascensore, neve, parcheggio, marciapiede, strada, prato, atrio, asfalto",
    masked: "passamontagna, mascherat*, incappucciat*, volto coperto",
    dragged:
      "trascinat*, trascina, trascinano, trascinando, tirata dentro, tirato dentro, portata con la forza, spinta dentro, con la forza, per i capelli",
    alone:
      "non mi lascia andare, non mi lascia uscire, non mi fa uscire, non mi fa andare, non ci lascia uscire, non ci fa uscire, non la lascia uscire, mi ha chius*, mi ha rinchius*, chiusa in camera, chiuso in camera, chiusa dentro, ci ha chius*, l ha chiusa, mi tiene chius*, mi trattiene, sequestrat*, contro la mia volontà, contro la sua volontà, il mio ex mi ha trovat*, mio ex mi ha trovat*, mio ex è qui, mio ex è in, mio ex è giù, mio ex marito, non ditegli la mia camera, non ditegli la mia stanza, non dategli il mio numero, non ditegli dove, bomba a mano, granata, valanga, frana, terremoto, scossa forte, tsunami, uscire dalla vasca, bloccata nella vasca, bloccato nella vasca, incastrata nella vasca, oltre la ringhiera, fuori dalla ringhiera, lato sbagliato della ringhiera, dall altra parte della ringhiera, all esterno del balcone, cappio, mani legate, finisce male, finirà male, non sa nuotare, legato la corda, legato la cintura, annodato la cintura, plastica fusa, plastica sciolta, rotto il ghiaccio, ghiaccio si è rotto, ghiaccio ha ceduto, quando leggerai, quando leggerete, lettera d addio, messaggio d addio, non ha più senso, entro in mare adesso, vado in mare adesso, bagliore arancione, maniglia scotta, maniglia è bollente, spray al peperoncino, gas lacrimogeno, tossiscono tutti, tutti tossiscono, senza inalatore, senza ventolin, sono nascost*, mi sono nascost*, punti si sono aperti, ferita si è aperta, tagliato le braccia, tagliata le braccia, tagliato le vene, veleno per topi, topicida, pesticida, non suda, preso la scossa, presa la scossa, donna incastrata, uomo incastrato, incastrata sotto, incastrato sotto",
    broke:
      "girata in fuori, girato in fuori, girata all infuori, girata verso l esterno, storta, storto, innaturale, angolo strano, al contrario",
    shut: "dall interno, da dentro, chiuso dentro, chiusa dentro, chiusi dentro, rinchius*, bloccat*, incastrat*, a chiave, non riusciamo a uscire, non riesco a uscire, non riesce a uscire",
    place: "vasca, sauna, bagno turco, cantina, cella frigorifera, gabinetto, wc, ripostiglio",
    us: "in due, uomo, donna, signore, signora, anni, anziano, anziana, qualcuno, sono dentro, siamo dentro",
    who: "anni, anziano, anziana, qualcuno, gente, ragazzi, ragazze, uomini, ex, bagnante, suocera",
    many: "tutti insieme, insieme, in una volta, troppo, troppa, tutte, tutti",
    pills: "cerotti, cerotto, morfina, fentanyl, eroina, droga, gocce",
    took: "attaccato, messo, iniettato, bucato, preso, presa",
    small: "sturalavandini, disgorgante, antigelo, bacche, acquaragia, liquido, soda, anticalcare, soluzione",
    device: "auto elettrica, macchina elettrica, monopattino, narghilè, carbone, carboncino, tappeto",
    sting: "vespa, ape, api, calabrone, scorpione*, medusa, meduse, punto, punta da, puntura, tracina",
    lift: "ascensore, montacarichi",
    drops: "caduto, precipitato, sceso di colpo, storto, inclinato, crollato, sganciato",
    stove: "caldaia, camino, stufa, caminetto, scaldabagno, generatore, braciere",
    ache: "mal di testa, male la testa, lampi, testa mi scoppia, testa scoppia, giramenti",
    everyone: "tutti, noi tutti, tutta la famiglia, entrambi, a tutti",
    pregnant: "incinta, gravidanza",
    structure:
      "soffitto, balcone, ringhiera, impalcatura, ponteggio, trave, intonaco, facciata, tetto, vetrata, neve dal tetto, pendio, lampadario, controsoffitto",
    collapse:
      "crollato, crollata, crolla, crepa, crepe, caduto, cade, cadendo, cedendo, ceduto, oscilla, scivola, staccato, scendendo, sfondato",
    people: "gente, bambini, qualcuno, ospiti, donna, uomo, persone, sotto, dentro, sopra, tavolini, sepolti",
    nowhere:
      "non lo troviamo, non la troviamo, non lo trovo da nessuna, non la trovo da nessuna, non lo trovo più, non la trovo più",
    beat: "prendono a calci, prendendo a calci, pestano, picchiando un, picchiano, calci in testa, riempiono di botte",
    follow: "entrato dal balcone, forzato la finestra, entrato dalla finestra, tirano sassi, lanciano pietre",
    toy: "mobili, giornale, spazzatura, lettera, pacco, scarpe, vestiti, bagagli, valigi*, zaino, cane, gatto, rubinetto, rubinetti, lavandino",
  },
  pt: {
    swam: "nadar, nadando, nadou, a nadar, mergulhar, mergulhou, mergulho, caiaque*, canoa, stand up, snorkel, surf*, corrente, correnteza, agueiro, onda, ondas, bote, boia",
    unseen:
      "não voltou, ainda não voltou, não regressou, não o vejo, não a vejo, não o vemos, não a vemos, não vemos mais, não vejo mais, não se vê, já não se vê, sumiu, sumiram, desaparec*, levou, levado, levada, arrast*, à deriva, nem sinal, não apareceu, não veio à tona",
    frail: "alzheimer, demência, demente, senil, desorientad*",
    astray:
      "saiu, fugiu, saído, vagueia, vagando, vaguear, desaparec*, sumiu, neve, estacionamento, rua, estrada, graus, abaixo de zero, frio, lá fora, gelo",
    undress:
      "pijama, descalç*, camisa de dormir, camisola de dormir, de meias, só de meias, chinelos, pantufas, roupão, sem casaco, sem sapatos",
    panel:
      "quadro elétrico, quadro eléctrico, quadro de luz, quadro da luz, caixa de fusíveis, caixa elétrica, disjuntor*, tomada, tomadas, no candeeiro, do candeeiro, na lâmpada, da lâmpada, na luminária, da luminária, no lustre, fios, fio, cabos, fiação, interruptor",
    crackle:
      "estala*, crepita*, derret*, chia, chiando, faísca, estour*, explod*, zumbe e, fritando, queimado",
    drips:
      "pinga, pingando, escorre, escorrendo, jorra, jorrando, a cair água, caindo água, vaza, vazando, inund*",
    beg: "suplica, suplicando, implora, implorando, a implorar, larga me, me larga, me solta, solta me, deixa me sair, me deixa sair, me deixa ir, deixa me ir, para por favor, pára, não me batas, não me bate, que pare, para parar",
    hear: "ouço, ouvimos, ouvi, ouve se, ouvindo, a ouvir, escuto, escutei, vizinh*, ao lado, do lado, parede, em frente, de cima, andar de cima, de baixo",
    weep: "chora, chorando, a chorar, choro, grita, gritando, a gritar, gritos, geme, gemendo, a gemer, gemidos, soluça, berra, berros, pede ajuda, pede socorro, gemido",
    silent:
      "não abre, ninguém abre, não abrem, não responde, ninguém responde, ninguém atende, não atende, sem resposta, silêncio, não se ouve nada, não ouço mais nada, ficou tudo calado, de repente nada, não abriu, não reage, mais nada",
    blows:
      "tapas, bofetadas, estalos, pancadas, murros, socos, pancada, vidro, partir, quebrando, quebrar, baque*, chapadas",
    seldom:
      "a cada dez, de vez em quando, cada 10, a cada vinte, segundos, raramente, superficial, irregular, pausas, muito devagar, bem devagar, fraca, fraco, aos poucos, ofegante, estertor*",
    rope: "corda, cinto, laço, cabo, lençol, cachecol, cordão, forca",
    tied: "atou, atado, atada, amarr*, prendeu, pendur*, ao pescoço, no pescoço, à volta do pescoço, viga, pronta, pronto",
    heavy:
      "tv, televisão, televisor, armário, cómoda, cômoda, roupeiro, estante, frigorífico, geladeira, árvore, muro, parede, teto, portão, viga, móvel, carro, vidro",
    pinned:
      "debaixo, preso debaixo, presa debaixo, por baixo, em cima dele, em cima dela, caiu em cima, caiu lhe em cima, esmag*, soterrad*, puxou para cima, tombou em cima",
    jammed:
      "trilhou, trilhad*, entalou, entalad*, esmagou, esmagad*, prensou, prensad*, preso na porta, presa na porta, cortou fora, arrancou, arrancad*, decepou, decepad*, sem a ponta, ponta do dedo, amputad*, escada rolante, presa no elevador, não conseguimos tirar, não consigo tirar, entre as grades",
    cliff:
      "falésia, falésias, penhasco, precipício, ravina, barranco, encosta, rochas, abismo, ribanceira, arriba",
    bulge:
      "inchado, inchada, inchou, estufou, estufad*, inflou, assobia, fumo branco, fumaça branca, vapor, a inchar",
    sick: "vomita, vomitando, a vomitar, vomitou, vómitos, vômito, diarreia, febre, cogumelos",
    raving:
      "delira, delirando, a delirar, alucin*, diz coisas sem sentido, não nos reconhece, não me reconhece, não reconhece, que dia, onde está, quem sou, quem somos, o próprio nome, o nome dele, que ano, coisa com coisa, confus*",
    lies: "deitado, deitada, caído, caída, estendido, estendida, desmaiad*, jaz, tombado",
    ground:
      "chão, corredor, escada, escadas, junto ao elevador, em frente ao elevador, perto do elevador, neve, estacionamento, passeio, calçada, rua, relva, grama, átrio",
    masked: "balaclava*, encapuçad*, encapuzad*, mascarad*, passa montanhas",
    dragged:
      "arrast*, puxaram para, puxou para dentro, puxada para, levaram à força, à força, empurraram para dentro, pelos cabelos, pelo cabelo",
    alone:
      "não me deixa ir, não me deixa sair, não me deixa ir embora, não me deixam sair, não nos deixa sair, não a deixa sair, me trancou, trancou me, fechou me, me prendeu, trancou nos, nos trancou, trancou a no, mantém me presa, me mantém presa, contra a minha vontade, contra a vontade dela, o meu ex encontrou me, meu ex me encontrou, meu ex me achou, meu ex está aqui, meu ex está na, meu ex está no, meu ex marido, não lhe digam o meu quarto, não digam a ele, não lhe digam onde, não fala meu quarto, granada de mão, uma granada, granada no, avalanche, deslizamento de terra, derrocada, terremoto, terramoto, sismo, tsunami, sair da banheira, presa na banheira, preso na banheira, lado de fora do gradeamento, do lado de fora da grade, lado errado da grade, lado errado do parapeito, por fora da varanda, mãos amarradas, mãos atadas, vai acabar mal, acaba mal, não sabe nadar, amarrou a corda, amarrei a corda, atado o cinto, atou o cinto, amarrou o cinto, plástico derretido, gelo partiu, gelo quebrou, caiu no gelo, quando lerem isto, quando ler isso, quando leres isto, carta de despedida, mensagem de despedida, já não faz sentido viver, não faz mais sentido, vou entrar no mar, clarão laranja, maçaneta está quente, maçaneta queima, spray de pimenta, gás lacrimogéneo, gás lacrimogêneo, todos a tossir, todo mundo tossindo, sem bombinha, sem inalador, sem a bomba da asma, estou escondid*, pontos abriram, ferida abriu, cortou os braços, cortou os pulsos, chumbinho, veneno de rato, raticida, pesticida, não sua, levei um choque, levou um choque, ficar sem ar, ficando sem ar",
    broke: "virado para fora, virada para fora, torto, torta, ângulo estranho, ao contrário, torcid*",
    shut: "por dentro, de dentro, trancad*, fechad*, preso, presa, presos, encravad*, emperr*, à chave, não conseguimos sair, não consigo sair, não consegue sair",
    place:
      "banheira, sauna, banho turco, cave, porão, câmara fria, casa de banho, banheiro, wc, arrecadação, lavabo",
    us: "dois, homem, mulher, senhor, senhora, anos, velho, idoso, idosa, alguém, menino, menina, estou dentro, estamos dentro",
    who: "anos, idoso, idosa, alguém, pessoas, rapazes, meninos, meninas, homens, ex, miúdos, gente",
    many: "de uma vez, ao mesmo tempo, demais, demasiado, todos, todas",
    pills: "adesivos, adesivo, morfina, fentanil, heroína, drogas, droga, gotas",
    took: "colou, colado, pôs, injetou, tomou, tomado, botou",
    small:
      "desentupidor, desentop*, anticongelante, bagas, aguarrás, líquido, soda, solução, descalcificante",
    device: "carro elétrico, carro eléctrico, trotinete, patinete, narguilé, carvão, shisha, tapete, carpete",
    sting:
      "vespa, abelha*, marimbondo*, escorpião, lacrau, alforreca, água viva, caravela, picou, picado, picada, ferroada, peixe aranha",
    lift: "elevador, monta cargas",
    drops: "caiu, despencou, torto, inclinado, desceu de repente, soltou",
    stove: "caldeira, lareira, esquentador, fogão, aquecedor, gerador, braseiro, salamandra",
    ache: "dor de cabeça, dores de cabeça, dói a cabeça, cabeça dói, clarões, cabeça a rebentar, cabeça explodindo, tonturas, tonta",
    everyone: "todos, todos nós, toda a família, os dois, toda a gente, todo mundo",
    pregnant: "grávida, gravidez",
    structure:
      "teto, tecto, varanda, sacada, grade, andaime, viga, reboco, fachada, telhado, neve do telhado, encosta, barranco, lustre, terra",
    collapse:
      "desabou, caiu, caindo, cair, fenda, rachadura, rachou, soltou, cedeu, ceder, balança, desliza, descendo, ruiu, entrou",
    people:
      "gente, crianças, alguém, hóspedes, mulher, homem, pessoas, embaixo, dentro, em cima, mesas, soterrados",
    nowhere:
      "não o encontramos, não a encontramos, não encontro ele, não encontro ela, não o encontro, não a encontro, não achamos ele",
    beat: "pontapés, chutando, espancando, espancam, a espancar, batendo num, a bater num, chutes na cabeça",
    follow: "entrou pela varanda, entrou pela janela, forçou a janela, atiram pedras, jogando pedras",
    toy: "móveis, jornal, lixo, carta, pacote, sapatos, roupa*, bagagem, mala*, mochila*, cão, cachorro, gato, torneira*, lavatório, pia",
  },
  ro: {
    swam: "înoate, înot, înotat, înota, înoată, caiac*, canoe, snorkeling, scufund*, surf*, curent, curentul, valuri, val, valul, barcă, saltea",
    unseen:
      "nu s a întors, nu s a mai întors, nu a revenit, nu se mai vede, nu l mai vedem, nu l mai văd, nu o mai vedem, nu o mai văd, nu se vede, nu îl mai vedem, a dispărut, dispărut, luat de, l a luat, i a luat, a luat, dus de, în derivă, nicio urmă, nu a ieșit la suprafață, dispăruți",
    frail: "alzheimer, demență, dement, dementă, senil*, dezorientat*",
    astray:
      "a ieșit, ieșit, a plecat, plecat, umblă, rătăcește, dispărut, zăpadă, parcare, parcarea, stradă, strada, minus, grade, ger, frig, afară, drum",
    undress:
      "pijama, pijamale, desculț*, cămașă de noapte, în șosete, ciorapi, papuci, halat, fără haină, fără pantofi",
    panel:
      "tablou electric, tabloul electric, panou electric, panoul electric, cutia electrică, siguranțe, siguranțelor, priză, priza, prize, prizei, în lampă, din lampă, în bec, în lustră, din lustră, din plafonieră, prin plafonieră, fire, firele, cabluri, întrerupător",
    crackle:
      "pârâie, trosnește, sfârâie, topește, topit, topită, șuieră, pocnește, explodat, fâsâie, topesc, scântei*",
    drips: "picură, curge, șiroiește, se scurge, prelinge, inundă, pică apă",
    beg: "imploră, implora, roagă să, se roagă, cerșește, dă mi drumul, lasă mă, lasă mă să plec, lasă mă să ies, oprește te, încetează, nu mă lovi, nu mai da, să înceteze, să se oprească",
    hear: "aud, auzim, auzit, se aude, se aud, vecin*, alături, de alături, perete, vizavi, deasupra, de sus, dedesubt, de lângă",
    weep: "plânge, plânset, plângând, țipă, țipete, țipând, urlă, urlete, geme, gemete, gemând, strigă, strigăte, scâncește, suspină, vaită, bocește",
    silent:
      "nu deschide, nimeni nu deschide, nu răspunde, nimeni nu răspunde, niciun răspuns, liniște, tăcere, s a făcut liniște, brusc liniște, nu se mai aude, nu se aude nimic, nu a deschis, nu reacționează",
    blows:
      "lovituri, palme, bufnituri, pumni, bubuituri, lovește, spart, sparge, geam, bătaie, trosnet, palmă",
    seldom:
      "la zece, din când în când, secunde, rar, foarte rar, superficial, neregulat, pauze, horcăie, foarte încet, slab, abia",
    rope: "frânghie, sfoară, funie, curea, cureaua, laț, ștreang, cablu, cearșaf, eșarfă",
    tied: "legat, legată, agățat, atârnat, de gât, la gât, în jurul gâtului, grindă, pregătit*, înnodat*",
    heavy:
      "televizor, televizorul, dulap, dulapul, comodă, comoda, bibliotecă, biblioteca, raft, frigider*, copac, copacul, zid, perete, tavan, tavanul, poarta, grinda, mașină, mașina, geam",
    pinned:
      "dedesubt, sub el, sub ea, prins sub, prinsă sub, e sub, a căzut peste, căzut pe, peste el, peste ea, strivit*, îngropat*, tras peste, răsturnat peste",
    jammed:
      "prins în ușă, prins mâna, strivit*, zdrobit*, retezat*, smuls*, vârful degetului, fără vârf, amputat*, scara rulantă, blocat în lift, blocată în lift, înțepenit*, blocată în ușă, prinsă, nu o putem scoate, nu l putem scoate, între gratii",
    cliff: "prăpastie, stâncă, stânci, stânca, râpă, râpa, versant, pantă, povârniș, crevasă, rambleu",
    bulge: "umflat, umflată, umflă, bombat*, șuieră, fum alb, fâsâie, aburi, abur",
    sick: "vomită, vomitat, varsă, vărsat, diaree, febră, ciuperci",
    raving:
      "delirează, delir, bate câmpii, halucin*, aiurează, nu ne recunoaște, nu mă recunoaște, nu recunoaște, ce zi, unde este, unde e, unde se află, cine sunt, cine suntem, numele lui, cum o cheamă, cum îl cheamă, ce an, incoerent*, confuz*",
    lies: "zace, întins, întinsă, culcat, culcată, lungit, lungită, căzut, căzută, prăbușit*",
    ground:
      "podea, podeaua, jos, pe jos, hol, coridor, scări, lângă lift, în fața liftului, zăpadă, parcare, trotuar, stradă, la pământ, pământ, gazon, recepție",
    masked: "cagule, cagulă, mascat, mascați, mascate, fețe acoperite",
    dragged:
      "târât*, târăsc, târăște, târau, au tras o, au băgat o, tras înăuntru, cu forța, cu forta, băgat cu forța, de păr",
    alone:
      "nu mă lasă să plec, nu mă lasă să ies, nu ne lasă să, nu o lasă să, m a închis, m a încuiat, ne a închis, ne a încuiat, a închis o, mă ține închis*, mă ține încuiat*, mă sechestr*, sechestrat*, împotriva voinței, fostul m a găsit, fostul meu m a, fostul e aici, fostul meu e, fostul meu este, fostul soț, nu i spuneți camera, nu îi spuneți, nu i spuneți în ce, grenadă, grenada, avalanșă, alunecare de teren, cutremur, cutremurul, tsunami, ies din cadă, ieși din cadă, iasă din cadă, blocat în cadă, blocată în cadă, înțepenit* în cadă, dincolo de balustradă, partea cealaltă a balustradei, în afara balustradei, peste balustradă, ștreang, mâinile legate, legat la mâini, se termină rău, o să se termine rău, nu știe să înoate, legat frânghia, legat cureaua, legat funia, plastic topit, plastic ars, s a spart gheața, gheața s a rupt, căzut prin gheață, când veți citi, când citești asta, scrisoare de adio, mesaj de adio, nu mai are rost, intru în mare acum, lumină portocalie sub, clanța e fierbinte, clanța arde, spray cu piper, gaz lacrimogen, toți tușesc, fără inhalator, sunt ascuns*, m am ascuns, s au desfăcut cusăturile, s a deschis rana, și a tăiat brațele, și a tăiat mâinile, otravă de șobolani, raticid, pesticid*, nu transpiră, m a curentat, s a curentat, un urs, ursul",
    broke: "răsucit*, întors în afară, întoarsă în afară, strâmb*, unghi ciudat, invers, sucit*",
    shut: "din interior, dinăuntru, pe dinăuntru, încuiat*, închis, închisă, blocat*, înțepenit*, nu putem ieși, nu pot ieși, nu poate ieși",
    place:
      "cadă, cada, sauna, saună, baie, toaletă, toaleta, wc, pivniță, beci, cameră frigorifică, debara, balcon",
    us: "doi, două, bărbat, femeie, domn, domnul, doamnă, doamna, ani, bătrân, bătrână, cineva",
    who: "ani, domn, domnul, doamna, bătrân, bătrână, cineva, oameni, băieți, băieții, fete, bărbați, fostul, fosta, soacra",
    man: "bărbați, bărbații, băieți, băieții, domni",
    many: "deodată, toate, prea mult, prea multe, odată, în același timp",
    pills: "plasturi, plasture, morfină, fentanil, heroină, droguri, picături",
    took: "lipit, pus, injectat, luat, aplicat",
    small: "desfundat, soluție, antigel, boabe, diluant, lichid, sodă, anticalcar",
    swallow: "a băut, băut, a înghițit, bea",
    device: "mașina electrică, mașină electrică, trotinet*, narghilea, cărbune, cărbuni, covor*, mocheta",
    sting: "viespe, albină, albine, viespi, scorpion*, meduză, înțepat, înțepată, înțepătură",
    lift: "lift, liftul, ascensor, ascensorul",
    drops: "căzut, picat, prăbușit, strâmb, înclinat, coborât brusc",
    stove: "centrala, centrală, boiler, șemineu, șemineul, sobă, soba, aragaz, hota, generator",
    ache: "doare capul, durere de cap, dureri de cap, crapă capul, fulgere, amețit, amețiți, amețim",
    everyone: "toți, pe toți, noi toți, toată familia, amândoi, tuturor",
    pregnant: "gravidă, însărcinată, insarcinata",
    structure:
      "tavan, tavanul, balcon, balconul, balustrada, schela, schele, grinda, tencuiala, fațada, acoperiș, acoperișul, zăpada de pe, malul, candelabru*",
    collapse:
      "prăbușit, căzut, cade, crăpătură, crăpat, desprins, cedează, cedat, se clatină, alunecă, surpat, se rupe",
    people: "oameni, copii, cineva, oaspeți, femeie, bărbat, persoane, dedesubt, înăuntru, mese, îngropați",
    nowhere: "nu l găsim, nu o găsim, nu îl găsim, nu l găsesc nicăieri, nu o găsesc nicăieri",
    beat: "bat un, lovesc cu picioarele, îl bat, o bat, snopesc, dau cu picioarele, lovesc în cap",
    follow: "intrat pe balcon, intrat pe geam, spart geamul, aruncă cu pietre",
    toy: "mobilă, mobila, ziar*, gunoi*, scrisoare*, colet*, pantofi*, haine*, bagaj*, valiz*, rucsac*, câine*, pisic*, robinet*, chiuvet*",
  },
  pl: {
    swam: "pływać, popłynął, popłynęła, popłynęli, wypłynął, wypłynęła, pływał, kajak*, sup, nurkow*, zanurkował, surf*, prąd, fala, fale, ponton*, materac*, łódk*, kąpał",
    unseen:
      "nie wrócił*, nie wrócili, jeszcze nie wrócił*, nie wraca, nie widać, nie widzę go, nie widzimy, już go nie widać, zniknął, zniknęła, zniknęli, porwał*, porwała, znosi, zniosło, dryfuje, ani śladu, nie wypłynął*, wciągnęło, poniosło",
    frail: "demencj*, alzheimer*, otępien*, zdezorientowan*",
    astray:
      "wyszedł, wyszła, uciekł, uciekła, błąka, błąkał, chodzi po, zniknął, zniknęła, zaginął, zaginęła, śnieg, śniegu, parking*, ulicy, ulica, drodze, minus, stopni, mróz, mrozie, zimno, na dworze",
    undress:
      "piżam*, boso, bosa, w skarpetkach, skarpetkach, skarpetach, koszuli nocnej, kapciach, szlafroku, bez kurtki, bez butów",
    panel:
      "skrzynk* elektryczn*, skrzynce elektryczn*, rozdzielni*, szafk* elektryczn*, tablic* elektryczn*, bezpiecznik*, gniazdk*, kontakt, kontaktu, z lampy, w lampę, na lampę, przez lampę, do lampy, żyrandol*, plafon*, kable, kabli, przewod*, włącznik*",
    crackle:
      "trzeszczy, trzaska, skwierczy, syczy, topi, stopion*, topion*, wybuchł*, strzela, pęka, iskrzy, przypalon*, skwierczenie",
    drips: "kapie, leje się, cieknie, przecieka, zalewa, ścieka, leci woda, sączy, woda leci",
    beg: "błaga, błagał*, błagają, prosi żeby przestał, puść mnie, puśćcie mnie, wypuść mnie, zostaw mnie, przestań, nie bij, proszę przestań, żeby przestał, nie rób mi",
    hear: "słyszę, słychać, słyszymy, słyszał*, słyszeliśmy, sąsiad*, obok, za ścianą, przez ścianę, ścian*, naprzeciwko, nad nami, pod nami",
    weep: "płacze, płacz, płaczu, krzyczy, krzyki, krzyk, jęczy, jęki, jęk, wyje, wrzeszczy, szlocha, skomle, kwili, woła, wołanie, lamentuje, zawodzi, łka",
    silent:
      "nie otwiera, nikt nie otwiera, nie odpowiada, nikt nie odpowiada, brak odpowiedzi, cisza, zrobiło się cicho, nagle cicho, ucichło, nic nie słychać, już nie słychać, nie otworzył*, nie reaguje, teraz cicho, nie odzywa",
    blows:
      "uderzenia, uderzeń, ciosy, bicie, klapsy, łomot, huk, huki, tłuczone, tłuczon*, walenie, policzk*, rozbij*, razy, bije",
    seldom:
      "co dziesięć, co kilka, co 10, co dwadzieścia, sekund*, rzadko, płytko, nieregularnie, przerwami, rzęzi, charczy, bardzo wolno, bardzo powoli, słabo, ledwie",
    rope: "lina, linę, sznur, pasek, pętl*, kabel, prześcieradł*, szalik, sznurek",
    tied: "przywiąza*, zawiąza*, uwiąza*, przymocow*, na szyi, szyi, wokół szyi, powiesił*, belk*, gotow*, zawiesił*",
    heavy:
      "telewizor*, szafa, szafę, szafą, komoda, komodę, komodą, regał*, lodówk*, drzewo, ściana, mur, sufit, brama, belka, kredens*, półk*, samochód, auto, szyba",
    pinned:
      "pod nią, pod nim, leży pod, przygniot*, przygnieci*, spadł* na, przewrócił* na, przywalił*, przywalon*, zawalił* na, zasypał*, ściągnął na, na siebie, przewaliła",
    jammed:
      "przytrzas*, przycięt*, zmiażdż*, uciął, ucięt*, obcięt*, urwa*, czubek palca, czubka palca, opuszk*, amputow*, ruchom* schod*, w drzwiach windy, zakleszcz*, uwięz*, odciął, nie możemy wyjąć, nie mogę wyjąć, między szczeblami, między prętami",
    cliff: "klif*, urwisk*, przepaś*, wąwóz, wąwozu, skarp*, zbocz*, skał*, szczelin*, żleb*, stok, szyb",
    bulge:
      "spuchł*, spuchnięt*, napuchł*, nadęt*, wybrzusz*, syczy, biały dym, białym dymem, para, dymi, napęczniał*",
    sick: "wymiotuje, wymiotował*, wymioty, rzyga, biegunk*, gorączk*, grzyby, grzybów",
    raving:
      "bredzi, majaczy, mówi od rzeczy, halucyn*, nie poznaje, nas nie poznaje, nie rozpoznaje, jaki jest dzień, jaki dzień, gdzie jest, kim jestem, kim jesteśmy, jak się nazywa, swojego imienia, jaki rok, plecie, bełkocze, splątan*",
    lies: "leży, leżał*, leżąc*, leżeć, leżą",
    ground:
      "podłodze, podłoga, ziemi, korytarz*, schodach, przy windzie, przed windą, obok windy, śniegu, parkingu, chodniku, ulicy, trawniku, klatce, posadzce, holu",
    masked: "kominiark*, zamaskowan*, w maskach, kapturach",
    dragged:
      "zaciągn*, ciągną, ciągnął, wciągn*, wlekli, wlecze, siłą, zawlekli, zmusili, za włosy, ciągnie dziewczynę, ciągnie kobietę",
    alone:
      "nie chce mnie wypuścić, nie pozwala mi wyjść, nie pozwala mi odejść, nie wypuszcza mnie, nie chce nas wypuścić, nie puszcza mnie, zamknął mnie, zamknęli mnie, zamknął nas, zamknął ją, przetrzymuje mnie, trzyma mnie zamknięt*, więzi mnie, wbrew mojej woli, wbrew jej woli, mój były mnie znalazł, były mnie znalazł, mój były jest, mój były tu, mój były stoi, były mąż mnie, były mąż jest, nie mówcie mu, proszę mu nie mówić, nie podawajcie mu, granat ręczny, granat w, granat, lawina, lawiny, osuwisko, trzęsienie ziemi, tsunami, wyjść z wanny, utknęłam w wannie, utknąłem w wannie, utknęła w wannie, utknął w wannie, za barierką, poza barierką, po złej stronie barierki, po drugiej stronie barierki, na zewnątrz balkonu, stryczek, związane ręce, związał mi, źle się skończy, nie umie pływać, nie potrafi pływać, ledwo dycha, rozbitą głowę, rozbita głowa, przywiązał pasek, przywiązałem pasek, zawiązał sznur, przywiązał sznur, stopiony plastik, stopionym plastikiem, lód pękł, pod lodem, wpadł pod lód, lód się załamał, załamał się lód, kiedy to przeczyta*, gdy to przeczyta*, list pożegnalny, sms pożegnalny, wiadomość pożegnalną, pożegnalnego smsa, to nie ma już sensu, idę teraz do morza, pomarańczowa łuna, klamka jest gorąca, klamka parzy, gaz pieprzowy, gaz łzawiący, wszyscy kaszlą, bez inhalatora, nie ma inhalatora, ukrywam się, schowałam się, schowałem się, rozeszły się szwy, szwy puściły, rana się otworzyła, pociął ręce, pocięła ręce, trutka na szczury, pestycyd, nie poci się, kopnął prąd, poraził prąd, odrzuciło go, drut do kontaktu",
    broke: "wykręcon*, wykrzywion*, w złą stronę, pod dziwnym kątem, nienatural*, na zewnątrz",
    shut: "od środka, od wewnątrz, zamknięt*, zatrzaśnięt*, zatrzasn*, zablokowan*, zaciął, zacięły, nie możemy wyjść, nie mogę wyjść, nie może wyjść, na klucz",
    place:
      "wanna, wannie, sauna, saunie, saunę, łaźni*, piwnic*, chłodni, toalet*, wc, schowk*, ubikacj*, łazien*",
    us: "dwoje, dwóch, mężczyzna, kobieta, pan, pani, lat, latka, letni*, starszy, staruszk*, ktoś, jestem w środku, jesteśmy w środku",
    who: "pan, pani, ktoś, ludzie, chłopcy, chłopaki, dziewczyny, lat, staruszek, były, sąsiadka, sąsiad, letnia, letni, turyst*, córka, dziewczynę",
    many: "naraz, na raz, jednocześnie, za dużo, wszystkie, za jednym razem",
    pills: "plastry, plaster, morfin*, fentanyl*, heroin*, narkotyk*, kropl*",
    took: "nakleił*, przykleił*, wstrzyknął*, wziął, wzięła, zażył*",
    small:
      "udrażniacz*, kret, do rur, roztwór, roztworu, płyn, płynu, borygo, jagod*, rozpuszczalnik*, ług, odkamieniacz*",
    device:
      "elektryk*, auto elektryczne, samochód elektryczny, hulajnog*, fajk* wodn*, węgiel, węgielek, dywan*, wykładzin*",
    sting: "osa, osy, pszczoła, pszczoły, szerszeń, skorpion*, meduza, użądlił*, ukąsił*, ukąszen*",
    lift: "winda, windą, windy, winda spadła",
    drops: "spadł*, urwał*, krzywo, przechylon*, runęł*, zjechała w dół",
    stove: "piec, piecyk, kocioł, kominek, kominku, junkers, bojler, kotłownia, agregat",
    ache: "boli głowa, bolą głowy, ból głowy, bóle głowy, błyski, głowa pęka, głowę rozsadza, zawroty",
    everyone: "wszystkich, wszyscy, nas wszystkich, cała rodzina, oboje",
    pregnant: "ciąży, w ciąży, ciężarn*",
    structure:
      "sufit, balkon, balustrada, rusztowani*, belka, tynk, fasada, dach, szyba, śnieg z dachu, skarpa, żyrandol",
    collapse:
      "zawalił*, runął, runęło, pęknięci*, pękł*, oderwał*, spada, spadł*, ugina, chwieje, osuwa, osunął*, odpada",
    people:
      "ludzie, dzieci, ktoś, goście, kobieta, mężczyzna, osoby, pod spodem, w środku, stolik*, zasypan*",
    nowhere:
      "nigdzie go nie, nigdzie jej nie, nie możemy go znaleźć, nie możemy jej znaleźć, nie mogę go znaleźć",
    beat: "kopią go, biją chłopaka, kopie go, katują, okładają, kopią po głowie, tłuką",
    follow: "wszedł przez balkon, wszedł przez okno, wyważył okno, rzucają kamieniami",
    toy: "meble, drążek, wszystko, klucz*, ubrani*, waliz*, papier*, śmieci, gazet*, kurtk*, buty, plecak*, paczk*, kran, kranu, umywalk*",
  },
  cs: {
    swam: "plavat, plaval*, odplaval*, plave, kajak*, kánoe, kanoi, paddleboard*, šnorchl*, potápě*, potopil*, surf*, proud, proudu, vlna, vlny, člun*, lehátk*, koupal*",
    unseen:
      "nevrátil*, se nevrátil*, ještě se nevrátil*, nevrací, není vidět, nevidím ho, nevidíme, už ho nevidím*, zmizel*, strhl*, strhla, odnesl*, odnáší, unáší, ani stopy, nevynořil*, vzal, vzala, nikde",
    frail: "demenc*, demence, alzheimer*, dementní, dezorientovan*, senilní",
    astray:
      "odešel, odešla, vyšel, vyšla, utekl, utekla, bloudí, toulá, zmizel*, ztratil*, sněhu, sníh, parkoviš*, ulici, silnici, minus, stupňů, mráz, mrazu, zima, zimě, venku",
    undress:
      "pyžam*, bos, bosá, naboso, v ponožkách, ponožkách, noční košil*, pantofl*, bačkor*, papučích, županu, bez bundy, bez bot",
    panel:
      "elektrick* skří*, rozvaděč*, rozvodn*, pojistk*, pojistkov*, jistič*, zásuvk*, ze světla, do světla, z lampy, do lampy, ze stropního, lustr*, kabel*, drát*, vypínač*",
    crackle:
      "praská, prská, syčí, škvíří, škvrčí, taví, roztaven*, rozpuště*, bouchl*, vybuchl*, jiskří, prskaj*, srší, spečen*",
    drips: "kape, teče, stříká, prosakuje, crčí, lije, zatéká, vytéká",
    beg: "prosí ho, prosí ať, prosí aby přestal, prosí aby, úpěnlivě, žadoní, škemrá, pusť mě, pusťte mě, nech mě, nechte mě, přestaň, nebij, ať přestane, aby přestal",
    hear: "slyším, slyšíme, slyšet, slyšel*, vedle, soused*, za zdí, přes zeď, zdí, naproti, nad námi, pod námi, pokoje",
    weep: "pláče, pláč, brečí, brek, křičí, křik, řve, řev, sténá, sténání, úpí, naříká, kňučí, vzlyká, ječí, volá, volání, nářek",
    silent:
      "neotevírá, nikdo neotevírá, neotvírá, nikdo neotvírá, neodpovídá, nikdo neodpovídá, žádná odpověď, ticho, ztichl*, najednou ticho, nic neslyším, není slyšet, neozývá, nereaguje, neotevřel*, utichl*",
    blows: "rány, facky, facka, bití, úder*, rána, dunění, rozbi*, tříšt*, mlácení, bouchání, bije",
    seldom:
      "každých deset, každých pár, každých 10, jednou za, vteřin*, sekund*, zřídka, mělce, nepravidelně, pauz*, chroptí, chrčí, velmi pomalu, strašně pomalu, slabě, občas",
    rope: "provaz*, lano, opasek, pásek, smyčk*, oprátk*, kabel, prostěradl*, šál*, šňůr*",
    tied: "přivázal*, uvázal*, zavázal*, připevnil*, kolem krku, na krk, na krku, pověsil*, trám, připraven*, zavěsil*",
    heavy:
      "televize, televizi, televizí, skříň, skříní, komod*, knihovn*, regál*, lednic*, strom, zeď, zdí, strop, vrata, trám, polic*, auto, sklo",
    pinned:
      "pod ní, pod ním, leží pod, je pod, přimáčk*, spadl* na, spadla na, převrhl* na, zavalil*, zavalen*, strhl* na, na sebe, uvězněn* pod, přišpendl*",
    jammed:
      "přiskříp*, přivřel*, přivřen*, zaklíněn*, rozdrcen*, rozdrtil*, uříznut*, useknut*, usekl*, utrž*, urval*, konec prstu, špičk* prstu, bříšk*, amputov*, eskalátor*, ve dveřích výtahu, skřípnu*, nemůžem ji vyndat, nemůžeme ji vyndat, nejde vyndat, nemůžu ji vyndat, mezi mřížemi, mezi příčkami",
    cliff: "útes*, sráz*, propast*, rokl*, svah*, skál*, skal*, trhlin*, strž*, šacht*, stráň",
    bulge:
      "nafoukl*, nafouknut*, napuchl*, vyboulen*, vyboulil*, syčí, bílý kouř, bílý dým, pára, čoudí, nadmul*",
    sick: "zvrací, zvracel*, blije, bleje, průjem, horečk*, houby, hub",
    raving:
      "blouzní, mele nesmysly, blábolí, halucin*, nepoznává, nepoznala nás, nepoznal nás, nepozná, jaký je den, kde je, kdo jsem, kdo jsme, jak se jmenuje, své jméno, jaký je rok, zmaten*, mluví z cesty, nesmysly",
    lies: "leží, ležel*, ležící, ležet, válí",
    ground:
      "zemi, podlaze, chodbě, schodech, u výtahu, před výtahem, vedle výtahu, sněhu, parkovišti, chodníku, ulici, trávníku, schodišti, hale",
    masked: "kukl*, maskovan*, v maskách, zakuklen*",
    dragged: "odtáhl*, vtáhl*, zatáhl*, táhnou, táhl, vlekli, vleče, násilím, odvlekl*, dotáhl*, za vlasy",
    alone:
      "nechce mě pustit, nepustí mě, nenechá mě odejít, nenechá mě jít, nepouští mě, nechce nás pustit, zamkl mě, zamknul mě, zavřel mě, zamkl nás, zamkl ji, drží mě, vězní mě, proti mé vůli, proti její vůli, můj bývalý mě našel, bývalý mě našel, můj bývalý je, můj bývalý stojí, bývalý manžel mě, neříkejte mu, granát*, lavina, laviny, sesuv, zemětřesení, tsunami, vylézt z vany, z vany ven, uvízla ve vaně, uvízl jsem ve vaně, zasekla ve vaně, za zábradlím, na druhé straně zábradlí, špatné straně zábradlí, přes zábradlí, zvenku na balkon*, oprátka, svázané ruce, svázal mě, dopadne špatně, skončí špatně, neumí plavat, přivázal pásek, přivázal opasek, přivázal provaz, uvázal provaz, roztavený plast, roztaveným plastem, probořil se led, led praskl, propadl se do ledu, pod ledem, až to budete číst, až tohle budeš číst, dopis na rozloučenou, zpráva na rozloučenou, už to nemá smysl, jdu teď do vody, oranžová záře, klika je horká, klika pálí, pepřový sprej, slzný plyn, všichni kašlou, bez inhalátoru, schovávám se, schovala jsem se, schoval jsem se, rozešla se rána, praskly stehy, povolily stehy, rána se otevřela, pořezal si ruce, pořezala si ruce, jed na krysy, pesticid*, nepotí se, kopla mě elektřina, kopl ho proud, otíká mi jazyk, otéká mi jazyk, otíká jazyk, ruku do dveří výtahu, prsty do dveří výtahu, ruku ve výtahu",
    broke: "vykroucen*, vytočen*, na druhou stranu, divném úhlu, zkroucen*, ven",
    shut: "zevnitř, zvenku zamčen*, zamčen*, zamkl*, zabouchl*, zaseknut*, zasekl*, zablokovan*, nemůžeme ven, nemůžu ven, nemůže ven, uvězněn*",
    place:
      "vana, vaně, sauna, sauně, saunu, pára, sklep*, mrazák*, záchod*, záchodě, wc, komor*, koupeln*, balkon*",
    us: "jsme tu, dva, muž, žena, pán, paní, let, letý, letá, starý, stará, někdo, jsme, jsem uvnitř, jsme uvnitř",
    who: "pán, paní, někdo, lidé, kluci, holky, let, stařík, stařen*, bývalý, soused*, letá, letý, turist*, dítětem",
    many: "najednou, naráz, všechny, příliš, moc, zároveň",
    pills: "náplast*, morfi*, fentanyl*, heroin*, drog*, kapk*",
    took: "nalepil*, píchl*, vzal*, požil*",
    small: "čistič odpad*, krtek, krtka, na odpady, roztok*, nemrznouc*, bobul*, ředidl*, louh*, odvápňov*",
    device: "elektromobil*, elektroauto, elektroaut*, koloběžk*, vodní dýmk*, uhlík*, uhlíky, kober*",
    sting: "vosa, včela, včely, sršeň, štír, medúza, píchla, píchlo, bodl*, štípla, žihadlo, kousl",
    lift: "výtah, výtahu",
    drops: "spadl*, propadl*, křivě, utrhl*, zřítil*, sjel dolů",
    stove: "kotel, krb, kamna, karma, bojler, plynový kotel, komín, agregát",
    ache: "bolí hlava, bolest hlavy, bolesti hlavy, záblesky, hlava mi třeští, motá hlava",
    everyone: "všechny, všem, všichni, všechny nás, celá rodina, oba",
    pregnant: "těhotná, těhotenství",
    structure:
      "strop, balkon, zábradlí, lešení, trám, omítka, fasáda, střecha, sníh ze střechy, svah, lustr, podhled",
    collapse:
      "spadl*, zřítil*, prasklina, praskl*, utrhl*, padá, povoluje, kýve, sesouvá, propadl*, odpadává, visí",
    people: "lidi, lidé, děti, někdo, hosté, žena, muž, pod tím, uvnitř, stoly, zavalen*",
    nowhere: "nemůžeme ho najít, nemůžeme ji najít, nemůžu ho najít, nikde ho, nikde ji",
    beat: "kopou ho, kopou do, mlátí ho, mlátí kluka, kope ho, zbili",
    follow: "vylezl po balkonu, vlezl oknem, vypáčil*, házejí kameny",
    toy: "nábytek, všechno, klíč*, oblečen*, kufr*, papír*, odpadky, noviny, dopis, bunda, boty, batoh*, kohout*, umyvad*",
  },
  uk: {
    swam: "плавати, поплив, попливла, попливли, заплив, запливла, плавав, каяк*, байдар*, сап, пірна*, пірнув, серф*, течія, течією, течії, хвиля, хвилі, хвилею, човен, матрац*, купався, купатися, плавать, уплыл",
    unseen:
      "не повернув*, не повернул*, ще не поверн*, не вернувся, не видно, не бачу його, не бачимо, не бачу її, зник, зникла, зникли, понесло, унесло, віднесло, забрала, забрало, дрейфує, жодного сліду, не виплив*, знесло, затягло",
    frail: "деменці*, альцгеймер*, слабоум*, дезорієнтован*",
    astray:
      "вийшов, вийшла, пішов, пішла, втік, втекла, блукає, бродить, зник, зникла, сніг, снігу, парков*, вулиц*, дорозі, мінус, градусів, мороз*, холод*, надворі",
    undress:
      "піжам*, босий, боса, босоніж, босоногий, шкарпетках, в шкарпетках, нічній сорочці, нічнушці, капцях, тапках, тапочках, халаті, без куртки, без взуття",
    panel:
      "електрощит*, щиток, щитку, щитка, щитком, електричн* шаф*, розетк*, запобіжник*, на лампу, з лампи, у лампу, в лампу, через лампу, люстр*, плафон*, кабел*, провод*, дроти, дротів, вимикач*, проводк*",
    crackle:
      "тріщить, потріскує, шипить, шкварчить, плавиться, розплав*, плавлен*, вибухнул*, лопнул*, іскрить, тріск",
    drips: "капає, тече, ллється, протікає, ллє, сочиться, заливає, струменить",
    beg: "благає, благала, просить перестати, просить його, умоляє, відпусти мене, пусти мене, випусти мене, лиши мене, залиш мене, припини, не бий, щоб припинив, щоб перестав, не треба",
    hear: "чую, чути, чуємо, чув, чула, чутно, сусід*, сусідн*, поруч, за стіною, через стіну, стін*, навпроти, над нами, під нами",
    weep: "плаче, плач, кричить, крики, крик, стогне, стогін, стогони, ридає, верещить, схлипує, скиглить, кличе, виє, волає, кричав, плакала, кричала, зойки",
    silent:
      "не відчиняє, ніхто не відчиняє, не відкриває, ніхто не відкриває, не відповідає, ніхто не відповідає, немає відповіді, тиша, стихло, раптом тихо, нічого не чути, вже не чути, замовк*, не реагує, не озива*, не відчинив, не відчиняють",
    blows: "удари, ударів, ляпас*, побої, гупання, гуркіт, гупає, розби*, б ють, грюкіт, б є, посуд, битт*",
    seldom:
      "кожні десять, раз на, секунд*, рідко, поверхнево, нерегулярно, з перервами, хрипить, дуже повільно, слабко, слабо, ледь",
    rope: "мотузк*, ремінь, ремень, пасок, петл*, шнур, кабель, простирадл*, шарф, вірьовк*",
    tied: "прив яза*, прив язав, зав яза*, закріпи*, на шию, на шиї, навколо шиї, повісив, повісила, балк*, готов*, почепив",
    heavy:
      "телевізор*, шафа, шафу, шафою, комод*, стелаж*, холодильник*, дерево, стіна, стеля, ворота, балка, полиц*, машина, скло",
    pinned:
      "під ним, під нею, лежить під, придавило, придавив*, придави*, впав на, впала на, перекину* на, завалило, засипало, на себе, привалило, притисло",
    jammed:
      "прищеми*, защеми*, затисло, затиснул*, роздавило, розчавило, відруба*, відірва*, кінчик пальця, кінчика пальця, ампутов*, ескалатор*, застрягла в дверях, застряг в дверях, зажало, не можемо витягти, не можу витягти, між прутами",
    cliff: "скел*, урвищ*, урвища, прірв*, яр, яру, обрив*, схил*, ущелин*, тріщин*, провалл*",
    bulge: "роздул*, роздув*, здувся, здулась, спух*, шипить, білий дим, пара, вздул*, надувся, димить",
    sick: "блює, блював, блювот*, рве, нудить, пронос, гарячк*, температур*, гриби, грибів",
    raving:
      "марить, маячня, маячить, верзе, галюцин*, не впізнає, нас не впізнає, який сьогодні день, який день, де він, де вона, де знаходиться, хто я, хто ми, своє ім я, як її звати, який рік, нісенітниц*, не розуміє де, сплутан*",
    lies: "лежить, лежав, лежала, лежать",
    ground:
      "підлозі, підлога, землі, коридор*, сходах, біля ліфта, перед ліфтом, коло ліфта, снігу, парков*, тротуар*, вулиці, газоні, холі",
    masked: "балаклав*, масках, у масках, замаскован*, в масках",
    dragged:
      "затягнул*, затягли, затяг, тягнуть, тягне, силоміць, силою, волочать, потягли, затащили, волок*, за волосся",
    alone:
      "не випускає мене, не відпускає мене, не дає мені піти, не дає мені вийти, мене не випускає, мене не відпускає, не випускає нас, замкнув мене, закрив мене, мене замкнув, мене закрив, замкнув нас, замкнув її, утримує мене, тримає мене, проти моєї волі, проти її волі, мій колишній знайшов, колишній мене знайшов, колишній знайшов мене, мій колишній тут, мій колишній внизу, колишній чоловік знайшов, не кажіть йому, не говоріть йому, граната, гранату, ручна граната, боєприпас*, снаряд, міна, лавина, зсув, землетрус*, цунамі, вилізти з ванни, вибратися з ванни, застрягла у ванні, застрягла в ванні, застряг у ванні, за поручнями, за перилами, по той бік перил, не з того боку перил, через перила, зовні балкона, зв язані руки, зв язав мене, погано скінчиться, погано закінчиться, не вміє плавати, прив язав ремінь, прив язав мотузку, прив язала ремінь, зав язав петлю, розплавлений пластик, паленою пластмасою, провалився під лід, лід тріснув, під лід, коли ви це прочитаєте, коли прочитаєш це, прощальний лист, прощальне повідомлення, прощальну смс, більше немає сенсу, йду у воду зараз, помаранчеве сяйво, ручка гаряча, ручка дверей гаряча, перцевий балончик, перцевий газ, сльозогінний, розпилив балончик, всі кашляють, усі кашляють, без інгалятора, ховаюсь, ховаюся, сховалась, сховався, розійшовся шов, розійшлися шви, рана відкрилась, порізав руки, порізала руки, щурячу отруту, отрута для щурів, пестицид*, не потіє, вдарило струмом, вдарив струм",
    broke: "вивернут*, викручен*, вивернулась, у неправильний бік, дивним кутом, назовні",
    shut: "зсередини, замкнен*, замкнул*, зачинен*, заклинил*, заблокован*, не можемо вийти, не можу вийти, не може вийти, закрит*",
    place:
      "ванна, ванні, сауна, сауні, сауну, парна, парній, підвал*, холодильн* камер*, туалет*, вбиральн*, комірчин*",
    us: "двоє, чоловік, жінка, пан, пані, років, річна, річний, старий, стара, хтось, нас",
    who: "пан, пані, хтось, люди, хлопці, дівчата, років, річна, річний, старий, колишній, сусідка, турист*, дідуся, бабусю, діти, його, її, хлопця, дівчину, жінку",
    many: "одразу, відразу, разом, забагато, усі, всі, одночасно",
    pills: "пластир*, морфін*, фентаніл*, героїн*, наркотик*, крапл*",
    took: "наклеїв, наклеїла, вколов, вколола, взяв, взяла, прийняв, прийняла",
    small: "для труб, крот, розчин*, рідин*, антифриз*, ягід, ягоди, розчинник*, луг",
    device: "електромобіль*, електрокар*, самокат*, кальян*, вугілля, вуглин*, килим*",
    sting: "оса, бджола, бджоли, шершень, скорпіон*, медуза, вжалила, вжалив, вкусила, укус",
    lift: "ліфт, ліфта, ліфті",
    drops: "впав, обірвався, криво, провалився, зірвався",
    stove: "котел, камін, піч, бойлер, колонка, обігрівач, генератор, груба",
    ache: "болить голова, головний біль, спалахи, голова розколюється, паморочиться",
    everyone: "усіх, всіх, усі, всі ми, вся родина, обох",
    pregnant: "вагітна, вагітної, вагітності",
    structure: "стеля, балкон, перила, риштування, балка, штукатурка, фасад, дах, сніг з даху, схил, люстра",
    collapse:
      "обвалил*, обвалив*, впала, впав, тріщина, тріснув*, відірва*, падає, прогинається, хитається, сповзає, завалил*",
    people: "люди, діти, хтось, гості, жінка, чоловік, під ним, всередині, столик*, завален*",
    nowhere: "ніде його, ніде її, не можемо його знайти, не можемо її знайти, не можу його знайти",
    beat: "б ють хлопця, б ють його, б ють її, копають, гамселять, двоє б ють, б ють ногами, луплять",
    follow: "зайшов через балкон, вліз через вікно, виламав вікно, кидають каміння",
    toy: "меблі, газет*, сміття, лист, пакунок, взуття, одяг, багаж, валіз*, рюкзак*, собак*, кіт, кран, крана, умивальник*",
  },
  hu: {
    swam: "úszni, úszott, beúszott, kiúszott, kajak*, kenu*, sup, búvár*, merült, merülni, szörf*, áramlat*, sodrás, hullám*, csónak*, gumimatrac*, fürdött",
    unseen:
      "nem jött vissza, még nem jött vissza, nem tért vissza, nem látom, nem látjuk, nem látszik, sehol, eltűnt, eltűntek, elsodort*, elsodorta, elvitte, sodródik, nyoma sincs, nem jött fel, nem bukkant, nem látni",
    frail: "demens, demencia*, demenciás, alzheimer*, szenilis, zavart",
    astray:
      "kiment, elment, elkóborolt, bolyong, kóborol, eltűnt, hóban, hó, parkoló*, parkolóban, utcán, úton, mínusz, fok, fagy, hidegben, hideg, kint",
    undress:
      "pizsam*, mezítláb, hálóing*, zokniban, papucsban, köntösben, fürdőköpeny*, kabát nélkül, cipő nélkül, egy szál",
    panel:
      "villanyszekrény*, kapcsolószekrény*, elosztószekrény*, biztosíték*, villanyóra, konnektor*, a lámpába, a lámpából, lámpára, lámpába, lámpából, csillár*, vezeték*, kábel*, villanykapcsoló*, dugalj*",
    crackle:
      "pattog, serceg, sistereg, sziszeg, recseg, olvad, olvadt, megolvadt, szikrázik, durrant, robbant, sercegés",
    drips: "csöpög, folyik, csepeg, ömlik, szivárog, csorog, befolyik",
    beg: "könyörög, könyörgött, rimánkodik, esedezik, engedj el, eressz el, engedj ki, hagyj békén, hagyd abba, ne bánts, ne üss, hogy hagyja abba, elég kérlek",
    hear: "hallok, hallom, hallani, hallatszik, hallottam, halljuk, hallottuk, hallottunk, szomszéd*, mellett*, falon, fal, szemközti, fölöttünk, felettünk, alattunk",
    weep: "sír, sírás, sírást, sírni, kiabál, kiabálás, kiáltoz*, üvölt, ordít, sikít, sikoltoz*, nyög, nyögés*, nyöszörög, nyöszörgés*, jajgat*, zokog, hívogat",
    silent:
      "nem nyit ajtót, nem nyitja ki, senki nem nyit, nem nyit, nem válaszol, senki nem válaszol, nincs válasz, csend, hirtelen csend, elhallgatott, semmit nem hallani, nem hallani semmit, nem reagál, nem felel, csönd",
    blows:
      "ütés*, pofon*, csattanás*, puffanás*, dulakod*, verés*, csapkod*, összetört, törik, csörömpöl*, dübörgés, ver",
    seldom:
      "tíz másodperc*, másodpercenként, néhány másodperc, ritkán, felületesen, szabálytalanul, szünetekkel, hörög, nagyon lassan, gyengén, néha, alig",
    rope: "kötél, kötelet, öv, övet, hurok, hurkot, zsinór*, kábelt, lepedő*, sál, szíj",
    tied: "kötött, kötötte, megkötötte, felkötötte, rögzít*, nyakára, nyakában, nyaka köré, felakaszt*, gerenda, gerendára, kész",
    heavy:
      "tévé, tévét, televízió*, szekrény*, komód*, polc*, könyvespolc*, hűtő*, fa, fal, mennyezet, plafon, kapu, gerenda, autó, üveg",
    pinned:
      "alatta, alá szorult, alatt van, alászorult, rádőlt, ráesett, rázuhant, rárántotta, magára, magára rántotta, maga alá, eltemet*, beszorult alá, alatt fekszik",
    jammed:
      "becsípőd*, becsíp*, odacsíp*, beszorult, összezúz*, leszakadt, leszakít*, ujjbegy*, ujja hegye, ujj vége, amput*, mozgólépcső*, rácsapód*, rácsap*, odazár*, nem tudjuk kivenni, nem tudom kivenni, rácsok között",
    cliff: "szikla*, szakadék*, lejtő*, meredek*, hasadék*, árok, partfal, aknába, sziklafal*",
    bulge:
      "felpuffad*, felfújód*, dagadt, megdagadt, felpúposod*, sziszeg, fehér füst, gőzöl*, púpos, füstöl",
    sick: "hány, hányt, hányás, okád, hasmenés, láz, lázas, gombát, gomba",
    raving:
      "félrebeszél, félre beszél, delirál, hallucin*, zagyva*, nem ismer meg, nem ismeri fel, milyen nap, hol van, ki vagyok, kik vagyunk, a nevét, saját nevét, milyen év, összevissza, zavartan, hogy hol van",
    lies: "fekszik, feküdt, fekve, hever, feküdni, elterülve",
    ground:
      "földön, padlón, folyosó*, lépcső*, lift előtt, lift mellett, liftnél, hóban, parkoló*, járdán, utcán, füvön, előcsarnok*",
    masked: "símaszk*, maszkos, álarcos, csuklya*, csuklyás",
    dragged:
      "berángat*, rángat*, vonszol*, húzták be, behúzt*, elhurcol*, hurcol*, erőszakkal, bevonszol*, cipel*, hajánál fogva",
    alone:
      "nem enged el, nem enged ki, nem hagy elmenni, nem hagy kimenni, nem engednek ki, nem engedi hogy elmenjek, bezárt a szobába, rám zárta, bezárt minket, bezárta magával, fogva tart, akaratom ellenére, akarata ellenére, a volt férjem, az exem megtalált, exem megtalált, az exem itt, az exem lent, ne mondják meg neki, ne árulják el, gránát*, kézigránát*, aknát, lavina, földcsuszamlás, földrengés, szökőár, cunami, kijönni a kádból, kimászni a kádból, kiszállni a kádból, beszorultam a kádba, ragadtam a kádban, korláton kívül, korlát külső, korlát rossz oldalán, korlát túloldalán, átmászott a korláton, hurok, megkötözt*, megkötözve, rossz vége lesz, nem tud úszni, felkötötte az övet, megkötötte a kötelet, felkötöttem az övet, olvadt műanyag, beszakadt a jég, jég alatt, jég beszakadt, mire ezt olvas*, mire ezt elolvas*, búcsúlevél*, búcsúüzenet*, már nincs értelme, nincs már értelme, bemegyek a vízbe, narancssárga fény, forró a kilincs, paprikaspray, könnygáz, mindenki köhög, inhalátor nélkül, nincs inhalátor, elbújtam, bujkálok, felszakadt a varrat, felnyílt a seb, felvágta a karját, patkányméreg, nem izzad, megrázott az áram, megrázta az áram, elfogyott az inzulin*, ő már nem lesz, én már nem leszek",
    broke: "kifordult, kifelé fordul*, ferde, természetellenes*, kicsavarod*, furcsa szög*",
    shut: "belülről, bezárva, bezárt, beragadt, beszorul*, zárva, nem tudunk kijönni, nem tudok kijönni, kijutni, bezáródott, kulcsra",
    place:
      "kád, kádban, szauna, szaunában, szaunát, gőzkabin, gőzben, pince, pincében, hűtőkamra, vécé*, wc, mosdó*, kamra",
    us: "ketten, férfi, nő, úr, hölgy, éves, bácsi, néni, idős, valaki, vagyunk",
    who: "éves, idős, valaki, emberek, fiúk, lányok, férfiak, ex, turista, úr, hölgy, szomszéd",
    breath: "levegőt, levegő",
    many: "egyszerre, mindet, túl sok, túl sokat, összes, egyben",
    pills: "tapasz*, morfium*, morfin*, fentanil*, heroin*, drogot, cseppek",
    took: "felragaszt*, ragasztott, beadott, bevett, vett be, szúrt",
    small: "lefolyótisztító*, oldat*, fagyálló*, bogyó*, hígító*, folyadék*, lúg, vízkőoldó*",
    device: "elektromos autó*, villanyautó*, roller, vízipipa*, szén, parázs, szőnyeg*",
    sting: "darázs, méh, méhek, lódarázs, skorpió*, medúza, megcsípte, megcsíp*, csípés",
    lift: "lift, liftben, felvonó",
    drops: "lezuhant, leesett, ferdén, leszakadt, zuhan",
    stove: "kazán, kandalló, kályha, bojler, cirkó, konvektor, aggregátor",
    ache: "fáj a feje*, fáj a fejünk, fejfájás*, villanás*, szétmegy a feje*, szédülök",
    everyone: "mindenkinek, mindannyiunk*, mindenki, egész család, mindkett*",
    pregnant: "terhes, várandós, állapotos",
    structure:
      "mennyezet, plafon, erkély, korlát, állvány, gerenda, vakolat, homlokzat, tető, hó a tetőről, lejtő, csillár",
    collapse:
      "leszakadt, beomlott, repedés, megrepedt, leesett, hullik, zuhan, enged, inog, csúszik, omlik, ledőlt",
    people: "emberek, gyerekek, valaki, vendégek, nő, férfi, alatta, benne, rajta, asztalok",
    nowhere: "nem találjuk sehol, sehol nem találjuk, nem találom sehol, sehol se találom",
    beat: "rugdos*, ütlegel*, verik, összeverik, vernek egy, fejbe rúg*",
    follow: "bejött az erkélyen, bemászott az ablakon, felfeszít*, köveket dobál*",
    toy: "bútor*, minden, kulcs*, ruha, ruhák, bőrönd*, papír*, szemét, újság*, levél, kabát*, cipő*, csap, csapból, mosdókagyló*",
  },
  tr: {
    swam: "yüzmeye, yüzüyordu, yüzerken, yüzdü, açıldı, kano*, kayak ile, sup, dalış*, daldı, dalmaya, şnorkel*, sörf*, akıntı*, dalga*, bot, şişme yatak, denize gir*, denize açıl*",
    unseen:
      "dönmedi, hala dönmedi, geri dönmedi, geri gelmedi, gelmedi, göremiyoruz, göremiyorum, görünmüyor, gözükmüyor, gözden kayboldu, kayboldu, kayıp, sürükle*, sürükledi, götürdü, sürükleniyor, izi yok, yüzeye çıkmadı, kapıldı, ortada yok",
    frail: "demans*, bunama*, bunak, alzheimer*, hafızası",
    astray:
      "dışarı çıktı, çıktı, çıkmış, kaçtı, dolaşıyor, başıboş, kayboldu, kayıp, karda, kar, otopark*, sokakta, sokağ*, yolda, eksi, derece, ayaz*, soğukta, dışarıda",
    undress:
      "pijama*, yalın ayak, yalınayak, gecelik*, çorapla, çoraplarıyla, terlikle, terliklerle, sabahlık*, montsuz, ayakkabısız",
    panel:
      "elektrik pano*, elektrik kutu*, sigorta kutu*, sigorta, sigortalar*, elektrik dolab*, priz*, lambaya, lambadan, ampulden, ampule, avizeden, avizeye, avize, kablo*, elektrik telleri, anahtar kutusu",
    crackle: "çıtırd*, cızırd*, erimiş, eriyor, eridi, tısl*, patladı, patlıyor, cız cız, kıvılcım*",
    drips: "damlıyor, akıyor, sızıyor, fışkırıyor, süzülüyor, su geliyor, boşalıyor",
    beg: "yalvarıyor, yalvarıyo, yalvardı, bırak beni, bırakın beni, beni bırak, çıkar beni, rahat bırak, yapma ne olur, vurma, dur lütfen, durması için, yalvarıyordu",
    hear: "duyuyorum, duyuyoruz, duyuluyor, duydum, duyduk, ses, sesi, sesleri, komşu*, yan oda*, bitişik*, duvar*, karşı oda*, üst kat*, alt kat*",
    weep: "ağlıyor, ağlama, ağlaması, ağlayan, bağırıyor, bağırma*, çığlık*, inliyor, inleme*, feryat*, haykır*, hıçkır*, sızlan*, sesleniyor, bağırış*",
    silent:
      "kapıyı açmıyor, açmıyor, kimse açmıyor, cevap vermiyor, kimse cevap vermiyor, cevap yok, ses yok, sessizlik, sustu, birden sessiz, ses gelmiyor, ses çıkmıyor, sesi kesildi, tepki vermiyor, kimse bakmıyor",
    blows:
      "tokat*, vurma ses*, dayak, yumruk*, gümbürtü*, kırılma, kırıldı, dövüyor, darbe*, şaplak*, kırılan",
    seldom:
      "on saniyede, saniyede, saniye, seyrek, yüzeysel, düzensiz, aralıklarla, hırıl*, çok yavaş, zayıf, ara sıra, kesik kesik",
    rope: "ip, ipi, kemer, kemeri, ilmik, ilmek, halat*, kablo, çarşaf*, atkı, urgan*",
    tied: "bağladı, bağlamış, boynuna, boynunda, boynunun, astı, asmış, düğümle*, kiriş*, hazır",
    heavy:
      "televizyon*, dolap, dolab*, gardırop*, komodin, şifonyer*, kitaplık*, buzdolab*, ağaç, duvar, tavan, kapı, raf, kiriş, araba, cam",
    pinned:
      "altında, altında kaldı, altına, üstüne devril*, üzerine devril*, üstüne düş*, üzerine düş*, devirdi, ezildi, sıkıştı altında, göçük*",
    jammed:
      "sıkıştı, sıkışt*, sıkış*, ezildi, ezdi, koptu, kopmuş, kesildi parma*, ucu koptu, parmak ucu, parmağının ucu, yürüyen merdiven*, kapıya sıkıştı, çıkaramıyoruz, çıkaramıyorum, parmaklıklar arasına",
    cliff: "uçurum*, kayalık*, yamaç*, yar, vadi*, yarık*, falez*, dere yatağı",
    bulge: "şişti, şişmiş, şişiyor, kabardı, tıslıyor, beyaz duman, beyaz buhar, buhar, bombe*",
    sick: "kusuyor, kustu, kusma*, istifra*, ishal, ateşi, mantar",
    raving:
      "sayıklıyor, saçmalıyor, hezeyan*, halüsinasyon*, bizi tanımıyor, tanımıyor, hangi gün, nerede olduğunu, kim olduğumu, kim olduğunu, adını bilmiyor, adını söyle*, hangi yıl, bilinci bulanık, anlamsız konuş*",
    lies: "yatıyor, yatan, yatıyo, serilmiş, uzanmış, yığıl*, yerde",
    ground:
      "yerde, zeminde, koridor*, merdiven*, asansörün önünde, asansörün yanında, karda, otopark*, kaldırım*, sokakta, çimde, lobide",
    masked: "maskeli, kar maske*, kar maskeli, yüzü kapalı, yüzleri kapalı",
    dragged: "sürükle*, sürükledi*, zorla, çekip, çekiştir*, zorla sok*, sürükleyerek, saçından, saçlarından",
    alone:
      "gitmeme izin vermiyor, çıkmama izin vermiyor, beni bırakmıyor, bırakmıyor beni, dışarı çıkarmıyor, çıkmamıza izin vermiyor, beni kilitledi, üstüme kilitledi, üzerime kilitledi, bizi kilitledi, onu kilitledi, odaya kilitledi, alıkoy*, zorla tutuyor, rehin*, isteğim dışında, isteği dışında, eski kocam beni buldu, eski sevgilim beni buldu, eski eşim beni buldu, eski kocam burada, eski sevgilim burada, eski sevgilim lobide, eski kocam lobide, oda numaramı söylemeyin, odamı söylemeyin, ona söylemeyin, el bombası, mayın, mühimmat, çığ düş*, heyelan, deprem, depremde, tsunami, küvetten çıkam*, küvetten çıkamıyorum, küvette sıkıştım, küvette kaldım, küvette mahsur, korkuluğun dışında, korkulukların dışında, korkuluğun öbür, korkuluğun diğer, balkonun dışında, ilmik, ellerim bağlı, elleri bağlı, sonu kötü ol*, yüzme bilmiyor, yemek vermiyor, tutuştu, tutuşmuş, ipi bağladı, kemeri bağladı, kemeri bağladım, ipi bağladım, erimiş plastik, buz kırıldı, buzun altında, buza düştü, bunu okuduğun*, veda mektubu, veda mesajı, artık anlamı yok, denize yürüyorum, turuncu ışık, kapı kolu sıcak, kapı kolu yanıyor, biber gazı, herkes öksür*, inhaler yok, inhaleri yok, saklanıyorum, saklandım, dikişleri açıldı, dikişi açıldı, yarası açıldı, kollarını kesti, bileklerini, fare zehri, böcek ilacı içti, terlemiyor, elektrik çarptı, arı kovanı devrildi, arıların ortasında",
    broke: "ters döndü, dışa dönük, dışa dönmüş, ters, eğri, garip açı*, yamul*",
    shut: "içeriden, içerden, kilitli, kilitlen*, kilitlendi, sıkıştı, mahsur, çıkamıyoruz, çıkamıyorum, çıkamıyor, kapandı",
    place:
      "küvet*, sauna*, hamam*, buhar oda*, bodrum*, soğuk oda*, tuvalet*, wc, lavabo*, banyo*, depo*, kapı sıkıştı",
    us: "iki kişi, adam, kadın, bey, hanım, yaşında, yaşlı, amca, teyze, biri, çocuk, yaşındaki",
    who: "yaşında, yaşındaki, yaşlı, amca, teyze, biri, insanlar, çocuklar, erkekler, bey, hanım, kişi, kadın, oğlan, kız, kızı, arkadaş*",
    man: "adamlar, erkekler, gençler, kişiler, genç",
    many: "aynı anda, bir anda, hepsini, hepsi, birden, çok fazla, tümünü",
    pills: "bant, bantları, morfin*, fentanil*, eroin, uyuşturucu, damla",
    took: "yapıştır*, aldı, almış, enjekte, vurdu iğne",
    small: "lavabo açıcı, lağım açıcı, kireç çözücü, çözelti, antifriz, tiner, sıvı, kostik",
    device: "elektrikli araba*, elektrikli araç*, scooter, nargile*, kömür*, közü, halı*",
    flame: "tutuştu, tutuşmuş, yanıyor, alev aldı",
    sting: "arı, arılar, arıların, eşek arısı, akrep, denizanası, soktu, sokması, kovan*",
    lift: "asansör*",
    drops: "düştü, eğri, koptu, yana yattı, aşağı indi",
    stove: "kazan, şömine, soba, kombi, şofben, ocak, jeneratör",
    ache: "başım ağr*, başımız ağr*, baş ağrı*, başı ağr*, ışık çakma*, başım çatlıyor, başımız dön*",
    everyone: "hepimiz*, herkes*, bütün aile, ikimiz*",
    pregnant: "hamile, gebe",
    structure: "tavan, balkon, korkuluk, iskele, kiriş, sıva, cephe, çatı, çatıdan kar, yamaç, avize, toprak",
    collapse: "çöktü, düştü, düşüyor, çatlak, çatladı, koptu, sallanıyor, kayıyor, yıkıldı, göçtü",
    people: "insanlar, çocuklar, biri, misafirler, kadın, adam, altında, içinde, masalar",
    nowhere: "hiçbir yerde bulam*, bulamıyoruz onu, onu bulamıyoruz, hiçbir yerde yok",
    beat: "tekmeliyor*, dövüyorlar, yumrukluyor*, kafasına tekme*",
    follow: "balkondan girdi, pencereden girdi, taş atıyor*",
    toy: "mobilya*, her şey, anahtar*, kıyafet*, valiz*, bavul*, kağıt*, çöp*, gazete*, mektup, mont*, ayakkabı*, musluk*, musluğ*",
  },
  el: {
    swam: "κολυμπι, κολυμπησε, κολυμπαει, κολυμπουσε, κολυμπωντας, καγιακ, κανο, σαπ, καταδυση*, βουτηξε, βουτια, σερφ, ρευμα, ρευματα, κυμα, κυματα, φουσκωτο, βαρκα, μπανιο στη θαλασσα",
    unseen:
      "δεν γυρισε, δεν εχει γυρισει, δεν επεστρεψε, δεν εχει επιστρεψει, δεν τον βλεπουμε, δεν την βλεπουμε, δεν τη βλεπουμε, δεν τον βλεπω, δεν φαινεται, δεν τους βλεπουμε, χαθηκε, χαθηκαν, εξαφανιστηκε, παρεσυρε, παρασυρθηκε, τον πηρε, την πηρε, τους πηρε, παρασερνει, κανενα ιχνος, δεν βγηκε, στα βαθια",
    frail: "ανοια, αλτσχαιμερ, ανοικη, αποπροσανατολισμεν*",
    astray:
      "βγηκε, εφυγε, το εσκασε, περιπλανιεται, τριγυρναει, χαθηκε, εξαφανιστηκε, χιονι, χιονια, παρκινγκ, δρομο, δρομος, βαθμους, υπο το μηδεν, κρυο, παγωνια, εξω",
    undress:
      "πιτζαμες, πυτζαμες, ξυπολητ*, ξυπολυτ*, νυχτικο, νυχτικια, καλτσες, παντοφλες, ρομπα, χωρις μπουφαν, χωρις παπουτσια",
    panel:
      "πινακα ρευματος, πινακας ρευματος, ηλεκτρικο πινακα, ηλεκτρικος πινακας, ηλεκτρολογικο πινακα, ασφαλειες, πριζα, πριζες, στη λαμπα, απο τη λαμπα, στο φως, απο το φωτιστικο, στο φωτιστικο, φωτιστικο, πολυελαιο*, καλωδια, καλωδιο, διακοπτη",
    crackle:
      "τριζει, τσιτσιριζει, λιωνει, λιωσε, λιωμενο, σφυριζει, σκαει, εσκασε, σπινθηριζει, σπινθηρ*, εσκασαν, τσουρουφλ*, κροταλιζει",
    drips:
      "σταζει, τρεχει νερο, τρεχουν νερα, χυνεται, πεφτει νερο, πεφτουν νερα, τρεχει, μπαινει νερο, διαρρεει",
    beg: "παρακαλαει, ικετευει, εκλιπαρει, τον παρακαλαει, αφησε με, ασε με, αφηστε με, σταματα, μη με χτυπας, μην με χτυπας, οχι αλλο, να σταματησει",
    hear: "ακουω, ακουμε, ακουγεται, ακουγονται, ακουσα, ακουσαμε, διπλα, διπλανο, διπλανοι, γειτον*, τοιχο, απεναντι, απο πανω, απο κατω, τοιχος",
    weep: "κλαιει, κλαμα, κλαματα, φωναζει, φωνες, ουρλιαζει, ουρλιαχτα, βογκαει, βογκητα, βογγαει, βογγητα, τσιριζει, στριγκλιζει, κλαψουριζει, βογκητο, λυγμ*, καλει",
    silent:
      "δεν ανοιγει, κανεις δεν ανοιγει, δεν απανταει, κανεις δεν απανταει, δεν απαντα, καμια απαντηση, ησυχια, σιωπη, ξαφνικα ησυχια, δεν ακουγεται τιποτα, δεν ακουω τιποτα, δεν αντιδρα, δεν ανοιξε, σωπασε, τιποτα πια",
    blows:
      "χτυπηματα, χαστουκια, σφαλιαρες, γδουποι, γδουπους, μπουνιες, χαστουκι, σπαει, εσπασε, σπασιμο, ξυλο, γδουπο",
    seldom:
      "καθε δεκα, καθε λιγο, δευτερολεπτα, σπανια, ρηχα, ακανονιστα, διακοπες, ροχαλιζει βαρια, ρογχο*, πολυ αργα, αδυναμα, που και που",
    rope: "σκοινι, σχοινι, ζωνη, θηλια, καλωδιο, σεντονι, κασκολ",
    tied: "εδεσε, δεμενο, δεμενη, δεσει, στο λαιμο, στον λαιμο, γυρω απο το λαιμο, κρεμασε, δοκαρι, ετοιμο, ετοιμη",
    heavy:
      "τηλεοραση, ντουλαπα, συρταριερα, βιβλιοθηκη, ραφι, ψυγειο, δεντρο, τοιχος, ταβανι, πορτα, δοκαρι, επιπλο, ντουλαπι, αυτοκινητο, τζαμι",
    pinned:
      "απο κατω, ειναι κατω απο, επεσε πανω, επεσε πανω του, επεσε πανω της, καταπλακ*, πλακωσε, πλακωθηκε, πανω του, πανω της, πανω μου, τραβηξε πανω, παγιδευτηκε κατω",
    jammed:
      "μαγκωσε, μαγκωθηκε, πιαστηκε, σφηνωσε, συνθλιβ*, ακρη του δαχτυλου, ακρωτηριασ*, κυλιομεν*, εκοψε το δαχτυλο, πιασμενο στην πορτα, λιωσε το χερι, ξεκολλησε, δεν μπορουμε να το βγαλουμε, δεν βγαινει, αναμεσα στα καγκελα",
    cliff: "γκρεμο, γκρεμος, γκρεμου, βραχια, βραχο, πλαγια, χαραδρα, φαραγγι, ρεματια, ρεμα, σχισμη",
    bulge:
      "φουσκωσε, φουσκωμενη, φουσκωμενο, φουσκωνει, πρηστηκε, σφυριζει, ασπρο καπνο, λευκο καπνο, ασπρος καπνος, ατμους, ατμο",
    sick: "κανει εμετο, εκανε εμετο, εμετους, εμετο, ξερναει, διαρροια, πυρετο, μανιταρια",
    raving:
      "παραληρει, παραμιλαει, ασυναρτησιες, παραισθησεις, δεν μας αναγνωριζει, δεν με αναγνωριζει, δεν αναγνωριζει, τι μερα, που βρισκεται, που ειναι, ποιος ειμαι, ποια ειμαι, ποιοι ειμαστε, το ονομα του, το ονομα της, ποια χρονια, λεει ασυναρτ*, χαμενα λογια, συγχυση",
    lies: "ξαπλωμεν*, κειται, πεσμεν*, σωριασμεν*, ειναι πεσμεν*",
    ground:
      "πατωμα, διαδρομο, σκαλες, μπροστα στο ασανσερ, διπλα στο ασανσερ, χιονι, παρκινγκ, πεζοδρομιο, κατω, δρομο, γρασιδι, εδαφος, λομπι",
    masked: "κουκουλα, κουκουλες, κουκουλοφορ*, μασκοφορ*, μασκες, κουκουλωμεν*",
    dragged:
      "εσυρε, εσυραν, σερνει, σερνουν, τραβηξαν, τραβηξε μεσα, με το ζορι, με τη βια, τραβανε, απο τα μαλλια",
    alone:
      "δεν με αφηνει να φυγω, δεν με αφηνει να βγω, δε με αφηνει να, δεν μας αφηνει να, δεν την αφηνει να φυγει, με κλειδωσε, με εχει κλειδωσει, μας κλειδωσε, την κλειδωσε, την εχει κλειδωσει, με κραταει κλειδωμεν*, με κραταει με το, παρα τη θεληση, ο πρωην μου με βρηκε, πρωην μου με βρηκε, ο πρωην μου ειναι, πρωην αντρας μου με, μην του πειτε, μη του πειτε, μην του δωσετε, χειροβομβιδα, χιονοστιβαδα, κατολισθηση, σεισμος, σεισμο, τσουναμι, να βγω απο την μπανιερα, να βγω απο τη μπανιερα, κολλησα στην μπανιερα, κολλησα στη μπανιερα, εξω απο τα καγκελα, εξω απο το καγκελο, λαθος πλευρα του κιγκλιδωματος, εξω απο το κιγκλιδωμα, απο την εξω μερια, θηλια, δεμενα χερια, θα εχει ασχημο τελος, ασχημο τελος, δεν ξερει κολυμπι, χανει τις αισθησεις, εχασε τις αισθησεις, χανει τις αισθησεις του, χανει τις αισθησεις της, έδεσε τη ζώνη, έδεσε το σκοινί, έδεσα το σκοινί, λιωμένο πλαστικό, εσπασε ο παγος, επεσε στον παγο, οταν διαβασεις αυτο, οταν διαβασετε, αποχαιρετιστηριο, γραμμα αποχαιρετισμου, δεν εχει πια νοημα, μπαινω στη θαλασσα, πορτοκαλι λαμψη, πομολο καιει, σπρει πιπεριου, δακρυγονο, ολοι βηχουν, χωρις εισπνεομενο, εχω κρυφτει, κρυβομαι, κρυφτηκα, ανοιξαν τα ραμματα, ανοιξε η πληγη, εκοψε τα χερια, εκοψε τις φλεβες, ποντικοφαρμακο, φυτοφαρμακο, δεν ιδρωνει, με χτυπησε το ρευμα, φυγει το δερμα, βγηκε το δερμα, κατω απο το κρεβατι μην",
    broke: "στραβα, στραβο, γυρισμενο, περιεργη γωνια, στριμμενο, στραμμενο, γυρισε προς τα εξω",
    shut: "απο μεσα, κλειδωμεν*, κλειδωθηκ*, εγκλωβισμεν*, μπλοκαρ*, δεν μπορουμε να βγουμε, δεν μπορω να βγω, δεν μπορει να βγει, σφηνωσε",
    place: "μπανιερα, σαουνα, χαμαμ, υπογειο, ψυκτικος, τουαλετα, τουαλετες, wc, αποθηκη, μπανιο",
    us: "δυο, αντρας, αντρα, γυναικα, κυριος, κυρια, χρονων, γερος, γρια, καποιος, ειμαστε, παππους",
    who: "χρονων, γερος, γρια, καποιος, κοσμος, παιδια, αγορια, κοριτσια, αντρες, πρωην, ηλικιωμεν*, συζυγο, γιαγια, πεθερα",
    man: "αντρες, αγορια, νεαροι, κυριοι, τυποι",
    many: "μαζι, ολα, ολες, πολλα, ταυτοχρονα, με τη μια, παρα πολυ",
    pills: "αυτοκολλητα, επιθεματα, μορφινη, φεντανυλη, ηρωινη, ναρκωτικα, σταγονες",
    took: "κολλησε, εβαλε, πηρε, επαιρνε, τρυπηθηκε",
    small: "αποφρακτικο, τουμποφλο, διαλυμα, αντιψυκτικο, διαλυτικο, υγρο, σοδα, αλατων",
    device: "ηλεκτρικο αυτοκινητο, πατινι, ναργιλε*, καρβουνο, καρβουνα, χαλι",
    sting: "σφηκα, μελισσα, μελισσες, σκορπιος, μεδουσα, μεδουσες, τσιμπησε, τσιμπημα, δρακαινα",
    lift: "ασανσερ, ανελκυστηρας",
    drops: "επεσε, στραβα, εσπασε, κοπηκε το συρματοσχοινο, γερνει, κρεμεται",
    stove: "λεβητας, τζακι, σομπα, καυστηρας, θερμοσιφωνας, γεννητρια",
    ache: "πονοκεφαλο*, πονοκεφαλος, ποναει το κεφαλι, λαμψεις, ζαλη, ζαλιζομαστε",
    everyone: "ολοι, ολους, ολοι μας, ολη η οικογενεια, και οι δυο",
    pregnant: "εγκυος, εγκυοσυνη",
    structure:
      "ταβανι, μπαλκονι, καγκελα, σκαλωσια, δοκαρι, σοβας, σοβαδες, προσοψη, στεγη, χιονι απο τη στεγη, πλαγια, πολυελαιος",
    collapse:
      "κατερρευσε, επεσε, πεφτει, πεφτουν, ρωγμη, ραγισε, ανοιξε, υποχωρει, κουνιεται, γλιστραει, γκρεμιστηκε, κρεμεται",
    people: "κοσμος, παιδια, παιδιων, καποιος, πελατες, γυναικα, αντρας, ανθρωποι, απο κατω, μεσα, τραπεζια",
    nowhere: "δεν τον βρισκουμε, δεν την βρισκουμε, δεν τη βρισκουμε, δεν τον βρισκω πουθενα, πουθενα",
    beat: "κλωτσανε, κλωτσαει, χτυπανε ενα, τον χτυπανε, πλακωσαν, δερνουν",
    follow: "μπηκε απο το μπαλκονι, μπηκε απο το παραθυρο, παραβιασε το παραθυρο, πετανε πετρες",
    toy: "επιπλα, εφημεριδ*, σκουπιδ*, γραμμα, παπουτσια, ρουχα, αποσκευ*, βαλιτσ*, σακιδιο, σκυλο*, γατα, βρυση, νιπτηρας",
  },
  ar: {
    swam: "يسبح, سبح, يسبحون, السباحة, سباحة, كاياك, قارب, زورق, غوص, يغوص, غطس, تيار, التيار, موج, الموج, موجة, الموجة, أمواج, عوامة, نزل البحر, البحر, بحر",
    unseen:
      "لم يعد, لم يرجع, ما رجع, مارجع, مرجعش, لا نراه, لا أراه, لا نراها, ما نشوفه, مش شايفينه, مش شايفه, ما عاد نشوفه, اختفى, اختفت, اختفوا, جرفه, جرفها, جرفهم, سحبه, سحبها, سحبهم, اخذه, أخذه, أخذهم, لم يظهر, ما طلع, لا أثر, بعيدا عن الشاطئ",
    frail: "زهايمر, الزهايمر, خرف, الخرف, عته",
    astray:
      "خرج, خرجت, طلع, طلعت, تائه, تايه, ضائع, يتجول, هام, اختفى, الثلج, ثلج, الموقف, مواقف, الشارع, شارع, تحت الصفر, درجة, البرد, برد, الطريق",
    undress:
      "بيجاما, بيجامة, البيجاما, حافي, حافية, حافيا, قميص نوم, جوارب, بالجوارب, شراب, روب, بدون حذاء, بدون معطف, بلا حذاء",
    panel:
      "لوحة الكهرباء, لوحة كهرباء, علبة الكهرباء, طبلون, الطبلون, مقبس, المقبس, فيش, الفيش, بريزة, البريزة, كوبس, قابس, القابس, أسلاك, الأسلاك, سلك, السلك, على اللمبة, من اللمبة, في اللمبة, المصباح, الثريا, كهرباء السقف, مفتاح الكهرباء",
    crackle:
      "يطقطق, تطقطق, طقطقة, فرقعة, يفرقع, يذوب, تذوب, ذائب, ذاب, يئز, انفجرت, يشرقط, تشرقط, شرار, شرارات",
    drips: "يقطر, تقطر, يسيل, تسيل, ينزل ماء, تنزل مياه, يتسرب, تتسرب, تسرب, ينقط, تنقط, يصب",
    beg: "تتوسل, يتوسل, تترجى, يترجى, تترجاه, تستعطف, اتركني, سيبني, خلني, دعني, كفاية, لا تضربني, توقف, أن يتوقف, يوقف, خلاص ارحمني",
    hear: "أسمع, اسمع, نسمع, سمعت, سمعنا, يسمع, صوت, أصوات, الجيران, جارنا, جيران, الغرفة المجاورة, المجاورة, الجدار, الحائط, بجانبنا, فوقنا, تحتنا, مقابل",
    weep: "يبكي, تبكي, بكاء, يصرخ, تصرخ, صراخ, صياح, يصيح, تصيح, يئن, تئن, أنين, نحيب, يعيط, تعيط, بتعيط, بيعيط, بتصرخ, بيصرخ, عويل",
    silent:
      "لا يفتح, لا تفتح, لا أحد يفتح, ما حد يفتح, محدش بيفتح, لا يرد, لا ترد, لا أحد يرد, ما يرد, ما ترد, مبيردش, مبتردش, لا جواب, صمت, سكت, سكتت, سكون, هدوء مفاجئ, لا نسمع شيئا, لا يستجيب",
    blows: "ضرب, صفع, صفعات, لكمات, لطم, كف, تكسير, انكسر, ضربات, ارتطام, خبط",
    seldom:
      "كل عشر, كل كم, ثوان, ثواني, ثانية, نادرا, متقطع, متقطعا, سطحي, بطيء جدا, ببطء شديد, ضعيف, حشرجة, يشخر بغرابة",
    rope: "حبل, الحبل, حزام, الحزام, مشنقة, سلك, شرشف, ملاية, وشاح",
    tied: "ربط, ربطت, ربطه, مربوط, حول رقبته, حول رقبتها, على رقبته, علق, معلق, جاهز",
    heavy:
      "تلفزيون, التلفزيون, التلفاز, تلفاز, دولاب, الدولاب, خزانة, الخزانة, رف, الثلاجة, ثلاجة, شجرة, جدار, الجدار, سقف, السقف, مكتبة, بوابة, سيارة, زجاج",
    pinned:
      "تحته, تحتها, وقع عليه, وقع عليها, سقط عليه, سقط عليها, سقطت عليه, وقعت عليه, انقلب عليه, فوقه, فوقها, عالق تحت, محشور تحت, انهار على, طاح عليه",
    jammed:
      "انحشر, انحشرت, انحصرت, محشورة, عالقة في الباب, علقت يد, علقت في, انهرس, انهرست, انقطع, انقطعت, مقطوع, مقطوعة, طرف الإصبع, طرف إصبع, بتر, السلم المتحرك, انسحقت, اتقفل على, سكر على, لا نستطيع إخراج, مش عارفين نطلع, بين القضبان",
    cliff: "منحدر, المنحدر, هاوية, جرف, الجرف, صخور, الصخور, وادي, حفرة, شق, الجبل",
    bulge: "انتفخ, انتفخت, منتفخ, منتفخة, يهسهس, دخان أبيض, بخار, انتفاخ",
    sick: "يتقيأ, تتقيأ, تقيأ, يستفرغ, تستفرغ, بيرجع, بترجع, ترجع, إسهال, حرارة, فطر",
    raving:
      "يهذي, تهذي, هذيان, يخرف, تخرف, يهلوس, تهلوس, لا يعرفنا, لا تعرفنا, ما يعرفنا, مش عارفنا, أي يوم, أين هو, أين هي, وين هو, من أنا, من نحن, اسمه, اسمها, كلام غير مفهوم, مشوش, أين يوجد, لا يتعرف علينا, لا تتعرف علينا, كلاما غير مفهوم",
    lies: "ملقى, ملقاة, مرمي, مرمية, ممدد, ممددة, مستلقي, مستلقية, واقع على, نائم على الأرض, طايح",
    ground:
      "الأرض, ارض, أرضية, الممر, ممر, الدرج, السلم, أمام المصعد, بجانب المصعد, جنب المصعد, الثلج, الموقف, الرصيف, الشارع, البهو",
    masked: "ملثم, ملثمين, ملثمون, ملثمان, مقنع, مقنعين, أقنعة",
    dragged: "جر, جروا, جرها, جروها, سحبوها, سحبوا, يسحبون, يجر, بالقوة, غصب, غصبا, أدخلوها, من شعرها",
    alone:
      "لا يدعني أخرج, لا يتركني أخرج, لا يسمح لي, ما يخليني أطلع, ما يخليني اطلع, مش مخليني أخرج, مش راضي يخليني, لا يدعني أذهب, حبسني, حابسني, حبسنا, حبسها, قفل علي, أقفل علي الباب, قفل عليها, احتجز*, محتجز*, يحتجز*, رغما عني, رغما عنها, طليقي وجدني, طليقي لقاني, طليقي هنا, زوجي السابق وجدني, زوجي السابق هنا, طليقي في, لا تخبروه, لا تعطوه رقم, لا تقولوا له, قنبلة, قنبله, قنبلة يدوية, لغم, انهيار ثلجي, انهيار أرضي, زلزال, الزلزال, هزة أرضية, تسونامي, الخروج من البانيو, الخروج من الحوض, اطلع من البانيو, أخرج من البانيو, عالقة في البانيو, عالق في البانيو, خارج السور, خارج الدرابزين, خارج حاجز, الجهة الأخرى من السور, حبل المشنقة, يداي مربوط*, مقيد*, لا يعرف السباحة, ما يعرف يسبح, مابيعرفش يعوم, ربط الحبل, ربط الحزام, ربطت الحبل, بلاستيك ذائب, بلاستيك محروق, انكسر الجليد, وقع في الجليد, عندما تقرأ هذا, عندما تقرؤون, رسالة وداع, لم يعد هناك معنى, سأدخل البحر الآن, وهج برتقالي, مقبض الباب ساخن, رذاذ الفلفل, غاز مسيل, الكل يسعل, بدون بخاخ, بدون البخاخ, أنا مختبئ*, مختبئة, مختبئ تحت, انفتحت الغرز, انفتح الجرح, جرح ذراعيه, قطع شرايين*, سم فئران, مبيد, لا يتعرق, كهربني, قادره تاخد نفسها, قادر ياخد نفسه, تاخد نفسها",
    broke: "ملتوية, ملتوي, معوجة, معوج, لفت, باتجاه خاطئ, زاوية غريبة",
    shut: "من الداخل, من جوا, مقفل, مقفول, مغلق, انغلق, اتقفل, قفل, عالق, عالقين, محبوس, محبوسين, لا نستطيع الخروج, ما نقدر نطلع",
    place:
      "بانيو, البانيو, ساونا, الساونا, حمام البخار, القبو, الثلاجة, الحمام, حمام, المرحاض, دورة المياه, المخزن",
    us: "نحن, اثنان, اثنين, رجل, امرأة, سيد, سيدة, عجوز, سنة, سنوات, شخص, طفل, طفلة, احنا",
    who: "شخص, ناس, أولاد, اولاد, شباب, رجال, بنات, سنة, سنوات, عجوز, مسن, مسنة, سيدة, امرأة, جار, جارنا, طليقي, صديقة",
    man: "شباب, رجال, أشخاص, رجلان, رجلين",
    many: "كلها, جميع, دفعة واحدة, مرة واحدة, كثير, كثيرة, أكثر من, مع بعض",
    pills: "لصقات, لصقة, مورفين, المورفين, فنتانيل, هيروين, مخدرات, قطرات",
    took: "وضع, وضعت, لصق, لصقت, أخذ, أخذت, حقن",
    small: "تسليك, مسلك, محلول, سائل, مانع تجمد, توت بري, مذيب, كاوية",
    device: "سيارة كهربائية, سكوتر, شيشة, أرجيلة, فحم, الفحم, سجادة, السجادة, موكيت",
    sting: "عقرب, العقرب, دبور, نحلة, النحل, نحل, قنديل, قنديل البحر, لدغ, لدغت, لسع, لسعت, لسعه, لدغها",
    lift: "مصعد, المصعد, الاسنسير, الأسانسير, اسانسير",
    drops: "سقط, وقع, هبط, مائل, نزل فجأة, معلق, واقف بينا",
    stove: "سخان, السخان, مدفأة, المدفأة, الغلاية, موقد, الدفاية, مولد",
    ache: "صداع, رأسه يؤلمه, دوخة, راسنا يوجعنا, رؤوسنا تؤلمنا, ومضات, دوار",
    everyone: "كلنا, جميعا, كل العائلة, الجميع",
    pregnant: "حامل, الحامل",
    structure: "السقف, سقف, البلكونة, الشرفة, الدرابزين, السقالة, الجدار, الواجهة, الثريا, التل",
    collapse: "انهار, انهارت, سقط, سقطت, وقع, وقعت, تشقق, شق, يتمايل, ينزلق, يهوي",
    people: "ناس, الناس, أطفال, شخص, نزلاء, امرأة, رجل, تحته, تحتها, داخل, فيها",
    nowhere: "لا نجده, لا نجدها, مش لاقيينه, مش لاقينه, مو لاقينه, ما لقيناه",
    beat: "يركلونه, يضربون شاب, يضربون رجل, يضربونه, يضربوه, بيضربوا",
    follow: "دخل من الشرفة, دخل من البلكونة, دخل من الشباك, يرمون حجارة",
    sugar: "بالسكري, السكري, سكري",
    toy: "أثاث, الأثاث, جريدة, قمامة, رسالة, حذاء, ملابس, أمتعة, حقيبة, شنطة, كلب, قطة, حنفية, الحنفية, صنبور, الصنبور, المغسلة",
  },
  he: {
    swam: "לשחות, שחה, שוחה, שחתה, שחו, קיאק, קיאקים, סאפ, צלילה, צלל, לצלול, גלישה, גלש, זרם, גל, גלים, סירה, סירת, מזרן ים, נכנס לים, נכנסה לים, התרחק בים",
    unseen:
      "לא חזר, לא חזרה, עוד לא חזר, עדיין לא חזר, לא חזרו, לא רואים, לא רואה אותו, לא רואה אותה, נעלם, נעלמה, נעלמו, נסחף, נסחפה, נסחפו, סחף, נסחפים, אין זכר, לא עלה, לא עלתה, לקח אותו, לקח אותה, לקחו",
    frail: "דמנציה, אלצהיימר, דמנטי, דמנטית, סנילי, סנילית",
    astray:
      "יצא, יצאה, הלך, הלכה, ברח, ברחה, משוטט, משוטטת, מסתובב, מסתובבת, נעלם, נעלמה, שלג, חניה, חניון, כביש, רחוב, מינוס, מעלות, קור, בחוץ",
    undress:
      "פיג מה, פיגמה, פיג'מה, יחף, יחפה, כתונת לילה, גרביים, בגרביים, נעלי בית, חלוק, בלי מעיל, בלי נעליים",
    panel:
      "ארון חשמל, לוח חשמל, ארון החשמל, לוח החשמל, שקע, שקעים, השקע, נתיכים, חוטי חשמל, חוט חשמל, כבל, כבלים, לתוך המנורה, מהמנורה, על המנורה, אל תוך המנורה, לתוך הנורה, גוף תאורה, נברשת, מתג",
    crackle:
      "מתפצפץ, פצפוצים, רוחש, נמס, נמסה, מותך, מותכת, מבעבע, התפוצץ, התפוצצו, מתיז, ניתז, ניצוצות, מזמזם ו, לוחש",
    drips: "מטפטף, מטפטפת, דולף, דולפת, נוזל, נוזלים, נשפך, נשפכים, זורם, זורמים, טפטוף",
    beg: "מתחננת, מתחנן, מתחננים, מפצירה, תעזוב אותי, עזוב אותי, תן לי ללכת, תן לי לצאת, תפסיק, די בבקשה, אל תרביץ, שיפסיק, שתפסיק, הוא יפסיק",
    hear: "שומע, שומעת, שומעים, שמענו, שמעתי, נשמע, נשמעים, נשמעת, שכן, שכנים, השכן, החדר ליד, לידנו, מהקיר, קיר, ממול, מעלינו, מתחתינו",
    weep: "בוכה, בוכים, בכי, צורח, צורחת, צרחות, צועק, צועקת, צעקות, נאנק, נאנקת, גונח, גונחת, גניחות, אנקות, מיילל, מייללת, מתייפח, מתייפחת, קורא לעזרה, יבבות",
    silent:
      "לא פותח, לא פותחת, אף אחד לא פותח, לא עונה, לא עונים, אף אחד לא עונה, אין תשובה, אין מענה, שקט, פתאום שקט, השתתק, השתתקה, לא שומעים כלום, לא שומעים יותר, לא מגיב, לא מגיבה, דממה",
    blows: "מכות, סטירות, סטירה, חבטות, חבטה, נשבר, שבירה, אגרופים, מכה, דפיקות, ניפוץ",
    seldom:
      "כל עשר, כל כמה, שניות, לעיתים רחוקות, שטחית, שטחי, לא סדיר, לא סדירה, הפסקות, חרחור, מחרחר, מאוד לאט, לאט מאוד, חלש, חלשה, מדי פעם",
    rope: "חבל, חגורה, לולאה, כבל, סדין, צעיף, רצועה",
    tied: "קשר, קשרה, קשור, קשורה, על הצוואר, סביב הצוואר, תלה, תלתה, קורה, מוכן, מוכנה",
    heavy:
      "טלוויזיה, טלויזיה, ארון, שידה, מדף, ספריה, ספרייה, מקרר, עץ, קיר, תקרה, שער, קורה, מכונית, זכוכית",
    pinned:
      "מתחת, לכוד מתחת, לכודה מתחת, נפל עליו, נפל עליה, נפלה עליו, נפלה עליה, התהפך עליו, מעך, נמחץ, נמחצה, קבור, הפיל על, קרס על",
    jammed:
      "נתפס, נתפסה, נתפסו, נלכד, נלכדה, נמחץ, נמחצה, נקטע, נקטעה, נחתך לגמרי, קצה האצבע, נתלש, נתלשה, קטיעה, דרגנוע, מדרגות נעות, תקועה בדלת, תקוע בדלת, נטרקה, נטרק, לא מצליחים להוציא, בין הסורגים",
    cliff: "צוק, מצוק, תהום, ואדי, מדרון, סלעים, סלע, בקיע, גיא, נקיק",
    bulge: "התנפח, התנפחה, נפוח, נפוחה, מתנפח, רוחש, עשן לבן, אדים, בולט",
    sick: "מקיא, מקיאה, הקיא, הקיאה, שלשול, חום, פטריות",
    raving:
      "הוזה, הוזים, מדבר שטויות, מדברת שטויות, הזיות, לא מזהה, לא מזהה אותנו, איזה יום, איפה הוא, איפה היא, מי אני, מי אנחנו, השם שלו, השם שלה, איזו שנה, מבולבל, מבולבלת, לא מובן",
    lies: "שוכב, שוכבת, מוטל, מוטלת, שרוע, שרועה, נמצא על הרצפה, מונח",
    ground: "רצפה, על הרצפה, מסדרון, מדרגות, ליד המעלית, מול המעלית, שלג, חניה, מדרכה, כביש, דשא, לובי, אדמה",
    masked: "רעול, רעולי, רעולים, רעולי פנים, מסכות, מסכת סקי",
    dragged: "גרר, גררו, גוררים, גורר, משכו, סחבו, בכוח, הכניסו אותה, דחפו אותה, בשיער",
    alone:
      "לא נותן לי לצאת, לא נותן לי ללכת, לא נותן לנו לצאת, לא נותן לה לצאת, לא מרשה לי לצאת, לא מאפשר לי, נעל אותי, נעל אותנו, נעל אותה, כלא אותי, מחזיק אותי, בניגוד לרצוני, בניגוד לרצונה, האקס שלי מצא, האקס מצא, האקס שלי כאן, האקס שלי פה, האקס שלי בלובי, הגרוש שלי מצא, הגרוש שלי כאן, הגרוש שלי פה, אל תגידו לו, אל תתנו לו, רימון, רימון יד, מוקש, מפולת, רעידת אדמה, צונאמי, לצאת מהאמבטיה, תקועה באמבטיה, תקוע באמבטיה, מחוץ למעקה, מעבר למעקה, הצד הלא נכון של המעקה, הצד השני של המעקה, חבל תליה, ידיים קשורות, ייגמר רע, יגמר רע, לא יודע לשחות, לא יודעת לשחות, קשר את החגורה, קשר את החבל, קשרתי את החבל, פלסטיק מותך, פלסטיק נמס, הקרח נשבר, נפל לקרח, כשתקראו את זה, כשתקרא את זה, מכתב פרידה, הודעת פרידה, אין כבר טעם, נכנס לים עכשיו, אור כתום מתחת, ידית לוהטת, הידית חמה, גז פלפל, תרסיס פלפל, גז מדמיע, כולם משתעלים, בלי משאף, אני מתחבא*, מתחבאת, מתחבאים, התפרים נפתחו, נפתח התפר, הפצע נפתח, חתך את הידיים, חתכה את הידיים, רעל עכברים, לא מזיע, קיבלתי זרם, תפס את הווילון, תפס את הוילון, תפסה אש",
    broke: "עקומה, עקום, מסובבת, זווית מוזרה, לכיוון הלא נכון, הפוכה",
    shut: "מבפנים, נעול, נעולה, נעולים, ננעל, ננעלה, תקוע, תקועה, תקועים, לא יכולים לצאת, לא מצליחים לצאת, לא יכול לצאת, לא מצליחה לצאת",
    place: "אמבטיה, סאונה, חמאם, מרתף, חדר קירור, שירותים, מקלחת, מחסן, חדר אדים",
    us: "שניים, שנינו, אנחנו, איש, גבר, אישה, בן שנים, קשיש, קשישה, מישהו, זקן, זקנה, בת, בן",
    who: "מישהו, אנשים, בנים, בנות, גברים, נערים, קשיש, קשישה, זקן, זקנה, אקס, גרוש, שכן",
    man: "גברים, אנשים, נערים, בחורים",
    many: "בבת אחת, ביחד, כולם, את כל, יותר מדי, הכל",
    pills: "מדבקות, מדבקה, מורפיום, פנטניל, הרואין, סמים, טיפות",
    took: "הדביק, הדביקה, שם, שמה, לקח, לקחה, הזריק, הזריקה",
    small: "פותח סתימות, פותחת סתימות, תמיסה, נוזל, אנטיפריז, גרגירים, מדלל",
    device: "רכב חשמלי, אוטו חשמלי, קורקינט, נרגילה, גחל, גחלים, פחם, שטיח",
    sting: "צרעה, דבורה, דבורים, עקרב, מדוזה, מדוזות, עקץ, עקצה, הכישה",
    lift: "מעלית, המעלית",
    drops: "נפלה, צנחה, עקומה, נטויה, תלויה",
    stove: "דוד, קמין, אח, תנור, מחמם, גנרטור",
    ache: "כאב ראש, כואב הראש, כאבי ראש, הבזקים, סחרחורת",
    everyone: "כולנו, לכולנו, כולם, כל המשפחה, שנינו",
    pregnant: "בהריון, היריון, הריון",
    structure: "תקרה, מרפסת, מעקה, פיגום, קורה, טיח, חזית, גג, שלג מהגג, מדרון, נברשת",
    collapse: "קרס, קרסה, נפל, נפלה, סדק, נסדק, התמוטט, התמוטטה, מתנדנד, מחליק, נופל, נופלים",
    people: "אנשים, ילדים, מישהו, אורחים, אישה, גבר, מתחת, בפנים, שולחנות",
    nowhere: "לא מוצאים אותו, לא מוצאים אותה, לא מוצא אותו, לא מוצאת אותו, בשום מקום",
    beat: "בועטים בו, מרביצים לו, מרביצים לבחור, מכים אותו, בועטים לו",
    follow: "נכנס מהמרפסת, נכנס דרך המרפסת, פרץ את החלון, זורקים אבנים",
    toy: "רהיטים, הכל, מפתח, מפתחות, בגדים, מזוודה, מזוודות, נייר, זבל, עיתון, מכתב, מעיל, נעליים, ברז, הברז, כיור",
  },
  hi: {
    swam: "तैर*, तैरने, तैरते, कयाक*, नाव, गोता*, डुबकी, सर्फ*, धारा, बहाव, लहर, लहरें, लहरों, समुद्र में गया, नदी में गया",
    unseen:
      "वापस नहीं, नहीं लौट*, लौटा नहीं, नहीं आया, वापस नहीं आया, दिख नहीं, नहीं दिख*, नज़र नहीं, नजर नहीं, गायब, लापता, बहा ले, बह गया, बह गई, बह गए, खींच ले, ऊपर नहीं, कोई पता नहीं",
    frail: "डिमेंशिया, अल्ज़ाइमर, अल्जाइमर, भूलने की, मनोभ्रंश, याददाश्त",
    astray:
      "बाहर चल*, बाहर निकल*, निकल गए, निकल गया, निकल गई, भटक*, घूम रह*, लापता, गायब, बर्फ, पार्किंग, सड़क*, माइनस, डिग्री, ठंड*",
    undress: "पजाम*, पायजाम*, नंगे पैर, नंगे पांव, नाइटी, मोज़*, मोजे, मोजों, चप्पल, बिना जूत*, बिना जैकेट",
    panel:
      "बिजली के बोर्ड*, बिजली का बोर्ड, बिजली के बक्से, फ्यूज़ बॉक्स, फ्यूज बॉक्स, मीटर बॉक्स, सॉकेट*, प्लग*, स्विच*, तार, तारों, वायरिंग, लाइट पर, लाइट में, लाइट से, बल्ब पर, बल्ब में, बल्ब से, झूमर*, पैनल",
    crackle: "चटक*, चटचट*, चटर*, चिड़चिड़*, पिघल*, सनसन*, फट गया, फट गए, फूट*, चिंगार*, जलने की, तड़तड़*",
    drips: "टपक*, बह रह*, रिस*, गिर रहा पानी, पानी गिर*, पानी आ रह*, चू रह*",
    beg: "गिड़गिड़*, मिन्नत*, भीख, हाथ जोड़*, छोड़ दो, छोड़ो मुझे, मुझे छोड़*, जाने दो, रुक जाओ, मत मारो, बस करो, विनती",
    hear: "सुन*, सुनाई, आवाज*, आवाज़*, पड़ोस*, बगल*, बगल वाले, दीवार*, सामने वाले, ऊपर वाले, नीचे वाले",
    weep: "रो रह*, रोने, चीख*, चिल्ला*, कराह*, सिसक*, पुकार*, बिलख*",
    silent:
      "नहीं खोल*, दरवाजा नहीं खोल*, दरवाज़ा नहीं खोल*, जवाब नहीं, कोई जवाब नहीं, चुप हो, चुप्पी, सन्नाटा, शांत हो गया, कुछ सुनाई नहीं, आवाज नहीं, आवाज़ नहीं, खोल नहीं",
    blows: "थप्पड़*, मारपीट, पिटाई, मुक्के, घूंसे, तोड़फोड़, टूटने, धमाधम, मार रहा, पीट रह*",
    seldom: "दस सेकंड, सेकंड, सेकेंड, रुक रुक, कभी कभी, धीमी, बहुत धीरे, उथली, घरघर*, खरखर*, कमज़ोर, अनियमित",
    rope: "रस्सी*, बेल्ट, फंदा, फंदे, तार, चादर, दुपट्ट*",
    tied: "बांध*, बाँध*, गले में, लटक*, टांग*, तैयार, पंखे से",
    heavy: "टीवी, अलमारी, दराज, शेल्फ, फ्रिज, पेड़, दीवार, छत, गेट, कार, शीशा",
    pinned: "नीचे दब*, दब गया, दब गई, दबा हुआ, नीचे फंस*, ऊपर गिर*, के ऊपर गिर*, मलबे*, कुचल*",
    jammed:
      "फंस गया, फंस गई, फंस गयी, दब गई, दब गया, कट गई, कट गया, कुचल*, उखड़*, अलग हो ग*, एस्केलेटर*, दरवाजे में आ*, दरवाज़े में आ*, निकाल नहीं पा*, नहीं निकल रहा, सलाखों",
    cliff: "खाई, चट्टान*, ढलान*, पहाड़ी से, घाटी*, खड्ड*, दरार*",
    bulge: "फूल गया, फूल गई, फूल रह*, सूज गया, सफेद धुआं, भाप, फुफकार*",
    sick: "उल्टी*, उलटी*, दस्त, बुखार, मशरूम",
    raving:
      "बड़बड़ा*, बहकी बहकी, अनाप शनाप, पहचान नहीं, नहीं पहचान*, कौन सा दिन, कहां है वह, कहाँ है वह, मैं कौन, हम कौन, अपना नाम, बेसिरपैर, भ्रम*",
    lies: "पड़ा*, पड़ी*, पड़े*, लेटा*, लेटी*",
    ground:
      "फर्श*, फ़र्श*, ज़मीन*, जमीन*, गलियारे*, कॉरिडोर*, सीढ़ि*, लिफ्ट के सामने, लिफ्ट के पास, बर्फ में, पार्किंग*, सड़क पर, फुटपाथ*, लॉबी*",
    masked: "नकाब*, नकाबपोश, मुखौट*, मास्क पहने, चेहरा ढक*",
    dragged: "घसीट*, खींचकर, खींच कर, खींच रह*, जबरदस्ती, ज़बरदस्ती, जबरन, बालों से, बाल पकड़*",
    alone:
      "मुझे जाने नहीं दे*, जाने नहीं दे रहा, बाहर नहीं जाने दे*, बाहर नहीं निकलने दे*, निकलने नहीं दे*, मुझे बंद कर*, कमरे में बंद कर दिया, मुझे कैद*, कैद कर*, बंधक*, मेरी मर्जी के*, मेरी मर्ज़ी के*, उसकी मर्जी के, पूर्व पति ने मुझे, पूर्व पति आ*, एक्स ने मुझे ढूंढ*, मेरा एक्स आ*, मेरा एक्स यहां, मेरा एक्स यहाँ, मेरा कमरा मत बता*, कमरा नंबर मत बता*, उसे मत बता*, हथगोला, ग्रेनेड, बारूदी, हिमस्खलन, भूस्खलन, भूकंप, भूकम्प, सुनामी, टब से नहीं निकल*, टब से बाहर नहीं, टब में फंस*, बाथटब में फंस*, बाथटब से, रेलिंग के बाहर, रेलिंग के उस पार, रेलिंग पार, फांसी*, हाथ बंधे, हाथ बांध*, तैरना नहीं आता, कुंडी लगा ली, बेल्ट बांध ली, रस्सी बांध ली, फंदा बना, पिघला प्लास्टिक, बर्फ टूट*, जब आप यह पढ़*, जब तक आप यह पढ़*, सुसाइड नोट, आखिरी खत, आखिरी मैसेज, अलविदा खत, अब कोई मतलब नहीं, नारंगी चमक, हैंडल गर्म है, मिर्ची स्प्रे, पेपर स्प्रे, आंसू गैस, सब खांस*, इनहेलर नहीं, छिपा हूं, छुपी हूं, छिपी हूं, छुपा हूं, टांके खुल*, घाव खुल*, हाथ काट लि*, नस काट*, चूहे मार*, कीटनाशक, पसीना नहीं आ*, करंट लगा, पंखे से चुन्नी, पंखे से दुपट्टा, पंखे से रस्सी, बंदर ~ काट, बंदर ने काट*, को काट लिया, गड्ढे में गिर*",
    broke: "मुड़ गया, मुड़ गई, टेढ़ा, टेढ़ी, उल्टी दिशा",
    shut: "अंदर से, बंद हो ग*, बंद है, लॉक*, ताला, फंस*, निकल नहीं पा, बाहर नहीं निकल, कुंडी",
    place: "टब, बाथटब, सौना, सॉना, स्टीम, तहखान*, बेसमेंट, टॉयलेट, शौचालय, बाथरूम, बालकनी, स्टोर",
    us: "हम, दो लोग, आदमी, औरत, साल का, साल की, बुजुर्ग, बूढ़*, कोई, बच्चा, बच्ची",
    who: "कोई, लोग, लड़के, लड़का, लड़कियां, साल का, साल की, बूढ़*, अंकल, आंटी, पड़ोसी",
    man: "लड़के, लोग, आदमियों, लोगों",
    many: "एक साथ, सारी, सारे, सब, बहुत ज्यादा, एक बार में",
    pills: "पैच, मॉर्फिन, मॉर्फीन, हेरोइन, ड्रग्स, ड्रग, नशे की",
    took: "लगा ली, लगा लि*, ले ली, ले लिया, चिपका*",
    small: "ड्रेन क्लीनर, घोल, तरल, एंटीफ्रीज, थिनर, तेजाब*, तेज़ाब*",
    device: "इलेक्ट्रिक कार, स्कूटर, हुक्का, हुक्के, कोयला, कोयले, कालीन",
    sting: "ततैया, मधुमक्खी*, मधुमक्खियां, बिच्छू, जेलीफिश, डंक*, काट लिया, काटा है",
    lift: "लिफ्ट*",
    drops: "गिर गई, टेढ़ी, गिरी, नीचे आ गई, गड्ढे में, लिफ्ट नहीं थी",
    stove: "हीटर, गीजर, अंगीठी, भट्टी, बॉयलर, जनरेटर, चूल्हा",
    ache: "सिर दर्द, सिरदर्द, सिर में दर्द, चमक, चक्कर",
    everyone: "सबको, सबके, हम सब*, सभी, पूरे परिवार",
    pregnant: "गर्भवती, प्रेग्नेंट, प्रेगनेंट",
    structure: "छत, बालकनी, रेलिंग, मचान, दीवार, प्लास्टर, झूमर, पहाड़ी, शहतीर",
    collapse: "गिर गई, गिर गया, गिर रह*, दरार, टूट गई, टूट गया, धंस*, हिल रह*, ढह*, खिसक*",
    people: "लोग, बच्चे, कोई, मेहमान, औरत, आदमी, नीचे, अंदर",
    nowhere: "कहीं नहीं मिल*, मिल नहीं रहा, मिल नहीं रही",
    beat: "लात मार*, पीट रहे, मार रहे हैं, लातें",
    follow: "बालकनी से आया, बालकनी से घुस*, खिड़की तोड़*, पत्थर फेंक*",
    toy: "फर्नीचर, चाबी*, अखबार*, कूड़ा, कचरा, चिट्ठी, जूते, कपड़े, सामान, सूटकेस, बैग, कुत्ता, बिल्ली, नल, सिंक",
  },
  ja: {
    swam: "泳い, 泳ぎ, 遊泳, カヤック, カヌー, サップ, シュノーケル, ダイビング, 潜っ, サーフ, 潮に, 潮が, 離岸流, 波に, 流れに, ボート, ゴムボート, 沖",
    unseen:
      "戻って来な, 戻ってこな, 戻らな, 戻りませ, 戻ってきませ, 帰ってこな, 帰ってきませ, 見えな, 見えませ, 姿が見え, 見当たら, いなくな, 消え, 流され, さらわれ, 上がってこな, 浮いてこな, 浮かんでこな, 浮いてきませ, 行方",
    frail: "認知症, アルツハイマー, 徘徊, ボケて",
    astray:
      "出て行っ, 出ていっ, 出て行き, 外に出, 外へ出, 歩き回, さまよ, いなくな, 雪の中, 雪, 駐車場, 道路, 車道, 氷点下, 寒い, マイナス, 零下",
    undress: "パジャマ, 裸足, はだし, 寝間着, 靴下だけ, 靴下のまま, スリッパで, 浴衣一枚, 薄着, 上着なし",
    panel:
      "分電盤, 配電盤, ブレーカー, コンセント, 電気の箱, 配線, 電線, 照明の中, 照明から, 照明に, 電球に, 電灯から, シャンデリア, スイッチから, 延長コード, 電源タップ, 電気盤",
    crackle: "バチバチ, パチパチ, ジージー, 溶け, とけて, シューシュー, ジュー, 破裂, はじけ, 焦げ, ビリビリ",
    drips: "垂れ, 滴, 漏れ, 流れ込, 落ちて, 吹き出, 入って",
    beg: "やめて, 懇願, 許して, 離して, はなして, 放して, 出して, お願いだから, 命乞い, 殴らないで, ぶたないで, 殺すぞ, 殺してやる, ぶっ殺",
    hear: "聞こえ, 聞いた, 聞き, 声, 音, 隣, となり, 向かい, 上の階, 上の部屋, 下の階, 壁, 階下",
    weep: "泣い, 泣き, 泣く, 叫, 悲鳴, うめき, うめい, 呻, わめ, 絶叫, 嗚咽, すすり泣, 怒鳴",
    silent:
      "開けな, 開けてくれな, 誰も出, 出てこな, 出てきませ, 返事がな, 返事がありませ, 応答がな, 応答しな, 応答がありませ, 静かにな, 急に静か, 何も聞こえな, 音がしな, 物音がしな, 返答がな",
    blows: "叩く音, たたく音, 殴る音, ぶつ音, ビンタ, 平手, 割れる音, 壊れる音, ドスン, 鈍い音, 割れた",
    seldom:
      "秒に一, 秒に1, 秒おき, 秒ごと, 秒に, たまに, ときどき, 時々, 浅い, 不規則, 途切れ, 止まりそう, ゆっくり, かすか, ゼーゼー, ゴロゴロ",
    rope: "ロープ, ベルト, 縄, 紐, ひも, コード, シーツ, 練炭, 炭",
    tied: "結ん, 結び, 縛っ, 首に, 吊る, 吊っ, 梁に, 用意し, 巻い",
    heavy: "テレビ, タンス, 箪笥, 棚, 本棚, 冷蔵庫, 木が, 壁, 天井, 門, 家具, クローゼット, 車, ガラス",
    pinned: "下敷き, 下に, 挟まれ, 倒れてき, 落ちてき, 倒して, 埋まっ, 潰され, つぶされ, 覆いかぶさ",
    jammed:
      "挟まっ, 挟まれ, はさまっ, 挟ん, 抜けな, 潰れ, つぶれ, 切断, ちぎれ, 取れて, もげ, 落とし, 先がな, 切り落, エスカレーター",
    cliff: "崖, がけ, 斜面, 谷, 絶壁, 岩場, クレバス, 沢, 土手",
    bulge: "膨らん, 膨らみ, ふくらん, 膨張, 腫れ, 白い煙, 白煙, シュー, パンパン, 煙",
    sick: "吐い, 吐き, 嘔吐, もどし, 下痢, 高熱, キノコ, きのこ",
    raving:
      "うわごと, うわ言, 意味不明, わけのわから, 訳のわから, 支離滅裂, 幻覚, 錯乱, 混乱して, 誰だか, 何日か, どこにいるか, 自分の名前, 名前が言え, 私が誰, 私のことがわから, 分からなくな, 朦朧, もうろう",
    lies: "倒れ, 横たわ, うずくま, 寝転が, 突っ伏, 転がっ, 寝そべ",
    ground: "床, 廊下, 階段, エレベーターの前, エレベーター前, 雪, 駐車場, 歩道, 道路, 地面, ロビー, 芝生",
    masked: "覆面, 目出し帽, マスク姿の男, 仮面, 顔を隠し",
    dragged: "引きず, 引っ張り込, 連れ込, 無理やり, 力ずく, 押し込, 髪を引",
    alone:
      "帰らせてくれ, 出してくれな, 出させてくれ, 外に出してもらえ, 帰してくれな, 部屋から出られな, 閉じ込められ, 閉じ込めら, 監禁, 軟禁, 鍵をかけられて, 無理やり連れ, 元彼が, 元夫が, 元カレが, 元旦那が, 元妻が, 部屋番号を教えない, 部屋を教えない, 手榴弾, 手りゅう弾, 不発弾, 爆弾, 地雷, 雪崩, 土砂崩れ, 地震で, 津波, 浴槽から出られ, 浴槽から立て, 風呂から出られ, 湯船から出られ, 湯船から上がれ, 浴槽で動け, 柵の外, 柵を越え, 柵を乗り越え, 手すりの向こう, フェンスの外, 柵の向こう, 練炭, 首吊り, 縛られ, 泳げないん, 殺すぞ, ぶっ殺, ロープを結ん,ベルトを結ん,ロープを吊,プラスチックが溶け, 氷が割れ, 氷に落ち, これを読むころ, これを読む頃, 遺書, 別れのメッセージ, 海に入ります, もう意味がな, オレンジ色の光, ドアノブが熱, 催涙, みんな咳, 全員咳, 吸入器がな, 隠れてい, 隠れてる, 傷口が開, 縫ったところが開, 腕を切っ, 手首を切, 殺鼠剤, 農薬, 汗をかいてな, 汗が出な, 感電, さっきの揺れで, 地震の後",
    broke: "変な方向, 曲がっ, ねじれ, 逆向き, 外側を向",
    shut: "中から, 内側から, 鍵がかか, 閉じ込め, ロック",
    place: "浴槽, サウナ, スチーム, 地下, 冷凍庫, トイレ, お手洗い, 便所, 倉庫, 洗面所, 浴室, ベランダ",
    us: "二人, 2人, 男性, 女性, 歳, 才, お年寄り, 老人, 誰か, 子供, 子ども, 一人",
    who: "歳, お年寄り, 老人, 誰か, 人が, 男の子, 女の子, 高齢, 元彼, 隣の人, 客, 男性, 女性",
    many: "一度に, 全部, 一気に, 大量, 何枚も, いっぺんに",
    pills: "パッチ, 貼り薬, モルヒネ, フェンタニル, ヘロイン, 麻薬, 覚醒剤",
    took: "貼っ, 貼り, 打っ, 摂取, 飲ん",
    small: "パイプユニッシュ, 排水管, 不凍液, シンナー, 溶剤, 洗浄液, パイプクリーナー",
    device:
      "電気自動車, EV, キックボード, 水タバコ, 炭が, 絨毯, じゅうたん, カーペット, モバイルバッテリー, バッテリー, 充電器",
    sting: "スズメバチ, 蜂, ハチ, サソリ, クラゲ, 刺され, 刺し",
    lift: "エレベーター, リフト",
    drops: "落ち, 落下, 傾い, ずり落, 急降下",
    stove: "ボイラー, 暖炉, ストーブ, 給湯器, 薪, 発電機, 七輪",
    ache: "頭痛, 頭が痛, 頭が割れ, チカチカ, めまい",
    everyone: "全員, みんな, 家族全員, 二人とも",
    pregnant: "妊娠, 妊婦",
    structure: "天井, バルコニー, ベランダ, 手すり, 足場, 梁, 外壁, 屋根, 雪が屋根, シャンデリア, 斜面",
    collapse: "崩れ, 落ちて, 落ちた, ひび, 亀裂, 外れ, 傾い, 揺れて, 滑り, 崩落, 下がってき",
    people: "人, 子供, 誰か, お客, 女性, 男性, 下敷き, 中に, 下に, 出られ",
    nowhere: "どこにもいな, どこにもいませ, どこを探しても",
    beat: "蹴って, 蹴られ, 殴る蹴る, 袋叩き, 殴りつけ, 暴行",
    follow: "ベランダから入, 窓を割, 石を投げ",
    toy: "荷物, ゴミ, ごみ, 新聞, 手紙, 靴, 上着, 服が, 蛇口, 洗面台",
  },
  "zh-Hans": {
    swam: "游泳, 游远, 游了, 游出, 去游, 皮划艇, 划艇, 桨板, 浮潜, 潜水, 冲浪, 海浪, 浪, 水流, 暗流, 离岸流, 橡皮艇, 气垫",
    unseen:
      "没回来, 还没回, 没有回来, 没上来, 看不见了, 看不到了, 看不见他, 看不到他, 看不见她, 不见了, 消失, 卷走, 冲走, 冲跑, 漂走, 漂远, 被冲, 被卷, 没浮, 没影, 不见人",
    frail: "痴呆, 老年痴呆, 阿尔茨海默, 失智, 老糊涂, 阿兹海默",
    astray:
      "走出去, 出去了, 跑出去, 跑出, 走了出, 乱走, 走失, 不见了, 雪地, 雪里, 雪, 停车场, 马路, 零下, 很冷, 外面",
    undress: "睡衣, 光脚, 赤脚, 光着脚, 只穿袜子, 穿着袜子, 拖鞋, 没穿外套, 没穿鞋, 浴袍",
    panel:
      "电箱, 配电箱, 电表箱, 电闸, 插座, 插排, 插线板, 电线, 线路, 灯里, 灯座, 吊灯, 灯上, 灯泡上, 顶灯, 开关",
    crackle: "噼啪, 劈啪, 滋滋, 嘶嘶, 融化, 熔化, 化了, 烧化, 炸了, 爆了, 焦味, 糊味, 冒火, 打火",
    drips: "滴水, 漏水, 流水, 渗水, 流下, 滴到, 流到, 漏到, 往下流, 浇",
    beg: "求饶, 求他, 哀求, 求求你, 放开我, 放我走, 放我出去, 别打, 不要打, 住手, 放过我, 别碰我",
    hear: "听到, 听见, 听着, 传来, 隔壁, 邻居, 对面, 楼上, 楼下, 墙",
    weep: "哭, 尖叫, 惨叫, 喊, 呻吟, 叫喊, 哀嚎, 呼救, 啜泣",
    silent:
      "不开门, 没人开, 没人应, 不应, 没回应, 没有回应, 没反应, 没动静, 没声音, 没声了, 没声儿, 安静了, 突然安静, 听不到了, 听不见了, 敲门不",
    blows: "巴掌, 耳光, 拳打, 摔东西, 砸东西, 打砸, 撞击声, 闷响, 碎了, 摔碎",
    seldom: "秒才, 秒一, 隔很久, 很慢, 很浅, 断断续续, 不规律, 时有时无, 微弱, 好久才, 半天才",
    rope: "绳子, 绳, 皮带, 腰带, 床单, 电线, 围巾, 炭盆, 木炭",
    tied: "绑好, 系好, 打了结, 打结, 套在脖子, 脖子上, 挂好, 挂在, 绑在, 系在, 准备好了, 吊",
    heavy: "电视, 衣柜, 柜子, 书架, 书柜, 架子, 冰箱, 树, 墙, 天花板, 大门, 五斗柜, 车, 玻璃",
    pinned: "压住, 压在, 被压, 砸到, 砸在, 倒下来, 倒在他, 倒在她, 掉下来砸, 埋, 底下",
    jammed:
      "夹住, 夹到, 夹在, 夹了, 卡在, 卡住, 卡了, 拔不出, 压碎, 压烂, 断了一截, 切掉, 削掉, 掉了一截, 少了一截, 扶梯, 切断, 碾",
    cliff: "悬崖, 山崖, 山坡, 崖, 山沟, 深沟, 峡谷, 斜坡, 陡坡, 冰缝, 井里",
    bulge: "鼓起, 鼓包, 鼓了, 膨胀, 胀起, 胀大, 冒白气, 冒气, 冒白烟, 嘶嘶, 发烫冒",
    sick: "呕吐, 吐, 拉肚子, 腹泻, 发烧, 蘑菇, 菌子",
    raving:
      "说胡话, 胡言乱语, 神志不清, 不认识我们, 不认人, 认不出, 不认得, 今天几号, 在哪里都, 自己是谁, 我是谁, 自己叫什么, 幻觉, 糊里糊涂, 意识模糊, 意识不清",
    lies: "躺在, 倒在, 趴在, 瘫在, 躺着, 晕在",
    ground:
      "地上, 地板, 走廊, 过道, 楼梯, 电梯口, 电梯门口, 电梯旁, 雪地, 停车场, 路边, 马路, 草地, 大堂, 卫生间",
    masked: "蒙面, 头套, 蒙着脸, 戴面具的, 面罩",
    dragged: "拖进, 拖走, 拽进, 拉进, 硬拉, 强行, 架进, 拖着, 硬拖, 抓着头发, 拽头发",
    alone:
      "不让我走, 不让我出, 不让我离开, 不让我们走, 不让我们出, 不让她走, 不让她出, 把我锁, 把我关, 把我们锁, 把我们关, 把她锁, 把她关, 锁在房间, 反锁在, 关在房间里不, 囚禁, 非法拘禁, 软禁, 绑架, 前男友找到, 前男友来, 前男友在, 前夫找到, 前夫来, 前夫在, 别告诉他我, 不要告诉他我, 别告诉他房, 手榴弹, 手雷, 地雷, 炮弹, 炸弹, 雪崩, 泥石流, 山体滑坡, 地震了, 地震把, 地震后, 海啸, 出不了浴缸, 浴缸里出不来, 浴缸里起不来, 浴缸里站不起, 从浴缸出不, 栏杆外, 护栏外, 围栏外, 栏杆的外, 翻过护栏, 翻过围栏, 烧炭, 上吊, 绑住手, 手被绑, 不会游泳, 绳子绑好,皮带绑好,皮带系好,绳子系好,塑料熔, 冰裂, 掉冰窟, 冰塌, 掉进冰, 看到这封信, 看到这条的时候, 遗书, 诀别, 没有意义了, 走进海里, 橙色的光, 门把手很烫, 门把手烫, 辣椒水, 催泪, 都在咳嗽, 没带吸入器, 没有吸入器, 我躲在, 我藏在, 伤口裂开, 缝线开, 割了手臂, 割手臂, 老鼠药, 农药, 不出汗, 触电, 手卡在, 手指卡在, 脚卡在, 手夹在, 手被夹, 手指被夹, 头卡在, 腿卡在, 被扎穿, 扎穿, 按不住血, 按都按不住",
    broke: "扭曲, 变形, 反方向, 歪了, 往外翻",
    shut: "从里面, 反锁, 锁住, 锁了, 被锁, 被困, 困在, 出不来, 出不去, 卡住",
    place: "浴缸, 桑拿, 蒸汽房, 汗蒸, 地下室, 冷库, 厕所, 卫生间, 洗手间, 储藏室, 浴室, 阳台",
    us: "我们, 两个人, 男人, 女人, 岁, 老人, 有人, 孩子, 大爷, 大妈, 一个人",
    who: "岁, 老人, 有人, 男孩, 女孩, 小孩, 前夫, 前男友, 客人, 大叔, 阿姨",
    many: "一次, 全部, 同时, 一下子, 所有, 太多, 全",
    pills: "贴片, 药贴, 吗啡, 芬太尼, 海洛因, 毒品",
    took: "贴了, 贴上, 打了, 吸了, 吃了, 服了",
    small: "通渠, 管道疏通, 疏通剂, 防冻液, 稀释剂, 烧碱, 除垢, 通下水道",
    device: "电动车, 电动汽车, 滑板车, 水烟, 炭, 地毯, 充电宝, 电池, 手机",
    limb: "手卡, 手指, 手夹, 手被, 手还, 脚卡, 脚被, 脚夹",
    sting: "马蜂, 黄蜂, 蜜蜂, 蝎子, 水母, 蜇了, 蛰了, 蜇伤, 蛰到",
    lift: "电梯掉, 电梯下坠, 电梯坠, 货梯",
    drops: "下坠, 掉下, 坠, 歪了, 急降",
    stove: "锅炉, 壁炉, 炉子, 热水器, 暖炉, 发电机, 炭炉",
    ache: "头疼, 头痛, 头晕, 眼冒金星, 闪光",
    everyone: "我们都, 大家都, 全家, 都头, 所有人",
    pregnant: "怀孕, 孕妇, 孕",
    structure: "天花板, 吊顶, 阳台, 栏杆, 脚手架, 横梁, 外墙, 屋顶, 玻璃墙, 山坡, 玻璃",
    collapse: "塌, 掉下来, 裂, 断了, 松了, 晃, 滑下, 倒了, 垮, 炸了",
    people: "有人, 孩子, 客人, 女人, 男人, 底下, 下面, 里面, 老婆, 老公",
    nowhere: "到处找不到他, 到处找不到她, 哪儿都找不到人, 哪里都找不到人",
    beat: "踢他, 围殴, 群殴, 打一个, 踹他, 暴打",
    follow: "从阳台进来, 撬窗, 扔石头, 砸窗",
    toy: "行李, 垃圾, 报纸, 信封, 鞋子, 外套, 包裹, 水龙头, 洗手池",
  },
  ko: {
    swam: "수영, 헤엄, 카약, 카누, 패들, 스노클, 잠수, 다이빙, 서핑, 파도, 이안류, 조류, 물살, 급류, 고무보트, 튜브",
    unseen:
      "안돌아, 안돌아와, 돌아오지, 돌아오지않, 안보여, 보이지않, 안보이, 사라졌, 사라져, 없어졌, 떠내려, 휩쓸, 쓸려, 안나와, 안올라와, 떠올라오지, 흔적",
    frail: "치매, 알츠하이머",
    astray:
      "나갔, 나가셨, 나가버, 밖으로, 돌아다니, 헤매, 배회, 사라지, 사라졌, 없어졌, 눈밭, 눈속, 주차장, 도로, 차도, 길에, 영하, 추위, 추운",
    undress: "잠옷, 맨발, 양말만, 양말바람, 슬리퍼바람, 가운, 외투없이, 신발없이, 겉옷도",
    panel:
      "분전반, 배전반, 배전함, 두꺼비집, 콘센트, 전기함, 전선, 배선, 전등으로, 전등에, 전등에서, 조명으로, 조명에서, 조명에, 샹들리에, 스위치에서, 멀티탭, 차단기",
    crackle:
      "지지직, 지직, 타닥, 탁탁, 파지직, 녹아, 녹고, 녹는, 쉭쉭, 쉬익, 터졌, 튀어, 튀고, 스파크, 탄내, 탄 냄새",
    drips: "물이떨어, 물이새, 물이흘, 물이쏟, 새고, 새요, 떨어져요, 흘러, 뚝뚝, 스며",
    beg: "빌고, 비는, 애원, 살려달, 놔줘, 놓아줘, 놔달라, 그만해, 하지마, 때리지마, 내보내, 제발그만",
    hear: "들려, 들리, 들었, 들린, 소리, 옆방, 옆집, 윗층, 위층, 아래층, 앞방, 맞은편, 벽",
    weep: "울고, 울어, 울음, 우는, 비명, 소리질, 소리를질, 신음, 흐느, 울부짖, 고함, 외쳐, 외치",
    silent:
      "문을안열, 안열어, 아무도안, 열지않, 대답이없, 대답을안, 대답안, 답이없, 응답이없, 기척이없, 인기척이없, 조용해졌, 조용해, 잠잠, 아무소리, 소리가안, 반응이없",
    blows: "때리는소리, 맞는소리, 찰싹, 퍽퍽, 깨지는, 부서지는, 쿵쿵, 뺨, 구타, 퍽",
    seldom:
      "초에한번, 초마다, 초에, 가끔, 드문드문, 불규칙, 얕은, 얕게, 천천히, 아주느리, 느리게, 희미, 그르렁, 끊겼",
    rope: "밧줄, 로프, 벨트, 허리띠, 끈, 노끈, 전선, 이불보, 목도리, 번개탄, 연탄",
    tied: "묶었, 묶어, 매었, 매달, 목에, 걸었, 걸어, 준비했, 사진을보내, 샀, 피웠, 피우",
    heavy: "티비, tv, 텔레비전, 옷장, 서랍장, 책장, 선반, 냉장고, 나무가, 벽, 천장, 장롱, 차가, 유리",
    pinned: "깔렸, 깔려, 깔린, 밑에, 덮쳤, 덮쳐, 무너졌, 쓰러지면서, 넘어져서깔, 파묻",
    jammed:
      "끼었, 끼여, 끼인, 꼈, 안빠져, 빠지지않, 으스러, 짓눌, 잘렸, 잘려, 잘린, 절단, 찢겨, 떨어져나, 에스컬레이터",
    cliff: "절벽, 낭떠러지, 비탈, 벼랑, 계곡, 골짜기, 경사, 언덕아래, 바위, 구덩이",
    bulge: "부풀, 불룩, 빵빵, 부어, 흰연기, 하얀연기, 흰 연기, 김이나, 쉭",
    sick: "토하, 토해, 구토, 설사, 고열, 열이, 버섯",
    raving:
      "헛소리, 횡설수설, 환각, 헛것, 우리를못알아, 못알아봐, 알아보지못, 알아보지, 며칠인지, 무슨요일인지, 어디있는지도, 어딘지도, 제가누군지, 자기이름, 이름도몰, 혼미, 정신이없, 헷갈려해",
    lies: "누워, 쓰러져, 엎드려, 엎어져, 널브러, 뻗어, 쓰러진, 쓰러졌",
    ground: "바닥, 복도, 계단, 엘리베이터앞, 엘리베이터옆, 눈밭, 주차장, 인도, 도로, 땅, 로비, 잔디",
    masked: "복면, 두건, 얼굴을가린, 가면, 마스크쓴남자들",
    dragged: "끌고갔, 끌고들, 끌려, 질질, 강제로, 억지로, 끌고가, 머리채",
    alone:
      "못나가게, 못가게, 안보내줘, 보내주지않, 나가지못하게, 내보내주지, 방에가뒀, 저를가뒀, 가둬, 가뒀, 감금, 납치, 전남친이, 전남편이, 전남자친구가, 전처가, 방번호알려주지, 방호수알려주지, 알려주지마세요, 수류탄, 지뢰, 불발탄, 눈사태, 산사태, 지진이나, 지진나, 지진났, 지진으로, 쓰나미, 욕조에서못, 욕조에서나올수, 욕조에서나오지, 욕조에서일어나, 욕조에끼, 난간밖, 난간바깥, 난간너머, 난간을넘, 번개탄, 연탄불, 목을매, 손이묶, 묶여, 수영을못, 수영못하, 폭탄이있,폭탄을설치,폭탄테러, 밧줄을묶,끈을묶었,벨트를묶,플라스틱녹, 얼음이깨, 얼음에빠, 이글을읽을때, 이메시지를볼때, 유서, 작별인사, 이제의미가없, 바다로들어갑, 주황색불빛, 손잡이가뜨거, 최루, 후추스프레이, 다들기침, 흡입기가없, 숨어있, 숨어서, 실밥이터, 상처가벌어, 팔을그었, 팔을긋, 손목을그, 쥐약, 농약, 땀이안나, 전기에감, 때려서, 타들어가, 불꽃튀, 불꽃이튀, 배수구에끼, 배수구에빨, 물이들어차",
    broke: "꺾였, 꺾여, 뒤틀, 돌아갔, 이상한방향, 휘어",
    shut: "안에서, 잠겼, 갇혔, 갇혀, 못나가, 못나와, 나갈수없, 나올수없",
    place: "욕조, 사우나, 찜질방, 한증막, 지하실, 냉동고, 화장실, 욕실, 창고, 베란다",
    us: "저희, 둘이, 두명, 남자, 여자, 살짜리, 살, 노인, 어르신, 누가, 아이, 혼자, 할머니, 할아버지, 우리",
    who: "누가, 살짜리, 어르신, 노인, 남자애, 여자애, 아이가, 사람이, 전남친, 전남편, 사람들, 애들",
    many: "한꺼번에, 한번에, 전부, 다, 동시에, 모두, 너무많이",
    pills: "패치, 모르핀, 펜타닐, 헤로인, 마약",
    took: "붙였, 붙이, 맞았, 투약, 먹었, 삼켰",
    small: "뚫어뻥, 배수구, 부동액, 시너, 용액, 락스, 세척제",
    device: "전기차, 킥보드, 물담배, 숯, 카펫, 보조배터리, 배터리",
    sting: "말벌, 벌에, 벌떼, 전갈, 해파리, 쏘였, 쏘여, 쐈",
    lift: "엘리베이터, 승강기",
    drops: "떨어졌, 추락, 기울, 뚝",
    stove: "보일러, 벽난로, 난로, 온수기, 발전기, 화로",
    ache: "두통, 머리가아, 머리가깨, 번쩍, 어지러",
    everyone: "모두, 전부, 다같이, 가족전부, 저희다",
    pregnant: "임신, 임산부, 산모",
    structure: "천장, 발코니, 난간, 비계, 들보, 외벽, 지붕, 유리벽, 비탈, 샹들리에",
    collapse: "무너, 떨어졌, 떨어지, 금이, 갈라, 부서졌, 기울, 흔들려, 미끄러",
    people: "사람, 아이, 누가, 손님, 여자, 남자, 밑에, 안에",
    nowhere: "어디에도없, 아무데도없, 어디에도안",
    beat: "발로차, 발로찹, 집단으로때, 두들겨, 짓밟",
    follow: "베란다로들어, 창문을깨, 돌을던",
    toy: "가구를끌, 짐이, 쓰레기, 신문, 편지, 종이, 신발, 외투, 옷이, 수도꼭지, 세면대",
  },
};
