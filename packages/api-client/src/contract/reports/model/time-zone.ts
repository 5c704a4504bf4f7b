/** IANA zone of an account that names none, and of users without any account. */
export const defaultTimeZone = 'Asia/Shanghai';

/** A time zone with its offset: `Asia/Shanghai (UTC+8)`. `timeZone` is an IANA name; an unknown one is shown as it is. */
export function describeTimeZone(timeZone: string, at: Date): string {
  if (!isKnown(timeZone)) return timeZone;
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(at);
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return offset === '' ? timeZone : `${timeZone} (${offset.replace('GMT', 'UTC')})`;
}

function isKnown(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
