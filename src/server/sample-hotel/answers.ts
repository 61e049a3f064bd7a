/** The desk of the sample hotel. Nobody works there, so messages are answered at once. */
import { HELP } from "../../forms/index.ts";
import { SAMPLE_HOTEL_ID } from "../../product.ts";
import type { Transaction } from "../database/connection.ts";

/** By the topic of a request. */
const ANSWERS: Record<string, string> = {
  towels: "Two fresh towels are on their way up.",
  late_checkout: "With pleasure: the room is yours until 1 PM. It is $20, on your room's bill.",
  taxi: "Booked. Larkhaven Cabs wait at the courtyard, and know your name.",
  wake_up_call: "We will ring, and bring the coffee you did not ask for.",
  repair: "Jonah is on his way with the toolbox.",
  [HELP.value]: "Nobody comes from a sample. In danger, call the number above.",
};
const OTHER = "We have it, and see to it now.";
const LOST = "A grey umbrella was found in the library this morning. Is it yours?";
const SAMPLE = "This is our sample hotel. At yours, your desk answers here; what you wrote is gone tomorrow.";

/** Answers what a guest has just sent or written again. It is done at once, so that no mail tells of it. */
export async function answerForSample(tx: Transaction, messageId: string): Promise<void> {
  const [message] = await tx<{ kind: string; topic: string | null; danger: boolean; answers: number }[]>`
    update public.messages m set state = 'done', outcome = case when danger then 'false_alarm' end,
      agreed = case when price is not null then true end
    where m.id = ${messageId} and m.hotel_id = ${SAMPLE_HOTEL_ID}
    returning kind, topic, danger, (
      select count(*)::int from public.message_texts t where t.message_id = m.id and t.author = 'house') as answers`;
  if (!message) return;
  const { kind, topic, danger, answers } = message;
  const first = kind === "lost" ? LOST : (ANSWERS[danger ? HELP.value : (topic ?? "")] ?? OTHER);
  const text = answers > 0 ? OTHER : `${first}\n${SAMPLE}`;
  const said = { hotel_id: SAMPLE_HOTEL_ID, message_id: messageId, author: "house", name: "Maren", text };
  await tx`insert into public.message_texts ${tx({ ...said, language: "en" })}`;
}
