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

/** The text of a file, decoded again on each iteration. */
export interface DecodedText {
  /** The text in chunks. */
  chunks: Iterable<string>;
  encoding: 'utf-8' | 'utf-8-bom' | 'utf-16le' | 'utf-16be' | LegacyEncoding;
  /** Whether the text is plausible in this encoding, and more so than in others. */
  isLikely: boolean;
  /** Whether the bytes end within a character. */
  endsInside: boolean;
}

const marks = [
  { encoding: 'utf-8-bom', label: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', label: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', label: 'utf-16be', bytes: [0xfe, 0xff] },
] as const;

/** Characters that appear in a report only if its encoding is wrong. */
const foreign = /[\ufffd\ue000-\uf8ff\0]/u;

/**
 * Candidate texts of a file, most likely first: by byte order mark, else strict UTF-8, else by the characters in each
 * encoding without a mark. At most one is likely; without it, only known words can decide. `legacy`: encodings to try.
 *
 * Errors: `UnreadableFileError('encoding_unknown')`, with the row of the first invalid byte if the file is UTF-8.
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

/** Minimum fraction of common characters for which known words may decide. */
const minShare = 0.5;

interface Candidate extends Omit<DecodedText, 'isLikely'> {
  encoding: LegacyEncoding;
  share: number;
}

/**
 * Candidates between which known words can decide, the likely one first. A text of rare characters could be in any
 * encoding.
 */
function possible(candidates: readonly Candidate[], likely: LegacyEncoding | undefined): Candidate[] {
  // any bytes are valid in a single-byte encoding, and checking more candidates than the likely one only costs time
  const found = candidates.filter(
    ({ encoding, share }) => share >= minShare || (likely === undefined && !encoding.startsWith('windows')),
  );
  if (found.length === 0) throw new UnreadableFileError('encoding_unknown');
  return found.toSorted((a, b) => Number(b.encoding === likely) - Number(a.encoding === likely));
}

/** Detects UTF-16 without a byte order mark; UTF-8 has no zero bytes. */
function unmarked(source: ByteSource, start: Uint8Array) {
  const order = start.includes(0) || hasZero(source) ? utf16Order(start) : undefined;
  return marks.find(({ encoding }) => encoding === order);
}

function hasZero(source: ByteSource): boolean {
  for (const chunk of source.chunks()) if (chunk.includes(0)) return true;
  return false;
}

/** Decodes a text; undefined if its bytes or characters are invalid in the encoding. */
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
    // everything except an incomplete last character is valid
    return { chunks, endsInside: true };
  }
}

/** Decodes valid bytes, without an incomplete character at the end. */
function* decode(source: ByteSource, label: string): Generator<string> {
  const decoder = new TextDecoder(label);
  for (const chunk of source.chunks()) yield decoder.decode(chunk, { stream: true });
}

/**
 * Errors: for a UTF-8 file with a few invalid bytes, because it would decode as wrong GB18030 text without an error.
 */
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
