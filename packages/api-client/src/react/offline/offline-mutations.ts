import { dehydrate, hydrate, onlineManager, type Mutation, type QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../../client/types';
import { isSessionExpiredError } from '../../errors/error-causes';
import { offlineKey } from './define-offline-mutation';
import { discardPaused } from './pause-while-offline';
import { createStoredMutations, type StoredMutationsOptions } from './stored-mutations';

/** Outcome of a mutation that could not be sent immediately. */
export type OfflineEvent = 'paused' | 'sent' | 'rejected';

/** The user whose mutations are restored, and the callback for their outcomes. */
export interface StartOptions {
  queryClient: QueryClient;
  client: ApiClient;
  /** Only this user's mutations are restored; those of another user are removed. */
  userId: string;
  /** `what` describes the change, as in its variables. */
  onEvent: (event: OfflineEvent, what: string) => void;
}

/** Mutations that survive a reload of the window while the server is unreachable. */
export interface OfflineMutations {
  /**
   * Restores the mutations that were paused when this window was reloaded, sends them, and then refetches everything. From then on
   * paused mutations are stored. Has no effect if it has already started for this user.
   */
  start: (options: StartOptions) => Promise<void>;
  /** Stops storing, so that paused mutations remain in storage for the same user's next login. */
  suspend: () => void;
  /** Removes paused and stored mutations, since the user has logged out. */
  discard: () => void;
}

/** Mutations that were paused while offline and are not finished. */
const waited = new WeakSet<Mutation>();
const isRestored = (mutation: Mutation) => mutation.meta?.isRestored === true;

/** Stores mutations of `defineOfflineMutation` while they are paused. Create it once, in a module. */
export function createOfflineMutations(options: StoredMutationsOptions): OfflineMutations {
  const stored = createStoredMutations(options);
  let active: { queryClient: QueryClient; userId: string; stop: () => void } | undefined;
  const suspend = () => {
    active?.stop();
    active = undefined;
  };
  return {
    suspend,
    start: async ({ queryClient, client, userId, onEvent }) => {
      if (active?.userId === userId && active.queryClient === queryClient) return;
      active?.stop();
      for (const mutation of options.mutations) mutation.setDefaults(queryClient, client);
      const cache = queryClient.getMutationCache();
      const save = () => stored.save(userId, storableIn(queryClient));
      const stop = cache.subscribe((event) => {
        if (event.type !== 'updated' && event.type !== 'removed') return;
        markPaused(queryClient, onEvent);
        const { mutationId } = event.mutation;
        const updated = cache.getAll().find((mutation) => mutation.mutationId === mutationId);
        if (updated && event.type === 'updated') reportSettled(updated, onEvent);
        save();
      });
      active = { queryClient, userId, stop };
      // a restored mutation that is rejected because the session ended stays until the next login
      const hydrateOptions = { defaultOptions: { mutations: { gcTime: Number.POSITIVE_INFINITY } } };
      hydrate(queryClient, { mutations: stored.restore(userId), queries: [] }, hydrateOptions);
      save();
      if (cache.findAll({ predicate: isRestored }).length === 0) return;
      await cache.resumePausedMutations();
      await queryClient.invalidateQueries();
    },
    discard: () => {
      const queryClient = active?.queryClient;
      suspend();
      if (queryClient) discardPaused(queryClient);
      stored.remove();
    },
  };
}

const storableIn = (queryClient: QueryClient) =>
  dehydrate(queryClient, { shouldDehydrateMutation: isStored, shouldDehydrateQuery: () => false }).mutations;

function isStored(mutation: Mutation): boolean {
  const { status, error } = mutation.state;
  if (isRestored(mutation)) return status === 'pending' || isSessionExpiredError(error);
  return status === 'pending' && waited.has(mutation);
}

function markPaused(queryClient: QueryClient, onEvent: StartOptions['onEvent']): void {
  // a mutation that waits for another one of its scope is also paused while online
  if (onlineManager.isOnline()) return;
  for (const mutation of queryClient.getMutationCache().findAll({ mutationKey: [offlineKey] })) {
    if (!mutation.state.isPaused || waited.has(mutation)) continue;
    waited.add(mutation);
    onEvent('paused', whatOf(mutation));
  }
}

function reportSettled(mutation: Mutation, onEvent: StartOptions['onEvent']): void {
  const { status, error } = mutation.state;
  if (status === 'pending' || (!waited.has(mutation) && !isRestored(mutation))) return;
  if (status === 'error' && isRestored(mutation) && isSessionExpiredError(error)) return;
  waited.delete(mutation);
  onEvent(status === 'success' ? 'sent' : 'rejected', whatOf(mutation));
}

function whatOf({ state: { variables } }: Mutation): string {
  return typeof variables === 'object' && variables !== null && 'what' in variables
    ? String(variables.what)
    : '';
}
