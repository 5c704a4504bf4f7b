import { dimensions, type DimensionId } from './dimensions';

interface FilterDefinition {
  /**
   * `names`: values of the dimension of the same name. `codes`: the same, for a code column. `accounts`: ids of accounts if several are
   * current. `text`: part of a searchable column's value; case does not matter.
   */
  kind: 'names' | 'codes' | 'accounts' | 'text';
  /** The filter that narrows the options: units belong to campaigns. */
  parent?: string;
  /** Names in earlier versions, for links, saved views and stored export requests. */
  aliases: readonly string[];
}

/**
 * Every filter of a report, in the order of the toolbar. The id is the parameter of the URL, the key of the query and of a saved view,
 * and the data key of the column. Words are the texts `filters` of reports.
 */
export const reportFilters = {
  accountIds: { kind: 'accounts', aliases: ['account'] },
  campaignName: { kind: 'names', aliases: ['campaign', 'campaignNames'] },
  adgroupName: { kind: 'names', parent: 'campaignName', aliases: ['unit', 'adgroupNames'] },
  matchType: { kind: 'codes', aliases: ['matchMode', 'matchTypes'] },
  device: { kind: 'codes', aliases: ['devices'] },
  provinceName: { kind: 'names', aliases: ['region', 'provinceNames'] },
  text: { kind: 'text', aliases: [] },
} as const satisfies Record<string, FilterDefinition>;

export type ReportFilter = keyof typeof reportFilters;
type FilterOfKind<K extends FilterDefinition['kind']> = {
  [F in ReportFilter]: (typeof reportFilters)[F]['kind'] extends K ? F : never;
}[ReportFilter];
type NameFilter = FilterOfKind<'names'>;
type CodeFilter = FilterOfKind<'codes'>;
/** A filter by the values of a dimension. */
export type ValueFilter = NameFilter | CodeFilter;
/** A filter that a section has because of its dimensions. */
export type SectionFilter = ValueFilter | 'text';

type FilterValues = { readonly [F in ReportFilter]?: ArrayLike<unknown> | undefined };

export function isReportFilter(key: string): key is ReportFilter {
  return Object.hasOwn(reportFilters, key);
}

const isNameFilter = (filter: ReportFilter): filter is NameFilter => reportFilters[filter].kind === 'names';
const isCodeFilter = (filter: ReportFilter): filter is CodeFilter => reportFilters[filter].kind === 'codes';
/** Whether a filter narrows a report by the values of a dimension. */
export function isValueFilter(filter: ReportFilter): filter is ValueFilter {
  return isNameFilter(filter) || isCodeFilter(filter);
}

const isSectionFilter = (filter: ReportFilter): filter is SectionFilter => filter !== 'accountIds';

/** Maximum number of characters of a filter value. */
export const maxFilterLength = 200;

/** Every filter, in the order of the toolbar. */
export const reportFilterIds: readonly ReportFilter[] = Object.keys(reportFilters).filter(isReportFilter);
export const nameFilters: readonly NameFilter[] = reportFilterIds.filter(isNameFilter);
export const codeFilters: readonly CodeFilter[] = reportFilterIds.filter(isCodeFilter);
export const valueFilters: readonly ValueFilter[] = reportFilterIds.filter(isValueFilter);
/** The filters that a section may have: all except the one by account. */
export const contentFilters: readonly SectionFilter[] = reportFilterIds.filter(isSectionFilter);

/** The filter that narrows the values of this one; undefined without. */
export function parentFilter(filter: ValueFilter): ValueFilter | undefined {
  const { parent }: FilterDefinition = reportFilters[filter];
  return valueFilters.find((each) => each === parent);
}

/**
 * The filters of a section with these dimensions: one for each dimension that has a filter, and the text filter for the searchable ones.
 */
export function sectionFilters(ids: readonly DimensionId[]): SectionFilter[] {
  const isSearchable = ids.some((id) => dimensions[id].isSearchable);
  return [
    ...valueFilters.filter((filter) => ids.includes(filter)),
    ...(isSearchable ? ['text' as const] : []),
  ];
}

/** The filters that are set: neither absent nor empty. `isWanted` selects some of them. */
export function pickFilters<T extends FilterValues>(
  values: T,
  isWanted?: (filter: ReportFilter) => boolean,
): Pick<T, ReportFilter & keyof T>;
export function pickFilters(
  values: FilterValues,
  isWanted?: (filter: ReportFilter) => boolean,
): FilterValues {
  const isSet = (filter: ReportFilter) => (values[filter]?.length ?? 0) > 0;
  const picked = reportFilterIds.filter((filter) => isSet(filter) && isWanted?.(filter) !== false);
  return Object.fromEntries(picked.map((filter) => [filter, values[filter]]));
}

const currentName = new Map<string, ReportFilter>(
  reportFilterIds.flatMap((filter) => reportFilters[filter].aliases.map((alias) => [alias, filter] as const)),
);

/** The record with filters under their current names. If both an earlier and the current name occur, the current one wins. */
export function withCurrentFilterNames<V>(values: Readonly<Record<string, V>>): Record<string, V> {
  const renamed = Object.entries(values).flatMap(([key, value]) => {
    const name = currentName.get(key);
    return name === undefined || Object.hasOwn(values, name) ? [] : [[name, value] as const];
  });
  const current = Object.entries(values).filter(([key]) => !currentName.has(key));
  return Object.fromEntries([...current, ...renamed]);
}
