import type { Mover } from '@meridian/api-client/contract';
import { useLanguage, useTranslation } from '@meridian/i18n';
import { ChangeText } from '@meridian/ui';
import { Link } from '@tanstack/react-router';
import type { ReportPath } from '../../../lib/page/report-path';
import { formatMetricChange, deltaText, metricChange } from '../home-metrics';

export interface MoverItemProps {
  mover: Mover;
  /** Day of the change, `yyyy-MM-dd`. */
  day: string;
  reportPath: ReportPath;
}

/** Changes are by keyword for search ads, and by unit for feed ads. */
const sectionOf = { search: 'keyword', feed: 'unit' } as const;

/** A changed keyword or unit, its account, and its change; opens its report of that day compared with the day before. */
export function MoverItem({ mover, day, reportPath }: MoverItemProps) {
  const { t } = useTranslation('home');
  const { channel, name, accountId, accountName } = mover;
  const path = reportPath(channel, sectionOf[channel]);
  return (
    <li className="border-t border-line-1 first:border-t-0">
      {path === undefined ? (
        <div className={itemClass}>
          <MoverText mover={mover} />
        </div>
      ) : (
        <Link
          to={path}
          search={{ beginDate: day, endDate: day, text: name, compare: 'previous', accountId }}
          activeProps={{}}
          title={t('movers.open', { name, account: accountName })}
          className={`${itemClass} -mx-2 rounded-sm px-2 focus-ring hover:bg-hover`}
        >
          <MoverText mover={mover} />
        </Link>
      )}
    </li>
  );
}

const itemClass = 'grid min-h-12.75 grid-cols-[minmax(0,1fr)_auto] content-center gap-x-3 py-1';

function MoverText({ mover }: { mover: Mover }) {
  const { t } = useTranslation('columns');
  const { language } = useLanguage();
  const { name, accountName, metric, value, previousValue, currency } = mover;
  const change = metricChange(metric, value, previousValue);
  const words = formatMetricChange(change, language);
  return (
    <>
      <span className="truncate text-13 font-medium text-fg-1">{name}</span>
      <span className="text-right">{words && <ChangeText change={words} />}</span>
      <span className="truncate text-12 text-fg-3">{accountName}</span>
      <span className="text-right text-12 whitespace-nowrap text-fg-3 tabular-nums close-signs">
        {t(metric)} {change && deltaText(metric, change, currency)}
      </span>
    </>
  );
}
