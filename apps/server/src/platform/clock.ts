import { TZDate } from '@date-fns/tz';
import { defaultTimeZone } from '@meridian/api-client/contract';
import { formatISO } from 'date-fns';

/** The source of time. Code that needs the time takes a clock as an argument. */
export interface Clock {
  /** The current instant. */
  now(): Date;
  /** The current calendar day `yyyy-MM-dd` in a time zone; accounts default to Asia/Shanghai. */
  today(timeZone?: string): string;
}

/** The clock of the machine. `today` fixes the calendar day for demos and tests; instants stay real. */
export function createClock({ today }: { today?: string | undefined } = {}): Clock {
  const now = () => new Date();
  return { now, today: (timeZone = defaultTimeZone) => today ?? dayOf(now(), timeZone) };
}

/** The calendar day `yyyy-MM-dd` of an instant in a time zone. */
export function dayOf(instant: Date, timeZone: string): string {
  return formatISO(new TZDate(instant, timeZone), { representation: 'date' });
}
