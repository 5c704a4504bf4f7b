/** `9` → `09:00–10:00`; anything that is no hour of a day as it is. */
export function hourSpan(hour: string): string {
  const start = Number(hour);
  if (!/^\d{1,2}$/.test(hour) || start > 23) return hour;
  const clock = (value: number) => `${String(value).padStart(2, '0')}:00`;
  return `${clock(start)}–${clock(start + 1)}`;
}
