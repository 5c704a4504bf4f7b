import { childrenOf, emptyDraft, findRow, type Draft } from '@meridian/draft-editor/core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draftSummary } from '../../../../testing/demo/demo-drafts';
import type { FakeEndpoint, FakeResponse } from '../../../../testing/fake-server';
import type { DraftStoreState } from './open-draft';
import { confirmSave, openStore, renameTo } from './testing/open-store';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('stores a change in the browser at once, and sends it after a pause', async () => {
  const { store, state, journaled, saves } = await openStore();
  expect(state().saving).toBe('saved');
  store.run(renameTo('Winter 2027'));
  expect(state().saving).toBe('saving');
  expect(journaled.written.at(-1)).toMatchObject({
    version: 4,
    commands: [{ command: renameTo('Winter 2027') }],
  });
  expect(saves()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(saves()).toMatchObject([{ version: 4, commands: [{ command: renameTo('Winter 2027') }] }]);
  expect(state()).toMatchObject({ saving: 'saved', summary: { version: 5 } });
  expect(state().savedAt).toBe('2026-11-21T01:30:00Z');
  expect(journaled.written.at(-1)).toEqual({ version: 5, commands: [] });
});

it('keeps changes while the server is unreachable, and sends them under the same ids', async () => {
  const { store, state, saves, responder } = await openStore();
  responder.save = () => {
    throw new TypeError('unreachable');
  };
  store.run(renameTo('Winter 2027'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(state().saving).toBe('offline');
  responder.save = confirmSave;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(state().saving).toBe('saved');
  const ids = saves().flatMap(({ commands }) => commands.map(({ id }) => id));
  expect(ids.length).toBeGreaterThan(1);
  expect(new Set(ids).size).toBe(1);
});

it("applies other users' changes below its own, and saves its own again", async () => {
  const theirs = {
    version: 5,
    id: '7d3c1b52-0c8e-4a39-9e52-5a0e6f7f0009',
    command: {
      type: 'add',
      kind: 'campaign',
      placements: [{ parentId: '', rows: [{ id: 'c1', campaignName: 'Kyoto' }] }],
    },
    savedTime: '2026-11-21T01:30:00Z',
    savedBy: 'bob',
  };
  const { store, state, name, saves } = await openStore({
    save: (body) =>
      body.version === 4
        ? { code: 409, message: 'stale', data: { version: 5, changes: [theirs] } }
        : confirmSave(body),
  });
  store.run(renameTo('Winter 2027'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(saves().map(({ version }) => version)).toEqual([4, 5]);
  expect(name()).toBe('Winter 2027');
  expect(findRow(state().session.history.draft, 'campaign', 'c1')).toMatchObject({ campaignName: 'Kyoto' });
  expect(state().session.conflicts).toEqual([]);
});

it('shows what both changed, and saves the selected side', async () => {
  const theirs = {
    version: 5,
    id: '7d3c1b52-0c8e-4a39-9e52-5a0e6f7f0009',
    command: renameTo('Winter by Bob'),
    savedTime: '2026-11-21T01:30:00Z',
    savedBy: 'bob',
  };
  const { store, state, name, saves } = await openStore({
    save: (body) =>
      body.version === 4
        ? { code: 409, message: 'stale', data: { version: 5, changes: [theirs] } }
        : confirmSave(body),
  });
  store.run(renameTo('Winter by Ann'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(name()).toBe('Winter by Bob');
  const [conflict] = state().session.conflicts;
  if (!conflict) throw new Error('no conflict');
  store.decide(conflict, 'mine');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(name()).toBe('Winter by Ann');
  expect(state().session.conflicts).toEqual([]);
  expect(
    saves()
      .flatMap(({ commands }) => commands)
      .at(-1)?.command,
  ).toEqual(renameTo('Winter by Ann'));
});

it('resumes the changes of a closed window', async () => {
  const left = { version: 4, commands: [{ id: crypto.randomUUID(), command: renameTo('Recovered') }] };
  const { name, saves } = await openStore({ left });
  expect(name()).toBe('Recovered');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(saves()[0]).toMatchObject({ version: 4, commands: left.commands });
});

it("requests other users' changes while nothing is edited", async () => {
  const { saves } = await openStore();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(saves().length).toBeGreaterThan(1);
  expect(saves().every(({ commands }) => commands.length === 0)).toBe(true);
});

it('sends pending changes when it is closed, and nothing after', async () => {
  const { store, saves } = await openStore();
  store.run(renameTo('Winter 2027'));
  store.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(saves()).toHaveLength(1);
});

it('undoes and redoes as new commands', async () => {
  const { store, name, saves } = await openStore();
  store.run(renameTo('Winter 2027'));
  store.undo();
  expect(name()).toBe('Winter');
  store.redo();
  expect(name()).toBe('Winter 2027');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(saves()[0]?.commands).toMatchObject([
    { command: renameTo('Winter 2027') },
    { command: renameTo('Winter') },
    { command: renameTo('Winter 2027') },
  ]);
});

describe('a draft of several pages', () => {
  const unit = { id: 'u1', parentId: 'c1', adgroupName: 'Hotels' };
  const campaign = { id: 'c1', parentId: '', campaignName: 'Kyoto' };
  const counts = { campaign: 1, unit: 1, keyword: 2, creative: 0, picture: 0 };
  const part = (kind: string, { id, parentId, ...fields }: Record<string, string>) => ({
    kind,
    fields: Object.keys(fields),
    rows: [[id, parentId, ...Object.values(fields)]],
  });
  const keyword = (id: string) => part('keyword', { id, parentId: 'u1', keyword: id });

  /** The second page arrives, or fails, when the test says so. */
  function pages() {
    let resolve: (response: FakeResponse) => void = () => {};
    const promise = new Promise<FakeResponse>((done) => {
      resolve = done;
    });
    const summary = draftSummary(1, 'Winter', { version: 4, counts });
    const first = [part('campaign', campaign), part('unit', unit), keyword('k1')];
    const detail: FakeEndpoint = (body) =>
      (body as { from?: number }).from === undefined
        ? { data: { draft: summary, parts: first, next: 3 } }
        : promise;
    return {
      detail,
      respond: (response: FakeResponse) => resolve(response),
      last: { data: { draft: summary, parts: [keyword('k2')], next: null } },
    };
  }
  const keywordsOf = (draft: Draft) => childrenOf(draft, 'keyword', 'u1').map(({ id }) => id);

  it('can be read, but not changed, while the others load', async () => {
    const { detail, respond, last } = pages();
    const { store, state, saves, journaled } = await openStore({ responses: { '/draft/detail': detail } });
    await vi.advanceTimersByTimeAsync(100);
    const loading = () => store.store.getState() as Extract<DraftStoreState, { status: 'loading' }>;
    expect(loading()).toMatchObject({ status: 'loading', part: { loadedRows: 3, summary: { counts } } });
    expect(keywordsOf(loading().part?.session.history.draft ?? emptyDraft())).toEqual(['k1']);
    store.run(renameTo('typed meanwhile'));
    store.undo();
    store.saveNow();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(loading().part?.session.history.draft.name).toBe('Winter');
    expect([saves(), journaled.written]).toEqual([[], []]);
    respond(last);
    await vi.advanceTimersByTimeAsync(100);
    expect(state()).toMatchObject({ status: 'open', saving: 'saved' });
    expect(state().loadedRows).toBeUndefined();
    expect(keywordsOf(state().session.history.draft)).toEqual(['k1', 'k2']);
  });

  it('fails as a whole with a later page', async () => {
    const { detail, respond } = pages();
    const { store, state } = await openStore({ responses: { '/draft/detail': detail } });
    respond({ code: 500, message: 'broken' });
    await vi.advanceTimersByTimeAsync(100);
    expect(state().status).toBe('failed');
    expect(store.store.getState()).not.toHaveProperty('part');
    store.reload();
    expect(state()).toEqual({ status: 'loading' });
  });

  it('is not shown in part if a closed window has left changes', async () => {
    const { detail, respond, last } = pages();
    const left = { version: 4, commands: [{ id: crypto.randomUUID(), command: renameTo('Recovered') }] };
    const { state, name } = await openStore({ left, responses: { '/draft/detail': detail } });
    await vi.advanceTimersByTimeAsync(100);
    expect(state()).toEqual({ status: 'loading' });
    respond(last);
    await vi.advanceTimersByTimeAsync(100);
    expect(name()).toBe('Recovered');
  });

  it('is shown with more rows only once the page has drawn the earlier ones', async () => {
    const summary = draftSummary(1, 'Winter', { version: 4, counts: { ...counts, keyword: 4 } });
    const first = [part('campaign', campaign), part('unit', unit)];
    const waiting: (() => void)[] = [];
    const detail: FakeEndpoint = async (body) => {
      const { from = 0 } = body as { from?: number };
      if (from > 0) await new Promise<void>((resolve) => waiting.push(resolve));
      const next = from === 0 ? 2 : from < 5 ? from + 1 : null;
      return { data: { draft: summary, parts: from === 0 ? first : [keyword(`k${from}`)], next } };
    };
    const { store } = await openStore({ responses: { '/draft/detail': detail } });
    const rows = async () => {
      await vi.advanceTimersByTimeAsync(100);
      const state = store.store.getState();
      return state.status === 'loading' ? state.part?.loadedRows : state.status;
    };
    const nextPage = () => {
      waiting.shift()?.();
      return rows();
    };
    expect(await rows()).toBe(2);
    expect(await nextPage()).toBe(2);
    store.partDrawn();
    expect(await rows()).toBe(2);
    expect(await nextPage()).toBe(4);
    expect(await nextPage()).toBe(4);
    expect(await nextPage()).toBe('open');
  });
});
