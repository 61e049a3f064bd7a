import type { Table } from "./parts.ts";

const en: Table = {
  heart: "left arm, chest, heart, chests, ribcage",
  pain: "hurt, attack, hurts, hurting, hurtin, pain*, ache, aches, aching, stabbing, cramp*",
  tight:
    "dizzy, irregular*, tight*, pressure, squeez*, crush*, burning, burns, racing, pounding, flutter*, palpitation*, beating, feels heavy, skipping",
  severe:
    "unbearable, excruciating, agony, pregnan*, won t stop, can t stop it, heavily, can t take it, worst, screaming, terrible, horrible, extreme, agonising, agonizing",
  head: "head, skull, forehead",
  hit: "hit, hits, banged, bumped, smashed, cracked, knocked, struck, whacked, split",
  breath:
    "breath, breathe, breathes, breathing, breaths, brethe, breethe, inhale, get air, get any air, catch my breath, catch her breath, catch his breath",
  not: "can t, cant, cannot, not, couldn t, isn t, doesn t, hardly, barely, hard, difficult*, trouble, struggl*, stopped, stops, no, won t, wont, unable, short, shortness, dont, doesnt, isnt, don t, didnt, nt",
  throat: "throat, tongue, lips, face, windpipe",
  swell: "swell*, swollen, swolen, closing, closes, closed up, tight*, blocked, puffing",
  limb: "arm, arms, leg, legs, hand, hands, foot, feet, face, mouth, left side, right side, one side, body, ankle, wrist, hip, rib, ribs, shoulder, elbow, finger, collarbone, bone, bones, thumb, toe, jaw",
  numb: "feels weird, feels funny, feels strange, numb, numbness, tingl*, droop*, paralys*, paralyz*, lopsided, crooked, limp",
  feel: "feel, move, feeling, moving, moved, kick*",
  baby: "baby, babys, bump",
  broke: "broke, broken, fracture*, snapped, sticking out, dislocat*",
  blood: "blood, bleed*",
  hole: "ear, ears, mouth, nose, eye, eyes, vomit*, cough*, spit*, pee, peeing, urine, stool, threw up, throwing up, puk*",
  wake: "move, moving, wake, wakes, waking, woken, respond*, react*, get up, stand up, stand on, getting up, come round, come to, coming round, respond to, responsive, rouse",
  fell: "fell, fallen, falls, slipped, collapsed, tripped, fall",
  who: "husband*, wife*, son, daughter, child, kid, mum, mom, mother*, dad, father*, grandma, grandmother, grandpa, granny, nan, grandfather, friend*, he, she, baby, brother, sister, partner, guest, man, woman, boyfriend, girlfriend, him, her, uncle, aunt, boy, girl, roommate, colleague, mum s, flatmate, mate, toddler, daughter s, little one, niece, nephew, bloke, lad, cousin, grandson, granddaughter, kids, children, teenager, neighbour",
  swallow:
    "swallowed, swallow, swallows, drank, drunk, he ate, she ate, son ate, daughter ate, baby ate, kid ate, child ate, bit into, put in his mouth, put in her mouth, swallowing, gulped",
  small:
    "batter*, coin, coins, magnet*, bleach, detergent, cleaning, cleaner, washing, marble, needle, pills, tablets, poison*, button, chemical*, toy, dishwasher, drain, drain cleaner, descaler, acid, ammonia, battery acid, lighter fluid, disinfectant, sanitizer",
  cut: "cut, slit, slashed, sliced, cutting",
  vein: "wrist, wrists, vein*, artery",
  follow:
    "kick my door, kick the door, kicking my door, kicking the door, kick our door, break my door, break down my door, breaking my door, smash my door, force my door, trying to open, tries to open, trying to get in, trying to get into, trying to enter, tries to get in, tries to enter, trying to come in, forcing, break into, breaking into, broke into, banging on my door, trying my door, followed, following, follows, stalk*, chasing, chased, kick in, break the door, break down the door, smash the door, breaking the door, broke the window, climbing in, climbed in through, forced the lock, picking the lock",
  man: "man, guy, someone, somebody, stranger, men, he, dude",
  shut: "locked, stuck, trapped, shut",
  place:
    "sauna, steam room, bathroom, toilet, balcony, cellar, basement, freezer, stairwell, hammam, loo, restroom",
  us: "we, i, im, us, me, he, she, child, son, daughter, husband, wife, kid, kids, were",
  alone:
    "kill myself, killing myself, want to die, wanna die, don t want to live, dont want to live, don t want to be here anymore, dont want to be here anymore, end my life, taken all the pills, taken all my pills, took all the pills, took all my pills, overdose*, can t talk right, can t speak properly, can t talk properly, speech is slurred, man outside my door, man outside our door, having a fit, had a fit, i m dying, im dying, i am dying, going to die, gonna die, about to faint, going to faint, gonna faint, going to pass out, gonna pass out, about to pass out, burned myself badly, burnt myself badly, scalded, badly burned, badly burnt, waters just broke, water just broke, seeing double, won t wake up, wont wake up, doesn t wake up, doesnt wake up, can t wake him, can t wake her, cant wake him, cant wake her, waters broke, water broke, waters have broken, in labour, in labor, having contractions, miscarriage, electric shock, knocked out, out cold, gasping, turning blue, turned blue, went blue, going blue, suffocat*, asthma attack, slurring, slurred, talks funny, foaming, short of breath, can t go on, cant go on, can t go on living, don t want to go on, want to be dead, ending it all, end it all, take my own life, take her own life, take his own life, end her life, end his life, kill herself, kill himself, harm myself, cut my wrists, cut her wrists, cut his wrists, no reason to live, don t want to wake up, better off dead, say goodbye forever, eyes rolled back, eyes rolled, eyes are rolling, lost consciousness, losing consciousness, not conscious, isn t conscious, no pulse, doing cpr, need cpr, lifeless, baby is coming, baby s coming, babys coming, giving birth, see the head, can see the head, broke her waters, waters have gone, contractions, bleeding out, gushing blood, bleeding won t, forced himself on, raped me, was raped, got raped, tried to rape, sexually assaulted, pulled a knife, pulled a gun, pointed a gun, has a gun, got a gun, with a gun, gunshot*, gunman, skin is coming off, skin coming off, skin peeled off, third degree, going to kill, gonna kill, kill us, heimlich, can t swallow, went limp, gone limp, having a stroke, face has dropped, can t speak anymore, cannot speak anymore, can t talk anymore, cannot talk anymore, face is hanging, face hangs, face is drooping, side of his face, side of her face, half of his face, half of her face, half my face, half his face, half her face, foam at the mouth, foam at his mouth, foam at her mouth, foam from",
  other:
    "back, neck, feet, foot, tooth, teeth, knee, knees, shoulder, shoulders, sunburn, ankle, stomach, head, muscles, blister*, legs, calves",
  thing:
    "dying for, dying to, dying of, starving, hunger, hungry, laughing, seat, glass, mirror, tv, remote, heater, phone, screen, bottle, cup, window*, umbrella, watch, wake us, wake me, early, glasses, safe, wardrobe, handle, wheel, drawer*, table, chair, sofa, couch, bed, armchair, chicken, soap, city, town, shower, machine, suitcase, shaped, shape, leave, leaving, goodbye, lamp, statue, key, turkey, heart of, chest of, with all my heart, hurts to go, heart s set, heart is set, wake up call, wakeup call, sauce, salad, desk, duck, clock, tap, roof, curtain*, doll, barbell",
  toy: "toy, toys, butter, bread, cheese, steak, cake, fork, forks, spoon, plastic, film, movie, game, joking, goggles, glasses, phone, earring, ball, key, keys, tile*, leaf, leaves, dirt, dirty, carpet, shirt, trousers, dress, sheets, tablecloth, rug, sofa, stain*, laundry, sunburn*, tan, orange, pressure, test, donat*, mosquito*, ice, lemon, sugar free, towel, mask, toast, candle*, in love, asleep, chocolat*, washing machine, fridge, wine, swim trunks, swimsuit, lotion, cream, dry skin, song, lunch, breakfast, plaster, band aid, rain, sleeve, hair, nail, frog, german, english, french, spanish, language, bring, lend, borrow, bag, jacket, food, pizza, meat, slippery, nearly, almost, mary, bath towels, towels, my ring, wedding ring, gold ring, his ring, her ring, my watch, his watch, blood type, sunbathing, sunbathed, bungee, trampoline",
  took: "took, taken, swallowed, ate, eaten, popped, downed",
  pills:
    "pills, pill, tablets, tablet, sleeping pills, painkillers, medication, medicine, meds, pils, valium, xanax, paracetamol, ibuprofen, antidepressants",
  many: "all the, all his, all her, all my, all of, whole, entire, load, loads, a lot, too many, handful, bottle, box, packet, pack, so many, bunch, ton, twenty, thirty, forty, fifty, empty",
  weapon:
    "knife, knives, gun, pistol, rifle, machete, axe, hammer, blade, baseball bat, razor, screwdriver, weapon, nife, knif",
  holds:
    "hand, hands, holding, holds, waving, waves, pointing, points, pulled, corridor, hallway, lobby, hall, stairs, reception, outside, running, walking, threat*, got a, has a, with a, with knife, with gun, standing",
  height:
    "window, windows, balcony, roof, rooftop, terrace, bridge, ledge, railing, floor, top, building, balustrade, parapet",
  jump: "jump, jumping, throw herself, throw himself, throw myself, throw itself, jumps, leap, throwing herself, throwing himself",
  wants:
    "wants, want, going to, gonna, threat*, about to, trying, tries, says, said, will, gunna, wanna, wants to, intends, ready, think, thinks, thinking, talks about, talking about",
  sill: "window sill, windowsill, sill, ledge, railing, railings, parapet, balustrade, window frame, edge of the roof, roof edge, wrong side",
  sits: "sitting, sits, sat, standing, stands, stood, climbed, climbing, climbs, hanging, hangs, leaning out",
  water:
    "pool, bath, bathtub, tub, jacuzzi, hot tub, whirlpool, sea, lake, pond, water, plunge pool, swimming pool, river, ocean",
  sunk: "underwater, under water, under the water, sank, sunk, sinking, went under, gone under, goes under, face down, pulled out, pulled him out, pulled her out, fished out, dragged out, got him out, got her out, not come up, isn t coming up, hasn t come up, not coming up, lifeless, submerged, swallowed water, head under, at the bottom, on the bottom, to the bottom, floating face, floating lifeless, drowning, drowned, sinks, going down, gone down, going under",
  shake:
    "shaking, shakes, jerking, jerks, twitching, twitches, trembling, trembles, convuls*, spasm*, shivering, jerky, shaky, jolting, is fitting, started fitting, keeps fitting",
  eyes: "eyes, foam, froth*, whole body, all over, floor, ground, uncontrollably, violently, stiff, rigid, rolled back, bit his tongue, bit her tongue, drool*, lips, conscious*",
  speak:
    "speak, talk, talking, speaking, hear, say, words, sentence, answer, understand, recogni*, know us, know where, know who, know her, know his, make sense, making sense, form words",
  sudden: "suddenly, sudden, all of a sudden, all at once, any words, get words, a word",
  ill: "sweating, sweaty, sweats, pale, confused, confusion, dazed, drowsy, disoriented, clammy, cold sweat, grey, apathetic, weird, strange, dizzy, faint, weak, drenched in sweat, woozy, out of it, incoherent",
  sugar: "diabetic, diabetes, insulin, blood sugar, hypo, sugar low, sugar level, sugar dropped, sugar is",
  stop: "stop, stopping, stops, staunch, control",
  flow: "pouring, pours, gushing, spurting, everywhere, losing, loses, lost a lot, lots of, lot of, puddle, pool of, soaked, squirting, streaming, running down, keeps coming, so much, loads of, covered in, dripping",
  deep: "deep, deeply, glass, bone, shard, shards, badly, open wound, gaping, broken glass, gash, mirror, vein",
  hot: "boiling, hot water, hot tea, hot coffee, hot oil, hot soup, kettle, boiled water, scalding, steam, hot fat, hot pan, saucepan, fryer, stove, hotplate, iron, hob, grill, bbq",
  scald:
    "poured, spilled, spilt, tipped, scalded, burnt, burned, knocked over, fell on, splashed, burn, scald, went all down, went down, went over, went all over, all down",
  skin: "skin, blister*, peeling off, raw, big blisters",
  stuck: "stuck, lodged, wedged, caught in, went down the wrong",
  blue: "blue, purple, violet, bluish",
  device:
    "kettle, socket, outlet, plug, fuse box, fusebox, charger, curtain, curtains, bin, trash, wastebasket, hairdryer, hair dryer, tv, television, aircon, air conditioner, microwave, toaster, oven, heater, minibar, bed, mattress, carpet, extension cord, cable, battery, power bank, laptop, scooter, e bike, sauna, wiring, switch, fridge, stove, adapter, radiator",
  flame:
    "on fire, caught fire, flames, sparks, sparking, spark, smoke, smoking, alight, in flames, ablaze, burning, set fire, catching fire",
  drink: "drink, drinks, cocktail, beer, her glass, my glass, his glass, wine, coke",
  slip: "someone put, somebody put, has put something, put something in, slipped something, slipped her, slipped me, dropped something in, spiked, mixed something, drugged, put drugs, put a pill, tampered, roofied, laced",
  bang: "banging, bangs, banged, hammering, pounding, kicking, kicks, smashing, beating on",
  threat:
    "kill, threat*, scared, afraid, terrified, frightened, won t go away, wont go away, let him in, break it down, hurt us, hurt me, beat me up, get me, in danger, murder",
  walk: "walk, put weight, bear weight, get out",
};

