import { recordEndpoints, type EndpointData, type ProviderAccount } from '@meridian/api-client/contract';
import { endpointOptions } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import type { DataTableColumn } from '@meridian/ui/table';
import { useApi } from '../../lib/api/api';
import { formatMoney } from '../../lib/format/money';
import { NoValue } from '../../lib/lists/no-value';
import { ProviderAccountDetails } from './provider-account-details';
import { accountViews, ProviderAccountForm } from './provider-account-form';
import { textColumn } from './record-cells';
import { RecordPage } from './record-page';
import { toRecordsRequest, type RecordsPageProps } from './records-address';

const kind = 'account';
const { list, detail, archive, delete: remove } = recordEndpoints[kind];

/** The provider accounts of all companies. */
export function ProviderAccountsPage(props: RecordsPageProps) {
  const { address, timeZone } = props;
  const { t } = useTranslation('customers');
  const api = useApi();
  const columns: DataTableColumn<ProviderAccount>[] = [
    textColumn('companyName', t('fields.company'), 'desktop'),
    textColumn('customerName', t('fields.customer'), 'wide'),
    {
      id: 'channels',
      header: t('fields.channels'),
      meta: { hiddenBelow: 'wide' },
      cell: ({ row: { original } }) => original.channels.map((one) => t(`channel.${one}`)).join(' · '),
    },
    {
      id: 'balance',
      header: t('fields.balance'),
      meta: { isNumeric: true },
      cell: ({ row: { original } }) =>
        original.balance === null ? <NoValue /> : formatMoney(original.balance, original.currency),
    },
    {
      id: 'lastDataDay',
      header: t('fields.lastDataDay'),
      meta: { hiddenBelow: 'desktop', cellClassName: 'tabular-nums whitespace-nowrap' },
      cell: ({ row: { original } }) => original.lastDataDay ?? <NoValue />,
    },
  ];
  return (
    <RecordPage<ProviderAccount, EndpointData<typeof detail>>
      {...props}
      kind={kind}
      list={endpointOptions(api, list, { body: toRecordsRequest(kind, address) })}
      detail={endpointOptions(api, detail, { body: { id: Number(address.id) } })}
      nameOf={({ accountName, accountNo }) => ({ name: accountName, detail: accountNo })}
      nameTitle={t('fields.accountName')}
      columns={columns}
      timeHiddenBelow="wide"
      renderForm={(account, onSaved) => (
        <ProviderAccountForm account={account} companyId={address.company} onSaved={onSaved} />
      )}
      renderDetails={(account) => <ProviderAccountDetails account={account} timeZone={timeZone} />}
      archive={(body) => api.call(archive, { body })}
      remove={(body) => api.call(remove, { body })}
      affected={accountViews}
    />
  );
}
