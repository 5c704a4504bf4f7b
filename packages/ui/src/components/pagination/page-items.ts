/** A page number, or the gap between two that are not adjacent. */
export type PageItem = number | 'gap';

/**
 * The items of a pager: first, last, the current page and its neighbours; a gap never hides a single page.
 *
 * Shape: 7 items at most, in rising order; every page when there are 7 or fewer.
 * Errors: none; `current` outside 1…`count` is moved inside, `count` below 1 is 1.
 */
export function pageItems(current: number, count: number): PageItem[] {
  const last = Math.max(1, count);
  if (last <= 7) return range(1, last);
  const page = Math.min(Math.max(1, current), last);
  if (page <= 4) return [...range(1, 5), 'gap', last];
  if (page >= last - 3) return [1, 'gap', ...range(last - 4, last)];
  return [1, 'gap', page - 1, page, page + 1, 'gap', last];
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
