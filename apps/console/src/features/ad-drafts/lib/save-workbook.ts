import { toSpreadsheetSheets, type NewWorkbook } from '@meridian/draft-editor/core';
import { saveFile } from '../../../lib/export/save-file';

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Downloads a workbook as `<name>.xlsx`. */
export async function saveWorkbook(workbook: NewWorkbook, name: string): Promise<void> {
  // few users need the writer
  const { writeXlsx } = await import('hucre/xlsx');
  const bytes = await writeXlsx({ sheets: toSpreadsheetSheets(workbook) });
  saveFile({ blob: new Blob([new Uint8Array(bytes)], { type }), fileName: `${name}.xlsx` });
}
