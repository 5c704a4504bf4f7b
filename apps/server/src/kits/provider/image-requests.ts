import * as z from 'zod';
import { batchOutcomes, dataOf } from './batch-outcomes';
import type {
  CallOptions,
  ImageBinding,
  ItemOutcome,
  NewProviderImage,
  ProviderConnection,
} from './provider-port';
import { parseProviderContent, chunksOf, type Send } from './send';
import { segmentTypes, toTheirs } from './wire/enums';
import { idSchema, toWireId } from './wire/ids';

const uploadedSchema = z.object({ url: z.string().min(1), imageId: idSchema.nullish() });
const segmentSchema = z.object({ segmentId: idSchema });
const bindingSchema = z.object({ adgroupId: idSchema, segmentId: idSchema, bindId: idSchema.nullish() });
const maxUnitsPerRead = 100;

type ImageRequests = Pick<
  ProviderConnection,
  'uploadImages' | 'bindImages' | 'unbindImages' | 'readBindings'
>;

/** Requests for pictures: the provider stores the file, creates a segment from it, and binds segments to units. */
export function imageRequests(send: Send): ImageRequests {
  async function uploadOne({ bytes, name, ratio }: NewProviderImage, options: object): Promise<ItemOutcome> {
    const content = Buffer.from(bytes).toString('base64');
    const stored = await send(
      'ImageManagementService/uploadImage',
      { items: [{ content, addImage: true, imageName: name }] },
      // the provider stores identical files once
      { ...options, isIdempotent: true },
    );
    let url = '';
    const [outcome] = batchOutcomes(stored, {
      count: 1,
      idOf: (entry) => {
        ({ url } = parseProviderContent(() => uploadedSchema.parse(entry)));
        return url;
      },
    });
    if (outcome?.ok === false) return outcome;
    const type = ratio === '1:1' ? { segmentType: toTheirs(segmentTypes, ratio) } : {};
    const segment = await send(
      'ImageSegmentService/addImageSegment',
      { imageSegmentTypes: [{ url, ...type, desc: [name] }] },
      { ...options, isIdempotent: true },
    );
    const [added] = batchOutcomes(segment, {
      count: 1,
      idOf: (entry) => parseProviderContent(() => segmentSchema.parse(entry)).segmentId,
    });
    return added ?? { ok: false, failed: { code: '', message: '' } };
  }

  async function readStored(unitIds: readonly string[], options: CallOptions) {
    const found = [];
    for (const group of chunksOf(unitIds, maxUnitsPerRead)) {
      const envelope = await send(
        'AdgroupImageSegmentBindService/getAdgroupImageSegmentBind',
        { adgroupIds: group.map(toWireId) },
        { ...options, isIdempotent: true },
      );
      found.push(
        ...dataOf(envelope.body).map((entry) => parseProviderContent(() => bindingSchema.parse(entry))),
      );
    }
    return found.map(({ adgroupId, segmentId, bindId }) => ({
      unitId: adgroupId,
      imageId: segmentId,
      bindId,
    }));
  }

  return {
    async uploadImages(images, options = {}) {
      const outcomes: ItemOutcome[] = [];
      for (const image of images) outcomes.push(await uploadOne(image, options));
      return outcomes;
    },
    async bindImages(bindings, options = {}) {
      const adgroupImageSegmentBindIdTypes = bindings.map(({ unitId, imageId }) => ({
        adgroupId: toWireId(unitId),
        segmentId: toWireId(imageId),
      }));
      const envelope = await send(
        'AdgroupImageSegmentBindService/addAdgroupImageSegmentBind',
        { adgroupImageSegmentBindIdTypes },
        { ...options, isIdempotent: true },
      );
      return batchOutcomes(envelope, { count: bindings.length, idOf: (_, at) => bindings[at]?.imageId });
    },
    async unbindImages(bindings, options = {}) {
      const wanted = new Set(bindings.map(bindingKey));
      const present = await readStored([...new Set(bindings.map(({ unitId }) => unitId))], options);
      const removed = present.filter((binding) => wanted.has(bindingKey(binding)));
      const failed = new Map<string, ItemOutcome>();
      if (removed.length > 0) {
        const envelope = await send(
          'AdgroupImageSegmentBindService/deleteAdgroupImageSegmentBind',
          {
            bindIds: removed.map(({ bindId }) =>
              toWireId(parseProviderContent(() => idSchema.parse(bindId))),
            ),
          },
          { ...options, isIdempotent: false },
        );
        const outcomes = batchOutcomes(envelope, {
          count: removed.length,
          idOf: (_, at) => removed[at]?.imageId,
        });
        for (const [at, binding] of removed.entries())
          if (outcomes[at]?.ok === false) failed.set(bindingKey(binding), outcomes[at]);
      }
      return bindings.map(
        (binding) => failed.get(bindingKey(binding)) ?? { ok: true, providerId: binding.imageId },
      );
    },
    readBindings: async (unitIds, options = {}) =>
      (await readStored(unitIds, options)).map(({ unitId, imageId }) => ({ unitId, imageId })),
  };
}

function bindingKey({ unitId, imageId }: ImageBinding): string {
  return `${unitId} ${imageId}`;
}
