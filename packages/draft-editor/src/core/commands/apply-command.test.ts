import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  exampleDraft,
  emptyDraft,
  fromRows,
  toRows,
  findRow,
  emptyFields,
  childrenOf,
  type Draft,
  type DraftCommand,
} from '..';
import { idSource, randomCommand, seeded } from '../../testing/random-commands';
import { applyCommand, type DraftCommandError } from './apply-command';
import { draftCommandSchema } from './command';

// asserted: optional keys are absent or given
const sent = (command: DraftCommand) => draftCommandSchema.parse(JSON.parse(JSON.stringify(command)));
const apply = (draft: Draft, command: DraftCommand) => applyCommand(draft, command).draft;
const keyword = (id: string, text = id) => ({ ...emptyFields.keyword, id, keyword: text });
const add = (...ids: string[]): DraftCommand => ({
  type: 'add',
  kind: 'keyword',
  placements: [{ parentId: 'unit-1', index: 0, rows: ids.map((id) => keyword(id)) }],
});
const keywords = (draft: Draft, unitId = 'unit-1') =>
  childrenOf(draft, 'keyword', unitId).map(({ id }) => id);

describe('a command', () => {
  it('is undone by its inverse, and redone by the inverse of that', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const random = seeded(seed);
        const newId = idSource('n');
        let draft = exampleDraft();
        for (let step = 0; step < 25; step++) {
          const command = randomCommand(draft, random, newId);
          const applied = applyCommand(draft, command);
          const back = applyCommand(applied.draft, applied.inverse);
          expect(toRows(back.draft)).toEqual(toRows(draft));
          expect(toRows(applyCommand(back.draft, back.inverse).draft)).toEqual(toRows(applied.draft));
          draft = applied.draft;
        }
      }),
    );
  });

  it('is sent as JSON, as is its inverse', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const newId = idSource('n');
        const draft = exampleDraft();
        const command = randomCommand(draft, seeded(seed), newId);
        const next = apply(draft, sent(command));
        expect(toRows(next)).toEqual(toRows(apply(draft, command)));
        const { inverse } = applyCommand(draft, command);
        expect(toRows(apply(next, sent(inverse)))).toEqual(toRows(draft));
      }),
    );
  });

  it('keeps the identity of tables and lists that it does not touch', () => {
    const draft = exampleDraft();
    const next = apply(draft, {
      type: 'update',
      kind: 'keyword',
      edits: [{ id: 'keyword-1', changes: { keyword: 'jr pass' } }],
    });
    expect(next.tables.creative).toBe(draft.tables.creative);
    expect(next.tables.keyword.parents).toBe(draft.tables.keyword.parents);
    expect(findRow(draft, 'keyword', 'keyword-1')?.keyword).toBe('北海道滑雪');
    expect(findRow(next, 'keyword', 'keyword-1')?.keyword).toBe('jr pass');
  });

  it('inserts at an index, and moves rows to another parent', () => {
    const unit = { ...emptyFields.unit, id: 'unit-2' };
    let draft = apply(exampleDraft(), add('a', 'b', 'c'));
    expect(keywords(draft)).toEqual(['a', 'b', 'c', 'keyword-1']);
    draft = apply(draft, {
      type: 'add',
      kind: 'unit',
      placements: [{ parentId: 'campaign-1', index: 0, rows: [unit] }],
    });
    draft = apply(draft, { type: 'move', kind: 'keyword', moves: [{ parentId: 'unit-2', ids: ['c', 'a'] }] });
    expect([keywords(draft), keywords(draft, 'unit-2')]).toEqual([
      ['b', 'keyword-1'],
      ['c', 'a'],
    ]);
    draft = apply(draft, {
      type: 'move',
      kind: 'keyword',
      moves: [{ parentId: 'unit-1', index: 1, ids: ['a'] }],
    });
    expect(keywords(draft)).toEqual(['b', 'a', 'keyword-1']);
    draft = apply(draft, { type: 'remove', kind: 'campaign', ids: ['campaign-1'] });
    expect(toRows(draft).rows).toEqual(toRows(emptyDraft()).rows);
  });

  it.each<[string, DraftCommand, DraftCommandError['code']]>([
    ['a row that is not there', { type: 'remove', kind: 'unit', ids: ['unit-9'] }, 'missing'],
    ['an edit of no row', { type: 'update', kind: 'unit', edits: [{ id: 'x', changes: {} }] }, 'missing'],
    [
      'a parent of another kind',
      { type: 'move', kind: 'keyword', moves: [{ parentId: 'campaign-1', ids: ['keyword-1'] }] },
      'missing',
    ],
    ['an id that is in use', add('keyword-1'), 'used'],
    ['an id twice', add('a', 'a'), 'used'],
    [
      'a row that moves twice',
      { type: 'move', kind: 'keyword', moves: [{ parentId: 'unit-1', ids: ['keyword-1', 'keyword-1'] }] },
      'used',
    ],
    [
      'a place behind the end',
      { type: 'move', kind: 'keyword', moves: [{ parentId: 'unit-1', index: 2, ids: ['keyword-1'] }] },
      'place',
    ],
  ])('is rejected for %s, also as part of a batch', (_, command, code) => {
    const draft = exampleDraft();
    const before = toRows(draft);
    for (const given of [
      command,
      { type: 'batch', commands: [{ type: 'rename', name: 'x' }, command] } as const,
    ]) {
      expect(() => applyCommand(draft, given)).toThrow(
        expect.objectContaining({ name: 'DraftCommandError', code }) as Error,
      );
      expect(toRows(draft)).toEqual(before);
    }
  });
});

