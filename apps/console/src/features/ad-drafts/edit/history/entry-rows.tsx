import { endpoints, type DraftHistoryEntry, type DraftHistoryRow } from '@meridian/api-client/contract';
import { endpointQueryKey } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { Button, LoadingLine } from '@meridian/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useApi } from '../../../../lib/api/api';
import { PanelFailed } from '../../../../lib/page/panel-failed';
import { HistoryRowList } from './history-row-list';

export interface EntryRowsProps {
  draftId: string;
  /** Version of the draft: it decides which rows are still there. */
  version: number;
  entry: Pick<DraftHistoryEntry, 'from' | 'to'>;
  onJump: (row: DraftHistoryRow) => void;
  onOnlyRow: ((row: DraftHistoryRow) => void) | undefined;
}

/** The rows that an entry changed, in pages. */
export function EntryRows({ draftId: id, version, entry: { from, to }, onJump, onOnlyRow }: EntryRowsProps) {
  const { t } = useTranslation('draftHistory');
  const api = useApi();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: endpointQueryKey(api, endpoints.draftHistoryRows, id, from, to, version),
    queryFn: ({ pageParam: offset, signal }) =>
      api.call(endpoints.draftHistoryRows, { body: { id, from, to, offset }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const loaded = pages.reduce((sum, { rows }) => sum + rows.length, 0);
      return loaded < total ? loaded : undefined;
    },
  });
  if (!data && error !== null)
    return <PanelFailed title={t('rowsFailed')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingLine label={t('loading')} />;
  return (
    <>
      <HistoryRowList rows={data.pages.flatMap(({ rows }) => rows)} onJump={onJump} onOnlyRow={onOnlyRow} />
      {hasNextPage && (
        <Button isLoading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('moreRows')}
        </Button>
      )}
    </>
  );
}
