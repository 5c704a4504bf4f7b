import type { ReportImport } from '@meridian/api-client/contract';
import type { Language } from '@meridian/i18n/core';
import { translate, type TextKey } from '@meridian/i18n/texts';
import type { ImportRecord } from './repository/import-record';

/** An import as its list shows it, with the texts of its problems. */
export function presentImport(record: ImportRecord, language: Language): ReportImport {
  return {
    ...record,
    problems: record.problems.map((problem) => ({
      ...problem,
      // a test beside the codes checks that every code has a text
      failMessage: translate(
        language,
        'importProblems',
        problem.code as TextKey<'importProblems'>,
        problem.params,
      ),
    })),
  };
}
