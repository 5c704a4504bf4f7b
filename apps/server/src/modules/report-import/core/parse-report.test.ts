import type { Channel } from '@meridian/api-client/contract';
import { writeXlsx } from 'hucre';
import { describe, expect, it } from 'vitest';
import { sectionKeysOf } from '../../../platform/lib/item-dims';
import {
  csv,
  encode,
  encodings,
  feedDailyCsv,
  feedSplitExport,
  hourExport,
  regionExport,
  searchTermExport,
  searchTermRow,
  searchTermsWeek,
  searchTermsWeekCsv,
  zipOf,
} from '../../../testing/report-files';
import { parseInMemory, type PartInMemory } from '../testing/parse-in-memory';
import type { ParseOptions } from './parsed-file';
import { ImportRejectedError, type Problem } from './problem';

const account = { accountId: 1, accountNo: '88-001', accountName: '示例账户', currency: 'CNY' };
const options = (channel: Channel): ParseOptions => ({
  channel,
  sections: { search: sectionKeysOf('search'), feed: sectionKeysOf('feed') },
  accountId: 1,
  accounts: [account],
  timeZone: 'Asia/Shanghai',
  today: '2024-12-31',
  answers: { choices: {} },
});
/** The only part of a file, with the properties of the file. */
async function parse(content: string | Uint8Array, channel: Channel = 'search') {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const { parts, ...file } = await parseInMemory(bytes, options(channel));
  expect(parts).toHaveLength(1);
  const [part] = parts;
  if (!part) throw new Error('no part');
  return { ...file, ...part };
}
/** Problems of a file; the first one concerns the whole file. */
async function domainErrorOf(content: string | Uint8Array, channel: Channel = 'search'): Promise<Problem[]> {
  const result = await parse(content, channel).catch((error: unknown) => error);
  expect(result).toBeInstanceOf(ImportRejectedError);
  return result instanceof ImportRejectedError ? result.problems : [];
}
const factsOf = ({ facts, dataKeys }: Pick<PartInMemory, 'facts' | 'dataKeys'>) =>
  facts.map(({ span, dimensionValues, currency, metrics }) => ({
    ...Object.fromEntries(dataKeys.map((key, index) => [key, dimensionValues[index]])),
    ...span,
    currency,
    ...metrics,
  }));
const simple = (rows: (string | number)[][]) =>
  csv([['date', 'campaign', 'impressions', 'clicks', 'cost'], ...rows]);

