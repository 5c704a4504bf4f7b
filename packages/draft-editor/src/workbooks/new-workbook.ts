/** A workbook to be written, such as a template or failed rows. */
export interface NewWorkbook {
  sheets: readonly NewSheet[];
}

export interface NewSheet {
  name: string;
  /** The first row has their headers; it stays in view. */
  columns: readonly NewSheetColumn[];
  rows: readonly NewSheetRow[];
}

export interface NewSheetColumn {
  head: string;
  /** Allowed content of the column's cells; null if unrestricted. */
  note: string | null;
  /** Values offered in a list; empty if there are none. */
  values: readonly string[];
  isHidden?: boolean;
}

export interface NewSheetRow {
  /** At most as many as columns. */
  cells: readonly string[];
  /** Whether the row is displayed in grey. */
  isExample: boolean;
  /** Indexes of highlighted cells, which are wrong. */
  marked: readonly number[];
}

/** Replaces names that Excel does not accept; each result is unique. */
export function sheetNames(names: readonly string[]): string[] {
  const used = new Set<string>();
  return names.map((name) => {
    const plain = name
      .replaceAll(/[[\]:*?/\\\p{Cc}]/gu, ' ')
      .replaceAll(/^'|'$/g, ' ')
      .trim();
    const base = plain === '' ? 'Sheet' : plain;
    for (let count = 1; ; count += 1) {
      const suffix = count === 1 ? '' : ` ${count}`;
      const unique = base.slice(0, maxNameLength - suffix.length) + suffix;
      if (used.has(unique.toLowerCase())) continue;
      used.add(unique.toLowerCase());
      return unique;
    }
  });
}

const maxNameLength = 31;
