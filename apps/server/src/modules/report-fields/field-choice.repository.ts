import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db';
import { reportFieldChoices } from '../../db/schema';

/**
 * The data keys that a user's reports of a part show, in their order; null where the user has chosen none. A key may
 * belong to a column that there is no more.
 */
export async function findFieldChoice(
  db: Database,
  userId: string,
  partsId: string,
): Promise<readonly string[] | null> {
  const [choice] = await db
    .select({ dataKeys: reportFieldChoices.dataKeys })
    .from(reportFieldChoices)
    .where(and(eq(reportFieldChoices.userId, userId), eq(reportFieldChoices.partsId, partsId)));
  return choice?.dataKeys ?? null;
}

/** All choices of a user, by `partsIdOf` their section. */
export async function findFieldChoices(
  db: Database,
  userId: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const choices = await db
    .select({ partsId: reportFieldChoices.partsId, dataKeys: reportFieldChoices.dataKeys })
    .from(reportFieldChoices)
    .where(eq(reportFieldChoices.userId, userId));
  return new Map(choices.map(({ partsId, dataKeys }) => [partsId, dataKeys]));
}

export async function saveFieldChoice(
  db: Database,
  { userId, partsId, dataKeys }: { userId: string; partsId: string; dataKeys: readonly string[] },
): Promise<void> {
  const chosen = { dataKeys: [...dataKeys], updatedTime: new Date() };
  await db
    .insert(reportFieldChoices)
    .values({ userId, partsId, ...chosen })
    .onConflictDoUpdate({ target: [reportFieldChoices.userId, reportFieldChoices.partsId], set: chosen });
}

/** Gives parts their default fields back. */
export async function removeFieldChoices(
  db: Database,
  userId: string,
  partsIds: readonly string[],
): Promise<void> {
  await db
    .delete(reportFieldChoices)
    .where(and(eq(reportFieldChoices.userId, userId), inArray(reportFieldChoices.partsId, [...partsIds])));
}
