import type { Account } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { currenciesOf } from './home-view';

/** The accounts of the page's metrics. */
export interface Scope {
  /** The current account, or all of the user. */
  accounts: readonly Account[];
  isSingle: boolean;
  /** Their currencies, the most frequent first. */
  currencies: readonly string[];
}

/** The current account alone, otherwise all of the user. */
export function scopeOf(account: Account | undefined, accounts: readonly Account[]): Scope {
  const selected = account ? [account] : accounts;
  return { accounts: selected, isSingle: account !== undefined, currencies: currenciesOf(selected) };
}

/** The scope as text; with the currency if there are several. */
export function useScopeText({
  scope,
  followedOnly,
  currency,
}: {
  scope: Scope;
  followedOnly: boolean;
  currency: string;
}): string {
  const { t } = useTranslation('home');
  const [first] = scope.accounts;
  if (scope.isSingle && first) return t('scope.one', { account: first.accountName });
  const count = scope.accounts.filter((account) => account.currency === currency).length;
  const text = followedOnly ? t('scope.followed') : t('scope.all', { count });
  return scope.currencies.length > 1 ? t('scope.inCurrency', { scope: text, currency }) : text;
}
