/** Replaces unpaired surrogates, which the database cannot store. */
export const wellFormed = (text: string): string => Buffer.from(text).toString();
