import { skippedRows } from '@meridian/api-client/contract';
import fc from 'fast-check';
import { writeXlsx } from 'hucre';
import { expect, it } from 'vitest';
import { sectionKeysOf } from '../../../platform/lib/item-dims';
import { propertyRuns } from '../../../testing/property-runs';
import { encode } from '../../../testing/report-files';
import { parseInMemory } from '../testing/parse-in-memory';
import { combine, exactSumsOf, noSums } from './exact-sums';

/** Separators of a number style; `indian` groups two digits before the last three. */
interface Style {
  decimal: '.' | ',';
  group: string;
  isIndian?: boolean;
  /** Minimum number of whole digits that are grouped. */
  groupedFrom?: number;
  isFullWidth?: boolean;
}

/** Origins of reports, with their currency and number styles. */
const locales: { name: string; currency: string; digits: number; styles: Style[] }[] = [
  { name: 'en-US', currency: 'USD', digits: 2, styles: [{ decimal: '.', group: ',' }] },
  {
    name: 'zh-CN',
    currency: 'CNY',
    digits: 2,
    styles: [
      { decimal: '.', group: ',' },
      { decimal: '.', group: ',', isFullWidth: true },
    ],
  },
  { name: 'en-IN', currency: 'INR', digits: 2, styles: [{ decimal: '.', group: ',', isIndian: true }] },
  {
    name: 'de-CH',
    currency: 'CHF',
    digits: 2,
    styles: [
      { decimal: '.', group: "'" },
      { decimal: '.', group: '’' },
    ],
  },
  { name: 'de-DE', currency: 'EUR', digits: 2, styles: [{ decimal: ',', group: '.' }] },
  {
    name: 'fr-FR',
    currency: 'EUR',
    digits: 2,
    styles: [
      { decimal: ',', group: '\u202f' },
      { decimal: ',', group: '\u00a0' },
    ],
  },
  { name: 'es-ES', currency: 'EUR', digits: 2, styles: [{ decimal: ',', group: '.', groupedFrom: 5 }] },
  { name: 'id-ID', currency: 'IDR', digits: 0, styles: [{ decimal: ',', group: '.' }] },
  { name: 'ja-JP', currency: 'JPY', digits: 0, styles: [{ decimal: '.', group: ',' }] },
  {
    name: 'ar-TN',
    currency: 'TND',
    digits: 3,
    styles: [
      { decimal: ',', group: '.' },
      { decimal: '.', group: ',' },
    ],
  },
];
const ungrouped: Style[] = [
  { decimal: '.', group: '' },
  { decimal: ',', group: '' },
];

function write(units: number, digits: number, style: Style): string {
  const text = String(units).padStart(digits + 1, '0');
  const whole = text.slice(0, text.length - digits);
  const fraction = digits === 0 ? '' : style.decimal + text.slice(-digits);
  const written = divided(whole, style) + fraction;
  return style.isFullWidth === true
    ? written.replace(/[\d.,]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))
    : written;
}

function divided(whole: string, { group, isIndian, groupedFrom = 4 }: Style): string {
  if (group === '' || whole.length < groupedFrom) return whole;
  const size = isIndian === true ? 2 : 3;
  const head = whole.slice(0, -3);
  const groups: string[] = [];
  for (let end = head.length; end > 0; end -= size) groups.unshift(head.slice(Math.max(0, end - size), end));
  return [...groups, whole.slice(-3)].join(group);
}

interface Row {
  impression: number;
  click: number;
  /** In the smallest unit. */
  cost: number;
}

const roundNumbers = fc.integer({ min: 1, max: 900 }).map((thousands) => thousands * 1000);
const impressions = fc.oneof(fc.nat(999), roundNumbers, fc.nat(5_000_000));
const sheets = fc.record({
  rows: fc.array(
    fc
      .tuple(
        impressions,
        fc.oneof(fc.nat(40), fc.nat(), roundNumbers),
        fc.oneof(fc.nat(500), roundNumbers, fc.nat(90_000)),
      )
      .map(([impression, click, cost]) => ({ impression, click: Math.min(click, impression), cost })),
    { minLength: 1, maxLength: 5 },
  ),
  hasRatios: fc.boolean(),
  hasPercent: fc.boolean(),
  hasTotal: fc.boolean(),
  hasFooter: fc.boolean(),
  /** Blank lines after the header. */
  blankLines: fc.nat(2),
  /** A currency code beside each amount; an unused column. */
  hasCode: fc.boolean(),
  hasVersion: fc.boolean(),
});
type Sheet = typeof sheets extends fc.Arbitrary<infer T> ? T : never;

const files = fc
  .record({
    locale: fc.constantFrom(...locales),
    isUngrouped: fc.boolean(),
    styleIndex: fc.nat(1),
    /** One for a text file; several for a workbook, whose cells are texts, too. */
    sheets: fc.array(sheets, { minLength: 1, maxLength: 3 }),
    hasWholeCosts: fc.boolean(),
    delimiter: fc.constantFrom(',', ';', '\t'),
    encoding: fc.constantFrom('utf-8' as const, 'utf-16le' as const),
  })
  .map(({ locale, isUngrouped, styleIndex, hasWholeCosts, ...file }) => ({
    ...file,
    name: locale.name,
    currency: locale.currency,
    // a cost without decimals has none anywhere in the file
    digits: hasWholeCosts ? 0 : locale.digits,
    style:
      (isUngrouped ? ungrouped[styleIndex] : locale.styles[styleIndex % locale.styles.length]) ??
      ({ decimal: '.', group: '' } as const),
  }));
