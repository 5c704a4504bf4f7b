import { createOfflineMutations } from '@meridian/api-client/react';
import { onSignOut } from '../session/session';
import { offlineEndpoints } from './offline-endpoints';

/** The changes of this window that wait for the server. */
export const offlineMutations = createOfflineMutations({
  mutations: Object.values(offlineEndpoints),
  // an older name: open windows have data under it
  storageKey: 'keptChanges',
});

onSignOut(offlineMutations.discard);
