const codes = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', '53300', '57P01', '57P02', '57P03'];
/** Driver errors without a code. */
const messages = [
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
  'Connection terminated unexpectedly',
  'Client has encountered a connection error and is not queryable',
];

/** Whether an error or one of its causes means that no connection is available, so that a retry may succeed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (messages.includes(error.message)) return true;
  if ('syscall' in error && error.syscall === 'connect') return true;
  if ('code' in error && codes.some((code) => code === error.code)) return true;
  return isDatabaseUnavailable(error.cause);
}

/** Whether an error or one of its causes is a cancelled query: it timed out, or its client disconnected. */
export function isQueryCancelled(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === '57014') || isQueryCancelled(error.cause);
}
