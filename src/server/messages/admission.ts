/**
 * Decides whether a hotel accepts one more message. Networks have hourly limits. A hotel's total is divided among
 * house, known networks and strangers, so that none closes the form for the others, with extra room for danger and
 * for each code in the house. See docs/decisions/0061-messages.md.
 */

import { houseMark, isHouse } from "../auth/house.ts";
import type { MessageContext } from "./context.ts";
import { isMuted, networkMark } from "./network-marks.ts";

/** The hotel knows a network from this many seconds after its first message. */
const EARLIER_DAY = 20 * 60 * 60;

interface Coming {
  hotelId: string;
  network: string;
  /** The token of the form on which it was written. */
  token: string;
  danger: boolean;
  /** The id of a verified code. */
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
  // Counted only together with another limit: anybody may load any number of forms, and each would leave a counter.
  const ofForm = ["messagesOfForm", token] as const;
  // A card in the house has room of its own, which no stranger and nobody on the network can use up.
  if (codeId && (await limits.allows(["messagesOfCode", hotelId, codeId], ofForm))) return true;
  if (!(await limits.allows(["messagesFromNetwork", hotelId, network], ofForm))) return false;
  const isInHouse = await isHouse(sql, hotelId, houseMark(jwtKey, network));
  // All guests share the house's address, so one of them cannot be muted without the others.
  if (!isInHouse && (await isMuted(sql, jwtKey, hotelId, network))) return false;
  if (await limits.allows(["firstMessageOfNetwork", hotelId, network], ["firstMessages", hotelId]))
    return true;
  if (isInHouse && (await limits.allows(["messagesOfHouse", hotelId]))) return true;
  const isKnown = await limits.knows("messagesTaken", EARLIER_DAY, hotelId, network);
  if (isKnown && (await limits.allows(["messagesOfKnown", hotelId]))) return true;
  if (isKnown || isInHouse) return false;
  return limits.allows(["strangersFromNetwork", hotelId, network], ["messagesOfStrangers", hotelId]);
}

/** Records an accepted message: a day later, its hotel knows the network; until then, the hotel may mute it. */
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
