import type { ImportMapping } from '@meridian/api-client/contract';
import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/db';
import { importMappings } from '../../../platform/db/schema';
import type { Mapping } from '../core/mapping';

/** Users have few file layouts; the newest are compared with each new file. */
const maxMappings = 200;

/** Identifies a mapping: its user, profile and header. */
export interface MappingKey {
  userId: string;
  profile: string;
  headerKey: string;
}

/** Mappings of a user, newest first. */
export async function findMappings(db: Database, userId: string): Promise<ImportMapping[]> {
  const rows = await db
    .select()
    .from(importMappings)
    .where(eq(importMappings.userId, userId))
    .orderBy(desc(importMappings.storedTime))
    .limit(maxMappings);
  return rows.map(({ profile, headerKey, name, columns, constants, numberFormat, storedTime }) => ({
    profile,
    headerKey,
    name,
    columns,
    constants,
    numberFormat,
    storedTime: storedTime.toISOString(),
  }));
}

/** Stores a mapping in place of an earlier one, whose name remains if the new one has none. */
export async function storeMapping(
  db: Database,
  { userId, profile, headerKey }: MappingKey,
  { columns, constants, numberFormat = null, name }: Mapping & { name: string | undefined },
): Promise<void> {
  const values = {
    columns: { ...columns },
    constants: { ...constants },
    numberFormat,
    storedTime: sql`now()`,
    ...(name !== undefined && { name }),
  };
  await db
    .insert(importMappings)
    .values({ userId, profile, headerKey, ...values })
    .onConflictDoUpdate({
      target: [importMappings.userId, importMappings.profile, importMappings.headerKey],
      set: values,
    });
}

/** Renames a mapping. Returns false if there is none. */
export async function renameMapping(db: Database, key: MappingKey, name: string): Promise<boolean> {
  const { rowCount } = await db.update(importMappings).set({ name }).where(isOfKey(key));
  return rowCount === 1;
}

export async function deleteMapping(db: Database, key: MappingKey): Promise<void> {
  await db.delete(importMappings).where(isOfKey(key));
}

function isOfKey({ userId, profile, headerKey }: MappingKey): SQL | undefined {
  return and(
    eq(importMappings.userId, userId),
    eq(importMappings.profile, profile),
    eq(importMappings.headerKey, headerKey),
  );
}
