import { expect, it } from 'vitest';
import { translatedUses } from './token-uses';
import { tokensNamed } from './tokens';

it('has the use of every token in Chinese, and no other', () => {
  const uses = new Set(tokensNamed('').map(({ use }) => use));
  expect([...translatedUses].toSorted()).toEqual([...uses].filter((use) => use !== '').toSorted());
});
