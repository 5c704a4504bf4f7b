import {
  channels,
  findSection,
  finerSections,
  metrics,
  periods,
  reportTypes,
  sectionsOf,
  type Channel,
  type Period,
  type SectionFilter,
  type ReportQuery,
  type Section,
} from '@meridian/api-client/contract';
import type { SQL } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { ReportsRepository } from '../reports.repository';
import { createReportsService, type ReportsService } from '../reports.service';
import { recordingReports } from '../testing/recording-reports';
import { readableSql, sqlFingerprint } from '../testing/sql-text';

const clock = { today: () => '2026-11-20' };
const ranges = {
  daily: { beginDate: '2026-11-01', endDate: '2026-11-07' },
  weekly: { beginDate: '2026-10-19', endDate: '2026-11-01' },
  month: { beginDate: '2026-08-01', endDate: '2026-10-31' },
  custom: { beginDate: '2026-02-03', endDate: '2026-11-07' },
} as const satisfies Record<Period, object>;
const filterValues: Pick<ReportQuery, SectionFilter> = {
  campaignName: ['Brand', '品牌'],
  adgroupName: ['Shoes'],
  provinceName: ['Zhejiang'],
  matchType: ['1', '2'],
  device: ['0'],
  text: ' 50%_\\ off ',
};
const compares: ReportQuery['compare'][] = [
  undefined,
  { basis: 'previous' },
  { basis: 'lastYear', changedBy: 5, changedKey: 'ctr' },
];

const reader = { userId: 'u', accountIds: [7, 9] };
const reportTypeValues = Object.values(reportTypes);

interface Case {
  channel: Channel;
  section: Section;
  period: Period;
}

/** Queries that `run` executes, optionally of one kind only. */
async function queriesOf(
  run: (service: ReportsService) => Promise<unknown>,
  only?: keyof ReportsRepository,
): Promise<SQL[]> {
  const queries: SQL[] = [];
  const all = recordingReports((query) => queries.push(query));
  const silent = recordingReports(() => undefined);
  const reports = only === undefined ? all : { ...silent, [only]: all[only] };
  await run(
    createReportsService({
      reports,
      clock,
      findFieldSelection: () => Promise.resolve(null),
      findOwnMetrics: () => Promise.resolve([]),
    }),
  );
  return queries;
}

/** The query without filters, with each filter of the section alone, and with all of them. */
function filterVariants({ channel, section }: Case): Partial<ReportQuery>[] {
  const parts = (findSection(channel, section)?.filters ?? []).map((filter): Partial<ReportQuery> => ({
    [filter]: filterValues[filter] ?? ['any'],
  }));
  return [{}, ...parts, parts.reduce<Partial<ReportQuery>>((all, part) => ({ ...all, ...part }), {})];
}

function sortVariants({ channel, section, period }: Case, isCompared: boolean): (string | undefined)[] {
  const ids = findSection(channel, section)?.metrics ?? [];
  const keys = period === 'daily' ? ids.map((id) => metrics[id].dataKey) : ['ctr'];
  return [
    undefined,
    ...(period === 'custom' ? [] : [`${period === 'daily' ? 'date' : 'reportDates'} asc`]),
    ...keys.flatMap((key) => [
      `${key} desc`,
      ...(isCompared ? [`${key}:change asc`, `${key}:previous desc`] : []),
    ]),
  ];
}

async function readAll(batches: AsyncIterable<unknown>): Promise<void> {
  for await (const batch of batches) expect(batch).toEqual([]);
}

/**
 * All combinations of report type and comparison; then each filter alone; then all filters with a comparison, also as
 * sums of each finer section.
 */
function queryVariants(of: Case): ReportQuery[] {
  const range = ranges[of.period];
  const [, ...filters] = filterVariants(of);
  return [
    ...reportTypeValues.flatMap((reportType) =>
      compares.map((compare) => ({ ...range, reportType, compare })),
    ),
    ...filters.map((filter) => ({ ...range, ...filter })),
    { ...range, ...filters.at(-1), compare: compares[2] },
    ...finerSections(of.channel, of.section).map((from) => ({
      ...range,
      ...filters.at(-1),
      compare: compares[2],
      from,
    })),
  ];
}

async function fingerprintsOf(of: Case) {
  const each = (
    use: (service: ReportsService, query: ReportQuery, accountIds: number[]) => Promise<unknown>,
  ) =>
    queriesOf(async (service) => {
      for (const [index, query] of queryVariants(of).entries()) {
        await use(service, query, index % 2 === 0 ? [7, 9] : [7]);
      }
    });
  const user = { reader, language: 'en' as const };
  const lists = await each((service, query, accountIds) =>
    service.list({ ...of, query, accountIds, page: { limit: 20, offset: 40 }, ...user }),
  );
  const trends = await each((service, query, accountIds) =>
    service.trend({ ...of, query, accountIds, reader }),
  );
  const rows = await each((service, query, accountIds) =>
    readAll(service.rows({ ...of, query, accountIds, sortCol: undefined, reader }, 10)),
  );
  // the other queries of a list do not depend on its order, and are part of `lists`
  const sorted = await queriesOf(async (service) => {
    for (const compare of compares.slice(0, 2)) {
      for (const sortCol of sortVariants(of, compare !== undefined)) {
        const query = { ...ranges[of.period], compare };
        const page = { limit: 20, offset: 9_990, sortCol };
        await service.list({ ...of, query, accountIds: [7], page, ...user });
      }
    }
  }, 'readReport');
  const options = await queriesOf((service) => service.filterOptions({ ...of, accountIds: [7, 9] }));
  return [lists, trends, rows, sorted, options].map(sqlFingerprint).join(' ');
}

/** Each section in one of its periods, in rotation. */
const cases = channels
  .flatMap((channel) => sectionsOf(channel).map((section) => ({ channel, section })))
  .flatMap((of, index) =>
    periods.filter((_, place) => place === index % periods.length).map((period) => ({ ...of, period })),
  );

it('keeps the SQL of every section, comparison, filter, sort and trend', async () => {
  const lines = [];
  for (const of of cases) {
    lines.push(`${of.channel} ${of.section} ${of.period}: ${await fingerprintsOf(of)}`);
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../testing/sql-fingerprints.txt');
});

it('keeps the SQL of a keyword report with all options', async () => {
  const of = { channel: 'search', section: 'keyword', period: 'daily' } as const;
  const filters = filterVariants(of).at(-1);
  const subject = { ...of, accountIds: [7, 9], query: { ...ranges.daily, compare: compares[2], ...filters } };
  const [list, coverage] = await queriesOf((service) =>
    service.list({
      ...subject,
      page: { limit: 20, offset: 40, sortCol: 'cost:change desc' },
      reader,
      language: 'en',
    }),
  );
  const [trend] = await queriesOf((service) => service.trend({ ...subject, reader }));
  const [options] = await queriesOf((service) => service.filterOptions(subject));
  const text = Object.entries({ list, coverage, trend, 'filter options': options })
    .map(([title, query]) => query && readableSql(title, query))
    .join('\n');
  await expect(text).toMatchFileSnapshot('../testing/keyword-report.sql');
});
