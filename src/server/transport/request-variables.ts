/** What requests carry from middleware to handlers. */
export interface RequestVariables {
  Variables: {
    requestId: string;
    /** Of the request's body, for the log. */
    hotelId?: string;
    /** Whether the request asked for more than is taken: its refusal waits. */
    isTooMuch?: boolean;
    /** Whether the answer is rows alone. */
    isPlain?: boolean;
    /** Whether the answer is counted, and its turn has come: unread-answers.ts. */
    isAdmitted?: boolean;
  };
}
