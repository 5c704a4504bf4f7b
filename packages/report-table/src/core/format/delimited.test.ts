import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numericValues } from '../testing/numbers';
import { toCsv, toTsv } from './delimited';
import { formatValue, units } from './format-value';

const csvOf = (...rows: string[][]) => toCsv(rows, { hasByteOrderMark: false });

describe('toCsv', () => {
  it('ends every row with CRLF', () => {
    expect(csvOf(['Keyword', 'Cost'], ['jr pass', '2,419.84'])).toBe(
      'Keyword,Cost\r\njr pass,"2,419.84"\r\n',
    );
    expect(csvOf()).toBe('');
  });

  it('starts with a byte order mark for Excel', () => {
    expect(toCsv([['消费']], { hasByteOrderMark: true })).toBe('\uFEFF消费\r\n');
  });

  it.each([
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['two\r\nlines', '"two\r\nlines"'],
    ['two\rlines', '"two\rlines"'],
    ['a\tb', 'a\tb'],
    [' a ', ' a '],
    ['日本签证 😀 שלום', '日本签证 😀 שלום'],
  ])('quotes cells that need it: %j', (text, cell) => {
    expect(csvOf([text, 'x'])).toBe(`${cell},x\r\n`);
  });

  it("writes the column's text for no value unchanged", () => {
    const emptyCell = formatValue(null);
    expect(csvOf(['9', emptyCell, '-5'])).toBe('9,--,-5\r\n');
    expect(csvOf(['--x', '---'])).toBe("'--x,'---\r\n");
    expect(toTsv([[emptyCell]])).toBe('--');
  });

  it('keeps a row of one empty cell', () => {
    expect(csvOf(['a'], [''], ['b'])).toBe('a\r\n""\r\nb\r\n');
  });
});

describe('toTsv', () => {
  it('puts line feeds between rows and none after the last', () => {
    const rows = [
      ['Keyword', 'Cost'],
      ['jr pass', '2,419.84'],
    ];
    expect(toTsv(rows)).toBe('Keyword\tCost\njr pass\t2,419.84');
    expect(toTsv([['one cell']])).toBe('one cell');
  });

  it.each([
    ['a\tb', '"a\tb"'],
    ['two\nlines', '"two\nlines"'],
    ['two\rlines "quoted"', '"two\rlines ""quoted"""'],
    ['"quoted"', '"""quoted"""'],
    ['5" screen, 7" screen', '5" screen, 7" screen'],
  ])('keeps in one cell what a spreadsheet would split: %j', (text, cell) => {
    expect(toTsv([[text, 'x']])).toBe(`${cell}\tx`);
  });
});

describe('formulas', () => {
  it.each([
    '=1+1',
    '=cmd|" /C calc"!A0',
    '+86 138',
    '-x',
    '-',
    '-1+2',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '＝1+1',
    '＠x',
  ])('are neutralized: %j', (text) => {
    expect(readBack(toTsv([[text, 'x']]), '\t')).toEqual([[`'${text}`, 'x']]);
    expect(readBack(csvOf([text, 'x']), ',')).toEqual([[`'${text}`, 'x']]);
  });

  it.each(['-5', '+5', '-1,234.50', '-￥5.00', '-12.34%', '-.5', '-5.', '-1e3', '+1.5E-3'])(
    'do not include numbers: %s',
    (text) => expect(toTsv([[text]])).toBe(text),
  );

  it.each(['a=1', "'=1", ' =1', '1-2', 'a@b.c', '–5', '−5', ''])(
    'are not detected in other texts: %j',
    (text) => expect(toTsv([[text]])).toBe(text),
  );

  it('do not include any displayed number, in any unit', () => {
    fc.assert(
      fc.property(numericValues, fc.constantFrom(...units, ''), (value, unit) => {
        const shown = formatValue(value, unit);
        expect(toTsv([[shown]])).toBe(shown);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('a long text that starts like a number', () => {
  // a pattern that tries every split of the digits would need minutes
  it('is a text, with any number of digits', () => {
    const text = `-${'1'.repeat(1_000_000)}x`;
    expect(toTsv([[text]])).toBe(`'${text}`);
  });
});

describe('any rows', () => {
  const piece = fc.constantFrom('"', ',', '\t', '\n', '\r', "'", '=', '-', ' ', 'a', '1', '中', '😀', 'ש');
  const cell = fc.oneof(fc.string({ unit: piece, maxLength: 6 }), fc.string({ unit: 'grapheme' }));
  const rows = fc
    .integer({ min: 1, max: 4 })
    .chain((width) =>
      fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 5 }),
    );
  /** A cell may get an apostrophe in front; otherwise it is unchanged. */
  const expectCells = (found: string[][], given: string[][]) =>
    expect(
      found.map((cells, row) =>
        cells.map((text, at) => (text === `'${given[row]?.[at]}` ? given[row]?.[at] : text)),
      ),
    ).toEqual(given);

  it('survive a round trip through CSV', () => {
    fc.assert(
      fc.property(rows, (given) => {
        expectCells(readBack(csvOf(...given), ','), given);
      }),
      { numRuns: 1000 },
    );
  });

  it('survive a round trip through TSV', () => {
    fc.assert(
      fc.property(rows, (given) => {
        expectCells(readBack(toTsv(given), '\t'), given);
      }),
      { numRuns: 1000 },
    );
  });
});

/** Parses delimited text like a spreadsheet: a cell is quoted if its first character is a quote. */
function readBack(text: string, separator: ',' | '\t'): string[][] {
  const lineEnd = separator === ',' ? '\r\n' : '\n';
  const rows: string[][] = [];
  let cells: string[] = [];
  let rest = separator === ',' ? text : text + lineEnd;
  while (rest !== '') {
    const quoted = /^"((?:[^"]|"")*)"/.exec(rest);
    const end = quoted
      ? quoted[0].length
      : Math.min(...[separator, lineEnd].map((mark) => rest.indexOf(mark)).filter((at) => at >= 0));
    cells.push(quoted ? (quoted[1] ?? '').replaceAll('""', '"') : rest.slice(0, end));
    const isLast = rest.startsWith(lineEnd, end);
    rest = rest.slice(end + (isLast ? lineEnd : separator).length);
    if (!isLast) continue;
    rows.push(cells);
    cells = [];
  }
  return rows;
}
