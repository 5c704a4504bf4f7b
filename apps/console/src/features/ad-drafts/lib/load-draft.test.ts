import { exampleDraft, applyCommand, rowKinds, toRows, type Draft } from '@meridian/draft-editor/core';
import { idSource, randomCommand, seeded } from '@meridian/draft-editor/testing';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { draftSummary, partsOf } from '../../../testing/demo/demo-drafts';
import { fakeServer, type FakeResponse } from '../../../testing/fake-server';
import { loadDraft, type LoadedDraft } from './load-draft';

function randomDraft(seed: number): Draft {
  const [random, newId] = [seeded(seed), idSource('r')];
  let draft = exampleDraft();
  for (let step = 0; step < 40; step++)
    draft = applyCommand(draft, randomCommand(draft, random, newId)).draft;
  return draft;
}

interface PageBody {
  version?: number;
  from?: number;
}

/** Responses with pages of a draft, like the server's; `versionAt`: the version when a page is requested. */
function pagesOf(draft: Draft, size: number, versionAt: (request: number) => number = () => 4) {
  const { rows } = toRows(draft);
  const counts = Object.fromEntries(rowKinds.map((kind) => [kind, rows[kind].length]));
  const all = partsOf(draft).flatMap(({ kind, fields, rows: own }) =>
    own.map((row) => ({ kind, fields, row })),
  );
  let requests = 0;
  return (body: unknown): FakeResponse => {
    const { version, from = 0 } = body as PageBody;
    const current = versionAt(requests++);
    if (version !== undefined && version !== current) return { code: 409, message: 'stale' };
    const parts = all.slice(from, from + size).map(({ row, ...part }) => ({ ...part, rows: [row] }));
    const next = from + size < all.length ? from + size : null;
    // asserted: the keys are the kinds
    const summary = draftSummary(1, draft.name, { version: current, counts: counts as never });
    return { data: { draft: summary, parts, next } };
  };
}

const sizeOf = (draft: Draft) => rowKinds.reduce((sum, kind) => sum + draft.tables[kind].size, 0);

it('shows at any time the first rows of the draft with their values, and in the end all of them', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(), fc.integer({ min: 1, max: 12 }), async (seed, size) => {
      const complete = randomDraft(seed);
      const { api } = fakeServer({ '/draft/detail': pagesOf(complete, size) });
      const seen: LoadedDraft[] = [];
      const loaded = await loadDraft(api, { id: 'any', onPart: (part) => seen.push(part()) });
      expect(loaded.draft).toEqual(complete);
      let previous = 0;
      for (const { draft } of seen) {
        for (const kind of ['campaign', 'unit'] as const)
          expect(draft.tables[kind]).toEqual(complete.tables[kind]);
        for (const kind of rowKinds)
          for (const [parentId, rows] of draft.tables[kind].groups)
            expect(rows).toEqual(complete.tables[kind].groups.get(parentId)?.slice(0, rows.length));
        expect(sizeOf(draft)).toBeGreaterThan(previous);
        previous = sizeOf(draft);
      }
      expect(previous).toBeLessThan(Math.max(1, sizeOf(complete)));
    }),
    { numRuns: 20 },
  );
});

it('has no parts of a draft of one page', async () => {
  const { api } = fakeServer({ '/draft/detail': pagesOf(exampleDraft(), 100) });
  const onPart = vi.fn<(part: () => LoadedDraft) => void>();
  expect((await loadDraft(api, { id: 'any', onPart })).draft).toEqual(exampleDraft());
  expect(onPart).not.toHaveBeenCalled();
});

it('starts again after a change by another user, and requests all pages from the same start', async () => {
  const server = fakeServer({
    '/draft/detail': pagesOf(exampleDraft(), 3, (request) => (request < 1 ? 4 : 5)),
  });
  const seen: LoadedDraft[] = [];
  const start = { id: 'unit-1', scope: 'unit' } as const;
  const loaded = await loadDraft(server.api, { id: 'any', start, onPart: (part) => seen.push(part()) });
  expect(loaded.summary.version).toBe(5);
  expect(seen.map(({ summary, draft }) => [summary.version, sizeOf(draft)])).toEqual([
    [4, 3],
    [5, 3],
  ]);
  expect(server.bodiesOf('/draft/detail')).toMatchObject([
    { start },
    { start, version: 4, from: 3 },
    { start },
    { start, version: 5, from: 3 },
  ]);
});
