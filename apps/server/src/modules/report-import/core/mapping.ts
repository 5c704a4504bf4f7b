import type { NumberFormat } from '@meridian/api-client/contract';
import { createHash } from 'node:crypto';
import { replaceUnstorable } from './replace-unstorable';

/** Column mapping of a file, as the user chose it. */
export interface Mapping {
  /** Field, or `ignore`, by header text. */
  columns: Readonly<Record<string, string>>;
  /** Values of fields without a column, for all rows. */
  constants: Readonly<Record<string, string>>;
  /** Number format for ambiguous files. */
  numberFormat?: NumberFormat | null | undefined;
}

/** A stored mapping of an earlier file. */
export interface RememberedMapping extends Mapping {
  profile: string;
  /** `headerKeyOf` of that file. */
  headerKey: string;
  /** ISO 8601. */
  storedTime: string;
}

/** Merges the mapping for this file with the remembered one of its header; this file's takes precedence. */
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
    // a field that is mapped to another column leaves its previous one
    columns: { ...Object.fromEntries(left), ...columns },
    constants: given.constants ?? Object.fromEntries(ofEarlier),
    numberFormat: given.numberFormat ?? earlier?.numberFormat ?? null,
  };
}

/** The stored mapping for files of the profile with this header. */
export function rememberedFor(
  remembered: readonly RememberedMapping[],
  key: Pick<RememberedMapping, 'profile' | 'headerKey'>,
): RememberedMapping | undefined {
  return remembered.find(({ profile, headerKey }) => profile === key.profile && headerKey === key.headerKey);
}

/** Stored cells per header, and characters per cell. */
const maxHeaderCells = 50;
const maxHeaderLength = 200;

/** Header cells in stored form. */
export function storedHeader(cells: readonly string[]): string[] {
  return cells
    .slice(0, maxHeaderCells)
    .map((cell) => replaceUnstorable(cell.trim().slice(0, maxHeaderLength)));
}

/** A short text that is equal for equal headers. */
export function headerKeyOf(cells: readonly string[]): string {
  return createHash('sha256')
    .update(JSON.stringify(storedHeader(cells)))
    .digest('hex');
}
