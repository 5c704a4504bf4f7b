import { endpoints } from '@meridian/api-client/contract';
import { hashPassword } from '@meridian/api-client/sign-in';
import { sessionListOptions } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/api';
import { notify } from '../../lib/notices';
import { beginSession } from '../../lib/session';
import { usePageTitle } from '../../lib/use-page-title';
import { OtherDevices, type OtherDevicesProps } from './other-devices';
import { PasswordForm } from './password-form';
import { emptyPasswordForm, type PasswordForm as Values } from './password-form-rules';
import { PasswordRuleList } from './password-rule-list';
import { SettingsHead } from './settings-head';

export interface PasswordPageProps extends OtherDevicesProps {
  userName: string;
  /** Leaves the page. */
  onCancel: () => void;
}

/** Changes the password of the user. What is typed is kept nowhere but in the fields; only hashes travel. */
export function PasswordPage({ userName, onCancel, ...devices }: PasswordPageProps) {
  const { t } = useTranslation('settings');
  usePageTitle(t('password.title'));
  const api = useApi();
  const queryClient = useQueryClient();
  const [values, setValues] = useState(emptyPasswordForm);

  // no useMutation: its cache would keep what was sent
  const change = async ({ old, fresh }: Values) => {
    const [oldPwd, newPwd] = await Promise.all([hashPassword(old), hashPassword(fresh)]);
    const { token } = await api.call(endpoints.changePassword, { body: { oldPwd, newPwd } });
    beginSession(token);
    setValues(emptyPasswordForm);
    notify({ tone: 'success', title: t('password.done'), description: t('password.doneBody') });
    void queryClient.invalidateQueries({ queryKey: sessionListOptions(api).queryKey });
  };

  return (
    <div className="flex flex-1 flex-col">
      <SettingsHead title={t('password.title')} />
      <div className="grid max-w-206 gap-x-14 gap-y-8 px-page py-7 max-desktop:px-4 desktop:grid-cols-[400px_minmax(0,320px)]">
        <PasswordForm
          values={values}
          onValuesChange={setValues}
          userName={userName}
          onSubmit={change}
          onCancel={onCancel}
        />
        <div>
          <PasswordRuleList fresh={values.fresh} again={values.again} />
          <OtherDevices {...devices} />
        </div>
      </div>
    </div>
  );
}
