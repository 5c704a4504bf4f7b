import { Command, CommanderError } from 'commander';
import { version } from '../platform/version';
import { addAccountCommands } from './account-commands';
import { addDatabaseCommands } from './database-commands';
import { UsageError } from './import-arguments';
import { addImportCommands } from './import-commands';
import { messageOf } from './message-of';
import { addReportCommands } from './report-commands';
import { addUserCommands } from './user-commands';

/**
 * Runs a command of `npm run admin -- COMMAND`, and returns its exit code: 0 success, 1 failure, 2 wrong usage, and
 * those of `import-report`. Each command imports its own code on demand, because loading all of it takes most of a
 * second.
 */
export async function runAdminCommand(args: readonly string[]): Promise<number> {
  const program = new Command('admin')
    .description('Administers a Meridian installation. Reads the same environment variables as the server.')
    .version(version)
    .exitOverride();
  let exitCode = 0;
  const setExitCode = (code: number) => (exitCode = code);
  addUserCommands(program);
  addAccountCommands(program);
  addImportCommands(program, setExitCode);
  addReportCommands(program, setExitCode);
  addDatabaseCommands(program, setExitCode);
  try {
    await program.parseAsync(args, { from: 'user' });
    return exitCode;
  } catch (error) {
    // commander has printed the error or the help
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    console.error(`meridian: ${messageOf(error)}`);
    if (!(error instanceof UsageError)) return 1;
    console.error('Run the command with --help to see its options.');
    return 2;
  }
}
