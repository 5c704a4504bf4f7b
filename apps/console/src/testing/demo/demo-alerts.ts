import type { AlertRule } from '@meridian/api-client/contract';
import type { FakeEndpoint } from '../fake-server';
import { firstAccountId } from './demo-accounts';

const idOf = (index: number) => `0191d0a0-0000-4000-8900-${String(index).padStart(12, '0')}`;

const account = {
  accountNo: '8840213',
  accountName: '北方群岛旅行社',
  currency: 'CNY',
  timeZone: 'Asia/Shanghai',
};
const rule: Omit<AlertRule, 'id' | 'kind' | 'threshold'> = {
  accountId: firstAccountId,
  account,
  report: null,
  baseline: 'sameWeekday',
  byMail: true,
  isPaused: false,
  problem: null,
  isOpen: false,
  reportedTime: null,
  createdTime: '2026-11-02T04:00:00Z',
};

const rules: readonly AlertRule[] = [
  {
    ...rule,
    id: idOf(0),
    kind: 'costOver',
    threshold: '30000',
    isOpen: true,
    reportedTime: '2026-11-20T06:10:00Z',
  },
  { ...rule, id: idOf(1), kind: 'balanceUnder', threshold: '5000.50', byMail: false },
  { ...rule, id: idOf(2), kind: 'ctrFell', threshold: '20', baseline: 'previousDays', isPaused: true },
  { ...rule, id: idOf(4), kind: 'cpaOver', threshold: '80' },
  { ...rule, id: idOf(5), kind: 'cpaRose', threshold: '25' },
  {
    ...rule,
    id: idOf(6),
    kind: 'rowsOver',
    threshold: '10',
    report: {
      viewId: idOf(90),
      name: '有消费无转化的关键词',
      channel: 'search',
      section: 'keyword',
      period: 'custom',
      range: 'last7Days',
    },
  },
  { ...rule, id: idOf(7), kind: 'paceOff', threshold: '0' },
  {
    ...rule,
    id: idOf(8),
    kind: 'rejectedOver',
    threshold: '1',
    isOpen: true,
    reportedTime: '2026-11-20T06:10:00Z',
  },
  {
    ...rule,
    id: idOf(9),
    kind: 'rowsOver',
    threshold: '0',
    problem: 'viewInvalid',
    report: {
      viewId: idOf(91),
      name: '质量度低的关键词',
      channel: 'search',
      section: 'keyword',
      period: 'daily',
      range: 'yesterday',
    },
  },
  { ...rule, id: idOf(3), kind: 'noData', threshold: '36', account: null, accountId: 9 },
];

/** Id of an alert of the demo. */
export const demoAlertId = idOf(0);

/** Id of an alert of a report of the demo. */
export const demoReportAlertId = idOf(6);

/** Alerts of the demo user. */
export const alertResponses = (isEmpty: boolean): Readonly<Record<string, FakeEndpoint>> => ({
  '/alertRule/list': () => ({ data: { list: isEmpty ? [] : rules } }),
  '/alertRule/save': () => ({ data: rules[0] }),
  '/alertRule/pause': () => ({ data: rules[0] }),
  '/user/mail/detail': () => ({
    data: { isOffered: true, address: isEmpty ? null : 'lin@example.com', isConfirmed: !isEmpty },
  }),
  '/alertRule/delete': () => ({ data: null }),
});
