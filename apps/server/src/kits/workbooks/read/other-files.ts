interface OtherFile {
  name: string;
  bytes: readonly number[];
  /** Where the bytes are; 0 unless given. */
  at?: number;
}

const ascii = (text: string): number[] => Array.from(text, (character) => character.charCodeAt(0));

/** Files that people choose by mistake. */
const otherFiles: readonly OtherFile[] = [
  { name: 'PDF', bytes: ascii('%PDF') },
  { name: 'PNG', bytes: [0x89, ...ascii('PNG')] },
  { name: 'JPEG', bytes: [0xff, 0xd8, 0xff] },
  { name: 'GIF', bytes: ascii('GIF8') },
  { name: 'WebP', bytes: ascii('WEBP'), at: 8 },
  { name: 'BMP', bytes: ascii('BM') },
  { name: 'TIFF', bytes: [...ascii('II'), 0x2a, 0] },
  { name: 'DjVu', bytes: ascii('AT&TFORM') },
  { name: 'RAR', bytes: ascii('Rar!') },
  { name: '7z', bytes: [...ascii('7z'), 0xbc, 0xaf] },
  { name: 'gzip', bytes: [0x1f, 0x8b] },
  { name: 'MP4', bytes: ascii('ftyp'), at: 4 },
  { name: 'MP3', bytes: ascii('ID3') },
  { name: 'RTF', bytes: ascii('{\\rtf') },
  { name: 'EXE', bytes: [...ascii('MZ'), 0x90] },
];

/**
 * The format of a file that is no table, by its first bytes; undefined for an unknown one. A text may begin with a few letters of a
 * format, such as `BM`.
 */
export function otherFormatOf(start: Uint8Array, kind: 'text' | 'other'): string | undefined {
  const isPossible = ({ bytes }: OtherFile) =>
    kind === 'other' || bytes.length >= minTextSignature || bytes.some((byte) => byte > 0x7f);
  return otherFiles.find(
    (file) => isPossible(file) && file.bytes.every((byte, index) => start[(file.at ?? 0) + index] === byte),
  )?.name;
}

const minTextSignature = 5;

const utf16 = (text: string) => Buffer.from(text, 'utf16le');

/** Names of streams of OLE2 files that are no workbook. */
const otherStreams = [
  { name: 'Word', stream: utf16('WordDocument') },
  { name: 'PowerPoint', stream: utf16('PowerPoint Document') },
  { name: 'Outlook', stream: utf16('__properties_version1.0') },
];
const workbookStreams = [utf16('Workbook'), utf16('Book')];
/** A new workbook with a password is in such a file. */
const encryptedStream = utf16('EncryptedPackage');

/** What an OLE2 file contains, by the names in its directory. */
export function oleContentOf(bytes: Uint8Array): { name: string } | 'encrypted' | 'workbook' {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (workbookStreams.some((name) => buffer.includes(name))) return 'workbook';
  if (buffer.includes(encryptedStream)) return 'encrypted';
  return otherStreams.find(({ stream }) => buffer.includes(stream)) ?? 'workbook';
}

/** What a ZIP file contains, by the names of its parts; undefined for what may be a workbook. */
export function otherZipContentOf(names: readonly string[]): string | undefined {
  const has = (start: string) => names.some((name) => name.startsWith(start));
  if (has('xl/')) return undefined;
  if (has('word/')) return 'Word';
  if (has('ppt/')) return 'PowerPoint';
  return has('[Content_Types].xml') ? undefined : 'ZIP';
}
