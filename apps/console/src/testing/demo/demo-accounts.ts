import {
  allPermissions,
  type Account,
  type AccountBalance,
  type HomeMetrics,
  type HomeSummary,
  type HomeTrendPoint,
  type Mover,
  type UserInfo,
} from '@meridian/api-client/contract';
import { addDays } from '@meridian/date-range/core';
import { languageIds, type Language } from '@meridian/i18n/core';
import type { FakeEndpoint } from '../fake-server';

/** The calendar day of the demo, in the zone of its accounts. */
const demoToday = '2026-11-21';

const names = ['Kaede Travel', 'Rail Pass Direct', '樱屋酒店', 'Alpine Ski School', '北海道鲜送'] as const;

const demoAccounts: readonly Account[] = names.map((accountName, index) => ({
  accountId: index + 1,
  accountNo: String(8840213 + index * 17),
  accountName,
  currency: 'CNY',
  timeZone: 'Asia/Shanghai',
  today: demoToday,
}));

export const demoUser = (language: Language, permissions: readonly string[]): UserInfo => ({
  userId: 'lin',
  userName: 'Lin Wei',
  avatar: null,
  introduction: null,
  roles: [permissions.includes(allPermissions) ? 'admin' : 'edit'],
  permissions: [...permissions],
  language: languageIds[language],
  accounts: [...demoAccounts],
});

const balanceOf = (account: Account, index: number): AccountBalance => {
  const cost = 15_336.28 / (index + 1);
  return {
    accountId: account.accountId,
    accountNo: account.accountNo,
    accountName: account.accountName,
    currency: account.currency,
    timeZone: account.timeZone,
    isFollowed: index < 2,
    channels: index % 2 === 0 ? ['search', 'feed'] : ['search'],
    balance: index === 3 ? '0.00' : (cost * (7.4 - index)).toFixed(2),
    balanceTime: '2026-11-20T22:12:00Z',
    lastDay: '2026-11-20',
    lastDayCost: cost.toFixed(2),
    previousDayCost: (cost * (0.9 + index * 0.06)).toFixed(2),
    lastDays: [0.8, 0.86, 1.02, 0.94, 1.1, 0.97, 1].map((share) => (cost * share).toFixed(2)),
    budgetDays: index === 3 ? '0' : (7.4 - index).toFixed(1),
  };
};

const metricsOf = (cost: number): HomeMetrics => ({
  cost: cost.toFixed(2),
  impression: String(Math.round(cost * 8)),
  click: String(Math.round(cost / 2.98)),
  conversion: String(Math.round(cost / 51)),
  ctr: '0.0419',
  cpc: '2.98',
});

const summary: HomeSummary = {
  currency: 'CNY',
  accountCount: demoAccounts.length,
  balance: '193504.13',
  balanceTime: '2026-11-20T22:12:00Z',
  lowCount: 1,
  emptyCount: 1,
  budgetDays: '5.8',
  day: '2026-11-20',
  figures: metricsOf(33_642.6),
  previous: metricsOf(31_980),
  feedCost: { beginDate: '2026-11-06', endDate: '2026-11-20', cost: '90223.09' },
};

/** The last 31 days, each compared with the day 31 days before. */
const points: HomeTrendPoint[] = Array.from({ length: 31 }, (_, index) => {
  const date = addDays('2026-10-21', index);
  const cost = 29_000 + 4_600 * Math.sin(index / 1.1) + index * 110;
  return {
    date,
    previousDate: addDays(date, -31),
    ...metricsOf(cost),
    previous: metricsOf(cost * (0.9 + 0.06 * Math.cos(index))),
  };
});

const mover = (name: string, accountId: number, more: Partial<Mover>): Mover => ({
  channel: 'search',
  name,
  accountId,
  accountName: names[accountId - 1] ?? '',
  currency: 'CNY',
  metric: 'cost',
  value: '3704.50',
  previousValue: '2500.50',
  change: '0.4815',
  ...more,
});
const movers: readonly Mover[] = [
  mover('jr pass 购买', 2, {}),
  mover('北海道滑雪', 4, {
    channel: 'feed',
    metric: 'ctr',
    value: '0.0318',
    previousValue: '0.0492',
    change: '-0.3537',
  }),
  mover('京都 温泉酒店', 3, { metric: 'cpc', value: '4.12', previousValue: '3.10', change: '0.329' }),
  mover('日本签证代办', 1, { metric: 'click', value: '812', previousValue: '640', change: '0.2688' }),
  mover('帝王蟹 礼盒', 5, { value: '1120.00', previousValue: '1502.80', change: '-0.2547' }),
];

const none = { number: 1, size: 50, totalCount: 0 };

/** The responses of the home page. */
export const homeResponses: Readonly<Record<string, FakeEndpoint>> = {
  '/user/account/list': () => ({
    data: { list: demoAccounts.map(balanceOf) },
    page: { ...none, totalCount: demoAccounts.length },
  }),
  '/account/report/summary': () => ({ data: { list: [summary] } }),
  '/account/report/trend': () => ({ data: { points } }),
  '/account/report/movers': () => ({ data: { day: '2026-11-20', previousDay: '2026-11-19', list: movers } }),
  '/account/operation/follow': () => ({ data: { isFollowed: true } }),
};

/** The home page responses for a user without accounts and data. */
export const emptyHomeResponses: Readonly<Record<string, FakeEndpoint>> = {
  '/user/account/list': () => ({ data: { list: [] }, page: none }),
  '/account/report/summary': () => ({ data: { list: [] } }),
  '/account/report/trend': () => ({ data: { points: [] } }),
  '/account/report/movers': () => ({ data: { day: '2026-11-20', previousDay: '2026-11-19', list: [] } }),
};
