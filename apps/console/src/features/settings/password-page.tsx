import { zodResolver } from '@hookform/resolvers/zod';
import { endpoints, type EndpointBody } from '@meridian/api-client/contract';
import { endpointOptions } from '@meridian/api-client/react';
import { hashPassword } from '@meridian/api-client/sign-in';
import { useTranslation } from '@meridian/i18n';
import { Alert } from '@meridian/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { useApi } from '../../lib/api/api';
import { useShowServerError } from '../../lib/api/use-show-server-error';
import { notify } from '../../lib/page/notices';
import { usePageTitle } from '../../lib/page/use-page-title';
import { beginSession } from '../../lib/session/session';
import { OtherDevices, type OtherDevicesProps } from './other-devices';
import { PasswordForm } from './password-form';
import { PasswordRuleList } from './password-rule-list';
import { emptyPasswordForm, passwordSchemaOf, type PasswordFormValues } from './password-schema';
import { SettingsHead } from './settings-head';

export interface PasswordPageProps extends OtherDevicesProps {
  userName: string;
  /** Whether the password is a one-time password: everything else is locked until it is changed. */
  mustChange?: boolean;
  /** Runs after the change of a one-time password. */
  onChanged?: () => void;
  /** Leaves the page. */
  onCancel: () => void;
}

/** Changes the password of the user. Typed values are kept only in the fields; only hashes are sent. */
export function PasswordPage({
  userName,
  mustChange = false,
  onChanged,
  onCancel,
  ...devices
}: PasswordPageProps) {
  const { t } = useTranslation('settings');
  usePageTitle(t('password.title'));
  const api = useApi();
  const queryClient = useQueryClient();
  const showServerError = useShowServerError();
  const schema = useMemo(() => passwordSchemaOf(userName), [userName]);
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: emptyPasswordForm,
    reValidateMode: 'onSubmit',
  });
  const { mutateAsync: changePassword, reset: forget } = useMutation({
    mutationFn: (body: EndpointBody<typeof endpoints.changePassword>) =>
      api.call(endpoints.changePassword, { body }),
    // the cache contains the hashes only while they are sent
    gcTime: 0,
  });

  const submit = async ({ old, fresh }: PasswordFormValues) => {
    try {
      const [oldPwd, newPwd] = await Promise.all([hashPassword(old), hashPassword(fresh)]);
      const { token } = await changePassword({ oldPwd, newPwd });
      beginSession(token);
      form.reset();
      notify({ tone: 'success', title: t('password.done'), description: t('password.doneBody') });
      void queryClient.invalidateQueries({ queryKey: endpointOptions(api, endpoints.sessionList).queryKey });
      if (mustChange) onChanged?.();
    } catch (error) {
      showServerError(form, error, {
        paths: { newPwd: 'fresh' },
        codes: { old_password_incorrect: 'old' },
        textOf: (key) => (key === 'same_password' ? t('password.problems.same') : undefined),
      });
    } finally {
      forget();
    }
  };

  return (
    <div className="flex flex-1 flex-col">
      <SettingsHead title={t('password.title')} />
      {mustChange && (
        <Alert tone="info" className="mx-page mt-5 max-w-206 max-desktop:mx-4">
          {t('password.mustChange')}
        </Alert>
      )}
      <div className="grid max-w-206 gap-x-14 gap-y-8 px-page py-7 max-desktop:px-4 desktop:grid-cols-[400px_minmax(0,320px)]">
        <PasswordForm
          form={form}
          userName={userName}
          onSubmit={submit}
          onCancel={mustChange ? undefined : onCancel}
        />
        <div>
          <PasswordRuleList control={form.control} userName={userName} />
          <OtherDevices {...devices} />
        </div>
      </div>
    </div>
  );
}
