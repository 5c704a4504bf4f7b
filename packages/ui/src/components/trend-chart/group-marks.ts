import type { PlotEnds } from './use-plot';

/** Size of a mark in px, and so the least distance of two. */
const markSize = 24;

/** Marks at one place: the points that they stand for, and their centre in px from the left of the plot. */
export interface MarkGroup {
  indices: readonly number[];
  x: number;
}

/** The places of marks below an axis: points that are closer than a mark is wide share one, so that no two overlap. */
export function groupMarks(
  indices: readonly number[],
  { ends: { first, last }, count }: { ends: PlotEnds; count: number },
): MarkGroup[] {
  const xOf = (index: number) => (count > 1 ? first + ((last - first) * index) / (count - 1) : first);
  const groups: MarkGroup[] = [];
  for (const index of indices.filter((each) => each < count)) {
    const x = xOf(index);
    const previous = groups.at(-1);
    if (previous && x - previous.x < markSize) previous.indices = [...previous.indices, index];
    else groups.push({ indices: [index], x });
  }
  return groups;
}
