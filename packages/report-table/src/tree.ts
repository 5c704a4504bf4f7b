export { useRowTree, type RowTreeOptions } from './react/tree/use-row-tree';
export type { RowTree, RowTreeNode } from './react/tree/row-tree';
