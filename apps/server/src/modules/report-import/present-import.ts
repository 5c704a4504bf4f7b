import type { ReportImport } from '@meridian/api-client/contract';
import type { Language } from '@meridian/i18n/core';
import { translate, type TextKey } from '@meridian/i18n/texts';
import type { ImportRecord } from './report-import.repository';

/** An import as its list shows it, the problems in words. */
export function presentImport(record: ImportRecord, language: Language): ReportImport {
  return {
    ...record,
    problems: record.problems.map((problem) => ({
      ...problem,
      // every code has its text: a test beside the codes says so
      failMessage: translate(
        language,
        'importProblems',
        problem.code as TextKey<'importProblems'>,
        problem.params,
      ),
    })),
  };
}