const de: Table = {
  heart: "linken arm, linker arm, linkem arm, herz, brust, brustkorb, herzen, herzgegend, brustbein",
  pain: "schmerz*, weh, tut weh, stich*, stech*, krampf*",
  tight:
    "schwindelig, schwindlig, unregelmäßig, schwindel, druck, drückt, eng, enge, engegefühl, zieht, rast, stolpert, pocht, beklemm*, quetscht, rasen, herzrasen, brennt, klemmt",
  severe:
    "unerträglich*, nicht auszuhalten, nicht mehr auszuhalten, nicht mehr aus, schwanger*, schreckliche, furchtbare, wahnsinnige, extreme, krasse, hört nicht auf, höllisch*, stark blut*",
  head: "kopf, schädel, hinterkopf, stirn",
  hit: "gestoßen, angeschlagen, geschlagen, aufgeschlagen, gehauen, angestoßen, geknallt, gefallen, geprallt, angehauen, aufgeplatzt",
  breath: "atmen, atem, atmung, atmet, atme, luftholen, luft holen, einatmen, schnaufen",
  not: "nicht, kaum, keine, keinen, kein, schwer, schlecht, schwierig*, nich, ned, net, mühe, probleme, nimmer, nix",
  throat: "hals, rachen, kehle, zunge, lippe*, gesicht, luftröhre",
  swell:
    "schwillt, schwell*, geschwollen, zuschwell*, anschwell*, angeschwollen, zugeschwollen, geht zu, macht zu, wird zu, schnürt, verengt, wird eng, eng, trocken zu, wird dick, ganz dick, zuschnür*, zugeschnürt",
  limb: "arm, arme, bein, beine, fuß, füße, hand, hände, gesicht, mund, mundwinkel, gesichtshälfte, linke seite, rechte seite, körperhälfte, körper, knöchel, handgelenk, hüfte, rippe*, schulter, ellbogen, ellenbogen, finger, schlüsselbein, nase, knochen, kiefer",
  numb: "taub*, kribbel*, gelähmt*, hängt, schief, lahm, eingeschlafen, lähmung*",
  feel: "spür*, fühl*, beweg*",
  baby: "baby, ungeborenes",
  broke: "gebrochen, gebrochn, gebrochenes, knochenbruch, ausgerenkt, ausgekugelt, bruch",
  blood: "blut, blutet, blutend, blute, blutig*",
  hole: "ohr, ohren, mund, nase, auge, augen, erbrich*, erbroch*, kotz*, spuck*, hust*, urin, gehustet",
  wake: "bewegt, rührt, aufwach*, wacht, aufgewacht, ansprechbar, reagiert, bewusstsein, aufzuwecken, aufwecken, aufstehen, hoch, hochkommen, wecken, rührt sich, reagieren, weckbar, zu sich, aufzustehen, regt sich",
  fell: "gefallen, hingefallen, gestürzt, umgefallen, gefalln, ausgerutscht, runtergefallen, stürzte, hingeflogen, reingefallen, hineingefallen, geplumpst, geflogen",
  who: "mann, frau, sohn, tochter, kind, mutter, mama, vater, papa, oma, opa, er, freund, freundin, baby, bruder, schwester, gast, partner*, großmutter, großvater, kollege, kollegin, tante, onkel, junge, mädchen, jemand, söhnchen, töchterchen, kleine, kleiner, kleinen, enkel, enkelin, nichte, neffe, schwiegermutter, schwiegervater, bub, mädel, ehemann, ehefrau, kinder, nachbar, nachbarin, omi, opi, papi, mami, freunde, mutti, vati, gästin, dame, herr, typ",
  swallow:
    "verschluckt, geschluckt, schluckt, getrunken, runtergeschluckt, gegessen, in den mund, gelutscht, zerbissen, getrunkn, verschlukt, im mund, genascht, abgebissen",
  small:
    "spülmaschinentab*, waschmitteltab*, tab, tabs, batterie*, münze*, magnet*, putzmittel, reiniger, reinigungsmittel, spülmittel, waschmittel, tabletten, murmel*, nadel, bleich*, gift*, knopfzelle*, knopf, chlor*, pillen, reinigungstablette, abflussreiniger, rohrreiniger, chemikalie*, entkalker, säure, desinfektionsmittel, knopfbatterie, spülmaschinen tab, geschirrspültab*, essigessenz, lampenöl, pods, wc reiniger",
  cut: "aufgemacht, geöffnet, geschnitten, aufgeschnitten, schneide*, ritz*, aufgeschlitzt, durchgeschnitten",
  vein: "puls, pulsader*, handgelenk*, ader, adern, arterie",
  follow:
    "tür eintreten, tür aufbrechen, tür einschlagen, tür aufzubrechen, tür einzutreten, tritt die tür, tritt meine tür, versucht in mein, versucht in unser, versucht in das, versucht reinzukommen, versucht hereinzukommen, versucht einzudringen, versucht die tür, versucht meine tür, versucht unsere tür, drückt die tür, hämmert an, will rein, dringt ein, eingedrungen, verfolgt*, folgt, nachgelaufen, läuft mir nach, hinterher, stalkt, verfolgen, lauert, bricht ein, einbrechen, eingebrochen, bricht die tür, tritt gegen, schlägt die tür ein, steigt ein, aufgebrochen, tür eingetreten, tür eingeschlagen",
  man: "mann, typ, jemand, kerl, fremder, unbekannter, männer, er",
  shut: "eingesperrt, eingeschlossen, fest, gefangen, feststecken, nicht raus, nicht mehr raus, ausgesperrt, eingeklemmt",
  place:
    "sauna, dampfbad, bad, badezimmer, klo, toilette, balkon, keller, wc, treppenhaus, kühlraum, terrasse, dampfsauna",
  us: "wir, ich, mich, uns, kind, sohn, tochter, mann, frau, er, oma, mutter",
  alone:
    "mich umbringen, bring mich um, will sterben, nicht mehr leben, alle tabletten genommen, alle pillen genommen, ganze packung tabletten, überdosis, krampft, krampfanfall, ich sterbe, wir sterben, verbrüht, stark verbrannt, mich verbrannt, schwer verbrannt, werde ohnmächtig, kippe gleich um, falle gleich um, gleich umkippen, sehe doppelt, verschwommen und, anfall, fruchtblase, wehen bekommen, hab wehen, habe wehen, hat wehen, presswehen, sie wacht nicht, steht nicht auf, steht nicht mehr auf, wird nicht wach, nicht wach zu, lallt, krieg* kaum luft, bekomm* kaum luft, krieg* schlecht luft, bekomm* schlecht luft, krieg* keine luft, bekomm* keine luft, krieg* fast keine luft, bekomm* schwer luft, krieg* schwer luft, läuft blau, blau angelaufen, ist ganz blau, fehlgeburt, asthmaanfall, stromschlag, schaum vor, kann nicht mehr leben, kann so nicht weiterleben, nicht weiterleben, mag nicht mehr leben, will nicht mehr leben, will nicht mehr, das leben nehmen, sich das leben, sich umbringen, sich etwas antun, sich was antun, etwas antun, was antun, ritzt sich, pulsadern, schluss machen mit allem, ich mach schluss, mache schluss, allem ein ende, ein ende machen, ein ende setzen, ohne bewusstsein, nicht bei bewusstsein, bewußtlos, nicht ansprechbar, nicht mehr ansprechbar, kein puls, keinen puls, weggetreten, leblos, regungslos, atmet ned, atmet net, augen verdreht, verdreht die augen, kind kommt jetzt, baby kommt jetzt, in den wehen, fruchtwasser, blase geplatzt, bekommt ihr kind, bekommt das baby, verblutet, verblute, hört nicht auf zu bluten, hört nicht auf zu blutn, haut löst sich, haut geht ab, haut hängt, verätzt, verschluckt sich, bringt uns um, bringt mich um, bringt sie um, bringt ihn um, abstechen, er hat ein messer, hat ein messer gezogen, messer in der hand, mit messer, mit nem messer, pistole in der hand, hat eine waffe, eine waffe, schüsse, vergewaltigt, missbraucht, zudringlich, ko tropfen, im gesicht blau, kriegt keine luft, erstickt, schlaganfall, halbseitig, nicht mehr sprechen, spricht nicht mehr, nicht mehr reden, redet nicht mehr, kein wort mehr heraus, halbe gesicht, gesichtshälfte, hälfte vom gesicht, gesicht hängt, mundwinkel hängt, sexuell belästigt, sexuell genötigt, starke wehen, die wehen, wehen alle, sieht das köpfchen, baby kommt gleich, baby kommt schon, baby kommt raus, kind kommt schon, krieg ihn nicht wach, krieg sie nicht wach, kriege ihn nicht wach, kriegen ihn nicht wach, kriegen sie nicht wach, bekomme ihn nicht wach, bekomme sie nicht wach, weggekippt, schaum vorm",
  other:
    "bauch, unterleib, rücken, nacken, füße, fuß, zahn, zähne, knie, schulter*, sonnenbrand, kopf, magen, beine, muskel*, blasen, waden, kreuz",
  thing:
    "satt, hunger, durst, lachen, glas, handy, display, bildschirm, brille, tasse, schirm, spiegel, früh, zeitig, henkel, griff, langeweile, fernbedienung, stuhl*, tisch*, sessel*, sofa*, bett*, couch, huhn, hähnchen*, hühner*, stadt, seife*, form, kissen, lampe, kommode, schlüssel, koffer, abreise, abschied, altstadt, region, dusche, regal, schrank, salat, soße, sauce, fenster, truhe, automat, ente*, puten*, dank, rausgehen, muskulatur",
  toy: "spielzeug*, spiel, butter, brot, käse, steak, kuchen, gabel, löffel, plastik, film, witz, brille, handy, uhr, ohrring, kette, ball, schlüssel, fliese*, laub, dreck*, schmutz*, teppich*, hemd, hose, kleid, bettwäsche, laken, decke, tischdecke, sofa, fleck*, sonnenbrand, sonne, orange*, druck, test, gruppe, spende*, mücke*, eis, zitrone, maske, toast, kerze, verliebt, eingeschlafen, waschmaschine, kühlschrank, wein, badehose, creme, trockene haut, lied, frühstück, pflaster, ärmel, haare, nagel, frosch, deutsch, englisch, lampe, licht, steht offen, wette, matratze, kissen, bringen, leihen, ausleihen, handtuch, handtücher, tasche, jacke, pizza, fleisch, rutschig, glatt, beinahe, geöffnet, aufgemacht, gut gefallen, sehr gefallen, hat uns, essen, so gefallen, besonders gefallen, frau gefallen, tochter gefallen, kindern gefallen, mann gefallen, sohn gefallen, goldring, badetuch, badetücher, schwimmbrill*, taucherbrill*, sonnenbrille, ehering, handys",
  took: "genommen, geschluckt, eingenommen, reingezogen, eingeworfen, intus, genomm, geschluggt, gegessen",
  pills:
    "tabletten, tablette, pillen, pille, schlaftabletten, schmerztabletten, medikamente, schlafmittel, arznei, pulver, valium, beruhigungstabletten, paracetamol, tablettn, tableten, ibuprofen, antidepressiva",
  many: "alle, ganze, ganzen, viele, viel, haufen, ladung, handvoll, packung, schachtel, zu viele, zig, sämtliche, zwanzig, dreißig, menge, leer, leere, lauter, massenhaft",
  weapon:
    "messer*, pistole*, gewehr, waffe*, axt, beil, hammer, machete, klinge, baseballschläger, schere, rasierklinge, knarre, schlagstock, küchenmesser",
  holds:
    "hand, händen, fuchtelt, fuchteln, flur, gang, lobby, foyer, treppenhaus, läuft, rennt, geht, bedroht, zielt, richtet, gezogen, vor der tür, zieht, bewaffnet, steht, gezückt, herum, rum",
  height:
    "fenster, balkon, dach, terrasse, brücke, stock, geländer, dachterrasse, brüstung, balkong, hochhaus, klippe",
  jump: "springen, springt, stürzen, stürzt, runterspringen, runterstürzen, hinunterspringen, spring, hüpfen, rausspringen, fallen lassen, werfen",
  wants:
    "will, wollte, möchte, droht, gleich, gedroht, versucht, jetzt, sagt, kurz davor, wil, sich vom, sich aus, sich runter, ich",
  sill: "fensterbrett, fensterbank, fenstersims, sims, geländer, balkongeländer, brüstung, dachkante, dachrand, reling, fensterrahmen, balkonbrüstung",
  sits: "sitzt, steht, klettert, geklettert, hängt, gestiegen, steigt, hockt, lehnt, balanciert",
  water:
    "pool, becken, schwimmbecken, badewanne, wanne, whirlpool, meer, see, teich, wasser, schwimmbad, planschbecken, hallenbad, tauchbecken, fluss",
  sunk: "unter wasser, unterwasser, untergegangen, geht unter, versunken, gesunken, treibt, rausgezogen, herausgezogen, rausgeholt, nicht mehr hoch, taucht nicht, leblos, bewegungslos, abgesoffen, unter getaucht, untergetaucht, gesicht nach unten, rausgefischt, regungslos, säuft ab, hochgekommen, aufgetaucht, wasser geschluckt, am boden, auf dem boden, am grund, auf dem grund, beckenboden, poolboden",
  shake:
    "zittert, zittern, zuckt, zuckungen, zucken, krampft, krampfen, schüttelt, verkrampft*, schlottert, bebt, zitert, zuckend",
  eyes: "augen, schaum, ganzen körper, ganzer körper, am boden, am ganzen, auf dem boden, verdreht, unkontrolliert, heftig, steif, arme und beine, lippen, bewusstsein, speichel, zunge gebissen, hört uns nicht, wild",
  speak:
    "sprechen, spricht, reden, redet, sagen, sagt, hört, hören, antwortet, antworten, wort, wörter, satz, sätze, versteht, erkennt, weiß, ansprechbar, red, artikulieren",
  sudden: "plötzlich, auf einmal, kein wort, keine worte, mit einem mal",
  ill: "schwitzt, verschwitzt, blass, bleich, verwirrt, wirr, benommen, weggetreten, apathisch, schläfrig, kaltschweißig, schweißgebadet, nassgeschwitzt, orientierungslos, komisch, durcheinander, schweiß, schwindlig, grau, kreidebleich, verwirt, schwach, neben sich",
  sugar:
    "diabetiker*, diabetes, insulin, zuckerkrank*, blutzucker, unterzuckert, diabetisch*, zucker ist zu, niedriger zucker, zucker im keller",
  stop: "auf, aufhören, stillen, stopp*, steht, gestillt",
  flow: "strömt, spritzt, schießt, überall, verliert, viel, viel blut, fließt, läuft, lache, blutlache, blutüberströmt, sprudelt, rinnt, massenhaft, literweise, pulsierend, voller, stark, tropft, verloren, strömend",
  deep: "tief, tiefe, tiefer, glas, glasscherbe*, scherbe*, knochen, klaffend*, scheibe, glastür, schlimm, pulsader, spiegel, offene wunde, brutal",
  hot: "kochend*, kochendes wasser, heißes wasser, heißer tee, heißem wasser, heißem tee, heißen tee, heißen kaffee, heißer kaffee, heißes öl, heißem öl, heiße suppe, wasserkocher, siedend*, fett, bratpfanne, topf, herd, herdplatte, heißes fett, teekanne, dampf, bügeleisen, brühheiß*, grill",
  scald:
    "verbrannt, verbrüht, verbrühung*, geschüttet, gekippt, übergossen, drübergeschüttet, drübergekippt, über das kind, runtergerissen, verschüttet, übergekippt, verbrennung*, gegossen, gefasst, umgekippt, verbrand, verbrennt, geleert",
  skin: "haut, brandblase*, blasen, löst sich, geht ab, hautfetzen",
  stuck:
    "steckt, stecken, stecken geblieben, steckengeblieben, feststeckt, steckt fest, im hals, quer, hängen geblieben",
  blue: "blau, lila, bläulich, violett, blaues",
  device:
    "wasserkocher, steckdose*, sicherung*, ladegerät, vorhang, vorhänge, gardine*, mülleimer, papierkorb, föhn, fön, fernseher, klimaanlage, mikrowelle, toaster, herd, ofen, heizung, minibar, bett, matratze, teppich, kabel, akku, powerbank, laptop, roller, sauna, schalter, kühlschrank, stecker, mehrfachsteckdose, müll, kaffeemaschine, abfalleimer, verteilerdose, heizlüfter, netzteil",
  flame:
    "in flammen, flammen, brennt, funken, qualmt, raucht, rauch, feuer gefangen, feuer, schmort, angefangen zu brennen, kokelt, brennen, qualm, abgefackelt, lodert, verschmort, angekokelt, brent",
  drink: "drink, getränk, getränke, glas, cocktail, bier, wein, cola, becher",
  slip: "reingetan, hineingetan, reingemischt, reingekippt, reingeschüttet, untergemischt, unter gemischt, rein getan, betäubt, ko tropfen, k o tropfen, was hineingetan, drogen rein",
  bang: "hämmert, poltert, schlägt gegen, tritt gegen, trommelt, donnert, haut gegen, rüttelt, klopft wie, bollert, wummert, schlägt an",
  threat:
    "umbringen, töten, bringt uns um, bringt mich um, bedroht, droht, drohung*, angst, umbring, abstechen, geht nicht weg, haut nicht ab, lasst mich rein, will rein, bring euch um, mach dich, verprügeln",
  walk: "laufen, gehen, auftreten, läuft, belasten, bewegen",
};

