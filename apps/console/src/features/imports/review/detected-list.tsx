import type { ReportImport } from '@meridian/api-client/contract';
import { findText, formatDayRange, useLanguage, useTranslation } from '@meridian/i18n';
import { formatValue } from '@meridian/report-table/core';
import { recentTime, type AccountClock } from '../../../lib/dates/day-and-time';

export interface DetectedListProps {
  item: ReportImport;
  clock: AccountClock;
}

/** What was detected in a file: its layout, and what its rows are about. */
export function DetectedList({ item, clock }: DetectedListProps) {
  const { t } = useTranslation('imports');
  return (
    <section>
      <h3 className="mb-1.5 text-14 font-semibold">{t('checking.detected')}</h3>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-2 desktop:grid-cols-4">
        {useDetectedValues(item, clock).map(({ label, value }) => (
          <div key={label} className="min-w-0">
            <dt className="text-12 text-fg-3">{label}</dt>
            <dd className="wrap-anywhere text-fg-1">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function useDetectedValues(item: ReportImport, clock: AccountClock) {
  const { t, i18n } = useTranslation(['imports', 'routes']);
  const { language } = useLanguage();
  const { profile, encoding, detection, beginDate, endDate, currency } = item;
  const used = detection?.sheets.filter(({ isUsed }) => isUsed) ?? [];
  const dataTime = detection?.dataTime;
  const values = [
    { label: t('checking.report'), value: useReportName(item) },
    {
      label: t('period'),
      value: beginDate && endDate ? formatDayRange({ beginDate, endDate }, language) : null,
    },
    { label: t('account'), value: accountsOf(item).join(', ') },
    { label: t('checking.currency'), value: currency },
    {
      label: t('checking.profile'),
      value: profile && (findText(i18n, 'imports', `profiles.${profile}`) ?? profile),
    },
    { label: t('checking.encoding'), value: encoding?.toUpperCase() },
    { label: t('checking.delimiter'), value: useDelimiterName(detection?.delimiter ?? null) },
    {
      label: t('checking.headerRow'),
      value: detection ? formatValue(detection.headerRow, 't') : null,
    },
    { label: t('checking.sheets'), value: used.map(({ name }) => name).join(', ') },
    { label: t('checking.dataTime'), value: dataTime ? recentTime(dataTime, clock, language) : null },
    { label: t('checking.filters'), value: detection?.filters.join('; ') },
  ];
  return values.flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}

/** The channel and section that a file fills; how many where there are several. */
function useReportName({ section, channel, loads }: ReportImport): string | null {
  const { t } = useTranslation(['imports', 'routes']);
  const sections = new Set(loads.map((load) => `${load.channel} ${load.section}`));
  if (section !== null)
    return `${t(channel === 'search' ? 'routes:keywordSearch' : 'routes:feeds')} · ${t(`routes:${section}`)}`;
  return sections.size === 0 ? null : t('checking.reports', { count: sections.size });
}

/** The accounts whose data a file has; the selected one until that is known. */
function accountsOf({ loads, accountNo }: ReportImport): string[] {
  const found = [...new Set(loads.map((load) => load.accountNo))];
  return found.length > 0 ? found : [accountNo];
}

const delimiterNames = [
  [',', 'comma'],
  ['\t', 'tab'],
  [';', 'semicolon'],
  ['|', 'pipe'],
] as const;

function useDelimiterName(delimiter: string | null): string | null {
  const { t } = useTranslation('imports');
  const [, name] = delimiterNames.find(([sign]) => sign === delimiter) ?? [];
  return name === undefined ? delimiter : t(`checking.delimiters.${name}`);
}
