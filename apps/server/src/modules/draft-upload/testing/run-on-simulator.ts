import { createClock } from '../../../platform/clock';
import type { Database } from '../../../platform/db';
import { createImageProvider } from '../../materials';
import { runUpload, uploadTimesOf } from '../run/run-upload';
import { pictureFiles } from './picture-files';
import { createSimulatorProvider } from './simulator-provider';

export interface SimulatorRun {
  db: Database;
  simulatorUrl: string;
  /** Timeout of a request to the simulator, in milliseconds. */
  callMs: number;
  itemsPerRequest: number;
  stopping: AbortSignal;
}

/** Processes an upload as a server does. */
export function runOnSimulator(
  { db, simulatorUrl, callMs, itemsPerRequest, stopping }: SimulatorRun,
  uploadId: string,
): Promise<void> {
  const clock = createClock();
  return runUpload(
    {
      db,
      clock,
      stopping,
      providers: [createSimulatorProvider(simulatorUrl, 2 * callMs)],
      images: createImageProvider({ db, clock, files: pictureFiles }),
      mayUpload: () => Promise.resolve(true),
      times: uploadTimesOf(callMs),
      sizeOf: () => itemsPerRequest,
    },
    uploadId,
  );
}