const nl: Table = {
  heart: "linkerarm, linker arm, hart, borst, borstkas, hartstreek, borstbeen",
  pain: "pijn*, doet zeer, zeer, steekt, steken, kramp*",
  tight:
    "duizelig, onregelmatig, druk, drukt, drukkend, beklemm*, benauwd, knijpt, bonst, bonzen, bonkt, gaat tekeer, brandt, strak, klemt",
  severe:
    "ondraaglijk*, ondragelijk*, niet uit te houden, niet te houden, zwanger*, vreselijke, verschrikkelijke, stopt niet, hevig",
  head: "hoofd, schedel, achterhoofd, kop",
  hit: "gestoten, geslagen, geklapt, gevallen, gebotst, knalde, stootte, sloeg, viel",
  breath: "ademen, adem, ademt, ademhalen, ademhaling, lucht krijgen, lucht happen, haalt adem",
  not: "niet, nauwelijks, amper, geen, moeilijk*, moeite, slecht, bijna, nie, lastig",
  throat: "keel, tong, lippen, gezicht, luchtpijp",
  swell:
    "zwelt, zwell*, opgezwollen, gezwollen, opgezet, dik, dicht, zit dicht, gaat dicht, dichtgeknepen, zet op, strak",
  limb: "arm, armen, been, benen, voet, voeten, hand, handen, gezicht, mond, mondhoek, linkerkant, rechterkant, linkerarm, rechterarm, linkerbeen, lichaam, enkel, pols, heup, rib, ribben, schouder, elleboog, vinger, sleutelbeen, neus, bot, kaak",
  numb: "verlamd*, gevoelloos, tintel*, doof, scheef, hangt, slaapt, slap, verdoofd, verlamming",
  feel: "voel, voelt, voelen, bewegen, beweegt, gevoel",
  baby: "baby, kindje, buik",
  broke: "gebroken, breuk, gebroke, uit de kom, brak",
  blood: "bloed, bloedt, bloeden",
  hole: "oor, oren, mond, neus, oog, ogen, braak*, brak*, overgeven, hoest*, spuugt, spuwt, urine, plas",
  wake: "beweegt, verroert, wakker, reageert, wakker worden, bijgekomen, aanspreekbaar, opstaan, overeind, omhoog, rechtop, wekken, bij bewustzijn, bijkomen, reageren, verroeren, aanspreken, bij kennis, wordt wakker, roert",
  fell: "gevallen, viel, uitgegleden, gestruikeld, omgevallen, onderuit, gevalle, uitgleed, gleed uit",
  who: "man, vrouw, zoon, dochter, kind, moeder, mama, vader, papa, oma, opa, hij, ze, zij, vriend, vriendin, baby, broer, zus, gast, partner, mam, iemand, jongen, meisje, collega, dochtertje, zoontje, jongetje, kindje, kleine, schoonmoeder, schoonvader, nichtje, neefje, kleinzoon, kleindochter, echtgenoot, vriendje, huisgenoot, kinderen, buurman, buurvrouw, peuter, dreumes, meneer, mevrouw, zusje, broertje, mijn ma, mijn pa",
  swallow:
    "ingeslikt, slikte, gedronken, doorgeslikt, opgegeten, binnengekregen, in zijn mond, in haar mond, gebeten, slikt, doorslikt, ingesliktt",
  small:
    "batterij*, knoopcel*, munt*, magneet*, schoonmaakmiddel*, wasmiddel*, bleek*, pillen, tabletten, knikker, naald, gif*, knoop, chloor, afwasmiddel, vaatwastablet*, vaatwasblokje, afwastablet, gootsteenontstopper, ontstopper, ontkalker, chemisch*, spiritus, ammoniak, wasbolletje, wc reiniger, reiniger, terpentine, lampolie",
  cut: "gesneden, doorgesneden, opengesneden, sneed, snij",
  vein: "polsen, pols, ader, aders, slagader",
  follow:
    "deur open te breken, deur in te trappen, deur openbreken, deur intrappen, deur forceren, probeert mijn kamer, probeert onze kamer, probeert in mijn, probeert in onze, probeert binnen, probeert de deur, probeert mijn deur, binnen te dringen, binnengedrongen, achtervolgt*, volgt, achterna, gevolgd, stalkt, loopt achter, inbreken, breekt in, ingebroken, trapt de deur, beukt de deur, breekt de deur, trapt mijn deur, trapt tegen, slaat de deur, forceert, deur ingetrapt, deur opengebroken, raam ingeslagen, klimt door",
  man: "man, iemand, kerel, vent, vreemde, mannen, hij, gast",
  shut: "opgesloten, vast, ingesloten, zit vast, zitten vast, gevangen, niet uit, niet meer uit, buitengesloten",
  place: "sauna, stoombad, badkamer, wc, toilet, balkon, kelder, trappenhuis, stoomcabine, terras, douche",
  us: "we, wij, ik, me, mij, ons, kind, zoon, dochter, man, vrouw, hij, oma, moeder",
  alone:
    "mezelf van kant, mezelf doden, wil dood, niet meer leven, alle pillen genomen, alle pillen ingenomen, overdosis, ik ga dood, ga dood, ik sterf, val flauw, flauwgevallen, ga flauwvallen, stuiptrek*, toeval, epileptische aanval, me verbrand, ernstig verbrand, zie dubbel, vliezen gebroken, vliezen zijn gebroken, water gebroken, heb weeën, heeft weeën, weeen, ademnood, krijg* geen lucht, krijg* nauwelijks lucht, krijg* amper lucht, krijg* bijna geen lucht, ademt moeilijk, praat wartaal, loopt blauw, blauw aan, miskraam, astma aanval, astmaaanval, bewusteloos, buiten bewustzijn, lalt, kan niet meer verder, wil niet verder leven, niet verder leven, kan zo niet verder, niet meer verder leven, wil er niet meer zijn, er een einde aan, een einde aan, zelfmoord, van het leven beroven, zich van kant, zichzelf doden, zichzelf iets aan, zichzelf wat aan, zichzelf van kant, polsen doorsnijden, buiten westen, buiten kennis, knock out, niet aanspreekbaar, geen pols, geen hartslag, levenloos, roerloos, van haar stokje, van zijn stokje, ogen draaien weg, ogen weggedraaid, bevalling is, aan het bevallen, bevalt nu, persweeën, vruchtwater, bloedt dood, bloed blijft, doodbloeden, bloeden stopt niet, vel laat los, huid laat los, huid komt los, vel komt los, huid valt, huid eraf, verkracht*, misbruikt, heeft een mes, met een mes, met mes, mes in zijn hand, mes in de hand, met een pistool, heeft een pistool, pistool in zijn hand, een wapen, maakt me dood, maakt ons dood, vermoordt, stikt, aan het stikken, aan het verdrinken, beroerte, gezicht blauw, stuipen, iets in haar drankje, iets in mijn drankje, niet meer praten, praat niet meer, niet meer spreken, geen woord meer uit, halve gezicht, half gezicht, helft van zijn gezicht, helft van haar gezicht, gezicht hangt, baby komt nu, baby komt eraan, baby komt er aan, kindje komt nu, hoofdje is te zien, hoofdje is er, schoten gehoord",
  other:
    "buik, rug, nek, voeten, voet, tand, tanden, kies, knie*, schouder*, zonnebrand, hoofd, maag, benen, spieren, blaren, kuiten",
  thing:
    "honger, dorst, lachen, glas, telefoon, scherm, bril, kopje, spiegel, vroeg, verveling, afstandsbediening, stoel*, tafel*, bank, sofa, bed, kip*, stad, zeep, vorm, kussen, lamp, kast, lade, ladekast, sleutel, koffer, vertrek, afscheid, weggaan, douchekop, saus, salade, raam, automaat, fauteuil, hart van, kalkoen*, eend*, wekdienst, harte, hartje",
  toy: "speelgoed*, boter, brood, kaas, biefstuk, taart, vork, lepel, plastic, film, grapje, duikbril, zwembril, telefoon, horloge, oorbel, bal, sleutel*, tegel*, blad, bladeren, vuil, vies, tapijt, vloerbedekking, shirt, broek, jurk, laken*, tafelkleed, vlek*, zonnebrand, zon, verbrand door de zon, sinaasappel*, druk, test, groep, donor, mug, muggen, ijs, citroen, masker, toast, kaars, verliefd, in slaap, wasmachine, koelkast, wijn, zwembroek, creme, droge huid, lied, ontbijt, pleister, mouw, haar geknipt, nagel, kikker, nederlands, engels, frans, duits, taal, lamp, matras, kussen, brengen, lenen, handdoek*, jas, pizza, vlees, glad, bijna, eten, trouwring, zonnebril, zwembrilletje, bril*, badlaken*",
  took: "genomen, ingenomen, geslikt, slikte, ingeslikt, opgegeten, nam",
  pills:
    "pillen, pil, tabletten, slaappillen, pijnstillers, medicijnen, slaapmiddelen, paracetamol, medicatie, kalmeringspillen, pilletjes, slaaptabletten, oxazepam",
  many: "alle, hele, veel, te veel, teveel, hoop, handvol, strip, strips, doos, doosje, pot, potje, lading, massa, al zijn, al haar, al mijn, al die, twintig, dertig, leeg, lege, bende, sloot, allemaal",
  weapon:
    "mes, messen, pistool, geweer, wapen, bijl, hamer, machete, honkbalknuppel, schaar, scheermes, vuurwapen, keukenmes",
  holds:
    "hand, handen, zwaait, zwaaien, gang, lobby, hal, trappenhuis, trap, loopt, rent, staat, bedreigt, richt, trok, rond, rondloopt, gewapend, getrokken, op de gang",
  height: "raam, balkon, dak, terras, brug, verdieping, dakterras, reling, balustrade, raamkozijn, etage",
  jump: "springen, springt, sprong, werpen, gooien, storten, spring, laten vallen, gesprongen, naar beneden",
  wants:
    "wil, wilde, dreigt, gaat, staat op het punt, probeert, zegt, zometeen, ga, nu, zichzelf, zich van, zich uit, gedreigd",
  sill: "vensterbank, raamkozijn, kozijn, reling, balustrade, leuning, dakrand, balkonrand, richel, rand van het dak, rand van het balkon",
  sits: "zit, staat, klimt, geklommen, hangt, zitten, staan, klom, leunt",
  water:
    "zwembad, bad, badkuip, jacuzzi, bubbelbad, zee, meer, vijver, water, kinderbadje, whirlpool, ligbad, gracht, rivier",
  sunk: "onder water, onderwater, gezonken, zinkt, kopje onder, drijft, uit het water gehaald, uit het water getrokken, uitgetrokken, eruit gehaald, eruit getrokken, uitgehaald, niet boven, niet meer boven, levenloos, ondergegaan, gezicht naar beneden, opgevist, uitgevist, zonk, gaat onder, bewegingsloos, roerloos, op de bodem, naar de bodem",
  shake:
    "schudt, schudden, trilt, trillen, schokt, schokken, beeft, beven, stuipen, rilt, spasmen, verkrampt, siddert, stuiptrekt, krampen",
  eyes: "ogen, schuim, hele lichaam, hele lijf, grond, vloer, ongecontroleerd, hevig, stijf, weggedraaid, draaien weg, draait weg, kwijl*, op haar tong, op zijn tong, hoort ons niet, lippen",
  speak:
    "praten, praat, spreken, spreekt, zeggen, zegt, hoort, horen, antwoord*, woord, woorden, zin, begrijpt, herkent, weet, uit haar woorden, uit zijn woorden",
  sudden: "plotseling, plots, opeens, ineens, woord uit, woorden uit",
  ill: "zweet, zweten, bezweet, bleek, verward, suf, versuft, sloom, duizelig, klam, koud zweet, lijkbleek, in de war, raar, vreemd, gedesoriënteerd, afwezig, apathisch, zwak, grauw, wazig, slap",
  sugar:
    "diabeet, diabetes, insuline, suikerziekte, bloedsuiker, diabetespatiënt, suikerpatiënt, hypo, diabetisch*, lage suiker, suiker is laag, suiker te laag",
  stop: "stoppen, stopt, stelpen, ophouden, houdt op, gestelpt, dicht",
  flow: "stroomt, spuit, gutst, overal, verliest, veel, plas, gulpt, loopt eruit, druipt, hevig, vol met, blijft, verloren, stromen, liters, spuiten",
  deep: "diep, diepe, glas, scherf, scherven, glasscherf, bot, gapend*, slagader, erg, ruit, spiegel, open wond, glazen",
  hot: "kokend*, heet water, hete thee, hete koffie, hete olie, hete soep, waterkoker, frituurvet, pan, ketel, theepot, fornuis, kookplaat, stoom, strijkijzer, bbq, frituur, heet vet, hete pan",
  scald:
    "verbrand*, gegoten, gemorst, over zich heen, over haar heen, over hem heen, gekieperd, omgegooid, overgoten, brandwond*, omgevallen, water over haar, water over zijn, water over mijn, thee over haar, thee over zijn, over zijn arm, over haar arm, over zijn been, over haar been, over zich gekregen",
  skin: "huid, vel, blaren, blaar, laat los, vellen, brandblaren",
  stuck:
    "vast, vastzit, zit vast, blijven steken, blijft steken, steekt, klem, vastgelopen, geschoten, verkeerde keelgat",
  blue: "blauw, paars, blauwe, paarse",
  device:
    "waterkoker, stopcontact*, stoppenkast, meterkast, zekeringkast, oplader, lader, gordijn*, prullenbak, vuilnisbak, föhn, haardroger, tv, televisie, airco, magnetron, broodrooster, oven, kachel, minibar, bed, matras, tapijt, kabel, accu, powerbank, laptop, scooter, sauna, schakelaar, koelkast, stekker, verlengsnoer, koffiezetapparaat, fornuis, snoer, adapter, zekeringenkast, afvalbak, batterij",
  flame:
    "in brand, vlam gevat, vlammen, vonken, vonkt, rook, rookt, brandt, staat in brand, smeult, in de fik, fikt, brand, vuur, vlam",
  drink: "drankje, drank, glas, cocktail, bier, wijn, cola, biertje, drinkje",
  slip: "gedrogeerd, ghb, verdoofd, iets in mijn drankje, iets in haar drankje, iets in zijn drankje, iets in mijn glas, iets in haar glas, iets in zijn glas, erin gedaan, iets in gedaan, iets in mijn drinken, iets in haar drinken",
  bang: "bonkt, bonst, bonken, beukt, ramt, trapt, slaat op, slaat tegen, schopt, hamert, beuken, rammen, bonzen",
  threat:
    "vermoord*, doden, doodmaken, dood maken, bedreig*, dreigt, bang, gaat niet weg, laat me binnen, wil naar binnen, afmaken, maakt ons dood, angst, doodsbang, maak je af, kapot maken",
  walk: "lopen, staan, bewegen",
};

