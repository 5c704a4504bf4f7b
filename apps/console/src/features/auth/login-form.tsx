import { useTranslation } from '@meridian/i18n';
import { Alert, Button, PasswordField, Spinner, TextField } from '@meridian/ui';
import { LockIcon, UserIcon } from '@meridian/ui/icons';
import { useRef, useState } from 'react';
import { useSession } from '../../lib/session';
import { useErrorMessage } from '../../lib/use-error-message';
import { CaptchaField } from './captcha-field';
import {
  fieldAtFault,
  findMissing,
  signInFields,
  type SignInErrors,
  type SignInField,
  type SignInForm,
} from './sign-in-rules';
import { useCaptcha } from './use-captcha';
import { useSignIn } from './use-sign-in';

/** The sign-in form. A failure stays in place and keeps what was typed, except the code of a used-up picture. */
export function LoginForm({ onSignedIn }: { onSignedIn: () => void }) {
  const { t } = useTranslation(['auth', 'errors']);
  const errorMessage = useErrorMessage();
  const notice = useSession((state) => state.notice);
  const captcha = useCaptcha();
  const [values, setValues] = useState({ userName: '', password: '', code: '' });
  const [errors, setErrors] = useState<SignInErrors>({});
  const [failure, setFailure] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const { signIn, isPending, isSolving, stop } = useSignIn({ captcha, onSignedIn, onFailed: handleFailed });

  function handleFailed(error: unknown) {
    const message = errorMessage(error);
    const field = fieldAtFault(error);
    if (field) setErrors({ [field]: field === 'code' ? t('tryNewPicture', { message }) : message });
    else setFailure(message);
    renewPicture();
    focus(field ?? 'code');
  }

  /** A try uses the picture up; what was read from it is of no use any more. */
  function renewPicture() {
    setValues((typed) => ({ ...typed, code: '' }));
    captcha.renew().catch((error: unknown) => setFailure(errorMessage(error)));
  }

  function focus(field: SignInField) {
    const input = form.current?.elements.namedItem(field);
    if (input instanceof HTMLElement) input.focus();
  }

  function submit(typed: SignInForm) {
    if (isPending) return;
    const missing = findMissing(typed);
    const first = signInFields.find((field) => missing[field]);
    setErrors(Object.fromEntries(Object.entries(missing).map(([field, key]) => [field, t(key)])));
    setFailure(undefined);
    if (first) focus(first);
    else signIn(typed);
  }

  const bind = (field: SignInField) => ({
    value: values[field],
    error: errors[field],
    name: field,
    onChange: ({ target }: { target: { value: string } }) => {
      setValues((typed) => ({ ...typed, [field]: target.value }));
      setErrors((shown) => ({ ...shown, [field]: undefined }));
    },
  });
  const { userName, password } = values;
  const problem = failure ?? (captcha.error && !captcha.isFetching ? errorMessage(captcha.error) : undefined);
  return (
    <form
      ref={form}
      noValidate
      aria-labelledby="login-title"
      onSubmit={(event) => {
        event.preventDefault();
        submit(values);
      }}
      className="m-auto w-full max-w-90 py-8 [--ctl-fs:14px] [--ctl-h:40px] [--ctl-x:12px]"
    >
      <h1 id="login-title" className="text-24 font-semibold tracking-tight">
        {t('title')}
      </h1>
      <p className="mt-1 text-fg-3">{t('lead')}</p>
      {notice && !problem && (
        <Alert tone="warn" className="mt-4">
          {t(`errors:${notice}`)}
        </Alert>
      )}
      {problem && (
        <Alert tone="bad" className="mt-4">
          {problem}
        </Alert>
      )}
      <TextField
        {...bind('userName')}
        label={t('userName')}
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={100}
        required
        leading={<UserIcon />}
        className="mt-4.5"
      />
      <PasswordField
        {...bind('password')}
        label={t('password')}
        required
        leading={<LockIcon />}
        showLabel={t('showPassword')}
        hideLabel={t('hidePassword')}
        className="mt-4.5"
      />
      <div className="mt-4.5">
        <CaptchaField
          {...bind('code')}
          captcha={captcha}
          disabled={isSolving}
          onRenew={renewPicture}
          onSolve={() => submit({ userName, password })}
        />
      </div>
      <div aria-live="polite">
        {isSolving && (
          <p className="mt-3 flex items-start gap-2 text-12 text-fg-2">
            <Spinner className="mt-0.5" />
            <span className="flex-1">{t('solving')}</span>
            <button
              type="button"
              onClick={stop}
              className="-my-1 rounded-xs py-1 text-accent-fg focus-ring hover:underline"
            >
              {t('stop')}
            </button>
          </p>
        )}
      </div>
      <Button type="submit" variant="primary" isLoading={isPending} className="mt-6 w-full">
        {t('submit')}
      </Button>
    </form>
  );
}
