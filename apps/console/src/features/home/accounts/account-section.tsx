import { pagePath } from '@meridian/api-client/contract';
import { accountListOptions } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { formatValue } from '@meridian/report-table/format';
import { Button, cn, EmptyState } from '@meridian/ui';
import { UsersIcon } from '@meridian/ui/icons';
import { Link } from '@tanstack/react-router';
import { useApi } from '../../../lib/api/api';
import { DebouncedSearchField } from '../../../lib/lists/debounced-search-field';
import { ListBody } from '../../../lib/lists/list-body';
import { useListPage } from '../../../lib/lists/use-list-page';
import type { ReportPath } from '../../../lib/page/report-path';
import { Can } from '../../../lib/session/can';
import type { HomeAddress } from '../home-address';
import type { HomeView } from '../home-view';
import { AccountTable } from './account-table';
import { useFollow } from './use-follow';

export interface AccountSectionProps {
  view: HomeView;
  /** Number of the user's accounts. */
  accountCount: number;
  reportPath: ReportPath;
  /** The day in the account's time zone, `yyyy-MM-dd`. */
  today: string;
  onChange: (change: HomeAddress, options?: { replace: boolean }) => void;
}

const size = 50;

/** All accounts of the user, regardless of the current one, or only followed ones. */
export function AccountSection({ view, accountCount, reportPath, today, onChange }: AccountSectionProps) {
  const { t } = useTranslation('home');
  const { text, followedOnly, sort, page } = view;
  const follow = useFollow();
  const list = useListPage({
    address: { page },
    onAddressChange: (next, options) => onChange({ page: next.page.toString() }, options),
    defaultSize: size,
    request: accountListOptions(useApi(), {
      page: { number: page, size, ...(sort && { sortCol: `${sort.dataKey} ${sort.direction}` }) },
      query: { followedOnly, ...(text !== undefined && { text }) },
    }),
  });
  const table = (accounts: typeof list.rows) => (
    <div
      aria-busy={list.isFetching}
      className={cn('@container transition-opacity', list.isPlaceholder && 'opacity-60')}
    >
      <AccountTable
        accounts={accounts}
        expectedCount={Math.min(accountCount, size)}
        sort={sort}
        onSort={(next) =>
          onChange({ sort: next ? `${next.dataKey} ${next.direction}` : undefined, page: undefined })
        }
        follow={follow}
        reportPath={reportPath}
        today={today}
      />
    </div>
  );
  return (
    <section aria-labelledby="home-accounts" className="flex flex-1 flex-col pt-4">
      <div className="flex flex-wrap items-center gap-2 px-page pb-2.5 max-desktop:px-4">
        <h2 id="home-accounts" className="text-14 font-semibold text-fg-1">
          {t('accounts.title')}
        </h2>
        {list.rows && (
          <span className="text-12 text-fg-3 tabular-nums">{formatValue(list.totalCount, 't')}</span>
        )}
        <DebouncedSearchField
          label={t('accounts.search')}
          value={text}
          onValueChange={(next) => onChange({ text: next, page: undefined }, { replace: true })}
          className="ml-auto w-50 max-desktop:w-full desktop:[--meridian-control-height:28px]"
        />
        <Can permission="system:user:edit">
          <Button asChild className="desktop:[--meridian-control-height:28px]">
            <Link to={pagePath('users')} search={{ id: 'reader' }} activeProps={{}}>
              <UsersIcon />
              {t('accounts.giveAccess')}
            </Link>
          </Button>
        </Can>
      </div>
      <ListBody
        list={list}
        failedTitle={t('accounts.failedTitle')}
        pagerLabel={t('accounts.pager')}
        isRefreshing={list.isFetching && list.rows !== undefined}
        loading={table(undefined)}
        hasFooter={list.totalCount > size}
        empty={<NoAccounts view={view} onChange={onChange} />}
      >
        {table}
      </ListBody>
    </section>
  );
}

/** Shown instead of rows: nothing matches, nothing is followed, or there are no accounts. */
function NoAccounts({ view, onChange }: Pick<AccountSectionProps, 'view' | 'onChange'>) {
  const { t } = useTranslation(['home', 'common']);
  const className = 'border-t border-line-2';
  if (view.text !== undefined) {
    return (
      <EmptyState
        kind="noMatch"
        title={t('accounts.noMatchTitle')}
        description={t('accounts.noMatchBody')}
        actions={<Button onClick={() => onChange({ text: undefined })}>{t('common:clear')}</Button>}
        className={className}
      />
    );
  }
  if (view.followedOnly) {
    return (
      <EmptyState
        kind="nothingYet"
        title={t('accounts.noneFollowedTitle')}
        description={t('accounts.noneFollowedBody')}
        actions={<Button onClick={() => onChange({ followed: undefined })}>{t('accounts.showAll')}</Button>}
        className={className}
      />
    );
  }
  return (
    <EmptyState
      kind="nothingYet"
      title={t('none.title')}
      description={t('none.body')}
      className={className}
    />
  );
}
