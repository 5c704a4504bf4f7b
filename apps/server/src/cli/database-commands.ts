import type { Command } from 'commander';
import { readConfig } from '../platform/config/config';
import { counted } from './counted';
import { withDatabase } from './with-database';

/** The commands `backup`, `restore`, `migrate` and `check`. */
export function addDatabaseCommands(program: Command, setExitCode: (code: number) => void): void {
  program
    .command('backup')
    .description('Backs up the database and its files. The server can keep running.')
    .argument('<target>', 'a new folder or .tar.gz file')
    .action(async (target: string) => {
      const { backUp } = await import('./backup');
      await backUp(target);
    });
  program
    .command('restore')
    .description('Restores a backup into an empty installation. Stop the server first.')
    .argument('<source>', 'the folder or .tar.gz file of a backup')
    .action(async (source: string) => {
      const { restore } = await import('./restore');
      await restore(source);
    });
  program
    .command('migrate')
    .description('Upgrades the database to this version. The server also does this when it starts.')
    .action(async () => {
      await withDatabase(readConfig(process.env), () => Promise.resolve());
      console.log('The database is up to date.');
    });
  program
    .command('check')
    .description('Checks sums, references, files and the audit log. Exits with 1 if a check fails.')
    .action(async () => {
      const config = readConfig(process.env);
      const { auditHead, checkData } = await import('./check-data');
      const { openFileStore } = await import('../platform/files');
      const { checks, head } = await withDatabase(
        config,
        async ({ db }) => ({
          checks: await checkData({ db, files: await openFileStore(config) }),
          head: await auditHead(db),
        }),
        { isReadOnly: true },
      );
      for (const { name, problems } of checks)
        console.log(problems === 0 ? `ok      ${name}` : `FAILED  ${name}: ${counted(problems, 'problem')}`);
      if (head)
        console.log(
          `The audit log has ${counted(head.count, 'record')}. The last one has the hash ${head.hash}.`,
        );
      if (checks.some(({ problems }) => problems > 0)) setExitCode(1);
    });
}
