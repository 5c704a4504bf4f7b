import {
  currencySign,
  metrics,
  performanceMetrics,
  performanceValue,
  type PerformanceRow,
} from '@meridian/api-client/contract';
import { formatValue } from '@meridian/report-table/format';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  performanceColumnIds,
  performanceColumns,
  type PerformanceColumnsInput,
} from './performance-columns';

const amount = fc.oneof(
  fc.constant(null),
  fc.nat(99_999_999).map((cents) => (cents / 100).toFixed(2)),
);
const count = fc.oneof(fc.constant(null), fc.nat(50_000));
const rowArbitrary: fc.Arbitrary<PerformanceRow> = fc.record({
  impression: count,
  click: count,
  cost: amount,
  conversion: amount,
  landPageExperience: fc.constant(''),
  businessRelationship: fc.constant(''),
  estimatedClickRate: fc.constant(''),
});

const input: PerformanceColumnsInput = {
  kind: 'keyword',
  performance: undefined,
  isIncomplete: false,
  missing: '…',
  unavailable: undefined,
  language: 'en',
  group: 'Performance',
  labelOf: (id) => id,
};
const columnsOf = (more: Partial<PerformanceColumnsInput>) =>
  new Map(performanceColumns({ ...input, ...more }).map((column) => [column.id, column]));
/** The row `a`, if there is one. */
const withRow = (row?: PerformanceRow) => ({
  rowOf: (id: string) => (id === 'a' ? row : undefined),
  size: row ? 1 : 0,
  currencies: ['CNY'],
});
const noQuality = { landPageExperience: '', businessRelationship: '', estimatedClickRate: '' };

it('shows the values of the row in the formats of reports, and compares the same values', () => {
  fc.assert(
    fc.property(rowArbitrary, (row) => {
      const columns = columnsOf({ performance: withRow(row) });
      for (const id of performanceMetrics) {
        const value = performanceValue(row, id);
        const { unit } = metrics[id];
        const column = columns.get(id);
        expect(column?.textOf?.('a')).toBe(value === null ? '–' : formatValue(value, unit));
        const compared = column?.valueOf('a') ?? null;
        if (value === null) expect(compared).toBeNull();
        else expect(compared).toBeCloseTo(Number(value) * (unit === '%*100' ? 100 : 1), 6);
      }
    }),
  );
});

it('has a percentage as it is read', () => {
  const row = { ...noQuality, impression: 10_000, click: 512, cost: '1.00', conversion: '0' };
  const columns = columnsOf({ performance: withRow(row) });
  const ctr = columns.get('ctr');
  expect([ctr?.label, ctr?.valueOf('a'), ctr?.textOf?.('a')]).toEqual(['ctr (%)', 5.12, '5.12%']);
  expect(columns.get('conversionCost')?.textOf?.('a')).toBe('–');
});

it.each([
  [['CNY'], `cost (${currencySign('CNY')})`],
  [['CNY', 'USD'], 'cost'],
  [[], 'cost'],
])('names the currency of %j', (currencies, label) => {
  expect(columnsOf({ performance: { ...withRow(), currencies } }).get('cost')?.label).toBe(label);
});

it('distinguishes rows without data from those that are not here yet', () => {
  const isIncomplete = true;
  expect(columnsOf({ isIncomplete }).get('click')?.textOf?.('a')).toBe('…');
  expect(columnsOf({ isIncomplete, missing: '' }).get('click')?.textOf?.('a')).toBe('');
  expect(columnsOf({ performance: withRow() }).get('click')?.textOf?.('a')).toBe('–');
});

it('lists the words of a quality', () => {
  const sums = { impression: 1, click: 0, cost: null, conversion: null };
  const row = { ...noQuality, ...sums, landPageExperience: '1,3', estimatedClickRate: '2' };
  const columns = columnsOf({ performance: withRow(row) });
  expect(columns.get('landPageExperience')?.valueOf('a')).toBe('Below average, Above average');
  expect(columns.get('businessRelationship')?.textOf?.('a')).toBe('–');
});

it('has the columns of its ids', () => {
  for (const kind of ['campaign', 'unit', 'keyword', 'creative'] as const)
    expect([...columnsOf({ kind }).keys()]).toEqual(performanceColumnIds(kind));
});
