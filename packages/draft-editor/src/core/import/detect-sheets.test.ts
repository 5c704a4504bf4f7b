import { describe, expect, it } from 'vitest';
import { detectSheets } from './detect-sheets';
import type { HeadMapping } from './match-heads';

const detect = (rows: string[][], mapping: HeadMapping[] = [], name = 'Sheet1') => {
  const [sheet] = detectSheets({ sheets: [{ name, rows }] }, mapping);
  if (!sheet) throw new Error('there is a sheet');
  return sheet;
};
const fieldsOf = (rows: string[][], mapping?: HeadMapping[], name?: string) =>
  detect(rows, mapping, name).columns.map(({ field }) => field);

describe('headers', () => {
  it.each([
    [['计划', '广告组', '关键词', '匹配模式', '出价(元)'], 'keyword'],
    [['campaignName', 'adgroupName', 'keyword', 'matchTarget'], 'keyword'],
    [['廣告活動', '廣告群組', '關鍵字'], 'keyword'],
    [['Campaign', 'Ad group', 'Headline', 'Description'], 'creative'],
    [['推广计划名称', '推广单元名称', '创意标题', '创意描述1', '创意描述2'], 'creative'],
    [['campaignName', 'adgroupName', 'pcFinalUrl'], 'unit'],
    [['计划', '每日预算', '推广地域'], 'campaign'],
  ])('%j are those of %s rows', (heads, kind) => {
    const sheet = detect([heads, heads.map(() => 'x')]);
    expect(sheet).toMatchObject({ kind, headRow: 1, rowCount: 1, unused: null });
    expect(sheet.columns.every(({ field }) => field !== null)).toBe(true);
  });

  it('may follow titles and blank rows', () => {
    const sheet = detect([
      ['账户报告', ''],
      [],
      ['导出时间', '2026-11-01'],
      ['计划', '关键词'],
      ['a', 'b'],
      [],
    ]);
    expect(sheet).toMatchObject({ headRow: 4, rowCount: 1 });
  });

  it("of the bid mean the bid of the sheet's rows", () => {
    expect(
      fieldsOf([
        ['关键词', '出价', '单元出价'],
        ['a', '1', '2'],
      ]),
    ).toEqual(['keyword', 'bid', null]);
  });

  it('are unknown, repeated or helper columns', () => {
    const sheet = detect([
      ['关键词', '关键字', '点击', '备注', ''],
      ['a', 'b', '1', '', ''],
    ]);
    expect(sheet.columns.map(({ state }) => state)).toEqual([
      'known',
      'repeated',
      'unknown',
      'helper',
      'unknown',
    ]);
  });

  it('of two kinds are decided by the name of the sheet', () => {
    const rows = [
      ['关键词', '标题', '描述1'],
      ['a', 'b', 'c'],
    ];
    expect(detect(rows).kind).toBe('keyword');
    expect(detect(rows, [], '创意').kind).toBe('creative');
  });

  it('named like properties of objects are unknown', () => {
    expect(
      detect([
        ['__proto__', 'constructor', '关键词'],
        ['a', 'b', 'c'],
      ]).columns.map(({ state }) => state),
    ).toEqual(['unknown', 'unknown', 'known']);
  });
});

describe('a manual mapping', () => {
  it('maps an unknown header to a field, and overrides a known one', () => {
    const rows = [
      ['词', '关键词', '投放词'],
      ['a', 'b', 'c'],
    ];
    expect(fieldsOf(rows)).toEqual([null, 'keyword', null]);
    const mapping: HeadMapping[] = [
      { head: ' 投放词', field: 'keyword' },
      { head: '关键词', field: null },
    ];
    expect(fieldsOf(rows, mapping)).toEqual([null, null, 'keyword']);
    expect(detect(rows, mapping).columns.map(({ state }) => state)).toEqual(['unknown', 'ignored', 'mapped']);
  });

  it('makes an unknown sheet a sheet of keywords', () => {
    const rows = [
      ['词', '备用'],
      ['a', 'b'],
    ];
    expect(detect(rows)).toMatchObject({ kind: null, unused: 'unknown', headRow: 1, rowCount: 1 });
    expect(detect(rows, [{ head: '词', field: 'keyword' }])).toMatchObject({ kind: 'keyword', headRow: 1 });
  });

  it('does not apply to sheets of rows without the field', () => {
    expect(
      fieldsOf(
        [
          ['计划', '词'],
          ['a', 'b'],
        ],
        [{ head: '词', field: 'keyword' }],
      ),
    ).toEqual(['campaignName', 'keyword']);
    expect(
      fieldsOf(
        [
          ['标题', '系数'],
          ['a', 'b'],
        ],
        [{ head: '系数', field: 'bid' }],
      ),
    ).toEqual(['title', null]);
  });
});

describe('one column', () => {
  it('without a header has keywords', () => {
    const sheet = detect([['', 'seo培训'], [], ['', '软件开发']]);
    expect(sheet).toMatchObject({ kind: 'keyword', headRow: null, rowCount: 2 });
    expect(sheet.columns).toMatchObject([{ index: 1, field: 'keyword', state: 'list' }]);
  });

  it.each([
    [[['关键词'], ['a']], 1],
    [[['热词表'], ['Keyword'], ['a']], 2],
    [[['a'], ['b'], ['c'], ['关键词'], ['d']], null],
  ])('%j has its header at the start', (rows, headRow) => {
    expect(detect(rows)).toMatchObject({ kind: 'keyword', headRow });
  });
});

it('leaves out hidden and blank sheets', () => {
  const rows = [['关键词'], ['a']];
  const sheets = detectSheets({
    sheets: [
      { name: 'a', rows, isHidden: true },
      { name: 'b', rows: [[], ['', ' ']] },
      { name: 'c', rows },
    ],
  });
  expect(sheets.map(({ kind, unused }) => kind ?? unused)).toEqual(['hidden', 'blank', 'keyword']);
});

it('tells which parents the rows name', () => {
  expect(
    detect([
      ['关键词', '单元'],
      ['a', 'b'],
    ]).parents,
  ).toEqual({ campaign: false, unit: true });
  expect(
    detect([
      ['单元', '计划'],
      ['a', 'b'],
    ]).parents,
  ).toEqual({ campaign: true, unit: false });
});
