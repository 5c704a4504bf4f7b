import { sql, type SQL } from 'drizzle-orm';
import type { Span } from '../core/parse-date';

/** Spans as rows `s` with `begin_date` and `end_date`, in one SQL parameter, however many there are. */
export function spanRows(spans: readonly Span[], name: 's' | 'f' = 's'): SQL {
  const days = spans.map(({ beginDate, endDate }) => ({ begin_date: beginDate, end_date: endDate }));
  return sql`jsonb_to_recordset(${JSON.stringify(days)}::jsonb) AS ${sql.identifier(name)}(begin_date date, end_date date)`;
}
