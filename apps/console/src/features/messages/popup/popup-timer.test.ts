import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePopupTimer, popupWaitMs, shouldPopUp, startedTimer, type PopupTimer } from './popup-timer';

const now = new Date('2026-11-21T10:00:00Z');
const hourMs = 3_600_000;
const stampedAt = (timeStamp: number): PopupTimer => ({ ...startedTimer(now), timeStamp });
const ago = (ms: number) => stampedAt(now.getTime() - ms);
const new0 = { popupCount: 0, isRead: 0 } as const;

describe('pop-ups', () => {
  it.each<[string, Parameters<typeof shouldPopUp>[0], boolean]>([
    ['when it is new and nothing has popped up here yet', { newest: new0, timer: null, now }, true],
    ['when it is new and the timer has run out', { newest: new0, timer: ago(hourMs), now }, true],
    ['not while the timer runs', { newest: new0, timer: ago(hourMs - 1), now }, false],
    ['not right after another one', { newest: new0, timer: ago(0), now }, false],
    ['not a second time', { newest: { ...new0, popupCount: 1 }, timer: null, now }, false],
    ['not when it was read', { newest: { ...new0, isRead: 1 }, timer: null, now }, false],
    ['not where there is none', { newest: undefined, timer: null, now }, false],
    ['when the clock has jumped back since', { newest: new0, timer: ago(-1), now }, true],
    ['when the stamp is years ahead', { newest: new0, timer: ago(-5 * 365 * 24 * hourMs), now }, true],
    ['when the stamp is years old', { newest: new0, timer: stampedAt(0), now }, true],
  ])('%s', (_, given, expected) => {
    expect(shouldPopUp(given)).toBe(expected);
  });
});

describe('the stored timer', () => {
  it('is read unchanged, for an hour', () => {
    const timer = startedTimer(now);
    expect(timer).toEqual({
      expireTime: 3_600_000,
      timeStr: '2026-11-21T10:00:00.000Z',
      timeStamp: now.getTime(),
    });
    expect(parsePopupTimer(JSON.stringify(timer))).toEqual(timer);
  });

  it.each([
    null,
    '',
    'null',
    '{',
    '[]',
    '"text"',
    '{"expireTime":3600000}',
    '{"expireTime":3600000,"timeStr":"","timeStamp":"soon"}',
    '{"expireTime":3600000,"timeStr":"","timeStamp":null}',
    '{"expireTime":1e99,"timeStr":"","timeStamp":1}',
    '{"expireTime":-1,"timeStr":"","timeStamp":1}',
  ])('is ignored if it is %s', (text) => {
    expect(parsePopupTimer(text)).toBeNull();
  });

  it('never delays a message for more than an hour, whatever the storage contains', () => {
    const text = fc.oneof(
      fc.json(),
      fc.string(),
      fc
        .record({ expireTime: fc.double(), timeStr: fc.string(), timeStamp: fc.double() })
        .map((timer) => JSON.stringify(timer)),
    );
    fc.assert(
      fc.property(text, fc.date({ noInvalidDate: true }), (stored, at) => {
        const wait = popupWaitMs(parsePopupTimer(stored), at);
        expect(wait).toBeGreaterThanOrEqual(0);
        expect(wait).toBeLessThanOrEqual(hourMs);
      }),
    );
  });
});
