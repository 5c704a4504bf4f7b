import type { AppDependencies } from '../kits/app-dependencies';

const unsubscribe = () => undefined;

/** No server notifies another one. */
export const noSignals: AppDependencies['signals'] = {
  subscribe: () => unsubscribe,
  subscribeToUploads: () => unsubscribe,
  subscribeToSyncs: () => unsubscribe,
};
