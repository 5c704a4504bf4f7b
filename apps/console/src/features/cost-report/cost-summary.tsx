import type { CostInfo } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { formatValue } from '@meridian/report-table/format';

/** Number of items in the report. */
export function useCountsText(info: CostInfo | undefined): string {
  const { t } = useTranslation('costReport');
  if (!info) return '';
  return [
    t('customers', { count: info.customerCount, shown: formatValue(info.customerCount, 't') }),
    t('accounts', { count: info.accountCount, shown: formatValue(info.accountCount, 't') }),
  ].join(' · ');
}

/** Missing data of the report; empty if it is complete. */
export function CostSummary({ info }: { info: CostInfo }) {
  const { t } = useTranslation('costReport');
  const { incompleteCount: count, currencies } = info;
  const parts = [
    ...(count > 0 ? [t('incomplete', { count, shown: formatValue(count, 't') })] : []),
    ...(currencies.length > 1 ? [t('several')] : []),
  ];
  return parts.length > 0 && <span className="truncate text-12 text-fg-3">{parts.join(' · ')}</span>;
}
