import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { emptyFields } from '../model/rows';
import { draftCommandSchema, type DraftCommand } from './command';
import { storableCommand } from './storable-command';

const row = (keyword: string) => ({ ...emptyFields.keyword, id: 'k1', keyword });
const update = (keyword: string): DraftCommand => ({
  type: 'update',
  kind: 'keyword',
  edits: [{ id: 'k1', changes: { keyword } }],
});
const add = (keyword: string): DraftCommand => ({
  type: 'add',
  kind: 'keyword',
  placements: [{ parentId: 'u1', rows: [row(keyword)] }],
});

it.each([
  ['NUL', 'a\0b', 'ab'],
  ['a high surrogate alone', 'a\ud83d', 'a\ufffd'],
  ['a low surrogate alone', '\udc69b', '\ufffdb'],
  ['an emoji', '👩‍🚀', '👩‍🚀'],
  ['right to left', '\u202Eabc', '\u202Eabc'],
  ['HTML', '<b>x</b>', '<b>x</b>'],
  ['10,000 characters', 'x'.repeat(10_000), 'x'.repeat(10_000)],
  ['more than 10,000 characters', 'x'.repeat(10_001), 'x'.repeat(10_000)],
  ['an emoji across the limit', `${'x'.repeat(9_999)}👩`, 'x'.repeat(9_999)],
])('stores a text with %s', (_, text, expected) => {
  const rename = (name: string): DraftCommand => ({ type: 'rename', name });
  for (const command of [update, add, rename]) {
    expect(storableCommand(command(text))).toEqual(command(expected));
    const batch = (each: string): DraftCommand => ({ type: 'batch', commands: [command(each)] });
    expect(storableCommand(batch(text))).toEqual(batch(expected));
  }
});

it('returns a storable command unchanged', () => {
  for (const command of [update('a'), add('a'), { type: 'batch', commands: [add('b')] } as const])
    expect(storableCommand(command)).toBe(command);
});

it('makes any text acceptable to the server', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 20 }), fc.nat(3), (text, repeats) => {
      const command = storableCommand(add(text.repeat(10 ** repeats)));
      expect(draftCommandSchema.safeParse(command).success).toBe(true);
    }),
  );
});
