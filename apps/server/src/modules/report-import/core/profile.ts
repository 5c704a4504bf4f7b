import {
  dimensions,
  measures,
  periodFields,
  type Channel,
  type DimensionId,
  type Measure,
} from '@meridian/api-client/contract';
import { splitUnit } from './money';
import { normalizeText } from './normalize-text';

/**
 * Meaning of a column in a file: a dimension or metric of the reports, or `date`: the row's day or period; `dateStart`
 * and `dateEnd`: its first and last day; `dateWeek`, `dateMonth`; `currency`; `account`: name of the row's account, and
 * `accountNo`, its number; `programIdeaTitle`: title of a programmatic creative; `interestGroup`: upper level of an
 * interest; `unsupportedSplit`: a split that no section supports, so that the rows cannot be stored.
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

/** Whether a text is a column key. */
export function isColumnKey(text: string): text is ColumnKey {
  return (
    Object.hasOwn(dimensions, text) ||
    measures.some((key) => key === text) ||
    otherKeys.some((key) => key === text)
  );
}

/**
 * Names of columns and values in a provider's files. Profiles are data: supporting another provider takes another
 * profile.
 */
export interface HeaderProfile {
  id: string;
  /** Marks the profile for headers that no other profile knows. */
  isPlain?: true;
  /**
   * Header texts of each column, in order of preference: if a file has several of them, the first one applies.
   * Comparisons ignore case, width, surrounding spaces and a unit in brackets.
   */
  columns: Partial<Record<ColumnKey, readonly string[]>>;
  /** Header texts that only one channel's exports have. */
  channels?: Partial<Record<Channel, readonly string[]>>;
  /** Codes of the values of a coded dimension; other values are unchanged. */
  values?: Partial<Record<DimensionId, Readonly<Record<string, string>>>>;
}

/** Longer than any header or coded value. */
const comparedLength = 200;

/** Normalizes values of a coded dimension for comparison, without remarks in brackets. */
export function comparable(text: string): string {
  // limited, because the pattern would take minutes for a cell of a megabyte
  return withoutCase(normalizeText(text.slice(0, comparedLength)).replace(/\s*\([^()]*\)\s*$/, ''));
}

/** Normalizes header texts for comparison, without a unit in brackets. */
export function comparableHeader(text: string): string {
  return withoutCase(splitUnit(normalizeText(text.slice(0, comparedLength))).name);
}

const withoutCase = (text: string) => text.replace(/\s+/g, ' ').replace(/[‘’]/g, "'").trim().toLowerCase();
