import type { ReportImport } from '@meridian/api-client/contract';
import { findText, formatDayRange, formatList, useLanguage, useTranslation } from '@meridian/i18n';
import { formatValue } from '@meridian/report-table/format';
import { recentTime, type AccountClock } from '../../../lib/dates/day-and-time';
import { accountNosOf } from '../import-facts';
import { useImportedReportName } from '../use-imported-report-name';
import { useRowCounts } from '../use-row-counts';

export interface DetectedListProps {
  item: ReportImport;
  clock: AccountClock;
}

/** The detected content of a file: its layout, and the subject of its rows. */
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
  const reportName = useImportedReportName();
  const { profile, encoding, detection, beginDate, endDate, currency } = item;
  const used = detection?.sheets.filter(({ isUsed }) => isUsed) ?? [];
  const dataTime = detection?.dataTime;
  const values = [
    { label: t('checking.report'), value: reportName(item) },
    {
      label: t('period'),
      value: beginDate && endDate ? formatDayRange({ beginDate, endDate }, language) : null,
    },
    { label: t('account'), value: formatList(accountNosOf(item), language, 'values') },
    { label: t('checking.currency'), value: currency },
    {
      label: t('checking.profile'),
      value: profile && (findText(i18n, 'imports', `profiles.${profile}`) ?? profile),
    },
    { label: t('checking.rowCounts'), value: useRowCounts()(item)?.all },
    { label: t('checking.encoding'), value: encoding?.toUpperCase() },
    { label: t('checking.delimiter'), value: useDelimiterName(detection?.delimiter ?? null) },
    {
      label: t('checking.headerRow'),
      value: detection ? formatValue(detection.headerRow, 't') : null,
    },
    {
      label: t('checking.sheets'),
      value: formatList(
        used.map(({ name }) => name),
        language,
        'values',
      ),
    },
    { label: t('checking.dataTime'), value: dataTime ? recentTime(dataTime, clock, language) : null },
    { label: t('checking.filters'), value: detection && formatList(detection.filters, language, 'values') },
  ];
  return values.flatMap(({ label, value }) => (value ? [{ label, value }] : []));
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
