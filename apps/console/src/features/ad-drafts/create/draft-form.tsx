import { zodResolver } from '@hookform/resolvers/zod';
import { maxDraftNameLength, type Account } from '@meridian/api-client/contract';
import { LengthCounter, useDialogField } from '@meridian/draft-editor';
import { findText, useLanguage, useTranslation } from '@meridian/i18n';
import { Button } from '@meridian/ui';
import { Form, FormError, FormSubmit, FormTextField } from '@meridian/ui/form';
import type { ReactNode } from 'react';
import { useForm, useWatch, type Control } from 'react-hook-form';
import { useShowServerError } from '../../../lib/api/use-show-server-error';
import { FormAccountSelect } from '../../../lib/choices/form-account-select';
import { draftFormSchema, type DraftFormValues } from './draft-form-schema';

export interface DraftFormProps {
  initialName: string;
  /** The initially selected account. */
  accountId: number | undefined;
  /** Accounts to select from; only one for a copy. */
  accounts: readonly Pick<Account, 'accountId' | 'accountName' | 'accountNo'>[];
  submitLabel: string;
  /** Further fields, for the selected account; undefined before one is selected. */
  fieldsOf?: (accountId: number | undefined) => ReactNode;
  /** Rejects with the server's error, which the form shows. */
  onSubmit: (values: DraftFormValues) => Promise<void>;
  onCancel: () => void;
}

/** Name and provider account of a new draft. */
export function DraftForm({
  initialName,
  accountId,
  accounts,
  submitLabel,
  fieldsOf,
  onSubmit,
  onCancel,
}: DraftFormProps) {
  const { t, i18n } = useTranslation('adDrafts');
  const showServerError = useShowServerError();
  const form = useForm({
    resolver: zodResolver(draftFormSchema),
    defaultValues: { name: initialName, account: accountId === undefined ? '' : `${accountId}` },
  });
  const { control } = form;
  const typed = useDialogField(form, { field: 'name', name: 'draft name', initial: initialName });
  const submit = async (values: DraftFormValues) => {
    try {
      await onSubmit(values);
      typed.clear();
    } catch (error) {
      showServerError(form, error, { paths: { name: 'name', accountId: 'account' } });
    }
  };
  return (
    <Form
      form={form}
      onSubmit={submit}
      formatError={(problem) => findText(i18n, 'adDrafts', `form.${problem}`) ?? problem}
      aria-label={submitLabel}
      className="flex max-w-120 flex-col gap-4.5"
    >
      <FormError control={control} />
      <FormTextField
        control={control}
        name="name"
        label={t('form.name')}
        hint={t('form.nameHint')}
        counter={<NameCounter control={control} />}
        required
      />
      <FormAccountSelect
        control={control}
        name="account"
        label={t('form.account')}
        hint={t('form.accountHint')}
        accounts={accounts}
        disabled={accounts.length === 1}
        required
      />
      {fieldsOf && <AccountFields control={control} fieldsOf={fieldsOf} />}
      <div className="mt-1.5 flex gap-2">
        <FormSubmit control={control}>{submitLabel}</FormSubmit>
        <Button
          onClick={() => {
            typed.clear();
            onCancel();
          }}
        >
          {t('form.cancel')}
        </Button>
      </div>
    </Form>
  );
}

function AccountFields({
  control,
  fieldsOf,
}: {
  control: Control<DraftFormValues>;
  fieldsOf: NonNullable<DraftFormProps['fieldsOf']>;
}) {
  const account = useWatch({ control, name: 'account' });
  return fieldsOf(account === '' ? undefined : Number(account));
}

function NameCounter({ control }: { control: Control<DraftFormValues> }) {
  const { language } = useLanguage();
  const name = useWatch({ control, name: 'name' });
  const limit = { max: maxDraftNameLength, unit: 'codeUnit' } as const;
  return <LengthCounter text={name.trim()} limit={limit} language={language} />;
}
