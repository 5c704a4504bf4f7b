import type {
  CallOptions,
  ItemOutcome,
  NewProviderImage,
  NewProviderItem,
  ProviderConnection,
} from '../../provider';
import { uploadFailureOf, itemFailure } from '../failures';
import { isProviderKind } from '../plan/plan-upload';
import type { ClaimedItem, ItemResult } from './upload-store';

/** Reads the file of a picture of the account; undefined when it is not in the library any more. */
export type ReadImage = (accountId: number, imageId: string) => Promise<NewProviderImage | undefined>;

/** A picture of the library that the provider has now. */
export interface SentPicture {
  imageId: string;
  providerId: string;
}

export interface SendContext {
  accountId: number;
  connection: ProviderConnection;
  readImage: ReadImage;
  onPicturesSent: (accountId: number, sent: readonly SentPicture[]) => Promise<void>;
  options: CallOptions;
  /** Of each request for pictures. */
  pictureOptions: CallOptions;
}

/** Sends items of one kind and action in one request. Errors: `ProviderError`. */
export async function sendItems(context: SendContext, items: readonly ClaimedItem[]): Promise<ItemResult[]> {
  const { connection, options } = context;
  const [first] = items;
  if (first === undefined) return [];
  const { kind, action } = first;
  if (!isProviderKind(kind)) return sendPictures(context, items);
  if (action === 'remove') {
    const outcomes = await connection.remove(
      kind,
      items.map(({ providerId }) => providerId ?? ''),
      options,
    );
    return toResults(items, outcomes).map(withoutMissing);
  }
  if (action === 'update') {
    const changes = items.map(({ providerId, changes: changed }) => ({
      providerId: providerId ?? '',
      fields: Object.fromEntries(changed.map(({ field, to }) => [field, to])),
    }));
    return toResults(items, await connection.update(kind, changes, options));
  }
  const added = items.map(({ parentProviderId: parentId, fields }) => ({ parentId, fields }));
  // asserted: fields of a row are those of its kind
  return toResults(items, await connection.add(kind, added as unknown as NewProviderItem[], options));
}

/** Uploads files, then binds them to their units. Both may be repeated. */
async function sendPictures(
  { accountId, connection, readImage, onPicturesSent, pictureOptions: options }: SendContext,
  items: readonly ClaimedItem[],
): Promise<ItemResult[]> {
  const results: ItemResult[] = [];
  const found: { item: ClaimedItem; image: NewProviderImage }[] = [];
  for (const item of items) {
    const image = await readImage(accountId, String(item.fields.imageId));
    if (image) found.push({ item, image });
    else results.push(failed(item, uploadFailureOf('image_file')));
  }
  if (found.length === 0) return results;
  const uploaded = await connection.uploadImages(
    found.map(({ image }) => image),
    options,
  );
  const stored = toResults(
    found.map(({ item }) => item),
    uploaded,
  );
  const toBind = found.flatMap(({ item }, index) => {
    const imageId = stored[index]?.state === 'sent' ? stored[index].providerId : null;
    return imageId === null ? [] : [{ item, imageId }];
  });
  await onPicturesSent(
    accountId,
    toBind.map(({ item, imageId }) => ({ imageId: String(item.fields.imageId), providerId: imageId })),
  );
  results.push(...stored.filter(({ state }) => state === 'failed'));
  if (toBind.length === 0) return results;
  const bound = await connection.bindImages(
    toBind.map(({ item, imageId }) => ({ unitId: item.parentProviderId, imageId })),
    options,
  );
  return [
    ...results,
    ...toResults(
      toBind.map(({ item }) => item),
      bound,
    ).map((result, index) => ({
      ...result,
      providerId: result.state === 'sent' ? (toBind[index]?.imageId ?? null) : null,
    })),
  ];
}

function toResults(items: readonly ClaimedItem[], outcomes: readonly ItemOutcome[]): ItemResult[] {
  return items.map((item, index) => {
    const outcome = outcomes[index];
    // a response that is too short says nothing about the rest
    if (outcome === undefined) return failed(item, uploadFailureOf('unreadable'));
    return outcome.ok
      ? { seq: item.seq, state: 'sent', providerId: outcome.providerId, failure: null }
      : failed(item, itemFailure(outcome.failed, item.action));
  });
}

function failed({ seq }: ClaimedItem, failure: ItemResult['failure']): ItemResult {
  return { seq, state: 'failed', providerId: null, failure };
}

/** What is gone already is removed. */
function withoutMissing(result: ItemResult): ItemResult {
  const isGone = result.failure?.reason === 'missing' || result.failure?.reason === 'missing_parent';
  return isGone ? { ...result, state: 'sent', failure: null } : result;
}
