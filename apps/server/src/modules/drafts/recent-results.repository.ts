import type { RecentResults, ResultSums } from '@meridian/draft-editor/core';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db';
import { accounts } from '../../platform/db/schema';
import { hourOfItem } from '../../report-engine';

/** Days of reports, both ends included. */
export interface ResultDays {
  accountId: number;
  beginDate: string;
  endDate: string;
}

/** Currency of budgets and bids in drafts. */
const currency = 'CNY';

/** Lower quartile, median and upper quartile; null without values. */
type QuartileValues = [lower: number, median: number, upper: number] | null;
type CampaignRow = { dayCount: number } & Record<
  'impression' | 'click' | 'cost' | 'clickPrice' | 'conversionCost',
  QuartileValues
>;
type SplitRow = ResultSums & {
  device: string | null;
  hour: number | null;
  provinceName: string | null;
  cityName: string | null;
};

/** Time zone of an account. Errors: for an unknown account. */
export async function findTimeZone(db: Database, accountId: number): Promise<string> {
  const [account] = await db
    .select({ timeZone: accounts.timeZone })
    .from(accounts)
    .where(eq(accounts.accountId, accountId));
  if (account === undefined) throw new Error(`no account ${accountId}`);
  return account.timeZone;
}

/** Daily results of the search campaigns in an account. */
export async function findRecentResults(db: Database, days: ResultDays): Promise<RecentResults> {
  const { dayCount, clickPrice, conversionCost, ...perDay } = await findCampaignDays(db, days);
  const [impression, click, cost] = [perDay.impression, perDay.click, perDay.cost].map(quartilesOf);
  return {
    dayCount,
    perDay: impression && click && cost ? { impression, click, cost } : null,
    clickPrice: quartilesOf(clickPrice),
    conversionCost: quartilesOf(conversionCost),
    ...(await findSplits(db, days)),
  };
}

async function findCampaignDays(db: Database, days: ResultDays): Promise<CampaignRow> {
  const quartiles = (value: string) =>
    sql.raw(`percentile_cont(array[0.25, 0.5, 0.75]) WITHIN GROUP (ORDER BY (${value})::float8)`);
  const { rows } = await db.execute<CampaignRow>(sql`
    WITH campaign_days AS (
      SELECT f.begin_date, coalesce(sum(f.impression), 0) AS impression, coalesce(sum(f.click), 0) AS click,
        coalesce(sum(f.cost), 0) AS cost, coalesce(sum(f.conversion), 0) AS conversion
      FROM facts f JOIN items i USING (account_id, channel, section, item_key)
      WHERE ${isOfDays(days)} AND f.section = 'campaign'
      GROUP BY f.begin_date, i.dims ->> 'campaignName' HAVING sum(f.impression) > 0
    )
    SELECT count(DISTINCT begin_date)::int AS "dayCount",
      ${quartiles('impression')} AS impression, ${quartiles('click')} AS click, ${quartiles('cost')} AS cost,
      ${quartiles('cost / nullif(click, 0)')} AS "clickPrice",
      ${quartiles('cost / nullif(conversion, 0)')} AS "conversionCost"
    FROM campaign_days`);
  const [row] = rows;
  if (row === undefined) throw new Error('an aggregate returned no row');
  return row;
}

async function findSplits(
  db: Database,
  days: ResultDays,
): Promise<Pick<RecentResults, 'devices' | 'hours' | 'regions'>> {
  const { rows } = await db.execute<SplitRow & Record<string, unknown>>(sql`
    SELECT i.dims ->> 'device' AS device, ${hourOfItem} AS hour,
      i.dims ->> 'provinceName' AS "provinceName", i.dims ->> 'cityName' AS "cityName",
      coalesce(sum(f.impression), 0)::float8 AS impression, coalesce(sum(f.click), 0)::float8 AS click,
      coalesce(sum(f.cost), 0)::float8 AS cost
    FROM facts f JOIN items i USING (account_id, channel, section, item_key)
    WHERE ${isOfDays(days)} AND f.section IN ('device', 'timePeriod', 'region')
    GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4`);
  return {
    devices: rows.flatMap(({ device, ...row }) => (device === null ? [] : [{ device, ...sumsOf(row) }])),
    hours: rows.flatMap(({ hour, ...row }) => (hour === null || hour > 23 ? [] : [{ hour, ...sumsOf(row) }])),
    regions: rows.flatMap(({ provinceName, cityName, ...row }) =>
      provinceName === null ? [] : [{ provinceName, cityName: cityName ?? '', ...sumsOf(row) }],
    ),
  };
}

/**
 * Whether fact `f` covers a single day within these days. Written as an inequality, because the planner underestimates
 * how often an equality holds.
 */
function isOfDays({ accountId, beginDate, endDate }: ResultDays) {
  return sql`f.account_id = ${accountId} AND f.channel = 'search' AND f.currency = ${currency}
    AND f.begin_date BETWEEN ${beginDate}::date AND ${endDate}::date AND f.end_date <= f.begin_date`;
}

const quartilesOf = (values: QuartileValues) =>
  values && { lower: values[0], median: values[1], upper: values[2] };

const sumsOf = ({ impression, click, cost }: ResultSums): ResultSums => ({ impression, click, cost });
