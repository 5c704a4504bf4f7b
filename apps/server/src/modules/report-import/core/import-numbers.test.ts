import { writeXlsx } from 'hucre';
import { describe, expect, it } from 'vitest';
import { csv, encode } from '../../../testing/report-files';
import { checkImport, importQuestionsOf, type ImportCase } from '../testing/import-case';

type Cells = (string | number)[];

const period = '"November 9, 2026 - November 15, 2026"\n';
const head = ['Campaign', 'Impr.', 'Clicks', 'Cost'];
const table = (rows: readonly Cells[], more: readonly string[] = []) =>
  period + csv([[...head, ...more], ...rows]);

/** Files with unambiguous numbers, by the deciding evidence. */
const decided: ImportCase[] = [
  {
    title: 'percentages with a decimal comma',
    currency: 'IDR',
    content: table(
      [
        ['Atlas', '4.000', 30, '80.000', '0,75%'],
        ['Borea', '6.000', 12, '20.000', '0,20%'],
        ['Total: Campaigns', '10.000', 42, '100.000', '0,42%'],
      ],
      ['CTR'],
    ),
    sums: '10000 / 42 / 100000.00',
  },
  {
    title: 'percentages with a decimal comma and a blank before the sign',
    currency: 'EUR',
    content: table([['Atlas', '4.000', 30, '80.000', '0,75\u00a0%']], ['Klickrate']),
    sums: '4000 / 30 / 80000.00',
  },
  {
    title: 'percentages with a decimal point',
    currency: 'EUR',
    content: table([['Atlas', '4,000', 30, '80,000', '0.75%']], ['CTR']),
    sums: '4000 / 30 / 80000.00',
  },
  {
    title: 'clicks above the impressions of one reading',
    currency: 'EUR',
    content: table([['Atlas', '4.000', 30, '80.000']]),
    sums: '4000 / 30 / 80000.00',
  },
  {
    title: 'a count that would not be whole',
    currency: 'EUR',
    content: table([
      ['Atlas', '4.000', 3, '80.000'],
      ['Borea', '1.234', 1, '5.000'],
    ]),
    sums: '5234 / 4 / 85000.00',
  },
  {
    title: 'decimals of costs beside grouped counts',
    currency: 'EUR',
    content: table([['Atlas', '4.000', 3, '1.355,90']]),
    sums: '4000 / 3 / 1355.90',
  },
  {
    title: 'groups of two, as in India',
    currency: 'INR',
    content: table([['Atlas', '1,00,000', 12, '2,000']]),
    sums: '100000 / 12 / 2000.00',
  },
  {
    title: 'two groups',
    currency: 'EUR',
    content: table([['Atlas', '1.000.000', 12, '2.000']]),
    sums: '1000000 / 12 / 2000.00',
  },
  ...(
    [
      ['¥', 'JPY'],
      ['₩', 'KRW'],
      ['₫', 'VND'],
      ['Rp', 'IDR'],
    ] as const
  ).map(([sign, currency]): ImportCase => ({
    title: `amounts in ${currency}, which have no decimals, with a sign`,
    currency,
    content: table([['Atlas', 900, 12, `${sign} 2.000`]]),
    sums: '900 / 12 / 2000.00',
  })),
  ...['JPY', 'KRW', 'IDR', 'CLP', 'VND', 'COP', 'HUF'].map((currency): ImportCase => ({
    title: `amounts in ${currency}, which have no decimals`,
    currency,
    content: table([['Atlas', 900, 12, '2,000']]),
    sums: '900 / 12 / 2000.00',
  })),
  {
    title: 'a column of the cost per click',
    currency: 'TND',
    content: table(
      [
        ['Atlas', 900, 12, '18.000', '1.5000'],
        ['Borea', 800, 16, '40.000', '2.5000'],
      ],
      ['Avg. CPC'],
    ),
    sums: '1700 / 28 / 58.00',
  },
  {
    title: 'a column of the CTR as a fraction',
    currency: 'TND',
    content: table(
      [
        ['Atlas', '4.000', 3, '5.000', '0,000750'],
        ['Borea', '6.000', 2, '7.000', '0,000333'],
      ],
      ['CTR'],
    ),
    sums: '10000 / 5 / 12000.00',
  },
  {
    title: 'a total that is the sum in one reading only',
    currency: 'TND',
    content: table([
      ['Atlas', 900, 12, '2.001'],
      ['Borea', 700, 12, 850],
      ['Total', 1600, 24, '2.851'],
    ]),
    sums: '1600 / 24 / 2851.00',
  },
  {
    title: 'whole numbers without decimals beside one that would end in a zero',
    currency: 'EUR',
    content: table([
      ['Atlas', 900, 12, '2.100'],
      ['Borea', 700, 12, 850],
    ]),
    sums: '1600 / 24 / 2950.00',
  },
  {
    title: 'narrow blanks between the groups',
    currency: 'EUR',
    content: table([['Atlas', '4\u202f000', 3, '1\u202f355,90']]),
    sums: '4000 / 3 / 1355.90',
  },
  {
    title: 'blanks that do not break',
    currency: 'EUR',
    content: table([['Atlas', '4\u00a0000', 3, '1\u00a0355,90\u00a0€']]),
    sums: '4000 / 3 / 1355.90',
  },
  ...["'", '’'].map((mark): ImportCase => ({
    title: `groups divided by ${mark}`,
    currency: 'CHF',
    content: table([['Atlas', `4${mark}000`, 3, `1${mark}355.90`]]),
    sums: '4000 / 3 / 1355.90',
  })),
  {
    title: 'full-width digits and marks',
    currency: 'CNY',
    content: table([['Atlas', '４，０００', '３', '１，３５５．９０']]),
    sums: '4000 / 3 / 1355.90',
  },
  {
    title: 'only a decimal comma',
    currency: 'EUR',
    content: table([['Atlas', 900, 3, '10,50']]),
    sums: '900 / 3 / 10.50',
  },
  {
    title: 'amounts of Brazil with their sign',
    currency: 'BRL',
    content: table([['Atlas', 900, 3, 'R$ 1.210,50']]),
    sums: '900 / 3 / 1210.50',
  },
  {
    title: 'three decimals of a dinar',
    currency: 'KWD',
    content: table([
      ['Atlas', 900, 3, '0.850'],
      ['Borea', 100, 1, '1.250'],
    ]),
    sums: '1000 / 4 / 2.10',
  },
  {
    title: 'percentages in another format, where no metric is doubtful',
    currency: 'EUR',
    content: table([['Atlas', 900, 3, '10.50', '0,33%']], ['CTR']),
    sums: '900 / 3 / 10.50',
  },
  {
    title: 'an unused version number, which says nothing',
    currency: 'EUR',
    content: table([['Atlas', '4.000', 30, '80.000', '1.2']], ['App version']),
    sums: '4000 / 30 / 80000.00',
  },
];

