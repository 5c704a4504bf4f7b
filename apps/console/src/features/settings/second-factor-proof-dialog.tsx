import { zodResolver } from '@hookform/resolvers/zod';
import { endpoints } from '@meridian/api-client/contract';
import { hashPassword } from '@meridian/api-client/sign-in';
import { useTranslation } from '@meridian/i18n';
import { Dialog } from '@meridian/ui';
import { FormPasswordField, FormTextField } from '@meridian/ui/form';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useApi } from '../../lib/api/api';
import { FormDialogContent } from '../../lib/page/form-dialog-content';
import { notify } from '../../lib/page/notices';
import { proofFormSchema, useSecondFactorForms } from './second-factor-forms';
import type { SwitchOnDialogProps } from './switch-on-dialog';

export interface SecondFactorProofDialogProps extends SwitchOnDialogProps {
  /** The action that needs password and code. */
  kind: 'off' | 'renew';
}

/** Asks for password and code before the second factor is switched off or gets new recovery codes. */
export function SecondFactorProofDialog({ kind, userName, onCodes, onClose }: SecondFactorProofDialogProps) {
  const { t } = useTranslation(['settings', 'auth']);
  const { formatError } = useSecondFactorForms();
  const { form, submit } = useProofForm({ kind, onCodes, onClose });
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <FormDialogContent
        form={form}
        onSubmit={submit}
        formatError={formatError}
        title={t(`secondFactor.${kind}Title`)}
        description={t(`secondFactor.${kind}Body`)}
        submitLabel={t(kind === 'off' ? 'secondFactor.switchOff' : 'secondFactor.renew')}
        submitVariant={kind === 'off' ? 'danger' : 'primary'}
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
      </FormDialogContent>
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
