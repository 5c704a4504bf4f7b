import { zodResolver } from '@hookform/resolvers/zod';
import { customerInputSchema, endpoints, type Customer } from '@meridian/api-client/contract';
import { endpointOptions } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { formatValue } from '@meridian/report-table/format';
import { FormTextArea, FormTextField } from '@meridian/ui/form';
import { DataTable, type DataTableColumn } from '@meridian/ui/table';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useApi } from '../../lib/api/api';
import { useListPage } from '../../lib/lists/use-list-page';
import { DrawerPending } from '../../lib/page/drawer-pending';
import { useCan } from '../../lib/session/can';
import { CellText, CellTime, RecordName } from './record-cells';
import { RecordActions, RecordDrawer, RecordHistory, type DrawerRecord } from './record-drawer';
import { RecordForm } from './record-form';
import { newRecord, toRecordsRequest, type RecordsPageProps } from './records-address';
import { RecordsList } from './records-list';
import { RelatedLink } from './related-link';
import { useRecordActions, useRefresh } from './use-record-actions';

/** Who orders advertising. */
export function CustomersPage({ address, onAddressChange, timeZone }: RecordsPageProps) {
  const canEdit = useCan('customer:customer:edit');
  const request = endpointOptions(useApi(), endpoints.customerList, { body: toRecordsRequest(address) });
  const list = useListPage({ address, onAddressChange, request });
  const open = (id: string | undefined) => onAddressChange({ ...address, id });
  return (
    <>
      <RecordsList kind="customer" address={address} list={list} canEdit={canEdit} onOpen={open}>
        {(rows) => <CustomerTable rows={rows} onOpen={open} timeZone={timeZone} />}
      </RecordsList>
      {address.id !== undefined && (
        <CustomerDrawer
          key={address.id}
          id={address.id}
          timeZone={timeZone}
          onIdChange={(id) => onAddressChange({ ...address, id }, { replace: true })}
        />
      )}
    </>
  );
}

interface CustomerTableProps {
  rows: readonly Customer[];
  onOpen: (id: string) => void;
  timeZone: string;
}

function CustomerTable({ rows, onOpen, timeZone }: CustomerTableProps) {
  const { t } = useTranslation('customers');
  const columns: DataTableColumn<Customer>[] = [
    {
      id: 'name',
      header: t('fields.name'),
      cell: ({ row: { original } }) => (
        <RecordName
          name={original.name}
          isArchived={original.isArchived}
          onOpen={() => onOpen(original.id)}
        />
      ),
    },
    {
      id: 'contactName',
      header: t('fields.contactName'),
      meta: { hiddenBelow: 'desktop' },
      cell: ({ row: { original } }) => <CellText text={original.contactName} />,
    },
    {
      id: 'phone',
      header: t('fields.phone'),
      meta: { hiddenBelow: 'wide' },
      cell: ({ row: { original } }) => <CellText text={original.phone} />,
    },
    ...(['companyCount', 'accountCount'] as const).map((id): DataTableColumn<Customer> => ({
      id,
      header: t(`fields.${id}`),
      meta: { isNumeric: true },
      cell: ({ row: { original } }) => formatValue(original[id], 't'),
    })),
    {
      id: 'updatedTime',
      header: t('fields.updatedTime'),
      meta: { hiddenBelow: 'desktop' },
      cell: ({ row: { original } }) => (
        <CellTime time={original.updatedTime} by={original.updatedBy} timeZone={timeZone} />
      ),
    },
  ];
  return (
    <DataTable
      caption={t('customer.title')}
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      edge="page"
    />
  );
}

interface DrawerProps {
  /** Id of the record, or `newRecord`. */
  id: string;
  timeZone: string;
  /** Shows another record; undefined closes the drawer. */
  onIdChange: (id: string | undefined) => void;
}

