import { writeXlsx } from 'hucre';
import { describe, expect, it } from 'vitest';
import { csv, encode } from '../../../testing/report-files';
import { profiles } from '../profiles';
import { checkImport, type ImportCase } from '../testing/import-case';

/**
 * Files in the formats of real exports: each is imported exactly, or stopped by the right question or problem, because
 * an import must never change a value silently.
 */
type Cells = (string | number)[];

const days = ['2026-11-01', '2026-11-02', '2026-11-03'];
const campaigns = ['品牌词', 'summer', '通用词, "长尾"'];
/** Day, campaign, impressions, clicks, cost. */
const base: Cells[] = days.flatMap((day, d) =>
  campaigns.map((name, c): Cells => [
    day,
    name,
    1000 + 100 * d + c,
    10 + d + c,
    `${String(120 + d)}.${String(c)}5`,
  ]),
);
const whole = '9909 / 108 / 1090.35';
const heads: Record<string, Cells> = {
  Chinese: ['日期', '推广计划', '展现', '点击', '消费'],
  'traditional Chinese': ['日期', '推廣計劃', '展現', '點擊', '消費'],
  'a data warehouse': ['date', 'campaign_name', 'impressions', 'clicks', 'spend'],
  'Google Ads': ['Day', 'Campaign', 'Impr.', 'Clicks', 'Cost'],
};
const head = heads['Google Ads'] ?? [];
const file = (rows: readonly Cells[], header: Cells = head) => csv([header, ...rows]);
/** Changes every cell of a column. */
const mapped = (column: number, change: (cell: string) => string, rows: Cells[] = base) =>
  rows.map((row) => row.map((cell, index) => (index === column ? change(String(cell)) : cell)));
const exact = (
  title: string,
  content: ImportCase['content'],
  more: Partial<ImportCase> = {},
): ImportCase => ({
  title,
  content,
  sums: whole,
  ...more,
});
const sheet = (name: string, rows: readonly Cells[], more: object = {}) => ({
  name,
  rows: rows.map((row) => [...row]),
  ...more,
});
const workbook = (...sheets: ReturnType<typeof sheet>[]) => writeXlsx({ sheets });
const numbers = (rows: Cells[]) =>
  rows.map((row) => row.map((cell, index) => (index > 1 ? Number(cell) : cell)));

const encodings: ImportCase[] = Object.entries(heads).flatMap(([name, header]) =>
  (['utf-8', 'utf-8-bom', 'utf-16le', 'utf-16be', 'gb18030'] as const)
    .filter((encoding) => encoding !== 'gb18030' || !name.includes('traditional'))
    .map((encoding) => exact(`the head of ${name} in ${encoding}`, encode(file(base, header), encoding))),
);

const separators: ImportCase[] = [
  ...[',', '\t', ';', '|'].map((delimiter) =>
    exact(
      `separated by ${JSON.stringify(delimiter)}, all quoted`,
      [head, ...base]
        .map((row) => row.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(delimiter))
        .join('\r\n'),
    ),
  ),
  exact('lines that end with CR', file(base).replaceAll('\n', '\r')),
  exact('blank lines between the rows', file(base).replaceAll('\n', '\n\n')),
  exact('UTF-16 without a byte order mark', Buffer.from(file(base), 'utf16le')),
];

