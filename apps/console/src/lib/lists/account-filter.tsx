import type { Account } from '@meridian/api-client/contract';
import { ChoiceMenu } from './choice-menu';

export interface AccountFilterProps {
  label: string;
  /** Label of the option for no filter. */
  allLabel: string;
  accounts: readonly Pick<Account, 'accountId' | 'accountName'>[];
  value: number | undefined;
  onValueChange: (accountId: number | undefined) => void;
}

/** A filter of the toolbar by account. */
export function AccountFilter({ accounts, value, onValueChange, ...labels }: AccountFilterProps) {
  const choices = accounts.map(({ accountId, accountName }) => ({
    value: `${accountId}`,
    label: accountName,
  }));
  return (
    <ChoiceMenu
      {...labels}
      groups={[{ choices }]}
      value={value === undefined ? undefined : `${value}`}
      onValueChange={(id) => onValueChange(id === undefined ? undefined : Number(id))}
    />
  );
}
