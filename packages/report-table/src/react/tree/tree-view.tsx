import type { ReportColumn } from '../../core/columns/columns';
import { cellText } from '../../core/format/cell-value';
import { columnText } from '../../core/format/own-units';
import { treeLabelsOf } from '../../core/tree-labels';
import { RenderedCell } from '../components/rendered-cell';
import type { TableView, TreeRowAttributes } from '../components/view';
import type { CellInput, CellRenderer } from '../model';
import type { NodeOf, RowTreeNode } from './row-tree';
import { TreeCell } from './tree-cell';

export interface TreeViewOptions {
  nodeOf: NodeOf<object>;
  onToggle: (row: object, isExpanded: boolean) => void;
  onRetry: (row: object) => void;
  nameOf: { of(row: object): string }['of'] | undefined;
}

/** A view whose rows are a tree. */
export function treeView(view: TableView, options: TreeViewOptions): TableView {
  const { rowHeaderKey, renderers, getRowClassName } = view;
  const { nodeOf } = options;
  return {
    ...view,
    rowAttributes: (row) => attributesOf(nodeOf(row)),
    getRowClassName: (row) => (nodeOf(row)?.status ? emptyRowClass : getRowClassName?.(row)),
    renderers:
      rowHeaderKey === null
        ? renderers
        : new Map(renderers).set(rowHeaderKey, treeRenderer(view, renderers.get(rowHeaderKey), options)),
  };
}

/** Shows no values, not even `--`, in a row that stands for others. */
const emptyRowClass = '*:[[role=gridcell]]:text-transparent! *:[[role=gridcell]]:*:invisible';

function attributesOf(node: RowTreeNode | undefined): TreeRowAttributes | undefined {
  return (
    node && {
      'aria-level': node.level,
      'aria-expanded': node.status ? undefined : node.isExpanded,
      'aria-setsize': node.setSize,
      'aria-posinset': node.position,
    }
  );
}

/** Renders the row header as before, beside its toggle. */
function treeRenderer(
  view: TableView,
  own: CellRenderer<object> | undefined,
  { nodeOf, onToggle, onRetry, nameOf }: TreeViewOptions,
): CellRenderer<object> {
  const labels = { ...treeLabelsOf[view.language], ...view.labels };
  return (cell) => {
    const { row } = cell;
    const content = own ? <RenderedCell renderer={own} cell={cell} /> : <NameText {...cell} />;
    const node = nodeOf(row);
    if (!node) return content;
    return (
      <TreeCell
        node={node}
        name={nameOf?.(row) ?? nameIn(cell)}
        labels={labels}
        loadingLabel={labels.loading}
        onToggle={() => onToggle(row, !node.isExpanded)}
        onRetry={() => onRetry(row)}
      >
        {content}
      </TreeCell>
    );
  };
}

function NameText({ text }: Pick<CellInput<object>, 'text'>) {
  return (
    <span data-scope-ui="" className="block truncate font-medium text-fg-1 [unicode-bidi:plaintext]">
      {text}
    </span>
  );
}

/** Empty without a value, whose text is `--`. */
function nameIn({ value, column }: { value: unknown; column: ReportColumn }): string {
  return cellText(value) === '' ? '' : columnText(column, value);
}