const parts = (day: string) => day.split('-').map(Number);
const months = ['', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const dates: [string, (day: string) => string][] = [
  ['yyyy/M/d', (day) => parts(day).join('/')],
  ['yyyy.MM.dd', (day) => day.replaceAll('-', '.')],
  ['yyyyMMdd', (day) => day.replaceAll('-', '')],
  [
    'yyyy年M月d日',
    (day) =>
      parts(day)
        .map((part, index) => `${String(part)}${'年月日'[index] ?? ''}`)
        .join(''),
  ],
  [
    'MMM d, yyyy',
    (day) => `${months[parts(day)[1] ?? 0] ?? ''} ${String(parts(day)[2])}, ${String(parts(day)[0])}`,
  ],
  [
    'd MMM yyyy',
    (day) => `${String(parts(day)[2])} ${months[parts(day)[1] ?? 0] ?? ''} ${String(parts(day)[0])}`,
  ],
  ['yyyy-MM-dd HH:mm:ss', (day) => `${day} 00:00:00`],
];
const dateForms: ImportCase[] = [
  ...dates.map(([title, write]) => exact(`days as ${title}`, file(mapped(0, write)))),
  ...['至', ' 至 ', '~', ' ~ ', ' - ', '-'].map((between) =>
    exact(
      `a period in every row with ${JSON.stringify(between)}`,
      file(mapped(0, () => `2026/11/02${between}2026/11/08`)),
    ),
  ),
  exact('a period of eight digits', file(mapped(0, () => '20261102-20261108'))),
  exact(
    'a period above the table',
    `"November 1, 2026 - November 3, 2026"\n${file(
      base.map((row) => row.slice(1)),
      head.slice(1),
    )}`,
  ),
  {
    title: 'days and months in an unknown order',
    content: file(mapped(0, () => '11/01/2026')),
    questions: ['date_order'],
  },
  {
    title: 'two forms of dates',
    content: file([...base, ['2026/11/04', 'x', 1, 1, 1]]),
    questions: ['mixed_dates'],
  },
];

const amounts: [string, (cost: string) => string][] = [
  ['￥', (cost) => `￥${cost}`],
  ['¥ and a blank', (cost) => `¥ ${cost}`],
  ['元', (cost) => `${cost}元`],
  ['CNY', (cost) => `CNY ${cost}`],
  ['RMB', (cost) => `${cost} RMB`],
  ['a leading zero', (cost) => `0${cost}`],
  ['full width', (cost) => cost.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))],
  ['more zeros', (cost) => `${cost}00`],
  ['noise of binary numbers', (cost) => `${cost}0000000001`],
];
const numberForms: ImportCase[] = [
  ...amounts.map(([title, write]) => exact(`amounts with ${title}`, file(mapped(4, write)))),
  exact(
    'counts with thousands separators',
    file(mapped(2, (count) => Number(count).toLocaleString('en-US'))),
  ),
  ...['Cost (CNY)', 'Cost (¥)', 'Cost（元）', 'cost'].map((cost) =>
    exact(`the head ${cost}`, file(base, [...head.slice(0, 4), cost])),
  ),
  exact(
    'a column of converted amounts',
    file(
      base.map((row) => [...row, '1.00']),
      [...head, 'Cost (Converted currency)'],
    ),
  ),
  ...[
    ['US$', 'USD'],
    ['€', 'EUR'],
    ['£', 'GBP'],
    ['$', 'USD'],
    ['HK$', 'HKD'],
  ].map(([sign = '', currency = '']): ImportCase => ({
    title: `amounts in ${currency} by ${sign} for an account in CNY`,
    content: file(mapped(4, (cost) => `${sign}${cost}`)),
    questions: ['currency_differs'],
  })),
  ...['Cost ($)', 'Cost (USD)', 'Cost (€)'].map((cost): ImportCase => ({
    title: `the head ${cost} for an account in CNY`,
    content: file(base, [...head.slice(0, 4), cost]),
    questions: ['currency_differs'],
  })),
  {
    title: 'a sign that contradicts the column of currencies',
    content: file(
      [...base.map((row) => [...row, 'CNY']), ['2026-11-01', 'x', 1, 1, '€1', 'CNY']],
      [...head, 'Currency code'],
    ),
    sums: whole,
    rowProblem: 'currency_contradicts',
  },
];

const sumRow = (rows: readonly Cells[], start: Cells): Cells => {
  const total = rows.reduce<[number, number, number]>(
    ([a, b, c], row) => [a + Number(row[2]), b + Number(row[3]), c + Math.round(Number(row[4]) * 100)],
    [0, 0, 0],
  );
  return [...start, total[0], total[1], (total[2] / 100).toFixed(2)];
};
const labels = [
  ...[
    'Total',
    'Totals',
    'Total (50)',
    'Total:',
    'Total: Account',
    'Total: Campaigns',
    'Grand total',
    'Subtotal',
  ],
  ...[
    '总计',
    '总 计',
    '合计',
    '小计',
    '汇总',
    '全部',
    '总计（共50条）',
    '共50条',
    '账户总计',
    '總計',
    '匯總',
  ],
];
const byDay = (label: string) =>
  days.flatMap((day) => {
    const own = base.filter(([date]) => date === day);
    return [...own, sumRow(own, [day, label])];
  });
