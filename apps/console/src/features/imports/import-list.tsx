import { importStates, type Account, type ReportImport } from '@meridian/api-client/contract';
import { reportImportListOptions } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { Alert, Button, EmptyState } from '@meridian/ui';
import { Suspense, useState } from 'react';
import { useApi } from '../../lib/api/api';
import type { AccountClock } from '../../lib/dates/day-and-time';
import { lazyWithPreload } from '../../lib/lazy/lazy-with-preload';
import { ListBody } from '../../lib/lists/list-body';
import { pageRequest, type PageAddress } from '../../lib/lists/page-address';
import { useListPage } from '../../lib/lists/use-list-page';
import type { ReportOf } from './import-actions';
import { ImportTable } from './import-table';
import { useReviewNotices } from './use-review-notices';

const ImportReview = lazyWithPreload(() =>
  import('./review/import-review').then((module) => module.ImportReview),
);

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
  const [address, setAddress] = useState<PageAddress>({});
  const request = reportImportListOptions(useApi(), { page: pageRequest(address) });
  const list = useListPage({ address, onAddressChange: setAddress, request });
  useReviewNotices(list.rows, onOpenIdChange);
  return (
    <>
      {canImport && <WaitingImports imports={list.rows ?? []} onOpen={onOpenIdChange} />}
      <ListBody
        list={list}
        failedTitle={t('failedTitle')}
        pagerLabel={t('pager')}
        empty={
          <EmptyState
            kind="nothingYet"
            title={t('emptyTitle')}
            description={canImport ? t('emptyBody') : undefined}
            className="flex-1 border-t border-line-2"
          />
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
      </Suspense>
    </>
  );
}

interface WaitingImportsProps {
  imports: readonly ReportImport[];
  onOpen: (id: string) => void;
}

/** How many of several imports wait for a person, with the way to the first one. */
function WaitingImports({ imports, onOpen }: WaitingImportsProps) {
  const { t } = useTranslation('imports');
  const waiting = imports.filter(({ state }) => state === importStates.review);
  // the oldest first, as they were uploaded
  const first = waiting.at(-1);
  if (!first || waiting.length < 2) return null;
  return (
    <div className="px-page pb-3 max-desktop:px-4">
      <Alert
        tone="warn"
        action={
          <Button variant="link" onClick={() => onOpen(first.id)}>
            {t('waiting.first')}
          </Button>
        }
      >
        {t('waiting.several', { count: waiting.length })}
      </Alert>
    </div>
  );
}
