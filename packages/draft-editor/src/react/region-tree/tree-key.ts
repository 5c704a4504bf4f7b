import type { VisibleRegion } from '../../core/regions/visible-regions';

/** The effect of a key in the tree. */
export type TreeStep = { type: 'focus' | 'toggleExpanded'; id: string };

/** The step of a navigation key from the node at `index`; null for another key, or if the node cannot move there. */
export function treeStep(key: string, rows: readonly VisibleRegion[], index: number): TreeStep | null {
  const row = rows[index];
  if (!row) return null;
  const focus = (target: VisibleRegion | undefined): TreeStep | null =>
    target ? { type: 'focus', id: target.node.id } : null;
  const expansion: TreeStep = { type: 'toggleExpanded', id: row.node.id };
  switch (key) {
    case 'ArrowDown':
      return focus(rows[index + 1]);
    case 'ArrowUp':
      return focus(rows[index - 1]);
    case 'Home':
      return focus(rows[0]);
    case 'End':
      return focus(rows.at(-1));
    case 'ArrowRight':
      if (row.node.children.length === 0) return null;
      return row.isExpanded ? focus(rows[index + 1]) : expansion;
    case 'ArrowLeft':
      return row.isExpanded ? expansion : focus(rows.find(({ node }) => node.id === row.node.parentId));
    default:
      return null;
  }
}
