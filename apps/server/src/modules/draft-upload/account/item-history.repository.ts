import { maxItemChanges, type HistoryItem, type ItemChange } from '@meridian/api-client/contract';
import type { RowKind } from '@meridian/draft-editor/core';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db';
import { drafts, draftUploadItems, draftUploads, users } from '../../../platform/db/schema';

type ItemChangeRow = { [Key in keyof ItemChange]: ItemChange[Key] };

/** Changes of items of accounts that uploads of drafts made. */
export function createItemHistoryRepository(db: Database) {
  /** Ids at the provider of the items with a name: of those that have it, or else of those that had it. */
  async function idsNamed(
    accountId: number,
    {
      kind,
      name,
      parent,
    }: { kind: RowKind; name: string; parent?: { ids: readonly string[]; name: string } },
  ): Promise<string[]> {
    const isInParent =
      parent === undefined
        ? sql`true`
        : parent.ids.length > 0
          ? sql`parent.provider_id = any(${sql.param([...parent.ids])}::text[])`
          : sql`named.parent_name = ${parent.name}`;
    const { rows } = await db.execute<{ id: string; isCurrent: boolean }>(sql`
      select named.provider_id as id, bool_or(not exists (
          select from ${draftUploadItems} as later
          where later.provider_id = named.provider_id and later.state = 'sent' and later.kind = named.kind
            and later.sent_at > named.sent_at and later.name <> named.name
        )) as "isCurrent"
      from ${draftUploadItems} as named
      join ${draftUploads} as upload on upload.id = named.upload_id
      left join ${draftUploadItems} as parent
        on parent.upload_id = named.upload_id and parent.seq = named.parent_seq
      where upload.account_id = ${accountId} and named.state = 'sent' and not named.is_temporary
        and named.kind = ${kind} and named.name = ${name} and ${isInParent}
      group by named.provider_id`);
    const current = rows.filter(({ isCurrent }) => isCurrent);
    return (current.length > 0 ? current : rows).map(({ id }) => id);
  }

  async function idsOf(accountId: number, item: HistoryItem): Promise<string[]> {
    if ('providerId' in item) return [item.providerId];
    const { campaignName } = item;
    const campaigns = await idsNamed(accountId, { kind: 'campaign', name: campaignName });
    if (item.kind === 'campaign') return campaigns;
    const { adgroupName } = item;
    const inCampaign = { ids: campaigns, name: campaignName };
    const units = await idsNamed(accountId, { kind: 'unit', name: adgroupName, parent: inCampaign });
    if (item.kind === 'unit') return units;
    const inUnit = { ids: units, name: adgroupName };
    return idsNamed(accountId, { kind: 'keyword', name: item.keyword, parent: inUnit });
  }

  return {
    /** The newest changes of an item, and one more than `maxItemChanges` if there are older ones. */
    async find(accountId: number, item: HistoryItem): Promise<ItemChange[]> {
      const ids = await idsOf(accountId, item);
      if (ids.length === 0) return [];
      const { rows } = await db.execute<ItemChangeRow>(sql`
        select upload.id, to_char(item.sent_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as time,
          author.name as "userName", case when draft.deleted_at is null then draft.id end as "draftId",
          draft.name as "draftName", item.action, item.changes as fields
        from ${draftUploadItems} as item
        join ${draftUploads} as upload on upload.id = item.upload_id
        join ${drafts} as draft on draft.id = upload.draft_id
        left join ${users} as author on author.id = upload.started_by
        where upload.account_id = ${accountId} and item.state = 'sent' and not item.is_temporary
          and item.kind = ${item.kind} and item.provider_id = any(${sql.param(ids)}::text[])
        order by item.sent_at desc, upload.version desc, item.seq desc limit ${maxItemChanges + 1}`);
      return rows;
    },
  };
}
