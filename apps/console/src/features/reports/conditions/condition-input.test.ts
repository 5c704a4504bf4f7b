import { conditionProblem } from '@meridian/api-client/contract';
import { expect, it } from 'vitest';
import { reports } from '../registry';
import { conditionColumnsIn } from '../report-keys';
import { conditionValue } from './condition-input';
import { conditionPresets } from './condition-presets';

const reportOf = (wanted: string) => {
  const report = reports.find(({ id }) => id === wanted);
  if (!report) throw new Error(`no report ${wanted}`);
  return report;
};
const columns = conditionColumnsIn(reportOf('search-keyword-daily'), {
  reportType: undefined,
  accountCount: 1,
});
const columnOf = (key: string) => {
  const column = columns.find(({ dataKey }) => dataKey === key);
  if (!column) throw new Error(`no column ${key}`);
  return column;
};

it.each<[string, string, string]>([
  ['cost', ' 500 ', '500'],
  ['cost', '1,234,567.5', '1234567.5'],
  ['cost', '￥１２．５', '12.5'],
  ['cost', '¥ 12', '12'],
  ['ctr', '0.5 %', '0.5'],
  ['ctr', '.5', '0.5'],
  ['ctr', '5.', '5'],
  ['cost', '−3', '-3'],
  ['cost', '1,2', '1,2'],
  ['cost', 'many', 'many'],
  ['showWord', ' 100%_\\"茶" ', '100%_\\"茶"'],
])('the value of %s %j is %j', (key, text, value) => {
  expect(conditionValue(columnOf(key), text)).toBe(value);
});

it('suggests only conditions that the report has', () => {
  for (const report of reports) {
    for (const isCompared of [false, true]) {
      const own = conditionColumnsIn(report, { reportType: undefined, accountCount: 1 });
      for (const { where } of conditionPresets(own, { isCompared })) {
        expect(where.flat().map((each) => conditionProblem(each, { columns: own, isCompared }))).toEqual(
          where.flat().map(() => undefined),
        );
      }
    }
  }
});

it.each([
  ['search-keyword-daily', false, 'noConversions lowQuality newItems'],
  ['search-keyword-daily', true, 'noConversions dearerClicks lowQuality newItems'],
  ['search-campaign-daily', false, 'noConversions limitedByBudget newItems'],
  ['search-device-daily', false, 'noConversions'],
])('suggests for %s, compared %s: %s', (id, isCompared, presets) => {
  const own = conditionColumnsIn(reportOf(id), { reportType: undefined, accountCount: 1 });
  expect(
    conditionPresets(own, { isCompared })
      .map((preset) => preset.id)
      .join(' '),
  ).toBe(presets);
});
