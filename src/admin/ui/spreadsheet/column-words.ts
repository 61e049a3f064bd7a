/**
 * How owners' own lists name a column, in the languages that guests read, by the kind of field. Names for one
 * field of one section are in its declaration.
 */

import type { FieldKind, Meaning } from "../../../fields/index.ts";

export const COLUMNS_OF_KIND: Readonly<Record<FieldKind, string>> = {
  longText:
    "text, info, information, details, about, notes, comment, Beschreibung, Bemerkung, Anmerkung, Hinweis, beschrijving, omschrijving, descripción, descrizione, descrição, remarque, beskrivelse, beskrivning, kuvaus, opis, uwagi, popis, leírás, megjegyzés, descriere, περιγραφή, σχόλια, açıklama, опис, примітка, описание, وصف, الوصف, ملاحظات, תיאור, הערות, विवरण, 描述, 说明, 简介, 説明, 詳細, 備考, 설명, 비고",
  phone:
    "phone, phone number, telephone, telephone number, tel, tel no, tel nr, Telefon, Telefonnummer, Fon, Rufnummer, Nummer, Mobil, Handy, téléphone, numéro, numéro de téléphone, teléfono, móvil, telefono, numero, telefone, telemóvel, telefoon, telefoonnummer, number, mobile, cell, telefonnr, tlf, puhelin, puhelinnumero, numer telefonu, komórka, telefonní číslo, telefonszám, număr de telefon, τηλέφωνο, telefon numarası, телефон, номер телефону, هاتف, الهاتف, رقم الهاتف, טלפון, מספר טלפון, फ़ोन, दूरभाष, मोबाइल, 电话, 电话号码, 電話, 電話番号, 전화, 전화번호, 연락처",
  email:
    "mail, email address, Mailadresse, E-Mail-Adresse, courriel, adresse mail, correo, correo electrónico, e-postadress, e-post, e-postadresse, sähköposti, adres e-mail, e-mailová adresa, e-mail cím, adresă de email, ηλεκτρονικό ταχυδρομείο, e-posta, електронна пошта, эл почта, البريد الإلكتروني, بريد, דואל, אימייל, ईमेल, 邮箱, 电子邮件, メール, メールアドレス, 이메일",
  url: "web, web page, Webseite, homepage, url, link, site, site web, site internet, sitio web, página web, sito, sito web, website, internet, Webadresse, hjemmeside, hemsida, webbplats, nettside, nettsted, verkkosivu, kotisivu, strona, strona internetowa, www, webová stránka, weboldal, honlap, pagină web, ιστοσελίδα, ιστότοπος, web sitesi, internet sitesi, сайт, вебсайт, веб сайт, موقع, الموقع الإلكتروني, אתר, אתר אינטרנט, वेबसाइट, 网站, 网址, ウェブサイト, ホームページ, サイト, 웹사이트, 홈페이지",
  rating:
    "stars, score, Bewertung, Sterne, note, étoiles, valoración, estrellas, puntuación, valutazione, stelle, avaliação, estrelas, classificação, beoordeling, sterren, bedømmelse, stjerner, betyg, stjärnor, vurdering, arvio, tähdet, ocena, gwiazdki, hodnocení, hvězdičky, értékelés, csillag, evaluare, stele, αξιολόγηση, αστέρια, puan, yıldız, оцінка, рейтинг, зірки, تقييم, التقييم, نجوم, דירוג, כוכבים, रेटिंग, 评分, 星级, 評価, 星, 평점, 별점",
  choice:
    "kind, category, Art, type, Typ, tipo, soort, group, Gruppe, topic, Thema, Kategorie, categorie, catégorie, categoría, categoria, Rubrik, rubrique, kategori, tyyppi, luokka, kategoria, rodzaj, kategorie, druh, kategória, típus, tip, κατηγορία, τύπος, tür, категорія, тип, категория, فئة, الفئة, نوع, النوع, קטגוריה, סוג, श्रेणी, प्रकार, 类别, 分类, 类型, 種類, カテゴリ, カテゴリー, 분류, 종류, 카테고리",
  details: "detail, more, extras, fields, custom fields, Weiteres",
  // Their own names will do.
  text: "",
  time: "",
  moment: "",
  color: "",
  flag: "",
  hours: "",
  photo: "",
  accent: "",
  wifi: "",
};

