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
  wake: "rusza, porusza, rusza się, budzi, obudzić, obudzic, reaguje, odpowiada, przytomn*, dobudzić, kontaktuje, wybudzić, dobudzic, ocknąć, odzyskuje, wstać, wstac, wstaje, podnieść, podniesc, podnosi, wstanie",
  fell: "upadł*, upadl*, przewrócił*, przewrocil*, spadł*, spadl*, poślizgn*, poslizgn*, wywrócił*, wywalił*, zleciał*",
  who: "mąż, maz, żona, zona, żony, syn, córka, corka, dziecko, mama, mamy, tata, babcia, dziadek, ojciec, matka, on, ona, przyjaciel, przyjaciółka, brat, siostra, partner, chłopak, dziewczyna, gość, niemowl*, mężczyzna, kobieta, koleżanka, kolega, wujek, ciocia, córeczka, synek, chłopiec, teść, teściowa, żonę, męża, niego, niej",
  swallow: "połkn*, polkn*, wypił*, wypil*, łykn*, połknę*",
  small:
    "bateri*, monet*, magnes*, domestos*, wybielacz*, płyn*, detergent*, środek, srodek, kulk*, igł*, tabletk*, truciz*, guzik*, chlor*, proszek, ość, chemi*, leki",
  cut: "pociął, pocięł*, podciął, podcięł*, podcią*, podcie*, przecią*, przecię*, podcina*, rozcię*, tnie, tnę, pocię*, pocie*, podcięl*, podciel*, przecie*, ciachn*",
  vein: "żył*, zyl*, nadgarst*, tętnic*",
  follow:
    "wyważa drzwi, wyważa mi drzwi, wyważyć drzwi, włamuje się, włamać się, wyłamać drzwi, wyłamuje drzwi, próbuje wejść, probuje wejsc, próbuje otworzyć, probuje otworzyc, próbuje się dostać, probuje sie dostac, próbuje wtargnąć, włamuje, wlamuje, dobija się, dobija sie, wtargnął, śledzi, sledzi, idzie za, chodzi za, łazi za, goni, prześladuje, śledził, szedł za, ściga, szedl za",
  man: "mężczyzna, mezczyzna, facet, ktoś, ktos, obcy, gość, koleś, jakiś, jakis, on, typ",
  shut: "zamknięci, zamknięty, zamknięta, zamknieci, zatrzaśnię*, zatrzasn*, zatrzasnę*, uwięzi*, uwiezi*, utknę*, utkne*, utkn*, zamkni*, zablokowan*, uwięzie*",
  place:
    "saun*, łazienk*, lazienk*, toalet*, balkon*, piwnic*, łaźni*, lazni*, klatce schodowej, taras*, wc, ubikac*",
  us: "jesteśmy, jestesmy, jestem, nas, mnie, się, sie, syn, córka, dziecko, utknęliśmy, utknelismy, utknąłem, utknęłam, utknelam, my, żona, mąż",
  alone:
    "chcę umrzeć, zabić się, nie chcę żyć, nie chcę już żyć, wziąłem wszystkie tabletki, wzięłam wszystkie tabletki, przedawkowa*, umieram, umiera, zaraz umrę, zaraz zemdleję, mdleję, mdleje, drgawk*, padaczk*, napad padaczki, poparzył*, poparzyl*, oparzyłem się, oparzyłam się, widzę podwójnie, odeszły mi wody, odeszły wody, odeszly wody, odeszly mi wody, rodzę, rodze, rodzi, skurcze porodowe, mam skurcze, poród, bełkocze, belkocze, mówi niewyraźnie, mowi niewyraznie, mówi bełkotliwie, jest siny, jest sina, sinieje, poroni*, napad astmy, atak astmy, dusi się, dusi sie, się dusi, sie dusi, duszę się, dusze sie, poraził prąd, porażenie prądem, stracił przytomność, straciła przytomność, zemdl*, nie może złapać tchu, nie mogę złapać tchu, złapać tchu, złapać oddech*, nieprzytomn*, brakuje mi powietrza, brakuje powietrza mi",
  other:
    "plecy, plecach, szyja, kark, stopy, stóp, nogi, ząb, zęby, zab, kolano, kolana, ramię, ramiona, oparzenie*, głowa, glowa, brzuch, żołądek, mięśnie, pęcherz*, krzyż, łydki",
  thing:
    "głodu, glodu, pragnienia, śmiechu, szklank*, telefon*, ekran, okular*, kubek, lustro, wcześnie, wczesnie, pilot, kran, nudów, ciekawości, stoł*, stół, krzesł*, fotel*, sof*, kanap*, łóżk*, lozk*, kurczak*, miast*, mydł*, mydl*, kształt*, sałat*, poduszk*, lamp*, komod*, szuflad*, klucz*, walizk*, wyjeżdża*, wyjezdza*, wyjazd*, rozsta*, prysznic*, sos*, okn*, automat*, z całego serca, z serca, indyk*, kacz*, centrum, wieszak*, otwarte, okno, świeżego, swiezego, kurczęcia, drobiow*",
};

