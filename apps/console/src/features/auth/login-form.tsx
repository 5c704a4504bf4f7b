import { zodResolver } from '@hookform/resolvers/zod';
import { findText, useTranslation } from '@meridian/i18n';
import { Alert, Spinner } from '@meridian/ui';
import { Form, FormPasswordField, FormSubmit, FormTextField, serverErrorType } from '@meridian/ui/form';
import { LockIcon, UserIcon } from '@meridian/ui/icons';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useErrorMessage } from '../../lib/api/use-error-message';
import { useShowServerError } from '../../lib/api/use-show-server-error';
import { useSession } from '../../lib/session/session';
import { CaptchaField } from './captcha-field';
import { signInMessageKey, signInSchema } from './sign-in-schema';
import { useCaptcha } from './use-captcha';
import { useSignIn, type SignInCredentials, type SignInOptions } from './use-sign-in';

const errorFields = {
  paths: { userName: 'userName', validationCode: 'code' },
  codes: { credentials_incorrect: 'password', captcha_expired: 'code', captcha_incorrect: 'code' },
} as const;

export type LoginFormProps = Pick<SignInOptions, 'onSignedIn' | 'onChallenge'>;

/** The log-in form. An error stays in place and keeps typed texts, except the code of a used picture. */
export function LoginForm(on: LoginFormProps) {
  const { t, i18n } = useTranslation(['auth', 'errors']);
  const errorMessage = useErrorMessage();
  const showServerError = useShowServerError();
  const notice = useSession((state) => state.notice);
  const captcha = useCaptcha();
  const form = useForm({
    resolver: zodResolver(signInSchema, { error: signInMessageKey }),
    defaultValues: { userName: '', password: '', code: '' },
    reValidateMode: 'onSubmit',
  });
  const { control, setFocus } = form;
  useEffect(() => {
    // a phone would open its keyboard over the page
    if (matchMedia('(pointer: fine)').matches) setFocus('userName');
  }, [setFocus]);
  const { signIn, isPending, isSolving, stop } = useSignIn({ captcha, ...on, onFailed: handleFailed });

  function handleFailed(error: unknown) {
    renewPicture();
    const [field] = showServerError(form, error, {
      ...errorFields,
      textOf: (key, message) => (key.startsWith('captcha_') ? t('tryNewPicture', { message }) : undefined),
    });
    form.setFocus(field ?? 'code');
  }

  /** An attempt invalidates the picture and its code. */
  function renewPicture() {
    form.setValue('code', '');
    captcha.renew().catch((error: unknown) => {
      form.setError('root.server', { type: serverErrorType, message: errorMessage(error) });
    });
  }

  async function submit(credentials: SignInCredentials) {
    if (!isPending) await signIn(credentials);
  }

  async function solve() {
    if (isPending) return;
    form.clearErrors();
    if (!(await form.trigger(['userName', 'password'], { shouldFocus: true }))) return;
    const { userName, password } = form.getValues();
    await submit({ userName: userName.trim(), password });
  }

  const problem =
    form.formState.errors.root?.['server']?.message ??
    (captcha.error && !captcha.isFetching ? errorMessage(captcha.error) : undefined);
  return (
    <Form
      form={form}
      onSubmit={submit}
      formatError={(key) => findText(i18n, 'auth', key) ?? key}
      aria-labelledby="login-title"
      className="m-auto w-full max-w-90 py-8 [--meridian-control-font-size:14px] [--meridian-control-height:40px] [--meridian-control-padding:12px]"
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
      <FormTextField
        control={control}
        name="userName"
        label={t('userName')}
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={100}
        required
        leading={<UserIcon />}
        className="mt-4.5"
      />
      <FormPasswordField
        control={control}
        name="password"
        label={t('password')}
        required
        leading={<LockIcon />}
        showLabel={t('showPassword')}
        hideLabel={t('hidePassword')}
        className="mt-4.5"
      />
      <div className="mt-4.5">
        <CaptchaField
          control={control}
          captcha={captcha}
          disabled={isSolving}
          onRenew={renewPicture}
          onSolve={() => void solve()}
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
      <FormSubmit control={control} isLoading={isPending} className="mt-6 w-full">
        {t('submit')}
      </FormSubmit>
    </Form>
  );
}
