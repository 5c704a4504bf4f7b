import type { FieldDefinition } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { cn, IconButton } from '@meridian/ui';
import { DropIndicator, useDragItem, useDropTarget } from '@meridian/ui/drag';
import { GripVerticalIcon, XIcon } from '@meridian/ui/icons';
import type { KeyboardEvent } from 'react';
import { FieldUnit } from '../field-unit';

export interface OrderItemProps {
  field: FieldDefinition;
  onHandleKey: (event: KeyboardEvent) => void;
  onRemove: () => void;
}

/** A field that can be moved and removed. A mouse drags it anywhere, a finger by its handle. */
export function OrderItem({ field, onHandleKey, onRemove }: OrderItemProps) {
  const { t } = useTranslation('customFields');
  const { dataKey, titleName } = field;
  const { ref: dropTargetRef, isTarget } = useDropTarget(dataKey);
  const { ref, handleRef, listeners, describedBy, isDragging } = useDragItem(dataKey);
  return (
    <li
      ref={(node) => {
        ref(node);
        dropTargetRef(node);
      }}
      data-field={dataKey}
      className="relative mx-3 pb-1"
    >
      {isTarget && <DropIndicator className="-top-0.75" />}
      <div
        onPointerDown={(event) => {
          // a finger on the row scrolls the list
          const isOnHandle = event.target instanceof Element && event.target.closest('[data-handle]');
          if (event.pointerType === 'mouse' || isOnHandle) listeners.onPointerDown?.(event);
        }}
        className={cn(
          'flex h-8.5 max-desktop:h-11 cursor-grab items-center gap-2 rounded-sm border border-line-2 bg-surface pr-1.5 pl-0.5 text-13 text-fg-1 hover:border-line-3',
          isDragging && 'opacity-40',
        )}
      >
        <IconButton
          ref={handleRef}
          size="small"
          label={t('move', { field: titleName })}
          aria-describedby={describedBy}
          data-handle=""
          onKeyDown={(event) => {
            onHandleKey(event);
            listeners.onKeyDown?.(event);
          }}
          className="cursor-grab touch-none max-desktop:size-10 [&_svg]:text-fg-3"
        >
          <GripVerticalIcon />
        </IconButton>
        <span className="min-w-0 flex-1 truncate" title={titleName}>
          {titleName} <FieldUnit field={field} />
        </span>
        <IconButton
          size="small"
          label={t('remove', { field: titleName })}
          onPointerDown={(event) => event.stopPropagation()}
          onClick={onRemove}
          className="max-desktop:size-10 [&_svg]:text-fg-3"
        >
          <XIcon />
        </IconButton>
      </div>
    </li>
  );
}
