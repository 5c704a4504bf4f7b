import * as fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import '../../css/styles.css';
import { dayFromNumber } from '../core/day';
import { defaultRange, shortcuts } from '../core/presets';
import { rangeTypes, validateRange } from '../core/range';
import { apply, field, openPicker, trigger, wide } from '../testing/picker-page';

beforeEach(async () => {
  await page.viewport(...wide);
});

/** A click on the n-th selectable day, a shortcut, a page back, or a text in a field. */
const anyStep = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('day' as const), at: fc.nat(80) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('shortcut' as const), at: fc.nat(4) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('back' as const), at: fc.constant(0) }) },
);

const click = (buttons: NodeListOf<HTMLButtonElement>, at: number) => {
  const button = [...buttons][at % Math.max(buttons.length, 1)];
  button?.click();
};

it('reports only ranges that validateRange accepts, whatever is clicked', { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...rangeTypes),
      fc.integer({ min: 15_000, max: 30_000 }).map(dayFromNumber),
      fc.array(anyStep, { minLength: 1, maxLength: 6 }),
      async (type, today, steps) => {
        const { changed } = await openPicker({ type, today, defaultValue: null });
        for (const { kind, at } of steps) {
          if (kind === 'day') click(document.querySelectorAll('button[data-day]:enabled'), at);
          else if (kind === 'shortcut') click(document.querySelectorAll('[role=dialog] [aria-pressed]'), at);
          else click(document.querySelectorAll('[aria-label^="Previous"]'), at);
          // React renders after the event: the next click must see the result of this one
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
        const range = {
          beginDate: inputValue('Start date'),
          endDate: inputValue('End date'),
        };
        const { ok } = validateRange({ type, range, today });
        expect(apply().element()).toHaveProperty('disabled', !ok);
        if (ok) {
          await apply().click();
          expect(changed).toHaveBeenCalledExactlyOnceWith(range);
        }
        await cleanup();
      },
    ),
    { numRuns: 4 },
  );
});

it(
  'reports every sampled range that is typed and that validateRange accepts',
  { timeout: 60_000 },
  async () => {
    const today = '2027-01-09';
    for (const type of rangeTypes) {
      const longest = shortcuts(type, today).at(-1);
      const ranges = [defaultRange(type, today), ...(longest ? [longest.range] : [])];
      for (const range of ranges) {
        const { changed } = await openPicker({ type, today, defaultValue: null });
        await field('Start date').fill(range.beginDate);
        await field('End date').fill(range.endDate);
        await apply().click();
        expect(changed).toHaveBeenCalledExactlyOnceWith(range);
        await expect.element(trigger()).toHaveFocus();
        await cleanup();
      }
    }
  },
);

function inputValue(name: 'Start date' | 'End date'): string {
  const input = field(name).element();
  return input instanceof HTMLInputElement ? input.value : '';
}
