import { formatWallTime } from '@meridian/i18n';

const form = /^(\d{4})-(\d{2})-(\d{2})[ T](\d{2}):(\d{2})$/;

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
  const found = instant.toISOString();
  return formatWallTime(found, timeZone) === text.trim().replace('T', ' ') ? found : undefined;
}

function offsetMs(instant: number, timeZone: string): number {
  const [, year = 0, month = 0, day = 0, hour = 0, minute = 0] = (
    form.exec(formatWallTime(new Date(instant).toISOString(), timeZone)) ?? []
  ).map(Number);
  return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(instant / 60_000) * 60_000;
}
