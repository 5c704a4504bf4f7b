import type { Workbook } from 'hucre/xlsx';
import { checkZip } from './check-zip';
import { decimalOf } from './decimal';
import { ImportRejectedError } from './problem';
import { isBlank, type Table } from './table';

type CellValue = Workbook['sheets'][number]['rows'][number][number];

/**
 * Rows of the first sheet that has any, as the texts that a spreadsheet displays. An .et file has the bytes of one of
 * the kinds.
 *
 * Errors: `ImportRejectedError`: `workbook_too_large`, or `workbook_damaged`, also for a workbook with a password, which
 * the reader cannot distinguish from a truncated one.
 */
export async function readWorkbook(bytes: Uint8Array, kind: 'zip' | 'ole'): Promise<Table> {
  if (kind === 'zip') await checkZip(bytes);
  const workbook = await open(bytes, kind);
  for (const sheet of workbook.sheets) {
    const rows = sheet.rows
      .map((cells, index) => ({ number: index + 1, cells: Array.from(cells, textOf) }))
      .filter(({ cells }) => !isBlank(cells));
    if (rows.length > 0) {
      return { rows, encoding: kind === 'zip' ? 'xlsx' : 'xls', isDelimited: false, endsInside: false };
    }
  }
  throw new ImportRejectedError('empty_file');
}

async function open(bytes: Uint8Array, kind: 'zip' | 'ole'): Promise<Workbook> {
  // most files are texts, and the reader takes long to load
  const { readXls, readXlsx } = await import('hucre/xlsx');
  try {
    return await (kind === 'zip' ? readXlsx(bytes) : readXls(bytes));
  } catch (error) {
    throw new ImportRejectedError('workbook_damaged', {}, { cause: error });
  }
}

function textOf(value: CellValue | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return decimalOf(value);
  if (value instanceof Date) {
    const [day = '', time = ''] = value.toISOString().split('T');
    return time.startsWith('00:00:00') ? day : `${day} ${time.slice(0, 8)}`;
  }
  return String(value);
}
