import type { AccountBalance } from '@meridian/api-client/contract';
import type { Language } from '@meridian/i18n';
import { emptyText } from '@meridian/report-table/format';
import { recentTime } from '../../../lib/dates/day-and-time';

/** The time of a balance in its account's time zone: `06:12` today, otherwise with its day; `--` if unknown. */
export function balanceTimeText(
  { balanceTime, timeZone }: Pick<AccountBalance, 'balanceTime' | 'timeZone'>,
  { today, language }: { today: string; language: Language },
): string {
  if (balanceTime === null) return emptyText;
  return recentTime(balanceTime, { timeZone, today }, language);
}
