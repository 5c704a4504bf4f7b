import { providerKinds, type ProviderKind } from '@meridian/draft-editor/core';
import { wireKinds, wireLimits } from '../wire/kinds';
import { checkWireItem, type SimulatedFailure } from './check-wire-item';
import {
  each,
  numbersOf,
  objectsOf,
  rejected,
  unknownItem,
  type Processed,
  type WireObject,
} from './processed';
import type { createSimulatedApps } from './simulated-apps';

interface Stored {
  kind: ProviderKind;
  item: WireObject;
  /** When its texts were sent. */
  sentAt: number;
  /** Changed fields that apply after review, and when they were sent. */
  shadow?: { fields: WireObject; sentAt: number };
}

/** The items of an account, and what new ones take. */
export interface AccountItems {
  stored: Map<number, Stored>;
  apps: ReturnType<typeof createSimulatedApps>;
  nextId: () => number;
  reviewMs: number;
}

/** Fields that updates cannot change: the documentation has them only in requests for new items. */
const fixedFields: readonly string[] = ['marketingTargetId', 'campaignBidType', 'adgroupAppBinds'];
/** Fields of approved items whose changes apply after review. */
const reviewedFields: readonly string[] = [
  'pcFinalUrl',
  'pcTrackParam',
  'mobileFinalUrl',
  'mobileTrackParam',
];

function siblingsOf(account: AccountItems, kind: ProviderKind, item: WireObject): WireObject[] {
  const { parent, id } = wireKinds[kind];
  return own(account, kind)
    .map((one) => one.item)
    .filter((other) => (parent === undefined || other[parent] === item[parent]) && other[id] !== item[id]);
}

function add(
  account: AccountItems,
  kind: ProviderKind,
  item: WireObject,
  at: number,
): SimulatedFailure | WireObject {
  const { id, parent } = wireKinds[kind];
  const parentKind = kind === 'unit' ? 'campaign' : 'unit';
  if (parent !== undefined && account.stored.get(Number(item[parent]))?.kind !== parentKind)
    return unknownItem;
  const failure = checkWireItem(kind, item, siblingsOf(account, kind, item));
  if (failure) return failure;
  const providerId = account.nextId();
  const complete = { ...item, [id]: providerId };
  account.stored.set(providerId, { kind, item: complete, sentAt: at });
  if (kind === 'unit') account.apps.addWithUnit(providerId, item);
  return complete;
}

function update(
  account: AccountItems,
  kind: ProviderKind,
  sent: WireObject,
  at: number,
): SimulatedFailure | WireObject {
  const providerId = Number(sent[wireKinds[kind].id]);
  const found = currentOf(account, providerId, at);
  if (found?.kind !== kind) return unknownItem;
  const change = without(sent, fixedFields);
  const item = { ...found.item, ...change };
  const failure = checkWireItem(kind, item, siblingsOf(account, kind, item));
  if (failure) return failure;
  const isReviewed =
    wireKinds[kind].hasShadows && account.reviewMs > 0 && at - found.sentAt >= account.reviewMs;
  const inReview = isReviewed ? without(change, reviewedFields, { isInverted: true }) : {};
  if (Object.keys(inReview).length === 0) account.stored.set(providerId, { kind, item, sentAt: at });
  else
    account.stored.set(providerId, {
      kind,
      sentAt: found.sentAt,
      item: { ...found.item, ...without(change, reviewedFields) },
      shadow: { fields: { ...found.shadow?.fields, ...inReview }, sentAt: at },
    });
  return item;
}

/** An item with all changes that apply at a time. */
function currentOf({ stored, reviewMs }: AccountItems, providerId: number, at: number): Stored | undefined {
  const found = stored.get(providerId);
  if (!found?.shadow || at - found.shadow.sentAt < reviewMs) return found;
  const { kind, item, shadow } = found;
  const current = { kind, item: { ...item, ...shadow.fields }, sentAt: shadow.sentAt };
  stored.set(providerId, current);
  return current;
}

