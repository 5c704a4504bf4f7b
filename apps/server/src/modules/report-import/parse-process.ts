import { parseFile, type ParseOutcome, type ParseTask } from './parse-file';

/** What a parser's process sends: that it is not stuck, at most once a second, and its result. */
export type ParserMessage =
  | { kind: 'progress' }
  | { kind: 'outcome'; outcome: ParseOutcome }
  | { kind: 'error'; text: string };

const progressMs = 1_000;

async function run(task: ParseTask): Promise<ParserMessage> {
  let sentAt = Date.now();
  const onProgress = () => {
    if (Date.now() - sentAt < progressMs) return;
    sentAt = Date.now();
    process.send?.({ kind: 'progress' });
  };
  try {
    return { kind: 'outcome', outcome: await parseFile(task, { onProgress }) };
  } catch (error) {
    return { kind: 'error', text: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

process.once('message', (task) => {
  // asserted: the parent sends one task
  void run(task as ParseTask).then((result) => process.send?.(result, () => process.disconnect()));
});
// also when the server has ended
process.once('disconnect', () => process.exit());
