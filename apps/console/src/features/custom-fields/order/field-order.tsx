import type { FieldDefinition } from '@meridian/api-client/contract';
import { useLanguage, useTranslation } from '@meridian/i18n';
import { dragLabels } from '@meridian/ui';
import { DragArea, DragPreview, DropIndicator, useDrag, useDropTarget } from '@meridian/ui/drag';
import { LockIcon } from '@meridian/ui/icons';
import { type KeyboardEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { FieldUnit } from '../field-unit';
import { OrderItem } from './order-item';

export interface FieldOrderProps {
  /** The shown fields in order, the locked ones first. */
  fields: readonly FieldDefinition[];
  onMove: (key: string, before: string | null) => void;
  onRemove: (key: string) => void;
}

/** The shown fields in order. Dragging moves one, and so do keys on its handle. */
export function FieldOrder({ fields, onMove, onRemove }: FieldOrderProps) {
  const { t } = useTranslation('customFields');
  const list = useRef<HTMLUListElement>(null);
  const { language } = useLanguage();
  const locked = fields.filter(({ isLocked }) => isLocked);
  const movable = fields.filter(({ isLocked }) => !isLocked);
  const keys = movable.map(({ dataKey }) => dataKey);
  const fieldOf = (key: string) => movable.find(({ dataKey }) => dataKey === key);
  const drag = useDrag({
    start: 'handle',
    detect: 'gap',
    targetsOf: (key) => {
      const ids = [...keys, endTargetId];
      return { ids, home: ids.slice(ids.indexOf(key), ids.indexOf(key) + 2) };
    },
    onDrop: (key, target) => onMove(key, target === endTargetId ? null : target),
    speech: {
      labels: dragLabels[language],
      describe: (key, target) => {
        const others = target === key ? keys : keys.filter((other) => other !== key);
        const index = target === endTargetId ? others.length : others.indexOf(target);
        return {
          title: fieldOf(key)?.titleName ?? '',
          where: t('position', { position: index + 1, total: keys.length }),
        };
      },
    },
  });

  const handleKey = (key: string, event: KeyboardEvent) => {
    const steps = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined;
    if (steps === undefined || drag.draggedId !== null) return;
    event.preventDefault();
    if (!event.altKey) focusHandle(list.current, keys[keys.indexOf(key) + steps]);
    else if (drag.moveBy(key, steps)) focusHandle(list.current, key);
  };
  const remove = (key: string) => {
    const next = keys[keys.indexOf(key) + 1] ?? keys[keys.indexOf(key) - 1];
    flushSync(() => onRemove(key));
    focusHandle(list.current, next);
  };

  return (
    <DragArea drag={drag} preview={(key) => <Lifted field={fieldOf(key)} />}>
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
            onHandleKey={(event) => handleKey(field.dataKey, event)}
            onRemove={() => remove(field.dataKey)}
          />
        ))}
      </ul>
      <EndDropTarget />
    </DragArea>
  );
}

function Lifted({ field }: { field: FieldDefinition | undefined }) {
  return (
    field && (
      <DragPreview>
        {field.titleName} <FieldUnit field={field} />
      </DragPreview>
    )
  );
}

function focusHandle(list: HTMLElement | null, key: string | undefined) {
  [...(list?.querySelectorAll<HTMLElement>('[data-field]') ?? [])]
    .find((item) => item.dataset.field === key)
    ?.querySelector<HTMLElement>('[data-handle]')
    ?.focus();
}

/** Id of the drop target after the last field; not a data key. */
const endTargetId = ':end';

/** The drop target after the last field. */
function EndDropTarget() {
  const { ref, isTarget } = useDropTarget(endTargetId);
  return (
    <div ref={ref} className="relative mx-3">
      {isTarget && <DropIndicator className="-top-0.75" />}
    </div>
  );
}
