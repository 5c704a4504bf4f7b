/** Files that a ZIP file of reports may have, and their unpacked bytes in all. */
export const maxArchiveFiles = 1_000;
export const maxArchiveBytes = 1024 * 1024 * 1024;

/** Whether a path belongs to the operating system, not to the user. */
export function isHiddenPath(path: string): boolean {
  return path.split('/').some((part) => part.startsWith('.') || part === '__MACOSX' || part === 'Thumbs.db');
}

/**
 * The path of a file in a ZIP file as the system that wrote it meant it.
 *
 * Shape:  `name` as fflate returns it: without the mark of UTF-8, each byte is a character. Windows in China writes GBK, others
 *         write UTF-8 without the mark.
 * Errors: none.
 */
export function archivePathOf(name: string): string {
  const path = name.replaceAll('\\', '/');
  const codes = Array.from(path, (character) => character.charCodeAt(0));
  if (codes.every((code) => code < 0x80) || codes.some((code) => code > 0xff)) return path;
  const bytes = Uint8Array.from(codes);
  for (const encoding of ['utf-8', 'gb18030']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // the next one
    }
  }
  return path;
}
