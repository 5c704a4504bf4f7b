import { formatNumber, type Language } from '@meridian/i18n/core';
import { cn, IconButton } from '@meridian/ui';
import { DropIndicator, useDragItem, useDropTarget } from '@meridian/ui/drag';
import {
  ChevronRightIcon,
  CirclePauseIcon,
  EllipsisIcon,
  FolderIcon,
  ImageIcon,
  KeyRoundIcon,
  LayersIcon,
  ListIcon,
} from '@meridian/ui/icons';
import type { ReactElement, RefCallback } from 'react';
import type { RowSyncCounts } from '../../core';
import { structureTreeLabels } from './labels';
import { SiblingName } from './sibling-name';
import { SyncMark } from './sync-mark';
import type { DraftNode, TreeItem } from './tree-items';
import type { RowMenu } from './use-row-menu';

export interface TreeRowProps {
  item: TreeItem;
  /** Numbers of rows in it that differ from the account; if absent, the row does not show them. */
  sync: RowSyncCounts | undefined;
  /** Number of deleted rows in it that are still in the account. */
  removedCount: number;
  language: Language;
  isSelected: boolean;
  /** Whether Tab reaches the row. */
  isActive: boolean;
  isReadOnly: boolean;
  /** Whether the rows in units are loading. */
  isLoading: boolean;
  rowRef: RefCallback<HTMLElement>;
  onFocus: () => void;
  onOpenChange: (isOpen: boolean) => void;
  onSelect: (node: DraftNode) => void;
  /** Props of the button that opens the menu. */
  menuButtonProps: RowMenu['buttonProps'];
}

export const treeIcons = {
  campaign: FolderIcon,
  unit: LayersIcon,
  keyword: KeyRoundIcon,
  creative: ListIcon,
  picture: ImageIcon,
};
export const treeIndents = { 1: 'pl-1', 2: 'pl-5', 3: 'pl-10' } as const;

/** A row of the structure. */
export function TreeRow({
  item,
  sync,
  removedCount,
  language,
  isSelected,
  isActive,
  isReadOnly,
  isLoading,
  rowRef,
  onFocus,
  onOpenChange,
  onSelect,
  menuButtonProps,
}: TreeRowProps): ReactElement {
  const labels = structureTreeLabels[language];
  const Icon = treeIcons[item.kind];
  const { kind, id } = item;
  const { ref, listeners, isDragging } = useDragItem(item.key, { isDisabled: isReadOnly || kind !== 'unit' });
  const { ref: dropTargetRef, isTarget } = useDropTarget(item.key);
  const name = treeItemName(item, language);
  return (
    // the tree has the keys
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      {...listeners}
      ref={(element) => {
        rowRef(element);
        ref(element);
        dropTargetRef(element);
      }}
      role="treeitem"
      aria-level={item.level}
      aria-posinset={item.position}
      aria-setsize={item.siblings}
      aria-selected={isSelected}
      aria-expanded={item.isOpen ?? undefined}
      tabIndex={isActive ? 0 : -1}
      onFocus={onFocus}
      onClick={() => onSelect({ kind, id })}
      className={cn(
        'group relative flex min-h-8 cursor-pointer items-center gap-1.5 rounded-md pr-1 text-13 focus-ring max-desktop:min-h-11',
        treeIndents[item.level],
        isSelected ? 'bg-accent-bg-2 text-accent-fg' : 'hover:bg-hover',
        isTarget && kind === 'campaign' && 'ring-2 ring-accent',
        isDragging && 'opacity-40',
      )}
    >
      {isTarget && kind === 'unit' && <DropIndicator />}
      <span className="flex size-5 shrink-0 items-center justify-center">
        {item.isOpen !== null && (
          // the tree has keys for it
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
          <span
            onClick={(event) => {
              event.stopPropagation();
              onOpenChange(!item.isOpen);
            }}
          >
            <ChevronRightIcon aria-hidden className={cn('size-4 text-fg-3', item.isOpen && 'rotate-90')} />
          </span>
        )}
      </span>
      <Icon aria-hidden className="size-4 shrink-0" />
      <SiblingName name={name} sharedStart={item.sharedStart} />
      {item.isPaused && (
        <span title={labels.paused} className={cn('shrink-0', !isSelected && 'text-fg-3')}>
          <CirclePauseIcon aria-hidden className="size-4" />
          <span className="sr-only">{labels.paused}</span>
        </span>
      )}
      {sync && <SyncMark counts={sync} removed={removedCount} language={language} />}
      <IssueCount
        count={item.issues.error}
        label={labels.errors(item.issues.error)}
        tone="bg-bad-bg text-bad-fg"
      />
      {item.issues.error === 0 && (
        <IssueCount
          count={item.issues.warning}
          label={labels.warnings(item.issues.warning)}
          tone="bg-warn-bg text-warn-fg"
        />
      )}
      {item.isOpen !== true && (item.kind === 'campaign' || !isLoading) && (
        <span className={cn('shrink-0 text-12 tabular-nums', !isSelected && 'text-fg-3')}>
          {item.kind === 'campaign' ? labels.units(item.count) : formatNumber(item.count)}
        </span>
      )}
      {!isReadOnly && (item.kind === 'campaign' || item.kind === 'unit') && (
        <RowMenuButton
          label={labels.actionsOf(name)}
          isActive={isActive}
          {...menuButtonProps({ kind, id }, name)}
        />
      )}
    </div>
  );
}

type RowMenuButtonProps = ReturnType<RowMenu['buttonProps']> & { label: string; isActive: boolean };

function RowMenuButton({ label, isActive, isOpen, onPointerDown, onClick }: RowMenuButtonProps) {
  return (
    <IconButton
      label={label}
      size="small"
      aria-haspopup="menu"
      aria-expanded={isOpen}
      data-state={isOpen ? 'open' : 'closed'}
      tabIndex={isActive ? 0 : -1}
      onPointerDown={onPointerDown}
      onClick={(event) => {
        // the row is selected by its other parts
        event.stopPropagation();
        onClick(event);
      }}
      className="shrink-0"
    >
      <EllipsisIcon />
    </IconButton>
  );
}

function IssueCount({ count, label, tone }: { count: number; label: string; tone: string }) {
  if (count === 0) return null;
  return (
    <span className={cn('shrink-0 rounded-full px-1.5 text-11 font-medium tabular-nums', tone)}>
      <span aria-hidden>{formatNumber(count)}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}

/** The name of an item; items without a name, and lists, are named by their kind. */
export function treeItemName(item: Pick<TreeItem, 'kind' | 'name'>, language: Language): string {
  const labels = structureTreeLabels[language];
  if (item.kind === 'campaign') return item.name.trim() || labels.unnamedCampaign;
  if (item.kind === 'unit') return item.name.trim() || labels.unnamedUnit;
  return labels.lists[item.kind];
}
