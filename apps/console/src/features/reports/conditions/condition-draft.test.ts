import { conditionProblem, type ConditionOperator } from '@meridian/api-client/contract';
import { expect, it } from 'vitest';
import { reports } from '../registry';
import { conditionColumnsIn } from '../report-keys';
import { conditionOf, conditionDraft } from './condition-draft';
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

it.each<[string, ConditionOperator, string, string]>([
  ['cost', 'gt', ' 500 ', '500'],
  ['cost', 'gt', '1,234,567.5', '1234567.5'],
  ['cost', 'gt', '￥１２．５', '12.5'],
  ['cost', 'gt', '¥ 12', '12'],
  ['ctr', 'lt', '0.5 %', '0.5'],
  ['ctr', 'lt', '.5', '0.5'],
  ['ctr', 'lt', '5.', '5'],
  ['cost', 'gt', '−3', '-3'],
  ['cost', 'gt', '1,2', '1,2'],
  ['cost', 'gt', 'many', 'many'],
  ['showWord', 'contains', ' 100%_\\"茶" ', '100%_\\"茶"'],
])('the value of %s %s %j is %j', (key, operator, from, value) => {
  const draft = { ...conditionDraft(undefined, operator), from };
  expect(conditionOf(columnOf(key), draft)).toEqual({ column: key, operator, values: [value] });
});

it('has one value per line, without repetitions', () => {
  const draft = { ...conditionDraft(undefined, 'in'), lines: 'tea\n\n a, b \r\ntea\n' };
  expect(conditionOf(columnOf('showWord'), draft).values).toEqual(['tea', 'a, b']);
});

it.each(['contains', 'in', 'empty'] as const)(
  'is the same condition after editing nothing: %s',
  (operator) => {
    const values = { contains: ['a'], in: ['a', 'b'], empty: [] }[operator];
    const condition = { column: 'showWord', operator, values };
    expect(conditionOf(columnOf('showWord'), conditionDraft(condition, 'contains'))).toEqual(condition);
  },
);

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
