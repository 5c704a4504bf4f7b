import type { CellObject, WorkSheet } from '@e965/xlsx';
import { UnreadableFileError } from './unreadable-file';
import type { WorkbookSheet } from './workbook-sheet';

/** Of the format: a sheet has no more. */
const maxRows = 65_536;
const maxColumns = 256;

/**
 * The sheets of a workbook of the binary format (.xls, .et). SheetJS reads all of its versions, with the state of a sheet; the
 * reader of new workbooks knows one version, and does not tell which sheets are hidden. Errors: `workbook_damaged`,
 * `workbook_protected`.
 */
export async function readXls(bytes: Uint8Array): Promise<WorkbookSheet[]> {
  // few files need it
  const { read } = await import('@e965/xlsx');
  try {
    // of a plain array of bytes the reader makes an array of numbers, eight times as large
    const { SheetNames, Sheets, Workbook } = read(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), {
      type: 'buffer',
      dense: true,
      cellDates: true,
      UTC: true,
      // neither formatted texts, HTML nor formulas, which always have their values in this format: only values
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

/** The reader has no codes of errors. */
const isProtected = (error: unknown): boolean =>
  error instanceof Error && /password|encryption/i.test(error.message);

function rowsOf(sheet: WorkSheet): WorkbookSheet['rows'] {
  const rows: ((CellObject | undefined)[] | undefined)[] = sheet['!data'] ?? [];
  // a row or cell without content is a hole
  return Array.from(rows, (cells) => {
    if (cells === undefined) return [];
    if (cells.length > maxColumns) throw new UnreadableFileError('workbook_damaged');
    return Array.from(cells, valueOf);
  });
}

/** Error values by their codes in the file. */
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
