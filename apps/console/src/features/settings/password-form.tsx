import { findGuessable } from '@meridian/api-client/contract';
import { countCharacters, passwordLength } from '@meridian/api-client/sign-in';
import { findText, useTranslation } from '@meridian/i18n';
import { Button } from '@meridian/ui';
import { Form, FormError, FormPasswordField, FormSubmit } from '@meridian/ui/form';
import { LockIcon } from '@meridian/ui/icons';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { cannotBecomeMatch, type PasswordFormValues } from './password-schema';

export interface PasswordFormProps {
  form: UseFormReturn<PasswordFormValues>;
  /** The user of the password, for password managers. */
  userName: string;
  /** Shows the server's errors in `form`. */
  onSubmit: (values: PasswordFormValues) => Promise<void>;
  /** If absent, the password must be changed. */
  onCancel: (() => void) | undefined;
}

/** Old password, new one, and its repetition. Passwords stay in this form; errors are shown at their field. */
export function PasswordForm({ form, userName, onSubmit, onCancel }: PasswordFormProps) {
  const { t, i18n } = useTranslation(['settings', 'auth']);
  const { control } = form;
  const [fresh, again] = useWatch({ control, name: ['fresh', 'again'] });
  const guessable = findGuessable(fresh, userName);
  const counter = (text: string) => `${String(countCharacters(text))} / ${String(passwordLength.max)}`;
  const field = {
    control,
    showLabel: t('auth:showPassword'),
    hideLabel: t('auth:hidePassword'),
    leading: <LockIcon />,
    required: true,
  };
  return (
    <Form
      form={form}
      onSubmit={onSubmit}
      formatError={(problem) => findText(i18n, 'settings', `password.problems.${problem}`) ?? problem}
      aria-labelledby="password-title"
      className="flex flex-col gap-4.5 [--meridian-control-height:36px] max-desktop:[--meridian-control-height:44px]"
    >
      <FormError control={control} />
      <input hidden readOnly type="text" name="userName" autoComplete="username" value={userName} />
      <FormPasswordField {...field} name="old" autoComplete="current-password" label={t('password.old')} />
      <FormPasswordField
        {...field}
        name="fresh"
        autoComplete="new-password"
        label={t('password.fresh')}
        counter={counter(fresh)}
        error={guessable === null ? undefined : t(`password.problems.${guessable}`)}
      />
      <FormPasswordField
        {...field}
        name="again"
        autoComplete="new-password"
        label={t('password.again')}
        counter={counter(again)}
        error={cannotBecomeMatch({ fresh, again }) ? t('password.problems.mismatch') : undefined}
        onBlur={() => {
          if (again !== '' && again !== fresh) form.setError('again', { message: 'mismatch' });
        }}
      />
      <div className="mt-1.5 flex gap-2">
        <FormSubmit control={control}>{t('password.submit')}</FormSubmit>
        {onCancel && (
          <Button variant="ghost" onClick={onCancel}>
            {t('password.cancel')}
          </Button>
        )}
      </div>
    </Form>
  );
}
