import type { ByteSource } from './byte-source';

export type FileKind = 'zip' | 'ole' | 'web_page' | 'text' | 'empty' | 'other';

const signatures: readonly { kind: FileKind; bytes: readonly number[] }[] = [
  { kind: 'zip', bytes: [0x50, 0x4b, 0x03, 0x04] },
  { kind: 'ole', bytes: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1] },
  { kind: 'text', bytes: [0xff, 0xfe] },
  { kind: 'text', bytes: [0xfe, 0xff] },
  { kind: 'other', bytes: [0x25, 0x50, 0x44, 0x46] },
];
const webPage = /^(?:\ufeff)?\s*<(?:!doctype|html|head|body|table|meta|style|script|\?xml|!--)/i;

/**
 * Detects the kind of a file from its bytes, ignoring its name: `zip` a new workbook, `ole` an old one (either may be
 * .et), `web_page` HTML or XML, `other` not a report.
 */
export function fileKindOf(source: ByteSource): FileKind {
  const detector = createKindDetector();
  for (const chunk of source.chunks()) detector.add(chunk);
  return detector.kind();
}

/** Detects the kind of a file that arrives in chunks, see `fileKindOf`. */
export function createKindDetector(): { add(chunk: Uint8Array): void; kind(): FileKind } {
  let start = new Uint8Array();
  let hasZero = false;
  return {
    add(chunk) {
      if (start.length < sampleBytes)
        start = Uint8Array.from([...start, ...chunk.subarray(0, sampleBytes - start.length)]);
      hasZero ||= chunk.includes(0);
    },
    kind() {
      if (start.length === 0) return 'empty';
      const known = signatures.find(({ bytes }) => bytes.every((byte, index) => start[index] === byte));
      if (known) return known.kind;
      if (hasZero) return utf16Order(start) === undefined ? 'other' : 'text';
      return webPage.test(new TextDecoder('utf-8').decode(start.subarray(0, 512))) ? 'web_page' : 'text';
    },
  };
}

const sampleBytes = 4_096;
/** Separators, digits and line ends alone make up more than this fraction of a table. */
const minZeros = 0.1;

/**
 * Byte order of a UTF-16 text without a byte order mark: the upper byte of separators and digits is zero, and lower
 * bytes never are. Undefined for other bytes.
 */
export function utf16Order(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const sample = bytes.subarray(0, sampleBytes);
  const zeros = [0, 1].map(
    (parity) => sample.filter((byte, index) => byte === 0 && index % 2 === parity).length,
  );
  const [even = 0, odd = 0] = zeros;
  if (even > 0 && odd > 0) return undefined;
  if (Math.max(even, odd) < (sample.length / 2) * minZeros) return undefined;
  return odd > 0 ? 'utf-16le' : 'utf-16be';
}
