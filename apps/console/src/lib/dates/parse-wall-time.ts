import { tzOffset } from '@date-fns/tz/tzOffset';
import { formatWallTime } from '@meridian/i18n';

const form = /^(\d{4})-(\d{2})-(\d{2})[ T](\d{2}):(\d{2})$/;

/**
 * The instant at which clocks in a time zone show `yyyy-MM-dd HH:mm`, as an ISO text. A repeated time (in autumn) gives one of its two
 * instants.
 *
 * `TZDate` of date values is not used: if the browser's own zone skips the time, it is an hour off.
 *
 * Shape:  undefined for a text in another format, a day that does not exist, and a time that the clocks skip.
 */
export function parseWallTime(text: string, timeZone: string): string | undefined {
  const [, year, month, day, hour, minute] = (form.exec(text.trim()) ?? []).map(Number);
  if (!year || !month || !day || hour === undefined || minute === undefined) return undefined;
  const wallTime = Date.UTC(year, month - 1, day, hour, minute);
  const instantAt = (near: number) => wallTime - tzOffset(timeZone, new Date(near)) * 60_000;
  // twice, since the offset may change in between
  const instant = new Date(instantAt(instantAt(wallTime))).toISOString();
  return formatWallTime(instant, timeZone) === text.trim().replace('T', ' ') ? instant : undefined;
}
