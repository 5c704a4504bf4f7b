import { endpoints, type ProviderAccount } from '@meridian/api-client/contract';
import { endpointOptions } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import type { DataTableColumn } from '@meridian/ui/table';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/api/api';
import { formatMoney } from '../../lib/format/money';
import { NoValue } from '../../lib/lists/no-value';
import { useListPage } from '../../lib/lists/use-list-page';
import { useCan } from '../../lib/session/can';
import { ProviderAccountDetails } from './provider-account-details';
import { ProviderAccountForm } from './provider-account-form';
import { CellText } from './record-cells';
import { RecordPage } from './record-page';
import { isStoredRecord, toRecordsRequest, type RecordsPageProps } from './records-address';

/** The provider accounts of all companies. */
export function ProviderAccountsPage(props: RecordsPageProps) {
  const { address, onAddressChange, timeZone } = props;
  const { t } = useTranslation('customers');
  const api = useApi();
  const canEdit = useCan('account:account:edit');
  const { page, query } = toRecordsRequest(address);
  const { id, customer: customerId, company: companyId } = address;
  const request = endpointOptions(api, endpoints.providerAccountList, {
    body: {
      page,
      query: {
        ...query,
        ...(customerId !== undefined && { customerId }),
        ...(companyId !== undefined && { companyId }),
      },
    },
  });
  const list = useListPage({ address, onAddressChange, request });
  const stored = useQuery({
    ...endpointOptions(api, endpoints.providerAccountDetail, { body: { id: Number(id) } }),
    enabled: isStoredRecord(address),
  });
  const columns: DataTableColumn<ProviderAccount>[] = [
    {
      id: 'companyName',
      header: t('fields.company'),
      meta: { hiddenBelow: 'desktop' },
      cell: ({ row: { original } }) => <CellText text={original.companyName} />,
    },
    {
      id: 'customerName',
      header: t('fields.customer'),
      meta: { hiddenBelow: 'wide' },
      cell: ({ row: { original } }) => <CellText text={original.customerName} />,
    },
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
    <RecordPage
      {...props}
      kind="account"
      canEdit={canEdit}
      list={list}
      nameOf={({ accountName, accountNo }) => ({ name: accountName, detail: accountNo })}
      nameTitle={t('fields.accountName')}
      columns={columns}
      timeHiddenBelow="wide"
      stored={stored}
      renderForm={(account, onSaved) => (
        <ProviderAccountForm account={account} companyId={companyId} onSaved={onSaved} />
      )}
      renderDetails={(account, onRemoved) => (
        <ProviderAccountDetails account={account} timeZone={timeZone} onRemoved={onRemoved} />
      )}
    />
  );
}
