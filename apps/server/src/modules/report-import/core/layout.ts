import {
  maxFilterLength,
  valueFilters,
  type NumberFormat,
  type Section,
} from '@meridian/api-client/contract';
import { detached } from '../../../kits/workbooks/read/repeatable';
import { hasNoValue } from '../../../kits/workbooks/read/table';
import type { SectionKeys } from '../../../platform/lib/item-dims';
import type { Header } from './find-header';
import { normalizeText } from './normalize-text';
import type { Span } from './parse-date';
import type { ProblemParams, RowProblemCode } from './problem';
import { comparable, type ColumnKey } from './profile';
import type { RowDates } from './row-dates';

type Reject = (code: RowProblemCode, params: ProblemParams) => never;

export interface DimensionReader {
  /** Data key of the section's dimension. */
  dataKey: string;
  read(cells: readonly string[], reject: Reject): string;
}

/** Properties of a table that are determined before its rows are parsed. */
export interface Layout {
  header: Header;
  numberFormat: NumberFormat;
  /** Whether amounts in brackets are negative. */
  areBracketsNegative: boolean;
  section: Section;
  /** Number of cells in a complete row. */
  width: number;
  isDelimited: boolean;
  /** Period stated above the table. */
  period: Span | undefined;
  /** Undefined for a table without dates. */
  dates: RowDates | undefined;
  /** Currency of rows without one, by the account that they name. */
  currencyOf: (account: string) => string;
  /** Account named above the table; `''` for none. */
  account: string;
  /** Currency in the cost header; undefined without one. */
  costCurrency: string | undefined;
  /** Today in the account's time zone. */
  today: string;
  dimensions: readonly DimensionReader[];
}

/** Longer than any creative or URL; lists contain the full text. */
const maxTextLength = 2_000;

/** Maximum length of a value; shorter for filterable names, because a longer one could not be selected. */
function maxLengthOf(dataKey: string): number {
  return valueFilters.some((filter) => filter === dataKey) ? maxFilterLength : maxTextLength;
}

/** Problem that prevents using a text as the value of a dimension. */
export function dimensionProblem(
  dataKey: string,
  text: string,
): 'text_too_long' | 'text_invalid' | undefined {
  if (text.length > maxLengthOf(dataKey)) return 'text_too_long';
  return unstorable.test(text) ? 'text_invalid' : undefined;
}

/** PostgreSQL cannot store NUL and unpaired surrogates. */
const unstorable = /[\0\p{Surrogate}]/u;

/** Readers for all dimensions of the section; a dimension without a column is `''`. */
export function dimensionReaders(header: Header, sections: SectionKeys, section: Section): DimensionReader[] {
  return (sections[section] ?? []).map((dataKey) => {
    const known = sourceKeys(dataKey, section);
    const keys = known.filter((key) => header.columns.has(key));
    const columns = keys.map((key) => header.columns.get(key) ?? -1);
    const coded = codeReader(new Map(known.flatMap((key) => codesOf(header, key))));
    const constant = known.flatMap((key) => header.constants.get(key) ?? [])[0];
    return {
      dataKey,
      read: (cells, reject) => {
        const text = columns.length === 0 && constant !== undefined ? constant : textIn(cells, columns);
        const name = () => columns.map((column) => header.row.cells[column]).join(' / ');
        const problem = dimensionProblem(dataKey, text);
        if (problem === 'text_too_long') reject(problem, { column: name(), limit: maxLengthOf(dataKey) });
        if (problem !== undefined) reject(problem, { column: name() });
        return dataKey === 'hour' ? readHour(text, reject) : coded(text);
      },
    };
  });
}

function textIn(cells: readonly string[], columns: readonly number[]): string {
  if (columns.length === 0) return '';
  const [only, other] = columns;
  if (only !== undefined && other === undefined) {
    const text = (cells[only] ?? '').trim();
    return hasNoValue(text) ? '' : text;
  }
  return columns
    .map((column) => (cells[column] ?? '').trim())
    .filter((part) => !hasNoValue(part))
    .join(' / ');
}

/** Cached values; a coded dimension has few. */
const maxKnownValues = 200;

/** Replaces values of a coded dimension with their codes. */
function codeReader(codes: ReadonlyMap<string, string>): (text: string) => string {
  if (codes.size === 0) return (text) => text;
  const known = new Map<string, string>();
  return (text) => {
    let value = known.get(text);
    if (value === undefined) {
      value = codes.get(comparable(text)) ?? text;
      if (known.size < maxKnownValues) known.set(detached(text), detached(value));
    }
    return value;
  };
}

/** Columns of a dimension. */
function sourceKeys(dataKey: string, section: Section): ColumnKey[] {
  if (dataKey === 'interestsName') return ['interestGroup', 'interestsName'];
  if (dataKey === 'ideaTitle' && section === 'programDesignDaily') return ['programIdeaTitle'];
  if (dataKey === 'showWord' && section === 'intentionWord') return ['intentionWord'];
  // all other data keys are ids of dimensions
  return [dataKey as ColumnKey];
}

function codesOf(header: Header, key: ColumnKey): [string, string][] {
  const values: Partial<Record<ColumnKey, Readonly<Record<string, string>>>> = header.profile.values ?? {};
  return Object.entries(values[key] ?? {}).map(([text, code]) => [comparable(text), code]);
}

/** Parses an hour: `8`, `08:00`, `8时`, `08:00-08:59` → `8`. */
function readHour(text: string, reject: Reject): string {
  const hour = /^(\d{1,2})(?!\d)/.exec(normalizeText(text))?.[1];
  if (hour === undefined || Number(hour) > 23) return reject('hour_invalid', { value: text });
  return String(Number(hour));
}
