/**
 * Whether a hotel accepts one more message. Networks have hourly limits; a hotel's total is divided among
 * house, known networks and strangers, so that none closes the form for the others, with extra room for
 * danger, and for each code in the house. See docs/decisions/0094-room-for-messages.md.
 */

import { houseMark, isHouse } from "../auth/house.ts";
import type { MessageContext } from "./context.ts";
import { isMuted, networkMark } from "./network-marks.ts";

/** Seconds after a network's first message from which the hotel knows it. */
const EARLIER_DAY = 20 * 60 * 60;

interface Coming {
  hotelId: string;
  network: string;
  /** Token of the form it was written on. */
  token: string;
  danger: boolean;
  /** Verified. */
  codeId: string | undefined;
}

export async function mayCome(context: MessageContext, { danger, ...coming }: Coming): Promise<boolean> {
  if (await hasRoom(context, coming)) return true;
  const { hotelId, network } = coming;
  return (
    danger && context.limits.allows(["dangerFromNetwork", hotelId, network], ["messagesInDanger", hotelId])
  );
}

async function hasRoom(
  { limits, sql, jwtKey }: MessageContext,
  { hotelId, network, token, codeId }: Omit<Coming, "danger">,
): Promise<boolean> {
  // Counted with others alone: anybody may load any number of forms, and each would leave a counter.
  const ofForm = ["messagesOfForm", token] as const;
  // Nobody else on the network, and no stranger, can use up what a card in the house brings.
  if (codeId && (await limits.allows(["messagesOfCode", hotelId, codeId], ofForm))) return true;
  if (!(await limits.allows(["messagesFromNetwork", hotelId, network], ofForm))) return false;
  const isInHouse = await isHouse(sql, hotelId, houseMark(jwtKey, network));
  // Behind the house's address are all of its guests: they cannot be muted with one of them.
  if (!isInHouse && (await isMuted(sql, jwtKey, hotelId, network))) return false;
  if (await limits.allows(["firstMessageOfNetwork", hotelId, network], ["firstMessages", hotelId]))
    return true;
  if (isInHouse && (await limits.allows(["messagesOfHouse", hotelId]))) return true;
  const isKnown = await limits.knows("messagesTaken", EARLIER_DAY, hotelId, network);
  if (isKnown && (await limits.allows(["messagesOfKnown", hotelId]))) return true;
  if (isKnown || isInHouse) return false;
  return limits.allows(["strangersFromNetwork", hotelId, network], ["messagesOfStrangers", hotelId]);
}

/** Records a message: a day later, its hotel knows the network; until then, it may mute it. */
export async function noteTaken(
  { limits, sql, jwtKey }: MessageContext,
  { hotelId, network, messageId }: Coming & { messageId: string },
): Promise<void> {
  const mark = networkMark(jwtKey, hotelId, network);
  await Promise.all([
    limits.allows(["messagesTaken", hotelId, network]),
    sql`insert into innfo.message_networks (message_id, mark)
      select m.id, ${mark} from public.messages m where m.id = ${messageId} on conflict do nothing`,
  ]);
}
