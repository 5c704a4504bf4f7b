import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { units } from '../format/format-value';
import { valueChange, deltaOf, type Favourable } from './change';

const neither = { unit: 't2', favourable: 'neither' } as const;

describe('valueChange', () => {
  it.each([
    ['13328.95', '10174.77', 't2', '+3,154.18', '31.0%'],
    [2379, 2721, 't', '\u2212342', '12.6%'],
    [0.0629, 0.0572, '%*100', '+0.57 pt', '10.0%'],
    ['3.23', '3.42', '%', '\u22120.19 pt', '5.6%'],
    ['9007199254740993', '9007199254740992', 't', '+1', '0.0%'],
    ['-1234.5', '765.5', '￥', '\u2212￥2,000.00', '261.3%'],
    [250000, 125000, '￥/10000', '+￥12.50', '100.0%'],
    [1000001, 1, 't', '+1,000,000', '100,000,000.0%'],
    ['5.10', '4.00', 't', '+1.10', '27.5%'],
  ])('from %2$s: %1$s as %3$s', (value, previous, unit, deltaText, percentText) => {
    expect(valueChange(value, previous, { unit, favourable: 'neither' })).toMatchObject({
      kind: 'changed',
      deltaText,
      percentText,
    });
  });

  it('rounds the percentage half away from zero, on the decimal value', () => {
    expect(valueChange(20090, 20000, neither)?.percentText).toBe('0.5%');
    expect(valueChange(20089, 20000, neither)?.percentText).toBe('0.4%');
    expect(valueChange('1001.5', 1000, neither)?.percentText).toBe('0.2%');
    expect(valueChange('998.5', 1000, neither)?.percentText).toBe('0.2%');
    expect(valueChange('-998.5', '-1000', neither)?.percentText).toBe('0.2%');
  });

  it('shows no sign on an amount that rounds to zero, and keeps its exact text', () => {
    expect(valueChange('1.001', '1.004', neither)).toMatchObject({
      kind: 'changed',
      delta: '-0.003',
      deltaText: '0.00',
      direction: 'down',
    });
  });

  it.each([
    ['1000.49', 'neutral', 'same', '0.0%'],
    ['1000.50', 'good', 'up', '0.1%'],
    ['999.51', 'neutral', 'same', '0.0%'],
    ['999.50', 'bad', 'down', '0.1%'],
  ])('has no direction and no tone below 0.05 %%: %s after 1000', (value, tone, direction, percentText) => {
    const change = valueChange(value, 1000, { unit: 't2', favourable: 'higher' });
    expect(change).toMatchObject({ kind: 'changed', tone, direction, percentText });
  });

  it.each([
    [5, null, 'new', '5', '+5.00', 'up'],
    ['5.50', 0, 'new', '5.5', '+5.50', 'up'],
    [5, '0.00', 'new', '5', '+5.00', 'up'],
    [undefined, 8, 'stopped', '-8', '\u22128.00', 'down'],
    ['0.00', '1288.40', 'stopped', '-1288.4', '\u22121,288.40', 'down'],
  ])('classifies %s after %s as %s', (value, previous, kind, delta, deltaText, direction) => {
    const change = { kind, delta, deltaText, direction, percentText: null };
    expect(valueChange(value, previous, neither)).toMatchObject(change);
  });

  it.each([
    [0, 0, 'unchanged', null],
    ['7.10', 7.1, 'unchanged', '0.0%'],
    [-5, 0, 'changed', null],
    [0, -5, 'changed', '100.0%'],
  ])('classifies %s after %s as %s, with the percentage %s', (value, previous, kind, percentText) => {
    expect(valueChange(value, previous, neither)).toMatchObject({ kind, percentText });
  });

  it.each(['%', '%*100'])('has no new and no stopped ratio: %s', (unit) => {
    const ratio = { unit, favourable: 'higher' } as const;
    expect(valueChange(null, 4.41, ratio)).toBeNull();
    expect(valueChange(4.41, undefined, ratio)).toBeNull();
    expect(valueChange(0.05, 0, ratio)).toMatchObject({ kind: 'changed', percentText: null, tone: 'good' });
  });

  it.each([
    [null, undefined],
    [0, null],
    [-5, ''],
    [NaN, 0],
    ['N/A', 5],
    [5, 'N/A'],
    [[5], 3],
    [true, 1],
  ])('has nothing to compare in %s and %s', (value, previous) => {
    expect(valueChange(value, previous, neither)).toBeNull();
    expect(deltaOf(value, previous, 't2')).toBeNull();
  });

  it.each([
    ['higher', 'good', 'bad'],
    ['lower', 'bad', 'good'],
    ['neither', 'neutral', 'neutral'],
  ] as const)('rates a rise where %s is better as %s, a fall as %s', (favourable, rise, fall) => {
    expect(valueChange(2, 1, { unit: 't', favourable })?.tone).toBe(rise);
    expect(valueChange(2, null, { unit: 't', favourable })?.tone).toBe(rise);
    expect(valueChange(1, 2, { unit: 't', favourable })?.tone).toBe(fall);
    expect(valueChange(0, 2, { unit: 't', favourable })?.tone).toBe(fall);
    expect(valueChange(2, 2, { unit: 't', favourable })?.tone).toBe('neutral');
  });
});

