import type { CallOptions, ItemOutcome, NewProviderItem, ProviderConnection } from '../../../kits/provider';
import { uploadFailureOf, itemFailure } from '../../../kits/provider/failures';
import type { ImageProvider } from '../../materials';
import { bindingKey } from '../plan/account-content';
import { callsPerUnbinding, callsPerUpload } from '../plan/estimate';
import { isProviderKind } from '../plan/plan-upload';
import type { ClaimedItem, ItemResult } from './upload-store.repository';

export interface SendContext {
  accountId: number;
  connection: ProviderConnection;
  images: ImageProvider;
  options: CallOptions;
  /** Options of each request for pictures. */
  pictureOptions: CallOptions;
}

export interface SentItems {
  results: ItemResult[];
  /** Number of requests. */
  calls: number;
}

/** Picture contents sent before their outcome is stored; each takes seconds. */
const maxUploadsAtOnce = 10;

/** Sends items of one kind and action, in one request except for picture contents. Errors: `ProviderError`. */
export async function sendItems(context: SendContext, items: readonly ClaimedItem[]): Promise<SentItems> {
  const [first] = items;
  if (first !== undefined && !isProviderKind(first.kind))
    return first.action === 'remove' ? removePictures(context, items) : sendPictures(context, items);
  return { results: await sendBatch(context, items), calls: 1 };
}

async function sendBatch(
  { connection, options }: SendContext,
  items: readonly ClaimedItem[],
): Promise<ItemResult[]> {
  const [first] = items;
  if (first === undefined || !isProviderKind(first.kind)) return [];
  const { kind, action } = first;
  if (action === 'remove') {
    const outcomes = await connection.remove(
      kind,
      items.map(({ providerId }) => providerId ?? ''),
      options,
    );
    return toResults(items, outcomes).map(withoutMissing);
  }
  if (action === 'update') {
    const changes = items.map(({ providerId, fields, changes: changed }) => ({
      providerId: providerId ?? '',
      fields,
      changed: changed.map(({ field }) => field),
    }));
    // asserted: the fields of a row are those of its kind
    return toResults(items, await connection.update(kind, changes as never, options));
  }
  const added = items.map(({ parentProviderId: parentId, fields }) => ({ parentId, fields }));
  // asserted: the fields of a row are those of its kind
  return toResults(items, await connection.add(kind, added as unknown as NewProviderItem[], options));
}

/** Removes pictures from units that remain. A picture without any binding counts as removed. */
async function removePictures(
  { connection, options }: SendContext,
  items: readonly ClaimedItem[],
): Promise<SentItems> {
  const bindings = items.flatMap(({ parentProviderId: unitId, providerId }) =>
    unitId === '' || providerId === null ? [] : [{ unitId, imageId: providerId }],
  );
  const outcomes = bindings.length === 0 ? [] : await connection.unbindImages(bindings, options);
  const outcomeOf = new Map(bindings.map((binding, at) => [bindingKey(binding), outcomes[at]]));
  const ofItems = items.map(({ parentProviderId: unitId, providerId }): ItemOutcome => {
    const imageId = providerId ?? '';
    return outcomeOf.get(bindingKey({ unitId, imageId })) ?? { ok: true, providerId: imageId };
  });
  return {
    results: toResults(items, ofItems).map(withoutMissing),
    calls: bindings.length === 0 ? 0 : callsPerUnbinding,
  };
}

/** Uploads contents that the account lacks, then binds pictures to their units. Both are safe to repeat. */
async function sendPictures(
  { accountId, connection, images: provider, pictureOptions: options }: SendContext,
  items: readonly ClaimedItem[],
): Promise<SentItems> {
  const imageIdOf = ({ fields }: ClaimedItem) => String(fields.imageId);
  const request = { accountId, imageIds: items.map(imageIdOf), maxUploads: maxUploadsAtOnce };
  const { images, uploads } = await provider.provide(connection, request, options);
  const toBind = items.flatMap((item) => {
    const image = images.get(imageIdOf(item));
    return image?.ok ? [{ item, image }] : [];
  });
  const others = items.flatMap((item): ItemResult[] => {
    const image = images.get(imageIdOf(item));
    if (image?.ok) return [];
    return [image === undefined ? waiting(item) : failed(item, image.failure)];
  });
  const calls = uploads * callsPerUpload;
  if (toBind.length === 0) return { results: others, calls };
  const bindings = toBind.map(({ item, image }) => ({
    unitId: item.parentProviderId,
    imageId: image.providerId,
  }));
  const outcomes = await connection.bindImages(bindings, options);
  const bound = toResults(
    toBind.map(({ item }) => item),
    outcomes,
  );
  // the picture may have been deleted at the provider: it is sent again and bound then
  const doubted = toBind.filter(
    ({ image }, at) =>
      image.isStored && bound[at]?.state === 'failed' && bound[at].failure?.reason !== 'missing_parent',
  );
  if (doubted.length > 0)
    await provider.markMissing(
      accountId,
      doubted.map(({ item }) => imageIdOf(item)),
    );
  const isDoubted = new Set(doubted.map(({ item }) => item.seq));
  const results = toBind.flatMap(({ item, image }, at): ItemResult[] => {
    const result = bound[at];
    if (result === undefined) return [];
    if (isDoubted.has(item.seq)) return [waiting(item)];
    return [{ ...result, providerId: result.state === 'sent' ? image.providerId : null }];
  });
  return { results: [...others, ...results], calls: calls + 1 };
}

function waiting({ seq }: ClaimedItem): ItemResult {
  return { seq, state: 'waiting', providerId: null, failure: null };
}

function toResults(items: readonly ClaimedItem[], outcomes: readonly ItemOutcome[]): ItemResult[] {
  return items.map((item, index) => {
    const outcome = outcomes[index];
    // a response that is too short says nothing about the remaining items
    if (outcome === undefined) return failed(item, uploadFailureOf('unreadable'));
    return outcome.ok
      ? { seq: item.seq, state: 'sent', providerId: outcome.providerId, failure: null }
      : failed(item, itemFailure(outcome.failed, item.action));
  });
}

function failed({ seq }: ClaimedItem, failure: ItemResult['failure']): ItemResult {
  return { seq, state: 'failed', providerId: null, failure };
}

/** Counts items that no longer exist as removed. */
function withoutMissing(result: ItemResult): ItemResult {
  const isGone = result.failure?.reason === 'missing' || result.failure?.reason === 'missing_parent';
  return isGone ? { ...result, state: 'sent', failure: null } : result;
}
