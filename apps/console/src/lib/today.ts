/**
 * The calendar day in a time zone, `yyyy-MM-dd`, whatever the zone of the browser is.
 * Units:  `timeZone` is an IANA name.
 */
export function todayIn(timeZone: string, now: Date): string {
  // en-CA writes a date as yyyy-MM-dd
  return new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(now);
}
