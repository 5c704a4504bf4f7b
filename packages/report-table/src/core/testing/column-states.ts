import fc from 'fast-check';
import { columnWidths, type ColumnPins, type ColumnState } from '../columns/column-state';

// names of inherited properties are also ids
const id = fc.oneof(
  fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'gone', 'toString', '__proto__'),
  fc.string(),
);
const recordOf = <T>(value: fc.Arbitrary<T>) =>
  fc.array(fc.tuple(id, value)).map((entries) => Object.fromEntries(entries));

const pins: fc.Arbitrary<ColumnPins> = fc
  .array(fc.tuple(id, fc.constantFrom('start' as const, 'end' as const, 'none' as const)))
  .map((entries) => {
    const sides = [...new Map(entries)];
    const on = (side: string) => sides.filter((entry) => entry[1] === side).map(([each]) => each);
    return { start: on('start'), end: on('end'), none: on('none') };
  });

const state: fc.Arbitrary<ColumnState> = fc.record(
  {
    columnOrder: fc.uniqueArray(id),
    columnVisibility: recordOf(fc.boolean()),
    columnPinning: pins,
    columnSizing: recordOf(fc.integer({ min: columnWidths.min, max: columnWidths.max })),
  },
  { requiredKeys: [] },
);

/** Column states for property tests, with their ids. */
export const columnStates = { id, state };
