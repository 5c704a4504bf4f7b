/** IANA zone of an account that names none, and of users without any account. */
export const defaultTimeZone = 'Asia/Shanghai';

/** A time zone with its offset: `Asia/Shanghai (UTC+8)`. `timeZone` is an IANA name. */
export function describeTimeZone(timeZone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(at);
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return offset === '' ? timeZone : `${timeZone} (${offset.replace('GMT', 'UTC')})`;
}
