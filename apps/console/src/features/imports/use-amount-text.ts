import type { ImportSums } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { formatMoney } from '../../lib/format/money';

/** Describes a set of rows: `700 rows, ￥3,688,980.08`; without the cost if they have several currencies. */
export function useAmountText() {
  const { t } = useTranslation('imports');
  const rowsText = (count: number) => t('amount.rows', { count });
  const amountText = ({ rows, cost }: Pick<ImportSums, 'rows' | 'cost'>, currency: string | null) =>
    cost === null || currency === null
      ? rowsText(rows)
      : t('amount.full', { rows: rowsText(rows), cost: formatMoney(cost, currency) });
  return { rowsText, amountText };
}
