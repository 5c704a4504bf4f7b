// Migrates the database at the URL in its first argument; the test kills it midway.
import { migrate } from './migrate';
import { openDatabase, poolUses } from '.';

async function main(): Promise<void> {
  const [, , url = ''] = process.argv;
  const { pool, close } = openDatabase(url, { use: poolUses.jobs });
  process.send?.('starts');
  await migrate(pool);
  await close();
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
