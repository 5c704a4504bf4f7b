import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countHours,
  factorOfRange,
  isInRange,
  hourRangeBetween,
  toggleRange,
  withFactor,
  withShown,
  withShownFactor,
} from './hour-range';
import { countShownHours, makeHourTable } from './hour-table';
import { schedulePresets, withPreset, type SchedulePreset } from './presets';

const nothing = makeHourTable(() => null);
const rangeOfDay = (day: number) => hourRangeBetween({ day, hour: 0 }, { day, hour: 23 });
const rangeOfHour = (hour: number) => hourRangeBetween({ day: 0, hour }, { day: 6, hour });
const position = fc.record({ day: fc.integer({ min: 0, max: 6 }), hour: fc.integer({ min: 0, max: 23 }) });

describe('ranges', () => {
  it('is the same from either corner, and contains both', () => {
    fc.assert(
      fc.property(position, position, (from, to) => {
        const range = hourRangeBetween(from, to);
        expect(range).toEqual(hourRangeBetween(to, from));
        expect(isInRange(from, range) && isInRange(to, range)).toBe(true);
        expect(countShownHours(withFactor(nothing, range, 2))).toBe(countHours(range));
      }),
    );
  });

  it('returns to the same hours when hours are shown and hidden', () => {
    fc.assert(
      fc.property(position, position, (from, to) => {
        const range = hourRangeBetween(from, to);
        const shown = toggleRange(nothing, range);
        expect(factorOfRange(shown, range)).toBe(1);
        expect(toggleRange(shown, range)).toEqual(nothing);
      }),
    );
  });

  it('shows the rest of a partly shown range without changing factors', () => {
    const table = withFactor(nothing, rangeOfHour(8), 1.3);
    const shown = toggleRange(table, rangeOfDay(0));
    expect(shown[0]?.slice(7, 10)).toEqual([1, 1.3, 1]);
    expect(factorOfRange(shown, rangeOfDay(0))).toBe('mixed');
    expect(factorOfRange(withShown(shown, rangeOfDay(0), false), rangeOfDay(0))).toBeNull();
  });
});

describe('withShownFactor', () => {
  it('changes shown hours only', () => {
    const table = withFactor(nothing, rangeOfHour(8), 1.3);
    expect(withShownFactor(table, rangeOfDay(0), 2)[0]?.slice(7, 10)).toEqual([null, 2, null]);
  });

  it('shows the range if it has no shown hour', () => {
    expect(countShownHours(withShownFactor(nothing, rangeOfDay(0), 2))).toBe(24);
  });
});

describe('presets', () => {
  const hours: Record<SchedulePreset, number> = { weekdays: 120, workingHours: 45, all: 168, none: 0 };

  it.each(schedulePresets)('%s has its hours, whatever was shown before', (preset) => {
    for (const table of [nothing, makeHourTable(() => 1)])
      expect(countShownHours(withPreset(table, preset))).toBe(hours[preset]);
  });

  it('keeps factors of hours in the preset', () => {
    const table = withFactor(nothing, rangeOfHour(20), 1.5);
    expect(withPreset(table, 'weekdays')[4]?.slice(19, 22)).toEqual([1, 1.5, 1]);
    expect(withPreset(table, 'weekdays')[5]?.[20]).toBeNull();
  });
});
