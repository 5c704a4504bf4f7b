import type { HistoryItem, ReportRow } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { Skeleton } from '@meridian/ui';
import { Suspense, useCallback } from 'react';
import { itemSectionOf, itemsOfRows, type ItemSection } from '../../../lib/account-items/account-item';
import { lazyWithPreload, usePreload } from '../../../lib/lazy/lazy-with-preload';
import { useCan } from '../../../lib/session/can';
import { accountOfRows } from '../selection/account-of-rows';
import type { ReportModel } from '../use-report-model';

const ItemHistory = lazyWithPreload(() =>
  import('../../../lib/item-history/item-history').then((module) => module.ItemHistory),
);

export interface RowHistoryProps {
  row: ReportRow;
  model: Pick<ReportModel, 'report' | 'account' | 'accounts' | 'view'>;
}

/** Who changed budget, bid and status of the item of a row; nothing for other rows, and without access to drafts. */
export function RowHistory({ row, model }: RowHistoryProps) {
  const { t, i18n } = useTranslation('rowPane');
  const canView = useCan('draft:draft:view');
  const preload = useCallback(
    () => Promise.all([ItemHistory.preload(), i18n.loadNamespaces('itemHistory')]),
    [i18n],
  );
  const { isLoaded } = usePreload(preload);
  const account = accountOfRows([row], model);
  const item =
    model.report.channel === 'search' ? itemOf(row, itemSectionOf(model.report.section)) : undefined;
  if (!canView || !account || !item) return null;
  return (
    <section aria-label={t('history')} className="flex flex-col gap-2">
      <h3 className="text-13 font-semibold text-fg-1">{t('history')}</h3>
      {isLoaded ? (
        <Suspense fallback={<Skeleton className="h-16 w-full" />}>
          <ItemHistory account={account} item={item} />
        </Suspense>
      ) : (
        <Skeleton className="h-16 w-full" />
      )}
    </section>
  );
}

/** The item of a row; undefined if it has none with a history, or if columns that name it are hidden. */
function itemOf(row: ReportRow, section: ItemSection | undefined): HistoryItem | undefined {
  if (section !== 'campaign' && section !== 'unit' && section !== 'keyword') return undefined;
  const [named] = itemsOfRows([row], section) ?? [];
  if (!named || named.name === '') return undefined;
  const { name, campaignName, adgroupName } = named;
  if (section === 'campaign') return { kind: section, campaignName: name };
  if (section === 'unit') return { kind: section, campaignName, adgroupName: name };
  return { kind: section, campaignName, adgroupName, keyword: name };
}
