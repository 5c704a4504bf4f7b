import { legacyEncodings, likelyEncodingOf, rateText } from './likely-encodings';

/** Maximum number of files in a ZIP file of reports, and their total unpacked bytes. */
export const maxArchiveFiles = 1_000;
export const maxArchiveBytes = 1024 * 1024 * 1024;

/** Whether a path belongs to the operating system, not to the user. */
export function isHiddenPath(path: string): boolean {
  return path.split('/').some((part) => part.startsWith('.') || part === '__MACOSX' || part === 'Thumbs.db');
}

/**
 * The paths of the files in a ZIP file as written by its system.
 *
 * Shape:  `names` as fflate returns them: without the UTF-8 flag, each byte is a character. Some systems write UTF-8 without
 *         the flag, others the encoding of their language, which is detected from all names together.
 * Errors: none; names that fit several encodings are read as GB18030 if possible.
 */
export function archivePathsOf(names: readonly string[]): string[] {
  const encoding = encodingOf(names.flatMap((name) => bytesOf(name) ?? []));
  return names.map((name) => {
    const bytes = bytesOf(name);
    const text = bytes && (decode(bytes, 'utf-8') ?? decode(bytes, encoding));
    // after decoding, because a backslash can be the second byte of a character
    return (text ?? name).replaceAll('\\', '/');
  });
}

/** The bytes of a name that is neither ASCII nor decoded. */
function bytesOf(name: string): Uint8Array | undefined {
  const codes = Array.from(name, (character) => character.charCodeAt(0));
  const isText = codes.every((code) => code < 0x80) || codes.some((code) => code > 0xff);
  return isText ? undefined : Uint8Array.from(codes);
}

function encodingOf(names: readonly Uint8Array[]): string {
  const unknown = names.filter((bytes) => decode(bytes, 'utf-8') === undefined);
  const candidates = legacyEncodings.flatMap((encoding) => {
    const texts = unknown.map((bytes) => decode(bytes, encoding));
    if (texts.includes(undefined)) return [];
    const rating = rateText(encoding);
    rating.add(texts.join('\n'));
    return [{ encoding, share: rating.share() }];
  });
  return likelyEncodingOf(candidates) ?? 'gb18030';
}

function decode(bytes: Uint8Array, encoding: string): string | undefined {
  const decoder = new TextDecoder(encoding, { fatal: true });
  try {
    // without a stream, Node.js decodes Windows-1252 as Latin-1
    return decoder.decode(bytes, { stream: true }) + decoder.decode();
  } catch {
    return undefined;
  }
}