const totals: ImportCase[] = [
  ...labels.flatMap((label) => [
    exact(`“${label}” in the first column, below the rows`, file([...base, sumRow(base, [label, '--'])])),
    exact(`“${label}” in the second column, above the rows`, file([sumRow(base, ['--', label]), ...base])),
    exact(`“${label}” after each day, with the day`, file(byDay(label))),
  ]),
  exact('totals without a label', file([...base, sumRow(base, ['', ''])])),
  exact('totals with dashes', file([...base, sumRow(base, ['--', '--'])])),
  exact('totals with an unknown label', file([...base, sumRow(base, ['2026-11-03', 'Gesamt'])])),
  exact(
    'totals of the account, with more than the rows',
    file([...base, ['Total: Account', '--', 99_999, 999, 9999]]),
  ),
  ...['Total', '合计', '总计（共50条）'].map((label): ImportCase => ({
    title: `“${label}” that is not the sum`,
    content: file([...base, ['--', label, 99_999, 999, 9999]]),
    questions: ['totals_differ'],
    sums: whole,
  })),
  {
    title: 'rows with more than the account',
    content: file([...base, ['Total: Account', '--', 100, 10, 10]]),
    questions: ['totals_differ'],
  },
  {
    title: 'impressions that differ, under an equal cost',
    content: file([...base, ['Total: Campaigns', '--', 4000, 108, '1090.35']]),
    questions: ['totals_differ'],
  },
  exact(
    'totals that differ by the rounding of their rows',
    file([...base, ['Total', '--', 9909, 108, '1090.36']]),
  ),
];

const keywordHead: Cells = ['Day', 'Keyword', 'Impr.', 'Clicks', 'Cost'];
const words: ImportCase[] = [
  {
    title: 'a keyword “total” between others',
    content: file([base[0] ?? [], ['2026-11-01', 'total', 50, 5, '50.00'], ...base.slice(1)], keywordHead),
    sums: '9959 / 113 / 1140.35',
  },
  {
    title: 'a keyword “total” at the end, which may be a total',
    content: file([...base, ['2026-11-03', 'total', 50, 5, '50.00']], keywordHead),
    questions: ['totals_differ'],
  },
  {
    title: 'a keyword “total” at the end, which is one',
    content: file([...base, ['2026-11-03', 'total', 50, 5, '50.00']], keywordHead),
    answers: { choices: { 'totals_differ:11': 'as_row' } },
    sums: '9959 / 113 / 1140.35',
  },
  exact(
    'lines of totals per device',
    csv([
      ['Day', 'Device', 'Keyword', 'Impr.', 'Clicks', 'Cost'],
      ...base.map(([day = '', ...rest]): Cells => [day, 'Computers', ...rest]),
      ['2026-11-01', 'Computers', 'Total: Search', 50_000, 500, 5000],
      ['--', 'Computers', 'Total: Account', 60_000, 600, 6000],
      ['Total: Account', '--', '--', 60_000, 600, 6000],
    ]),
  ),
  exact(
    'the device “全部” in every row',
    csv([[...(heads['Chinese'] ?? []), '推广设备'], ...base.map((row): Cells => [...row, '全部'])]),
  ),
];

