import { findSection, periods, sectionColumns, sectionsOf, type Period } from '@meridian/api-client/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { sampleDims, writeFacts } from '../../report-engine/testing/report-facts';
import { openReportWorkspace, type ReportWorkspace } from '../../testing/report-workspace';

const ranges: Record<Period, { beginDate: string; endDate: string }> = {
  daily: { beginDate: '2026-10-26', endDate: '2026-11-15' },
  weekly: { beginDate: '2026-10-26', endDate: '2026-11-15' },
  month: { beginDate: '2026-10-01', endDate: '2026-11-30' },
  custom: { beginDate: '2026-10-27', endDate: '2026-11-12' },
};
const days = [
  '2026-10-05',
  '2026-10-26',
  '2026-10-31',
  '2026-11-01',
  '2026-11-11',
  '2026-11-12',
  '2026-11-15',
];
const subjects = (['search', 'feed'] as const).flatMap((channel) =>
  sectionsOf(channel).flatMap((section) => periods.map((period) => ({ channel, section, period }))),
);
const sumsSchema = z.object({
  impression: z.string(),
  click: z.string(),
  cost: z.string(),
  conversion: z.string(),
});

let workspace: ReportWorkspace;
let accountId: number;
let token: string;

beforeAll(async () => {
  workspace = await openReportWorkspace('2026-11-21');
  accountId = await workspace.addAccount({ accountName: 'Harbour Tea' });
  token = await workspace.signIn([accountId]);
  for (const { channel, section } of subjects.filter(({ period }) => period === 'daily')) {
    const facts = days.flatMap((beginDate, day) =>
      (section === 'account' ? [0] : [0, 1, 2]).map((item) => ({
        dims: sampleDims({ channel, section }, item),
        beginDate,
        impression: 1000 + 37 * day + item,
        click: 11 + day * item,
        cost: `${3 + day}.${25 + item}`,
        conversion: `${item}.5`,
      })),
    );
    await writeFacts(workspace.db, { accountId, channel, section }, facts);
  }
});
afterAll(() => workspace.close());

describe.each(subjects)('$channel $section $period', ({ channel, section, period }) => {
  const query = ranges[period];

  test('has the columns of its definition, and a cell for each', async () => {
    const definition = findSection(channel, section);
    const report = await workspace.list({ token, channel, section, period, query });
    const period0 = { daily: ['date'], weekly: ['reportDates'], month: ['reportDates'], custom: [] }[period];
    const keys = report.titleInfos.map(({ dataKey }) => dataKey);
    expect(keys).toEqual([
      ...period0,
      ...(definition ? sectionColumns(definition, period) : []).map(({ dataKey }) => dataKey),
    ]);
    for (const row of [...report.list, report.summary]) expect(Object.keys(row)).toEqual(keys);
    expect(report.list.length).toBeGreaterThan(0);
  });

  test('sums the facts of its range exactly', async () => {
    const { rows } = await workspace.db.execute(sql`
      SELECT sum(impression)::text AS impression, sum(click)::text AS click, sum(cost)::text AS cost,
        sum(conversion)::text AS conversion
      FROM facts WHERE account_id = ${accountId} AND channel = ${channel} AND section = ${section}
        AND begin_date >= ${query.beginDate} AND end_date <= ${query.endDate}`);
    const sums = sumsSchema.parse(rows[0]);
    const report = await workspace.list({ token, channel, section, period, query, page: { size: 50 } });
    expect(report.list).toHaveLength(report.totalCount);
    for (const of of ['impression', 'click', 'cost', 'conversion'] as const) {
      expect(Number(report.summary[of])).toBeCloseTo(Number(sums[of]), 9);
      const listed = report.list.reduce((sum, row) => sum + Number(row[of]), 0);
      expect(listed).toBeCloseTo(Number(sums[of]), 9);
    }
    expect(report.summary['cost']).toBe(sums.cost);
    expect(Number(report.summary['ctr'])).toBeCloseTo(Number(sums.click) / Number(sums.impression), 7);
    expect(Number(report.summary['cpm'])).toBeCloseTo(
      (1000 * Number(sums.cost)) / Number(sums.impression),
      7,
    );
  });
});

test('a section of the other channel does not exist', async () => {
  const query = ranges.daily;
  expect(
    await workspace.call({ token, channel: 'feed', section: 'keyword', period: 'daily', query }),
  ).toMatchObject({
    code: 404,
  });
  expect(
    await workspace.call({ token, section: 'crowd', period: 'weekly', query: ranges.weekly }),
  ).toMatchObject({
    code: 404,
  });
});

test('titles follow the language of the request', async () => {
  const titles = async (language: 'cn' | 'en' | 'tw') => {
    const report = await workspace.list({
      token,
      section: 'campaign',
      period: 'daily',
      query: ranges.daily,
      language,
    });
    return report.titleInfos.map(({ titleName }) => titleName);
  };
  const [cn, en, tw] = await Promise.all([titles('cn'), titles('en'), titles('tw')]);
  expect(en).toContain('Impressions');
  expect(cn).toContain('展现');
  expect(tw).not.toEqual(cn);
});
