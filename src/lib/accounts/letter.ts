/** Characters of a letter to the operator: some three pages. */
export const MAX_LETTER_LENGTH = 5000;
