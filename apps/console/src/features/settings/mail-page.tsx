import { zodResolver } from '@hookform/resolvers/zod';
import { endpoints, mailAddressSchema, type MailSettings } from '@meridian/api-client/contract';
import { endpointOptions } from '@meridian/api-client/react';
import { findText, useTranslation } from '@meridian/i18n';
import { Alert } from '@meridian/ui';
import { Form, FormError, FormSubmit, FormTextField } from '@meridian/ui/form';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useApi } from '../../lib/api/api';
import { useShowServerError } from '../../lib/api/use-show-server-error';
import { ListFailed } from '../../lib/lists/list-failed';
import { DrawerPending } from '../../lib/page/drawer-pending';
import { notify } from '../../lib/page/notices';
import { usePageTitle } from '../../lib/page/use-page-title';
import { SettingsHead } from './settings-head';
import { SettingsRow } from './settings-row';

const schema = z.object({ address: mailAddressSchema });

/** The user's email address. */
export function MailPage() {
  const { t } = useTranslation('settings');
  usePageTitle(t('mail.title'));
  const query = useQuery(endpointOptions(useApi(), endpoints.mailSettings, { body: {} }));
  const settings = query.data;
  return (
    <div className="flex flex-1 flex-col">
      <SettingsHead title={t('mail.title')} />
      {!settings && query.isError && (
        <ListFailed title={t('mail.failed')} error={query.error} onRetry={() => void query.refetch()} />
      )}
      <div className="max-w-230 px-page pt-2 pb-6 max-desktop:px-4">
        {!settings && query.isPending && <DrawerPending error={null} onRetry={() => undefined} />}
        {settings && (
          <SettingsRow title={t('mail.address')} note={t('mail.addressNote')}>
            {settings.isOffered || settings.address !== null ? (
              <MailForm settings={settings} />
            ) : (
              <Alert tone="info">{t('mail.off')}</Alert>
            )}
          </SettingsRow>
        )}
      </div>
    </div>
  );
}

function MailForm({ settings }: { settings: MailSettings }) {
  const { t, i18n } = useTranslation(['settings', 'errors']);
  const api = useApi();
  const queryClient = useQueryClient();
  const showServerError = useShowServerError();
  const { address, isConfirmed } = settings;
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { address: address ?? '' } });
  const { control } = form;
  const submit = async (body: z.infer<typeof schema>) => {
    try {
      const saved = await api.call(endpoints.mailSettingsSave, { body });
      queryClient.setQueryData(endpointOptions(api, endpoints.mailSettings, { body: {} }).queryKey, saved);
      form.reset({ address: saved.address ?? '' });
      const done = saved.address === null ? 'removed' : saved.isConfirmed ? 'saved' : 'sent';
      notify({ tone: 'success', title: t(`mail.${done}`) });
    } catch (error) {
      showServerError(form, error, { paths: { address: 'address' } });
    }
  };
  return (
    <Form
      form={form}
      onSubmit={submit}
      formatError={(problem) => findText(i18n, 'errors', problem) ?? problem}
      aria-label={t('mail.title')}
      className="flex max-w-100 flex-col gap-4"
    >
      <FormError control={control} />
      {address !== null && (
        <Alert tone={isConfirmed ? 'ok' : 'warn'}>
          <span className="wrap-anywhere">
            {t(isConfirmed ? 'mail.confirmed' : 'mail.waiting', { address })}
          </span>
        </Alert>
      )}
      <FormTextField
        control={control}
        name="address"
        type="email"
        label={t('mail.address')}
        hint={t('mail.hint')}
        autoComplete="email"
      />
      <div>
        <FormSubmit control={control}>{t('mail.save')}</FormSubmit>
      </div>
    </Form>
  );
}
