import type { NumberFormat } from '@meridian/api-client/contract';
import { createHash } from 'node:crypto';
import { storable } from './storable';

/** What the columns of a file are, as a person decided it. */
export interface Mapping {
  /** Field of a column by its text in the header, or `ignore`. */
  columns: Readonly<Record<string, string>>;
  /** Value of a field that has no column, for all rows. */
  constants: Readonly<Record<string, string>>;
  /** How numbers are written, where no file decides it. */
  numberFormat?: NumberFormat | null | undefined;
}

/** A mapping that a user decided for an earlier file. */
export interface RememberedMapping extends Mapping {
  profile: string;
  /** `headerKeyOf` that file. */
  headerKey: string;
  /** ISO instant. */
  storedTime: string;
}

/** What was decided for this file, before what was decided for the last one with its header. */
export function mergeMappings(
  earlier: Mapping | undefined,
  given: {
    columns?: Mapping['columns'] | undefined;
    constants?: Mapping['constants'] | undefined;
    numberFormat?: Mapping['numberFormat'];
  },
): Mapping {
  const columns = given.columns ?? {};
  const taken = new Set(Object.values(columns).filter((field) => field !== 'ignore'));
  const left = Object.entries(earlier?.columns ?? {}).filter(([, field]) => !taken.has(field));
  const ofEarlier = Object.entries(earlier?.constants ?? {}).filter(([field]) => !taken.has(field));
  return {
    // a field that is given to another column now leaves the earlier one
    columns: { ...Object.fromEntries(left), ...columns },
    constants: given.constants ?? Object.fromEntries(ofEarlier),
    numberFormat: given.numberFormat ?? earlier?.numberFormat ?? null,
  };
}

/** The mapping that was stored for files of the profile with this header. */
export function rememberedFor(
  remembered: readonly RememberedMapping[],
  key: Pick<RememberedMapping, 'profile' | 'headerKey'>,
): RememberedMapping | undefined {
  return remembered.find(({ profile, headerKey }) => profile === key.profile && headerKey === key.headerKey);
}

/** As many cells of a header as an import stores, and as many characters of each. */
const maxHeaderCells = 50;
const maxHeaderLength = 200;

/** The cells of a header as an import stores them. */
export function storedHeader(cells: readonly string[]): string[] {
  return cells.slice(0, maxHeaderCells).map((cell) => storable(cell.trim().slice(0, maxHeaderLength)));
}

/** A short text that two files share when their headers are equal. */
export function headerKeyOf(cells: readonly string[]): string {
  return createHash('sha256')
    .update(JSON.stringify(storedHeader(cells)))
    .digest('hex');
}
