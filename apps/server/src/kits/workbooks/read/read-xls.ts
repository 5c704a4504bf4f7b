import type { CellObject, WorkSheet } from '@e965/xlsx';
import { UnreadableFileError } from './unreadable-file';
import type { WorkbookSheet } from './workbook-sheet';

/** Limit of the format. */
const maxRows = 65_536;
const maxColumns = 256;

/**
 * Sheets of a workbook of the binary format (.xls, .et). SheetJS reads all versions and reports hidden sheets; the
 * reader of new workbooks does neither. Errors: `workbook_damaged`, `workbook_protected`.
 */
export async function readXls(bytes: Uint8Array): Promise<WorkbookSheet[]> {
  // loaded on demand: few files need it
  const { read } = await import('@e965/xlsx');
  try {
    // the reader would convert a Uint8Array to an array of numbers, eight times as large
    const { SheetNames, Sheets, Workbook } = read(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), {
      type: 'buffer',
      dense: true,
      cellDates: true,
      UTC: true,
      // values only: no formatted texts, HTML or formulas, whose values are always stored in this format
      cellText: false,
      cellHTML: false,
      cellFormula: false,
      sheetRows: maxRows,
    });
    return SheetNames.map((name, index) => ({
      name,
      isHidden: (Workbook?.Sheets?.[index]?.Hidden ?? 0) !== 0,
      rows: rowsOf(Sheets[name] ?? {}),
      merges: (Sheets[name]?.['!merges'] ?? []).map(({ s, e }) => ({
        startRow: s.r,
        startCol: s.c,
        endRow: e.r,
        endCol: e.c,
      })),
    }));
  } catch (error) {
    if (error instanceof UnreadableFileError) throw error;
    const code = isProtected(error) ? 'workbook_protected' : 'workbook_damaged';
    throw new UnreadableFileError(code, {}, { cause: error });
  }
}

/** Whether the file is password-protected; the reader has no error codes. */
const isProtected = (error: unknown): boolean =>
  error instanceof Error && /password|encryption/i.test(error.message);

function rowsOf(sheet: WorkSheet): WorkbookSheet['rows'] {
  const rows: ((CellObject | undefined)[] | undefined)[] = sheet['!data'] ?? [];
  // rows and cells without content are holes in the array
  return Array.from(rows, (cells) => {
    if (cells === undefined) return [];
    if (cells.length > maxColumns) throw new UnreadableFileError('workbook_damaged');
    return Array.from(cells, valueOf);
  });
}

/** Error values by code. */
const errors: Readonly<Record<number, string>> = {
  0: '#NULL!',
  7: '#DIV/0!',
  15: '#VALUE!',
  23: '#REF!',
  29: '#NAME?',
  36: '#NUM!',
  42: '#N/A',
};

function valueOf(cell: CellObject | undefined): WorkbookSheet['rows'][number][number] {
  if (cell === undefined || cell.t === 'z') return null;
  if (cell.t === 'e') return errors[Number(cell.v)] ?? '#VALUE!';
  return cell.v ?? null;
}