export const COLUMNS_OF_MEANING: Readonly<Record<Meaning, string>> = {
  address:
    "street, location, Adresse, Anschrift, Straße, Strasse, dirección, calle, indirizzo, via, endereço, morada, rua, adres, straat, adress, gata, gatuadress, gade, gate, vei, osoite, katuosoite, ulica, adresa, ulice, cím, utca, adresă, stradă, διεύθυνση, οδός, sokak, адреса, вулиця, адрес, улица, عنوان, العنوان, כתובת, רחוב, पता, 地址, 住所, 所在地, 주소",
  distance:
    "how far, Entfernung, Distanz, Abstand, distancia, distanza, distância, afstand, km, avstånd, avstand, etäisyys, matka, odległość, vzdálenost, távolság, distanță, απόσταση, uzaklık, mesafe, відстань, расстояние, مسافة, المسافة, מרחק, दूरी, 距离, 距離, 거리",
  duration:
    "how long, time, Dauer, Zeitbedarf, durée, duración, durata, duração, duur, varighed, varighet, längd, kesto, czas trwania, doba trvání, délka, időtartam, durată, διάρκεια, süre, тривалість, длительность, مدة, المدة, משך, अवधि, 时长, 所要時間, 소요시간",
  menu: "menu, menu url, menu link, menu online, online menu, Speisekarte, Karte, carte, menukaart, menú, cardápio, ementa, menukort, meny, ruokalista, karta, jídelní lístek, étlap, meniu, μενού, menü, меню, قائمة الطعام, תפריט, मेनू, 菜单, メニュー, 메뉴",
  name: "title, name, headline, place, restaurant, hotel, company, business, Betrieb, Gasthaus, Gasthof, Lokal, Bezeichnung, Titel, titre, titulo, título, titolo, nom, nombre, nome, naam, navn, namn, benämning, nimi, nazwa, imię, název, jméno, név, megnevezés, denumire, nume, όνομα, ονομασία, τίτλος, ad, adı, isim, başlık, назва, ім'я, название, имя, الاسم, اسم, שם, नाम, 名称, 名字, 店名, 施設名, 名前, 이름, 명칭, 상호, Firma, empresa, etiqueta, établissement",
  note: "tip, our tip, recommendation, advice, insider, Tipp, Empfehlung, Geheimtipp, conseil, consejo, recomendación, consiglio, dica, aanrader, anbefaling, tips, rekommendation, vinkki, suositus, polecamy, wskazówka, doporučení, ajánlás, recomandare, συμβουλή, öneri, порада, совет, نصيحة, המלצה, सुझाव, 推荐, おすすめ, 추천",
  offer:
    "offer, rebate, discount, Rabatt, Nachlass, remise, réduction, descuento, sconto, desconto, korting, rabat, rabatt, alennus, zniżka, sleva, kedvezmény, reducere, έκπτωση, indirim, знижка, скидка, خصم, הנחה, छूट, 折扣, 割引, 할인",
  place:
    "place, where, Ort, Standort, Lage, lieu, emplacement, où, ubicación, lugar, luogo, dove, posizione, local, localização, onde, plaats, locatie, waar, sted, hvor, plats, var, paikka, missä, miejsce, gdzie, lokalizacja, místo, kde, hely, hol, loc, unde, τοποθεσία, πού, yer, konum, nerede, місце, де, место, где, مكان, المكان, الموقع, מיקום, מקום, איפה, स्थान, 位置, 地点, 場所, 위치, 장소",
  price:
    "fee, price, entry, entrance, admission, Eintritt, Preis, prix, entrée, tarif, precio, entrada, prezzo, ingresso, preço, prijs, toegang, pris, inträde, entré, hinta, cena, wstęp, vstupné, ár, belépő, preț, intrare, τιμή, είσοδος, fiyat, ücret, giriş, ціна, вхід, цена, سعر, السعر, מחיר, כניסה, मूल्य, कीमत, 价格, 门票, 料金, 値段, 가격, 요금, 입장료",
  timing:
    "time, times, hours, opening hours, opening, open, schedule, Zeit, Zeiten, Öffnungszeiten, Oeffnungszeiten, Uhrzeit, horaires, heures d'ouverture, horaire, horario, horarios, horas, orari, orario, orari di apertura, horário, horário de funcionamento, openingstijden, tijden, åbningstider, tid, tider, öppettider, åpningstider, aukioloajat, aukiolo, aika, godziny, godziny otwarcia, otevírací doba, čas, hodiny, nyitvatartás, idő, program, orar, ore, ώρες, ωράριο, ώρες λειτουργίας, saatler, çalışma saatleri, saat, години, години роботи, графік, время, часы работы, ساعات العمل, الوقت, أوقات, שעות, שעות פתיחה, זמן, समय, 时间, 营业时间, 時間, 営業時間, 시간, 영업시간, 운영시간",
};
