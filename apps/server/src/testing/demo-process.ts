import { rmSync } from 'node:fs';
import path from 'node:path';
import { crashSettings, startServerProcess, type ServerProcess } from '../../../../tools/crash';
import { createDemoDatabase } from './demo-database';
import { demoEnv } from './demo-server';
import { temporaryFolder } from './temporary-folder';

/** A server with the demo workspace that can be killed, and restarted on the same data. */
export interface DemoProcesses {
  dataDir: string;
  /** Whether PostgreSQL belongs to the server, and may be killed. */
  isEmbedded: boolean;
  start(): Promise<{ process: ServerProcess; address: string }>;
  /** Stops the last server and deletes the data. */
  close(): Promise<void>;
}

/**
 * Opens the demo workspace for a crash test. In the long run of `npm run test:crash`, the server has its embedded
 * PostgreSQL, which survives it; in the sample of `npm test`, a copy of a demo database, because filling one takes
 * longer than the kills.
 */
export async function openDemoProcesses(): Promise<DemoProcesses> {
  const folder = temporaryFolder();
  const database = crashSettings({ sampleKills: 1 }).isSample ? await createDemoDatabase() : undefined;
  const env = { ...demoEnv, ...(database && { DATABASE_URL: database.url }) };
  const dataDir = path.join(folder, 'data');
  let last: ServerProcess | undefined;
  return {
    dataDir,
    isEmbedded: database === undefined,
    async start() {
      const process = startServerProcess({ dataDir, env });
      last = process;
      return { process, address: await process.ready };
    },
    async close() {
      await last?.kill('SIGTERM');
      await database?.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
