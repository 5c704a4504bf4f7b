/** How alike two addresses have to be: the share of letters that may differ. */
const maxShare = 0.45;
const maxMatches = 3;

/** A page that an address may have meant. */
export interface KnownPage {
  path: string;
  /** In the current language; somebody may have put it into the address. */
  name: string;
}

/**
 * Those of the known pages that come close to an address that does not exist, the closest first.
 *
 * Shape:  three at most. A letter too many, too few, another one or two exchanged count one each; upper and lower case
 *         are one. The last part of the address may also come close to the page's name.
 */
export function suggestPaths<Page extends KnownPage>(path: string, known: readonly Page[]): Page[] {
  const last = path.split('/').findLast((part) => part !== '') ?? '';
  return known
    .map((page) => {
      const share = Math.min(shareThatDiffers(path, page.path), shareThatDiffers(last, lettersOf(page.name)));
      return { page, share };
    })
    .filter(({ share }) => share <= maxShare)
    .sort((one, other) => one.share - other.share)
    .slice(0, maxMatches)
    .map(({ page }) => page);
}

const lettersOf = (name: string) => name.replace(/[^\p{L}\p{N}]/gu, '');

const shareThatDiffers = (one: string, other: string) =>
  one === ''
    ? 1
    : distanceBetween(one.toLowerCase(), other.toLowerCase()) / Math.max(one.length, other.length);

/** A longer address is no slip of the pen, and takes long to compare. */
const maxLength = 200;

/** Optimal string alignment distance, one letter at a time; endless for texts over 200 letters. */
function distanceBetween(one: string, other: string): number {
  if (one.length > maxLength || other.length > maxLength) return Infinity;
  let above: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const steps = [
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (isSame ? 0 : 1),
        one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
          ? (above[j - 2] ?? Infinity) + 1
          : Infinity,
      ];
      next.push(Math.min(...steps));
    }
    above = row;
    row = next;
  }
  return row[other.length] ?? Infinity;
}

/**
 * The end of an address from the first part in which it differs from a close one.
 * Shape:  the two together are the address; the second is empty where there is nothing to compare with.
 */
export function splitAtFirstDifference(
  path: string,
  closest: string | undefined,
): [right: string, wrong: string] {
  if (closest === undefined) return [path, ''];
  const parts = path.split('/');
  const known = closest.split('/');
  const slip = parts.findIndex((part, index) => part !== known[index]);
  if (slip < 0) return [path, ''];
  const right = parts
    .slice(0, slip)
    .map((part) => `${part}/`)
    .join('');
  return [right, path.slice(right.length)];
}