const sv: Table = {
  heart:
    "vänster arm, vänstra armen, hjärta, hjärtat, bröst, bröstet, bröstkorg, bröstkorgen, hjärtats, hjärtan",
  pain: "jätteont, skitont, ont, smärt*, värk*, gör ont, hugger, kramp*",
  tight:
    "yr, oregelbundet, fladdrar, tryck*, sticker, rusar, skenar, brinner, spänner, stramar, snörs, klappning, hårt åt, tungt, dunkar, slår oregelbundet",
  severe: "outhärdlig*, olidlig*, gravid*, slutar inte, står inte ut, fruktansvär*, helvetes",
  head: "huvud, huvudet, skalle, skallen, bakhuvudet, pannan",
  hit: "slog, slagit, smällde, slagen, dunkade, stött",
  breath: "andas, andning, andningen, andan, andetag",
  not: "inte, knappt, ingen, svårt, svårigheter, inget, kan ej, ej, aldrig, nästan",
  throat: "hals, halsen, strupe, tunga, tungan, läpp*, ansikte, ansiktet, svalg",
  swell: "svälle*, snörs, snör, stängs, täpps, igensvullen, svull*, trång, trångt, drar ihop",
  limb: "arm, armen, armar, armarna, ben, benet, benen, fot, foten, hand, handen, händer, händerna, ansikte, ansiktet, mun, munnen, mungipa, mungipan, vänster sida, höger sida, kropp, kroppen, vrist, handled, handleden, höft, höften, revben*, axel, axeln, armbåge*, finger, nyckelben*, näsan, fotled*, käke*",
  numb: "bortdomnad*, domn*, känslolös*, stick*, pirr*, hänger, sned, snett, slapp, förlam*, avdomnad*",
  feel: "känner, känna, känsel, röra, rör, rörelse*",
  baby: "bebis, bebisen, barnet, magen",
  broke: "bröt, av, knäckt, ur led, brut*",
  blood: "blod, blöder, blodet, blödning, blöda",
  hole: "öra, örat, öron, öronen, mun, munnen, näsa, näsan, öga, ögat, spyr, kräk*, hosta*, spottar, urin, kissar",
  wake: "rör, rör sig, vaknar, vakna, vaken, reagerar, väcka, svarar, resa, stå, upp, resa sig, ställa sig, väcks, vakna till, reagera, medvetande*, kontaktbar, röra sig, komma upp, vid medvetande, rör på sig, ta sig upp, rest sig",
  fell: "ramlat, ramlade, ramla, föll, fallit, halkat, halkade, snubblat, trillat, trillade, halka, ramlar, föll i, trilla",
  who: "man, fru, son, dotter, barn, mamma, pappa, mor, min far, farsan, mormor, farmor, morfar, farfar, han, hon, vän, kompis, bebis, bebisen, bror, syster, gäst, sambo, pojkvän, flickvän, honom, henne, pojke, flicka, make, maka, vännen, barnet, pojken, flickan, sonen, dottern, frun, mannen, svärmor, svärfar, barnbarn*, lillebror, lillasyster, kompisen, gästen, grannen, barnen, hustru, kille, killen, tjej, tjejen, kusin, systern, modern, maken, ungen, en kvinna, kvinnan, kvinna, lilla",
  swallow:
    "svalt, svalde, druckit, drack, svälj*, bitit i, i munnen, slukat, ätit upp, druckt, stoppat i munnen",
  small:
    "batteri*, mynt*, magnet*, rengöringsmedel*, diskmedel*, tvättmedel*, klorin, tabletter, kula, nål, gift*, knapp*, blekmedel, piller, maskindiskmedel, disktablett*, diskmaskinstablett*, propplös*, avkalk*, kemikalie*, ammoniak, lampolja, toarent, avloppsrens*, t sprit, terpentin, handsprit",
  cut: "skurit, skar, skära, skurna",
  vein: "handled*, åder, ådror, ådrorna, pulsåder*",
  follow:
    "sparka in dörren, sparka in min dörr, bryta upp dörren, bryta upp min dörr, slå in dörren, försöker ta sig in, försöker komma in, försöker öppna, försöker bryta, försöker få upp, bryter sig in, tränger sig, följer, följt, följde, förfölj*, bryta sig in, brutit sig in, bröt sig in, sparkar in dörren, slår in dörren, bryter upp, sparkar på dörren, krossade fönstret, tagit sig in, tog sig in, tar sig in, trängt sig in, klättrat in, bankar på min dörr, bultar på min dörr",
  man: "man, någon, kille, främling, snubbe, han",
  shut: "instängd*, inlåst*, fast, fastnat, fångad*, utelåst*, inte ut",
  place:
    "bastu, bastun, badrum, badrummet, toalett, toaletten, balkong, balkongen, källare, källaren, ångbastu, ångbastun, trapphus*, duschen",
  us: "vi, jag, mig, oss, barn, son, dotter, man, fru, han, hon, mamma",
  alone:
    "ta livet av mig, ta mitt liv, vill dö, vill inte leva, tagit alla tabletter, tagit alla piller, överdos, jag dör, håller på att dö, håller på att svimma, på väg att svimma, krampar, krampanfall, anfall, bränt mig, brännskad*, skållat, skållade, ser dubbelt, vattnet har gått, vattnet gick, har värkar, fått värkar, förlossning, jag föder, hon föder, får knappt luft, får ingen luft, får inte luft, får inte andan, svårt att andas, sluddrar, blå i ansiktet, blir blå, blåa läppar, missfall, astmaanfall, elchock, tuppat av, svimmat, medvetslös*, orkar inte leva, orkar inte mer, kan inte leva, inte leva längre, vill inte finnas, vill avsluta allt, göra slut på allt, avsluta mitt liv, ta sitt liv, tar sitt liv, ta livet av sig, tagit livet av sig, ta självmord, självmord, skära sig, skär sig, skurit sig, skada sig själv, skära handlederna, döda mig själv, döda sig, inte vid medvetande, utan medvetande, förlorat medvetandet, tappat medvetandet, livlös*, ingen puls, inte kontaktbar, går inte att väcka, inte få kontakt, ögonen rullar, rullar med ögonen, barnet kommer nu, barnet är på väg, håller på att föda, huvudet är ute, ser huvudet, värkar, krystvärkar, fostervattnet, fostervatten, förblöder, slutar inte blöda, får inte stopp, blöder ymnigt, blöder kraftigt, huden lossnar, huden ramlar, huden släpper, skinnet lossnar, våldtagen, våldtäkt, våldtog, våldta, utnyttjad, har en kniv, med en kniv, med kniv, kniv i handen, med en pistol, har en pistol, pistol i handen, skott, döda oss, döda mig, slå ihjäl, kvävs, kvävd, håller på att kvävas, satt i halsen, drunknar, stroke, får kramper, kan inte prata längre, kan inte tala längre, inte prata längre, halva ansiktet, ansiktet hänger, mungipan hänger, fast i halsen, kontakt med honom, kontakt med henne, får inte fram ett ord, bebisen kommer nu, föder nu, inte liv i",
  other:
    "mag, rygg, ryggen, nacke, nacken, fötter, fötterna, fot, foten, tand, tänder, tanden, knä*, axel, axlar, axlarna, huvud, huvudet, mage, magen, ben, benen, muskler, skavsår, vader, vaderna",
  thing:
    "hunger, hungrig, törst, skratt, glas, telefon, mobil, skärm, glasögon, kopp, spegel, tidigt, fjärrkontroll, stol*, bord*, soffa*, fåtölj*, säng*, kyckling*, stad, staden, stan, tvål, form, formad, kudde, lampa, lampan, byrå, byrån, nyckel*, väska, åka, lämna, avsked, duschmunstyck*, sås, sallad, fönster*, automat*, hjärtat av, kalkon*, frisk",
  toy: "leksak*, smör*, bröd, ost, biff, tårta, gaffel, sked, plast, film, skoj, cyklop, dykarglasögon, örhänge, nyckel*, kakel, löv, smuts*, matta*, skjorta, byxor, klänning, lakan*, duk, soffa, fläck*, solbränd*, sol, solen, apelsin*, tryck, prov, grupp, blodgivare, mygg*, citron, toast, ljus, förälskad, somnat, tvättmaskin*, kylskåp*, vin, badbyxor, kräm, torr hud, sång, frukost, plåster, ärm, nagel, groda, svenska, engelska, tyska, språk, lampa, madrass, kudde, låna, handduk*, väska, jacka, pizza, kött, nästan, mat, glasögon*, simglasögon*, solglasögon*, telefon*, mobil*, klocka*, boll*, badboll*",
  took: "tagit, tog, svalt, svalde, ätit, käkat, åt, knaprat, stoppat i sig, tryckt i sig, fått i sig",
  pills:
    "tabletter, tablett, piller, sömntabletter, sömnpiller, värktabletter, medicin, mediciner, alvedon, tabletterna, pillren, lugnande",
  many: "alla, hela, många, massa, för många, näve, handfull, ask, burk, karta, kartor, förpackning, mängd, hög, tjugo, trettio, tom, tomma, fullt, hel, massor",
  weapon:
    "kniv*, pistol*, vapen, gevär, yxa, yxan, hammare, machete, slagträ, sax, rakblad, kökskniv*, bössa",
  holds:
    "hand, handen, händerna, viftar, svingar, korridor*, gången, lobby*, trappan, trapphuset, springer, går, står, hotar, pekar, riktar, dragit, runt, beväpnad, drog, utanför, foajén",
  height: "fönster, fönstret, balkong*, tak, taket, terrass*, bro, bron, våning*, räcket, takterrass*",
  jump: "hoppa, hoppar, kasta sig, kastar sig, kasta mig, slänga sig, slänger sig, slänga mig, ta språnget, störta sig, hopa",
  wants:
    "vill, ska, hotar, tänker, försöker, säger, på väg, håller på, nu, redo, hotat, ville, sig själv, sig ut",
  sill: "fönsterbräd*, fönsterbleck*, fönsterkarm*, räcke*, balkongräcke*, takkant*, ledstång, fel sida, kanten av taket, avsats*, fönsternisch*",
  sits: "sitter, står, klättrar, klättrat, hänger, klättra, satt, balanserar, klivit, klev, lutar sig ut",
  water:
    "pool, poolen, badkar*, bassäng*, simbassäng*, jacuzzi, bubbelpool*, hav, havet, sjö, sjön, vatten, vattnet, spa, dammen, plaskdamm*, karet",
  sunk: "under vatten, under vattnet, sjönk, sjunkit, sjunker, gick under, flyter, drogs upp, dragit upp, drog upp, livlös*, kommer inte upp, inte kommit upp, ansiktet nedåt, fiskat upp, orörlig*, drunknat, medvetslös*, dragits upp, svalt vatten, på botten, till botten",
  shake:
    "skakar, skaka, skakningar, rycker, ryckningar, darrar, spasm*, skälver, sprattlar, darrig, skakig, kramp*, rycka",
  eyes: "ögon, ögonen, fradga*, skum, hela kroppen, på golvet, golvet, marken, okontrollerat, våldsamt, häftigt, stel, himlar, rullar, rullade, dreglar, bitit sig i tungan, hör oss inte, läppar",
  speak:
    "prata, pratar, tala, talar, säga, säger, höra, hör, svarar, svara, ord, orden, mening*, förstår, känner igen, vet var, vet vem, snacka",
  sudden: "plötsligt, plötslig, helt plötsligt, ett ord, med ens",
  ill: "svettas, svettig, kallsvett*, blek, förvirrad, virrig, omtöcknad, dåsig, yr, klibbig, frånvarande, konstig, slö, apatisk, grå, matt, svag, virrigt, desorienterad, borta",
  sugar:
    "diabetiker, diabetes, sockersjuk*, insulin, blodsocker*, diabetisk, diabetikern, insulinkänning, lågt socker, lågt blodsocker",
  stop: "sluta, slutar, stoppa, stoppar, stanna, stannar, hejda, få stopp, stopp",
  flow: "forsar, sprutar, rinner, överallt, förlorar, förlorat, mycket, massor, pöl, väller, pulserar, strömmar, droppar, jättemycket, hela tiden, blodpöl, pumpar, nerblodad, mängder",
  deep: "djupt, djup, djupa, glas, glasskärv*, glasbit*, skärv*, ben, benet, gapande, illa, ruta, spegel, öppet sår, pulsåder, glaset",
  hot: "kokande, kokhet*, hett vatten, hett te, het te, hett kaffe, het olja, het soppa, vattenkokare*, kastrull*, gryta*, stekpanna*, spis, spisen, platta*, skållhet*, ånga, strykjärn*, kokvatten, varmt te, frityrolja, grillen",
  scald:
    "bränt, bränd, brände, skållat, skållad, skållade, hällt, hällde, spillt, spillde, välte, vält, över sig, över henne, över honom, brännskad*, drog ner, tippat, rann",
  skin: "hud, huden, blåsor, brännblåsor, skinn*, blåsa",
  device:
    "vattenkokare*, eluttag*, uttag*, vägguttag*, proppskåp*, säkringsskåp*, elskåp*, elcentral*, laddare*, gardin*, papperskorg*, soptunna*, sopkorg*, hårtork*, fön, fönen, tv, teve, luftkonditionering*, mikro*, brödrost*, ugn, ugnen, element*, minibar*, säng, sängen, madrass*, matta, mattan, sladd*, batteri*, powerbank*, dator*, elsparkcykel*, bastu*, kylskåp*, kontakt*, förlängningssladd*, kaffebryggare*, spis*, adapter*, lampsladd, strömbrytare*",
  flame:
    "brinner, i brand, eld i, fattat eld, fattade eld, tagit eld, lågor, gnistrar, gnistor, rök, brand, står i lågor, pyr, börjat brinna, flammar, ryker ur, ryker om, ryker från",
  drink: "drink, drinken, glas, glaset, öl, ölen, cocktail, vin, cola, läsk, drinkar",
  slip: "lagt något, lagt nåt, lade något, la nåt, hällt något, hällt nåt, hällde något, stoppat något, något i hennes, nåt i hennes, något i min, nåt i min, något i hans, nåt i hans, drogat, drogad, blandat i, spetsat, smugit, smusslat",
  bang: "bankar, dunkar, sparkar, hamrar, slår på, bultar, smäller, bankat, bultat, dundrar",
  threat:
    "döda, dödar, mörda, hotar, hot, rädd, rädda, går inte härifrån, släpp in mig, slå ihjel, ihjäl, knivhugga, livrädd, slå sönder, vill in, hotat, hotade",
  walk: "gå, stödja, stå på",
};

