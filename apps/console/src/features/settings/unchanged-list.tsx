import { formatTimeZone, useLanguage, useTranslation } from '@meridian/i18n';
import { formatValue } from '@meridian/report-table/format';

export interface UnchangedListProps {
  /** The day in the account's time zone, `yyyy-MM-dd`. */
  today: string;
  /** IANA name. */
  timeZone: string;
}

/** Things that do not depend on the language. */
export function UnchangedList({ today, timeZone }: UnchangedListProps) {
  const { t } = useTranslation('settings');
  const { language } = useLanguage();
  const facts = [
    [t('language.facts.figures'), formatValue('1234567.89', 't2')],
    [t('language.facts.dates'), today],
    [t('language.facts.weeks'), t('language.facts.weeksValue')],
    [
      t('language.facts.timeZone'),
      t('language.facts.timeZoneValue', { zone: formatTimeZone(timeZone, new Date(), language) }),
    ],
    [t('language.facts.names'), t('language.facts.namesValue')],
  ] as const;
  return (
    <dl className="grid grid-cols-[minmax(96px,140px)_minmax(0,1fr)] gap-2 text-13">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-fg-3">{name}</dt>
          <dd className="text-fg-1 tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
