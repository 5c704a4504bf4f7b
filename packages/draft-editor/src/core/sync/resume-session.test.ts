import { describe, expect, it } from 'vitest';
import { exampleDraft, findRow, type DraftCommand } from '..';
import { idSource } from '../../testing/random-commands';
import { decideConflict } from './draft-session';
import { resumeSession } from './resume-session';

const update = (changes: object): DraftCommand => ({
  type: 'update',
  kind: 'keyword',
  edits: [{ id: 'keyword-1', changes }],
});
const own = (changes: object, id = 'mine') => ({ id, command: update(changes) });
const keywordOf = (draft: ReturnType<typeof exampleDraft>) => findRow(draft, 'keyword', 'keyword-1');

describe('a session with nothing left but its commands', () => {
  it('continues if other users changed other fields', () => {
    const session = resumeSession(exampleDraft(), 5, {
      pending: [own({ keyword: 'mine' })],
      changes: [{ id: 'theirs', command: update({ bid: 3 }) }],
    });
    expect(session.conflicts).toEqual([]);
    expect(keywordOf(session.history.draft)?.keyword).toBe('mine');
    expect(session.pending).toEqual([own({ keyword: 'mine' })]);
  });

  it('asks if other users changed the same field, and keeps the rest', () => {
    const saved = exampleDraft();
    const theirs = keywordOf(saved)?.keyword;
    const session = resumeSession(saved, 5, {
      pending: [own({ keyword: 'first', bid: 2 }), own({ keyword: 'mine' }, 'b')],
      changes: [{ id: 'theirs', command: update({ keyword: theirs ?? '' }) }],
    });
    expect(keywordOf(session.history.draft)).toMatchObject({ keyword: theirs, bid: 2 });
    expect(session.conflicts).toMatchObject([{ field: 'keyword', mine: 'mine', theirs }]);
    const [conflict] = session.conflicts;
    if (!conflict) throw new Error('no conflict');
    const decided = decideConflict(session, conflict, 'mine', idSource('c'));
    expect(keywordOf(decided.history.draft)).toMatchObject({ keyword: 'mine', bid: 2 });
  });

  it('does not save again what the server already has', () => {
    const session = resumeSession(exampleDraft(), 5, {
      pending: [own({ keyword: 'saved' }), own({ bid: 7 }, 'b')],
      changes: [own({ keyword: 'saved' })],
    });
    expect(session.pending.map(({ id }) => id)).toEqual(['b']);
    expect(session.conflicts).toEqual([]);
  });
});
