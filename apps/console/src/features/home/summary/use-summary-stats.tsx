import type { HomeSummary } from '@meridian/api-client/contract';
import { addDays } from '@meridian/date-range/core';
import { formatDay, formatDayRange, useLanguage, useTranslation } from '@meridian/i18n';
import { formatValue } from '@meridian/report-table/format';
import { ChangeText, Chip, type Stat } from '@meridian/ui';
import { CircleAlertIcon, ClockIcon, TriangleAlertIcon } from '@meridian/ui/icons';
import { formatMetric } from '../../../lib/format/metrics';
import { formatMoney } from '../../../lib/format/money';
import { formatMetricChange, metricChange } from '../home-metrics';

/** Metrics of the last full day, in their order. */
const dayMetrics = ['cost', 'click', 'cpc', 'conversion'] as const;

/** The metrics of the strip, formatted. */
export function useSummaryStats(summary: HomeSummary): Stat[] {
  const { t } = useTranslation(['home', 'columns']);
  const { language } = useLanguage();
  const { currency, day, figures, previous, feedCost, budgetDays } = summary;
  const versus = t('summary.versus', { day: formatDay(addDays(day, -1), language, 'short') });
  const dayName = formatDay(day, language, 'short');
  return [
    {
      id: 'balance',
      label: t('summary.balance'),
      value: formatMoney(summary.balance, currency),
      aside:
        budgetDays !== null &&
        t('summary.lasts', { count: Number(budgetDays), days: formatValue(budgetDays, 't') }),
      badges: <BalanceBadges summary={summary} />,
      note: (
        <>
          <ClockIcon className="size-3.25 shrink-0" />
          <span className="truncate">{t('summary.delayed')}</span>
        </>
      ),
    },
    ...dayMetrics.map((metric) => {
      const change = formatMetricChange(metricChange(metric, figures[metric], previous[metric]), language);
      return {
        id: metric,
        label: t('summary.ofDay', { metric: t(`columns:${metric}`), day: dayName }),
        value: formatMetric(metric, figures[metric], currency),
        note: change && (
          <>
            <ChangeText change={change} />
            <span>{versus}</span>
          </>
        ),
      };
    }),
    ...(feedCost
      ? [
          {
            id: 'feeds',
            label: t('summary.feeds'),
            value: formatMoney(feedCost.cost, currency),
            note: formatDayRange(feedCost, language, 'short'),
          },
        ]
      : []),
  ];
}

/** Numbers of accounts whose balance is low or used up. */
function BalanceBadges({ summary: { lowCount, emptyCount } }: { summary: HomeSummary }) {
  const { t } = useTranslation('home');
  return (
    <>
      {lowCount > 0 && (
        <Chip tone="warn" shape="square" icon={<TriangleAlertIcon />}>
          {t('summary.low', { count: lowCount })}
        </Chip>
      )}
      {emptyCount > 0 && (
        <Chip tone="bad" shape="square" icon={<CircleAlertIcon />}>
          {t('summary.empty', { count: emptyCount })}
        </Chip>
      )}
    </>
  );
}
