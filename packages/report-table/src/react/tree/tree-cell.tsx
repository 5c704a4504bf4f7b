import { Button, Spinner } from '@meridian/ui';
import { ChevronRightIcon } from '@meridian/ui/icons';
import type { ReactNode } from 'react';
import type { TreeLabels } from '../../core/tree-labels';
import type { RowTreeNode } from './row-tree';

export interface TreeCellProps {
  node: RowTreeNode;
  /** Names the row in the label of its toggle. */
  name: string;
  labels: TreeLabels;
  loadingLabel: string;
  onToggle: () => void;
  onRetry: () => void;
  /** The name of the row. */
  children: ReactNode;
}

/** The cell that names a row, indented below its parent, with the button that expands the row. */
export function TreeCell({ node, name, labels, loadingLabel, onToggle, onRetry, children }: TreeCellProps) {
  const { level, isExpanded, status } = node;
  return (
    <span
      data-scope-ui=""
      className={indentClass}
      style={{ paddingInlineStart: `calc(var(--meridian-tree-indent) * ${level - 1})` }}
    >
      {status === undefined && isExpanded !== undefined ? (
        <button
          type="button"
          // the grid has a single Tab stop; arrows and Enter do the same on its cell
          tabIndex={-1}
          aria-expanded={isExpanded}
          aria-label={(isExpanded ? labels.collapseRow : labels.expandRow)(name)}
          onClick={onToggle}
          className={toggleClass}
        >
          <ChevronRightIcon
            aria-hidden
            className={`size-3.5 transition-transform ${isExpanded ? 'rotate-90' : ''}`}
          />
        </button>
      ) : (
        <span className="w-5 flex-none" />
      )}
      {status === undefined && children}
      {status === 'loading' && (
        <span role="status" className="flex animate-late items-center gap-2 font-normal text-fg-3">
          <Spinner className="[&>svg]:size-3.5" />
          {loadingLabel}
        </span>
      )}
      {status === 'failed' && (
        <span role="alert" className="flex min-w-0 items-center gap-2 font-normal text-fg-3">
          <span className="truncate">{labels.rowsFailed}</span>
          <Button variant="link" tabIndex={-1} className="h-6 flex-none text-12" onClick={onRetry}>
            {labels.retryRows}
          </Button>
        </span>
      )}
    </span>
  );
}

const indentClass =
  'flex min-w-0 flex-1 items-center gap-1 [--meridian-tree-indent:var(--meridian-space-20)] max-desktop:[--meridian-tree-indent:var(--meridian-space-12)]';

const toggleClass =
  'relative grid size-5 flex-none place-items-center rounded-xs text-fg-3 outline-focus before:absolute before:-inset-0.5 hover:bg-press hover:text-fg-1 focus-visible:outline-2 max-desktop:before:-inset-2.5 print:hidden';
