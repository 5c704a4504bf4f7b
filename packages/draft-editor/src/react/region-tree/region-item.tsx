import { formatList, type Language } from '@meridian/i18n/core';
import { Checkbox, cn } from '@meridian/ui';
import { ChevronDownIcon, ChevronRightIcon } from '@meridian/ui/icons';
import type { MouseEvent, ReactElement } from 'react';
import type { RegionState } from '../../core/regions/region-choice';
import type { VisibleRegion } from '../../core/regions/visible-regions';
import { formatFactor } from '../../core/values/factor';
import type { RegionTreeLabels } from './labels';

const checked = { none: false, some: 'indeterminate', all: true } as const;
const ariaChecked = { none: false, some: 'mixed', all: true } as const;

export interface RegionItemProps {
  row: VisibleRegion;
  name: string;
  state: RegionState;
  /** Such as `9 of 13`; empty for a region without children. */
  count: string;
  /** Null if the region has no editable factor. */
  factor: number | null;
  isTabStop: boolean;
  isReadOnly: boolean;
  language: Language;
  labels: RegionTreeLabels;
  onToggle: () => void;
  onToggleExpanded: () => void;
  onEditFactor: () => void;
}

/** A node of the tree. Its controls are for pointers; keys and screen readers use the node itself. */
export function RegionItem({
  row: { node, level, isExpanded, position, setSize },
  name,
  state,
  count,
  factor,
  isTabStop,
  isReadOnly,
  language,
  labels,
  onToggle,
  onToggleExpanded,
  onEditFactor,
}: RegionItemProps): ReactElement {
  const hasChildren = node.children.length > 0;
  const Chevron = isExpanded ? ChevronDownIcon : ChevronRightIcon;
  const factorText = factor === null ? '' : formatFactor(factor);
  const described = formatList(
    [name, count, factorText && labels.factorIs(factorText)].filter(Boolean),
    language,
    'values',
  );
  const part = (action: () => void) => ({
    tabIndex: -1,
    'aria-hidden': true,
    onClick: (event: MouseEvent) => {
      // a click on the node itself selects it
      event.stopPropagation();
      action();
    },
  });
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the tree handles keys
    <div
      role="treeitem"
      data-region={node.id}
      aria-label={described}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={setSize}
      aria-expanded={hasChildren ? isExpanded : undefined}
      aria-checked={ariaChecked[state]}
      aria-disabled={isReadOnly ? true : undefined}
      tabIndex={isTabStop ? 0 : -1}
      onClick={onToggle}
      style={{ paddingInlineStart: (level - 1) * 20 + 4 }}
      className="flex min-h-7.5 cursor-pointer items-center gap-2 pe-3 text-13 select-none hover:bg-hover focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus aria-disabled:cursor-default"
    >
      {hasChildren ? (
        <button
          type="button"
          {...part(onToggleExpanded)}
          className="grid size-6 place-items-center text-fg-3"
        >
          <Chevron className="size-3.5" />
        </button>
      ) : (
        <span className="w-6" />
      )}
      <span aria-hidden="true" className="pointer-events-none flex">
        <Checkbox tabIndex={-1} checked={checked[state]} disabled={isReadOnly} aria-label={name} />
      </span>
      <span className={cn('min-w-0', state === 'none' ? 'text-fg-2' : 'text-fg-1')}>{name}</span>
      <span className="shrink-0 text-12 text-fg-3 tabular-nums">{count}</span>
      {factorText !== '' && (
        <button
          type="button"
          {...part(onEditFactor)}
          title={labels.editFactor(name)}
          disabled={isReadOnly}
          className="ms-auto min-h-6 shrink-0 rounded-xs px-1 text-12 font-medium text-fg-2 tabular-nums enabled:hover:bg-press enabled:hover:text-fg-1"
        >
          × {factorText}
        </button>
      )}
    </div>
  );
}
