import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db';
import { importMappings } from '../../../db/schema';
import type { Mapping, RememberedMapping } from '../core/mapping';

/** A user has few layouts of files; the latest are compared with each new one. */
const maxMappings = 200;

/** Whose mapping, and for which files. */
export interface MappingKey {
  userId: string;
  profile: string;
  headerKey: string;
}

/** The mappings of a user, the latest first. */
export async function findMappings(db: Database, userId: string): Promise<RememberedMapping[]> {
  const rows = await db
    .select()
    .from(importMappings)
    .where(eq(importMappings.userId, userId))
    .orderBy(desc(importMappings.storedTime))
    .limit(maxMappings);
  return rows.map(({ profile, headerKey, columns, constants, storedTime }) => ({
    ...{ profile, headerKey, columns, constants },
    storedTime: storedTime.toISOString(),
  }));
}

/** Stores a mapping in place of an earlier one. */
export async function storeMapping(
  db: Database,
  { userId, profile, headerKey }: MappingKey,
  { columns, constants }: Mapping,
): Promise<void> {
  const values = { columns: { ...columns }, constants: { ...constants }, storedTime: sql`now()` };
  await db
    .insert(importMappings)
    .values({ userId, profile, headerKey, ...values })
    .onConflictDoUpdate({
      target: [importMappings.userId, importMappings.profile, importMappings.headerKey],
      set: values,
    });
}

export async function forgetMapping(db: Database, { userId, profile, headerKey }: MappingKey): Promise<void> {
  await db
    .delete(importMappings)
    .where(
      and(
        eq(importMappings.userId, userId),
        eq(importMappings.profile, profile),
        eq(importMappings.headerKey, headerKey),
      ),
    );
}
