import type { Table } from "./parts.ts";

const pl: Table = {
  heart:
    "lewe ramię, lewa ręka, lewej ręce, lewą rękę, lewym ramieniu, serce, serca, sercu, klatka piersiowa, klatce, klatkę, klatki, piersi, pierś, mostek, mostku, piersiach, sercem",
  pain: "boli, bol*, ból*, kłuje, kłucie, klucie, skurcz*, rwie, nawala",
  tight:
    "zawroty, nierówno, ucisk*, uciska, ściska, sciska, ściskanie, gniecie, piecze, pieczenie, kołata*, kolata*, wali, szybko bije, bije szybko, bije jak, dusi, napiera",
  severe:
    "nie do wytrzymania, nie do zniesienia, nieznośn*, w ciąży, w ciazy, ciężarna, ciezarna, nie przestaje, nie mogę wytrzymać, straszn*, potworn*, okropn*",
  head: "głowa, głowę, glowe, głowy, głową, glowa, glowy, czaszk*, czoło",
  hit: "uderzył*, uderzyl*, walnął, walnęła, walnal, rozbił*, rozbil*, uderzenie, stłukł*, rozciął, rozcięła, grzmotnął, upadł na, upadła na, rąbnął, przywalił",
  breath: "oddych*, oddech*, tchu, oddechu, dych*",
  not: "nie, trudno, ciężko, ciezko, ledwo, brak, problem*, brakuje, niemoge, prawie, przestał*, trudności*",
  throat:
    "gardło, gardła, gardlo, gardle, język, jezyk, wargi, usta, twarz, krtań, tchawica, języka, przełyk",
  swell: "puchn*, spuch*, opuch*, zaciska*, zamyka*, ściska, zatyka*, opuchlizna, obrzęk*, ścisn*, zacisnę*",
  limb: "ręka, rękę, reka, reke, ręki, ręce, noga, nogę, noge, nogi, nóg, nog, stopa, stopę, dłoń, twarz, twarzy, usta, ust, lewa strona, prawa strona, lewej strony, ciało, kostka, kostkę, nadgarstek, biodro, żebro, żebra, bark, łokieć, palec, obojczyk, nos, kość, szczęk*, kącik*",
  numb: "drętw*, zdrętw*, dretw*, zdretw*, mrowi*, paraliż*, sparaliż*, paraliz*, sparaliz*, wykrzyw*, opad*, krzyw*, bezwład*, wykręc*, odrętw*",
  feel: "czuję, czuje, czuć, rusza*, ruszyć, ruszac, porusz*, czucia, czucie",
  baby: "dziecko, dziecka, dzidzi*, maluch*, niemowl*, ruchów, brzuch*",
  broke: "złama*, zlama*, pęk*, zwichn*, połama*, wystaje, skręc*",
  blood: "krew, krwi, krwaw*, krwią",
  hole: "ucha, ucho, uszu, usta, ust, nosa, nos, oko, oka, wymiot*, rzyga*, kaszl*, pluj*, mocz*, krwią, siku*",
  wake: "rusza, porusza, rusza się, budzi, obudzić, obudzic, reaguje, odpowiada, przytomn*, dobudzić, wybudzić, dobudzic, ocknąć, odzyskuje, wstać, wstac, wstaje, podnieść, podniesc, podnosi, wstanie, docucic, ocucic, oddzialuje, znaku zycia, znakow zycia, oznak zycia, otwiera oczu, kontaktuje",
  fell: "upadł*, upadl*, przewrócił*, przewrocil*, spadł*, spadl*, poślizgn*, poslizgn*, wywrócił*, wywalił*, zleciał*, wpadl*, runal, runela, zwalil*, zeslizgn*",
  who: "mąż, maz, żona, zona, żony, syn, córka, corka, dziecko, mama, mamy, tata, babcia, dziadek, ojciec, matka, on, ona, przyjaciel, przyjaciółka, brat, siostra, partner, chłopak, dziewczyna, gość, niemowl*, mężczyzna, kobieta, koleżanka, kolega, wujek, ciocia, córeczka, synek, chłopiec, teść, teściowa, żonę, męża, niego, niej, mezowi, zonie, synowi, corce, babci, dziecku, maly, mala, malego, malej, synka, syna, corki, corke, lezy, siostre, brata, matke, ojca, przyjaciolke, mame, tate, babcie, kolezanki, na siebie, na niego, na nia, jakas, sasiad*, pan, pani, nim, nia, nogach, trzesie, drga, dygocze, telepie, upadla, upadl, przewrocila, wyciagnelismy, wyciagneli, chlopaka, dziewczyne, goscia, chlopca, tesciow*, sasiadk*, wnuk*, wnucz*",
  swallow: "połkn*, polkn*, wypił*, wypil*, łykn*, napil*, wlozyl* do buzi, wzial* do buzi, gryzl*, pogryzl*",
  small:
    "bateri*, monet*, magnes*, domestos*, wybielacz*, płyn*, detergent*, środek, srodek, kulk*, igł*, tabletk*, truciz*, guzik*, chlor*, proszek, ość, chemi*, leki, kapsulk* do, do zmywarki, kret, kreta, do rur, udraznia*, kostk* do wc, kostke wc, odkamieniacz*, rozpuszczalnik*, denaturat*, trutk*, nabil*, zel do prania, odswiezacz*, bateryjk*",
  cut: "pociął, pocięł*, podciął, podcięł*, podcią*, podcie*, przecią*, przecię*, podcina*, rozcię*, tnie, tnę, pocię*, pocie*, podcięl*, podciel*, przecie*, ciachn*",
  vein: "żył*, zyl*, nadgarst*, tętnic*",
  follow:
    "wyważa drzwi, wyważa mi drzwi, wyważyć drzwi, włamuje się, włamać się, wyłamać drzwi, wyłamuje drzwi, próbuje wejść, probuje wejsc, próbuje otworzyć, probuje otworzyc, próbuje się dostać, probuje sie dostac, próbuje wtargnąć, włamuje, wlamuje, dobija się, dobija sie, wtargnął, śledzi, sledzi, idzie za, chodzi za, łazi za, goni, prześladuje, śledził, szedł za, ściga, szedl za, wylamuje zamek, wylamuje, majstruje przy zamku, grzebie w zamku, wywaz*",
  man: "mężczyzna, mezczyzna, facet, ktoś, ktos, obcy, gość, koleś, jakiś, jakis, on, typ, pijak, gostek, jegomosc, chlopak, bandyta, zlodziej, napastnik, kolo, pijany, wariat, czlowiek, kobieta, ona",
  shut: "zamknięci, zamknięty, zamknięta, zamknieci, zatrzaśnię*, zatrzasn*, zatrzasnę*, uwięzi*, uwiezi*, utknę*, utkne*, utkn*, zamkni*, zablokowan*, uwięzie*",
  place:
    "saun*, łazienk*, lazienk*, toalet*, balkon*, piwnic*, łaźni*, lazni*, klatce schodowej, taras*, wc, ubikac*",
  us: "jesteśmy, jestesmy, jestem, nas, mnie, się, sie, syn, córka, dziecko, utknęliśmy, utknelismy, utknąłem, utknęłam, utknelam, my, żona, mąż",
  alone:
    "chcę umrzeć, zabić się, nie chcę żyć, nie chcę już żyć, wziąłem wszystkie tabletki, wzięłam wszystkie tabletki, przedawkowa*, umieram, umiera, zaraz umrę, zaraz zemdleję, mdleję, mdleje, drgawk*, padaczk*, napad padaczki, poparzył*, poparzyl*, oparzyłem się, oparzyłam się, widzę podwójnie, odeszły mi wody, odeszły wody, odeszly wody, odeszly mi wody, rodzę, rodze, rodzi, skurcze porodowe, mam skurcze, poród, bełkocze, belkocze, mówi niewyraźnie, mowi niewyraznie, mówi bełkotliwie, jest siny, jest sina, sinieje, poroni*, napad astmy, atak astmy, dusi się, dusi sie, się dusi, sie dusi, duszę się, dusze sie, poraził prąd, porażenie prądem, stracił przytomność, straciła przytomność, zemdl*, nie może złapać tchu, nie mogę złapać tchu, złapać tchu, złapać oddech*, nieprzytomn*, brakuje mi powietrza, brakuje powietrza mi, dalej zyc, nie mam sily zyc, skonczyc ze soba, ze soba skonczyc, odebrac sobie zycie, chce sie zabic, targnal sie, targnela sie, podcial sobie, podciela sobie, powiesic sie, powiesil sie, piana z ust, toczy piane, nie daje znaku zycia, nie daje oznak zycia, wychodzi glowka, widac glowke, wody odeszly, wody jej odeszly, wody mi odeszly, zarzyga* i nieprzytom*, lezy bez ruchu, zgwalc*, pigulka gwaltu, bez przytomnosci, urodzi zaraz, juz rodzi, opadl kacik, kacik ust, stracil mowe, stracila mowe, zatrzymal sie i nie, mam zawal, nie dycha, przestal oddychac, przestala oddychac, nie otwiera oczu, charczy, na mnie lezal, dobieral sie",
  other:
    "plecy, plecach, szyja, kark, stopy, stóp, nogi, ząb, zęby, zab, kolano, kolana, ramię, ramiona, oparzenie*, głowa, glowa, brzuch, żołądek, mięśnie, pęcherz*, krzyż, łydki",
  thing:
    "głodu, glodu, pragnienia, śmiechu, szklank*, telefon*, ekran, okular*, kubek, lustro, wcześnie, wczesnie, pilot, kran, nudów, ciekawości, stoł*, stół, krzesł*, fotel*, sof*, kanap*, łóżk*, lozk*, kurczak*, miast*, mydł*, mydl*, kształt*, sałat*, poduszk*, lamp*, komod*, szuflad*, klucz*, walizk*, wyjeżdża*, wyjezdza*, wyjazd*, rozsta*, prysznic*, sos*, okn*, automat*, z całego serca, z serca, indyk*, kacz*, centrum, wieszak*, otwarte, okno, świeżego, swiezego, kurczęcia, drobiow*",
  toy: "zabawk*, plastikow*, pluszow*, misi*, lalk*, widelec, widelc*, maslo, masla, chleb*, ser, sera, owoc*, tort*, film*, serial*, zart*, okulark*, gogle, pierscion*, obraczk*, telefon*, klucz*, dywan*, koszul*, posciel*, przescieradl*, obrus*, plaster*, slonc*, slonecz*, stek*, befsztyk*, pomarancz*, cisnieni*, badani*, plam*, lod, lodu, cytryn*, limonk*, maseczk*, maska, recznik*, zimna, zimno, smiechu, pralk*, wind*, kosmetyk*, glukometr*, po angielsku, po polsku, po niemiecku, angielsk*, przeciwslon*, sluchawk*, widok, ksiazk*, kwiat*, kot, gra, grze, gry, zdjeci*, pistolet na wode",
  took: "wzial*, wziel*, zazyl*, lykn*, lyka, nalykal*, polkn*, najadl*, zjadl*, wypil*, przedawk*, zapil*, pochlon*, pobral*, lyknal*, popil*",
  pills:
    "tabletk*, lek, leki, lekow, pigul*, prochy, prochow, psychotrop*, nasenn*, medykament*, paracetamol*, proszki, proszkow, uspokajajac*, antydepresant*, przeciwbolow*, xanax*, valium*, diazepam*, rivotril*, tramadol*, ibuprofen*, aspirin*, ketonal*, apap, oxy",
  many: "wszystkie, wszystko, wszystkich, cale opakowanie, cala paczk*, cale pudelko, calego listka, caly listek, cala buteleczk*, garsc, za duzo, mnostwo, pelno, kilkadziesiat, kupe, mase, zbyt wiele, zbyt duzo, tyle, opakowani*, blister*, fiolk*, naraz, puste, pusta, pusty, jedna po drugiej, jeden po drugim",
  weapon:
    "noz, noza, nozem, nozyk*, tasak*, siekier*, maczet*, pistolet*, bron, broni, bronia, spluw*, gnat, rewolwer*, strzelb*, karabin*, mlotek, mlotkiem, kij bejsbolow*, brzytw*, kosa, kose, scyzoryk*",
  holds:
    "w rece, w reku, w dloni, trzyma, macha, wymachuje, grozi, celuje, mierzy, wyciagnal, biega, chodzi, ma przy sobie, korytarz*, holu, lobby, recepcj*, parking*, klatce, uzbrojon*, lata z, stoi, krzyczy, barze, goni",
  height:
    "okn*, balkon*, dach*, taras*, most*, pietr*, klif*, wiaduk*, barierk*, balustrad*, parapet*, parapeci*",
  jump: "skoczy*, skacze, skakac, wyskoczy*, zeskoczy*, rzuci sie, rzucic sie, sie rzucic, sie rzuci, wyrzuci sie, rzuca sie, skok, skonczyc z tym, ze soba skonczyc, skonczyc to",
  wants:
    "chce, zaraz, grozi, mowi ze, zamierza, probuje, chcial*, planuje, krzyczy ze, powiedzial*, chyba, chca",
  sill: "parapet*, gzyms*, barierk*, balustrad*, porecz*, krawedz*, za okn*, zewnetrznej stron*, za barier*, parapeci*",
  sits: "siedzi, stoi, stanal, stanela, wszedl, weszla, wisi, zwisa, wychyla, wspina, wspial*, przeszedl, przeszla, przelazl*, usiadl*, wlazl*",
  water:
    "basen*, wann*, jacuzzi, morz*, jezior*, wodzie, wody, wode, woda, rzek*, rzece, brodzik*, staw, stawie, pod wod*",
  sunk: "na dnie, dno, pod woda, pod wode, tonie, tonal, utonal, utonel*, poszedl na dno, poszla na dno, zanurzyl*, wyciagn*, wylowi*, twarza w dol, twarza w wodzie, unosi sie, plywa twarza, nie wyplywa, nie wynurza, nie wyplynal*, nie wyplynela, poszedl pod, poszla pod, zniknal* pod",
  shake:
    "trzesie, trzesie sie, drgawk*, drga, dygocze, dygota, telepie, szarpie, rzuca nim, rzuca nia, podryguje, drgaja, konwulsj*, sztywnie*, trzesl*, trzasc, napina, wygina, trzesa, drzy, drza, drzal*, rzuca po, rzuca sie po, miota",
  eyes: "oczy, oczami, oczu, piana, piany, toczy piane, cale cialo, caly, cala, podlodze, podloge, ziemi, zeby zacisniete, jezyk przygryz*, sika, bialka, oczy mu, bialka oczu",
  speak:
    "mowi, mowic, mowy, slowa, wyslowic, powiedziec, odzywa, slyszy, gada, kontaktu, poznaje, rozumie, wykrztusic, odpowiada, wymowic, wydusic, glosu",
  sudden: "nagle, naraz, z nienacka, juz nie, przestal*, od rana, w jednej chwili",
  ill: "spocon*, poci, pocony, zlany potem, blady, blada, bledn*, bredzi, majacz*, zdezorientowan*, splatan*, oslabl*, otumanion*, nieobecn*, zimny pot, zimne poty, odjezdza, mglisty, przelewa sie",
  sugar:
    "cukrzyc*, cukrzyk*, diabetyk*, insulin*, niski cukier, cukier spadl, cukier jej spadl, cukier mu spadl, spadl cukier, hipoglikem*",
  stop: "zatamowa*, tamuje, zatrzymac, zatrzymuje, przestaje, przestac, ustaje, powstrzymac",
  flow: "leje, leci strumien*, tryska, sika, chlusta, cieknie ciurkiem, strumieni*, kaluz*, wszedzie, mnostwo, duzo, pelno, traci, stracil*, morze, strasznie, bardzo, mocno, sie leje, lala, caly we, cala we, hektolitr*, struga, ciurkiem, lal*",
  deep: "glebok*, szklo, szklem, szkle, szkla, odlamk*, do kosci, mocno, rozbit*, szyb*, puszk*",
  hot: "wrzat*, wrzac*, goraca, goraco, goracym, goracej, goracy, gorace, ukrop*, olej*, herbat*, rosol*, zup*, czajnik*, patelni*, garnek, garnka, oblalo*",
  scald:
    "wylal*, oblal*, poparz*, oparz*, sparzy*, polal*, rozlal*, chlusn*, przewrocil*, chlap*, prysn*, pryska*, lunel*",
  skin: "skora, skore, skory, babel, bable, babli, pecherz*, schodzi skora, zlazi",
  stuck: "utknel*, utknal, utkwil*, stanelo, stanal w, zaklinowal*, uwiazl*, uwiezl*, siedzi mu",
  blue: "siny, sina, sinieje, sine, niebiesk*, fioletow*, sinic*, granatow*, szary, szara, zsinial*, posinial*",
  device:
    "czajnik*, gniazdk*, bezpiecznik*, skrzynk*, ladowark*, zaslon*, firan*, kosz*, smietnik*, suszark*, telewizor*, klimatyzat*, materac*, lozk*, toster*, mikrofal*, kuchenk*, patelni*, piekarnik*, kabel, kabl*, przedluzacz*, laptop*, bateria, hulajnog*, pralk*, zmywark*, rozdzielni*, korki",
  flame:
    "stanal w ogniu, stanela w ogniu, w ogniu, w plomieniach, plonie, dymi*, iskr*, zapalil sie, zapalila sie, zapalilo sie, zajal sie, zajela sie, pali sie, sie pali, kopci, buch*",
  drink: "drink*, piwo, piwa, wino, wina, koktajl*, napoj, napoju, szklanki, kieliszk*, picia",
  slip: "dosyp*, wsyp*, wrzucil* cos, dolal* cos, dodal* cos, dal jej cos, cos wrzucil*, cos dosyp*, czegos dosyp*, cos wlal*, pigulk* gwalt*, podal* cos",
  bang: "wali*, kopie, lomocze, tlucze, dobija*, szarpie, naparza, nawala, stuka, bije w drzwi, uderza, wyrywa, kopia, kopal*",
  threat:
    "zabije, zabic, grozi, pijany, zatluc, boje sie, boimy sie, zamorduj*, potnie, krzyczy ze, wrzeszczy, awantur*, nie chce odejsc, agresywn*",
  walk: "chodzic, isc, stanac, ustac, stawac, nadepnac, chodzi, stapac",
};