const nb: Table = {
  heart: "venstre arm, venstre armen, venstrearm*, hjerte, hjertet, bryst, brystet, brystkassen, brystkasse",
  pain: "vondt, smerte*, smertar, verk*, stikker, sting, krampe*",
  tight:
    "svimmel, uregelmessig*, flakser, trykk, trykker, press, presser, hamrer, dunker, raser, banker, klemmer, snører, stramt, stramm, tett, galopperer, svir, brenner",
  severe:
    "uutholdelig*, ulidelig*, gravid*, stopper ikke, slutter ikke, holder ikke ut, grusom*, forferdelig*, sinnsykt",
  head: "hode, hodet, bakhodet, skallen, panna",
  hit: "slo, slått, smelte, dunket, slår",
  breath: "puste, puster, pust, pusta, ånde",
  not: "ikke, knapt, ingen, vanskelig*, tungt, sliter, ikkje, nesten, så vidt, slutta, sluttet, problemer",
  throat: "hals, halsen, strupen, tunge, tunga, tungen, leppe*, ansikt, ansiktet, svelget",
  swell:
    "hovner, hoven, hovnet, svulmer, snører, tetter, lukker, hovna, opphovnet, tett, svell*, stenger, trang, trangt",
  limb: "arm, armen, armer, armene, bein, beinet, beina, ben, benet, fot, foten, hånd, hånda, hånden, ansikt, ansiktet, munn, munnen, munnviken, venstre side, høyre side, kropp, kroppen, ankel, ankelen, håndledd, håndleddet, hofte, hofta, hoften, ribbe*, skulder*, albue*, finger, kragebein*, nesa, kjeven",
  numb: "nummen*, numne, lammet, lamma, lam, prikk*, henger, skjev, skjevt, slapp, følelsesløs*, sover, dovnet, dovna, lammelse*",
  feel: "kjenner, kjenne, føler, føle, bevege, beveger, røre, rører",
  baby: "baby, babyen, barnet, magen",
  broke: "brukket, brekt, brakk, brukke, knekt, knakk, brudd*, ut av ledd, knekte",
  blood: "blod, blør, blodet, blødning, blø",
  hole: "øre, øret, ører, munn, munnen, nese, nesa, nesen, øye, øyet, øyne, kaster opp, spyr, hoste*, spytter, urin, tisser",
  wake: "beveger, rører, våkner, våkne, våken, reagerer, vekke, svarer, bevissthet*, reise, stå, opp, oppreist, vekkes, våkne til, reagere, ved bevissthet, kontaktbar, bevege seg, komme seg, komme opp, rører på seg, reise seg, rikke",
  fell: "falt, faller, falle, ramlet, ramla, skled, sklidd, sklei, snublet, datt, skli, ramler, dettet",
  who: "mann, mannen, kone, kona, sønn, datter, barn, mamma, mor, pappa, faren, far min, min far, bestemor, bestefar, han, hun, venn, venninne, baby, babyen, bror, søster, gjest, kjæresten, samboer*, gutt, jente, farmor, mormor, sønnen, dattera, datteren, barnet, gutten, jenta, jenten, ungen, svigermor, svigerfar, barnebarn*, lillebror, lillesøster, søstera, søsteren, broren, moren, mora, gjesten, naboen, barna, venninna, venninnen, kompis, kompisen, dame, dama, kvinne, fetter, kusine, fyren",
  swallow: "svelget, svelga, slukt, drakk, drukket, svelgde, bitt i, i munnen, fått i seg, slukte, svelja",
  small:
    "batteri*, mynt*, magnet*, vaskemiddel*, rengjøringsmiddel*, klor*, tabletter, kule, nål, gift*, knapp*, piller, oppvaskmiddel, blekemiddel, oppvaskmaskintablett*, oppvasktab*, avløpsåpner*, avkalk*, kjemikalie*, salmiakk, lampeolje, plumbo, white spirit, håndsprit, tennvæske",
  cut: "kuttet, kutta, skåret, skar, skjært, kutter",
  vein: "håndledd*, åre, årer, årene, pulsåre*",
  follow:
    "sparke inn døra, sparke inn døren, bryte opp døra, bryte opp døren, slå inn døra, prøver å komme inn, prøver å komme seg inn, prøver å ta seg inn, prøver å åpne, prøver å bryte, bryter seg inn, trenger seg, følger, fulgt, fulgte, forfulgt, forfølg*, bryte seg inn, brutt seg inn, brøt seg inn, sparker inn døra, sparker inn døren, slår inn døra, bryter opp, sparker på døra, knuste vinduet, kommet seg inn, tok seg inn, trengt seg inn, klatret inn, hamrer på døra, hamrer på døren",
  man: "mann, noen, fyr, fremmed, kar, han, menn",
  shut: "innelåst, innesperret, låst, fast, sperret, stengt, fanget, utestengt, ikke ut",
  place:
    "badstue, badstua, badstuen, sauna, saunaen, bad, badet, do, toalett, toalettet, balkong, balkongen, kjeller, kjelleren, dampbad*, trapp*",
  us: "vi, jeg, meg, oss, barn, sønn, datter, mann, kone, kona, han, hun, mamma",
  alone:
    "ta livet mitt, ta livet av meg, vil dø, vil ikke leve, tatt alle pillene, overdose, jeg dør, holder på å dø, holder på å besvime, kommer til å besvime, får kramper, krampeanfall, anfall, brent meg, skåldet, skålda, ser dobbelt, vannet har gått, vannet gikk, vannet går, har rier, fått rier, får ikke puste, får ikke pust, får ikke luft, får knapt luft, fødsel, snøvler, snakker rart, blå i ansiktet, blir blå, blå lepper, spontanabort, astmaanfall, elektrisk støt, besvimt, besvimte, bevisstløs*, orker ikke leve, orker ikke mer, klarer ikke leve, ikke leve lenger, vil ikke mer, vil avslutte livet, gjøre slutt på alt, gjøre slutt på det, avslutte livet, ta sitt eget liv, ta livet sitt, tar livet av seg, ta livet av seg, begå selvmord, selvmord, kutte seg, kutter seg, kuttet seg i håndledd*, skade seg selv, skjære seg, drepe meg selv, drepe seg selv, ikke ved bevissthet, uten bevissthet, mistet bevisstheten, bevistløs*, livløs*, ingen puls, ikke kontaktbar, ikke få liv i, øynene ruller, ruller med øynene, barnet kommer nå, holder på å føde, hodet er ute, ser hodet, rier, pressrier, fostervann*, forblør, blør i hjel, slutter ikke å blø, får ikke stoppet, blør kraftig, huden løsner, huden faller av, skinnet løsner, voldtatt, voldtekt, voldtok, voldta, misbrukt, har en kniv, med en kniv, med kniv, kniv i hånda, kniv i hånden, med en pistol, med pistol, har en pistol, skudd, skyter, drepe oss, drepe meg, drepe, slå i hjel, kveles, blir kvalt, holder på å kveles, i vrangstrupen, drukner, hjerneslag, får krampe, blå i trynet, kan ikke snakke lenger, ikke snakke lenger, ikke prate lenger, halve ansiktet, ansiktet henger, munnviken henger, fast i halsen, kontakt med ham, kontakt med han, kontakt med henne, får ikke fram ord, babyen kommer nå, føder nå, får ikke frem et ord, ikke liv i",
  other:
    "mage, rygg, ryggen, nakke, nakken, føtter, føttene, fot, foten, tann, tenner, tanna, kne, knær, kneet, knærne, skulder, skuldrene, hode, hodet, magen, bein, beina, muskler, gnagsår, legger",
  thing:
    "sult, sulten, tørst, latter, glass, telefon, mobil, skjerm, briller, kopp, speil, tidlig, fjernkontroll, stol*, bord*, sofa*, lenestol*, seng*, kylling*, by, byen, såpe, form, formet, pute, lampe, lampa, kommode*, nøkkel*, koffert, dra, reise, avskjed, dusj*, saus, salat, vindu*, automat*, hjertet av, kalkun*, ovn*",
  toy: "leke*, smør, brød, ost, biff, kake, gaffel, skje, plast, film, tull, øredobb, nøkkel*, flis*, blad, løv, skitt*, teppe*, gulvteppe*, skjorte, bukse, kjole, laken*, duk, sofa, flekk*, solbrent, sol, sola, solen, appelsin*, trykk, prøve, test, donor, mygg*, sitron, maske, toast, stearinlys, lys, forelsket, sovnet, vaskemaskin*, kjøleskap*, vin, badebukse, krem, tørr hud, sang, frokost, plaster, erme, negl, frosk, norsk, engelsk, tysk, språk, lampe, madrass, pute, bringe, låne, håndkle*, veske, bag, jakke, pizza, kjøtt, glatt, nesten, mat, brill*, svømmebrill*, solbrill*, dykkerbrill*, telefon*, mobil*, klokk*, ball*",
  took: "tatt, tok, svelget, svelga, spist, slukt, spiste, inntatt, fått i seg, tatt i seg",
  pills:
    "piller, pille, tabletter, tablett, sovepiller, sovetabletter, smertestillende, medisin*, paracet*, pillene, tablettene, beroligende",
  many: "alle, hele, mange, masse, for mange, neve, håndfull, eske, boks, glass, pakke, brett, haug, bunke, tjue, tretti, tomt, tom, et helt, masser, altfor",
  weapon:
    "kniv*, pistol*, våpen, gevær, øks, hammer, machete, balltre, saks, barberblad, kjøkkenkniv*, rifle",
  holds:
    "hånd, hånda, hånden, hendene, svinger, vifter, gangen, korridor*, lobby*, trappa, trappen, løper, går, står, truer, peker, sikter, trukket, rundt, bevæpnet, dro, utenfor",
  height:
    "vindu, vinduet, balkong*, tak, taket, terrasse*, bro, brua, broen, etasje*, veranda*, takterrasse*, rekkverk*",
  jump: "hoppe, hopper, kaste seg, kaster seg, kaste meg, slenge seg, stupe ut, styrte seg, hoppa",
  wants:
    "vil, skal, truer, tenker, prøver, sier, holder på, nå, klar til, truet, ville, er i ferd, seg selv, seg ut",
  sill: "vinduskarm*, vinduspost*, karmen, rekkverk*, gelender*, takkant*, balkongkant*, feil side, kanten av taket, avsats*, rekka",
  sits: "sitter, står, klatrer, klatret, klatra, henger, satt, balanserer, sto, stod, lener seg ut, kravlet",
  water:
    "basseng*, badekar*, svømmebasseng*, boblebad*, jacuzzi, stamp, hav, havet, sjø, sjøen, vann, vannet, pool, poolen, spa, plaskebasseng*, karet",
  sunk: "under vann, under vannet, sank, sunket, synker, gikk under, flyter, dratt opp, dro opp, trukket opp, livløs*, kommer ikke opp, ikke kommet opp, ansiktet ned, fisket opp, druknet, bevisstløs*, svelget vann, dro ham opp, dro henne opp, på bunnen, til bunns, på bunn",
  shake:
    "rister, riste, risting, rykker, rykninger, skjelver, spasmer, dirrer, sitrer, krampe*, skjelvinger, ristet",
  eyes: "øyne, øynene, fråde, fråder, skum, hele kroppen, på gulvet, gulvet, bakken, ukontrollert, voldsomt, stiv, himler, ruller, rullet, sikler, bitt seg i tunga, hører oss ikke, lepper",
  speak:
    "snakke, snakker, prate, prater, si, sier, høre, hører, svarer, svare, ord, ordene, setning*, forstår, kjenner igjen, vet hvor, vet hvem",
  sudden: "plutselig, brått, et ord, med ett",
  ill: "svetter, svett, kaldsvett*, blek, forvirret, forvirra, omtåket, døsig, svimmel, klam, fjern, rar, rart, merkelig, sløv, apatisk, grå, svak, ør, desorientert, borte, slapp",
  sugar:
    "diabetiker, diabetes, sukkersyk*, insulin, blodsukker*, diabetisk, diabetikeren, føling, lavt sukker",
  stop: "stoppe, stopper, stanse, stanser, stopp, slutter, slutte",
  flow: "fosser, spruter, renner, overalt, mister, mistet, mye, masse, dam, pøl, strømmer, pumper, velter, drypper, blodpøl, hele tida, kjempemye, mengder",
  deep: "dypt, dyp, dype, glass, glasskår, glassbit, skår, bein, beinet, gapende, stygt, rute, speil, åpent sår, pulsåre, glasset",
  hot: "kokende, kokvarmt, varmt vann, kokt vann, varm te, varm kaffe, varm olje, varm suppe, vannkoker*, kjele*, gryte*, stekepanne*, komfyr*, kokeplate*, skåldhet*, glovarm*, damp, strykejern*, skoldhet*, frityrolje, kokhett, grillen",
  scald:
    "brent, brente, skåldet, skoldet, skålda, helt, helte, sølt, sølte, veltet, velta, over seg, over henne, over ham, brannskad*, brannsår*, dro ned, rant",
  skin: "hud, huden, blemmer, brannblemmer, vannblemmer, skinn*",
  device:
    "vannkoker*, stikkontakt*, støpsel*, sikringsskap*, sikringsboks*, el skap*, lader*, gardin*, søppelbøtte*, søppelkasse*, papirkurv*, hårføner*, hårtørker*, føner*, tv, fjernsyn*, klimaanlegg*, mikro*, brødrister*, stekeovn*, panelovn*, minibar*, seng, senga, sengen, madrass*, teppe, teppet, ledning*, batteri*, powerbank*, pc, laptop*, sparkesykkel*, badstu*, kjøleskap*, skjøteledning*, kaffetrakter*, komfyr*, adapter*, kontakten",
  flame:
    "brenner, i brann, tatt fyr, tok fyr, fyr i, flammer, gnister, gnistrer, røyk, brann i, ild i, i flammer, ulmer, begynt å brenne, det brenner",
  drink: "drink, drinken, drinker, glass, glasset, øl, ølen, cocktail, vin, cola, brus",
  slip: "putta noe, puttet noe, lagt noe, la noe, helt noe, helte noe, hatt noe, noe i drinken, noe i hennes, noe i min, noe oppi, noe i glasset, dopet, dopa, drugget, blandet noe, tilsatt",
  bang: "banker, hamrer, sparker, dundrer, slår på, dunker, denger, bankar, banka",
  threat:
    "drepe, dreper, myrde, truer, redd, redde, går ikke vekk, slipp meg inn, slå i hjel, slå ihjel, ihjel, knivstikke, livredd, vil inn, banke meg, trusler, trua",
  walk: "gå, støtte, stå på",
};

