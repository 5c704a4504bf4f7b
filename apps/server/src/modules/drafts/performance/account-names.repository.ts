import type { PerformanceKind } from '@meridian/api-client/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/db';
import { draftCampaigns, draftSyncs, draftUnits } from '../../../platform/db/schema';
import { draftTables } from '../draft-tables-sql';

/** A row of a draft with the names under which reports have its item. */
export interface NamedRow {
  id: string;
  campaignName: string;
  /** Empty for a campaign. */
  adgroupName: string;
  /** Own names of a keyword or creative; none for campaigns and units. */
  own: readonly string[];
}

/** What contains rows of a kind, with their number, in the order of the draft. */
export interface RowContainer {
  /** Empty for the draft itself. */
  id: string;
  count: number;
}

/** Fields that name a keyword or a creative in its unit, and their columns. */
const ownNames = {
  keyword: ['keyword'],
  creative: ['title', 'description1', 'description2'],
} as const;

interface Scope {
  draftId: string;
  /** A campaign or a unit; undefined for the whole draft. */
  within: string | undefined;
}

/** Units with rows of a kind, or campaigns with units, in the order of the draft. */
export async function findContainers(
  db: Database,
  kind: Exclude<PerformanceKind, 'campaign'>,
  { draftId, within }: Scope,
): Promise<RowContainer[]> {
  const isWithin = within === undefined ? sql`true` : sql`(unit.id = ${within} or campaign.id = ${within})`;
  const units = sql`
    from ${draftUnits} as unit
    join ${draftCampaigns} as campaign on campaign.draft_id = unit.draft_id and campaign.id = unit.parent_id
    where unit.draft_id = ${draftId} and ${isWithin}`;
  const { rows } = await db.execute<RowContainer & Record<string, unknown>>(
    kind === 'unit'
      ? sql`select campaign.id, count(*)::int as count ${units}
          group by campaign.id, campaign.position order by campaign.position, campaign.id`
      : // by the index of the order: grouping all rows would often read the whole table
        sql`select unit.id, (select count(*)::int from ${draftTables[kind]}
            where draft_id = unit.draft_id and parent_id = unit.id) as count ${units}
          order by campaign.position, campaign.id, unit.position, unit.id`,
  );
  return rows;
}

/**
 * Rows of a kind in these containers that are in the account, with the names that they have there: those of the item when the account was
 * last read or sent, of the unit and the campaign that contained it then.
 */
export async function findNamedRows(
  db: Database,
  kind: PerformanceKind,
  { draftId, containers }: { draftId: string; containers: readonly string[] | null },
): Promise<NamedRow[]> {
  const isContained =
    containers === null ? sql`true` : sql`row.parent_id = any(${sql.param([...containers])}::text[])`;
  const { rows } = await db.execute<NamedRow & Record<string, unknown>>(sql`
    select row.id, ${namesOf(kind)}
    from ${draftTables[kind]} as row
    join ${draftSyncs} as sync on sync.draft_id = row.draft_id and sync.kind = ${kind} and sync.row_id = row.id
    ${parentsOf(kind)}
    where row.draft_id = ${draftId} and ${isContained}`);
  return rows;
}

function namesOf(kind: PerformanceKind): SQL {
  const campaign = (present: string, sync: string) =>
    accountName({ present, sync }, 'campaignName', 'campaign_name');
  const unit = (present: string, sync: string) =>
    accountName({ present, sync }, 'adgroupName', 'adgroup_name');
  if (kind === 'campaign')
    return sql`${campaign('row', 'sync')} as "campaignName", '' as "adgroupName", '{}'::text[] as own`;
  if (kind === 'unit')
    return sql`${campaign('campaign', 'campaign_sync')} as "campaignName",
      ${unit('row', 'sync')} as "adgroupName", '{}'::text[] as own`;
  const own = ownNames[kind].map((field) => accountName({ present: 'row', sync: 'sync' }, field, field));
  return sql`${campaign('campaign', 'campaign_sync')} as "campaignName",
    ${unit('unit', 'unit_sync')} as "adgroupName", array[${sql.join(own, sql`, `)}] as own`;
}

/** The name in the account; that of the row if an earlier version sent it. */
function accountName(
  { present, sync }: { present: string; sync: string },
  field: string,
  column: string,
): SQL {
  return sql`btrim(coalesce(${sql.identifier(sync)}.base ->> ${field}::text, ${sql.identifier(present)}.${sql.identifier(column)}, ''))`;
}

/** Joins the unit and the campaign in which the account has a row; the draft may have moved it, or deleted them. */
function parentsOf(kind: PerformanceKind): SQL {
  if (kind === 'campaign') return sql``;
  const campaignOf = (present: string, sync: string) => {
    const id = sql`coalesce(${sql.identifier(sync)}.parent_id, ${sql.identifier(present)}.parent_id)`;
    return sql`
      left join ${draftSyncs} as campaign_sync on campaign_sync.draft_id = row.draft_id
        and campaign_sync.kind = 'campaign' and campaign_sync.row_id = ${id}
      left join ${draftCampaigns} as campaign on campaign.draft_id = row.draft_id and campaign.id = ${id}`;
  };
  if (kind === 'unit') return campaignOf('row', 'sync');
  const unitId = sql`coalesce(sync.parent_id, row.parent_id)`;
  return sql`
    left join ${draftSyncs} as unit_sync on unit_sync.draft_id = row.draft_id
      and unit_sync.kind = 'unit' and unit_sync.row_id = ${unitId}
    left join ${draftUnits} as unit on unit.draft_id = row.draft_id and unit.id = ${unitId}
    ${campaignOf('unit', 'unit_sync')}`;
}
