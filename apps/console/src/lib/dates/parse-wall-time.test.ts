import { formatWallTime } from '@meridian/i18n';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseWallTime } from './parse-wall-time';

it.each([
  ['2026-11-21 10:00', 'Asia/Shanghai', '2026-11-21T02:00:00.000Z'],
  ['2026-11-21T10:00', 'Asia/Shanghai', '2026-11-21T02:00:00.000Z'],
  [' 2026-01-01 00:30 ', 'Asia/Shanghai', '2025-12-31T16:30:00.000Z'],
  ['2026-11-21 10:00', 'Asia/Kathmandu', '2026-11-21T04:15:00.000Z'],
  ['2026-07-01 10:00', 'Europe/Berlin', '2026-07-01T08:00:00.000Z'],
  ['2026-12-01 10:00', 'Europe/Berlin', '2026-12-01T09:00:00.000Z'],
  ['2026-03-29 02:30', 'Europe/Berlin', undefined],
  ['2026-02-29 10:00', 'Asia/Shanghai', undefined],
  ['2026-11-21 24:00', 'Asia/Shanghai', undefined],
  ['2026-11-21 10:60', 'Asia/Shanghai', undefined],
  ['2026-11-21', 'Asia/Shanghai', undefined],
  ['21/11/2026 10:00', 'Asia/Shanghai', undefined],
  ['', 'Asia/Shanghai', undefined],
])('reads %j in %s as %s', (text, timeZone, instant) => {
  expect(parseWallTime(text, timeZone)).toBe(instant);
});

it('parses every minute that it has formatted, in every zone', () => {
  const minute = fc.integer({ min: Date.UTC(2000, 0, 1) / 60_000, max: Date.UTC(2099, 0, 1) / 60_000 });
  const zone = fc.constantFrom('Asia/Shanghai', 'Asia/Kathmandu', 'America/St_Johns', 'Europe/Berlin', 'UTC');
  fc.assert(
    fc.property(minute, zone, (value, timeZone) => {
      const text = formatWallTime(new Date(value * 60_000).toISOString(), timeZone);
      const found = parseWallTime(text, timeZone);
      // asserted by the next line: a repeated hour has two instants with the same text
      expect(found).toBeDefined();
      expect(formatWallTime(found ?? '', timeZone)).toBe(text);
    }),
  );
});
