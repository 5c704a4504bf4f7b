import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { describeDevice } from './describe-device';

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    { browser: 'Chrome', system: 'Windows', kind: 'computer' },
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
    { browser: 'Safari', system: 'macOS', kind: 'computer' },
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    { browser: 'Safari', system: 'iOS', kind: 'phone' },
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    { browser: 'Safari', system: 'iOS', kind: 'tablet' },
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    { browser: 'Firefox', system: 'Linux', kind: 'computer' },
  ],
  ['curl/8.14.1', { browser: null, system: null, kind: 'other' }],
  ['  ', { browser: null, system: null, kind: 'other' }],
  [null, { browser: null, system: null, kind: 'other' }],
])('names the device that calls itself %s', (userAgent, device) => {
  expect(describeDevice(userAgent)).toEqual(device);
});

it('accepts any user agent', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), (userAgent) => {
      const { kind } = describeDevice(userAgent);
      expect(['computer', 'phone', 'tablet', 'other']).toContain(kind);
    }),
  );
});
