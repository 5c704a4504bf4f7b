import { pagePath } from '@meridian/api-client/contract';
import { addDays } from '@meridian/date-range/core';
import type { Language } from '@meridian/i18n/core';
import type { NoticeMessage, NoticeKind } from '../kits/notices/notices';
import { exportFileName, retentionDays } from '../modules/exports';

/** A notice to a demo user, as the server would have sent it. */
export type DemoNotice = {
  [Kind in NoticeKind]: Pick<NoticeMessage<Kind>, 'kind' | 'params' | 'link'> & {
    userName: string;
    /** Account number of a balance notice. */
    accountNo?: string;
    /** Last part of the subject. */
    about: string;
    daysAgo: number;
    /** Time in China. */
    time: string;
  };
}[NoticeKind];

/** Number of unread demo messages per user, starting with the newest. */
export const unreadOf: Readonly<Record<string, number>> = { admin: 12, editor: 6 };

/** The account with a low balance in the catalogue. */
export const lowAccountNo = '8840377';

const balanceLow = { accountNo: lowAccountNo, accountName: '启明在线教育', currency: 'CNY' };
const balanceEmpty = { accountNo: '8862245', accountName: '安石企业云', currency: 'CNY' };
const home = pagePath('home');
const downloads = pagePath('downloads');

/**
 * Notices of the demo users about balances, files and passwords. The demo workspace has no files, so notices about
 * files are older than the retention.
 */
export function demoNotices(today: string, { lowBalance }: { lowBalance: string }): readonly DemoNotice[] {
  const low = { ...balanceLow, balance: lowBalance };
  const file = (begin: number, end: number, format: 'xlsx' | 'csv', language: Language = 'en') =>
    exportFileName(
      {
        channel: 'search',
        section: 'keyword',
        period: 'daily',
        format,
        account: low.accountNo,
        beginDate: addDays(today, begin),
        endDate: addDays(today, end),
      },
      language,
    );
  return [
    ...['admin', 'editor'].map((userName) => ({
      userName,
      kind: 'balanceLow' as const,
      params: low,
      link: home,
      about: 'low',
      accountNo: low.accountNo,
      daysAgo: 1,
      time: '09:02',
    })),
    {
      userName: 'admin',
      kind: 'balanceEmpty',
      link: home,
      about: 'empty',
      params: { ...balanceEmpty, balance: '0.00' },
      accountNo: balanceEmpty.accountNo,
      daysAgo: 2,
      time: '09:02',
    },
    {
      userName: 'admin',
      kind: 'exportReady',
      link: downloads,
      about: 'demo-1',
      daysAgo: 33,
      time: '17:36',
      params: { fileName: file(-40, -34, 'xlsx'), rows: '4,212', days: retentionDays },
    },
    {
      userName: 'admin',
      kind: 'exportReady',
      link: downloads,
      about: 'demo-2',
      daysAgo: 37,
      time: '19:44',
      params: { fileName: file(-67, -38, 'csv'), rows: '10,000', days: retentionDays },
    },
    {
      userName: 'editor',
      kind: 'exportReady',
      link: downloads,
      about: 'demo-3',
      daysAgo: 35,
      time: '11:20',
      params: { fileName: file(-42, -36, 'xlsx'), rows: '1,386', days: retentionDays },
    },
    ...['admin', 'editor'].map((userName) => ({
      userName,
      kind: 'password' as const,
      params: { name: userName },
      link: null,
      about: 'demo',
      daysAgo: 10,
      time: '15:20',
    })),
    {
      userName: 'admin',
      kind: 'exportReady',
      link: downloads,
      about: 'demo-4',
      daysAgo: 47,
      time: '14:05',
      params: { fileName: file(-55, -48, 'xlsx'), rows: '4,655', days: retentionDays },
    },
    {
      userName: 'admin',
      kind: 'balanceLow',
      link: home,
      about: 'low:demo',
      params: { accountNo: '8851904', accountName: '樱屋家居', balance: '1,844.36', currency: 'CNY' },
      accountNo: '8851904',
      daysAgo: 22,
      time: '09:02',
    },
  ];
}
