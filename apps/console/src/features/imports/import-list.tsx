import { previousDataOf, reportImportListOptions } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { EmptyState, LoadingLine } from '@meridian/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/api';
import { ListFailed } from '../../lib/list-failed';
import { ListFooter } from '../../lib/list-footer';
import { useLastGoodData } from '../../lib/use-last-good-data';
import type { ImportsPageProps } from './imports-page';
import { ImportTable } from './import-table';

const size = 20;

/** The imports of the current account, asked for again while one of them is under way. */
export function ImportList({ canImport, reportOf }: Pick<ImportsPageProps, 'canImport' | 'reportOf'>) {
  const { t } = useTranslation(['imports', 'common']);
  const [number, setNumber] = useState(1);
  const list = reportImportListOptions(useApi(), { page: { number, size } });
  const query = useQuery({ ...list, placeholderData: previousDataOf(list.queryKey) });
  const { answer: data } = useLastGoodData({ query, queryKey: list.queryKey });
  const { error } = query;
  const totalCount = data?.page.totalCount ?? 0;
  return (
    <>
      {query.isLoading && <LoadingLine label={t('common:loading')} />}
      {data && data.data.list.length > 0 && <ImportTable imports={data.data.list} reportOf={reportOf} />}
      {data?.data.list.length === 0 && (
        <EmptyState
          kind="nothingYet"
          title={t('emptyTitle')}
          description={canImport ? t('emptyBody') : undefined}
          className="flex-1 border-t border-line-2"
        />
      )}
      {!data && query.isError && (
        <ListFailed title={t('failedTitle')} error={error} onRetry={() => void query.refetch()} />
      )}
      <ListFooter
        page={number}
        size={size}
        totalCount={totalCount}
        onPageChange={setNumber}
        pager={t('pager')}
      >
        {t('footnote')}
      </ListFooter>
    </>
  );
}
