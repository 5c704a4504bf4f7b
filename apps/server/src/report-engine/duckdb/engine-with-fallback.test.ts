import { findSection } from '@meridian/api-client/contract';
import { expect, it } from 'vitest';
import { planReport } from '../plan/report-plan';
import type { ReportEngine, ReportResult } from '../report-engine';
import type { CopiedEngine } from './duckdb-engine';
import { withFallback, type ReportAnswer } from './engine-with-fallback';

const result = (totalCount: number): ReportResult => ({
  totalCount,
  hiddenCount: 0,
  currencies: [],
  totals: {},
  previousCurrencies: [],
  previousTotals: {},
  list: [],
});
const trend = { currencies: [], totals: {}, points: [] };
async function* noRows() {}

const postgres: ReportEngine = {
  readReport: () => Promise.resolve(result(1)),
  readTrend: () => Promise.resolve(trend),
  readRows: noRows,
};
const copy: CopiedEngine = {
  readReport: () => Promise.resolve({ answer: result(2) }),
  readTrend: () => Promise.resolve({ answer: trend }),
  readRows: () => Promise.resolve({ answer: noRows() }),
};

interface Engines {
  copy: CopiedEngine;
  postgres: ReportEngine;
}

function engine(parts: Partial<Parameters<typeof withFallback>[2]> & Partial<Engines> = {}) {
  const answers: ReportAnswer[] = [];
  const combined = withFallback(parts.copy ?? copy, parts.postgres ?? postgres, {
    name: 'duckdb',
    isAvailable: () => true,
    onAnswer: (answer) => answers.push(answer),
    onTime: () => undefined,
    slowMs: 100,
    onSlow: () => undefined,
    ...parts,
  });
  return { answers, combined };
}

const definition = findSection('search', 'campaign');
if (!definition) throw new Error('no section');
const plan = planReport(
  { channel: 'search', section: 'campaign', period: 'custom', definition, accountIds: [1] },
  { beginDate: '2026-11-01', endDate: '2026-11-30' },
);
it('copies the facts of a report that PostgreSQL could not finish, so that the next try succeeds', async () => {
  const target = { accountId: 1, channel: 'search', section: 'campaign', month: '2026-11' } as const;
  const unit = { ...target, version: 'a' };
  const missing = () => Promise.resolve({ missing: [unit] });
  const requested: unknown[] = [];
  const late = new Error('canceling statement due to statement timeout');
  const { combined } = engine({
    copy: { readReport: missing, readTrend: missing, readRows: missing },
    postgres: {
      readReport: () => Promise.reject(late),
      readTrend: () => Promise.reject(late),
      // oxlint-disable-next-line require-yield -- it fails before its first row
      async *readRows() {
        throw await Promise.resolve(late);
      },
    },
    slowMs: 0,
    onSlow: (units) => requested.push(...units),
  });
  await expect(combined.readReport({ plan }, { limit: 20, offset: 0 })).rejects.toBe(late);
  await expect(combined.readTrend(plan, [])).rejects.toBe(late);
  const rows = combined.readRows({ plan }, { limit: null, batchSize: 10 });
  await expect(rows[Symbol.asyncIterator]().next()).rejects.toBe(late);
  expect(requested).toEqual([unit, unit, unit]);
});
