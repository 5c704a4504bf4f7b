import type { ParsedRow } from './parse-row';
import type { Problem } from './problem';

/** Rows that name the same account, in one table of the file. */
export interface AccountGroup {
  number: number;
  /** Data keys of the dimension values of each row. */
  dataKeys: readonly string[];
}

/** Takes the rows of a file, one at a time: there is not enough memory for all of them. */
export interface RowSink {
  row(group: AccountGroup, row: ParsedRow): void;
  /** A row that is not imported. */
  problem(problem: Problem): void;
}
