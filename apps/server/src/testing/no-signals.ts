import type { AppDependencies } from '../kits/app-dependencies';

const unsubscribe = () => undefined;

/** Signals without any notification. */
export const noSignals: AppDependencies['signals'] = {
  subscribe: () => unsubscribe,
  subscribeToUploads: () => unsubscribe,
  subscribeToSyncs: () => unsubscribe,
};
