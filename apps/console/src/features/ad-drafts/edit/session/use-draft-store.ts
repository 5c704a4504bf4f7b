import { useEffect, useState, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { useApi } from '../../../../lib/api/api';
import { useServerState } from '../../../../lib/offline/server-probe';
import { useSession } from '../../../../lib/session/session';
import { createDraftStore, type DraftStore, type DraftStoreOptions } from './draft-store';
import type { DraftStoreState } from './open-draft';
import { isFull } from './storage-state';
import { useFlushOfTyping } from './use-flush-of-typing';
import { windowJournals } from './window-journals';

/** Opens a draft, and closes it with the component. Another draft, user or permission needs another component; `start` is that of the first render. */
export function useDraftStore({
  draftId,
  userId,
  start,
  canEdit,
}: Pick<DraftStoreOptions, 'draftId' | 'userId' | 'start' | 'canEdit'>): {
  state: DraftStoreState;
  store: DraftStore;
} {
  const api = useApi();
  const [store] = useState(() =>
    createDraftStore({ api, ...windowJournals(), userId, draftId, start, canEdit }),
  );
  useEffect(() => {
    store.open();
    return () => store.close();
  }, [store]);
  const isReachable = useServerState((state) => state.unreachableSince === null);
  const isSignedIn = useSession((state) => !state.isExpired);
  useEffect(() => {
    if (isReachable && isSignedIn) store.saveNow();
  }, [isReachable, isSignedIn, store]);
  const state = useStore(store.store);
  useFlushOfTyping(store.inputs);
  useWarningBeforeLoss(state, store);
  return { state, store };
}

/** Lets the browser ask before the window is closed if changes or typed texts would be lost. */
function useWarningBeforeLoss(state: DraftStoreState, { inputs }: DraftStore): void {
  const isTyped = useSyncExternalStore(inputs.subscribe, () => inputs.all().size > 0);
  const wouldLose =
    state.status === 'open' &&
    ((isFull(state.storage) && state.session.pending.length > 0) || (!state.isTypingStored && isTyped));
  useEffect(() => {
    if (!wouldLose) return undefined;
    const confirm = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', confirm);
    return () => removeEventListener('beforeunload', confirm);
  }, [wouldLose]);
}
