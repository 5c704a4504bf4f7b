import {
  errorCodes,
  evaluateFormula,
  isOwnMetricKey,
  maxOwnMetrics,
  ownMetricKey,
  parseFormula,
  type ConditionOperator,
  type ReportRow,
  type SavedOwnMetric,
} from '@meridian/api-client/contract';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, test } from 'vitest';
import * as z from 'zod';
import { auditRecords } from '../../platform/db/schema';
import { writeFacts } from '../../report-engine/testing/report-facts';
import { propertyRuns } from '../../testing/property-runs';
import { openReportWorkspace, type ReportCall, type ReportWorkspace } from '../../testing/report-workspace';

const week = { beginDate: '2026-11-09', endDate: '2026-11-15' };
let workspace: ReportWorkspace;
beforeAll(async () => {
  workspace = await openReportWorkspace('2026-11-21');
});
afterAll(() => workspace.close());

const responseSchema = z.object({
  code: z.number(),
  fields: z.optional(z.record(z.string(), z.string())),
  data: z.optional(z.unknown()),
});
const post = async (token: string, path: string, body: object) =>
  responseSchema.parse(await workspace.post(path, token, body));
const metricOf = (given: Partial<SavedOwnMetric> = {}) => ({
  id: randomUUID(),
  name: randomUUID(),
  formula: 'cost / total(cost)',
  format: 'percent',
  target: null,
  isShared: false,
  ...given,
});
async function save(token: string, given: Partial<SavedOwnMetric> = {}): Promise<string> {
  const metric = metricOf(given);
  expect(await post(token, '/ownMetric/save', metric)).toMatchObject({ code: 200 });
  return metric.id;
}
const namesFor = async (token: string) => {
  const { data } = await post(token, '/ownMetric/list', {});
  return z.array(z.object({ name: z.string(), owner: z.nullable(z.string()) })).parse(data);
};
const report = (token: string, call: Partial<ReportCall> = {}) =>
  workspace.list({ token, channel: 'feed', section: 'campaign', period: 'custom', query: week, ...call });
const ownKeysOf = async (token: string, call: Partial<ReportCall> = {}) =>
  (await report(token, call)).titleInfos.map(({ dataKey }) => dataKey).filter(isOwnMetricKey);

/** The value of a formula over the displayed sums of a row. */
function valueOver(text: string, row: ReportRow, totals: ReportRow): string | null {
  const { formula } = parseFormula(text);
  if (formula === null) throw new Error(text);
  return evaluateFormula(formula, ({ of, isTotal }) => (isTotal ? totals : row)[of] ?? null);
}

const value = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('cost', 'click', 'impression', 'conversion', 'ctr', 'cpc', 'cpm') },
  { weight: 2, arbitrary: fc.constantFrom('total(cost)', 'total(click)', 'total(conversionRate)') },
  { weight: 1, arbitrary: fc.constantFrom('0', '1', '3', '0.07', '1000000') },
);
const { text: formulaText } = fc.letrec<{ text: string }>((tie) => ({
  text: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'text' },
    value,
    fc
      .tuple(tie('text'), fc.constantFrom('+', '-', '*', '/'), tie('text'))
      .map((parts) => `(${parts.join(' ')})`),
    tie('text').map((text) => `-(${text})`),
  ),
}));
const fact = fc.record({
  day: fc.nat(13),
  campaign: fc.nat(5),
  impression: fc.oneof(fc.constant(0), fc.nat(5000)),
  click: fc.oneof(fc.constant(0), fc.nat(90)),
  cost: fc.oneof(
    fc.nat(200_000).map((cents) => (cents / 100).toFixed(2)),
    fc.constantFrom('0.000005', '12.345678', '799999999999.99'),
  ),
  conversion: fc.oneof(
    fc.constant(null),
    fc.nat(60).map((tenths) => (tenths / 10).toFixed(1)),
  ),
});
const facts = fc.uniqueArray(fact, {
  minLength: 12,
  maxLength: 40,
  selector: ({ day, campaign }) => `${day} ${campaign}`,
});

