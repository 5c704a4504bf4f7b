import { endpoints, type ReportViewContent, type SavedReportView } from '@meridian/api-client/contract';
import { endpointOptions } from '@meridian/api-client/react';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/api';
import { columnsShown } from '../table/column-choice';
import type { ReportModel } from '../use-report-model';
import { contentIn, contentOf, isDefaultContent, isEdited, noContent } from './view-content';

/** The parts of a visible report that the saved views use. */
export type ViewedReport = Pick<
  ReportModel,
  'report' | 'view' | 'address' | 'columns' | 'change' | 'account' | 'accounts' | 'today'
>;

/** The saved views of a report, the current one, and a function to show another. */
export interface ReportViews {
  /** Undefined until they are loaded. */
  list: readonly SavedReportView[] | undefined;
  hasFailed: boolean;
  retry: () => void;
  /** The current view; null for the default, undefined until it is known. */
  current: SavedReportView | null | undefined;
  /** Whether the screen differs from the current view. */
  isEdited: boolean;
  /** The content of a view of this screen. */
  content: ReportViewContent;
  /** Data keys of the columns on screen, in order. */
  shownColumns: readonly string[];
  /** Number of columns of the report without changes by the user. */
  defaultColumnCount: number;
  /** Shows a view; null for the default. */
  show: (view: SavedReportView | null, options?: { replace: boolean }) => void;
  /** Whether the address names a view that the user cannot see. */
  isMissing: boolean;
  /** Removes the view from the address without changing the settings. */
  leave: (options?: { replace: boolean }) => void;
}

/** `isWanted`: the list is needed even if the address names no view. */
export function useReportViews(
  { report, view, columns, change, today }: ViewedReport,
  { isWanted }: { isWanted: boolean },
): ReportViews {
  const id = view.view;
  const query = useQuery({
    ...endpointOptions(useApi(), endpoints.reportViewList, { body: { query: report } }),
    enabled: isWanted || id !== undefined,
  });
  const list = query.data;
  const found = list?.find((saved) => saved.id === id);
  const current = id === undefined ? null : list === undefined ? undefined : (found ?? null);

  const { titleInfos, columnState, locked, onColumnStateChange, defaultColumnState } = columns;
  const shownColumns = columnsShown(titleInfos, columnState, locked);
  const defaults = columnsShown(titleInfos, defaultColumnState, locked);
  const ownColumns = shownColumns.join(' ') === defaults.join(' ') ? undefined : shownColumns;

  const show = (saved: SavedReportView | null, options?: { replace: boolean }) => {
    if (saved) {
      change({ ...noContent, ...contentIn(report, saved.content, today), view: saved.id }, options);
      return;
    }
    if (ownColumns) {
      const { columnPinning, columnSizing } = columnState;
      onColumnStateChange({ ...(columnPinning && { columnPinning }), ...(columnSizing && { columnSizing }) });
    }
    change({ ...noContent, view: undefined }, options);
  };

  return {
    list,
    hasFailed: query.isError,
    retry: () => void query.refetch(),
    current,
    isMissing: current === null && id !== undefined,
    isEdited: current
      ? isEdited(report, { view, content: current.content, today })
      : !isDefaultContent(contentOf(view, ownColumns ?? [])),
    content: contentOf(view, view.columns ?? ownColumns),
    shownColumns,
    defaultColumnCount: defaults.length,
    show,
    leave: (options) => change({ view: undefined, page: view.page }, options),
  };
}
