// Marks of direction in texts, which nobody sees and which would let words be read in another order than they stand.

const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/g;

/** `text` with a sign in place of each mark, one for one, so that offsets stay what they are. */
export const withoutMarks = (text) => text.replace(DIRECTION, "\ufffd");
