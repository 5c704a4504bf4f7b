/** A workbook to be written, as a template or for failed rows. */
export interface NewWorkbook {
  sheets: readonly NewSheet[];
}

export interface NewSheet {
  name: string;
  /** The first row has their heads; it stays in view. */
  columns: readonly NewSheetColumn[];
  rows: readonly NewSheetRow[];
}

export interface NewSheetColumn {
  head: string;
  /** What its cells can contain; null: nothing to say. */
  note: string | null;
  /** Offered in a list; empty: none. */
  values: readonly string[];
}

export interface NewSheetRow {
  /** As many as columns at most. */
  cells: readonly string[];
  /** Shown in grey. */
  isExample: boolean;
  /** Indexes of cells that stand out, since they are wrong. */
  marked: readonly number[];
}

/** Names that Excel does not accept become others; each is unique. */
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