const cs: Table = {
  heart:
    "levá ruka, levé ruce, levou ruku, srdce, srdci, srdíčko, hrudi, hrudník, hrudníku, hruď, prsa, prsou, prsní",
  pain: "bolí, boli, bol*, píchá, pichá, picha, bodá, křeč*, krec*, škube, stahy",
  tight:
    "točí se mi, motá, nepravidelně, tlak, tlačí, tlaci, svírá, svira, svírání, pálí, pali, buší, busi, tíha, zběsile, rychle bije, bije rychle",
  severe:
    "nesnesiteln*, nevydržím, nevydrzim, nedá vydržet, neda vydrzet, k nevydržení, těhotn*, tehotn*, nepřestává, neprestava, strašliv*, hrozn*, příšern*",
  head: "hlava, hlavu, hlavy, hlavou, lebk*, čelo",
  hit: "praštil*, prastil*, uhodil*, udeřil*, bouchl*, narazil*, rozbil*, třísknul*, rána, rozsekl*, majznul*, upadl* na",
  breath: "dýchat, dychat, dýchá, dycha, dech, dechu, nadechnout, nádech, dýchám, dýchání",
  not: "ne*, nemůž*, nemuz*, nejde, stěží, tezko, těžko, špatně, spatne, sotva, nedá, neda, nelze, nemá, potíže, problém*, přestal*, nemohu, skoro",
  throat: "krk, krku, hrdlo, hrtan, jazyk, rty, obličej, tvář, pusa",
  swell: "natík*, natek*, otek*, otéká, oteka, opuch*, svírá, stahuje, zavírá, otéct, napuch*, oteč*, svira",
  limb: "ruka, ruku, ruce, ruky, noha, nohu, nohy, nohou, chodidlo, tvář, obličej, ústa, pusa, koutek, levá strana, pravá strana, levou stranu, tělo, kotník, zápěstí, kyčel, žebro, žebra, rameno, loket, prst, klíční, nos, kost, čelist",
  numb: "brní, brni, necitliv*, znecitliv*, ochrn*, mravenč*, povisl*, křiv*, visí, visi, pokles*, dřevění, trne, zkřiven*, ochrnut*, zkriv*",
  feel: "cítím, citim, cítí, hýbat, hnout, hýbe, hybe, pohnout, necítím, necitim, nehýbe, nehybe, necítí, neciti, cit",
  baby: "miminko, dítě, dite, mimino, miminka",
  broke: "zlom*, zlomen*, vykloub*, praskl*, přeraz*, preraz*, trčí",
  blood: "krev, krve, krvác*, krvac*, krví, krvi",
  hole: "ucho, ucha, uší, pusy, úst, nosu, nos, oko, oka, zvrac*, blij*, kašl*, kasl*, vykašl*, plive, moč*, močí, čurá",
  wake: "nehýbe, hýbe, neprobouzí, neprobouzi, neprobudí, nevzbudí, probrat, probudit, vzbudit, nereaguje, neodpovídá, neodpovida, vědomí, vedomi, probouzí, reaguje, nevnímá, nevnima, nebudí, nebudi, neprobere, vstát, vstat, zvednout, postavit, nevstane, znamky zivota, znamku zivota, probere, probirat, dech, otevira oci, vnima",
  fell: "upadl*, spadl*, zakopl*, padl*, sletel*, spadnul*, upadnul*, skacel*, zhroutil*, zritil*, prepadl*, vypadl*, uklouz*, svalil*",
  who: "manžel*, manzel*, muž, žena, syn, dcera, dítě, dite, máma, mama, táta, tata, babička, babicka, dědeček, děda, deda, otec, matka, on, ona, přítel, kamarád*, bratr, sestra, partner*, host, chlap, holka, kluk, strejda, teta, kolega, kolegyně, synovi, dceri, dceru, syna, mame, tatovi, babicce, maly, mala, malou, malemu, lezi, na sebe, na nej, na ni, pritelkyn*, soused*, pan, pani, mamu, tatu, babicku, divka, jemu, detem, stryc*, nekoho, ditetem, ditetu, mimink*, trese, skube, cuka, upadl, upadla, spadla, vytahli jsme, vytahl jsem, klukovi, kluka, holku, dedovi, tchyn*, tchan*, vnuk*, vnuck*, segra, kamos*",
  swallow:
    "spolk*, polkl*, vypil*, snědl*, polyk*, napil*, dal* do pusy, strcil* do pusy, rozkousal*, kousl* do, pozr*",
  small:
    "bateri*, baterk*, minc*, magnet*, savo, prášek, prací, kuličk*, jehl*, prášky, jed, jedu, knoflík*, chlor*, saponát*, prostředek, tablet* do mycky, do mycky, cistic*, krtek, krtka, odpad*, odvapnovac*, redidl*, terpentyn*, kostk* do wc, wc blok*, gel na prani, hnojiv*, do pracky, nemrznouc*, kapsle do, kapsli do, kapsli na, kapsle na",
  cut: "řízl*, podřez*, podrez*, pořez*, porez*, přeřez*, rozřez*, rizl*, řezal*",
  vein: "žíl*, zil*, zápěst*, zapest*, tepn*",
  follow:
    "vyrazit dveře, vykopnout dveře, vylomit dveře, vyrazit mi dveře, snaží se dostat, snazi se dostat, pokouší se dostat, snaží se otevřít, snazi se otevrit, pokouší se otevřít, chce se dostat, se snaží dostat, se snazi dostat, se snaží otevřít, dobývá, dobyva, vloupat, vniknout, vnikl, sleduje, pronásleduje, pronasleduje, jde za, chodí za, chodi za, šel za, stalkuje, honí, sledoval*, paci*, pacit, vypacit, vylamuje, leze dovnitr",
  man: "muž, chlap, někdo, nekdo, cizí, cizi, cizinec, nějaký, nejaky, on, pán, opilec, opily, chlapik, zlodej, clovek, tip, ozrala, zena, ona, kluk, blazen, pomatenec",
  shut: "zamčen*, zamcen*, zavřen*, zavren*, uvěz*, uvez*, zasekl*, zaseknut*, uvízl*, uvizl*, zabouchl*, zamkl*, uvězněn*, uvězni*",
  place:
    "saun*, koupeln*, záchod*, zachod*, toalet*, wc, balkon*, balkón*, sklep*, pár*, schodišt*, teras*, sprše",
  us: "jsme, jsem, nás, nas, mě, me, se, syn, dcera, dítě, dite, my, manžel*, manzel*, uvízli",
  alone:
    "chci umřít, zabít se, nechci žít, nechci už žít, snědl všechny prášky, vzal všechny prášky, celé platíčko prášků, předávkova*, umírám, umiram, umírá, umira, asi umřu, omdlím, omdlévám, omdlevam, křeče, krece, záchvat, epileptický záchvat, opařil*, popálil*, vidím dvojitě, praskla mi voda, praskla voda, praskla ji voda, praskla jí voda, odtekla voda, odtekla mi voda, odtekla plodová, plodová voda, rodim, rodím, rodí, kontrakc*, porod, nemůžu popadnout dech, popadnout dech, drmolí, mluví nesrozumitelně, mluvi nesrozumitelne, mluví divně, zmodral*, je modrý, je modra, promodral*, potrat*, astmatický záchvat, záchvat astmatu, dusím se, dusim se, dusí se, dusi se, se dusí, se dusi, zásah proudem, dostal ránu, kopla ho elektřina, omdlel*, v bezvědomí, bezvedomi, je mimo, chybí mi vzduch, lapá po dechu, lapa po dechu, ztratil vědomí, nemuzu zit, dal zit, nema smysl zit, vzit si zivot, si vzit zivot, skoncovat se zivotem, oberit se, obesit se, podrezal si, podrezala si, pena od pusy, pena u pusy, oci v sloup, nejevi znamky, znasiln*, je v bezvedomi, neni pri vedomi, spadl koutek, koutek ust, povisly koutek, vidim hlavicku, hlavicka leze, odtekla ji plodova, ztratil rec, ztratila rec, prestal dychat, prestala dychat, srazil ho auto, srazilo ho auto, krev strika, lezi bez hnuti, lezi a nehybe, dite leze, hlavicku uz, neotvira oci, neotevre oci, chrci, blaboli, sahal na mne",
  other:
    "záda, zada, zádech, krku, krk, nohy, chodidla, zub, zuby, koleno, kolena, rameno, ramena, spálenin*, hlava, břicho, žaludek, svaly, puchýř*, kříž, lýtka",
  thing:
    "hlady, hladem, žízní, zizni, smíchy, skleničk*, sklo, telefon, obrazovk*, brýle, hrnek, zrcadl*, brzy, ovladač, kohoutek, nudou, stol*, stůl, židl*, zidl*, křesl*, kresl*, pohovk*, gauč*, postel*, kuře*, kure*, měst*, mest*, mýdl*, mydl*, tvar*, salát*, salat*, polštář*, lamp*, komod*, zásuvk*, šuplík*, klíč*, kufr*, odjíždět, odjizdet, odjezd*, loučen*, sprch*, omáčk*, okn*, automat*, ze srdce, srdce města, krůt*, kachn*, čerstv*, cerstv*, opěrk*, perník*",
  toy: "hrack*, plastov*, plys*, panenk*, vidlick*, maslo, chleb*, syr, sira, ovoc*, dort*, film*, serial*, vtip*, bryle, brylick*, prstyn*, prsten*, telefon*, mobil*, klic*, koberec*, koberc*, kosil*, prosteradl*, povlecen*, ubrus*, naplast*, slunc*, slunick*, steak*, pomeranc*, tlak*, odber*, skvrn*, led, ledu, citron*, limetk*, mask*, rucnik*, zima, zimou, zimy, smichy, pracka, pracky, vytah*, glukometr*, mic, micek, anglicky, cesky, nemecky, anglictin*, slunecni bryle, sluchatk*, kvetin*, kocka, vyhled*, hra, hry, fotk*",
  took: "vzal*, snedl*, spolkl*, polkl*, pozil*, nacpal*, zapil*, vypil*, sezral*, spolyk*, zhltl*, spracho*, predavk*, polyk*, spolykal*",
  pills:
    "prasky, prasku, prasek, tabletk*, tablety, lek, leky, leku, pilulk*, pilule, antidepresiv*, hypnotik*, uspavac*, medikament*, paralen*, na spani, ibalgin*, xanax*, valium*, diazepam*, rivotril*, tramadol*, ibuprofen*, aspirin*, paracetamol*, lexaurin*, neurol, stilnox",
  many: "vsechny, vsechno, cele baleni, celou krabick*, cely platek, cele plat*, celou lahvick*, hrst, moc, prilis, spoust*, plno, desitky, hromad*, kopu, najednou, tolik, cely, krabick* praz*, baleni, prazdna, prazdne, prazdny, jeden za druhym, jednu za druhou, cele, celou, celej",
  weapon:
    "nuz, noze, nozem, kudla, kudlou, kudlu, sekera, sekeru, sekerou, sekyr*, pistol*, bouchack*, zbran*, revolver*, pusk*, brokovnic*, kladivo, kladivem, palk*, mac*",
  holds:
    "v ruce, drzi, mava, vyhrozuje, miri, vytahl, bezi, beha, chodi, ma u sebe, chodb*, hale, lobby, recepc*, parkovist*, schod*, ozbrojen*, stoji, rve, baru, pobihaj*, honi",
  height: "okn*, oken, balkon*, strech*, teras*, most*, patra, patre, utes*, zabradl*, parapet*",
  jump: "skoc*, skace, vyskoc*, seskoc*, vrhn*, hodi se, hodit se, se vrhne, to skoncit, skoncit to, skoncovat, ukoncit to, to ukoncit",
  wants:
    "chce, chteji, hned, vyhroz*, rika ze, rekl* ze, chystaj*, chysta, snazi, zkousi, chtel*, rve ze, ze skoci",
  sill: "parapet*, rims*, zabradl*, okraj*, hran* strechy, za okn*, ramu okna, okennim ram*, parapetu",
  sits: "sedi, stoji, postavil*, vylezl*, leze, visi, preleza, prelezl*, nakl*, stoupl*, sedl*, vysi",
  water:
    "bazen*, vane, vany, vanu, virivk*, mor*, jezer*, vode, vody, vodou, rek*, rybnik*, prehrad*, brouzdalist*",
  sunk: "na dne, dno, pod vodou, pod vodu, topi, utopi*, potopil*, ponoril*, vytahl*, vylovil*, oblicejem dolu, oblicejem ve vode, vznasi se, nevyplaval*, nevynoril*, ke dnu, sla pod vodu, sel pod vodu, potopila, zmizel* pod",
  shake:
    "trese, trese se, skube, skube sebou, cuka, skuba*, haze sebou, klepe se, krece, krec, zachvat*, trasl*, ztuhl*, klepe, treskne, cukal*, trasla, to hazi, hazi to, hazi telem, hazi s nim, skubou",
  eyes: "oci, ocima, ocima v sloup, v sloup, pena, penu, cele telo, cely, cela, zemi, podlaze, podlahu, pomocil*, belmo",
  speak:
    "mluvit, mluvi, mluvil*, slovo, slova, nerekne, rict, slysi, komunikuje, neslysi, nemluvi, poznava, nepoznava, rozumi, nerozumi, odpovida, neodpovida, promluvit, promluvi, vyslovit, hlasku",
  sudden: "najednou, nahle, zniceho, z niceho nic, uz ne*, prestal*, od rana, zcistajasna",
  ill: "poti, zpocen*, bled*, zmaten*, dezorient*, blouzni, studeny pot, spocen*, omamen*, slaby, slaba, apatick*, malatn*, mimo, mluvi z cesty, nepritomn*",
  sugar: "cukrovk*, diabet*, inzulin*, hypoglyk*, nizky cukr, spadl mu cukr, spadl ji cukr, spadl cukr",
  stop: "zastavit, zastavuje, neprestav*, neprestane, nezastav*, prestat, prestane, prestava, stavi, zarazit",
  flow: "tece proud*, proudem, proudy, strika, strikat, hrne, vali, leje, louz*, vsude, hodne, moc, spoust*, ztraci, ztratil*, plno, strasne, silne, chrli, lije, kaluz*, crci, cura, potok*",
  deep: "hlubok*, sklo, sklem, skla, strep*, na kost, ke kosti, okno rozbit*, rozbit*, hodne",
  hot: "vrouc*, varic*, vrel*, horka, horkou, horky, horkym, horke, horkem oleji, oleje, olej, polevk*, caj*, kav*, konvic*, panev, panvi, hrnec*",
  scald:
    "polil*, vylil*, opar*, popal*, spal*, prevrhl*, prevratil*, rozlil*, chrstl*, zvrhl*, vystrik*, prsk*, cakl*, chrstn*, postrik*",
  skin: "kuze, kuzi, puchyr*, sleza kuze, loupe kuze",
  stuck: "uvizl*, zasekl*, zustal* v, zaskocil*, vzpric*, zustalo, vezi",
  blue: "modr*, promodr*, zmodr*, fialov*, sed*, zsinal*, sinav*",
  device:
    "konvic*, zasuvk*, pojist*, rozvadec*, nabijec*, zaclon*, zaves*, kos, kosi, popelnic*, fen, televiz*, klimatizac*, matrac*, postel*, toustovac*, mikrovln*, sporak*, panev, panvi, troub*, kabel*, prodluzovac*, laptop*, notebook*, baterie, kolobez*, prack*, mycka, mycky, elektrick* skri*",
  flame:
    "v plamenech, plamen*, hori, vzplan*, kouri se, se kouri, kouri, doutna, jisk*, chytil* plamen, zacal* horet, zacala horet, cmoudi",
  drink: "drink*, piva, pivo, vino, vina, koktejl*, piti, panak*, napoj*, skleni*",
  slip: "nasyp*, prisyp*, dali neco, dal neco, dal ji neco, hodil neco, neco hodil*, neco nasyp*, dali ji neco, pridal* neco, neco pridal*, prilil*, prasek do, neco dal, neco dali",
  bang: "mlati, busi, kope, buch*, tluc*, trisk*, lomcuje, rve za, dobyva, kopal, boucha, bouchaji, mlati do, vyrazi",
  threat:
    "zabije, zabit, vyhroz*, opil*, ozral*, bojim se, bojime se, zamord*, podrez*, rve, rval, ze nas, agresivn*, nechce odejit, zmlati",
  walk: "chodit, jit, stoupnout, postavit, doslapnout, slapnout, chodi, postavi",
};

