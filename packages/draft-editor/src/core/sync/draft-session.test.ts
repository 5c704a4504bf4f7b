import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyCommand,
  childrenOf,
  emptyDraft,
  emptyFields,
  exampleDraft,
  findRow,
  toRows,
  type Draft,
  type DraftCommand,
} from '..';
import { idSource, randomCommand, seeded } from '../../testing/random-commands';
import {
  acknowledge,
  commandsOfContent,
  commandsToSave,
  decideConflict,
  editSession,
  openSession,
  rebaseSession,
  redoInSession,
  renewPending,
  replaceSaved,
  undoInSession,
  type DraftSession,
  type IdentifiedCommand,
} from './draft-session';
import { splitCommand } from './split-command';

const keyword = (text: string, more: object = {}): DraftCommand => ({
  type: 'update',
  kind: 'keyword',
  edits: [{ id: 'keyword-1', changes: { keyword: text, ...more } }],
});
const keywordOf = ({ history }: DraftSession) => findRow(history.draft, 'keyword', 'keyword-1');
const apply = (draft: Draft, commands: readonly { command: DraftCommand }[]) =>
  commands.reduce((next, { command }) => applyCommand(next, command).draft, draft);
const withId = (command: DraftCommand, id = 'theirs'): IdentifiedCommand => ({ id, command });

/** Expects that the saved draft with the unsaved commands gives what the user sees. */
function expectWhole(session: DraftSession): void {
  expect(toRows(apply(session.saved, session.pending))).toEqual(toRows(session.history.draft));
}

describe('a session', () => {
  it('keeps edits, undos and redos as commands to save', () => {
    const newId = idSource('c');
    let session = editSession(openSession(exampleDraft(), 4), keyword('one'), newId);
    session = editSession(session, keyword('two'), newId);
    session = undoInSession(session, newId) ?? session;
    expect(keywordOf(session)?.keyword).toBe('one');
    session = redoInSession(session, newId) ?? session;
    expect(session.pending.map(({ id }) => id)).toEqual(['c1', 'c2', 'c3', 'c4']);
    expectWhole(session);
    session = acknowledge(session, 3, 7);
    expect([session.version, session.pending.length]).toEqual([7, 1]);
    expectWhole(session);
  });

  it('sends the oldest commands first, up to the limit of a request', () => {
    const newId = idSource('c');
    let session = openSession(exampleDraft(), 0);
    for (let index = 0; index < 5; index++) session = editSession(session, keyword(`${index}`), newId);
    expect(commandsToSave(session, { commands: 3 }).map(({ id }) => id)).toEqual(['c1', 'c2', 'c3']);
    session = editSession(session, keyword('x'.repeat(9_999)), newId);
    for (let index = 0; index < 60; index++)
      session = editSession(session, keyword(`${index}`.padEnd(9_999)), newId);
    const sent = commandsToSave(session, { commands: 200 });
    expect(JSON.stringify(sent).length).toBeLessThan(310_000);
    expect(sent).toEqual(session.pending.slice(0, sent.length));
  });

  it('continues with the unsaved commands of an earlier session, as far as they still apply', () => {
    const pending = [
      withId(keyword('kept'), 'a'),
      withId({ type: 'remove', kind: 'unit', ids: ['gone'] }, 'b'),
    ];
    const session = openSession(exampleDraft(), 2, pending);
    expect(keywordOf(session)?.keyword).toBe('kept');
    expect(session.pending.map(({ id }) => id)).toEqual(['a']);
  });
});

describe('pending commands', () => {
  it('have texts that the server accepts', () => {
    const session = editSession(openSession(exampleDraft(), 0), keyword('a\0b'), idSource('c'));
    expect(keywordOf(session)?.keyword).toBe('ab');
    expect(session.pending.map(({ command }) => command)).toEqual([keyword('ab')]);
    expectWhole(session);
  });

  it('contain no edit of a row that other users have removed, but keep edits of other rows', () => {
    const newId = idSource('c');
    const update: DraftCommand = {
      type: 'update',
      kind: 'keyword',
      edits: ['keyword-1', 'gone'].map((id) => ({ id, changes: { keyword: 'mine' } })),
    };
    const open = openSession(exampleDraft(), 0);
    const session = editSession(open, update, newId);
    expect(session.pending.map(({ command }) => command)).toEqual([keyword('mine')]);
    expect(editSession(open, { type: 'remove', kind: 'unit', ids: ['gone'] }, newId)).toBe(open);
    // as after a crash
    const resumed = openSession(exampleDraft(), 0, [withId(update, 'a')]);
    expect(keywordOf(resumed)?.keyword).toBe('mine');
    expectWhole(resumed);
  });

  it('and the rest of the draft can be written as commands on an empty draft', () => {
    const session = editSession(openSession(exampleDraft(), 3), keyword('mine'), idSource('c'));
    const { draft } = session.history;
    const commands = commandsOfContent(session, idSource('n'));
    expect(toRows(apply(emptyDraft(draft.name), commands))).toEqual(toRows(draft));
  });

  it('can be rewritten without undone steps', () => {
    const newId = idSource('c');
    let session = editSession(openSession(exampleDraft(), 3), keyword('kept'), newId);
    session = editSession(session, { type: 'remove', kind: 'unit', ids: ['unit-1'] }, newId);
    session = undoInSession(session, newId) ?? session;
    expect(session.pending).toHaveLength(3);
    const renewed = renewPending(session, newId);
    expect(renewed.pending).toEqual([withId(keyword('kept'), 'c4')]);
    expect(renewed.version).toBe(3);
    expect(undoInSession(renewed, newId)?.history.draft).toBeDefined();
    expectWhole(renewed);
  });
});

