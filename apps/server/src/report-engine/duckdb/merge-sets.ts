import { statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import type { CopyFiles, SharedSet } from './copy-files';
import type { DuckdbClient } from './engine-client';
import type { CopyTarget } from './fact-versions.repository';
import { sumsToFile } from './sql/coarse-sums-sql';
import { coarserSections, factsToFile, itemsToFile } from './sql/copy-sql';
import { rowsOfFiles } from './sql/files-sql';
import { writing } from './write-set';

/** Sets of a month that a report may have to read. */
const maxSets = 8;
/** The largest sets are written again only if most of their facts were replaced, so that a change costs little. */
const keptSets = 3;
/** Bytes of a file of facts that is not made larger, so that it can be sorted in the memory of the process that writes. */
const fullBytes = 32 * 1024 ** 2;

/** Merges the smaller sets of a section and month if there are many. Errors: `EngineError`, and those of the disk. */
export async function mergeSets(
  target: Pick<CopyTarget, 'channel' | 'section' | 'month'>,
  { client, files }: { client: Pick<DuckdbClient, 'query'>; files: CopyFiles },
): Promise<void> {
  const merged = setsToMerge(files.sharedSets(target));
  const units = merged.flatMap((set) => set.units);
  if (units.length === 0) return;
  const from = {
    items: files.filesOf(units, 'items'),
    facts: files.filesOf(units, 'facts'),
    sums: files.filesOf(units, 'sums'),
  };
  const folder = await mkdtemp(path.join(files.folder, 'writing-'));
  const write = async (kind: keyof typeof from, statement: (rows: string, to: string) => string) => {
    const to = path.join(folder, `${kind}.parquet`);
    await client.query({ text: statement(`SELECT * FROM ${rowsOfFiles(from[kind])}`, to) }, writing);
    return to;
  };
  try {
    const written = {
      items: await write('items', itemsToFile),
      facts: await write('facts', factsToFile),
      sums: coarserSections(target).length === 0 ? undefined : await write('sums', sumsToFile),
    };
    await files.add(units, written, { isShared: true });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function setsToMerge(sets: readonly SharedSet[]): SharedSet[] {
  const sized = sets
    .map((each) => ({ ...each, size: sizeOf(each) }))
    .filter(({ size }) => size.read < fullBytes)
    .sort((one, other) => other.size.read - one.size.read);
  if (sized.length <= maxSets) return [];
  return sized.filter(({ size }, index) => index >= keptSets || size.read < size.whole / 2);
}

/** Bytes of the facts, and about as many as reports still read. */
function sizeOf({ set, units }: SharedSet): { whole: number; read: number } {
  const whole = statSync(set.paths.facts, { throwIfNoEntry: false })?.size ?? 0;
  return { whole, read: (whole * units.length) / set.units.length };
}
