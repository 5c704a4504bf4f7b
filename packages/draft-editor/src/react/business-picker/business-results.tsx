import { cn } from '@meridian/ui';
import { CheckIcon, ChevronRightIcon } from '@meridian/ui/icons';
import { useLayoutEffect, useRef, type ReactElement } from 'react';
import { businessPath, type BusinessNode } from '../../core/business-points/business-tree';
import type { NameRange } from '../../core/business-points/fold-name';
import type { BusinessMatch } from '../../core/business-points/search-business-points';
import type { BusinessPickerLabels } from './labels';
import { pathText } from './path-text';
import { scrollIntoView } from './scroll-into-view';

export interface BusinessResultsProps {
  id: string;
  labels: BusinessPickerLabels;
  matches: readonly BusinessMatch[];
  active: BusinessNode | undefined;
  /** Id of the selected business. */
  value: string;
  optionId: (id: string) => string;
  onActivate: (node: BusinessNode) => void;
}

/** The results of a search with their paths. */
export function BusinessResults({
  id,
  labels,
  matches,
  active,
  value,
  optionId,
  onActivate,
}: BusinessResultsProps): ReactElement {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    scrollIntoView(list.current?.querySelector('[aria-selected=true]'));
  }, [active]);
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={labels.results}
      className="max-h-80 overflow-y-auto overscroll-contain p-1"
    >
      {matches.map(({ node, range }) => (
        <button
          key={node.id}
          type="button"
          id={optionId(node.id)}
          role="option"
          tabIndex={-1}
          aria-selected={node === active}
          // the search field keeps the focus
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onActivate(node)}
          className={cn(
            'flex min-h-menu w-full cursor-pointer items-center gap-2.5 rounded-xs px-2 py-1 text-left hover:bg-hover',
            node === active && 'bg-hover outline-2 -outline-offset-2 outline-focus',
          )}
        >
          <span className="min-w-0 flex-1">
            <Name name={node.name} range={range} />{' '}
            <span className="block text-12 wrap-anywhere text-fg-3">
              {pathText(businessPath(node).slice(0, -1))} {node.id}
            </span>
          </span>
          {node.id === value && (
            <>
              <CheckIcon className="size-4 shrink-0 text-accent-fg" />
              <span className="sr-only">{labels.chosen}</span>
            </>
          )}
          {!node.isLeaf && (
            <span className="flex shrink-0 items-center gap-1 text-12 text-fg-3">
              {labels.group}
              <ChevronRightIcon className="size-3.5" />
            </span>
          )}
        </button>
      ))}
    </div>
  );
}

function Name({ name, range }: { name: string; range: NameRange | null }) {
  const { start, end } = range ?? { start: 0, end: 0 };
  return (
    <span className="wrap-anywhere">
      {name.slice(0, start)}
      {end > start && (
        <mark className="bg-transparent font-semibold text-accent-fg">{name.slice(start, end)}</mark>
      )}
      {name.slice(end)}
    </span>
  );
}
