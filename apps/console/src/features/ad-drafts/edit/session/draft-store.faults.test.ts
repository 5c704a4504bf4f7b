import { emptyFields, findRow, type DraftCommand } from '@meridian/draft-editor/core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draftSummary } from '../../../../testing/demo/demo-drafts';
import { draftServer } from './testing/draft-server';
import { confirmSave, openStore, renameTo, type SaveBody } from './testing/open-store';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const unreachable = () => {
  throw new TypeError('unreachable');
};
const idsOf = (saves: readonly SaveBody[]) =>
  saves.map(({ commands }) => commands.map(({ id }) => id)).filter(({ length }) => length > 0);

describe('the storage of the browser', () => {
  it('is full: changes are saved nevertheless, and the state says so until it has room', async () => {
    const { store, state, journaled } = await openStore();
    journaled.isFull = true;
    store.run(renameTo('one'));
    await vi.advanceTimersByTimeAsync(1);
    expect(state().storage).toBe('full');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(state()).toMatchObject({ storage: 'full', saving: 'saved' });
    journaled.isFull = false;
    store.run(renameTo('two'));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(state()).toMatchObject({ storage: 'stored', saving: 'saved' });
  });

  it('is slow: the state says so until it has the last change', async () => {
    const { store, state, journaled } = await openStore({ save: unreachable });
    const writes: (() => void)[] = [];
    journaled.delays = [0, 1].map(() => new Promise<void>((resolve) => writes.push(resolve)));
    store.run(renameTo('one'));
    store.run(renameTo('two'));
    await vi.advanceTimersByTimeAsync(1_000);
    writes[0]?.();
    await vi.advanceTimersByTimeAsync(1);
    expect(state()).toMatchObject({ saving: 'offline', storage: 'storing' });
    writes[1]?.();
    await vi.advanceTimersByTimeAsync(1);
    expect(state()).toMatchObject({ saving: 'offline', storage: 'stored' });
  });

  it('keeps text typed offline when the page was left and is opened again', async () => {
    const { store, responder, reopen, saves } = await openStore({ save: unreachable });
    store.run(renameTo('typed offline'));
    store.close();
    await vi.advanceTimersByTimeAsync(10_000);
    responder.save = confirmSave;
    const again = await reopen();
    expect(again.name()).toBe('typed offline');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(again.state().saving).toBe('saved');
    expect(new Set(idsOf(saves()).flat()).size).toBe(1);
  });
});

describe('a window that is gone while another one has the draft open', () => {
  const update = (campaignName: string): DraftCommand => ({
    type: 'update',
    kind: 'campaign',
    edits: [{ id: 'c1', changes: { campaignName } }],
  });
  const add: DraftCommand = {
    type: 'add',
    kind: 'campaign',
    placements: [{ parentId: '', rows: [{ ...emptyFields.campaign, id: 'c1', campaignName: 'Kyoto' }] }],
  };

  it('leaves its changes to the other one, which saves them and keeps its undo', async () => {
    const { store, name, journaled, saves } = await openStore();
    store.run(renameTo('here'));
    await vi.advanceTimersByTimeAsync(1_000);
    const left = { id: crypto.randomUUID(), command: add };
    journaled.left = { version: 4, commands: [left] };
    await vi.advanceTimersByTimeAsync(10_000);
    expect(idsOf(saves()).at(-1)).toEqual([left.id]);
    expect(journaled).toMatchObject({ left: undefined, unsaved: undefined });
    store.undo();
    expect(name()).toBe('Winter');
  });

  it('leaves a question where both changed the same field', async () => {
    const server = draftServer(4);
    const { store, state, journaled } = await openStore({ save: server.save });
    store.run(add);
    await vi.advanceTimersByTimeAsync(1_000);
    store.run(update('here'));
    await vi.advanceTimersByTimeAsync(1_000);
    journaled.left = { version: 5, commands: [{ id: crypto.randomUUID(), command: update('there') }] };
    await vi.advanceTimersByTimeAsync(10_000);
    expect(state().session.conflicts).toMatchObject([
      { field: 'campaignName', mine: 'there', theirs: 'here' },
    ]);
    expect(findRow(server.draft(), 'campaign', 'c1')).toMatchObject({ campaignName: 'here' });
  });
});

