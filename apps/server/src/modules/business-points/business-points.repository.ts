import { asc, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db';
import { businessPoints } from '../../platform/db/schema';
import type { BusinessPoint } from './business-point';

/** A business with the initials of its name. */
export interface StoredBusinessPoint extends BusinessPoint {
  initials: string;
}

/** Rows per statement, far below the database's parameter limit. */
const chunkSize = 5_000;

/** The provider's tree of businesses. */
export function createBusinessPointsRepository(db: Database) {
  return {
    /** All businesses, in the order of the imported file. */
    list(): Promise<StoredBusinessPoint[]> {
      const { id, parentId, name, initials, isLeaf, position } = businessPoints;
      return db.select({ id, parentId, name, initials, isLeaf }).from(businessPoints).orderBy(asc(position));
    },

    count: (): Promise<number> => db.$count(businessPoints),

    /** Replaces all businesses, or none if it fails. Returns how many there were before. */
    replaceAll(points: readonly StoredBusinessPoint[]): Promise<number> {
      return db.transaction(async (tx) => {
        // concurrent imports would each delete only the rows that existed before both
        await tx.execute(sql`lock table ${businessPoints} in share row exclusive mode`);
        const { rowCount } = await tx.delete(businessPoints);
        const rows = points.map((point, position) => ({ ...point, position }));
        for (let start = 0; start < rows.length; start += chunkSize) {
          await tx.insert(businessPoints).values(rows.slice(start, start + chunkSize));
        }
        return rowCount ?? 0;
      });
    },
  };
}

export type BusinessPointsRepository = ReturnType<typeof createBusinessPointsRepository>;
