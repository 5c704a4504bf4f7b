import { expect, it } from 'vitest';
import { sparklinePath } from './sparkline-path';

it('draws the lowest value at the bottom and the highest at the top', () => {
  expect(sparklinePath([1, 3, 2])).toEqual({
    line: 'M2 21L28 3L54 12',
    area: 'M2 21L28 3L54 12L54 24L2 24Z',
  });
});
it('runs through the middle if nothing changes', () => {
  expect(sparklinePath([5, 5])?.line).toBe('M2 12L54 12');
});
it('leaves out gaps, and single values between gaps', () => {
  expect(sparklinePath([1, 3, null, 2, null, 3, 1])?.line).toBe('M2 21L10.7 3M45.3 3L54 21');
});
it.each([[[]], [[1]], [[null, null]], [[1, null, 2]]])('draws nothing for %j', (values) => {
  expect(sparklinePath(values)).toBeNull();
});
