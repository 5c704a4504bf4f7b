/** A time zone with its offset: `Asia/Shanghai (UTC+8)`. `timeZone` is an IANA name. */
export function describeTimeZone(timeZone: string, now: Date): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(now);
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return offset === '' ? timeZone : `${timeZone} (${offset.replace('GMT', 'UTC')})`;
}
