import { findSection, ownMetricKey, parseFormula } from '@meridian/api-client/contract';
import { expect, it } from 'vitest';
import type { OwnMetricOrder } from '../plan/report-order';
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

function engine() {
  const answers: ReportAnswer[] = [];
  const combined = withFallback(copy, postgres, {
    name: 'duckdb',
    isAvailable: () => true,
    onAnswer: (answer) => answers.push(answer),
    onTime: () => undefined,
    slowMs: 100,
    onSlow: () => undefined,
  });
  return { answers, combined };
}

const definition = findSection('search', 'campaign');
if (!definition) throw new Error('no section');
const plan = planReport(
  { channel: 'search', section: 'campaign', period: 'custom', definition, accountIds: [1] },
  { beginDate: '2026-11-01', endDate: '2026-11-30' },
);
const { formula } = parseFormula('cost / total(cost)');
if (!formula) throw new Error('no formula');
const ownOrder: OwnMetricOrder = {
  by: {
    dataKey: ownMetricKey('0191d0a0-0000-4000-8f00-000000000001'),
    name: 'Cost share',
    formula,
    format: 'percent',
    target: null,
  },
  part: 'value',
  direction: 'desc',
};

it('leaves reports in the order of an own metric to PostgreSQL, which alone has that order', async () => {
  const { answers, combined } = engine();
  const page = { limit: 20, offset: 0 };
  expect((await combined.readReport({ plan, ownOrder }, page)).totalCount).toBe(1);
  const rows = combined.readRows({ plan, ownOrder }, { limit: null, batchSize: 10 });
  for await (const batch of rows) expect(batch).toEqual([]);
  expect(answers).toEqual(['missing', 'missing']);
  expect((await combined.readReport({ plan }, page)).totalCount).toBe(2);
  expect(answers.at(-1)).toBe('duckdb');
});
