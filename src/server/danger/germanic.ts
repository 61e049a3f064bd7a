import type { Table } from "./parts.ts";

const en: Table = {
  heart: "left arm, chest, heart, chests, ribcage",
  pain: "hurt, attack, hurts, hurting, hurtin, pain*, ache, aches, aching, stabbing, cramp*",
  tight:
    "dizzy, irregular*, tight*, pressure, squeez*, crush*, burning, burns, racing, pounding, flutter*, palpitation*, beating, feels heavy, skipping",
  severe:
    "unbearable, excruciating, agony, pregnan*, won t stop, can t stop it, heavily, can t take it, worst, screaming, terrible, horrible, extreme",
  head: "head, skull, forehead",
  hit: "hit, hits, banged, bumped, smashed, cracked, knocked, struck, whacked, split",
  breath:
    "breath, breathe, breathes, breathing, breaths, brethe, breethe, inhale, get air, get any air, catch my breath, catch her breath, catch his breath",
  not: "can t, cant, cannot, not, couldn t, isn t, doesn t, hardly, barely, hard, difficult*, trouble, struggl*, stopped, stops, no, won t, wont, unable, short, shortness, dont, doesnt, isnt, don t, didnt, nt",
  throat: "throat, tongue, lips, face, windpipe",
  swell: "swell*, swollen, swolen, closing, closes, closed up, tight*, tightening, blocked, puffing",
  limb: "arm, arms, leg, legs, hand, hands, foot, feet, face, mouth, left side, right side, one side, body, ankle, wrist, hip, rib, ribs, shoulder, elbow, finger, collarbone, bone, bones, thumb, toe, jaw",
  numb: "feels weird, feels funny, feels strange, numb, numbness, tingl*, droop*, paralys*, paralyz*, lopsided, crooked, limp",
  feel: "feel, move, feeling, moving, moved, kick*",
  baby: "baby, babys, bump",
  broke: "broke, broken, fracture*, snapped, sticking out, dislocat*",
  blood: "blood, bleed*",
  hole: "ear, ears, mouth, nose, eye, eyes, vomit*, cough*, spit*, pee, peeing, urine, stool, threw up, throwing up, puk*",
  wake: "move, moving, wake, wakes, waking, woken, respond*, react*, get up, stand up, stand on, getting up",
  fell: "fell, fallen, falls, slipped, collapsed, tripped, fall",
  who: "husband*, wife*, wifes, son, daughter, child, kid, mum, mom, mother*, dad, father*, grandma, grandmother, grandpa, granny, nan, grandfather, friend*, he, she, baby, brother, sister, partner, guest, man, woman, boyfriend, girlfriend, him, her, uncle, aunt, boy, girl, roommate, colleague",
  swallow:
    "swallowed, swallow, swallows, drank, drunk, he ate, she ate, son ate, daughter ate, baby ate, kid ate, child ate",
  small:
    "batter*, coin, coins, magnet*, bleach, detergent, cleaning, cleaner, washing, marble, needle, pills, tablets, poison*, button, chemical*, toy",
  cut: "cut, slit, slashed, sliced, cutting",
  vein: "wrist, wrists, vein*, artery",
  follow:
    "kick my door, kick the door, kicking my door, kicking the door, kick our door, break my door, break down my door, breaking my door, smash my door, force my door, trying to open, tries to open, trying to get in, trying to get into, trying to enter, tries to get in, tries to enter, trying to come in, forcing, break into, breaking into, broke into, banging on my door, trying my door, followed, following, follows, stalk*, chasing, chased",
  man: "man, guy, someone, somebody, stranger, men, he, dude",
  shut: "locked, stuck, trapped, shut",
  place:
    "sauna, steam room, bathroom, toilet, balcony, cellar, basement, freezer, stairwell, hammam, loo, restroom",
  us: "we, i, im, us, me, he, she, child, son, daughter, husband, wife, kid, kids, were",
  alone:
    "kill myself, killing myself, want to die, wanna die, don t want to live, dont want to live, don t want to be here anymore, dont want to be here anymore, end my life, taken all the pills, taken all my pills, took all the pills, took all my pills, overdose*, can t talk right, can t speak properly, can t talk properly, speech is slurred, man outside my door, man outside our door, having a fit, had a fit, i m dying, im dying, i am dying, going to die, gonna die, about to faint, going to faint, gonna faint, going to pass out, gonna pass out, about to pass out, burned myself badly, burnt myself badly, scalded, badly burned, badly burnt, waters just broke, water just broke, seeing double, won t wake up, wont wake up, doesn t wake up, doesnt wake up, can t wake him, can t wake her, cant wake him, cant wake her, waters broke, water broke, waters have broken, in labour, in labor, having contractions, miscarriage, electric shock, knocked out, out cold, gasping, turning blue, turned blue, went blue, going blue, suffocat*, asthma attack, slurring, slurred, talks funny, foaming, short of breath",
  other:
    "back, neck, feet, foot, tooth, teeth, knee, knees, shoulder, shoulders, sunburn, ankle, stomach, head, muscles, blister*, legs, calves",
  thing:
    "dying for, dying to, dying of, starving, hunger, hungry, laughing, seat, glass, mirror, tv, remote, heater, phone, screen, bottle, cup, window*, umbrella, watch, wake us, wake me, early, glasses, safe, wardrobe, handle, wheel, drawer*, table, chair, sofa, couch, bed, armchair, chicken, soap, city, town, shower, machine, suitcase, shaped, shape, leave, leaving, goodbye, lamp, statue, key, turkey, heart of, chest of, with all my heart, hurts to go, heart s set, heart is set, wake up call, wakeup call, sauce, salad, desk, duck, clock, tap, roof, curtain*, doll, barbell",
};

