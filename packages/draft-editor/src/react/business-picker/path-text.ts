import type { BusinessNode } from '../../core/business-points/business-tree';

/** The names of a path, such as `旅游出行 › 主题旅游`. */
export function pathText(path: readonly BusinessNode[]): string {
  return path.map(({ name }) => name).join(' › ');
}
