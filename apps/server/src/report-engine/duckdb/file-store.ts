import type { CopyStore } from './copier';
import { batchKey } from './copy-files';
import {
  allVersions,
  countFacts,
  findVersionsOf,
  type CopyBatch,
  type CopyTarget,
  type FactCount,
} from './fact-versions.repository';
import { mergeSets } from './merge-sets';
import { writeSet, type WriteParts } from './write-set';

/** Facts of small accounts that are written at a time, so that a report finds the first ones soon. */
const batchFacts = 1_000_000;

/** Copies facts to files for DuckDB. A section is followed once a slow report has needed it. */
export function createFileStore({
  minDayFacts,
  ...parts
}: WriteParts & {
  /** Facts from which a month of an account has files of its own, also in columns by day. */
  minDayFacts: number;
}): CopyStore {
  const { db, files } = parts;

  async function write(targets: readonly CopyTarget[]): Promise<void> {
    const [first] = targets;
    if (first === undefined) return;
    const { channel, section, month } = first;
    const batchOf = (accountIds: readonly number[]): CopyBatch => ({ channel, section, month, accountIds });
    const units = await findVersionsOf(db, batchOf(targets.map(({ accountId }) => accountId)));
    await files.verify(units.filter((unit) => files.stateOf(unit) === 'missing'));
    const missing = units.filter((unit) => files.stateOf(unit) === 'missing');
    if (missing.length === 0) return;
    const counts = await countFacts(db, batchOf(missing.map(({ accountId }) => accountId)));
    const large = counts.filter(({ count }) => count >= minDayFacts);
    const small = counts.filter(({ count }) => count < minDayFacts);
    for (const accountIds of inBatches(small)) await writeSet(batchOf(accountIds), { isShared: true }, parts);
    for (const { accountId } of large) await writeSet(batchOf([accountId]), { isShared: false }, parts);
    await mergeSets(first, parts);
  }

  return {
    write,
    batchKey,
    isFollowed: files.hasSection,
    async refresh({ everything }) {
      const units = await allVersions(db);
      const missing = units.filter(
        (unit) => (everything || files.hasSection(unit)) && files.stateOf(unit) === 'missing',
      );
      files.keepOnly(units);
      return missing;
    },
  };
}

/** Accounts with at most `batchFacts` facts together. */
function inBatches(counts: readonly FactCount[]): number[][] {
  const batches: number[][] = [];
  let size = batchFacts;
  for (const { accountId, count } of counts) {
    if (size + count > batchFacts) {
      batches.push([]);
      size = 0;
    }
    batches.at(-1)?.push(accountId);
    size += count;
  }
  return batches;
}