describe('other users have saved', () => {
  it('other fields: both changes are kept, and only mine are saved again', () => {
    const newId = idSource('c');
    const mine = editSession(openSession(exampleDraft(), 1), keyword('mine'), newId);
    const theirs = withId({
      type: 'update',
      kind: 'keyword',
      edits: [{ id: 'keyword-1', changes: { bid: 9 } }],
    });
    const session = rebaseSession(mine, { version: 2, changes: [theirs] }, newId);
    expect(keywordOf(session)).toMatchObject({ keyword: 'mine', bid: 9 });
    expect(session).toMatchObject({ version: 2, conflicts: [] });
    expect(session.pending.map(({ command }) => command)).toEqual([keyword('mine')]);
    expectWhole(session);
  });

  it.each(['mine', 'theirs'] as const)('the same field: the user decides for %s', (side) => {
    const newId = idSource('c');
    const mine = editSession(openSession(exampleDraft(), 1), keyword('mine'), newId);
    const session = rebaseSession(mine, { version: 2, changes: [withId(keyword('theirs'))] }, newId);
    expect(keywordOf(session)?.keyword).toBe('theirs');
    const [conflict] = session.conflicts;
    if (!conflict) throw new Error('no conflict');
    expect(conflict).toMatchObject({ field: 'keyword', mine: 'mine', theirs: 'theirs' });
    const decided = decideConflict(session, conflict, side, newId);
    expect(decided.conflicts).toEqual([]);
    expect(keywordOf(decided)?.keyword).toBe(side);
    expect(decided.pending).toHaveLength(side === 'mine' ? 1 : 0);
    expectWhole(decided);
  });

  it('my own command, whose response was lost: it is not applied twice', () => {
    const newId = idSource('c');
    const add: DraftCommand = {
      type: 'add',
      kind: 'keyword',
      placements: [{ parentId: 'unit-1', rows: [{ ...emptyFields.keyword, id: 'k2', keyword: 'ski' }] }],
    };
    let mine = editSession(openSession(exampleDraft(), 1), add, newId);
    mine = editSession(mine, keyword('later'), newId);
    const [own] = mine.pending;
    if (!own) throw new Error('nothing pending');
    const session = rebaseSession(
      mine,
      { version: 3, changes: [own, withId({ type: 'rename', name: 'B' })] },
      newId,
    );
    expect(session.conflicts).toEqual([]);
    expect(session.history.draft.name).toBe('B');
    expect(childrenOf(session.history.draft, 'keyword', 'unit-1')).toHaveLength(2);
    expect(session.pending.map(({ command }) => command)).toEqual([keyword('later')]);
  });

  it('the row that I would undo: it can no longer be undone', () => {
    const newId = idSource('c');
    const mine = acknowledge(editSession(openSession(exampleDraft(), 1), keyword('mine'), newId), 1, 2);
    const theirs = withId({ type: 'remove', kind: 'unit', ids: ['unit-1'] });
    const session = rebaseSession(mine, { version: 3, changes: [theirs] }, newId);
    expect(undoInSession(session, newId)).toBeNull();
  });

  it('so much that the draft is loaded again', () => {
    const newId = idSource('c');
    const mine = editSession(openSession(exampleDraft(), 1), keyword('mine'), newId);
    const loaded = applyCommand(exampleDraft(), { type: 'rename', name: 'Loaded' }).draft;
    const session = replaceSaved(mine, { version: 90, draft: loaded }, newId);
    expect([session.history.draft.name, keywordOf(session)?.keyword, session.version]).toEqual([
      'Loaded',
      'mine',
      90,
    ]);
    expectWhole(session);
  });

  it('anything: saved and pending always give what the user sees', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const random = seeded(seed);
        const newId = idSource('m');
        let session = openSession(exampleDraft(), 0);
        let server: Draft = exampleDraft();
        for (let round = 0; round < 6; round++) {
          session = editSession(session, randomCommand(session.history.draft, random, newId), newId);
          const changes = [withId(randomCommand(server, random, newId), newId())];
          server = apply(server, changes);
          session = rebaseSession(session, { version: round + 1, changes }, newId);
          expectWhole(session);
          expect(toRows(session.saved)).toEqual(toRows(server));
          server = apply(server, session.pending);
          session = acknowledge(session, session.pending.length, round + 2);
        }
      }),
      { numRuns: 60 },
    );
  });
});

it('splits a command into small ones with the same effect', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 100, max: 900 }), (seed, length) => {
      const random = seeded(seed);
      const newId = idSource('r');
      let draft = exampleDraft();
      for (let round = 0; round < 8; round++) {
        const command = randomCommand(draft, random, newId);
        const parts = splitCommand(command, length);
        const whole = applyCommand(draft, command).draft;
        expect(
          toRows(
            apply(
              draft,
              parts.map((part) => ({ command: part })),
            ),
          ),
        ).toEqual(toRows(whole));
        draft = whole;
      }
    }),
    { numRuns: 60 },
  );
});
