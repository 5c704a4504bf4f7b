import type { BusinessPoint, BusinessPointProblem } from './business-point';

/** Maximum depth of the tree. */
const maxLevels = 10;

/** A business as described by a line of a file. */
export interface BusinessPointLine extends BusinessPoint {
  line: number;
  /** Level as in the file, from 1 for roots. */
  level: number;
}

/**
 * Problems in the tree of individually valid lines: duplicate ids; parents that are missing, are leaves, or contain
 * themselves; levels that differ from the depth.
 */
export function checkBusinessTree(points: readonly BusinessPointLine[]): BusinessPointProblem[] {
  const byId = new Map<string, BusinessPointLine>();
  const problems: BusinessPointProblem[] = [];
  for (const point of points) {
    const first = byId.get(point.id);
    if (first === undefined) byId.set(point.id, point);
    else {
      const text = `The businessPointId ${point.id} is already in line ${String(first.line)}. Remove one of them.`;
      problems.push({ line: point.line, text });
    }
  }
  for (const point of points) {
    const text = problemOf(point, byId);
    if (text !== null) problems.push({ line: point.line, text });
  }
  return problems;
}

type PointsById = ReadonlyMap<string, BusinessPointLine>;

function problemOf(point: BusinessPointLine, byId: PointsById): string | null {
  const { parentId, level } = point;
  const parent = parentId === null ? null : byId.get(parentId);
  if (parent === undefined) {
    return `The parent ${parentId ?? ''} isn’t in the file. Add it, or correct parentId.`;
  }
  const depth = depthOf(point, byId);
  if (depth > maxLevels) {
    return `The business has more than ${String(maxLevels - 1)} levels above it, or is its own ancestor. Correct parentId.`;
  }
  if (depth > 0 && depth !== level) {
    return `The level is ${String(level)}, but its parents make it ${String(depth)}. Correct level or parentId.`;
  }
  if (parent?.isLeaf === true) {
    return `The parent ${parent.id} in line ${String(parent.line)} is a leaf. Set its leaf to False, or correct parentId.`;
  }
  return null;
}

/** Depth, from 1 for roots; 0 if a parent is missing; above the maximum within and below a cycle. */
function depthOf(point: BusinessPointLine, byId: PointsById): number {
  let depth = 1;
  let { parentId } = point;
  while (parentId !== null && depth <= maxLevels) {
    const parent = byId.get(parentId);
    if (parent === undefined) return 0;
    depth += 1;
    parentId = parent.parentId;
  }
  return depth;
}
