import type { Account } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { Checkbox, SearchField, Tile } from '@meridian/ui';
import { useState } from 'react';

export interface AccountGrantsProps {
  accounts: readonly Account[];
  value: readonly number[];
  onValueChange: (accountIds: number[]) => void;
  /** Number of granted accounts that the current user may not see. */
  otherCount: number;
  /** Whether the roles open every account, regardless of the ticks. */
  opensAll: boolean;
  disabled: boolean;
}

const minToSearch = 8;

/** The accounts that a user may open: a ticked list with one checkbox for all. */
export function AccountGrants({
  accounts,
  value,
  onValueChange,
  otherCount,
  opensAll,
  disabled,
}: AccountGrantsProps) {
  const { t } = useTranslation(['access', 'common']);
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  const found = accounts.filter(({ accountNo, accountName }) =>
    `${accountNo} ${accountName}`.toLowerCase().includes(wanted),
  );
  const count = accounts.filter(({ accountId }) => value.includes(accountId)).length;
  const isAll = count === accounts.length && count > 0;
  const set = (id: number, isGranted: boolean) =>
    onValueChange(isGranted ? [...value, id] : value.filter((other) => other !== id));
  return (
    <fieldset disabled={disabled}>
      <legend className="mb-1.5 flex w-full justify-between font-medium">
        {t('access:users.form.grants')}
        <span className="text-12 font-normal text-fg-3 tabular-nums">
          {t('access:users.form.countOf', {
            part: count,
            total: accounts.length,
          })}
        </span>
      </legend>
      <div className="overflow-hidden rounded-sm border border-line-2">
        <div className="flex items-center justify-between gap-3 border-b border-line-2 bg-sunken px-3 py-1.5">
          <Checkbox
            label={<span className="font-medium">{t('access:users.form.everyAccount')}</span>}
            checked={isAll ? true : count > 0 ? 'indeterminate' : false}
            disabled={disabled || accounts.length === 0}
            onCheckedChange={(next) => onValueChange(next ? accounts.map(({ accountId }) => accountId) : [])}
          />
          {accounts.length >= minToSearch && (
            <SearchField
              label={t('access:users.form.findAccount')}
              placeholder={t('access:users.form.findAccount')}
              clearLabel={t('common:clear')}
              value={text}
              onValueChange={setText}
              className="w-44"
            />
          )}
        </div>
        <ul className="max-h-72 overflow-y-auto">
          {found.map(({ accountId, accountNo, accountName }) => (
            <li key={accountId} className="border-b border-line-1 px-3 py-1 last:border-b-0 hover:bg-hover">
              <Checkbox
                className="flex w-full [&>span:last-child]:min-w-0 [&>span:last-child]:flex-1"
                disabled={disabled}
                checked={value.includes(accountId)}
                onCheckedChange={(next) => set(accountId, next)}
                label={
                  <span className="flex min-w-0 flex-1 items-center gap-2">
                    <Tile name={accountName} seed={accountNo} size="small" />
                    <span className="min-w-0 flex-1 truncate">{accountName}</span>
                    <span className="text-12 text-fg-3 tabular-nums">{accountNo}</span>
                  </span>
                }
              />
            </li>
          ))}
          {accounts.length === 0 && (
            <li className="px-3 py-2 text-fg-3">{t('access:users.form.noAccounts')}</li>
          )}
        </ul>
      </div>
      <p className="mt-1.5 text-12 text-fg-3">
        {t(opensAll ? 'access:users.form.grantsAll' : 'access:users.form.grantsHint')}{' '}
        {otherCount > 0 && t('access:users.form.otherAccounts', { count: otherCount })}
      </p>
    </fieldset>
  );
}
