import { channels, sectionsOf } from '@meridian/api-client/contract';
import { expect, it } from 'vitest';
import { factDimensionKeys } from '../../../platform/lib/item-dims';
import { withNumbersAsText } from './exact-json';
import { requestReport } from './report-request';
import { fromReportRow } from './report-response';
import { findWireReport, wireReports } from './reports';

const pairs = channels.flatMap((channel) =>
  sectionsOf(channel).flatMap((section) => {
    const report = findWireReport(channel, section);
    return report ? [{ channel, section, report }] : [];
  }),
);

it.each(pairs)('$channel $section has dimensions of its section only', ({ channel, section, report }) => {
  const own = factDimensionKeys(channel, section);
  for (const { dataKey } of report.dimensions) expect(own).toContain(dataKey);
});

it.each(pairs)('$channel $section sorts by columns that it requests, the date first', ({ report }) => {
  const request = requestReport(report, { beginDate: '2026-11-01', endDate: '2026-11-02', startRow: 0 });
  expect(request.sorts[0]).toEqual({ column: 'date', sortRule: 'ASC' });
  for (const { column } of request.sorts) expect(request.columns).toContain(column);
  expect(new Set(request.columns).size).toBe(request.columns.length);
});

it('reads the name of a deleted keyword without its mark, and codes from words or numbers', () => {
  const row = {
    date: '2026-11-01',
    campaignName: '搜索',
    adGroupName: '价格',
    wInfoNameStatus: '绿茶[已删除]',
    mixWmatchEnum: '短语匹配',
    landPageExperience: '3',
    businessRelationship: '平均水平',
    estimatedClickRate: '-',
    impression: '120',
    click: '7',
    cost: '13.25',
    conversion: '-',
  };
  expect(fromReportRow(wireReports.search.keyword, row)).toEqual({
    day: '2026-11-01',
    dimensions: {
      campaignName: '搜索',
      adgroupName: '价格',
      showWord: '绿茶',
      matchType: 'phrase',
      landPageExperience: '3',
      businessRelationship: '2',
      estimatedClickRate: '',
    },
    metrics: {
      impression: '120',
      click: '7',
      cost: '13.25',
      conversion: null,
      pcCost: null,
      mobileCost: null,
    },
  });
});

it('reads the cost of a device, hours, and the parts of a creative', () => {
  const metrics = { impression: '1', click: '1', cost: '0.10', conversion: '0' };
  const pc = fromReportRow(wireReports.search.account, { date: '2026-11-01', device: '计算机', ...metrics });
  expect(pc.metrics).toMatchObject({ cost: '0.10', pcCost: '0.10', mobileCost: '0' });
  const hour = fromReportRow(wireReports.search.timePeriod, { date: '2026-11-01 09:00', ...metrics });
  expect(hour).toMatchObject({ day: '2026-11-01', dimensions: { hour: '9' } });
  const ideaInfo = { ideaTitle: '茶', ideaDesc: '新茶', ideaShowURL: 'tea.example.com' };
  const creative = { date: '2026-11-01', campaignName: 'c', adGroupName: 'u', ideaInfo, ...metrics };
  expect(fromReportRow(wireReports.search.designDaily, creative).dimensions).toMatchObject({
    ideaTitle: '茶',
    ideaDesc: '新茶',
    ideaDesc2: '',
    ideaShowUrl: 'tea.example.com',
  });
});

it.each([
  ['no date', { impression: '1', click: '1', cost: '1' }],
  ['an hour', { date: '2026-11-01 09:00', impression: '1', click: '1', cost: '1' }],
  ['no cost', { date: '2026-11-01', campaignName: 'c', impression: '1', click: '1' }],
])('rejects a row with %s', (_, row) => {
  expect(() => fromReportRow(wireReports.search.campaign, row)).toThrow(RangeError);
});

it('keeps all digits of numbers, and texts unchanged', () => {
  const json = String.raw`{"a":12.10,"b":-0.30,"c":1e3,"d":"x \"1.50\" 2","e":[1,null,true],"f":123456789012345678901}`;
  expect(JSON.parse(withNumbersAsText(json))).toEqual({
    a: '12.10',
    b: '-0.30',
    c: '1e3',
    d: 'x "1.50" 2',
    e: ['1', null, true],
    f: '123456789012345678901',
  });
});
