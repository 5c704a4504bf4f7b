import type { NamedImage } from '@meridian/api-client/contract';
import { and, asc, eq, isNull, sql, type SQLWrapper } from 'drizzle-orm';
import type { Database } from '../../platform/db';
import { imageFiles, images, imageThemes } from '../../platform/db/schema';

/** Normalized name, as `pictureFinder` of drafts compares it. */
const foldedSql = (name: SQLWrapper) => sql`regexp_replace(lower(normalize(${name}, nfkc)), '\\s', '', 'g')`;

/** Images of an account by id or name, oldest first. */
export async function findNamedImages(
  db: Database,
  accountId: number,
  names: readonly string[],
): Promise<NamedImage[]> {
  const asked = sql`select ${foldedSql(sql`name`)} from unnest(${sql.param([...names])}::text[]) asked (name)`;
  const ids = names.map((name) => name.trim().toLowerCase());
  return db
    .select({ id: images.id, name: images.name, theme: imageThemes.name, ratio: imageFiles.ratio })
    .from(images)
    .innerJoin(imageFiles, eq(imageFiles.id, images.fileId))
    .leftJoin(imageThemes, eq(imageThemes.id, images.themeId))
    .where(
      and(
        eq(images.accountId, accountId),
        isNull(images.deletedTime),
        sql`(${images.id}::text = any(${sql.param(ids)}::text[]) or ${foldedSql(images.name)} in (${asked}))`,
      ),
    )
    .orderBy(asc(images.createdTime), asc(images.id));
}
