import type { ReportWhere } from './conditions';
import { dimensionDataKey, type DimensionId } from './dimensions';
import { isReportFilter, isValueFilter, maxFilterLength, type ValueFilter } from './filters';
import { finerSections } from './finer-sections';
import type { Period } from './period';
import { findSection, type Channel, type Section } from './sections';

/** Sections below another one. */
type LowerSection = Extract<Section, 'campaign' | 'unit' | 'keyword' | 'searchTerm' | 'designDaily'>;

/** The section one level below: its rows belong to a row of the section. */
const sectionsBelow: Record<Channel, Partial<Record<Section, LowerSection>>> = {
  search: { account: 'campaign', campaign: 'unit', unit: 'keyword', keyword: 'searchTerm' },
  feed: { account: 'campaign', campaign: 'unit', unit: 'designDaily' },
};

/** The report one level below the rows of a section. */
interface DrillDown {
  section: LowerSection;
  /** The dimensions that both sections have; their values select the rows that belong to a row. The account does so as well. */
  by: readonly DimensionId[];
}

/** The level below a section; undefined if there is none. */
export function drillDownOf(channel: Channel, section: Section): DrillDown | undefined {
  const below = sectionsBelow[channel][section];
  const from = findSection(channel, section);
  const to = below && findSection(channel, below);
  if (!from || !to) return undefined;
  return { section: below, by: from.dimensions.filter((id) => to.dimensions.includes(id)) };
}

/** The section that splits the days of a daily report into hours; undefined if its rows do not add up to them. */
export function hoursBelow(channel: Channel, section: Section, period: Period): 'timePeriod' | undefined {
  const isSplit = period === 'daily' && finerSections(channel, section).includes('timePeriod');
  return isSplit ? 'timePeriod' : undefined;
}

/** Filters and conditions of a query. */
export type DrillDownFilters = { [F in ValueFilter]?: string[] } & { where?: ReportWhere };

/**
 * The filters that select what belongs to a row in the level below its section, by exact values: list filters, and conditions for columns
 * without one. Accounts are not among them. Undefined if no filter can select it: a value is too long, or the row lacks a column.
 */
export function drillDownFilters(
  { by }: Pick<DrillDown, 'by'>,
  row: Readonly<Record<string, string | number | null>>,
): DrillDownFilters | undefined {
  const values = by.map((id) => ({ id, column: dimensionDataKey(id), value: row[dimensionDataKey(id)] }));
  if (values.some(({ value }) => value === undefined || String(value).length > maxFilterLength))
    return undefined;
  const lists: DrillDownFilters = {};
  const where: ReportWhere = [];
  for (const { id, column, value } of values) {
    const text = String(value ?? '');
    if (text === '') where.push([{ column, operator: 'empty', values: [] }]);
    else if (isFilterId(id)) lists[id] = [text];
    else where.push([{ column, operator: 'in', values: [text] }]);
  }
  const currency = row['currency'];
  // only rows that are separate by currency have it
  if (currency) where.push([{ column: 'currency', operator: 'in', values: [String(currency)] }]);
  return { ...lists, ...(where.length > 0 && { where }) };
}

const isFilterId = (id: DimensionId): id is DimensionId & ValueFilter =>
  isReportFilter(id) && isValueFilter(id);
