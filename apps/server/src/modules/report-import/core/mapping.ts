import { createHash } from 'node:crypto';

/** What the columns of a file are, as a person decided it. */
export interface Mapping {
  /** Field of a column by its text in the header, or `ignore`. */
  columns: Readonly<Record<string, string>>;
  /** Value of a field that has no column, for all rows. */
  constants: Readonly<Record<string, string>>;
}

/** A mapping that a user decided for an earlier file. */
export interface RememberedMapping extends Mapping {
  profile: string;
  /** `headerKeyOf` that file. */
  headerKey: string;
  /** ISO instant. */
  storedTime: string;
}

/** As many cells of a header as an import stores, and as many characters of each. */
const maxHeaderCells = 50;
const maxHeaderLength = 200;

/** The cells of a header as an import stores them. */
export function storedHeader(cells: readonly string[]): string[] {
  return cells.slice(0, maxHeaderCells).map((cell) => cell.trim().slice(0, maxHeaderLength));
}

/** A short text that two files share when their headers are equal. */
export function headerKeyOf(cells: readonly string[]): string {
  return createHash('sha256')
    .update(JSON.stringify(storedHeader(cells)))
    .digest('hex');
}
