/** Values that requests carry from middleware to handlers. */
export interface RequestVariables {
  Variables: {
    requestId: string;
    /** Whether the request came to a hotel's own host. */
    isGuestHost?: boolean;
    /** The hotel in the request's body, for the log. */
    hotelId?: string;
    /** Whether the request asked for more than is allowed: its refusal waits. */
    isTooMuch?: boolean;
    /** Whether the answer contains only rows. */
    isPlain?: boolean;
    /** Whether the answer is counted, and its turn has come: unread-answers.ts. */
    isAdmitted?: boolean;
  };
}
