import * as z from 'zod';
import { batchOutcomes, dataOf } from './batch-outcomes';
import type { ItemOutcome, NewProviderImage, ProviderConnection } from './provider-port';
import { checked, chunksOf, type Send } from './send';
import { segmentTypes, toTheirs } from './wire/enums';
import { idSchema, toWireId } from './wire/ids';

const uploadedSchema = z.object({ url: z.string().min(1), imageId: idSchema.nullish() });
const segmentSchema = z.object({ segmentId: idSchema });
const bindingSchema = z.object({ adgroupId: idSchema, segmentId: idSchema });
const maxUnitsPerRead = 100;

type ImageRequests = Pick<ProviderConnection, 'uploadImages' | 'bindImages' | 'readBindings'>;

/** Pictures: the provider stores the bytes, makes a segment of the stored picture, and binds segments to units. */
export function imageRequests(send: Send): ImageRequests {
  async function uploadOne({ bytes, name, ratio }: NewProviderImage, options: object): Promise<ItemOutcome> {
    const content = Buffer.from(bytes).toString('base64');
    const stored = await send(
      'ImageManagementService/uploadImage',
      { items: [{ content, addImage: true, imageName: name }] },
      // the same bytes are stored once
      { ...options, isIdempotent: true },
    );
    let url = '';
    const [outcome] = batchOutcomes(stored, {
      count: 1,
      idOf: (entry) => {
        ({ url } = checked(() => uploadedSchema.parse(entry)));
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
      idOf: (entry) => checked(() => segmentSchema.parse(entry)).segmentId,
    });
    return added ?? { ok: false, failed: { code: '', message: '' } };
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
    async readBindings(unitIds, options = {}) {
      const found = [];
      for (const group of chunksOf(unitIds, maxUnitsPerRead)) {
        const envelope = await send(
          'AdgroupImageSegmentBindService/getAdgroupImageSegmentBind',
          { adgroupIds: group.map(toWireId) },
          { ...options, isIdempotent: true },
        );
        found.push(...dataOf(envelope.body).map((entry) => checked(() => bindingSchema.parse(entry))));
      }
      return found.map(({ adgroupId, segmentId }) => ({ unitId: adgroupId, imageId: segmentId }));
    },
  };
}
