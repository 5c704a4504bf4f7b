const maxLength = 120;

/** A file name for display: without directories, control and direction characters. Never used as a path. */
export function displayName(fileName: string): string {
  const name = fileName
    .normalize('NFC')
    .replace(/^.*[/\\]/s, '')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
    .trim();
  return Array.from(name === '' ? 'report' : name)
    .slice(0, maxLength)
    .join('');
}
