import { strToU8, zipSync } from 'fflate';
import { writeXlsx } from 'hucre';
import { describe, expect, it } from 'vitest';
import { bytesInMemory } from './byte-source';
import { readSources } from './read-sources';
import { UnreadableFileError } from './unreadable-file';

async function problemOf(bytes: Uint8Array) {
  const result: unknown = await readSources(bytesInMemory(bytes), { maxRows: 10 }).catch(
    (error: unknown) => error,
  );
  if (!(result instanceof UnreadableFileError)) return null;
  return result.params['what'] ?? result.code;
}
const withStart = (start: string, encoding: BufferEncoding = 'latin1') =>
  Buffer.concat([Buffer.from(start, encoding), Buffer.alloc(64)]);
const ole = (...streams: string[]) =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(512),
    ...streams.map((stream) => Buffer.from(stream, 'utf16le')),
  ]);

describe('the format of a file without tables is named', () => {
  it.each([
    [withStart('%PDF-1.7'), 'PDF'],
    [withStart('\x89PNG\r\n'), 'PNG'],
    [withStart('\xff\xd8\xff\xe0'), 'JPEG'],
    [withStart('RIFF\0\0\0\0WEBP'), 'WebP'],
    [withStart('BM'), 'BMP'],
    [Buffer.from('{\\rtf1 text}'), 'RTF'],
    [Buffer.from('ffd8ffe1aabbcc', 'hex'), 'JPEG'],
    [zipSync({ 'a.txt': strToU8('a') }), 'ZIP'],
    [zipSync({ '[Content_Types].xml': strToU8('<a/>'), 'word/document.xml': strToU8('<a/>') }), 'Word'],
    [ole('WordDocument'), 'Word'],
    [ole('EncryptionInfo', 'EncryptedPackage'), 'workbook_protected'],
    [ole('Workbook'), 'workbook_damaged'],
    [withStart('\x01\x02\x00\x03\x04\x00'), 'not_a_report'],
    [Buffer.alloc(0), 'empty_file'],
  ])('case %#: %s', async (bytes, what) => {
    expect(await problemOf(bytes)).toBe(what);
  });

  it.each(['BMW 5\nBM 2', 'ID3 keyword\nx', 'GIF8\nmaker'])('but not the text %j', async (text) => {
    expect(await problemOf(Buffer.from(text))).toBeNull();
  });
});

it('reads a formula without a value as a cell that is not calculated', async () => {
  const cells = new Map([
    ['1,0', { type: 'formula' as const, formula: 'A1&"b"' }],
    ['2,0', { type: 'formula' as const, formula: 'A1&"c"', formulaResult: 'ac' }],
  ]);
  const bytes = await writeXlsx({ sheets: [{ name: 'a', rows: [['a'], [null], [null]], cells }] });
  const [source] = await readSources(bytesInMemory(bytes), { maxRows: 10 });
  const rows = [...(source?.tables[0]?.rows ?? [])].map((row) => row.cells[0]);
  expect(rows).toEqual(['a', '#CALC!', 'ac']);
});
