import type { NotSent } from '@meridian/api-client/contract';
import { childrenOf, findRow, type ProviderKind, type Row } from '@meridian/draft-editor/core';
import { compareFields, notSent, type ProviderItem } from '../../../kits/provider';
import type { StoredChange } from '../../../platform/db/schema';
import { rowKey, type StoredDraft } from '../load-draft-sql';

/** Differences between an item and its row, and values that are not sent to the provider. */
export interface RowComparison {
  /** Fields as they are sent. */
  fields: Record<string, unknown>;
  changes: readonly StoredChange[];
  notSent: readonly NotSent[];
}

type LoadedDraft = Pick<StoredDraft, 'draft' | 'unknownFields'>;

interface PlacedRow {
  kind: ProviderKind;
  row: Row;
  parentId: string;
  /** Fields of the row, without those that the provider's items lack. */
  fields: Record<string, unknown>;
}

/** Compares a row with its item in the account; undefined for a new item. */
export function compareRow(
  loaded: LoadedDraft,
  { kind, row, parentId, fields }: PlacedRow,
  existing: ProviderItem | undefined,
): RowComparison {
  const apps = kind === 'unit' ? appsNotSent(loaded, fields, parentId) : [];
  const sent = apps.length === 0 ? fields : { ...fields, iosUrl: '', androidApp: '' };
  // asserted: the fields of a row are those of its kind
  const own = sent as never;
  const { changes, notSent: lost } =
    existing === undefined
      ? { changes: [], notSent: notSent(kind, own) }
      : compareFields(kind, existing.fields as never, own, loaded.unknownFields.get(rowKey(kind, row.id)));
  const others = kind === 'creative' ? themeNotSent(loaded, row, parentId) : apps;
  return { fields: sent, changes, notSent: others.length === 0 ? lost : [...lost, ...others] };
}

/**
 * Themes that cannot be sent: pictures are bound to a unit, so with several themes all of them appear with each
 * creative.
 */
function themeNotSent({ draft }: Pick<StoredDraft, 'draft'>, row: Row, parentId: string): NotSent[] {
  if (!('pictureTheme' in row) || row.pictureTheme === '') return [];
  const hasOthers = childrenOf(draft, 'picture', parentId).some(({ theme }) => theme !== row.pictureTheme);
  return hasOthers ? [{ field: 'pictureTheme', reason: 'all_pictures', value: row.pictureTheme }] : [];
}

/** Apps that cannot be sent: the provider accepts them only in app campaigns. */
function appsNotSent(
  { draft }: Pick<StoredDraft, 'draft'>,
  fields: Readonly<Record<string, unknown>>,
  campaignId: string,
): NotSent[] {
  const isOther = findRow(draft, 'campaign', campaignId)?.marketingTarget !== 'app';
  return ['iosUrl', 'androidApp'].flatMap((field): NotSent[] =>
    isOther && fields[field] !== '' ? [{ field, reason: 'no_app_campaign', value: fields[field] }] : [],
  );
}
