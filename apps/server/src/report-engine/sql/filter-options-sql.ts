import {
  maxFilterLength,
  maxFilterOptions,
  parentFilter,
  valueFilters,
  type ReportFilterSearch,
  type ValueFilter,
} from '@meridian/api-client/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { ReportPlan } from '../plan/report-plan';
import { belongsTo, contains } from './filter-sql';

/** Parts of a report plan on which its filters depend. */
export type FilterSubject = Pick<ReportPlan, 'channel' | 'section' | 'definition' | 'accountIds'>;

/**
 * Values of each filter of a section, or the matches of a search: one row with a column per filter, with one value more
 * than a response contains if there are more.
 */
export function filterOptionsSql(subject: FilterSubject, search?: ReportFilterSearch): SQL {
  const columns = valueFilters.map((filter) => {
    const isWanted =
      subject.definition.filters.includes(filter) && (search === undefined || search.filter === filter);
    return sql`${isWanted ? optionsOf(subject, filter, search) : sql`'[]'::json`} AS ${sql.identifier(filter)}`;
  });
  return sql`SELECT ${sql.join(columns, sql`, `)}`;
}

function optionsOf(subject: FilterSubject, filter: ValueFilter, search: ReportFilterSearch | undefined): SQL {
  const value = sql`i.dims ->> ${filter}::text`;
  const parentOf = parentFilter(filter);
  const parent = parentOf && sql`i.dims ->> ${parentOf}::text`;
  const conditions = [
    belongsTo(subject, 'i'),
    sql`${value} <> ''`,
    // longer values cannot be filtered by
    sql`length(${value}) <= ${maxFilterLength}`,
    ...(search && search.text !== '' ? [contains(value, search.text)] : []),
    ...(parent && search && search.parents.length > 0
      ? [sql`${parent} = ANY(${sql.param(search.parents)}::text[])`]
      : []),
  ];
  const source = sql`FROM items i WHERE ${sql.join(conditions, sql` AND `)}`;
  if (parent === undefined) {
    return sql`(
      SELECT coalesce(json_agg(json_build_object('value', o.value) ORDER BY o.value), '[]')
      FROM (SELECT DISTINCT ${value} AS value ${source} ORDER BY value LIMIT ${maxFilterOptions + 1}) o
    )`;
  }
  return sql`(
    SELECT coalesce(json_agg(
      json_build_object('value', o.value, 'parent', o.parent) ORDER BY o.value, o.parent
    ), '[]')
    FROM (
      SELECT DISTINCT ${value} AS value, ${parent} AS parent
      ${source} ORDER BY value, parent LIMIT ${maxFilterOptions + 1}
    ) o
  )`;
}
