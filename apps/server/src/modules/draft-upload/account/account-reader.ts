import { limitsOf, type ProviderId } from '@meridian/api-client/contract';
import { emptyFields, type ProviderKind, type RowKind } from '@meridian/draft-editor/core';
import {
  connectTo,
  findAccountProvider,
  noApps,
  unknownFields,
  type CallOptions,
  type Provider,
  type ProviderConnection,
  type ProviderItem,
} from '../../../kits/provider';
import type { Database } from '../../../platform/db';

/** An item of the account as a row of a draft. */
export interface FetchedItem {
  kind: ProviderKind;
  providerId: string;
  /** Provider id of the parent; empty for campaigns. */
  parentId: string;
  /** All fields of its kind: empty ones where a draft cannot express the value. */
  fields: Record<string, unknown>;
  unknownFields: string[];
  isPaused: boolean;
}

/** Ids of rows follow from those at the provider, so that an interrupted fetch adds nothing twice. */
export const fetchedRowId = (kind: RowKind, providerId: string): string =>
  `${kind}-${providerId}`.slice(0, 64);

/** Connects to an account. Undefined if there is none. Errors: those of the provider. */
export async function openAccount(
  { db, providers }: { db: Database; providers: readonly Provider[] },
  accountId: number,
  options: CallOptions,
): Promise<AccountReader | undefined> {
  const provider = await findAccountProvider(db, accountId);
  if (provider === undefined) return undefined;
  return createAccountReader(
    { connection: await connectTo(providers, { accountId, provider }), provider },
    options,
  );
}

/** Reads items of an account as rows of a draft. */
function createAccountReader(
  { connection, provider }: { connection: ProviderConnection; provider: ProviderId },
  options: CallOptions,
) {
  /** Campaigns whose units have apps. */
  const appCampaigns = new Set<string>();

  /** Apps of units by id; only units of app campaigns have them. */
  async function readApps(units: readonly ProviderItem[]) {
    const ids = units
      .filter(({ parentId }) => appCampaigns.has(parentId))
      .map(({ providerId }) => providerId);
    return ids.length === 0 ? new Map<string, object>() : connection.readApps(ids, options);
  }

  return {
    limits: limitsOf(provider),

    /** All campaigns of the account. Read them before their units. */
    async campaigns(): Promise<FetchedItem[]> {
      const found = await connection.read('campaign', { parentIds: [''] }, options);
      for (const { providerId, fields } of found)
        if (fields.marketingTarget === 'app') appCampaigns.add(providerId);
      return found.map((item) => toFetchedItem('campaign', item));
    },

    /** Pictures of units. */
    bindings: (unitIds: readonly string[]) =>
      unitIds.length === 0 ? Promise.resolve([]) : connection.readBindings(unitIds, options),

    /** Children of items, some parents at a time. */
    async *children(
      kind: Exclude<ProviderKind, 'campaign'>,
      parentIds: readonly string[],
    ): AsyncGenerator<FetchedItem[], void, void> {
      const { max } = limitsOf(provider).rowsPerRequest.readByParent[kind];
      for (let from = 0; from < parentIds.length; from += max) {
        const selection = { parentIds: parentIds.slice(from, from + max) };
        const found: ProviderItem[] = await connection.read(kind, selection, options);
        const apps = kind === 'unit' ? await readApps(found) : undefined;
        yield found.map((item) =>
          toFetchedItem(
            kind,
            apps ? { ...item, fields: { ...item.fields, ...(apps.get(item.providerId) ?? noApps) } } : item,
          ),
        );
      }
    },
  };
}
export type AccountReader = ReturnType<typeof createAccountReader>;

function toFetchedItem(kind: ProviderKind, { providerId, parentId, fields }: ProviderItem): FetchedItem {
  const empty: Readonly<Record<string, unknown>> = emptyFields[kind];
  const own: Readonly<Record<string, unknown>> = fields;
  return {
    kind,
    providerId,
    parentId,
    fields: Object.fromEntries(
      Object.entries(empty).map(([field, value]) => [field, own[field] === undefined ? value : own[field]]),
    ),
    unknownFields: unknownFields(kind, own),
    isPaused: own['isPaused'] === true,
  };
}
