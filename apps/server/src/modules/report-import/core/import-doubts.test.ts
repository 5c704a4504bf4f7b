import { describe, expect, it } from 'vitest';
import { csv } from '../../../testing/report-files';
import { checkImport, importQuestionsOf, type ImportCase } from '../testing/import-case';

type Cells = (string | number)[];

const week = '"November 9, 2026 - November 15, 2026"\n';
const typedHead = ['Campaign', 'Campaign type', 'Impr.', 'Clicks', 'Cost'];
const typed = (totals: readonly Cells[], rows: readonly Cells[] = typedRows) =>
  week + csv([typedHead, ...rows, ...totals]);
const typedRows: Cells[] = [
  ['Atlas', 'Search', 400, 20, '12.40'],
  ['Borea', 'Display', 900, 10, '8.10'],
  ['Ceres', 'Search', 100, 5, '2.50'],
];
const all: Cells = ['Total: Campaigns', '--', 1400, 35, '23.00'];
const account: Cells = ['Total: Account', '--', 1400, 35, '23.00'];
const search: Cells = ['Total: Search', '--', 500, 25, '14.90'];
const display: Cells = ['Total: Display', '--', 900, 10, '8.10'];
const sums = '1400 / 35 / 23.00';
const networks: ImportCase[] = [
  { title: 'totals of networks below the rows', content: typed([all, account, search, display]), sums },
  {
    title: 'totals of networks with the type in its column',
    content: typed([
      all,
      ['Total: Search', 'Search', 500, 25, '14.90'],
      ['Total: Display', 'Display', 900, 10, '8.10'],
    ]),
    sums,
  },
  { title: 'totals of networks without any other', content: typed([search, display]), sums },
  {
    title: 'totals of networks with the longer names of their rows',
    content: typed(
      [all, search, display],
      typedRows.map(([name = '', type = '', ...rest]): Cells => [name, `${String(type)} Network`, ...rest]),
    ),
    sums,
  },
  {
    title: 'a network total that is less than its rows',
    content: typed([all, account, search, ['Total: Display', '--', 900, 10, '7.10']]),
    questions: ['totals_differ'],
    sums,
  },
  {
    title: 'a network total that is more than its rows, in an account without other rows',
    content: typed([all, account, search, ['Total: Display', '--', 900, 10, '9.10']]),
    questions: ['totals_differ'],
  },
  {
    title: 'a network total with rows that the table leaves out, as has the account',
    content: typed([
      all,
      ['Total: Account', '--', 1500, 38, '25.00'],
      search,
      ['Total: Display', '--', 1000, 13, '10.10'],
    ]),
    sums,
  },
  {
    title: 'a network total with more than the account leaves out',
    content: typed([
      all,
      ['Total: Account', '--', 1500, 38, '25.00'],
      search,
      ['Total: Display', '--', 1900, 13, '10.10'],
    ]),
    questions: ['totals_differ'],
  },
  {
    title: 'the total of a network without rows',
    content: typed([all, account, search, display, ['Total: Video', '--', 0, 0, '0.00']]),
    sums,
  },
  {
    title: 'totals of networks below rows that do not name theirs',
    content:
      week +
      csv([
        ['Campaign', 'Impr.', 'Clicks', 'Cost'],
        ...typedRows.map(([name = '', , ...rest]): Cells => [name, ...rest]),
        ['Total: All but removed campaigns', 1400, 35, '23.00'],
        ['Total: Display', 0, 0, '0.00'],
        ['Total: Search', 1400, 35, '23.00'],
      ]),
    sums,
  },
  {
    title: 'totals of networks that are together less than rows that do not name theirs',
    content:
      week +
      csv([
        ['Campaign', 'Impr.', 'Clicks', 'Cost'],
        ...typedRows.map(([name = '', , ...rest]): Cells => [name, ...rest]),
        ['Total: Display', 100, 1, '1.00'],
        ['Total: Search', 1200, 30, '20.00'],
      ]),
    questions: ['totals_differ'],
  },
  {
    title: 'a campaign with the name of a network',
    content:
      week +
      csv([
        ['Campaign', 'Impr.', 'Clicks', 'Cost'],
        ['Search', 400, 20, '12.40'],
        ['Borea', 1000, 15, '10.60'],
        ['Total: Search', 1400, 35, '23.00'],
        ['Total: Account', 1400, 35, '23.00'],
      ]),
    sums,
  },
  ...(['Computers', 'Mobile phones'] as const).map((device): ImportCase => ({
    title: `the total of ${device}`,
    content:
      week +
      csv([
        ['Campaign', 'Device', 'Impr.', 'Clicks', 'Cost'],
        ['Atlas', device, 400, 20, '12.40'],
        ['Atlas', 'Tablets', 1000, 15, '10.60'],
        [`Total: ${device}`, '--', 400, 20, '12.40'],
      ]),
    sums,
  })),
  {
    title: 'totals of states of campaigns',
    content:
      week +
      csv([
        ['Campaign status', 'Campaign', 'Impr.', 'Clicks', 'Cost'],
        ['Enabled', 'Atlas', 400, 20, '12.40'],
        ['Paused', 'Borea', 1000, 15, '10.60'],
        ['Total: All enabled campaigns', '--', 400, 20, '12.40'],
        ['Total: All but removed campaigns', '--', 1400, 35, '23.00'],
      ]),
    sums,
  },
  {
    title: 'a total that is no number',
    content: typed([['Total: Campaigns', '--', 1400, 35, '23.00 (est.)']]),
    questions: ['totals_differ'],
    sums,
  },
  {
    title: 'a total of clicks with decimals',
    content: typed([['Total: Campaigns', '--', 1400, '35.5', '23.00']]),
    questions: ['totals_differ'],
    sums,
  },
  {
    title: 'a total of impressions in another format',
    content: typed([['Total: Campaigns', '--', '1.400', 35, '23.00']]),
    questions: ['mixed_numbers', 'totals_differ'],
    sums,
  },
  {
    title: 'a total of clicks without a value',
    content: typed([['Total: Campaigns', '--', 1400, '--', '23.00']]),
    sums,
  },
];

