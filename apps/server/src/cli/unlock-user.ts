import { parseArgs } from 'node:util';
import { readConfig } from '../config';
import { unlockUser } from '../modules/auth/unlock-user';
import { withDatabase } from './with-database';

/** `npm run unlock-user -- --name NAME`: unlocks a user name after three failed sign-ins. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { name: { type: 'string' } } });
  const name = values.name?.trim() ?? '';
  if (name === '') throw new Error('Missing --name. Usage: npm run unlock-user -- --name NAME');
  const wasLocked = await withDatabase(readConfig(process.env), ({ db }) => unlockUser(db, name));
  console.log(wasLocked ? `${name} is unlocked.` : `${name} was not locked.`);
}

main().catch((error: unknown) => {
  console.error(`meridian: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});
