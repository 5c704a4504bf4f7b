import { cleanup, render } from '@testing-library/react';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkRow, emptyFields, exampleDraft, exampleLimits, type TextLimit } from '../core';
import { LengthCounter } from '../index';

const limits = fc.record({
  min: fc.integer({ min: 0, max: 12 }),
  max: fc.integer({ min: 0, max: 30 }),
  unit: fc.constantFrom('halfWidth', 'codePoint', 'codeUnit', 'byte'),
}) satisfies fc.Arbitrary<TextLimit>;
const characters = fc.constantFrom('a', ' ', '日', '{', '}', '𠮷', 'é');
const texts = fc
  .array(characters, { minLength: 1, maxLength: 30 })
  .map((parts) => parts.join(''))
  .filter((text) => text.trim() !== '');
const codes = { short: 'too_short', long: 'too_long', fits: undefined };

it('shows a length as wrong exactly if the rule finds it wrong, whatever the limits', () => {
  const draft = exampleDraft();
  fc.assert(
    fc.property(limits, texts, (limit, title) => {
      const { container } = render(<LengthCounter text={title} limit={limit} language="en" />);
      const shown = container.textContent;
      cleanup();
      const check = shown.endsWith('Too short') ? 'short' : shown.endsWith('Too long') ? 'long' : 'fits';
      const row = { ...emptyFields.creative, id: 'creative-1', title };
      const found = checkRow(draft, 'creative', row, { limits: { ...exampleLimits, title: limit } }).find(
        ({ ruleId }) => ruleId === 'title-length',
      );
      expect(found?.code).toBe(codes[check]);
      if (found) expect(shown).toContain(`${found.params?.['length']} / ${limit.min}–${limit.max}`);
    }),
  );
});