describe('a week of search terms', () => {
  it('is one span with the sums of its rows and the reported totals', async () => {
    const report = await parse(searchTermsWeekCsv());
    expect(report).toMatchObject({
      section: 'searchTerm',
      profile: 'google-ads',
      covered: [{ beginDate: '2024-12-16', endDate: '2024-12-22' }],
      currency: 'INR',
      totalRows: 4,
      importedRows: 4,
      rowsCost: '1000.10',
      problems: [],
    });
    expect(report.reportedTotals).toEqual([
      {
        label: 'Total: Search terms',
        kind: 'rows',
        impression: '1549',
        click: '18',
        cost: '1000.09',
        conversion: '2.00',
      },
      {
        label: 'Total: Other search terms',
        kind: 'other',
        impression: '0',
        click: '7',
        cost: '900.01',
        conversion: '1.00',
      },
      {
        label: 'Total: Account',
        kind: 'account',
        impression: '2900',
        click: '25',
        cost: '1900.10',
        conversion: '3.00',
      },
    ]);
  });

  it('sums rows that differ only in dimensions which the section lacks', async () => {
    const facts = factsOf(await parse(searchTermsWeekCsv()));
    expect(facts).toHaveLength(3);
    expect(facts[2]).toMatchObject({
      searchTerm: 'root canal cost',
      addState: 'not_added',
      impression: '5',
      cost: '0.15',
    });
  });

  it('distinguishes a search term named like a total from a total', async () => {
    const report = await parse(searchTermsWeekCsv([searchTermRow('Total'), searchTermRow('total: all')]));
    expect(report.totalRows).toBe(2);
  });

  it('never adds two currencies', async () => {
    const rows = [
      searchTermRow('a', { cost: '1.00' }),
      searchTermRow('a', { cost: '2.00', currency: 'USD' }),
    ];
    const report = await parse(searchTermsWeekCsv(rows));
    expect(report.facts.map(({ currency, metrics }) => [currency, metrics.cost])).toEqual([
      ['INR', '1.00'],
      ['USD', '2.00'],
    ]);
    expect(report).toMatchObject({ currency: null, rowsCost: null });
  });

  it.each(encodings)('gives the same facts in %s', async (encoding) => {
    const report = await parse(encode(searchTermsWeekCsv(), encoding));
    expect(report.encoding).toBe(encoding === 'gb18030' ? 'utf-8' : encoding);
    expect(factsOf(report)).toEqual(factsOf(await parse(searchTermsWeekCsv())));
  });

  it('has the same facts as a workbook, and with tabs or semicolons', async () => {
    const expected = factsOf(await parse(searchTermsWeekCsv()));
    const workbook = await writeXlsx({ sheets: [{ name: 'Sheet1', rows: searchTermsWeek() }] });
    expect(factsOf(await parse(workbook))).toEqual(expected);
    for (const delimiter of ['\t', ';']) {
      const text = searchTermsWeek().map((row) => row.map((cell) => `"${cell}"`).join(delimiter));
      expect(factsOf(await parse(text.join('\r\n')))).toEqual(expected);
    }
  });
});

describe('a keyword report of Google Ads', () => {
  it.each(['Landing page exp.', 'Landing page experience'])('has a quality column %s', async (title) => {
    const head = ['Day', 'Keyword', 'Campaign', 'Ad group', title, 'Impr.', 'Clicks', 'Cost'];
    const row = ['2024-12-16', 'jr pass', 'Japan', 'Passes', 'Above average', 10, 2, '1.50'];
    const report = await parse(csv([head, row]));
    expect(report.profile).toBe('google-ads');
    expect(factsOf(report)).toMatchObject([{ showWord: 'jr pass', landPageExperience: '3' }]);
  });
});

describe('ads by day', () => {
  it('are daily facts with their texts as keys, because ids repeat', async () => {
    const report = await parse(feedDailyCsv(), 'feed');
    expect(report).toMatchObject({
      section: 'designDaily',
      profile: 'generic',
      totalRows: 7,
      rowsCost: '98',
      currency: 'CNY',
    });
    expect(report.covered.map(({ beginDate }) => beginDate)).toEqual([
      '2023-01-08',
      '2023-01-31',
      '2023-02-01',
    ]);
    expect(report.facts).toHaveLength(6);
    expect(factsOf(report)[4]).toMatchObject({
      beginDate: '2023-02-01',
      ideaTitle: 'Join for $1 🔥, today only',
      campaignName: '7',
      impression: '15',
      cost: '4',
    });
  });
});

