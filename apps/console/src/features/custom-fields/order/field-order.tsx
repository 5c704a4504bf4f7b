import { DndContext, DragOverlay } from '@dnd-kit/core';
import type { FieldDefinition } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { LockIcon } from '@meridian/ui/icons';
import { useRef, useState, type KeyboardEvent } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { neighbour } from '../field-draft';
import { FieldUnit } from '../field-unit';
import { DragPreview } from './drag-preview';
import { EndDropTarget } from './end-drop-target';
import { OrderItem } from './order-item';
import { useFieldDrag } from './use-field-drag';

export interface FieldOrderProps {
  /** The shown fields in order, the locked ones first. */
  fields: readonly FieldDefinition[];
  onMove: (key: string, before: string | null) => void;
  onRemove: (key: string) => void;
}

/** The shown fields in order. Dragging moves one, and so does Alt with an arrow key. */
export function FieldOrder({ fields, onMove, onRemove }: FieldOrderProps) {
  const { t } = useTranslation('customFields');
  const list = useRef<HTMLUListElement>(null);
  const [message, setMessage] = useState('');
  const locked = fields.filter(({ isLocked }) => isLocked);
  const movable = fields.filter(({ isLocked }) => !isLocked);
  const keys = movable.map(({ dataKey }) => dataKey);
  const announce = (key: string, before: string | null) => {
    const others = keys.filter((other) => other !== key);
    const index = before === null ? others.length : others.indexOf(before);
    const title = movable.find(({ dataKey }) => dataKey === key)?.titleName ?? '';
    setMessage(t('moved', { field: title, position: index + 1, total: keys.length }));
  };
  const { dragged, contextProps } = useFieldDrag(keys, (key, before) => {
    onMove(key, before);
    announce(key, before);
  });
  const lifted = movable.find(({ dataKey }) => dataKey === dragged?.key);
  const dropTarget = dragged && dragged.before !== dragged.key ? dragged.before : undefined;

  const handleKey = (key: string, event: KeyboardEvent) => {
    const steps = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined;
    if (steps === undefined || dragged) return;
    event.preventDefault();
    if (!event.altKey) {
      focusHandle(list.current, keys[keys.indexOf(key) + steps]);
      return;
    }
    const target = neighbour(keys, key, steps);
    if (!target) return;
    // the row may now be another element: the focus has to follow it there
    flushSync(() => onMove(key, target.before));
    announce(key, target.before);
    focusHandle(list.current, key);
  };
  const remove = (key: string) => {
    const next = keys[keys.indexOf(key) + 1] ?? keys[keys.indexOf(key) - 1];
    flushSync(() => onRemove(key));
    focusHandle(list.current, next);
  };

  return (
    <DndContext {...contextProps}>
      <h3 className="px-5 pt-1 pb-1.5 text-12 font-normal text-fg-3">{t('pinned')}</h3>
      <ul>
        {locked.map((field) => (
          <li
            key={field.dataKey}
            className="mx-3 mb-1 flex h-8.5 items-center gap-2.5 px-2 text-13 text-fg-1"
          >
            <LockIcon aria-hidden className="size-3.5 flex-none text-fg-3" />
            {field.titleName}
          </li>
        ))}
      </ul>
      <h3 className="px-5 pt-1 pb-1.5 text-12 font-normal text-fg-3">{t('drag')}</h3>
      {movable.length === 0 && <p className="px-5 text-12 text-fg-3">{t('noneChosen')}</p>}
      <ul ref={list}>
        {movable.map((field) => (
          <OrderItem
            key={field.dataKey}
            field={field}
            isTarget={dropTarget === field.dataKey}
            onHandleKey={(event) => handleKey(field.dataKey, event)}
            onRemove={() => remove(field.dataKey)}
          />
        ))}
      </ul>
      <EndDropTarget isTarget={dropTarget === null} />
      <div role="status" className="sr-only">
        {message}
      </div>
      {createPortal(
        <DragOverlay
          dropAnimation={null}
          transition="none"
          modifiers={[({ transform }) => ({ ...transform, x: 0 })]}
          style={{ zIndex: 'var(--meridian-z-toast)' }}
        >
          {lifted && (
            <DragPreview>
              {lifted.titleName} <FieldUnit field={lifted} />
            </DragPreview>
          )}
        </DragOverlay>,
        document.body,
      )}
    </DndContext>
  );
}

function focusHandle(list: HTMLElement | null, key: string | undefined) {
  [...(list?.querySelectorAll<HTMLElement>('[data-field]') ?? [])]
    .find((item) => item.dataset.field === key)
    ?.querySelector<HTMLElement>('[data-handle]')
    ?.focus();
}
