import { ownMetricKey } from '@meridian/api-client/contract';
import { expect, it } from 'vitest';
import { columnsShown, showColumns } from '../table/column-choice';
import { missingOwnKeys, withOwnHidden, withOwnShown } from './own-columns';

const [share, roas] = [
  ownMetricKey('0191D0A0-0000-4000-8f00-000000000001'),
  ownMetricKey('0191d0a0-0000-4000-8f00-000000000002'),
];
const columns = ['showWord', 'cost', share, roas, 'click'].map((dataKey) => ({
  id: dataKey,
  dataKey,
  titleName: dataKey,
  isSort: true,
  valueType: 'Double' as const,
  domType: 'text' as const,
  fixed: false as const,
}));
const shownBy = (state: Parameters<typeof columnsShown>[1]) =>
  columnsShown(columns, withOwnHidden(state, columns), ['showWord']);

it('shows an own metric only after the user has shown it, also after a reload and a reset', () => {
  expect(shownBy({})).toEqual(['showWord', 'cost', 'click']);
  // the chooser shows a column by removing it from the hidden ones
  const chosen = withOwnShown({ columnVisibility: { [roas]: false, click: false } }, columns);
  expect(shownBy(chosen)).toEqual(['showWord', 'cost', share]);
  expect(shownBy(JSON.parse(JSON.stringify(chosen)) as typeof chosen)).toEqual(['showWord', 'cost', share]);
  expect(shownBy(withOwnShown({ columnSizing: {} }, columns))).toEqual(['showWord', 'cost', 'click']);
});

it('shows own metrics that a link names, and no others', () => {
  const state = showColumns(withOwnHidden({}, columns), ['showWord', roas], columns);
  expect(columnsShown(columns, state, ['showWord'])).toEqual(['showWord', roas]);
});

it('names own metrics of a view that the report lacks', () => {
  const gone = ownMetricKey('0191d0a0-0000-4000-8f00-000000000003');
  expect(missingOwnKeys({ columns: ['cost', share, gone], sort: `${gone}:change desc` }, columns)).toEqual([
    gone,
  ]);
  expect(
    missingOwnKeys({ columns: ['cost', 'deviceOfAnotherSection'], sort: `${roas} asc` }, columns),
  ).toEqual([]);
});
