import type { Language } from '@meridian/i18n/core';
import { translate } from '@meridian/i18n/texts';
import { failedRowsCsv } from './core/failed-rows-csv';
import { failedRowHeads } from './failed-rows-header';
import { presentProblems } from './present-import';
import type { ImportRecord } from './repository/import-record-sql';

/** Failed rows of an import with the header of its file, so that the corrected file can be imported. */
export function failedRowsFile(
  { fileName, detection, beginDate, endDate }: ImportRecord,
  problems: ImportRecord['problems'],
  language: Language,
): { fileName: string; content: string } {
  const hasDays = detection?.columns.some(({ field }) => field === 'date') ?? true;
  const content = failedRowsCsv(presentProblems(problems, language), {
    heads: failedRowHeads(language),
    header: detection?.header ?? [],
    period: hasDays || beginDate === null || endDate === null ? null : { beginDate, endDate },
  });
  const file = fileName.replace(/\.\w+$/, '');
  return { fileName: translate(language, 'exportFile', 'failedFileName', { file }), content };
}
