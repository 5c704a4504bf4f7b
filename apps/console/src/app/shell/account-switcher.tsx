import { useTranslation } from '@meridian/i18n';
import { cn, Tile } from '@meridian/ui';
import { ChevronsUpDownIcon } from '@meridian/ui/icons';
import { LazyMenu } from '../../lib/lazy/lazy-menu';
import { lazyWithPreload } from '../../lib/lazy/lazy-with-preload';
import { useAccount, useSignedIn } from './use-shell';

const AccountMenu = lazyWithPreload(() => import('./account-menu').then((module) => module.AccountMenu));

/** The current account, which scopes all data; opens the list of the user's accounts. */
export function AccountSwitcher({ isTouch = false }: { isTouch?: boolean }) {
  const { t } = useTranslation();
  const { user } = useSignedIn();
  const account = useAccount();
  const name =
    account?.accountName ?? t(user.accounts.length === 0 ? 'shell.noAccount' : 'shell.allAccounts');
  return (
    <LazyMenu
      opens="dialog"
      preload={AccountMenu.preload}
      trigger={
        <button
          type="button"
          aria-label={t('shell.currentAccount', {
            account: account ? `${account.accountName} ${account.accountNo}` : name,
          })}
          className={cn(
            'flex h-8 min-w-0 items-center gap-2 rounded-sm px-1.5 font-medium transition-colors focus-ring hover:bg-hover data-[state=open]:bg-press',
            isTouch && 'h-11 flex-1 text-14',
          )}
        >
          <Tile name={name} seed={account?.accountNo ?? ''} />
          <span className="truncate">{name}</span>
          {account && !isTouch && (
            <span className="font-normal text-fg-3 tabular-nums">{account.accountNo}</span>
          )}
          <ChevronsUpDownIcon aria-hidden className="size-3.5 shrink-0 text-fg-3" />
        </button>
      }
    >
      {(parts) => <AccountMenu {...parts} />}
    </LazyMenu>
  );
}
