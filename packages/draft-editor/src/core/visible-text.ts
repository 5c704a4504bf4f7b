/** Zero-width spaces, direction marks and other invisible characters. A joiner between emoji is visible: it combines them. */
const invisible = /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D|(?!\u200D)\p{Cf}/u;
const formatCharacters = /\p{Cf}/gu;
/** Most texts of a draft: they have no such character. */
const plain = /^[\x20-\x7E\u3000-\u303F\u4E00-\u9FFF]*$/;

/** The position of a text's first invisible character, counted from 1; null if there is none. */
export function invisiblePosition(text: string): number | null {
  if (plain.test(text)) return null;
  const at = text.search(invisible);
  return at === -1 ? null : [...text.slice(0, at)].length + 1;
}

/** Whether a text has no visible character. */
export function hasNoVisibleText(text: string): boolean {
  return withoutFormatCharacters(text).trim() === '';
}

/** A text without format characters (`Cf` of Unicode). */
export function withoutFormatCharacters(text: string): string {
  return plain.test(text) ? text : text.replace(formatCharacters, '');
}
