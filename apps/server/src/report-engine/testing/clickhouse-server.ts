import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { temporaryFolder } from '../../testing';

const tools = path.join(import.meta.dirname, '../../../../../tools/clickhouse');

/** Whether tests can run ClickHouse; `npm run test:clickhouse` installs it. */
export const hasClickhouse = existsSync(path.join(tools, '../../.clickhouse/node_modules/chdb'));

export interface ClickhouseServer {
  url: string;
  /** Ends the process as a crash does. */
  kill: () => Promise<void>;
}

/** Starts ClickHouse's engine behind a small HTTP server. */
export async function startClickhouse({
  folder = temporaryFolder(),
  port = 0,
  args = [],
}: { folder?: string; port?: number; args?: readonly string[] } = {}): Promise<ClickhouseServer> {
  const child = spawn(process.execPath, [path.join(tools, 'server.mjs'), folder, String(port), ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const line = await new Promise<string>((resolve) => {
    createInterface(child.stdout).once('line', resolve);
  });
  return {
    url: `http://127.0.0.1:${Number(line)}/default`,
    async kill() {
      const closed = once(child, 'close');
      child.kill('SIGKILL');
      await closed;
    },
  };
}
