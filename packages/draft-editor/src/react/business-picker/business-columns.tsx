import { cn } from '@meridian/ui';
import { CheckIcon, ChevronRightIcon } from '@meridian/ui/icons';
import { useLayoutEffect, useRef, type ReactElement } from 'react';
import { businessPath, type BusinessNode } from '../../core/business-points/business-tree';
import { scrollIntoView } from './scroll-into-view';

export interface BusinessColumnsProps {
  id: string;
  label: string;
  roots: readonly BusinessNode[];
  active: BusinessNode | undefined;
  /** Id of the selected business. */
  value: string;
  optionId: (id: string) => string;
  onActivate: (node: BusinessNode) => void;
}

/** The tree in columns: one for each level down to the active node, and one for its children. */
export function BusinessColumns({
  id,
  label,
  roots,
  active,
  value,
  optionId,
  onActivate,
}: BusinessColumnsProps): ReactElement {
  const columns = useRef<HTMLDivElement>(null);
  const path = active ? businessPath(active) : [];
  const opened = path.filter(({ children }) => children.length > 0);
  useLayoutEffect(() => {
    const row = columns.current;
    scrollIntoView(row?.lastElementChild);
    // last, so that the active node is in view before its children on narrow pages
    scrollIntoView(row?.querySelector('[data-active]'));
  }, [active]);
  return (
    <div ref={columns} id={id} role="tree" aria-label={label} className="flex overflow-x-auto">
      {[null, ...opened].map((group, index) => (
        <div
          key={group?.id ?? ''}
          role="group"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- otherwise keys could not scroll it
          tabIndex={0}
          aria-label={group?.name ?? label}
          className="h-80 w-45 shrink-0 overflow-y-auto overscroll-contain border-e border-line-2 p-1 last:border-e-0 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus"
        >
          {(group?.children ?? roots).map((node, position, siblings) => (
            <button
              key={node.id}
              type="button"
              id={optionId(node.id)}
              role="treeitem"
              tabIndex={-1}
              data-active={node === active ? '' : undefined}
              aria-level={node.level}
              aria-posinset={position + 1}
              aria-setsize={siblings.length}
              aria-expanded={node.children.length > 0 ? node === path[index] : undefined}
              aria-selected={node.id === value}
              // the search field keeps the focus
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onActivate(node)}
              className={cn(
                'flex min-h-menu w-full cursor-pointer items-center gap-1.5 rounded-xs px-2 text-left hover:bg-hover',
                node === path[index] && 'bg-hover font-medium',
                node === active && 'outline-2 -outline-offset-2 outline-focus',
              )}
            >
              <span className="min-w-0 flex-1 wrap-anywhere">{node.name}</span>
              {node.id === value && <CheckIcon className="size-4 shrink-0 text-accent-fg" />}
              {!node.isLeaf && <ChevronRightIcon className="size-3.5 shrink-0 text-fg-3" />}
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}
