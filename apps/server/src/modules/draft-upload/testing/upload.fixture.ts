// Processes the upload whose id it receives, as a server does, until it is killed. Arguments: URLs of the database and
// the simulator, request timeout in milliseconds, items per request.
import { once } from 'node:events';
import { openDatabase, poolUses } from '../../../platform/db';
import { runOnSimulator } from './run-on-simulator';

async function main(): Promise<void> {
  const [, , url = '', simulatorUrl = '', callMs = '', items = ''] = process.argv;
  const { db, close } = openDatabase(url, { use: poolUses.jobs });
  process.send?.('ready');
  // asserted: the message of `send`
  const [uploadId] = (await once(process, 'message')) as [string];
  process.disconnect();
  const stopping = new AbortController().signal;
  await runOnSimulator(
    {
      db,
      simulatorUrl,
      callMs: Number(callMs),
      itemsPerRequest: Number(items),
      stopping,
    },
    uploadId,
  );
  await close();
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