const uk: Table = {
  heart:
    "ліва рука, лівій руці, ліву руку, левая рука, левой руке, serce, sertse, serdtse, hrudy, grudi, grud, серце, серці, сердце, сердца, груди, грудях, грудина, грудині, грудей, грудь, груді, грудная, грудной, грудная клетка, грудній",
  pain: "болить, болять, біль, болю, болі, болит, боль, боли, коле, колет, ниє, болыть, bolyt, bolit, boliat",
  tight:
    "паморочиться, нерівно, запаморочення, кружится, пече, давить, тисне, стискає, стискання, сжимает, давит, колотиться, калатає, калатается, печія, щемить, щемит, жжет, тиск, тяжкість, стиснул*, стисло, стисне*, здавил*, б'ється швидко",
  severe:
    "нестерпн*, невыносим*, вагітна, вагітній, беременна, беременная, не зупиняється, не спиняється, не останавливается, не можу терпіти, не могу терпеть, неможливо терпіти, страшн*, сильна кровотеча, жахлив*",
  head: "голова, голову, голови, головою, голови, череп, лоб, потилиц*, голове",
  hit: "вдарив*, вдарил*, вдарила*, ударив*, ударил*, забив*, розбив*, розбила*, стукну*, ударился, ударилась, разбил*, гепну*, впав на, впала на, трісну*",
  breath:
    "дихати, дихає, дихаю, дихання, подих*, дышать, дышит, дыхание, вдихнути, вдохнуть, повітря не вистачає, не вистачає повітря, подиху, dyhaty, продихнути",
  not: "не, важко, ледве, ледь, тяжко, трудно, нема, немає, нет, еле, тяжело, складно, перестав*, перестал*, майже",
  throat: "горло, горла, горлі, язик, губи, губы, обличчя, лице, лицо, язык, гортань, трахея",
  swell:
    "набряк*, опух*, опуха*, розпух*, стискає, закрива*, здавл*, отек*, отекает, сжимает, перекрив*, стиска*, набрякл*, набряк",
  limb: "рука, руку, руки, рук, нога, ногу, ноги, ніг, ног, ступня, обличчя, лице, лицо, рот, рота, ліва сторона, права сторона, ліву сторону, тіло, щиколотк*, зап'ястя, запястя, стегно, ребро, ребра, плече, лікоть, палец, палець, ключиц*, ніс, кістка, щелеп*, кисть, бік",
  numb: "оніміл*, німіє, терпне, заніміл*, паралі*, паралич*, парализ*, онемел*, немеет, перекос*, перекошен*, кривий, криво, скривил*, відняло*, віднял*, обвис*, отняло*, не слухається, не слухаються",
  feel: "відчуваю, відчуває, чувствую, чувствует, ворушить*, рухає*, рухати, ворушити, поворухн*, шевел*, двигать, чую, ворушаться, рухаються, пошевел*",
  baby: "дитина, дитину, малюк*, немовл*, ребенок, ребенка, поштовх*",
  broke: "злама*, зламан*, поламан*, сломал*, сломан*, перелом*, вивихн*, вивих*, тріснул*, зламав*",
  blood: "кров, крові, кровь, крови, кровит*, кровотеч*, кров'ю, кровю",
  hole: "вуха, вухо, вух, рота, рот, носа, носу, ніс, ока, око, блює, блюв*, рве, рвота, кашля*, харка*, плює, сечі, сеча, уха, ушей, изо, блюет, тошнит",
  wake: "рухається, ворушиться, шевелится, двигается, не рухається, прокидається, прокинут*, прокидаеться, просыпается, реагирует, відповідає, розбудити, свідомост*, сознани*, отвечает, добудити, опритомн*, розбудить, приходить до тями, встати, встать, встає, піднятися, підвестися, подняться, підняти, підвестись, піднятись, встает, тями, ознак життя, ознаки життя, реагу*, подає ознак*, очнутись, очунял*",
  fell: "впав, впала, упав, упала, упал, поскользну*, звалилась, спіткну*, впали, гепнув*, гепнул*, звалив*, послизн*, випав, випала, зірвав*, рухнув, рухнула, грохну*, зісковзну*, перечепи*, беркицьн*",
  who: "чоловік, муж, дружина, жена, син, сын, донька, дочка, дочь, дитина, ребенок, мама, тато, папа, бабуся, бабушка, дідусь, дедушка, він, вона, друг, подруга, брат, сестра, партнер, гість, немовл*, дівчина, хлопець, он, она, жінка, мати, батько, хлопчик, дівчинка, дядько, тітка, дід, баба, дочку, доньку, сина, чоловіка, дружину, маму, тата, бабусю, бабусі, дідуся, дитину, малий, мала, малого, малу, лежить, лежит, на себе, на нього, на неї, сусід*, пан, пані, людина, людину, хлопця, дівчину, девушк*, женщин*, ребенка, подругу, подрузі, онук*, тещ*, свекр*, сестру, брата, племінн*, трясе, трусить, колотить, труситься, смикається, бється, впав, впала, упала, упав, витягли, витягнули, хлопчика, дівчинку, свекрух*",
  swallow:
    "проковтну*, ковтну*, випив*, выпил*, проглоти*, наковта*, випила, засуну*, вкуси*, розкуси*, взяв до рота, поклав до рота, в рот, розжув*, напився, напилась, напилася, напился",
  small:
    "батарейк*, монет*, магніт*, магнит*, відбілювач*, хлорк*, миючий, засіб, порошок, кульк*, голк*, таблет*, отрут*, гудзик*, кістк*, пуговиц*, моющ*, мийн*, доместос*, для посудомийк*, посудомий*, посудомой*, крот, крота, для труб, прочищ*, від накип*, розчинник*, растворител*, ацетон*, бензин*, отрав*, щурячу отруту, гель для прання, кондиціонер для білизни, антифриз*, кислот*, оцет, уксус*, туалетн*, капсулу для, капсула для",
  cut: "порізав*, порізала*, порезал*, перерізав*, перерізал*, розрізав*, ріже, вскрыл*, різонув*, розітну*, порізав, перерізала, розрізала",
  vein: "вени, вену, вен, зап'ястя, запястя, вены, артері*, зап",
  follow:
    "виламує двері, вибиває двері, виламати двері, вибити двері, ламає двері, намагається увійти, намагається зайти, намагається відчинити, намагається відкрити, намагається проникнути, хоче увійти, пытается войти, пытается открыть, пытается зайти, ломиться, ломится, вдерся, вдертися, ходить за, йде за, переслідує, слідкує, стежить, преследует, следит, идет за, іде за, ходит за, женеться, переследует, колупа*, зламує, зламати замок, ламає замок, вибиває, виламу*",
  man: "чоловік, хтось, незнайомець, якийсь, мужик, тип, мужчина, кто то, какой то, незнакомец, він, дядько, алкаш, п яниця, злодій, бандит, людина, хлопець, жінка, псих, божевільн*, пьяный",
  shut: "застряг*, замкнен*, зачинен*, заблокован*, закрит*, закрыл*, застрял*, заперт*, зачинил*, замкнул*, закрылись",
  place: "саун*, ванн*, туалет*, балкон*, підвал*, подвал*, парн*, сходах, терас*, хамам*, бан*, душев*",
  us: "ми, я, мене, мы, нас, меня, син, донька, дитина, застрягли, застряг, застрягла, чоловік, дружина, бабуся",
  alone:
    "хочу померти, вбити себе, не хочу жити, покінчити з собою, випив усі таблетки, випила усі таблетки, передозування, помираю, вмираю, помирає, вмирає, умираю, умирает, зараз знепритомнію, сейчас упаду в обморок, судоми, судороги, епілепс*, эпилепс*, обпік*, обпекл*, ошпар*, обжег*, обожгл*, двоїться в очах, відійшли води, води відійшли, отошли воды, воды отошли, народжую, рожаю, перейми, схватки, пологи почал*, не вистачає повітря, не хватает воздуха, нечем дышать, нема чим дихати, нічим дихати, говорить нерозбірливо, говорить дивно, посинів*, посиніла, посинел*, синіє, викидень, выкидыш, напад астми, приступ астмы, задыха*, задиха*, вдарило струмом, ударило током, ударило струмом, втратив свідомість, втратила свідомість, знепритомн*, без свідомості, потерял сознание, потеряла сознание, непритомн*, хапає повітря, більше не можу жити, не можу більше жити, не можу жити, не хочеться жити, немає сенсу жити, накласти на себе, накладу на себе, піти з життя, вкоротити, порізати вени, порізав вени, порізала вени, вскрыл вены, повісит*, повісив*, повеси*, хочет умереть, хоче померти, наковталась, наковтався, піна з рота, зґвалт*, изнасил*, не подає ознак, без тями, не приходить до тями, без сознания, перекосило, скривило рот, опустився кут*, віднялась мова, відняло мову, віднялася мова, не може вимовити, видно голівк*, вже видно голів*, зупинилось серце, перестав дихати, перестала дихати, захлинається, немає пульсу, кров хлище, очі закотил*, очі закоти*, привести його до тями, привести її до тями, привести до тями, не розплющує очей, не розплющує, не відкриває очей, не відкриває очі, не открывает глаза, хрипить",
  other:
    "спина, спину, спині, шия, стопи, ступні, ноги, зуб, зуби, коліно, коліна, плече, плечі, опік*, голова, живіт, шлунок, м'язи, мязи, мозоль, мозолі, поперек, ноги, литки",
  thing:
    "голоду, голода, спраги, сміху, склянк*, телефон*, екран*, окуляр*, чашк*, дзеркал*, рано, пульт, кран, нудьги, скуки, стіл*, стол*, стул*, стільц*, крісл*, диван*, ліжк*, куряч*, курк*, курин*, міст*, город*, мил*, форм*, салат*, подушк*, ламп*, комод*, шухляд*, ключ*, валіз*, їхати, виїзд*, уезжать, прощ*, душ, душу, соус*, вікн*, автомат*, від щирого серця, від серця, индич*, індич*, качк*, свіж*, щир*, печив*, пряник*",
  toy: "іграшк*, игрушк*, пластиков*, плюшев*, ляльк*, кукл*, виделк*, вилк*, масла, масло, хліб*, хлеб*, сир, сиру, фрукт*, торт*, фільм*, фильм*, серіал*, жарт*, окуляр*, очки, каблучк*, обручк*, перстен*, кольцо, телефон*, ключ*, килим*, сорочк*, рубашк*, простирадл*, постіль, скатертин*, пластир*, сонц*, солнц*, стейк*, апельсин*, тиск*, аналіз*, плям*, пятн*, лід, льоду, лимон*, лайм*, маск*, рушник*, полотенц*, холоду, холодно, холода, сміху, смеха, пральн*, ліфт*, глюкометр*, м'яч, мяч, англійськ*, українськ*, по английски, німецьк*, сонцезахисн*, кіт, кішка, квіт*, краєвид*, фото*",
  took: "випи*, наковта*, ковтну*, з їв, з їла, з їли, прийня*, проковт*, взяв, взяла, выпи*, наглота*, съел*, принял*, нажер*, наївся, наїлась, наїлася, запив, запила, напився, напилась, напилася",
  pills:
    "таблет*, ліки, ліків, лекарств*, снодійн*, снотворн*, пігул*, заспокійлив*, антидепресант*, знеболюв*, медикамент*, капсул*, транквілізатор*, ксанакс*, феназепам*, діазепам*, валіум*, димедрол*, ібупрофен*, парацетамол*, аспірин*, корвалол*, xanax*, valium*, diazepam*, rivotril*, tramadol*, ibuprofen*, aspirin*, paracetamol*",
  many: "усі, всі, все, усе, цілу, ціла, ціле, пачку, пачка, упаковк*, жмен*, купу, купа, багато, забагато, много, кучу, горсть, пузирьок, флакон, блістер*, одразу, целую, десят*, кілька пачок, порожн*, одну за одною, пуст*",
  weapon:
    "ніж, ножа, ножем, ножом, нож, сокир*, топор*, пістолет*, зброя, зброю, зброєю, оружие, пистолет*, ствол, рушниц*, ружь*, мачете, молот*, бита, битою, лезо, лезом, револьвер*, автомат",
  holds:
    "в руці, у руці, в руках, у руках, в руке, тримає, держит, махає, розмахує, размахивает, погрожує, угрожает, цілиться, дістав, достал, бігає, бегает, ходить, коридор*, холі, вестибюл*, лобі, рецепц*, ресепш*, парковці, стоянці, сходах, озброєн*, стоїть, кричить, барі, у нього, у него, ганяється",
  height:
    "вікн*, вікон, окн*, балкон*, дах*, крыш*, терас*, террас*, мост*, міст, поверх*, этаж*, скел*, перил*, підвіконн*",
  jump: "стриб*, вистриб*, прыгн*, выпрыгн*, прыга*, кинеться, кинутись, кинутися, броситься, бросится, сигану*, викинутись, викинеться, скинутись, впасти, все закінчити, закінчити все, покінчити, покончить",
  wants:
    "хоче, хочет, каже, говорит, погрожує, угрожает, збирається, собирается, зараз, намагається, сейчас, кричить, сказа*, хотіла, хотів",
  sill: "підвіконн*, подоконник*, карниз*, перил*, парапет*, огорож*, краю даху, край даху, за вікном, краю крыши, балюстрад*, поручн*",
  sits: "сидить, сидит, стоїть, стоит, вилі*, висить, висит, переліз*, перелез*, стала, став, звиса*, вылез*, залі*",
  water:
    "басейн*, бассейн*, ванн*, джакузі, джакузи, морі, моря, море, озер*, воді, воду, води, вода, воде, річк*, річці, реке, ставк*, ставу",
  sunk: "на дні, на дне, дно, під водою, под водой, потону*, втону*, втопи*, пішов на дно, пішла на дно, витягли, витягнули, вытащили, виловили, обличчям вниз, обличчям у вод*, лицом вниз, плаває обличчям, не спливає, не виринає, занури*, захлин*, захлебн*, тоне, пішла під воду, пішов під воду, зник під, зникла під, під воду, під водой, не випливає",
  shake:
    "тряс*, трусить, колотить, смика*, сіпа*, судом*, судорог*, дергается, бьется, б ється, корч*, конвульс*, труситься, дрижить, дрож*, тремтить, кидає по, кидає його, кидає її, корчиться",
  eyes: "очі, очима, глаз*, піна, піною, піни, пена, пеной, все тіло, всім тілом, увесь, весь, вся, підлозі, підлогу, полу, землі, закотил*, закатил*",
  speak:
    "говорити, говорить, говорит, слова, слово, чує, слышит, розуміє, понимает, впізнає, вимовити, мова, мову, розмовля*, сказати, відповідає, узнает, речь, отвечает, слівця, промовити, мовчить",
  sudden: "раптом, раптово, вдруг, внезапно, вже не, уже не, перестав, перестала, зранку, враз",
  ill: "потіє, пітніє, спітні*, потеет, вспоте*, блід*, бледн*, марить, бредит, сплутан*, дезорієнт*, холодний піт, холодном поту, холодному поту, мокрий, мокра, слабк*, загальмован*, не розуміє де, белый как, білий як, сонн*, плута*, ослаб*",
  sugar:
    "діабет*, диабет*, інсулін*, инсулин*, низький цукор, впав цукор, цукор впав, гіпогліке*, упал сахар, сахар упал",
  stop: "зупиня*, зупинит*, спинити, спиня*, остановить, останавлива*, перестає, припиня*, не зупинити, стихає, вгамувати",
  flow: "ллється, ллєтся, хлещ*, цебен*, фонтан*, тече, течет, калюж*, лужа, скрізь, всюди, везде, багато, втрача*, втрати*, теряет, дуже, сильно, струмен*, льется, юшить, повна, повно, хлюпа*, заливає, залива*, струм*, потоком",
  deep: "глибок*, скло, склом, скла, уламк*, осколк*, стекл*, до кістки, до кости, сильно, дуже, розбит*, разбит*",
  hot: "окріп, окропом, окропу, кип'ят*, кипят*, кип ят*, киплят*, гаряч*, горяч*, олі, олією, олія, масл*, чай, чаєм, кав*, суп*, борщ*, чайник*, сковорід*, каструл*",
  scald:
    "вили*, обли*, обпек*, обпік*, ошпар*, перекину*, пролив*, розли*, полив*, хлюпн*, вылил*, обжег*, обвари*, опрокин*, лилося, пролилося, бризн*, хлюп*, плеснул*, плесну*, брызн*",
  skin: "шкір*, кож*, пухир*, волдир*, волдыр*, злазить, слазит, слезает",
  stuck: "застряг*, застрял*, стало, вдави*, подави*, зачепил*, перекри*, встало, встряг*, став у",
  blue: "синій, синя, синє, сині, посин*, синіє, синеет, синий, фіолетов*, сірий, сіре, синюшн*, чорніє, багров*",
  device:
    "чайник*, розетк*, електрощит*, щитк*, щиток, запобіжник*, пробк*, зарядк*, зарядн*, штор*, фіранк*, занавіск*, смітник*, відр*, урн*, фен, телевізор*, телевизор*, кондиціонер*, кондиционер*, матрац*, ліжк*, кроват*, тостер*, мікрохвил*, микроволн*, плит*, сковорід*, духовк*, кабел*, подовжувач*, проводк*, дріт, ноутбук*, батаре*, акумулятор*, самокат*, пральн*, посудомий*, вимикач*",
  flame:
    "загорі*, загоре*, палає, палаха*, горить, горит, полум*, пламя, дим, дима, димить, дымит, диміт*, іскрить, іскри, искрит, искры, спалахн*, зайня*, вспыхну*, тліє, тлеет",
  drink:
    "коктейл*, напій, напою, напої, пиво, пива, вино, вина, келих, склянк*, стакан*, напит*, бокал*, випивк*",
  slip: "підсипа*, подсыпа*, щось підсипа*, щось кинув, щось кинули, щось налили, щось додали, щось всипав, щось всипали, підлив*, підмішал*, подмеша*, подлил*, чимось накач*, клофелін*",
  bang: "гати*, стука*, грюка*, лупить, б є у двері, б є в двері, гамсел*, товче, лома*, вибива*, долбит*, стучит, колотит, барабан*, б ється в двері, ломиться, гримить, гепа*",
  threat:
    "вб є, вб ю, убьет, убью, вбити, погрожу*, угрожа*, п яний, пьян*, боюсь, боюся, боїмося, боимся, заріже, зарежет, уб є, кричить що, агресивн*, не йде геть, уб ю",
  walk: "ходити, йти, стати, ступити, наступити, ходить, ходит, стояти",
};

