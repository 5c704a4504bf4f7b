import { useState } from 'react';
import { IconButton } from '../components/icon-button/icon-button';
import { DragArea, DragPreview, DropIndicator, useDrag, useDragItem, useDropTarget } from '../drag';
import { GripVerticalIcon } from '../icons';
import { dragLabels } from './drag-labels';

const texts = {
  en: {
    list: 'Columns in order',
    columns: { cost: 'Cost', click: 'Clicks', ctr: 'CTR' },
    move: (title: string) => `Move ${title}`,
    where: (position: number, total: number) => `Position ${position} of ${total}.`,
  },
  cn: {
    list: '列的顺序',
    columns: { cost: '消费', click: '点击', ctr: '点击率' },
    move: (title: string) => `移动“${title}”`,
    where: (position: number, total: number) => `第 ${position} 个，共 ${total} 个`,
  },
  tw: {
    list: '欄的順序',
    columns: { cost: '費用', click: '點擊', ctr: '點閱率' },
    move: (title: string) => `移動「${title}」`,
    where: (position: number, total: number) => `第 ${position} 個，共 ${total} 個`,
  },
};
type Column = keyof (typeof texts)['en']['columns'];

const columns: readonly Column[] = ['cost', 'click', 'ctr'];
/** Id of the gap after the last item. */
const end = 'end';

export function DragExample({ language = 'en' }: { language?: keyof typeof texts }) {
  const text = texts[language];
  const [order, setOrder] = useState(columns);
  const titleOf = (id: string) => text.columns[order.find((each) => each === id) ?? 'cost'];
  const gaps = [...order, end];
  const drag = useDrag({
    start: 'handle',
    detect: 'gap',
    // an item stays where it is in the gaps before and after it
    targetsOf: (id) => ({ ids: gaps, home: gaps.slice(gaps.indexOf(id), gaps.indexOf(id) + 2) }),
    onDrop: (id, target) => setOrder(moved(order, id, target)),
    speech: {
      labels: dragLabels[language],
      describe: (id, target) => ({
        title: titleOf(id),
        where: text.where(moved(order, id, target).findIndex((each) => each === id) + 1, order.length),
      }),
    },
  });
  return (
    <DragArea drag={drag} preview={(id) => <DragPreview>{titleOf(id)}</DragPreview>}>
      <ul aria-label={text.list} className="w-60">
        {order.map((id) => (
          <Item
            key={id}
            id={id}
            title={titleOf(id)}
            moveLabel={text.move(titleOf(id))}
            onMove={drag.moveBy}
          />
        ))}
        <End />
      </ul>
    </DragArea>
  );
}

/** The order with an item moved before another one, or to the end. */
function moved(order: readonly Column[], id: string, before: string): readonly Column[] {
  if (id === before) return order;
  const item = order.filter((each) => each === id);
  const others = order.filter((each) => each !== id);
  const index = before === end ? others.length : others.findIndex((each) => each === before);
  return others.toSpliced(index, 0, ...item);
}

interface ItemProps {
  id: string;
  title: string;
  moveLabel: string;
  onMove: (id: string, steps: 1 | -1) => boolean;
}

function Item({ id, title, moveLabel, onMove }: ItemProps) {
  const { ref: targetRef, isTarget } = useDropTarget(id);
  const { ref, handleRef, listeners, describedBy } = useDragItem(id);
  return (
    <li
      ref={(element) => {
        ref(element);
        targetRef(element);
      }}
      className="relative flex items-center gap-2 border-b border-line-1 bg-surface py-1 text-fg-1"
    >
      {isTarget && <DropIndicator />}
      <IconButton
        ref={handleRef}
        label={moveLabel}
        aria-describedby={describedBy}
        {...listeners}
        onKeyDown={(event) => {
          const steps = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined;
          if (!event.altKey || steps === undefined) return listeners.onKeyDown?.(event);
          event.preventDefault();
          const handle = event.currentTarget;
          // the element is moved in the page, and loses the focus
          if (onMove(id, steps)) handle.focus();
        }}
        className="cursor-grab touch-none"
      >
        <GripVerticalIcon />
      </IconButton>
      {title}
    </li>
  );
}

/** The gap after the last item. */
function End() {
  const { ref, isTarget } = useDropTarget(end);
  return (
    <li ref={ref} aria-hidden className="relative">
      {isTarget && <DropIndicator />}
    </li>
  );
}
