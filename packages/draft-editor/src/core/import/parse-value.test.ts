import { languages } from '@meridian/i18n/core';
import { describe, expect, it } from 'vitest';
import { businessTree } from '../business-points/business-tree';
import { exampleLimits } from '../limits/example-limits';
import { regionTree } from '../regions/region-nodes';
import { parseAmount } from '../values/parse-amount';
import { businessFinder } from './business-names';
import { parseRegions, regionName } from './parse-regions';
import { parseValue } from './parse-value';

describe('an amount', () => {
  it.each([
    ['50', 50],
    ['2.80', 2.8],
    ['￥1,234.50', 1234.5],
    ['１２３．４', 123.4],
    ['1 234 元', 1234],
    ['CNY 3', 3],
    ['.5', 0.5],
    ['2.500', 2.5],
    ['0', 0],
  ])('%s', (text, value) => {
    expect(parseAmount(text)).toEqual({ value, error: null });
  });

  it.each([
    ['US$2.50', 'amount_currency'],
    ['€2', 'amount_currency'],
    ['2 港币', 'amount_currency'],
    ['2.505', 'amount_decimals'],
    ['-2', 'amount_invalid'],
    ['1,2', 'amount_invalid'],
    ['two', 'amount_invalid'],
    ['1e5', 'amount_invalid'],
    ['9'.repeat(21), 'amount_invalid'],
  ])('is rejected: %s', (text, code) => {
    expect(parseAmount(text)).toEqual({ value: null, error: { code } });
  });
});

describe('regions', () => {
  it.each([
    [
      '上海(1.2)、江苏',
      [
        { regionId: 31, factor: 1.2 },
        { regionId: 32, factor: 1 },
      ],
    ],
    [
      'Shanghai ×1.5; Nanjing',
      [
        { regionId: 31, factor: 1.5 },
        { regionId: 3201, factor: 1 },
      ],
    ],
    ['江蘇省|無錫市', [{ regionId: 32, factor: 1 }]],
    [
      'Jiangsu/Suzhou; 安徽／宿州(1.5)',
      [
        { regionId: 3205, factor: 1 },
        { regionId: 3413, factor: 1.5 },
      ],
    ],
    ['吉林', [{ regionId: 22, factor: 1 }]],
    ['3413', [{ regionId: 3413, factor: 1 }]],
    [
      '日本\n南韓',
      [
        { regionId: 9001, factor: 1 },
        { regionId: 9002, factor: 1 },
      ],
    ],
  ])('%s', (text, value) => {
    expect(parseRegions(text, exampleLimits.regionFactor)).toEqual({ value, error: null });
  });

  it('are all provinces for the whole of China', () => {
    expect(parseRegions('全国', exampleLimits.regionFactor).value?.length).toBeGreaterThan(30);
  });

  it.each([
    ['上海、Atlantis', { code: 'region_unknown', name: 'Atlantis' }],
    ['上海、Suzhou', { code: 'region_ambiguous', name: 'Suzhou' }],
    ['Anhui/Fuzhou', { code: 'region_unknown', name: 'Anhui/Fuzhou' }],
    ['999999', { code: 'region_unknown', name: '999999' }],
    ['上海(a)', { code: 'factor_invalid', name: '上海(a)' }],
    ['上海(0.9)', { code: 'factor_invalid', name: '上海(0.9)' }],
    ['上海(1.255)', { code: 'factor_decimals', name: '上海(1.255)' }],
  ])('are rejected: %s', (text, error) => {
    expect(parseRegions(text, exampleLimits.regionFactor)).toMatchObject({ value: null, error });
  });
});

it.each(languages)('every region has a spelling in %s by which it is found', (language) => {
  const nodes = [...regionTree('china').flatMap(({ children }) => children), ...regionTree('overseas')];
  for (const { regionId } of nodes.flatMap((node) => [node, ...node.children])) {
    const name = regionName(regionId ?? 0, language);
    expect([name, parseRegions(name, exampleLimits.regionFactor).value]).toEqual([
      name,
      [{ regionId, factor: 1 }],
    ]);
    expect(name).not.toMatch(/^\d/);
  }
});

describe('a cell', () => {
  const tree = businessTree({
    ids: ['1', '2', '3', '4', '5'],
    names: ['教育', '培训', '旅游', '培训', '签证'],
    parents: [-1, 0, -1, 2, 2],
    leaves: [false, true, false, true, true],
    initials: ['jy', 'px', 'ly', 'px', 'qz'],
  });
  const parse = (field: Parameters<typeof parseValue>[0], text: string) =>
    parseValue(field, text, { limits: exampleLimits, findBusinesses: businessFinder(tree) });

  it.each([
    ['budget', '不限', { budgetType: 1, budget: null }],
    ['budget', '200元', { budgetType: 2, budget: 200 }],
    ['device', '移动', { device: 2 }],
    ['device', '3', { device: 3 }],
    ['isAutoTargeted', '启用', { isAutoTargeted: true }],
    ['isBrandOnly', 'no', { isBrandOnly: false }],
    ['title', 'a\r\n b', { title: 'a b' }],
    ['schedule', '不限', { scheduleType: 1, schedule: [] }],
    ['schedule', 'All', { scheduleType: 1, schedule: [] }],
    ['schedule', 'No hours', { scheduleType: 2, schedule: [] }],
    [
      'schedule',
      '周一 8-9',
      { scheduleType: 2, schedule: [{ weekday: 1, startHour: 8, endHour: 9, factor: 1 }] },
    ],
    ['phraseNegatives', '免费；地图;  免费 ;\n视频\r\n', { phraseNegatives: ['免费', '地图', '视频'] }],
    ['exactNegatives', '"a;b"; "say ""hi"""; "c', { exactNegatives: ['a;b', 'say "hi"', '"c'] }],
    ['businessPointId', '签证', { businessPointId: '5' }],
    ['businessPointId', '旅游/培训', { businessPointId: '4' }],
    ['businessPointId', '2', { businessPointId: '2' }],
  ] as const)('of %s with %s', (field, text, values) => {
    expect(parse(field, text)).toEqual({ values });
  });

  it.each([
    ['matchType', '差不多', 'option_unknown'],
    ['keyword', '#REF!', 'cell_error'],
    ['keyword', 'a\0b', 'text_invalid'],
    ['keyword', '\ud800', 'text_invalid'],
    ['keyword', 'x'.repeat(10_001), 'text_too_long'],
    ['budget', 'a lot', 'amount_invalid'],
    ['schedule', 'Mon 8', 'schedule_unknown'],
    ['phraseNegatives', Array.from({ length: 1_001 }, (_, index) => `w${index}`).join(';'), 'words_too_many'],
    ['exactNegatives', 'ok; \ud800', 'text_invalid'],
    ['exactNegatives', '#REF!', 'cell_error'],
  ] as const)('of %s cannot be %s', (field, text, code) => {
    expect(parse(field, text)).toMatchObject({ problem: { code, field } });
  });

  it.each([
    ['培训', 'business_ambiguous'],
    ['教育', 'business_unknown'],
  ])('with the business %s is left out', (text, code) => {
    expect(parse('businessPointId', text)).toMatchObject({ note: { code } });
  });
});
