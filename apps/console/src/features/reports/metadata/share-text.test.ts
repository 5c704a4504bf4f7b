import { expect, it } from 'vitest';
import { shareText } from './share-text';

it('never rounds a part to 0 or to the whole', () => {
  expect([0, 0.004, 0.5, 0.9999, 1].map(shareText)).toEqual(['0%', '<1%', '50%', '99%', '100%']);
  expect([0.29, 0.49998, 0.844].map(shareText)).toEqual(['29%', '50%', '84%']);
});
