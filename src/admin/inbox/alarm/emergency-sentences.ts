/**
 * A desk's sentences for somebody in danger, in the languages of guests, in order of LANGUAGES: nobody waits for a translator
 * then. Short, and with one meaning, so that a guest who reads the wrong language may still know the word.
 */
import { LANGUAGE_TAGS, type LanguageTag } from "../../../lib/messages/languages.ts";

/** Stands for the number to dial. */
const NUMBER = "{n}";

const SENTENCES = {
  coming:
    "Help is coming.|Hilfe kommt.|Les secours arrivent.|La ayuda está en camino.|I soccorsi stanno arrivando.|A ajuda está a caminho.|Er komt hulp aan.|Hjælpen er på vej.|Hjälp är på väg.|Hjelpen er på vei.|Apu on tulossa.|Pomoc jest w drodze.|Pomoc je na cestě.|Jön a segítség.|Ajutorul este pe drum.|Η βοήθεια έρχεται.|Yardım geliyor.|Допомога вже йде.|المساعدة في الطريق إليكم.|העזרה בדרך.|मदद आ रही है।|救援正在赶来。|助けが向かっています。|도움이 가고 있습니다.",
  ambulance:
    "An ambulance is on its way.|Ein Krankenwagen ist unterwegs.|Une ambulance est en route.|Una ambulancia está en camino.|Un’ambulanza è in arrivo.|Uma ambulância está a caminho.|Er is een ambulance onderweg.|En ambulance er på vej.|En ambulans är på väg.|En ambulanse er på vei.|Ambulanssi on matkalla.|Karetka jest w drodze.|Sanitka je na cestě.|Úton van a mentő.|O ambulanță este pe drum.|Ένα ασθενοφόρο έρχεται.|Ambulans yolda.|Швидка вже їде.|سيارة الإسعاف في الطريق.|אמבולנס בדרך.|एम्बुलेंस रास्ते में है।|救护车正在赶来。|救急車が向かっています。|구급차가 가고 있습니다.",
  door: "Open the door.|Öffnen Sie die Tür.|Ouvrez la porte.|Abra la puerta.|Apra la porta.|Abra a porta.|Doe de deur open.|Luk døren op.|Öppna dörren.|Åpne døren.|Avatkaa ovi.|Proszę otworzyć drzwi.|Otevřete dveře.|Nyissa ki az ajtót.|Deschideți ușa.|Ανοίξτε την πόρτα.|Kapıyı açın.|Відчиніть двері.|افتحوا الباب.|פתחו את הדלת.|दरवाज़ा खोलिए।|请打开门。|ドアを開けてください。|문을 열어 주세요.",
  stay: "Stay where you are.|Bleiben Sie, wo Sie sind.|Restez où vous êtes.|Quédese donde está.|Resti dove si trova.|Fique onde está.|Blijf waar u bent.|Bliv, hvor du er.|Stanna där du är.|Bli der du er.|Pysykää paikallanne.|Proszę zostać na miejscu.|Zůstaňte, kde jste.|Maradjon, ahol van.|Rămâneți pe loc.|Μείνετε εκεί που είστε.|Olduğunuz yerde kalın.|Залишайтеся на місці.|ابقوا في مكانكم.|הישארו במקומכם.|आप जहाँ हैं, वहीं रहिए।|请留在原地。|その場を動かないでください。|그 자리에 계세요.",
  leave:
    "Leave the building now.|Verlassen Sie sofort das Gebäude.|Quittez le bâtiment maintenant.|Salga del edificio ahora mismo.|Esca subito dall’edificio.|Saia já do edifício.|Verlaat nu het gebouw.|Forlad bygningen nu.|Lämna byggnaden nu.|Forlat bygningen nå.|Poistukaa rakennuksesta heti.|Proszę natychmiast opuścić budynek.|Ihned opusťte budovu.|Azonnal hagyja el az épületet.|Părăsiți clădirea acum.|Βγείτε αμέσως από το κτίριο.|Binayı hemen terk edin.|Негайно вийдіть із будівлі.|غادروا المبنى الآن.|צאו מהבניין עכשיו.|अभी इमारत से बाहर निकलिए।|请立即离开大楼。|今すぐ建物から出てください。|지금 바로 건물에서 나가세요.",
  call: "Call {n} now.|Rufen Sie jetzt {n} an.|Appelez le {n} maintenant.|Llame ahora al {n}.|Chiami subito il {n}.|Ligue já para o {n}.|Bel nu {n}.|Ring {n} nu.|Ring {n} nu.|Ring {n} nå.|Soittakaa nyt numeroon {n}.|Proszę natychmiast zadzwonić pod {n}.|Zavolejte hned {n}.|Most hívja ezt: {n}.|Sunați acum la {n}.|Καλέστε τώρα το {n}.|Şimdi {n} numarasını arayın.|Зателефонуйте зараз на {n}.|اتصلوا بالرقم {n} الآن.|התקשרו עכשיו ל־{n}.|अभी {n} पर फ़ोन कीजिए।|请立即拨打{n}。|今すぐ{n}に電話してください。|지금 {n}번으로 전화하세요.",
} as const;

export type Sentence = keyof typeof SENTENCES;
/** In the order in which they are needed most. */
export const SENTENCE_NAMES = Object.keys(SENTENCES) as Sentence[];

/** @param number what is dialled in the hotel's country */
export function sentenceIn(sentence: Sentence, language: LanguageTag, number: string): string {
  return (SENTENCES[sentence].split("|")[LANGUAGE_TAGS.indexOf(language)] ?? "").replace(NUMBER, number);
}

/** @returns the sentence that a text is, in any language and with any number; undefined where it is none */
export function sentenceOf(text: string): Sentence | undefined {
  const said = text.trim().replace(/\d+/, NUMBER);
  return SENTENCE_NAMES.find((name) => SENTENCES[name].split("|").includes(said));
}
