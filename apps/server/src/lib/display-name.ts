const maxLength = 120;

/** A text in one line without control and direction characters. */
export function printableText(text: string): string {
  return text
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
