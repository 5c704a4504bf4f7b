import {
  closeSync,
  existsSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

const entrySchema = z.object({
  /** Milliseconds since 1970. */
  at: z.number(),
  userName: z.string(),
  /** `Service/method`. */
  path: z.string(),
  body: z.record(z.string(), z.unknown()),
});
/** A write that the simulator received and processed. */
export type LoggedWrite = z.infer<typeof entrySchema>;

/** Name of the log in its folder. */
export const logFileName = 'requests.jsonl';

export interface SimulatorLog {
  /** Entries in the file when it was opened, in order. */
  entries: readonly LoggedWrite[];
  /** Returns once the entry is on disk. */
  append(entry: LoggedWrite): void;
  close(): void;
}

/** Opens the log of all writes. An entry that a kill cut off was never acknowledged, and is removed. */
export function openSimulatorLog(folder: string): SimulatorLog {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, logFileName);
  const content = existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
  const end = content.lastIndexOf('\n') + 1;
  const entries = content
    .subarray(0, end)
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => entrySchema.parse(JSON.parse(line)));
  const handle = openSync(file, 'a', 0o600);
  if (end < content.length) ftruncateSync(handle, end);
  return {
    entries,
    append(entry) {
      writeSync(handle, `${JSON.stringify(entry)}\n`);
      fsyncSync(handle);
    },
    close: () => closeSync(handle),
  };
}
