import { startTargetProcess, type TargetProcess } from './target-process.ts';

/** A complete server as a separate process. */
export interface ServerProcess extends TargetProcess {
  /** Its address, once it responds to requests. */
  ready: Promise<string>;
}

/**
 * Starts the built server on any free port. Kill and start it as often as needed on the same data directory; end the last one with
 * `kill('SIGTERM')`, otherwise its database keeps running.
 */
export function startServerProcess({
  dataDir,
  env = {},
  script = 'apps/server/dist/main.js',
}: {
  dataDir: string;
  env?: Readonly<Record<string, string>>;
  /** Another build of the server. */
  script?: string;
}): ServerProcess {
  const target = startTargetProcess(script, {
    env: { PORT: '0', MERIDIAN_DATA_DIR: dataDir, ...env },
  });
  const ready = target.message.then((message) => {
    if (typeof message === 'object' && message !== null && 'address' in message)
      return String(message.address);
    throw new Error(`The server said ${JSON.stringify(message)} instead of its address`);
  });
  ready.catch(() => undefined); // it may be killed before it is ready
  return { ...target, ready };
}
