import { importStates, type Account, type ReportImport } from '@meridian/api-client/contract';
import { previousDataOf, reportImportListOptions } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { Button, EmptyState } from '@meridian/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useCallback, useState } from 'react';
import { useApi } from '../../lib/api/api';
import type { AccountClock } from '../../lib/dates/day-and-time';
import { lazyWithPreload } from '../../lib/lazy/lazy-with-preload';
import { ListBody } from '../../lib/lists/list-body';
import { pageRequest, type PageAddress } from '../../lib/lists/page-address';
import { useListPage } from '../../lib/lists/use-list-page';
import type { ReportOf } from './import-actions';
import { ImportTable } from './import-table';
import { useImportNotices } from './use-import-notices';
import { WaitingImports } from './waiting-imports';

const ImportProblemsDialog = lazyWithPreload(() =>
  import('./import-problems-dialog').then((module) => module.ImportProblemsDialog),
);
const ImportReview = lazyWithPreload(() =>
  import('./review/import-review').then((module) => module.ImportReview),
);

interface ListAddress extends PageAddress {
  /** Only imports in review. */
  isWaiting?: boolean;
}

export interface ImportListProps {
  /** The import that is shown in full. */
  openId: string | undefined;
  onOpenIdChange: (id: string | undefined) => void;
  account: Account | undefined;
  /** The user may import. */
  canImport: boolean;
  clock: AccountClock;
  reportOf: ReportOf;
}

/** The imports of the current account. The list refetches while one of them is in progress. */
export function ImportList({ openId, onOpenIdChange, account, canImport, clock, reportOf }: ImportListProps) {
  const { t } = useTranslation('imports');
  const [address, setAddress] = useState<ListAddress>({});
  const { isWaiting = false } = address;
  const request = reportImportListOptions(useApi(), {
    page: pageRequest(address),
    state: isWaiting ? importStates.review : undefined,
  });
  const list = useListPage({ address, onAddressChange: setAddress, request });
  // the same query as that of the list
  const { data } = useQuery({ ...request, placeholderData: previousDataOf(request.queryKey) });
  const [failed, setFailed] = useState<ReportImport>();
  useImportNotices(list.rows, {
    onOpen: onOpenIdChange,
    // one at a time: the list names the others
    onFailed: useCallback((item: ReportImport) => setFailed((shown) => shown ?? item), []),
  });
  return (
    <>
      {canImport && (
        <WaitingImports
          count={data?.data.reviewCount ?? 0}
          isShown={isWaiting}
          onShownChange={(isShown) => list.change({ isWaiting: isShown })}
        />
      )}
      <ListBody
        list={list}
        failedTitle={t('failedTitle')}
        pagerLabel={t('pager')}
        empty={
          <NoImports {...{ isWaiting, canImport }} onShowAll={() => list.change({ isWaiting: false })} />
        }
        footer={t('footnote')}
        hasFooter
      >
        {(imports) => (
          <ImportTable
            imports={imports}
            {...{ reportOf, canImport, clock }}
            openId={openId}
            onOpen={onOpenIdChange}
          />
        )}
      </ListBody>
      <Suspense>
        {openId !== undefined && (
          <ImportReview
            key={openId}
            id={openId}
            {...{ account, canImport, clock }}
            onClose={() => onOpenIdChange(undefined)}
          />
        )}
        {failed && openId === undefined && (
          <ImportProblemsDialog item={failed} defaultOpen onClose={() => setFailed(undefined)} />
        )}
      </Suspense>
    </>
  );
}

interface NoImportsProps {
  isWaiting: boolean;
  canImport: boolean;
  onShowAll: () => void;
}

/** In place of the rows: nothing was imported yet, or nothing waits for a person. */
function NoImports({ isWaiting, canImport, onShowAll }: NoImportsProps) {
  const { t } = useTranslation('imports');
  const className = 'flex-1 border-t border-line-2';
  if (isWaiting) {
    return (
      <EmptyState
        kind="noMatch"
        title={t('waiting.emptyTitle')}
        description={t('waiting.emptyBody')}
        actions={<Button onClick={onShowAll}>{t('waiting.all')}</Button>}
        className={className}
      />
    );
  }
  return (
    <EmptyState
      kind="nothingYet"
      title={t('emptyTitle')}
      description={canImport ? t('emptyBody') : undefined}
      className={className}
    />
  );
}