async function workspaceWith(rows: readonly (typeof fact extends fc.Arbitrary<infer F> ? F : never)[]) {
  const accountId = await workspace.addAccount();
  await writeFacts(
    workspace.db,
    { accountId, channel: 'feed', section: 'campaign' },
    rows.map(({ day, campaign, ...sums }) => ({
      ...sums,
      dims: { campaignName: `campaign ${campaign}` },
      beginDate: `2026-11-${String(day + 2).padStart(2, '0')}`,
    })),
  );
  return workspace.signIn([accountId]);
}

/** Whether values are in order, those without one last. */
function isOrdered(values: readonly (bigint | null)[], direction: 'asc' | 'desc'): boolean {
  const known = values.filter((each) => each !== null);
  const isInOrder = known.every((each, index) => {
    const before = known[index - 1] ?? each;
    return direction === 'asc' ? before <= each : before >= each;
  });
  return isInOrder && values.slice(known.length).every((each) => each === null);
}
/** The value times 10⁸. */
function unitsOf(cell: unknown): bigint | null {
  if (typeof cell !== 'string') return null;
  const [whole = '', decimals = ''] = cell.split('.');
  return BigInt(whole + decimals.padEnd(8, '0'));
}

test('a column is the formula over the sums of its row, in rows, totals, comparison and order', async () => {
  await fc.assert(
    fc.asyncProperty(facts, fc.array(formulaText, { minLength: 4, maxLength: 4 }), async (rows, texts) => {
      const token = await workspaceWith(rows);
      for (const text of texts.map((each) => `cost - cost + ${each}`)) {
        const key = ownMetricKey(await save(token, { formula: text, format: 'exact' }));
        for (const direction of ['asc', 'desc'] as const) {
          const compare = { basis: 'previous' } as const;
          for (const part of ['', ':previous', ':change']) {
            const { list, summary, comparison } = await report(token, {
              query: { ...week, compare },
              page: { sortCol: `${key}${part} ${direction}` },
            });
            const before = comparison?.list ?? [];
            expect(list.map((row) => row[key])).toEqual(list.map((row) => valueOver(text, row, summary)));
            expect(summary[key]).toBe(valueOver(text, summary, summary));
            const old = comparison?.summary ?? {};
            expect(before.map((row) => row?.[key])).toEqual(
              before.map((row) => (row?.[key] === undefined ? undefined : valueOver(text, row, old))),
            );
            const values = list.map((row, index) => {
              const [current, previous] = [unitsOf(row[key]), unitsOf(before[index]?.[key])];
              if (part === '') return current;
              if (part === ':previous') return previous;
              return current === null || previous === null ? null : current - previous;
            });
            expect({ text, part, isOrdered: isOrdered(values, direction) }).toMatchObject({
              isOrdered: true,
            });
          }
        }
      }
    }),
    { numRuns: propertyRuns(6), endOnFailure: true },
  );
});

test('shares of the whole add up, and are empty without a common currency', async () => {
  const token = await workspaceWith([
    { day: 8, campaign: 1, impression: 10, click: 1, cost: '3', conversion: '0' },
    { day: 8, campaign: 2, impression: 10, click: 0, cost: '1', conversion: null },
  ]);
  const share = ownMetricKey(await save(token));
  const cpc = ownMetricKey(await save(token, { formula: 'cost / click', format: 'money' }));
  const { list, summary, titleInfos } = await report(token, { page: { sortCol: `${share} desc` } });
  expect(list.map((row) => [row[share], row[cpc]])).toEqual([
    ['0.75', '3'],
    ['0.25', null],
  ]);
  expect(summary).toMatchObject({ [share]: '1', [cpc]: '4' });
  expect(titleInfos.find(({ dataKey }) => dataKey === cpc)).toMatchObject({
    unit: 't2',
    unitDesc: '￥',
    isSort: true,
    description: 'Own metric.\nCost ÷ Clicks\nComputed from the sums, never from averages.',
  });
});

