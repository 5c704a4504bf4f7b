import { rmSync } from 'node:fs';
import { temporaryFolder } from '../../../testing';
import { createHttpClient } from '../../provider/http-client';
import { createHttpProvider } from '../../provider/http-provider';
import {
  simulatorToken,
  startSimulator,
  type Simulator,
  type SimulatorOptions,
} from '../../provider/simulator/simulator';
import { createUploadWatch } from '../watch-uploads';
import { createUploadWorkspace, type UploadWorkspace } from './upload-workspace';

export interface SimulatorWorkspace extends UploadWorkspace {
  simulator: Simulator;
  /** What happens every minute. */
  watch(): Promise<void>;
  close(): Promise<void>;
}

/** An application whose provider is the simulator, over HTTP. */
export async function createSimulatorWorkspace({
  timeoutMs = 250,
  ...options
}: Partial<SimulatorOptions> & { timeoutMs?: number } = {}): Promise<SimulatorWorkspace> {
  const folder = temporaryFolder();
  const simulator = await startSimulator({ folder, ...options });
  const client = createHttpClient({ baseUrl: simulator.baseUrl, timeoutMs: 2 * timeoutMs, backoffMs: 1 });
  const provider = createHttpProvider({
    ...{ name: 'simulator', client, now: () => new Date() },
    credentials: {
      find: (accountId) =>
        Promise.resolve({
          ...{ userName: `account ${accountId}`, accessToken: simulatorToken },
          ...{ refreshToken: null, userId: null, expiresTime: null },
        }),
      renew: (_, used) => Promise.resolve(used),
    },
  });
  const space = await createUploadWorkspace({ provider, providerTimeoutMs: timeoutMs });
  return {
    ...space,
    simulator,
    watch: () =>
      createUploadWatch({
        ...{ db: space.test.database.db, clock: space.test.clock, provider },
        jobs: { send: () => Promise.resolve() },
      }).run({}),
    async close() {
      await space.test.close();
      await simulator.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
