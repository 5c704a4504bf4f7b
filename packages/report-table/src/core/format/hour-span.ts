/** `9` → `09:00–10:00`; other values unchanged. */
export function hourSpan(hour: string): string {
  const start = Number(hour);
  if (!/^\d{1,2}$/.test(hour) || start > 23) return hour;
  const clock = (value: number) => `${String(value).padStart(2, '0')}:00`;
  return `${clock(start)}–${clock(start + 1)}`;
}
