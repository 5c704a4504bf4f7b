import type { NewSheet, NewWorkbook } from './new-workbook';

interface SpreadsheetCell {
  value?: string;
  style?: {
    font?: { bold?: boolean; italic?: boolean; color?: { rgb: string } };
    fill?: { type: 'pattern'; pattern: 'solid'; fgColor: { rgb: string } };
    alignment?: { wrapText?: boolean; vertical?: 'top' };
  };
  comment?: { author: string; text: string };
}

/** A sheet as `writeXlsx` of the library hucre takes it; all cells are texts. */
export interface SpreadsheetSheet {
  name: string;
  columns: { width: number; hidden?: boolean }[];
  /** Null for a blank cell, which takes no space in the file. */
  rows: (string | null)[][];
  /** By row and column, starting at 0: `0,2`. */
  cells: Map<string, SpreadsheetCell>;
  dataValidations: {
    type: 'list';
    values: string[];
    range: string;
    allowBlank: boolean;
    showErrorMessage: boolean;
    errorStyle: 'warning';
  }[];
  freezePane: { rows: number };
}

const solid = (rgb: string) => ({ type: 'pattern', pattern: 'solid', fgColor: { rgb } }) as const;
const styles = {
  head: { font: { bold: true }, fill: solid('E7E6E6'), alignment: { vertical: 'top' } },
  example: { font: { italic: true, color: { rgb: '7F7F7F' } } },
  marked: { font: { color: { rgb: '9C0006' } }, fill: solid('FFC7CE') },
} as const satisfies Record<string, SpreadsheetCell['style']>;

/** Number of rows below the headers that offer the values of their column in a list. */
const listRows = 5_000;
/** In characters. */
const width = { min: 12, max: 48 };

/** The sheets of a workbook with notes, lists of values and colours. */
export function toSpreadsheetSheets({ sheets }: NewWorkbook): SpreadsheetSheet[] {
  return sheets.map((sheet) => ({
    name: sheet.name,
    columns: sheet.columns.map(({ head, isHidden = false }, index) => ({
      width: widthOf(sheet, head, index),
      ...(isHidden && { hidden: true }),
    })),
    rows: [
      sheet.columns.map(({ head }) => head),
      ...sheet.rows.map(({ cells }) => cells.map((text) => (text === '' ? null : escapeText(text)))),
    ],
    cells: cellsOf(sheet),
    dataValidations: sheet.columns.flatMap(({ values }, index) => {
      const column = columnName(index);
      const range = `${column}2:${column}${listRows + 1}`;
      if (values.length === 0) return [];
      return [
        {
          ...({ type: 'list', errorStyle: 'warning', allowBlank: true, showErrorMessage: true } as const),
          values: [...values],
          range,
        },
      ];
    }),
    freezePane: { rows: 1 },
  }));
}

/** Characters that XML cannot contain, and texts that a spreadsheet would read as an escape, `_x0041_`. */
const escaped = /_(?=x[\da-f]{4}_)|(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/giu;

function escapeText(text: string): string {
  return text.replaceAll(escaped, (character) => {
    const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    return `_x${code}_`;
  });
}

function cellsOf({ columns, rows }: NewSheet): Map<string, SpreadsheetCell> {
  const cells = new Map<string, SpreadsheetCell>();
  columns.forEach(({ head, note }, column) => {
    const comment = note === null ? {} : { comment: { author: 'Meridian', text: note } };
    cells.set(`0,${column}`, { value: head, style: styles.head, ...comment });
  });
  rows.forEach(({ cells: texts, isExample, marked }, row) => {
    texts.forEach((value, column) => {
      const isMarked = marked.includes(column);
      if (isExample || isMarked)
        cells.set(`${row + 1},${column}`, {
          value: escapeText(value),
          style: isMarked ? styles.marked : styles.example,
        });
    });
  });
  return cells;
}

/** Chinese characters are twice as wide as others. */
function widthOf({ rows }: NewSheet, head: string, index: number): number {
  const lengthOf = (text: string) => [...text].reduce((sum, each) => sum + (each > '\u2e80' ? 2 : 1), 0);
  const texts = [head, ...rows.slice(0, 100).map(({ cells }) => cells[index] ?? '')];
  return Math.min(width.max, Math.max(width.min, ...texts.map((text) => lengthOf(text) + 2)));
}

/** `A` to `Z`, then `AA`. */
function columnName(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnName(Math.floor(index / 26) - 1) + last;
}
