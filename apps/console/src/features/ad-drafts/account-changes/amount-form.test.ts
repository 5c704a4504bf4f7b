import fc from 'fast-check';
import { expect, it } from 'vitest';
import { amountAfter, amountModes, readAmount, type AmountForm } from './amount-form';

const limits = { min: 0.01, max: 999.99 };
const form = (change: Partial<AmountForm>): AmountForm => ({
  mode: 'set',
  value: '',
  min: '',
  max: '',
  ...change,
});
const cent = fc.integer({ min: 1, max: 99_999 });

it('computes amounts to the cent, half up, and keeps them within the bounds', () => {
  fc.assert(
    fc.property(cent, cent, fc.constantFrom(1, -1), (before, by, sign) => {
      const amount = before / 100;
      const value = `${sign < 0 ? '-' : ''}${(by / 100).toFixed(2)}`;
      expect(amountAfter(amount, { mode: 'add', value })).toBe(((before + sign * by) / 100).toFixed(2));
      // before × (10,000 + by) / 10,000 in integers
      const percent = Math.floor((before * (10_000 + sign * by)) / 10_000 + 0.5);
      expect(amountAfter(amount, { mode: 'percent', value })).toBe((percent / 100).toFixed(2));
      const bounded = Number(amountAfter(amount, { mode: 'percent', value, min: '1.50', max: '3' }));
      expect(bounded).toBe(Math.min(3, Math.max(1.5, percent / 100)));
    }),
  );
});

it.each([
  [form({ value: '1.5' }), { change: { mode: 'set', value: '1.5' } }],
  [form({ value: '１,０００' }), { field: 'value', problem: 'range' }],
  [form({ value: '1.555' }), { field: 'value', problem: 'number' }],
  [form({ value: '-1' }), { field: 'value', problem: 'number' }],
  [form({ value: '' }), null],
  [form({ mode: 'decrease', value: '0.1' }), { change: { mode: 'add', value: '-0.1' } }],
  [form({ mode: 'increasePercent', value: '0' }), { field: 'value', problem: 'positive' }],
  [form({ mode: 'decreasePercent', value: '100' }), { field: 'value', problem: 'percent' }],
  [
    form({ mode: 'decreasePercent', value: '20', min: '1', max: '5' }),
    { change: { mode: 'percent', value: '-20', min: '1', max: '5' } },
  ],
  [form({ mode: 'increase', value: '1', min: '6', max: '5' }), { field: 'max', problem: 'order' }],
  [form({ mode: 'increase', value: '1', max: '1000' }), { field: 'max', problem: 'range' }],
])('reads %j', (typed, expected) => {
  expect(readAmount(typed, limits)).toEqual(expected);
});

it('reads every mode', () => {
  for (const mode of amountModes)
    expect(readAmount(form({ mode, value: '5' }), limits)).toHaveProperty('change');
});
