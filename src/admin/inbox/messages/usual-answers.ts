/** A desk's usual answers, in the languages of guests, in order of LANGUAGES. A hotel may write its own instead. */
import type { MessageKind } from "../../../forms/index.ts";
import { LANGUAGE_TAGS, type LanguageTag } from "../../../lib/messages/languages.ts";

/** Stands for a number that the desk may change. */
const NUMBER = "{n}";

const ANSWERS = {
  coming:
    "On the way.|Schon unterwegs.|Nous arrivons.|Ya vamos.|Arriviamo.|Já vamos a caminho.|We komen eraan.|Vi er på vej.|Vi är på väg.|Vi er på vei.|Olemme tulossa.|Już idziemy.|Už jsme na cestě.|Már úton vagyunk.|Suntem pe drum.|Ερχόμαστε.|Geliyoruz.|Ми вже йдемо.|نحن في الطريق إليكم.|אנחנו בדרך.|हम आ रहे हैं।|我们马上就来。|ただいま伺います。|지금 가고 있습니다.",
  minutes:
    "In {n} minutes.|In {n} Minuten.|Dans {n} minutes.|En {n} minutos.|Tra {n} minuti.|Em {n} minutos.|Over {n} minuten.|Om {n} minutter.|Om {n} minuter.|Om {n} minutter.|{n} minuutin kuluttua.|Za {n} minut.|Za {n} minut.|{n} perc múlva.|În {n} minute.|Σε {n} λεπτά.|{n} dakika içinde.|За {n} хв.|خلال {n} دقائق.|בעוד {n} דקות.|{n} मिनट में।|{n}分钟后。|{n}分後です。|{n}분 후입니다.",
  gladly:
    "Yes, gladly.|Ja, gern.|Oui, avec plaisir.|Sí, con mucho gusto.|Sì, volentieri.|Sim, com todo o gosto.|Ja, graag.|Ja, meget gerne.|Ja, gärna.|Ja, gjerne.|Kyllä, mielellämme.|Tak, z przyjemnością.|Ano, rádi.|Igen, szívesen.|Da, cu plăcere.|Ναι, ευχαρίστως.|Evet, memnuniyetle.|Так, із задоволенням.|نعم، بكل سرور.|כן, בשמחה.|जी हाँ, ख़ुशी से।|好的，非常乐意。|はい、喜んで。|네, 기꺼이 해 드리겠습니다.",
  notPossible:
    "Not this time, sorry.|Das geht diesmal leider nicht.|Désolés, ce n’est pas possible cette fois.|Lo sentimos, esta vez no es posible.|Ci dispiace, questa volta non è possibile.|Lamentamos, desta vez não é possível.|Sorry, dat lukt deze keer niet.|Det kan desværre ikke lade sig gøre denne gang.|Det går tyvärr inte den här gången.|Det går dessverre ikke denne gangen.|Valitettavasti se ei onnistu tällä kertaa.|Niestety, tym razem to niemożliwe.|Tentokrát to bohužel nejde.|Sajnos ez most nem lehetséges.|Ne pare rău, de data aceasta nu se poate.|Λυπούμαστε, αυτή τη φορά δεν γίνεται.|Üzgünüz, bu sefer mümkün değil.|На жаль, цього разу це неможливо.|نعتذر، هذا غير ممكن هذه المرة.|מצטערים, הפעם זה לא אפשרי.|क्षमा करें, इस बार यह संभव नहीं है।|抱歉，这次无法安排。|申し訳ございませんが、今回はできかねます。|죄송합니다. 이번에는 어렵습니다.",
  soldOut:
    "Sold out, sorry.|Leider ausgebucht.|Désolés, c’est complet.|Lo sentimos, está completo.|Ci dispiace, è tutto esaurito.|Lamentamos, está esgotado.|Sorry, alles is vol.|Desværre udsolgt.|Tyvärr fullbokat.|Dessverre utsolgt.|Valitettavasti kaikki on varattu.|Niestety, wszystko zajęte.|Bohužel je plno.|Sajnos minden elfogyott.|Ne pare rău, totul este ocupat.|Λυπούμαστε, έχει εξαντληθεί.|Üzgünüz, dolu.|На жаль, усе зайнято.|نعتذر، نفدت الأماكن.|מצטערים, אזל.|क्षमा करें, सब भर चुका है।|抱歉，已满。|申し訳ございませんが、満席・完売です。|죄송합니다. 모두 마감되었습니다.",
  call: "Please call us.|Bitte rufen Sie uns an.|Appelez-nous, s’il vous plaît.|Llámenos, por favor.|Ci chiami, per favore.|Ligue-nos, por favor.|Belt u ons alstublieft.|Ring venligst til os.|Ring oss gärna.|Vennligst ring oss.|Soittakaa meille, olkaa hyvä.|Prosimy o telefon.|Zavolejte nám, prosím.|Kérjük, hívjon fel minket.|Vă rugăm să ne sunați.|Παρακαλούμε καλέστε μας.|Lütfen bizi arayın.|Зателефонуйте нам, будь ласка.|يرجى الاتصال بنا.|אנא התקשרו אלינו.|कृपया हमें फ़ोन करें।|请给我们打电话。|お電話ください。|저희에게 전화해 주세요.",
  done: "All set.|Es ist erledigt.|C’est fait.|Ya está hecho.|È fatto.|Já está feito.|Het is gebeurd.|Det er gjort.|Det är klart.|Det er gjort.|Se on hoidettu.|Gotowe.|Je to hotovo.|Elintéztük.|S-a rezolvat.|Έγινε.|Tamamlandı.|Готово.|تم ذلك.|זה טופל.|हो गया।|已经办好了。|完了しました。|처리해 드렸습니다.",
  thanks:
    "Thank you!|Vielen Dank!|Merci beaucoup !|¡Muchas gracias!|Grazie mille!|Muito obrigado!|Hartelijk dank!|Mange tak!|Tack så mycket!|Tusen takk!|Kiitos paljon!|Bardzo dziękujemy!|Mockrát děkujeme!|Nagyon köszönjük!|Mulțumim frumos!|Σας ευχαριστούμε!|Çok teşekkürler!|Щиро дякуємо!|شكرًا جزيلًا!|תודה רבה!|बहुत धन्यवाद!|非常感谢！|ありがとうございます。|감사합니다!",
  sorry:
    "We are sorry, and see to it at once.|Es tut uns leid. Wir kümmern uns sofort darum.|Nous sommes désolés et nous nous en occupons tout de suite.|Lo sentimos y nos ocupamos de inmediato.|Ci scusiamo e ce ne occupiamo subito.|Pedimos desculpa e tratamos disso já.|Het spijt ons. We lossen het meteen op.|Det beklager vi. Vi tager os af det med det samme.|Vi beklagar det och tar hand om det genast.|Det beklager vi. Vi ordner det med én gang.|Olemme pahoillamme ja hoidamme asian heti.|Przepraszamy i zajmiemy się tym od razu.|Omlouváme se a hned to napravíme.|Elnézést kérünk, azonnal intézkedünk.|Ne pare rău și ne ocupăm imediat.|Λυπούμαστε και το φροντίζουμε αμέσως.|Özür dileriz, hemen ilgileniyoruz.|Нам шкода, ми негайно це виправимо.|نعتذر، وسنهتم بالأمر فورًا.|אנו מצטערים ומטפלים בזה מיד.|हमें खेद है, हम इसे तुरंत ठीक करते हैं।|非常抱歉，我们马上处理。|申し訳ございません。すぐに対応いたします。|죄송합니다. 바로 처리하겠습니다.",
  mark: "We may have it. Is there a name or a mark on it?|Vielleicht haben wir es. Steht ein Name oder ein Zeichen darauf?|Nous l’avons peut-être. Y a-t-il un nom ou un signe dessus ?|Quizá lo tengamos. ¿Lleva un nombre o una marca?|Forse lo abbiamo. C’è un nome o un segno sopra?|Talvez o tenhamos. Tem um nome ou uma marca?|Misschien hebben we het. Staat er een naam of merkteken op?|Måske har vi det. Er der et navn eller et mærke på?|Vi har det kanske. Finns det ett namn eller ett märke på det?|Vi har det kanskje. Er det et navn eller et merke på det?|Se saattaa olla meillä. Onko siinä nimeä tai merkkiä?|Być może to mamy. Czy jest na tym imię lub znak?|Možná to máme. Je na tom jméno nebo značka?|Lehet, hogy nálunk van. Van rajta név vagy jel?|Poate îl avem. Are un nume sau un semn?|Ίσως το έχουμε. Έχει όνομα ή σημάδι;|Bizde olabilir. Üzerinde bir isim veya işaret var mı?|Можливо, це у нас. Чи є на речі ім’я або позначка?|ربما هو لدينا. هل عليه اسم أو علامة؟|ייתכן שזה אצלנו. יש עליו שם או סימן?|शायद वह हमारे पास है। क्या उस पर कोई नाम या निशान है?|可能在我们这里。上面有名字或记号吗？|こちらにあるかもしれません。お名前や目印はありますか。|저희에게 있을 수 있습니다. 이름이나 표시가 있나요?",
  looking:
    "We are still looking.|Wir suchen noch.|Nous cherchons encore.|Seguimos buscando.|Stiamo ancora cercando.|Continuamos à procura.|We zoeken nog.|Vi leder stadig.|Vi letar fortfarande.|Vi leter fortsatt.|Etsimme yhä.|Nadal szukamy.|Stále hledáme.|Még keressük.|Încă mai căutăm.|Ψάχνουμε ακόμη.|Hâlâ arıyoruz.|Ми ще шукаємо.|ما زلنا نبحث.|אנחנו עדיין מחפשים.|हम अभी भी खोज रहे हैं।|我们还在找。|まだお探ししています。|아직 찾고 있습니다.",
  found:
    "We have it.|Wir haben es.|Nous l’avons.|Lo tenemos.|Lo abbiamo.|Está connosco.|We hebben het.|Vi har det.|Vi har det.|Vi har det.|Se on meillä.|Mamy to.|Máme to.|Nálunk van.|Este la noi.|Το έχουμε.|Bizde.|Ми знайшли це.|إنه لدينا.|זה אצלנו.|वह हमारे पास है।|在我们这里。|お預かりしております。|저희가 보관하고 있습니다.",
} as const;

