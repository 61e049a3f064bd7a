/**
 * Cries of guests whose language no guest page has: for help, of fire, for a doctor, of breath that fails, of a lift that
 * is stuck. Written as in src/lib/danger/words.ts.
 */
import type { DangerWords } from "../../lib/danger/words.ts";

export const OTHER_LANGUAGES: Readonly<Record<string, DangerWords>> = {
  ru: {
    words: `пожар, горим, скорую, скорая помощь, врача, полицию, не дышит, не дышу, не могу дышать, без сознания, потерял* сознание, застрял* ~ лифт*,
      инфаркт, инсульт, кровотечение, пахнет газом, врач, умирает, умираю, тонет, утонул*, напал*, приступ`,
    cry: "спасите, помогите",
    beside: "пожалуйста, срочно, мне, нам, нас, быстрее, скорее, комната, номер, мы, я, в",
  },
  th: {
    words:
      "ช่วยด้วย, ช่วยฉันด้วย, ไฟไหม้, หายใจไม่ออก, หมดสติ, รถพยาบาล, เจ็บหน้าอก, เรียกหมอ, เรียกตำรวจ, จมน้ำ, ติดอยู่ในลิฟต์",
  },
  vi: {
    words: `cứu tôi, cứu chúng tôi, cháy nhà, cháy phòng, cháy rồi, xe cấp cứu, gọi cấp cứu, khó thở, không thở được, ngất xỉu, bất tỉnh,
      đau ngực, chết đuối, đau tim, kẹt ~ thang máy`,
  },
  id: {
    words: `kebakaran, ambulans, tidak bisa bernapas, sesak napas, pingsan, nyeri dada, sakit dada, serangan jantung, tenggelam, panggil dokter, panggil polisi,
      terjebak ~ lift`,
    cry: "tolong, tolonglah",
    beside: "saya, kami, cepat, kamar, ke, di, sekarang",
    harmless: "matahari tenggelam",
  },
  hr: {
    words: "upomoć, u pomoć, požar, hitnu pomoć, ne diše, ne mogu disati, infarkt, zapeli ~ liftu",
    cry: "pomozite",
  },
  bg: {
    words: "пожар, извикайте линейка, не диша, не мога да дишам, припадна, заседнахме ~ асансьор*",
    cry: "помощ, помогнете",
  },
  sl: { words: "na pomoč, požar, reševalce, ne diha, ne morem dihati, ujeti ~ dvigalu", cry: "pomagajte" },
  lt: { words: "gaisras, greitąją, nekvėpuoja, negaliu kvėpuoti", cry: "padėkite, gelbėkite" },
  lv: { words: "ugunsgrēks, ātro palīdzību, neelpo, nevaru paelpot", cry: "palīgā, palīdziet" },
  et: { words: "tulekahju, kiirabi, ei hinga, ei saa hingata", cry: "appi, aidake" },
  fa: {
    words: "آتش سوزی, نفس نمی کشد, نمی توانم نفس بکشم, آمبولانس, اورژانس",
    cry: "کمک, کمکم کنید, نجاتم دهید",
  },
  bn: { words: "আগুন লেগেছে, বাঁচাও, বাঁচান, শ্বাস নিতে পারছি না, অ্যাম্বুলেন্স" },
};
