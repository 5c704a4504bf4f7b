import * as fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { formatDay, formatDayRange, formatInstant, formatWallTime } from './format-date';
import { languages, type Language } from './languages';

const day = fc
  .date({ min: new Date('0100-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('formatDay', () => {
  it.each<[Language, 'full' | 'short', string]>([
    ['en', 'full', 'Nov 4, 2026'],
    ['en', 'short', 'Nov 4'],
    ['cn', 'full', '2026-11-04'],
    ['cn', 'short', '11-04'],
    ['tw', 'full', '2026-11-04'],
    ['tw', 'short', '11-04'],
  ])('writes a day in %s, %s', (language, style, text) => {
    expect(formatDay('2026-11-04', language, style)).toBe(text);
  });

  it('writes in English exactly the day that it was given, for every day', () => {
    fc.assert(
      fc.property(day, (value) => {
        expect(new Date(`${formatDay(value, 'en')} UTC`).toISOString().slice(0, 10)).toBe(value);
      }),
    );
  });

  it.each(['', '2026-13-01', '2026-1-1', '2026-11-14T00:00:00Z'])('rejects %j', (text) => {
    for (const language of languages) expect(() => formatDay(text, language)).toThrow(RangeError);
  });
});

describe('formatDayRange', () => {
  const range = (beginDate: string, endDate: string) => ({ beginDate, endDate });

  it.each<[Language, string, string, string]>([
    ['en', '2026-11-14', '2026-11-20', 'Nov 14 – Nov 20, 2026'],
    ['en', '2025-12-29', '2026-01-04', 'Dec 29, 2025 – Jan 4, 2026'],
    ['en', '2026-11-20', '2026-11-20', 'Nov 20, 2026'],
    ['cn', '2026-11-14', '2026-11-20', '2026-11-14 至 2026-11-20'],
    ['tw', '2026-11-14', '2026-11-20', '2026-11-14 至 2026-11-20'],
    ['cn', '2026-11-20', '2026-11-20', '2026-11-20'],
  ])('writes in %s from %s to %s', (language, beginDate, endDate, text) => {
    expect(formatDayRange(range(beginDate, endDate), language)).toBe(text);
  });

  it('omits the year on request', () => {
    expect(formatDayRange(range('2026-11-14', '2026-11-20'), 'en', 'short')).toBe('Nov 14 – Nov 20');
    expect(formatDayRange(range('2026-11-14', '2026-11-20'), 'cn', 'short')).toBe('11-14 至 11-20');
  });
});

describe('formatInstant', () => {
  it.each<[string, string, Language, string]>([
    ['2026-11-21T01:12:00Z', 'Asia/Shanghai', 'en', 'Nov 21, 2026 09:12'],
    ['2026-11-20T16:00:00Z', 'Asia/Shanghai', 'cn', '2026-11-21 00:00'],
    ['2026-11-20T16:00:00Z', 'America/New_York', 'tw', '2026-11-20 11:00'],
  ])('puts %s on the clock of %s', (instant, timeZone, language, text) => {
    expect(formatInstant(instant, timeZone, language)).toBe(text);
  });

  it('rejects an invalid instant and an unknown zone', () => {
    expect(() => formatInstant('yesterday', 'Asia/Shanghai', 'en')).toThrow(RangeError);
  });
});

describe('formatWallTime', () => {
  it.each([
    ['2026-11-20T16:00:00Z', 'Asia/Shanghai', '2026-11-21 00:00'],
    ['2026-11-20T16:00:59Z', 'Asia/Kathmandu', '2026-11-20 21:45'],
    ['0900-01-01T12:00:00Z', 'UTC', '0900-01-01 12:00'],
  ])('puts %s on the clock of %s', (instant, timeZone, text) => {
    expect(formatWallTime(instant, timeZone)).toBe(text);
  });
});

it.each(['Pacific/Apia', 'Pacific/Nowhere'])('creates the formatter of %s only once', (timeZone) => {
  let created = 0;
  class Counted extends Intl.DateTimeFormat {
    constructor(...given: ConstructorParameters<typeof Intl.DateTimeFormat>) {
      super(...given);
      created += 1;
    }
  }
  vi.stubGlobal('Intl', Object.create(Intl, { DateTimeFormat: { value: Counted } }));
  onTestFinished(() => void vi.unstubAllGlobals());
  for (let hour = 0; hour < 24; hour += 1)
    formatWallTime(new Date(Date.UTC(2026, 0, 1, hour)).toISOString(), timeZone);
  // one to look up the zone, one to format
  expect(created).toBeLessThanOrEqual(2);
});

it('shows UTC where the browser does not know the time zone', () => {
  expect(formatInstant('2026-11-21T01:12:00Z', 'Asia/Nowhere', 'en')).toBe('Nov 21, 2026 01:12');
});
