// declares the type of `cdp`
import type {} from '@vitest/browser-playwright';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { cdp, page } from 'vitest/browser';
import '../../css/styles.css';
import { addDays } from '../core/day';
import type { DateRange, RangeType } from '../core/range';
import {
  apply,
  dayButton,
  field,
  openPicker,
  panel,
  press,
  shownDay,
  trigger,
  wide,
} from '../testing/picker-page';

/** Today, a range of a type that is valid then, and its text on the button. */
const cases: [string, RangeType, string, DateRange, string][] = [
  [
    'the last day of a year',
    1,
    '2027-01-01',
    { beginDate: '2026-12-31', endDate: '2026-12-31' },
    'Dec 31, 2026',
  ],
  [
    'a year end',
    5,
    '2027-01-02',
    { beginDate: '2026-12-31', endDate: '2027-01-01' },
    'Dec 31, 2026 – Jan 1, 2027',
  ],
  [
    'week 53',
    3,
    '2027-01-09',
    { beginDate: '2026-12-28', endDate: '2027-01-03' },
    'Dec 28, 2026 – Jan 3, 2027',
  ],
  [
    'weeks over a year end',
    2,
    '2025-01-20',
    { beginDate: '2024-12-30', endDate: '2025-01-12' },
    'Dec 30, 2024 – Jan 12, 2025',
  ],
  ['a leap day', 1, '2024-03-01', { beginDate: '2024-02-29', endDate: '2024-02-29' }, 'Feb 29, 2024'],
  ['leap months', 4, '2024-03-05', { beginDate: '2024-02-01', endDate: '2024-02-29' }, 'February 2024'],
  // a day that Kiritimati skipped, and days on which clocks changed in Shanghai
  [
    'a day left out',
    1,
    '1995-01-05',
    { beginDate: '1994-12-30', endDate: '1995-01-02' },
    'Dec 30, 1994 – Jan 2, 1995',
  ],
  [
    'the start of summer time',
    1,
    '1991-04-20',
    { beginDate: '1991-04-13', endDate: '1991-04-15' },
    'Apr 13 – Apr 15, 1991',
  ],
  [
    'the end of summer time',
    1,
    '1991-09-20',
    { beginDate: '1991-09-14', endDate: '1991-09-16' },
    'Sep 14 – Sep 16, 1991',
  ],
];

const setZone = (timezoneId: string) => cdp().send('Emulation.setTimezoneOverride', { timezoneId });

afterAll(async () => {
  await setZone('');
});

// far ahead of the accounts' zone, far behind it, and a zone with days of 23 hours; the cases take turns
const zones = ['Pacific/Kiritimati', 'Pacific/Honolulu', 'America/Sao_Paulo'];

describe.each(
  zones.map((zone, place) => ({ zone, cases: cases.filter((_, index) => index % zones.length === place) })),
)('a browser in $zone', ({ zone, cases }) => {
  beforeEach(async () => {
    await page.viewport(...wide);
    await setZone(zone);
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
  });

  it.each(cases)('shows, picks and types %s unchanged', async (_, type, today, value, text) => {
    const { changed } = await openPicker({ type, today, defaultValue: value });
    await expect.element(trigger()).toHaveTextContent(text);
    await expect.element(field('Start date')).toHaveValue(value.beginDate);

    // every visible day appears once, in order, below its own weekday
    const shown = [...document.querySelectorAll<HTMLButtonElement>('button[data-day]')].map((button) => ({
      day: button.dataset.day ?? '',
      text: button.textContent,
      column: button.closest('td')?.cellIndex,
    }));
    if (type !== 4) {
      expect(dayButton(today)?.disabled ?? true).toBe(true);
      shown.forEach(({ day, text: number, column }, index) => {
        expect(day).toBe(addDays(shown[0]?.day ?? '', index));
        expect(number).toBe(String(Number(day.slice(8))));
        expect(column).toBe(new Date(`${day}T00:00:00Z`).getUTCDay() || 7);
      });
    }

    const ends = type === 4 ? [value.beginDate] : [value.beginDate, value.endDate];
    await field('Start date').fill('');
    await field('End date').fill('');
    for (const day of ends) {
      if (dayButton(day) === null) await panel().getByRole('button', { name: 'Previous month' }).click();
      shownDay(day).click();
    }
    await expect.element(field('End date')).toHaveValue(value.endDate);
    await apply().click();
    expect(changed).toHaveBeenLastCalledWith(value);

    await trigger().click();
    await field('Start date').fill(value.beginDate);
    await field('End date').fill(value.endDate);
    await press('{Enter}');
    expect(changed).toHaveBeenCalledTimes(2);
    expect(changed).toHaveBeenLastCalledWith(value);
  });
});
