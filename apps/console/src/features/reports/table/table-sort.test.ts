import { expect, it } from 'vitest';
import { defaultOrder } from './table-sort';

it.each([
  ['daily', '2026-11-27', '2026-11-27', 'cost'],
  ['daily', '2026-10-28', '2026-11-27', 'date'],
  ['weekly', '2026-11-16', '2026-11-22', 'cost'],
  ['weekly', '2026-11-09', '2026-11-22', 'reportDates'],
  ['month', '2026-10-01', '2026-10-31', 'cost'],
  ['month', '2025-10-01', '2026-10-31', 'reportDates'],
  ['custom', '2026-10-28', '2026-11-27', 'cost'],
] as const)('orders a %s report from %s to %s by %s', (period, beginDate, endDate, dataKey) => {
  expect(defaultOrder({ period }, { range: { beginDate, endDate } })).toEqual({ dataKey, direction: 'desc' });
});
