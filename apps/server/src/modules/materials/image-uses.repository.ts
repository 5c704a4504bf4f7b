import type { ImageUse } from '@meridian/api-client/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/db';
import { draftCreatives, draftPictures, drafts, draftUnits, images } from '../../platform/db/schema';

/** Places that an error lists. */
const maxListedUses = 100;

export interface ImageUses {
  uses: ImageUse[];
  totalCount: number;
}

/** Condition for images that are used by a unit in an ad draft of their account. */
export const isUsedSql = sql`exists (
  select from ${draftPictures} picture join ${drafts} draft on draft.id = picture.draft_id
  where picture.image_id = ${images.id}::text and draft.account_id = ${images.accountId} and draft.deleted_at is null)`;

/** Condition for images that are used by a unit, in an ad draft of their account, whose name contains a text. */
export const isUsedByUnitSql = (unitName: string) => sql`exists (
  select from ${draftPictures} picture join ${drafts} draft on draft.id = picture.draft_id
  join ${draftUnits} unit on unit.draft_id = picture.draft_id and unit.id = picture.parent_id
  where picture.image_id = ${images.id}::text and draft.account_id = ${images.accountId} and draft.deleted_at is null
    and strpos(lower(unit.adgroup_name), lower(${unitName})) > 0)`;

/**
 * Pictures with their places in ad drafts, as `image` and `picture`. The ids are joined, because `any(array)` would
 * scan the array for each row.
 */
const picturesOf = (ids: readonly string[]) => sql`unnest(${sql.param([...ids])}::uuid[]) selected (id)
  join ${images} image on image.id = selected.id
  join ${draftPictures} picture on picture.image_id = selected.id::text`;

/** Number of units with an image, and of creatives that show it; unused images are absent. */
export async function countImageUses(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, { unitCount: number; creativeCount: number }>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<{ id: string; unitCount: number; creativeCount: number }>(sql`
    select image.id, count(distinct (picture.draft_id, picture.parent_id))::int as "unitCount",
      count(distinct (creative.draft_id, creative.id)) filter (where creative.id is not null)::int as "creativeCount"
    from ${picturesOf(ids)}
    join ${drafts} draft on draft.id = picture.draft_id and draft.account_id = image.account_id
      and draft.deleted_at is null
    left join ${draftCreatives} creative on creative.draft_id = picture.draft_id
      and creative.parent_id = picture.parent_id and creative.picture_theme = picture.theme
    group by image.id`);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

/** Units of ad drafts with one of the images. */
export function findImageUses(db: Database, ids: readonly string[]): Promise<ImageUses> {
  return findUses(
    db,
    sql`select image.id as image_id, image.name as image_name, image.account_id, picture.draft_id, picture.parent_id
      from ${picturesOf(ids)}`,
  );
}

/** Units of ad drafts in an account with pictures or creatives of a theme. */
export function findThemeUses(
  db: Database,
  { accountId, name }: { accountId: number; name: string },
): Promise<ImageUses> {
  const ofTable = (table: typeof draftPictures | typeof draftCreatives, theme: SQL) =>
    sql`select null::uuid as image_id, ''::text as image_name, ${accountId}::int as account_id, draft_id, parent_id
      from ${table} where draft_id in (select id from ${drafts} where account_id = ${accountId}) and ${theme} = ${name}`;
  return findUses(
    db,
    sql`${ofTable(draftPictures, sql`theme`)} union ${ofTable(draftCreatives, sql`picture_theme`)}`,
  );
}

/** `named`: images with the units that use them. */
async function findUses(db: Database, named: SQL): Promise<ImageUses> {
  const { rows } = await db.execute<ImageUseRow>(sql`
    select distinct named.image_id as "imageId", named.image_name as "imageName", draft.id as "draftId",
      draft.name as "draftName", unit.id as "unitId", unit.adgroup_name as "unitName"
    from (${named}) named
    join ${drafts} draft on draft.id = named.draft_id and draft.account_id = named.account_id
      and draft.deleted_at is null
    join ${draftUnits} unit on unit.draft_id = named.draft_id and unit.id = named.parent_id
    order by "draftName", "unitName", "imageName", "draftId", "unitId", "imageId"`);
  return { uses: rows.slice(0, maxListedUses), totalCount: rows.length };
}

interface ImageUseRow extends ImageUse, Record<string, unknown> {}
