import { accountListOptions } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { EmptyState, LoadingLine, SearchField } from '@meridian/ui';
import { ClockIcon } from '@meridian/ui/icons';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useApi } from '../../lib/api';
import { ListFailed } from '../../lib/list-failed';
import { ListFooter } from '../../lib/list-footer';
import { usePageTitle } from '../../lib/use-page-title';
import { AccountTable } from './account-table';

export interface AccountsPageProps {
  /** Page of an account's report; undefined where the user may open none. */
  reportPath: string | undefined;
}

const size = 50;
/** Fewer accounts are found at a glance. */
const searchFrom = 10;

/** The first page after signing in: the user's accounts, what is left on them and what they cost. */
export function AccountsPage({ reportPath }: AccountsPageProps) {
  const { t } = useTranslation(['accounts', 'common', 'routes']);
  usePageTitle(t('routes:home'));
  const [number, setNumber] = useState(1);
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(typed.trim());
  const query = useQuery({
    ...accountListOptions(useApi(), { page: { number, size }, ...(text !== '' && { query: { text } }) }),
    placeholderData: keepPreviousData,
  });
  const { data, error } = query;
  const totalCount = data?.page.totalCount ?? 0;
  return (
    <div className="flex flex-1 flex-col">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2 px-page pt-3.5 pb-3 max-desktop:px-4">
        <h1 className="text-20 font-semibold tracking-tight">{t('title')}</h1>
        <p className="flex items-center gap-1.5 text-12 text-fg-3">
          <ClockIcon className="size-[13px]" />
          {t('balanceNote')}
        </p>
        {(totalCount > searchFrom || typed !== '') && (
          <SearchField
            label={t('search')}
            placeholder={t('search')}
            clearLabel={t('common:clear')}
            value={typed}
            onValueChange={(value) => {
              setTyped(value);
              setNumber(1);
            }}
            className="w-52 desktop:ml-auto"
          />
        )}
      </header>
      {query.isFetching && <LoadingLine label={t('common:loading')} className="-mt-0.5" />}
      {data && data.data.list.length > 0 && (
        <AccountTable accounts={data.data.list} reportPath={reportPath} />
      )}
      {data?.data.list.length === 0 && (
        <EmptyState
          kind={text === '' ? 'nothingYet' : 'noMatch'}
          title={t(text === '' ? 'noneTitle' : 'noMatchTitle')}
          description={text === '' ? t('noneBody') : undefined}
          className="flex-1 border-t border-line-2"
        />
      )}
      {!data && query.isError && (
        <ListFailed title={t('failedTitle')} error={error} onRetry={() => void query.refetch()} />
      )}
      {totalCount > size && (
        <ListFooter
          page={number}
          size={size}
          totalCount={totalCount}
          onPageChange={setNumber}
          pager={t('pager')}
        />
      )}
    </div>
  );
}
