import { zodResolver } from '@hookform/resolvers/zod';
import { credentialsInputSchema, endpoints } from '@meridian/api-client/contract';
import { findText, useTranslation } from '@meridian/i18n';
import { Button } from '@meridian/ui';
import { Form, FormSubmit, FormTextField } from '@meridian/ui/form';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useApi } from '../../lib/api/api';
import { useShowServerError } from '../../lib/api/use-show-server-error';
import { useReportUnsaved } from '../../lib/page/form-drawer';
import { notify } from '../../lib/page/notices';

/** The time in the form of its control: local time without a zone, or ''. */
const schema = z.extend(z.omit(credentialsInputSchema, { expiresTime: true }), { expiresTime: z.string() });

const paths = {
  userName: 'userName',
  accessToken: 'accessToken',
  refreshToken: 'refreshToken',
  authorizedBy: 'authorizedBy',
  expiresTime: 'expiresTime',
} as const;

export interface CredentialsFormProps {
  accountId: number;
  /** Name of stored credentials; '' if there are none. */
  userName: string;
  onSaved: () => void;
  onCancel: () => void;
}

/** Form for the credentials of a provider account. Stored tokens are not shown, so all of them must be entered again. */
export function CredentialsForm({ accountId, userName, onSaved, onCancel }: CredentialsFormProps) {
  const { t, i18n } = useTranslation(['customers', 'errors']);
  const api = useApi();
  const showServerError = useShowServerError();
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { userName, accessToken: '', refreshToken: '', authorizedBy: '', expiresTime: '' },
  });
  useReportUnsaved(form.control);
  const { control } = form;
  const submit = async ({ expiresTime, ...values }: z.output<typeof schema>) => {
    try {
      await api.call(endpoints.credentialsSave, {
        body: {
          id: accountId,
          ...values,
          expiresTime: expiresTime === '' ? null : new Date(expiresTime).toISOString(),
        },
      });
      notify({ tone: 'success', title: t('credentials.saved') });
      onSaved();
    } catch (error) {
      showServerError(form, error, { paths });
    }
  };
  const secret = { type: 'password', autoComplete: 'off', spellCheck: false } as const;
  return (
    <Form
      form={form}
      onSubmit={submit}
      formatError={(problem) => findText(i18n, 'errors', problem) ?? problem}
      aria-label={t('credentials.form')}
      className="flex flex-col gap-4"
    >
      <FormTextField
        control={control}
        name="userName"
        label={t('credentials.userName')}
        required
        autoComplete="off"
      />
      <FormTextField
        {...secret}
        control={control}
        name="accessToken"
        label={t('credentials.accessToken')}
        required
      />
      <FormTextField
        {...secret}
        control={control}
        name="refreshToken"
        label={t('credentials.refreshToken')}
        hint={t('credentials.refreshTokenHint')}
      />
      <FormTextField
        control={control}
        name="authorizedBy"
        label={t('credentials.authorizedBy')}
        inputMode="numeric"
        autoComplete="off"
      />
      <FormTextField
        control={control}
        name="expiresTime"
        label={t('credentials.expiresTime')}
        hint={t('credentials.expiresTimeHint')}
        type="datetime-local"
      />
      <div className="flex gap-2">
        <FormSubmit control={control}>{t('save')}</FormSubmit>
        <Button onClick={onCancel}>{t('cancel')}</Button>
      </div>
    </Form>
  );
}
