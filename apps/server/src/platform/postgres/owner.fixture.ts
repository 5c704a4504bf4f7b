// Owns the embedded database of the data directory in its first argument until it is killed or receives SIGTERM.
import pino from 'pino';
import { startPostgres } from './supervisor';

async function main(): Promise<void> {
  const [, , dataDir = ''] = process.argv;
  const postgres = await startPostgres({ dataDir, log: pino({ level: 'silent' }), isDurable: false });
  process.on('SIGTERM', () => void postgres.stop().then(() => process.exit(0)));
  process.send?.({ url: postgres.url });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