const fi: Table = {
  heart:
    "vasen käsi, vasempaan käteen, vasemmassa kädessä, vasenta kättä, sydän, sydäm*, rinta, rintaa, rintaan, rinnassa, rintakehä*, rintalasta*, rinnan, rintani, sydänala*",
  pain: "sattu*, koske*, kipu*, kipeä*, kivu*, särke*, särky*, pistää, vihlo*, jomottaa",
  tight:
    "huimaa, epäsäännöllisesti, puristaa, puristus, puristava, pistelee, painaa, paine, hakkaa, tykyttää, tykytys, muljahtelee, polttaa, kiristää, kramppaa, ahdistaa",
  severe:
    "sietämät*, kestämät*, en kestä, raskaana, ei lopu, ei lakkaa, hirve*, kamala*, karmea*, helvetillinen",
  head: "pää, päänsä, päähän, päähäni, pääni, päätä, pään, kallo*, otsa*, takarai*",
  hit: "löi, lyönyt, iski, iskenyt, kolautti, kolhi, osui, löin, iskin, kopautti, halkesi, lyötiin, satutti",
  breath: "hengit*, henkeä, henki",
  not: "en, ei, eikä, enkä, vaikea*, vaikeuksia, tuskin, hädin, et, eivät, pysty, lakkasi, vaikee*, huonosti, emme, älä",
  throat:
    "kurkku*, nielu*, kieli, kieleni, huulet, huuleni, kasvot, kasvoni, kaula, naama, henkitor*, kurku*",
  swell: "turpo*, turvo*, kuristaa, ahdas, sulkeutu*, menee umpeen, umpeen, tukossa, kiristyy, ahtau*",
  limb: "käsi, käteni, käden, kädet, kättä, käsivarsi*, jalka, jalkani, jalan, jalat, jalkoja, jalkojani, jalkoi*, kasvot, kasvojen, suu, suupieli, suunsa, vasen puoli, oikea puoli, keho, vartalo, nilkka*, nilkan, ranne, rannetta, ranteeni, lonkka*, lonkan, kylki*, olkapää*, kyynär*, sormi, solisluu*, nenä, luu, leuka, naama*, suupielensä, kädelle, kätensä, kädestä, jalalle, jalkaan, kasvoille, kädelleni, käsivarrelle, kätten*",
  numb: "puutu*, turta, tunnot*, halvaant*, kihelmöi*, roikkuu, vinossa, vino, veltto*, pistelee, lerpattaa, halvau*, lerpallaan, valahta*",
  feel: "tunne, tunnen, liiku*, tuntoa, liikettä",
  baby: "vauva, vauvan, vauvaa, sikiö*, vatsassa",
  broke: "murtu*, katke*, poikki, sijoiltaan, mursin, mursi",
  blood: "veri, verta, verenvuoto*, veren",
  hole: "korva*, suusta, suu, nenä*, silmä*, oksen*, yski*, sylk*, virtsa*, pissa*",
  wake: "liiku, liikahda, herää, herätä, herännyt, reagoi, vastaa, tajui*, hereille, tajunt*, herätettyä, heräämään, ylös, nouse, nousemaan, seisomaan, pystyyn, seiso, virkoa, virkoaa, tolpilleen, heräile, herätetyksi, avaa silmiä*, elvyt*",
  fell: "kaatu*, putosi*, pudon*, liukastu*, kompastu*, tipahti, lensi, tippui, tippunut, kellahti",
  who: "mies, mieheni, vaimo, vaimoni, poika, poikani, tytär, tyttäreni, lapsi, lapseni, äiti, äitini, isä, isäni, mummo, mummu, mummi, ukki, vaari, pappa, hän, se, ystävä*, kaveri*, vauva, veli, veljeni, sisko, siskoni, vieras, kumppani*, tyttö, poikaystävä*, tyttöystävä*, isoäiti*, isoisä*, nainen, täti, setä, poikamme, tyttäremme, lapsemme, vauvan, vauvamme, pikku*, siskon, veljen, anoppi*, appi*, lapsenlapsi, miehen, miestäni, naapuri*, taapero*, lapset, avovaimo*, avomies*, serkku*, isän, äidin, äitimme, mummoni, mummin, hänet, hänen, häneen, lapsen, tytön, pojan, miehelt*, vaimolt*",
  swallow:
    "niel*, joi, juonut, söi, syönyt, puri, purra, laittoi suuhun, pani suuhun, suuhunsa, maisto*, hotkais*",
  small:
    "paristo*, kolikko*, kolikon, magneet*, pesuaine*, puhdistusaine*, klooria, valkaisu*, kuula*, neula*, tablet*, lääkkei*, myrkky*, nappi*, napin, pillerei*, tiskiaine*, konetiskitablet*, astianpesutablet*, tiskitabletti*, astianpesukoneen tablet*, viemärin*, viemäriavaaja*, putkenavaaja*, kalkinpoist*, happo*, kemikaal*, ammoniak*, lamppuöljy*, pesutabletti*, desinfiointi*, liuotin*, tinneri*, sytytysneste*, pesukapseli*, lipeä*",
  cut: "viil*, leikkas*, leikan*",
  vein: "ranne*, rante*, suonet, valtimo*, laskimo*, suonen*",
  follow:
    "murtaa oven, potkii ovea, murtautu*, rikkoa oven, yrittää sisään, yrittää päästä, yrittää tulla sisään, yrittää avata, yrittää murtautua, tunkeutu*, seuraa, seurasi, seurannut, jahtaa, perässä, vainoa*, perääni, murtaa ovea, rikkoo oven, rikkoi oven, rikkoi ikkunan, potkii oven, potkaisi oven, potkii oveani, hakkaa ovea, hakkaa oveani, hakkaa oveamme, tuli väkisin, kiipesi sisään, kiipeää ikkunasta, murtamaan ovea, rikkomaan ovea, hajottaa oven, väkisin sisään, murtaa oveamme, hajottaa ovea, yrittää tunkeutua, yrittää murtaa",
  man: "mies, joku, tyyppi, tuntematon, vieras, äijä, hän, muukalainen",
  shut: "lukossa, lukittu*, lukkiutu*, loukussa, jumissa, jumittu*, jäi*, emme pääse ulos, ei pääse ulos, en pääse ulos, teljet*, vankina",
  place: "sauna*, kylpy*, vessa*, parvek*, kellari*, höyry*, wc*, terassi*, suihku*, pukuhuone*",
  us: "olemme, ollaan, olen, me, minä, mä, jäätiin, jäimme, jäin, jäi, poika*, lapsi, emme, en, lapsemme",
  alone:
    "haluan kuolla, tappaa itseni, en halua elää, otin kaikki pillerit, otti kaikki pillerit, yliannos*, kuolen, kuolee, tunnen kuolevani, olen kuolemassa, pyörryn, menetän tajunnan, kouristaa, kouristu*, kouristelee, epilepsia*, kohtaus, poltin itseni, paloi pahasti, palovamma*, näen kahtena, lapsivesi, lapsivedet, vedet meni, vesi meni, supistuksia, supistukset, synnyt*, sammalta*, puhe puuroutuu, puhuu sekavia, puhuu epäselvästi, puhuu oudosti, puhe sammaltaa, sinertää, sininen naamasta, muuttui siniseksi, huulet siniset, keskenmeno*, astmakohtaus*, sähköisku*, tajuton*, menetti tajunta*, pyörty*, ei saa henkeä, en saa henkeä, ei saa happea, en saa happea, saa tuskin henkeä, haukkoo henkeä, en jaksa enää elää, en jaksa elää, en halua enää elää, ei halua elää, ei halua enää elää, ei jaksa enää elää, haluaa kuolla, lopettaa elämäni, lopettaa elämänsä, päättää päivänsä, päättää päiväni, itsemurha*, tappaa itsensä, vahingoittaa itseään, satuttaa itseään, viiltelee, viilteli itseään, viiltää itseään, viilsi ranteensa, viiltänyt ranteensa, ranteet auki, henkensä, riistää henkensä, viedä hengen, ottaa hengen itseltään, hengen itseltään, tajuttoman*, ei tajuissaan, menetti tajunnan, menettänyt tajuntansa, menetti tajuntansa, tajunnan, ei herää, ei reagoi, ei pulssia, elvytämme, elvytys*, elvyttää, elottom*, eloton, silmät nurin, silmät pyörivät, vaahtoa suusta, vaahto suussa, vaahtoaa, lapsi tulee nyt, vauva syntyy, pää näkyy, supistelee, vedet menivät, lapsivettä, vuotaa kuiviin, verta valuu, verenvuotoa, ei lakkaa vuotamasta, iho irtoaa, iho kuoriutuu, nahka irtoaa, iho lähtee, nahka lähtee, nahkaa irtoaa, raiskasi, raiskaus*, raiskaa, raiskat*, hyväksikäyt*, käytti hyväks*, ahdistel*, veitsi kädessä, veitsen kanssa, puukko kädessä, puukon kanssa, on veitsi, on puukko, on pistooli, on ase, pistoolin kanssa, aseen kanssa, ase kädessä, aseella, ampuu, ampui, ampunut, laukauks*, ammuttu, tappaa meidät, tappaa minut, tapan sinut, tappaa mut, tappaa teidät, puukottaa, puukotti, puukotettu, tukehtu*, hukkuu, hukkumassa, aivohalvau*, aivoinfark*, aivoverenvuo*, halvaantu*, hypätä ikkunasta, hypätä parvekkeelta, hypätä katolta, hypätä alas, ei pysty enää puhumaan, ei pysty puhumaan, ei saa sanaa, puoli kasvoja, puolet kasvoista, toinen puoli kasvoista, puoli naamaa, suupieli roikkuu, jumissa kurkussa, kiinni kurkussa, kurkussa jumissa, kurkussa kiinni, jäi kurkkuun, juuttui kurkkuun, jäänyt kurkkuun, vauva tulee nyt",
  other:
    "vatsa, selkä, selkää, selkäni, niska, niskat, niskaa, jalat, jalkoja, jalka, hammas, hampaa*, polvi, polvet, olkapää*, hartia*, pää, päätä, päänsärky*, vatsaa, maha, lihakse*, rakko*, rakot, pohkeet",
  thing:
    "nälkään, nälkä, janoon, nauruun, lasi, puhelin*, näyttö*, silmälasi*, kuppi, peili*, aikaisin, kaukosäädin, hana, tylsyyteen, tuoli*, pöydä*, pöytä*, sohva*, nojatuoli*, sängy*, sänky*, kana*, kaupung*, saippua*, muoto*, salaat*, tyyny*, lamppu*, lipasto*, avain*, avaim*, laukku*, lähteä, lähtö*, hyvästi, suihku, kastike*, ikkuna*, automaat*, sydämell*, kalkkun*, ankan*, raitis, raitista, käsinoja*, kiitos sydäm*, sydämestä, ilmastoin*",
  toy: "lelu*, voita, leipä*, leivän, juusto*, pihvi*, kakku*, haarukka*, lusikka*, muovi*, elokuva*, vitsi*, lasit, silmälasi*, puhelin*, puhelim*, sormus*, kello*, korvakoru*, pallo*, avain*, avaim*, kaakeli*, laatta*, lehtiä, lika*, matto*, matolle, paita*, paidal*, housu*, mekko*, lakana*, pöytäliina*, sohva*, tahra*, aurinko*, auringo*, appelsiini*, paine*, testi*, ryhmä*, luovut*, hyttys*, jäitä, jääpal*, sitruuna*, pyyhe*, naamio*, kasvonaamio*, paahto*, kynttilä*, rakastu*, nukahti, nukahtanut, pesukone*, jääkaappi*, viini*, uikkari*, voide*, kuiva iho, laulu*, aamiais*, laastari*, hiha*, hiukset, tukka*, kynsi*, suomea, englantia, saksaa, kieltä, lamppu*, lamput, tyyny*, tuoda, lainata, pyyhk*, laukku*, takki*, pizza*, liha*, ruoka*, liukas, liukka*, tulossa, voiveits*, uimalas*, lasinsa",
  took: "otti, ottanut, otin, niel*, söi, syönyt, popsi*, vetänyt, veti, vetäis*, söin",
  pills:
    "lääkkeet, tabletit, pillereitä, unilääk*, särkylääk*, pilleri*, lääke*, lääkkei*, nappeja, unipiller*, tablett*, rauhoittav*, buranaa, panadol*, mielialalääk*",
  many: "kaikki, koko, paljon, liikaa, kasan, purkillisen, purkin, kourallisen, paketin, paketillisen, liian, monta, levyn, tyhjä, tyhjänä, kaikkia, hirveesti, kymmeniä, parikymmentä, kaks kymmentä, kolmekymmentä, läjän, pussillisen, helvetisti, nipun",
  weapon:
    "veitsi, veitsen, puukon, pistooli*, ase, aseen, aseella, kivääri*, kirves*, kirveen, vasara*, machete*, maila*, sakset, partaterä*, veitsellä, keittiöveit*, puukk*, linkkuveit*",
  holds:
    "kädessä, kädessään, käsissä, heiluttaa, heiluu, käytävä*, aula*, portai*, rappu*, uhkaa, uhkaile*, juoksee, kävelee, osoittaa, veti, kulkee, seisoo, heiluttelee, vetänyt, kanssa, hississä, respa*",
  height:
    "ikkuna*, parveke*, parvekke*, katto*, katolta, katolla, terassi*, silta, sillalta, kerros*, kerrokse*, kaide*, kaitee*",
  jump: "hypätä, hyppää, hypää, hyppäämä*, heittäyty*, pudottautu*, hyppäis*, hypännyt, hyppään, alas",
  wants:
    "aikoo, uhkaa, uhkailee, yrittää, sanoo, meinaa, halua*, aion, on menossa, tahtoo, kohta, nyt, uhkas*, aikoi, meinas*, valmiina",
  sill: "ikkunalauda*, ikkunalauta*, kaide*, kaitee*, katon reunal*, räystä*, parvekkeen reuna*, parvekekait*, parvekkeen kait*, ikkunan reuna*, kattoreuna*",
  sits: "istuu, seisoo, kiipesi, kiipeä*, roikkuu, kiivenny*, istui, nojaa, keikkuu, seisoskelee, kiipei*",
  water:
    "uima allas, uima altaa*, altaa*, allas, kylpyamm*, amme, ammee*, poreamme*, poreallas, porealtaa*, meri, meressä, mereen, järvi, järve*, vesi, vede*, veteen, palju*, lampi, uimaallas*, uimaaltaa*, uima-alta*, joki, jokeen, kahluualtaa*",
  sunk: "pohjalla, pohjassa, pohjaan, veden alla, veden alle, pinnan alla, pinnan alle, upposi, uponnut, vajosi, kelluu, nostettiin, nostimme, nostettu, vedettiin, vedimme, ei nouse, noussut pintaan, pintaan, elottom*, kasvot alaspäin, hukku*, painui, mahallaan, naama alaspäin, nousee pintaan",
  shake:
    "tärise*, vapise*, nyki*, kouristaa, kouristu*, kramppaa, kramppeja, tärinä*, säpsähtelee, sätkii, heiluu, täristä, tutise*, vapina*, kouristel*, hytisee",
  eyes: "silmät, silmänsä, vaahto*, koko keho, koko vartalo, koko kroppa, lattia*, maassa, hallitsemattomasti, rajusti, jäykkä*, kuola*, puri kieltä*, nurin, muljahti*, huulet, ei kuule meitä, nurin päin, pyörii päässä, kauttaaltaan, pyörähti, pyörivät",
  speak:
    "puhu, puhua, puhumaan, puhuu, sano, sanoa, sanaa, sanoja, kuule, kuulla, vastaa, vastata, lause*, ymmärrä, tunnista, tunne meitä, saa sanaa, sanottua, puhumaa, lausumaan, selvää",
  sudden: "yhtäkkiä, äkillisesti, äkkiä, sanaakaan, sanaa suustaan, kerralla, yhtäkkii, yht äkkiä",
  ill: "hikoile*, hiessä, hikinen, hikisenä, kalpea*, sekava*, sekaisin, hämillään, tokkurai*, unelias, huimaa, outo, omituinen, kylmänhik*, kylmää hikeä, apaattinen, poissaoleva*, nihkeä*, hiki, harmaa, heikko*, valkoinen kuin, pyörryksissä, oudosti, hiestä",
  sugar:
    "diabetes*, sokeritauti*, insulii*, verensoker*, sokerit, hypo*, diabeet*, sokerit alhaalla, sokerit matalalla, alhaiset sokerit",
  stop: "lopu, lakkaa, lakata, pysähdy, tyrehdy, tyrehdyt*, tyrehty*, loppumaan, pysäyttää, saada loppumaan, pysäytettyä, loppu",
  flow: "valuu, suihkuaa, vuotaa, ryöppyää, joka paikassa, joka puolella, kaikkialla, menettää, menettänyt, paljon, lammikko, lätäkkö, ruiskua*, virtaa, tulee, valtavasti, kovasti, runsaasti, pulppuaa, syöksyy, hirveästi, hirveesti, litroittain, roiskuu, yltä päältä",
  deep: "syvä*, lasi, lasiin, lasinsir*, lasista, sirpale*, luu, luuhun, pahasti, ammottava, peili*, valtimo*, avohaava*, lasioveen, ikkunalasi*, lasinpala*",
  hot: "kiehuva*, kuuma vesi, kuumaa vettä, kuuma tee, kuumaa teetä, kuuma kahvi, kuumaa kahvia, kuuma öljy, kuumaa öljyä, kuuma keitto, kuumaa keittoa, vedenkeit*, kattila*, pannu*, paistinpannu*, hella*, keittolev*, höyry*, silitysrauta*, tulikuuma*, polttava*, kiuas*, kiukaa*, kiehunut*, uuni*, grilliin",
  scald:
    "kaatoi, kaatu*, läikky*, läikähti, roiskui, roiskahti, päälleen, poltti, palovamma*, palanut, poltettu, iholle, niskaan, kaatanut, polttanut, paloi",
  skin: "iho, ihosta, ihoa, iholle, rakkul*, rakko*, kuoriutuu, irtoaa, nahka, nahkaa",
  stuck: "juuttu*, väärään kurkkuun",
  blue: "sininen, sinise*, sinertä*, violet*, sinisty*, liila",
  device:
    "vedenkeit*, pistorasi*, sähkökaappi*, sähkötaulu*, sulak*, laturi*, verho*, roskakori*, roskis*, roskiks*, hiustenkuivaa*, föön*, tv, telkkari*, televisio*, ilmastointi*, ilmastoinni*, mikro*, leivänpaahd*, uuni, uunista, patteri*, lämmitin, lämmittime*, minibaari*, sänky*, sängyssä, patja*, matto, mattoon, johto*, johdo*, akku*, akusta, varavirta*, läppäri*, tietokone*, potkulauta*, sähköpotkulauta*, kiuas*, kiukaas*, jääkaappi*, jatkojohto*, jatkojohdo*, kahvinkeit*, sauna, saunass*, pistoke*, hella*, kytkin*",
  flame:
    "tulessa, liekeissä, liekit, liekki*, liekkejä, kipinöi*, savuaa, savua, savu, käryää, kytee, roihuaa, tulipalo*, ilmiliek*, syttyi tuleen, syttynyt tuleen, tuleen",
  drink: "juoma*, drinkki*, drinkin, lasiin, lasiini, lasi, olut, oluen, olueen, cocktail*, viini*, siideri*",
  slip: "laittoi jotain, laittanut jotain, pani jotain, kaatoi jotain, laitettiin jotain, laitettu jotain, sekoitti, huumat*, huumasi, tipautti, tyrmäys*, pannut jotain, jotain juomaan, jotain juomaani, jotain lasiin, sujautti, huumaus*, lorautti",
  bang: "hakkaa, takoo, jyskyttää, potkii, lyö, hakkaavat, paukutta*, hakkas*",
  threat:
    "tappaa, uhkaa, uhkaile*, pelkään, pelottaa, tappaisi, tapan, ei lähde, haluaa sisään, puukottaa, peloissa*, tappouhka*, tappavansa, pelkäämme, hakkaavansa, kuolet",
  walk: "kävellä, kävele, kävelemään, liikkua, astua",
};

