import type { SimulatedFailure } from './check-wire-item';

type WireObject = Readonly<Record<string, unknown>>;

interface StoredBind {
  cbindId: number;
  adgroupId: number;
  platform: number;
  app: WireObject;
}

const firstBindId = 9_000_000_000;

/** Apps of an account's units. A unit has at most one app per platform; a new one replaces it. */
export function createSimulatedApps() {
  let binds: StoredBind[] = [];
  // separate from the ids of other items, so that replaying an earlier log assigns the same ids
  let lastId = firstBindId;
  const entryOf = ({ cbindId, adgroupId, platform, app }: StoredBind) => ({
    cbindId,
    adgroupId,
    platform,
    ...app,
  });

  function add({ adgroupId: unit, platform: code, ...app }: WireObject): WireObject {
    const [adgroupId, platform] = [Number(unit), Number(code)];
    const isSame = (one: StoredBind) => one.adgroupId === adgroupId && one.platform === platform;
    const bind = { cbindId: binds.find(isSame)?.cbindId ?? ++lastId, adgroupId, platform, app };
    binds = [...binds.filter((one) => !isSame(one)), bind];
    return entryOf(bind);
  }

  return {
    add,
    /** Adds the apps of a new unit. */
    addWithUnit(adgroupId: number, { adgroupAppBinds }: WireObject): void {
      if (typeof adgroupAppBinds !== 'object' || adgroupAppBinds === null) return;
      for (const bind of Object.values(adgroupAppBinds)) add({ adgroupId, ...(bind as WireObject) });
    },
    remove(cbindId: number, missing: SimulatedFailure): SimulatedFailure | WireObject {
      const bind = binds.find((one) => one.cbindId === cbindId);
      binds = binds.filter((one) => one !== bind);
      return bind === undefined ? missing : entryOf(bind);
    },
    ofUnits: (adgroupIds: readonly number[]): WireObject[] =>
      binds.filter(({ adgroupId }) => adgroupIds.includes(adgroupId)).map(entryOf),
  };
}
