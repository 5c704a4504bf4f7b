import { endpoints } from '@meridian/api-client/contract';
import { endpointQueryKey } from '@meridian/api-client/react';
import type { ExtraColumn, GridColumnState, GridCondition, GridRowKind } from '@meridian/draft-editor';
import { rootId } from '@meridian/draft-editor/core';
import { useLanguage, useTranslation } from '@meridian/i18n';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useApi } from '../../../../lib/api/api';
import { useCan } from '../../../../lib/session/can';
import { useEditor } from '../editor-model';
import { loadPerformance } from './load-performance';
import { performanceColumnIds, performanceColumns } from './performance-columns';
import type { Performance } from './performance-table';

export interface RowPerformance {
  columns: readonly ExtraColumn[];
  /** Whether the grid shows one of the columns, or is filtered by one. */
  isShown: boolean;
  isLoading: boolean;
  /** Why the metrics could not be loaded. */
  error: Error | null;
  /** Whether no row has data. */
  isEmpty: boolean;
  onRetry: () => void;
}

/** Metrics of reports are a few minutes old. */
const staleMs = 10 * 60_000;

interface PerformanceInput {
  kind: GridRowKind;
  within: string;
  columnState: GridColumnState;
  filter: readonly GridCondition[];
}

/** Columns with what reports say about the rows of a grid; loaded once one of them is shown. */
export function useRowPerformance({ kind, within, columnState, filter }: PerformanceInput): RowPerformance {
  const { t } = useTranslation(['adDrafts', 'columns']);
  const { language } = useLanguage();
  const api = useApi();
  const { open, period } = useEditor();
  const { id } = open.summary;
  const { range } = period;
  const canSee = useCan('report:search:view');
  const ids = performanceColumnIds(kind);
  const isNamed = (columnId: string) =>
    columnState.shown?.includes(columnId) || filter.some(({ column }) => column === columnId);
  const isShown = canSee && ids.some(isNamed);
  const queryKey = endpointQueryKey(api, endpoints.draftPerformance, id, kind, within, range);
  const keyText = JSON.stringify(queryKey);
  const [part, setPart] = useState<{ keyText: string; performance: Performance }>();
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      loadPerformance(
        api,
        { id, kind, within: within === rootId ? undefined : within, range },
        { signal, onPart: (performance) => setPart({ keyText, performance }) },
      ),
    enabled: isShown,
    staleTime: staleMs,
    // a map of 300,000 rows
    structuralSharing: false,
  });
  const performance = query.data ?? (part?.keyText === keyText ? part.performance : undefined);
  // after an error, too: rows cannot be compared by values that are missing
  const isIncomplete = query.data === undefined;
  const missing = query.isError && !query.isFetching ? '' : '…';
  const group = t('performance.title');
  const unavailable = canSee ? undefined : t('performance.noPermission');
  const columns = useMemo(
    () =>
      performanceColumns({
        kind,
        performance,
        isIncomplete,
        missing,
        unavailable,
        language,
        group,
        labelOf: (column) => t(`columns:${column}`),
      }),
    [kind, performance, isIncomplete, missing, unavailable, language, group, t],
  );
  return {
    columns,
    isShown,
    isLoading: query.isFetching && isIncomplete,
    error: isIncomplete && !query.isFetching ? query.error : null,
    isEmpty: query.data?.size === 0,
    onRetry: () => void query.refetch(),
  };
}
