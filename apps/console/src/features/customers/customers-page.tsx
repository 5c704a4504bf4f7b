import { zodResolver } from '@hookform/resolvers/zod';
import {
  customerInputSchema,
  endpoints,
  recordEndpoints,
  type Customer,
  type EndpointData,
} from '@meridian/api-client/contract';
import { endpointOptions } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { FormTextArea, FormTextField } from '@meridian/ui/form';
import { useForm } from 'react-hook-form';
import { useApi } from '../../lib/api/api';
import { countColumn, textColumn } from './record-cells';
import { RecordForm } from './record-form';
import { RecordPage } from './record-page';
import { toRecordsRequest, type RecordsPageProps } from './records-address';
import { RelatedLink, RelatedRecords } from './related-link';

const kind = 'customer';
const { list, detail, save, archive, delete: remove } = recordEndpoints[kind];
const affected = [list, detail, endpoints.companyList];

/** The customers who order advertising. */
export function CustomersPage(props: RecordsPageProps) {
  const { t } = useTranslation('customers');
  const api = useApi();
  const { address } = props;
  return (
    <RecordPage<Customer, EndpointData<typeof detail>>
      {...props}
      kind={kind}
      list={endpointOptions(api, list, { body: toRecordsRequest(kind, address) })}
      detail={endpointOptions(api, detail, { body: { id: address.id ?? '' } })}
      nameOf={({ name }) => ({ name })}
      nameTitle={t('fields.name')}
      columns={[
        textColumn('contactName', t('fields.contactName'), 'desktop'),
        textColumn('phone', t('fields.phone'), 'wide'),
        countColumn('companyCount', t('fields.companyCount')),
        countColumn('accountCount', t('fields.accountCount')),
      ]}
      renderForm={(customer, onSaved) => <CustomerForm customer={customer} onSaved={onSaved} />}
      renderDetails={({ id, companyCount, accountCount }) => (
        <RelatedRecords>
          <RelatedLink
            page="companies"
            permission="customer:company:view"
            search={{ customer: id, state: 'all' }}
            text={t('dependents.companies', { count: companyCount })}
          />
          <RelatedLink
            page="providerAccounts"
            permission="account:account:view"
            search={{ customer: id, state: 'all' }}
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

const empty = { name: '', contactName: '', phone: '', email: '', note: '' };
const valuesOf = ({ name, contactName, phone, email, note }: Customer) => ({
  name,
  contactName,
  phone,
  email,
  note,
});

interface CustomerFormProps {
  /** Undefined for a new one. */
  customer: Customer | undefined;
  onSaved: (row: Customer) => void;
}

function CustomerForm({ customer, onSaved }: CustomerFormProps) {
  const { t } = useTranslation('customers');
  const api = useApi();
  const form = useForm({
    resolver: zodResolver(customerInputSchema),
    defaultValues: customer ? valuesOf(customer) : empty,
  });
  const { control } = form;
  return (
    <RecordForm
      kind={kind}
      form={form}
      stored={customer}
      save={(values, newId) => api.call(save, { body: { ...values, id: customer?.id ?? newId } })}
      affected={affected}
      onSaved={onSaved}
      nameField="name"
      valuesOf={valuesOf}
      row={save.data}
      describe={(row) =>
        (['name', 'contactName', 'phone', 'email', 'note'] as const).map((key) => [
          t(`fields.${key}`),
          row[key],
        ])
      }
    >
      <FormTextField control={control} name="name" label={t('fields.name')} required />
      <FormTextField control={control} name="contactName" label={t('fields.contactName')} />
      <FormTextField control={control} name="phone" label={t('fields.phone')} />
      <FormTextField control={control} name="email" label={t('fields.email')} />
      <FormTextArea control={control} name="note" label={t('fields.note')} />
    </RecordForm>
  );
}
