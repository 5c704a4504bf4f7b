import { toRows } from '@meridian/draft-editor/core';
import { idSource, randomCommand, seeded } from '@meridian/draft-editor/testing';
import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { draftServer } from './testing/draft-server';
import { openStore } from './testing/open-store';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

type Fault = 'none' | 'request lost' | 'response lost' | 'slow' | 'rejected';
const faults: readonly Fault[] = ['none', 'none', 'request lost', 'response lost', 'slow', 'rejected'];

it("has the user's draft on the server once it responds again, whichever responses were lost", async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer(), fc.boolean(), fc.boolean(), async (seed, hasOthers, hasCrashes) => {
      const random = seeded(seed);
      const newId = idSource('m');
      const server = draftServer(4);
      let isFaulty = true;
      const { store, state, journaled } = await openStore({
        save: async (body) => {
          const fault = isFaulty ? faults[Math.floor(random() * faults.length)] : 'none';
          if (fault === 'request lost') throw new TypeError('unreachable');
          if (fault === 'rejected') return { code: 401, message: 'over' };
          const response = server.save(body);
          if (fault === 'response lost') throw new TypeError('unreachable');
          if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, 9_000));
          return response;
        },
      });
      const left: string[] = [];
      for (let round = 0; round < 8; round++) {
        store.run(randomCommand(state().session.history.draft, random, newId));
        if (random() < 0.3) store.undo();
        if (hasOthers && random() < 0.4)
          server.add(crypto.randomUUID(), randomCommand(server.draft(), random, newId));
        if (hasCrashes && journaled.left === undefined && random() < 0.3) {
          // a window with the same draft is gone, before it could save
          const id = crypto.randomUUID();
          const command = { type: 'rename', name: `left ${round}` } as const;
          journaled.left = { version: server.version(), commands: [{ id, command }] };
          left.push(id);
        }
        if (random() < 0.3) store.saveNow();
        await vi.advanceTimersByTimeAsync(random() * 8_000);
      }
      isFaulty = false;
      await vi.advanceTimersByTimeAsync(20_000);
      store.saveNow();
      await vi.advanceTimersByTimeAsync(30_000);
      expect(state()).toMatchObject({ saving: 'saved', session: { pending: [] } });
      expect(toRows(state().session.history.draft)).toEqual(toRows(server.draft()));
      // a rebase on what others saved gives commands other ids
      if (!hasOthers) expect(left.filter((id) => !server.hasSaved(id))).toEqual([]);
      expect(journaled.left).toBeUndefined();
      store.close();
    }),
    { numRuns: 40 },
  );
});
