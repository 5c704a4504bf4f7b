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
  if (bytes.includes(0)) return 'other';
  const start = new TextDecoder('utf-8').decode(bytes.subarray(0, 512));
  return webPage.test(start) ? 'web_page' : 'text';
}
