import { formatDayRange, formatInstant, formatTimeZone, useLanguage, useTranslation } from '@meridian/i18n';
import { cn, Logo } from '@meridian/ui';
import { completenessTexts, omittedText, type RowsInfo } from '../metadata/completeness';

/** A line of metadata. */
export interface PrintDetail {
  term: string;
  text: string;
}

export interface PrintHeadProps {
  title: string;
  /** Name of the current account; undefined if all are current. */
  accountName: string | undefined;
  info: RowsInfo;
  /** Text next to the period, such as the comparison period. */
  note?: string | undefined;
  /** Further metadata, such as filters. */
  details?: readonly PrintDetail[];
  className?: string;
}

/** The head of the first printed page: title and metadata, in the words of the screen. */
export function PrintHead({ title, accountName, info, note, details = [], className }: PrintHeadProps) {
  const { t } = useTranslation(['print', 'reports', 'common']);
  const { t: reportTexts } = useTranslation('reports');
  const { language } = useLanguage();
  const { dataTime, timeZone, currencies } = info;
  const range = formatDayRange(info, language);
  const lines: PrintDetail[] = [
    { term: t('account'), text: accountName ?? t('common:shell.allAccounts') },
    {
      term: t('reports:facts.period'),
      text: note === undefined ? range : t('noted', { range, note }),
    },
    {
      term: t('reports:facts.zone'),
      text: formatTimeZone(timeZone, new Date(info.endDate), language),
    },
    ...(dataTime === null
      ? []
      : [
          {
            term: t('reports:facts.dataTime'),
            text: t('dataOf', {
              time: formatInstant(dataTime, timeZone, language),
              completeness: completenessTexts(info, reportTexts).join(t('reports:facts.separator')),
            }),
          },
        ]),
    ...(currencies.length === 0 ? [] : [{ term: t('currency'), text: currencies.join(',') }]),
    ...details,
  ];
  const omitted = omittedText(info, { t: reportTexts, language });
  return (
    <header className={cn('border-b border-line-3 pb-3', className)}>
      <div className="flex items-center gap-2">
        <Logo />
        <h1 className="text-20 font-semibold tracking-tight text-fg-1">{title}</h1>
      </div>
      <dl className="mt-2 grid grid-cols-2 gap-x-8 gap-y-0.5 text-12 tabular-nums">
        {lines.map(({ term, text }) => (
          <div key={term} className="flex gap-2">
            <dt className="shrink-0 text-fg-3">{term}</dt>
            <dd className="min-w-0 wrap-anywhere text-fg-1">{text}</dd>
          </div>
        ))}
      </dl>
      {omitted !== undefined && <p className="mt-1 text-12 text-fg-2">{omitted}</p>}
    </header>
  );
}
