import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  canGetChanges,
  canGetChangesAtNight,
  draftEvents,
  draftStatuses,
  isEditable,
  nextStatus,
  type DraftStatus,
} from './draft-status';

const allowed = new Set(['1>1', '1>2', '2>1', '2>9', '9>2', '9>4', '9>3', '9>1', '3>1', '3>9', '4>3', '4>1']);

it('takes only the specified transitions in 10,000 random walks', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...draftEvents), { maxLength: 30 }), (events) => {
      let status: DraftStatus = 1;
      for (const event of events) {
        const next = nextStatus(status, event);
        if (next === null) continue;
        expect(allowed).toContain(`${status}>${next}`);
        status = next;
      }
    }),
    { numRuns: 10_000 },
  );
});

it('reaches every status, and can leave each', () => {
  const reached = new Set<DraftStatus>([1]);
  for (const status of reached)
    for (const event of draftEvents) {
      const next = nextStatus(status, event);
      if (next !== null) reached.add(next);
    }
  expect([...reached].toSorted()).toEqual([...draftStatuses]);
});

it.each([
  [1, true, true, true],
  [2, true, true, false],
  [3, true, true, false],
  [4, false, true, false],
  [9, false, false, false],
] as const)(
  'says whether status %i is editable: %s, can get changes: %s, also at night: %s',
  (status, ...allowed) => {
    expect([isEditable(status), canGetChanges(status), canGetChangesAtNight(status)]).toEqual(allowed);
  },
);

it('makes an uploaded draft editable only by getting changes of its account', () => {
  expect(draftEvents.filter((event) => nextStatus(4, event) === 1)).toEqual(['getChanges']);
});
