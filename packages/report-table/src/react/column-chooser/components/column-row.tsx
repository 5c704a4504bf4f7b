import { Checkbox, cn, IconButton } from '@meridian/ui';
import { DropIndicator, useDragItem, useDropTarget } from '@meridian/ui/drag';
import { GripVerticalIcon, LockIcon, PinIcon, PinOffIcon } from '@meridian/ui/icons';
import { useId, type KeyboardEvent } from 'react';
import type { ArrangedColumn } from '../../../core/columns/column-state';
import type { ColumnChooserLabels } from '../labels';

/** The controls of a row; the arrow keys move to the same control of another row. */
export type RowControl = 'handle' | 'box' | 'pin';

export interface ColumnRowProps {
  column: ArrangedColumn;
  /** Id of the slot before it. */
  slotId: string;
  canMove: boolean;
  canHide: boolean;
  labels: ColumnChooserLabels;
  onHiddenChange: (isHidden: boolean) => void;
  onTogglePin: () => void;
  onControlKey: (event: KeyboardEvent, control: RowControl) => void;
}

export function ColumnRow({
  column,
  slotId,
  canMove,
  canHide,
  labels,
  onHiddenChange,
  onTogglePin,
  onControlKey,
}: ColumnRowProps) {
  const boxId = useId();
  const { title, isHidden, isLocked, pinned } = column;
  const { ref: slotRef, isTarget } = useDropTarget(slotId);
  const { ref, handleRef, listeners, describedBy, isDragging } = useDragItem(column.id, {
    isDisabled: !canMove,
  });
  const pinLabel = pinned ? labels.unpin(title) : labels.pin(title);
  return (
    <li
      ref={(node) => {
        ref(node);
        slotRef(node);
      }}
      data-column={column.id}
      className={cn(
        'group relative mx-1 flex min-h-[calc(var(--meridian-menu-item-height)-2px)] items-center gap-2.5 rounded-sm px-2 text-ctl text-fg-1 hover:bg-hover has-focus-visible:bg-hover',
        isDragging && 'opacity-40',
      )}
    >
      {isTarget && <DropIndicator className="inset-x-2" />}
      <IconButton
        ref={handleRef}
        size="small"
        label={labels.move(title)}
        aria-describedby={describedBy}
        disabled={!canMove}
        {...listeners}
        data-control="handle"
        onKeyDown={(event) => {
          onControlKey(event, 'handle');
          listeners.onKeyDown?.(event);
        }}
        className="-mx-1.25 touch-none [&_svg]:text-fg-3"
      >
        <GripVerticalIcon />
      </IconButton>
      <Checkbox
        id={boxId}
        checked={!isHidden}
        disabled={!canHide}
        onCheckedChange={(isChecked) => onHiddenChange(!isChecked)}
        data-control="box"
        onKeyDown={(event) => onControlKey(event, 'box')}
      />
      <label
        htmlFor={boxId}
        title={title}
        className={cn(
          'line-clamp-2 min-w-0 flex-1 cursor-pointer py-0.5 wrap-anywhere',
          isHidden && 'text-fg-3',
        )}
      >
        {title}
      </label>
      {isLocked ? (
        <span
          role="img"
          aria-label={labels.locked}
          title={labels.locked}
          className="-mr-1.25 grid size-6 place-items-center"
        >
          <LockIcon className="size-3.5 text-fg-3" />
        </span>
      ) : (
        <IconButton
          size="small"
          label={pinLabel}
          title={pinLabel}
          onClick={onTogglePin}
          data-control="pin"
          onKeyDown={(event) => onControlKey(event, 'pin')}
          className="-mr-1.25 [&_svg]:text-fg-3 opacity-0 group-hover:opacity-100 group-has-focus-visible:opacity-100 pointer-coarse:opacity-100"
        >
          {pinned ? <PinOffIcon /> : <PinIcon />}
        </IconButton>
      )}
    </li>
  );
}