/** Precise enough that decimal.js never rounds in these properties. */
const Exactly = Decimal.clone({ precision: 1200, rounding: Decimal.ROUND_HALF_UP });

const anyValue = fc.oneof(
  fc.maxSafeInteger(),
  fc.double({ noDefaultInfinity: true, noNaN: true }),
  fc.integer({ min: -1e6, max: 1e6 }).map((cents) => cents / 100),
  fc
    .tuple(fc.constantFrom('', '-'), fc.stringMatching(/^[0-9]{1,24}$/), fc.stringMatching(/^[0-9]{1,12}$/))
    .map(([sign, integer, fraction]) => `${sign}${integer}.${fraction}`),
);
const unit = fc.constantFrom(...units, '');
const mirrored = { good: 'bad', bad: 'good', neutral: 'neutral' } as const;

describe('every change of two numbers', () => {
  it('adds up: the previous number plus the amount is the number, exactly', () => {
    fc.assert(
      fc.property(anyValue, anyValue, unit, (value, previous, unit) => {
        const change = valueChange(value, previous, { unit, favourable: 'neither' });
        expect(new Exactly(change?.delta ?? NaN).plus(previous).eq(value)).toBe(true);
        expect(deltaOf(value, previous, unit)).toBe(change?.delta);
        const order = change?.percentText === '0.0%' ? 0 : new Exactly(value).cmp(previous);
        expect(change?.direction).toBe(['down', 'same', 'up'][order + 1]);
      }),
      { numRuns: 1000 },
    );
  });

  it('has the same percentage as decimal.js', () => {
    fc.assert(
      fc.property(anyValue, anyValue, unit, (value, previous, unit) => {
        const change = valueChange(value, previous, { unit, favourable: 'neither' });
        fc.pre(change?.kind === 'changed' && !new Exactly(previous).isZero());
        const share = new Exactly(value).minus(previous).div(previous).times(100).abs();
        expect(change.percentText?.replaceAll(',', '')).toBe(`${share.toFixed(1)}%`);
      }),
      { numRuns: 1000 },
    );
  });

  it('has the opposite tone for a field with the opposite direction', () => {
    fc.assert(
      fc.property(anyValue, anyValue, unit, (value, previous, unit) => {
        const toneFor = (favourable: Favourable) => valueChange(value, previous, { unit, favourable })?.tone;
        expect(toneFor('lower')).toBe(mirrored[toneFor('higher') ?? 'neutral']);
        expect(toneFor('neither')).toBe('neutral');
      }),
    );
  });
});

it('accepts any values', () => {
  const anything = fc.oneof(fc.anything({ withBigInt: true, withNullPrototype: true }), anyValue);
  fc.assert(
    fc.property(anything, anything, unit, (value, previous, unit) => {
      const change = valueChange(value, previous, { unit, favourable: 'higher' });
      expect(change === null || change.deltaText !== '').toBe(true);
    }),
    { numRuns: 1000 },
  );
  expect(valueChange(Symbol('5'), 1, neither)).toBeNull();
});