const workbooks: ImportCase[] = [
  exact('a workbook', workbook(sheet('S', [head, ...numbers(base)]))),
  exact('a workbook with texts', workbook(sheet('S', [head, ...base]))),
  exact(
    'a cover before the data',
    workbook(sheet('Cover', [['Report of November']]), sheet('Data', [head, ...numbers(base)])),
  ),
  exact(
    'a hidden sheet of another day',
    workbook(
      sheet('old', [head, ['2026-10-01', 'x', 5, 5, 5]], { hidden: true }),
      sheet('Data', [head, ...numbers(base)]),
    ),
  ),
  exact(
    'two sheets',
    workbook(sheet('A', [head, ...numbers(base.slice(0, 3))]), sheet('B', [head, ...numbers(base.slice(3))])),
    {
      questions: ['several_sheets'],
    },
  ),
  {
    title: 'two sheets, of which one is chosen',
    content: workbook(
      sheet('A', [head, ...numbers(base.slice(0, 3))]),
      sheet('B', [head, ...numbers(base.slice(3))]),
    ),
    answers: { sheets: ['A'] },
    sums: '3003 / 33 / 360.45',
  },
  exact(
    'a day that is merged over its rows',
    workbook(
      sheet(
        'S',
        [head, ...numbers(base).map((row, index) => (index % 3 === 0 ? row : ['', ...row.slice(1)]))],
        {
          merges: [1, 4, 7].map((startRow) => ({ startRow, endRow: startRow + 2, startCol: 0, endCol: 0 })),
        },
      ),
    ),
  ),
  exact(
    'costs with the noise of formulas',
    workbook(sheet('S', [head, ...numbers(base).map((row) => [...row.slice(0, 4), Number(row[4]) + 1e-13])])),
  ),
  exact('a total in a workbook', workbook(sheet('S', [head, ...numbers(base), sumRow(base, ['合计', ''])]))),
  exact(
    'a title that is merged over the columns',
    workbook(
      sheet('S', [['Report', '', '', '', ''], head, ...numbers(base)], {
        merges: [{ startRow: 0, endRow: 0, startCol: 0, endCol: 4 }],
      }),
    ),
  ),
];

const named = (header: string, names: readonly string[], shift = 0) =>
  csv([
    [header, ...head],
    ...base.map((row, index): Cells => [names[(index + shift) % names.length] ?? '', ...row]),
  ]);
const accountCases: ImportCase[] = [
  ...['账户', '账户名', '帳戶'].map((header) =>
    exact(
      `the chosen account under ${header}`,
      csv([[header, ...(heads['Chinese'] ?? [])], ...base.map((row): Cells => ['枫叶旅行', ...row])]),
    ),
  ),
  ...['Account', 'Account name', 'Client', 'Customer ID'].map((header) => ({
    title: `two accounts under ${header}`,
    content: named(header, header === 'Customer ID' ? ['100001', '100-002'] : ['枫叶旅行', '启明在线教育']),
    sums: '1: 5505 / 60 / 605.75, 2: 4404 / 48 / 484.60',
  })),
  {
    title: 'another account than the chosen one',
    content: named('Account', ['启明在线教育']),
    questions: ['account_differs'],
    sums: whole,
  },
  { title: 'an unknown account', content: named('Account', ['Nobody']), questions: ['account_unknown'] },
  {
    title: 'one unknown account among others',
    content: named('Account', ['枫叶旅行', 'Nobody']),
    questions: ['account_unknown'],
    sums: '5505 / 60 / 605.75',
  },
  {
    title: 'another account above the table',
    content: `账户：启明在线教育\n${file(base, heads['Chinese'])}`,
    questions: ['account_differs'],
  },
  exact('the account above the table', `账户：枫叶旅行\n${file(base, heads['Chinese'])}`),
];

const withSplit = (header: string, values: readonly string[]) =>
  csv([[...head, header], ...base.flatMap((row) => values.map((value): Cells => [...row, value]))]);
