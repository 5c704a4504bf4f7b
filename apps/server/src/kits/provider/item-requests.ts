import type { ProviderKind } from '@meridian/draft-editor/core';
import { changeApps } from './app-requests';
import { batchOutcomes, dataOf } from './batch-outcomes';
import { ProviderError } from './provider-error';
import {
  itemName,
  notTakenCode,
  type CallOptions,
  type ItemFailure,
  type ItemOutcome,
  type ProviderConnection,
  type ProviderItem,
  type ProviderSelection,
} from './provider-port';
import { parseProviderContent, chunksOf, type Send } from './send';
import type { WireApps } from './wire/apps';
import { fromWire } from './wire/from-wire';
import { idSchema, toWireId } from './wire/ids';
import { wireLimits, wireKinds } from './wire/kinds';
import { NoCounterpartError, toWire, toWireUpdate } from './wire/to-wire';

type ItemRequests = Pick<ProviderConnection, 'read' | 'add' | 'update' | 'remove'>;

/** Requests for campaigns, units, keywords and creatives. */
export function itemRequests(send: Send): ItemRequests {
  return {
    read: (kind, selection, options) => readItems(send, kind, selection, options),
    add: async (kind, items, options) => {
      checkSize(kind, items);
      const { parent } = wireKinds[kind];
      const content = items.map(({ parentId, fields }) =>
        contentOf(parent === undefined ? {} : { [parent]: toWireId(parentId) }, () => toWire(kind, fields)),
      );
      const names = items.map(({ fields }) => itemName(kind, { ...fields }));
      return write(send, {
        kind,
        method: 'add',
        content,
        options,
        idOf: (entry, position) => idOfEntry(kind, entry, names[position]),
      });
    },
    update: async (kind, changes, options) => {
      checkSize(kind, changes);
      const { id } = wireKinds[kind];
      const content = changes.map(({ providerId, fields, changed }) =>
        contentOf({ [id]: toWireId(providerId) }, () => toWireUpdate(kind, fields, changed), changed[0]),
      );
      return write(send, {
        kind,
        method: 'update',
        content: kind === 'unit' ? await withAppsChanged(send, content, options) : content,
        options,
        idOf: (_, position) => changes[position]?.providerId,
      });
    },
    remove: async (kind, providerIds, options) => {
      checkSize(kind, providerIds);
      const { service, remove, ids } = wireKinds[kind];
      const body = { [ids]: providerIds.map(toWireId) };
      const envelope = await send(`${service}/${remove}`, body, { ...options, isIdempotent: false });
      const idOf = (_: unknown, position: number) => providerIds[position];
      return batchOutcomes(envelope, { count: providerIds.length, idOf });
    },
  };
}

type Content = { sent: object } | { failed: ItemFailure } | { done: string };

/**
 * An item's request content, or why it cannot be sent: a value has no counterpart at the provider, or only ids would be
 * sent.
 */
function contentOf(ids: object, convert: () => object, field?: string): Content {
  const failedAt = (at: string | undefined): Content => ({
    failed: { code: notTakenCode, message: '', ...(at !== undefined && { field: at }) },
  });
  try {
    const fields = convert();
    return Object.keys(fields).length === 0 ? failedAt(field) : { sent: { ...ids, ...fields } };
  } catch (error) {
    if (error instanceof NoCounterpartError) return failedAt(error.field);
    throw error;
  }
}

/**
 * Changes the apps of units before their other fields, so that a lost response cannot cause those to be sent twice.
 * Returns the content that remains to be sent.
 */
async function withAppsChanged(
  send: Send,
  content: readonly Content[],
  options: CallOptions | undefined,
): Promise<Content[]> {
  const parts = content.map((each) => {
    if (!('sent' in each)) return { each };
    const { adgroupAppBinds: apps, ...rest } = each.sent as WireUnitUpdate;
    if (apps === undefined) return { each };
    const unitId = String(rest.adgroupId);
    const left: Content = Object.keys(rest).length > 1 ? { sent: rest } : { done: unitId };
    return { each: left, change: { unitId, apps } };
  });
  const changes = parts.flatMap(({ change }) => (change ? [change] : []));
  const failures = await changeApps(send, changes, options);
  return parts.map(({ each, change }) => {
    const failed = change && failures.get(change.unitId);
    return failed ? { failed } : each;
  });
}

