import { type Language, languageTags } from './languages';

/** The name that mainland readers use for the zone that `Intl` calls 中国标准时间. */
const beijingTime = '北京时间';

/**
 * A time zone by its name in a language, with its offset at an instant: `China Standard Time (UTC+8)`, `北京时间（UTC+8）`. `timeZone` is an
 * IANA name; a zone that is unknown or has no translated name is returned unchanged.
 */
export function formatTimeZone(timeZone: string, at: Date, language: Language): string {
  const offset = timeZoneOffset(timeZone, at);
  if (offset === undefined) return timeZone;
  const name = nameOf(timeZone, at, language);
  return language === 'en' ? `${name} (${offset})` : `${name}（${offset}）`;
}

/** The offset of a time zone at an instant, `UTC+8`; undefined for an unknown zone. */
export function timeZoneOffset(timeZone: string, at: Date): string | undefined {
  return part(timeZone, at, 'en', 'shortOffset')?.replace('GMT', 'UTC');
}

function nameOf(timeZone: string, at: Date, language: Language): string {
  if (language === 'cn' && timeZone === 'Asia/Shanghai') return beijingTime;
  const name = part(timeZone, at, languageTags[language], 'long');
  return name === undefined || /\d/.test(name) ? timeZone : name;
}

function part(
  timeZone: string,
  at: Date,
  tag: string,
  timeZoneName: 'long' | 'shortOffset',
): string | undefined {
  try {
    return new Intl.DateTimeFormat(tag, { timeZone, timeZoneName })
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')?.value;
  } catch {
    return undefined;
  }
}
