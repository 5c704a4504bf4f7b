import {
  dimensionDataKey,
  drillDownFilters,
  findSection,
  type ReportRow,
  type Section,
} from '@meridian/api-client/contract';
import { addressOf, reportOf, type DrillDownOptions } from '../drill-down/drill-down-link';
import type { Report } from '../registry';
import type { ReportAddress } from '../view/report-address';

const levels: readonly Section[] = ['campaign', 'unit', 'keyword'];

/** A row of a level above: its report filtered to it. */
interface LevelAbove {
  report: Report;
  name: string;
  address: ReportAddress;
}

/** The campaign, the unit and the keyword that a row belongs to, from the top, in the same period and comparison. */
export function levelsAbove(row: ReportRow, options: DrillDownOptions): LevelAbove[] {
  const { report, view } = options;
  const own = findSection(report.channel, report.section);
  return levels.flatMap((section) => {
    const above = findSection(report.channel, section);
    const target = reportOf(report, section);
    if (!own || !above || !target || section === report.section) return [];
    const name = row[dimensionDataKey(above.rowHeader)];
    // a section that does not store the level has no such column
    if (!own.dimensions.includes(above.rowHeader) || above.rowHeader === own.rowHeader) return [];
    const by = above.dimensions.filter((id) => own.dimensions.includes(id));
    const filters = drillDownFilters({ by }, row);
    const compare = view.compare && { ...view.compare, changedBy: undefined };
    const address = filters && addressOf(row, { ...filters, range: view.range, compare }, options);
    return address && typeof name === 'string' && name !== '' ? [{ report: target, name, address }] : [];
  });
}
