import type { PackedReport } from './core/pack-report';
import type { OpenImport } from './repository/complete-import';
import type { ParsedImport } from './repository/parsed-import';

/** Assigns what a file contains to the account and channel of its import. */
export function toParsedImport(report: PackedReport, { accountId, channel }: OpenImport): ParsedImport {
  const { section, covered, currency, failedRows, items, facts, months } = report;
  return {
    profile: report.profile,
    encoding: report.encoding,
    detection: null,
    loads: [
      {
        accountId,
        channel,
        section,
        covered,
        failedRows,
        failedSpans: [],
        currency,
        dataTime: null,
        items,
        facts,
        months,
      },
    ],
    questions: [],
    notes: [],
    reportedTotals: report.reportedTotals,
    problems: report.problems,
    totalRows: report.totalRows,
    importedRows: report.importedRows,
    failedRows,
    rowsCost: report.rowsCost,
  };
}
