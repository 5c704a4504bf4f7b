/** Encodings of report files. */
export const encodings = ['utf-8', 'utf-8-bom', 'utf-16le', 'utf-16be', 'gb18030'] as const;
export type Encoding =
  | (typeof encodings)[number]
  | 'big5'
  | 'shift_jis'
  | 'euc-kr'
  | 'windows-1252'
  | 'windows-1250';

/** A text as a file in an encoding, with a byte order mark if the encoding has one. */
export function encode(text: string, encoding: Encoding): Buffer {
  if (encoding === 'utf-8') return Buffer.from(text);
  if (encoding === 'utf-8-bom') return Buffer.from(`\ufeff${text}`);
  if (encoding === 'utf-16le') return Buffer.from(`\ufeff${text}`, 'utf16le');
  if (encoding === 'utf-16be') return Buffer.from(`\ufeff${text}`, 'utf16le').swap16();
  const pairs = pairsOf(encoding);
  return Buffer.from(Array.from(text).flatMap((char) => bytesOf(char, { pairs, encoding })));
}

const hasSingles = new Set(['shift_jis', 'windows-1252', 'windows-1250']);

/** Node can decode these encodings but not encode them, so the tables are derived from its decoder. */
const tables = new Map<string, Map<string, number[]>>();

function pairsOf(encoding: string): Map<string, number[]> {
  const known = tables.get(encoding);
  if (known) return known;
  const table = new Map<string, number[]>();
  const decoder = new TextDecoder(encoding);
  for (let byte = 0x80; byte <= 0xff && hasSingles.has(encoding); byte += 1) {
    // without a stream, Node treats Windows-1252 as Latin-1
    const char = decoder.decode(Uint8Array.of(byte), { stream: true });
    if (char !== '' && char !== '\ufffd') table.set(char, [byte]);
    decoder.decode();
  }
  for (let lead = 0x81; lead <= 0xfe; lead += 1) {
    for (let trail = 0x40; trail <= 0xfe; trail += 1) {
      const char = decoder.decode(Uint8Array.of(lead, trail));
      if (Array.from(char).length === 1 && !table.has(char)) table.set(char, [lead, trail]);
    }
  }
  tables.set(encoding, table);
  return table;
}

function bytesOf(
  char: string,
  { pairs, encoding }: { pairs: ReadonlyMap<string, number[]>; encoding: Encoding },
): number[] {
  const code = char.codePointAt(0) ?? 0;
  if (code < 0x80) return [code];
  const pair = pairs.get(char);
  if (pair) return pair;
  // in GB18030, four bytes number the characters of the other planes consecutively
  if (code < 0x10000 || encoding !== 'gb18030')
    throw new RangeError(`${char} cannot be encoded in ${encoding}`);
  const number = code - 0x10000 + 189_000;
  return [
    0x81 + Math.floor(number / 12_600),
    0x30 + (Math.floor(number / 1_260) % 10),
    0x81 + (Math.floor(number / 10) % 126),
    0x30 + (number % 10),
  ];
}