describe('exports of the provider', () => {
  it('stores a region report by region, summed over campaigns', async () => {
    const report = await parse(encode(regionExport(), 'gb18030'));
    expect(report).toMatchObject({
      section: 'region',
      profile: 'baidu',
      encoding: 'gb18030',
      rowsCost: '100.00',
    });
    expect(factsOf(report)).toMatchObject([
      {
        provinceName: '广东',
        cityName: '深圳',
        impression: '2000',
        click: '40',
        cost: '100.00',
        beginDate: '2017-10-09',
      },
      { provinceName: '北京', cityName: '北京', cost: '0' },
    ]);
  });

  it('stores hours and search terms', async () => {
    expect(factsOf(await parse(hourExport()))).toMatchObject([{ hour: '0' }, { hour: '23' }]);
    const terms = await parse(searchTermExport());
    expect(factsOf(terms)).toMatchObject([
      {
        searchTerm: '经纬官网',
        showWord: '经纬',
        addState: 'added',
        campaignName: '品牌词',
        adgroupName: '官网',
        conversion: '1',
      },
    ]);
    expect(terms.reportedTotals).toMatchObject([{ label: '合计', kind: 'rows', cost: '4.20' }]);
  });

  it.each([
    [['省', '市'], ['广东', '深圳'], 'region', { provinceName: '广东' }],
    [['一级兴趣', '二级兴趣'], ['旅游', '自由行'], 'newInterest', { interestsName: '旅游 / 自由行' }],
    [['意图词'], ['签证'], 'intentionWord', { showWord: '签证' }],
    [['人群'], ['老客'], 'crowd', { crowdName: '老客' }],
    [['自动定向'], ['开启'], 'automatic', { autoTarget: '开启' }],
    [['程序化创意'], ['春季出游'], 'programDesignDaily', { ideaTitle: '春季出游' }],
    [[], [], 'unit', { adgroupName: '新客', campaignName: '春季' }],
  ])('imports a feed report split by %j', async (split, values, section, dims) => {
    const report = await parse(feedSplitExport(split, values), 'feed');
    expect(report.section).toBe(section);
    expect(factsOf(report)).toMatchObject([{ ...dims, beginDate: '2021-03-02', endDate: '2021-03-02' }]);
    expect(report.covered).toHaveLength(31);
  });

  it.each(['平台', '年龄', '性别', '学历'])(
    'asks whether to sum metrics split by %s, which no report shows',
    async (split) => {
      const { questions } = await parse(feedSplitExport([split], ['x']), 'feed');
      expect(questions).toMatchObject([
        { code: 'unsupported_split', params: { column: split }, answers: ['sum'] },
      ]);
    },
  );
});

describe('a rejected file', () => {
  const [header = '', ...lines] = simple([
    ['2024-01-01', 'a', 10, 1, '0.50'],
    ['2024-01-02', 'b', 20, 2, '1.50'],
  ]).split('\n');
  it.each([
    ['nothing', '', 'empty_file', null],
    ['blank lines', '\n \n', 'empty_file', null],
    ['a web page', '<html><table><tr><td>日期</td></tr></table></html>', 'web_page', null],
    ['a program', 'MZ\0\0', 'not_a_report', null],
    ['a letter', 'Dear all,\nplease find attached\n', 'header_not_found', null],
    ['a last row without its end', [header, lines[0], '2024-01-02,b,2'].join('\n'), 'truncated', 3],
    [
      'a quoted cell without its end',
      [header, '2024-01-02,"b, c,20,2,1\n2024-01-03,c,1,1,1\n'].join('\n'),
      'truncated',
      2,
    ],
    ['only a header', `${header}\n`, 'no_good_rows', null],
    ['a damaged workbook', Buffer.from('PK\x03\x04 and then nothing', 'latin1'), 'workbook_damaged', null],
    [
      'a damaged old workbook',
      Buffer.from('d0cf11e0a1b11ae1' + '00'.repeat(600), 'hex'),
      'workbook_damaged',
      null,
    ],
  ])('%s', async (_title, content, code, rowNumber) => {
    expect((await domainErrorOf(content))[0]).toMatchObject({ code, rowNumber });
  });

  it('is a workbook that unpacks to more than the limit, whatever its directory says', async () => {
    const zeros = Buffer.alloc(60 * 1024 * 1024);
    const bombs = [
      zipOf([{ name: 'xl/worksheets/sheet1.xml', content: zeros }]),
      zipOf([{ name: 'a', content: Buffer.alloc(2 * 1024 * 1024) }]),
    ];
    for (const bomb of bombs) {
      expect(await domainErrorOf(bomb)).toEqual([
        { code: 'workbook_too_large', params: { limit: 50 }, rowNumber: null },
      ]);
    }
    const parts = Array.from({ length: 201 }, (_, index) => ({
      name: `a${index}`,
      content: Buffer.alloc(0),
    }));
    expect(await domainErrorOf(zipOf(parts))).toMatchObject([
      { code: 'workbook_too_many_parts', params: { limit: 200 } },
    ]);
    const doctype = '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>';
    const named = zipOf([{ name: 'xl/sharedStrings.xml', content: Buffer.from(doctype) }]);
    expect(await domainErrorOf(named)).toMatchObject([{ code: 'workbook_damaged' }]);
    const liar = zipOf([{ name: 'xl/workbook.xml', content: zeros, declaredSize: 1000 }]);
    expect(await domainErrorOf(liar)).toMatchObject([{ code: 'workbook_damaged' }]);
  });

  it('is a workbook with more sheets than people create', async () => {
    const sheets = (count: number) =>
      writeXlsx({
        sheets: Array.from({ length: count }, (_, index) => ({ name: `s${index}`, rows: [['x']] })),
      });
    expect(await domainErrorOf(await sheets(51))).toMatchObject([
      { code: 'workbook_too_many_parts', params: { limit: 50 } },
    ]);
    expect(await domainErrorOf(await sheets(50))).toMatchObject([{ code: 'header_not_found' }]);
  });

  it('is rejected, or contains only complete rows, wherever it is truncated', async () => {
    const bytes = encode(regionExport(), 'gb18030');
    const whole = factsOf(await parse(bytes));
    for (let length = 0; length < bytes.length; length += 1) {
      const part = await parse(bytes.subarray(0, length)).catch((error: unknown) => {
        if (error instanceof ImportRejectedError) return undefined;
        throw error;
      });
      // truncated between two rows, or within the ratio at the end of a row: ratios are not parsed
      if (part) expect(whole).toEqual(expect.arrayContaining(factsOf(part).slice(1)));
    }
  });
});

