/** A file of the owner's that gives nothing. */
export interface Unreadable {
  status: "unreadable";
  /** A sentence for the owner. */
  reason: string;
}

export function unreadable(reason: string): Unreadable {
  return { status: "unreadable", reason };
}

/** A file that is gone or locked, or whose reader could not be loaded. */
export const NOT_READ = unreadable("The file could not be read. Please try again.");
