import {
  defaultPageSize,
  isPeriodColumnKey,
  parseSort,
  periodColumnKey,
  pickFilters,
  printSort,
  contentFilters,
  recordOf,
  valueFilters,
  type ReportViewContent,
} from '@meridian/api-client/contract';
import type { Report } from '../registry';
import { segmentsIn } from '../report-keys';
import { printReportView } from '../view/print-view';
import { readReportView } from '../view/read-view';

/** A change that restores every setting that a saved view contains. */
export const noContent = recordOf(
  [
    ...contentFilters,
    'where',
    'groupBy',
    'segment',
    'columns',
    'reportType',
    'sort',
    'size',
    'compare',
  ] as const,
  () => undefined,
);

/**
 * The content of a saved view of this screen. `columns`: data keys of the columns if they differ from the default.
 *
 * Shape: defaults are absent.
 */
export function contentOf(
  view: ReportViewContent,
  columns: readonly string[] | undefined = view.columns,
): ReportViewContent {
  const { reportType, sort, size, compare, where, groupBy, segment } = view;
  return {
    ...pickFilters(view, (filter) => filter !== 'accountIds'),
    ...(where && { where }),
    ...(groupBy && { groupBy }),
    ...(segment && { segment }),
    ...(columns && columns.length > 0 && { columns: [...columns] }),
    ...(reportType !== undefined && { reportType }),
    ...(sort !== undefined && { sort }),
    ...(size !== undefined && size !== defaultPageSize && { size }),
    ...(compare && { compare }),
  };
}

/** The parts of a saved view that this report can show. An order by period becomes one by the report's date column. */
export function contentIn(report: Report, content: ReportViewContent, today: string): ReportViewContent {
  const sort = content.sort === undefined ? undefined : sortIn(report, content.sort);
  const address = printReportView({ ...content, sort });
  const { view } = readReportView(address, { report, today, accounts: [] });
  // whether it splits the rows depends on the range, which a view does not store
  const segment = segmentsIn(report, undefined).find((each) => each === content.segment);
  return contentOf({ ...view, segment: view.groupBy === undefined ? segment : undefined });
}

/** Whether the screen differs from its view. The order of filter values does not matter. */
export function isEdited(
  report: Report,
  { view, content, today }: { view: ReportViewContent; content: ReportViewContent; today: string },
): boolean {
  return fingerprint(contentOf(view)) !== fingerprint(contentIn(report, content, today));
}

/** Whether a view has only default settings. */
export function isDefaultContent(content: ReportViewContent): boolean {
  return Object.keys(content).length === 0;
}

function sortIn(report: Report, sort: string): string | undefined {
  const order = parseSort(sort);
  if (order === null || !isPeriodColumnKey(order.key)) return sort;
  const key = periodColumnKey(report.period);
  return key && printSort({ ...order, key });
}

function fingerprint(content: ReportViewContent): string {
  const sorted = Object.fromEntries(
    valueFilters.flatMap((filter) => {
      const values = content[filter];
      return values ? [[filter, values.toSorted()]] : [];
    }),
  );
  const entries = Object.entries({ ...content, ...sorted });
  return JSON.stringify(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
}