describe('a clock that jumps', () => {
  it.each([-86_400_000, 86_400_000])(
    'by %i ms affects neither saving nor its displayed time',
    async (jump) => {
      const { store, state, saves } = await openStore();
      store.run(renameTo('one'));
      vi.setSystemTime(Date.now() + jump);
      store.run(renameTo('two'));
      await vi.advanceTimersByTimeAsync(1_000);
      expect(idsOf(saves())).toHaveLength(1);
      expect(state()).toMatchObject({ saving: 'saved', savedAt: '2026-11-21T01:30:00Z' });
      vi.setSystemTime(Date.now() - 2 * jump);
      store.undo();
      store.undo();
      await vi.advanceTimersByTimeAsync(1_000);
      expect(
        saves()
          .at(-1)
          ?.commands.map(({ command }) => command),
      ).toEqual([renameTo('one'), renameTo('Winter')]);
    },
  );
});

describe('a request', () => {
  it('without an answer is repeated under the same ids', async () => {
    const { store, state, responder, saves } = await openStore({
      save: () => new Promise(() => undefined),
      // like a real request, it ends when the client aborts it
      watchFetch: (fetch) => (input, init) =>
        Promise.race([
          fetch(input, init),
          new Promise<never>((_, reject) => {
            init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
          }),
        ]),
    });
    store.run(renameTo('one'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(state().saving).toBe('saving');
    responder.save = confirmSave;
    await vi.advanceTimersByTimeAsync(130_000);
    expect(state().saving).toBe('saved');
    const [first, ...others] = idsOf(saves());
    expect(others).toEqual([first]);
  });

  it('whose response arrives after the draft was opened again changes nothing', async () => {
    let respond: (() => void) | undefined;
    const { store, responder, reopen, name } = await openStore({
      save: (body) => new Promise((resolve) => (respond = () => resolve(confirmSave(body)))),
    });
    store.run(renameTo('one'));
    await vi.advanceTimersByTimeAsync(1_000);
    const late = respond;
    store.close();
    responder.save = confirmSave;
    const again = await reopen();
    again.store.run(renameTo('two'));
    late?.();
    await vi.advanceTimersByTimeAsync(1_000);
    expect([again.name(), again.state().saving, name()]).toEqual(['two', 'saved', 'one']);
  });

  it.each([
    [423, 'locked'],
    [404, 'deleted'],
    [400, 'failed'],
    [401, 'signedOut'],
  ] as const)('with the response %i is not repeated, and loses nothing', async (code, saving) => {
    const { store, state, saves, journaled } = await openStore({ save: () => ({ code, message: 'no' }) });
    store.run(renameTo('Winter 2027'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(state().saving).toBe(saving);
    expect(saves()).toHaveLength(1);
    expect(journaled.unsaved?.commands).toHaveLength(1);
  });

  it('is repeated while the draft is uploaded, and saved when the upload has failed', async () => {
    const lock = { status: 9, by: 'Bob', since: '2026-11-21T01:30:00Z' };
    const { store, state, responder } = await openStore({
      save: () => ({ code: 423, message: 'locked', data: lock }),
    });
    store.run(renameTo('Winter 2027'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(state().saving).toBe('locked');
    responder.save = confirmSave;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(state().saving).toBe('saved');
  });

  it('waits as long as the server says', async () => {
    const { store, state, saves, responder } = await openStore({
      save: () => ({ code: 429, message: 'slow down' }),
    });
    store.run(renameTo('one'));
    await vi.advanceTimersByTimeAsync(3_000);
    expect(saves()).toHaveLength(1);
    responder.save = confirmSave;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(state().saving).toBe('saved');
  });
});

it('sends waiting changes under the same ids when the user has logged in again', async () => {
  const { store, state, saves, responder } = await openStore({
    save: () => ({ code: 401, message: 'over' }),
  });
  store.run(renameTo('one'));
  await vi.advanceTimersByTimeAsync(1_000);
  store.run(renameTo('two'));
  await vi.advanceTimersByTimeAsync(1_000);
  responder.save = confirmSave;
  store.saveNow();
  await vi.advanceTimersByTimeAsync(1);
  expect(state().saving).toBe('saved');
  const [first, , last] = idsOf(saves());
  expect(last).toEqual([...(first ?? []), expect.any(String)]);
});

it('saves again once the user has undone the rejected change', async () => {
  const isBad = ({ command }: SaveBody['commands'][number]) =>
    command.type === 'rename' && command.name === 'bad';
  const { store, state, name, saves } = await openStore({
    save: (body) => (body.commands.some(isBad) ? { code: 400, message: 'invalid' } : confirmSave(body)),
  });
  store.run(renameTo('good'));
  store.run(renameTo('bad'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(state().saving).toBe('failed');
  store.undo();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(state().saving).toBe('saved');
  expect(name()).toBe('good');
  expect(
    saves()
      .at(-1)
      ?.commands.map(({ command }) => command),
  ).toEqual([renameTo('good')]);
});

it('of a user who may not edit sends nothing, and leaves the journal alone', async () => {
  const left = { version: 4, commands: [{ id: crypto.randomUUID(), command: renameTo('left') }] };
  const { store, state, name, saves, journaled } = await openStore({ canEdit: false, left });
  await vi.advanceTimersByTimeAsync(60_000);
  store.close();
  await vi.advanceTimersByTimeAsync(1_000);
  expect([state().saving, name(), saves().length]).toEqual(['saved', 'Winter', 0]);
  expect(journaled.unsaved).toEqual(left);
});

const rowsOf = (count: number): DraftCommand[] => [
  {
    type: 'add',
    kind: 'campaign',
    placements: [{ parentId: '', rows: [{ ...emptyFields.campaign, id: 'c1' }] }],
  },
  {
    type: 'add',
    kind: 'unit',
    placements: [{ parentId: 'c1', rows: [{ ...emptyFields.unit, id: 'u1' }] }],
  },
  {
    type: 'add',
    kind: 'keyword',
    placements: [
      {
        parentId: 'u1',
        rows: Array.from({ length: count }, (_, index) => ({
          ...emptyFields.keyword,
          id: `k${index}`,
          keyword: '北海道滑雪'.repeat(10),
        })),
      },
    ],
  },
];

it('sends a whole pasted block in parts, even if the page is left at once', async () => {
  const { store, saves, journaled } = await openStore();
  for (const command of rowsOf(8_000)) store.run(command);
  store.close();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(saves().length).toBeGreaterThan(2);
  for (const body of saves())
    expect(new TextEncoder().encode(JSON.stringify(body)).length).toBeLessThan(1_000_000);
  expect(journaled.unsaved).toBeUndefined();
  let version = 4;
  for (const body of saves()) {
    expect(body.version).toBe(version);
    version += body.commands.length;
  }
});

describe('a draft that another user has deleted', () => {
  const openDeleted = async () => {
    const notFound = () => ({ code: 404, message: 'gone' });
    const restore = { respond: (): { data: null } | { code: number; message: string } => ({ data: null }) };
    const opened = await openStore({
      save: notFound,
      responses: { '/draft/restore': () => restore.respond() },
    });
    for (const command of rowsOf(3)) opened.store.run(command);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(opened.state().saving).toBe('deleted');
    return { ...opened, restore };
  };

  it('is restored with the pending changes', async () => {
    const { store, state, responder, saves } = await openDeleted();
    responder.save = confirmSave;
    await store.restore();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(state().saving).toBe('saved');
    const [first, second] = idsOf(saves());
    expect(second).toEqual(first);
  });

  it('stays on screen if it cannot be restored', async () => {
    const { store, state, restore, journaled } = await openDeleted();
    restore.respond = () => ({ code: 404, message: 'gone' });
    await expect(store.restore()).rejects.toThrow('gone');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(state().saving).toBe('deleted');
    expect(journaled.unsaved?.commands).toHaveLength(3);
  });

  it('is saved as a new one, once, even if the response was lost', async () => {
    const { store, state, responder, saves, journaled } = await openDeleted();
    const before = saves().length;
    let cuts = 2;
    responder.save = (body) => (cuts-- > 0 ? unreachable() : confirmSave(body));
    await expect(store.saveAsNew('Winter, copy')).rejects.toThrow();
    await expect(store.saveAsNew('Winter, copy')).rejects.toThrow();
    const id = await store.saveAsNew('Winter, copy');
    const bodies = saves().slice(before);
    expect(new Set(bodies.map((body) => body.id))).toEqual(new Set([id]));
    expect(bodies[0]).toMatchObject({ name: 'Winter, copy', accountId: draftSummary(1, 'Winter').accountId });
    const content = bodies.at(-1)?.commands.map(({ command }) => command);
    expect(content).toMatchObject([{ kind: 'campaign' }, { kind: 'unit' }, { kind: 'keyword' }]);
    expect([state().session.pending, journaled.unsaved]).toEqual([[], undefined]);
  });
});
