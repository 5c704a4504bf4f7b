import type { ApiClient } from '@meridian/api-client';
import { persistQueryClientRestore, persistQueryClientSave } from '@tanstack/query-persist-client-core';
import { onlineManager, type Mutation, type QueryClient } from '@tanstack/react-query';
import { onSignOut } from '../session/session';
import { offlineEndpoints, offlineKey } from './offline-endpoints';
import { offlinePersister, removeStoredMutations } from './offline-persister';
import { discardPaused } from './pause-while-offline';
import { isSessionExpiredError } from './response-errors';

/** What becomes of a mutation that the server could not take at once. */
export type OfflineEvent = 'paused' | 'sent' | 'rejected';

export interface StartOptions {
  queryClient: QueryClient;
  api: ApiClient;
  /** Only this user's mutations are restored; those of another user are removed. */
  userId: string;
  /** `what` names the change, already translated. */
  onEvent: (event: OfflineEvent, what: string) => void;
}

let active: { queryClient: QueryClient; userId: string; stop: () => void } | undefined;

/** Mutations that were paused while offline and have not been settled. */
const waited = new WeakSet<Mutation>();
const isRestored = (mutation: Mutation) => mutation.meta?.isRestored === true;

/**
 * Restores the mutations that were paused when this window was reloaded, sends them, and then refetches everything. From
 * now on paused mutations are stored. Does nothing when it has already started for this user.
 */
export async function startOfflineMutations({
  queryClient,
  api,
  userId,
  onEvent,
}: StartOptions): Promise<void> {
  if (active?.userId === userId && active.queryClient === queryClient) return;
  active?.stop();
  for (const endpoint of Object.values(offlineEndpoints)) endpoint.setDefaults(queryClient, api);
  const cache = queryClient.getMutationCache();
  const persister = offlinePersister(userId);
  const save = () =>
    void persistQueryClientSave({
      queryClient,
      persister,
      dehydrateOptions: { shouldDehydrateMutation: isStored, shouldDehydrateQuery: () => false },
    });
  const stop = cache.subscribe((event) => {
    if (event.type !== 'updated' && event.type !== 'removed') return;
    markPaused(queryClient, onEvent);
    const { mutationId } = event.mutation;
    const updated = cache.getAll().find((mutation) => mutation.mutationId === mutationId);
    if (updated && event.type === 'updated') reportSettled(updated, onEvent);
    save();
  });
  active = { queryClient, userId, stop };
  // a restored mutation that the session's end rejects stays until the next sign-in
  const hydrateOptions = { defaultOptions: { mutations: { gcTime: Number.POSITIVE_INFINITY } } };
  await persistQueryClientRestore({ queryClient, persister, hydrateOptions });
  save();
  if (cache.findAll({ predicate: isRestored }).length === 0) return;
  await cache.resumePausedMutations();
  await queryClient.invalidateQueries();
}

/** Stops storing, so that what is paused remains in storage for the same user's next sign-in. */
export function suspendOfflineMutations(): void {
  active?.stop();
  active = undefined;
}

onSignOut(() => {
  const queryClient = active?.queryClient;
  suspendOfflineMutations();
  if (queryClient) discardPaused(queryClient);
  removeStoredMutations();
});

function isStored(mutation: Mutation): boolean {
  const { status, error } = mutation.state;
  if (isRestored(mutation)) return status === 'pending' || isSessionExpiredError(error);
  return status === 'pending' && waited.has(mutation);
}

function markPaused(queryClient: QueryClient, onEvent: StartOptions['onEvent']): void {
  // one that waits for another of its scope is paused too, while online
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
