import { sql } from 'drizzle-orm';
import type { Database } from '../platform/db/database';

/** The demo's today, or the real today if it is earlier, so that no demo data is in the future. */
export async function pastDay(db: Database, today: string): Promise<string> {
  const { rows } = await db.execute<{ day: string }>(
    sql`select least(${today}::date, (now() at time zone 'Asia/Shanghai')::date)::text as day`,
  );
  return rows[0]?.day ?? today;
}
