import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { empties, numericValues } from '../testing/numbers';
import { copiedCells, type CopiedColumn } from './clipboard';
import { formatValue, units } from './format-value';

interface Row {
  keyword: unknown;
  cost: unknown;
}

const keyword: CopiedColumn<Row> = {
  title: 'Keyword',
  unitDesc: '',
  unit: '',
  isNumeric: false,
  read: (row) => row.keyword,
};
const cost: CopiedColumn<Row> = {
  title: 'Cost',
  unitDesc: '￥',
  unit: 't2',
  isNumeric: true,
  read: (row) => row.cost,
};
const asText = `sdnum="1033;0;@" style="mso-number-format:'\\@'"`;

describe('copiedCells', () => {
  it('returns a table for spreadsheets and tab-separated text for other programs', () => {
    const rows = [
      { keyword: 'jr pass', cost: '2419.84' },
      { keyword: '日本签证', cost: null },
    ];
    const { text, html } = copiedCells([keyword, cost], rows, { hasHead: true });
    expect(text).toBe('Keyword\tCost ￥\njr pass\t2,419.84\n日本签证\t');
    expect(html).toBe(
      '<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta charset="utf-8"></head><body><table>' +
        `<thead><tr><th align="left" ${asText}>Keyword</th><th align="right" ${asText}>Cost ￥</th></tr></thead>` +
        `<tbody><tr><td align="left" ${asText}>jr pass</td>` +
        '<td align="right" sdval="2419.84" sdnum="1033;0;#,##0.00" x:num="2419.84"' +
        ` style="mso-number-format:'\\#\\,\\#\\#0\\.00'">2,419.84</td></tr>` +
        `<tr><td align="left" ${asText}>日本签证</td><td></td></tr></tbody></table></body></html>`,
    );
  });

  it('omits the header if only cells are copied', () => {
    const { text, html } = copiedCells([keyword], [{ keyword: 'jr pass', cost: 1 }], { hasHead: false });
    expect(text).toBe('jr pass');
    expect(html).toContain('<body><table><tbody><tr><td');
  });

  it('copies a missing value as an empty cell, but a text of two hyphens unchanged', () => {
    fc.assert(
      fc.property(empties, (value) => {
        const { text, html } = copiedCells([cost], [{ keyword: '', cost: value }], { hasHead: false });
        expect(text).toBe('');
        expect(html).toContain('<tr><td></td></tr>');
      }),
    );
    expect(cellsOf([{ keyword: '--', cost: 0 }])[0]).toEqual({ text: '--', format: '@', number: null });
  });

  it.each([
    ...[
      '00123',
      '123456789012345678',
      '1-2',
      '1/2',
      '2026-11-14',
      '12:30',
      '1e5',
      '50%',
      '1,234',
      '$5',
      'TRUE',
    ],
    ...['=1+1', '=HYPERLINK("http://example.com","x")', '+86 138', '-5', '@SUM(A1)', "'quoted", '＝1+1'],
    ...['日本签证代办', '簽證', '😀👨‍👩‍👧', 'שלום עולם', 'مرحبا 123', '"quoted"', '5" screen', '<b>&amp;</b>'],
    ...['two\nlines', 'a  b', ' a ', '关键词'.repeat(3333) + 'x'],
  ])('copies a text unchanged: %j', (value) => {
    expect(cellsOf([{ keyword: value, cost: 0 }])[0]).toEqual({ text: value, format: '@', number: null });
  });

  it('escapes everything with a meaning in HTML', () => {
    const row = { keyword: '<b title="x">&amp;</b>', cost: 0 };
    expect(copiedCells([keyword], [row], { hasHead: false }).html).toContain(
      '>&lt;b title=&quot;x&quot;&gt;&amp;amp;&lt;/b&gt;</td>',
    );
  });

  it('copies numbers of a text column as texts', () => {
    expect(cellsOf([{ keyword: 3, cost: 0 }])[0]).toEqual({ text: '3', format: '@', number: null });
  });

  it('exports a value in a column of numbers as text if no number represents it', () => {
    for (const [value, text] of [
      ['n/a', 'n/a'],
      ['=1+1', '=1+1'],
      ['12345678901234567.89', '12,345,678,901,234,567.89'],
    ]) {
      expect(cellsOf([{ keyword: 'x', cost: value }])[1]).toEqual({ text, format: '@', number: null });
    }
  });

  it.each([
    ['￥', '-1234.5', '-￥1,234.50', '-1234.5', '\\0022￥\\0022\\#\\,\\#\\#0\\.00'],
    ['%', '12.5', '12.50%', '0.125', '\\#\\,\\#\\#0\\.00%'],
    ['%*100', '0.051295', '5.13%', '0.051295', '\\#\\,\\#\\#0\\.00%'],
    ['￥/10000', 1234567, '￥123.46', '123.4567', '\\0022￥\\0022\\#\\,\\#\\#0\\.00'],
    ['t2', -0.004, '0.00', '-0.004', '\\#\\,\\#\\#0\\.00\\;\\#\\,\\#\\#0\\.00'],
  ])('copies a number as the same number: %s', (unit, value, shown, number, format) => {
    const { html } = copiedCells([{ ...cost, unit }], [{ keyword: '', cost: value }], { hasHead: false });
    expect(html).toContain(` x:num="${number}" style="mso-number-format:'${format}'">${shown}</td>`);
    expect(html).toContain(` sdval="${number}" `);
  });

  it('shows the same as the table, in every unit', () => {
    fc.assert(
      fc.property(numericValues, fc.constantFrom(...units, ''), (value, unit) => {
        const rows = [{ keyword: '', cost: value }];
        const { text, html } = copiedCells([{ ...cost, unit }], rows, { hasHead: false });
        expect(text).toBe(formatValue(value, unit));
        expect(readTable(html)[0]?.[0]?.text).toBe(formatValue(value, unit));
      }),
      { numRuns: 500 },
    );
  });

  it('keeps every text inside its cell, with any content', () => {
    const piece = fc.constantFrom(
      '<td>',
      '</table>',
      '&lt;',
      '&#32;',
      '"',
      "'",
      '<',
      '&',
      '\n',
      '\r\n',
      ' ',
      'a',
      '中',
    );
    const value = fc.oneof(fc.string({ unit: piece, maxLength: 8 }), fc.string({ unit: 'grapheme' }));
    fc.assert(
      fc.property(
        fc.array(
          value.filter((text) => text !== ''),
          { maxLength: 4 },
        ),
        (values) => {
          const rows = values.map((text) => ({ keyword: text, cost: 1 }));
          const { html } = copiedCells([{ ...keyword, title: values.join() }, cost], rows, { hasHead: true });
          expect(readTable(html).map((cells) => cells[0]?.text)).toEqual(
            [values.join(), ...values].map((text) => text.replace(/\r\n?/g, '\n')),
          );
        },
      ),
      { numRuns: 1000 },
    );
  });
});

function cellsOf(rows: readonly Row[]) {
  return readTable(copiedCells([keyword, cost], rows, { hasHead: false }).html)[0] ?? [];
}

const entities = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#32;', ' '],
]);

/** Parses the cells of a table like a spreadsheet: spaces collapse, `<br>` breaks the line. */
function readTable(html: string) {
  return [...html.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<t[dh]([^>]*)>(.*?)<\/t[dh]>/gs)].map(([, attributes = '', content = '']) => ({
      text: content
        .replace(/[ \t\n\f\r]+/g, ' ')
        .replace(/^ | $/g, '')
        .replace(/<br [^>]*>/g, '\n')
        .replace(/&[^;]*;/g, (entity) => entities.get(entity) ?? `unknown ${entity}`),
      format: /sdnum="1033;0;([^"]*)"/.exec(attributes)?.[1],
      number: /sdval="([^"]*)"/.exec(attributes)?.[1] ?? null,
    })),
  );
}
