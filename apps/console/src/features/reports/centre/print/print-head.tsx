import type { ReportInfo } from '@meridian/api-client/contract';
import { formatDayRange, formatInstant, formatTimeZone, useLanguage, useTranslation } from '@meridian/i18n';
import { cn, Logo } from '@meridian/ui';
import { completenessText } from '../../metadata/completeness';

export interface PrintHeadProps {
  title: string;
  /** Name of the current account; undefined if all are current. */
  accountName: string | undefined;
  info: ReportInfo;
  /** Text next to the period, such as the comparison period. */
  note?: string | undefined;
  className?: string;
}

/** The head of the first printed page: title, account, period and age of the data. */
export function PrintHead({ title, accountName, info, note, className }: PrintHeadProps) {
  const { t } = useTranslation(['reportCentre', 'reports', 'common']);
  const { t: reportTexts } = useTranslation('reports');
  const { language } = useLanguage();
  const { dataTime, timeZone, isComplete } = info;
  const completeness = isComplete ? t('reports:facts.complete') : completenessText(info, reportTexts);
  const range = formatDayRange(info, language);
  const facts = [
    [t('print.account'), accountName ?? t('common:shell.allAccounts')],
    [t('print.period'), note === undefined ? range : t('print.noted', { range, note })],
    [t('print.zone'), formatTimeZone(timeZone, new Date(info.endDate), language)],
    ...(dataTime === null
      ? []
      : [
          [
            t('print.data'),
            t('print.dataOf', { time: formatInstant(dataTime, timeZone, language), completeness }),
          ],
        ]),
  ];
  return (
    <header className={cn('border-b border-line-3 pb-3', className)}>
      <div className="flex items-center gap-2">
        <Logo />
        <h1 className="text-20 font-semibold tracking-tight text-fg-1">{title}</h1>
      </div>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-8 gap-y-0.5 text-12 tabular-nums">
        {facts.map(([term, fact]) => (
          <div key={term} className="flex gap-2">
            <dt className="shrink-0 text-fg-3">{term}</dt>
            <dd className="text-fg-1">{fact}</dd>
          </div>
        ))}
      </dl>
    </header>
  );
}
