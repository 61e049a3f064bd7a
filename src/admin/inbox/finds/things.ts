/**
 * Things that guests lose, and colors, in the languages of guests: what is called differently is found all the same. In
 * order of LANGUAGES, separated by |. Words are read as the search reads them: longer ones also as the beginning or end
 * of another, shorter ones whole.
 */
import { meaningsIn } from "../../../lib/search/meanings.ts";
import { wordsIn, wordsOf } from "../../../lib/search/words.ts";

export const THINGS: Readonly<Record<string, string>> = {
  umbrella:
    "umbrella brolly|regenschirm schirm|parapluie|paraguas|ombrello ombrellino|guarda-chuva chapéu-de-chuva|paraplu|paraply|paraply|paraply|sateenvarjo|parasol parasolka|deštník|esernyő ernyő|umbrelă umbrela|ομπρέλα|şemsiye|парасолька парасоля|مظلة شمسية|מטריה מטרייה|छाता छतरी|雨伞 伞|傘|우산",
  scarf:
    "scarf shawl|schal halstuch|écharpe foulard|bufanda pañuelo chal|sciarpa foulard|cachecol lenço|sjaal|tørklæde halstørklæde|halsduk sjal scarf|skjerf sjal|huivi kaulaliina|szalik szal chusta apaszka|šála šátek|sál kendő|eșarfă fular|κασκόλ φουλάρι|atkı eşarp fular|шарф хустка|وشاح شال كوفية|צעיף|स्कार्फ दुपट्टा मफलर|围巾 丝巾|マフラー スカーフ ストール|목도리 스카프",
  glasses:
    "glasses spectacles eyeglasses sunglasses|brille brillen|lunettes|gafas lentes anteojos|occhiali|óculos oculos|bril zonnebril leesbril|briller solbriller|glasögon solglasögon|briller solbriller|silmälasit lasit aurinkolasit|okulary|brýle|szemüveg napszemüveg|ochelari|γυαλιά|gözlük gözlüğü|окуляри|نظارة نظارات نظارت|משקפיים משקפי|चश्मा ऐनक|眼镜 墨镜 太阳镜|メガネ 眼鏡 めがね サングラス|안경 선글라스",
  wallet:
    "wallet purse billfold|geldbeutel geldbörse portemonnaie brieftasche portmonee|portefeuille porte-monnaie|cartera billetera monedero|portafoglio portamonete|carteira porta-moedas|portemonnee portefeuille beurs|pung tegnebog|plånbok börs|lommebok|lompakko kukkaro|portfel portmonetka|peněženka|pénztárca tárca|portofel portmoneu|πορτοφόλι|cüzdan|гаманець|محفظة محفظتي|ארנק|बटुआ पर्स|钱包|財布|지갑",
  passport:
    "passport|reisepass pass|passeport|pasaporte|passaporto|passaporte|paspoort|pas|pass|pass|passi|paszport|pas cestovní-pas|útlevél|pașaport|διαβατήριο|pasaport|паспорт|جواز-سفر جواز|דרכון|पासपोर्ट|护照|パスポート|여권",
  idCard:
    "id id-card identity-card license licence|ausweis personalausweis führerschein|carte-d'identité permis|dni carnet documento|carta-d'identità patente|bilhete-de-identidade carta-de-condução|identiteitskaart rijbewijs id-kaart|kørekort id-kort|körkort legitimation|førerkort legitimasjon|henkilökortti ajokortti|dowód prawo-jazdy|občanka občanský řidičák|személyi jogosítvány igazolvány|buletin permis|ταυτότητα δίπλωμα|kimlik ehliyet|посвідчення|بطاقة-هوية هوية رخصة|תעודת-זהות תעודה רישיון|पहचान-पत्र लाइसेंस|身份证 驾照|身分証 身分証明書 免許証|신분증 면허증",
  bankCard:
    "credit-card debit-card bank-card|kreditkarte bankkarte ec-karte|carte-bancaire carte-bleue carte-de-crédit|tarjeta|carta-di-credito bancomat|cartão|bankpas creditcard|betalingskort kreditkort|bankkort kreditkort|bankkort kredittkort|pankkikortti luottokortti|karta-kredytowa karta-bankowa|platební-karta kreditka|bankkártya hitelkártya|card-bancar|πιστωτική κάρτα|kredi-kartı banka-kartı|кредитка картка|بطاقة-ائتمان بطاقة-بنكية|כרטיס-אשראי|क्रेडिट-कार्ड|信用卡 银行卡|クレジットカード|신용카드 카드",
  phone:
    "phone iphone smartphone mobile cellphone|handy telefon smartphone mobiltelefon|téléphone portable|móvil celular teléfono|cellulare telefono telefonino|telemóvel celular telefone|telefoon mobiel gsm|mobiltelefon mobil telefon|mobiltelefon telefon mobil|mobiltelefon telefon mobil|puhelin kännykkä|telefon komórka|telefon mobil|telefon mobil|telefon mobil|κινητό τηλέφωνο|telefon cep-telefonu|телефон смартфон|هاتف جوال موبايل تلفون|טלפון נייד פלאפון|फोन मोबाइल|手机|携帯 スマホ スマートフォン 携帯電話|핸드폰 휴대폰 전화기 스마트폰",
  charger:
    "charger charging-cable power-cable usb-cable cable|ladegerät ladekabel netzteil kabel|chargeur câble|cargador cable|caricabatterie caricatore cavo|carregador cabo|oplader kabel|oplader ladekabel|laddare kabel|lader ladekabel kabel|laturi johto|ładowarka kabel|nabíječka kabel|töltő kábel|încărcător cablu|φορτιστής καλώδιο|şarj kablo|зарядка зарядний кабель|شاحن كابل|מטען כבל|चार्जर केबल|充电器 充电线 数据线|充電器 ケーブル|충전기 케이블",
  adapter:
    "adapter adaptor plug|adapter stecker|adaptateur|adaptador enchufe|adattatore|adaptador|adapter stekker|adapter stik|adapter|adapter|adapteri sovitin|adapter przejściówka|adaptér|adapter|adaptor|αντάπτορας|adaptör|адаптер перехідник|محول|מתאם|एडाप्टर|转换插头 转换器 适配器|変換プラグ アダプター|어댑터",
  powerBank:
    "powerbank power-bank|powerbank akkupack|batterie-externe powerbank|batería-externa powerbank|powerbank|powerbank bateria-externa|powerbank|powerbank|powerbank|powerbank nødlader|varavirtalähde virtapankki|powerbank|powerbanka|powerbank|baterie-externă|powerbank|powerbank taşınabilir-şarj|павербанк|باور-بنك بطارية-متنقلة|סוללה-ניידת|पावर-बैंक|充电宝|モバイルバッテリー|보조배터리",
  headphones:
    "headphones earphones earbuds headset airpods|kopfhörer ohrhörer airpods headset|écouteurs casque airpods|auriculares cascos audífonos airpods|cuffie auricolari airpods|auscultadores fones auriculares airpods|koptelefoon oordopjes oortjes airpods|høretelefoner hovedtelefoner airpods|hörlurar airpods|hodetelefoner øretelefoner ørepropper airpods|kuulokkeet nappikuulokkeet airpodsit|słuchawki airpodsy|sluchátka airpods|fülhallgató fejhallgató airpods|căști airpods|ακουστικά airpods|kulaklık airpods|навушники airpods|سماعات سماعة|אוזניות|हेडफोन ईयरफोन|耳机|イヤホン ヘッドホン イヤフォン|이어폰 헤드폰 에어팟",
  laptop:
    "laptop notebook macbook computer|laptop notebook rechner macbook|ordinateur macbook|portátil ordenador macbook|portatile computer macbook|portátil computador macbook|laptop macbook computer|bærbar computer macbook|dator laptop macbook|datamaskin laptop macbook|tietokone läppäri kannettava|laptop komputer|notebook počítač laptop|laptop számítógép|laptop calculator|υπολογιστής λάπτοπ|bilgisayar dizüstü|ноутбук комп'ютер|حاسوب لابتوب كمبيوتر|מחשב לפטופ|लैपटॉप|笔记本电脑 电脑|パソコン ノートパソコン|노트북",
  tablet:
    "tablet ipad kindle e-reader ebook|tablet ipad kindle|tablette ipad liseuse kindle|tableta ipad kindle|tablet ipad kindle|tablet ipad kindle|tablet ipad e-reader kindle|tablet ipad kindle|surfplatta läsplatta ipad kindle|nettbrett lesebrett ipad kindle|tabletti ipad lukulaite|tablet ipad czytnik kindle|tablet ipad čtečka kindle|táblagép tablet ipad kindle|tabletă ipad kindle|τάμπλετ ipad|tablet ipad|планшет айпад|تابلت آيباد ايباد|טאבלט אייפד|टैबलेट आईपैड|平板 平板电脑|タブレット アイパッド|태블릿 아이패드",
  camera:
    "camera gopro|kamera fotoapparat gopro|caméra appareil-photo gopro|cámara gopro|fotocamera macchina-fotografica telecamera gopro|câmara câmera gopro|camera fototoestel gopro|kamera gopro|kamera gopro|kamera gopro|kamera|aparat-fotograficzny aparat kamera|fotoaparát foťák kamera|fényképezőgép kamera|cameră-foto aparat-foto|κάμερα φωτογραφική-μηχανή|kamera fotoğraf-makinesi|фотоапарат камера|كاميرا|מצלמה|कैमरा|相机 照相机|カメラ|카메라",
  watch:
    "watch wristwatch smartwatch|uhr armbanduhr smartwatch|montre|reloj|orologio|relógio|horloge polshorloge|ur armbåndsur|klocka armbandsur|klokke armbåndsur|kello rannekello|zegarek|hodinky|óra karóra|ceas|ρολόι|saat kol-saati|годинник|ساعة ساعتي|שעון|घड़ी|手表|腕時計 時計|시계 손목시계",
  ring: "ring wedding-ring|ring ehering|bague alliance anneau|anillo alianza sortija|anello fede|anel aliança|ring trouwring|ring vielsesring|ring vigselring förlovningsring|ring giftering|sormus vihkisormus|pierścionek obrączka|prsten prstýnek|gyűrű jegygyűrű|inel verighetă|δαχτυλίδι βέρα|yüzük alyans|каблучка перстень обручка|خاتم|טבעת|अंगूठी|戒指|指輪|반지",
  necklace:
    "necklace pendant|kette halskette anhänger|collier pendentif|collar colgante cadena|collana ciondolo|colar pingente|ketting hanger|halskæde|halsband|halskjede smykke|kaulakoru riipus|naszyjnik łańcuszek|náhrdelník řetízek|nyaklánc|colier lănțișor|κολιέ|kolye|намисто ланцюжок|قلادة عقد سلسلة|שרשרת תליון|हार नेकलेस|项链|ネックレス|목걸이",
  bracelet:
    "bracelet bangle|armband armreif armkette|bracelet|pulsera brazalete|braccialetto bracciale|pulseira bracelete|armband|armbånd|armband|armbånd|rannekoru|bransoletka|náramek|karkötő|brățară|βραχιόλι|bileklik bilezik|браслет|سوار إسورة|צמיד|कंगन ब्रेसलेट चूड़ी|手镯 手链|ブレスレット|팔찌",
  earring:
    "earring earrings|ohrring ohrringe ohrstecker|boucle-d'oreille boucles-d'oreilles|pendiente pendientes aretes|orecchino orecchini|brinco brincos|oorbel oorbellen oorring|ørering øreringe|örhänge örhängen|øredobb øredobber ørering|korvakoru korvakorut|kolczyk kolczyki|náušnice|fülbevaló|cercel cercei|σκουλαρίκι σκουλαρίκια|küpe|сережка сережки|قرط أقراط حلق|עגיל עגילים|बाली झुमका|耳环 耳钉|イヤリング ピアス|귀걸이",
  key: "key keys car-key|schlüssel autoschlüssel|clé clés clef|llave llaves|chiave chiavi|chave chaves|sleutel sleutels|nøgle nøgler bilnøgle|nyckel nycklar bilnyckel|nøkkel nøkler bilnøkkel|avain avaimet autonavain|klucz klucze kluczyk kluczyki|klíč klíče klíčky|kulcs|cheie chei|κλειδί κλειδιά|anahtar|ключ ключі|مفتاح مفاتيح|מפתח מפתחות|चाबी|钥匙|鍵 カギ|열쇠 키",
  jacket:
    "jacket coat anorak blazer|jacke mantel anorak sakko|veste manteau blouson|chaqueta abrigo cazadora|giacca cappotto giubbotto|casaco jaqueta sobretudo|jas mantel colbert|jakke frakke|jacka kappa rock|jakke kåpe frakk|takki|kurtka płaszcz marynarka|bunda kabát sako|kabát dzseki zakó|geacă haină palton sacou|μπουφάν παλτό σακάκι|ceket palto montu|куртка пальто піджак|سترة معطف جاكيت|מעיל ז'קט|जैकेट कोट|外套 夹克 大衣|ジャケット コート 上着 ジャンパー|재킷 자켓 코트 외투",
  sweater:
    "sweater jumper pullover hoodie cardigan fleece|pullover pulli strickjacke hoodie|pull gilet sweat|jersey suéter sudadera|maglione felpa|camisola suéter|trui|trøje sweater hættetrøje|tröja kofta|genser hettegenser|villapaita neule huppari|sweter bluza|svetr mikina|pulóver kardigán|pulover hanorac|πουλόβερ ζακέτα|kazak hırka süveter|светр кофта|كنزة بلوفر سويتر|סוודר קפוצ'ון|स्वेटर|毛衣 卫衣|セーター カーディガン パーカー|스웨터 가디건 후드",
  shirt:
    "shirt t-shirt tshirt blouse polo|hemd bluse t-shirt|chemise t-shirt chemisier|camisa camiseta blusa|camicia maglietta|camisa t-shirt blusa|overhemd t-shirt shirt blouse|skjorte t-shirt bluse|skjorta t-shirt blus|skjorte t-skjorte bluse|paita t-paita pusero|koszula koszulka bluzka|košile tričko|ing póló blúz|cămașă tricou bluză|πουκάμισο μπλούζα|gömlek tişört bluz|сорочка футболка блузка|قميص بلوزة|חולצה|कमीज़ शर्ट टी-शर्ट|衬衫 t恤|シャツ ブラウス|셔츠 티셔츠",
  trousers:
    "trousers pants jeans shorts leggings|hose jeans shorts|pantalon jean short|pantalón pantalones vaqueros|pantaloni jeans pantaloncini|calças calção jeans|broek spijkerbroek|bukser shorts|byxor jeans shorts|bukse bukser|housut farkut shortsit|spodnie dżinsy szorty|kalhoty džíny kraťasy|nadrág farmer|pantaloni blugi|παντελόνι τζιν|pantolon kot-pantolon|штани джинси шорти|بنطال بنطلون سروال|מכנסיים מכנסי ג'ינס|पतलून पैंट जींस|裤子 牛仔裤|ズボン ジーンズ パンツ|바지 청바지",
  dress:
    "dress skirt gown|kleid rock|robe jupe|vestido falda|vestito gonna abito|vestido saia|jurk rok|kjole nederdel|klänning kjol|kjole skjørt|mekko hame|sukienka spódnica|šaty sukně|ruha szoknya|rochie fustă|φόρεμα φούστα|elbise etek|сукня спідниця|فستان تنورة|שמלה חצאית|पोशाक ड्रेस स्कर्ट|连衣裙 裙子|ドレス ワンピース スカート|원피스 치마 드레스",
  swimwear:
    "swimsuit bikini swimwear trunks bathing-suit|badeanzug badehose bikini|maillot-de-bain bikini|bañador bikini|costume-da-bagno bikini|fato-de-banho maiô bikini|badpak zwembroek bikini|badedragt badetøj bikini|baddräkt badbyxor bikini|badedrakt badetøy bikini|uimapuku uimahousut bikinit|kostium-kąpielowy kąpielówki bikini|plavky bikiny|fürdőruha bikini|costum-de-baie bikini|μαγιό|mayo bikini|купальник плавки|مايوه ملابس-سباحة|בגד-ים ביקיני|स्विमसूट|泳衣 泳裤|水着 ビキニ|수영복 비키니",
  underwear:
    "underwear bra socks sock pyjamas pajamas|unterwäsche bh socken strümpfe schlafanzug pyjama|sous-vêtement chaussettes pyjama|ropa-interior calcetines pijama|biancheria calzini pigiama|roupa-interior meias pijama|ondergoed sokken pyjama|undertøj strømper pyjamas|underkläder strumpor pyjamas|undertøy sokker pysjamas|alusvaatteet sukat pyjama|bielizna skarpetki piżama|spodní-prádlo ponožky pyžamo|fehérnemű zokni pizsama|lenjerie șosete pijama|εσώρουχα κάλτσες πιτζάμες|çorap pijama iç-çamaşırı|білизна шкарпетки піжама|ملابس-داخلية جوارب بيجامة|תחתונים גרביים פיג'מה|मोज़े पजामा|内衣 袜子 睡衣|下着 靴下 パジャマ|속옷 양말 잠옷",
  shoes:
    "shoe shoes sneakers boots sandals slippers trainers|schuh schuhe stiefel sandalen turnschuhe hausschuhe|chaussure chaussures baskets bottes sandales|zapato zapatos zapatillas botas sandalias|scarpa scarpe stivali sandali ciabatte|sapato sapatos ténis botas sandálias|schoen schoenen laarzen sandalen|sko støvler sandaler|skor stövlar sandaler tofflor|sko støvler sandaler joggesko|kenkä kengät saappaat sandaalit|buty kozaki sandały kapcie|boty bota sandály pantofle|cipő csizma szandál|pantofi ghete sandale|παπούτσι παπούτσια μπότες σανδάλια|ayakkabı bot sandalet|взуття черевики кросівки чоботи|حذاء أحذية صندل|נעל נעליים מגפיים סנדלים|जूते जूता सैंडल|鞋 鞋子|靴 くつ スニーカー サンダル ブーツ|신발 구두 운동화 샌들",
  hat: "hat cap beanie|hut mütze kappe|chapeau bonnet casquette|sombrero gorra gorro|cappello berretto|chapéu boné gorro|hoed pet muts|hat kasket hue|hatt mössa keps|hatt lue caps|hattu lippis pipo|kapelusz czapka|klobouk čepice kšiltovka|kalap sapka|pălărie căciulă șapcă|καπέλο σκούφος|şapka bere|капелюх шапка кепка|قبعة طاقية|כובע|टोपी|帽子|帽子 キャップ|모자",
  gloves:
    "glove gloves mittens|handschuh handschuhe|gant gants|guante guantes|guanto guanti|luva luvas|handschoen handschoenen|handske handsker vanter|handske handskar vantar|hanske hansker votter|käsine käsineet hanskat|rękawiczka rękawiczki|rukavice|kesztyű|mănușă mănuși|γάντι γάντια|eldiven|рукавичка рукавички рукавиці|قفاز قفازات|כפפה כפפות|दस्ताने|手套|手袋|장갑",
  belt: "belt|gürtel|ceinture|cinturón|cintura|cinto|riem ceintuur|bælte|bälte skärp|belte|vyö|pasek|pásek opasek|öv|curea|ζώνη|kemer|ремінь пасок|حزام|חגורה|बेल्ट|皮带 腰带|ベルト|벨트 허리띠",
  tie: "tie necktie|krawatte|cravate|corbata|cravatta|gravata|stropdas|slips|slips|slips|solmio kravatti|krawat|kravata|nyakkendő|cravată|γραβάτα|kravat|краватка|ربطة-عنق|עניבה|टाई|领带|ネクタイ|넥타이",
  bag: "bag bags handbag tote|tasche handtasche beutel|sac sacs|bolso bolsa|borsa borsetta|saco bolsa mala-de-mão|tas handtas|taske håndtaske|väska handväska|veske håndveske|laukku käsilaukku|torba torebka|taška kabelka|táska kézitáska|geantă poșetă|τσάντα|çanta|сумка|حقيبة شنطة|תיק|थैला बैग|包 手提包|バッグ かばん 鞄|가방 핸드백",
  backpack:
    "backpack rucksack|rucksack|sac-à-dos|mochila|zaino|mochila|rugzak|rygsæk|ryggsäck|ryggsekk sekk|reppu|plecak|batoh|hátizsák|rucsac|σακίδιο|sırt-çantası|рюкзак|حقيبة-ظهر|תרמיל תיק-גב|पिट्ठू-बैग|背包 双肩包|リュック リュックサック|배낭 백팩",
  suitcase:
    "suitcase luggage trolley baggage|koffer trolley gepäck|valise bagage|maleta equipaje|valigia bagaglio trolley|mala bagagem|koffer bagage|kuffert bagage|resväska väska bagage|koffert bagasje|matkalaukku|walizka bagaż|kufr zavazadlo|bőrönd poggyász|valiză bagaj|βαλίτσα|bavul valiz|валіза багаж|حقيبة-سفر أمتعة|מזוודה|सूटकेस|行李箱 行李|スーツケース|여행가방 캐리어",
  toy: "toy teddy doll plush stuffed-animal|spielzeug teddy puppe kuscheltier plüschtier stofftier|jouet doudou peluche poupée|juguete peluche muñeca|giocattolo peluche bambola|brinquedo peluche boneca|speelgoed knuffel pop|legetøj bamse dukke|leksak nalle docka gosedjur|leke bamse dukke kosedyr|lelu nalle nukke pehmolelu|zabawka maskotka pluszak lalka|hračka plyšák panenka|játék plüss baba|jucărie păpușă|παιχνίδι κούκλα αρκουδάκι|oyuncak bebek peluş|іграшка лялька ведмедик|لعبة دمية دبدوب|צעצוע בובה דובי|खिलौना गुड़िया|玩具 娃娃 毛绒|おもちゃ ぬいぐるみ 人形|장난감 인형",
  book: "book notebook diary novel|buch notizbuch tagebuch roman|livre carnet|libro cuaderno|libro quaderno|livro caderno|boek notitieboek|bog notesbog|bok anteckningsbok|bok notatbok|kirja muistikirja|książka zeszyt|kniha sešit|könyv füzet|cartea carnet|βιβλίο τετράδιο|kitap defter|книга книжка зошит|كتاب دفتر|ספר מחברת|किताब पुस्तक|书 笔记本|本 ノート|책 공책",
  medicine:
    "medicine medication pills tablets inhaler insulin|medikament medikamente tabletten medizin arznei inhalator insulin|médicament médicaments comprimés insuline|medicina medicamento pastillas insulina|medicina medicinali pastiglie insulina|medicamento remédio comprimidos insulina|medicijn medicijnen pillen insuline|medicin piller insulin|medicin tabletter insulin|medisin piller insulin|lääke lääkkeet insuliini|lek leki tabletki insulina|lék léky prášky inzulin|gyógyszer inzulin|medicament medicamente pastile insulină|φάρμακο φάρμακα χάπια ινσουλίνη|ilaç hap insülin|ліки таблетки інсулін|دواء أدوية حبوب|תרופה תרופות כדורים|दवा दवाई|药 药品|薬 くすり|약 약품",
  cosmetics:
    "toiletry toiletries makeup make-up cosmetic cosmetics perfume|kulturbeutel kosmetik parfüm schminke waschbeutel|trousse-de-toilette maquillage parfum|neceser maquillaje perfume|beauty-case trucco profumo|necessaire maquilhagem perfume|toilettas make-up parfum|toilettaske makeup parfume|necessär smink parfym|toalettmappe sminke parfyme|meikki toilettilaukku hajuvesi|kosmetyczka kosmetyki perfumy|kosmetika toaletní-taška parfém|neszesszer kozmetikum parfüm|cosmetice parfum|καλλυντικά άρωμα νεσεσέρ|makyaj parfüm kozmetik|косметика косметичка парфуми|مكياج عطر مستحضرات|איפור בושם כלי-רחצה|मेकअप इत्र|化妆品 化妆包 香水|化粧品 化粧ポーチ 香水|화장품 파우치 향수",
  razor:
    "razor shaver toothbrush hairbrush comb|rasierer rasierapparat zahnbürste haarbürste kamm|rasoir brosse|afeitadora maquinilla cepillo|rasoio spazzolino spazzola|barbeador máquina-de-barbear escova|scheerapparaat tandenborstel borstel|barbermaskine tandbørste|rakapparat tandborste|barbermaskin tannbørste|parranajokone hammasharja|golarka szczoteczka szczotka|holicí-strojek kartáček|borotva fogkefe|aparat-de-ras periuță|ξυριστική οδοντόβουρτσα|tıraş-makinesi diş-fırçası|бритва щітка|ماكينة-حلاقة فرشاة|מכונת-גילוח מברשת|रेज़र टूथब्रश|剃须刀 牙刷|シェーバー 髭剃り 歯ブラシ|면도기 칫솔",
  bottle:
    "bottle flask thermos|flasche trinkflasche thermoskanne|bouteille gourde thermos|botella termo|bottiglia borraccia thermos|garrafa termo|fles drinkfles thermosfles|flaske drikkedunk termokande|flaska termos|flaske termos|pullo juomapullo termospullo|butelka bidon termos|láhev lahev termoska|palack kulacs termosz|sticlă termos|μπουκάλι παγούρι θερμός|şişe matara termos|пляшка термос|قارورة زجاجة ترمس|בקבוק תרמוס|बोतल थर्मस|瓶子 水壶 水杯|水筒 ボトル|물병 텀블러 보온병",
  hearingAid:
    "hearing-aid hearing-aids|hörgerät hörgeräte|appareil-auditif|audífono-médico|apparecchio-acustico|aparelho-auditivo|hoorapparaat gehoorapparaat|høreapparat|hörapparat|høreapparat|kuulolaite|aparat-słuchowy|naslouchátko|hallókészülék|aparat-auditiv|ακουστικό-βαρηκοΐας|işitme-cihazı|слуховий-апарат|سماعة-طبية|מכשיר-שמיעה|श्रवण-यंत्र|助听器|補聴器|보청기",
  stick:
    "walking-stick cane crutch crutches|gehstock krücke krücken wanderstöcke|canne béquille|bastón muleta|bastone stampella|bengala muleta|wandelstok kruk krukken|stok krykke spadserestok|käpp krycka kryckor|stokk krykke krykker|kävelykeppi kainalosauvat|laska kula-ortopedyczna|hůl berle|bot-sétabot mankó|baston cârjă|μπαστούνι πατερίτσα|baston koltuk-değneği|палиця милиці|عصا عكاز|מקל-הליכה קביים|छड़ी बैसाखी|拐杖|杖 松葉杖|지팡이 목발",
  stroller:
    "stroller pram buggy pushchair|kinderwagen buggy|poussette|cochecito carrito-de-bebé|passeggino carrozzina|carrinho-de-bebé|kinderwagen buggy|barnevogn klapvogn|barnvagn sulky|barnevogn trille|lastenvaunut rattaat|wózek|kočárek|babakocsi|cărucior|καρότσι|bebek-arabası puset|візочок коляска|عربة-أطفال|עגלה עגלת-תינוק|बच्चा-गाड़ी|婴儿车|ベビーカー|유모차",
  pillow:
    "pillow cushion blanket|kissen kopfkissen decke|oreiller coussin couverture|almohada cojín manta|cuscino coperta|almofada travesseiro manta|kussen deken|pude hovedpude tæppe|kudde filt|pute teppe|tyyny peitto|poduszka koc|polštář deka|párna takaró|pernă pătură|μαξιλάρι κουβέρτα|yastık battaniye|подушка ковдра|وسادة مخدة بطانية|כרית שמיכה|तकिया कंबल|枕头 毯子|枕 毛布 クッション|베개 담요",
  towel:
    "towel|handtuch badetuch|serviette-de-plage serviette-de-bain|toalla|asciugamano telo|toalha|handdoek|håndklæde|handduk|håndkle|pyyhe|ręcznik|ručník osuška|törölköző|prosop|πετσέτα|havlu|рушник|منشفة فوطة|מגבת|तौलिया|毛巾|タオル|수건",
  money:
    "cash banknotes banknote envelope-with-money|bargeld geldschein|espèces billets-de-banque|dinero efectivo|contanti soldi denaro|dinheiro|contant-geld geld|kontanter penge|kontanter pengar|kontanter penger|käteinen rahaa|gotówka pieniądze|hotovost peníze|készpénz pénz|numerar bani|μετρητά χρήματα λεφτά|nakit|готівка гроші|نقود مال|כסף מזומן|नकद पैसे|现金|現金|현금 돈",
  ticket:
    "ticket tickets boarding-pass ski-pass|ticket fahrkarte eintrittskarte skipass bordkarte|billet-de-train forfait-de-ski carte-d'embarquement|entrada-billete forfait tarjeta-de-embarque|biglietto skipass carta-d'imbarco|bilhete cartão-de-embarque|ticket kaartje instapkaart skipas|billet skipas boardingkort|biljett liftkort boardingkort|billett heiskort boardingkort|lippu hissilippu tarkastuskortti|bilet karnet karta-pokładowa|jízdenka vstupenka skipas|jegy síbérlet beszállókártya|bilet skipass|εισιτήριο|bilet biniş-kartı|квиток скіпас|تذكرة|כרטיס-טיסה כרטיס-רכבת|टिकट|车票 登机牌 门票|切符 チケット 搭乗券|티켓 탑승권",
  ski: "ski skis snowboard helmet|ski skier snowboard helm skihelm|ski snowboard casque-de-ski|esquís snowboard casco|sci snowboard casco|esqui snowboard capacete|ski snowboard helm|ski snowboard hjelm|skidor snowboard hjälm|ski snowboard hjelm|sukset lumilauta kypärä|narty snowboard kask|lyže snowboard helma|síléc snowboard bukósisak|schiuri snowboard cască-de-schi|σκι κράνος|kayak snowboard kask|лижі сноуборд шолом|زلاجات خوذة|מגלשיים קסדה|स्की हेलमेट|滑雪板 头盔|スキー スノーボード ヘルメット|스키 스노보드 헬멧",
};

