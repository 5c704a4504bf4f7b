import type { AccountBalance } from '@meridian/api-client/contract';
import { formatInstant, type Language } from '@meridian/i18n';
import { emptyText } from '@meridian/report-table/core';
import { todayIn } from '../../lib/today';

/** When a balance was true, on the clock of its account: `06:12` today, else with its day; `--` where nobody has told. */
export function balanceTimeText(
  { balanceTime, timeZone }: Pick<AccountBalance, 'balanceTime' | 'timeZone'>,
  { today, language }: { today: string; language: Language },
): string {
  if (balanceTime === null) return emptyText;
  const text = formatInstant(balanceTime, timeZone, language);
  return todayIn(timeZone, new Date(balanceTime)) === today ? text.slice(-'06:12'.length) : text;
}
