/**
 * Whether there is room for one more message at a hotel. Each network has its hour; what a hotel takes from all of them
 * is divided among the house, networks that it knows, and strangers, so that none of them closes the form for the
 * others. Who is in danger has room of their own besides. docs/decisions/0094-room-for-messages.md says why.
 */
import { houseMark, isHouse } from "../auth/house.ts";
import type { Context } from "../context.ts";

/** Seconds since a network's first message after which the hotel knows it. */
const EARLIER_DAY = 20 * 60 * 60;

interface Coming {
  hotelId: string;
  network: string;
  /** Of the page that it was written on. */
  token: string;
  danger: boolean;
}

export async function mayCome(context: Context, { danger, ...coming }: Coming): Promise<boolean> {
  if (await hasRoom(context, coming)) return true;
  const { hotelId, network } = coming;
  return (
    danger && context.limits.allows(["dangerFromNetwork", hotelId, network], ["messagesInDanger", hotelId])
  );
}

async function hasRoom(
  { limits, sql, jwtKey }: Context,
  { hotelId, network, token }: Omit<Coming, "danger">,
): Promise<boolean> {
  const isOwn = await limits.allows(["messagesOfForm", token], ["messagesFromNetwork", hotelId, network]);
  if (!isOwn) return false;
  if (await limits.allows(["firstMessageOfNetwork", hotelId, network], ["firstMessages", hotelId]))
    return true;
  const isInHouse = await isHouse(sql, hotelId, houseMark(jwtKey, network));
  if (isInHouse && (await limits.allows(["messagesOfHouse", hotelId]))) return true;
  const isKnown = await limits.knows("messagesTaken", EARLIER_DAY, hotelId, network);
  if (isKnown && (await limits.allows(["messagesOfKnown", hotelId]))) return true;
  if (isKnown || isInHouse) return false;
  return limits.allows(["strangersFromNetwork", hotelId, network], ["messagesOfStrangers", hotelId]);
}

/** Notes that a message has come: a day later its hotel knows the network. */
export async function noteTaken({ limits }: Context, { hotelId, network }: Coming): Promise<void> {
  await limits.allows(["messagesTaken", hotelId, network]);
}