const de: Table = {
  heart: "linken arm, linker arm, linkem arm, herz, brust, brustkorb, herzen, herzgegend, brustbein",
  pain: "schmerz*, weh, tut weh, sticht, stich*, stech*, krampf*",
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
  feel: "spür*, fühl*, beweg*, bewegen",
  baby: "baby, ungeborenes",
  broke: "gebrochen, gebrochn, gebrochenes, knochenbruch, ausgerenkt, ausgekugelt, bruch",
  blood: "blut, blutet, blutend, blute, blutig*",
  hole: "ohr, ohren, mund, nase, auge, augen, erbrich*, erbroch*, kotz*, spuck*, hust*, urin, gehustet",
  wake: "bewegt, rührt, aufwach*, wacht, aufgewacht, ansprechbar, reagiert, bewusstsein, aufzuwecken, aufwecken, aufstehen, hoch, hochkommen",
  fell: "gefallen, hingefallen, gestürzt, umgefallen, gefalln, ausgerutscht, runtergefallen, stürzte, hingeflogen",
  who: "mann, frau, sohn, tochter, kind, mutter, mama, vater, papa, oma, opa, er, freund, freundin, baby, bruder, schwester, gast, partner*, großmutter, großvater, kollege, kollegin, tante, onkel, junge, mädchen, jemand",
  swallow: "verschluckt, geschluckt, schluckt, getrunken, runtergeschluckt",
  small:
    "spülmaschinentab*, waschmitteltab*, tab, tabs, batterie*, münze*, magnet*, putzmittel, reiniger, reinigungsmittel, spülmittel, waschmittel, tabletten, murmel*, nadel, bleich*, gift*, knopfzelle*, knopf, chlor*, pillen",
  cut: "aufgemacht, geöffnet, geschnitten, aufgeschnitten, schneide*, ritz*, aufgeschlitzt, durchgeschnitten",
  vein: "puls, pulsader*, handgelenk*, ader, adern, arterie",
  follow:
    "tür eintreten, tür aufbrechen, tür einschlagen, tür aufzubrechen, tür einzutreten, tritt die tür, tritt meine tür, versucht in mein, versucht in unser, versucht in das, versucht reinzukommen, versucht hereinzukommen, versucht einzudringen, versucht die tür, versucht meine tür, versucht unsere tür, drückt die tür, hämmert an, will rein, dringt ein, eingedrungen, verfolgt*, folgt, nachgelaufen, läuft mir nach, hinterher, stalkt, verfolgen, lauert",
  man: "mann, typ, jemand, kerl, fremder, unbekannter, männer, er",
  shut: "eingesperrt, eingeschlossen, fest, gefangen, feststecken, nicht raus, nicht mehr raus, ausgesperrt, eingeklemmt",
  place:
    "sauna, dampfbad, bad, badezimmer, klo, toilette, balkon, keller, wc, treppenhaus, kühlraum, terrasse, dampfsauna",
  us: "wir, ich, mich, uns, kind, sohn, tochter, mann, frau, er, oma, mutter",
  alone:
    "mich umbringen, bring mich um, will sterben, nicht mehr leben, alle tabletten genommen, alle pillen genommen, ganze packung tabletten, überdosis, krampft, krampfanfall, ich sterbe, wir sterben, verbrüht, stark verbrannt, mich verbrannt, schwer verbrannt, werde ohnmächtig, kippe gleich um, falle gleich um, gleich umkippen, sehe doppelt, verschwommen und, anfall, fruchtblase, wehen bekommen, hab wehen, habe wehen, hat wehen, presswehen, sie wacht nicht, steht nicht auf, steht nicht mehr auf, wird nicht wach, nicht wach zu, lallt, krieg* kaum luft, bekomm* kaum luft, krieg* schlecht luft, bekomm* schlecht luft, krieg* keine luft, bekomm* keine luft, krieg* fast keine luft, bekomm* schwer luft, krieg* schwer luft, läuft blau, blau angelaufen, ist ganz blau, fehlgeburt, asthmaanfall, stromschlag, schaum vor",
  other:
    "bauch, unterleib, rücken, nacken, füße, fuß, zahn, zähne, knie, schulter*, sonnenbrand, kopf, magen, beine, muskel*, blasen, waden, kreuz",
  thing:
    "satt, hunger, durst, lachen, glas, handy, display, bildschirm, brille, tasse, schirm, spiegel, früh, zeitig, henkel, griff, langeweile, fernbedienung, stuhl*, tisch*, sessel*, sofa*, bett*, couch, huhn, hähnchen*, hühner*, stadt, seife*, form, kissen, lampe, kommode, schlüssel, koffer, abreise, abschied, altstadt, region, dusche, regal, schrank, salat, soße, sauce, fenster, truhe, form, automat, ente*, puten*, dank, rausgehen, muskulatur",
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
  numb: "verlamd*, gevoelloos, tintel*, doof, scheef, hangt, slaapt, slap, verdoofd",
  feel: "voel, voelt, voelen, bewegen, beweegt, gevoel",
  baby: "baby, kindje, buik",
  broke: "gebroken, breuk, gebroke, uit de kom, brak",
  blood: "bloed, bloedt, bloeden",
  hole: "oor, oren, mond, neus, oog, ogen, braak*, brak*, overgeven, hoest*, spuugt, spuwt, urine, plas",
  wake: "beweegt, verroert, wakker, reageert, wakker worden, bijgekomen, aanspreekbaar, opstaan, overeind, omhoog, rechtop",
  fell: "gevallen, viel, uitgegleden, gestruikeld, omgevallen, onderuit",
  who: "man, vrouw, zoon, dochter, kind, moeder, mama, vader, papa, oma, opa, hij, ze, zij, vriend, vriendin, baby, broer, zus, gast, partner, mam, iemand, jongen, meisje, collega",
  swallow: "ingeslikt, slikte, gedronken, doorgeslikt, opgegeten",
  small:
    "batterij*, knoopcel*, munt*, magneet*, schoonmaakmiddel*, wasmiddel*, bleek*, pillen, tabletten, knikker, naald, gif*, knoop, chloor, afwasmiddel, muntje",
  cut: "gesneden, doorgesneden, opengesneden, sneed, snij",
  vein: "polsen, pols, ader, aders, slagader",
  follow:
    "deur open te breken, deur in te trappen, deur openbreken, deur intrappen, deur forceren, probeert mijn kamer, probeert onze kamer, probeert in mijn, probeert in onze, probeert binnen, probeert de deur, probeert mijn deur, binnen te dringen, binnengedrongen, achtervolgt*, volgt, achterna, gevolgd, stalkt, loopt achter",
  man: "man, iemand, kerel, vent, vreemde, mannen, hij, gast",
  shut: "opgesloten, vast, ingesloten, zit vast, zitten vast, gevangen, niet uit, niet meer uit, buitengesloten",
  place: "sauna, stoombad, badkamer, wc, toilet, balkon, kelder, trappenhuis, stoomcabine, terras, douche",
  us: "we, wij, ik, me, mij, ons, kind, zoon, dochter, man, vrouw, hij, oma, moeder",
  alone:
    "mezelf van kant, mezelf doden, wil dood, niet meer leven, alle pillen genomen, alle pillen ingenomen, overdosis, ik ga dood, ga dood, ik sterf, val flauw, flauwgevallen, ga flauwvallen, stuiptrek*, toeval, epileptische aanval, me verbrand, ernstig verbrand, zie dubbel, vliezen gebroken, vliezen zijn gebroken, water gebroken, heb weeën, heeft weeën, weeen, ademnood, krijg* geen lucht, krijg* nauwelijks lucht, krijg* amper lucht, krijg* bijna geen lucht, ademt moeilijk, praat wartaal, loopt blauw, blauw aan, miskraam, astma aanval, astmaaanval, bewusteloos, buiten bewustzijn, lalt",
  other:
    "buik, rug, nek, voeten, voet, tand, tanden, kies, knie*, schouder*, zonnebrand, hoofd, maag, benen, spieren, blaren, kuiten",
  thing:
    "honger, dorst, lachen, glas, telefoon, scherm, bril, kopje, spiegel, vroeg, verveling, afstandsbediening, stoel*, tafel*, bank, sofa, bed, kip*, stad, zeep, vorm, kussen, lamp, kast, lade, ladekast, sleutel, koffer, vertrek, afscheid, weggaan, douchekop, saus, salade, raam, automaat, fauteuil, hart van, kalkoen*, eend*, wekdienst, harte, hartje",
};

