import { channels, periods, sectionsOf } from '@meridian/api-client/contract';
import { languages } from '@meridian/i18n/core';
import { describe, expect, it } from 'vitest';
import { exportFileName } from './file-name';

const week = { beginDate: '2026-11-14', endDate: '2026-11-20' };

describe('the name of a report file', () => {
  it.each([
    ['en', 'search', 'keyword', 'daily', 'xlsx', 'keyword-daily-20261114-20261120.xlsx'],
    ['cn', 'search', 'keyword', 'daily', 'xlsx', '关键词报告-日报-20261114-20261120.xlsx'],
    ['tw', 'search', 'keyword', 'daily', 'csv', '關鍵字報表-日報-20261114-20261120.csv'],
    ['en', 'search', 'searchTerm', 'month', 'csv', 'search-term-monthly-20261114-20261120.csv'],
    ['en', 'feed', 'crowd', 'weekly', 'xlsx', 'feeds-crowd-weekly-20261114-20261120.xlsx'],
  ] as const)(
    'describes its content in %s: %s %s, %s, %s',
    (language, channel, section, period, format, name) => {
      expect(exportFileName({ channel, section, period, format, ...week }, language)).toBe(name);
    },
  );

  it.each([
    ['en', 'keyword-daily-20261114-20261120-first-10000.csv'],
    ['cn', '关键词报告-日报-20261114-20261120-前10000行.csv'],
    ['tw', '關鍵字報表-日報-20261114-20261120-前10000列.csv'],
  ] as const)('says in %s that the file was cut', (language, name) => {
    const report = { channel: 'search', section: 'keyword', period: 'daily', format: 'csv' } as const;
    expect(exportFileName({ ...report, ...week, firstRows: 10_000 }, language)).toBe(name);
  });

  it('is valid on every system for any report', () => {
    for (const language of languages)
      for (const channel of channels)
        for (const section of sectionsOf(channel))
          for (const period of periods) {
            const name = exportFileName({ channel, section, period, format: 'xlsx', ...week }, language);
            expect(name).toMatch(/^[\p{L}\d][\p{L}\d-]*\.xlsx$/u);
          }
  });
});
