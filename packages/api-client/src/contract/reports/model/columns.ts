import { dimensionDataKey, dimensions, type DimensionDefinition, type DimensionId } from './dimensions';
import { groupedSection, type ReportGrouping } from './grouping';
import { metrics, type MetricDefinition, type MetricId } from './metrics';
import { periodColumnKey, periodColumnKeys, type Period, type PeriodColumnKey } from './period';
import { dimensionsOf, hasItems, type SectionDefinition } from './sections';
import { printSortKey } from './sort';

/** Key of a column's title in the texts `columns`. */
export type ColumnTitleKey =
  | (typeof dimensions)[DimensionId]['titleKey']
  | MetricId
  | PeriodColumnKey
  | 'currency';

/** A column of a report. `width` is its minimum in CSS pixels at the size `medium`. */
export type ReportColumnDefinition = {
  dataKey: string;
  titleKey: ColumnTitleKey;
  width: number;
  /** Whether it identifies a row: custom fields can neither hide nor move it. */
  isLocked: boolean;
  /** Whether it stays in view when the table scrolls horizontally. */
  isFixed: boolean;
} & (
  | { kind: 'period' | 'currency' }
  | {
      kind: 'dimension';
      id: DimensionId;
      definition: DimensionDefinition;
      isRowHeader: boolean;
      /** Whether it names an item of a campaign, or a campaign. */
      isItemName: boolean;
    }
  | { kind: 'metric'; id: MetricId; definition: MetricDefinition }
);

/** Key of the title of what a report is grouped by. */
export function groupingTitleKey(groupBy: ReportGrouping, period: Period): ColumnTitleKey {
  return groupBy === 'period' ? (periodColumnKey(period) ?? 'date') : dimensions[groupBy].titleKey;
}

/** The properties of a report that determine its columns. */
export interface ReportColumnsOptions {
  definition: SectionDefinition;
  period: Period;
  /** Whether each account has separate rows; otherwise accounts are summed. */
  isPerAccount?: boolean;
  hasSeveralAccounts?: boolean;
  hasSeveralCurrencies?: boolean;
  /** What the rows are summed by; absent if they are those of the section. */
  groupBy?: ReportGrouping | undefined;
}

/**
 * The columns of a report from left to right: period, account, currency, then those of the section. The account columns appear if
 * several accounts are listed separately, the currency if there is more than one. Groups have the column of what they are summed by.
 */
export function reportColumns({
  definition,
  period,
  isPerAccount = true,
  hasSeveralAccounts = false,
  hasSeveralCurrencies = false,
  groupBy,
}: ReportColumnsOptions): ReportColumnDefinition[] {
  const section = groupBy === undefined ? definition : groupedSection(definition, groupBy);
  const hasPeriods = groupBy === undefined || groupBy === 'period';
  const hasAccounts = isPerAccount && hasSeveralAccounts && !section.dimensions.includes('accountNo');
  return [
    ...(hasPeriods ? periodColumns(period) : []),
    ...(hasAccounts ? accountColumns.map((id) => dimensionColumn(id, section)) : []),
    ...(hasSeveralCurrencies ? [currencyColumn] : []),
    // summed accounts have neither number nor name
    ...sectionColumns(section, groupBy === undefined ? period : 'daily').filter(
      (column) => column.kind !== 'dimension' || isPerAccount || dimensions[column.id].source !== 'account',
    ),
  ];
}

/**
 * The columns of a section from left to right: the dimensions that name a row and its campaign, metrics, further dimensions, details. So
 * cost and the metrics beside it are in view on a laptop.
 */
export function sectionColumns(definition: SectionDefinition, period: Period): ReportColumnDefinition[] {
  const own = dimensionsOf(definition, period);
  const isDetail = (id: DimensionId) => 'isDetail' in dimensions[id];
  const isFurther = (id: DimensionId) => id !== definition.rowHeader && furtherDimensions.has(id);
  const columnsOf = (ids: readonly DimensionId[]) => ids.map((id) => dimensionColumn(id, definition));
  return [
    ...columnsOf(own.filter((id) => !isDetail(id) && !isFurther(id))),
    ...definition.metrics.map(metricColumn),
    ...columnsOf(own.filter(isFurther)),
    ...columnsOf(own.filter(isDetail)),
  ];
}

/** Stand after the metrics, unless they name the row. */
const furtherDimensions: ReadonlySet<DimensionId> = new Set([
  'adgroupName',
  'showWord',
  'matchType',
  'addState',
]);

/** Data keys of all columns that a section may show, in any period and for any number of accounts. */
export function columnKeys(definition: SectionDefinition): ReadonlySet<string> {
  const own = sectionColumns(definition, 'daily').map(({ dataKey }) => dataKey);
  return new Set([...periodColumnKeys, ...accountColumns, 'currency', ...own]);
}

/** A column by its kind, which may also be an own metric. */
interface ColumnOfKind {
  kind: ReportColumnDefinition['kind'] | 'ownMetric';
  dataKey: string;
}

/** Whether a report can be sorted by a column. */
export function isSortable({ kind }: Pick<ColumnOfKind, 'kind'>): boolean {
  return kind === 'period' || kind === 'metric' || kind === 'ownMetric';
}

/** Sort keys of a report: the period and the metrics; in a comparison also their change and previous value. */
export function sortKeys(columns: readonly ColumnOfKind[], isCompared: boolean): string[] {
  const keysOf = ({ kind, dataKey }: ColumnOfKind) =>
    kind !== 'period' && isCompared
      ? [dataKey, printSortKey(dataKey, 'change'), printSortKey(dataKey, 'previous')]
      : [dataKey];
  return columns.filter(isSortable).flatMap(keysOf);
}

const accountColumns = ['accountNo', 'accountName'] as const;
const periodWidths = { date: 120, reportDates: 200 } as const satisfies Record<PeriodColumnKey, number>;

const currencyColumn: ReportColumnDefinition = {
  kind: 'currency',
  dataKey: 'currency',
  titleKey: 'currency',
  width: 100,
  isLocked: true,
  isFixed: false,
};

function periodColumns(period: Period): ReportColumnDefinition[] {
  const key = periodColumnKey(period);
  if (key === undefined) return [];
  return [
    { kind: 'period', dataKey: key, titleKey: key, width: periodWidths[key], isLocked: true, isFixed: true },
  ];
}

function dimensionColumn(id: DimensionId, section: SectionDefinition): ReportColumnDefinition {
  const definition = dimensions[id];
  const isRowHeader = id === section.rowHeader;
  return {
    kind: 'dimension',
    id,
    definition,
    dataKey: dimensionDataKey(id),
    titleKey: definition.titleKey,
    width: definition.width,
    isRowHeader,
    isItemName: isRowHeader && hasItems(section),
    isLocked: isRowHeader || !section.dimensions.includes(id),
    isFixed: isRowHeader,
  };
}

function metricColumn(id: MetricId): ReportColumnDefinition {
  const definition = metrics[id];
  return {
    kind: 'metric',
    id,
    definition,
    dataKey: definition.dataKey,
    titleKey: id,
    width: definition.width,
    isLocked: false,
    isFixed: false,
  };
}