const sv: Table = {
  heart:
    "vänster arm, vänstra armen, hjärta, hjärtat, bröst, bröstet, bröstkorg, bröstkorgen, hjärtats, hjärtan",
  pain: "jätteont, skitont, ont, smärt*, värk*, gör ont, hugger, kramp*",
  tight:
    "yr, oregelbundet, fladdrar, tryck, trycker, tryck*, sticker, rusar, skenar, brinner, spänner, stramar, snörs, klappning, hårt åt, tungt, dunkar, slår oregelbundet",
  severe: "outhärdlig*, olidlig*, gravid*, slutar inte, står inte ut, fruktansvär*",
  head: "huvud, huvudet, skalle, skallen, bakhuvudet, pannan",
  hit: "slog, slagit, smällde, slagen, dunkade, stött",
  breath: "andas, andning, andningen, andan, andetag",
  not: "inte, knappt, ingen, svårt, svårigheter, inget, kan ej, ej, aldrig, nästan",
  throat: "hals, halsen, strupe, tunga, tungan, läpp*, ansikte, ansiktet, svalg",
  swell:
    "svullnar, svullen, svullet, svullna*, sväller, svälle*, snörs, snör, stängs, täpps, igensvullen, svull*, trång, trångt, drar ihop",
  limb: "arm, armen, armar, armarna, ben, benet, benen, fot, foten, hand, handen, händer, händerna, ansikte, ansiktet, mun, munnen, mungipa, mungipan, vänster sida, höger sida, kropp, kroppen, vrist, handled, handleden, höft, höften, revben*, axel, axeln, armbåge*, finger, nyckelben*, näsan, fotled*, käke*",
  numb: "domna*, bortdomnad*, domnad*, domn*, känslolös*, förlamad*, stick*, pirr*, hänger, sned, snett, slapp, förlam*, avdomnad*",
  feel: "känner, känna, känsel, röra, rör, rörelse*",
  baby: "bebis, bebisen, barnet, magen",
  broke: "bruten, brutet, brutit, bröt, av, knäckt, ur led, brut*",
  blood: "blod, blöder, blodet, blödning, blöda",
  hole: "öra, örat, öron, öronen, mun, munnen, näsa, näsan, öga, ögat, kräks, kräkts, spyr, kräk*, hostar, hosta*, spottar, urin, kissar",
  wake: "rör, rör sig, vaknar, vakna, vaken, reagerar, väcka, svarar, resa, stå, upp, resa sig, ställa sig",
  fell: "ramlat, ramlade, ramla, föll, fallit, halkat, halkade, snubblat, trillat, trillade",
  who: "man, fru, son, dotter, barn, mamma, pappa, mor, min far, farsan, mormor, farmor, morfar, farfar, han, hon, vän, kompis, bebis, bebisen, bror, syster, gäst, sambo, pojkvän, flickvän, honom, henne, pojke, flicka, make, maka, vännen",
  swallow: "svalt, svalde, sväljt, druckit, drack, svälj*",
  small:
    "batteri*, mynt*, magnet*, rengöringsmedel*, diskmedel*, tvättmedel*, klorin, tabletter, kula, nål, gift*, knapp*, blekmedel, piller",
  cut: "skurit, skar, skära, skurna",
  vein: "handled*, handlederna, åder, ådror, ådrorna, pulsåder*",
  follow:
    "sparka in dörren, sparka in min dörr, bryta upp dörren, bryta upp min dörr, slå in dörren, försöker ta sig in, försöker komma in, försöker öppna, försöker bryta, försöker få upp, bryter sig in, tränger sig, följer, förföljer, följt, förföljd, följde, förfölj*",
  man: "man, någon, kille, främling, snubbe, han, män",
  shut: "instängd*, inlåst*, fast, fastnat, fångad*, utelåst*, inte ut",
  place:
    "bastu, bastun, badrum, badrummet, toalett, toaletten, balkong, balkongen, källare, källaren, ångbastu, ångbastun, trapphus*, duschen",
  us: "vi, jag, mig, oss, barn, son, dotter, man, fru, han, hon, mamma",
  alone:
    "ta livet av mig, ta mitt liv, vill dö, vill inte leva, tagit alla tabletter, tagit alla piller, överdos, jag dör, håller på att dö, håller på att svimma, på väg att svimma, krampar, krampanfall, anfall, bränt mig, brännskad*, skållat, skållade, ser dubbelt, vattnet har gått, vattnet gick, har värkar, fått värkar, förlossning, jag föder, hon föder, får knappt luft, får ingen luft, får inte luft, får inte andan, svårt att andas, sluddrar, blå i ansiktet, blir blå, blåa läppar, missfall, astmaanfall, elchock, tuppat av, svimmat, medvetslös*",
  other:
    "mag, rygg, ryggen, nacke, nacken, fötter, fötterna, fot, foten, tand, tänder, tanden, knä*, axel, axlar, axlarna, huvud, huvudet, mage, magen, ben, benen, muskler, skavsår, vader, vaderna",
  thing:
    "hunger, hungrig, törst, skratt, glas, telefon, mobil, skärm, glasögon, kopp, spegel, tidigt, fjärrkontroll, stol*, bord*, soffa*, fåtölj*, säng*, kyckling*, stad, staden, stan, tvål, form, formad, kudde, lampa, lampan, byrå, byrån, nyckel*, väska, åka, lämna, avsked, duschmunstyck*, sås, sallad, fönster*, automat*, hjärtat av, kalkon*, frisk",
};

