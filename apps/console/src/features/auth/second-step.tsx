import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslation } from '@meridian/i18n';
import { Button } from '@meridian/ui';
import { Form, FormError, FormSubmit, FormTextField } from '@meridian/ui/form';
import { ArrowLeftIcon, ShieldCheckIcon } from '@meridian/ui/icons';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useShowServerError } from '../../lib/api/use-show-server-error';

export interface SecondStepProps {
  /** Sends the code. The form shows its errors. */
  onCode: (code: string) => Promise<void>;
  backLabel: string;
  onBack: () => void;
}

const codeSchema = z.object({ code: z.string().check(z.trim(), z.minLength(1, { error: 'codeRequired' })) });

/** The second step of a log-in: a code of the app, or a recovery code. A wrong one stays, selected, to be replaced. */
export function SecondStep({ onCode, backLabel, onBack }: SecondStepProps) {
  const { t } = useTranslation('secondStep');
  const [isRecovery, setIsRecovery] = useState(false);
  const { form, submit } = useCodeForm(onCode);
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus, isRecovery]);
  const change = () => {
    form.reset();
    setIsRecovery(!isRecovery);
  };
  return (
    <Form
      form={form}
      onSubmit={submit}
      formatError={(key) => (key === 'codeRequired' ? t(key) : key)}
      aria-labelledby="second-step-title"
      className="m-auto w-full max-w-90 py-8 [--meridian-control-font-size:14px] [--meridian-control-height:40px] [--meridian-control-padding:12px]"
    >
      <h1 id="second-step-title" className="text-24 font-semibold tracking-tight">
        {t('title')}
      </h1>
      <p className="mt-1 mb-4 text-fg-3">{t(isRecovery ? 'leadRecovery' : 'lead')}</p>
      <FormError control={form.control} />
      <FormTextField
        key={String(isRecovery)}
        control={form.control}
        name="code"
        label={t(isRecovery ? 'recoveryCode' : 'code')}
        required
        leading={<ShieldCheckIcon />}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoCapitalize="off"
        spellCheck={false}
        maxLength={40}
        className="mt-4.5"
      />
      <FormSubmit control={form.control} className="mt-6 w-full">
        {t('submit')}
      </FormSubmit>
      <div className="mt-3 flex flex-wrap justify-between gap-2">
        <Button variant="ghost" icon={<ArrowLeftIcon />} onClick={onBack}>
          {backLabel}
        </Button>
        <Button variant="ghost" onClick={change}>
          {t(isRecovery ? 'useApp' : 'useRecovery')}
        </Button>
      </div>
      <p className="mt-6 text-12 text-fg-3">{t('lost')}</p>
    </Form>
  );
}

function useCodeForm(onCode: SecondStepProps['onCode']) {
  const showServerError = useShowServerError();
  const form = useForm({
    resolver: zodResolver(codeSchema),
    defaultValues: { code: '' },
    reValidateMode: 'onSubmit',
  });
  const { setFocus } = form;

  const submit = async ({ code }: z.infer<typeof codeSchema>) => {
    try {
      await onCode(code);
    } catch (error) {
      const [field] = showServerError(form, error, {
        paths: { code: 'code' },
        codes: { code_incorrect: 'code' },
      });
      if (field) setFocus(field, { shouldSelect: true });
    }
  };
  return { form, submit };
}
