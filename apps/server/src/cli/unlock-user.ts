import { parseArgs } from 'node:util';
import { readConfig } from '../config';
import { unlockUser } from '../modules/auth/unlock-user';
import { withDatabase } from './with-database';

/** `npm run unlock-user -- --name NAME`: lets a name sign in again that three wrong passwords have locked. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { name: { type: 'string' } } });
  const name = values.name?.trim() ?? '';
  if (name === '') throw new Error('Say who: npm run unlock-user -- --name NAME');
  const wasCounted = await withDatabase(readConfig(process.env), ({ db }) => unlockUser(db, name));
  console.log(wasCounted ? `${name} may sign in again.` : `${name} had no failed sign-ins.`);
}

main().catch((error: unknown) => {
  console.error(`meridian: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});
