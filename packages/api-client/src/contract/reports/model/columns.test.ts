import { describe, expect, it } from 'vitest';
import { codeFormatOf } from './code-words';
import { columnKeys, reportColumns, sortKeys } from './columns';
import { metrics } from './metrics';
import { cappedRowCount, rowCapOf } from './row-cap';
import { channels, findSection, reportSections, sectionsOf } from './sections';

const { account, campaign, keyword } = reportSections.search;
const keysOf = (columns: readonly { dataKey: string }[]) => columns.map(({ dataKey }) => dataKey);

describe('the columns of a report', () => {
  it.each([
    ['daily', 'date'],
    ['weekly', 'reportDates'],
    ['month', 'reportDates'],
    ['custom', 'campaignName'],
  ] as const)('of a %s report begin with %s', (period, first) => {
    expect(reportColumns({ definition: campaign, period })[0]?.dataKey).toBe(first);
  });

  it('name accounts and currency if several are listed separately', () => {
    const several = { period: 'custom', hasSeveralAccounts: true, hasSeveralCurrencies: true } as const;
    const keys = keysOf(reportColumns({ definition: campaign, ...several }));
    expect(keys.slice(0, 4)).toEqual(['accountNo', 'accountName', 'currency', 'campaignName']);
    const summed = keysOf(reportColumns({ definition: campaign, ...several, isPerAccount: false }));
    expect(summed.slice(0, 2)).toEqual(['currency', 'campaignName']);
  });

  it('name an account once in the account report, and not if accounts are summed', () => {
    const several = { definition: account, period: 'custom', hasSeveralAccounts: true } as const;
    expect(keysOf(reportColumns(several)).filter((key) => key.startsWith('account'))).toEqual([
      'accountNo',
      'accountName',
    ]);
    expect(keysOf(reportColumns({ ...several, isPerAccount: false }))[0]).toBe('cost');
  });

  it('are locked if they identify a row', () => {
    const locked = reportColumns({ definition: keyword, period: 'daily', hasSeveralAccounts: true }).filter(
      ({ isLocked }) => isLocked,
    );
    expect(keysOf(locked)).toEqual(['date', 'accountNo', 'accountName', 'showWord']);
  });

  it('are among those that their section can have, in every section', () => {
    for (const channel of channels) {
      for (const section of sectionsOf(channel)) {
        const definition = findSection(channel, section);
        if (!definition) continue;
        const all = { definition, hasSeveralAccounts: true, hasSeveralCurrencies: true };
        const keys = keysOf([
          ...reportColumns({ ...all, period: 'daily' }),
          ...reportColumns({ ...all, period: 'weekly' }),
        ]);
        expect([...columnKeys(definition)].sort()).toEqual(
          [...new Set([...keys, 'accountNo', 'accountName'])].sort(),
        );
      }
    }
  });
});

it('sorts by period and metrics, in a comparison also by change and previous value', () => {
  const columns = reportColumns({ definition: campaign, period: 'daily' });
  const metricKeys = campaign.metrics.map((id) => metrics[id].dataKey);
  expect(sortKeys(columns, false)).toEqual(['date', ...metricKeys]);
  expect(sortKeys(columns, true)).toEqual([
    'date',
    ...metricKeys.flatMap((key) => [key, `${key}:change`, `${key}:previous`]),
  ]);
});

it('limits the rows of daily reports only', () => {
  expect(cappedRowCount(10_001, rowCapOf('daily'))).toBe(10_000);
  expect(cappedRowCount(9_999, rowCapOf('daily'))).toBe(9_999);
  expect(cappedRowCount(10_001, rowCapOf('month'))).toBe(10_001);
});

it('knows the words of code columns', () => {
  expect(codeFormatOf('campaignStatus')).toBe('status');
  expect(codeFormatOf('landPageExperience')).toBe('quality');
  expect(codeFormatOf('campaignName')).toBeUndefined();
  expect(codeFormatOf('toString')).toBeUndefined();
});
