import { formatValue, units } from '@meridian/report-table/format';
import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { readWorkbook } from '../testing/read-workbook';
import { csvFile } from './csv-file';
import { numberCell } from './number-cell';
import type { FileCell, ReportFile } from './report-file';
import { workbook, xlsxFile } from './xlsx-file';

interface Content {
  titles: readonly string[];
  rows: readonly (readonly FileCell[])[];
  metadata?: ReportFile['metadata'];
}

function fileOf({ titles, rows, metadata = [] }: Content): ReportFile {
  async function* batches() {
    yield await Promise.resolve(rows.slice(0, 2));
    yield rows.slice(2);
  }
  return {
    columns: titles.map((title) => ({ title, widthPx: 145 })),
    summary: titles.map(() => null),
    rows: batches(),
    sheetName: 'Keyword',
    metadataSheetName: 'About',
    metadata,
  };
}

const read = async (content: Content) => readWorkbook(await buffer(xlsxFile(fileOf(content))));
const textOf = async (content: Content, withBom = false) =>
  (await buffer(csvFile({ withBom })(fileOf(content)))).toString();

/** Metric values: numbers, decimal texts of any length, ties, values that round to zero, no value. */
const metricValues = fc.oneof(
  fc.double({ min: -1e15, max: 1e15, noNaN: true }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer({ min: -1e9, max: 1e9 }).map((cents) => cents / 100),
  fc.integer({ min: -1e9, max: 1e9 }).map((ties) => ties / 1000),
  fc.maxSafeInteger(),
  fc
    .tuple(fc.constantFrom('', '-'), fc.stringMatching(/^\d{1,20}$/), fc.stringMatching(/^\d{0,12}$/))
    .map(([sign, integer, fraction]) => sign + integer + (fraction === '' ? '' : `.${fraction}`)),
  fc
    .tuple(fc.nat(1e6), fc.constantFrom('5', '4999999', '49999999999999999999', '50000000000000000001'))
    .map(([integer, tail]) => `${integer}.00${tail}`),
  fc.integer({ min: 1, max: 49 }).map((size) => `-${size}e-4`),
);
const edges = [
  ...[null, '', 0, -0, '-0', 0.5, 1.005, -1.005, 2.675, 8.325, '0.145', 50, 0.00005, '-0.004'],
  ...[1234567.891, '1234567.891', '1234.50', '20000.00', '999999999999999', '1000000000000000'],
  ...['9007199254740993', '12345678901234567890.125', '9999999999999.99', '99999999999999.99'],
  ...['0.00499999999999999999999', '0.12345678901234567', 1 / 3, 1e21, 1e-7, 5e-324, '1e3', '1e-40', 'n/a'],
];

describe('the metric values of a file', () => {
  it('are displayed as on the screen, in a spreadsheet and a CSV, for any unit and value', async () => {
    const values = [...edges, ...fc.sample(metricValues, 1500)];
    const shownUnits = [...units, ''];
    const rows = values.map((value) => shownUnits.map((unit) => numberCell(value, unit)));
    const expected = values.map((value) =>
      shownUnits.map((unit) => (value === null || value === '' ? '' : formatValue(value, unit))),
    );
    const [sheet] = await read({ titles: shownUnits.map((unit) => unit || 'none'), rows });
    expect(sheet?.shown.slice(2)).toEqual(expected.slice(0, rows.length));
    const shown = rows.map((row) => row.map((cell) => textOfCell(cell)));
    expect(shown).toEqual(expected);
  });

  it('are numbers up to the 15 digits that a spreadsheet stores', async () => {
    const values = ['1234.50', '999999999999999', 0.1, '9007199254740993', 'n/a', null];
    const [sheet] = await read({ titles: ['t'], rows: values.map((value) => [numberCell(value, 't')]) });
    expect(sheet?.values.slice(2).flat()).toEqual([
      1234.5,
      999999999999999,
      0.1,
      '9,007,199,254,740,993',
      'n/a',
    ]);
  });

  it('have their exact value behind the displayed one', async () => {
    const [sheet] = await read({
      titles: ['cost', 'ctr'],
      rows: [[numberCell('3.84579439', 't2'), numberCell('0.02600243', '%*100')]],
    });
    expect(sheet?.values[2]).toEqual([3.84579439, 0.02600243]);
    expect(sheet?.shown[2]).toEqual(['3.85', '2.60%']);
  });
});

function textOfCell(cell: FileCell): string {
  if (cell === null || typeof cell === 'string') return cell ?? '';
  return 'day' in cell ? cell.day : cell.shown;
}

describe('a workbook', () => {
  it('has a bold frozen header, and columns as wide as on the screen', async () => {
    const [sheet] = await read({ titles: ['Keyword', 'Cost'], rows: [['tea', numberCell(1, 't2')]] });
    expect(sheet).toMatchObject({ frozenRows: 1, isBold: [true, true], widths: [20, 20] });
  });

  it('writes texts as texts, even if they look like formulas, numbers or dates', async () => {
    const texts = [
      '=1+1',
      '+1',
      '-1',
      '@SUM(A1)',
      '\t=1',
      '007',
      '2026-11-20',
      'TRUE',
      '1e5',
      ' spaced ',
      'a\nb',
    ];
    const bytes = await buffer(xlsxFile(fileOf({ titles: ['Text'], rows: texts.map((text) => [text]) })));
    const [sheet] = await readWorkbook(bytes);
    expect(sheet?.values.slice(2).flat()).toEqual(texts);
  });

  it('marks texts that look like formulas, so that they remain texts when a cell is edited', async () => {
    const rows = ['=1+1', '+1', '-1', '@SUM(A1)', '＝1', 'tea', '007'].map((text) => [text]);
    const bytes = await buffer(xlsxFile(fileOf({ titles: ['Text'], rows })));
    const parts = unzipSync(bytes);
    const xml = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
    const styles = [...xml('xl/styles.xml').matchAll(/<cellXfs.*<\/cellXfs>/g)][0]?.[0] ?? '';
    const quoted = styles
      .split('<xf ')
      .slice(1)
      .map((style) => style.includes('quotePrefix="1"'));
    const ids = [...xml('xl/worksheets/sheet1.xml').matchAll(/<c r="A\d+" s="(\d+)"/g)].map(([, id]) =>
      Number(id),
    );
    expect(ids.slice(-7).map((id) => quoted[id])).toEqual([true, true, true, true, true, false, false]);
  });

  it('writes every text that XML allows, and omits other characters', async () => {
    const texts = [
      '<a href="x">&amp;</a>',
      '京都 🍁 紅葉',
      'a\u0000b\u0008c\uFFFFd',
      'lone \uD83C half',
      '_x0041_',
      'a\r\nb',
    ];
    const [sheet] = await read({
      titles: ['Text'],
      rows: texts.map((text) => [text]),
      metadata: [['<b>', '&']],
    });
    expect(sheet?.values.slice(2).flat()).toEqual([
      '<a href="x">&amp;</a>',
      '京都 🍁 紅葉',
      'abcd',
      'lone  half',
      '_x0041_',
      'a\nb',
    ]);
  });

  it('truncates a text at the maximum of 32,767 characters', async () => {
    const [sheet] = await read({ titles: ['Text'], rows: [['x'.repeat(40_000)]] });
    expect(sheet?.values[2]?.[0]).toBe(`${'x'.repeat(32_766)}…`);
  });

  it('writes days as dates', async () => {
    const [sheet] = await read({
      titles: ['Date'],
      rows: [[{ day: '2024-02-29' }], [{ day: '2026-11-20' }]],
    });
    expect(sheet?.values.slice(2).flat()).toEqual([new Date('2024-02-29'), new Date('2026-11-20')]);
  });

  it('names a column past Z', async () => {
    const titles = Array.from({ length: 60 }, (_, index) => `c${index}`);
    const [sheet] = await read({ titles, rows: [titles] });
    expect(sheet?.values[2]).toEqual(titles);
  });

  it('continues on another sheet with the same header if one is full, with the metadata on the last', async () => {
    const rows = ['a', 'b', 'c', 'd', 'e', 'f'].map((text) => [text]);
    const file = fileOf({ titles: ['Text'], rows, metadata: [['Rows', '6']] });
    const sheets = await readWorkbook(await buffer(workbook(file, 4)));
    expect(sheets.map(({ name }) => name)).toEqual(['Keyword', 'Keyword (2)', 'Keyword (3)', 'About']);
    const texts = sheets.slice(0, 3).map(({ values }) => values.map((row) => row[0] ?? null));
    expect(texts.flat().filter((text) => text !== null)).toEqual([
      'Text',
      'a',
      'b',
      'Text',
      'c',
      'd',
      'e',
      'Text',
      'f',
    ]);
    expect(sheets[3]?.values).toEqual([['Rows', '6']]);
  });

  it('is complete without rows', async () => {
    const sheets = await read({ titles: ['Text'], rows: [] });
    expect(sheets.map(({ name }) => name)).toEqual(['Keyword', 'About']);
  });

  it('fails with the error of its rows', async () => {
    async function* broken(): AsyncGenerator<FileCell[][]> {
      yield await Promise.resolve([['a']]);
      throw new Error('the database is offline');
    }
    const file = { ...fileOf({ titles: ['Text'], rows: [] }), rows: broken() };
    await expect(buffer(xlsxFile(file))).rejects.toThrow('the database is offline');
  });

  it('closes its rows before it ends when the reader stops early', async () => {
    let isClosed = false;
    async function* endless(): AsyncGenerator<FileCell[][]> {
      try {
        for (;;) yield await Promise.resolve([['a'.repeat(1000), String(Math.random())]]);
      } finally {
        isClosed = true;
      }
    }
    const file = { ...fileOf({ titles: ['Text', 'Number'], rows: [] }), rows: endless() };
    for await (const chunk of xlsxFile(file)) if (chunk.length > 1000) break;
    expect(isClosed).toBe(true);
  });

  it('reads rows only as fast as they are written', async () => {
    let count = 0;
    async function* counted(): AsyncGenerator<FileCell[][]> {
      for (; count < 20_000; count += 1) yield await Promise.resolve([[randomBytes(500).toString('hex')]]);
    }
    const file = { ...fileOf({ titles: ['Text'], rows: [] }), rows: counted() };
    const chunks = xlsxFile(file)[Symbol.asyncIterator]();
    await chunks.next();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(count).toBeLessThan(5000);
    await chunks.return?.();
  });

  it('has equal bytes for equal contents', async () => {
    const content = { titles: ['Text'], rows: [['a'], ['b']] };
    const [one, other] = [await buffer(xlsxFile(fileOf(content))), await buffer(xlsxFile(fileOf(content)))];
    expect(one.equals(other)).toBe(true);
  });
});

describe('a CSV file', () => {
  const row = ['tea', numberCell('1234.5', 't2'), { day: '2026-11-20' }, null] as const;

  it('has header, totals and rows, and nothing else', async () => {
    const text = await textOf({ titles: ['Keyword', 'Cost ￥', 'Date', 'CTR'], rows: [row] });
    expect(text).toBe('Keyword,Cost ￥,Date,CTR\r\n,,,\r\ntea,"1,234.50",2026-11-20,\r\n');
  });

  it.each([
    [true, '\uFEFFKeyword'],
    [false, 'Keyword'],
  ])('begins with a byte order mark on request: %s', async (withBom, begin) => {
    const text = await textOf({ titles: ['Keyword'], rows: [] }, withBom);
    expect(text.startsWith(begin)).toBe(true);
  });

  it.each(['=1+1', '+SUM(A1)', '-cmd|x', '@SUM(A1)', '\t=1', '\r=1', '＝1+1'])(
    'escapes a text that a spreadsheet would run: %j',
    async (text) => {
      const lines = await textOf({ titles: ['a', 'b'], rows: [[text, numberCell(-5, 't2')]] });
      expect(lines).toMatch(/\n"?'[^,]*,-5\.00\r\n$/);
    },
  );
});
