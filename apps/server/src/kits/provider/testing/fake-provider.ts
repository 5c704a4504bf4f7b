import { limitsOf } from '@meridian/api-client/contract';
import type { ProviderKind } from '@meridian/draft-editor/core';
import { createHash } from 'node:crypto';
import type { ProviderError } from '../provider-error';
import {
  itemName,
  type ImageBinding,
  type ItemFailure,
  type ItemOutcome,
  type NewProviderItem,
  type OfflineReason,
  type Provider,
  type ProviderConnection,
  type ProviderItem,
  type ProviderItemChange,
  type ProviderItemState,
  type ProviderSelection,
} from '../provider-port';
import { noApps, type UnitApps } from '../wire/apps';
import { compareFields, storedFields } from '../wire/compare';

type Method =
  | 'read'
  | 'add'
  | 'update'
  | 'remove'
  | 'uploadImages'
  | 'bindImages'
  | 'unbindImages'
  | 'readApps'
  | 'readBindings';

/** A request that reached the fake provider. */
export interface FakeRequest {
  accountId: number;
  method: Method;
  kind?: ProviderKind;
  /** Items, ids, pictures or bindings of the request. */
  content: readonly unknown[];
}

interface StoredItem extends Omit<ProviderItem, 'fields'> {
  accountId: number;
  kind: ProviderKind;
  fields: Record<string, unknown>;
}

interface Fault {
  error: ProviderError;
  /** Whether the request takes effect before the error. */
  isProcessed: boolean;
}

export interface FakeProvider extends Provider {
  /** All requests in order, including failed ones. */
  readonly requests: readonly FakeRequest[];
  /** The next request of a method fails; with `isProcessed`, after it took effect. */
  failNext(method: Method, error: ProviderError, options?: { isProcessed?: boolean }): void;
  /** From now on, items for which `why` returns a failure are neither added nor removed. */
  rejectItems(why: (kind: ProviderKind, item: NewProviderItem) => ItemFailure | undefined): void;
  /** Sets the result of a review. */
  review(providerId: string, state: ProviderItemState, reasons?: readonly OfflineReason[]): void;
  /** Deletes all pictures at the provider, as another user would. */
  deletePictures(): void;
  /** All items of an account and kind. */
  itemsOf(accountId: number, kind: ProviderKind): ProviderItem[];
}

const duplicateCodes = { campaign: '901181', unit: '901281', keyword: '901381', creative: '901481' } as const;
const unknownParent: ItemFailure = { code: '901001', message: 'no such parent' };

const unknownPicture: ItemFailure = { code: '925104', message: 'no such picture' };

