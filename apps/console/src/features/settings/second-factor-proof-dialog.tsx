import { zodResolver } from '@hookform/resolvers/zod';
import { endpoints } from '@meridian/api-client/contract';
import { hashPassword } from '@meridian/api-client/sign-in';
import { useTranslation } from '@meridian/i18n';
import { Button, Dialog, DialogClose, DialogContent } from '@meridian/ui';
import { Form, FormError, FormPasswordField, FormSubmit, FormTextField } from '@meridian/ui/form';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useApi } from '../../lib/api/api';
import { notify } from '../../lib/page/notices';
import { proofFormSchema, useSecondFactorForms } from './second-factor-forms';
import type { SwitchOnDialogProps } from './switch-on-dialog';

export interface SecondFactorProofDialogProps extends SwitchOnDialogProps {
  /** What is done with password and code. */
  kind: 'off' | 'renew';
}

/** Asks for password and code before the second factor is switched off, or gets other recovery codes. */
export function SecondFactorProofDialog({ kind, userName, onCodes, onClose }: SecondFactorProofDialogProps) {
  const { t } = useTranslation(['settings', 'auth']);
  const id = useId();
  const { formatError } = useSecondFactorForms();
  const { form, submit } = useProofForm({ kind, onCodes, onClose });
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={t(`secondFactor.${kind}Title`)}
        description={t(`secondFactor.${kind}Body`)}
        closesOnBackdrop={false}
        actions={
          <>
            <DialogClose asChild>
              <Button>{t('secondFactor.cancel')}</Button>
            </DialogClose>
            <FormSubmit control={form.control} form={id} variant={kind === 'off' ? 'danger' : 'primary'}>
              {t(kind === 'off' ? 'secondFactor.switchOff' : 'secondFactor.renew')}
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
          <FormTextField
            control={form.control}
            name="code"
            label={t('secondFactor.code')}
            hint={t('secondFactor.codeHint')}
            required
            autoComplete="one-time-code"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={40}
          />
        </Form>
      </DialogContent>
    </Dialog>
  );
}

function useProofForm({ kind, onCodes, onClose }: Omit<SecondFactorProofDialogProps, 'userName'>) {
  const { t } = useTranslation('settings');
  const api = useApi();
  const { showError, refresh } = useSecondFactorForms();
  const form = useForm({
    resolver: zodResolver(proofFormSchema),
    defaultValues: { password: '', code: '' },
  });
  const submit = async ({ password, code }: z.infer<typeof proofFormSchema>) => {
    try {
      const body = { pwd: await hashPassword(password), code };
      if (kind === 'renew') {
        const { recoveryCodes } = await api.call(endpoints.secondFactorRenewCodes, { body });
        onCodes(recoveryCodes);
      } else {
        await api.call(endpoints.secondFactorEnd, { body });
        notify({ tone: 'success', title: t('secondFactor.isOff') });
        onClose();
      }
      void refresh();
    } catch (error) {
      showError(form, error, { password: 'password', code: 'code' });
    }
  };
  return { form, submit };
}
