import { languages } from '@meridian/i18n/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleLimits } from '../limits/example-limits';
import { formatSchedule } from './format-schedule';
import { hourTableOf, hoursPerDay, makeHourTable, windowsOf } from './hour-table';
import { parseSchedule } from './parse-schedule';

const hoursOf = (text: string) => {
  const { value, error } = parseSchedule(text, exampleLimits.scheduleFactor);
  return error ?? formatSchedule(value, 'en');
};

it.each([
  ['Mon-Fri 8-22; Sat 10-18', 'Mon-Fri 8-22; Sat 10-18'],
  ['Mon–Fri: 08:00–22:00, Sat 10:00-18:00', 'Mon-Fri 8-22; Sat 10-18'],
  ['monday to friday 8-12, 14-18', 'Mon-Fri 8-12, 14-18'],
  ['周一至周五 8-22；周六 10-18', 'Mon-Fri 8-22; Sat 10-18'],
  ['周一到五 8点-22点，周六、日 10点至18点', 'Mon-Fri 8-22; Sat, Sun 10-18'],
  ['週一、三、五 ０８：００～１２：００', 'Mon, Wed, Fri 8-12'],
  ['星期六 10時-18時\n星期天', 'Sat 10-18; Sun 0-24'],
  ['工作日 9-18(1.3)；周末 全天(0.5)', 'Mon-Fri 9-18 (1.3); Sat, Sun 0-24 (0.5)'],
  ['Sat-Mon 8-10', 'Mon, Sat, Sun 8-10'],
  ['8-22', 'Every day 8-22'],
  ['Weekends', 'Sat, Sun 0-24'],
  ['Mon 00:00-23:59', 'Mon 0-24'],
  ['Mon 8-12 ×1.5; Mon 10-11', 'Mon 8-10 (1.5), 10-11, 11-12 (1.5)'],
  ['每天 0-24', 'Every day 0-24'],
  ['24/7', 'Every day 0-24'],
])('reads %s', (text, hours) => {
  expect(hoursOf(text)).toBe(hours);
});

it.each([
  ['Mon-Fri 8-22; Someday 10-18', { code: 'schedule_unknown', part: 'Someday 10-18' }],
  ['Mon 8', { code: 'schedule_unknown', part: 'Mon 8' }],
  ['Mon 8:30-12:30', { code: 'schedule_unknown', part: 'Mon 8:30-12:30' }],
  ['Mon 8-12-14', { code: 'schedule_unknown', part: 'Mon 8-12-14' }],
  ['Mon-8', { code: 'schedule_unknown', part: 'Mon-8' }],
  ['Fri 22-6', { code: 'schedule_hours', part: 'Fri 22-6' }],
  ['Fri 8-25', { code: 'schedule_hours', part: 'Fri 8-25' }],
  ['Mon 8-12 (11)', { code: 'factor_invalid', part: 'Mon 8-12 (11)' }],
  ['Mon 8-12 (1.255)', { code: 'factor_decimals', part: 'Mon 8-12 (1.255)' }],
])('rejects %s', (text, error) => {
  expect(parseSchedule(text, exampleLimits.scheduleFactor)).toMatchObject({ value: null, error });
});

describe.each(languages)('in %s', (language) => {
  const factor = fc.option(fc.constantFrom(0.1, 0.55, 1, 1.3, 10));
  const anyWeek = fc.array(fc.array(factor, { minLength: hoursPerDay, maxLength: hoursPerDay }), {
    minLength: 7,
    maxLength: 7,
  });

  it('reads any week as it was written', () => {
    const blocks = fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 1, max: 24 }), factor, factor)
      .map(([start, end, some, weekend]) =>
        makeHourTable((day, hour) => (hour < start || hour >= end ? null : day > 4 ? weekend : some)),
      );
    fc.assert(
      fc.property(fc.oneof(anyWeek, blocks), (week) => {
        const windows = windowsOf(week);
        fc.pre(windows.length > 0);
        expect(parseSchedule(formatSchedule(windows, language), exampleLimits.scheduleFactor).value).toEqual(
          windows,
        );
      }),
      { numRuns: 40 },
    );
  });

  it('writes a whole week in a few words', () => {
    const week = windowsOf(makeHourTable(() => 1));
    expect(formatSchedule(week, language).length).toBeLessThan(16);
    expect(
      hourTableOf(parseSchedule(formatSchedule(week, language), exampleLimits.scheduleFactor).value ?? []),
    ).toEqual(hourTableOf(week));
  });
});
