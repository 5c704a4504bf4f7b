import type { ByteSource } from './byte-source';
import { utf16Order } from './file-kind';
import { repeatable } from './repeatable';
import { UnreadableFileError } from './unreadable-file';

/** A text of a file, decoded again each time that it is read. */
export interface DecodedText {
  /** The text in chunks. */
  chunks: Iterable<string>;
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
 * Errors: `UnreadableFileError('encoding_unknown')`, with the row of the first invalid byte when the file is UTF-8.
 */
export function decodeText(source: ByteSource): DecodedText[] {
  const [start = new Uint8Array()] = source.chunks();
  const mark =
    marks.find(({ bytes }) => bytes.every((byte, index) => start[index] === byte)) ?? unmarked(source, start);
  const unicode = validate(source, mark?.label ?? 'utf-8');
  if (unicode) return [{ ...unicode, encoding: mark?.encoding ?? 'utf-8' }];
  if (mark) throw new UnreadableFileError('encoding_unknown');
  refuseBrokenUnicode(source);
  const candidates = (['gb18030', 'big5'] as const).flatMap((encoding) => {
    const decoded = validate(source, encoding, (text) => !foreign.test(text));
    return decoded ? [{ ...decoded, encoding }] : [];
  });
  if (candidates.length === 0) throw new UnreadableFileError('encoding_unknown');
  return candidates;
}

/** UTF-16 without a byte order mark; UTF-8 has no zero bytes. */
function unmarked(source: ByteSource, start: Uint8Array) {
  const order = start.includes(0) || hasZero(source) ? utf16Order(start) : undefined;
  return marks.find(({ encoding }) => encoding === order);
}

function hasZero(source: ByteSource): boolean {
  for (const chunk of source.chunks()) if (chunk.includes(0)) return true;
  return false;
}

/** The text in an encoding; undefined when bytes or texts are invalid in it. */
function validate(
  source: ByteSource,
  label: string,
  isValid: (text: string) => boolean = () => true,
): Omit<DecodedText, 'encoding'> | undefined {
  const decoder = new TextDecoder(label, { fatal: true });
  try {
    for (const chunk of source.chunks())
      if (!isValid(decoder.decode(chunk, { stream: true }))) return undefined;
  } catch {
    return undefined;
  }
  const chunks = repeatable(() => decode(source, label));
  try {
    return isValid(decoder.decode()) ? { chunks, endsInside: false } : undefined;
  } catch {
    // everything but a last, unfinished character is valid
    return { chunks, endsInside: true };
  }
}

/** The text of valid bytes, without a character that is unfinished at the end. */
function* decode(source: ByteSource, label: string): Generator<string> {
  const decoder = new TextDecoder(label);
  for (const chunk of source.chunks()) yield decoder.decode(chunk, { stream: true });
}

/** A UTF-8 file with a few invalid bytes would decode as GB18030 without an error, into wrong texts. */
function refuseBrokenUnicode(source: ByteSource): void {
  let broken = 0;
  let valid = 0;
  let lines = 0;
  for (const text of decode(source, 'utf-8')) {
    if (broken === 0) {
      const first = text.indexOf('\ufffd');
      lines += text.slice(0, first === -1 ? text.length : first).split('\n').length - 1;
    }
    broken += text.match(/\ufffd/g)?.length ?? 0;
    valid += text.match(/[^\0-\x7f\ufffd]/gu)?.length ?? 0;
  }
  if (broken * 4 >= valid) return;
  throw new UnreadableFileError('encoding_unknown', {}, { rowNumber: lines + 1 });
}
