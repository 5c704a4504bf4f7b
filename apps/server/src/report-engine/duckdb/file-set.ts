import { recordOf } from '@meridian/api-client/contract';
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { mkdir, open, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod';
import { sectionKey, unitKey, type CopyTarget, type CopyUnit } from './fact-versions.repository';

/** Paths of the files of a set. */
interface SetPaths {
  facts: string;
  /** Items of those facts. */
  items: string;
  /** The facts in columns by day (`day-columns-sql.ts`); not every set has this file. */
  days: string;
  /** Sums by the items of coarser sections (`coarse-sums-sql.ts`), if the facts add up to any. */
  sums: string;
}
export type SetFileKind = keyof SetPaths;
const fileKinds = ['items', 'facts', 'days', 'sums'] as const satisfies SetFileKind[];

/** A row of `factDaySumsQuery` as JSON. */
type DaySumsRow = readonly (string | number | null)[];
/** A written file of days, with the sums of all days. */
export interface DayFile {
  file: string;
  sums: DaySumsRow[];
}
/** The written files of a set. */
export interface WrittenFiles extends Pick<SetPaths, 'facts' | 'items'> {
  days?: DayFile | undefined;
  sums?: string | undefined;
}

/** Files that were written together and never change: the facts of a section and month, of one account or of several small ones. */
export interface FileSet {
  /** Path of its files without their endings. */
  base: string;
  paths: SetPaths;
  /** One of each account. */
  units: readonly CopyUnit[];
  /** Sums of all days; undefined if it has no file of days. */
  daySums: DayFile['sums'] | undefined;
}

/** Folder of the sets with several accounts of a section. */
const sharedFolder = ({ channel, section }: Pick<CopyTarget, 'channel' | 'section'>) =>
  `${channel}-${section}/shared`;

/** SHA-256 of the files, as hexadecimal text, since Parquet itself detects few damaged bytes; the units, and the sums of the days. */
const descriptionSchema = z.object({
  /** Account and version. */
  units: z.array(z.tuple([z.int(), z.string()])).min(1),
  facts: z.string(),
  items: z.string(),
  days: z.string().optional(),
  sums: z.string().optional(),
  daySums: z.array(z.array(z.union([z.string(), z.number(), z.null()])).readonly()).optional(),
});
type Description = z.infer<typeof descriptionSchema>;

// published last: a set without it is incomplete
const descriptionOf = (base: string) => `${base}.json`;

/** Where the set with a unit of a large account is. */
export const ownBase = (folder: string, unit: CopyUnit) => path.join(folder, unitKey(unit));
/** Where another set with units of small accounts can be, of one section and month. */
export const newSharedBase = (folder: string, target: Pick<CopyTarget, 'channel' | 'section' | 'month'>) =>
  path.join(folder, sharedFolder(target), `${target.month}.${randomUUID()}`);

/** Where sets are that may have one of these units, which are of one section and month. */
export function possibleBases(folder: string, units: readonly CopyUnit[]): string[] {
  const [first] = units;
  if (first === undefined) return [];
  const shared = path.join(folder, sharedFolder(first));
  const names = existsSync(shared) ? readdirSync(shared) : [];
  const sharedBases = names
    .filter((name) => name.startsWith(`${first.month}.`) && name.endsWith('.json'))
    .map((name) => path.join(shared, baseName(name)));
  return [...units.map((unit) => ownBase(folder, unit)), ...sharedBases].filter((base) =>
    existsSync(descriptionOf(base)),
  );
}

/** Moves written files to their place, once their bytes are on the disk. */
export async function publishSet(
  base: string,
  units: readonly CopyUnit[],
  { days, ...written }: WrittenFiles,
): Promise<FileSet> {
  const own = { ...written, days: days?.file };
  const description: Description = {
    units: units.map(({ accountId, version }) => [accountId, version]),
    facts: await checksumOf(own.facts),
    items: await checksumOf(own.items),
    days: own.days && (await checksumOf(own.days)),
    sums: own.sums && (await checksumOf(own.sums)),
    daySums: days?.sums,
  };
  const described = `${written.facts}.json`;
  await writeFile(described, JSON.stringify(description), { mode: 0o600 });
  await mkdir(path.dirname(base), { recursive: true, mode: 0o700 });
  const paths = pathsOf(base);
  for (const kind of fileKinds) {
    const file = own[kind];
    if (file !== undefined) await publish(file, paths[kind]);
  }
  await publish(described, descriptionOf(base));
  return { base, paths, units, daySums: days?.sums };
}

/** A set that is on the disk, and what it should consist of. */
export interface DescribedSet extends FileSet {
  /** Whether its bytes are those that were written. */
  isIntact: () => Promise<boolean>;
}

/** Undefined if the description is missing or damaged. `target`: its section and month. */
export function describedSet(
  base: string,
  { channel, section, month }: Pick<CopyTarget, 'channel' | 'section' | 'month'>,
): DescribedSet | undefined {
  const description = readDescription(base);
  if (description === undefined) return undefined;
  const paths = pathsOf(base);
  return {
    base,
    paths,
    units: description.units.map(([accountId, version]) => ({ accountId, channel, section, month, version })),
    daySums: description.daySums,
    async isIntact() {
      for (const kind of fileKinds) {
        const expected = description[kind];
        if (expected === undefined) continue;
        // a missing file is a damaged one
        const found = await checksumOf(paths[kind]).catch(() => undefined);
        if (found !== expected) return false;
      }
      return true;
    },
  };
}

function readDescription(base: string): Description | undefined {
  try {
    return descriptionSchema.parse(JSON.parse(readFileSync(descriptionOf(base), 'utf8')));
  } catch {
    return undefined;
  }
}

/** Versions of the units of a set that is on the disk. */
export const versionsAt = (base: string): string[] =>
  (readDescription(base)?.units ?? []).map(([, version]) => version);

/** PostgreSQL answers a query that still needs one of the files. */
export function removeSet(base: string): void {
  const paths = pathsOf(base);
  for (const file of [descriptionOf(base), ...fileKinds.map((kind) => paths[kind])])
    rmSync(file, { force: true });
}

/** All files below a folder by their path without ending, which is that of their set. */
export function filesByBase(folder: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  if (!existsSync(folder)) return found;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const base = path.join(entry.parentPath, baseName(entry.name));
    found.set(base, [...(found.get(base) ?? []), path.join(entry.parentPath, entry.name)]);
  }
  return found;
}

const pathsOf = (base: string): SetPaths => recordOf(fileKinds, (kind) => `${base}.${kind}.parquet`);
const baseName = (file: string) => file.replace(/\.([a-z]+\.parquet|json)$/, '');

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

/** Marks the account's section as copied, so that its changes are followed. */
export async function markSection(folder: string, target: CopyTarget): Promise<void> {
  await mkdir(path.join(folder, sectionKey(target)), { recursive: true, mode: 0o700 });
}
