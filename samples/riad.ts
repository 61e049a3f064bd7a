/** A house in Arabic: what is read from right to left on a page that speaks English. */

import { monument, room, shop } from "./pictures/places.ts";
import { riad } from "./pictures/riad.ts";
import { bath, cup, dish, type Palette } from "./pictures/stills.ts";
import { ALWAYS, open, type SampleHotel } from "./sample.ts";

const COLORS: Palette = {
  dark: "#4a1f16",
  middle: "#c9774c",
  light: "#fbeeda",
  warm: "#b23a2a",
  fresh: "#1f7a74",
};

/** No country of the Arab world sets numbers aside for fiction: these begin with a zero no subscriber has. */
const phone = (end: number) => `+962 6 000 0${end}`;

export const RIAD: SampleHotel = {
  key: "riad",
  kind: "An Arabic hotel",
  cover: riad(),
  hotel: {
    name: "بيت الرمّان",
    description:
      "بيت دمشقيّ الطراز في قلب المدينة القديمة، فيه إحدى عشرة غرفة تطلّ كلّها على الفناء وشجرة الرمّان. القهوة جاهزة منذ السادسة صباحًا، والباب لا يُغلق في وجه ضيف.\nأهلًا وسهلًا بكم، أمّ يوسف وعائلتها",
    address: "١٢ درب الياسمين، المدينة القديمة",
    country: "JO",
    time_zone: "Asia/Amman",
    phone: phone(100),
    email: "ahlan@baytalrumman.example",
    check_in: "02:00 PM",
    check_out: "12:00 PM",
    breakfast: "٧ – ١٠:٣٠",
    language: "ar",
    accent: "#9a3b26",
    type_mood: "classic",
    wifi: [{ name: "Bayt-Guest", password: "rumman1912", shown_to: "everybody" }],
    website_url: "https://baytalrumman.example/",
    instagram_url: "https://example.com/instagram/baytalrumman",
    cover_focus_y: 62,
    times_confirmed: true,
    is_listed: true,
  },
  announcements: ["أمسية عود في الفناء يوم الخميس بعد صلاة العشاء. الدعوة عامّة والشاي علينا."],
  rows: {
    amenities: [
      {
        name: "الحمّام",
        description: "حجر دافئ وصابون غار وليفة من حلب. للسيّدات صباحًا وللرجال مساءً.",
        timing: "٩ صباحًا – ٩ مساءً",
        hours: open("09:00-21:00"),
        location: "الطابق الأرضي، خلف النافورة",
        picture: bath(COLORS, 4),
      },
      {
        name: "الفطور",
        description: "فول وحمّص وزعتر وجبنة عكّاوي وخبز من تنّورنا. أخبرونا مساءً إن كانت لديكم حساسيّة.",
        timing: "٧ – ١٠:٣٠",
        hours: open("07:00-10:30"),
        location: "الفناء، وفي الشتاء الليوان",
        picture: dish(COLORS, 15),
      },
      {
        name: "سطح الياسمين",
        description: "أرائك ووسائد ومنظر القلعة عند الغروب. النارجيلة بعد السادسة.",
        timing: "حتى منتصف الليل",
        hours: open("08:00-00:00"),
        location: "السطح",
      },
      {
        name: "المكتبة",
        description: "ستّمئة كتاب بالعربيّة والفرنسيّة، وقطّة تنام على الروايات.",
        timing: "ليلًا ونهارًا",
        hours: ALWAYS,
        location: "الطابق الأوّل",
      },
      {
        name: "غرف العائلة",
        description: "غرفتان متّصلتان وسرير للرضيع بلا أجر.",
        timing: "ليلًا ونهارًا",
        location: "الطابق الأوّل",
        picture: room(COLORS, 6),
      },
      {
        name: "مصلّى",
        description: "سجّادات نظيفة ومصاحف واتّجاه القبلة على السقف.",
        timing: "ليلًا ونهارًا",
        hours: ALWAYS,
        location: "الطابق الأرضي",
      },
    ],
    restaurants: [
      {
        name: "دار الزعفران",
        cuisine: "مطبخ شامي",
        distance: "٢٠٠ م",
        rating: 4.8,
        phone: phone(111),
        address: "٣ سوق الصاغة",
        hours: open("12:00-23:30"),
        picture: dish(COLORS, 28),
      },
      {
        name: "فلافل أبو سامر",
        cuisine: "فلافل وفول",
        distance: "٩٠ م",
        rating: 4.7,
        phone: phone(112),
        address: "باب البريد",
        is_pure_veg: true,
        hours: open("06:00-22:00"),
      },
      {
        name: "مقهى النوفرة",
        cuisine: "مقهى وحكواتي",
        distance: "٣٥٠ م",
        rating: 4.6,
        phone: phone(113),
        address: "درج النوفرة",
        hours: open("09:00-01:00"),
        picture: cup(COLORS, 8),
      },
      {
        name: "Chez Nadia",
        cuisine: "فرنسي",
        distance: "٦٠٠ م",
        rating: 4.3,
        phone: phone(114),
        address: "شارع المتنبّي ٢٤",
        has_delivery: true,
        hours: open("", "18:00-23:00"),
      },
    ],
    car_services: [
      { name: "سيّارات الأمان", type: "Taxi", phone: phone(121) },
      { name: "أبو خالد، سائق العائلة", type: "Private Driver", phone: phone(122) },
      {
        name: "حافلة المطار كلّ نصف ساعة",
        type: "Shuttle",
        phone: phone(123),
        website: "https://matar.example/",
      },
    ],
    tour_guides: [
      {
        name: "ليلى الحلبي",
        specialty: "المدينة القديمة سيرًا، بالعربيّة والإنكليزيّة، كلّ يوم في التاسعة",
        phone: phone(131),
      },
      {
        name: "يوسف",
        specialty: "أسواق التوابل، مع غداء عند جدّته",
        phone: phone(132),
        email: "yousef@baytalrumman.example",
      },
    ],
    shopping_partners: [
      {
        name: "نحاسيّات الأخوين",
        category: "Souvenir Shop",
        description: "صوانٍ ومصابيح تُنقش أمامكم.",
        distance: "٥ دقائق سيرًا",
        phone: phone(141),
        address: "سوق النحّاسين",
        discount: "خصم ١٠٪ عند إبراز مفتاح الغرفة",
        hours: open(
          "09:00-20:00",
          "09:00-20:00",
          "09:00-20:00",
          "09:00-20:00",
          "",
          "09:00-20:00",
          "09:00-20:00",
        ),
        picture: shop(COLORS, 4),
      },
      {
        name: "صيدليّة الشفاء",
        category: "Pharmacy",
        description: "مناوبة ليليّة يوم الجمعة.",
        distance: "٣ دقائق سيرًا",
        phone: phone(142),
        address: "باب البريد",
      },
    ],
    must_visit_places: [
      {
        name: "القلعة",
        category: "Historical Site",
        description: "اصعدوا قبل المغرب بساعة، فالمدينة كلّها تصبح ذهبًا.",
        distance: "٨٠٠ م",
        rating: 4.9,
        estimated_time: "ساعتان",
        address: "طلعة القلعة",
        entry_fee: "٣ دنانير",
        hours: open("08:00-18:00"),
        picture: monument(COLORS, 9),
      },
      {
        name: "المدرسة العتيقة",
        category: "Architecture",
        description: "زليج من القرن الرابع عشر وبركة لا يُسمع فيها إلّا الماء.",
        distance: "٤٠٠ م",
        rating: 4.7,
        estimated_time: "ساعة",
        address: "درب المدرسة",
        entry_fee: "مجّانًا",
      },
      {
        name: "سوق الجمعة",
        category: "Market",
        description: "طيور وكتب وأسطوانات. تعالوا باكرًا.",
        distance: "١٫٥ كم",
        rating: 4.4,
        estimated_time: "صباح كامل",
        address: "ساحة العين",
      },
    ],
    faqs: [
      {
        category: "General",
        question: "هل يمكننا الدخول قبل الثانية؟",
        answer: "إن كانت الغرفة جاهزة فنعم، وإلّا فالفناء لكم والقهوة علينا.",
      },
      {
        category: "WiFi & Technology",
        question: "ما كلمة سرّ الواي فاي؟",
        answer: "الشبكة Bayt-Guest وكلمة السرّ rumman1912.",
      },
      { category: "Dining", question: "هل كلّ الطعام حلال؟", answer: "نعم، كلّه، ولا نقدّم الكحول." },
      {
        category: "Parking",
        question: "أين نوقف السيّارة؟",
        answer: "في مرأب باب شرقي، ويأتي يوسف بعربة للحقائب: اتّصلوا عند الوصول.",
      },
      {
        category: "Policies",
        question: "متى تُغلق البوّابة؟",
        answer: "لا تُغلق. بعد منتصف الليل اطرقوا مرّتين.",
      },
    ],
    important_contacts: [
      { type: "emergency", label: "الطوارئ", number: "911" },
      { type: "hotel", label: "الاستقبال، من غرفتكم", number: "9" },
      { type: "hotel", label: "أمّ يوسف", number: phone(100) },
      { type: "service", label: "طبيبة العائلة، د. سلمى", number: phone(161) },
    ],
  },
  own: [
    {
      name: "دروس الطبخ",
      description: "كلّ ثلاثاء مع أمّ يوسف",
      icon: "Heart",
      color: "bg-red-500",
      items: [
        {
          title: "الكبّة خطوة خطوة",
          description: "نبدأ من السوق وننتهي على المائدة.",
          details: { الوقت: "الثلاثاء ١٠ صباحًا", السعر: "١٥ دينارًا" },
        },
        {
          title: "حلويات العيد",
          description: "معمول بالفستق والتمر، وعلبة تأخذونها معكم.",
          details: { الوقت: "الثلاثاء ٤ عصرًا" },
        },
      ],
    },
  ],
};
