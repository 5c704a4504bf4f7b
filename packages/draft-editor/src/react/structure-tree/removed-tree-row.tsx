import type { Language } from '@meridian/i18n/core';
import { cn, IconButton } from '@meridian/ui';
import { UndoIcon } from '@meridian/ui/icons';
import type { ReactElement, RefCallback } from 'react';
import { structureTreeLabels } from './labels';
import type { TreeItem } from './tree-items';
import { treeIcons, treeIndents, treeItemName } from './tree-row';

export interface RemovedTreeRowProps {
  item: TreeItem;
  language: Language;
  /** Whether Tab reaches the row. */
  isActive: boolean;
  rowRef: RefCallback<HTMLElement>;
  onFocus: () => void;
  /** If absent, the row cannot be restored. */
  onTakeBack: (() => void) | undefined;
}

/** A deleted campaign or unit that is still in the account, in its former place. Enter restores it. */
export function RemovedTreeRow(props: RemovedTreeRowProps): ReactElement {
  const { item, language, isActive, rowRef, onFocus, onTakeBack } = props;
  const labels = structureTreeLabels[language];
  const Icon = treeIcons[item.kind];
  const name = treeItemName(item, language);
  return (
    <div
      ref={rowRef}
      role="treeitem"
      aria-level={item.level}
      aria-posinset={item.position}
      aria-setsize={item.siblings}
      aria-selected={false}
      tabIndex={isActive ? 0 : -1}
      onFocus={onFocus}
      className={cn(
        'flex min-h-8 items-center gap-1.5 rounded-md pr-1 text-13 text-fg-2 focus-ring max-desktop:min-h-11',
        treeIndents[item.level],
      )}
    >
      <span className="size-5 shrink-0" />
      <Icon aria-hidden className="size-4 shrink-0 text-fg-3" />
      <del className="min-w-0 flex-1 truncate" title={name}>
        {name}
      </del>
      <span className="shrink-0 text-12 text-fg-3">{labels.toBeRemoved}</span>
      {onTakeBack && (
        <IconButton
          label={labels.takeBack(name)}
          size="small"
          tabIndex={isActive ? 0 : -1}
          onClick={onTakeBack}
          className="shrink-0"
        >
          <UndoIcon />
        </IconButton>
      )}
    </div>
  );
}
