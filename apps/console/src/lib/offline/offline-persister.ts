import type { Persister } from '@tanstack/query-persist-client-core';
import type { MutationState } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { parseStored, validEntries } from '../storage/parse-stored';
import { windowStore } from '../storage/safe-storage';
import { isOfflineRequest, offlineKey, type OfflineChange } from './offline-endpoints';

/** An older name: windows that are open have data under it. */
const storageKey = 'keptChanges';

const changeSchema = z.object({ what: z.string(), call: z.string(), body: z.unknown() });
const storedSchema = z.object({ owner: z.string(), changes: z.record(z.string(), z.unknown()) });
const variablesSchema = z.object({ what: z.string(), body: z.unknown() });

/**
 * Stores a user's paused mutations in this window: `{ owner, changes: { id: { what, call, body } } }`. Restores only
 * those of the same user whose endpoint and body are valid; where storage is forbidden or full, nothing is stored.
 */
export function offlinePersister(owner: string): Persister {
  let written: string | null | undefined;
  const write = (text: string | null) => {
    if (text === written) return;
    written = text;
    if (text === null) windowStore.removeItem(storageKey);
    else windowStore.setItem(storageKey, text);
  };
  return {
    persistClient: ({ clientState }) => {
      const changes = clientState.mutations.map(({ mutationKey, state }) => ({
        ...variablesSchema.parse(state.variables),
        call: mutationKey?.[1],
      }));
      write(
        changes.length === 0
          ? null
          : JSON.stringify({ owner, changes: Object.fromEntries(changes.entries()) }),
      );
    },
    restoreClient: () => {
      const mutations = readChanges(owner).map(({ what, call, body }) => ({
        mutationKey: [offlineKey, call],
        meta: { isRestored: true },
        state: pausedState({ what, body }),
      }));
      return { timestamp: Date.now(), buster: '', clientState: { mutations, queries: [] } };
    },
    removeClient: () => write(null),
  };
}

/** Removes what is stored, whoever's it is. */
export function removeStoredMutations(): void {
  windowStore.removeItem(storageKey);
}

function readChanges(owner: string) {
  const stored = parseStored(windowStore.getItem(storageKey), storedSchema);
  if (stored?.owner !== owner) return [];
  return Object.values(validEntries(stored.changes, changeSchema)).filter(({ call, body }) =>
    isOfflineRequest(call, body),
  );
}

const pausedState = (variables: OfflineChange<unknown>): MutationState => ({
  context: undefined,
  data: undefined,
  error: null,
  failureCount: 0,
  failureReason: null,
  isPaused: true,
  status: 'pending',
  submittedAt: Date.now(),
  variables,
});