const hu: Table = {
  heart:
    "bal karom, bal karja, bal kar, szív, szívem, szivem, szíve, szive, mellkas*, mellem, melle, szívét, mell, szívemet, mellkasom",
  pain: "fáj, hasfáj*, fejfáj*, faj, fájdal*, fajdal*, szúr, szur, szúrás, görcs*, nyilall*, hasogat",
  tight:
    "szédül*, rendszertelen*, nyom, nyomás, szorít*, szorit*, szorul, ég, ver, kalapál, zakatol, kihagy, facsar*, rendetlenkedik, nagyon ver",
  severe:
    "elviselhetetlen*, kibírhatatlan*, kibirhatatlan*, terhes*, várandós*, nem áll el, nem bírom, nem birom, borzaszt*, iszonyú*, iszonyat*",
  head: "fej, fejem, feje, fejét, fejemet, fejet, koponya*, homlok*",
  hit: "beverte, bevertem, beütötte, beütöttem, megütötte, ütötte, ütés, betört*, felszakadt, megütöttem, vágta, verte",
  breath:
    "levegőt kap*, kapok levegőt, kap levegőt, levegőért, lélegz*, lelegz*, légzés*, lélegezni, légvétel*",
  not: "nem, alig, nehezen, nehéz, nehez, nincs, sem, nehézség*, ne, nehézkes*, abbahagyta",
  throat: "torok, torkom, torka, torkát, nyelv*, ajk*, száj, szájam, arc, arcom, arca, légcső*, gége*",
  swell:
    "dagad*, bedagad*, feldagad*, duzzad*, megduzzad*, bedugul*, szűkül*, összeszorul*, szorul, bedagadt, beduzzadt, elzáród*",
  limb: "kar, karom, karja, kéz, kezem, keze, láb, lábam, lába, lábaim, lábaimat, lábamat, arc, arcom, arca, arcának, száj, szája, szájam, bal oldal*, jobb oldal*, test*, boka*, bokám, csukló*, csípő*, borda*, bordám, váll*, könyök*, ujj*, kulcscsont*, orr*, csont*, fele, állkap*, arcomba, arcara, labara, labamra",
  numb: "lelóg*, zsibbad*, elzsibbad*, bénul*, lebénul*, béna, bizserg*, lóg, ferde, félrehúz*, görbe, érzéketlen*, elferdül*, félre",
  feel: "érzem, érzi, érez*, mozgat*, mozog*, mozdul*, mozdít*, mozgás*, érzek",
  baby: "baba, babám, kisbaba, magzat*, kisbabám, babát",
  broke: "eltör*, tört, törött, törés*, eltörött, kificam*, eltörtem, ficam*",
  blood: "vér, vére, vérzik, vérz*, vért, vérezik, verzik",
  hole: "füléből, fül*, szájából, száj*, orr*, orrából, szem*, hány*, köhög*, köp*, vizelet*, pisil*",
  wake: "mozdul, mozog, moccan*, ébred*, ébreszt*, reagál*, magánál, magához, eszmélet*, válaszol*, felébred, felkel, felébreszteni, tér, felkelni, felállni, feláll, állni, fölállni, fölkelni, talpra, eletjel*, kelteni, terit*, kel, lelegzik",
  fell: "elesett, esett, leesett, elcsúsz*, megcsúsz*, megbotl*, eldől*, elestem, összeesett, elvágódott, kiesett, zuhant, lezuhant, beleesett, esett ki, esett be, beesett, kicsuszott, felborult, elterult, huppant",
  who: "férjem, férje, feleségem, fiam, lányom, gyerek*, gyermek*, anyám, anyu, anya, apám, apu, apa, nagyi, nagymama*, nagypapa*, nagyapám, nagyanyám, ő, baba, babám, testvérem, bátyám, nővérem, öcsém, húgom, párom, vendég, nagyapa, férfi, nő, kisfiam, kislányom, bácsi, néni, mama, papa, fekszik, nagyit, nagyival, kicsi, pici, kisfiu, kislany, magara, raja, ferjemet, feleségemet, fiamat, lanyomat, fiamra, lanyomra, anyamat, apamat, szomszed*, holgy, ur, idos, unokam, unokaja, lany, fiu, barat*, anyos*, aposom, remeg, rangatozik, reszket, razkodik, kihuztuk, kimentettuk, kihuztak, haverom, fiut, lanyt, nagypapa, apos*, unok*, kisbabam, sogor*",
  swallow:
    "lenyel*, nyelt, megivott, megitta, ivott, megev*, megett*, megrag*, szajaba v*, bekap*, beleivott, beleharap*, szetharap*, harapott, rágta, szopogat*",
  small:
    "elem, elemet, érmé*, pénzérm*, mágnes*, tisztítósz*, mosószer*, hipó*, hypo*, golyó*, tű, tűt, tablett*, gyógyszer*, méreg, mérget, gomb*, klór*, mosogatósz*, fehérítő*, vegysz*, mosogatogep*, mosogatotabletta*, lefolyo*, vizkoold*, higito*, benzin*, domesztosz*, domestos*, wc tisztito*, wc illatosit*, ragcsaloirto*, patkanymereg, mososzodas, agyu, fagyallo*, mosokapszula*",
  cut: "felvág*, elvág*, vágt*, megvágt*, vágás*, felvágt*, vagdos*, metsz*",
  vein: "ereim*, ereit, eret, ér, csukló*, ütőer*, erem, ereimet, ereket",
  follow:
    "betörni az ajtóm*, be akarja törni az ajtó*, berúgni az ajtó*, rugdossa az ajtó*, rám törni, próbál bejönni, be akar jönni, bejönni próbál, próbál bejutni, megpróbál bejönni, be akar törni, próbálja kinyitni, próbál betörni, betört, erőszakkal, követ, követett, üldöz*, kerget, követi, zaklat*, jön utánam, utánam, feszeget*, feszit*, piszkalja a zar*, rugja az ajto*, rugja be",
  man: "férfi, valaki, pasi, idegen, fickó, ember, ő, alak, férfit, pasas, hapsi, fazon, tag, urge, srac, reszeg, betoro*, rablo*, asszony, no, orult",
  shut: "bezáród*, beszorult*, bezár*, bent rekedt*, rekedtünk, bennragad*, bent ragad*, csapdá*, beragad*, nem tudunk kimenni, nem tudunk kijönni, ragadtunk, ragadtam, zárva, rekedtem, zárta, zárt",
  place:
    "szauná*, szauna*, fürdő*, wc*, vécé*, mosdó*, erkély*, pince*, pincé*, gőz*, lépcsőház*, terasz*, zuhany*",
  us: "bezáródtunk, bezáródtam, minket, bezártak, vagyunk, vagyok, rekedtünk, ragadtunk, mi, minket, engem, fiam, lányom, gyerek*, én, szorultunk, beszorultunk, rekedtem, ragadtam, férjem, feleségem",
  alone:
    "meg akarok halni, megölöm magam, nem akarok élni, bevettem az összes gyógyszert, bevette az összes gyógyszert, túladagol*, meghalok, haldoklom, haldoklik, meghal, mindjárt elájulok, rángatóz*, görcsrohám*, roham, rohama van, epilepszi*, leforráz*, megégettem magam, megégette magát, súlyosan megég*, kettőt látok, elfolyt a magzatvíz, magzatvíz*, elment a magzatvíz, szülök, szül, szülés*, összehúzódás*, fájások, nem kapok levegőt, nem kap levegőt, alig kap levegőt, kapkod levegő*, fullad*, megfullad*, motyog, érthetetlenül beszél, furcsán beszél, furán beszél, beszél furán, beszél furcsán, zavartan beszél, összefüggéstelen*, elkékül*, kék az arca, kék a szája, lila a szája, vetélés*, elvetél*, asztmás roham*, asztmaroham*, áramütés*, megrázta az áram, eszméletlen*, elájul*, ájult*, nincs magánál, elvesztette az eszméletét, félrebeszél, nem birok tovabb elni, birok tovabb elni, nincs kedvem elni, veget vetni az elet*, vetni az elet*, eldobni az elet*, meghalni akar, meg akar halni, meg akarja olni magat, felakaszt*, felvagta az er*, habzik a szaja, habzo szaj, fennakadt a szeme, fennakadtak a szem*, nem ad eletjelet, megeroszakol*, eroszakolt*, eszmeletvesztes*, nincs eszmelet*, jon ki a baba, latszik a feje, kint van a feje, elment a viz*, megindult a szules, felre van huzodva, lelog a fel arca, felarca, nem lelegzik, leallt a szive, megallt a szive, kutya harapta, magahoz teriteni, nem ter magahoz, nem nyitja ki a szemet, nem nyitja a szemet, hörog, horgo, megmergezte magat, megmergezi magat",
  other:
    "hátam, hát, hátfájás*, nyakam, nyak, lábam, lábfej*, talpam, fogam, fog, fogfáj*, térdem, térd, vállam, váll, leégt*, fejem, fejfáj*, hasam, gyomrom, izmaim, vízhólyag*, derekam, vádlim, lábaim",
  thing:
    "éhen, szomjan, nevet*, pohár, telefon*, képernyő, szemüveg*, csésze, tükör, korán, távirányító, csap, unalom*, éhes, bárány*, asztal*, szék*, fotel*, kanapé*, ágy*, csirke*, csirkem*, város*, szappan*, alakú, forma, salát*, saláta*, párna*, lámpa*, komód*, fiók*, kulcs*, bőrönd*, elmenni, távoz*, búcsú*, zuhany, szósz*, ablak*, automat*, szívből, szíves*, szívesen, szívében, pulyka*, kacsa*, friss*, karfá*, szobor*, mézeskalács*, köszön*",
  toy: "jatek*, muanyag*, pluss*, baba*, villa, villat, vaj, vajas, kenyer*, sajt*, gyumolcs*, torta*, film*, sorozat*, vicc*, uszoszemuveg*, szemuveg*, gyuru*, telefon*, mobil*, kulcs*, szonyeg*, ing, inget, ingem*, agynemu*, lepedo*, abrosz*, terito*, ragtapasz*, napeges*, naptol, napon, steak*, narancs*, nyomas*, vizsgalat*, folt*, jeg, jeget, citrom*, maszk*, torulkozo*, torolkozo*, hidegtol, hideg, fazunk, nevetes*, mosogep*, lift*, vercukormero*, labda*, angolul, magyarul, nemetul, napszemuveg*, macska, virag*, kilatas*, jatek, fenykep*",
  took: "bevett*, beszed*, bevesz, lenyel*, megev*, megett*, megitta, vett be, benyelt*, bekap*, szedte, szedett, vette be, szedte be, nyelte le, itta meg, ette meg",
  pills:
    "gyogyszer*, tablett*, altato*, nyugtato*, pirul*, bogyo*, antidepressz*, fajdalomcsillapito*, pilul*, szemet, szivgyogyszer*, gyogyszereit, tablettait, xanax*, valium*, diazepam*, rivotril*, tramadol*, ibuprofen*, aspirin*, paracetamol*, frontin*, rivotrilt, algopyrin*",
  many: "osszes, mind, egy csomo, csomo, egesz doboz*, doboz, dobozzal, levelnyi, egesz level*, tul sok, rengeteg, sok, marek*, maroknyi, egy rakas, rakas, halom, egyszerre, egesz uveg*, minden, tobb tucat, ures, sorra, egymas utan, az osszeset, mindet, szemenkent, uresek",
  weapon:
    "kes, kest, kessel, kese, bicska*, fejsze*, balta*, bozotvago*, machete*, pisztoly*, fegyver*, stukker*, puska*, kalapacs*, bardd*, szike*, husklopfolo*, penge*",
  holds:
    "kezeben, kezben, nala van, van nala, hadonasz*, fenyeget*, celoz*, elorant*, szaladgal*, maszkal*, rohangal*, folyoso*, lobbi*, hallban, recepcio*, parkolo*, lepcso*, fegyveres, all, kiabal*, ordit*, barban, kerget*, jarkal*",
  height: "ablak*, erkely*, teto*, terasz*, hid, hidrol, emelet*, szikla*, korlat*, parkany*",
  jump: "ugr*, ugor*, kiugr*, kiugor*, leugr*, leugor*, leveti, levetni, kiveti, kivetni, veti magat, vesse magat, veget akar vetni, veget vetni, veget vet, vegezni magaval, vegez magaval",
  wants: "akar*, keszul*, fenyeget*, azt mondja, mondja, mindjart, probal*, szeretne, fog, ordit*",
  sill: "parkany*, ablakparkany*, korlat*, parapet*, szelen, perem*, ablakban kint, mellved*",
  sits: "ul, all, lepett, kiult, kiallt, kimaszott, maszott, maszik, log, fuggeszked*, atmaszott, atlepett, felallt, hajol*, mellett",
  water:
    "medence*, kad, kadban, kadbol, kadba, jakuzzi*, jacuzzi*, tenger*, to, toban, tobol, viz, vizben, vizbol, vizbe, viz alatt, folyo*, pezsgofurdo*",
  sunk: "aljan, alja, fenek*, viz ala, viz alatt, elmerul*, elsully*, alamerul*, kihuzt*, kimentett*, arccal lefele, arccal a viz*, lebeg, nem jon fel, nem bukkan*, merult, lement a viz, elmerult, elsullyedt, nem jott fel",
  shake:
    "remeg*, rang*, reszket*, razza, gorcsol*, gorcsbe, megmerevedett, megmered*, vonaglik, razkod*, reszketo, vergod*, dobal*, dobalja, vergodik, csapkodja magat",
  eyes: "szeme, szemei, fennakadt, hab, habzik, habzo, egesz teste, egesz test*, egesz, padlon, foldon, foldre, fordult a szem*",
  speak:
    "beszelni, beszel, beszed*, szol, szolal*, megszolal*, hall, ertelmes, szavakat, mondani, valaszol*, felel, ismeri, ert, hallja, megszolalni, szo, szot, kinyogni",
  sudden: "hirtelen, egyszer csak, mar nem, reggel ota, varatlanul, egyik pillanat*",
  ill: "izzad*, leizzad*, sapadt*, zavart*, zavarodott*, kodos, verejtek*, hideg verej*, kaba, kabult*, aluszekony*, bagyadt*, nem tudja hol, apatikus*, gyenge, ossze vissza",
  sugar:
    "cukorbeteg*, cukros, diabet*, inzulin*, leesett a cukra, alacsony a cukra, hipoglik*, leesett a vercukr*",
  stop: "elallit*, elall, all el, allitani, megallit*, csillapit*, elmul*, allni",
  flow: "omlik, omlo, dol, folyik, spriccel, frocs*, tocsa*, mindenhol, rengeteg, sok, veszit*, vesztett, nagyon, eroesen, erosen, patak*, csupa, csurog*, csorog, zubog, lokt*, patakz*, sugarban, spricc*",
  deep: "mely*, uveg*, szilank*, csont*, nagyon, torott",
  hot: "forro, forrot, forroviz*, lobogo, olaj*, forro viz*, teaja, tea, teat, leves*, kave*, vizforralo*, serpenyo*, labas*",
  scald:
    "raomlott, omlott, raontott*, onto*, leontott*, leforraz*, megeget*, borult, raborult, raborit*, kiomlott, loccs*, magara borit*, egett, froccs*, frocc*, locsolt*, lottyen*, kilott*",
  skin: "bore, bor, boret, borom, holyag*, felholyag*, jon le a bor*, lejon a bor*",
  stuck: "megakadt, akadt, szorult, ragadt, elakadt, fennakadt, megakad",
  blue: "kek, kekul, kekes, elkekul*, lila, lilul*, szurke, szederjes*, lilas*",
  device:
    "vizforralo*, konnektor*, biztositek*, tolto*, fuggony*, szemetes*, kuka, kukaban, hajszarito*, teve, tevet, tv, klima*, matrac*, agy, agyam, kenyerpirito*, mikro*, tuzhely*, serpenyo*, suto, sutobol, kabel*, hosszabbito*, laptop*, akku*, roller*, mosogep*, mosogatogep*, kapcsolotabla*, villanyora*, villanykapcsol*",
  flame:
    "kigyullad*, langol*, langokban, fustol*, fust jon, szikra*, langra kap*, meggyullad*, lang, langok, ki gyulladt, tuzet fogott, ég, egni kezd*",
  drink: "ital*, sor, sorebe, sorbe, bor, boraba, koktel*, pohar*, piaja, piaba, uditoj*",
  slip: "tettek valamit, tett valamit, raktak valamit, rakott valamit, dobott valamit, dobtak valamit, csempesz*, valamit tettek, valamit tett, szortak valamit, valamit raktak, kevertek valamit, valamit kevert*, szort bele",
  bang: "dorombol*, ver az ajto*, veri az ajto*, rug*, uti az ajto*, csapkod*, dongeti, donget, tori, kopog*, vereget*, pufol*, tor, betorni",
  threat:
    "megol*, kinyir*, fenyeget*, reszeg, felek, felunk, elvag*, szetver*, ordit*, uvolt*, agressziv*, nem megy el, meg akar ol*",
  walk: "jarni, menni, lepni, raallni, allni, ralepni",
};

