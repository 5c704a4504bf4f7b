import { parseArgs } from 'node:util';
import { readConfig } from '../config';
import { pwdOf } from '../lib/password';
import { createRandomPassword } from '../lib/random-password';
import { addAdministrator } from './add-administrator';
import { withDatabase } from './with-database';

/** `npm run create-admin -- --name NAME`: creates an administrator and prints the password once. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { name: { type: 'string' } } });
  const name = values.name?.trim() ?? '';
  if (name === '') throw new Error('Missing --name. Usage: npm run create-admin -- --name NAME');
  const password = createRandomPassword();
  const isNew = await withDatabase(readConfig(process.env), ({ db }) =>
    addAdministrator(db, { name, pwd: pwdOf(password) }),
  );
  if (!isNew) throw new Error(`User ${name} already exists.`);
  console.log(`Created administrator ${name}. Password: ${password}`);
  console.log("This password won't be shown again. Change it after you log in for the first time.");
}

main().catch((error: unknown) => {
  console.error(`meridian: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});
