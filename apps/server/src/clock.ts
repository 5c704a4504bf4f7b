/** Where time comes from; everything that needs it takes a clock. */
export interface Clock {
  /** The instant. */
  now(): Date;
  /** The calendar day `yyyy-MM-dd` in a time zone, of accounts by default Asia/Shanghai. */
  today(timeZone?: string): string;
}

/** The machine's clock; `today` fixes the calendar day for demos and tests, instants stay real. */
export function createClock({ today }: { today?: string | undefined } = {}): Clock {
  const now = () => new Date();
  return { now, today: (timeZone = 'Asia/Shanghai') => today ?? dayOf(now(), timeZone) };
}

/** The calendar day `yyyy-MM-dd` of an instant in a time zone. */
export function dayOf(instant: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((p) => p.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}
