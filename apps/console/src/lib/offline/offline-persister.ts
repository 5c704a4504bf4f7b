import type { MutationState } from '@tanstack/react-query';
import type { Persister } from '@tanstack/query-persist-client-core';
import * as z from 'zod/mini';
import { readWindowStored, writeWindowStored } from '../window-storage';
import { isOfflineRequest, offlineKey, type OfflineChange } from './offline-endpoints';

export const storageKey = 'keptChanges';

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
    if (text !== written) writeWindowStored(storageKey, text);
    written = text;
  };
  return {
    persistClient: ({ clientState }) => {
      const changes = clientState.mutations.map(({ mutationKey, state }) => ({
        ...variablesSchema.parse(state.variables),
        call: mutationKey?.[1],
      }));
      write(changes.length === 0 ? null : JSON.stringify({ owner, changes: { ...changes } }));
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
  writeWindowStored(storageKey, null);
}

function readChanges(owner: string) {
  const stored = storedSchema.safeParse(parse(readWindowStored(storageKey))).data;
  if (stored?.owner !== owner) return [];
  return Object.values(stored.changes).flatMap((value) => {
    const change = changeSchema.safeParse(value).data;
    return change && isOfflineRequest(change.call, change.body) ? [change] : [];
  });
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

const parse = (text: string | null): unknown => {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null; // truncated or written by others
  }
};
