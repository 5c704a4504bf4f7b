// Works on an upload as a server does; killed while it does. Arguments: URLs of the database and of the simulator, id of the upload,
// limit of a request in milliseconds, items of a request.
import { createClock } from '../../../platform/clock';
import { openDatabase, poolUses } from '../../../platform/db';
import { createImageProvider } from '../../materials';
import { runUpload, uploadTimesOf } from '../run/run-upload';
import { pictureFiles } from './picture-files';
import { createSimulatorProvider } from './simulator-provider';

async function main(): Promise<void> {
  const [, , url = '', simulatorUrl = '', uploadId = '', callMs = '', items = ''] = process.argv;
  const { db, close } = openDatabase(url, { use: poolUses.jobs });
  process.send?.('starts');
  await runUpload(
    {
      ...{ db, clock: createClock(), stopping: new AbortController().signal },
      provider: createSimulatorProvider(simulatorUrl, 2 * Number(callMs)),
      images: createImageProvider({ db, clock: createClock(), files: pictureFiles }),
      mayUpload: () => Promise.resolve(true),
      times: uploadTimesOf(Number(callMs)),
      sizeOf: () => Number(items),
    },
    uploadId,
  );
  await close();
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
