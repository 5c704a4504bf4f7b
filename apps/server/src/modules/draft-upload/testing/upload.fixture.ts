// Works on an upload as a server does; killed while it does. Arguments: URLs of the database and of the simulator, id of the upload,
// limit of a request in milliseconds, items of a request.
import { createClock } from '../../../clock';
import { openDatabase, poolUses } from '../../../db';
import { runUpload, uploadTimesOf } from '../run/run-upload';
import { createSimulatorProvider } from './simulator-provider';

async function main(): Promise<void> {
  const [, , url = '', simulatorUrl = '', uploadId = '', callMs = '', items = ''] = process.argv;
  const { db, close } = openDatabase(url, { use: poolUses.jobs });
  process.send?.('starts');
  await runUpload(
    {
      ...{ db, clock: createClock(), stopping: new AbortController().signal },
      provider: createSimulatorProvider(simulatorUrl, 2 * Number(callMs)),
      readImage: () =>
        Promise.resolve({ bytes: Buffer.from('a picture'), mime: 'image/png', name: 'Snow', ratio: '1:1' }),
      onPicturesSent: () => Promise.resolve(),
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
