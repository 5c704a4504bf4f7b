import { endpoints, type Channel } from '@meridian/api-client/contract';
import { endpointOptions } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { useQuery } from '@tanstack/react-query';
import { freeViewName } from '../../features/reports/saved-views/view-form-schema';
import { useApi } from '../../lib/api/api';
import { ScheduleDrawer } from '../../lib/schedules/schedule-drawer';
import { useAccount, useSignedIn } from '../shell/use-shell';

export interface MonthlyReportDrawerProps {
  channel: Channel;
  onClose: () => void;
}

/** The form that sends the campaigns of last month, at once and then every month. Empty until the views are loaded. */
export function MonthlyReportDrawer({ channel, onClose }: MonthlyReportDrawerProps) {
  const { t } = useTranslation('home');
  const { user } = useSignedIn();
  const account = useAccount();
  const report = { channel, section: 'campaign' } as const;
  const views = useQuery(endpointOptions(useApi(), endpoints.reportViewList, { body: { query: report } }));
  if (views.isPending) return null;
  const own = views.data?.filter(({ owner }) => owner === null) ?? [];
  return (
    <ScheduleDrawer
      view={{
        view: { ...report, content: {}, line: t('monthly.content') },
        name: freeViewName(t('monthly.name'), own),
        channel,
        period: 'month',
        sendsNow: true,
      }}
      accounts={user.accounts}
      accountId={account?.accountId}
      onClose={onClose}
    />
  );
}