const nb: Table = {
  heart: "venstre arm, venstre armen, venstrearm*, hjerte, hjertet, bryst, brystet, brystkassen, brystkasse",
  pain: "vondt, smerte*, smertar, verk*, verker, stikker, sting, krampe*",
  tight:
    "svimmel, uregelmessig*, flakser, trykk, trykker, press, presser, hamrer, dunker, raser, banker, klemmer, snører, stramt, stramm, tett, galopperer, svir, brenner",
  severe: "uutholdelig*, ulidelig*, gravid*, stopper ikke, slutter ikke, holder ikke ut, grusom*",
  head: "hode, hodet, bakhodet, skallen, panna",
  hit: "slo, slått, smelte, dunket, slår",
  breath: "puste, puster, pust, pusta, ånde",
  not: "ikke, knapt, ingen, vanskelig*, tungt, sliter, ikkje, nesten, så vidt, slutta, sluttet, problemer",
  throat: "hals, halsen, strupen, tunge, tunga, tungen, leppe*, ansikt, ansiktet, svelget",
  swell:
    "hovner, hoven, hovnet, svulmer, snører, tetter, lukker, hovna, opphovnet, tett, svell*, stenger, trang, trangt",
  limb: "arm, armen, armer, armene, bein, beinet, beina, ben, benet, fot, foten, hånd, hånda, hånden, ansikt, ansiktet, munn, munnen, munnviken, venstre side, høyre side, kropp, kroppen, ankel, ankelen, håndledd, håndleddet, hofte, hofta, hoften, ribbe*, skulder*, albue*, finger, kragebein*, nesa, kjeven",
  numb: "nummen*, numne, lammet, lamma, lam, prikk*, henger, skjev, skjevt, slapp, følelsesløs*, sover, dovnet, dovna",
  feel: "kjenner, kjenne, føler, føle, bevege, beveger, røre, rører",
  baby: "baby, babyen, barnet, magen",
  broke: "brukket, brekt, brakk, brukke, knekt, knakk, brudd*, ut av ledd, knekte",
  blood: "blod, blør, blodet, blødning, blø",
  hole: "øre, øret, ører, munn, munnen, nese, nesa, nesen, øye, øyet, øyne, kaster opp, spyr, hoster, hoste*, spytter, urin, tisser",
  wake: "beveger, rører, våkner, våkne, våken, reagerer, vekke, svarer, bevissthet*, reise, stå, opp, oppreist",
  fell: "falt, faller, falle, ramlet, ramla, skled, sklidd, sklei, snublet, datt",
  who: "mann, mannen, kone, kona, sønn, datter, barn, mamma, mor, pappa, faren, far min, min far, bestemor, bestefar, han, hun, venn, venninne, baby, babyen, bror, søster, gjest, kjæresten, samboer*, gutt, jente, farmor, mormor, sønnen, dattera, datteren",
  swallow: "svelget, svelga, slukt, drakk, drukket, svelgde",
  small:
    "batteri*, mynt*, magnet*, vaskemiddel*, rengjøringsmiddel*, klor*, tabletter, kule, nål, gift*, knapp*, piller, oppvaskmiddel, blekemiddel",
  cut: "kuttet, kutta, skåret, skar, skjært, kutter",
  vein: "håndledd*, åre, årer, årene, pulsåre*",
  follow:
    "sparke inn døra, sparke inn døren, bryte opp døra, bryte opp døren, slå inn døra, prøver å komme inn, prøver å komme seg inn, prøver å ta seg inn, prøver å åpne, prøver å bryte, bryter seg inn, trenger seg, følger, forfølger, fulgt, fulgte, forfulgt, forfølg*",
  man: "mann, noen, fyr, fremmed, kar, han, menn",
  shut: "innelåst, innesperret, låst, fast, sperret, stengt, fanget, utestengt, ikke ut",
  place:
    "badstue, badstua, badstuen, sauna, saunaen, bad, badet, do, toalett, toalettet, balkong, balkongen, kjeller, kjelleren, dampbad*, trapp*",
  us: "vi, jeg, meg, oss, barn, sønn, datter, mann, kone, kona, han, hun, mamma",
  alone:
    "ta livet mitt, ta livet av meg, vil dø, vil ikke leve, tatt alle pillene, overdose, jeg dør, holder på å dø, holder på å besvime, kommer til å besvime, får kramper, krampeanfall, anfall, brent meg, skåldet, skålda, ser dobbelt, vannet har gått, vannet gikk, vannet går, har rier, fått rier, får ikke puste, får ikke pust, får ikke luft, får knapt luft, fødsel, snøvler, snakker rart, blå i ansiktet, blir blå, blå lepper, spontanabort, astmaanfall, elektrisk støt, besvimt, besvimte, bevisstløs*",
  other:
    "mage, rygg, ryggen, nakke, nakken, føtter, føttene, fot, foten, tann, tenner, tanna, kne, knær, kneet, knærne, skulder, skuldrene, hode, hodet, mage, magen, bein, beina, muskler, gnagsår, legger",
  thing:
    "sult, sulten, tørst, latter, glass, telefon, mobil, skjerm, briller, kopp, speil, tidlig, fjernkontroll, stol*, bord*, sofa*, lenestol*, seng*, kylling*, by, byen, såpe, form, formet, pute, lampe, lampa, kommode*, nøkkel*, koffert, dra, reise, avskjed, dusj*, saus, salat, vindu*, automat*, hjertet av, kalkun*, ovn*",
};

