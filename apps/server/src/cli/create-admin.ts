import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { readConfig } from '../config';
import { pwdOf } from '../lib/password';
import { addAdministrator } from './add-administrator';
import { withDatabase } from './with-database';

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';
const passwordLength = 20;

/** `npm run create-admin -- --name NAME`: makes an administrator and prints his password, once. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { name: { type: 'string' } } });
  const name = values.name?.trim() ?? '';
  if (name === '') throw new Error('Say who: npm run create-admin -- --name NAME');
  const password = Array.from({ length: passwordLength }, () => letters[randomInt(letters.length)]).join('');
  const isNew = await withDatabase(readConfig(process.env), ({ db }) =>
    addAdministrator(db, { name, pwd: pwdOf(password) }),
  );
  if (!isNew) throw new Error(`There is a user ${name} already.`);
  console.log(`Administrator ${name} may sign in with the password ${password}`);
  console.log('It is shown this once. Change it after the first sign-in.');
}

main().catch((error: unknown) => {
  console.error(`meridian: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});
