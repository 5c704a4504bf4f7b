import type { Account } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import type { SearchSelectOption } from '@meridian/ui';
import { useState } from 'react';
import { useSelectLabels } from './use-select-labels';

/** An account as an option. */
export type AccountChoice = Pick<Account, 'accountId' | 'accountName' | 'accountNo'>;

/** Accounts for a `SearchSelect`, found by name or number. Values are their ids as texts; `first` precedes them. */
export function useAccountOptions(accounts: readonly AccountChoice[], first?: SearchSelectOption<string>) {
  const { t } = useTranslation();
  const labels = useSelectLabels({ list: t('shell.accounts'), search: t('shell.searchAccounts') });
  const [text, setText] = useState('');
  const all = [...(first ? [first] : []), ...accounts.map(toOption)];
  const wanted = text.trim().toLowerCase();
  return {
    optionOf: (value: unknown) => all.find((option) => option.value === value),
    select: {
      options: all.filter(({ label, detail = '' }) => `${label} ${detail}`.toLowerCase().includes(wanted)),
      text,
      onTextChange: setText,
      labels: { ...labels, empty: t('shell.noAccountFound') },
    },
  };
}

const toOption = ({ accountId, accountName, accountNo }: AccountChoice): SearchSelectOption<string> => ({
  value: String(accountId),
  label: accountName,
  detail: accountNo,
});
