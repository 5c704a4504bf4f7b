import { dimensions, type DimensionDefinition, type DimensionId } from './dimensions';
import type { Period } from './period';
import { dimensionsOf, type SectionDefinition } from './sections';

/** What the rows of a report can be summed by: its days, weeks or months, its accounts, or a dimension of its section. */
export type ReportGrouping = DimensionId | 'period';

const isDimension = (id: string): id is DimensionId => Object.hasOwn(dimensions, id);
/** Every grouping of any section. */
export const reportGroupings: readonly ReportGrouping[] = [
  'period',
  ...Object.keys(dimensions).filter(isDimension),
];

/** The properties of a report that determine its groupings. */
export interface GroupingsOptions {
  definition: SectionDefinition;
  period: Period;
  /** Whether each account has separate rows; otherwise accounts are summed. */
  isPerAccount: boolean;
  hasSeveralAccounts: boolean;
}

/** The groupings of a report: period, account, then those of the section. Descriptions and pictures are not among them. */
export function groupingsOf({
  definition,
  period,
  isPerAccount,
  hasSeveralAccounts,
}: GroupingsOptions): ReportGrouping[] {
  return [
    ...(period === 'custom' ? [] : (['period'] as const)),
    ...(isPerAccount && hasSeveralAccounts ? (['accountName'] as const) : []),
    ...dimensionsOf(definition, period).filter(isGrouping),
  ];
}

function isGrouping(id: DimensionId): boolean {
  const { source, domType, isDetail, codeFormat }: DimensionDefinition = dimensions[id];
  if (source === 'account' || domType === 'img') return false;
  return isDetail !== true || codeFormat !== undefined;
}

/** The section of a report whose rows are groups. */
export function groupedSection(definition: SectionDefinition, groupBy: ReportGrouping): SectionDefinition {
  switch (groupBy) {
    case 'period':
      return { ...definition, dimensions: [] };
    case 'accountName':
      return { ...definition, dimensions: ['accountNo', 'accountName'], rowHeader: 'accountName' };
    default:
      return { ...definition, dimensions: [groupBy], rowHeader: groupBy };
  }
}
