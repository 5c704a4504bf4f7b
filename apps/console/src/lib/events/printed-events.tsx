import type { Account } from '@meridian/api-client/contract';
import type { DateRange } from '@meridian/date-range/core';
import { useTranslation } from '@meridian/i18n';
import { EventDays } from './event-days';
import { useEventDays } from './use-account-events';

export interface PrintedEventsProps {
  accounts: readonly Account[];
  range: DateRange;
}

/** On paper, what happened in accounts on the days of a chart, whose marks are not printed. */
export function PrintedEvents({ accounts, range }: PrintedEventsProps) {
  const { t } = useTranslation('accountEvents');
  const days = useEventDays(accounts, range);
  if (days.length === 0) return null;
  return (
    <section className="hidden pt-2 text-12 print:block">
      <h3 className="pb-1 font-semibold">{t('inDays')}</h3>
      <EventDays days={days} areOfSeveral={accounts.length > 1} />
    </section>
  );
}
