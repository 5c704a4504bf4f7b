import type { RowContainer } from './account-names.repository';

/**
 * Where a page of whole containers ends that begins at an index: it has at most `size` rows, but at least one container.
 */
export function endOfPage(
  containers: readonly Pick<RowContainer, 'count'>[],
  { from, size }: { from: number; size: number },
): number {
  let end = from;
  let rows = 0;
  for (const { count } of containers.slice(from)) {
    rows += count;
    if (rows > size && end > from) break;
    end += 1;
  }
  return end;
}
