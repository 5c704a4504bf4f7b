import type { DownloadRecord } from '@meridian/api-client/contract';
import { downloadRecordListOptions, previousDataOf } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { formatValue } from '@meridian/report-table/core';
import { Button, EmptyState, LoadingLine } from '@meridian/ui';
import { RefreshCwIcon, Trash2Icon } from '@meridian/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../../lib/api';
import { ListFailed } from '../../lib/list-failed';
import { ListFooter } from '../../lib/list-footer';
import { defaultSize } from '../../lib/page-search';
import { useLastGoodData } from '../../lib/use-last-good-data';
import { usePageTitle } from '../../lib/use-page-title';
import { DeleteDialog } from './delete-dialog';
import { DownloadTable } from './download-table';
import { isNarrowed, listRequest, type DownloadsSearch } from './downloads-search';
import { DownloadsToolbar } from './downloads-toolbar';
import { useDownloadActions } from './use-download-actions';

export interface DownloadsPageProps {
  /** What the address says of the list. */
  search: DownloadsSearch;
  /** Changes the address; `replace` leaves no step behind in the history. */
  onSearchChange: (search: DownloadsSearch, options?: { replace: boolean }) => void;
  /** IANA name, for the times of creation. */
  timeZone: string;
  /** The day there, `yyyy-MM-dd`. */
  today: string;
}

/** The files that the user asked for, asked for again while one of them is under way. */
export function DownloadsPage({ search, onSearchChange, timeZone, today }: DownloadsPageProps) {
  const { t } = useTranslation(['downloads', 'common']);
  usePageTitle(t('title'));
  const list = downloadRecordListOptions(useApi(), listRequest(search));
  const query = useQuery({ ...list, placeholderData: previousDataOf(list.queryKey) });
  const actions = useDownloadActions();
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [deleting, setDeleting] = useState<readonly DownloadRecord[]>([]);
  const [isRefreshing, setIsRefreshing] = useState(false);
  const { answer: data } = useLastGoodData({ query, queryKey: list.queryKey });
  const { error } = query;
  const records = data?.data.list ?? [];
  const selected = records.filter(({ id }) => ticked.includes(id));
  const size = search.size ?? defaultSize;
  const page = search.page ?? 1;
  const totalCount = data?.page.totalCount ?? 0;
  const lastPage =
    query.isSuccess && !query.isPlaceholderData ? Math.max(1, Math.ceil(totalCount / size)) : page;
  useEffect(() => {
    // an old link, or the last file of the last page was deleted
    if (page > lastPage) {
      onSearchChange({ ...search, page: lastPage > 1 ? lastPage : undefined }, { replace: true });
    }
  }, [page, lastPage, search, onSearchChange]);
  const narrow = (change: DownloadsSearch) => onSearchChange({ ...search, page: undefined, ...change });
  const refresh = async () => {
    setIsRefreshing(true);
    await query.refetch();
    setIsRefreshing(false);
  };
  return (
    <div className="flex flex-1 flex-col">
      <header className="flex items-center justify-between gap-3 px-page pt-3.5 pb-3 max-desktop:px-4">
        <h1 className="text-20 leading-8 font-semibold tracking-tight">{t('title')}</h1>
        <Button icon={<RefreshCwIcon />} isLoading={isRefreshing} onClick={() => void refresh()}>
          {t('refresh')}
        </Button>
      </header>
      <DownloadsToolbar search={search} onChange={narrow} />
      {(query.isLoading || query.isPlaceholderData) && (
        <LoadingLine label={t('common:loading')} className="-mt-0.5" />
      )}
      {records.length > 0 && (
        <DownloadTable
          records={records}
          selectedIds={selected.map(({ id }) => id)}
          onSelectedIdsChange={setTicked}
          actions={actions}
          onDelete={setDeleting}
          timeZone={timeZone}
          today={today}
        />
      )}
      {data && records.length === 0 && totalCount === 0 && (
        <EmptyState
          kind={isNarrowed(search) ? 'noMatch' : 'nothingYet'}
          title={t(isNarrowed(search) ? 'noMatchTitle' : 'emptyTitle')}
          description={isNarrowed(search) ? undefined : t('emptyBody')}
          actions={
            isNarrowed(search) && (
              <Button onClick={() => narrow({ text: undefined, report: undefined, state: undefined })}>
                {t('clearFilters')}
              </Button>
            )
          }
          className="flex-1 border-t border-line-2"
        />
      )}
      {!data && query.isError && (
        <ListFailed title={t('failedTitle')} error={error} onRetry={() => void query.refetch()} />
      )}
      {totalCount > 0 && (
        <ListFooter
          page={page}
          size={size}
          totalCount={totalCount}
          pager={t('pager')}
          onPageChange={(next) => onSearchChange({ ...search, page: next > 1 ? next : undefined })}
          onSizeChange={(next) => narrow({ size: next === defaultSize ? undefined : next })}
        >
          {selected.length > 0 && (
            <span className="flex items-center gap-2">
              {t('selected', { count: selected.length, formatted: formatValue(selected.length, 't') })}
              <Button icon={<Trash2Icon />} onClick={() => setDeleting(selected)}>
                {t('delete')}
              </Button>
              <Button variant="ghost" onClick={() => setTicked([])}>
                {t('clearSelection')}
              </Button>
            </span>
          )}
        </ListFooter>
      )}
      {deleting.length > 0 && (
        <DeleteDialog
          records={deleting}
          onConfirm={() => actions.remove(deleting.map(({ id }) => id))}
          onClose={() => setDeleting([])}
        />
      )}
    </div>
  );
}
