import { Command, CommanderError } from 'commander';
import { version } from '../version';
import { addAccountCommands } from './account-commands';
import { addDatabaseCommands } from './database-commands';
import { UsageError } from './import-arguments';
import { addImportCommands } from './import-commands';
import { messageOf } from './message-of';
import { addUserCommands } from './user-commands';

/**
 * `npm run admin -- COMMAND`: administers an installation. Exit codes: 0 done, 1 failed, 2 wrong usage. Each command imports
 * what it runs by itself: all of it takes most of a second.
 */
async function main(): Promise<void> {
  const program = new Command('admin')
    .description(
      'Administers a Meridian installation. Settings come from the environment, as those of the server.',
    )
    .version(version)
    .exitOverride();
  addUserCommands(program);
  addAccountCommands(program);
  addImportCommands(program);
  addDatabaseCommands(program);
  await program.parseAsync();
}

main().catch((error: unknown) => {
  // commander has printed what is wrong, or the help
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2;
  else {
    console.error(`meridian: ${messageOf(error)}`);
    if (error instanceof UsageError) console.error('--help after the command lists its options.');
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
});
