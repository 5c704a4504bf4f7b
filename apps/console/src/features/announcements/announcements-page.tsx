import { announcementStates, type Announcement } from '@meridian/api-client/contract';
import { announcementListOptions, previousDataOf } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { Button, EmptyState, LoadingLine, SegmentedControl } from '@meridian/ui';
import { PlusIcon } from '@meridian/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../../lib/api';
import { ListFailed } from '../../lib/list-failed';
import { ListFooter } from '../../lib/list-footer';
import { defaultSize } from '../../lib/page-search';
import { PlainTable, TableHead } from '../../lib/plain-table';
import { usePageTitle } from '../../lib/use-page-title';
import { AnnouncementRow } from './announcement-row';
import { listRequest, type AnnouncementsSearch } from './announcements-search';
import { ConfirmDialog } from './confirm-dialog';
import { useAnnouncementListActions } from './use-announcement-list-actions';
import { useAnnouncementTitle } from './use-announcement-title';

export interface AnnouncementsPageProps {
  /** What the address says of the list. */
  search: AnnouncementsSearch;
  /** Changes the address; `replace` leaves no step behind in the history. */
  onSearchChange: (search: AnnouncementsSearch, options?: { replace: boolean }) => void;
  /** Opens one, or a new one. */
  onOpen: (id: string | undefined) => void;
  /** IANA name, for times. */
  timeZone: string;
}

const allStates = 'all';

/** What administrators tell everybody: drafts, what is scheduled and what is published. */
export function AnnouncementsPage({ search, onSearchChange, onOpen, timeZone }: AnnouncementsPageProps) {
  const { t } = useTranslation(['announcements', 'common']);
  usePageTitle(t('title'));
  const request = announcementListOptions(useApi(), listRequest(search));
  const query = useQuery({ ...request, placeholderData: previousDataOf(request.queryKey) });
  const { withdraw, remove } = useAnnouncementListActions();
  const titleOf = useAnnouncementTitle();
  const [asking, setAsking] = useState<{ kind: 'withdraw' | 'delete'; announcement: Announcement }>();
  const list = query.data?.data.list ?? [];
  const size = search.size ?? defaultSize;
  const page = search.page ?? 1;
  const totalCount = query.data?.page.totalCount ?? 0;
  const lastPage = query.data && !query.isPlaceholderData ? Math.max(1, Math.ceil(totalCount / size)) : page;
  useEffect(() => {
    // an old link, or the last one of the last page was deleted
    if (page > lastPage) {
      onSearchChange({ ...search, page: lastPage > 1 ? lastPage : undefined }, { replace: true });
    }
  }, [page, lastPage, search, onSearchChange]);
  const create = (
    <Button variant="primary" icon={<PlusIcon />} onClick={() => onOpen(undefined)}>
      {t('list.new')}
    </Button>
  );
  const isNarrowed = search.state !== undefined;
  return (
    <div className="flex flex-1 flex-col">
      <header className="flex flex-wrap items-center gap-3 px-page pt-3.5 pb-3 max-desktop:px-4">
        <h1 className="text-20 leading-8 font-semibold tracking-tight">{t('title')}</h1>
        <div className="ml-auto">{create}</div>
      </header>
      <div className="px-page pb-3 max-desktop:overflow-x-auto max-desktop:px-4">
        <SegmentedControl
          label={t('list.state')}
          items={[
            { value: allStates, label: t('list.all') },
            ...announcementStates.map((state) => ({ value: state, label: t(`list.states.${state}`) })),
          ]}
          value={search.state ?? allStates}
          onValueChange={(value) =>
            onSearchChange({
              ...search,
              page: undefined,
              state: announcementStates.find((state) => state === value),
            })
          }
        />
      </div>
      {(query.isLoading || query.isPlaceholderData) && (
        <LoadingLine label={t('common:loading')} className="-mt-0.5" />
      )}
      {list.length > 0 && (
        <PlainTable
          caption={t('title')}
          head={
            <>
              <TableHead>{t('titleLabel')}</TableHead>
              <TableHead className="max-desktop:hidden">{t('list.state')}</TableHead>
              <TableHead className="max-desktop:hidden">{t('time.label')}</TableHead>
              <TableHead isFigure className="max-desktop:hidden">
                {t('list.read')}
              </TableHead>
              <TableHead className="max-desktop:hidden">{t('list.savedBy')}</TableHead>
              <TableHead className="max-desktop:hidden">{t('list.savedTime')}</TableHead>
              <TableHead className="sticky right-0">
                <span className="sr-only">{t('list.actions')}</span>
              </TableHead>
            </>
          }
        >
          {list.map((announcement) => (
            <AnnouncementRow
              key={announcement.id}
              announcement={announcement}
              timeZone={timeZone}
              onOpen={() => onOpen(announcement.id)}
              onWithdraw={() => setAsking({ kind: 'withdraw', announcement })}
              onDelete={() => setAsking({ kind: 'delete', announcement })}
            />
          ))}
        </PlainTable>
      )}
      {query.data && totalCount === 0 && (
        <EmptyState
          kind={isNarrowed ? 'noMatch' : 'nothingYet'}
          title={t(isNarrowed ? 'list.noMatch' : 'list.empty')}
          description={isNarrowed ? undefined : t('list.emptyBody')}
          actions={
            isNarrowed ? (
              <Button onClick={() => onSearchChange({ ...search, state: undefined, page: undefined })}>
                {t('list.showAll')}
              </Button>
            ) : (
              create
            )
          }
          className="flex-1 border-t border-line-2"
        />
      )}
      {!query.data && query.isError && (
        <ListFailed title={t('failedList')} error={query.error} onRetry={() => void query.refetch()} />
      )}
      {totalCount > 0 && (
        <ListFooter
          page={page}
          size={size}
          totalCount={totalCount}
          pager={t('list.pager')}
          onPageChange={(next) => onSearchChange({ ...search, page: next > 1 ? next : undefined })}
          onSizeChange={(next) =>
            onSearchChange({ ...search, page: undefined, size: next === defaultSize ? undefined : next })
          }
        />
      )}
      {asking && (
        <ConfirmDialog
          title={t(asking.kind === 'delete' ? 'deleting.title' : 'withdraw.title', {
            title: titleOf(asking.announcement.texts),
          })}
          body={t(asking.kind === 'delete' ? 'deleting.body' : 'withdraw.body')}
          confirmLabel={t(asking.kind === 'delete' ? 'deleting.action' : 'withdraw.action')}
          isDangerous
          onConfirm={() => (asking.kind === 'delete' ? remove : withdraw)(asking.announcement)}
          onClose={() => setAsking(undefined)}
        />
      )}
    </div>
  );
}
