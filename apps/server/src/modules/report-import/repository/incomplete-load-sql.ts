import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../../../platform/db';
import { keyOf, type EffectiveSpan } from '../core/effective-spans';
import { isFailedRowsHeader } from '../failed-rows-header';
import type { LoadInput } from './load-input';

/** An effective load with failed rows. */
export interface IncompleteLoad {
  loadId: string;
  /** Name of its file. */
  fileName: string;
}

const rowSchema = z.object({
  loadId: z.string(),
  fileName: z.string(),
  failedRows: z.int(),
  header: z.array(z.string()).nullable(),
});

/**
 * The load whose failed rows a load contains, all of them corrected, so that they are added to its rows; undefined for
 * any other file. `header`: header of the file; `current`: effective data in its range. The found load is effective
 * wherever the new load has rows.
 */
export async function findIncompleteLoad(
  tx: Database,
  { covered, failedRows, fileRows }: LoadInput,
  { current, header }: { current: readonly EffectiveSpan[]; header: readonly string[] },
): Promise<IncompleteLoad | undefined> {
  const ids = [...new Set(current.flatMap(({ loadId }) => loadId ?? []))];
  if (failedRows > 0 || ids.length === 0) return undefined;
  const { rows } = await tx.execute(sql`
    SELECT l.id AS "loadId", m.file_name AS "fileName", l.failed_rows AS "failedRows", m.detection -> 'header' AS header
    FROM loads l JOIN imports m ON m.id = l.import_id
    WHERE l.id = ANY(${sql.param(ids)}::uuid[]) AND l.failed_rows BETWEEN 1 AND ${fileRows} AND NOT EXISTS (
      SELECT FROM bookings b WHERE b.completes_load_id = l.id AND b.undone_at IS NULL
    )`);
  const own = new Set(covered.map(keyOf));
  return z
    .array(rowSchema)
    .parse(rows)
    .find(({ loadId, header: original }) => {
      const spans = new Set(current.filter((span) => span.loadId === loadId).map(keyOf));
      const isInForce = current.every((span) => own.has(keyOf(span)) && spans.has(keyOf(span)));
      return isInForce && original !== null && isFailedRowsHeader(header, original);
    });
}
