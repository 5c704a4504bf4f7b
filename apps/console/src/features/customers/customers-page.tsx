import { zodResolver } from '@hookform/resolvers/zod';
import { customerInputSchema, endpoints, type Customer } from '@meridian/api-client/contract';
import { endpointOptions } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { formatValue } from '@meridian/report-table/format';
import { FormTextArea, FormTextField } from '@meridian/ui/form';
import type { DataTableColumn } from '@meridian/ui/table';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useApi } from '../../lib/api/api';
import { useListPage } from '../../lib/lists/use-list-page';
import { useCan } from '../../lib/session/can';
import { CellText } from './record-cells';
import { RecordActions, RecordHistory, type DrawerRecord } from './record-drawer';
import { RecordForm } from './record-form';
import { RecordPage } from './record-page';
import { isStoredRecord, toRecordsRequest, type RecordsPageProps } from './records-address';
import { RelatedLink } from './related-link';
import { useRecordActions, useRefresh } from './use-record-actions';

/** The customers who order advertising. */
export function CustomersPage(props: RecordsPageProps) {
  const { address, onAddressChange, timeZone } = props;
  const { t } = useTranslation('customers');
  const api = useApi();
  const canEdit = useCan('customer:customer:edit');
  const request = endpointOptions(api, endpoints.customerList, { body: toRecordsRequest(address) });
  const list = useListPage({ address, onAddressChange, request });
  const { id = '' } = address;
  const stored = useQuery({
    ...endpointOptions(api, endpoints.customerDetail, { body: { id } }),
    enabled: isStoredRecord(address),
  });
  const columns: DataTableColumn<Customer>[] = [
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
    ...(['companyCount', 'accountCount'] as const).map((count): DataTableColumn<Customer> => ({
      id: count,
      header: t(`fields.${count}`),
      meta: { isNumeric: true },
      cell: ({ row: { original } }) => formatValue(original[count], 't'),
    })),
  ];
  return (
    <RecordPage
      {...props}
      kind="customer"
      canEdit={canEdit}
      list={list}
      nameOf={({ name }) => ({ name })}
      nameTitle={t('fields.name')}
      columns={columns}
      stored={stored}
      renderForm={(customer, onSaved) => <CustomerForm customer={customer} onSaved={onSaved} />}
      renderDetails={(customer, onRemoved) => (
        <CustomerDetails customer={customer} timeZone={timeZone} onRemoved={onRemoved} />
      )}
    />
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
          })}
        />
        <RelatedLink
          page="providerAccounts"
          permission="account:account:view"
          search={{ customer: id, state: 'all' }}
          text={t('dependents.accounts', {
            count: customer.accountCount,
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

interface CustomerFormProps {
  /** Undefined for a new one. */
  customer: Customer | undefined;
  onSaved: (row: Customer) => void;
}

function CustomerForm({ customer, onSaved }: CustomerFormProps) {
  const { t } = useTranslation('customers');
  const api = useApi();
  const canEdit = useCan('customer:customer:edit');
  const refresh = useRefresh(affected);
  // id of this form: a request that is repeated after a lost response creates no second customer
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
