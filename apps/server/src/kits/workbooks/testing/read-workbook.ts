import { readXlsx } from 'hucre/xlsx';
import { spreadsheetText } from '../../../modules/exports/testing/spreadsheet-text';

export interface ReadSheet {
  name: string;
  /** Displayed texts by row and column; empty for a blank cell. */
  shown: string[][];
  /** Cell values. */
  values: unknown[][];
  frozenRows: number;
  /** Whether each cell of the first row is bold. */
  isBold: boolean[];
  widths: number[];
}

/** Sheets of a workbook, read by a different library than the one that writes them. */
export async function readWorkbook(bytes: Uint8Array): Promise<ReadSheet[]> {
  const { sheets } = await readXlsx(bytes, { readStyles: true });
  return sheets.map(({ name, rows, cells, freezePane, columns }) => ({
    name,
    values: rows,
    shown: rows.map((row, rowIndex) =>
      row.map((value, columnIndex) => {
        const format = cells?.get(`${rowIndex},${columnIndex}`)?.style?.numFmt;
        if (value instanceof Date) return value.toISOString().slice(0, 10);
        if (typeof value === 'number') return spreadsheetText(value, format ?? 'General');
        return value === null ? '' : String(value);
      }),
    ),
    frozenRows: freezePane?.rows ?? 0,
    isBold: (rows[0] ?? []).map((_, index) => cells?.get(`0,${index}`)?.style?.font?.bold === true),
    widths: (columns ?? []).map(({ width }) => width ?? 0),
  }));
}