const tr: Table = {
  heart:
    "sol kolum, sol kolumda, sol kolu, kalp, kalbim, kalbi, kalbimde, göğsüm*, göğüs, göğsü*, gögsüm*, gogsum*, gogsu*, yüreğim*, kalbime",
  pain: "ağrı*, agri*, acı, acıyor*, acıdı, batıyor, batma, sancı*, ağrıy*, kramp*, saplan*, ağrıdan, ağriyor",
  tight:
    "baş dönme*, düzensiz, sıkış*, sıkıyor, baskı*, yanıyor, yanma, çarpıyor, çarpıntı*, carpinti*, daralıyor, daralma, tekliyor, hızlı atıyor",
  severe: "dayanılmaz*, dayanamıyor*, hamile*, gebe*, durmuyor, kesilmiyor, korkunç*, katlanılmaz*, dehşet*",
  head: "kafa, kafası*, kafam*, başı, başım*, başını, başına, kafatas*, alnı*, kafasını",
  hit: "çarptı*, çarptım, vurdu*, vurdum, çarpt*, darbe*, yarıldı, carpti, vurmuş, çarpmış",
  breath: "nefes*, soluk*, soluğ*, nefesim",
  not: "alamıy*, alamiy*, alamıyor*, zor*, yok, güçlük*, kesild*, değil, zorlan*, daral*, darlığı, darlig*, kesiliyor, almıyor, alamadım, alamıo, edemiyor, veremiyor, hissetmiyor*, hissedemiyor*, edemiyor*, oynatamıyor*, kıpırdatamıyor*, kıpırdamıyor*, hareket etmiyor, uyanmıyor*, uyanmiyor*, uyandıramıyor*, tepki vermiyor, vermiyor*, gelmiyor, kalkamıyor*, kalkamiyor*, ayağa kalkam*, zor nefes, oynamıyor*, konusamaz*, edemez, kalkamaz*, duymaz, cevap vermiyor, konusmuyor, bilmiyor, duymuyor, anlamiyor, tanimiyor, yuruyemiyor*, yuruyemi*, basamiyor*",
  throat:
    "boğaz*, bogaz*, boğaz, dil, dilim, dili, dudak*, dudağ*, yüzüm, yüzü, gırtlak*, gırtlağ*, nefes boru*",
  swell: "şiş*, kapan*, tıkan*, daral*, şişti, sıkış*, sıkıl*, kapanıyor",
  limb: "kol, kolum*, kolu, koluma, bacak*, bacağ*, bacag*, ayağım*, ayağı, ayak, ayaklar*, el, elim*, eli, ellerim*, yüz, yüzü*, yüzüm*, ağzı*, ağız, ağzım, sol taraf*, sağ taraf*, sol yan*, sağ yan*, vücud*, vücut, bilek*, bileğ*, kalça*, kaburga*, omuz*, omzu*, dirsek*, dirseğ*, parmak*, parmağ*, köprücük*, burnu*, kemik*, kemiğ*, çene*",
  numb: "uyuş*, uyus*, karıncalan*, felç*, kaydı, kaymış, eğri*, eğildi, sark*, hissiz*, kayma, çarpık*, tutmuyor, tutmuyo, çarpıldı",
  feel: "hissetmiyor*, hissedemiyor*, his, hareket, oynat*, kıpırda*, hissetmiyo*, oynamıyor*, kıpırdat*",
  baby: "bebek, bebeğim*, bebeğ*, karnımdaki*, bebegim*",
  broke: "kırıld*, kırık*, kırdı*, kirildi*, kirik*, çıktı, çatla*, çıkık*, kırmış*, kırıl*",
  blood: "kan, kanı, kanama*, kanıyor*, kaniyor*, kanlı",
  hole: "kulağ*, kulak*, ağız*, ağzı*, burun*, burnu*, göz*, kus*, öksür*, tükür*, idrar*, çiş*, kustu",
  wake: "hareket etmiyor, kıpırdamıyor*, uyanmıyor*, uyanmiyor*, kendine, tepki, cevap, bilinc*, kendinde, uyanmıyo, ayılmıyor*, bilinç*, kalkam*, ayağa, doğrulam*, kendine gelm*, uyandiram*, nabzi, ayilt*",
  fell: "düşt*, düşmüş*, kaydı, yuvarlan*, düşüp, yere yığıl*, devrildi, yigildi, kapaklan*, ucmus, ayagi kaydi, yere dus*, icine dus*",
  who: "kocam*, eşim*, esim*, karım*, oğlum*, oglum*, kızım*, kizim*, çocuğum*, çocuk*, annem*, babam*, anneanne*, babaanne*, dede*, büyükanne*, büyükbaba*, o, bebeğim*, bebek, kardeşim*, abim, ablam, misafir, sevgilim, nişanlım, adam, dayım, halam, kizin, oglan*, kadin*, yatiyor, kucug*, cocugun*, uzerine, ustune, ananem*, nenem*, ninem*, birinin, teyze*, amca*, komsu*, kayinvalide*, arkadas*, kiz, genc, yasli, oglu, kizi, esi, kocasi, titriyor, cirpiniyor, kasiliyor, sarsiliyor, dustu, cikardik, cikarttik, cikardilar, dedem, dedemin, ninemin, teyzem, kuzenim, gelinim, damad*, torun*",
  swallow: "yutt*, içti*, icti*, yutmuş*, içmiş*, agzina, agzina att*, agzina ald*, isird*, yalad*",
  small:
    "pil*, bozuk para, madeni para, para, mıknatıs*, deterjan*, çamaşır suyu, temizlik*, bilye*, iğne*, hap, hapları, ilaç*, zehir*, düğme*, klor*, kimyasal*, tuz ruhu, bulasik makine*, makine tablet*, bulasik tablet*, lavabo ac*, kirec coz*, kirec sok*, tiner*, benzin*, fare zehir*, asit*, porcoz*, wc temizley*, yumusatici*, yuzey temizley*, antifriz*, domestos*, camasir kapsul*",
  cut: "kest*, kesti*, kestim, kesmiş*, doğra*, kesild*, kesik*",
  vein: "bilek*, bileğ*, bileklerimi, damar*, bileg*",
  follow:
    "kapımı kırmaya, kapıyı kırmaya, kapımı zorluyor, kapıyı zorluyor, kapımı tekmeliyor, girmeye çalış*, girmek istiyor, açmaya çalış*, kapımı zorluyor, kapıyı zorluyor, zorla giriyor, zorla girdi, takip*, peşim*, pesim*, kovalı*, izliyor, arkamdan, kilidi kir*, kilidini zorl*, kapiyi kir*, kapimizi kir*",
  man: "adam, biri, birisi, yabancı*, erkek, herif, o, tip, sarhos, hirsiz, soyguncu, genc, kisi, kadin, serseri, deli, saldirgan",
  shut: "kilitli*, kilitlen*, mahsur*, sıkıştı*, sıkışt*, kapalı kaldı*, kaldık, kaldım, kapandı, kilitlendi*, hapsol*",
  place: "sauna*, banyo*, tuvalet*, balkon*, bodrum*, hamam*, buhar*, merdiven*, teras*, wc*, duş*",
  us: "kaldık, kaldım, biz, ben, bizi, beni, oğlum, kızım, çocuk*, kilitlendik, sıkıştık, kilitlendim, kilitliyiz, sıkıştım, kaldı, mahsuruz, hapsolduk",
  alone:
    "ölmek istiyorum, kendimi öldürmek, yaşamak istemiyorum, bütün hapları içtim, tüm hapları içtim, bütün hapları içti, aşırı doz, ayılmıyor, ölüyorum, öluyor, ölüyor, öleceğim, ölecek, bayılıyorum, bayılacağım, bayılmak üzere*, nöbet geçir*, havale geçir*, sara nöbet*, epileps*, haşlan*, kendimi yaktım, fena yandı, ağır yanık, çift görüyorum, suyum geldi, suyu geldi, sularım geldi, doğuruyor*, doğum başla*, doğum yapıyor, sancılarım, doğum sancı*, bogulu*, morard*, moraracak, morarıyor, dudakları mor, konuşması bozul*, konuşması kayd*, peltek*, konuşamıyor ve, dili dolaş*, dili dolan*, saçma konuş*, düşük yap*, astım kriz*, elektrik çarp*, bayıld*, bayild*, baygın*, bilinci kapalı, kendinde değil, bilincini kaybet*, nefes almıyor, nefesi kesil*, nefessiz*, kendinden geçti, yasamaya dayanam*, artik yasamak istem*, hayatina son, yasamina son, canina kiy*, kendini asa*, kendini ast*, kendini oldur*, kendini asma*, bilegini kes*, bileklerini kes*, agzindan kopuk, agzi kopur*, tecavuz*, irzina gec*, kendini bilmiyor, gozleri kaydi, ayiltamiyor*, nabzi yok, nabiz yok, yuzunun yarisi, agzi kaydi, agzi yamul*, yuzu kaydi, dili tutuldu, bebek geliyor, bebek cikiyor, bebegin basi gorun*, suyu patlad*, kalbi durdu, nefesi durdu, kan kusuyor, bilinci gitti, suuru, suursuz, gozunu acmiyor, gozlerini acmiyor, hiriltili, hirilti, hirliyor",
  other:
    "sırtım*, sırt, boyn*, boyun, ayaklarım*, ayağım, ayaklar*, diş*, dişim*, diz*, omuz*, omzum, güneş*, başım*, karnım, midem, kasları*, belim*, bacaklarım, baldır*",
  thing:
    "açlık*, susuzluk*, gülmek*, bardak, telefon*, ekran*, gözlüğ*, fincan, ayna*, erken, kumanda*, musluk*, sıkıntıdan, kuzu, sandalye*, masa*, masanın, koltuk*, koltuğ*, kanepe*, yatak*, yatağ*, tavuk*, tavuğ*, şehr*, şehir*, sabun*, şekl*, şeklinde, salata*, yastık*, yastığ*, lamba*, komodin*, çekmece*, anahtar*, valiz*, bavul*, ayrıl*, veda*, duşa, sos*, pencere*, makine*, kalpten, kalbinde, hindi*, temiz hava, dolap*, teşekkür*, kapı kol*",
  toy: "oyuncak*, plastik, pelus*, bebegi oyuncak, çatal*, tereyag*, ekmek*, peynir*, meyve*, pasta*, film*, dizi*, saka*, gozlug*, gozluk*, yuzuk*, yuzug*, telefon*, anahtar*, hali, haliya, halinin, gomleg*, gomlek*, carsaf*, masa ortu*, yara bandi, gunes*, biftek*, portakal*, tansiyon*, tahlil*, leke*, buz, buzlu, limon*, maske*, havlu*, soguktan, soguk, gulmekten, camasir makine*, asansor*, top, topu, topum, ingilizce, turkce, almanca, gunes gozlug*, kedi, cicek*, manzara*, fotograf*",
  took: "icti, icmis, yutmus, yutup, icip, yutt*, ictim, icip bitirmis, bitirmis, yutuver*",
  pills:
    "hap, hapi, hapl*, ilac*, tablet*, uyku hap*, antidepresan*, sakinlestirici*, agri kesici*, uyku ilac*, xanax*, valium*, diazepam*, rivotril*, tramadol*, ibuprofen*, aspirin*, paracetamol*, ksanaks, parol",
  many: "butun, tum, bir suru, bir kutu, kutu, kutuyu, kutusu, avuc*, bir avuc, cok fazla, cok, hepsini, hepsi, tamamini, onlarca, dolusu, bir sise, paket*, yirmi, otuz, bos, bosalmis, art arda, pes pese, hepsini birden",
  weapon:
    "bicak*, bicag*, balta*, satir, satirla, pala, palayla, silah*, tabanca*, tufek*, cekic*, caki, cakiyla, sopa*, jilet*, sustali*",
  holds:
    "elinde, tutuyor, salliyor, tehdit, dogrultu*, cekti, kosuyor, koridor*, lobi*, resepsiyon*, otopark*, merdiven*, silahli, bagiriyor, barda, var, kovaliyor, dolasiyor, geziyor",
  height:
    "pencere*, cam, camdan, balkon*, cati*, teras*, kopru*, katta, kattan, ucurum*, korkulug*, korkuluk*, pervaz*, damdan",
  jump: "atla*, kendini at*, kendini atac*, kendini asagi, asagi at*, atacak, atmak, her seyi bitir*, bitirmek, hayatini bitir*, son vermek",
  wants:
    "istiyor*, isteyen, diyor, tehdit, atlayacak, atacak, simdi, calisiyor, uzere, kalkisti, kalkti, atacagim",
  sill: "pervaz*, korkuluk*, korkulug*, cati kenar*, kenarinda, kenarina, disinda, dis tarafinda, cikintis*, parmaklik*, pencerenin disinda",
  sits: "oturuyor, oturmus, duruyor, dikiliyor, cikti, cikmis, tirman*, sarkiyor, asili, sarkti, asilmis, ayakta",
  water: "havuz*, kuvet*, jakuzi*, deniz*, gol, golde, golun, su, suda, sudan, suyun, nehir*",
  sunk: "dibinde, dibine, dipte, batti, batmis, suyun altinda, su altinda, cikardik, cikarttik, cikardilar, yuzustu, cikmiyor, boguld*, batiyor, yuzu suda",
  shake: "titriyor, titre*, cirpin*, kasil*, sarsil*, sicra*, havale, zangir*, debelen*, kaskati",
  eyes: "gozleri, gozu, kopuk, kopur*, her yeri, vucudu, butun vucud*, yerde, yere, baygin, disleri kilit*, beyazi",
  speak: "konus*, soyle*, duymuyor, duyuyor, bizi duy*, anla*, cevap, tanimiyor, diyemiyor, laf, taniyor",
  sudden: "birden, birdenbire, aniden, bir anda, artik, sabahtan beri",
  ill: "terliyor, terledi, ter icinde, soguk ter*, solgun*, bembeyaz, sapsari, saskin, kafasi karis*, ne dedigini bilmiyor, sayikliyor, sersem*, uyusuk, bilinci bulanik, halsiz, kendini bilmiyor, nerede oldugunu bilmiyor, abuk sabuk",
  sugar: "seker hast*, seker hastasi, diyabet*, insulin*, sekeri dus*, hipoglis*, sekeri cok, sekerim dus*",
  stop: "durmuyor, durmuyo, dinmiyor, kesilmiyor, durdur*",
  flow: "akiyor, fiskir*, kan kaybed*, kaybediyor, her yer, her yerde, cok, oluk oluk, golu, fena, durmadan, bosaliyor, icinde kaldi, sicri*",
  deep: "derin*, cam, camla, cama, cam parca*, kirik, kemige, kemik, cok, fena, kotu, kesig*",
  hot: "kaynar, kaynar su*, kaynayan, sicak su*, sicak, sicak cay, kizgin yag*, yag, cay, cayi, kahve*, corba*, caydanlik*, su isitici*, tencere*, tava*",
  scald:
    "dokul*, doktu, dokmus, haslan*, yandi, yaktı, devril*, devirdi, ustune, uzerine, yanmis, sicra*, puskur*, akti, ustume, boca*",
  skin: "deri, derisi*, cildi*, su topla*, su toplad*, kabarcik*, kabardi, soyul*",
  stuck: "takil*, kacti, tikadi, sikisti, kaldi, yapis*",
  blue: "mavi, masmavi, mor, morar*, mosmor, gri",
  device:
    "su isitici*, priz*, sigorta*, sarj*, perde*, cop*, sac kurut*, televizyon*, tv, klima*, yatag*, yatak, tost makine*, mikrodalga*, ocak, ocag*, firin*, tava*, kablo*, uzatma*, laptop*, pil, batarya*, scooter*, camasir makine*, bulasik makine*, pano*, kettle, ketil*",
  flame: "alev*, tutus*, duman*, kivilcim*, yanmaya bas*, cayir*",
  drink: "icki*, icecek*, icecegi*, bira*, sarap*, kokteyl*, bardag*, kadeh*, votka*",
  slip: "katmislar, karistirmis*, bir sey koydu*, bir sey koymus*, bir sey katti*, bir sey katmis*, bir sey atti*, bir sey atmis*, bir seyler koymus*, bir seyler katmis*, bir seyler atmis*, ilac koymus*, ilac atmis*",
  bang: "yumruk*, tekme*, vuruyor, kapiya vur*, dovuyor, zorluyor, kiriyor",
  threat: "oldur*, tehdit, sarhos, korkuyor*, gebert*, bagiriyor, kesec*, gitmiyor, saldirgan",
  walk: "yuruyem*, yuru*, basam*, ayaga",
};

