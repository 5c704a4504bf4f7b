const form = /^(\d{4})-(\d{2})-(\d{2})[ T](\d{2}):(\d{2})$/;

/**
 * What the clocks of a time zone show at an instant: `yyyy-MM-dd HH:mm`.
 *
 * Units:  `instant` is an ISO text with a zone, `timeZone` an IANA name.
 * Errors: RangeError when one of them is not.
 */
export function formatWallTime(instant: string, timeZone: string): string {
  return wallTimeOf(new Date(instant), timeZone);
}

/**
 * The instant at which the clocks of a time zone show `yyyy-MM-dd HH:mm`, as an ISO text. Where they show it twice (in
 * autumn), one of the two.
 *
 * Shape:  undefined for a text of another form, a day that there is not, and a time that the clocks leap over.
 */
export function parseWallTime(text: string, timeZone: string): string | undefined {
  const [, year, month, day, hour, minute] = (form.exec(text.trim()) ?? []).map(Number);
  if (!year || !month || !day || hour === undefined || minute === undefined) return undefined;
  const wanted = Date.UTC(year, month - 1, day, hour, minute);
  // what the clocks show is off by the zone's offset; twice, since the offset may change in between
  const first = wanted - offsetMs(wanted, timeZone);
  const instant = new Date(wanted - offsetMs(first, timeZone));
  return wallTimeOf(instant, timeZone) === text.trim().replace('T', ' ') ? instant.toISOString() : undefined;
}

function offsetMs(instant: number, timeZone: string): number {
  const [, year = 0, month = 0, day = 0, hour = 0, minute = 0] = (
    form.exec(wallTimeOf(new Date(instant), timeZone)) ?? []
  ).map(Number);
  return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(instant / 60_000) * 60_000;
}

function wallTimeOf(instant: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')} ${part('hour')}:${part('minute')}`;
}
