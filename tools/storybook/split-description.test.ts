import { expect, it } from 'vitest';
import { splitDescription } from '../../.storybook/docs/split-description';

it('joins all lines of Do, and keeps Do not', () => {
  const text =
    'A bar.\n\n- **Do** pin it:\n  first.\n- **Do** ask before.\n- **Do not** use it\n  elsewhere.';
  expect(splitDescription(text)).toEqual({
    intro: 'A bar.',
    doThis: 'Pin it: first. Ask before.',
    doNot: 'Use it elsewhere.',
  });
});
