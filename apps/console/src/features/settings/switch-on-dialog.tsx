import { zodResolver } from '@hookform/resolvers/zod';
import { isApiResponseError } from '@meridian/api-client';
import { endpoints, type EndpointData } from '@meridian/api-client/contract';
import { hashPassword } from '@meridian/api-client/sign-in';
import { useTranslation } from '@meridian/i18n';
import { Button, Dialog, DialogClose, DialogContent, IconButton } from '@meridian/ui';
import { Form, FormError, FormPasswordField, FormSubmit, FormTextField } from '@meridian/ui/form';
import { CopyIcon } from '@meridian/ui/icons';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useApi } from '../../lib/api/api';
import { notify } from '../../lib/page/notices';
import { copyText } from './copy-text';
import { QrCode } from './qr-code';
import { codeFormSchema, passwordFormSchema, useSecondFactorForms } from './second-factor-forms';

export interface SwitchOnDialogProps {
  /** Whose password it is, for password managers. */
  userName: string;
  /** The second factor is on; these are shown once. */
  onCodes: (recoveryCodes: readonly string[]) => void;
  onClose: () => void;
}

type Secret = EndpointData<typeof endpoints.secondFactorBegin>;

/** Switches the second factor on: the password, then the picture for the app and its first code. */
export function SwitchOnDialog({ onClose, ...props }: SwitchOnDialogProps) {
  const [secret, setSecret] = useState<Secret>();
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      {secret ? (
        <ScanStep secret={secret} {...props} onExpired={() => setSecret(undefined)} />
      ) : (
        <PasswordStep {...props} onSecret={setSecret} />
      )}
    </Dialog>
  );
}

function PasswordStep({ userName, onSecret }: { userName: string; onSecret: (secret: Secret) => void }) {
  const { t } = useTranslation(['settings', 'auth']);
  const api = useApi();
  const id = useId();
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
    <DialogContent
      title={t('secondFactor.beginTitle')}
      description={t('secondFactor.beginBody')}
      closesOnBackdrop={false}
      actions={
        <>
          <DialogClose asChild>
            <Button>{t('secondFactor.cancel')}</Button>
          </DialogClose>
          <FormSubmit control={form.control} form={id}>
            {t('secondFactor.continue')}
          </FormSubmit>
        </>
      }
    >
      <Form form={form} id={id} onSubmit={submit} formatError={formatError} className="flex flex-col gap-4">
        <FormError control={form.control} />
        <input hidden readOnly type="text" name="userName" autoComplete="username" value={userName} />
        <FormPasswordField
          control={form.control}
          name="password"
          label={t('secondFactor.password')}
          showLabel={t('auth:showPassword')}
          hideLabel={t('auth:hidePassword')}
          required
        />
      </Form>
    </DialogContent>
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
  const id = useId();
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
    <DialogContent
      title={t('secondFactor.scanTitle')}
      description={t('secondFactor.scanBody')}
      closesOnBackdrop={false}
      actions={
        <>
          <DialogClose asChild>
            <Button>{t('secondFactor.cancel')}</Button>
          </DialogClose>
          <FormSubmit control={form.control} form={id}>
            {t('secondFactor.switchOn')}
          </FormSubmit>
        </>
      }
    >
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
      <Form
        form={form}
        id={id}
        onSubmit={submit}
        formatError={formatError}
        className="mt-4 flex flex-col gap-4"
      >
        <FormError control={form.control} />
        <FormTextField
          control={form.control}
          name="code"
          label={t('secondFactor.appCode')}
          required
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={20}
        />
      </Form>
    </DialogContent>
  );
}
