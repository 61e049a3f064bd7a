/** A ryokan in Japanese: lines that break without spaces, and headings that are short and wide. */
import { garden } from "./pictures/garden.ts";
import { monument, room, trail } from "./pictures/places.ts";
import { bath, cup, dish, type Palette } from "./pictures/stills.ts";
import { open, type SampleHotel } from "./sample.ts";

const COLORS: Palette = {
  dark: "#332b45",
  middle: "#9c8398",
  light: "#f7ecdf",
  warm: "#c1452f",
  fresh: "#5d7350",
};

/** Japan sets no numbers aside for fiction: no local exchange begins with a zero. */
const phone = (end: number) => `+81 578 00 0${end}`;

export const RYOKAN: SampleHotel = {
  key: "ryokan",
  kind: "A Japanese ryokan",
  cover: garden(),
  hotel: {
    name: "湯宿 月見庵",
    description:
      "渓流のほとり、わずか八室の湯宿でございます。源泉かけ流しの湯と、山と川の恵みをお料理に。時計を外して、月の出をお待ちください。\n女将 早瀬ちづる",
    address: "〒509-0000 月見町湯の里 12-3",
    country: "JP",
    time_zone: "Asia/Tokyo",
    phone: phone(100),
    email: "okami@tsukimian.example",
    check_in: "03:00 PM",
    check_out: "10:00 AM",
    breakfast: "7:30〜9:30",
    language: "ja",
    accent: "#5b3a63",
    type_mood: "classic",
    wifi: [{ name: "Tsukimi-an", password: "tsukiyo-2100", shown_to: "everybody" }],
    website_url: "https://tsukimian.example/",
    instagram_url: "https://example.com/instagram/tsukimian",
    cover_focus_y: 75,
    times_confirmed: true,
    is_listed: true,
  },
  announcements: ["今宵は十三夜。二十時より中庭にて、お団子と抹茶をご用意しております。"],
  rows: {
    amenities: [
      {
        name: "大浴場「月の湯」",
        description: "男女入替制。朝六時に暖簾が替わります。湯上がり処に冷たいほうじ茶をご用意しております。",
        timing: "15:00〜翌10:00",
        hours: open("15:00-10:00"),
        location: "本館一階",
        picture: bath(COLORS, 5),
      },
      {
        name: "貸切露天風呂",
        description:
          "川音だけが聞こえる小さな湯船です。空いていればいつでもお入りください。札を裏返すのをお忘れなく。",
        timing: "24時間",
        hours: open("00:00-00:00"),
        location: "渡り廊下の先",
      },
      {
        name: "朝食",
        description: "釜炊きの新米、朴葉味噌、川魚の一夜干し。アレルギーは前夜までにお知らせください。",
        timing: "7:30〜9:30",
        hours: open("07:30-09:30"),
        location: "食事処「山吹」",
      },
      {
        name: "夕食",
        description: "お部屋または個室にて。十八時、または十八時半よりお選びいただけます。",
        timing: "18:00〜20:30",
        hours: open("18:00-20:30"),
        location: "お部屋・個室",
        picture: dish(COLORS, 18),
      },
      {
        name: "浴衣とお足元",
        description: "お好きな色柄をお選びください。大きいサイズもございます。外湯めぐりには下駄をどうぞ。",
        timing: "15:00〜21:00",
        hours: open("15:00-21:00"),
        location: "帳場脇",
        picture: room(COLORS, 3),
      },
      {
        name: "茶室",
        description: "毎夕、女将が一服差し上げます。作法はお気になさらず。",
        timing: "16:00〜17:00",
        hours: open("16:00-17:00"),
        location: "中庭",
        picture: cup(COLORS, 6),
      },
    ],
    restaurants: [
      {
        name: "手打ちそば 水車",
        cuisine: "そば",
        distance: "300 m",
        rating: 4.8,
        phone: phone(111),
        address: "湯の里 8-1",
        hours: open("11:00-15:00", "11:00-15:00", "", "11:00-15:00"),
      },
      {
        name: "炭火焼 とび",
        cuisine: "飛騨牛・炭火焼",
        distance: "450 m",
        rating: 4.7,
        phone: phone(112),
        address: "湯の里 5-2",
        hours: open("", "17:00-22:00"),
        picture: dish(COLORS, 37),
      },
      {
        name: "甘味処 うさぎや",
        cuisine: "甘味",
        distance: "200 m",
        rating: 4.9,
        phone: phone(113),
        address: "湯の里 10-4",
        is_pure_veg: true,
        hours: open("10:00-17:00"),
      },
    ],
    car_services: [
      { name: "月見タクシー", type: "Taxi", phone: phone(121) },
      { name: "駅までの送迎(要予約・無料)", type: "Shuttle", phone: phone(122) },
    ],
    tour_guides: [
      {
        name: "早瀬 健一",
        specialty: "早朝の苔の森歩き(約二時間・日本語と英語)",
        phone: phone(131),
        picture: trail(COLORS, 6),
      },
      { name: "星空案内 山田", specialty: "新月の前後、晴れた夜だけの観望会", phone: phone(132) },
    ],
    shopping_partners: [
      {
        name: "湯の里商店",
        category: "Souvenir Shop",
        description: "地酒、木の器、日持ちのする味噌煎餅。",
        distance: "徒歩4分",
        phone: phone(141),
        address: "湯の里 9-1",
        discount: "お部屋の鍵のご提示で一割引",
        hours: open("08:30-18:00"),
      },
      {
        name: "和紙工房 かみのね",
        category: "Books & Stationery",
        description: "便箋づくりの体験は一時間ほど。",
        distance: "徒歩12分",
        phone: phone(142),
        address: "上町 3-6",
      },
    ],
    must_visit_places: [
      {
        name: "月待神社",
        category: "Religious Site",
        description: "石段は百八段。杉の間から里を見下ろせます。",
        distance: "700 m",
        rating: 4.8,
        estimated_time: "1時間",
        address: "上町 1-1",
        entry_fee: "無料",
        picture: monument(COLORS, 4),
      },
      {
        name: "白糸の滝",
        category: "Nature",
        description: "紅葉は十月の終わりから。足元の濡れる道なので長靴をお貸しします。",
        distance: "3 km",
        rating: 4.9,
        estimated_time: "半日",
        address: "白糸林道入口",
        entry_fee: "無料",
      },
      {
        name: "朝市",
        category: "Market",
        description: "採れたての山菜とお漬物。八時にはほとんど売り切れます。",
        distance: "500 m",
        rating: 4.6,
        estimated_time: "30分",
        address: "湯の里広場",
        hours: open("06:00-09:00"),
      },
    ],
    faqs: [
      {
        category: "General",
        question: "門限はありますか。",
        answer: "二十三時に表の戸を閉めます。遅くなる方は帳場にお声がけください。",
      },
      {
        category: "Amenities",
        question: "タトゥーがあっても入浴できますか。",
        answer: "貸切露天風呂をご利用ください。大浴場には隠すためのシールをご用意しております。",
      },
      {
        category: "Dining",
        question: "子どもの食事はありますか。",
        answer: "三歳から小学生まで、お子さま御膳をご用意いたします。",
      },
      {
        category: "WiFi & Technology",
        question: "Wi-Fi のパスワードを教えてください。",
        answer: "ネットワークは Tsukimi-an、パスワードは tsukiyo-2100 でございます。",
      },
      {
        category: "Parking",
        question: "駐車場はありますか。",
        answer: "十台、無料でございます。冬は冬用タイヤでお越しください。",
      },
    ],
    important_contacts: [
      { type: "emergency", label: "救急・消防", number: "119" },
      { type: "emergency", label: "警察", number: "110" },
      { type: "hotel", label: "帳場(お部屋から)", number: "9" },
      { type: "service", label: "町の診療所", number: phone(161) },
    ],
  },
  own: [],
};
