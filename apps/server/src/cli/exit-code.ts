import { importStates, type ReportImport } from '@meridian/api-client/contract';

/** Exit codes of `import-report`, most urgent last. */
export const exitCodes = { imported: 0, incomplete: 4, waiting: 3, failed: 1 } as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** Exit code for one import. */
export function exitCodeOf({
  state,
  loads,
}: Pick<ReportImport, 'state'> & {
  loads: readonly Pick<ReportImport['loads'][number], 'failedRows'>[];
}): ExitCode {
  if (state === importStates.review) return exitCodes.waiting;
  if (state === importStates.unchanged) return exitCodes.imported;
  if (state !== importStates.done) return exitCodes.failed;
  return loads.some(({ failedRows }) => failedRows > 0) ? exitCodes.incomplete : exitCodes.imported;
}

/** The most urgent of several exit codes. */
export function mostUrgent(codes: readonly ExitCode[]): ExitCode {
  const order = Object.values(exitCodes);
  return codes.reduce<ExitCode>(
    (worst, code) => (order.indexOf(code) > order.indexOf(worst) ? code : worst),
    exitCodes.imported,
  );
}
