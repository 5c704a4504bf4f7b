import { countCharacters, passwordLength } from '@meridian/api-client/sign-in';
import { useTranslation } from '@meridian/i18n';
import { Alert, Button, PasswordField } from '@meridian/ui';
import { LockIcon } from '@meridian/ui/icons';
import { useRef, useState } from 'react';
import { useErrorMessage } from '../../lib/use-error-message';
import {
  cannotBecomeMatch,
  fieldAtFault,
  findProblems,
  passwordFields,
  type PasswordField as FieldName,
  type PasswordForm as Values,
  type PasswordProblem,
} from './password-form-rules';

export interface PasswordFormProps {
  values: Values;
  onValuesChange: (values: Values) => void;
  /** Whose password it is, for password managers. */
  userName: string;
  /** Rejects with what the server says. */
  onSubmit: (values: Values) => Promise<void>;
  onCancel: () => void;
}

const autoComplete = { old: 'current-password', fresh: 'new-password', again: 'new-password' } as const;

/** Old password, new one, new one again. What is typed stays in this form alone; failures stand at their field. */
export function PasswordForm({ values, onValuesChange, userName, onSubmit, onCancel }: PasswordFormProps) {
  const { t } = useTranslation(['settings', 'auth']);
  const errorMessage = useErrorMessage();
  const form = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  const [isPending, setIsPending] = useState(false);
  const [problems, setProblems] = useState<Partial<Record<FieldName, PasswordProblem>>>({});
  const [failure, setFailure] = useState<{ field: FieldName | null; message: string }>();

  const focus = (field: FieldName) => {
    const input = form.current?.elements.namedItem(field);
    if (input instanceof HTMLElement) input.focus();
  };
  const submit = async () => {
    if (isBusy.current) return;
    const found = findProblems(values);
    const first = passwordFields.find((field) => found[field]);
    setProblems(found);
    setFailure(undefined);
    if (first) {
      focus(first);
      return;
    }
    isBusy.current = true;
    setIsPending(true);
    try {
      await onSubmit(values);
    } catch (error) {
      const field = fieldAtFault(error);
      setFailure({
        field,
        message: field === 'fresh' ? t('password.problems.same') : errorMessage(error),
      });
      if (field) focus(field);
    } finally {
      isBusy.current = false;
      setIsPending(false);
    }
  };
  const bind = (field: FieldName) => {
    const problem =
      problems[field] ?? (field === 'again' && cannotBecomeMatch(values) ? 'mismatch' : undefined);
    return {
      name: field,
      value: values[field],
      autoComplete: autoComplete[field],
      error: failure?.field === field ? failure.message : problem && t(`password.problems.${problem}`),
      showLabel: t('auth:showPassword'),
      hideLabel: t('auth:hidePassword'),
      leading: <LockIcon />,
      required: true,
      onChange: ({ target }: { target: { value: string } }) => {
        onValuesChange({ ...values, [field]: target.value });
        setProblems((shown) => ({ ...shown, [field]: undefined }));
        setFailure((shown) => (shown?.field === field ? undefined : shown));
      },
    };
  };
  const counter = (text: string) => `${String(countCharacters(text))} / ${String(passwordLength.max)}`;
  return (
    <form
      ref={form}
      noValidate
      aria-labelledby="password-title"
      className="flex flex-col gap-4.5 [--ctl-h:36px] max-desktop:[--ctl-h:44px]"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {failure?.field === null && <Alert tone="bad">{failure.message}</Alert>}
      <input hidden readOnly type="text" name="userName" autoComplete="username" value={userName} />
      <PasswordField {...bind('old')} label={t('password.old')} />
      <PasswordField {...bind('fresh')} label={t('password.fresh')} counter={counter(values.fresh)} />
      <PasswordField
        {...bind('again')}
        label={t('password.again')}
        counter={counter(values.again)}
        onBlur={() => {
          if (values.again !== '' && values.again !== values.fresh)
            setProblems((shown) => ({ ...shown, again: 'mismatch' }));
        }}
      />
      <div className="mt-1.5 flex gap-2">
        <Button type="submit" variant="primary" isLoading={isPending}>
          {t('password.submit')}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {t('password.cancel')}
        </Button>
      </div>
    </form>
  );
}
