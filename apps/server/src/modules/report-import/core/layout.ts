import type { Section } from '@meridian/api-client/contract';
import type { SectionKeys } from '../../../lib/item-dims';
import type { DateReader } from './detect-date-format';
import type { Header } from './find-header';
import type { Span } from './parse-date';
import type { ProblemParams, RowProblemCode } from './problem';
import { comparable, type ColumnKey } from './profile';
import { isVoid } from './table';

type Refuse = (code: RowProblemCode, params: ProblemParams) => never;

export interface DimensionReader {
  /** Data key of the section's dimension. */
  dataKey: string;
  read(cells: readonly string[], refuse: Refuse): string;
}

/** All that has to be known about a file before its rows can be read. */
export interface Layout {
  header: Header;
  section: Section;
  /** Cells that a whole row has. */
  width: number;
  isDelimited: boolean;
  /** The period that the file names above its table. */
  period: Span | undefined;
  /** Undefined where the table has no dates. */
  readDate: DateReader | undefined;
  /** The account's currency, for rows that name none. */
  currency: string;
  /** The day in the account's time zone. */
  today: string;
  dimensions: readonly DimensionReader[];
}

/** Longer than any name, creative or URL; every list and filter sends it whole. */
const maxTextLength = 2_000;

/** PostgreSQL keeps neither NUL nor half a surrogate pair. */
const unstorable = /[\0\p{Surrogate}]/u;

/** One reader for every dimension of the section; one without a column reads `''`. */
export function dimensionReaders(header: Header, sections: SectionKeys, section: Section): DimensionReader[] {
  return (sections[section] ?? []).map((dataKey) => {
    const keys = sourceKeys(dataKey, section).filter((key) => header.columns.has(key));
    const columns = keys.map((key) => header.columns.get(key) ?? -1);
    const codes = new Map(keys.flatMap((key) => codesOf(header, key)));
    return {
      dataKey,
      read: (cells, refuse) => {
        const text = columns
          .map((column) => (cells[column] ?? '').trim())
          .filter((part) => !isVoid(part))
          .join(' / ');
        const name = () => columns.map((column) => header.row.cells[column]).join(' / ');
        if (text.length > maxTextLength) refuse('text_too_long', { column: name(), limit: maxTextLength });
        if (unstorable.test(text)) refuse('text_invalid', { column: name() });
        return dataKey === 'hour' ? readHour(text, refuse) : (codes.get(comparable(text)) ?? text);
      },
    };
  });
}

/** The columns that make a dimension, where they are not the one of its own name. */
function sourceKeys(dataKey: string, section: Section): ColumnKey[] {
  if (dataKey === 'interestsName') return ['interestGroup', 'interestsName'];
  if (dataKey === 'ideaTitle' && section === 'programDesignDaily') return ['programIdeaTitle'];
  if (dataKey === 'showWord' && section === 'intentionWord') return ['intentionWord'];
  // a data key is a dimension's id but for the one above
  return [dataKey as ColumnKey];
}

function codesOf(header: Header, key: ColumnKey): [string, string][] {
  const values: Partial<Record<ColumnKey, Readonly<Record<string, string>>>> = header.profile.values ?? {};
  return Object.entries(values[key] ?? {}).map(([text, code]) => [comparable(text), code]);
}

/** `8`, `08:00`, `8时`, `08:00-08:59` → `8`. */
function readHour(text: string, refuse: Refuse): string {
  const hour = /^(\d{1,2})(?!\d)/.exec(text.normalize('NFKC'))?.[1];
  if (hour === undefined || Number(hour) > 23) return refuse('hour_invalid', { value: text });
  return String(Number(hour));
}
