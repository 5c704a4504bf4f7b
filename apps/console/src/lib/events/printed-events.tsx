import { useTranslation } from '@meridian/i18n';
import { EventDays } from './event-days';
import { useAccountEvents, type EventsSubject } from './use-account-events';

/** On paper, what happened in an account on the days of a chart, whose marks are not printed. */
export function PrintedEvents({ account, range }: EventsSubject) {
  const { t } = useTranslation('accountEvents');
  const days = useAccountEvents({ account, range }).data?.days ?? [];
  if (days.length === 0) return null;
  return (
    <section className="hidden pt-2 text-12 print:block">
      <h3 className="pb-1 font-semibold">{t('inDays')}</h3>
      <EventDays account={account} days={days} />
    </section>
  );
}
