/**
 * Words of danger that guests' phones do without: what burns, sparks, blue lips, pursuers, fists on doors, sleepers whom
 * nobody wakes, bites, railings. Written as in src/lib/danger/words.ts.
 */
import type { LanguageTag } from "../../lib/messages/languages.ts";

export const MORE_WORDS: Readonly<Record<LanguageTag, string>> = {
  en: `is sparking, socket ~ sparking, sparks from, sparks coming, turned blue, gone blue, went blue, turning blue, going blue, blue in the face,
    following me, followed me, stalking me, stalker, diabetic shock, hypoglyc*, low blood sugar, snake bite, bitten by ~ snake, bitten by ~ dog,
    bleach in ~ eye*, groped*, touched me, sexually harass*, locked in ~ car, locked in the bathroom, on the ledge, over the railing, heatstroke,
    slurring, slurred speech, water broke, waters broke, banging on ~ door, banging at ~ door, pounding on ~ door, hammering on ~ door, kicking ~
    door, can t wake him, can t wake her, can t wake my, can t wake our, cannot wake him, cannot wake her, cannot wake my, jump* out of ~ window,
    bottom of the pool ~ not moving, under water ~ not, caught fire, catches fire, in flames, sockets ~ smok*, put something in my drink, put
    something in her drink, put something in his drink, something in my drink, something in her drink, something in his drink, trying to kill, wants
    to kill, baby ~ coming ~ now, lost consciousness, not waking, forced ~ into my room, barged into, swallowed ~ batter*, out cold, cardiac arrest,
    no pulse, not conscious`,
  de: `spruht funken, funken spruh*, funken aus, funkt und, blau angelaufen, blau im gesicht, lauft blau an, ganz blau, verfolgt mich, mich ~
    verfolgt, unterzucker*, zuckerschock, schlangenbiss, schlange ~ gebissen, hund ~ gebissen, chlor ~ auge*, begrapscht, angefasst, belastigt mich,
    im auto eingesperrt, im bad eingesperrt, uber das gelander, auf dem gelander, hitzschlag, lallt, fruchtblase, hammert gegen ~ tur, hammert an ~
    tur, schlagt gegen ~ tur, trommelt gegen ~ tur, tritt gegen ~ tur, ihn nicht wach, bekomme sie nicht wach, kriege sie nicht wach, krieg sie nicht
    wach, wird nicht wach, lasst sich nicht wecken, steht in flammen, in flammen, brennt lichterloh, feuer gefangen, schmort, verschmort,
    schmorgeruch, aus ~ fenster sturz*, aus ~ fenster spring*, aus ~ fenster ~ spring*, vom balkon spring*, vom balkon sturz*, vom balkon ~ spring*,
    vom dach spring*, springt ~ vom, unter wasser ~ nicht, was ins glas getan, etwas ins glas, ins glas getan, ins getrank getan, in ~ drink getan, in
    ~ drink gemischt, in ~ getrank gemischt, augen verdreht, augen nach hinten, fremder ~ hereingekommen, weckbar, abgestochen`,
  fr: `etincelle*, tout bleu, toute bleue, devenu bleu, devenue bleue, me suit, m a suivi*, hypoglyc*, morsure de serpent, mordu* par ~ serpent,
    mordu* par ~ chien, javel ~ yeux, javel ~ oeil, m a touche, m a tripote*, harcel*, enferme* dans la voiture, enferme dans la salle de bain, par
    dessus la rambarde, sur la rambarde, coup de chaleur, perdu les eaux, poche des eaux, tape sur ~ porte, tambourine ~ porte, coups ~ porte, cogne ~
    porte, pas a le reveiller, pas a la reveiller, ne se reveille pas, se reveille plus, impossible de le reveiller, impossible de la reveiller, en
    feu, en flammes, a pris feu, prend feu, pris feu, saute* par ~ fenetre, se jeter par, se jeter du, me jeter par, jeter par ~ fenetre, jeter du
    balcon, au fond de la piscine ~ bouge, sous l eau ~ ne, mis quelque chose dans ~ verre, mis un truc dans ~ verre, verse quelque chose dans ~
    verre, quelque chose dans ~ verre, ghb, inanime*, yeux revulses, sang ~ gicle, perd ~ sang, perd beaucoup de sang, vide de son sang, effraction, l
    a violee, attouchement*, coups de feu, sauter du balcon, sauter du toit, sauter du pont`,
  es: `ardiendo, arde la, arde el, chispas, chispazo*, puesto azul, esta azul, pone azul, puso azul, puesto morad*, esta morad*, se pone morad*, me
    sigue, me esta siguiendo, me ha seguido, me siguio, me persigue, no se puede levantar, no puede levantarse, hipoglucemi*, mordedura de serpiente,
    mordido ~ serpiente, mordido ~ perro, lejia ~ ojo*, me ha tocado, me toco, me manosea*, acosa*, encerrado en el coche, encerrado en el bano, en la
    barandilla, por la barandilla, golpe de calor, roto aguas, rompi aguas, golpea ~ puerta, golpeando ~ puerta, aporrea* ~ puerta, patadas ~ puerta,
    no consigo despertarl*, no puedo despertarl*, no logro despertarl*, no se despierta, en llamas, prendido fuego, prendio fuego, salen llamas,
    tirarse por ~ ventana, saltar por ~ ventana, en el fondo de la piscina ~ no, bajo el agua ~ no, echado algo en ~ bebida, algo en ~ bebida, algo en
    ~ copa, burundanga, desangra*, asfixi*, atragant*, pierde ~ sangre, pierde mucha sangre, me violo, violaron, violad*, disparos, matarnos`,
  it: `scintille, diventato blu, diventata blu, diventato viola, diventata viola, cianotic*, mi segue, mi ha seguit*, mi sta seguendo, non si alza,
    non riesce ad alzarsi, ipoglicemi*, morso ~ serpente, morso ~ vipera, morso ~ cane, candeggina ~ occhi*, mi ha toccat*, mi tocca, molest*, chiuso
    in macchina, chiuso in bagno, sul cornicione, oltre la ringhiera, sulla ringhiera, colpo di calore, rotte le acque, batte sulla ~ porta, picchia ~
    porta, calci ~ porta, non riesco a svegliarl*, non riusciamo a svegliarl*, in fiamme, va a fuoco, a fuoco, preso fuoco, prende fuoco, buttarsi
    dalla, buttarsi di sotto, buttarsi giu, buttarmi dal, buttarmi dalla, gettarsi dalla, sul fondo della piscina ~ non, sott acqua ~ non, messo
    qualcosa nel, qualcosa nel ~ drink, qualcosa nel ~ bicchiere, droga dello stupro, dissangu*, strozz*, perde ~ sangue, stupr*, violentat*,
    davanzale ~ buttarsi, ammazz*, anneg*, occhi rovesciati, perso conoscenza`,
  pt: `faisca, faiscas, ficou azul, esta azul, ficou roxo, ficou roxa, esta roxo, esta roxa, seguiu me, me seguiu, a seguir me, me seguindo,
    persegue*, nao se consegue levantar, nao consegue levantar se, nao consegue se levantar, hipoglicemi*, mordid* ~ cobra, mordid* ~ cao, mordid* ~
    cachorro, lixivia ~ olho*, apalpou*, me apalp*, assedi*, trancado no carro, trancado na casa de banho, trancado no banheiro, no parapeito, na
    varanda a saltar, insolacao, rebentaram as aguas, bolsa estourou, bater na minha porta, batendo na minha porta, esmurra* ~ porta, pontapes ~
    porta, chutando ~ porta, nao consigo acorda lo, nao consigo acorda la, nao acorda, em chamas, pegou fogo, pegando fogo, a pegar fogo, saltar da
    janela, saltar pela janela, saltar da varanda, pular da janela, pular pela janela, pular da varanda, pular da sacada, no fundo da piscina ~ nao,
    debaixo de agua ~ nao, alguma coisa na ~ bebida, algo na ~ bebida, algo no ~ copo, alguma coisa no ~ copo, boa noite cinderela, engasg*, perde ~
    sangue, perdendo ~ sangue, a perder ~ sangue, violou, violaram, violada, estupr*, tiros, parindo, inconscient*, desacordad*, inanimad*, olhos
    revirados, arromb*, esvair*, esvaindo`,
  nl: `vonken, vonkt, blauw aangelopen, loopt blauw aan, blauw in zijn gezicht, helemaal blauw, volgt mij, volgt me, volgde mij, volgde me,
    achtervolg*, het brandt, gordijn* ~ brandt, tapijt ~ brandt, bed brandt, bank brandt, prullenbak brandt, vuilnisbak brandt, hypo, suikershock,
    slang ~ gebeten, slangenbeet, hond ~ gebeten, bleek ~ ogen, chloor ~ ogen, betast*, aangerand, lastiggevallen, opgesloten in de auto, opgesloten
    in de badkamer, over de reling, op de reling, zonnesteek, hitteberoerte, vliezen gebroken, bonkt op ~ deur, bonst op ~ deur, beukt op ~ deur,
    trapt tegen ~ deur, schopt tegen ~ deur, hem niet wakker, haar niet wakker, staat in de fik, vlam gevat, in lichterlaaie, uit het raam springen,
    uit ~ raam ~ spring*, van het balkon spring*, van ~ balkon ~ spring*, van ~ dak spring*, onder water ~ niet, iets in ~ drankje, iets in ~ glas,
    ghb, gedrogeerd, ogen weggedraaid, buiten westen, vermoord*, buiten bewustzijn, verkracht*, bloedt hevig, blijft bloeden, bloedt ~ dood, staat in
    brand, staan in brand, vloog in brand, in brand gevlogen, is in brand, in brand staat`,
  da: `gnister, gnistrer, blevet bla, bliver bla, helt bla, bla i hovedet, bla i ansigtet, folger efter mig, fulgte efter mig, forfolger mig,
    insulinchok, slangebid, bidt af ~ slange, bidt af ~ hund, klor ~ ojne*, befol*, rorte ved mig, antastet, last inde i bilen, last inde pa
    badevaerels*, pa raekvaerket, over raekvaerket, hedeslag, vandet er gaet, hamrer pa ~ dor, banker pa ~ dor og, sparker pa ~ dor, ikke vaekke ham,
    ikke vaekke hende, i brand, gaet ild i, ild i, star i flammer, i flammer, springe ud ~ vindue*, hoppe ud ~ vindue*, kaste sig ud, under vand*,
    puttet noget i, kommet noget i ~ drink*, noget i ~ drink, noget i ~ drinks, voldtag*, voldtaegt*, livlos*, eltavlen ~ ryger, slar ~ ihjel, kvaelt,
    ruller med ojnene, forblod*, springe ud af ~ vindue*, spist ~ opvasketab*`,
  sv: `gnistrar, gnistor, blivit bla, blir bla, helt bla, bla i ansiktet, foljer efter mig, foljde efter mig, forfoljer mig, insulinchock, ormbett,
    huggormsbett, biten av ~ orm, biten av ~ hund, klor ~ ogon*, tafsa*, antastad, ofreda*, inlast i bilen, inlast i badrummet, pa racket, over
    racket, varmeslag, vattnet har gatt, hamrar pa ~ dorr, bankar pa ~ dorr och, sparkar pa ~ dorr, inte liv i, inte vacka honom, inte vacka henne, i
    brand, fattat eld, fattade eld, tagit eld, borjat brinna, star i lagor, kasta sig ut, slanga sig ut, under vatten*, lagt nagot i ~ drink*, lagt
    nat i ~ drink*, nagot i ~ drink, nat i ~ drink, hallt nagot i, valdta*, livlos*, sla ~ ihjal, forblod*, rullar med ogonen, atit ~ disktablett*,
    atit ~ maskindisk*`,
  nb: `gnister, gnistrer, blitt bla, blir bla, helt bla, bla i ansiktet, folger etter meg, fulgte etter meg, forfolger meg, insulinsjokk, hoggormbitt,
    slangebitt, bitt av ~ orm, bitt av ~ slange, bitt av ~ hund, klor ~ oyne*, beforte, tafset, antastet, innelast i bilen, innelast pa badet, pa
    rekkverket, over rekkverket, heteslag, vannet har gatt, hamrer pa ~ dor*, banker pa ~ dor* ~ og, sparker pa ~ dor*, ikke vekket ham, ikke vekket
    henne, ikke vekke ham, ikke vekke henne, ikke liv i, i brann, tatt fyr, tok fyr, star i flammer, i flammer, begynt a brenne, kaste seg ut, under
    vann*, puttet noe i, putta noe i, noe i ~ drinken, helt noe i, voldta*, livlos*, sla ~ i hjel, slar ~ i hjel, forblo*, ruller med oynene, spist ~
    oppvask*`,
  fi: `matto palaa, verho palaa, verhot palaa, sanky palaa, sohva palaa, roskis palaa, roskakori palaa, huone palaa, tuli irti, kipinoi*, muuttunut
    sinis*, muuttui sinis*, on ihan sininen, meni sinis*, kasvot sinis*, sinertav*, seuraa minua, seurasi minua, vainoaa, insuliinisok*, kaarme ~
    puri, kyy ~ puri, koira ~ puri, kloori* ~ silm*, kouri, kahmi, lukossa autossa, kaiteella, kaiteen yli, lampohalvaus, lapsivesi*, hakkaa ~ ove*,
    takoo ~ ove*, potkii ~ ove*, saa hanta hereille, ei heraa, ilmiliek*, syttyi tuleen, syttynyt tuleen, liekeiss*, hypata ~ ikkunasta, hypata ~
    parvek*, hypata ~ katolta, hyppaa ~ ikkunasta, hyppaa ~ parvek*, hyppaa ~ katolta, heittaytya ~ ikkunasta, heittaytya ~ parvek*, altaan pohjalla ~
    ei, veden alla ~ ei, jotain ~ juomaan*, jotain ~ drinkki*, huumattu, huumasi, raiska*, elottom*, eloton, tyrmaystip*, tappaa meidat, tappaa minut,
    itsemurha*, tajuttom*, silmat nurin, menettaa ~ verta, vuotaa kuiviin`,
  pl: `sie pali, pali sie, iskrzy, iskry, zsinial*, posinial*, zrobil* sie sin*, jest siny, jest sina, szedl za mna, idzie za mna, chodzi za mna,
    sledzi mnie, sledzil mnie, przesladuj*, hipoglikemi*, ukasil* ~ zmij*, zmija ~ ukasil*, pogryzl* ~ pies, pies ~ pogryzl*, wybielacz ~ ocz*,
    wybielacz ~ oko, obmacuj*, obmacywal*, molestuj*, zatrzasn* ~ samochod*, za barierk*, na barierce, przez barierk*, udar cieplny, odeszly ~ wody,
    wali w ~ drzwi, wali do ~ drzwi, dobija sie do ~ drzwi, kopie w ~ drzwi, nie moge go dobudzic, nie moge jej dobudzic, nie moge go obudzic,
    nie moge jej obudzic,
    wlamal*, wlamali, wlazl* ~ okn*, wszedl ~ przez okno, wchodzi ~ przez okno, nie mozemy go obudzic, nie mozemy jej obudzic,
    nie moge go docucic, nie moge jej docucic, nie mozemy go docucic, nie mozemy jej docucic, odebra* sobie zycie, ktos wszedl do ~ pokoju,
    obcy wszedl, rzucic sie z okna, rzucic sie z balkonu, polk* ~ bateri*, wypil* ~ kreta, goni nas, goni mnie, otrul* sie, sie otrul*,
    sie topi, zjadl* ~ do zmywarki, zjadl* ~ bateri*, zjadl* ~ trutk*, zjadl* ~ do prania`,
  cs: `jiskri, jiskry, zmodral*, je modry, je modra, je cely modry, sledoval me, sleduje me, pronasleduj*, hypoglyk*, ustkl*, ustknut*, pokousal* ~ pes,
    pes ~ pokousal*, savo ~ oci, osahava*, obtezuj*, zamcen* v aut*, na zabradli, pres zabradli, za zabradli, upal z horka, uzeh, praskla ~ voda,
    odtekla ~ voda, busi ~ dvere, mlati do ~ dveri, kope do ~ dveri, nemuzu ho probudit, nemuzu ji probudit,
    vlezl* ~ oknem, vlezl* ~ do pokoje, nemuzeme ho probudit, nemuzeme ji probudit, nemuzeme ho probrat, nemuzeme ji probrat,
    nemuzu ho probrat, nemuzu ji probrat, nejde probrat, nejde probudit, nemuzeme ho vzbudit, nemuzeme ji vzbudit, vzit ~ zivot,
    nekdo vlezl, nekdo vnikl, skocit z okna, skocit z balkonu, hodit se z, otravil* se, se otravil*, zkriv* ~ tvar*, tvar* ~ zkriv*,
    koutek ~ ust, dostal* ranu, nekdo se topi, se nekdo topi, dite se topi`,
  hu: `szikraz*, elkekult*, elkekul*, kek az arca, kek a szaja, kovet engem, kovetett engem, kovetett a szob*, kovet egy ferfi, leesett a cukr*, hipoglik*,
    kigyo ~ megmar*, kigyomaras*, megharapott ~ kutya, kutya ~ megharap*, hipo ~ szem*, tapogat*, fogdos*, zaklat*, bezarodott az autoba, bezarodtunk,
    korlaton, hoguta, elfolyt a magzatviz*, veri az ajto*, dorombol ~ ajto*, rugja az ajto*, nem tudom felebreszteni, nem tudjuk felebreszteni,
    bemaszott ~ ablakon, bejott ~ ablakon, bemaszott ~ szob*, nem ebred fel, valaki bejott a szob*, veget vet az elet*, le akar ugrani,
    ki akar ugrani, leveti magat, kiveti magat, megmergez*`,
  ro: `scantei, invinetit*, vanat la fata, albastru la fata, s a albastrit, ma urmareste, m a urmarit, hipoglicemi*, muscat* de ~ sarpe, muscat* de ~
    caine, clor ~ ochi*, inalbitor ~ ochi*, pipai*, hartuies*, hartui*, inchis in masina, incuiat in masina, incuiat in baie, peste balustrada, pe
    balustrada, insolatie, s a rupt apa, bate in usa mea si, cu pumnii ~ usa, izbeste ~ usa, nu pot sa l trezesc, nu pot sa o trezesc, nu l pot trezi,
    nu o pot trezi, in flacari, a luat foc, luat foc, ia foc, sara pe geam, sara pe fereastra, se arunce de, se arunce pe, ma arunc de, ma arunc pe,
    arunce de la, arunca de la, pe fundul piscinei ~ nu, sub apa ~ nu, pus ceva in ~ bautura, pus ceva in ~ pahar, ceva in ~ bautura, ceva in ~ pahar,
    pierdut cunostinta, ochii peste cap, pierde ~ sange, pierde mult sange, inec*, violat*, impusc*, tablou* electric ~ fum, sparga usa, omoare`,
  el: `σπινθηρ*, σπιθες, μελανιασ*, εγινε μπλε, με ακολουθ*, υπογλυκαιμ*, δαγκωσε ~ φιδι, δαγκωσε ~ σκυλος, φιδι ~ δαγκωσε, χλωρινη ~ ματι*, με παρενοχλ*,
    παρενοχλει, με αγγιζε, με χουφτωσε, κλειδωμεν* ~ αυτοκινητο, στο καγκελο, πανω απο τα καγκελα, θερμοπληξια, εσπασαν τα νερα, χτυπαει ~ πορτα μου και,
    βρονταει ~ πορτα, κλωτσαει ~ πορτα, να τον ξυπνησω, να την ξυπνησω,
    μπηκε ~ ξενος, μπηκε ~ αγνωστος, μπηκε καποιος, μπηκε ~ απο το παραθυρο, δεν μπορω να τον ξυπνησω, δεν μπορω να την ξυπνησω,
    δεν μπορουμε να τον ξυπνησουμε, δεν μπορουμε να την ξυπνησουμε, δεν ξυπναει, τελος στη ζωη, να πεσει απο το παραθυρο,
    να πεσει απο το μπαλκονι, δηλητηριαστ*, χτυπησε το ρευμα, χτυπησε ρευμα`,
  tr: `kivilcim*, morardi, morariyor, morarmis, mosmor oldu, beni takip ed*, beni takip et*, peşimde, pesimden gel*, sekeri dustu, yilan soktu,
    yilan isirdi, kopek isirdi, camasir suyu ~ goz*, taciz*, elle taciz, arabada kilitli, korkuluk*, sicak carpmasi, suyu geldi, suyum geldi,
    kapimi yumruk*, kapiyi yumruk*, kapimi tekmel*, kapiyi tekmel*, uyandiramiyor*,
    odamiza biri gir*, odama biri gir*, odaya biri gir*, pencereden biri gir*, pencereden adam gir*, camdan biri gir*,
    makinesi tableti yedi, makinesi tabletini yedi, makinesi tableti yuttu, makinesi tabletini yuttu, makinesi kapsulu yuttu,
    kendini asag* at*, kendini balkondan at*, kendini pencereden at*, kendini camdan at*, deterjan yedi, zehir yedi, sabun yedi, pil yuttu`,
  uk: `іскрить, іскри, посинів, посиніла, посиніли, синіє, ішов за мною, йде за мною, іде за мною, йшов за мною, переслідує мене, стежить за мною,
    гіпоглікемі*, вкусила змія, вкусила гадюка, вкусив собака, покусав собака, хлорка ~ очі, домагаєт*, чіпляєт* до мене, лапа*, зачинен* в машині,
    на перилах, через перила, тепловий удар, відійшли води, гатить ~ двері, грюкає ~ двері, не можу його розбудити, не можу її розбудити,
    заліз ~ вікно, залізли ~ вікно, заліз до нас, залізли до нас, хтось заліз, хтось зайшов у ~ номер, хтось вдерся,
    не можемо його розбудити, не можемо її розбудити, викинутися з, викинутись з, стрибнути з, накласти на себе руки, отруїв*, отруїл*,
    з їв ~ посудомий*, з їла ~ посудомий*, з їв ~ для прання, з їла ~ для прання, з їв ~ батарейк*`,
  ar: `*تحترق*, *يحترق*, *شرار*, *ازرق لونه, *أزرق لونه, *لونه أزرق, *لونه ازرق, *لونها أزرق, *لونها ازرق, *وجهه أزرق, *يلاحقني*, *تبعني*, *يتبعني*,
    *هبوط السكر, *هبوط سكر, *لدغ* ~ *أفعى, *لدغ* ~ *ثعبان, *لدغ* ~ *عقرب, *عض* ~ *كلب, *كلور ~ *عين*, *يتحرش*, *تحرش*, *لمسني*, *ضربة شمس,
    *نزل ~ *ماء الجنين, *يضرب ~ *الباب, *يضرب باب*, *يخبط ~ *الباب, *بيخبط ~ *الباب, *لا أستطيع إيقاظ*, *لا استطيع ايقاظ*,
    *دخل علينا, *دخلوا علينا, *دخل ~ من الشباك, *دخل ~ من النافذة, *يرمي نفسه, *ترمي نفسها, *يرمي حاله, *ترمي حالها, *نقدر نصحي*,
    *قادرين نصحي*, *لا يصحى, *ما يصحى, *ما بيصحى, *مش بيصحى, *مو راضي يصحى, *لا يستيقظ, *إنهاء حيات*, *انهاء حيات*, *سممت نفسها, *سمم نفسه,
    *كهربه, *كهربته, *كهربها, *صعقته, *صعقها`,
  he: `*בוער*, *בוערת, *ניצוצות, *הכחיל*, *עוקב אחרי*, *עקב אחרי*, *נפילת סוכר, *היפוגליקמיה, *הכיש* ~ *נחש, *נחש ~ *הכיש*, *נשך ~ *כלב, *כלב ~ *נשך,
    *אקונומיקה ~ *עין, *אקונומיקה ~ *עיניים, *מטריד*, *הטריד*, *נגע בי, *נגעו בי, *נעול* ברכב, *נעול* באוטו, *על המעקה, *מעל המעקה, *מכת חום, *ירדו המים,
    *דופק לי ~ *דלת, *דופק ~ *דלת ~ *צורח, *דופק ~ *דלת ~ *צועק, *בועט ~ *דלת, *לא מצליח* להעיר,
    *נכנס לנו לחדר, *נכנסו לנו לחדר, *נכנס ~ דרך החלון, *נכנסו ~ דרך החלון, *מצליחים להעיר, *לא מתעורר*, *לזרוק את עצמ*, *לשים קץ,
    *לקפוץ מהחלון, *לקפוץ מהמרפסת, *לקפוץ מהגג, *הרעיל* את עצמ*`,
  hi: `जल रहा, जल रही, जल रहे, चिंगारी*, नीला पड़*, नीले पड़*, नीली पड़*, पीछा कर*, शुगर लो, शुगर गिर*, सांप ने काट*, साँप ने काट*, कुत्ते ने काट*,
    बिच्छू ने काट*, ब्लीच ~ आंख*, छेड़*, गलत तरीके से छू*, गाड़ी में बंद, रेलिंग*, लू लग*, दरवाजा पीट*, दरवाज़ा पीट*, दरवाजे पर लात*, उठ नहीं रह*,
    जाग नहीं रह*, नहीं जाग रह*,
    कोई ~ कमरे में आ गया, कोई ~ कमरे में घुस*, खिड़की से कोई, खिड़की से कूद*, छत से कूद*, बालकनी से कूद*, आंखें नहीं खोल*, आँखें नहीं खोल*,
    जान देना चाह*, जान लेना चाह*`,
  "zh-Hans": `火花, 烧起来, 烧着, 在燃烧, 发紫, 发青, 紫了, 变紫, 跟踪, 尾随, 低血糖, 蛇咬, 狗咬, 蜇*过敏, 漂白*眼, 漂白水*眼睛, 骚扰, 猥亵, 摸我, 锁在车里, 栏杆上, 翻栏杆, 爬*栏杆, 中暑, 羊水破, 砸我的门, 砸门, 踹门, 踹我的门, 叫不醒, 醒不过来,
    从窗*爬进, 从窗户进来, 爬进*房间, 有人*爬进来, 怎么叫都不醒, 摇不醒, 跳下去, 往下跳, 结束自己的生命, 要自尽, 割脉, 躺*不动, 倒*不动`,
  ja: `火花, 燃え移, 顔が真っ青, 唇が紫, 唇が青, 顔色が紫, 後をつけられ, あとをつけられ, までつけられ, つきまとわれ, ストーカー, 低血糖, 蛇に噛, ヘビに噛, マムシ, 犬に噛, 漂白剤*目, 痴漢, 触られ, 車に閉, 手すりの外, 手すりを越え, 手すりに*登, 熱中症,
    破水, ドアを叩いて*怒, ドアを叩いて*叫, ドアを叩いて*わめ, ドアを蹴, 起こしても起き, 目を覚まさ,
    窓から人が, 窓から男, 窓から誰か, 人が*侵入, 命を絶, 身を投げ, 首を吊, 目を覚まさな, 起きてくれな*息, 揺すっても起き, 呼びかけても*反応, 呼んでも*反応`,
  ko: `불이 붙*, 불붙*, 불꽃이 튀*, 스파크*, 파래졌*, 파랗게 질*, 파랗게 변*, 새파래*, 남자* ~ 따라*, 사람* ~ 따라*, 쫓아오*, 쫓아와*, 스토커*, 미행*, 저혈당*, 뱀에 물*, 뱀에게 물*, 개에게 물*, 개한테 물*, 벌에 쏘*,
    락스* ~ 눈*, 성추행*, 추행*, 더듬*, 차에 갇*, 난간* ~ 매달*, 난간* ~ 올라*, 열사병*, 양수가 터*, 문을 두드리고 소리*, 문을 두드리며 소리*, 문을 발로*, 깨워도 안*, 깨워도 일어나지*, 깨어나지 않*,
    창문으로 누가, 창문으로 누군가*, 창문으로 남자*, 창문으로 사람*, 창문으로 모르는*, 목숨을 끊*, 몸을 던지*, 흔들어도 안 *, 불러도 대답*, 깨워도 안 *, 눈을 안 뜨*, 눈을 못 뜨*, 도무지 안 깨*`,
};
