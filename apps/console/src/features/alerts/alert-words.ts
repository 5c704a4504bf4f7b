import type { AlertRule } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { formatValue } from '@meridian/report-table/format';
import { formatMoney } from '../../lib/format/money';

/** The condition of a rule in words: `Daily cost above ￥30,000.00`. The namespace `alerts` must be loaded. */
export function useAlertWords(): (rule: AlertRule) => string {
  const { t } = useTranslation('alerts');
  return ({ kind, threshold, baseline, account }) => {
    if (kind === 'ctrFell')
      return t(baseline === 'sameWeekday' ? 'rules.ctrFellWeekday' : 'rules.ctrFellDays', { threshold });
    if (kind === 'noData') return t('rules.noData', { threshold });
    const amount = account ? formatMoney(threshold, account.currency) : formatValue(threshold, 't2');
    return t(`rules.${kind}`, { threshold: amount });
  };
}
