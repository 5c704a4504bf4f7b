import { providerKinds } from '@meridian/draft-editor/core';
import { createHash } from 'node:crypto';
import { wireKinds } from '../wire/kinds';
import { checkWirePicture } from './check-wire-item';
import { each, numbersOf, objectsOf, unknownItem, type Processed, type WireObject } from './processed';
import { createSimulatedApps } from './simulated-apps';
import { processKind, type AccountItems } from './simulated-items';

export interface SimulatedAccount {
  /** Processes a request; undefined for an unknown method. */
  process(path: string, body: WireObject, at: number): Processed | undefined;
  isWrite(path: string): boolean;
}

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
  const apps = createSimulatedApps();
  const items: AccountItems = { stored: new Map(), apps, nextId, reviewMs };
  const images = new Map<string, number>();
  const bindings: { bindId: number; adgroupId: number; segmentId: number }[] = [];
  // separate from `nextId`, so that replaying an earlier log assigns the same ids
  let lastBindId = firstBindId;

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
        if (items.stored.get(adgroupId)?.kind !== 'unit') return unknownItem;
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
        items.stored.get(Number(bind.adgroupId))?.kind === 'unit' ? apps.add(bind) : unknownItem,
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
      return kind ? processKind(items, kind, { method, body, at }) : others[path]?.(body);
    },
  };
}