function CustomerDrawer({ id, timeZone, onIdChange }: DrawerProps) {
  const { t } = useTranslation('customers');
  const isNew = id === newRecord;
  const query = useQuery({
    ...endpointOptions(useApi(), endpoints.customerDetail, { body: { id } }),
    enabled: !isNew,
  });
  const close = () => onIdChange(undefined);
  return (
    <RecordDrawer
      title={isNew ? t('customer.new') : (query.data?.name ?? t('customer.form'))}
      onClose={close}
    >
      {isNew && <CustomerForm onSaved={(saved) => onIdChange(saved.id)} />}
      {query.data && (
        <>
          <CustomerForm customer={query.data} onSaved={() => undefined} />
          <CustomerDetails customer={query.data} timeZone={timeZone} onRemoved={close} />
        </>
      )}
      {!isNew && !query.data && <DrawerPending error={query.error} onRetry={() => void query.refetch()} />}
    </RecordDrawer>
  );
}

const affected = [endpoints.customerList, endpoints.customerDetail, endpoints.companyList];

interface CustomerDetailsProps {
  customer: Customer & DrawerRecord;
  timeZone: string;
  onRemoved: () => void;
}

function CustomerDetails({ customer, timeZone, onRemoved }: CustomerDetailsProps) {
  const { t } = useTranslation('customers');
  const api = useApi();
  const canEdit = useCan('customer:customer:edit');
  const { id, version } = customer;
  const actions = useRecordActions({
    archive: (isArchived) => api.call(endpoints.customerArchive, { body: { id, version, isArchived } }),
    remove: () => api.call(endpoints.customerDelete, { body: { id, version } }),
    affected,
    onRemoved,
  });
  return (
    <>
      <section className="flex flex-col gap-1">
        <h3 className="font-semibold">{t('related')}</h3>
        <RelatedLink
          page="companies"
          permission="customer:company:view"
          search={{ customer: id, state: 'all' }}
          text={t('dependents.companies', {
            count: customer.companyCount,
            formatted: formatValue(customer.companyCount, 't'),
          })}
        />
        <RelatedLink
          page="providerAccounts"
          permission="account:account:view"
          search={{ customer: id, state: 'all' }}
          text={t('dependents.accounts', {
            count: customer.accountCount,
            formatted: formatValue(customer.accountCount, 't'),
          })}
        />
      </section>
      <RecordHistory record={customer} timeZone={timeZone} />
      {canEdit && <RecordActions name={customer.name} record={customer} actions={actions} />}
    </>
  );
}

const textsOf = ({ name, contactName, phone, email, note }: Customer) => ({
  name,
  contactName,
  phone,
  email,
  note,
});
const parseCustomer = (data: unknown) => {
  const parsed = endpoints.customerSave.data.safeParse(data);
  return parsed.success ? parsed.data : undefined;
};

function CustomerForm({ customer, onSaved }: { customer?: Customer; onSaved: (row: Customer) => void }) {
  const { t } = useTranslation('customers');
  const api = useApi();
  const canEdit = useCan('customer:customer:edit');
  const refresh = useRefresh(affected);
  // of this form: a request that is repeated after a lost response creates no second customer
  const [newId] = useState(() => crypto.randomUUID());
  const form = useForm({
    resolver: zodResolver(customerInputSchema),
    defaultValues: customer
      ? textsOf(customer)
      : { name: '', contactName: '', phone: '', email: '', note: '' },
  });
  const { control } = form;
  return (
    <RecordForm
      label={t('customer.form')}
      form={form}
      version={customer?.version}
      save={(values, version) =>
        api.call(endpoints.customerSave, {
          body: { ...values, id: customer?.id ?? newId, ...(version !== undefined && { version }) },
        })
      }
      onSaved={(row) => {
        refresh();
        onSaved(row);
      }}
      nameField="name"
      valuesOf={textsOf}
      parseRow={parseCustomer}
      describe={(row) =>
        (['name', 'contactName', 'phone', 'email', 'note'] as const).map((key) => [
          t(`fields.${key}`),
          row[key],
        ])
      }
      isReadOnly={!canEdit}
    >
      <FormTextField control={control} name="name" label={t('fields.name')} required />
      <FormTextField control={control} name="contactName" label={t('fields.contactName')} />
      <FormTextField control={control} name="phone" label={t('fields.phone')} />
      <FormTextField control={control} name="email" label={t('fields.email')} />
      <FormTextArea control={control} name="note" label={t('fields.note')} />
    </RecordForm>
  );
}