type Answer = keyof typeof ANSWERS;

const OF_KIND: Readonly<Partial<Record<MessageKind, readonly Answer[]>>> = {
  request: ["coming", "minutes", "gladly", "notPossible", "soldOut", "call", "done"],
  feedback: ["thanks", "sorry"],
  lost: ["mark", "looking", "found"],
};

function inLanguage(answer: Answer, language: LanguageTag): string {
  return ANSWERS[answer].split("|")[LANGUAGE_TAGS.indexOf(language)] ?? "";
}

export function usualAnswers(kind: string, language: LanguageTag): string[] {
  const answers = (OF_KIND as Readonly<Record<string, readonly Answer[]>>)[kind] ?? [];
  return answers.map((answer) => inLanguage(answer, language).replace(NUMBER, "10"));
}

/**
 * @param text one usual answer or several, whose numbers may have been changed
 * @returns the same in the other language; undefined if it says anything else
 */
export function usualAnswerIn(text: string, from: LanguageTag, to: LanguageTag): string | undefined {
  const known = (Object.keys(ANSWERS) as Answer[]).map((answer) => ({
    answer,
    said: new RegExp(
      `^${literalPattern(inLanguage(answer, from)).replace(literalPattern(NUMBER), String.raw`(\d+)`)}\\s*`,
    ),
  }));
  const translated: string[] = [];
  let rest = text.trim();
  while (rest) {
    const found = known.flatMap(({ answer, said }) => {
      const match = said.exec(rest);
      return match ? [{ answer, match }] : [];
    })[0];
    if (!found) return undefined;
    translated.push(inLanguage(found.answer, to).replace(NUMBER, found.match[1] ?? ""));
    rest = rest.slice(found.match[0].length);
  }
  return translated.length > 0 ? translated.join(" ") : undefined;
}

/** A text as a part of a regular expression. */
export function literalPattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