const condition = fc.record({
  operator: fc.constantFrom(
    ...(['gt', 'gte', 'lt', 'lte', 'eq', 'empty', 'notEmpty', 'upBy', 'downBy', 'changedBy'] as const),
  ),
  /** Row whose value is the limit, so that limits are hit. */
  row: fc.nat(5),
  percent: fc.constantFrom('0', '12.5', '100'),
});

test('a condition on an own metric selects exactly the rows whose displayed value meets it', async () => {
  const counts = { some: 0, all: 0 };
  await fc.assert(
    fc.asyncProperty(
      facts,
      fc.array(fc.tuple(formulaText, condition), { minLength: 6, maxLength: 6 }),
      async (rows, cases) => {
        const token = await workspaceWith(rows);
        for (const [given, { operator, row, percent }] of cases) {
          const key = ownMetricKey(await save(token, { formula: `cost - cost + ${given}`, format: 'exact' }));
          const query = { ...week, compare: { basis: 'previous' } as const };
          const page = { sortCol: 'impression desc' };
          const everything = await report(token, { query, page });
          const before = everything.comparison?.list ?? [];
          const limit = limitOf(everything.list[row % Math.max(everything.list.length, 1)]?.[key]);
          const isOfChange = operator.endsWith('By');
          const hasValue = operator !== 'empty' && operator !== 'notEmpty';
          const values = hasValue ? [isOfChange ? percent : limit] : [];
          const where = [[{ column: key, operator, values }]];
          const found = await report(token, { query: { ...query, where }, page });
          const expected = everything.list.filter((each, index) =>
            isMet({ operator, values }, unitsOf(each[key]), unitsOf(before[index]?.[key])),
          );
          const names = (list: readonly ReportRow[]) => list.map(({ campaignName }) => campaignName);
          expect({ given, operator, values, rows: names(found.list) }).toEqual({
            given,
            operator,
            values,
            rows: names(expected),
          });
          expect(found.totalCount).toBe(expected.length);
          counts.all += 1;
          if (expected.length > 0 && expected.length < everything.list.length) counts.some += 1;
        }
      },
    ),
    { numRuns: propertyRuns(6), endOnFailure: true },
  );
  expect(counts.some).toBeGreaterThan(counts.all / 10);
});

/** A value as conditions state it, with at most 15 digits and 6 decimals. */
function limitOf(cell: unknown): string {
  return typeof cell === 'string' ? (/^-?\d{1,15}(\.\d{1,6})?/.exec(cell)?.[0] ?? '0') : '0';
}

function isMet(
  { operator, values: [text = '0'] }: { operator: string; values: readonly string[] },
  value: bigint | null,
  previous: bigint | null,
): boolean {
  if (operator === 'empty' || operator === 'notEmpty') return (value === null) === (operator === 'empty');
  if (value === null) return false;
  const limit = unitsOf(text) ?? 0n;
  if (operator === 'gt') return value > limit;
  if (operator === 'gte') return value >= limit;
  if (operator === 'lt') return value < limit;
  if (operator === 'lte') return value <= limit;
  if (operator === 'eq') return value === limit;
  if (previous === null) return false;
  const size = (number: bigint) => (number < 0n ? -number : number);
  const change = value - previous;
  const by = operator === 'upBy' ? change : operator === 'downBy' ? -change : size(change);
  return by * 100n * 10n ** 8n > limit * size(previous);
}

