import type { NotSent } from '@meridian/api-client/contract';
import { childrenOf, findRow, type ProviderKind, type Row } from '@meridian/draft-editor/core';
import { compareFields, notSent, type ProviderItem } from '../../../kits/provider';
import type { StoredChange } from '../../../platform/db/schema';
import type { StoredDraft } from '../load-draft-sql';

/** What an upload changes of an item, and which values the provider does not get. */
export interface RowComparison {
  /** As they are sent. */
  fields: Record<string, unknown>;
  changes: readonly StoredChange[];
  notSent: readonly NotSent[];
}

type LoadedDraft = Pick<StoredDraft, 'draft'>;

interface PlacedRow {
  kind: ProviderKind;
  row: Row;
  parentId: string;
  /** Without those that are no fields of the provider's items. */
  fields: Record<string, unknown>;
}

/** Compares a row with the item that the account has of it; undefined: it is new. */
export function compareRow(
  loaded: LoadedDraft,
  { kind, row, parentId, fields }: PlacedRow,
  existing: ProviderItem | undefined,
): RowComparison {
  const apps = kind === 'unit' ? appsNotSent(loaded, fields, parentId) : [];
  const sent = apps.length === 0 ? fields : { ...fields, iosUrl: '', androidApp: '' };
  // asserted: fields of a row are those of its kind
  const own = sent as never;
  const { changes, notSent: lost } =
    existing === undefined
      ? { changes: [], notSent: notSent(kind, own) }
      : compareFields(kind, existing.fields as never, own);
  const others = kind === 'creative' ? themeNotSent(loaded, row, parentId) : apps;
  return { fields: sent, changes, notSent: others.length === 0 ? lost : [...lost, ...others] };
}

/** Pictures are bound to a unit: where it has several themes, all are shown with each creative. */
function themeNotSent({ draft }: LoadedDraft, row: Row, parentId: string): NotSent[] {
  if (!('pictureTheme' in row) || row.pictureTheme === '') return [];
  const hasOthers = childrenOf(draft, 'picture', parentId).some(({ theme }) => theme !== row.pictureTheme);
  return hasOthers ? [{ field: 'pictureTheme', reason: 'all_pictures', value: row.pictureTheme }] : [];
}

/** The provider takes apps of campaigns that promote an app only. */
function appsNotSent(
  { draft }: LoadedDraft,
  fields: Readonly<Record<string, unknown>>,
  campaignId: string,
): NotSent[] {
  const isOther = findRow(draft, 'campaign', campaignId)?.marketingTarget !== 'app';
  return ['iosUrl', 'androidApp'].flatMap((field): NotSent[] =>
    isOther && fields[field] !== '' ? [{ field, reason: 'no_app_campaign', value: fields[field] }] : [],
  );
}
