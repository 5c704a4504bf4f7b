import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useApi } from '../../../../lib/api/api';
import { useServerState } from '../../../../lib/offline/server-probe';
import { useSession } from '../../../../lib/session/session';
import { createDraftJournal } from './draft-journal';
import {
  createDraftStore,
  type DraftStore,
  type DraftStoreOptions,
  type DraftStoreState,
} from './draft-store';

/** One for the window, since it stands for it. */
let windowJournal: ReturnType<typeof createDraftJournal> | undefined;

/** Opens a draft, and closes it with the component. Another draft, user or permission needs another component. */
export function useDraftStore({
  draftId,
  userId,
  canEdit,
}: Pick<DraftStoreOptions, 'draftId' | 'userId' | 'canEdit'>): {
  state: DraftStoreState;
  store: DraftStore;
} {
  const api = useApi();
  const [store] = useState(() => {
    windowJournal ??= createDraftJournal();
    return createDraftStore({ api, journal: windowJournal, userId, draftId, canEdit });
  });
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
  useWarningBeforeLoss(state);
  return { state, store };
}

/** The browser asks before the window is closed where that would lose changes. */
function useWarningBeforeLoss(state: DraftStoreState): void {
  const wouldLose = state.status === 'open' && !state.isJournaled && state.session.pending.length > 0;
  useEffect(() => {
    if (!wouldLose) return undefined;
    const confirm = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', confirm);
    return () => removeEventListener('beforeunload', confirm);
  }, [wouldLose]);
}
