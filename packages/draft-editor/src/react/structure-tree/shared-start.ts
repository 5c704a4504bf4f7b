/** Number of characters at the start of a name that are always shown; names that differ in them share nothing. */
const shownLength = 2;
/** A shorter middle takes no less space than its ellipsis. */
const minMiddleLength = 2;

/**
 * For each name of a list, the length of the start that it shares with the other names that begin alike, in UTF-16 code units; 0 if it is
 * too short to leave out. In a narrow tree the middle of this start is left out, so that the differing rest is visible.
 */
export function sharedStarts(names: readonly string[]): number[] {
  const alike = new Map<string, { count: number; shared: readonly string[] }>();
  const keys = names.map((name) => {
    const characters = Array.from(name);
    const key = characters.slice(0, shownLength).join('');
    const group = alike.get(key);
    if (group) {
      group.count += 1;
      const end = group.shared.findIndex((character, index) => character !== characters[index]);
      if (end !== -1) group.shared = group.shared.slice(0, end);
    } else alike.set(key, { count: 1, shared: characters });
    return key;
  });
  return keys.map((key) => {
    const group = alike.get(key);
    if (!group || group.count === 1 || group.shared.length < shownLength + minMiddleLength) return 0;
    return group.shared.join('').length;
  });
}

/** A name with a shared start in three parts: only the middle may be cut. Browsers show at least the first character of a cut text. */
export function partsOfName(
  name: string,
  sharedStart: number,
): { head: string; middle: string; rest: string } {
  const shared = name.slice(0, sharedStart);
  const head = Array.from(shared)
    .slice(0, shownLength - 1)
    .join('');
  return { head, middle: shared.slice(head.length), rest: name.slice(sharedStart) };
}
