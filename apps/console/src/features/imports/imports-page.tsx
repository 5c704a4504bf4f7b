import type { Account, ReportImport } from '@meridian/api-client/contract';
import { reportImportListOptions } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { Button, EmptyState, LoadingLine, Pagination } from '@meridian/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/api';
import { useErrorMessage } from '../../lib/use-error-message';
import { usePageTitle } from '../../lib/use-page-title';
import type { ImportedReport } from './import-row';
import { ImportTable } from './import-table';
import { UploadArea } from './upload-area';

export interface ImportsPageProps {
  /** The current account; undefined when it stands for several. */
  account: Account | undefined;
  /** Whether the user may import, or only look. */
  canImport: boolean;
  /** The report that an import has filled; undefined where there is none to open. */
  reportOf: (item: ReportImport) => ImportedReport | undefined;
}

const size = 20;

/** Report files in, their imports and what became of them. */
export function ImportsPage({ account, canImport, reportOf }: ImportsPageProps) {
  const { t } = useTranslation(['imports', 'common', 'routes']);
  usePageTitle(t('routes:reportImport'));
  const errorMessage = useErrorMessage();
  const [number, setNumber] = useState(1);
  const query = useQuery({
    ...reportImportListOptions(useApi(), { page: { number, size } }),
    placeholderData: keepPreviousData,
  });
  const { data, error } = query;
  const totalCount = data?.page.totalCount ?? 0;
  return (
    <div className="flex flex-1 flex-col">
      <h1 className="px-page pt-3.5 pb-3 text-20 leading-8 font-semibold tracking-tight max-desktop:px-4">
        {t('routes:reportImport')}
      </h1>
      {canImport && <UploadArea account={account} />}
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
        <EmptyState
          kind="failed"
          title={t('failedTitle')}
          description={errorMessage(error)}
          actions={
            <Button variant="primary" onClick={() => void query.refetch()}>
              {t('common:tryAgain')}
            </Button>
          }
          className="flex-1 border-t border-line-2"
        />
      )}
      <footer className="mt-auto flex flex-wrap items-center justify-between gap-2 border-t border-line-2 px-page py-3 text-12 text-fg-3 max-desktop:px-4">
        <p>{t('footnote')}</p>
        {totalCount > size && (
          <Pagination
            page={number}
            size={size}
            totalCount={totalCount}
            onPageChange={setNumber}
            labels={{
              navigation: t('pager'),
              previous: t('previousPage'),
              next: t('nextPage'),
              page: (page) => t('page', { page }),
            }}
          />
        )}
      </footer>
    </div>
  );
}
