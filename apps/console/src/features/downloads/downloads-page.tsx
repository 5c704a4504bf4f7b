import type { DownloadRecord } from '@meridian/api-client/contract';
import { downloadRecordListOptions } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { Button, EmptyState } from '@meridian/ui';
import { RefreshCwIcon } from '@meridian/ui/icons';
import { ListPage } from '@meridian/ui/shell';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/api/api';
import { ListBody } from '../../lib/lists/list-body';
import { SelectionBar } from '../../lib/lists/selection-bar';
import { useListPage } from '../../lib/lists/use-list-page';
import type { ReportPath } from '../../lib/page/report-path';
import { ReportsLink } from '../../lib/page/reports-link';
import { usePageTitle } from '../../lib/page/use-page-title';
import { DeleteDialog } from './delete-dialog';
import { DownloadTable } from './download-table';
import { isNarrowed, toDownloadsRequest, type DownloadsAddress } from './downloads-address';
import { DownloadsToolbar } from './downloads-toolbar';

export interface DownloadsPageProps {
  address: DownloadsAddress;
  /** Changes the address; `replace` adds no entry to the history. */
  onAddressChange: (address: DownloadsAddress, options?: { replace: boolean }) => void;
  reportPath: ReportPath;
  /** IANA name, for the times of creation. */
  timeZone: string;
  /** The current day in that zone, `yyyy-MM-dd`. */
  today: string;
}

/** The files that the user requested. The list refetches while one of them is being created. */
export function DownloadsPage({ address, onAddressChange, timeZone, today, reportPath }: DownloadsPageProps) {
  const { t } = useTranslation('downloads');
  usePageTitle(t('title'));
  const request = downloadRecordListOptions(useApi(), toDownloadsRequest(address));
  const list = useListPage({ address, onAddressChange, request });
  const [selectedIds, setSelectedIds] = useState<readonly string[]>([]);
  const [deleting, setDeleting] = useState<readonly DownloadRecord[]>([]);
  const selected = list.rows?.filter(({ id }) => selectedIds.includes(id)) ?? [];
  return (
    <ListPage
      title={t('title')}
      actions={<RefreshButton onRefresh={list.refetch} />}
      toolbar={<DownloadsToolbar address={address} onChange={list.change} />}
    >
      <ListBody
        list={list}
        failedTitle={t('failedTitle')}
        pagerLabel={t('pager')}
        offersSizes
        empty={
          <NoDownloads reportPath={reportPath} hasFilters={isNarrowed(address)} onChange={list.change} />
        }
        footer={
          selected.length > 0 && (
            <SelectionBar
              text={t('selected', { count: selected.length })}
              onDelete={() => setDeleting(selected)}
              onClear={() => setSelectedIds([])}
            />
          )
        }
      >
        {(records) => (
          <DownloadTable
            records={records}
            selectedIds={selected.map(({ id }) => id)}
            onSelectedIdsChange={setSelectedIds}
            onDelete={setDeleting}
            timeZone={timeZone}
            today={today}
          />
        )}
      </ListBody>
      {deleting.length > 0 && <DeleteDialog records={deleting} onClose={() => setDeleting([])} />}
    </ListPage>
  );
}

/** Refetches the list, and shows the progress. */
function RefreshButton({ onRefresh }: { onRefresh: () => Promise<unknown> }) {
  const { t } = useTranslation('downloads');
  const refresh = useMutation({ mutationFn: onRefresh });
  return (
    <Button icon={<RefreshCwIcon />} isLoading={refresh.isPending} onClick={() => refresh.mutate()}>
      {t('refresh')}
    </Button>
  );
}

interface NoDownloadsProps {
  reportPath: ReportPath;
  hasFilters: boolean;
  onChange: (change: DownloadsAddress) => void;
}

/** Shown instead of rows: no file matches, or there are none. */
function NoDownloads({ reportPath, hasFilters, onChange }: NoDownloadsProps) {
  const { t } = useTranslation('downloads');
  return (
    <EmptyState
      kind={hasFilters ? 'noMatch' : 'nothingYet'}
      title={t(hasFilters ? 'noMatchTitle' : 'emptyTitle')}
      description={hasFilters ? undefined : t('emptyBody')}
      actions={
        hasFilters ? (
          <Button onClick={() => onChange({ text: undefined, report: undefined, state: undefined })}>
            {t('clearFilters')}
          </Button>
        ) : (
          <ReportsLink reportPath={reportPath} />
        )
      }
      className="flex-1 border-t border-line-2"
    />
  );
}
