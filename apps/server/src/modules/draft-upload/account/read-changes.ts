import { type ProviderKind, type RowKind } from '@meridian/draft-editor/core';
import { isDeepStrictEqual } from 'node:util';
import { fieldsAtProvider, type ImageBinding } from '../../../kits/provider';
import type { Database } from '../../../platform/db';
import { createImageSyncsRepository } from '../../materials';
import type { AccountReader, FetchedItem } from './account-reader';
import { createKnownRowsRepository, type ChangedRow } from './known-rows.repository';

/** An item that the draft does not know. */
export interface AddedItem {
  kind: RowKind;
  providerId: string;
  /** Provider id of the parent; empty for campaigns. */
  parentId: string;
  fields: Record<string, unknown>;
  unknownFields: readonly string[];
}

/** What changed in an account since its draft was last compared with it. */
export interface FoundChanges {
  added: AddedItem[];
  changed: ChangedRow[];
  /** Rows whose earlier fields are unknown, by `itemKey` of the row's id: with those that they have now. */
  unknown: Map<string, Readonly<Record<string, unknown>>>;
  /** `itemKey` of all items that the account has. */
  present: Set<string>;
}

export const itemKey = (kind: RowKind, id: string): string => `${kind} ${id}`;
/** A picture is an item of its unit. */
export const pictureId = ({ unitId, imageId }: ImageBinding): string => `${unitId} ${imageId}`;

/** Units whose contents are read at once. */
const unitsPerStep = 100;

interface ReadParts {
  db: Database;
  reader: AccountReader;
  draftId: string;
  accountId: number;
}

/**
 * Reads an account, or some of its campaigns, and compares it page by page with what the draft knows. `onProgress` is called after each
 * campaign. Errors: those of the reader and of `onProgress`.
 */
export async function readChanges(
  parts: ReadParts,
  {
    isWanted,
    onProgress,
  }: {
    isWanted: (campaignId: string) => boolean;
    onProgress: (done: number, total: number) => Promise<void>;
  },
): Promise<FoundChanges> {
  const found: FoundChanges = { added: [], changed: [], unknown: new Map(), present: new Set() };
  const campaigns = (await parts.reader.campaigns()).filter(({ providerId }) => isWanted(providerId));
  await onProgress(0, campaigns.length);
  await compare(parts, found, campaigns);
  for (const [index, { providerId }] of campaigns.entries()) {
    await readCampaign(parts, found, providerId);
    await onProgress(index + 1, campaigns.length);
  }
  return found;
}

async function readCampaign(parts: ReadParts, found: FoundChanges, campaignId: string): Promise<void> {
  const { reader } = parts;
  const unitIds: string[] = [];
  for await (const units of reader.children('unit', [campaignId])) {
    await compare(parts, found, units);
    unitIds.push(...units.map(({ providerId }) => providerId));
  }
  for (let from = 0; from < unitIds.length; from += unitsPerStep) {
    const ids = unitIds.slice(from, from + unitsPerStep);
    for (const kind of ['keyword', 'creative'] as const)
      for await (const items of reader.children(kind, ids)) await compare(parts, found, items);
    await comparePictures(parts, found, ids);
  }
}

/** Compares items of one kind. */
async function compare(
  { db, draftId }: ReadParts,
  found: FoundChanges,
  items: readonly FetchedItem[],
): Promise<void> {
  const kind = items[0]?.kind;
  if (kind === undefined) return;
  const ids = items.map(({ providerId }) => providerId);
  const known = await createKnownRowsRepository(db).ofItems(draftId, kind, ids);
  for (const item of items) {
    const { providerId, parentId, fields, unknownFields } = item;
    found.present.add(itemKey(kind, providerId));
    const row = known.get(providerId);
    if (row === undefined) {
      found.added.push({ kind, providerId, parentId, fields, unknownFields });
      continue;
    }
    const base = row.isUnknown ? fields : valuesAt(kind, row.base, item);
    if (row.isUnknown) found.unknown.set(itemKey(kind, row.id), fields);
    if (row.isUnknown || !isDeepStrictEqual(base, row.base))
      found.changed.push({ kind, id: row.id, base, unknownFields });
  }
}

/** The fields of a row with the values that changed in the account. */
export function valuesAt(
  kind: ProviderKind,
  row: Readonly<Record<string, unknown>>,
  { fields, unknownFields }: Pick<AddedItem, 'fields' | 'unknownFields'>,
): Readonly<Record<string, unknown>> {
  const present = Object.fromEntries(
    Object.entries(fields).filter(([field]) => !unknownFields.includes(field)),
  );
  // asserted: fields of this kind
  return { ...fieldsAtProvider(kind, row as never, { present, read: fields as never }) };
}

/** Compares the pictures of units; a picture that the material library lacks cannot become a row. */
async function comparePictures(
  { db, reader, draftId, accountId }: ReadParts,
  found: FoundChanges,
  unitIds: readonly string[],
): Promise<void> {
  const bindings = await reader.bindings(unitIds);
  if (bindings.length === 0) return;
  const known = await createKnownRowsRepository(db).picturesOf(draftId, unitIds);
  const imageIds = bindings.map(({ imageId }) => imageId);
  const images = await createImageSyncsRepository(db).imagesOf(accountId, imageIds);
  for (const binding of bindings) {
    const providerId = pictureId(binding);
    found.present.add(itemKey('picture', providerId));
    const image = images.get(binding.imageId);
    if (known.has(providerId) || image === undefined || image.ratio === null) continue;
    const fields = { imageId: image.imageId, theme: '', ratio: image.ratio };
    found.added.push({ kind: 'picture', providerId, parentId: binding.unitId, fields, unknownFields: [] });
  }
}
