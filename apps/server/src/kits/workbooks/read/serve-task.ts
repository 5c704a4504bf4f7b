/** What a parser's process sends: that it is not stuck, at most once a second, and its result. */
export type TaskMessage<Outcome> =
  | { kind: 'progress' }
  | { kind: 'outcome'; outcome: Outcome }
  | { kind: 'error'; text: string };

const progressMs = 1_000;

/** Does a task; its parameter is what the parent sends. */
type TaskWork = (task: never, options: { onProgress: () => void }) => Promise<unknown>;

/** Does the one task that the parent of this process sends; `createFileProcess` is the other side. */
export function serveTask(work: TaskWork): void {
  process.once('message', (task) => {
    void run(task, work).then((result) => process.send?.(result, () => process.disconnect()));
  });
  // also when the server has ended
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
    // asserted: the parent sends a task of this script
    return { kind: 'outcome', outcome: await work(task as never, { onProgress }) };
  } catch (error) {
    return { kind: 'error', text: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
