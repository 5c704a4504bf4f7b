import { endpoints, type ProviderAccount } from '@meridian/api-client/contract';
import { endpointOptions } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { DataTable, type DataTableColumn } from '@meridian/ui/table';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/api/api';
import { formatMoney } from '../../lib/format/money';
import { NoValue } from '../../lib/lists/no-value';
import { useListPage } from '../../lib/lists/use-list-page';
import { DrawerPending } from '../../lib/page/drawer-pending';
import { useCan } from '../../lib/session/can';
import { ProviderAccountDetails } from './provider-account-details';
import { ProviderAccountForm } from './provider-account-form';
import { CellText, CellTime, RecordName } from './record-cells';
import { RecordDrawer } from './record-drawer';
import { newRecord, toRecordsRequest, type RecordsPageProps } from './records-address';
import { RecordsList } from './records-list';

/** The provider accounts of all companies. */
export function ProviderAccountsPage({ address, onAddressChange, timeZone }: RecordsPageProps) {
  const canEdit = useCan('account:account:edit');
  const { page, query } = toRecordsRequest(address);
  const { customer: customerId, company: companyId } = address;
  const request = endpointOptions(useApi(), endpoints.providerAccountList, {
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
  const open = (id: string | undefined) => onAddressChange({ ...address, id });
  return (
    <>
      <RecordsList kind="account" address={address} list={list} canEdit={canEdit} onOpen={open}>
        {(rows) => <AccountTable rows={rows} onOpen={open} timeZone={timeZone} />}
      </RecordsList>
      {address.id !== undefined && (
        <AccountDrawer
          key={address.id}
          id={address.id}
          companyId={companyId}
          timeZone={timeZone}
          onIdChange={(id) => onAddressChange({ ...address, id }, { replace: true })}
        />
      )}
    </>
  );
}

interface AccountTableProps {
  rows: readonly ProviderAccount[];
  onOpen: (id: string) => void;
  timeZone: string;
}

function AccountTable({ rows, onOpen, timeZone }: AccountTableProps) {
  const { t } = useTranslation('customers');
  const columns: DataTableColumn<ProviderAccount>[] = [
    {
      id: 'accountName',
      header: t('fields.accountName'),
      cell: ({ row: { original } }) => (
        <RecordName
          name={original.accountName}
          detail={original.accountNo}
          isArchived={original.isArchived}
          onOpen={() => onOpen(String(original.id))}
        />
      ),
    },
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
    {
      id: 'updatedTime',
      header: t('fields.updatedTime'),
      meta: { hiddenBelow: 'wide' },
      cell: ({ row: { original } }) => (
        <CellTime time={original.updatedTime} by={original.updatedBy} timeZone={timeZone} />
      ),
    },
  ];
  return (
    <DataTable
      caption={t('account.title')}
      columns={columns}
      rows={rows}
      rowId={({ id }) => String(id)}
      edge="page"
    />
  );
}

interface DrawerProps {
  /** Id of the record, or `newRecord`. */
  id: string;
  /** The company of a new account. */
  companyId: string | undefined;
  timeZone: string;
  /** Shows another record; undefined closes the drawer. */
  onIdChange: (id: string | undefined) => void;
}

function AccountDrawer({ id, companyId, timeZone, onIdChange }: DrawerProps) {
  const { t } = useTranslation('customers');
  const isNew = id === newRecord;
  const query = useQuery({
    ...endpointOptions(useApi(), endpoints.providerAccountDetail, { body: { id: Number(id) } }),
    enabled: !isNew,
  });
  const close = () => onIdChange(undefined);
  return (
    <RecordDrawer
      title={isNew ? t('account.new') : (query.data?.accountName ?? t('account.form'))}
      onClose={close}
    >
      {isNew && (
        <ProviderAccountForm companyId={companyId} onSaved={(saved) => onIdChange(String(saved.id))} />
      )}
      {query.data && (
        <>
          <ProviderAccountForm account={query.data} onSaved={() => undefined} />
          <ProviderAccountDetails account={query.data} timeZone={timeZone} onRemoved={close} />
        </>
      )}
      {!isNew && !query.data && <DrawerPending error={query.error} onRetry={() => void query.refetch()} />}
    </RecordDrawer>
  );
}
