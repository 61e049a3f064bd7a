/** A file of the owner's that gives nothing. */
export interface Unreadable {
  status: "unreadable";
  /** A sentence for the owner. */
  reason: string;
}

export function unreadable(reason: string): Unreadable {
  return { status: "unreadable", reason };
}

/** A file that is gone or locked, or whose reader could not be loaded, is unreadable. */
export async function orUnreadable<Reading>(read: Promise<Reading>): Promise<Reading | Unreadable> {
  try {
    return await read;
  } catch {
    return unreadable("The file could not be read. Please try again.");
  }
}
