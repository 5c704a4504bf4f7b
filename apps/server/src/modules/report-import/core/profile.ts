import type { DimensionId, Measure } from '@meridian/api-client/contract';

/**
 * What a column of a file can be: a dimension or measure of the reports, or
 * `date`: the row's day or period; `currency`; `account`: the account of the row;
 * `programIdeaTitle`: the title of a programmatic creative; `interestGroup`: the upper level of an interest;
 * `unsupportedSplit`: a split that no section shows, so that the rows cannot be stored.
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

/** Names of the columns and values in the files of one provider. Profiles are data: a new provider is a new profile. */
export interface HeaderProfile {
  id: string;
  /**
   * Header texts of each column, in order of preference: when a file has several of them, the first counts.
   * Case, width, spaces at the ends and a unit in brackets are ignored.
   */
  columns: Partial<Record<ColumnKey, readonly string[]>>;
  /** Codes of the values of a coded dimension; other values stay as they are. */
  values?: Partial<Record<DimensionId, Readonly<Record<string, string>>>>;
}

/** Longer than any header or coded value. */
const comparedLength = 200;

/** The form in which header texts and coded values are compared. */
export function comparable(text: string): string {
  // limited, because the patterns below would take minutes for a cell of a megabyte
  return text
    .slice(0, comparedLength)
    .normalize('NFKC')
    .replace(/\s*\([^()]*\)\s*$/, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
