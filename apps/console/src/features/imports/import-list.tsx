import type { Account, ReportImport } from '@meridian/api-client/contract';
import { previousDataOf, reportImportListOptions } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { Button, EmptyState } from '@meridian/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useCallback, useState } from 'react';
import { useApi } from '../../lib/api/api';
import type { AccountClock } from '../../lib/dates/day-and-time';
import { formatMoney } from '../../lib/format/money';
import { useListText } from '../../lib/language/use-list-text';
import { lazyWithPreload } from '../../lib/lazy/lazy-with-preload';
import { ListBody } from '../../lib/lists/list-body';
import type { PageAddress } from '../../lib/lists/page-address';
import { useListPage } from '../../lib/lists/use-list-page';
import type { ReportOf } from './import-actions';
import { importListRequest } from './import-list-request';
import { ImportTable } from './import-table';
import type { ImportView } from './imports-address';
import { useAmountText } from './use-amount-text';
import { useImportNotices } from './use-import-notices';

const ImportProblemsDialog = lazyWithPreload(() =>
  import('./import-problems-dialog').then((module) => module.ImportProblemsDialog),
);
const ImportReview = lazyWithPreload(() =>
  import('./review/import-review').then((module) => module.ImportReview),
);

export interface ImportListProps {
  /** The import whose details are open. */
  openId: string | undefined;
  onOpenIdChange: (id: string | undefined) => void;
  /** The filter of imports; undefined for the recent ones. */
  view: ImportView | undefined;
  onViewChange: (view: ImportView | undefined) => void;
  account: Account | undefined;
  /** Whether the user may import. */
  canImport: boolean;
  clock: AccountClock;
  reportOf: ReportOf;
}

/** The imports of the current account. The list refetches while one of them is in progress. */
export function ImportList(props: ImportListProps) {
  const { openId, onOpenIdChange, view, onViewChange, account, canImport, clock, reportOf } = props;
  const { t } = useTranslation('imports');
  const [address, setAddress] = useState<PageAddress>({});
  const request = reportImportListOptions(useApi(), importListRequest({ ...address, view }));
  const list = useListPage({ address, onAddressChange: setAddress, request });
  // the same query as that of the list
  const { data } = useQuery({ ...request, placeholderData: previousDataOf(request.queryKey) });
  const [failed, setFailed] = useState<ReportImport>();
  useImportNotices(list.rows, {
    openId,
    onOpen: onOpenIdChange,
    // one at a time: the list names the others
    onFailed: useCallback((item: ReportImport) => setFailed((shown) => shown ?? item), []),
  });
  return (
    <>
      <ListBody
        list={list}
        failedTitle={t('failedTitle')}
        pagerLabel={t('pager')}
        empty={
          <NoImports
            view={view}
            // the drop area exists only for a single account
            canDrop={canImport && account !== undefined}
            hasEarlier={(data?.data.allCount ?? 0) > 0}
            onShowAll={() => onViewChange('history')}
          />
        }
        footer={<ImportsFooter sums={data?.data.sums} count={list.totalCount} />}
        hasFooter
      >
        {(imports) => (
          <ImportTable
            imports={imports}
            reportOf={reportOf}
            canImport={canImport}
            clock={clock}
            hasUploadTime={view === 'history'}
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
            account={account}
            canImport={canImport}
            clock={clock}
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

interface ImportsFooterProps {
  sums: { rows: number; costs: readonly { currency: string; cost: string }[] } | undefined;
  /** Number of files on all pages. */
  count: number;
}

/** Explains importing again, and sums up the listed files. */
function ImportsFooter({ sums, count }: ImportsFooterProps) {
  const { t } = useTranslation('imports');
  const { rowsText } = useAmountText();
  const listText = useListText();
  const costs = (sums?.costs ?? []).map(({ currency, cost }) => formatMoney(cost, currency));
  return (
    <span className="flex flex-wrap gap-x-6">
      <span>{t('footnote')}</span>
      {sums && count > 0 && (
        <span className="text-fg-2">
          {t('sums', {
            amounts:
              costs.length === 0
                ? rowsText(sums.rows)
                : t('amount.full', { rows: rowsText(sums.rows), cost: listText(costs) }),
            count,
          })}
        </span>
      )}
    </span>
  );
}

interface NoImportsProps {
  view: ImportView | undefined;
  /** Whether files can be dropped above. */
  canDrop: boolean;
  /** Whether there was an earlier import. */
  hasEarlier: boolean;
  onShowAll: () => void;
}

/** Shown instead of rows: nothing was imported yet or recently, or nothing waits for a user. */
function NoImports({ view, canDrop, hasEarlier, onShowAll }: NoImportsProps) {
  const { t } = useTranslation('imports');
  const className = 'flex-1 border-t border-line-2';
  if (hasEarlier && view !== 'history') {
    const texts =
      view === 'waiting'
        ? { title: t('waiting.emptyTitle'), description: t('waiting.emptyBody') }
        : { title: t('recent.emptyTitle'), description: canDrop ? t('recent.emptyBody') : undefined };
    return (
      <EmptyState
        kind="noMatch"
        {...texts}
        actions={<Button onClick={onShowAll}>{t('views.showHistory')}</Button>}
        className={className}
      />
    );
  }
  return (
    <EmptyState
      kind="nothingYet"
      title={t('emptyTitle')}
      description={canDrop ? t('emptyBody') : undefined}
      className={className}
    />
  );
}