const separators: ImportCase[] = [
  ['tabs', 'utf-8', '\t', false],
  ['quoted cells and tabs', 'utf-8', '\t', true],
  ['quoted cells and tabs in UTF-16', 'utf-16le', '\t', true],
  ['semicolons', 'utf-8', ';', false],
  ['quoted cells and commas', 'utf-8', ',', true],
].map(([title, encoding, delimiter, isQuoted]): ImportCase => ({
  title: `decimal commas between ${String(title)}`,
  currency: 'EUR',
  content: encode(
    [
      ['Day', ...head],
      ['2026-11-09', 'Atlas', '4.000', '3', '1.355,90'],
      ['2026-11-09', 'Borea', '2.000', '1', '10,5'],
    ]
      .map((cells) => cells.map((cell) => (isQuoted === true ? `"${cell}"` : cell)).join(String(delimiter)))
      .join('\r\n') + '\r\n',
    encoding === 'utf-16le' ? 'utf-16le' : 'utf-8',
  ),
  sums: '6000 / 4 / 1366.40',
}));

const doubtful = table([
  ['Atlas', '4.000', 3, '80.000'],
  ['Borea', '6.000', 2, '20.000'],
]);
const asked: ImportCase[] = [
  { title: 'nothing that decides', currency: 'EUR', content: doubtful, questions: ['number_format'] },
  {
    title: 'nothing that decides, with a decimal point by answer',
    currency: 'EUR',
    content: doubtful,
    answers: { choices: { number_format: 'point' } },
    questions: ['number_format'],
    sums: '10 / 5 / 100.00',
  },
  {
    title: 'nothing that decides, with a decimal comma by answer',
    currency: 'EUR',
    content: doubtful,
    answers: { choices: { number_format: 'comma' } },
    questions: ['number_format'],
    sums: '10000 / 5 / 100000.00',
  },
  {
    title: 'commas that nothing decides',
    currency: 'EUR',
    content: table([['Atlas', '4,000', 3, '80,000']]),
    questions: ['number_format'],
  },
  {
    title: 'percentages with a decimal point beside counts that can only be grouped by points',
    currency: 'EUR',
    content: table([['Atlas', '4.000', 30, '80.000', '0.75%']], ['CTR']),
    questions: ['number_format'],
  },
  {
    title: 'costs with a decimal point beside counts that can only be grouped by points',
    currency: 'EUR',
    content: table([['Atlas', '4.000', 30, '12.50']]),
    questions: ['number_format'],
  },
  {
    title: 'a count with decimals, which decides nothing',
    currency: 'EUR',
    content: table([
      ['Atlas', '4.000', 3, '80.000'],
      ['Borea', '12.5', 1, 5],
    ]),
    sums: '4000 / 3 / 80000.00',
    rowProblem: 'number_invalid',
  },
  {
    title: 'points and commas that both can group the yen of a cost',
    currency: 'JPY',
    content: table([
      ['Atlas', 900, 3, '4.000'],
      ['Borea', 800, 1, '5,000'],
    ]),
    questions: ['number_format'],
  },
  {
    title: 'numbers in two formats',
    currency: 'EUR',
    content: table([
      ['Atlas', 900, 3, '1.355,90'],
      ['Borea', 900, 3, '1,355.90'],
    ]),
    questions: ['mixed_numbers'],
    rowProblem: 'number_invalid',
  },
  {
    title: 'percentages that contradict the costs, with a doubtful count',
    currency: 'EUR',
    content: table([['Atlas', '4.000', 1, '10.50', '0,03%']], ['CTR']),
    questions: ['mixed_numbers'],
  },
];

