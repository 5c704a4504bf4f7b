import { expect, it } from 'vitest';
import { splitDescription } from '../../.storybook/docs/split-description';

it('joins all lines of what to do, and keeps what not to do', () => {
  const text =
    'A bar.\n\n- **Do** pin it:\n  first.\n- **Do** ask before.\n- **Do not** use it\n  elsewhere.';
  expect(splitDescription(text)).toEqual({
    intro: 'A bar.',
    doThis: 'Pin it: first. Ask before.',
    doNot: 'Use it elsewhere.',
  });
});
