import type { BusinessNode, BusinessTree } from '../../core/business-points/business-tree';

/** The node that a key moves to in columns of siblings; null for another key, or if there is no node. */
export function columnStep(key: string, { roots }: BusinessTree, node: BusinessNode): BusinessNode | null {
  const siblings = node.parent?.children ?? roots;
  const index = siblings.indexOf(node);
  const targets: Readonly<Record<string, BusinessNode | null | undefined>> = {
    ArrowDown: siblings[index + 1],
    ArrowUp: siblings[index - 1],
    Home: siblings[0],
    End: siblings.at(-1),
    ArrowRight: node.children[0],
    ArrowLeft: node.parent,
  };
  return targets[key] ?? null;
}
