import type { Command } from 'commander';
import { usage } from './import-arguments';

/** The commands `import-report`, which parses its options itself, and `import-business-points`. */
export function addImportCommands(program: Command, setExitCode: (code: number) => void): void {
  program
    .command('import-report')
    .description('Imports report files.')
    .argument('[arguments...]')
    .allowUnknownOption()
    .usage(usage)
    .action(async (_args, _options, command: Command) => {
      const { importReports } = await import('./import-report');
      setExitCode(await importReports(command.args));
    });
  program
    .command('import-business-points')
    .description('Replaces the businesses that campaigns can advertise with those in a CSV file.')
    .argument('<file>')
    .action(async (file: string) => {
      const { importBusinessPoints } = await import('./import-business-points');
      await importBusinessPoints(file);
    });
}
