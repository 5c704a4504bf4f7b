import { providerCallLimits, providerKinds, type ProviderKind } from '@meridian/draft-editor/core';
import { createHash } from 'node:crypto';
import { wireKinds } from '../wire/kinds';
import { checkWireItem, checkWirePicture, type SimulatedFailure } from './check-wire-item';
import { createSimulatedApps } from './simulated-apps';

export type WireObject = Readonly<Record<string, unknown>>;

/** A processed request: header status, failures and response data. */
export interface Processed {
  status: 0 | 1 | 2;
  failures: readonly (SimulatedFailure & { position: string })[];
  data: readonly unknown[];
}

interface Stored {
  kind: ProviderKind;
  item: WireObject;
  /** When its texts were sent. */
  sentAt: number;
  /** Changed fields that apply after review, and when they were sent. */
  shadow?: { fields: WireObject; sentAt: number };
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

export interface SimulatedAccount {
  /** Processes a request; undefined for an unknown method. */
  process(path: string, body: WireObject, at: number): Processed | undefined;
  isWrite(path: string): boolean;
}

const tooMany: SimulatedFailure = { code: 8002, field: '', content: '', message: '请求数据条数超过限制' };
const unknownItem: SimulatedFailure = { code: 901002, field: '', content: '', message: '物料不存在' };
const firstBindId = 8_000_000_000;
const writePattern = /\/(add|update|delete|upload)/;

/** An account at the simulated provider. The same requests in the same order have the same result. */
export function createSimulatedAccount({
  nextId,
  reviewMs,
}: {
  nextId: () => number;
  reviewMs: number;
}): SimulatedAccount {
  const stored = new Map<number, Stored>();
  const images = new Map<string, number>();
  const bindings: { bindId: number; adgroupId: number; segmentId: number }[] = [];
  // separate from `nextId`, so that replaying an earlier log assigns the same ids
  let lastBindId = firstBindId;
  const apps = createSimulatedApps();
  const own = (kind: ProviderKind) => [...stored.values()].filter((one) => one.kind === kind);

  function each(
    items: readonly WireObject[],
    one: (item: WireObject) => SimulatedFailure | WireObject,
  ): Processed {
    const failures: Processed['failures'][number][] = [];
    const data: unknown[] = [];
    for (const [index, item] of items.entries()) {
      const result = one(item);
      if ('code' in result && 'message' in result)
        failures.push({ ...(result as SimulatedFailure), position: `[${index}]` });
      else data.push(result);
    }
    const status = failures.length === 0 ? 0 : data.length === 0 ? 2 : 1;
    return { status, failures, data };
  }

  function siblingsOf(kind: ProviderKind, item: WireObject): WireObject[] {
    const { parent, id } = wireKinds[kind];
    return own(kind)
      .map((one) => one.item)
      .filter((other) => (parent === undefined || other[parent] === item[parent]) && other[id] !== item[id]);
  }

  function add(kind: ProviderKind, item: WireObject, at: number): SimulatedFailure | WireObject {
    const { id, parent } = wireKinds[kind];
    const parentKind = kind === 'unit' ? 'campaign' : 'unit';
    if (parent !== undefined && stored.get(Number(item[parent]))?.kind !== parentKind) return unknownItem;
    const failure = checkWireItem(kind, item, siblingsOf(kind, item));
    if (failure) return failure;
    const providerId = nextId();
    const complete = { ...item, [id]: providerId };
    stored.set(providerId, { kind, item: complete, sentAt: at });
    if (kind === 'unit') apps.addWithUnit(providerId, item);
    return complete;
  }

  function update(kind: ProviderKind, sent: WireObject, at: number): SimulatedFailure | WireObject {
    const providerId = Number(sent[wireKinds[kind].id]);
    const found = currentOf(providerId, at);
    if (found?.kind !== kind) return unknownItem;
    const change = without(sent, fixedFields);
    const item = { ...found.item, ...change };
    const failure = checkWireItem(kind, item, siblingsOf(kind, item));
    if (failure) return failure;
    const isReviewed = wireKinds[kind].hasShadows && reviewMs > 0 && at - found.sentAt >= reviewMs;
    const inReview = isReviewed ? without(change, reviewedFields, { isInverted: true }) : {};
    if (Object.keys(inReview).length === 0) stored.set(providerId, { kind, item, sentAt: at });
    else
      stored.set(providerId, {
        kind,
        sentAt: found.sentAt,
        item: { ...found.item, ...without(change, reviewedFields) },
        shadow: { fields: { ...found.shadow?.fields, ...inReview }, sentAt: at },
      });
    return item;
  }

  /** An item with all changes that apply at a time. */
  function currentOf(providerId: number, at: number): Stored | undefined {
    const found = stored.get(providerId);
    if (!found?.shadow || at - found.shadow.sentAt < reviewMs) return found;
    const { kind, item, shadow } = found;
    const current = { kind, item: { ...item, ...shadow.fields }, sentAt: shadow.sentAt };
    stored.set(providerId, current);
    return current;
  }

  function remove(kind: ProviderKind, providerId: number): SimulatedFailure | WireObject {
    if (stored.get(providerId)?.kind !== kind) return unknownItem;
    stored.delete(providerId);
    for (const child of providerKinds) {
      const { id, parent } = wireKinds[child];
      if (parent !== wireKinds[kind].id) continue;
      for (const { item } of own(child)) if (item[parent] === providerId) remove(child, Number(item[id]));
    }
    return { [wireKinds[kind].id]: providerId };
  }

  function get(kind: ProviderKind, body: WireObject, at: number): Processed {
    const { id, parent, parentIdType, fieldsKey } = wireKinds[kind];
    const ids = numbersOf(kind === 'campaign' ? body.campaignIds : body.ids);
    const isByParent = body.idType === parentIdType && parent !== undefined;
    const limit = isByParent ? providerCallLimits.readByParent[kind].max : wireKinds[kind].readById;
    if (limit !== undefined && ids.length > limit) return rejected();
    const wanted = new Set(ids);
    const fields = Array.isArray(body[fieldsKey]) ? body[fieldsKey].map(String) : [];
    const data = own(kind)
      .filter(
        ({ item }) =>
          (kind === 'campaign' && ids.length === 0) || wanted.has(Number(item[isByParent ? parent : id])),
      )
      .flatMap((one): WireObject[] => {
        const { item, sentAt, shadow } = currentOf(Number(one.item[id]), at) ?? one;
        if (body.getTemp !== 1) return [{ ...item, ...reviewOf({ kind, item, sentAt }, at, reviewMs) }];
        if (!shadow) return [];
        const next = { kind, item: { ...item, ...shadow.fields }, sentAt: shadow.sentAt };
        return [{ ...next.item, ...reviewOf(next, at, reviewMs) }];
      });
    return { status: 0, failures: [], data: data.map((each) => without(each, fields, { isInverted: true })) };
  }

  function processKind(
    kind: ProviderKind,
    method: string,
    body: WireObject,
    at: number,
  ): Processed | undefined {
    const wire = wireKinds[kind];
    if (method === wire.get) return get(kind, body, at);
    const items =
      method === wire.remove ? numbersOf(body[wire.ids]).map((id) => ({ id })) : objectsOf(body[wire.items]);
    if (items.length === 0 || items.length > (providerCallLimits.write[kind].max ?? Infinity))
      return rejected();
    if (method === wire.add) return each(items, (item) => add(kind, item, at));
    if (method === wire.update) return each(items, (item) => update(kind, item, at));
    if (method === wire.remove) return each(items, (item) => remove(kind, Number(item.id)));
    return undefined;
  }

  const others: Readonly<Record<string, (body: WireObject) => Processed>> = {
    'AccountService/getAccountInfo': () => ({
      status: 0,
      failures: [],
      data: [{ balance: 10_000, budgetType: 0 }],
    }),
    'ImageManagementService/uploadImage': (body) =>
      each(objectsOf(body.items), ({ content, imageName }) => {
        const failure = checkWirePicture(String(imageName));
        if (failure) return failure;
        const key = createHash('sha256').update(String(content)).digest('hex');
        const imageId = images.get(key) ?? nextId();
        images.set(key, imageId);
        return { imageId, url: `https://pictures.example.com/${imageId}` };
      }),
    'ImageSegmentService/addImageSegment': (body) =>
      // one segment per stored picture, so that a retry gets the same id
      each(objectsOf(body.imageSegmentTypes), ({ url }) => ({
        url,
        segmentId: Number(String(url).split('/').at(-1)),
      })),
    'AdgroupImageSegmentBindService/addAdgroupImageSegmentBind': (body) =>
      each(objectsOf(body.adgroupImageSegmentBindIdTypes), (item) => {
        const [adgroupId, segmentId] = [Number(item.adgroupId), Number(item.segmentId)];
        if (stored.get(adgroupId)?.kind !== 'unit') return unknownItem;
        const present = bindings.find((one) => one.adgroupId === adgroupId && one.segmentId === segmentId);
        if (present) return present;
        const binding = { bindId: ++lastBindId, adgroupId, segmentId };
        bindings.push(binding);
        return binding;
      }),
    'AdgroupImageSegmentBindService/deleteAdgroupImageSegmentBind': (body) =>
      each(
        numbersOf(body.bindIds).map((bindId) => ({ bindId })),
        ({ bindId }) => {
          const at = bindings.findIndex((one) => one.bindId === bindId);
          return bindings.splice(at, at === -1 ? 0 : 1)[0] ?? unknownItem;
        },
      ),
    'AdgroupAppService/getAdgroupAppBind': (body) => ({
      status: 0,
      failures: [],
      data: apps.ofUnits(numbersOf(body.ids)),
    }),
    'AdgroupAppService/addAdgroupAppBind': (body) =>
      each(objectsOf(body.addBinds), (bind) =>
        stored.get(Number(bind.adgroupId))?.kind === 'unit' ? apps.add(bind) : unknownItem,
      ),
    'AdgroupAppService/deleteAdgroupAppBind': (body) =>
      each(
        numbersOf(body.delBindIds).map((bindId) => ({ bindId })),
        ({ bindId }) => apps.remove(Number(bindId), unknownItem),
      ),
    'AdgroupImageSegmentBindService/getAdgroupImageSegmentBind': (body) => {
      const wanted = new Set(numbersOf(body.adgroupIds));
      return { status: 0, failures: [], data: bindings.filter(({ adgroupId }) => wanted.has(adgroupId)) };
    },
  };

  return {
    isWrite: (path) => writePattern.test(path),
    process(path, body, at) {
      const [service, method = ''] = path.split('/');
      const kind = providerKinds.find((one) => wireKinds[one].service === service);
      return kind ? processKind(kind, method, body, at) : others[path]?.(body);
    },
  };
}

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

function rejected(): Processed {
  return { status: 2, failures: [{ ...tooMany, position: '' }], data: [] };
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

function objectsOf(value: unknown): WireObject[] {
  return Array.isArray(value)
    ? value.filter((one): one is WireObject => typeof one === 'object' && one !== null)
    : [];
}

function numbersOf(value: unknown): number[] {
  return Array.isArray(value) ? value.map(Number) : [];
}
