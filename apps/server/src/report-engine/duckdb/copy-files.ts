import { existsSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import {
  copyTargetKey,
  sectionKey,
  unitKey,
  type CopyTarget,
  type CopyUnit,
} from './fact-versions.repository';
import {
  describedSet,
  filesByBase,
  markSection,
  newSharedBase,
  ownBase,
  possibleBases,
  publishSet,
  removeSet,
  versionsAt,
  type SetFileKind,
  type FileSet,
  type WrittenFiles,
} from './file-set';
import type { CopiedFile } from './sql/files-sql';

/** A set of files with several accounts, and those of its units that reports read. */
export interface SharedSet {
  set: FileSet;
  units: readonly CopyUnit[];
}

/** The files of the copy. A file never changes: other facts have another version, and so are in another set of files. */
export interface CopyFiles {
  folder: string;
  /** The set with a copied unit. */
  setOf: (unit: CopyUnit) => FileSet | undefined;
  /** The files of a kind with these units, which are copied. */
  filesOf: (units: readonly CopyUnit[], kind: SetFileKind) => CopiedFile[];
  /**
   * `missing`: not copied, or copied by an earlier process and not verified yet. `unsuitable`: has values that the copy
   * cannot represent exactly.
   */
  stateOf: (unit: CopyUnit) => 'copied' | 'unsuitable' | 'missing';
  /** Whether facts of the account's section were ever copied. */
  hasSection: (target: CopyTarget) => boolean;
  /** Adds written files as a set, once their bytes are on the disk. Sets that no report reads any more are removed. */
  add: (units: readonly CopyUnit[], written: WrittenFiles, options: { isShared: boolean }) => Promise<void>;
  /**
   * Adds those units that another process has copied, if the bytes of their sets are those that were written. Damaged sets
   * are removed; returns their units.
   */
  verify: (units: readonly CopyUnit[]) => Promise<CopyUnit[]>;
  /** The sets with several accounts that have facts of a section and month. */
  sharedSets: (target: Pick<CopyTarget, 'channel' | 'section' | 'month'>) => SharedSet[];
  markUnsuitable: (unit: CopyUnit) => void;
  /** Units that a query failed to read; they are verified before the next one. */
  distrust: (units: readonly CopyUnit[]) => void;
  /** Removes the set of a unit. PostgreSQL answers a query that still needs it. */
  remove: (unit: CopyUnit) => void;
  /** Removes sets without any of these units, and those whose units another set has. PostgreSQL answers a query that still needs one. */
  keepOnly: (units: readonly CopyUnit[]) => void;
}

/** Another format has another folder, so that no version of the server reads files of another one. */
export const copyFormat = 'v4';
/** A younger file may be of a version that another server has seen first. */
const graceMs = 120_000;

export function createCopyFiles(root: string): CopyFiles {
  const folder = path.join(root, copyFormat);
  const unsuitable = new Set<string>();
  /** Copied units by target, with the base of their set: a target has one version at a time. */
  const copied = new Map<string, { unit: CopyUnit; base: string }>();
  /** Sets with copied units by base, and these units by target. */
  const sets = new Map<string, { set: FileSet; own: Map<string, CopyUnit> }>();

  const setOf = (unit: CopyUnit) => {
    const found = copied.get(copyTargetKey(unit));
    return found?.unit.version === unit.version ? sets.get(found.base)?.set : undefined;
  };

  function remember(unit: CopyUnit, set: FileSet): void {
    const { base } = set;
    replaceBy(unit, base);
    const key = copyTargetKey(unit);
    copied.set(key, { unit, base });
    const found = sets.get(base) ?? { set, own: new Map<string, CopyUnit>() };
    found.own.set(key, unit);
    sets.set(base, found);
  }

  /** Forgets the former version of a unit, and removes its set if that has no other units. */
  function replaceBy(unit: CopyUnit, base?: string): void {
    const unused = forget(copyTargetKey(unit));
    if (unused !== undefined && unused !== base) removeSet(unused);
  }

  /** Returns the base of the set if none of its units is left. */
  function forget(key: string): string | undefined {
    const base = copied.get(key)?.base;
    if (base === undefined) return undefined;
    copied.delete(key);
    const own = sets.get(base)?.own;
    own?.delete(key);
    if (own && own.size > 0) return undefined;
    sets.delete(base);
    return base;
  }

  /** Forgets all units of a set. */
  function forgetSet({ base }: FileSet): void {
    for (const key of [...(sets.get(base)?.own.keys() ?? [])]) forget(key);
  }

  /** Units of one section and month; returns those of damaged sets. */
  async function verifyMonth(units: readonly CopyUnit[]): Promise<CopyUnit[]> {
    const damaged: CopyUnit[] = [];
    const wanted = new Map(units.map((unit) => [unitKey(unit), unit]));
    const [first] = units;
    if (first === undefined) return [];
    for (const base of possibleBases(folder, units)) {
      const set = describedSet(base, first);
      const own = set
        ? set.units.filter((unit) => wanted.has(unitKey(unit)))
        : units.filter((unit) => ownBase(folder, unit) === base);
      if (set && own.length === 0) continue;
      if (set && (await set.isIntact())) {
        for (const unit of own) {
          wanted.delete(unitKey(unit));
          remember(unit, set);
        }
      } else {
        damaged.push(...own);
        removeSet(base);
      }
    }
    return damaged.filter((unit) => wanted.has(unitKey(unit)));
  }

  return {
    folder,
    setOf,
    filesOf(units, kind) {
      const found = new Map<FileSet, Set<number>>();
      for (const unit of units) {
        const set = setOf(unit);
        if (set === undefined) throw new RangeError(`${unitKey(unit)} isn’t copied`);
        found.set(set, (found.get(set) ?? new Set<number>()).add(unit.accountId));
      }
      return [...found].map(([set, ids]) => ({ path: set.paths[kind], accounts: accountsIn(set, ids) }));
    },
    stateOf(unit) {
      if (setOf(unit)) return 'copied';
      return unsuitable.has(unitKey(unit)) ? 'unsuitable' : 'missing';
    },
    hasSection: (target) => existsSync(path.join(folder, sectionKey(target))),
    async add(units, written, { isShared }) {
      const [first] = units;
      if (first === undefined) return;
      const base = isShared ? newSharedBase(folder, first) : ownBase(folder, first);
      const set = await publishSet(base, units, written);
      for (const unit of units) {
        await markSection(folder, unit);
        remember(unit, set);
      }
    },
    async verify(units) {
      const byMonth = new Map<string, CopyUnit[]>();
      for (const unit of units.filter((each) => setOf(each) === undefined)) {
        const key = batchKey(unit);
        byMonth.set(key, [...(byMonth.get(key) ?? []), unit]);
      }
      const damaged: CopyUnit[] = [];
      for (const month of byMonth.values()) damaged.push(...(await verifyMonth(month)));
      return damaged;
    },
    sharedSets(target) {
      return [...sets.values()].flatMap(({ set, own }) => {
        const [unit] = set.units;
        const isOfMonth = unit && batchKey(unit) === batchKey(target);
        return isOfMonth && set.base !== ownBase(folder, unit) ? [{ set, units: [...own.values()] }] : [];
      });
    },
    markUnsuitable(unit) {
      unsuitable.add(unitKey(unit));
      replaceBy(unit);
    },
    distrust(units) {
      for (const unit of units) {
        const set = setOf(unit);
        if (set) forgetSet(set);
      }
    },
    remove(unit) {
      const set = setOf(unit);
      if (set === undefined) return;
      forgetSet(set);
      removeSet(set.base);
    },
    keepOnly(units) {
      const kept = new Set(units.map(unitKey));
      // a changed unit is replaced by its next copy
      const targets = new Set(units.map(copyTargetKey));
      for (const key of [...copied.keys()]) if (!targets.has(key)) forget(key);
      for (const key of [...unsuitable]) if (!kept.has(key)) unsuitable.delete(key);
      const unverified = new Set(units.filter((unit) => !setOf(unit)).map(({ version }) => version));
      for (const [base, files] of filesByBase(folder)) {
        if (sets.has(base) || versionsAt(base).some((version) => unverified.has(version))) continue;
        for (const file of files) if (isOld(file)) rmSync(file, { force: true });
      }
    },
  };
}

/** Targets of one section and month, which are copied together. */
export const batchKey = ({ channel, section, month }: Pick<CopyTarget, 'channel' | 'section' | 'month'>) =>
  `${channel}-${section}/${month}`;

/** The shorter condition for rows of these accounts; none for those of the whole set. */
function accountsIn({ units }: FileSet, own: ReadonlySet<number>): CopiedFile['accounts'] {
  const isOf = own.size <= units.length / 2;
  const ids = units.map(({ accountId }) => accountId).filter((accountId) => own.has(accountId) === isOf);
  return ids.length === 0 ? undefined : { isOf, ids };
}

/** Another process may have removed it. */
function isOld(file: string): boolean {
  const found = statSync(file, { throwIfNoEntry: false });
  return found !== undefined && Date.now() - found.mtimeMs > graceMs;
}