const money = (currencies: readonly string[], more: Partial<ImportCase> = {}): ImportCase => ({
  title: `rows in ${currencies.join(', ')}`,
  currency: 'USD',
  content: csv([
    ['Day', 'Campaign', 'Currency code', 'Impr.', 'Clicks', 'Cost'],
    ...currencies.map((currency, index): Cells => [
      `2026-11-0${String(index + 1)}`,
      ...['Atlas', currency, 100, 5, '10.00'],
    ]),
  ]),
  ...more,
});
const other = { questions: ['currency_differs'] };
const currencies: ImportCase[] = [
  money(['USD', 'USD'], { sums: '200 / 10 / 20.00' }),
  money(['USD', 'EUR', 'MXN'], other),
  money(['EUR', 'EUR'], { ...other, sums: '200 / 10 / 20.00' }),
  money(['--', 'USD'], { sums: '200 / 10 / 20.00' }),
  money(['--', 'JPY'], other),
  money(['$', 'US$'], { sums: '200 / 10 / 20.00' }),
  {
    title: 'each account in its own currency',
    content: csv([
      ['Day', 'Account', 'Campaign', 'Currency code', 'Impr.', 'Clicks', 'Cost'],
      ['2026-11-01', '枫叶旅行', 'Atlas', 'CNY', 100, 5, '10.00'],
      ['2026-11-01', 'Kaede Travel', 'Borea', 'USD', 100, 5, '10.00'],
    ]),
    sums: '1: 100 / 5 / 10.00, 3: 100 / 5 / 10.00',
  },
  {
    title: 'an account in the currency of the other',
    content: csv([
      ['Day', 'Account', 'Campaign', 'Currency code', 'Impr.', 'Clicks', 'Cost'],
      ['2026-11-01', '枫叶旅行', 'Atlas', 'CNY', 100, 5, '10.00'],
      ['2026-11-01', 'Kaede Travel', 'Borea', 'CNY', 100, 5, '10.00'],
    ]),
    ...other,
  },
  {
    title: 'an unknown account, which has no currency yet',
    content: csv([
      ['Day', 'Account', 'Campaign', 'Currency code', 'Impr.', 'Clicks', 'Cost'],
      ['2026-11-01', '枫叶旅行', 'Atlas', 'CNY', 100, 5, '10.00'],
      ['2026-11-01', 'Nobody', 'Borea', 'EUR', 100, 5, '10.00'],
    ]),
    questions: ['account_unknown'],
  },
];

const daily = (...rows: Cells[]) =>
  csv([['Day', 'Campaign', 'Impr.', 'Clicks', 'Cost', 'Conversions'], ...rows]);
