import type { Account } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import type { SearchSelectOption } from '@meridian/ui';
import { FormSearchSelect, type FormSearchSelectProps } from '@meridian/ui/form';
import { useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useSelectLabels } from './use-select-labels';

export type FormAccountSelectProps<Values extends FieldValues, Name extends FieldPath<Values>, Output> = Pick<
  FormSearchSelectProps<Values, Name, string, Output>,
  'control' | 'name' | 'label' | 'hint' | 'placeholder' | 'disabled' | 'required'
> & {
  accounts: readonly Pick<Account, 'accountId' | 'accountName' | 'accountNo'>[];
  /** Option before the accounts, such as all of them. */
  first?: SearchSelectOption<string>;
};

/** Selects one of the user's accounts, found by name or number. The value is the account's id as text. */
export function FormAccountSelect<Values extends FieldValues, Name extends FieldPath<Values>, Output>({
  accounts,
  first,
  ...field
}: FormAccountSelectProps<Values, Name, Output>) {
  const { t } = useTranslation();
  const labels = useSelectLabels({ list: t('shell.accounts'), search: t('shell.searchAccounts') });
  const [text, setText] = useState('');
  const all = [...(first ? [first] : []), ...accounts.map(toOption)];
  const wanted = text.trim().toLowerCase();
  return (
    <FormSearchSelect
      {...field}
      options={all.filter(({ label, detail = '' }) => `${label} ${detail}`.toLowerCase().includes(wanted))}
      optionOf={(value) => all.find((option) => option.value === value)}
      text={text}
      onTextChange={setText}
      labels={{ ...labels, empty: t('shell.noAccountFound') }}
    />
  );
}

const toOption = ({
  accountId,
  accountName,
  accountNo,
}: Pick<Account, 'accountId' | 'accountName' | 'accountNo'>) => ({
  value: String(accountId),
  label: accountName,
  detail: accountNo,
});
