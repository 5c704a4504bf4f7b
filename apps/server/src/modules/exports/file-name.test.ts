import { channels, periods, sectionsOf } from '@meridian/api-client/contract';
import { languages } from '@meridian/i18n/core';
import { describe, expect, it } from 'vitest';
import { exportFileName } from './file-name';

const account = '8840213';
const week = { account, beginDate: '2026-11-14', endDate: '2026-11-20' };

describe('the name of a report file', () => {
  it.each([
    ['en', 'search', 'keyword', 'daily', 'xlsx', 'keyword-daily-8840213-20261114-20261120.xlsx'],
    ['cn', 'search', 'keyword', 'daily', 'xlsx', '关键词日报-8840213-20261114-20261120.xlsx'],
    ['tw', 'search', 'keyword', 'daily', 'csv', '關鍵字日報-8840213-20261114-20261120.csv'],
    ['en', 'search', 'searchTerm', 'month', 'csv', 'search-term-monthly-8840213-20261114-20261120.csv'],
    ['en', 'feed', 'crowd', 'weekly', 'xlsx', 'feeds-crowd-weekly-8840213-20261114-20261120.xlsx'],
  ] as const)(
    'describes its content in %s: %s %s, %s, %s',
    (language, channel, section, period, format, name) => {
      expect(exportFileName({ channel, section, period, format, ...week }, language)).toBe(name);
    },
  );

  it.each([
    ['en', 'keyword-daily-8840213-20261114-20261120-first-10000.csv'],
    ['cn', '关键词日报-8840213-20261114-20261120-前10000行.csv'],
    ['tw', '關鍵字日報-8840213-20261114-20261120-前10000列.csv'],
  ] as const)('says in %s that the file is truncated', (language, name) => {
    const report = { channel: 'search', section: 'keyword', period: 'daily', format: 'csv' } as const;
    expect(exportFileName({ ...report, ...week, firstRows: 10_000 }, language)).toBe(name);
  });

  it.each([
    ['en', 'campaign-daily-8840213-20261114-20261120-sum-of-keyword.csv'],
    ['cn', '计划日报-8840213-20261114-20261120-由关键词报告汇总.csv'],
    ['tw', '廣告活動日報-8840213-20261114-20261120-由關鍵字報表加總.csv'],
  ] as const)('says in %s that the rows are sums of another report', (language, name) => {
    const report = { channel: 'search', section: 'campaign', period: 'daily', format: 'csv' } as const;
    expect(exportFileName({ ...report, ...week, from: 'keyword' }, language)).toBe(name);
  });

  it.each([
    ['en', 'keyword-daily-3-accounts-20261114-20261120.csv'],
    ['cn', '关键词日报-3个账户-20261114-20261120.csv'],
    ['tw', '關鍵字日報-3個帳戶-20261114-20261120.csv'],
  ] as const)('has the number of accounts if there are several, in %s', (language, name) => {
    const report = { channel: 'search', section: 'keyword', period: 'daily', format: 'csv' } as const;
    expect(exportFileName({ ...report, ...week, account: 3 }, language)).toBe(name);
  });

  it('is valid for any account number', () => {
    const report = { channel: 'search', section: 'keyword', period: 'daily', format: 'csv' } as const;
    expect(exportFileName({ ...report, ...week, account: '../a b:1' }, 'en')).toBe(
      'keyword-daily--a-b-1-20261114-20261120.csv',
    );
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
