import { hashOfText } from './text-hash';

/**
 * Id of each row's parent: an immutable map in buckets. A plain map of 100,000 rows would be copied for each added row; here a change
 * copies one bucket of about a hundred entries, and the list of buckets.
 */
export type ParentIndex = readonly ReadonlyMap<string, string>[];

const bucketCount = 1024;
const emptyBucket: ReadonlyMap<string, string> = new Map();
export const emptyIndex: ParentIndex = Array.from({ length: bucketCount }, () => emptyBucket);

const bucketOf = (id: string): number => hashOfText(id) % bucketCount;

/** Undefined for an unknown row. */
export function parentIn(index: ParentIndex, rowId: string): string | undefined {
  return index[bucketOf(rowId)]?.get(rowId);
}

/** The index after changes: the parent of each row, or undefined for a removed one. */
export function withParents(
  index: ParentIndex,
  changes: Iterable<readonly [rowId: string, parentId: string | undefined]>,
): ParentIndex {
  const next = [...index];
  const copied = new Map<number, Map<string, string>>();
  for (const [rowId, parentId] of changes) {
    const at = bucketOf(rowId);
    let bucket = copied.get(at);
    if (bucket === undefined) {
      bucket = new Map(index[at]);
      copied.set(at, bucket);
      next[at] = bucket;
    }
    if (parentId === undefined) bucket.delete(rowId);
    else bucket.set(rowId, parentId);
  }
  return next;
}

/** Builds an index of many rows without a copy per row; it can be built between rows, too. */
export function createParentIndex() {
  const buckets = new Map<number, Map<string, string>>();
  /** Buckets that no built index contains. */
  const own = new Set<number>();
  return {
    has: (rowId: string): boolean => buckets.get(bucketOf(rowId))?.has(rowId) ?? false,
    add(rowId: string, parentId: string): void {
      const at = bucketOf(rowId);
      const bucket = own.has(at) ? buckets.get(at) : undefined;
      if (bucket) bucket.set(rowId, parentId);
      else buckets.set(at, new Map(buckets.get(at)).set(rowId, parentId));
      own.add(at);
    },
    /** The index of the rows so far. Rows that are added later do not change it. */
    build(): ParentIndex {
      own.clear();
      return emptyIndex.map((none, at) => buckets.get(at) ?? none);
    },
  };
}
