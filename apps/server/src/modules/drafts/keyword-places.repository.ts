import { keyOfText } from '@meridian/draft-editor/core';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/db';

export interface KeywordPlace {
  /** Keyword as written there. */
  keyword: string;
  /** Name of the draft; null: a keyword report of the account. */
  draftName: string | null;
  campaignName: string;
  adgroupName: string;
}

/** `\\p{Cf}` for PostgreSQL. */
export const formatCharacters = String.raw`[\u00AD\u0600-\u0605\u061C\u06DD\u070F\u0890\u0891\u08E2\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\uFFF9-\uFFFB\U000110BD\U000110CD\U00013430-\U0001343F\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0001\U000E0020-\U000E007F]`;

/** `keyOfText` of the draft rules in SQL. */
const keyOf = (text: SQL) => sql`lower(regexp_replace(btrim(
    normalize(regexp_replace(${text}, ${formatCharacters}, '', 'g'), NFKC)), ${String.raw`\s+`}, ' ', 'g'))`;

/**
 * Places where an account has keywords outside of one draft, one per keyword: in other drafts, otherwise in reports.
 */
export async function findKeywordPlaces(
  db: Database,
  {
    accountId,
    exceptDraftId,
    keywords,
  }: { accountId: number; exceptDraftId: string; keywords: readonly string[] },
): Promise<KeywordPlace[]> {
  const keys = [...new Set(keywords.map(keyOfText))].filter((key) => key !== '');
  if (keys.length === 0) return [];
  const wanted = sql`any(array(select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb)))`;
  const { rows } = await db.execute<KeywordPlace & Record<string, unknown>>(sql`
    select distinct on (key) keyword, "draftName", "campaignName", "adgroupName"
    from (
      select ${keyOf(sql`k.keyword`)} as key, k.keyword, d.name as "draftName",
        c.campaign_name as "campaignName", u.adgroup_name as "adgroupName"
      from drafts d
      join draft_keywords k on k.draft_id = d.id
      join draft_units u on u.draft_id = d.id and u.id = k.parent_id
      join draft_campaigns c on c.draft_id = d.id and c.id = u.parent_id
      where d.account_id = ${accountId} and d.deleted_at is null and d.id <> ${exceptDraftId}
      union all
      select ${keyOf(sql`i.dims->>'showWord'`)}, i.dims->>'showWord', null,
        coalesce(i.dims->>'campaignName', ''), coalesce(i.dims->>'adgroupName', '')
      from items i
      where i.account_id = ${accountId} and i.channel = 'search' and i.section = 'keyword'
    ) places
    where key = ${wanted}
    order by key, "draftName" nulls last, "campaignName", "adgroupName"
  `);
  return rows;
}
