import { adminRole, defaultRole } from '@meridian/api-client/contract';
import { formatList, languageIds, languages, type Language } from '@meridian/i18n/core';
import { Option, type Command } from 'commander';
import { readConfig } from '../platform/config/config';
import { counted } from './counted';
import type { Operator } from './operator';
import { withDatabase } from './with-database';

/** Commands for users: `create-user`, `grant`, `suspend-user`, `unlock`, `reset-password`, `remove-second-factor`. */
export function addUserCommands(program: Command): void {
  program
    .command('create-user')
    .description('Creates a user and prints a one-time password.')
    .argument('<name>', 'username')
    .option('--role <name...>', `roles, such as ${adminRole} and ${defaultRole}`, [defaultRole])
    .option('--account <number...>', 'provider accounts that the user may see', [])
    .option('--display-name <name>', 'display name', '')
    .addOption(new Option('--language <language>', 'language').choices(languages).default('en'))
    .action((name: string, options: NewUserOptions) =>
      asOperator((operator) => createUser(operator, name, options)),
    );
  program
    .command('grant')
    .description('Gives a user access to provider accounts.')
    .argument('<name>', 'the user')
    .argument('<account...>', 'account numbers')
    .option('--revoke', 'remove the access instead', false)
    .action((name: string, numbers: string[], { revoke }: { revoke: boolean }) =>
      asOperator((operator) => grant(operator, name, { numbers, revoke })),
    );
  program
    .command('suspend-user')
    .description('Suspends a user: ends all sessions and prevents further logins.')
    .argument('<name>', 'the user')
    .option('--undo', 'let the user log in again', false)
    .action((name: string, { undo }: { undo: boolean }) =>
      asOperator((operator) => freeze(operator, name, !undo)),
    );
  program
    .command('unlock')
    .description('Unlocks a user after three failed logins.')
    .argument('<name>', 'the user')
    .action((name: string) =>
      asOperator(async (operator) => {
        const { state } = await operator.findUser(name);
        await operator.unlock(name);
        return state === 'locked' ? `${name} is unlocked.` : `${name} wasn’t locked.`;
      }),
    );
  program
    .command('reset-password')
    .description('Sets a one-time password and ends all sessions of a user.')
    .argument('<name>', 'the user')
    .action((name: string) =>
      asOperator(async (operator) => {
        const password = await operator.resetPassword(name);
        return `One-time password for ${name}: ${password}\n${passwordNote}`;
      }),
    );
  program
    .command('remove-second-factor')
    .description(
      'Turns off two-step verification for a user who lost their device. Only the password is needed to log in.',
    )
    .argument('<name>', 'the user')
    .action((name: string) =>
      asOperator(async (operator) => {
        const { hasSecondFactor } = await operator.findUser(name);
        if (!hasSecondFactor) return `${name} doesn’t use two-step verification.`;
        await operator.removeSecondFactor(name);
        return `Two-step verification is off for ${name}.`;
      }),
    );
}

interface NewUserOptions {
  role: string[];
  account: string[];
  displayName: string;
  language: Language;
}

const passwordNote = 'It won’t be shown again. The user has to change it at the first login.';

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
  return `Created user ${name} (${formatList(role, 'en')}). One-time password: ${password}\n${passwordNote}`;
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
  return `${name} has access to ${counted(accountIds.length, 'account')}.`;
}

async function freeze(operator: Operator, name: string, isFrozen: boolean): Promise<string> {
  await operator.changeUser(name, () => ({ isFrozen }));
  return isFrozen ? `${name} is suspended.` : `${name} can log in again.`;
}

/** Runs a command on the database, and prints its result. */
async function asOperator(run: (operator: Operator) => Promise<string>): Promise<void> {
  const config = readConfig(process.env);
  const { openOperator } = await import('./operator');
  console.log(await withDatabase(config, async ({ db }) => run(await openOperator(db, config))));
}