const workbookOf = (rows: Cells[]) =>
  writeXlsx({ sheets: [{ name: 'S', rows: [['Day', ...head], ...rows].map((row) => [...row]) }] });
const workbooks: ImportCase[] = [
  {
    title: 'numbers of a workbook beside texts with a decimal comma',
    currency: 'EUR',
    content: workbookOf([
      ['2026-11-09', 'Atlas', 4000, 3, 10.5],
      ['2026-11-09', 'Borea', '2.000', 1, '1.355,90'],
    ]),
    sums: '6000 / 4 / 1366.40',
  },
  {
    title: 'numbers of a workbook, which decide nothing for its texts',
    currency: 'EUR',
    content: workbookOf([
      ['2026-11-09', 'Atlas', 4000, 3, 10.5],
      ['2026-11-09', 'Borea', '2.000', 1, '3.000'],
    ]),
    questions: ['number_format'],
  },
  {
    title: 'numbers of a workbook with three decimals',
    currency: 'EUR',
    content: workbookOf([['2026-11-09', 'Atlas', 4000, 3, 1.234]]),
    sums: '4000 / 3 / 1.234',
  },
];

/** A workbook with several sheets, which share one format. */
const sheetsOf = (...tables: Cells[][]) =>
  writeXlsx({
    sheets: tables.map((rows, index) => ({
      name: `Part ${String(index + 1)}`,
      rows: [
        ['Day', ...head, 'CTR'],
        ...rows.map((row) => [`2026-11-0${String(index + 1)}`, ...row, ...(row.length === 4 ? ['--'] : [])]),
      ],
    })),
  });
const all = { currency: 'EUR', answers: { choices: { several_sheets: 'all' } } } as const;
const severalSheets: ImportCase[] = [
  {
    title: 'one that decides for another',
    ...all,
    content: sheetsOf([['Atlas', '4.000', 30, '80.000']], [['Borea', 6000, 12, '20,50']]),
    questions: ['several_sheets'],
    sums: '10000 / 42 / 80020.50',
  },
  {
    title: 'a percentage of one that decides for the other',
    ...all,
    content: sheetsOf([['Atlas', 4000, 30, 80, '0,75%']], [['Borea', '6.000', 12, '20.000']]),
    questions: ['several_sheets'],
    sums: '10000 / 42 / 20080.00',
  },
  {
    title: 'two that are in one format each',
    ...all,
    content: sheetsOf([['Atlas', 4000, 30, '1.355,90']], [['Borea', 6000, 12, '1,355.90']]),
    questions: ['several_sheets', 'mixed_numbers'],
    rowProblem: 'number_invalid',
  },
  {
    title: 'two whose rows agree in one format each',
    ...all,
    content: sheetsOf([['Atlas', '4.000', 30, 80]], [['Borea', '4,000', 30, 80]]),
    questions: ['several_sheets', 'number_format'],
  },
];

