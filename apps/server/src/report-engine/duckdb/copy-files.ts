import { recordOf } from '@meridian/api-client/contract';
import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { mkdir, open, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod';
import { sectionKey, unitKey, type CopyTarget, type CopyUnit } from './fact-versions.repository';

/** Paths of a copied unit. */
export interface UnitFiles {
  facts: string;
  /** Items of those facts. */
  items: string;
  /** The facts in columns by day (`day-columns-sql.ts`); not every unit has this file. */
  days: string;
  /** Sums by the items of coarser sections (`coarse-sums-sql.ts`), if the facts add up to any. */
  sums: string;
}
/** A row of `daySumsQuery` as JSON. */
type DaySumsRow = readonly (string | number | null)[];
/** A written file of days, with the sums of all days. */
export interface DayFile {
  file: string;
  sums: DaySumsRow[];
}
/** The written files of a unit. */
export interface WrittenFiles extends Pick<UnitFiles, 'facts' | 'items'> {
  days?: DayFile | undefined;
  sums?: string | undefined;
}

/** The files of the copy. A file never changes: other facts have another version, and so another name. */
export interface CopyFiles {
  folder: string;
  pathsOf: (unit: CopyUnit) => UnitFiles;
  /** Sums of all days of a copied unit; undefined if it has no file of days. */
  daySumsOf: (unit: CopyUnit) => DayFile['sums'] | undefined;
  /**
   * `missing`: not copied, or copied by an earlier process and not verified yet. `unsuitable`: has values that the copy
   * cannot represent exactly.
   */
  stateOf: (unit: CopyUnit) => 'copied' | 'unsuitable' | 'missing';
  /** Whether facts of the account's section were ever copied. */
  hasSection: (target: CopyTarget) => boolean;
  /** Adds written files as a unit, once their bytes are on the disk, and removes other versions of its target. */
  add: (unit: CopyUnit, written: WrittenFiles) => Promise<void>;
  /** Adds a unit of an earlier process if its bytes are those that were written; returns whether they are. */
  verify: (unit: CopyUnit) => Promise<boolean>;
  markUnsuitable: (unit: CopyUnit) => void;
  /** Units that a query failed to read; they are verified before the next one. */
  distrust: (units: readonly CopyUnit[]) => void;
  /** Whether a unit has files, verified or not. */
  exists: (unit: CopyUnit) => boolean;
  /** Removes a unit with its files. PostgreSQL answers a query that still needs one. */
  remove: (unit: CopyUnit) => void;
  /** Removes files of units that are not among these. PostgreSQL answers a query that still needs one. */
  keepOnly: (units: readonly CopyUnit[]) => void;
}

const fileKinds = ['items', 'facts', 'days', 'sums'] as const satisfies (keyof UnitFiles)[];

/** Another format has another folder, so that no version of the server reads files of another one. */
export const copyFormat = 'v3';
/** A younger file may be of a version that another server has seen first. */
const graceMs = 120_000;

/** SHA-256 of the files, as hexadecimal text, since Parquet itself detects few damaged bytes; and the sums of the days. */
const descriptionSchema = z.object({
  facts: z.string(),
  items: z.string(),
  days: z.string().optional(),
  sums: z.string().optional(),
  daySums: z.array(z.array(z.union([z.string(), z.number(), z.null()])).readonly()).optional(),
});

export function createCopyFiles(root: string): CopyFiles {
  const folder = path.join(root, copyFormat);
  const unsuitable = new Set<string>();
  const copied = new Set<string>();
  const daySums = new Map<string, DayFile['sums']>();

  const baseOf = (unit: CopyUnit) => path.join(folder, unitKey(unit));
  const pathsOf = (unit: CopyUnit): UnitFiles => {
    const base = baseOf(unit);
    return recordOf(fileKinds, (kind) => `${base}.${kind}.parquet`);
  };
  // written last: a unit without it is incomplete
  const descriptionOf = (unit: CopyUnit) => `${baseOf(unit)}.json`;

  function remember(unit: CopyUnit, sums: DayFile['sums'] | undefined): void {
    copied.add(unitKey(unit));
    if (sums) daySums.set(unitKey(unit), sums);
  }

  function forget(key: string): void {
    copied.delete(key);
    daySums.delete(key);
  }

  /** PostgreSQL answers a query that still reads one of them. */
  function removeOthers(unit: CopyUnit): void {
    const own = path.basename(baseOf(unit));
    const section = path.dirname(baseOf(unit));
    for (const name of readdirSync(section)) {
      if (!name.startsWith(`${unit.month}.`) || name.startsWith(`${own}.`)) continue;
      forget(`${sectionKey(unit)}/${nameOfUnit(name)}`);
      rmSync(path.join(section, name), { force: true });
    }
  }

  return {
    folder,
    pathsOf,
    stateOf(unit) {
      const key = unitKey(unit);
      if (copied.has(key)) return 'copied';
      return unsuitable.has(key) ? 'unsuitable' : 'missing';
    },
    daySumsOf: (unit) => daySums.get(unitKey(unit)),
    hasSection: (target) => existsSync(path.join(folder, sectionKey(target))),
    async add(unit, written) {
      const paths = pathsOf(unit);
      const own = { ...written, days: written.days?.file };
      const description: z.input<typeof descriptionSchema> = {
        facts: await checksumOf(own.facts),
        items: await checksumOf(own.items),
        days: own.days && (await checksumOf(own.days)),
        sums: own.sums && (await checksumOf(own.sums)),
        daySums: written.days?.sums,
      };
      const described = `${written.facts}.json`;
      await writeFile(described, JSON.stringify(description), { mode: 0o600 });
      await mkdir(path.dirname(paths.facts), { recursive: true, mode: 0o700 });
      for (const kind of fileKinds) {
        const file = own[kind];
        if (file !== undefined) await publish(file, paths[kind]);
      }
      await publish(described, descriptionOf(unit));
      remember(unit, written.days?.sums);
      removeOthers(unit);
    },
    async verify(unit) {
      const paths = pathsOf(unit);
      let sums: DayFile['sums'] | undefined;
      try {
        const expected = descriptionSchema.parse(JSON.parse(await readFile(descriptionOf(unit), 'utf8')));
        for (const kind of fileKinds) {
          if (expected[kind] !== undefined && (await checksumOf(paths[kind])) !== expected[kind])
            return false;
        }
        sums = expected.daySums;
      } catch {
        // missing or damaged: it is written again
        return false;
      }
      remember(unit, sums);
      return true;
    },
    markUnsuitable: (unit) => void unsuitable.add(unitKey(unit)),
    distrust(units) {
      for (const unit of units) forget(unitKey(unit));
    },
    exists: (unit) => existsSync(descriptionOf(unit)),
    remove(unit) {
      forget(unitKey(unit));
      const paths = pathsOf(unit);
      for (const file of [descriptionOf(unit), ...fileKinds.map((kind) => paths[kind])])
        rmSync(file, { force: true });
    },
    keepOnly(units) {
      const kept = new Set(units.map(unitKey));
      for (const key of [...copied, ...unsuitable]) {
        if (kept.has(key)) continue;
        forget(key);
        unsuitable.delete(key);
      }
      for (const { file, key } of filesIn(folder)) {
        if (!kept.has(key) && Date.now() - statSync(file).mtimeMs > graceMs) rmSync(file, { force: true });
      }
    },
  };
}

async function checksumOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Moves a file to its place once its bytes are on the disk. */
async function publish(from: string, to: string): Promise<void> {
  const handle = await open(from, 'r');
  await handle.sync();
  await handle.close();
  await rename(from, to);
}

/** Name of a file without its ending, which is that of its unit. */
const nameOfUnit = (file: string) => file.replace(/\.([a-z]+\.parquet|json)$/, '');

/** All files below a folder, with the key of their unit. */
function filesIn(folder: string): { file: string; key: string }[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      return { file, key: nameOfUnit(path.relative(folder, file)) };
    });
}
