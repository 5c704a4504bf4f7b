import {
  dimensions,
  measures,
  periodFields,
  type Channel,
  type DimensionId,
  type Measure,
} from '@meridian/api-client/contract';
import { splitUnit } from './money';
import { unified } from './unified';

/**
 * What a column of a file can be: a dimension or measure of the reports, or
 * `date`: the row's day or period; `dateStart` and `dateEnd`: its first and last day; `dateWeek`, `dateMonth`; `currency`; `account`: name of the row's account, whose number is `accountNo`;
 * `programIdeaTitle`: the title of a programmatic creative; `interestGroup`: the upper level of an interest;
 * `unsupportedSplit`: a split that no section shows, so that the rows cannot be stored.
 */
export type ColumnKey =
  | DimensionId
  | Measure
  | (typeof periodFields)[number]
  | 'currency'
  | 'account'
  | 'programIdeaTitle'
  | 'interestGroup'
  | 'unsupportedSplit';

const otherKeys = [
  ...periodFields,
  'currency',
  'account',
  'programIdeaTitle',
  'interestGroup',
  'unsupportedSplit',
] as const satisfies readonly ColumnKey[];

/** Whether a text names what a column can be. */
export function isColumnKey(text: string): text is ColumnKey {
  return (
    Object.hasOwn(dimensions, text) ||
    measures.some((key) => key === text) ||
    otherKeys.some((key) => key === text)
  );
}

/** Names of the columns and values in the files of one provider. Profiles are data: a new provider is a new profile. */
export interface HeaderProfile {
  id: string;
  /** The profile of headers that no profile knows. */
  isPlain?: true;
  /**
   * Header texts of each column, in order of preference: when a file has several of them, the first counts.
   * Case, width, spaces at the ends and a unit in brackets are ignored.
   */
  columns: Partial<Record<ColumnKey, readonly string[]>>;
  /** Header texts that only the exports of one channel have. */
  channels?: Partial<Record<Channel, readonly string[]>>;
  /** Codes of the values of a coded dimension; other values stay as they are. */
  values?: Partial<Record<DimensionId, Readonly<Record<string, string>>>>;
}

/** Longer than any header or coded value. */
const comparedLength = 200;

/** The form in which the values of a coded dimension are compared, without remarks in brackets. */
export function comparable(text: string): string {
  // limited, because the pattern would take minutes for a cell of a megabyte
  return withoutCase(unified(text.slice(0, comparedLength)).replace(/\s*\([^()]*\)\s*$/, ''));
}

/** The form in which header texts are compared, without a unit in brackets. */
export function comparableHeader(text: string): string {
  return withoutCase(splitUnit(unified(text.slice(0, comparedLength))).name);
}

const withoutCase = (text: string) => text.replace(/\s+/g, ' ').replace(/[‘’]/g, "'").trim().toLowerCase();
