import type { CostReport } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { emptyText, formatValue } from '@meridian/report-table/format';
import { StatStrip, type Stat } from '@meridian/ui';
import { formatMoney } from '../../lib/format/money';
import { budgetText, forecastText, withSign } from './budget-text';
import { percentText } from './pace-bar';
import { paceShares } from './pace-shares';

/** Budget and pace of everything in the report. Empty with several currencies, and without a forecast. */
export function CostKpis({ report: { summary, summaryLacksBudget, info } }: { report: CostReport }) {
  const { t } = useTranslation('costReport');
  const [currency, ...others] = info.currencies;
  const { forecast } = info;
  if (forecast === null || currency === undefined || others.length > 0) return null;
  const value = (key: string) => summary[key] ?? null;
  const money = (key: string, format: typeof forecastText) =>
    withSign(format(value(key)), value(key), currency);
  const cost = value('cost');
  const shares = paceShares(summary);
  const [used, error] = [value('used'), value('forecastError')];
  const range = error === null ? null : t('forecastRange', { amount: money('forecastError', forecastText) });
  const share =
    shares === null || shares.forecast === null
      ? null
      : t('kpi_share', { percent: percentText(shares.forecast) });
  const stats: Stat[] = [
    {
      id: 'cost',
      label: t('kpi_cost'),
      value: formatMoney(cost === null ? null : String(cost), currency),
      note: shares !== null && t('kpi_expected', { amount: money('expected', forecastText) }),
    },
    {
      id: 'budget',
      label: t('kpi_budget'),
      value: money('budget', budgetText),
      note: summaryLacksBudget && <span className="text-warn-fg">{t('lacksBudget')}</span>,
    },
    {
      id: 'used',
      label: t('kpi_used'),
      value: used === null ? emptyText : percentText(String(used)),
      note: t('kpi_time', { percent: percentText(forecast.pastDays / forecast.dayCount) }),
    },
    {
      id: 'forecast',
      label: t('kpi_forecast'),
      value: money('forecast', forecastText),
      note: range && share ? t('kpi_forecastNote', { range, share }) : (range ?? share),
    },
    {
      id: 'offPace',
      label: t('kpi_offPace'),
      value: formatValue(forecast.offPaceCount, 't'),
      note: t('kpi_of', { count: info.accountCount }),
    },
  ];
  return <StatStrip label={t('kpis')} stats={stats} className="mx-page mb-3 max-desktop:mx-4" />;
}