describe('the schema of commands', () => {
  it.each([
    ['a text with NUL', { type: 'rename', name: 'a\0b' }],
    ['a lone surrogate', { type: 'rename', name: '\ud800' }],
    ['a text without end', { type: 'rename', name: 'x'.repeat(10_001) }],
    [
      'a field of another kind',
      {
        type: 'update',
        kind: 'unit',
        edits: [
          { id: 'a', changes: { budget: 'much' } },
          { id: 'b', changes: { adgroupName: 5 } },
        ],
      },
    ],
    ['an unknown kind', { type: 'remove', kind: 'draft', ids: ['a'] }],
    ['no rows', { type: 'remove', kind: 'unit', ids: [] }],
    ['an id with other characters', { type: 'remove', kind: 'unit', ids: ['a b'] }],
    [
      'a batch in a batch',
      { type: 'batch', commands: [{ type: 'batch', commands: [{ type: 'rename', name: '' }] }] },
    ],
    [
      'a number that is none',
      { type: 'update', kind: 'unit', edits: [{ id: 'a', changes: { bid: Infinity } }] },
    ],
  ])('rejects %s', (_, command) => {
    expect(draftCommandSchema.safeParse(command).success).toBe(false);
  });

  it('drops unknown keys', () => {
    const command = { type: 'update', kind: 'unit', edits: [{ id: 'a', changes: { bid: 1, accountId: 7 } }] };
    expect(draftCommandSchema.parse(command)).toEqual({
      ...command,
      edits: [{ id: 'a', changes: { bid: 1 } }],
    });
  });
});

describe('rows', () => {
  it('rebuild the draft that they came from', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const random = seeded(seed);
        const newId = idSource('n');
        let draft = exampleDraft();
        for (let step = 0; step < 15; step++) draft = apply(draft, randomCommand(draft, random, newId));
        expect(toRows(fromRows(toRows(draft)))).toEqual(toRows(draft));
      }),
    );
  });

  it('without a parent are rejected', () => {
    const { name, rows } = toRows(exampleDraft());
    expect(() => fromRows({ name, rows: { ...rows, unit: [] } })).toThrow('has no parent');
  });
});
