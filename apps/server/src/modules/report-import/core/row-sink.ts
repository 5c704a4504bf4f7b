import type { ParsedRow } from './parse-row';
import type { Problem } from './problem';

/** Rows of one account in one table of the file. */
export interface AccountGroup {
  number: number;
  /** Data keys of the dimension values in each row. */
  dataKeys: readonly string[];
}

/** Receives the rows of a file one at a time, because they do not all fit into memory. */
export interface RowSink {
  row(group: AccountGroup, row: ParsedRow): void;
  /** A row that is not imported. */
  problem(problem: Problem): void;
}
