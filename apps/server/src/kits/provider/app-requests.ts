import * as z from 'zod';
import { batchOutcomes, dataOf } from './batch-outcomes';
import type { CallOptions, ItemFailure, ProviderConnection } from './provider-port';
import { parseProviderContent, chunksOf, type Send } from './send';
import { appPlatforms, toOurApps, type WireApps } from './wire/apps';
import { idSchema, toWireId } from './wire/ids';

const bindSchema = z.object({
  adgroupId: idSchema,
  cbindId: idSchema,
  platform: z.number(),
  channelId: idSchema.nullish(),
  appStoreId: idSchema.nullish(),
});
/** `idType` of units. */
const unitIdType = 5;
const maxUnitsPerRead = 100;

/** App changes of a unit. */
interface AppChange {
  unitId: string;
  /** New apps; null removes an app, absent leaves it unchanged. */
  apps: WireApps;
}

/** Requests for apps of units. An app is bound to a unit in separate requests; a unit has at most one per platform. */
export function appRequests(send: Send): Pick<ProviderConnection, 'readApps'> {
  return {
    async readApps(unitIds, options = {}) {
      const found = await readBinds(send, unitIds, options);
      return new Map(
        unitIds.map((unitId) => [unitId, toOurApps(found.filter(({ adgroupId }) => adgroupId === unitId))]),
      );
    },
  };
}

/** Changes apps of units; safe to repeat. Returns why changes were rejected, by unit. Errors: `ProviderError`. */
export async function changeApps(
  send: Send,
  changes: readonly AppChange[],
  options: CallOptions = {},
): Promise<ReadonlyMap<string, ItemFailure>> {
  const failures = new Map<string, ItemFailure>();
  const removedOf = new Map(
    changes.map(({ unitId, apps }) => [unitId, appPlatforms.filter(({ key }) => apps[key] === null)]),
  );
  const units = [...removedOf].flatMap(([unitId, platforms]) => (platforms.length === 0 ? [] : [unitId]));
  const removed = (await readBinds(send, units, options)).filter(({ adgroupId, platform }) =>
    removedOf.get(adgroupId)?.some((each) => each.platform === platform),
  );
  const added = changes.flatMap(({ unitId, apps }) =>
    appPlatforms.flatMap(({ key }) => (apps[key] ? [{ unitId, bind: apps[key] }] : [])),
  );
  const steps = [
    {
      path: 'AdgroupAppService/deleteAdgroupAppBind',
      body: { delBindIds: removed.map(({ cbindId }) => toWireId(cbindId)) },
      unitIds: removed.map(({ adgroupId }) => adgroupId),
      isIdempotent: false,
    },
    {
      path: 'AdgroupAppService/addAdgroupAppBind',
      body: { addBinds: added.map(({ unitId, bind }) => ({ adgroupId: toWireId(unitId), ...bind })) },
      unitIds: added.map(({ unitId }) => unitId),
      // replaces the platform's current app
      isIdempotent: true,
    },
  ];
  for (const { path, body, unitIds, isIdempotent } of steps) {
    if (unitIds.length === 0) continue;
    const envelope = await send(path, body, { ...options, isIdempotent });
    const outcomes = batchOutcomes(envelope, { count: unitIds.length, idOf: (_, at) => unitIds[at] });
    for (const [at, unitId] of unitIds.entries()) {
      const outcome = outcomes[at];
      if (outcome?.ok === false) failures.set(unitId, outcome.failed);
    }
  }
  return failures;
}

async function readBinds(send: Send, unitIds: readonly string[], options: CallOptions) {
  const found: z.output<typeof bindSchema>[] = [];
  for (const group of chunksOf(unitIds, maxUnitsPerRead)) {
    const body = { idType: unitIdType, ids: group.map(toWireId) };
    const envelope = await send('AdgroupAppService/getAdgroupAppBind', body, {
      ...options,
      isIdempotent: true,
    });
    found.push(...dataOf(envelope.body).map((entry) => parseProviderContent(() => bindSchema.parse(entry))));
  }
  return found;
}
