import { ownMetricKey } from '@meridian/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readWorkbook } from '../../kits/workbooks/testing/read-workbook';
import { sectionKeysOf } from '../../platform/lib/item-dims';
import { parseInMemory } from '../report-import/testing/parse-in-memory';
import type { ExportWorkspace } from './testing/export-workspace';
import { openKeywordWorkspace, week, type KeywordWorkspace } from './testing/keyword-workspace';

let workspace: ExportWorkspace;
let account: number;
let token: string;
let requestOf: KeywordWorkspace['requestOf'];

beforeAll(async () => {
  ({ workspace, account, token, requestOf } = await openKeywordWorkspace());
});
afterAll(() => workspace.close());

describe('a spreadsheet of a report', () => {
  it('contains header, totals and rows as the screen shows them', async () => {
    const [sheet] = await readWorkbook(await workspace.fileOf(requestOf({ language: 'cn' })));
    expect(sheet).toMatchObject({ name: '关键词', frozenRows: 1 });
    expect(sheet?.isBold).not.toContain(false);
    const values = ['1,234.50', '321', '2.60%', '3.85', '12.5', '12,345', '100.00', '98.76', '3.89%'];
    expect(sheet?.shown).toEqual([
      [
        ...['日期', '关键词', '计划', '消费 ￥', '点击', '点击率', '平均点击价格 ￥', '转化', '展现'],
        ...['千次展现消费 ￥', '转化成本 ￥', '转化率', '单元', '匹配模式'],
        ...['落地页体验', '业务相关性', '预估点击率'],
      ],
      ['合计', '', '', ...values, '', '', '', '', ''],
      ['2026-11-20', '京都 红叶', 'Autumn', ...values, 'Kyoto', '短语匹配', '高于平均', '', ''],
      [
        ...['2026-11-19', '=HYPERLINK("http://x")', '+Autumn'],
        ...['0.00', '0', '', '', '0', '0', '', '', '', '@Kyoto', '', '', '', ''],
      ],
    ]);
    expect(sheet?.values[2]?.slice(3, 6)).toEqual([1234.5, 321, 0.02600243]);
  });

  it('has its metadata on a second sheet', async () => {
    const query = { ...week, campaignName: ['Autumn'], matchType: ['phrase'], text: '红叶' };
    const sheets = await readWorkbook(await workspace.fileOf(requestOf({ query, sortCol: 'cost asc' })));
    const about = sheets[1];
    expect(about?.name).toBe('About');
    expect(Object.fromEntries(about?.shown ?? [])).toMatchObject({
      Report: 'Keyword · Daily',
      Channel: 'Search ads',
      Accounts: '枫叶旅行 (8840213)',
      'Account mode': 'Independent',
      Period: '2026-11-14 – 2026-11-20',
      'Time zone': 'China Standard Time (UTC+8)',
      Campaign: 'Autumn',
      'Match mode': 'Phrase',
      'Rows containing': '红叶',
      'Sorted by': 'Cost, ascending',
      Currency: 'CNY',
      'Data as of': '2026-11-20 09:12',
      Completeness: 'Days without data: 5, Incomplete days: 1',
      Rows: '1',
    });
  });

  it('of sums of a finer section says so in its name and metadata', async () => {
    const query = { ...week, from: 'keyword' } as const;
    const columns = ['campaignName', 'click', 'cost', 'ctr'];
    const request = { token, section: 'campaign', period: 'custom', query, columns } as const;
    const [sheet, about] = await readWorkbook(await workspace.fileOf(request));
    expect(sheet?.shown).toEqual([
      ['Campaign', 'Clicks', 'Cost ￥', 'CTR'],
      ['Total', '321', '1,234.50', '2.60%'],
      ['Autumn', '321', '1,234.50', '2.60%'],
      ['+Autumn', '0', '0.00', ''],
    ]);
    expect(Object.fromEntries(about?.shown ?? [])).toMatchObject({
      Report: 'Campaign · Custom',
      Source: 'Sums from the keyword report, not the campaign report',
      'Data as of': '2026-11-20 09:12',
      Completeness: 'Days without data: 5, Incomplete days: 1',
    });
    const [record] = await workspace.records(token);
    expect(record?.fileName).toMatch(/^campaign-custom-.*-sum-of-keyword\.xlsx$/);
  });

  it('has own metrics as on the screen, with their formula, also while the metric is shared by a view only', async () => {
    const id = '0191d0a0-0000-4000-8f00-00000000000a';
    const target = { value: '4', better: 'lower' };
    const metric = {
      id,
      name: '"CPC" %_\\',
      formula: 'cost / click',
      format: 'money',
      target,
      isShared: false,
    };
    expect(await workspace.post('ownMetricSave', { token, body: metric })).toMatchObject({ code: 200 });
    const columns = ['campaignName', ownMetricKey(id)];
    const query = { ...week, from: 'keyword', compare: { basis: 'previous' } } as const;
    const sortCol = `${ownMetricKey(id)} desc`;
    const request = { section: 'campaign', period: 'custom', query, columns, sortCol } as const;
    const [sheet, about] = await readWorkbook(await workspace.fileOf({ token, ...request }));
    expect(sheet?.shown.slice(1).map((row) => row.slice(0, 2))).toEqual([
      ['Total', '3.85'],
      ['Autumn', '3.85'],
      ['+Autumn', ''],
    ]);
    expect(sheet?.shown[0]?.[1]).toBe('"CPC" %_\\ ￥ · Current');
    expect(Object.fromEntries(about?.shown ?? [])).toMatchObject({
      'Sorted by': '"CPC" %_\\, descending',
      Column:
        '"CPC" %_\\ = Cost ÷ Clicks. Own metric, target: at most 4. Computed from the sums, never from averages.',
    });
    const reader = await workspace.fixtures.signedIn({ accountIds: [account] });
    expect(await workspace.request({ token: reader.token, ...request })).toMatchObject({ code: 400 });
    const view = { channel: 'search', section: 'campaign', period: 'custom', isShared: true };
    const saved = { query: { ...view, name: 'shared', content: { columns } } };
    expect(await workspace.post('reportViewSave', { token, body: saved })).toMatchObject({ code: 200 });
    const [ofReader] = await readWorkbook(await workspace.fileOf({ token: reader.token, ...request }));
    expect(ofReader?.shown).toEqual(sheet?.shown);
  });

  it('has three columns per metric for a comparison', async () => {
    const query = { ...week, compare: { basis: 'previous', changedBy: 5 } } as const;
    const columns = ['showWord', 'cost', 'ctr'];
    const file = await workspace.fileOf({ token, section: 'keyword', period: 'custom', query, columns });
    const [sheet, about] = await readWorkbook(file);
    expect(sheet?.shown).toEqual([
      [
        'Keyword',
        'Cost ￥ · Current',
        'Cost ￥ · Previous',
        'Cost ￥ · Change',
        'CTR · Current',
        'CTR · Previous',
        'CTR · Change',
      ],
      ['Total', '1,234.50', '1,000.00', '234.50', '2.60%', '10.00%', '-7.40%'],
      ['京都 红叶', '1,234.50', '1,000.00', '234.50', '2.60%', '10.00%', '-7.40%'],
      ['=HYPERLINK("http://x")', '0.00', '', '', '', '', ''],
    ]);
    expect(Object.fromEntries(about?.shown ?? [])).toMatchObject({
      'Compared with': '2026-11-07 – 2026-11-13 (previous period)',
      'Completeness (comparison)': 'Days without data: 6',
      'Changed rows': 'Cost changed by 5% or more; rows not listed but included in the totals: 0',
      'Sorted by': 'Cost, highest first',
    });
  });

  it('leaves the change of days empty that have no counterpart, and says so', async () => {
    const basis = { beginDate: '2026-11-19', endDate: '2026-11-19' };
    const query = { beginDate: '2026-11-19', endDate: '2026-11-20', compare: { basis } };
    const columns = ['date', 'showWord', 'cost'];
    const file = await workspace.fileOf({ token, section: 'keyword', period: 'daily', query, columns });
    const [sheet, about] = await readWorkbook(file);
    expect(sheet?.shown.slice(1)).toEqual([
      ['Total', '', '1,234.50', '0.00', '1,234.50'],
      ['2026-11-20', '京都 红叶', '1,234.50', '', ''],
      ['2026-11-19', '=HYPERLINK("http://x")', '0.00', '0.00', '0.00'],
    ]);
    expect(Object.fromEntries(about?.shown ?? [])).toMatchObject({
      'Compared with': '2026-11-19 – 2026-11-19 (custom range)',
      'Pairs of days, weeks or months': expect.stringContaining('has no counterpart') as string,
    });

    const longer = { beginDate: '2026-11-19', endDate: '2026-11-20' };
    const reversed = { ...basis, compare: { basis: longer } };
    const other = await readWorkbook(
      await workspace.fileOf({ token, section: 'keyword', period: 'daily', query: reversed, columns }),
    );
    expect(other[0]?.shown.slice(1)).toEqual([
      ['Total', '', '0.00', '1,234.50', '-1,234.50'],
      ['2026-11-19', '=HYPERLINK("http://x")', '0.00', '0.00', '0.00'],
      ['', '京都 红叶', '', '1,234.50', ''],
    ]);
  });

  it('marks no row as new without previous data, like the screen', async () => {
    const query = { ...week, compare: { basis: 'lastYear' } } as const;
    const columns = ['showWord', 'cost'];
    const file = await workspace.fileOf({ token, section: 'keyword', period: 'custom', query, columns });
    const [sheet, about] = await readWorkbook(file);
    expect(sheet?.shown[0]).toEqual(['Keyword', 'Cost ￥']);
    expect(Object.fromEntries(about?.shown ?? [])).toMatchObject({
      'Compared with': '2025-11-14 – 2025-11-20 (same days last year)',
      'Completeness (comparison)': 'No data',
    });
  });

  it.each([
    ['timePeriod', 'daily', 'cn', 'Hour', '09:00–10:00'],
    ['account', 'custom', 'en', 'Account', '枫叶旅行'],
  ] as const)('of %s, %s, has words instead of codes', async (section, period, language, _title, word) => {
    const [sheet] = await readWorkbook(await workspace.fileOf(requestOf({ section, period, language })));
    expect(sheet?.shown[2]).toContain(word);
  });

  it('has the columns that the screen shows, in its order', async () => {
    const columns = ['cost', 'showWord'];
    const [sheet] = await readWorkbook(await workspace.fileOf(requestOf({ columns })));
    expect(sheet?.shown[0]).toEqual(['Cost ￥', 'Keyword']);
  });

  it('has the columns of the custom fields by default', async () => {
    const other = await workspace.fixtures.signedIn({ accountIds: [account] });
    const body = { partsId: 'searchKeyword', dataKeys: ['date', 'showWord', 'click'] };
    expect(await workspace.post('reportFieldSave', { token: other.token, body })).toMatchObject({
      code: 200,
    });
    const [sheet] = await readWorkbook(await workspace.fileOf(requestOf({ token: other.token })));
    expect(sheet?.shown[0]).toEqual(['Date', 'Keyword', 'Clicks']);
  });
});

