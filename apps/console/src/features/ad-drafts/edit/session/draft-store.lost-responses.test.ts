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

it('has on the server what the user sees, once the server responds again, whatever was lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer(), fc.boolean(), async (seed, hasOthers) => {
      const random = seeded(seed);
      const newId = idSource('m');
      const server = draftServer(4);
      let isFaulty = true;
      const { store, state } = await openStore({
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
      for (let round = 0; round < 8; round++) {
        store.run(randomCommand(state().session.history.draft, random, newId));
        if (random() < 0.3) store.undo();
        if (hasOthers && random() < 0.4)
          server.add(crypto.randomUUID(), randomCommand(server.draft(), random, newId));
        if (random() < 0.3) store.saveNow();
        await vi.advanceTimersByTimeAsync(random() * 8_000);
      }
      isFaulty = false;
      await vi.advanceTimersByTimeAsync(20_000);
      store.saveNow();
      await vi.advanceTimersByTimeAsync(30_000);
      expect(state()).toMatchObject({ saving: 'saved', session: { pending: [] } });
      expect(toRows(state().session.history.draft)).toEqual(toRows(server.draft()));
      store.close();
    }),
    { numRuns: 40 },
  );
});
