import type { ProviderKind } from '@meridian/draft-editor/core';
import {
  itemName,
  noApps,
  type CallOptions,
  type ImageBinding,
  type ProviderConnection,
  type ProviderItem,
} from '../../../kits/provider';
import type { StoredDraft } from '../load-draft-sql';

/** Items of an account that may match rows of a draft. */
export interface AccountContent {
  /** Items by kind and provider id. */
  byId: ReadonlyMap<string, ProviderItem>;
  /** Items by `contentKey`. */
  byName: ReadonlyMap<string, ProviderItem>;
  /** Picture bindings by `bindingKey`. */
  bindings: ReadonlySet<string>;
}

/** Key of a picture that is bound to a unit. */
export function bindingKey({ unitId, imageId }: ImageBinding): string {
  return `${unitId} ${imageId}`;
}

/** Placeholder while the provider does not respond. */
export const unknownContent: AccountContent = { byId: new Map(), byName: new Map(), bindings: new Set() };

export function contentKey(kind: ProviderKind, parentProviderId: string, name: string): string {
  return `${kind} ${parentProviderId} ${name.trim()}`;
}

type DraftToCompare = Pick<StoredDraft, 'summary' | 'draft' | 'providerIds' | 'removals' | 'sentPictures'>;

/** Reads the parts of the account that may overlap with the draft. Errors: `ProviderError`. */
export async function readAccountContent(
  connection: ProviderConnection,
  { summary: { counts }, draft, providerIds, removals, sentPictures }: DraftToCompare,
  options: CallOptions = {},
): Promise<AccountContent> {
  const byId = new Map<string, ProviderItem>();
  const byName = new Map<string, ProviderItem>();

  /** Adds apps to units; only units of app campaigns have them. */
  async function withApps(units: readonly ProviderItem[]): Promise<ProviderItem[]> {
    const isOfApp = ({ parentId }: ProviderItem) => {
      const campaign: Readonly<Record<string, unknown>> = byId.get(`campaign ${parentId}`)?.fields ?? {};
      return campaign.marketingTarget === 'app';
    };
    const ids = units.filter(isOfApp).map(({ providerId }) => providerId);
    const apps = ids.length === 0 ? undefined : await connection.readApps(ids, options);
    return units.map((unit) => ({
      ...unit,
      fields: { ...unit.fields, ...(apps?.get(unit.providerId) ?? noApps) },
    }));
  }

  async function read(kind: ProviderKind, parentIds: readonly string[]): Promise<void> {
    // removed items may contain more items than the draft has
    const isConcerned = counts[kind] > 0 || removals.length > 0;
    if (!isConcerned || parentIds.length === 0) return;
    const items = await connection.read(kind, { parentIds }, options);
    for (const item of kind === 'unit' ? await withApps(items) : items) {
      byId.set(`${kind} ${item.providerId}`, item);
      byName.set(contentKey(kind, item.parentId, itemName(kind, item.fields)), item);
    }
  }
  const idsOf = (kind: ProviderKind) =>
    [...byId].filter(([key]) => key.startsWith(`${kind} `)).map(([, { providerId }]) => providerId);

  await read('campaign', ['']);
  const known = new Set(providerIds.values());
  const names = new Set(
    [...draft.tables.campaign.groups.values()].flat().map((row) => row.campaignName.trim()),
  );
  const shared = [...byId.values()].filter(
    ({ providerId, fields }) => known.has(providerId) || names.has(itemName('campaign', fields).trim()),
  );
  await read(
    'unit',
    shared.map(({ providerId }) => providerId),
  );
  await read('keyword', idsOf('unit'));
  await read('creative', idsOf('unit'));
  const hasPictures = counts.picture > 0 || sentPictures.size > 0;
  const bound = hasPictures ? await connection.readBindings(idsOf('unit'), options) : [];
  return { byId, byName, bindings: new Set(bound.map(bindingKey)) };
}
