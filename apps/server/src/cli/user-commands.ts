import { adminRole, defaultRole } from '@meridian/api-client/contract';
import { languageIds, languages, type Language } from '@meridian/i18n/core';
import { Option, type Command } from 'commander';
import { readConfig } from '../platform/config/config';
import type { Operator } from './operator';
import { withDatabase } from './with-database';

/** Commands for users: `create-user`, `grant`, `freeze-user`, `unlock`, `reset-password`, `remove-second-factor`. */
export function addUserCommands(program: Command): void {
  program
    .command('create-user')
    .description('Creates a user, and prints a one-time password.')
    .argument('<name>', 'name to sign in with')
    .option('--role <name...>', `roles, such as ${adminRole} and ${defaultRole}`, [defaultRole])
    .option('--account <number...>', 'provider accounts that the user may see', [])
    .option('--display-name <name>', 'name to show', '')
    .addOption(new Option('--language <language>', 'language of the user').choices(languages).default('en'))
    .action((name: string, options: NewUserOptions) =>
      asOperator((operator) => createUser(operator, name, options)),
    );
  program
    .command('grant')
    .description('Lets a user see provider accounts.')
    .argument('<name>', 'the user')
    .argument('<account...>', 'numbers of the accounts')
    .option('--revoke', 'take the accounts away instead', false)
    .action((name: string, numbers: string[], { revoke }: { revoke: boolean }) =>
      asOperator((operator) => grant(operator, name, { numbers, revoke })),
    );
  program
    .command('freeze-user')
    .description('Freezes a user: all sessions end, and nobody can sign in with the name.')
    .argument('<name>', 'the user')
    .option('--undo', 'let the user sign in again', false)
    .action((name: string, { undo }: { undo: boolean }) =>
      asOperator((operator) => freeze(operator, name, !undo)),
    );
  program
    .command('unlock')
    .description('Unlocks a user after three failed sign-ins.')
    .argument('<name>', 'the user')
    .action((name: string) =>
      asOperator(async (operator) => {
        const { state } = await operator.findUser(name);
        await operator.unlock(name);
        return state === 'locked' ? `${name} is unlocked.` : `${name} was not locked.`;
      }),
    );
  program
    .command('reset-password')
    .description('Sets a one-time password, and ends all sessions of a user.')
    .argument('<name>', 'the user')
    .action((name: string) =>
      asOperator(async (operator) => {
        const password = await operator.resetPassword(name);
        return `One-time password of ${name}: ${password}\n${passwordNote}`;
      }),
    );
  program
    .command('remove-second-factor')
    .description('Removes the second factor of a user who lost the device: the password alone signs in.')
    .argument('<name>', 'the user')
    .action((name: string) =>
      asOperator(async (operator) => {
        const { hasSecondFactor } = await operator.findUser(name);
        if (!hasSecondFactor) return `${name} has no second factor.`;
        await operator.removeSecondFactor(name);
        return `${name} signs in with the password alone.`;
      }),
    );
}

interface NewUserOptions {
  role: string[];
  account: string[];
  displayName: string;
  language: Language;
}

const passwordNote = "It won't be shown again. The user has to change it at the first sign-in.";

async function createUser(
  operator: Operator,
  name: string,
  { role, account, displayName, language }: NewUserOptions,
): Promise<string> {
  const password = await operator.createUser({
    userName: name,
    displayName,
    language: languageIds[language],
    roleIds: await operator.roleIdsOf(role),
    accountIds: await operator.accountIdsOf(account),
  });
  return `Created user ${name} (${role.join(', ')}). One-time password: ${password}\n${passwordNote}`;
}

async function grant(
  operator: Operator,
  name: string,
  { numbers, revoke }: { numbers: readonly string[]; revoke: boolean },
): Promise<string> {
  const changed = await operator.accountIdsOf(numbers);
  const { accountIds } = await operator.changeUser(name, (user) => ({
    accountIds: revoke
      ? user.accountIds.filter((id) => !changed.includes(id))
      : [...new Set([...user.accountIds, ...changed])],
  }));
  return `${name} may see ${accountIds.length} ${accountIds.length === 1 ? 'account' : 'accounts'}.`;
}

async function freeze(operator: Operator, name: string, isFrozen: boolean): Promise<string> {
  await operator.changeUser(name, () => ({ isFrozen }));
  return isFrozen ? `${name} is frozen.` : `${name} may sign in again.`;
}

/** Runs a command on the database, and prints its result. */
async function asOperator(run: (operator: Operator) => Promise<string>): Promise<void> {
  const config = readConfig(process.env);
  const { openOperator } = await import('./operator');
  console.log(await withDatabase(config, async ({ db }) => run(await openOperator(db, config))));
}
