/** Ids of the rows of one parent, in order. */
export interface Orders {
  base: readonly string[];
  mine: readonly string[];
  theirs: readonly string[];
  merged: readonly string[];
}

/**
 * The order of merged rows: mine, with each of their rows after the one that it follows. Null if the rows are already in this order, or
 * if they changed the order, which then stays.
 */
export function mergedOrder({ base, mine, theirs, merged }: Orders): readonly string[] | null {
  if (!haveOneOrder(base, theirs)) return null;
  const present = new Set(merged);
  const own = new Set(mine);
  // their rows by my row before them; null for the start
  const followers = new Map<string | null, string[]>();
  let previous: string | null = null;
  for (const id of merged) {
    if (own.has(id)) {
      previous = id;
      continue;
    }
    const behind = followers.get(previous);
    if (behind) behind.push(id);
    else followers.set(previous, [id]);
  }
  const order = [null, ...mine.filter((id) => present.has(id))].flatMap((id) => [
    ...(id === null ? [] : [id]),
    ...(followers.get(id) ?? []),
  ]);
  return order.every((id, index) => id === merged[index]) ? null : order;
}

/** Whether the common ids are in the same order. */
function haveOneOrder(one: readonly string[], other: readonly string[]): boolean {
  const ids = new Set(one);
  const common = other.filter((id) => ids.has(id));
  const others = new Set(common);
  return one.filter((id) => others.has(id)).every((id, index) => id === common[index]);
}