const da: Table = {
  heart: "venstre arm, hjerte, hjertet, bryst, brystet, brystkassen, brystkasse",
  pain: "ondt, smerte*, gør ondt, stikker, jager, krampe*",
  tight:
    "svimmel, uregelmæssig*, flagrer, tryk, trykker, trykken, strammer, hamrer, banker, galoperer, klemmer, snører, presser, svier, brænder, trykkende",
  severe: "uudholdelig*, ulidelig*, gravid*, stopper ikke, holder ikke op, frygtelig*, enorme, helt vildt",
  head: "hoved, hovedet, baghovedet, kraniet, panden",
  hit: "slog, slået, bankede, banket, ramte, stødte, slår",
  breath: "trække vejret, få vejret, trækker vejret, ånde, vejrtrækning*, ånder",
  not: "ikke, knap, knapt, ingen, svært, besvær, næsten, ikk, holdt op, problemer",
  throat: "hals, halsen, strube, tunge, tungen, læbe*, ansigt, ansigtet, svælget",
  swell: "hæver, hævet, hævede, hævelse, snører, lukker, svulmer, hævr, stramme*, trang, trangt",
  limb: "arm, armen, arme, armene, ben, benet, benene, fod, foden, hånd, hånden, hænder, ansigt, ansigtet, mund, munden, mundvig*, venstre side, højre side, krop, kroppen, ankel, anklen, håndled, håndleddet, hofte, hoften, ribben*, skulder*, albue*, finger, kraveben*, næsen, kæben",
  numb: "følelsesløs*, lammet*, lam, snurrer, prikker, sover, hænger, skæv, skævt, slap, dødt, snurren, lammelse*, lammede",
  feel: "mærke, mærker, føler, føle, bevæge, bevæger, røre, rører",
  baby: "baby, babyen, barnet, maven",
  broke: "brækket, brækkede, brud, af led, knækket",
  blood: "blod, bløder, blodet, blødning, bløde",
  hole: "øre, øret, ører, ørerne, mund, munden, næse, næsen, øje, øjet, øjne, kaster op, brækker sig, hoste*, spytter, urin, tisser",
  wake: "bevæger, rører, vågner, vågne, vågen, reagerer, vække, svarer, bevidsthed*, rejse, stå, op, rejse sig, vækkes, vågne op, reagere, bevidst, vågent, bevæge sig, rejse sig op, bevæge, komme op, til sig selv, rører sig",
  fell: "faldet, faldt, falder, væltet, gled, gledet, snublet, styrtet, snublede, falde, røg",
  who: "mand, manden, kone, konen, søn, datter, barn, mor, min far, faren, bedstemor, bedstefar, mormor, farmor, farfar, morfar, han, hun, ven, veninde, baby, babyen, bror, søster, gæst, kæreste, dreng, pige, sønnen, datteren, barnet, drengen, pigen, moren, svigermor, svigerfar, barnebarn*, lillebror, lillesøster, kæresten, hustru, ægtefælle, børn, børnene, naboen, en gæst, gæsten, oldefar, oldemor, nevø, niece, datters, veninden, vores lille, fætter, kusine, den lille",
  swallow: "slugt, sluger, slugte, drukket, drak, synket, bidt i, i munden, slukt, drukke",
  small:
    "batteri*, mønt*, magnet*, rengøringsmiddel*, opvaskemiddel*, vaskemiddel*, klorin, piller, tabletter, kugle, nål, gift*, knap*, blegemiddel, opvasketab*, afløbsrens*, afkalk*, kemikalie*, ammoniak, lampeolie, toiletrens, terpentin, desinfektionsmiddel",
  cut: "skåret, skar, skære, snittet, cuttet",
  vein: "håndled*, åre, årer, årerne, pulsåre*",
  follow:
    "sparke min dør, sparke døren, bryde min dør, bryde døren, slå døren ind, prøver at komme ind, forsøger at komme ind, prøver at åbne, forsøger at åbne, prøver at bryde, bryder ind, trænger ind, følger, forfølger, fulgt, fulgte, forfulgt, efter mig, bryde ind, brudt ind, brød ind, sparker døren, sparke døren ind, smadrer døren, bryder døren, sparker på døren, prøver at sparke, kom ind gennem, brudt døren, kravlet ind, trænge ind, trængt ind, hamrer på døren, hamrer på min dør",
  man: "mand, nogen, fyr, fremmed, han, mænd",
  shut: "låst, lukket, fanget, fast, spærret, sidder fast, indelåst, indespærret, ikke ud",
  place:
    "sauna, saunaen, badeværelse*, toilet, toilettet, altan, altanen, balkon, kælder, kælderen, dampbad*, trappe*, wc",
  us: "vi, jeg, mig, os, barn, søn, datter, mand, kone, han, hun, mor",
  alone:
    "tage mit liv, tage livet af mig, vil dø, vil bare dø, vil ikke leve, taget alle mine piller, taget alle pillerne, overdosis, jeg dør, er ved at dø, er ved at besvime, ved at besvime, har kramper, krampeanfald, anfald, brændt mig, skoldet, ser dobbelt, vandet er gået, vandet gik, har veer, fået veer, fødsel, får ikke luft, kan ikke få luft, kan ikke få vejret, svært ved at få luft, besvær med at få luft, få luft, får ingen luft, sjusker, snøvler, blå i ansigtet, bliver blå, blå læber, spontan abort, astmaanfald, elektrisk stød, besvimet, besvimede, bevidstløs*, kan ikke leve, orker ikke at leve, orker ikke leve, gider ikke leve, vil ikke mere, ikke lyst til at leve, vil ende det, gøre en ende på det, gøre det forbi, tage sit liv, tage sit eget liv, tager livet af sig, tage livet af sig, begå selvmord, selvmord, gøre skade på sig, skære i sig, skærer i sig, skåret i sig, skærer mig selv, skåret sig i håndled*, slå mig selv ihjel, slå sig selv ihjel, ikke ved bevidsthed, uden bevidsthed, mistet bevidstheden, mister bevidstheden, bevistløs*, livløs*, ingen puls, hjertestop, går ud som et lys, øjnene ruller, ruller med øjnene, vender det hvide, barnet kommer nu, er ved at føde, føder nu, hovedet er ude, kan se hovedet, presseveer, fostervand, fostervandet, forbløder, kan ikke stoppe blødningen, bløder voldsomt, bliver ved med at bløde, huden falder af, huden løsner, hud falder af, voldtaget, voldtægt, voldtog, prøvede at voldtage, misbrugt, har en kniv, med en kniv, med kniv, kniv i hånden, har en pistol, med en pistol, pistol i hånden, skud, slår os ihjel, slår mig ihjel, slå ihjel, vil dræbe, kvæles, bliver kvalt, kvalt, er ved at kvæles, ved at drukne, slagtilfælde, får kramper, blå i hovedet, kan ikke tale mere, ikke snakke mere, kan ikke tale længere, halve ansigt, halvdelen af ansigtet, ansigtet hænger, mundvigen hænger, fast i halsen, babyen kommer nu, kontakt med ham, kontakt med hende, ikke liv i",
  other:
    "ryg, ryggen, nakke, nakken, fødder, fødderne, fod, foden, tand, tænder, tanden, knæ, knæet, skulder, skuldre, hoved, hovedet, mave, maven, ben, benene, muskler, vabler, lægge",
  thing:
    "sult, sulten, tørst, grin, glas, telefon, mobil, skærm, briller, kop, spejl, tidligt, fjernbetjening, stol*, bord*, sofa*, lænestol*, seng*, kylling*, by, byen, sæbe, form, formet, pude, lampe, lampen, kommode*, nøgle*, kuffert, tage afsted, rejse hjem, afsked, bruser*, sovs, salat, vindu*, automat*, hjertet af, kalkun*, godt vejr, dårligt vejr, flot vejr",
  toy: "legetøj*, smør, brød, ost, bøf, kage, gaffel, ske, plastik, film, sjov, ørering, nøgle*, flise*, blad, blade, snavs*, beskidt, tæppe*, gulvtæppe*, skjorte, bukser, kjole, lagen*, dug, sofa, plet*, solskoldet, sol, solen, appelsin*, tryk, test, prøve, donor, myg, citron, maske, toast, stearinlys, lys, forelsket, sovet, søvn, vaskemaskine*, køleskab*, vin, badebukser, creme, tør hud, sang, morgenmad, plaster, ærme, negl, dansk, engelsk, tysk, sprog, lampe, madras, pude, bringe, låne, håndklæde*, taske, jakke, pizza, kød, glat, mad, brill*, svømmebrill*, solbrill*, dykkerbrill*, telefon*, mobil*, bold*, armbåndsur*",
  took: "taget, tog, slugt, slugte, spist, indtaget",
  pills:
    "piller, pille, tabletter, tablet, sovepiller, smertestillende, medicin, panodil*, sovetabletter, nervepiller, pillerne, beroligende",
  many: "alle, hele, mange, for mange, en masse, håndfuld, pakke, æske, glas, bunke, et helt, helt, masse, tyve, tredive, tomt, tom, flere, hele pakken, alt for",
  weapon: "kniv*, pistol*, våben, gevær, økse, hammer, machete, bat, saks, barberblad, køkkenkniv*",
  holds:
    "hånd, hånden, hænder, svinger, vifter, gangen, gang, lobbyen, lobby, trappen, løber, går, står, truer, peger, trukket, rundt, bevæbnet, sigter, foran",
  height:
    "vindue, vinduet, altan, altanen, tag, taget, terrasse, terrassen, bro, broen, balkon, balkonen, etage, sal, tagterrassen, rækværk*",
  jump: "springe, springer, hoppe, hopper, kaste sig, kaster sig, kaste mig, smide sig, styrte sig, springe ud, ned fra, hop",
  wants:
    "vil, truer, ville, er ved at, er på vej, prøver, forsøger, siger, lige nu, nu, vl, truet, klar til, sig selv, sig ud, har tænkt",
  sill: "vindueskarm*, karmen, rækværk*, gelænder*, tagkant*, altankant*, kanten af taget, kanten af altanen, uden for rækværket, vindueskant, balustrade",
  sits: "sidder, står, kravler, kravlet, klatrer, klatret, hænger, siddet, balancerer, sad, stod, læner sig ud",
  water:
    "pool, poolen, badekar*, bassin*, svømmebassin*, spa, boblebad, jacuzzi, hav, havet, sø, søen, vand, vandet, swimmingpool*, karbad, karret",
  sunk: "under vand, under vandet, sank, sunket, synker, gik under, gået under, flyder, trukket op, trak ham op, trak hende op, hevet op, fisket op, livløs*, kommer ikke op, ikke kommet op, med ansigtet nedad, druknet, går under, bevidstløs*, ikke op igen, slugt vand, på bunden, til bunds, nede på bunden",
  shake:
    "ryster, rystede, ryste, rysten, sitrer, spjætter, spjæt, skælver, dirrer, trækninger, rystet, krampe*, rykker",
  eyes: "øjne, øjnene, fråde, fråder, skum, hele kroppen, på gulvet, gulvet, jorden, ukontrolleret, voldsomt, stiv, himler, ruller, rullede, savler, bidt sig i tungen, hører os ikke, læber",
  speak:
    "tale, taler, snakke, snakker, sige, siger, høre, hører, svarer, svare, ord, sætning*, forstår, genkender, ved hvor, ved hvem, formulere",
  sudden: "pludselig, pludseligt, lige pludselig, et ord, på en gang",
  ill: "sveder, svedt, svede, koldsved*, bleg, forvirret, sløv, omtåget, svimmel, klam, fjern, mærkelig, underlig, apatisk, døsig, grå, kold sved, svag, slap, væk, konfus",
  sugar: "diabetiker, diabetes, sukkersyg*, insulin, blodsukker*, diabetisk, diabetikeren, lavt sukker",
  stop: "stoppe, stopper, standse, stoppes, standser, stoppet, holder op",
  flow: "vælter, sprøjter, fosser, overalt, mister, mistet, meget, masser, pøl, strømmer, løber, drypper, pumper, hele tiden, mængder, over det hele, sprøjte, siler, blodpøl",
  deep: "dyb, dybt, glas, glasskår, skår, knogle*, gabende, slemt, rude, spejl, åbent sår, voldsomt, pulsåre",
  hot: "kogende, varmt vand, kogt vand, kogende vand, varm te, varm kaffe, varm olie, varm suppe, elkedel*, kedel*, gryde*, pande, komfur*, kogeplade*, skoldhed*, brandvarm*, damp, strygejern*, fritureolie, grill",
  scald:
    "brændt, skoldet, skolded*, hældt, hældte, spildt, spildte, væltet, væltede, hen over, ud over, brandsår*, forbrænding*, brænder, brandt",
  skin: "hud, huden, vabler, blærer, brandvabler, vable, skind*",
  device:
    "elkedel*, kedel*, stikkontakt*, kontakten, eltavle*, sikringsskab*, sikringsboks*, oplader*, gardin*, skraldespand*, papirkurv*, hårtørrer*, føntørrer*, tv, fjernsyn*, klimaanlæg*, mikroovn*, mikrobølgeovn*, brødrister*, ovn, ovnen, radiator*, minibar*, seng, sengen, madras*, tæppe, tæppet, ledning*, batteri*, powerbank*, computer*, løbehjul*, sauna*, køleskab*, stik, stikket, forlængerledning*, kaffemaskine*, komfur*, adapter*, affaldsspand*",
  flame:
    "i brand, brand i, ild i, brænder, flammer, gnister, gnistrer, røg, gået ild, gået i brand, i flammer, ild, slår gnister, brænd, ulmer, oser, ryger fra, ryger ud",
  drink: "drink, drinks, drinken, glas, øl, øllen, cocktail, vin, cola, glasset",
  slip: "puttet noget, kommet noget, hældt noget, lagt noget, noget i hendes, noget i min, noget i hans, noget i drinken, blandet noget, dopet, bedøvet, drugget, puttede noget, fyldt noget, noget i glasset",
  bang: "hamrer, banker, sparker, dundrer, slår på, tæsker, tramper, hamre, bankede, basker",
  threat:
    "slå ihjel, slå os ihjel, slå mig ihjel, dræbe, dræber, myrde, truer, bange, vil ikke gå, luk mig ind, ihjel, rædselsslag*, stikke mig, smadre, tæve, trusler",
  walk: "gå, støtte, bevæge",
};

export const GERMANIC = { en, de, nl, sv, nb, da };
