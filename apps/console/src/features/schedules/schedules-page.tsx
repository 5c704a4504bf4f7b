import { endpoints, type Account, type ReportSchedule } from '@meridian/api-client/contract';
import { endpointOptions } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { EmptyState } from '@meridian/ui';
import { ListPage } from '@meridian/ui/shell';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/api/api';
import { ListFailed } from '../../lib/lists/list-failed';
import type { ReportPath } from '../../lib/page/report-path';
import { ReportsLink } from '../../lib/page/reports-link';
import { usePageTitle } from '../../lib/page/use-page-title';
import { ScheduleDrawer } from '../../lib/schedules/schedule-drawer';
import { DeleteScheduleDialog } from './delete-schedule-dialog';
import { NewSchedule } from './new-schedule';
import { ReceivedReports } from './received-reports';
import { ScheduleTable } from './schedule-table';
import { ScheduleViews } from './schedule-views';
import type { SchedulesAddress } from './schedules-address';

/** Interval of fetching the list while a report is being created. */
const pendingMs = 3_000;

export interface SchedulesPageProps {
  address: SchedulesAddress;
  /** Changes the address; `replace` adds no entry to the history. */
  onAddressChange: (address: SchedulesAddress, options?: { replace: boolean }) => void;
  /** Accounts that reports can cover. */
  accounts: readonly Account[];
  reportPath: ReportPath;
}

/**
 * The scheduled reports of the user: list, and a drawer for one of them. A new one starts in its report. Another list has those that other
 * users send.
 */
export function SchedulesPage({ address, onAddressChange, accounts, reportPath }: SchedulesPageProps) {
  const { t } = useTranslation('schedules');
  usePageTitle(t('title'));
  const query = useQuery({
    ...endpointOptions(useApi(), endpoints.reportScheduleList, { body: {} }),
    refetchInterval: ({ state }) => (state.data?.list.some(isPending) ? pendingMs : false),
  });
  const [deleted, setDeleted] = useState<ReportSchedule>();
  const schedules = query.data?.list;
  const schedule = schedules?.find(({ id }) => id === address.id);
  return (
    <ListPage
      title={t('title')}
      aside={
        <ScheduleViews
          from={address.from}
          onFromChange={(from) => onAddressChange({ id: undefined, from })}
        />
      }
      actions={<NewSchedule reportPath={reportPath} />}
    >
      {address.from === 'others' ? (
        <ReceivedReports />
      ) : (
        <ScheduleTable
          schedules={schedules}
          empty={
            <EmptyState
              kind="nothingYet"
              title={t('emptyTitle')}
              description={t('emptyBody')}
              actions={<ReportsLink reportPath={reportPath} />}
            />
          }
          error={
            query.isError && schedules === undefined ? (
              <ListFailed title={t('failed')} error={query.error} onRetry={() => void query.refetch()} />
            ) : undefined
          }
          onOpen={(id) => onAddressChange({ ...address, id })}
          onDelete={setDeleted}
        />
      )}
      {schedule && schedule.viewId !== null && (
        <ScheduleDrawer
          key={schedule.id}
          view={{
            view: schedule.viewId,
            name: schedule.name,
            channel: schedule.channel,
            period: schedule.period,
            schedule,
          }}
          accounts={accounts}
          accountId={schedule.accountId}
          onClose={() => onAddressChange({ ...address, id: undefined }, { replace: true })}
        />
      )}
      {deleted && <DeleteScheduleDialog schedule={deleted} onClose={() => setDeleted(undefined)} />}
    </ListPage>
  );
}

const isPending = ({ lastOutcome, lastFiles }: ReportSchedule) =>
  lastOutcome === 'pending' || (lastFiles !== null && lastFiles.pending > 0);
