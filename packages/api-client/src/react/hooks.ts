// All that needs React. The build marks it for the browser, so that servers can still import the query options beside it.
export { useSharedEvents, type SharedEventsOptions } from './live/use-shared-events';
export {
  createSession,
  type Session,
  type SessionOptions,
  type SessionState,
  type TokenStore,
} from './session/create-session';
export { useSessionWatch, type SessionWatchOptions } from './session/use-session-watch';