describe('an invalid row', () => {
  it.each([
    [['2024-01-01', 'a', 10, 1], 'too_few_cells', { expected: 5, found: 4 }],
    [['2024-01-01', 'a', 10, 1, 1, 'x'], 'too_many_cells', { expected: 5, found: 6 }],
    [['', 'a', 10, 1, 1], 'cell_empty', { column: 'date' }],
    [['2024-02-30', 'a', 10, 1, 1], 'date_invalid', { column: 'date', value: '2024-02-30' }],
    [['2025-01-01', 'a', 10, 1, 1], 'date_future', { value: '2025-01-01', today: '2024-12-31' }],
    [['2024-01-01', 'a', 'many', 1, 1], 'number_invalid', { column: 'impressions', value: 'many' }],
    [['2024-01-01', 'a', 10, '1.5', 1], 'number_not_whole', { column: 'clicks', value: '1.5' }],
    [['2024-01-01', 'a', -10, 1, 1], 'number_negative', { column: 'impressions', value: '-10' }],
    [['2024-01-01', 'a', 10, 1, ''], 'cell_empty', { column: 'cost' }],
  ])('%j is skipped with its row number, and the valid ones are imported', async (bad, code, params) => {
    const good = ['2024-01-01', 'a', 10, 1, '0.50'];
    const report = await parse(simple([good, [], bad, good]));
    expect(report.problems).toEqual([{ code, params, rowNumber: 4, cells: bad.map(String) }]);
    expect(report).toMatchObject({ totalRows: 3, importedRows: 2, rowsCost: '1.00' });
  });

  it('is outside the period of the file', async () => {
    const text = feedSplitExport(['意图词'], ['x']);
    const outside = text.trimEnd().split('\n').at(-1)?.replace('2021-03-02', '2021-04-01') ?? '';
    expect((await parse(`${text}${outside}\n`, 'feed')).problems).toMatchObject([
      { code: 'date_outside_period', rowNumber: 7 },
    ]);
  });
});

