/** The longest duration of a slice, in milliseconds: half a frame. */
const sliceMs = 8;

/**
 * Runs the steps of a generator, with pauses in which the page paints and handles keys. Resolves to its result; null if it was stopped.
 */
export async function runInSlices<Result>(
  steps: Iterator<unknown, Result>,
  signal: AbortSignal,
): Promise<Result | null> {
  for (;;) {
    if (signal.aborted) return null;
    const end = performance.now() + sliceMs;
    while (performance.now() < end) {
      const { done, value } = steps.next();
      if (done) return value;
    }
    await pause();
  }
}

/** Starts a new task: timers would wait for 4 ms and more. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}
