import type { ReportFilter } from '@meridian/api-client/contract';
import { sql, type SQL } from 'drizzle-orm';
import { belongsTo } from './filter-sql';
import type { ReportPlan } from './report-plan';

/** The part of a report that its filters depend on. */
export type FilterSubject = Pick<ReportPlan, 'channel' | 'section' | 'definition' | 'accountIds'>;

/** The values that occur for each filter of a section, one row: `campaigns`, `units`, `devices`. */
export function filterOptionsSql(subject: FilterSubject): SQL {
  const campaign = sql`i.dims ->> 'campaignName'`;
  const adgroup = sql`i.dims ->> 'adgroupName'`;
  const device = sql`i.dims ->> 'device'`;
  const options = (filter: ReportFilter, value: SQL, isPresent: SQL) =>
    subject.definition.filters.includes(filter)
      ? sql`(
          SELECT coalesce(json_agg(o.value ORDER BY o.value), '[]')
          FROM (SELECT DISTINCT ${value} AS value FROM items i WHERE ${belongsTo(subject, 'i')} AND ${isPresent}) o
        )`
      : sql`'[]'::json`;
  return sql`
    SELECT
      ${options('campaign', campaign, sql`${campaign} <> ''`)} AS campaigns,
      ${options('unit', sql`jsonb_build_object('campaignName', ${campaign}, 'adgroupName', ${adgroup})`, sql`${adgroup} <> ''`)} AS units,
      ${options('device', device, sql`${device} <> ''`)} AS devices`;
}
