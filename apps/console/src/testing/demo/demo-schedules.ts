import type { ReceivedReport, ReportSchedule } from '@meridian/api-client/contract';
import type { FakeEndpoint } from '../fake-server';
import { firstAccountId } from './demo-accounts';

const idOf = (index: number) => `0191d0a0-0000-4000-8a00-${String(index).padStart(12, '0')}`;

const account = { accountNo: '8840213', accountName: '北方群岛旅行社' };
const schedule: ReportSchedule = {
  id: idOf(0),
  viewId: idOf(90),
  name: '品牌词周报',
  channel: 'search',
  section: 'keyword',
  period: 'daily',
  range: 'lastWeek',
  accountId: firstAccountId,
  account,
  timeZone: 'Asia/Shanghai',
  cadence: 'weekly',
  weekday: 1,
  monthDay: 1,
  hour: 8,
  format: 'xlsx',
  byMail: true,
  recipients: [],
  isPaused: false,
  pauseReason: null,
  nextTime: '2026-11-23T00:00:00Z',
  lastTime: '2026-11-16T00:00:12Z',
  lastOutcome: 'sent',
  lastFile: { id: idOf(80), fileName: 'keyword-daily-8840213-20261109-20261115.xlsx' },
  lastFiles: null,
};

const recipients = [
  { userId: idOf(70), name: '陈宇' },
  { userId: idOf(71), name: '赵敏' },
];

const schedules: readonly ReportSchedule[] = [
  { ...schedule, recipients, lastFiles: { sent: 2, total: 3, pending: 0 } },
  {
    ...schedule,
    id: idOf(1),
    name: '地域月报',
    section: 'region',
    period: 'month',
    range: 'lastMonth',
    accountId: 0,
    account: null,
    cadence: 'monthly',
    monthDay: 31,
    hour: 22,
    byMail: false,
    nextTime: '2026-11-30T14:00:00Z',
    lastTime: null,
    lastOutcome: null,
    lastFile: null,
  },
  {
    ...schedule,
    id: idOf(2),
    name: '昨日关键词',
    range: 'yesterday',
    cadence: 'daily',
    nextTime: '2026-11-22T00:00:00Z',
    lastTime: '2026-11-21T00:00:05Z',
    lastOutcome: 'cut',
  },
  {
    ...schedule,
    id: idOf(3),
    name: '品牌词',
    cadence: 'daily',
    isPaused: true,
    nextTime: null,
    lastTime: '2026-11-20T00:00:05Z',
    lastOutcome: 'noData',
    lastFile: null,
  },
  {
    ...schedule,
    id: idOf(4),
    viewId: null,
    name: '秋季推广',
    isPaused: true,
    pauseReason: 'viewLost',
    nextTime: null,
    lastOutcome: 'failed',
    lastFile: null,
  },
];

const { id, name, channel, section, period, range, cadence, weekday, monthDay, hour } = schedule;
const received: ReceivedReport = {
  id,
  sender: '陈宇',
  name,
  channel,
  section,
  period,
  range,
  cadence,
  weekday,
  monthDay,
  hour,
  accountId: firstAccountId,
  account,
  timeZone: schedule.timeZone,
  byMail: true,
  isPaused: false,
  nextTime: schedule.nextTime,
  lastTime: schedule.lastTime,
  lastOutcome: schedule.lastOutcome,
  lastFile: schedule.lastFile,
};

/** Reports that other users send to the demo user. */
const receivedReports: readonly ReceivedReport[] = [
  received,
  {
    ...received,
    id: idOf(41),
    sender: '赵敏',
    name: '地域月报',
    section: 'region',
    period: 'month',
    range: 'lastMonth',
    cadence: 'monthly',
    accountId: 0,
    account: null,
    byMail: false,
    nextTime: '2026-11-30T14:00:00Z',
    lastTime: null,
    lastOutcome: null,
    lastFile: null,
  },
  {
    ...received,
    id: idOf(42),
    name: '品牌词',
    account: null,
    isPaused: true,
    nextTime: null,
    lastOutcome: 'noData',
    lastFile: null,
  },
];

/** Id of a scheduled report of the demo. */
export const demoScheduleId = idOf(0);

/** Scheduled reports of the demo user. */
export const scheduleResponses = (isEmpty: boolean): Readonly<Record<string, FakeEndpoint>> => ({
  '/reportSchedule/list': () => ({ data: { list: isEmpty ? [] : schedules } }),
  '/reportSchedule/save': () => ({ data: schedule }),
  '/reportSchedule/recipient/list': () => ({
    data: { list: isEmpty ? [] : [...recipients, { userId: idOf(72), name: '王芳' }] },
  }),
  '/reportSchedule/pause': () => ({ data: schedule }),
  '/reportSchedule/send': () => ({ data: { ...schedule, lastOutcome: 'pending' } }),
  '/reportSchedule/delete': () => ({ data: null }),
  '/reportSchedule/received/list': () => ({ data: { list: isEmpty ? [] : receivedReports } }),
  '/reportSchedule/received/stop': () => ({ data: null }),
});
