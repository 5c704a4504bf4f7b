const maxLength = 120;

/** Of what is normalized: a long run of combining marks takes quadratic time. */
const maxInput = 1_000;

/** A text in one line without control and direction characters; of a longer one, its first 1,000 UTF-16 units. */
export function printableText(text: string): string {
  return text
    .slice(0, maxInput)
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
    .trim();
}

/** A file name for display, without directories; `fallback` when nothing is left. Never used as a path. */
export function displayName(fileName: string, fallback: string): string {
  const name = printableText(fileName.replace(/^.*[/\\]/s, ''));
  return Array.from(name === '' ? fallback : name)
    .slice(0, maxLength)
    .join('');
}
