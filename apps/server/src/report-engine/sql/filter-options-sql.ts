import { dimensionDataKey, type DimensionId, type ReportFilter } from '@meridian/api-client/contract';
import { sql, type SQL } from 'drizzle-orm';
import { belongsTo } from './filter-sql';
import type { ReportPlan } from '../plan/report-plan';

/** The part of a report that its filters depend on. */
export type FilterSubject = Pick<ReportPlan, 'channel' | 'section' | 'definition' | 'accountIds'>;

/** The values that occur for each filter of a section, one row: `campaigns`, `units`, `devices`, `provinces`, `matchTypes`. */
export function filterOptionsSql(subject: FilterSubject): SQL {
  const adgroup = sql`i.dims ->> 'adgroupName'`;
  const unit = sql`jsonb_build_object('campaignName', i.dims ->> 'campaignName', 'adgroupName', ${adgroup})`;
  const valuesOf = (filter: ReportFilter, id: DimensionId) => {
    const value = sql`i.dims ->> ${dimensionDataKey(id)}::text`;
    return options(filter, value, sql`${value} <> ''`);
  };
  const options = (filter: ReportFilter, value: SQL, isPresent: SQL) =>
    subject.definition.filters.includes(filter)
      ? sql`(
          SELECT coalesce(json_agg(o.value ORDER BY o.value), '[]')
          FROM (SELECT DISTINCT ${value} AS value FROM items i WHERE ${belongsTo(subject, 'i')} AND ${isPresent}) o
        )`
      : sql`'[]'::json`;
  return sql`
    SELECT
      ${valuesOf('campaign', 'campaignName')} AS campaigns,
      ${options('unit', unit, sql`${adgroup} <> ''`)} AS units,
      ${valuesOf('device', 'device')} AS devices,
      ${valuesOf('region', 'provinceName')} AS provinces,
      ${valuesOf('matchMode', 'matchType')} AS "matchTypes"`;
}