describe('a CSV of a report', () => {
  it('has the texts of the screen, with formulas escaped', async () => {
    const columns = ['date', 'showWord', 'campaignName', 'adgroupName', 'ctr', 'cost'];
    const file = await workspace.fileOf(requestOf({ format: 'csv', columns }));
    expect(file.toString()).toBe(
      [
        '\uFEFFDate,Keyword,Campaign,Unit,CTR,Cost ￥',
        'Total,,,,2.60%,"1,234.50"',
        '2026-11-20,京都 红叶,Autumn,Kyoto,2.60%,"1,234.50"',
        `2026-11-19,"'=HYPERLINK(""http://x"")",'+Autumn,'@Kyoto,,0.00`,
        '',
      ].join('\r\n'),
    );
  });

  it('has no byte order mark if the request says so', async () => {
    const file = await workspace.fileOf(requestOf({ format: 'csv', withBom: false }));
    expect(file.toString().startsWith('Date,')).toBe(true);
  });

  it.each([
    [
      'en',
      '# Report: Keyword · Daily',
      '# Period: 2026-11-14 – 2026-11-20',
      '# Data as of: 2026-11-20 09:12',
      'China Standard Time (UTC+8)',
    ],
    [
      'cn',
      '# 报告: 关键词日报',
      '# 时间范围: 2026-11-14 至 2026-11-20',
      '# 数据截至: 2026-11-20 09:12',
      '北京时间（UTC+8）',
    ],
    [
      'tw',
      '# 報表: 關鍵字日報',
      '# 期間: 2026-11-14 至 2026-11-20',
      '# 資料截至: 2026-11-20 09:12',
      '中國標準時間（UTC+8）',
    ],
  ] as const)(
    'has its metadata above the header if the request says so, in %s',
    async (language, ...lines) => {
      const columns = ['date', 'showWord', 'campaignName', 'adgroupName', 'impression', 'click', 'cost'];
      const request = requestOf({ format: 'csv', columns, language, withMetadata: true });
      const file = await workspace.fileOf(request);
      const text = file.toString();
      expect(text.startsWith('\uFEFF# ')).toBe(true);
      for (const line of lines) expect(text).toContain(line);

      // the file can be imported unchanged
      const plain = await workspace.fileOf(requestOf({ format: 'csv', columns, language }));
      const [read, readPlain] = await Promise.all([parse(file), parse(plain)]);
      expect(factsOf(read)).toEqual(factsOf(readPlain));
      expect(factsOf(read).map(({ metrics }) => metrics.cost)).toEqual(['1234.50', '0.00']);
      expect(read.detection.dataTime).toBe('2026-11-20T01:12:00.000Z');
    },
  );
});

/** Parses a file as the import does. */
const parse = (file: Buffer) =>
  parseInMemory(file, {
    channel: 'search',
    sections: { search: sectionKeysOf('search'), feed: sectionKeysOf('feed') },
    accountId: account,
    accounts: [{ accountId: account, accountNo: '8840213', accountName: '枫叶旅行', currency: 'CNY' }],
    timeZone: 'Asia/Shanghai',
    today: '2026-11-21',
    answers: { choices: {} },
  });

/** Parsed rows, in whichever part of the file they are. */
const factsOf = ({ parts }: Awaited<ReturnType<typeof parse>>) =>
  parts.flatMap(({ facts }) => facts.map(({ span, metrics }) => ({ span, metrics })));