const el: Table = {
  heart:
    "αριστερο χερι, αριστερο μου χερι, αριστερο μπρατσο, stithos, kardia, sthtos, sthos, καρδια, καρδια μου, στηθος, στηθους, στηθος μου, καρδιας, θωρακα*, στερνο",
  pain: "πονα*, ponaei, ponai, ponaw, ponos, πονος, πονο*, πονει, ποναω, τσιμπ*, κραμπ*, μαχαιρια, σουβλια*",
  tight:
    "ζαλιζ*, ζαλαδ*, ακανονιστ*, sfiggei, σφιγγ*, σφιξ*, πιεζ*, πιεση, βαρος, καιει, χτυπαει γρηγορα, χτυπα γρηγορα, ταχυπαλμια, φτερουγ*, πλακων*, αρρυθμι*, δυνατα, γρηγορα",
  severe:
    "αφορητ*, ανυποφορ*, εγκυος, εγκυο, δε σταματα*, δεν σταματα*, δεν αντεχ*, δε αντεχ*, δε αντεχω, φρικτ*, τρομερ*, φρικτος",
  head: "κεφαλι, κεφαλι του, κεφαλι της, κρανιο, μετωπο",
  hit: "χτυπησ*, χτυπημ*, ανοιξε, εσπασε, κοπανησ*, κοπανα, βαρεσ*",
  breath:
    "anapneo, anapneei, anapnefsw, anasa, anapnei, anapneuso, anapnefso, ανασα*, αναπνε*, αναπνο*, ανασαιν*, ανασανω, ανασες",
  not: "δεν, δε, δυσκολ*, μολις, χωρις, σχεδον, δυσκολια, ζορ*, κοβεται, κοπηκε, den, de, με το ζορι, σταματησε, με δυσκολια",
  throat: "λαιμος, λαιμο*, γλωσσα, χειλη, χειλια, προσωπο, λαρυγγ*, φαρυγγ*, λαιμου",
  swell: "πρηζ*, πρηστ*, πρησ*, κλειν*, σφιγγ*, φραζ*, πρισμ*, κλεισε, φουσκων*",
  limb: "χερι, χερια, χερι μου, ποδι, ποδια, ποδι μου, ποδια μου, προσωπο, στομα, στοματος, αριστερη πλευρα, δεξια πλευρα, αριστερη μερια, σωμα, αστραγαλο*, καρπο*, γοφο*, ισχιο, πλευρο, πλευρα, ωμο*, ωμος, αγκωνα*, δαχτυλο, κλειδα, μυτη, κοκαλο, σαγον*, λεκανη",
  numb: "μουδι*, παραλυ*, μυρμηγκ*, στραβ*, στραβωσ*, κρεμ*, αναισθητ*, νεκρο",
  feel: "νιωθ*, αισθαν*, κουνιεται, κουνιουνται, κουνησ*, κουναει, νοιωθ*, κινησ*, κουναω, αισθηση",
  baby: "μωρο, μωρο μου, βρεφος, εμβρυο",
  broke: "εσπασ*, σπασμ*, σπασει, καταγμα, ραγισ*, εξαρθρ*, σπασε, βγηκε ο, εξαρθρωσ*, εσπασα",
  blood: "αιμα, αιματα, αιμορραγ*, ματωσ*, ματων*, αιμοραγ*",
  hole: "αυτι, αυτια, στομα, μυτη, ματι, ματια, εμετ*, ξερν*, βηχ*, φτυν*, ουρα, ουρων, κανει εμετο",
  wake: "κουνιεται, κινειται, ξυπνα*, ξυπνησ*, αντιδρ*, απαντα*, αισθησεις, συνερχεται, συνελθει, ανταποκριν*, σηκωθ*, σηκων*, ορθι*, σταθει, αισθησεις του, αισθησεις της, σημεια ζωης, συνεφερ*",
  fell: "επεσε, επεσα, γλιστρησ*, πεσει, σωριαστ*, παραπατησ*, σκονταψ*, πτωση, πεσμεν*, καταρρευσε, κατρακυλ*, βρεθηκε κατω, τσακιστηκε",
  who: "αντρας, αντρα, ανδρας, συζυγος, γυναικα, γιος, κορη, παιδι, μαμα, μητερα, μπαμπας, πατερας, γιαγια, παππους, παππου, αυτος, αυτη, φιλος, φιλη, μωρο, αδερφος, αδερφη, αδελφος, αδελφη, συντροφος, πελατης, κοπελα, αγορι, κοριτσι, θειος, θεια, κυριος, κυρια, πεθερ*, μικρος, μικρη, μικρο, πανω του, πανω της, επανω του, επανω της, φιλη μου, θαμων*, γειτον*, καποια, κυριο, νεαρ*, ηλικιωμεν*, κοριτσακι, αγορακι, εγγον*, κειτεται, ξαπλωμεν*, τρεμει, τιναζεται, σπαρταραει, συσπαται, ειναι στον πατο, βγαλαμε, εβγαλαν, τραβηξαμε, κολλητ*",
  swallow: "καταπι*, ηπιε, ηπια, εφαγε, κατεπι*, μασησε, εβαλε στο στομα, δαγκωσε, κατεβασε",
  small:
    "μπαταρια*, κερμα*, νομισμα, μαγνητ*, χλωριν*, απορρυπαντικ*, καθαριστικ*, βωλο, βελον*, χαπια, χαπι, δηλητηρι*, κουμπι, υγρο πιατων, φαρμακ*, ταμπλετα πλυντηριου, ταμπλετα πιατων, πλυντηριου πιατων, αποφρακτικ*, τουμποφλο, νεφτι, διαλυτικ*, βενζιν*, ποντικοφαρμακ*, σαπουνι, υγρο καθαρισμου, μαλακτικ*, αζαξ, οξυ, αντιψυκτικ*, καψουλα πλυντηριου, καψουλα απορρυπαντικου",
  cut: "κοψ*, εκοψ*, κοβω, χαραξ*, εσκισ*, κομμενες",
  vein: "φλεβ*, καρπους, καρπο*, αρτηρια*",
  follow:
    "σπάσει την πόρτα, να σπάσει τη πόρτα, παραβιάσει την πόρτα, κλωτσάει την πόρτα, σπάει την πόρτα, προσπαθει να μπει, προσπαθει να ανοιξει, προσπαθουν να μπουν, θελει να μπει με το ζορι, προσπαθει να παραβιασει, παραβιαζει, ακολουθ*, κυνηγ*, παρακολουθ*, καταδιωκ*, απο πισω μου, σκαλιζει, παραβιασουν, ανοιξει με τη βια, σπασουν, σπασει",
  man: "αντρας, ανδρας, καποιος, αγνωστος, τυπος, ξενος, κυριος, μεθυσμεν*, κλεφτης, ληστης, νεαρος, ανθρωπος, ατομο, τρελος, γυναικα, μαχαιροβγαλτης",
  shut: "κλειδω*, κολλησ*, παγιδευ*, εγκλωβ*, κλειστ*, κλεισμεν*, κλειστηκα*",
  place: "σαουνα*, μπανιο, τουαλετα*, μπαλκονι, υπογειο, χαμαμ, σκαλες, βεραντα, ατμολουτρ*, wc, αποθηκη",
  us: "ειμαστε, ειμαι, μας, με, εμεις, εγω, κολλησαμε, κλειστηκαμε, εγκλωβιστηκαμε, μειναμε, εμεινα, κλειδωθηκαμε, κλειδωθηκα, κολλησα, παιδι, γιος, κορη, αντρας, γυναικα, παγιδευτηκαμε, παγιδευτηκα, εγκλωβιστηκα, κλειδωθηκε, μεινει",
  alone:
    "θέλω να πεθάνω, να αυτοκτονήσω, δεν θέλω να ζω, δεν θέλω να ζήσω, πήρα όλα τα χάπια, πήρε όλα τα χάπια, υπερβολική δόση, πεθαινω, πεθαινει, θα πεθανω, θα λιποθυμησω, σπασμους, εχει σπασμους, επιληψ*, καηκα πολυ, εγκαυμα τριτου, ζεματιστ*, καηκε, τα βλεπω διπλα, εσπασαν τα νερα, σπασανε τα νερα, σπασαν τα νερα, εσπασαν νερα, γενναω, γενναει, συσπασεις, τοκετ*, πονους τοκετου, τραυλιζ*, μιλαει περιεργα, μιλαει παραξενα, μιλαει μπερδεμενα, μπερδεμενα λογια, μελανιασ*, μπλαβ*, μπλε χειλη, αποβολη, κριση ασθματος, ασθματικη κριση, πνιγομαι, πνιγεται, ηλεκτροπληξ*, χτυπησε ρευμα, λιποθυμ*, χασει τις αισθησεις, εχασε τις αισθησεις, δεν παιρνει ανασα, δε παιρνει ανασα, κοβεται η ανασα, χωρις αισθησεις, δεν αντεχω αλλο να ζω, αντεχω να ζω, θελω να τα τιναξω, τελος στη ζωη, βαλει τελος, να σκοτωθει, θελει να πεθανει, κοψει τις φλεβες, να κρεμαστει, κρεμαστηκε, γυρισαν τα ματια, αφρους απο το στομα, βιασ*, με βιασαν, τη βιασε, τη βιασαν, χωρις σφυγμο, δεν εχει σφυγμο, αναισθητ*, δεν εχει τις αισθησεις, χωρις τις αισθησεις, φαινεται το κεφαλι, την επιασαν οι πονοι, μ επιασαν οι πονοι, στραβωσε το στομα, στραβωσε το προσωπο, το μισο του προσωπο, το μισο της προσωπο, εχασε τη μιλια, δεν αναπνεει, δεν συνερχεται, δε συνερχεται, δεν ανοιγει τα ματια, δεν ανοιξε τα ματια, ροχαλιζει παραξενα",
  other:
    "μεση, πλατη, αυχενας, ποδια, πελματα, δοντι, δοντια, γονατο, γονατα, ωμος, ωμοι, εγκαυμα, κεφαλι, πονοκεφαλο*, κοιλια, στομαχι, μυες, φουσκαλες, γαμπες, σβερκο*, λαιμος",
  thing:
    "πεινας, πεινα, διψας, διψα, γελια, ποτηρι*, τηλεφωνο, κινητο, οθονη, γυαλια, κουπα, καθρεφτ*, νωρις, τηλεχειριστηριο, βρυση, βαρεμαρα, καρεκλα*, τραπεζι*, πολυθρονα*, καναπε*, κρεβατι*, κοτοπουλο*, πολη, πολης, σαπουνι*, σχημα, σαλατα*, μαξιλαρι*, λαμπα*, συρταρι*, συρταριερα*, κλειδι, κλειδια, βαλιτσα*, φευγ*, φυγ*, αποχαιρετ*, ντους, ντουζ, σαλτσα, παραθυρο*, μηχανημα*, απο καρδιας, με ολη μας, γαλοπουλ*, παπια, αθηνας, φρεσκος, φρεσκο, ευχαριστ*",
  toy: "παιχνιδ*, πλαστικ*, λουτριν*, κουκλα, κουκλας, πιρουν*, βουτυρ*, ψωμι, ψωμιου, τυρι, τυριου, φρουτ*, τουρτα, ταινια, σειρα, αστειο, γυαλακια, γυαλια, δαχτυλιδι, τηλεφωνο, κινητο, κλειδι*, χαλι, μοκετα, πουκαμισο, σεντον*, τραπεζομαντηλο, τσιροτο, ηλιο, ηλιος, ηλιακ*, μπριζολα, πορτοκαλι*, πιεση, εξετασ*, λεκε*, παγο, παγακι*, λεμονι, μασκα, πετσετ*, κρυο, κρυωνουμε, γελια, πλυντηριο ρουχ*, ασανσερ, νεροπιστολ*, μπαλα, αγγλικα, ελληνικα, γερμανικα, γυαλια ηλιου, γατα, λουλουδ*, θεα, φωτογραφι*",
  took: "πηρε, ηπιε, καταπι*, κατεπι*, εφαγε, πηρα, ηπια, εχει παρει, εχει πιει, κατεβασ*, μπουκωσ*, χαψε",
  pills:
    "χαπι, χαπια, χαπιων, φαρμακα, φαρμακων, υπνωτικ*, ηρεμιστικ*, ταμπλετ*, παυσιπον*, αντικαταθλιπτικ*, ντεπον, δισκια, xanax*, valium*, diazepam*, rivotril*, tramadol*, ibuprofen*, aspirin*, paracetamol*, ξαναξ, ζαναξ, λεξοτανιλ, βαλιουμ, ταβορ, ασπιριν*",
  many: "ολα, ολο το κουτι, ολοκληρο κουτι, ολο το, σωρο, πολλα, παρα πολλα, χουφτα, μια χουφτα, κουτι, ενα κουτι, τοσα, μαζεμενα, καρτελα, ολοκληρη, μπουκαλακι, δεκαδες, αδειο, αδεια, ενα ενα, το ενα πισω",
  weapon:
    "μαχαιρ*, τσεκουρι, μπαλτα*, ματσετα, πιστολι, οπλο, οπλα, καραμπινα, σφυρι, σουγια*, περιστροφο, λεπιδα, λοστο*, ξυραφι, ροπαλο",
  holds:
    "χερι, κραταει, κρατα, κρατουσε, κουναει, απειλει, σημαδευει, εβγαλε, τρεχει, γυριζει, περιφερεται, διαδρομο, διαδρομος, λομπι, υποδοχη, ρεσεψιον, παρκινγκ, σκαλες, οπλισμεν*, στεκεται, φωναζει, μπαρ, εχει, κυνηγαει",
  height:
    "παραθυρ*, μπαλκον*, ταρατσα*, στεγη, βεραντα*, γεφυρα, οροφο*, γκρεμο, καγκελ*, περβαζι, κιγκλιδωμα",
  jump: "πηδηξ*, πεσει, πεσει κατω, ριξει, ριχτει, πεταχτει, πηδαει, φουνταρ*, πεσω, τελειωσει με ολα, να τελειωσει, τελειωνω με ολα, το τελος",
  wants: "θελει, απειλει, λεει, θα, ειπε, ετοιμαζεται, παει να, προσπαθει, φωναζει, ηθελε",
  sill: "περβαζι, πρεβαζι, καγκελ*, κιγκλιδωμα*, ακρη, γειτσο, πρεκι, στηθαιο, εξω απο το παραθυρο, εξω απο το μπαλκονι",
  sits: "καθεται, στεκεται, ανεβηκε, σκαρφαλωσ*, κρεμεται, σκαρφαλων*, καθισε, βγηκε, περασε, κρεμιεται, κρεμασμεν*",
  water: "πισινα*, μπανιερα*, θαλασσα, λιμνη, τζακουζι, νερο, νερα, νερου, ποταμι, υδρομασαζ",
  sunk: "πατο, πατος, βυθο, βυθος, βυθιστ*, βυθισμεν*, κατω απο το νερο, μεσα στο νερο, εβγαλαν, βγαλαμε, εβγαλαμε, τραβηξαμε, μπρουμυτα, επιπλεει, δεν ανεβαινει, πνιγ*, ανασυραν, πατο της, πατο του, χαθηκε κατω, βουλιαξ*, πηγε κατω",
  shake:
    "τρεμ*, τιναζ*, σπασμ*, σπαρταρ*, συσπαται, σφαδαζ*, χτυπιεται, κοκαλων*, τρεμε, τρανταζ*, τρανταγμα",
  eyes: "ματια, ματι, αφρ*, ολοκληρος, ολοκληρη, ολο το σωμα, ολο του το σωμα, ολο της το σωμα, πατωμα, χαμω, κατω, γυρισαν, ασπρισαν",
  speak:
    "μιλησει, μιλαει, μιλα, λεξη, ακουει, καταλαβαινει, απανταει, απαντα, επικοινων*, αναγνωριζει, πει, αρθρωσει, φωνη, βγαλει λεξη",
  sudden: "ξαφνικα, ξαφνου, απο τη μια στιγμη, πια, σταματησε, αποτομα",
  ill: "ιδρωνει, ιδρωμεν*, χλωμ*, ασπρος, κιτριν*, μπερδεμεν*, συγχυση, χαμεν*, κρυος ιδρωτ*, παραληρ*, ζαλισμεν*, αδυναμ*, λιποθυμικ*, ασυναρτη*, υπνηλ*",
  sugar: "ζαχαρο, διαβητ*, ινσουλιν*, υπογλυκ*, ζαχαρο του, χαμηλο ζαχαρο",
  stop: "σταματα*, σταματησ*, κοπει",
  flow: "τρεχει, χανει, πολυ, παντου, ποταμι, πιδακ*, αναβλυζει, λιμνη, εχασε, γεματος, γεματη, πλημμυρ*, τιναζ*, ασταματητα, χυνεται, τρεχουν, τρεχε",
  deep: "βαθια, βαθυ, γυαλι, γυαλια, τζαμι, τζαμια, κοκαλο, θραυσμ*, ασχημα, πολυ, σπασμεν*",
  hot: "βραστο, βρασμεν*, καυτ*, ζεματ*, λαδι, τσαι, καφε, σουπα, βραστηρα, κατσαρολα, τηγανι, βραστο νερο",
  scald:
    "εχυσε, χυθηκε, χυθηκαν, χυσε, εριξε πανω, ριξε πανω, κακαηκ*, καηκε, καηκα, ζεματισ*, περιχυθηκε, περιχυσε, αναποδογυρισε, επεσε πανω, πεταχτηκε, τιναχτηκε, πιτσιλ*, περιλου*",
  skin: "δερμα, δερματ*, φουσκαλ*, φλυκταιν*",
  stuck: "κολλησ*, σφηνωσ*, καθισε, σταθηκε, πιαστηκε, εχει σταθει, κολλημεν*",
  blue: "μπλε, μπλαβ*, μωβ, γκρι, μελαν*, κυανωτ*",
  device:
    "βραστηρα*, πριζα*, πινακα*, ασφαλει*, φορτιστ*, κουρτιν*, καδο*, καλαθι, πιστολακι, τηλεοραση, κλιματιστικ*, στρωμα, κρεβατι, τοστιερα, φουρν*, κουζινα, ματι, τηγανι, καλωδι*, μπαλαντεζα, λαπτοπ, μπαταρια, πατινι, πλυντηρι*, διακοπτη*, ηλεκτρολογικ*",
  flame: "φωτια, πηρε φωτια, φλεγ*, φλογες, καπνο*, καπνιζει, σπινθηρ*, σπιθ*, λαμπαδιασ*, τυλιχτηκε, αρπαξε",
  drink: "ποτο, ποτα, κοκτεηλ, μπυρα, μπιρα, κρασι, ποτηρι",
  slip: "ριξαν κατι, ερριξαν κατι, εριξαν κατι, εβαλαν κατι, εβαλε κατι, εριξε κατι, ριξανε κατι, βαλανε κατι, κατι εριξαν, κατι εβαλαν, κατι της εριξαν, κατι της εβαλαν",
  bang: "χτυπαει την, χτυπα την, κοπαναει, κοπανα, κλωτσα*, βαραει, βροντα*, βαρα, χτυπανε, σπασει, χτυπουν την, κλωτσανε",
  threat:
    "σκοτωσει, σκοτωσω, απειλ*, μεθυσμεν*, φοβαμαι, φοβομαστε, σφαξει, ουρλια*, δεν φευγει, επιθετικ*, μας σκοτωσει",
  walk: "περπατησ*, περπατα*, πατησει, πατα, σταθει, παταει",
};

export const EASTERN = { pl, cs, uk, fi, hu, tr, el };
