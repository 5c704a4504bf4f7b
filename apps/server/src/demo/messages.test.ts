import { messageLimits } from '@meridian/api-client/contract';
import { languages } from '@meridian/i18n/core';
import { describe, expect, it } from 'vitest';
import { publishProblems } from '../modules/announcements/check-texts';
import { cleanMessageHtml } from '../modules/announcements/message-html';
import { retentionDays } from '../modules/exports';
import { demoAnnouncements } from './announcement-texts';
import { demoNotices } from './messages';

const days = ['2026-11-21', '2026-11-23', '2026-03-01', '2027-01-01', '2028-02-29'];

describe.each(days)('the announcements of the demo workspace on %s', (today) => {
  const announcements = demoAnnouncements(today);

  it('are what an administrator could have saved and published', () => {
    for (const { texts, sent } of announcements) {
      for (const language of languages) {
        const { title, text } = texts[language];
        expect(cleanMessageHtml(text)).toBe(text);
        expect(title.length).toBeLessThanOrEqual(messageLimits.title);
      }
      if (sent) expect(publishProblems(texts)).toEqual({});
    }
  });

  it('start with the pop-up, and are all sent before today', () => {
    const sent = announcements.flatMap((one) => one.sent ?? []);
    expect(announcements[0]?.hasPopup).toBe(true);
    expect(Math.min(...sent.map(({ daysAgo }) => daysAgo))).toBe(1);
    const notices = demoNotices(today, { lowBalance: '1.00' });
    const rank = ({ daysAgo, time }: { daysAgo: number; time: string }) => `${String(99 - daysAgo)} ${time}`;
    const newest = [...sent, ...notices].map(rank).sort().at(-1);
    expect(sent[0] && rank(sent[0])).toBe(newest);
  });
});

it('demo notices mention no file within the retention', () => {
  const ready = demoNotices('2026-11-21', { lowBalance: '1.00' }).filter(
    ({ kind }) => kind === 'exportReady',
  );
  expect(ready).not.toEqual([]);
  for (const { daysAgo } of ready) expect(daysAgo).toBeGreaterThan(retentionDays);
});

it('demo announcements mention the days around today', () => {
  const [maintenance, weekly] = demoAnnouncements('2026-11-21');
  expect(maintenance?.texts.en.title).toBe('Scheduled maintenance on November 22');
  expect(maintenance?.texts.en.text).toContain('<th>Begins</th><td>Sunday, November 22, 01:00 (UTC+8)</td>');
  expect(maintenance?.texts.cn.title).toBe('11月22日系统维护通知');
  expect(maintenance?.texts.cn.text).toContain('11月22日（周日）01:00（UTC+8）');
  expect(maintenance?.texts.tw.text).toContain('11月22日（週日）');
  expect(weekly?.texts.en.text).toContain('Nov 9 – Nov 15, 2026');
  expect(weekly?.sent).toEqual({ daysAgo: 5, time: '08:00' });
});
