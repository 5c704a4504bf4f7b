import type {
  Account,
  AccountBalance,
  HomeMetrics,
  HomeSummary,
  HomeTrendPoint,
  Mover,
  ReportInfo,
  ReportList,
} from '@meridian/api-client/contract';
import { addDays } from '@meridian/date-range/core';
import type { FakeResponse } from '../../../testing/fake-server';

/** An account of the user; its number follows from its id. */
export const account = (accountId: number, accountName: string, more: Partial<Account> = {}): Account => ({
  accountId,
  accountNo: String(8840000 + accountId),
  accountName,
  currency: 'CNY',
  timeZone: 'Asia/Shanghai',
  provider: 'baidu',
  today: '2026-11-21',
  ...more,
});

/** The same account as in the list. */
export const balanceOf = (
  { accountId, accountNo, accountName, currency, timeZone }: Account,
  more: Partial<AccountBalance> = {},
): AccountBalance => ({
  accountId,
  accountNo,
  accountName,
  currency,
  timeZone,
  provider: 'baidu',
  isFollowed: false,
  channels: ['search'],
  balance: '82450.12',
  balanceTime: '2026-11-20T22:12:00Z',
  lastDay: '2026-11-20',
  lastDayCost: '15336.28',
  previousDayCost: '14414.00',
  lastDays: ['1', '2', null, '3', '5', '4', '6'],
  budgetDays: '5.4',
  ...more,
});

/** Metrics of a day by its cost. */
export const metricsOf = (cost: string): HomeMetrics => ({
  cost,
  impression: '1000',
  click: '50',
  conversion: '5',
  ctr: '0.05',
  cpc: '2.98',
});

/** The strip's metrics of a currency. */
export const summary = (more: Partial<HomeSummary> = {}): HomeSummary => ({
  currency: 'CNY',
  accountCount: 2,
  balance: '193504.13',
  balanceTime: '2026-11-20T22:12:00Z',
  lowCount: 1,
  emptyCount: 0,
  budgetDays: '5.8',
  day: '2026-11-20',
  figures: metricsOf('33642.60'),
  previous: { ...metricsOf('31980.00'), click: '40', cpc: '3.10' },
  feedCost: { beginDate: '2026-11-06', endDate: '2026-11-20', cost: '90223.09' },
  ...more,
});

/** The days of a range, all with one cost, against the days right before. */
export function points(beginDate: string, endDate: string, cost = '100'): HomeTrendPoint[] {
  const days: string[] = [];
  for (let day = beginDate; day <= endDate; day = addDays(day, 1)) days.push(day);
  return days.map((date) => ({
    date,
    previousDate: addDays(date, -days.length),
    ...metricsOf(cost),
    previous: metricsOf('50'),
  }));
}

/** A keyword or unit with a change. */
export const mover = (more: Partial<Mover> = {}): Mover => ({
  channel: 'search',
  name: 'jr pass 购买',
  accountId: 2,
  accountName: 'Rail Pass Direct',
  currency: 'CNY',
  metric: 'cost',
  value: '3704.50',
  previousValue: '2500.50',
  change: '0.4815',
  ...more,
});

/** An account report without rows, and the more detailed sections that have data of its period. */
export const accountReport = (finerSections: ReportInfo['finerSections']): FakeResponse => {
  const info: ReportInfo = {
    beginDate: '2026-10-21',
    endDate: '2026-11-20',
    timeZone: 'Asia/Shanghai',
    dataTime: null,
    isComplete: false,
    missingDays: 31,
    incompleteDays: 0,
    latestDate: null,
    currencies: [],
    rowCap: 10_000,
    omittedSpans: [],
    reportedTotals: [],
    from: null,
    finerSections,
    accountCost: null,
  };
  const data: ReportList = { titleInfos: [], list: [], summary: {}, info };
  return { data, page: { number: 1, size: 10, totalCount: 0 } };
};
