interface OtherFile {
  name: string;
  bytes: readonly number[];
  /** Offset of the signature; default: 0. */
  at?: number;
}

const ascii = (text: string): number[] => Array.from(text, (character) => character.charCodeAt(0));

/** Files that users upload by mistake. */
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
 * Format of a file without tables, detected by its signature; undefined if unknown. A text can begin with a short
 * signature such as `BM`.
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

/** Streams of OLE2 files that are not workbooks. */
const otherStreams = [
  { name: 'Word', stream: utf16('WordDocument') },
  { name: 'PowerPoint', stream: utf16('PowerPoint Document') },
  { name: 'Outlook', stream: utf16('__properties_version1.0') },
];
const workbookStreams = [utf16('Workbook'), utf16('Book')];
/** Stream with a password-protected new workbook. */
const encryptedStream = utf16('EncryptedPackage');

/** Content of an OLE2 file, by the names in its directory. */
export function oleContentOf(bytes: Uint8Array): { name: string } | 'encrypted' | 'workbook' {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (workbookStreams.some((name) => buffer.includes(name))) return 'workbook';
  if (buffer.includes(encryptedStream)) return 'encrypted';
  return otherStreams.find(({ stream }) => buffer.includes(stream)) ?? 'workbook';
}

/** Content of a ZIP file, by the names of its parts; undefined if it may be a workbook. */
export function otherZipContentOf(names: readonly string[]): string | undefined {
  const has = (start: string) => names.some((name) => name.startsWith(start));
  if (has('xl/')) return undefined;
  if (has('word/')) return 'Word';
  if (has('ppt/')) return 'PowerPoint';
  return has('[Content_Types].xml') ? undefined : 'ZIP';
}
