import { endpoints, type Account } from '@meridian/api-client/contract';
import { endpointOptions } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { Button, EmptyState } from '@meridian/ui';
import { PlusIcon } from '@meridian/ui/icons';
import { ListPage } from '@meridian/ui/shell';
import { useQuery } from '@tanstack/react-query';
import { AlertDrawer } from '../../lib/alerts/alert-drawer';
import { useApi } from '../../lib/api/api';
import { ListFailed } from '../../lib/lists/list-failed';
import { NoAccount } from '../../lib/page/no-account';
import { usePageTitle } from '../../lib/page/use-page-title';
import { AlertTable } from './alert-table';
import { newAlert, type AlertsAddress } from './alerts-address';

export interface AlertsPageProps {
  address: AlertsAddress;
  /** Changes the address; `replace` adds no entry to the history. */
  onAddressChange: (address: AlertsAddress, options?: { replace: boolean }) => void;
  /** The accounts that can be watched. */
  accounts: readonly Account[];
  /** The current account, if there is only one. */
  accountId: number | undefined;
  /** The day in the account's time zone, `yyyy-MM-dd`. */
  today: string;
  /** IANA name. */
  timeZone: string;
}

/** The alerts of the user: list, and a drawer for one of them. */
export function AlertsPage(props: AlertsPageProps) {
  const { address, onAddressChange, accounts, accountId, today, timeZone } = props;
  const { t } = useTranslation('alerts');
  usePageTitle(t('title'));
  const query = useQuery(endpointOptions(useApi(), endpoints.alertRuleList, { body: {} }));
  const rules = query.data?.list;
  const open = (id: string | undefined) => onAddressChange({ ...address, id });
  const canCreate = accounts.length > 0;
  const createProps = { icon: <PlusIcon />, onClick: () => open(newAlert), children: t('new') };
  const rule = rules?.find(
    ({ id, account, report }) => id === address.id && account !== null && report?.viewId !== null,
  );
  return (
    <ListPage title={t('title')} actions={canCreate && <Button variant="primary" {...createProps} />}>
      <AlertTable
        rules={rules}
        today={today}
        timeZone={timeZone}
        empty={
          canCreate ? (
            <EmptyState
              kind="nothingYet"
              title={t('emptyTitle')}
              description={t('emptyBody')}
              actions={<Button {...createProps} />}
            />
          ) : (
            <NoAccount />
          )
        }
        error={
          query.isError && rules === undefined ? (
            <ListFailed title={t('failed')} error={query.error} onRetry={() => void query.refetch()} />
          ) : undefined
        }
        onOpen={open}
      />
      {(address.id === newAlert || rule) && (
        <AlertDrawer
          key={address.id}
          rule={rule}
          accounts={accounts}
          accountId={accountId}
          onClose={() => onAddressChange({ ...address, id: undefined }, { replace: true })}
        />
      )}
    </ListPage>
  );
}
