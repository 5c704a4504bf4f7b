import { parentFilter, valueFilters, type ValueFilter } from '@meridian/api-client/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { ReportPlan } from '../plan/report-plan';
import { belongsTo } from './filter-sql';

/** The part of a report that its filters depend on. */
export type FilterSubject = Pick<ReportPlan, 'channel' | 'section' | 'definition' | 'accountIds'>;

/** The values that occur for each filter of a section: one row, a column for each filter. */
export function filterOptionsSql(subject: FilterSubject): SQL {
  const columns = valueFilters.map(
    (filter) => sql`${optionsOf(subject, filter)} AS ${sql.identifier(filter)}`,
  );
  return sql`SELECT ${sql.join(columns, sql`, `)}`;
}

function optionsOf(subject: FilterSubject, filter: ValueFilter): SQL {
  if (!subject.definition.filters.includes(filter)) return sql`'[]'::json`;
  const value = sql`i.dims ->> ${filter}::text`;
  const parent = parentFilter(filter);
  if (parent === undefined) {
    return sql`(
      SELECT coalesce(json_agg(json_build_object('value', o.value) ORDER BY o.value), '[]')
      FROM (SELECT DISTINCT ${value} AS value FROM items i WHERE ${belongsTo(subject, 'i')} AND ${value} <> '') o
    )`;
  }
  return sql`(
    SELECT coalesce(json_agg(
      json_build_object('value', o.value, 'parent', o.parent) ORDER BY o.value, o.parent
    ), '[]')
    FROM (
      SELECT DISTINCT ${value} AS value, i.dims ->> ${parent}::text AS parent
      FROM items i WHERE ${belongsTo(subject, 'i')} AND ${value} <> ''
    ) o
  )`;
}
