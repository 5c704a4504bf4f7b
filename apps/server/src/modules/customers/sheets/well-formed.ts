/** A text without halves of surrogate pairs, which the database does not store. */
export const wellFormed = (text: string): string => Buffer.from(text).toString();