const full: Cells = ['2026-11-01', 'Atlas', 300, 10, '12.50', 2];
const emptyCells: ImportCase[] = [
  {
    title: 'blank conversions',
    content: daily(full, ['2026-11-02', 'Atlas', 100, 5, '8.00', '']),
    sums: '400 / 15 / 20.50',
  },
  {
    title: 'blank impressions',
    content: daily(full, ['2026-11-02', 'Atlas', '', 5, '8.00', '']),
    sums: '300 / 15 / 20.50',
  },
  {
    title: 'blank clicks',
    content: daily(full, ['2026-11-02', 'Atlas', 100, '', '8.00', 1]),
    sums: '400 / 10 / 20.50',
  },
  {
    title: 'a blank cost without clicks',
    content: daily(full, ['2026-11-02', 'Atlas', 100, 0, '', '']),
    sums: '400 / 10 / 12.50',
  },
  {
    title: 'a blank cost of clicks',
    content: daily(full, ['2026-11-02', 'Atlas', 100, 5, '', '']),
    sums: '300 / 10 / 12.50',
    rowProblem: 'cell_empty',
  },
  {
    title: 'a row without any metric',
    content: daily(full, ['2026-11-02', 'Atlas', '', '', '', '']),
    sums: '300 / 10 / 12.50',
    rowProblem: 'cell_empty',
  },
  {
    title: 'a row of dashes',
    content: daily(full, ['2026-11-02', 'Atlas', '--', '--', '--', '--']),
    sums: '300 / 10 / 12.50',
  },
  {
    title: 'blank costs of devices',
    content: csv([
      ['日期', '推广计划', '展现', '点击', '消费', '转化'],
      ['2026-11-01', 'Atlas', 300, 10, '12.50', ' '],
    ]),
    sums: '300 / 10 / 12.50',
  },
];

const metaHead = ['Day', 'Campaign name', 'Ad set name', 'Impressions', 'Amount spent', 'Results'];
const meta = (heads: readonly string[], rows: readonly Cells[]) =>
  csv([[...metaHead, ...heads], ...rows.map((row): Cells => ['2026-11-01', 'Atlas', ...row])]);
const twoClicks = meta(
  ['Clicks (all)', 'Link clicks'],
  [
    ['Warm', 100, '4.00', 1, 11, 6],
    ['Cold', 200, '6.00', 1, 6, 3],
  ],
);
const feed = { channel: 'feed' } as const;
const clicksAsked = { ...feed, questions: ['metric_columns'] };
const metricColumns: ImportCase[] = [
  { title: 'two columns of clicks', content: twoClicks, ...clicksAsked, sums: '300 / 17 / 10.00' },
  {
    title: 'two columns of clicks, of which the second is chosen',
    content: twoClicks,
    ...clicksAsked,
    answers: { choices: { 'metric_columns:click': 'metric_2' } },
    sums: '300 / 9 / 10.00',
  },
  {
    title: 'two columns of clicks, of which one is mapped by hand',
    content: twoClicks,
    ...feed,
    answers: { columns: { 'Link clicks': 'click' } },
    sums: '300 / 9 / 10.00',
  },
  {
    title: 'two columns of clicks, of which one is ignored by hand',
    content: twoClicks,
    ...feed,
    answers: { columns: { 'Link clicks': 'ignore' } },
    sums: '300 / 17 / 10.00',
  },
  {
    title: 'two equal columns of clicks',
    content: meta(['Clicks (all)', 'Link clicks'], [['Warm', 100, '4.00', 1, 11, 11]]),
    ...feed,
    sums: '100 / 11 / 4.00',
  },
  {
    title: 'a second column of clicks without values',
    content: meta(['Clicks (all)', 'Link clicks'], [['Warm', 100, '4.00', 1, 11, '--']]),
    ...feed,
    sums: '100 / 11 / 4.00',
  },
  {
    title: 'two columns of costs',
    content: csv([
      ['Date', 'Campaign name', 'Impressions', 'Clicks (destination)', 'Cost', 'Total cost', 'Conversions'],
      ['2026-11-01', 'Atlas', 100, 5, '4.00', '4.40', 1],
    ]),
    ...clicksAsked,
    sums: '100 / 5 / 4.00',
  },
  {
    title: 'two columns of conversions',
    content: meta(['Conversions', 'Link clicks'], [['Warm', 100, '4.00', 1, 2, 11]]),
    ...clicksAsked,
    sums: '100 / 11 / 4.00',
  },
  {
    title: 'two columns of clicks with a total below them',
    content: meta(
      ['Clicks (all)', 'Link clicks'],
      [
        ['Warm', 100, '4.00', 1, 11, 6],
        ['Cold', 200, '6.00', 1, 6, 3],
        ['Total', 300, '10.00', 2, 17, 9],
      ],
    ).replace('2026-11-01,Atlas,Total', '--,--,Total'),
    ...clicksAsked,
    answers: { choices: { 'metric_columns:click': 'metric_2' } },
    sums: '300 / 9 / 10.00',
  },
];

it('shows the sums of the columns that can be a metric', async () => {
  const [question] = await importQuestionsOf({ title: '', content: twoClicks, ...feed });
  expect(question).toMatchObject({
    id: 'metric_columns:click',
    answers: ['metric_1', 'metric_2'],
    params: { metric: 'click', name1: 'Clicks (all)', sum1: '17', name2: 'Link clicks', sum2: '9' },
  });
});

describe.each(Object.entries({ metricColumns, networks, currencies, emptyCells }))('%s', (_group, cases) => {
  it.each(cases)('$title', checkImport);
});
