import {
  defaultPageSize,
  explanationSections,
  findSection,
  finerSections,
  namedOwnColumns,
  parseConditions,
  parseSort,
  pickFilters,
  recordOf,
  reportFilterIds,
  reportWhereSchema,
  validGroups,
  type Account,
  type ReportFilter,
  type ReportWhere,
} from '@meridian/api-client/contract';
import { defaultRange, periodBases, validateRange } from '@meridian/date-range/core';
import { pickerTypeOf, type Report } from '../registry';
import { conditionColumnsIn, groupingsIn, isKnownColumn, isSortableKey, segmentsIn } from '../report-keys';
import { isKpiKey } from '../trend/kpi-keys';
import { comparedRange, metricOfChange } from './comparison';
import { parseParameters, type ParameterValues } from './parameters';
import { reportParameters, type ReportAddress, type ReportParameter } from './report-address';
import type { ReportView } from './report-view';

export interface ReportContext {
  report: Report;
  /** The day in the account's time zone, `yyyy-MM-dd`. */
  today: string;
  /** The current accounts: one, or all. */
  accounts: readonly Pick<Account, 'accountId'>[];
}

/** The result of reading an address of a report. */
export interface ReadAddress {
  view: ReportView;
  /** The address without its invalid parameters. */
  address: ReportAddress;
  /** The parameters that are invalid, or that this report does not have. */
  ignored: readonly ReportParameter[];
}

/** Reads the view of a report from its address. */
export function readReportView(parameters: ReportAddress, context: ReportContext): ReadAddress {
  const { values, invalid } = parseParameters(parameters);
  const view = viewOf(values, context);
  const isInvalid = (name: string) => invalid.some((other) => other === name);
  const unused = unusedParameters(values, view);
  return {
    view,
    address: Object.fromEntries(Object.entries(parameters).filter(([name]) => !isInvalid(name))),
    ignored: reportParameters.filter((name) => isInvalid(name) || unused[name]),
  };
}

function viewOf(values: ParameterValues, context: ReportContext): ReportView {
  const { report, accounts } = context;
  const offered = offeredFilters(context);
  const isOwn = (id: string) => accounts.some(({ accountId }) => String(accountId) === id);
  const filters = pickFilters(
    values,
    (filter) =>
      offered.includes(filter) && (filter !== 'accountIds' || values.accountIds?.every(isOwn) === true),
  );
  const period = readPeriod(values, context);
  const offeredGroupings = groupingsIn(report, {
    reportType: values.reportType,
    accountCount: accounts.length,
  });
  const groupBy = offeredGroupings.find((grouping) => grouping === values.groupBy);
  const segment = segmentsIn(
    report,
    period.rangeError === null ? { range: period.range, today: context.today } : undefined,
  ).find((each) => groupBy === undefined && each === values.segment);
  const isCompared = period.compare !== undefined;
  const columns = values.columns?.filter((key) => isKnownColumn(report, key));
  const where = readConditions(values, context, { isCompared });
  return {
    ...filters,
    ...period,
    offered,
    filterCount: Object.keys(filters).length + where.length,
    where: where.length > 0 ? where : undefined,
    groupBy,
    segment,
    isForSeveral: accounts.length > 1,
    reportType: values.reportType,
    page: values.page ?? 1,
    size: values.size ?? defaultPageSize,
    sort: isSortOf(report, values.sort, { isCompared, groupBy }) ? values.sort : undefined,
    metric: isKpiKey(values.metric) ? values.metric : undefined,
    columns: columns && columns.length > 0 ? columns : undefined,
    view: values.view,
    row: values.row,
    ...readExplanation(values, { report, isCompared: period.comparedRange !== null }),
    from: finerSections(report.channel, report.section).find((finer) => finer === values.from),
  };
}

function readConditions(
  { where = [], reportType }: ParameterValues,
  { report, accounts }: ReportContext,
  { isCompared }: { isCompared: boolean },
): ReportWhere {
  const groups = reportWhereSchema.safeParse(
    where.flatMap((text) => [parseConditions(text) ?? []]).filter(isFilled),
  );
  if (!groups.success) return [];
  const ofSection = conditionColumnsIn(report, { reportType, accountCount: accounts.length });
  return validGroups(groups.data, { columns: [...ofSection, ...namedOwnColumns(groups.data)], isCompared });
}

const isFilled = (group: readonly unknown[]) => group.length > 0;

function readPeriod(
  { beginDate, endDate, compare, changed }: ParameterValues,
  { report, today }: ReportContext,
): Pick<ReportView, 'range' | 'rangeError' | 'compare' | 'comparedRange'> {
  const type = pickerTypeOf(report);
  const range = beginDate && endDate ? { beginDate, endDate } : defaultRange(type, today);
  const isCleared = beginDate === '' && endDate === '';
  const verdict = validateRange({ type, range: isCleared ? null : range, today });
  // the summary of a week is compared with one of two weeks
  const basis = report.kind === 'overview' ? periodBases.find((each) => each === compare) : compare;
  const compared = basis && verdict.ok ? comparedRange({ type, range, basis, today }) : null;
  // an invalid range does not affect the settings of the comparison
  const isComparable = !verdict.ok || compared !== null;
  return {
    range,
    rangeError: verdict.ok ? null : verdict.code,
    compare: basis && isComparable ? { basis, changedKey: metricOfChange, changedBy: changed } : undefined,
    comparedRange: compared,
  };
}

function readExplanation(
  { explain, explainBy }: ParameterValues,
  { report: { channel, section }, isCompared }: { report: Report; isCompared: boolean },
): Pick<ReportView, 'explain' | 'explainBy'> {
  const isExplained = explain !== undefined && isCompared;
  const by = explanationSections(channel, section).find((each) => each === explainBy);
  return { explain: isExplained ? explain : undefined, explainBy: isExplained ? by : undefined };
}

function offeredFilters({ report, accounts }: ReportContext): ReportFilter[] {
  const ofSection = findSection(report.channel, report.section)?.filters ?? [];
  return accounts.length > 1 ? ['accountIds', ...ofSection] : [...ofSection];
}

function isSortOf(
  report: Report,
  text: string | undefined,
  options: Parameters<typeof isSortableKey>[2],
): boolean {
  const order = parseSort(text);
  return order !== null && isSortableKey(report, order.key, options);
}

/** The valid parameters that the report cannot use. */
function unusedParameters(
  values: ParameterValues,
  view: ReportView,
): Partial<Record<ReportParameter, boolean>> {
  const { beginDate, endDate } = values;
  const isCleared = beginDate === '' && endDate === '';
  const isUnused = (
    name:
      | ReportFilter
      | 'compare'
      | 'sort'
      | 'metric'
      | 'from'
      | 'groupBy'
      | 'segment'
      | 'explain'
      | 'explainBy',
  ) => values[name] !== undefined && view[name] === undefined;
  return {
    beginDate: beginDate !== undefined && !endDate && !isCleared,
    endDate: endDate !== undefined && !beginDate && !isCleared,
    ...recordOf(reportFilterIds, isUnused),
    compare: isUnused('compare'),
    changed: values.changed !== undefined && view.compare === undefined && view.rangeError === null,
    sort: isUnused('sort'),
    metric: isUnused('metric'),
    from: isUnused('from'),
    groupBy: isUnused('groupBy'),
    segment: isUnused('segment'),
    where: view.where?.length !== values.where?.length,
    explain: isUnused('explain') && view.rangeError === null,
    explainBy: isUnused('explainBy') && view.rangeError === null,
    columns: view.columns?.length !== values.columns?.length,
  };
}
