import { channels, sections } from '@meridian/api-client/contract';
import { parseDay } from '@meridian/date-range/core';
import { InvalidArgumentError, Option, type Command } from 'commander';
import type { ExportFactsOptions } from './export-facts';

/** The commands `export-facts`, `check-reports` and `copy-reports`. */
export function addReportCommands(program: Command, setExitCode: (code: number) => void): void {
  program
    .command('export-facts')
    .description(
      'Exports the report data of a provider account as CSV or Parquet. Without --output, prints CSV.',
    )
    .argument('<account>', 'account number at the provider')
    .addOption(new Option('--channel <channel>', 'only data of this channel').choices(channels))
    .addOption(new Option('--section <section>', 'only data of this section').choices(sections))
    .option('--from <day>', 'first day, such as 2026-01-31', dayOf)
    .option('--to <day>', 'last day', dayOf)
    .option('--output <file>', 'file to write; a name that ends in .parquet selects Parquet')
    .action(async (accountNo: string, options: ExportFactsOptions) => {
      const { exportFacts } = await import('./export-facts');
      await exportFacts(accountNo, options);
    });
  program
    .command('check-reports')
    .description(
      'Compares the data copied for DuckDB and ClickHouse with the database, and removes what differs. Exits with 1 then.',
    )
    .action(async () => {
      const { checkReports } = await import('./check-reports');
      if (!(await checkReports())) setExitCode(1);
    });
  program
    .command('copy-reports')
    .description(
      'Copies all report data to ClickHouse at MERIDIAN_REPORTS_URL, while servers are running. Exits with 1 if some is missing.',
    )
    .action(async () => {
      const { copyReports } = await import('./copy-reports');
      if (!(await copyReports())) setExitCode(1);
    });
}

function dayOf(text: string): string {
  const day = parseDay(text);
  if (day === undefined) throw new InvalidArgumentError('Write a day as in 2026-01-31.');
  return day;
}
