import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  arrangeFields,
  groupState,
  moveField,
  restoreShown,
  savedKeys,
  showFields,
  type DraftField,
} from './field-draft';

const field = (dataKey: string, more: Partial<DraftField> = {}): DraftField => ({
  dataKey,
  isLocked: false,
  isShown: true,
  ...more,
});
const fields = [
  field('date', { isLocked: true }),
  field('word', { isLocked: true }),
  field('cost'),
  field('click'),
  field('ctr', { isShown: false }),
  field('cpm', { isShown: false }),
];
const saved = savedKeys(fields);

describe('showing fields', () => {
  it('puts new ones last, in the order of the section', () => {
    expect(saved).toEqual(['date', 'word', 'cost', 'click']);
    expect(showFields(saved, fields, { keys: ['cpm', 'cost', 'ctr'], isShown: true })).toEqual([
      ...saved,
      'ctr',
      'cpm',
    ]);
  });

  it('hides all except the locked ones', () => {
    const keys = fields.map(({ dataKey }) => dataKey);
    expect(showFields(saved, fields, { keys, isShown: false })).toEqual(['date', 'word']);
  });
});

describe('moving a field', () => {
  it.each([
    ['before another', 'click', 'cost', ['date', 'word', 'click', 'cost']],
    ['to the end', 'cost', null, ['date', 'word', 'click', 'cost']],
    ['before itself', 'cost', 'cost', saved],
    ['before a locked one', 'cost', 'date', saved],
    ['that is locked', 'date', null, saved],
    ['that is not shown', 'ctr', 'cost', saved],
    ['before one that is not shown', 'cost', 'ctr', saved],
  ])('%s', (_, key, before, expected) => {
    expect(moveField(saved, fields, { key, before })).toEqual(expected);
  });
});

it('detects whether all, some or none of a group are shown', () => {
  expect(groupState(saved, fields)).toBe('indeterminate');
  expect(groupState(saved, fields.slice(0, 4))).toBe(true);
  expect(groupState(saved, fields.slice(4))).toBe(false);
});

it('keeps the locked fields first and every field once, after any sequence of changes', () => {
  const key = fc.constantFrom(...fields.map(({ dataKey }) => dataKey), 'unknown');
  const step = fc.oneof(
    fc.record({ keys: fc.array(key), isShown: fc.boolean() }),
    fc.record({ key, before: fc.option(key) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      const shown = steps.reduce<readonly string[]>(
        (keys, each) => ('keys' in each ? showFields(keys, fields, each) : moveField(keys, fields, each)),
        saved,
      );
      expect(shown.slice(0, 2)).toEqual(['date', 'word']);
      expect(new Set(shown).size).toBe(shown.length);
      expect(shown).not.toContain('unknown');
      const arranged = arrangeFields(fields, shown);
      expect(savedKeys(arranged)).toEqual(shown);
      expect(arranged).toHaveLength(fields.length);
    }),
  );
});

describe('a stored selection', () => {
  it.each([
    ['as it was', ['date', 'word', 'ctr', 'cost'], ['date', 'word', 'ctr', 'cost']],
    ['without a field that is gone', ['date', 'word', 'gone', 'cost'], ['date', 'word', 'cost']],
    ['with the locked fields in front', ['cost', 'date'], ['date', 'word', 'cost']],
    ['without what it repeats, and what is no key', ['cost', 1, null, 'cost'], ['date', 'word', 'cost']],
    ['not at all: no list', { cost: true }, undefined],
    ['not at all: nothing', undefined, undefined],
  ])('is restored %s', (_, value, expected) => {
    expect(restoreShown(value, fields)).toEqual(expected);
  });

  it('is restored unchanged for any possible selection', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(['cost', 'click', 'ctr', 'cpm']), (free) => {
        const shown = ['date', 'word', ...free];
        expect(restoreShown(JSON.parse(JSON.stringify(shown)), fields)).toEqual(shown);
      }),
    );
  });
});