/** An in-memory provider that has every account, for tests of code that uses the port. */
export function createFakeProvider(): FakeProvider {
  const requests: FakeRequest[] = [];
  const items = new Map<string, StoredItem>();
  const bindings: (ImageBinding & { accountId: number })[] = [];
  const pictures = new Set<string>();
  const faults = new Map<Method, Fault[]>();
  let rejection: (kind: ProviderKind, item: NewProviderItem) => ItemFailure | undefined = () => undefined;
  let lastId = 5_000_000_000n;

  async function run<Result>(request: FakeRequest, effect: () => Result): Promise<Result> {
    await Promise.resolve();
    requests.push(request);
    const fault = faults.get(request.method)?.shift();
    if (fault && !fault.isProcessed) throw fault.error;
    const result = effect();
    if (fault) throw fault.error;
    return result;
  }

  function connect(accountId: number): ProviderConnection {
    const own = (kind: ProviderKind) =>
      [...items.values()].filter((item) => item.accountId === accountId && item.kind === kind);

    function addOne(kind: ProviderKind, item: NewProviderItem): ItemOutcome {
      const failed = rejection(kind, item);
      if (failed) return { ok: false, failed };
      if (item.parentId !== '' && items.get(item.parentId)?.accountId !== accountId)
        return { ok: false, failed: unknownParent };
      const name = itemName(kind, item.fields);
      const twin = own(kind).find(
        (other) => other.parentId === item.parentId && itemName(kind, other.fields) === name,
      );
      if (twin)
        return { ok: false, failed: { code: duplicateCodes[kind], content: name, message: 'duplicate' } };
      lastId += 1n;
      const providerId = String(lastId);
      const state = kind === 'keyword' || kind === 'creative' ? 'in_review' : 'active';
      items.set(providerId, {
        accountId,
        kind,
        providerId,
        parentId: item.parentId,
        // asserted: the fields are those of the kind
        fields: { ...storedFields(kind, item.fields as never) },
        state,
        offlineReasons: [],
      });
      return { ok: true, providerId };
    }

    function withItem(providerId: string, effect: (item: StoredItem) => void): ItemOutcome {
      const item = items.get(providerId);
      if (item?.accountId !== accountId) return { ok: false, failed: unknownParent };
      effect(item);
      return { ok: true, providerId };
    }

    function removeItem(item: StoredItem): void {
      for (const child of items.values()) if (child.parentId === item.providerId) removeItem(child);
      items.delete(item.providerId);
    }

    function isSelected(item: StoredItem, selection: ProviderSelection): boolean {
      if ('ids' in selection) return selection.ids.includes(item.providerId);
      const name = itemName(item.kind, item.fields);
      return selection.parentIds.includes(item.parentId) && (selection.names?.includes(name) ?? true);
    }

    return {
      read: (kind, selection) =>
        run({ accountId, method: 'read', kind, content: [selection] }, () =>
          // asserted: items of a kind have its fields
          own(kind)
            .filter((item) => isSelected(item, selection))
            .map((item) => publicItem(item) as ProviderItem<typeof kind>),
        ),
      add: (kind, added) => {
        checkSize(kind, added);
        return run({ accountId, method: 'add', kind, content: added }, () =>
          added.map((item) => addOne(kind, item)),
        );
      },
      update: (kind, changes: readonly ProviderItemChange[]) => {
        checkSize(kind, changes);
        return run({ accountId, method: 'update', kind, content: changes }, () =>
          changes.map((change) =>
            withItem(change.providerId, (item) => {
              changeFields(item, change.fields, change.changed);
            }),
          ),
        );
      },
      remove: (kind, providerIds) => {
        checkSize(kind, providerIds);
        return run({ accountId, method: 'remove', kind, content: providerIds }, () =>
          providerIds.map((providerId) => {
            const item = items.get(providerId);
            // asserted: items of a kind have its fields
            const failed = item && rejection(kind, item as unknown as NewProviderItem);
            return failed ? { ok: false, failed } : withItem(providerId, removeItem);
          }),
        );
      },
      uploadImages: (images) =>
        run({ accountId, method: 'uploadImages', content: images }, () =>
          images.map(({ bytes }) => {
            const providerId = imageIdOf(bytes);
            pictures.add(providerId);
            return { ok: true, providerId };
          }),
        ),
      bindImages: (added) =>
        run({ accountId, method: 'bindImages', content: added }, () =>
          added.map((binding) =>
            pictures.has(binding.imageId)
              ? withItem(binding.unitId, () => {
                  bindings.push({ ...binding, accountId });
                })
              : { ok: false, failed: unknownPicture },
          ),
        ),
      unbindImages: (removed) =>
        run({ accountId, method: 'unbindImages', content: removed }, () =>
          removed.map(({ unitId, imageId }) => {
            const isOther = (one: ImageBinding & { accountId: number }) =>
              one.accountId !== accountId || one.unitId !== unitId || one.imageId !== imageId;
            bindings.splice(0, bindings.length, ...bindings.filter(isOther));
            return { ok: true, providerId: imageId };
          }),
        ),
      readApps: (unitIds) =>
        run({ accountId, method: 'readApps', content: unitIds }, () => {
          const appsOf = (unitId: string): UnitApps => ({ ...noApps, ...items.get(unitId)?.fields });
          return new Map(unitIds.map((unitId) => [unitId, appsOf(unitId)]));
        }),
      readBindings: (unitIds) =>
        run({ accountId, method: 'readBindings', content: unitIds }, () =>
          bindings
            .filter((binding) => binding.accountId === accountId && unitIds.includes(binding.unitId))
            .map(({ unitId, imageId }) => ({ unitId, imageId })),
        ),
      readAccount: () =>
        Promise.resolve({ userName: `account-${accountId}`, balance: '0.00', budget: null, domains: [] }),
      readReport: () => Promise.resolve([]),
    };
  }

  return {
    id: 'baidu',
    name: 'simulator',
    channels: ['search'],
    reports: [],
    connect: (accountId) => Promise.resolve(connect(accountId)),
    requests,
    failNext(method, error, { isProcessed = false } = {}) {
      faults.set(method, [...(faults.get(method) ?? []), { error, isProcessed }]);
    },
    rejectItems(why) {
      rejection = why;
    },
    review(providerId, state, reasons = []) {
      const item = items.get(providerId);
      if (!item) throw new RangeError(`no item ${providerId}`);
      item.state = state;
      item.offlineReasons = reasons;
    },
    deletePictures: () => {
      pictures.clear();
      bindings.splice(0);
    },
    itemsOf: (accountId, kind) =>
      [...items.values()]
        .filter((item) => item.accountId === accountId && item.kind === kind)
        .map((item) => publicItem(item)),
  };
}

function publicItem({ providerId, parentId, fields, state, offlineReasons }: StoredItem): ProviderItem {
  return { providerId, parentId, fields: { ...fields }, state, offlineReasons };
}

/** Stores only the changed fields. */
function changeFields(item: StoredItem, fields: object, changed: readonly string[]): void {
  // asserted: both are fields of the kind
  const { changes } = compareFields(item.kind, item.fields as never, fields as never);
  const stored: Readonly<Record<string, unknown>> = storedFields(item.kind, fields as never);
  for (const { field } of changes) if (changed.includes(field)) item.fields[field] = stored[field];
}

function checkSize(kind: ProviderKind, content: readonly unknown[]): void {
  const { max } = limitsOf('baidu').rowsPerRequest.write[kind];
  if (content.length > max) throw new RangeError(`${content.length} of kind ${kind} in one request`);
}

function imageIdOf(bytes: Uint8Array): string {
  const hash = createHash('sha256').update(bytes).digest('hex');
  return String(BigInt(`0x${hash.slice(0, 15)}`));
}
