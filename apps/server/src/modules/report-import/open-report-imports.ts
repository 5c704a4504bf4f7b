import type { AppDependencies } from '../../kits/app-dependencies';
import { createCallersRepository } from '../../kits/identity/callers.repository';
import type { ParseOutcome, ParseTask } from './parse-file';
import { createReportImportService } from './report-import.service';
import type { ReportImportService } from './report-import.types';
import { createReportImportRepository } from './repository/report-import.repository';

export interface ReportImportDependencies extends Pick<
  AppDependencies,
  'db' | 'clock' | 'files' | 'capacity' | 'jobs'
> {
  /** Parses an uploaded report; default: in a separate process. */
  parseReport?: ((task: ParseTask) => Promise<ParseOutcome>) | undefined;
}

/** Creates the import service for the database of requests or jobs. */
export function openReportImports({ parseReport, ...deps }: ReportImportDependencies): ReportImportService {
  const callers = createCallersRepository(deps);
  return createReportImportService({
    ...deps,
    imports: createReportImportRepository(deps.db),
    findAccountIds: async (userId) =>
      userId === null ? 'all' : ((await callers.findUser(userId))?.accountIds ?? []),
    ...(parseReport && { parse: parseReport }),
  });
}