interface WireUnitUpdate {
  adgroupId: number;
  adgroupAppBinds?: WireApps;
}

interface Write {
  kind: ProviderKind;
  method: 'add' | 'update';
  content: readonly Content[];
  options: CallOptions | undefined;
  /** Extracts the id from the response entry of the item at a position. */
  idOf: (entry: unknown, position: number) => string | undefined;
}

/** Sends all items that can be sent, in one request. Outcomes are in the order of the items. */
async function write(send: Send, { kind, method, content, options, idOf }: Write): Promise<ItemOutcome[]> {
  const wire = wireKinds[kind];
  const sent = content.flatMap((each, position) => ('sent' in each ? [{ item: each.sent, position }] : []));
  const outcomes = content.map((each): ItemOutcome => {
    if ('done' in each) return { ok: true, providerId: each.done };
    return { ok: false, failed: 'failed' in each ? each.failed : { code: '', message: '' } };
  });
  if (sent.length === 0) return outcomes;
  const body = { [wire.items]: sent.map(({ item }) => item) };
  const envelope = await send(`${wire.service}/${wire[method]}`, body, { ...options, isIdempotent: false });
  const positionOf = (index: number) => sent[index]?.position ?? -1;
  const answered = batchOutcomes(envelope, {
    count: sent.length,
    idOf: (entry, index) => idOf(entry, positionOf(index)),
  });
  for (const [index, outcome] of answered.entries()) outcomes[positionOf(index)] = outcome;
  return outcomes;
}

/**
 * Id of a new item. The entry repeats the item's texts; different texts mean that the order of the response is unknown.
 */
function idOfEntry(kind: ProviderKind, entry: unknown, name: string | undefined): string | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const fields: Readonly<Record<string, unknown>> = { ...entry };
  const echoed = itemName(kind, fields);
  if (echoed.trim() !== '' && echoed !== name) return undefined;
  return idSchema.safeParse(fields[wireKinds[kind].id]).data;
}

/** Reads items, with pending changes applied: the provider returns a change in review as a second item. */
async function readItems<Kind extends ProviderKind>(
  send: Send,
  kind: Kind,
  selection: ProviderSelection,
  options: CallOptions = {},
): Promise<ProviderItem<Kind>[]> {
  const wire = wireKinds[kind];
  const isByParent = 'parentIds' in selection;
  const { max } = wireLimits.rowsPerRequest.readByParent[kind];
  // campaigns have no parent: without ids, the provider returns all of the account's campaigns
  const ids = isByParent ? (kind === 'campaign' ? [] : selection.parentIds) : selection.ids;
  const groups = kind === 'campaign' && isByParent ? [[]] : chunksOf(ids, isByParent ? max : wire.readById);
  const names = isByParent && selection.names ? new Set(selection.names) : undefined;
  const items = new Map<string, ProviderItem<Kind>>();
  for (const group of groups)
    for (const getTemp of wire.hasShadows ? [0, 1] : [0]) {
      const body = {
        [wire.fieldsKey]: wire.fields,
        ...(kind === 'campaign'
          ? { campaignIds: group.map(toWireId) }
          : { ids: group.map(toWireId), idType: isByParent ? wire.parentIdType : wire.idType, getTemp }),
      };
      const envelope = await send(`${wire.service}/${wire.get}`, body, { ...options, isIdempotent: true });
      if (envelope.header.status === 2) throw new ProviderError('bad_request');
      for (const entry of dataOf(envelope.body)) {
        const item = parseProviderContent(() => fromWire(kind, entry));
        items.set(item.providerId, item);
      }
    }
  const all = [...items.values()];
  return names ? all.filter(({ fields }) => names.has(itemName(kind, { ...fields }))) : all;
}

function checkSize(kind: ProviderKind, content: readonly unknown[]): void {
  const { max } = wireLimits.rowsPerRequest.write[kind];
  if (content.length === 0 || content.length > max)
    throw new RangeError(`${content.length} of kind ${kind} in one request`);
}
