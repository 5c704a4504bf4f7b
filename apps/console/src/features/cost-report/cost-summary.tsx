import type { CostInfo } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';

/** Number of items in the report. */
export function useCountsText(info: CostInfo | undefined): string {
  const { t } = useTranslation('costReport');
  if (!info) return '';
  return [t('customers', { count: info.customerCount }), t('accounts', { count: info.accountCount })].join(
    ' · ',
  );
}

/** Missing data of the report; empty if it is complete. */
export function CostSummary({ info }: { info: CostInfo }) {
  const { t } = useTranslation('costReport');
  const { incompleteCount: count, currencies } = info;
  const parts = [
    ...(count > 0 ? [t('incomplete', { count })] : []),
    ...(currencies.length > 1 ? [t('several')] : []),
  ];
  return parts.length > 0 && <span className="truncate text-12 text-fg-3">{parts.join(' · ')}</span>;
}