function remove(
  account: AccountItems,
  kind: ProviderKind,
  providerId: number,
): SimulatedFailure | WireObject {
  if (account.stored.get(providerId)?.kind !== kind) return unknownItem;
  account.stored.delete(providerId);
  for (const child of providerKinds) {
    const { id, parent } = wireKinds[child];
    if (parent !== wireKinds[kind].id) continue;
    for (const { item } of own(account, child))
      if (item[parent] === providerId) remove(account, child, Number(item[id]));
  }
  return { [wireKinds[kind].id]: providerId };
}

function get(account: AccountItems, kind: ProviderKind, body: WireObject, at: number): Processed {
  const { id, parent, parentIdType, fieldsKey } = wireKinds[kind];
  const ids = numbersOf(kind === 'campaign' ? body.campaignIds : body.ids);
  const isByParent = body.idType === parentIdType && parent !== undefined;
  const limit = isByParent ? wireLimits.rowsPerRequest.readByParent[kind].max : wireKinds[kind].readById;
  if (ids.length > limit) return rejected();
  const wanted = new Set(ids);
  const fields = Array.isArray(body[fieldsKey]) ? body[fieldsKey].map(String) : [];
  const data = own(account, kind)
    .filter(
      ({ item }) =>
        (kind === 'campaign' && ids.length === 0) || wanted.has(Number(item[isByParent ? parent : id])),
    )
    .flatMap((one): WireObject[] => {
      const { item, sentAt, shadow } = currentOf(account, Number(one.item[id]), at) ?? one;
      if (body.getTemp !== 1) return [{ ...item, ...reviewOf({ kind, item, sentAt }, at, account.reviewMs) }];
      if (!shadow) return [];
      const next = { kind, item: { ...item, ...shadow.fields }, sentAt: shadow.sentAt };
      return [{ ...next.item, ...reviewOf(next, at, account.reviewMs) }];
    });
  return { status: 0, failures: [], data: data.map((each) => without(each, fields, { isInverted: true })) };
}

/** Processes a request for items of a kind; undefined for an unknown method. */
export function processKind(
  account: AccountItems,
  kind: ProviderKind,
  { method, body, at }: { method: string; body: WireObject; at: number },
): Processed | undefined {
  const wire = wireKinds[kind];
  if (method === wire.get) return get(account, kind, body, at);
  const items =
    method === wire.remove ? numbersOf(body[wire.ids]).map((id) => ({ id })) : objectsOf(body[wire.items]);
  if (items.length === 0 || items.length > wireLimits.rowsPerRequest.write[kind].max) return rejected();
  if (method === wire.add) return each(items, (item) => add(account, kind, item, at));
  if (method === wire.update) return each(items, (item) => update(account, kind, item, at));
  if (method === wire.remove) return each(items, (item) => remove(account, kind, Number(item.id)));
  return undefined;
}

const own = ({ stored }: AccountItems, kind: ProviderKind) =>
  [...stored.values()].filter((one) => one.kind === kind);

/** Copies an object without some fields, or with only these. */
function without(
  object: WireObject,
  fields: readonly string[],
  { isInverted = false }: { isInverted?: boolean } = {},
): WireObject {
  return Object.fromEntries(
    Object.entries(object).filter(([field]) => fields.includes(field) === isInverted),
  );
}

/** Review state of an item. New texts are in review for a while; then those that contain 违规 are rejected. */
function reviewOf({ kind, item, sentAt }: Stored, at: number, reviewMs: number): WireObject {
  const paused = item.pause === true;
  if (kind === 'campaign') return { status: paused ? 23 : 21 };
  if (kind === 'unit') return { status: paused ? 32 : 31 };
  const codes =
    kind === 'keyword'
      ? { review: 46, bad: 43, paused: 42, ok: 41 }
      : { review: 55, bad: 53, paused: 52, ok: 51 };
  if (at - sentAt < reviewMs) return { status: codes.review };
  const text = [item.keyword, item.title, item.description1, item.description2].join(' ');
  if (!text.includes('违规')) return { status: paused ? codes.paused : codes.ok };
  const detailReason = JSON.stringify([['您提交的物料涉及不合规内容，请修改后重新提交', '']]);
  return { status: codes.bad, offlineReasons: [{ mainReason: '3', detailReason }] };
}