it('does not use names of the prototype as columns or values', async () => {
  const report = await parse(
    csv([
      ['date', 'campaign', '__proto__', 'constructor', 'impressions', 'clicks', 'cost'],
      ['2024-01-01', '__proto__', 'x', 'y', 1, 1, 1],
    ]),
  );
  expect(factsOf(report)).toMatchObject([{ campaignName: '__proto__' }]);
  expect(Reflect.get({}, 'x')).toBeUndefined();
});

it('parses dates and amounts of a workbook as they are displayed', async () => {
  const rows = [
    ['date', 'campaign', 'impressions', 'clicks', 'cost'],
    [new Date(Date.UTC(2024, 0, 31)), 'a', 1200, 3, 0.1],
    [new Date(Date.UTC(2024, 1, 1)), 'a', 1200, 3, 18859.2],
  ];
  const columns = rows[0]?.map((_, index) => (index === 0 ? { numFmt: 'yyyy-mm-dd' } : {})) ?? [];
  const report = await parse(await writeXlsx({ sheets: [{ name: 'S', rows, columns }] }));
  expect(factsOf(report)).toMatchObject([
    { beginDate: '2024-01-31', cost: '0.1' },
    { beginDate: '2024-02-01', cost: '18859.2' },
  ]);
});

describe('a file that exceeds the limits', () => {
  const good = ['2024-12-01', 'a', 1, 1, 1];

  it('has data up to today when its period has no end', async () => {
    const { covered } = await parse(`2024-12-30 - 9999-12-31\n${simple([['2024-12-30', 'a', 1, 1, 1]])}`);
    expect(covered.map(({ endDate }) => endDate)).toEqual(['2024-12-30', '2024-12-31']);
  });

  it('is rejected with more than 2,000,000 rows before they are parsed', async () => {
    expect(await domainErrorOf(simple([good]) + '\n'.repeat(2_000_001))).toMatchObject([
      { code: 'too_many_rows', params: { limit: 2_000_000 } },
    ]);
  });

  it('parses cells of a million combining marks in time', async () => {
    const marks = '\u0301\u0327'.repeat(500_000);
    const cells = ['2024-12-01', 'a', 1, 1, 1];
    const hostile = cells.map((_, column) => cells.map((cell, at) => (at === column ? marks : cell)));
    const { facts, problems } = await parse(simple([good, ...hostile]));
    expect(facts).toHaveLength(1);
    expect(problems).toHaveLength(5);
  });

  it('skips rows with texts that are too long', async () => {
    const long = [200, 201, 2_001].map((length) => ['2024-12-01', 'x'.repeat(length), 1, 1, 1]);
    const { facts, problems } = await parse(simple([good, ...long]));
    expect(facts).toHaveLength(2);
    expect(problems).toMatchObject([
      { code: 'text_too_long', rowNumber: 4, params: { column: 'campaign', limit: 200 } },
      { code: 'text_too_long', rowNumber: 5 },
    ]);
  });

  it('stores the first twenty reported totals', async () => {
    const totals = Array.from({ length: 30 }, (_, index) => [`Total: ${index}`, '--', 1, 1, index]);
    const { reportedTotals, totalRows } = await parse(simple([good, ...totals]));
    expect(reportedTotals).toHaveLength(20);
    expect(totalRows).toBe(1);
  });

  it.each([
    ['a title', `${' '.repeat(1_000_000)}(x\n${simple([good])}`],
    ['a number', simple([good, ['2024-12-01', 'a', 1, 1, `1${' '.repeat(1_000_000)}x`]])],
    ['a total', simple([good, ['Total', `${' '.repeat(1_000_000)}x`, 1, 1, 1]])],
  ])('is parsed without searching for words in a megabyte of spaces in %s', async (_title, content) => {
    const { facts } = await parse(content);
    expect(facts).toHaveLength(1);
  });
});
