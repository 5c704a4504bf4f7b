import { expect, it } from 'vitest';
import { syncProgress } from './sync-progress';

const start = { pending: 8, synchronized: 20, failed: 3 };

it.each([
  ['at the start', {}, { accepted: 0, rejected: 0, pending: 8, share: 0 }],
  [
    'half-way',
    { pending: 4, synchronized: 23, failed: 4 },
    { accepted: 3, rejected: 1, pending: 4, share: 0.5 },
  ],
  ['at the end', { pending: 0, synchronized: 28 }, { accepted: 8, rejected: 0, pending: 0, share: 1 }],
  [
    'after a failed one was sent again',
    { failed: 2, pending: 9 },
    { accepted: 0, rejected: 0, pending: 9, share: 0 },
  ],
])('%s', (_, now, progress) => {
  expect(syncProgress(start, { ...start, ...now })).toEqual(progress);
});
