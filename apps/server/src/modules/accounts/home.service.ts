import {
  balanceState,
  type BalanceState,
  type HomeSummary,
  type HomeTrendPoint,
  type Mover,
} from '@meridian/api-client/contract';
import { addDays, type DateRange, dayNumber } from '@meridian/date-range/core';
import type { Clock } from '../../platform/clock';
import { invalidField } from '../../platform/lib/domain-error';
import { createLatelyRead } from '../../report-engine';
import type { AccountPage } from './account-list-sql';
import type { AccountListPage, AccountRequest, AccountsRepository } from './accounts.repository';
import { moverOf } from './mover';
import type { AccountSelection } from './selected-accounts-sql';

/** Service of the home page: amounts, trend and top movers of the user's accounts. */
export function createHomeService({
  accounts,
  clock,
}: {
  accounts: AccountsRepository;
  clock: Pick<Clock, 'today'>;
}) {
  /** Many users of an agency see the same movers, which only change with an import. */
  const lately = createLatelyRead<Mover[]>();

  /** Adds the last completed day of each time zone. */
  async function choose(request: AccountRequest): Promise<AccountSelection> {
    const selected = await accounts.choose(request);
    const zones = [...new Set(selected.map(({ timeZone }) => timeZone))];
    return {
      userId: request.userId,
      channels: request.channels,
      accountIds: selected.map(({ accountId }) => accountId),
      yesterdays: zones.map((timeZone) => ({ timeZone, day: addDays(clock.today(timeZone), -1) })),
    };
  }

  return {
    async list({ page, ...request }: AccountRequest & { page: AccountPage }): Promise<AccountListPage> {
      return accounts.list(await choose(request), page);
    },

    /** One entry per currency, starting with the currency of most accounts. */
    async summarize(request: AccountRequest): Promise<HomeSummary[]> {
      const rows = await accounts.summarize(await choose(request));
      return rows.map(({ balances, ...row }) => {
        const countOf = (state: BalanceState) => balances.filter((one) => balanceState(one) === state).length;
        return { ...row, lowCount: countOf('low'), emptyCount: countOf('empty') };
      });
    },

    /** Every day of the range with the corresponding day of the previous period. Errors: `invalid_request`. */
    async trend(request: AccountRequest, range: DateRange & { currency: string }): Promise<HomeTrendPoint[]> {
      checkTrendRange(range);
      const length = daysIn(range);
      const choice = await choose({ ...request, currency: range.currency });
      const days = await accounts.readDays(choice, {
        ...range,
        beginDate: addDays(range.beginDate, -length),
      });
      return days.slice(length).flatMap(({ date, figures }, index) => {
        const before = days[index];
        return before ? [{ date, ...figures, previousDate: before.date, previous: before.figures }] : [];
      });
    },

    /** Top movers on the last full day; without any data, on yesterday. */
    async movers(request: AccountRequest): Promise<{ day: string; previousDay: string; list: Mover[] }> {
      const choice = await choose(request);
      const found = await accounts.findMoverDay(choice);
      const day = found.day ?? found.yesterday ?? addDays(clock.today(), -1);
      const previousDay = addDays(day, -1);
      const days = { day, previousDay };
      if (found.day === null || choice.channels.length === 0) return { ...days, list: [] };
      const version = await accounts.findMoversVersion(choice, days);
      const list = await lately.read(JSON.stringify([version, days, choice.channels]), async () => {
        const moved = await accounts.findMovers(choice, days);
        return moved.map(moverOf);
      });
      return { ...days, list };
    },
  };
}

function daysIn({ beginDate, endDate }: DateRange): number {
  return (dayNumber(endDate) ?? 0) - (dayNumber(beginDate) ?? 0) + 1;
}

/** Maximum that the home page shows. */
const maxDays = 100;
/** No data is older, and the previous period is still a valid date. */
const firstDay = '1900-01-01';
/** No data is later, and the next day still has a four-digit year. */
const lastDay = '2199-12-31';

/** Errors: `invalid_request` with `order`, `period_too_long` or `invalid_date`. */
function checkTrendRange({ beginDate, endDate }: DateRange): void {
  if (beginDate > endDate) throw invalidField('query.endDate', 'order');
  if (beginDate < firstDay) throw invalidField('query.beginDate', 'invalid_date');
  if (endDate > lastDay) throw invalidField('query.endDate', 'invalid_date');
  if (endDate >= addDays(beginDate, maxDays)) throw invalidField('query.endDate', 'period_too_long');
}
