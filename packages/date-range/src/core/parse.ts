import { dayNumber, type Day } from './day';

const parted = /^(\d{4})(?:[-/.](\d{1,2})[-/.](\d{1,2})|年(\d{1,2})月(\d{1,2})日?)$/;
const solid = /^(\d{4})(\d{2})(\d{2})$/;

/**
 * A day in usual notations: 2026-11-20, 2026/11/20, 2026.11.20, 20261120, 2026年11月20日, also with full-width characters.
 *
 * Shape: year first; undefined for a text that is not a day.
 */
export function parseDay(text: string): Day | undefined {
  const plain = text.normalize('NFKC').replaceAll(/\s/g, '');
  const [year, ...rest] = (parted.exec(plain) ?? solid.exec(plain))?.slice(1) ?? [];
  const [month, date] = rest.filter(Boolean);
  if (!year || !month || !date) return undefined;
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return dayNumber(day) === undefined ? undefined : day;
}
