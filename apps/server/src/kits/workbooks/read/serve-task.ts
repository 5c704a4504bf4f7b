/** Messages of a parser process: progress, at most once per second, and the result. */
export type TaskMessage<Outcome> =
  | { kind: 'progress' }
  | { kind: 'outcome'; outcome: Outcome }
  | { kind: 'error'; text: string };

const progressMs = 1_000;

/** Processes a task, which the parent process sends. */
type TaskWork = (task: never, options: { onProgress: () => void }) => Promise<unknown>;

/** Processes the one task that the parent process sends. Counterpart of `createFileProcess`. */
export function serveTask(work: TaskWork): void {
  process.once('message', (task) => {
    void run(task, work).then((result) => process.send?.(result, () => process.disconnect()));
  });
  // also if the server is killed
  process.once('disconnect', () => process.exit());
}

async function run(task: unknown, work: TaskWork): Promise<TaskMessage<unknown>> {
  let sentAt = Date.now();
  const onProgress = () => {
    if (Date.now() - sentAt < progressMs) return;
    sentAt = Date.now();
    process.send?.({ kind: 'progress' });
  };
  try {
    // asserted: the parent sends only tasks of this script
    return { kind: 'outcome', outcome: await work(task as never, { onProgress }) };
  } catch (error) {
    return { kind: 'error', text: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
