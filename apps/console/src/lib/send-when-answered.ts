import { onSignOut } from './session';
import { probeServer, isUnreachableError, waitUntilReachable } from './server-state';

/** A change that was given up because its user has left. */
export class GivenUpError extends Error {
  override name = 'GivenUpError';
}

/** Failures with a server that is there: one dropped connection is forgiven. */
const maxFailures = 2;

let line: Promise<unknown> = Promise.resolve();

/** Runs when those before it have ended, however they did. */
function inLine<T>(run: () => Promise<T>): Promise<T> {
  const turn = line.then(run);
  line = turn.catch(() => undefined);
  return turn;
}

/**
 * Sends a change that may safely be sent twice, and sends it again once the server answers. Those that waited go out one
 * after the other in the order in which they were made, so that the last one holds.
 *
 * Shape:  `onWaiting` runs once, when the change has to wait.
 * Errors: those of `send` other than that nobody answers; GivenUpError when the user leaves before it is sent.
 */
export async function sendWhenAnswered<T>(send: () => Promise<T>, onWaiting: () => void): Promise<T> {
  const leaving = new AbortController();
  const stop = onSignOut(() => leaving.abort(new GivenUpError()));
  let failures = 0;
  let isWaiting = false;
  const sendMine = async () => {
    leaving.signal.throwIfAborted();
    return send();
  };
  try {
    for (;;) {
      try {
        return await (isWaiting ? inLine(sendMine) : send());
      } catch (error) {
        if (!isUnreachableError(error)) throw error;
        if (await probeServer()) {
          failures += 1;
          if (failures === maxFailures) throw error;
        } else {
          if (!isWaiting) onWaiting();
          isWaiting = true;
          await waitUntilReachable(leaving.signal);
        }
      }
    }
  } finally {
    stop();
  }
}
