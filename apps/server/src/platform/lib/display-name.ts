const maxLength = 120;

/** Limits the normalization: a long run of combining marks takes quadratic time. */
const maxInput = 1_000;

/** A text on one line, without control and direction characters, cut after 1,000 UTF-16 units. */
export function printableText(text: string): string {
  return text
    .slice(0, maxInput)
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
    .trim();
}

/** A file name for display, without directories; `fallback` if nothing remains. Never used as a path. */
export function displayName(fileName: string, fallback: string): string {
  const name = printableText(fileName.replace(/^.*[/\\]/s, ''));
  return Array.from(name === '' ? fallback : name)
    .slice(0, maxLength)
    .join('');
}
