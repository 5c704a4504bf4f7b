import {
  legacyEncodings,
  likelyEncodingOf,
  rateText,
  type LegacyEncoding,
} from '@meridian/api-client/contract';
import type { ByteSource } from './byte-source';
import { utf16Order } from './file-kind';
import { repeatable } from './repeatable';
import { UnreadableFileError } from './unreadable-file';

/** A text of a file, decoded again each time that it is read. */
export interface DecodedText {
  /** The text in chunks. */
  chunks: Iterable<string>;
  encoding: 'utf-8' | 'utf-8-bom' | 'utf-16le' | 'utf-16be' | LegacyEncoding;
  /** Whether it reads as a text in this encoding; false also where another one is as likely. */
  isLikely: boolean;
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
 * The possible texts of a file, most likely first: by its byte order mark, else strict UTF-8, else one of the encodings that
 * state none, by the characters that it consists of. At most one of them is likely; without it, only known words can decide.
 * `legacy`: those that the file can have.
 *
 * Errors: `UnreadableFileError('encoding_unknown')`, with the row of the first invalid byte when the file is UTF-8.
 */
export function decodeText(
  source: ByteSource,
  { legacy = legacyEncodings }: { legacy?: readonly LegacyEncoding[] } = {},
): DecodedText[] {
  const [start = new Uint8Array()] = source.chunks();
  const mark =
    marks.find(({ bytes }) => bytes.every((byte, index) => start[index] === byte)) ?? unmarked(source, start);
  const unicode = validate(source, mark?.label ?? 'utf-8');
  if (unicode) return [{ ...unicode, encoding: mark?.encoding ?? 'utf-8', isLikely: true }];
  if (mark) throw new UnreadableFileError('encoding_unknown');
  refuseBrokenUnicode(source);
  const candidates = legacy.flatMap((encoding) => {
    const rating = rateText(encoding);
    const decoded = validate(source, encoding, (text) => {
      rating.add(text);
      return !foreign.test(text);
    });
    return decoded ? [{ ...decoded, encoding, share: rating.share() }] : [];
  });
  const likely = likelyEncodingOf(candidates);
  return possible(candidates, likely).map(({ share: _share, ...decoded }) => ({
    ...decoded,
    isLikely: decoded.encoding === likely,
  }));
}

/** Part of usual characters from which known words can decide. */
const minShare = 0.5;

interface Candidate extends Omit<DecodedText, 'isLikely'> {
  encoding: LegacyEncoding;
  share: number;
}

/** Those that known words can decide for, the likely one first; a text of rare characters could be any. */
function possible(candidates: readonly Candidate[], likely: LegacyEncoding | undefined): Candidate[] {
  // any bytes are a text in an encoding of single bytes, and other candidates only cost time beside a likely one
  const found = candidates.filter(
    ({ encoding, share }) => share >= minShare || (likely === undefined && !encoding.startsWith('windows')),
  );
  if (found.length === 0) throw new UnreadableFileError('encoding_unknown');
  return found.toSorted((a, b) => Number(b.encoding === likely) - Number(a.encoding === likely));
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
): Omit<DecodedText, 'encoding' | 'isLikely'> | undefined {
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
