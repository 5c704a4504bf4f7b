import { addDays, shortcuts, validateRange } from '@meridian/date-range/core';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pickerType, readPerformanceDays, storedPeriodOf } from './performance-period';

const today = '2026-11-21';
const day = fc.integer({ min: -900, max: 900 }).map((offset) => addDays(today, offset));
const range = fc.record({ beginDate: day, endDate: day });
const isValid = (given: { beginDate: string; endDate: string }) =>
  validateRange({ type: pickerType, range: given, today }).ok;

it('shows the valid days of the address, otherwise what was stored, otherwise the last 30 days', () => {
  fc.assert(
    fc.property(fc.option(range), fc.option(range), (inAddress, selected) => {
      const stored = selected && isValid(selected) ? storedPeriodOf(selected, today) : undefined;
      const last30 = shortcuts(pickerType, today).find(({ id }) => id === 'last30Days')?.range;
      const expected =
        inAddress && isValid(inAddress) ? inAddress : selected && isValid(selected) ? selected : last30;
      expect(readPerformanceDays({ address: inAddress ?? {}, stored, today })).toEqual(expected);
    }),
  );
});

it('moves a stored range of last days with the days', () => {
  const [last7] = shortcuts(pickerType, today);
  const stored = storedPeriodOf(last7?.range ?? { beginDate: '', endDate: '' }, today);
  const tomorrow = addDays(today, 1);
  expect(readPerformanceDays({ address: {}, stored, today: tomorrow })).toEqual(
    shortcuts(pickerType, tomorrow)[0]?.range,
  );
});

it.each([{ shortcut: 'last1000Days' }, { beginDate: 'x', endDate: '2026-11-01' }])(
  'ignores %j, which was stored by another version',
  (stored) => {
    expect(readPerformanceDays({ address: {}, stored, today })).toEqual(
      readPerformanceDays({ address: {}, stored: undefined, today }),
    );
  },
);

it('ignores an address with one end only', () => {
  expect(readPerformanceDays({ address: { beginDate: '2026-11-01' }, stored: undefined, today })).toEqual(
    readPerformanceDays({ address: {}, stored: undefined, today }),
  );
});
