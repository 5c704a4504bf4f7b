import { forecastSampleDays, type CostInfo } from '@meridian/api-client/contract';
import { formatInstant, useLanguage, useTranslation } from '@meridian/i18n';
import { cn } from '@meridian/ui';
import { paceHatch } from './pace-bar';

/** Explains the parts of the pace bars, and the basis of the forecast. */
export function PaceLegend({ info }: { info: CostInfo }) {
  const { t } = useTranslation('costReport');
  const { language } = useLanguage();
  const samples = [
    { key: 'legend_spent', className: 'h-2 w-3.5 bg-c5' },
    { key: 'legend_forecast', className: cn('h-2 w-3.5 text-c5', paceHatch) },
    { key: 'legend_expected', className: 'h-3.5 w-0.5 bg-fg-1' },
    { key: 'legend_budget', className: 'h-3 w-px bg-line-control' },
  ] as const;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 px-page py-2 text-12 text-fg-3 max-desktop:px-4">
      <ul className="m-0 flex list-none flex-wrap gap-x-4 gap-y-1 p-0">
        {samples.map(({ key, className }) => (
          <li key={key} className="flex items-center gap-1.5">
            <span aria-hidden className={cn('rounded-xs [print-color-adjust:exact]', className)} />
            {t(key)}
          </li>
        ))}
      </ul>
      <p className="ml-auto max-desktop:ml-0">
        {t('forecastFrom', { count: forecastSampleDays })}
        {info.dataTime !== null && (
          <> {t('dataOf', { time: formatInstant(info.dataTime, info.timeZone, language) })}</>
        )}
      </p>
    </div>
  );
}
