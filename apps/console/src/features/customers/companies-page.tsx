import { zodResolver } from '@hookform/resolvers/zod';
import { companyInputSchema, endpoints, type Company } from '@meridian/api-client/contract';
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
import { FormRecordSelect } from './form-record-select';
import { CellText } from './record-cells';
import { RecordActions, RecordHistory, type DrawerRecord } from './record-drawer';
import { RecordForm } from './record-form';
import { RecordPage } from './record-page';
import { isStoredRecord, toRecordsRequest, type RecordsPageProps } from './records-address';
import { RelatedLink } from './related-link';
import { useRecordActions, useRefresh } from './use-record-actions';

/** The companies of customers. */
export function CompaniesPage(props: RecordsPageProps) {
  const { address, onAddressChange, timeZone } = props;
  const { t } = useTranslation('customers');
  const api = useApi();
  const canEdit = useCan('customer:company:edit');
  const { page, query } = toRecordsRequest(address);
  const { id = '', customer: customerId } = address;
  const request = endpointOptions(api, endpoints.companyList, {
    body: { page, query: { ...query, ...(customerId !== undefined && { customerId }) } },
  });
  const list = useListPage({ address, onAddressChange, request });
  const stored = useQuery({
    ...endpointOptions(api, endpoints.companyDetail, { body: { id } }),
    enabled: isStoredRecord(address),
  });
  const columns: DataTableColumn<Company>[] = [
    {
      id: 'customerName',
      header: t('fields.customer'),
      cell: ({ row: { original } }) => <CellText text={original.customerName} />,
    },
    {
      id: 'registrationNo',
      header: t('fields.registrationNo'),
      meta: { hiddenBelow: 'wide' },
      cell: ({ row: { original } }) => <CellText text={original.registrationNo} />,
    },
    {
      id: 'accountCount',
      header: t('fields.accountCount'),
      meta: { isNumeric: true },
      cell: ({ row: { original } }) => formatValue(original.accountCount, 't'),
    },
  ];
  return (
    <RecordPage
      {...props}
      kind="company"
      canEdit={canEdit}
      list={list}
      nameOf={({ name }) => ({ name })}
      nameTitle={t('fields.name')}
      columns={columns}
      stored={stored}
      renderForm={(company, onSaved) => (
        <CompanyForm company={company} customerId={customerId} onSaved={onSaved} />
      )}
      renderDetails={(company, onRemoved) => (
        <CompanyDetails company={company} timeZone={timeZone} onRemoved={onRemoved} />
      )}
    />
  );
}

const affected = [
  endpoints.companyList,
  endpoints.companyDetail,
  endpoints.customerList,
  endpoints.customerDetail,
];

interface CompanyDetailsProps {
  company: Company & DrawerRecord;
  timeZone: string;
  onRemoved: () => void;
}

function CompanyDetails({ company, timeZone, onRemoved }: CompanyDetailsProps) {
  const { t } = useTranslation('customers');
  const api = useApi();
  const canEdit = useCan('customer:company:edit');
  const { id, version } = company;
  const actions = useRecordActions({
    archive: (isArchived) => api.call(endpoints.companyArchive, { body: { id, version, isArchived } }),
    remove: () => api.call(endpoints.companyDelete, { body: { id, version } }),
    affected,
    onRemoved,
  });
  return (
    <>
      <section className="flex flex-col gap-1">
        <h3 className="font-semibold">{t('related')}</h3>
        <RelatedLink
          page="customers"
          permission="customer:customer:view"
          search={{ id: company.customerId, state: 'all' }}
          text={company.customerName}
        />
        <RelatedLink
          page="providerAccounts"
          permission="account:account:view"
          search={{ company: id, state: 'all' }}
          text={t('dependents.accounts', {
            count: company.accountCount,
          })}
        />
      </section>
      <RecordHistory record={company} timeZone={timeZone} />
      {canEdit && <RecordActions name={company.name} record={company} actions={actions} />}
    </>
  );
}

const textsOf = ({ name, customerId, registrationNo, note }: Company) => ({
  name,
  customerId,
  registrationNo,
  note,
});
const parseCompany = (data: unknown) => {
  const parsed = endpoints.companySave.data.safeParse(data);
  return parsed.success ? parsed.data : undefined;
};

interface CompanyFormProps {
  /** Undefined for a new one. */
  company: Company | undefined;
  /** The customer of a new company. */
  customerId: string | undefined;
  onSaved: (row: Company) => void;
}

function CompanyForm({ company, customerId = '', onSaved }: CompanyFormProps) {
  const { t } = useTranslation('customers');
  const api = useApi();
  const canEdit = useCan('customer:company:edit');
  const refresh = useRefresh(affected);
  const [newId] = useState(() => crypto.randomUUID());
  const form = useForm({
    resolver: zodResolver(companyInputSchema),
    defaultValues: company ? textsOf(company) : { name: '', customerId, registrationNo: '', note: '' },
  });
  const { control } = form;
  return (
    <RecordForm
      label={t('company.form')}
      form={form}
      version={company?.version}
      save={(values, version) =>
        api.call(endpoints.companySave, {
          body: { ...values, id: company?.id ?? newId, ...(version !== undefined && { version }) },
        })
      }
      onSaved={(row) => {
        refresh();
        onSaved(row);
      }}
      nameField="name"
      valuesOf={textsOf}
      parseRow={parseCompany}
      describe={(row) => [
        [t('fields.name'), row.name],
        [t('fields.customer'), row.customerName],
        [t('fields.registrationNo'), row.registrationNo],
        [t('fields.note'), row.note],
      ]}
      isReadOnly={!canEdit}
    >
      <FormTextField control={control} name="name" label={t('fields.name')} required />
      <FormRecordSelect
        kind="customer"
        control={control}
        name="customerId"
        label={t('fields.customer')}
        placeholder={t('company.chooseCustomer')}
        own={company && { value: company.customerId, label: company.customerName }}
        disabled={!canEdit}
        required
      />
      <FormTextField control={control} name="registrationNo" label={t('fields.registrationNo')} />
      <FormTextArea control={control} name="note" label={t('fields.note')} />
    </RecordForm>
  );
}