const doubts: ImportCase[] = [
  ...(
    [
      ['Click type', ['Headline', 'Sitelink']],
      ['Week', ['2026-10-26', '2026-11-02']],
      ['Month', ['October 2026', 'November 2026']],
      ['Top vs. other', ['Top', 'Other']],
    ] as const
  ).map(([header, values]): ImportCase => ({
    title: `a split by ${header}`,
    content: withSplit(header, values),
    questions: ['unused_split'],
  })),
  { title: 'every row twice', content: file([...base, ...base]), questions: ['repeated_rows'] },
  exact('every row twice, counted once', file([...base, ...base]), {
    answers: { choices: { repeated_rows: 'once' } },
  }),
  exact(
    'ids that tell equal names apart',
    csv([[...head, 'Campaign ID'], ...base.map((row, index): Cells => [...row, index])]),
  ),
  exact(
    'texts that every row has once',
    csv([[...head, 'Labels'], ...base.map((row): Cells => [...row, 'x'])]),
  ),
  ...['推广设备：移动设备', '筛选条件：计划包含 a', '3. 推广设备：移动设备', '设备,移动设备'].map(
    (line): ImportCase => ({
      title: `the filter “${line}”`,
      content: `${line}\n${file(base, heads['Chinese'])}`,
      questions: ['filtered'],
      sums: whole,
    }),
  ),
  exact(
    'a filter that leaves nothing out',
    `推广设备：全部\n投放网络：全部\n${file(base, heads['Chinese'])}`,
  ),
  {
    title: 'columns of feed ads for search ads',
    content: csv([[...(heads['Chinese'] ?? []), '千次展现消费'], ...base.map((row): Cells => [...row, 1])]),
    questions: ['channel_differs'],
    sums: whole,
  },
  {
    title: 'search terms for feed ads',
    content: csv([['Day', 'Search term', 'Impr.', 'Clicks', 'Cost'], ...base]),
    channel: 'feed',
    questions: ['channel_differs'],
    sums: whole,
  },
  ...(['展现', '点击', '消费'] as const).map((missing): ImportCase => ({
    title: `no column ${missing}`,
    content: file(
      base,
      (heads['Chinese'] ?? []).map((cell) => (cell === missing ? '其他' : cell)),
    ),
    questions: ['metric_missing'],
  })),
  exact('costs under 费用(元)', file(base, ['日期', '推广计划', '展现量', '点击', '费用(元)'])),
  exact(
    'a column that is mapped by hand',
    file(base, ['日期', '推广计划', '展现', '点击', 'Click Charges']),
    { answers: { columns: { 'Click Charges': 'cost' } } },
  ),
  exact(
    'a second column with other costs',
    csv([[...head, 'Cost'], ...base.map((row): Cells => [...row, 7])]),
    { questions: ['duplicate_column'] },
  ),
];

const damages: ImportCase[] = [
  exact(
    'quotation marks inside of a cell',
    file(base).replaceAll('summer', '"上海" 旅行社').replaceAll('"通用词, ""长尾"""', 'x'),
  ),
  exact(
    'a quotation mark that is left open',
    file(base).replace('summer', '"summer').replaceAll('"通用词, ""长尾"""', 'x'),
  ),
  {
    title: 'quotation marks that are ambiguous',
    content: file(base).replace('summer', '"a" b, c'),
    problem: 'broken_quotes',
  },
  { title: 'cut inside of a row', content: file(base).slice(0, -8), problem: 'truncated' },
  {
    title: 'a number with an exponent',
    content: file([...base, ['2026-11-03', 'x', 1, 1, '1E5']]),
    sums: whole,
    rowProblem: 'number_invalid',
  },
  {
    title: 'a comma as decimal mark',
    content: file([...base, ['2026-11-03', 'x', 1, 1, '1.234,56']]),
    questions: ['mixed_numbers'],
    sums: whole,
    rowProblem: 'number_invalid',
  },
  {
    title: 'an error of a formula',
    content: file([...base, ['2026-11-03', 'x', 1, 1, '#N/A']]),
    sums: whole,
    rowProblem: 'number_invalid',
  },
  {
    title: 'a row without a day',
    content: file([...base, ['', 'x', 1, 1, 1]]),
    sums: whole,
    rowProblem: 'cell_empty',
  },
];

const layouts: ImportCase[] = profiles.map(({ id, columns, channels }) => {
  const texts = (['date', 'campaignName', 'impression', 'click', 'cost'] as const).map(
    (key) => columns[key]?.[0] ?? '',
  );
  const isFeed = (channels?.feed ?? []).some((text) => texts.includes(text));
  return exact(`the head of ${id}`, file(base, texts), { channel: isFeed ? 'feed' : 'search' });
});

const groups = {
  encodings,
  separators,
  dateForms,
  numberForms,
  totals,
  words,
  workbooks,
  accountCases,
  doubts,
  damages,
  layouts,
};

describe.each(Object.entries(groups))('%s', (_group, cases) => {
  it.each(cases)('$title', checkImport);
});

it('the corpus has at least 120 files', () => {
  expect(Object.values(groups).flat().length).toBeGreaterThanOrEqual(120);
});
