import { expect, it } from 'vitest';
import { daysTextKey } from './days-text-key';

it.each([
  ['0.00', '0.0', 'lastsNone'],
  ['-5.00', '0.0', 'lastsNone'],
  ['3.00', '0.0', 'lastsShort'],
  ['90.00', '0.9', 'lastsShort'],
  ['100.00', '1.0', 'lastsValue'],
])('describes a balance of %s for %s days: %s', (balance, days, key) => {
  expect(daysTextKey({ balance, days })).toBe(key);
});
