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
 * The kind of a file by its bytes, not by its name: `zip` a new workbook, `ole` an old one (both also as .et),
 * `web_page` HTML or XML, `other` no report.
 */
export function fileKindOf(bytes: Uint8Array): FileKind {
  if (bytes.length === 0) return 'empty';
  const known = signatures.find((signature) => signature.bytes.every((byte, index) => bytes[index] === byte));
  if (known) return known.kind;
  if (bytes.includes(0)) return utf16Order(bytes) === undefined ? 'other' : 'text';
  const start = new TextDecoder('utf-8').decode(bytes.subarray(0, 512));
  return webPage.test(start) ? 'web_page' : 'text';
}

const sampleBytes = 4_096;
/** Separators, digits and ends of lines alone are more than this part of a table. */
const minZeros = 0.1;

/**
 * The byte order of a UTF-16 text without a byte order mark: the upper byte of separators and digits is zero, and no
 * lower byte is. Undefined for other bytes.
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