const cs: Table = {
  heart:
    "levá ruka, levé ruce, levou ruku, srdce, srdci, srdíčko, hrudi, hrudník, hrudníku, hruď, prsa, prsou, prsní",
  pain: "bolí, boli, bol*, píchá, pichá, picha, bodá, křeč*, krec*, škube",
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
  numb: "brní, brni, necitliv*, znecitliv*, ochrn*, mravenč*, povisl*, křiv*, visí, visi, pokles*, dřevění, trne, zkřiven*, ochrnut*",
  feel: "cítím, citim, cítí, hýbat, hnout, hýbe, hybe, pohnout, necítím, necitim, nehýbe, nehybe, necítí, neciti, cit",
  baby: "miminko, dítě, dite, mimino, miminka",
  broke: "zlom*, zlomen*, vykloub*, praskl*, přeraz*, preraz*, trčí",
  blood: "krev, krve, krvác*, krvac*, krví, krvi",
  hole: "ucho, ucha, uší, pusy, úst, nosu, nos, oko, oka, zvrac*, blij*, kašl*, kasl*, vykašl*, plive, moč*, močí, čurá",
  wake: "nehýbe, hýbe, neprobouzí, neprobouzi, neprobudí, nevzbudí, probrat, probudit, vzbudit, nereaguje, neodpovídá, neodpovida, vědomí, vedomi, probouzí, reaguje, nevnímá, nevnima, nebudí, nebudi, neprobere, vstát, vstat, zvednout, postavit, nevstane",
  fell: "upadl*, spadl*, uklouzl*, zakopl*, padl*",
  who: "manžel*, manzel*, muž, žena, syn, dcera, dítě, dite, máma, mama, táta, tata, babička, babicka, dědeček, děda, deda, otec, matka, on, ona, přítel, přítelkyně, kamarád*, bratr, sestra, partner*, host, miminko, chlap, holka, kluk, strejda, teta, kolega, kolegyně",
  swallow: "spolkl*, spolk*, polkl*, vypil*, snědl*, polyk*",
  small:
    "bateri*, baterk*, minc*, magnet*, čisticí, cistici, savo, prášek, prací, kuličk*, jehl*, prášky, jed, jedu, knoflík*, chlor*, saponát*, prostředek",
  cut: "řízl*, podřez*, podrez*, pořez*, porez*, přeřez*, rozřez*, rizl*, řezal*",
  vein: "žíl*, zil*, zápěst*, zapest*, tepn*",
  follow:
    "vyrazit dveře, vykopnout dveře, vylomit dveře, vyrazit mi dveře, snaží se dostat, snazi se dostat, pokouší se dostat, snaží se otevřít, snazi se otevrit, pokouší se otevřít, chce se dostat, se snaží dostat, se snazi dostat, se snaží otevřít, dobývá, dobyva, vloupat, vniknout, vnikl, sleduje, pronásleduje, pronasleduje, jde za, chodí za, chodi za, šel za, stalkuje, honí, sledoval*",
  man: "muž, chlap, někdo, nekdo, cizí, cizi, cizinec, nějaký, nejaky, on, pán",
  shut: "zamčen*, zamcen*, zavřen*, zavren*, uvěz*, uvez*, zasekl*, zaseknut*, uvízl*, uvizl*, zabouchl*, zamkl*, uvězněn*, uvězni*",
  place:
    "saun*, koupeln*, záchod*, zachod*, toalet*, wc, balkon*, balkón*, sklep*, pár*, schodišt*, teras*, sprše",
  us: "jsme, jsem, nás, nas, mě, me, se, syn, dcera, dítě, dite, my, manžel*, manzel*, uvízli",
  alone:
    "chci umřít, zabít se, nechci žít, nechci už žít, snědl všechny prášky, vzal všechny prášky, celé platíčko prášků, předávkova*, umírám, umiram, umírá, umira, asi umřu, omdlím, omdlévám, omdlevam, křeče, krece, záchvat, epileptický záchvat, opařil*, popálil*, opařila, vidím dvojitě, praskla mi voda, praskla voda, praskla ji voda, praskla jí voda, odtekla voda, odtekla mi voda, odtekla plodová, plodová voda, rodim, rodím, rodí, kontrakc*, porod, nemůžu popadnout dech, popadnout dech, drmolí, mluví nesrozumitelně, mluvi nesrozumitelne, mluví divně, zmodral*, je modrý, je modra, promodral*, potrat*, astmatický záchvat, záchvat astmatu, dusím se, dusim se, dusí se, dusi se, se dusí, se dusi, zásah proudem, dostal ránu, kopla ho elektřina, omdlel*, v bezvědomí, bezvedomi, je mimo, chybí mi vzduch, lapá po dechu, lapa po dechu, ztratil vědomí",
  other:
    "záda, zada, zádech, krku, krk, nohy, chodidla, zub, zuby, koleno, kolena, rameno, ramena, spálenin*, hlava, břicho, žaludek, svaly, puchýř*, kříž, lýtka",
  thing:
    "hlady, hladem, žízní, zizni, smíchy, skleničk*, sklo, telefon, obrazovk*, brýle, hrnek, zrcadl*, brzy, ovladač, kohoutek, nudou, stol*, stůl, židl*, zidl*, křesl*, kresl*, pohovk*, gauč*, postel*, kuře*, kure*, měst*, mest*, mýdl*, mydl*, tvar*, salát*, salat*, polštář*, lamp*, komod*, zásuvk*, šuplík*, klíč*, kufr*, odjíždět, odjizdet, odjezd*, loučen*, sprch*, omáčk*, okn*, automat*, ze srdce, srdce města, krůt*, kachn*, čerstv*, cerstv*, opěrk*, perník*",
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
  wake: "рухається, ворушиться, шевелится, двигается, не рухається, прокидається, прокинут*, прокидаеться, просыпается, реагує, реагирует, відповідає, розбудити, свідомост*, сознани*, отвечает, добудити, опритомн*, розбудить, приходить до тями, встати, встать, встає, піднятися, підвестися, подняться, підняти, підвестись, піднятись, встает",
  fell: "впав, впала, упав, упала, упал, послизну*, поскользну*, звалився, звалилась, гепнувся, спіткну*, впали",
  who: "чоловік, муж, дружина, жена, син, сын, донька, дочка, дочь, дитина, ребенок, мама, тато, папа, бабуся, бабушка, дідусь, дедушка, він, вона, друг, подруга, брат, сестра, партнер, гість, немовл*, дівчина, хлопець, он, она, жінка, мати, батько, хлопчик, дівчинка, дядько, тітка, дід, баба",
  swallow: "проковтну*, ковтну*, випив*, выпил*, проглоти*, наковта*, випила",
  small:
    "батарейк*, монет*, магніт*, магнит*, відбілювач*, хлорк*, миючий, засіб, порошок, кульк*, голк*, таблет*, отрут*, гудзик*, кістк*, пуговиц*, моющ*, мийн*, доместос*",
  cut: "порізав*, порізала*, порезал*, перерізав*, перерізал*, розрізав*, ріже, вскрыл*, різонув*, розітну*, порізав, перерізала, розрізала",
  vein: "вени, вену, вен, зап'ястя, запястя, вены, артері*, зап",
  follow:
    "виламує двері, вибиває двері, виламати двері, вибити двері, ламає двері, намагається увійти, намагається зайти, намагається відчинити, намагається відкрити, намагається проникнути, хоче увійти, пытается войти, пытается открыть, пытается зайти, ломиться, ломится, вдерся, вдертися, ходить за, йде за, переслідує, слідкує, стежить, преследует, следит, идет за, іде за, ходит за, женеться, переследует",
  man: "чоловік, хтось, незнайомець, якийсь, мужик, тип, мужчина, кто то, какой то, незнакомец, він, дядько",
  shut: "застряг*, замкнен*, зачинен*, заблокован*, закрит*, закрыл*, застрял*, заперт*, зачинил*, замкнул*, закрылись",
  place: "саун*, ванн*, туалет*, балкон*, підвал*, подвал*, парн*, сходах, терас*, хамам*, бан*, душев*",
  us: "ми, я, мене, мы, нас, меня, син, донька, дитина, застрягли, застряг, застрягла, чоловік, дружина, бабуся",
  alone:
    "хочу померти, вбити себе, не хочу жити, покінчити з собою, випив усі таблетки, випила усі таблетки, передозування, помираю, вмираю, помирає, вмирає, умираю, умирает, зараз знепритомнію, непритомнію, сейчас упаду в обморок, судоми, судороги, епілепс*, эпилепс*, обпік*, обпекл*, ошпар*, обжег*, обожгл*, двоїться в очах, відійшли води, води відійшли, отошли воды, воды отошли, народжую, рожаю, перейми, схватки, пологи почал*, не вистачає повітря, не хватает воздуха, нечем дышать, нема чим дихати, нічим дихати, говорить нерозбірливо, говорить дивно, посинів*, посиніла, посинел*, синіє, викидень, выкидыш, напад астми, приступ астмы, задихаюсь, задихається, задыха*, задиха*, вдарило струмом, ударило током, ударило струмом, втратив свідомість, втратила свідомість, знепритомн*, без свідомості, потерял сознание, потеряла сознание, непритомн*, хапає повітря",
  other:
    "спина, спину, спині, шия, стопи, ступні, ноги, зуб, зуби, коліно, коліна, плече, плечі, опік*, голова, живіт, шлунок, м'язи, мязи, мозоль, мозолі, поперек, ноги, литки",
  thing:
    "голоду, голода, спраги, сміху, склянк*, телефон*, екран*, окуляр*, чашк*, дзеркал*, рано, пульт, кран, нудьги, скуки, стіл*, стол*, стул*, стільц*, крісл*, диван*, ліжк*, куряч*, курк*, курин*, міст*, город*, мил*, форм*, салат*, подушк*, ламп*, комод*, шухляд*, ключ*, валіз*, їхати, виїзд*, уезжать, прощ*, душ, душу, соус*, вікн*, автомат*, від щирого серця, від серця, индич*, індич*, качк*, свіж*, щир*, печив*, пряник*",
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
  limb: "kar, karom, karja, kéz, kezem, keze, láb, lábam, lába, lábaim, lábaimat, lábamat, arc, arcom, arca, arcának, száj, szája, szájam, bal oldal*, jobb oldal*, test*, boka*, bokám, csukló*, csípő*, borda*, bordám, váll*, könyök*, ujj*, kulcscsont*, orr*, csont*, fele, állkap*",
  numb: "lelóg*, zsibbad*, elzsibbad*, bénul*, lebénul*, béna, bizserg*, lóg, ferde, félrehúz*, görbe, érzéketlen*, elferdül*, félre",
  feel: "érzem, érzi, érez*, mozgat*, mozog*, mozdul*, mozdít*, mozgás*, érzek",
  baby: "baba, babám, kisbaba, magzat*, kisbabám, babát",
  broke: "eltör*, tört, törött, törés*, eltörött, kificam*, eltörtem, ficam*",
  blood: "vér, vére, vérzik, vérz*, vért, vérezik, verzik",
  hole: "füléből, fül*, szájából, száj*, orr*, orrából, szem*, hány*, köhög*, köp*, vizelet*, pisil*",
  wake: "mozdul, mozog, moccan*, ébred*, ébreszt*, reagál*, magánál, magához, eszmélet*, válaszol*, felébred, felkel, felébreszteni, ébredt, tér, felkelni, felállni, feláll, állni, fölállni, fölkelni, talpra",
  fell: "elesett, esett, leesett, elcsúsz*, megcsúsz*, megbotl*, eldől*, elestem, összeesett, elvágódott",
  who: "férjem, férje, feleségem, fiam, lányom, gyerek*, gyermek*, anyám, anyu, anya, apám, apu, apa, nagyi, nagymama*, nagymamám, nagypapa*, nagyapám, nagyanyám, ő, barátom, barátnőm, baba, babám, testvérem, bátyám, nővérem, öcsém, húgom, párom, vendég, nagyapa, férfi, nő, kisfiam, kislányom, bácsi, néni, mama, papa",
  swallow: "lenyel*, lenyelt, nyelt, megivott, megitta, ivott, megette",
  small:
    "elem, elemet, gombelem*, érmé*, pénzérm*, mágnes*, tisztítósz*, mosószer*, hipó*, hypo*, golyó*, tű, tűt, tablett*, gyógyszer*, méreg, mérget, gomb*, klór*, mosogatósz*, fehérítő*, vegysz*",
  cut: "felvág*, elvág*, vágt*, megvágt*, vágás*, felvágt*, vagdos*, metsz*",
  vein: "ereim*, ereit, eret, ér, csukló*, ütőer*, erem, ereimet, ereket",
  follow:
    "betörni az ajtóm*, be akarja törni az ajtó*, berúgni az ajtó*, rugdossa az ajtó*, rám törni, próbál bejönni, be akar jönni, bejönni próbál, próbál bejutni, megpróbál bejönni, be akar törni, próbálja kinyitni, próbál betörni, betört, erőszakkal, követ, követett, üldöz*, kerget, követi, zaklat*, jön utánam, utánam",
  man: "férfi, valaki, pasi, idegen, fickó, ember, ő, alak, férfit",
  shut: "bezáród*, beszorult*, bezár*, bent rekedt*, rekedtünk, bennragad*, bent ragad*, csapdá*, beragad*, nem tudunk kimenni, nem tudunk kijönni, ragadtunk, ragadtam, zárva, rekedtem, zárta, zárt",
  place:
    "szauná*, szauna*, fürdő*, wc*, vécé*, mosdó*, erkély*, pince*, pincé*, gőz*, lépcsőház*, terasz*, zuhany*",
  us: "bezáródtunk, bezáródtam, minket, bezártak, vagyunk, vagyok, rekedtünk, ragadtunk, mi, minket, engem, fiam, lányom, gyerek*, én, szorultunk, beszorultunk, rekedtem, ragadtam, férjem, feleségem",
  alone:
    "meg akarok halni, megölöm magam, nem akarok élni, bevettem az összes gyógyszert, bevette az összes gyógyszert, túladagol*, meghalok, haldoklom, haldoklik, meghal, mindjárt elájulok, elájulok, rángatóz*, görcsrohám*, roham, rohama van, epilepszi*, leforráz*, megégettem magam, megégette magát, súlyosan megég*, kettőt látok, elfolyt a magzatvíz, magzatvíz*, elment a magzatvíz, szülök, szül, szülés*, összehúzódás*, fájások, nem kapok levegőt, nem kap levegőt, alig kap levegőt, kapkod levegő*, fullad*, megfullad*, motyog, érthetetlenül beszél, furcsán beszél, furán beszél, beszél furán, beszél furcsán, zavartan beszél, összefüggéstelen*, elkékül*, kék az arca, kék a szája, lila a szája, vetélés*, elvetél*, asztmás roham*, asztmaroham*, áramütés*, megrázta az áram, eszméletlen*, elájul*, ájult*, nincs magánál, elvesztette az eszméletét, félrebeszél",
  other:
    "hátam, hát, hátfájás*, nyakam, nyak, lábam, lábfej*, talpam, fogam, fog, fogfáj*, térdem, térd, vállam, váll, leégt*, fejem, fejfáj*, hasam, gyomrom, izmaim, vízhólyag*, derekam, vádlim, lábaim",
  thing:
    "éhen, szomjan, nevet*, pohár, telefon*, képernyő, szemüveg*, csésze, tükör, korán, távirányító, csap, unalom*, éhes, bárány*, asztal*, szék*, fotel*, kanapé*, ágy*, csirke*, csirkem*, város*, szappan*, alakú, forma, salát*, saláta*, párna*, lámpa*, komód*, fiók*, kulcs*, bőrönd*, elmenni, távoz*, búcsú*, zuhany, szósz*, ablak*, automat*, szívből, szíves*, szívesen, szívében, pulyka*, kacsa*, friss*, karfá*, szobor*, mézeskalács*, köszön*",
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
  not: "alamıy*, alamiy*, alamıyor*, zor*, yok, güçlük*, kesild*, değil, zorlan*, daral*, darlığı, darlig*, kesiliyor, almıyor, alamadım, alamıo, edemiyor, veremiyor, hissetmiyor*, hissedemiyor*, edemiyor*, oynatamıyor*, kıpırdatamıyor*, kıpırdamıyor*, hareket etmiyor, uyanmıyor*, uyanmiyor*, uyandıramıyor*, tepki vermiyor, vermiyor*, gelmiyor, kalkamıyor*, kalkamiyor*, ayağa kalkam*, zor nefes, oynamıyor*",
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
  wake: "hareket etmiyor, kıpırdamıyor*, uyanmıyor*, uyanmiyor*, uyandıramıyor*, kendine, tepki, cevap, bilinc*, kendinde, uyanmıyo, ayılmıyor*, bilinç*, kalkamıyor*, kalkamiyor*, kalkam*, ayağa, doğrulam*, kalkamıyo",
  fell: "düştü*, dustu*, düşt*, düşmüş*, kaydı, yuvarlan*, düşüp, yere yığıl*",
  who: "kocam*, eşim*, esim*, karım*, oğlum*, oglum*, kızım*, kizim*, çocuğum*, çocuk*, annem*, babam*, anneanne*, babaanne*, dede*, büyükanne*, büyükbaba*, o, arkadaşım*, bebeğim*, bebek, kardeşim*, abim, ablam, misafir, sevgilim, nişanlım, adam, kadın, teyzem, amcam, dayım, halam, oğlan, bebegim",
  swallow: "yuttu*, yutt*, içti*, icti*, yutmuş*, içmiş*",
  small:
    "pil, pili, pil*, bozuk para, madeni para, para, mıknatıs*, deterjan*, çamaşır suyu, temizlik*, bilye*, iğne*, hap, hapları, ilaç*, zehir*, düğme*, klor*, kimyasal*, tuz ruhu",
  cut: "kest*, kesti*, kestim, kesmiş*, doğra*, kesild*, kesik*",
  vein: "bilek*, bileğ*, bileklerimi, damar*, bileg*",
  follow:
    "kapımı kırmaya, kapıyı kırmaya, kapımı zorluyor, kapıyı zorluyor, kapımı tekmeliyor, girmeye çalış*, girmek istiyor, açmaya çalış*, kapımı zorluyor, kapıyı zorluyor, zorla giriyor, zorla girdi, takip*, peşim*, pesim*, kovalı*, izliyor, arkamdan",
  man: "adam, biri, birisi, yabancı*, erkek, herif, o, tip",
  shut: "kilitli*, kilitlen*, mahsur*, sıkıştı*, sıkışt*, kapalı kaldı*, kaldık, kaldım, kapandı, kilitlendi*, hapsol*",
  place: "sauna*, banyo*, tuvalet*, balkon*, bodrum*, hamam*, buhar*, merdiven*, teras*, wc*, duş*",
  us: "kaldık, kaldım, biz, ben, bizi, beni, oğlum, kızım, çocuk*, kilitlendik, sıkıştık, kilitlendim, kilitliyiz, sıkıştım, kaldı, mahsuruz, hapsolduk",
  alone:
    "ölmek istiyorum, kendimi öldürmek, yaşamak istemiyorum, bütün hapları içtim, tüm hapları içtim, bütün hapları içti, aşırı doz, ayılmıyor, ölüyorum, öluyor, ölüyor, öleceğim, ölecek, bayılıyorum, bayılacağım, bayılmak üzere*, nöbet geçir*, havale geçir*, sara nöbet*, epileps*, haşlan*, kendimi yaktım, fena yandı, ağır yanık, çift görüyorum, suyum geldi, suyu geldi, sularım geldi, doğuruyor*, doğum başla*, doğum yapıyor, sancılarım, doğum sancı*, boğuluyor*, bogulu*, morard*, moraracak, morarıyor, dudakları mor, konuşması bozul*, konuşması kayd*, peltek*, konuşamıyor ve, dili dolaş*, dili dolan*, saçma konuş*, düşük yap*, astım kriz*, elektrik çarp*, bayıld*, bayild*, baygın*, bilinci kapalı, kendinde değil, bilincini kaybet*, nefes almıyor, nefesi kesil*, nefessiz*, kendinden geçti",
  other:
    "sırtım*, sırt, boyn*, boyun, ayaklarım*, ayağım, ayaklar*, diş*, dişim*, diz*, omuz*, omzum, güneş*, başım*, karnım, midem, kasları*, belim*, bacaklarım, baldır*",
  thing:
    "açlık*, susuzluk*, gülmek*, bardak, telefon*, ekran*, gözlüğ*, fincan, ayna*, erken, kumanda*, musluk*, sıkıntıdan, kuzu, sandalye*, masa*, masanın, koltuk*, koltuğ*, kanepe*, yatak*, yatağ*, tavuk*, tavuğ*, şehr*, şehir*, sabun*, şekl*, şeklinde, salata*, yastık*, yastığ*, lamba*, komodin*, çekmece*, anahtar*, valiz*, bavul*, ayrıl*, veda*, duşa, sos*, pencere*, makine*, kalpten, kalbinde, hindi*, temiz hava, dolap*, teşekkür*, kapı kol*",
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
  wake: "κουνιεται, κινειται, ξυπνα*, ξυπναει, ξυπνησ*, αντιδρ*, απαντα*, αισθησεις, συνερχεται, συνελθει, ξυπνα, ανταποκριν*, σηκωθ*, σηκων*, ορθι*, σταθει, σηκωθει",
  fell: "επεσε, επεσα, γλιστρησ*, πεσει, σωριαστ*, παραπατησ*, σκονταψ*, πτωση",
  who: "αντρας, αντρα, ανδρας, συζυγος, γυναικα, γιος, κορη, παιδι, μαμα, μητερα, μπαμπας, πατερας, γιαγια, παππους, παππου, αυτος, αυτη, φιλος, φιλη, μωρο, αδερφος, αδερφη, αδελφος, αδελφη, συντροφος, πελατης, κοπελα, αγορι, κοριτσι, θειος, θεια, κυριος, κυρια, πεθερ*",
  swallow: "καταπι*, καταπιε, ηπιε, ηπια, εφαγε, κατεπι*",
  small:
    "μπαταρια*, κερμα*, νομισμα, μαγνητ*, χλωριν*, απορρυπαντικ*, καθαριστικ*, βωλο, βελον*, χαπια, χαπι, δηλητηρι*, κουμπι, υγρο πιατων, φαρμακ*",
  cut: "κοψ*, εκοψ*, κοβω, χαραξ*, εσκισ*, κομμενες",
  vein: "φλεβ*, καρπους, καρπο*, αρτηρια*",
  follow:
    "σπάσει την πόρτα, να σπάσει τη πόρτα, παραβιάσει την πόρτα, κλωτσάει την πόρτα, σπάει την πόρτα, προσπαθει να μπει, προσπαθει να ανοιξει, προσπαθουν να μπουν, θελει να μπει με το ζορι, προσπαθει να παραβιασει, παραβιαζει, ακολουθ*, κυνηγ*, παρακολουθ*, καταδιωκ*, απο πισω μου",
  man: "αντρας, ανδρας, καποιος, αγνωστος, τυπος, ξενος, κυριος",
  shut: "κλειδω*, κολλησ*, παγιδευ*, εγκλωβ*, κλειστ*, κλεισμεν*, κλειστηκα*",
  place: "σαουνα*, μπανιο, τουαλετα*, μπαλκονι, υπογειο, χαμαμ, σκαλες, βεραντα, ατμολουτρ*, wc, αποθηκη",
  us: "ειμαστε, ειμαι, μας, με, εμεις, εγω, κολλησαμε, κλειστηκαμε, εγκλωβιστηκαμε, μειναμε, εμεινα, κλειδωθηκαμε, κλειδωθηκα, κολλησα, παιδι, γιος, κορη, αντρας, γυναικα, παγιδευτηκαμε, παγιδευτηκα, εγκλωβιστηκα, κλειδωθηκε, μεινει",
  alone:
    "θέλω να πεθάνω, να αυτοκτονήσω, δεν θέλω να ζω, δεν θέλω να ζήσω, πήρα όλα τα χάπια, πήρε όλα τα χάπια, υπερβολική δόση, πεθαινω, πεθαινει, θα πεθανω, θα λιποθυμησω, σπασμους, εχει σπασμους, επιληψ*, καηκα πολυ, εγκαυμα τριτου, ζεματιστ*, καηκε, τα βλεπω διπλα, εσπασαν τα νερα, σπασανε τα νερα, σπασαν τα νερα, εσπασαν νερα, γενναω, γενναει, συσπασεις, τοκετ*, πονους τοκετου, τραυλιζ*, μιλαει περιεργα, μιλαει παραξενα, μιλαει μπερδεμενα, μπερδεμενα λογια, μελανιασ*, μπλαβ*, μπλε χειλη, αποβολη, κριση ασθματος, ασθματικη κριση, πνιγομαι, πνιγεται, ηλεκτροπληξ*, χτυπησε ρευμα, λιποθυμ*, αναισθητος, αναισθητη, χασει τις αισθησεις, εχασε τις αισθησεις, δεν παιρνει ανασα, δε παιρνει ανασα, κοβεται η ανασα, χωρις αισθησεις",
  other:
    "μεση, πλατη, αυχενας, ποδια, πελματα, δοντι, δοντια, γονατο, γονατα, ωμος, ωμοι, εγκαυμα, κεφαλι, πονοκεφαλο*, κοιλια, στομαχι, μυες, φουσκαλες, γαμπες, σβερκο*, λαιμος",
  thing:
    "πεινας, πεινα, διψας, διψα, γελια, ποτηρι*, τηλεφωνο, κινητο, οθονη, γυαλια, κουπα, καθρεφτ*, νωρις, τηλεχειριστηριο, βρυση, βαρεμαρα, καρεκλα*, τραπεζι*, πολυθρονα*, καναπε*, κρεβατι*, κοτοπουλο*, πολη, πολης, σαπουνι*, σχημα, σαλατα*, μαξιλαρι*, λαμπα*, συρταρι*, συρταριερα*, κλειδι, κλειδια, βαλιτσα*, φευγ*, φυγ*, αποχαιρετ*, ντους, ντουζ, σαλτσα, παραθυρο*, μηχανημα*, απο καρδιας, με ολη μας, γαλοπουλ*, παπια, αθηνας, φρεσκος, φρεσκο, ευχαριστ*",
};

export const EASTERN = { pl, cs, uk, fi, hu, tr, el };