test('a share is filtered by the total of all rows, and a report with an unknown metric is rejected', async () => {
  const token = await workspaceWith([
    { day: 8, campaign: 1, impression: 10, click: 1, cost: '6', conversion: '0' },
    { day: 8, campaign: 2, impression: 10, click: 0, cost: '3', conversion: null },
    { day: 8, campaign: 3, impression: 10, click: 0, cost: '1', conversion: null },
  ]);
  const id = await save(token);
  const shares = (operator: ConditionOperator, ...values: string[]) =>
    report(token, { query: { ...week, where: [[{ column: ownMetricKey(id), operator, values }]] } });
  // a percentage as it is read
  expect((await shares('gte', '30')).list.map(({ cost }) => cost)).toEqual(['6', '3']);
  expect((await shares('between', '10', '30')).list.map(({ cost }) => cost)).toEqual(['3', '1']);
  await post(token, '/ownMetric/delete', { id });
  const where = [[{ column: ownMetricKey(id), operator: 'gt' as const, values: ['1'] }]];
  const call = { token, channel: 'feed', section: 'campaign', period: 'custom' } as const;
  const rejected = await workspace.call({ ...call, query: { ...week, where } });
  expect(rejected).toMatchObject({ code: 400, fields: { 'query.where.0.0': 'condition_column' } });
});

it('comes with a shared view that filters by it', async () => {
  const accountId = await workspace.addAccount();
  const [ann, bob] = [await workspace.signIn([accountId]), await workspace.signIn([accountId])];
  const key = ownMetricKey(await save(ann));
  const where = [[{ column: key, operator: 'gt' as const, values: ['5'] }]];
  const share = {
    query: {
      channel: 'feed',
      section: 'campaign',
      period: 'daily',
      name: randomUUID(),
      isShared: true,
      content: { where, campaignName: ['spring'] },
    },
  };
  expect(await post(ann, '/reportView/save', share)).toMatchObject({ code: 200 });
  expect(await ownKeysOf(bob, { query: { ...week, where } })).toEqual([key]);
});

it('is offered to its user, and where the section has its metrics', async () => {
  const accountId = await workspace.addAccount();
  const [ann, bob] = [await workspace.signIn([accountId]), await workspace.signIn([accountId])];
  const key = ownMetricKey(await save(ann, { formula: 'pcCost / cost' }));
  expect(await ownKeysOf(ann, { channel: 'search', section: 'account' })).toEqual([key]);
  expect(await ownKeysOf(ann)).toEqual([]);
  expect(await ownKeysOf(bob, { channel: 'search', section: 'account' })).toEqual([]);
});

it('comes with a shared view of its owner, to those who have access to the view', async () => {
  const [shared, other] = [await workspace.addAccount(), await workspace.addAccount()];
  const [ann, bob] = [await workspace.signIn([shared]), await workspace.signIn([shared])];
  const stranger = await workspace.signIn([other]);
  const id = await save(ann, { name: 'cost share' });
  const share = (token: string, content: object) =>
    post(token, '/reportView/save', {
      query: {
        channel: 'feed',
        section: 'campaign',
        period: 'daily',
        name: randomUUID(),
        isShared: true,
        content,
      },
    });
  const key = ownMetricKey(id);
  // the view of another user does not share it
  expect(await share(stranger, { columns: ['campaignName', key] })).toMatchObject({ code: 200 });
  expect(await ownKeysOf(bob)).toEqual([]);
  await share(ann, { columns: ['campaignName', key], campaignName: ['spring'] });
  expect(await ownKeysOf(bob)).toEqual([key]);
  expect(await ownKeysOf(stranger)).toEqual([]);
  expect(await ownKeysOf(bob, { section: 'unit' })).toEqual([]);
  expect(await namesFor(bob)).not.toContainEqual(expect.objectContaining({ name: 'cost share' }));
  await post(ann, '/ownMetric/delete', { id });
  expect(await ownKeysOf(bob)).toEqual([]);
});

it('is listed for colleagues while it is shared, and changed by its owner only', async () => {
  const accountId = await workspace.addAccount();
  const [ann, bob] = [await workspace.signIn([accountId]), await workspace.signIn([accountId])];
  const name = `\\ 100%_ "o'clock" ${randomUUID().slice(0, 8)}`;
  const id = await save(ann, { name, isShared: true });
  expect(await namesFor(bob)).toContainEqual({ name, owner: expect.any(String) as string });
  expect(await ownKeysOf(bob)).toContain(ownMetricKey(id));
  expect(await post(bob, '/ownMetric/save', metricOf({ id }))).toMatchObject({ code: 404 });
  expect(await post(bob, '/ownMetric/delete', { id })).toMatchObject({ code: 404 });
  await save(ann, { id, name, isShared: false });
  expect(await namesFor(bob)).not.toContainEqual(expect.objectContaining({ name }));
  expect(await ownKeysOf(bob)).not.toContain(ownMetricKey(id));
  expect(await namesFor(ann)).toEqual([{ name, owner: null }]);
});

