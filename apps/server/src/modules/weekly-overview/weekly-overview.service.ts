import {
  overviewTopCount,
  reportTypes,
  type Channel,
  type DimensionId,
  type Period,
  type RankedList,
  type ReportRow,
  type Section,
  type WeeklyHours,
  type WeeklyOverview,
} from '@meridian/api-client/contract';
import { addDays, type PeriodBasis, type DateRange } from '@meridian/date-range/core';
import type { Clock } from '../../platform/clock';
import {
  type MetricValues,
  type ReportsRepository,
  checkRange,
  inSameCurrency,
  metricRow,
  planComparison,
  planReport,
  readAccountFacts,
  reportInfo,
  requireSection,
  sharedCurrency,
  trendSteps,
  unionOf,
} from '../../report-engine';
import type { RankedPart } from './ranked-sql';
import type { Ranking, WeeklyOverviewRepository } from './weekly-overview.repository';

/** A week of accounts in a channel. */
export interface WeekRequest {
  channel: Channel;
  accountIds: readonly number[];
  /** A completed week, Monday to Sunday. */
  week: DateRange;
  /** Comparison; default: the previous week. */
  basis?: PeriodBasis;
}

/** Errors of all methods: `invalid_request` for anything but one completed week. */
export interface WeeklyOverviewService {
  overview(request: WeekRequest): Promise<WeeklyOverview>;
  devices(request: WeekRequest): Promise<RankedList>;
  regions(request: WeekRequest): Promise<RankedList>;
  keywords(request: WeekRequest): Promise<RankedList>;
  direction(request: WeekRequest): Promise<RankedList>;
  hours(request: WeekRequest): Promise<WeeklyHours>;
}

/** Ways of targeting of feed ads, each with its own report. */
const directions = [
  'newInterest',
  'intentionWord',
  'crowd',
  'automatic',
] as const satisfies readonly Section[];
const hoursOfWeek = 7 * 24;

/** Compares a week with the previous week or the same week last year, from report facts. */
export function createWeeklyOverviewService({
  reports,
  rankings,
  clock,
}: {
  reports: Pick<ReportsRepository, 'findAccounts' | 'readTrend' | 'readCoverage' | 'readFinerSections'>;
  rankings: WeeklyOverviewRepository;
  clock: Pick<Clock, 'today'>;
}): WeeklyOverviewService {
  async function prepareWeek({ accountIds, week }: WeekRequest) {
    const accounts = await readAccountFacts(accountIds, { reports, clock });
    checkRange(week, { type: 3, today: accounts.today });
    return accounts;
  }

  async function rank(
    request: WeekRequest,
    { makeParts, limit }: { makeParts: () => readonly RankedPart[]; limit: number },
  ): Promise<RankedList> {
    await prepareWeek(request);
    const parts = makeParts();
    const ids = metricsOf(parts);
    const ranking = await rankings.readRanking(parts, { ids, limit });
    return rankedList(ranking, ids);
  }

  const rankBy = (request: WeekRequest, section: Section, dimension: DimensionId) =>
    rank(request, {
      makeParts: () => [partOf(request, section, { dimension })],
      limit: overviewTopCount,
    });

  return {
    async overview(request) {
      const accounts = await prepareWeek(request);
      const { plan, previous } = plansOf(request, 'account', 'weekly');
      const days = trendSteps(plan, 'day');
      const yesterday = addDays(accounts.today, -1);
      const [now, before, coverage, finerSections] = await Promise.all([
        reports.readTrend(plan, days),
        reports.readTrend(previous, trendSteps(previous, 'day')),
        reports.readCoverage(plan, { yesterday, steps: days }),
        reports.readFinerSections(plan),
      ]);
      const ids = plan.definition.metrics;
      const currencies = unionOf(now.currencies, before.currencies);
      const comparable = (values: MetricValues) => inSameCurrency(values, ids, currencies);
      const dayRow = (values: MetricValues = {}): ReportRow | null =>
        values['impression'] == null ? null : metricRow(values, ids);
      return {
        week: { beginDate: plan.beginDate, endDate: plan.endDate },
        previousWeek: { beginDate: previous.beginDate, endDate: previous.endDate },
        summary: metricRow(now.totals, ids),
        previousSummary: metricRow(comparable(before.totals), ids),
        days: days.map(({ beginDate: date }, index) => ({
          date,
          values: dayRow(now.points[index]),
          previous: dayRow(comparable(before.points[index] ?? {})),
        })),
        currency: sharedCurrency(now.currencies, before.currencies, accounts.currency),
        info: reportInfo(plan, coverage, {
          timeZone: accounts.timeZone,
          currencies: now.currencies,
          finerSections,
          accountCost: null,
        }),
      };
    },
    devices: (request) => rankBy(request, 'device', 'device'),
    regions: (request) => rankBy(request, 'region', 'provinceName'),
    keywords: (request) =>
      request.channel === 'search'
        ? rankBy(request, 'keyword', 'showWord')
        : rankBy(request, 'intentionWord', 'intentionWord'),
    direction: (request) =>
      rank(request, {
        makeParts: () => directions.map((section) => partOf(request, section, { section })),
        limit: directions.length,
      }),
    async hours(request) {
      await prepareWeek(request);
      const part: RankedPart = { ...plansOf(request, 'timePeriod', 'daily'), groupBy: 'hourOfWeek' };
      const ids = metricsOf([part]);
      const { items } = await rankings.readRanking([part], { ids, limit: hoursOfWeek });
      const cells = items.flatMap(({ name: cell, values }) => {
        const [weekday, hour] = cell.split(' ').map(Number);
        const isHour = weekday !== undefined && hour !== undefined && hour < 24;
        return isHour ? [{ weekday, hour, values: metricRow(values, ids) }] : [];
      });
      return { cells: cells.sort((a, b) => a.weekday - b.weekday || a.hour - b.hour) };
    },
  };
}

/** The week and its comparison week, summed over all accounts. */
function plansOf(
  { channel, accountIds, week, basis = 'previous' }: WeekRequest,
  section: Section,
  period: Period,
) {
  const definition = requireSection(channel, section);
  const plan = planReport(
    { channel, section, period, definition, accountIds },
    { beginDate: week.beginDate, endDate: week.endDate, reportType: reportTypes.consolidated },
  );
  return { plan, previous: planComparison(plan, { basis }, plan.endDate).plan };
}

function partOf(request: WeekRequest, section: Section, groupBy: RankedPart['groupBy']): RankedPart {
  return { ...plansOf(request, section, 'weekly'), groupBy };
}

/** Metrics that all parts have. */
function metricsOf([first, ...others]: readonly RankedPart[]) {
  const own = first?.plan.definition.metrics ?? [];
  return own.filter((id) => others.every(({ plan }) => plan.definition.metrics.includes(id)));
}

function rankedList(
  { currencies, previousCurrencies, totals, totalCount, items }: Ranking,
  ids: ReturnType<typeof metricsOf>,
): RankedList {
  const all = unionOf(currencies, previousCurrencies);
  return {
    items: items.map(({ name, values, previous, share }) => ({
      name,
      values: metricRow(values, ids),
      previous: previous && metricRow(inSameCurrency(previous, ids, all), ids),
      share,
    })),
    summary: metricRow(totals, ids),
    totalCount,
  };
}
