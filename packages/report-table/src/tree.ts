export { useRowTree, type RowTreeOptions } from './react/tree/use-row-tree';
export type { RowTree, TreeNode } from './react/tree/row-tree';