type File = typeof files extends fc.Arbitrary<infer T> ? T : never;

async function bytesOf(file: File): Promise<Uint8Array> {
  const tables = file.sheets.map((sheet, index) => tableOf(file, sheet, `2026-11-0${String(index + 1)}`));
  if (tables.length > 1)
    return writeXlsx({ sheets: tables.map((rows, index) => ({ name: `Sheet ${String(index + 1)}`, rows })) });
  const lines = (tables[0] ?? []).map((cells) => cells.map((cell) => `"${cell}"`).join(file.delimiter));
  return encode(`${lines.join('\r\n')}\r\n`, file.encoding);
}

function tableOf({ currency, digits, style }: File, sheet: Sheet, day: string): string[][] {
  const { rows, hasCode, hasVersion, hasRatios, hasPercent, hasTotal, hasFooter, blankLines } = sheet;
  const numbersOf = ({ impression, click, cost }: Row) => [
    write(impression, 0, style),
    write(click, 0, style),
    `${write(cost, digits, style)}${hasCode ? ` ${currency}` : ''}`,
    ...(hasPercent
      ? [impression === 0 ? '--' : `${write(Math.round((click / impression) * 10_000), 2, style)}%`]
      : []),
    ...(hasRatios
      ? [click === 0 ? '--' : write(Math.round((cost / click) * 10 ** (4 - digits)), 4, style)]
      : []),
  ];
  return [
    [
      'Day',
      'Campaign',
      'Impr.',
      'Clicks',
      'Cost',
      ...(hasPercent ? ['CTR'] : []),
      ...(hasRatios ? ['Avg. CPC'] : []),
      ...(hasVersion ? ['App version'] : []),
    ],
    ...Array.from({ length: blankLines }, () => []),
    ...rows.map((row, index) => [
      day,
      `C${String(index)}`,
      ...numbersOf(row),
      ...(hasVersion ? [`1.${String(index + 230)}`] : []),
    ]),
    ...(hasTotal
      ? [['Total: Campaigns', '--', ...numbersOf(totalOf(rows)), ...(hasVersion ? ['--'] : [])]]
      : []),
    ...(hasFooter ? [['Generated on 2026-11-22']] : []),
  ];
}

const totalOf = (rows: readonly Row[]): Row => ({
  impression: rows.reduce((sum, row) => sum + row.impression, 0),
  click: rows.reduce((sum, row) => sum + row.click, 0),
  cost: rows.reduce((sum, row) => sum + row.cost, 0),
});

async function parse(file: File, choices: Record<string, string> = {}) {
  const { parts, questions, problems, ...parsed } = await parseInMemory(await bytesOf(file), {
    channel: 'search',
    sections: { search: sectionKeysOf('search'), feed: sectionKeysOf('feed') },
    accountId: 1,
    accounts: [{ accountId: 1, accountNo: '1', accountName: 'A', currency: file.currency }],
    timeZone: 'Asia/Shanghai',
    today: '2026-11-22',
    answers: { choices: { several_sheets: 'all', ...choices } },
  });
  const all = parts
    .flatMap(({ facts }) => facts)
    .reduce((sum, { metrics }) => combine(sum, exactSumsOf(metrics)), noSums);
  const facts = parts.reduce((sum, part) => sum + part.facts.length, 0);
  const counts = {
    file: parsed.fileRows,
    imported: facts,
    merged: parsed.importedRows - facts,
    failed: parsed.failedRows,
    skipped: parsed.leftOut ?? { blank: 0, totals: 0, repeated: 0, otherAccounts: 0 },
  };
  // every row is accounted for, in either format and while a question is open
  expect(counts.imported + counts.merged + skippedRows(counts) + counts.failed).toBe(counts.file);
  expect(counts.file).toBe(
    file.sheets
      .map((one) => one.rows.length + one.blankLines + Number(one.hasTotal) + Number(one.hasFooter))
      .reduce((sum, count) => sum + count, 0),
  );
  return {
    sums: [all.impression, all.click, all.cost],
    problems,
    questions: questions.flatMap(({ id }) => (id === 'several_sheets' ? [] : [id])),
  };
}

it('imports each row of a file with its exact numbers, or asks for their format and then does', async () => {
  await fc.assert(
    fc.asyncProperty(files, async (file) => {
      const { impression, click, cost } = totalOf(file.sheets.flatMap(({ rows }) => rows));
      const exact = [
        BigInt(impression) * 1_000_000n,
        BigInt(click) * 1_000_000n,
        BigInt(cost) * BigInt(10 ** (6 - file.digits)),
      ];
      const result = await parse(file);
      if (result.questions.length > 0) {
        expect(result.questions).toEqual(['number_format']);
        const answer = file.style.decimal === '.' ? 'point' : 'comma';
        expect(await parse(file, { number_format: answer })).toMatchObject({ sums: exact, problems: [] });
        return;
      }
      expect(result).toEqual({ sums: exact, problems: [], questions: [] });
    }),
    { numRuns: propertyRuns(80) },
  );
});
