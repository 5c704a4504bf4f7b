import { zodResolver } from '@hookform/resolvers/zod';
import { endpoints, type ProviderAccount } from '@meridian/api-client/contract';
import { findText, useTranslation } from '@meridian/i18n';
import { Form, FormSubmit, FormTextField } from '@meridian/ui/form';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useApi } from '../../lib/api/api';
import { useShowServerError } from '../../lib/api/use-show-server-error';
import { useReportUnsaved } from '../../lib/page/form-drawer';
import { notify } from '../../lib/page/notices';
import { accountViews } from './provider-account-form';
import { useRefresh } from './use-record-actions';

const schema = z.object({
  balance: z.string().check(z.trim(), z.regex(/^(-?\d{1,13}(\.\d{1,2})?)?$/, { error: 'invalid_amount' })),
});

/** Form for a balance that was read elsewhere. */
export function BalanceForm({ account }: { account: ProviderAccount }) {
  const { t, i18n } = useTranslation(['customers', 'errors']);
  const api = useApi();
  const refresh = useRefresh(accountViews);
  const showServerError = useShowServerError();
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { balance: account.balance ?? '' } });
  useReportUnsaved(form.control);
  const { id, version } = account;
  const submit = async ({ balance }: { balance: string }) => {
    try {
      await api.call(endpoints.providerAccountBalance, {
        body: { id, version, balance: balance === '' ? null : balance },
      });
      notify({ tone: 'success', title: t('saved') });
    } catch (error) {
      showServerError(form, error, { paths: { balance: 'balance' } });
    }
    // also after a conflict: the account shows the other user's value
    refresh();
  };
  return (
    <Form
      form={form}
      onSubmit={submit}
      formatError={(problem) => findText(i18n, 'errors', problem) ?? problem}
      aria-label={t('balance.form')}
      className="flex items-end gap-2"
    >
      <FormTextField
        control={form.control}
        name="balance"
        label={t('balance.enter', { currency: account.currency })}
        inputMode="decimal"
        className="flex-1"
      />
      <FormSubmit control={form.control}>{t('save')}</FormSubmit>
    </Form>
  );
}
