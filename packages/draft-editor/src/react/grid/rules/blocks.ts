/** Items per step: work on them takes less than a slice, and a step per item would take longer than the work. */
const blockSize = 1_024;

/** Does work on items in steps, each on those from one index to before another. */
export function* inBlocks(count: number, work: (from: number, end: number) => void): Generator<void, void> {
  for (let from = 0; from < count; from += blockSize) {
    yield;
    work(from, Math.min(count, from + blockSize));
  }
}

/** A stable sort in steps. */
export function* sortInBlocks<Item>(
  items: readonly Item[],
  compare: (a: Item, b: Item) => number,
): Generator<void, readonly Item[]> {
  let runs: (readonly Item[])[] = [];
  yield* inBlocks(items.length, (from, end) => {
    runs.push(items.slice(from, end).toSorted(compare));
  });
  while (runs.length > 1) {
    const longer: (readonly Item[])[] = [];
    for (let at = 0; at < runs.length; at += 2)
      longer.push(yield* mergeInBlocks(runs[at] ?? [], runs[at + 1] ?? [], compare));
    runs = longer;
  }
  return runs[0] ?? [];
}

/** Merges sorted items in steps; of equal ones, those on the left come first. */
export function* mergeInBlocks<Item>(
  left: readonly Item[],
  right: readonly Item[],
  compare: (a: Item, b: Item) => number,
): Generator<void, readonly Item[]> {
  if (right.length === 0) return left;
  const items: Item[] = [];
  let [fromLeft, fromRight] = [0, 0];
  yield* inBlocks(left.length + right.length, (from, end) => {
    for (let at = from; at < end; at += 1) {
      const [one, other] = [left[fromLeft], right[fromRight]];
      if (one !== undefined && (other === undefined || compare(one, other) <= 0)) {
        items.push(one);
        fromLeft += 1;
      } else if (other !== undefined) {
        items.push(other);
        fromRight += 1;
      }
    }
  });
  return items;
}
