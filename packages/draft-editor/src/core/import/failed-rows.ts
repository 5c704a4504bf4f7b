import type { Language } from '@meridian/i18n/core';
import { helperColumns } from '../../workbooks/helper-columns';
import {
  sheetNames,
  type NewSheetColumn,
  type NewWorkbook,
  type NewSheetRow,
  type NewSheet,
} from '../../workbooks/new-workbook';
import type { WorkbookContent } from '../../workbooks/sheet-rows';
import type { DetectedSheet } from './detect-sheets';
import { fieldTitle } from './import-fields';
import type { ImportPlan } from './plan-import';
import type { PlannedRow } from './planned-row';
import { importProblemMessage } from './problem-message';

/**
 * The rejected rows of a plan as a workbook of the same shape: the sheets and columns of the file, then each row's reason and number.
 * The corrected workbook can be imported as it is.
 */
export function failedRowsContent(
  workbook: WorkbookContent,
  detected: readonly DetectedSheet[],
  plan: ImportPlan,
  language: Language,
): NewWorkbook {
  const wrong = plan.rows.filter(({ state }) => state === 'wrong');
  const sheets = detected.flatMap((sheet, at): NewSheet[] => {
    const own = wrong.filter((row) => row.sheet === at).sort((a, b) => a.row - b.row);
    if (own.length === 0) return [];
    return [failedSheet(sheet, { rows: own, cells: workbook.sheets[at]?.rows ?? [], language })];
  });
  const names = sheetNames(sheets.map(({ name }) => name));
  return { sheets: sheets.map((sheet, at) => ({ ...sheet, name: names[at] ?? sheet.name })) };
}

function failedSheet(
  { name, columns, headRow }: DetectedSheet,
  {
    rows,
    cells,
    language,
  }: { rows: readonly PlannedRow[]; cells: readonly (readonly string[])[]; language: Language },
): NewSheet {
  // a row may have failed before: its old reason is left out
  const own = columns.filter(({ helper }) => helper !== 'failedReason' && helper !== 'failedRow');
  const heads = own.map(({ head, field }) =>
    headRow === null && field !== null ? fieldTitle(field, language) : head,
  );
  const helpers = [helperColumns.failedReason, helperColumns.failedRow].map(({ titles }) => titles[language]);
  return {
    name,
    columns: [
      ...own.map(({ helper }, at) => ({ ...plainColumn(heads[at] ?? ''), isHidden: helper === 'exported' })),
      ...helpers.map(plainColumn),
    ],
    rows: rows.map(({ row, problems }): NewSheetRow => {
      const texts = cells[row - 1] ?? [];
      const reasons = problems.map((problem) => importProblemMessage(problem, language));
      const wrongFields = new Set(problems.map(({ field }) => field));
      return {
        cells: [...own.map(({ index }) => texts[index] ?? ''), reasons.join('\n'), String(row)],
        isExample: false,
        marked: own.flatMap(({ field }, at) => (field !== null && wrongFields.has(field) ? [at] : [])),
      };
    }),
  };
}

const plainColumn = (head: string): NewSheetColumn => ({ head, note: null, values: [] });
