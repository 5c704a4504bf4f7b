import { zodResolver } from '@hookform/resolvers/zod';
import {
  companyInputSchema,
  endpoints,
  recordEndpoints,
  type Company,
  type EndpointData,
} from '@meridian/api-client/contract';
import { endpointOptions } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { FormTextArea, FormTextField } from '@meridian/ui/form';
import { useForm } from 'react-hook-form';
import { useApi } from '../../lib/api/api';
import { FormRecordSelect } from './form-record-select';
import { countColumn, textColumn } from './record-cells';
import { RecordForm } from './record-form';
import { RecordPage } from './record-page';
import { toRecordsRequest, type RecordsPageProps } from './records-address';
import { RelatedLink, RelatedRecords } from './related-link';
import { useCanEdit } from './use-record-actions';

const kind = 'company';
const { list, detail, save, archive, delete: remove } = recordEndpoints[kind];
const affected = [list, detail, endpoints.customerList, endpoints.customerDetail];

/** The companies of customers. */
export function CompaniesPage(props: RecordsPageProps) {
  const { t } = useTranslation('customers');
  const api = useApi();
  const { address } = props;
  return (
    <RecordPage<Company, EndpointData<typeof detail>>
      {...props}
      kind={kind}
      list={endpointOptions(api, list, { body: toRecordsRequest(kind, address) })}
      detail={endpointOptions(api, detail, { body: { id: address.id ?? '' } })}
      nameOf={({ name }) => ({ name })}
      nameTitle={t('fields.name')}
      columns={[
        textColumn('customerName', t('fields.customer')),
        textColumn('registrationNo', t('fields.registrationNo'), 'wide'),
        countColumn('accountCount', t('fields.accountCount')),
      ]}
      renderForm={(company, onSaved) => (
        <CompanyForm company={company} customerId={address.customer} onSaved={onSaved} />
      )}
      renderDetails={({ id, customerId, customerName, accountCount }) => (
        <RelatedRecords>
          <RelatedLink
            page="customers"
            permission="customer:customer:view"
            search={{ id: customerId, state: 'all' }}
            text={customerName}
          />
          <RelatedLink
            page="providerAccounts"
            permission="account:account:view"
            search={{ company: id, state: 'all' }}
            text={t('dependents.accounts', { count: accountCount })}
          />
        </RelatedRecords>
      )}
      archive={(body) => api.call(archive, { body })}
      remove={(body) => api.call(remove, { body })}
      affected={affected}
    />
  );
}

const valuesOf = ({ name, customerId, registrationNo, note }: Company) => ({
  name,
  customerId,
  registrationNo,
  note,
});

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
  const canEdit = useCanEdit(kind);
  const form = useForm({
    resolver: zodResolver(companyInputSchema),
    defaultValues: company ? valuesOf(company) : { name: '', customerId, registrationNo: '', note: '' },
  });
  const { control } = form;
  return (
    <RecordForm
      kind={kind}
      form={form}
      stored={company}
      save={(values, newId) => api.call(save, { body: { ...values, id: company?.id ?? newId } })}
      affected={affected}
      onSaved={onSaved}
      nameField="name"
      valuesOf={valuesOf}
      row={save.data}
      describe={(row) => [
        [t('fields.name'), row.name],
        [t('fields.customer'), row.customerName],
        [t('fields.registrationNo'), row.registrationNo],
        [t('fields.note'), row.note],
      ]}
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
