import { utf16Order } from './file-kind';
import { ImportRejectedError } from './problem';

export interface DecodedText {
  text: string;
  encoding: 'utf-8' | 'utf-8-bom' | 'utf-16le' | 'utf-16be' | 'gb18030' | 'big5';
  /** The bytes stop inside a character. */
  endsInside: boolean;
}

const marks = [
  { encoding: 'utf-8-bom', label: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', label: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', label: 'utf-16be', bytes: [0xfe, 0xff] },
] as const;

/** Characters that no report contains, unless its encoding is wrong. */
const foreign = /[\ufffd\ue000-\uf8ff\0]/u;

/**
 * The possible texts of a file, most likely first: by its byte order mark, else strict UTF-8, else GB18030 (of Chinese
 * Excel) or Big5, which only the header can distinguish.
 *
 * Errors: `ImportRejectedError('encoding_unknown')`, with the row of the first invalid byte when the file is UTF-8.
 */
export function decodeText(bytes: Uint8Array): DecodedText[] {
  const mark =
    marks.find(({ bytes: start }) => start.every((byte, index) => bytes[index] === byte)) ?? unmarked(bytes);
  const unicode = decodeStrictly(bytes, mark?.label ?? 'utf-8');
  if (unicode) return [{ ...unicode, encoding: mark?.encoding ?? 'utf-8' }];
  if (mark) throw new ImportRejectedError('encoding_unknown');
  refuseBrokenUnicode(bytes);
  const candidates = (['gb18030', 'big5'] as const).flatMap((encoding) => {
    const decoded = decodeStrictly(bytes, encoding);
    return decoded && !foreign.test(decoded.text) ? [{ ...decoded, encoding }] : [];
  });
  if (candidates.length === 0) throw new ImportRejectedError('encoding_unknown');
  return candidates;
}

/** UTF-16 without a byte order mark; UTF-8 has no zero bytes. */
function unmarked(bytes: Uint8Array) {
  const order = bytes.includes(0) ? utf16Order(bytes) : undefined;
  return marks.find(({ encoding }) => encoding === order);
}

function decodeStrictly(bytes: Uint8Array, label: string): Omit<DecodedText, 'encoding'> | undefined {
  const decoder = new TextDecoder(label, { fatal: true });
  let text: string;
  try {
    text = decoder.decode(bytes, { stream: true });
  } catch {
    return undefined;
  }
  try {
    return { text: text + decoder.decode(), endsInside: false };
  } catch {
    // everything but a last, unfinished character is valid
    return { text, endsInside: true };
  }
}

/** A UTF-8 file with a few invalid bytes would decode as GB18030 without an error, into wrong texts. */
function refuseBrokenUnicode(bytes: Uint8Array): void {
  const text = new TextDecoder('utf-8').decode(bytes);
  const broken = text.match(/\ufffd/g)?.length ?? 0;
  const valid = text.match(/[^\0-\x7f\ufffd]/gu)?.length ?? 0;
  if (broken * 4 >= valid) return;
  const rowNumber = text.slice(0, text.indexOf('\ufffd')).split('\n').length;
  throw new ImportRejectedError('encoding_unknown', {}, { rowNumber });
}
