import { findSection, type Period, type Section } from '@meridian/api-client/contract';
import { describe, expect, test } from 'vitest';
import { planColumns } from '../plan/plan-columns';
import { planReport } from '../plan/report-plan';
import { titleInfos } from './title-infos';

function describeReport({
  section = 'keyword',
  period = 'daily',
  accountIds = [1],
  currencies = ['CNY'],
  language = 'en',
}: {
  section?: Section;
  period?: Period;
  accountIds?: number[];
  currencies?: string[];
  language?: 'cn' | 'en' | 'tw';
}) {
  const definition = findSection('search', section);
  if (!definition) throw new Error(`no section ${section}`);
  const subject = { channel: 'search', section, period, definition, accountIds } as const;
  const plan = planReport(subject, { beginDate: '2026-11-01', endDate: '2026-11-30' });
  const currency = currencies.length === 1 ? currencies[0] : undefined;
  return titleInfos(planColumns(plan, currencies), { channel: 'search', section, currency }, language);
}

describe('columns of a report', () => {
  test('have ids that never change with language, period or currency', () => {
    const ids = describeReport({}).map(({ id }) => id);
    expect(ids.slice(0, 2)).toEqual(['searchKeyword.date', 'searchKeyword.showWord']);
    expect(describeReport({ language: 'tw', currencies: ['INR'] }).map(({ id }) => id)).toEqual(ids);
  });

  test('keep the date and the row header visible', () => {
    const fixed = (section: Section, period: Period) =>
      describeReport({ section, period })
        .filter((info) => info.fixed === 'left')
        .map(({ dataKey }) => dataKey);
    expect(fixed('keyword', 'daily')).toEqual(['date', 'showWord']);
    expect(fixed('unit', 'month')).toEqual(['reportDates', 'adgroupName']);
    expect(fixed('timePeriod', 'custom')).toEqual(['hour']);
  });

  test('can be sorted by period and by every metric only', () => {
    const unsorted = describeReport({ section: 'campaign' }).filter(({ isSort }) => !isSort);
    expect(unsorted.map(({ dataKey }) => dataKey)).toEqual(['campaignName', 'campaignStatus']);
  });

  test('include accounts and currencies only if there are several', () => {
    const keys = describeReport({ accountIds: [1, 2], currencies: ['CNY', 'INR'] }).map(
      ({ dataKey }) => dataKey,
    );
    expect(keys.slice(0, 5)).toEqual(['date', 'accountNo', 'accountName', 'currency', 'showWord']);
    const own = describeReport({ section: 'account', accountIds: [1, 2] }).map(({ dataKey }) => dataKey);
    expect(own.filter((key) => key === 'accountNo')).toHaveLength(1);
  });

  test('are at least as wide as their title in the user’s language', () => {
    const minWidth = (language: 'cn' | 'en') =>
      describeReport({ language }).find(({ dataKey }) => dataKey === 'conversionRate')?.minWidth;
    expect(minWidth('en')).toBe('Conversion rate'.length * 9 + 30);
    expect(minWidth('cn')).toBeLessThan(minWidth('en') ?? 0);
  });

  test('have the unit of the metric, and titles of amounts have the currency', () => {
    const infos = new Map(describeReport({ currencies: ['CNY'] }).map((info) => [info.dataKey, info]));
    expect(infos.get('cost')).toMatchObject({ unit: 't2', unitDesc: '\uFFE5', valueType: 'Double' });
    expect(infos.get('ctr')).toMatchObject({ unit: '%*100', fixedUnit: true });
    expect(infos.get('impression')).toMatchObject({ unit: 't', valueType: 'Long' });
    expect(infos.get('impression')).not.toHaveProperty('unitDesc');
    expect(infos.get('matchType')).toMatchObject({ domType: 'render', valueType: 'String' });
  });
});