it('has a record in the audit log for each change, also when it is shared', async () => {
  const token = await workspace.signIn([await workspace.addAccount()]);
  const id = await save(token, { name: 'recorded' });
  for (const step of [{}, { formula: 'cost / click' }, { formula: 'cost / click', isShared: true }])
    await save(token, { id, name: 'recorded', ...step });
  await post(token, '/ownMetric/delete', { id });
  const records = await workspace.db.select().from(auditRecords).where(eq(auditRecords.objectId, id));
  const inOrder = records.toSorted((a, b) => a.time.getTime() - b.time.getTime());
  expect(inOrder.map(({ action, after }) => [action, after?.formula, after?.isShared])).toEqual([
    ['ownMetricCreate', 'cost / total(cost)', false],
    ['ownMetricChange', 'cost / click', undefined],
    ['ownMetricShare', undefined, true],
    ['ownMetricDelete', undefined, undefined],
  ]);
});

it('that is deleted leaves reports that are sorted by it, and comes back when it is saved again', async () => {
  const token = await workspaceWith([
    { day: 8, campaign: 1, impression: 10, click: 1, cost: '3', conversion: '0' },
  ]);
  const id = await save(token, { name: 'again' });
  const sorted = { page: { sortCol: `${ownMetricKey(id)} desc` } };
  await post(token, '/ownMetric/delete', { id });
  expect((await report(token, sorted)).totalCount).toBe(1);
  expect(await post(token, '/ownMetric/delete', { id })).toMatchObject({ code: 404 });
  await save(token, { id, name: 'again' });
  expect(await ownKeysOf(token, sorted)).toEqual([ownMetricKey(id)]);
});

test.each([
  ['a formula of 2,000 characters', { formula: 'cost+'.repeat(400) + 'cost' }, 'formula'],
  ['deep parentheses', { formula: `${'('.repeat(200)}cost${')'.repeat(200)}` }, 'formula'],
  ['an unknown metric', { formula: 'cost / revenue' }, 'formula'],
  ['a property of objects', { formula: 'cost / __proto__' }, 'formula'],
  ['SQL', { formula: 'cost); drop table own_metrics; --' }, 'formula'],
  ['an unknown format', { format: 'constructor' }, 'format'],
  ['a name without characters', { name: ' ' }, 'name'],
  ['a name in two lines', { name: 'a\nb' }, 'name'],
  ['a target that is no number', { target: { value: '1e9', better: 'lower' } }, 'target.value'],
])('%s is rejected', async (_, given, path) => {
  const token = await workspace.signIn([await workspace.addAccount()]);
  const response = await post(token, '/ownMetric/save', { ...metricOf(), ...given });
  expect(response.code).toBe(400);
  expect(Object.keys(response.fields ?? {})).toEqual([path]);
});

it('has a name of its own, and is one of a limited number, even with concurrent saves', async () => {
  const token = await workspace.signIn([await workspace.addAccount()]);
  const saves = Array.from({ length: maxOwnMetrics + 3 }, () => post(token, '/ownMetric/save', metricOf()));
  const responses = await Promise.all(saves);
  expect(responses.filter(({ code }) => code === 200)).toHaveLength(maxOwnMetrics);
  expect(responses.find(({ code }) => code === 400)?.fields).toEqual({ name: 'too_many_own_metrics' });
  const other = await workspace.signIn([await workspace.addAccount()]);
  await save(other, { name: 'CPA 对比' });
  expect(await post(other, '/ownMetric/save', metricOf({ name: ' cpa  对比' }))).toMatchObject({
    code: errorCodes.duplicate,
  });
});
