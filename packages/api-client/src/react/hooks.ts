// Everything that needs React. The build marks it for the browser, so that servers can still import the query options of the same
// entry.
export { sharedEvent, type SharedEvent, type SharedEventOptions } from '../events/share-event-stream';
export { useSharedEvents, type SharedEventsOptions } from './live/use-shared-events';
export {
  type BrowserSession,
  createSession,
  type SessionOptions,
  type SessionState,
  type TokenStore,
} from './session/create-session';
export { useUserRefresh } from './session/use-user-refresh';
export { useSessionWatch, type SessionWatchOptions } from './session/use-session-watch';
export {
  createServerProbe,
  type ServerProbe,
  type ServerProbeOptions,
  type ServerState,
} from './offline/server-probe';
export { connectOnlineManager } from './offline/connect-online-manager';
export { oldestDataTime } from './offline/oldest-data-time';
export { AbortedError, pauseWhileOffline } from './offline/pause-while-offline';
export { sentOrPaused, type SentOrPausedOptions } from './offline/sent-or-paused';
export {
  defineOfflineMutation,
  type OfflineChange,
  type OfflineMutationOptions,
  type StorableMutation,
} from './offline/define-offline-mutation';
export {
  createOfflineMutations,
  type OfflineEvent,
  type OfflineMutations,
  type StartOptions,
} from './offline/offline-mutations';
export type { MutationStorage, StoredMutationsOptions } from './offline/stored-mutations';
export { useOfflineMutation } from './offline/use-offline-mutation';
export { useOfflineMutations } from './offline/use-offline-mutations';
export { useSecondsToProbe } from './offline/use-seconds-to-probe';
export { useServerRecovery } from './offline/use-server-recovery';