export const COLORS: Readonly<Record<string, string>> = {
  black:
    "black|schwarz|noir noire|negro negra|nero nera|preto preta|zwart|sort sorte|svart|svart sort|musta|czarny czarna czarne|černý černá černé|fekete|negru neagră|μαύρο μαύρη μαύρος|siyah kara|чорний чорна чорне|أسود سوداء|שחור שחורה|काला काली|黑色 黑|黒 黒い ブラック|검은 검정 검은색",
  white:
    "white|weiß weiss|blanc blanche|blanco blanca|bianco bianca|branco branca|wit witte|hvid hvide|vit vita|hvit hvite|valkoinen|biały biała białe|bílý bílá bílé|fehér|alb albă|άσπρο άσπρη λευκό λευκή|beyaz|білий біла біле|أبيض بيضاء|לבן לבנה|सफेद|白色 白|白 白い ホワイト|흰 하얀 흰색 하얀색",
  grey: "grey gray|grau|gris grise|gris|grigio grigia|cinzento cinza|grijs grijze|grå|grå|grå|harmaa|szary szara szare|šedý šedá šedé|szürke|gri|γκρι γκρίζο|gri|сірий сіра сіре|رمادي رمادية|אפור אפורה|स्लेटी धूसर|灰色 灰|灰色 グレー|회색",
  red: "red|rot rote rotes roter|rouge|rojo roja|rosso rossa|vermelho vermelha|rood rode|rød røde|röd röda|rød røde|punainen|czerwony czerwona czerwone|červený červená červené|piros vörös|roșu roșie|κόκκινο κόκκινη|kırmızı|червоний червона червоне|أحمر حمراء|אדום אדומה|लाल|红色 红|赤 赤い レッド|빨간 빨강 빨간색",
  blue: "blue navy|blau dunkelblau|bleu bleue|azul|blu azzurro azzurra|azul|blauw blauwe|blå|blå|blå|sininen|niebieski granatowy niebieska|modrý modrá modré|kék|albastru albastră|μπλε γαλάζιο|mavi lacivert|синій синя блакитний|أزرق زرقاء|כחול כחולה|नीला नीली|蓝色 蓝|青 青い ブルー 紺|파란 파랑 파란색 남색",
  green:
    "green|grün|vert verte|verde|verde|verde|groen groene|grøn grønne|grön gröna|grønn grønne|vihreä|zielony zielona zielone|zelený zelená zelené|zöld|verde|πράσινο πράσινη|yeşil|зелений зелена зелене|أخضر خضراء|ירוק ירוקה|हरा हरी|绿色 绿|緑 グリーン|초록 녹색 초록색",
  yellow:
    "yellow|gelb|jaune|amarillo amarilla|giallo gialla|amarelo amarela|geel gele|gul gule|gul gula|gul gule|keltainen|żółty żółta żółte|žlutý žlutá žluté|sárga|galben galbenă|κίτρινο κίτρινη|sarı|жовтий жовта жовте|أصفر صفراء|צהוב צהובה|पीला पीली|黄色 黄|黄色 イエロー|노란 노랑 노란색",
  brown:
    "brown|braun|marron brun brune|marrón|marrone|castanho castanha marrom|bruin bruine|brun brune|brun bruna|brun brune|ruskea|brązowy brązowa brązowe|hnědý hnědá hnědé|barna|maro|καφέ|kahverengi|коричневий коричнева|بني بنية|חום חומה|भूरा भूरी|棕色 褐色|茶色 ブラウン|갈색",
  pink: "pink rose|rosa pink|rose|rosa|rosa|rosa cor-de-rosa|roze|lyserød pink|rosa|rosa|pinkki vaaleanpunainen|różowy różowa różowe|růžový růžová růžové|rózsaszín|roz|ροζ|pembe|рожевий рожева|وردي زهري|ורוד ורודה|गुलाबी|粉色 粉红|ピンク|분홍 핑크 분홍색",
  purple:
    "purple violet|lila violett|violet violette|morado morada violeta|viola|roxo roxa|paars paarse|lilla|lila|lilla|violetti liila|fioletowy fioletowa|fialový fialová|lila|mov violet|μωβ μοβ|mor|фіолетовий фіолетова|بنفسجي|סגול סגולה|बैंगनी|紫色 紫|紫 パープル|보라 보라색",
  orange:
    "orange|orange|orange|naranja|arancione|laranja|oranje|orange|orange|oransje|oranssi|pomarańczowy pomarańczowa|oranžový oranžová|narancssárga|portocaliu portocalie|πορτοκαλί|turuncu|помаранчевий оранжевий|برتقالي برتقالية|כתום כתומה|नारंगी|橙色|オレンジ|주황 주황색",
  gold: "gold golden|gold golden goldene|doré dorée|dorado dorada|dorato dorata|dourado dourada|goud gouden|guld|guld|gull|kulta kultainen|złoty złota złote|zlatý zlatá zlaté|arany|auriu aurie|χρυσό χρυσή|altın|золотий золота|ذهبي ذهبية|זהב זהוב|सुनहरा|金色|金色 ゴールド|금색",
  silver:
    "silver|silber silbern silberne|argenté argentée|plateado plateada|argentato argento|prateado prateada|zilver zilveren|sølv|silver|sølv|hopea hopeinen|srebrny srebrna srebrne|stříbrný stříbrná|ezüst|argintiu argintie|ασημί ασημένιο|gümüş|срібний срібна|فضي فضية|כסף כסוף|चांदी|银色|銀色 シルバー|은색",
  beige:
    "beige cream|beige creme|beige crème|beige crema|beige crema|bege|beige crème|beige creme|beige|beige|beige|beżowy beżowa|béžový béžová|bézs drapp|bej crem|μπεζ|bej|бежевий бежева|بيج|בז'|बेज|米色|ベージュ|베이지",
};

/** "credit card" is one word in the list. */
const LONGEST_PHRASE = 3;
/** Shorter stems begin too many other words. */
const INFLECTED = 6;

function wordsAndPhrases(text: string): string[] {
  const words = wordsOf(text);
  const phrases = words.flatMap((_, at) =>
    Array.from({ length: LONGEST_PHRASE - 1 }, (_more, more) => words.slice(at, at + more + 2).join("")),
  );
  return [...wordsIn(text), ...phrases];
}

/** Many languages inflect the last letter: "Чорну парасольку". */
function withStems(words: readonly string[]): string[] {
  return [...words, ...words.flatMap((word) => (word.length >= INFLECTED ? word.slice(0, -1) : []))];
}

/** @returns which of them a text names */
function namedIn(list: Readonly<Record<string, string>>): (text: string | null) => ReadonlySet<number> {
  const synonyms = Object.values(list).map((line) => withStems(wordsOf(line)).join(" "));
  const { inText } = meaningsIn([{ synonyms, stopWords: "" }]);
  return (text) => new Set(wordsAndPhrases(text ?? "").flatMap((word) => [...inText(word).keys()]));
}

export const thingsIn = namedIn(THINGS);
export const colorsIn = namedIn(COLORS);
