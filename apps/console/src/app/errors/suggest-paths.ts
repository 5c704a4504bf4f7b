import Fuse from 'fuse.js/min-basic';

const maxMatches = 3;
/** Maximum length of a compared path: pasted text may be longer. */
const maxLength = 100;

/** A page that a wrong address may mean. */
export interface KnownPage {
  path: string;
  /** In the current language: the address may contain it. */
  name: string;
}

/**
 * The known pages that are similar to an unknown address, the most similar first.
 *
 * Shape:  at most three. The address is compared with the path, its last part with the end of the path and the name.
 */
export function suggestPaths<Page extends KnownPage>(path: string, known: readonly Page[]): Page[] {
  const options = { threshold: 0.4, minMatchCharLength: 2, includeScore: true };
  const paths = new Fuse(known, { ...options, keys: ['path'] });
  const ends = new Fuse(
    known.flatMap((page) => [lastPartOf(page.path), lettersOf(page.name)].map((text) => ({ page, text }))),
    { ...options, keys: ['text'] },
  );
  const distances = new Map<Page, number>();
  const add = (page: Page, score = 1) => distances.set(page, (distances.get(page) ?? 1) * score);
  for (const { item, score } of paths.search(path.slice(0, maxLength))) add(item, score);
  const matched = new Set<Page>();
  for (const { item, score } of ends.search(lastPartOf(path).slice(0, maxLength))) {
    if (!matched.has(item.page)) add(item.page, score);
    matched.add(item.page);
  }
  return [...distances]
    .sort(([, one], [, other]) => one - other)
    .slice(0, maxMatches)
    .map(([page]) => page);
}

const lastPartOf = (path: string) => path.split('/').findLast((part) => part !== '') ?? '';
const lettersOf = (name: string) => name.replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Splits an address before the first part that differs from a similar one.
 * Shape:  both parts together are the address; the second is empty if there is nothing to compare with.
 */
export function splitAtFirstDifference(
  path: string,
  closest: string | undefined,
): [right: string, wrong: string] {
  if (closest === undefined) return [path, ''];
  const parts = path.split('/');
  const known = closest.split('/');
  const different = parts.findIndex((part, index) => part !== known[index]);
  if (different < 0) return [path, ''];
  const right = parts
    .slice(0, different)
    .map((part) => `${part}/`)
    .join('');
  return [right, path.slice(right.length)];
}
