import { expect, it } from 'vitest';
import { exampleLimits } from '../limits/example-limits';
import { allRules } from './registry';
import { ruleTable } from './rule-table';

const provider = (name: string, title: number) => ({
  name,
  // asserted: the keys are those of the example
  limits: Object.fromEntries(
    Object.entries({ ...exampleLimits, title: { max: title, unit: 'byte' } }).map(([key, limit]) => [
      key,
      { ...limit, source: `manual of ${name}`, read: '2026-11' },
    ]),
  ) as never,
});
const rows = ruleTable([provider('one', 90), provider('two', 60)])
  .split('\n')
  .map((line) => line.split(' | '));

it('has every rule once', () => {
  const ids = rows.slice(2).map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.toSorted()).toEqual(allRules.map(({ id }) => id).toSorted());
});

it('lists the limits of each provider, with their source', () => {
  expect(rows[0]?.slice(-2)).toEqual(['limits of one', 'limits of two |']);
  expect(rows.find(([, id]) => id === 'title-length')?.slice(-2)).toEqual([
    'up to 90 bytes (manual of one, read 2026-11)',
    'up to 60 bytes (manual of two, read 2026-11) |',
  ]);
});
