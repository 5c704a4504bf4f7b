import { toSpreadsheetSheets, type NewWorkbook } from '@meridian/draft-editor/workbooks';
import { writeXlsx } from 'hucre/xlsx';

/** Writes a workbook as the bytes of an `.xlsx` file. */
export function writeWorkbook(workbook: NewWorkbook): Promise<Uint8Array> {
  return writeXlsx({ sheets: toSpreadsheetSheets(workbook) });
}
