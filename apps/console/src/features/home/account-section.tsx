import { accountListOptions } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { formatValue } from '@meridian/report-table/core';
import { Button, cn, EmptyState, LoadingLine } from '@meridian/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../lib/api';
import { ListFailed } from '../../lib/list-failed';
import { ListFooter } from '../../lib/list-footer';
import { DebouncedSearchField } from '../../lib/debounced-search-field';
import { useLastGoodData } from '../../lib/use-last-good-data';
import { AccountTable } from './account-table';
import type { HomeAddress } from './home-address';
import type { HomeView } from './home-view';
import type { ReportPath } from './report-path';
import { useFollow } from './use-follow';

export interface AccountSectionProps {
  view: HomeView;
  /** How many accounts the user has. */
  accountCount: number;
  reportPath: ReportPath;
  /** The day in the account's zone, `yyyy-MM-dd`. */
  today: string;
  onChange: (change: HomeAddress, options?: { replace: boolean }) => void;
}

const size = 50;

/** All accounts of the user, whichever is the current one; or those that are followed. */
export function AccountSection({ view, accountCount, reportPath, today, onChange }: AccountSectionProps) {
  const { t } = useTranslation(['home', 'common']);
  const { text, followedOnly, sort, page: number } = view;
  const follow = useFollow();
  const options = accountListOptions(useApi(), {
    page: { number, size, ...(sort && { sortCol: `${sort.dataKey} ${sort.direction}` }) },
    query: { followedOnly, ...(text !== undefined && { text }) },
  });
  const query = useQuery(options);
  const { answer: data, ...kept } = useLastGoodData({ query, queryKey: options.queryKey });
  const { isPlaceholderData } = query;
  const list = data?.data.list;
  const totalCount = data?.page.totalCount ?? 0;
  const lastPage = Math.max(1, Math.ceil(totalCount / size));
  const isBeyond = query.isSuccess && !isPlaceholderData && number > lastPage;
  useEffect(() => {
    if (isBeyond) onChange({ page: lastPage > 1 ? String(lastPage) : undefined }, { replace: true });
  });
  const hasFailed = kept.hasFailed && !query.isFetching;
  return (
    <section aria-labelledby="home-accounts" className="flex flex-1 flex-col pt-4">
      <div className="flex flex-wrap items-center gap-2 px-page pb-2.5 max-desktop:px-4">
        <h2 id="home-accounts" className="text-14 font-semibold text-fg-1">
          {t('accounts.title')}
        </h2>
        {data && <span className="text-12 text-fg-3 tabular-nums">{formatValue(totalCount, 't')}</span>}
        <DebouncedSearchField
          label={t('accounts.search')}
          value={text}
          onValueChange={(next) => onChange({ text: next, page: undefined }, { replace: true })}
          className="ml-auto w-50 max-desktop:w-full desktop:[--ctl-h:28px]"
        />
      </div>
      <div className="relative">
        {query.isFetching && data && (
          <LoadingLine label={t('common:loading')} className="absolute inset-x-0 top-0" />
        )}
      </div>
      {hasFailed && (
        <ListFailed
          title={t('accounts.failedTitle')}
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
      {!hasFailed && list?.length === 0 && <NoAccounts {...{ view, onChange }} />}
      {!hasFailed && list?.length !== 0 && (
        <div
          aria-busy={query.isFetching}
          className={cn('@container transition-opacity', isPlaceholderData && 'opacity-60')}
        >
          <AccountTable
            accounts={list}
            expectedCount={Math.min(accountCount, size)}
            sort={sort}
            onSort={(next) =>
              onChange({ sort: next ? `${next.dataKey} ${next.direction}` : undefined, page: undefined })
            }
            {...{ follow, reportPath, today }}
          />
        </div>
      )}
      {!hasFailed && totalCount > size && (
        <ListFooter
          page={number}
          size={size}
          totalCount={totalCount}
          onPageChange={(page) => onChange({ page: page > 1 ? String(page) : undefined })}
          pager={t('accounts.pager')}
        />
      )}
    </section>
  );
}

/** In place of the rows: nothing matches, nothing is followed, or there is nothing. */
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