/** Amounts in brackets. */
const inBrackets: ImportCase[] = [
  {
    title: 'negative among amounts without a sign, as the total has it',
    currency: 'USD',
    content: table([
      ['Atlas', 900, 3, '80.00'],
      ['Borea', 800, 1, '(12.50)'],
      ['Total: Campaigns', 1700, 4, '67.50'],
    ]),
    sums: '1700 / 4 / 67.50',
  },
  {
    title: 'with a decimal comma, which decides for the file',
    currency: 'EUR',
    content: table([
      ['Atlas', '4.000', 3, 80],
      ['Borea', 800, 1, '(12,50)'],
    ]),
    sums: '4800 / 4 / 67.50',
  },
  {
    title: 'beside amounts with a minus, which have another meaning',
    currency: 'USD',
    content: table([
      ['Atlas', 900, 3, '80.00'],
      ['Borea', 800, 1, '(12.50)'],
      ['Cirro', 700, 1, '-1.50'],
    ]),
    rowProblem: 'number_in_brackets',
    sums: '1600 / 4 / 78.50',
  },
  {
    title: 'in all rows, as an ornament could be',
    currency: 'USD',
    content: table([
      ['Atlas', 900, 3, '(80.00)'],
      ['Borea', 800, 1, '(12.50)'],
    ]),
    questions: ['no_good_rows'],
    rowProblem: 'number_in_brackets',
  },
  {
    title: 'of clicks, which are never negative',
    currency: 'USD',
    content: table([
      ['Atlas', 900, 3, '80.00'],
      ['Borea', 800, '(1)', '12.50'],
    ]),
    rowProblem: 'number_negative',
    sums: '900 / 3 / 80.00',
  },
];

describe.each(Object.entries({ inBrackets, decided, separators, asked, workbooks, severalSheets }))(
  '%s',
  (_group, cases) => {
    it.each(cases)('$title', checkImport);
  },
);

it('shows the sums of the rows in each format', async () => {
  const [question] = await importQuestionsOf({ title: '', currency: 'EUR', content: doubtful });
  expect(question).toMatchObject({
    id: 'number_format',
    answers: ['point', 'comma'],
    params: {
      value: '4.000',
      column: 'Impr.',
      row: 3,
      pointImpression: '10',
      pointClick: '5',
      pointCost: '100.00',
      commaImpression: '10000',
      commaClick: '5',
      commaCost: '100000.00',
    },
  });
});

it('shows the sums of all sheets in each format, and the position of the example', async () => {
  const content = sheetsOf([['Atlas', 4000, 3, '5.500']], [['Borea', '3.000', 2, '7.000']]);
  const questions = await importQuestionsOf({ title: '', content, ...all });
  expect(questions.slice(1)).toMatchObject([
    {
      id: 'number_format',
      params: {
        value: '5.500',
        sheet: 'Part 1',
        column: 'Cost',
        row: 2,
        pointImpression: '4003',
        pointCost: '12.50',
        commaImpression: '7000',
        commaCost: '12500.00',
      },
    },
  ]);
});

it('names the sheets with contradictory numbers', async () => {
  const content = sheetsOf([['Atlas', 4000, 30, '1.355,90']], [['Borea', 6000, 12, '1,355.90']]);
  const questions = await importQuestionsOf({ title: '', content, ...all });
  expect(questions.find(({ code }) => code === 'mixed_numbers')?.params).toMatchObject({
    first: '1.355,90',
    firstRow: 2,
    sheet: 'Part 1',
    second: '1,355.90',
    secondRow: 2,
    secondSheet: 'Part 2',
    pointCost: '1355.90',
    commaCost: '1355.90',
  });
});
