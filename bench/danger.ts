/** `node bench/danger.ts [--tuning|--afterwards|--strangers]`: how many plain sentences are read wrongly, by language. */
import { speaksOfDanger } from "../src/server/messages/danger.ts";
import { AFTERWARDS, PLAIN, type Sentence, STRANGERS } from "../tests/unit/support/danger/sentences.ts";

const isTuning = process.argv.includes("--tuning");
const counted = process.argv.includes("--strangers")
  ? STRANGERS
  : process.argv.includes("--afterwards")
    ? AFTERWARDS
    : PLAIN.filter(({ tuned }) => tuned === isTuning);
const isWrong = ({ text, language, inDanger }: Sentence) => speaksOfDanger(text, language) !== inDanger;

console.log("language  missed  false");
for (const language of new Set(counted.map((sentence) => sentence.language))) {
  const count = (inDanger: boolean) => {
    const those = counted.filter((one) => one.language === language && one.inDanger === inDanger);
    return `${those.filter(isWrong).length}/${those.length}`;
  };
  console.log(`${language.padEnd(9)} ${count(true).padEnd(7)} ${count(false)}`);
}
if (isTuning) for (const { language, text } of counted.filter(isWrong)) console.log(`${language}: ${text}`);
