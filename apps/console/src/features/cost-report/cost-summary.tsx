import type { CostInfo } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { formatValue } from '@meridian/report-table/core';

/** How much the report counts, and what it lacks. */
export function CostSummary({ info }: { info: CostInfo }) {
  const { t } = useTranslation('costReport');
  const counted = (count: number) => ({ count, shown: formatValue(count, 't') });
  const parts = [
    t('customers', counted(info.customerCount)),
    t('accounts', counted(info.accountCount)),
    ...(info.incompleteCount > 0 ? [t('incomplete', counted(info.incompleteCount))] : []),
    ...(info.currencies.length > 1 ? [t('several')] : []),
  ];
  return <p className="text-12 text-fg-3">{parts.join(' · ')}</p>;
}
