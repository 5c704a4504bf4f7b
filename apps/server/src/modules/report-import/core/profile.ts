import type { DimensionId, Measure } from '@meridian/api-client/contract';

/**
 * What a column of a file can be: a dimension or measure of ours, or
 * `date`: the row's day or period; `currency`; `account`: whose figures they are;
 * `programIdeaTitle`: the title of a programmatic creative; `interestGroup`: the upper level of an interest;
 * `unsupportedSplit`: a split that no section shows, so that rows cannot be booked.
 */
export type ColumnKey =
  | DimensionId
  | Measure
  | 'date'
  | 'currency'
  | 'account'
  | 'programIdeaTitle'
  | 'interestGroup'
  | 'unsupportedSplit';

/** How one maker of files names its columns and values. Everything here is data: a new maker is a new profile. */
export interface HeaderProfile {
  id: string;
  /**
   * Header texts of each column, the one to prefer first: where a file has several of them, the first counts.
   * Compared without case, width, spaces at the ends and a unit in brackets.
   */
  columns: Partial<Record<ColumnKey, readonly string[]>>;
  /** Our code for the values of a coded dimension; other values stay as they are. */
  values?: Partial<Record<DimensionId, Readonly<Record<string, string>>>>;
}

/** Far beyond any header or coded value. */
const comparedLength = 200;

/** The form in which header texts and coded values are compared. */
export function comparable(text: string): string {
  // cut, because the patterns below would take minutes for a cell of a megabyte
  return text
    .slice(0, comparedLength)
    .normalize('NFKC')
    .replace(/\s*\([^()]*\)\s*$/, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
