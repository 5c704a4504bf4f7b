import { zodResolver } from '@hookform/resolvers/zod';
import {
  channels,
  defaultProvider,
  defaultTimeZone,
  endpoints,
  hasSeveralProviders,
  providerAccountInputSchema,
  providerIds,
  providers,
  type ProviderAccount,
} from '@meridian/api-client/contract';
import { useLanguage, useTranslation } from '@meridian/i18n';
import { FormSelect, FormTextArea, FormTextField } from '@meridian/ui/form';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useApi } from '../../lib/api/api';
import { useCan } from '../../lib/session/can';
import { FormRecordSelect } from './form-record-select';
import { RecordForm } from './record-form';
import { useCanEdit } from './use-record-actions';

/** Endpoints of lists and details that show accounts. */
export const accountViews = [
  endpoints.providerAccountList,
  endpoints.providerAccountDetail,
  endpoints.companyList,
  endpoints.customerList,
  endpoints.accountList,
  endpoints.getUserInfo,
];

const none = 'none';
const uses = ['both', ...channels] as const;

/** The fields in the form of their controls: a select has only texts. */
const formSchema = z.extend(z.omit(providerAccountInputSchema, { companyId: true, channels: true }), {
  companyId: z.string(),
  channels: z.enum(uses),
});

const valuesOf = (account: ProviderAccount) => {
  const { accountNo, accountName, companyId, provider, currency, timeZone, note } = account;
  const [only, other] = account.channels;
  return {
    accountNo,
    accountName,
    provider,
    currency,
    timeZone,
    note,
    companyId: companyId ?? none,
    channels: only !== undefined && other === undefined ? only : ('both' as const),
  };
};
export interface ProviderAccountFormProps {
  /** Undefined for a new one. */
  account: ProviderAccount | undefined;
  /** Company of a new account. */
  companyId: string | undefined;
  onSaved: (row: ProviderAccount) => void;
}

/** The form of a provider account. */
export function ProviderAccountForm({ account, companyId = none, onSaved }: ProviderAccountFormProps) {
  const { t } = useTranslation('customers');
  const { language } = useLanguage();
  const api = useApi();
  const canEdit = useCanEdit('account');
  const canSeeCompanies = useCan('customer:company:view');
  const form = useForm({
    resolver: zodResolver(formSchema),
    defaultValues: account
      ? valuesOf(account)
      : {
          accountNo: '',
          accountName: '',
          provider: defaultProvider,
          currency: 'CNY',
          timeZone: defaultTimeZone,
          note: '',
          companyId,
          channels: 'both' as const,
        },
  });
  const { control } = form;
  return (
    <RecordForm
      kind="account"
      form={form}
      stored={account}
      save={(values) =>
        api.call(endpoints.providerAccountSave, {
          body: {
            ...values,
            companyId: values.companyId === none ? null : values.companyId,
            channels: values.channels === 'both' ? [...channels] : [values.channels],
            ...(account && { id: account.id }),
          },
        })
      }
      affected={accountViews}
      onSaved={onSaved}
      nameField="accountNo"
      valuesOf={valuesOf}
      row={endpoints.providerAccountSave.data}
      describe={(row) => [
        [t('fields.accountNo'), row.accountNo],
        [t('fields.accountName'), row.accountName],
        [t('fields.company'), row.companyName ?? ''],
        [t('fields.currency'), row.currency],
        [t('fields.timeZone'), row.timeZone],
        [t('fields.note'), row.note],
      ]}
    >
      <FormTextField control={control} name="accountNo" label={t('fields.accountNo')} required />
      <FormTextField control={control} name="accountName" label={t('fields.accountName')} required />
      <FormRecordSelect
        kind="company"
        control={control}
        name="companyId"
        label={t('fields.company')}
        none={{ value: none, label: t('account.noCompany') }}
        own={account?.companyId ? { value: account.companyId, label: account.companyName ?? '' } : undefined}
        isSearchable={canSeeCompanies}
        disabled={!canEdit}
        required
      />
      {hasSeveralProviders() && (
        <FormSelect
          control={control}
          name="provider"
          label={t('fields.provider')}
          hint={account === undefined ? t('account.providerHint') : undefined}
          options={providerIds.map((value) => ({ value, label: providers[value].name[language] }))}
          disabled={!canEdit || account !== undefined}
          required
        />
      )}
      <FormSelect
        control={control}
        name="channels"
        label={t('fields.channels')}
        options={uses.map((value) => ({ value, label: t(`channel.${value}`) }))}
        disabled={!canEdit}
        required
      />
      <FormTextField
        control={control}
        name="currency"
        label={t('fields.currency')}
        hint={t('account.currencyHint')}
        required
      />
      <FormTextField
        control={control}
        name="timeZone"
        label={t('fields.timeZone')}
        hint={t('account.timeZoneHint')}
        required
      />
      <FormTextArea control={control} name="note" label={t('fields.note')} />
    </RecordForm>
  );
}
