import { parentKinds, rootId, type RowKind } from '@meridian/draft-editor/core';
import { isProviderError, type Provider } from '../../../kits/provider';
import type { Clock } from '../../../platform/clock';
import type { Database } from '../../../platform/db';
import { draftLimits } from '../../drafts';
import { createImageSyncsRepository } from '../../materials';
import { toDomainError } from '../provider-domain-error';
import { fetchedRowId, openAccount, type AccountReader, type FetchedItem } from './account-reader';
import { createFetchesRepository, type FetchedRow, type StoredFetch } from './fetches.repository';

interface FetchParts {
  db: Database;
  clock: Pick<Clock, 'now'>;
  providers: readonly Provider[];
  /** Aborts when the server stops: another one then continues. */
  stopping: AbortSignal;
}

/** Units whose contents are read at once. */
const unitsPerStep = 100;

class Ended extends Error {}
class TooLarge extends Error {}

/**
 * Fetches an account into its draft, campaign by campaign, each in pages. A campaign whose fetch was interrupted is fetched again.
 */
export async function runFetch(parts: FetchParts, draftId: string): Promise<void> {
  const { db, clock, stopping } = parts;
  try {
    const fetch = await createFetchesRepository(db).lockRunning(draftId);
    if (fetch === undefined) return;
    await fetchAll(parts, fetch);
    await atRunning(db, draftId, (tx) => createFetchesRepository(tx).finish(draftId, clock.now()));
  } catch (error) {
    if (error instanceof Ended) return;
    if (error instanceof TooLarge) return failFetch(db, draftId, 'draft_too_large');
    if (!isProviderError(error) || stopping.aborted) throw error;
    const isAccess = toDomainError(error).reason === 'provider_access';
    await failFetch(db, draftId, isAccess ? 'provider_access' : 'provider_failed');
  }
}

/** Ends a running fetch. */
export async function failFetch(
  db: Database,
  draftId: string,
  problem: NonNullable<StoredFetch['problem']>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const fetches = createFetchesRepository(tx);
    if (await fetches.lockRunning(draftId)) await fetches.update(draftId, { state: 'failed', problem });
  });
}

/** Errors: `Ended` if the fetch was cancelled. */
function atRunning<Result>(
  db: Database,
  draftId: string,
  work: (tx: Database, fetch: StoredFetch) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    const fetch = await createFetchesRepository(tx).lockRunning(draftId);
    if (fetch === undefined) throw new Ended();
    return work(tx, fetch);
  });
}

async function fetchAll(parts: FetchParts, { draftId, accountId, campaignIds }: StoredFetch): Promise<void> {
  const { db, providers, stopping } = parts;
  const reader = await openAccount({ db, providers }, accountId, { signal: stopping });
  if (reader === undefined) throw new Ended();
  const all = await reader.campaigns();
  const wanted =
    campaignIds === null ? all : all.filter(({ providerId }) => campaignIds.includes(providerId));
  const done = await atRunning(db, draftId, async (tx, { doneIds }) => {
    await createFetchesRepository(tx).update(draftId, { campaignsTotal: wanted.length });
    return new Set(doneIds);
  });
  for (const [position, campaign] of wanted.entries())
    if (!done.has(campaign.providerId))
      await fetchCampaign({ ...parts, reader, draftId, accountId }, { campaign, position });
}

interface CampaignParts extends FetchParts {
  reader: AccountReader;
  draftId: string;
  accountId: number;
}

async function fetchCampaign(
  parts: CampaignParts,
  { campaign, position }: { campaign: FetchedItem; position: number },
): Promise<void> {
  const { db, reader, draftId } = parts;
  const { providerId } = campaign;
  let rows = 1;
  let picturesLeftOut = 0;
  const add = (kind: RowKind, list: readonly FetchedRow[]) =>
    atRunning(db, draftId, async (tx, fetch) => {
      rows += list.length;
      if (fetch.rows + rows > draftLimits.rows) throw new TooLarge();
      await createFetchesRepository(tx).addRows(draftId, kind, list);
    });
  await atRunning(db, draftId, async (tx) => {
    const fetches = createFetchesRepository(tx);
    await fetches.removeCampaign(draftId, fetchedRowId('campaign', providerId));
    await fetches.addRows(draftId, 'campaign', [rowOf(campaign, position)]);
  });
  const unitIds: string[] = [];
  for await (const units of reader.children('unit', [providerId])) {
    await add(
      'unit',
      units.map((unit, index) => rowOf(unit, unitIds.length + index)),
    );
    unitIds.push(...units.map((unit) => unit.providerId));
  }
  for (let from = 0; from < unitIds.length; from += unitsPerStep) {
    const ids = unitIds.slice(from, from + unitsPerStep);
    for (const kind of ['keyword', 'creative'] as const)
      for await (const items of reader.children(kind, ids)) await add(kind, items.map(rowOf));
    const pictures = await picturesOf(parts, ids);
    picturesLeftOut += pictures.leftOut;
    await add('picture', pictures.rows);
  }
  await atRunning(db, draftId, (tx, fetch) =>
    createFetchesRepository(tx).update(draftId, {
      doneIds: [...fetch.doneIds, providerId],
      rows: fetch.rows + rows,
      picturesLeftOut: fetch.picturesLeftOut + picturesLeftOut,
    }),
  );
}

/** Pictures of units, as far as the material library has them. */
async function picturesOf(
  { db, reader, accountId }: CampaignParts,
  unitIds: readonly string[],
): Promise<{ rows: FetchedRow[]; leftOut: number }> {
  const bindings = await reader.bindings(unitIds);
  const images = await createImageSyncsRepository(db).imagesOf(
    accountId,
    bindings.map(({ imageId }) => imageId),
  );
  const rows = bindings.flatMap(({ unitId, imageId: providerId }, position): FetchedRow[] => {
    const image = images.get(providerId);
    if (image === undefined || image.ratio === null) return [];
    const { imageId, ratio } = image;
    const base = { imageId, theme: '', ratio };
    const id = fetchedRowId('picture', `${unitId}-${providerId}`);
    const parentId = fetchedRowId('unit', unitId);
    return [{ kind: 'picture', id, parentId, providerId, position, base, unknownFields: [] }];
  });
  return { rows, leftOut: bindings.length - rows.length };
}

function rowOf(
  { kind, providerId, parentId, fields, unknownFields }: FetchedItem,
  position: number,
): FetchedRow {
  const parentKind = parentKinds[kind];
  return {
    kind,
    id: fetchedRowId(kind, providerId),
    parentId: parentKind === null ? rootId : fetchedRowId(parentKind, parentId),
    providerId,
    position,
    base: fields,
    unknownFields,
  };
}
