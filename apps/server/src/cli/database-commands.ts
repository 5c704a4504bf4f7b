import type { Command } from 'commander';
import { readConfig } from '../platform/config/config';
import { withDatabase } from './with-database';

/** The commands `backup`, `restore`, `migrate` and `check`. */
export function addDatabaseCommands(program: Command, setExitCode: (code: number) => void): void {
  program
    .command('backup')
    .description('Backs up the database and its files. The server can keep running.')
    .argument('<target>', 'a new folder, or a new .tar.gz file')
    .action(async (target: string) => {
      const { backUp } = await import('./backup');
      await backUp(target);
    });
  program
    .command('restore')
    .description('Restores a backup into an installation without data. The server must not run.')
    .argument('<source>', 'the folder or the .tar.gz file of a backup')
    .action(async (source: string) => {
      const { restore } = await import('./restore');
      await restore(source);
    });
  program
    .command('migrate')
    .description('Brings the database to this version. A server that starts does the same.')
    .action(async () => {
      await withDatabase(readConfig(process.env), () => Promise.resolve());
      console.log('The database has the tables of this version.');
    });
  program
    .command('check')
    .description(
      'Checks that sums, references, files and the audit log agree; exits with 1 when they do not.',
    )
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
        console.log(
          `${problems === 0 ? 'ok     ' : 'FAILED '} ${name}${problems === 0 ? '' : `: ${problems}`}`,
        );
      if (head) console.log(`The audit log has ${head.count} records; its last hash is ${head.hash}.`);
      if (checks.some(({ problems }) => problems > 0)) setExitCode(1);
    });
}
