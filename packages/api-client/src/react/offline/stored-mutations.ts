import type { DehydratedState, MutationState } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { offlineKey, type OfflineChange, type StorableMutation } from './define-offline-mutation';

/** The storage of paused mutations. */
export interface MutationStorage {
  getItem: (key: string) => string | null;
  setItem: (key: string, text: string) => unknown;
  removeItem: (key: string) => unknown;
}

/** Storage of paused mutations. */
export interface StoredMutationsOptions {
  mutations: readonly StorableMutation[];
  /** Key of the storage; `meridianOfflineMutations` by default. */
  storageKey?: string;
  /** A function, since a forbidden storage throws. The window's `sessionStorage` by default. */
  storage?: () => MutationStorage;
}

type DehydratedMutations = DehydratedState['mutations'];

const changeSchema = z.object({ what: z.string(), call: z.string(), body: z.unknown() });
const storedSchema = z.object({ owner: z.string(), changes: z.record(z.string(), z.unknown()) });
const variablesSchema = z.object({ what: z.string(), body: z.unknown() });

/**
 * Stores a user's paused mutations: `{ owner, changes: { id: { what, call, body } } }`. Where storage is forbidden or
 * full, nothing is stored.
 */
export function createStoredMutations({
  mutations,
  storageKey = 'meridianOfflineMutations',
  storage = () => sessionStorage,
}: StoredMutationsOptions) {
  let written: string | null | undefined;
  const attempt = <Result>(run: (opened: MutationStorage) => Result): Result | undefined => {
    try {
      return run(storage());
    } catch {
      return undefined; // forbidden or full
    }
  };
  const write = (text: string | null) => {
    if (text === written) return;
    written = text;
    attempt((opened) => (text === null ? opened.removeItem(storageKey) : opened.setItem(storageKey, text)));
  };
  const isValid = ({ call, body }: z.infer<typeof changeSchema>) =>
    mutations.some(({ name, takes }) => name === call && takes(body));
  return {
    save: (owner: string, paused: DehydratedMutations) => {
      const changes = paused.flatMap(({ mutationKey, state }) => {
        const { success, data } = variablesSchema.safeParse(state.variables);
        return success ? [{ ...data, call: mutationKey?.[1] }] : [];
      });
      const text = JSON.stringify({ owner, changes: Object.fromEntries(changes.entries()) });
      write(changes.length === 0 ? null : text);
    },
    /** The mutations of this user whose name and body are valid. */
    restore: (owner: string): DehydratedMutations => {
      written = undefined;
      const stored = parseStored(attempt((opened) => opened.getItem(storageKey)) ?? null);
      if (stored?.owner !== owner) return [];
      return Object.values(stored.changes)
        .flatMap((change) => changeSchema.safeParse(change).data ?? [])
        .filter(isValid)
        .map(({ what, call, body }) => ({
          mutationKey: [offlineKey, call],
          meta: { isRestored: true },
          state: pausedState({ what, body }),
        }));
    },
    /** Removes the stored mutations of any user. */
    remove: () => {
      written = undefined;
      write(null);
    },
  };
}

/** Undefined for no text, damaged text, and text of another format. */
function parseStored(text: string | null) {
  try {
    return text === null ? undefined : storedSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined; // not JSON
  }
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
