import type { ReportViewContent, SavedReportView } from '@meridian/api-client/contract';
import { reportViewListOptions } from '@meridian/api-client/react';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../lib/api';
import { columnsShown } from '../column-choice';
import type { ReportModel } from '../use-report-model';
import { isEdited, isDefaultContent, noView, searchOfView, viewOfSearch } from './view-content';

/** What the saved views need of a report on the screen. */
export type ViewedReport = Pick<ReportModel, 'report' | 'search' | 'columns' | 'change' | 'today'>;

/** The saved views of a report, which of them the screen shows, and how to show another. */
export interface ReportViews {
  /** undefined until they are there. */
  list: readonly SavedReportView[] | undefined;
  hasFailed: boolean;
  retry: () => void;
  /** The one that the screen shows; null for the report as it comes, undefined until it is known. */
  current: SavedReportView | null | undefined;
  /** The screen has moved away from the current one. */
  isEdited: boolean;
  /** What a view of this screen would keep. */
  content: ReportViewContent;
  /** Data keys of the columns on the screen, in their order. */
  shownColumns: readonly string[];
  /** Columns of the report before anybody changed them. */
  defaultColumnCount: number;
  /** Shows a view; null for the report as it comes. */
  show: (view: SavedReportView | null, options?: { replace: boolean }) => void;
  /** The address names a view that the user cannot see. */
  isMissing: boolean;
  /** Forgets which view the screen shows, and leaves the rest of it as it is. */
  leave: (options?: { replace: boolean }) => void;
}

/** `isWanted`: the list is needed even where the address names no view. */
export function useReportViews(
  { report, search, columns, change, today }: ViewedReport,
  { isWanted }: { isWanted: boolean },
): ReportViews {
  const id = search.view;
  const query = useQuery({
    ...reportViewListOptions(useApi(), report),
    enabled: isWanted || id !== undefined,
  });
  const list = query.data;
  const found = list?.find((view) => view.id === id);
  const current = id === undefined ? null : list === undefined ? undefined : (found ?? null);

  const { titleInfos, columnState, locked, onColumnStateChange } = columns;
  const shownColumns = columnsShown(titleInfos, columnState, locked);
  const defaults = columnsShown(titleInfos, {}, locked);
  const ownColumns = shownColumns.join(' ') === defaults.join(' ') ? undefined : shownColumns;

  const show = (view: SavedReportView | null, options?: { replace: boolean }) => {
    if (view) {
      change({ ...noView, ...searchOfView(report, view.content, today), view: view.id }, options);
      return;
    }
    if (ownColumns) {
      const { pinned, widths } = columnState;
      onColumnStateChange({ ...(pinned && { pinned }), ...(widths && { widths }) });
    }
    change({ ...noView, view: undefined }, options);
  };

  return {
    list,
    hasFailed: query.isError,
    retry: () => void query.refetch(),
    current,
    isMissing: current === null && id !== undefined,
    isEdited: current
      ? isEdited(report, { search, content: current.content, today })
      : !isDefaultContent(viewOfSearch(report, search, ownColumns ?? [])),
    content: viewOfSearch(report, search, search.columns ?? ownColumns),
    shownColumns,
    defaultColumnCount: defaults.length,
    show,
    leave: (options) => change({ view: undefined, page: search.page }, options),
  };
}
