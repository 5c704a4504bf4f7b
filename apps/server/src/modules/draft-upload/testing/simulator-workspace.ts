import { rmSync } from 'node:fs';
import {
  startSimulator,
  type Simulator,
  type SimulatorOptions,
} from '../../../kits/provider/simulator/simulator';
import { temporaryFolder } from '../../../testing';
import { createUploadWatch } from '../watch-uploads';
import { createSimulatorProvider } from './simulator-provider';
import { createUploadWorkspace, type UploadWorkspace } from './upload-workspace';

export interface SimulatorWorkspace extends UploadWorkspace {
  simulator: Simulator;
  /** Runs the job that is scheduled every minute. */
  watch(): Promise<void>;
  close(): Promise<void>;
}

/** An application that uses the simulator as its provider, over HTTP. */
export async function createSimulatorWorkspace({
  timeoutMs = 250,
  ...options
}: Partial<SimulatorOptions> & { timeoutMs?: number } = {}): Promise<SimulatorWorkspace> {
  const folder = temporaryFolder();
  const simulator = await startSimulator({ folder, ...options });
  const provider = createSimulatorProvider(simulator.baseUrl, 2 * timeoutMs);
  const space = await createUploadWorkspace({ provider, providerTimeoutMs: timeoutMs });
  return {
    ...space,
    simulator,
    watch: createUploadWatch({ db: space.test.database.db, clock: space.test.clock, providers: [provider] }),
    async close() {
      await space.test.close();
      await simulator.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