const da: Table = {
  heart: "venstre arm, hjerte, hjertet, bryst, brystet, brystkassen, brystkasse",
  pain: "ondt, smerte*, smerter, gør ondt, stikker, jager, krampe*",
  tight:
    "svimmel, uregelmæssig*, flagrer, tryk, trykker, trykken, strammer, hamrer, banker, galoperer, klemmer, snører, presser, svier, brænder, trykkende",
  severe: "uudholdelig*, ulidelig*, gravid*, stopper ikke, holder ikke op, frygtelig*",
  head: "hoved, hovedet, baghovedet, kraniet, panden",
  hit: "slog, slået, bankede, banket, ramte, stødte, slår",
  breath: "trække vejret, få vejret, trækker vejret, ånde, vejrtrækning*, ånder, vejrtrækningen",
  not: "ikke, knap, knapt, ingen, svært, besvær, næsten, ikk, holdt op, problemer",
  throat: "hals, halsen, strube, tunge, tungen, læbe*, ansigt, ansigtet, svælget",
  swell:
    "hæver, hævet, hævede, hævede, hævet, hævelse, snører, lukker, svulmer, hævr, stramme*, trang, trangt",
  limb: "arm, armen, arme, armene, ben, benet, benene, fod, foden, hånd, hånden, hænder, ansigt, ansigtet, mund, munden, mundvig*, venstre side, højre side, krop, kroppen, ankel, anklen, håndled, håndleddet, hofte, hoften, ribben*, skulder*, albue*, finger, kraveben*, næsen, kæben",
  numb: "følelsesløs*, lammet*, lam, snurrer, prikker, sover, hænger, skæv, skævt, slap, dødt, snurren",
  feel: "mærke, mærker, føler, føle, bevæge, bevæger, røre, rører",
  baby: "baby, babyen, barnet, maven",
  broke: "brækket, brækkede, brækket, brud, af led, knækket",
  blood: "blod, bløder, blodet, blødning, bløde",
  hole: "øre, øret, ører, ørerne, mund, munden, næse, næsen, øje, øjet, øjne, kaster op, brækker sig, hoster, hoste*, spytter, urin, tisser",
  wake: "bevæger, rører, vågner, vågne, vågen, reagerer, vække, svarer, bevidsthed*, rejse, stå, op, rejse sig",
  fell: "faldet, faldt, falder, væltet, gled, gledet, snublet, styrtet, snublede",
  who: "mand, manden, kone, konen, søn, datter, barn, mor, min far, faren, bedstemor, bedstefar, mormor, farmor, farfar, morfar, han, hun, ven, veninde, baby, babyen, bror, søster, gæst, kæreste, dreng, pige, sønnen, datteren",
  swallow: "slugt, sluger, slugte, drukket, drak, synket",
  small:
    "batteri*, mønt*, magnet*, rengøringsmiddel*, opvaskemiddel*, vaskemiddel*, klorin, piller, tabletter, kugle, nål, gift*, knap*, blegemiddel",
  cut: "skåret, skar, skære, snittet, cuttet",
  vein: "håndled*, åre, årer, årerne, pulsåre*",
  follow:
    "sparke min dør, sparke døren, bryde min dør, bryde døren, slå døren ind, prøver at komme ind, forsøger at komme ind, prøver at åbne, forsøger at åbne, prøver at bryde, bryder ind, trænger ind, følger, forfølger, fulgt, fulgte, forfulgt, efter mig",
  man: "mand, nogen, fyr, fremmed, han, mænd",
  shut: "låst, lukket, fanget, fast, spærret, sidder fast, indelåst, indespærret, ikke ud",
  place:
    "sauna, saunaen, badeværelse*, toilet, toilettet, altan, altanen, balkon, kælder, kælderen, dampbad*, trappe*, wc",
  us: "vi, jeg, mig, os, barn, søn, datter, mand, kone, han, hun, mor",
  alone:
    "tage mit liv, tage livet af mig, vil dø, vil bare dø, vil ikke leve, taget alle mine piller, taget alle pillerne, overdosis, jeg dør, er ved at dø, er ved at besvime, ved at besvime, har kramper, krampeanfald, anfald, brændt mig, skoldet, ser dobbelt, vandet er gået, vandet gik, har veer, fået veer, fødsel, får ikke luft, kan ikke få luft, kan ikke få vejret, svært ved at få luft, besvær med at få luft, få luft, får ingen luft, sjusker, snøvler, blå i ansigtet, bliver blå, blå læber, spontan abort, astmaanfald, elektrisk stød, besvimet, besvimede, bevidstløs*",
  other:
    "ryg, ryggen, nakke, nakken, fødder, fødderne, fod, foden, tand, tænder, tanden, knæ, knæet, skulder, skuldre, hoved, hovedet, mave, maven, ben, benene, muskler, vabler, lægge",
  thing:
    "sult, sulten, tørst, grin, glas, telefon, mobil, skærm, briller, kop, spejl, tidligt, fjernbetjening, stol*, bord*, sofa*, lænestol*, seng*, kylling*, by, byen, sæbe, form, formet, pude, lampe, lampen, kommode*, nøgle*, kuffert, tage afsted, rejse hjem, afsked, bruser*, sovs, salat, vindu*, automat*, hjertet af, kalkun*, godt vejr, dårligt vejr, flot vejr",
};

export const GERMANIC = { en, de, nl, sv, nb, da };
