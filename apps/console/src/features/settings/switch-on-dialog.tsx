import { zodResolver } from '@hookform/resolvers/zod';
import { isApiResponseError } from '@meridian/api-client';
import { endpoints, type EndpointData } from '@meridian/api-client/contract';
import { hashPassword } from '@meridian/api-client/sign-in';
import { useTranslation } from '@meridian/i18n';
import { Dialog, IconButton } from '@meridian/ui';
import { FormPasswordField, FormTextField } from '@meridian/ui/form';
import { CopyIcon } from '@meridian/ui/icons';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useApi } from '../../lib/api/api';
import { FormDialogContent } from '../../lib/page/form-dialog-content';
import { notify } from '../../lib/page/notices';
import { copyText } from './copy-text';
import { QrCode } from './qr-code';
import { codeFormSchema, passwordFormSchema, useSecondFactorForms } from './second-factor-forms';

export interface SwitchOnDialogProps {
  /** The user of the password, for password managers. */
  userName: string;
  /** The second factor is on; these codes are shown once. */
  onCodes: (recoveryCodes: readonly string[]) => void;
  onClose: () => void;
  /** Given if the session may create one without the password, which is then not asked for. */
  madeSecret?: Secret;
}

type Secret = EndpointData<typeof endpoints.secondFactorBegin>;

/** Switches the second factor on: asks for the password, then shows the picture for the app and asks for its first code. */
export function SwitchOnDialog({ onClose, madeSecret, ...props }: SwitchOnDialogProps) {
  const [secret, setSecret] = useState(madeSecret);
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      {secret ? (
        <ScanStep
          secret={secret}
          {...props}
          onExpired={() => (madeSecret ? onClose() : setSecret(undefined))}
        />
      ) : (
        <PasswordStep {...props} onSecret={setSecret} />
      )}
    </Dialog>
  );
}

function PasswordStep({ userName, onSecret }: { userName: string; onSecret: (secret: Secret) => void }) {
  const { t } = useTranslation(['settings', 'auth']);
  const api = useApi();
  const { formatError, showError } = useSecondFactorForms();
  const form = useForm({ resolver: zodResolver(passwordFormSchema), defaultValues: { password: '' } });
  const submit = async ({ password }: { password: string }) => {
    try {
      const pwd = await hashPassword(password);
      onSecret(await api.call(endpoints.secondFactorBegin, { body: { pwd } }));
    } catch (error) {
      showError(form, error, { password: 'password' });
    }
  };
  return (
    <FormDialogContent
      form={form}
      onSubmit={submit}
      formatError={formatError}
      title={t('secondFactor.beginTitle')}
      description={t('secondFactor.beginBody')}
      submitLabel={t('secondFactor.continue')}
    >
      <input hidden readOnly type="text" name="userName" autoComplete="username" value={userName} />
      <FormPasswordField
        control={form.control}
        name="password"
        label={t('secondFactor.password')}
        showLabel={t('auth:showPassword')}
        hideLabel={t('auth:hidePassword')}
        required
      />
    </FormDialogContent>
  );
}

interface ScanStepProps extends Pick<SwitchOnDialogProps, 'onCodes'> {
  secret: Secret;
  /** It took too long: the password is needed again. */
  onExpired: () => void;
}

function ScanStep({ secret: { secret, uri }, onCodes, onExpired }: ScanStepProps) {
  const { t } = useTranslation('settings');
  const api = useApi();
  const { formatError, showError, refresh } = useSecondFactorForms();
  const form = useForm({ resolver: zodResolver(codeFormSchema), defaultValues: { code: '' } });
  const submit = async ({ code }: { code: string }) => {
    try {
      const { recoveryCodes } = await api.call(endpoints.secondFactorConfirm, { body: { code } });
      void refresh();
      notify({ tone: 'success', title: t('secondFactor.isOn') });
      onCodes(recoveryCodes);
    } catch (error) {
      showError(form, error, { code: 'code' });
      if (isApiResponseError(error, 'second_step_expired')) onExpired();
    }
  };
  return (
    <FormDialogContent
      form={form}
      onSubmit={submit}
      formatError={formatError}
      title={t('secondFactor.scanTitle')}
      description={t('secondFactor.scanBody')}
      submitLabel={t('secondFactor.switchOn')}
      intro={
        <div className="flex flex-wrap items-center gap-5">
          <QrCode text={uri} label={t('secondFactor.picture')} />
          <div className="min-w-0 flex-1 basis-48">
            <p className="text-fg-2">{t('secondFactor.key')}</p>
            <div className="mt-1 flex items-center gap-1">
              <output className="font-mono wrap-anywhere select-all">{secret.replace(/.{4}/g, '$& ')}</output>
              <IconButton
                label={t('secondFactor.copyKey')}
                onClick={() => copyText(secret, t('secondFactor.copied'))}
              >
                <CopyIcon />
              </IconButton>
            </div>
          </div>
        </div>
      }
    >
      <FormTextField
        control={form.control}
        name="code"
        label={t('secondFactor.appCode')}
        required
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={20}
      />
    </FormDialogContent>
  );
}
